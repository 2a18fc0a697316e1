//! 8-3-1-3, 8-1-3-4-5. What DON!! cards can still be done, part by part, where a cost is paid or something is there instead.

use super::dons;
use super::event::DonAt;
use super::vocabulary::{
    Amount, Count, DONS, Deed, DonFrom, Filter, Is, Op, OwnCannot, OwnOp, Selector, Target, Whose,
};
use super::{Eye, Run};
use crate::cardgame::effect::clamped;
use crate::engine::Player;

/// 3-9. Does a text mean DON!! cards in this state? What it asks of cards named beside them, a cost or a type, is not asked of DON!! cards.
pub fn is_meant(filter: &Filter, at: DonAt) -> bool {
    filter.0.iter().all(|is| match is {
        Is::Active => at == DonAt::Active,
        Is::Rested => matches!(at, DonAt::Rested | DonAt::Held),
        Is::Either(ways) => ways.iter().any(|way| is_meant(way, at)),
        Is::This | Is::It | Is::Other => false,
        _ => true,
    })
}

/// 1-3-2-1. Is something done by this to one in this state? What does not turn it may be done to any; what keeps it rested is for rested ones.
pub fn is_turned_by(deed: Deed, at: DonAt) -> bool {
    match deed {
        Deed::Rest => at == DonAt::Active,
        Deed::SetActive | Deed::Give => matches!(at, DonAt::Rested | DonAt::Held),
        _ => true,
    }
}

/// DON!! cards of both players, as they are after each part that was done.
#[derive(Clone, Copy)]
pub struct Purse {
    sides: [Sums; 2],
}

/// The DON!! cards of one player.
#[derive(Clone, Copy)]
struct Sums {
    active: i32,
    rested: i32,
    given: i32,
    deck: i32,
}

impl Sums {
    /// Those in the cost area are turned. False: there are not so many.
    fn turn(&mut self, n: i32, rest: bool) -> bool {
        let (from, to) = if rest { (&mut self.active, &mut self.rested) } else { (&mut self.rested, &mut self.active) };
        *from -= n;
        *to += n;
        *from >= 0
    }

    /// So many leave the field, active ones last.
    fn leave(&mut self, n: i32) -> bool {
        let given = n.min(self.given);
        let rested = (n - given).min(self.rested);
        self.given -= given;
        self.rested -= rested;
        self.active -= n - given - rested;
        self.active >= 0
    }
}

/// One of a player's kinds becomes less. False: there are not so many.
fn less(of: &mut i32, n: i32) -> bool {
    *of -= n;
    *of >= 0
}

impl Purse {
    /// What there is.
    pub fn of(eye: &Eye<'_>) -> Self {
        let sums = |player: Player| {
            let side = eye.state.side(player);
            Sums {
                active: i32::from(side.don_active),
                rested: i32::from(side.don_rested),
                given: i32::from(eye.state.don_given(player)),
                deck: i32::from(side.don_deck),
            }
        };
        Self { sides: Player::BOTH.map(sums) }
    }

    /// What is left after those that were picked and not turned yet.
    pub fn after(eye: &Eye<'_>, run: &Run) -> Self {
        let mut purse = Self::of(eye);
        for (player, at) in &run.own.counted {
            purse.sides[player.index()].turn(1, *at == DonAt::Active);
        }
        purse
    }

    fn side(&mut self, player: Player) -> &mut Sums {
        &mut self.sides[player.index()]
    }

    /// A part is done. False: it cannot be.
    pub fn spend(&mut self, eye: &Eye<'_>, op: &Op) -> bool {
        let op = match op {
            Op::Draw { who, up_to: false, .. } => return may_draw(eye, *who),
            Op::Own(own) => own,
            _ => return true,
        };
        match op {
            OwnOp::RestDon(n) => self.side(eye.who).turn(i32::from(*n), true),
            OwnOp::TurnDons { what, rest } => self.turn(eye, what, *rest),
            OwnOp::ReturnDon { who, count, up_to: false, rested, .. } => {
                let (side, n) = (self.side(eye.player(*who)), eye.amount(count));
                match rested {
                    Some(true) => less(&mut side.rested, n),
                    Some(false) => less(&mut side.active, n),
                    None => side.leave(n),
                }
            }
            OwnOp::TakeBackDon { count, up_to: false } => {
                let (side, n) = (self.side(eye.who), eye.amount(count));
                side.rested += n;
                less(&mut side.given, n)
            }
            OwnOp::AddDon { who, count, up_to: false, rested } => {
                let (side, n) = (self.side(eye.player(*who)), eye.amount(count));
                *(if *rested { &mut side.rested } else { &mut side.active }) += n;
                less(&mut side.deck, n)
            }
            OwnOp::GiveDon { count, up_to: false, from, .. } => self.give(eye, eye.amount(count), *from),
            OwnOp::LifeUntil { who, left } => {
                eye.state.life(eye.player(*who)).len() > usize::from(clamped(eye.amount(left)))
            }
            _ => true,
        }
    }

