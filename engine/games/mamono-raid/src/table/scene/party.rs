//! What a seat has: its figures, skills, experience and cards.
//!
//! Source: MR-3.3 to MR-3.9, MR-5.3 to MR-5.7, MR-8.5.

use super::{
    View, append, append_next, ids, line, listed, names, number, of_character, of_symbol, placed,
    slot, token, tracks,
};
use crate::prelude::*;
use crate::table::names::{symbol_sign, xp_sign};
use crate::vocabulary::MARKERS;
use kanso_engine::Halves;
use kanso_engine::scene::{Slot, Token};

/// Levels of a character. Source: MR-5.38.
const LEVEL_MAX: u8 = 3;

/// The panel of a seat.
pub(super) fn put(view: View<'_>, seat: Seat, regions: &mut Vec<Region>) {
    let (place, tone) = ((seat.into(), 0), view.tone(seat));
    let row = |id: &str, name: Label, slots: Vec<Slot>| {
        super::region(ids::of_seat(seat, id), name, place, tone, Body::Row(slots))
    };
    regions.push(sheet(view, seat, place));
    regions.push(row("skills", label!("Skills" / "スキル"), skills(view, seat)));
    regions.push(experience(view, seat, place));
    regions.push(row("cards", label!("Cards and chips" / "カードとチップ"), cards(view, seat)));
}

/// All seats at a glance, one line each.
pub(super) fn all(view: View<'_>, place: (u8, u8)) -> Region {
    let lines = view.state.every_seat().map(|seat| glance(view, seat)).collect();
    super::region(
        ids::PARTIES,
        label!("Parties" / "パーティ"),
        place,
        Tone::Plain,
        Body::Sheet(lines),
    )
}

fn glance(view: View<'_>, seat: Seat) -> Line {
    let View { game, state } = view;
    let limit = game.ap_limit(state, seat);
    let at = match state.pawn(seat) {
        PawnPlace::Ap(space) => space.to_string(),
        PawnPlace::Safe(space) => space.letter().to_string(),
        PawnPlace::Aside => "–".to_owned(),
    };
    let damage = game.next_damage(state, seat);
    let mut value =
        label!("AP {at}/{limit}, damage {damage}" / "AP {at}/{limit}、次のダメージ{damage}");
    if is_wiped_out(view, seat) {
        append(&mut value, &label!(" (death penalty)" / "（デスペナルティ）"));
    }
    append_next(&mut value, (", ", "、"), &life_words(view, seat));
    let home = game.home(state, seat);
    let (purse, points) = (state.seat(seat).purse, Halves(game.tally(state, seat).total()));
    append(
        &mut value,
        &label!(
            ", {home} markers home, purse {purse}, points {points}"
                / "、マーカー{home}、所持金{purse}、{points}点"
        ),
    );
    let label = Label::same(view.name(seat).to_owned());
    line(ids::of_seat(seat, "glance"), label, value, view.tone(seat))
}

/// What the seat that it is about can use, beside the monster: its skills, items that are used
/// instead of one, Gather materials; during the set-up the starting chips that it can take.
pub(super) fn acting(view: View<'_>, place: (u8, u8)) -> Region {
    let seat = view.acting();
    let owner = view.name(seat);
    let name = label!("{owner} can use" / "{owner}が使えるもの");
    let mut slots: Vec<Slot> = tracks::starters(view).collect();
    slots.extend(skills(view, seat));
    for item in &view.seat(seat).items {
        if let Some(ItemEffect::Action { .. }) = view.game.cards().item(*item).effect {
            slots.push(placed(token::own_item(view, seat, *item), 1));
        }
    }
    slots.push(tracks::of_service(view, Service::Gather));
    super::region(ids::SKILLS, name, place, view.tone(seat), Body::Row(slots))
}

