//! What is counted of a seat: one line each, with a sign and the figure beside it.
//!
//! Source: MR-3.3 to MR-3.9, MR-5.3 to MR-5.7, MR-5.38, MR-8.5.

use super::{View, append, ids, line, listed, names, number, of_character, of_seat, sign};
use crate::prelude::*;
use crate::vocabulary::MARKERS;
use kanso_engine::Halves;
use kanso_engine::scene::Icon;

/// Levels of a character. Source: MR-5.38.
const LEVEL_MAX: u8 = 3;

/// A seat at a glance: its figures, each as short as it goes.
pub(super) fn glance(view: View<'_>, seat: Seat, place: (u8, u8)) -> Region {
    // The first figure has the colour and the sign of the seat.
    let ap = (ids::of_seat(seat, "ap"), label!("AP" / "AP"), ap_figure(view, seat));
    let mut lines = vec![Line { tone: of_seat(seat), ..in_short(ap.0, ap.1, Icon::Move, ap.2) }];
    lines.extend(next_damage_in_short(view, seat));
    lines.extend(lives(view, seat));
    let home = view.game.home(view.state, seat);
    let tone = if home == 0 { Tone::Warning } else { Tone::Plain };
    let id = ids::of_seat(seat, "home");
    let label = label!("Markers home" / "マーカー置き場");
    lines.push(Line { tone, ..in_short(id, label, Icon::Hate, number(home)) });
    let (id, units) = (ids::of_seat(seat, "purse"), number(view.seat(seat).purse));
    lines.push(in_short(id, label!("Purse" / "所持金"), Icon::Gold, units));
    lines.push(contribution(view, seat));
    let total = Label::same(Halves(view.game.tally(view.state, seat).total()).to_string());
    let (id, label) = (ids::of_seat(seat, "points"), label!("Points now" / "現在の点"));
    let tone = if has_won(view, seat) { Tone::Good } else { Tone::Plain };
    lines.push(Line { tone, ..in_short(id, label, Icon::Points, total) });
    named(view, seat, "glance", place, lines)
}

/// Whether a seat has won the game.
fn has_won(view: View<'_>, seat: Seat) -> bool {
    view.is_over() && view.game.places(view.state).first().is_some_and(|(first, _)| *first == seat)
}

/// The figures of a seat, in full.
pub(super) fn sheet(view: View<'_>, seat: Seat, place: (u8, u8)) -> Region {
    let mut lines = vec![action_points(view, seat)];
    lines.extend(next_damage(view, seat));
    lines.extend(lives(view, seat));
    lines.extend([home(view, seat), purse(view, seat), gathered(view, seat)]);
    lines.push(contribution(view, seat));
    lines.push(points(view, seat));
    named(view, seat, "sheet", place, lines)
}

/// What a seat can pay with, and what its characters need.
pub(super) fn shop(view: View<'_>, seat: Seat, place: (u8, u8)) -> Region {
    let mut lines = vec![purse(view, seat), gathered(view, seat)];
    lines.extend(lives(view, seat));
    lines.extend(Character::ALL.into_iter().map(|who| level(view, seat, who)));
    named(view, seat, "shop", place, lines)
}

fn named(view: View<'_>, seat: Seat, id: &str, place: (u8, u8), lines: Vec<Line>) -> Region {
    let name = Label::same(view.name(seat).to_owned());
    super::region(ids::of_seat(seat, id), name, place, view.tone(seat), Body::Sheet(lines))
}

/// A line whose value is the figure itself.
fn in_short(id: String, label: Label, sign: Icon, figure: Label) -> Line {
    line(id, label, figure.clone(), Tone::Plain).signed(sign, figure)
}

/// Where the pawn is, of how far it may go: `5/9`, in the safe zone `C/9`.
fn ap_figure(view: View<'_>, seat: Seat) -> Label {
    let limit = view.game.ap_limit(view.state, seat);
    match view.state.pawn(seat) {
        PawnPlace::Ap(space) => label!("{space}/{limit}" / "{space}/{limit}"),
        PawnPlace::Safe(space) => {
            let space = space.letter();
            label!("{space}/{limit}" / "{space}/{limit}")
        }
        PawnPlace::Aside => label!("–/{limit}" / "–/{limit}"),
    }
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
    let line = line(ids::of_seat(seat, "ap"), label, value, Tone::Plain);
    line.signed(Icon::Move, ap_figure(view, seat))
}

/// Damage of the next enemy phase as it stands now, part by part; none once the game is over.
/// Source: MR-5.3 to MR-5.7.
fn next_damage(view: View<'_>, seat: Seat) -> Option<Line> {
    let View { game, state, .. } = view;
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
    let value = label!(
        "{total} = a {away} + b {level} − shield {shield}{en}"
            / "{total}＝a{away}＋b{level}−盾{shield}{ja}"
    );
    of_next_damage(view, seat, total, value)
}

