//! Where in the round an opening stands, as a stack of tasks.
//!
//! Source: RR-13.9; the order of the seats RR-3.2, RR-3.5.

use super::check::{Problem, within};
use super::{Opening, Stand};
use crate::prelude::*;
use crate::readings::FifthCommand;
use arrayvec::ArrayVec;

/// Most actions of a share. Source: RR-4.1, RR-4.2.
const ACTIONS_MAX: u8 = 2;

impl Opening {
    /// The stack of tasks. Source: RR-13.9.
    pub(super) fn tasks(&self, game: &RookRaiders, state: &State) -> Result<Vec<Task>, Problem> {
        let order = state.clockwise_from(self.start_seat);
        let living = order.len() as u8;
        let commands = match game.readings.fifth_command {
            FifthCommand::NotExecuted => 4,
            FifthCommand::AutoSmall => 5,
        };
        self.check_acted()?;
        let executed = |least, most| within("executed commands", self.executed, least, most);
        if self.stand.is_in_main_phase() {
            let holder = self.start_seat;
            ensure!(order.contains(&holder), "{holder:?} holds the start-player card, but fell");
        } else {
            executed(4, commands)?;
        }
        Ok(match &self.stand {
            Stand::Turn { seat } => {
                let place = place_of(&order, *seat)?;
                executed(place, place)?;
                vec![Task::Turn { queue: after(&order, place) }]
            }
            Stand::Auto => {
                executed(living.min(commands), commands)?;
                vec![Task::Auto]
            }
            Stand::Command { leader, queue } | Stand::Actions { leader, queue, .. } => {
                let below = if let Some(leader) = leader {
                    let place = place_of(&order, *leader)? + 1;
                    executed(place, place)?;
                    Task::Turn { queue: after(&order, place) }
                } else {
                    ensure!(living < commands, "no command runs by itself with {living} seats");
                    executed(living + 1, commands)?;
                    Task::Auto
                };
                let command = self.command_row[usize::from(self.executed) - 1];
                let queue = living_queue(&order, queue)?;
                let share = self.stand.share(&order, &queue, command)?;
                let runs = Task::Command { command, leader: *leader, queue };
                [below, runs].into_iter().chain(share).collect()
            }
            Stand::Invasion { queue } => {
                let queue = living_queue(&order, queue)?;
                ensure!(!queue.is_empty(), "an invasion of no seat");
                vec![Task::Invasion { queue, due: None, fallen: Seats::NONE }]
            }
            Stand::Summon => vec![Task::summon()],
            Stand::Support => {
                ensure!(!state.is_solo(), "there is no support in a solo game");
                vec![Task::Support { queue: None }]
            }
            Stand::Fatigue => vec![Task::Fatigue { queue: order }],
            Stand::Mercenaries => vec![Task::Mercenaries { next: 0, kept: ArrayVec::new() }],
            Stand::Commands => vec![Task::Commands],
            Stand::StartCard => vec![Task::StartCard],
        })
    }

    /// Monsters have acted on the board alone whose invasion goes on.
    fn check_acted(&self) -> Result<(), Problem> {
        let started =
            if let Stand::Invasion { queue } = &self.stand { queue.first() } else { None };
        for (index, has) in self.seats.iter().enumerate() {
            let allowed =
                Some(&Seat::at(index)) == started || !has.monsters.iter().any(|it| it.has_acted);
            ensure!(allowed, "seat {index}: a monster has acted, but not in this invasion");
        }
        Ok(())
    }
}

impl Stand {
    const fn is_in_main_phase(&self) -> bool {
        matches!(self, Self::Turn { .. } | Self::Command { .. } | Self::Actions { .. } | Self::Auto)
    }

    /// The share that has begun of a command, if one has.
    fn share(
        &self,
        order: &Queue,
        queue: &Queue,
        command: Command,
    ) -> Result<Option<Task>, Problem> {
        let Self::Actions { seat, left, .. } = self else { return Ok(None) };
        place_of(order, *seat)?;
        ensure!(!queue.contains(seat), "{seat:?} acts, so its share is not still to come");
        let has_actions = matches!(command, Command::Assault | Command::Raid);
        ensure!(has_actions, "{command:?} gives no unit actions");
        within("actions left", *left, 1, ACTIONS_MAX)?;
        Ok(Some(Task::Actions { seat: *seat, left: *left }))
    }
}

/// Place of a living seat in the order of the round.
fn place_of(order: &Queue, seat: Seat) -> Result<u8, Problem> {
    match order.iter().position(|other| *other == seat) {
        Some(place) => Ok(place as u8),
        None => Err(format!("{seat:?} is not in the game")),
    }
}

fn after(order: &Queue, place: u8) -> Queue {
    order[usize::from(place)..].iter().copied().collect()
}

/// Living seats, each once.
fn living_queue(order: &Queue, seats: &[Seat]) -> Result<Queue, Problem> {
    let mut queue = Queue::new();
    for seat in seats {
        place_of(order, *seat)?;
        ensure!(!queue.contains(seat), "{seat:?} is still to come twice");
        queue.push(*seat);
    }
    Ok(queue)
}
