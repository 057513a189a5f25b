//! Reads the powers of creatures, skills and artifacts: which fields each has, and how large its
//! numbers may be.

use super::field::At;
use super::form::EffectForm;
use super::parts::Parts;
use super::{BOLD_MAX, DICE_MAX, HEXES_MAX, MOVE_MAX, PIECES_MAX, REACH_MAX, TOKENS_MAX};
use crate::cards::{ArtifactPower, Power, SkillPower};
use kanso_engine::SetError;

/// Most artifacts that a hero owns, and so equips. Source: BH-17.3.
const ARTIFACTS_MAX: u8 = 6;
/// Most uses of a potion in a battle.
const USES_MAX: u8 = 9;
/// Most cards that Scouting draws.
const SCOUTING_MAX: u8 = 4;
/// What the power of a creature can be.
const CREATURE_WORDS: [&str; 2] = ["web", "hurl"];
/// What the power of a skill can be.
const SKILL_WORDS: [&str; 22] = [
    "riding",
    "outflank",
    "blademaster",
    "call_to_arms",
    "scouting",
    "lead_by_example",
    "pathfinder",
    "assassin",
    "hack_and_slash",
    "battle_rage",
    "leech",
    "thievery",
    "alchemist",
    "unseen_servant",
    "ball_lightning",
    "flame_lance",
    "arcane_mastery",
    "chant",
    "herbal_remedy",
    "shield_of_faith",
    "litany_of_valour",
    "turn_the_blade",
];
/// What the power of an artifact can be.
const ARTIFACT_WORDS: [&str; 39] = [
    "reroll_strikes",
    "cancel_strike",
    "deflect_helmet",
    "no_ranged_checks",
    "bold",
    "thorns",
    "moved_dice",
    "free_potions",
    "backpack",
    "search_beside_enemies",
    "supported",
    "range",
    "river_as_ford",
    "order_beside",
    "no_passing_attacks",
    "snare",
    "reroll_one",
    "lore_never_hits",
    "whispers",
    "hexes",
    "fewer_ranged_dice",
    "attack_dice",
    "last_light",
    "double_strikes",
    "dice_against_mounted",
    "bow",
    "embers",
    "lore_hits",
    "check_dice",
    "battle_back_dice",
    "add_flag",
    "blood",
    "ignore_trap",
    "warp",
    "cancel_check",
    "dice",
    "treasure_token",
    "experience_token",
    "physician",
];

impl At {
    /// The power of a creature.
    pub fn creature_power(&self, form: &EffectForm) -> Result<Power, SetError> {
        let mut of = Parts::new(self, "power", form)?;
        let power = match of.word() {
            "web" => Power::Web,
            "hurl" => {
                let (from, to) = of.distances(1, REACH_MAX)?;
                let dice = of.number("dice", 1, DICE_MAX)?;
                Power::Hurl { from, to, dice, faces: of.faces()?, flags: of.flag("flags")? }
            }
            _ => return Err(of.unknown(&CREATURE_WORDS)),
        };
        of.done()?;
        Ok(power)
    }

    /// The power of a skill.
    pub fn skill_power(&self, form: &EffectForm) -> Result<SkillPower, SetError> {
        let mut of = Parts::new(self, "power", form)?;
        let power = match of.word() {
            "riding" => SkillPower::Riding,
            "outflank" => SkillPower::Outflank,
            "blademaster" => SkillPower::Blademaster {
                dice: of.number("dice", 0, DICE_MAX)?,
                check_dice: of.number_or_0("check_dice", DICE_MAX)?,
            },
            "call_to_arms" => SkillPower::CallToArms { dice: of.number("dice", 1, DICE_MAX)? },
            "scouting" => SkillPower::Scouting { cards: of.number("cards", 2, SCOUTING_MAX)? },
            "lead_by_example" => {
                SkillPower::LeadByExample { pieces: of.number("pieces", 1, PIECES_MAX)? }
            }
            "pathfinder" => SkillPower::Pathfinder { hexes: of.number("hexes", 0, HEXES_MAX)? },
            "assassin" => SkillPower::Assassin {
                dice: of.number("dice", 0, DICE_MAX)?,
                check_dice: of.number_or_0("check_dice", DICE_MAX)?,
            },
            "hack_and_slash" => SkillPower::HackAndSlash { dice: of.number("dice", 1, DICE_MAX)? },
            "battle_rage" => SkillPower::BattleRage,
            "leech" => SkillPower::Leech,
            "thievery" => SkillPower::Thievery,
            "alchemist" => SkillPower::Alchemist { uses: of.number("uses", 1, USES_MAX)? },
            "unseen_servant" => {
                SkillPower::UnseenServant { limit: of.number("limit", 1, ARTIFACTS_MAX)? }
            }
            "ball_lightning" => SkillPower::BallLightning {
                dice: of.number("dice", 1, DICE_MAX)?,
                range: of.number("range", 1, REACH_MAX)?,
            },
            "flame_lance" => SkillPower::FlameLance,
            "arcane_mastery" => SkillPower::ArcaneMastery { dice: of.number("dice", 1, DICE_MAX)? },
            "chant" => SkillPower::Chant {
                levels: of.number("levels", 1, BOLD_MAX)?,
                reach: of.number("reach", 0, REACH_MAX)?,
            },
            "herbal_remedy" => {
                SkillPower::HerbalRemedy { reach: of.number("reach", 0, REACH_MAX)? }
            }
            "shield_of_faith" => {
                SkillPower::ShieldOfFaith { reach: of.number("reach", 0, REACH_MAX)? }
            }
            "litany_of_valour" => {
                SkillPower::LitanyOfValour { reach: of.number("reach", 0, REACH_MAX)? }
            }
            "turn_the_blade" => SkillPower::TurnTheBlade { dice: of.number("dice", 1, DICE_MAX)? },
            _ => return Err(of.unknown(&SKILL_WORDS)),
        };
        of.done()?;
        Ok(power)
    }

