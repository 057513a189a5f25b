//! What is counted of a seat: one line each, with a sign and the figure beside it.
//!
//! Source: MR-3.3 to MR-3.9, MR-5.3 to MR-5.7, MR-5.38, MR-8.5.

use super::forecast::{self, End, Forecast};
use super::{View, append, ids, line, listed, names, number, of_character, of_seat, sign, times};
use crate::fact::Tally;
use crate::prelude::*;
use crate::state::derived::LEVEL_MAX;
use crate::table::names::xp_sign;
use crate::vocabulary::MARKERS;
use kanso_engine::Halves;
use kanso_engine::scene::Icon;

/// A seat at a glance: what the table tells of it beside the monster.
pub(super) fn glance(view: View<'_>, seat: Seat, place: (u8, u8)) -> Region {
    let mut lines = figures(view, seat);
    // The first figure has the colour and the sign of the seat.
    lines[0].tone = of_seat(seat);
    lines.push(points(view, seat));
    named(view, seat, "glance", place, lines)
}

/// The figures of a seat, in full.
pub(super) fn sheet(view: View<'_>, seat: Seat, place: (u8, u8)) -> Region {
    let mut lines = figures(view, seat);
    lines.extend([gathered(view, seat), experience(view, seat)]);
    lines.extend(deaths(view, seat));
    lines.push(points(view, seat));
    named(view, seat, "sheet", place, lines)
}

/// What both tell of a seat before its points.
fn figures(view: View<'_>, seat: Seat) -> Vec<Line> {
    let mut lines = vec![action_points(view, seat)];
    lines.extend(next_damage(view, seat));
    lines.extend(lives(view, seat));
    lines.extend([shields(view, seat), home(view, seat), purse(view, seat)]);
    lines.push(contribution(view, seat));
    lines
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

/// Where the pawn is, and how far it may go: `5/9`, in the safe zone `C/9`.
fn action_points(view: View<'_>, seat: Seat) -> Line {
    let limit = view.game.ap_limit(view.state, seat);
    let (at, value) = match view.state.pawn(seat) {
        PawnPlace::Ap(space) => {
            let left = limit.saturating_sub(space);
            let value =
                label!("{space} of {limit}, {left} left" / "{space}／{limit}（残り{left}）");
            (space.to_string(), value)
        }
        PawnPlace::Safe(space) => {
            let space = space.letter();
            let value = if view.seat(seat).passed {
                label!("passed to {space}, limit {limit}" / "パスして{space}（上限{limit}）")
            } else {
                label!("on {space}, limit {limit}" / "{space}（上限{limit}）")
            };
            (space.to_string(), value)
        }
        PawnPlace::Aside => ("–".to_owned(), label!("limit {limit}" / "上限{limit}")),
    };
    let line = line(ids::of_seat(seat, "ap"), label!("AP" / "AP"), value, Tone::Plain);
    line.signed(Icon::Move, Label::same(format!("{at}/{limit}")))
}

/// Damage of the next enemy phase as it stands now, part by part; none where no enemy phase follows. With
/// the sign of the monster's claws, or of a death where it is more than the party can bear. Source: MR-5.3
/// to MR-5.8.
fn next_damage(view: View<'_>, seat: Seat) -> Option<Line> {
    let Forecast { away, level, shield, bonus, softener, damage, end } = forecast::of(view, seat)?;
    let mut value = label!(
        "{damage} = a {away} + b {level} − shield {shield}"
            / "{damage}＝a{away}＋b{level}−盾{shield}"
    );
    if bonus > 0 {
        append(&mut value, &label!(" − bonus {bonus}" / "−ボーナス{bonus}"));
    }
    let items = &view.game.cards().items;
    if let Some((item, by)) = softener {
        let Label { en, ja } = &items[item.index()].face.short;
        let en = en.to_lowercase();
        append(&mut value, &label!(" − {en} {by}" / "−{ja}{by}"));
    }
    let next = label!("Next damage" / "次のダメージ");
    let (label, sign, tone) = match end {
        End::Penalty => {
            append(&mut value, &label!(": death penalty" / "：デスペナルティ"));
            (label!("Deadly damage" / "致死ダメージ"), Icon::Death, Tone::Bad)
        }
        End::Saved(item) => {
            let Label { en, ja } = &items[item.index()].face.name;
            append(&mut value, &label!(": saved by {en}" / "：《{ja}》で助かる"));
            (next, Icon::Claw, Tone::Warning)
        }
        End::Stands if damage > 0 => (next, Icon::Claw, Tone::Warning),
        End::Stands => (next, Icon::Claw, Tone::Good),
    };
    let line = line(ids::of_seat(seat, "damage"), label, value, tone);
    Some(line.signed(sign, number(damage)))
}

/// Life chips on skills.
pub(super) fn locked(view: View<'_>, seat: Seat) -> u32 {
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
        of(
            "locked",
            label!("On skills" / "スキルに置いたライフ"),
            Icon::Locked,
            locked,
            faint(locked),
        ),
    ]
}

