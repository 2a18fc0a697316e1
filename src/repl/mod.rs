//! The interactive table at a terminal or in a pipe: lines in, replies out. What a line does is `show::session`.

mod completion;
mod editor;

use std::io::{BufRead, IsTerminal};

use serde_json::json;

use crate::show::session::{Reply, Table, commands};
use crate::show::{Desk, printer};
use crate::table::play::Waits;

/// Sit down: read commands until the end of the input. False: commands from a pipe were not all understood and obeyed.
pub fn run(desk: &Desk, mut table: Table) -> bool {
    if desk.json {
        return pipe(desk, &mut table);
    }
    print(&commands::greeting(desk, &table));
    if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() {
        editor::run(desk, &mut table);
        true
    } else {
        pipe(desk, &mut table)
    }
}

/// Commands from standard input, one a line. False: there was an error among them.
fn pipe(desk: &Desk, table: &mut Table) -> bool {
    let mut all_well = true;
    let mut bytes = Vec::new();
    let mut stdin = std::io::stdin().lock();
    loop {
        bytes.clear();
        match stdin.read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return all_well,
            Ok(_) => {}
        }
        let line = String::from_utf8_lossy(&bytes);
        let line = line.trim_start_matches('\u{FEFF}').trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        match commands::obey(desk, table, line) {
            Reply::Quit => return all_well,
            reply => {
                all_well &= !matches!(reply, Reply::Error(_));
                show(desk, table, line, &reply);
            }
        }
    }
}

fn show(desk: &Desk, table: &Table, line: &str, reply: &Reply) {
    let (text, error) = match reply {
        Reply::Text(text) => (text, false),
        Reply::Error(text) => (text, true),
        Reply::Quit => return,
    };
    if !desk.json {
        print(&if error { format!("! {}", text.trim_end()) } else { text.clone() });
        return;
    }
    let waiting = match table.play.waits() {
        Waits::Over(outcome) => json!({ "result": outcome.name() }),
        Waits::For { who, clause, at_rest, .. } => {
            let options: Vec<String> = (0..table.play.count()).map(|n| table.play.option(n, &desk.speech)).collect();
            json!({ "who": who.name(), "clause": table.game.cited(clause), "at_rest": at_rest, "options": options })
        }
    };
    // Whoever reads may have gone; there is nobody to tell.
    let _ = printer::json(&json!({ "input": line, "error": error, "output": text, "waiting": waiting }), false);
}

fn print(text: &str) {
    // Whoever reads may have gone; there is nobody to tell.
    let _ = printer::out(&format!("{}\n", text.trim_end()));
}
