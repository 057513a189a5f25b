//! Casualty checks, wounds and the tokens of heroes.

use super::parts::{dice_by, experience_for, treasure_for, wounded_by};
use super::{Teller, fmt, of_another_file, say};
use crate::fact::Fact;
use crate::table::words::DICE;
use kanso_engine::game::Words;

pub(super) fn fact(t: Teller<'_>, fact: &Fact, to: Words<'_>) -> fmt::Result {
    match fact {
        Fact::CheckDue { hero, dice } => say! { t, to;
            "{hero} must make a casualty check with {dice}" / "{hero}は{dice}の負傷チェックを行う";
            hero = t.hero(*hero), dice = t.count(*dice, &DICE)
        },
        Fact::BearerLost { hero } => say! { t, to;
            "the banner bearer of {hero}'s troop has fallen: one die of the check" /
            "{hero}の部隊のバナー持ちが失われ、負傷チェックのダイスが1個加わる";
            hero = t.hero(*hero)
        },
        Fact::CheckDice { by, dice } => say! { t, to;
            "{change} {dice} in the casualty check: {by}" / "負傷チェックのダイス{change}個：{by}";
            change = t.change(*dice),
            dice = if dice.unsigned_abs() == 1 { "die" } else { "dice" }, by = dice_by(t, *by)
        },
        Fact::CheckStrikeIgnored { hero } => say! { t, to;
            "mounted, {hero} ignores one bonus strike of a hero on foot" /
            "騎乗の{hero}は、徒歩のヒーローのオレンジの目1個を無視する";
            hero = t.hero(*hero)
        },
        Fact::CheckCancelled { hero } => say! { t, to;
            "no die is left for the casualty check of {hero}" /
            "{hero}の負傷チェックのダイスは1個も残らず、振らない";
            hero = t.hero(*hero)
        },
        Fact::Checked { hero, faces } => say! { t, to;
            "casualty check of {hero}: {faces}" / "{hero}の負傷チェック：{faces}";
            hero = t.hero(*hero), faces = t.faces(faces)
        },
        Fact::LastLight { hero, faces } => say! { t, to;
            "the amulet's die for {hero}: {faces}" / "{hero}の護符のダイス：{faces}";
            hero = t.hero(*hero), faces = t.faces(faces)
        },
        Fact::Unharmed { hero } => say! { t, to;
            "{hero} is not wounded" / "{hero}は負傷しない"; hero = t.hero(*hero)
        },
        Fact::Wounded { hero, camp: _, by } => say! { t, to;
            "{hero} is wounded{by} and captured" / "{hero}は{by}負傷し、捕らえられる";
            hero = t.hero(*hero), by = wounded_by(t, *by)
        },
        Fact::SkullMarked { hero, left } => say! { t, to;
            "{hero} marks off a skull: {left} left" /
            "{hero}のスカルマーク1個を消す（残り{left}個）";
            hero = t.hero(*hero)
        },
        Fact::Died { hero } => say! { t, to;
            "{hero} has no skull left and is dead" / "{hero}はスカルマークがなくなり、死亡する";
            hero = t.hero(*hero)
        },
        Fact::GloryGained { piece } => say! { t, to;
            "{piece} {gain} a Glory token" / "{piece}が栄光のロアトークン1個を得る";
            gain = t.does(piece, "gains", "gain"), piece = t.piece(piece)
        },
        Fact::Experience { hero, why } => say! { t, to;
            "{hero} gains an Experience token: {why}" / "{hero}は経験トークン1個を得る：{why}";
            hero = t.hero(*hero), why = experience_for(t, *why)
        },
        Fact::Treasure { hero, why } => say! { t, to;
            "{hero} gains a Treasure token: {why}" / "{hero}は財宝トークン1個を得る：{why}";
            hero = t.hero(*hero), why = treasure_for(t, *why)
        },
        _ => of_another_file(),
    }
}
