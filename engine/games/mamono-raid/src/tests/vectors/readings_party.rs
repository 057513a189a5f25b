//! The same state under two readings: parties, pawns, payments.

use super::skills::poor;
use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;

/// Round 1 is over; blue was on B, with the bonus shield.
fn over() -> Position {
    Position::seats(2).round_over(1).shield(BonusShield::One, 1)
}

#[test]
fn tv66_a_party_that_is_down_takes_a_card_or_not() {
    let position = || over().life(0, 0, 3).gather(0, 2);
    let table = Table::at(&position());
    assert_eq!((table.life(0), table.state.seats[0].deaths), ((0, 3), 1));
    let table = Table::at(&position().reading("already-down", "no-penalty"));
    assert_eq!((table.life(0), table.state.seats[0].deaths), ((0, 3), 0));
    table.saw("MR-R13", |fact| matches!(fact, Fact::Unharmed { .. }));
}

#[test]
fn tv68_a_seat_that_has_not_moved_is_first_again_or_waits() {
    let position = || Position::seats(2).skills(0, &["SO21", "SO32"]);
    let mut table = Table::at(&position());
    table.does("SO32 x1");
    assert_eq!((table.pawn(0).as_str(), table.asked()), ("A", Some(0)));

    let mut table = Table::at(&position().reading("zero-ac-in-safe-zone", "after-unacted"));
    table.does("SO32 x1");
    assert_eq!(table.asked(), Some(1));
    table.does("CL11");
    assert_eq!(table.asked(), Some(0), "the safe zone comes before the track");
}

#[test]
fn tv69_clear_mind_names_more_than_there_is_or_not() {
    let position =
        || Position::seats(2).skills(0, &["SO21", "SO32"]).locked(0, "WA11", 1).life(0, 2, 0);
    let mut table = Table::at(&position());
    table.offers_of("SO32", &["SO32 x1 free WA11:1", "SO32 x2 free WA11:1"]);
    table.does("SO32 x2 free WA11:1");
    assert_eq!((table.life(0), table.locked(0, "SO32")), ((1, 0), 2));

    let table = Table::at(&position().reading("clear-mind-shortfall", "must-have-x"));
    table.offers_of("SO32", &["SO32 x1 free WA11:1"]);
    table.refuses("SO32 x2 free WA11:1", "MR-5.22");
}

#[test]
fn tv70_a_smoke_bomb_acts_by_itself_or_is_asked_for() {
    let position = || over().items(0, &["IT14"]).gather(0, 2);
    let table = Table::at(&position());
    assert_eq!((table.life(0), table.items(0)), ((2, 0), vec![]));

    let asking = || Table::at(&position().reading("enemy-items", "ask-owner"));
    let mut table = asking();
    assert_eq!(table.asked(), Some(0));
    table.offers(&["use IT14 no", "use IT14 yes"]);
    table.refuses("pass A", "MR-5.1");
    table.does("use IT14 no");
    assert_eq!((table.life(0), table.items(0)), ((1, 1), vec!["IT14"]));
    table.saw("MR-R37", |fact| matches!(fact, Fact::EnemyItemKept { .. }));
    let mut table = asking();
    table.does("use IT14 yes");
    assert_eq!((table.life(0), table.items(0)), ((2, 0), vec![]));
    table.saw("MR-9.19", |fact| matches!(fact, Fact::Softened { rest: 0, .. }));
}

#[test]
fn tv71_a_pawn_that_stays_takes_the_shield_beside_it_or_not() {
    let position = || Position::seats(3).passed(0, "A").passed(1, "B").safe("D", 2);
    let mut table = Table::at(&position());
    assert_eq!(table.asked(), Some(2));
    table.does("pass D");
    table.saw("MR-5.26", |fact| matches!(fact, Fact::ShieldTaken { chip: BonusShield::Two, .. }));

    let mut table = Table::at(&position().reading("stay-takes-shield", "no"));
    table.does("pass D");
    table.never("MR-5.26");
    assert_eq!(table.pawn(2), "D");
}

#[test]
fn tv72_three_seats_use_four_safe_spaces_or_three() {
    let position = || Position::seats(3).passed(0, "A").passed(1, "B").ap(3, &[2]);
    let table = Table::at(&position());
    table.offers_of("pass", &["pass C", "pass D"]);

    let position = position().reading("safe-spaces", "as-many-as-seats");
    let mut table = Table::at(&position.shield(BonusShield::One, 1));
    table.offers_of("pass", &["pass C"]);
    table.refuses("pass D", "MR-5.25");
    table.does("pass C");
    table.saw("MR-5.26", |fact| matches!(fact, Fact::ShieldTaken { chip: BonusShield::Two, .. }));
}

#[test]
fn tv74_an_attack_without_a_target_is_refused_or_a_delay() {
    let table = Table::at(&poor());
    table.offers_of("WA11", &[]);
    table.refuses("WA11", "MR-5.14");

    let mut table = Table::at(&poor().reading("attack-dry-fire", "any-skill"));
    table.offers_of("WA11", &["WA11"]);
    table.does("WA11");
    assert_eq!((table.pawn(0).as_str(), table.locked(0, "WA11")), ("ap.2", 1));
    assert_eq!((table.life(0), table.xp(0).as_str(), table.home(0)), ((1, 0), "", 10));
}

#[test]
fn tv75_a_payment_has_nothing_needless_or_one_thing() {
    let position = || {
        Position::seats(2)
            .broke(1, "TO1")
            .broke(1, "TO2")
            .xp(0, &["W3", "W1"])
            .bazaar(0)
            .shield(BonusShield::One, 1)
    };
    let table = Table::at(&position());
    table.offers_of("level W WA21", &["level W WA21 W3"]);
    table.refuses("level W WA21 W1 W3", "MR-5.39");

    let mut table = Table::at(&position().reading("xp-overpay", "any"));
    table.offers_of("level W WA21", &["level W WA21 W1 W3", "level W WA21 W3"]);
    table.does("level W WA21 W1 W3");
    assert_eq!(table.xp(0), "");
}

#[test]
fn tv79_a_chip_without_a_marker_is_refused_or_leaves_an_empty_cell() {
    let position = || Position::seats(2).chip("head.0", "E13").gather(0, 10);
    let table = Table::at(&position().reading("marker-shortage", "forbidden"));
    assert_eq!(table.home(0), 0);
    table.refuses("SO11 head.0", "MR-5.17");
    table.refuses("gather", "MR-5.17");
    table.offers_of("SO11", &[]);

    let mut table = Table::at(&position()); // the default since revision 2
    table.does("SO11 head.0");
    assert_eq!((table.xp(0).as_str(), table.cell("head.0").as_str()), ("W2", "empty"));
    assert_eq!(table.game.broken_cells(&table.state, Part::Head), 1, "it counts towards HP");
    table.saw("MR-R11", |fact| matches!(fact, Fact::NoMarkerLeft { .. }));
}
