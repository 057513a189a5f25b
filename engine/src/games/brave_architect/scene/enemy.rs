//! The enemy sheet, the enemy's cards, and what the enemy will do next.
//!
//! Source: BA-9.8, BA-11.1 to BA-11.10, BA-17.3, BA-18.1.

use super::super::cards::{AttackCard, EnemyCard, Party, Trait, trait_words};
use super::super::derived::{ActiveTraits, CHIP_MIN};
use super::super::names;
use super::super::readings::DefFloor;
use super::super::state::{EnemyStep, Part};
use super::super::vocabulary::{Slot, Square, Squares};
use super::{View, append, append_next, ids, line, listed, region, slot, token};
use crate::scene::{Body, Line, Region, Tone};
use crate::{Bag, Label};

/// Most HP of a part.
pub(super) fn part_max(view: View<'_>) -> u8 {
    view.game.enemy_hp().part
}

/// Most HP of the core.
pub(super) fn core_max(view: View<'_>) -> u8 {
    view.game.enemy_hp().core
}

/// A defence with the chip; effects of one hero's own attacks are left out. Source: BA-18.1.
pub(super) fn defence_now(view: View<'_>, bare: i16) -> i16 {
    let now = bare + i16::from(view.state.enemy_def_mod);
    match view.game.readings.def_floor.get() {
        DefFloor::Floor0 => now.max(0),
        DefFloor::NegativeAddsDamage => now,
    }
}

/// The core's defence with the chip.
pub(super) fn core_defence(view: View<'_>) -> i16 {
    defence_now(view, view.game.core_defence(view.state, None))
}

/// The traits that are active in the enemy's action, or will be in the next one as things stand.
fn traits(view: View<'_>) -> ActiveTraits {
    let View { game, state, .. } = view;
    match (&state.enemy, game.prev_card(state)) {
        (Some(_), _) => game.active_traits(state),
        (None, Some(card)) => game.marked_traits(state, card),
        (None, None) => ActiveTraits::new(),
    }
}

/// Whether the trait of a part is or will be active.
pub(super) fn is_marked(view: View<'_>, party: Party) -> bool {
    traits(view).iter().any(|active| active.party == party)
}

/// What the enemy will do as things stand, or is doing.
pub(super) struct Plan {
    /// Whose left half counts.
    pub(super) card: AttackCard,
    /// How far it moves.
    pub(super) steps: u8,
    /// Its north-west square then.
    pub(super) body: Square,
    /// Where it attacks.
    pub(super) area: Squares,
    /// Whether the attack goes on: the area is no prediction.
    pub(super) is_now: bool,
}

/// What the enemy will do by the card on its discard pile, if nobody changes anything: its way is
/// that of its rules, hate-top pushed along where the enemy comes over it. While it acts, from where
/// it stands. Source: BA-11.4, BA-11.5, BA-11.10, BA-11.21.
pub(super) fn plan(view: View<'_>) -> Option<Plan> {
    let View { game, state, .. } = view;
    if state.parts.len() < game.part_count() {
        return None;
    }
    let card = game.prev_card(state)?;
    let traits = traits(view);
    let row = game.cards.attack(card);
    let mut body = state.body_at;
    let mut goal = game.hate_top(state).and_then(|seat| view.seat(seat).at);
    let (steps, zigzag, is_now) = match &state.enemy {
        None => {
            let hastens =
                traits.iter().map(|active| match game.cards.party(active.party).special {
                    Trait::Hastens(n) => i32::from(n) * i32::from(active.times),
                    _ => 0,
                });
            let steps = i32::from(row.steps) + hastens.sum::<i32>();
            let steps = (steps + i32::from(state.enemy_move_mod)).max(0);
            (u8::try_from(steps).unwrap_or(u8::MAX), None, false)
        }
        Some(enemy) => match enemy.step {
            EnemyStep::Traits => (row.steps, None, false),
            EnemyStep::Steps | EnemyStep::Slams | EnemyStep::Lava => {
                (enemy.steps, enemy.zigzag, false)
            }
            EnemyStep::Reveal
            | EnemyStep::PreEvade(_)
            | EnemyStep::Respond(_)
            | EnemyStep::Roll(_)
            | EnemyStep::Reroll(_)
            | EnemyStep::Failed(_)
            | EnemyStep::DamageRoll
            | EnemyStep::Damage(_)
            | EnemyStep::Effect(_)
            | EnemyStep::AfterDamage(_)
            | EnemyStep::Counter(_)
            | EnemyStep::Settle => (0, None, true),
        },
    };
    let mut zigzag = zigzag;
    for _ in 0..steps {
        let Some(at) = goal else { break };
        let Some((direction, next)) = game.step_towards(body, at, zigzag) else { break };
        let Some(to) = body.step(direction) else { break };
        (body, zigzag) = (to, next);
        if Slot::ALL.into_iter().any(|slot| slot.square(body) == at) {
            goal = at.step(direction).or(goal);
        }
    }
    let area = game.area(row.reach, body, goal, &traits);
    Some(Plan { card, steps, body, area, is_now })
}

