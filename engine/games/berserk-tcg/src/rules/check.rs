//! Whether an action is allowed; the first rule that stands against it.
//!
//! Source: BK-5.49, whose order is that of the questions here; BK-5.17 to BK-5.26, BK-5.34, BK-5.38,
//! BK-R19 to BK-R23, BK-R64, BK-R69. Openings and uses are judged by `announce`, payments by
//! `payment`, answers by `answer`. `legal` filters by the same functions.

#[cfg(test)]
mod tests;

use crate::prelude::*;
use crate::readings::{BattleDeclareFree, FirstTurnBattle, MoveZero, SetAnywhere};
use crate::refusal::Tried;
use crate::rules::chapter::announce::Opening;
use crate::rules::chapter::answer::offered;
use crate::rules::chapter::target::distinct;

impl BerserkTcg {
    /// Checks whether the action is allowed now.
    pub(crate) fn check_action(&self, state: &State, action: &Action) -> Checked {
        let Some(ask) = state.asked() else {
            debug_assert!(false, "the kernel asks only while a decision is awaited");
            return Err(Refusal::NotOffered { asked: Question::MainAction });
        };
        let Ask { seat, question: asked } = ask;
        if !action.answers().contains(&asked) {
            let open_phase = state.phase == Phase::Open;
            return Err(Refusal::WrongMoment { tried: action.tried(), asked, open_phase });
        }
        match action {
            Action::Open { card } => self.check_open(state, ask, *card, Opening::Paid),
            Action::OpenUnpaid { card } => self.check_open(state, ask, *card, Opening::Unpaid),
            Action::OpenQuick { card } => self.check_open(state, ask, *card, Opening::Quick),
            Action::Move { card, to } => self.check_move(state, seat, *card, *to),
            Action::Set { card, city } => self.check_set(state, seat, *card, *city),
            Action::Use { card, ability } => self.check_use(state, ask, *card, *ability),
            Action::DeclareBattle { city } => self.check_battle(state, seat, *city),
            Action::Vanguard { card } | Action::Fighter { card } => {
                self.check_fighter(state, ask, *card)
            }
            Action::Assign { target, amount } => self.check_assign(state, *target, *amount),
            Action::StopAssign => self.check_stop_assign(state),
            Action::DrawOne => self.check_draw_one(),
            Action::Discard { card } => self.check_discard(state, ask, *card),
            Action::Pay { cards, sacrifice } => self.check_pay(state, cards, *sacrifice),
            Action::PayCard { card } => self.check_pay_card(state, *card),
            Action::Sacrifice { card } if asked == Question::PayCost => {
                self.check_pay_sacrifice(state, *card)
            }
            Action::Sacrifice { card } => self.check_sacrifice_chosen(state, *card),
            Action::Targets { list } => self.check_targets(state, seat, list),
            Action::NextTrigger { item } => {
                offered(self.trigger_choices(state, seat).contains(item), asked)
            }
            Action::Take { card } => self.check_take(state, ask, *card),
            Action::TakeNone => self.check_take_none(state, seat),
            Action::Bottom { card } | Action::Place { card, .. } => {
                self.check_aside(state, ask, *card)
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
        Ask { seat, question: asked }: Ask,
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
    pub(crate) fn check_mover(&self, state: &State, seat: Seat, id: CardId) -> Checked {
        let card = self.own_character(state, Ask { seat, question: Question::MainAction }, id)?;
        if card.locked {
            return Err(Refusal::LockedForMove { card: card.as_ref() });
        }
        self.check_fresh(state, card)
    }

    /// Checks whether a character may move there. Source: BK-5.18, BK-5.19, BK-R20.
    fn check_move(&self, state: &State, seat: Seat, id: CardId, to: City) -> Checked {
        self.check_mover(state, seat, id)?;
        self.check_reach(state, state.card(id), to)
    }

    /// Checks whether a city is in a character's reach. Source: BK-5.19, BK-R20.
    pub(crate) fn check_reach(&self, state: &State, mover: &Instance, to: City) -> Checked {
        let (card, distance) = (mover.as_ref(), mover.at().distance(to));
        if distance == 0 {
            return match self.readings.move_zero {
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
    fn check_set(&self, state: &State, seat: Seat, id: CardId, city: City) -> Checked {
        if !state.find(id).is_some_and(|card| card.is_in_hand_of(seat)) {
            return Err(Refusal::NotInHand { seat });
        }
        if !distinct(state.hand(seat)).contains(&id) {
            return Err(Refusal::NotOffered { asked: Question::MainAction });
        }
        self.check_set_city(state, seat, city)
    }

    /// Checks whether cards may be set at a city. Source: BK-5.20, BK-R22.
    pub(crate) fn check_set_city(&self, state: &State, seat: Seat, city: City) -> Checked {
        let theirs = state.city(city).occupant.is_some_and(|occupant| occupant != seat);
        if theirs && self.readings.set_anywhere == SetAnywhere::No {
            return Err(Refusal::EnemyCity { city });
        }
        Ok(())
    }

    /// Checks whether a battle may be declared there. Source: BK-5.24 to BK-5.26, BK-R23, BK-R64.
    pub(crate) fn check_battle(&self, state: &State, seat: Seat, city: City) -> Checked {
        if state.city(city).occupant == Some(seat) {
            return Err(Refusal::OwnCity { city });
        }
        if state.battles_declared.contains(&city) {
            return Err(Refusal::DeclaredAlready { city });
        }
        if state.turn_no == 1 && self.readings.first_turn_battle == FirstTurnBattle::No {
            return Err(Refusal::NoBattleInTurnOne);
        }
        let can_attack = |card: &Instance| {
            card.city == Some(city) && self.check_mover(state, seat, card.id).is_ok()
        };
        if self.readings.battle_declare_free == BattleDeclareFree::No
            && !state.in_play().any(can_attack)
        {
            return Err(Refusal::NobodyToAttack { city });
        }
        Ok(())
    }

    /// Whether a character may be named as the vanguard or as a fighter. Source: BK-5.34, BK-5.38,
    /// BK-R69.
    fn check_fighter(&self, state: &State, ask: Ask, id: CardId) -> Checked {
        let vanguard = ask.question == Question::Vanguard;
        let character = self.own_character(state, ask, id)?;
        let card = character.as_ref();
        let Some(Battle { city: battle, fighters, .. }) = &state.battle else {
            return Err(Refusal::NotOffered { asked: ask.question });
        };
        if character.city != Some(*battle) {
            return Err(Refusal::FighterElsewhere { card, battle: *battle, vanguard });
        }
        if fighters[ask.seat.index()].binary_search(&id).is_ok() {
            return Err(Refusal::FightsAlready { card });
        }
        if character.locked {
            return Err(Refusal::FighterLocked { card, vanguard });
        }
        self.check_fresh(state, character)
    }

    /// Who may be named as the vanguard, or as a further fighter, by number. Source: BK-5.34, BK-5.38.
    pub(crate) fn to_name(&self, state: &State, seat: Seat, question: Question) -> Vec<CardId> {
        let (ask, ids) = (Ask { seat, question }, state.in_play().map(|card| card.id));
        ids.filter(|id| self.check_fighter(state, ask, *id).is_ok()).collect()
    }
}

impl Action {
    /// The questions that it answers, the one first that it is for. Source: the specification's 5.8.
    const fn answers(&self) -> &'static [Question] {
        use Question as Q;
        match self {
            Self::Keep | Self::Redraw => &[Q::Mulligan],
            Self::Open { .. } | Self::SkipOpen => &[Q::OpenPhase, Q::BattleOpen],
            // In a window by BK-R13.
            Self::OpenUnpaid { .. } => &[Q::OpenPhase, Q::BattleOpen, Q::Window],
            Self::Move { .. } | Self::Set { .. } => &[Q::MainAction],
            Self::DeclareBattle { .. } | Self::EndMain => &[Q::MainAction],
            Self::Use { .. } | Self::OpenQuick { .. } => &[Q::MainAction, Q::Window],
            Self::Vanguard { .. } | Self::NoVanguard => &[Q::Vanguard],
            Self::Fighter { .. } | Self::NoFighter => &[Q::Fighter],
            Self::Assign { .. } | Self::StopAssign => &[Q::Assign],
            Self::DrawTwo | Self::DrawOne | Self::Decline => &[Q::CityDraw],
            Self::Discard { .. } => &[Q::DiscardToLimit, Q::Discard],
            Self::Pay { .. } | Self::PayCard { .. } => &[Q::PayCost],
            Self::Sacrifice { .. } => &[Q::PayCost, Q::Sacrifice],
            Self::Targets { .. } => &[Q::ChooseTargets],
            Self::NextTrigger { .. } => &[Q::TriggerOrder],
            Self::Take { .. } | Self::TakeNone => &[Q::Take],
            Self::Bottom { .. } => &[Q::Bottom],
            Self::Place { .. } => &[Q::Place],
            Self::Find { .. } | Self::StopSearch => &[Q::Search],
            Self::Pass { .. } => &[Q::Window],
        }
    }

    /// What is tried with it at the wrong moment.
    const fn tried(&self) -> Tried {
        match (self, self.answers()) {
            (Self::OpenQuick { .. }, _) => Tried::OpenQuick,
            (_, [Question::OpenPhase, ..]) => Tried::Open,
            (_, [Question::MainAction, ..]) => Tried::MainAction,
            (_, [Question::Vanguard, ..]) => Tried::Vanguard,
            (_, [Question::Fighter, ..]) => Tried::Fighter,
            (_, [Question::Window, ..]) => Tried::Pass,
            _ => Tried::Answer,
        }
    }
}
