//! All that an eye is told of a game, as text: two games that differ in what it may not know are told
//! to it alike.
//!
//! A game with secrets makes pairs: the events of a game, and the same with two things that the eye has
//! not seen in each other's places. [`told`] of both is compared, to the letter.

use crate::game::{Awaiting, Game, Item, Play as _};
use crate::{Bag, Event, Eye, Lang, Mode, Telling, Trace, bot};
use std::fmt::{Display, Write as _};

/// What an eye is told of these events from the start of a game on: events, facts, pictures, questions,
/// and where it is told them the choices with what stands against each, odds, and what a bot likes.
///
/// # Panics
///
/// If an event is not allowed.
pub fn told<G: Game>(game: &G, events: &[Event<G::Action>], eye: Eye) -> String {
    let mut telling = Told { game, eye, to: String::new() };
    let (mut state, mut bag) = (game.start(), Bag::new());
    for event in events {
        telling.moment(&state);
        telling.event(&state, event);
        assert!(game.allows(&state, event, &mut bag).is_ok(), "an event that is not allowed");
        let mut trace = Trace::new(Mode::Facts);
        game.begin(&mut state, event, &mut trace);
        telling.facts(&mut trace);
        telling.table(&state);
        while game.advance(&mut state, &mut trace) {
            telling.facts(&mut trace);
            telling.table(&state);
        }
    }
    telling.moment(&state);
    telling.to
}

/// What an eye is told of one moment: the table, what is awaited, and where it is told them the choices.
pub fn moment<G: Game>(game: &G, state: &G::State, eye: Eye) -> String {
    let mut telling = Told { game, eye, to: String::new() };
    telling.moment(state);
    telling.to
}

/// What was told so far.
struct Told<'g, G> {
    game: &'g G,
    eye: Eye,
    to: String,
}

impl<G: Game> Told<'_, G> {
    fn line(&mut self, line: impl Display) {
        writeln!(self.to, "{line}").expect("a string takes every text");
    }

    /// What is said, in both languages.
    fn said(&mut self, say: impl Fn(Lang, &mut String) -> std::fmt::Result) {
        for lang in Lang::ALL {
            say(lang, &mut self.to).expect("a string takes every text");
            self.to.push('\n');
        }
    }

    fn event(&mut self, state: &G::State, event: &Event<G::Action>) {
        let (game, eye) = (self.game, self.eye);
        let telling = game.tells(state, event, eye);
        self.line(format_args!("event {telling:?}"));
        if telling != Telling::Nothing {
            self.said(|lang, to| match event {
                Event::Decision(action) => game.say_action(state, action, lang, eye, to),
                Event::Chance(outcome) => game.say_outcome(state, outcome, lang, eye, to),
            });
        }
        if telling == Telling::Whole {
            self.line(format_args!("{event:?}"));
            if let Event::Chance(outcome) = event
                && game.tells_choices(state, eye)
            {
                self.line(format_args!("{:?}", game.odds(state, outcome)));
            }
        }
    }

    fn facts(&mut self, trace: &mut Trace<G::Fact>) {
        let (game, eye) = (self.game, self.eye);
        for cited in trace.take_facts() {
            let telling = game.tells_fact(&cited.fact, eye);
            if telling == Telling::Nothing {
                continue;
            }
            let mut ids = Vec::new();
            game.points(&cited.fact, &mut ids);
            self.line(format_args!("fact {telling:?} {} {ids:?}", game.rule_id(cited.rule)));
            self.said(|lang, to| game.say_fact(&cited.fact, lang, eye, to));
        }
    }

    fn table(&mut self, state: &G::State) {
        let game = self.game;
        self.line(format_args!("{:?} {:?}", game.marks(state), game.standing(state)));
        self.line(format_args!("{:?}", game.scene(state, self.eye)));
        self.said(|lang, to| game.say_phase(state, lang, to));
    }

    /// What is awaited, and the list where the eye is told it.
    fn moment(&mut self, state: &G::State) {
        let (game, eye) = (self.game, self.eye);
        self.table(state);
        self.line(format_args!("{:?}", game.awaiting(state)));
        self.said(|lang, to| game.say_prompt(state, lang, eye, to));
        if !game.tells_choices(state, eye) {
            return;
        }
        match game.awaiting(state) {
            Awaiting::Chance(_) => {
                let mut bag = Bag::new();
                game.bag(state, &mut bag);
                for (kind, _) in bag.iter() {
                    self.line(format_args!("{:?}", game.item(state, Item::Kind(kind))));
                }
            }
            Awaiting::Decision(seats) => {
                for seat in seats.iter() {
                    let mut all = Vec::new();
                    game.conceivable(state, seat, &mut all);
                    for action in &all {
                        self.choice(state, action);
                    }
                }
                let (mut legal, mut scores) = (Vec::new(), Vec::new());
                game.legal(state, &mut legal);
                game.scores(state, &legal, &mut scores);
                let best = bot::greedy(game, state, &legal);
                self.line(format_args!("{legal:?} {scores:?} {best:?}"));
            }
            Awaiting::Over => {}
        }
    }

    fn choice(&mut self, state: &G::State, action: &G::Action) {
        let (game, eye) = (self.game, self.eye);
        let mut ids = Vec::new();
        game.touches(state, action, &mut ids);
        self.line(format_args!("{} {ids:?}", game.notation(state, action)));
        self.said(|lang, to| game.say_action(state, action, lang, eye, to));
        if let Err(why) = game.check(state, action) {
            self.line(game.rule_id(game.refusal_rule(&why)));
            self.said(|lang, to| game.say_refusal(&why, lang, eye, to));
        }
    }
}
