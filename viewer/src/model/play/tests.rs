//! Playing on, entering luck and correcting, without a window.

use super::*;
use crate::command::{AnswerText, GoCommand, LookCommand, SettingsCommand};
use crate::model::Table;
use crate::model::testing::{with_golden, with_new};
use kanso_engine::{Eye, Seats};
use kanso_replay::log::record::LineId;

fn at(name: &str, event: u32) -> Model {
    let mut model = with_golden(name);
    model.apply(GoCommand::To(Position::after(0, event)).into());
    model
}

fn pig(table_luck: bool) -> Model {
    with_new("pig", &[("goal", "50")], table_luck)
}

fn table(model: &Model) -> &Table {
    model.table.as_ref().expect("open")
}

fn here(model: &Model) -> (LineId, u32) {
    (table(model).here().line, table(model).here().event)
}

fn dialog(model: &Model) -> Option<&DialogKind> {
    model.dialog.as_ref().map(|dialog| &dialog.kind)
}

fn choose(model: &mut Model, notation: &str) {
    let number = table(model).review().read_action(notation, Lang::En).expect("it is allowed");
    model.apply(PlayCommand::Choose(number).into());
}

fn settle(model: &mut Model, text: &str) {
    model.apply(PlayCommand::Settle(text.to_owned()).into());
}

fn bots(model: &mut Model, ticks: u32) {
    for tick in 0..ticks {
        model.tick(f64::from(tick));
    }
}

#[test]
fn with_luck_of_its_own_a_choice_and_its_roll_are_one_step() {
    let mut model = pig(false);
    choose(&mut model, "roll");
    assert_eq!(here(&model), (0, 2));
    assert_eq!(dialog(&model), None);
}

#[test]
fn at_a_table_what_fell_is_asked_at_once_and_play_goes_on() {
    let mut model = pig(true);
    choose(&mut model, "roll");
    assert_eq!((here(&model), dialog(&model)), ((0, 1), Some(&DialogKind::Outcome)));
    settle(&mut model, "9");
    assert!(model.dialog.as_ref().is_some_and(|dialog| dialog.problem.is_some()));
    settle(&mut model, "4");
    assert_eq!((here(&model), dialog(&model)), ((0, 2), None));
    choose(&mut model, "roll");
    settle(&mut model, "?");
    assert_eq!(here(&model), (0, 4));
    assert!(table(&model).review().event(4).expect("it fell").assumed, "nobody knew it");
}

#[test]
fn the_same_choice_is_a_step_and_another_one_a_line_that_is_told() {
    let mut model = at("pig/won-by-holding", 0);
    choose(&mut model, "roll");
    assert_eq!(here(&model).0, 0);
    assert!(model.notices.is_empty());
    model.apply(GoCommand::To(Position::after(0, 2)).into());
    let recorded = {
        let mut words = String::new();
        table(&model).review().notate_event(3, &mut words).expect("a string takes every text");
        words
    };
    choose(&mut model, if recorded == "roll" { "hold" } else { "roll" });
    assert_eq!(here(&model).0, 1);
    assert!(model.notices[0].text.contains("new line"), "{:?}", model.notices);
}

#[test]
fn another_outcome_of_the_record_is_a_line() {
    let mut model = at("pig/won-by-holding", 1);
    let before = table(&model).review().lines().len();
    for face in ["2", "3"] {
        model.apply(GoCommand::To(Position::after(0, 1)).into());
        model.apply(PlayCommand::Answer.into());
        assert_eq!(dialog(&model), Some(&DialogKind::Outcome));
        settle(&mut model, face);
        assert_eq!(dialog(&model), None);
    }
    assert!(table(&model).review().lines().len() > before);
}

#[test]
fn luck_falls_when_it_is_let() {
    let mut model = at("pig/won-by-holding", 1);
    model.apply(PlayCommand::SettleByLuck.into());
    assert!(here(&model).1 > 1);
    model.apply(GoCommand::Start.into());
    model.apply(PlayCommand::SettleByLuck.into());
    assert_eq!(model.notices.len(), 1, "a decision is asked there");
}

