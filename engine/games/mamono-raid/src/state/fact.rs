//! What can happen in Mamono Raid.
//!
//! Source: the rules cited at each variant. A fact carries all that its words need; the rule that it
//! happened by is beside it in the trace. Purses change by facts alone that have a `purse` (MR-3.24):
//! each says by how much and what the purse holds then.

use crate::cards::{CHIP_KINDS_MAX, ChipKind, ItemKind, PartKind, SkillKind};
use crate::state::PawnPlace;
use crate::vocabulary::{
    BonusShield, Character, LINE_CELLS, Part, SEATS_MAX, SkillChip, Space, Spot, Symbol, Target,
};
use arrayvec::ArrayVec;
use kanso_engine::Seat;

pub use crate::table::fact_about::{
    BonusCard, BonusPays, CoinsFor, CostFor, HealBy, HomeFor, LifeFor, Tally, TurnBy,
};

/// Chips in the order in which they are told.
pub type ChipList = ArrayVec<ChipKind, { CHIP_KINDS_MAX as usize }>;

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    // The set-up.
    /// MR-4.15, MR-6.9: a part card is turned up.
    PartRevealed {
        /// Of this part.
        part: Part,
        /// The card.
        card: PartKind,
    },
    /// MR-4.16, MR-6.9: five chips on a line, from base to tip.
    LineDealt {
        /// Of this part.
        part: Part,
        /// The chips.
        chips: [ChipKind; LINE_CELLS],
    },
    /// MR-4.17, MR-R26: the pawns stand in the safe zone, from A on.
    PawnsPlaced {
        /// From the start player on.
        order: ArrayVec<Seat, SEATS_MAX>,
    },
    /// MR-4.18: which starting chips are kept.
    StartersKept {
        /// Ascending.
        kept: ArrayVec<Character, 4>,
    },
    /// MR-4.19: a seat takes a starting chip.
    StarterPicked {
        /// Who.
        seat: Seat,
        /// Which.
        symbol: Character,
    },
    /// MR-R32 `when-taken`: a starting chip counts so from now on.
    StarterBecomes {
        /// Whose.
        seat: Seat,
        /// As this symbol.
        symbol: Symbol,
        /// So many points.
        points: u8,
    },

    // Rounds.
    /// MR-4.21: the first round begins with the main phase.
    FirstRound,
    /// MR-5.2: nobody has hate yet.
    NoEnemyPhase,
    /// MR-5.45: a later round begins.
    RoundBegins {
        /// From 2.
        round: u32,
    },

    // The enemy phase.
    /// MR-5.3: damage a.
    DamageFromHate {
        /// Whose.
        seat: Seat,
        /// Markers away from home, `0..=10`.
        away: u8,
    },
    /// MR-5.4: damage b.
    DamageFromLevel {
        /// Whose.
        seat: Seat,
        /// Active black markers.
        level: u32,
    },
    /// MR-5.5: shields keep damage off.
    Shielded {
        /// Whose.
        seat: Seat,
        /// Shields of its cards.
        shield: u32,
        /// Shields of a bonus shield chip.
        bonus: u32,
        /// Damage left.
        rest: u32,
    },
    /// MR:BS1, MR:BS2: a bonus shield chip shields.
    BonusShields {
        /// Whom.
        seat: Seat,
        /// Which.
        chip: BonusShield,
    },
    /// MR-5.8: an item acts in the enemy phase.
    EnemyItemActs {
        /// Whose.
        seat: Seat,
        /// Which.
        item: ItemKind,
    },
    /// MR-R37 `ask-owner`: an item is kept.
    EnemyItemKept {
        /// Whose.
        seat: Seat,
        /// Which.
        item: ItemKind,
    },
    /// MR-9.19: an item softens damage.
    Softened {
        /// Whose.
        seat: Seat,
        /// Which.
        item: ItemKind,
        /// Damage left.
        rest: u32,
    },
    /// MR-5.6: life chips are turned to damage.
    LifeTurned {
        /// Whose.
        seat: Seat,
        /// How many.
        turned: u8,
        /// Life chips left in hand.
        life: u8,
        /// Damage left after the last chip.
        over: u32,
    },
    /// MR-5.6: damage that finds no life chip to turn changes nothing (MR-R13 `no-penalty`).
    Unharmed {
        /// Whose.
        seat: Seat,
    },
    /// MR-5.7: a party is wiped out.
    WipedOut {
        /// Whose.
        seat: Seat,
    },
    /// MR:DP1: a death penalty card.
    DeathPenalty {
        /// Whose.
        seat: Seat,
        /// How many it has now.
        deaths: u32,
    },
    /// MR-R36 `max-five`: no death penalty card is left.
    NoPenaltyLeft {
        /// Whose party was wiped out.
        seat: Seat,
    },
    /// MR-9.18: an item is used up in place of a death penalty card.
    Saved {
        /// Whom.
        seat: Seat,
        /// Which.
        item: ItemKind,
    },
    /// MR-9.11: an item goes back to the display.
    Recycled {
        /// Whose it was.
        seat: Seat,
        /// Which.
        item: ItemKind,
    },
    /// MR-5.9, MR-R40 `may-return`: a bonus shield chip goes back beside its space.
    ShieldReturned {
        /// Who had it.
        seat: Seat,
        /// Which.
        chip: BonusShield,
    },

    // The main phase.
    /// MR-5.10: whose turn it is.
    TurnComes {
        /// Whose.
        seat: Seat,
        /// Why.
        by: TurnBy,
    },
    /// MR:WA11 …: a skill is used.
    SkillUsed {
        /// By whom.
        seat: Seat,
        /// Which.
        skill: SkillKind,
    },
    /// MR-5.15, MR:SV2, MR-9.10, MR-9.12: an action cost.
    CostPaid {
        /// By whom.
        seat: Seat,
        /// For what.
        cost: CostFor,
        /// The cost after rings, without extras.
        ac: u8,
        /// Extra costs of the targets.
        extra: u8,
    },
    /// MR-9.2: extra costs are not paid.
    ExtraIgnored {
        /// By whom.
        seat: Seat,
        /// By which skill.
        skill: SkillKind,
        /// What they were.
        extra: u8,
    },
    /// MR-5.11: a pawn moves on the AP track.
    PawnMoves {
        /// Whose.
        seat: Seat,
        /// From where.
        from: PawnPlace,
        /// To this space.
        to: u8,
        /// Pawns below it now.
        below: u8,
    },
    /// MR-5.16: life chips on a skill.
    LifeLocked {
        /// Whose.
        seat: Seat,
        /// On which.
        skill: SkillKind,
        /// How many.
        chips: u8,
        /// Life chips left in hand.
        life: u8,
    },
    /// MR-9.5: a free skill needs no life chip and stays ready.
    StaysReady {
        /// Whose.
        seat: Seat,
        /// Which.
        skill: SkillKind,
    },
    /// MR-9.5: x chips are stacked.
    Stacked {
        /// Whose.
        seat: Seat,
        /// On which.
        skill: SkillKind,
        /// How many.
        x: u8,
    },
    /// MR-9.1: a skill takes chips.
    Attacks {
        /// Whose.
        seat: Seat,
        /// Which.
        skill: SkillKind,
        /// How many chips, `0..=TARGETS_MAX`.
        chips: u8,
    },
    /// MR:E01 … MR:X09: a chip is taken.
    ChipTaken {
        /// By whom.
        seat: Seat,
        /// Which.
        chip: ChipKind,
        /// From where.
        spot: Spot,
    },
    /// MR-5.18, MR-5.31, MR-5.36, MR-6.5, MR-9.15: a purse changes.
    Purse {
        /// Whose.
        seat: Seat,
        /// Why.
        why: CoinsFor,
        /// By how many copper units; less than 0 when it pays.
        by: i32,
        /// What it holds now, in copper units.
        purse: u32,
    },
    /// MR-R17 `value-cap`: coins run out, a part of a gain is lost.
    CoinsShort {
        /// Whose gain.
        seat: Seat,
        /// What is lost, in copper units.
        lost: u32,
    },
    /// MR-5.19: a hate marker lies where the chip was.
    MarkerPlaced {
        /// Whose.
        seat: Seat,
        /// Where.
        spot: Spot,
        /// Markers left at home.
        home: u8,
    },
    /// MR-R11 `take-without-marker`: no marker is left for this cell.
    NoMarkerLeft {
        /// Whose.
        seat: Seat,
        /// Where.
        spot: Spot,
    },
    /// MR-9.3, MR-5.20, MR-9.10, MR-9.15, MR-R20: damage chips are turned to life.
    Healed {
        /// Whose.
        seat: Seat,
        /// By what.
        by: HealBy,
        /// How many, at least 1.
        turned: u8,
        /// Damage chips left.
        damage: u8,
    },
    /// MR-5.21, MR-5.22, MR-5.24, MR-9.15, MR-R6: a skill, item or card is used without effect.
    DryFire {
        /// By whom.
        seat: Seat,
        /// What.
        by: HealBy,
    },
    /// MR-9.4: Clear Mind lets chips go.
    ClearsMind {
        /// Whose.
        seat: Seat,
        /// Chips locked on it.
        x: u8,
        /// Chips that come back.
        released: u8,
    },
    /// MR-5.22: chips leave a skill.
    Released {
        /// Whose.
        seat: Seat,
        /// From which.
        skill: SkillKind,
        /// How many.
        chips: u8,
        /// True if it is ready again.
        ready: bool,
    },
    /// MR-5.23: a marker on Gather materials.
    Gathers {
        /// Whose.
        seat: Seat,
        /// How many it has there now.
        gather: u8,
    },
    /// MR-5.24: an item is used.
    ItemUsed {
        /// By whom.
        seat: Seat,
        /// Which.
        item: ItemKind,
    },
    /// MR-5.25: a seat passes.
    Passes {
        /// Who.
        seat: Seat,
        /// Where its pawn was.
        from: PawnPlace,
        /// Where it is.
        space: Space,
    },
    /// MR-5.26: a bonus shield chip is taken.
    ShieldTaken {
        /// By whom.
        seat: Seat,
        /// Which.
        chip: BonusShield,
    },
    /// MR-5.27: all have passed.
    MainPhaseEnds,

    // Results.
    /// MR-5.28: a line is complete.
    LineComplete {
        /// Which.
        part: Part,
        /// Cells that count.
        markers: u8,
        /// How many it takes.
        needed: u8,
    },
    /// MR-6.14: every cell of the core has its marker.
    CoreComplete,
    /// MR-R1 `active-seat-chooses`: which part comes first.
    ResultChosen {
        /// Who says so.
        seat: Seat,
        /// Which.
        part: Part,
    },
    /// MR-9.7: a card adds to a contribution.
    CardContributes {
        /// Whose.
        seat: Seat,
        /// Which.
        card: BonusCard,
        /// In tenths.
        tenths: u8,
    },
    /// MR-6.2, MR-6.3: what a seat contributed; told in the order of the ranking.
    Contributed {
        /// To what.
        target: Target,
        /// From 0.
        place: u8,
        /// Who.
        seat: Seat,
        /// In tenths, the cards' bonus included.
        tenths: u32,
        /// The cards' bonus, in tenths.
        bonus: u32,
    },
    /// MR-6.4: a tie is broken.
    TieBroken {
        /// Who ranks higher.
        first: Seat,
        /// Who ranks lower.
        second: Seat,
        /// The first one's cell that decides.
        by: Spot,
    },
    /// MR-R11: no marker lies there: nobody is ranked.
    NobodyRanked {
        /// In what.
        target: Target,
    },
    /// MR-6.5: a place that pays nothing.
    Unpaid {
        /// Of this part.
        part: Part,
        /// From 0.
        place: u8,
    },
    /// MR:HD1 …: a part card is gained.
    PartTaken {
        /// By whom.
        seat: Seat,
        /// Which.
        card: PartKind,
    },
    /// MR-R11: a part card goes to the box.
    PartBoxed {
        /// Which.
        card: PartKind,
    },
    /// MR-6.6: what a part card does when it is gained.
    OnGain {
        /// Whose.
        seat: Seat,
        /// Which.
        card: PartKind,
    },
    /// MR-9.14: the black marker goes up.
    BlackPlaced {
        /// To this space, from 1.
        space: u8,
        /// True if a black marker is printed beside it.
        printed: bool,
    },
    /// MR-9.14, MR-R5: the black marker is there already.
    BlackThere {
        /// MR-R5 `extra-note`: whether another one is counted.
        noted: bool,
    },
    /// MR-9.15: nothing to swap with.
    NothingToSwap {
        /// Who.
        seat: Seat,
    },
    /// MR-7.3: part cards change hands.
    Swapped {
        /// Who asks for it.
        seat: Seat,
        /// What it gives.
        mine: PartKind,
        /// Whom.
        other: Seat,
        /// What it gets.
        theirs: PartKind,
    },
    /// MR-7.3: a seat swaps nothing.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// MR-R8: a pawn stands beyond its AP marker.
    BeyondLimit {
        /// Whose.
        seat: Seat,
        /// Where it stands.
        space: u8,
        /// The AP limit.
        limit: u8,
        /// MR-R8 `pawn-moved-back`: whether it moves back.
        moves: bool,
    },
    /// MR-R40: the limit of a seat that has passed rises in a result.
    LimitRises {
        /// Whose.
        seat: Seat,
        /// The AP limit now.
        limit: u8,
        /// MR-R40 `may-return`: the space it returns to; 0: it stays in the safe zone. None: it
        /// stays passed.
        returns: Option<u8>,
    },
    /// MR-6.7: a marker goes up to the monster's level.
    LevelRaised {
        /// Whose.
        seat: Seat,
        /// To this space, from 1.
        space: u8,
        /// True if a black marker is printed beside it.
        printed: bool,
    },
    /// MR-R3 `stack-on-last`: the marker stays on the last space, with others.
    LevelStacked {
        /// Whose.
        seat: Seat,
    },
    /// MR-6.15, MR-5.36, MR-5.39, MR-R3, MR-R24, MR-R29: hate markers go home.
    MarkersHome {
        /// Whose.
        seat: Seat,
        /// How many.
        markers: u8,
        /// Why.
        why: HomeFor,
    },
    /// MR-6.8: chips left over leave the game.
    ChipsBoxed {
        /// Of this line.
        part: Part,
        /// From base to tip.
        chips: ArrayVec<ChipKind, LINE_CELLS>,
    },
    /// MR-6.17: a part is broken.
    PartBroken {
        /// Which.
        part: Part,
        /// How often now, `1..=2`.
        breaks: u8,
    },
    /// MR-6.10: a cell of the core gets a copper and a chip.
    CoreExposed {
        /// Which.
        spot: Spot,
        /// The chip.
        chip: ChipKind,
    },
    /// MR-6.16: the first of the core.
    CoreWon {
        /// Who.
        seat: Seat,
    },
    /// MR:CB1: the core bonus card.
    CoreBonusTaken {
        /// Who.
        seat: Seat,
    },
    /// MR-R11: nobody is ranked on the core: its card goes to the box.
    CoreBonusBoxed,
    /// MR-8.3: the bonus shields are turned over.
    ShieldsFlip,

    // The end phase.
    /// MR-5.30: locked life chips return.
    LifeReturns {
        /// Whose.
        seat: Seat,
        /// How many.
        chips: u8,
    },
    /// MR:BS1, MR:BS2: a bonus shield chip is used up.
    BonusUsed {
        /// Whose.
        seat: Seat,
        /// Which.
        chip: BonusShield,
    },
    /// MR-5.32: a seat comes to the bazaar.
    VisitBegins {
        /// Who.
        seat: Seat,
    },
    /// MR-5.32: a seat has nothing to buy, or nothing more.
    NothingToBuy {
        /// Who.
        seat: Seat,
        /// True if it bought something before.
        any_more: bool,
    },
    /// MR-5.32: a seat says that it is done.
    LeavesBazaar {
        /// Who.
        seat: Seat,
    },
    /// MR-5.33: Extra life is bought.
    LifeBought {
        /// By whom.
        seat: Seat,
    },
    /// MR:SV1, MR-9.8, MR-9.15: a life chip from Extra life.
    LifeGained {
        /// Whose.
        seat: Seat,
        /// Why.
        why: LifeFor,
        /// Chips left on Extra life.
        stack: u32,
    },
    /// MR-5.35, MR-9.15: no life chip is left, or none is due (MR-R34 `shared`).
    NoLifeGained {
        /// Whose.
        seat: Seat,
        /// Why it would have been.
        why: LifeFor,
    },
    /// MR-5.34: an item is bought.
    ItemBought {
        /// By whom.
        seat: Seat,
        /// Which.
        item: ItemKind,
        /// In copper units.
        price: u8,
    },
    /// MR:IT01 …: an item works from now on.
    ItemWorks {
        /// Whose.
        seat: Seat,
        /// Which.
        item: ItemKind,
    },
    /// MR-9.9: a sword or ring chip comes with an item.
    SkillChipComes {
        /// Whose.
        seat: Seat,
        /// Which.
        chip: SkillChip,
    },
    /// MR-5.44: it lies on a skill.
    SkillChipPlaced {
        /// Whose.
        seat: Seat,
        /// Which.
        chip: SkillChip,
        /// On which.
        skill: SkillKind,
    },
    /// MR-8.4: a flipped bonus shield pays.
    BonusPaid {
        /// Whose.
        seat: Seat,
        /// Which.
        chip: BonusShield,
        /// As what.
        pays: BonusPays,
    },
    /// MR-9.13: a level costs less.
    LevelDiscounted {
        /// Whose.
        seat: Seat,
        /// By which item.
        item: ItemKind,
        /// Points needed.
        need: u8,
    },
    /// MR-5.39: a level is paid.
    LevelPaid {
        /// By whom.
        seat: Seat,
        /// For whom.
        character: Character,
        /// Experience chips, ascending.
        chips: crate::action::PaidChips,
        /// Points of all that is paid.
        points: u8,
        /// Points needed.
        need: u8,
    },
    /// MR-4.20: what a starting chip counts.
    StarterCounts {
        /// Whose.
        seat: Seat,
        /// Which.
        starter: Character,
        /// For whom.
        character: Character,
        /// So many points.
        points: u8,
    },
    /// MR:IX1 …: a starting chip is spent.
    StarterSpent {
        /// Whose.
        seat: Seat,
        /// Which.
        starter: Character,
    },
    /// MR-5.40: a skill card is taken.
    SkillLearned {
        /// By whom.
        seat: Seat,
        /// Whose.
        character: Character,
        /// Its level now.
        level: u8,
        /// The card.
        skill: SkillKind,
    },
    /// MR:SV3: the field medic is paid (MR-R20 `field-medic`).
    MedicPaid {
        /// By whom.
        seat: Seat,
    },
    /// MR-5.43: a round ends.
    RoundEnds {
        /// Which.
        round: u32,
        /// Rounds in a row without an enemy chip.
        idle: u32,
    },

    // The end.
    /// MR-8.1: the core is complete: this was the last round.
    LastRound,
    /// MR-R28: nobody took an enemy chip for so long.
    GuardEnds {
        /// Rounds in a row.
        idle: u32,
    },
    /// MR-9.16: fixed points of a seat's cards.
    FixedScore {
        /// Whose.
        seat: Seat,
        /// In halves.
        halves: i32,
    },
    /// MR-9.17: points of a conditional card.
    CountedScore {
        /// Whose.
        seat: Seat,
        /// Which.
        card: crate::state::PointsCard,
        /// Its points.
        points: u8,
    },
    /// MR-8.5: a seat's points.
    Scored {
        /// Whose.
        seat: Seat,
        /// By kind of card.
        tally: Tally,
    },
    /// MR-8.6: a tie in points.
    TieInPoints {
        /// Who ranks higher.
        first: Seat,
        /// Who ranks lower.
        second: Seat,
        /// Where the first one's pawn is.
        space: Space,
    },
    /// MR-8.6: a place.
    Placed {
        /// From 0.
        place: u8,
        /// Who.
        seat: Seat,
        /// In halves.
        halves: i32,
    },
}
