//! What can be typed. The words of the help come from the catalogues, by the names of commands and arguments.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::builder::styling::{AnsiColor, Styles};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Args, CommandFactory, Parser, Subcommand, ValueEnum};

use super::failure::Failure;
use super::help;
use crate::lang::{Language, Speech};

/// The whole command line.
#[derive(Parser, Debug)]
#[command(
    name = "shinpan",
    version,
    disable_help_flag = true,
    disable_version_flag = true,
    disable_help_subcommand = true
)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[arg(long, global = true)]
    pub json: bool,
    #[arg(long, global = true, value_name = "LANG", value_enum)]
    pub lang: Option<Tongue>,
    #[arg(id = "rules-folder", long = "rules", global = true, value_name = "DIR")]
    pub rules: Option<PathBuf>,
    #[arg(long, global = true, value_name = "WHEN", value_enum, default_value = "auto", hide_default_value = true)]
    pub color: When,
    #[arg(long, global = true)]
    pub no_pager: bool,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    Rule(RuleArgs),
    Search(SearchArgs),
    Cases(CasesArgs),
    Diff(DiffArgs),
    History(HistoryArgs),
    Rules,
    Table(TableArgs),
    Run(RunArgs),
    Check(CheckArgs),
    Explore(ExploreArgs),
    Coverage(CoverageArgs),
    Deck(DeckArgs),
    Cards(CardsArgs),
    Penalty(PenaltyArgs),
    New(NewArgs),
    Selfplay(SelfplayArgs),
    Serve(ServeArgs),
    Completions(CompletionsArgs),
}

#[derive(Args, Debug, Default)]
pub struct TableArgs {
    #[arg(value_name = "CASE|GAME")]
    pub start: Option<String>,
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub cards: Vec<PathBuf>,
}

#[derive(Args, Debug)]
pub struct RunArgs {
    #[arg(value_name = "CASE", required = true)]
    pub cases: Vec<String>,
    #[arg(long)]
    pub quote: bool,
    #[arg(long)]
    pub all: bool,
    #[arg(long, value_name = "EDITION")]
    pub edition: Option<String>,
    #[arg(long, value_name = "NAME=OPTION")]
    pub reading: Vec<String>,
    #[arg(long, value_name = "EDITION|NAME=OPTION")]
    pub compare: Option<String>,
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub cards: Vec<PathBuf>,
}

#[derive(Args, Debug)]
pub struct CheckArgs {
    #[arg(value_name = "PATH")]
    pub paths: Vec<String>,
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub cards: Vec<PathBuf>,
}

#[derive(Args, Debug)]
pub struct ExploreArgs {
    #[arg(value_name = "CASE")]
    pub case: String,
    #[arg(long, value_name = "rest|turn|N turns", default_value = "rest", hide_default_value = true)]
    pub until: String,
    #[arg(long, value_name = "N", default_value_t = 200_000, hide_default_value = true, value_parser = clap::value_parser!(u32).range(1..))]
    pub limit: u32,
    #[arg(long, value_name = "EDITION")]
    pub edition: Option<String>,
    #[arg(long, value_name = "NAME=OPTION")]
    pub reading: Vec<String>,
    #[arg(long, value_name = "CONDITION")]
    pub goal: Option<String>,
    #[arg(id = "for", long = "for", value_name = "PLAYER", requires = "goal")]
    pub player: Option<String>,
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub cards: Vec<PathBuf>,
}

#[derive(Args, Debug)]
pub struct CoverageArgs {
    #[arg(value_name = "GAME[@EDITION]")]
    pub game: String,
}

#[derive(Args, Debug)]
pub struct DeckArgs {
    #[command(subcommand)]
    pub command: DeckCommand,
}

#[derive(Subcommand, Debug)]
pub enum DeckCommand {
    Check(DeckCheckArgs),
    Sheet(DeckSheetArgs),
    Diff(DeckDiffArgs),
}

#[derive(Args, Debug, Default)]
pub struct DeckCheckArgs {
    #[arg(value_name = "LIST", required = true)]
    pub lists: Vec<String>,
    #[arg(long, short, value_name = "GAME")]
    pub game: Option<String>,
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub cards: Vec<PathBuf>,
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub bans: Vec<PathBuf>,
    #[arg(long, value_name = "YYYY-MM-DD")]
    pub date: Option<String>,
    #[arg(long, value_name = "REGION")]
    pub region: Option<String>,
    #[arg(long, value_name = "FORMAT", value_delimiter = ',')]
    pub format: Vec<String>,
    #[arg(long, value_name = "WHICH", value_enum)]
    pub only: Option<DeckOnly>,
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
    #[arg(long)]
    pub quote: bool,
}

