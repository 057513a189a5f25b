//! Going through a line by event, by decision and beat by beat, and what is told on the way.

use super::*;
use crate::testing::{Passes, games, passes_header};
use kanso_engine::Seat;

/// Play, peek in secret, pass aloud, play: events 1 to 4, of five beats, one, one and five.
fn played() -> ReviewOf<Passes> {
    let mut review =
        ReviewOf::<Passes>::begin(games(), &passes_header("nothing")).expect("a header");
    for notation in ["play", "peek", "pass", "play"] {
        let number = review.read_action(notation, Lang::En).expect("always allowed");
        review.choose(number).expect("always allowed");
    }
    review
}

const ADA: Eye = Eye::Seat(Seat::at(0));
const BEN: Eye = Eye::Seat(Seat::at(1));

fn after(event: u32) -> Position {
    Position::after(0, event)
}

fn within(event: u32, beat: u32) -> Position {
    Position { beat: Some(beat), ..after(event) }
}

/// The lines of an event, the words alone.
fn lines(review: &dyn Review, event: u32, routine: Routine, lang: Lang, eye: Eye) -> Vec<String> {
    let words = |line: ToldLine| match line {
        ToldLine::Facts(facts) => facts[0].words.clone(),
        ToldLine::LeftOut { count, words } => format!("{count}: {words}"),
    };
    told_lines(review, event, routine, lang, eye).into_iter().map(words).collect()
}

#[test]
fn routine_facts_are_left_out_and_said_to_who_is_told_them() {
    let review = played();
    let left_out = |lang, eye| lines(&review, 1, Routine::LeftOut, lang, eye);
    let (plays, works) = ("seat 0 plays", "what seat 0 played works");
    assert_eq!(
        left_out(Lang::En, Eye::All),
        [plays, "2: 2 passes by themselves", works, "1: 1 pass by itself"]
    );
    assert_eq!(left_out(Lang::Ja, Eye::All), [plays, "2: 自動パス2回", works, "1: 自動パス1回"]);
    assert_eq!(left_out(Lang::En, ADA), [plays, "1: 1 pass by itself", works]);
    assert_eq!(
        left_out(Lang::En, BEN),
        [plays, "1: 1 pass by itself", works, "1: 1 pass by itself"]
    );
    assert_eq!(left_out(Lang::En, Eye::Public), [plays, works]);
    let all = |eye| lines(&review, 1, Routine::Told, Lang::En, eye);
    let (ada, ben) =
        ("seat 0 passes by itself: nothing usable", "seat 1 passes by itself: nothing usable");
    assert_eq!(all(Eye::All), [plays, ben, ada, works, ben]);
    assert_eq!(all(ADA), [plays, ada, works]);
    assert_eq!(all(Eye::Public), [plays, works]);
    // A spoken pass is told.
    assert_eq!(lines(&review, 3, Routine::LeftOut, Lang::En, Eye::Public), ["seat 1 passes"]);
}

#[test]
fn an_eye_numbers_every_beat_that_it_is_told_and_no_other() {
    let review = played();
    let told = |eye| {
        let beats = review.told_beats(1, eye);
        beats.iter().map(|beat| (beat.beat, beat.number, beat.routine)).collect::<Vec<_>>()
    };
    let all = [(1, 1, false), (2, 2, true), (3, 3, true), (4, 4, false), (5, 5, true)];
    assert_eq!(told(Eye::All), all);
    assert_eq!(told(ADA), [(1, 1, false), (3, 2, true), (4, 3, false)]);
    assert_eq!(told(BEN), [(1, 1, false), (2, 2, true), (4, 3, false), (5, 4, true)]);
    assert_eq!(told(Eye::Public), [(1, 1, false), (4, 2, false)]);
    for eye in Eye::every(2) {
        let facts = review.facts(1, Lang::En, eye);
        let numbers: Vec<_> = facts.iter().map(|fact| (fact.beat, fact.number)).collect();
        let beats = review.told_beats(1, eye);
        let counted: Vec<_> = beats.iter().map(|beat| (beat.beat, beat.number)).collect();
        assert_eq!(numbers, counted, "each beat of this game has one fact");
    }
    assert_eq!(review.told_beats(2, ADA), []);
    assert_eq!(review.told_beats(2, BEN).len(), 1);
    assert_eq!(review.told_beats(9, Eye::All), []);
}

#[test]
fn an_axis_stops_where_something_is_told_and_a_routine_decision_stops_nobody() {
    let review = played();
    for (eye, events, decisions) in [
        (Eye::All, vec![0, 1, 2, 3, 4], vec![0, 1, 3, 4]),
        (BEN, vec![0, 1, 2, 3, 4], vec![0, 1, 3, 4]),
        // Ben's peek is told to nobody else.
        (ADA, vec![0, 1, 3, 4], vec![0, 3, 4]),
        (Eye::Public, vec![0, 1, 3, 4], vec![0, 3, 4]),
    ] {
        for (axis, stops) in [(Axis::Events, events), (Axis::Decisions, decisions)] {
            assert_eq!(review.stops(0, axis, eye), stops, "{eye:?} {axis:?}");
            for pair in stops.windows(2) {
                let (before, behind) = (after(pair[0]), after(pair[1]));
                assert_eq!(review.next_stop(before, axis, eye), Some(behind));
                assert_eq!(review.previous_stop(behind, axis, eye), Some(before));
            }
            assert_eq!(review.previous_stop(after(0), axis, eye), None);
            assert_eq!(review.next_stop(after(4), axis, eye), None);
        }
    }
    assert!(review.stops(7, Axis::Events, Eye::All).is_empty());
    assert_eq!(review.next_stop(after(9), Axis::Events, Eye::All), None);
}

