//! What an attack of a hero can come to, exactly, for those who only look: every way in which its
//! dice can fall is carried out on a copy of the table. In no window is anything done: no die is set
//! and no boost is paid.
//!
//! Source: BA-9.1 to BA-9.18.

use crate::prelude::*;
use crate::readings::MultiTargetRoll;
use crate::rules::course::FACES;
use crate::state::AttackStep;

/// Pairs of dice.
const PAIRS: u32 = FACES as u32 * FACES as u32;
/// Rolls of one attack that are looked through at most.
const ROLLS_MAX: u32 = 4;

/// What an attack can come to, counted in ways in which its dice can fall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Outlook {
    /// All ways.
    pub all: u32,
    /// Those in which a strike hits.
    pub hits: u32,
    /// Those in which a part or the core loses its last HP.
    pub falls: u32,
    /// HP that the enemy loses, summed up over all ways.
    pub sum: u32,
    /// The least and the most HP that it loses by a hit.
    pub range: Option<(u32, u32)>,
}

impl Outlook {
    /// HP that are lost on average, in tenths.
    pub(crate) const fn tenths(&self) -> u32 {
        let (sum, all) = (self.sum as u64, self.all as u64);
        ((sum * 20 + all) / (2 * all)) as u32
    }

    fn count(&mut self, ways: u32, hit: bool, lost: u32, fell: bool) {
        self.all += ways;
        self.sum += ways * lost;
        if hit {
            self.hits += ways;
            let (least, most) = self.range.unwrap_or((lost, lost));
            self.range = Some((least.min(lost), most.max(lost)));
        }
        if fell {
            self.falls += ways;
        }
    }
}

impl BraveArchitect {
    /// What a legal attack can come to; none where it would be looked for too long.
    pub(crate) fn outlook(&self, state: &State, action: &Action) -> Option<Outlook> {
        let Action::Attack { source, pay, targets, primary, boost: _ } = action else {
            return None;
        };
        let (_, seats) = self.asked(state)?;
        let per_target = self.readings.multi_target_roll == MultiTargetRoll::RollPerTarget;
        let each = if per_target { targets.len() } else { 1 };
        let rolls = each * u32::from(self.attack_of(*source)?.hits);
        if rolls > ROLLS_MAX {
            return None;
        }
        let mut begun = state.clone();
        let (seat, trace) = (seats.iter().next()?, &mut Tracing::off());
        self.begin_attack(&mut begun, seat, *source, pay, (*targets, *primary), trace);
        let mut outlook = Outlook::default();
        self.look_on(state, begun, PAIRS.pow(rolls), &mut outlook);
        Some(outlook)
    }

    /// Counts how an attack goes on, to which so many ways lead; `before` is the table without it.
    fn look_on(&self, before: &State, mut state: State, ways: u32, outlook: &mut Outlook) {
        if self.run_to_dice(&mut state) {
            for (dice, pairs) in self.distinct_rolls(&state) {
                let mut next = state.clone();
                self.attack_rolled(&mut next, dice);
                self.look_on(before, next, ways / PAIRS * pairs, outlook);
            }
            return;
        }
        // Without an attack the core fell: the game is over.
        let hit = state.attack.as_ref().is_none_or(|attack| attack.hit);
        let fell = state.core_hp == 0 || fallen(&state) > fallen(before);
        outlook.count(ways, hit, enemy_hp(before) - enemy_hp(&state), fell);
    }

    /// Runs an attack until dice are awaited; false once its last strike is dealt with.
    fn run_to_dice(&self, state: &mut State) -> bool {
        loop {
            let Some(attack) = &mut state.attack else { return false };
            match attack.step {
                AttackStep::Reroll => attack.step = AttackStep::Read,
                AttackStep::Boost => attack.step = AttackStep::Damage,
                AttackStep::Felled | AttackStep::Tension | AttackStep::Hate | AttackStep::After => {
                    return false;
                }
                AttackStep::Roll | AttackStep::Read | AttackStep::Damage | AttackStep::Chips => {
                    if !self.run_attack(state, &mut Tracing::off()) {
                        return true;
                    }
                }
            }
        }
    }

    /// A pair of dice for each row of the chart, and for none, with how many pairs come to the same.
    fn distinct_rolls(&self, state: &State) -> Vec<([u8; 2], u32)> {
        let Some(attack) = &state.attack else { return Vec::new() };
        let Some(printed) = self.attack_of(attack.source) else { return Vec::new() };
        let mut known: Vec<(Option<usize>, [u8; 2], u32)> = Vec::new();
        for one in 1..=FACES {
            for two in 1..=FACES {
                let dice = [one, two];
                let total = self.attack_total(state, attack, dice).total;
                let row = printed.row(total).filter(|_| dice != [1, 1]);
                match known.iter_mut().find(|(known, ..)| *known == row) {
                    Some((.., pairs)) => *pairs += 1,
                    None => known.push((row, dice, 1)),
                }
            }
        }
        known.into_iter().map(|(_, dice, pairs)| (dice, pairs)).collect()
    }
}

/// HP of all parts and of the core.
fn enemy_hp(state: &State) -> u32 {
    let parts = state.parts.iter().map(|part| match *part {
        Part::Intact { hp, .. } => u32::from(hp),
        Part::Destroyed => 0,
    });
    parts.sum::<u32>() + u32::from(state.core_hp)
}

/// How many parts have no HP any more.
fn fallen(state: &State) -> usize {
    let has_hp = |part: &&Part| matches!(part, Part::Intact { hp: 1.., .. });
    state.parts.len() - state.parts.iter().filter(has_hp).count()
}
