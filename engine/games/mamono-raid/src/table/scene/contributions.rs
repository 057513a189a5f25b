//! The rankings as they would be now: who has contributed how much, and what each place pays.
//!
//! Source: MR-6.2 to MR-6.5, MR-6.14, MR-6.16.

use super::{View, append, append_next, course, ids, line, names};
use crate::prelude::*;
use crate::readings::LaterRankedReward;
use crate::state::derived::Ranked;
use kanso_engine::Halves;

pub(super) fn region(view: View<'_>, place: (u8, u8)) -> Region {
    let name = label!("Contributions so far" / "現在の貢献度");
    let parts = Part::ALL.into_iter().map(|part| part_line(view, part));
    let lines = parts.chain([core_line(view)]).collect();
    super::region(ids::CONTRIBUTIONS, name, place, Tone::Plain, Body::Sheet(lines))
}

fn part_line(view: View<'_>, part: Part) -> Line {
    let target = Target::Part(part);
    let title: Label = names::target(target).into();
    let slot = view.state.slot(part);
    let Some(card) = slot.card else {
        let value = match slot.breaks {
            0 => label!("not laid out yet" / "まだ置かれていない"),
            1 => label!("broken once, to be laid out again" / "1回破壊、再配置中"),
            _ => label!("broken twice, closed" / "2回破壊済み"),
        };
        return line(ids::contribution(target), title, value, Tone::Faint);
    };
    let (done, hp) = (view.taken_cells(part), view.game.break_count());
    let mut label = title;
    append(&mut label, &label!(" {done}/{hp}" / " {done}/{hp}"));
    let card = &view.game.cards().part(card).face.name;
    let ranking = view.game.ranking(view.state, target);
    let coins = paid(view, ranking.len());
    let mut value = Label::default();
    let places = ranking.len().max(coins.len());
    for (place, ordinal) in ORDINALS.into_iter().enumerate().take(places) {
        let mut gets = if place == 0 { card.clone() } else { Label::default() };
        if let Some(units) = coins.get(place).filter(|units| **units > 0) {
            append_next(&mut gets, (" + ", "＋"), &reward(*units));
        }
        let who = ranking.get(place).map(|ranked| seat_words(view, ranked));
        // A place that nobody holds yet is told for what it would pay.
        let mut words = who.unwrap_or_else(|| ordinal.into());
        let Label { en, ja } = if gets.is_empty() { label!("nothing" / "なし") } else { gets };
        append(&mut words, &label!(" → {en}" / "→{ja}"));
        append_next(&mut value, ("; ", "、 "), &words);
    }
    let tone = if course::target(view) == Some(target) { Tone::Active } else { Tone::Plain };
    line(ids::contribution(target), label, value, tone)
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

/// `Ann: 3.9`: who, and how much; of it what cards add.
fn seat_words(view: View<'_>, ranked: &Ranked) -> Label {
    let (name, total) = (view.name(ranked.seat), Tenths(ranked.tenths));
    if ranked.bonus == 0 {
        return label!("{name}: {total}" / "{name}：{total}");
    }
    let bonus = Tenths(ranked.bonus);
    label!("{name}: {total} ({bonus} by cards)" / "{name}：{total}（カード{bonus}）")
}

fn core_line(view: View<'_>) -> Line {
    let ranking = view.game.ranking(view.state, Target::Core);
    let mut value = Label::default();
    for ranked in &ranking {
        append_next(&mut value, ("; ", "、 "), &seat_words(view, ranked));
    }
    let bonus = Halves(view.game.cards().board.core_bonus_halves.into());
    let tone = if course::target(view) == Some(Target::Core) {
        Tone::Active
    } else if ranking.is_empty() {
        Tone::Faint
    } else {
        Tone::Plain
    };
    let pays = if view.state.core_taken() {
        label!("the core bonus is taken" / "コアボーナスは獲得済み")
    } else {
        label!("1st → {bonus} points and the last round" / "1位→{bonus}点、最終ラウンドになる")
    };
    append_next(&mut value, ("; ", "、 "), &pays);
    line(ids::contribution(Target::Core), names::target(Target::Core).into(), value, tone)
}
