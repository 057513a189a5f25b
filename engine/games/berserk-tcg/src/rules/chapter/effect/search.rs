//! Cards that come into play by a text: from a deck that is searched, from a trash.
//!
//! Source: BK-9.22, BK-9.25, BK-6.30, BK-5.48, BK-R51, BK-R66.

use super::{Progress, resolving_mut};
use crate::prelude::*;
use crate::readings::PutIntoPlayFace;
use crate::state::Known;

impl BerserkTcg {
    /// A seat searches its deck for up to so many cards: asked also where nothing can be found, as
    /// only it knows. An empty deck lies open: nothing is asked. Source: BK-9.22, BK-5.48.
    pub(super) fn search_play(
        &self,
        state: &mut State,
        seat: Seat,
        max: u8,
        trace: &mut Tracing,
    ) -> Progress {
        let resolve = resolving_mut(state);
        if !resolve.begun {
            resolve.left = max;
        }
        if resolve.left == 0 {
            return Progress::Done;
        }
        if state.deck_count(seat) == 0 {
            trace.fact(BK_6_30, || Fact::SearchStopped { seat });
            return Progress::Done;
        }
        state.ask(seat, Question::Search);
        Progress::GoesOn
    }

    /// A card is found: it enters, or is set. Source: BK-9.22, BK-R66.
    pub(crate) fn find(&self, state: &mut State, kind: CardKind, trace: &mut Tracing) {
        let (Some(running), Some(Step::SearchPlay { city, .. })) =
            (self.running(state), self.running_step(state))
        else {
            debug_assert!(false, "a card is found while a search runs");
            return;
        };
        let (seat, city) = (running.seat, running.city(*city));
        resolving_mut(state).left -= 1;
        let taken = state.seats[seat.index()].deck.take_kind(kind.into());
        debug_assert!(taken, "checked: the deck has such a card");
        let id = state.new_card(kind, seat, Zone::Aside);
        let city = city.expect("nothing is searched for without a city to enter");
        match self.readings.put_into_play_face {
            PutIntoPlayFace::FaceUp => self.enter(state, id, seat, city, BK_9_22, trace),
            PutIntoPlayFace::AsSetCard => {
                self.lay_face_down(state, id, seat, city, Known::Publicly);
                let card = state.card_ref(id);
                trace.fact(BK_9_22, || Fact::FoundAndSet { card, city });
            }
        }
    }

    /// The search stops. Source: BK-6.30.
    pub(crate) fn stop_search(&self, state: &mut State, trace: &mut Tracing) {
        let resolve = resolving_mut(state);
        resolve.left = 0;
        let seat = resolve.item.controller;
        trace.fact(BK_6_30, || Fact::SearchStopped { seat });
    }

    /// A card of a trash enters, unless its Unique name is in play by now. Source: BK-9.25.
    pub(super) fn reanimate(
        &self,
        state: &mut State,
        id: CardId,
        seat: Seat,
        city: City,
        trace: &mut Tracing,
    ) {
        if self.unique_in_play(state, state.card(id).kind).is_some() {
            let card = state.card_ref(id);
            trace.fact(BK_9_25, || Fact::StaysInTrash { card });
            return;
        }
        let id = state.renumber(id);
        self.enter(state, id, seat, city, BK_9_25, trace);
    }
}
