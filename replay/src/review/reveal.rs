//! What was assumed at a real table, and then shows: found by what somebody plays, and put in its
//! place.
//!
//! A hidden card that nobody knows is assumed when it is drawn. Where it is played as another card,
//! that other card was drawn: of the draws that are still assumed on the line, the latest one is taken
//! in which one unknown card can have been it, so that all that was played since is still allowed.
//! Where the other card was assumed in another draw meanwhile, the two change places.
//!
//! What was decided since must say what it said, but for the cards that change places: where the others
//! would get other numbers, nothing is put in place.
//!
//! The new outcome stands at the address of the old one; no line is made. Only where another line
//! needs what was assumed, the correction is a line of its own, as any other correction is.

use super::of::ReviewOf;
use super::words::written;
use super::{Answer, EditError, Position, Reveal, RevealAs};
use crate::lines::Tree;
use crate::log::record::{LineId, MendReason, Record, Revealed, RevealedOutcome};
use crate::once;
use crate::plain_text::{begins, plain, stands_in};
use kanso_engine::prelude::*;
use kanso_engine::{
    Awaiting, Bag, Chance, ChanceKind, Event, Eye, Game, Item, Kind, Lang, Outcome, Trace,
};

/// Most attempts to put something in the place of what was assumed.
const TRIED_MAX: usize = 4_096;

/// A draw that is still assumed.
pub(super) struct AssumedDraw {
    /// Its place on the line, from 0.
    pub event: u32,
    kinds: Vec<Kind>,
    /// Those that nobody has seen.
    pub unknown: Vec<Kind>,
    ordered: bool,
    /// What it could have been drawn from.
    pub from: Vec<Kind>,
}

impl<G: Game> ReviewOf<G> {
    pub(super) fn do_find_reveal(&self, text: &str, as_what: RevealAs) -> Option<Reveal> {
        if self.here.beat.is_some() {
            return None;
        }
        let draws = self.assumed_draws();
        let text = plain(text);
        let mut tried = 0;
        for draw in draws.iter().rev() {
            if matches!(as_what, RevealAs::Card(Some(event)) if event != draw.event + 1) {
                continue;
            }
            for shows in self.named_kinds(&draws, draw, &text, as_what) {
                if as_what != RevealAs::Choice && draw.unknown.contains(&shows) {
                    // It was assumed rightly, and is known from now on.
                    return self.fits(vec![draw.with(shows, shows, true)], &text, as_what);
                }
                let mut without = draw.unknown.clone();
                without.dedup();
                for instead in without.into_iter().filter(|kind| *kind != shows) {
                    tried += 1;
                    if tried > TRIED_MAX {
                        return None;
                    }
                    let found = self.with_this(&draws, draw, instead, shows, &text, as_what);
                    if found.is_some() {
                        return found;
                    }
                }
            }
        }
        None
    }

    /// The draws of the line up to here that are still assumed, ascending.
    pub(super) fn assumed_draws(&self) -> Vec<AssumedDraw> {
        let Position { line, event: here, .. } = self.here;
        let is_draw = |event: &u32| {
            self.tree.is_assumed(line, *event)
                && matches!(self.tree.event(line, *event), Some(Event::Chance(Outcome::Draw(_))))
        };
        let draw = |event: u32| {
            let Some(Event::Chance(Outcome::Draw(kinds))) = self.tree.event(line, event) else {
                return None;
            };
            let places = self.tree.assumed_items(line, event).into_iter();
            let mut unknown: Vec<Kind> =
                places.filter_map(|at| kinds.get(usize::from(at)).copied()).collect();
            unknown.sort_unstable();
            let before = self.moment(line, event);
            let (awaiting, from) = self.with_game(|game| {
                let mut bag = Bag::new();
                game.bag(&before.state, &mut bag);
                (game.awaiting(&before.state), bag.iter().map(|(kind, _)| kind).collect())
            });
            let Awaiting::Chance(Chance { kind: ChanceKind::Draw { ordered, .. }, .. }) = awaiting
            else {
                return None;
            };
            Some(AssumedDraw {
                event,
                kinds: kinds.iter().copied().collect(),
                unknown,
                ordered,
                from,
            })
        };
        (0..here).filter(is_draw).filter_map(draw).collect()
    }

