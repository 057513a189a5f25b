//! Going on passing: in a window to answer in, until something happens that one waits for.

use crate::meant;
use crate::review::{CourseEvent, EventKind, Review};
use kanso_engine::scene::{Body, Look, Scene};
use kanso_engine::{Eye, Lang, Marks};

/// Until when somebody goes on passing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passing {
    /// Who is asked.
    eye: Eye,
    until: Vec<Until>,
    /// How many events had happened when it was said.
    event: u32,
    /// Where in its course the game was then.
    marks: Marks,
}

/// One thing that ends it.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Until {
    /// Somebody else does something.
    Act,
    /// A card is played, turned up or moved by somebody else.
    Card,
    /// The phase changes.
    Phase,
    /// The turn is over.
    Turn,
    /// Something with these words is told.
    Words(String),
}

impl Passing {
    /// What is said behind `pass`; none where it is said for once.
    pub fn read(text: &str, review: &dyn Review, eye: Eye) -> Option<Self> {
        let mut until = Vec::new();
        let text = text.replace(['、', '，', ','], " or ");
        let text = text.replace("または", " or ").replace("まで", " ").replace("or", " or ");
        let mut words = Vec::new();
        for word in text.split_whitespace().chain(std::iter::once("or")) {
            match word {
                "or" | "か" => {
                    if !words.is_empty() {
                        until.push(Self::one(&words.join(" ")));
                        words.clear();
                    }
                }
                "until" | "till" | "a" | "an" | "the" if words.is_empty() => {}
                word => words.push(word),
            }
        }
        if until.is_empty() {
            return None;
        }
        Some(Self { eye, until, event: review.here().event, marks: review.marks() })
    }

    fn one(words: &str) -> Until {
        match words {
            "on" | "act" | "続ける" | "行動" => Until::Act,
            "card" | "カード" => Until::Card,
            "phase" | "フェイズ" | "フェーズ" => Until::Phase,
            "turn" | "手番" | "ターン" => Until::Turn,
            words => Until::Words(words.to_owned()),
        }
    }

    /// True if it was said by this eye.
    pub fn is_of(&self, eye: Eye) -> bool {
        self.eye == eye
    }

    /// True if it was said before so many events had happened.
    pub fn was_said_before(&self, events: u32) -> bool {
        self.event < events
    }

    /// True if what was waited for has come.
    pub fn is_over(&self, review: &dyn Review, lang: Lang) -> bool {
        let here = review.here();
        let mut since = self.event + 1..=here.event;
        let acts = |until: &Until| matches!(until, Until::Act | Until::Card);
        let done = if self.until.iter().any(acts) { self.done(review) } else { Vec::new() };
        let ends = |event: u32| {
            let is_done = done.contains(&event);
            self.until.iter().any(|until| self.ends(until, review, (event, is_done), lang))
        };
        since.any(ends) || self.until.iter().any(|until| self.has_come(until, review, lang))
    }

    /// The decisions of others since then that do something, of which this eye is told.
    fn done(&self, review: &dyn Review) -> Vec<u32> {
        let course = review.course(review.here().line, self.eye);
        let by_other = |it: &&CourseEvent| match it.kind {
            EventKind::Decision(seats) => !seats.iter().any(|seat| self.eye == Eye::Seat(seat)),
            EventKind::Chance => false,
        };
        let new = course.iter().filter(|it| it.event > self.event && !it.routine);
        new.filter(by_other).map(|it| it.event).collect()
    }

    /// True if an event ends it; `is_done`: it is something that somebody else did.
    fn ends(
        &self,
        until: &Until,
        review: &dyn Review,
        (event, is_done): (u32, bool),
        lang: Lang,
    ) -> bool {
        match until {
            Until::Act => is_done,
            Until::Card => is_done && self.is_of_a_card(review, event, lang),
            Until::Phase | Until::Turn => false,
            Until::Words(words) => {
                let mut said = String::new();
                review
                    .say_event(event, lang, self.eye, &mut said)
                    .expect("a string takes every text");
                let told = || {
                    let facts = review.facts(event, lang, self.eye);
                    facts.iter().any(|fact| !fact.routine && meant::has(&fact.words, words))
                };
                meant::has(&said, words) || told()
            }
        }
    }

    /// True if an event is about a card that the eye sees, or about the back of one.
    fn is_of_a_card(&self, review: &dyn Review, event: u32, lang: Lang) -> bool {
        let facts = review.facts(event, lang, self.eye);
        let scene = review.scene(self.eye);
        let cards = cards(&scene);
        facts.iter().flat_map(|fact| &fact.ids).any(|id| cards.contains(&id.as_str()))
            || facts.iter().any(|fact| !review.cards_in(&fact.words).is_empty())
    }

    /// True if the game is where one waited for it to be.
    fn has_come(&self, until: &Until, review: &dyn Review, lang: Lang) -> bool {
        let marks = review.marks();
        match until {
            Until::Act | Until::Card => false,
            Until::Turn => marks.turn != self.marks.turn,
            Until::Phase => marks.phase != self.marks.phase || marks.turn != self.marks.turn,
            Until::Words(words) => {
                let mut phase = String::new();
                review.say_phase(lang, &mut phase).expect("a string takes every text");
                review.here().event > self.event
                    && marks.phase != self.marks.phase
                    && meant::has(&phase, words)
            }
        }
    }
}

/// Ids of the cards on a table.
fn cards(scene: &Scene) -> Vec<&str> {
    let mut cards = Vec::new();
    for region in scene.pages.iter().flat_map(|page| &page.regions) {
        if let Body::Row(slots) = &region.body {
            let held = slots.iter().filter_map(|slot| slot.token.as_ref());
            let held =
                held.filter(|it| matches!(it.look, Look::Card | Look::FaceDown | Look::Spent));
            cards.extend(held.map(|token| token.id.as_str()));
        }
    }
    cards
}
