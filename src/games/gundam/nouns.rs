//! The nouns and verbs of Gundam: areas, types of cards, colours, numbers, keywords, and what is done to cards.

use crate::cardgame::{self, Word, words};
use crate::lang::Said;

words! {
    /// 4-1-1. The areas. Resources are alike, and counted.
    pub enum Zone {
        /// 4-5. Units in the battle area.
        Battle = "battle", "gcg-zone-battle";
        /// 4-6-3. The base section of the shield area.
        Base = "base", "gcg-zone-base";
        /// 4-5-3. Pilots, under their Units.
        Paired = "paired", "gcg-zone-paired";
        /// 4-8
        Hand = "hand", "gcg-zone-hand";
        /// 4-2
        Deck = "deck", "gcg-zone-deck";
        /// 4-6-4. Shields, the topmost first.
        Shields = "shields", "gcg-zone-shields";
        /// 4-9
        Trash = "trash", "gcg-zone-trash";
        /// 4-7. The removal area.
        Removed = "removed", "gcg-zone-removed";
        /// 3-4-3, 4-1-2. A Command whose effect is being resolved.
        Resolving = "resolving", "gcg-zone-resolving";
        /// 5-10-3, 4-1-2. A destroyed Shield, turned up.
        Revealed = "revealed", "gcg-zone-revealed";
        /// 5-17-1. Tokens that are not in the game, and cards of players who are out.
        Outside = "outside", "gcg-zone-outside";
    }
}

impl cardgame::Zone for Zone {
    /// 4-5-2, 4-6-3. Where texts of cards work. Those of a Pilot work as its Unit's: 3-3-9-2.
    const FIELD: [Self; 2] = [Self::Battle, Self::Base];

    /// 4-1-3. Open areas.
    fn is_open(self) -> bool {
        super::looking::is_open(self)
    }

    fn is_ordered(self) -> bool {
        matches!(self, Self::Deck | Self::Shields | Self::Trash)
    }
}

words! {
    /// 2-3-2. Types of cards. Resources are counted, not kept one by one.
    pub enum Category {
        /// 3-2
        Unit = "unit", "gcg-kind-unit";
        /// 3-3. Also a Command that is paired: 3-4-6-3.
        Pilot = "pilot", "gcg-kind-pilot";
        /// 3-4
        Command = "command", "gcg-kind-command";
        /// 3-5
        Base = "base", "gcg-kind-base";
    }
}

words! {
    /// 2-4-2. Colours.
    pub enum Colour {
        /// น้ำเงิน.
        Blue = "blue", "deck-colour-blue";
        /// เขียว.
        Green = "green", "deck-colour-green";
        /// แดง.
        Red = "red", "deck-colour-red";
        /// ขาว.
        White = "white", "deck-colour-white";
        /// ม่วง. Not among the colours of 2-4-2-1; cards have it.
        Purple = "purple", "deck-colour-purple";
    }
}

words! {
    /// Numbers of cards.
    pub enum Stat {
        /// 2-7
        Ap = "ap", "gcg-stat-ap";
        /// 2-8. What a text reads is what is left after damage, or all of it: `hp-in-texts`.
        Hp = "hp", "gcg-stat-hp";
        /// 2-9
        Level = "level", "gcg-stat-level";
        /// 2-10
        Cost = "cost", "gcg-stat-cost";
    }
}

words! {
    /// 13-1. Keyword effects.
    pub enum Keyword {
        /// 13-1-1, with its number.
        Repair = "repair", "gcg-keyword-repair";
        /// 13-1-2, with its number.
        Breach = "breach", "gcg-keyword-breach";
        /// 13-1-3, with its number.
        Support = "support", "gcg-keyword-support";
        /// 13-1-4
        Blocker = "blocker", "gcg-keyword-blocker";
        /// 13-1-5
        FirstStrike = "first strike", "gcg-keyword-first-strike";
        /// 13-1-6
        HighManeuver = "high-maneuver", "gcg-keyword-high-maneuver";
        /// Not in the text of this edition: damage to Shields by an attack is dealt to the first two.
        Suppression = "suppression", "gcg-keyword-suppression";
    }
}