    /// The kinds that a text names, of those that a draw can have been: those that were left, and those
    /// that are assumed in other draws, which can change places with one of this.
    fn named_kinds(
        &self,
        draws: &[AssumedDraw],
        draw: &AssumedDraw,
        text: &str,
        as_what: RevealAs,
    ) -> Vec<Kind> {
        let own = draw.from.iter().map(|kind| (draw.event, *kind));
        let others = draws.iter().filter(|other| other.event != draw.event);
        let others =
            others.flat_map(|other| other.unknown.iter().map(move |kind| (other.event, *kind)));
        let called: Vec<(Kind, Vec<String>)> =
            own.chain(others).map(|(event, kind)| (kind, self.names_of(event, kind))).collect();
        let with = |has: &dyn Fn(&str) -> bool| -> Vec<Kind> {
            let named = called.iter().filter(|(_, names)| names.iter().any(|name| has(name)));
            let mut kinds: Vec<Kind> = named.map(|(kind, _)| *kind).collect();
            kinds.sort_unstable();
            kinds.dedup();
            kinds
        };
        match as_what {
            RevealAs::Choice => with(&|name| stands_in(text, name)),
            RevealAs::Card(_) => {
                let whole = with(&|name| name == text);
                if whole.is_empty() { with(&|name| begins(name, text)) } else { whole }
            }
        }
    }

    /// What a kind is called where an event of the line drew it, in both languages.
    pub(super) fn names_of(&self, event: u32, kind: Kind) -> Vec<String> {
        let before = self.moment(self.here.line, event);
        let item = self.with_game(|game| game.item(&before.state, Item::Kind(kind)));
        let labels = [item.word, item.short, item.name];
        let all = labels
            .iter()
            .flat_map(|label| Lang::ALL.iter().map(move |lang| plain(label.in_lang(*lang))));
        all.filter(|name| !name.is_empty()).collect()
    }

    /// What has shown if one unknown card of a draw was another one.
    fn with_this(
        &self,
        draws: &[AssumedDraw],
        draw: &AssumedDraw,
        instead: Kind,
        shows: Kind,
        text: &str,
        as_what: RevealAs,
    ) -> Option<Reveal> {
        let first = draw.with(instead, shows, true);
        let alone = self.fits(vec![first.clone()], text, as_what);
        alone.or_else(|| {
            // The other card was assumed somewhere else: the two change places.
            let others = draws
                .iter()
                .filter(|other| other.event != draw.event && other.unknown.contains(&shows));
            others.rev().find_map(|other| {
                let outcomes = vec![first.clone(), other.with(shows, instead, false)];
                self.fits(outcomes, text, as_what)
            })
        })
    }

    /// Whether outcomes fit all that was played on this line, and here what the text says.
    fn fits(
        &self,
        outcomes: Vec<RevealedOutcome>,
        text: &str,
        as_what: RevealAs,
    ) -> Option<Reveal> {
        let line = self.here.line;
        let tree = self.with_outcomes(&outcomes)?;
        let here = self.here.event;
        let state = self.state_in(&tree, line, self.events(line), here, &outcomes)?;
        if as_what == RevealAs::Choice && !self.means_one(&state, text) {
            return None;
        }
        let in_place =
            self.lines_with(&outcomes).iter().all(|other| self.allows_on(&tree, *other, &outcomes));
        // Another deck may have another card under the same number.
        if let (RevealAs::Card(_), [first, ..]) = (as_what, &outcomes[..]) {
            let was = self.tree.event(line, first.event);
            let Outcome::Draw(kinds) = &first.outcome else { return None };
            let is_new = |kind: &&Kind| match was {
                Some(Event::Chance(Outcome::Draw(was))) => !was.contains(kind),
                Some(Event::Chance(_) | Event::Decision(_)) | None => true,
            };
            if let Some(shows) = kinds.iter().find(is_new)
                && !self.names_of(first.event, *shows).iter().any(|name| begins(name, text))
            {
                return None;
            }
        }
        // A line of its own can mend one outcome.
        (in_place || outcomes.len() == 1).then_some(Reveal { outcomes, in_place })
    }

    pub(super) fn with_outcomes(&self, outcomes: &[RevealedOutcome]) -> Option<Tree<G::Action>> {
        let mut tree = self.tree.clone();
        let revealed = Revealed { line: self.here.line, outcomes: outcomes.to_vec() };
        tree.push(u64::MAX, Record::Revealed(revealed)).ok()?;
        Some(tree)
    }

