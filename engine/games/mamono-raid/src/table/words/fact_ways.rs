//! Facts in words that are told in more than one way.

use super::parts::{coins_for, cost_for, home_for, left, pawn_place, pawn_way};
use super::{
    Character, LIFE, MARKER, PAWN, Part, Place, SHIELD, Seat, SkillKind, Space, Spot, Target,
    Teller, Tenths, XP_POINT, XpChip, fmt, say,
};
use crate::fact::{CoinsFor, CostFor, HomeFor};
use crate::state::PawnPlace;
use kanso_engine::game::Words;

/// Shields take some of the damage.
pub(super) fn shielded(
    t: Teller<'_>,
    seat: Seat,
    shield: u32,
    bonus: u32,
    rest: u32,
    to: Words<'_>,
) -> fmt::Result {
    let (seat, shields, left) = (t.seat(seat), t.count(shield, &SHIELD), left(t, rest));
    if bonus == 0 {
        say! { t, to; "{seat} has {shields}: {left}" / "{seat}は{shields}で軽減：{left}" }
    } else {
        say! { t, to;
            "{seat} has {shields} and {bonus} from the bonus shield: {left}" /
            "{seat}は{shields}とボーナスシールドの{bonus}個で軽減：{left}"
        }
    }
}

/// A party loses life chips.
pub(super) fn life_turned(
    t: Teller<'_>,
    seat: Seat,
    turned: u8,
    life: u8,
    over: u32,
    to: Words<'_>,
) -> fmt::Result {
    let (seat, chips) = (t.seat(seat), t.count(turned, &LIFE));
    if over == 0 {
        say! { t, to;
            "{seat} turns {chips} to damage and has {life} left" /
            "{seat}は{chips}をダメージチップに裏返す（残りライフ{life}枚）"
        }
    } else {
        say! { t, to;
            "{seat} turns {chips} to damage and has {life} left; {over} damage remains" /
            "{seat}は{chips}をダメージチップに裏返す\
             （残りライフ{life}枚、まだ{over}ダメージ）"
        }
    }
}

/// A seat pays action points.
pub(super) fn cost_paid(
    t: Teller<'_>,
    seat: Seat,
    cost: CostFor,
    ac: u8,
    extra: u8,
    to: Words<'_>,
) -> fmt::Result {
    let (seat, what) = (t.seat(seat), cost_for(t, cost));
    let all = u16::from(ac) + u16::from(extra);
    if extra == 0 {
        say! { t, to; "{seat} pays AC {ac} for {what}" / "{seat}は{what}にAC{ac}を支払う" }
    } else {
        say! { t, to;
            "{seat} pays AC {all} ({ac} + {extra} extra) for {what}" /
            "{seat}は{what}にAC{all}（{ac}＋追加{extra}）を支払う"
        }
    }
}

/// A pawn goes on along the AP track.
pub(super) fn pawn_moves(
    t: Teller<'_>,
    seat: Seat,
    from: PawnPlace,
    space: u8,
    below: u8,
    to: Words<'_>,
) -> fmt::Result {
    let (seat, pawns) = (t.seat(seat), t.count(below, &PAWN));
    let way = pawn_way(t, from, space);
    if below == 0 {
        say! { t, to; "{seat}'s pawn goes {way}" / "{seat}の人型コマが{way}" }
    } else {
        say! { t, to;
            "{seat}'s pawn goes {way}, on top of {pawns}" / "{seat}の人型コマが{way}（{pawns}の上）"
        }
    }
}

/// A seat passes.
pub(super) fn passes(
    t: Teller<'_>,
    seat: Seat,
    from: PawnPlace,
    space: Space,
    to: Words<'_>,
) -> fmt::Result {
    let (seat, stays) = (t.seat(seat), from == PawnPlace::Safe(space));
    let (from, space) = (pawn_place(t, from), t.space(space));
    if stays {
        say! { t, to; "{seat} passes and stays on {space}" / "{seat}はパスして{space}に留まる" }
    } else {
        say! { t, to;
            "{seat} passes: the pawn goes from {from} to {space}" /
            "{seat}はパス：人型コマを{from}から{space}へ"
        }
    }
}

/// A purse changes.
pub(super) fn purse_changes(
    t: Teller<'_>,
    seat: Seat,
    why: CoinsFor,
    by: i32,
    purse: u32,
    to: Words<'_>,
) -> fmt::Result {
    let (seat, why) = (t.seat(seat), coins_for(t, why));
    let coins = t.copper(by.unsigned_abs());
    let purse = t.copper(purse);
    if by < 0 {
        say! { t, to;
            "{seat} pays {coins} for {why} and has {purse}" /
            "{seat}は{why}に{coins}を支払う（所持金：{purse}）"
        }
    } else {
        say! { t, to;
            "{seat} gets {coins} for {why} and has {purse}" /
            "{seat}は{why}で{coins}を得る（所持金：{purse}）"
        }
    }
}

