//! Damage to heroes, healing, going down and coming back.

use super::parts::{cause, own_source};
use super::{Teller, fmt, of_another_file, say};
use crate::fact::Fact;
use kanso_engine::game::Words;

pub(super) fn fact(t: Teller<'_>, fact: &Fact, to: Words<'_>) -> fmt::Result {
    match *fact {
        Fact::DamageReduced { seat, by, left } => say! { t, to;
            "the damage to {seat} is {by} lower: {left} left" /
            "{seat}が受けるダメージ−{by}（残り{left}ダメージ）";
            seat = t.seat(seat)
        },
        Fact::LeftAtOne { seat } => say! { t, to;
            "{seat} is left at 1 HP" / "{seat}のHPは1残る"; seat = t.seat(seat)
        },
        Fact::HurtsItself { seat, source, damage } => say! { t, to;
            "{seat}'s {card} deals {damage} damage to its owner" /
            "{seat}の{card}は本人に{damage}ダメージを与える";
            seat = t.seat(seat), card = own_source(t, source)
        },
        Fact::KeptAtOne { seat, damage } => say! { t, to;
            "{seat} keeps 1 HP under {damage} damage" /
            "{seat}は{damage}ダメージを受けてもHP1で持ちこたえる";
            seat = t.seat(seat)
        },
        Fact::Healed { seat, n, hp } => say! { t, to;
            "{seat} heals {n} HP and has {hp} HP" / "{seat}はHPを{n}回復（HP{hp}）";
            seat = t.seat(seat)
        },
        Fact::Recovered { seat } => say! { t, to;
            "{seat}'s hero comes back with 1 HP" / "{seat}のキャラがHP1で復帰"; seat = t.seat(seat)
        },
        Fact::MayStillAct { seat } => say! { t, to;
            "{seat}'s hero may still act in this round" /
            "{seat}のキャラはこのターンにまだ手番を行える";
            seat = t.seat(seat)
        },
        Fact::Harmed { seat, cause: by, damage, hp } => say! { t, to;
            "{seat} takes {damage} damage by {by}: {hp} HP left" /
            "{seat}は{by}で{damage}ダメージを受ける（残りHP{hp}）";
            seat = t.seat(seat), by = cause(t, by)
        },
        Fact::Unharmed { seat } => say! { t, to;
            "{seat} takes no damage" / "{seat}はダメージを受けない"; seat = t.seat(seat)
        },
        Fact::GoesDown { seat, ref cards } => {
            say! { t, to;
                "{seat}'s hero goes down and loses its tension" /
                "{seat}のキャラがダウンし、テンションは0になる";
                seat = t.seat(seat)
            }?;
            if cards.is_empty() {
                return Ok(());
            }
            say! { t, to;
                "; discarded from the play sheet: {cards}" / "（プレイシートから捨てる：{cards}）";
                cards = t.cards(cards)
            }
        }
        Fact::TurnCutShort { seat } => say! { t, to;
            "{seat}'s hero went down in its own turn: the turn is over" /
            "{seat}のキャラは自分の手番中にダウンしたため、手番は終わる";
            seat = t.seat(seat)
        },
        _ => of_another_file(),
    }
}
