//! Entering outcomes: what really fell at a table, typed as words.
//!
//! Each face, kind and pick has a word and perhaps a shorter one in both languages; any of them is
//! understood whatever the language, in capitals or not, and so is the beginning of a word that only
//! one thing has, with its numbers whole, or else a word within its name. Words of one letter may
//! stand together: `bbfl`. Words are parted by spaces or commas: `3 4`, `dragon`, `as rw rs ra rc`; names of
//! several words by commas: `Pike Line, Scout Rider`. Several alike are counted: `W01*2`. A draw may
//! be entered in any order where the order does not matter; a shuffle is entered place by place.
//! The sentence by which an outcome is told names it too: `3 and 4`, `chip A`, `Ben starts`. Of
//! several that are told by one sentence it is the first, by the numbers of their items.
//! [`UNKNOWN`] stands for an outcome that nobody at the table knows, or for one of its items.

mod error;
mod part;
mod told;

pub use error::{OutcomeTextError, say_impossible, untold};
pub use part::{Filled, fill, first};

use crate::plain_text::{begins, names, plain};
use kanso_engine::chance::{self, DICE_MAX, DRAW_MAX, Impossible, SHUFFLE_MAX};
use kanso_engine::game::Words;
use kanso_engine::{Bag, Chance, ChanceKind, Game, Item, ItemWords, Kind, Lang, Outcome};
use std::fmt;

/// What is entered for an outcome that nobody at the table knows yet, or for one of its items.
pub const UNKNOWN: &str = "?";

/// Most things that an error lists as possible.
const LISTED_MAX: usize = 24;

/// One thing that an awaited outcome can show, and how often.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Possible {
    /// The thing.
    pub item: Item,
    /// Its words.
    pub words: ItemWords,
    /// How many times it can show at most.
    pub count: u32,
}

/// What somebody entered where an outcome is awaited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// All of it is known.
    Whole(Outcome),
    /// Some of its items are known, in the order in which they were entered; none: nobody knows.
    Part(Vec<Option<Item>>),
    /// Nobody knows any of it yet.
    Unknown,
}

/// By which of its words an item may be named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Naming {
    /// By a whole word alone.
    Whole,
    /// By the beginning of a word, too.
    Begun,
}

/// An outcome that is awaited.
#[derive(Debug)]
pub struct Awaited<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The state in which it is awaited.
    pub state: &'a G::State,
    /// What is asked for.
    pub chance: Chance,
    /// What a draw is from.
    pub bag: &'a Bag,
}

/// Everything that an awaited outcome can show, in the order of its numbers; `bag` is what a draw is
/// from.
pub fn possible<G: Game>(game: &G, state: &G::State, chance: Chance, bag: &Bag) -> Vec<Possible> {
    let of = |item, count| Possible { item, words: game.item(state, item), count };
    match chance.kind {
        ChanceKind::Roll { dice, faces } => {
            (1..=faces).map(|face| of(Item::Face(face), u32::from(dice))).collect()
        }
        ChanceKind::Draw { .. } => {
            bag.iter().map(|(kind, count)| of(Item::Kind(kind), u32::from(count))).collect()
        }
        ChanceKind::Pick { n } => (0..n).map(|index| of(Item::Pick(index), 1)).collect(),
        ChanceKind::Shuffle { n } => (0..n).map(|place| of(Item::Place(place), 1)).collect(),
    }
}

/// How many items an awaited outcome has.
pub fn items_awaited(kind: ChanceKind) -> u32 {
    match kind {
        ChanceKind::Roll { dice, .. } => u32::from(dice),
        ChanceKind::Draw { count, .. } => u32::from(count),
        ChanceKind::Pick { .. } => 1,
        ChanceKind::Shuffle { n } => u32::from(n),
    }
}

/// The outcome that a text names, all of it.
///
/// # Errors
///
/// [`OutcomeTextError`]; what is possible is listed in `lang`.
pub fn read<G: Game>(
    game: &G,
    state: &G::State,
    chance: Chance,
    bag: &Bag,
    text: &str,
    lang: Lang,
) -> Result<Outcome, OutcomeTextError> {
    match (Awaited { game, state, chance, bag }).entry(text, lang, Naming::Begun)? {
        Entry::Whole(outcome) => Ok(outcome),
        Entry::Part(_) | Entry::Unknown => Err(OutcomeTextError::NotWhole),
    }
}

