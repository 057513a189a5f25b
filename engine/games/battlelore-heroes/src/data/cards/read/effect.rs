//! Reads what Command and Lore cards do: which fields each effect has, and how large its numbers
//! may be.

use super::field::{At, COLOURS};
use super::form::EffectForm;
use super::parts::Parts;
use super::{
    BOLD_MAX, DICE_MAX, DRAW_MAX, HEXES_MAX, ORDERS_MAX, PIECES_MAX, REACH_MAX, TOKENS_MAX,
};
use crate::cards::{CommandText, LoreEffect};
use kanso_engine::SetError;

/// Most orders that a Lore card gives.
const EXTRA_MAX: u8 = 4;
/// What a Command card can do.
const COMMAND_WORDS: [&str; 10] = [
    "sections",
    "assault",
    "battle_lore",
    "foot_onslaught",
    "mounted_charge",
    "leadership",
    "counter_attack",
    "darken_the_sky",
    "banners",
    "rally",
];
/// What a Lore card can do.
const LORE_WORDS: [&str; 24] = [
    "strike",
    "storm",
    "shake",
    "portal",
    "far_sight",
    "hurry",
    "gain_lore",
    "steal_lore",
    "order_extra",
    "dice",
    "fewer_dice",
    "cancel_faces",
    "bold",
    "holy_ground",
    "healing",
    "poison",
    "vengeance",
    "spy",
    "cancel",
    "lore_hits",
    "false_orders",
    "cleave",
    "cancel_flags",
    "relentless",
];

impl At {
    /// What a Command card orders.
    pub fn command_text(&self, form: &EffectForm) -> Result<CommandText, SetError> {
        let mut of = Parts::new(self, "effect", form)?;
        let text = match of.word() {
            "sections" => self.sections(&mut of)?,
            "assault" => CommandText::Assault(
                of.one_of("section", &[("left", 0), ("centre", 1), ("right", 2)])?,
            ),
            "battle_lore" => CommandText::BattleLore,
            "foot_onslaught" => {
                CommandText::FootOnslaught { orders: of.number("orders", 1, ORDERS_MAX)? }
            }
            "mounted_charge" => CommandText::MountedCharge {
                orders: of.number("orders", 1, ORDERS_MAX)?,
                dice: of.number("dice", 0, DICE_MAX)?,
            },
            "leadership" => CommandText::Leadership { dice: of.number("dice", 0, DICE_MAX)? },
            "counter_attack" => CommandText::CounterAttack,
            "darken_the_sky" => {
                CommandText::DarkenTheSky { orders: of.number("orders", 1, ORDERS_MAX)? }
            }
            "banners" => CommandText::Banners {
                colour: of.one_of("colour", &COLOURS)?,
                orders: of.number("orders", 1, ORDERS_MAX)?,
            },
            "rally" => CommandText::Rally {
                orders: of.number("orders", 1, ORDERS_MAX)?,
                dice: of.number("dice", 1, DICE_MAX)?,
            },
            _ => return Err(of.unknown(&COMMAND_WORDS)),
        };
        of.done()?;
        Ok(text)
    }

    fn sections(&self, of: &mut Parts<'_>) -> Result<CommandText, SetError> {
        let mut orders = [0; 3];
        for (orders, name) in orders.iter_mut().zip(["left", "centre", "right"]) {
            *orders = of.number_or_0(name, ORDERS_MAX)?;
        }
        let sum: u8 = orders.iter().sum();
        if !(1..=ORDERS_MAX).contains(&sum) {
            let problem = format!("{sum} orders, where 1 to {ORDERS_MAX} are allowed");
            return Err(self.error("effect", problem));
        }
        Ok(CommandText::Sections { orders, scout: of.flag("scout")? })
    }

    /// What a Lore card does.
    pub fn lore_effect(&self, form: &EffectForm) -> Result<LoreEffect, SetError> {
        let mut of = Parts::new(self, "effect", form)?;
        let effect = match of.word() {
            "strike" => LoreEffect::Strike {
                reach: of.by_level("reach", 1, REACH_MAX)?,
                sight: of.flag("sight")?,
                troops_only: of.flag("troops_only")?,
                dice: of.by_level("dice", 1, DICE_MAX)?,
                faces: of.faces()?,
                flags: of.flag("flags")?,
            },
            "storm" => LoreEffect::Storm {
                reach: of.number("within", 1, REACH_MAX)?,
                dice: of.by_level("dice", 1, DICE_MAX)?,
                faces: of.faces()?,
            },
            "shake" => LoreEffect::Shake {
                all_beside: of.one_of("whom", &[("one", false), ("all_beside", true)])?,
                dice: of.by_level("dice", 1, DICE_MAX)?,
                lore: of.flag("lore")?,
            },
            "portal" => LoreEffect::Portal { reach: of.by_level("reach", 1, REACH_MAX)? },
            "far_sight" => LoreEffect::FarSight { dice: of.by_level("dice", 0, DICE_MAX)? },
            "hurry" => LoreEffect::Hurry {
                pieces: of.by_level("pieces", 1, PIECES_MAX)?,
                mounted_only: of.flag("mounted_only")?,
                hexes: of.number("hexes", 0, HEXES_MAX)?,
                no_stop: of.flag("no_stop")?,
                melee_dice: of.number_or_0("melee_dice", DICE_MAX)?,
            },
            "gain_lore" => LoreEffect::GainLore { tokens: of.by_level("tokens", 1, TOKENS_MAX)? },
            "steal_lore" => LoreEffect::StealLore { tokens: of.by_level("tokens", 1, TOKENS_MAX)? },
            "order_extra" => {
                LoreEffect::OrderExtra { orders: of.by_level("orders", 1, EXTRA_MAX)? }
            }
            "dice" => LoreEffect::Dice {
                dice: of.by_level("dice", 0, DICE_MAX)?,
                near_forest: of.flag("near_forest")?,
                strikes_hit: of.flag("strikes_hit")?,
            },
            "fewer_dice" => LoreEffect::FewerDice { dice: of.by_level("dice", 1, DICE_MAX)? },
            "cancel_faces" => LoreEffect::CancelFaces {
                faces: of.by_level("faces", 1, PIECES_MAX)?,
                strikes_only: of.flag("strikes_only")?,
            },
            "bold" => LoreEffect::Bold { levels: of.by_level("levels", 1, BOLD_MAX)? },
            "holy_ground" => LoreEffect::HolyGround { levels: of.number("bold", 1, BOLD_MAX)? },
            "healing" => LoreEffect::Healing { dice: of.by_level("dice", 1, DICE_MAX)? },
            "poison" => LoreEffect::Poison { troops: of.by_level("troops", 1, PIECES_MAX)? },
            "vengeance" => LoreEffect::Vengeance { dice: of.by_level("dice", 0, DICE_MAX)? },
            "spy" => LoreEffect::Spy { cards: of.number("cards", 0, DRAW_MAX)? },
            "cancel" => LoreEffect::Cancel,
            "lore_hits" => LoreEffect::LoreHits,
            "false_orders" => LoreEffect::FalseOrders,
            "cleave" => LoreEffect::Cleave,
            "cancel_flags" => LoreEffect::CancelFlags,
            "relentless" => LoreEffect::Relentless,
            _ => return Err(of.unknown(&LORE_WORDS)),
        };
        of.done()?;
        Ok(effect)
    }
}
