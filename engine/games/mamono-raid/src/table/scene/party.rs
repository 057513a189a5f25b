//! What a seat has: its figures, skills, experience and cards.
//!
//! Source: MR-3.3 to MR-3.9, MR-5.3 to MR-5.7, MR-8.5.

use super::{View, append, ids, line, names, number, of_character, of_symbol, slot, token, tracks};
use crate::cards::{ItemEffect, STARTER_ANY, STARTER_OWN};
use crate::state::{Holder, OwnSkill, PawnPlace};
use crate::table::names::{Tenths, symbol_sign};
use crate::vocabulary::{BonusShield, Character, MARKERS, Service, Symbol, XpChip};
use kanso_engine::scene::{Body, Line, Region, Slot, Token, Tone};
use kanso_engine::{Halves, Label, Seat};

/// Levels of a character. Source: MR-5.38.
const LEVEL_MAX: u8 = 3;

/// The panel of a seat.
pub(super) fn put(view: View<'_>, seat: Seat, regions: &mut Vec<Region>) {
    let place = (seat.into(), 0);
    let tone = view.tone(seat);
    regions.push(sheet(view, seat, place));
    let name = Label::new("Skills", "スキル");
    let body = Body::Row(skills(view, seat));
    regions.push(super::region(ids::of_seat(seat, "skills"), name, place, tone, body));
    regions.push(experience(view, seat, place));
    let name = Label::new("Cards and chips", "カードとチップ");
    let body = Body::Row(cards(view, seat));
    regions.push(super::region(ids::of_seat(seat, "cards"), name, place, tone, body));
}

/// All seats at a glance, one line each.
pub(super) fn all(view: View<'_>, place: (u8, u8)) -> Region {
    let lines = view.state.every_seat().map(|seat| glance(view, seat)).collect();
    let name = Label::new("Parties", "パーティ");
    super::region(ids::PARTIES, name, place, Tone::Plain, Body::Sheet(lines))
}

fn glance(view: View<'_>, seat: Seat) -> Line {
    let View { game, state } = view;
    let limit = game.ap_limit(state, seat);
    let at = match state.pawn(seat) {
        PawnPlace::Ap(space) => space.to_string(),
        PawnPlace::Safe(space) => names::space(space).to_owned(),
        PawnPlace::Aside => "–".to_owned(),
    };
    let mut value = Label::same(format!("AP {at}/{limit}"));
    let damage = game.next_damage(state, seat);
    append(&mut value, &[&format!(", damage {damage}")], &[&format!("、次のダメージ{damage}")]);
    if is_wiped_out(view, seat) {
        append(&mut value, &[" (death penalty)"], &["（デスペナルティ）"]);
    }
    let life = life_words(view, seat);
    append(&mut value, &[", ", &life.en], &["、", &life.ja]);
    let home = game.home(state, seat);
    let (purse, points) = (state.seat(seat).purse, Halves(game.tally(state, seat).total()));
    append(
        &mut value,
        &[&format!(", {home} markers home, purse {purse}, points {points}")],
        &[&format!("、マーカー{home}、所持金{purse}、{points}点")],
    );
    let label = Label::same(view.name(seat).to_owned());
    line(ids::of_seat(seat, "glance"), label, value, view.tone(seat))
}

