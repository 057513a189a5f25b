//! Luck that was committed to: what the seats said, and the secret, once it is known.

use super::{LineSource, MAIN_LINE, Tree, TreeProblem};
use crate::log::record::{LUCK_WORDS_MAX, LuckSource, LuckWords};
use crate::luck::{Secret, commitment_of, committed_seed};

/// What is known of luck that was committed to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Committed {
    /// What the seats said, in their order.
    pub said: Vec<LuckWords>,
    /// The secret, where it is known: shown in the log, or told by who holds it.
    pub secret: Option<Secret>,
    /// True if the log shows it.
    pub is_revealed: bool,
}

impl<A> Tree<A> {
    /// What the luck of the game is committed to, and what is known of it; none: it is not committed.
    pub fn committed(&self) -> Option<(&[u8; 32], &Committed)> {
        match &self.header().luck {
            LuckSource::Committed { commitment, .. } => Some((commitment, &self.committed)),
            LuckSource::Seeded { .. } | LuckSource::Table { .. } | LuckSource::TakenOver { .. } => {
                None
            }
        }
    }

    /// Makes the luck of the game known, as far as it was not: all lines go on with it.
    ///
    /// # Errors
    ///
    /// [`TreeProblem`]: luck was not committed to, or to another secret.
    pub fn unlock(&mut self, secret: Secret) -> Result<(), TreeProblem> {
        match self.committed() {
            None => return Err(TreeProblem::NotCommitted),
            Some((commitment, _)) if commitment_of(&secret) != *commitment => {
                return Err(TreeProblem::WrongSecret);
            }
            Some(_) => {}
        }
        let known = self.committed.secret.map(|secret| self.seed_of(&secret));
        self.committed.secret = Some(secret);
        let seed = LineSource::Seeded(self.seed_of(&secret));
        for line in &mut self.lines {
            let is_its = match (line.luck, known) {
                (LineSource::Committed, _) => true,
                (LineSource::Seeded(of), Some(known)) => of == known,
                (LineSource::Seeded(_) | LineSource::Table(_) | LineSource::TakenOver, _) => false,
            };
            if is_its {
                line.luck = seed;
            }
        }
        Ok(())
    }

    fn seed_of(&self, secret: &Secret) -> [u8; 32] {
        let said = self.committed.said.iter();
        committed_seed(secret, said.map(|said| (said.seat, said.words.as_str())))
    }

    /// Whether a seat may add words now.
    ///
    /// # Errors
    ///
    /// [`TreeProblem`]: luck is not committed to, something has happened already, the secret is shown, there
    /// is no such seat, or the words have no length that is taken.
    pub fn may_say(&self, said: &LuckWords) -> Result<(), TreeProblem> {
        let (_, committed) = self.committed().ok_or(TreeProblem::NotCommitted)?;
        if self.len(MAIN_LINE) > 0 || self.lines.len() > 1 || committed.is_revealed {
            return Err(TreeProblem::LateWords);
        }
        let seats = self.header().names.len();
        if usize::from(said.seat) >= seats {
            return Err(TreeProblem::NoSeat { seat: said.seat });
        }
        if !(1..=LUCK_WORDS_MAX).contains(&said.words.len()) {
            return Err(TreeProblem::WordsLength { len: said.words.len() });
        }
        Ok(())
    }

    pub(super) fn say_words(&mut self, said: LuckWords) -> Result<(), TreeProblem> {
        self.may_say(&said)?;
        self.committed.said.push(said);
        // Who knows the secret knows what follows from it now.
        if let (LineSource::Seeded(_), Some(secret)) =
            (self.lines[MAIN_LINE as usize].luck, self.committed.secret)
        {
            self.lines[MAIN_LINE as usize].luck = LineSource::Seeded(self.seed_of(&secret));
        }
        Ok(())
    }

    pub(super) fn reveal_secret(&mut self, secret: Secret) -> Result<(), TreeProblem> {
        self.unlock(secret)?;
        self.committed.is_revealed = true;
        Ok(())
    }
}
