//! Refusals of a player turn.

use super::{Table, battle, hex, moved, order, ordered};
use crate::battle::Used;
use crate::prelude::*;

use Camp::{North, South};

/// The tests of this file, for whoever wants to know all that they are refused.
pub(super) const ALL: &[fn()] = &[
    order_is_refused_by_what_bars_it,
    only_a_leader_is_ordered_to_detach_and_not_by_every_card,
    section_is_named_only_under_its_reading,
    move_is_refused_by_what_bars_it,
    glory_takes_a_piece_a_hex_farther,
    moves_stay_in_the_section_under_their_reading,
    pieces_share_a_hex_only_if_they_fit,
    heroes_stop_at_chests_and_rivers_and_mounted_leaders_at_ramparts,
    troop_waits_for_its_leader,
    map_is_left_over_the_own_baseline,
    battle_is_refused_by_what_bars_it,
    hero_that_joined_or_detached_does_not_battle,
    search_is_refused_by_what_bars_it,
    creature_has_a_target_and_tokens,
    retreat_is_refused_by_what_bars_it,
    who_ignores_all_flags_stays,
    flags_that_were_said_are_ignored_and_a_shorter_way_is_free_to_choose,
    readings_of_champions_bind_their_ways,
    champion_goes_one_to_three_hexes_and_ends_where_it_may,
    answers_to_a_melee_are_refused_by_what_bars_them,
    lore_card_has_its_window_its_cost_and_a_target,
    lore_card_for_melee_is_not_played_at_range,
    lore_card_that_would_change_nothing_is_not_played,
    first_card_of_a_turn_is_held,
    item_is_refused_by_what_bars_it,
    thorns_prick_wherever_their_unit_went,
    faces_of_the_roll_that_hurt_can_be_cancelled,
];

fn path(steps: &[bool]) -> Path {
    steps.iter().fold(Path::EMPTY, |path, east| path.longer(*east).expect("a short path"))
}

fn retreat(ignored: u8, glory: Option<GloryUse>, path: Path) -> Action {
    Action::Retreat { ignored, glory, path }
}

#[test]
fn order_is_refused_by_what_bars_it() {
    let table = || {
        let table = Table::new(1, &[]).asks(Task::Order);
        table.unit(South, "HGs", "C5").unit(South, "HBm", "B2").unit(North, "HGs", "G6")
    };
    let mut centre = table().grant(Filter::Section(Section::Centre), 1);
    centre.allows(&order("C5"));
    centre.refuses(&order("D7"), BL_7_1);
    centre.refuses(&order("G6"), BL_7_1);
    centre.refuses(&order("B2"), BL_7_2);
    *centre.doing_mut("C5") = ordered();
    centre.refuses(&order("C5"), BL_7_1);
    table().grant(Filter::Foot, 1).refuses(&order("B2"), BL_7_5);
    table().refuses(&order("B2"), BL_7_3);
    let mut faces = table();
    faces.state.battle_mut().orders.faces = [1, 0, 0, 0, 0, 0];
    faces.allows(&order("C5"));
    faces.refuses(&order("B2"), BL_7_6);
}

#[test]
fn only_a_leader_is_ordered_to_detach_and_not_by_every_card() {
    let detach = Action::OrderDetach { hero: HeroId(0), section: None };
    let alone = Table::new(4, &[]).asks(Task::Order).hero(0, South, Class::Rogue, "C5", false);
    alone.grant(Filter::Any, 1).refuses(&detach, BH_6_3);
    let table = || {
        let table = Table::new(4, &[]).asks(Task::Order).unit(South, "HBs", "C5");
        table.hero(0, South, Class::Rogue, "C5", false)
    };
    table().grant(Filter::Any, 1).allows(&detach);
    table().grant(Filter::Colour(Colour::Blue), 1).refuses(&detach, BH_6_6);
}

