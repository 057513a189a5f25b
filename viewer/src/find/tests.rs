//! The panel, found by what a screen reader speaks, in a window that carries out what it is asked.

use crate::command::{Asked, Command, FindCommand, LookCommand, PlayCommand, SettingsCommand, Tab};
use crate::look;
use crate::model::testing::with_golden;
use crate::model::{Effect, Model, Query, Table};
use crate::platform::{Job, Platform};
use crate::window::{Views, window_ui};
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kanso_engine::{Lang, Seat};

const RAIDERS: &str = "rook-raiders/four-seats-declared";

type Window = Harness<'static, (Model, Views)>;

/// A window that carries out what it is asked, and collects words at once.
fn window(mut model: Model) -> Window {
    let platform = Platform::at_once(kanso_games::built_in());
    model.apply(LookCommand::Tab(Tab::Find).into());
    let mut window = Harness::builder()
        .with_size([1280.0, 1000.0])
        .with_max_steps(20)
        .with_context_setup(look::install_for_tests)
        .build_ui_state(
            move |ui, (model, views): &mut (Model, Views)| {
                let mut asked = Asked::default();
                window_ui(ui, model, views, &mut asked);
                for command in asked.0 {
                    model.apply(command);
                }
                for effect in std::mem::take(&mut model.effects) {
                    if let Effect::Start(job @ Job::Index { .. }) = effect {
                        platform.start(job);
                    }
                }
                for done in platform.done() {
                    model.finished(done);
                    ui.ctx().request_repaint();
                }
            },
            (model, Views::default()),
        );
    window.run();
    window
}

fn apply(window: &mut Window, command: impl Into<Command>) {
    window.state_mut().0.apply(command.into());
    window.run();
}

fn table(window: &Window) -> &Table {
    window.state().0.table.as_ref().expect("a game is open")
}

fn found(window: &Window) -> Vec<u32> {
    table(window).found().iter().map(|at| at.event).collect()
}

fn write(window: &mut Window, field: &str, text: &str) {
    window.get_by_label(field).focus();
    window.run();
    window.get_by_label(field).type_text(text);
    window.run();
}

#[test]
fn what_is_typed_is_found_and_listed_with_what_made_it_fit() {
    let mut window = window(with_golden(RAIDERS));
    window.get_by_label_contains("Finds the events that have all");
    write(&mut window, "Words", "Thief defence");
    assert!(found(&window).contains(&22));
    let count = found(&window).len();
    window.get_by_label(&format!("{count} found"));
    window.get_by_label("Event 22, Ada: Thief★ (C3) attacks Goblin (C1)");
    window.get_by_label("Clear").click();
    window.run();
    assert!(table(&window).find.query.is_empty());
    write(&mut window, "Words", "no such word");
    window.get_by_label_contains("Nothing found in ");
}

#[test]
fn a_click_on_a_row_goes_there_and_the_pointer_previews() {
    let mut window = window(with_golden(RAIDERS));
    write(&mut window, "Words", "attacks goblin");
    let name = "Event 22, Ada: Thief★ (C3) attacks Goblin (C1)";
    window.get_by_label(name).hover();
    window.run();
    assert_eq!(table(&window).at().event, 22);
    assert_eq!(table(&window).here().event, 0, "it is a preview");
    window.get_by_label(name).click();
    window.run();
    assert_eq!(table(&window).here().event, 22);
    let all = found(&window);
    let place = all.iter().position(|at| *at == 22).expect("found") + 1;
    window.get_by_label(&format!("{place} of {}", all.len()));
    // The pointer leaves the list: where one stands is shown again.
    window.get_by_label("Words").hover();
    window.run();
    assert_eq!(table(&window).hover, None);
}

#[test]
fn buttons_and_enter_go_from_one_to_the_next() {
    let mut window = window(with_golden(RAIDERS));
    write(&mut window, "Words", "attacks");
    let all = found(&window);
    window.get_by_label("Next found").click();
    window.run();
    assert_eq!(table(&window).here().event, all[0]);
    for wanted in &all[1..3] {
        window.get_by_label("Words").focus();
        window.run();
        window.key_press(egui::Key::Enter);
        window.run();
        assert_eq!(table(&window).here().event, *wanted);
    }
    window.get_by_label("Words").focus();
    window.run();
    window.key_press_modifiers(egui::Modifiers::SHIFT, egui::Key::Enter);
    window.run();
    assert_eq!(table(&window).here().event, all[1]);
    window.get_by_label("Previous found").click();
    window.run();
    assert_eq!(table(&window).here().event, all[0]);
}

