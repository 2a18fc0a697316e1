//! What is refused, and where; and that nothing makes the reader panic.

use super::{TextFault, read};

fn refused(text: &str) -> TextFault {
    match read(text, "") {
        Err(fault) => fault,
        Ok(read) => panic!("{text:?} is read as {read:?}"),
    }
}

/// The text is refused at these words.
fn stops_at(text: &str, words: &str) {
    let fault = refused(text);
    assert!(fault.text.starts_with(words), "{text:?}: {fault:?}");
    assert_eq!(text.get(fault.at.clone()), Some(fault.text.as_str()));
    assert_eq!(Some(fault.at.start), text.find(words));
    assert_eq!(fault.part, 0);
}

#[test]
fn unknown_verbs() {
    stops_at("[On Play] Draw 1 card. Then, juggle 3 cards.", "juggle");
}

#[test]
fn the_place_is_one_of_the_text_as_given() {
    stops_at("[Blocker]<br>[On Play] Give your opponent&#39;s Leader a hug.", "a hug");
}

#[test]
fn the_trigger_has_its_own_places() {
    let fault = read("[Blocker]", "[Trigger] Sing this card.").expect_err("nobody sings");
    assert_eq!(fault.part, 1);
    assert_eq!(fault.at.start, 10);
}

#[test]
fn unknown_brackets_and_parentheses() {
    // No heading is called so, and the name of a card is followed by what it does.
    stops_at("[On Sunday] Draw 1 card.", "[On Sunday]");
    stops_at("[On Play] Draw 1 card (or 2 cards if it rains).", "(or 2 cards if it rains)");
}

#[test]
fn words_that_are_left_over() {
    stops_at("[On Play] Draw 1 card from the sea.", "from the sea");
    stops_at("[On Play] K.O. up to 1 of your opponent's Characters with a red hat.", "red hat");
}

#[test]
fn a_missing_duration() {
    stops_at("[On Play] This Character gains +1000 power.", ".");
    refused("[On Play] Give up to 1 of your opponent's Characters −1000 power.");
}

#[test]
fn a_choice_cannot_be_permanent() {
    refused("Up to 1 of your Characters gains +1000 power.");
}

#[test]
fn a_permanent_effect_has_no_duration() {
    refused("This Character gains +1000 power during this turn.");
}

#[test]
fn words_about_both_players_that_are_not_said_in_one_way() {
    refused("[Main] You and your opponent draw 1 card.");
    refused("[Main] You and your opponent trash 1 card from your hands.");
    refused("[Main] Trash 2 cards from the top of each of your and your opponent's Life cards.");
    stops_at("[Main] At the same time, rest all of your Characters.", "At the same time");
}

#[test]
fn what_changes_the_game_too_much() {
    stops_at("If you would lose the game, you may trash this Character instead.", "you would lose the");
    stops_at("If you would lose the game because your deck has 2 cards, draw 1 card instead.", "cards");
    stops_at(
        "Your opponent's [Activate: Main] effects can only be activated if your opponent has 3 or more DON!! cards on their field.",
        "[Activate: Main] effects",
    );
    refused("Your face-up Life cards are eaten instead of being added to your hand.");
    refused("Your opponent's Life cards are trashed instead of being added to your hand.");
    refused(
        "[Once Per Turn] If this Character would be removed from the field by your opponent's effect or K.O.'d in battle, draw 1 card instead.",
    );
}

#[test]
fn near_misses_of_the_newer_forms() {
    refused(
        "[On Play] This Character's base power becomes the same as your opponent's Leader's base power during this turn.",
    );
    refused("[On Play] Up to 1 Character with a cost of 3 or 5 cannot attack during this turn.");
    refused("[On Play] Up to 1 of your Characters will not become active in the next Refresh Phase.");
    refused("[On Play] Place 1 at the top of your deck.");
    refused("[On Play] Set up to 1 of your Characters or up to 1 of your DON!! cards as rested.");
    refused("[On Play] Give up to 1 active DON!! card to its owner's Leader or 1 of their Characters.");
    refused("Also treat this card's type as big according to the rules.");
    refused("All of your {Moss} type cards without a Counter have a +1000 Counter.");
    refused("[On Play] If your Leader is [Fern], you have 3 or less Life cards, draw 1 card.");
}

