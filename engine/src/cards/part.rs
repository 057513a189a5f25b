//! Parts of a card file that read themselves: a type says once which fields it has, what they may hold
//! and what counts where one is left out. Every error names the row and the field.
//!
//! A value reads itself by [`FromFile`], a table of fields by [`Part`]. [`card_parts!`](crate::card_parts)
//! declares structs, [`card_kinds!`](crate::card_kinds) enums, [`card_words!`](crate::card_words)
//! what stands as one word.

use super::{CardTable, Face, KindOf, Place, SetError, read_toml};
use crate::unread::in_words;
use crate::words::Label;
use arrayvec::ArrayVec;
use serde::de::DeserializeOwned;
use std::ops::RangeInclusive;

/// What stands at one place of a file.
pub type Value = toml::Value;

/// What the card files of a game have in common.
#[derive(Debug)]
pub struct CardFile {
    /// The game, as a file names it in `game`.
    pub game: &'static str,
    /// Longest file, in bytes.
    pub len_max: usize,
    /// Widest short name, in columns.
    pub short_columns: usize,
    /// Parts of a field that a row may name in `printed` beside it.
    pub parts: &'static [(&'static str, &'static [&'static str])],
}

impl CardFile {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// As [`read_toml`], or what a part finds wrong, with its row and field.
    pub fn read<T: Part>(&self, text: &str) -> Result<T, SetError> {
        let mut table: toml::Table = read_toml(text, self.len_max, "card set", self.game)?;
        let at = Spot { file: self, place: Place::of(""), field: String::new() };
        match table.remove("game") {
            Some(Value::String(_)) => at.part(table),
            _ => Err(at.error("`game` is missing")),
        }
    }
}

/// Where in a file something stands: the row, and the field in it.
#[derive(Clone, Debug)]
pub struct Spot<'a> {
    file: &'a CardFile,
    place: Place,
    field: String,
}

impl Spot<'_> {
    /// What is wrong here.
    pub fn error(&self, problem: impl Into<String>) -> SetError {
        let found = self.place.error(&self.field, problem);
        if found.place.is_empty() { SetError { place: "file".to_owned(), ..found } } else { found }
    }

    /// The field of this name in the table that stands here.
    #[must_use]
    pub fn inner(&self, name: &str) -> Self {
        let gap = if self.field.is_empty() { "" } else { "." };
        Self { field: format!("{}{gap}{name}", self.field), ..self.clone() }
    }

    /// What stands here as a plain type.
    ///
    /// # Errors
    ///
    /// [`SetError`] if it is something else.
    pub fn plain<T: DeserializeOwned>(&self, value: Value) -> Result<T, SetError> {
        value.try_into().map_err(|found: toml::de::Error| self.error(in_words(found.message())))
    }

    /// The one of these words that stands here.
    ///
    /// # Errors
    ///
    /// [`SetError`] if it is none of them.
    pub fn one_of<T: Copy>(&self, value: Value, words: &[(&str, T)]) -> Result<T, SetError> {
        self.place.one_of(&self.field, &self.plain::<String>(value)?, words)
    }

    /// The fields that stand here as a part.
    fn part<T: Part>(&self, table: toml::Table) -> Result<T, SetError> {
        let mut names = Names::default();
        T::names(&mut names);
        T::take(&mut Fields::new(self.clone(), table, names)?)
    }

    /// The row that stands here, called by its id.
    fn row<T: Part>(&self, index: usize, value: Value) -> Result<T, SetError> {
        let table: toml::Table = self.plain(value)?;
        let place = match table.get("id") {
            Some(id) => Place::row(&self.field, index, id.as_str().unwrap_or_default()),
            None => Place::of(self.field.clone()),
        };
        Self { place, field: String::new(), ..self.clone() }.part(table)
    }
}

