//! A case as it is written.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

use super::fault::{CaseFault, Source};
use super::ruling::{self, Ruling};
use super::translated::{self, Translated};
use crate::engine::{ClauseId, Seats};
use crate::keys::{self, BoardFault};
use crate::lang::{Language, Said};
use crate::table::shelf::{self, PLAYABLE, Playable, Unknown};
use crate::text::nearest::nearest;

/// A case.
#[derive(Clone, Debug)]
pub struct Case {
    /// The file it came from.
    pub file: String,
    /// All of its text.
    pub text: String,
    /// The game.
    pub game: &'static Playable,
    /// The edition, by its place.
    pub edition: u8,
    /// The question in one line.
    pub title: String,
    /// Where the question or the answer comes from.
    pub source: String,
    /// Readings that it asks for.
    pub readings: Vec<(String, String)>,
    /// The prose between front matter and blocks.
    pub question: String,
    /// What is asked and answered in other languages.
    pub words: Vec<Translated>,
    /// Where the board stands.
    pub board: Range<usize>,
    /// The plays.
    pub plays: Vec<PlayLine>,
    /// What should come of it.
    pub ruling: Ruling,
}

/// One line of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayLine {
    /// `A` to `D`, or `?`.
    pub who: &'static str,
    /// Its parts, with their places.
    pub parts: Vec<(String, usize)>,
    /// Where the line stands.
    pub at: usize,
    /// It must be refused by these clauses and readings.
    pub refused: Vec<(String, usize)>,
}

impl Case {
    /// Read a page.
    pub fn read(file: &str, text: &str) -> Result<Self, CaseFault> {
        let source = Source { file, text };
        let (front, body) = front_matter(&source)?;
        let facts = Facts::read(&source, front)?;
        let blocks = Blocks::read(&source, body)?;
        let mut plays = Vec::new();
        for block in &blocks.plays {
            plays.extend(play_lines(&source, block.clone())?);
        }
        let ruling = match &blocks.ruling {
            Some(block) => ruling::read(&source, block.clone(), facts.game)?,
            None => Ruling::default(),
        };
        Ok(Self {
            file: file.to_string(),
            text: text.to_string(),
            game: facts.game,
            edition: facts.edition,
            title: facts.title,
            source: facts.source,
            readings: facts.readings,
            question: blocks.question,
            words: facts.words,
            board: blocks.board,
            plays,
            ruling,
        })
    }

    /// The text with its file, for faults.
    pub fn source(&self) -> Source<'_> {
        Source { file: &self.file, text: &self.text }
    }

    /// Its words in a language, where they are translated.
    pub fn in_language(&self, language: Language) -> Option<&Translated> {
        self.words.iter().find(|words| words.language == language)
    }

    /// What it is called in a language; none where it is only called so in English.
    pub fn title_in(&self, language: Language) -> Option<&str> {
        self.in_language(language).map(|words| words.title.as_str()).filter(|title| !title.is_empty())
    }

    /// What stands between the front matter and the board, as it is written; nothing if there are other blocks in it.
    pub fn prose(&self) -> &str {
        let Ok((_, body)) = front_matter(&self.source()) else { return "" };
        let fence = self.text[..self.board.start].trim_end_matches('\n').rfind('\n').map_or(0, |n| n + 1);
        let prose = self.text.get(body..fence).unwrap_or("").trim();
        if prose.contains("```") || prose.contains("~~~") { "" } else { prose }
    }

    /// The clauses that it names, in `cites` or in a play that is refused.
    pub fn named_clauses(&self) -> impl Iterator<Item = ClauseId> + '_ {
        let refused = self.plays.iter().flat_map(|line| &line.refused);
        let refused = refused.filter_map(|(name, _)| ClauseId::parse(bare_clause(name)));
        self.ruling.cites.iter().map(|(clause, _)| *clause).chain(refused)
    }

    /// `blackpoker@act6.1-lite`.
    pub fn edition_name(&self) -> String {
        format!("{}@{}", self.game.name, self.game.editions[self.edition as usize])
    }
}

