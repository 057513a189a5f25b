//! Tables: what can be done and asked, what can happen and why not, each said in one place.
//!
//! [`facts!`](crate::facts), [`refusals!`](crate::refusals), [`actions!`](crate::actions) and
//! [`asks!`](crate::asks) declare an enum together with its words in both languages and with what else
//! hangs on a row. A message is a literal that goes through
//! `write!`: a name in it that the row does not have does not compile, nor does a row with one
//! language. Each field stands in the message as it tells itself ([`Tell`]); what
//! stands after `with` is made of the fields themselves, and replaces a field of the same name.
//!
//! What a table makes of its enum is [`Fact`], [`Refusal`] or [`Action`]: what the kernel asks of what
//! a game says. A game may implement them by hand; none needs to.

use crate::face::Rules;
use crate::game::Words;
use crate::rule::Rule;
use crate::seat::Seat;
use crate::words::{At, Tell, TellAt, Teller, Telling};
use arrayvec::ArrayVec;
use std::fmt::{self, Formatter};

/// One thing that happened, with all that its words need. [`facts!`](crate::facts) makes it of a table.
pub trait Fact<G>: Tell<G> {
    /// Appends the ids of what of the table it is about.
    fn point(&self, t: Teller<'_, G>, ids: &mut Vec<String>);

    /// How much of it the teller's eye is told.
    fn telling(&self, t: Teller<'_, G>) -> Telling;
}

/// Why an action is refused. [`refusals!`](crate::refusals) makes it of a table.
pub trait Refusal<G>: Tell<G> {
    /// The rule that it is made by.
    fn rule(&self) -> Rule;
}

/// What a player says in one breath. [`actions!`](crate::actions) makes it of a table.
///
/// It is typed by its notation, which is unique among the conceivable actions.
pub trait Action<G: Rules>: TellAt<G> + Sized {
    /// Writes it as it is typed, without spaces at its ends and the same in every language; before
    /// what it does.
    ///
    /// # Errors
    ///
    /// What the writer reports.
    fn notate(&self, at: At<'_, G>, f: &mut Formatter<'_>) -> fmt::Result;

    /// Appends the ids of what of the table it is about, the piece or card first by which it is
    /// grouped; before what it does.
    fn touch(&self, at: At<'_, G>, ids: &mut Vec<String>);

    /// Appends what can be said without naming anything: the rows without fields, ascending. The
    /// default appends nothing.
    fn append_plain(into: &mut Vec<Self>) {
        let _ = into;
    }
}

/// What a seat is asked. [`asks!`](crate::asks) makes it of a table.
pub trait Question<G: Rules> {
    /// Puts the question to a seat, in the language of the teller and for its eye.
    ///
    /// # Errors
    ///
    /// What the writer reports.
    fn put(&self, at: At<'_, G>, who: Seat, to: Words<'_>) -> fmt::Result;

    /// Appends the ids of what of the table it is about.
    fn touch(&self, at: At<'_, G>, who: Seat, ids: &mut Vec<String>);
}

/// Writes a message with its fields told. The name of the row comes last: a row without words
/// fails there, in the author's line.
#[doc(hidden)]
#[macro_export]
macro_rules! __message {
    ( $t:ident $to:ident $fields:tt $with:tt
        [ $( ($if:expr) $own:tt $ien:literal / $ija:literal )* ] $en:literal / $ja:literal $V:ident
    ) => {
        $( if $if { $crate::__message!(@ $t $to $fields $with $own $ien / $ija) } else )*
        { $crate::__message!(@ $t $to $fields $with [] $en / $ja) }
    };
    ( $t:ident $to:ident [ $( $f:ident )* ] [] [] say [ $say:path ] $V:ident ) => {
        $say($t, $( $f, )* $to)
    };
    ( @ $t:ident $to:ident [ $( $f:ident )* ] [ $( $w:ident = $we:expr ),* ]
        [ $( $o:ident = $oe:expr ),* ] $en:literal / $ja:literal
    ) => {
        match ( ( $( $we, )* ), ( $( $oe, )* ) ) {
            (with, own) => {
                let ( $( $f, )* ) = ( $( $t.told($f), )* );
                let ( $( $w, )* ) = with;
                let ( $( $o, )* ) = own;
                match $t.lang {
                    $crate::Lang::En => write!($to, $en),
                    $crate::Lang::Ja => write!($to, $ja),
                }
            }
        }
    };
}

/// Appends an action that has no fields.
#[doc(hidden)]
#[macro_export]
macro_rules! __plain {
    ( $into:ident $V:ident ) => {
        $into.push(Self::$V);
    };
    ( $into:ident $V:ident $fields:tt ) => {};
}

/// What of the table a fact is about: one id, several, or perhaps one. A game says it of its pieces, so
/// that a table names the piece.
pub trait Ids {
    /// Appends them.
    fn append_to(self, ids: &mut Vec<String>);
}

impl Ids for String {
    fn append_to(self, ids: &mut Vec<String>) {
        ids.push(self);
    }
}

impl Ids for &str {
    fn append_to(self, ids: &mut Vec<String>) {
        ids.push(self.to_owned());
    }
}

impl<T: Ids> Ids for Vec<T> {
    fn append_to(self, ids: &mut Vec<String>) {
        for id in self {
            id.append_to(ids);
        }
    }
}

impl<T: Ids, const N: usize> Ids for [T; N] {
    fn append_to(self, ids: &mut Vec<String>) {
        for id in self {
            id.append_to(ids);
        }
    }
}

impl<'a, T, const N: usize> Ids for &'a ArrayVec<T, N>
where
    &'a T: Ids,
{
    fn append_to(self, ids: &mut Vec<String>) {
        for id in self {
            id.append_to(ids);
        }
    }
}

impl<T: Ids> Ids for Option<T> {
    fn append_to(self, ids: &mut Vec<String>) {
        if let Some(id) = self {
            id.append_to(ids);
        }
    }
}

/// Declares what can happen: an enum, its words in both languages, what of the table it is about
/// and who is told.
///
/// A row is a variant with its fields; after `at` the ids of what it points at; after
/// `shrunk unless` a condition: an eye for which it is false is told only that it happened; after
/// `secret unless` a condition: an eye for which it is false is not told of it at all; then the
/// messages, those with a condition (`when`) first, or `say` with a function that writes. What stands
/// after `with` counts for all messages of the row; what stands behind a condition, after a semicolon,
/// for its message alone. The head names the teller, for all that stands in brackets and after `with`.
///
/// ```
/// use kanso_engine::words::Teller;
/// use kanso_engine::{Eye, Lang, Telling, facts, tables::Fact as _};
///
/// # #[derive(Debug)]
/// struct Dice;
///
/// facts! {
///     /// One thing that happened.
///     pub enum Fact of Dice as t;
///     /// The total grows.
///     Adds { face: u8, total: i16 } at ["total"]
///         when (*face == 6) "a six: {total}" / "6の目：{total}"
///         "{face} more: {total}, twice that is {twice}" / "{face}点を加えて{total}、倍は{twice}"
///         with { twice = total * 2 };
///     /// A die under the cup.
///     Hidden { face: u8 } shrunk unless (t.eye == Eye::All)
///         when (t.eye == Eye::All) "under the cup: {face}" / "カップの下は{face}"
///         "a die under the cup" / "カップの下のダイス";
///     /// A throw that nobody saw, told to one who may know that there was one.
///     Peeked { face: u8 } shrunk unless (t.eye == Eye::All) secret unless (t.eye != Eye::Public)
///         "somebody peeked" / "誰かがのぞいた";
/// }
///
/// let said = |fact: &Fact, lang, eye| Teller::new(&Dice, lang, eye).told(fact).to_string();
/// let four = Fact::Adds { face: 4, total: -2 };
/// assert_eq!(said(&four, Lang::En, Eye::Public), "4 more: −2, twice that is -4");
/// assert_eq!(said(&Fact::Adds { face: 6, total: 9 }, Lang::Ja, Eye::All), "6の目：9");
/// assert_eq!(said(&Fact::Hidden { face: 3 }, Lang::En, Eye::Public), "a die under the cup");
/// let told = Fact::Hidden { face: 3 }.telling(Teller::new(&Dice, Lang::En, Eye::Public));
/// assert_eq!(told, Telling::Shrunk);
/// let told = Fact::Peeked { face: 3 }.telling(Teller::new(&Dice, Lang::En, Eye::Public));
/// assert_eq!(told, Telling::Nothing);
/// let mut ids = Vec::new();
/// four.point(Teller::new(&Dice, Lang::En, Eye::All), &mut ids);
/// assert_eq!(ids, ["total"]);
/// let mut faces = 0;
/// four.fields(&mut |field| faces += field.downcast_ref::<u8>().copied().unwrap_or(0));
/// assert_eq!(faces, 4);
/// ```
///
/// A name that the row does not have does not compile:
///
/// ```compile_fail,E0425
/// # struct Dice;
/// kanso_engine::facts! { pub enum Fact of Dice as t; Adds { face: u8 } "{fce}" / "{face}"; }
/// ```
///
/// A row without its second language does not compile, nor one without any:
///
/// ```compile_fail
/// # struct Dice;
/// kanso_engine::facts! { pub enum Fact of Dice as t; Adds { face: u8 } "{face} more"; }
/// ```
///
/// ```compile_fail
/// # struct Dice;
/// kanso_engine::facts! { pub enum Fact of Dice as t; Adds { face: u8 }; }
/// ```
///
/// A field that does not tell itself does not compile in a message:
///
/// ```compile_fail,E0277
/// # struct Dice;
/// kanso_engine::facts! { pub enum Fact of Dice as t; Adds { at: (u8, u8) } "{at}" / "{at}"; }
/// ```
#[macro_export]
macro_rules! facts {
    (
        $(#[$m:meta])* $vis:vis enum $Fact:ident of $G:ty as $t:ident;
        $(
            $(#[$vm:meta])*
            $V:ident $( { $( $(#[$fm:meta])* $f:ident : $T:ty ),* $(,)? } )?
            $( at [ $( $at:expr ),* $(,)? ] )?
            $( shrunk unless ($shrunk:expr) )?
            $( secret unless ($secret:expr) )?
            $( when ($if:expr $( ; $( $o:ident = $oe:expr ),+ )?) $ien:literal / $ija:literal )*
            $( $en:literal / $ja:literal )?
            $( with { $( $w:ident = $we:expr ),* $(,)? } )?
            $( say $say:path )? ;
        )*
    ) => {
        $crate::__told! {
            $(#[$m])* $vis enum $Fact of $G as $t;
            $(
                $(#[$vm])* $V $( { $( $(#[$fm])* $f: $T ),* } )?
                $( when ($if $( ; $( $o = $oe ),+ )?) $ien / $ija )*
                $( $en / $ja )?
                $( with { $( $w = $we ),* } )?
                $( say $say )? ;
            )*
        }

        #[allow(unused_variables, clippy::all, clippy::pedantic, reason = "a row uses what it needs")]
        impl $Fact {
            /// Looks at each of its fields, in order.
            $vis fn fields(&self, look: &mut dyn FnMut(&dyn std::any::Any)) {
                match self { $(
                    Self::$V { $( $( $f ),* )? } => { $( $( look($f); )* )? }
                )* }
            }
        }

        #[allow(unused_variables, clippy::all, clippy::pedantic, reason = "a row uses what it needs")]
        impl $crate::tables::Fact<$G> for $Fact {
            fn point(&self, $t: $crate::words::Teller<'_, $G>, ids: &mut Vec<String>) {
                match self { $(
                    Self::$V { $( $( $f ),* )? } => {
                        $( $( $crate::tables::Ids::append_to($at, ids); )* )?
                    }
                )* }
            }

            fn telling(&self, $t: $crate::words::Teller<'_, $G>) -> $crate::Telling {
                match self { $(
                    Self::$V { $( $( $f ),* )? } => {
                        $( if !$secret { return $crate::Telling::Nothing; } )?
                        $( if !$shrunk { return $crate::Telling::Shrunk; } )?
                        $crate::Telling::Whole
                    }
                )* }
            }
        }
    };
}

/// An enum whose rows tell themselves: what [`facts!`] and [`refusals!`] have in common.
#[doc(hidden)]
#[macro_export]
macro_rules! __told {
    (
        $(#[$m:meta])* $vis:vis enum $Name:ident of $G:ty as $t:ident;
        $(
            $(#[$vm:meta])*
            $V:ident $( { $( $(#[$fm:meta])* $f:ident : $T:ty ),* $(,)? } )?
            $( when ($if:expr $( ; $( $o:ident = $oe:expr ),+ )?) $ien:literal / $ija:literal )*
            $( $en:literal / $ja:literal )?
            $( with { $( $w:ident = $we:expr ),* $(,)? } )?
            $( say $say:path )? ;
        )*
    ) => {
        $(#[$m])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the message says what a field is")]
        $vis enum $Name {
            $( $(#[$vm])* $V $( { $( $(#[$fm])* $f: $T ),* } )?, )*
        }

        impl $Name {
            /// The names of its rows, in order.
            $vis const NAMES: &[&str] = &[ $( stringify!($V) ),* ];
        }

        #[allow(unused_variables, clippy::all, clippy::pedantic, reason = "a row uses what it needs")]
        impl $crate::words::Tell<$G> for $Name {
            fn tell(
                &self,
                $t: $crate::words::Teller<'_, $G>,
                f: &mut std::fmt::Formatter<'_>,
            ) -> std::fmt::Result {
                match self { $(
                    Self::$V { $( $( $f ),* )? } => $crate::__message!(
                        $t f [ $( $( $f )* )? ] [ $( $( $w = $we ),* )? ]
                        [ $( ($if) [ $( $( $o = $oe ),+ )? ] $ien / $ija )* ] $( $en / $ja )? $( say [ $say ] )? $V
                    ),
                )* }
            }
        }
    };
}

/// Declares why an action is refused: an enum, the rule that each row is refused by and its words.
///
/// After `by` stands the rule, or in parentheses what chooses it by the fields; then the messages,
/// as in [`facts!`](crate::facts).
///
/// ```
/// use kanso_engine::words::Teller;
/// use kanso_engine::{Eye, Lang, refusals, tables::Refusal as _};
///
/// # #[derive(Debug)]
/// struct Dice;
///
/// kanso_engine::rules! {
///     DI_1 = "DI-1", refuses, "Playing", "A turn begins with a roll.", "手番はダイスで始まる。";
///     DI_2 = "DI-2", refuses, "Playing", "A total of 50 is held.", "50点になったら止める。";
/// }
///
/// refusals! {
///     /// Why not.
///     pub enum Refusal of Dice as t;
///     /// DI-1: nothing was rolled.
///     Nothing by DI_1 "nothing was rolled" / "まだ振っていない";
///     /// DI-1, DI-2: the total is too low or too high.
///     Total { total: u8 } by (if *total < 2 { DI_1 } else { DI_2 })
///         "the total is {total}" / "合計は{total}";
/// }
///
/// let high = Refusal::Total { total: 51 };
/// assert_eq!(high.rule(), DI_2);
/// assert_eq!(Teller::new(&Dice, Lang::En, Eye::All).told(&high).to_string(), "the total is 51");
/// ```
#[macro_export]
macro_rules! refusals {
    (
        $(#[$m:meta])* $vis:vis enum $Refusal:ident of $G:ty as $t:ident;
        $(
            $(#[$vm:meta])*
            $V:ident $( { $( $(#[$fm:meta])* $f:ident : $T:ty ),* $(,)? } )? by $rule:tt
            $( when ($if:expr $( ; $( $o:ident = $oe:expr ),+ )?) $ien:literal / $ija:literal )*
            $( $en:literal / $ja:literal )?
            $( with { $( $w:ident = $we:expr ),* $(,)? } )?
            $( say $say:path )? ;
        )*
    ) => {
        $crate::__told! {
            $(#[$m])* $vis enum $Refusal of $G as $t;
            $(
                $(#[$vm])* $V $( { $( $(#[$fm])* $f: $T ),* } )?
                $( when ($if $( ; $( $o = $oe ),+ )?) $ien / $ija )*
                $( $en / $ja )?
                $( with { $( $w = $we ),* } )?
                $( say $say )? ;
            )*
        }

        #[allow(unused_variables, unused_parens, clippy::all, clippy::pedantic, reason = "a row uses what it needs")]
        impl $crate::tables::Refusal<$G> for $Refusal {
            fn rule(&self) -> $crate::Rule {
                match self { $(
                    Self::$V { $( $( $f ),* )? } => $rule,
                )* }
            }
        }
    };
}

/// Declares what a player says: an enum, how each action is typed, what of the table it is about and
/// its words by what lies there.
///
/// What the enum derives stands before it, as logs keep it. A row is a variant with its fields; after
/// `as` how it is typed, each field as it notates itself
/// ([`Notate`](crate::words::Notate)), and in parentheses what stands there instead of a field; after
/// `at` the ids of what it is about, the piece or card first; then the messages, as in
/// [`facts!`](crate::facts). The head names the teller at the table
/// ([`At`](crate::words::At)), for all that is not the field itself.
#[macro_export]
macro_rules! actions {
    (
        $(#[$m:meta])* $vis:vis enum $Action:ident of $G:ty as $at:ident;
        $(
            $(#[$vm:meta])*
            $V:ident $( { $( $(#[$fm:meta])* $f:ident : $T:ty ),* $(,)? } )?
            as $note:literal $( ( $( $n:ident = $ne:expr ),+ $(,)? ) )?
            $( at [ $( $id:expr ),* $(,)? ] )?
            $( when ($if:expr $( ; $( $o:ident = $oe:expr ),+ )?) $ien:literal / $ija:literal )*
            $( $en:literal / $ja:literal )?
            $( with { $( $w:ident = $we:expr ),* $(,)? } )?
            $( say $say:path )? ;
        )*
    ) => {
        $(#[$m])*
        #[allow(missing_docs, reason = "the message says what a field is")]
        $vis enum $Action {
            $( $(#[$vm])* $V $( { $( $(#[$fm])* $f: $T ),* } )?, )*
        }

        #[allow(unused_variables, clippy::all, clippy::pedantic, reason = "a row uses what it needs")]
        impl $Action {
            /// The names of its rows, in order.
            $vis const NAMES: &[&str] = &[ $( stringify!($V) ),* ];
        }

        #[allow(unused_variables, clippy::all, clippy::pedantic, reason = "a row uses what it needs")]
        impl $crate::tables::Action<$G> for $Action {
            fn notate(
                &self,
                $at: $crate::words::At<'_, $G>,
                f: &mut std::fmt::Formatter<'_>,
            ) -> std::fmt::Result {
                match self { $(
                    Self::$V { $( $( $f ),* )? } => match ( $( $( $ne, )+ )? ) {
                        own => {
                            $( let ( $( $f, )* ) = ( $( $at.noted($f), )* ); )?
                            $( let ( $( $n, )+ ) = own; )?
                            write!(f, $note)
                        }
                    }
                )* }
            }

            fn touch(&self, $at: $crate::words::At<'_, $G>, ids: &mut Vec<String>) {
                match self { $(
                    Self::$V { $( $( $f ),* )? } => {
                        $( $( $crate::tables::Ids::append_to($id, ids); )* )?
                    }
                )* }
            }

            fn append_plain(into: &mut Vec<Self>) {
                $( $crate::__plain!(into $V $( { $( $f )* } )?); )*
            }
        }

        #[allow(unused_variables, clippy::all, clippy::pedantic, reason = "a row uses what it needs")]
        impl $crate::words::TellAt<$G> for $Action {
            fn tell_at(
                &self,
                $at: $crate::words::At<'_, $G>,
                f: &mut std::fmt::Formatter<'_>,
            ) -> std::fmt::Result {
                match self { $(
                    Self::$V { $( $( $f ),* )? } => $crate::__message!(
                        $at f [ $( $( $f )* )? ] [ $( $( $w = $we ),* )? ]
                        [ $( ($if) [ $( $( $o = $oe ),+ )? ] $ien / $ija )* ]
                        $( $en / $ja )? $( say [ $say ] )? $V
                    ),
                )* }
            }
        }
    };
}

/// Declares what seats are asked: an enum, the name of each question, what of the table it is about
/// and how it is put, in both languages.
///
/// What the enum derives stands before it. A row is a question with its name, as a refusal says it
/// ("the game asks for …"); after `at` the ids of what it is about; after `asks` the messages, as in
/// [`facts!`](crate::facts). The head names the teller at the table
/// ([`At`](crate::words::At)) and the seat that is asked, which messages tell as a field. A question
/// is a [`vocabulary!`](crate::vocabulary) too, and a [`Question`].
#[macro_export]
macro_rules! asks {
    (
        $(#[$m:meta])* $vis:vis enum $Question:ident of $G:ty as $at:ident, $who:ident;
        $(
            $(#[$vm:meta])*
            $V:ident => $nen:literal / $nja:literal
            $( at [ $( $id:expr ),* $(,)? ] )?
            asks
            $( when ($if:expr $( ; $( $o:ident = $oe:expr ),+ )?) $ien:literal / $ija:literal )*
            $( $en:literal / $ja:literal )?
            $( with { $( $w:ident = $we:expr ),* $(,)? } )?
            $( say $say:path )? ;
        )*
    ) => {
        $crate::vocabulary! {
            $(#[$m])* $vis enum $Question;
            $( $(#[$vm])* $V => $nen / $nja; )*
        }

        #[allow(unused_variables, clippy::all, clippy::pedantic, reason = "a row uses what it needs")]
        impl $crate::tables::Question<$G> for $Question {
            fn put(
                &self,
                $at: $crate::words::At<'_, $G>,
                $who: $crate::Seat,
                f: $crate::game::Words<'_>,
            ) -> std::fmt::Result {
                let $who = &$who;
                match self { $(
                    Self::$V => $crate::__message!(
                        $at f [ $who ] [ $( $( $w = $we ),* )? ]
                        [ $( ($if) [ $( $( $o = $oe ),+ )? ] $ien / $ija )* ]
                        $( $en / $ja )? $( say [ $say ] )? $V
                    ),
                )* }
            }

            fn touch(
                &self,
                $at: $crate::words::At<'_, $G>,
                $who: $crate::Seat,
                ids: &mut Vec<String>,
            ) {
                let $who = &$who;
                match self { $(
                    Self::$V => { $( $( $crate::tables::Ids::append_to($id, ids); )* )? }
                )* }
            }
        }
    };
}

/// Declares a small enum whose values have names: it lists itself, knows the place of each and tells
/// itself.
///
/// What the enum derives stands before it.
///
/// ```
/// use kanso_engine::words::Teller;
/// use kanso_engine::{Eye, Lang, vocabulary};
///
/// vocabulary! {
///     /// A wind.
///     #[derive(Clone, Copy, PartialEq, Eq, Debug)]
///     pub enum Wind;
///     /// From where the sun rises.
///     East => "east" / "東";
///     West => "west" / "西";
/// }
///
/// assert_eq!(Wind::ALL[Wind::West.index()], Wind::West);
/// assert_eq!(Wind::East.name().ja, "東");
/// # struct Dice;
/// assert_eq!(Teller::new(&Dice, Lang::En, Eye::All).told(&Wind::West).to_string(), "west");
/// ```
#[macro_export]
macro_rules! vocabulary {
    (
        $(#[$m:meta])* $vis:vis enum $E:ident;
        $( $(#[$vm:meta])* $V:ident => $en:literal / $ja:literal; )*
    ) => {
        $(#[$m])*
        #[allow(missing_docs, reason = "the name says what it is")]
        $vis enum $E { $( $(#[$vm])* $V, )* }

        #[allow(dead_code, reason = "a vocabulary offers what some tables need")]
        impl $E {
            /// Every value, in order.
            $vis const ALL: [Self; [ $( stringify!($V) ),* ].len()] = [ $( Self::$V ),* ];

            /// Its place in [`Self::ALL`].
            $vis const fn index(self) -> usize {
                self as usize
            }

            /// Its name.
            $vis const fn name(self) -> $crate::Text {
                match self { $( Self::$V => $crate::Text::new($en, $ja), )* }
            }
        }

        impl<G> $crate::words::Tell<G> for $E {
            fn tell(
                &self,
                t: $crate::words::Teller<'_, G>,
                f: &mut std::fmt::Formatter<'_>,
            ) -> std::fmt::Result {
                f.write_str(t.text(self.name()))
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Piece(u8);

    impl Ids for &Piece {
        fn append_to(self, ids: &mut Vec<String>) {
            ids.push(format!("piece/{}", self.0));
        }
    }

    #[test]
    fn a_fact_points_at_one_thing_or_several_or_none() {
        let mut ids = Vec::new();
        "a".append_to(&mut ids);
        "b".to_owned().append_to(&mut ids);
        vec!["c", "d"].append_to(&mut ids);
        ["e", "f"].append_to(&mut ids);
        Some("g").append_to(&mut ids);
        None::<&str>.append_to(&mut ids);
        (&ArrayVec::from([Piece(1), Piece(2)])).append_to(&mut ids);
        assert_eq!(ids, ["a", "b", "c", "d", "e", "f", "g", "piece/1", "piece/2"]);
    }
}
