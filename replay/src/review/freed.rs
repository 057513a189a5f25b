//! What is entered at a real table and was assumed before: an unknown card of an earlier draw stands for
//! any, so it makes room for the one that is really here.

use super::of::ReviewOf;
use super::reveal::AssumedDraw;
use super::{EditError, Reveal};
use crate::log::record::RevealedOutcome;
use crate::outcome_words::{Awaited, Naming};
use crate::plain_text::{names, plain};
use kanso_engine::{Awaiting, Bag, ChanceKind, Eye, Game, Kind, Lang};

/// Most attempts to assume another card.
const TRIED_MAX: usize = 256;

impl<G: Game> ReviewOf<G> {
    pub(super) fn do_make_room(
        &mut self,
        text: &str,
        lang: Lang,
        eye: Eye,
    ) -> Result<Vec<u32>, EditError> {
        let Some(freed) = self.find_room(text, lang, eye) else { return Ok(Vec::new()) };
        self.do_reveal(&freed)?;
        Ok(freed.outcomes.iter().map(|of| of.event + 1).collect())
    }

    fn find_room(&self, text: &str, lang: Lang, eye: Eye) -> Option<Reveal> {
        let is_told = self.with_game(|game| game.tells_choices(self.state(), eye));
        if self.here.beat.is_some() || !is_told {
            return None;
        }
        let (chance, bag) = self.awaited_chance()?;
        if !matches!(chance.kind, ChanceKind::Draw { .. }) {
            return None;
        }
        let words = plain(text);
        let mut draws = self.assumed_draws();
        let mut freed = Freed { outcomes: Vec::new(), bag, tried: 0 };
        for at in (0..draws.len()).rev() {
            let mut wanted = draws[at].unknown.clone();
            wanted.retain(|kind| self.is_named(&draws[at], *kind, &words));
            for kind in wanted {
                let others = draws[at].from.iter().copied();
                let others = others.filter(|other| !self.is_named(&draws[at], *other, &words));
                for other in others.collect::<Vec<_>>() {
                    let Some((outcome, can_fall)) = self.frees(&draws[at], kind, other, &mut freed)
                    else {
                        continue;
                    };
                    draws[at].put(&outcome);
                    freed.outcomes = freed.with(outcome);
                    freed.bag = can_fall;
                    if self.reads(text, lang, &freed.bag) {
                        return Some(Reveal { outcomes: freed.outcomes, in_place: true });
                    }
                    break;
                }
            }
        }
        None
    }

    fn is_named(&self, draw: &AssumedDraw, kind: Kind, words: &str) -> bool {
        self.names_of(draw.event, kind).iter().any(|name| names(words, name))
    }

    /// The outcome in which another kind was assumed, and what can fall here then: more of the one that
    /// was assumed till now, and everything that was played since is still allowed.
    fn frees(
        &self,
        draw: &AssumedDraw,
        kind: Kind,
        other: Kind,
        freed: &mut Freed,
    ) -> Option<(RevealedOutcome, Bag)> {
        freed.tried += 1;
        if freed.tried > TRIED_MAX {
            return None;
        }
        let outcome = draw.with(kind, other, false);
        let outcomes = freed.with(outcome.clone());
        let tree = self.with_outcomes(&outcomes)?;
        let (here, line) = (self.here.event, self.here.line);
        let state = self.state_in(&tree, line, self.events(line), here, &outcomes)?;
        let mut bag = Bag::new();
        let is_awaited = self.with_game(|game| {
            game.bag(&state, &mut bag);
            matches!(game.awaiting(&state), Awaiting::Chance(_))
        });
        let allowed = || {
            let mut lines = self.lines_with(&outcomes).into_iter();
            lines.all(|other| self.allows_on(&tree, other, &outcomes))
        };
        let has_more = bag.count(kind) > freed.bag.count(kind);
        (is_awaited && has_more && allowed()).then_some((outcome, bag))
    }

    /// True if a text says what falls here, out of this bag.
    fn reads(&self, text: &str, lang: Lang, bag: &Bag) -> bool {
        let Some((chance, _)) = self.awaited_chance() else { return false };
        self.with_game(|game| {
            let awaited = Awaited { game, state: self.state(), chance, bag };
            awaited.entry(text, lang, Naming::Begun).is_ok()
        })
    }
}

/// What has been assumed anew so far.
struct Freed {
    outcomes: Vec<RevealedOutcome>,
    /// What can fall here then.
    bag: Bag,
    tried: usize,
}

impl Freed {
    fn with(&self, outcome: RevealedOutcome) -> Vec<RevealedOutcome> {
        let mut outcomes = self.outcomes.clone();
        outcomes.retain(|other| other.event != outcome.event);
        outcomes.push(outcome);
        outcomes
    }
}
