//! The panel by itself, found by what a screen reader speaks.

use super::*;
use crate::command::{Command, GoCommand, LookCommand, Tab};
use crate::happened::rule::{RuleData, pinned_rule_ui};
use crate::model::Model;
use crate::model::testing::with_golden;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kanso_engine::Eye;
use kanso_replay::log::record::SealEnd;

/// A game with steps within its events.
const RAIDERS: &str = "rook-raiders/one-seat-easy-won";

/// The panel of a model, with all that it has asked for.
struct Panel {
    model: Model,
    view: HappenedView,
    asked: Vec<Command>,
}

fn panel(model: Model) -> Harness<'static, Panel> {
    let panel = Panel { model, view: HappenedView::default(), asked: Vec::new() };
    Harness::builder()
        .with_size([420.0, 900.0])
        .with_context_setup(crate::look::install_for_tests)
        .build_ui_state(
            |ui, panel: &mut Panel| {
                let mut asked = Asked::default();
                let (lang, settings) = (panel.model.lang(), panel.model.settings.clone());
                let table = panel.model.table.as_mut().expect("open");
                let shown = table.shown(&settings);
                let disputes = table.told_disputes(lang);
                pinned_rule_ui(ui, &RuleData::of(table, lang), &mut asked);
                let data = HappenedData {
                    shown: &shown,
                    table,
                    disputes: &disputes,
                    routine: settings.routine,
                    lang,
                };
                happened_ui(ui, &data, &mut panel.view, &mut asked);
                for command in asked.0 {
                    panel.asked.push(command.clone());
                    panel.model.apply(command);
                }
            },
            panel,
        )
}

fn at(name: &str, position: Position) -> Harness<'static, Panel> {
    let mut model = with_golden(name);
    model.apply(GoCommand::To(position).into());
    panel(model)
}

/// The first event of a game that has so many steps.
fn event_with_beats(name: &str, beats: u32) -> u32 {
    let model = with_golden(name);
    let review = model.table.as_ref().expect("open").review();
    let events = review.len(0).expect("the game itself");
    (1..=events).find(|event| review.beats(*event) >= beats).expect("a long event")
}

#[test]
fn an_event_says_who_what_and_by_which_rule() {
    let mut harness = at("pig/won-by-holding", Position::after(0, 138));
    harness.run();
    for label in ["Event 138  ·  round 5  ·  Chloe's turn", "hold, banking 8", "Rule PG-1.4"] {
        harness.get_by_label(label);
    }
    harness.get_by_label_contains("Chloe banks 8 and has 54");
}

#[test]
fn chance_says_how_probable_it_was() {
    let mut harness = at("pig/won-by-holding", Position::after(0, 2));
    harness.run();
    harness.get_by_label("Chance");
    harness.get_by_label("1 in 6");
}

#[test]
fn the_result_says_who_won_with_which_figures() {
    let mut harness = at("pig/won-by-holding", Position::after(0, 138));
    harness.run();
    harness.get_by_label("The game is over");
    harness.get_by_label("wins");
    assert_eq!(harness.get_all_by_label("loses").count(), 3);
    harness.get_by_label("points");
    let mut before = at("pig/won-by-holding", Position::after(0, 137));
    before.run();
    assert!(before.query_by_label("The game is over").is_none());
}

#[test]
fn a_game_that_was_closed_says_how() {
    let mut model = with_golden("pig/conceded");
    model.apply(GoCommand::End.into());
    let settings = model.settings.clone();
    let shown = model.table.as_mut().expect("open").shown(&settings);
    assert!(matches!(shown.seal, Some(SealEnd::Conceded(_))), "{:?}", shown.seal);
    let mut harness = panel(model);
    harness.run();
    harness.get_by_label("The game was closed");
    harness.get_by_label_contains("concedes");
}

#[test]
fn the_start_says_what_was_set_up() {
    let mut harness = at(RAIDERS, Position::after(0, 0));
    harness.run();
    harness.get_by_label("Rook & Raiders");
    for label in ["Seats", "Options", "Luck", "difficulty", "easy", "Revision of the rules", "1"] {
        harness.get_by_label(label);
    }
}

#[test]
fn a_rule_is_pinned_by_a_click_and_put_away_by_another() {
    let mut harness = at("pig/won-by-holding", Position::after(0, 138));
    harness.run();
    harness.get_by_label("Rule PG-1.4").click();
    harness.run();
    assert_eq!(harness.state().asked, [LookCommand::Rule(Some("PG-1.4".to_owned())).into()]);
    harness.get_by_label_contains("Holding banks the turn's total");
    harness.get_by_label("Close the rule").click();
    harness.run();
    assert_eq!(harness.state().asked.last(), Some(&LookCommand::Rule(None).into()));
    assert!(harness.query_by_label_contains("Holding banks the turn's total").is_none());
}

