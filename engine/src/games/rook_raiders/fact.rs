//! What can happen in Rook & Raiders, and why something may not.
//!
//! Source: the rules cited at each variant. A fact carries all that its words need; the rule that
//! it happened by is beside it in the trace.

use super::action::Die;
use super::cards::{Effect, MonsterKind, UnitKind};
use super::rule_list::{
    RR_1_7, RR_2_11, RR_3_3, RR_4_3, RR_4_6B, RR_4_9, RR_4_14, RR_4_15, RR_4_17, RR_4_18, RR_4_19,
    RR_5_1, RR_5_3, RR_5_4, RR_5_5, RR_5_6, RR_5_7, RR_5_15, RR_5_17, RR_5_19, RR_8_4, RR_8_5,
    RR_9_3, RR_9_4, RR_9_5, RR_9_6, RR_9_8, RR_9_9, RR_9_10, RR_9_11, RR_9_12, RR_9_13, RR_11_4,
    RR_13_1, RR_13_4, RR_R10, RR_R11, RR_R15, RR_R16, RR_R17, RR_R19, RR_R21, RR_R26, RR_R42,
    RR_R43,
};
use super::state::{Command, EndReason, Lane, MonsterId, Queue, Role, SLOTS, UnitId};
use crate::{Cell, Rule, Seat, Seats};
use arrayvec::ArrayVec;

/// A unit as it stood when something happened to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnitRef {
    /// Whose board.
    pub seat: Seat,
    /// Its number.
    pub id: UnitId,
    /// Its card.
    pub kind: UnitKind,
    /// Its cell.
    pub cell: Cell,
}

/// A monster as it stood when something happened to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MonsterRef {
    /// Whose board.
    pub seat: Seat,
    /// Its number.
    pub id: MonsterId,
    /// Its card.
    pub kind: MonsterKind,
    /// Its cell.
    pub cell: Cell,
}

/// Why a command gives a seat gold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoldFor {
    /// The seat picked the card (RR-4.1, RR-4.13).
    Picking(Command),
    /// The command's effect (RR-4.10).
    Reward,
}

