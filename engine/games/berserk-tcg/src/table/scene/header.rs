//! The sheet above the table: whose turn, which phase, how the cities stand, who is asked.

use super::field::{CAPITAL, CITIES_WANTED, holds_capital};
use super::{View, append, city_number, ids, joined, line, of_seat};
use crate::prelude::*;
use crate::table::words;
use kanso_engine::scene::Icon;

pub(super) fn region(view: View<'_>) -> Region {
    let name = Label::new("Course", "進行");
    let body = Body::Sheet(lines(view));
    super::region(ids::HEADER.to_owned(), name, (0, 0), Tone::Plain, body)
}

fn lines(view: View<'_>) -> Vec<Line> {
    let View { state, .. } = view;
    let mut lines = Vec::with_capacity(8);
    lines.push(turn(view));
    lines.push(line(
        ids::PHASE,
        Label::new("Phase", "フェイズ"),
        words::phase_label(view.game, state),
        Tone::Plain,
    ));
    lines.push(city_level(view));
    lines.push(occupied(view));
    if !state.battles_declared.is_empty() {
        let cities: Vec<Label> = state.battles_declared.iter().map(|at| city_number(*at)).collect();
        let label = Label::new("Battles declared", "戦闘宣言済み");
        let mut value = joined(&cities, ", ", "、");
        value.en.to_mut().insert_str(0, "at city ");
        value.ja.to_mut().insert_str(0, "都市");
        let declared = line(ids::DECLARED, label, value, Tone::Plain);
        let figure = match &cities[..] {
            [only] => Label::new(format!("at {}", only.en), format!("都市{}", only.ja)),
            _ => joined(&cities, "·", "·"),
        };
        lines.push(declared.signed(Icon::Battle, figure));
    }
    if let Some(window) = state.open_window {
        let label = Label::new("Window", "割り込みの機会");
        lines.push(line(ids::WINDOW, label, window.name().into(), Tone::Plain));
    }
    if let Some(priority) = state.priority {
        let mut value = Label::same(view.name(priority.holder).to_owned());
        if priority.passes > 0 {
            append(&mut value, &[", the other seat has passed"], &["（相手はパス）"]);
        }
        let label = Label::new("Priority", "優先権");
        lines.push(line(ids::PRIORITY, label, value, of_seat(priority.holder)));
    }
    lines.extend(asked(view));
    lines
}

fn turn(view: View<'_>) -> Line {
    let View { state, .. } = view;
    let label = Label::new("Turn", "ターン");
    let Some(seat) = state.turn_player() else {
        return line(ids::TURN, label, Label::new("nobody is first yet", "先攻未定"), Tone::Plain);
    };
    let name = view.name(seat);
    let value = match state.turn_no {
        0 => Label::new(format!("{name} will be first"), format!("先攻{name}")),
        turn => Label::same(format!("{turn} {name}")),
    };
    line(ids::TURN, label, value, of_seat(seat))
}

fn city_level(view: View<'_>) -> Line {
    const FIGURES: [&str; 6] = ["Lv0", "Lv1", "Lv2", "Lv3", "Lv4", "Lv5"];
    let level = view.state.city_level();
    let figure = FIGURES[usize::from(level)];
    line(ids::LEVEL, Label::new("City level", "都市Lv."), level.into(), Tone::Special)
        .signed(Icon::City, Label::new(figure, figure))
}

/// How many cities each seat holds, the capital marked.
fn occupied(view: View<'_>) -> Line {
    let count = |seat: Seat| {
        let mark = if holds_capital(view, seat) { CAPITAL } else { "" };
        format!("{}{mark}", view.state.occupied_by(seat))
    };
    let (south, north) = (Seat::at(0), Seat::at(1));
    let held = [south, north].map(count);
    let value = format!("{} {} : {} {}", view.name(south), held[0], held[1], view.name(north));
    // BK-8.1: one more city may win.
    let goes_on = view.state.ending.is_none();
    let near = goes_on
        && [south, north].into_iter().any(|seat| view.state.occupied_by(seat) + 1 >= CITIES_WANTED);
    let tone = if near { Tone::Warning } else { Tone::Plain };
    line(ids::OCCUPIED, Label::new("Cities held", "占領都市"), Label::same(value), tone)
}

/// What is asked of whom, what chance decides, or how the game ended.
fn asked(view: View<'_>) -> Option<Line> {
    let View { state, .. } = view;
    if let Some(ending) = state.ending {
        let why = ending.reason.name();
        let value = match ending.winner {
            Some(seat) => {
                let name = view.name(seat);
                Label::new(format!("{name} wins: {}", why.en), format!("{name}の勝利：{}", why.ja))
            }
            None => Label::new(format!("drawn: {}", why.en), format!("引き分け：{}", why.ja)),
        };
        let tone = ending.winner.map_or(Tone::Treasure, of_seat);
        return Some(line(ids::ASKED, Label::new("Result", "結果"), value, tone));
    }
    if let Some(ask) = state.asked() {
        let (name, what) = (view.name(ask.seat), ask.question.name());
        let value = Label::new(format!("{name}: {}", what.en), format!("{name}：{}", what.ja));
        return Some(line(ids::ASKED, Label::new("Asked", "決めること"), value, Tone::Active));
    }
    let drawn = state.chance()?;
    let label = Label::new("Chance", "偶然");
    Some(line(ids::ASKED, label, chance(view, drawn), Tone::Active))
}

fn chance(view: View<'_>, drawn: Drawn) -> Label {
    let of = |seat: Seat, en: &str, ja: &str| {
        let name = view.name(seat);
        Label::new(format!("{name} {en}"), format!("{name}：{ja}"))
    };
    match drawn {
        Drawn::FirstPlayer => Label::new("who is first", "先攻"),
        Drawn::LocalCities => Label::new("the local cities", "地方都市"),
        Drawn::InitialDraw { seat, .. } => of(seat, "draws a first hand", "最初の手札"),
        Drawn::Draw { seat, .. } => of(seat, "draws", "ドロー"),
        Drawn::Look { seat, .. } => of(seat, "looks at cards", "デッキを見る"),
        Drawn::Mill { seat, .. } => of(seat, "trashes from the deck", "デッキからトラッシュ"),
        Drawn::CityReveal { city } => {
            Label::new(format!("what city {city} is"), format!("都市{city}の正体"))
        }
    }
}
