//! The parts and the core: the card that lies there with its figures, the ranking as it would be now
//! (who has contributed how much), and what each place pays.
//!
//! A line is named by its rank and not by its seat: so the lines always stand in the order of the
//! ranks. What a closed part has in their place has their names, so that no room is kept for both.
//!
//! Source: MR-6.2 to MR-6.5, MR-6.14, MR-6.16, MR-6.17.

use super::{View, append, append_next, badge, ids, line, names, sign, token};
use crate::prelude::*;
use crate::readings::LaterRankedReward;
use crate::state::derived::Ranked;
use kanso_engine::Halves;
use kanso_engine::scene::{Badge, Icon};

/// The rankings, each a region: a line for each place with the seat that holds it, if one does, and
/// with what it pays.
pub(super) fn put(view: View<'_>, place: (u8, u8), regions: &mut Vec<Region>) {
    for part in Part::ALL {
        regions.push(ranking(view, Target::Part(part), place, of_part(view, part)));
    }
    regions.push(ranking(view, Target::Core, place, of_core(view)));
}

fn ranking(view: View<'_>, target: Target, place: (u8, u8), lines: Vec<Line>) -> Region {
    let (name, tone) = (name(view, target), view.tint(target, false));
    super::region(ids::contribution(target), name, place, tone, Body::Sheet(lines))
}

/// The part with the card that lies there: `Head: Eagle's Head`.
fn name(view: View<'_>, target: Target) -> Label {
    let of = names::target(target);
    let card = match target {
        Target::Part(part) => view.state.slot(part).card,
        Target::Core => None,
    };
    let Some(card) = card else { return of.into() };
    let Text { en, ja } = of;
    let Label { en: card_en, ja: card_ja } = &view.game.cards().part(card).face.name;
    label!("{en}: {card_en}" / "{ja}：{card_ja}")
}

fn of_part(view: View<'_>, part: Part) -> Vec<Line> {
    let target = Target::Part(part);
    let slot = view.state.slot(part);
    let Some(card) = slot.card else {
        let value = match slot.breaks {
            0 => label!("not laid out yet" / "まだ置かれていない"),
            1 => label!("broken once, to be laid out again" / "1回破壊、再配置中"),
            _ => return closed(view, part),
        };
        return vec![no_card(target, value)];
    };
    let hp = view.game.break_count();
    let left = hp.saturating_sub(view.taken_cells(part));
    let left = label!("{left}/{hp}" / "{left}/{hp}");
    let (id, label) = (ids::in_ranking(target, "hp"), label!("HP" / "HP"));
    // The part's own sign: a heart is a life chip.
    let sign = sign::of_part(part);
    let mut lines = vec![line(id, label, left.clone(), Tone::Plain).signed(sign, left)];
    let shown = token::part(view, card, None).badges;
    let shown = shown.into_iter().filter(|badge| badge.sign.is_some());
    lines.extend(shown.enumerate().map(|(nth, badge)| shown_on_card(target, nth, badge)));
    let card = &view.game.cards().part(card).face.short;
    let ranking = view.game.ranking(view.state, target);
    let coins = paid(view, ranking.len());
    let places = ranking.len().max(coins.len());
    for place in 0..places.min(names::ORDINALS.len()) {
        let mut gets = if place == 0 { card.clone() } else { Label::default() };
        let units = coins.get(place).copied().unwrap_or(0);
        if units > 0 {
            append_next(&mut gets, (" + ", "＋"), &reward(units));
        }
        if gets.is_empty() {
            gets = label!("nothing" / "なし");
        }
        lines.push(match ranking.get(place) {
            Some(_) => held(view, target, place, &ranking, &gets),
            None => unheld(target, place, &gets),
        });
    }
    lines.extend(before(view, part, slot.breaks));
    lines
}

/// What a card counts or does, as its badge has it.
fn shown_on_card(target: Target, nth: usize, badge: Badge) -> Line {
    let Badge { text, sign, meaning, tone } = badge;
    let id = ids::in_ranking(target, format_args!("card{}", nth + 1));
    Line { sign, ..line(id, meaning, text, tone) }
}

/// Which of the two cards of a part lies there: where somebody has the first one, that is told instead,
/// in words, so that it does not look like what the card that lies there pays.
pub(super) fn before(view: View<'_>, part: Part, breaks: u8) -> Vec<Line> {
    let target = Target::Part(part);
    let id = |nth: usize| ids::in_ranking(target, format_args!("before{}", nth + 1));
    let won = won(view, part, id);
    if won.is_empty() {
        return vec![Line { id: id(0), ..shown_on_card(target, 0, badge::nth_card(breaks)) }];
    }
    let words = |line: Line| {
        let (name, Label { en, ja }) = (&line.label.en, &line.value);
        let value = label!("{name} {en}" / "{name}：{ja}");
        Line { label: label!("1st card" / "1枚目"), value, ..line }
    };
    won.into_iter().map(words).collect()
}

