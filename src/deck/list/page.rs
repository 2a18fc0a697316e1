//! A page of text divided into decks: facts, headings, comments, tables, and the lines that name cards.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use super::columns::{Head, Row};
use super::fact::{Fact, fact};
use super::heading::{Heading, heading, is_side, lone_count};
use super::lines::Lines;
use super::markup::Sign;
use super::plain::plain;
use super::token::{Kind, tokens};
use super::why::Why;
use super::written::{Claim, Content, DeckList, Line, new};
use super::{absent, around, hidden, letter, markup, pieces, set};
use crate::cards::{CardGame, clean, number};
use crate::deck::part::Part;
use crate::text::visible::one_line;

/// The decks of a page.
pub fn read(file: &str, text: &str) -> Vec<DeckList> {
    let mut reader = Reader {
        file,
        decks: vec![new(file)],
        at: 0,
        part: Part::Any,
        head: None,
        columns: None,
        after_heading: false,
        signs: Vec::new(),
        closed: false,
        head_of_others: None,
        loose: Vec::new(),
        is_signed: false,
        is_below_card: false,
    };
    let mut lines = Lines::of(text);
    while let Some((number, start, raw)) = lines.next_row() {
        if let Some((head, parted_by)) = separated_head(&raw) {
            reader.separated(number, &text[start..], &head, parted_by);
            break;
        }
        reader.line(number, &raw);
    }
    reader.compare_signs();
    let loose: HashSet<usize> = reader.loose.into_iter().collect();
    let mut decks = pieces::join(reader.decks, |at| loose.contains(&at));
    decks.iter_mut().for_each(pieces::settle);
    if decks.len() > 1 {
        decks.retain(|d| !d.lines.is_empty() || d.too_long.is_some());
    }
    decks
}

/// No deck has more lines.
const MOST_LINES: usize = 5_000;
/// So many comments without a digit are looked at.
const MOST_COMMENTS: usize = 500;

/// The head of values that are separated by commas, semicolons or tabs.
fn separated_head(line: &str) -> Option<(Head, u8)> {
    [b',', b';', b'\t'].into_iter().find_map(|sign| {
        if !line.as_bytes().contains(&sign) || line.contains('|') {
            return None;
        }
        let cells = line.split(char::from(sign)).map(|cell| cell.trim().trim_matches('"'));
        Head::of(cells).map(|head| (head, sign))
    })
}

struct Reader<'a> {
    file: &'a str,
    /// There always is one.
    decks: Vec<DeckList>,
    /// The deck being read.
    at: usize,
    part: Part,
    /// The head of the table that is being read.
    head: Option<Head>,
    /// The head of columns that blanks part.
    columns: Option<Head>,
    /// The last line was a heading: a rule under it belongs to it.
    after_heading: bool,
    /// Lines that begin with a mark: their deck, their place in it, and the mark.
    signs: Vec<(usize, usize, Sign)>,
    /// A letter has ended: who wrote it may follow.
    closed: bool,
    /// A comment that may head cards that are not in the deck: its line, what it says, and why.
    head_of_others: Option<(usize, String, Why)>,
    /// Decks that begin because of a line, a comment or a name below the cards of another.
    loose: Vec<usize>,
    /// The player's name stands below the cards: those that follow are of another deck.
    is_signed: bool,
    /// A card came last.
    is_below_card: bool,
}

