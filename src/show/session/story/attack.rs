//! The attack in a sentence: who attacks with what, and whom.

use super::lexicon::{Kind, Token};
use super::noun::{self, Noun, What};

/// An attack that was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// The one who asks is the attacker.
    pub mine: bool,
    /// What attacks.
    pub with: Noun,
    /// What is attacked; none: the other player, or the Leader.
    pub whom: Option<Noun>,
    /// Its words tell what was done to the one who asks, or speak of a card that nobody has named.
    pub told: bool,
}

/// The attack that stands here, and where the next words begin.
pub fn read(line: &str, all: &[Token], from: usize) -> Option<(Attack, usize)> {
    let (subject, mut at) = match noun::read(line, all, from) {
        Some((noun, at)) => (Some(noun), at),
        None => (None, from),
    };
    let article = matches!(kind(all, from), Some(Kind::A | Kind::The));
    at = if subject.is_none() && article { from + 1 } else { at };
    let verb = skip(all, at, &[Kind::Be, Kind::Small, Kind::Topic]);
    let was = all[at..verb].iter().any(|t| t.kind == Kind::Be);
    match kind(all, verb)? {
        Kind::AttackedBy => suffered(line, all, subject, verb + 1),
        Kind::Attacked if was || subject.is_none() => {
            let by = skip(all, verb + 1, &[Kind::With, Kind::By]);
            (by > verb + 1).then(|| suffered(line, all, subject, by)).flatten()
        }
        Kind::Suffers => {
            let (attack, end) = suffered(line, all, subject, verb + 1)?;
            matches!(kind(all, end), Some(Kind::Attack(_))).then_some((attack, end + 1))
        }
        Kind::Versus => {
            let (whom, end) = noun::read(line, all, verb + 1)?;
            let with = subject.filter(|with| !with.is_bare())?;
            Some((made(with.mine == Some(true), with, Some(whom), true), end))
        }
        Kind::AttackedBehind | Kind::AttackBehind | Kind::AttacksBehind => behind(all, subject?, None, verb),
        Kind::Attack(swings) => active(line, all, subject, verb + 1, *swings, article),
        Kind::Attacked => active(line, all, subject, verb + 1, false, false),
        // `リーダーが7000にアタックされた`, `7000がリーダーにアタック`.
        _ => {
            // `3/3で2/2にアタック`.
            let is_with = |t: &&Token| t.kind == Kind::And && &line[t.at..t.end] == "で";
            let with = verb + all[verb..].iter().take_while(is_with).count();
            let (second, end) = noun::read(line, all, with).filter(|_| with > at)?;
            if kind(all, end) == Some(&Kind::AttackOnto) {
                return onto(subject?, second).map(|attack| (attack, end + 1));
            }
            (with == verb).then(|| behind(all, second, subject, end)).flatten()
        }
    }
}

fn kind(all: &[Token], at: usize) -> Option<&Kind> {
    all.get(at).map(|t| &t.kind)
}

fn skip(all: &[Token], from: usize, kinds: &[Kind]) -> usize {
    from + all[from.min(all.len())..].iter().take_while(|t| kinds.contains(&t.kind)).count()
}

/// An attack whose parts are known; a player who is attacked is no card.
fn made(mine: bool, with: Noun, whom: Option<Noun>, told: bool) -> Attack {
    let told = told || with.article;
    Attack { mine, with, whom: whom.filter(|whom| !whom.is_bare()), told }
}

/// `attacked by a 7000`: what attacks stands here.
fn suffered(line: &str, all: &[Token], whom: Option<Noun>, at: usize) -> Option<(Attack, usize)> {
    let (with, mut end) = noun::read(line, all, at)?;
    let mut whom = whom;
    if whom.is_none() && kind(all, end) == Some(&Kind::At) {
        let (other, after) = noun::read(line, all, end + 1)?;
        (whom, end) = (Some(other), after);
    }
    let theirs = whom.as_ref().is_some_and(|whom| whom.mine == Some(false));
    Some((made(with.mine == Some(true) || theirs, with, whom, true), end))
}

/// `7000にアタックされた`, `7000でアタック`.
fn behind(all: &[Token], with: Noun, whom: Option<Noun>, verb: usize) -> Option<(Attack, usize)> {
    let mine = match kind(all, verb)? {
        Kind::AttackedBehind => false,
        Kind::AttackBehind => with.mine != Some(false),
        Kind::AttacksBehind => with.mine == Some(true),
        _ => return None,
    };
    Some((made(mine, with, whom, true), verb + 1))
}

