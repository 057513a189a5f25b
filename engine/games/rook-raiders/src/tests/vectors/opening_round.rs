//! The beginning of a game at a real table, through three worked examples of the rulebook.

use super::table::Table;
use crate::prelude::*;

#[test]
fn opening_of_a_game_passes_through_tv17_tv18_and_tv12() {
    let mut table = Table::set_up(3, &[]);
    // The set-up.
    table.falls("bard").falls("knight").falls("wizard").falls("as rw rs ra rc").falls("0");
    assert_eq!(table.state.start_seat.map(Seat::index), Some(0));
    table.falls("B").falls("goblin").falls("C").falls("goblin");
    table.saw("RR-2.10", |fact| matches!(fact, Fact::FirstSummoner { seat } if seat.index() == 2));
    for (seat, choice) in [(0, "place U04 B5"), (1, "place U03 B5"), (2, "place U01 B5")] {
        assert_eq!(table.asked(), Some(seat));
        assert_eq!(table.list().len(), 24);
        table.refuses("place U05 B5", "RR-2.11");
        table.refuses("place U01 B4", "RR-1.7");
        table.does(choice);
    }
    table.cites(&["RR-2.4", "RR-2.8", "RR-2.9", "RR-2.11", "RR-7.6"]);

    // Round 1: Assault, with the three parts of tv17.
    assert_eq!((table.asked(), table.state.round), (Some(0), 1));
    table.does("choose assault");
    table.does("B5>B3").does("dice B1").falls("4 4");
    assert_eq!(table.marks(0), (1, 1), "the Goblin is slain");
    assert_eq!(table.asked(), Some(1));
    table.does("B5>B4").does("dice B1").falls("3 3");
    assert_eq!(table.marks(1), (1, 1));
    assert_eq!(table.asked(), Some(2));
    table.refuses("B5>B5", "RR-4.6b");
    table.does("B5>B4");

    // Reward, Rest, and a Raid by itself.
    assert_eq!(table.asked(), Some(1));
    table.does("choose reward");
    let gold = |table: &Table| [0, 1, 2].map(|seat| table.state.seats[seat].gold);
    assert_eq!(gold(&table), [5, 6, 4]);
    table.does("choose rest");
    assert_eq!(table.marks(2), (2, 0));
    table.does("end").does("end").does("end");

    // Enemy and end phase.
    table.board(2, &["B3 M01", "C3 M01", "B4 U01"]);
    table.falls("B").falls("goblin").falls("C").falls("skeleton");
    table.saw("RR-8.3", |fact| match fact {
        Fact::Supported { seats } => seats.iter().map(|seat| seat.index()).eq([2]),
        _ => false,
    });
    table.falls("archer").falls("lancer").falls("bard").falls("ra rw rs as rc");

    // Round 2: tv18.
    assert_eq!((table.asked(), table.state.round), (Some(1), 2));
    table.does("choose raid").does("end").does("end").does("end");
    assert_eq!(table.asked(), Some(2));
    table.does("choose reward");
    assert_eq!(gold(&table), [7, 8, 8]);
    table.does("choose rest");
    table.does("end").does("end").does("end");

    // The enemy phase: tv12 on every board.
    let warrior = table.state.seats[2].units().next().map(|(_, unit)| unit.damage);
    assert_eq!(warrior, Some(1), "the Goblin on B3 has hit it");
    table.falls("A").falls("skeleton").falls("A").falls("dullahan");
    for seat in 0..3 {
        let has = &table.state.seats[seat];
        let id = |index: usize| has.monster_at(index).map(|monster| monster.kind);
        assert_eq!(id(0), table.game.cards.monster_by_id("M02"), "A1 of seat {seat}");
        assert_eq!(id(3), table.game.cards.monster_by_id("M04"), "A2 of seat {seat}");
    }
}