#[test]
fn to_answer_a_decision_is_to_type_into_the_list() {
    let mut model = pig(false);
    model.settings.side_shown = false;
    model.apply(PlayCommand::Answer.into());
    assert_eq!((model.settings.tab, model.settings.side_shown), (Tab::Moves, true));
    assert_eq!(table(&model).play.typing, 1);
}

#[test]
fn what_a_person_did_last_is_taken_back() {
    let mut model = pig(false);
    model.apply(PlayCommand::TakeBack.into());
    assert_eq!(model.notices.len(), 1, "there is nothing");
    choose(&mut model, "roll");
    // The die is known: the table has to agree.
    model.apply(PlayCommand::TakeBack.into());
    assert_eq!((here(&model), model.notices.len()), ((0, 2), 2));
    let refused = &model.notices[1].text;
    assert!(refused.contains("luck has fallen") && refused.contains("Ctrl+Shift+Z"), "{refused}");
    model.apply(PlayCommand::TakeBackAgreed.into());
    assert_eq!(here(&model), (0, 0));
    let mut model = pig(true);
    choose(&mut model, "roll");
    settle(&mut model, "4");
    model.apply(PlayCommand::TakeBack.into());
    assert_eq!(here(&model), (0, 1), "what fell was entered by a person");
}

fn mend(model: &Model, line: LineId) -> Option<(u32, MendReason)> {
    let info = table(model).line_info(line).expect("there");
    info.mend.map(|mend| (mend.event, mend.why))
}

#[test]
fn what_is_done_instead_of_what_was_taken_back_is_the_game_from_then_on() {
    let mut model = pig(true);
    choose(&mut model, "roll");
    settle(&mut model, "6");
    model.apply(PlayCommand::TakeBack.into());
    settle(&mut model, "6");
    assert_eq!(here(&model), (0, 2), "the same again is a step forward");
    model.apply(PlayCommand::TakeBack.into());
    settle(&mut model, "4");
    assert_eq!(here(&model), (1, 2));
    assert_eq!(mend(&model, 1), Some((2, MendReason::Slip)));
    assert!(table(&model).line_info(1).expect("there").promoted);
    assert!(model.notices[0].text.contains("shown first"), "{:?}", model.notices);
    // In review one goes back freely, and what is tried there takes nobody's place.
    model.apply(GoCommand::To(Position::after(0, 1)).into());
    settle(&mut model, "2");
    assert_eq!((here(&model), mend(&model, 2)), ((2, 2), None));
}

#[test]
fn with_the_tables_agreement_another_line_is_the_game_and_says_so() {
    let mut model = pig(false);
    choose(&mut model, "roll");
    choose(&mut model, "roll");
    model.apply(PlayCommand::TakeBackAgreed.into());
    assert_eq!(here(&model), (0, 2));
    choose(&mut model, "hold");
    if here(&model).0 == 1 {
        assert_eq!(mend(&model, 1), Some((3, MendReason::Agreed)));
        assert!(table(&model).line_info(1).expect("there").promoted);
    }
    // Within the record one is reviewing: back is free.
    let mut model = at("pig/won-by-holding", 6);
    model.apply(PlayCommand::TakeBack.into());
    assert!(model.notices.is_empty() && here(&model).1 < 6);
}

#[test]
fn a_bot_plays_a_frame_at_a_time_to_the_end_and_the_game_is_closed() {
    let mut model = pig(false);
    model.apply(PlayCommand::Bots(Bot::Greedy).into());
    model.tick(0.0);
    let first = here(&model).1;
    assert!(first > 0 && first < 4, "{first}");
    bots(&mut model, 500);
    assert_eq!(table(&model).review().awaiting(), Some(Awaiting::Over));
    assert_eq!(table(&model).play.bot, None);
    let line = table(&model).line_info(0).expect("the game");
    assert!(matches!(line.seal, Some(SealEnd::Rules(_))));
}

