//! Going through a game, without a window.

use super::*;
use crate::command::{Command, DialogKind, LookCommand, SettingsCommand, Speed};
use crate::model::testing::with_golden;
use kanso_engine::{Lang, Seat};

const RAIDERS: &str = "rook-raiders/three-seats-tie";
const CARDS: &str = "berserk-tcg/cities-victory";

fn table(model: &mut Model) -> &mut Table {
    model.table.as_mut().expect("a game is open")
}

fn event(model: &mut Model) -> u32 {
    table(model).here().event
}

fn ask(model: &mut Model, command: impl Into<Command>) {
    model.apply(command.into());
}

fn step(model: &mut Model, unit: Unit, way: Way) -> Position {
    ask(model, GoCommand::Step(unit, way));
    table(model).here()
}

fn after(event: u32) -> Position {
    Position::after(0, event)
}

#[test]
fn events_and_decisions_go_both_ways_as_the_review_does() {
    for (game, eye) in [(RAIDERS, Eye::All), (CARDS, Eye::All), (CARDS, Eye::Seat(Seat::at(1)))] {
        let mut model = with_golden(game);
        ask(&mut model, LookCommand::Eye(eye));
        let len = table(&mut model).review().len(0).expect("the main line");
        for unit in [Unit::Event, Unit::Decision] {
            let axis = if unit == Unit::Event { Axis::Events } else { Axis::Decisions };
            for event in [0, 1, 17, len / 2, len] {
                for beat in [None, Some(0), Some(1)] {
                    let here = Position { line: 0, event, beat };
                    if table(&mut model).go(here).is_err() {
                        continue;
                    }
                    let review = table(&mut model).review();
                    let next = review.next_stop(here, axis, eye);
                    let before = review.previous_stop(here, axis, eye);
                    let table = table(&mut model);
                    let routine = Routine::LeftOut;
                    assert_eq!(table.neighbour(unit, Way::Forward, routine), next, "{here}");
                    assert_eq!(table.neighbour(unit, Way::Back, routine), before, "{here}");
                }
            }
        }
    }
}

#[test]
fn turns_and_rounds_go_to_their_starts_and_then_to_the_ends_of_the_game() {
    let mut model = with_golden(RAIDERS);
    let course = table(&mut model).course();
    let last = course.turns.last().expect("turns").event;
    assert_eq!(step(&mut model, Unit::Turn, Way::Forward), after(course.turns[0].event));
    assert_eq!(step(&mut model, Unit::Turn, Way::Forward), after(course.turns[1].event));
    assert_eq!(step(&mut model, Unit::Turn, Way::Back), after(course.turns[0].event));
    assert_eq!(step(&mut model, Unit::Turn, Way::Back), after(0));
    assert_eq!(step(&mut model, Unit::Turn, Way::Back), after(0));
    ask(&mut model, GoCommand::To(after(last)));
    assert_eq!(step(&mut model, Unit::Turn, Way::Forward), after(course.len));
    let rounds: Vec<_> = course.rounds.iter().map(|round| round.event).collect();
    ask(&mut model, GoCommand::Start);
    assert_eq!(step(&mut model, Unit::Round, Way::Forward), after(rounds[1]));
    assert_eq!(step(&mut model, Unit::Round, Way::Forward), after(rounds[2]));
    assert_eq!(step(&mut model, Unit::Round, Way::Back), after(rounds[1]));
}

#[test]
fn phases_go_to_their_starts_and_are_the_places_that_addresses_name() {
    let mut model = with_golden(RAIDERS);
    let course = table(&mut model).course();
    assert!(course.phases.len() > course.turns.len(), "a turn has several");
    for phase in &course.phases[..3] {
        assert_eq!(step(&mut model, Unit::Phase, Way::Forward), after(*phase));
    }
    assert_eq!(step(&mut model, Unit::Phase, Way::Back), after(course.phases[1]));
    // The first phase of the line is its start.
    ask(&mut model, GoCommand::Address("p4".to_owned()));
    assert_eq!(table(&mut model).here(), after(course.phases[2]));
    let turn = course.turns[2];
    ask(&mut model, GoCommand::Address(format!("t{}.2", turn.number)));
    let second = course.phases.iter().find(|phase| **phase > turn.event).expect("it has two");
    assert_eq!(table(&mut model).here(), after(*second));
    ask(&mut model, GoCommand::Address("r2".to_owned()));
    assert_eq!(
        table(&mut model).here(),
        after(course.rounds.iter().find(|at| at.round == 2).expect("played").event)
    );
}

#[test]
fn beats_walk_within_an_event_and_back_again() {
    let mut model = with_golden(CARDS);
    ask(&mut model, GoCommand::To(after(20)));
    let mut walked = vec![table(&mut model).here()];
    for _ in 0..30 {
        walked.push(step(&mut model, Unit::Beat, Way::Forward));
    }
    assert!(walked.iter().any(|at| at.beat.is_some()), "some event has several beats");
    walked.pop();
    while let Some(before) = walked.pop() {
        assert_eq!(step(&mut model, Unit::Beat, Way::Back), before);
    }
}

