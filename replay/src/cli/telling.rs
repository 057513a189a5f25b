//! Telling what happened: one event with its facts, a heading for each turn, how a game ended.

use super::{Failure, Io, words};
use crate::log::record::{Glyph, LineId, SealEnd};
use crate::review::{
    ChapterInfo, EventKind, FactInfo, NoteInfo, Origin, PhaseInfo, Review, ToldLine, TurnInfo,
    plain, told_lines, whose_turn,
};
use crate::tell::{self, Routine};
use kanso_engine::{Eye, Lang, Seats, Telling};

/// What the game is, as far as an eye is told it: its name, its seats, what was chosen and how its
/// rulebook is read.
pub fn head(review: &dyn Review, eye: Eye, io: &mut Io<'_>) -> Result<(), Failure> {
    let (meta, header) = (review.meta(), review.header());
    writeln!(io.out, "{}", io.style.strong(meta.name.in_lang(io.lang)))?;
    let seats: Vec<_> =
        review.names().iter().enumerate().map(|(seat, name)| format!("{seat} {name}")).collect();
    writeln!(
        io.out,
        "  {}{colon}{}",
        io.say(words::SEATS),
        seats.join(", "),
        colon = tell::colon(io.lang)
    )?;
    for (at, spec, value) in meta.options_that_matter(&header.options) {
        let value = if review.tells_option(at, eye) {
            spec.said(value, io.lang).unwrap_or_default()
        } else {
            io.say(words::NOT_TOLD)
        };
        writeln!(io.out, "  {}{colon}{value}", spec.called(io.lang), colon = tell::colon(io.lang))?;
    }
    for (spec, value) in header.chosen_readings(meta) {
        let id = meta.rules[spec.rule.index()].id;
        writeln!(
            io.out,
            "  {} {}{colon}{value}",
            io.style.id(id),
            spec.name,
            colon = tell::colon(io.lang)
        )?;
    }
    if let Some(name) = tell::card_set_to_tell(meta, &header.cards, io.lang) {
        writeln!(io.out, "  {}{colon}{name}", io.say(words::CARDS), colon = tell::colon(io.lang))?;
    }
    if !meta.revisions.is_empty() {
        writeln!(
            io.out,
            "  {}{colon}{}",
            io.say(words::REVISION),
            header.revision,
            colon = tell::colon(io.lang)
        )?;
    }
    if let Some(created) = header.created.as_deref().map(plain) {
        writeln!(
            io.out,
            "  {}{colon}{created}",
            io.say(words::CREATED),
            colon = tell::colon(io.lang)
        )?;
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
    if review.event(event).is_none() {
        return Ok(());
    }
    // Behind a decision that is nobody else's business the game goes on before everybody's eyes: that
    // belongs to what was told last.
    if review.tells(event, eye) != Telling::Nothing {
        what(review, event, eye, io)?;
    }
    for line in told_lines(review, event, routine, io.lang, eye) {
        match line {
            ToldLine::Facts(facts) => told(&facts, &[], None, io)?,
            ToldLine::LeftOut { words, .. } => {
                writeln!(io.out, "          {}", io.style.faint(&tell::aside(io.lang, &words)))?;
            }
        }
    }
    Ok(())
}

/// As [`event`], in few lines: a step that nobody answered, which only says that something is to
/// come, that everybody passed, and that it came, is one line.
pub fn event_in_short(
    review: &dyn Review,
    event: u32,
    eye: Eye,
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    if review.event(event).is_none() {
        return Ok(());
    }
    // Behind a decision that is nobody else's business the game goes on before everybody's eyes: that
    // belongs to what was told last.
    if review.tells(event, eye) != Telling::Nothing {
        what(review, event, eye, io)?;
    }
    let lines = told_lines(review, event, Routine::LeftOut, io.lang, eye);
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        let ToldLine::Facts(facts) = line else {
            if let ToldLine::LeftOut { words, .. } = line {
                writeln!(io.out, "          {}", io.style.faint(&tell::aside(io.lang, words)))?;
            }
            at += 1;
            continue;
        };
        match (lines.get(at + 1), lines.get(at + 2)) {
            (Some(ToldLine::LeftOut { words, .. }), Some(ToldLine::Facts(next)))
                if is_of_one_thing(facts, next) =>
            {
                told(next, facts, Some(words), io)?;
                at += 3;
            }
            (Some(ToldLine::LeftOut { words, .. }), _) => {
                told(facts, &[], Some(words), io)?;
                at += 2;
            }
            (Some(ToldLine::Facts(_)) | None, _) => {
                told(facts, &[], None, io)?;
                at += 1;
            }
        }
    }
    Ok(())
}

