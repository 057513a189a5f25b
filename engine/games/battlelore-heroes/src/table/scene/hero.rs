//! Character sheets: class, skulls, skills, artifacts, tokens.
//!
//! Source: BH-3.1, BH-17.2 to BH-17.4, BH-18.1, BH-21.2; what an eye sees of artifacts: BH-19.18.

use super::{View, append, badge, camp, holding, ids, line, none_if_empty, region, token};
use crate::prelude::*;
use crate::state::derived::skulls;
use crate::table::names;
use kanso_engine::scene::{Icon, Look, Slot};

/// The sheet of a hero, and its cards.
pub(super) fn put(
    view: View<'_>,
    seat: Seat,
    sheet: &Sheet,
    place: (u8, u8),
    regions: &mut Vec<Region>,
) {
    let in_battle = super::battle(view).and_then(|battle| battle.find_hero(sheet.id));
    // Side by side they are told apart by the seat's colour and sign, whoever is asked.
    let tone = Tone::Seat(seat.into());
    let (hero, class) = (names::hero_label(sheet.class, sheet.name_no), sheet.class.name());
    let player = view.seat(seat);
    let name = Label::new(
        format!("{}, {} ({})", hero.en, class.en, player.en),
        format!("{}・{}（{}）", hero.ja, class.ja, player.ja),
    );
    let lines = Body::Sheet(lines(view, sheet, in_battle));
    regions.push(region(ids::of_hero(sheet.id, "sheet"), name, place, tone, lines));
    let skills = sheet.skills.iter().map(|kind| {
        let id = ids::skill(view.game, sheet.id, *kind);
        holding(token::skill(view, id, *kind, tone), 1)
    });
    let mut slots: Vec<Slot> = skills.collect();
    none_if_empty(&mut slots, ids::of_hero(sheet.id, "skills/none"));
    let name = Label::new("Skills", "スキル");
    regions.push(region(ids::of_hero(sheet.id, "skills"), name, place, tone, Body::Row(slots)));
    let slots = artifacts(view, seat, sheet, in_battle);
    let name = Label::new("Artifacts", "アーティファクト");
    regions.push(region(ids::of_hero(sheet.id, "artifacts"), name, place, tone, Body::Row(slots)));
}

/// A seat without heroes.
pub(super) fn none(view: View<'_>, seat: Seat) -> Region {
    let player = view.seat(seat);
    let label = Label::new("Heroes", "ヒーロー");
    let value = Label::new("none", "なし");
    let lines = vec![line(ids::of_seat(seat, "heroes"), label, value, Tone::Faint)];
    let place = (0, u8::from(seat) * super::SHEET_ROWS);
    region(ids::of_seat(seat, "sheets"), player, place, Tone::Seat(seat.into()), Body::Sheet(lines))
}

fn lines(view: View<'_>, sheet: &Sheet, in_battle: Option<&Hero>) -> Vec<Line> {
    let id = |name: &str| ids::of_hero(sheet.id, name);
    let mut lines = Vec::with_capacity(8);
    let status = match in_battle {
        Some(hero) => {
            let mut words = camp::whereabouts(view, hero);
            if hero.mounted {
                append(&mut words, &[", mounted"], &["、騎乗"]);
            }
            words
        }
        None => status_name(sheet.status).into(),
    };
    let (label, tone) = (Label::new("Status", "状態"), status_tone(sheet.status));
    lines.push(line(id("status"), label, status, tone));
    let all = skulls(sheet.class);
    let left = view.game.skulls_left(view.state, sheet.id);
    let mut signs = "☠".repeat(left.into());
    signs.extend(std::iter::repeat_n('✕', usize::from(all - left)));
    let value = Label::same(format!("{signs} {left}/{all}"));
    let tone = match left {
        0 => Tone::Bad,
        1 => Tone::Warning,
        _ => Tone::Plain,
    };
    let skulls = line(id("skulls"), Label::new("Skulls", "スカルマーク"), value, tone);
    lines.push(skulls.signed(Icon::Skull, Label::same(format!("{left}/{all}"))));
    let count = |name: &str, label: Text, number: u32, tone: Tone, icon: Icon| {
        line(id(name), label.into(), super::number(number), tone)
            .signed(icon, super::number(number))
    };
    let label = Text::new("Experience", "経験");
    let experience = sheet.experience.into();
    lines.push(count("experience", label, experience, Tone::Plain, Icon::LevelUp));
    let label = Text::new("Treasure", "財宝");
    lines.push(count("treasure", label, sheet.treasure.into(), Tone::Treasure, Icon::Gold));
    if view.state.campaign.is_some() {
        let (battles, wounds) = (sheet.battles, sheet.wounds);
        let value = Label::new(
            format!("{battles}, heroes wounded {wounds}"),
            format!("{battles}、負傷させたヒーロー{wounds}"),
        );
        let line = line(id("battles"), Label::new("Battles", "戦闘"), value, Tone::Plain);
        lines.push(line.signed(Icon::Battle, super::number(battles)));
    }
    if let Some(hero) = in_battle.filter(|hero| hero.searches > 0) {
        let label = Text::new("Chests searched", "捜索した宝箱");
        lines.push(count("searches", label, hero.searches.into(), Tone::Plain, Icon::Chest));
    }
    lines
}

/// What a hero is to its player.
pub(super) const fn status_name(status: SheetStatus) -> Text {
    match status {
        SheetStatus::Active => Text::new("active", "現役"),
        SheetStatus::Dead => Text::new("dead", "死亡"),
        SheetStatus::Advisor => Text::new("advisor", "アドバイザー"),
        SheetStatus::Instructor => Text::new("instructor", "訓練所教官"),
        SheetStatus::Discarded => Text::new("retired", "引退"),
    }
}

/// How that stands out.
pub(super) const fn status_tone(status: SheetStatus) -> Tone {
    match status {
        SheetStatus::Active => Tone::Plain,
        SheetStatus::Dead => Tone::Bad,
        SheetStatus::Advisor | SheetStatus::Instructor => Tone::Treasure,
        SheetStatus::Discarded => Tone::Faint,
    }
}

/// Equipped artifacts, then those under the sheet: face up for those who may know, else a number.
fn artifacts(view: View<'_>, seat: Seat, sheet: &Sheet, in_battle: Option<&Hero>) -> Vec<Slot> {
    let equipped = in_battle.map_or(&[][..], |hero| &hero.equipped);
    let mut under = sheet.artifacts.clone();
    let mut slots = Vec::with_capacity(sheet.artifacts.len());
    for kind in equipped {
        if let Some(at) = under.iter().position(|other| other == kind) {
            under.remove(at);
        }
        let id = ids::artifact(view.game, sheet.id, *kind);
        slots.push(holding(token::artifact(view, id, *kind), 1));
    }
    if view.sees_sheet(seat) {
        for group in under.chunk_by(|one, next| one == next) {
            let id = ids::artifact(view.game, sheet.id, group[0]);
            let twice = equipped.contains(&group[0]);
            let id = if twice { format!("{id}/under") } else { id };
            let mut token = token::artifact(view, id, group[0]);
            if in_battle.is_some() {
                token.look = Look::Spent;
                token.badges.push(badge::under());
            }
            slots.push(holding(token, group.len() as u16));
        }
    } else if !under.is_empty() {
        let id = ids::of_hero(sheet.id, "backs");
        let what = Text::new("artifact", "アーティファクト");
        slots.push(holding(token::backs(id, what, Tone::Plain), under.len() as u16));
    }
    none_if_empty(&mut slots, ids::of_hero(sheet.id, "artifacts/none"));
    slots
}
