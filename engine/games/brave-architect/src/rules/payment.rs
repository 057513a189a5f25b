//! What a card, an ability or an attack costs, and how it can be paid.
//!
//! Source: BA-7.3, BA-8.4, BA-8.5. What becomes of the cards is said where they are paid.

use crate::action::PaidCards;
use crate::cards::COST_MAX;
use crate::prelude::*;
use arrayvec::ArrayVec;
use std::ops::ControlFlow;

/// What has to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Price {
    /// Cards or tension, `0..=COST_MAX`.
    pub(crate) cost: u8,
    /// The hand card that is played, which cannot pay for itself.
    pub(crate) played: Option<CardKind>,
    /// Tension for a boost, beside the cost (BA-8.5).
    pub(crate) boost: u8,
}

impl Price {
    /// Checks whether a seat can pay so: cards of its hand and its tension make exactly the cost.
    ///
    /// # Errors
    ///
    /// What stands against it by BA-7.3 or BA-8.5.
    pub(crate) fn check(self, has: &SeatState, pay: &Pay) -> Result<(), Refusal> {
        for &card in pay.cards.iter() {
            if self.played == Some(card) {
                return Err(Refusal::PaysForItself { card });
            }
            if !has.holds(card) {
                return Err(Refusal::NotInHand { card });
            }
        }
        if let Some(twins) = pay.cards.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(Refusal::PaidTwice { card: twins[0] });
        }
        let paid = (pay.cards.len() as u8).saturating_add(pay.tension);
        if paid != self.cost {
            return Err(Refusal::WrongPayment { cost: self.cost, paid });
        }
        let wants = |wanted: u8, rule| {
            if wanted <= has.tension {
                return Ok(());
            }
            Err(Refusal::NoTension { wanted, tension: has.tension, rule })
        };
        wants(pay.tension, BA_7_3)?;
        wants(pay.tension.saturating_add(self.boost), BA_8_5)
    }

    /// Gives every payment that makes the cost with the hand and at most so much tension, ascending,
    /// until it is told to stop. A boost is not looked at.
    pub(crate) fn each(
        self,
        hand: &[CardKind],
        tension: u8,
        give: &mut dyn FnMut(&Pay) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let others = hand.iter().copied().filter(|card| self.played != Some(*card));
        let others: Vec<CardKind> = others.collect();
        each_from(&others, self.cost.min(COST_MAX), tension, &mut ArrayVec::new(), give)
    }
}

/// Gives the payments that begin with the chosen cards: a set before those that go on from it.
fn each_from(
    others: &[CardKind],
    cost: u8,
    tension: u8,
    chosen: &mut ArrayVec<CardKind, { COST_MAX as usize }>,
    give: &mut dyn FnMut(&Pay) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let left = cost - chosen.len() as u8;
    if left <= tension {
        give(&Pay { cards: PaidCards::of(chosen.iter().copied()), tension: left })?;
    }
    if left == 0 {
        return ControlFlow::Continue(());
    }
    for (at, card) in others.iter().enumerate() {
        chosen.push(*card);
        each_from(&others[at + 1..], cost, tension, chosen, give)?;
        chosen.pop();
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::Ascending;

    fn card(number: u8) -> CardKind {
        CardKind::new(number).expect("a deck card")
    }

    fn pay(cards: &[u8], tension: u8) -> Pay {
        Pay { cards: Ascending::of(cards.iter().map(|number| card(*number))), tension }
    }

    fn seat(hand: &[u8], tension: u8) -> SeatState {
        let mut has = SeatState::new();
        for number in hand {
            has.take_to_hand(card(*number));
        }
        has.tension = tension;
        has
    }

    fn price(cost: u8, played: u8, boost: u8) -> Price {
        Price { cost, played: Some(card(played)), boost }
    }

    #[test]
    fn payments_are_those_that_make_the_cost_exactly() {
        let has = seat(&[3, 5, 8, 9], 1);
        for cost in 0..=COST_MAX {
            let mut given = Vec::new();
            let each = price(cost, 5, 0).each(&has.hand, has.tension, &mut |pay| {
                given.push(pay.clone());
                ControlFlow::Continue(())
            });
            assert_eq!(each, ControlFlow::Continue(()));
            assert!(given.is_sorted_by(|a, b| a < b), "{given:?}");
            let mut sets: Vec<Vec<u8>> = vec![vec![]];
            for first in [3, 5, 8, 9, 11] {
                sets.push(vec![first]);
                sets.extend([3, 5, 8, 9, 11].map(|second| vec![first, second]));
            }
            let mut allowed: Vec<Pay> = sets
                .iter()
                .flat_map(|cards| (0..=4).map(|tension| pay(cards, tension)))
                .filter(|pay| price(cost, 5, 0).check(&has, pay).is_ok())
                .collect();
            allowed.sort_unstable();
            allowed.dedup();
            assert_eq!(given, allowed, "cost {cost}");
        }
    }

    #[test]
    fn giving_stops_when_told() {
        let has = seat(&[3, 5, 8, 9], 1);
        let mut count = 0;
        let each = price(2, 5, 0).each(&has.hand, has.tension, &mut |_| {
            count += 1;
            ControlFlow::Break(())
        });
        assert_eq!((each, count), (ControlFlow::Break(()), 1));
    }

    #[test]
    fn what_stands_against_a_payment_is_told() {
        let has = seat(&[3, 5, 8], 1);
        let two = price(2, 5, 0);
        let refused = |pay: &Pay| two.check(&has, pay).expect_err("it is refused");
        assert_eq!(refused(&pay(&[3, 5], 0)), Refusal::PaysForItself { card: card(5) });
        assert_eq!(refused(&pay(&[3, 4], 0)), Refusal::NotInHand { card: card(4) });
        assert_eq!(refused(&pay(&[3, 3], 0)), Refusal::PaidTwice { card: card(3) });
        assert_eq!(refused(&pay(&[3], 0)), Refusal::WrongPayment { cost: 2, paid: 1 });
        assert_eq!(refused(&pay(&[3, 8], 255)), Refusal::WrongPayment { cost: 2, paid: 255 });
        let wanted = Refusal::NoTension { wanted: 2, tension: 1, rule: BA_7_3 };
        assert_eq!(refused(&pay(&[], 2)), wanted);
        // tv08: a card and one tension.
        assert_eq!(two.check(&has, &pay(&[3], 1)), Ok(()));
        let boosted = price(2, 5, 1).check(&has, &pay(&[3], 1));
        assert_eq!(boosted, Err(Refusal::NoTension { wanted: 2, tension: 1, rule: BA_8_5 }));
        assert_eq!(price(2, 5, 1).check(&has, &pay(&[3, 8], 0)), Ok(()));
    }
}
