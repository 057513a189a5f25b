//! Attacks, plans and effects of a hero turn.

use super::*;

/// Slash of the Human (check 5) at Fire (defence 2): 18 rolls do 5 - 2, 15 do 8 - 2, 3 miss; the part
/// shows 30 HP and 4·2 for its defence.
const SLASH: i64 = 20 * (18 * 3 + 15 * 6) - 30 - 8;
/// The same at Water (defence 3).
const SLASH_WATER: i64 = 20 * (18 * 2 + 15 * 5) - 30 - 12;

#[test]
fn an_attack_is_worth_its_expected_damage() {
    let table = Table::new();
    assert_eq!(SLASH, 2_842);
    assert_eq!(table.slash(3), SLASH);
    assert_eq!(table.clone().on("E4").slash(4), SLASH_WATER);
    let weak = Table::new().part(3, Some(5));
    // Defence 3 with 10 HP or less; 15 rolls do 5 damage, which fells it: 6·20 for each.
    assert_eq!(weak.slash(3), 20 * (18 * 2 + 15 * 5) + 120 * 15 - 5 - 12);
    let ones = Table::new().part(3, Some(3));
    // Both rows: 2 of 3 HP, and all of them.
    assert_eq!(ones.slash(3), 20 * (18 * 2 + 15 * 3) + 120 * 15 - 3 - 12);
}

#[test]
fn the_core_is_worth_more_and_its_fall_most() {
    let bare = Table::new().part(1, None).part(2, None).part(3, None).part(4, None);
    // Level 3: acc 3 + 1, pow 3 + 2.
    let table =
        Table { state: State { core_hp: 40, ..bare.state.clone() }, game: bare.game.clone() };
    // Core defence 4: 5 - 4 for a sum of 3 (2 rolls), 5 + 5 - 4 for 4 and more (33 rolls).
    assert_eq!(table.slash(3), 33 * (2 + 33 * 6));
    let last = Table { state: State { core_hp: 6, ..bare.state }, game: bare.game };
    assert_eq!(last.slash(3), 33 * (2 + 33 * 6) + 800 * 33);
    let guarded = Table::new().part(3, None);
    assert_eq!(guarded.slash(3), 0, "a core of defence 13 takes nothing, and no part is shown");
}

#[test]
fn a_link_adds_to_the_check_of_a_first_attack() {
    let mut table = Table::new();
    let slots = Slots::one(Slot::Three);
    table.state.last_attack = Some(LastAttack { seat: Seat::at(1), slots, parts: slots });
    // Check 6: 14 rolls do 3, 21 do 6.
    assert_eq!(table.slash(3), 20 * (14 * 3 + 21 * 6) - 38);
    assert_eq!(table.clone().on("E4").slash(4), SLASH_WATER, "another part");
    let second = table.turn(|turn| turn.attacks = 1);
    assert_eq!(second.slash(3), SLASH);
}

#[test]
fn a_link_attack_and_fixed_damage_pass_the_defence() {
    let mut table = Table::new().hand(&["W11"]).tension(1);
    let pay = table.pay(&[], 1);
    // Power Slash: 18 rolls do 7 - 2, 15 do 10 - 2.
    assert_eq!(table.hits("W11", &pay, &[3]), 20 * (18 * 5 + 15 * 8) - 288 - 38);
    let slots = Slots::one(Slot::Three);
    table.state.last_attack = Some(LastAttack { seat: Seat::at(1), slots, parts: slots });
    assert_eq!(table.hits("W11", &pay, &[3]), 20 * (18 * 6 + 15 * 9) - 288 - 38);
    let table = table.turn(|turn| turn.next.fixed = 2);
    assert_eq!(table.hits("W11", &pay, &[3]), 20 * (18 * 8 + 15 * 11) - 288 - 38);
}

#[test]
fn strikes_add_up_and_what_is_added_counts_once() {
    let table = Table::new().hand(&["W21", "K04", "K05"]).tension(1);
    // Rapid Fist (check 4): 12 rolls do 2·3, 21 do 2·4.
    let plain = table.hits("W21", &table.pay(&[], 1), &[3]);
    assert_eq!(plain, 20 * (12 * 6 + 21 * 8) - 288 - 38);
    let charged = table.hits("W21", &table.pay(&["K04"], 0), &[3]);
    assert_eq!(charged, 20 * (12 * 8 + 21 * 10) - 432 - 38);
    // Sure Hit makes the check 6: 5 rolls do 6 (two ones miss all the same), 30 do 8.
    let sure = table.hits("W21", &table.pay(&["K05"], 0), &[3]);
    assert_eq!(sure, 20 * (5 * 6 + 30 * 8) - 432 - 38);
}

