//! Entering outcomes: what really fell at a table, typed as words.
//!
//! Each face, kind and pick has a word and perhaps a shorter one in both languages; any of them is
//! understood whatever the language, in capitals or not, and so is the beginning of a word that only
//! one thing has, with its numbers whole. Words are parted by spaces or commas: `3 4`, `dragon`, `as rw rs ra rc`; names of
//! several words by commas: `Pike Line, Scout Rider`. Several alike are counted: `W01*2`. A draw may
//! be entered in any order where the order does not matter; a shuffle is entered place by place.
//! [`UNKNOWN`] stands for an outcome that nobody at the table knows.

use crate::plain_text::{begins, plain};
use kanso_engine::chance::{self, DICE_MAX, DRAW_MAX, Impossible, SHUFFLE_MAX};
use kanso_engine::game::Words;
use kanso_engine::{Bag, Chance, ChanceKind, Game, Item, ItemWords, Kind, Lang, Outcome};
use std::fmt;

/// What is entered for an outcome that nobody at the table knows yet.
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

/// A text that is not an outcome that can fall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OutcomeTextError {
    /// No item has this word.
    Unknown {
        /// The word.
        word: String,
        /// Words of what is possible, in one language, cut when there are many.
        possible: Vec<String>,
        /// How many things are possible.
        count: usize,
    },
    /// Several items begin like this.
    Ambiguous {
        /// The word.
        word: String,
        /// The words it could be.
        possible: Vec<String>,
    },
    /// Too few or too many words.
    Count {
        /// How many are awaited.
        wanted: u32,
        /// How many were given.
        found: u32,
        /// Words of what is possible, in one language, cut when there are many.
        possible: Vec<String>,
    },
    /// More of a kind than there are.
    TooOften {
        /// Its name, in one language.
        name: String,
        /// How many there are.
        held: u16,
    },
    /// Each word is known, but they cannot fall together.
    Impossible(Impossible),
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

/// The outcome that a text names.
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
    let possible = possible(game, state, chance, bag);
    let wanted = match chance.kind {
        ChanceKind::Roll { dice, .. } => u32::from(dice),
        ChanceKind::Draw { count, .. } => u32::from(count),
        ChanceKind::Pick { .. } => 1,
        ChanceKind::Shuffle { n } => u32::from(n),
    };
    let typed = plain(text);
    let words = words_of(&possible, &typed, lang);
    let found = words.len() as u32;
    if found != wanted {
        // As many things as are awaited, and one has a name of several words that is not known.
        let things: Vec<_> = typed.split(commas).map(|thing| counted(thing.trim()).0).collect();
        let is_known = |word: &str| find(&possible, word, lang).is_ok();
        let is_strange = |thing: &&str| !is_known(thing) && !thing.split(parts).any(is_known);
        if let Some(strange) = things.iter().copied().find(is_strange)
            && things.len() as u32 == wanted
            && !strange.is_empty()
        {
            find(&possible, strange, lang)?;
        }
        let possible = listed(&possible, lang);
        return Err(OutcomeTextError::Count { wanted, found, possible });
    }
    let mut items = Vec::with_capacity(words.len());
    for word in words {
        items.push(find(&possible, word, lang)?);
    }
    let outcome = outcome(chance.kind, &items);
    chance::possible(chance.kind, bag, &outcome).map_err(|impossible| match impossible {
        Impossible::NotInBag { kind, held } => {
            let name = game.item(state, Item::Kind(kind)).name.in_lang(lang).to_owned();
            OutcomeTextError::TooOften { name, held }
        }
        other => OutcomeTextError::Impossible(other),
    })?;
    Ok(outcome)
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
    let items: Vec<Item> = match outcome {
        Outcome::Roll(faces) => faces.iter().map(|face| Item::Face(*face)).collect(),
        Outcome::Draw(kinds) => kinds.iter().map(|kind| Item::Kind(*kind)).collect(),
        Outcome::Pick(index) => vec![Item::Pick(*index)],
        Outcome::Shuffle(order) => order.iter().map(|place| Item::Place(*place)).collect(),
    };
    for (at, item) in items.into_iter().enumerate() {
        let gap = if at == 0 { "" } else { " " };
        write!(to, "{gap}{}", game.item(state, item).word.in_lang(lang))?;
    }
    Ok(())
}

impl OutcomeTextError {
    /// The error in one language.
    pub fn in_words(&self, lang: Lang) -> String {
        match (lang, self) {
            (Lang::En, Self::Unknown { word, possible, count }) => {
                format!("{word:?} cannot fall here: {}", list(possible, *count, lang))
            }
            (Lang::Ja, Self::Unknown { word, possible, count }) => {
                format!("「{word}」はここでは出ません。{}", list(possible, *count, lang))
            }
            (Lang::En, Self::Ambiguous { word, possible }) => {
                format!("{word:?} could be {}", possible.join(", "))
            }
            (Lang::Ja, Self::Ambiguous { word, possible }) => {
                format!("「{word}」は{}のどれですか", possible.join("、"))
            }
            (Lang::En, Self::Count { wanted, found, possible }) => {
                let list = list(possible, possible.len(), lang);
                format!("{wanted} awaited, {found} given; {list}")
            }
            (Lang::Ja, Self::Count { wanted, found, possible }) => {
                let list = list(possible, possible.len(), lang);
                format!("{wanted}個必要なところに{found}個です。{list}")
            }
            (Lang::En, Self::TooOften { name, held: 1 }) => {
                format!("{name} cannot fall more than once: 1 is there")
            }
            (Lang::En, Self::TooOften { name, held }) => {
                format!("{name} cannot fall more than {held} times: {held} are there")
            }
            (Lang::Ja, Self::TooOften { name, held }) => {
                format!("「{name}」は{held}個しか残っていません")
            }
            (_, Self::Impossible(impossible)) => say_impossible(*impossible, lang),
        }
    }
}

