//! One line of a list: which cards it names, and how many of each.
//!
//! Every token has a role: it is a card, a count, part of a name, or says again what was said. A line in which something is left over, or
//! that can be read in two ways, is not understood. Where a number may be a count or part of a name, the card data decide.

use std::collections::HashSet;

use super::lexicon::{Entry, Lexicon, key};
use super::token::{Kind, Token};
use super::why::Why;
use super::{inside, named, numbered, qualified, unsure};
use crate::cards::{CardFacts, number};

/// The cards that a line in plain letters names, each with its count.
pub fn entries<'p>(line: &str, tokens: &[Token], lexicon: &Lexicon<'p>) -> Result<Vec<Entry<'p>>, Why> {
    let all = named_or_numbered(line, tokens, lexicon)?;
    if all.len() > 1 && inside::has_heading(line, tokens) {
        return Err(Why::Ambiguous);
    }
    unsure::check(line, tokens, &all, lexicon)?;
    values(line, tokens, &all, lexicon)?;
    Ok(all)
}

/// `4 Ash Wolf (Lv 3)`: a value in brackets is the one that the data print, or another card is meant.
fn values(line: &str, tokens: &[Token], all: &[Entry<'_>], lexicon: &Lexicon<'_>) -> Result<(), Why> {
    let [one] = all else { return Ok(()) };
    let cards: Vec<&CardFacts> = one.facts.map_or_else(|| lexicon.cards(&one.name).collect(), |facts| vec![facts]);
    let is_other = |token: &&Token| {
        let said = qualified::value(token.text(line).trim_matches(['(', ')', '[', ']', '（', '）', '【', '】']));
        let differs = |facts: &&CardFacts| said.is_some_and(|(of, n)| of(facts).is_some_and(|own| own != n));
        token.kind == Kind::Aside && !cards.is_empty() && cards.iter().all(differs)
    };
    match tokens.iter().find(is_other) {
        Some(token) => Err(Why::Number(token.text(line).to_string())),
        None => Ok(()),
    }
}

fn named_or_numbered<'p>(line: &str, tokens: &[Token], lexicon: &Lexicon<'p>) -> Result<Vec<Entry<'p>>, Why> {
    if tokens.iter().any(|t| t.kind == Kind::Struck) {
        return Err(Why::Struck);
    }
    if !tokens.iter().any(|t| t.kind == Kind::Card) {
        let all = named::entries(line, tokens, lexicon)?;
        let numbers = all.iter().flat_map(|e| lexicon.cards(&e.name)).map(|card| card.number.clone());
        return asides(line, tokens, numbers.collect()).map(|()| all);
    }
    let cards = tokens.iter().filter(|t| t.kind == Kind::Card).filter_map(|t| number::at(t.text(line), 0));
    asides(line, tokens, cards.map(|card| card.number).collect())?;
    let numbered = numbered::entries(line, tokens, lexicon);
    let known = numbered.as_ref().is_ok_and(|all| all.iter().any(|e| e.facts.is_some()));
    if !known && tokens.len() < named::MOST_TOKENS {
        // `4 Qubeley AMX-004`: what looks like a number may be part of a name.
        let named = named::known(line, tokens, lexicon);
        return named.map_or(numbered, Ok);
    }
    numbered
}

/// What stands beside a card number in a cell of a table names no other card.
pub fn beside(cell: &str, facts: Option<&CardFacts>, lexicon: &Lexicon<'_>) -> Result<(), Why> {
    super::beside::check(cell, &super::token::tokens(cell), facts, lexicon)
}

/// The name of a card in a cell of a table, or in a document, does not say that it is not in the deck.
pub fn check_cell(cell: &str, facts: Option<&CardFacts>, lexicon: &Lexicon<'_>) -> Result<(), Why> {
    if cell.is_empty() || lexicon.knows(cell) || facts.is_some_and(|f| f.names().any(|n| key(n) == key(cell))) {
        return Ok(());
    }
    let tokens = super::token::tokens(cell);
    let own = super::beside::names(cell, &tokens, lexicon);
    let is_known = |at: usize| own.iter().any(|(from, to)| (*from..*to).contains(&at));
    super::absent::check(cell, &tokens, facts, is_known, !own.is_empty())
}

