//! Picking things on the table, without a window.

use super::*;
use crate::command::{GoCommand, PlayCommand};
use crate::model::testing::with_golden;
use crate::model::{Model, Offers};
use kanso_replay::review::Position;

fn at(name: &str, event: u32) -> Model {
    let mut model = with_golden(name);
    model.apply(GoCommand::To(Position::after(0, event)).into());
    model
}

fn click(model: &mut Model, id: &str) {
    model.apply(PlayCommand::Select(Some(id.to_owned())).into());
}

fn offers(model: &mut Model) -> Offers {
    let settings = model.settings.clone();
    let table = model.table.as_mut().expect("open");
    let shown = table.shown(&settings);
    (*table.offers(&shown)).clone()
}

fn menu(model: &Model) -> Option<MenuKind> {
    model.table.as_ref().expect("open").play.menu.as_ref().map(|menu| menu.kind.clone())
}

fn selected(model: &Model) -> Option<&str> {
    model.table.as_ref().expect("open").look.selected.as_deref()
}

#[test]
fn a_piece_and_where_it_goes_are_a_move() {
    let mut model = at("rook-raiders/three-seats-at-a-real-table", 13);
    click(&mut model, "seat0/unit0");
    let shown = offers(&mut model);
    assert_eq!(shown.picked, ["seat0/unit0"]);
    let target = shown.targets[0].clone();
    let before = model.table.as_ref().expect("open").here();
    click(&mut model, &target);
    let table = model.table.as_ref().expect("open");
    let two = shown.ends.iter().filter(|(id, _)| *id == target).count() > 1;
    assert_eq!(two, table.here() == before, "one choice is taken, of several one is asked");
    assert_eq!(two, table.play.menu.is_some());
}

#[test]
fn a_thing_with_one_choice_is_taken_by_a_second_click() {
    let mut model = at("rook-raiders/three-seats-at-a-real-table", 12);
    click(&mut model, "command/assault");
    let ready = offers(&mut model).ready;
    assert_eq!(menu(&model), Some(MenuKind::Choices(ready)));
    click(&mut model, "command/assault");
    assert_eq!(model.table.as_ref().expect("open").here().event, 13);
    assert_eq!((selected(&model), menu(&model)), (None, None));
}

#[test]
fn the_two_choices_of_a_thing_are_a_menu() {
    // A card may be discarded, or knocked with.
    let mut model = at("gin-rummy/big-gin", 0);
    let start = "card/10H";
    click(&mut model, start);
    let Some(MenuKind::Choices(numbers)) = menu(&model) else { panic!("a menu") };
    assert_eq!(numbers.len(), 2);
    click(&mut model, start);
    assert!(menu(&model).is_some(), "a second click is no answer");
    model.apply(PlayCommand::Select(None).into());
    assert_eq!((selected(&model), menu(&model)), (None, None));
}

#[test]
fn what_lies_on_a_place_is_meant_by_it() {
    let mut model = at("rook-raiders/three-seats-at-a-real-table", 13);
    let scene = model.table.as_ref().expect("open").review().scene(kanso_engine::Eye::All);
    // The Thief stands on B5.
    assert_eq!(meant(&scene, "seat0/B5"), ["seat0/B5", "seat0/unit0"]);
    assert_eq!(meant(&scene, "seat0/unit0"), ["seat0/unit0", "seat0/B5"]);
    click(&mut model, "seat0/B5");
    assert!(offers(&mut model).picked.len() == 1);
}

#[test]
fn a_place_where_a_piece_cannot_go_says_why() {
    let mut model = at("rook-raiders/three-seats-at-a-real-table", 13);
    click(&mut model, "seat0/unit0");
    let targets = offers(&mut model).targets;
    let all = model.table.as_ref().expect("open").review();
    let tried = all
        .conceivable(kanso_engine::Lang::En, kanso_engine::Eye::All)
        .into_iter()
        .find(|tried| {
            tried.refusal.is_some()
                && tried.ids.first().is_some_and(|id| id == "seat0/unit0")
                && tried.ids.get(1).is_some_and(|id| !targets.contains(id))
        })
        .expect("it cannot go everywhere");
    click(&mut model, &tried.ids[1]);
    let Some(MenuKind::Refused(refused)) = menu(&model) else { panic!("reasons") };
    assert!(refused.iter().any(|known| known.notation == tried.notation));
    assert_eq!(selected(&model), Some("seat0/unit0"), "another place can be tried");
}

#[test]
fn going_elsewhere_puts_down_what_was_picked() {
    let mut model = at("rook-raiders/three-seats-at-a-real-table", 12);
    click(&mut model, "command/assault");
    assert!(menu(&model).is_some());
    model.apply(GoCommand::Start.into());
    assert_eq!(menu(&model), None);
}

#[test]
fn a_lifted_piece_is_picked_without_a_menu_and_put_down_on_a_target() {
    let lifted = || {
        let mut model = at("rook-raiders/three-seats-at-a-real-table", 13);
        model.apply(PlayCommand::Lift("seat0/unit0".to_owned()).into());
        model
    };
    let mut model = lifted();
    assert_eq!((selected(&model), menu(&model)), (Some("seat0/unit0"), None));
    assert!(offers(&mut model).goes_on("seat0/B3"));
    model.apply(PlayCommand::PutDown(Some("seat0/B3".to_owned())).into());
    assert_eq!(model.table.as_ref().expect("open").here().event, 14);
    let mut model = lifted();
    model.apply(PlayCommand::PutDown(None).into());
    assert_eq!(offers(&mut model).picked.len(), 0);
    assert_eq!(selected(&model), None);
}

#[test]
fn what_has_no_place_is_offered_beside_the_table_alone() {
    let mut model = at("rook-raiders/three-seats-at-a-real-table", 13);
    let offers = offers(&mut model);
    let settings = model.settings.clone();
    let shown = model.table.as_mut().expect("open").shown(&settings);
    let [number] = offers.apart[..] else { panic!("one choice: {:?}", offers.apart) };
    let choice = &shown.choices[number as usize];
    assert_eq!(choice.words, "leave the other actions unused");
    assert!(choice.ids.iter().all(|id| !offers.begins(id)));
    assert!(offers.fitting.contains(&number), "it is listed");
}