#[test]
fn two_places_in_one_choice() {
    // "Or DON!! cards" after a cost: whether it is asked of both is not said.
    refused("[On Play] Rest up to 1 of your opponent's Characters with a cost of 6 or less or DON!! cards.");
}

#[test]
fn that_character_was_spoken_of() {
    // No Character on the field was.
    refused("[On Play] You may trash 1 card from your hand: That Character gains +2000 power during this battle.");
    // What is done to a card by chance, or what chance decides, is no cost.
    refused("[On Play] You may trash 1 card at random from your hand: Draw 1 card.");
    refused("[On Play] You may rest this Character and trash 1 card from your hand or rest your Leader: Draw 1 card.");
    refused("[Main] Swap the base power of all of your Characters and your Leader with each other during this turn.");
    refused(
        "[On Play] You may return 1 of your Characters to the owner's hand: If the returned Character had a cost of 5 or more, draw 1 card.",
    );
    refused("This Character cannot be blocked by your Characters.");
}

#[test]
fn what_points_at_another_card_is_refused() {
    // A Leader was spoken of last, or a Character that was not revealed.
    refused(
        "[Main] Play up to 1 Character card from your hand. Then, up to 1 of your Leader gains +1000 power during this turn. That Character gains [Rush] during this turn.",
    );
    refused(
        "[Main] Reveal 1 card from the top of your deck. Rest up to 1 of your opponent's Characters. If the revealed card has a cost of 4, draw 1 card.",
    );
    // How it was on the field is not kept.
    refused(
        "[Main] K.O. up to 1 of your opponent's Characters. If that Character had 1 or more DON!! cards given, draw 1 card.",
    );
    // Only of the last one the number is known.
    refused(
        "[Main] Trash 1 card from your hand and trash 2 cards from the top of your deck. Then, draw cards equal to the number of cards trashed.",
    );
    // Nothing was spoken of yet.
    refused("[On Play] If your Leader is active, give up to 1 rested DON!! card to it.");
    refused("[Activate: Main] Draw 1 card if that Character is rested.");
    // "Rested" and the cost would be said of both, and the "or" of nothing.
    refused("[On Play] K.O. up to 1 of your opponent's rested Characters or Characters with a cost of 2 or less.");
    // Other than this Character, or than the one chosen.
    refused(
        "[On Play] Up to 1 of your Characters gains [Banish] and up to 1 of your other Characters gains +2000 power during this turn.",
    );
}

#[test]
fn who_chooses_has_to_be_said() {
    refused("[Main] Trash 1 card from each player's hand.");
    refused("[Main] Look at 1 card from the top of each player's Life cards.");
    refused("[Main] K.O. up to 1 of your and your opponent's Characters.");
    refused("[Main] Your opponent chooses one:\n• K.O. 1 of their Characters.\n• You draw 2 cards.");
    refused("[Main] You may trash 1 card from your hand, and your opponent draws 1 card.");
}

#[test]
fn names_without_an_owner_are_not_guessed() {
    refused("Your [Fern] and [Moss] gain +1000 power.");
}

#[test]
fn unclosed_brackets() {
    stops_at("[On Play Draw 1 card.", "[");
    refused("[On Play] Play up to 1 {Moss type Character card from your hand.");
    refused("[On Play] This Character gains \"[On K.O.] Draw 1 card during this turn.");
}

#[test]
fn negated_timings_and_totals_are_refused() {
    // What stands in brackets is a timing, and no card of that name.
    refused("Your [On K.O.] effects are negated.");
    refused("[On Play] Up to 1 of your [When Attacking] gains +1000 power during this turn.");
    refused("[On Play] Set the counter of up to 1 of your opponent's Characters to 0 during this turn.");
    refused("[On Play] Return up to 1 Character to the owner's hand or the top of their deck.");
}