#[test]
fn section_is_named_only_under_its_reading() {
    let west = Some(Section::West);
    let named = Action::Order { piece: hex("B4"), hero: None, section: west };
    let table = |changed: &[(&str, u8)]| {
        let table = Table::new(1, changed).asks(Task::Order).unit(South, "HGs", "B4");
        table.grant(Filter::Section(Section::West), 1).grant(Filter::Section(Section::Centre), 1)
    };
    table(&[]).allows(&order("B4"));
    table(&[]).refuses(&named, BL_6_4);
    table(&[("dotted-line-order", 1)]).allows(&named);
    let owner = [("dotted-line-order", 1)];
    table(&owner).refuses_so(
        &order("B4"),
        Refusal::SectionMissing { hex: hex("B4") },
        "B4 lies on a dotted line: say of which section the order is, West or Centre",
    );
    let mut spent = table(&owner);
    spent.state.battle_mut().orders.grants[0].left = 0;
    spent.refuses_so(
        &named,
        Refusal::SectionWithout { hex: hex("B4"), section: Section::West },
        "no order of the West is left for the piece at B4",
    );
    spent.state.battle_mut().orders.grants[1].left = 0;
    spent.refuses(&named, BL_7_3);
}

#[test]
fn move_is_refused_by_what_bars_it() {
    let mut table = Table::new(1, &[]).asks(Task::Move).ordered_unit("HGs", "C3");
    table = table.ordered_unit("HBs", "D5").unit(South, "HBs", "A6").unit(North, "HGs", "D3");
    table.allows(&moved("C3", "C2", false));
    table.refuses(&moved("A6", "A5", false), BL_7_4);
    table.refuses(&moved("C3", "C3", false), BL_8_1);
    table.refuses(&moved("C3", "C6", false), BL_8_1);
    table.refuses(&moved("C3", "D3", false), BL_8_2);
    table.refuses(&moved("D5", "E5", false), BL_8_2);
    // Over the forest on C4.
    table.allows(&moved("C3", "C4", false));
    table.refuses(&moved("C3", "C5", false), BL_8_3);
    table.refuses(&moved("C3", "C2", true), BH_12_2);
    table.refuses(&moved("C3", "C3", false), BL_8_1);
    table.refuses(&Action::SpendGlory { piece: hex("C3") }, BL_6_4);
    table.doing_mut("D5").was_joined = true;
    table.refuses(&moved("D5", "D6", false), BH_8_9);
    table.doing_mut("C3").has_moved = true;
    table.refuses(&moved("C3", "C2", false), BL_8_1);
    table.doing_mut("C3").has_moved = false;
    table.state.battle_mut().unit_mut(hex("C3")).expect("it stands there").webbed = true;
    table.refuses(&moved("C3", "C2", false), BL_14_3);
}

#[test]
fn glory_takes_a_piece_a_hex_farther() {
    let mut table = Table::new(1, &[]).asks(Task::Move).ordered_unit("HRl", "C6");
    table.refuses(&moved("C6", "C8", false), BL_8_1);
    table.state.battle_mut().unit_mut(hex("C6")).expect("it stands there").glory = 1;
    table.allows(&moved("C6", "C8", true));
    let mut split = Table::new(1, &[("troop-leaves-leader", 1)]).asks(Task::Move);
    split = split.ordered_unit("HRl", "C6").ordered_unit("HRl", "A6");
    split.state.battle_mut().unit_mut(hex("C6")).expect("it stands there").glory = 1;
    split.refuses(&moved("C6", "C7", true), BL_6_4);
    split.allows(&Action::SpendGlory { piece: hex("C6") });
    let trace = &mut Trace::off();
    split.game.spend_glory_on_move(&mut split.state, hex("C6"), trace);
    split.allows(&moved("C6", "C8", true));
    split.refuses(&moved("A6", "A7", false), BL_6_4);
    split.refuses(&Action::DoneMoving, BL_6_4);
    let mut corner = Table::new(1, &[("troop-leaves-leader", 1)]).asks(Task::Move);
    corner = corner.ordered_unit("HGs", "A1").unit(South, "HGs", "A2").unit(South, "HGs", "B1");
    corner.state.battle_mut().unit_mut(hex("A1")).expect("it stands there").glory = 1;
    corner.refuses(&Action::SpendGlory { piece: hex("A1") }, BL_8_1);
}