#[test]
fn a_step_moves_and_a_jump_does_not() {
    use crate::model::Arrived;
    let mut model = with_golden(RAIDERS);
    step(&mut model, Unit::Event, Way::Forward);
    assert!(matches!(table(&mut model).arrived, Arrived::Step { .. }));
    ask(&mut model, GoCommand::End);
    assert!(matches!(table(&mut model).arrived, Arrived::Jump));
    ask(&mut model, SettingsCommand::Motion(false));
    step(&mut model, Unit::Event, Way::Back);
    assert!(matches!(table(&mut model).arrived, Arrived::Jump));
}

#[test]
fn start_and_end_are_those_of_the_line() {
    let mut model = with_golden(RAIDERS);
    ask(&mut model, GoCommand::End);
    let len = table(&mut model).review().len(0).expect("the main line");
    assert_eq!(event(&mut model), len);
    ask(&mut model, GoCommand::Start);
    assert_eq!(event(&mut model), 0);
}

#[test]
fn an_address_goes_there_and_closes_its_dialog() {
    let mut model = with_golden(RAIDERS);
    let turn = table(&mut model).course().turns[4].event;
    for (text, to) in [("12", 12), (" t5 ", turn), ("0@7", 7), ("c1", 0)] {
        ask(&mut model, SettingsCommand::Open(DialogKind::Address));
        ask(&mut model, GoCommand::Address(text.to_owned()));
        assert_eq!(event(&mut model), to, "{text}");
        assert!(model.dialog.is_none(), "{text}");
    }
}

#[test]
fn what_is_no_place_is_told_in_the_dialog_and_in_the_language() {
    let mut model = with_golden(RAIDERS);
    ask(&mut model, GoCommand::To(after(3)));
    for (text, part) in [
        ("nowhere", "is no place"),
        ("9@3", "no line “9”"),
        ("other@3", "no line “other”"),
        ("99999", "no event 99999"),
        ("1.99", "no beat 99"),
        ("t9999", "no turn 9999"),
        ("c9", "no chapter 9"),
    ] {
        ask(&mut model, SettingsCommand::Open(DialogKind::Address));
        ask(&mut model, GoCommand::Address(text.to_owned()));
        let problem = |model: &Model| {
            model.dialog.as_ref().and_then(|dialog| dialog.problem.clone()).expect("a problem")
        };
        assert!(problem(&model).contains(part), "{text}: {}", problem(&model));
        ask(&mut model, SettingsCommand::Lang(Lang::Ja));
        ask(&mut model, GoCommand::Address(text.to_owned()));
        assert!(!problem(&model).contains(part), "{text}: {}", problem(&model));
        ask(&mut model, SettingsCommand::Lang(Lang::En));
        assert_eq!(event(&mut model), 3, "one stays where one is");
    }
}

#[test]
fn an_eye_is_not_told_how_many_events_there_are() {
    let mut model = with_golden(CARDS);
    let len = table(&mut model).review().len(0).expect("the main line");
    ask(&mut model, LookCommand::Eye(Eye::Seat(Seat::at(1))));
    ask(&mut model, GoCommand::Address("7".to_owned()));
    assert_eq!(event(&mut model), 7);
    ask(&mut model, SettingsCommand::Open(DialogKind::Address));
    ask(&mut model, GoCommand::Address((len + 1).to_string()));
    let problem = model.dialog.as_ref().and_then(|dialog| dialog.problem.clone());
    assert_eq!(problem, Some(format!("There is no event {} on this line", len + 1)));
}

#[test]
fn a_beat_of_an_address_is_that_of_the_eye() {
    let mut model = with_golden(CARDS);
    let eye = Eye::Seat(Seat::at(0));
    ask(&mut model, LookCommand::Eye(eye));
    let course = table(&mut model).course();
    let review = table(&mut model).review();
    let (event, beat) = course
        .events
        .iter()
        .find_map(|at| {
            let beats = review.told_beats(at.event, eye);
            // The last one is the whole event.
            beats[..beats.len() - 1].iter().rfind(|beat| beat.number > 1).map(|beat| (*at, *beat))
        })
        .expect("an event with beats");
    ask(&mut model, GoCommand::Address(format!("{}.{}", event.number, beat.number)));
    let here = table(&mut model).here();
    assert_eq!((here.event, here.beat), (event.event, Some(beat.beat)));
}

#[test]
fn since_my_last_turn_goes_to_where_it_ended() {
    let mut model = with_golden(RAIDERS);
    let course = table(&mut model).course();
    let (first, second) = (course.turns[0], course.turns[1]);
    ask(&mut model, LookCommand::Eye(Eye::Seat(first.seat.expect("a turn of a seat"))));
    ask(&mut model, GoCommand::SinceMyLastTurn);
    assert_eq!(event(&mut model), 0, "there is none yet");
    assert!(model.notices.last().expect("it is said").text.contains("No turn"));
    let again = course.turns[1..].iter().find(|turn| turn.seat == first.seat).expect("a second");
    ask(&mut model, GoCommand::To(after(again.event + 1)));
    ask(&mut model, GoCommand::SinceMyLastTurn);
    assert_eq!(event(&mut model), second.event);
}

