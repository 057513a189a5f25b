//! What can happen in the trading card game.
//!
//! Source: the rules cited at each variant. A fact carries all that its words need; the rule that it
//! happened by is beside it in the trace. What an eye may not know of a card in it stands with the
//! card ([`CardRef`]); facts that are nobody else's business are listed in `secrets`.

mod refs;

pub use refs::{Audience, CardRef, ItemRef, ItemWhat, TargetRef};

use crate::action::PassScope;
use crate::cards::text::Stat;
use crate::state::{BattleStep, CardId, City, DrawnBy, Identity, OpenWindow, Phase, StandingPass};
use kanso_engine::Seat;

/// Why a pass was not asked for. Source: BK-7.5, BK-7.12.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SilentCause {
    /// A standing pass.
    StandingPass,
    /// No Quick effect can be used.
    NothingUsable,
    /// It answers to its own announcement.
    OwnAnnouncement,
    /// It ended its Main phase (BK-5.27).
    EndedMain,
}

/// Why an item did nothing when it was resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fizzle {
    /// The card it is about is gone or changed sides.
    CardGone,
    /// The card is at the named city already.
    AlreadyThere,
    /// The card was locked meanwhile (BK-R19 `at-resolution`).
    Locked,
    /// The city is out of reach (BK-R68 `must-be-in-reach`).
    OutOfReach,
    /// No fighter is left (BK-R36).
    NoFighterLeft,
}

/// How a battle ended. Source: BK-5.45.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BattleResult {
    /// BK-6.22.
    Occupation,
    /// BK-6.24.
    Repelled,
    /// BK-6.25.
    Standoff,
    /// BK-6.26.
    WipeOut,
}

