//! A course of a line, and the changes that an eye does not notice.

use crate::luck::Dealing;
use kanso_engine::prelude::*;
use kanso_engine::resample::Dealer;
use kanso_engine::trace::Cited;
use kanso_engine::{
    Awaiting, Bag, ChanceKind, Event, Eye, Game, Kind, Lang, Mode, Outcome, Telling, Trace,
};

/// How often each thing that was not seen is changed, if there is room for so much work.
const ROUNDS: u32 = 12;
/// Events that are performed at most, in all.
const WORK_MAX: u32 = 1_000_000;
/// Whether a change stays is decided by numbers below it.
const FINE: u32 = 1 << 24;

/// The events of a line, and what is to stay as it is.
pub(super) struct Course<'g, G: Game> {
    game: &'g G,
    eye: Eye,
    pub events: Vec<Event<G::Action>>,
    /// The places of events that the eye was not told whole.
    pub unseen: Vec<usize>,
    /// True if the eye's pictures are compared at each change.
    pub looks: bool,
    /// The state before each event, and the one behind the last.
    states: Vec<G::State>,
    /// Of each event that fell how probable it was, up to a factor that no change touches; 1 of a decision.
    weights: Vec<f64>,
    told: Vec<Told<G::Fact>>,
    work: u32,
}

// A derive would ask that the game can be cloned.
impl<G: Game> Clone for Course<'_, G> {
    fn clone(&self) -> Self {
        Self {
            game: self.game,
            eye: self.eye,
            events: self.events.clone(),
            unseen: self.unseen.clone(),
            looks: self.looks,
            states: self.states.clone(),
            weights: self.weights.clone(),
            told: self.told.clone(),
            work: self.work,
        }
    }
}

/// What an eye was told of an event.
#[derive(Clone)]
struct Told<F> {
    telling: Telling,
    /// The words, where it was told less than all.
    words: String,
    facts: Vec<Cited<F>>,
}

/// What stands behind a change.
struct Behind<G: Game> {
    events: Vec<Event<G::Action>>,
    /// The states behind those events.
    states: Vec<G::State>,
    weights: Vec<f64>,
}

impl<'g, G: Game> Course<'g, G> {
    /// The course of events that are allowed from the start on.
    pub fn of(game: &'g G, events: &[Event<G::Action>], eye: Eye) -> Self {
        let mut course = Self {
            game,
            eye,
            events: events.to_vec(),
            unseen: Vec::new(),
            looks: false,
            states: vec![game.start()],
            weights: Vec::new(),
            told: Vec::new(),
            work: 0,
        };
        let mut state = game.start();
        let (mut bag, mut trace) = (Bag::new(), Trace::new(Mode::Facts));
        for (place, event) in events.iter().enumerate() {
            let telling = game.tells(&state, event, eye);
            if telling != Telling::Whole {
                course.unseen.push(place);
            }
            let words = match telling {
                Telling::Shrunk => course.words(&state, event),
                Telling::Nothing | Telling::Whole => String::new(),
            };
            course.weights.push(weight(game, &state, event, &mut bag));
            trace.clear();
            game.perform(&mut state, event, &mut trace);
            let facts = course.told_of(trace.facts());
            course.told.push(Told { telling, words, facts });
            course.states.push(state.clone());
        }
        course
    }

    /// True if the eye sees the same in both, moment by moment.
    pub fn looks_like(&self, other: &Self) -> bool {
        let mut both = self.states.iter().zip(&other.states);
        both.all(|(one, other)| self.looks_alike(one, other))
    }

    /// Changes what was not seen, each thing some times.
    pub fn change(&mut self, dealing: &mut Dealing) {
        let mut below = |bound: u32| dealing.below(bound);
        let deal = &mut Dealer::new(&mut below);
        for _ in 0..ROUNDS {
            for at in 0..self.unseen.len() {
                let place = self.unseen[at];
                match &self.events[place] {
                    Event::Decision(_) => self.decides_otherwise(place, deal),
                    Event::Chance(outcome) => {
                        for _ in 0..things(outcome) {
                            self.falls_otherwise(place, deal);
                        }
                        self.changes_places(place, deal);
                    }
                }
                if self.work >= WORK_MAX {
                    return;
                }
            }
        }
    }