#[test]
fn playing_goes_on_by_stops_and_ends_at_the_end() {
    let mut model = with_golden("pig/won-at-once");
    let stops = table(&mut model).course().event_stops.clone();
    ask(&mut model, GoCommand::Speed(Speed(2.0)));
    ask(&mut model, GoCommand::Play(true));
    assert_eq!(model.tick(100.0), Some(0.5), "the first one is not due at once");
    assert_eq!(event(&mut model), 0);
    assert_eq!(model.tick(100.4).map(|wake| (wake * 10.0).round()), Some(1.0));
    let mut now = 100.5;
    for stop in &stops[1..] {
        assert_eq!(model.tick(now), Some(0.5));
        assert_eq!(event(&mut model), *stop);
        now += 0.5;
    }
    assert_eq!(model.tick(now), None);
    assert!(table(&mut model).playing.is_none());
    ask(&mut model, GoCommand::Play(true));
    assert_eq!(event(&mut model), 0, "from the end it begins again");
}

#[test]
fn playing_loops_and_stops_when_one_goes_by_hand() {
    let mut model = with_golden(RAIDERS);
    ask(&mut model, GoCommand::Loop(Some((10, 12))));
    ask(&mut model, GoCommand::Play(true));
    assert_eq!(event(&mut model), 10, "it begins where the loop does");
    let mut seen = Vec::new();
    model.tick(0.0);
    for second in 1..=6 {
        model.tick(f64::from(second));
        seen.push(event(&mut model));
    }
    assert_eq!(seen, [11, 12, 10, 11, 12, 10]);
    step(&mut model, Unit::Event, Way::Forward);
    assert!(table(&mut model).playing.is_none());
    assert_eq!(model.tick(99.0), None);
    ask(&mut model, GoCommand::Play(true));
    ask(&mut model, GoCommand::Play(false));
    assert!(table(&mut model).playing.is_none());
}

#[test]
fn a_loop_is_kept_within_the_line_and_let_go_with_it() {
    let mut model = with_golden(RAIDERS);
    let len = table(&mut model).review().len(0).expect("the main line");
    ask(&mut model, GoCommand::Loop(Some((len - 1, len + 50))));
    assert_eq!(table(&mut model).looped, Some((len - 1, len)));
    ask(&mut model, GoCommand::Loop(Some((5, 5))));
    assert_eq!(table(&mut model).looped, None, "nothing lies between");
    ask(&mut model, GoCommand::Loop(Some((1, 5))));
    ask(&mut model, GoCommand::Loop(None));
    assert_eq!(table(&mut model).looped, None);
}

#[test]
fn a_loop_shows_its_end_even_between_two_decisions() {
    let mut model = with_golden("pig/won-by-holding");
    let stops = table(&mut model).course().decision_stops.clone();
    let apart = stops.windows(2).find(|pair| pair[1] - pair[0] > 1).expect("chance between");
    let (from, to) = (apart[0], apart[0] + 1);
    ask(&mut model, GoCommand::Axis(Axis::Decisions));
    assert!(model.settings.by_decision);
    ask(&mut model, GoCommand::Loop(Some((from, to))));
    ask(&mut model, GoCommand::Play(true));
    model.tick(0.0);
    let mut seen = Vec::new();
    for second in 1..=4 {
        model.tick(f64::from(second));
        seen.push(event(&mut model));
    }
    assert_eq!(seen, [to, from, to, from]);
}

#[test]
fn hover_shows_another_place_and_playing_lets_it_go() {
    let mut model = with_golden(RAIDERS);
    ask(&mut model, GoCommand::Hover(Some(after(9))));
    assert_eq!(table(&mut model).at(), after(9));
    assert_eq!(event(&mut model), 0);
    ask(&mut model, GoCommand::Hover(None));
    assert_eq!(table(&mut model).at(), after(0));
    ask(&mut model, GoCommand::Hover(Some(after(9))));
    ask(&mut model, GoCommand::Play(true));
    assert_eq!(table(&mut model).hover, None);
}

#[test]
fn notes_are_steps_and_later_ones_unknown_without_hindsight() {
    let mut model = with_golden(RAIDERS);
    for at in [30, 10] {
        ask(&mut model, GoCommand::To(after(at)));
        table(&mut model).review.note("", "look").expect("it is kept in memory");
        table(&mut model).changed();
    }
    ask(&mut model, GoCommand::Start);
    assert_eq!(step(&mut model, Unit::Note, Way::Forward), after(10));
    assert_eq!(step(&mut model, Unit::Note, Way::Forward), after(30));
    assert_eq!(step(&mut model, Unit::Note, Way::Back), after(10));
    ask(&mut model, LookCommand::Hindsight(false));
    assert_eq!(step(&mut model, Unit::Note, Way::Forward), after(10));
    assert_eq!(step(&mut model, Unit::Event, Way::Forward), after(11), "one may go on");
}
