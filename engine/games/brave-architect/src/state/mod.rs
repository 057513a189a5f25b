//! The state of Brave Architect: what lies on the table, and the tasks that are going on.
//!
//! Source: chapter 3 of the specification. What follows from the rest is never stored; `derived`
//! computes it. What is going on stands on a stack of tasks; a task with much to remember keeps it
//! in a record of its own beside the stack (`attack`, `enemy`, `hurt`, `destruction`).

pub mod action;
pub(crate) mod derived;
pub mod fact;
pub mod opening;
pub mod question;
pub mod refusal;
pub(crate) mod setup;

use crate::cards::COST_MAX;
use crate::prelude::*;
use crate::vocabulary::{SEATS_MAX, SLOTS};
use arrayvec::ArrayVec;

/// A card on a play sheet. Source: BA-7.5 to BA-7.7.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// The card.
    pub card: CardKind,
    /// Cards under a persistent card, the one that goes first in front.
    #[serde(default)]
    pub under: ArrayVec<CardKind, { COST_MAX as usize }>,
}

/// An item that a hero has. Source: BA-16.1, BA-16.3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct HeldItem {
    /// Which.
    pub item: ItemKind,
    /// Of equipment: the piece, once it is chosen; none if there was none to choose.
    #[serde(default)]
    pub piece: Option<Piece>,
}

/// What a temporary effect changes. Source: BA-21.1, BA-21.5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Changed {
    /// A stat.
    Stat(Stat),
    /// Evasion rolls.
    Evade,
}

/// A temporary effect on a hero. Source: BA-21.1, BA-21.5.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Temporary {
    /// What it changes.
    pub what: Changed,
    /// By how much.
    pub n: i8,
    /// Until the end of the hero turn or the round.
    pub until: Until,
}

/// What a seat has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatState {
    /// The race, which names the hero, once it is chosen.
    pub race: Option<Race>,
    /// The weapon, once it is chosen.
    pub weapon: Option<Weapon>,
    /// The face of the weapon, once it is chosen.
    pub style: Option<Style>,
    /// The sub-weapon, once it is chosen.
    pub sub: Option<Sub>,
    /// HP; 0 is down.
    pub hp: u8,
    /// Tension, `0..=3`.
    pub tension: u8,
    /// The hero's square, once it is placed.
    pub at: Option<Square>,
    /// True if the hero has had its turn in this round.
    pub acted: bool,
    /// Hand cards, ascending.
    pub hand: Vec<CardKind>,
    /// The deck, whose order nobody knows.
    pub deck: Bag,
    /// The discard pile, its top card last.
    pub discard: Vec<CardKind>,
    /// The play sheet, in the order of play.
    pub play_sheet: Vec<Entry>,
    /// Items, in the order in which they came.
    pub items: Vec<HeldItem>,
    /// Temporary effects, in the order in which they began.
    pub effects: Vec<Temporary>,
}

impl SeatState {
    /// Nothing yet.
    pub(crate) const fn new() -> Self {
        Self {
            race: None,
            weapon: None,
            style: None,
            sub: None,
            hp: 0,
            tension: 0,
            at: None,
            acted: false,
            hand: Vec::new(),
            deck: Bag::new(),
            discard: Vec::new(),
            play_sheet: Vec::new(),
            items: Vec::new(),
            effects: Vec::new(),
        }
    }

    /// The entry of a card on the play sheet.
    pub fn entry(&self, card: CardKind) -> Option<&Entry> {
        self.play_sheet.iter().find(|entry| entry.card == card)
    }

    /// True if a card lies on the play sheet, not under another one.
    pub fn plays(&self, card: CardKind) -> bool {
        self.entry(card).is_some()
    }

    /// True if a card is in the hand.
    pub fn holds(&self, card: CardKind) -> bool {
        self.hand.binary_search(&card).is_ok()
    }

    /// True if the hero has an item.
    pub fn has_item(&self, item: ItemKind) -> bool {
        self.items.iter().any(|held| held.item == item)
    }

    /// True if the hero has a piece.
    pub fn has_piece(&self, piece: Piece) -> bool {
        self.items.iter().any(|held| held.piece == Some(piece))
    }

