//! Texts as a judge would write them, in both languages: each is read whole, and both mean the same.

use super::super::vocabulary::{Paste, Turns};
use super::{Frame, read};

/// Kind of card, English, Thai.
static TEXTS: &str = include_str!("texts.tsv");

#[test]
fn texts_of_judges_mean_the_same_in_both_languages() {
    let mut texts = 0;
    for row in TEXTS.lines() {
        let Some((kind, both)) = row.split_once('\t') else { panic!("{row}") };
        let Some((en, th)) = both.split_once('\t') else { panic!("{row}") };
        let frame = match kind {
            "S" => Frame::SEAL,
            "M0" => Frame::mystic(Turns::Zero, None),
            "MS" => Frame::mystic(Turns::For(2), Some(Paste::Ps)),
            "MA" => Frame::mystic(Turns::Endless, Some(Paste::Pa)),
            "MM" => Frame::mystic(Turns::Endless, Some(Paste::Pm)),
            _ => panic!("{row}"),
        };
        let one = |text: &str| read(frame, text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
        assert_eq!(one(en), one(th), "{en} / {th}");
        texts += 1;
    }
    assert!(texts >= 140, "{texts}");
}