/// Why a portion of combat damage is not dealt. Source: BK-5.44, BK-R32.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undealt {
    /// The striker is no fighter any more.
    SourceGone,
    /// The target is no fighter any more.
    TargetGone,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    // The set-up.
    /// BK-4.2: who is first.
    FirstSeat {
        /// Who.
        seat: Seat,
    },
    /// BK-R1 `mixed-locals`: the four local cities.
    LocalCities {
        /// Which, ascending.
        cities: Vec<Identity>,
    },
    /// BK-4.3, BK-4.4: a first hand is drawn.
    HandDrawn {
        /// Whose.
        seat: Seat,
        /// Which cards.
        cards: Vec<CardRef>,
    },
    /// BK-4.4: a hand goes back into the deck.
    HandReturned {
        /// Whose.
        seat: Seat,
        /// How many cards.
        count: u8,
    },
    /// BK-4.4: a hand is kept.
    HandKept {
        /// Whose.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// Not asked: no card is left, or no smaller hand is allowed.
        by_itself: bool,
    },
    /// BK-4.6: turn 1 begins.
    PlayBegins {
        /// Who has the turn.
        seat: Seat,
    },

    // The turn.
    /// BK-5.2: a turn starts.
    TurnStarts {
        /// Whose.
        seat: Seat,
        /// Its number.
        turn: u32,
    },
    /// BK-6.39: a phase begins.
    PhaseBegins {
        /// Which.
        phase: Phase,
    },
    /// BK-6.39: a step of the battle begins.
    StepBegins {
        /// Which.
        step: BattleStep,
        /// Where.
        city: City,
    },
    /// BK-5.3: cards are unlocked in Recovery.
    Recovered {
        /// Which.
        cards: Vec<CardRef>,
    },
    /// BK-5.5: no draw in turn 1.
    DrawSkipped {
        /// Whose turn.
        seat: Seat,
    },
    /// BK-5.4, BK-6.21, BK-9.14: cards are drawn.
    Drawn {
        /// Who draws.
        seat: Seat,
        /// Which cards.
        cards: Vec<CardRef>,
        /// By what.
        by: DrawnBy,
    },
    /// BK-8.5: fewer cards are there than should be drawn, looked at or trashed.
    DeckShort {
        /// Whose deck.
        seat: Seat,
        /// How many are missing.
        missing: u8,
    },

    // Opening, paying, using.
    /// BK-5.6, BK-5.37, BK-5.48: nothing is opened.
    OpenSkipped {
        /// Who.
        seat: Seat,
    },
    /// BK-5.13: a set card is turned up to be used.
    Opened {
        /// Which.
        card: CardRef,
        /// Where.
        city: City,
    },
    /// BK-5.14: a set card is shown and turned back.
    ShownUnpaid {
        /// Which.
        card: CardRef,
        /// Where.
        city: City,
    },
    /// BK-5.22, BK-7.1: an ability is used.
    AbilityUsed {
        /// Whose.
        card: CardRef,
        /// Which of its text, from 0.
        ability: u8,
    },
    /// BK-3.9: a card is locked as a cost.
    LockPaid {
        /// Which.
        card: CardRef,
    },
    /// BK-5.10: hand cards are paid.
    CardsPaid {
        /// Who pays.
        seat: Seat,
        /// With which.
        cards: Vec<CardRef>,
    },
    /// BK-5.51: a character is trashed as a cost.
    Sacrificed {
        /// Which.
        card: CardRef,
        /// Where.
        city: City,
    },
    /// BK-5.51: targets are named.
    TargetsNamed {
        /// Who names.
        seat: Seat,
        /// Which, in the order of the text; none for an "up to" that names none.
        targets: Vec<TargetRef>,
        /// Applied without asking (BK-5.48).
        forced: bool,
    },
    /// BK-5.48: the only possible choice is made without asking.
    OnlyChoice {
        /// For whom.
        seat: Seat,
        /// Which card is chosen.
        card: CardRef,
    },

    // What pends.
    /// BK-6.5: an item becomes pending.
    Pends {
        /// Which.
        item: ItemRef,
    },
    /// BK-6.13: a trigger is put on the list of pending items.
    TriggerPut {
        /// Which.
        item: ItemRef,
    },
    /// A card row: a trigger has no legal target and is not put.
    TriggerWithoutTarget {
        /// Which.
        item: ItemRef,
    },
    /// BK-6.7: both have passed; the item is resolved.
    Resolves {
        /// Which.
        item: ItemRef,
    },
    /// A rule of the item: it does nothing.
    Fizzles {
        /// Which.
        item: ItemRef,
        /// Why.
        why: Fizzle,
    },
    /// BK-9.26: an item is negated.
    Negated {
        /// Which.
        item: ItemRef,
    },
    /// BK-6.12: a target is not the same thing any more and is skipped; BK-R44 `no-effect`.
    TargetSkipped {
        /// Which.
        target: TargetRef,
        /// It is there, but fits the text no longer (BK-R44 `no-effect`).
        unfit: bool,
    },
    /// BK-6.43: the ability's card is not in play under the same control.
    SourceGone {
        /// Which card.
        card: CardRef,
    },
    /// A card row: the text of a card takes effect.
    TextActs {
        /// Which.
        card: CardRef,
    },
    /// BK-3.4: a normal effect goes to the trash after it was resolved.
    EffectSpent {
        /// Which.
        card: CardRef,
    },
    /// BK-R50, BK-R54: an opened card becomes a set card again.
    TurnedBack {
        /// Which, with its new number.
        card: CardRef,
        /// Where.
        city: City,
    },

    // Passes and windows.
    /// BK-7.4: a seat is asked in a window with nothing pending.
    WindowOpens {
        /// Which.
        window: OpenWindow,
    },
    /// BK-7.6 to BK-7.8: a seat passes; told to it alone, others are told the action.
    Passed {
        /// Who.
        seat: Seat,
        /// For how long.
        scope: PassScope,
    },
    /// BK-7.12: a seat passes without being asked; told to it alone.
    SilentPass {
        /// Who.
        seat: Seat,
        /// Why.
        cause: SilentCause,
    },
    /// BK-7.7, BK-7.9: a standing pass ends; told to that seat alone.
    StandingPassEnds {
        /// Whose.
        seat: Seat,
        /// Which.
        pass: StandingPass,
    },

    // Main.
    /// BK-5.18: a character is locked for a move that is announced.
    MoveAnnounced {
        /// Who.
        card: CardRef,
        /// From where.
        from: City,
        /// Where to.
        to: City,
    },
    /// BK-5.18, BK-9.9: a character moves.
    Moved {
        /// Who.
        card: CardRef,
        /// From where.
        from: City,
        /// Where to.
        to: City,
    },
    /// BK-5.20: a card becomes a set card.
    SetDown {
        /// Which, with its new number.
        card: CardRef,
        /// Where.
        city: City,
    },
    /// BK-5.21: the other seat can no longer tell which known hand cards are still there.
    HandBlurred {
        /// Whose hand.
        seat: Seat,
    },
    /// BK-5.24: a battle is declared.
    BattleDeclared {
        /// By whom.
        seat: Seat,
        /// Where.
        city: City,
    },
    /// BK-5.24: a battle begins.
    BattleBegins {
        /// Where.
        city: City,
        /// Who attacks.
        attacker: Seat,
    },
    /// BK-5.27: the turn player ends Main unless the other seat interrupts.
    MainEnds {
        /// Who.
        seat: Seat,
    },
    /// BK-5.27: the other seat interrupted; Main goes on.
    MainGoesOn {
        /// Whose Main.
        seat: Seat,
    },

    // Battle.
    /// BK-5.34: a vanguard is named (and locked).
    VanguardNamed {
        /// Who.
        card: CardRef,
    },
    /// BK-5.34: it stands.
    VanguardStands {
        /// Who.
        card: CardRef,
    },
    /// BK-5.35: no vanguard is named; the battle is over.
    NoVanguard {
        /// Who attacks.
        seat: Seat,
        /// Nobody could be named.
        by_itself: bool,
    },
    /// BK-5.36: the vanguard is gone; the battle is over (BK-R24: or goes on).
    VanguardLost {
        /// Who.
        card: CardRef,
    },
    /// BK-5.38: a fighter is named (and locked).
    FighterNamed {
        /// Who.
        card: CardRef,
    },
    /// BK-5.38: it fights.
    FighterJoins {
        /// Who.
        card: CardRef,
    },
    /// BK-5.39: a seat names no further fighter.
    NoFighter {
        /// Who.
        seat: Seat,
        /// It had nobody to name, or it holds the city.
        by_itself: bool,
    },
    /// BK-5.40: the occupier's characters fight.
    OccupiersFight {
        /// Who.
        cards: Vec<CardRef>,
    },
    /// BK-6.41: a fighter is none any more.
    FighterLeft {
        /// Who.
        card: CardRef,
    },
    /// BK-R48 `fights-for-new-side`: a fighter fights for the other side.
    FighterChangedSides {
        /// Who.
        card: CardRef,
    },
    /// BK-5.42: the fighters of a Range are next.
    RangeStrikes {
        /// Which Range.
        range: i16,
        /// Who.
        cards: Vec<CardRef>,
    },
    /// BK-5.43, BK-5.48: a fighter assigns damage.
    Assigned {
        /// Who strikes.
        source: CardRef,
        /// Who is struck.
        target: CardRef,
        /// Points.
        amount: u16,
        /// Nothing was there to choose.
        forced: bool,
    },
    /// BK-R30 `up-to`: a fighter keeps the rest of its Power.
    AssignStopped {
        /// Who.
        source: CardRef,
        /// Points kept.
        rest: u16,
    },
    /// BK-5.44, BK-R32: a portion is not dealt.
    NotDealt {
        /// Who would have struck.
        source: CardRef,
        /// Who would have been struck.
        target: CardRef,
        /// Points.
        amount: u16,
        /// Why.
        why: Undealt,
    },
    /// BK-6.19: the combat damage of a Range is dealt at one time.
    DealtTogether {
        /// Of which Range.
        range: i16,
    },
    /// BK-5.45 and BK-6.22 to BK-6.26: how the battle ended.
    BattleEnds {
        /// Where.
        city: City,
        /// How.
        result: BattleResult,
    },
    /// BK-5.47: the moment "at battle end".
    AtBattleEnd {
        /// Where.
        city: City,
    },
    /// BK-6.22: a city is occupied.
    Occupied {
        /// By whom.
        seat: Seat,
        /// Where.
        city: City,
    },
    /// BK-6.23: a city is neutral again.
    Neutral {
        /// Where.
        city: City,
        /// Who occupied it.
        was: Seat,
    },
    /// BK-6.21: the occupier draws nothing.
    CityDrawDeclined {
        /// Who.
        seat: Seat,
        /// Where.
        city: City,
    },

    // State check.
    /// BK-3.3, BK-6.16, BK-6.40, BK-9.12, BK-R18: a card goes from the field to its owner's trash.
    Trashed {
        /// Which.
        card: CardRef,
        /// Where it was.
        city: City,
        /// Why.
        why: TrashCause,
    },
    /// BK-6.17: a card goes to its owner, not to its controller.
    ToOwner {
        /// Which.
        card: CardRef,
        /// Its owner.
        owner: Seat,
    },
    /// BK-3.6: a city card is turned.
    CityTurned {
        /// Which.
        city: City,
        /// Face-up now.
        up: bool,
        /// The city level now.
        level: u8,
    },
    /// BK-6.9, BK-R2: what a city is.
    CityRevealed {
        /// Which.
        city: City,
        /// What it is.
        identity: Identity,
    },

    // The end of the turn.
    /// BK-5.28: damage becomes 0.
    DamageReset {
        /// Whose damage was not 0.
        cards: Vec<CardRef>,
    },
    /// BK-5.31: a card is discarded for the hand limit.
    DiscardedToLimit {
        /// Who.
        seat: Seat,
        /// Which.
        card: CardRef,
    },
    /// BK-R8 `all`: a card is chosen to be discarded.
    DiscardChosen {
        /// Who.
        seat: Seat,
        /// Which.
        card: CardRef,
    },
    /// BK-5.32: what lasted this turn is over.
    TurnEffectsEnd,
    /// BK-5.32: the turn passes on.
    TurnPasses {
        /// To whom.
        to: Seat,
    },

    // Primitives.
    /// BK-5.16, BK-9.22, BK-9.25: a card enters.
    Entered {
        /// Which.
        card: CardRef,
        /// Where.
        city: City,
    },
    /// BK-9.2: damage is dealt.
    Damaged {
        /// To whom.
        card: CardRef,
        /// Points that count.
        damage: u16,
        /// Points absorbed by a shield.
        absorbed: u16,
        /// Points prevented by the character's own text (BK-9.31).
        reduced: u16,
        /// True if it is combat damage.
        combat: bool,
    },
    /// BK-9.3, BK-9.4: an effect deals damage.
    EffectDamage {
        /// By which card.
        source: CardRef,
        /// To whom.
        targets: Vec<CardRef>,
        /// Points each.
        amount: u8,
    },
    /// BK-9.5: a shield.
    Shielded {
        /// Who.
        card: CardRef,
        /// Points.
        amount: u8,
    },
    /// BK-9.6: damage is healed.
    Healed {
        /// Who.
        card: CardRef,
        /// Points.
        amount: u16,
    },
    /// BK-9.7: a number changes until the turn's end.
    Modified {
        /// Whose.
        card: CardRef,
        /// Which number.
        stat: Stat,
        /// By how much.
        amount: i8,
    },
    /// BK-9.8: a card is locked or unlocked.
    LockChanged {
        /// Which.
        card: CardRef,
        /// Locked now.
        locked: bool,
    },
    /// BK-9.10: a card returns to its owner's hand.
    ToHand {
        /// Which.
        card: CardRef,
        /// Whose hand.
        owner: Seat,
    },
    /// BK-9.11: a card is turned face-down.
    ToSet {
        /// Which, with its new number.
        card: CardRef,
        /// The number it had.
        was: CardId,
        /// Where.
        city: City,
    },
    /// BK-9.13: a card changes sides.
    ControlTaken {
        /// Which.
        card: CardRef,
        /// Whose it is now.
        seat: Seat,
    },
    /// BK-9.15: a card is discarded by an effect.
    Discarded {
        /// Who.
        seat: Seat,
        /// Which.
        card: CardRef,
    },
    /// BK-9.15: there is nothing to discard.
    NothingToDiscard {
        /// Who.
        seat: Seat,
    },
    /// BK-9.16: cards go from a deck to the trash.
    Milled {
        /// Whose deck.
        seat: Seat,
        /// Which.
        cards: Vec<CardRef>,
    },
    /// BK-9.17: cards are looked at.
    LookedAt {
        /// Who looks.
        seat: Seat,
        /// Which.
        cards: Vec<CardRef>,
    },
    /// BK-9.18: a card is taken.
    Taken {
        /// Who.
        seat: Seat,
        /// Which.
        card: CardRef,
    },
    /// BK-9.18: none is taken.
    NoneTaken {
        /// Who.
        seat: Seat,
    },
    /// BK-9.19: a card goes to the bottom of the deck.
    PutAtBottom {
        /// Who.
        seat: Seat,
        /// Which.
        card: CardRef,
        /// It was the last one.
        forced: bool,
    },
    /// BK-9.20, BK-9.21: a card looked at becomes a set card.
    SetFromDeck {
        /// Which, with its new number.
        card: CardRef,
        /// Where.
        city: City,
    },
    /// BK-9.22 under BK-R66 `as-set-card`: a found card is set.
    FoundAndSet {
        /// Which.
        card: CardRef,
        /// Where.
        city: City,
    },
    /// BK-6.30: the search stops.
    SearchStopped {
        /// Who.
        seat: Seat,
    },
    /// BK-9.23: a deck is shuffled.
    Shuffled {
        /// Whose.
        seat: Seat,
    },
    /// BK-9.24: a card returns from the trash to the hand.
    RecoveredCard {
        /// Which.
        card: CardRef,
    },
    /// BK-9.25: a card cannot enter, as its name is in play.
    StaysInTrash {
        /// Which.
        card: CardRef,
    },
    /// BK-9.27: a set card is looked at.
    SetCardSeen {
        /// Who looks.
        seat: Seat,
        /// Which.
        card: CardRef,
    },
    /// BK-9.28, BK-9.29, BK-9.31 and card rows: a text that works all the time began to matter.
    StaticActs {
        /// Of which card.
        card: CardRef,
    },

    // The end.
    /// BK-8.1: a seat holds three cities with the capital.
    CityVictory {
        /// Who.
        seat: Seat,
    },
    /// BK-8.2: a deck has run out.
    DeckOut {
        /// Whose.
        seat: Seat,
    },
    /// BK-8.3: both seats meet a condition at one check.
    BothEnd {
        /// Who wins, none in a drawn game.
        winner: Option<Seat>,
    },
}

/// Why a card is trashed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrashCause {
    /// BK-3.3: damage.
    Damage,
    /// BK-6.40, BK-R18: another card of its Unique name.
    Unique,
    /// BK-9.12: a text.
    Text,
    /// BK-6.16: its effect was negated.
    Negated,
}
