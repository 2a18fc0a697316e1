//! 10-3. The operations: one row for each, with the clauses that govern it.

use super::event::{How, moved};
use super::terms::Drawing;
use super::vocabulary::{
    Amount, Category, Count, Deed, Grant, Op, OwnCannot, OwnGrant, OwnOp, Place, Rest, Selector, Spot, Target, Whose,
    Zone,
};
use super::{
    Asked, Book, Choice, Cx, Event, Eye, Flow, Frame, Gundam, Options, Row, Run, State, aiming, as_if, dealing,
    dividing, entering, giving, matching, playing, random, readings, reads, silence,
};
use crate::cardgame::act::{self, deed, is_barred, op};
use crate::cardgame::code::{self, Asking, Instr};
use crate::cardgame::effect::{Doing, clamped, small};
use crate::cardgame::eye::number;
use crate::cardgame::frame::Knowing;
use crate::cardgame::run::{self, offer_number, times};
use crate::cardgame::state::Players;
use crate::cardgame::{Because, CardGame, CardId, End, Few, Move, Zone as _, because, finding, look, place};
use crate::engine::{At, asks, citing, does};

/// The row of an operation.
pub fn row(instr: &Instr<Gundam>, l: &Run, state: &State, book: &Book) -> &'static Row<Run> {
    let from = || l.picked.first().map(|&id| state.card(id).zone);
    match instr {
        Instr::Give(grants, _) => match code::grants(grants).next().map(|g| book.grant(g)) {
            Some(Grant::Stat(..) | Grant::Base(..)) => &giving::GIVE_NUMBER,
            Some(Grant::Set(..)) => &giving::SET_NUMBER,
            Some(Grant::Keyword(..) | Grant::Effect(_)) => &giving::GAIN,
            Some(Grant::Own(OwnGrant::StaysRested)) => &giving::GIVE,
            Some(Grant::Own(_)) => &giving::GIVE_LEAVE,
            _ => &giving::GIVE,
        },
        Instr::GivePlayer(..) => &giving::GIVE_PLAYER,
        Instr::Each(..) => &EACH,
        Instr::Nth(..) => &NTH,
        Instr::Nobody => &ALL_HAVE_CHOSEN,
        Instr::Act(op) => match op {
            Op::Draw { .. } => &DRAW,
            Op::Move { what: Target::Top { .. }, .. } => &FROM_TOP,
            Op::Move { deed: Deed::Destroy, .. } => &DESTROY,
            Op::Move { deed: Deed::Discard, .. } => &DISCARD,
            Op::Move { deed: Deed::Trash, .. } if from() == Some(Zone::Hand) => &DISCARD,
            Op::Move { deed: Deed::Trash, .. } => &TRASH,
            Op::Move { deed: Deed::Remove, .. } => &REMOVE,
            Op::Move { deed: Deed::ToHand, .. } => match from() {
                Some(Zone::Shields) => &SHIELD_TO_HAND,
                _ => &TO_HAND,
            },
            Op::Move { deed: Deed::ToShields, .. } => &TO_SHIELDS,
            Op::Move { .. } => &TO_DECK,
            Op::Turn(Deed::Rest, _) => &REST,
            Op::Turn(..) => &SET_ACTIVE,
            Op::Face(..) | Op::Reveal(_) => &REVEAL,
            Op::Look { .. } => &LOOK,
            Op::LookAt(..) => &LOOK_HAND,
            Op::PlaceRest(Rest::To(Zone::Deck | Zone::Shields, _)) => &PLACE_REST,
            Op::PlaceRest(_) => &REST_AWAY,
            Op::Shuffle(..) => &SHUFFLE,
            Op::ChooseNumber { .. } => &CHOOSE_NUMBER,
            Op::Win(_) | Op::Lose(_) => &WIN,
            Op::Own(own) => own_row(own),
            // They are no operations of their own in a program.
            Op::If(..) | Op::May(..) | Op::ChooseOne(..) | Op::Later(..) | Op::InTurn(..) => &SHUFFLE,
            Op::Then | Op::CarriedOut | Op::Choose(_) | Op::Give { .. } | Op::GivePlayer { .. } => &SHUFFLE,
        },
        _ => &SHUFFLE,
    }
}