    /// Another decision that is told alike.
    fn decides_otherwise(&mut self, place: usize, deal: &mut Dealer<'_>) {
        let alike = self.told_alike(place, &self.states[place]);
        if alike.len() < 2 {
            return;
        }
        let other = alike[deal.below(alike.len() as u32) as usize].clone();
        self.try_out(&[(place, Event::Decision(other))], deal);
    }

    /// Another thing in the place of any one that fell. Which one is chance, too: things that lie in order
    /// would not be changed alike by their places.
    fn falls_otherwise(&mut self, place: usize, deal: &mut Dealer<'_>) {
        let Awaiting::Chance(chance) = self.game.awaiting(&self.states[place]) else { return };
        let Event::Chance(outcome) = &self.events[place] else { return };
        let mut other = outcome.clone();
        let nth = deal.below(things(outcome) as u32) as usize;
        match (&mut other, chance.kind) {
            (Outcome::Draw(kinds), ChanceKind::Draw { ordered, .. }) => {
                let mut bag = Bag::new();
                self.game.bag(&self.states[place], &mut bag);
                let others = kinds.iter().enumerate().filter(|(at, _)| *at != nth);
                assert!(others.clone().all(|(_, kind)| bag.take(*kind)), "it was drawn from it");
                let Some(kind) = deal.draw(&mut bag) else { return };
                kinds[nth] = kind;
                if !ordered {
                    kinds.sort_unstable();
                }
            }
            (Outcome::Roll(faces), ChanceKind::Roll { faces: most, .. }) => {
                faces[nth] = 1 + deal.below(most.into()) as u8;
            }
            (Outcome::Pick(thing), ChanceKind::Pick { n }) => {
                *thing = deal.below(n.into()) as u16;
            }
            (Outcome::Shuffle(order), ChanceKind::Shuffle { n }) => {
                order.swap(nth, deal.below(n.into()) as usize);
            }
            _ => return,
        }
        self.try_out(&[(place, Event::Chance(other))], deal);
    }

    /// Any thing of a draw for any one of another hidden draw behind it.
    fn changes_places(&mut self, place: usize, deal: &mut Dealer<'_>) {
        let drawn = |place: usize| match &self.events[place] {
            Event::Chance(Outcome::Draw(kinds)) => Some(kinds),
            Event::Chance(_) | Event::Decision(_) => None,
        };
        let later = self.unseen.iter().copied().filter(|later| *later > place);
        let later: Vec<usize> = later.filter(|later| drawn(*later).is_some()).collect();
        let Some(one) = drawn(place) else { return };
        if later.is_empty() {
            return;
        }
        let behind = later[deal.below(later.len() as u32) as usize];
        let Some(other) = drawn(behind) else { return };
        let (mut one, mut other) = (one.clone(), other.clone());
        let here = deal.below(one.len() as u32) as usize;
        let there = deal.below(other.len() as u32) as usize;
        std::mem::swap(&mut one[here], &mut other[there]);
        let mut changes = [(place, one), (behind, other)];
        for (place, kinds) in &mut changes {
            let awaiting = self.game.awaiting(&self.states[*place]);
            if let Awaiting::Chance(chance) = awaiting
                && !matches!(chance.kind, ChanceKind::Draw { ordered: true, .. })
            {
                kinds.sort_unstable();
            }
        }
        let changes = changes.map(|(place, kinds)| (place, Event::Chance(Outcome::Draw(kinds))));
        self.try_out(&changes, deal);
    }

