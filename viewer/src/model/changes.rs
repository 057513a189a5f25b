//! What differs between two pictures of the table: what moved, came, went or looks different.

use kanso_engine::scene::{Body, Token, Tone};
use kanso_engine::{Label, Scene};
use std::collections::BTreeMap;

/// What differs between two scenes, by ids; each list ascending.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Changes {
    /// Tokens that are on another place.
    pub moved: Vec<String>,
    /// Tokens that were not there before.
    pub came: Vec<String>,
    /// Tokens that are no longer there.
    pub went: Vec<String>,
    /// Tokens, slots, steps and values that stayed where they are and look different.
    pub altered: Vec<String>,
}

impl Changes {
    /// What differs from `before` to `after`; without a scene before, nothing.
    pub fn between(before: Option<&Scene>, after: &Scene) -> Self {
        let Some(before) = before else { return Self::default() };
        let (old, new) = (Things::of(before), Things::of(after));
        let mut changes = Self::default();
        for (id, (place, token)) in &new.tokens {
            match old.tokens.get(id) {
                None => changes.came.push((*id).to_owned()),
                Some((from, _)) if from != place => changes.moved.push((*id).to_owned()),
                Some((_, was)) if differ(was, token) => changes.altered.push((*id).to_owned()),
                Some(_) => {}
            }
        }
        let gone = old.tokens.keys().filter(|id| !new.tokens.contains_key(*id));
        changes.went = gone.map(|id| (*id).to_owned()).collect();
        for (id, look) in &new.places {
            if old.places.get(id).is_some_and(|was| was.differs(look)) {
                changes.altered.push((*id).to_owned());
            }
        }
        changes.altered.sort_unstable();
        changes.altered.dedup();
        changes
    }

    /// True if a thing of the scene after it is among them.
    pub fn touches(&self, id: &str) -> bool {
        [&self.moved, &self.came, &self.altered]
            .into_iter()
            .any(|ids| ids.binary_search_by(|known| known.as_str().cmp(id)).is_ok())
    }
}

/// True if a token looks different; what it reaches changes with what others do.
fn differ(was: &Token, is: &Token) -> bool {
    was != is && *was != Token { reach: was.reach.clone(), ..is.clone() }
}

/// The things of a scene by id.
#[derive(Default)]
struct Things<'a> {
    /// Where each token lies, and the token.
    tokens: BTreeMap<&'a str, (&'a str, &'a Token)>,
    /// How each place looks without its tokens.
    places: BTreeMap<&'a str, Ground<'a>>,
}

/// How a place looks without its tokens.
enum Ground<'a> {
    /// A slot: how many lie there.
    Slot(u16),
    /// A step; its tone where nothing lies on its track, as it follows from what does.
    Step(&'a Label, Option<Tone>),
    /// A line.
    Line(&'a Label, Tone),
}

impl Ground<'_> {
    fn differs(&self, is: &Self) -> bool {
        match (self, is) {
            (Self::Slot(was), Self::Slot(is)) => was != is,
            (Self::Step(was, tone), Self::Step(is, now)) => {
                was != is || tone.zip(*now).is_some_and(|(tone, now)| tone != now)
            }
            (Self::Line(was, tone), Self::Line(is, now)) => was != is || tone != now,
            (Self::Slot(_) | Self::Step(..) | Self::Line(..), _) => true,
        }
    }
}

impl<'a> Things<'a> {
    fn of(scene: &'a Scene) -> Self {
        let mut things = Self::default();
        for region in scene.pages.iter().flat_map(|page| &page.regions) {
            match &region.body {
                Body::Board(board) => {
                    for cell in &board.cells {
                        // What is marked on the ground follows from where pieces stand.
                        things.put(&cell.id, &cell.tokens);
                    }
                }
                Body::Row(slots) => {
                    for slot in slots {
                        things.put(&slot.id, slot.token.as_slice());
                        things.places.insert(&slot.id, Ground::Slot(slot.count));
                    }
                }
                Body::Track(steps) => {
                    let is_bare = steps.iter().all(|step| step.tokens.is_empty());
                    for step in steps {
                        things.put(&step.id, &step.tokens);
                        let tone = is_bare.then_some(step.tone);
                        things.places.insert(&step.id, Ground::Step(&step.label, tone));
                    }
                }
                Body::Sheet(lines) => {
                    for line in lines {
                        things.places.insert(&line.id, Ground::Line(&line.value, line.tone));
                    }
                }
            }
        }
        things
    }

    fn put(&mut self, place: &'a str, tokens: &'a [Token]) {
        for token in tokens {
            self.tokens.insert(&token.id, (place, token));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::scene::{Look, Region, Step};
    use kanso_table::sample;

    #[test]
    fn what_is_marked_on_the_ground_did_not_change_by_itself() {
        let scene = |page| Scene { pages: vec![page] };
        let mut marked = sample::table();
        let Body::Board(board) = &mut marked.regions[0].body else { unreachable!() };
        board.cells[1].tint = Tone::Warning;
        board.cells[1].badges.clear();
        let before = scene(sample::table());
        assert_eq!(Changes::between(Some(&before), &scene(marked)), Changes::default());
        let moved = Changes::between(Some(&before), &scene(sample::moved()));
        assert_eq!(moved.moved, ["knight"]);
    }

    #[test]
    fn a_step_from_which_a_piece_went_did_not_change_itself() {
        let piece = || {
            Token::new("pawn", Label::same("Pawn"), Label::same("P"), Tone::Seat(0), Look::Piece)
        };
        let track = |at: usize, stands: bool| {
            let step = |nth: usize| {
                let tone = if nth == at { Tone::Active } else { Tone::Plain };
                let token = (stands && nth == at).then(piece);
                Step::new(format!("{nth}"), Label::same("step"), tone, token)
            };
            let body = Body::Track((0..3).map(step).collect());
            Scene::of_page(vec![Region::new("t", Label::same("t"), (0, 0), Tone::Plain, body)])
        };
        let changes = |stands| Changes::between(Some(&track(0, stands)), &track(2, stands));
        assert_eq!((changes(true).moved, changes(true).altered), (vec!["pawn".into()], vec![]));
        assert_eq!(
            changes(false).altered,
            ["0", "2"],
            "of a bare track the step tells where one is"
        );
    }
}