/// How a seat fell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FallCause {
    /// RR-6.15: a red monster is in the castle.
    Boss,
    /// RR-6.16: a second monster is in the castle.
    SecondMonster,
    /// RR-10.2: a monster is in the castle of the only seat.
    Solo,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    // The set-up.
    /// RR-2.3: cards leave the unit deck before the game.
    CardsDiscarded {
        /// Which, ascending.
        cards: ArrayVec<UnitKind, 6>,
    },
    /// RR-2.4, RR-8.6, RR-R31: a mercenary is turned up.
    MercenaryTurned {
        /// Place in the row, from 0.
        slot: u8,
        /// The card.
        card: UnitKind,
    },
    /// RR-2.8, RR-8.7: the command cards are laid out.
    CommandsLaidOut {
        /// From left to right.
        row: ArrayVec<Command, 5>,
    },
    /// RR-8.7: with four living seats the command cards stay as they lie.
    CommandsStay,
    /// RR-2.9: who starts.
    StartSeatDrawn {
        /// Who.
        seat: Seat,
    },
    /// RR-2.10: who turns the first two monsters.
    FirstSummoner {
        /// The right neighbour of the start player.
        seat: Seat,
    },
    /// RR-2.11: a seat places its first unit (RR-R35 `hidden`: face down for the others).
    UnitPlaced {
        /// The unit.
        unit: UnitRef,
        /// Whether the others see it later only.
        hidden: bool,
    },
    /// RR-R35 `hidden`: a first unit is turned up.
    UnitShown {
        /// The unit.
        unit: UnitRef,
    },

    // The main phase.
    /// RR-3.2: a seat takes its turn.
    TurnTaken {
        /// Who.
        seat: Seat,
    },
    /// RR-3.3: a seat picks a command; its card moves to the front.
    CommandPicked {
        /// Who.
        seat: Seat,
        /// Which.
        command: Command,
        /// Its new place in the row, from 0.
        place: u8,
    },
    /// RR-3.5: a command runs by itself.
    CommandRuns {
        /// Which.
        command: Command,
        /// Its place in the row, from 0.
        place: u8,
    },
    /// RR-3.4: a follower's share of a command begins.
    ShareBegins {
        /// Whose.
        seat: Seat,
        /// Of which command.
        command: Command,
    },
    /// RR:K01 … RR:K05: what a command gives a seat.
    CommandGives {
        /// Whom.
        seat: Seat,
        /// Which command.
        command: Command,
        /// How the seat takes part.
        role: Role,
        /// What.
        effect: Effect,
    },
    /// RR-3.6: the fifth card is not executed.
    FifthCardStays {
        /// Which.
        command: Command,
    },
    /// RR-4.1, RR-4.10, RR-4.13: a seat gets gold.
    GoldGained {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u32,
        /// What it has now.
        gold: u32,
        /// Why.
        reason: GoldFor,
    },
    /// RR-R27 `capped-27`: gold beyond the limit is lost.
    GoldLost {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u32,
    },
    /// RR-4.2: a seat may act with so many units in a Raid.
    RaidActions {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// RR-4.8: a seat takes an honour token.
    HonorGained {
        /// Who.
        seat: Seat,
        /// Tokens it has now.
        tokens: u32,
    },
    /// RR-4.8, RR-R25: no honour token is left to take.
    HonorSupplyEmpty {
        /// Who.
        seat: Seat,
    },
    /// RR-4.9, RR-8.5: units become ready.
    UnitsReady {
        /// Whose.
        seat: Seat,
        /// Which.
        units: ArrayVec<UnitRef, 2>,
    },
    /// RR-4.6: a seat gives up actions.
    ActionsGivenUp {
        /// Who.
        seat: Seat,
        /// How many.
        left: u8,
    },
    /// RR-4.21: a seat's actions are lost, as no unit can use them.
    ActionsLost {
        /// Who.
        seat: Seat,
        /// How many.
        left: u8,
    },
    /// RR-4.5: a unit gets its action marker.
    UnitActed {
        /// The unit.
        unit: UnitRef,
    },
    /// RR-4.17: a unit comes from the hand to the board.
    DeployedFromHand {
        /// The unit on its cell.
        unit: UnitRef,
    },
    /// RR-4.18: a mercenary comes to the board.
    MercenaryHired {
        /// The unit on its cell.
        unit: UnitRef,
        /// Its place in the row, from 0.
        slot: u8,
    },
    /// RR-4.23: a deployment is paid.
    GoldPaid {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u32,
        /// What it has now.
        gold: u32,
    },

    // Units.
    /// RR-5.1: a unit moves.
    UnitMoved {
        /// The unit on its new cell.
        unit: UnitRef,
        /// Where it came from.
        from: Cell,
    },
    /// RR-9.12: a unit moves at full speed.
    FullMove {
        /// The unit on its old cell.
        unit: UnitRef,
    },
    /// RR:U01 … RR:L04: a unit uses its skill.
    SkillUsed {
        /// The unit.
        unit: UnitRef,
    },
    /// RR-5.9: a unit attacks a monster with dice.
    DiceDeclared {
        /// The unit.
        unit: UnitRef,
        /// The monster.
        target: MonsterRef,
    },
    /// RR-5.10: the dice fall.
    Rolled {
        /// The unit.
        unit: UnitRef,
        /// The faces.
        dice: [u8; 2],
        /// The unit's modifier.
        modifier: i8,
    },
    /// RR-5.11: an attack total against a defence.
    DiceHit {
        /// The monster.
        target: MonsterRef,
        /// The attack total.
        total: i16,
        /// What it is compared with.
        defense: u8,
        /// Damage dealt.
        damage: u8,
        /// Damage on the monster now.
        now: u8,
    },
    /// RR-5.13: a double 6.
    Critical {
        /// The monster.
        target: MonsterRef,
        /// Damage dealt.
        damage: u8,
        /// Damage on the monster now.
        now: u8,
    },
    /// RR-5.13: a double 1.
    Fumble {
        /// The monster.
        target: MonsterRef,
    },
    /// RR-R23 `recheck`: the target is out of the new card's range.
    TargetOutOfRange {
        /// The monster.
        target: MonsterRef,
    },
    /// RR-5.15: portions of damage on one monster.
    PortionsHit {
        /// The monster.
        target: MonsterRef,
        /// Damage dealt.
        damage: u8,
        /// Damage on it now.
        now: u8,
    },
    /// RR-5.16: damage in an area.
    AreaHit {
        /// The monster.
        target: MonsterRef,
        /// Damage dealt.
        damage: u8,
        /// Damage on it now.
        now: u8,
    },
    /// RR-5.12: a monster is slain and becomes an honour mark.
    MonsterSlain {
        /// The monster.
        monster: MonsterRef,
        /// Trophies of the seat now.
        trophies: u8,
    },
    /// RR-5.17, RR-8.4: damage is taken off a unit.
    Healed {
        /// The unit.
        unit: UnitRef,
        /// How much.
        amount: u8,
        /// Damage on it now.
        now: u8,
    },
    /// RR-5.19: a song hurts its ally.
    SongDamage {
        /// The ally.
        ally: UnitRef,
        /// Damage dealt.
        damage: u8,
        /// Damage on it now.
        now: u8,
    },
    /// RR-5.20: a song lets an ally use its skill.
    SkillGranted {
        /// The ally.
        ally: UnitRef,
    },
    /// RR-5.22: a granted skill is not used.
    GrantEnds {
        /// The ally.
        ally: UnitRef,
        /// Whether it could have been used.
        declined: bool,
    },
    /// RR-6.9: a unit is knocked out; its card goes to the hand.
    KnockedOut {
        /// The unit.
        unit: UnitRef,
    },
    /// RR-R26 `printed`: damage for which no cube is left.
    DamageNotPut {
        /// Whose board.
        seat: Seat,
        /// How much.
        amount: u8,
    },

    // Benefits.
    /// RR-9.3: honour marks are paid.
    MarksPaid {
        /// Who.
        seat: Seat,
        /// Tokens, back to the supply.
        tokens: u8,
        /// Trophies, back to the box.
        trophies: u8,
    },
    /// RR-9.6b: a unit is levelled up.
    LevelledUp {
        /// The unit with its new card.
        unit: UnitRef,
        /// Its old card.
        from: UnitKind,
    },
    /// RR-9.8: a level-up may interrupt an attack (RR-R18: a song's damage).
    InterruptOffered {
        /// Whose units.
        seat: Seat,
        /// The attacking monster; none for a song.
        attacker: Option<MonsterRef>,
    },
    /// RR-9.10: dice are rolled again.
    Rerolled {
        /// Who.
        seat: Seat,
        /// Which die, or both.
        die: Option<Die>,
    },

    // The enemy phase.
    /// RR:M01 … RR:M07: a monster acts.
    MonsterActs {
        /// The monster.
        monster: MonsterRef,
    },
    /// RR-6.4, RR-6.5: a monster hits a unit.
    UnitHit {
        /// The monster.
        monster: MonsterRef,
        /// The unit.
        target: UnitRef,
        /// Damage dealt.
        damage: u8,
        /// Damage on the unit now.
        now: u8,
    },
    /// RR-6.7: a monster gets a bonus move.
    BonusMove {
        /// The monster.
        monster: MonsterRef,
    },
    /// RR-6.11: a monster moves.
    MonsterMoved {
        /// The monster on its new cell.
        monster: MonsterRef,
        /// Where it came from.
        from: Cell,
    },
    /// RR-6.12: a monster overtakes another one on its destination.
    Overtakes {
        /// The monster on its old cell.
        monster: MonsterRef,
    },
    /// RR-6.13: a unit, or a full lane, stops a monster short of its movement.
    MonsterBlocked {
        /// The monster on its old cell.
        monster: MonsterRef,
        /// Whether it stays where it is.
        stays: bool,
    },
    /// RR-6.14, RR-R34: a monster enters the castle.
    MonsterInCastle {
        /// The monster on its last cell.
        monster: MonsterRef,
    },
    /// RR-6.16: the first blue monster in a castle stays there.
    FirstBreach {
        /// Whose castle.
        seat: Seat,
        /// Its card.
        kind: MonsterKind,
    },
    /// RR-6.15, RR-6.16, RR-10.2: a castle is lost.
    CastleFalls {
        /// Whose.
        seat: Seat,
        /// Why.
        cause: FallCause,
    },
    /// RR-6.17: the other monsters of a fallen seat do nothing more.
    InvasionEndsEarly {
        /// Whose board.
        seat: Seat,
    },
    /// RR-12.1: a seat is eliminated.
    SeatEliminated {
        /// Who.
        seat: Seat,
        /// In which round.
        round: u32,
    },
    /// RR-R38 `returned`: what a fallen seat had goes back.
    MaterialReturned {
        /// Whose.
        seat: Seat,
    },
    /// RR-12.4: the eliminations of a step are judged.
    EliminationsJudged {
        /// Who fell.
        fallen: Seats,
        /// How many seats are left.
        living: u8,
    },
    /// RR-12.5, RR-R37: another seat stands in for the fallen start player.
    StartSeatReplaced {
        /// The fallen one.
        fallen: Seat,
        /// Who performs the summon.
        seat: Seat,
        /// Whether it gets the card at once.
        card_moves: bool,
    },
    /// RR-7.1: no monster is left to summon.
    NoMonsterLeft,
    /// RR-7.2: a waiting monster enters.
    WaitingEnters {
        /// The monster on its cell.
        monster: MonsterRef,
    },
    /// RR-7.3: all chips are turned down again.
    ChipsTurnedDown,
    /// RR-7.3: a chip is turned up.
    ChipTurned {
        /// Who turns it.
        seat: Seat,
        /// Its letter.
        lane: Lane,
    },
    /// RR:C01 … RR:C03: which lane the chip opens.
    LaneOpened {
        /// Its letter.
        lane: Lane,
    },
    /// RR-7.4, RR:M01 … RR:M07: a monster card is turned up.
    MonsterTurned {
        /// Who turns it.
        seat: Seat,
        /// Its number.
        id: MonsterId,
        /// Its card.
        kind: MonsterKind,
    },
    /// RR-7.6, RR-7.7: a monster comes to a board.
    Summoned {
        /// The monster on its cell.
        monster: MonsterRef,
        /// Whether the circle was taken.
        adjacent: bool,
    },
    /// RR-7.8: a monster joins a waiting line.
    JoinsWaiting {
        /// Whose board.
        seat: Seat,
        /// Its number.
        id: MonsterId,
        /// Its card.
        kind: MonsterKind,
        /// Which line.
        lane: Lane,
    },

    // The end phase.
    /// RR-8.2: how many monsters each seat faces.
    SupportCounted {
        /// Living seats in order from the start player, with their counts.
        counts: ArrayVec<(Seat, u8), 4>,
        /// How many seats can be supported.
        slots: u8,
    },
    /// RR-8.3: who is supported.
    Supported {
        /// In order from the start player; may be nobody.
        seats: Queue,
    },
    /// RR-8.4: a seat lets its support go.
    SupportDeclined {
        /// Who.
        seat: Seat,
    },
    /// RR-8.6: the mercenaries are discarded.
    MercenariesDiscarded {
        /// Which.
        cards: ArrayVec<UnitKind, SLOTS>,
    },
    /// RR-8.6: the discard pile becomes the unit deck.
    DeckRefilled {
        /// How many cards.
        count: u32,
    },
    /// RR-8.6: a slot stays empty.
    SlotStaysEmpty {
        /// Place in the row, from 0.
        slot: u8,
    },
    /// RR-8.8: the start-player card goes on.
    StartCardPasses {
        /// To whom.
        seat: Seat,
    },
    /// RR-8.8: a round begins.
    RoundBegins {
        /// Which.
        round: u32,
    },
    /// RR-10.4: the next round is the last.
    LastRoundAnnounced {
        /// Which.
        round: u32,
    },

    // The end of the game.
    /// RR-11.1: a seat takes a medal.
    MedalTaken {
        /// Who.
        seat: Seat,
        /// For which boss.
        boss: MonsterKind,
    },
    /// RR:V01 … RR:V04: what the medal says; for its owner alone.
    MedalValue {
        /// Whose.
        seat: Seat,
        /// Its value, -4 to -1.
        value: i8,
    },
    /// RR-11.4: a seat declares victory and shows its medals.
    Declared {
        /// Who.
        seat: Seat,
        /// Its threat total.
        threat: i16,
        /// Its medals.
        medals: ArrayVec<i8, 2>,
    },
    /// RR-11.6: a seat holds back.
    HoldsBack {
        /// Who.
        seat: Seat,
        /// Whether everybody sees it (RR-R44 `public`).
        open: bool,
    },
    /// RR-11.7: the only declarer wins.
    DeclarerWins {
        /// Who.
        seat: Seat,
    },
    /// RR-11.8: several declarers are compared.
    DeclarersCompared {
        /// Each with honour marks and gold.
        figures: ArrayVec<(Seat, u32, u32), 4>,
        /// Who is best.
        best: Seats,
    },
    /// RR-12.2: the last living seat wins.
    LastSurvivor {
        /// Who.
        seat: Seat,
    },
    /// RR-12.4, RR-R5: nobody is left.
    NobodyLeft {
        /// Who fell last, together.
        fallen: Seats,
        /// Who is best among them.
        best: Seats,
    },
    /// RR-10.1: all monsters are slain.
    SoloCleared {
        /// Who.
        seat: Seat,
    },
    /// RR-10.4: monsters are left after the last main phase.
    SoloLastRoundLost {
        /// Who.
        seat: Seat,
    },
    /// RR-13.5: the house limit of rounds.
    RoundLimitReached {
        /// Which round was the last.
        round: u32,
        /// Who is best, nobody in a solo game.
        best: Seats,
    },
    /// RR-13.6: the game is over; all medals are turned up.
    GameOver {
        /// Why.
        reason: EndReason,
        /// The seat that won, or those that share a draw.
        best: Seats,
        /// Each seat's medals and its threat total.
        medals: ArrayVec<(Seat, ArrayVec<i8, 2>, i16), 4>,
    },
}

