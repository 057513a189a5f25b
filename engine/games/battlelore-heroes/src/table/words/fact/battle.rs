//! Battles: dice, hits, losses and banners.

use super::names::face_name;
use super::parts::dice_by;
use super::{Teller, fmt, of_another_file, say};
use crate::battle::FightKind;
use crate::cards::UnitKind;
use crate::fact::{Fact, Piece};
use crate::table::words::{BANNERS, CRITICALS, DICE, FIGURES, FLAGS, HITS, LORE_FACES};
use crate::vocabulary::Mode;
use kanso_engine::game::Words;

pub(super) fn fact(t: Teller<'_>, fact: &Fact, to: Words<'_>) -> fmt::Result {
    match fact {
        Fact::Battles { piece, target, kind, mode } => battles(t, piece, target, *kind, *mode, to),
        Fact::Capped { from, to: capped } => say! { t, to;
            "the terrain leaves {capped} of {dice}" / "地形により基本の{dice}が{capped}個になる";
            dice = t.count(*from, &DICE)
        },
        Fact::DiceChanged { by, dice } => say! { t, to;
            "{change} {dice}: {by}" / "ダイス{change}個：{by}";
            change = t.change(*dice),
            dice = if dice.unsigned_abs() == 1 { "die" } else { "dice" }, by = dice_by(t, *by)
        },
        Fact::Dice { piece, dice } => say! { t, to;
            "{dice} for {piece}" / "{piece}は{dice}";
            dice = t.count(*dice, &DICE), piece = t.piece(piece)
        },
        Fact::NoDice { piece } => say! { t, to;
            "no die is left for {piece}: nothing is rolled" /
            "{piece}のダイスは1個も残らず、振らない";
            piece = t.piece(piece)
        },
        Fact::Rolled { whose, faces } => say! { t, to;
            "{who} rolls {dice}: {faces}" / "{who}が{dice}を振る：{faces}";
            who = t.whose(*whose), dice = t.how_many(faces, &DICE), faces = t.faces(faces)
        },
        Fact::Rerolled { whose, old, new } => say! { t, to;
            "{who} rolls {old} again: {new}" / "{who}が{old}を振り直す：{new}";
            who = t.whose(*whose), old = t.faces(old), new = t.faces(new)
        },
        Fact::FacesCancelled { faces } => say! { t, to;
            "without effect: {faces}" / "打ち消された目：{faces}"; faces = t.faces(faces)
        },
        Fact::FlagAdded => say! { t, to; "a flag is added to the roll" / "退却の目1個が加わる" },
        Fact::HitsCancelled { hits } => say! { t, to;
            "{hits} cancelled" / "{hits}を打ち消す"; hits = t.count(*hits, &HITS)
        },
        Fact::HitsBy { face } => say! { t, to;
            "each {face} of this roll hits too" / "このダイスでは{face}もヒットになる";
            face = t.text(face_name(*face))
        },
        Fact::LoreFaces { faces } => say! { t, to;
            "{faces} in the roll" / "{faces}が出る"; faces = t.count(*faces, &LORE_FACES)
        },
        Fact::PoolEmpty { whose } => say! { t, to;
            "the pool is empty: {who} gains no more Lore tokens" /
            "プールが空のため、{who}はこれ以上ロアトークンを得られない";
            who = t.whose(*whose)
        },
        Fact::StrikeIgnored { target } => say! { t, to;
            "one bonus strike is ignored, on foot against mounted: {target}" /
            "徒歩から騎乗への攻撃のため、オレンジの目1個は無視される：{target}";
            target = t.piece(target)
        },
        Fact::StrikesMiss { piece } => say! { t, to;
            "with this weapon bonus strikes do not hit: {piece}" /
            "この武器ではオレンジの目はヒットにならない：{piece}";
            piece = t.piece(piece)
        },
        Fact::Hit { target, hits, mode: _ } => {
            let target = t.piece(target);
            match *hits {
                0 => say! { t, to; "no hit on {target}" / "{target}へのヒットはない" },
                hits => say! { t, to;
                    "{hits} on {target}" / "{target}に{hits}"; hits = t.count(hits, &HITS)
                },
            }
        }
        Fact::FiguresLost { piece, lost, left } => say! { t, to;
            "{piece} {lose} {lost}: {left} left" / "{piece}が{lost}を失う（残り{left}体）";
            lose = t.does(piece, "loses", "lose"), piece = t.piece(piece),
            lost = t.count(*lost, &FIGURES)
        },
        Fact::FiguresBack { piece, back, now } => say! { t, to;
            "{piece} {regain} {back}: {now} now" / "{piece}が{back}を回復する（現在{now}体）";
            regain = t.does(piece, "regains", "regain"), piece = t.piece(piece),
            back = t.count(*back, &FIGURES)
        },
        Fact::Eliminated { piece } => {
            let name = t.piece(piece);
            match piece.unit {
                Some(UnitKind::Creature(_)) => say! { t, to;
                    "{name} is killed" / "{name}が倒される"
                },
                Some(UnitKind::Troop(_)) | None => say! { t, to;
                    "{name} {are} eliminated" / "{name}が全滅する"; are = t.does(piece, "is", "are")
                },
            }
        }
        Fact::Banner { whose, banners, target } => say! { t, to;
            "a banner for {who}: {banners} of {target}" /
            "{who}がバナー1個を得る：{target}個中{banners}個";
            who = t.whose(*whose)
        },
        Fact::CriticalDice { piece, dice } => say! { t, to;
            "{dice} against {piece}" / "{piece}に{dice}を振る";
            dice = t.count(*dice, &CRITICALS), piece = t.piece(piece)
        },
        Fact::Critical { piece, faces, killed } => {
            let (piece, faces) = (t.piece(piece), t.faces(faces));
            if *killed {
                say! { t, to;
                    "critical roll: {faces}, deadly for {piece}" /
                    "致命ダイスは{faces}：{piece}に致命傷"
                }
            } else {
                say! { t, to;
                    "critical roll: {faces}, nothing happens to {piece}" /
                    "致命ダイスは{faces}：{piece}は無事"
                }
            }
        }
        Fact::FlagsMoot { flags } => say! { t, to;
            "nobody is left to retreat: {flags} without effect" /
            "退却するユニットがもういないため、{flags}に効果はない";
            flags = t.count(*flags, &FLAGS)
        },
        Fact::FlagsCancelled { flags } => say! { t, to;
            "{flags} cancelled" / "{flags}を打ち消す"; flags = t.count(*flags, &FLAGS)
        },
        _ => of_another_file(),
    }
}

