//! What a second reading of the rules found: each test shows one thing that was mended.

use crate::cards::HOUSE_1;
use crate::opening::position::{Position, slots_of};
use crate::prelude::*;
use crate::tests::vectors::table::{Table, edited};
use kanso_engine::RuleSet;
use kanso_engine::laws::{Dice, Player, never_acted, rules_that_act};

/// Games in which a rare moment is looked for.
const GAMES: u64 = 400;

/// A hero at D4, below slot 3, has the turn; the part there is Fire with this many HP.
fn before_fire(sets: &str, hp: u8) -> Position {
    Position::seats(3).hero(0, sets).at(0, "D4").part(3, "EP1", hp).turn(0)
}

/// A hero beside the enemy has fewer HP than its card can take; Crushing Bite can come, without any
/// trait.
fn before_bite(sets: &str) -> Position {
    let position = Position::seats(3).hero(0, sets).at(0, "D4").at(1, "H8").at(2, "A8");
    position.destroyed(&[1, 2]).enemy_discard("N3").all_acted()
}

/// Where the first fact like this stands.
fn place(table: &Table, like: impl Fn(&Fact) -> bool) -> Option<usize> {
    table.facts().position(like)
}

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
fn a_part_that_fell_in_the_same_attack_still_protects_the_core() {
    let position = Position::seats(3).hero(0, "EL WA5 U02").hero(1, "HU WA1 U01");
    let position =
        position.at(0, "D5").hand(0, "W52 EL2").destroyed(&[4]).part(3, "EP1", 1).turn(0);
    let mut table = Table::at(&position);
    table.does("attack W52 pay EL2 on 3 4").falls("6 6");
    assert_eq!(table.dealt(), [(6, 3, 3), (6, 13, 0)], "BA-9.16: three parts count 4, one 1");
}

#[test]
fn what_goes_on_to_the_core_counts_its_own_part_as_destroyed() {
    let position = before_fire("HU WA2 U01", 1).hand(0, "W21 HU1");
    let mut table = Table::at(&position.reading("BA-R24", "goes-to-exposed-core"));
    table.does("attack W21 pay HU1 on 3").falls("6 6").falls("6 6");
    let defences: Vec<i16> = table.dealt().iter().map(|(_, defence, _)| *defence).collect();
    assert_eq!(defences, [3, 13]);
}

/// Both squares of a part with one HP can be attacked together.
fn both_squares() -> Position {
    let position = Position::seats(2).hero(0, "DW WA3 U04").at(0, "C2").hand(0, "W31 DW1");
    position.part(1, "EP1", 1).reading("BA-R22b", "each-counts").turn(0)
}

#[test]
fn the_second_square_of_a_part_that_just_fell_is_the_core_or_nothing() {
    let mut table = Table::at(&both_squares());
    table.does("attack W31 pay DW1 on 1 3").falls("6 6");
    assert_eq!(table.dealt().len(), 1);
    let mut table = Table::at(&both_squares().reading("BA-R24", "goes-to-exposed-core"));
    table.does("attack W31 pay DW1 on 1 3").falls("6 6");
    assert_eq!(table.dealt().len(), 2);
}

#[test]
fn no_dice_are_rolled_for_a_square_whose_part_fell_in_the_strike() {
    let mut table = Table::at(&both_squares().reading("BA-R22", "roll-per-target"));
    table.does("attack W31 pay DW1 on 1 3").falls("6 6");
    assert_eq!(table.totals().len(), 1);
    assert_eq!(table.state.tasks.last(), Some(&Task::Destruction));
}

#[test]
fn a_hidden_hero_that_misses_takes_no_hate() {
    for (hides, hate) in [(false, Some((0, 0))), (true, None)] {
        let position = Position::seats(3).at(0, "D4").in_turn(0, |turn| turn.no_hate = hides);
        let mut table = Table::at(&position.reading("BA-R27", "first-attack-even-if-missed"));
        table.does("attack WA1 on 3").falls("1 1");
        assert_eq!(table.hate(), hate);
    }
}