/// Addresses and tags may name the cards of the line again, but no others.
fn asides(line: &str, tokens: &[Token], cards: HashSet<String>) -> Result<(), Why> {
    let is_long = |t: &&Token| matches!(t.kind, Kind::Aside | Kind::Break) && t.end > t.start + 4;
    let mut found = tokens.iter().filter(is_long).flat_map(|t| number::all(t.text(line)));
    if found.all(|f| cards.contains(&f.number)) { Ok(()) } else { Err(Why::Several) }
}

#[cfg(test)]
mod tests {
    use super::super::token::tokens;
    use super::*;
    use crate::cards::{CardGame, CardPool};

    fn pool() -> CardPool {
        let mut text = String::from("game = 'one-piece'\n");
        let names = [(4, "Gull"), (5, "Net Mender"), (12, "Baby 5"), (13, "Baby"), (14, "4 Winds"), (18, "Moon Jelly")];
        for (n, name) in names.into_iter().chain([(20, "Core (005) & Core (006)"), (21, "Twin"), (22, "Twin")]) {
            text.push_str(&format!("[[card]]\nnumber = 'ZZ01-{n:03}'\nname = '{name}'\nkind = 'character'\n"));
        }
        CardPool::of_texts(&[("a.toml", &text)]).unwrap()
    }

    fn shown(line: &str, pool: &CardPool) -> String {
        let all = entries(line, &tokens(line), &Lexicon::new(pool, CardGame::OnePiece));
        match all {
            Ok(all) => {
                let one = |e: &Entry<'_>| format!("{} {}", e.count, e.number.as_deref().unwrap_or(&e.name));
                all.iter().map(one).collect::<Vec<_>>().join(", ")
            }
            Err(why) => format!("? {}", why.key().trim_start_matches("deck-list-")),
        }
    }

    #[test]
    fn one_card_in_every_form() {
        let (pool, none) = (pool(), CardPool::default());
        for line in [
            "4xZZ01-004",
            "4 ZZ01-004",
            "4x ZZ01-004",
            "4 x ZZ01-004",
            "x4 ZZ01-004",
            "ZZ01-004 x4",
            "ZZ01-004x4",
            "ZZ01-004 4x",
            "ZZ01-004 (4)",
            "ZZ01-004 4",
            "ZZ01-004: 4",
            "ZZ01-004, 4",
            "ZZ01-004 4枚",
            "4 Gull (ZZ01-004)",
            "4x Gull (Alt) [ZZ01-004_p1]",
            "ZZ01-004\tGull\t4",
            "ZZ01-004  Gull  4",
            "ZZ01-004,Gull,4",
            "Gull | ZZ01-004 | 4",
            "| 4 | Gull | ZZ01-004 |",
            "4;ZZ01-004;Gull",
            "4 **Gull** `ZZ01-004`",
            "<td>4</td><td>Gull</td><td>ZZ01-004</td>",
            "ZZ01-004 Gull Qty 4",
            "4x ZZ01-004 x4",
            "4 ZZ01-004 Gull (4)",
            "4 ZZ01-004 Gull (ZZ01-004)",
            "4 ZZ01-004 Gull [ZZ01]",
            "4 Gull 004 ZZ01-004",
            "1. 4 ZZ01-004 Gull",
            "4 ZZ01-004 Gull $1.50",
            "4 [ZZ01-004](https://example.org/ZZ01-004_p1.png)",
            "4 copies of ZZ01-004",
            "4, ZZ01-004, \"Gull, old\"",
        ] {
            assert_eq!(shown(line, &none), "4 ZZ01-004", "{line}");
            assert_eq!(shown(line, &pool), "4 ZZ01-004", "{line}");
        }
        assert_eq!(shown("ZZ01-004", &none), "1 ZZ01-004");
        assert_eq!(shown("ZZ01-004 Gull", &none), "1 ZZ01-004");
    }