    /// The power of an artifact.
    pub fn artifact_power(&self, form: &EffectForm) -> Result<ArtifactPower, SetError> {
        let mut of = Parts::new(self, "power", form)?;
        let power = match artifact_without_fields(of.word()) {
            Some(power) => power,
            None => artifact_with_fields(&mut of)?,
        };
        of.done()?;
        Ok(power)
    }
}

fn artifact_without_fields(word: &str) -> Option<ArtifactPower> {
    Some(match word {
        "reroll_strikes" => ArtifactPower::RerollStrikes,
        "cancel_strike" => ArtifactPower::CancelStrike,
        "deflect_helmet" => ArtifactPower::DeflectHelmet,
        "no_ranged_checks" => ArtifactPower::NoRangedChecks,
        "free_potions" => ArtifactPower::FreePotions,
        "backpack" => ArtifactPower::Backpack,
        "search_beside_enemies" => ArtifactPower::SearchBesideEnemies,
        "supported" => ArtifactPower::Supported,
        "river_as_ford" => ArtifactPower::RiverAsFord,
        "no_passing_attacks" => ArtifactPower::NoPassingAttacks,
        "snare" => ArtifactPower::Snare,
        "reroll_one" => ArtifactPower::RerollOne,
        "lore_never_hits" => ArtifactPower::LoreNeverHits,
        "last_light" => ArtifactPower::LastLight,
        "double_strikes" => ArtifactPower::DoubleStrikes,
        "lore_hits" => ArtifactPower::LoreHits,
        "add_flag" => ArtifactPower::AddFlag,
        "ignore_trap" => ArtifactPower::IgnoreTrap,
        "cancel_check" => ArtifactPower::CancelCheck,
        "treasure_token" => ArtifactPower::TreasureToken,
        "experience_token" => ArtifactPower::ExperienceToken,
        "physician" => ArtifactPower::Physician,
        _ => return None,
    })
}

fn artifact_with_fields(of: &mut Parts<'_>) -> Result<ArtifactPower, SetError> {
    Ok(match of.word() {
        "bold" => ArtifactPower::Bold { levels: of.number("levels", 1, BOLD_MAX)? },
        "thorns" => {
            ArtifactPower::Thorns { dice: of.number("dice", 1, DICE_MAX)?, faces: of.faces()? }
        }
        "moved_dice" => ArtifactPower::MovedDice {
            dice: of.number("dice", 1, DICE_MAX)?,
            moved: of.number("moved", 1, MOVE_MAX)?,
        },
        "range" => ArtifactPower::Range { hexes: of.number("hexes", 1, HEXES_MAX)? },
        "order_beside" => {
            ArtifactPower::OrderBeside { orders: of.number("orders", 1, PIECES_MAX)? }
        }
        "whispers" => ArtifactPower::Whispers {
            tokens: of.number("tokens", 1, TOKENS_MAX)?,
            distance: of.number("distance", 1, REACH_MAX)?,
        },
        "hexes" => ArtifactPower::Hexes { hexes: of.number("hexes", 1, HEXES_MAX)? },
        "fewer_ranged_dice" => {
            ArtifactPower::FewerRangedDice { dice: of.number("dice", 1, DICE_MAX)? }
        }
        "attack_dice" => ArtifactPower::AttackDice { dice: of.number("dice", 1, DICE_MAX)? },
        "dice_against_mounted" => {
            ArtifactPower::DiceAgainstMounted { dice: of.number("dice", 1, DICE_MAX)? }
        }
        "bow" => {
            let (from, to) = of.distances(2, REACH_MAX)?;
            ArtifactPower::Bow { dice: of.number("dice", 1, DICE_MAX)?, from, to }
        }
        "embers" => ArtifactPower::Embers {
            range: of.number("range", 0, HEXES_MAX)?,
            dice: of.number("dice", 0, DICE_MAX)?,
        },
        "check_dice" => ArtifactPower::CheckDice { dice: of.number("dice", 1, DICE_MAX)? },
        "battle_back_dice" => {
            ArtifactPower::BattleBackDice { dice: of.number("dice", 1, DICE_MAX)? }
        }
        "blood" => ArtifactPower::Blood {
            dice: of.number("dice", 1, DICE_MAX)?,
            check_dice: of.number("check_dice", 1, DICE_MAX)?,
        },
        "warp" => ArtifactPower::Warp { hexes: of.number("hexes", 0, HEXES_MAX)? },
        "dice" => ArtifactPower::Dice { dice: of.number("dice", 1, DICE_MAX)? },
        _ => return Err(of.unknown(&ARTIFACT_WORDS)),
    })
}
