//! What a choice says of what it costs and what comes of it, before it is made.

use super::vectors::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;

use Camp::South;

/// What is said of the choice that is typed so, in both languages.
#[track_caller]
fn said(table: &Table, typed: &str) -> [String; 2] {
    let action = table.action(typed);
    Lang::ALL.map(|lang| {
        let mut text = String::new();
        let told = table.game.say_action(&table.state, &action, lang, Eye::All, &mut text);
        told.expect("a string takes every text");
        text
    })
}

/// BL-10.5, BL-10.6: hexes that are not retreated cost figures, the last ones too; of a creature they are
/// critical dice (BL-14.2).
#[test]
fn a_retreat_says_what_it_costs() {
    let blocked = |unit: &str| {
        let position = Position::plain().second().combat("CMD08").south(unit);
        let position = position.south("HGs A5").south("HGs A6").north("HRl C5").ordered("C5");
        let mut table = Table::at(&position);
        table.does("battle C5 B5").falls("ffgg").asks(Question::Retreat, South);
        table
    };
    let table = blocked("HBs B5");
    assert_eq!(
        said(&table, "retreat stay"),
        ["do not retreat, losing 2 figures", "退却しない（2体を失う）"]
    );
    assert_eq!(
        said(&table, "retreat stay ignore 1"),
        ["ignore 1 flag and stay, losing 1 figure", "退却の目1個を無視して動かない（1体を失う）"]
    );
    assert_eq!(
        said(&blocked("HBs:2 B5"), "retreat stay"),
        ["do not retreat, losing its last figures", "退却しない（全滅する）"]
    );
    assert_eq!(
        said(&blocked("GIA B5"), "retreat stay"),
        ["do not retreat, with 2 critical dice", "退却しない（致命ダイス2個）"]
    );
    let position = Position::plain().second().combat("CMD08").south("HBs C5");
    let mut table = Table::at(&position.north("HRl D5").ordered("D5"));
    table.does("battle D5 C5").falls("fggg");
    for way in ["retreat C5-B4", "retreat C5-B5"] {
        let [en, ja] = said(&table, way);
        assert_eq!(
            (en, ja),
            (format!("retreat: {}", &way[11..]), format!("退却する：{}", &way[11..]))
        );
    }
}