impl Reader<'_> {
    fn deck(&mut self) -> &mut DeckList {
        &mut self.decks[self.at]
    }

    fn begin(&mut self) {
        (self.part, self.columns) = (Part::Any, None);
        if !self.deck().lines.is_empty() {
            self.decks.push(new(self.file));
            self.at = self.decks.len() - 1;
        }
    }

    /// Another deck may begin, or a piece of the same.
    fn begin_loosely(&mut self) {
        let before = self.decks.len();
        self.begin();
        self.loose.extend((self.decks.len() > before).then_some(self.at));
    }

    fn line(&mut self, number: usize, raw: &str) {
        let plain = match plain(raw) {
            Ok(plain) => plain,
            Err(why) => return self.refuse(number, &one_line(raw), why),
        };
        let decoded = clean::entities(&plain);
        let (shown, aside) = markup::without_comments(&decoded);
        // A comment by itself is told apart below.
        let (text, aside) = if shown.trim().is_empty() { (decoded.trim(), "") } else { (shown.trim(), aside.as_str()) };
        if self.is_too_long(number) && !is_rule(text) && !text.contains([':', '：']) {
            return;
        }
        if text.is_empty() {
            self.after_leader();
            self.head = None;
            return;
        }
        if is_rule(text) {
            if !std::mem::take(&mut self.after_heading) {
                self.begin_loosely();
            }
            return;
        }
        self.after_heading = false;
        if let Some(said) = markup::count_in_tag(text) {
            return self.refuse(number, text, Why::Number(said.to_string()));
        }
        if markup::spans(text) {
            return self.refuse(number, text, Why::Spans);
        }
        if hidden::hides(text).is_some() && (text.chars().any(char::is_numeric) || !text.contains("</")) {
            return self.refuse(number, text, Why::Struck);
        }
        let looks = markup::without_looks(text);
        let linked = markup::without_links(looks.trim());
        let linked = set::joined(linked.trim());
        let text = linked.trim();
        if is_frame(text) || is_separator(text) {
            return;
        }
        if let Some(comment) =
            text.strip_prefix('#').or_else(|| text.strip_prefix("//")).or_else(|| closed_comment(text))
        {
            return self.comment(number, comment.trim_start_matches('#').trim());
        }
        // Who wrote a message stands before its first line only.
        let said = around::message(text).filter(|_| self.deck().lines.is_empty());
        self.written(number, said.unwrap_or(text), aside);
    }

    /// What is written in a line, without comments that are hidden in it, links and the like.
    fn written(&mut self, number: usize, text: &str, aside: &str) {
        if text.is_empty() || around::is_page(text) {
            return;
        }
        if self.is_of_a_letter(number, text) || is_framed_title(text) {
            return self.comment(number, text.trim_matches(['=', '~', '-', ' ']));
        }
        if self.table(number, text) || self.aligned(number, text) {
            let said = (number, aside.to_string());
            self.deck().comments.extend((!aside.is_empty()).then_some(said));
            return;
        }
        if is_commented_out(text) && text.chars().any(char::is_numeric) && heading(text).is_none() {
            let sign = text.split_whitespace().next().unwrap_or("").to_string();
            return self.refuse(number, text, Why::Open(sign));
        }
        let sign = markup::sign(text);
        let text = markup::without_bullet(text);
        // `- # ok`; not `- #ZZ01-004`.
        let noted = text.strip_prefix("//").or_else(|| text.strip_prefix('#'));
        if let Some(note) = noted.filter(|note| number::end_at(note, 0).is_none()) {
            return self.comment(number, note.trim_start_matches('#').trim());
        }
        let (text, comment) = without_comment(text);
        let both = format!("{comment} {aside}");
        let comment = if aside.is_empty() { comment } else { both.trim() };
        // Most lines begin with a count or a card number.
        let is_counted = text.starts_with(|c: char| c.is_ascii_digit()) && text.contains('-');
        let begins_with_card =
            number::end_at(text, 0).is_some() || (is_counted && !around::is_phone(text) && !around::is_day(text));
        if begins_with_card || !self.is_about_the_deck(number, text) {
            self.labelled(number, text, comment, begins_with_card);
            if let (Some(sign), Some(at)) = (sign, self.deck().lines.len().checked_sub(1)) {
                self.signs.push((self.at, at, sign));
            }
        } else if !comment.is_empty() {
            // `Main: # 4 ZZ01-004`: a comment behind a heading may name cards.
            let said = (number, comment.to_string());
            self.deck().comments.push(said);
        }
    }

    /// What somebody wrote around the list; below the end of a letter stands who wrote it.
    fn is_of_a_letter(&mut self, number: usize, text: &str) -> bool {
        let is_closed = self.closed;
        let part = letter::part(text);
        self.closed = part == Some(letter::Part::Closing);
        let is_name = part.is_none() && is_closed && letter::is_name(text) && heading(text).is_none();
        let is_letter = part.is_some() || is_name;
        let letter = &mut self.deck().letter;
        letter.extend((is_letter && letter.len() < MOST_COMMENTS).then(|| (number, text.to_string(), is_name)));
        is_letter
    }

    /// `+ 4 ZZ01-004` and `- 3 ZZ01-005` in one list are changes to a deck, and so is `- 1 ZZ01-004` where that card stands there plainly;
    /// boxes of which some are ticked say what is there.
    fn compare_signs(&mut self) {
        let mut signs = std::mem::take(&mut self.signs);
        signs.sort_unstable_by_key(|(deck, line, _)| (*deck, *line));
        for group in signs.chunk_by(|a, b| a.0 == b.0) {
            let has = |wanted: Sign| group.iter().any(|(_, _, sign)| *sign == wanted);
            let (adds, takes, ticks) = (has(Sign::Plus), has(Sign::Minus), has(Sign::Ticked));
            let lines = &mut self.decks[group[0].0].lines;
            let card = |line: &Line| number::first(&line.text).map(|found| found.number);
            let mut plain: HashMap<String, usize> = HashMap::new();
            if takes {
                let bare = |at: &usize| group.binary_search_by_key(at, |(_, line, _)| *line).is_err();
                for at in (0..lines.len()).filter(bare) {
                    plain.extend(card(&lines[at]).map(|number| (number, at)));
                }
            }
            for (_, at, sign) in group {
                let Some(line) = lines.get_mut(*at) else { continue };
                let is_plain = || card(line).and_then(|number| plain.get(&number)).is_some_and(|before| before < at);
                let shown = match sign {
                    Sign::Plus if takes => "+",
                    Sign::Minus if adds || is_plain() => "-",
                    Sign::Unticked if ticks => "[ ]",
                    _ => continue,
                };
                line.content = Content::Refused(Why::Perhaps(shown.to_string()));
            }
        }
    }

    /// No deck has so many lines: what follows is not read, up to the next deck, and the deck is not understood.
    fn is_too_long(&mut self, number: usize) -> bool {
        let deck = self.deck();
        let is_long = deck.lines.len() >= MOST_LINES || deck.comments.len() >= MOST_LINES;
        if is_long {
            deck.too_long.get_or_insert(number);
        }
        is_long
    }

    /// A comment may be a fact or a heading. One that seems to name cards is told of.
    fn comment(&mut self, number: usize, comment: &str) {
        if self.is_about_the_deck(number, comment) {
            return;
        }
        // `# 4 of`, `# Playsets`: a heading that counts what follows.
        if self.headed(number, comment, lone_count(comment)) {
            return;
        }
        // `## Ben`, below a whole deck: that of somebody else may follow.
        let is_below = std::mem::take(&mut self.is_below_card);
        if is_below && !comment.is_empty() && !comment.chars().any(char::is_numeric) && pieces::is_full(self.deck()) {
            self.begin_loosely();
        }
        self.head_of_others = absent::heads(comment)
            .map(|word| (number, comment.to_string(), Why::Perhaps(word.to_string())))
            .or(self.head_of_others.take());
        let has_digits = comment.chars().any(char::is_numeric);
        if has_digits || (!comment.is_empty() && self.deck().comments.len() < MOST_COMMENTS) {
            let text = comment.to_string();
            self.deck().comments.push((number, text));
        }
    }

    /// `Player: Anna`, `Character (40)`, `Total: 50`.
    fn is_about_the_deck(&mut self, number: usize, text: &str) -> bool {
        let bare = if text.starts_with('<') { markup::without_tags(text) } else { Cow::Borrowed(text) };
        self.fact(number, bare.trim()) || self.heading(number, bare.trim())
    }

    /// `Leader: ZZ01-001` and `Leader ZZ01-001` say the part of one line.
    fn labelled(&mut self, number: usize, text: &str, comment: &str, begins_with_card: bool) {
        if begins_with_card {
            return self.push(number, self.part, text, comment);
        }
        let tokens = tokens(text);
        let first = tokens.iter().find(|t| matches!(t.kind, Kind::Card | Kind::Number(..)));
        let before_colon = text.split_once(':').map(|(label, rest)| (label, rest.trim()));
        // `DON!! x10` is no part with a card in it.
        let names =
            |from: usize| tokens.iter().any(|t| t.start >= from && matches!(t.kind, Kind::Card | Kind::Word(_)));
        let signs = [' ', '-', '=', '|', '\t', '(', ',', ';'];
        // `Side 3 [ZZ01-004] ×4`: one card with two numbers; the first may belong to its name.
        let count = |fits: fn(Kind) -> bool| tokens.iter().filter(|t| fits(t.kind)).count();
        let is_name = count(|kind| kind == Kind::Card) == 1 && count(|kind| matches!(kind, Kind::Number(..))) > 1;
        let before_card = first
            .filter(|t| names(t.start) && !is_name)
            .map(|t| (text[..t.start].trim_end_matches(signs), &text[text[..t.start].trim_end_matches('(').len()..]));
        for (label, rest) in before_colon.into_iter().chain(before_card) {
            let bare = label.trim_matches(['*', '_', ' ', '|', '\t']);
            if is_side(bare) && !rest.is_empty() {
                return self.refuse(number, text, Why::Side);
            }
            if let Some(part) = Part::of(bare).filter(|_| !rest.is_empty()) {
                return self.push(number, part, rest, comment);
            }
        }
        self.push(number, self.part, text, comment);
    }

    /// The comment above cards says that they are not in the deck.
    fn after_head_of_others(&mut self) {
        if let Some((number, text, why)) = self.head_of_others.take() {
            self.refuse(number, &text, why);
        }
    }

    fn push(&mut self, number: usize, part: Part, text: &str, comment: &str) {
        self.after_head_of_others();
        if std::mem::take(&mut self.is_signed) {
            let part = self.part;
            self.begin_loosely();
            self.part = part;
        }
        self.next_if_leader(part);
        let (text, comment) = (text.to_string(), comment.to_string());
        self.deck().lines.push(Line { number, part, text, content: Content::Written, comment });
        self.is_below_card = true;
        self.after_leader();
    }

    /// A Leader is one card: what follows is not under its heading any more.
    fn after_leader(&mut self) {
        if self.part == Part::Leader {
            self.part = Part::Any;
        }
    }

    /// A Leader after a Leader and a deck is the Leader of the next deck.
    fn next_if_leader(&mut self, part: Part) {
        let lines = &self.deck().lines;
        let again = part == Part::Leader && lines.iter().any(|l| l.part == Part::Leader);
        if again && lines.last().is_some_and(|l| l.part != Part::Leader) {
            let part = self.part;
            self.begin();
            self.part = part;
        }
    }

    fn refuse(&mut self, number: usize, text: &str, why: Why) {
        let (part, text) = (self.part, text.to_string());
        let content = Content::Refused(why);
        self.deck().lines.push(Line { number, part, text, content, comment: String::new() });
    }

    fn fact(&mut self, number: usize, text: &str) -> bool {
        let Some((fact, value)) = fact(text) else { return false };
        let value = value.to_string();
        let is_said = value.chars().any(char::is_numeric) || letter::changes(&value);
        let said = is_said.then(|| (number, value.clone()));
        match fact {
            Fact::Name => {
                self.begin();
                self.deck().name = value;
            }
            Fact::Player => {
                if !self.deck().player.is_empty() {
                    self.begin();
                }
                self.is_signed = !self.deck().lines.is_empty();
                self.deck().player = value;
            }
            Fact::PlayerId => self.deck().player_id = value,
            Fact::Table => self.deck().table = value,
            Fact::Event => self.deck().event = value,
            Fact::Date => self.deck().date = value,
            Fact::Format => self.deck().format = value,
            Fact::Game => match CardGame::of(&value) {
                Some(game) => self.deck().game = Some(game),
                None => self.refuse(number, text, Why::Unknown),
            },
            Fact::Else => {}
        }
        let facts = &mut self.deck().facts;
        facts.extend(said.filter(|_| facts.len() < MOST_COMMENTS));
        true
    }

    fn heading(&mut self, number: usize, text: &str) -> bool {
        self.headed(number, text, heading(text))
    }

    fn headed(&mut self, number: usize, text: &str, heading: Option<Heading>) -> bool {
        match heading {
            None => return false,
            Some(Heading::Side) => self.refuse(number, text, Why::Side),
            Some(Heading::Each) => self.refuse(number, text, Why::Number(text.to_string())),
            Some(Heading::Count(count)) => self.deck().counts.push((number, count, text.to_string())),
            Some(Heading::Total(count)) => self.deck().totals.push((number, count)),
            Some(Heading::Deck(name)) => {
                self.begin();
                self.deck().name = name;
            }
            Some(Heading::Part(part, heading, count)) => self.begin_part(number, part, heading, count),
        }
        self.after_heading = true;
        true
    }

    fn begin_part(&mut self, number: usize, part: Part, heading: String, count: Option<u32>) {
        self.head_of_others = None;
        let lines = &self.deck().lines;
        let again = part == Part::Leader && lines.iter().any(|l| l.part == Part::Leader);
        if again && lines.last().is_some_and(|l| l.part != Part::Leader) {
            self.begin();
        }
        self.part = part;
        let at = self.deck().lines.len();
        let claims = &mut self.deck().claims;
        if let Some(last) = claims.last_mut().filter(|c| c.lines.end == usize::MAX) {
            last.lines.end = at;
        }
        // Kept without a count, too: it ends what the heading before it counts.
        claims.push(Claim { line: number, heading, part, count, lines: at..usize::MAX });
    }

    /// A row of a table with a head, in Markdown or HTML; or the head itself.
    fn table(&mut self, number: usize, text: &str) -> bool {
        let cells = match (text.contains('|'), text.contains('<')) {
            (true, _) => {
                let inner = text.strip_prefix('|').unwrap_or(text);
                let inner = inner.strip_suffix('|').unwrap_or(inner);
                Some(inner.split('|').map(|cell| cell.trim().to_string()).collect())
            }
            (_, true) => markup::cells(text),
            _ => None,
        };
        let Some(cells) = cells else {
            self.head = None;
            return false;
        };
        self.rows(number, text, &cells)
    }

    /// A row of columns that blanks part, or their head. What has not the columns of the head is no row of them: a count may be a cost.
    fn aligned(&mut self, number: usize, text: &str) -> bool {
        if !text.contains("  ") {
            return false;
        }
        let cells: Vec<String> =
            text.split("  ").map(|cell| cell.trim().to_string()).filter(|cell| !cell.is_empty()).collect();
        if let Some(head) = Head::of(cells.iter().map(String::as_str)) {
            self.columns = Some(head);
            return true;
        }
        let Some(head) = self.columns.clone().filter(|_| cells.len() > 1 && text.chars().any(char::is_numeric)) else {
            return false;
        };
        if self.among_rows(number, &cells) || self.is_about_the_deck(number, text) {
            return true;
        }
        if head.fault().is_some() || (cells.len() != head.len() && !head.has_values() && Head::is_counted(&cells)) {
            return false;
        }
        self.row(number, text, &head, &cells);
        true
    }

    fn rows(&mut self, number: usize, text: &str, cells: &[String]) -> bool {
        if let Some(head) = Head::of(cells.iter().map(String::as_str)) {
            if let Some(why) = head.fault() {
                self.refuse(number, text, why);
            }
            self.head = Some(head);
            return true;
        }
        let Some(head) = self.head.clone() else { return false };
        if !self.among_rows(number, cells) {
            self.row(number, text, &head, cells);
        }
        true
    }

    /// A total, or a heading in a row of its own, among the rows of a table.
    fn among_rows(&mut self, number: usize, cells: &[String]) -> bool {
        let is_alone = cells.iter().filter(|cell| !cell.is_empty()).count() == 1;
        let joined = cells.join(" ");
        (is_alone || matches!(heading(&joined), Some(Heading::Total(_)))) && self.heading(number, &joined)
    }

    fn row(&mut self, number: usize, text: &str, head: &Head, cells: &[String]) {
        let rows = match head.rows(cells) {
            Ok(rows) => rows,
            Err(why) => return self.refuse(number, text, why),
        };
        self.after_head_of_others();
        for row in rows {
            self.belongs_to(&row);
            let notes: Vec<String> = row.notes.iter().take(MOST_COMMENTS).cloned().collect();
            self.deck().comments.extend(notes.into_iter().map(|note| (number, note)));
            let part = row.part.unwrap_or(self.part);
            let (text, content) = (text.to_string(), Content::Row(row));
            self.deck().lines.push(Line { number, part, text, content, comment: String::new() });
            self.after_leader();
        }
    }

    /// A table may hold the decks of several players.
    fn belongs_to(&mut self, row: &Row) {
        if row.player.is_empty() && row.deck.is_empty() {
            return;
        }
        let (player, name) = (one_line(&row.player).into_owned(), one_line(&row.deck).into_owned());
        let is_same = |d: &DeckList| d.player == player && d.name == name;
        match self.decks.iter().position(is_same) {
            Some(at) => self.at = at,
            None => {
                self.begin();
                self.deck().player = player;
                self.deck().name = name;
            }
        }
    }

    /// All that follows a head whose columns are separated by a sign: comma-separated values and their like.
    fn separated(&mut self, first: usize, text: &str, head: &Head, parted_by: u8) {
        if let Some(why) = head.fault() {
            self.refuse(first, text.lines().next().unwrap_or(""), why);
        }
        let mut rows = csv::ReaderBuilder::new();
        let mut rows = rows.delimiter(parted_by).has_headers(false).flexible(true).from_reader(text.as_bytes());
        let mut head = head.clone();
        for record in rows.records().skip(1) {
            // The text is UTF-8, and rows may have any length: there is no other error.
            let Ok(record) = record else { continue };
            let number =
                first + record.position().and_then(|p| usize::try_from(p.line()).ok()).map_or(0, |line| line - 1);
            let cells: Vec<&str> = record.iter().collect();
            if let Some(again) = Head::of(cells.iter().copied()) {
                if let Some(why) = again.fault() {
                    self.refuse(number, &cells.join(" "), why);
                }
                head = again;
                continue;
            }
            let joined = one_line(&cells.join(" ")).into_owned();
            let plain: Result<Vec<String>, Why> =
                cells.iter().map(|c| plain(c).map(|c| c.trim().to_string())).collect();
            let filled: Vec<&&str> = cells.iter().filter(|c| !c.trim().is_empty()).collect();
            match (filled.as_slice(), plain) {
                ([], _) => {}
                // A title, a heading, a fact or a comment among the rows.
                ([one], _) if cells.len() == 1 || !(one.chars().any(char::is_numeric) || is_card(&head, &cells)) => {
                    self.line(number, one);
                }
                ([first, ..], _) if first.starts_with(['#', '/']) => self.line(number, &joined),
                (_, Err(why)) => self.refuse(number, &joined, why),
                (_, Ok(cells)) if self.among_rows(number, &cells) => {}
                (_, Ok(cells)) => self.row(number, &joined, &head, &cells),
            }
        }
    }
}

