//! What can happen in Brave Architect.
//!
//! Source: the rules cited at each variant. A fact carries all that its words need; the rule that it
//! happened by is beside it in the trace.

use super::action::{Die, DraftSet, Source};
use super::cards::{
    AttackCard, AttackMods, CardKind, EnemyCard, FaceKind, ItemKind, Party, Piece, Race, Reach,
    Until,
};
use super::state::{Cause, EffectsOf};
use super::vocabulary::{Direction, SEATS_MAX, Slot, Slots, Square, Squares, Stat};
use crate::{Seat, Seats};
use arrayvec::ArrayVec;

/// Most cards that one fact tells.
pub const TOLD_CARDS_MAX: usize = 16;
/// Cards in the order in which they are told.
pub type CardList = ArrayVec<CardKind, TOLD_CARDS_MAX>;
/// Enemy cards in the order in which they are told.
pub type EnemyList = ArrayVec<EnemyCard, TOLD_CARDS_MAX>;
/// Items in the order in which they are told.
pub type ItemList = ArrayVec<ItemKind, SEATS_MAX>;

/// By which right a hero moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveBy {
    /// BA-6.1: its area move.
    Area,
    /// BA-6.7: an extra move.
    Extra,
    /// BA-21.4: the move after an attack.
    AfterAttack,
}

/// A window that a seat may act in. Source: BA-20.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Window {
    /// BA-20.2.
    TensionInterrupt,
    /// BA-20.3.
    Reroll,
    /// BA-20.4.
    Boost,
    /// BA-20.5.
    Evade,
    /// BA-20.6.
    EvadeFail,
    /// BA-20.7.
    Damage,
    /// BA-20.8.
    Revive,
    /// BA-20.9.
    Counter,
    /// BA-R55 `after-damage-prevents-down`.
    Heal,
}

/// What damage to the enemy is dealt to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Struck {
    /// A part, by its card.
    Part(Party),
    /// The core.
    Core,
}

/// Where a card that a seat gets comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum From {
    /// The deck.
    Deck,
    /// The discard pile.
    Discard,
}

/// A pile of the enemy's cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EnemyPile {
    /// The enemy attack deck.
    Deck,
    /// The enemy discard pile.
    Discard,
}

/// Which chip lies on the body. Source: BA-18.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chip {
    /// [enemy attack].
    Attack,
    /// [enemy defence].
    Defence,
}

