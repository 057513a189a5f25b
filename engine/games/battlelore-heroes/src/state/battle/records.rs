//! Records of what is going on in a battle: attacks, retreats, casualty checks, dice of cards,
//! searches, artifact cards on their way.
//!
//! Source: 5.5, 6.2 to 6.4 and 5.12 of the specification. Each record stands beside the stack of tasks
//! and says at which step it is.

use super::{Faces, REACHED_MAX};
use crate::prelude::*;
use arrayvec::ArrayVec;

/// Who fights: a unit, with its Leader if it has one, or a Champion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Fighter {
    /// Whose.
    pub camp: Camp,
    /// Where it stood when it began.
    pub at: Hex,
    /// The Champion, if it is one.
    pub hero: Option<HeroId>,
}

/// What kind of battle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FightKind {
    /// An ordered piece's.
    Attack,
    /// BL-11.1.
    BattleBack,
    /// BL-11.4.
    Bonus,
    /// BH-15.5.
    Passing,
}

vocabulary! {
    /// Where a battle is. Source: the steps C0 to C10 of the specification (5.5).
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum FightStep;
    /// C1.
    PreAttack => "before the roll" / "ダイスを振る前";
    /// C2.
    PreDefend => "before the roll" / "ダイスを振る前";
    /// C3: the roll.
    Roll => "battle roll" / "戦闘のダイス";
    /// C4.
    PostAttack => "after the roll" / "ダイスを振った後";
    /// C4: dice are rolled again.
    Reroll => "battle roll" / "戦闘のダイス";
    /// C5.
    PostDefend => "after the roll" / "ダイスを振った後";
    /// C5: the die of Herbal Remedy.
    Remedy => "after the roll" / "ダイスを振った後";
    /// C6.
    Hits => "battle" / "戦闘の処理";
    /// C6: the critical roll of a creature.
    Critical => "critical roll" / "致命ダイス";
    /// C7.
    Check => "battle" / "戦闘の処理";
    /// C8.
    Flags => "battle" / "戦闘の処理";
    /// C8b: Goblet of Blood.
    Blood => "after the battle" / "戦闘の後";
    /// C8b: the window `AfterBattle`.
    After => "after the battle" / "戦闘の後";
    /// C9.
    Answer => "battle back" / "反撃";
    /// C10: `GainGround`.
    Ground => "gaining ground" / "前進";
    /// C10: the window `FollowOn`.
    FollowOn => "gaining ground" / "前進";
    /// C10: `Pursue`.
    Pursue => "pursuit" / "追撃";
    /// C10: the bonus melee.
    Bonus => "pursuit" / "追撃";
    /// It is over.
    End => "battle" / "戦闘の処理";
}

impl FightStep {
    /// What is asked in it, and whether of the attacker: else of the target.
    pub(crate) const fn asks(self) -> Option<(Question, bool)> {
        Some(match self {
            Self::PreAttack => (Question::PreAttack, true),
            Self::PreDefend => (Question::PreDefend, false),
            Self::PostAttack => (Question::PostAttack, true),
            Self::PostDefend => (Question::PostDefend, false),
            Self::After => (Question::AfterBattle, false),
            Self::Answer => (Question::Answer, false),
            Self::Ground => (Question::Ground, true),
            Self::FollowOn => (Question::FollowOn, true),
            Self::Pursue => (Question::Pursue, true),
            Self::Bonus => (Question::Bonus, true),
            Self::Roll
            | Self::Reroll
            | Self::Remedy
            | Self::Hits
            | Self::Critical
            | Self::Check
            | Self::Flags
            | Self::Blood
            | Self::End => return None,
        })
    }
}