/// A kind of decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Which unit starts where.
    SetupPlace,
    /// Which command.
    ChooseCommand,
    /// Which unit acts.
    Activate,
    /// Whether and how the unit uses its skill.
    UseSkill,
    /// What to do about a roll.
    AfterRoll,
    /// Whether to level up against an attack.
    AttackInterrupt,
    /// Which units become ready by Rest.
    RestChoose,
    /// Which unit to deploy.
    RecruitChoose,
    /// Which unit to heal by support.
    SupportHeal,
    /// Which units recover.
    FatigueChoose,
    /// Whether to declare victory.
    Declare,
    /// Whether to level up after another seat's decision (RR-R12).
    Window,
}

/// What an honour mark would be paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BenefitFor {
    /// Will power.
    WillPower,
    /// A full-speed move.
    FullMove,
}

/// Why an action is refused: what was asked, and what stands against it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// RR-R43 `no`: no level-up in the end phase.
    NoBenefitInEndPhase,
    /// RR-13.1: something else is asked.
    OtherQuestion {
        /// What is asked.
        awaited: Question,
    },
    /// RR-2.11, RR-4.17: the card is not in the hand.
    NotInHand {
        /// Whose hand.
        seat: Seat,
        /// The card; none if the set has no such card.
        card: Option<UnitKind>,
        /// Whether the first unit is placed.
        set_up: bool,
    },
    /// RR-1.7, RR-4.14: the cell is not in the home area.
    NotHome {
        /// The cell.
        cell: Cell,
        /// Whether the first unit is placed.
        set_up: bool,
    },
    /// RR-3.3: the command was executed in this round.
    CommandUsed {
        /// Which.
        command: Command,
    },
    /// RR-4.3, RR-4.9, RR-8.4, RR-8.5, RR-9.4: no such unit on the own board.
    NoSuchUnit {
        /// Which was asked for.
        unit: UnitId,
        /// What is asked.
        asked: Question,
        /// Whether it was to be levelled up.
        level_up: bool,
    },
    /// RR-4.3: the unit has acted.
    UnitHasActed {
        /// The unit.
        unit: UnitRef,
    },
    /// RR-R26 `printed`: no action marker is left.
    NoMarkerLeft,
    /// RR-5.5: off the board or on a circle.
    NoUnitCell {
        /// The unit.
        unit: UnitRef,
        /// Where it was to go.
        dest: Cell,
    },
    /// RR-5.3: an own unit stands there.
    OwnUnitThere {
        /// The unit.
        unit: UnitRef,
        /// The one on the destination.
        other: UnitRef,
    },
    /// RR-5.4: a monster stands there.
    MonsterThere {
        /// The unit.
        unit: UnitRef,
        /// The one on the destination.
        monster: MonsterRef,
    },
    /// RR-5.1: too far.
    TooFar {
        /// The unit.
        unit: UnitRef,
        /// Where it was to go.
        dest: Cell,
        /// Steps away.
        steps: u8,
        /// Its movement.
        movement: u8,
    },
    /// RR-9.13: too far even at full speed.
    TooFarAtFullSpeed {
        /// The unit.
        unit: UnitRef,
        /// Where it was to go.
        dest: Cell,
        /// Steps away.
        steps: u8,
        /// Its movement at full speed.
        movement: u8,
    },
    /// RR-5.4: near enough, but monsters are in the way.
    MonstersInTheWay {
        /// The unit.
        unit: UnitRef,
        /// Where it was to go.
        dest: Cell,
    },
    /// RR-4.6b: the unit would neither move nor use a skill.
    EmptyAction {
        /// The unit.
        unit: UnitRef,
    },
    /// RR-9.10, RR-9.12: no mark of the named form.
    NoSuchMark {
        /// Who.
        seat: Seat,
        /// For what.
        benefit: BenefitFor,
        /// Tokens asked for: 1 with a token, 0 with a trophy.
        pay_tokens: u8,
        /// Tokens it has.
        tokens: u32,
        /// Trophies it has.
        trophies: u8,
    },
    /// RR-R21 `tokens-first`: trophies are paid while tokens are left.
    TokensFirst {
        /// Who.
        seat: Seat,
        /// Tokens asked for.
        pay_tokens: u8,
        /// Tokens it must pay.
        wanted: u8,
    },
    /// RR-13.4: full speed without need.
    NoNeedForFullSpeed {
        /// The unit.
        unit: UnitRef,
        /// Where it was to go.
        dest: Cell,
    },
    /// RR-5.7: the unit has another skill.
    OtherSkill {
        /// The unit.
        unit: UnitRef,
    },
    /// RR-R42 `must-if-possible`: a granted skill must be used.
    GrantMustBeUsed {
        /// The unit.
        unit: UnitRef,
    },
    /// RR-5.6: the monster is not in range, or there is none.
    NotInRange {
        /// The unit.
        unit: UnitRef,
        /// The monster asked for.
        target: MonsterId,
    },
    /// RR-5.6: no monster is in range.
    NobodyInRange {
        /// The unit.
        unit: UnitRef,
    },
    /// RR-5.15: another number of portions.
    WrongPortions {
        /// The unit.
        unit: UnitRef,
        /// How many were given.
        given: u8,
        /// How many there must be.
        wanted: u8,
    },
    /// RR-R19 `forbidden`: more portions than HP left.
    Overkill {
        /// The monster.
        target: MonsterRef,
        /// Portions given.
        given: u8,
        /// HP it has left.
        left: u8,
    },
    /// RR-5.17: the unit has no damage, or is out of range.
    CannotHeal {
        /// The healer.
        unit: UnitRef,
        /// The unit to heal.
        target: UnitRef,
        /// Whether it is in range.
        in_range: bool,
    },
    /// RR-13.4: another number of points than must be healed.
    WrongPoints {
        /// The healer.
        unit: UnitRef,
        /// How many were given.
        given: u8,
        /// How many there must be.
        wanted: u8,
    },
    /// RR-5.17: more points than damage.
    HealsTooMuch {
        /// The unit to heal.
        target: UnitRef,
        /// Points given.
        given: u8,
        /// Its damage.
        damage: u8,
    },
    /// RR-5.19: the ally is not in range.
    AllyNotInRange {
        /// The singer.
        unit: UnitRef,
        /// The ally.
        ally: UnitRef,
    },
    /// RR-R15 `no`: the singer itself.
    SingerItself {
        /// The singer.
        unit: UnitRef,
    },
    /// RR-R16 `forbidden`: another Bard.
    AnotherBard {
        /// The singer.
        unit: UnitRef,
        /// The other one.
        ally: UnitRef,
    },
    /// RR-R17 `needs-usable-skill`: the ally could not use its skill.
    IdleAlly {
        /// The singer.
        unit: UnitRef,
        /// The ally.
        ally: UnitRef,
    },
    /// RR-9.4: not a basic unit.
    NotBasic {
        /// The unit.
        unit: UnitRef,
    },
    /// RR-9.6: no level-up card is left.
    PileEmpty {
        /// The unit.
        unit: UnitRef,
        /// The card it would get.
        card: UnitKind,
    },
    /// RR-9.5: too few marks.
    MarksShort {
        /// Who.
        seat: Seat,
        /// The cost.
        cost: u8,
        /// Marks it has.
        marks: u32,
    },
    /// RR-9.3: the payment cannot be made with these tokens and trophies.
    BadPayment {
        /// Who.
        seat: Seat,
        /// The cost.
        cost: u8,
        /// Tokens asked for.
        pay_tokens: u8,
        /// Tokens it has.
        tokens: u32,
        /// Trophies it has.
        trophies: u8,
    },
    /// RR-9.9: not the attacking unit.
    NotTheAttacker {
        /// The unit.
        unit: UnitRef,
    },
    /// RR-9.8: not a targeted unit.
    NotTargeted {
        /// The unit.
        unit: UnitRef,
    },
    /// RR-R11 `forbidden`: after a re-roll.
    NoLevelUpAfterReroll {
        /// The unit.
        unit: UnitRef,
    },
    /// RR-R10: will power rolls both dice again, or one die, not as asked.
    OtherReroll {
        /// Whether one die was asked for.
        one_die: bool,
    },
    /// RR-9.11: already rolled again.
    AlreadyRerolled,
    /// RR-4.9, RR-8.5: the unit is ready.
    UnitIsReady {
        /// The unit.
        unit: UnitRef,
        /// Whether by Rest.
        rest: bool,
    },
    /// RR-4.9, RR-8.5: another number of units.
    WrongUnitCount {
        /// How many were given.
        given: u8,
        /// How many there must be.
        wanted: u8,
        /// Whether by Rest.
        rest: bool,
    },
    /// RR-4.19: no mercenaries when the card runs by itself.
    NoMercenaryInAuto,
    /// RR-4.18: nobody is in the slot.
    SlotEmpty {
        /// Place in the row, from 0.
        slot: u8,
    },
    /// RR-4.15: the cell is taken.
    CellTaken {
        /// The cell.
        cell: Cell,
    },
    /// RR-4.15: too little gold.
    GoldShort {
        /// Who.
        seat: Seat,
        /// The card.
        card: UnitKind,
        /// Its cost.
        cost: u8,
        /// What the seat has.
        gold: u32,
    },
    /// RR-8.4: the unit has no damage.
    Undamaged {
        /// The unit.
        unit: UnitRef,
    },
    /// RR-11.4: monsters are left in the deck, or the threat is too high.
    CannotDeclare {
        /// Who.
        seat: Seat,
        /// Monster cards left.
        deck: u8,
        /// Its threat total.
        threat: i16,
    },
}