#[test]
fn a_bot_at_a_table_waits_for_what_fell() {
    let mut model = pig(true);
    model.apply(PlayCommand::Bots(Bot::Greedy).into());
    bots(&mut model, 5);
    assert_eq!((here(&model), dialog(&model)), ((0, 1), Some(&DialogKind::Outcome)));
    settle(&mut model, "4");
    bots(&mut model, 2);
    assert_eq!(here(&model), (0, 3));
    model.apply(PlayCommand::StopBots.into());
    model.apply(SettingsCommand::CloseDialog.into());
    bots(&mut model, 5);
    assert_eq!(here(&model), (0, 3));
}

#[test]
fn a_bot_follows_a_recorded_roll_of_a_table() {
    let mut model = pig(true);
    choose(&mut model, "roll");
    settle(&mut model, "4");
    model.apply(GoCommand::To(Position::after(0, 1)).into());
    model.apply(PlayCommand::Bots(Bot::Greedy).into());
    model.tick(0.0);
    assert_eq!(here(&model), (0, 2));
}

#[test]
fn a_bot_decides_once() {
    let mut model = pig(false);
    model.apply(PlayCommand::BotOnce(Bot::Random).into());
    let after = here(&model);
    bots(&mut model, 3);
    assert!(after.1 > 0 && here(&model) == after);
    let mut model = at("pig/won-by-holding", 1);
    model.apply(PlayCommand::BotOnce(Bot::Random).into());
    assert_eq!(model.notices.len(), 1, "nobody is asked");
}

#[test]
fn a_bot_decides_for_its_seat_after_a_pause() {
    let mut model = pig(false);
    let ben = Seat::at(1);
    model.apply(PlayCommand::BotSeat(ben, Some(Bot::Greedy)).into());
    bots(&mut model, 3);
    assert_eq!(here(&model), (0, 0), "it is Ada's turn");
    while table(&model).review().awaiting() != Some(Awaiting::Decision(Seats::one(ben))) {
        let holds = here(&model).1 > 0;
        choose(&mut model, if holds { "hold" } else { "roll" });
    }
    let asked = here(&model);
    let wake = model.tick(100.0).expect("there is something to come");
    assert!(wake > 0.1 && here(&model) == asked, "what happened is seen first");
    model.tick(101.0);
    assert!(here(&model).1 > asked.1);
    model.apply(PlayCommand::BotSeat(ben, None).into());
    assert!(table(&model).play.seats.is_empty());
}

#[test]
fn another_eye_keeps_the_bots() {
    let mut model = pig(false);
    model.apply(PlayCommand::BotSeat(Seat::at(1), Some(Bot::Greedy)).into());
    model.apply(LookCommand::Eye(Eye::Public).into());
    assert_eq!(table(&model).play.seats.len(), 1);
}

#[test]
fn what_is_refused_is_worked_out_when_it_is_asked() {
    let mut model = at("rook-raiders/three-seats-at-a-real-table", 13);
    model.apply(PlayCommand::WhyNot(Some(String::new())).into());
    let refused = table(&model).play.why_not.clone().expect("it was asked").refused;
    assert!(!refused.is_empty() && refused.iter().all(|tried| tried.refusal.is_some()));
    let one = refused[0].notation.clone();
    model.apply(PlayCommand::WhyNot(Some(one.clone())).into());
    let known = table(&model).play.why_not.clone().expect("it was asked");
    assert!(known.tried == one && Rc::ptr_eq(&known.refused, &refused), "once is enough");
    model.apply(PlayCommand::WhyNot(None).into());
    assert_eq!(table(&model).play.why_not, None);
}

#[test]
fn players_stop_only_at_the_end_of_a_line() {
    let mut model = pig(false);
    choose(&mut model, "roll");
    model.apply(GoCommand::Start.into());
    model.apply(PlayCommand::Seal(SealEnd::Agreed).into());
    assert_eq!(model.notices.len(), 1);
    model.apply(GoCommand::End.into());
    model.apply(SettingsCommand::Open(DialogKind::Seal).into());
    model.apply(PlayCommand::Seal(SealEnd::Conceded(0)).into());
    let line = table(&model).line_info(0).expect("the game");
    assert_eq!((line.seal, dialog(&model)), (Some(SealEnd::Conceded(0)), None));
    choose(&mut model, "hold");
    assert_eq!(here(&model).0, 1, "what is played behind it is a line");
}

