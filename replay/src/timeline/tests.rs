//! The timeline against plain replaying, and its sync test.

use super::*;
use crate::lines::LineSource;
use crate::log::record::{Header, LineLuck, LuckSource, NewLine, Piece, Record, Step};
use crate::luck::Luck;
use crate::testing::{self, Draws, pig_header};
use kanso_engine::{Setup, canon};
use kanso_pig::{Action, Pig};
use proptest::prelude::*;

/// A long game of Pig: always rolls, holds at `hold`.
fn tree(events: u32, hold: u32) -> Tree<Action> {
    testing::pig_tree(&pig_header("10000000"), events, hold)
}

fn game(header: &Header) -> Pig {
    let mut setup = Setup::new::<Pig>(2);
    setup.options.clone_from(&header.options);
    Pig::new(&setup).expect("Pig is for two")
}

/// The plain way to a state, as an oracle.
fn replayed<G: Game>(game: &G, tree: &Tree<G::Action>, line: LineId, events: u32) -> G::State {
    let mut state = game.start();
    for event in 0..events {
        let event = tree.event(line, event).expect("in the line");
        game.apply(&mut state, event, &mut Bag::new(), &mut Trace::off()).expect("allowed");
    }
    state
}

#[test]
fn seeking_is_the_same_as_replaying() {
    let tree = tree(1_000, 20);
    let game = game(tree.header());
    let mut timeline = Timeline::new(game.clone());
    timeline.walk_all(&tree);
    assert_eq!(timeline.len(0), 1_000);
    for events in [1_000, 999, 998, 0, 1, 15, 16, 17, 63, 64, 65, 500, 499, 501, 1_000, 640] {
        assert_eq!(timeline.at(&tree, 0, events).state, replayed(&game, &tree, 0, events));
    }
    for events in (0..1_000).rev() {
        assert_eq!(timeline.at(&tree, 0, events).state, replayed(&game, &tree, 0, events));
    }
}

/// How many events are replayed for a step is what it costs: a keyframe or a stone is always near.
#[test]
fn a_step_back_replays_a_few_events_whatever_the_interval() {
    let tree = tree(4_096, 20);
    let game = game(tree.header());
    for budget in [BUDGET, 4_000] {
        let mut timeline = Timeline::with_budget(game.clone(), budget);
        timeline.walk_all(&tree);
        let interval = timeline.interval();
        assert_eq!(interval > INTERVAL, budget < BUDGET);
        let (mut far, mut most) = (0, 0);
        for events in (0..4_096).rev() {
            let replayed = events - timeline.before(&tree, 0, events).0;
            most = most.max(replayed);
            far += u32::from(replayed >= STONE_INTERVAL);
            timeline.at(&tree, 0, events);
        }
        assert!(most < interval, "{most} events for one step, every {interval} a keyframe");
        // The last step before a keyframe lays the stones for all others.
        let ways = 4_096 / interval.min(STONES_MAX as u32 * STONE_INTERVAL);
        assert!(far <= ways, "{far} of 4096 steps replay more than to the next stone");
    }
}

#[test]
fn nothing_of_other_events_is_left_after_walking_anew() {
    let (before, after) = (tree(300, 20), tree(300, 5));
    let mut timeline = Timeline::new(game(before.header()));
    timeline.walk_all(&before);
    for events in (0..300).rev() {
        timeline.at(&before, 0, events);
    }
    timeline.walk_anew(&after);
    let game = game(after.header());
    for events in (0..300).rev() {
        assert_eq!(timeline.at(&after, 0, events).state, replayed(&game, &after, 0, events));
    }
}

#[test]
fn a_place_that_is_shown_again_is_at_hand() {
    let tree = tree(300, 20);
    let mut timeline = Timeline::new(game(tree.header()));
    timeline.walk_all(&tree);
    for events in [123, 7, 250] {
        let first = timeline.at(&tree, 0, events);
        timeline.at(&tree, 0, 31);
        assert!(Arc::ptr_eq(&first, &timeline.at(&tree, 0, events)));
    }
}

#[test]
fn a_tight_budget_widens_the_interval_and_changes_no_state() {
    let tree = tree(20_000, 20);
    let game = game(tree.header());
    let mut timeline = Timeline::with_budget(game.clone(), 8_000);
    timeline.walk_all(&tree);
    assert!(timeline.interval() > INTERVAL && timeline.used() <= 8_000);
    for events in [0, 19_999, 12_345, 12_344, 20_000] {
        assert_eq!(timeline.at(&tree, 0, events).state, replayed(&game, &tree, 0, events));
    }
}