/// A roll of an attack with all that counts. Source: BA-9.6.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AttackTotal {
    /// Both dice.
    pub dice: [u8; 2],
    /// The check stats together.
    pub check: i32,
    /// Changes by cards.
    pub mods: i32,
    /// 1 by a link check, else 0.
    pub link: i32,
    /// All together.
    pub total: i32,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    // The set-up.
    /// BA-2.2: a card set is taken.
    SetTaken {
        /// Who.
        seat: Seat,
        /// What.
        set: DraftSet,
    },
    /// BA-2.4: a style is chosen.
    StyleChosen {
        /// Who.
        seat: Seat,
        /// The face of the weapon.
        face: FaceKind,
    },
    /// BA-2.5: a hero has its sheet.
    SheetReady {
        /// Whose.
        seat: Seat,
        /// The race.
        race: Race,
        /// HP.
        hp: u8,
    },
    /// BA-2.6: a deck is ready.
    DeckReady {
        /// Whose.
        seat: Seat,
        /// How many cards.
        cards: u8,
    },
    /// BA-3.1: a part is dealt.
    PartDealt {
        /// Its number, from 0.
        part: u8,
        /// Its squares.
        slots: Slots,
        /// Its card.
        card: Party,
    },
    /// BA-3.2, BA-3.3: the gauges are set.
    EnemyHp {
        /// Of each part.
        part: u8,
        /// Of the core.
        core: u8,
    },
    /// BA-3.3: easy mode: the enemy is that of a game for two.
    EasyMode,
    /// BA-3.4: the normal attack cards are the deck, the strong ones wait.
    AttackDeckReady {
        /// Cards in the deck.
        cards: u8,
    },
    /// BA-4.2: a hero stands on the map.
    HeroPlaced {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Square,
    },
    /// BA-5.1, BA-14.4: a card lies face up on the enemy discard pile.
    Flipped {
        /// Which.
        card: EnemyCard,
    },
    /// BA-5.1, BA-13.4: a round begins.
    RoundBegins {
        /// From 1.
        round: u16,
    },

    // The course of a round.
    /// BA-5.3: whose hero acts next.
    HeroNext {
        /// Whose.
        seat: Seat,
    },
    /// BA-12.2: a down hero's turn is skipped.
    TurnSkipped {
        /// Whose.
        seat: Seat,
    },
    /// BA-5.2: all standing heroes have acted, the enemy acts.
    HeroesDone,
    /// BA-5.7: a hero turn ends.
    TurnEnds {
        /// Whose.
        seat: Seat,
    },
    /// BA-22.5: what was prepared for an attack is lost with the turn.
    PreparedLost {
        /// Whose.
        seat: Seat,
        /// What it was.
        mods: AttackMods,
    },
    /// BA-7.8: a card under a persistent card goes.
    UpkeepPaid {
        /// Whose.
        seat: Seat,
        /// The persistent card.
        card: CardKind,
        /// What goes.
        under: CardKind,
        /// Cards left under it.
        left: u8,
    },
    /// BA-7.8: a persistent card ends.
    PersistentEnds {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardKind,
    },
    /// BA-22.1: a persistent card acts after upkeep.
    ActsAfterUpkeep {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardKind,
    },
    /// BA-6.1, BA-6.7, BA-21.4: a hero moves.
    Moved {
        /// Who.
        seat: Seat,
        /// By which right.
        by: MoveBy,
        /// From where.
        from: Square,
        /// Where to.
        to: Square,
        /// How many steps.
        steps: u8,
        /// Lava squares left again, and the one stopped on.
        lava: Squares,
    },

    // Cards.
    /// The card's row: a card is played.
    CardPlayed {
        /// Who.
        seat: Seat,
        /// Which.
        card: CardKind,
    },
    /// BA-7.5 to BA-7.7: it lies on the play sheet: until round end (an attack, a support card),
    /// until it is used (a placed card), or as long as it is paid for (a persistent card).
    LiesOnSheet {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardKind,
    },
    /// The row: an ability or an attack of the sheet is used.
    AbilityUsed {
        /// Who.
        seat: Seat,
        /// Whose ability.
        source: Source,
    },
    /// The row: a placed card is used and discarded.
    PlacedUsed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardKind,
    },
    /// BA-7.11: a mandatory card acts by itself and is discarded.
    ActsByItself {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardKind,
    },
    /// BA-7.3: hand cards are discarded to pay.
    PaidCards {
        /// Who.
        seat: Seat,
        /// Which.
        cards: CardList,
    },
    /// BA-8.4, BA-22.17: tension is paid.
    PaidTension {
        /// Who.
        seat: Seat,
        /// How much.
        tension: u8,
        /// How much is left.
        left: u8,
    },
    /// BA-7.7: cards that pay lie under a persistent card.
    PutUnder {
        /// Who.
        seat: Seat,
        /// The persistent card.
        card: CardKind,
        /// Which, the one that goes first in front.
        under: CardList,
    },
    /// BA-7.4 and the row: a cost-trigger card acts on the attack that it pays for.
    CostTriggers {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardKind,
    },
    /// BA-22.16: a cost-trigger card is an ordinary cost card here.
    PlainCost {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardKind,
    },
    /// BA-8.5: a boost is paid.
    Boosted {
        /// Who.
        seat: Seat,
        /// Of what.
        source: Source,
        /// What it cost, in tension.
        tension: u8,
        /// How much tension is left.
        left: u8,
    },

    // Effects.
    /// BA-21.1: a stat of a hero changes.
    StatChanges {
        /// Whose.
        seat: Seat,
        /// Which.
        stat: Stat,
        /// By how much.
        n: i8,
        /// How long.
        until: Until,
    },
    /// BA-21.1: stats of each hero near the owner change while the card lies in play.
    AuraBegins {
        /// Whose card.
        seat: Seat,
        /// Which stat.
        stat: Stat,
        /// By how much.
        n: i8,
        /// How far.
        within: u8,
    },
    /// BA-21.2: the area move has more points.
    MoveLonger {
        /// Whose.
        seat: Seat,
        /// How many.
        n: u8,
    },
    /// BA-21.3, BA-22.9: an extra move is granted.
    ExtraMoveGranted {
        /// Whose.
        seat: Seat,
        /// So many points as things stand.
        points: u8,
    },
    /// BA-21.4: a move after the attack is granted.
    PostMoveGranted {
        /// Whose.
        seat: Seat,
        /// So many points as things stand.
        points: u8,
    },
    /// BA-21.5: evasion rolls change.
    EvasionChanges {
        /// Whose.
        seat: Seat,
        /// By how much.
        n: i8,
        /// How long.
        until: Until,
    },
    /// BA-21.6: a failed evasion becomes a success.
    EvadesAfterAll {
        /// Whose.
        seat: Seat,
    },
    /// BA-21.7: damage is lowered.
    DamageReduced {
        /// Whose.
        seat: Seat,
        /// By how much.
        by: u8,
        /// What is left.
        left: u8,
    },
    /// BA-21.8: a card leaves its owner at 1 HP.
    LeftAtOne {
        /// Whom.
        seat: Seat,
    },
    /// BA-12.9: instead of so much damage.
    KeptAtOne {
        /// Who.
        seat: Seat,
        /// The damage as it was.
        damage: u8,
    },
    /// BA-21.9, BA-8.3, BA-16.4, BA-12.10, BA-22.12: a hero is healed.
    Healed {
        /// Who.
        seat: Seat,
        /// By how much.
        n: u8,
        /// HP now.
        hp: u8,
    },
    /// BA-12.4: a down hero comes back with 1 HP.
    Recovered {
        /// Who.
        seat: Seat,
    },
    /// BA-12.5: it may still act in this round.
    MayStillAct {
        /// Who.
        seat: Seat,
    },
    /// BA-21.10, BA-9.19: an own card is about to hurt its owner.
    HurtsItself {
        /// Who.
        seat: Seat,
        /// By what.
        source: Source,
        /// How much.
        damage: u8,
    },
    /// BA-21.11, BA-8.1: tension rises.
    TensionRises {
        /// Whose.
        seat: Seat,
        /// By how much, 0 if it is full.
        by: u8,
        /// Tension now.
        tension: u8,
    },
    /// BA-21.11: tension is lost.
    TensionFalls {
        /// Whose.
        seat: Seat,
        /// By how much.
        by: u8,
        /// Tension now.
        tension: u8,
    },
    /// BA-22.13: there was no tension to lose, or no card to discard.
    NothingToLose {
        /// Whose.
        seat: Seat,
        /// Whether it is about cards.
        cards: bool,
    },
    /// BA-5.1, BA-13.2, BA-21.12: cards are drawn.
    Drew {
        /// Who.
        seat: Seat,
        /// Which.
        cards: CardList,
    },
    /// BA-13.3: the discard pile becomes the deck.
    DeckRefilled {
        /// Whose.
        seat: Seat,
        /// How many cards.
        cards: u8,
    },
    /// BA-13.3: deck and discard pile are empty.
    NothingToDraw {
        /// Who.
        seat: Seat,
    },
    /// BA-20.11, BA-21.13: hand cards are discarded.
    Discarded {
        /// Whose.
        seat: Seat,
        /// Which.
        cards: CardList,
    },
    /// BA-21.14: a weapon card comes to the hand.
    WeaponRecovered {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardKind,
        /// Where from.
        from: From,
    },
    /// BA-21.15: a right to a further attack.
    PursuitGained {
        /// Whose.
        seat: Seat,
        /// Rights now.
        rights: u8,
    },
    /// BA-21.16 to BA-21.18: the next attack will have this.
    Prepared {
        /// Whose.
        seat: Seat,
        /// What.
        mods: AttackMods,
    },
    /// BA-21.19: own attacks read the enemy's defence lower.
    SeesThrough {
        /// Whose.
        seat: Seat,
        /// By how much.
        by: u8,
    },
    /// BA-21.20, BA-18.1: a chip lies on the enemy.
    ChipPlaced {
        /// Which.
        chip: Chip,
        /// By how much it went down, 0 if it lay at -2.
        by: u8,
        /// What it says now, `-2..=0`.
        now: i8,
    },
    /// BA-21.21: the enemy moves less.
    EnemySlowed {
        /// By how much.
        by: u8,
        /// All together.
        now: i8,
    },
    /// BA-21.23: own attacks cause no hate check.
    HidesFromHate {
        /// Who.
        seat: Seat,
    },
    /// BA-21.25: a die is set.
    DieSet {
        /// Whose roll.
        seat: Seat,
        /// Which die.
        die: Die,
        /// What it showed.
        from: u8,
        /// What it shows.
        to: u8,
    },
    /// BA-21.27: a card leaves the game.
    CardRemoved {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardKind,
    },

    // Attacks of heroes.
    /// BA-9.1 and the row: a hero attacks.
    Attacks {
        /// Who.
        seat: Seat,
        /// With what.
        source: Source,
        /// Which squares.
        targets: Slots,
        /// Where what counts once is dealt.
        primary: Slot,
    },
    /// BA-9.12: it is a follow-up attack.
    FollowsUp {
        /// Who.
        seat: Seat,
    },
    /// BA-9.22: it uses up a right.
    RightUsed {
        /// Whose.
        seat: Seat,
        /// Rights left.
        left: u8,
    },
    /// BA-9.11: the attack is linked with the one before.
    Linked {
        /// Who attacks.
        seat: Seat,
        /// Who attacked before.
        with: Seat,
    },
    /// BA-9.15: what was prepared goes with the attack.
    TakesAlong {
        /// Whose.
        seat: Seat,
        /// What.
        mods: AttackMods,
    },
    /// BA-22.6: the attack becomes magic.
    BecomesMagic {
        /// Whose.
        seat: Seat,
    },
    /// BA-9.6: the dice fell.
    AttackRolled {
        /// Whose.
        seat: Seat,
        /// The strike, from 1.
        strike: u8,
        /// How many strikes the attack has.
        strikes: u8,
        /// BA-R22 `roll-per-target`: for which square.
        slot: Option<Slot>,
        /// What counts.
        total: AttackTotal,
    },
    /// BA-9.6: two ones, or below the lowest row.
    Misses {
        /// Who.
        seat: Seat,
        /// Whether it was two ones.
        double_one: bool,
        /// The total.
        total: i32,
    },
    /// BA-9.6: a row is hit.
    Hits {
        /// Who.
        seat: Seat,
        /// The total.
        total: i32,
        /// The damage of the row with its stat.
        damage: u8,
    },
    /// BA-9.16: nothing is left to strike.
    StrikesLost {
        /// Whose.
        seat: Seat,
        /// How many strikes.
        strikes: u8,
    },
    /// BA-9.9: damage is added before defence.
    DamageAdded {
        /// Whose.
        seat: Seat,
        /// How much.
        n: u8,
    },
    /// BA-9.7: damage is dealt.
    EnemyHurt {
        /// By whom.
        seat: Seat,
        /// Which square.
        slot: Slot,
        /// What.
        struck: Struck,
        /// Before defence.
        damage: u16,
        /// The defence.
        defence: i16,
        /// What is dealt.
        dealt: u16,
        /// HP left.
        hp: u8,
    },
    /// BA-9.9, BA-21.24: fixed damage is dealt.
    EnemyHurtFixed {
        /// By whom.
        seat: Seat,
        /// Which square.
        slot: Slot,
        /// What.
        struck: Struck,
        /// How much.
        n: u16,
        /// HP left.
        hp: u8,
    },
    /// BA-9.10: fixed damage is lost with the part.
    FixedLost {
        /// Whose.
        seat: Seat,
        /// How much.
        n: u16,
    },
    /// BA-9.20: what the next hero can link with.
    AttackRemembered {
        /// Whose.
        seat: Seat,
        /// The squares.
        slots: Slots,
    },

    // Hate.
    /// BA-10.2: hate is checked.
    HateChecked {
        /// Who.
        seat: Seat,
        /// Damage in this hero turn.
        damage: u32,
        /// The range it is in.
        range: u8,
    },
    /// BA-10.3, BA-10.4, BA-10.5, BA-21.22, BA-R27: a hero takes the hate card.
    HateTaken {
        /// Who.
        seat: Seat,
        /// Who had it.
        from: Option<Seat>,
        /// The range on the card.
        range: u8,
    },
    /// BA-10.4: the card stays where it is.
    HateStays {
        /// Who has it.
        owner: Seat,
        /// The range on the card.
        range: u8,
    },
    /// BA-R30 `card-unowned`: its owner went down.
    HateDropped {
        /// Who had it.
        owner: Seat,
    },

    // The enemy.
    /// BA-11.1: the enemy acts by the left half of this card.
    EnemyActs {
        /// Which.
        card: AttackCard,
    },
    /// BA-11.2: a trait is active.
    TraitActive {
        /// On these squares.
        slots: Slots,
        /// Whose.
        card: Party,
    },
    /// BA-R31 `nearest-hero`: who counts as hate-top.
    StandsIn {
        /// Who.
        seat: Seat,
    },
    /// BA-11.4: how far the enemy moves.
    EnemyWillMove {
        /// By the card.
        card: u8,
        /// By traits.
        traits: u8,
        /// By effects, 0 or less.
        effects: i8,
        /// All together, 0 or more.
        steps: u8,
        /// Towards whom.
        towards: Seat,
    },
    /// BA-11.4, BA-R31: nobody is hate-top, so it stays.
    EnemyStays,
    /// BA-11.5: the enemy makes a step.
    EnemySteps {
        /// Where to.
        direction: Direction,
        /// Its north-west square now.
        to: Square,
    },
    /// BA-11.6, BA-11.17: a hero is pushed.
    Pushed {
        /// Who.
        seat: Seat,
        /// From where.
        from: Square,
        /// Where to.
        to: Square,
        /// The hero that pushed it on; none: the enemy did.
        by: Option<Seat>,
    },
    /// BA-11.7, BA-11.18, BA-20.10, BA-R48: a hero is slammed against the edge.
    Slammed {
        /// Who.
        seat: Seat,
        /// From where.
        from: Square,
        /// Where to.
        to: Square,
        /// How many squares: the damage.
        squares: u8,
    },
    /// BA-11.8: lava under forced moves.
    ForcedOverLava {
        /// Who.
        seat: Seat,
        /// Damage of squares left again.
        passed: u8,
        /// Damage of the last square.
        stopped: u8,
    },
    /// BA-11.9: a party card is revealed; its trait is active now.
    PartyRevealed {
        /// Which.
        card: Party,
    },
    /// The row: an attack card is revealed.
    AttackRevealed {
        /// Which.
        card: AttackCard,
    },
    /// BA-R44: the enemy discard pile becomes the deck.
    EnemyDeckRefilled {
        /// How many cards.
        cards: u8,
    },
    /// BA-11.10: where the attack reaches.
    AttackReaches {
        /// The printed range.
        reach: Reach,
        /// The squares.
        area: Squares,
        /// Who is attacked.
        victims: Seats,
    },
    /// The row of a party card: its special ability counts now.
    TraitCounts {
        /// Whose.
        card: Party,
    },
    /// BA-11.22: a trait hurts before evasion.
    TraitHurts {
        /// Which.
        card: Party,
        /// Whom.
        seats: Seats,
        /// How much.
        damage: u8,
    },
    /// BA-11.11: an evasion roll.
    EvasionRolled {
        /// Whose.
        seat: Seat,
        /// The die.
        die: u8,
        /// Speed.
        spd: u8,
        /// Other changes.
        mods: i8,
        /// What must be reached.
        target: i16,
        /// Whether it is evaded.
        evaded: bool,
        /// Whether the die decided by itself (1 or 6).
        natural: bool,
    },
    /// BA-11.12: the damage die.
    EnemyDamageRolled {
        /// The die.
        die: u8,
        /// By the card.
        chart: u8,
        /// By traits.
        traits: u8,
        /// By the chip.
        chip: i8,
    },
    /// BA-11.12: the defence check of a hero.
    Defended {
        /// Whose.
        seat: Seat,
        /// The stat.
        stat: Stat,
        /// Its value, as it counts.
        value: u8,
        /// Damage after it.
        damage: u8,
    },
    /// The row of a piece: it softens the damage.
    Softened {
        /// Whose.
        seat: Seat,
        /// Which piece.
        piece: Piece,
        /// Damage after it.
        damage: u8,
    },
    /// BA-11.13: the card's effect on the heroes whose evasion failed.
    AttackEffect {
        /// Which card.
        card: AttackCard,
        /// On whom.
        seat: Seat,
    },
    /// BA-11.24: a trait acts after the damage.
    TraitAfter {
        /// Which.
        card: Party,
        /// On whom.
        seats: Seats,
    },
    /// BA-11.25: a hero strikes back.
    Counters {
        /// Who.
        seat: Seat,
        /// By which card.
        card: CardKind,
    },
    /// BA-11.14: the shown card lies on the enemy discard pile.
    AttackSettled {
        /// Which.
        card: AttackCard,
        /// Party cards that were revealed, in order.
        parties: EnemyList,
        /// Where those went (BA-R45).
        to: EnemyPile,
    },

    // Damage to heroes.
    /// BA-12.8: a hero loses HP.
    Harmed {
        /// Who.
        seat: Seat,
        /// What hurts.
        cause: Cause,
        /// How much.
        damage: u8,
        /// HP left.
        hp: u8,
    },
    /// BA-11.12, BA-12.8: an attack that does no harm.
    Unharmed {
        /// Who.
        seat: Seat,
    },
    /// BA-12.1: a hero goes down.
    GoesDown {
        /// Who.
        seat: Seat,
        /// Cards that leave the play sheet.
        cards: CardList,
    },
    /// BA-12.7: its hero turn is over.
    TurnCutShort {
        /// Whose.
        seat: Seat,
    },

    // Destruction.
    /// BA-14.6: a part fell in the enemy's action: it is destroyed afterwards.
    FallsLater {
        /// Which.
        card: Party,
    },
    /// BA-14.7: a part is destroyed.
    PartDestroyed {
        /// Its squares.
        slots: Slots,
        /// Its card.
        card: Party,
    },
    /// BA-17.1, BA-17.5: the core is exposed.
    CoreExposed {
        /// On these squares.
        slots: Slots,
        /// Its defence now.
        defence: u8,
    },
    /// BA-14.3, BA-14.4: normal cards leave the game.
    NormalsOut {
        /// Which.
        cards: EnemyList,
        /// From where; none: from everywhere.
        from: Option<EnemyPile>,
    },
    /// BA-14.3, BA-14.4: strong cards come in.
    StrongsIn {
        /// Which.
        cards: EnemyList,
    },
    /// BA-14.3, BA-14.4: the party card comes in, the deck is shuffled.
    DeckRebuilt {
        /// The party card.
        party: Party,
        /// Cards in the deck now.
        cards: u8,
    },
    /// BA-14.5: the party card leaves the game.
    PartyOut {
        /// Which.
        card: Party,
    },
    /// BA-R43: a flipped party card goes beneath, or back into the deck.
    PartyFlipped {
        /// Which.
        card: Party,
        /// Where it goes.
        to: EnemyPile,
    },
    /// BA-15.1: all heroes rise.
    LevelUp {
        /// `2..=3`.
        level: u8,
    },
    /// BA-15.2: a weapon card comes onto the discard pile.
    WeaponCardAdded {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardKind,
    },
    /// BA-16.1, BA-21.26: items are revealed.
    ItemsRevealed {
        /// Which.
        items: ItemList,
    },
    /// BA-16.2: the item discard pile becomes the deck.
    ItemDeckRefilled {
        /// How many cards.
        cards: u8,
    },
    /// BA-16.2, BA-R57: there are not enough items.
    ItemsShort {
        /// How many are missing.
        missing: u8,
    },
    /// BA-16.1, BA-12.3, BA-21.26: a hero gets an item.
    ItemGot {
        /// Who.
        seat: Seat,
        /// Which.
        item: ItemKind,
    },
    /// BA-16.2: a hero goes without.
    GoesWithout {
        /// Who.
        seat: Seat,
    },
    /// BA-21.26: revealed items that nobody takes are discarded.
    ItemsDiscarded {
        /// Which.
        items: ItemList,
    },
    /// BA-16.3: a piece is chosen.
    PieceChosen {
        /// Who.
        seat: Seat,
        /// Which.
        piece: Piece,
    },
    /// BA-16.3, BA-22.15: the hero has both pieces already.
    NoPieceLeft {
        /// Who.
        seat: Seat,
        /// Of which card.
        item: ItemKind,
    },
    /// BA-16.4 and the row: a consumable is used.
    ItemUsed {
        /// Who.
        seat: Seat,
        /// Which.
        item: ItemKind,
        /// For whom.
        target: Seat,
    },

    // Round end.
    /// BA-13.1: a play sheet is cleared.
    SheetCleared {
        /// Whose.
        seat: Seat,
        /// Which cards go.
        cards: CardList,
    },
    /// BA-13.4: the chips come off.
    ChipsOff,
    /// BA-13.4: the round is over.
    RoundEnds {
        /// Which.
        round: u16,
    },

    // Passing, and the end.
    /// BA-20.2 to BA-20.9: a seat passes in a window.
    Passes {
        /// Who.
        seat: Seat,
        /// In which.
        window: Window,
    },
    /// What an effect was for is gone.
    NoEffect {
        /// Whose.
        seat: Seat,
        /// Of what.
        of: EffectsOf,
    },
    /// BA-17.2: the core has no HP left.
    CoreFalls {
        /// Who struck last.
        seat: Seat,
    },
    /// BA-19.1: all win.
    Victory {
        /// In which round.
        round: u16,
    },
    /// BA-12.6: two heroes are down at the same time.
    TwoDown {
        /// Who is down.
        down: Seats,
    },
    /// BA-19.2: all lose.
    Defeat {
        /// In which round.
        round: u16,
    },
    /// BA-19.4: the house stop.
    Stalled {
        /// After which round.
        round: u16,
    },
}