/// The enemy sheet: the core, the parts, the chips.
pub(super) fn sheet(view: View<'_>, place: (u8, u8)) -> Region {
    let View { game, state, .. } = view;
    let mut lines = Vec::with_capacity(8);
    lines.push(core(view));
    for part in 0..game.part_count() {
        lines.push(self::part(view, part));
    }
    let chip = |id: &str, name: Label, n: i8| {
        let tone = if n == 0 { Tone::Faint } else { Tone::Good };
        let mut value = Label::same(super::signed(n.into()));
        if n == CHIP_MIN {
            append(&mut value, &[" (lowest)"], &["（下限）"]);
        }
        line(id, name, value, tone)
    };
    let attack = names::chip_name(super::super::fact::Chip::Attack).into();
    lines.push(chip(ids::ATTACK_CHIP, attack, state.enemy_atk_mod));
    let defence = names::chip_name(super::super::fact::Chip::Defence).into();
    lines.push(chip(ids::DEFENCE_CHIP, defence, state.enemy_def_mod));
    if state.enemy_move_mod != 0 {
        let name = Label::new("enemy move", "敵の移動");
        let value = Label::same(super::signed(state.enemy_move_mod.into()));
        lines.push(line(ids::MOVE_CHIP, name, value, Tone::Good));
    }
    let name = Label::new("Enemy", "敵シート");
    region(ids::ENEMY, name, place, Tone::Enemy, Body::Sheet(lines))
}

fn core(view: View<'_>) -> Line {
    let View { game, state, .. } = view;
    let (hp, max, defence) = (state.core_hp, core_max(view), core_defence(view));
    let mut value = Label::new(
        format!("{hp}/{max} HP, defence {defence}"),
        format!("HP{hp}／{max}、防御{defence}"),
    );
    let exposed = game.exposed(state);
    let tone = if hp == 0 {
        append(&mut value, &[", destroyed"], &["、破壊"]);
        Tone::Good
    } else if exposed.is_empty() {
        append(&mut value, &[", not exposed"], &["、露出なし"]);
        Tone::Faint
    } else {
        let squares = listed(exposed.iter().map(|slot| names::slot_name(slot).into()));
        append(&mut value, &[", EXPOSED at ", &squares.en], &["、露出：", &squares.ja]);
        Tone::Boss
    };
    line(ids::CORE, Label::new("Core", "敵コア"), value, tone)
}

/// A part: its squares, HP and defence, and what it adds while its trait is active.
fn part(view: View<'_>, part: usize) -> Line {
    let View { game, state, .. } = view;
    let id = ids::part(part);
    let squares = listed(game.slots_of(part).iter().map(|slot| names::slot_name(slot).into()));
    let (card, hp) = match state.parts.get(part) {
        None => return line(id, squares, Label::new("still to be dealt", "未決定"), Tone::Faint),
        Some(Part::Destroyed) => {
            let value = Label::new("destroyed: CORE EXPOSED", "破壊：コア露出");
            return line(id, squares, value, Tone::Boss);
        }
        Some(Part::Intact { card, hp }) => (*card, *hp),
    };
    let row = game.cards.party(card);
    let label = Label::new(
        format!("{} {}", squares.en, row.face.name.en),
        format!("{} {}", squares.ja, row.face.name.ja),
    );
    let defence = defence_now(view, game.part_defence(card, hp));
    let max = part_max(view);
    let mut value = Label::new(
        format!("{hp}/{max} HP, defence {defence}"),
        format!("HP{hp}／{max}、防御{defence}"),
    );
    let what = trait_words(row.special);
    append(&mut value, &["; ", &what.en], &["。", &what.ja]);
    append(
        &mut value,
        &[&format!(", hit +{}, damage +{}", row.hit, row.damage)],
        &[&format!("、命中+{}、ダメージ+{}", row.hit, row.damage)],
    );
    let tone = match (is_marked(view, card), state.enemy.is_some()) {
        _ if hp == 0 => Tone::Bad,
        (true, true) => {
            append(&mut value, &[" (active)"], &["（有効）"]);
            Tone::Bad
        }
        (true, false) => {
            append(&mut value, &[" (active next)"], &["（次に有効）"]);
            Tone::Warning
        }
        (false, _) => Tone::Enemy,
    };
    line(id, label, value, tone)
}