fn own_row(op: &OwnOp) -> &'static Row<Run> {
    match op {
        OwnOp::Damage { .. } => &dealing::DAMAGE,
        OwnOp::Divide { .. } => &dividing::DIVIDE,
        OwnOp::AtRandom { .. } => &random::PICK,
        OwnOp::DamageShieldArea { .. } => &dealing::DAMAGE_AREA,
        OwnOp::DestroyShieldArea { .. } => &dealing::DESTROY_AREA,
        OwnOp::DamageBattled { .. } => &dealing::DAMAGE_BATTLED,
        OwnOp::DamagePlayer { .. } => &dealing::DAMAGE_PLAYER,
        OwnOp::Battle(_) => &dealing::BATTLE,
        OwnOp::Recover { .. } => &dealing::RECOVER,
        OwnOp::Deploy { .. } => &dealing::DEPLOY,
        OwnOp::DeployToken { .. } | OwnOp::DeployExBase => &dealing::TOKEN,
        OwnOp::Pair { .. } => &dealing::PAIR,
        OwnOp::PlaceResource { .. } => &dealing::RESOURCE,
        OwnOp::TurnResources { .. } => &dealing::TURN_RESOURCES,
        OwnOp::Pay(_) => &dealing::PAY,
        OwnOp::ActivateOwn(_) | OwnOp::ActivatePaired(_) | OwnOp::ActivateTiming(..) => &dealing::ACTIVATE,
        OwnOp::PlayCommand { .. } => &dealing::PLAY,
        OwnOp::Redirect(_) => &dealing::REDIRECT,
        OwnOp::RestAtRandom => &dealing::AT_RANDOM,
        OwnOp::PlayAs { .. } => &as_if::PLAY_AS,
        OwnOp::DrawWithDestroyer(_) => &DRAW,
        // Worked out where damage is dealt; what each player does is a program of its own.
        OwnOp::ReduceDamage(_) | OwnOp::Each(..) | OwnOp::ThatPlayer(_) => &dealing::REDUCE,
        OwnOp::ChoosePlayer => &aiming::CHOOSE_PLAYER,
        OwnOp::OwnerOfIt => &aiming::OWNER_OF_IT,
        OwnOp::PlayerOfThis => &aiming::PLAYER_OF_THIS,
    }
}

/// Operation → clauses: the table that the register, and a reader, look at.
pub static OPERATIONS: &[(&str, &Row<Run>)] = &[
    ("draw", &DRAW),
    ("from the top", &FROM_TOP),
    ("destroy", &DESTROY),
    ("discard", &DISCARD),
    ("trash", &TRASH),
    ("remove", &REMOVE),
    ("to hand", &TO_HAND),
    ("Shield to hand", &SHIELD_TO_HAND),
    ("to the deck", &TO_DECK),
    ("to the shield area", &TO_SHIELDS),
    ("rest", &REST),
    ("set active", &SET_ACTIVE),
    ("reveal", &REVEAL),
    ("look", &LOOK),
    ("look at a hand", &LOOK_HAND),
    ("place the rest", &PLACE_REST),
    ("the rest elsewhere", &REST_AWAY),
    ("shuffle", &SHUFFLE),
    ("choose a number", &CHOOSE_NUMBER),
    ("win or lose", &WIN),
    ("AP, HP", &giving::GIVE_NUMBER),
    ("AP becomes", &giving::SET_NUMBER),
    ("gain", &giving::GAIN),
    ("give", &giving::GIVE),
    ("give leave", &giving::GIVE_LEAVE),
    ("give a player", &giving::GIVE_PLAYER),
    ("each player", &EACH),
    ("each player chooses", &NTH),
    ("all have chosen", &ALL_HAVE_CHOSEN),
    ("a player", &aiming::CHOOSE_PLAYER),
    ("an owner", &aiming::OWNER_OF_IT),
    ("the player of this card", &aiming::PLAYER_OF_THIS),
    ("damage", &dealing::DAMAGE),
    ("damage divided", &dividing::DIVIDE),
    ("picked at random", &random::PICK),
    ("damage to a shield area", &dealing::DAMAGE_AREA),
    ("cards of a shield area destroyed", &dealing::DESTROY_AREA),
    ("damage to what is battled", &dealing::DAMAGE_BATTLED),
    ("damage to a player", &dealing::DAMAGE_PLAYER),
    ("a battle of a damage step", &dealing::BATTLE),
    ("recover", &dealing::RECOVER),
    ("deploy", &dealing::DEPLOY),
    ("token", &dealing::TOKEN),
    ("pair", &dealing::PAIR),
    ("place a Resource", &dealing::RESOURCE),
    ("turn Resources", &dealing::TURN_RESOURCES),
    ("pay", &dealing::PAY),
    ("activate", &dealing::ACTIVATE),
    ("play a Command", &dealing::PLAY),
    ("another target", &dealing::REDIRECT),
    ("at random", &dealing::AT_RANDOM),
    ("less damage", &dealing::REDUCE),
    ("another Lv. and cost", &as_if::PLAY_AS),
];

