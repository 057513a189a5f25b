//! Laws that every game keeps, stated once and checked on random play.
//!
//! Compiled for tests alone (feature `positions`). The chance of this file is a small generator of
//! its own: it proves nothing about luck, it only finds states.
//!
//! # What is not checked here
//!
//! Conservation of a game's own things (cards, points): each game states that itself.

pub mod beats;
pub mod refused;
pub mod resample;
mod scene;
pub mod told;

use crate::game::{Awaiting, Game, LEGAL_MAX, Play as _};
use crate::seat::{Seat, Seats};
use crate::setup::VALUES_MAX;
use crate::{
    Bag, Chance, ChanceKind, Event, Eye, Item, Kind, Lang, Mode, Outcome, Rule, RuleSet, Setup,
    Telling, Trace, Violation, canon,
};
use std::collections::BTreeSet;

/// Actions of one list that are scored by themselves too.
const SCORED_MAX: usize = 16;

/// A small generator for tests (SplitMix64).
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// A generator from a number.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number `0..below`; 0 when `below` is 0.
    pub const fn below(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        if below == 0 { 0 } else { z % below }
    }

    /// Some possible outcome.
    pub fn outcome(&mut self, chance: Chance, bag: &Bag) -> Outcome {
        match chance.kind {
            ChanceKind::Roll { dice, faces } => {
                let face = |dice: &mut Self| dice.below(u64::from(faces)) as u8 + 1;
                Outcome::Roll((0..dice).map(|_| face(self)).collect())
            }
            ChanceKind::Draw { count, ordered } => {
                let mut left = bag.clone();
                let mut drawn: Vec<Kind> = Vec::new();
                for _ in 0..count {
                    let mut rank = self.below(u64::from(left.total())) as u32;
                    let kind = left.iter().find_map(|(kind, held)| {
                        let found = rank < u32::from(held);
                        rank = rank.saturating_sub(u32::from(held));
                        found.then_some(kind)
                    });
                    let kind = kind.expect("a draw is never larger than its bag");
                    assert!(left.take(kind), "the kind was found in the bag");
                    drawn.push(kind);
                }
                if ordered {
                    Outcome::Draw(drawn.into_iter().collect())
                } else {
                    Outcome::draw(&drawn)
                }
            }
            ChanceKind::Pick { n } => Outcome::Pick(self.below(u64::from(n)) as u16),
            ChanceKind::Shuffle { n } => {
                let mut order: Vec<u8> = (0..n).collect();
                for at in (1..order.len()).rev() {
                    order.swap(at, self.below(at as u64 + 1) as usize);
                }
                Outcome::shuffle(&order)
            }
        }
    }
}

/// Who decides in a game of the laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Any legal action.
    Random,
    /// The game's own score.
    Greedy,
}

/// Plays a game from its start, checking the laws at every state; the events and the last state.
///
/// Words and pictures are checked at every `look_every`-th state.
///
/// # Panics
///
/// When a law is broken: the message is the law.
pub fn play<G: Game>(
    setup: &Setup<G::Opening>,
    player: Player,
    dice: &mut Dice,
    events_max: u32,
    look_every: u32,
) -> (Vec<Event<G::Action>>, G::State) {
    let game = G::new(setup).expect("the set-up is one of this game");
    options(&game);
    assert_eq!(G::ID, G::meta().id, "a game has one id");
    assert_eq!(G::meta().wrong_revision(), None, "revisions ascend and name what is there");
    let (mut state, mut events) = (game.start(), Vec::new());
    let mut memory = Memory::default();
    while events.len() < events_max as usize {
        let look = (events.len() as u32).is_multiple_of(look_every.max(1));
        let Some(event) = next_event(&game, &state, player, dice, look, &mut memory) else {
            assert!(game.standing(&state).is_some(), "a game that is over has a standing");
            assert_eq!(game.awaiting(&state), Awaiting::Over);
            return (events, state);
        };
        assert!(game.standing(&state).is_none(), "a game that goes on has no standing");
        let mut told = state.clone();
        let mut trace = Trace::new(Mode::Facts);
        game.perform(&mut told, &event, &mut trace);
        let mut silent = state.clone();
        game.perform(&mut silent, &event, &mut Trace::off());
        assert_eq!(silent, told, "a trace changes nothing");
        if look {
            words(&game, &state, &event, trace.facts());
            let mut seen = 0;
            beats::unfold(&game, &mut state, &event, |_| seen += 1);
            assert_eq!(state, told, "beat by beat it comes to the same");
            assert!(seen > 0, "an event has a beat");
        }
        state = told;
        events.push(event);
    }
    (events, state)
}

