//! The dice attack that is going on: from whom, on whom, and what it does or would do.

use super::{Look, ids};
use crate::prelude::*;
use crate::rules::chapter::roll::HIT_DAMAGE;
use crate::table::words::{Attack, attack};
use kanso_engine::scene::{Arrow, Badge, Icon};

/// From the attacker to its target.
pub(super) fn arrow(look: Look<'_>) -> Option<Arrow> {
    let (target, attack) = attack(look.game, look.state)?;
    let seat = look.state.active_seat()?;
    let (from, to) = (ids::unit(seat, look.state.skill_user()?), ids::monster(seat, target));
    let meaning = match attack {
        Attack::Pending { least } => format!("{least}+: −{HIT_DAMAGE}"),
        Attack::Thrown { damage } => format!("−{damage}?"),
    };
    Some(Arrow { from, to, meaning: Label::same(meaning), tone: Tone::Warning })
}

/// The figures at the cell of a target: what the dice need for how much, or how much they would do.
/// Source: RR-5.11.
pub(super) fn figures(look: Look<'_>, seat: Seat, monster: MonsterId) -> Vec<Badge> {
    let going_on = attack(look.game, look.state);
    let Some((_, attack)) =
        going_on.filter(|(target, _)| *target == monster && look.state.active_seat() == Some(seat))
    else {
        return Vec::new();
    };
    let damage = |text: String, meaning: Text| {
        let text = Label::same(text);
        Badge::new(text.clone(), meaning, Tone::Warning).signed(Icon::Damage, text)
    };
    match attack {
        Attack::Pending { least } => {
            let needed = Label::same(format!("{least}+"));
            let meaning = Text::new("what the two dice need to hit", "命中に必要な出目の合計");
            vec![
                Badge::new(needed.clone(), meaning, Tone::Warning).signed(Icon::Die, needed),
                damage(HIT_DAMAGE.to_string(), Text::new("damage of a hit", "命中時のダメージ")),
            ]
        }
        Attack::Thrown { damage: done } => {
            let meaning = Text::new("damage as the dice lie", "今の出目でのダメージ");
            vec![damage(format!("{done}?"), meaning)]
        }
    }
}
