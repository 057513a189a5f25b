//! What the dice of a battle or of a power can come to, exactly, for those who only look: the action is
//! carried out on a copy of the table up to its dice, and every way in which they can fall is counted.
//! In no window is anything done: nothing is played, used or rolled again.
//!
//! Source: BL-4.2 to BL-4.5, BL-9.9, BL-14.2, BL-14.3, BH-11.1, BH-11.11.

use crate::battle::Faces;
use crate::prelude::*;
use crate::vocabulary::{FACES, Face};

/// Ways in which one die falls.
const ONE: u128 = FACES as u128;
/// Dice whose ways are counted at most, those of a second roll with them: their number fits.
const COUNTED_MAX: u8 = 48;
/// Windows that are passed before dice fall, at most.
const WINDOWS_MAX: usize = 8;

/// What becomes of a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    /// A troop whose figures are lost.
    Troop,
    /// A creature for which hits are rolled once more.
    Creature,
    /// A Champion who makes a check.
    Champion,
}

/// What dice can come to, counted in ways in which they can fall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Outlook {
    /// How many dice.
    pub dice: u8,
    /// What is struck.
    pub fate: Fate,
    /// All ways.
    pub all: u128,
    /// Those with a hit, or with a check.
    pub hits: u128,
    /// Those in which the troop or creature is eliminated, or the Champion wounded.
    pub falls: u128,
    /// Hits, summed up over all ways.
    pub sum: u128,
}

/// What hexes cost that a piece does not retreat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RetreatCost {
    /// Figures of a troop.
    Figures(u8),
    /// All its figures.
    Troop,
    /// Dice of a creature's critical roll.
    Critical(u8),
    /// Dice of a Champion's casualty check.
    Check(u8),
}

/// Ways that come to the same: how many, hits, and dice of a second roll.
struct Same {
    ways: u128,
    hits: u8,
    second: u8,
}

impl BattleLore {
    /// What the dice of a legal action can come to; none where none fall by it, or where they strike
    /// several.
    pub(crate) fn outlook(&self, state: &State, action: &Action) -> Option<Outlook> {
        match action {
            Action::Battle { .. }
            | Action::BattleBack { .. }
            | Action::CreaturePower { .. }
            | Action::UseItem { .. } => {}
            _ => return None,
        }
        let mut state = state.clone();
        self.decide_action(&mut state, action, &mut Tracing::off());
        self.run_to_dice(&mut state)?;
        let battle = state.battle.as_ref()?;
        match state.tasks.last()? {
            Task::Fight => {
                let fight = battle.fight().filter(|fight| fight.step == FightStep::Roll)?;
                self.outlook_of_fight(&state, fight)
            }
            Task::Damage => {
                let damage = battle.damage.as_ref()?;
                let [target] = damage.targets[..] else { return None };
                let is_roll = damage.step == DamageStep::Roll;
                is_roll.then(|| self.outlook_of_damage(&state, damage, target)).flatten()
            }
            _ => None,
        }
    }

    /// How many dice fall next by a legal action; none where none fall by it.
    pub(crate) fn dice_ahead(&self, state: &State, action: &Action) -> Option<u8> {
        self.check(state, action).ok()?;
        let mut state = state.clone();
        self.decide_action(&mut state, action, &mut Tracing::off());
        self.run_to_dice(&mut state)?;
        let battle = state.battle.as_ref()?;
        match state.tasks.last()? {
            Task::Fight => {
                let fight = battle.fight().filter(|fight| fight.step == FightStep::Roll)?;
                Some(fight.rolled)
            }
            Task::Damage => {
                let damage = battle.damage.as_ref()?;
                (damage.step == DamageStep::Roll).then_some(damage.dice)
            }
            _ => None,
        }
    }

    /// What a legal retreat costs; none where it costs nothing, or is no legal one. Panic comes after it.
    /// Source: BL-10.5, BL-10.6, BL-14.2, BH-15.7.
    pub(crate) fn retreat_cost(&self, state: &State, action: &Action) -> Option<RetreatCost> {
        state.battle.as_ref()?.retreat.as_ref()?;
        self.check(state, action).ok()?;
        let mut state = state.clone();
        let trace = &mut Tracing::off();
        self.decide_action(&mut state, action, trace);
        if state.tasks.last() == Some(&Task::Check) {
            return state.battle?.check.map(|check| RetreatCost::Check(check.dice));
        }
        // It walks, or it is over.
        self.run_retreat(&mut state, trace);
        let retreat = state.battle.as_ref()?.retreat.as_ref()?;
        let lost = Some(retreat.losses).filter(|lost| *lost > 0)?;
        let unit = self.unit_of(&state, &retreat.who)?;
        Some(match unit.kind {
            UnitKind::Creature(_) => RetreatCost::Critical(lost),
            UnitKind::Troop(_) if lost >= unit.figures => RetreatCost::Troop,
            UnitKind::Troop(_) => RetreatCost::Figures(lost),
        })
    }