#[derive(Args, Debug, Default)]
pub struct DeckSheetArgs {
    #[arg(value_name = "LIST", required = true)]
    pub lists: Vec<String>,
    #[arg(long, short, value_name = "GAME")]
    pub game: Option<String>,
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub cards: Vec<PathBuf>,
    #[arg(long, value_name = "ORDER", value_enum, default_value = "number", hide_default_value = true)]
    pub sort: SheetOrder,
    #[arg(long, conflicts_with = "text")]
    pub html: bool,
    #[arg(long)]
    pub text: bool,
}

#[derive(Args, Debug)]
pub struct DeckDiffArgs {
    #[arg(value_name = "A")]
    pub a: String,
    #[arg(value_name = "B")]
    pub b: String,
    #[arg(long, short, value_name = "GAME")]
    pub game: Option<String>,
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub cards: Vec<PathBuf>,
}

#[derive(Args, Debug)]
pub struct CardsArgs {
    #[command(subcommand)]
    pub command: CardsCommand,
}

#[derive(Subcommand, Debug)]
pub enum CardsCommand {
    Check(CardsCheckArgs),
    Show(CardsShowArgs),
}

#[derive(Args, Debug)]
pub struct CardsCheckArgs {
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
}

#[derive(Args, Debug)]
pub struct CardsShowArgs {
    #[arg(value_name = "ID", required = true)]
    pub ids: Vec<String>,
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub cards: Vec<PathBuf>,
}

#[derive(Args, Debug)]
pub struct ServeArgs {
    #[arg(long, value_name = "N", default_value_t = 7777, hide_default_value = true)]
    pub port: u16,
    #[arg(long)]
    pub lan: bool,
    #[arg(long)]
    pub open: bool,
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub cards: Vec<PathBuf>,
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub bans: Vec<PathBuf>,
}

#[derive(Args, Debug)]
pub struct NewArgs {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct SelfplayArgs {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[arg(long, value_name = "N", default_value_t = 1000, hide_default_value = true)]
    pub games: u64,
    #[arg(long, value_name = "SEED", default_value_t = 1, hide_default_value = true)]
    pub seed: u64,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=4))]
    pub players: Option<u8>,
    #[arg(long)]
    pub teams: bool,
}

#[derive(Args, Debug)]
pub struct RuleArgs {
    // Shown in brackets, so that the usage reads [GAME[@EDITION]] [CLAUSE].
    #[arg(value_name = "GAME[@EDITION]] [CLAUSE")]
    pub words: Vec<String>,
    #[arg(long, value_name = "LANG", value_enum)]
    pub with: Option<With>,
    #[arg(long, conflicts_with = "plain")]
    pub raw: bool,
    #[arg(long)]
    pub plain: bool,
}

#[derive(Args, Debug)]
pub struct SearchArgs {
    #[arg(required = true, value_name = "WORDS")]
    pub words: Vec<String>,
    #[arg(long, short, value_name = "GAME[@EDITION]")]
    pub game: Option<String>,
    #[arg(long, short = 'n', value_name = "N", default_value_t = 10, hide_default_value = true, value_parser = clap::value_parser!(u32).range(1..))]
    pub limit: u32,
    #[arg(long)]
    pub all_editions: bool,
    #[arg(long, conflicts_with_all = ["all_editions", "with"])]
    pub cases: bool,
    #[arg(long, value_name = "LANG", value_enum)]
    pub with: Option<With>,
}

#[derive(Args, Debug)]
pub struct CasesArgs {
    // Shown in brackets, so that the usage reads [GAME[@EDITION]] [CLAUSE|WORDS].
    #[arg(value_name = "GAME[@EDITION]] [CLAUSE|WORDS")]
    pub words: Vec<String>,
    #[arg(long, short, value_name = "GAME[@EDITION]")]
    pub game: Option<String>,
    #[arg(long, short = 'n', value_name = "N", default_value_t = 10, hide_default_value = true, value_parser = clap::value_parser!(u32).range(1..))]
    pub limit: u32,
}

