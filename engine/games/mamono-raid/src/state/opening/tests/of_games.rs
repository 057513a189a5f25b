//! Every table that a game comes to can be written down as an opening.

use crate::opening::{PartOpening, SeatOpening, Stand};
use crate::prelude::*;
use crate::readings::Readings;
use crate::state::Slot;
use kanso_engine::laws::Dice;

/// Events of one game that are looked at.
const EVENTS: usize = 400;

fn listed<T: TryFrom<Kind, Error = String>>(bag: &Bag) -> Vec<T> {
    let kinds = bag.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind, count.into()));
    kinds.map(|kind| T::try_from(kind).unwrap()).collect()
}

fn seat(has: &SeatState) -> SeatOpening {
    let xp = has.xp.iter().flat_map(|(chip, count)| std::iter::repeat_n(chip, count.into()));
    SeatOpening {
        skills: has.skills.clone(),
        life: has.life,
        damage: has.damage,
        gather: has.gather,
        purse: has.purse,
        xp: xp.collect(),
        starter: has.starter,
        items: has.items.clone(),
        part_cards: has.part_cards.clone(),
        deaths: has.deaths,
        passed: has.passed,
        took: has.took,
        acted: has.acted,
        bought_life: has.bought_life,
        used_medic: has.used_medic,
        recycled: has.recycled.clone(),
        levelled: has.levelled.clone(),
        fixed_points: has.fixed_points.clone(),
        left_from: has.left_from,
    }
}

fn part(slot: &Slot) -> PartOpening {
    let line = if slot.breaks == 2 { Vec::new() } else { slot.line.to_vec() };
    PartOpening { card: slot.card, breaks: slot.breaks, line, unseen: Some(listed(&slot.bag)) }
}

/// The table of a state, where an opening can stand.
fn written(state: &State) -> Option<Opening> {
    let stand = match state.tasks.last()? {
        Task::AskTurn => Stand::Turn,
        Task::AskBazaar(seat) => Stand::Bazaar { seat: *seat },
        _ => return None,
    };
    let level = state.level.iter().copied();
    Some(Opening {
        stand,
        round: state.round,
        idle_rounds: state.idle_rounds,
        seats: state.seats.iter().map(seat).collect(),
        parts: state.parts.each_ref().map(part),
        core: state.core.to_vec(),
        level: level.take_while(|cell| *cell != LevelCell::Empty).collect(),
        level_crowd: state.level_crowd.clone(),
        black_notes: state.black_notes,
        safe: state.safe,
        stacks: state.ap_stacks.to_vec(),
        bonus: state.bonus,
        core_bonus: state.core_bonus,
        stage2: Some(listed(&state.stage2_bag)),
        stage3: Some(listed(&state.stage3_bag)),
    })
}

/// What an opening cannot say: the turns so far, and that a visit to the bazaar has begun.
fn plain(state: &State) -> State {
    let mut state = state.clone();
    state.turns = 0;
    if let Some(Task::AskBazaar(seat)) = state.tasks.last().copied() {
        state.tasks.pop();
        state.tasks.push(Task::Shop(seat));
    }
    state
}

/// Plays a game; how many of its tables were written down and read back.
fn tables_of(setup: &Setup<Opening>, greedy: bool, dice: &mut Dice) -> usize {
    let game = MamonoRaid::new(setup).unwrap();
    let (mut state, mut trace, mut bag) = (game.start(), Trace::off(), Bag::new());
    let mut tables = 0;
    for _ in 0..EVENTS {
        if let Some(mut opening) = written(&state) {
            let read = opening.state(&game);
            assert_eq!(read, Ok(plain(&state)));
            (opening.stage2, opening.stage3) = (None, None);
            opening.parts.iter_mut().for_each(|part| part.unseen = None);
            let read = opening.state(&game).unwrap_or_else(|why| panic!("{why}: {opening:?}"));
            assert_eq!(read.stage2_bag.total(), state.stage2_bag.total());
            assert_eq!(read.stage3_bag.total(), state.stage3_bag.total());
            tables += 1;
        }
        let event = match game.awaiting(&state) {
            Awaiting::Over => break,
            Awaiting::Chance(chance) => {
                bag.clear();
                game.bag(&state, &mut bag);
                Event::Chance(dice.outcome(chance, &bag))
            }
            Awaiting::Decision(_) => {
                let mut legal = Vec::new();
                game.legal(&state, &mut legal);
                let best = legal.iter().max_by_key(|action| Bot::score(&game, &state, action));
                let some = legal[dice.below(legal.len() as u64) as usize].clone();
                let is_best = greedy && dice.below(8) > 0;
                Event::Decision(best.filter(|_| is_best).cloned().unwrap_or(some))
            }
        };
        game.perform(&mut state, &event, &mut trace);
    }
    tables
}

#[test]
fn every_table_of_a_game_is_an_opening() {
    let mut tables = 0;
    for seed in 0..48 {
        let dice = &mut Dice::new(seed);
        let mut setup = Setup::new::<MamonoRaid>(2 + (seed % 3) as u8);
        if seed % 4 > 0 {
            for (value, spec) in setup.readings.iter_mut().zip(Readings::SPECS) {
                let other = dice.below(3) == 0;
                *value = if other { dice.below(spec.values.len() as u64) as u8 } else { *value };
            }
        }
        tables += tables_of(&setup, seed % 5 > 0, dice);
    }
    assert!(tables > 3_000, "{tables} tables");
}
