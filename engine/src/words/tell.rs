//! Things that tell themselves, once, in both languages and for one eye.

use super::{Counted, Eye, Lang, Listed, Text, Thing};
use crate::ascending::Ascending;
use crate::face::Rules;
use crate::seat::{Seat, Seats};
use arrayvec::ArrayVec;
use std::fmt::{self, Display, Formatter};
use std::ops::Deref;

/// Who tells, to whom and in which language: all that words depend on besides the thing told.
#[derive(Debug)]
pub struct Teller<'a, G> {
    /// The game, for the names that its cards and its players have.
    pub game: &'a G,
    /// The language.
    pub lang: Lang,
    /// Who reads it.
    pub eye: Eye,
}

impl<G> Clone for Teller<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Teller<'_, G> {}

impl<'a, G> Teller<'a, G> {
    /// A teller of one game.
    pub const fn new(game: &'a G, lang: Lang, eye: Eye) -> Self {
        Self { game, lang, eye }
    }

    /// The thing as words.
    pub const fn told<T: ?Sized>(self, thing: &'a T) -> Told<'a, G, T> {
        Told { thing, teller: self }
    }

    /// One of two texts, by the teller's language.
    pub const fn word(self, en: &'static str, ja: &'static str) -> &'static str {
        self.lang.pick(en, ja)
    }

    /// A fixed text, in the teller's language.
    pub const fn text(self, text: Text) -> &'static str {
        text.in_lang(self.lang)
    }

    /// Words with commas between them, or the words for none.
    pub fn list<T>(
        self,
        items: impl IntoIterator<Item = T>,
        none_en: &'static str,
        none_ja: &'static str,
    ) -> Listed<T> {
        Listed::new(items, [none_en, none_ja], self.lang)
    }

    /// A number with its thing: `1 card`, `2 cards`; `カード2枚` in Japanese.
    pub fn count(self, count: impl Into<i128>, thing: &'static Thing) -> Counted {
        thing.count(count, self.lang)
    }
}

impl<'a, G: Rules> Teller<'a, G> {
    /// The name of a seat's player; a question mark for a seat that the game has not.
    pub fn seat(self, seat: Seat) -> &'a str {
        self.game.names().get(seat.index()).map_or("?", |name| name.as_str())
    }

    /// The names of several seats, or "nobody".
    pub fn seats(self, seats: Seats) -> Listed<&'a str> {
        self.list(seats.iter().map(move |seat| self.seat(seat)), "nobody", "なし")
    }
}

/// A thing that tells itself. Tables of messages ask each field for it.
pub trait Tell<G> {
    /// What a list of none of it says.
    const NONE: Text = Text::new("none", "なし");

    /// Writes it.
    ///
    /// # Errors
    ///
    /// What the writer reports.
    fn tell(&self, t: Teller<'_, G>, f: &mut Formatter<'_>) -> fmt::Result;
}

/// A thing with its teller, to be written.
#[derive(Debug)]
pub struct Told<'a, G, T: ?Sized> {
    thing: &'a T,
    teller: Teller<'a, G>,
}

impl<G, T: Tell<G> + ?Sized> Display for Told<'_, G, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.thing.tell(self.teller, f)
    }
}

/// A teller at the table: before it lies a state, by which it tells actions and questions.
#[derive(Debug)]
pub struct At<'a, G: Rules> {
    /// Who tells.
    pub t: Teller<'a, G>,
    /// What lies on the table.
    pub state: &'a G::State,
}

impl<G: Rules> Clone for At<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Rules> Copy for At<'_, G> {}

impl<'a, G: Rules> Deref for At<'a, G> {
    type Target = Teller<'a, G>;

    fn deref(&self) -> &Teller<'a, G> {
        &self.t
    }
}

impl<'a, G: Rules> At<'a, G> {
    /// A teller before a state.
    pub const fn new(game: &'a G, state: &'a G::State, lang: Lang, eye: Eye) -> Self {
        Self { t: Teller::new(game, lang, eye), state }
    }

    /// The thing as it is typed.
    pub const fn noted<T: ?Sized>(self, thing: &'a T) -> Noted<'a, G, T> {
        Noted::new(self.t.game, thing)
    }

    /// The thing as words.
    pub const fn told<T: ?Sized>(self, thing: &'a T) -> ToldAt<'a, G, T> {
        ToldAt { thing, at: self }
    }
}

/// A thing that is told by what lies on the table: an action, the number of a piece. Every type with
/// [`Tell`] has this too, and does not look at the table.
pub trait TellAt<G: Rules> {
    /// Writes it; the table is as it was before what happens.
    ///
    /// # Errors
    ///
    /// What the writer reports.
    fn tell_at(&self, at: At<'_, G>, f: &mut Formatter<'_>) -> fmt::Result;
}

impl<G: Rules, T: Tell<G> + ?Sized> TellAt<G> for T {
    fn tell_at(&self, at: At<'_, G>, f: &mut Formatter<'_>) -> fmt::Result {
        self.tell(at.t, f)
    }
}

/// A thing with its teller at the table, to be written.
#[derive(Debug)]
pub struct ToldAt<'a, G: Rules, T: ?Sized> {
    thing: &'a T,
    at: At<'a, G>,
}

impl<G: Rules, T: TellAt<G> + ?Sized> Display for ToldAt<'_, G, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.thing.tell_at(self.at, f)
    }
}

