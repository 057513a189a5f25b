//! Parts of sentences: where a pawn is, what is left, what a skill takes.

use super::{Tell, Teller, fmt, say};
use crate::prelude::*;
use crate::vocabulary::XP_VALUE_MAX;

/// Where a pawn is.
impl Tell<MamonoRaid> for PawnPlace {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Safe(space) => space.tell(t, f),
            Self::Ap(space) => say! { t, f; "AP space {space}" / "APトラックの{space}" },
            Self::Aside => say! { t, f; "beside the board" / "ボードの外" },
        }
    }
}

/// The way of a pawn to a space of the AP track.
pub(crate) struct PawnWay(pub PawnPlace, pub u8);

impl Tell<MamonoRaid> for PawnWay {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(from, to) = self;
        match from {
            PawnPlace::Ap(from) => say! { t, f;
                "from AP space {from} to {to}" / "APトラックの{from}から{to}へ"
            },
            PawnPlace::Safe(_) | PawnPlace::Aside => say! { t, f;
                "from {from} to AP space {to}" / "{from}からAPトラックの{to}へ";
                from = t.told(from)
            },
        }
    }
}

/// Damage that is left after something kept it off.
pub(crate) struct Left(pub u32);

impl Tell<MamonoRaid> for Left {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => say! { t, f; "no damage left" / "ダメージは残らない" },
            rest => say! { t, f; "{rest} damage left" / "残り{rest}ダメージ" },
        }
    }
}

/// What a skill takes, without what lies on the card of a seat.
pub(crate) struct Filter(pub SkillKind);

impl Tell<MamonoRaid> for Filter {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let attack = t.game.cards.skill(self.0).attack;
        let (xp, coin) = attack.map_or((0, 0), |attack| (attack.xp, attack.coin));
        let coin = Coin::ALL.into_iter().find(|of| of.rank() == coin);
        let more = if xp < XP_VALUE_MAX {
            t.word(" (1 more with a sword chip)", "（剣チップがあれば＋1）")
        } else {
            ""
        };
        match (xp, coin.map(|coin| t.text(coin.name()))) {
            (0, None) => say! { t, f; "no chips" / "なし" },
            (0, Some(coin)) => say! { t, f; "coins up to {coin}" / "{coin}までのコイン" },
            (_, None) => say! { t, f; "experience up to {xp}{more}" / "{xp}点までの経験値{more}" },
            (_, Some(coin)) => say! { t, f;
                "experience up to {xp}{more} and coins up to {coin}" /
                "{xp}点までの経験値{more}と{coin}までのコイン"
            },
        }
    }
}
