//! The digest of all that one eye sees and is told: a golden notices when it changes.

use kanso_engine::canon::{self, Digest};
use kanso_engine::scene::{Page, Pile, Region, Scene};
use kanso_engine::{Awaiting, Eye, Game, Lang};
use serde::Serialize;
use std::fmt;

/// The canonical forms of the regions and piles that were written last, for each eye: most of a table is
/// as it was, or as another eye sees it, and to compare is quicker than to write.
#[derive(Default)]
pub(super) struct Written {
    eyes: Vec<(Eye, WrittenScene)>,
}

/// What was written of a scene: of each page its regions, and its piles.
#[derive(Default)]
struct WrittenScene {
    regions: Vec<WrittenPart<Region>>,
    piles: Vec<WrittenPart<Vec<Pile>>>,
}

struct WrittenPart<T> {
    part: T,
    bytes: Vec<u8>,
}

impl Written {
    /// Appends the canonical form of a scene.
    fn scene_into(&mut self, scene: Scene, eye: Eye, bytes: &mut Vec<u8>) {
        let Scene { pages } = scene;
        let WrittenScene { mut regions, mut piles } = WrittenScene::default();
        canon::struct_into(bytes, |bytes| {
            canon::field_into(bytes, "pages", |bytes| {
                canon::list_into(bytes, pages, |page, bytes| {
                    let Page { id, name, regions: on_page, arrows, piles: of_page } = page;
                    canon::struct_into(bytes, |bytes| {
                        canon::field_into(bytes, "id", |bytes| canon::canonical_into(&id, bytes));
                        canon::field_into(bytes, "name", |bytes| {
                            canon::canonical_into(&name, bytes);
                        });
                        canon::field_into(bytes, "regions", |bytes| {
                            canon::list_into(bytes, on_page, |region, bytes| {
                                let at = (regions.len(), eye);
                                let written = self.part(region, at, |scene| &mut scene.regions);
                                bytes.extend_from_slice(&written.bytes);
                                regions.push(written);
                            });
                        });
                        canon::field_into(bytes, "arrows", |bytes| {
                            canon::canonical_into(&arrows, bytes);
                        });
                        let is_empty = of_page.is_empty();
                        let at = (piles.len(), eye);
                        let written = self.part(of_page, at, |scene| &mut scene.piles);
                        if !is_empty {
                            canon::field_into(bytes, "piles", |bytes| {
                                bytes.extend_from_slice(&written.bytes);
                            });
                        }
                        piles.push(written);
                    });
                });
            });
        });
        self.eyes.retain(|(of, _)| *of != eye);
        self.eyes.push((eye, WrittenScene { regions, piles }));
    }

    /// The canonical form of a part: as it was written last for this eye or for another one, or anew.
    /// `at` is its place among all of its kind in the scene, `of` those of a scene.
    fn part<T: PartialEq + Serialize>(
        &mut self,
        part: T,
        (at, eye): (usize, Eye),
        of: fn(&mut WrittenScene) -> &mut Vec<WrittenPart<T>>,
    ) -> WrittenPart<T> {
        let mut bytes = Vec::new();
        let own = self.eyes.iter_mut().find(|(of, _)| *of == eye);
        if let Some(known) = own.and_then(|(_, scene)| of(scene).get_mut(at)) {
            // The memory is taken over in any case.
            bytes = std::mem::take(&mut known.bytes);
            if known.part == part {
                return WrittenPart { part, bytes };
            }
        }
        bytes.clear();
        let others = self.eyes.iter_mut().filter(|(of, _)| *of != eye);
        let mut others = others.filter_map(|(_, scene)| of(scene).get(at));
        match others.find(|known| known.part == part) {
            Some(known) => bytes.extend_from_slice(&known.bytes),
            None => canon::canonical_into(&part, &mut bytes),
        }
        WrittenPart { part, bytes }
    }
}

/// The digest of the canonical form of a list.
pub(super) fn list_digest<A: Serialize>(list: &[A], bytes: &mut Vec<u8>) -> Digest {
    bytes.clear();
    canon::canonical_into(list, bytes);
    blake3::derive_key("kanso legal 1", bytes)
}

/// What is asked next, with the list to choose from: the parts of a view that do not depend on the
/// past.
pub(super) struct Asked<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The state that is looked at.
    pub state: &'a G::State,
    /// The notations of its legal list, one to a line; empty where no decision is awaited.
    pub notations: &'a str,
}

/// The digest of one eye's view: its scene, what it was just told, what is asked, its own list.
pub(super) fn view_digest<G: Game>(
    asked: &Asked<'_, G>,
    (lang, eye): (Lang, Eye),
    told: &str,
    written: &mut Written,
    (bytes, text): (&mut Vec<u8>, &mut String),
) -> Result<Digest, fmt::Error> {
    let Asked { game, state, notations } = *asked;
    bytes.clear();
    written.scene_into(game.scene(state, eye), eye, bytes);
    text.clear();
    match game.awaiting(state) {
        Awaiting::Decision(seats) => {
            game.say_prompt(state, lang, eye, text)?;
            let own = match eye {
                Eye::All => true,
                Eye::Public => false,
                Eye::Seat(seat) => seats.contains(seat),
            };
            if own && game.tells_choices(state, eye) {
                text.push('\n');
                text.push_str(notations);
            }
        }
        Awaiting::Chance(_) => game.say_prompt(state, lang, eye, text)?,
        Awaiting::Over => {}
    }
    for part in [told, text] {
        bytes.extend((part.len() as u64).to_le_bytes());
        bytes.extend(part.as_bytes());
    }
    Ok(blake3::derive_key("kanso view 1", bytes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::scene::{Body, Slot, Tone};
    use kanso_engine::{Label, Seat};

    fn slots(id: &str, cards: u16) -> Vec<Slot> {
        let slot = |n: u16| Slot {
            id: format!("{id}/{n}"),
            label: Label::same(n.to_string()),
            token: None,
            count: n,
        };
        (0..cards).map(slot).collect()
    }

    fn region(id: &str, cards: u16) -> Region {
        let body = Body::Row(slots(id, cards));
        Region::new(id, Label::new("hand", "手札"), (0, 1), Tone::Plain, body)
    }

    fn page(id: &str, regions: Vec<Region>) -> Page {
        Page { id: id.to_owned(), name: Label::new("Table", "卓"), regions, ..Page::default() }
    }

    #[test]
    fn a_scene_of_known_regions_is_written_as_one_that_is_new() {
        // A page without piles has no such field.
        let piles = |count: u16| {
            let pile = |n: u16| Pile { of: format!("pile/{n}"), cards: slots("pile", n) };
            (0..count).map(pile).collect::<Vec<_>>()
        };
        let scene = |first: u16, second: u16| {
            let table = page("table", vec![region("one", first), region("two", second)]);
            let more = page("more", vec![region("three", first + second)]);
            let table = Page { piles: piles(first), ..table };
            Scene { pages: vec![table, Page { piles: piles(second), ..more }] }
        };
        let eyes = [Eye::Seat(Seat::at(0)), Eye::Seat(Seat::at(1)), Eye::Public];
        let mut written = Written::default();
        let counts = [(1, 2), (1, 2), (2, 1), (0, 3), (1, 2)];
        for (first, second) in counts {
            for (at, eye) in (0..).zip(eyes) {
                let scene = scene(first, second + at);
                let mut bytes = Vec::new();
                written.scene_into(scene.clone(), eye, &mut bytes);
                assert_eq!(bytes, canon::canonical(&scene), "{first} {second} {eye:?}");
            }
        }
        assert_eq!(written.eyes.len(), eyes.len());
    }
}