#[test]
fn several_targets_add_up_and_the_primary_one_breaks_a_tie() {
    let table = Table::new().hand(&["W52"]).tension(1);
    let pay = table.pay(&[], 1);
    // Spread Arrow (check 2): 20 rolls do 5 - 2 and 5 - 3, 6 do 6 - 2 and 6 - 3.
    let both = 20 * (20 * (3 + 2) + 6 * (4 + 3)) - 288;
    assert_eq!(table.hits("W52", &pay, &[3, 4]), both - 30 - 8);
    assert_eq!(table.hits("W52", &pay, &[4, 3]), both - 30 - 12);
}

#[test]
fn recoil_costs_more_where_it_brings_down() {
    let table = Table::new().armed("W3", Style::A, "U01");
    let swing = |table: &Table| table.attacks(table.face("WA3"), &Pay::default(), &[3]);
    // Wild Swing (check 6): 18 rolls do 7 - 2, 15 do 11 - 2.
    let worth = 20 * (18 * 5 + 15 * 9) - 38;
    assert_eq!(swing(&table), worth - 1_080);
    let weak = table.with(|has| has.hp = 1);
    assert_eq!(swing(&weak), worth - 1_080 - 14_400);
    let last = weak.other(1, |has| has.hp = 0);
    assert_eq!(swing(&last), worth - 1_080 - 14_400 - 1_000_000);
}

#[test]
fn chips_count_as_far_as_they_fit() {
    let table = Table::new().armed("W3", Style::A, "U01").hand(&["W34"]).tension(1);
    let pay = table.pay(&[], 1);
    // Sunder (check 6): 14 rolls do 6 - 2 and one step, 21 do 8 - 2 and two; two others still act.
    let damage = 20 * (14 * 4 + 21 * 6);
    let step = damage * 2 / 144;
    let worth = damage + (14 + 2 * 21) * step - 288 - 38;
    assert_eq!((damage, step), (3_640, 50));
    assert_eq!(table.hits("W34", &pay, &[3]), worth);
    let mut table = table.other(1, |has| has.acted = true);
    table.state.enemy_def_mod = -1;
    // Defence 1: 14·5, 21·7; one step fits, one other acts.
    let damage = 20 * (14 * 5 + 21 * 7);
    assert_eq!(table.hits("W34", &pay, &[3]), damage + 35 * (damage / 144) - 288 - 34);
    let flash = Table::new().hand(&["W74"]).tension(1);
    // Flash Bomb (check 2): 20 rolls do 4 - 2 and one step of the attack, 6 do 5 - 2 and two.
    let worth = 20 * (20 * 2 + 6 * 3) + 10 * (20 + 2 * 6) - 288 - 38;
    assert_eq!(flash.hits("W74", &pay, &[3]), worth);
    let pin = Table::new().hand(&["W54"]).tension(1);
    // Pinning Arrow (check 4): 20 rolls do 6 - 2 and one step of the move, 10 do 8 - 2 and two.
    let worth = 20 * (20 * 4 + 10 * 6) + 5 * (20 + 2 * 10) - 288 - 38;
    assert_eq!(pin.hits("W54", &pay, &[3]), worth);
}

#[test]
fn cards_that_pay_cost_their_worth() {
    let hand = ["W22", "W11", "K03", "K04", "W12", "W13", "W15", "W21"];
    let table = Table::new().hand(&hand);
    let costs =
        [("W22", 360), ("W11", 576), ("K03", 432), ("W12", 648), ("W13", 720), ("W15", 864)];
    let free = 20 * (12 * 6 + 21 * 8) - 38;
    for (id, worth) in costs {
        assert_eq!(table.hits("W21", &table.pay(&[id], 0), &[3]), free - worth, "{id}");
    }
}

#[test]
fn a_move_is_worth_what_it_makes_possible() {
    let table = Table::new().on("D6");
    assert_eq!(table.moves("D4"), SLASH - 1);
    assert_eq!(table.moves("E4"), SLASH_WATER - 1);
    assert_eq!(table.moves("D5"), -108 - 1, "one step short");
    assert_eq!(table.moves("D8"), -4 * 108 - 1);
    assert_eq!(table.score(&Action::EndTurn), -2 * 108);
    assert_eq!(Table::new().score(&Action::EndTurn), 0);
    let bow = Table::new().armed("W5", Style::A, "U01").on("D6");
    assert_eq!(bow.score(&Action::EndTurn), 0, "nothing is missing: it could shoot");
    let idle = Table::new().on("D6").part(3, None).part(4, None);
    assert_eq!(idle.moves("D4"), -1, "the core of defence 10 takes nothing");
}