#[test]
fn moves_stay_in_the_section_under_their_reading() {
    let mut table = Table::new(1, &[("section-test", 1)]).asks(Task::Move);
    table = table.ordered_unit("HGm", "C5");
    let section = Some(Section::Centre);
    let doing = table.doing_mut("C5");
    doing.ordered = doing.ordered.map(|by| super::Ordered { section, ..by });
    table.allows(&moved("C5", "C6", false));
    table.refuses(&moved("C5", "B3", false), BL_7_2);
}

#[test]
fn pieces_share_a_hex_only_if_they_fit() {
    // tv17.
    let mut table = Table::new(4, &[]).asks(Task::Move).hero(0, South, Class::Rogue, "C5", false);
    table = table.unit(South, "HBs", "D6").unit(South, "HGm", "C7").unit(South, "GIA", "B5");
    table.hero_mut(0).doing = ordered();
    table.allows(&moved("C5", "D6", false));
    table.refuses(&moved("C5", "C7", false), BH_8_4);
    table.refuses(&moved("C5", "B5", false), BH_8_4);
    let mut troops = Table::new(4, &[]).asks(Task::Move).hero(0, South, Class::Rogue, "C5", false);
    troops = troops.ordered_unit("HGm", "D5").ordered_unit("HGs", "B5").ordered_unit("GIA", "D4");
    troops.allows(&moved("B5", "C5", false));
    troops.refuses(&moved("D5", "C5", false), BH_8_6);
    troops.refuses(&moved("D4", "C5", false), BH_8_4);
}

#[test]
fn heroes_stop_at_chests_and_rivers_and_mounted_leaders_at_ramparts() {
    let mut table = Table::new(4, &[]).asks(Task::Move).hero(0, South, Class::Rogue, "C4", false);
    table = table.unit(North, "HBs", "D3");
    table.hero_mut(0).doing = ordered();
    // The chest on D4 is on the only way to E4; the river on E3.
    table.allows(&moved("C4", "D4", false));
    table.refuses(&moved("C4", "E4", false), BH_16_2);
    let mut river = Table::new(4, &[]).asks(Task::Move).hero(0, South, Class::Rogue, "D3", false);
    river.hero_mut(0).doing = ordered();
    river.refuses(&moved("D3", "E3", false), BL_2_1);
    let mut led = Table::new(4, &[]).asks(Task::Move).ordered_unit("HGs", "E7");
    led.allows(&moved("E7", "F7", false));
    led = led.hero(0, South, Class::Rogue, "E7", true);
    led.refuses(&moved("E7", "F7", false), BH_8_7);
}

#[test]
fn troop_waits_for_its_leader() {
    // tv16.
    let detach = |to: &str| Action::Detach { hero: HeroId(0), dest: hex(to), join: None };
    let mut table = Table::new(4, &[]).asks(Task::Move).ordered_unit("HBs", "C5");
    table = table.hero(0, South, Class::Rogue, "C5", false);
    table.refuses(&detach("E5"), BH_6_3);
    table.hero_mut(0).detachment = Detachment::Ordered;
    table.hero_mut(0).doing = ordered();
    table.refuses(&moved("C5", "D5", false), BH_6_4);
    table.allows(&detach("E5"));
    table.refuses(&detach("C5"), BH_9_1);
    table.refuses(&detach("C8"), BH_9_1);
}

#[test]
fn map_is_left_over_the_own_baseline() {
    let exit = Action::ExitMap { hero: HeroId(0) };
    let at = |label| {
        let table = Table::new(4, &[]).asks(Task::Move);
        table.hero(0, South, Class::Rogue, label, false)
    };
    at("A4").refuses(&exit, BH_8_5);
    for (label, far) in [("A4", false), ("B4", false), ("C4", true)] {
        let mut table = at(label);
        table.hero_mut(0).doing = ordered();
        if far { table.refuses(&exit, BH_8_5) } else { table.allows(&exit) }
    }
}

