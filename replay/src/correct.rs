//! Re-fitting: the events of a line, played again where something before them has changed.
//!
//! Behind a corrected event, or under another reading, the events of the *parent* are tried one by
//! one:
//!
//! - *kept* while they fit: allowed, and asked as in the parent, of the same seats or of the same
//!   chance. So no seat is made to say what another one said;
//! - chance that the parent never saw is *filled* from the luck of the new line; an outcome of the
//!   same stream that can no longer fall is dropped and filled anew;
//! - decisions that no longer fit are *dropped*, with what refuses each, when a later one of the
//!   parent answered the very question that is asked now: word for word, and in the same turn. An
//!   answer to a question of the same kind, turns later, is none. What answers a question that is not
//!   asked any more is dropped too, when what stands right behind it fits;
//! - where only a person can answer, the next of the answers given for that is *entered*; without
//!   one it *stops*, and the rest of the parent waits.
//!
//! Under another reading ([`Follow::played_by`]) the record may only have been asked otherwise. Then
//! an answer that nobody chose is *filled* as well, each told as what it is ([`By`]): the only lawful
//! one; a pass where the record knows nothing of the question; the one behind which the record's own
//! next event fits; the record's own answer, said more fully. A correction leaves all of these to the people at the table.
//!
//! Source: the log format's *Correcting an event*. Nothing is written here: a caller makes the line.

mod completing;
mod fitting;

pub use completing::completed;
pub(crate) use fitting::is_of_a_kind;
pub use fitting::{Answering, Follow, lead, refit};

use crate::lines::Tree;
use crate::log::record::{LineId, Piece};
use crate::luck::{Counters, Luck};
use crate::timeline::Moment;
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Bag, Event, Eye, Game, Lang, Marks, Trace, Turn, Violation};
use serde::Serialize;

/// An event of a parent with what it answered there.
#[derive(Clone, Debug)]
pub struct Asked<'a, A> {
    /// Its place on the parent, from 0.
    pub place: u32,
    /// The event.
    pub event: &'a Event<A>,
    /// What was awaited before it.
    pub awaiting: Awaiting,
    /// The question, or what chance was about.
    pub question: Question,
}

/// How an event was filled in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// Luck gave the outcome.
    Luck,
    /// It is the only lawful answer.
    Lone,
    /// It is a pass, and the record knows nothing of the question.
    Pass,
    /// It is the one answer behind which the record's own next event fits.
    Implied,
    /// It is what the record has, said more fully: the event at this place of the parent, from 0.
    Completed {
        /// The place.
        parent: u32,
    },
}

/// An event that was filled in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Filled {
    /// Its place on the new line, from 0.
    pub place: u32,
    /// How.
    pub by: By,
}

/// How many events were filled in which way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct FilledBy {
    /// Outcomes that luck gave.
    pub luck: u32,
    /// Answers that were the only lawful ones.
    pub lone: u32,
    /// Passes, where the record knows nothing of the question.
    pub passed: u32,
    /// Answers that follow from what the record says next.
    pub implied: u32,
    /// Answers of the record, said more fully.
    pub completed: u32,
}

impl FilledBy {
    /// Counts what was filled.
    pub fn of(filled: &[Filled]) -> Self {
        let mut by = Self::default();
        for one in filled {
            *match one.by {
                By::Luck => &mut by.luck,
                By::Lone => &mut by.lone,
                By::Pass => &mut by.passed,
                By::Implied => &mut by.implied,
                By::Completed { .. } => &mut by.completed,
            } += 1;
        }
        by
    }

    /// Each way in words, without those of which there are none.
    pub fn in_words(self, lang: Lang) -> Vec<String> {
        let Self { luck, lone, passed, implied, completed } = self;
        let mut told = Vec::new();
        let mut tell = |count, one: &str, many: &str, ja: String| match (lang, count) {
            (_, 0) => {}
            (Lang::En, 1) => told.push(format!("1 {one}")),
            (Lang::En, _) => told.push(format!("{count} {many}")),
            (Lang::Ja, _) => told.push(ja),
        };
        tell(
            luck,
            "outcome is filled from the game's luck",
            "outcomes are filled from the game's luck",
            format!("{luck}件の結果を対局の運から補充"),
        );
        tell(
            lone,
            "answer is the only lawful one, and given by itself",
            "answers are the only lawful ones, and given by themselves",
            format!("ほかに選びようのない{lone}件は自動で回答"),
        );
        tell(
            passed,
            "pass is filled in where the record knows nothing of the question",
            "passes are filled in where the record knows nothing of the question",
            format!("記録にない問い{passed}件はパスとして補完"),
        );
        tell(
            implied,
            "answer follows from what the record says next",
            "answers follow from what the record says next",
            format!("記録の続きから決まる{implied}件を補完"),
        );
        tell(
            completed,
            "answer of the record is said more fully, as these rules ask for it",
            "answers of the record are said more fully, as these rules ask for it",
            format!("記録の行動{completed}件は、このルールが求める形に補って維持"),
        );
        told
    }

