//! What is shown of a table.

use super::table::{Reply, Table};
use crate::show::screen::{Ink, Screen};
use crate::show::trace::Trace;
use crate::show::{Desk, unsaid};

pub(super) fn trace<'a>(desk: &'a Desk, table: &Table, all: bool) -> Trace<'a> {
    let library = desk.library(Some(table.game.name)).ok().map(|l| (l, table.edition_name()));
    Trace { library, ..Trace::new(&desk.speech, table.game, all) }
}

pub(super) fn board(desk: &Desk, table: &Table, screen: &mut Screen) {
    for line in table.play.lines(&desk.speech) {
        screen.line(&line);
    }
    for words in unsaid::words(&desk.speech, &*table.play) {
        screen.paragraph("! ", Ink::Doubt, &words, Ink::Doubt);
    }
    screen.gap();
}

pub(super) fn decision(desk: &Desk, table: &Table, screen: &mut Screen) {
    trace(desk, table, false).decision(screen, &*table.play);
}

pub(super) fn shown(desk: &Desk, fill: impl FnOnce(&mut Screen)) -> Reply {
    let mut screen = desk.blank();
    fill(&mut screen);
    Reply::Text(screen.text())
}
