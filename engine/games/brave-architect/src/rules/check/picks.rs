//! The other choices: the set-up, whose turn is next, what is picked, shared, discarded, ordered.
//!
//! Source: BA-2.2, BA-2.3, BA-4.2, BA-4.3, BA-5.2, BA-5.3, BA-16.1, BA-16.3, BA-20.11, BA-21.13,
//! BA-21.14, BA-21.26, BA-R2, BA-R17, BA-R40.

use crate::action::{Discards, SlotOrder};
use crate::cards::{FIRST_SKILL, is_weapon_card};
use crate::prelude::*;
use crate::readings::DraftCategory;

/// Skills of each seat. Source: BA-2.2.
pub(crate) const SKILLS_EACH: usize = 2;

impl BraveArchitect {
    /// BA-2.2, BA-2.3, BA-R2.
    pub(crate) fn check_draft(
        &self,
        state: &State,
        seat: Seat,
        set: DraftSet,
    ) -> Result<(), Refusal> {
        let is_now = match (set, self.draft_pass(state)) {
            (DraftSet::Skill(card), _) if card.number() < FIRST_SKILL => false,
            (_, None)
            | (DraftSet::Race(_), Some(0))
            | (DraftSet::Weapon(_), Some(1))
            | (DraftSet::Sub(_), Some(2))
            | (DraftSet::Skill(_), Some(3..)) => true,
            (
                DraftSet::Race(_) | DraftSet::Weapon(_) | DraftSet::Sub(_) | DraftSet::Skill(_),
                Some(_),
            ) => false,
        };
        if !is_now {
            return Err(Refusal::OtherCategory { set });
        }
        let has = state.seat(seat);
        let filled = match set {
            DraftSet::Race(_) => has.race.is_some(),
            DraftSet::Weapon(_) => has.weapon.is_some(),
            DraftSet::Sub(_) => has.sub.is_some(),
            DraftSet::Skill(_) => {
                let skills = crate::cards::skills();
                skills.filter(|skill| has.deck.count((*skill).into()) > 0).count() >= SKILLS_EACH
            }
        };
        if filled {
            return Err(Refusal::CategoryFilled { set });
        }
        let took = |seat: &Seat| {
            let has = state.seat(*seat);
            match set {
                DraftSet::Race(race) => has.race == Some(race),
                DraftSet::Weapon(weapon) => has.weapon == Some(weapon),
                DraftSet::Sub(sub) => has.sub == Some(sub),
                DraftSet::Skill(skill) => has.deck.count(skill.into()) > 0,
            }
        };
        match state.every_seat().find(took) {
            Some(by) => Err(Refusal::SetTaken { set, by }),
            None => Ok(()),
        }
    }

    /// The pass of the table, from 0, where each has its category. Source: BA-R2.
    fn draft_pass(&self, state: &State) -> Option<usize> {
        match (self.readings.draft_category, state.tasks.last()) {
            (DraftCategory::FixedRaceWeaponSubSkillSkill, Some(Task::Draft(pick))) => {
                Some(usize::from(*pick) / state.seat_count())
            }
            (DraftCategory::FixedRaceWeaponSubSkillSkill | DraftCategory::Free, _) => None,
        }
    }

    /// BA-4.2, BA-4.3.
    pub(crate) fn check_start(&self, state: &State, at: Square) -> Result<(), Refusal> {
        if !self.cards.board.start.contains(at) {
            return Err(Refusal::OutsideZone { at });
        }
        match state.hero_at(at) {
            Some(by) => Err(Refusal::StartOccupied { at, by }),
            None => Ok(()),
        }
    }

    /// BA-5.2, BA-5.3, BA-12.2.
    pub(crate) fn check_next(state: &State, hero: Race) -> Result<(), Refusal> {
        let Some(seat) = state.seat_of(hero) else { return Err(Refusal::NoSuchHero { hero }) };
        if !state.stands(seat) {
            return Err(Refusal::IsDown { hero });
        }
        if state.seat(seat).acted { Err(Refusal::HasActed { hero }) } else { Ok(()) }
    }

    /// BA-5.2, BA-5.3.
    pub(crate) fn check_proceed(state: &State) -> Result<(), Refusal> {
        let waiting = state.standing_seats().find(|seat| !state.seat(*seat).acted);
        match waiting.and_then(|seat| state.seat(seat).race) {
            Some(hero) => Err(Refusal::StillToAct { hero }),
            None => Ok(()),
        }
    }