#[test]
fn from_within_an_event_its_end_lies_ahead_and_its_start_behind() {
    let review = played();
    let next = |from, axis| review.next_stop(from, axis, Eye::All);
    let previous = |from, axis| review.previous_stop(from, axis, Eye::All);
    assert_eq!(next(within(4, 2), Axis::Events), Some(after(4)));
    assert_eq!(previous(within(4, 2), Axis::Events), Some(after(3)));
    assert_eq!(next(within(4, 0), Axis::Events), Some(after(4)));
    assert_eq!(previous(within(4, 0), Axis::Events), Some(after(2)));
    assert_eq!(next(within(1, 3), Axis::Decisions), Some(after(1)));
    assert_eq!(previous(within(1, 3), Axis::Decisions), Some(after(0)));
    assert_eq!(previous(after(2), Axis::Decisions), Some(after(1)));
}

#[test]
fn the_stops_grow_with_the_line() {
    let mut review = played();
    assert_eq!(review.stops(0, Axis::Decisions, Eye::All), [0, 1, 3, 4]);
    review.go(after(4)).expect("the end");
    for notation in ["pass", "play"] {
        let number = review.read_action(notation, Lang::En).expect("always allowed");
        review.choose(number).expect("always allowed");
    }
    assert_eq!(review.stops(0, Axis::Decisions, Eye::All), [0, 1, 3, 5, 6]);
    assert_eq!(review.stops(0, Axis::Events, Eye::All), [0, 1, 2, 3, 4, 5, 6]);
}

#[test]
fn beat_by_beat_routine_steps_are_skipped_or_not() {
    let review = played();
    for (eye, routine, walk) in [
        (
            Eye::All,
            Routine::LeftOut,
            vec![after(0), within(1, 1), after(1), after(2), after(3), within(4, 1), after(4)],
        ),
        (
            Eye::All,
            Routine::Told,
            vec![
                after(0),
                within(1, 1),
                within(1, 2),
                within(1, 3),
                within(1, 4),
                after(1),
                after(2),
                after(3),
                within(4, 1),
                within(4, 2),
                within(4, 3),
                within(4, 4),
                after(4),
            ],
        ),
        (
            ADA,
            Routine::Told,
            vec![
                after(0),
                within(1, 1),
                within(1, 3),
                after(1),
                after(3),
                within(4, 1),
                within(4, 3),
                after(4),
            ],
        ),
        (
            Eye::Public,
            Routine::Told,
            vec![after(0), within(1, 1), after(1), after(3), within(4, 1), after(4)],
        ),
    ] {
        for pair in walk.windows(2) {
            assert_eq!(
                review.next_beat(pair[0], routine, eye),
                Some(pair[1]),
                "{eye:?} {routine:?}"
            );
            assert_eq!(review.previous_beat(pair[1], routine, eye), Some(pair[0]));
        }
        assert_eq!(review.next_beat(after(4), routine, eye), None);
        assert_eq!(review.previous_beat(after(0), routine, eye), None);
    }
    // From a place where the walk does not stop it goes on to the nearest that it does.
    let skip = Routine::LeftOut;
    assert_eq!(review.next_beat(within(1, 3), skip, Eye::All), Some(after(1)));
    assert_eq!(review.previous_beat(within(1, 3), skip, Eye::All), Some(within(1, 1)));
    assert_eq!(review.previous_beat(within(1, 0), skip, Eye::All), None);
    assert_eq!(review.previous_beat(after(2), skip, ADA), Some(after(1)));
    assert_eq!(review.next_beat(within(1, 6), skip, Eye::All), None);
}

#[test]
fn a_course_has_every_event_that_an_eye_is_told_and_numbers_them_for_it() {
    let review = played();
    let course = |eye| {
        let events = review.course(0, eye);
        events.iter().map(|at| (at.event, at.number, at.routine)).collect::<Vec<_>>()
    };
    assert_eq!(course(Eye::All), [(1, 1, false), (2, 2, false), (3, 3, true), (4, 4, false)]);
    for eye in Eye::every(2) {
        let stops = review.stops(0, Axis::Events, eye);
        let events: Vec<_> = course(eye).iter().map(|(event, ..)| *event).collect();
        assert_eq!(events, stops[1..], "{eye:?}");
    }
    assert!(review.course(7, Eye::All).is_empty(), "there is no such line");
    assert!(review.checkpoints(0).is_empty());
}