/// Who attacks whom, and how.
fn battles(
    t: Teller<'_>,
    piece: &Piece,
    target: &Piece,
    kind: FightKind,
    mode: Mode,
    to: Words<'_>,
) -> fmt::Result {
    let (one, other) = (t.led(piece), t.led(target));
    match (kind, mode) {
        (FightKind::Attack, Mode::Melee) => say! { t, to;
            "{one} {attack} {other}" / "{one}が{other}を攻撃する";
            attack = t.does(piece, "attacks", "attack")
        },
        (FightKind::Attack, Mode::Ranged) => say! { t, to;
            "{one} {shoot} at {other}" / "{one}が{other}を射撃する";
            shoot = t.does(piece, "shoots", "shoot")
        },
        (FightKind::BattleBack, _) => say! { t, to;
            "{one} {battle} back at {other}" / "{one}が{other}に反撃する";
            battle = t.does(piece, "battles", "battle")
        },
        (FightKind::Bonus, _) => say! { t, to;
            "bonus melee: {one} against {other}" / "追加の白兵戦：{one}が{other}を攻撃する"
        },
        (FightKind::Passing, _) => say! { t, to;
            "passing attack: {one} {strike} at {other}" /
            "特別攻撃：{one}が通り抜ける{other}を攻撃する";
            strike = t.does(piece, "strikes", "strike")
        },
    }
}

/// The banners of both camps: `6 banners to 4`.
pub(super) fn score(t: Teller<'_>, own: u8, other: u8) -> String {
    let banners = t.count(own, &BANNERS);
    match t.lang {
        kanso_engine::Lang::En => format!("{banners} to {other}"),
        kanso_engine::Lang::Ja => format!("バナー{own}対{other}"),
    }
}
