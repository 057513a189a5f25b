//! What somebody means who types words where a decision is awaited.
//!
//! The whole notation of a choice, or its whole words in either language, always mean that choice.
//! Then come a beginning of a notation, a phrase of a notation or of the words, and words in any
//! order; of these the first that something has counts, in each of them what is allowed before what
//! is refused: who names a card that cannot be played does not mean one that is paid with it.

use crate::plain_text::{begins, cut, plain, stands_in};
use crate::review::{Choice, Conceived, Review};
use kanso_engine::{Awaiting, Eye, Lang};
use std::cell::OnceCell;

/// Most choices that are told where none is meant.
const TOLD_MAX: usize = 12;

/// What words mean where a decision is awaited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meant {
    /// One choice, by its number.
    Choice(u32),
    /// One of several choices.
    Several(Vec<Choice>),
    /// Something that is refused: each such attempt.
    Refused(Vec<Conceived>),
    /// Something that is refused, and a choice that is more than that: who says where a piece goes does not
    /// say that a token is paid for it to get there.
    More(Vec<Conceived>, Box<Choice>),
    /// Nothing that there is.
    Nothing,
}

/// What may be said at one moment: the choices, each with its texts as they are compared.
pub struct Sayable<'a> {
    review: &'a dyn Review,
    eye: Eye,
    lang: Lang,
    choices: Vec<Said<Choice>>,
    /// There may be thousands: only where no choice is named.
    refused: OnceCell<Vec<Said<Conceived>>>,
}

/// Something that can be said, in its language, with its plain texts.
struct Said<T> {
    what: T,
    notation: String,
    words: [String; 2],
}

/// How a text may name something, the surest way first.
#[derive(Clone, Copy)]
enum By {
    Notation,
    Words,
    Beginning,
    /// A whole word of the notation, behind its first.
    Word,
    Phrase,
    AnyOrder,
}

impl By {
    const WHOLE: [Self; 2] = [Self::Notation, Self::Words];
    const PART: [Self; 3] = [Self::Beginning, Self::Phrase, Self::AnyOrder];
}

impl<'a> Sayable<'a> {
    /// What an eye may say where the review stands, and in which language it is answered.
    pub fn of(review: &'a dyn Review, eye: Eye, lang: Lang) -> Self {
        let others = review.choices(other(lang), eye);
        let choices = review.choices(lang, eye).into_iter().zip(others);
        let said = |(what, other): (Choice, Choice)| {
            let (notation, words) = (plain(&what.notation), [&what.words, &other.words]);
            Said { notation, words: words.map(|words| plain(words)), what }
        };
        let choices = choices.map(said).collect();
        Self { review, eye, lang, choices, refused: OnceCell::new() }
    }

    /// What a text means.
    pub fn meant(&self, text: &str) -> Meant {
        let text = plain(text);
        if text.is_empty() {
            return Meant::Nothing;
        }
        if let Some(meant) = self.chosen(&By::WHOLE, &text) {
            return meant;
        }
        // As it is told, with who does it.
        if let Some(meant) = self.without_name(&text).and_then(|text| self.chosen(&By::WHOLE, text))
        {
            return meant;
        }
        // A choice of which it is the beginning, or a word, before what only begins like something refused.
        for way in [By::Beginning, By::Word] {
            if let Some(meant) = self.chosen(&[way], &text) {
                return self.unless_more(meant, &text);
            }
        }
        let tried = self.refused();
        refused(tried, &By::WHOLE, &text)
            .or_else(|| {
                let mut ways = By::PART.iter().map(std::slice::from_ref);
                ways.find_map(|way| {
                    let chosen = self.chosen(way, &text).map(|it| self.unless_more(it, &text));
                    chosen.or_else(|| refused(tried, way, &text))
                })
            })
            .unwrap_or(Meant::Nothing)
    }

