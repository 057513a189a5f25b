//! What a second reading of the rules found: each test shows one thing that was mended.

use super::fact::Fact;
use super::opening::position::Position;
use super::refusal::Question;
use super::vectors::table::Table;

/// The enemy's next step pushes two heroes; the one behind them stands at the edge.
fn two_before_the_edge() -> Position {
    let position = Position::seats(3).body("D5").hate(2, 0).at(0, "D7").at(1, "E7").at(2, "D8");
    position.enemy_discard("N1").all_acted()
}

#[test]
fn what_was_told_before_a_question_is_a_beat() {
    let mut table = Table::before(&two_before_the_edge());
    loop {
        let told = table.facts().count();
        if !table.beat() {
            assert_eq!(table.facts().count(), told, "nothing is told once something is awaited");
            break;
        }
        assert!(table.facts().count() > told, "a beat tells something");
    }
    table.asks(Question::SlamSide, 2).offers(&["side C8", "side E8"]);
    assert_eq!(table.steps(), "S:D6");
}

#[test]
fn a_hero_slammed_twice_in_a_step_is_hurt_once_by_both() {
    let mut table = Table::at(&two_before_the_edge());
    table.does("side E8");
    assert_eq!([table.square(0), table.square(1), table.square(2)], ["D8", "E8", "F8"]);
    assert_eq!(table.times(|fact| matches!(fact, Fact::Harmed { .. })), 1);
    table.saw("BA-11.19", |fact| matches!(fact, Fact::Harmed { damage: 2, .. }));
}

#[test]
fn a_hate_card_that_falls_in_the_move_leaves_the_nearest_hero() {
    let position = Position::seats(3).at(0, "G7").hp(1, 1).at(1, "H3").at(2, "A1");
    let position = position.body("F3").hate(1, 0).enemy_discard("N6").all_acted();
    let position = position.reading("BA-R30", "card-unowned");
    let table = Table::at(&position);
    assert_eq!((table.steps(), table.hate()), ("E:G3".to_owned(), None));
    let table = Table::at(&position.reading("BA-R31", "nearest-hero"));
    assert_eq!(table.steps(), "E:G3 S:G4 S:G5");
    table.saw("BA-R31", |fact| matches!(fact, Fact::StandsIn { .. }));
}