/// The lines between the two `+++`, and where the rest begins.
fn front_matter(source: &Source<'_>) -> Result<(Range<usize>, usize), CaseFault> {
    let text = source.text;
    let missing = || source.fault(0, Said::new("case-front-matter"));
    let rest = text.strip_prefix("+++\n").ok_or_else(missing)?;
    let end = if rest.starts_with("+++") { 0 } else { rest.find("\n+++").ok_or_else(missing)? + 1 };
    let body = 4 + end + rest[end..].find('\n').map_or(rest.len() - end, |n| n + 1);
    Ok((4..4 + end, body))
}

struct Facts {
    game: &'static Playable,
    edition: u8,
    title: String,
    source: String,
    readings: Vec<(String, String)>,
    words: Vec<Translated>,
}

impl Facts {
    fn read(source: &Source<'_>, at: Range<usize>) -> Result<Self, CaseFault> {
        let offset = at.start;
        let of = |fault: BoardFault| source.of_board(offset, fault);
        let block = keys::parse(&source.text[at.clone()]).map_err(of)?;
        let keys = keys::whole(&block);
        keys.only(&["game", "title", "source", "readings", "words"]).map_err(of)?;
        let Some(game) = keys.get("game") else {
            return Err(source.fault(at.start, Said::new("case-no-game")));
        };
        let (playable, edition) = edition_of(game.text().map_err(of)?).map_err(|said| {
            let mut fault = of(game.fault(said.0));
            fault.hints.extend(said.1);
            fault
        })?;
        let text = |key: &str| -> Result<String, CaseFault> {
            keys.get(key).map_or(Ok(String::new()), |n| n.text().map(str::to_string).map_err(of))
        };
        // The question in one line, so that the front matter can be written anew.
        let title = text("title")?.split_whitespace().collect::<Vec<_>>().join(" ");
        if title.is_empty() {
            return Err(source.fault(at.start, Said::new("case-no-title")));
        }
        let mut readings = Vec::new();
        if let Some(node) = keys.get("readings") {
            for (name, name_at, option) in node.table().map_err(of)?.entries() {
                let value = option.text().map_err(of)?;
                match playable.reading(name, value) {
                    Ok(_) => readings.push((name.to_string(), value.to_string())),
                    Err(Unknown::Name) => {
                        let fault = BoardFault::new(name_at, Said::new("case-unknown-reading").text("name", name));
                        let names = (playable.readings)().iter().map(|r| r.name);
                        let all: Vec<&str> = names.clone().collect();
                        let hint = match nearest(name, names) {
                            Some(near) => Said::new("error-did-you-mean").text("words", near),
                            None => Said::new("case-known-options").text("words", &all.join(", ")),
                        };
                        return Err(of(fault.hint(hint)));
                    }
                    Err(Unknown::Option(all)) => {
                        let said = Said::new("case-unknown-option").text("name", name).text("option", value);
                        let hint = Said::new("case-known-options").text("words", &all.join(", "));
                        return Err(of(option.fault(said).hint(hint)));
                    }
                }
            }
        }
        let words = match keys.get("words") {
            Some(node) => node.table().and_then(|words| translated::read(&words)).map_err(of)?,
            None => Vec::new(),
        };
        Ok(Self { game: playable, edition, title, source: text("source")?, readings, words })
    }
}