#[test]
fn a_branch_shares_what_lies_before_its_fork() {
    let mut tree = tree(300, 20);
    let fork = (100..300)
        .find(|at| matches!(tree.event(0, *at), Some(Event::Decision(_))))
        .expect("somebody decides");
    let kept = Piece::Kept { from: 0, to: fork };
    let other = match tree.event(0, fork) {
        Some(Event::Decision(Action::Hold)) => Action::Roll,
        _ => Action::Roll,
    };
    let pieces = vec![kept, Piece::Entered(vec![Event::Decision(other)])];
    let new = NewLine { parent: 0, name: "b".to_owned(), luck: LineLuck::Same, pieces };
    tree.push(0, Record::Line(new)).expect("fits");
    let mut timeline = Timeline::new(game(tree.header()));
    timeline.walk_all(&tree);
    let frames = timeline.lines[1].frames.len();
    assert_eq!(frames, 0, "nothing of the parent is kept twice");
    for events in [fork + 1, fork, fork - 1, 3] {
        let state = replayed(timeline.game(), &tree, 1, events);
        assert_eq!(timeline.at(&tree, 1, events).state, state);
    }
    let shared = timeline.at(&tree, 1, fork - 1);
    assert!(Arc::ptr_eq(&shared, &timeline.at(&tree, 0, fork - 1)));
}

#[test]
fn an_event_that_is_not_allowed_ends_its_line_and_its_branches() {
    let mut tree = Tree::new(pig_header("100")).expect("a header of now");
    let hold = Event::Decision(Action::Hold);
    let events = vec![Event::Decision(Action::Roll), Event::Chance(Outcome::roll(&[1])), hold];
    tree.push(0, Record::Step(Step { line: 0, events })).expect("fits");
    let new = |to, entered: Vec<_>| NewLine {
        parent: 0,
        name: "b".to_owned(),
        luck: LineLuck::Same,
        pieces: vec![Piece::Kept { from: 0, to }, Piece::Entered(entered)],
    };
    let roll = vec![Event::Decision(Action::Roll)];
    tree.push(0, Record::Line(new(3, roll.clone()))).expect("fits");
    tree.push(0, Record::Line(new(2, roll))).expect("fits");
    let mut timeline = Timeline::new(game(tree.header()));
    timeline.walk_all(&tree);
    let lens: Vec<_> = (0..3).map(|line| timeline.len(line)).collect();
    assert_eq!(lens, [2, 2, 3]);
    assert_eq!(timeline.broken(1).map(|broken| broken.event), Some(2));
    assert!(matches!(timeline.broken(0).expect("broken").violation, Violation::Rule(_)));
    assert_eq!(timeline.broken(2), None);
    assert_eq!(timeline.at(&tree, 1, 2).state.turn, kanso_engine::Seat::at(1));
}

#[test]
fn beats_unfold_to_the_state_behind_the_event() {
    let tree = testing::draws_tree(&testing::draws_header([3; 32]), 40);
    let game = Draws::new(&Setup::new::<Draws>(2)).expect("for two");
    let mut timeline = Timeline::new(game.clone());
    timeline.walk_all(&tree);
    let mut many = 0;
    for event in 1..=timeline.len(0) {
        let beats = timeline.unfold(&tree, 0, event);
        assert_eq!(beats.len() as u32, timeline.beats(&tree, 0, event));
        many = many.max(beats.len());
        let before = replayed(&game, &tree, 0, event - 1);
        assert_eq!(timeline.within(&tree, 0, event, 0), before);
        let after = timeline.within(&tree, 0, event, beats.len() as u32);
        assert_eq!(after, replayed(&game, &tree, 0, event));
        let mut trace = Trace::new(Mode::Facts);
        let mut state = before;
        game.perform(&mut state, tree.event(0, event - 1).expect("there"), &mut trace);
        assert_eq!(trace.facts(), beats.concat());
    }
    assert!(many > 1, "some event of this game has several beats");
}