    /// How many answers, that is decisions, were filled.
    pub const fn answers(self) -> u32 {
        self.lone + self.passed + self.implied + self.completed
    }
}

/// An event of a parent that no longer fits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lost<R> {
    /// Its place on the parent, from 0.
    pub place: u32,
    /// How many events the new line had where it did not fit.
    pub at: u32,
    /// True if its question is asked there too, and the answer is refused; else another one is asked,
    /// or none.
    pub is_asked: bool,
    /// What stands against it.
    pub violation: Violation<R>,
}

/// What became of a parent's events.
#[derive(Clone, Debug)]
pub struct Refitted<G: Game> {
    /// The pieces of the new line, behind those given.
    pub pieces: Vec<Piece<G::Action>>,
    /// Ranges `from..to` of the parent that were kept, behind those given.
    pub kept: Vec<(u32, u32)>,
    /// What no longer fits, in the order of the parent.
    pub dropped: Vec<Lost<G::Refusal>>,
    /// What was filled in, in its order.
    pub filled: Vec<Filled>,
    /// Places on the new line, from 0, of what was entered where a person was asked.
    pub entered: Vec<u32>,
    /// Where only a person can go on; none: the parent was followed to its end.
    pub stopped: Option<Stop<G::Refusal>>,
    /// How many events the new line had where the parent was followed to its end, or it stopped.
    pub followed: u32,
    /// How many events the new line has.
    pub events: u32,
    /// The state behind them.
    pub moment: Moment<G::State>,
}

impl<G: Game> Refitted<G> {
    /// Events of the parent that are said more fully: their places there and on the new line.
    pub fn completed(&self) -> Vec<(u32, u32)> {
        let one = |filled: &Filled| match filled.by {
            By::Completed { parent } => Some((parent, filled.place)),
            By::Luck | By::Lone | By::Pass | By::Implied => None,
        };
        self.filled.iter().filter_map(one).collect()
    }
}

/// Where a re-fit stops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop<R> {
    /// The first event of the parent that waits, from 0.
    pub parent: u32,
    /// How many events wait.
    pub waiting: u32,
    /// Why the first of them does not fit.
    pub violation: Violation<R>,
}

/// The events of a line from a place on, with what each answered under `game`, which they were
/// played by and are allowed under; `moment` is the state before the first of them.
pub fn asked<'a, G: Game>(
    game: &G,
    tree: &'a Tree<G::Action>,
    line: LineId,
    from: u32,
    to: u32,
    state: &G::State,
) -> Vec<Asked<'a, G::Action>> {
    let mut state = state.clone();
    let mut trace = Trace::off();
    let events = tree.stretches(line, from).flat_map(|stretch| stretch.events);
    (from..to)
        .zip(events)
        .map(|(place, event)| {
            let (awaiting, question) = (game.awaiting(&state), Question::of(game, &state));
            game.perform(&mut state, event, &mut trace);
            Asked { place, event, awaiting, question }
        })
        .collect()
}

/// What is asked: where in the game's course, and in which words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    chapter: Option<u16>,
    round: u16,
    turn: Option<Turn>,
    words: String,
}

impl Question {
    fn of<G: Game>(game: &G, state: &G::State) -> Self {
        let Marks { chapter, round, turn, phase: _ } = game.marks(state);
        let mut words = String::new();
        if game.awaiting(state) != Awaiting::Over {
            let told = game.say_prompt(state, Lang::En, Eye::All, &mut words);
            told.expect("a string takes every text");
        }
        Self { chapter, round, turn, words }
    }

    /// True if both are asked in the same turn.
    fn is_beside(&self, other: &Self) -> bool {
        (self.chapter, self.round, self.turn) == (other.chapter, other.round, other.turn)
    }
}

/// What the luck of a line gives for the awaited chance; none where no chance is awaited.
pub fn settled<G: Game>(
    game: &G,
    moment: &Moment<G::State>,
    luck: &Luck,
    bag: &mut Bag,
) -> Option<Event<G::Action>> {
    let Awaiting::Chance(chance) = game.awaiting(&moment.state) else { return None };
    Some(Event::Chance(luck.falls(game, &moment.state, chance, &moment.counters, bag)))
}

