//! Which openings are positions of the game, and what the words say of those that are not.

use super::position::{Position, cell_of};
use super::{Opening, Stand};
use crate::prelude::*;
use crate::readings::Readings;
use crate::state::board::Reach;
use crate::state::{CELLS, cell_at, cell_index, cell_label};
use kanso_engine::laws::{self, Dice, Player};

fn game(seats: usize) -> RookRaiders {
    let cards = CardSet::chosen(&CardChoice::Newest).unwrap();
    let reach = Reach::new(&cards);
    let names = (0..seats).map(|seat| format!("Player {seat}")).collect();
    let readings = Readings::from_values(&vec![0; Readings::SPECS.len()]).unwrap();
    RookRaiders { names, difficulty: Difficulty::Off, readings, cards, reach, opening: None }
}

fn state(position: &Position) -> Result<State, String> {
    position.opening().state(&game(position.opening().seats.len()))
}

#[track_caller]
fn refused(position: &Position, words: &[&str]) {
    let problem = state(position).expect_err("no table looks like this");
    for word in words {
        assert!(problem.contains(word), "{word:?} in {problem:?}");
    }
}

#[test]
fn pieces_stand_where_they_were_put_and_have_numbers() {
    let position = Position::seats(2)
        .unit(0, "B4", "U01")
        .damage(2)
        .unit(0, "C5", "U06")
        .acted()
        .monster(0, "B3", "M03")
        .damage(1)
        .monster(0, "A1", "M01")
        .monster(1, "A2", "M03")
        .waiting(1, Lane::A, "M01")
        .hand(1, &["U02", "L01"])
        .marks(1, 2, 0)
        .gold(1, 9);
    let state = state(&position).unwrap();
    let at = |seat: usize, label: &str| (seat, cell_index(cell_of(label)).unwrap());
    let unit = |(seat, index): (usize, usize)| state.seats[seat].unit_at(index).unwrap();
    let monster = |(seat, index): (usize, usize)| state.seats[seat].monster_at(index).unwrap();
    assert_eq!((unit(at(0, "B4")).id, unit(at(0, "B4")).damage), (UnitId(0), 2));
    assert_eq!((unit(at(0, "C5")).id, unit(at(0, "C5")).acted), (UnitId(1), true));
    assert_eq!(state.seats[0].deployed, 2);
    assert_eq!((monster(at(0, "A1")).id, monster(at(0, "B3")).id), (MonsterId(0), MonsterId(1)));
    assert_eq!(monster(at(1, "A2")).id, MonsterId(1), "the same card lies on both boards");
    assert_eq!(state.seats[1].waiting[0][0].id, MonsterId(0));
    assert_eq!(state.deck_left(), 10, "two kinds of monsters have come");
    assert_eq!(state.unit_deck.total(), 34 - 3, "two units and a card of the hand are white");
    assert_eq!(
        state.tasks,
        [Task::Turn { queue: [Seat::at(0), Seat::at(1)].into_iter().collect() }]
    );
}

#[test]
fn trophies_come_from_the_top_of_the_deck() {
    let position = Position::seats(2).monster(0, "B3", "M06").marks(0, 0, 3);
    let state = state(&position).unwrap();
    assert_eq!(state.monster_deck.each_ref().map(Bag::total), [2, 4, 2]);
}

