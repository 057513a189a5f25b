//! What is refused, and by which rule.

use super::*;
use crate::Action;
use crate::state::{CardId, OpenWindow, Phase, Priority, Question};
use crate::tests::rig::{NORTH, Rig, SOUTH, city};

#[test]
fn opening_is_refused_by_level_then_unique_then_target_then_cost() {
    let mut rig = Rig::new(&[]);
    rig.level(1);
    let (marshal, captain) = (rig.set("W15", SOUTH, 1), rig.set("W06", SOUTH, 1));
    let snare = rig.set("R11", SOUTH, 1);
    rig.play("W06", NORTH, 5);
    rig.ask(SOUTH, Question::OpenPhase);
    assert_eq!(rig.refused(&Action::Open { card: marshal }), "BK-5.9");
    assert_eq!(rig.refused(&Action::Open { card: captain }), "BK-5.9");
    assert_eq!(rig.refused(&Action::Open { card: snare }), "BK-5.12");
    rig.level(2);
    assert_eq!(rig.refused(&Action::Open { card: captain }), "BK-5.11");
    rig.play("K01", NORTH, 1);
    assert_eq!(rig.refused(&Action::Open { card: snare }), "BK-5.10");
    let [in_hand] = rig.hand(SOUTH, "W01")[..] else { panic!() };
    assert_eq!(rig.refused(&Action::Open { card: in_hand }), "BK-5.7");
    assert_eq!(rig.refused(&Action::Open { card: CardId(99) }), "BK-5.8");
    rig.act(&Action::Open { card: snare });
}

#[test]
fn a_pending_entry_counts_for_unique_where_that_reading_says_so() {
    for (value, wanted) in [("face-up-in-play-only", true), ("pending-too", false)] {
        let mut rig = Rig::new(&[("unique-scope", value)]);
        rig.level(3);
        let theirs = rig.lay("K10", NORTH, Zone::Opening, Some(4));
        rig.state.stack.push(Item {
            id: ItemId(1),
            controller: NORTH,
            what: Pending::Entry { card: theirs },
            own_pass: true,
        });
        let own = rig.set("K10", SOUTH, 1);
        rig.hand(SOUTH, "K01 K01");
        let ask = Ask { seat: SOUTH, question: Question::OpenPhase };
        let answer = rig.game.check_open(&rig.state, ask, own, Opening::Paid);
        assert_eq!(answer.is_ok(), wanted, "{value}");
    }
}

#[test]
fn each_moment_has_its_refusal() {
    let mut rig = Rig::new(&[]);
    let own = rig.set("W04", SOUTH, 1);
    let scout = rig.play("W07", SOUTH, 1);
    rig.state.phase = Phase::Open;
    rig.state.open_window = Some(OpenWindow::Open);
    rig.state.priority = Some(Priority { holder: SOUTH, passes: 0 });
    rig.ask(SOUTH, Question::Window);
    assert_eq!(rig.refused(&Action::Open { card: own }), "BK-5.6");
    assert_eq!(rig.refused(&Action::OpenUnpaid { card: own }), "BK-R13");
    assert_eq!(rig.refused(&Action::OpenQuick { card: own }), "BK-7.1");
    assert_eq!(rig.refused(&Action::Use { card: scout, ability: 0 }), "BK-5.22");
    assert_eq!(rig.refused(&Action::EndMain), "BK-5.17");
    assert_eq!(rig.refused(&Action::Vanguard { card: scout }), "BK-5.34");
    assert_eq!(rig.refused(&Action::NoFighter), "BK-5.38");
    rig.state.tasks.clear();
    rig.state.open_window = None;
    rig.state.phase = Phase::Main;
    rig.ask(SOUTH, Question::MainAction);
    assert_eq!(rig.refused(&Action::Open { card: own }), "BK-5.8");
    assert_eq!(rig.refused(&Action::Pass { scope: PassScope::Once }), "BK-7.1");
    assert_eq!(rig.refused(&Action::Use { card: own, ability: 0 }), "BK-6.14");
    assert_eq!(rig.refused(&Action::Use { card: scout, ability: 1 }), "BK-5.23");
    assert_eq!(rig.refused(&Action::Set { card: own, city: city(1) }), "BK-5.20");
}

#[test]
fn a_move_is_refused_by_lock_and_by_reach() {
    let mut rig = Rig::new(&[]);
    let scout = rig.play("W07", SOUTH, 1);
    rig.play("W05", SOUTH, 3);
    rig.ask(SOUTH, Question::MainAction);
    let moves = rig.offered().into_iter().filter(|typed| typed.starts_with("move"));
    let wanted = [2, 3, 4].map(|to| format!("move #{} {to}", scout.0));
    assert_eq!(moves.collect::<Vec<_>>(), wanted, "Move 3, and Move 0 not at all");
    assert_eq!(rig.refused(&Action::Move { card: scout, to: city(5) }), "BK-5.19");
    assert_eq!(rig.refused(&Action::Move { card: scout, to: city(1) }), "BK-5.19");
    rig.state.card_mut(scout).locked = true;
    assert_eq!(rig.refused(&Action::Move { card: scout, to: city(5) }), "BK-5.18");
}