    /// A choice that was named in part, unless what is named is less than that, and refused.
    fn unless_more(&self, meant: Meant, text: &str) -> Meant {
        let Meant::Choice(number) = meant else { return meant };
        let Some(more) = self.choices.iter().find(|said| said.what.number == number) else {
            return meant;
        };
        let is_less = |said: &&Said<Conceived>| {
            said.notation.len() < more.notation.len()
                && begins(&more.notation, &said.notation)
                && said.is_named(By::AnyOrder, text)
        };
        let less: Vec<_> = self.refused().iter().filter(is_less).collect();
        if less.is_empty() {
            return meant;
        }
        let less = less.into_iter().map(|said| said.what.clone()).collect();
        Meant::More(less, Box::new(more.what.clone()))
    }

    fn refused(&self) -> &[Said<Conceived>] {
        self.refused.get_or_init(|| self.tried())
    }

    /// A plain text without the name of a seat that is asked: `ada: roll`.
    fn without_name<'t>(&self, text: &'t str) -> Option<&'t str> {
        let Some(Awaiting::Decision(seats)) = self.review.awaiting() else { return None };
        seats.iter().find_map(|seat| {
            let name = plain(&self.review.names()[seat.index()]);
            Some(text.strip_prefix(name.as_str())?.strip_prefix(':')?.trim_start())
        })
    }

    fn chosen(&self, ways: &[By], text: &str) -> Option<Meant> {
        let found = first_named(&self.choices, ways, text);
        let found = if found.len() > 1 { self.with_whole_names(text, found) } else { found };
        match found[..] {
            [] => None,
            [only] => Some(Meant::Choice(only.number)),
            [..] => Some(Meant::Several(found.into_iter().cloned().collect())),
        }
    }

    /// Of several choices those that name each card that was named, and not only one whose name has that in
    /// it: who types `Heal` does not mean Arc Heal. All, where none of them does.
    fn with_whole_names<'s>(&self, text: &str, found: Vec<&'s Choice>) -> Vec<&'s Choice> {
        let named = self.review.cards_in(text);
        if named.is_empty() {
            return found;
        }
        let names_all = |choice: &&&Choice| {
            let own = self.review.cards_in(&choice.words);
            named.iter().all(|card| own.iter().any(|own| own.id == card.id))
        };
        let with: Vec<_> = found.iter().filter(names_all).copied().collect();
        if with.is_empty() { found } else { with }
    }

    /// Every attempt that is refused.
    fn tried(&self) -> Vec<Said<Conceived>> {
        let others = self.review.conceivable(other(self.lang), self.eye);
        let tried = self.review.conceivable(self.lang, self.eye).into_iter().zip(others);
        let tried = tried.filter(|(tried, _)| tried.refusal.is_some());
        let said = |(what, other): (Conceived, Conceived)| {
            let (notation, words) = (plain(&what.notation), [&what.words, &other.words]);
            Said { notation, words: words.map(|words| plain(words)), what }
        };
        tried.map(said).collect()
    }
}

fn refused(tried: &[Said<Conceived>], ways: &[By], text: &str) -> Option<Meant> {
    let found = first_named(tried, ways, text);
    (!found.is_empty()).then(|| Meant::Refused(found.into_iter().cloned().collect()))
}

/// What the first of these ways that names something names.
fn first_named<'s, T>(said: &'s [Said<T>], ways: &[By], text: &str) -> Vec<&'s T> {
    for way in ways {
        let mut named: Vec<_> = said.iter().filter(|said| said.is_named(*way, text)).collect();
        if named.iter().any(|said| said.is_about(*way, text)) {
            named.retain(|said| said.is_about(*way, text));
        }
        // Of words in any order those that stand together as they were typed say more: a number belongs to
        // the word before it.
        if matches!(way, By::AnyOrder) && named.len() > 1 {
            let most = named.iter().map(|said| said.pairs(text)).max();
            named.retain(|said| Some(said.pairs(text)) == most);
        }
        if !named.is_empty() {
            return named.into_iter().map(|said| &said.what).collect();
        }
    }
    Vec::new()
}

