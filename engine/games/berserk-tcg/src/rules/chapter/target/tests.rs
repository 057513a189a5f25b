//! What may be named, and what a target is worth later.

use super::*;
use crate::Action;
use crate::state::{ItemId, Known, Question};
use crate::tests::rig::{NORTH, Rig, SOUTH, city};

fn text<'a>(rig: &'a Rig, card: &str, ability: usize) -> &'a Ability {
    let kind = rig.game.cards().by_id(card).unwrap();
    &rig.game.cards().card(kind).abilities[ability]
}

/// The lists of a text read from a card at a city.
fn lists(rig: &Rig, ability: &Ability, from: CardId) -> Vec<String> {
    let from = vantage(&rig.state, from, SOUTH);
    rig.lists(&rig.game.target_lists(&rig.state, ability, from))
}

#[test]
fn targets_fit_side_place_level_and_lock() {
    let mut rig = Rig::new(&[]);
    let from = rig.set("W12", SOUTH, 2);
    let near = rig.play("W01", SOUTH, 1);
    let far = rig.play("W02", SOUTH, 4);
    let enemy = rig.play("K01", NORTH, 2);
    let captain = rig.play("W15", NORTH, 2);
    rig.play("W11", SOUTH, 2);
    let typed = |id: CardId| format!("#{}", id.0);
    assert_eq!(lists(&rig, text(&rig, "W12", 0), from), [typed(near)], "friends, distance 1");
    let any = lists(&rig, text(&rig, "K02", 0), from);
    assert_eq!(any, [typed(enemy), typed(captain)], "an eternal is no character");
    assert_eq!(lists(&rig, text(&rig, "G14", 0), from), [typed(enemy)], "level 2 at the most");
    assert_eq!(lists(&rig, text(&rig, "K13", 0), from), [""; 0], "nobody is locked");
    rig.state.card_mut(captain).locked = true;
    assert_eq!(lists(&rig, text(&rig, "K13", 0), from), [typed(captain)]);
    assert!(rig.state.find(far).is_some());
}

#[test]
fn two_targets_make_every_pair_in_order() {
    let mut rig = Rig::new(&[]);
    let from = rig.set("R10", SOUTH, 1);
    let (one, two) = (rig.play("W01", SOUTH, 1), rig.play("W02", SOUTH, 1));
    let wanted =
        [(one, 2), (one, 3), (two, 2), (two, 3)].map(|(card, to)| format!("#{} {to}", card.0));
    assert_eq!(lists(&rig, text(&rig, "R10", 0), from), wanted);
}

#[test]
fn a_card_that_is_opened_is_no_set_card_to_name() {
    let mut rig = Rig::new(&[]);
    let from = rig.set("W14", SOUTH, 1);
    let what = TargetKind::SetCard(SetFilter { side: Side::Friend, place: Place::This });
    let target = vec![Target { optional: false, what }];
    let ability = Ability::Effect { condition: None, target, steps: Vec::new() };
    assert_eq!(lists(&rig, &ability, from), [""; 0], "else nothing could be named once it is up");
    let other = rig.set("W14", SOUTH, 1);
    assert_eq!(lists(&rig, &ability, from), [format!("#{}", other.0)]);
}

#[test]
fn up_to_one_may_be_left_out_and_trash_cards_alike_are_one() {
    let mut rig = Rig::new(&[]);
    let matriarch = rig.play("G15", SOUTH, 1);
    assert_eq!(lists(&rig, text(&rig, "G15", 1), matriarch), ["none"]);
    let first = rig.lay("K06", SOUTH, Zone::Trash, None);
    rig.lay("K06", SOUTH, Zone::Trash, None);
    rig.lay("K03", NORTH, Zone::Trash, None);
    let wanted = ["none".to_owned(), format!("#{}", first.0)];
    assert_eq!(lists(&rig, text(&rig, "G15", 1), matriarch), wanted, "one's own trash alone");
}

#[test]
fn what_cannot_enter_is_no_target_of_a_rite_that_brings_it_back() {
    let mut rig = Rig::new(&[]);
    let rite = rig.set("K11", SOUTH, 1);
    let captain = rig.lay("W06", SOUTH, Zone::Trash, None);
    assert_eq!(lists(&rig, text(&rig, "K11", 0), rite), [format!("#{}", captain.0)]);
    rig.play("W06", NORTH, 5);
    assert_eq!(lists(&rig, text(&rig, "K11", 0), rite), [""; 0], "its name is in play");
}