#[test]
fn a_list_that_scrolls_under_the_pointer_previews_nothing() {
    let mut window = window(with_golden(RAIDERS));
    apply(&mut window, FindCommand::For(Query { seat: Some(Seat::at(0)), ..Query::default() }));
    let all = found(&window);
    window.get_by_label_contains(&format!("Event {},", all[2])).hover();
    window.run();
    assert_eq!(table(&window).at().event, all[2]);
    let to = |event| crate::command::GoCommand::To(kanso_replay::review::Position::after(0, event));
    apply(&mut window, to(all[40]));
    assert_eq!((table(&window).hover, table(&window).here().event), (None, all[40]));
}

#[test]
fn a_preview_ends_with_its_panel() {
    for put_away in [
        Command::from(LookCommand::Tab(Tab::Notes)),
        SettingsCommand::Panel(crate::command::PanelId::Side, false).into(),
    ] {
        let mut window = window(with_golden(RAIDERS));
        write(&mut window, "Words", "attacks");
        let first = found(&window)[0];
        window.get_by_label_contains(&format!("Event {first},")).hover();
        window.run();
        assert_eq!(table(&window).at().event, first);
        apply(&mut window, put_away);
        assert_eq!(table(&window).at().event, 0);
    }
}

#[test]
fn seat_and_kind_and_rule_are_chosen() {
    let mut window = window(with_golden(RAIDERS));
    window.get_by_label("Decided by").click();
    window.run();
    // A line on the table is called so, too, and has a value.
    let mut called = window.get_all_by_role_and_label(Role::Button, "Ben");
    let seat = called.find(|node| node.accesskit_node().value().is_none());
    seat.expect("the seat is offered").click();
    drop(called);
    window.run();
    assert_eq!(table(&window).find.query.seat, Some(Seat::at(1)));
    window.get_by_label("Kind").click();
    window.run();
    window.get_by_label("chance").click();
    window.run();
    assert_eq!(table(&window).find.query.chance, Some(true));
    assert!(found(&window).is_empty());
    apply(&mut window, FindCommand::For(Query::default()));
    write(&mut window, "Rule", "5.9");
    assert_eq!(table(&window).find.query, Query { rule: "5.9".to_owned(), ..Query::default() });
    assert!(found(&window).contains(&22));
}

#[test]
fn events_about_what_is_selected_are_found_and_it_keeps_its_name() {
    let mut window = window(with_golden(RAIDERS));
    let query = Query { text: "attacks goblin".to_owned(), ..Query::default() };
    apply(&mut window, FindCommand::For(query));
    apply(&mut window, FindCommand::Next);
    let table_now = table(&window);
    let event = table_now.find.event(table_now.found()[0]);
    let ids: Vec<_> = event.facts.iter().flat_map(|fact| &fact.ids).collect();
    let scene = table_now.review().scene(kanso_engine::Eye::All);
    let thing = ids.into_iter().find(|id| super::thing::name(&scene, id).is_some());
    let thing = thing.expect("it is on the table").to_string();
    let name = super::thing::name(&scene, &thing).expect("named").in_lang(Lang::En).to_owned();
    apply(&mut window, FindCommand::For(Query::default()));
    window.get_by_label("select it on the board");
    apply(&mut window, PlayCommand::Select(Some(thing.clone())));
    window.get_by_label(&format!("only {name}")).click();
    window.run();
    assert_eq!(table(&window).find.query.thing.as_ref(), Some(&thing));
    assert!(!found(&window).is_empty());
    window.get_by_label(&format!("only {name}")).click();
    window.run();
    assert_eq!(table(&window).find.query.thing, None);
}

#[test]
fn who_wants_to_search_can_type_at_once_even_where_the_panel_was_hidden() {
    let mut model = with_golden(RAIDERS);
    model.apply(SettingsCommand::Panel(crate::command::PanelId::Side, false).into());
    let mut window = window(model);
    assert!(window.get_by_label("Words").is_focused());
    window.get_by_label("Rule").focus();
    window.run();
    assert!(!window.get_by_label("Words").is_focused());
    apply(&mut window, LookCommand::Tab(Tab::Find));
    assert!(window.get_by_label("Words").is_focused());
}