impl<G: Game> Awaited<'_, G> {
    /// What a text says of the outcome.
    ///
    /// # Errors
    ///
    /// [`OutcomeTextError`]; what is possible is listed in `lang`.
    pub fn entry(&self, text: &str, lang: Lang, naming: Naming) -> Result<Entry, OutcomeTextError> {
        let possible = possible(self.game, self.state, self.chance, self.bag);
        let possible: Vec<_> = possible.into_iter().map(Nameable::from).collect();
        let typed = plain(text);
        let by_items = |typed: &str| self.by_items(&possible, typed, lang, naming);
        let error = match by_items(&typed) {
            Ok(entry) => return Ok(entry),
            Err(error) => error,
        };
        // As it is told, with its odds behind it or without.
        for typed in [Some(typed.as_str()), told::without_odds(&typed)].into_iter().flatten() {
            if let Some(outcome) = told::outcome(self, &possible, typed) {
                return self.checked(outcome, lang).map(Entry::Whole);
            }
        }
        match told::without_odds(&typed).map(by_items) {
            Some(Ok(entry)) => Ok(entry),
            Some(Err(_)) | None => Err(error),
        }
    }

    /// True if a text is made of whole words of what can fall, or is the sentence of an outcome.
    pub fn is_whole(&self, text: &str) -> bool {
        self.entry(text, Lang::En, Naming::Whole).is_ok()
    }

    fn by_items(
        &self,
        possible: &[Nameable],
        typed: &str,
        lang: Lang,
        naming: Naming,
    ) -> Result<Entry, OutcomeTextError> {
        let wanted = items_awaited(self.chance.kind);
        let named = |word: &str| find(possible, word, naming);
        let words = words_of(possible, typed, naming);
        let found = words.len() as u32;
        if !words.is_empty() && words.iter().all(|word| *word == UNKNOWN) {
            // One stands for all of them.
            if found == 1 || found == wanted {
                return Ok(Entry::Unknown);
            }
        }
        if found != wanted {
            // As many things as are awaited, and one has a name of several words that is not known.
            let things: Vec<_> = typed.split(commas).map(|thing| counted(thing.trim()).0).collect();
            let is_known = |word: &str| word == UNKNOWN || matches!(named(word), Named::One(_));
            let is_strange = |thing: &&str| !is_known(thing) && !thing.split(parts).any(is_known);
            if let Some(strange) = things.iter().copied().find(is_strange)
                && things.len() as u32 == wanted
                && !strange.is_empty()
            {
                named(strange).one(strange, possible, lang)?;
            }
            let (possible, count) = (listed(possible, lang), possible.len());
            return Err(OutcomeTextError::Count { wanted, found, possible, count });
        }
        let mut items = Vec::with_capacity(words.len());
        for word in words {
            items.push(match word {
                UNKNOWN => None,
                word => Some(named(word).one(word, possible, lang)?),
            });
        }
        let known: Vec<_> = items.iter().flatten().copied().collect();
        if known.len() == items.len() {
            return self.checked(outcome(self.chance.kind, &known), lang).map(Entry::Whole);
        }
        self.part_checked(&known, lang)?;
        Ok(Entry::Part(items))
    }

    /// An outcome, if it can fall.
    fn checked(&self, outcome: Outcome, lang: Lang) -> Result<Outcome, OutcomeTextError> {
        chance::possible(self.chance.kind, self.bag, &outcome)
            .map_err(|impossible| self.told(impossible, lang))?;
        Ok(outcome)
    }

    /// Checks that these items can fall together, with others.
    fn part_checked(&self, known: &[Item], lang: Lang) -> Result<(), OutcomeTextError> {
        for (at, item) in known.iter().enumerate() {
            let before = known[..at].iter().filter(|other| *other == item).count();
            let against = match *item {
                Item::Kind(kind) if before >= usize::from(self.bag.count(kind)) => {
                    Impossible::NotInBag { kind, held: self.bag.count(kind) }
                }
                Item::Place(index) if before > 0 => Impossible::Twice { index },
                Item::Face(_) | Item::Kind(_) | Item::Pick(_) | Item::Place(_) => continue,
            };
            return Err(self.told(against, lang));
        }
        Ok(())
    }

    fn told(&self, impossible: Impossible, lang: Lang) -> OutcomeTextError {
        match impossible {
            Impossible::NotInBag { kind, held } => {
                let words = self.game.item(self.state, Item::Kind(kind));
                OutcomeTextError::TooOften { name: words.name.in_lang(lang).to_owned(), held }
            }
            other => OutcomeTextError::Impossible(other),
        }
    }
}

