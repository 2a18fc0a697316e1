//! What is said: options, events and findings, in the words of the catalogues.

use serde_json::Value;
use unicode_normalization::UnicodeNormalization;

use super::areas::{CardId, On, State, Zone};
use super::cards::{Book, DefId};
use super::effects::Grant;
use super::event::{DonAt, End, Event, How, When, name};
use super::view;
use super::{Choice, Found, OnePiece, board, shipped};
use crate::engine::{Chooser, ClauseId, Player, Readings, Table};
use crate::games::board::{BoardFault, CardSource, Keys};
use crate::games::spoken::Spoken;
use crate::lang::{Fill, Said, Speech};

/// Who does what an event says.
pub fn doer(event: &Event) -> Option<Player> {
    match event {
        Event::Don(player, ..) | Event::Kept(player, _) | Event::Chooser(player) | Event::Shuffle(player) => {
            Some(*player)
        }
        Event::Pend(pending) => Some(pending.who),
        Event::Conceded(player) => Some(*player),
        Event::Modify(modifier) => Some(modifier.by),
        _ => None,
    }
}

impl Spoken for OnePiece {
    const NAME: &'static str = "one-piece";
    const EDITIONS: &'static [&'static str] = &["1.1.8", "2023-01-19"];
    const ORDERED: &'static [&'static str] = &["A.deck", "B.deck", "A.life", "B.life"];
    const DETAILS: &'static [&'static str] = view::DETAILS;
    const SAVED: &'static [&'static str] = &[
        "turn",
        "phase",
        ".leader",
        ".characters",
        ".stage",
        ".hand",
        ".life",
        ".deck",
        ".trash",
        ".don.active",
        ".don.rested",
        ".don.deck",
    ];

    fn read(
        keys: &Keys<'_>,
        edition: u8,
        readings: Readings,
        cards: &dyn CardSource,
    ) -> Result<Table<Self>, BoardFault> {
        board::read(keys, edition, readings, cards)
    }

    fn whole_game(edition: u8, readings: Readings, game: u64) -> Table<Self> {
        let decks = shipped::decks();
        let n = decks.len() as u64;
        let (a, b) = (game % n, (game / n) % n);
        shipped::whole_game(edition, readings, [&decks[a as usize], &decks[b as usize]])
    }

    const STARTS: u64 = 16;

    fn write(table: &Table<Self>) -> String {
        view::write(table)
    }

    fn starter() -> &'static str {
        include_str!("starter.md")
    }

    fn forms(table: &Table<Self>, choice: &Choice, who: Chooser) -> [Vec<String>; 2] {
        forms(table, choice, who)
    }

    fn fold(text: &str) -> String {
        let text: String = text
            .nfkc()
            .map(|c| match c {
                '’' => '\'',
                '−' | '–' => '-',
                c => c,
            })
            .collect();
        text.trim().trim_end_matches('.').to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn anywhere(_: &Choice) -> bool {
        false
    }

    fn starts_a_line(choice: &Choice) -> bool {
        matches!(
            choice,
            Choice::Play(..)
                | Choice::Activate(..)
                | Choice::Give(..)
                | Choice::Attack(_)
                | Choice::EndTurn
                | Choice::Block(_)
                | Choice::Counter(..)
        )
    }

    fn values(table: &Table<Self>) -> Value {
        view::values(table)
    }

    fn lines(table: &Table<Self>, speech: &Speech) -> Vec<String> {
        view::lines(table, speech)
    }

    fn summary(table: &Table<Self>, speech: &Speech) -> String {
        view::summary(table, speech)
    }

    /// Whoever is not asked may not act: 6-1-2 in the Main Phase; the steps of a battle name who acts.
    fn not_asked(decision: ClauseId, words: &str) -> Option<&'static str> {
        let plays = ["play ", "activate ", "give ", "attack ", "end turn"];
        let is_play = |all: &[&str]| all.iter().any(|p| words == p.trim() || words.starts_with(p));
        let blocks = is_play(&["block ", "no block"]);
        let counters = is_play(&["counter ", "no counter"]);
        let at = |clause: &'static str| decision == ClauseId::new(clause);
        if at("6-5-2") {
            return (is_play(&plays) || blocks || counters).then_some(if blocks {
                "7-1-2-1 6-5-2 10-1-4-1"
            } else if counters {
                "7-1-3-2 6-5-2"
            } else {
                "6-5-2 6-1-2 4-3-1 6-5-4-1 7-1 8-1-3-2 10-2-2-1 6-5-3-1 6-5-5-1"
            });
        }
        let in_battle = ["7-1-1-2", "7-1-2-1", "7-1-3-2", "7-1-3-2-1"].into_iter().any(at);
        if is_play(&plays) && in_battle {
            return Some("6-5-2 10-2-2-1 10-2-3-1 6-5-4-1");
        }
        if blocks || counters {
            return Some(if blocks { "7-1-2-1 10-1-4-1" } else { "7-1-3-2 7-1-3-2-1" });
        }
        if at("5-2-1-5") && is_play(&["go first", "go second"]) {
            return Some("5-2-1-4 5-2-1-5");
        }
        (at("5-2-1-6-1") && is_play(&["mulligan", "keep"])).then_some("5-2-1-6 5-2-1-6-1")
    }

    fn other_text(_: ClauseId) -> Option<&'static str> {
        None
    }

    fn conceding(player: Player) -> Option<Choice> {
        Some(Choice::Concede(player))
    }
}