    #[test]
    fn several_cards_each_with_its_count() {
        let (pool, none) = (pool(), CardPool::default());
        for (line, expected) in [
            ("4 ZZ01-004 Gull 4xZZ01-018 4xZZ01-015", "4 ZZ01-004, 4 ZZ01-018, 4 ZZ01-015"),
            ("1xZZ01-001 4xZZ01-004 4xZZ01-005", "1 ZZ01-001, 4 ZZ01-004, 4 ZZ01-005"),
            ("4xZZ01-004,4xZZ01-005, 2 ZZ01-018", "4 ZZ01-004, 4 ZZ01-005, 2 ZZ01-018"),
            ("ZZ01-004 x4 / ZZ01-005 x3", "4 ZZ01-004, 3 ZZ01-005"),
            ("4 ZZ01-004 Gull      3 ZZ01-005 Net Mender", "4 ZZ01-004, 3 ZZ01-005"),
            ("ZZ01-004 4, ZZ01-005 3", "4 ZZ01-004, 3 ZZ01-005"),
            ("4 Gull (ZZ01-004), 3 Net Mender (ZZ01-005)", "4 ZZ01-004, 3 ZZ01-005"),
            ("2 ZZ01-004, 2 ZZ01-004_p1", "2 ZZ01-004, 2 ZZ01-004"),
        ] {
            assert_eq!(shown(line, &pool), expected, "{line}");
            assert_eq!(shown(line, &none), expected, "{line}");
        }
        for line in [
            "4 ZZ01-004 ZZ01-005",
            "ZZ01-004, ZZ01-005",
            "ZZ01-004 ZZ01-004",
            "ZZ01-004 4x ZZ01-005",
            "4x ZZ01-004 4x ZZ01-005 4x",
            "4 ZZ01-004 3 ZZ01-005 2",
            "4 ZZ01-004 ZZ01-005 4",
            "4 ZZ01-004 https://example.org/ZZ01-005",
            "4 ZZ01-004 <img alt=\"ZZ01-005\">",
            "4 2 ZZ01-004 ZZ01-005",
        ] {
            assert!(shown(line, &none).starts_with('?'), "{line}: {}", shown(line, &none));
            assert!(shown(line, &pool).starts_with('?'), "{line}: {}", shown(line, &pool));
        }
    }

    #[test]
    fn the_data_decide_what_belongs_to_a_name() {
        let (pool, none) = (pool(), CardPool::default());
        for (line, with, without) in [
            ("ZZ01-012 Baby 5", "1 ZZ01-012", "? number"),
            ("4 ZZ01-012 Baby 5", "4 ZZ01-012", "? number"),
            ("ZZ01-012 Baby 5 x4", "4 ZZ01-012", "? number"),
            ("ZZ01-012 Baby 5 4", "4 ZZ01-012", "? number"),
            ("ZZ01-004 Gull 9", "9 ZZ01-004", "? number"),
            ("ZZ01-004 Gull SR 9", "9 ZZ01-004", "? number"),
            ("ZZ01-004 Möwe 9", "? number", "? number"),
            ("ZZ01-013 Baby 5", "5 ZZ01-013", "? number"),
            ("4 Winds (ZZ01-014)", "1 ZZ01-014", "4 ZZ01-014"),
            ("4 4 Winds (ZZ01-014)", "4 ZZ01-014", "? number"),
            ("4 ZZ01-020 Core (005) & Core (006)", "4 ZZ01-020", "? number"),
            ("4 ZZ01-012 Baby 5 4 ZZ01-004 Gull", "4 ZZ01-012, 4 ZZ01-004", "? each"),
            ("4 ZZ01-004 Gull 4 Net Mender", "? number", "? number"),
            ("4 ZZ01-099 Kelp NT-1", "4 ZZ01-099", "4 ZZ01-099"),
            ("ZZ01-099 Kelp NT-1", "? number", "? number"),
            ("4 ZZ01-004 Gull-3", "? number", "4 ZZ01-004"),
            ("4 ZZ01-004 Gull3", "? number", "? number"),
            ("ZZ01-004 four", "? number", "? number"),
        ] {
            assert_eq!(shown(line, &pool), with, "{line}");
            assert_eq!(shown(line, &none), without, "{line}");
        }
    }