    /// 4-4. Only what is not so already is turned (1-3-2-1), and nothing that is forbidden (1-3-3).
    fn turn(&mut self, eye: &Eye<'_>, what: &Target, rest: bool) -> bool {
        let (from, count) = match what {
            Target::Choose { from, count, .. } => (from, Some(count)),
            Target::All(from) => (from, None),
            _ => return true,
        };
        let who = eye.player(from.whose);
        let barred = !rest && dons::barred_by(eye, who).is_some();
        let side = self.side(who);
        let there = if rest { side.active } else { side.rested };
        let n = match count {
            // All there are, and one at the least.
            None | Some(Count::Exactly(Amount::All)) => there.max(1),
            Some(Count::Exactly(n)) => eye.amount(n),
            Some(Count::AtLeast(n) | Count::Between(n, _)) => i32::from(*n),
            Some(Count::UpTo(_) | Count::AnyNumber | Count::Total(..)) => 0,
        };
        !(barred && n > 0) && side.turn(n, rest)
    }

    fn give(&mut self, eye: &Eye<'_>, n: i32, from: DonFrom) -> bool {
        let other = super::other(eye.who);
        let owner = match from {
            DonFrom::OpponentsRested | DonFrom::OpponentsCost => other,
            _ => eye.who,
        };
        let side = self.side(owner);
        let enough = match from {
            DonFrom::Active => less(&mut side.active, n),
            DonFrom::Rested | DonFrom::OpponentsRested => less(&mut side.rested, n),
            DonFrom::DonDeck => less(&mut side.deck, n),
            DonFrom::Given => less(&mut side.given, n),
            DonFrom::Cost | DonFrom::OpponentsCost => {
                let rested = n.min(side.rested);
                side.rested -= rested;
                less(&mut side.active, n - rested)
            }
        };
        side.given += n;
        enough
    }

    /// How many may be chosen among other cards for this.
    pub fn spare(&self, eye: &Eye<'_>, from: &Selector, deed: Deed) -> u8 {
        if !from.places.contains(&DONS) {
            return 0;
        }
        let players = eye.players(from.whose);
        clamped(players.into_iter().map(|player| self.there(eye, player, from, deed)).sum())
    }

    /// How many a player has that may be chosen for this.
    fn there(&self, eye: &Eye<'_>, player: Player, from: &Selector, deed: Deed) -> i32 {
        let side = &self.sides[player.index()];
        let fits = |at: DonAt| is_meant(&from.filter, at) && is_turned_by(deed, at);
        if deed == Deed::SetActive && dons::barred_by(eye, player).is_some() {
            return 0;
        }
        let active = if fits(DonAt::Active) { side.active.max(0) } else { 0 };
        active + if fits(DonAt::Rested) { side.rested.max(0) } else { 0 }
    }

    /// So many are chosen among other cards for this. False: there are not so many.
    pub fn spend_chosen(&mut self, eye: &Eye<'_>, from: &Selector, deed: Deed, n: u8) -> bool {
        let mut left = i32::from(n);
        for player in eye.players(from.whose) {
            let k = left.min(self.there(eye, player, from, deed));
            left -= k;
            match deed {
                Deed::Rest | Deed::SetActive => {
                    self.side(player).turn(k, deed == Deed::Rest);
                }
                _ => {}
            }
        }
        left == 0
    }
}

/// 1-3-3. May the player of an effect draw by it?
fn may_draw(eye: &Eye<'_>, whose: Whose) -> bool {
    let barred = |cannot: &OwnCannot| *cannot == OwnCannot::DrawByEffects;
    !eye.is_player(whose, eye.who) || !eye.values.player_cannot(eye.book, eye.who).any(|(cannot, _)| barred(cannot))
}
