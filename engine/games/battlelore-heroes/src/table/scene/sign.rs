//! The signs of units, heroes, cards and dice: which one shows what a thing is.
//!
//! What a card does decides, not its name: in a set of one's own a row may say something else. So every
//! card has a sign, and a new effect does not compile until it has one.

use crate::cards::{ArtifactRow, CreatureRow, People, Power};
use crate::prelude::*;
use crate::vocabulary::Face;
use kanso_engine::scene::Icon;

/// The silhouette of a unit.
pub(super) fn unit(cards: &CardSet, kind: UnitKind) -> Icon {
    match kind {
        UnitKind::Troop(kind) => troop(cards.troop(kind)),
        UnitKind::Creature(kind) => creature(cards.creature(kind)),
    }
}

/// Other people than humans are known by their faces, but for dwarves who shoot; goblins ride on lizards.
const fn troop(row: &TroopRow) -> Icon {
    match (row.class, row.weapon, row.people) {
        (MoveClass::Mounted, _, People::Goblin) => Icon::LizardRiders,
        (MoveClass::Mounted, ..) => Icon::Riders,
        (MoveClass::Foot, Weapon::Bow, People::Goblin) => Icon::GoblinArchers,
        (MoveClass::Foot, Weapon::Short | Weapon::Long, People::Dwarf) => Icon::Dwarf,
        (MoveClass::Foot, Weapon::Short | Weapon::Long, People::Goblin) => Icon::Goblin,
        (MoveClass::Foot, ..) => weapon(row.weapon),
    }
}

/// Creatures are known by their powers.
fn creature(row: &CreatureRow) -> Icon {
    match row.power {
        Power::Web => Icon::Spider,
        Power::Hurl { .. } => Icon::Giant,
    }
}

/// A weapon, by who fights with it on foot.
pub(super) const fn weapon(weapon: Weapon) -> Icon {
    match weapon {
        Weapon::Short => Icon::FootSoldiers,
        Weapon::Long => Icon::Pikemen,
        Weapon::Bow => Icon::Archer,
        Weapon::Crossbow => Icon::Crossbowmen,
        Weapon::HeroMelee => Icon::Warrior,
        Weapon::Natural => Icon::Fist,
    }
}

/// A class of heroes.
pub(super) const fn class(class: Class) -> Icon {
    match class {
        Class::Commander => Icon::Commander,
        Class::Wizard => Icon::Wizard,
        Class::Cleric => Icon::Cleric,
        Class::Rogue => Icon::Thief,
        Class::Warrior => Icon::Warrior,
    }
}

/// A hero on its disc: on a horse, if it rides.
pub(super) const fn hero(class: Class, is_mounted: bool) -> Icon {
    if !is_mounted {
        return self::class(class);
    }
    match class {
        Class::Commander => Icon::MountedCommander,
        Class::Wizard => Icon::MountedWizard,
        Class::Cleric => Icon::MountedCleric,
        Class::Rogue => Icon::MountedThief,
        Class::Warrior => Icon::MountedWarrior,
    }
}

/// A face of a die.
pub(super) const fn face(face: Face) -> Icon {
    match face {
        Face::Green | Face::Blue | Face::Red => Icon::Helmet,
        Face::Lore => Icon::Lore,
        Face::Flag => Icon::Flag,
        Face::Strike => Icon::Strike,
    }
}

/// A chest token.
pub(super) const fn chest_token(token: ChestToken) -> Icon {
    match token {
        ChestToken::Experience => Icon::LevelUp,
        ChestToken::Treasure => Icon::Gold,
        ChestToken::Artifact => Icon::Reward,
        ChestToken::Trap => Icon::Snare,
    }
}

/// The symbol of an artifact. Source: BH-17.2.
pub(super) const fn usage(usage: Usage) -> Icon {
    match usage {
        Usage::Any => Icon::Any,
        Usage::ChampionOnly => Icon::Person,
        Usage::LeaderOnly => Icon::Leader,
    }
}

