//! The attack that goes on: of a hero, with dice and total; of the enemy, with the evasion of each
//! victim. Arrows lead from who attacks to what is attacked. A hero's attack stays told in its
//! turn until the next one.
//!
//! Source: BA-9.6, BA-9.15, BA-11.11, BA-11.12.

use super::{View, append, enemy, ids, line, listed, region};
use crate::prelude::*;
use crate::rules::course::cards_of;
use crate::state::{Attack, AttackRoll, DestructionStep};
use crate::table::names;
use crate::vocabulary::LEVEL_MAX;
use kanso_engine::scene::{Arrow, Icon as Sign};

pub(super) fn put(
    view: View<'_>,
    place: (u8, u8),
    regions: &mut Vec<Region>,
    arrows: &mut Vec<Arrow>,
) {
    let (name, tone, lines) = match (&view.state.attack, &view.state.enemy) {
        (Some(attack), _) => {
            let name = Label::new("Attack", "攻撃");
            point(view, attack, arrows);
            (name, super::of_seat(attack.seat), of_hero(view, attack))
        }
        (None, Some(action))
            if !action.victims.is_empty() || !view.state.enemy_shown.is_empty() =>
        {
            let name = Label::new("Enemy's attack", "敵の攻撃");
            aim(view, action, arrows);
            (name, Tone::Enemy, of_enemy(view, action))
        }
        (None, _) => {
            let Some(lines) = after(view) else { return };
            (Label::new("Last attack", "前の攻撃"), Tone::Plain, lines)
        }
    };
    regions.push(region(ids::ATTACK, name, place, tone, Body::Sheet(lines)));
}

/// What a hero attacks with, at what, and what the dice show.
fn of_hero(view: View<'_>, attack: &Attack) -> Vec<Line> {
    let View { game, .. } = view;
    let mut with = by(view, attack.seat, Some(attack.source));
    let hits = game.attack_of(attack.source).map_or(1, |row| row.hits);
    if hits > 1 {
        let strike = (attack.strike + 1).min(hits);
        append(
            &mut with,
            &[&format!(", strike {strike} of {hits}")],
            &[&format!("、{hits}回中{strike}回目")],
        );
    }
    if attack.linked {
        append(&mut with, &[", linked"], &["、連携"]);
    }
    let at = struck(view, attack.targets, attack.intact);
    let mut lines = vec![
        line(ids::ATTACK_WITH, Label::new("With", "攻撃"), with, super::of_seat(attack.seat)),
        line(ids::ATTACK_AT, Label::new("At", "攻撃対象"), at, Tone::Enemy),
    ];
    let sum = |roll: &AttackRoll| {
        let [first, second] = roll.dice;
        let Some(total) = total_then(view, attack, roll.dice) else {
            return Label::same(format!("{first}+{second}"));
        };
        let more = super::signed(total - i32::from(first) - i32::from(second));
        let more = if more == "0" { "" } else { &more };
        Label::same(format!("{first}+{second}{more} = {total}"))
    };
    if let Some(last) = attack.rolls.last() {
        let (label, rolls) = (Label::new("Dice", "ダイス"), listed(attack.rolls.iter().map(sum)));
        let line = line(ids::ATTACK_ROLL, label, rolls, Tone::Active);
        lines.push(line.signed(Sign::Die, sum(last)));
    }
    if attack.hit {
        let dealt: u32 = attack.dealt.iter().map(|dealt| u32::from(*dealt)).sum();
        let label = Label::new("Damage so far", "これまでのダメージ");
        let line = line(ids::ATTACK_DAMAGE, label, dealt.into(), Tone::Good);
        lines.push(line.signed(Sign::Burst, dealt));
    }
    lines
}

/// The total of a roll as it was read: what has come since with a part that it felled, a level (BA-15.1)
/// and perhaps equipment (BA-16.3), changes none (BA-9.6). None where the table does not hold any more
/// what counted.
fn total_then(view: View<'_>, attack: &Attack, dice: [u8; 2]) -> Option<i32> {
    let View { game, state, .. } = view;
    let now = game.attack_total(state, attack, dice);
    let is_felled = |part: &usize| {
        state.parts[*part] == Part::Destroyed && game.slots_of(*part).meets(attack.intact)
    };
    let felled = (0..state.parts.len()).filter(is_felled).count() as u8;
    if felled == 0 {
        return Some(now.total);
    }
    let seat = attack.seat;
    let printed = game.printed_stats(state, seat, game.level(state));
    let level = LEVEL_MAX.min(1 + state.destroyed() - felled);
    let before = game.printed_stats(state, seat, level);
    let mut total = now.total;
    for (stat, value) in now.check.into_iter().flatten() {
        let risen = i32::from(printed.of(stat)) - i32::from(before.of(stat));
        let adds = |held: &HeldItem| {
            held.piece.is_some_and(|piece| game.cards.piece(piece).additions.of(stat) != 0)
        };
        if has_dealt(state, felled) && view.seat(seat).items.iter().any(adds) {
            return None;
        }
        let value = i32::from(value);
        // BA-22.3: below 0 a stat is read as 0, and how far below it is nothing says.
        if value == 0 && risen < 0 {
            return None;
        }
        total -= value - (value - risen).max(0);
    }
    Some(total)
}