/// A battle that is going on. Source: 5.5 of the specification.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fight {
    /// What kind.
    pub kind: FightKind,
    /// Melee or ranged.
    pub mode: Mode,
    /// Who attacks.
    pub attacker: Fighter,
    /// Whom.
    pub target: Fighter,
    /// True if a Glory token gives a die.
    pub glory: bool,
    /// Dice more by what has no window and was decided when the battle was declared: Leadership, Far
    /// Sight, Sword of the Marshal, Vengeance.
    pub given: u8,
    /// Dice more or fewer by cards and items of the windows.
    pub bonus: i8,
    /// Rain of Arrows: bonus strikes hit.
    pub strikes_hit: bool,
    /// Blessed Blades: Lore faces are dedicated and hit.
    pub lore_hits: bool,
    /// Cleave: hitting bonus strikes count twice.
    pub cleaves: bool,
    /// Snaring Rope: the target neither battles back nor evades.
    pub snared: bool,
    /// Hymn of Courage: bold levels for this attack.
    pub bold: u8,
    /// CANCEL_HIT by decisions.
    pub hits_cancelled: u8,
    /// Heroes that drank of the Goblet of Blood.
    pub blood: Vec<HeroId>,
    /// Vengeance: the defender may battle back, with so many dice more.
    pub vengeance: Option<u8>,
    /// Relentless, or a mounted attacker: a bonus melee may follow.
    pub relentless: bool,
    /// What was used in this battle roll.
    pub used: Vec<(HeroId, ItemId)>,
    /// Dice that were rolled, or 0 before.
    pub rolled: u8,
    /// The faces that count.
    pub faces: Faces,
    /// Faces that were cancelled.
    pub cancelled: Faces,
    /// Faces that are rolled again, taken out of `faces`.
    pub rerolled: Faces,
    /// Hits on the target after all that is cancelled: figures to be lost, or critical dice.
    pub hits: u8,
    /// True if the target was eliminated, killed or captured.
    pub felled: bool,
    /// True if the target had to retreat (flags were left).
    pub forced: bool,
    /// True if the target evaded.
    pub evaded: bool,
    /// Where the target went, if it is a unit that retreated.
    pub went: Option<Hex>,
    /// Where it is.
    pub step: FightStep,
}

/// Why a piece goes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RetreatCause {
    /// Flags of a battle roll.
    Battle,
    /// Flags of a card or a power.
    Damage,
    /// BH-15.4: an evade.
    Evade,
    /// BH-R40 `retreats-1-to-3`: a Leader that survives its troop.
    Orphaned,
}

/// Where a retreat is. Source: 6.4 of the specification.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RetreatStep {
    /// BL-R1 `any-path`: what is ignored is said first.
    Ignore,
    /// The way is chosen.
    Choose,
    /// A Champion takes its next step; a unit takes all.
    Walk,
    /// BH-15.5: an enemy piece may attack the Champion in its hex.
    Passing,
    /// Losses for hexes that cannot be retreated.
    Losses,
    /// A creature's critical roll for them.
    Critical,
    /// BL-10.3: panic dice.
    Panic,
    /// It is over.
    End,
}

impl RetreatStep {
    /// What is asked in it, and whether of who goes back: else of the enemy.
    pub(crate) const fn asks(self) -> Option<(Question, bool)> {
        match self {
            Self::Ignore => Some((Question::IgnoreFlags, true)),
            Self::Choose => Some((Question::Retreat, true)),
            Self::Passing => Some((Question::Passing, false)),
            Self::Walk | Self::Losses | Self::Critical | Self::Panic | Self::End => None,
        }
    }
}

/// A retreat that is going on. Source: BL-10.9.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Retreat {
    /// Who; `at` is where it began.
    pub who: Fighter,
    /// Why.
    pub cause: RetreatCause,
    /// Flags.
    pub flags: u8,
    /// Flags left after what was ignored.
    pub left: u8,
    /// What a Glory token does.
    pub glory: Option<GloryUse>,
    /// Whether what is ignored was said (BL-R1 `any-path`).
    pub ignored: Option<u8>,
    /// The way.
    pub path: Path,
    /// Steps taken.
    pub walked: u8,
    /// Figures or critical dice for hexes that could not be retreated.
    pub losses: u8,
    /// True if an enemy piece has had its passing attack (BH-R23).
    pub passed: bool,
    /// Where it is.
    pub step: RetreatStep,
}