fn no_card(target: Target, value: Label) -> Line {
    line(ids::rank(target, 0), label!("Card" / "カード"), value, Tone::Faint)
}

/// After the second break: the cards of the part, each with the seat that has it. Source: MR-6.17.
fn closed(view: View<'_>, part: Part) -> Vec<Line> {
    let target = Target::Part(part);
    let mut lines = won(view, part, |nth| ids::rank(target, nth));
    if lines.is_empty() {
        lines.push(no_card(
            target,
            label!("broken twice, nobody has one" / "2回破壊済み、所持者なし"),
        ));
    }
    lines
}

/// Cards of a part that seats have, each with the seat that has it now: that may have come by it in
/// exchange, and which was won first nobody has to remember.
fn won(view: View<'_>, part: Part, id: impl Fn(usize) -> String) -> Vec<Line> {
    let of = |seat: Seat| view.seat(seat).part_cards.iter().map(move |kind| (seat, *kind));
    let all = view.state.every_seat().flat_map(of);
    let all = all.map(|(seat, kind)| (seat, view.game.cards().part(kind)));
    let lines = all.filter(|(_, card)| card.part == part).enumerate().map(|(nth, (seat, card))| {
        let (name, Label { en, ja }) = (view.name(seat), &card.face.name);
        let value = label!("has {en}" / "{ja}を所持");
        line(id(nth), Label::same(name.to_owned()), value, super::of_seat(seat))
    });
    lines.collect()
}

/// A place that nobody holds yet, told for what it would pay.
fn unheld(target: Target, place: usize, gets: &Label) -> Line {
    let Label { en, ja } = gets;
    let value = label!("→ {en}" / "→{ja}");
    line(ids::rank(target, place), names::ORDINALS[place].into(), value, Tone::Faint)
}

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

/// A place with who holds it: the contribution with what cards add to it, why it comes before one that is
/// as great, and what that gets.
fn held(view: View<'_>, target: Target, place: usize, all: &[Ranked], gets: &Label) -> Line {
    let Ranked { seat, tenths, bonus, .. } = all[place];
    let mut value = Label::same(Tenths(tenths).to_string());
    if bonus > 0 {
        let [own, bonus, sum] = [tenths - bonus, bonus, tenths].map(Tenths);
        value = label!("{own} + {bonus} = {sum}" / "{own}＋{bonus}＝{sum}");
    }
    if all.get(place + 1).is_some_and(|next| next.tenths == tenths) {
        // MR-6.4: a line is counted from its base, the ring clockwise from above the heart.
        append(&mut value, &label!(" (first from 0)" / "（0から数えて先）"));
    }
    if !gets.is_empty() {
        let Label { en, ja } = gets;
        append(&mut value, &label!(" → {en}" / "→{ja}"));
    }
    let (Text { en, ja }, name) = (names::ORDINALS[place], view.name(seat));
    let label = label!("{en} {name}" / "{ja} {name}");
    line(ids::rank(target, place), label, value, super::of_seat(seat))
}

fn of_core(view: View<'_>) -> Vec<Line> {
    let (target, is_taken) = (Target::Core, view.state.core_taken());
    let core = &view.state.core;
    let (cells, all) = (core.iter().filter(|space| space.cell.is_taken()).count(), core.len());
    let taken = label!("{cells}/{all}" / "{cells}/{all}");
    let label = label!("Cells taken" / "マーカーのあるマス");
    let taken = line(ids::in_ranking(target, "cells"), label, taken.clone(), Tone::Plain)
        .signed(Icon::Hate, taken);
    let mut lines = vec![taken];
    let bonus = Halves(view.game.cards().board.core_bonus_halves.into());
    let pays = label!("{bonus} points" / "{bonus}点");
    let ranking = view.game.ranking(view.state, target);
    for place in 0..ranking.len().min(names::ORDINALS.len()) {
        let gets = if place == 0 && !is_taken { pays.clone() } else { Label::default() };
        lines.push(held(view, target, place, &ranking, &gets));
    }
    if ranking.is_empty() && !is_taken {
        lines.push(unheld(target, 0, &pays));
    }
    if let Holder::Seat(seat) = view.state.core_bonus {
        let (id, name) = (ids::in_ranking(target, "bonus"), view.name(seat));
        let label = Label::same(name.to_owned());
        let value = label!("core bonus, {bonus} points" / "コアボーナス{bonus}点");
        lines.push(line(id, label, value, super::of_seat(seat)));
    }
    lines
}