/// 10-3-3. May it be done to a card at all?
pub fn can(eye: &Eye<'_>, id: CardId, deed: Deed) -> bool {
    let card = eye.state.card(id);
    let category = eye.def(id).category;
    match deed {
        Deed::Deploy => matches!(category, Some(Category::Unit | Category::Base)) && !card.zone.is_field(),
        Deed::Pair => category == Some(Category::Pilot) || eye.def(id).facts.pilot.is_some(),
        Deed::Play => category == Some(Category::Command),
        Deed::Redirect => card.zone == Zone::Battle,
        // 4-6-4-1. Of Shields the topmost is taken, and of several the topmost ones.
        _ if card.zone == Zone::Shields => {
            let left = eye.state.shields(card.owner).iter().find(|s| !eye.picked.contains(s));
            left == Some(&id)
        }
        Deed::Choose | Deed::Destroy | Deed::Damage | Deed::Rest | Deed::Give | Deed::ToHand | Deed::Remove => {
            !is_shielded(eye, id)
        }
        _ => true,
    }
}

/// 1-3-3. A text forbids that effects like this choose the card.
fn is_shielded(eye: &Eye<'_>, id: CardId) -> bool {
    let cause = crate::cardgame::Cause::Effect(eye.who, eye.this);
    eye.granted(id).iter().any(|by| match eye.book.grant(by.grant) {
        Grant::Cannot(super::vocabulary::Cannot::Be(Deed::Choose, how)) => eye.of(by.by, by.source).by(how, cause),
        _ => false,
    })
}

/// Is a property asked for, of cards that not everybody can see?
fn is_secret(from: &Selector) -> bool {
    let secret = |p: &Place| match p {
        Place::Zone(zone) | Place::Top(zone) | Place::Tops(zone, _) | Place::Bottom(zone) => !zone.is_open(),
        Place::Looked => true,
        Place::Own(_) => false,
    };
    from.places.iter().any(secret)
}

/// 1-3-5. How many must and may be chosen: for "up to", one at the least.
pub fn bounds(cx: &Cx<'_>, l: &Run, asked: &Asking<'_, Gundam>, (least, most): (i32, i32)) -> (i32, i32) {
    let _ = l;
    match asked.count {
        Count::UpTo(_) if cx.peek(readings::UP_TO_NONE) == 0 && !is_secret(asked.from) => (least.max(1), most.max(1)),
        // Whoever holds a card cannot say that there is none.
        Count::AnyNumber if cx.peek(readings::UP_TO_NONE) == 0 => (least.max(1), most.max(1)),
        _ => (least, most),
    }
}

/// 10-3-3-1. Fewer are there than must be chosen: none are, or as many as can be.
pub fn chooses_nothing(cx: &Cx<'_>, l: &Run, asked: &Asking<'_, Gundam>) -> bool {
    let wanted = match asked.count {
        Count::Exactly(Amount::All) => return false,
        Count::Exactly(n) => l.eye(cx.state, cx.book).amount(n),
        Count::Between(n, _) | Count::AtLeast(n) => i32::from(*n),
        _ => return false,
    };
    if wanted < 2 || l.picked.len() > usize::from(l.base) || is_secret(asked.from) || l.is_paying(cx.book) {
        return false;
    }
    let mut found = l.eye(cx.state, cx.book).select(asked.from);
    found.retain(|id| super::choosing::counts(cx.state, cx.book, l, *id, asked.deed));
    l.eye(cx.state, cx.book).different(asked.from, &mut found);
    let few = !found.is_empty() && number(found.len()) < wanted;
    few && cx.reading(readings::TOO_FEW_TARGETS) == 0
}

