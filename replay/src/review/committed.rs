//! Luck that was committed to: words of the seats, and the secret.

use super::{EditError, ReviewOf};
use crate::foreign::plain;
use crate::log::record::{LuckSecret, LuckWords, Record};
use crate::luck::Secret;
use kanso_engine::{Game, Seat};
use serde::Serialize;

/// What is known of luck that was committed to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CommittedInfo {
    /// What the secret is held against.
    #[serde(serialize_with = "in_hex")]
    pub commitment: [u8; 32],
    /// What the seats said, in their order: the seat, and its words.
    pub said: Vec<(u8, String)>,
    /// True if the secret is known here.
    pub is_known: bool,
    /// The secret, once the log shows it.
    #[serde(serialize_with = "in_hex_if_any")]
    pub revealed: Option<Secret>,
}

fn in_hex<S: serde::Serializer>(bytes: &[u8; 32], to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&kanso_engine::cards::hex(bytes))
}

#[expect(clippy::ref_option, reason = "serde hands the field over as it is")]
fn in_hex_if_any<S: serde::Serializer>(bytes: &Option<Secret>, to: S) -> Result<S::Ok, S::Error> {
    bytes.map(|bytes| kanso_engine::cards::hex(&bytes)).serialize(to)
}

impl<G: Game> ReviewOf<G> {
    pub(super) fn do_committed(&self) -> Option<CommittedInfo> {
        let (commitment, known) = self.tree.committed()?;
        let said = known.said.iter().map(|said| (said.seat, plain(&said.words)));
        Some(CommittedInfo {
            commitment: *commitment,
            said: said.collect(),
            is_known: known.secret.is_some(),
            revealed: known.secret.filter(|_| known.is_revealed),
        })
    }

    pub(super) fn do_say_luck_words(&mut self, seat: Seat, words: &str) -> Result<(), EditError> {
        self.writable()?;
        let said = LuckWords { seat: seat.index() as u8, words: words.to_owned() };
        let refused =
            |problem: crate::lines::TreeProblem| EditError::NotPossible(problem.to_string());
        self.tree.may_say(&said).map_err(refused)?;
        self.write(Record::LuckWords(said))
    }

    pub(super) fn do_reveal_luck(&mut self) -> Result<(), EditError> {
        self.writable()?;
        let not = |problem: &str| EditError::NotPossible(problem.to_owned());
        let (_, known) = self
            .tree
            .committed()
            .ok_or_else(|| not("the luck of this game is not committed to a secret"))?;
        if known.is_revealed {
            return Err(not("the secret stands in the log already"));
        }
        let secret = known.secret.ok_or_else(|| not("the secret is not known here"))?;
        self.write(Record::LuckSecret(LuckSecret { secret }))
    }
}
