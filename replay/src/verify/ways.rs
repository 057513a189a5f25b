//! The same table whatever the way: a review that was moved forward, back and across lines shows what a
//! straight replay from the start comes to.
//!
//! Between both stand keyframes, states at hand and what was walked already: all that makes stepping quick,
//! and could make it wrong.

use super::{Finding, Layer};
use crate::games::{Games, Of};
use crate::luck::Dealing;
use crate::review::{Position, Review as _, ReviewOf};
use kanso_engine::canon::{Digest, digest};
use kanso_engine::prelude::*;
use kanso_engine::{Eye, Game, Scene, Trace};

/// Most events of a short move.
const SHORT_MAX: u32 = 40;

/// What moving about does with a game.
pub trait WaysOps {
    /// Goes to so many places of a log of this game, one from another, and compares each with a straight
    /// replay: state and picture, for an eye by turns. Which places they are follows from the log.
    ///
    /// A log that cannot be opened has no findings here: other layers have.
    fn ways(&self, games: Games, bytes: &[u8], moves: u32) -> Vec<Finding>;
}

impl<G: Game> WaysOps for Of<G> {
    fn ways(&self, games: Games, bytes: &[u8], moves: u32) -> Vec<Finding> {
        let open = || ReviewOf::<G>::open(games, bytes);
        let (Ok(mut planned), Ok(mut review)) = (open(), open()) else { return Vec::new() };
        let Ok(game) = review.header().game::<G>() else { return Vec::new() };
        let places = places(&mut planned, moves);
        let straight = straight(&game, &planned, &places);
        compared(&mut review, &places, straight)
    }
}

/// What a straight replay comes to at a place: the state's digest, and the picture for an eye.
type Straight = (Digest, Scene);

/// Goes to the places one from another, and compares what is shown.
fn compared<G: Game>(
    review: &mut ReviewOf<G>,
    places: &[(Position, Eye)],
    straight: Vec<Straight>,
) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut from = review.here();
    for ((to, eye), (state, picture)) in places.iter().zip(straight) {
        let what = match review.go(*to) {
            Err(_) => Some("there is a place in the record that cannot be shown"),
            Ok(()) if review.digest() != state => {
                Some("the state is not that of a straight replay")
            }
            Ok(()) if review.scene(*eye) != picture => {
                Some("the picture is not that of a straight replay")
            }
            Ok(()) => None,
        };
        let of = |what| Finding::new(Layer::Ways, format!("from {from} to {to}"), what);
        findings.extend(what.map(|what| of(what).on(to.line, to.event)));
        from = *to;
    }
    findings
}

/// Where to go, one after the other, and with which eye to look there. The review is moved to count beats.
fn places<G: Game>(review: &mut ReviewOf<G>, moves: u32) -> Vec<(Position, Eye)> {
    let mut dealing = Dealing::of_line(&review.head());
    let lines: Vec<(u32, u32)> = review.lines().iter().map(|line| (line.id, line.events)).collect();
    let eyes: Vec<Eye> = Eye::every(review.names().len() as u8).collect();
    let mut here = review.here();
    let mut places = Vec::new();
    for _ in 0..moves {
        let (line, event) = match dealing.below(4) {
            // Anywhere.
            0 => {
                let (line, events) = lines[dealing.below(lines.len() as u32) as usize];
                (line, dealing.below(events + 1))
            }
            // The same number on another line.
            1 => {
                let (line, events) = lines[dealing.below(lines.len() as u32) as usize];
                (line, here.event.min(events))
            }
            // A few steps back or forward.
            way => {
                let events = lines.iter().find(|line| line.0 == here.line).map_or(0, |line| line.1);
                let steps = 1 + dealing.below(SHORT_MAX);
                let back = way == 2;
                let to = if back { here.event.saturating_sub(steps) } else { here.event + steps };
                (here.line, to.min(events))
            }
        };
        here = Position::after(line, event);
        if dealing.below(3) == 0 && review.go(here).is_ok() {
            let beats = review.beats(event);
            here.beat = (beats > 0).then(|| dealing.below(beats));
        }
        places.push((here, eyes[dealing.below(eyes.len() as u32) as usize]));
    }
    places
}