/// 10-3-3-1. Nothing could be chosen: that part falls away, or the whole effect.
pub fn ends_without(cx: &mut Cx<'_>, l: &Run, asked: &Asking<'_, Gundam>) -> bool {
    if matches!(asked.count, Count::UpTo(_)) && !is_secret(asked.from) {
        cx.reading(readings::UP_TO_NONE);
    }
    let unseen = l.eye(cx.state, cx.book).unknown_in(asked.from);
    if let Some(id) = unseen.filter(|id| cx.state.card(*id).zone == Zone::Hand) {
        cx.note(finding("gcg-note-unseen-hand").player(cx.state.owner(id)));
    }
    let code = cx.book.code(l.def, l.effect);
    let more = code.steps.get(usize::from(l.at) + 1..).is_some_and(|rest| rest.len() > 3);
    let needs = playing::least(&l.eye(cx.state, cx.book), asked.count) > 0;
    needs && more && l.by.is_none() && cx.reading(readings::NO_TARGET_PART) == 1
}

/// 1-3-5. Is it open whether none may be chosen?
fn is_any_number(asked: &Asking<'_, Gundam>) -> bool {
    matches!(asked.count, Count::UpTo(_)) && !is_secret(asked.from) || matches!(asked.count, Count::AnyNumber)
}

/// A card is chosen: what that rests on.
pub fn picks(cx: &mut Cx<'_>, l: &Run, asked: &Asking<'_, Gundam>, id: CardId) {
    if cx.state.card(id).is_unknown() {
        return;
    }
    cx.note(finding("gcg-note-chosen").card(id));
    super::last::looks_back(cx, l);
    let (state, book) = (cx.state, cx.book);
    reads::rests_on_cards(cx, &l.eye(state, book), asked.from);
    if is_any_number(asked) {
        cx.reading(readings::UP_TO_NONE);
    }
    if super::choosing::ahead(cx.book.code(l.def, l.effect)).len() > 1 {
        cx.reading(readings::TARGETS_WHEN);
    }
    let wanted = match asked.count {
        Count::Exactly(Amount::All) => 0,
        Count::Exactly(n) => l.eye(cx.state, cx.book).amount(n),
        Count::Between(n, _) | Count::AtLeast(n) => i32::from(*n),
        _ => 0,
    };
    if wanted > 1 && !is_secret(asked.from) && number(l.eye(cx.state, cx.book).select(asked.from).len()) < wanted {
        cx.reading(readings::TOO_FEW_TARGETS);
    }
}

/// What a choice rests on.
pub fn chosen_by(cx: &mut Cx<'_>, l: &Selector) {
    reads::rests_on_whose(cx, l.whose);
    reads::rests_on_places(cx, l);
    if l.places.contains(&Place::Zone(Zone::Deck)) {
        cx.cite("10-3-5");
    }
    let named = |is: &super::vocabulary::Is| {
        use super::vocabulary::Is;
        matches!(is, Is::Name(_) | Is::NameIncludes(_))
    };
    if l.places.contains(&Place::Zone(Zone::Trash)) && l.filter.has(&named) {
        cx.reading(readings::SECOND_NAME);
    }
}

static EACH: Row<Run> = citing("1-3-4 1-3-7 12-2-6 5-14-1 4-2-3", does("12-2-4", "gcg-each", each));

/// 1-3-4, 12-2-4. Several players choose, the turn player first.
static NTH: Row<Run> = citing("12-2-4 12-2-6", does("1-3-4", "gcg-nth-chooses", nth));
/// 1-3-7. When all have chosen, what is done to those cards is done at one moment.
static ALL_HAVE_CHOSEN: Row<Run> = does("1-3-7", "gcg-all-have-chosen", run::nobody);

