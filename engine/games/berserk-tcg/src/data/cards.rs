//! The cards of the game: typed tables, read from a TOML file.
//!
//! Source: BK-3.1 to BK-3.5 and the tables of the specification; the file `cards/house-1.toml` says
//! of every row where its numbers come from. A set is read once (`read`), checked as a whole
//! (`check`) and never changes after that. `deck` has what a player brings.
//!
//! Left out: what a card does (the rules read its text), and where one lies (the state).

mod check;
pub mod deck;
mod read;
mod rows;
#[cfg(any(test, feature = "positions"))]
pub mod test_set;
#[cfg(test)]
mod tests;
pub mod text;
mod words;

use crate::prelude::*;
use deck::Deck;
use kanso_engine::cards::{CardTable, KindOf};
use kanso_engine::{BuiltInSet, SetError};
use std::sync::{Arc, OnceLock};

pub use kanso_engine::cards::Source;

/// The file of the built-in set "house-1".
pub const HOUSE_1: &str = include_str!("cards/house-1.toml");
/// The sets that come with the program, oldest first.
pub const SETS: &[BuiltInSet] = &[BuiltInSet { name: "house-1", text: HOUSE_1, since: 1 }];

/// Most kinds of cards a set can have.
pub const CARD_KINDS_MAX: u8 = 200;
/// City cards of a set: the capital, then four local cities. Source: BK-1.6.
pub const CITY_KINDS: usize = 5;
/// Widest short name, in columns of a tile.
pub const SHORT_COLUMNS_MAX: usize = 8;

/// The table of the cards, ascending by card number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cards {}

impl CardTable for Cards {
    const KINDS_MAX: u8 = CARD_KINDS_MAX;
    const WHAT: &'static str = "card";
}

/// A kind of card by its place in [`CardSet::cards`]. Whether a set has it: [`CardSet::has_card`].
pub type CardKind = KindOf<Cards>;

/// The four colours. Source: BK-3.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Company, numbers, readiness.
    White,
    /// Wards, endurance, distance.
    Green,
    /// Beasts, sacrifice, the trash.
    Black,
    /// Assault, speed, command.
    Red,
}

impl Colour {
    /// All four, in the order of [`Cost::coloured`].
    pub const ALL: [Self; 4] = [Self::White, Self::Green, Self::Black, Self::Red];

    /// Its letter in a cost.
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'W',
            Self::Green => 'G',
            Self::Black => 'K',
            Self::Red => 'R',
        }
    }

    /// Its name.
    pub const fn name(self) -> Text {
        match self {
            Self::White => Text::new("white", "白"),
            Self::Green => Text::new("green", "緑"),
            Self::Black => Text::new("black", "黒"),
            Self::Red => Text::new("red", "赤"),
        }
    }
}

/// How common a card is; without meaning in play (BK-3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rarity {
    /// Common.
    Common,
    /// Uncommon.
    Uncommon,
    /// Rare.
    Rare,
}

/// What opening a card costs, in hand cards. Source: BK-5.10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Cost {
    /// Cards of each colour, in the order of [`Colour::ALL`].
    pub coloured: [u8; 4],
    /// Cards of any colour.
    pub any: u8,
}

impl Cost {
    /// Cards in all.
    pub fn cards(self) -> u8 {
        self.coloured.iter().sum::<u8>() + self.any
    }

    /// A letter for each coloured card, then how many of any colour: `W1` is a white and any other
    /// card. Nothing is `0`. In Japanese the colour is written out: `白+1`.
    pub fn signs(self) -> Label {
        let mut signs = Label::default();
        let (en, ja) = (signs.en.to_mut(), signs.ja.to_mut());
        for (colour, &count) in Colour::ALL.iter().zip(&self.coloured) {
            en.extend(std::iter::repeat_n(colour.letter(), count.into()));
            ja.extend(std::iter::repeat_n(colour.name().ja, count.into()));
        }
        if self.any > 0 || en.is_empty() {
            // `白1` would be read as one white card.
            let plus = if ja.is_empty() { "" } else { "+" };
            en.push_str(&self.any.to_string());
            ja.extend([plus, &self.any.to_string()]);
        }
        signs
    }
}

/// The numbers of a character. Source: BK-3.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stats {
    /// Order of striking, the highest first.
    pub range: u8,
    /// Greatest distance of one move.
    pub movement: u8,
    /// Damage dealt in battle.
    pub power: u8,
    /// Damage that trashes it, at least 1.
    pub hp: u8,
}

/// What a card is. Source: BK-3.1, BK-3.4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    /// A character.
    Character(Stats),
    /// A normal effect.
    Normal {
        /// It may be opened in any window.
        quick: bool,
    },
    /// An eternal effect.
    Eternal,
}

