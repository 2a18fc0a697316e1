//! ONE PIECE: what is shipped is whole. What must hold of every position is in `properties`.

use shinpan::games::one_piece::shipped;
use shinpan::games::one_piece::vocabulary::Category;

#[test]
fn shipped_cards_are_read_and_shipped_decks_are_legal() {
    let text = include_str!("../scenarios/one-piece/cards.toml");
    for name in text.lines().filter_map(|l| l.strip_prefix("name = ")).map(|n| n.trim_matches('"')) {
        let known = shipped::card(name).is_some() || shipped::decks().iter().any(|d| d.name == name);
        assert!(known, "{name} is not read");
    }
    assert_eq!(shipped::decks().len(), text.matches("[[deck]]").count());
    for deck in shipped::decks() {
        let leader = shipped::card(&deck.leader).unwrap_or_else(|| panic!("{}: no {}", deck.name, deck.leader));
        assert_eq!(leader.category, Some(Category::Leader));
        assert_eq!(deck.cards.iter().map(|(_, n)| u32::from(*n)).sum::<u32>(), 50, "{}", deck.name);
        for (name, n) in &deck.cards {
            let card = shipped::card(name).unwrap_or_else(|| panic!("{}: no {name}", deck.name));
            assert!(*n <= 4 || card.outside().next().is_some(), "{name}");
            assert!(card.colours.iter().any(|c| leader.colours.contains(c)), "{}: {name}", deck.name);
        }
    }
}
