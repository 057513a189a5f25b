//! Who is looking: language, colours, widths, progress.

use super::{Stop, words};
use crate::draw::width::{hang, hanging};
use crate::foreign::{Plain, plain};
use crate::games::Games;
use indicatif::{ProgressBar, ProgressStyle};
use kanso_engine::{Label, Lang, Text};
use std::io::{self, Write};
use std::path::Path;

/// What a command works with besides its arguments.
pub struct Io<'a> {
    /// The games of the program.
    pub games: Games,
    /// Where the answer goes.
    pub out: &'a mut dyn Write,
    /// Language of what is told.
    pub lang: Lang,
    /// The language that was asked for by an argument.
    pub lang_asked: Option<Lang>,
    /// Colours of the answer.
    pub style: Style,
    /// Columns that the answer may take.
    pub columns: usize,
    /// Lines of the terminal.
    pub rows: usize,
    /// True if progress is shown on standard error.
    pub shows_progress: bool,
    /// Whether the user asked to stop.
    pub stop: Stop,
}

/// Where told text goes, broken between words where a terminal would break within them. What is not
/// ended by a line break, as a question, goes through as it is when it is flushed.
pub struct Broken<W> {
    out: W,
    /// None: lines go through as they are.
    columns: Option<usize>,
    line: Vec<u8>,
}

impl<W: Write> Broken<W> {
    /// Lines of at most `columns`.
    pub const fn new(out: W, columns: Option<usize>) -> Self {
        Self { out, columns, line: Vec::new() }
    }

    fn end_line(&mut self) -> io::Result<()> {
        let line = std::mem::take(&mut self.line);
        if let (Ok(text), Some(columns)) = (std::str::from_utf8(&line), self.columns) {
            for line in hang(text, columns, hanging(text)) {
                writeln!(self.out, "{line}")?;
            }
            return Ok(());
        }
        self.out.write_all(&line)?;
        self.out.write_all(b"\n")
    }
}

impl<W: Write> Write for Broken<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.columns.is_none() {
            return self.out.write(bytes);
        }
        for part in bytes.split_inclusive(|byte| *byte == b'\n') {
            match part.split_last() {
                Some((b'\n', before)) => {
                    self.line.extend_from_slice(before);
                    self.end_line()?;
                }
                Some(_) | None => self.line.extend_from_slice(part),
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.write_all(&std::mem::take(&mut self.line))?;
        self.out.flush()
    }
}

impl Io<'_> {
    /// A text of the interface in the reader's language.
    pub fn say(&self, text: Text) -> &'static str {
        text.in_lang(self.lang)
    }

    /// A command that can be said next, in the language that was asked for here.
    pub fn command(&self, command: &str) -> String {
        let lang = match self.lang_asked.filter(|asked| *asked != lang_of_environment()) {
            None => "",
            Some(Lang::En) => " --lang en",
            Some(Lang::Ja) => " --lang ja",
        };
        self.style.id(&format!("{command}{lang}"))
    }

    /// What stands before the reason of a refusal.
    pub fn refused(&self) -> String {
        let gap = if self.lang == Lang::En { " " } else { "" };
        format!("{}{gap}", self.style.bad(self.say(words::REFUSED)))
    }

    /// A label of a game in the reader's language.
    pub fn label<'b>(&self, label: &'b Label) -> &'b str {
        label.in_lang(self.lang)
    }

    /// Progress over `total` things, hidden where no person looks.
    pub fn progress(&self, total: u64) -> ProgressBar {
        self.progress_as(total, "{bar:30} {pos}/{len} {elapsed} {msg}")
    }

    /// As [`Io::progress`], for work of minutes and hours: with its rate and the time that is left.
    pub fn long_progress(&self, total: u64) -> ProgressBar {
        self.progress_as(total, "{bar:30} {pos}/{len} {elapsed} {per_sec} -{eta} {msg}")
    }

    fn progress_as(&self, total: u64, template: &str) -> ProgressBar {
        if !self.shows_progress {
            return ProgressBar::hidden();
        }
        let style = ProgressStyle::with_template(template).expect("the template is a constant");
        let progress = ProgressBar::new(total).with_style(style);
        self.stop.shows(&progress);
        progress
    }
}

/// Tells something about a file on standard error, beside the answer.
pub fn warn(path: &Path, words: &str) {
    // Whoever closed standard error does not want to know.
    let _ = writeln!(io::stderr(), "{}: {}", Plain(path.display()), plain(words));
}