#[test]
fn battle_is_refused_by_what_bars_it() {
    let mut table = Table::new(1, &[]).asks(Task::Combat).ordered_unit("HGb", "C5");
    table = table.ordered_unit("HBs", "F6").unit(South, "HGs", "A6");
    table = table.unit(North, "HGs", "G5").unit(North, "HGs", "G6").unit(North, "HGs", "H6");
    table.allows(&battle("C5", "G5", false));
    table.refuses(&battle("A6", "G6", false), BL_7_4);
    table.refuses(&battle("C5", "H6", false), BL_9_3);
    table.refuses(&battle("C5", "E7", false), BL_9_3);
    table.refuses(&battle("F6", "G6", true), BH_12_2);
    table.doing_mut("F6").moved = 2;
    table.refuses(&battle("F6", "G6", false), BL_9_1);
    table.doing_mut("F6").moved = 0;
    table.doing_mut("F6").battles = 1;
    table.refuses(&battle("F6", "G6", false), BL_9_1);
    // tv02: a troop on E5 blocks.
    let blocked = Table::new(4, &[]).asks(Task::Combat).ordered_unit("HGb", "C5");
    let blocked = blocked.unit(South, "HGs", "E5").unit(North, "HGs", "G5");
    blocked.refuses(&battle("C5", "G5", false), BL_4_8);
    let near = blocked.unit(North, "HGs", "D5").unit(North, "HGs", "A5");
    near.refuses(&battle("C5", "G5", false), BL_4_8);
    near.refuses(&battle("C5", "A5", false), BL_4_6);
    near.allows(&battle("C5", "D5", false));
    let mut house = Table::new(4, &[]).asks(Task::Combat).ordered_unit("HGs", "G7");
    house = house.unit(North, "HGs", "H7");
    house.allows(&battle("G7", "H7", false));
    house.doing_mut("G7").moved = 1;
    house.refuses(&battle("G7", "H7", false), BL_9_1);
    house.asks_something_else(&order("G7"));
}

#[test]
fn hero_that_joined_or_detached_does_not_battle() {
    let mut table = Table::new(4, &[]).asks(Task::Combat).unit(North, "HGs", "D5");
    table = table.hero(0, South, Class::Warrior, "C5", false);
    table.hero_mut(0).doing = ordered();
    table.allows(&battle("C5", "D5", false));
    table.hero_mut(0).joined = true;
    table.refuses(&battle("C5", "D5", false), BH_6_2);
    table.hero_mut(0).detachment = Detachment::Made;
    table.refuses(&battle("C5", "D5", false), BH_6_3);
    let named = Action::Battle {
        attacker: hex("C5"),
        target: hex("D5"),
        glory: false,
        hero: Some(HeroId(0)),
    };
    table.refuses(&named, BL_6_4);
}

#[test]
fn search_is_refused_by_what_bars_it() {
    let search = Action::Search { hero: HeroId(0) };
    let at = |label: &str| {
        let mut table = Table::new(4, &[]).asks(Task::Combat);
        table = table.hero(0, South, Class::Rogue, label, false);
        table.hero_mut(0).doing = ordered();
        table
    };
    at("D4").allows(&search);
    at("D5").refuses(&search, BH_16_3);
    at("D4").unit(North, "HBs", "E5").refuses(&search, BH_16_3);
    let mut battled = at("D4");
    battled.hero_mut(0).doing.battles = 1;
    battled.refuses(&search, BH_16_3);
    let mut idle = at("D4");
    idle.hero_mut(0).doing.ordered = None;
    idle.refuses(&search, BL_7_4);
    let mut detached = at("D4");
    detached.hero_mut(0).detachment = Detachment::Made;
    detached.refuses(&search, BH_16_4);
    // tv44: its troop moved two hexes.
    let mut led = at("D4").ordered_unit("HBs", "D4");
    led.allows(&search);
    led.doing_mut("D4").moved = 2;
    led.refuses(&search, BH_16_7);
    // tv22: with Surveyor's Map.
    let mut map = at("D4").unit(North, "HBs", "E5");
    let card = map.artifact("ART10");
    map.hero_mut(0).equipped = vec![card];
    map.allows(&search);
}