/// The names of the fields of a part, each with whether it must be there.
#[derive(Clone, Debug, Default)]
pub struct Names(Vec<(&'static str, bool)>);

impl Names {
    /// One more.
    pub fn add(&mut self, name: &'static str, must: bool) {
        if !self.has(name) {
            self.0.push((name, must));
        }
    }

    /// Those of a part, none of which need be there.
    pub fn add_all(&mut self, more: &Self) {
        for (name, _) in &more.0 {
            self.add(name, false);
        }
    }

    fn has(&self, name: &str) -> bool {
        self.0.iter().any(|(known, _)| *known == name)
    }

    fn of(&self, must: bool) -> Vec<&'static str> {
        self.0.iter().filter(|name| name.1 == must).map(|name| name.0).collect()
    }
}

/// The fields of a table that are not read yet.
#[derive(Debug)]
pub struct Fields<'a> {
    at: Spot<'a>,
    table: toml::Table,
    names: Names,
}

impl<'a> Fields<'a> {
    /// The fields of a table, all of which are known.
    fn new(at: Spot<'a>, table: toml::Table, names: Names) -> Result<Self, SetError> {
        if let Some(strange) = table.keys().find(|name| !names.has(name)) {
            let known: Vec<String> = names.0.iter().map(|(name, _)| format!("`{name}`")).collect();
            let known = known.join(", ");
            return Err(at.error(format!("`{strange}` is no field here; known are {known}")));
        }
        Ok(Self { at, table, names })
    }

    /// The fields of a table that stands in a field.
    ///
    /// # Errors
    ///
    /// [`SetError`] if it is missing, no table, or has a field that is not known.
    pub fn inside(&mut self, name: &str, names: Names) -> Result<Self, SetError> {
        let at = self.at.inner(name);
        match self.table.remove(name) {
            Some(value) => Self::new(at.clone(), at.plain(value)?, names),
            None => Err(self.at.error(format!("`{name}` is missing"))),
        }
    }