    /// Changes events, in the order of their places, if the eye notices nothing and chance has it so.
    fn try_out(&mut self, changes: &[(usize, Event<G::Action>)], deal: &mut Dealer<'_>) {
        let Some((from, _)) = changes.first() else { return };
        if changes.iter().all(|(place, event)| self.events[*place] == *event) {
            return;
        }
        let Some(behind) = self.behind(*from, changes, deal) else { return };
        // What took a thing's place was as probable as it in its bag, or took it from one that is counted.
        let is_redrawn = changes.len() == 1;
        let weighed = usize::from(is_redrawn);
        let was = &self.weights[*from..*from + behind.weights.len()];
        let odds = behind.weights.iter().zip(was).skip(weighed);
        let odds: f64 = odds.map(|(is, was)| is / was).product();
        if odds < 1.0 && f64::from(deal.below(FINE)) >= odds * f64::from(FINE) {
            return;
        }
        for (nth, (event, state)) in behind.events.into_iter().zip(behind.states).enumerate() {
            self.events[from + nth] = event;
            self.states[from + nth + 1] = state;
            self.weights[from + nth] = behind.weights[nth];
        }
    }

    /// What stands behind changes; none where something is not allowed then, or where the eye notices.
    fn behind(
        &mut self,
        from: usize,
        changes: &[(usize, Event<G::Action>)],
        deal: &mut Dealer<'_>,
    ) -> Option<Behind<G>> {
        let game = self.game;
        let last = changes.last().map_or(from, |(place, _)| *place);
        let mut state = self.states[from].clone();
        let (mut bag, mut trace) = (Bag::new(), Trace::new(Mode::Facts));
        let mut behind = Behind { events: Vec::new(), states: Vec::new(), weights: Vec::new() };
        for place in from..self.events.len() {
            let changed = changes.iter().find(|(at, _)| *at == place).map(|(_, event)| event);
            let event = match changed {
                Some(event) => event.clone(),
                None => self.fitting(place, &state, deal)?,
            };
            self.work += 1;
            game.allows(&state, &event, &mut bag).ok()?;
            if !self.is_told_alike(place, &state, &event) {
                return None;
            }
            behind.weights.push(weight(game, &state, &event, &mut bag));
            trace.clear();
            game.perform(&mut state, &event, &mut trace);
            if !self.are_told_alike(place, trace.facts())
                || self.looks && !self.looks_alike(&state, &self.states[place + 1])
            {
                return None;
            }
            behind.events.push(event);
            behind.states.push(state.clone());
            if place >= last && state == self.states[place + 1] {
                // The rest is as it was.
                return Some(behind);
            }
        }
        self.looks_alike(&state, &self.states[self.events.len()]).then_some(behind)
    }

    /// The event of a place. A hidden decision may name a thing by its place among others that are hidden:
    /// where it does not fit, it is another one behind which the eye is told the same.
    fn fitting(
        &self,
        place: usize,
        state: &G::State,
        deal: &mut Dealer<'_>,
    ) -> Option<Event<G::Action>> {
        let event = &self.events[place];
        let Event::Decision(action) = event else { return Some(event.clone()) };
        let is_hidden = self.told[place].telling != Telling::Whole;
        let is_awaited = matches!(self.game.awaiting(state), Awaiting::Decision(_));
        let goes_alike = |action: &G::Action| {
            let (event, mut state) = (Event::Decision(action.clone()), state.clone());
            let mut trace = Trace::new(Mode::Facts);
            self.game.perform(&mut state, &event, &mut trace);
            self.are_told_alike(place, trace.facts())
        };
        if !is_hidden
            || !is_awaited
            || self.game.check(state, action).is_ok()
                && self.is_told_alike(place, state, event)
                && goes_alike(action)
        {
            return Some(event.clone());
        }
        let mut alike = self.told_alike(place, state);
        alike.retain(goes_alike);
        if alike.is_empty() {
            return None;
        }
        Some(Event::Decision(alike[deal.below(alike.len() as u32) as usize].clone()))
    }