#[test]
fn creature_has_a_target_and_tokens() {
    let power = |to: &str| Action::CreaturePower { creature: hex("C5"), target: hex(to) };
    let mut table = Table::new(4, &[]).asks(Task::Combat).unit(South, "GIA", "C5");
    table = table.unit(North, "HBs", "E6").unit(North, "HBs", "D4");
    table.refuses(&power("E6"), BL_14_3);
    *table.doing_mut("C5") = ordered();
    table.refuses(&power("E6"), BL_14_3);
    table.state.battle_mut().side_mut(South).tokens = 3;
    table.allows(&power("E6"));
    table.refuses(&power("D4"), BL_14_3);
    table.doing_mut("C5").battles = 1;
    table.refuses(&power("E6"), BL_14_3);
}

#[test]
fn retreat_is_refused_by_what_bars_it() {
    let stay = retreat(0, None, Path::EMPTY);
    let back = |steps: &[bool]| retreat(0, None, path(steps));
    let mut table = Table::new(1, &[]).unit(South, "HGs", "D5").unit(North, "HGs", "D6");
    let who = Fighter { camp: South, at: hex("D5"), hero: None };
    let trace = &mut Trace::off();
    table.game.begin_retreat(&mut table.state, who, 2, RetreatCause::Battle, trace);
    table.allows(&back(&[false, true]));
    table.refuses(&retreat(1, None, path(&[false])), BL_10_2);
    table.refuses(&back(&[false]), BL_10_5);
    table.refuses(&stay, BL_10_5);
    table.refuses_so(
        &back(&[false, false, false]),
        Refusal::LongerPath { longest: 2 },
        "the way is too long: the flags that are left drive the unit back 2 hexes",
    );
    table.refuses(&retreat(0, Some(GloryUse::IgnoreFlag), path(&[false])), BH_12_2);
    table.refuses(&Action::IgnoreFlags { ignored: 0, glory: None }, BL_6_4);
    table.state.battle_mut().unit_mut(hex("D5")).expect("it stands there").glory = 1;
    table.allows(&retreat(0, Some(GloryUse::IgnoreFlag), path(&[true])));
    table.allows(&retreat(0, Some(GloryUse::ExtraHex), path(&[true, true, false])));
    // A friend bars one of the ways, and whoever goes over it goes no legal way.
    table = table.unit(South, "HBs", "C6");
    table.refuses(&back(&[true, true]), BL_10_4);
    table.refuses(&back(&[true, true, true]), BL_10_4);
}

#[test]
fn who_ignores_all_flags_stays() {
    let mut table = Table::new(1, &[]).unit(South, "HGs", "D5");
    let who = Fighter { camp: South, at: hex("D5"), hero: None };
    let trace = &mut Trace::off();
    table.game.begin_retreat(&mut table.state, who, 1, RetreatCause::Battle, trace);
    table.state.battle_mut().unit_mut(hex("D5")).expect("it stands there").glory = 1;
    let glory = Some(GloryUse::IgnoreFlag);
    table.allows(&retreat(0, glory, Path::EMPTY));
    table.refuses_so(
        &retreat(0, glory, path(&[true])),
        Refusal::LongerPath { longest: 0 },
        "no flag is left that drives the unit back: it stays",
    );
    table.refuses(&retreat(0, glory, path(&[true, true])), BL_10_5);
}

#[test]
fn flags_that_were_said_are_ignored_and_a_shorter_way_is_free_to_choose() {
    let mut table = Table::new(1, &[("retreat-path", 1)]).unit(South, "HGs", "D5");
    let who = Fighter { camp: South, at: hex("D5"), hero: None };
    let trace = &mut Trace::off();
    table.game.begin_retreat(&mut table.state, who, 2, RetreatCause::Battle, trace);
    table.state.battle_mut().retreat_mut().ignored = Some(0);
    table.state.battle_mut().retreat_mut().step = RetreatStep::Choose;
    table.allows(&retreat(0, None, path(&[true])));
    table.refuses_so(
        &retreat(1, None, path(&[true])),
        Refusal::IgnoredOtherwise { said: 0 },
        "it was said already that 0 flags are ignored: the way must say the same, of a Glory \
         token too",
    );
    table = table.unit(South, "HBs", "C6");
    // It is not too short, but barred.
    table.refuses(&retreat(0, None, path(&[true])), BL_10_4);
}