impl Keyword {
    /// `<Repair 2>`.
    pub fn said(self, n: u8) -> Said {
        if n > 1 || matches!(self, Self::Repair | Self::Breach | Self::Support) {
            Said::new("gcg-tell-keyword-n").word("name", self.key()).text("n", &n.to_string())
        } else {
            Said::new("gcg-tell-keyword").word("name", self.key())
        }
    }
}

words! {
    /// What is done to cards.
    pub enum Deed {
        /// Nothing yet.
        Choose = "choose", "gcg-verb-choose";
        /// 5-10-1
        Destroy = "destroy", "gcg-verb-destroy";
        /// Into the trash, without the word "destroy": from the field, the deck, the shield area.
        Trash = "trash", "gcg-verb-trash";
        /// 5-11-1. From the hand into the trash.
        Discard = "discard", "gcg-verb-discard";
        /// To its owner's hand.
        ToHand = "to-hand", "gcg-verb-to-hand";
        /// To its owner's deck.
        ToDeck = "to-deck", "gcg-verb-to-deck";
        /// Into the shield section.
        ToShields = "to-shields", "gcg-verb-to-shields";
        /// 5-12-1. Removed from the game; "exile".
        Remove = "remove", "gcg-verb-remove";
        /// From the field, in whatever way.
        Leave = "leave", "gcg-verb-leave";
        /// 5-4-1
        Rest = "rest", "gcg-verb-rest";
        /// 5-4-2
        SetActive = "active", "gcg-verb-active";
        /// 5-8-1
        Deploy = "deploy", "gcg-verb-deploy";
        /// 5-9-1
        Pair = "pair", "gcg-verb-pair";
        /// 5-5-1
        Damage = "damage", "gcg-verb-damage";
        /// 5-6-1
        Recover = "recover", "gcg-verb-recover";
        /// Something for a time.
        Give = "give", "gcg-verb-give";
        /// Shown to everybody.
        Reveal = "reveal", "gcg-verb-reveal";
        /// 3-4-1. A Command is played by an effect.
        Play = "play", "gcg-verb-play";
        /// 8-5-1. It becomes the target of the attack.
        Redirect = "redirect", "gcg-verb-redirect";
    }
}

words! {
    /// How words were read that can be read in more than one way.
    pub enum Taken {
        /// What stands in a further sentence hangs on the "if" before it.
        HangsOnIf = "hangs-on-if", "gcg-taken-hangs-on-if";
        /// 10-1-7-2. In a cost, without an owner: one's own.
        OwnInCost = "own-in-cost", "gcg-taken-own-in-cost";
        /// "A Pilot paired with an enemy Unit that is Lv.5 or lower": it is the Unit that is so.
        SaidOfTheLast = "said-of-the-last", "gcg-taken-said-of-the-last";
        /// "Lv. −1 and cost −1 for each …": both for each.
        SaidOfBoth = "said-of-both", "gcg-taken-said-of-both";
        /// "At the end of the turn when this Unit is paired": of the turn in which it came to be paired.
        TurnOfPairing = "turn-of-pairing", "gcg-taken-turn-of-pairing";
        /// "All your Units get AP+1 during this turn": those that are there when it is said.
        ThoseThere = "those-there", "gcg-taken-those-there";
        /// "Rest 1 enemy Unit. Set this Unit as active. It gains …": it is this Unit, which was spoken of last.
        ItIsThis = "it-is-this", "gcg-taken-it-is-this";
        /// 13-1-4-1. "When this Unit is attacked": also when it becomes the target of an attack that was declared on another.
        BlockerIsAttacked = "blocker-is-attacked", "gcg-taken-blocker-is-attacked";
        /// "Your opponent may discard 1. If they don't, …": of several opponents for each of them apart.
        EachApart = "each-apart", "gcg-taken-each-apart";
    }
}
