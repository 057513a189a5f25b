//! What an effect is aimed at.
//!
//! Source: BA-18.3, BA-21.1, BA-21.9, BA-21.24, BA-21.25, BA-22.10, BA-22.11.

use crate::prelude::*;
use crate::refusal::{NoTarget, WantedAim};
use crate::rules::course::FACES;
use crate::vocabulary::SEATS_MAX;
use arrayvec::ArrayVec;

/// Most aims that one effect can be given: two dice of six faces.
const AIMS_MAX: usize = 12;
/// Aims, ascending.
pub(crate) type Aims = ArrayVec<Option<Aim>, AIMS_MAX>;

const _: () = assert!(Stat::ALL.len() <= AIMS_MAX && SEATS_MAX <= AIMS_MAX);

/// What effects are to be aimed at, and how far that may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Aimed {
    /// At nothing that is chosen.
    Nothing,
    /// BA-21.1: a stat.
    Stat,
    /// BA-18.3: a hero.
    Hero {
        /// Within this ally range.
        within: u8,
    },
    /// BA-21.24: a square of the enemy.
    Slot {
        /// Within this range.
        within: u8,
    },
    /// BA-21.25: a die that was just rolled.
    Die,
}

impl Aimed {
    /// What a list of effects is aimed at: at most one of them has an aim.
    pub(crate) fn of(effects: &[Effect]) -> Self {
        let aims = effects.iter().map(Self::of_one);
        aims.into_iter().find(|aimed| *aimed != Self::Nothing).unwrap_or(Self::Nothing)
    }

    fn of_one(effect: &Effect) -> Self {
        match effect {
            Effect::StatMod { stat: WhichStat::Chosen, .. } => Self::Stat,
            Effect::Heal { whom: Heals::Ally(within), .. } => Self::Hero { within: *within },
            Effect::StrikePart { range, .. } => Self::Slot { within: *range },
            Effect::SetDie => Self::Die,
            // A consumable names its hero by itself.
            _ => Self::Nothing,
        }
    }

    /// What is said about it where another aim was named.
    const fn wanted(self) -> WantedAim {
        match self {
            Self::Nothing => WantedAim::Nothing,
            Self::Stat => WantedAim::Stat,
            Self::Hero { .. } => WantedAim::Hero,
            Self::Slot { .. } => WantedAim::Slot,
            Self::Die => WantedAim::Die,
        }
    }
}

impl BraveArchitect {
    /// Checks whether effects of a seat can have this aim.
    pub(super) fn check_aim(
        &self,
        state: &State,
        seat: Seat,
        source: Source,
        aimed: Aimed,
        aim: Option<Aim>,
    ) -> Result<(), Refusal> {
        match (aimed, aim) {
            (Aimed::Nothing, None) | (Aimed::Stat, Some(Aim::Stat(_))) => Ok(()),
            (Aimed::Hero { within }, Some(Aim::Hero(hero))) => {
                self.check_healed(state, seat, hero, within)
            }
            (Aimed::Slot { within }, Some(Aim::Slot(slot))) => {
                // BA-22.10: what a counter cannot strike is refused by the counter's own rule.
                let why = self.no_slot(state, seat, slot, within);
                why.map_or(Ok(()), |why| Err(Refusal::NoCounter { slot, why }))
            }
            (Aimed::Die, Some(Aim::Die { die, face }))
                if (1..=FACES).contains(&face)
                    && Self::shown_dice(state)
                        .get(die as usize)
                        .is_some_and(|now| *now != face) =>
            {
                Ok(())
            }
            (_, None | Some(Aim::Stat(_) | Aim::Hero(_) | Aim::Slot(_) | Aim::Die { .. })) => {
                Err(Refusal::WrongAim { source, wanted: aimed.wanted() })
            }
        }
    }