/// Writes an outcome as it would be entered; `state` is the one before it.
///
/// # Errors
///
/// The writer's.
pub fn write<G: Game>(
    game: &G,
    state: &G::State,
    outcome: &Outcome,
    lang: Lang,
    to: Words<'_>,
) -> fmt::Result {
    for (at, item) in items(outcome).into_iter().enumerate() {
        let gap = if at == 0 { "" } else { " " };
        write!(to, "{gap}{}", game.item(state, item).word.in_lang(lang))?;
    }
    Ok(())
}

/// The items of an outcome, in their order.
pub fn items(outcome: &Outcome) -> Vec<Item> {
    match outcome {
        Outcome::Roll(faces) => faces.iter().map(|face| Item::Face(*face)).collect(),
        Outcome::Draw(kinds) => kinds.iter().map(|kind| Item::Kind(*kind)).collect(),
        Outcome::Pick(index) => vec![Item::Pick(*index)],
        Outcome::Shuffle(order) => order.iter().map(|place| Item::Place(*place)).collect(),
    }
}

/// The outcome of these items, as many as are awaited.
fn outcome(kind: ChanceKind, items: &[Item]) -> Outcome {
    let mut numbers = items.iter().map(|item| match item {
        Item::Face(number) | Item::Place(number) => u16::from(*number),
        Item::Kind(Kind(number)) | Item::Pick(number) => *number,
    });
    match kind {
        ChanceKind::Roll { .. } => {
            Outcome::Roll(numbers.take(DICE_MAX).map(|face| face as u8).collect())
        }
        ChanceKind::Draw { ordered, .. } => {
            let kinds: Vec<_> = numbers.take(DRAW_MAX).map(Kind).collect();
            if ordered { Outcome::Draw(kinds.into_iter().collect()) } else { Outcome::draw(&kinds) }
        }
        ChanceKind::Pick { .. } => Outcome::Pick(numbers.next().unwrap_or(0)),
        ChanceKind::Shuffle { .. } => {
            Outcome::Shuffle(numbers.take(SHUFFLE_MAX).map(|place| place as u8).collect())
        }
    }
}

/// A thing that can fall, with its words as they are compared.
struct Nameable {
    one: Possible,
    forms: Vec<String>,
}

impl From<Possible> for Nameable {
    fn from(one: Possible) -> Self {
        let ItemWords { name, word, short } = &one.words;
        let forms = [&word.en, &word.ja, &short.en, &short.ja, &name.en, &name.ja];
        let mut forms: Vec<_> =
            forms.into_iter().filter(|form| !form.is_empty()).map(|form| plain(form)).collect();
        forms.dedup();
        Self { one, forms }
    }
}

/// What a word names.
enum Named<'a> {
    One(Item),
    Several(Vec<&'a Possible>),
    Nothing,
}

impl Named<'_> {
    /// The one item that the word names.
    fn one(self, word: &str, possible: &[Nameable], lang: Lang) -> Result<Item, OutcomeTextError> {
        let word = word.to_owned();
        match self {
            Self::One(item) => Ok(item),
            Self::Nothing => Err(OutcomeTextError::Unknown {
                word,
                possible: listed(possible, lang),
                count: possible.len(),
            }),
            Self::Several(found) => Err(OutcomeTextError::Ambiguous {
                word,
                possible: found
                    .iter()
                    .take(LISTED_MAX)
                    .map(|one| named_with_word(one, lang))
                    .collect(),
                count: found.len(),
            }),
        }
    }
}

fn find<'a>(possible: &'a [Nameable], word: &str, naming: Naming) -> Named<'a> {
    let by = |fits: &dyn Fn(&str) -> bool| -> Vec<&Possible> {
        let any = |of: &&Nameable| of.forms.iter().any(|form| fits(form));
        possible.iter().filter(any).map(|of| &of.one).collect()
    };
    let mut found = by(&|form| form == word);
    if found.is_empty() && !word.is_empty() && naming == Naming::Begun {
        found = by(&|form| begins(form, word));
    }
    // A number within a name says little.
    if found.is_empty() && word.chars().any(char::is_alphabetic) && naming == Naming::Begun {
        found = by(&|form| names(form, word));
    }
    match found[..] {
        [one] => Named::One(one.item),
        [] => Named::Nothing,
        [..] => Named::Several(found),
    }
}