    /// What may be decided in a state and is told as the decision of a place is.
    fn told_alike(&self, place: usize, state: &G::State) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal(state, &mut legal);
        legal.retain(|action| self.is_told_alike(place, state, &Event::Decision(action.clone())));
        legal
    }

    /// True if an event is told as the one of a place is.
    fn is_told_alike(&self, place: usize, state: &G::State, event: &Event<G::Action>) -> bool {
        let was = &self.told[place];
        let telling = self.game.tells(state, event, self.eye);
        telling == was.telling
            && (telling != Telling::Shrunk || self.words(state, event) == was.words)
    }

    /// True if facts are told as those of a place are.
    fn are_told_alike(&self, place: usize, facts: &[Cited<G::Fact>]) -> bool {
        let (was, is) = (&self.told[place].facts, self.told_of(facts));
        was.len() == is.len()
            && was.iter().zip(&is).all(|(was, is)| {
                was == is
                    || was.rule == is.rule
                        && self.telling(was) == Telling::Shrunk
                        && self.telling(is) == Telling::Shrunk
                        && self.fact_words(was) == self.fact_words(is)
            })
    }

    /// The facts of which an eye is told something.
    fn told_of(&self, facts: &[Cited<G::Fact>]) -> Vec<Cited<G::Fact>> {
        let told = facts.iter().filter(|fact| self.telling(fact) != Telling::Nothing);
        told.cloned().collect()
    }

    fn telling(&self, fact: &Cited<G::Fact>) -> Telling {
        self.game.tells_fact(&fact.fact, self.eye)
    }

    fn words(&self, state: &G::State, event: &Event<G::Action>) -> String {
        let (game, eye, mut words) = (self.game, self.eye, String::new());
        let said = match event {
            Event::Decision(action) => game.say_action(state, action, Lang::En, eye, &mut words),
            Event::Chance(outcome) => game.say_outcome(state, outcome, Lang::En, eye, &mut words),
        };
        said.expect("a string takes every text");
        words
    }

    fn fact_words(&self, fact: &Cited<G::Fact>) -> String {
        let mut words = String::new();
        let said = self.game.say_fact(&fact.fact, Lang::En, self.eye, &mut words);
        said.expect("a string takes every text");
        words
    }

    /// True if an eye sees the same table, and is asked the same.
    fn looks_alike(&self, one: &G::State, other: &G::State) -> bool {
        let (game, eye) = (self.game, self.eye);
        let prompt = |state: &G::State| {
            let mut words = String::new();
            if game.awaiting(state) != Awaiting::Over {
                let said = game.say_prompt(state, Lang::En, eye, &mut words);
                said.expect("a string takes every text");
            }
            words
        };
        one == other
            || game.marks(one) == game.marks(other)
                && game.standing(one) == game.standing(other)
                && game.awaiting(one) == game.awaiting(other)
                && game.tells_choices(one, eye) == game.tells_choices(other, eye)
                && prompt(one) == prompt(other)
                && game.scene(one, eye) == game.scene(other, eye)
    }
}

/// How many things fell.
fn things(outcome: &Outcome) -> usize {
    match outcome {
        Outcome::Roll(faces) => faces.len(),
        Outcome::Draw(kinds) => kinds.len(),
        Outcome::Pick(_) => 1,
        Outcome::Shuffle(order) => order.len(),
    }
}

/// How probable what fell was, up to a factor that the number of things decides; 1 for a decision.
fn weight<G: Game>(game: &G, state: &G::State, event: &Event<G::Action>, bag: &mut Bag) -> f64 {
    let (Event::Chance(outcome), Awaiting::Chance(chance)) = (event, game.awaiting(state)) else {
        return 1.0;
    };
    match (outcome, chance.kind) {
        (Outcome::Draw(kinds), _) => {
            bag.clear();
            game.bag(state, bag);
            drawn(kinds, bag)
        }
        (_, ChanceKind::Pick { n }) => 1.0 / f64::from(n),
        (_, ChanceKind::Roll { dice, faces }) => f64::from(faces).powi(-i32::from(dice)),
        (_, ChanceKind::Shuffle { n }) => (1..=n).map(|left| 1.0 / f64::from(left)).product(),
        (_, ChanceKind::Draw { .. }) => 1.0,
    }
}

/// The probability to draw these kinds in this order.
fn drawn(kinds: &[Kind], bag: &mut Bag) -> f64 {
    let mut weight = 1.0;
    for kind in kinds {
        weight *= f64::from(bag.count(*kind)) / f64::from(bag.total().max(1));
        assert!(bag.take(*kind), "an outcome that is allowed is in the bag");
    }
    weight
}