    /// BA-18.3, BA-22.11: whether a hero can be chosen for a heal; the own one always is in range.
    fn check_healed(
        &self,
        state: &State,
        seat: Seat,
        hero: Race,
        range: u8,
    ) -> Result<(), Refusal> {
        let Some(target) = state.seat_of(hero) else { return Err(Refusal::NoSuchHero { hero }) };
        if target != seat {
            let distance = self.ally_distance(state, seat, target);
            if distance.is_none_or(|distance| distance > range) {
                return Err(Refusal::HeroOutOfRange { hero, distance, range });
            }
        }
        self.check_hurt(state, target, hero)
    }

    /// BA-22.11: a hero with all its HP is not healed.
    pub(super) fn check_hurt(&self, state: &State, seat: Seat, hero: Race) -> Result<(), Refusal> {
        if state.seat(seat).hp < self.max_hp(state, seat) {
            return Ok(());
        }
        Err(Refusal::FullHp { hero })
    }

    /// BA-9.3, BA-9.4, BA-22.10: why a square of the enemy cannot be struck from where a hero
    /// stands, if it cannot.
    pub(super) fn no_slot(
        &self,
        state: &State,
        seat: Seat,
        slot: Slot,
        range: u8,
    ) -> Option<NoTarget> {
        self.no_target(state, state.square(seat), slot, range).or_else(|| {
            let fallen = match self.part_at(state, slot) {
                Some(Part::Intact { hp, .. }) => hp == 0,
                Some(Part::Destroyed) | None => false,
            };
            fallen.then_some(NoTarget::Fallen)
        })
    }

    /// The dice that lie there to be turned. Source: BA-20.3.
    fn shown_dice(state: &State) -> ArrayVec<u8, 2> {
        match (state.tasks.last(), &state.attack, &state.enemy) {
            (Some(Task::Attack), Some(attack), _) => {
                attack.rolls.last().map_or_else(ArrayVec::new, |roll| roll.dice.into())
            }
            (Some(Task::Enemy), _, Some(enemy)) => match enemy.step {
                EnemyStep::Reroll(at) => {
                    let victim = enemy.victims.get(usize::from(at));
                    victim.and_then(|victim| victim.die).into_iter().collect()
                }
                _ => ArrayVec::new(),
            },
            _ => ArrayVec::new(),
        }
    }

    /// Every aim of the sort that is wanted, in range or not, ascending; of the faces of a die those
    /// that it does not show.
    pub(crate) fn each_aim(state: &State, aimed: Aimed) -> Aims {
        match aimed {
            Aimed::Nothing => [None].into_iter().collect(),
            Aimed::Stat => Stat::ALL.into_iter().map(|stat| Some(Aim::Stat(stat))).collect(),
            Aimed::Hero { .. } => {
                heroes(state).into_iter().map(|(hero, _)| Some(Aim::Hero(hero))).collect()
            }
            Aimed::Slot { .. } => Slot::ALL.into_iter().map(|slot| Some(Aim::Slot(slot))).collect(),
            Aimed::Die => {
                let shown = Self::shown_dice(state);
                let dice = [Die::First, Die::Second].into_iter().zip(shown);
                dice.flat_map(|(die, now)| {
                    let faces = (1..=FACES).filter(move |face| *face != now);
                    faces.map(move |face| Some(Aim::Die { die, face }))
                })
                .collect()
            }
        }
    }

    /// The aims that effects of a seat can have now, ascending.
    pub(crate) fn aims(
        &self,
        state: &State,
        seat: Seat,
        source: Source,
        effects: &[Effect],
    ) -> Aims {
        let aimed = Aimed::of(effects);
        let mut aims = Self::each_aim(state, aimed);
        aims.retain(|aim| self.check_aim(state, seat, source, aimed, *aim).is_ok());
        aims
    }
}

/// The heroes of the game with their seats, in the order of the races.
pub(crate) fn heroes(state: &State) -> ArrayVec<(Race, Seat), SEATS_MAX> {
    let seats = state.every_seat();
    let mut heroes: ArrayVec<(Race, Seat), SEATS_MAX> =
        seats.filter_map(|seat| Some((state.seat(seat).race?, seat))).collect();
    heroes.sort_unstable();
    heroes
}