    /// The lines that have one of these events of the line that is shown.
    pub(super) fn lines_with(&self, outcomes: &[RevealedOutcome]) -> Vec<LineId> {
        let line = self.here.line;
        let born: Vec<_> =
            outcomes.iter().filter_map(|of| self.tree.born(line, of.event)).collect();
        let has = |other: &LineId| born.iter().any(|at| self.tree.place_of(*other, *at).is_some());
        (0..self.tree.lines().len() as LineId).filter(has).collect()
    }

    /// True if a line goes as far in another tree as it does here, and is not closed. The outcomes stand
    /// on the line that is shown; on another one they stand where that has them.
    pub(super) fn allows_on(
        &self,
        tree: &Tree<G::Action>,
        line: LineId,
        outcomes: &[RevealedOutcome],
    ) -> bool {
        let sealed = self.tree.line(line).is_some_and(|line| line.seal.is_some());
        let len = self.events(line);
        let here = self.here.line;
        let on_it = outcomes.iter().filter_map(|of| {
            let event = self.tree.place_of(line, self.tree.born(here, of.event)?)?;
            Some(RevealedOutcome { event, ..of.clone() })
        });
        let on_it: Vec<_> = on_it.collect();
        !sealed && self.state_in(tree, line, len, len, &on_it).is_some()
    }

    /// The state after `at` events of a line of another tree, if its first `len` events are allowed and
    /// each decision among them says there what it says here, but for the cards that change places.
    pub(super) fn state_in(
        &self,
        tree: &Tree<G::Action>,
        line: LineId,
        len: u32,
        at: u32,
        outcomes: &[RevealedOutcome],
    ) -> Option<G::State> {
        // A game need not know a kind of another deck before that was seen to be possible.
        if !self.allows_all(tree, line, len) {
            return None;
        }
        let names = self.changed_names(line, outcomes);
        self.with_game(|game| {
            let (mut state, mut was) = (game.start(), game.start());
            let mut found = (at == 0).then(|| state.clone());
            let events = tree.stretches(line, 0).flat_map(|stretch| stretch.events);
            for (done, event) in (1..=len).zip(events) {
                if let Event::Decision(action) = event
                    && state != was
                {
                    let said = |state: &G::State| {
                        let eye = Eye::All;
                        let said = written(|to| game.say_action(state, action, Lang::En, eye, to));
                        names.iter().fold(said, |said, name| said.replace(name, "·"))
                    };
                    if said(&state) != said(&was) {
                        return None;
                    }
                }
                game.perform(&mut state, event, &mut Trace::off());
                game.perform(&mut was, self.tree.event(line, done - 1)?, &mut Trace::off());
                if done == at {
                    found = Some(state.clone());
                }
            }
            found
        })
    }

    /// True if the first `len` events of a line of another tree are allowed.
    fn allows_all(&self, tree: &Tree<G::Action>, line: LineId, len: u32) -> bool {
        let mut bag = Bag::new();
        self.with_game(|game| {
            let mut state = game.start();
            let events = tree.stretches(line, 0).flat_map(|stretch| stretch.events);
            events.take(len as usize).all(|event| {
                let allowed = game.allows(&state, event, &mut bag).is_ok();
                if allowed {
                    game.perform(&mut state, event, &mut Trace::off());
                }
                allowed
            })
        })
    }

    /// What the cards are called that outcomes have more or fewer of than before, longer names first.
    fn changed_names(&self, line: LineId, outcomes: &[RevealedOutcome]) -> Vec<String> {
        let mut names = Vec::new();
        for of in outcomes {
            let before = self.moment(line, of.event.min(self.events(line)));
            let (Some(Event::Chance(Outcome::Draw(was))), Outcome::Draw(now)) =
                (self.tree.event(line, of.event), &of.outcome)
            else {
                continue;
            };
            let count = |kinds: &[Kind], kind: Kind| kinds.iter().filter(|k| **k == kind).count();
            for kind in was.iter().chain(now) {
                if count(was, *kind) != count(now, *kind) {
                    let item = self.with_game(|game| game.item(&before.state, Item::Kind(*kind)));
                    names.push(item.name.in_lang(Lang::En).to_owned());
                }
            }
        }
        names.retain(|name| !name.is_empty());
        once::sort(&mut names, |name| std::cmp::Reverse(name.len()));
        names
    }