/// True if items may have been dealt for parts that an attack felled. Source: BA-16.1.
fn has_dealt(state: &State, felled: u8) -> bool {
    let waits = match &state.destruction {
        Some(done) if done.step == DestructionStep::Assign => {
            !state.revealed.is_empty() || matches!(state.tasks.last(), Some(Task::Reveal { .. }))
        }
        Some(_) => true,
        None => false,
    };
    felled > 1 || !waits
}

/// What an attack is or was at, with the squares of the parts that stood when it began: one that is felled
/// keeps its name as far as the state knows it, and is never called the core that lies open there now.
pub(super) fn struck(view: View<'_>, slots: Slots, intact: Slots) -> Label {
    let View { game, state, .. } = view;
    listed(slots.iter().map(|slot| {
        if !is_felled(view, slot, intact) {
            return game.slot_label(state, slot);
        }
        let part = Label::new("part", "敵パーティ");
        let card = felled_card(view, slot);
        let Label { en, ja } = card.map_or(part, |card| game.party_name(card).clone());
        let at = slot.name();
        Label::new(format!("{en} ({}, felled)", at.en), format!("{ja}（{}、破壊）", at.ja))
    }))
}

/// True if the part is gone that stood on a square when an attack began.
pub(super) fn is_felled(View { game, state, .. }: View<'_>, slot: Slot, intact: Slots) -> bool {
    intact.contains(slot) && game.intact_at(state, slot).is_none()
}

/// The card of a part that was destroyed: while its destruction goes on; later while it is the only one,
/// as then its card alone of all parts is among those with which the enemy attacks. Source: BA-14.2, BA-14.3.
fn felled_card(View { game, state, .. }: View<'_>, slot: Slot) -> Option<Party> {
    match &state.destruction {
        Some(done) if game.part_of(done.slots[0]) == game.part_of(slot) => return done.card,
        _ if state.destroyed() > 1 => return None,
        _ => {}
    }
    let lie = state.atk_discard.iter().chain(&state.enemy_shown).copied();
    cards_of(&state.atk_deck).chain(lie).find_map(|card| match card {
        EnemyCard::Party(card) => Some(card),
        EnemyCard::Attack(_) => None,
    })
}

/// Who attacks, and with what as far as that is known.
fn by(View { game, state, .. }: View<'_>, seat: Seat, source: Option<Source>) -> Label {
    let cards = &game.cards;
    let owner = game.hero_label(state, seat);
    let name = match source {
        None => return owner,
        Some(Source::Card(kind)) => &cards.card(kind).face.name,
        Some(Source::Face(kind)) => &cards.weapon_face(kind).basic.sheet.name,
        Some(Source::Sub(kind)) => {
            let row = cards.sub(kind);
            row.attack.as_ref().map_or(&row.face.name, |attack| &attack.sheet.name)
        }
    };
    Label::new(format!("{}: {}", owner.en, name.en), format!("{}：{}", owner.ja, name.ja))
}

/// What the last attack of the turn did, until the next one: whose it was, with what as far as that is
/// known, at what, and how much. Behind the turn the course tells whose it was and at what: no more of it
/// is known.
fn after(view: View<'_>) -> Option<Vec<Line>> {
    let turn = view.state.turn.as_ref()?;
    let last = turn.last_attack?;
    let with = by(view, last.seat, source_of(view, turn));
    let at = struck(view, last.slots, last.parts);
    let mut label = match turn.attacks {
        1 => Label::new("Damage", "ダメージ"),
        _ => Label::new("Damage this turn", "この手番のダメージ"),
    };
    let mut tone = Tone::Good;
    if turn.missed {
        append(&mut label, &[", missed"], &["（失敗）"]);
        tone = Tone::Faint;
    }
    let damage = line(ids::ATTACK_DAMAGE, label, turn.damage.into(), tone);
    Some(vec![
        line(ids::ATTACK_WITH, Label::new("With", "攻撃"), with, super::of_seat(last.seat)),
        line(ids::ATTACK_AT, Label::new("At", "攻撃対象"), at, Tone::Enemy),
        damage.signed(Sign::Burst, turn.damage),
    ])
}

