//! Character making and the enemy's: up to the first round.
//!
//! Source: rulebook, character making phase and preparation; BA-2.1 to BA-5.1.

use crate::cards::{NORMAL_ATTACKS, race_cards, sub_card, weapon_cards};
use crate::prelude::*;
use crate::rules::course::OPENING_HAND;
use arrayvec::ArrayVec;

/// Picks of each seat in the draft. Source: BA-2.2.
pub const PICKS: u8 = 5;
/// Level 1 cards of a weapon. Source: BA-2.6.
const FIRST_CARDS: usize = 2;

/// HP of the parts and of the core. Source: BA-3.2, BA-3.3.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EnemyHp {
    /// Of each part.
    pub part: u8,
    /// Of the core.
    pub core: u8,
}

impl BraveArchitect {
    /// The enemy's HP at first. Source: BA-3.2, BA-3.3.
    pub fn enemy_hp(&self) -> EnemyHp {
        match self.names.len() {
            _ if self.is_two_slot() => EnemyHp { part: 20, core: 40 },
            3 => EnemyHp { part: 30, core: 40 },
            _ => EnemyHp { part: 40, core: 60 },
        }
    }

    /// The table before the first event.
    pub(crate) fn laid_out(&self) -> State {
        let seats = self.names.len();
        let every_seat = || (0..seats).rev().map(Seat::at);
        // What comes last lies at the bottom.
        let mut tasks = vec![Task::ChooseNext, Task::FirstReveal];
        tasks.extend(every_seat().map(|seat| Task::Draw { seat, left: OPENING_HAND }));
        tasks.extend(every_seat().map(Task::PlaceHero));
        tasks.extend((0..self.part_count()).map(|_| Task::DealParty));
        tasks.extend(every_seat().map(Task::Style));
        tasks.push(Task::Draft(0));
        State {
            round: 1,
            turns: 0,
            seats: vec![SeatState::new(); seats],
            parts: ArrayVec::new(),
            core_hp: self.enemy_hp().core,
            body_at: self.cards.board.body,
            atk_deck: Self::normal_deck(),
            atk_discard: Vec::new(),
            enemy_shown: Vec::new(),
            hate: None,
            hate_fresh: false,
            enemy_atk_mod: 0,
            enemy_def_mod: 0,
            enemy_move_mod: 0,
            item_deck: self.all_items(),
            item_discard: Vec::new(),
            revealed: Vec::new(),
            last_attack: None,
            turn: None,
            attack: None,
            enemy: None,
            hurt: None,
            destruction: None,
            tasks,
        }
    }

    /// The enemy attack deck at first. Source: BA-3.4.
    pub(crate) fn normal_deck() -> Bag {
        AttackCard::all(NORMAL_ATTACKS.into())
            .map(|card| (Kind::from(EnemyCard::Attack(card)), 1))
            .collect()
    }

    /// All item cards. Source: BA-4.4.
    pub(crate) fn all_items(&self) -> Bag {
        let kinds = ItemKind::all(self.cards.items.len());
        kinds.map(|item| (Kind::from(item), u16::from(self.cards.item(item).copies))).collect()
    }

    /// BA-2.2: a seat takes a card set.
    pub(crate) fn draft_pick(
        &self,
        state: &mut State,
        seat: Seat,
        set: DraftSet,
        trace: &mut Tracing,
    ) {
        let Some(Task::Draft(pick)) = state.tasks.pop() else { return };
        let has = state.seat_mut(seat);
        let mut add = |card: CardKind| has.deck.add(card.into(), 1);
        match set {
            DraftSet::Race(race) => race_cards(race).for_each(&mut add),
            DraftSet::Weapon(weapon) => {
                weapon_cards(weapon).take(FIRST_CARDS).for_each(&mut add);
            }
            DraftSet::Sub(sub) => add(sub_card(sub)),
            DraftSet::Skill(skill) => add(skill),
        }
        match set {
            DraftSet::Race(race) => has.race = Some(race),
            DraftSet::Weapon(weapon) => has.weapon = Some(weapon),
            DraftSet::Sub(sub) => has.sub = Some(sub),
            DraftSet::Skill(_) => {}
        }
        // A player card acts by being taken: its stats and its HP count from here on.
        let rule = match set {
            DraftSet::Race(race) => Self::card_rule(self.cards.row_of(race)),
            DraftSet::Sub(sub) => Self::card_rule(self.cards.row_of(sub)),
            DraftSet::Weapon(_) | DraftSet::Skill(_) => BA_2_2,
        };
        trace.fact(rule, || Fact::SetTaken { seat, set });
        if usize::from(pick) + 1 < usize::from(PICKS) * self.names.len() {
            state.tasks.push(Task::Draft(pick + 1));
        }
    }

    /// BA-2.4 to BA-2.6: a seat chooses its style; its sheet and its deck are ready.
    pub(crate) fn choose_style(
        &self,
        state: &mut State,
        seat: Seat,
        style: Style,
        trace: &mut Tracing,
    ) {
        state.tasks.pop();
        state.seat_mut(seat).style = Some(style);
        if let Some(face) = self.face(state, seat) {
            trace.fact(BA_2_4, || Fact::StyleChosen { seat, face });
        }
        let (race, hp) = (state.hero(seat), self.max_hp(state, seat));
        state.seat_mut(seat).hp = hp;
        trace.fact(BA_2_5, || Fact::SheetReady { seat, race, hp });
        let cards = state.seat(seat).deck.total() as u8;
        trace.fact(BA_2_6, || Fact::DeckReady { seat, cards });
    }

    /// BA-3.1 to BA-3.4: a part is dealt; after the last one the enemy is ready.
    pub(crate) fn deal_party(&self, state: &mut State, card: Party, trace: &mut Tracing) {
        state.tasks.pop();
        let part = state.parts.len();
        let hp = self.enemy_hp();
        state.parts.push(Part::Intact { card, hp: hp.part });
        let slots = self.slots_of(part);
        trace.fact(BA_3_1, || Fact::PartDealt { part: part as u8, slots, card });
        if state.parts.len() < self.part_count() {
            return;
        }
        if self.is_easy && self.names.len() > 2 {
            trace.fact(BA_3_3, || Fact::EasyMode);
        }
        trace.fact(BA_3_2, || Fact::EnemyHp { part: hp.part, core: hp.core });
        let cards = state.atk_deck.total() as u8;
        trace.fact(BA_3_4, || Fact::AttackDeckReady { cards });
        self.tell_row(self.cards.row_of_body(), trace);
    }

    /// What a card says, once it is in use.
    pub(crate) fn tell_row(&self, row: u16, trace: &mut Tracing) {
        trace.fact(Self::card_rule(row), || Fact::CardSays { row });
    }

    /// BA-4.2: a seat places its hero.
    pub(crate) fn place_hero(
        &self,
        state: &mut State,
        seat: Seat,
        at: Square,
        trace: &mut Tracing,
    ) {
        state.tasks.pop();
        state.seat_mut(seat).at = Some(at);
        trace.fact(BA_4_2, || Fact::HeroPlaced { seat, at });
    }

    /// BA-5.1: the first card of the enemy lies face up, and the first round begins.
    pub(crate) fn first_reveal(&self, state: &mut State, card: EnemyCard, trace: &mut Tracing) {
        state.tasks.pop();
        let held = state.atk_deck.take(card.into());
        assert!(held, "a card that is flipped was in the deck: the kernel looked");
        state.atk_discard.push(card);
        trace.fact(BA_5_1, || Fact::Flipped { card });
        let round = state.round;
        trace.fact(BA_5_1, || Fact::RoundBegins { round });
    }
}