/// What a seat can pay with, and what its characters need.
pub(super) fn shop(view: View<'_>, seat: Seat, regions: &mut Vec<Region>) {
    let place = (seat.into(), 0);
    let mut lines = vec![purse(view, seat), gathered(view, seat), life(view, seat)];
    lines.extend(Character::ALL.into_iter().map(|who| level(view, seat, who)));
    let name = Label::same(view.name(seat).to_owned());
    let id = ids::of_seat(seat, "shop");
    regions.push(super::region(id, name, place, view.tone(seat), Body::Sheet(lines)));
    regions.push(experience(view, seat, place));
}

/// The figures of a seat.
pub(super) fn sheet(view: View<'_>, seat: Seat, place: (u8, u8)) -> Region {
    let mut lines = vec![
        action_points(view, seat),
        next_damage(view, seat),
        life(view, seat),
        home(view, seat),
        purse(view, seat),
        gathered(view, seat),
    ];
    lines.extend(contribution(view, seat));
    lines.push(points(view, seat));
    let name = Label::same(view.name(seat).to_owned());
    let id = ids::of_seat(seat, "sheet");
    super::region(id, name, place, view.tone(seat), Body::Sheet(lines))
}

/// Where the pawn is, and how far it may go.
fn action_points(view: View<'_>, seat: Seat) -> Line {
    let limit = view.game.ap_limit(view.state, seat);
    let value = match view.state.pawn(seat) {
        PawnPlace::Ap(space) => {
            let left = limit.saturating_sub(space);
            label!("{space} of {limit}, {left} left" / "{space}／{limit}（残り{left}）")
        }
        PawnPlace::Safe(space) => {
            let space = space.letter();
            if view.seat(seat).passed {
                label!("passed to {space}, limit {limit}" / "パスして{space}（上限{limit}）")
            } else {
                label!("on {space}, limit {limit}" / "{space}（上限{limit}）")
            }
        }
        PawnPlace::Aside => label!("limit {limit}" / "上限{limit}"),
    };
    let label = label!("Action points" / "AP");
    line(ids::of_seat(seat, "ap"), label, value, Tone::Plain)
}

/// Damage of the next enemy phase as it stands now, part by part. Source: MR-5.3 to MR-5.7.
fn next_damage(view: View<'_>, seat: Seat) -> Line {
    let View { game, state } = view;
    let away = game.away(state, seat);
    let level = game.level_damage(state);
    let shield = game.shield(state, seat);
    let bonus = game.held_bonus(state, seat);
    let total = game.next_damage(state, seat);
    let Label { en, ja } = if bonus == 0 {
        Label::default()
    } else {
        label!(" − bonus {bonus}" / "−ボーナス{bonus}")
    };
    let mut value = label!(
        "{total} = a {away} + b {level} − shield {shield}{en}"
            / "{total}＝a{away}＋b{level}−盾{shield}{ja}"
    );
    let tone = if is_wiped_out(view, seat) {
        append(&mut value, &label!(": death penalty" / "：デスペナルティ"));
        Tone::Bad
    } else if total > 0 {
        Tone::Warning
    } else {
        Tone::Good
    };
    line(ids::of_seat(seat, "damage"), label!("Next damage" / "次のダメージ"), value, tone)
}

/// True if the next damage is more than the life chips that can be turned: those in hand, and those
/// on skills, which return before it comes. Source: MR-5.7.
fn is_wiped_out(view: View<'_>, seat: Seat) -> bool {
    let has = view.seat(seat);
    let locked: u32 = has.skills.iter().map(|own| u32::from(own.locked)).sum();
    view.game.next_damage(view.state, seat) > u32::from(has.life) + locked
}

fn life(view: View<'_>, seat: Seat) -> Line {
    let tone = if view.seat(seat).life == 0 { Tone::Warning } else { Tone::Plain };
    let label = label!("Life chips" / "ライフチップ");
    line(ids::of_seat(seat, "life"), label, life_words(view, seat), tone)
}