#[test]
fn an_untargetable_card_is_named_by_its_own_seat_alone() {
    let mut rig = Rig::new(&[]);
    rig.level(5);
    let claws = rig.set("K02", SOUTH, 3);
    let ward = rig.set("G02", NORTH, 3);
    let guardian = rig.play("G16", NORTH, 3);
    rig.hand(SOUTH, "K01");
    rig.hand(NORTH, "G01");
    rig.ask(SOUTH, Question::OpenPhase);
    assert_eq!(rig.refused(&Action::Open { card: claws }), "BK-5.12");
    rig.state.tasks.clear();
    assert!(rig.game.usable_quick(&rig.state, NORTH), "a friend may ward it");
    assert!(rig.state.find(ward).is_some());
    let (one, two) = (rig.play("K03", NORTH, 3), rig.play("K04", NORTH, 3));
    rig.ask(SOUTH, Question::OpenPhase);
    rig.act(&Action::Open { card: claws });
    let pay = rig.state.hand(SOUTH).map(|card| card.id).collect::<Vec<_>>();
    rig.act(&Action::Pay { cards: crate::action::Payment::of(pay), sacrifice: None });
    assert_eq!(rig.offered(), [one, two].map(|id| format!("targets #{}", id.0)));
    let list = [Named::Card(guardian)].into_iter().collect();
    assert_eq!(rig.refused(&Action::Targets { list }), "BK-9.30");
}

#[test]
fn a_target_that_moved_is_there_and_one_that_left_is_gone() {
    let mut rig = Rig::new(&[]);
    let from = rig.set("K13", SOUTH, 1);
    let enemy = rig.play("W04", NORTH, 1);
    rig.state.card_mut(enemy).locked = true;
    let target = text(&rig, "K13", 0).targets()[0].clone();
    let stands = |rig: &Rig| {
        let from = vantage(&rig.state, from, SOUTH);
        rig.game.target_stands(&rig.state, &target, Named::Card(enemy), from)
    };
    assert_eq!(stands(&rig), Stands::Good);
    rig.state.card_mut(enemy).locked = false;
    assert_eq!(stands(&rig), Stands::Unfit);
    rig.state.card_mut(enemy).zone = Zone::Hand;
    assert_eq!(stands(&rig), Stands::Gone);
    let item = Named::Item(ItemId(9));
    let negate = text(&rig, "G12", 0).targets()[0].clone();
    let from = Vantage { seat: SOUTH, card: from, city: city(1) };
    assert_eq!(rig.game.target_stands(&rig.state, &negate, item, from), Stands::Gone);
}

#[test]
fn dark_wind_counts_cities_as_its_reading_says() {
    for (value, two, three) in [("exactly-two", true, false), ("two-or-more", true, true)] {
        let mut rig = Rig::new(&[("dark-wind-condition", value)]);
        let wind = rig.set("R03", SOUTH, 4);
        let Ability::Effect { condition: Some(condition), .. } = text(&rig, "R03", 0).clone()
        else {
            panic!("Dark Wind has a condition")
        };
        let holds = |rig: &Rig| {
            let from = vantage(&rig.state, wind, SOUTH);
            rig.game.condition_holds(&rig.state, &condition, from)
        };
        assert!(!holds(&rig));
        for number in 1..=2 {
            rig.state.city_mut(city(number)).occupant = Some(NORTH);
        }
        assert_eq!(holds(&rig), two);
        rig.state.city_mut(city(3)).occupant = Some(NORTH);
        assert_eq!(holds(&rig), three, "{value}");
        rig.state.city_mut(city(5)).occupant = Some(SOUTH);
        assert!(!holds(&rig), "one's own must be none");
    }
}

#[test]
fn hand_cards_are_alike_by_number_and_by_what_is_known() {
    let mut rig = Rig::new(&[]);
    let ids = rig.hand(SOUTH, "W01 W01 G01 W01");
    rig.state.card_mut(ids[3]).known = Known::Publicly;
    assert_eq!(distinct(rig.state.hand(SOUTH)), [ids[0], ids[2], ids[3]]);
    let set = [rig.set("W01", SOUTH, 1), rig.set("W01", SOUTH, 1)];
    assert_eq!(distinct(rig.state.set_cards(SOUTH)), set, "cards at a city never are");
}