/// The game and edition of a name such as `blackpoker@act6.1-lite`; without an edition, the reference.
pub fn edition_of(name: &str) -> Result<(&'static Playable, u8), (Said, Option<Said>)> {
    let (game, edition) = name.split_once('@').map_or((name, None), |(g, e)| (g, Some(e)));
    let Some(playable) = shelf::find(game).or_else(|| called(game)) else {
        let known: Vec<&str> = PLAYABLE.iter().map(|g| g.name).collect();
        let hint = match nearest(game, known.iter().copied()) {
            Some(near) => Said::new("error-did-you-mean").text("words", near),
            None => Said::new("error-known-games").text("words", &known.join(", ")),
        };
        return Err((Said::new("case-game-not-playable").text("name", game), Some(hint)));
    };
    let at = match edition {
        None => Some(0),
        Some(edition) => (0u8..).zip(playable.editions).find(|(_, e)| **e == edition).map(|(at, _)| at),
    };
    match at {
        Some(at) => Ok((playable, at)),
        None => {
            let known = Said::new("error-known-editions").text("words", &playable.editions.join(", "));
            Err((Said::new("error-unknown-edition").text("name", name), Some(known)))
        }
    }
}

/// The game that a word of everyday means: `sm`, `op`, `ONE PIECE`, as every command takes it.
fn called(word: &str) -> Option<&'static Playable> {
    let texts = crate::rules::Shelf::new(None).ok()?;
    shelf::find(&texts.game(word)?.id)
}

/// The fenced blocks of a page, and its prose.
struct Blocks {
    question: String,
    board: Range<usize>,
    plays: Vec<Range<usize>>,
    ruling: Option<Range<usize>>,
}

impl Blocks {
    fn read(source: &Source<'_>, body: usize) -> Result<Self, CaseFault> {
        let text = &source.text[body..];
        let mut question = String::new();
        let (mut boards, mut plays, mut rulings) = (Vec::new(), Vec::new(), Vec::new());
        let mut open: Option<(String, usize, Option<Range<usize>>)> = None;
        let mut token = 0..0;
        for (event, range) in Parser::new_ext(text, Options::empty()).into_offset_iter() {
            let range = range.start + body..range.end + body;
            match event {
                Event::Start(Tag::CodeBlock(kind)) => {
                    let info = match &kind {
                        CodeBlockKind::Fenced(info) => info.trim().to_string(),
                        CodeBlockKind::Indented => String::new(),
                    };
                    open = Some((info, range.start, None));
                }
                // A token of a card text looks like a link.
                Event::Start(Tag::Link { .. }) => {
                    question.push_str(&source.text[range.clone()]);
                    token = range;
                }
                _ if token.contains(&range.start) => {}
                Event::Text(words) => match &mut open {
                    Some((_, _, Some(block))) => block.end = range.end,
                    Some((_, _, block)) => *block = Some(range),
                    None => question.push_str(&words),
                },
                // A keyword in angle brackets is no HTML.
                Event::Code(words) | Event::InlineHtml(words) | Event::Html(words) => question.push_str(&words),
                Event::SoftBreak | Event::HardBreak => question.push(' '),
                Event::End(TagEnd::Paragraph | TagEnd::Heading(_) | TagEnd::Item) => question.push('\n'),
                Event::End(TagEnd::CodeBlock) => {
                    let Some((info, at, block)) = open.take() else { continue };
                    let block = block.unwrap_or(at..at);
                    match info.as_str() {
                        "board" => boards.push((at, block)),
                        "play" => plays.push(block),
                        "ruling" => rulings.push((at, block)),
                        // A fence of another kind is prose; one that looks like ours is a slip.
                        other => {
                            if let Some(near) = nearest(other, ["board", "play", "ruling"].into_iter()) {
                                let said = Said::new("case-unknown-block").text("name", other);
                                let hint = Said::new("error-did-you-mean").text("words", near);
                                return Err(source.fault(at, said).hint(hint));
                            }
                        }
                    }
                }
                _ => {}
            }
        }
        if let Some(twice) = [boards.get(1), rulings.get(1)].into_iter().flatten().next() {
            return Err(source.fault(twice.0, Said::new("case-block-twice")));
        }
        let Some((_, board)) = boards.into_iter().next() else {
            return Err(source.fault(source.text.len(), Said::new("case-no-board")));
        };
        let ruling = rulings.into_iter().next().map(|(_, block)| block);
        Ok(Self { question: question.trim().to_string(), board, plays, ruling })
    }
}