    /// Puts a card into the hand.
    pub(crate) fn take_to_hand(&mut self, card: CardKind) {
        let at = self.hand.partition_point(|held| *held < card);
        self.hand.insert(at, card);
    }

    /// Takes a card out of the hand.
    ///
    /// # Panics
    ///
    /// If it is not there: what is played or paid was checked.
    pub(crate) fn take_from_hand(&mut self, card: CardKind) {
        let at =
            self.hand.binary_search(&card).expect("a card that leaves a hand is held: checked");
        self.hand.remove(at);
    }
}

/// One part of the enemy. Source: BA-3.1, BA-14.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// Its card lies there; HP 0 waits for its destruction (BA-14.2).
    Intact {
        /// Its card.
        card: Party,
        /// Its HP.
        hp: u8,
    },
    /// The core is exposed there.
    Destroyed,
}

/// The hate card, while somebody owns it. Source: BA-10.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hate {
    /// Hate-top.
    pub owner: Seat,
    /// Range index, `0..4`.
    pub range: u8,
}

/// The last attack of a hero turn. Source: BA-9.20.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LastAttack {
    /// Who attacked.
    pub seat: Seat,
    /// The squares that were attacked.
    pub slots: Slots,
    /// All squares of the parts that were attacked and intact when the attack began.
    pub parts: Slots,
}

/// What a hero turn remembers. Source: `turn_ctx` of the specification.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Whose.
    pub seat: Seat,
    /// True if the area move is used.
    #[serde(default)]
    pub moved: bool,
    /// Bonus points of the area move.
    #[serde(default)]
    pub move_bonus: u8,
    /// Extra moves still to make, in the order granted.
    #[serde(default)]
    pub extra_moves: Vec<Points>,
    /// Sheet attacks used.
    #[serde(default)]
    pub attacks_used: Vec<Source>,
    /// Sheet abilities used.
    #[serde(default)]
    pub abilities_used: Vec<Source>,
    /// Damage of this turn's attacks so far, as hate counts it (BA-10.2).
    #[serde(default)]
    pub damage: u32,
    /// Attacks made.
    #[serde(default)]
    pub attacks: u8,
    /// True if the last attack missed.
    #[serde(default)]
    pub missed: bool,
    /// What the next attack takes with it (BA-21.16).
    #[serde(default)]
    pub next: AttackMods,
    /// Rights to make one further attack (BA-9.12).
    #[serde(default)]
    pub pursuit_rights: u8,
    /// True if own attacks cause no hate check (BA-21.23).
    #[serde(default)]
    pub no_hate: bool,
    /// How much lower own attacks read the enemy's defence (BA-21.19).
    #[serde(default)]
    pub self_enemy_def: u8,
    /// The move after the attack, if it is granted.
    #[serde(default)]
    pub post_move: Option<Points>,
    /// True if that was used.
    #[serde(default)]
    pub post_moved: bool,
    /// This turn's last attack.
    #[serde(default)]
    pub last_attack: Option<LastAttack>,
}

impl Turn {
    /// A turn that begins.
    pub(crate) fn new(seat: Seat) -> Self {
        Self {
            seat,
            moved: false,
            move_bonus: 0,
            extra_moves: Vec::new(),
            attacks_used: Vec::new(),
            abilities_used: Vec::new(),
            damage: 0,
            attacks: 0,
            missed: false,
            next: AttackMods::default(),
            pursuit_rights: 0,
            no_hate: false,
            self_enemy_def: 0,
            post_move: None,
            post_moved: false,
            last_attack: None,
        }
    }
}

/// A roll of an attack. Source: BA-9.6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct AttackRoll {
    /// For this target; under BA-R22 `one-roll` for all.
    pub slot: Slot,
    /// Both dice in their order.
    pub dice: [u8; 2],
}

/// Where an attack is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AttackStep {
    /// Before a strike, or before the roll for the next target.
    Roll,
    /// BA-20.3: the dice fell.
    Reroll,
    /// The dice are read.
    Read,
    /// BA-20.4: after the first hit.
    Boost,
    /// The next target takes its damage.
    Damage,
    /// BA-9.18: the effects of the row.
    Chips,
    /// BA-14.7: parts that fell are destroyed now (BA-R39).
    Felled,
    /// BA-20.2: before the tension rises.
    Tension,
    /// BA-9.13, BA-10.2: the tension rises, hate is checked.
    Hate,
    /// BA-9.19: the card's own damage, and the end.
    After,
}