const SENTENCES: [&str; 17] = [
    "[Counter] You and your opponent each trash 1 card from your hands. Then, you and your opponent each draw 1 card.",
    "Your face-up Life cards are placed at the bottom of your deck instead of being added to your hand, according to the rules.",
    "If your Leader is [Fern], you have 3 or less Life cards and your opponent doesn't have a Character with a cost of 3 or 4, give this card in your hand −3 cost.",
    "[Main] K.O. or rest up to 1 of your opponent's 0 cost Characters. Give up to 1 rested DON!! card to its owner's Leader or 1 of their Characters.",
    "Also treat this card as having the {Moss} type and the <Slash> attribute according to the rules.",
    "[On Play] Look at 5 cards from the top of your deck; reveal up to 1 {Moss} or {Fern} type card other than [Reed] and add it to your hand. Then, place the rest at the bottom of your deck in any order.",
    "[DON!! x1] [When Attacking] ➁ : If your Leader's type includes \"Moss\" and you have 2 or less Life cards, draw 1 card.",
    "[Activate: Main] [Once Per Turn] DON!! −1, You may rest this Character: K.O. up to 1 of your opponent's rested Characters with a cost of 3 or less.",
    "[Once Per Turn] If this Character would be K.O.'d by your opponent's effect, you may trash 1 card from your hand instead.",
    "[Your Turn] When a DON!! card on your field is returned to your DON!! deck, add up to 1 DON!! card from your DON!! deck and rest it.",
    "[On Play] Choose one:<br>• Draw 1 card.<br>• Give up to 1 of your opponent's Characters −2000 power during this turn.",
    "This Character cannot be K.O.'d in battle by &lt;Slash&gt; attribute cards and gains +1000 power for every 2 Events in your trash.",
    "[Main]/[Counter] Up to 1 of your Leader or Character cards gains \"[On K.O.] Draw 2 cards.\" until the end of your opponent's next turn.",
    "Under the rules of this game, you cannot include cards with a cost of 5 or more in your deck.<br>[Blocker] (After your opponent declares an attack, you may rest this card.)",
    "[End of Your Turn] Set up to 2 of your DON!! cards as active at the end of this turn. If you do, add 1 card from the top or bottom of your Life cards to your hand.",
    "[On K.O.] Play up to 1 [Fern] with a cost equal to or less than the number of DON!! cards on your field from your hand or trash rested.",
    "If the number of DON!! cards on your field is at least 2 less than the number on your opponent's field, all of your {Moss} type Characters gain [Rush].",
];

/// A small generator: always the same numbers.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % sides.max(1)
    }
}

#[test]
fn the_sentences_are_read() {
    for sentence in SENTENCES {
        assert!(read(sentence, "").is_ok(), "{sentence:?}: {:?}", read(sentence, ""));
    }
}

#[test]
fn mutilated_sentences_never_panic() {
    const SIGNS: [char; 14] = ['[', ']', '{', '"', '<', '.', ',', ':', '•', '➀', '−', '&', '‼', '\n'];
    let mut dice = Dice(7);
    for _ in 0..6000 {
        let mut signs: Vec<char> = SENTENCES[dice.roll(SENTENCES.len())].chars().collect();
        for _ in 0..=dice.roll(4) {
            let at = dice.roll(signs.len());
            match dice.roll(5) {
                0 => {
                    signs.truncate(at);
                }
                1 => {
                    signs.drain(at..(at + dice.roll(9)).min(signs.len()));
                }
                2 => signs.insert(at, SIGNS[dice.roll(SIGNS.len())]),
                3 => {
                    let other: Vec<char> = SENTENCES[dice.roll(SENTENCES.len())].chars().collect();
                    let from = dice.roll(other.len());
                    signs.splice(at..at, other[from..].iter().copied());
                }
                _ => {
                    let to = (at + dice.roll(30)).min(signs.len());
                    let piece = signs[at..to].to_vec();
                    signs.splice(at..at, piece);
                }
            }
        }
        let text: String = signs.into_iter().collect();
        if let Err(fault) = read(&text, &text) {
            assert_eq!(text.get(fault.at.clone()), Some(fault.text.as_str()), "{text:?}");
        }
    }
}