impl Retreat {
    /// A retreat of which nothing is chosen.
    pub(crate) const fn new(who: Fighter, cause: RetreatCause) -> Self {
        Self {
            who,
            cause,
            flags: 0,
            left: 0,
            glory: None,
            ignored: None,
            path: Path::EMPTY,
            walked: 0,
            losses: 0,
            passed: false,
            step: RetreatStep::Choose,
        }
    }
}

/// What a casualty check is for. Source: BH-11.1 to BH-11.6, BH-11.10.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CheckCause {
    /// A battle roll; the fighter attacked.
    Battle(Fighter),
    /// Dice of a skill or an artifact of this hero.
    Item(HeroId),
    /// Dice of a Lore card or a creature's power.
    Card,
    /// BH-11.5.
    Trap,
    /// BH-15.6: its troop died in a retreat or a panic.
    Retreat,
    /// BH-15.7: a Champion could not retreat.
    Stuck,
    /// Goblet of Blood.
    Blood,
}

/// Where a casualty check is. Source: 6.3 of the specification.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CheckStep {
    /// The attacker's extra dice.
    Extra,
    /// The window `Check`.
    Window,
    /// The roll.
    Roll,
    /// The window `CheckReroll`.
    RerollWindow,
    /// Dice are rolled again.
    Reroll,
    /// The window `Wounded`.
    WoundWindow,
    /// The die of the Amulet of Last Light.
    LastLight,
    /// The hero is wounded or not.
    Result,
}

impl CheckStep {
    /// What the player of the hero is asked in it.
    pub(crate) const fn asks(self) -> Option<Question> {
        match self {
            Self::Window => Some(Question::Check),
            Self::RerollWindow => Some(Question::CheckReroll),
            Self::WoundWindow => Some(Question::Wounded),
            Self::Extra | Self::Roll | Self::Reroll | Self::LastLight | Self::Result => None,
        }
    }
}

/// A casualty check that is going on. Source: BH-11.11.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Check {
    /// Whose.
    pub hero: HeroId,
    /// Dice.
    pub dice: u8,
    /// What for.
    pub cause: CheckCause,
    /// True if it comes from a melee attack.
    pub melee: bool,
    /// True if the attacker's roll hit or had a bonus strike (Blademaster).
    pub struck: bool,
    /// BH-R13 `separate-checks`: a check for the eliminated troop follows.
    pub then_troop: bool,
    /// BH-R13 `separate-checks`: whether it is that check, the attacker's dice having been in the first.
    pub second: bool,
    /// The faces.
    pub faces: Faces,
    /// Faces that are rolled again, taken out of `faces`.
    pub rerolled: Faces,
    /// True if the hero was saved.
    pub saved: bool,
    /// Where it is.
    pub step: CheckStep,
}

/// Whose dice they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DamageBy {
    /// A Lore card.
    Lore(Lore),
    /// A creature's power.
    Power(Creature),
    /// A hero's skill or artifact.
    Item(HeroId, ItemId),
    /// The healing of Rally the Ranks.
    Command(Command),
}

/// What dice of a card do to each target.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DamageKind {
    /// BL-17.5: DAMAGE.
    Damage {
        /// What hits.
        faces: DamageFaces,
        /// True if flags count.
        flags: bool,
    },
    /// Each flag is a flag on the target.
    Shake {
        /// True if Lore symbols count as flags.
        lore: bool,
    },
    /// BL-17.10: LOSE on its helmet or a bonus strike.
    Poison,
    /// BL-17.10: HEAL on its helmet.
    Heal {
        /// True if Lore symbols heal too.
        lore: bool,
    },
}