/// An attack of a hero. Source: BA-9.15.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Attack {
    /// Who attacks.
    pub seat: Seat,
    /// With what.
    pub source: Source,
    /// Which squares.
    pub targets: Slots,
    /// The one that receives what counts once.
    pub primary: Slot,
    /// BA-9.11: whether it is linked.
    pub linked: bool,
    /// What was taken along (BA-9.15).
    pub mods: AttackMods,
    /// Added damage of a boost that was paid.
    pub boosted: u8,
    /// True if the boost was offered.
    pub boost_asked: bool,
    /// From 0.
    pub strike: u8,
    /// The rolls of this strike; under BA-R21 `one-roll-for-all` those of the attack.
    pub rolls: ArrayVec<AttackRoll, SLOTS>,
    /// The chart row that is being dealt, none for a miss.
    pub row: Option<u8>,
    /// The row whose effects still come in this strike.
    pub chips: Option<u8>,
    /// Targets of this strike still to be dealt with, primary first.
    pub queue: ArrayVec<Slot, SLOTS>,
    /// True if a strike has hit.
    pub hit: bool,
    /// True if added and fixed damage have counted.
    pub bonus_used: bool,
    /// Damage so far by square, as hate counts it (BA-R28).
    pub dealt: [u16; SLOTS],
    /// All squares of the attacked parts that were intact at its start.
    pub intact: Slots,
    /// Where it is.
    pub step: AttackStep,
}

/// A hero in the range of an enemy attack. Source: BA-11.11.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Victim {
    /// Who.
    pub seat: Seat,
    /// Changes of this evasion roll alone.
    pub evade: i8,
    /// The die, once it fell.
    pub die: Option<u8>,
    /// True if evasion failed; known once the die was read.
    pub failed: bool,
}

/// A hero that is to be hurt. Source: BA-12.8.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Harm {
    /// Who.
    pub seat: Seat,
    /// How much.
    pub amount: u8,
}

/// A square that a hero was forced onto or over. Source: BA-11.19.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct LavaMark {
    /// Who.
    pub seat: Seat,
    /// Where.
    pub at: Square,
}

/// A step of the enemy that is going on. Source: BA-11.16, BA-11.17.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Push {
    /// Where the enemy steps.
    pub direction: Direction,
    /// Heroes on the squares that it enters, still to be pushed.
    pub entering: ArrayVec<Seat, SEATS_MAX>,
    /// Heroes that wait for the one in front of them, the last one moves first.
    pub chain: ArrayVec<Seat, SEATS_MAX>,
    /// Damage of wall slams in this step.
    pub slams: ArrayVec<Harm, SEATS_MAX>,
}

/// Where an enemy action is. A number is a victim's place in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EnemyStep {
    /// BA-11.2: the trait check.
    Traits,
    /// BA-11.4: the next step of its move.
    Steps,
    /// BA-11.19: slam damage of a step.
    Slams,
    /// BA-11.19: lava damage of the whole move.
    Lava,
    /// BA-11.9: cards are revealed.
    Reveal,
    /// BA-11.22: traits before evasion, from this one of the active ones on.
    PreEvade(u8),
    /// BA-20.5: before a victim's roll.
    Respond(u8),
    /// BA-11.11: a victim's roll.
    Roll(u8),
    /// BA-20.3: the die fell.
    Reroll(u8),
    /// BA-20.6: a victim's evasion failed.
    Failed(u8),
    /// BA-11.12: the damage die.
    DamageRoll,
    /// BA-11.12: the damage, with the face of the die.
    Damage(u8),
    /// BA-11.24: the card's effect on a victim.
    Effect(u8),
    /// BA-11.24: traits after the damage, from this one of the active ones on.
    AfterDamage(u8),
    /// BA-20.9: a victim's counters.
    Counter(u8),
    /// BA-11.14: the shown card becomes the one on the discard pile.
    Settle,
    /// BA-20.7, BA-R55 `before-damage-or-loss`: a victim that took 0 damage, before its tension is
    /// lost.
    Losing(u8),
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference over")]
fn is_nobody(seats: &Seats) -> bool {
    seats.is_empty()
}

