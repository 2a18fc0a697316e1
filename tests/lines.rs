//! A line of play written down as a case replays to the same end, from every case and for any answers.

use shinpan::engine::selfplay::Dice;
use shinpan::games::board::NoCards;
use shinpan::games::play::{Play, Waits};
use shinpan::lang::Speech;
use shinpan::scenario::{Case, Overrides, run, shipped};

/// Some answers at random.
fn play_on(play: &mut dyn Play, dice: &mut Dice, answers: usize) {
    for _ in 0..answers {
        if play.count() == 0 {
            return;
        }
        assert!(play.answer(dice.below(play.count())));
    }
}

/// The page of a line: the board and readings of the case, the plays, and where it ends.
fn page(case: &Case, play: &dyn Play) -> String {
    let readings: String = case.readings.iter().map(|(n, o)| format!("{n} = \"{o}\"\n")).collect();
    let ends_at = match play.waits() {
        Waits::For { who, clause, at_rest: false, .. } => format!("ends_at = \"{}: {clause}\"\n", who.name()),
        _ => String::new(),
    };
    let board = &case.text[case.board.clone()];
    let plays: String = play.play_lines().iter().map(|l| format!("{l}\n")).collect();
    format!(
        "+++\ngame = \"{}\"\ntitle = \"t\"\n[readings]\n{readings}+++\n```board\n{board}```\n```play\n{plays}```\n```ruling\n{ends_at}```\n",
        case.edition_name()
    )
}

#[test]
fn what_is_written_down_replays_to_the_same_end() {
    for (seed, (name, text)) in shipped::cases().iter().enumerate() {
        let case = Case::read(name, text).expect("a case");
        for round in 0..4 {
            let mut dice = Dice::new(seed as u64 * 10 + round);
            let mut play =
                shinpan::scenario::run::start(&case, &Overrides::default(), &NoCards).expect("a legal board");
            play_on(play.as_mut(), &mut dice, 8 + 12 * round as usize);
            // What is forced is taken by itself when it is read again.
            shinpan::scenario::plays::take_forced(play.as_mut(), |_| false);
            let page = page(&case, play.as_ref());
            let again = Case::read("again.md", &page).unwrap_or_else(|f| panic!("{name}: {f:?}\n{page}"));
            let again = run(&again, &Overrides::default(), &NoCards)
                .unwrap_or_else(|f| panic!("{name}: {} at {:?}\n{page}", f.said.words(Speech::english()), f.place));
            assert_eq!(again.play.values(), play.values(), "{name}\n{page}");
        }
    }
}
