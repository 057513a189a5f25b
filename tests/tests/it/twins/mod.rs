//! Two games of the trading card game that differ only in what an eye may not know are told to it
//! alike, byte for byte.
//!
//! Source: BK-3.13 to BK-3.16, BK-7.10.

mod insight;
mod pages;
mod pair;
mod play;
mod told;

use kanso_engine::laws::Dice;
use kanso_engine::laws::resample::dealt;
use kanso_engine::prelude::*;
use kanso_engine::{Event, Eye, OptionValue, Seat, Setup, Trace};
use kanso_games::berserk_tcg::{Action, BerserkTcg, Opening};
use kanso_games::built_in;
use kanso_replay::log::bulk::LogBuilder;
use kanso_replay::log::checkpoint::CheckpointData;
use kanso_replay::log::record::{Header, LuckSource};
use kanso_replay::review::{Position, Review as _, ReviewOf};
use pair::{End, Pair, Place};
use play::Style;
use std::collections::BTreeMap;
use told::{Reviewed, difference};

/// Events of a game, at most.
const EVENTS: usize = 80;
/// Ready-made decks.
const DECKS: u64 = 4;
/// Pairings of decks with open lists and without.
const TABLES: u64 = DECKS * DECKS * 2;
/// After so many numbers the tables come again.
const ROUND: u64 = TABLES + 8;
/// A deck of cheap cards, many of which look at the top of the deck.
const LOOKERS: &str = "G01:8,G03:3,G06:3,G11:3,G14:2,K14:3,R03:3,W01:8,W03:3,W07:3,W10:3,W14:3";
/// Events after which a card of a pair differs, at least.
const LIFE: usize = 5;
/// One event of so many is told by the review, too.
const REVIEWED: usize = 3;

/// The reading under which all is told alike.
const PUBLIC: (&str, &str) = ("window-eligibility", "public");

/// A pair with its number.
struct Numbered {
    number: u64,
    pair: Pair,
}

impl Numbered {
    /// The pair with this number, if its game has one. All pairings of the ready-made decks come by
    /// turns, each with open lists and without; then a few pairs with another deck.
    fn new(number: u64, readings: &[(&str, &str)]) -> Option<Self> {
        let mut setup = Setup::<Opening>::new::<BerserkTcg>(2);
        setup.options[0] = OptionValue::Listed((number % DECKS) as u8);
        setup.options[1] = OptionValue::Listed((number / DECKS % DECKS) as u8);
        setup.options[2] = OptionValue::Listed((number / DECKS / DECKS % 2) as u8);
        if number % ROUND >= TABLES {
            setup.options[0] = OptionValue::Own(LOOKERS.to_owned());
            setup.options[1] = OptionValue::Own(LOOKERS.to_owned());
        }
        for (name, value) in readings {
            setup.set_reading(BerserkTcg::meta(), name, value).expect("a reading of the game");
        }
        let game = BerserkTcg::new(&setup).expect("a game for two");
        let dice = &mut Dice::new(number);
        let style = Style::ALL[dice.below(Style::ALL.len() as u64) as usize];
        let events = play::game(&game, EVENTS, style, dice);
        let seat = Seat::at(dice.below(2) as usize);
        let pair = Pair::of(&game, &setup, &events, seat, dice)?;
        (pair.life() >= LIFE).then_some(Self { number, pair })
    }

    /// The eyes that may not know what differs.
    fn strangers(&self) -> [Eye; 2] {
        [Eye::Public, Eye::Seat(Seat::at(1 - self.pair.seat.index()))]
    }

    /// Where the two games are told differently to these eyes.
    fn differences(&self, eyes: &[Eye]) -> Vec<String> {
        let Self { number, pair } = self;
        let mut found = Vec::new();
        let [one, other] = [&pair.one, &pair.other].map(|events| self.tell(events, eyes));
        for ((a, one), (b, other)) in one.iter().zip(&other) {
            let table = one.scenes.iter().zip(&other.scenes).position(|(one, other)| one != other);
            let table = table.map(|at| format!("table {at}"));
            let texts = [difference(a, b), difference(&one.words, &other.words)];
            let anew = self.is_dealt_apart(one.eye).then(|| "what is dealt anew".to_owned());
            let all: Vec<String> = texts.into_iter().flatten().chain(table).chain(anew).collect();
            if !all.is_empty() {
                let (eye, common, len, end) = (one.eye, pair.common, pair.one.len(), pair.end);
                let all = all.join("\n");
                found.push(format!("pair {number}, {eye:?} ({common} of {len}, {end:?}): {all}"));
            }
        }
        found
    }

    /// True if what an eye cannot know is dealt anew otherwise in one game than in the other: a bot that
    /// thinks from it would know more than the eye.
    fn is_dealt_apart(&self, eye: Eye) -> bool {
        let Self { number, pair } = self;
        let game = BerserkTcg::new(&pair.setup).expect("a game for two");
        let mut states = [game.start(), game.start()];
        pair.one.iter().zip(&pair.other).enumerate().any(|(at, (one, other))| {
            for (state, event) in states.iter_mut().zip([one, other]) {
                game.perform(state, event, &mut Trace::off());
            }
            let [one, other] = states.each_ref().map(|state| {
                let is_looked_at = at >= pair.common;
                is_looked_at.then(|| dealt(&game, state, &[], eye, *number))
            });
            one != other
        })
    }