/// A Command card.
pub(super) const fn command(text: &CommandText) -> Icon {
    match text {
        CommandText::Sections { scout: true, .. } => Icon::Sight,
        CommandText::Sections { scout: false, .. } => Icon::Order,
        CommandText::Assault { .. } => Icon::Assault,
        CommandText::BattleLore => Icon::Die,
        CommandText::FootOnslaught { .. } => Icon::FootSoldiers,
        CommandText::MountedCharge { .. } => Icon::Riders,
        CommandText::Leadership { .. } => Icon::Commander,
        CommandText::CounterAttack => Icon::Counter,
        CommandText::DarkenTheSky { .. } => Icon::Arrows,
        CommandText::Banners { .. } => Icon::Banner,
        CommandText::Rally { .. } => Icon::Heal,
    }
}

/// A Lore card.
pub(super) const fn lore(row: &LoreRow) -> Icon {
    match row.effect {
        LoreEffect::Strike { troops_only: true, .. } | LoreEffect::Poison { .. } => Icon::Poison,
        LoreEffect::Strike { troops_only: false, .. } => match row.class {
            Class::Wizard => Icon::Fireball,
            Class::Cleric => Icon::Light,
            Class::Rogue => Icon::Knives,
            Class::Commander | Class::Warrior => Icon::Strike,
        },
        LoreEffect::Storm { .. } => Icon::Bolt,
        LoreEffect::Portal { .. } => Icon::Magic,
        LoreEffect::FarSight { .. } => Icon::Sight,
        LoreEffect::Hurry { mounted_only: true, .. } => Icon::Riders,
        LoreEffect::Hurry { no_stop: true, .. } => Icon::Boots,
        LoreEffect::Hurry { .. } => Icon::Speed,
        LoreEffect::GainLore { .. } => Icon::Lore,
        LoreEffect::Dice { near_forest: true, .. } => Icon::Ambush,
        LoreEffect::Dice { strikes_hit: true, .. } => Icon::Arrows,
        LoreEffect::Dice { .. } => Icon::Hack,
        LoreEffect::FewerDice { .. } => match row.class {
            Class::Rogue => Icon::Smoke,
            Class::Commander | Class::Wizard | Class::Cleric | Class::Warrior => Icon::Fog,
        },
        LoreEffect::Shake { all_beside: true, .. } => Icon::Tremor,
        LoreEffect::Shake { all_beside: false, .. } => Icon::Flag,
        LoreEffect::Cancel => Icon::Cancel,
        LoreEffect::Healing { .. } => Icon::Heal,
        LoreEffect::LoreHits => Icon::RuneSword,
        LoreEffect::CancelFaces { strikes_only: true, .. } => Icon::RoundShield,
        LoreEffect::CancelFaces { strikes_only: false, .. } => Icon::Armour,
        LoreEffect::Bold { .. } => Icon::Defence,
        LoreEffect::HolyGround { .. } => Icon::HolySymbol,
        LoreEffect::OrderExtra { .. } => Icon::Order,
        LoreEffect::StealLore { .. } => Icon::Thief,
        LoreEffect::FalseOrders => Icon::Scroll,
        LoreEffect::Spy { .. } => Icon::Seen,
        LoreEffect::Cleave => Icon::Axe,
        LoreEffect::CancelFlags => Icon::SwordAndShield,
        LoreEffect::Vengeance { .. } => Icon::Counter,
        LoreEffect::Relentless => Icon::Pursuit,
    }
}