/// An action of the enemy. Source: BA-11.1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct EnemyAction {
    /// BA-R31 `nearest-hero`: who counts as hate-top.
    pub stand_in: Option<Seat>,
    /// BA-R44 `shuffle-all`: the card whose left half counts, once it was shuffled into the deck.
    pub left: Option<AttackCard>,
    /// Steps left.
    pub steps: u8,
    /// Whether the last zigzag step was horizontal.
    pub zigzag: Option<bool>,
    /// The step that is going on.
    pub push: Option<Push>,
    /// Squares that heroes were forced onto or over, in order.
    pub lava: Vec<LavaMark>,
    /// The attacked heroes, in seat order.
    pub victims: ArrayVec<Victim, SEATS_MAX>,
    /// Heroes that went down in this attack: they are out of it (BA-11.10).
    pub out: Seats,
    /// BA-R55 `before-damage-or-loss`: the heroes who failed and took 0 damage, while one of them
    /// can still be asked.
    #[serde(skip_serializing_if = "is_nobody")]
    pub spared: Seats,
    /// BA-R40 `attacker-chooses-order`: whose counter felled the first part.
    pub felled_by: Option<Seat>,
    /// Where it is.
    pub step: EnemyStep,
}

/// What hurts. Source: BA-12.8.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The enemy's attack.
    EnemyAttack(AttackCard),
    /// A trait.
    Trait(Party),
    /// Wall slams of one step of the enemy.
    WallSlam,
    /// Lava.
    Lava,
    /// An own card or ability.
    Own(Source),
}

/// Where a hurt is. A number is a place in the list of heroes that are hurt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum HurtStep {
    /// BA-20.7: a hero's window before the damage.
    Respond(u8),
    /// BA-12.9, BA-12.8: the damage.
    Apply,
    /// BA-R55 `after-damage-prevents-down`: a hero's window after it.
    Heal(u8),
    /// BA-12.1: heroes go down, one after the other.
    Downs(u8),
    /// BA-R84 `rescue-first`: the windows of seats, from this one on, before the check for defeat.
    Rescue(u8),
    /// BA-12.6: the check for defeat.
    Check,
    /// BA-12.10: later parts of cards used in the window, from this one on.
    Later(u8),
    /// BA-20.8: the windows of seats, from this one on.
    Revive(u8),
    /// BA-12.7: what it means for a hero turn.
    End,
}

/// A placed card with a part that comes after the damage. Source: BA-12.10.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct LaterPart {
    /// Whose.
    pub seat: Seat,
    /// Which card.
    pub card: CardKind,
}

/// Heroes that are hurt by one cause together. Source: BA-12.8.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Hurt {
    /// What hurts.
    pub cause: Cause,
    /// Whom, in seat order.
    pub harms: ArrayVec<Harm, SEATS_MAX>,
    /// Later parts of cards that were used.
    pub later: Vec<LaterPart>,
    /// Heroes that went down.
    pub fell: Seats,
    /// BA-R84 `rescue-first`: whether rescuers were asked before the check for defeat.
    pub rescued: bool,
    /// Where it is.
    pub step: HurtStep,
}

/// Where the destruction of a part is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DestructionStep {
    /// BA-R40 `attacker-chooses-order`: a seat says the order.
    Order(Seat),
    /// BA-14.1: the card comes off.
    Remove,
    /// BA-14.3: normal cards out of the discard pile.
    FromDiscard,
    /// BA-14.3: the missing ones out of the deck.
    FromDeck(u8),
    /// BA-14.3: strong cards come in.
    AddStrong,
    /// BA-14.3, BA-14.4: the party card comes in, the deck is shuffled.
    Rebuild,
    /// BA-14.4: a new card is flipped.
    Flip,
    /// BA-15.1.
    LevelUp,
    /// BA-16.1: items are revealed.
    Items,
    /// BA-16.1: the party shares them.
    Assign,
}

/// Parts that are being destroyed. Source: BA-14.7.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Destruction {
    /// The lowest slot of each part still to be destroyed, in order; the first is going on.
    pub slots: ArrayVec<Slot, SLOTS>,
    /// The card that was taken off.
    pub card: Option<Party>,
    /// Where it is.
    pub step: DestructionStep,
}

