//! `kanso luck`

use super::{Failure, Finding, Io, open, who};
use crate::foreign::{plain, word};
use crate::log::record::LuckSource;
use crate::review::{CommittedInfo, Review};
use crate::session::{secret_in, secret_path};
use crate::tell;
use kanso_engine::cards::hex;
use kanso_engine::{Awaiting, Lang};
use serde_json::json;
use std::path::PathBuf;

/// Tell where a game's luck comes from, and prove that nobody chose it.
///
/// `kanso new --luck committed` keeps a secret in a file of its own; the game holds only a number that binds
/// it. Tell that number to all. Then each seat may add words (`--contribute Ada:"any words"`), before the
/// first event: what falls follows from the secret and from all words. Who made the secret did so before
/// hearing the words, and the words were said without knowing it, so nobody could choose. When the game is
/// over, `--reveal` writes the secret into it, and `kanso verify` holds each outcome against it.
///
/// Until then only `kanso play` and `kanso correct` use the secret: on a branch that tries another move the
/// same luck would tell what is to fall, so what falls there is entered, or the branch has luck of its own.
///
/// It does not keep who has the secret from looking ahead: give it to whom all trust, or to a machine. A
/// secret that was lost is nothing worse than a real table: what falls is entered, and can be compared with
/// nothing.
#[derive(Debug, clap::Args)]
pub struct Luck {
    /// The game's file.
    file: PathBuf,
    /// Words of a seat for the luck of the game, before its first event.
    #[arg(long, value_name = "SEAT:WORDS", conflicts_with = "reveal")]
    contribute: Vec<String>,
    /// Write the secret into the game, once it is over.
    #[arg(long)]
    reveal: bool,
    /// Write it though the game is not over: from then on everybody can know what will fall.
    #[arg(long, requires = "reveal")]
    early: bool,
    /// Where the secret is, if not beside the game.
    #[arg(long, value_name = "FILE", requires = "reveal")]
    secret: Option<PathBuf>,
    /// Answer as JSON.
    #[arg(long)]
    json: bool,
}