/// A skill.
pub(super) const fn skill(power: SkillPower) -> Icon {
    match power {
        SkillPower::Riding => Icon::Horse,
        SkillPower::Outflank => Icon::Tactic,
        SkillPower::Blademaster { .. } => Icon::SwordMaster,
        SkillPower::CallToArms { .. } => Icon::Recruit,
        SkillPower::Scouting { .. } => Icon::Sight,
        SkillPower::LeadByExample { .. } => Icon::Leader,
        SkillPower::Pathfinder { .. } => Icon::Boots,
        SkillPower::Assassin { .. } => Icon::Dagger,
        SkillPower::HackAndSlash { .. } => Icon::Hack,
        SkillPower::BattleRage => Icon::Reroll,
        SkillPower::Leech => Icon::Lore,
        SkillPower::Thievery => Icon::Chest,
        SkillPower::Alchemist { .. } => Icon::Potion,
        SkillPower::UnseenServant { .. } => Icon::Follower,
        SkillPower::BallLightning { .. } => Icon::Bolt,
        SkillPower::FlameLance => Icon::Fire,
        SkillPower::ArcaneMastery { .. } => Icon::MagicPower,
        SkillPower::Chant { .. } => Icon::Bard,
        SkillPower::HerbalRemedy { .. } => Icon::Healer,
        SkillPower::ShieldOfFaith { .. } => Icon::HolySymbol,
        SkillPower::LitanyOfValour { .. } => Icon::Manual,
        SkillPower::TurnTheBlade { .. } => Icon::Dodge,
    }
}

/// An artifact. A potion is one, whatever is in it.
pub(super) const fn artifact(row: &ArtifactRow) -> Icon {
    if row.is_potion() {
        return Icon::Potion;
    }
    match row.power {
        ArtifactPower::RerollStrikes => Icon::Armour,
        ArtifactPower::CancelStrike => Icon::Buckler,
        ArtifactPower::DeflectHelmet => Icon::Defence,
        ArtifactPower::NoRangedChecks => Icon::RoundShield,
        ArtifactPower::Bold { .. } => Icon::Helmet,
        ArtifactPower::Thorns { .. } => Icon::Chain,
        ArtifactPower::MovedDice { .. } => Icon::Horse,
        ArtifactPower::FreePotions => Icon::Potion,
        ArtifactPower::Backpack => Icon::Pack,
        ArtifactPower::SearchBesideEnemies => Icon::Scroll,
        ArtifactPower::Supported => Icon::Banner,
        ArtifactPower::Range { .. } => Icon::Sight,
        ArtifactPower::RiverAsFord => Icon::Ford,
        ArtifactPower::OrderBeside { .. } => Icon::Order,
        ArtifactPower::NoPassingAttacks | ArtifactPower::FewerRangedDice { .. } => Icon::Cloak,
        ArtifactPower::Snare | ArtifactPower::IgnoreTrap => Icon::Snare,
        ArtifactPower::RerollOne => Icon::RabbitFoot,
        ArtifactPower::LoreNeverHits => Icon::Lore,
        ArtifactPower::Whispers { .. } => Icon::Ring,
        ArtifactPower::Hexes { .. } | ArtifactPower::Warp { .. } => Icon::Boots,
        ArtifactPower::AttackDice { .. } => Icon::Crown,
        ArtifactPower::LastLight => Icon::Light,
        ArtifactPower::DoubleStrikes | ArtifactPower::Dice { .. } => Icon::Fist,
        ArtifactPower::DiceAgainstMounted { .. } => Icon::Lancer,
        ArtifactPower::Bow { .. } => Icon::Bow,
        ArtifactPower::Embers { .. } => Icon::Staff,
        ArtifactPower::LoreHits => Icon::RuneSword,
        ArtifactPower::CheckDice { .. } => Icon::Dagger,
        ArtifactPower::BattleBackDice { .. } => Icon::Counter,
        ArtifactPower::AddFlag => Icon::Flag,
        ArtifactPower::Blood { .. } => Icon::Skull,
        ArtifactPower::CancelCheck => Icon::Elixir,
        ArtifactPower::TreasureToken => Icon::Gold,
        ArtifactPower::ExperienceToken => Icon::LevelUp,
        ArtifactPower::Physician => Icon::Healer,
    }
}
