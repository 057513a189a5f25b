//! What can happen in Rook & Raiders.
//!
//! Source: the rules cited at each variant. A fact carries all that its words need; the rule that
//! it happened by is beside it in the trace.

use crate::action::Die;
use crate::cards::{Effect, MonsterKind, UnitKind};
use crate::state::{Command, EndReason, Lane, MonsterId, Queue, Role, SLOTS, UnitId};
use arrayvec::ArrayVec;
use kanso_engine::{Cell, Seat, Seats};

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
        /// True if the others see it later only.
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
        /// True if it could have been used.
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
        /// True if it stays where it is.
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
        /// True if it gets the card at once.
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
        /// True if the circle was taken.
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
    /// RR:V01 … RR:V04: what the medal says; for its owner alone, unless its medals lie open.
    MedalValue {
        /// Whose.
        seat: Seat,
        /// Its value, -4 to -1.
        value: i8,
        /// True if the seat has declared, so that its medals lie open.
        open: bool,
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
        /// True if everybody sees it (RR-R44 `public`).
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