impl<T> Said<T> {
    fn is_named(&self, by: By, text: &str) -> bool {
        let has = |text: &str| {
            stands_in(&self.notation, text) || self.words.iter().any(|own| stands_in(own, text))
        };
        match by {
            By::Notation => self.notation == text,
            By::Words => self.words.iter().any(|own| own == text),
            By::Beginning => begins(&self.notation, text),
            By::Word => self.notation.split(' ').skip(1).any(|own| own == text),
            By::Phrase => has(text),
            By::AnyOrder => text.split(' ').all(has),
        }
    }

    /// How many of the words that follow each other in a text do so here.
    fn pairs(&self, text: &str) -> usize {
        let words: Vec<_> = text.split(' ').collect();
        let has = |pair: &[&str]| {
            let pair = pair.join(" ");
            stands_in(&self.notation, &pair) || self.words.iter().any(|own| stands_in(own, &pair))
        };
        words.windows(2).filter(|pair| has(pair)).count()
    }

    /// True if it is named so by what it is about, not by what it costs.
    fn is_about(&self, by: By, text: &str) -> bool {
        let own = self.words.each_ref().map(|words| without_cost(words));
        let has = |text: &str| own.iter().any(|own| stands_in(own, text));
        match by {
            By::Notation | By::Words | By::Beginning | By::Word => true,
            By::Phrase => has(text),
            By::AnyOrder => text.split(' ').all(has),
        }
    }
}

/// A text without what stands in brackets behind a title: `play iron body (cost: prayer)` is about
/// what is played, not about what it is paid with.
fn without_cost(text: &str) -> String {
    let mut rest = text;
    let mut own = String::with_capacity(text.len());
    while let Some(open) = rest.find(['(', '（']) {
        let (before, bracket) = rest.split_at(open);
        let close = bracket.find([')', '）']).map_or(bracket.len(), |at| {
            at + bracket[at..].chars().next().map_or(0, char::len_utf8)
        });
        own.push_str(before);
        if !bracket[..close].contains([':', '：']) {
            own.push_str(&bracket[..close]);
        }
        rest = &bracket[close..];
    }
    own + rest
}

const fn other(lang: Lang) -> Lang {
    match lang {
        Lang::En => Lang::Ja,
        Lang::Ja => Lang::En,
    }
}

/// What a text means, where an eye says it.
pub fn meant(review: &dyn Review, eye: Eye, text: &str, lang: Lang) -> Meant {
    Sayable::of(review, eye, lang).meant(text)
}

/// True if `text` stands in `words`, in whatever case or width, and not within a number.
pub fn has(words: &str, text: &str) -> bool {
    stands_in(&plain(words), &plain(text))
}

/// That nothing is called so.
pub fn nothing_called(text: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("nothing here is called {text:?}"),
        Lang::Ja => format!("「{text}」という行動はここにはありません"),
    }
}

/// That nothing is called so, where somebody asks what it is.
pub fn nothing_found(text: &str, lang: Lang) -> String {
    match lang {
        Lang::En => nothing_called(text, lang),
        Lang::Ja => format!("「{text}」というものは見つかりません"),
    }
}

/// What there is where nothing is meant: what the first word of `text` goes with, or else the first
/// words of the choices. None where an eye is told no choice.
pub fn there_is(review: &dyn Review, eye: Eye, text: &str, lang: Lang) -> Option<String> {
    let choices = review.choices(lang, eye);
    let parted: Vec<_> = choices.iter().map(|choice| first_and_rest(&choice.notation)).collect();
    let first = first_and_rest(text.trim()).0;
    let of_first = parted.iter().filter(|(own, _)| own.eq_ignore_ascii_case(first));
    let rests: Vec<_> = of_first.map(|(_, rest)| *rest).filter(|rest| !rest.is_empty()).collect();
    let mut firsts = Vec::new();
    for (first, _) in &parted {
        if !firsts.contains(first) {
            firsts.push(*first);
        }
    }
    if firsts.is_empty() {
        return None;
    }
    Some(match (lang, rests.is_empty()) {
        (Lang::En, false) => format!("{first} goes with {}", some(&rests, lang)),
        (Lang::En, true) => format!("the choices begin with {}", some(&firsts, lang)),
        (Lang::Ja, false) => format!("{first}に続くもの：{}", some(&rests, lang)),
        (Lang::Ja, true) => format!("選べる行動の始まり：{}", some(&firsts, lang)),
    })
}