#[test]
fn readings_forbid_what_else_is_free() {
    let mut rig = Rig::new(&[
        ("set-anywhere", "no"),
        ("battle-declare-free", "no"),
        ("first-turn-battle", "no"),
        ("fresh-character-acts", "from-next-turn"),
        ("open-same-turn", "no"),
    ]);
    let [hand] = rig.hand(SOUTH, "W01")[..] else { panic!() };
    let (fresh, old) = (rig.play("W07", SOUTH, 1), rig.play("W07", SOUTH, 2));
    let set = rig.set("W05", SOUTH, 1);
    rig.state.card_mut(fresh).since_turn = Some(3);
    rig.state.card_mut(old).since_turn = Some(1);
    rig.state.card_mut(set).since_turn = Some(3);
    rig.state.city_mut(city(5)).occupant = Some(NORTH);
    rig.set("K01", NORTH, 1);
    rig.ask(SOUTH, Question::MainAction);
    assert_eq!(rig.refused(&Action::Set { card: hand, city: city(5) }), "BK-R22");
    assert_eq!(rig.refused(&Action::Move { card: fresh, to: city(2) }), "BK-R69");
    assert_eq!(rig.refused(&Action::Use { card: fresh, ability: 0 }), "BK-R69");
    assert_eq!(rig.refused(&Action::DeclareBattle { city: city(1) }), "BK-R23");
    assert_eq!(rig.refused(&Action::DeclareBattle { city: city(4) }), "BK-R23");
    assert_eq!(rig.game.check_battle(&rig.state, SOUTH, city(2)), Ok(()));
    rig.state.turn_no = 1;
    assert_eq!(rig.refused(&Action::DeclareBattle { city: city(2) }), "BK-R64");
    rig.state.turn_no = 3;
    assert!(!rig.game.has_open_choice(&rig.state, SOUTH, None), "it was set this turn");
    rig.state.card_mut(set).since_turn = Some(1);
    assert!(rig.game.has_open_choice(&rig.state, SOUTH, None));
    assert!(!rig.game.has_open_choice(&rig.state, SOUTH, Some(city(2))), "elsewhere");
}

#[test]
fn a_card_shown_in_the_open_phase_is_shown_once_where_that_is_free() {
    let mut rig = Rig::new(&[("failed-open-spends", "free")]);
    let (siege, marshal) = (rig.set("W09", SOUTH, 1), rig.set("W15", SOUTH, 2));
    rig.state.phase = Phase::Open;
    rig.state.sub = 1;
    rig.ask(SOUTH, Question::OpenPhase);
    rig.act(&Action::OpenUnpaid { card: siege });
    assert_eq!(rig.asked(), Some(Question::OpenPhase));
    assert_eq!(rig.refused(&Action::OpenUnpaid { card: siege }), "BK-5.14");
    assert_eq!(rig.offered(), [format!("open_unpaid #{}", marshal.0), "skip_open".to_owned()]);
    rig.act(&Action::OpenUnpaid { card: marshal });
    assert_ne!(rig.asked(), Some(Question::OpenPhase), "nothing is left to show");
}

#[test]
fn battles_are_declared_once_per_city_and_never_at_home() {
    let mut rig = Rig::new(&[]);
    rig.state.city_mut(city(1)).occupant = Some(SOUTH);
    rig.state.battles_declared.push(city(2));
    rig.ask(SOUTH, Question::MainAction);
    assert_eq!(rig.refused(&Action::DeclareBattle { city: city(1) }), "BK-5.24");
    assert_eq!(rig.refused(&Action::DeclareBattle { city: city(2) }), "BK-5.25");
    assert_eq!(
        rig.offered(),
        ["declare_battle 3", "declare_battle 4", "declare_battle 5", "end_main"]
    );
}

#[test]
fn a_window_is_for_seats_with_something_quick() {
    let mut rig = Rig::new(&[]);
    rig.level(2);
    rig.play("W01", SOUTH, 3);
    assert!(!rig.game.might_have_quick(&rig.state, NORTH));
    rig.set("W05", NORTH, 3);
    assert!(rig.game.might_have_quick(&rig.state, NORTH), "who knows what it is");
    rig.set("K02", NORTH, 3);
    assert!(!rig.game.usable_quick(&rig.state, NORTH), "nothing to pay it with");
    rig.hand(NORTH, "K01");
    assert!(rig.game.usable_quick(&rig.state, NORTH));
    let surgeon = rig.play("W08", SOUTH, 3);
    assert!(rig.game.might_have_quick(&rig.state, SOUTH));
    assert!(rig.game.usable_quick(&rig.state, SOUTH), "the other character is a target");
    rig.state.card_mut(surgeon).locked = true;
    assert!(!rig.game.usable_quick(&rig.state, SOUTH));
}
