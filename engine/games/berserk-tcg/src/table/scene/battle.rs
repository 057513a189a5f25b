//! The battle: its steps as a bar, its fighters as a ladder of Ranges, assignments as arrows.

use super::{View, append, city_number, ids, joined, line, of_seat, region};
use crate::prelude::*;
use crate::state::{Exchange, other};
use kanso_engine::scene::{Arrow, Icon, Step};

/// With more assignments of damage than these it is told in which order they were made.
const IN_ORDER_FROM: usize = 2;

/// Puts the battle, if there is one and the game goes on.
pub(super) fn put(view: View<'_>, regions: &mut Vec<Region>, arrows: &mut Vec<Arrow>) {
    let Some(battle) = &view.state.battle else { return };
    if view.state.ending.is_some() {
        return;
    }
    let number = city_number(battle.city);
    let name = Label::new(format!("Battle at {}", number.en), format!("都市{}の戦闘", number.ja));
    let steps = Body::Track(steps(view.state.step));
    regions.push(region("battle/steps".to_owned(), name, (2, 0), Tone::Active, steps));
    let sheet = Body::Sheet(sheet(view, battle));
    regions.push(region(ids::BATTLE.to_owned(), Label::default(), (2, 0), Tone::Plain, sheet));
    let assignments = assignments(view.state);
    for (place, assignment) in assignments.iter().enumerate() {
        let Assignment { source, target, amount } = *assignment;
        let meaning = if assignments.len() > IN_ORDER_FROM {
            let order = place + 1;
            Label::new(format!("{order}: {amount} damage"), format!("{order}：ダメージ{amount}点"))
        } else {
            Label::new(format!("{amount} damage"), format!("ダメージ{amount}点"))
        };
        let (from, to) = (ids::card(source), ids::card(target));
        arrows.push(Arrow { from, to, meaning, tone: Tone::Bad });
    }
}

fn steps(now: Option<BattleStep>) -> Vec<Step> {
    let bar = BattleStep::ALL.into_iter().zip(ids::STEPS);
    bar.map(|(step, id)| {
        let tone = match now {
            Some(now) if step == now => Tone::Active,
            Some(now) if step < now => Tone::Good,
            Some(_) | None => Tone::Faint,
        };
        Step::new(id, short(step), tone, None)
    })
    .collect()
}

fn sheet(view: View<'_>, battle: &Battle) -> Vec<Line> {
    let View { state, .. } = view;
    let mut lines = Vec::new();
    if let Some(attacker) = state.turn_player() {
        let attack = Label::new("Attacker", "攻撃側");
        lines.push(side(view, battle, "battle/attacker", attack, attacker));
        let defend = Label::new("Defender", "防御側");
        lines.push(side(view, battle, "battle/defender", defend, other(attacker)));
        lines.extend(result(view, battle, attacker));
    }
    let mut fighters: Vec<(i16, &Instance)> = battle
        .fighters
        .iter()
        .flatten()
        .filter_map(|id| state.find(*id))
        .filter(|card| card.is_in_play())
        .map(|card| (range(view, battle, card), card))
        .collect();
    fighters.sort_by_key(|(range, card)| (-range, card.controller, card.id));
    let now = striking(state);
    for rung in fighters.chunk_by(|one, next| one.0 == next.0) {
        let range = rung[0].0;
        let words: Vec<Label> = rung.iter().map(|(_, card)| fighter(view, card)).collect();
        let tone = if now == Some(range) {
            Tone::Active
        } else if rung.iter().all(|(_, card)| battle.struck.contains(&card.id)) {
            Tone::Good
        } else {
            Tone::Plain
        };
        let label = Label::new(format!("Range {range}"), format!("Range{range}"));
        lines.push(line(ids::rung(range), label, joined(&words, ", ", "、"), tone));
    }
    if let Some((exchange, rest)) =
        state.exchanging().and_then(|exchange| Some((exchange, exchange.rest?)))
        && let Some(striker) = exchange.queue.first()
    {
        let name = view.card_words(state.card_ref(*striker));
        let value =
            Label::new(format!("{}, {rest} left", name.en), format!("{}、残り{rest}点", name.ja));
        let label = Label::new("Assigns", "割り振り");
        let assigns = line("battle/assigns", label, value, Tone::Active);
        lines.push(assigns.signed(Icon::Damage, rest));
    }
    lines
}