/// Whose effects are carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EffectsOf {
    /// A card that was played.
    Play(CardKind),
    /// An ability of a sheet card or a persistent card.
    Ability(Source),
    /// A persistent card after upkeep.
    Upkeep(CardKind),
    /// A placed card after the damage.
    Later(CardKind),
    /// A consumable.
    Item(ItemKind),
}

/// Effects that are carried out one after the other. Source: BA-21.28.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Run {
    /// Whose hero.
    pub seat: Seat,
    /// Of what.
    pub of: EffectsOf,
    /// The next one.
    pub at: u8,
    /// What they are aimed at.
    pub aim: Option<Aim>,
    /// True if a boost chosen at play was paid.
    pub boost: bool,
}

/// One thing to be done. Source: the list of tasks of the specification (5.18).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// BA-2.2: the pick with this number, from 0.
    Draft(u8),
    /// BA-2.4: a seat chooses its style.
    Style(Seat),
    /// BA-3.1: a party card is dealt.
    DealParty,
    /// BA-4.2: a seat places its hero.
    PlaceHero(Seat),
    /// BA-5.1: the first enemy attack card.
    FirstReveal,
    /// BA-5.3: the party says who acts next, or the enemy does.
    ChooseNext,
    /// BA-7.8: upkeep, from this entry of the play sheet on.
    Upkeep {
        /// Whose.
        seat: Seat,
        /// Place on the play sheet.
        at: u8,
    },
    /// BA-22.1: what persistent cards do after upkeep, from this entry on.
    AfterUpkeep {
        /// Whose.
        seat: Seat,
        /// Place on the play sheet.
        at: u8,
    },
    /// BA-5.6, BA-9.21: a hero turn.
    HeroTurn(Seat),
    /// BA-5.7: a hero turn is over.
    EndTurn(Seat),
    /// Effects still to be carried out.
    Effects(Run),
    /// An attack of a hero: `attack`.
    Attack,
    /// The enemy's action: `enemy`.
    Enemy,
    /// Heroes are hurt: `hurt`.
    Hurt,
    /// Parts are destroyed: `destruction`.
    Destruction,
    /// BA-13.3: a seat draws.
    Draw {
        /// Who.
        seat: Seat,
        /// How many still.
        left: u8,
    },
    /// BA-21.13: a seat discards.
    DiscardPick {
        /// Who.
        seat: Seat,
        /// How many.
        n: u8,
    },
    /// BA-21.14: a seat takes a weapon card.
    RecoverPick(Seat),
    /// BA-16.1, BA-21.26: items are revealed.
    Reveal {
        /// How many still.
        left: u8,
    },
    /// BA-21.26: a seat takes one of the revealed items.
    TreasurePick(Seat),
    /// BA-16.3: a seat chooses a piece, or has none to choose.
    ChoosePiece {
        /// Who.
        seat: Seat,
        /// Place among its items.
        at: u8,
    },
    /// BA-13.1: a play sheet is cleared.
    ClearSheet(Seat),
    /// BA-13.2: a hand is filled up.
    Refill(Seat),
    /// BA-13.4: the chips come off, the next round begins.
    NextRound,
}

/// All that a game is at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    /// The round, from 1; 1 during the set-up too.
    pub round: u16,
    /// Hero turns and enemy actions begun so far.
    pub turns: u32,
    /// What each seat has.
    pub seats: Vec<SeatState>,
    /// The parts by their number: four, or two on the two-slot sheet; fewer until they are dealt.
    pub parts: ArrayVec<Part, SLOTS>,
    /// The core's HP.
    pub core_hp: u8,
    /// The enemy's north-west square.
    pub body_at: Square,
    /// The enemy attack deck, whose order nobody knows.
    pub atk_deck: Bag,
    /// The enemy discard pile, its top card last.
    pub atk_discard: Vec<EnemyCard>,
    /// Cards revealed in an enemy attack, in order; the attack card is the last one.
    pub enemy_shown: Vec<EnemyCard>,
    /// The hate card.
    pub hate: Option<Hate>,
    /// True if somebody took it in this round.
    pub hate_fresh: bool,
    /// The [enemy attack] chip, `-2..=0`.
    pub enemy_atk_mod: i8,
    /// The [enemy defence] chip, `-2..=0`.
    pub enemy_def_mod: i8,
    /// Change of the enemy's move, 0 or less.
    pub enemy_move_mod: i8,
    /// Item cards that nobody has seen.
    pub item_deck: Bag,
    /// Item cards that are used up, in order.
    pub item_discard: Vec<ItemKind>,
    /// Item cards that lie revealed, ascending.
    pub revealed: Vec<ItemKind>,
    /// BA-9.20: the last attack of the hero turn before, in this round.
    pub last_attack: Option<LastAttack>,
    /// The hero turn that is going on.
    pub turn: Option<Turn>,
    /// The attack of a hero that is going on.
    pub attack: Option<Attack>,
    /// The enemy's action that is going on.
    pub enemy: Option<EnemyAction>,
    /// The hurt that is going on.
    pub hurt: Option<Hurt>,
    /// The destruction that is going on.
    pub destruction: Option<Destruction>,
    /// What is to be done; the last one is next. Empty: the game is over.
    pub tasks: Vec<Task>,
}

