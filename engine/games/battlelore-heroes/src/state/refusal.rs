//! Why an action is refused.
//!
//! Source: the table of refusals of the specification (5.9): within an action the reasons are tried in
//! its order. What is no answer to what is asked is refused by BL-6.2, the order of things.

use crate::action::ItemId;
use crate::cards::{Artifact, Command, Lore, Skill};
use crate::vocabulary::{ChestToken, Class, HeroId, Hex, Mode, Section};
use kanso_engine::Rule;

/// What is asked. Source: the phases, windows and steps of the specification (4, 5.1, 5.5, 5.8, 7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Question {
    /// Set-up 3.
    Council,
    /// Set-up 7.
    KeepLore,
    /// H1, K1.
    Enlist,
    /// H2.
    FirstSkill,
    /// H4.
    ChooseArtifact,
    /// H5.
    Equip,
    /// H6.
    Deploy,
    /// K1.
    Inherit,
    /// K2.
    Scenario,
    /// K3.
    Party,
    /// T1.
    Command,
    /// T1b.
    Alongside,
    /// T2.
    Order,
    /// T3.
    Move,
    /// T4.
    Combat,
    /// The window `TurnEnd`.
    TurnEnd,
    /// BH-R59 `any-time`.
    LevelUpInTurn,
    /// T5a.
    KeepCommand,
    /// T5b.
    LoreGain,
    /// T5c.
    KeepLoreCard,
    /// T5c.
    DiscardLore,
    /// The window `Counter`.
    Counter,
    /// C1.
    PreAttack,
    /// C2.
    PreDefend,
    /// C4.
    PostAttack,
    /// C5.
    PostDefend,
    /// The window `Check`.
    Check,
    /// The window `CheckReroll`.
    CheckReroll,
    /// The window `Wounded`.
    Wounded,
    /// BL-R1 `any-path`.
    IgnoreFlags,
    /// C8.
    Retreat,
    /// BH-15.5.
    Passing,
    /// C8b.
    AfterBattle,
    /// C9.
    Answer,
    /// C10.
    Ground,
    /// C10.
    FollowOn,
    /// C10.
    Pursue,
    /// C10.
    Bonus,
    /// BH-16.5, Thievery.
    ChooseToken,
    /// The window `ChestSeen`.
    ChestSeen,
    /// BH-17.6.
    Trophy,
    /// BH-17.11.
    Redraw,
    /// BH-17.3.
    DiscardArtifact,
    /// BH-17.5.
    EquipNow,
    /// AAA (4).
    Purchase,
    /// AAA (5).
    Trade,
    /// AAA (5).
    KeepCard,
    /// AAA (5).
    Physician,
    /// AAA (6).
    Return,
    /// AAA (7).
    LevelUp,
    /// AAA (7).
    Join,
}