/// When colours are used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
pub enum ColorChoice {
    /// On a terminal, unless NO_COLOR is set.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// Whether words stand out by colour. Nothing is told by colour alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// True if there are colours.
    pub colors: bool,
}

impl Style {
    /// Colours as chosen, for a place that is or is not a terminal.
    pub fn new(choice: ColorChoice, is_terminal: bool) -> Self {
        let colors = match choice {
            ColorChoice::Always => {
                let _ = takes_colors();
                true
            }
            ColorChoice::Never => false,
            ColorChoice::Auto => {
                let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
                let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
                is_terminal && !set("NO_COLOR") && !dumb && takes_colors()
            }
        };
        Self { colors }
    }

    fn paint(self, code: &str, text: &str) -> String {
        if self.colors && !text.is_empty() {
            format!("\x1b[{code}m{text}\x1b[0m")
        } else {
            text.to_owned()
        }
    }

    /// A heading.
    pub fn strong(self, text: &str) -> String {
        self.paint("1", text)
    }

    /// Less important.
    pub fn faint(self, text: &str) -> String {
        self.paint("2", text)
    }

    /// An id or something to type.
    pub fn id(self, text: &str) -> String {
        self.paint("36", text)
    }

    /// Good news.
    pub fn good(self, text: &str) -> String {
        self.paint("32", text)
    }

    /// Bad news.
    pub fn bad(self, text: &str) -> String {
        self.paint("31", text)
    }
}

/// True if a terminal turns what stands for colours into colours. Consoles of Windows show it as it is until
/// they are asked to, which is done here.
fn takes_colors() -> bool {
    anstyle_query::windows::enable_ansi_colors()
        .is_none_or(|asked| asked || anstyle_query::term_supports_ansi_color())
}

/// Columns where no terminal says how many it has.
const COLUMNS: usize = 100;

/// Columns of the terminal that the answer goes to.
pub fn columns() -> usize {
    terminal_size::terminal_size().map_or(COLUMNS, |(width, _)| usize::from(width.0).max(40))
}

/// Lines where no terminal says how many it has.
const ROWS: usize = 24;

/// Lines of the terminal that the answer goes to.
pub fn rows() -> usize {
    terminal_size::terminal_size().map_or(ROWS, |(_, height)| usize::from(height.0))
}

/// Reads the value of `--lang`.
pub fn lang(text: &str) -> Result<Lang, String> {
    match text {
        "en" => Ok(Lang::En),
        "ja" => Ok(Lang::Ja),
        _ => Err("it is en or ja".to_owned()),
    }
}

/// The language of the environment, English unless it says Japanese.
pub fn lang_of_environment() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    lang_of_locale(set.as_deref().unwrap_or_default())
}

fn lang_of_locale(locale: &str) -> Lang {
    if locale.starts_with("ja") { Lang::Ja } else { Lang::En }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_tells_its_language() {
        assert_eq!(lang_of_locale("ja_JP.UTF-8"), Lang::Ja);
        assert_eq!(lang_of_locale("en_US.UTF-8"), Lang::En);
        assert_eq!(lang_of_locale("C"), Lang::En);
        assert_eq!(lang_of_locale(""), Lang::En);
    }

    #[test]
    fn told_lines_are_broken_and_questions_go_through_as_they_are() {
        let told = |columns| {
            let mut out = Vec::new();
            let mut broken = Broken::new(&mut out, columns);
            for text in ["one two", " three\nfour", " five six?\nseven eight ni", "ne ten? "] {
                broken.write_all(text.as_bytes()).expect("memory takes it");
            }
            broken.flush().expect("memory takes it");
            drop(broken);
            String::from_utf8(out).expect("text")
        };
        assert_eq!(told(None), "one two three\nfour five six?\nseven eight nine ten? ");
        assert_eq!(told(Some(10)), "one two\n  three\nfour five\n  six?\nseven eight nine ten? ");
    }

    #[test]
    fn colours_are_written_only_when_chosen() {
        assert_eq!(Style::new(ColorChoice::Always, false).good("yes"), "\x1b[32myes\x1b[0m");
        assert_eq!(Style::new(ColorChoice::Never, true).good("yes"), "yes");
        assert_eq!(Style::new(ColorChoice::Auto, false).good("yes"), "yes");
    }
}