impl Luck {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        if self.contribute.is_empty() && !self.reveal {
            let review = open::to_read(&self.file, io)?;
            return self.tell(&*review, io);
        }
        let at = |failure: Failure| failure.at(&self.file);
        let mut review = open::to_write(&self.file, io)?;
        if review.committed().is_none() {
            let game = plain(&review.header().game);
            return Err(at(Failure::cannot("the luck of this game is not committed to a secret")
                .next(format!(
                    "`kanso new {game} --luck committed -o OUT` makes one whose luck is"
                ))));
        }
        open::unlock(&mut *review, &self.file);
        for text in &self.contribute {
            let (seat, words) = text.split_once([':', '：']).ok_or_else(|| {
                Failure::cannot(format!("--contribute {text:?} names no seat"))
                    .next("write a seat and its words: --contribute \"Ada:any words\"")
            })?;
            let seat = who::seat(seat, review.names())?;
            review.say_luck_words(seat, words.trim()).map_err(|error| at(open::edit(&error)))?;
        }
        if self.reveal {
            self.show(&mut *review).map_err(at)?;
        }
        review.finish().map_err(|error| at(open::edit(&error)))?;
        self.tell(&*review, io)
    }

    /// Writes the secret into the game.
    fn show(&self, review: &mut dyn Review) -> Result<(), Failure> {
        let known = review.committed().is_some_and(|committed| committed.is_known);
        if let Some(path) = &self.secret {
            let secret = secret_in(path).ok_or_else(|| {
                Failure::cannot("this is no secret of a game: 64 hexadecimal digits")
                    .at(path)
                    .next("name the file that was made beside the game, FILE.secret")
            })?;
            review.unlock(secret).map_err(|error| open::edit(&error))?;
        } else if !known {
            let path = secret_path(&self.file);
            return Err(Failure::cannot(format!(
                "the secret is not in {}, or it is another game's",
                word(&path)
            ))
            .next("name its file with --secret; without it nothing can be compared"));
        }
        review
            .seek(&crate::address::Place::End.into())
            .map_err(|error| open::no_address(&error))?;
        if review.awaiting() != Some(Awaiting::Over) && !self.early && !is_closed(review) {
            return Err(Failure::cannot("the game is not over: its secret tells what will fall")
                .next(format!(
                    "play it to its end (`kanso play {}`), or add --early",
                    word(&self.file)
                )));
        }
        review.reveal_luck().map_err(|error| open::edit(&error))
    }

    /// Tells where the luck of a game comes from, and what is known of it.
    fn tell(&self, review: &dyn Review, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let committed = review.committed();
        if self.json {
            let kind = match review.header().luck {
                LuckSource::Seeded { .. } => "seeded",
                LuckSource::Table { .. } => "table",
                LuckSource::TakenOver { .. } => "taken_over",
                LuckSource::Committed { .. } => "committed",
            };
            writeln!(io.out, "{:#}", json!({ "luck": kind, "committed": committed }))?;
            return Ok(Finding::Good);
        }
        let Some(committed) = committed else {
            let told = match (&review.header().luck, io.lang) {
                (LuckSource::Seeded { .. }, Lang::En) => {
                    "luck follows from a seed that stands in the file: who has the file can find out what will \
                     fall"
                }
                (LuckSource::Seeded { .. }, Lang::Ja) => {
                    "出目はファイル内のシードで決まります。ファイルを持つ人はこの先の出目を知ることができます"
                }
                (LuckSource::Table { .. } | LuckSource::Committed { .. }, Lang::En) => {
                    "luck is that of a real table: people entered what fell"
                }
                (LuckSource::Table { .. } | LuckSource::Committed { .. }, Lang::Ja) => {
                    "出目は実際の卓のものを人が入力しています"
                }
                (LuckSource::TakenOver { .. }, Lang::En) => "luck is taken over from another game",
                (LuckSource::TakenOver { .. }, Lang::Ja) => "出目は別の記録から引き継いだものです",
            };
            writeln!(io.out, "{told}")?;
            return Ok(Finding::Good);
        };
        self.tell_committed(&committed, review, io)?;
        Ok(Finding::Good)
    }

    fn tell_committed(
        &self,
        committed: &CommittedInfo,
        review: &dyn Review,
        io: &mut Io<'_>,
    ) -> Result<(), Failure> {
        let colon = tell::colon(io.lang);
        let commitment = hex(&committed.commitment);
        match io.lang {
            Lang::En => writeln!(io.out, "luck is committed to {commitment}")?,
            Lang::Ja => writeln!(io.out, "出目は封印した乱数によります{colon}{commitment}")?,
        }
        for (seat, words) in &committed.said {
            let name = review.names().get(usize::from(*seat)).map_or("?", String::as_str);
            writeln!(io.out, "  {}{colon}{}", plain(name), plain(words))?;
        }
        let begun = review.len(0).is_some_and(|events| events > 0);
        let file = word(&self.file);
        if committed.said.is_empty() && !begun {
            let add = format!("kanso luck {file} --contribute SEAT:WORDS");
            let add = io.command(&add);
            match io.lang {
                Lang::En => writeln!(io.out, "  no seat has added words yet: {add}")?,
                Lang::Ja => writeln!(io.out, "  まだどの席も言葉を加えていません{colon}{add}")?,
            }
        }
        match (&committed.revealed, io.lang) {
            (Some(secret), Lang::En) => writeln!(io.out, "  the secret is shown: {}", hex(secret))?,
            (Some(secret), Lang::Ja) => {
                writeln!(io.out, "  秘密の値は公開済みです{colon}{}", hex(secret))?;
            }
            (None, Lang::En) => writeln!(
                io.out,
                "  the secret is not shown yet; when the game is over: {}",
                io.command(&format!("kanso luck {file} --reveal"))
            )?,
            (None, Lang::Ja) => writeln!(
                io.out,
                "  秘密の値は未公開です。終局後に{colon}{}",
                io.command(&format!("kanso luck {file} --reveal"))
            )?,
        }
        if committed.revealed.is_some() {
            let verify = format!("kanso verify {file}");
            writeln!(io.out, "{}", io.command(&verify))?;
        }
        Ok(())
    }
}

/// True if the players closed the game before its end.
fn is_closed(review: &dyn Review) -> bool {
    let here = review.here().line;
    review.lines().iter().any(|line| line.id == here && line.seal.is_some())
}
