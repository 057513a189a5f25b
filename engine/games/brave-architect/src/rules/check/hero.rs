//! The hero turn: moves, cards that are no attacks, abilities.
//!
//! Source: BA-5.6, BA-6.1 to BA-6.7, BA-7.3, BA-7.4, BA-7.10, BA-8.5, BA-22.17.

use super::{Aimed, turn_of};
use crate::prelude::*;
use crate::refusal::NoWay;
use crate::rules::payment::Price;

impl BraveArchitect {
    /// BA-6.1 to BA-6.7, BA-22.8: whether a hero can move there.
    pub(super) fn check_move(
        &self,
        state: &State,
        seat: Seat,
        by: MoveBy,
        to: Square,
    ) -> Result<(), Refusal> {
        let points = self.check_moves(state, seat, by)?;
        let why = if state.seat(seat).at == Some(to) {
            NoWay::Start
        } else if let Some(other) = state.hero_at(to) {
            NoWay::Occupied(other)
        } else if self.enemy_squares(state).contains(to) {
            NoWay::Enemy
        } else if self.ways(state, seat, points)[to.index()].is_none() {
            NoWay::TooFar { points }
        } else {
            return Ok(());
        };
        let rule = match by {
            MoveBy::Area => BA_6_1,
            MoveBy::Extra => BA_6_7,
            MoveBy::AfterAttack => BA_22_8,
        };
        Err(Refusal::Unreachable { to, why, rule })
    }

    /// Whether a hero can move so at all, and with how many points. Source: BA-6.1, BA-6.7, BA-21.4.
    pub(crate) fn check_moves(&self, state: &State, seat: Seat, by: MoveBy) -> Result<u8, Refusal> {
        let turn = turn_of(state)?;
        match by {
            MoveBy::Area if turn.moved => Err(Refusal::MoveUsed),
            MoveBy::Area => Ok(self.move_points(state, seat)),
            MoveBy::Extra => {
                let first = turn.extra_moves.first().ok_or(Refusal::NoExtraMove)?;
                Ok(self.points(state, seat, *first))
            }
            MoveBy::AfterAttack => match turn.post_move {
                Some(points) if !turn.post_moved => Ok(self.points(state, seat, points)),
                Some(_) | None => Err(Refusal::NoPostMove { used: turn.post_moved }),
            },
        }
    }

    /// BA-7.2, BA-7.3: whether a card that is no attack can be played so.
    pub(super) fn check_play(
        &self,
        state: &State,
        seat: Seat,
        card: CardKind,
        pay: &Pay,
        aim: Option<Aim>,
        boost: bool,
    ) -> Result<(), Refusal> {
        self.check_playable(state, seat, card)?;
        let source = Source::Card(card);
        let boost = match (boost, self.boost_at_play(card)) {
            (false, _) => 0,
            (true, Some(tension)) => tension,
            (true, None) => return Err(Refusal::NoBoost { source }),
        };
        self.card_price(card, boost).check(state.seat(seat), pay)?;
        self.check_aim(state, seat, source, Aimed::of(at_play(self.cards.card(card))), aim)
    }

    /// What a hand card costs, with a boost.
    pub(crate) fn card_price(&self, card: CardKind, boost: u8) -> Price {
        Price { cost: self.cards.card(card).cost, played: Some(card), boost }
    }

    /// What a boost costs that is chosen at play. Source: BA-8.5.
    pub(crate) fn boost_at_play(&self, card: CardKind) -> Option<u8> {
        let boost = self.cards.card(card).boost?;
        match boost.gives {
            BoostGives::Heal(_) => Some(boost.tension),
            BoostGives::AddDamage(_) => None,
        }
    }

    /// Checks whether a card can be played at all, paid or not: it is in the hand, no attack and no
    /// cost-trigger card, and its own condition holds.
    pub(crate) fn check_playable(
        &self,
        state: &State,
        seat: Seat,
        card: CardKind,
    ) -> Result<(), Refusal> {
        let has = state.seat(seat);
        if !has.holds(card) {
            return Err(Refusal::NotInHand { card });
        }
        let row = self.cards.card(card);
        match row.class {
            Class::Support | Class::Placed(_) | Class::Persistent => {}
            Class::Attack(_) => return Err(Refusal::WrongClass { card }),
            Class::CostTrigger(_) => return Err(Refusal::CostTriggerAlone { card }),
        }
        let rule = self.row_of(Source::Card(card));
        if let Some(most) = row.hp_at_most
            && has.hp > most
        {
            return Err(Refusal::TooManyHp { card, rule, most, hp: has.hp });
        }
        if at_play(row).contains(&Effect::RecoverWeapon)
            && Self::recoverable(state, seat).is_empty()
        {
            return Err(Refusal::NoWeaponCard { rule });
        }
        Ok(())
    }

    /// BA-7.10: whether an ability can be used so.
    pub(super) fn check_ability(
        &self,
        state: &State,
        seat: Seat,
        source: Source,
        pay: &Pay,
        aim: Option<Aim>,
    ) -> Result<(), Refusal> {
        let ability = self.check_usable(state, seat, source)?;
        let has = state.seat(seat);
        match ability.cost {
            AbilityCost::Cards(cost) => {
                Price { cost, played: None, boost: 0 }.check(has, pay)?;
            }
            AbilityCost::Tension(tension) => {
                if !pay.cards.is_empty() || pay.tension != tension {
                    return Err(Refusal::TensionOnly { tension });
                }
                if tension > has.tension {
                    let (wanted, tension) = (tension, has.tension);
                    return Err(Refusal::NoTension { wanted, tension, rule: BA_22_17 });
                }
            }
        }
        self.check_aim(state, seat, source, Aimed::of(&ability.effects), aim)
    }

    /// The ability of a sheet card, if it can be used at all, paid or not. Source: BA-7.10, BA-R83.
    pub(crate) fn check_usable(
        &self,
        state: &State,
        seat: Seat,
        source: Source,
    ) -> Result<&Ability, Refusal> {
        let ability = self.ability_of(source);
        let ability = ability.ok_or(Refusal::NoSuchUse { source, attack: false })?;
        if !self.is_own(state, seat, source) {
            return Err(Refusal::NotOnSheet { source });
        }
        let turn = turn_of(state)?;
        if self.is_used(&turn.abilities_used, &turn.attacks_used, source) {
            return Err(Refusal::SheetUsed { source });
        }
        Ok(ability)
    }
}

/// What a card does when it is played: a placed card waits.
pub(crate) fn at_play(card: &DeckCard) -> &[Effect] {
    match card.class {
        Class::Support | Class::Persistent => &card.effects,
        Class::Placed(_) | Class::Attack(_) | Class::CostTrigger(_) => &[],
    }
}
