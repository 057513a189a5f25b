//! One game, analysed, as it is told.

use super::{Analyse, Analysed, Desk, words};
use crate::cli::{Failure, Io, telling};
use crate::draw::width::{clip, width};
use crate::foreign::word;
use crate::insight::{Analysis, EventKind, Mark, Policy, SeatTotal};
use crate::tell;
use kanso_engine::{Lang, Text};
use serde_json::json;
use std::path::Path;

/// Turning points that are told.
const TURNED_MAX: usize = 5;
/// Missed chances that are told.
const MISSED_MAX: usize = 8;
/// Heights of the curve, from the lowest share to the highest.
const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Analyses a game and tells what was found.
pub(super) fn tell(command: &Analyse, path: &Path, io: &mut Io<'_>) -> Result<(), Failure> {
    let progress = io.progress(0);
    let keeps = !command.no_cache;
    let desk = Desk { games: io.games, stop: io.stop.clone(), progress: &progress, keeps };
    let analysed = command.analysed(path, &desk)?;
    if command.json {
        writeln!(io.out, "{:#}", json!(analysed.analysis))?;
        return Ok(());
    }
    head(&analysed.analysis, io)?;
    seats(&analysed.analysis, !command.no_costs, io)?;
    curve(&analysed.analysis, io)?;
    turned(&analysed, path, io)?;
    if !command.no_costs {
        missed(&analysed, path, io)?;
    }
    Ok(())
}

fn head(analysis: &Analysis, io: &mut Io<'_>) -> Result<(), Failure> {
    let (playouts, most) = (analysis.playouts, analysis.playouts_max);
    let error = analysis.events.iter().flat_map(|event| &event.error).max().copied();
    let error = error.unwrap_or_default().in_points(false);
    let thinks = analysis.policy == Policy::Search;
    let bot = match (io.lang, thinks) {
        (Lang::En, false) => "the greedy bot",
        (Lang::En, true) => "the bot that thinks",
        (Lang::Ja, false) => "欲張りボット",
        (Lang::Ja, true) => "考えるボット",
    };
    let told = match io.lang {
        Lang::En => format!(
            "Shares of the win in points of 100, if {bot} plays on: {playouts} playouts, \
             at most {most} for a moment, standard errors up to {error}. No oracle: the bot errs."
        ),
        Lang::Ja => format!(
            "{bot}が最後まで続けたときの勝率（100ポイント中）。試行{playouts}回、1局面最大{most}回、\
             標準誤差{error}以内。ボットも間違えるので、絶対の答えではありません。"
        ),
    };
    writeln!(io.out, "{told}")?;
    if analysis.given_up > 0 {
        let given_up = analysis.given_up;
        match io.lang {
            Lang::En => {
                writeln!(io.out, "{given_up} playouts came to no end and count as undecided.")?;
            }
            Lang::Ja => writeln!(io.out, "{given_up}回は終わらず、引き分けとして数えました。")?,
        }
    }
    Ok(())
}

fn seats(analysis: &Analysis, costs: bool, io: &mut Io<'_>) -> Result<(), Failure> {
    let rows = analysis.seats.iter().map(|total| (total.name.clone(), total));
    writeln!(io.out)?;
    totals(words::SEAT, rows, costs, io)
}

/// What became of seats, each with what it is headed by.
pub(super) fn totals<'a>(
    heads: Text,
    seats: impl Iterator<Item = (String, &'a SeatTotal)>,
    costs: bool,
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    let heading = [heads, words::START, words::END, words::LUCK, words::CHOICES];
    let mut heading = heading.map(|text| io.say(text).to_owned()).to_vec();
    if costs {
        heading.extend([words::COST, words::MARKS].map(|text| io.say(text).to_owned()));
    }
    let mut rows = vec![heading];
    for (name, total) in seats {
        let mut row = vec![
            name,
            total.start.in_points(false),
            total.end.in_points(false),
            format!("{} ±{}", total.luck.in_points(true), total.error.in_points(false)),
            total.choices.in_points(true),
        ];
        if costs {
            row.push(format!(
                "{} ±{}",
                total.cost.in_points(false),
                total.cost_error.in_points(false)
            ));
            row.push(total.marks_told());
        }
        rows.push(row);
    }
    table(&rows, io)
}

/// Rows in columns, the first one a heading; words, which stand in the first column and behind the sixth, to
/// the left, figures to the right.
pub(super) fn table(rows: &[Vec<String>], io: &mut Io<'_>) -> Result<(), Failure> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize| rows.iter().map(|row| width(&row[column])).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(widest).collect();
    for (nth, row) in rows.iter().enumerate() {
        let mut line = String::from(" ");
        for (column, cell) in row.iter().enumerate() {
            let gap = " ".repeat(widths[column] - width(cell));
            let is_text = column == 0 || column > 5;
            let (left, right) = if is_text { (&**cell, &*gap) } else { (&*gap, &**cell) };
            line.extend([" ", left, right, " "]);
        }
        let line = line.trim_end();
        writeln!(io.out, "{}", if nth == 0 { io.style.faint(line) } else { line.to_owned() })?;
    }
    Ok(())
}