fn listed(possible: &[Nameable], lang: Lang) -> Vec<String> {
    possible.iter().take(LISTED_MAX).map(|of| called(&of.one, lang)).collect()
}

/// What a thing is called in a list: its name, which can be typed too.
fn called(one: &Possible, lang: Lang) -> String {
    let ItemWords { name, word, short: _ } = &one.words;
    let called = if name.is_empty() { word } else { name };
    called.in_lang(lang).to_owned()
}

/// What one of several things is called that one word means: its name, with the word that means it alone.
fn named_with_word(one: &Possible, lang: Lang) -> String {
    let (name, word) = (called(one, lang), one.words.word.in_lang(lang));
    match lang {
        _ if name == word => name,
        Lang::En => format!("{name} ({word})"),
        Lang::Ja => format!("{name}（{word}）"),
    }
}

/// True if a character stands between two things.
const fn commas(letter: char) -> bool {
    matches!(letter, ',' | ';' | '、' | '，')
}

/// True if a character stands between two words.
fn parts(letter: char) -> bool {
    letter.is_whitespace() || commas(letter)
}

/// The words of a text that has been made plain, each as often as it is counted.
fn words_of<'a>(possible: &[Nameable], typed: &'a str, naming: Naming) -> Vec<&'a str> {
    let mut words = Vec::new();
    let mut add = |word: &'a str| {
        let (word, times) = counted(word);
        // `??` is one for each sign.
        if !word.is_empty() && word.bytes().all(|sign| sign == b'?') {
            words.extend(std::iter::repeat_n(UNKNOWN, (word.len() * times).min(DRAW_MAX + 1)));
        } else {
            words.extend(std::iter::repeat_n(word, times));
        }
    };
    for part in typed.split(commas) {
        // A thing may have a name of several words.
        let whole = part.trim();
        if matches!(find(possible, counted(whole).0, naming), Named::One(_)) {
            add(whole);
        } else {
            for word in part.split(parts).filter(|word| !word.is_empty()) {
                letters(possible, word).into_iter().for_each(&mut add);
            }
        }
    }
    words
}

/// The letters of a word that is none by itself, where each of them is the whole word of a thing:
/// `bbfl` for four dice; else the word.
fn letters<'a>(possible: &[Nameable], word: &'a str) -> Vec<&'a str> {
    let is_thing = |word: &str| matches!(find(possible, word, Naming::Whole), Named::One(_));
    let starts = word.char_indices().map(|(at, _)| at);
    let ends = word.char_indices().map(|(at, sign)| at + sign.len_utf8());
    let letters: Vec<_> = starts.zip(ends).map(|(start, end)| &word[start..end]).collect();
    // Digits together are one number.
    let apart = !word.contains(|sign: char| sign.is_ascii_digit())
        && !matches!(find(possible, word, Naming::Begun), Named::One(_))
        && letters.iter().all(|letter| is_thing(letter));
    if apart { letters } else { vec![word] }
}