#[test]
fn what_narrows_is_counted_where_it_is_folded_away() {
    let mut window = window(with_golden(RAIDERS));
    window.get_by_label("Narrow further").click();
    window.run();
    assert!(window.query_by_label("Decided by").is_none());
    apply(&mut window, FindCommand::For(Query { chance: Some(true), ..Query::default() }));
    window.get_by_label("Narrow further: 1 given");
}

#[test]
fn a_search_that_came_from_elsewhere_stands_in_the_fields() {
    let mut window = window(with_golden(RAIDERS));
    let query = Query { text: "slays".to_owned(), ..Query::default() };
    apply(&mut window, FindCommand::For(query.clone()));
    assert_eq!(window.get_by_label("Words").value().as_deref(), Some("slays"));
    assert_eq!(table(&window).find.query, query, "the panel does not take it back");
}

#[test]
fn only_rows_that_are_seen_are_drawn_and_where_one_stands_comes_into_view() {
    let mut window = window(with_golden(RAIDERS));
    apply(&mut window, FindCommand::For(Query { seat: Some(Seat::at(0)), ..Query::default() }));
    let all = found(&window);
    let rows = |window: &Window| window.get_all_by_label_contains("Event ").count();
    assert!(all.len() > 40 && rows(&window) < 30, "{} of {}", rows(&window), all.len());
    let last = *all.last().expect("some");
    assert!(window.query_by_label_contains(&format!("Event {last},")).is_none());
    let to = kanso_replay::review::Position::after(0, last);
    apply(&mut window, crate::command::GoCommand::To(to));
    window.get_by_label_contains(&format!("Event {last},"));
}

#[test]
fn without_hindsight_it_says_so_and_shows_nothing_later() {
    let mut window = window(with_golden(RAIDERS));
    apply(&mut window, FindCommand::For(Query { text: "attacks".to_owned(), ..Query::default() }));
    apply(&mut window, FindCommand::Next);
    let first = found(&window)[0];
    apply(&mut window, LookCommand::Hindsight(false));
    window.get_by_label_contains("Nothing later is looked through");
    window.get_by_label("1 of 1");
    assert_eq!(found(&window), [first]);
    let listed = |node: &egui_kittest::Node<'_>| {
        node.accesskit_node().label().is_some_and(|label| label.starts_with("Event "))
    };
    assert_eq!(window.get_all_by_label_contains("attacks").filter(listed).count(), 1);
}

#[test]
fn it_speaks_japanese() {
    let mut window = window(with_golden(RAIDERS));
    apply(&mut window, SettingsCommand::Lang(Lang::Ja));
    write(&mut window, "言葉", "攻撃");
    let count = found(&window).len();
    assert!(count > 0);
    window.get_by_label(&format!("{count}件"));
}

#[test]
fn enter_and_a_click_on_the_board_give_the_keys_back() {
    let mut window = window(with_golden(RAIDERS));
    write(&mut window, "Words", "Thief");
    assert!(window.ctx.text_edit_focused());
    window.key_press(egui::Key::Enter);
    window.run();
    assert!(!window.ctx.text_edit_focused(), "Enter has gone to the first one");
    let here = table(&window).here().event;
    assert_eq!(Some(&here), found(&window).first());
    window.get_by_label("Words").focus();
    window.run();
    assert!(window.ctx.text_edit_focused());
    let board = window.get_by_label("The table").rect();
    let corner = board.left_bottom() + egui::vec2(6.0, -6.0);
    window.drag_at(corner);
    window.drop_at(corner);
    window.run();
    assert!(!window.ctx.text_edit_focused());
}

#[test]
fn the_list_begins_where_one_stands() {
    let mut model = with_golden(RAIDERS);
    let len = model.table.as_ref().expect("open").review().len(0).expect("the main line");
    model.apply(crate::command::GoCommand::End.into());
    let mut window = window(model);
    write(&mut window, "Words", "Ada");
    let last = *found(&window).last().expect("she plays");
    assert!(found(&window).len() > 60 && last <= len);
    window.get_by_label_contains(&format!("{last} "));
}