/// Chips leave a skill.
pub(super) fn released(
    t: Teller<'_>,
    seat: Seat,
    skill: SkillKind,
    chips: u8,
    ready: bool,
    to: Words<'_>,
) -> fmt::Result {
    let (seat, skill, chips) = (t.seat(seat), t.skill(skill), t.count(chips, &LIFE));
    if ready {
        say! { t, to;
            "{seat} takes {chips} back from {skill}, which is ready again" /
            "{seat}は{skill}から{chips}を外す（再び使用可能）"
        }
    } else {
        say! { t, to;
            "{seat} takes {chips} back from {skill}, which stays used" /
            "{seat}は{skill}から{chips}を外す（まだ使用済み）"
        }
    }
}

/// A place in a ranking.
pub(super) fn contributed(
    t: Teller<'_>,
    target: Target,
    place: u8,
    seat: Seat,
    tenths: u32,
    bonus: u32,
    to: Words<'_>,
) -> fmt::Result {
    let (place, target, seat) = (t.place(place), t.target(target), t.seat(seat));
    let (total, cards) = (Tenths(tenths), Tenths(bonus));
    if bonus == 0 {
        say! { t, to;
            "{seat} is {place} at the {target} with contribution {total}" /
            "{target}の{place}：{seat}（貢献度{total}）"
        }
    } else {
        say! { t, to;
            "{seat} is {place} at the {target} with contribution {total} \
             ({cards} from cards)" /
            "{target}の{place}：{seat}（貢献度{total}、うちカード{cards}）"
        }
    }
}

/// A tie in a ranking.
pub(super) fn tie_broken(
    t: Teller<'_>,
    first: Seat,
    second: Seat,
    by: Spot,
    to: Words<'_>,
) -> fmt::Result {
    let (first, second) = (t.seat(first), t.seat(second));
    let spot = t.spot(by);
    match by.place() {
        Place::Line(..) => say! { t, to;
            "{first} and {second} are tied: {first}'s marker on {spot} is nearer to the base" /
            "{first}と{second}は同点：{spot}のマーカーが矢印の元に近い{first}が上位"
        },
        Place::Core(_) => say! { t, to;
            "{first} and {second} are tied: clockwise from the top, {first}'s marker on \
             {spot} comes first" /
            "{first}と{second}は同点：真上から時計回りで{spot}のマーカーが先に来る{first}が\
             上位"
        },
    }
}

/// The AP limit of a seat that has passed rises.
pub(super) fn limit_rises(
    t: Teller<'_>,
    seat: Seat,
    limit: u8,
    returns: Option<u8>,
    to: Words<'_>,
) -> fmt::Result {
    let seat = t.seat(seat);
    match returns {
        None => say! { t, to;
            "{seat}'s AP limit rises to {limit}, but {seat} has passed" /
            "{seat}のAPの上限が{limit}に上がるが、すでにパスしている"
        },
        Some(0) => say! { t, to;
            "{seat}'s AP limit rises to {limit}: {seat} may act again from the safe zone" /
            "{seat}のAPの上限が{limit}に上がり、セーフティゾーンから再び行動できる"
        },
        Some(space) => say! { t, to;
            "{seat}'s AP limit rises to {limit}: the pawn returns to AP space {space}" /
            "{seat}のAPの上限が{limit}に上がり、人型コマはAPトラックの{space}に戻る"
        },
    }
}

/// Hate markers go home.
pub(super) fn markers_home(
    t: Teller<'_>,
    seat: Seat,
    markers: u8,
    why: HomeFor,
    to: Words<'_>,
) -> fmt::Result {
    let (seat, why, count) = (t.seat(seat), home_for(t, why), t.count(markers, &MARKER));
    if markers == 1 {
        say! { t, to; "{count} of {seat} goes home {why}" / "{why}{seat}の{count}が置き場に戻る" }
    } else {
        say! { t, to; "{count} of {seat} go home {why}" / "{why}{seat}の{count}が置き場に戻る" }
    }
}

/// A part is broken.
pub(super) fn part_broken(t: Teller<'_>, part: Part, breaks: u8, to: Words<'_>) -> fmt::Result {
    let part = t.part(part);
    if breaks < 2 {
        say! { t, to;
            "the {part} is broken for the first time" / "{part}の破壊1回目：部位が再生する"
        }
    } else {
        say! { t, to;
            "the {part} is broken for the second time and gone" /
            "{part}の破壊2回目：もう再生しない"
        }
    }
}

/// A level is paid for.
pub(super) fn level_paid(
    t: Teller<'_>,
    seat: Seat,
    character: Character,
    chips: &[XpChip],
    points: u8,
    need: u8,
    to: Words<'_>,
) -> fmt::Result {
    let (seat, character) = (t.seat(seat), t.character(character));
    let paid = t.count(points, &XP_POINT);
    let listed = t.xp_list(chips);
    if chips.is_empty() {
        say! { t, to;
            "{seat} pays {paid} for the {character}, {need} needed" /
            "{seat}は{character}に{paid}を支払う（必要{need}点）"
        }
    } else {
        say! { t, to;
            "{seat} pays {paid} for the {character}, {need} needed; chips: {listed}" /
            "{seat}は{character}に{paid}を支払う（必要{need}点、チップ：{listed}）"
        }
    }
}