/// What is known, and to whom it is said.
pub struct Words<'a> {
    /// The position.
    pub state: &'a State,
    /// The cards.
    pub book: &'a Book,
    /// Who is spoken to: one's own cards need no owner.
    pub who: Chooser,
}

impl Words<'_> {
    fn say(&self, key: &'static str, gaps: &[(&'static str, Fill)]) -> Said {
        Said::with(key, gaps)
    }

    fn name(&self, id: CardId) -> Said {
        let state = self.state;
        if state.card(id).def == DefId::UNKNOWN {
            return Said::new("op-unknown-card");
        }
        self.plain(id)
    }

    fn def(&self, def: DefId) -> Said {
        Said::plain(if def == DefId::UNKNOWN { "?" } else { self.book.def(def).name.as_str() })
    }

    /// One's own by its name, another's with its owner.
    fn named(&self, id: CardId) -> Said {
        let owner = self.state.owner(id);
        if self.who == Chooser::Player(owner) {
            return self.plain(id);
        }
        self.say("op-whose", &[("player", owner.name().into()), ("name", self.plain(id).into())])
    }

    fn plain(&self, id: CardId) -> Said {
        Said::plain(name(self.state, self.book, id))
    }

    /// A card, or the one that an unknown card is said to be.
    fn as_card(&self, id: CardId, def: DefId) -> Said {
        if self.state.card(id).def == DefId::UNKNOWN && def != DefId::UNKNOWN { self.def(def) } else { self.plain(id) }
    }

    fn card(&self, key: &'static str, words: Said) -> Said {
        self.say(key, &[("card", words.into())])
    }

    fn player(&self, key: &'static str, player: Player) -> Said {
        self.say(key, &[("player", player.name().into())])
    }

    /// An option.
    pub fn choice(&self, choice: &Choice) -> Said {
        match *choice {
            Choice::Play(id, def) => self.card("op-choice-play", self.as_card(id, def)),
            Choice::Activate(id, 0) => self.card("op-choice-activate", self.named(id)),
            Choice::Activate(id, n) => {
                let gaps = [("card", self.named(id).into()), ("n", usize::from(n + 1).into())];
                self.say("op-choice-activate-nth", &gaps)
            }
            Choice::Give(id, 1) => self.card("op-choice-give", self.named(id)),
            Choice::Give(id, n) => {
                self.say("op-choice-give-many", &[("card", self.named(id).into()), ("n", usize::from(n).into())])
            }
            Choice::Attack(id) => self.card("op-choice-attack", self.named(id)),
            Choice::EndTurn => Said::new("op-choice-end-turn"),
            Choice::Card(id, def) => {
                let unseen = self.state.card(id).def == DefId::UNKNOWN && def != DefId::UNKNOWN;
                if unseen { self.def(def) } else { self.named(id) }
            }
            Choice::Done => Said::new("op-choice-done"),
            Choice::Yes => Said::new("op-choice-yes"),
            Choice::No => Said::new("op-choice-no"),
            Choice::Block(id) => self.card("op-choice-block", self.named(id)),
            Choice::NoBlock => Said::new("op-choice-no-block"),
            Choice::Counter(id, def) => self.card("op-choice-counter", self.as_card(id, def)),
            Choice::NoCounter => Said::new("op-choice-no-counter"),
            Choice::Trigger => Said::new("op-choice-trigger"),
            Choice::NoTrigger => Said::new("op-choice-no-trigger"),
            Choice::Don(DonAt::Active) => Said::new("op-choice-don-active"),
            Choice::Don(DonAt::Rested) => Said::new("op-choice-don-rested"),
            Choice::Don(DonAt::Given(id)) => self.card("op-choice-don-of", self.named(id)),
            Choice::Don(DonAt::Deck) => Said::new("op-choice-don-deck"),
            Choice::Resolve(id, effect) => match nth_effect(self.state, self.book, id, effect) {
                None => self.card("op-choice-resolve", self.named(id)),
                Some(n) => self.say("op-choice-resolve-nth", &[("card", self.named(id).into()), ("n", n.into())]),
            },
            Choice::Use(id, _) => self.card("op-choice-use", self.named(id)),
            Choice::Decline => Said::new("op-choice-decline"),
            Choice::Mode(n) => self.say("op-choice-mode", &[("n", usize::from(n + 1).into())]),
            Choice::Number(n) => Said::plain(n.to_string()),
            Choice::Top => Said::new("op-choice-top"),
            Choice::Bottom => Said::new("op-choice-bottom"),
            Choice::Wins(player) => Said::plain(player.name()),
            Choice::First(true) => Said::new("op-choice-first"),
            Choice::First(false) => Said::new("op-choice-second"),
            Choice::Mulligan => Said::new("op-choice-mulligan"),
            Choice::Keep => Said::new("op-choice-keep"),
            Choice::Is(id, def) => {
                let gaps = [("player", self.state.owner(id).name().into()), ("card", self.def(def).into())];
                self.say("op-choice-is", &gaps)
            }
            Choice::Whatever(_) => Said::new("op-choice-whatever"),
            Choice::Concede(_) => Said::new("op-choice-concede"),
            Choice::Nothing => Said::plain("–"),
        }
    }

    /// An event; none for bookkeeping.
    pub fn event(&self, event: &Event) -> Option<Said> {
        let state = self.state;
        Some(match event {
            Event::Move { card, from, to, end, how, turned, .. } => {
                self.moved(*card, (*from, *to, *end), *how, *turned)
            }
            Event::Rest(id, _) => self.card("op-event-rest", self.name(*id)),
            Event::SetActive(id, _) => self.card("op-event-active", self.name(*id)),
            Event::Don(player, from, to, n, _) => self.don(*player, *from, *to, *n),
            Event::Modify(modifier) => {
                let words = self.grant(&modifier.grant, modifier.amount);
                match modifier.on {
                    On::Card(id) => {
                        self.say("op-event-gains", &[("card", self.name(id).into()), ("words", words.into())])
                    }
                    On::Player(player) => self.player("op-event-player-cannot", player),
                }
            }
            Event::Expire(player, _) => self.player("op-event-expire", *player),
            Event::Pend(pending) => self.card("op-event-set-off", self.name(pending.card)),
            Event::Ordered(order) => {
                let words = Said::several(order.iter().map(|(id, _)| self.name(*id)), ", ");
                self.say("op-event-ordered", &[("words", words.into())])
            }
            Event::Delay(_) => Said::new("op-event-later"),
            Event::Due(_) => Said::new("op-event-due"),
            Event::BattleOver => Said::new("op-battle-over"),
            Event::Phase(phase) => self.say("op-event-phase", &[("phase", Said::new(view::phase_key(*phase)).into())]),
            Event::BattleEnds => Said::new("op-battle-end"),
            Event::Turn(player) => self.player("op-event-turn", *player),
            Event::Chooser(_) => return None,
            Event::First(player) => self.player("op-event-first", *player),
            Event::Kept(player, true) => self.player("op-event-keeps", *player),
            Event::Kept(player, false) => self.player("op-event-redraws", *player),
            Event::Attack(id) => self.card("op-event-attack", self.name(*id)),
            Event::Target(id) => self.card("op-event-target", self.name(*id)),
            Event::Redirect(id) => self.card("op-event-redirect", self.name(*id)),
            Event::Block(id) => self.card("op-event-block", self.name(*id)),
            Event::Struck(player) => self.player("op-event-struck", *player),
            Event::Doomed(player) => self.player("op-event-doomed", *player),
            Event::TriggerActivated(_, id) => self.card("op-event-trigger", self.name(*id)),
            Event::Is(id, def) => {
                let gaps = [("player", state.owner(*id).name().into()), ("card", self.def(*def).into())];
                self.say("op-event-is", &gaps)
            }
            Event::Shuffle(player) => self.player("op-event-shuffle", *player),
            Event::Mixed(player, n) => {
                self.say("op-event-mixed", &[("player", player.name().into()), ("n", usize::from(*n).into())])
            }
            Event::Turned(id, up) => {
                self.card(if *up { "op-event-face-up" } else { "op-event-face-down" }, self.name(*id))
            }
            Event::Revealed(id) => self.card("op-event-revealed", self.name(*id)),
            Event::Conceded(player) => self.player("op-event-conceded", *player),
            Event::Over(outcome) => self.say("op-event-over", &[("result", Said::new(result_key(*outcome)).into())]),
            Event::Timing(When::StartOfTurn | When::StartOfMain | When::EndOfTurn, _)
            | Event::Take(_)
            | Event::Used(..)
            | Event::CounterStep
            | Event::Fought
            | Event::Damaged(..)
            | Event::DamageBegins(_)
            | Event::EventActivated(..)
            | Event::OnPlayActivated(..)
            | Event::Instead(_)
            | Event::Found(..) => return None,
        })
    }

    /// What a card has been given.
    fn grant(&self, grant: &Grant, amount: i32) -> Said {
        let number = |key: &'static str, words: String| self.say(key, &[("n", words.into())]);
        match grant {
            Grant::Power(_) => number("op-grant-power", format!("{amount:+}")),
            Grant::Cost(_) => number("op-grant-cost", format!("{amount:+}")),
            Grant::BasePower(_) => number("op-grant-base-power", amount.to_string()),
            Grant::BaseCost(_) => number("op-grant-base-cost", amount.to_string()),
            Grant::Keyword(keyword) => {
                Said::several([Said::plain("["), Said::new(view::keyword_key(*keyword)), Said::plain("]")], "")
            }
            Grant::Negated => Said::new("op-negated"),
            Grant::Cannot(_) => Said::new("op-grant-cannot"),
            Grant::StaysRested => Said::new("op-grant-stays-rested"),
            _ => Said::new("op-grant-effect"),
        }
    }

    fn moved(&self, id: CardId, (from, to, end): (Zone, Zone, End), how: How, turned: bool) -> Said {
        let owner = self.state.owner(id);
        let gaps = [
            ("player", owner.name().into()),
            ("card", self.name(id).into()),
            ("from", Said::new(view::zone_key(from)).into()),
            ("to", Said::new(view::zone_key(to)).into()),
        ];
        let key = match (how, to) {
            (How::Drawn, _) => "op-event-drawn",
            (How::Kod, _) => "op-event-kod",
            (How::MadeRoom, _) => "op-event-made-room",
            (How::Played, _) if turned => "op-event-played-rested",
            (How::Played, _) => "op-event-played",
            (How::Activated, _) => "op-event-activated",
            (How::Countered, _) => "op-event-countered",
            (How::Damage, _) => "op-event-life-to-hand",
            (How::Banished, _) => "op-event-banished",
            (How::Triggered, _) => "op-event-life-revealed",
            (How::AfterTrigger, _) => "op-event-after-trigger",
            (How::Redrawn, _) => "op-event-back-to-deck",
            (_, Zone::Deck) if end == End::Top => "op-event-to-deck-top",
            (_, Zone::Deck) => "op-event-to-deck-bottom",
            (_, Zone::Life) if turned => "op-event-to-life-face-up",
            (_, Zone::Life) => "op-event-to-life",
            _ => "op-event-moved",
        };
        self.say(key, &gaps)
    }

    fn don(&self, player: Player, from: DonAt, to: DonAt, n: u8) -> Said {
        let card = match (from, to) {
            (_, DonAt::Given(id)) | (DonAt::Given(id), _) => self.name(id),
            _ => Said::plain(""),
        };
        let gaps = [("player", player.name().into()), ("n", usize::from(n).into()), ("card", card.into())];
        let key = match (from, to) {
            (_, DonAt::Given(_)) => "op-event-don-given",
            (DonAt::Given(_), DonAt::Deck) => "op-event-don-returned-from",
            (_, DonAt::Deck) => "op-event-don-returned",
            (DonAt::Given(_), _) => "op-event-don-back",
            (DonAt::Deck, DonAt::Active) => "op-event-don-added",
            (DonAt::Deck, _) => "op-event-don-added-rested",
            (_, DonAt::Rested) => "op-event-don-rested",
            (_, DonAt::Active) => "op-event-don-active",
        };
        self.say(key, &gaps)
    }

    /// A finding.
    pub fn note(&self, note: &Found) -> Said {
        let verb = |verb: super::lowered::Verb| Said::new(verb_key(verb));
        match note {
            Found::Compared(a, ours, t, theirs) => {
                let gaps = [
                    ("attacker", self.name(*a).into()),
                    ("a", ours.to_string().into()),
                    ("target", self.name(*t).into()),
                    ("b", theirs.to_string().into()),
                ];
                self.say(if ours >= theirs { "op-note-wins" } else { "op-note-loses" }, &gaps)
            }
            Found::LeftBattle => Said::new("op-note-left-battle"),
            Found::NoBlock(p) => self.player("op-note-no-block", *p),
            Found::NoCounter(p) => self.player("op-note-no-counter", *p),
            Found::NoFirstDraw(p) => self.player("op-note-no-first-draw", *p),
            Found::NoDon(p) => self.player("op-note-no-don", *p),
            Found::ConditionFails(id) => self.card("op-note-condition-fails", self.name(*id)),
            Found::ConditionsHold(id) => self.card("op-note-conditions-hold", self.name(*id)),
            Found::IsNext(id) => self.card("op-note-is-next", self.name(*id)),
            Found::Unsettled => Said::new("op-note-unsettled"),
            Found::WentToSecret(id) => self.card("op-note-went-to-secret", self.name(*id)),
            Found::Paying(id) => self.card("op-note-paying", self.name(*id)),
            Found::GoesOn => Said::new("op-goes-on"),
            Found::FirstHand(p) => self.player("op-note-first-hand", *p),
            Found::LeadersShown => Said::new("op-setup-leaders"),
            Found::TurnPlayerFirst(p) => self.player("op-note-turn-player-first", *p),
            Found::LaysLife(p, n) => {
                self.say("op-note-lays-life", &[("player", p.name().into()), ("n", usize::from(*n).into())])
            }
            Found::Deck(p, true) => self.player("op-note-deck-legal", *p),
            Found::Deck(p, false) => self.player("op-note-deck-not-legal", *p),
            Found::CannotPay(id) => self.card("op-note-cannot-pay", self.name(*id)),
            Found::NotPaid(id) => self.card("op-note-not-paid", self.name(*id)),
            Found::PaidOtherwise(id) => self.card("op-note-paid-otherwise", self.name(*id)),
            Found::SourceMoved(id) => self.card("op-note-source-moved", self.name(*id)),
            Found::Negated(id) => self.card("op-note-negated", self.name(*id)),
            Found::UsedUp(id) => self.card("op-note-used-up", self.name(*id)),
            Found::Activates(id) => self.card("op-note-activates", self.name(*id)),
            Found::If(true) => Said::new("op-note-if"),
            Found::If(false) => Said::new("op-note-if-not"),
            Found::IfDone(true) => Said::new("op-note-if-done"),
            Found::IfDone(false) => Said::new("op-note-if-not-done"),
            Found::ThenAnyway => Said::new("op-note-then-anyway"),
            Found::NothingTo(what) => self.say("op-note-nothing-to", &[("verb", verb(*what).into())]),
            Found::Forbidden(id) => self.card("op-note-forbidden", self.name(*id)),
            Found::ForbiddenTo(p) => self.player("op-note-forbidden-to", *p),
            Found::NoDonTurned(p) => self.player("op-note-no-don-turned", *p),
            Found::PutBack(p) => self.player("op-note-put-back", *p),
            Found::AlreadySo(id) => self.card("op-note-already-so", self.name(*id)),
            Found::NotAtAll => Said::new("op-note-not-at-all"),
            Found::DoesNot(p) => self.player("op-note-does-not", *p),
            Found::ModeChosen(p, n) => {
                self.say("op-note-mode", &[("player", p.name().into()), ("n", usize::from(*n).into())])
            }
            Found::DealsDamage(p, n) => {
                self.say("op-note-damage", &[("player", p.name().into()), ("n", usize::from(*n).into())])
            }
            Found::NoLifeLeft(p) => self.player("op-note-no-life-left", *p),
            Found::TriggerUnused(p) => self.player("op-note-trigger-unused", *p),
            Found::Banishes(id) => self.card("op-note-banishes", self.name(*id)),
            Found::Doubles(id) => self.card("op-note-doubles", self.name(*id)),
            Found::LooksAt(p, cards) => {
                let words = Said::several(cards.iter().map(|&id| self.name(id)), ", ");
                let words = if cards.is_empty() { Said::new("op-zone-deck") } else { words };
                self.say("op-note-looks", &[("player", p.name().into()), ("words", words.into())])
            }
            Found::MayChoose(p) => self.player("op-note-may-choose", *p),
            Found::Defeated(p, true) => self.player("op-note-no-deck", *p),
            Found::Defeated(p, false) => self.player("op-note-no-life", *p),
            Found::BothDefeated => Said::new("op-note-both"),
            Found::NoTriggerHere(id) => self.card("op-note-no-trigger-here", self.name(*id)),
            Found::Pays(p, id, n) => {
                let gaps =
                    [("player", p.name().into()), ("card", self.name(*id).into()), ("n", usize::from(*n).into())];
                self.say("op-note-pays", &gaps)
            }
            Found::Returns(p, n) => {
                self.say("op-note-returns", &[("player", p.name().into()), ("n", usize::from(*n).into())])
            }
            Found::EndsTurn(p) => self.player("op-note-ends-turn", *p),
            Found::NumberChosen(p, n) => {
                self.say("op-note-number", &[("player", p.name().into()), ("n", usize::from(*n).into())])
            }
        }
    }
}