#[test]
fn readings_of_champions_bind_their_ways() {
    let who = Fighter { camp: South, at: hex("E6"), hero: Some(HeroId(0)) };
    let mut table = Table::new(4, &[("champion-retreat-length", 1)]);
    table = table.hero(0, South, Class::Rogue, "E6", false);
    let trace = &mut Trace::off();
    table.game.begin_retreat(&mut table.state, who, 3, RetreatCause::Battle, trace);
    table.allows(&retreat(1, None, path(&[true, true])));
    table.refuses(&retreat(0, None, path(&[true, true])), BH_15_1);
    let mut home = Table::new(4, &[("exit-by-evade", 1)]).unit(North, "HBs", "B5");
    home = home.hero(0, South, Class::Rogue, "A5", false);
    home = home.fight(FightKind::Attack, "B5", "A5", FightStep::Answer);
    home.refuses(&Action::Evade { path: Path::EMPTY.then_out() }, BH_15_4);
}

#[test]
fn champion_goes_one_to_three_hexes_and_ends_where_it_may() {
    // tv19, tv39: it may pass enemies, not end with them.
    let mut table = Table::new(4, &[]).hero(0, South, Class::Rogue, "E6", false);
    table = table.unit(North, "HBs", "D5");
    let who = Fighter { camp: South, at: hex("E6"), hero: Some(HeroId(0)) };
    let trace = &mut Trace::off();
    table.game.begin_retreat(&mut table.state, who, 1, RetreatCause::Battle, trace);
    let back = |steps: &[bool]| retreat(0, None, path(steps));
    table.allows(&retreat(1, None, Path::EMPTY));
    table.allows(&back(&[false, false]));
    table.refuses(&back(&[false]), BH_15_2);
    table.refuses(&back(&[true, true, false, false]), BH_15_1);
    table.refuses(&retreat(2, None, Path::EMPTY), BL_10_2);
}

#[test]
fn answers_to_a_melee_are_refused_by_what_bars_them() {
    let back = Action::BattleBack { glory: false };
    let evade = Action::Evade { path: path(&[true]) };
    let table = |target: &str, kind, step| {
        let table = Table::new(1, &[]).unit(South, "HBs", "C5").unit(North, target, "D5");
        table.fight(kind, "C5", "D5", step)
    };
    let answer = FightStep::Answer;
    table("HBs", FightKind::Attack, answer).refuses(&back, BL_11_1);
    table("HBs", FightKind::Attack, answer).refuses(&evade, BH_15_4);
    let bold = table("DBs", FightKind::Attack, answer);
    bold.allows(&back);
    bold.refuses(&Action::BattleBack { glory: true }, BH_12_2);
    table("DBs", FightKind::BattleBack, answer).refuses(&back, BL_11_1);
    let mut hero = Table::new(4, &[]).unit(South, "HBs", "C5");
    hero = hero.hero(0, North, Class::Rogue, "D5", false);
    hero = hero.fight(FightKind::Attack, "C5", "D5", answer);
    hero.allows(&evade);
    hero.state.battle_mut().fight_mut().forced = true;
    hero.refuses(&evade, BH_15_4);
    let ground = table("HBs", FightKind::Attack, FightStep::Ground);
    ground.refuses(&Action::GainGround, BL_11_3);
    let pursue = Action::Pursue { hex: hex("B5") };
    table("HBs", FightKind::Attack, FightStep::Pursue).refuses(&pursue, BL_11_4);
    let mut rides = Table::new(1, &[]).unit(South, "HGm", "C5").unit(North, "HBs", "D5");
    rides = rides.fight(FightKind::Attack, "C5", "D5", FightStep::Pursue);
    rides.allows(&pursue);
    rides.refuses(&Action::Pursue { hex: hex("D5") }, BL_11_4);
    rides.state.battle_mut().fight_mut().step = FightStep::Bonus;
    rides.allows(&battle("C5", "D5", false));
    rides.refuses(&battle("C5", "C6", false), BL_9_3);
    rides.refuses(&battle("C5", "C7", false), BL_11_4);
}