fn next_damage_in_short(view: View<'_>, seat: Seat) -> Option<Line> {
    let total = view.game.next_damage(view.state, seat);
    of_next_damage(view, seat, total, number(total))
}

/// With the sign of the monster's claws, or of a death where it is more than the party can bear.
fn of_next_damage(view: View<'_>, seat: Seat, total: u32, mut value: Label) -> Option<Line> {
    let next = label!("Next damage" / "次のダメージ");
    let (label, sign, tone) = if is_wiped_out(view, seat, total) {
        append(&mut value, &label!(": death penalty" / "：デスペナルティ"));
        (label!("Deadly damage" / "致死ダメージ"), Icon::Death, Tone::Bad)
    } else if total > 0 {
        (next, Icon::Claw, Tone::Warning)
    } else {
        (next, Icon::Claw, Tone::Good)
    };
    let line = || line(ids::of_seat(seat, "damage"), label, value, tone);
    (!view.is_over()).then(|| line().signed(sign, number(total)))
}

/// True if this damage is more than the life chips that can be turned: those in hand, and those on
/// skills, which return before it comes. Source: MR-5.7.
fn is_wiped_out(view: View<'_>, seat: Seat, damage: u32) -> bool {
    damage > u32::from(view.seat(seat).life) + locked(view, seat)
}

/// Life chips on skills.
fn locked(view: View<'_>, seat: Seat) -> u32 {
    view.seat(seat).skills.iter().map(|own| u32::from(own.locked)).sum()
}

/// Life chips in hand, those turned to damage, and those on skills.
fn lives(view: View<'_>, seat: Seat) -> [Line; 3] {
    let has = view.seat(seat);
    let of = |id: &str, label: Label, sign: Icon, count: u32, tone: Tone| Line {
        tone,
        ..in_short(ids::of_seat(seat, id), label, sign, number(count))
    };
    let faint = |count: u32| if count == 0 { Tone::Faint } else { Tone::Plain };
    let (life, wounds, locked) = (has.life.into(), has.damage.into(), locked(view, seat));
    let tone = if life == 0 { Tone::Warning } else { Tone::Plain };
    [
        of("life", label!("Life chips" / "ライフチップ"), Icon::Hp, life, tone),
        of("wounds", label!("Damage chips" / "ダメージチップ"), Icon::Wound, wounds, faint(wounds)),
        of("locked", label!("On skills" / "スキル上"), Icon::Locked, locked, faint(locked)),
    ]
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
    line(ids::of_seat(seat, "home"), label, value, tone).signed(Icon::Hate, number(home))
}

fn purse(view: View<'_>, seat: Seat) -> Line {
    let units = view.seat(seat).purse;
    let mut value = number(units);
    if units > 0 {
        let Label { en, ja } = names::coins(units);
        append(&mut value, &label!(" ({en})" / "（{ja}）"));
    }
    let label = label!("Purse" / "所持金");
    let line = line(ids::of_seat(seat, "purse"), label, value, Tone::Treasure);
    line.signed(Icon::Gold, number(units))
}

fn gathered(view: View<'_>, seat: Seat) -> Line {
    let label = label!("Gathered" / "素材回収");
    in_short(ids::of_seat(seat, "gather"), label, Icon::Gather, number(view.seat(seat).gather))
}

/// What its cards add to each contribution. Source: MR-6.3.
fn contribution(view: View<'_>, seat: Seat) -> Line {
    let tenths = view.game.contribution_bonus(view.state, seat);
    let value = Label::same(format!("+{}", Tenths(tenths)));
    let (id, label) = (ids::of_seat(seat, "contribution"), label!("Contributions" / "貢献度"));
    let tone = if tenths > 0 { Tone::Special } else { Tone::Faint };
    Line { tone, ..in_short(id, label, Icon::Influence, value) }
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
    let total = Label::same(Halves(tally.total()).to_string());
    let mut value = total.clone();
    if !en.is_empty() {
        append(&mut value, &label!(" ({en})" / "（{ja}）"));
    }
    let label = label!("Points now" / "現在の点");
    line(ids::of_seat(seat, "points"), label, value, Tone::Treasure).signed(Icon::Points, total)
}

/// A character: its level, what the next one needs, and what the seat could pay for it alone: chips,
/// starting chip and gathered markers. Source: MR-5.38, MR-5.39.
fn level(view: View<'_>, seat: Seat, who: Character) -> Line {
    let now = view.game.level_of(view.state, seat, who);
    let name: Label = who.name().into();
    let (id, sign) = (ids::level(seat, who), sign::of_character(who));
    if now >= LEVEL_MAX {
        let value = label!("lv {now}" / "Lv.{now}");
        return line(id, name, value.clone(), Tone::Faint).signed(sign, value);
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
    line(id, name, value, tone).signed(sign, label!("{have}/{need}" / "{have}/{need}"))
}
