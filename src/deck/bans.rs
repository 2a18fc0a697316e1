//! Ban lists: our own TOML, dated and regional. Several may apply at once.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use super::day::{Day, NoDay};
use super::list;
use super::note::{Findings, Named, Note, named};
use super::slots::{Deck, Slot};
use crate::cards::{CardGame, CardPool, CardsFault, number, split_reflection};
use crate::keys::{self, BoardFault, Keys, Node};
use crate::lang::Said;
use crate::text::file;
use crate::text::fold;
use crate::text::folder::{Walk, ends_in};
use crate::text::place::Place;
use crate::text::visible::one_line;

/// A ban list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BanList {
    /// Its game.
    pub game: CardGame,
    /// What it is called.
    pub name: String,
    /// Where it holds; everywhere if it does not say.
    pub region: Option<String>,
    /// The first day.
    pub from: Option<Day>,
    /// The last day.
    pub to: Option<Day>,
    /// Where it was published.
    pub source: String,
    /// Cards that may not be used.
    banned: Vec<String>,
    /// Cards of which a deck may have so many.
    restricted: Vec<(String, usize)>,
    /// Cards that may not be in a deck together.
    pairs: Vec<Vec<String>>,
    /// The blocks whose cards may be used; all if it does not say.
    blocks: Option<Vec<i32>>,
    /// All cards that it names, as it writes them.
    named: Vec<String>,
}

const KEYS: [&str; 10] = ["game", "name", "region", "from", "to", "source", "banned", "restricted", "pairs", "blocks"];

/// How a card is named in a list and in a deck.
fn key(game: CardGame, card: &str) -> String {
    if game == CardGame::SummonerMaster { fold::key(card) } else { number::base(card) }
}

/// The card that a list names, as decks have it; nothing where no deck could have it, since what is written is no card number.
fn card_of(game: CardGame, written: &str) -> Option<String> {
    let plain = list::plain(written).ok()?;
    match game {
        CardGame::SummonerMaster => Some(key(game, written)),
        CardGame::BlackPoker => match list::playing_cards(&plain)?.as_slice() {
            [(card, 1)] => Some(key(game, &card.name())),
            _ => None,
        },
        CardGame::OnePiece | CardGame::Gundam => number::whole(&plain),
    }
}

/// What is written in place of a card number.
fn no_card(written: &str) -> Said {
    Said::new("deck-bans-no-card").text("card", &one_line(written))
}

/// The lists of a file: one, or several under `[[list]]`.
pub fn read(file: &str, text: &str) -> Result<Vec<BanList>, CardsFault> {
    let text = text.trim_start_matches('\u{FEFF}');
    let refused = |fault: BoardFault| {
        CardsFault::new(Place::of(file, text, fault.at.start), fault.said.clone()).hint(fault.hint.clone())
    };
    let parsed = keys::parse(text).map_err(refused)?;
    let top = keys::whole(&parsed);
    let Some(lists) = top.get("list") else { return Ok(vec![one(file, &top).map_err(refused)?]) };
    top.only(&["list"]).map_err(refused)?;
    let all = lists.list().map_err(refused)?;
    if all.is_empty() {
        return Err(refused(lists.fault(Said::new("deck-bans-lacks").text("key", "game"))));
    }
    all.iter().map(|l| l.table().and_then(|t| one(file, &t)).map_err(refused)).collect()
}

