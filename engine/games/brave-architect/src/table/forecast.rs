//! What the enemy will do next if nobody changes anything: its traits, its move with the pushes, and
//! whom its attack reaches.
//!
//! Nothing is worked out here that the rules work out: the enemy's action is carried out on a copy of
//! the state, by the reducer, up to the card that is revealed. In a window on the way everybody
//! passes. Only where a wall slam leaves a side to choose (BA-20.10) does the copy go on both ways.
//!
//! Source: BA-11.1 to BA-11.10, BA-11.15 to BA-11.21.
//!
//! # Left out
//!
//! - What a hero still does before the enemy acts, and what a revealed party card changes (BA-11.9):
//!   neither is known yet.

#[cfg(any(test, feature = "positions"))]
pub mod watch;

#[cfg(test)]
mod tests;

use crate::prelude::*;
use crate::vocabulary::SEATS_MAX;
use arrayvec::ArrayVec;

/// Most ways in which the enemy's move is followed to its end. Each wall slam with a side to choose
/// doubles them; one more than four in one move is never seen.
pub const ENDS_MAX: usize = 16;

/// What the enemy does next, or is doing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// Whose left half counts.
    pub card: AttackCard,
    /// Squares that it still moves; 0 if it stays.
    pub steps: u8,
    /// Where that can lead: to one end, or to several where a seat chooses a side.
    pub ends: Vec<End>,
    /// True if the attack goes on: what it reaches is no prediction.
    pub is_now: bool,
}

/// How the enemy's move can end, and what its attack reaches then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// The enemy's north-west square.
    pub body: Square,
    /// The heroes whom the move has carried elsewhere, in seat order, with where they are then.
    pub pushed: ArrayVec<(Seat, Square), SEATS_MAX>,
    /// The squares that the attack reaches.
    pub area: Squares,
    /// The heroes on them who stand then.
    pub inside: Seats,
    /// True if the game is lost on the way: two heroes go down by wall slams or lava.
    pub is_lost: bool,
    /// HP that heroes lose by wall slams and lava, in seat order; the most if ways that end alike differ.
    pub lost: ArrayVec<(Seat, u8), SEATS_MAX>,
}

impl End {
    /// True if two ways end alike, whatever they cost.
    fn is_like(&self, other: &Self) -> bool {
        let of = |end: &Self| (end.body, end.area, end.inside, end.is_lost);
        of(self) == of(other) && self.pushed == other.pushed
    }

    /// HP that a hero loses on the way.
    pub fn lost_by(&self, seat: Seat) -> u8 {
        self.lost.iter().find(|(of, _)| *of == seat).map_or(0, |(_, lost)| *lost)
    }
}

impl Forecast {
    /// The squares that the attack reaches however the move ends.
    pub fn area(&self) -> Squares {
        let is_in = |square: &Square| self.ends.iter().all(|end| end.area.contains(*square));
        Square::all().filter(is_in).collect()
    }

    /// The squares that it reaches by one way at least.
    pub fn widest_area(&self) -> Squares {
        let is_in = |square: &Square| self.ends.iter().any(|end| end.area.contains(*square));
        Square::all().filter(is_in).collect()
    }

    /// The heroes who are attacked however the move ends.
    pub fn inside(&self) -> Seats {
        let first = self.ends.first().map_or(Seats::NONE, |end| end.inside);
        let is_in = |seat: &Seat| self.ends.iter().all(|end| end.inside.contains(*seat));
        first.iter().filter(is_in).collect()
    }

    /// The heroes for whom it depends on a side that is chosen.
    pub fn maybe_inside(&self) -> Seats {
        let surely = self.inside();
        let all = self.ends.iter().flat_map(|end| end.inside.iter());
        all.filter(|seat| !surely.contains(*seat)).collect()
    }
}

impl BraveArchitect {
    /// What the enemy does next if nobody changes anything; none before it is made, and when the game
    /// is over.
    pub fn forecast(&self, state: &State) -> Option<Forecast> {
        if state.parts.len() < self.part_count() || state.tasks.is_empty() {
            return None;
        }
        let card = self.prev_card(state)?;
        let is_now = state.enemy.as_ref().is_some_and(|enemy| has_aimed(enemy.step));
        let mut copy = state.clone();
        if copy.enemy.is_none() {
            // BA-5.2: as if all heroes had had their turns.
            (copy.turn, copy.attack, copy.hurt, copy.destruction) = (None, None, None, None);
            if copy.tasks.contains(&Task::NextRound) {
                // BA-13.4: what slowed it was for the round that ends.
                copy.enemy_move_mod = 0;
            }
            copy.tasks.clear();
            copy.enemy = Some(EnemyAction::new());
            copy.tasks.push(Task::Enemy);
        }
        let mut steps = 0;
        if !is_now {
            let off = &mut Trace::off();
            if is_checking(&copy) {
                self.check_traits(&mut copy, off);
            }
            steps = copy.enemy.as_ref().map_or(0, |enemy| enemy.steps);
        }
        let mut ends = Vec::with_capacity(1);
        self.follow(state, copy, &mut ends);
        Some(Forecast { card, steps, ends, is_now })
    }