/// True if two lines are about the same things of the table.
fn is_of_one_thing(one: &[FactInfo], other: &[FactInfo]) -> bool {
    let ids = |facts: &[FactInfo]| facts.first().map(|fact| fact.ids.clone()).unwrap_or_default();
    !ids(one).is_empty() && ids(one) == ids(other)
}

/// Tells a line of what came of an event, with the rules of a line before it that says nothing more,
/// and what was left out on the way.
fn told(
    facts: &[FactInfo],
    before: &[FactInfo],
    left_out: Option<&str>,
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    let mut rules: Vec<_> = before.iter().chain(facts).map(|fact| fact.rule.as_str()).collect();
    rules.dedup();
    let words = facts.first().map_or("", |fact| fact.words.as_str());
    let aside = left_out.map(|words| tell::aside(io.lang, words)).unwrap_or_default();
    let rules = io.style.id(&rules.join(" "));
    let line = format!("          {words}  {rules}  {}", io.style.faint(&aside));
    writeln!(io.out, "{}", line.trim_end())?;
    Ok(())
}

/// Tells what happened, in one line.
fn what(review: &dyn Review, event: u32, eye: Eye, io: &mut Io<'_>) -> Result<(), Failure> {
    let Some(info) = review.event(event) else { return Ok(()) };
    let number = review.number_for(review.here().line, event, eye);
    let mut said = event_line(review, event, eye, io.lang)?;
    // A sign tells what somebody thinks with hindsight, as a note does.
    if let Some(glyph) = info.glyph.filter(|_| eye == Eye::All) {
        said = format!("{said} {}", glyph.sign());
    }
    let mut aside = Vec::new();
    aside.extend(review.odds(event, eye).map(|odds| tell::odds_to_read(io.lang, &odds)));
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
        Some(EventKind::Decision(seats)) => {
            format!("{}{}", names(review, seats), tell::colon(lang))
        }
        Some(EventKind::Chance) | None => String::new(),
    };
    review.say_event(event, lang, eye, &mut said)?;
    Ok(said)
}

/// Tells the notes that were written after this event.
pub fn notes(review: &dyn Review, event: u32, io: &mut Io<'_>) -> Result<(), Failure> {
    for written in review.notes(Some(review.here().line)) {
        if written.event == event {
            note(&written, 8, io)?;
        }
    }
    Ok(())
}

fn note(note: &NoteInfo, indent: usize, io: &mut Io<'_>) -> Result<(), Failure> {
    let by = if note.author.is_empty() { String::new() } else { format!(" ({})", note.author) };
    let heading = format!("{} {}{by}:", io.say(words::NOTE), note.number);
    let text = plain(&note.text);
    writeln!(io.out, "{:indent$}{} {text}", "", io.style.good(&heading))?;
    Ok(())
}

/// Tells in whose place a line stands, and the notes about it as a whole; set in by so many columns.
pub fn line(
    review: &dyn Review,
    line: LineId,
    indent: usize,
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    if let Some(mend) = review.say_mend(line, io.lang) {
        writeln!(io.out, "{:indent$}{}", "", io.style.faint(&mend))?;
    }
    for written in review.line_notes(line) {
        note(&written, indent, io)?;
    }
    Ok(())
}

