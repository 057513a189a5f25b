//! The bot at positions: measures worked out by hand from 13.1 of the specification, and what it
//! chooses.

use super::field::{Blow, Field};
use super::{Builder, scores};
use crate::opening::position::{Position, hex_of};
use crate::prelude::*;
use crate::tests::vectors::table::Table;

/// What the bot does, as it is typed.
fn choice(table: &Table) -> String {
    let at = kanso_engine::bot::greedy(&table.game, &table.state, &table.legal());
    table.list().swap_remove(at.expect("there is a legal action"))
}

/// The attack of South's piece in a hex on North's in another.
fn blow(position: &Position, from: &str, to: &str, mode: Mode) -> Blow {
    let table = Table::at(position);
    let field = Field::new(&table.game, &table.state, Camp::South);
    let who = |label: &str| -> Fighter {
        let found = table.game.fighter_in(&table.state, hex_of(label), None);
        found.expect("a piece stands there")
    };
    field.strike(who(from), who(to), FightKind::Attack, mode)
}

#[test]
fn an_attack_is_worth_twice_its_dice_for_each_face_that_hits() {
    let position = Position::plain().combat("CMD08").south("HBs C5, HGb C8");
    let position = position.north("HBs D5, HGs:1 D8, SPI D12").ordered("C5");
    let melee = blow(&position, "C5", "D5", Mode::Melee);
    assert_eq!((melee.dice, melee.faces, melee.hits, melee.worth), (3, 2, 12, 12));
    assert!(!melee.fells, "three dice, four figures");
    let last = blow(&position, "C8", "D8", Mode::Melee);
    assert_eq!((last.dice, last.faces, last.hits, last.worth), (2, 1, 4, 8), "bows never strike");
    assert!(last.fells);
    let creature = blow(&position, "C5", "D12", Mode::Melee);
    assert_eq!((creature.hits, creature.worth), (4, 8), "a third, and it is one");
}

#[test]
fn a_hero_is_worth_its_wound() {
    let position = Position::plain().combat("CMD08").south("HRl C5").north("HGs D5");
    let position = position.hero(Camp::North, Class::Cleric, Some("D4"));
    let champion = blow(&position, "C5", "D4", Mode::Melee);
    assert_eq!((champion.hits, champion.wound, champion.worth), (0, 8, 8));
    let leads = position.hero(Camp::North, Class::Rogue, Some("D5"));
    let leader = blow(&leads, "C5", "D5", Mode::Melee);
    assert_eq!((leader.hits, leader.wound, leader.worth), (16, 8, 24));
}

#[test]
fn the_battle_of_greatest_worth_comes_first() {
    let position = Position::plain().combat("CMD08").south("HBs C5").ordered("C5");
    let mut table = Table::at(&position.north("HBs D5, HGs:1 D4, HGs I1"));
    assert_eq!(choice(&table), "battle C5 D4", "the last figure");
    table.does("battle C5 D4").falls("lll");
    assert_eq!(table.asked(), None, "nothing is left to be done with one order");
}

#[test]
fn a_battle_that_would_be_answered_better_is_not_made() {
    let position = Position::plain().combat("CMD08").south("HGs A1").north("HGs I1");
    let position = position.hero(Camp::South, Class::Cleric, Some("C5")).ordered("C5");
    let stronger = position.clone().hero(Camp::North, Class::Warrior, Some("D5"));
    let table = Table::at(&stronger);
    assert_eq!(table.list(), ["battle C5 D5", "done_combat"]);
    assert_eq!(choice(&table), "done_combat", "one die against two");
    let equal = position.hero(Camp::North, Class::Rogue, Some("D5"));
    assert_eq!(choice(&Table::at(&equal)), "battle C5 D5", "one die against one");
}

#[test]
fn who_is_out_of_reach_comes_nearer() {
    let position = Position::plain().moving("CMD08").south("HBs C5").ordered("C5");
    let table = Table::at(&position.north("HRl I5"));
    let moved = choice(&table);
    assert!(["move C5 E4", "move C5 E5", "move C5 E6"].contains(&moved.as_str()), "{moved}");
}

#[test]
fn a_hero_goes_for_a_chest_and_searches_it() {
    let far = Position::plain().moving("CMD08").chest("E5", 2).south("HGs A13").north("HGs I13");
    let far = far.hero(Camp::South, Class::Warrior, Some("C5")).ordered("C5");
    assert_eq!(choice(&Table::at(&far)), "move C5 E5");
    let there = Position::plain().combat("CMD08").chest("E5", 2).south("HGs A13").north("HGs I13");
    let there = there.hero(Camp::South, Class::Warrior, Some("E5")).ordered("E5");
    let table = Table::at(&there);
    assert!(choice(&table).starts_with("search"), "{:?}", table.list());
}

#[test]
fn flags_are_ignored_as_far_as_boldness_goes() {
    let position = Position::plain().second().combat("CMD08").south("DBs C5, HGs C4, HGs C6");
    let mut table = Table::at(&position.north("HBs D5").ordered("D5"));
    table.does("battle D5 C5").falls("ffl").asks(Question::Retreat, Camp::South);
    assert_eq!(choice(&table), "retreat stay ignore 2");
    table.does("retreat stay ignore 2").asks(Question::Answer, Camp::South);
    assert_eq!(choice(&table), "battle_back");
}

#[test]
fn the_levels_go_round_until_they_are_given() {
    let table = Table::at(&Position::plain().combat("CMD08").south("HGs A1").north("HGs I1"));
    let wanted = |table: &Table| {
        let (game, state) = (&table.game, &table.state);
        let builder = Builder { game, state, seat: Seat::at(0) };
        let all = crate::rules::legal::answers::councils().filter(|council| council.total() == 6);
        let best: Vec<Council> = all.filter(|council| builder.council(*council) > 0).collect();
        best
    };
    let council = Council { commander: 2, wizard: 1, cleric: 1, rogue: 1, warrior: 1 };
    assert_eq!(wanted(&table), [council]);
}

/// The bot's scores of a position with these hands of the opponent.
fn seen(position: &Position, commands: &str, lores: &str) -> Vec<i64> {
    let position = position.clone().commands(Camp::North, commands).lores(Camp::North, lores);
    let table = Table::at(&position);
    let (legal, mut found) = (table.legal(), Vec::new());
    scores(&table.game, &table.state, &legal, &mut found);
    assert_eq!(found.len(), legal.len());
    found
}

#[test]
fn what_the_opponent_holds_changes_no_score() {
    let board = |position: Position| {
        let position = position.south("HBs C5, HGb B4, HRm C8").north("HBs E5, GGs E6, HGb G7");
        position.lores(Camp::South, "LWA01 LWZ01").tokens(Camp::South, 9)
    };
    let positions = [
        board(Position::plain()).commands(Camp::South, "CMD05 CMD16 CMD20"),
        board(Position::plain().moving("CMD14")).ordered("C5 B4 C8"),
        board(Position::plain().combat("CMD14")).ordered("C5 B4 C8"),
    ];
    for position in positions {
        let one = seen(&position, "CMD01 CMD02 CMD03", "LWZ07 LWA02");
        assert_eq!(one, seen(&position, "CMD17 CMD18 CMD19", "LCL03 LRG09"));
        assert!(one.iter().any(|score| *score != one[0]), "something is better: {one:?}");
    }
}