/// What the seat that it is about can use, beside the monster: its skills, items that are used
/// instead of one, Gather materials; during the set-up the starting chips that it can take.
pub(super) fn acting(view: View<'_>, place: (u8, u8)) -> Region {
    let seat = view.acting();
    let owner = view.name(seat);
    let name = Label::new(format!("{owner} can use"), format!("{owner}が使えるもの"));
    let mut slots: Vec<Slot> = tracks::starters(view).collect();
    slots.extend(skills(view, seat));
    for item in &view.seat(seat).items {
        if let Some(ItemEffect::Action { .. }) = view.game.cards().item(*item).effect {
            let token = token::own_item(view, seat, *item);
            slots.push(slot(ids::place(&token.id), Label::default(), Some(token), 1));
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
        PawnPlace::Ap(space) => Label::new(
            format!("{space} of {limit}, {} left", limit.saturating_sub(space)),
            format!("{space}／{limit}（残り{}）", limit.saturating_sub(space)),
        ),
        PawnPlace::Safe(space) if view.seat(seat).passed => {
            let space = names::space(space);
            Label::new(
                format!("passed to {space}, limit {limit}"),
                format!("パスして{space}（上限{limit}）"),
            )
        }
        PawnPlace::Safe(space) => {
            let space = names::space(space);
            Label::new(format!("on {space}, limit {limit}"), format!("{space}（上限{limit}）"))
        }
        PawnPlace::Aside => Label::new(format!("limit {limit}"), format!("上限{limit}")),
    };
    let label = Label::new("Action points", "AP");
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
    let (bonus_en, bonus_ja) = if bonus == 0 {
        (String::new(), String::new())
    } else {
        (format!(" − bonus {bonus}"), format!("−ボーナス{bonus}"))
    };
    let mut value = Label::new(
        format!("{total} = a {away} + b {level} − shield {shield}{bonus_en}"),
        format!("{total}＝a{away}＋b{level}−盾{shield}{bonus_ja}"),
    );
    let tone = if is_wiped_out(view, seat) {
        append(&mut value, &[": death penalty"], &["：デスペナルティ"]);
        Tone::Bad
    } else if total > 0 {
        Tone::Warning
    } else {
        Tone::Good
    };
    line(ids::of_seat(seat, "damage"), Label::new("Next damage", "次のダメージ"), value, tone)
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
    let label = Label::new("Life chips", "ライフチップ");
    line(ids::of_seat(seat, "life"), label, life_words(view, seat), tone)
}

fn life_words(view: View<'_>, seat: Seat) -> Label {
    let has = view.seat(seat);
    let locked: u8 = has.skills.iter().map(|own| own.locked).sum();
    let (life, damage) = (has.life, has.damage);
    let mut value = Label::new(format!("{life} life"), format!("ライフ{life}"));
    if damage > 0 {
        append(&mut value, &[&format!(", {damage} damage")], &[&format!("、ダメージ{damage}")]);
    }
    if locked > 0 {
        append(&mut value, &[&format!(", {locked} locked")], &[&format!("、スキル上{locked}")]);
    }
    value
}

/// The markers at home; the greatest open number is damage a. Source: MR-3.4.
fn home(view: View<'_>, seat: Seat) -> Line {
    let home = view.game.home(view.state, seat);
    let away = MARKERS - home;
    let value = match away {
        0 => Label::new(format!("{home}, none open"), format!("{home}（空きなし）")),
        1 => Label::new(format!("{home}, open: 1"), format!("{home}（空き1）")),
        _ => Label::new(format!("{home}, open: 1 to {away}"), format!("{home}（空き1～{away}）")),
    };
    let tone = if home == 0 { Tone::Warning } else { Tone::Plain };
    let label = Label::new("Markers home", "マーカー置き場");
    line(ids::of_seat(seat, "home"), label, value, tone)
}

fn purse(view: View<'_>, seat: Seat) -> Line {
    let units = view.seat(seat).purse;
    let mut value = number(units);
    if units > 0 {
        let coins = names::coins(units);
        append(&mut value, &[" (", &coins.en, ")"], &["（", &coins.ja, "）"]);
    }
    line(ids::of_seat(seat, "purse"), Label::new("Purse", "所持金"), value, Tone::Treasure)
}

fn gathered(view: View<'_>, seat: Seat) -> Line {
    let value = number(view.seat(seat).gather);
    let label = Label::new("Gathered", "素材回収");
    line(ids::of_seat(seat, "gather"), label, value, Tone::Plain)
}

/// What its cards add to each contribution, if they do. Source: MR-6.3.
fn contribution(view: View<'_>, seat: Seat) -> Option<Line> {
    let tenths = view.game.contribution_bonus(view.state, seat);
    let value = Label::same(format!("+{}", Tenths(tenths)));
    let label = Label::new("Contributions", "貢献度");
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
    let mut parts = Label::default();
    for (halves, en, ja) in kinds {
        if halves != 0 {
            let points = Halves(halves);
            let next = Label::new(format!("{en} {points}"), format!("{ja}{points}"));
            super::append_next(&mut parts, (", ", "、"), &next);
        }
    }
    let mut value = Label::same(Halves(tally.total()).to_string());
    if !parts.is_empty() {
        append(&mut value, &[" (", &parts.en, ")"], &["（", &parts.ja, "）"]);
    }
    line(ids::of_seat(seat, "points"), Label::new("Points now", "現在の点"), value, Tone::Treasure)
}

/// A character: its level, what the next one needs, and what the seat could pay for it alone: chips,
/// starting chip and gathered markers. Source: MR-5.38, MR-5.39.
fn level(view: View<'_>, seat: Seat, who: Character) -> Line {
    let now = view.game.level_of(view.state, seat, who);
    let name: Label = who.name().into();
    let id = ids::level(seat, who);
    if now >= LEVEL_MAX {
        let value = Label::new(format!("lv {now}"), format!("Lv.{now}"));
        return line(id, name, value, Tone::Faint);
    }
    let has = view.seat(seat);
    let need = u32::from(view.game.level_need(view.state, seat, now));
    let chips = has.xp.iter().filter(|(chip, _)| chip.symbol.serves(who));
    let chips: u32 = chips.map(|(chip, count)| u32::from(chip.points()) * u32::from(count)).sum();
    let starter = has.starter.map_or(0, |symbol| {
        let pays = if symbol == who { STARTER_OWN } else { STARTER_ANY };
        u32::from(pays)
    });
    let have = chips + starter + u32::from(has.gather);
    let is_left = view.game.cards().skill_kinds().any(|kind| {
        let card = view.game.cards().skill(kind);
        let fits = card.character == who && card.level == now + 1;
        fits && view.game.skills_left(view.state, kind) > 0
    });
    let mut value =
        Label::new(format!("lv {now}: {have} of {need}"), format!("Lv.{now}：{have}／{need}"));
    if !is_left {
        append(&mut value, &[", no card left"], &["（カードなし）"]);
    }
    let tone = if have >= need && is_left { Tone::Good } else { of_character(who) };
    line(id, name, value, tone)
}

/// The skills by character, the levels beside each other.
fn skills(view: View<'_>, seat: Seat) -> Vec<Slot> {
    let skills = &view.seat(seat).skills;
    let of = |who: Character| {
        let mine = move |own: &&OwnSkill| view.game.cards().skill(own.card).character == who;
        skills.iter().filter(mine)
    };
    let mut slots = Vec::with_capacity(skills.len());
    for who in Character::ALL {
        for own in of(who) {
            let token = token::own_skill(view, seat, own);
            let sign = symbol_sign(Symbol::of(who)).into();
            slots.push(slot(ids::place(&token.id), sign, Some(token), 1));
        }
    }
    slots
}

/// Experience chips by symbol, and the starting chip.
fn experience(view: View<'_>, seat: Seat, place: (u8, u8)) -> Region {
    let has = view.seat(seat);
    let mut slots = Vec::with_capacity(8);
    for (chip, count) in has.xp.iter() {
        let token = xp_chips(seat, chip);
        slots.push(slot(ids::place(&token.id), Label::default(), Some(token), count.into()));
    }
    if let Some(symbol) = has.starter {
        let token = token::starter(view, symbol);
        slots.push(slot(ids::place(&token.id), Label::default(), Some(token), 1));
    }
    none_if_empty(&mut slots, ids::of_seat(seat, "xp/none"));
    let name = Label::new("Experience", "経験値");
    let id = ids::of_seat(seat, "xp");
    super::region(id, name, place, view.tone(seat), Body::Row(slots))
}

fn xp_chips(seat: Seat, chip: XpChip) -> Token {
    let (symbol, sign) = (chip.symbol.name(), symbol_sign(chip.symbol));
    let points = chip.points();
    let name = Label::new(format!("{} {points}", symbol.en), format!("{}{points}", symbol.ja));
    let short = Label::new(format!("{}{points}", sign.en), format!("{}{points}", sign.ja));
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
    let place = |token: Token| slot(ids::place(&token.id), Label::default(), Some(token), 1);
    let mut slots: Vec<Slot> = tokens.into_iter().map(place).collect();
    if has.deaths > 0 {
        let token = token::deaths(view, ids::of_seat(seat, "deaths"));
        let count = u16::try_from(has.deaths).unwrap_or(u16::MAX);
        slots.push(slot(ids::place(&token.id), Label::default(), Some(token), count));
    }
    none_if_empty(&mut slots, ids::of_seat(seat, "cards/none"));
    slots
}

/// A place where nothing lies, so that a region is never bare.
fn none_if_empty(slots: &mut Vec<Slot>, id: String) {
    if slots.is_empty() {
        slots.push(slot(id, Label::new("none", "なし"), None, 0));
    }
}