/// A word and how often it stands for a thing: `w01*2` is `w01` twice.
fn counted(word: &str) -> (&str, usize) {
    let parted = word.rsplit_once(['*', '×']).or_else(|| word.rsplit_once(" x"));
    let Some((name, times)) = parted else { return (word, 1) };
    match times.trim().parse() {
        Ok(times @ 1..=DRAW_MAX) => (name.trim_end(), times),
        Ok(_) | Err(_) => (word, 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Draws;
    use kanso_engine::prelude::*;
    use kanso_engine::{Setup, Stream};

    fn with<T>(kind: ChanceKind, look: impl FnOnce(&Awaited<'_, Draws>) -> T) -> T {
        let game = Draws::new(&Setup::new::<Draws>(2)).expect("for two");
        let state = game.start();
        let bag: Bag = (1..=4).map(|kind| (Kind(kind), kind)).collect();
        let chance = Chance { kind, stream: Stream(0) };
        look(&Awaited { game: &game, state: &state, chance, bag: &bag })
    }

    fn read_as(kind: ChanceKind, text: &str) -> Result<Outcome, String> {
        let read = with(kind, |of| read(of.game, of.state, of.chance, of.bag, text, Lang::En));
        read.map_err(|error| error.to_string())
    }

    fn entered(kind: ChanceKind, text: &str) -> Result<Entry, String> {
        let entry = with(kind, |of| of.entry(text, Lang::En, Naming::Begun));
        entry.map_err(|error| error.to_string())
    }

    const DRAW: ChanceKind = ChanceKind::Draw { count: 2, ordered: false };

    #[test]
    fn words_short_words_and_beginnings_are_understood_in_both_languages() {
        let owl_and_fox = Ok(Outcome::draw(&[Kind(3), Kind(4)]));
        for text in ["owl fox", "fox owl", "O, F", "梟、狐", "ow fo", " 梟\u{3000}f "] {
            assert_eq!(read_as(DRAW, text), owl_and_fox, "{text}");
        }
        let two_foxes = Ok(Outcome::draw(&[Kind(4), Kind(4)]));
        for text in ["fox fox", "fox*2", "F×2", "狐*２"] {
            assert_eq!(read_as(DRAW, text), two_foxes, "{text}");
        }
        assert_eq!(read_as(DRAW, "of"), owl_and_fox, "letters of two things");
        assert_eq!(read_as(DRAW, "fox x2"), two_foxes, "as a list tells them");
        assert_eq!(read_as(DRAW, "dg 飛竜"), Ok(Outcome::draw(&[Kind(1), Kind(2)])));
        let dice = ChanceKind::Roll { dice: 2, faces: 6 };
        assert_eq!(read_as(dice, "3 ６"), Ok(Outcome::roll(&[3, 6])));
        assert_eq!(read_as(ChanceKind::Pick { n: 2 }, "sec"), Ok(Outcome::Pick(1)));
        let shuffle = ChanceKind::Shuffle { n: 3 };
        assert_eq!(read_as(shuffle, "star sun moon"), Ok(Outcome::shuffle(&[2, 0, 1])));
        let ordered = ChanceKind::Draw { count: 2, ordered: true };
        assert_eq!(
            read_as(ordered, "fox owl"),
            Ok(Outcome::Draw([Kind(4), Kind(3)].into_iter().collect()))
        );
    }

    /// The game of these tests tells outcomes as the program's own values.
    #[test]
    fn a_sentence_that_is_told_is_read_back() {
        for (kind, outcome) in [
            (DRAW, Outcome::draw(&[Kind(3), Kind(4)])),
            (ChanceKind::Roll { dice: 2, faces: 6 }, Outcome::roll(&[3, 6])),
            (ChanceKind::Roll { dice: 1, faces: 6 }, Outcome::roll(&[4])),
            (ChanceKind::Roll { dice: 9, faces: 6 }, Outcome::roll(&[1, 2, 3, 4, 5, 6, 1, 2, 3])),
            (ChanceKind::Pick { n: 2 }, Outcome::Pick(1)),
            (ChanceKind::Shuffle { n: 3 }, Outcome::shuffle(&[2, 0, 1])),
        ] {
            let told = format!("{outcome:?}");
            assert_eq!(read_as(kind, &told), Ok(outcome.clone()), "{told}");
            let with_odds = told.to_uppercase() + "  (1 in 1,296)";
            assert_eq!(read_as(kind, &with_odds), Ok(outcome.clone()), "{with_odds}");
            assert_eq!(read_as(kind, &(told + "（36分の1）")), Ok(outcome));
        }
        assert_eq!(
            read_as(ChanceKind::Pick { n: 2 }, "second (1 in 2)"),
            Ok(Outcome::Pick(1)),
            "a word, too"
        );
        let error = read_as(DRAW, "Draw([Kind(1), Kind(1)])").expect_err("there is one");
        assert!(error.contains("cannot fall more than once"), "{error}");
        assert!(read_as(DRAW, "owl (certainly), fox").is_err());
    }

    #[test]
    fn what_nobody_knows_is_a_question_mark_for_each() {
        let three = ChanceKind::Draw { count: 3, ordered: false };
        let owl = Some(Item::Kind(Kind(3)));
        for (text, known) in [
            ("owl ? ?", vec![owl, None, None]),
            ("?, 梟, ？", vec![None, owl, None]),
            ("o ??", vec![owl, None, None]),
            ("?*2 owl", vec![None, None, owl]),
            ("owl*2 ?", vec![owl, owl, None]),
        ] {
            assert_eq!(entered(three, text), Ok(Entry::Part(known)), "{text}");
        }
        for text in ["?", "? ? ?", "???", "？＊３"] {
            assert_eq!(entered(three, text), Ok(Entry::Unknown), "{text}");
        }
        for (text, words) in [
            ("owl ?", "3 awaited, 2 given"),
            ("? ?", "3 awaited, 2 given"),
            ("cat ? ?", "\"cat\" cannot fall here"),
            ("dragon dragon ?", "cannot fall more than once"),
        ] {
            let error = entered(three, text).expect_err(text);
            assert!(error.contains(words), "{text}: {error}");
        }
        let shuffle = ChanceKind::Shuffle { n: 3 };
        let moon = Some(Item::Place(1));
        assert_eq!(entered(shuffle, "? moon ?"), Ok(Entry::Part(vec![None, moon, None])));
        assert!(entered(shuffle, "moon moon ?").expect_err("one moon").contains("twice"));
        assert!(read_as(three, "owl ? ?").expect_err("in part").contains("say all of it"));
    }

    #[test]
    fn a_list_that_is_cut_says_how_many_there_are() {
        let faces = ChanceKind::Roll { dice: 1, faces: 40 };
        let error = read_as(faces, "x").expect_err("no face");
        assert!(error.ends_with(", 23, 24, … (40 in all)"), "{error}");
        let error = read_as(faces, "1 2").expect_err("two");
        assert!(error.ends_with("24, … (40 in all)"), "{error}");
    }

    #[test]
    fn a_number_is_never_the_beginning_of_another_one() {
        let one = |kind: u16, word: &str| {
            let (item, words) = (Item::Kind(Kind(kind)), ItemWords::plain(word));
            Nameable::from(Possible { item, words, count: 1 })
        };
        let possible = [one(10, "W10"), one(18, "Any class (no. 18)"), one(3, "ogre12")];
        for (word, found) in [
            ("w10", Some(10)),
            ("w", Some(10)),
            ("w1", None),
            ("any class (no. 1", None),
            ("any class", Some(18)),
            ("ogre", Some(3)),
            ("ogre1", None),
            ("", None),
            ("18", None),
            ("class", Some(18)),
            ("lass", None),
            ("a", Some(18)),
            ("y", None),
        ] {
            let read = match find(&possible, word, Naming::Begun) {
                Named::One(item) => Some(item),
                Named::Several(_) | Named::Nothing => None,
            };
            assert_eq!(read, found.map(|kind| Item::Kind(Kind(kind))), "{word}");
        }
    }

    #[test]
    fn what_cannot_be_says_why_and_lists_what_can() {
        for (kind, text, words) in [
            (DRAW, "owl", "2 awaited, 1 given; possible: dragon, drake, owl, fox"),
            (DRAW, "owl cat", "\"cat\" cannot fall here: possible: dragon, drake"),
            (DRAW, "owl, big cat", "\"big cat\" cannot fall here: possible: dragon, drake"),
            (DRAW, "owl fox fox", "2 awaited, 3 given"),
            (DRAW, "owl dra", "\"dra\" could be dragon, drake"),
            (DRAW, "dragon dragon", "cannot fall more than once: 1 is there"),
            (DRAW, "fox*3", "2 awaited, 3 given"),
            (DRAW, "owl fox*0", "\"fox*0\" cannot fall here"),
            (DRAW, "owl fox*99999999999999999999", "cannot fall here"),
            (ChanceKind::Roll { dice: 1, faces: 6 }, "7", "\"7\" cannot fall"),
            (ChanceKind::Shuffle { n: 3 }, "sun sun moon", "twice"),
            (DRAW, "", "2 awaited, 0 given"),
        ] {
            let error = read_as(kind, text).expect_err(text);
            assert!(error.contains(words), "{text}: {error}");
        }
    }

    #[test]
    fn an_outcome_is_printed_as_it_is_read() {
        let game = Draws::new(&Setup::new::<Draws>(2)).expect("for two");
        let state = game.start();
        let outcome = Outcome::draw(&[Kind(1), Kind(4)]);
        for lang in Lang::ALL {
            let mut text = String::new();
            write(&game, &state, &outcome, lang, &mut text).expect("a string takes every text");
            assert_eq!(read_as(DRAW, &text), Ok(outcome.clone()));
        }
    }

    #[test]
    fn every_error_has_japanese_words() {
        let errors = [
            Impossible::OtherKind { awaited: DRAW },
            Impossible::Count { wanted: 1, found: 2 },
            Impossible::Face { face: 7, faces: 6 },
            Impossible::NotInBag { kind: Kind(1), held: 0 },
            Impossible::NotAscending,
            Impossible::NoSuchThing { index: 3, n: 2 },
            Impossible::Twice { index: 1 },
        ];
        for error in errors {
            let words = OutcomeTextError::Impossible(error).in_words(Lang::Ja);
            assert!(!words.is_ascii(), "{words}");
        }
    }
}