/// A whole line, played by `game`, fitted to `other`: the same game under other readings. The first
/// `events` of the line are followed, which must be allowed under `game`.
pub fn refit_under<G: Game>(
    other: &G,
    game: &G,
    tree: &Tree<G::Action>,
    line: LineId,
    events: u32,
) -> Refitted<G> {
    let asked = asked(game, tree, line, 0, events, &game.start());
    let luck = tree.line(line).and_then(|line| line.luck.filler()).map(Luck::new);
    let start = Moment { state: other.start(), counters: Counters::default() };
    let follow = Follow { game: other, parent: &asked, luck: luck.as_ref(), played_by: Some(game) };
    refit(&follow, start, 0, &mut |_, _| None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{self, Draws, pig_header};
    use crate::timeline::Timeline;
    use kanso_engine::{Outcome, Setup};
    use kanso_pig::{Action, Pig};
    use proptest::prelude::*;

    /// Corrects event `at`, from 0, to `event`, of a line that is one game's own.
    fn corrected<G: Game>(
        tree: &Tree<G::Action>,
        game: G,
        at: u32,
        event: &Event<G::Action>,
    ) -> Refitted<G> {
        let mut timeline = Timeline::new(game);
        timeline.walk_all(tree);
        let (len, luck) = (timeline.len(0), Luck::new(&testing::SEED));
        let behind = timeline.at(tree, 0, at + 1);
        let mut moment = Moment::clone(&timeline.at(tree, 0, at));
        let game = timeline.game();
        if let Awaiting::Chance(chance) = game.awaiting(&moment.state) {
            moment.counters.count(chance.stream);
        }
        game.apply(&mut moment.state, event, &mut Bag::new(), &mut Trace::off()).expect("allowed");
        let asked = asked(game, tree, 0, at + 1, len, &behind.state);
        let follow = Follow { game, parent: &asked, luck: Some(&luck), played_by: None };
        refit(&follow, moment, at + 1, &mut |_, _| None)
    }

    fn pig(reading: &str) -> Pig {
        let mut setup = Setup::new::<Pig>(2);
        setup.set_reading(Pig::meta(), "PG-R1", reading).expect("there is such a value");
        Pig::new(&setup).expect("Pig is for two")
    }

    #[test]
    fn a_die_that_was_a_one_passes_the_turn_and_drops_what_the_seat_said() {
        let roll = |face| [Event::Decision(Action::Roll), Event::Chance(Outcome::roll(&[face]))];
        let hold = [Event::Decision(Action::Hold)];
        let events = [&roll(5)[..], &roll(4), &hold, &roll(6), &hold].concat();
        let tree = testing::tree_of(&pig_header("100"), events);
        let one = Event::Chance(Outcome::roll(&[1]));
        let fitted = corrected(&tree, pig("by-holding"), 1, &one);
        // Seat 0 rolled and held no more; the turn of seat 1 is what it was.
        let dropped: Vec<_> = fitted.dropped.iter().map(|lost| lost.place).collect();
        assert_eq!(dropped, [2, 3, 4]);
        assert_eq!(fitted.kept, [(5, 8)]);
        assert_eq!((fitted.filled.len(), fitted.stopped, fitted.events), (0, None, 5));
        assert_eq!(fitted.moment.state.seats[1].score, 6);
    }

    #[test]
    fn chance_that_the_parent_never_saw_is_filled_and_a_person_is_asked_where_one_must() {
        let roll = |face| [Event::Decision(Action::Roll), Event::Chance(Outcome::roll(&[face]))];
        let hold = [Event::Decision(Action::Hold)];
        let events = [&roll(5)[..], &hold, &roll(6), &hold].concat();
        let tree = testing::tree_of(&pig_header("100"), events);
        // Seat 0 rolled instead of holding: the die is filled, and what it does then only it knows.
        let again = Event::Decision(Action::Roll);
        let fitted = corrected(&tree, pig("by-holding"), 2, &again);
        assert_eq!(fitted.filled, [Filled { place: 3, by: By::Luck }]);
        match fitted.stopped {
            Some(stop) => assert_eq!((stop.parent, stop.waiting), (3, 3)),
            // The die that was filled is a one: the turn is over, and seat 1 goes on.
            None => assert_eq!(fitted.kept, [(3, 6)]),
        }
    }

    #[test]
    fn an_answer_to_another_question_of_the_same_seat_is_none() {
        let roll = |face| [Event::Decision(Action::Roll), Event::Chance(Outcome::roll(&[face]))];
        let hold = [Event::Decision(Action::Hold)];
        // Seat 0 loses its turn by a one; many turns later it holds with four points.
        let events = [&roll(1)[..], &roll(6), &hold, &roll(4), &hold, &roll(5), &hold].concat();
        let tree = testing::tree_of(&pig_header("100"), events);
        let three = Event::Chance(Outcome::roll(&[3]));
        let fitted = corrected(&tree, pig("by-holding"), 1, &three);
        let stop = fitted.stopped.expect("only seat 0 knows whether it holds with three points");
        assert_eq!((stop.parent, fitted.dropped.len(), fitted.events), (2, 0, 2));
    }

    #[test]
    fn a_person_answers_where_it_would_stop_and_the_rest_is_followed() {
        let roll = |face| [Event::Decision(Action::Roll), Event::Chance(Outcome::roll(&[face]))];
        let hold = [Event::Decision(Action::Hold)];
        let events = [&roll(1)[..], &roll(6), &hold, &roll(4), &hold].concat();
        let tree = testing::tree_of(&pig_header("100"), events);
        let mut timeline = Timeline::new(pig("by-holding"));
        timeline.walk_all(&tree);
        let behind = timeline.at(&tree, 0, 2);
        let mut moment = Moment::clone(&timeline.at(&tree, 0, 1));
        let game = timeline.game();
        game.perform(&mut moment.state, &Event::Chance(Outcome::roll(&[3])), &mut Trace::off());
        let asked = asked(game, &tree, 0, 2, timeline.len(0), &behind.state);
        let mut answers = vec![Event::Decision(Action::Hold)];
        let follow = Follow { game, parent: &asked, luck: None, played_by: None };
        let fitted = refit(&follow, moment, 2, &mut |_, _| answers.pop());
        assert_eq!((fitted.entered, fitted.dropped.len(), fitted.stopped), (vec![2], 0, None));
        assert_eq!(fitted.kept, [(2, 8)]);
        let scores: Vec<_> = fitted.moment.state.seats.iter().map(|seat| seat.score).collect();
        assert_eq!(scores, [7, 6]);
    }

    #[test]
    fn another_reading_may_end_the_game_before() {
        let tree = testing::pig_tree(&pig_header("50"), 1_000, 20);
        let (game, at_once) = (pig_of(&tree, 0), pig_of(&tree, 1));
        let len = tree.len(0);
        let same = refit_under(&game, &game, &tree, 0, len);
        assert_eq!((same.kept, same.dropped.len(), same.stopped), (vec![(0, len)], 0, None));
        let other = refit_under(&at_once, &game, &tree, 0, len);
        assert_eq!(other.stopped, None);
        assert_eq!(other.events + other.dropped.len() as u32, len);
        assert!(!other.dropped.is_empty(), "the last hold is not asked any more");
    }

    fn pig_of(tree: &Tree<Action>, reading: u8) -> Pig {
        let mut header = tree.header().clone();
        header.readings[0] = reading;
        header.game::<Pig>().expect("a sound header")
    }

    proptest! {
        /// Correcting an event to what it was keeps everything behind it.
        #[test]
        fn an_unchanged_event_keeps_everything(at in any::<prop::sample::Index>(), hold in 5..30_u32) {
            let tree = testing::pig_tree(&pig_header("100"), 2_000, hold);
            let len = tree.len(0);
            let at = at.index(len as usize) as u32;
            let event = tree.event(0, at).expect("there").clone();
            let fitted = corrected(&tree, pig("by-holding"), at, &event);
            let kept = if at + 1 < len { vec![(at + 1, len)] } else { Vec::new() };
            prop_assert_eq!(fitted.kept, kept);
            prop_assert!(fitted.dropped.is_empty() && fitted.filled.is_empty());
            prop_assert!(fitted.stopped.is_none());
        }

        /// Whatever is drawn instead, the parent's events are kept, dropped or wait: none is lost.
        #[test]
        fn no_event_of_the_parent_is_lost(seed in any::<[u8; 32]>(), at in any::<prop::sample::Index>()) {
            let tree = testing::draws_tree(&testing::draws_header(seed), 200);
            let len = tree.len(0);
            let draws: Vec<_> = (0..len)
                .filter(|at| matches!(tree.event(0, *at), Some(Event::Chance(Outcome::Draw(_)))))
                .collect();
            let at = draws[at.index(draws.len())];
            let Some(Event::Chance(Outcome::Draw(drawn))) = tree.event(0, at) else {
                panic!("a draw")
            };
            let game = Draws::new(&Setup::new::<Draws>(2)).expect("for two");
            let mut timeline = Timeline::new(game.clone());
            timeline.walk_all(&tree);
            let mut bag = Bag::new();
            game.bag(&timeline.at(&tree, 0, at).state, &mut bag);
            let mut kinds: Vec<_> = Vec::new();
            for (kind, count) in bag.iter() {
                kinds.extend(std::iter::repeat_n(kind, usize::from(count)));
            }
            kinds.truncate(drawn.len());
            let event = Event::Chance(Outcome::draw(&kinds));
            let fitted = corrected(&tree, game, at, &event);
            let kept: u32 = fitted.kept.iter().map(|(from, to)| to - from).sum();
            let waiting = fitted.stopped.as_ref().map_or(0, |stop| stop.waiting);
            prop_assert_eq!(at + 1 + kept + fitted.dropped.len() as u32 + waiting, len);
            prop_assert_eq!(fitted.events, at + 1 + kept + fitted.filled.len() as u32);
        }
    }
}