#[test]
fn a_correction_keeps_what_fits_and_is_told() {
    let mut model = pig(true);
    for face in ["4", "5"] {
        choose(&mut model, "roll");
        settle(&mut model, face);
    }
    model.apply(GoCommand::To(Position::after(0, 1)).into());
    let answer = AnswerText::Outcome("6".to_owned());
    let then = Vec::new();
    model.apply(PlayCommand::Correct { name: String::new(), answer, then }.into());
    assert_eq!(here(&model), (1, 2));
    assert_eq!(table(&model).review().len(1), Some(4), "the later roll is kept");
    let line = table(&model).line_info(1).expect("it was made");
    assert_eq!(line.name, "event 2 corrected");
    assert!(model.notices[0].text.contains("4 → 6"), "{}", model.notices[0].text);
}

#[test]
fn a_correction_that_stops_goes_on_with_one_answer_more() {
    let mut model = pig(true);
    for face in ["4", "5"] {
        choose(&mut model, "roll");
        settle(&mut model, face);
    }
    choose(&mut model, "hold");
    // With a 1 the turn passes: what Ada did next waits for a person.
    model.apply(GoCommand::To(Position::after(0, 1)).into());
    model.apply(SettingsCommand::Open(DialogKind::Correct).into());
    let correct = |then: &[&str]| {
        let answer = AnswerText::Outcome("1".to_owned());
        let then = then.iter().map(|text| (*text).to_owned()).collect();
        PlayCommand::Correct { name: "a one".to_owned(), answer, then }
    };
    model.apply(correct(&[]).into());
    let corrected = table(&model).play.corrected.clone().expect("it was corrected");
    let stopped = corrected.refit.stopped.as_ref().expect("it is Ben's turn now");
    assert_eq!((stopped.events, stopped.waiting), (2, 3));
    assert!(model.dialog.is_some(), "what waits is told");
    assert_eq!(corrected.asked.choices[0].notation, "roll");
    model.apply(correct(&["nonsense"]).into());
    assert!(model.dialog.as_ref().is_some_and(|dialog| dialog.problem.is_some()));
    assert_eq!(here(&model), (1, 2), "nothing was changed");
    model.apply(correct(&["roll"]).into());
    let lines = table(&model).review().lines();
    assert!(lines[1].deleted && !lines[2].deleted, "the first attempt is hidden");
    let again = table(&model).play.corrected.clone().expect("it was corrected");
    assert_eq!((again.from, again.then), (corrected.from, vec!["roll".to_owned()]));
}

#[test]
fn what_cannot_be_changed_says_so() {
    let mut model = pig(false);
    model.apply(PlayCommand::Choose(7).into());
    assert_eq!(model.notices[0].text, "There is no choice 8: the list has 1");
    model.settings.japanese = true;
    model.apply(PlayCommand::Choose(7).into());
    assert!(!model.notices[1].text.is_ascii());
}

#[test]
fn a_new_game_begins_by_itself() {
    let mut model = with_new("rook-raiders", &[], false);
    model.begin_play();
    assert!(here(&model).1 > 0, "the luck of the set-up fell");
    assert!(matches!(table(&model).review().awaiting(), Some(Awaiting::Decision(_))));
    assert_eq!(model.settings.tab, Tab::Moves);
    let mut model = with_new("rook-raiders", &[], true);
    model.begin_play();
    assert_eq!((here(&model), dialog(&model)), ((0, 0), Some(&DialogKind::Outcome)));
    let mut model = pig(false);
    choose(&mut model, "roll");
    model.apply(GoCommand::Start.into());
    model.begin_play();
    assert_eq!(here(&model), (0, 0), "only where nothing was played");
}