fn result_key(outcome: crate::engine::Outcome) -> &'static str {
    use crate::engine::Outcome::{Drawn, Undecided, Won};
    match outcome {
        Won(seats) if seats.has(Player::A) => "op-result-a",
        Won(_) => "op-result-b",
        Drawn => "op-result-draw",
        Undecided => "op-result-undecided",
    }
}

fn verb_key(verb: super::lowered::Verb) -> &'static str {
    use super::lowered::Verb;
    match verb {
        Verb::Choose => "op-verb-choose",
        Verb::Ko => "op-verb-ko",
        Verb::Trash => "op-verb-trash",
        Verb::ToHand => "op-verb-to-hand",
        Verb::ToDeck => "op-verb-to-deck",
        Verb::ToLife => "op-verb-to-life",
        Verb::Rest => "op-verb-rest",
        Verb::SetActive => "op-verb-active",
        Verb::Play => "op-verb-play",
        Verb::Give => "op-verb-give",
        Verb::GiveDon => "op-verb-give-don",
        Verb::Reveal => "op-verb-reveal",
        Verb::TurnUp | Verb::TurnDown => "op-verb-turn-life",
        Verb::ActivateEvent => "op-verb-activate",
        Verb::Redirect => "op-verb-redirect",
    }
}

/// Which of several auto or permanent effects of a card an effect is, in the order of the text.
fn nth_effect(state: &State, book: &Book, card: CardId, effect: u8) -> Option<usize> {
    use super::effects::Kind;
    let effects = &book.def(state.card(card).def).text.effects;
    let permanent = effects.get(usize::from(effect)).is_some_and(|e| matches!(e.kind, Kind::Permanent(_)));
    let alike = |e: &super::effects::Effect| match e.kind {
        Kind::Permanent(_) => permanent,
        Kind::Auto(_) => !permanent,
        _ => false,
    };
    let own: Vec<u8> = (0..effects.len() as u8).filter(|&n| alike(&effects[usize::from(n)])).collect();
    (own.len() > 1).then(|| own.iter().position(|e| *e == effect).map_or(1, |n| n + 1))
}

