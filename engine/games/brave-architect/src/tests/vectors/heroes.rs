//! Heroes: the draft, moves over lava, heals, items.

use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;

#[test]
fn tv09_the_draft_goes_there_and_back() {
    let game = BraveArchitect::new(&Setup::new::<BraveArchitect>(3)).expect("a game for three");
    let order: Vec<usize> = (0..15).map(|pick| game.drafter(pick).index()).collect();
    assert_eq!(order, [0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1, 2]);
}

#[test]
fn tv37_the_way_with_the_least_lava_is_taken() {
    let position = Position::seats(3).option("map", "volcano").at(0, "C6").hp(0, 10);
    let mut table = Table::at(&position.at(1, "E7").at(2, "F7").stat(0, "spd", 2).turn(0));
    table.does("move B5");
    assert_eq!((table.square(0), table.hp(0)), ("B5".into(), 9));
    table.saw("BA-6.1", |fact| match fact {
        Fact::Moved { steps: 2, lava, .. } => {
            lava.iter().map(ToString::to_string).collect::<Vec<_>>() == ["C5"]
        }
        _ => false,
    });
}

#[test]
fn tv38_staying_on_lava_does_not_hurt() {
    let position = Position::seats(3).option("map", "volcano").at(0, "C5").hp(0, 10).turn(0);
    let mut table = Table::at(&position);
    table.does("end").asks_next();
    assert_eq!((table.hp(0), table.square(0)), (10, "C5".into()));
    assert_eq!(table.times(|fact| matches!(fact, Fact::Harmed { .. })), 0);
}

#[test]
fn tv39_the_enemy_stands_in_the_way_of_a_chosen_heal_not_of_an_area() {
    let position = Position::seats(3).hero(0, "HU WA6 U01").at(0, "D1").at(1, "D4").hp(1, 5);
    let position = position.destroyed(&[1]).hand(0, "W61 W63 HU1 HU2").turn(0);
    let mut table = Table::at(&position);
    assert_eq!(table.game.ally_distance(&table.state, Seat::at(0), Seat::at(1)), Some(5));
    assert_eq!(table.game.area_distance(&table.state, Seat::at(0), Seat::at(1)), Some(3));
    table.refuses("play W61 pay HU1 aim EL", "BA-18.3");
    table.does("play W63 pay HU1 HU2");
    assert_eq!(table.hp(1), 7);
}

#[test]
fn tv42_a_larger_hand_is_kept() {
    let hand = "HU1 HU2 W11 W12 W13";
    let mut table = Table::at(&Position::seats(3).destroyed(&[1, 2]).hand(0, hand).all_acted());
    assert_eq!(table.game.level(&table.state), 3);
    table.on_to_next();
    assert_eq!((table.hand(0).as_str(), table.state.round), (hand, 2));
    let drew = |seat| {
        table.times(|fact| matches!(fact, Fact::Drew { seat: of, .. } if of.index() == seat))
    };
    assert_eq!([drew(0), drew(1), drew(2)], [0, 1, 1]);
    assert_eq!(table.state.seats[1].hand.len(), 4);
}
