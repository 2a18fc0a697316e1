//! `shinpan completions SHELL`: a completion script on standard output.

use crate::show::args::CompletionsArgs;
use crate::show::failure::Failure;
use crate::show::{Desk, Shown};

pub fn run(desk: &Desk, args: &CompletionsArgs) -> Result<Shown, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut super::args::command(&desk.speech), "shinpan", &mut script);
    let script = String::from_utf8_lossy(&script).into_owned();
    if desk.json {
        return Ok(Shown::Json(serde_json::json!({ "shell": args.shell.to_string(), "script": script })));
    }
    let mut screen = desk.blank();
    screen.block(script.trim_end());
    Ok(Shown::Text(screen))
}