#[test]
fn lore_card_has_its_window_its_cost_and_a_target() {
    let mut table = Table::new(1, &[]).asks(Task::Combat).unit(South, "HBs", "C5");
    table = table.unit(North, "HBs", "D5").unit(North, "HBs", "H5");
    let (fireball, haste, smite) = (table.lore("LWZ01"), table.lore("LWZ05"), table.lore("LCL06"));
    let at = |card, to: &str| Action::PlayLore { card, targets: Targets::Hex(hex(to)) };
    table.refuses(&at(fireball, "D5"), BL_12_6);
    let side = table.state.battle_mut().side_mut(South);
    side.lores = vec![fireball, haste, smite];
    side.tokens = 4;
    table.allows(&at(fireball, "D5"));
    table.refuses(&at(fireball, "H5"), BL_12_6);
    table.refuses(&Action::PlayLore { card: haste, targets: Targets::None }, BL_12_6);
    // Out of character it costs three more.
    table.refuses(&at(smite, "D5"), BL_12_4);
    table.state.battle_mut().side_mut(South).tokens = 7;
    table.allows(&at(smite, "D5"));
    table.state.battle_mut().side_mut(South).lore_played = true;
    table.refuses(&at(fireball, "D5"), BL_12_4);
}

#[test]
fn lore_card_for_melee_is_not_played_at_range() {
    let mut table = Table::new(1, &[]).unit(South, "HGb", "C5").unit(North, "HGs", "E6");
    let blades = table.lore("LCL02");
    let side = table.state.battle_mut().side_mut(South);
    side.lores = vec![blades];
    side.tokens = 9;
    table = table.fight(FightKind::Attack, "C5", "E6", FightStep::PreAttack);
    let play = Action::PlayLore { card: blades, targets: Targets::None };
    let why = Refusal::WrongMode { card: blades, mode: Mode::Melee };
    table.refuses_so(&play, why, "Blessed Blades is for melee, and this is none");
}

#[test]
fn lore_card_that_would_change_nothing_is_not_played() {
    let mut table = Table::new(1, &[("idle-uses", 1)]).asks(Task::Alongside);
    let pockets = table.lore("LRG01");
    let side = table.state.battle_mut().side_mut(South);
    side.lores = vec![pockets];
    side.tokens = 3;
    let play = Action::PlayLore { card: pockets, targets: Targets::None };
    let why = Refusal::NoEffect { card: pockets };
    table.refuses_so(&play, why, "Pick Pockets would change nothing now");
    table.state.battle_mut().side_mut(North).tokens = 1;
    table.allows(&play);
}

#[test]
fn first_card_of_a_turn_is_held() {
    let mut table = Table::new(1, &[]).asks(Task::Command).unit(South, "HBs", "C5");
    let (scout, rally, horn) =
        (table.command("CMD01"), table.command("CMD25"), table.lore("LWA09"));
    let play = |card, mode: Option<&str>| Action::PlayCommand { card, mode: mode.map(hex) };
    let side = table.state.battle_mut().side_mut(South);
    side.commands = vec![rally];
    side.lores = vec![horn];
    table.refuses(&play(scout, None), BL_6_3);
    table.allows(&play(rally, None));
    table.refuses(&play(rally, Some("C5")), BL_6_3);
    table.state.battle_mut().unit_mut(hex("C5")).expect("it stands there").figures = 2;
    table.allows(&play(rally, Some("C5")));
    let in_lieu = Action::PlayLoreInLieu { card: horn };
    table.refuses(&in_lieu, BL_12_4);
    table.state.battle_mut().side_mut(South).tokens = 5;
    table.allows(&in_lieu);
    table.refuses(&Action::PlayLore { card: horn, targets: Targets::None }, BL_12_6);
    let fireball = table.lore("LWZ01");
    table.state.battle_mut().side_mut(South).lores = vec![fireball];
    table.refuses(&Action::PlayLoreInLieu { card: fireball }, BL_12_6);
}