/// Where the dice of a card are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DamageStep {
    /// The dice for the next target.
    Roll,
    /// What they do.
    Hits,
    /// The critical roll of a creature.
    Critical,
    /// The flags.
    Flags,
    /// The target is done.
    Next,
}

/// Dice of a card, a power or an item. Source: BL-17.5, BL-17.10.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Damage {
    /// Whose dice.
    pub by: DamageBy,
    /// Who rolls.
    pub camp: Camp,
    /// What they do.
    pub kind: DamageKind,
    /// Dice for each target.
    pub dice: u8,
    /// The targets still to be reached, the first one first.
    pub targets: ArrayVec<Fighter, REACHED_MAX>,
    /// The faces for the first of them.
    pub faces: Faces,
    /// Critical dice.
    pub critical: u8,
    /// Where it is.
    pub step: DamageStep,
}

impl Damage {
    /// So many dice for each target, to be rolled.
    pub(crate) fn new(
        by: DamageBy,
        camp: Camp,
        kind: DamageKind,
        dice: u8,
        targets: impl IntoIterator<Item = Fighter>,
    ) -> Self {
        let (targets, faces) = (targets.into_iter().collect(), Faces::new());
        Self { by, camp, kind, dice, targets, faces, critical: 0, step: DamageStep::Roll }
    }
}

/// A Lore card that is announced. Source: BL-12.7.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Announced {
    /// Who plays it.
    pub camp: Camp,
    /// Which.
    pub card: Lore,
    /// At what.
    pub targets: Targets,
    /// At which level it acts (BL-12.5).
    pub level: u8,
    /// What was paid.
    pub paid: u8,
    /// True if it is played instead of a Command card.
    pub in_lieu: bool,
}

/// Where a search is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SearchStep {
    /// Tokens are drawn.
    Draw,
    /// Thievery: one of them is chosen.
    Choose,
    /// The window `ChestSeen`.
    Seen,
    /// What it brings.
    Result,
    /// BH-16.6: whether the quest is completed.
    Quest,
}

impl SearchStep {
    /// What the player of the hero is asked in it.
    pub(crate) const fn asks(self) -> Option<Question> {
        match self {
            Self::Choose => Some(Question::ChooseToken),
            Self::Seen => Some(Question::ChestSeen),
            Self::Draw | Self::Result | Self::Quest => None,
        }
    }
}

/// A search that is going on. Source: BH-16.5.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Search {
    /// Who.
    pub hero: HeroId,
    /// Tokens shown by Thievery, ascending.
    pub shown: ArrayVec<ChestToken, 3>,
    /// The token that acts.
    pub token: Option<ChestToken>,
    /// True if a trap is ignored.
    pub ignored: bool,
    /// Where it is.
    pub step: SearchStep,
}

/// Where an artifact card on its way is. Source: BH-17.11.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GainStep {
    /// `DrawTrophy` or `Decline`.
    Offer,
    /// The draw.
    Draw,
    /// `Redraw` or `AcceptCard`.
    Fits,
    /// The draw of another card.
    Redraw,
    /// `DiscardArtifact`.
    Limit,
    /// `EquipNow` or `PutUnder`.
    Equip,
}

impl GainStep {
    /// What the player of the hero is asked in it.
    pub(crate) const fn asks(self) -> Option<Question> {
        match self {
            Self::Offer => Some(Question::Trophy),
            Self::Fits => Some(Question::Redraw),
            Self::Limit => Some(Question::DiscardArtifact),
            Self::Equip => Some(Question::EquipNow),
            Self::Draw | Self::Redraw => None,
        }
    }
}

/// An artifact card on its way to a hero. Source: BH-17.11.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Gain {
    /// To whom.
    pub hero: HeroId,
    /// True if it is a trophy; else it was found in a chest.
    pub trophy: bool,
    /// The card, once it is drawn.
    pub card: Option<Artifact>,
    /// Cards replaced by a redraw.
    pub replaced: Vec<Artifact>,
    /// Where it is.
    pub step: GainStep,
}
