//! What is shown to eyes: colours on a terminal only, lines cut at clusters, long output through a pager.

use std::io::IsTerminal;
use std::process::Command;

use super::args::When;
use super::printer;
use super::wrap::wrap;
use crate::text::cluster;

/// How the output is to look.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    color: bool,
    /// Colours in error messages.
    pub color_errors: bool,
    /// Columns to fill.
    pub width: usize,
    /// Lines of the terminal, where the output may be paged.
    page: Option<usize>,
}

/// The width of a line that reads well, and that a pipe gets.
const MEASURE: usize = 100;

impl Settings {
    /// By the arguments, the environment and what standard output is.
    pub fn of(when: When, no_pager: bool, json: bool) -> Self {
        let terminal = std::io::stdout().is_terminal();
        let size = if terminal { terminal_size::terminal_size() } else { None };
        let color = match when {
            When::Always => true,
            When::Never => false,
            When::Auto => terminal && wants_color(),
        };
        let page = size.filter(|_| !no_pager && !json).map(|(_, h)| h.0 as usize);
        Self { color: color && !json, color_errors: color_on_stderr() && when != When::Never, width: width(), page }
    }

    /// Are there colours?
    pub fn has_color(&self) -> bool {
        self.color
    }
}

/// Columns to fill on standard output.
pub fn width() -> usize {
    let size = if std::io::stdout().is_terminal() { terminal_size::terminal_size() } else { None };
    let columns = std::env::var("COLUMNS").ok().and_then(|c| c.parse().ok());
    size.map(|(w, _)| w.0 as usize).or(columns).unwrap_or(MEASURE).clamp(20, 120)
}

/// May output be coloured, as far as the environment says?
pub fn wants_color() -> bool {
    let set = |name: &str| std::env::var_os(name).is_some_and(|v| !v.is_empty());
    !set("NO_COLOR") && std::env::var_os("TERM").is_none_or(|t| t != "dumb")
}

/// May errors be coloured?
pub fn color_on_stderr() -> bool {
    std::io::stderr().is_terminal() && wants_color()
}

/// A progress bar; none where nobody would see it.
pub fn bar(length: u64) -> indicatif::ProgressBar {
    let bar = indicatif::ProgressBar::new(length);
    if !std::io::stderr().is_terminal() {
        bar.set_draw_target(indicatif::ProgressDrawTarget::hidden());
    }
    bar
}

/// A way of setting text apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// As it is.
    Plain,
    /// Numbers and titles.
    Bold,
    /// What stands beside the matter.
    Faint,
    /// What a query found.
    Mark,
    /// New in an edition.
    New,
    /// Gone from an edition.
    Gone,
    /// Doubt.
    Doubt,
    /// As it should be.
    Good,
    /// Not as it should be.
    Bad,
}

impl Ink {
    fn codes(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Bold => "1",
            Self::Faint => "2",
            Self::Mark => "1;33",
            Self::New => "32",
            Self::Gone => "31;9",
            Self::Doubt => "33",
            Self::Good => "1;32",
            Self::Bad => "1;31",
        }
    }

    /// How it is written where there are no colours.
    fn brackets(self) -> (&'static str, &'static str) {
        match self {
            Self::Mark => ("*", "*"),
            Self::New => ("{+", "+}"),
            Self::Gone => ("[-", "-]"),
            _ => ("", ""),
        }
    }
}

/// Text being made for the eye.
#[derive(Debug)]
pub struct Screen {
    settings: Settings,
    out: String,
}

impl Screen {
    /// A blank one.
    pub fn new(settings: Settings) -> Self {
        Self { settings, out: String::new() }
    }

    /// `text` in an ink, ready to be put into a line.
    pub fn inked(&self, ink: Ink, text: &str) -> String {
        match (self.settings.color, ink) {
            (_, Ink::Plain) => text.to_string(),
            (true, _) => format!("{}{text}{}", printer::ink(ink.codes()), printer::ink("0")),
            (false, _) => {
                let (open, close) = ink.brackets();
                format!("{open}{text}{close}")
            }
        }
    }