/// That a new line takes the place of another, and whether it is shown first from now on.
pub fn mended(review: &dyn Review, line: LineId, shown: bool, lang: Lang) -> String {
    let mend = review.say_mend(line, lang).unwrap_or_default();
    match (lang, shown) {
        (Lang::En, true) => format!("line {line} goes on, {mend}; it is shown first from now on"),
        (Lang::En, false) => format!("line {line} goes on, {mend}"),
        (Lang::Ja, true) => format!("分岐{line}に続けます：{mend}。以後は分岐{line}が主表示です"),
        (Lang::Ja, false) => format!("分岐{line}に続けます：{mend}"),
    }
}

/// That something of what was assumed has shown: the event, as it is now.
pub fn revealed(review: &dyn Review, event: u32, eye: Eye, lang: Lang) -> Result<String, Failure> {
    let number = review.number_for(review.here().line, event, eye);
    let mut said = String::new();
    review.say_event(event, lang, eye, &mut said)?;
    Ok(match lang {
        Lang::En => format!("event {number} was assumed, and is known better now: {said}"),
        Lang::Ja => format!("仮に置いたイベント{number}を直しました：{said}"),
    })
}

/// That something else was assumed for an earlier draw, as what stood there is entered now.
pub fn assumed_anew(review: &dyn Review, event: u32, eye: Eye, lang: Lang) -> String {
    let number = review.number_for(review.here().line, event, eye);
    match lang {
        Lang::En => {
            format!("that was assumed in event {number}: another card is assumed there now")
        }
        Lang::Ja => {
            format!("イベント{number}で仮に置いたカードでした：そこには別のカードを仮に置きます")
        }
    }
}

/// A sign with what it says.
pub fn glyph(glyph: Glyph, lang: Lang) -> String {
    let words = glyph.words().in_lang(lang);
    match lang {
        Lang::En => format!("{} ({words})", glyph.sign()),
        Lang::Ja => format!("{}（{words}）", glyph.sign()),
    }
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
    let (number, round) = (turn.number, tell::round(io.lang, review.round_name(), turn.round));
    let heading = match (io.lang, round) {
        (Lang::En, Some(round)) => format!("Turn {number}, {}: {name}", round.to_lowercase()),
        (Lang::En, None) => format!("Turn {number}: {name}"),
        (Lang::Ja, Some(round)) => format!("第{number}手番（{round}）{name}"),
        (Lang::Ja, None) => format!("第{number}手番 {name}"),
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
        let (result, figures) = (io.style.strong(result), figures.join(tell::comma(io.lang)));
        writeln!(io.out, "  {name}{}{result}  {figures}", tell::colon(io.lang))?;
    }
    Ok(())
}

/// Where in the game's course the review stands, as addresses: its round, its turn and its phase.
pub fn places(review: &dyn Review) -> String {
    let here = review.here();
    let reached = if here.beat.is_some() { here.event.saturating_sub(1) } else { here.event };
    let (rounds, turns) = (review.rounds(here.line), review.turns(here.line));
    let chapters = review.chapters(here.line).len();
    let mut places = Vec::new();
    if let Some(round) = rounds.iter().rfind(|round| round.event <= reached) {
        places.push(match round.chapter.filter(|_| chapters > 1) {
            Some(chapter) => format!("c{}.r{}", chapter + 1, round.round),
            None => format!("r{}", round.round),
        });
    }
    let phases = review.phases(here.line);
    let phase = phases.iter().rfind(|phase| phase.event <= reached);
    match (turns.iter().rfind(|turn| turn.event <= reached), phase) {
        (Some(turn), Some(phase)) if phase.event >= turn.event => {
            let within = |other: &&PhaseInfo| (turn.event..=phase.event).contains(&other.event);
            places.push(format!("t{}.{}", turn.number, phases.iter().filter(within).count()));
        }
        (Some(turn), _) => places.push(format!("t{}", turn.number)),
        (None, _) => {}
    }
    places.extend(phase.map(|phase| format!("p{}", phase.number)));
    places.join(" ")
}

/// The names of a set of seats.
pub fn names(review: &dyn Review, seats: Seats) -> String {
    let names: Vec<_> = seats.iter().map(|seat| review.names()[seat.index()].as_str()).collect();
    names.join("/")
}

#[cfg(test)]
mod tests;
