//! The course of the game at a glance: round, turns, hate, what the enemy does next.

use super::{View, append, attack, enemy, ids, line, listed};
use crate::prelude::*;
use crate::rules::course::flow;
use crate::table::names;
use kanso_engine::scene::Icon as Sign;

pub(super) fn region(view: View<'_>, forecast: Option<&Forecast>, place: (u8, u8)) -> Region {
    let mut lines = vec![round(view), level(view)];
    lines.push(if view.state.tasks.is_empty() { result(view) } else { turn(view) });
    if !view.is_draft() {
        lines.push(hate(view));
        lines.extend(forecast.map(|forecast| enemy::next(view, forecast)));
        lines.extend(link(view));
    }
    let name = Label::new("Course", "進行");
    super::region(ids::COURSE, name, place, Tone::Plain, Body::Sheet(lines))
}

fn round(view: View<'_>) -> Line {
    let state = view.state;
    let value = if flow::is_set_up(state) {
        Label::new("set-up", "準備")
    } else {
        super::number(state.round)
    };
    line(ids::ROUND, Label::new("Round", "ターン"), value, Tone::Plain)
}

fn level(view: View<'_>) -> Line {
    let level = view.game.level(view.state);
    let label = Label::new("Heroes' level", "キャラLv");
    line(ids::LEVEL, label, level.into(), Tone::Plain).signed(Sign::LevelUp, level)
}

/// How the game has ended.
fn result(view: View<'_>) -> Line {
    let (value, tone) = if view.state.core_hp == 0 {
        (Label::new("won: the core is destroyed", "勝利：敵コアを破壊"), Tone::Good)
    } else {
        (Label::new("lost", "敗北"), Tone::Bad)
    };
    line(ids::RESULT, Label::new("Result", "結果"), value, tone)
}

/// Whose turn it is, and who still has to act. Source: BA-5.3.
fn turn(view: View<'_>) -> Line {
    let View { game, state, .. } = view;
    let label = Label::new("Turn", "手番");
    if flow::is_set_up(state) {
        let asked = game.asked(state).map_or(Seats::NONE, |(_, seats)| seats);
        let names = listed(asked.iter().map(|seat| enemy::player(view, seat)));
        return line(ids::TURN, label, names, Tone::Active);
    }
    let mut value = match &state.turn {
        Some(turn) => game.hero_label(state, turn.seat),
        None if state.enemy.is_some() => names::ENEMY.into(),
        None => Label::default(),
    };
    let acting = state.turn.as_ref().map(|turn| turn.seat);
    let to_act =
        |seat: &Seat| state.stands(*seat) && !view.seat(*seat).acted && acting != Some(*seat);
    let left = game.by_speed(state, state.every_seat().filter(to_act));
    let left = listed(left.into_iter().map(|(seat, _)| game.hero_label(state, seat)));
    if !left.is_empty() {
        super::append_next(
            &mut value,
            ("; ", "。"),
            &Label::new(format!("still to act: {}", left.en), format!("未行動：{}", left.ja)),
        );
    } else if value.is_empty() {
        value = Label::new("all have acted", "全員行動済み");
    }
    line(ids::TURN, label, value, Tone::Active)
}

fn hate(view: View<'_>) -> Line {
    let View { game, state, .. } = view;
    let label = Label::new("Hate-top", "ヘイトトップ");
    let Some(hate) = state.hate else {
        let nobody = Label::new("nobody", "なし");
        return line(ids::HATE, label, nobody.clone(), Tone::Faint).signed(Sign::Hate, nobody);
    };
    let (owner, range) = (game.hero_label(state, hate.owner), game.hate_range_label(hate.range));
    let mut value = Label::new(
        format!("{}, damage {}", owner.en, range.en),
        format!("{}（ダメージ{}）", owner.ja, range.ja),
    );
    let mut figure = range;
    if !state.hate_fresh {
        append(&mut value, &["; the first hit takes it"], &["。次にヒットしたキャラに移る"]);
        // Whatever it deals: BA-10.3, BA-10.5.
        figure = Label::same(format!("{}→0+", figure.en));
    }
    line(ids::HATE, label, value, super::of_seat(hate.owner)).signed(Sign::Hate, figure)
}

/// What the next hero's first attack can be linked with. Source: BA-9.11.
fn link(view: View<'_>) -> Option<Line> {
    let last = view.state.last_attack?;
    let owner = view.game.hero_label(view.state, last.seat);
    let squares = attack::struck(view, last.slots, last.parts);
    let value = Label::new(
        format!("{} attacked {}", owner.en, squares.en),
        format!("{}が{}を攻撃", owner.ja, squares.ja),
    );
    Some(line(ids::LINK, Label::new("Link", "連携"), value, Tone::Plain))
}