fn life_words(view: View<'_>, seat: Seat) -> Label {
    let has = view.seat(seat);
    let locked: u8 = has.skills.iter().map(|own| own.locked).sum();
    let (life, damage) = (has.life, has.damage);
    let mut value = label!("{life} life" / "ライフ{life}");
    if damage > 0 {
        append(&mut value, &label!(", {damage} damage" / "、ダメージ{damage}"));
    }
    if locked > 0 {
        append(&mut value, &label!(", {locked} locked" / "、スキル上{locked}"));
    }
    value
}

/// The markers at home; the greatest open number is damage a. Source: MR-3.4.
fn home(view: View<'_>, seat: Seat) -> Line {
    let home = view.game.home(view.state, seat);
    let away = MARKERS - home;
    let value = match away {
        0 => label!("{home}, none open" / "{home}（空きなし）"),
        1 => label!("{home}, open: 1" / "{home}（空き1）"),
        _ => label!("{home}, open: 1 to {away}" / "{home}（空き1～{away}）"),
    };
    let tone = if home == 0 { Tone::Warning } else { Tone::Plain };
    let label = label!("Markers home" / "マーカー置き場");
    line(ids::of_seat(seat, "home"), label, value, tone)
}

fn purse(view: View<'_>, seat: Seat) -> Line {
    let units = view.seat(seat).purse;
    let mut value = number(units);
    if units > 0 {
        let Label { en, ja } = names::coins(units);
        append(&mut value, &label!(" ({en})" / "（{ja}）"));
    }
    line(ids::of_seat(seat, "purse"), label!("Purse" / "所持金"), value, Tone::Treasure)
}

fn gathered(view: View<'_>, seat: Seat) -> Line {
    let value = number(view.seat(seat).gather);
    let label = label!("Gathered" / "素材回収");
    line(ids::of_seat(seat, "gather"), label, value, Tone::Plain)
}

/// What its cards add to each contribution, if they do. Source: MR-6.3.
fn contribution(view: View<'_>, seat: Seat) -> Option<Line> {
    let tenths = view.game.contribution_bonus(view.state, seat);
    let value = Label::same(format!("+{}", Tenths(tenths)));
    let label = label!("Contributions" / "貢献度");
    (tenths > 0).then(|| line(ids::of_seat(seat, "contribution"), label, value, Tone::Special))
}

/// Points as they would count now, by kind of card. Source: MR-8.5.
fn points(view: View<'_>, seat: Seat) -> Line {
    let tally = view.game.tally(view.state, seat);
    let kinds = [
        (tally.skills, "skills", "スキル"),
        (tally.parts, "parts", "部位"),
        (tally.items, "items", "アイテム"),
        (tally.core, "core", "コア"),
        (tally.deaths, "penalties", "デスペナ"),
    ];
    let counted = kinds.into_iter().filter(|(halves, ..)| *halves != 0);
    let Label { en, ja } = listed(counted.map(|(halves, en, ja)| {
        let points = Halves(halves);
        label!("{en} {points}" / "{ja}{points}")
    }));
    let mut value = Label::same(Halves(tally.total()).to_string());
    if !en.is_empty() {
        append(&mut value, &label!(" ({en})" / "（{ja}）"));
    }
    line(ids::of_seat(seat, "points"), label!("Points now" / "現在の点"), value, Tone::Treasure)
}

