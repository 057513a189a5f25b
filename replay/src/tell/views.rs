//! The digest of all that one eye sees and is told: a golden notices when it changes.

use kanso_engine::canon::{self, Digest};
use kanso_engine::{Awaiting, Eye, Game, Lang};
use std::fmt;

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
    bytes: &mut Vec<u8>,
    text: &mut String,
) -> Result<Digest, fmt::Error> {
    let Asked { game, state, notations } = *asked;
    bytes.clear();
    canon::canonical_into(&game.scene(state, eye), bytes);
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