/// With what the only attack of a turn was made: a sheet attack is remembered, and a card lies on the
/// play sheet. None where it could be one or the other.
fn source_of(view: View<'_>, turn: &Turn) -> Option<Source> {
    let on_sheet = view.seat(turn.seat).play_sheet.iter().map(|entry| Source::Card(entry.card));
    let cards = on_sheet.filter(|source| view.game.attack_of(*source).is_some());
    let mut all = turn.attacks_used.iter().copied().chain(cards);
    let first = all.next().filter(|_| turn.attacks == 1)?;
    all.next().is_none().then_some(first)
}

/// Arrows from the pawn to the squares that are attacked.
fn point(view: View<'_>, attack: &Attack, arrows: &mut Vec<Arrow>) {
    for slot in attack.targets.iter().filter(|slot| !is_felled(view, *slot, attack.intact)) {
        arrows.push(Arrow {
            from: ids::pawn(attack.seat),
            to: ids::slot(slot).to_owned(),
            meaning: Label::new("attacks", "攻撃"),
            tone: super::of_seat(attack.seat),
        });
    }
    debug_assert!(view.seat(attack.seat).at.is_some(), "who attacks stands on the map");
}

/// What the enemy attacks with, and how each of its victims stands.
fn of_enemy(view: View<'_>, action: &EnemyAction) -> Vec<Line> {
    let View { game, state, .. } = view;
    let mut lines = Vec::with_capacity(8);
    let shown = listed(state.enemy_shown.iter().map(|card| enemy::name_of(view, *card)));
    let with = if shown.is_empty() { names::ENEMY.into() } else { shown };
    lines.push(line(ids::ATTACK_WITH, Label::new("With", "攻撃"), with, Tone::Enemy));
    for victim in &action.victims {
        let (mut value, tone) = fate(view, action, *victim);
        if action.out.contains(victim.seat) {
            append(&mut value, &[", went down"], &["、ダウン"]);
        }
        let id = ids::of_seat(victim.seat, "evade");
        lines.push(line(id, game.hero_label(state, victim.seat), value, tone));
    }
    if let EnemyStep::Damage(die) = action.step {
        let label = Label::new("Damage die", "ダメージダイス");
        let line = line(ids::ATTACK_ROLL, label, die.into(), Tone::Active);
        lines.push(line.signed(Sign::Die, die));
    }
    lines
}

/// How a victim's evasion stands: the die that it needs, then its total of what is needed, and what
/// comes of it. Nothing stands for the words: a total and a die are told apart. Source: BA-11.11.
fn fate(view: View<'_>, action: &EnemyAction, victim: Victim) -> (Label, Tone) {
    let View { game, state, .. } = view;
    let Some(card) = game.current_card(state) else {
        return (Label::new("in the range", "攻撃範囲内"), Tone::Warning);
    };
    let check = game.evasion_check(state, victim.seat, card, &game.active_traits(state));
    let more = i32::from(check.spd) + i32::from(check.mods) + i32::from(victim.evade);
    let target = check.target;
    let Some(die) = victim.die else {
        let least = (i32::from(target) - more).clamp(2, 6);
        let more = super::signed(more);
        let value = Label::new(
            format!("needs a die of {least} ({target} with {more})"),
            format!("ダイス{least}以上で回避（目標{target}、修正{more}）"),
        );
        return (value, Tone::Warning);
    };
    let total = i32::from(die) + more;
    // Whether it failed is read after the window in which the die may still be set (BA-20.3).
    let is_open = match action.step {
        EnemyStep::Reroll(at) => action.victims[usize::from(at)].seat == victim.seat,
        _ => false,
    };
    let (what, tone) = match victim.failed {
        _ if is_open => (Text::new("the die may still be set", "ダイス変更可"), Tone::Active),
        true => (Text::new("hit", "命中"), Tone::Bad),
        false => (Text::new("evades", "回避"), Tone::Good),
    };
    let more = super::signed(more);
    let value = Label::new(
        format!("{total} of {target}, {} (die {die}, {more})", what.en),
        format!("目標{target}に{total}、{}（ダイス{die}、修正{more}）", what.ja),
    );
    (value, tone)
}

/// Arrows from the body to the heroes that are attacked.
fn aim(view: View<'_>, action: &EnemyAction, arrows: &mut Vec<Arrow>) {
    for victim in &action.victims {
        let Some(at) = view.seat(victim.seat).at else { continue };
        let nearest =
            Slot::ALL.into_iter().min_by_key(|slot| slot.square(view.state.body_at).steps_to(at));
        let from = ids::slot(nearest.unwrap_or(Slot::One)).to_owned();
        arrows.push(Arrow {
            from,
            to: ids::pawn(victim.seat),
            meaning: Label::new("attacks", "攻撃"),
            tone: Tone::Enemy,
        });
    }
}