    /// Where the table stands.
    pub const fn at(&self) -> &Spot<'a> {
        &self.at
    }

    /// Reads a field.
    ///
    /// # Errors
    ///
    /// [`SetError`] if it is missing or not what is wanted.
    pub fn take<T: FromFile>(&mut self, name: &str, limits: &T::Limits) -> Result<T, SetError> {
        match self.table.remove(name) {
            Some(value) => T::read(value, &self.at.inner(name), limits),
            None => T::LEFT_OUT.ok_or_else(|| self.at.error(format!("`{name}` is missing"))),
        }
    }

    /// Reads a field that may be left out.
    ///
    /// # Errors
    ///
    /// [`SetError`] if it is not what is wanted.
    pub fn take_or<T: FromFile>(
        &mut self,
        name: &str,
        or: T,
        limits: &T::Limits,
    ) -> Result<T, SetError> {
        match self.table.remove(name) {
            Some(value) => T::read(value, &self.at.inner(name), limits),
            None => Ok(or),
        }
    }

    /// Which of the kinds the field `tag` names; what is left of the table are its fields.
    ///
    /// # Errors
    ///
    /// [`SetError`] if there is no such kind, or its fields are others.
    pub fn kind(&mut self, tag: &str, kinds: &[(&str, Names)]) -> Result<String, SetError> {
        let at = self.at.inner(tag);
        let word: String = match self.table.remove(tag) {
            Some(word) => at.plain(word)?,
            None => return Err(self.at.error(format!("`{tag}` is missing"))),
        };
        let Some((_, names)) = kinds.iter().find(|(kind, _)| *kind == word) else {
            let words: Vec<&str> = kinds.iter().map(|(kind, _)| *kind).collect();
            return Err(at.error(format!("{word:?} is none of {}", words.join(", "))));
        };
        let (must, may) = (names.of(true), names.of(false));
        let lacks = must.iter().any(|name| !self.table.contains_key(*name));
        if !lacks && self.table.keys().all(|name| names.has(name)) {
            return Ok(word);
        }
        let must = if must.is_empty() { "nothing".to_owned() } else { must.join(", ") };
        let allows = if may.is_empty() { "" } else { " and allows " };
        let may = may.join(", ");
        Err(at.error(format!("{word:?} wants {must}{allows}{may}, and no other field")))
    }

    /// Which one of these fields is there.
    ///
    /// # Errors
    ///
    /// [`SetError`] if none is or several are.
    pub fn choice(&self, names: &[&'static str]) -> Result<&'static str, SetError> {
        let mut there = names.iter().filter(|name| self.table.contains_key(**name));
        if let (Some(name), None) = (there.next(), there.next()) {
            return Ok(name);
        }
        let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
        let problem = format!("either {} is wanted, and one alone", names.join(" or "));
        Err(self.at.error(problem))
    }
}

/// What reads itself from one value of a file.
pub trait FromFile: Sized {
    /// What bounds it.
    type Limits;
    /// What it is where its field is left out, if that may be.
    const LEFT_OUT: Option<Self> = None;

    /// Reads it.
    ///
    /// # Errors
    ///
    /// [`SetError`] if something else stands there, or it is out of its limits.
    fn read(value: Value, at: &Spot<'_>, limits: &Self::Limits) -> Result<Self, SetError>;
}

/// What reads itself from fields of a table, which it may share with other parts.
pub trait Part: Sized {
    /// Appends the names of its fields.
    fn names(names: &mut Names);

    /// Reads it.
    ///
    /// # Errors
    ///
    /// [`SetError`] if a field is missing or not what is wanted.
    fn take(from: &mut Fields<'_>) -> Result<Self, SetError>;

    /// Reads it from a table of its own.
    ///
    /// # Errors
    ///
    /// As [`Part::take`], or there is a field that it does not know.
    fn whole(value: Value, at: &Spot<'_>) -> Result<Self, SetError> {
        if at.place.to_string().is_empty() {
            return at.row(0, value);
        }
        at.part(at.plain(value)?)
    }
}

macro_rules! numbers {
    ($($N:ty)*) => { $(
        impl FromFile for $N {
            type Limits = RangeInclusive<Self>;

            fn read(value: Value, at: &Spot<'_>, limits: &Self::Limits) -> Result<Self, SetError> {
                at.place.number(&at.field, at.plain(value)?, *limits.start(), *limits.end())
            }
        }
    )* };
}

numbers!(u8 i8 u16 i16 u32);

/// A text that can be shown.
impl FromFile for String {
    type Limits = ();

    fn read(value: Value, at: &Spot<'_>, (): &()) -> Result<Self, SetError> {
        at.place.text(&at.field, &at.plain::<Self>(value)?)
    }
}

impl<T: FromFile> FromFile for Option<T> {
    type Limits = T::Limits;
    const LEFT_OUT: Option<Self> = Some(None);

    fn read(value: Value, at: &Spot<'_>, limits: &Self::Limits) -> Result<Self, SetError> {
        T::read(value, at, limits).map(Some)
    }
}

/// A row of another table by its id; what bounds it says which row has an id.
impl<K: CardTable> FromFile for KindOf<K> {
    type Limits = fn(&str) -> Option<Self>;

    fn read(value: Value, at: &Spot<'_>, by_id: &Self::Limits) -> Result<Self, SetError> {
        let id: String = at.plain(value)?;
        by_id(&id).ok_or_else(|| at.error(format!("{id:?} is not the id of a {}", K::WHAT)))
    }
}

/// At most so many.
impl<T: FromFile, const N: usize> FromFile for ArrayVec<T, N> {
    type Limits = T::Limits;

    fn read(value: Value, at: &Spot<'_>, limits: &Self::Limits) -> Result<Self, SetError> {
        let list: Vec<Value> = at.plain(value)?;
        at.place.at_most(&at.field, &list, N)?;
        list.into_iter().map(|value| T::read(value, at, limits)).collect()
    }
}

/// So many.
impl<T: FromFile, const N: usize> FromFile for [T; N] {
    type Limits = T::Limits;

    fn read(value: Value, at: &Spot<'_>, limits: &Self::Limits) -> Result<Self, SetError> {
        let list: Vec<Value> = at.plain(value)?;
        at.place.exactly::<_, N>(&at.field, &list)?;
        let read: ArrayVec<T, N> = ArrayVec::read(Value::Array(list), at, limits)?;
        Ok(read.into_inner().ok().expect("just counted"))
    }
}

/// The rows of a table of the file, so many.
impl<T: Part> FromFile for Vec<T> {
    type Limits = u8;

    fn read(value: Value, at: &Spot<'_>, wanted: &u8) -> Result<Self, SetError> {
        let rows: Vec<Value> = at.plain(value)?;
        if rows.len() != usize::from(*wanted) {
            let problem = format!("{} rows, {wanted} wanted", rows.len());
            return Err(SetError::field(&format!("table {}", at.field), "", problem));
        }
        rows.into_iter().enumerate().map(|(index, row)| at.row(index, row)).collect()
    }
}

/// All of its fields or none.
impl<T: Part> Part for Option<T> {
    fn names(names: &mut Names) {
        let mut own = Names::default();
        T::names(&mut own);
        names.add_all(&own);
    }

    fn take(from: &mut Fields<'_>) -> Result<Self, SetError> {
        let mut own = Names::default();
        T::names(&mut own);
        let there = own.of(true).into_iter().any(|name| from.table.contains_key(name));
        there.then(|| T::take(from)).transpose()
    }
}

/// `name_en` and `name_ja`.
impl Part for Label {
    fn names(names: &mut Names) {
        names.add("name_en", true);
        names.add("name_ja", true);
    }

    fn take(from: &mut Fields<'_>) -> Result<Self, SetError> {
        Ok(Self::new(from.take::<String>("name_en", &())?, from.take::<String>("name_ja", &())?))
    }
}

/// What every row has.
const FACE: [&str; 6] = ["id", "name_en", "name_ja", "short_en", "short_ja", "source"];

impl Part for Face {
    fn names(names: &mut Names) {
        for name in FACE {
            names.add(name, true);
        }
        names.add("printed", false);
    }

    fn take(from: &mut Fields<'_>) -> Result<Self, SetError> {
        let mut texts: [String; FACE.len()] = Default::default();
        for (text, name) in texts.iter_mut().zip(FACE) {
            let Some(value) = from.table.remove(name) else {
                return Err(from.at.error(format!("`{name}` is missing")));
            };
            *text = from.at.inner(name).plain(value)?;
        }
        let printed: Vec<String> = match from.table.remove("printed") {
            Some(value) => from.at.inner("printed").plain(value)?,
            None => Vec::new(),
        };
        let [id, name_en, name_ja, short_en, short_ja, source] = texts;
        let own: Vec<&str> = from.names.0.iter().map(|(name, _)| *name).collect();
        let own: Vec<&str> =
            own.into_iter().filter(|name| !FACE.contains(name) && *name != "printed").collect();
        let parts = from.at.file.parts.iter().filter(|(field, _)| own.contains(field));
        let parts: Vec<&str> = parts.flat_map(|(_, parts)| parts.iter().copied()).collect();
        let at = &from.at.place;
        Ok(Self {
            id: at.id(&id)?,
            name: at.label("name", &name_en, &name_ja)?,
            short: at.shorts(&short_en, &short_ja, from.at.file.short_columns)?,
            word: Label::default(),
            source: at.source(&source)?,
            printed: at.printed(&source, &printed, &own, &parts)?,
        })
    }
}

/// Declares structs of a card file: each reads itself from a table.
///
/// A field may be called otherwise in the file (`max_hp as hp`), may have a value that counts where it is
/// left out (`hits or 1`), and has its limits in brackets where its type wants some
/// ([`FromFile::Limits`]). The fields after `inside` stand in a table of their own beside the others; the
/// parts after `with` share the table; what stands after `and` is no part of the file and begins empty.
/// A function after `check` looks at the whole.
///
/// ```
/// use kanso_engine::cards::{CardFile, Face, SetError, Spot};
/// use kanso_engine::{card_kinds, card_parts};
///
/// card_parts! {
///     /// A file.
///     #[derive(Debug)]
///     pub struct Cards { units as unit: Vec<Unit> [1] }
///     /// A unit.
///     #[derive(Debug)]
///     pub struct Unit { hp: u8 [1..=9], hits or 1: u8 [1..=4], does: Effect } with { face: Face }
/// }
///
/// card_kinds! {
///     /// What a unit does.
///     #[derive(Debug, PartialEq)]
///     pub enum Effect by "do" { "rest" => Rest, "heal" => Heal(n: u8 [1..=3]) }
/// }
///
/// const FILE: CardFile = CardFile { game: "dice", len_max: 999, short_columns: 6, parts: &[] };
/// let read = |own: &str| {
///     FILE.read::<Cards>(&format!(
///         "game = 'dice'\n[[unit]]\nid = 'U05'\nname_en = 'Archer'\nname_ja = '弓兵'\n\
///          short_en = 'Arch'\nshort_ja = '弓兵'\nsource = 'house'\n{own}"
///     ))
/// };
/// let unit = &read("hp = 3\ndoes = { do = 'heal', n = 2 }").expect("a file").units[0];
/// assert_eq!((unit.hp, unit.hits, &unit.does), (3, 1, &Effect::Heal(2)));
/// let no = |own| read(own).expect_err("refused").to_string();
/// assert_eq!(no("hp = 0"), "U05, hp: 0, where 1 to 9 are allowed");
/// assert_eq!(no("hp = 3\ndoes = { do = 'heal', n = 4 }"), "U05, does.n: 4, where 1 to 3 are allowed");
/// assert_eq!(
///     no("hp = 3\ndoes = { do = 'rest', n = 1 }"),
///     "U05, does.do: \"rest\" wants nothing, and no other field"
/// );
/// ```
#[macro_export]
macro_rules! card_parts {
    ( $(
        $(#[$m:meta])* pub struct $Name:ident {
            $(
                $(#[$fm:meta])*
                $f:ident $( as $file:ident )? $( or $or:tt )? : $T:ty $( [ $limits:expr ] )?
            ),* $(,)?
        }
        $( inside $table:ident { $(
            $(#[$im:meta])*
            $i:ident $( as $ifile:ident )? $( or $ior:tt )? : $I:ty $( [ $ilimits:expr ] )?
        ),* $(,)? } )?
        $( with { $( $(#[$gm:meta])* $g:ident : $G:ty ),* $(,)? } )?
        $( and { $( $(#[$hm:meta])* $h:ident : $H:ty ),* $(,)? } )?
        $( check ( $check:path ) )?
    )* ) => { $(
        $(#[$m])*
        pub struct $Name {
            $( $( $(#[$gm])* pub $g: $G, )* )?
            $( $(#[$fm])* pub $f: $T, )*
            $( $( $(#[$im])* pub $i: $I, )* )?
            $( $( $(#[$hm])* $h: $H, )* )?
        }

        impl $crate::cards::Part for $Name {
            fn names(names: &mut $crate::cards::Names) {
                $( $( <$G as $crate::cards::Part>::names(names); )* )?
                $( $crate::__card_field!(names names; $f $( as $file )? $( or $or )? : $T); )*
                $( names.add(stringify!($table), true); )?
            }

            fn take(from: &mut $crate::cards::Fields<'_>) -> Result<Self, $crate::SetError> {
                $(
                    let mut names = $crate::cards::Names::default();
                    $( $crate::__card_field!(
                        names (&mut names); $i $( as $ifile )? $( or $ior )? : $I
                    ); )*
                    let inside = &mut from.inside(stringify!($table), names)?;
                    $( let $i = $crate::__card_field!(
                        take inside; $i $( as $ifile )? $( or $ior )? : $I $( [ $ilimits ] )?
                    ); )*
                )?
                $( let $f = $crate::__card_field!(
                    take from; $f $( as $file )? $( or $or )? : $T $( [ $limits ] )?
                ); )*
                let read = Self {
                    $( $f, )*
                    $( $( $i, )* )?
                    $( $( $g: <$G as $crate::cards::Part>::take(from)?, )* )?
                    $( $( $h: Default::default(), )* )?
                };
                $( $check(&read, from.at())?; )?
                Ok(read)
            }
        }

        $crate::__card_part!($Name);
    )* };
}

/// Declares enums of a card file: a word says which kind it is, and a kind has fields of its own.
///
/// After `by` stands the field with the word, or `field` where the one field that is there tells the kind.
/// A kind has one field (`Heal(n: u8 [1..=3])`), the fields of another part (`Move(..Points)`), or several
/// as in [`card_parts!`](crate::card_parts), where an example stands. It takes all that is left of the
/// table: whoever shares the table has it as its last part.
#[macro_export]
macro_rules! card_kinds {
    (
        $(#[$m:meta])* pub enum $Name:ident by field {
            $( $(#[$vm:meta])* $V:ident ( $n:ident : $T:ty $( [ $limits:expr ] )? ) ),* $(,)?
        }
    ) => {
        $(#[$m])*
        pub enum $Name { $( $(#[$vm])* $V($T) ),* }

        impl $crate::cards::Part for $Name {
            fn names(names: &mut $crate::cards::Names) {
                $( names.add(stringify!($n), false); )*
            }

            fn take(from: &mut $crate::cards::Fields<'_>) -> Result<Self, $crate::SetError> {
                let there = from.choice(&[ $( stringify!($n) ),* ])?;
                $( if there == stringify!($n) {
                    return Ok(Self::$V($crate::__card_field!(take from; $n : $T $( [ $limits ] )?)));
                } )*
                unreachable!("one of them is there")
            }
        }
    };
    (
        $(#[$m:meta])* pub enum $Name:ident by $tag:literal $( check ( $check:path ) )? {
            $(
                $(#[$vm:meta])* $word:literal => $V:ident
                $( ( $n:ident : $T:ty $( [ $limits:expr ] )? ) )?
                $( ( .. $P:ty ) )?
                $( {
                    $(
                        $(#[$fm:meta])*
                        $f:ident $( as $file:ident )? $( or $or:tt )? : $F:ty $( [ $few:expr ] )?
                    ),* $(,)?
                }
                $( with { $( $(#[$gm:meta])* $g:ident : $G:ty ),* $(,)? } )? )?
            ),* $(,)?
        }
    ) => {
        $(#[$m])*
        pub enum $Name { $(
            $(#[$vm])* $V
            $( ($T) )?
            $( ($P) )?
            $( { $( $(#[$fm])* $f: $F, )* $( $( $(#[$gm])* $g: $G, )* )? } )?
        ),* }

        impl $Name {
            fn kinds() -> Vec<(&'static str, $crate::cards::Names)> {
                let mut kinds = Vec::new();
                $(
                    #[allow(unused_mut, reason = "a kind may have no fields")]
                    let mut names = $crate::cards::Names::default();
                    $( $crate::__card_field!(names (&mut names); $n : $T); )?
                    $( <$P as $crate::cards::Part>::names(&mut names); )?
                    $(
                        $( $crate::__card_field!(
                            names (&mut names); $f $( as $file )? $( or $or )? : $F
                        ); )*
                        $( $( <$G as $crate::cards::Part>::names(&mut names); )* )?
                    )?
                    kinds.push(($word, names));
                )*
                kinds
            }
        }

        impl $crate::cards::Part for $Name {
            fn names(names: &mut $crate::cards::Names) {
                names.add($tag, true);
                for (_, of_kind) in Self::kinds() {
                    names.add_all(&of_kind);
                }
            }

            fn take(from: &mut $crate::cards::Fields<'_>) -> Result<Self, $crate::SetError> {
                let read = match from.kind($tag, &Self::kinds())?.as_str() {
                    $( $word => Self::$V
                        $( ($crate::__card_field!(take from; $n : $T $( [ $limits ] )?)) )?
                        $( (<$P as $crate::cards::Part>::take(from)?) )?
                        $( {
                            $( $f: $crate::__card_field!(
                                take from; $f $( as $file )? $( or $or )? : $F $( [ $few ] )?
                            ), )*
                            $( $( $g: <$G as $crate::cards::Part>::take(from)?, )* )?
                        } )?
                    , )*
                    other => unreachable!("{other} is none of the kinds"),
                };
                $( $check(&read, from.at())?; )?
                Ok(read)
            }
        }

        $crate::__card_part!($Name);
    };
}

/// Types that stand in a card file as serde reads them: words of an enum, true or false.
#[macro_export]
macro_rules! card_words {
    ($($T:ty),* $(,)?) => { $(
        impl $crate::cards::FromFile for $T {
            type Limits = ();

            fn read(
                value: $crate::cards::Value,
                at: &$crate::cards::Spot<'_>,
                (): &(),
            ) -> Result<Self, $crate::SetError> {
                at.plain(value)
            }
        }
    )* };
}

card_words!(bool);

/// A part as what stands in one field.
#[doc(hidden)]
#[macro_export]
macro_rules! __card_part {
    ($Name:ident) => {
        impl $crate::cards::FromFile for $Name {
            type Limits = ();

            fn read(
                value: $crate::cards::Value,
                at: &$crate::cards::Spot<'_>,
                (): &(),
            ) -> Result<Self, $crate::SetError> {
                <Self as $crate::cards::Part>::whole(value, at)
            }
        }
    };
}

/// One field of a part: its name, or what it reads.
#[doc(hidden)]
#[macro_export]
macro_rules! __card_field {
    (@ $f:ident as $file:ident) => { stringify!($file) };
    (@ $f:ident) => { stringify!($f) };
    (names $names:expr; $f:ident $( as $file:ident )? or $or:tt : $T:ty) => {
        $names.add($crate::__card_field!(@ $f $( as $file )?), false)
    };
    (names $names:expr; $f:ident $( as $file:ident )? : $T:ty) => {
        $names.add(
            $crate::__card_field!(@ $f $( as $file )?),
            <$T as $crate::cards::FromFile>::LEFT_OUT.is_none(),
        )
    };
    (take $from:ident; $f:ident $( as $file:ident )? or $or:tt : $T:ty) => {
        $from.take_or::<$T>($crate::__card_field!(@ $f $( as $file )?), $or, &())?
    };
    (take $from:ident; $f:ident $( as $file:ident )? or $or:tt : $T:ty [ $limits:expr ]) => {
        $from.take_or::<$T>($crate::__card_field!(@ $f $( as $file )?), $or, &$limits)?
    };
    (take $from:ident; $f:ident $( as $file:ident )? : $T:ty) => {
        $from.take::<$T>($crate::__card_field!(@ $f $( as $file )?), &())?
    };
    (take $from:ident; $f:ident $( as $file:ident )? : $T:ty [ $limits:expr ]) => {
        $from.take::<$T>($crate::__card_field!(@ $f $( as $file )?), &$limits)?
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::card_parts! {
        /// A file.
        #[derive(Debug)]
        pub struct Cards { units as unit: Vec<Unit> [1], sites as site: Vec<Site> [1] }
        /// A unit.
        #[derive(Debug)]
        pub struct Unit {
            motto: String,
            hits: ArrayVec<u8, 2> [1..=4],
            armour: Option<u8> [1..=3],
        } with { face: Face, bonus: Option<Bonus>, does: Effect }
        /// What a unit may bring.
        #[derive(Debug)]
        pub struct Bonus { gold: u8 [1..=9], round or 1: u8 [1..=9] }
        /// A place on the board.
        #[derive(Debug)]
        pub struct Site { column: u8 [0..=9], reached: Way } with { name: Label }
    }

    crate::card_kinds! {
        /// What a unit does.
        #[derive(Debug, PartialEq)]
        pub enum Effect by field { Heal(heal: u8 [1..=3]), Harm(harm: u8 [1..=3]) }
    }

    crate::card_kinds! {
        /// How one comes to a place.
        #[derive(Debug, PartialEq)]
        pub enum Way by "by" { "foot" => Foot(steps: u8 [1..=3]), "air" => Air }
    }

    const FILE: CardFile = CardFile {
        game: "dice",
        len_max: 999,
        short_columns: 6,
        parts: &[("hits", &["hits.all"])],
    };

    /// A file with these fields of its unit and of its site.
    fn read(unit: &str, site: &str) -> Result<Cards, SetError> {
        FILE.read(&format!(
            "game = 'dice'\n[[unit]]\nid = 'U05'\nname_en = 'Archer'\nname_ja = '弓兵'\n\
             short_en = 'Arch'\nshort_ja = '弓兵'\nsource = 'house'\n{unit}\n[[site]]\n{site}"
        ))
    }

    const UNIT: &str = "motto = 'On'\nhits = [1, 2]\nheal = 2";
    const SITE: &str =
        "name_en = 'Hill'\nname_ja = '丘'\ncolumn = 3\nreached = { by = 'foot', steps = 2 }";

    #[test]
    fn each_part_reads_its_own_fields() {
        let cards = read(UNIT, SITE).expect("a file");
        let (unit, site) = (&cards.units[0], &cards.sites[0]);
        assert_eq!((&*unit.motto, &unit.hits[..], unit.armour), ("On", &[1, 2][..], None));
        assert_eq!((&unit.does, unit.bonus.is_none()), (&Effect::Heal(2), true));
        assert_eq!((&site.name, site.column), (&Label::new("Hill", "丘"), 3));
        let by_air = SITE.replace("'foot', steps = 2", "'air'");
        let other = &read(UNIT, &by_air).expect("a file").sites[0];
        assert_eq!((&site.reached, &other.reached), (&Way::Foot(2), &Way::Air));
        let more = format!("{UNIT}\narmour = 3\ngold = 5\nprinted = ['motto', 'hits.all']");
        let unit = &read(&more, SITE).expect("a file").units[0];
        let bonus = unit.bonus.as_ref().map(|bonus| (bonus.gold, bonus.round));
        assert_eq!((unit.armour, bonus), (Some(3), Some((5, 1))));
        assert_eq!(unit.face.printed, ["motto", "hits.all"]);
    }

    #[test]
    fn what_is_no_part_is_told_with_its_row_and_field() {
        let with = |more: &str| format!("{UNIT}\n{more}");
        for (foot, words) in [
            ("'swim'", "\"swim\" is none of foot, air"),
            ("'foot'", "\"foot\" wants steps, and no other field"),
            ("'air', steps = 2", "\"air\" wants nothing, and no other field"),
        ] {
            let site = SITE.replace("'foot', steps = 2", foot);
            let error = read(UNIT, &site).expect_err(words).to_string();
            assert_eq!(error, format!("site, reached.by: {words}"));
        }
        let site = |from, to| SITE.replace(from, to);
        for (words, site) in [
            ("site: `name_ja` is missing", site("name_ja = '丘'\n", "")),
            ("site, name_en: \"\": empty", site("'Hill'", "''")),
        ] {
            let error = read(UNIT, &site).expect_err(words).to_string();
            assert!(error.starts_with(words), "{error}");
        }
        for (unit, words) in [
            (UNIT.replace("'On'", "''"), "U05, motto: \"\": empty"),
            (UNIT.replace("[1, 2]", "[1, 2, 3]"), "U05, hits: 3 in the list, where 2"),
            (with("harm = 1"), "U05: either `heal` or `harm` is wanted, and one alone"),
            (with("armour = 4"), "U05, armour: 4, where 1 to 3 are allowed"),
            (with("printed = ['source']"), "U05, printed: \"source\" is none of name_en"),
            (with("mana = 1"), "U05: `mana` is no field here; known are `id`"),
        ] {
            let error = read(&unit, SITE).expect_err(words).to_string();
            assert!(error.starts_with(words), "{error}");
        }
        let error = FILE.read::<Cards>("game = 'dice'\nunits = 3").expect_err("no such field");
        assert_eq!(error.to_string(), "file: `units` is no field here; known are `unit`, `site`");
    }
}
