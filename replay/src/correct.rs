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
//!   answer to a question of the same kind, turns later, is none;
//! - where only a person can answer, the next of the answers given for that is *entered*; without
//!   one it *stops*, and the rest of the parent waits.
//!
//! Source: the log format's *Correcting an event*. Nothing is written here: a caller makes the line.

use crate::lines::Tree;
use crate::log::record::{LineId, Piece};
use crate::luck::{Counters, Luck};
use crate::timeline::Moment;
use kanso_engine::game::EVENTS_MAX;
use kanso_engine::{
    Awaiting, Bag, Event, Eye, Game, Lang, Marks, Play as _, Trace, Turn, Violation,
};

/// An event of a parent with what it answered there.
#[derive(Clone, Debug)]
pub struct Asked<'a, A> {
    /// Its place on the parent, from 0.
    pub place: u32,
    /// The event.
    pub event: &'a Event<A>,
    /// What was awaited before it.
    pub awaiting: Awaiting,
    /// The question, for a decision.
    pub question: Option<Question>,
}

/// What became of a parent's events.
#[derive(Clone, Debug)]
pub struct Refitted<G: Game> {
    /// The pieces of the new line, behind those given.
    pub pieces: Vec<Piece<G::Action>>,
    /// Ranges `from..to` of the parent that were kept, behind those given.
    pub kept: Vec<(u32, u32)>,
    /// What no longer fits: places on the parent, from 0, and why.
    pub dropped: Vec<(u32, Violation<G::Refusal>)>,
    /// Places on the new line, from 0, of what was filled.
    pub filled: Vec<u32>,
    /// Places on the new line, from 0, of what was entered where a person was asked.
    pub entered: Vec<u32>,
    /// Where only a person can go on; none: the parent was followed to its end.
    pub stopped: Option<Stop<G::Refusal>>,
    /// How many events the new line has.
    pub events: u32,
    /// The state behind them.
    pub moment: Moment<G::State>,
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
            let awaiting = game.awaiting(&state);
            let question = match awaiting {
                Awaiting::Decision(_) => Some(Question::of(game, &state)),
                Awaiting::Chance(_) | Awaiting::Over => None,
            };
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
        game.say_prompt(state, Lang::En, Eye::All, &mut words).expect("a string takes every text");
        Self { chapter, round, turn, words }
    }
}

/// Who answers where a re-fit would stop: the event for a state, or none to stop there.
pub type Answering<'a, G> =
    &'a mut dyn FnMut(&G, &<G as Game>::State) -> Option<Event<<G as Game>::Action>>;

/// Follows a parent's events from `moment` on, the state behind the `events` first events of the new
/// line. Without `luck`, chance that the parent never saw is asked of the table. Where a person is
/// asked, `answering` says what is entered; an event that is not allowed there stops it.
pub fn refit<G: Game>(
    game: &G,
    mut moment: Moment<G::State>,
    events: u32,
    parent: &[Asked<'_, G::Action>],
    luck: Option<&Luck>,
    answering: Answering<'_, G>,
) -> Refitted<G> {
    let mut fit = Fit { game, pieces: Vec::new(), events, bag: Bag::new(), trace: Trace::off() };
    let (mut dropped, mut filled, mut stopped) = (Vec::new(), Vec::new(), None);
    let mut entered = Vec::new();
    let mut next = 0;
    while let Some(asked) = parent.get(next) {
        if fit.events == EVENTS_MAX {
            break;
        }
        let Err(violation) = fit.fits(&moment.state, asked) else {
            fit.keep(&mut moment, asked);
            next += 1;
            continue;
        };
        let stop = Stop {
            parent: asked.place,
            waiting: (parent.len() - next) as u32,
            violation: violation.clone(),
        };
        match game.awaiting(&moment.state) {
            Awaiting::Over => {
                for asked in &parent[next..] {
                    dropped.push((asked.place, Violation::NotAwaited(Awaiting::Over)));
                }
                break;
            }
            Awaiting::Chance(chance) => {
                let same_stream = matches!(
                    asked.awaiting, Awaiting::Chance(there) if there.stream == chance.stream
                );
                let place = fit.events;
                if let Some(luck) = luck {
                    filled.push(place);
                    fit.fill(&mut moment, luck);
                } else if fit.enter(&mut moment, answering) {
                    entered.push(place);
                } else {
                    stopped = Some(stop);
                    break;
                }
                if same_stream {
                    dropped.push((asked.place, violation));
                    next += 1;
                }
            }
            Awaiting::Decision(_) => {
                let question = Some(Question::of(game, &moment.state));
                let answers = |asked: &Asked<'_, _>| {
                    asked.question == question && fit.fits(&moment.state, asked).is_ok()
                };
                let Some(behind) = parent[next + 1..].iter().position(answers) else {
                    let place = fit.events;
                    if fit.enter(&mut moment, answering) {
                        entered.push(place);
                        // An answer to the question that the parent was asked here too replaces it.
                        if asked.question == question {
                            dropped.push((asked.place, violation));
                            next += 1;
                        }
                        continue;
                    }
                    stopped = Some(stop);
                    break;
                };
                for asked in &parent[next..=next + behind] {
                    if let Err(violation) = fit.fits(&moment.state, asked) {
                        dropped.push((asked.place, violation));
                    }
                }
                next += 1 + behind;
            }
        }
    }
    let kept = fit.pieces.iter().filter_map(|piece| match piece {
        Piece::Kept { from, to } => Some((*from, *to)),
        Piece::Entered(_) | Piece::Filled(_) => None,
    });
    let kept = kept.collect();
    let Fit { pieces, events, .. } = fit;
    Refitted { pieces, kept, dropped, filled, entered, stopped, events, moment }
}