#[test]
fn a_rule_is_explained_under_the_pointer_with_the_heading_of_the_rulebook() {
    let mut harness = at(RAIDERS, Position::after(0, 60));
    harness.run();
    harness.get_by_label("Rule RR-7.4").hover();
    harness.run();
    harness.get_by_label_contains("Rulebook: ");
    harness.get_by_label("Click to keep it in view");
}

#[test]
fn a_card_row_is_explained_like_a_rule() {
    let mut harness = at(RAIDERS, Position::after(0, 60));
    harness.run();
    harness.get_by_label("Rule RR:M04").click();
    harness.run();
    harness.get_by_label_contains("Dullahan: ");
}

#[test]
fn a_line_points_at_its_things_as_long_as_the_pointer_is_on_it() {
    let mut harness = at(RAIDERS, Position::after(0, 60));
    harness.run();
    harness.get_by_label("Ada: Dullahan (B1) is summoned").hover();
    harness.run();
    let pointed = |harness: &Harness<'_, Panel>| {
        harness.state().model.table.as_ref().expect("open").look.pointed.clone()
    };
    assert!(!pointed(&harness).is_empty());
    harness.get_by_label("Write a note…").hover();
    harness.run();
    assert!(pointed(&harness).is_empty());
}

#[test]
fn a_click_on_a_line_goes_to_its_step_and_a_button_back_to_all() {
    let mut harness = at(RAIDERS, Position::after(0, 60));
    harness.run();
    harness.get_by_label("Ada: Dullahan (B1) is summoned").click();
    harness.run();
    let here =
        |harness: &Harness<'_, Panel>| harness.state().model.table.as_ref().expect("open").here();
    assert_eq!(here(&harness), Position { beat: Some(2), ..Position::after(0, 60) });
    harness.get_by_label("Beat 2 of 4");
    harness.get_by_label("Comes later in this event");
    harness.get_by_label_contains("mercenaries discarded");
    harness.get_by_label("Show the whole event").click();
    harness.run();
    assert_eq!(here(&harness), Position::after(0, 60));
}

#[test]
fn without_hindsight_no_later_step_is_told() {
    let event = event_with_beats(RAIDERS, 4);
    let mut model = with_golden(RAIDERS);
    model.apply(GoCommand::To(Position { beat: Some(1), ..Position::after(0, event) }).into());
    model.apply(LookCommand::Hindsight(false).into());
    let mut harness = panel(model);
    harness.run();
    harness.get_by_label("Beat 1");
    assert!(harness.query_by_label_contains("Beat 1 of").is_none());
    let (model, settings) = (&mut harness.state_mut().model, crate::model::Settings::default());
    let table = model.table.as_mut().expect("open");
    table.hindsight = true;
    let all = table.shown(&settings).event.clone().expect("an event").told;
    table.hindsight = false;
    let later = all.iter().rev().find_map(|line| match line {
        kanso_replay::review::ToldLine::Facts(facts) => Some(facts[0].words.clone()),
        kanso_replay::review::ToldLine::LeftOut { .. } => None,
    });
    harness.run();
    assert!(harness.query_by_label(&later.expect("facts")).is_none());
}

#[test]
fn before_the_first_step_the_event_is_announced_with_hindsight_alone() {
    let at = Position { beat: Some(0), ..Position::after(0, 60) };
    let mut model = with_golden(RAIDERS);
    model.apply(GoCommand::To(at).into());
    let mut harness = panel(model);
    harness.run();
    harness.get_by_label("About to happen");
    harness.state_mut().model.apply(LookCommand::Hindsight(false).into());
    harness.run();
    harness.get_by_label("The table before the next event");
    assert!(harness.query_by_label("Dullahan").is_none());
}

#[test]
fn routine_steps_are_shown_when_asked_for() {
    let name = "berserk-tcg/random-players";
    let mut model = with_golden(name);
    let settings = model.settings.clone();
    let events = model.table.as_ref().expect("open").review().len(0).expect("the game itself");
    let left_out = |line: &kanso_replay::review::ToldLine| {
        matches!(line, kanso_replay::review::ToldLine::LeftOut { .. })
    };
    let found = (1..=events).find(|event| {
        model.apply(GoCommand::To(Position::after(0, *event)).into());
        let shown = model.table.as_mut().expect("open").shown(&settings);
        shown.event.as_ref().is_some_and(|event| event.told.iter().any(left_out))
    });
    found.expect("a game with passes");
    let mut harness = panel(model);
    harness.run();
    let link = harness.get_all_by_label("Show routine steps").next().expect("a line left out");
    link.click();
    harness.run();
    assert!(harness.state().model.settings.routine);
    assert!(harness.query_all_by_label("Show routine steps").next().is_none());
    harness.get_by_label("Leave out routine steps").click();
    harness.run();
    assert!(!harness.state().model.settings.routine);
}