#[test]
fn what_could_not_lie_on_one_table_is_refused_in_words() {
    let two = || Position::seats(2);
    refused(&two().unit(1, "B4", "U01").damage(4), &["seat 1", "Warrior★ (U01)", "B4", "4 damage"]);
    refused(&two().monster(0, "B3", "M03").damage(2), &["seat 0", "Golem", "B3", "2 damage"]);
    refused(
        &two().unit(0, "B4", "U01").monster(0, "B4", "M01"),
        &["Goblin", "B4", "another piece"],
    );
    refused(&two().unit(0, "C1", "U01"), &["seat 0", "C1", "circle"]);
    refused(&two().unit(0, "C7", "U01"), &["C7", "A1 to C6"]);
    let five = ["U01", "U01", "U01", "U01"];
    refused(&two().hand(0, &five).unit(1, "A5", "U01"), &["5 Warrior★", "there are 4"]);
    refused(&two().hand(0, &["L02"; 5]), &["5 Cleric", "there are 4"]);
    let full = two().hand(0, &five).unit_deck(&["U01"]);
    refused(&full, &["Warrior★", "unit deck"]);
    refused(&two().unit_deck(&["L01"]), &["Warrior (L01)", "unit deck"]);
    refused(
        &two().mercenaries(["L01", "", ""]),
        &["mercenary 1", "Warrior (L01)", "no white card"],
    );
    refused(
        &two().monster(0, "A1", "M06").monster(0, "B1", "M06"),
        &["seat 0", "2 Dragon (M06)", "there are 1"],
    );
    refused(&two().deck(&["M06", "M06"]), &["2 Dragon (M06) in the deck"]);
    refused(
        &two().deck(&["M06"]).monster(1, "A1", "M06"),
        &["seat 1", "Dragon (M06)", "have come"],
    );
    refused(&two().marks(0, 0, 13), &["seat 0", "13 trophies", "12"]);
    refused(&two().marks(0, 5, 0).marks(1, 4, 0), &["9 honour tokens", "8"]);
    refused(&two().gold(0, 1_000), &["seat 0", "gold", "1000"]);
    refused(&two().chips("AAA"), &["3 chips A", "2"]);
    refused(&two().chips("AABBCCA"), &["7 chips"]);
    refused(&two().medal(0, -1), &["seat 0", "1 medals", "0 bosses"]);
    let slain = two().deck(&[]);
    assert!(state(&slain.clone().medal(0, -1)).is_ok());
    refused(&slain.clone().medal(0, -4).medal(1, -4), &["seat 0", "-4", "there are 1"]);
    refused(&slain.clone().medal(0, -7), &["-7", "there are 0"]);
    refused(
        &slain.clone().medal(0, -1).medal(0, -1).monster(0, "A1", "M07"),
        &["at most 1 bosses"],
    );
    refused(&two().breached(1, "M01").breached(1, "M02"), &["seat 1", "castle has fallen"]);
    refused(&two().breached(1, "M07"), &["seat 1", "castle has fallen"]);
    refused(&Position::seats(1).breached(0, "M01"), &["castle has fallen"]);
    refused(&two().fallen(1, 1), &["1 seats are left"]);
    refused(&Position::seats(3).fallen(1, 2), &["seat 1", "fell", "2"]);
    refused(&two().last_round(), &["last round"]);
    refused(&two().round(41), &["round", "41", "40"]);
    refused(&two().monster(0, "A1", "M01").acted(), &["seat 0", "has acted"]);
}

#[test]
fn where_the_game_stands_must_fit_the_round() {
    let two = || Position::seats(2);
    refused(&two().stand(Stand::Turn { seat: Seat::at(1) }, 0), &["executed commands", "1"]);
    refused(&two().stand(Stand::Turn { seat: Seat::at(2) }, 0), &["seat 2", "not in the game"]);
    refused(&two().stand(Stand::Summon, 3), &["executed commands: 3", "4"]);
    refused(&two().invasion(&[]), &["no seat"]);
    refused(&two().invasion(&[1, 1]), &["seat 1", "twice"]);
    refused(&two().actions(Command::Rest, None, 0, 1), &["Rest", "no unit actions"]);
    refused(&two().actions(Command::Raid, None, 0, 3), &["actions left: 3"]);
    refused(&Position::seats(4).command(Command::Raid, None, &[0]), &["by itself with 4 seats"]);
    refused(&Position::seats(1).stand(Stand::Support, 4), &["solo"]);
    let gone = Position::seats(3).round(3).start(1).fallen(1, 3);
    refused(&gone, &["seat 1", "start-player card", "fell"]);
    assert!(state(&gone.stand(Stand::Summon, 4)).is_ok(), "the card moves on in the end phase");
    let mut short = two().opening().clone();
    short.command_row.pop();
    assert!(short.state(&game(2)).unwrap_err().contains("command row"));
    assert!(short.state(&game(3)).unwrap_err().contains("2 seats, the game has 3"));
}

#[test]
fn tasks_follow_from_where_the_game_stands() {
    let queue = |seats: &[usize]| seats.iter().copied().map(Seat::at).collect();
    let raid = Position::seats(3).start(1).actions(Command::Raid, Some(2), 0, 1);
    assert_eq!(
        state(&raid).unwrap().tasks,
        [
            Task::Turn { queue: queue(&[0]) },
            Task::Command { command: Command::Raid, leader: Some(Seat::at(2)), queue: queue(&[]) },
            Task::Actions { seat: Seat::at(0), left: 1 },
        ]
    );
    let auto = state(&Position::seats(3).command(Command::Rest, None, &[0, 1, 2])).unwrap();
    assert_eq!(auto.executed, 4);
    assert_eq!(auto.command_row[3], Command::Rest);
    assert_eq!(
        auto.tasks,
        [
            Task::Auto,
            Task::Command { command: Command::Rest, leader: None, queue: queue(&[0, 1, 2]) },
        ]
    );
}