    #[test]
    fn names_by_themselves() {
        let pool = pool();
        for (line, expected) in [
            ("4 Gull", "4 Gull"),
            ("4x Net Mender", "4 Net Mender"),
            ("Gull x4", "4 Gull"),
            ("Gull 9", "9 Gull"),
            ("Gull", "1 Gull"),
            ("**Gull** (4)", "4 Gull"),
            ("4 \"Gull\"", "4 Gull"),
            ("| 4 | Gull |", "4 Gull"),
            ("4 Gull, 3 Net Mender", "4 Gull, 3 Net Mender"),
            ("4 Gull 3 Net Mender", "4 Gull, 3 Net Mender"),
            ("Gull 4   Net Mender 3", "4 Gull, 3 Net Mender"),
            ("4 Baby 5", "4 Baby 5"),
            ("4x Gull x4", "4 Gull"),
            ("10 DON!!", "10 DON!!"),
            ("DON!! x10", "10 DON!!"),
            ("Gull จำนวน 4 ใบ", "4 Gull"),
            ("4 Gull (cost 3)", "4 Gull"),
            ("4 Twin", "4 Twin"),
            // Both are cards.
            ("Baby 5", "? ambiguous"),
            ("4 Gull 4", "? line"),
            ("4x Gull x3", "? differ"),
            ("4 Gull Net Mender", "? line"),
            ("Gull, Net Mender", "? line"),
            ("4 Gulll", "? line"),
            ("4", "? line"),
            ("0 Gull", "? no-count"),
        ] {
            assert_eq!(shown(line, &pool), expected, "{line}");
        }
    }

    #[test]
    fn every_number_of_a_line_of_names_is_accounted_for() {
        let mut text = String::from("game = 'summoner-master'\n");
        for name in ["Ash Wolf", "Bog Imp"] {
            text.push_str(&format!("[[card]]\nname = '{name}'\nkind = 'seal'\nlevel = 1\n"));
        }
        let pool = CardPool::of_texts(&[("a.toml", &text)]).unwrap();
        let copies = |line: &str| {
            let all = entries(line, &tokens(line), &Lexicon::new(&pool, CardGame::SummonerMaster)).ok()?;
            all.iter().all(|e| e.name == "Ash Wolf").then(|| all.iter().map(|e| e.count).sum::<u32>())
        };
        for line in ["4 Ash Wolf (Lv 1)", "4 Ash Wolf [Lv. 1]", "Ash Wolf จำนวน 4 ใบ", "จำนวน 4 ใบ Ash Wolf"]
        {
            assert_eq!(copies(line), Some(4), "{line}");
        }
        for line in [
            "4 Ash Wolf (Lv 3)",
            "4 Ash Wolf (3 Lv)",
            "4 Ash Wolf Bog Imp",
            "Ash Wolf อย่างละ 4 ใบ",
            "Ash Wolf ทั้งหมด 4 ใบ",
        ] {
            assert_eq!(copies(line), None, "{line}");
        }
    }

    #[test]
    fn counts_that_are_none() {
        let none = CardPool::default();
        for line in [
            "0 ZZ01-004",
            "-4 ZZ01-004",
            "+4 ZZ01-004",
            "4.5 ZZ01-004",
            "3-4 ZZ01-004",
            "4/4 ZZ01-004",
            "4000 ZZ01-004",
            "99999999999 ZZ01-004",
            "ZZ01-004 #4",
            "ZZ01-004 -4",
            "ZZ01-0044x",
            "ZZ01-004ZZ01-005",
            "4 ZZ01-004b",
            "4xZZ01-004x3",
            "4x ZZ01-004 x3",
            "4 ZZ01-004 4",
            "4 ZZ01-004 5",
            "4. ZZ01-004",
            "4 3 ZZ01-004",
            "4x4 ZZ01-004",
            "4 ~~ZZ01-004~~",
            "4 ZZ01-004 Gullx3",
            "4 ZZ01-004 1.50",
        ] {
            assert!(shown(line, &none).starts_with('?'), "{line}: {}", shown(line, &none));
        }
    }
}