/// The shares over the game, a row for each seat; one for a party.
fn curve(analysis: &Analysis, io: &mut Io<'_>) -> Result<(), Failure> {
    let names: Vec<&str> = if analysis.party {
        vec![io.say(words::PARTY)]
    } else {
        analysis.seats.iter().map(|seat| &*seat.name).collect()
    };
    let column = names.iter().map(|name| width(name)).max().unwrap_or(0).min(20);
    let (events, room) = (&analysis.events, io.columns.saturating_sub(column + 14).clamp(20, 100));
    let columns = events.len().min(room);
    writeln!(io.out)?;
    for (seat, name) in names.iter().enumerate() {
        let mut line = String::new();
        for at in 0..columns {
            // The last event of a column: how it stands when the next one begins.
            let event = (at + 1) * events.len() / columns - 1;
            let share = events[event].value[seat].0.clamp(0, 9_999);
            line.push(HEIGHTS[share as usize * HEIGHTS.len() / 10_000]);
        }
        let name = clip(name, column);
        let gap = " ".repeat(column - width(&name));
        let (first, last) = (&events[0].value[seat], &events[events.len() - 1].value[seat]);
        writeln!(io.out, "  {name}{gap} {:>3} {} {last}", first.to_string(), io.style.id(&line))?;
    }
    Ok(())
}

/// An event in words, with its number.
fn event(analysed: &Analysed, at: usize, io: &Io<'_>) -> Result<String, Failure> {
    let event = &analysed.analysis.events[at];
    telling::event_line(&*analysed.review, event.event, analysed.eye, io.lang)
}

fn turned(analysed: &Analysed, path: &Path, io: &mut Io<'_>) -> Result<(), Failure> {
    let analysis = &analysed.analysis;
    let turned = analysis.turned(TURNED_MAX);
    writeln!(io.out, "\n{}", io.style.strong(io.say(words::TURNED)))?;
    if turned.is_empty() {
        writeln!(io.out, "  {}", io.say(words::NO_TURN))?;
    }
    for point in &turned {
        let happened = &analysis.events[point.event];
        let by = match happened.kind {
            EventKind::Choice => words::BY_CHOICE,
            EventKind::Luck | EventKind::Start => words::BY_LUCK,
        };
        let whose = if analysis.party {
            io.say(words::PARTY).to_owned()
        } else {
            analysis.seats[point.seat.index()].name.clone()
        };
        writeln!(
            io.out,
            "{:>6}  {} {} ±{} {}  {}",
            happened.at,
            whose,
            point.by.in_points(true),
            point.error.in_points(false),
            io.style.faint(&format!("({})", io.say(by))),
            event(analysed, point.event, io)?
        )?;
    }
    if let Some(first) = turned.first() {
        // A choice is looked at before it was made.
        let first = &analysis.events[first.event];
        let at = first.at - u32::from(first.kind == EventKind::Choice);
        let command = io.command(&format!("kanso show {} --at {at}", word(path)));
        match io.lang {
            Lang::En => writeln!(io.out, "  see the table there: {command}")?,
            Lang::Ja => writeln!(io.out, "  その局面を見る：{command}")?,
        }
    }
    Ok(())
}

fn missed(analysed: &Analysed, path: &Path, io: &mut Io<'_>) -> Result<(), Failure> {
    let analysis = &analysed.analysis;
    let missed = analysis.missed(MISSED_MAX);
    writeln!(io.out, "\n{}", io.style.strong(io.say(words::MISSED)))?;
    if missed.is_empty() {
        writeln!(io.out, "  {}", io.say(words::NO_MISS))?;
    }
    let mut hint = None;
    for at in missed {
        let happened = &analysis.events[at];
        let Some(choice) = &happened.choice else { continue };
        let Some(best) = choice.alternatives.first() else { continue };
        let sign = choice.mark.map_or("", Mark::sign);
        writeln!(
            io.out,
            "{:>6} {:<2} -{} ±{}  {}",
            happened.at,
            io.style.bad(sign),
            choice.cost.in_points(false),
            choice.error.in_points(false),
            event(analysed, at, io)?
        )?;
        let colon = tell::colon(io.lang);
        let (better, words) = (io.say(words::BETTER), best.words.in_lang(io.lang));
        let (with, instead) =
            (best.value.in_points(false), (best.value - choice.cost).in_points(false));
        match io.lang {
            Lang::En => {
                writeln!(io.out, "          {better}{colon}{words}, {with} instead of {instead}")?;
            }
            Lang::Ja => writeln!(io.out, "          {better}{colon}{words}（{instead}→{with}）")?,
        }
        hint = hint.or_else(|| Some((happened.at - 1, best.notation.clone())));
    }
    if let Some((before, action)) = hint {
        let command = format!("kanso branch {} --at {before} --do {}", word(path), shell(&action));
        let command = io.command(&command);
        match io.lang {
            Lang::En => writeln!(io.out, "  try it on a line of its own: {command}")?,
            Lang::Ja => writeln!(io.out, "  分岐で試す：{command}")?,
        }
    }
    Ok(())
}

/// A text as one word of a shell.
fn shell(text: &str) -> String {
    word(Path::new(text)).clone()
}
