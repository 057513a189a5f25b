//! `kanso dispute new`

use super::told;
use crate::address::Address;
use crate::cli::{Failure, Finding, Io, files, open, who};
use crate::dispute::{About, ClaimText, Filing, FilingError, file};
use crate::review::{self, Position};
use kanso_engine::Lang;
use std::path::PathBuf;

/// File a dispute: a new file with the game, the question and what each side claims.
///
/// A claim is SEAT:READING=VALUE, SEAT:ACTION or SEAT:OUTCOME, the seat by number or name:
/// `--claim Ada:PG-R1=at-once`, `--claim "Ben:hold"`. An action that the rules refuse can be claimed
/// too, at the place where it was wanted. The game's own file stays as it is.
///
/// Exit status: 0 it was filed, 2 it could not be done.
#[derive(Debug, clap::Args)]
pub struct New {
    /// The game's file.
    file: PathBuf,
    /// The place: the contested event by its number, or the place where a refused action was wanted.
    #[arg(long, value_name = "ADDR")]
    at: Address,
    /// What you disagree about.
    #[arg(long, value_name = "TEXT")]
    question: String,
    /// A rule that it is about, by its id; may be given many times.
    #[arg(long = "rule", value_name = "ID")]
    rules: Vec<String>,
    /// What a seat claims; may be given many times.
    #[arg(long = "claim", value_name = "SEAT:CLAIM")]
    claims: Vec<String>,
    /// What is claimed stands in place of the event that leads to the place. Without this and
    /// without `--next` the claims decide: what can be answered behind it alone is meant there; what
    /// can be answered in both places is not filed.
    #[arg(long, conflicts_with = "next")]
    instead: bool,
    /// What is claimed comes behind the place.
    #[arg(long)]
    next: bool,
    /// The file to make; it must not be there yet.
    #[arg(short, long = "out", value_name = "OUT")]
    out: PathBuf,
}

impl New {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let review = open::to_read(&self.file, io)?;
        let at =
            review.resolve(&self.at).map_err(|error| open::no_address(&error).at(&self.file))?;
        let claims = self.claims.iter().map(|text| claim(text, review.names(), io.lang));
        let filing = Filing {
            at,
            about: match (self.instead, self.next) {
                (true, _) => About::Event,
                (_, true) => About::Next,
                (false, false) => About::Either,
            },
            question: self.question.clone(),
            rules: self.rules.iter().map(|id| id.trim().to_owned()).collect(),
            claims: claims.collect::<Result<_, _>>()?,
        };
        let bytes = file(io.games, &*review, &filing, io.lang).map_err(|error| {
            let failure = told::not_filed(&error, &self.file, io.lang);
            let before = Position::after(at.line, at.event.saturating_sub(1));
            match error {
                FilingError::Claim { .. } => failure.next(format!(
                    "`kanso play FILE --at {before}` lists what is possible there, and `why` in it what \
                     is refused; with --instead the claim is read in place of the event, with --next \
                     behind it"
                )),
                _ => failure,
            }
        })?;
        files::make_own(&self.out, &bytes)?;
        let mut filed =
            review::open(io.games, &bytes).map_err(|error| open::not_opened(&self.out, &error))?;
        let info = filed.disputes(io.lang).pop().expect("it was filed just now");
        writeln!(io.out, "{}:", self.out.display())?;
        told::head(&mut *filed, &info, io)?;
        if filing.about == About::Either && at.event > 0 && info.events == at.event {
            let (at, next) = (at.event, at.event + 1);
            match io.lang {
                Lang::En => writeln!(
                    io.out,
                    "  (read behind event {at}, as event {next}; --instead reads it in place of event \
                     {at})"
                )?,
                Lang::Ja => writeln!(
                    io.out,
                    "  （イベント{at}の後、イベント{next}として読みました。イベント{at}の代わりなら\
                     --instead）"
                )?,
            }
        }
        for (number, claim) in (1..).zip(&info.claims) {
            told::came_to(&*filed, &info, number, claim, io)?;
        }
        let out = self.out.display();
        let claim = if info.claims.is_empty() { "--stands" } else { "--claim 1" };
        let commands = [
            format!("kanso dispute compare {out}"),
            format!("kanso dispute check {out}"),
            format!("kanso dispute settle {out} {claim} --reason TEXT"),
        ];
        writeln!(io.out)?;
        for command in commands {
            writeln!(io.out, "{}", io.command(&command))?;
        }
        Ok(Finding::Good)
    }
}

/// A claim as it is typed. A name may hold a colon itself: the first part that is a seat counts.
fn claim(text: &str, names: &[String], lang: Lang) -> Result<ClaimText, Failure> {
    let parts: Vec<_> = text.match_indices(':').map(|(at, _)| text.split_at(at)).collect();
    let Some((first, _)) = parts.first() else {
        return Err(Failure::cannot(match lang {
            Lang::En => format!("the claim {text:?} says not whose it is"),
            Lang::Ja => format!("主張{text:?}が誰のものかわかりません"),
        })
        .next("write SEAT:READING=VALUE, SEAT:ACTION or SEAT:OUTCOME, such as Ada:hold"));
    };
    let found = parts.iter().find_map(|(seat, rest)| Some((who::seat(seat, names).ok()?, rest)));
    match found {
        Some((seat, rest)) => Ok(ClaimText { seat, text: rest[1..].trim().to_owned() }),
        None => Err(who::seat(first, names).expect_err("no part is a seat")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::Seat;

    #[test]
    fn a_claim_begins_with_a_seat_whatever_colons_follow() {
        let names = ["Ada".to_owned(), "Ben: the 2nd".to_owned()];
        let read = |text: &str| claim(text, &names, Lang::En).ok();
        let is = |seat, text: &str| Some(ClaimText { seat: Seat::at(seat), text: text.to_owned() });
        assert_eq!(read("Ada: hold"), is(0, "hold"));
        assert_eq!(read("1:RR:U05"), is(1, "RR:U05"));
        assert_eq!(read("Ben: the 2nd:PG-R1=at-once"), is(1, "PG-R1=at-once"));
        assert_eq!((read("hold"), read("Cleo:hold"), read("2:hold")), (None, None, None));
    }
}
