//! Whether an action is allowed; the first rule that stands against it.
//!
//! Source: BK-5.49, whose order is that of the questions here; BK-5.17 to BK-5.26, BK-5.34, BK-5.38,
//! BK-R19 to BK-R23, BK-R64, BK-R69. Openings and uses are judged by `announce`, payments by
//! `payment`, answers by `answer`. `legal` filters by the same functions.

#[cfg(test)]
mod tests;

use crate::readings::{BattleDeclareFree, FirstTurnBattle, MoveZero, SetAnywhere};
use crate::refusal::{Refusal, Tried};
use crate::rules::chapter::announce::Opening;
use crate::rules::chapter::target::distinct;
use crate::state::{Ask, Battle, CardId, City, Instance, Phase, Question, State};
use crate::{Action, BerserkTcg};
use kanso_engine::Seat;

impl BerserkTcg {
    /// Checks whether the action is allowed now.
    pub(crate) fn check_action(&self, state: &State, action: &Action) -> Result<(), Refusal> {
        let Some(Ask { seat, question: asked }) = state.asked() else {
            debug_assert!(false, "the kernel asks only while a decision is awaited");
            return Err(Refusal::NotOffered { asked: Question::MainAction });
        };
        if !answers(action, asked) {
            let open_phase = state.phase == Phase::Open;
            return Err(Refusal::WrongMoment { tried: tried(action), asked, open_phase });
        }
        match action {
            Action::Open { card } => self.check_open(state, seat, asked, *card, Opening::Paid),
            Action::OpenUnpaid { card } => {
                self.check_open(state, seat, asked, *card, Opening::Unpaid)
            }
            Action::OpenQuick { card } => {
                self.check_open(state, seat, asked, *card, Opening::Quick)
            }
            Action::Move { card, to } => self.check_move(state, seat, *card, *to),
            Action::Set { card, city } => self.check_set(state, seat, *card, *city),
            Action::Use { card, ability } => self.check_use(state, seat, asked, *card, *ability),
            Action::DeclareBattle { city } => self.check_battle(state, seat, *city),
            Action::Vanguard { card } | Action::Fighter { card } => {
                self.check_fighter(state, seat, asked, *card)
            }
            Action::Assign { target, amount } => self.check_assign(state, *target, *amount),
            Action::StopAssign => self.check_stop_assign(state),
            Action::DrawOne => self.check_draw_one(),
            Action::Discard { card } => self.check_discard(state, seat, asked, *card),
            Action::Pay { cards, sacrifice } => self.check_pay(state, cards, *sacrifice),
            Action::PayCard { card } => self.check_pay_card(state, *card),
            Action::Sacrifice { card } if asked == Question::PayCost => {
                self.check_pay_sacrifice(state, *card)
            }
            Action::Sacrifice { card } => self.check_sacrifice_chosen(state, *card),
            Action::Targets { list } => self.check_targets(state, seat, list),
            Action::NextTrigger { item } => {
                if self.trigger_choices(state, seat).contains(item) {
                    Ok(())
                } else {
                    Err(Refusal::NotOffered { asked })
                }
            }
            Action::Take { card } => self.check_take(state, seat, *card),
            Action::TakeNone => self.check_take_none(state, seat),
            Action::Bottom { card } | Action::Place { card, .. } => {
                self.check_aside(state, seat, asked, *card)
            }
            Action::Find { kind } => self.check_find(state, seat, *kind),
            Action::StopSearch => self.check_stop_search(state, seat),
            Action::Keep
            | Action::Redraw
            | Action::SkipOpen
            | Action::EndMain
            | Action::NoVanguard
            | Action::NoFighter
            | Action::DrawTwo
            | Action::Decline
            | Action::Pass { .. } => Ok(()),
        }
    }