fn nth(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Instr::Nth(whose, n, _)) = l.instr(cx.book) else { return Flow::Next };
    let by = l.by.unwrap_or(l.who);
    let several = l.eye(cx.state, cx.book).of(by, l.this).players(*whose).len() > 1;
    if several && *n == 0 {
        if cx.state.mode.is_royale() {
            cx.support("12-2-4");
            if *whose == Whose::Opponents {
                cx.support("12-2-6");
            }
        }
        cx.note(finding("gcg-note-each-chooses"));
    }
    run::nth(cx, l)
}

/// 12-2-4, 1-3-4. Each of several players does it; what needs no choice, in a contest of two sides, at one moment.
fn each(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Instr::Each(whose, steps, at_once)) = l.instr(cx.book) else { return Flow::Next };
    // 12-2-4 is for a Battle Royale: there each does it in turn, in a contest of two sides all do it at one moment.
    if *at_once > 0 && !cx.state.mode.is_royale() {
        cx.idle();
        return Flow::Skip(*steps);
    }
    if let Some(one) = l.own.aimed {
        cx.decide("!1-3-7");
        return aiming::that_player(cx, l, one, (*steps, *at_once));
    }
    let code = cx.book.code(l.def, l.effect);
    let inner = code.steps.get(usize::from(l.at) + 1);
    let players = l.eye(cx.state, cx.book).players(*whose);
    if players.len() > 1 {
        if cx.state.mode.is_royale() {
            cx.support("1-3-4");
        } else {
            cx.decide("!1-3-4");
        }
        if *whose == Whose::Opponents && cx.state.mode.is_royale() {
            cx.support("12-2-6");
        }
    } else {
        // One player has nobody to wait for.
        cx.decide("!1-3-7");
    }
    if let Some(Instr::Act(Op::Draw { count, .. })) = inner
        && *steps == 2
        && !cx.state.mode.is_royale()
        && players.len() > 1
    {
        let count = count.clone();
        return draw_together(cx, l, &players, &count, Flow::Skip(*steps));
    }
    if l.doing == Doing::Nothing && players.len() > 1 {
        cx.note(finding("gcg-note-each"));
    }
    run::each(cx, l)
}

/// Several players draw at one moment; first it must be known which cards.
fn draw_together(cx: &mut Cx<'_>, l: &mut Run, players: &Players, count: &Amount, then: Flow) -> Flow {
    let n = times(cx, l, count);
    let at = if let Doing::Players(n) = l.doing { n } else { 0 };
    if let Some(&who) = players.get(usize::from(at)) {
        l.doing = Doing::Players(at + 1);
        let left = n.min(small(cx.state.deck(who).len()));
        let knowing = Knowing { who, zone: Zone::Deck, at: 0, left, told: false };
        return Flow::CallThenAgain(Frame::Know(At::start(knowing)));
    }
    let cause = l.cause(cx.book);
    cx.decide("!5-14-1");
    for &player in players {
        for &card in cx.state.deck(player).iter().take(usize::from(n)) {
            cx.event(moved(cx.state, card, Zone::Hand, How::Drawn, cause));
        }
    }
    l.doing = Doing::Nothing;
    l.done(usize::from(n));
    then
}

static DRAW: Row<Run> = citing("1-3-2-2 1-3-3 12-2-4 12-2-6 4-2-3 5-14-1", does("5-14-1-1", "gcg-draw-many", draw));

fn draw(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    super::last::looks_back(cx, l);
    let eye = l.eye(cx.state, cx.book);
    let (meant, count) = match op(cx, l) {
        Some(Op::Draw { who: whose, count, .. }) => (eye.players(*whose), count.clone()),
        Some(Op::Own(OwnOp::DrawWithDestroyer(n))) => (with_destroyer(cx, l), Amount::N(i32::from(*n))),
        _ => return Flow::Next,
    };
    let count = &count;
    let mut players = cx.state.in_turn();
    players.retain(|p| meant.contains(p));
    if players.len() > 1 && !cx.state.mode.is_royale() {
        return draw_together(cx, l, &players, count, Flow::Next);
    }
    // 12-2-4. Somebody who has drawn may be out meanwhile: those after them go on.
    let next = match l.doing {
        Doing::Whose(last) => players.iter().copied().find(|p| Gundam::comes_after(cx.state, *p, last)),
        _ => players.first().copied(),
    };
    let Some(who) = next else {
        l.doing = Doing::Nothing;
        return Flow::Next;
    };
    l.doing = Doing::Whose(who);
    cx.support("10-3-4");
    if super::matching::adds_opponents(cx.state, count) {
        cx.support("12-2-6");
    }
    let left = times(cx, l, count);
    l.done(usize::from(left));
    if cx.state.values.player_cannot(cx.book, who).any(|(c, _)| *c == OwnCannot::Draw) {
        because(cx, Because::ForbiddenTo(who));
        l.ok = false;
        return Flow::Again;
    }
    if left == 0 {
        return Flow::Again;
    }
    Flow::CallThenAgain(Drawing::of(who, left, l.cause(cx.book)))
}