    /// True if a plain text means exactly one legal action of a state.
    fn means_one(&self, state: &G::State, text: &str) -> bool {
        self.with_game(|game| {
            let mut legal = Vec::new();
            if matches!(game.awaiting(state), Awaiting::Decision(_)) {
                game.legal(state, &mut legal);
            }
            let said: Vec<[String; 3]> = legal
                .iter()
                .map(|action| {
                    let words = |lang| {
                        plain(&written(|to| game.say_action(state, action, lang, Eye::All, to)))
                    };
                    let notation = plain(&written(|to| game.notate(state, action, to)));
                    [notation, words(Lang::En), words(Lang::Ja)]
                })
                .collect();
            let one = |named: &dyn Fn(&[String; 3]) -> bool| {
                let count = said.iter().filter(|said| named(said)).count();
                (count > 0).then_some(count == 1)
            };
            one(&|said| said.iter().any(|own| own == text))
                .or_else(|| one(&|said| begins(&said[0], text)))
                .or_else(|| one(&|said| said.iter().any(|own| stands_in(own, text))))
                .or_else(|| {
                    let has = |word: &str, said: &[String; 3]| {
                        said.iter().any(|own| stands_in(own, word))
                    };
                    one(&|said| text.split(' ').all(|word| has(word, said)))
                })
                .unwrap_or(false)
        })
    }

    pub(super) fn do_reveal(&mut self, reveal: &Reveal) -> Result<Option<LineId>, EditError> {
        self.writable()?;
        let (here, line) = (self.here, self.here.line);
        let Some(first) = reveal.outcomes.first().cloned() else { return Ok(None) };
        let refused = |problem: &str| EditError::NotPossible(problem.to_owned());
        let tree = self.with_outcomes(&reveal.outcomes);
        let tree = tree
            .ok_or_else(|| refused("this outcome was not assumed: `kanso correct` mends a slip"))?;
        let of = &reveal.outcomes;
        if self.lines_with(of).iter().all(|other| self.allows_on(&tree, *other, of)) {
            let outcomes = reveal.outcomes.clone();
            self.write(Record::Revealed(Revealed { line, outcomes }))?;
            let held = self.held.get_mut();
            held.timeline.walk_anew(&self.tree);
            held.courses.forget();
            super::Review::go(self, here)?;
            return Ok(None);
        }
        if reveal.outcomes.len() > 1 {
            return Err(refused("what was played since would not be allowed then"));
        }
        super::Review::go(self, Position::after(line, first.event))?;
        let known = Answer::Outcome(first.outcome);
        let refit = match self.do_correct("", known, &[], Lang::En) {
            Ok(refit) => refit,
            Err(error) => {
                super::Review::go(self, here)?;
                return Err(error);
            }
        };
        let of = Position::after(line, first.event);
        self.do_mend(refit.line, of, MendReason::Corrected, true)?;
        super::Review::go(self, Position::after(refit.line, self.events(refit.line)))?;
        Ok(Some(refit.line))
    }
}

impl AssumedDraw {
    /// The draw with one kind instead of another unknown one, which has been seen or is assumed, too.
    pub(super) fn with(&self, instead: Kind, shows: Kind, seen: bool) -> RevealedOutcome {
        let mut unknown = self.unknown.clone();
        let mut kinds = self.kinds.clone();
        let place = |kinds: &[Kind]| kinds.iter().position(|kind| *kind == instead);
        if let Some(at) = place(&unknown) {
            unknown.remove(at);
        }
        if let Some(at) = place(&kinds) {
            kinds[at] = shows;
        }
        if !seen {
            unknown.push(shows);
        }
        if !self.ordered {
            kinds.sort_unstable();
        }
        // Which of several alike is the unknown one says nothing.
        let mut assumed = Vec::new();
        for (at, kind) in (0..).zip(&kinds) {
            if let Some(found) = unknown.iter().position(|other| other == kind) {
                unknown.swap_remove(found);
                assumed.push(at);
            }
        }
        let outcome = Outcome::Draw(kinds.into_iter().collect());
        RevealedOutcome { event: self.event, outcome, assumed }
    }

    /// The draw when an outcome of it stands there.
    pub(super) fn put(&mut self, of: &RevealedOutcome) {
        let Outcome::Draw(kinds) = &of.outcome else { return };
        self.kinds = kinds.iter().copied().collect();
        let assumed = of.assumed.iter().filter_map(|at| self.kinds.get(usize::from(*at)));
        self.unknown = assumed.copied().collect();
        self.unknown.sort_unstable();
    }
}
