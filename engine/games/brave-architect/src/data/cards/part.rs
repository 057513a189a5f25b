//! What rows are made of: effects, attacks, abilities, and what each of them may hold in the file.

use super::read::{self, DRAW_MAX, HP_MAX, MOVE_MAX, N_MAX, RANGE_MAX, STAT_MAX, STAT_MIN};
use super::{COST_MAX, HATE_RANGES};
use crate::prelude::*;
use crate::vocabulary::TENSION_MAX;
use arrayvec::ArrayVec;
use kanso_engine::{card_kinds, card_parts, card_words};

vocabulary! {
    /// How long a change of a stat lasts. Source: BA-21.1.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Until;
    Turn => "until the end of the hero turn" / "手番終了まで";
    Round => "until the end of the round" / "ターン終了まで";
    InPlay => "while the card is in play" / "カードが場にある間";
    Roll => "for this roll" / "この判定のみ";
}

/// Which stat changes. Source: BA-21.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhichStat {
    /// This one.
    This(Stat),
    /// The one that is chosen at play (the `aim` of the action).
    Chosen,
}

card_parts! {
    /// A number with a stat to be added when it is read. Source: BA-21.3, BA-21.4.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    pub struct Points {
        /// The number.
        n: u8 [0..=MOVE_MAX],
        /// The stat.
        plus: Option<Stat>,
    } check (read::points)

    /// What an attack takes with it: at least one thing. Source: BA-21.16 to BA-21.18, BA-22.6.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    pub struct AttackMods {
        /// Added before defence, once.
        add_damage or 0: u8 [0..=N_MAX],
        /// Ignores defence, once.
        fixed or 0: u8 [0..=N_MAX],
        /// Added to every roll.
        roll or 0: i8 [STAT_MIN..=STAT_MAX],
        /// Added to the range.
        range or 0: u8 [0..=RANGE_MAX],
        /// Shift Mage: the attack is magic, and its check has mag for pow.
        as_magic or false: bool,
    } check (read::mods)
}

impl AttackMods {
    /// Both together.
    pub fn add(&mut self, more: &Self) {
        self.add_damage = self.add_damage.saturating_add(more.add_damage);
        self.fixed = self.fixed.saturating_add(more.fixed);
        self.roll = self.roll.saturating_add(more.roll);
        self.range = self.range.saturating_add(more.range);
        self.as_magic |= more.as_magic;
    }
}

card_kinds! {
    /// Whom a heal reaches. Source: BA-21.9, BA-22.11, BA-22.12.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Heals by "whom" {
        /// The owner.
        "own" => Own,
        /// One chosen hero within this ally range (BA-18.3), or the owner; 1 is adjacent.
        "ally" => Ally(range: u8 [1..=RANGE_MAX]),
        /// Each hero at this area distance, the owner too; down heroes come back only if `rouses`.
        "each" => Each {
            /// The distance.
            within: u8 [1..=RANGE_MAX],
            /// True if it brings back a down hero.
            rouses: bool,
        },
        /// The owner, or a down hero on an adjacent square (BA-16.4).
        "own_or_fallen" => OwnOrFallen,
    }
}

/// Highest chip. Source: BA-18.1.
const CHIP_MAX: u8 = 2;

