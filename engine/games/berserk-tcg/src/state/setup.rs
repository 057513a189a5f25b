//! The set-up: cities, the first player, first hands and redraws.
//!
//! Source: BK-4.1 to BK-4.6.

use crate::cards::deck::Deck as DeckList;
use crate::prelude::*;
use crate::readings::{CapitalHidden, CitySetSource, MulliganFloor, MulliganOrder};
use crate::state::{CITIES, Setup, SetupStep, other};
use kanso_engine::Deck;

/// Cards of a first hand. Source: BK-4.3.
pub(crate) const HAND: u8 = 7;

impl BerserkTcg {
    /// The table before anything has happened.
    pub(crate) fn laid_out(&self) -> State {
        let deck = |deck: &DeckList| {
            let cards = deck.cards.iter();
            Deck::shuffled(
                cards.map(|(kind, count)| (Kind::from(*kind), u16::from(*count))).collect(),
            )
        };
        let mut state = State::new(self.decks.each_ref().map(deck));
        state.tasks.push(Task::Setup(Setup { next: SetupStep::First, kept: Seats::NONE }));
        if self.readings.city_set_source == CitySetSource::OneCommonSet {
            state.city_bag = (0..CITIES as u16).map(|city| (Kind(city), 1)).collect();
        }
        state
    }

    /// The next step of the set-up.
    pub(crate) fn setup_beat(&self, state: &mut State, trace: &mut Tracing) {
        let Some(Task::Setup(setup)) = state.tasks.pop() else { return };
        let go_on = |state: &mut State, next| {
            state.tasks.push(Task::Setup(Setup { next, kept: setup.kept }));
        };
        match setup.next {
            SetupStep::First => {
                go_on(state, SetupStep::Locals);
                match self.first_seat {
                    Some(seat) => state.first_seat = Some(seat),
                    None => state.tasks.push(Task::Chance(Drawn::FirstPlayer)),
                }
            }
            SetupStep::Locals => {
                go_on(state, SetupStep::Reveal(0));
                self.bring_cities(state);
            }
            SetupStep::Reveal(done) => match City::new(done + 1) {
                Some(city) if self.readings.capital_hidden == CapitalHidden::OpenFromStart => {
                    go_on(state, SetupStep::Reveal(done + 1));
                    state.tasks.push(Task::Chance(Drawn::CityReveal { city }));
                }
                Some(_) | None => go_on(state, SetupStep::Hand(0)),
            },
            SetupStep::Hand(place) => {
                go_on(state, if place == 0 { SetupStep::Hand(1) } else { SetupStep::Redraw(0) });
                let seat = self.by_turn_order(state, place);
                state.tasks.push(Task::Chance(Drawn::InitialDraw { seat, count: HAND }));
            }
            SetupStep::Redraw(place) => self.offer_redraw(state, setup, place, trace),
            SetupStep::Begin => {
                state.turn_no = 1;
                state.phase = Phase::TurnStart;
                state.sub = 0;
                let seat = state.tp();
                trace.fact(BK_4_6, || Fact::PlayBegins { seat });
            }
        }
    }

    /// The first player (0) or the second (1).
    fn by_turn_order(&self, state: &State, place: u8) -> Seat {
        let first = state.tp();
        if place == 0 { first } else { other(first) }
    }

    /// Whose city cards lie on the table. Source: BK-1.6, BK-R1.
    fn bring_cities(&self, state: &mut State) {
        let own = &self.decks[state.tp().index()].cities;
        match self.readings.city_set_source {
            CitySetSource::OneCommonSet => {}
            CitySetSource::FirstPlayerSet => {
                state.city_bag = own.iter().map(|city| (Kind(u16::from(*city)), 1)).collect();
            }
            CitySetSource::MixedLocals => state.tasks.push(Task::Chance(Drawn::LocalCities)),
        }
    }

    /// The local cities of both seats, from which four are drawn. Source: BK-R1 `mixed-locals`.
    pub(crate) fn all_locals(&self, into: &mut Bag) {
        for city in self.decks.iter().flat_map(|deck| &deck.cities) {
            if !self.cards.cities[usize::from(*city)].capital {
                into.add(Kind(u16::from(*city)), 1);
            }
        }
    }