/// The first word of a notation, and what stands behind it.
fn first_and_rest(notation: &str) -> (&str, &str) {
    notation.split_once(' ').unwrap_or((notation, ""))
}

/// A list of words, cut where it is long.
fn some(words: &[&str], lang: Lang) -> String {
    cut(&words[..words.len().min(TOLD_MAX)], words.len(), lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(notation: &str, words: [&str; 2]) -> Said<u32> {
        Said { what: 0, notation: plain(notation), words: words.map(plain) }
    }

    fn named(all: &[Said<u32>], text: &str) -> Vec<u32> {
        let found = first_named(all, &By::WHOLE, &plain(text));
        let found =
            if found.is_empty() { first_named(all, &By::PART, &plain(text)) } else { found };
        found.into_iter().copied().collect()
    }

    #[test]
    fn a_whole_text_wins_over_a_beginning_a_beginning_over_a_phrase_a_phrase_over_words() {
        let mut all = vec![
            said("council c2-w2", ["War Council: Commander 2, Wizard 2", "会議：司令官2、魔術師2"]),
            said("council c2-w2-r1", ["War Council: Commander 2, Wizard 2, Rogue 1", "会議"]),
            said("equip", ["equip nothing", "装備なし"]),
            said("equip a03", ["equip Wizard 2's hat", "装備：帽子"]),
            said("open #18", ["open Ogre #18", "オーガ#18を開く"]),
        ];
        (0..).zip(&mut all).for_each(|(number, said)| said.what = number);
        for (text, wanted) in [
            ("War Council: Commander 2, Wizard 2", &[0][..]),
            ("会議：司令官２、魔術師２", &[0]),
            ("council", &[0, 1]),
            ("wizard 2, rogue", &[1]),
            ("rogue commander", &[1]),
            ("equip", &[2]),
            ("equip a", &[3]),
            ("wizard 2", &[0, 1, 3]),
            ("ｏｐｅｎ　＃１８", &[4]),
            ("open #1", &[]),
            ("open 1", &[]),
            ("open 8", &[]),
            ("ogre 18", &[4]),
            ("gre 18", &[]),
        ] {
            assert_eq!(named(&all, text), wanted, "{text}");
        }
    }

    #[test]
    fn a_number_belongs_to_the_word_before_it() {
        let mut all = vec![
            said("use bolt any.1 head.2", ["Bolt (AC 4): Any class 1 on head 2", "頭2に1"]),
            said("use bolt any.2 head.3", ["Bolt (AC 2): Any class 2 on head 3", "頭3に2"]),
        ];
        (0..).zip(&mut all).for_each(|(number, said)| said.what = number);
        for (text, wanted) in
            [("bolt head 2", &[0][..]), ("any class 2 bolt", &[1]), ("2 bolt", &[0, 1])]
        {
            assert_eq!(named(&all, text), wanted, "{text}");
        }
    }

    #[test]
    fn a_card_that_is_played_comes_before_one_that_pays() {
        let mut all = vec![
            said(
                "play b12",
                ["play Iron Body (cost: Prayer, Storm)", "鉄身を使う（コスト：祈り）"],
            ),
            said("play b13", ["play Prayer (cost: Storm)", "祈りを使う（コスト：嵐）"]),
            said("play b14", ["play Wall (two of them)", "壁（2枚）を使う"]),
        ];
        (0..).zip(&mut all).for_each(|(number, said)| said.what = number);
        for (text, wanted) in
            [("prayer", &[1][..]), ("祈り", &[1]), ("storm", &[0, 1]), ("two of them", &[2])]
        {
            assert_eq!(named(&all, text), wanted, "{text}");
        }
    }
}
