//! Whether an attack may be made: with what, paid how, at which squares.
//!
//! Source: BA-7.3, BA-7.10, BA-9.2 to BA-9.5, BA-9.12, BA-22.8.

use super::turn_of;
use crate::prelude::*;
use crate::readings::{MultiTargetSamePart, PursuitAfterMiss, SheetCardLimit};
use crate::rules::payment::Price;

impl BraveArchitect {
    /// Everything about an attack but its targets.
    pub(super) fn check_attack(
        &self,
        state: &State,
        seat: Seat,
        source: Source,
        pay: &Pay,
        boost: bool,
    ) -> Result<(), Refusal> {
        self.check_attack_source(state, seat, source)?;
        // BA-8.5: the boost of an attack is offered after its first hit.
        if boost {
            return Err(Refusal::NoBoost { source });
        }
        self.attack_price(source).check(state.seat(seat), pay)
    }

    /// What an attack costs. Source: BA-7.3, BA-7.10.
    pub(crate) fn attack_price(&self, source: Source) -> Price {
        Price { cost: self.attack_cost(source), played: played(source), boost: 0 }
    }

    /// Checks whether a seat may attack with this now.
    pub(crate) fn check_attack_source(
        &self,
        state: &State,
        seat: Seat,
        source: Source,
    ) -> Result<(), Refusal> {
        let turn = turn_of(state)?;
        match source {
            Source::Card(card) => {
                if !state.seat(seat).holds(card) {
                    return Err(Refusal::NotInHand { card });
                }
                match &self.cards.card(card).class {
                    Class::Attack(_) => {}
                    Class::CostTrigger(_) => return Err(Refusal::CostTriggerAlone { card }),
                    Class::Support | Class::Placed(_) | Class::Persistent => {
                        return Err(Refusal::WrongClass { card });
                    }
                }
            }
            Source::Face(_) | Source::Sub(_) => {
                if self.attack_of(source).is_none() {
                    return Err(Refusal::NoSuchUse { source, attack: true });
                }
                if !self.is_own(state, seat, source) {
                    return Err(Refusal::NotOnSheet { source });
                }
                if self.is_used(&turn.attacks_used, &turn.abilities_used, source) {
                    return Err(Refusal::SheetUsed { source });
                }
            }
        }
        if turn.attacks == 0 { Ok(()) } else { self.check_pursuit(turn, source) }
    }

    /// BA-9.12, BA-22.8, BA-R35: whether a further attack may be made with this.
    fn check_pursuit(&self, turn: &Turn, source: Source) -> Result<(), Refusal> {
        if turn.post_moved {
            return Err(Refusal::MovedAfterAttack);
        }
        if turn.missed && self.readings.pursuit_after_miss == PursuitAfterMiss::No {
            return Err(Refusal::MissedBefore);
        }
        let has_icon = self.attack_of(source).is_some_and(|attack| attack.has(Icon::Pursuit));
        if has_icon || turn.pursuit_rights > 0 {
            return Ok(());
        }
        Err(Refusal::NoPursuit { source })
    }

    /// True if a sheet card is the seat's own, or its persistent card in play. Source: BA-7.10.
    pub(super) fn is_own(&self, state: &State, seat: Seat, source: Source) -> bool {
        match source {
            Source::Card(card) => {
                let persists = matches!(self.cards.card(card).class, Class::Persistent);
                persists && state.seat(seat).plays(card)
            }
            Source::Face(face) => self.face(state, seat) == Some(face),
            Source::Sub(sub) => state.seat(seat).sub == Some(sub),
        }
    }

    /// True if one use of a sheet card is spent in this hero turn; `same` are the uses of its kind,
    /// `other` those of the other kind. Source: BA-7.10, BA-R83.
    pub(super) fn is_used(&self, same: &[Source], other: &[Source], source: Source) -> bool {
        match self.readings.sheet_card_limit {
            SheetCardLimit::PerAbility => same.contains(&source),
            SheetCardLimit::PerCard => same.contains(&source) || other.contains(&source),
        }
    }

    /// BA-9.5: whether these squares, and this one among them, can be attacked.
    pub(super) fn check_targets(
        &self,
        state: &State,
        seat: Seat,
        source: Source,
        targets: Slots,
        primary: Slot,
    ) -> Result<(), Refusal> {
        self.check_target_set(state, seat, source, targets)?;
        if targets.contains(primary) { Ok(()) } else { Err(Refusal::PrimaryElsewhere { primary }) }
    }

    /// BA-9.3 to BA-9.5: whether these squares can be attacked together.
    pub(crate) fn check_target_set(
        &self,
        state: &State,
        seat: Seat,
        source: Source,
        targets: Slots,
    ) -> Result<(), Refusal> {
        let Some(attack) = self.attack_of(source) else {
            return Err(Refusal::NoSuchUse { source, attack: true });
        };
        let (named, most) = (targets.len() as u8, attack.targets);
        if named == 0 || named > most {
            return Err(Refusal::TargetCount { named, most });
        }
        // BA-22.5: what was prepared reaches further.
        let range = attack.range.saturating_add(turn_of(state)?.next.range);
        for slot in targets.iter() {
            if let Some(why) = self.no_slot(state, seat, slot, range) {
                return Err(Refusal::Missed { slot, why });
            }
        }
        if self.readings.multi_target_same_part == MultiTargetSamePart::EachCounts {
            return Ok(());
        }
        for one in targets.iter() {
            let same = |other: &Slot| *other > one && self.is_same_thing(state, one, *other);
            if let Some(other) = targets.iter().find(same) {
                return Err(Refusal::SameThing { one, other });
            }
        }
        Ok(())
    }

    /// True if two squares are of one part, or both of the core. Source: BA-9.5.
    fn is_same_thing(&self, state: &State, one: Slot, other: Slot) -> bool {
        let is_core = |slot| self.intact_at(state, slot).is_none();
        self.part_of(one) == self.part_of(other) || (is_core(one) && is_core(other))
    }
}

/// The hand card that a source is.
const fn played(source: Source) -> Option<CardKind> {
    match source {
        Source::Card(card) => Some(card),
        Source::Face(_) | Source::Sub(_) => None,
    }
}