    /// Lets the enemy go on until it is to reveal a card, and notes where it has come to.
    fn follow(&self, before: &State, mut state: State, ends: &mut Vec<End>) {
        let off = &mut Trace::off();
        loop {
            let moves = match (state.tasks.last(), &state.enemy) {
                (None, _) | (_, None) => false,
                (Some(Task::Enemy), Some(enemy)) => !has_moved(enemy.step),
                (Some(_), Some(enemy)) => !has_aimed(enemy.step),
            };
            if moves && self.run(&mut state, off) {
                continue;
            }
            let asked = if moves { self.asked(&state) } else { None };
            match asked.and_then(|(question, seats)| Some((question, seats.iter().next()?))) {
                Some((Question::SlamSide, _)) => {
                    for to in self.slam_squares(&state) {
                        let mut copy = state.clone();
                        self.choose_side(&mut copy, to, off);
                        self.follow(before, copy, ends);
                    }
                    return;
                }
                Some((question, seat)) if Self::offers_pass(question) => {
                    self.pass(&mut state, question, seat, off);
                }
                Some(_) | None => break,
            }
        }
        let end = self.end_of(before, state);
        if let Some(known) = ends.iter_mut().find(|known| known.is_like(&end)) {
            let most = |seat: Seat| (seat, known.lost_by(seat).max(end.lost_by(seat)));
            known.lost = before.every_seat().map(most).filter(|(_, lost)| *lost > 0).collect();
        } else if ends.len() < ENDS_MAX {
            ends.push(end);
        }
    }

    /// How the enemy's move can end if a slammed hero goes to one of its squares. Source: BA-20.10.
    pub(crate) fn ends_by_side(&self, state: &State, to: Square) -> Vec<End> {
        let (mut ends, mut copy) = (Vec::with_capacity(1), state.clone());
        self.choose_side(&mut copy, to, &mut Trace::off());
        self.follow(state, copy, &mut ends);
        ends
    }

    /// What the attack reaches from where the move has led. Source: BA-11.10, BA-11.21.
    fn end_of(&self, before: &State, mut state: State) -> End {
        let is_lost = state.tasks.is_empty();
        let attacked = state.enemy.as_ref().filter(|enemy| has_aimed(enemy.step));
        let attacked: Option<Seats> =
            attacked.map(|enemy| enemy.victims.iter().map(|victim| victim.seat).collect());
        if attacked.is_none() && !is_lost {
            self.find_hate_top(&mut state, &mut Trace::off());
        }
        let area = match self.prev_card(&state) {
            Some(card) if !is_lost => {
                let hate = self.hate_top(&state).map(|seat| state.square(seat));
                let reach = self.cards.attack(card).reach;
                self.area(reach, state.body_at, hate, &self.active_traits(&state))
            }
            Some(_) | None => Squares::NONE,
        };
        let stands_in = |seat: &Seat| area.contains(state.square(*seat));
        let inside = attacked.unwrap_or_else(|| state.standing_seats().filter(stands_in).collect());
        let moved = |seat: Seat| {
            let at = state.seat(seat).at?;
            (before.seat(seat).at != Some(at)).then_some((seat, at))
        };
        let pushed = state.every_seat().filter_map(moved).collect();
        let lost = |seat: Seat| (seat, before.seat(seat).hp.saturating_sub(state.seat(seat).hp));
        let lost = state.every_seat().map(lost).filter(|(_, lost)| *lost > 0).collect();
        End { body: state.body_at, pushed, area, inside, is_lost, lost }
    }
}

/// True if the enemy's traits are still to be checked.
fn is_checking(state: &State) -> bool {
    state.enemy.as_ref().is_some_and(|enemy| enemy.step == EnemyStep::Traits)
}

/// True if the enemy has made its move.
const fn has_moved(step: EnemyStep) -> bool {
    !matches!(step, EnemyStep::Traits | EnemyStep::Steps | EnemyStep::Slams | EnemyStep::Lava)
}

/// True if it is settled whom the attack reaches: its card has been revealed.
fn has_aimed(step: EnemyStep) -> bool {
    has_moved(step) && step != EnemyStep::Reveal
}
