//! Disputes told to people: the question, the claims, what each came to, and what went wrong.

use crate::cli::{Failure, Io, open, telling, words};
use crate::dispute::{ClaimInfo, ClaimWhat, DisputeError, DisputeInfo, FilingError, found_words};
use crate::foreign::word;
use crate::log::record::Found;
use crate::review::{Review, plain};
use crate::tell;
use kanso_engine::{Eye, Lang};
use std::path::Path;

/// The question: where it is asked, in whose words, by which rules; who claims what; how it was
/// settled. The review is left where the question is asked.
pub fn head(review: &mut dyn Review, info: &DisputeInfo, io: &mut Io<'_>) -> Result<(), Failure> {
    let place = place(review, info, io.lang)?;
    let heading = match io.lang {
        Lang::En => format!("Dispute {}: {place}", info.number),
        Lang::Ja => format!("争点{}：{place}", info.number),
    };
    writeln!(io.out, "{}", io.style.strong(&heading))?;
    for line in info.question.lines() {
        writeln!(io.out, "  {line}")?;
    }
    for id in &info.rules {
        let line = review.rule_line(id, io.lang).unwrap_or_default();
        writeln!(io.out, "  {}  {line}", io.style.id(id))?;
    }
    for ruling in &info.rulings {
        let by = match (ruling.by.is_empty(), io.lang) {
            (true, _) => String::new(),
            (false, Lang::En) => format!(", by {}", ruling.by),
            (false, Lang::Ja) => format!("（{}）", ruling.by),
        };
        let label = io.style.good(io.say(words::RULING));
        writeln!(io.out, "  {label}{}{}{by}", tell::colon(io.lang), ruling.words)?;
        for line in ruling.reason.lines() {
            writeln!(io.out, "    {line}")?;
        }
    }
    Ok(())
}

/// Which answer is contested. The review is left before it.
fn place(review: &mut dyn Review, info: &DisputeInfo, lang: Lang) -> Result<String, Failure> {
    let line = if info.line == 0 { String::new() } else { format!("{}@", info.line) };
    if info.events > review.len(info.line).unwrap_or(0) {
        // The line breaks a rule before it.
        return Ok(format!("{line}{}", info.events + 1));
    }
    let gone = |error: &_| open::no_address(error);
    if !info.recorded {
        review.go(info.before()).map_err(|error| gone(&error))?;
        let mut asked = String::new();
        review.say_prompt(lang, Eye::All, &mut asked)?;
        return Ok(match lang {
            Lang::En => format!("after event {line}{}, {asked}", info.events),
            Lang::Ja => format!("イベント{line}{}の後、{asked}", info.events),
        });
    }
    review.go(info.contested()).map_err(|error| gone(&error))?;
    let event = info.events + 1;
    let said = telling::event_line(review, event, Eye::All, lang)?;
    review.go(info.before()).map_err(|error| gone(&error))?;
    Ok(match lang {
        Lang::En => format!("event {line}{event}, {said}"),
        Lang::Ja => format!("イベント{line}{event}、{said}"),
    })
}

/// A claim, by its number from 1, with what it came to when it was filed.
pub fn came_to(
    review: &dyn Review,
    info: &DisputeInfo,
    number: usize,
    claim: &ClaimInfo,
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    let name = &review.names()[claim.seat.index()];
    let came_to = match (&claim.found, io.lang) {
        (found, Lang::En) if *found == info.found && info.recorded => {
            "the same as what was played".to_owned()
        }
        (found, Lang::Ja) if *found == info.found && info.recorded => "記録と同じ結果".to_owned(),
        (Found::State(_), Lang::En) if info.recorded => {
            "allowed, and comes to another state than what was played".to_owned()
        }
        (Found::State(_), Lang::Ja) if info.recorded => "成立し、記録とは別の局面になる".to_owned(),
        (Found::State(_), Lang::En) => "allowed".to_owned(),
        (Found::State(_), Lang::Ja) => "可能".to_owned(),
        (Found::Refused(rule), _) if !rule.is_empty() => {
            let line = review.rule_line(rule, io.lang).unwrap_or_default();
            let id = io.style.id(rule);
            match io.lang {
                Lang::En => format!("refused by {id}: {line}"),
                Lang::Ja => format!("{id}により不可：{line}"),
            }
        }
        (found, lang) => found_words(found, lang),
    };
    match io.lang {
        Lang::En => writeln!(io.out, "  claim {number}, {name}: {}", claim.words)?,
        Lang::Ja => writeln!(io.out, "  主張{number}、{name}：{}", claim.words)?,
    }
    // A reading is tried with the answer that goes with it.
    let with = match &claim.what {
        ClaimWhat::Reading { .. } => io.say(words::UNDER_IT),
        ClaimWhat::Action { .. } | ClaimWhat::Outcome { .. } => io.say(words::BY_RULES_IN_FORCE),
    };
    writeln!(io.out, "    {with}: {came_to}")?;
    Ok(())
}