/// A thing as it is typed in an action: without spaces, the same in every language.
pub trait Notate<G> {
    /// Writes it.
    ///
    /// # Errors
    ///
    /// What the writer reports.
    fn notate(&self, game: &G, f: &mut Formatter<'_>) -> fmt::Result;
}

/// A thing with its game, to be typed.
#[derive(Debug)]
pub struct Noted<'a, G, T: ?Sized> {
    game: &'a G,
    thing: &'a T,
}

impl<'a, G, T: ?Sized> Noted<'a, G, T> {
    /// The thing as it is typed.
    pub const fn new(game: &'a G, thing: &'a T) -> Self {
        Self { game, thing }
    }
}

impl<G, T: Notate<G> + ?Sized> Display for Noted<'_, G, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.thing.notate(self.game, f)
    }
}

/// Each behind a space, so that a list stands behind its word: `heal{points}`.
impl<G, T: Notate<G>, const N: usize> Notate<G> for Ascending<T, N> {
    fn notate(&self, game: &G, f: &mut Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|thing| write!(f, " {}", Noted::new(game, thing)))
    }
}

macro_rules! tell_as_displayed {
    ($($T:ty),*) => { $(
        impl<G> Tell<G> for $T {
            fn tell(&self, _: Teller<'_, G>, f: &mut Formatter<'_>) -> fmt::Result {
                self.fmt(f)
            }
        }

        impl<G> Notate<G> for $T {
            fn notate(&self, _: &G, f: &mut Formatter<'_>) -> fmt::Result {
                self.fmt(f)
            }
        }
    )* };
}

tell_as_displayed! { u8, u16, u32, u64, usize, char, str, String }

/// Numbers that may be below zero, with the sign of a printed text.
macro_rules! tell_signed {
    ($($T:ty),*) => { $(
        impl<G> Tell<G> for $T {
            fn tell(&self, _: Teller<'_, G>, f: &mut Formatter<'_>) -> fmt::Result {
                if *self < 0 { write!(f, "−{}", self.unsigned_abs()) } else { self.fmt(f) }
            }
        }
    )* };
}

tell_signed! { i8, i16, i32, i64 }

impl<G> Tell<G> for Text {
    fn tell(&self, t: Teller<'_, G>, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.in_lang(t.lang))
    }
}

impl<G: Rules> Tell<G> for Seat {
    const NONE: Text = Text::new("nobody", "なし");

    fn tell(&self, t: Teller<'_, G>, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(t.seat(*self))
    }
}

impl<G: Rules> Tell<G> for Seats {
    fn tell(&self, t: Teller<'_, G>, f: &mut Formatter<'_>) -> fmt::Result {
        t.seats(*self).fmt(f)
    }
}

impl<G, T: Tell<G>> Tell<G> for [T] {
    fn tell(&self, t: Teller<'_, G>, f: &mut Formatter<'_>) -> fmt::Result {
        t.list(self.iter().map(|thing| t.told(thing)), T::NONE.en, T::NONE.ja).fmt(f)
    }
}

impl<G, T: Tell<G>> Tell<G> for Vec<T> {
    fn tell(&self, t: Teller<'_, G>, f: &mut Formatter<'_>) -> fmt::Result {
        self.as_slice().tell(t, f)
    }
}

impl<G, T: Tell<G>, const N: usize> Tell<G> for ArrayVec<T, N> {
    fn tell(&self, t: Teller<'_, G>, f: &mut Formatter<'_>) -> fmt::Result {
        self.as_slice().tell(t, f)
    }
}

/// What is there; the word for none where it is not.
impl<G, T: Tell<G>> Tell<G> for Option<T> {
    fn tell(&self, t: Teller<'_, G>, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Some(thing) => thing.tell(t, f),
            None => f.write_str(t.text(T::NONE)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_one_by_one_is_told_together() {
        let t = Teller::new(&(), Lang::Ja, Eye::All);
        let fox = Text::new("Fox", "狐");
        assert_eq!((t.text(fox), t.told(&fox).to_string().as_str()), ("狐", "狐"));
        let numbers = [1_u8, 2];
        assert_eq!(t.told(&numbers[..]).to_string(), "1、2");
        assert_eq!(t.told(&numbers.to_vec()).to_string(), "1、2");
        assert_eq!(t.told(&ArrayVec::from(numbers)).to_string(), "1、2");
        assert_eq!(t.list(numbers, "none", "なし").items(), numbers);
        let list = Ascending::<u8, 4>::of([2, 1]);
        assert_eq!(Noted::new(&(), &list).to_string(), " 1 2");
    }
}