    /// One line. A line end inside it came with an input, and is shown as a sign: nothing can pass itself off as another line.
    pub fn line(&mut self, text: &str) {
        self.block(&text.replace('\n', "␊"));
    }

    /// Lines as they are.
    pub fn block(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }

    /// How wide its lines are.
    pub fn width(&self) -> usize {
        self.settings.width
    }

    /// How many bytes it holds.
    pub fn len(&self) -> usize {
        self.out.len()
    }

    /// Print it as it is, past the pager.
    pub fn show_at_once(&self) -> std::io::Result<()> {
        printer::out(&self.out)
    }

    /// All that another one holds.
    pub fn join(&mut self, other: Self) {
        self.out.push_str(&other.out);
    }

    /// An empty line, unless there is one.
    pub fn gap(&mut self) {
        if !self.out.is_empty() && !self.out.ends_with("\n\n") {
            self.out.push('\n');
        }
    }

    /// A paragraph: wrapped to the width, the first line after `lead`, the others indented as far.
    pub fn paragraph(&mut self, lead: &str, lead_ink: Ink, text: &str, ink: Ink) {
        self.marked(lead, lead_ink, &[(ink, text)]);
    }

    /// A paragraph of stretches in several inks.
    pub fn marked(&mut self, lead: &str, lead_ink: Ink, pieces: &[(Ink, &str)]) {
        let indent = cluster::width(lead);
        let columns = self.settings.width.saturating_sub(indent).max(20);
        let mut whole = String::new();
        let mut inks: Vec<(usize, usize, Ink)> = Vec::new();
        for &(ink, text) in pieces {
            let (open, close) = if self.settings.color { ("", "") } else { ink.brackets() };
            whole.push_str(open);
            let start = whole.len();
            whole.push_str(text);
            inks.push((start, whole.len(), ink));
            whole.push_str(close);
        }
        for (i, (from, to)) in wrap(&whole, columns).into_iter().enumerate() {
            let lead_text = if i == 0 { self.inked(lead_ink, lead) } else { " ".repeat(indent) };
            let mut line = String::new();
            let mut at = from;
            for &(start, end, ink) in inks.iter().filter(|&&(s, e, _)| e > from && s < to) {
                let (start, end) = (start.max(from), end.min(to));
                line.push_str(&whole[at..start.max(at)]);
                if self.settings.color {
                    line.push_str(&self.inked(ink, &whole[start..end]));
                } else {
                    line.push_str(&whole[start..end]);
                }
                at = end;
            }
            line.push_str(&whole[at.min(to)..to]);
            let full = format!("{lead_text}{line}");
            self.line(full.trim_end());
        }
    }

    /// It as text.
    pub fn text(self) -> String {
        self.out
    }

    /// Print it, through a pager if it is longer than the terminal.
    pub fn show(self) -> std::io::Result<()> {
        let lines = self.out.matches('\n').count();
        if self.settings.page.is_some_and(|height| lines >= height) && self.page() {
            return Ok(());
        }
        self.show_at_once()
    }

    /// Hand the text to the user's pager; false if there is none.
    fn page(&self) -> bool {
        let named = ["SHINPAN_PAGER", "PAGER"].iter().find_map(|n| std::env::var(n).ok());
        let pager = named.filter(|p| !p.trim().is_empty()).unwrap_or_else(|| "less".to_string());
        let mut words = pager.split_whitespace();
        let Some(program) = words.next() else { return false };
        let mut command = Command::new(program);
        command.args(words).env("LESSCHARSET", "utf-8");
        if std::env::var_os("LESS").is_none() {
            command.env("LESS", "-RFX");
        }
        printer::page(&self.out, &mut command)
    }
}