#[test]
fn long_and_deep_texts_end() {
    let deep = format!("[On Play] {}draw 1 card.", "If you have 1 Life card, ".repeat(500));
    refused(&deep);
    let long = format!("[On Play] {}", "Draw 1 card and trash 1 card from your hand. Then, ".repeat(2000));
    refused(&long);
    let quoted = "This Character gains \"".repeat(300);
    refused(&quoted);
    let names = format!("[On Play] Play up to 1 {} from your hand.", "[Fern] or ".repeat(3000));
    refused(&names);
}

#[test]
fn numbers_that_nothing_counts_are_refused() {
    for text in [
        "[Once Per Turn] When 2 or more DON!! cards are given to this Character, draw 1 card.",
        "[Once Per Turn] When your opponent plays 2 or more Characters, draw 1 card.",
        "[Once Per Turn] When you play 2 or more {Reef} type Characters from your hand, draw 1 card.",
        "When this Character battles 2 or more Characters, draw 1 card.",
        "This Character cannot be K.O.'d in battle by 2 or more Characters.",
        "[On Play] If you have less 2 or more Life cards than your opponent, draw 1 card.",
        "[On Play] If the total power of 2 of your Characters is 9000 or more, draw 1 card.",
        "[On Play] If the number of your Characters is less than the number of 2 of your opponent's Characters, draw 1 card.",
        "[On Play] Your opponent cannot play 2 Characters during this turn.",
    ] {
        refused(text);
    }
}

#[test]
fn cards_go_home_to_their_owners() {
    for text in [
        "[On Play] Add up to 1 card from the top of your deck to the top of your opponent's Life cards.",
        "[On Play] Place up to 1 of your opponent's Characters at the bottom of your deck.",
        "[On Play] Place up to 1 of your Characters at the bottom of your opponent's deck.",
        "[On Play] Look at 3 cards from the top of your deck and place them at the bottom of your opponent's deck in any order.",
        "[On Play] Look at 3 cards from the top of your opponent's deck and place them at the bottom of your deck in any order.",
        "[On Play] Return up to 1 of your opponent's Characters to your hand.",
        "[On Play] Add up to 1 card from your opponent's trash to your hand.",
        "[On Play] Add up to 1 of your opponent's Characters to the top of your Life cards face-up.",
        "[On Play] Your opponent places 1 card from their hand at the bottom of your deck.",
        "[On Play] Your opponent adds 1 card from the top of their Life cards to your hand.",
        "[On Play] Your opponent returns 1 of their Characters to your hand.",
        "[On Play] Play up to 1 Character card from your opponent's trash.",
    ] {
        refused(text);
    }
}

#[test]
fn only_what_was_kod_works_from_the_trash() {
    for text in [
        "[Once Per Turn] When your number of Life cards becomes 0, play this Character from your trash.",
        "[End of Your Turn] Return this Character from your trash to your hand.",
        "[On Play] Play this Character card from your trash.",
    ] {
        refused(text);
    }
    for text in [
        "[On K.O.] Play this Character card from your trash rested.",
        "[On K.O.] Add this card from your trash to your hand.",
        "When this Character is K.O.'d by your opponent's effect, play this Character card from your trash.",
    ] {
        assert!(read(text, "").is_ok(), "{text}");
    }
}

#[test]
fn what_is_chosen_instead_is_known_first() {
    // What would be chosen in another way, if it were this, is not known when that is asked.
    for text in [
        "[Main] K.O. up to 1 of your opponent's Characters with a cost of 3 or less. If that Character has 0 power or less, K.O. up to 1 of your opponent's Characters with a cost of 5 or less instead.",
        "[Main] Trash 1 card from the top of your deck. If that card is an Event, add it to your hand instead.",
        "[On Play] Play up to 1 rested [Gull] from your trash.",
    ] {
        refused(text);
    }
}
