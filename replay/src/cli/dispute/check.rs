//! `kanso dispute check`

use super::told;
use crate::cli::verify::tell_findings;
use crate::cli::{Failure, Finding, Io, files, words};
use crate::dispute::{Because, Checked, CheckedDispute, DisputeError, check};
use crate::games::Games;
use kanso_engine::Lang;
use serde_json::json;
use std::path::{Path, PathBuf};

/// Run disputes again: does each come to what it came to when it was filed?
///
/// The file is verified, the game is played up to the contested answer, and that answer and every
/// claim are tried. Of a folder every .kanso file in it and below it that holds a dispute is checked.
///
/// Exit status: 0 all reproduce, 1 one does not, 2 one could not be read.
#[derive(Debug, clap::Args)]
pub struct Check {
    /// Files and folders.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Answer as JSON.
    #[arg(long)]
    json: bool,
}

/// What became of one file.
enum Looked {
    Checked(Box<Checked>),
    /// It holds no dispute.
    Without,
}

impl Check {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let paths = files::logs(&self.paths)?;
        let (games, lang) = (io.games, io.lang);
        let looked = files::each(&paths, io, |path| {
            look(games, &files::read_found(path, &self.paths)?, path, lang)
        });
        let one = self.paths.len() == 1 && !self.paths[0].is_dir();
        let mut told = Vec::new();
        let (mut all, mut good, mut unread, mut stopped) = (0_u32, 0_u32, 0_u32, false);
        for (path, looked) in paths.iter().zip(looked) {
            let named = self.paths.contains(path);
            match looked {
                None => stopped = true,
                Some(Ok(Looked::Without)) if !named => {}
                Some(Ok(Looked::Without)) => {
                    let failure = told::failure(&DisputeError::NoDispute, path, lang);
                    if one {
                        return Err(failure);
                    }
                    unread += 1;
                    self.not_checked(path, &failure, &mut told, io)?;
                }
                Some(Err(failure)) => {
                    if one {
                        return Err(failure);
                    }
                    if failure.is_finding() {
                        all += 1;
                    } else {
                        unread += 1;
                    }
                    self.not_checked(path, &failure, &mut told, io)?;
                }
                Some(Ok(Looked::Checked(checked))) => {
                    let count = checked.disputes.len() as u32;
                    all += count;
                    if checked.report.is_sound() {
                        let reproduce = |of: &&_| CheckedDispute::reproduces(of);
                        good += checked.disputes.iter().filter(reproduce).count() as u32;
                    }
                    if self.json {
                        told.push(json!({
                            "path": path.to_string_lossy(), "good": checked.is_good(), "report": checked.report,
                            "disputes": checked.disputes,
                        }));
                    } else {
                        tell(path, &checked, io)?;
                    }
                }
            }
        }
        if self.json {
            writeln!(io.out, "{:#}", json!(told))?;
        }
        if stopped {
            return Err(Failure::cannot("stopped before the last file").next("run it again"));
        }
        if all == 0 && unread == 0 {
            let here = Failure::cannot(match lang {
                Lang::En => "no file with a dispute here",
                Lang::Ja => "争点の記録を持つファイルがありません",
            });
            return Err(here
                .at(&self.paths[0])
                .next("`kanso dispute new --help` tells how one is filed"));
        }
        if !one && !self.json {
            match lang {
                Lang::En => {
                    let verb = if good == 1 { "reproduces" } else { "reproduce" };
                    writeln!(io.out, "{good} of {} {verb}", words::counted(all, "dispute"))?;
                }
                Lang::Ja => writeln!(io.out, "争点{all}件中{good}件を再現")?,
            }
        }
        if unread > 0 {
            let files = words::counted(unread, "file");
            return Err(Failure::cannot(match lang {
                Lang::En => format!("{files} could not be checked"),
                Lang::Ja => format!("{unread}ファイルを確認できません"),
            })
            .next("see above which, and why"));
        }
        Ok(Finding::good_if(good == all))
    }

    /// A file of many that could not be checked.
    fn not_checked(
        &self,
        path: &Path,
        failure: &Failure,
        told: &mut Vec<serde_json::Value>,
        io: &mut Io<'_>,
    ) -> Result<(), Failure> {
        if self.json {
            told.push(
                json!({ "path": path.to_string_lossy(), "good": false, "error": failure.what() }),
            );
            return Ok(());
        }
        let word = if failure.is_finding() { words::NOT_REPRODUCED } else { words::NOT_CHECKED };
        let word = io.style.bad(io.say(word));
        writeln!(io.out, "{}: {word}: {}", path.display(), failure.what())?;
        Ok(())
    }
}

/// What a file holds.
///
/// # Errors
///
/// It is damaged.
fn look(games: Games, bytes: &[u8], path: &Path, lang: Lang) -> Result<Looked, Failure> {
    match check(games, bytes) {
        Ok(checked) => Ok(Looked::Checked(Box::new(checked))),
        Err(DisputeError::NoDispute) => Ok(Looked::Without),
        Err(error) => Err(told::failure(&error, path, lang)),
    }
}

/// Tells what was found of one file.
fn tell(path: &Path, checked: &Checked, io: &mut Io<'_>) -> Result<(), Failure> {
    let many = checked.disputes.len() > 1;
    for dispute in &checked.disputes {
        let which = match (many, io.lang) {
            (false, _) => String::new(),
            (true, Lang::En) => format!(" dispute {}:", dispute.number),
            (true, Lang::Ja) => format!(" 争点{}：", dispute.number),
        };
        let because: Vec<_> =
            dispute.because.iter().map(|because: &Because| because.in_words(io.lang)).collect();
        let word = if because.is_empty() && checked.report.is_sound() {
            io.style.good(io.say(words::REPRODUCED))
        } else {
            io.style.bad(io.say(words::NOT_REPRODUCED))
        };
        write!(io.out, "{}:{which} {word}", path.display())?;
        match &because[..] {
            [] => writeln!(io.out)?,
            [only] => writeln!(io.out, "{}{only}", io.say(words::BECAUSE))?,
            all => {
                writeln!(io.out, "{}", io.say(words::BECAUSE).trim_end())?;
                for because in all {
                    writeln!(io.out, "  {because}")?;
                }
            }
        }
    }
    if !checked.report.is_sound() {
        match io.lang {
            Lang::En => writeln!(io.out, "  the file is not as it was written:")?,
            Lang::Ja => writeln!(io.out, "  ファイルが書かれたときのままではありません：")?,
        }
        tell_findings(&checked.report, io)?;
    }
    Ok(())
}