impl State {
    /// How many seats play.
    pub fn seat_count(&self) -> usize {
        self.seats.len()
    }

    /// The seats, in seat order.
    pub fn every_seat(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.seats.len()).map(Seat::at)
    }

    /// What a seat has.
    pub fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[seat.index()]
    }

    /// What a seat has, to be changed.
    pub(crate) fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.seats[seat.index()]
    }

    /// The seat whose hero is of a race.
    pub fn seat_of(&self, hero: Race) -> Option<Seat> {
        self.every_seat().find(|seat| self.seat(*seat).race == Some(hero))
    }

    /// The hero of a seat.
    ///
    /// # Panics
    ///
    /// Before the race is chosen.
    pub fn hero(&self, seat: Seat) -> Race {
        self.seat(seat).race.expect("a hero that acts has a race: BA-2.5")
    }

    /// The square of a hero.
    ///
    /// # Panics
    ///
    /// Before the hero is placed.
    pub fn square(&self, seat: Seat) -> Square {
        self.seat(seat).at.expect("a hero that acts stands on the map: BA-4.2")
    }

    /// True if a hero stands: it is on the map with HP above 0. Source: BA-12.1.
    pub fn stands(&self, seat: Seat) -> bool {
        self.seat(seat).at.is_some() && self.seat(seat).hp > 0
    }

    /// The standing heroes, in seat order.
    pub fn standing_seats(&self) -> impl Iterator<Item = Seat> + '_ {
        self.every_seat().filter(|seat| self.stands(*seat))
    }

    /// Who is on a square, down or not.
    pub fn hero_at(&self, square: Square) -> Option<Seat> {
        self.every_seat().find(|seat| self.seat(*seat).at == Some(square))
    }

    /// How many parts are destroyed. Source: BA-14.7.
    pub fn destroyed(&self) -> u8 {
        self.parts.iter().filter(|part| **part == Part::Destroyed).count() as u8
    }

    /// The attack that is going on.
    ///
    /// # Panics
    ///
    /// If there is none: a bug of the caller.
    pub(crate) fn attack_mut(&mut self) -> &mut Attack {
        self.attack.as_mut().expect("an attack is going on")
    }

    /// The enemy's action that is going on.
    ///
    /// # Panics
    ///
    /// If there is none: a bug of the caller.
    pub(crate) fn enemy_mut(&mut self) -> &mut EnemyAction {
        self.enemy.as_mut().expect("the enemy is acting")
    }

    /// The hurt that is going on.
    ///
    /// # Panics
    ///
    /// If there is none: a bug of the caller.
    pub(crate) fn hurt_mut(&mut self) -> &mut Hurt {
        self.hurt.as_mut().expect("heroes are being hurt")
    }

    /// The destruction that is going on.
    ///
    /// # Panics
    ///
    /// If there is none: a bug of the caller.
    pub(crate) fn destruction_mut(&mut self) -> &mut Destruction {
        self.destruction.as_mut().expect("a part is being destroyed")
    }

    /// The hero turn that is going on.
    ///
    /// # Panics
    ///
    /// If there is none: a bug of the caller.
    pub(crate) fn turn_mut(&mut self) -> &mut Turn {
        self.turn.as_mut().expect("a hero turn is going on")
    }
}
