//! The one place that knows every game of the program.

use kanso_engine::game::{Game, Meta, Rules};

/// Something to do with a game whose type is found by its id.
pub trait Visitor {
    /// What it comes to.
    type Out;

    /// Does it.
    fn visit<G: Game>(self) -> Self::Out;
}

/// No game has this id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    /// The id asked for.
    pub id: String,
}

impl std::fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let known: Vec<_> = games().map(|meta| meta.id).collect();
        write!(f, "no game {:?} here: there are {}", self.id, known.join(", "))
    }
}

impl std::error::Error for UnknownGame {}

macro_rules! registry {
    ( $( $Game:ty ),* $(,)? ) => {
        /// Does something with the game that has this id.
        ///
        /// # Errors
        ///
        /// [`UnknownGame`] when there is none.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            match id {
                $( <$Game as Rules>::ID => Ok(visitor.visit::<$Game>()), )*
                _ => Err(UnknownGame { id: id.to_owned() }),
            }
        }

        /// Every game, in the order of the registry.
        pub fn games() -> impl Iterator<Item = &'static Meta> {
            [ $( <$Game as Rules>::meta() ),* ].into_iter()
        }
    };
}

registry! {
    crate::pig::Pig,
    crate::gin_rummy::GinRummy,
    crate::rook_raiders::RookRaiders,
    crate::berserk_tcg::BerserkTcg,
    crate::mamono_raid::MamonoRaid,
    crate::brave_architect::BraveArchitect,
    crate::battlelore_heroes::BattleLore,
}

include!(concat!(env!("OUT_DIR"), "/rules_digests.rs"));

/// Digest of the rules of a game as this program was built: BLAKE3 over the sources of the kernel and
/// of the game, card sets among them and tests not. None for a game that it does not know.
///
/// Two programs with one digest give the same game. Two with different digests may well do so, too:
/// a comment changes it. So it is told, and nothing is refused by it.
pub fn rules_digest(id: &str) -> Option<[u8; 32]> {
    let found = RULES_DIGESTS.iter().find(|(of, _)| *of == id);
    found.map(|(_, digest)| *digest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::prelude::*;
    use kanso_engine::{CardChoice, Setup};

    #[test]
    fn each_game_has_a_digest_of_its_own_rules() {
        let digests: Vec<_> = games().map(|meta| rules_digest(meta.id)).collect();
        for (at, digest) in digests.iter().enumerate() {
            assert!(digest.is_some());
            assert!(!digests[..at].contains(digest));
        }
        assert_eq!(rules_digest("no-such-game"), None);
    }

    struct Rows;

    impl Visitor for Rows {
        type Out = ();

        fn visit<G: Game>(self) {
            let meta = G::meta();
            for set in meta.sets {
                let mut setup = Setup::new::<G>(*meta.seats.start());
                setup.cards = CardChoice::Own(set.text.to_owned());
                let game = G::new(&setup).expect("a built-in set");
                for (at, row) in (0..).map_while(|at| game.card_row(at).map(|row| (at, row))) {
                    let id = meta.row_id(&row);
                    assert!(meta.has_prefix(meta.prefix_of(&row)), "{id}: a prefix of the game");
                    assert_eq!(game.row_cited(&id), Some(at), "{id}: cited once");
                    assert_eq!(game.row_cited(row.id), None, "{id}: always with a prefix");
                }
            }
        }
    }

    #[test]
    fn every_card_row_is_found_by_what_it_is_cited_with() {
        for meta in games() {
            visit(meta.id, Rows).expect("a game of the registry");
        }
    }
}