/// `,Elder Crow`: a card by itself in its column, of which the row does not say how many there are.
fn is_card(head: &Head, cells: &[&str]) -> bool {
    let filled = cells.iter().position(|cell| !cell.trim().is_empty());
    filled.filter(|at| head.names_card(*at)).is_some_and(|at| {
        let text = cells[at].trim();
        let is_said = fact(text).is_some() || heading(text).is_some() || letter::part(text).is_some();
        !is_said && !is_rule(text) && !is_framed_title(text) && !text.starts_with(['#', '/', '<'])
    })
}

/// A line drawn across the page.
fn is_rule(text: &str) -> bool {
    ['-', '=', '*', '_'].iter().any(|c| text.len() >= 3 && text.chars().all(|t| t == *c))
}

/// What only frames a table or a block of text: `| --- | :-: |`, three backticks, tags without a word.
fn is_frame(text: &str) -> bool {
    let is_line = text.contains('-') && text.chars().all(|c| "|-:+= ".contains(c));
    is_line || text.starts_with("```") || (text.starts_with('<') && markup::without_tags(text).trim().is_empty())
}

/// `sep=;`, with which some programs begin a table.
fn is_separator(text: &str) -> bool {
    text.get(..4).is_some_and(|head| head.eq_ignore_ascii_case("sep=")) && text.chars().count() <= 5
}