    /// BA-20.11, BA-21.13.
    pub(super) fn check_discard(
        state: &State,
        seat: Seat,
        cards: &Discards,
    ) -> Result<(), Refusal> {
        let has = state.seat(seat);
        if let Some(&card) = cards.iter().find(|card| !has.holds(**card)) {
            return Err(Refusal::NotInHand { card });
        }
        if let Some(twins) = cards.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(Refusal::DiscardedTwice { card: twins[0] });
        }
        let (named, wanted) = (cards.len() as u8, Self::discards(state, seat));
        if named == wanted { Ok(()) } else { Err(Refusal::DiscardCount { named, wanted }) }
    }

    /// How many cards a seat has to discard now: fewer if the hand is smaller. Source: BA-21.13.
    pub(crate) fn discards(state: &State, seat: Seat) -> u8 {
        match state.tasks.last() {
            Some(Task::DiscardPick { n, .. }) => {
                usize::from(*n).min(state.seat(seat).hand.len()) as u8
            }
            Some(_) | None => 0,
        }
    }

    /// BA-21.14.
    pub(super) fn check_recovery(state: &State, seat: Seat, card: CardKind) -> Result<(), Refusal> {
        if Self::recoverable(state, seat).contains(&card) {
            return Ok(());
        }
        Err(Refusal::NotRecoverable { card })
    }

    /// The weapon cards that a seat can take back, ascending: those in its discard pile, or if there
    /// is none those in its deck. Source: BA-21.14.
    pub(crate) fn recoverable(state: &State, seat: Seat) -> Vec<CardKind> {
        let has = state.seat(seat);
        let mut cards: Vec<_> =
            has.discard.iter().copied().filter(|card| is_weapon_card(*card)).collect();
        if cards.is_empty() {
            let kinds = has.deck.iter().filter_map(|(kind, _)| CardKind::try_from(kind).ok());
            cards.extend(kinds.filter(|card| is_weapon_card(*card)));
        }
        cards.sort_unstable();
        cards.dedup();
        cards
    }

    /// BA-21.26.
    pub(super) fn check_treasure(state: &State, item: ItemKind) -> Result<(), Refusal> {
        if state.revealed.contains(&item) { Ok(()) } else { Err(Refusal::NotRevealed { item }) }
    }

    /// BA-16.1, BA-16.2: every revealed card is given as far as there are heroes, one to each.
    pub(super) fn check_shares(state: &State, gets: &Gets) -> Result<(), Refusal> {
        let mut left = state.revealed.clone();
        for get in gets.iter() {
            if state.seat_of(get.hero).is_none() {
                return Err(Refusal::NoSuchHero { hero: get.hero });
            }
            if !state.revealed.contains(&get.item) {
                return Err(Refusal::NotRevealed { item: get.item });
            }
            let Some(at) = left.iter().position(|item| *item == get.item) else {
                return Err(Refusal::WrongShares);
            };
            left.remove(at);
        }
        let twice = gets.windows(2).any(|pair| pair[0].hero == pair[1].hero);
        if twice || gets.len() != state.revealed.len().min(state.seat_count()) {
            return Err(Refusal::WrongShares);
        }
        Ok(())
    }

    /// BA-16.3.
    pub(super) fn check_piece(
        &self,
        state: &State,
        seat: Seat,
        piece: Piece,
    ) -> Result<(), Refusal> {
        let held = state.seat(seat).has_piece(piece);
        if held || !self.pieces_shown(state).contains(&piece) {
            return Err(Refusal::NoSuchPiece { piece, held });
        }
        Ok(())
    }

    /// The pieces on the card that a seat chooses one of. Source: BA-16.3.
    pub(crate) fn pieces_shown(&self, state: &State) -> &[Piece] {
        let Some(Task::ChoosePiece { seat, at }) = state.tasks.last() else { return &[] };
        let Some(held) = state.seat(*seat).items.get(usize::from(*at)) else { return &[] };
        match &self.cards.item(held.item).what {
            ItemUse::Equipment(pieces) => pieces,
            ItemUse::Consumable(_) => &[],
        }
    }

    /// BA-R17 `owner-chooses`.
    pub(super) fn check_upkeep(state: &State, seat: Seat, card: CardKind) -> Result<(), Refusal> {
        if Self::cards_under(state, seat).contains(&card) {
            return Ok(());
        }
        Err(Refusal::NotUnder { card })
    }

    /// The cards under the persistent card whose upkeep is due. Source: BA-7.8.
    pub(crate) fn cards_under(state: &State, seat: Seat) -> &[CardKind] {
        let Some(Task::Upkeep { at, .. }) = state.tasks.last() else { return &[] };
        let entry = state.seat(seat).play_sheet.get(usize::from(*at));
        entry.map_or(&[], |entry| &entry.under)
    }

    /// BA-R40 `attacker-chooses-order`: the lowest slot of each fallen part, once.
    pub(super) fn check_order(state: &State, slots: &SlotOrder) -> Result<(), Refusal> {
        let Some(destruction) = &state.destruction else {
            return Err(Refusal::OtherQuestion { awaited: Question::Order });
        };
        let mut named = slots.clone();
        named.sort_unstable();
        let mut fallen = destruction.slots.clone();
        fallen.sort_unstable();
        if named == fallen { Ok(()) } else { Err(Refusal::WrongOrder) }
    }
}