    /// An own character in play.
    fn own_character<'a>(
        &self,
        state: &'a State,
        seat: Seat,
        asked: Question,
        id: CardId,
    ) -> Result<&'a Instance, Refusal> {
        let card = state.find(id).ok_or(Refusal::NotOffered { asked })?;
        if !card.is_in_play() || card.controller != seat {
            return Err(Refusal::NotInPlay { card: card.as_ref() });
        }
        if !self.is_character(card.kind) {
            return Err(Refusal::NotOffered { asked });
        }
        Ok(card)
    }

    /// Checks whether a character may move at all. Source: BK-5.18, BK-R69.
    pub(crate) fn check_mover(&self, state: &State, seat: Seat, id: CardId) -> Result<(), Refusal> {
        let card = self.own_character(state, seat, Question::MainAction, id)?;
        if card.locked {
            return Err(Refusal::LockedForMove { card: card.as_ref() });
        }
        self.check_fresh(state, card)
    }

    /// Checks whether a character may move there. Source: BK-5.18, BK-5.19, BK-R20.
    fn check_move(&self, state: &State, seat: Seat, id: CardId, to: City) -> Result<(), Refusal> {
        self.check_mover(state, seat, id)?;
        self.check_reach(state, state.card(id), to)
    }

    /// Checks whether a city is in a character's reach. Source: BK-5.19, BK-R20.
    pub(crate) fn check_reach(
        &self,
        state: &State,
        mover: &Instance,
        to: City,
    ) -> Result<(), Refusal> {
        let (card, distance) = (mover.as_ref(), mover.at().distance(to));
        if distance == 0 {
            return match self.readings.move_zero.get() {
                MoveZero::No => Err(Refusal::AlreadyThere { card, city: to }),
                MoveZero::Yes => Ok(()),
            };
        }
        let movement = self.move_now(state, mover);
        if i16::from(distance) > movement {
            return Err(Refusal::TooFar { card, to, distance, movement: movement as u8 });
        }
        Ok(())
    }

    /// Checks whether a hand card may be set there. Source: BK-5.20, BK-R22.
    fn check_set(&self, state: &State, seat: Seat, id: CardId, city: City) -> Result<(), Refusal> {
        if !state.find(id).is_some_and(|card| card.is_in_hand_of(seat)) {
            return Err(Refusal::NotInHand { seat });
        }
        if !distinct(state.hand(seat)).contains(&id) {
            return Err(Refusal::NotOffered { asked: Question::MainAction });
        }
        self.check_set_city(state, seat, city)
    }

    /// Checks whether cards may be set at a city. Source: BK-5.20, BK-R22.
    pub(crate) fn check_set_city(
        &self,
        state: &State,
        seat: Seat,
        city: City,
    ) -> Result<(), Refusal> {
        let theirs = state.city(city).occupant.is_some_and(|occupant| occupant != seat);
        if theirs && self.readings.set_anywhere.get() == SetAnywhere::No {
            return Err(Refusal::EnemyCity { city });
        }
        Ok(())
    }

    /// Checks whether a battle may be declared there. Source: BK-5.24 to BK-5.26, BK-R23, BK-R64.
    pub(crate) fn check_battle(
        &self,
        state: &State,
        seat: Seat,
        city: City,
    ) -> Result<(), Refusal> {
        if state.city(city).occupant == Some(seat) {
            return Err(Refusal::OwnCity { city });
        }
        if state.battles_declared.contains(&city) {
            return Err(Refusal::DeclaredAlready { city });
        }
        if state.turn_no == 1 && self.readings.first_turn_battle.get() == FirstTurnBattle::No {
            return Err(Refusal::NoBattleInTurnOne);
        }
        let can_attack = |card: &Instance| {
            card.city == Some(city) && self.check_mover(state, seat, card.id).is_ok()
        };
        if self.readings.battle_declare_free.get() == BattleDeclareFree::No
            && !state.in_play().any(can_attack)
        {
            return Err(Refusal::NobodyToAttack { city });
        }
        Ok(())
    }

    /// Whether a character may be named as the vanguard or as a fighter. Source: BK-5.34, BK-5.38,
    /// BK-R69.
    fn check_fighter(
        &self,
        state: &State,
        seat: Seat,
        asked: Question,
        id: CardId,
    ) -> Result<(), Refusal> {
        let vanguard = asked == Question::Vanguard;
        let character = self.own_character(state, seat, asked, id)?;
        let card = character.as_ref();
        let Some(Battle { city: battle, fighters, .. }) = &state.battle else {
            return Err(Refusal::NotOffered { asked });
        };
        if character.city != Some(*battle) {
            return Err(Refusal::FighterElsewhere { card, battle: *battle, vanguard });
        }
        if fighters[seat.index()].binary_search(&id).is_ok() {
            return Err(Refusal::FightsAlready { card });
        }
        if character.locked {
            return Err(Refusal::FighterLocked { card, vanguard });
        }
        self.check_fresh(state, character)
    }

    /// Who may be named as the vanguard, by number. Source: BK-5.34.
    pub(crate) fn vanguard_candidates(&self, state: &State, seat: Seat) -> Vec<CardId> {
        self.to_name(state, seat, Question::Vanguard)
    }

    /// Who may be named as a further fighter, by number. Source: BK-5.38.
    pub(crate) fn fighter_candidates(&self, state: &State, seat: Seat) -> Vec<CardId> {
        self.to_name(state, seat, Question::Fighter)
    }

    fn to_name(&self, state: &State, seat: Seat, asked: Question) -> Vec<CardId> {
        let ids = state.in_play().map(|card| card.id);
        ids.filter(|id| self.check_fighter(state, seat, asked, *id).is_ok()).collect()
    }
}