/// The player of an effect, and the one by whose Unit or effect its card was destroyed.
fn with_destroyer(cx: &Cx<'_>, l: &Run) -> Players {
    use crate::cardgame::Cause;
    let by = l.own.fallen().and_then(|was| match was.by? {
        Cause::Battle(by) => by.map(|id| cx.state.owner(id)),
        Cause::Effect(who, _) | Cause::Cost(who, _) => Some(who),
        Cause::Rule => None,
    });
    by.into_iter().filter(|p| *p != l.who).chain([l.who]).collect()
}

/// Cards go somewhere from wherever they are; a Unit's Pilot goes along.
fn leave(cx: &mut Cx<'_>, l: &mut Run, to: Zone, how: How, also: bool) -> Flow {
    let cause = l.cause(cx.book);
    let deed = deed(cx.book, l);
    if l.instead && cx.state.values.replacements.len() > 1 {
        cx.reading(readings::REPLACED_AGAIN);
    }
    let mut barred = 0;
    for id in l.picked.clone() {
        if is_barred(cx.state, cx.book, l, id, deed) {
            let by = l.eye(cx.state, cx.book).forbidden(id, deed, cause.as_effect());
            silence::is_forbidden(cx, id, by);
            barred += 1;
            continue;
        }
        if cx.state.card(id).zone == Zone::Battle {
            entering::follow(cx, id, to, also, cause);
        }
        matching::ends_with(cx, id);
        reads::rests_on_owner(cx, l.who, id);
        cx.event(moved(cx.state, id, to, how, cause));
    }
    if barred > 0 && barred == l.picked.len() {
        cx.decide("!1-3-3");
    }
    let (picked, looked) = (&l.picked, &mut l.looked);
    looked.retain(|id| !picked.contains(id));
    l.keep();
    Flow::Next
}

static DESTROY: Row<Run> = citing(
    "5-10-2 5-10-3 1-3-3 1-3-2 3-3-6 4-6-4-1 12-3-8",
    does("5-10-1", "gcg-destroy", |cx, l| {
        let shields = l.picked.iter().all(|&id| cx.state.card(id).zone == Zone::Shields) && !l.picked.is_empty();
        l.own.hit = l.picked.clone();
        if shields {
            cx.cite("5-10-3");
            cx.support("4-6-4-1");
            top_shields(cx, l);
            return leave(cx, l, Zone::Revealed, How::TurnedUp, false);
        }
        cx.support("5-10-2");
        // 4-5-3. A Pilot is on the field under its Unit.
        let lies = |id: CardId| cx.state.card(id).zone;
        l.picked.retain(|id| lies(*id).is_field() || lies(*id) == Zone::Paired);
        if !cx.state.values.replacements.is_empty() {
            l.picked.iter().for_each(|&id| cx.note(finding("step-doomed").card(id)));
        }
        leave(cx, l, Zone::Trash, How::Destroyed, false)
    }),
);

/// 4-6-4-1, 12-3-8. Shields are taken from the top, of a shared shield area too.
fn top_shields(cx: &mut Cx<'_>, l: &mut Run) {
    let mut taken = Few::new();
    for &id in &l.picked {
        let stack = cx.state.shields(cx.state.owner(id));
        taken.extend(stack.iter().copied().find(|s| !taken.contains(s)));
    }
    if cx.state.mode == super::areas::Mode::Team {
        cx.support("12-3-8");
    }
    l.picked = taken;
}

