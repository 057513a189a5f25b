//! One place that can be flipped, as the list of the generated code has it.

use std::fmt;

/// What a flip does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// What is asked becomes its opposite.
    Condition,
    /// The boundary of a comparison moves by one: `<` and `<=`, `>` and `>=`.
    Boundary,
    /// `true` and `false`.
    Truth,
    /// A number or a constant of the game becomes one more.
    Number,
    /// What is added or taken away becomes one more.
    Amount,
}

/// One place that can be flipped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site {
    /// The folder of the game.
    pub game: String,
    /// The file, from that folder.
    pub file: String,
    /// The function, with the type it belongs to.
    pub function: String,
    /// The line, from 1.
    pub line: usize,
    /// What the flip does.
    pub kind: Kind,
    /// The line of the source.
    pub within: String,
    /// What is flipped.
    pub before: String,
    /// What it becomes.
    pub after: String,
    /// Which one of those in this function that read the same, from 1.
    pub nth: usize,
}

/// As an expression of the generated code.
impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, file, function, line, kind, within, before, after, nth } = self;
        write!(
            f,
            "Site {{ game: {game:?}, file: {file:?}, function: {function:?}, line: {line}, \
             kind: Kind::{kind:?}, within: {within:?}, before: {before:?}, after: {after:?}, \
             nth: {nth} }}"
        )
    }
}