/// Shields against each damage, and those of a bonus shield: `3`, `3+1`. Source: MR-3.5, MR-5.5.
fn shields(view: View<'_>, seat: Seat) -> Line {
    let shield = view.game.shield(view.state, seat);
    let figure = match view.game.held_bonus(view.state, seat) {
        0 => number(shield),
        bonus => label!("{shield}+{bonus}" / "{shield}+{bonus}"),
    };
    in_short(ids::of_seat(seat, "shield"), label!("Shields" / "盾"), Icon::Defence, figure)
}

/// How many experience chips there are, and which. Source: MR-3.9.
fn experience(view: View<'_>, seat: Seat) -> Line {
    let xp = &view.seat(seat).xp;
    let chips = xp.iter().map(|(chip, count)| times(xp_sign(chip.symbol, chip.points()), count));
    let value = if xp.total() == 0 { label!("none" / "なし") } else { listed(chips) };
    let label = label!("Experience" / "経験値チップ");
    let line = line(ids::of_seat(seat, "experience"), label, value, Tone::Plain);
    line.signed(Icon::LevelUp, number(xp.total()))
}

/// Death penalties, where there are any. Source: MR-5.7.
fn deaths(view: View<'_>, seat: Seat) -> Option<Line> {
    let count = view.seat(seat).deaths;
    let (id, label) = (ids::of_seat(seat, "penalties"), label!("Death penalties" / "デスペナ"));
    let line = || in_short(id, label, Icon::Death, number(count));
    (count > 0).then(|| Line { tone: Tone::Bad, ..line() })
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

/// Halves of points of one kind.
type Counted = fn(&Tally) -> i32;
/// What points are of. Source: MR-8.5.
pub(super) const KINDS: [(Text, Counted); 5] = [
    (Text::new("skills", "スキル"), |tally| tally.skills),
    (Text::new("parts", "部位"), |tally| tally.parts),
    (Text::new("items", "アイテム"), |tally| tally.items),
    (Text::new("core", "コア"), |tally| tally.core),
    (Text::new("penalties", "デスペナ"), |tally| tally.deaths),
];

/// Points as they would count now, by kind of card. Source: MR-8.5.
fn points(view: View<'_>, seat: Seat) -> Line {
    let tally = view.game.tally(view.state, seat);
    let counted = KINDS.into_iter().map(|(name, of)| (name, Halves(of(&tally))));
    let counted = counted.filter(|(_, points)| points.0 != 0);
    let Label { en, ja } =
        listed(counted.map(|(Text { en, ja }, points)| label!("{en} {points}" / "{ja}{points}")));
    let total = Label::same(Halves(tally.total()).to_string());
    let mut value = total.clone();
    if !en.is_empty() {
        append(&mut value, &label!(" ({en})" / "（{ja}）"));
    }
    let (id, label) = (ids::of_seat(seat, "points"), label!("Points now" / "現在の点"));
    let is_first = || view.game.places(view.state).first().is_some_and(|(one, _)| *one == seat);
    let tone = if view.is_over() && is_first() { Tone::Good } else { Tone::Treasure };
    line(id, label, value, tone).signed(Icon::Points, total)
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