    /// All that these eyes are told of one of the games, to each the transcripts and the review.
    fn tell(&self, events: &[Event<Action>], eyes: &[Eye]) -> Vec<(String, Reviewed)> {
        let setup = &self.pair.setup;
        let game = BerserkTcg::new(setup).expect("a game for two");
        let luck = LuckSource::Table { version: 1, seed: [7; 32] };
        let header = Header::new::<BerserkTcg>(setup, luck, None);
        let mut log = LogBuilder::new(&header).expect("a short header");
        for event in events {
            log.event(event, || -> CheckpointData { unreachable!("too few for a checkpoint") })
                .expect("short events");
        }
        let bytes = log.finish().expect("a short log");
        let mut review = ReviewOf::<BerserkTcg>::open(built_in(), &bytes).expect("a sound log");
        review.go(Position::after(0, events.len() as u32 / 2)).expect("there");
        review.note("Aki", "look here").expect("in memory");
        let from = self.pair.common + 1;
        // The last one first: those before it are kept on the way to it.
        let told = (from..=events.len()).rev().step_by(REVIEWED).map(|event| event as u32);
        let reviewed = told::review(&mut review, told, eyes);
        let transcripts = |eye| told::transcripts(&game, &header, events, (eye, self.number));
        reviewed.into_iter().map(|reviewed| (transcripts(reviewed.eye), reviewed)).collect()
    }
}

#[track_caller]
fn none_wrong(wrong: &[String], pairs: usize) {
    let first: Vec<_> = wrong.iter().take(8).cloned().collect();
    assert!(wrong.is_empty(), "{} of {pairs} pairs:\n{}", wrong.len(), first.join("\n"));
}

/// BK-3.16, BK-7.10.
#[test]
fn cards_that_are_never_seen_change_nothing_that_others_are_told() {
    let (mut wrong, mut pairs) = (Vec::new(), 0);
    let (mut places, mut open_lists, mut asked) = (BTreeMap::new(), 0, 0);
    for number in 0..6 * ROUND - TABLES {
        let Some(twins) = Numbered::new(number, &[PUBLIC]) else { continue };
        pairs += 1;
        for (place, events) in &twins.pair.places {
            *places.entry(*place).or_insert(0) += events;
        }
        open_lists += u32::from(twins.pair.setup.options[2] == OptionValue::Listed(1));
        asked += u32::from(twins.pair.end == End::Asked);
        wrong.extend(twins.differences(&twins.strangers()));
    }
    none_wrong(&wrong, pairs);
    assert_eq!(asked, 0, "what is asked follows from what everybody sees");
    assert!(pairs >= 200 && open_lists >= 50, "{pairs} pairs, {open_lists} with open lists");
    for place in [Place::Hand, Place::Aside, Place::Set, Place::Bottom] {
        assert!(places.get(&place).is_some_and(|events| *events > 10), "{place:?}: {places:?}");
    }
}

/// BK-7.10: the values of the other readings, and `always`.
#[test]
fn so_it_is_under_every_other_reading() {
    let (mut wrong, mut pairs, mut number) = (Vec::new(), 0, 10_000);
    for spec in BerserkTcg::meta().readings {
        for value in &spec.values[1..] {
            for _ in 0..2 {
                number += 1;
                // Where it is the reading of windows itself, the second value is in force.
                let readings = [PUBLIC, (spec.name, value)];
                let Some(twins) = Numbered::new(number, &readings) else { continue };
                pairs += 1;
                let told = twins.differences(&twins.strangers());
                wrong.extend(told.into_iter().map(|told| format!("{} {value}: {told}", spec.name)));
            }
        }
    }
    none_wrong(&wrong, pairs);
    assert!(pairs > 120, "{pairs} pairs");
}

/// BK-7.10: under `private` only pairs of games in which the same is asked.
#[test]
fn so_it_is_under_private_as_long_as_the_same_is_asked() {
    let (mut wrong, mut pairs, mut asked) = (Vec::new(), 0, 0);
    for number in 20_000..20_040 {
        let Some(twins) = Numbered::new(number, &[]) else { continue };
        asked += u32::from(twins.pair.end == End::Asked);
        let twins = Numbered { pair: twins.pair.while_asked_alike(), ..twins };
        pairs += 1;
        wrong.extend(twins.differences(&twins.strangers()));
    }
    none_wrong(&wrong, pairs);
    assert!(pairs > 30 && asked > 0, "{asked} of {pairs} pairs are not asked alike");
}

/// The test can fail: who may know the cards is told them.
#[test]
fn who_may_know_the_cards_is_told_them() {
    let mut pairs = 0;
    for number in 0..12 {
        let Some(twins) = Numbered::new(number, &[PUBLIC]) else { continue };
        pairs += 1;
        let eyes = [Eye::All, Eye::Seat(twins.pair.seat)];
        assert_eq!(twins.differences(&eyes).len(), eyes.len(), "pair {number}");
    }
    assert!(pairs >= 10, "{pairs} pairs");
}

/// BK-7.10: under `private` a question tells that a seat can answer it.
#[test]
fn a_question_that_one_game_asks_alone_is_noticed() {
    let numbers = (20_000..).filter_map(|number| Numbered::new(number, &[]));
    let unlike = numbers.take(60).filter(|twins| twins.pair.end == End::Asked).take(3);
    let mut pairs = 0;
    for twins in unlike {
        pairs += 1;
        let eyes = twins.strangers();
        assert_eq!(twins.differences(&eyes).len(), eyes.len(), "pair {}", twins.number);
    }
    assert!(pairs > 0, "some games are not asked alike");
}