fn one(file: &str, keys: &Keys<'_>) -> Result<BanList, BoardFault> {
    keys.only(&KEYS)?;
    let lacks = |key: &str| BoardFault::new(keys.at.clone(), Said::new("deck-bans-lacks").text("key", key));
    let game = keys.get("game").ok_or_else(|| lacks("game"))?;
    let game = CardGame::of(game.text()?).ok_or_else(|| {
        let known: Vec<&str> = CardGame::ALL.iter().map(|g| g.id()).collect();
        let fault = game.fault(Said::new("error-unknown-game").text("name", game.as_text().unwrap_or("")));
        fault.hint(Said::new("error-known-games").text("words", &known.join(", ")))
    })?;
    let text = |key: &str| keys.get(key).map(|n| n.text().map(str::to_string)).transpose();
    let stem = Path::new(file).file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
    let (from, to) = (day(keys, "from")?, day(keys, "to")?);
    if let (Some(first), Some(last), Some(node)) = (from, to, keys.get("to"))
        && last < first
    {
        return Err(node.fault(Said::new("deck-bans-backwards")));
    }
    let region = keys.get("region").map(|n| n.text().map(|r| (n.clone(), r.trim().to_lowercase()))).transpose()?;
    if let Some((node, _)) = region.as_ref().filter(|(_, region)| region.is_empty()) {
        return Err(node.fault(Said::new("deck-bans-region")));
    }
    let mut all = Vec::new();
    let banned = cards(game, keys.get("banned"), &mut all)?;
    let mut restricted = Vec::new();
    if let Some(node) = keys.get("restricted") {
        for (card, at, count) in node.table()?.entries() {
            all.push(card.to_string());
            let card = card_of(game, card).ok_or_else(|| BoardFault::new(at.clone(), no_card(card)))?;
            if banned.contains(&card) {
                return Err(BoardFault::new(at, Said::new("deck-bans-both").text("card", &card)));
            }
            restricted.push((card, usize::try_from(count.number(1..=99)?).unwrap_or(1)));
        }
    }
    let mut pairs = Vec::new();
    for node in keys.get("pairs").map(|n| n.list()).transpose()?.unwrap_or_default() {
        let group = cards(game, Some(node.clone()), &mut all)?;
        // A card is no pair with itself.
        let several: HashSet<&String> = group.iter().collect();
        if several.len() < 2 {
            return Err(node.fault(Said::new("deck-bans-pair")));
        }
        pairs.push(group);
    }
    let blocks = match keys.get("blocks") {
        Some(node) => {
            let all: Result<Vec<i32>, BoardFault> =
                node.list()?.iter().map(|n| Ok(i32::try_from(n.number(0..=999)?).unwrap_or(0))).collect();
            Some(all?)
        }
        None => None,
    };
    restricted.sort();
    Ok(BanList {
        game,
        name: one_line(&text("name")?.unwrap_or(stem)).into_owned(),
        region: region.map(|(_, region)| region),
        from,
        to,
        source: one_line(&text("source")?.unwrap_or_default()).into_owned(),
        banned,
        restricted,
        pairs,
        blocks,
        named: all,
    })
}

fn day(keys: &Keys<'_>, key: &str) -> Result<Option<Day>, BoardFault> {
    let Some(node) = keys.get(key) else { return Ok(None) };
    let text = match node.date() {
        Some(date) => date,
        None => node.text()?.to_string(),
    };
    text.parse().map(Some).map_err(|no: NoDay| node.fault(no.said(&text)))
}

fn cards(game: CardGame, node: Option<Node<'_>>, named: &mut Vec<String>) -> Result<Vec<String>, BoardFault> {
    let Some(node) = node else { return Ok(Vec::new()) };
    let mut all = Vec::new();
    for card in node.list()? {
        let text = card.text()?;
        if text.trim().is_empty() {
            return Err(card.fault(Said::new("deck-bans-empty")));
        }
        named.push(text.to_string());
        all.push(card_of(game, text).ok_or_else(|| card.fault(no_card(text)))?);
    }
    Ok(all)
}

/// The lists of files and folders.
pub fn load(paths: &[PathBuf]) -> Result<Vec<BanList>, CardsFault> {
    let mut files = Vec::new();
    let mut walk = Walk::default();
    for path in paths {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let met_before = walk.has_met(path);
        let found = walk.files(path, |p| ends_in(p, &["toml"])).map_err(|s| CardsFault::shut(&s))?;
        if found.is_empty() && !met_before {
            return Err(CardsFault::of_file(&path.to_string_lossy(), Said::new("deck-bans-none")));
        }
        files.extend(found);
    }
    files.sort();
    files.dedup();
    let mut all = Vec::new();
    for path in &files {
        let text = file::read(path, file::PAGE).map_err(|unread| CardsFault::unread(path, &unread))?.text;
        all.extend(read(&path.to_string_lossy(), &text)?);
    }
    Ok(all)
}

impl BanList {
    /// Is it in force on this day in this region?
    pub fn is_in_force(&self, day: Day, region: Option<&str>) -> bool {
        self.holds_on(day) && self.region.as_deref().is_none_or(|r| region.is_some_and(|asked| asked == r))
    }

    /// From when to when it holds: `2026-04-01 – 2026-09-30`.
    pub(super) fn span(&self) -> String {
        let day = |day: Option<Day>| day.map_or(String::new(), |d| d.to_string());
        format!("{} ({} – {})", self.name, day(self.from), day(self.to)).replace("( ", "(").replace(" )", ")")
    }

    /// Is it in force on this day somewhere?
    pub fn holds_on(&self, day: Day) -> bool {
        self.from.is_none_or(|from| from <= day) && self.to.is_none_or(|to| day <= to)
    }

