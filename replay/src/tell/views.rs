//! The digest of all that one eye sees and is told: a golden notices when it changes.

use kanso_engine::canon::{self, Digest};
use kanso_engine::scene::{Page, Region, Scene};
use kanso_engine::{Awaiting, Eye, Game, Lang};
use std::fmt;

/// The canonical forms of the regions that were written last, for each eye: most of a table is as it
/// was, or as another eye sees it, and to compare is quicker than to write.
#[derive(Default)]
pub(super) struct Written {
    eyes: Vec<(Eye, Vec<WrittenRegion>)>,
}

struct WrittenRegion {
    region: Region,
    bytes: Vec<u8>,
}

impl Written {
    /// Appends the canonical form of a scene.
    fn scene_into(&mut self, scene: Scene, eye: Eye, bytes: &mut Vec<u8>) {
        let Scene { pages } = scene;
        let mut regions = Vec::new();
        canon::struct_into(bytes, |bytes| {
            canon::field_into(bytes, "pages", |bytes| {
                canon::list_into(bytes, pages, |page, bytes| {
                    let Page { id, name, regions: on_page, arrows, piles } = page;
                    canon::struct_into(bytes, |bytes| {
                        canon::field_into(bytes, "id", |bytes| canon::canonical_into(&id, bytes));
                        canon::field_into(bytes, "name", |bytes| {
                            canon::canonical_into(&name, bytes);
                        });
                        canon::field_into(bytes, "regions", |bytes| {
                            canon::list_into(bytes, on_page, |region, bytes| {
                                let written = self.region(region, regions.len(), eye);
                                bytes.extend_from_slice(&written.bytes);
                                regions.push(written);
                            });
                        });
                        canon::field_into(bytes, "arrows", |bytes| {
                            canon::canonical_into(&arrows, bytes);
                        });
                        if !piles.is_empty() {
                            canon::field_into(bytes, "piles", |bytes| {
                                canon::canonical_into(&piles, bytes);
                            });
                        }
                    });
                });
            });
        });
        self.eyes.retain(|(of, _)| *of != eye);
        self.eyes.push((eye, regions));
    }

    /// The canonical form of a region: as it was written last for this eye or for another one, or
    /// anew. `at` is its place among all regions of the scene.
    fn region(&mut self, region: Region, at: usize, eye: Eye) -> WrittenRegion {
        let mut bytes = Vec::new();
        let own = self.eyes.iter_mut().find(|(of, _)| *of == eye);
        if let Some(known) = own.and_then(|(_, regions)| regions.get_mut(at)) {
            // The memory is taken over in any case.
            bytes = std::mem::take(&mut known.bytes);
            if known.region == region {
                return WrittenRegion { region, bytes };
            }
        }
        bytes.clear();
        let others = self.eyes.iter().filter(|(of, _)| *of != eye);
        let mut others = others.filter_map(|(_, regions)| regions.get(at));
        match others.find(|known| known.region == region) {
            Some(known) => bytes.extend_from_slice(&known.bytes),
            None => canon::canonical_into(&region, &mut bytes),
        }
        WrittenRegion { region, bytes }
    }
}

/// The digest of the canonical form of a list.
pub(super) fn list_digest<A: serde::Serialize>(list: &[A], bytes: &mut Vec<u8>) -> Digest {
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

    fn region(id: &str, cards: u16) -> Region {
        let slot = |n: u16| Slot {
            id: format!("{id}/{n}"),
            label: Label::same(n.to_string()),
            token: None,
            count: n,
        };
        let body = Body::Row((0..cards).map(slot).collect());
        Region::new(id, Label::new("hand", "手札"), (0, 1), Tone::Plain, body)
    }

    fn page(id: &str, regions: Vec<Region>) -> Page {
        Page { id: id.to_owned(), name: Label::new("Table", "卓"), regions, ..Page::default() }
    }

    #[test]
    fn a_scene_of_known_regions_is_written_as_one_that_is_new() {
        let scene = |first: u16, second: u16| Scene {
            pages: vec![
                page("table", vec![region("one", first), region("two", second)]),
                page("more", vec![region("three", first + second)]),
            ],
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