impl fmt::Display for OutcomeTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_words(Lang::En))
    }
}

impl std::error::Error for OutcomeTextError {}

/// Why an outcome cannot be, in one language.
pub fn say_impossible(impossible: Impossible, lang: Lang) -> String {
    match (lang, impossible) {
        (Lang::En, impossible) => impossible.to_string(),
        (Lang::Ja, Impossible::OtherKind { .. }) => "別の種類の結果が必要です".to_owned(),
        (Lang::Ja, Impossible::Count { wanted, found }) => {
            format!("{wanted}個必要なところに{found}個です")
        }
        (Lang::Ja, Impossible::Face { face, faces }) => {
            format!("目は1〜{faces}です（{face}は出ません）")
        }
        (Lang::Ja, Impossible::NotInBag { held, .. }) => {
            format!("{held}個しか残っていないものを、それより多く引いています")
        }
        (Lang::Ja, Impossible::NotAscending) => "順不同の引きが昇順に書かれていません".to_owned(),
        (Lang::Ja, Impossible::NoSuchThing { index, n }) => {
            format!("番号は0〜{}です（{index}はありません）", n.saturating_sub(1))
        }
        (Lang::Ja, Impossible::Twice { index }) => format!("{index}が2回出ています"),
    }
}

fn list(possible: &[String], count: usize, lang: Lang) -> String {
    let (comma, more) = match lang {
        Lang::En => (", ", ", …"),
        Lang::Ja => ("、", "など"),
    };
    let more = if count > possible.len() { more } else { "" };
    match lang {
        Lang::En => format!("possible: {}{more}", possible.join(comma)),
        Lang::Ja => format!("可能なのは{}{more}", possible.join(comma)),
    }
}

fn listed(possible: &[Possible], lang: Lang) -> Vec<String> {
    possible.iter().take(LISTED_MAX).map(|one| called(one, lang)).collect()
}

/// What a thing is called in a list: its name, which can be typed too.
fn called(one: &Possible, lang: Lang) -> String {
    let ItemWords { name, word, short: _ } = &one.words;
    let called = if name.is_empty() { word } else { name };
    called.in_lang(lang).to_owned()
}

/// Whether a character stands between two things.
const fn commas(letter: char) -> bool {
    matches!(letter, ',' | ';' | '、' | '，')
}

/// Whether a character stands between two words.
fn parts(letter: char) -> bool {
    letter.is_whitespace() || commas(letter)
}

/// The words of a text that has been made plain, each as often as it is counted.
fn words_of<'a>(possible: &[Possible], typed: &'a str, lang: Lang) -> Vec<&'a str> {
    let mut words = Vec::new();
    let mut add = |(word, times): (&'a str, usize)| {
        words.extend(std::iter::repeat_n(word, times));
    };
    for part in typed.split(commas) {
        // A thing may have a name of several words.
        let whole = counted(part.trim());
        if find(possible, whole.0, lang).is_ok() {
            add(whole);
        } else {
            part.split(parts).filter(|word| !word.is_empty()).map(counted).for_each(&mut add);
        }
    }
    words
}

/// A word and how often it stands for a thing: `w01*2` is `w01` twice.
fn counted(word: &str) -> (&str, usize) {
    let Some((name, times)) = word.rsplit_once(['*', '×']) else { return (word, 1) };
    match times.trim().parse() {
        Ok(times @ 1..=DRAW_MAX) => (name.trim_end(), times),
        Ok(_) | Err(_) => (word, 1),
    }
}

fn find(possible: &[Possible], word: &str, lang: Lang) -> Result<Item, OutcomeTextError> {
    let by = |fits: &dyn Fn(&str) -> bool| -> Vec<&Possible> {
        let any = |one: &&Possible| {
            let ItemWords { name, word, short } = &one.words;
            let forms = [&word.en, &word.ja, &short.en, &short.ja, &name.en, &name.ja];
            forms.iter().any(|form| !form.is_empty() && fits(&plain(form)))
        };
        possible.iter().filter(any).collect()
    };
    let mut found = by(&|form| form == word);
    if found.is_empty() && !word.is_empty() {
        found = by(&|form| begins(form, word));
    }
    match found[..] {
        [one] => Ok(one.item),
        [] => Err(OutcomeTextError::Unknown {
            word: word.to_owned(),
            possible: listed(possible, lang),
            count: possible.len(),
        }),
        [..] => Err(OutcomeTextError::Ambiguous {
            word: word.to_owned(),
            possible: found
                .iter()
                .take(LISTED_MAX)
                .map(|one| one.words.word.in_lang(lang).to_owned())
                .collect(),
        }),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Draws;
    use kanso_engine::{Setup, Stream};

    fn read_as(kind: ChanceKind, text: &str) -> Result<Outcome, String> {
        let game = Draws::new(&Setup::new::<Draws>(2)).expect("for two");
        let state = game.start();
        let bag: Bag = (1..=4).map(|kind| (Kind(kind), kind)).collect();
        let chance = Chance { kind, stream: Stream(0) };
        read(&game, &state, chance, &bag, text, Lang::En).map_err(|error| error.to_string())
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

    #[test]
    fn a_number_is_never_the_beginning_of_another_one() {
        let one = |kind: u16, word: &str| Possible {
            item: Item::Kind(Kind(kind)),
            words: ItemWords::plain(word),
            count: 1,
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
        ] {
            let read = find(&possible, word, Lang::En).ok();
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