#[test]
fn a_card_is_played_for_the_plan_that_is_left() {
    let table = Table::new().hand(&["HU2", "K03", "W12"]);
    let free = Pay::default();
    assert_eq!(table.plays("K03", &free, None), SLASH + 288);
    let stat = |stat| Some(Aim::Stat(stat));
    let pay = table.pay(&["K03"], 0);
    assert_eq!(table.plays("HU2", &pay, stat(Stat::Pow)), SLASH + 3 * 432 - 432);
    assert_eq!(table.plays("HU2", &pay, stat(Stat::Acc)), SLASH + 3 * 432 - 432);
    assert_eq!(table.plays("HU2", &pay, stat(Stat::Mag)), SLASH + 3 * 72 - 432);
    assert_eq!(table.plays("HU2", &pay, stat(Stat::Def)), SLASH + 3 * 24 - 432);
    assert_eq!(table.plays("W12", &free, None), SLASH + 1_440);
    let excited = table.tension(3);
    assert_eq!(excited.plays("K03", &free, None), SLASH, "no step counts");
    let pay = excited.pay(&[], 1);
    assert_eq!(excited.plays("HU2", &pay, stat(Stat::Pow)), SLASH + 3 * 432 - 288);
}

#[test]
fn a_plan_goes_where_the_move_leads() {
    let table = Table::new().on("D6").hand(&["K03"]);
    let free = Pay::default();
    assert_eq!(table.plays("K03", &free, None), SLASH + 288, "from D4");
    let stuck = table.turn(|turn| turn.moved = true);
    assert_eq!(stuck.plays("K03", &free, None), -2 * 108 + 288);
    let granted = stuck.turn(|turn| {
        turn.extra_moves = vec![Points { n: 2, plus: None }];
    });
    assert_eq!(granted.plays("K03", &free, None), SLASH + 288);
    let to = square("D4");
    assert_eq!(granted.score(&Action::ExtraMove { to }), SLASH - 1);
}

#[test]
fn a_card_that_takes_the_attack_away_gains_nothing() {
    // Mana Bolt (check 2, range 3): 20 rolls do 4 - 2, 6 do 5 - 2.
    let bolt = 20 * (20 * 2 + 6 * 3) - 38;
    let table = Table::new().on("D6").turn(|turn| turn.moved = true).hand(&["UD05", "HU1", "K03"]);
    assert_eq!(table.plays("HU1", &table.pay(&["K03"], 0), None), bolt + 1_440 - 432);
    assert_eq!(table.plays("HU1", &table.pay(&["UD05"], 0), None), -2 * 108 - 360);
}

#[test]
fn mods_for_the_next_attack_need_one() {
    let table = Table::new().hand(&["K02", "W32", "EL2"]);
    let free = Pay::default();
    assert_eq!(table.plays("K02", &free, None), SLASH + 540 + 36);
    assert_eq!(table.plays("W32", &free, None), SLASH + 2 * 540 - 432);
    assert_eq!(table.plays("EL2", &free, None), SLASH + 2 * 432 + 36);
    let near = Table::new().on("D5").turn(|turn| turn.moved = true).hand(&["K02", "W32"]);
    assert_eq!(near.plays("K02", &free, None), -108 + 720, "one more range reaches");
    assert_eq!(near.plays("W32", &free, None), -108);
    let far = Table::new().on("D6").turn(|turn| turn.moved = true).hand(&["K02"]);
    assert_eq!(far.plays("K02", &free, None), -2 * 108);
}