/// A character: its level, what the next one needs, and what the seat could pay for it alone: chips,
/// starting chip and gathered markers. Source: MR-5.38, MR-5.39.
fn level(view: View<'_>, seat: Seat, who: Character) -> Line {
    let now = view.game.level_of(view.state, seat, who);
    let name: Label = who.name().into();
    let id = ids::level(seat, who);
    if now >= LEVEL_MAX {
        return line(id, name, label!("lv {now}" / "Lv.{now}"), Tone::Faint);
    }
    let has = view.seat(seat);
    let need = u32::from(view.game.level_need(view.state, seat, now));
    let starter = view.game.starter_worth(view.state, seat, who).unwrap_or(0);
    let have = has.xp.points_for(who) + u32::from(starter) + u32::from(has.gather);
    let is_left = view.game.cards().skill_kinds().any(|kind| {
        let card = view.game.cards().skill(kind);
        let fits = card.character == who && card.level == now + 1;
        fits && view.game.skills_left(view.state, kind) > 0
    });
    let mut value = label!("lv {now}: {have} of {need}" / "Lv.{now}：{have}／{need}");
    if !is_left {
        append(&mut value, &label!(", no card left" / "（カードなし）"));
    }
    let tone = if have >= need && is_left { Tone::Good } else { of_character(who) };
    line(id, name, value, tone)
}

/// The skills by character, the levels beside each other.
fn skills(view: View<'_>, seat: Seat) -> Vec<Slot> {
    let skills = &view.seat(seat).skills;
    let of = |who: Character| {
        let sign: Label = symbol_sign(Symbol::of(who)).into();
        let mine = move |own: &&OwnSkill| view.game.cards().skill(own.card).character == who;
        skills.iter().filter(mine).map(move |own| Slot {
            label: sign.clone(),
            ..placed(token::own_skill(view, seat, own), 1)
        })
    };
    Character::ALL.into_iter().flat_map(of).collect()
}

/// Experience chips by symbol, and the starting chip.
fn experience(view: View<'_>, seat: Seat, place: (u8, u8)) -> Region {
    let has = view.seat(seat);
    let chips = has.xp.iter().map(|(chip, count)| placed(xp_chips(seat, chip), count.into()));
    let starter = has.starter.map(|symbol| placed(token::starter(view, symbol), 1));
    let mut slots: Vec<Slot> = chips.chain(starter).collect();
    none_if_empty(&mut slots, ids::of_seat(seat, "xp/none"));
    let (id, name) = (ids::of_seat(seat, "xp"), label!("Experience" / "経験値"));
    super::region(id, name, place, view.tone(seat), Body::Row(slots))
}

fn xp_chips(seat: Seat, chip: XpChip) -> Token {
    let (Text { en, ja }, points) = (chip.symbol.name(), chip.points());
    let short = xp_sign(chip.symbol, points);
    let name = label!("{en} {points}" / "{ja}{points}");
    token::plain(ids::xp(seat, chip), name, short, of_symbol(chip.symbol))
}

/// Part cards, items, bonus shields, the core bonus and penalties.
fn cards(view: View<'_>, seat: Seat) -> Vec<Slot> {
    let has = view.seat(seat);
    let mut tokens = Vec::with_capacity(8);
    tokens.extend(has.part_cards.iter().map(|card| token::part(view, *card, Some(seat))));
    tokens.extend(has.items.iter().map(|item| token::own_item(view, seat, *item)));
    let held = BonusShield::ALL.into_iter().filter(|chip| view.state.bonus_holder(*chip).is(seat));
    tokens.extend(held.map(|chip| token::bonus(view, chip)));
    if view.state.core_bonus == Holder::Seat(seat) {
        tokens.push(token::core_bonus(view));
    }
    let mut slots: Vec<Slot> = tokens.into_iter().map(|token| placed(token, 1)).collect();
    if has.deaths > 0 {
        let count = u16::try_from(has.deaths).unwrap_or(u16::MAX);
        slots.push(placed(token::deaths(view, ids::of_seat(seat, "deaths")), count));
    }
    none_if_empty(&mut slots, ids::of_seat(seat, "cards/none"));
    slots
}

/// A place where nothing lies, so that a region is never bare.
fn none_if_empty(slots: &mut Vec<Slot>, id: String) {
    if slots.is_empty() {
        slots.push(slot(id, label!("none" / "なし"), None, 0));
    }
}
