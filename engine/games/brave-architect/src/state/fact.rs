//! What can happen in Brave Architect.
//!
//! Source: the rules cited at each variant. A fact carries all that its words need; the rule that it
//! happened by is beside it in the trace.

use crate::action::{Die, DraftSet, Source};
use crate::cards::{
    AttackCard, AttackMods, CardKind, EnemyCard, FaceKind, ItemKind, Party, Piece, Race, Reach,
    Until,
};
use crate::state::Cause;
use crate::vocabulary::{Direction, SEATS_MAX, Slot, Slots, Square, Squares, Stat};
use arrayvec::ArrayVec;
use kanso_engine::{Seat, Seats};

pub use crate::table::fact_about::{
    AttackTotal, CHECK_MAX, Chip, EnemyPile, From, MoveBy, Struck, Window,
};

/// Most cards that one fact tells.
pub const TOLD_CARDS_MAX: usize = 16;
/// Cards in the order in which they are told.
pub type CardList = ArrayVec<CardKind, TOLD_CARDS_MAX>;
/// Enemy cards in the order in which they are told.
pub type EnemyList = ArrayVec<EnemyCard, TOLD_CARDS_MAX>;
/// Items in the order in which they are told.
pub type ItemList = ArrayVec<ItemKind, SEATS_MAX>;