card_kinds! {
    /// A primitive that cards are built from. Source: BA-21.1 to BA-21.27.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Effect by "do" check (read::effect) {
        /// BA-21.1.
        "stat" => StatMod {
            /// Of each hero at this area distance of the owner, the owner too (BA-22.3); without it the
            /// owner's alone.
            within: Option<u8> [1..=RANGE_MAX],
            /// Which.
            stat: WhichStat,
            /// How much.
            n: i8 [STAT_MIN..=STAT_MAX],
            /// How long.
            until: Until,
        },
        /// BA-21.2.
        "move" => MoveMod(n: u8 [1..=MOVE_MAX]),
        /// BA-21.3.
        "extra_move" => ExtraMove(..Points),
        /// BA-21.4.
        "post_attack_move" => PostAttackMove(..Points),
        /// BA-21.5.
        "evade" => EvadeMod {
            /// How much.
            n: i8 [STAT_MIN..=STAT_MAX],
            /// How long.
            until: Until,
        },
        /// BA-21.6.
        "auto_evade" => AutoEvade,
        /// BA-21.7.
        "reduce_damage" => ReduceDamage(n: u8 [1..=N_MAX]),
        /// BA-21.8.
        "min_hp_1" => MinHp1,
        /// BA-21.9.
        "heal" => Heal {
            /// How much.
            n: u8 [1..=HP_MAX],
        } with {
            /// Whom.
            whom: Heals,
        },
        /// BA-21.10.
        "damage_self" => DamageSelf(n: u8 [1..=N_MAX]),
        /// BA-21.11.
        "gain_tension" => GainTension(n: u8 [1..=TENSION_MAX]),
        /// BA-21.11.
        "lose_tension" => LoseTension(n: u8 [1..=TENSION_MAX]),
        /// BA-21.12.
        "draw" => Draw(n: u8 [1..=DRAW_MAX]),
        /// BA-21.13.
        "discard" => Discard(n: u8 [1..=DRAW_MAX]),
        /// BA-21.14.
        "recover_weapon" => RecoverWeapon,
        /// BA-21.15.
        "gain_pursuit" => GainPursuit,
        /// BA-21.16.
        "next_attack" => NextAttack(..AttackMods),
        /// BA-21.19: how much lower own attacks read the enemy's defence.
        "self_enemy_def" => SelfEnemyDef(n: u8 [1..=N_MAX]),
        /// BA-21.20: how much lower the enemy's defence.
        "enemy_def" => EnemyDef(n: u8 [1..=CHIP_MAX]),
        /// BA-21.20: how much lower the enemy's attack.
        "enemy_atk" => EnemyAtk(n: u8 [1..=CHIP_MAX]),
        /// BA-21.21: how much shorter the enemy's move.
        "enemy_move" => EnemyMove(n: u8 [1..=MOVE_MAX]),
        /// BA-21.22: the range index.
        "take_hate" => TakeHate(n: u8 [0..=HATE_RANGES as u8 - 1]),
        /// BA-21.23.
        "no_hate" => NoHate,
        /// BA-21.24.
        "strike_part" => StrikePart {
            /// How far.
            range: u8 [1..=RANGE_MAX],
            /// Fixed damage.
            n: u8 [1..=N_MAX],
        },
        /// BA-21.25.
        "set_die" => SetDie,
        /// BA-21.26: how many cards are revealed.
        "gain_item" => GainItem(n: u8 [1..=DRAW_MAX]),
        /// BA-21.27.
        "remove_from_game" => RemoveFromGame,
    }
}

/// Effects, in the order in which they are carried out.
pub type Effects = ArrayVec<Effect, 4>;

vocabulary! {
    /// How an attack strikes: for display, and for Shift Mage. Source: BA-22.18.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Manner;
    Strike => "strike" / "打撃";
    Shot => "shot" / "射撃";
    Magic => "magic" / "魔法";
}

vocabulary! {
    /// What stands on an attack as an icon.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Icon;
    LinkCheck => "link check" / "連携判定";
    LinkAttack => "link attack" / "連携攻撃";
    Pursuit => "follow-up" / "追撃";
}

/// When a placed card acts. Source: BA-7.6 and the windows of BA-20.2 to BA-20.9.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// After an own attack roll or evasion roll (BA-20.3).
    OwnRoll,
    /// Before an own evasion roll (BA-20.5).
    BeforeEvade,
    /// When an own evasion failed (BA-20.6).
    EvadeFailed,
    /// Before damage from the enemy's attack (BA-20.7).
    BeforeDamage,
    /// Before any damage that would bring the owner down, by itself (BA-12.9).
    BeforeFall,
    /// After the enemy attacked the owner (BA-20.9).
    AfterAttacked,
}

card_words!(Icon, Manner, Stat, Trigger, Until);

/// Highest damage of a row of a chart.
const DAMAGE_MAX: u8 = 30;
/// Most strikes and targets of an attack.
const TIMES_MAX: u8 = 4;