/// The enemy's cards: the discard pile whose top counts now, what is revealed, the deck, and the
/// strong cards that wait.
pub(super) fn cards(view: View<'_>, place: (u8, u8)) -> Region {
    let View { game, state, .. } = view;
    let mut slots = Vec::with_capacity(6);
    if let Some((top, beneath)) = state.atk_discard.split_last() {
        let mut token = token::enemy_card(view, *top, true, false);
        if !beneath.is_empty() {
            let below = listed(beneath.iter().rev().map(|card| name_of(view, *card)));
            append(&mut token.detail, &["\nbeneath: ", &below.en], &["\n下：", &below.ja]);
        }
        let label = Label::new("left half", "左半分");
        let count = state.atk_discard.len() as u16;
        slots.push(slot(ids::ENEMY_DISCARD, label, Some(token), count));
    } else {
        let label = Label::new("discard", "捨て札");
        slots.push(slot(ids::ENEMY_DISCARD, label, None, 0));
    }
    for card in &state.enemy_shown {
        let token = token::enemy_card(view, *card, false, true);
        let label = match card {
            EnemyCard::Party(_) => Label::new("active", "有効"),
            EnemyCard::Attack(_) => Label::new("right half", "右半分"),
        };
        slots.push(slot(ids::place(&token.id), label, Some(token), 1));
    }
    let left = state.atk_deck.total();
    let pile = (left > 0).then(|| {
        let id = format!("{}/cards", ids::ENEMY_DECK);
        let (name, short) = (names::ENEMY_DECK.into(), Label::new("deck", "山札"));
        token::pile(id, name, short, &contents(view, &state.atk_deck), Tone::Enemy)
    });
    slots.push(slot(ids::ENEMY_DECK, Label::new("deck", "山札"), pile, left as u16));
    let strong = game.strong_reserve(state);
    let holds = listed(strong.iter().map(|card| name_of(view, EnemyCard::Attack(*card))));
    let pile = (!strong.is_empty()).then(|| {
        let id = format!("{}/cards", ids::STRONG);
        let name = Label::new("strong attack cards that wait", "未使用の強攻撃カード");
        token::pile(id, name, Label::new("strong", "強攻撃"), &holds, Tone::Boss)
    });
    slots.push(slot(ids::STRONG, Label::new("strong", "強攻撃"), pile, strong.len() as u16));
    let name = Label::new("Enemy attack cards", "敵攻撃カード");
    region(ids::ENEMY_CARDS, name, place, Tone::Enemy, Body::Row(slots))
}

/// The name of a card of the enemy attack deck.
pub(super) fn name_of(view: View<'_>, card: EnemyCard) -> Label {
    match card {
        EnemyCard::Party(kind) => view.game.cards.party(kind).face.name.clone(),
        EnemyCard::Attack(kind) => view.game.cards.attack(kind).face.name.clone(),
    }
}

/// What a deck of the enemy still holds, which is public. Source: 5.19.
fn contents(view: View<'_>, bag: &Bag) -> Label {
    listed(super::super::course::cards_of(bag).map(|card| name_of(view, card)))
}

/// The next action of the enemy in words: card, traits, move, range.
pub(super) fn next(view: View<'_>) -> Option<Line> {
    let Plan { card, steps, body, area, is_now } = plan(view)?;
    let View { game, state, .. } = view;
    let row = game.cards.attack(card);
    let mut value = row.face.name.clone();
    if !is_now {
        let from = state.body_at;
        if body == from {
            append_next(&mut value, (": ", "："), &Label::new("stays", "移動なし"));
        } else {
            let moves = Label::new(
                format!("moves {steps} to {body}"),
                format!("{steps}マス移動（{body}へ）"),
            );
            append_next(&mut value, (": ", "："), &moves);
        }
    }
    append_next(&mut value, (", ", "、"), &names::reach_name(row.reach).into());
    let inside = state
        .standing_seats()
        .filter(|seat| view.seat(*seat).at.is_some_and(|at| area.contains(at)));
    let heroes = listed(inside.map(|seat| game.hero_label(state, seat)));
    if heroes.is_empty() {
        append(&mut value, &["; nobody inside"], &["。範囲内のキャラなし"]);
    } else {
        append(&mut value, &["; inside: ", &heroes.en], &["。範囲内：", &heroes.ja]);
    }
    let label = if is_now {
        Label::new("Enemy attacks", "敵の攻撃")
    } else {
        Label::new("Enemy's next", "次の敵の行動")
    };
    Some(line(ids::NEXT, label, value, Tone::Warning))
}