impl Refusal {
    /// The rule it is made by. Source: RR-13.11.
    pub const fn rule(&self) -> Rule {
        match self {
            Self::NoBenefitInEndPhase => RR_R43,
            Self::OtherQuestion { .. } => RR_13_1,
            Self::NotInHand { set_up, .. } => {
                if *set_up {
                    RR_2_11
                } else {
                    RR_4_17
                }
            }
            Self::NotHome { set_up, .. } => {
                if *set_up {
                    RR_1_7
                } else {
                    RR_4_14
                }
            }
            Self::CommandUsed { .. } => RR_3_3,
            Self::NoSuchUnit { level_up: true, .. } => RR_9_4,
            Self::NoSuchUnit { asked, level_up: false, .. } => match asked {
                Question::RestChoose => RR_4_9,
                Question::FatigueChoose => RR_8_5,
                Question::SupportHeal => RR_8_4,
                Question::SetupPlace
                | Question::ChooseCommand
                | Question::Activate
                | Question::UseSkill
                | Question::AfterRoll
                | Question::AttackInterrupt
                | Question::RecruitChoose
                | Question::Declare
                | Question::Window => RR_4_3,
            },
            Self::UnitHasActed { .. } => RR_4_3,
            Self::NoMarkerLeft => RR_R26,
            Self::NoUnitCell { .. } => RR_5_5,
            Self::OwnUnitThere { .. } => RR_5_3,
            Self::MonsterThere { .. } | Self::MonstersInTheWay { .. } => RR_5_4,
            Self::TooFar { .. } => RR_5_1,
            Self::TooFarAtFullSpeed { .. } => RR_9_13,
            Self::EmptyAction { .. } => RR_4_6B,
            Self::NoSuchMark { benefit, .. } => match benefit {
                BenefitFor::WillPower => RR_9_10,
                BenefitFor::FullMove => RR_9_12,
            },
            Self::TokensFirst { .. } => RR_R21,
            Self::NoNeedForFullSpeed { .. } | Self::WrongPoints { .. } => RR_13_4,
            Self::OtherSkill { .. } => RR_5_7,
            Self::GrantMustBeUsed { .. } => RR_R42,
            Self::NotInRange { .. } | Self::NobodyInRange { .. } => RR_5_6,
            Self::WrongPortions { .. } => RR_5_15,
            Self::Overkill { .. } => RR_R19,
            Self::CannotHeal { .. } | Self::HealsTooMuch { .. } => RR_5_17,
            Self::AllyNotInRange { .. } => RR_5_19,
            Self::SingerItself { .. } => RR_R15,
            Self::AnotherBard { .. } => RR_R16,
            Self::IdleAlly { .. } => RR_R17,
            Self::NotBasic { .. } => RR_9_4,
            Self::PileEmpty { .. } => RR_9_6,
            Self::MarksShort { .. } => RR_9_5,
            Self::BadPayment { .. } => RR_9_3,
            Self::NotTheAttacker { .. } => RR_9_9,
            Self::NotTargeted { .. } => RR_9_8,
            Self::NoLevelUpAfterReroll { .. } => RR_R11,
            Self::OtherReroll { .. } => RR_R10,
            Self::AlreadyRerolled => RR_9_11,
            Self::UnitIsReady { rest, .. } | Self::WrongUnitCount { rest, .. } => {
                if *rest {
                    RR_4_9
                } else {
                    RR_8_5
                }
            }
            Self::NoMercenaryInAuto => RR_4_19,
            Self::SlotEmpty { .. } => RR_4_18,
            Self::CellTaken { .. } | Self::GoldShort { .. } => RR_4_15,
            Self::Undamaged { .. } => RR_8_4,
            Self::CannotDeclare { .. } => RR_11_4,
        }
    }
}