/// A side of a battle; once all fighters are named, that it has none.
fn side(view: View<'_>, battle: &Battle, id: &str, label: Label, seat: Seat) -> Line {
    let mut name = Label::same(view.name(seat).to_owned());
    let are_named = view.state.step.is_some_and(|step| step > BattleStep::Fighters);
    if are_named && battle.fighters[seat.index()].is_empty() {
        append(&mut name, &[": no fighter"], &["：戦闘参加なし"]);
    }
    line(id, label, name, of_seat(seat))
}

/// What a battle has come to at its end: whether the attacker takes the city. Source: BK-5.45, BK-6.22.
fn result(view: View<'_>, battle: &Battle, attacker: Seat) -> Option<Line> {
    let View { state, .. } = view;
    if state.step != Some(BattleStep::BattleEnd) {
        return None;
    }
    let resolving = state.resolving().map(|resolve| &resolve.item);
    let mut items = state.stack.iter().chain(resolving);
    let pends = items.any(|item| matches!(item.what, Pending::Occupy { .. }));
    let name = view.name(attacker);
    let (value, tone) = if pends {
        let value = Label::new(format!("{name} takes the city next"), format!("次に{name}が占領"));
        (value, Tone::Warning)
    } else if state.city(battle.city).occupant == Some(attacker) {
        let value = Label::new(format!("{name} has taken the city"), format!("{name}が占領"));
        (value, of_seat(attacker))
    } else {
        (Label::new("the city is not taken", "占領なし"), Tone::Plain)
    };
    Some(line("battle/result", Label::new("Result", "結果"), value, tone))
}

/// A fighter on the ladder, with the name of its side.
fn fighter(view: View<'_>, card: &Instance) -> Label {
    let words = view.card_words(card.as_ref());
    let side = view.name(card.controller);
    Label::new(format!("{} ({side})", words.en), format!("{}（{side}）", words.ja))
}

/// The Range at which a fighter strikes: as noted when the exchange began, where that is kept
/// (BK-R34), else its Range now.
fn range(view: View<'_>, battle: &Battle, card: &Instance) -> i16 {
    let noted = battle.noted_ranges.iter().find(|(id, _)| *id == card.id);
    noted.map_or_else(|| view.game.range_now(view.state, card), |(_, range)| *range)
}

/// The exchange that is going on, or that waits for the second side (BK-R29).
fn running(state: &State) -> Option<&Exchange> {
    let waiting = || state.battle.as_ref()?.half_assigned.as_ref();
    state.exchanging().or_else(waiting)
}

/// The combat damage that pends or is being dealt.
fn pending_damage(state: &State) -> Option<(i16, &[Assignment])> {
    let resolving = state.resolving().map(|resolve| &resolve.item);
    state.stack.iter().chain(resolving).find_map(|item| match &item.what {
        Pending::Damage { range, assignments } => Some((*range, &assignments[..])),
        _ => None,
    })
}

/// The Range whose damage is being assigned or dealt.
fn striking(state: &State) -> Option<i16> {
    let assigning = running(state).map(|exchange| exchange.range);
    assigning.or_else(|| pending_damage(state).map(|(range, _)| range))
}

/// The assignments of that Range, in the order made.
fn assignments(state: &State) -> &[Assignment] {
    let assigning = running(state).map(|exchange| &exchange.assignments[..]);
    assigning.or_else(|| pending_damage(state).map(|(_, made)| made)).unwrap_or_default()
}

/// A step on the bar of a battle.
const fn short(step: BattleStep) -> Text {
    match step {
        BattleStep::Vanguard => Text::new("vanguard", "先陣"),
        BattleStep::BattleOpen => Text::new("battle open", "戦闘オープン"),
        BattleStep::Fighters => Text::new("fighters", "戦闘キャラクター"),
        BattleStep::Exchange => Text::new("exchange", "ダメージ応酬"),
        BattleStep::BattleEnd => Text::new("battle end", "戦闘終了"),
    }
}
