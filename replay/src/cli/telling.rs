//! Telling what happened: one event with its facts, a heading for each turn, how a game ended.

use super::{Failure, Io, words};
use kanso_engine::{Eye, Lang, Seats, Telling};
use kanso_replay::log::record::{LineId, SealEnd};
use kanso_replay::review::{
    ChapterInfo, EventKind, Origin, Review, ToldLine, TurnInfo, plain, told_lines, whose_turn,
};
use kanso_replay::tell::{self, Routine};

/// What the game is, as far as an eye is told it: its name, its seats, what was chosen and how its
/// rulebook is read.
pub fn head(review: &dyn Review, eye: Eye, io: &mut Io<'_>) -> Result<(), Failure> {
    let (meta, header) = (review.meta(), review.header());
    writeln!(io.out, "{}", io.style.strong(meta.name.in_lang(io.lang)))?;
    let seats: Vec<_> =
        review.names().iter().enumerate().map(|(seat, name)| format!("{seat} {name}")).collect();
    writeln!(io.out, "  {}: {}", io.say(words::SEATS), seats.join(", "))?;
    for (at, spec, value) in meta.options_that_matter(&header.options) {
        let value = if review.tells_option(at, eye) {
            spec.told(value).unwrap_or_default()
        } else {
            io.say(words::NOT_TOLD)
        };
        writeln!(io.out, "  {}: {value}", spec.name)?;
    }
    for (spec, value) in header.chosen_readings(meta) {
        let id = meta.rules[spec.rule.index()].id;
        writeln!(io.out, "  {} {}: {value}", io.style.id(id), spec.name)?;
    }
    if let Some(name) = tell::card_set_to_tell(meta, &header.cards, io.lang) {
        writeln!(io.out, "  {}: {name}", io.say(words::CARDS))?;
    }
    if !meta.revisions.is_empty() {
        writeln!(io.out, "  {}: {}", io.say(words::REVISION), header.revision)?;
    }
    if let Some(created) = header.created.as_deref().map(plain) {
        writeln!(io.out, "  {}: {created}", io.say(words::CREATED))?;
    }
    Ok(())
}

/// What becomes of routine facts, by the flag `--all-steps`.
pub fn routine(all_steps: bool) -> Routine {
    if all_steps { Routine::Told } else { Routine::LeftOut }
}

/// Tells an event of the line that is shown, by its number from 1, as an eye is told it.
pub fn event(
    review: &dyn Review,
    event: u32,
    (eye, routine): (Eye, Routine),
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    let Some(info) = review.event(event) else { return Ok(()) };
    if review.tells(event, eye) == Telling::Nothing {
        return Ok(());
    }
    let number = review.number_for(review.here().line, event, eye);
    let said = event_line(review, event, eye, io.lang)?;
    let mut aside = Vec::new();
    aside.extend(review.odds(event, eye).map(|odds| tell::odds(io.lang, &odds)));
    aside.extend(tell::assumed(review, event, io.lang, eye));
    if info.origin == Origin::Entered {
        aside.push(io.say(words::ENTERED).to_owned());
    }
    let aside = match (aside.is_empty(), io.lang) {
        (true, _) => String::new(),
        (false, Lang::En) => format!("  ({})", aside.join(", ")),
        (false, Lang::Ja) => format!("（{}）", aside.join("、")),
    };
    writeln!(
        io.out,
        "{} {}{}",
        io.style.faint(&format!("{number:>5}")),
        io.style.strong(&said),
        io.style.faint(&aside)
    )?;
    for line in told_lines(review, event, routine, io.lang, eye) {
        match line {
            ToldLine::Facts(facts) => {
                let rules: Vec<_> = facts.iter().map(|fact| fact.rule.as_str()).collect();
                let words = facts.first().map_or("", |fact| fact.words.as_str());
                writeln!(io.out, "          {words}  {}", io.style.id(&rules.join(" ")))?;
            }
            ToldLine::LeftOut { words, .. } => {
                writeln!(io.out, "          {}", io.style.faint(&tell::aside(io.lang, &words)))?;
            }
        }
    }
    Ok(())
}

/// An event in one line, with who decided it.
pub fn event_line(
    review: &dyn Review,
    event: u32,
    eye: Eye,
    lang: Lang,
) -> Result<String, Failure> {
    let mut said = match review.event(event).map(|info| info.kind) {
        Some(EventKind::Decision(seats)) => format!("{}: ", names(review, seats)),
        Some(EventKind::Chance) | None => String::new(),
    };
    review.say_event(event, lang, eye, &mut said)?;
    Ok(said)
}