    fn offer_redraw(&self, state: &mut State, setup: Setup, place: u8, trace: &mut Tracing) {
        let seat = self.by_turn_order(state, place);
        let mut kept = setup.kept;
        if kept.contains(seat) {
            let next = if kept.contains(other(seat)) {
                SetupStep::Begin
            } else {
                SetupStep::Redraw(1 - place)
            };
            state.tasks.push(Task::Setup(Setup { next, kept }));
            return;
        }
        let count = state.hand(seat).count() as u8;
        // BK-R4: a hand of one is the smallest only under `stop-at-one`.
        let smallest = match count {
            0 => true,
            1 => self.readings.mulligan_floor == MulliganFloor::StopAtOne,
            _ => false,
        };
        if smallest {
            kept = kept.with(seat);
            state.tasks.push(Task::Setup(Setup { next: SetupStep::Redraw(1 - place), kept }));
            trace.fact(BK_4_4, || Fact::HandKept { seat, count, by_itself: true });
        } else {
            state.tasks.push(Task::Setup(Setup { next: SetupStep::Redraw(place), kept }));
            state.ask(seat, Question::Mulligan);
        }
    }

    /// A hand is kept. Source: BK-4.4.
    pub(crate) fn keep_hand(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        let count = state.hand(seat).count() as u8;
        if let Some(Task::Setup(setup)) = state.tasks.last_mut() {
            setup.kept = setup.kept.with(seat);
        }
        trace.fact(BK_4_4, || Fact::HandKept { seat, count, by_itself: false });
        self.next_to_redraw(state);
    }

    /// A hand goes back and a smaller one is drawn. Source: BK-4.4.
    pub(crate) fn redraw_hand(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        let hand: Vec<CardId> = state.hand(seat).map(|card| card.id).collect();
        let count = hand.len() as u8;
        for id in hand {
            state.back_into_deck(id, false);
        }
        trace.fact(BK_4_4, || Fact::HandReturned { seat, count });
        self.next_to_redraw(state);
        if count > 1 {
            state.tasks.push(Task::Chance(Drawn::InitialDraw { seat, count: count - 1 }));
        }
    }

    /// BK-R3 `alternating`: after each answer the other seat is next.
    fn next_to_redraw(&self, state: &mut State) {
        if let Some(Task::Setup(Setup { next: SetupStep::Redraw(place), .. })) =
            state.tasks.last_mut()
            && self.readings.mulligan_order == MulliganOrder::Alternating
        {
            *place = 1 - *place;
        }
    }

    /// Chance has told who is first. Source: BK-4.2.
    pub(crate) fn first_drawn(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        state.first_seat = Some(seat);
        trace.fact(BK_4_2, || Fact::FirstSeat { seat });
    }

    /// Chance has told the local cities. Source: BK-R1 `mixed-locals`.
    pub(crate) fn locals_drawn(&self, state: &mut State, kinds: &[Kind], trace: &mut Tracing) {
        let own = &self.decks[state.tp().index()].cities;
        let capital = own.iter().find(|city| self.cards.cities[usize::from(**city)].capital);
        let capital = capital.copied().expect("a deck brings one capital: BK-1.6");
        state.city_bag = kinds.iter().map(|kind| (*kind, 1)).collect();
        state.city_bag.add(Kind(u16::from(capital)), 1);
        let cities = kinds.iter().map(|kind| Identity(kind.0 as u8)).collect();
        trace.fact(BK_R1, || Fact::LocalCities { cities });
    }

    /// Chance has told a first hand. Source: BK-4.3, BK-4.4.
    pub(crate) fn hand_drawn(
        &self,
        state: &mut State,
        seat: Seat,
        kinds: &[Kind],
        trace: &mut Tracing,
    ) {
        let ids: Vec<CardId> = kinds
            .iter()
            .map(|kind| {
                let drawn = state.seats[seat.index()].deck.draw(*kind);
                debug_assert!(drawn, "chance draws from the deck");
                let kind = CardKind::try_from(*kind).expect("a deck holds kinds of the set");
                state.new_card(kind, seat, Zone::Hand)
            })
            .collect();
        let cards = ids.iter().map(|id| state.card_ref(*id)).collect();
        trace.fact(BK_4_3, || Fact::HandDrawn { seat, cards });
    }

    /// Chance has told what a city is. Source: BK-6.9, BK-R2.
    pub(crate) fn city_revealed(
        &self,
        state: &mut State,
        city: City,
        kind: Kind,
        trace: &mut Tracing,
    ) {
        let taken = state.city_bag.take(kind);
        debug_assert!(taken, "chance draws from the cities not seen");
        let identity = Identity(kind.0 as u8);
        state.city_mut(city).identity = Some(identity);
        let rule = if state.turn_no == 0 { BK_R2 } else { BK_6_9 };
        trace.fact(rule, || Fact::CityRevealed { city, identity });
        trace.fact(self.city_rule(identity), || Fact::CityRevealed { city, identity });
    }
}