#[test]
fn an_opening_is_read_back_as_it_was_written() {
    let position = Position::seats(2)
        .unit(0, "B4", "U01")
        .mercenaries(["U06", "", "U10"])
        .waiting(1, Lane::C, "M02")
        .deck(&["M01", "M03"])
        .invasion(&[0, 1]);
    let text = serde_json::to_string(position.opening()).unwrap();
    assert_eq!(&serde_json::from_str::<Opening>(&text).unwrap(), position.opening());
    assert!(text.contains(r#""stand":{"invasion":{"queue":[0,1]}}"#), "{text}");
}

#[test]
fn a_deck_named_card_by_card_is_that_deck() {
    let position = Position::seats(1).unit_deck(&["U05", "U05"]).deck(&["M01"]);
    let state = state(&position).unwrap();
    assert_eq!(state.unit_deck.iter().collect::<Vec<_>>(), [(Kind(4), 2)]);
    assert_eq!(state.deck_left(), 1);
}

/// Some position: pieces, cards and tokens as they come, under any readings.
fn some_position(dice: &mut Dice) -> Position {
    let mut below = |count: u64| dice.below(count);
    let seats = 1 + below(4) as usize;
    let mut position = Position::seats(seats as u8).round(1 + below(8) as u32);
    for spec in Readings::SPECS {
        let value = if below(3) == 0 { below(spec.values.len() as u64) as usize } else { 0 };
        position = position.reading(spec.name, spec.values[value]);
    }
    let units: Vec<String> = (1..=10).map(|number| format!("U{number:02}")).collect();
    let level_ups: Vec<String> = (1..=4).map(|number| format!("L{number:02}")).collect();
    let monsters: Vec<String> = (1..=7).map(|number| format!("M{number:02}")).collect();
    let some = |list: &[String], at: u64| list[at as usize % list.len()].clone();
    position = position.start(below(seats as u64) as usize);
    for seat in 0..seats {
        for index in 0..CELLS {
            let label = cell_label(cell_at(index));
            let (white, black) = (some(&units, below(64)), some(&level_ups, below(64)));
            position = match below(7) {
                0 if index >= 3 => position.unit(seat, &label, &white).damage(below(2) as u8),
                1 if index >= 3 => position.unit(seat, &label, &black).acted(),
                2 => position.monster(seat, &label, &some(&monsters, below(64))),
                _ => position,
            };
        }
        if below(3) == 0 {
            let lane = Lane::ALL[below(3) as usize];
            position = position.waiting(seat, lane, &some(&monsters, below(64)));
        }
        if below(4) == 0 {
            position = position.breached(seat, &some(&monsters, below(64)));
        }
        let (white, black) = (some(&units, below(64)), some(&level_ups, below(64)));
        position = position.hand(seat, &[&white, &black]).gold(seat, below(9) as u32);
        position = position.marks(seat, below(4) as u32, below(4) as u8);
    }
    if below(3) == 0 {
        position = position.deck(&[]);
        for seat in 0..seats {
            if below(2) == 0 {
                position = position.medal(seat, -1);
            }
        }
    }
    if below(3) == 0 {
        position = position.unit_deck(&["U09"]);
    }
    position = position.mercenaries(["U06", "", "U10"]);
    let queue: Vec<usize> = (0..seats).collect();
    let leader = (seats < 4 && below(2) == 0).then_some(below(seats as u64) as usize);
    let leader = leader.or((seats == 4).then_some(1));
    let command = Command::ALL[below(5) as usize];
    match below(12) {
        0 => position.turn(below(seats as u64) as usize),
        1..=3 => position.command(command, leader, &queue),
        4 | 5 => position.actions(Command::Assault, leader, below(seats as u64) as usize, 2),
        6 | 7 => position.invasion(&queue),
        8 => position.stand(Stand::Summon, 4),
        9 => position.stand(Stand::Support, 4),
        10 => position.stand(Stand::Fatigue, 4),
        _ => position.stand(Stand::Mercenaries, 4),
    }
}

/// What an opening lets through can be played on: a log of anybody's making never panics.
#[test]
fn any_opening_that_is_taken_keeps_the_laws() {
    let mut taken = 0;
    for seed in 0..4_000 {
        let dice = &mut Dice::new(seed);
        let position = some_position(dice);
        if position.game().is_ok() {
            taken += 1;
            laws::play::<RookRaiders>(&position.setup(), Player::Random, dice, 100, 50);
        }
        if taken == 200 {
            return;
        }
    }
    panic!("only {taken} of the positions lie on one table");
}