/// The lines of a play block.
fn play_lines(source: &Source<'_>, block: Range<usize>) -> Result<Vec<PlayLine>, CaseFault> {
    let mut lines = Vec::new();
    let mut at = block.start;
    for line in source.text[block].split_inclusive('\n') {
        let played = plays_of(line.trim_end_matches('\n'))
            .map_err(|(column, said)| source.fault(at + column, said).hint(Said::new("case-play-form")))?;
        lines.extend(played.into_iter().map(|play| play.moved(at)));
        at += line.len();
    }
    Ok(lines)
}

/// What a line plays: as at the table, `;` parts one play from the next, by the same player unless another one is named.
fn plays_of(line: &str) -> Result<Vec<PlayLine>, (usize, Said)> {
    let code = &line[..comment(line).unwrap_or(line.len())];
    let mut found: Vec<PlayLine> = Vec::new();
    for (start, piece) in between_semicolons(code) {
        let blank = piece.len() - piece.trim_start().len();
        let addressed = piece.find([':', '：']).is_some_and(|colon| is_player(piece[..colon].trim()));
        let who = found.last().map(|before| before.who).filter(|_| !addressed && !piece.trim().is_empty());
        let put = who.map(|who| format!("{who}: ")).unwrap_or_default();
        let placed = |at: usize| if at < put.len() { start + blank } else { start + at - put.len() };
        let Some(mut play) = play_line(&format!("{put}{piece}")).map_err(|(at, said)| (placed(at), said))? else {
            continue;
        };
        play.at = placed(play.at);
        play.parts.iter_mut().chain(&mut play.refused).for_each(|(_, at)| *at = placed(*at));
        found.push(play);
    }
    Ok(found)
}

/// The pieces of a line between semicolons that stand in no quotes, with their places.
fn between_semicolons(code: &str) -> Vec<(usize, &str)> {
    let mut pieces = Vec::new();
    let (mut start, mut quoted) = (0, false);
    for (at, c) in code.char_indices() {
        quoted ^= c == '"';
        if matches!(c, ';' | '；') && !quoted {
            pieces.push((start, &code[start..at]));
            start = at + c.len_utf8();
        }
    }
    pieces.push((start, &code[start..]));
    pieces
}

/// Does somebody sit at the table by this name?
fn is_player(name: &str) -> bool {
    matches!(name, "?" | "？")
        || name.chars().count() == 1 && "AaBbCcDdＡａＢｂＣｃＤｄ".contains(name)
        || Seats::parse(name).is_some()
}

impl PlayLine {
    fn moved(mut self, by: usize) -> Self {
        self.at += by;
        self.parts.iter_mut().chain(&mut self.refused).for_each(|(_, at)| *at += by);
        self
    }
}

/// One line: `A: part, part -> part (refused: 7-1)`. Nothing for an empty line or a comment.
pub fn play_line(line: &str) -> Result<Option<PlayLine>, (usize, Said)> {
    let code = &line[..comment(line).unwrap_or(line.len())];
    if code.trim().is_empty() {
        return Ok(None);
    }
    let indent = code.len() - code.trim_start().len();
    let Some(colon) = code.find([':', '：']) else { return Err((indent, Said::new("case-no-colon"))) };
    let who = match code[..colon].trim() {
        "A" | "a" | "Ａ" | "ａ" => "A",
        "B" | "b" | "Ｂ" | "ｂ" => "B",
        "C" | "c" | "Ｃ" | "ｃ" => "C",
        "D" | "d" | "Ｄ" | "ｄ" => "D",
        "?" | "？" => "?",
        // What a team decides together, either of its members may say, or both.
        other => match Seats::parse(other) {
            Some(team) => team.name(),
            None => return Err((indent, Said::new("case-no-player").text("name", other))),
        },
    };
    let from = colon + code[colon..].chars().next().map_or(1, char::len_utf8);
    let (plays, refused) = split_refused(code, from)?;
    let (parts, empty) = split_parts(&code[plays.clone()], plays.start);
    if parts.is_empty() {
        return Err((from.min(code.len()), Said::new("case-empty-play")));
    }
    if let Some(at) = empty {
        return Err((at, Said::new("case-empty-part")));
    }
    Ok(Some(PlayLine { who, parts, at: indent, refused }))
}

