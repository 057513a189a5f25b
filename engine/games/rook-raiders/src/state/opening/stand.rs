//! Where in the round an opening stands, as a stack of tasks.
//!
//! Source: RR-13.9; the order of the seats RR-3.2, RR-3.5.

use super::check::{Problem, within};
use super::{Opening, Stand};
use crate::RookRaiders;
use crate::readings::FifthCommand;
use crate::state::{Command, Queue, State, Task};
use arrayvec::ArrayVec;
use kanso_engine::{Seat, Seats};

/// Most actions of a share. Source: RR-4.1, RR-4.2.
const ACTIONS_MAX: u8 = 2;

impl Opening {
    /// The stack of tasks. Source: RR-13.9.
    pub(super) fn tasks(&self, game: &RookRaiders, state: &State) -> Result<Vec<Task>, Problem> {
        let order = state.clockwise_from(self.start_seat);
        let living = order.len() as u8;
        let commands: u8 = match game.readings.fifth_command.get() {
            FifthCommand::NotExecuted => 4,
            FifthCommand::AutoSmall => 5,
        };
        let started = self.stand.acting_board();
        for (index, has) in self.seats.iter().enumerate() {
            if has.monsters.iter().any(|monster| monster.has_acted)
                && started != Some(Seat::at(index))
            {
                return Err(format!("seat {index}: a monster has acted, but not in this invasion"));
            }
        }
        let executed = |least: u8, most: u8| {
            within::<u32>("executed commands", u32::from(self.executed), least.into(), most.into())
        };
        if let Stand::Turn { .. } | Stand::Command { .. } | Stand::Actions { .. } | Stand::Auto =
            &self.stand
            && !order.contains(&self.start_seat)
        {
            return Err(format!("{:?} holds the start-player card, but fell", self.start_seat));
        }
        let mut tasks = Vec::new();
        match &self.stand {
            Stand::Turn { seat } => {
                let place = place_of(&order, *seat)?;
                executed(place, place)?;
                tasks.push(Task::Turn { queue: after(&order, usize::from(place)) });
            }
            Stand::Auto => {
                executed(living.min(commands), commands)?;
                tasks.push(Task::Auto);
            }
            Stand::Command { leader, queue } | Stand::Actions { leader, queue, .. } => {
                if let Some(leader) = leader {
                    let place = place_of(&order, *leader)?;
                    executed(place + 1, place + 1)?;
                    tasks.push(Task::Turn { queue: after(&order, usize::from(place) + 1) });
                } else {
                    if living >= commands {
                        return Err(format!("no command runs by itself with {living} seats"));
                    }
                    executed(living + 1, commands)?;
                    tasks.push(Task::Auto);
                }
                let command = self.command_row[usize::from(self.executed) - 1];
                let queue = living_queue(&order, queue)?;
                if let Stand::Actions { seat, left, .. } = &self.stand {
                    place_of(&order, *seat)?;
                    if queue.contains(seat) {
                        return Err(format!("{seat:?} acts, so its share is not still to come"));
                    }
                    if !matches!(command, Command::Assault | Command::Raid) {
                        return Err(format!("{command:?} gives no unit actions"));
                    }
                    within::<u32>("actions left", u32::from(*left), 1, ACTIONS_MAX.into())?;
                    tasks.push(Task::Command { command, leader: *leader, queue });
                    tasks.push(Task::Actions { seat: *seat, left: *left });
                } else {
                    tasks.push(Task::Command { command, leader: *leader, queue });
                }
            }
            Stand::Invasion { queue } => {
                executed(4, commands)?;
                let queue = living_queue(&order, queue)?;
                if queue.is_empty() {
                    return Err("an invasion of no seat".to_owned());
                }
                tasks.push(Task::Invasion { queue, due: None, fallen: Seats::NONE });
            }
            Stand::Summon => {
                executed(4, commands)?;
                tasks.push(Task::Summon {
                    done: 0,
                    letter: None,
                    turned: None,
                    fallen: Seats::NONE,
                });
            }
            Stand::Support => {
                executed(4, commands)?;
                if state.is_solo() {
                    return Err("there is no support in a solo game".to_owned());
                }
                tasks.push(Task::Support { queue: None });
            }
            Stand::Fatigue => {
                executed(4, commands)?;
                tasks.push(Task::Fatigue { queue: order });
            }
            Stand::Mercenaries => {
                executed(4, commands)?;
                tasks.push(Task::Mercenaries { next: 0, kept: ArrayVec::new() });
            }
            Stand::Commands => {
                executed(4, commands)?;
                tasks.push(Task::Commands);
            }
            Stand::StartCard => {
                executed(4, commands)?;
                tasks.push(Task::StartCard);
            }
        }
        Ok(tasks)
    }
}

impl Stand {
    /// The board whose monsters act now.
    fn acting_board(&self) -> Option<Seat> {
        match self {
            Self::Invasion { queue } => queue.first().copied(),
            Self::Turn { .. }
            | Self::Command { .. }
            | Self::Actions { .. }
            | Self::Auto
            | Self::Summon
            | Self::Support
            | Self::Fatigue
            | Self::Mercenaries
            | Self::Commands
            | Self::StartCard => None,
        }
    }
}

/// Place of a living seat in the order of the round.
fn place_of(order: &Queue, seat: Seat) -> Result<u8, Problem> {
    match order.iter().position(|other| *other == seat) {
        Some(place) => Ok(place as u8),
        None => Err(format!("{seat:?} is not in the game")),
    }
}

fn after(order: &Queue, place: usize) -> Queue {
    order[place..].iter().copied().collect()
}

/// Living seats, each once.
fn living_queue(order: &Queue, seats: &[Seat]) -> Result<Queue, Problem> {
    let mut queue = Queue::new();
    for seat in seats {
        place_of(order, *seat)?;
        if queue.contains(seat) {
            return Err(format!("{seat:?} is still to come twice"));
        }
        queue.push(*seat);
    }
    Ok(queue)
}
