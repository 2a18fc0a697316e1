//! Every page in `scenarios/` is one test.

use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};
use shinpan::cards::source::NoCards;
use shinpan::lang::{Language, Speech};
use shinpan::scenario::{Case, Overrides, run, shipped};

fn judge(name: &str, text: &str) -> Result<(), Failed> {
    let speech = Speech::of(Language::En);
    let words = |fault: shinpan::scenario::CaseFault| {
        let hints: Vec<String> = fault.hints.iter().map(|h| h.words(&speech)).collect();
        Failed::from(format!(
            "{}:{}: {}\n{}\n{}\noptions: {}",
            fault.place.file,
            fault.place.line,
            fault.said.words(&speech),
            fault.place.source,
            hints.join("\n"),
            fault.options.join(" | ")
        ))
    };
    let case = Case::read(name, text).map_err(words)?;
    let run = run(&case, &Overrides::default(), &NoCards).map_err(words)?;
    if run.misses.is_empty() {
        return Ok(());
    }
    let misses: Vec<String> = run.misses.iter().map(|m| m.said.words(&speech)).collect();
    let steps: Vec<String> = (0..run.play.steps())
        .map(|n| run.play.step(n, &speech))
        .filter(|s| s.spoken)
        .map(|s| format!("{:3} {:?} {}", s.n, s.clauses, s.text))
        .collect();
    Err(format!("{}\n{}", misses.join("\n"), steps.join("\n")).into())
}

fn main() -> ExitCode {
    let args = Arguments::from_args();
    let trials = shipped::cases().iter().map(|&(name, text)| Trial::test(name, move || judge(name, text))).collect();
    libtest_mimic::run(&args, trials).exit_code()
}