#[derive(Args, Debug)]
pub struct DiffArgs {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[arg(value_name = "OLD")]
    pub old: String,
    #[arg(value_name = "NEW")]
    pub new: String,
    #[arg(value_name = "CLAUSE")]
    pub clause: Vec<String>,
    #[arg(long, value_name = "KIND", value_enum, value_delimiter = ',')]
    pub only: Vec<Only>,
}

#[derive(Args, Debug)]
pub struct PenaltyArgs {
    #[arg(value_name = "GAME|WORDS")]
    pub words: Vec<String>,
}

#[derive(Args, Debug)]
pub struct HistoryArgs {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[arg(value_name = "CLAUSE", required = true)]
    pub clause: Vec<String>,
}

#[derive(Args, Debug)]
pub struct CompletionsArgs {
    #[arg(value_name = "SHELL", value_enum)]
    pub shell: clap_complete::Shell,
}

/// A language that the program speaks.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub enum Tongue {
    En,
    Th,
    Ja,
}

/// Which paraphrase stands beside a clause.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum With {
    En,
    Th,
    Ja,
    None,
}

/// Which decks are told.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckOnly {
    Problems,
}

/// In which order a sheet names the cards.
#[derive(ValueEnum, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SheetOrder {
    Name,
    Cost,
    #[default]
    Number,
}

/// Colours.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    Auto,
    Always,
    Never,
}

/// Kinds of changes to show.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Only {
    Added,
    Removed,
    Moved,
    Merged,
    Changed,
    Meaning,
}

/// The language that `--lang` asks for, before anything else is read, so that errors speak it too.
pub fn language_of(args: &[OsString]) -> Option<Language> {
    let mut args = args.iter().map(|a| a.to_string_lossy());
    while let Some(arg) = args.next() {
        if arg == "--" {
            return None;
        }
        let value = match arg.strip_prefix("--lang") {
            Some("") => args.next().map(|v| v.into_owned()),
            Some(rest) => rest.strip_prefix('=').map(str::to_string),
            None => None,
        };
        if let Some(language) = value.and_then(|v| Language::parse(&v)) {
            return Some(language);
        }
    }
    None
}

/// The command line with its help in the language of `speech`.
pub fn command(speech: &Speech) -> clap::Command {
    let styles = Styles::styled()
        .header(AnsiColor::Yellow.on_default().bold())
        .usage(AnsiColor::Yellow.on_default().bold())
        .literal(AnsiColor::Green.on_default());
    spoken(Cli::command().styles(styles).bin_name("shinpan"), speech, "help").version(env!("CARGO_PKG_VERSION"))
}

/// Give a command and all below it their words: `help-search` says what it does, `help-search-limit` what an argument
/// is, `help-search-examples` how it is used; below `deck` it is `help-deck-check`.
fn spoken(command: clap::Command, speech: &Speech, key: &str) -> clap::Command {
    let options = speech.word("help-heading-options");
    let arguments = speech.word("help-heading-arguments");
    let key = key.to_string();
    let mut command = command
        .about(speech.word(&key))
        .after_help(indented(&speech.word(&format!("{key}-examples"))))
        .subcommand_help_heading(speech.word("help-heading-commands"))
        .subcommand_value_name(speech.word("help-heading-command"))
        .help_template(format!(
            "{{about}}\n\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
            speech.word("help-heading-usage")
        ))
        .arg(Arg::new("help").short('h').long("help").action(ArgAction::Help));
    if key == "help" {
        command = command.arg(Arg::new("version").short('V').long("version").action(ArgAction::Version));
    }
    command = command.mut_args(|arg| {
        let id = arg.get_id().as_str().replace('_', "-");
        let own = format!("{key}-{id}");
        let help = if speech.has(&own) { speech.word(&own) } else { speech.word(&format!("help-{id}")) };
        let heading = if arg.is_positional() { &arguments } else { &options };
        let place = if arg.is_positional() { arg.get_index().unwrap_or(0) } else { 100 };
        let arg = if arg.is_positional() { arg.display_order(place) } else { arg };
        let takes_value = arg.get_action().takes_values();
        let arg = arg.help(help).help_heading(heading.clone());
        if takes_value { arg.hide_possible_values(true) } else { arg }
    });
    let names: Vec<String> = command.get_subcommands().map(|c| c.get_name().to_string()).collect();
    for name in names {
        command = command.mut_subcommand(&name, |sub| spoken(sub, speech, &format!("{key}-{name}")));
    }
    command
}