/// Ways to write an option, in English; the words of the option as it is shown are ways, too.
fn forms(table: &Table<OnePiece>, choice: &Choice, who: Chooser) -> [Vec<String>; 2] {
    let (state, book) = (&table.state, &*table.book);
    let own = |id: CardId| who == Chooser::Player(state.owner(id));
    let as_name = |id: CardId, def: DefId| {
        if state.card(id).def == DefId::UNKNOWN && def != DefId::UNKNOWN {
            book.def(def).name.clone()
        } else {
            name(state, book, id)
        }
    };
    // With its owner always; without only surely if it is one's own.
    let of = |id: CardId, def: DefId, with: &[&dyn Fn(&str) -> String]| -> [Vec<String>; 2] {
        let bare = as_name(id, def);
        let full = format!("{}'s {bare}", state.owner(id));
        let sure: Vec<String> = with.iter().map(|f| f(&full)).collect();
        let short: Vec<String> = with.iter().map(|f| f(&bare)).collect();
        if own(id) { [[sure, short].concat(), Vec::new()] } else { [sure, short] }
    };
    let sure = |forms: &[&str]| [forms.iter().map(|f| f.to_string()).collect(), Vec::new()];
    let here = |id: CardId| state.card(id).def;
    match *choice {
        Choice::Play(id, def) => of(id, def, &[&|n| format!("play {n}")]),
        Choice::Activate(id, n) => {
            let nth = n + 1;
            if n == 0 {
                of(id, here(id), &[&|c| format!("activate {c}"), &move |c| format!("activate {c} ({nth})")])
            } else {
                of(id, here(id), &[&move |c| format!("activate {c} ({nth})")])
            }
        }
        Choice::Give(id, 1) => {
            let with: [&dyn Fn(&str) -> String; 4] = [
                &|n| format!("give DON!! to {n}"),
                &|n| format!("give {n}"),
                &|n| format!("give 1 DON!! to {n}"),
                &|n| format!("don {n}"),
            ];
            of(id, here(id), &with)
        }
        Choice::Give(id, k) => {
            of(id, here(id), &[&move |n| format!("give {k} DON!! to {n}"), &move |n| format!("give {k} {n}")])
        }
        Choice::Attack(id) => of(id, here(id), &[&|n| format!("attack {n}"), &|n| format!("attack with {n}")]),
        Choice::EndTurn => sure(&["end turn", "end", "end the turn"]),
        Choice::Card(id, def) => {
            let mut all = of(
                id,
                def,
                &[&|n| n.to_string(), &|n| format!("trash {n}"), &|n| format!("choose {n}"), &|n| format!("on {n}")],
            );
            // The ends of Life are named by their places.
            let life = state.zone(state.owner(id), Zone::Life);
            if life.first() == Some(&id) {
                all[0].push("top".into());
            } else if life.last() == Some(&id) {
                all[0].push("bottom".into());
            }
            all
        }
        Choice::Done => sure(&["done", "no more", "none", "0"]),
        Choice::Yes => sure(&["yes", "pay", "draw"]),
        Choice::No => sure(&["no", "do not pay"]),
        Choice::Block(id) => of(id, here(id), &[&|n| format!("block {n}"), &|n| format!("block with {n}")]),
        Choice::NoBlock => sure(&["no block", "no blocker"]),
        Choice::Counter(id, def) => of(id, def, &[&|n| format!("counter {n}"), &|n| format!("counter with {n}")]),
        Choice::NoCounter => sure(&["no counter", "no more counters"]),
        Choice::Trigger => sure(&["trigger", "use trigger"]),
        Choice::NoTrigger => sure(&["no trigger"]),
        Choice::Don(DonAt::Active) => sure(&["active DON!!", "DON!! active"]),
        Choice::Don(DonAt::Rested) => sure(&["rested DON!!", "DON!! rested"]),
        Choice::Don(DonAt::Given(id)) => of(id, here(id), &[&|n| format!("DON!! of {n}")]),
        Choice::Resolve(id, effect) => match nth_effect(state, book, id, effect) {
            None => of(id, here(id), &[&|n| format!("resolve {n}")]),
            Some(nth) => {
                let [mut sure, mut short] = of(id, here(id), &[&move |n| format!("resolve {n} ({nth})")]);
                // Without its number it is clear only if no other one waits.
                let [bare, other] = of(id, here(id), &[&|n| format!("resolve {n}")]);
                short.extend(bare.into_iter().chain(other));
                sure.dedup();
                [sure, short]
            }
        },
        Choice::Use(id, _) => of(id, here(id), &[&|n| format!("use {n}")]),
        Choice::Decline => sure(&["decline", "no"]),
        Choice::Mode(n) => [vec![format!("mode {}", n + 1)], vec![(n + 1).to_string()]],
        Choice::Top => sure(&["top"]),
        Choice::Bottom => sure(&["bottom"]),
        Choice::Wins(player) => [vec![player.to_string(), format!("{player} chooses")], Vec::new()],
        Choice::First(first) => sure(if first { &["go first", "first"] } else { &["go second", "second"] }),
        Choice::Mulligan => sure(&["mulligan"]),
        Choice::Keep => sure(&["keep"]),
        Choice::Is(id, def) => {
            let (player, card) = (state.owner(id), book.def(def).name.clone());
            let zone = super::event::zone_name(state.card(id).zone);
            let card = if def == DefId::UNKNOWN { "?".to_string() } else { card };
            let mut all = vec![
                format!("{player}'s {zone} card is {card}"),
                format!("{player}'s card is {card}"),
                format!("{player} draws {card}"),
                format!("{player}'s top card is {card}"),
            ];
            all.push(card);
            [all, Vec::new()]
        }
        Choice::Whatever(_) => sure(&["does not matter", "whatever", "?"]),
        Choice::Concede(_) => sure(&["concede"]),
        Choice::Number(n) => [vec![n.to_string()], if n == 0 { vec!["done".into()] } else { Vec::new() }],
        Choice::Nothing | Choice::Don(DonAt::Deck) => [Vec::new(), Vec::new()],
    }
}