/// Where a comment begins: a `#` after a blank or at the beginning, and in no quotes.
fn comment(line: &str) -> Option<usize> {
    line.char_indices()
        .find(|&(at, c)| {
            c == '#'
                && line[..at].chars().next_back().is_none_or(char::is_whitespace)
                && line[..at].matches('"').count().is_multiple_of(2)
        })
        .map(|(at, _)| at)
}

type Refused = Vec<(String, usize)>;

fn split_refused(code: &str, from: usize) -> Result<(Range<usize>, Refused), (usize, Said)> {
    let end = code.trim_end().len();
    // In quotes it is a part of a name.
    let is_open = |at: &usize| code[from..*at].matches('"').count().is_multiple_of(2);
    let Some(open) = code[from..].match_indices("(refused:").map(|(n, _)| n + from).find(is_open) else {
        return Ok((from..end.max(from), Vec::new()));
    };
    if !code[..end].ends_with(')') {
        return Err((end, Said::new("case-refused-open")));
    }
    let inside = open + "(refused:".len()..end - 1;
    let (refused, empty) = split_parts(&code[inside.clone()], inside.start);
    if let (false, Some(at)) = (refused.is_empty(), empty) {
        return Err((at, Said::new("case-empty-part")));
    }
    if refused.is_empty() {
        return Err((open, Said::new("case-refused-by-nothing")));
    }
    Ok((from..open, refused))
}

/// Parts between commas and arrows, with their places; and where there is nothing between two of them, or after the last.
fn split_parts(text: &str, offset: usize) -> (Vec<(String, usize)>, Option<usize>) {
    let mut parts = Vec::new();
    let mut empty = None;
    let mut start = 0;
    let mut push = |from: usize, to: usize| {
        let part = &text[from..to];
        let trimmed = part.trim();
        if trimmed.is_empty() && from == 0 && ["->", "→"].iter().any(|arrow| text.trim_start().starts_with(arrow)) {
            // A line may go on with an arrow.
        } else if trimmed.is_empty() {
            // At the sign before it, or at the sign that the line begins with.
            empty.get_or_insert(offset + from.saturating_sub(1).max(text.len() - text.trim_start().len()));
        } else {
            let blank = part.len() - part.trim_start().len();
            parts.push((trimmed.replace('"', ""), offset + from + blank));
        }
    };
    let mut at = 0;
    let mut quoted = false;
    while at < text.len() {
        let rest = &text[at..];
        // In quotes nothing is cut: a name may have a comma in it.
        quoted ^= rest.starts_with('"');
        if quoted {
            at += rest.chars().next().map_or(1, char::len_utf8);
            continue;
        }
        let cut = [",", "、", "，", "->", "→"].iter().find(|s| rest.starts_with(**s)).map(|s| s.len());
        match cut {
            Some(length) => {
                push(start, at);
                at += length;
                start = at;
            }
            None => at += rest.chars().next().map_or(1, char::len_utf8),
        }
    }
    push(start, text.len());
    (parts, empty)
}

/// The number of a clause without the name of its text: `blackpoker@base-6.1:P-3-2`, `base-6.1 P-3-2`.
pub fn bare_clause(name: &str) -> &str {
    // An entry of a glossary has no number.
    if name.starts_with("g:") {
        return name;
    }
    name.rsplit([':', ' ']).next().unwrap_or(name)
}

/// Is there a clause or a reading of this name in the game?
pub fn is_known_reason(game: &Playable, name: &str) -> bool {
    let bare = bare_clause(name);
    ClauseId::parse(bare).is_some_and(|id| game.clauses().contains(&id))
        || (game.readings)().iter().any(|r| r.name == name)
}