/// A new line as it grows.
struct Fit<'a, G: Game> {
    game: &'a G,
    pieces: Vec<Piece<G::Action>>,
    events: u32,
    bag: Bag,
    trace: Trace<G::Fact>,
}

impl<G: Game> Fit<'_, G> {
    /// Whether an event of the parent answers what is awaited, as it did there.
    fn fits(
        &self,
        state: &G::State,
        asked: &Asked<'_, G::Action>,
    ) -> Result<(), Violation<G::Refusal>> {
        let awaiting = self.game.awaiting(state);
        if awaiting != asked.awaiting {
            // Another number of dice of one stream is told as impossible, not as another question.
            if let (Awaiting::Chance(_), Event::Chance(_)) = (awaiting, asked.event) {
                self.game.allows(state, asked.event, &mut Bag::new())?;
            }
            return Err(Violation::NotAwaited(awaiting));
        }
        self.game.allows(state, asked.event, &mut Bag::new())
    }

    fn perform(&mut self, moment: &mut Moment<G::State>, event: &Event<G::Action>) {
        if let (Event::Chance(_), Awaiting::Chance(chance)) =
            (event, self.game.awaiting(&moment.state))
        {
            moment.counters.count(chance.stream);
        }
        self.game.perform(&mut moment.state, event, &mut self.trace);
        self.events += 1;
    }

    fn keep(&mut self, moment: &mut Moment<G::State>, asked: &Asked<'_, G::Action>) {
        self.perform(moment, asked.event);
        match self.pieces.last_mut() {
            Some(Piece::Kept { to, .. }) if *to == asked.place => *to += 1,
            Some(_) | None => {
                self.pieces.push(Piece::Kept { from: asked.place, to: asked.place + 1 });
            }
        }
    }

    /// Enters what a person answers, if there is an answer that is allowed.
    fn enter(&mut self, moment: &mut Moment<G::State>, answering: Answering<'_, G>) -> bool {
        let Some(event) = answering(self.game, &moment.state) else { return false };
        if self.game.allows(&moment.state, &event, &mut self.bag).is_err() {
            return false;
        }
        self.perform(moment, &event);
        match self.pieces.last_mut() {
            Some(Piece::Entered(events)) => events.push(event),
            Some(_) | None => self.pieces.push(Piece::Entered(vec![event])),
        }
        true
    }

    /// Lets luck settle the awaited chance.
    fn fill(&mut self, moment: &mut Moment<G::State>, luck: &Luck) {
        let Some(event) = settled(self.game, moment, luck, &mut self.bag) else { return };
        self.perform(moment, &event);
        match self.pieces.last_mut() {
            Some(Piece::Filled(events)) => events.push(event),
            Some(_) | None => self.pieces.push(Piece::Filled(vec![event])),
        }
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
    let luck = tree.line(line).and_then(|line| line.luck.generator()).map(Luck::new);
    let start = Moment { state: other.start(), counters: Counters::default() };
    refit(other, start, 0, &asked, luck.as_ref(), &mut |_, _| None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{self, Draws, pig_header};
    use crate::timeline::Timeline;
    use kanso_engine::games::pig::{Action, Pig};
    use kanso_engine::{Outcome, Setup};
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
        refit(game, moment, at + 1, &asked, Some(&luck), &mut |_, _| None)
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
        let dropped: Vec<_> = fitted.dropped.iter().map(|(place, _)| *place).collect();
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
        assert_eq!(fitted.filled, [3]);
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
        let fitted = refit(game, moment, 2, &asked, None, &mut |_, _| answers.pop());
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