static DISCARD: Row<Run> =
    citing("1-3-3 1-3-2", does("5-11-1", "gcg-discard", |cx, l| leave(cx, l, Zone::Trash, How::Discarded, false)));

static TRASH: Row<Run> = citing(
    "1-3-3 5-10-1 4-9-1 3-3-6 4-2-3",
    does("1-3-7", "gcg-trash", |cx, l| {
        let field = l.picked.iter().any(|&id| cx.state.card(id).zone.is_field());
        if field {
            cx.cite("5-10-1");
            let destroyed = cx.reading(readings::TRASH_BY_EFFECT) == 0;
            return leave(cx, l, Zone::Trash, if destroyed { How::Destroyed } else { How::Moved }, !destroyed);
        }
        leave(cx, l, Zone::Trash, How::Moved, false)
    }),
);

static REMOVE: Row<Run> = citing(
    "5-12-2 1-3-3 3-3-6 3-3-3",
    does("5-12-1", "gcg-remove", |cx, l| {
        if l.picked.iter().any(|&id| cx.state.card(id).zone.is_field()) {
            cx.support("5-12-2");
        }
        leave(cx, l, Zone::Removed, How::Removed, true)
    }),
);

static TO_HAND: Row<Run> = citing(
    "3-3-6 1-3-3",
    does("4-1-5", "gcg-to-hand", |cx, l| {
        let searched = l.picked.iter().any(|&id| cx.state.card(id).zone == Zone::Deck) && l.looked.is_empty();
        let flow = leave(cx, l, Zone::Hand, How::Moved, false);
        if searched {
            cx.support("10-3-5");
            if cx.reading(readings::SEARCH_SHUFFLES) == 1 {
                cx.support("5-15-1");
                cx.event(Event::Shuffle(l.who, Zone::Deck));
            }
        }
        flow
    }),
);

static SHIELD_TO_HAND: Row<Run> = citing(
    "12-3-8 1-3-3",
    does("4-6-4-1", "gcg-shield-to-hand", |cx, l| {
        top_shields(cx, l);
        leave(cx, l, Zone::Hand, How::Moved, false)
    }),
);

/// 4-1-5, 4-1-6, 4-1-7. To the deck.
static TO_DECK: Row<Run> = citing(
    "4-1-6 4-1-7 3-3-6 1-3-3",
    asks("4-1-5", "gcg-ask-place", place::offer, |cx, l, choice| {
        if choice == Choice::Nothing {
            let cause = l.cause(cx.book);
            for id in l.picked.clone() {
                if cx.state.card(id).zone == Zone::Battle && !is_barred(cx.state, cx.book, l, id, Deed::ToDeck) {
                    entering::follow(cx, id, Zone::Deck, true, cause);
                }
            }
        }
        place::take(cx, l, choice)
    }),
);

static TO_SHIELDS: Row<Run> = citing("4-1-6 4-1-7", asks("4-6-4", "gcg-ask-place", place::offer, place::take));

/// 4-1-6. What is left of the cards looked at, in an order; a single one as the text says.
static PLACE_REST: Row<Run> = citing(
    "1-3-7 4-1-7 4-2-2",
    asks("4-1-6", "gcg-ask-place", place::offer, |cx, l, choice| {
        if l.looked.len() + l.order.len() < 2 {
            cx.decide("!1-3-7");
        }
        place::take(cx, l, choice)
    }),
);

static REST_AWAY: Row<Run> = does("1-3-7", "gcg-rest-away", place::rest_away);

/// 4-2-2, 4-2-3. Cards from the top of a pile go somewhere, at one moment.
static FROM_TOP: Row<Run> = citing(
    "1-3-2 1-3-2-2 4-2-2 4-6-4 5-15-1 4-6-4-1 12-3-8 5-10-3",
    asks("4-2-3", "gcg-ask-how-many", offer_top, take_top),
);

fn top_of<'a>(cx: &Cx<'a>, l: &Run) -> Option<(Whose, Zone, &'a Amount, bool)> {
    match op(cx, l)? {
        Op::Move { what: Target::Top { whose, zone, count, up_to }, .. } => Some((*whose, *zone, count, *up_to)),
        _ => None,
    }
}