/// Commands in an example stand a little to the right.
fn indented(examples: &str) -> String {
    let indent = |line: &str| if line.starts_with("shinpan") { format!("  {line}") } else { line.to_string() };
    examples.lines().map(indent).collect::<Vec<_>>().join("\n")
}

/// Say what is wrong with the arguments, or show the help that was asked for.
pub fn refuse(speech: &Speech, error: &clap::Error) -> ExitCode {
    let context = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(s)) => s.clone(),
        Some(ContextValue::Strings(all)) => all.join(", "),
        _ => String::new(),
    };
    let message = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            help::print(&error.render());
            return ExitCode::SUCCESS;
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            help::print(&error.render());
            return ExitCode::from(2);
        }
        ErrorKind::UnknownArgument if !context(ContextKind::InvalidArg).starts_with('-') => {
            speech.say("error-unexpected-word", &[("word", context(ContextKind::InvalidArg).into())])
        }
        ErrorKind::InvalidUtf8 => speech.word("error-not-utf8"),
        ErrorKind::UnknownArgument => {
            speech.say("error-unknown-argument", &[("arg", context(ContextKind::InvalidArg).into())])
        }
        ErrorKind::InvalidSubcommand => {
            speech.say("error-unknown-command", &[("name", context(ContextKind::InvalidSubcommand).into())])
        }
        ErrorKind::MissingRequiredArgument => {
            speech.say("error-missing-argument", &[("args", context(ContextKind::InvalidArg).into())])
        }
        ErrorKind::MissingSubcommand => speech.word("error-missing-command"),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let allowed = context(ContextKind::ValidValue);
            let value = context(ContextKind::InvalidValue);
            let arg = context(ContextKind::InvalidArg);
            match (value.is_empty(), allowed.is_empty()) {
                (true, true) => speech.say("error-value-missing", &[("arg", arg.into())]),
                (true, false) => {
                    speech.say("error-value-missing-of", &[("arg", arg.into()), ("allowed", allowed.into())])
                }
                (false, true) => speech.say("error-value", &[("arg", arg.into()), ("value", value.into())]),
                (false, false) => {
                    let gaps = [("arg", arg.into()), ("value", value.into()), ("allowed", allowed.into())];
                    speech.say("error-value-of", &gaps)
                }
            }
        }
        ErrorKind::ArgumentConflict => {
            let arg = context(ContextKind::InvalidArg);
            let other = context(ContextKind::PriorArg);
            if arg == other {
                speech.say("error-twice", &[("arg", arg.into())])
            } else {
                speech.say("error-argument-conflict", &[("arg", arg.into()), ("other", other.into())])
            }
        }
        _ => speech.say("error-arguments", &[("words", error.kind().to_string().into())]),
    };
    let suggested = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]
        .into_iter()
        .map(context)
        .find(|s| !s.is_empty());
    let mut failure = Failure::bad_input(message);
    let path = path_of(error);
    if let Some(suggested) = suggested {
        failure = failure.hint(speech.say("error-did-you-mean", &[("words", (&suggested).into())]));
    } else if matches!(error.kind(), ErrorKind::InvalidSubcommand | ErrorKind::MissingSubcommand) {
        failure = failure.hint(speech.say("case-known-options", &[("words", commands_of(speech, &path).into())]));
    }
    let gaps = [("command", path.join(" ").into())];
    failure.hint(speech.say("error-see-help", &gaps)).report(super::screen::color_on_stderr())
}

/// The command that an error is about: `shinpan deck check`.
fn path_of(error: &clap::Error) -> Vec<String> {
    let usage = match error.get(ContextKind::Usage) {
        Some(ContextValue::StyledStr(usage)) => usage.to_string(),
        _ => String::new(),
    };
    let is_name = |word: &&str| word.chars().all(|c| c.is_ascii_lowercase() || c == '-') && !word.starts_with('-');
    let from = usage.find("shinpan").map_or("", |at| &usage[at..]);
    let path: Vec<String> = from.split_whitespace().take_while(is_name).map(str::to_string).collect();
    if path.is_empty() { vec!["shinpan".to_string()] } else { path }
}

/// The commands that there are under one.
fn commands_of(speech: &Speech, path: &[String]) -> String {
    let all = command(speech);
    let under = path.iter().skip(1).try_fold(&all, |at, name| at.find_subcommand(name)).unwrap_or(&all);
    let shown = under.get_subcommands().filter(|c| !c.is_hide_set()).map(|c| c.get_name().to_string());
    shown.collect::<Vec<_>>().join(", ")
}
