//! Facts whose words hang on more than what they name: on a reading, on a cause, on how much an eye
//! may know.

use super::{TargetName, Teller, fmt, say};
use crate::action::PassScope;
use crate::fact::{CardRef, TargetRef, TrashCause};
use crate::readings::{MoveLockTime, VanguardLost};
use crate::state::{City, DrawnBy};
use kanso_engine::Seat;
use kanso_engine::game::Words;

/// Cards that are drawn, and by what.
pub(super) fn drawn(
    t: Teller<'_>,
    seat: Seat,
    cards: &[CardRef],
    by: DrawnBy,
    to: Words<'_>,
) -> fmt::Result {
    let (seat, cards) = (t.seat(seat), t.hand_cards(cards));
    match by {
        DrawnBy::Turn => say! { t, to; "{seat} draws {cards}" / "{seat}が引く：{cards}" },
        DrawnBy::City => say! { t, to;
            "by the city card {seat} draws {cards}" / "{seat}が都市カードの効果で引く：{cards}"
        },
        DrawnBy::Effect => say! { t, to;
            "by the effect {seat} draws {cards}" / "{seat}が効果で引く：{cards}"
        },
    }
}

/// A used ability; which one, where a card has several and the eye knows the card.
pub(super) fn ability_used(
    t: Teller<'_>,
    card: &CardRef,
    ability: u8,
    to: Words<'_>,
) -> fmt::Result {
    let (seat, number) = (t.seat(card.seat), ability + 1);
    let several = card.face.has(t.eye) && t.game.data(card.kind).abilities.len() > 1;
    let card = t.card(card);
    if several {
        say! { t, to;
            "{seat} uses ability {number} of {card}" /
            "{seat}が{card}の{number}つ目の特殊能力を使用"
        }
    } else {
        say! { t, to; "{seat} uses {card}" / "{seat}が{card}の特殊能力を使用" }
    }
}

/// A target that is not affected.
pub(super) fn target_skipped(
    t: Teller<'_>,
    target: TargetRef,
    unfit: bool,
    to: Words<'_>,
) -> fmt::Result {
    let target = TargetName { t, target };
    if unfit {
        say! { t, to;
            "{target} fits the text no longer and is skipped" /
            "{target}は条件に合わなくなり、影響を受けない"
        }
    } else {
        say! { t, to;
            "{target} is no longer there and is skipped" / "{target}はもうなく、影響を受けない"
        }
    }
}

/// What becomes of a battle whose vanguard is gone. Source: BK-R24.
pub(super) fn vanguard_lost(t: Teller<'_>, card: &CardRef, to: Words<'_>) -> fmt::Result {
    let card = t.card(card);
    match t.game.readings.vanguard_lost.get() {
        VanguardLost::BattleEnds => say! { t, to;
            "{card} cannot be the vanguard any more: the battle is over" /
            "{card}は先陣になれない：戦闘は終わり"
        },
        VanguardLost::ContinueWithout => say! { t, to;
            "{card} cannot be the vanguard any more: the battle goes on without one" /
            "{card}は先陣になれない：先陣なしで戦闘が続く"
        },
        VanguardLost::NameAnother => say! { t, to;
            "{card} cannot be the vanguard any more: another may be named" /
            "{card}は先陣になれない：別の先陣を指定できる"
        },
    }
}

/// A card that goes to the trash, and why.
pub(super) fn trashed(
    t: Teller<'_>,
    card: &CardRef,
    city: City,
    why: TrashCause,
    to: Words<'_>,
) -> fmt::Result {
    let (card, city) = (t.card(card), t.city(city));
    match why {
        TrashCause::Damage => say! { t, to;
            "{card} at {city} is trashed: no HP left" /
            "{city}の{card}はHPがなくなり、トラッシュされる"
        },
        TrashCause::Unique => say! { t, to;
            "{card} at {city} is trashed: its Unique name is in play already" /
            "{city}の{card}は同じ名前のUniqueがすでに場にあり、トラッシュされる"
        },
        TrashCause::Negated => say! { t, to;
            "{card} at {city} is negated and trashed" /
            "{city}の{card}は無効になり、トラッシュされる"
        },
        TrashCause::Text => say! { t, to;
            "{card} at {city} is trashed" / "{city}の{card}をトラッシュする"
        },
    }
}

/// A pass, with how long it lasts for those who may know.
pub(super) fn passed(t: Teller<'_>, seat: Seat, scope: PassScope, to: Words<'_>) -> fmt::Result {
    let told = t.eye.sees(seat);
    let seat = t.seat(seat);
    match scope {
        PassScope::UntilChange if told => say! { t, to;
            "{seat} passes until something changes" / "{seat}は変化があるまでパス"
        },
        PassScope::UntilTurnEnd if told => say! { t, to;
            "{seat} passes until the turn ends" / "{seat}はターンの終わりまでパス"
        },
        PassScope::Once | PassScope::UntilChange | PassScope::UntilTurnEnd => say! { t, to;
            "{seat} passes" / "{seat}はパス"
        },
    }
}

/// That nothing was there to choose.
pub(super) const fn only_choice(t: Teller<'_>, forced: bool) -> &'static str {
    if forced { t.word(", the only choice", "（唯一の選択肢）") } else { "" }
}

/// That a card is locked when it is announced, where it is.
pub(super) fn lock_words(t: Teller<'_>) -> &'static str {
    match t.game.readings.move_lock_time.get() {
        MoveLockTime::AtAnnouncement => t.word(" and locks it", "（ロック）"),
        MoveLockTime::AtResolution => "",
    }
}

/// Points of damage that do not count: absorbed by a shield, prevented by the card's text.
pub(super) struct Less<'a>(pub Teller<'a>, pub u16, pub u16);

impl fmt::Display for Less<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(t, absorbed, reduced) = self;
        if *absorbed > 0 {
            say! { t, f; ", {absorbed} held off by an effect" / "（効果で{absorbed}軽減）" }?;
        }
        if *reduced > 0 {
            say! { t, f; ", {reduced} held off by its own text" / "（自身の能力で{reduced}軽減）" }?;
        }
        Ok(())
    }
}
