//! `kanso dispute settle`

use super::told;
use crate::cli::{Failure, Finding, Io, files, numbers, open, words};
use crate::disk;
use crate::dispute::{RulingInfo, Settled, Settling, settle};
use crate::foreign::word;
use crate::games::Games;
use crate::golden::bless::transcript;
use crate::log::record::{Ruling, Verdict};
use crate::log::store::{IfExists, write_whole};
use crate::review::{plain, plain_lines};
use crate::tell;
use kanso_engine::Lang;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Keep in the file how a dispute was decided and why, and make a golden game of the ruling.
///
/// The golden is the game up to the contested answer under the rules that the ruling puts in force,
/// with its transcript beside it; what the ruling refuses is tried there by every check. The file
/// only grows: the game, the question and earlier rulings stay. Of several rulings the last counts;
/// the same one again changes nothing, and finishes what an interruption left undone.
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
    #[arg(long, value_name = "N", value_parser = numbers::whole, default_value_t = 0)]
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
    #[arg(long, value_name = "N", value_parser = numbers::counted)]
    claim: Option<u32>,
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
            // More claims than a dispute can have are none of it.
            (None, Some(number)) => Ok(Verdict::Claim(u8::try_from(number - 1).unwrap_or(u8::MAX))),
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
        let settled = settle(io.games, &bytes, &settling, io.lang)
            .map_err(|error| told::failure(&error, &self.file, io.lang))?;
        assert!(settled.bytes.starts_with(&bytes), "a log only grows");
        let golden =
            self.golden.clone().unwrap_or_else(|| self.file.with_extension("golden.kanso"));
        let text = golden.with_extension("txt");
        // Whoever was interrupted says the same again: what is there of it is gone on with.
        let rulings = review.disputes(io.lang).swap_remove(self.dispute as usize).rulings;
        let is_kept = rulings.last().is_some_and(|last| is_same(last, &settled));
        // Golden and ruling, or neither: nothing interrupts in between.
        let held = disk::hold();
        let made = make_golden(io.games, &golden, &text, &settled, !rulings.is_empty(), io.lang)?;
        if is_kept {
            let words = if made.is_empty() { words::SETTLED_SO } else { words::SETTLED_FINISHED };
            writeln!(io.out, "{}", io.style.good(io.say(words)))?;
        } else if let Err(error) = review.rule(&settled.ruling) {
            // A golden of a ruling that nobody keeps is none.
            for made in &made {
                drop(fs::remove_file(made));
            }
            return Err(open::edit(&error).at(&self.file));
        }
        drop(held);
        let info = review.disputes(io.lang).swap_remove(self.dispute as usize);
        told::head(&mut *review, &info, io)?;
        let check = [
            format!("kanso golden check {}", word(&golden)),
            format!("kanso dispute check {}", word(&self.file)),
        ];
        writeln!(
            io.out,
            "\n{}{}{}, {}",
            io.say(if made.is_empty() { words::GOLDEN } else { words::GOLDEN_MADE }),
            tell::colon(io.lang),
            golden.display(),
            text.display()
        )?;
        for command in check {
            writeln!(io.out, "{}", io.command(&command))?;
        }
        Ok(Finding::Good)
    }
}

/// True if a ruling says what was just decided.
fn is_same(last: &RulingInfo, settled: &Settled) -> bool {
    let Ruling { verdict, reason, by, .. } = &settled.ruling;
    last.verdict == *verdict && last.reason == plain_lines(reason) && last.by == plain(by)
}

/// Writes a golden with its transcript, and tells which of the two it wrote: neither where both are
/// there as they should be.
fn make_golden<'a>(
    games: Games,
    golden: &'a Path,
    text: &'a Path,
    settled: &Settled,
    is_settled: bool,
    lang: Lang,
) -> Result<Vec<&'a Path>, Failure> {
    if golden.extension().is_none_or(|ending| ending != "kanso") {
        return Err(Failure::cannot(match lang {
            Lang::En => "a golden game is a .kanso file",
            Lang::Ja => "ゴールデンの拡張子は.kansoです",
        })
        .at(golden)
        .next("name it so: --golden OUT.kanso"));
    }
    let told =
        transcript(games, &settled.golden).map_err(|error| Failure::of_log(&error, golden))?;
    let told = told.map_err(|problems| {
        Failure::cannot(problems.join("; "))
            .at(golden)
            .next("nothing was written; see first whether the dispute still comes to the same")
    })?;
    // The transcript first: what is no log spoils no folder of goldens.
    let wanted = [(text, told.as_bytes()), (golden, &settled.golden[..])];
    let there = wanted.map(|(path, bytes)| There::of(path, bytes));
    for at in [1, 0] {
        if there[at] == There::Another {
            return Err(there_already(wanted[at].0, is_settled, lang));
        }
    }
    let mut made = Vec::new();
    for ((path, bytes), there) in wanted.into_iter().zip(there) {
        let written = match there {
            There::Whole => continue,
            There::Nothing | There::Another => files::make(path, bytes),
            There::Part => write_whole(path, bytes, IfExists::Replace)
                .map_err(|error| files::not_opened(path, &error)),
        };
        written.inspect_err(|_| made.iter().for_each(|made| drop(fs::remove_file(made))))?;
        made.push(path);
    }
    Ok(made)
}

/// What stands where a file is to be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum There {
    /// Nothing.
    Nothing,
    /// All of it.
    Whole,
    /// A beginning of it, as an interruption leaves it; nothing is lost when the whole takes its place.
    Part,
    /// Something else.
    Another,
}

impl There {
    fn of(path: &Path, wanted: &[u8]) -> Self {
        match fs::metadata(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Self::Nothing,
            // What is longer is another one; nothing is read that may have no end.
            Ok(data) if data.is_file() && data.len() <= wanted.len() as u64 => {
                match fs::read(path) {
                    Ok(found) if found == wanted => Self::Whole,
                    Ok(found) if wanted.starts_with(&found) => Self::Part,
                    Ok(_) | Err(_) => Self::Another,
                }
            }
            Ok(_) | Err(_) => Self::Another,
        }
    }
}

fn there_already(path: &Path, is_settled: bool, lang: Lang) -> Failure {
    let failure = Failure::cannot(match lang {
        Lang::En => "there is such a file already; nothing was written",
        Lang::Ja => "すでに同名のファイルがあります。何も書き込んでいません",
    })
    .at(path);
    match (is_settled, lang) {
        (false, _) => {
            failure.next("choose another name with --golden; kanso never writes over a file")
        }
        (true, Lang::En) => failure.next(
            "the dispute is settled already, and that may be its golden: name another one with \
             --golden; of several rulings the last counts",
        ),
        (true, Lang::Ja) => failure.next(
            "すでに裁定があり、そのゴールデンかもしれません。--goldenで別の名前を付けてください。\
             裁定は最後のものが有効です",
        ),
    }
}
