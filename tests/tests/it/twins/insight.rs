//! What is thought of two games that differ only in what an eye may not know: for that eye it is the same.

use super::{Numbered, PUBLIC};
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Eye, Seat, Telling};
use kanso_engine::{Event, Mode, Trace};
use kanso_games::berserk_tcg::{Action, BerserkTcg, Fact};
use kanso_replay::insight::{Asked, Desk, Effort, Policy, Request, Thinking, analyse, think};
use kanso_replay::luck::Thought;
use std::sync::atomic::AtomicBool;

/// Numbers of pairs, and the step between two that are looked at.
const NUMBERS: u64 = 208;
const STEP: u64 = 16;
/// Of the pair with this number choices are priced, too.
const PRICED: u64 = 64;

impl Numbered {
    /// The analysis of one of the games for an eye, as it is printed.
    fn analysed(&self, events: &[Event<Action>], eye: Eye) -> String {
        let game = BerserkTcg::new(&self.pair.setup).expect("a game for two");
        let costs = self.number == PRICED;
        let request = Request { eye, policy: Policy::Greedy, effort: Effort::playouts(1), costs };
        let stop = AtomicBool::new(false);
        let analysis = analyse(&game, events, b"twins", &request, (&(), &(), &stop));
        serde_json::to_string(&analysis.expect("nobody stops it")).expect("plain data")
    }

    /// What a seat that thinks would choose at each of its decisions behind the split.
    fn thought(&self, events: &[Event<Action>], seat: Seat) -> Vec<Action> {
        let game = BerserkTcg::new(&self.pair.setup).expect("a game for two");
        let (mut state, mut trace) = (game.start(), Trace::new(Mode::Facts));
        let (mut told, mut chosen): (Vec<Fact>, _) = (Vec::new(), Vec::new());
        for (at, event) in events.iter().enumerate() {
            let is_asked =
                matches!(game.awaiting(&state), Awaiting::Decision(asked) if asked.contains(seat));
            if at > self.pair.common && is_asked {
                let mut legal = Vec::new();
                game.legal(&state, &mut legal);
                let asked = Asked { game: &game, state: &state, told: &told, seat, legal: &legal };
                let thought = Thought::of_analysis(b"twins");
                let best = think(&asked, Thinking::with(1), &thought, &mut Desk::default());
                chosen.push(legal.swap_remove(best));
            }
            trace.clear();
            game.perform(&mut state, event, &mut trace);
            let whole = |fact: &Fact| game.tells_fact(fact, Eye::Seat(seat)) == Telling::Whole;
            told.extend(trace.facts().iter().map(|cited| cited.fact.clone()).filter(whole));
        }
        chosen
    }
}

#[test]
fn what_is_thought_for_an_eye_follows_from_what_it_may_know() {
    let (mut pairs, mut decisions, mut differ) = (0, 0, 0);
    for number in (0..NUMBERS).step_by(STEP as usize) {
        let Some(twins) = Numbered::new(number, &[PUBLIC]) else { continue };
        pairs += 1;
        for eye in twins.strangers() {
            let [one, other] =
                [&twins.pair.one, &twins.pair.other].map(|of| twins.analysed(of, eye));
            assert!(one == other, "pair {number}: the analysis for {eye:?} differs");
        }
        let [one, other] =
            [&twins.pair.one, &twins.pair.other].map(|of| twins.analysed(of, Eye::All));
        differ += u32::from(one != other);
        let stranger = Seat::at(1 - twins.pair.seat.index());
        let [one, other] =
            [&twins.pair.one, &twins.pair.other].map(|of| twins.thought(of, stranger));
        assert_eq!(one, other, "pair {number}: {stranger} would choose otherwise");
        decisions += one.len();
    }
    assert!(pairs >= 8 && decisions >= 20, "{pairs} pairs, {decisions} decisions");
    assert!(differ > pairs / 2, "{differ} of {pairs}: who sees all thinks otherwise of the two");
}