fn options<G: Game>(game: &G) {
    for (at, spec) in G::meta().options.iter().enumerate() {
        let count = spec.values.len();
        assert!((1..=VALUES_MAX).contains(&count), "an option has a default: {}", spec.name);
        if let Some((other, value)) = spec.only_with {
            let other = G::meta().options.iter().find(|option| option.name == other);
            let is_one = other.is_some_and(|other| {
                other.name != spec.name
                    && other.only_with.is_none()
                    && other.values.contains(&value)
            });
            assert!(is_one, "what an option depends on is there: {}", spec.name);
        }
        assert!(game.tells_option(at, Eye::All), "with hindsight all is told: {}", spec.name);
    }
}

/// Plays a game to its end by bots of which the greedy one does anything once in `slips` decisions,
/// and adds the rules that acted in it to `acted`.
///
/// # Panics
///
/// When a fact cites a rule that does not act.
pub fn rules_that_act<G: Game>(
    setup: &Setup<G::Opening>,
    player: Player,
    slips: u64,
    dice: &mut Dice,
    acted: &mut RuleSet,
) {
    let game = G::new(setup).expect("the set-up is one of this game");
    let (mut state, mut bag, mut legal) = (game.start(), Bag::new(), Vec::new());
    let mut trace = Trace::new(Mode::Facts);
    loop {
        bag.clear();
        game.bag(&state, &mut bag);
        let event = match game.awaiting(&state) {
            Awaiting::Over => break,
            Awaiting::Chance(chance) => Event::Chance(dice.outcome(chance, &bag)),
            Awaiting::Decision(_) => {
                legal.clear();
                game.legal(&state, &mut legal);
                let at = if player == Player::Greedy && dice.below(slips) > 0 {
                    crate::bot::greedy(&game, &state, &legal).expect("there is a legal action")
                } else {
                    dice.below(legal.len() as u64) as usize
                };
                Event::Decision(legal[at].clone())
            }
        };
        game.perform(&mut state, &event, &mut trace);
    }
    for cited in trace.facts() {
        if let Some(rule) = G::meta().rules.get(cited.rule.index()) {
            assert!(rule.does.acts || rule.does.reading, "{} acts: {:?}", rule.id, cited.fact);
        }
    }
    acted.merge(trace.acted());
}

/// The ids of the rules that act and of the card rows that did not act yet.
pub fn never_acted<G: Game>(game: &G, acted: &RuleSet) -> Vec<String> {
    let rules = G::meta().rules;
    let acts = |index: usize| match rules.get(index) {
        Some(rule) => rule.does.acts,
        None => game.card_row(index - rules.len()).is_some_and(|row| row.acts),
    };
    (0..crate::rule::RULES_MAX as u16)
        .map(Rule::new)
        .filter(|rule| acts(rule.index()) && !acted.contains(*rule))
        .map(|rule| game.rule_id(rule))
        .collect()
}

/// Memory kept between states, to spare allocation.
struct Memory<A> {
    legal: Vec<A>,
    conceivable: Vec<A>,
    bag: Bag,
}

impl<A> Default for Memory<A> {
    fn default() -> Self {
        Self { legal: Vec::new(), conceivable: Vec::new(), bag: Bag::new() }
    }
}

fn next_event<G: Game>(
    game: &G,
    state: &G::State,
    player: Player,
    dice: &mut Dice,
    look: bool,
    memory: &mut Memory<G::Action>,
) -> Option<Event<G::Action>> {
    memory.bag.clear();
    match game.awaiting(state) {
        Awaiting::Over => None,
        Awaiting::Chance(chance) => {
            game.bag(state, &mut memory.bag);
            let outcome = dice.outcome(chance, &memory.bag);
            let event = Event::Chance(outcome);
            let bag = &mut Bag::new();
            assert_eq!(game.allows(state, &event, bag), Ok(()), "what is possible is allowed");
            if look {
                item_words(game, state, chance, &memory.bag);
            }
            Some(event)
        }
        Awaiting::Decision(seats) => {
            legal_and_conceivable(game, state, seats, memory);
            if look {
                scores(game, state, &memory.legal);
            }
            let at = match player {
                Player::Random => dice.below(memory.legal.len() as u64) as usize,
                Player::Greedy => {
                    crate::bot::greedy(game, state, &memory.legal).expect("there is a legal action")
                }
            };
            Some(Event::Decision(memory.legal[at].clone()))
        }
    }
}

/// Scores a list at once, and some of it one action at a time.
fn scores<G: Game>(game: &G, state: &G::State, legal: &[G::Action]) {
    let mut together = Vec::new();
    game.scores(state, legal, &mut together);
    assert_eq!(together.len(), legal.len(), "each legal action has one score");
    let apart = legal.len().div_ceil(SCORED_MAX).max(1);
    for (action, score) in legal.iter().zip(together).step_by(apart) {
        assert_eq!(score, game.score(state, action), "a list changes no score: {action:?}");
    }
}