#[test]
fn supports_gain_what_they_do() {
    let hand = ["BE1", "W84", "MA1", "K18", "K08", "K16", "K12", "HA1", "K15", "W72"];
    let table = Table::new().hand(&hand).tension(1);
    let (free, pay) = (Pay::default(), table.pay(&[], 1));
    let paid = |gain: i64| SLASH + gain - 288;
    // Two others still act: a step of the enemy's defence is worth 480 + 2·360.
    assert_eq!(table.plays("BE1", &pay, None), paid(1_200 + 360));
    assert_eq!(table.plays("W84", &pay, None), paid(2 * 1_200));
    assert_eq!(table.plays("K16", &pay, None), paid(360 + 180));
    assert_eq!(table.plays("K15", &pay, None), paid(1_200 + 432));
    assert_eq!(table.plays("MA1", &free, None), SLASH + 960);
    assert_eq!(table.plays("K18", &free, None), SLASH + 2 * 432 - 360);
    assert_eq!(table.plays("K08", &free, None), SLASH + 72);
    assert_eq!(table.plays("K12", &free, None), SLASH + 36);
    assert_eq!(table.plays("HA1", &free, None), SLASH + 24 + 36);
    assert_eq!(table.plays("W72", &free, None), SLASH + 432);
    let mut lowered = table;
    lowered.state.enemy_def_mod = -2;
    // Defence 0: 18·5 + 15·8.
    let bare = 20 * (18 * 5 + 15 * 8) - 30;
    assert_eq!(lowered.plays("W84", &pay, None), bare - 288, "no step fits");
}

#[test]
fn a_move_is_needed_where_no_attack_is_legal() {
    let table = Table::new().on("D8").hand(&["K12"]);
    // Three points lead to D5, one step short.
    assert_eq!(table.plays("K12", &Pay::default(), None), -108 + 360);
}

#[test]
fn a_song_counts_for_each_hero_in_reach() {
    let table = Table::new().hand(&["K14"]).tension(1);
    let pay = table.pay(&[], 1);
    let alone = SLASH + 432 + 72 - 288;
    assert_eq!(table.plays("K14", &pay, None), alone, "pow is in the plan, mag is not");
    let two = table.other(1, |has| has.at = Square::from_label("D6"));
    assert_eq!(two.plays("K14", &pay, None), alone + 432 + 72);
    let down = two.other(1, |has| has.hp = 0);
    assert_eq!(down.plays("K14", &pay, None), alone);
}

#[test]
fn heals_are_worth_more_where_little_is_left() {
    let table = Table::new().hand(&["W61", "W63"]).tension(3);
    let table = table.with(|has| has.hp = 7).other(1, |has| {
        has.at = Square::from_label("C5");
        has.hp = 12;
    });
    let pay = table.pay(&[], 1);
    let heals = |seat| table.plays("W61", &pay, Some(hero(&table, seat)));
    assert_eq!(heals(0), SLASH + 3 * 1_080 - 288);
    assert_eq!(heals(1), SLASH + 360 - 288, "one HP is missing");
    let card = table.card("W61");
    let boosted = Action::Play { card, pay: pay.clone(), aim: Some(hero(&table, 0)), boost: true };
    assert_eq!(table.score(&boosted), SLASH + 4 * 1_080 - 2 * 288);
    let two = table.pay(&[], 2);
    assert_eq!(table.plays("W63", &two, None), SLASH + 2 * 1_080 + 360 - 2 * 288);
    let down = table.other(1, |has| has.hp = 0);
    assert_eq!(down.plays("W61", &pay, Some(hero(&down, 1))), SLASH + 7_200 - 288);
    assert_eq!(down.plays("W63", &two, None), SLASH + 2 * 1_080 + 7_200 - 2 * 288);
}

#[test]
fn own_damage_is_taken_off_a_card() {
    let table = Table::new().hand(&["DE1", "MA2", "UD09", "K03"]);
    let pay = table.pay(&["K03"], 0);
    assert_eq!(table.plays("DE1", &pay, None), SLASH + 1_440 - 1_080 - 432);
    // pow is in the plan, spd is not.
    let free = Pay::default();
    assert_eq!(table.plays("MA2", &free, None), SLASH - 1_080 + 2 * 432 + 2 * 72);
    assert_eq!(table.plays("UD09", &free, None), SLASH - 1_080 + 2 * 288);
    let weak = table.with(|has| has.hp = 1);
    assert_eq!(weak.plays("UD09", &free, None), SLASH - 1_080 - 14_400 + 2 * 288);
}

#[test]
fn a_pursuit_is_worth_something_if_it_can_be_paid() {
    let table = Table::new().hand(&["K06", "W22", "K03"]);
    let pay = table.pay(&["K03"], 0);
    // Chain Blow (check 5): 18 rolls do 4 - 2, 15 do 6 - 2: Slash is the first, Chain Blow is free.
    assert_eq!(table.plays("K06", &pay, None), SLASH + 720 - 432);
    let without = table.plays("K06", &table.pay(&["W22"], 0), None);
    assert_eq!(without, SLASH - 360, "Slash alone is left");
}