    /// Goes on until dice are awaited, and passes in every window before; none where something else is
    /// asked.
    fn run_to_dice(&self, state: &mut State) -> Option<()> {
        let trace = &mut Tracing::off();
        for _ in 0..WINDOWS_MAX {
            while self.beat(state, trace) {}
            match self.awaiting(state) {
                Awaiting::Chance(_) => return Some(()),
                Awaiting::Over => return None,
                Awaiting::Decision(_) => {
                    self.check(state, &Action::Pass).ok()?;
                    self.decide_action(state, &Action::Pass, trace);
                }
            }
        }
        None
    }

    fn outlook_of_fight(&self, state: &State, fight: &Fight) -> Option<Outlook> {
        let target = fight.target;
        let fate = self.fate_of(state, &target);
        let mut rolled = fight.clone();
        self.counted_ways(state, fight.rolled, (target, fate), |faces| {
            rolled.faces.clone_from(faces);
            let hits = self.expected_hits(state, &rolled);
            match fate {
                Fate::Troop => (hits, 0),
                Fate::Creature => (hits, hits),
                Fate::Champion => {
                    let dice = self.expected_check(state, &rolled);
                    (dice, dice)
                }
            }
        })
    }

    fn outlook_of_damage(
        &self,
        state: &State,
        damage: &Damage,
        target: Fighter,
    ) -> Option<Outlook> {
        let DamageKind::Damage { .. } = damage.kind else { return None };
        let fate = self.fate_of(state, &target);
        let mut rolled = damage.clone();
        self.counted_ways(state, damage.dice, (target, fate), |faces| {
            rolled.faces.clone_from(faces);
            let (hits, check) = self.expected_damage(state, &rolled, &target);
            match fate {
                Fate::Troop => (hits, 0),
                Fate::Creature => (hits, hits),
                Fate::Champion => (check, check),
            }
        })
    }

    fn fate_of(&self, state: &State, target: &Fighter) -> Fate {
        match self.unit_of(state, target).map(|unit| unit.kind) {
            Some(UnitKind::Troop(_)) => Fate::Troop,
            Some(UnitKind::Creature(_)) => Fate::Creature,
            None => Fate::Champion,
        }
    }

    /// Counts all ways in which so many dice fall: `read` tells hits and dice of a second roll.
    fn counted_ways(
        &self,
        state: &State,
        dice: u8,
        (target, fate): (Fighter, Fate),
        mut read: impl FnMut(&Faces) -> (u8, u8),
    ) -> Option<Outlook> {
        let helmet = self.colour_of(state, &target).map_or(Face::Green, Colour::helmet);
        let mut same = Vec::new();
        for helmets in 0..=dice {
            for strikes in 0..=dice - helmets {
                for lore in 0..=dice - helmets - strikes {
                    let counts = [helmets, strikes, lore, dice - helmets - strikes - lore];
                    let [hue, strike, symbol, flag] =
                        [helmet, Face::Strike, Face::Lore, Face::Flag].map(std::iter::repeat);
                    let faces: Faces = hue
                        .take(helmets.into())
                        .chain(strike.take(strikes.into()))
                        .chain(symbol.take(lore.into()))
                        .chain(flag.take(counts[3].into()))
                        .collect();
                    let (hits, second) = read(&faces);
                    same.push(Same { ways: ways(dice, counts), hits, second });
                }
            }
        }
        let longest = same.iter().map(|same| same.second).max()?;
        if dice + longest > COUNTED_MAX {
            return None;
        }
        let figures = self.unit_of(state, &target).map_or(0, |unit| unit.figures);
        let bad = match fate {
            Fate::Troop => 0,
            Fate::Creature => self.critical_faces(state, &target),
            Fate::Champion => 1,
        };
        let mut outlook = Outlook {
            dice,
            fate,
            all: ONE.pow(u32::from(dice + longest)),
            hits: 0,
            falls: 0,
            sum: 0,
        };
        for Same { ways, hits, second } in same {
            let rest = ONE.pow(u32::from(longest - second));
            let both = ways * ONE.pow(longest.into());
            outlook.hits += if hits > 0 { both } else { 0 };
            outlook.sum += both * u128::from(hits);
            outlook.falls += match fate {
                Fate::Troop if hits >= figures => both,
                Fate::Troop => 0,
                Fate::Creature | Fate::Champion => {
                    let second = u32::from(second);
                    ways * rest * (ONE.pow(second) - (ONE - bad).pow(second))
                }
            };
        }
        Some(outlook)
    }

    /// How many faces of a critical die kill a creature.
    fn critical_faces(&self, state: &State, target: &Fighter) -> u128 {
        let kills = |face: &&Face| {
            let faces: Faces = std::iter::once(**face).collect();
            self.is_critical(state, target, &faces)
        };
        Face::ALL.iter().filter(kills).count() as u128
    }
}

/// In how many ways so many dice show one face so often, another, a third, and one of the three others.
fn ways(dice: u8, counts: [u8; 4]) -> u128 {
    let mut left = u128::from(dice);
    let mut ways = 1;
    for count in counts {
        // So many of those that are left, one after the other: each product is a binomial.
        let mut chosen = 1;
        for picked in 1..=u128::from(count) {
            chosen = chosen * (left + 1 - picked) / picked;
        }
        ways *= chosen;
        left -= u128::from(count);
    }
    let others = ONE - 3;
    ways * others.pow(counts[3].into())
}