fn legal_and_conceivable<G: Game>(
    game: &G,
    state: &G::State,
    seats: Seats,
    memory: &mut Memory<G::Action>,
) {
    let Memory { legal, conceivable, bag } = memory;
    legal.clear();
    game.legal(state, legal);
    assert!(!legal.is_empty(), "a decision that is asked has an answer");
    assert!(legal.len() <= LEGAL_MAX, "a list of legal actions stays readable");
    assert!(legal.is_sorted_by(|a, b| a < b), "legal actions ascend without duplicates: {legal:?}");
    for seat in seats.iter() {
        conceivable.clear();
        game.conceivable(state, seat, conceivable);
        assert!(conceivable.is_sorted_by(|a, b| a < b), "conceivable actions ascend");
        for action in legal.iter() {
            assert!(
                conceivable.binary_search(action).is_ok(),
                "what is legal is conceivable: {action:?}"
            );
        }
        let mut notations = BTreeSet::new();
        for action in conceivable.iter() {
            let listed = legal.binary_search(action).is_ok();
            let answer = game.check(state, action);
            assert_eq!(
                answer.is_ok(),
                listed,
                "check says yes exactly for what legal lists: {action:?} {answer:?}"
            );
            if let Err(refusal) = answer {
                let rule = game.refusal_rule(&refusal);
                // Past the rule list stand the card rows: a card may have a condition of its own.
                let entry = G::meta().rules.get(rule.index());
                let refuses = entry.is_none_or(|entry| entry.does.refuses);
                assert!(refuses, "a refusal comes by a rule that refuses: {refusal:?}");
            }
            let mut notation = String::new();
            game.notate(state, action, &mut notation).expect("a string takes every text");
            assert!(!notation.is_empty(), "every action has a notation: {action:?}");
            assert!(notations.insert(notation), "a notation names one action: {action:?}");
        }
    }
    let nothing = Event::Chance(Outcome::Pick(0));
    assert!(
        matches!(game.allows(state, &nothing, bag), Err(Violation::NotAwaited(_))),
        "an outcome is refused while a decision is awaited"
    );
}

fn item_words<G: Game>(game: &G, state: &G::State, chance: Chance, bag: &Bag) {
    let items: Vec<Item> = match chance.kind {
        ChanceKind::Roll { faces, .. } => (1..=faces).map(Item::Face).collect(),
        ChanceKind::Draw { .. } => bag.iter().map(|(kind, _)| Item::Kind(kind)).collect(),
        ChanceKind::Pick { n } => (0..n).map(Item::Pick).collect(),
        ChanceKind::Shuffle { n } => (0..n).map(Item::Place).collect(),
    };
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for item in &items {
            let words = game.item(state, *item);
            let word = words.word.in_lang(lang).to_owned();
            assert!(!word.is_empty() && !word.contains(' '), "an item has one word: {item:?}");
            assert!(seen.insert(word), "an item's word is its own: {item:?}");
        }
    }
}

/// That something was said.
fn said(result: std::fmt::Result, text: &mut String, what: &str) {
    result.expect("a string takes every text");
    assert!(!text.trim().is_empty(), "{what} has words");
    text.clear();
}

fn words<G: Game>(
    game: &G,
    state: &G::State,
    event: &Event<G::Action>,
    facts: &[crate::Cited<G::Fact>],
) {
    let seats = game.names().len() as u8;
    let mut text = String::new();
    for eye in Eye::every(seats) {
        let scene = game.scene(state, eye);
        assert!(!scene.pages.is_empty(), "a scene has a page");
        scene::is_sound(&scene);
        let telling = game.tells(state, event, eye);
        for lang in Lang::ALL {
            said(game.say_phase(state, lang, &mut text), &mut text, "a phase");
            said(game.say_prompt(state, lang, eye, &mut text), &mut text, "a prompt");
            if telling != Telling::Nothing {
                let result = match event {
                    Event::Decision(action) => game.say_action(state, action, lang, eye, &mut text),
                    Event::Chance(outcome) => {
                        game.say_outcome(state, outcome, lang, eye, &mut text)
                    }
                };
                said(result, &mut text, "an event");
            }
            for cited in facts {
                if game.tells_fact(&cited.fact, eye) != Telling::Nothing {
                    said(game.say_fact(&cited.fact, lang, eye, &mut text), &mut text, "a fact");
                }
            }
            for count in 1..=2 {
                said(game.say_routine(count, lang, &mut text), &mut text, "what is left out");
            }
        }
    }
    for cited in facts {
        assert!(!game.rule_id(cited.rule).ends_with('?'), "a fact comes by a rule of the list");
    }
    let canonical = canon::canonical(state);
    assert_eq!(canon::digest_of(&canonical), canon::digest(&state.clone()));
    let per_seat =
        canon::fields(&canonical).iter().filter(|(name, _)| name.starts_with("seats[")).count();
    assert_eq!(per_seat, usize::from(seats), "a state lists its seats");
}

/// Everybody at a table of this many seats, for tests that ask each.
pub fn seats(count: u8) -> impl Iterator<Item = Seat> {
    (0..count).filter_map(Seat::new)
}
