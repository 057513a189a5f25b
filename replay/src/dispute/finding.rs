//! What an answer to the contested question comes to, as played and under each claim.

use crate::correct::lead;
use crate::lines::Tree;
use crate::log::record::{Claimed, Dispute, Found};
use crate::luck::Luck;
use crate::review::words::violation;
use crate::under::{Filler, Terms, UnderError, fit_line};
use kanso_engine::canon::digest;
use kanso_engine::prelude::*;
use kanso_engine::{Bag, Event, Eye, Game, Lang, Trace};

/// What is needed to try answers to the contested question.
pub(super) struct Contested<'a, G: Game> {
    /// The rules in force.
    pub game: &'a G,
    /// The log.
    pub tree: &'a Tree<G::Action>,
    /// The state in which the question is asked.
    pub state: &'a G::State,
    /// True if the contested event was played and is allowed.
    pub played: bool,
}

impl<'a, G: Game> Contested<'a, G> {
    /// What the line as it was played comes to.
    pub fn recorded(&self, dispute: &Dispute<G::Action>) -> Found {
        match self.event(dispute) {
            Some(event) => found(self.game, self.state, event),
            None => Found::Open,
        }
    }

    /// What a claim of a dispute, by its place, comes to.
    ///
    /// # Errors
    ///
    /// [`UnderError`]: there is no game under a reading that is claimed.
    pub fn claim(&self, dispute: &Dispute<G::Action>, at: usize) -> Result<Found, UnderError> {
        let claim = &dispute.claims[at];
        Ok(match &claim.claimed {
            Claimed::Reading(id, value) => {
                let answer = self.answer(dispute, claim.seat);
                self.under(dispute, &Terms::reading(id, value), answer.as_ref())?
            }
            Claimed::Action(action) => {
                found(self.game, self.state, &Event::Decision(action.clone()))
            }
            Claimed::Outcome(outcome) => {
                found(self.game, self.state, &Event::Chance(outcome.clone()))
            }
        })
    }

    /// The contested event.
    pub fn event(&self, dispute: &Dispute<G::Action>) -> Option<&'a Event<G::Action>> {
        self.played.then(|| self.tree.event(dispute.line, dispute.events))?
    }

    /// What is answered where a seat claims a reading: what it claims as an answer, else what was
    /// played, else what anybody claims.
    pub fn answer(&self, dispute: &Dispute<G::Action>, seat: u8) -> Option<Event<G::Action>> {
        let own = dispute
            .claims
            .iter()
            .find_map(|claim| (claim.seat == seat).then(|| event_of(&claim.claimed)).flatten());
        let any = || dispute.claims.iter().find_map(|claim| event_of(&claim.claimed));
        own.or_else(|| self.event(dispute).cloned()).or_else(any)
    }

    fn under(
        &self,
        dispute: &Dispute<G::Action>,
        terms: &Terms,
        answer: Option<&Event<G::Action>>,
    ) -> Result<Found, UnderError> {
        let header = terms.header_of::<G>(self.tree.header())?;
        let other = header.game::<G>().map_err(crate::review::OpenError::from)?;
        let (line, events) = (dispute.line, dispute.events);
        let mut fitted = fit_line(&other, self.game, self.tree, line, events, Filler::Nobody);
        if fitted.stopped.is_some() {
            let first = fitted.kept.first();
            let kept = first.map_or(0, |(from, to)| if *from == 0 { *to } else { 0 });
            return Ok(Found::Unreached(kept));
        }
        let Some(answer) = answer else { return Ok(Found::Open) };
        let luck = self.tree.line(line).and_then(|line| line.luck.filler()).map(Luck::new);
        let tried = lead(&other, luck.as_ref(), &mut fitted.moment, answer);
        let state = &fitted.moment.state;
        // What was played answers the question that it was asked, of the same seats.
        let was = self.game.awaiting(self.state);
        if Some(answer) == self.event(dispute) && other.awaiting(state) != was {
            return Ok(Found::Refused(String::new()));
        }
        Ok(found(&other, state, &tried))
    }
}

/// The event that is claimed as an answer.
fn event_of<A: Clone>(claimed: &Claimed<A>) -> Option<Event<A>> {
    match claimed {
        Claimed::Reading(..) => None,
        Claimed::Action(action) => Some(Event::Decision(action.clone())),
        Claimed::Outcome(outcome) => Some(Event::Chance(outcome.clone())),
    }
}

/// What an answer comes to in a state.
fn found<G: Game>(game: &G, state: &G::State, event: &Event<G::Action>) -> Found {
    if let Err(against) = game.allows(state, event, &mut Bag::new()) {
        return Found::Refused(violation(game, &against, Lang::En, Eye::All).rule);
    }
    let mut state = state.clone();
    game.perform(&mut state, event, &mut Trace::off());
    Found::State(digest(&state))
}
