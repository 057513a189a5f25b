//! The rankings as they would be now: who has contributed how much, and what each place pays.
//!
//! Source: MR-6.2 to MR-6.5, MR-6.14, MR-6.16.

use super::{View, append, append_next, course, ids, line, names, sign};
use crate::prelude::*;
use crate::readings::LaterRankedReward;
use crate::state::derived::Ranked;
use kanso_engine::Halves;
use kanso_engine::scene::Icon;

/// The rankings, each a region: a line for each seat that has contributed, then what the places pay
/// that nobody holds yet.
pub(super) fn put(view: View<'_>, place: (u8, u8), regions: &mut Vec<Region>) {
    for part in Part::ALL {
        regions.push(ranking(view, Target::Part(part), place, of_part(view, part)));
    }
    regions.push(ranking(view, Target::Core, place, of_core(view)));
}

fn ranking(view: View<'_>, target: Target, place: (u8, u8), lines: Vec<Line>) -> Region {
    let Text { en, ja } = names::target(target);
    let name = label!("{en}: contributions" / "{ja}の貢献度");
    let tone = if course::target(view) == Some(target) { Tone::Active } else { Tone::Plain };
    super::region(ids::contribution(target), name, place, tone, Body::Sheet(lines))
}

fn of_part(view: View<'_>, part: Part) -> Vec<Line> {
    let target = Target::Part(part);
    let slot = view.state.slot(part);
    let Some(card) = slot.card else {
        let value = match slot.breaks {
            0 => label!("not laid out yet" / "まだ置かれていない"),
            1 => label!("broken once, to be laid out again" / "1回破壊、再配置中"),
            _ => label!("broken twice, closed" / "2回破壊済み"),
        };
        let label = label!("Card" / "カード");
        return vec![line(ids::in_ranking(target, "card"), label, value, Tone::Faint)];
    };
    let hp = view.game.break_count();
    let left = hp.saturating_sub(view.taken_cells(part));
    let left = label!("{left}/{hp}" / "{left}/{hp}");
    let (id, label) = (ids::in_ranking(target, "hp"), label!("HP" / "HP"));
    let mut lines = vec![line(id, label, left.clone(), Tone::Plain).signed(Icon::Hp, left)];
    let card = &view.game.cards().part(card).face.name;
    let ranking = view.game.ranking(view.state, target);
    let coins = paid(view, ranking.len());
    let places = ranking.len().max(coins.len());
    for place in 0..places.min(ORDINALS.len()) {
        let mut gets = if place == 0 { card.clone() } else { Label::default() };
        let units = coins.get(place).copied().unwrap_or(0);
        if units > 0 {
            append_next(&mut gets, (" + ", "＋"), &reward(units));
        }
        if gets.is_empty() {
            gets = label!("nothing" / "なし");
        }
        lines.push(ranking.get(place).map_or_else(
            || unheld(part, place, units, gets.clone()),
            |ranked| of_seat(view, target, ranked, Some(&gets)),
        ));
    }
    lines
}

/// A place that nobody holds yet, told for what it would pay.
fn unheld(part: Part, place: usize, units: u32, gets: Label) -> Line {
    let id = ids::in_ranking(Target::Part(part), place + 1);
    let line = line(id, ORDINALS[place].into(), gets, Tone::Faint);
    match place {
        0 => line.signed(sign::of_part(part), Label::default()),
        _ => line.signed(Icon::Gold, units),
    }
}

const ORDINALS: [Text; 4] = [
    Text::new("1st", "1位"),
    Text::new("2nd", "2位"),
    Text::new("3rd", "3位"),
    Text::new("4th", "4位"),
];

/// What each place pays; under MR-R31 `to-first` the first one gets what a missing second would.
fn paid(view: View<'_>, ranked: usize) -> Vec<u32> {
    let mut coins = view.game.rewards().to_vec();
    let reading = view.game.readings().later_ranked_reward;
    if ranked == 1 && reading == LaterRankedReward::ToFirst {
        coins[0] += std::mem::take(&mut coins[1]);
    }
    coins
}

fn reward(units: u32) -> Label {
    let coin = Coin::ALL.into_iter().find(|coin| coin.worth() == units);
    coin.map_or_else(|| names::coins(units), |coin| coin.name().into())
}

/// Who has contributed how much, of it what cards add, and what that gets.
fn of_seat(view: View<'_>, target: Target, ranked: &Ranked, gets: Option<&Label>) -> Line {
    let total = Label::same(Tenths(ranked.tenths).to_string());
    let mut value = total.clone();
    if ranked.bonus > 0 {
        let bonus = Tenths(ranked.bonus);
        append(&mut value, &label!(" ({bonus} by cards)" / "（カード{bonus}）"));
    }
    if let Some(Label { en, ja }) = gets {
        append(&mut value, &label!(" → {en}" / "→{ja}"));
    }
    let (id, seat) = (ids::contributed(target, ranked.seat), ranked.seat);
    let label = Label::same(view.name(seat).to_owned());
    line(id, label, value, super::of_seat(seat)).signed(Icon::Influence, total)
}

fn of_core(view: View<'_>) -> Vec<Line> {
    let ranking = view.game.ranking(view.state, Target::Core);
    let ranked = ranking.iter().map(|ranked| of_seat(view, Target::Core, ranked, None));
    let mut lines: Vec<Line> = ranked.collect();
    let id = ids::in_ranking(Target::Core, "bonus");
    lines.push(if view.state.core_taken() {
        let value = label!("taken" / "獲得済み");
        line(id, label!("Core bonus" / "コアボーナス"), value, Tone::Faint)
    } else {
        let bonus = Halves(view.game.cards().board.core_bonus_halves.into());
        let value = label!("{bonus} points and the last round" / "{bonus}点、最終ラウンドになる");
        let line = line(id, ORDINALS[0].into(), value, Tone::Treasure);
        line.signed(Icon::Points, Label::same(bonus.to_string()))
    });
    lines
}