#[test]
fn item_is_refused_by_what_bars_it() {
    let mut table = Table::new(4, &[]).asks(Task::Move).hero(0, South, Class::Rogue, "C5", false);
    table.hero_mut(0).doing = ordered();
    let use_of = |table: &Table, id: &str| Action::UseItem {
        hero: HeroId(0),
        item: ItemId::Artifact(table.artifact(id)),
        targets: Targets::None,
    };
    let (wine, horn, rope) =
        (table.artifact("ART34"), table.artifact("ART14"), table.artifact("ART16"));
    table.refuses(&use_of(&table, "ART34"), BH_17_4);
    table.refuses(&use_of(&table, "ART14"), BH_17_2);
    table.hero_mut(0).equipped = vec![horn, rope, wine];
    table.refuses(&use_of(&table, "ART14"), BH_17_2);
    table.refuses(&use_of(&table, "ART16"), BH_17_10);
    table.allows(&use_of(&table, "ART34"));
    let item = ItemId::Artifact(wine);
    table.hero_mut(0).used.push(Used { item, turn: 1, times: 1 });
    table.refuses(&use_of(&table, "ART34"), BH_17_10);
    let skill = ItemId::Skill(table.skill("SKL22"));
    let lightning = Action::UseItem { hero: HeroId(0), item: skill, targets: Targets::None };
    table.refuses(&lightning, BH_17_4);
}

#[test]
fn thorns_prick_wherever_their_unit_went() {
    let mut table = Table::new(4, &[]).unit(South, "HBs", "C5").unit(North, "HBs", "D5");
    table = table.hero(0, North, Class::Rogue, "D5", false);
    table = table.fight(FightKind::Attack, "C5", "D5", FightStep::Flags);
    let thorns = table.artifact("ART06");
    table.hero_mut(0).equipped = vec![thorns];
    let prick =
        Action::UseItem { hero: HeroId(0), item: ItemId::Artifact(thorns), targets: Targets::None };
    let who = table.state.battle().fights[0].target;
    let trace = &mut Trace::off();
    table.game.begin_retreat(&mut table.state, who, 1, RetreatCause::Battle, trace);
    table.game.retreat(&mut table.state, 0, None, path(&[true]), trace);
    while table.state.tasks.last() == Some(&Task::Retreat) {
        assert!(table.game.run_retreat(&mut table.state, trace), "nothing is awaited");
    }
    table.state.battle_mut().fight_mut().step = FightStep::After;
    table.allows(&prick);
    table.state.battle_mut().fight_mut().went = None;
    table.refuses(&prick, BH_17_10);
}

#[test]
fn faces_of_the_roll_that_hurt_can_be_cancelled() {
    use crate::vocabulary::Face;
    let mut table = Table::new(4, &[]).unit(South, "HBs", "C5").unit(North, "HBs", "D5");
    table = table.fight(FightKind::Attack, "C5", "D5", FightStep::PostDefend);
    let sanctuary = table.lore("LCL03");
    let side = table.state.battle_mut().side_mut(North);
    side.lores = vec![sanctuary];
    side.tokens = 7;
    let faces = [Face::Blue, Face::Green, Face::Strike, Face::Lore, Face::Flag];
    table.state.battle_mut().fight_mut().faces = faces.into_iter().collect();
    let cancel = |counts| Action::PlayLore { card: sanctuary, targets: Targets::Faces(counts) };
    table.allows(&cancel([0, 1, 0, 0, 0, 0]));
    table.allows(&cancel([0, 0, 0, 0, 0, 1]));
    // At level 1 one face; neither another colour nor what does not hit.
    for counts in [[0, 1, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0], [0; 6]] {
        table.refuses(&cancel(counts), BL_12_6);
    }
    table.state.battle_mut().fight_mut().lore_hits = true;
    table.allows(&cancel([0, 0, 0, 1, 0, 0]));
}
