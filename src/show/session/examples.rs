//! What the help shows as examples: of every game its own, in the words of its cases.

/// Examples of one game. Plays and boards are written alike in every language.
#[derive(Debug)]
pub struct Examples {
    /// The game's folder in `rules/`.
    game: &'static str,
    /// A play.
    pub play: &'static str,
    /// A play in Thai, and one in Japanese.
    pub tongues: [&'static str; 2],
    /// A line on a copy.
    pub whatif: &'static str,
    /// An edit, shortly.
    pub edit: &'static str,
    /// A card that is put and removed, shortly.
    pub card: &'static str,
    /// Edits.
    pub set: [&'static str; 3],
    /// Cards that are put.
    pub put: [&'static str; 3],
    /// A card that is removed.
    pub remove: &'static str,
    /// A play that is refused.
    pub not: &'static str,
    /// A play that is asked about.
    pub legal: &'static str,
    /// What is explored for.
    pub goal: &'static str,
    /// A clause.
    pub rule: &'static str,
    /// Words to find.
    pub search: &'static str,
}

/// The examples of all games that are played.
pub static EXAMPLES: [Examples; 4] = [
    Examples {
        game: "one-piece",
        play: "attack Kid -> Usopp, yes",
        tongues: ["โจมตี Kid ใส่ Usopp", "KidでUsoppにアタック"],
        whatif: "attack Captain -> leader; block Guard; no counter",
        edit: "A.life = 2",
        card: "A.hand Cook",
        set: ["A.don.active = 5", "A.\"Deck Hand\".power = 7000", "B.life = 2"],
        put: ["B.characters 4000 blocker", "B.hand +2000", "A.hand { name = \"Cook\", cost = 1, counter = 1000 }"],
        remove: "A.hand Cook",
        not: "block Guard",
        legal: "attack Captain -> Guard",
        goal: "B.life = 0",
        rule: "7-1-3",
        search: "double attack",
    },
    Examples {
        game: "gundam",
        play: "attack Ram -> B's Post, pass",
        tongues: ["โจมตี Ram ใส่ Post", "RamでPostにアタック"],
        whatif: "attack Ram -> B; block Post; pass",
        edit: "A.resources.active = 4",
        card: "A.hand Volley",
        set: ["A.resources.active = 4", "B.\"Post\".damage = 1", "A.\"Ram\".rested = true"],
        put: [
            "B.units { name = \"Post\", ap = 2, hp = 4 }",
            "B.shields { name = \"Slate\" }",
            "A.hand { name = \"Volley\", cost = 1, level = 1 }",
        ],
        remove: "B.units Post",
        not: "block Post",
        legal: "attack Ram -> B's Post",
        goal: "B.units = []",
        rule: "8-5-3-2",
        search: "link unit",
    },
    Examples {
        game: "summoner-master",
        play: "attack Ox -> Toad, pass",
        tongues: ["โจมตี Mud Boar ด้วย Ash Lancer", "Ash LancerでMud Boarを攻撃"],
        whatif: "attack Ox -> Toad; pass",
        edit: "A.mp = 5",
        card: "A.hand Twig Imp",
        set: ["A.mp = 5", "A.\"Ox\".inactive = true", "B.\"Toad\".at = 3"],
        put: [
            "B.at_line { name = \"Toad\", at = 2, df = 3 }",
            "A.hand { name = \"Gust\", mp = 1, turns = 0, text = \"1 Seal to hand\" }",
            "B.df_line { name = \"Newt\", df = 4 }",
        ],
        remove: "B.at_line Toad",
        not: "attack hand with Ox",
        legal: "attack Ox -> Toad",
        goal: "B.at_line = []",
        rule: "504.15.1",
        search: "interfere step",
    },
    Examples {
        game: "blackpoker",
        play: "summon soldier S7, pass",
        tongues: ["อัญเชิญทหาร S7", "S7を召喚"],
        whatif: "summon soldier S7; pass",
        edit: "A.deck = 12",
        card: "A.hand S7",
        set: ["A.deck = 12", "A.hand = [\"S7\", \"?\"]", "B.deck = 3"],
        put: ["A.hand S7", "B.bulwarks D3", "A.soldiers H4"],
        remove: "A.hand S7",
        not: "charge",
        legal: "summon soldier S7",
        goal: "B.deck = 0",
        rule: "A-9",
        search: "damage judgement",
    },
];

/// The examples of a game.
pub fn of(game: &str) -> &'static Examples {
    EXAMPLES.iter().find(|e| e.game == game).unwrap_or(&EXAMPLES[0])
}