fn offer_top(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some((whose, zone, count, up_to)) = top_of(cx, l) else { return Asked::Nobody(Flow::Next) };
    if l.doing != Doing::Nothing {
        return Asked::Itself(Choice::Number(l.number));
    }
    let eye = l.eye(cx.state, cx.book);
    let there = small(cx.state.pile(eye.player(whose), zone).len());
    let most = clamped(eye.amount(count));
    offer_number(l, if up_to { most.min(there) } else { most }, up_to, options)
}

fn take_top(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let (Some((whose, zone, _, _)), Choice::Number(n)) = (top_of(cx, l), choice) else { return Flow::Next };
    let Some(Op::Move { deed, spot, turned, .. }) = op(cx, l) else { return Flow::Next };
    // 5-10-3. A destroyed Shield is turned up first.
    let turned_up = *deed == Deed::Destroy && zone == Zone::Shields;
    let goes = if turned_up { Some((Zone::Revealed, How::TurnedUp)) } else { Gundam::goes(*deed) };
    let Some((to, how)) = goes else { return Flow::Next };
    if n == 0 {
        because(cx, Because::NotAtAll);
        l.done(0);
        return Flow::Next;
    }
    let players = l.eye(cx.state, cx.book).players(whose);
    let at = if let Doing::Players(n) = l.doing { n } else { 0 };
    if let Some(&who) = players.get(usize::from(at)) {
        l.doing = Doing::Players(at + 1);
        l.number = n;
        let left = n.min(small(cx.state.pile(who, zone).len()));
        let knowing = Knowing { who, zone, at: 0, left, told: to.is_open() };
        return Flow::CallThenAgain(Frame::Know(At::start(knowing)));
    }
    l.doing = Doing::Nothing;
    // 4-2-3 speaks of the deck.
    if turned_up {
        cx.decide("!5-10-3");
        cx.support("5-10-1");
    } else if zone == Zone::Shields {
        cx.decide("!4-6-4-1");
    }
    if zone == Zone::Shields {
        cx.cite("4-6-4-1");
        if cx.state.mode == super::areas::Mode::Team {
            cx.cite("12-3-8");
        }
    }
    let cause = l.cause(cx.book);
    let end = if *spot == Spot::Bottom { End::Bottom } else { End::Top };
    let mut done = Few::new();
    for player in players {
        let pile: Few = match zone {
            Zone::Shields => cx.state.shields(player).iter().copied().take(usize::from(n)).collect(),
            _ => cx.state.pile(player, zone).iter().copied().take(usize::from(n)).collect(),
        };
        if pile.len() < usize::from(n) {
            cx.support("1-3-2");
        }
        for id in pile {
            let moves = Move::of(cx.state, id, to, how, cause);
            cx.event(Move { end, turned: *turned, ..moves }.event());
            done.push(id);
        }
    }
    l.done(done.len());
    l.it = done;
    Flow::Next
}

static REST: Row<Run> = citing("1-3-2-1 1-3-3", does("5-4-1-2", "gcg-turn", act::turns));
static SET_ACTIVE: Row<Run> = citing("1-3-2-1 1-3-3", does("5-4-1-1", "gcg-turn", act::turns));

static REVEAL: Row<Run> = does("4-1-3", "gcg-reveal", look::reveal);

static LOOK: Row<Run> = citing("4-2-3 10-3-5 4-6-4-1 4-3-2", asks("4-2-2", "gcg-ask-look", look::offer, look::take));

static LOOK_HAND: Row<Run> = citing("4-8-2", does("4-8-3", "gcg-look-hand", look::at_zone));

static SHUFFLE: Row<Run> = citing(
    "5-15-1-1 4-2-4",
    does("5-15-1", "gcg-shuffle", |cx, l| {
        cx.support("4-2-4");
        if cx.state.deck(l.who).len() == 1 {
            cx.support("5-15-1-1");
        }
        act::shuffles(cx, l)
    }),
);

static CHOOSE_NUMBER: Row<Run> = asks("1-3-5", "gcg-ask-number", act::offer_number, act::take_number);

static WIN: Row<Run> = citing("1-3-1", does("1-2-1", "gcg-win", act::wins));