/// One thing that happened. `seat` is whose hero it is about, `card`, `item` and `slot` which one.
#[expect(missing_docs, reason = "a field is named after what it holds where nothing else is said")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    // The set-up.
    /// BA-2.2, or the row of its player card: a card set is taken.
    SetTaken { seat: Seat, set: DraftSet },
    /// BA-2.4: a style is chosen.
    StyleChosen {
        seat: Seat,
        /// The face of the weapon.
        face: FaceKind,
    },
    /// BA-2.5: a hero has its sheet.
    SheetReady { seat: Seat, race: Race, hp: u8 },
    /// The row of the enemy's body or of the hate card, which is in use from now on. `row` is its
    /// place among all rows.
    CardSays { row: u16 },
    /// BA-2.6: a deck is ready.
    DeckReady { seat: Seat, cards: u8 },
    /// BA-3.1: a part is dealt.
    PartDealt {
        /// Its number, from 0.
        part: u8,
        slots: Slots,
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
    HeroPlaced { seat: Seat, at: Square },
    /// BA-5.1, BA-14.4: a card lies face up on the enemy discard pile.
    Flipped { card: EnemyCard },
    /// BA-5.1, BA-13.4: a round begins.
    RoundBegins {
        /// From 1.
        round: u16,
    },

    // The course of a round.
    /// BA-5.3: whose hero acts next.
    HeroNext { seat: Seat },
    /// BA-12.2: a down hero's turn is skipped.
    TurnSkipped { seat: Seat },
    /// BA-5.2: all standing heroes have acted, the enemy acts.
    HeroesDone,
    /// BA-5.7: a hero turn ends.
    TurnEnds { seat: Seat },
    /// BA-22.5: what was prepared for an attack is lost with the turn.
    PreparedLost {
        seat: Seat,
        /// What it was.
        mods: AttackMods,
    },
    /// BA-7.8: a card under a persistent card goes.
    UpkeepPaid {
        seat: Seat,
        /// The persistent card.
        card: CardKind,
        /// What goes.
        under: CardKind,
        /// Cards left under it.
        left: u8,
    },
    /// BA-7.8: a persistent card ends.
    PersistentEnds { seat: Seat, card: CardKind },
    /// BA-22.1: a persistent card acts after upkeep.
    ActsAfterUpkeep { seat: Seat, card: CardKind },
    /// BA-6.1, BA-6.7, BA-21.4: a hero moves.
    Moved {
        seat: Seat,
        by: MoveBy,
        from: Square,
        to: Square,
        steps: u8,
        /// Lava squares left again, and the one stopped on.
        lava: Squares,
    },

    // Cards.
    /// The card's row: a card is played.
    CardPlayed { seat: Seat, card: CardKind },
    /// BA-7.5 to BA-7.7: it lies on the play sheet: until round end (an attack, a support card),
    /// until it is used (a placed card), or as long as it is paid for (a persistent card).
    LiesOnSheet { seat: Seat, card: CardKind },
    /// The row: an attack of the sheet is used.
    SheetAttackUsed { seat: Seat, source: Source },
    /// The row: an ability is used.
    AbilityUsed {
        seat: Seat,
        /// Whose ability.
        source: Source,
    },
    /// The row: a placed card is used and discarded.
    PlacedUsed { seat: Seat, card: CardKind },
    /// BA-7.11: a mandatory card acts by itself and is discarded.
    ActsByItself { seat: Seat, card: CardKind },
    /// BA-7.3: hand cards are discarded to pay.
    PaidCards { seat: Seat, cards: CardList },
    /// BA-8.4, BA-7.10, BA-8.3: tension is paid, for a card, an ability or a heal.
    PaidTension {
        seat: Seat,
        tension: u8,
        /// How much is left.
        left: u8,
    },
    /// BA-7.7: cards that pay lie under a persistent card.
    PutUnder {
        seat: Seat,
        /// The persistent card.
        card: CardKind,
        /// Which, the one that goes first in front.
        under: CardList,
    },
    /// BA-7.4 and the row: a cost-trigger card acts on the attack that it pays for.
    CostTriggers { seat: Seat, card: CardKind },
    /// BA-22.16: a cost-trigger card is an ordinary cost card here.
    PlainCost { seat: Seat, card: CardKind },
    /// BA-8.5: a boost is paid.
    Boosted {
        seat: Seat,
        source: Source,
        /// What it cost, in tension.
        tension: u8,
        /// How much tension is left.
        left: u8,
    },

    // Effects.
    /// BA-21.1, or the row of a piece that is put on: a stat of a hero changes.
    StatChanges { seat: Seat, stat: Stat, n: i8, until: Until },
    /// BA-21.1: stats of each hero near the owner change while the card lies in play.
    AuraBegins {
        /// Whose card.
        seat: Seat,
        stat: Stat,
        n: i8,
        within: u8,
    },
    /// BA-21.2: the area move has more points.
    MoveLonger { seat: Seat, n: u8 },
    /// BA-21.3, BA-22.9: an extra move is granted.
    ExtraMoveGranted {
        seat: Seat,
        /// So many points as things stand.
        points: u8,
    },
    /// BA-21.4: a move after the attack is granted.
    PostMoveGranted {
        seat: Seat,
        /// So many points as things stand.
        points: u8,
    },
    /// BA-21.5: evasion rolls change.
    EvasionChanges { seat: Seat, n: i8, until: Until },
    /// BA-21.6: a failed evasion becomes a success.
    EvadesAfterAll { seat: Seat },
    /// BA-21.7: damage is lowered.
    DamageReduced {
        seat: Seat,
        by: u8,
        /// What is left.
        left: u8,
    },
    /// BA-21.8: a card leaves its owner at 1 HP.
    LeftAtOne { seat: Seat },
    /// BA-12.9: instead of so much damage.
    KeptAtOne {
        seat: Seat,
        /// The damage as it was.
        damage: u8,
    },
    /// BA-21.9, BA-8.3, BA-16.4, BA-12.10, BA-22.12: a hero is healed.
    Healed { seat: Seat, n: u8, hp: u8 },
    /// BA-12.4: a down hero comes back with 1 HP.
    Recovered { seat: Seat },
    /// BA-12.5: it may still act in this round.
    MayStillAct { seat: Seat },
    /// BA-21.10, BA-9.19: an own card is about to hurt its owner.
    HurtsItself {
        seat: Seat,
        /// By what.
        source: Source,
        damage: u8,
    },
    /// BA-21.11, BA-8.1: tension rises.
    TensionRises {
        seat: Seat,
        /// By how much, 0 if it is full.
        by: u8,
        tension: u8,
    },
    /// BA-21.11: tension is lost.
    TensionFalls { seat: Seat, by: u8, tension: u8 },
    /// BA-22.13: there was no tension to lose, or no card to discard.
    NothingToLose {
        seat: Seat,
        /// True if it is about cards.
        cards: bool,
    },
    /// BA-5.1, BA-13.2, BA-21.12: cards are drawn.
    Drew { seat: Seat, cards: CardList },
    /// BA-13.3: the discard pile becomes the deck.
    DeckRefilled { seat: Seat, cards: u8 },
    /// BA-13.3: deck and discard pile are empty.
    NothingToDraw { seat: Seat },
    /// BA-20.11, BA-21.13: hand cards are discarded.
    Discarded { seat: Seat, cards: CardList },
    /// BA-21.14: a weapon card comes to the hand.
    WeaponRecovered {
        seat: Seat,
        card: CardKind,
        /// Where from.
        from: From,
    },
    /// BA-21.15: a right to a further attack.
    PursuitGained { seat: Seat, rights: u8 },
    /// BA-21.16 to BA-21.18: the next attack will have this.
    Prepared { seat: Seat, mods: AttackMods },
    /// BA-21.19: own attacks read the enemy's defence lower.
    SeesThrough { seat: Seat, by: u8 },
    /// BA-21.20, BA-18.1: a chip lies on the enemy.
    ChipPlaced {
        chip: Chip,
        /// By how much it went down, 0 if it lay at -2.
        by: u8,
        /// What it says now, `-2..=0`.
        now: i8,
    },
    /// BA-21.21: the enemy moves less.
    EnemySlowed {
        by: u8,
        /// All together.
        now: i8,
    },
    /// BA-21.23: own attacks cause no hate check.
    HidesFromHate { seat: Seat },
    /// BA-21.25: a die is set.
    DieSet {
        /// Whose roll.
        seat: Seat,
        die: Die,
        /// What it showed.
        from: u8,
        /// What it shows.
        to: u8,
    },
    /// BA-21.27: a card leaves the game.
    CardRemoved { seat: Seat, card: CardKind },

    // Attacks of heroes.
    /// BA-9.1 and the row: a hero attacks.
    Attacks {
        seat: Seat,
        source: Source,
        targets: Slots,
        /// Where what counts once is dealt.
        primary: Slot,
    },
    /// BA-9.12: it is a follow-up attack.
    FollowsUp { seat: Seat },
    /// BA-9.22: it uses up a right.
    RightUsed { seat: Seat, left: u8 },
    /// BA-9.11: the attack is linked with the one before.
    Linked {
        seat: Seat,
        /// Who attacked before.
        with: Seat,
    },
    /// BA-9.15: what was prepared goes with the attack.
    TakesAlong { seat: Seat, mods: AttackMods },
    /// BA-22.6: the attack becomes magic.
    BecomesMagic { seat: Seat },
    /// BA-9.6: the dice fell.
    AttackRolled {
        seat: Seat,
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
        seat: Seat,
        /// True if it was two ones.
        double_one: bool,
        total: i32,
    },
    /// BA-9.6: a row is hit.
    Hits {
        seat: Seat,
        total: i32,
        /// The damage of the row with its stat.
        damage: u8,
    },
    /// BA-9.16: nothing is left to strike.
    StrikesLost {
        seat: Seat,
        /// How many strikes.
        strikes: u8,
    },
    /// BA-9.9: damage is added before defence.
    DamageAdded { seat: Seat, n: u8 },
    /// BA-9.7: damage is dealt.
    EnemyHurt {
        seat: Seat,
        slot: Slot,
        struck: Struck,
        /// Before defence.
        damage: u16,
        defence: i16,
        /// What is dealt.
        dealt: u16,
        hp: u8,
    },
    /// BA-9.9, BA-21.24: fixed damage is dealt.
    EnemyHurtFixed { seat: Seat, slot: Slot, struck: Struck, n: u16, hp: u8 },
    /// BA-9.10: fixed damage is lost with the part.
    FixedLost { seat: Seat, n: u16 },
    /// BA-9.20: what the next hero can link with.
    AttackRemembered { seat: Seat, slots: Slots },

    // Hate.
    /// BA-10.2: hate is checked.
    HateChecked {
        seat: Seat,
        /// Damage in this hero turn.
        damage: u32,
        /// The range it is in.
        range: u8,
    },
    /// BA-10.3, BA-10.4, BA-10.5, BA-21.22, BA-R27: a hero takes the hate card.
    HateTaken {
        seat: Seat,
        /// Who had it.
        from: Option<Seat>,
        /// The range on the card.
        range: u8,
    },
    /// BA-10.4: the card stays where it is.
    HateStays {
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
    EnemyActs { card: AttackCard },
    /// BA-11.2: a trait is active.
    TraitActive {
        /// On these squares.
        slots: Slots,
        card: Party,
    },
    /// BA-R31 `nearest-hero`: who counts as hate-top.
    StandsIn { seat: Seat },
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
        direction: Direction,
        /// Its north-west square now.
        to: Square,
    },
    /// BA-11.6, BA-11.17: a hero is pushed.
    Pushed {
        seat: Seat,
        from: Square,
        to: Square,
        /// The hero that pushed it on; none: the enemy did.
        by: Option<Seat>,
    },
    /// BA-11.7, BA-11.18, BA-20.10, BA-R48: a hero is slammed against the edge.
    Slammed {
        seat: Seat,
        from: Square,
        to: Square,
        /// How many squares: the damage.
        squares: u8,
    },
    /// BA-11.8: lava under forced moves.
    ForcedOverLava {
        seat: Seat,
        /// Damage of squares left again.
        passed: u8,
        /// Damage of the last square.
        stopped: u8,
    },
    /// BA-11.9: a party card is revealed; its trait is active now.
    PartyRevealed { card: Party },
    /// The row: an attack card is revealed.
    AttackRevealed { card: AttackCard },
    /// BA-R44: the enemy discard pile becomes the deck.
    EnemyDeckRefilled { cards: u8 },
    /// BA-11.10: where the attack reaches.
    AttackReaches {
        /// The printed range.
        reach: Reach,
        area: Squares,
        /// Who is attacked.
        victims: Seats,
    },
    /// The row of a party card: its special ability counts now.
    TraitCounts { card: Party },
    /// BA-11.22: a trait hurts before evasion.
    TraitHurts { card: Party, seats: Seats, damage: u8 },
    /// BA-11.11: an evasion roll.
    EvasionRolled {
        seat: Seat,
        die: u8,
        /// Speed.
        spd: u8,
        /// Other changes.
        mods: i8,
        /// What must be reached.
        target: i16,
        /// True if it is evaded.
        evaded: bool,
        /// True if the die decided by itself (1 or 6).
        natural: bool,
    },
    /// BA-11.12: the damage die.
    EnemyDamageRolled {
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
        seat: Seat,
        stat: Stat,
        /// Its value, as it counts.
        value: u8,
        /// Damage after it.
        damage: u8,
    },
    /// The row of a piece: it softens the damage.
    Softened {
        seat: Seat,
        piece: Piece,
        /// Damage after it.
        damage: u8,
    },
    /// BA-11.13: the card's effect on the heroes whose evasion failed.
    AttackEffect {
        card: AttackCard,
        /// On whom.
        seat: Seat,
    },
    /// BA-11.24: a trait acts after the damage.
    TraitAfter {
        card: Party,
        /// On whom.
        seats: Seats,
    },
    /// BA-11.25: a hero strikes back.
    Counters { seat: Seat, card: CardKind },
    /// BA-11.14: the shown card lies on the enemy discard pile.
    AttackSettled {
        card: AttackCard,
        /// Party cards that were revealed, in order.
        parties: EnemyList,
        /// Where those went (BA-R45).
        to: EnemyPile,
    },

    // Damage to heroes.
    /// BA-12.8: a hero loses HP.
    Harmed { seat: Seat, cause: Cause, damage: u8, hp: u8 },
    /// BA-11.12, BA-12.8: an attack that does no harm.
    Unharmed { seat: Seat },
    /// BA-12.1: a hero goes down.
    GoesDown {
        seat: Seat,
        /// Cards that leave the play sheet.
        cards: CardList,
    },
    /// BA-12.7: its hero turn is over.
    TurnCutShort { seat: Seat },

    // Destruction.
    /// BA-14.6: a part fell in the enemy's action: it is destroyed afterwards.
    FallsLater { card: Party },
    /// BA-14.7: a part is destroyed.
    PartDestroyed { slots: Slots, card: Party },
    /// BA-17.1, BA-17.5: the core is exposed.
    CoreExposed {
        /// On these squares.
        slots: Slots,
        /// Its defence now.
        defence: u8,
    },
    /// BA-14.3, BA-14.4: normal cards leave the game.
    NormalsOut {
        cards: EnemyList,
        /// From where; none: from everywhere.
        from: Option<EnemyPile>,
    },
    /// BA-14.3, BA-14.4: strong cards come in.
    StrongsIn { cards: EnemyList },
    /// BA-14.3, BA-14.4: the party card comes in, the deck is shuffled.
    DeckRebuilt {
        /// The party card.
        party: Party,
        /// Cards in the deck now.
        cards: u8,
    },
    /// BA-14.5: the party card leaves the game.
    PartyOut { card: Party },
    /// BA-R43: a flipped party card goes beneath, or back into the deck.
    PartyFlipped { card: Party, to: EnemyPile },
    /// BA-15.1: all heroes rise.
    LevelUp {
        /// `2..=3`.
        level: u8,
    },
    /// BA-15.2: a weapon card comes onto the discard pile.
    WeaponCardAdded { seat: Seat, card: CardKind },
    /// BA-16.1, BA-21.26: items are revealed.
    ItemsRevealed { items: ItemList },
    /// BA-16.2: the item discard pile becomes the deck.
    ItemDeckRefilled { cards: u8 },
    /// BA-16.2, BA-R57: there are not enough items.
    ItemsShort {
        /// How many are missing.
        missing: u8,
    },
    /// BA-16.1, BA-12.3, BA-21.26, or the row of equipment: a hero gets an item.
    ItemGot { seat: Seat, item: ItemKind },
    /// BA-16.2: a hero goes without.
    GoesWithout { seat: Seat },
    /// BA-21.26: revealed items that nobody takes are discarded.
    ItemsDiscarded { items: ItemList },
    /// BA-16.3: a piece is chosen.
    PieceChosen { seat: Seat, piece: Piece },
    /// BA-16.3, BA-22.15: the hero has both pieces already.
    NoPieceLeft {
        seat: Seat,
        /// Of which card.
        item: ItemKind,
    },
    /// BA-16.4 and the row: a consumable is used.
    ItemUsed { seat: Seat, item: ItemKind, target: Seat },

    // Round end.
    /// BA-13.1: a play sheet is cleared.
    SheetCleared { seat: Seat, cards: CardList },
    /// BA-13.4: the chips come off.
    ChipsOff,

    // Passing, and the end.
    /// BA-20.2 to BA-20.9: a seat passes in a window.
    Passes { seat: Seat, window: Window },
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