/// For each place the state's digest and the picture, each line played once from its start.
fn straight<G: Game>(game: &G, review: &ReviewOf<G>, places: &[(Position, Eye)]) -> Vec<Straight> {
    let mut found = vec![None; places.len()];
    let mut order: Vec<usize> = (0..places.len()).collect();
    // Before an event comes before its end.
    let whole = |place: Position| place.event - u32::from(place.beat.is_some());
    order.sort_by_key(|at| (places[*at].0.line, whole(places[*at].0)));
    let mut trace = Trace::off();
    for of_line in order.chunk_by(|one, other| places[*one].0.line == places[*other].0.line) {
        let line = places[of_line[0]].0.line;
        let mut events = review.tree().stretches(line, 0).flat_map(|stretch| stretch.events);
        let (mut state, mut done, mut next) = (game.start(), 0, events.next());
        for at in of_line {
            let (place, eye) = places[*at];
            while done < whole(place)
                && let Some(event) = next
            {
                game.perform(&mut state, event, &mut trace);
                (done, next) = (done + 1, events.next());
            }
            let mut within = state.clone();
            if let (Some(beats), Some(event)) = (place.beat, next) {
                for beat in 0..beats {
                    if beat == 0 {
                        game.begin(&mut within, event, &mut trace);
                    } else {
                        game.advance(&mut within, &mut trace);
                    }
                }
            }
            found[*at] = Some((digest(&within), game.scene(&within, eye)));
        }
    }
    found.into_iter().map(|one| one.expect("each place lies on a line")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Games;
    use crate::log::record::LineLuck;
    use crate::testing::{SEED, pig_header};
    use kanso_pig::Pig;

    /// A game of Pig with two other lines, as bytes.
    fn with_lines() -> (Games, Vec<u8>) {
        let games = Games::none().with::<Pig>();
        let mut review = ReviewOf::<Pig>::begin(games, &pig_header("200")).expect("a game");
        let grow = |review: &mut ReviewOf<Pig>, events| {
            while review.here().event < events && review.choose(0).is_ok() {}
        };
        grow(&mut review, 200);
        for at in [8, 20] {
            review.go(Position::after(0, at)).expect("it is there");
            review.branch("", LineLuck::Fresh(SEED), None).expect("a line");
            grow(&mut review, 40);
        }
        let bytes = review.log_bytes().expect("in memory");
        (games, bytes)
    }

    #[test]
    fn whatever_the_way_it_is_the_same_table() {
        let (games, bytes) = with_lines();
        let pig = games.get("pig").expect("it has Pig");
        assert_eq!(pig.ways(games, &bytes, 300), []);
        let report = super::super::moved_about(games, &bytes, None, 50);
        assert!(report.is_sound() && report.moves == Some(50), "{report:?}");
    }

    #[test]
    fn another_state_and_another_picture_are_found() {
        let (games, bytes) = with_lines();
        let mut review = ReviewOf::<Pig>::open(games, &bytes).expect("a log");
        let game = review.header().game::<Pig>().expect("Pig");
        let places = [10, 30, 20].map(|event| (Position::after(0, event), Eye::All));
        let mut wrong = straight(&game, &review, &places);
        wrong[1].0 = [0; 32];
        wrong[2].1 = Scene::default();
        let found = compared(&mut review, &places, wrong);
        let found: Vec<_> = found.iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [
                "ways: line 0, event 30: from 0@10 to 0@30: the state is not that of a straight replay",
                "ways: line 0, event 20: from 0@30 to 0@20: the picture is not that of a straight replay",
            ]
        );
    }

    #[test]
    fn the_places_have_short_moves_and_long_ones_other_lines_and_beats() {
        let (games, bytes) = with_lines();
        let mut review = ReviewOf::<Pig>::open(games, &bytes).expect("a log");
        let places = places(&mut review, 300);
        let pairs = || places.windows(2).map(|pair| (pair[0].0, pair[1].0));
        assert!(pairs().any(|(one, other)| one.line != other.line && one.event == other.event));
        assert!(pairs().any(|(one, other)| one.line == other.line && one.event > other.event));
        assert!(pairs().any(|(one, other)| other.event > one.event + SHORT_MAX));
        assert!(places.iter().any(|(place, _)| place.beat.is_some()));
        assert!((0..3).all(|line| places.iter().any(|(place, _)| place.line == line)));
    }
}