#[test]
fn what_else_could_have_been_is_one_click_from_what_was() {
    let mut model = with_golden("pig/won-by-holding");
    let settings = model.settings.clone();
    let mut kinds = Vec::new();
    for event in 1..=2 {
        model.apply(GoCommand::To(Position::after(0, event)).into());
        let shown = model.table.as_mut().expect("open").shown(&settings);
        kinds.push(shown.event.as_ref().expect("all is told").info.kind);
    }
    assert_eq!(kinds[1], EventKind::Chance, "a roll follows the decision to roll");
    let mut harness = panel(model);
    harness.run();
    harness.get_by_label("Try another outcome…").click();
    harness.run();
    let here = |harness: &Harness<'_, Panel>| {
        harness.state().model.table.as_ref().expect("open").here().event
    };
    assert_eq!(here(&harness), 1);
    let dialog = harness.state().model.dialog.as_ref().map(|dialog| dialog.kind.clone());
    assert_eq!(dialog, Some(DialogKind::Outcome));
    harness.state_mut().model.dialog = None;
    harness.run();
    harness.get_by_label("Try another action…").click();
    harness.run();
    assert_eq!(here(&harness), 0);
    assert_eq!(harness.state().model.settings.tab, Tab::Moves);
}

#[test]
fn notes_stand_with_their_event() {
    let mut model = with_golden("pig/won-by-holding");
    model.apply(GoCommand::To(Position::after(0, 7)).into());
    model.settings.author = "Mika".to_owned();
    model.apply(crate::command::NoteCommand::Add("too early".to_owned()).into());
    let mut harness = panel(model);
    harness.run();
    harness.get_by_label("Mika");
    harness.get_by_label("too early");
    harness.get_by_label("Write a note…").click();
    harness.run();
    let dialog = harness.state().model.dialog.as_ref().map(|dialog| dialog.kind.clone());
    assert_eq!(dialog, Some(DialogKind::Note));
    harness.state_mut().model.apply(GoCommand::To(Position::after(0, 8)).into());
    harness.run();
    assert!(harness.query_by_label("too early").is_none());
}

#[test]
fn an_entered_event_says_so() {
    let mut harness = at("rook-raiders/three-seats-at-a-real-table", Position::after(0, 0));
    harness.run();
    harness.get_by_label("of a real table, entered by hand");
}

#[test]
fn an_event_kept_from_another_line_names_it() {
    let mut model = with_golden("pig/won-by-holding");
    let lines = |model: &Model| model.table.as_ref().expect("open").review().lines().len();
    let settings = model.settings.clone();
    let asked = (4..20).find(|event| {
        model.apply(GoCommand::To(Position::after(0, *event)).into());
        model.table.as_mut().expect("open").shown(&settings).choices.len() == 2
    });
    // One of the two choices is what was played, the other makes a line.
    for choice in [0, 1] {
        model.apply(GoCommand::To(Position::after(0, asked.expect("roll or hold"))).into());
        model.apply(crate::command::PlayCommand::Choose(choice).into());
    }
    assert_eq!(lines(&model), 2);
    model.apply(GoCommand::To(Position::after(1, 3)).into());
    let mut harness = panel(model);
    harness.run();
    harness.get_by_label("From “main”");
}

#[test]
fn a_long_event_is_drawn_whole_when_asked_for() {
    let mut harness = at(RAIDERS, Position::after(0, 60));
    harness.state_mut().view.lines_max = 3;
    harness.run();
    assert!(harness.query_by_label_contains("mercenaries discarded").is_none());
    harness.get_by_label("Show all 4 lines").click();
    harness.run();
    harness.get_by_label_contains("mercenaries discarded");
    harness.state_mut().model.apply(GoCommand::To(Position::after(0, 61)).into());
    harness.run();
    assert!(!harness.state().view.whole, "the next one is short again");
}

#[test]
fn the_public_is_told_its_own_numbers_and_no_odds_of_a_hidden_draw() {
    let mut model = with_golden("berserk-tcg/random-players");
    model.apply(GoCommand::To(Position::after(0, 1)).into());
    model.apply(LookCommand::Eye(Eye::Public).into());
    let settings = model.settings.clone();
    let events = model.table.as_ref().expect("open").review().len(0).expect("the game itself");
    let drawn = (1..=events).find(|event| {
        let review = model.table.as_ref().expect("open").review();
        review.odds(*event, Eye::All).is_some() && review.odds(*event, Eye::Public).is_none()
    });
    model.apply(GoCommand::To(Position::after(0, drawn.expect("a hidden draw"))).into());
    let shown = model.table.as_mut().expect("open").shown(&settings);
    assert_eq!(shown.event.as_ref().expect("told that it was").odds, None);
    let mut harness = panel(model);
    harness.run();
    harness.get_by_label("Chance");
    assert!(harness.query_by_label_contains("1 in ").is_none());
}