#[test]
fn only_what_lowers_the_defence_comes_before_the_damage() {
    let row = r#"{ do = "enemy_def", n = 1 }"#;
    let both = format!(r#"{row}, {{ do = "enemy_atk", n = 1 }}"#);
    let set = edited(HOUSE_1, "WB3", row, &both);
    let position =
        before_fire("HU WB3 U01", 30).hero(2, "DW WA2 U04").card_set(&set).stat(0, "pow", 9);
    let mut table = Table::at(&position.reading("BA-R26", "before"));
    table.does("attack WB3 on 3").falls("6 6");
    let chip = |wanted| {
        place(&table, |fact| matches!(fact, Fact::ChipPlaced { chip, .. } if *chip == wanted))
    };
    let hurt = place(&table, |fact| matches!(fact, Fact::EnemyHurt { .. }));
    assert!(chip(Chip::Defence) < hurt && hurt < chip(Chip::Attack));
    assert_eq!((table.state.enemy_def_mod, table.state.enemy_atk_mod), (-1, -1));
    assert_eq!(table.dealt(), [(6, 1, 5)]);
}

#[test]
fn a_link_on_the_core_is_one_on_its_square_or_on_its_former_part() {
    // Seat 0 destroyed the west half by its north square.
    let linked = |slot: u8, former: &str, fallen: &str| {
        let position = Position::seats(2).hero(1, "HU WA1 U01").hero(0, "EL WA5 U02");
        let position = position.at(1, if slot == 1 { "C2" } else { "C3" }).destroyed(&[1]);
        let position = position.acted(&[0]).attacked(0, &[1]).turn(1).reading("BA-R34", former);
        let position = position.reading("BA-R33", fallen);
        let mut table = Table::at(&position.with(|opening| {
            opening.last_attack.as_mut().expect("an attack before").parts = Some(slots_of(&[1, 3]));
        }));
        table.forget().does(&format!("attack WA1 on {slot}"));
        table.times(|fact| matches!(fact, Fact::Linked { .. })) > 0
    };
    for (slot, former, wanted) in [
        (1, "core-same-square", true),
        (1, "core-same-former-part", true),
        (3, "core-same-square", false),
        (3, "core-same-former-part", true),
    ] {
        assert_eq!(linked(slot, former, "linked-same-square"), wanted, "{slot}, {former}");
        assert!(!linked(slot, former, "no-link"), "{slot}, {former}");
    }
}

#[test]
fn a_heal_before_the_damage_is_offered_where_there_is_one() {
    let position = before_bite("HU WB1 U01").tension(0, 2).hp(0, 9).stat(0, "def", 1);
    let mut table = Table::at(&position);
    table.does("proceed").falls("S1").falls("2").falls("1");
    table.asks(Question::Damage, 0);
    table.does("heal HU");
    assert_eq!(table.hp(0), 8);
    let mut table = Table::at(&before_bite("HU WB1 U01").hp(0, 9).stat(0, "def", 1));
    table.falls("S1").falls("2").falls("1");
    assert_eq!(table.hp(0), 7);
}

#[test]
fn a_heal_after_the_damage_is_for_those_who_lost_hp() {
    let position = before_bite("HU WB1 U01").tension(0, 2).hp(0, 9).stat(0, "def", 1);
    let position = position.reading("BA-R55", "after-damage-prevents-down");
    let mut table = Table::at(&position.clone().plays(0, "W12", ""));
    table.does("proceed").falls("S1").falls("2").falls("1");
    table.asks(Question::Damage, 0).offers(&["placed W12", "pass"]);
    table.does("placed W12");
    assert_eq!(table.hp(0), 9);
    assert!(table.asked().is_none_or(|(question, _)| question != Question::Heal));
    let mut table = Table::at(&position.tension(0, 0).item(0, "I05"));
    table.does("proceed").falls("S1").falls("2").falls("1").asks(Question::Heal, 0);
    table.does("item HU I05 HU").offers(&["heal HU", "pass"]);
    table.does("heal HU");
    assert_eq!(table.hp(0), 8);
}

#[test]
fn rescue_first_is_rescue_before_the_check_with_one_down_too() {
    let position = Position::seats(3).at(0, "A8").hp(1, 1).at(1, "H3").at(2, "H1").item(2, "I01");
    let position = position.body("F3").hate(1, 0).enemy_discard("N1").all_acted();
    let step = |table: &Table| table.state.hurt.as_ref().expect("heroes are hurt").step;
    let table = Table::at(&position);
    table.asks(Question::Revive, 2);
    assert_eq!(step(&table), HurtStep::Revive(2));
    let mut table = Table::at(&position.reading("BA-R84", "rescue-first"));
    table.asks(Question::Revive, 2);
    assert_eq!(step(&table), HurtStep::Rescue(2));
    table.does("pass");
    assert!(table.awaits_chance(), "nobody is asked a second time");
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

#[test]
fn no_items_at_all_are_dealt_by_no_reading() {
    let held = [
        (0, "I01"),
        (1, "I01"),
        (2, "I01"),
        (3, "I04"),
        (0, "I05"),
        (1, "I06"),
        (0, "I07 Q1"),
        (1, "I08 Q3"),
        (2, "I09 Q5"),
        (3, "I10 Q7"),
        (2, "I11 Q2"),
        (3, "I12 Q4"),
    ];
    let position = Position::seats(4).at(0, "D4").destroyed(&[1, 2]).part(3, "EP1", 1).turn(0);
    let position = held.iter().fold(position, |position, (seat, item)| position.item(*seat, item));
    for reading in ["deal-what-is-there", "deal-none"] {
        let mut table = Table::at(&position.clone().reading("BA-R57", reading));
        table.does("attack WA1 on 3").falls("6 6").falls("S1");
        table.saw("BA-16.2", |fact| matches!(fact, Fact::ItemsShort { missing: 4 }));
    }
}

#[test]
fn tension_for_an_ability_is_paid_by_the_rule_of_abilities() {
    let mut table = Table::at(&before_fire("HU WB1 U01", 30).tension(0, 1));
    table.does("ability WB1 pay t1");
    table.saw("BA-7.10", |fact| matches!(fact, Fact::PaidTension { tension: 1, left: 0, .. }));
    table.does("attack WB1 on 3");
    let per_card = before_fire("HU WB1 U01", 30).tension(0, 1).reading("BA-R83", "per-card");
    let mut table = Table::at(&per_card);
    table.does("ability WB1 pay t1").refuses("attack WB1 on 3", "BA-7.10");
}

#[test]
fn the_line_past_the_core_is_free_where_only_parts_block() {
    for (destroyed, reading, free) in [
        (3, "any-enemy-square", false),
        (3, "intact-parts-only", true),
        (2, "any-enemy-square", false),
        (2, "intact-parts-only", false),
    ] {
        let position = Position::seats(3).hero(0, "HU WA5 U01").at(0, "D5").destroyed(&[destroyed]);
        let position = position.hero(1, "EL WA1 U02").turn(0).reading("BA-R12", reading);
        assert_eq!(Table::at(&position).can("attack WA5 on 1"), free, "{destroyed}, {reading}");
    }
}

#[test]
fn a_miss_bars_a_follow_up_under_one_reading() {
    for (hand, reading, follows) in
        [("W22", "yes", true), ("W22", "no", false), ("W21", "yes", false), ("W21", "no", false)]
    {
        let position = before_fire("HU WA2 U01", 30).hand(0, hand).reading("BA-R35", reading);
        let mut table = Table::at(&position);
        table.does("attack WA2 on 3").falls("1 1");
        if follows {
            table.asks(Question::Pursuit, 0);
        } else {
            table.asks_next();
        }
    }
}

#[test]
fn a_hidden_hand_is_asked_blindly_under_one_reading() {
    let stops = |hands: &str, windows: &str| {
        let position = before_fire("HU WA2 U01", 30).hand(0, "W21").reading("BA-R66", hands);
        let mut table = Table::at(&position.reading("BA-R86", windows));
        table.does("attack WA2 on 3").falls("1 2");
        table.asked().is_some_and(|(question, _)| question == Question::Pursuit)
    };
    assert!(!stops("open", "private"));
    assert!(!stops("open", "public"));
    assert!(!stops("own-only", "private"));
    assert!(stops("own-only", "public"));
}

#[test]
fn a_counter_is_refused_by_its_own_rule() {
    let mut table = Table::at(&before_bite("HU WA1 U01").plays(0, "W13", ""));
    table.falls("S1").falls("6");
    table.asks(Question::Counter, 0).offers(&["placed W13 aim 3", "pass"]);
    table.refuses("placed W13 aim 4", "BA-22.10").refuses("end", "BA-5.2");
}

#[test]
fn a_piece_that_is_taken_meanwhile_is_none_to_choose() {
    let position = Position::seats(3).hp(0, 0).at(0, "D6").at(1, "E6").item(1, "I01");
    let position = position.item(0, "I10").item(0, "I11").item(0, "I07");
    let mut table = Table::at(&position.reading("BA-R59", "on-recovery"));
    table.does("item EL I01 HU").does("piece Q1").does("piece Q2");
    table.saw("BA-16.3", |fact| matches!(fact, Fact::NoPieceLeft { .. }));
    table.asks_next();
}

/// A set-up with these seats, on one of the maps, with the cards under which games are longest.
fn setup(number: u64) -> Setup<Opening> {
    let seats = 2 + (number % 3) as u8;
    let mut setup = Setup::at_revision::<BraveArchitect>(seats, 1).expect("there is one");
    let meta = BraveArchitect::meta();
    let map = if number.is_multiple_of(2) { "volcano" } else { "meadow" };
    let difficulty = if number.is_multiple_of(5) { "easy" } else { "normal" };
    for (name, value) in [("map", map), ("difficulty", difficulty)] {
        setup.set_option(meta, name, value).expect("an option of the game");
    }
    setup
}

#[test]
fn every_rule_that_acts_and_every_card_row_is_told_in_some_game() {
    let mut acted = RuleSet::new();
    for seed in 0..GAMES {
        let player = if seed % 3 == 0 { Player::Random } else { Player::Greedy };
        let dice = &mut Dice::new(20_000 + seed);
        rules_that_act::<BraveArchitect>(&setup(seed), player, 10, dice, &mut acted);
    }
    let game = BraveArchitect::new(&setup(0)).expect("the set-up is one of this game");
    // Both pieces of a card are rarely held: the test below.
    assert_eq!(never_acted(&game, &acted), ["BA-22.15"]);
}

#[test]
fn a_treasure_whose_pieces_are_held_has_no_effect() {
    let position = Position::seats(3).hero(0, "DW WA1 U01").hero(2, "HU WA3 U04").turn(0);
    let position = position.item(0, "I10 Q1").item(0, "I11 Q2").hand(0, "DW1 DW2 W11");
    let mut table = Table::at(&position);
    table.does("play DW2 pay DW1 W11").falls("I07 I01").does("take I07");
    table.saw("BA-22.15", |fact| matches!(fact, Fact::NoPieceLeft { .. }));
    table.saw("BA-21.27", |fact| matches!(fact, Fact::CardRemoved { .. }));
    table.asks(Question::Hero, 0);
}

#[test]
fn a_piece_tells_what_it_adds_by_its_row() {
    let position = Position::seats(3).hero(0, "DW WA1 U01").hero(2, "HU WA3 U04").turn(0);
    let mut table = Table::at(&position.hand(0, "DW1 DW2 W11"));
    table.does("play DW2 pay DW1 W11").falls("I08 I01").does("take I08").does("piece Q3");
    let changes = |fact: &Fact| matches!(fact, Fact::StatChanges { .. });
    assert_eq!(table.times(changes), 2, "defence and speed");
    table.saw("BA:Q3", changes).cites(&["BA:I08", "BA-16.3"]);
}

#[test]
fn lava_under_a_pushed_hero_hurts_by_the_rule_of_pushes() {
    let position = Position::seats(3).option("map", "volcano").body("C2").hate(0, 0);
    let position = position.at(0, "C4").at(1, "A8").at(2, "H8").enemy_discard("N1").all_acted();
    let table = Table::at(&position);
    assert_eq!(table.square(0), "C5");
    table.saw("BA-11.19", |fact| matches!(fact, Fact::Harmed { damage: 1, .. }));
    table.cites(&["BA-11.8"]);
}

#[test]
fn a_defence_below_zero_adds_damage_under_one_reading() {
    for (value, dealt) in [("floor-0", 5), ("negative-adds-damage", 7)] {
        let position = Position::seats(3).hero(0, "MA WA1 U01").at(0, "D4").hand(0, "MA1");
        let position = position.part(3, "EP1", 30).chips(0, -2).stat(0, "acc", 2).turn(0);
        let mut table = Table::at(&position.stat(0, "pow", 2).reading("BA-R38", value));
        table.does("play MA1").does("attack WA1 on 3").falls("3 3");
        assert_eq!(table.dealt()[0].2, dealt);
    }
}

#[test]
fn a_second_hero_down_beside_a_potion_may_be_rescued_first() {
    let position = Position::seats(3).hp(0, 0).at(0, "A8").hp(1, 1).at(1, "H3").at(2, "H1");
    let position = position.body("F3").hate(1, 0).enemy_discard("N1").item(2, "I01").all_acted();
    assert!(Table::at(&position).is_over());
    let mut table = Table::at(&position.reading("BA-R84", "rescue-first"));
    table.asks(Question::Revive, 2).offers(&["item DW I01 EL", "pass"]);
    table.does("item DW I01 EL");
    assert_eq!((table.hp(0), table.hp(1), table.is_over()), (0, 1, false));
}

#[test]
fn the_house_stops_a_game_after_round_60() {
    for (value, over) in [("limit-60", true), ("none", false)] {
        let position = Position::seats(3).round(60).at(0, "A8").at(1, "B8").at(2, "C8");
        let mut table = Table::at(&position.all_acted().reading("BA-R85", value));
        while table.awaits_chance() {
            table.any();
        }
        assert_eq!(table.is_over(), over);
        assert_eq!(table.times(|fact| matches!(fact, Fact::RoundBegins { round: 61 })) > 0, !over);
    }
}