/// True if an action answers a question at all. Source: the specification's 5.8.
const fn answers(action: &Action, asked: Question) -> bool {
    match action {
        Action::Keep | Action::Redraw => matches!(asked, Question::Mulligan),
        Action::Open { .. } | Action::SkipOpen => {
            matches!(asked, Question::OpenPhase | Question::BattleOpen)
        }
        // In a window by BK-R13.
        Action::OpenUnpaid { .. } => {
            matches!(asked, Question::OpenPhase | Question::BattleOpen | Question::Window)
        }
        Action::Move { .. }
        | Action::Set { .. }
        | Action::DeclareBattle { .. }
        | Action::EndMain => matches!(asked, Question::MainAction),
        Action::Use { .. } | Action::OpenQuick { .. } => {
            matches!(asked, Question::MainAction | Question::Window)
        }
        Action::Vanguard { .. } | Action::NoVanguard => matches!(asked, Question::Vanguard),
        Action::Fighter { .. } | Action::NoFighter => matches!(asked, Question::Fighter),
        Action::Assign { .. } | Action::StopAssign => matches!(asked, Question::Assign),
        Action::DrawTwo | Action::DrawOne | Action::Decline => {
            matches!(asked, Question::CityDraw)
        }
        Action::Discard { .. } => matches!(asked, Question::DiscardToLimit | Question::Discard),
        Action::Pay { .. } | Action::PayCard { .. } => matches!(asked, Question::PayCost),
        Action::Sacrifice { .. } => matches!(asked, Question::PayCost | Question::Sacrifice),
        Action::Targets { .. } => matches!(asked, Question::ChooseTargets),
        Action::NextTrigger { .. } => matches!(asked, Question::TriggerOrder),
        Action::Take { .. } | Action::TakeNone => matches!(asked, Question::Take),
        Action::Bottom { .. } => matches!(asked, Question::Bottom),
        Action::Place { .. } => matches!(asked, Question::Place),
        Action::Find { .. } | Action::StopSearch => matches!(asked, Question::Search),
        Action::Pass { .. } => matches!(asked, Question::Window),
    }
}

/// What was tried at the wrong moment.
const fn tried(action: &Action) -> Tried {
    match action {
        Action::Open { .. } | Action::OpenUnpaid { .. } | Action::SkipOpen => Tried::Open,
        Action::Move { .. }
        | Action::Set { .. }
        | Action::Use { .. }
        | Action::DeclareBattle { .. }
        | Action::EndMain => Tried::MainAction,
        Action::OpenQuick { .. } => Tried::OpenQuick,
        Action::Vanguard { .. } | Action::NoVanguard => Tried::Vanguard,
        Action::Fighter { .. } | Action::NoFighter => Tried::Fighter,
        Action::Pass { .. } => Tried::Pass,
        Action::Keep
        | Action::Redraw
        | Action::Assign { .. }
        | Action::StopAssign
        | Action::DrawTwo
        | Action::DrawOne
        | Action::Decline
        | Action::Discard { .. }
        | Action::Pay { .. }
        | Action::PayCard { .. }
        | Action::Sacrifice { .. }
        | Action::Targets { .. }
        | Action::NextTrigger { .. }
        | Action::Take { .. }
        | Action::TakeNone
        | Action::Bottom { .. }
        | Action::Place { .. }
        | Action::Find { .. }
        | Action::StopSearch => Tried::Answer,
    }
}