#[test]
fn what_is_gone_through_in_one_go_is_what_one_place_after_the_other_shows() {
    let tree = testing::draws_tree(&testing::draws_header([3; 32]), 40);
    let game = Draws::new(&Setup::new::<Draws>(2)).expect("for two");
    let mut timeline = Timeline::new(game.clone());
    timeline.walk_all(&tree);
    let end = timeline.len(0);
    for (from, to) in [(0, end), (5, 9), (7, 7), (end, end), (9, 8)] {
        let (mut seen, mut expected) = (Vec::new(), Vec::new());
        timeline.each(&tree, 0, from, to, |_, events, state, next| {
            seen.push((events, state.clone(), next.cloned()));
        });
        for events in from..=to {
            let next = tree.event(0, events).cloned();
            expected.push((events, replayed(&game, &tree, 0, events), next));
        }
        assert_eq!(seen, expected, "{from} to {to}");

        let (mut seen, mut expected) = (Vec::new(), Vec::new());
        timeline.each_beat(&tree, 0, from, to, |_, event, state| seen.push((event, state.clone())));
        if from <= to {
            expected.push((from, replayed(&game, &tree, 0, from)));
        }
        for event in from + 1..=to {
            let beats = timeline.beats(&tree, 0, event);
            // The last beat is shown once more, with what is asked then.
            for beat in (1..=beats).chain([beats]) {
                expected.push((event, timeline.within(&tree, 0, event, beat)));
            }
        }
        assert_eq!(seen, expected, "beats of {from} to {to}");
    }
}

#[test]
fn who_looks_on_is_told_of_the_places_that_it_wants_and_of_no_other() {
    struct Wanting {
        places: Vec<u32>,
        seen: Vec<(u32, kanso_pig::State)>,
    }
    impl Watch<Pig> for Wanting {
        fn passed(&mut self, events: u32, state: &kanso_pig::State) {
            assert_eq!(self.places.pop(), Some(events));
            self.seen.push((events, state.clone()));
        }
        fn wants(&self) -> u32 {
            self.places.last().copied().unwrap_or(u32::MAX)
        }
    }
    struct WantsNothing;
    impl Watch<Pig> for WantsNothing {
        fn passed(&mut self, events: u32, _: &kanso_pig::State) {
            panic!("told of {events}");
        }
    }
    let tree = tree(200, 20);
    let game = game(tree.header());
    let mut timeline = Timeline::sparse(game.clone());
    assert_eq!((timeline.interval(), timeline.is_empty()), (SPARSE_INTERVAL, true));
    let mut watch = Wanting { places: vec![200, 100, 17, 16, 0], seen: Vec::new() };
    timeline.walk(&tree, 0, &mut watch);
    // All is walked, and what is behind the last event is wanted once more.
    watch.places.push(200);
    timeline.walk(&tree, 0, &mut watch);
    timeline.walk(&tree, 0, &mut WantsNothing);
    let expected = [0, 16, 17, 100, 200, 200].map(|at| (at, replayed(&game, &tree, 0, at)));
    assert_eq!(watch.seen, expected);
    assert!(!timeline.is_empty());
    // Its start alone: nothing else is as far apart.
    let size = size_of::<Moment<kanso_pig::State>>() + canonical(&game.start()).len();
    assert_eq!(timeline.used(), size);
    Timeline::new(game).walk(&tree, 0, &mut WantsNothing);
}

#[test]
fn counters_count_along_the_line() {
    let tree = tree(200, 20);
    let mut timeline = Timeline::new(game(tree.header()));
    struct Seen(Vec<(u8, u32)>);
    impl Watch<Pig> for Seen {
        fn chance(&mut self, _: u32, chance: Chance, n: u32, bag: &Bag, outcome: &Outcome) {
            self.0.push((chance.stream.0, n));
            let LineSource::Seeded(seed) = LineSource::Seeded([0; 32]) else { return };
            assert_eq!(Luck::new(&seed).outcome(chance, n, bag), *outcome);
        }
    }
    let mut seen = Seen(Vec::new());
    timeline.walk(&tree, 0, &mut seen);
    for stream in 0..2 {
        let counts: Vec<_> =
            seen.0.iter().filter(|(of, _)| *of == stream).map(|(_, n)| *n).collect();
        assert_eq!(counts, (0..counts.len() as u32).collect::<Vec<_>>());
        assert!(!counts.is_empty());
    }
    assert!(matches!(tree.header().luck, LuckSource::Seeded { .. }));
}

proptest! {
    /// The sync test: wherever one goes and in whatever order, the state is the replayed one.
    #[test]
    fn going_back_and_forth_gives_the_same_digest(places in prop::collection::vec(0..=300_u32, 1..30)) {
        let tree = tree(300, 15);
        let mut timeline = Timeline::with_budget(game(tree.header()), 1_000);
        timeline.walk_all(&tree);
        for events in places {
            let expected = canon::digest(&replayed(timeline.game(), &tree, 0, events));
            prop_assert_eq!(canon::digest(&timeline.at(&tree, 0, events).state), expected);
        }
    }
}
