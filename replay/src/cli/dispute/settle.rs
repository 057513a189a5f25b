//! `kanso dispute settle`

use super::told;
use crate::cli::{Failure, Finding, Io, files, open, words};
use kanso_engine::Lang;
use kanso_replay::dispute::{Settled, Settling, settle};
use kanso_replay::golden::bless::transcript;
use kanso_replay::log::record::Verdict;
use std::fs;
use std::path::{Path, PathBuf};

/// Keep in the file how a dispute was decided and why, and make a golden game of the ruling.
///
/// The golden is the game up to the contested answer under the rules that the ruling puts in force,
/// with its transcript beside it; what the ruling refuses is tried there by every check. The file
/// only grows: the game, the question and earlier rulings stay. Of several rulings the last counts.
///
/// Exit status: 0 it was settled, 1 the rules in force refuse the claim, 2 it could not be done.
#[derive(Debug, clap::Args)]
pub struct Settle {
    /// The file of the dispute.
    file: PathBuf,
    #[command(flatten)]
    verdict: VerdictArg,
    /// Why.
    #[arg(long, value_name = "TEXT")]
    reason: String,
    /// Who decides.
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    by: String,
    /// Which dispute of the file, from 0.
    #[arg(long, value_name = "N", default_value_t = 0)]
    dispute: u32,
    /// The golden game to make; without it NAME.golden.kanso beside the file.
    #[arg(long, value_name = "OUT")]
    golden: Option<PathBuf>,
}

/// What is decided.
#[derive(Debug, clap::Args)]
#[group(required = true, multiple = false)]
struct VerdictArg {
    /// A reading has this value: `--reading PG-R1=at-once`.
    #[arg(long, value_name = "ID=VALUE")]
    reading: Option<String>,
    /// It stands as it was played.
    #[arg(long)]
    stands: bool,
    /// The claim of this number holds, from 1.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    claim: Option<u8>,
}

impl VerdictArg {
    fn read(&self) -> Result<Verdict, Failure> {
        match (&self.reading, self.claim) {
            (Some(text), _) => {
                let (id, value) = text.split_once('=').ok_or_else(|| {
                    Failure::cannot(format!("{text:?} has no ="))
                        .next("write a reading and its value: --reading ID=VALUE")
                })?;
                Ok(Verdict::Reading(id.trim().to_owned(), value.trim().to_owned()))
            }
            (None, Some(number)) => Ok(Verdict::Claim(number - 1)),
            (None, None) => Ok(Verdict::Stands),
        }
    }
}

impl Settle {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let settling = Settling {
            dispute: self.dispute,
            verdict: self.verdict.read()?,
            reason: self.reason.clone(),
            by: self.by.clone(),
        };
        // From here on nobody else writes the file.
        let mut review = open::to_write(&self.file, io)?;
        let bytes = files::read(&self.file)?;
        let settled = settle(&bytes, &settling, io.lang)
            .map_err(|error| told::failure(&error, &self.file, io.lang))?;
        assert!(settled.bytes.starts_with(&bytes), "a log only grows");
        let golden =
            self.golden.clone().unwrap_or_else(|| self.file.with_extension("golden.kanso"));
        let text = golden.with_extension("txt");
        make_golden(&golden, &text, &settled, io.lang)?;
        if let Err(error) = review.rule(&settled.ruling) {
            // A golden of a ruling that nobody keeps is none.
            for made in [&golden, &text] {
                drop(fs::remove_file(made));
            }
            return Err(open::edit(&error).at(&self.file));
        }
        let info = review.disputes(io.lang).swap_remove(self.dispute as usize);
        told::head(&mut *review, &info, io)?;
        let check = [
            format!("kanso golden check {}", golden.display()),
            format!("kanso dispute check {}", self.file.display()),
        ];
        writeln!(
            io.out,
            "\n{} {}, {}",
            io.say(words::GOLDEN_MADE),
            golden.display(),
            text.display()
        )?;
        for command in check {
            writeln!(io.out, "{}", io.style.id(&command))?;
        }
        Ok(Finding::Good)
    }
}

/// Writes a golden with its transcript: both or neither.
fn make_golden(golden: &Path, text: &Path, settled: &Settled, lang: Lang) -> Result<(), Failure> {
    if golden.extension().is_none_or(|ending| ending != "kanso") {
        return Err(Failure::cannot(match lang {
            Lang::En => "a golden game is a .kanso file",
            Lang::Ja => "ゴールデンの拡張子は.kansoです",
        })
        .at(golden)
        .next("name it so: --golden OUT.kanso"));
    }
    let told = transcript(&settled.golden).map_err(|error| Failure::of_log(&error, golden))?;
    let told = told.map_err(|problems| {
        Failure::cannot(problems.join("; "))
            .at(golden)
            .next("nothing was written; `kanso dispute check` tells whether the dispute holds")
    })?;
    // The transcript first: what is no log spoils no folder of goldens.
    for path in [golden, text] {
        if path.exists() {
            return Err(there_already(path, lang));
        }
    }
    files::make(text, told.as_bytes())?;
    files::make(golden, &settled.golden).inspect_err(|_| drop(fs::remove_file(text)))
}

fn there_already(path: &Path, lang: Lang) -> Failure {
    Failure::cannot(match lang {
        Lang::En => "there is such a file already; nothing was written",
        Lang::Ja => "すでに同名のファイルがあります。何も書き込んでいません",
    })
    .at(path)
    .next("choose another name with --golden; kanso never writes over a file")
}