/// Why an action is refused. `rule` is the one cited where several could be.
#[expect(missing_docs, reason = "a field is named after what it holds where nothing else is said")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// BL-6.2: something else is asked.
    OtherQuestion { awaited: Question },
    /// BL-13.1: levels above 3 or another sum.
    WrongCouncil { total: u32, wanted: u8 },
    /// BL-5.4: another number of Lore cards.
    WrongLoreCount { found: u8, wanted: u8 },
    /// Cards that are not held or shown: BL-5.4, BL-6.3, BL-12.6, BL-12.8, BL-16.5, BH-19.8 …
    NotThere { rule: Rule },
    /// BL-6.3: the Command card is not in the hand.
    CommandNotHeld { card: Command },
    /// BL-12.6: the Lore card is not in the hand.
    LoreNotHeld { card: Lore },
    /// BH-4.6: a hero of the class is enlisted.
    ClassTaken { class: Class },
    /// BH-21.6: as many Active sheets as there can be.
    RosterFull,
    /// BH-4.5: no free skill without prerequisite.
    NoFreeSkill { class: Class },
    /// BH-4.2: a skill of another class.
    OtherClass { skill: Skill },
    /// BH-18.5: its prerequisite is missing.
    NeedsSkill { skill: Skill },
    /// BH-19.13: the card is not free.
    SkillTaken { skill: Skill },
    /// BH-18.1: the hero has three skills.
    ThreeSkills,
    /// BH-19.13: a second skill in one After Adventure Action.
    LevelledUp,
    /// BH-18.1, BH-20.1, BH-19.6, BH-19.10: too few Experience tokens.
    TooLittleExperience { has: u16, wanted: u8, rule: Rule },
    /// BH-19.5, BH-19.10: too few Treasure tokens.
    TooLittleTreasure { has: u16, wanted: u8, rule: Rule },
    /// BH-4.4: the card fits, it is not drawn anew.
    CardFits { card: Artifact },
    /// BH-4.4: the card does not fit, but no card is left to draw in its place.
    NoCardLeft { card: Artifact },
    /// BH-17.4: a special card is not equipped, but put under the sheet.
    SpecialFound { card: Artifact },
    /// BH-4.4: a special card is not kept.
    SpecialCard { card: Artifact },
    /// BH-17.4: too many artifacts, one that it does not own, or a special one.
    CannotEquip { limit: u8 },
    /// BH-5.1: no Lore Master of the class.
    NoLoreMaster { class: Class },
    /// BH-5.3: no hex for the hero.
    CannotPlace { hex: Hex, why: NoPlace },
    /// BL-12.6: the wrong window.
    WrongWindow { card: Lore },
    /// BL-12.6: the window fits, but the card is for a battle of the other mode.
    WrongMode { card: Lore, mode: Mode },
    /// BL-12.6, BH-R76: it would change nothing.
    NoEffect { card: Lore },
    /// BL-12.6: the card takes the place of a Command card, and is played so.
    PlayedInLieu { card: Lore },
    /// BL-12.4: too few tokens.
    TooFewTokens { has: u8, wanted: u8, rule: Rule },
    /// BL-12.4: a Lore card was played in this turn.
    LorePlayed,
    /// BL-12.6: no legal target.
    NoTarget { card: Lore },
    /// BL-16.4: Rally the Ranks heals an own troop that lost figures and no other card names a troop.
    NoRallyTarget,
    /// BL-7.1: no own piece there.
    NoPiece { hex: Hex },
    /// BL-7.1: ordered already.
    OrderedAlready { hex: Hex },
    /// BL-7.2: outside the sections.
    OutsideSection { hex: Hex },
    /// BL-7.2 under BL-R13 `owner-chooses`: the section that is named has no order for the hex.
    SectionWithout { hex: Hex, section: Section },
    /// BL-7.2 under BL-R13 `owner-chooses`: the hex lies on a dotted line, and no section is named.
    SectionMissing { hex: Hex },
    /// BL-7.5: the card does not order such a piece.
    WrongPiece { hex: Hex },
    /// BL-7.3: no orders are left.
    NoOrders,
    /// BL-7.6: the faces do not order it too.
    NoFace { hex: Hex },
    /// BH-6.3: no Leader.
    NotLeader { hero: HeroId },
    /// BH-6.6: the card detaches nobody.
    CannotDetach { hero: HeroId },
    /// BH-6.3: no detachment is ordered.
    NoDetachment { hero: HeroId },
    /// BH-9.1: the hex it left.
    SameHex { hex: Hex },
    /// BL-7.4: not ordered.
    NotOrdered { hex: Hex },
    /// BL-8.1: it stands there.
    StaysThere { hex: Hex },
    /// BL-8.1: no hex to which it could go, with a Glory token either.
    NowhereToGo { hex: Hex },
    /// BL-8.1, BH-9.1: no way so far.
    TooFar { hex: Hex, rule: Rule },
    /// BL-8.2: occupied.
    Occupied { hex: Hex },
    /// BL-2.1, BL-8.2: it may not enter the terrain.
    NoEntry { hex: Hex, rule: Rule },
    /// BL-8.3: stop terrain on the way.
    StopsBefore { hex: Hex },
    /// BL-8.1: it has moved.
    HasMoved { hex: Hex },
    /// BL-R17 `move-stays-in-section`.
    LeavesSection { section: Section },
    /// BL:CRE01: a web holds it.
    IsWebbed { hex: Hex },
    /// BH-6.4: the troop waits for its Leader.
    WaitsForLeader { hex: Hex },
    /// BH-8.9: a hero joined it.
    WasJoined { hex: Hex },
    /// BH-8.4, BH-8.6: they do not fit together.
    CannotShare { hex: Hex, rule: Rule },
    /// BH-8.7: a rampart, with a mounted Leader.
    MountedLeader { hex: Hex },
    /// BH-16.2: over a chest hex.
    StopsAtChest { hex: Hex },
    /// BH-8.5: no way off the map.
    CannotExit { hero: HeroId },
    /// BH-12.2: no Glory token.
    NoGlory { hex: Hex },
    /// BL-9.1: it has battled.
    HasBattled { hex: Hex },
    /// BL-9.1: it moved too far.
    MovedTooFar { hex: Hex },
    /// BH-6.2, BH-6.3: the hero joined or detached.
    HeroMayNot { hero: HeroId, rule: Rule },
    /// BL-9.1: its terrain forbids battle on entry.
    EnteredTerrain { hex: Hex },
    /// BL-9.3: no enemy there, or out of range.
    NoEnemy { hex: Hex, rule: Rule },
    /// BL-4.8: no line of sight.
    NoSight { hex: Hex },
    /// BL-4.6: an enemy is adjacent.
    MustMelee { hex: Hex },
    /// BH-16.3: no chest.
    NoChest { hero: HeroId },
    /// BH-16.3: an enemy is adjacent.
    EnemyBeside { hex: Hex },
    /// BH-16.4, BH-16.7: no search in this turn.
    CannotSearch { hero: HeroId, rule: Rule },
    /// BH-17.2: the symbol does not fit the role.
    WrongRole { item: ItemId },
    /// BH-17.4: not equipped; BH-18.4: not learned.
    NotEquipped { item: ItemId },
    /// BH-17.10: used already.
    UsedUp { item: ItemId },
    /// BH-17.10: the wrong window, or no legal target.
    CannotUse { item: ItemId },
    /// BL-10.2: more flags than bold levels.
    TooManyIgnored { bold: u8 },
    /// BL-10.5: a longer way is free.
    ShorterPath { longest: u8 },
    /// BL-10.5: a free way, but longer than the flags that are left drive the unit.
    LongerPath { longest: u8 },
    /// BL-10.4: no way toward the own edge.
    WrongPath,
    /// BH-15.1: more than three hexes.
    PathTooLong,
    /// BH-R18 `at-least-flags`: fewer hexes than flags.
    PathTooShort,
    /// BH-R48 `forced-retreat-only`: an evade leaves no map.
    NoExitByEvade,
    /// BH-15.2: it may not end there or cross it.
    CannotEnd { hex: Hex },
    /// BL-11.1: no battle back.
    NoBattleBack,
    /// BH-15.4: no evade.
    NoEvade,
    /// BL-11.3: ground cannot be gained.
    NoGround,
    /// BL-11.4: no pursuit or bonus melee so.
    NoPursuit { hex: Hex },
    /// BL-14.3: the creature cannot.
    NoPower { hex: Hex },
    /// BL-12.3, BL-R18.
    NotOffered,
    /// BH-16.5: not shown.
    NoToken { kind: ChestToken },
    /// BH-19.5: not in the deck.
    NotInDeck { card: Artifact },
    /// BH-19.5, BH-R66: bought already; BH-R67: not for sale.
    NotForSale { card: Artifact },
    /// BH-19.8, BH-R44: one of the cards is kept.
    MustKeep,
    /// BH-19.6: fewer than two, or more draws than can be.
    NoPair,
    /// BH-20.1: fewer than three skills.
    TooFewSkills,
    /// BH-20.3: the guest spot is full.
    GuestSpotFull,
    /// BH-20.6: no gift of this hero.
    NoGift { hero: HeroId },
    /// BH-21.6: not Active, too many, or two of one class.
    WrongParty,
    /// BH-19.10: no skull is marked.
    NoSkullMarked,
    /// BL-6.4: a field is filled that only another reading asks for.
    OtherReading,
    /// BL-6.4: the reading that splits is not in force: flags and Glory tokens are no decision of their own.
    NotApart,
    /// BL-6.4 under a reading that asks for it: whether the hero is mounted, leaves or joins is not said.
    ChoiceMissing,
    /// BL-6.4 under BL-R1 `any-path`: other flags are ignored than was said, or the token does something else.
    IgnoredOtherwise { said: u8 },
    /// BL-6.4 under BH-R8 `yes`: a Glory token is spent on a move before it, and the move says so.
    GloryBefore { hex: Hex },
    /// BL-6.4 under BH-R8 `yes`: the Glory token of this piece is spent, it moves now.
    GloryMoveFirst { hex: Hex },
}

/// Why a hero cannot be placed. Source: BH-5.3.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoPlace {
    /// No own troop.
    NoTroop,
    /// A hero is there.
    HasHero,
    /// A foot hero with a mounted troop, or BH-R6 `no`.
    WrongClass,
    /// The terrain.
    Terrain,
}