/// `=== Red Kelp ===`: a title between two lines of signs. What has a number in it, or is a part of a deck, is something else.
fn is_framed_title(text: &str) -> bool {
    let is_framed = ["==", "~~"].iter().any(|frame| text.starts_with(frame) && text.ends_with(frame));
    is_framed && !text.chars().any(char::is_numeric) && heading(text).is_none()
}

/// A comment with a beginning and an end.
fn closed_comment(text: &str) -> Option<&str> {
    let pairs = [("<!--", "-->"), ("/*", "*/")];
    pairs.iter().find_map(|(open, close)| text.strip_prefix(open)?.strip_suffix(close))
}

/// Signs before a line that make it a comment for some programs: is it one, or a card with an ornament?
fn is_commented_out(text: &str) -> bool {
    ["/*", "*/", "%", "--", "; ", "REM ", "rem "].iter().any(|sign| text.starts_with(sign))
}

/// A line up to the comment at its end, and the comment. The suffix of a printing (`#01`) is none.
fn without_comment(line: &str) -> (&str, &str) {
    if !line.contains(['#', '/']) {
        return (line, "");
    }
    let cut = [" #", "\t#", " //", "\t//"].iter().filter_map(|mark| line.find(mark)).min();
    let Some(at) = cut else { return (line, "") };
    let comment = line[at..].trim_start();
    // `4 #ZZ01-004 Gull`: a number with its sign.
    if comment.strip_prefix('#').is_some_and(|rest| number::end_at(rest, 0).is_some())
        && number::first(&line[..at]).is_none()
    {
        return (line, "");
    }
    // `ZZ01-004 ////`: strokes that count.
    let is_tally = comment.len() > 1 && comment.chars().all(|c| c == '#' || c == '/');
    if is_tally { (line, "") } else { (line[..at].trim_end(), comment) }
}