card_parts! {
    /// A row of a chart from this total on. Source: BA-9.6, BA-21.29.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct ChartRow {
        /// The lowest total of the row.
        from: i8 [2..=40],
        /// Damage.
        damage: u8 [0..=DAMAGE_MAX],
        /// A stat that is added to it.
        plus: Option<Stat>,
        /// Chips and the like, after the damage (BA-9.18): `EnemyDef`, `EnemyAtk`, `EnemyMove` alone.
        effects or (Effects::new()): Effects,
    }

    /// An attack of a hero, as a card prints it. Source: BA-21.29.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct HeroAttack {
        /// The rows that hit, ascending; below the first is a miss.
        chart: ArrayVec<ChartRow, 4>,
    } inside attack {
        /// Strike, shot or magic.
        manner: Manner,
        /// How far.
        range: u8 [1..=RANGE_MAX],
        /// Strikes.
        hits or 1: u8 [1..=TIMES_MAX],
        /// Most targets.
        targets or 1: u8 [1..=TIMES_MAX],
        /// The stats of the check, at least one.
        check: ArrayVec<Stat, 3>,
        /// Each of them once.
        icons or (ArrayVec::new()): ArrayVec<Icon, 3>,
        /// Fixed damage on a hit.
        fixed or 0: u8 [0..=N_MAX],
        /// Damage to the hero after the attack (BA-22.7).
        recoil or 0: u8 [0..=N_MAX],
        /// True if that comes only after a hit.
        recoil_if_hit or false: bool,
    } check (read::hero_attack)

    /// The name and the cost of an attack of a sheet card.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Sheet {
        /// Cards or tension.
        cost: u8 [0..=COST_MAX],
    } with {
        /// Its name.
        name: Label,
    }

    /// An attack of a sheet card. Source: BA-7.10.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct SheetAttack {
        /// Name and cost.
        sheet: Sheet,
    } with {
        /// The attack.
        attack: HeroAttack,
    }

    /// An ability of a sheet card. Source: BA-7.10.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Ability {
        /// What it does.
        effects: Effects,
    } with {
        /// Its name.
        name: Label,
        /// What it costs.
        cost: AbilityCost,
    }

    /// A boost. Source: BA-8.5.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Boost {
        /// What it costs, in tension.
        tension: u8 [1..=TENSION_MAX],
    } with {
        /// What it gives.
        gives: BoostGives,
    }
}

impl HeroAttack {
    /// The row that a total falls in; none is a miss. Source: BA-9.6.
    pub fn row(&self, total: i32) -> Option<usize> {
        self.chart.iter().rposition(|row| total >= i32::from(row.from))
    }

    /// True if it has this icon.
    pub fn has(&self, icon: Icon) -> bool {
        self.icons.contains(&icon)
    }
}

card_kinds! {
    /// What an ability costs. Source: BA-22.17.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum AbilityCost by field {
        /// So many cards or tension, as a card.
        Cards(cost: u8 [0..=COST_MAX]),
        /// So much tension, which no card replaces.
        Tension(tension: u8 [1..=TENSION_MAX]),
    }
}

card_kinds! {
    /// What paying tension while a card is resolved gives. Source: BA-8.5.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum BoostGives by field {
        /// Added damage: offered after the first hit of an attack.
        AddDamage(add_damage: u8 [1..=N_MAX]),
        /// So much more healing: chosen at play.
        Heal(heal: u8 [1..=N_MAX]),
    }
}

card_kinds! {
    /// How a deck card is played. Source: BA-7.1 to BA-7.7.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Class by "class" {
        /// An attack.
        "attack" => Attack(..HeroAttack),
        /// It acts at once.
        "support" => Support,
        /// It waits for its trigger.
        "placed" => Placed(trigger: Trigger),
        /// It stays (BA-7.7).
        "persistent" => Persistent,
        /// It acts on the attack that it pays for (BA-7.4).
        "cost_trigger" => CostTrigger(mods: AttackMods),
    }
}

card_kinds! {
    /// What an item is. Source: BA-16.3, BA-16.4.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum ItemUse by field {
        /// Used once.
        Consumable(effects: Effects),
        /// One of two pieces, worn for good.
        Equipment(pieces: [Piece; 2] [read::piece_by_id as _]),
    }
}

card_kinds! {
    /// A special ability of a part. Source: BA-11.3 and the table of party cards.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Trait by "do" {
        /// `pre_evade`: damage to every hero in the range before evasion.
        "burns" => Burns(n: u8 [1..=N_MAX]),
        /// `after_damage`: tension lost by each hero whose evasion failed.
        "drains" => Drains(n: u8 [1..=TENSION_MAX]),
        /// `at_move`: squares more.
        "hastens" => Hastens(n: u8 [1..=MOVE_MAX]),
        /// `defence`: the stat of the defence check counts so much lower.
        "crushes" => Crushes(n: u8 [1..=N_MAX]),
        /// `evade`: a 6 does not evade by itself.
        "no_auto_six" => NoAutoSix,
        /// `range`: the squares beside the range belong to it.
        "widens" => Widens,
        /// `evade`: so much less on the evasion roll of hate-top.
        "shades" => Shades(n: u8 [1..=N_MAX]),
    }
}