/// Tells the notes that were written after this event.
pub fn notes(review: &dyn Review, event: u32, io: &mut Io<'_>) -> Result<(), Failure> {
    for note in review.notes(Some(review.here().line)) {
        if note.event == event {
            let by =
                if note.author.is_empty() { String::new() } else { format!(" ({})", note.author) };
            let heading = format!("{} {}{by}:", io.say(words::NOTE), note.number);
            writeln!(io.out, "        {} {}", io.style.good(&heading), plain(&note.text))?;
        }
    }
    Ok(())
}

/// The heading of a chapter, with its place as an address.
pub fn chapter(chapter: &ChapterInfo, io: &mut Io<'_>) -> Result<(), Failure> {
    let number = chapter.number;
    let heading = match io.lang {
        Lang::En => format!("== Chapter {number} (c{number}) =="),
        Lang::Ja => format!("== 第{number}章（c{number}）=="),
    };
    writeln!(io.out, "\n{}", io.style.strong(&heading))?;
    Ok(())
}

/// The heading of a turn.
pub fn turn(review: &dyn Review, turn: &TurnInfo, io: &mut Io<'_>) -> Result<(), Failure> {
    let name = whose_turn(review, turn.seat, turn.event + 1, io.lang);
    let heading = match io.lang {
        Lang::En => format!("Turn {}, round {}: {name}", turn.number, turn.round),
        Lang::Ja => format!("第{}手番（{}ラウンド）{name}", turn.number, turn.round),
    };
    writeln!(io.out, "\n{}", io.style.strong(&heading))?;
    Ok(())
}

/// How the players ended the line before its rules did, if they did.
pub fn stopped(review: &dyn Review, line: LineId, lang: Lang) -> Option<String> {
    let seal = review.lines().into_iter().find(|info| info.id == line)?.seal?;
    match seal {
        SealEnd::Rules(_) => None,
        SealEnd::EventLimit => Some(words::EVENT_LIMIT.in_lang(lang).to_owned()),
        SealEnd::Conceded(seat) => {
            let name = review.names().get(usize::from(seat))?;
            Some(match lang {
                Lang::En => format!("{name} concedes"),
                Lang::Ja => format!("{name}の投了"),
            })
        }
        SealEnd::Agreed => Some(words::AGREED.in_lang(lang).to_owned()),
        SealEnd::Abandoned => Some(words::ABANDONED.in_lang(lang).to_owned()),
    }
}

/// How the game ended, if the review stands where it did.
pub fn standing(review: &dyn Review, io: &mut Io<'_>) -> Result<(), Failure> {
    let here = review.here();
    let Some(standing) = review.standing() else {
        if review.len(here.line) == Some(here.event)
            && let Some(how) = stopped(review, here.line, io.lang)
        {
            let heading = match io.lang {
                Lang::En => format!("{}: {how}", words::OVER.en),
                Lang::Ja => format!("{}：{how}", words::OVER.ja),
            };
            writeln!(io.out, "\n{}", io.style.strong(&heading))?;
        }
        return Ok(());
    };
    let meta = review.meta();
    let reason =
        meta.ends.get(usize::from(standing.reason)).map_or("", |end| end.name.in_lang(io.lang));
    let heading = match io.lang {
        Lang::En => format!("{}: {reason}", words::OVER.en),
        Lang::Ja => format!("{}：{reason}", words::OVER.ja),
    };
    writeln!(io.out, "\n{}", io.style.strong(&heading))?;
    for (name, seat) in review.names().iter().zip(&standing.seats) {
        let figures: Vec<_> = meta
            .figures
            .iter()
            .zip(&seat.figures)
            .filter_map(|(figure, value)| {
                Some(format!("{} {}", figure.name.in_lang(io.lang), figure.told((*value)?)))
            })
            .collect();
        let result = io.say(words::result(seat.result));
        writeln!(io.out, "  {name}: {}  {}", io.style.strong(result), figures.join(", "))?;
    }
    Ok(())
}

/// The names of a set of seats.
pub fn names(review: &dyn Review, seats: Seats) -> String {
    let names: Vec<_> = seats.iter().map(|seat| review.names()[seat.index()].as_str()).collect();
    names.join("/")
}

#[cfg(test)]
mod tests;