/// One line on each dispute of a log, for those who look at the game: what is asked, and whether it
/// is settled.
pub fn mention(review: &dyn Review, path: &Path, io: &mut Io<'_>) -> Result<(), Failure> {
    for info in review.disputes(io.lang) {
        let question = plain(&info.question);
        let event = info.contested();
        let open = match (info.rulings.last(), io.lang) {
            (None, _) => io.say(words::NOT_SETTLED).to_owned(),
            (Some(ruling), Lang::En) => format!("settled: {}", ruling.words),
            (Some(ruling), Lang::Ja) => format!("裁定：{}", ruling.words),
        };
        let (open, number) = (io.style.good(&open), info.number);
        let see = format!("kanso dispute compare {}", word(path));
        let see = if number == 0 { see } else { format!("{see} --dispute {number}") };
        let see = io.command(&see);
        match io.lang {
            Lang::En => {
                writeln!(io.out, "  dispute {number} at {event}: {question} ({open}); `{see}`")?;
            }
            Lang::Ja => writeln!(io.out, "  争点{number}（{event}）：{question}（{open}）`{see}`")?,
        }
    }
    Ok(())
}

/// A dispute that was not filed.
pub fn not_filed(error: &FilingError, path: &Path, lang: Lang) -> Failure {
    let next = match error {
        FilingError::Address(error) => return open::no_address(error).at(path),
        FilingError::Extract(error) => return open::edit(error).at(path),
        FilingError::Open(error) => return open::not_opened(path, error),
        FilingError::SetUp | FilingError::WithinEvent { .. } => {
            "`kanso review FILE` shows the numbers of the events"
        }
        FilingError::Over { .. } => "name the event that ended it, or one before",
        FilingError::Question => "say it with --question TEXT",
        FilingError::TooMany => "leave out what matters least",
        FilingError::NoRule { game, .. } => &format!("`kanso rules {game}` lists the rules by id"),
        FilingError::NoReading { game, .. } => {
            &format!("`kanso games {game}` lists the readings with their values")
        }
        FilingError::NoValue { .. } | FilingError::Under(_) => {
            "`kanso games` lists the readings with their values"
        }
        FilingError::NoSeat { .. } => "`kanso review FILE` names the seats",
        FilingError::Both { at, .. } => {
            let next = at + 1;
            let next = match lang {
                Lang::En => format!(
                    "say which: --instead for event {at}, --next for what is answered behind it, \
                     as event {next}"
                ),
                Lang::Ja => {
                    format!(
                        "イベント{at}なら--instead、その後のイベント{next}なら--nextを付けてください"
                    )
                }
            };
            return Failure::cannot(error.in_words(lang)).at(path).next(next);
        }
        FilingError::Claim { .. } => {
            "with --instead the claim is read in place of the event, with --next behind it"
        }
    };
    Failure::cannot(error.in_words(lang)).at(path).next(next)
}

/// A dispute that cannot be looked at or settled.
pub fn failure(error: &DisputeError, path: &Path, lang: Lang) -> Failure {
    let words = error.in_words(lang);
    let next = match error {
        DisputeError::Open(error) => return open::not_opened(path, error),
        DisputeError::Edit(error) => return open::edit(error).at(path),
        DisputeError::Verdict(error) => {
            return match error {
                FilingError::Claim { .. } => Failure::cannot(words)
                    .at(path)
                    .next("`kanso dispute compare FILE` lists the claims with their numbers"),
                other => not_filed(other, path, lang),
            };
        }
        DisputeError::NoDispute => "`kanso dispute new --help` tells how one is filed",
        DisputeError::NoSuch { .. } => {
            "disputes are counted from 0; leave --dispute out for the first"
        }
        DisputeError::Broken { .. } => {
            let next = format!("`kanso verify {}` names the event and the rule", word(path));
            return Failure::bad(words).at(path).next(next);
        }
        DisputeError::Under(_) => "`kanso games` lists the readings with their values",
        DisputeError::Refused { .. } => {
            return Failure::bad(words)
                .at(path)
                .next("give --reading ID=VALUE, or --stands if the refusal was right");
        }
        DisputeError::Unreached { .. } => "settle it for a reading under which the game gets there",
        DisputeError::Reason => "say it with --reason TEXT",
    };
    Failure::cannot(words).at(path).next(next)
}