/// One kind of card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The card number: `G02`.
    pub id: String,
    /// Its name; several mercenaries can have the same.
    pub name: Label,
    /// Its name on a tile, at most [`SHORT_COLUMNS_MAX`] columns wide, unlike that of every other
    /// card.
    pub short: Label,
    /// Its colour.
    pub colour: Colour,
    /// What it is.
    pub body: Body,
    /// City level needed, `0..=5`.
    pub level: u8,
    /// What opening it costs.
    pub cost: Cost,
    /// The word below its name.
    pub type_name: Label,
    /// True if its type is Mercenary (BK-1.4, BK-1.5).
    pub mercenary: bool,
    /// Only one face-up card of its name may be in play (BK-3.10).
    pub unique: bool,
    /// How common it is.
    pub rarity: Rarity,
    /// Its abilities in the order of the text; of a normal effect its one text.
    pub abilities: Vec<Ability>,
    /// Where its numbers come from.
    pub source: Source,
    /// Fields of a row of the rulebook that are printed there, by their names in the file.
    pub printed: Vec<String>,
}

impl Card {
    /// The numbers of a character, none for an effect.
    pub fn stats(&self) -> Option<Stats> {
        match self.body {
            Body::Character(stats) => Some(stats),
            Body::Normal { .. } | Body::Eternal => None,
        }
    }

    /// True if it may be opened in any window (BK-7.1).
    pub fn is_quick(&self) -> bool {
        match self.body {
            Body::Normal { quick } => quick,
            Body::Character(_) | Body::Eternal => false,
        }
    }
}

/// One city card. Source: BK-1.6, BK-6.21.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CityCard {
    /// `CITY0` to `CITY4`.
    pub id: String,
    /// Its name.
    pub name: Label,
    /// Its name on a tile, at most [`SHORT_COLUMNS_MAX`] columns wide, unlike that of every other
    /// city.
    pub short: Label,
    /// The word that is typed when it turns up at a table.
    pub word: Label,
    /// True if it is the capital.
    pub capital: bool,
    /// Cards that the seat that occupies it may draw.
    pub draws: u8,
    /// Where it comes from.
    pub source: Source,
}

/// A whole set: all tables, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardSet {
    /// What the file calls itself.
    pub name: String,
    /// By [`CardKind`]: ascending by card number.
    pub cards: Vec<Card>,
    /// The capital, then the four local cities.
    pub cities: Vec<CityCard>,
    /// The ready-made decks, in the order of the file.
    pub decks: Vec<Deck>,
    /// What each row says, in the order of [`CardSet::rows`].
    lines: Vec<Label>,
    /// What each card is called where no two may be called the same, by [`CardKind`].
    called: Vec<Label>,
}

impl CardSet {
    /// Reads a set and checks it as a whole.
    ///
    /// # Errors
    ///
    /// [`SetError`]: the line of the file, or the row and field, with what was found and what is
    /// allowed.
    pub fn parse(text: &str) -> Result<Self, SetError> {
        let mut set = read::read(text)?;
        check::check(&set)?;
        set.lines = rows::lines(&set);
        set.called = words::called(&set);
        Ok(set)
    }

    /// The set that a game is set up with. The built-in one is read once for the whole program.
    ///
    /// # Errors
    ///
    /// [`SetError`], as [`CardSet::parse`]; or there is no built-in set of that digest.
    pub fn chosen(choice: &CardChoice) -> Result<Arc<Self>, SetError> {
        static KEPT: [OnceLock<Arc<CardSet>>; SETS.len()] = [const { OnceLock::new() }; SETS.len()];
        let keep = |set: &mut Self| set.labels_mut().for_each(Label::keep);
        choice.tables(SETS, &KEPT, Self::parse, keep)
    }

    /// The card of a kind.
    ///
    /// # Panics
    ///
    /// If the set has no such kind ([`CardSet::has_card`]).
    pub fn card(&self, kind: CardKind) -> &Card {
        &self.cards[kind.index()]
    }

    /// True if the set has a kind with this number.
    pub fn has_card(&self, kind: CardKind) -> bool {
        kind.index() < self.cards.len()
    }

    /// All kinds, ascending.
    pub fn kinds(&self) -> impl DoubleEndedIterator<Item = CardKind> + '_ {
        CardKind::all(self.cards.len())
    }

    /// The kind with this card number (`G02`).
    pub fn by_id(&self, id: &str) -> Option<CardKind> {
        self.kinds().find(|&kind| self.card(kind).id == id)
    }

    /// The ready-made deck with this id (`white-banner`).
    pub fn deck(&self, id: &str) -> Option<&Deck> {
        self.decks.iter().find(|deck| deck.id == id)
    }
}