#[test]
fn hate_is_wanted_by_who_bears_it_best() {
    let table = Table::new().hand(&["K07"]);
    let taunts = |table: &Table| table.plays("K07", &Pay::default(), None);
    assert_eq!(taunts(&table), SLASH - 360);
    let weak = table.other(1, |has| has.hp = 3);
    assert_eq!(taunts(&weak), SLASH + 1_080, "the Dwarf has the same defence, not a higher one");
    let dwarf = weak.with(|has| has.sub = None);
    assert_eq!(taunts(&dwarf), SLASH - 360);
}

#[test]
fn abilities_are_scored_like_cards() {
    let table = Table::new().armed("W1", Style::A, "U09");
    // pow 4, check 6: 14 rolls do 5 - 2, 21 do 9 - 2.
    let slash = 20 * (14 * 3 + 21 * 7) - 38;
    let uses = |table: &Table, ability, tension| {
        table.score(&Action::UseAbility { ability, pay: table.pay(&[], tension), aim: None })
    };
    assert_eq!(uses(&table, table.sub("U09"), 0), slash - 1_080 + 3 * 540);
    let guard = Table::new().armed("W1", Style::B, "U01").tension(1);
    // Shield Bash (check 5): 14 rolls do 5 - 2, 21 do 6 - 2 and one step of the attack.
    let bash = 20 * (14 * 3 + 21 * 4) + 10 * 21 - 38;
    assert_eq!(uses(&guard, guard.face("WB1"), 1), bash + 24 - 288, "defence is for the enemy");
}

#[test]
fn items_and_tension_heal_in_the_own_turn() {
    let table = Table::new().tension(2).with(|has| has.hp = 7);
    assert_eq!(table.uses_item("I01", 0), SLASH + 3 * 1_080 - 360);
    assert_eq!(table.uses_item("I05", 0), SLASH + 288 - 360, "one step counts");
    assert_eq!(table.heals(), SLASH + 1_080 - 576);
    let well = table.with(|has| has.hp = 14);
    assert_eq!(well.uses_item("I01", 0), SLASH + 360 - 360);
    assert_eq!(well.heals(), SLASH + 360 - 576);
    let down = well.other(1, |has| {
        has.hp = 0;
        has.at = Square::from_label("D5");
    });
    assert_eq!(down.uses_item("I01", 1), SLASH + 7_200 - 360);
}

#[test]
fn after_an_attack_the_plan_is_not_asked() {
    let table = Table::new().hand(&["W22"]).turn(|turn| turn.attacks = 1).with(|has| has.hp = 7);
    assert_eq!(table.hits("W22", &Pay::default(), &[3]), 20 * (18 * 2 + 15 * 4) - 38);
    assert_eq!(table.score(&Action::Stop), 0);
    assert_eq!(table.uses_item("I01", 0), 3 * 1_080 - 360);
    assert_eq!(table.tension(2).heals(), 1_080 - 576);
}

#[test]
fn a_list_is_scored_as_each_action_by_itself() {
    let hand = ["HU2", "K03", "W21", "W15", "K04", "K05", "W52", "W12"];
    let table = Table::new().on("D5").hand(&hand).tension(2).enemy("N3", &["N2", "S1"]).hated(0);
    let mut legal = Vec::new();
    table.game.legal_actions(&table.state, &mut legal);
    assert!(legal.len() > 60, "a rich list: {}", legal.len());
    let mut together = Vec::new();
    scores(&table.game, &table.state, &legal, &mut together);
    let apart: Vec<i64> = legal.iter().map(|action| table.score(action)).collect();
    assert_eq!(together, apart);
    let mut again = Vec::new();
    scores(&table.game, &table.state, &legal, &mut again);
    assert_eq!(together, again);
    assert!(apart.iter().min() < apart.iter().max());
}

#[test]
fn one_half_of_the_weapon_card_bars_the_other_under_per_card() {
    // Shield Bash, or nothing to attack with, to which one step is missing.
    let bash = 20 * (14 * 3 + 21 * 4) + 10 * 21 - 38;
    for (value, worth) in [(SheetCardLimit::PerAbility, bash), (SheetCardLimit::PerCard, -108)] {
        let table = Table::reading("sheet-card-limit", value as u8).armed("W1", Style::B, "U01");
        let face = table.face("WB1");
        let table = table.hand(&["K03"]).turn(|turn| turn.abilities_used = vec![face]);
        assert_eq!(table.plays("K03", &Pay::default(), None), worth + 288);
    }
}