    /// The cards that it names and the data do not have: a slip in the list, or data that are too old.
    pub fn unknown(&self, pool: &CardPool) -> Vec<Named> {
        if !pool.has(self.game) {
            return Vec::new();
        }
        let is_known = |card: &str| match self.game {
            CardGame::SummonerMaster => pool.named(self.game, split_reflection(card).0).next().is_some(),
            game => card_of(game, card).is_some_and(|number| pool.of(game, &number).is_some()),
        };
        let mut all: Vec<Named> =
            self.named.iter().filter(|card| !is_known(card)).map(|card| named(&one_line(card), None)).collect();
        all.sort();
        all.dedup();
        all
    }

    /// Its name and where it was published.
    pub(super) fn cited(&self) -> String {
        if self.source.is_empty() { self.name.clone() } else { format!("{} ({})", self.name, self.source) }
    }

    /// Hold a deck against it.
    pub fn check(&self, deck: &Deck<'_>, out: &mut Findings) {
        let mut found: Vec<Found<'_>> = Vec::new();
        for slot in &deck.slots {
            let (name, symbol) = split_reflection(&slot.key);
            // Summoner Master 620.5: a Reflection beside the deck is not the banned card.
            let reflected = self.game == CardGame::SummonerMaster && symbol;
            let own = key(self.game, name);
            match found.iter_mut().find(|f| f.key == own) {
                Some(same) if !reflected => same.count += slot.count,
                Some(same) => same.shown = true,
                None if reflected => found.push(Found { key: own, count: 0, shown: true, slot }),
                None => found.push(Found { key: own, count: slot.count, shown: false, slot }),
            }
        }
        let found: Vec<Found<'_>> = found.into_iter().filter(|f| f.count > 0).collect();
        self.cards(&found, out);
        self.groups(&found, out);
        self.rotation(&found, out);
    }

    fn cards(&self, found: &[Found<'_>], out: &mut Findings) {
        for card in found {
            if self.banned.contains(&card.key) {
                let sm = self.game == CardGame::SummonerMaster;
                let clauses: &[&str] = if sm { &["620.5"] } else { &[] };
                if sm && card.shown {
                    let note = Note::new("banned", "deck-warn-reflected", clauses).cards([card.slot.named()]);
                    out.warnings.push(note.found(card.count, 0).by(self.cited()));
                    continue;
                }
                let note = Note::new("banned", "deck-banned", clauses).cards([card.slot.named()]);
                push(out, note.found(card.count, 0).by(self.cited()));
            }
            if let Some((_, most)) = self.restricted.iter().find(|(key, most)| *key == card.key && card.count > *most) {
                let note = Note::new("restricted", "deck-restricted", &[]).cards([card.slot.named()]);
                push(out, note.found(card.count, *most).by(self.cited()));
            }
        }
    }

    fn groups(&self, found: &[Found<'_>], out: &mut Findings) {
        for group in &self.pairs {
            let both: Vec<&Found<'_>> = found.iter().filter(|f| group.contains(&f.key)).collect();
            if both.len() > 1 {
                let note = Note::new("pair", "deck-pair", &[]).cards(both.iter().map(|f| f.slot.named()));
                push(out, note.found(both.len(), 1).by(self.cited()));
            }
        }
    }

    fn rotation(&self, found: &[Found<'_>], out: &mut Findings) {
        let Some(blocks) = &self.blocks else { return };
        let mut unknown = Vec::new();
        for card in found {
            match card.slot.facts.and_then(|f| f.block) {
                Some(block) if !blocks.contains(&block) => {
                    let allowed: Vec<String> = blocks.iter().map(i32::to_string).collect();
                    let note = Note::new("rotated", "deck-rotated", &[]).cards([card.slot.named()]);
                    push(out, note.found(block.to_string(), allowed.join(", ")).by(self.cited()));
                }
                Some(_) => {}
                None => unknown.push(card.slot.named()),
            }
        }
        if !unknown.is_empty() {
            let note = Note::new("rotated", "deck-unchecked-block", &[]).cards(unknown);
            out.unchecked.push(note.by(self.cited()));
        }
    }
}

/// A card of a deck, in all its parts.
struct Found<'a> {
    key: String,
    count: usize,
    /// Its Reflection lies beside the deck.
    shown: bool,
    slot: &'a Slot<'a>,
}

/// What several lists say of the same cards is said once.
fn push(out: &mut Findings, note: Note) {
    if !out.violations.iter().any(|v| v.rule == note.rule && v.cards == note.cards && v.allowed == note.allowed) {
        out.violations.push(note);
    }
}
