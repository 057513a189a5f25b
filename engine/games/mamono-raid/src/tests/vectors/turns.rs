//! The set-up's draft, whose turn it is, gathering, items, passing.

use super::table::{Table, starter};
use crate::opening::position::Position;
use crate::prelude::*;

#[test]
fn tv01_a_new_party_has_six_ap_and_one_shield() {
    let table = Table::set_up(2, &[]);
    for seat in 0..2 {
        assert_eq!((table.limit(seat), table.shield(seat)), (6, 1));
        assert_eq!((table.life(seat), table.home(seat)), ((2, 0), 10));
        assert_eq!((table.purse(seat), table.xp(seat).as_str()), (0, ""));
    }
    assert_eq!((table.b(), table.level().as_str()), (0, ""));
}

#[test]
fn tv02_starting_chips_are_picked_in_reverse_order() {
    let mut table = Table::set_up(4, &[]);
    table.falls("HD1").falls("TO1").falls("BK1").falls("TL1");
    table.falls("1 2 3 4 5").falls("6 7 8 9 10").falls("11 12 13 14 15");
    assert_eq!(table.odds("16 17 18 19 20"), "certain");
    table.falls("16 17 18 19 20").falls("2");
    assert_eq!([0, 1, 2, 3].map(|seat| table.pawn(seat)), ["C", "D", "A", "B"]);
    assert_eq!(table.odds("W C S T"), "certain");
    table.falls("W C S T");
    assert_eq!(table.asked(), Some(1));
    table.offers(&["pick W", "pick C", "pick S", "pick T"]);
    table.does("pick S");
    assert_eq!(table.asked(), Some(0));
    table.refuses("pick S", "MR-4.19");
    table.refuses("pass A", "MR-5.1");
    table.does("pick W");
    assert_eq!(table.asked(), Some(3));
    table.does("pick T");
    assert_eq!(table.asked(), Some(2), "one option is asked too");
    table.offers(&["pick C"]);
    table.does("pick C");
    let picked = table.state.seats.iter().map(|has| starter(has.starter));
    assert!(picked.eq([Some('W'), Some('S'), Some('C'), Some('T')]));
    table.cites(&["MR-4.15", "MR-4.16", "MR-4.17", "MR-4.18", "MR-4.21", "MR-5.2"]);
    assert_eq!((table.state.round, table.asked()), (1, Some(2)), "the seat on A is first");
}

#[test]
fn tv16_the_top_pawn_of_the_lowest_space_acts() {
    let mut table = Table::at(&Position::seats(3).ap(4, &[0, 2]).ap(5, &[1]));
    assert_eq!(table.asked(), Some(2));
    table.does("CL11");
    assert_eq!(table.stack(5), [1, 2]);
    assert_eq!(table.asked(), Some(0));
    table.does("pass A");
    assert_eq!(table.asked(), Some(2));
    table.does("pass B");
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn tv17_a_seat_in_the_safe_zone_comes_first() {
    let table = Table::at(&Position::seats(2).ap(2, &[1]));
    assert_eq!((table.asked(), table.pawn(0).as_str()), (Some(0), "A"));
}

#[test]
fn tv33_gathering_costs_four_and_a_marker() {
    let position = Position::seats(2).passed(1, "A").marker(0, "head.0").ap(2, &[0]);
    let mut table = Table::at(&position);
    assert_eq!((table.limit(0), table.home(0)), (6, 9));
    table.does("gather");
    assert_eq!((table.pawn(0).as_str(), table.home(0)), ("ap.6", 8));
    assert_eq!((table.state.seats[0].gather, table.purse(0)), (1, 0));
    assert_eq!(table.xp(0), "");
    table.saw("MR:SV2", |fact| matches!(fact, Fact::CostPaid { ac: 4, .. }));
    table.saw("MR-5.23", |fact| matches!(fact, Fact::Gathers { gather: 1, .. }));
    table.refuses("gather", "MR-5.11");
}

/// Four seats: red and yellow still act, C and D are free.
fn late() -> Position {
    Position::seats(4).passed(1, "A").passed(2, "B").ap(3, &[0]).ap(5, &[3])
}

#[test]
fn tv42_a_bonus_shield_keeps_off_damage_once() {
    let mut table = Table::at(&late().gather(0, 4));
    table.offers_of("pass", &["pass C", "pass D"]);
    table.does("pass D");
    assert_eq!(table.shield_of(BonusShield::Two), Some(0));
    table.saw("MR-5.26", |fact| matches!(fact, Fact::ShieldTaken { chip: BonusShield::Two, .. }));
    table.does("pass C");
    assert_eq!(table.asked(), Some(0), "red alone can buy");
    table.forget().does("done");
    table.saw("MR-5.5", |fact| {
        matches!(fact, Fact::Shielded { seat, shield: 1, bonus: 2, rest: 1 } if seat.index() == 0)
    });
    table.saw("MR-5.9", |fact| matches!(fact, Fact::ShieldReturned { chip: BonusShield::Two, .. }));
    table.cites(&["MR:BS2"]);
    assert_eq!((table.life(0), table.shield_of(BonusShield::Two)), ((1, 1), None));
}

#[test]
fn tv43_a_pawn_may_stay_where_it_is() {
    let mut table = Table::at(&Position::seats(4).passed(0, "A"));
    assert_eq!(table.asked(), Some(1));
    table.offers_of("pass", &["pass B"]);
    table.refuses("pass A", "MR-5.25");
    table.does("pass B");
    assert_eq!((table.pawn(1).as_str(), table.asked()), ("B", Some(2)));
}

#[test]
fn tv57_a_potion_without_damage_is_a_delay_and_goes_back() {
    let position = Position::seats(2).passed(1, "A").items(0, &["IT08"]).ap(2, &[0]);
    let mut table = Table::at(&position);
    assert_eq!((table.limit(0), table.on_display("IT08")), (6, 1));
    table.does("item IT08");
    assert_eq!((table.pawn(0).as_str(), table.life(0)), ("ap.3", (2, 0)));
    assert_eq!((table.items(0), table.on_display("IT08")), (vec![], 2));
    table.cites(&["MR-5.24", "MR-9.10", "MR-9.11"]);
    table.refuses("item IT08", "MR-5.24");
}

/// Four seats that can all buy a life chip; blue is the first to act.
fn blue_first() -> Position {
    let position = Position::seats(4).ap(1, &[1]).ap(3, &[0]).ap(4, &[2]).ap(5, &[3]);
    (0..4).fold(position, |position, seat| position.purse(seat, 1))
}

#[test]
fn tv61_space_a_comes_first_and_space_d_shields() {
    let mut table = Table::at(&blue_first());
    table.does("pass A").does("pass B").does("pass C").does("pass D");
    assert_eq!(table.asked(), Some(1), "first in the bazaar");
    table.saw("MR-5.32", |fact| matches!(fact, Fact::VisitBegins { seat } if seat.index() == 1));
    table.does("done").does("done").does("done").does("done");
    assert_eq!((table.state.round, table.asked()), (2, Some(1)), "first in the next round");

    let mut table = Table::at(&blue_first().gather(1, 3));
    table.does("pass D").does("pass A").does("pass B").does("pass C");
    table.does("done").does("done").does("done").does("done");
    table.saw(
        "MR-5.5",
        |fact| matches!(fact, Fact::Shielded { seat, bonus: 2, rest: 0, .. } if seat.index() == 1),
    );
    assert_eq!((table.life(1), table.asked()), ((2, 0), Some(0)));
}
