//! The enemy sheet, the enemy's cards, and what the enemy will do next.
//!
//! Source: BA-9.8, BA-11.1 to BA-11.10, BA-17.3, BA-18.1.

use super::{View, append, append_next, ids, line, listed, region, slot, token};
use crate::cards::trait_words;
use crate::prelude::*;
use crate::readings::DefFloor;
use crate::state::derived::CHIP_MIN;
use kanso_engine::scene::Icon as Sign;
use std::collections::{BTreeMap, BTreeSet};

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
    match view.game.readings.def_floor {
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

/// True if the trait of a part is or will be active.
pub(super) fn is_marked(view: View<'_>, party: Party) -> bool {
    traits(view).iter().any(|active| active.party == party)
}

/// The enemy sheet: the core, the parts, the chips.
pub(super) fn sheet(view: View<'_>, place: (u8, u8)) -> Region {
    let View { game, state, .. } = view;
    let mut lines = Vec::with_capacity(8);
    lines.push(core(view));
    lines.extend((0..game.part_count()).map(|part| self::part(view, part)));
    let chip = |id: &str, name: Label, n: i8, sign: Sign| {
        let tone = if n == 0 { Tone::Faint } else { Tone::Good };
        let mut value = Label::same(super::signed(n.into()));
        if n == CHIP_MIN {
            append(&mut value, &[" (lowest)"], &["（下限）"]);
        }
        line(id, name, value, tone).signed(sign, Label::same(super::signed(n.into())))
    };
    let attack = Chip::Attack.name().into();
    lines.push(chip(ids::ATTACK_CHIP, attack, state.enemy_atk_mod, Sign::Power));
    let defence = Chip::Defence.name().into();
    lines.push(chip(ids::DEFENCE_CHIP, defence, state.enemy_def_mod, Sign::Defence));
    if state.enemy_move_mod != 0 {
        let name = Label::new("enemy move", "敵の移動");
        let value = Label::same(super::signed(state.enemy_move_mod.into()));
        lines.push(line(ids::MOVE_CHIP, name, value.clone(), Tone::Good).signed(Sign::Move, value));
    }
    let name = Label::new("Enemy", "敵シート");
    region(ids::ENEMY, name, place, Tone::Enemy, Body::Sheet(lines))
}

/// The core: its HP, whether it is exposed, its defence. Nothing stands for the words: each figure says
/// what it is.
fn core(view: View<'_>) -> Line {
    let View { game, state, .. } = view;
    let (hp, max) = (state.core_hp, core_max(view));
    let mut value = hit_points(hp, max);
    let exposed = game.exposed(state);
    let tone = if hp == 0 {
        append(&mut value, &[", destroyed"], &["、破壊"]);
        Tone::Good
    } else if exposed.is_empty() {
        append(&mut value, &[", not exposed"], &["、露出なし"]);
        Tone::Faint
    } else {
        let squares = numbered(exposed);
        append(&mut value, &[", EXPOSED at ", &squares.en], &["、露出：", &squares.ja]);
        Tone::Boss
    };
    if hp > 0 {
        defended(&mut value, core_defence(view));
    }
    line(ids::CORE, Label::new("Core", "敵コア"), value, tone)
}

/// Puts a defence behind words.
fn defended(value: &mut Label, defence: i16) {
    let defence = defence.to_string();
    append(value, &[", defence ", &defence], &["、防御力", &defence]);
}

fn hit_points(hp: u8, max: u8) -> Label {
    Label::new(format!("{hp}/{max} HP"), format!("HP{hp}/{max}"))
}

/// Squares of the body, by number and by where they lie: `1 NW, 3 SW`.
fn numbered(slots: Slots) -> Label {
    listed(slots.iter().map(|slot| {
        let (number, name) = (slot.number(), slot.name());
        Label::new(format!("{number} {}", name.en), format!("{number}（{}）", name.ja))
    }))
}

/// A part: its name and squares; its HP and defence, what it adds while its trait is active, and the
/// trait. One line, so that no figure stands beside another part.
fn part(view: View<'_>, part: usize) -> Line {
    let View { game, state, .. } = view;
    let id = ids::part(part);
    let squares = numbered(game.slots_of(part));
    let (card, hp) = match state.parts.get(part) {
        None => {
            let value = Label::new("still to be dealt", "未決定");
            return line(id, squares, value, Tone::Faint);
        }
        Some(Part::Destroyed) => {
            // Nothing warns once the core is destroyed.
            let (value, tone) = if state.core_hp == 0 {
                (Label::new("destroyed", "破壊"), Tone::Faint)
            } else {
                (Label::new("destroyed: CORE EXPOSED", "破壊：コア露出"), Tone::Boss)
            };
            return line(id, squares, value, tone);
        }
        Some(Part::Intact { card, hp }) => (*card, *hp),
    };
    let row = game.cards.party(card);
    let name = &row.face.name;
    let label =
        Label::new(format!("{} {}", name.en, squares.en), format!("{} {}", name.ja, squares.ja));
    let mut value = hit_points(hp, part_max(view));
    if hp > 0 {
        defended(&mut value, defence_now(view, game.part_defence(card, hp)));
    }
    let is_now = state.enemy.is_some();
    let (tone, when) = match (is_marked(view, card), is_now) {
        _ if hp == 0 => (Tone::Bad, Text::new("trait", "特性")),
        (true, true) => (Tone::Bad, Text::new("active", "有効")),
        (true, false) => (Tone::Warning, Text::new("active next", "次に有効")),
        (false, _) => (Tone::Enemy, Text::new("trait", "特性")),
    };
    let (hit, damage) = (super::signed(row.hit.into()), super::signed(row.damage.into()));
    let what = trait_words(row.special);
    append(
        &mut value,
        &["; ", when.en, ": hit ", &hit, ", damage ", &damage, "; ", &what.en],
        &["。", when.ja, "：命中", &hit, "、ダメージ", &damage, "。", &what.ja],
    );
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
        let label = Label::new("discard, left half", "捨て札の左半分");
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
        let (name, short) = (EnemyPile::Deck.name().into(), Label::new("deck", "山札"));
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
    listed(crate::rules::course::cards_of(bag).map(|card| name_of(view, card)))
}

/// The next action of the enemy in words, as short as can be: who is in it, then card, move, range and
/// pushes, heroes by their players; during the attack its own card, and apart from it the card whose left
/// half gave the range.
pub(super) fn next(view: View<'_>, forecast: &Forecast) -> Line {
    let View { game, state, .. } = view;
    let row = game.cards.attack(forecast.card);
    let (name, reach) = (&row.face.name, row.reach.name());
    let mut value = Label::default();
    if forecast.is_now
        && let Some(card) = game.current_card(state)
    {
        value = game.cards.attack(card).face.name.clone();
    }
    let lost = forecast.ends.iter().filter(|end| end.is_lost).count();
    if lost > 0 {
        let words = if lost == forecast.ends.len() {
            Label::new("two heroes go down: defeat", "2人がダウンして敗北")
        } else {
            Label::new("defeat, or not, by the side chosen", "壁ドンの移動先しだいで敗北")
        };
        append_next(&mut value, ("; ", "。"), &words);
    }
    let is_aimed = lost < forecast.ends.len();
    if is_aimed {
        inside(view, forecast, &mut value);
    }
    if forecast.is_now {
        let area = Label::new(
            format!("area by {}: {}", name.en, reach.en),
            format!("範囲は{}：{}", name.ja, reach.ja),
        );
        append_next(&mut value, ("; ", "。"), &area);
    } else {
        append_next(&mut value, ("; ", "。"), name);
        append_next(&mut value, (": ", "："), &moves(view, forecast));
        if is_aimed {
            append_next(&mut value, (", ", "、"), &reach.into());
        }
        let pushed = pushes(view, forecast);
        if !pushed.is_empty() {
            append(&mut value, &["; pushes ", &pushed.en], &["。押し出し：", &pushed.ja]);
        }
    }
    let label = if forecast.is_now {
        Label::new("Enemy attacks", "敵の攻撃")
    } else {
        Label::new("Enemy's next", "次の敵の行動")
    };
    line(ids::NEXT, label, value, Tone::Warning)
}

/// Puts behind words who is in the attack, and for whom that depends on a side that is chosen.
fn inside(view: View<'_>, forecast: &Forecast, value: &mut Label) {
    let heroes = |seats: Seats| listed(seats.iter().map(|seat| player(view, seat)));
    let (inside, maybe) = (heroes(forecast.inside()), heroes(forecast.maybe_inside()));
    let mut say = |words: Label| append_next(value, ("; ", "。"), &words);
    if inside.is_empty() && maybe.is_empty() {
        say(Label::new("nobody inside", "範囲内のキャラなし"));
    }
    if !inside.is_empty() {
        say(Label::new(format!("inside: {}", inside.en), format!("範囲内：{}", inside.ja)));
    }
    if !maybe.is_empty() {
        say(Label::new(
            format!("by the side chosen: {}", maybe.en),
            format!("壁ドンの移動先しだい：{}", maybe.ja),
        ));
    }
}

/// A hero in few words: by its player.
pub(super) fn player(view: View<'_>, seat: Seat) -> Label {
    Label::same(view.game.seat_name(seat).to_owned())
}

/// One square or another.
fn any_of(places: BTreeSet<Square>) -> Label {
    let mut words = Label::default();
    for place in places {
        append_next(&mut words, (" or ", "か"), &Label::same(place.to_string()));
    }
    words
}

/// The move that is foreseen.
fn moves(view: View<'_>, forecast: &Forecast) -> Label {
    let bodies: BTreeSet<Square> = forecast.ends.iter().map(|end| end.body).collect();
    if bodies.iter().all(|body| *body == view.state.body_at) {
        return Label::new("stays", "移動なし");
    }
    let (steps, to) = (forecast.steps, any_of(bodies));
    Label::new(format!("moves {steps} to {}", to.en), format!("{}へ{steps}マス移動", to.ja))
}

/// A square that a hero is carried to, with what it loses on the way: `B8 (−2 HP)`, and whether it stands
/// on lava there.
fn cost(view: View<'_>, seat: Seat, at: Option<Square>, lost: u8) -> Label {
    let mut to = Label::same(at.map_or_else(String::new, |at| at.to_string()));
    let on_lava = at.is_some_and(|at| view.game.lava(at).is_some());
    if on_lava {
        append(&mut to, &[" on lava"], &["の溶岩マス"]);
    }
    if lost > 0 && lost == view.seat(seat).hp {
        append(&mut to, &[" (down)"], &["（ダウン）"]);
    } else if lost > 0 {
        let lost = lost.to_string();
        append(&mut to, &[" (−", &lost, " HP)"], &["（HP−", &lost, "）"]);
    }
    to
}

/// Whom that carries along, where to, and at what cost (BA-11.7, BA-11.8).
fn pushes(view: View<'_>, forecast: &Forecast) -> Label {
    let all = forecast.ends.iter().flat_map(|end| &end.pushed);
    let pushed: BTreeSet<Seat> = all.map(|(seat, _)| *seat).collect();
    listed(pushed.into_iter().map(|seat| {
        let mut ways = BTreeMap::new();
        for end in &forecast.ends {
            let moved = end.pushed.iter().find(|(other, _)| *other == seat);
            let at = moved.map(|(_, at)| *at).or(view.seat(seat).at);
            let most: &mut u8 = ways.entry(at).or_default();
            *most = end.lost_by(seat).max(*most);
        }
        let mut to = Label::default();
        for (at, lost) in ways {
            append_next(&mut to, (" or ", "か"), &cost(view, seat, at, lost));
        }
        let hero = player(view, seat);
        Label::new(format!("{} to {}", hero.en, to.en), format!("{}→{}", hero.ja, to.ja))
    }))
}
