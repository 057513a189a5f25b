//! The golden trace (tv64): the first round of a game of two, from its set-up.

use super::table::{Table, starter};
use crate::prelude::*;

/// A seat's pawn, life chips, markers at home, purse, experience.
fn has(table: &Table, seat: usize) -> (String, u8, u8, u32, String) {
    let (life, home) = (table.life(seat).0, table.home(seat));
    (table.pawn(seat), life, home, table.purse(seat), table.xp(seat))
}

fn is(pawn: &str, life: u8, home: u8, purse: u32, xp: &str) -> (String, u8, u8, u32, String) {
    (pawn.to_owned(), life, home, purse, xp.to_owned())
}

#[test]
fn tv64_a_first_round_goes_as_it_was_written_down() {
    let mut table = Table::set_up(2, &[]);
    table.falls("HD2").falls("TO3").falls("BK1").falls("TL4");
    table.falls("1 8 13 17 20").falls("2 5 9 14 19");
    table.falls("3 6 10 15 18").falls("4 7 11 12 16");
    table.falls("1").falls("W T");
    assert_eq!((table.pawn(1).as_str(), table.pawn(0).as_str()), ("A", "B"));
    assert_eq!(table.game.break_count(), 3);

    // 1, 2: the draft, the last space first.
    assert_eq!(table.asked(), Some(0));
    table.offers(&["pick W", "pick T"]);
    table.does("pick W");
    assert_eq!(table.asked(), Some(1));
    table.offers(&["pick T"]);
    table.does("pick T");
    assert_eq!([0, 1].map(|seat| starter(table.state.seats[seat].starter)), [Some('W'), Some('T')]);
    assert_eq!((table.state.round, table.asked()), (1, Some(1)));

    // 3 to 5: three attacks on the head.
    table.does("SO11 head.2");
    assert_eq!(has(&table, 1), is("ap.3", 1, 9, 0, "W2"));
    assert_eq!(table.asked(), Some(0), "still in the safe zone");
    table.does("WA11 head.0");
    assert_eq!(has(&table, 0), is("ap.2", 1, 9, 0, "W1"));
    assert_eq!(table.asked(), Some(0), "ap.2 is below ap.3");
    table.forget().does("TH11 head.3");

    // 6: the result of the head.
    let totals: Vec<(usize, u32)> = table
        .facts()
        .filter_map(|fact| match fact {
            Fact::Contributed { seat, tenths, .. } => Some((seat.index(), *tenths)),
            _ => None,
        })
        .collect();
    assert_eq!(totals, [(0, 30), (1, 20)]);
    table.saw("MR-5.18", |fact| matches!(fact, Fact::Purse { by: 2, purse: 2, .. }));
    assert_eq!(has(&table, 0), is("ap.5", 0, 9, 4, "W1"));
    assert_eq!(has(&table, 1), is("ap.3", 1, 10, 1, "W2"));
    assert_eq!((table.parts(0), table.limit(0)), (vec!["HD2"], 7));
    assert_eq!(table.level(), "0");
    let boxed = ["E08", "E20"].map(|chip| table.game.cards().chip_by_id(chip).unwrap());
    table.saw(
        "MR-6.8",
        |fact| matches!(fact, Fact::ChipsBoxed { chips, .. } if chips.as_slice() == boxed),
    );

    // 7: what comes next to the head.
    table.falls("HD4").falls("21 26 30 33 38");
    assert_eq!(table.part("head"), (Some("HD4"), 1));
    assert_eq!(table.line("head"), "E21 E26 E30 E33 E38");

    // 8 to 10: one more attack, and both pass.
    assert_eq!(table.asked(), Some(1));
    table.does("WA11 tail.0");
    assert_eq!(has(&table, 1), is("ap.5", 0, 9, 1, "W2 T1"));
    assert_eq!(table.stack(5), [0, 1]);
    assert_eq!(table.asked(), Some(1), "the top of the stack");
    table.does("pass A");
    assert_eq!(table.asked(), Some(0));
    table.offers_of("pass", &["pass B"]);
    table.forget().does("pass B");

    // 11: the end phase.
    table.saw("MR-5.26", |fact| matches!(fact, Fact::ShieldTaken { chip: BonusShield::One, .. }));
    assert_eq!(table.shield_of(BonusShield::One), Some(0));
    table.cites(&["MR-5.27"]);
    assert_eq!(table.times(|fact| matches!(fact, Fact::LifeReturns { chips: 2, .. })), 2);
    assert_eq!((table.life(0), table.life(1)), ((2, 0), (2, 0)));

    // 12, 13: seat 1 on A comes first.
    assert_eq!(table.asked(), Some(1));
    table.does("level T TH21 T1 starter");
    assert_eq!((table.limit(1), table.xp(1).as_str()), (7, "W2"));
    assert_eq!(table.state.seats[1].starter, None);
    table.does("life");
    assert_eq!((table.purse(1), table.life(1)), (0, (3, 0)));
    assert_eq!(table.game.extra_life_stack(&table.state), 5);

    // 14 to 16: nothing is left to buy for seat 1, so seat 0 comes at once.
    assert_eq!(table.asked(), Some(0));
    table.does("level W WA22 W1 starter");
    assert_eq!((table.limit(0), table.shield(0)), (8, 2));
    table.does("buy IM03");
    assert_eq!((table.purse(0), table.shield(0)), (1, 4));
    assert_eq!(table.asked(), Some(0));
    table.forget().does("life");
    assert_eq!((table.purse(0), table.life(0)), (0, (3, 0)));
    assert_eq!(table.game.extra_life_stack(&table.state), 4);

    // 17: the enemy phase of round 2.
    assert_eq!((table.state.round, table.b()), (2, 0));
    let one_away = |fact: &Fact| matches!(fact, Fact::DamageFromHate { away: 1, .. });
    assert_eq!(table.times(one_away), 2, "damage a of both");
    let shielded = |seat: usize, shield: u32, bonus: u32| {
        table.saw("MR-5.5", |fact| {
            matches!(fact, Fact::Shielded { seat: who, shield: cards, bonus: chip, rest: 0 }
                if who.index() == seat && (*cards, *chip) == (shield, bonus))
        });
    };
    shielded(1, 1, 0);
    shielded(0, 4, 1);
    assert_eq!((table.life(0), table.life(1)), ((3, 0), (3, 0)));
    table.saw("MR-5.9", |fact| matches!(fact, Fact::ShieldReturned { chip: BonusShield::One, .. }));
    assert_eq!(table.shield_of(BonusShield::One), None);
    assert_eq!(table.asked(), Some(1));
}
