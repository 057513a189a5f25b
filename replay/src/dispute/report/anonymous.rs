//! The same log with other names.

use super::words;
use crate::dispute::DisputeError;
use crate::games::Games;
use crate::log::record::{Header, LineChange, Record};
use crate::log::{Log, LogBuilder, peek};
use crate::review::{EditError, OpenError, plain};
use kanso_engine::{Game, Lang};

/// Names and what stands for them.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// The longest first, so that a name within another does not hide it.
    pairs: Vec<(String, String)>,
}

impl Names {
    /// Neutral names for seats, and for people who sit at none.
    fn of(seats: &[String], others: &[String], lang: Lang) -> Self {
        let mut pairs: Vec<(String, String)> = Vec::new();
        let seats = seats.iter().zip(1..).map(|(name, seat)| (name, words::seat(lang, seat)));
        let others =
            others.iter().zip(1..).map(|(name, number)| (name, words::person(lang, number)));
        for (name, neutral) in seats.chain(others) {
            // Words of people reach the report as `plain` has them.
            for name in [name.trim().to_owned(), plain(name.trim())] {
                if !name.is_empty() && pairs.iter().all(|(known, _)| *known != name) {
                    pairs.push((name, neutral.clone()));
                }
            }
        }
        pairs.sort_by_key(|(name, _)| std::cmp::Reverse(name.chars().count()));
        Self { pairs }
    }

    /// A text in which each name that stands as a whole word, in whatever case, is replaced.
    pub fn replaced(&self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        let mut before = None;
        while let Some(next) = rest.chars().next() {
            let found = self
                .pairs
                .iter()
                .find_map(|(name, neutral)| Some((whole_word(before, rest, name)?, neutral)));
            let len = if let Some((len, neutral)) = found {
                out.push_str(neutral);
                len
            } else {
                out.push(next);
                next.len_utf8()
            };
            before = rest[..len].chars().next_back();
            rest = &rest[len..];
        }
        out
    }

    /// True if a name stands anywhere in a text, be it within a word.
    pub fn is_in(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        self.pairs.iter().any(|(name, _)| text.contains(&name.to_lowercase()))
    }
}

/// How many bytes of a text the name at its beginning takes, as a whole word; none: it is not there.
fn whole_word(before: Option<char>, text: &str, name: &str) -> Option<usize> {
    let mut signs = text.char_indices();
    for wanted in name.chars() {
        let (_, found) = signs.next()?;
        if !found.to_lowercase().eq(wanted.to_lowercase()) {
            return None;
        }
    }
    let after = signs.next();
    let joined = |one: Option<char>, other: Option<char>| match (one, other) {
        (Some(one), Some(other)) => makes_words(one) && makes_words(other),
        _ => false,
    };
    let apart = !joined(before, name.chars().next())
        && !joined(name.chars().next_back(), after.map(|(_, sign)| sign));
    apart.then(|| after.map_or(text.len(), |(at, _)| at))
}

/// True if a sign belongs to a word whose end is seen: Japanese and Chinese write none.
fn makes_words(sign: char) -> bool {
    sign.is_alphanumeric() && !('\u{2e80}'..='\u{9fff}').contains(&sign) && sign < '\u{20000}'
}

/// A log with neutral names wherever it has names, and the names that were replaced. Its hashes are
/// its own.
///
/// # Errors
///
/// [`DisputeError`]: the log cannot be read.
pub(super) fn renamed(
    games: Games,
    bytes: &[u8],
    lang: Lang,
) -> Result<(Vec<u8>, Names), DisputeError> {
    let header = peek(bytes).map_err(OpenError::from)?;
    games.get(&header.game).map_err(OpenError::from)?.rename(bytes, lang)
}

/// As [`renamed`], of a log of this game.
pub(in crate::dispute) fn renamed_game<G: Game>(
    bytes: &[u8],
    lang: Lang,
) -> Result<(Vec<u8>, Names), DisputeError> {
    let Log { header, records, .. } = Log::<G::Action>::read(bytes).map_err(OpenError::from)?;
    let mut others: Vec<_> = records
        .iter()
        .filter_map(|(_, record)| match record {
            Record::Note(note) => Some(note.author.clone()),
            Record::Ruling(ruling) => Some(ruling.by.clone()),
            _ => None,
        })
        .collect();
    others.dedup();
    let names = Names::of(&header.names, &others, lang);
    let seats = (1..).zip(&header.names).map(|(seat, _)| words::seat(lang, seat)).collect();
    let unfit = |problem: String| DisputeError::Edit(EditError::NotPossible(problem));
    let mut log = LogBuilder::<G::Action>::new(&Header { names: seats, ..header })
        .map_err(|error| unfit(error.to_string()))?;
    for (_, mut record) in records {
        match &mut record {
            Record::Header(_) => continue,
            Record::Line(line) => line.name = names.replaced(&line.name),
            Record::LineEdit(edit) => {
                if let LineChange::Rename(name) = &mut edit.change {
                    *name = names.replaced(name);
                }
            }
            Record::Note(note) => {
                note.author = names.replaced(&note.author);
                note.text = names.replaced(&note.text);
            }
            Record::Dispute(dispute) => dispute.question = names.replaced(&dispute.question),
            Record::Ruling(ruling) => {
                ruling.reason = names.replaced(&ruling.reason);
                ruling.by = names.replaced(&ruling.by);
            }
            Record::Step(_)
            | Record::Checkpoint(_)
            | Record::NoteWithdrawn(_)
            | Record::Seal(_)
            | Record::Probe(_)
            | Record::Assumed(_)
            | Record::AssumedItems(_)
            | Record::Revealed(_)
            | Record::Mend(_)
            | Record::LineNote(_)
            | Record::Glyph(_)
            | Record::Interval(_)
            | Record::LuckWords(_)
            | Record::LuckSecret(_)
            | Record::Unknown { .. } => {}
        }
        log.append(&record).map_err(|error| unfit(error.to_string()))?;
    }
    Ok((log.finish().map_err(|error| unfit(error.to_string()))?, names))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn replaced(text: &str) -> String {
        let seats = ["Ada".to_owned(), "Ada Byron".to_owned(), "あき".to_owned()];
        Names::of(&seats, &["Ref".to_owned()], Lang::En).replaced(text)
    }

    #[test]
    fn names_are_replaced_where_they_are_whole_words() {
        for (text, expected) in [
            ("Ada's die, said ada.", "Seat 1's die, said Seat 1."),
            ("Adam and Canada stay", "Adam and Canada stay"),
            ("Ada Byron, Ada", "Seat 2, Seat 1"),
            ("ADA BYRON", "Seat 2"),
            ("今回はあきの番", "今回はSeat 3の番"),
            ("Adaの手番", "Seat 1の手番"),
            ("the Ref, a Referee", "the Person 1, a Referee"),
            ("", ""),
            ("Seat 2 is not Ada", "Seat 2 is not Seat 1"),
        ] {
            assert_eq!(replaced(text), expected, "{text}");
        }
    }

    #[test]
    fn a_name_within_a_word_is_noticed() {
        let names = Names::of(&["Ada".to_owned()], &[], Lang::Ja);
        assert!(names.is_in("canADA.kanso") && !names.is_in("game.kanso"));
        assert_eq!(names.replaced("Ada"), "席1");
    }
}
