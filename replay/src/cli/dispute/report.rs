//! `kanso dispute report`

use super::told;
use crate::cli::link::base_is_fit;
use crate::cli::{Failure, Finding, Io, files, numbers};
use crate::dispute::report::{ReportError, ReportOptions, report};
use kanso_engine::Lang;
use std::path::{Path, PathBuf};

/// Make a report of a dispute, to be read by people who have no kanso: a page for a browser, or
/// Markdown for a forum.
///
/// It has the question, who claims what, the table before it, each course with its table, its facts
/// and their rules, where the courses differ and how each ends, the rules cited, the ruling, hashes,
/// and the commands to see it for oneself. The page is one file that needs nothing else, prints well
/// and loads nothing. It tells everything that the file holds, secrets too. Near its top stands the dispute
/// itself as a link, as `kanso link` makes one, with the whole file in it, its seed too; where the file is
/// too long for one, or has names that are not to be told, its name stands there.
#[derive(Debug, clap::Args)]
pub struct Report {
    /// The file of the dispute.
    file: PathBuf,
    /// Which dispute of the file, from 0.
    #[arg(long, value_name = "N", value_parser = numbers::whole, default_value_t = 0)]
    dispute: u32,
    /// The form; without it Markdown where OUT ends in .md, else a page.
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Give the seats neutral names, in the words of people too.
    #[arg(long)]
    anonymous: bool,
    /// Only these pages of the table, by their ids; without it all.
    #[arg(long = "page", value_name = "PAGE", num_args = 1..)]
    pages: Vec<String>,
    /// The address of a page that shows games, to stand before the `#` of the link to the dispute.
    #[arg(long, value_name = "URL", default_value = "", hide_default_value = true)]
    base: String,
    /// The file to make; without it standard output.
    #[arg(short, long = "out", value_name = "OUT")]
    out: Option<PathBuf>,
}

/// The form of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Format {
    /// A page for a browser.
    Html,
    /// Markdown, with tables as text.
    Md,
}

impl Report {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        base_is_fit(&self.base)?;
        let bytes = files::read(&self.file)?;
        let options = ReportOptions {
            lang: io.lang,
            anonymous: self.anonymous,
            pages: self.pages.clone(),
            file: name_of(&self.file),
            base: self.base.clone(),
        };
        let report = report(io.games, &bytes, self.dispute, &options)
            .map_err(|error| failure(&error, &self.file, io.lang))?;
        let text = match self.format.unwrap_or_else(|| self.format_of_out()) {
            Format::Html => report.html(),
            Format::Md => report.markdown(),
        };
        match &self.out {
            Some(path) => {
                files::make(path, text.as_bytes())?;
                writeln!(io.out, "{}", path.display())?;
            }
            None => io.out.write_all(text.as_bytes())?,
        }
        Ok(Finding::Good)
    }

    fn format_of_out(&self) -> Format {
        let ends =
            |path: &PathBuf| path.extension().is_some_and(|end| end.eq_ignore_ascii_case("md"));
        if self.out.as_ref().is_some_and(ends) { Format::Md } else { Format::Html }
    }
}

/// The name of a file without its folders.
fn name_of(path: &Path) -> String {
    path.file_name().map_or(String::new(), |name| name.to_string_lossy().into_owned())
}

/// Why there is no report.
fn failure(error: &ReportError, path: &Path, lang: Lang) -> Failure {
    match error {
        ReportError::Dispute(error) => told::failure(error, path, lang),
        ReportError::NoPage { .. } => Failure::cannot(error)
            .at(path)
            .next("name one of them, or leave --page out for the whole table"),
    }
}