/// `相手の6000が自分の5000にアタック`. Without a word of whose they are it may be a play of the board that lies there.
fn onto(with: Noun, whom: Noun) -> Option<Attack> {
    let told = with.mine.is_some() || whom.mine.is_some();
    let theirs = whom.mine == Some(false);
    let mine = with.mine == Some(true) || with.mine.is_none() && theirs;
    // Nobody attacks what is their own.
    let is_own = with.mine.is_some() && with.mine == whom.mine;
    (!with.is_bare() && !is_own).then(|| made(mine, with, Some(whom), told))
}

/// `attacks my leader with 7000`: the value behind `with` is that of what attacks, where that has none.
fn lent(all: &[Token], from: usize, end: usize, whom: &mut Noun) -> Option<Noun> {
    let words = &all[from.min(end)..end];
    let with = words.iter().position(|t| t.kind == Kind::With)?;
    let is_value = |t: &Token| matches!(t.kind, Kind::A | Kind::Power(_) | Kind::Pair(..) | Kind::Small);
    let is_all = words.len() > with + 1 && words[with + 1..].iter().all(is_value);
    let lent = Noun { power: whom.power, ap: whom.ap, hp: whom.hp, end: whom.end, ..Noun::default() };
    let has_value = lent.power.is_some() || lent.ap.is_some();
    (is_all && has_value).then(|| {
        (whom.power, whom.ap, whom.hp) = (None, None, None);
        lent
    })
}

/// `they attack me with a 7000`, `he swings 6000 into my 5000`, `a 7000 attacks my leader`, `an attack of 7000`.
fn active(
    line: &str,
    all: &[Token],
    subject: Option<Noun>,
    from: usize,
    swings: bool,
    article: bool,
) -> Option<(Attack, usize)> {
    if let Some(mut with) = subject.clone().filter(|subject| !subject.is_bare()) {
        let at = skip(all, from, &[Kind::At]);
        let mut whom = noun::read(line, all, at).filter(|(whom, _)| whom.can_fight());
        if let Some((whom, end)) = whom.as_mut().filter(|_| with.power.is_none() && with.ap.is_none())
            && let Some(lent) = lent(all, at, *end, whom)
        {
            (with.power, with.ap, with.hp, with.end) = (lent.power, lent.ap, lent.hp, lent.end);
        }
        let (whom, end) = match whom {
            Some((whom, end)) => (Some(whom), end),
            None => (None, if at > from { return None } else { from }),
        };
        let theirs = whom.as_ref().is_some_and(|whom| whom.mine == Some(false));
        let told = with.article || article;
        return Some((made(with.mine == Some(true) || (with.mine.is_none() && theirs), with, whom, told), end));
    }
    let (mut with, mut whom, mut bare) = (None, None, None);
    let (mut at, mut nominal) = (from, article);
    loop {
        let slot = match kind(all, at) {
            Some(Kind::With | Kind::By) if with.is_none() => &mut with,
            Some(Kind::Of) if with.is_none() && subject.is_none() => {
                nominal = true;
                &mut with
            }
            Some(Kind::At) if whom.is_none() => &mut whom,
            Some(Kind::Part | Kind::Colon | Kind::And | Kind::Ask) | None => break,
            _ if bare.is_none() => {
                let Some((mut noun, end)) = noun::read(line, all, at).filter(|(noun, _)| noun.can_fight()) else {
                    break;
                };
                with = with.or_else(|| lent(all, at, end, &mut noun));
                (bare, at) = (Some(noun), end);
                continue;
            }
            _ => break,
        };
        let is_whom = all[at].kind == Kind::At;
        let (mut noun, end) = noun::read(line, all, at + 1)?;
        let more = if is_whom { lent(all, at + 1, end, &mut noun) } else { None };
        *slot = Some(noun);
        with = with.or(more);
        at = end;
    }
    // What stands bare is what attacks, where somebody swings it or a target is named; else it is attacked.
    match (with.is_some(), whom.is_some(), bare) {
        (true, true, Some(_)) => return None,
        (true, false, bare) => whom = bare,
        (false, whom, Some(bare)) if swings || whom => with = Some(bare),
        (false, _, _) => return None,
        (true, true, None) => {}
    }
    let mine = match &subject {
        Some(Noun { seat: Some(seat), .. }) => (*seat == 0).then_some(true)?,
        Some(Noun { mine, .. }) => *mine == Some(true),
        None => !nominal,
    };
    let theirs = subject.is_some_and(|subject| subject.mine == Some(false));
    Some((made(mine, with?, whom, nominal || theirs), at))
}

impl Attack {
    /// Is the other's Leader attacked, or the player?
    pub fn is_on_player(&self) -> bool {
        self.whom.as_ref().is_none_or(|whom| whom.what == Some(What::Leader))
    }
}
