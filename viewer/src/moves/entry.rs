//! Entering what fell, thing by thing: what can still be picked, what a few letters mean, when it is
//! whole.

use kanso_engine::{ChanceKind, Lang};
use kanso_replay::review::OutcomeItem;

/// Most faces of a die that one digit names.
const DIGIT_FACES_MAX: u8 = 9;

/// What fell so far.
#[derive(Clone, Copy)]
pub struct Entry<'a> {
    /// What is asked.
    pub kind: ChanceKind,
    /// All that can fall.
    pub items: &'a [OutcomeItem],
    /// What was picked so far, by its word in either language.
    pub picked: &'a [String],
    /// The language in which words are picked.
    pub lang: Lang,
}

impl Entry<'_> {
    /// How many things fall.
    pub fn wanted(&self) -> usize {
        match self.kind {
            ChanceKind::Roll { dice, .. } => usize::from(dice),
            ChanceKind::Draw { count, .. } => usize::from(count),
            ChanceKind::Pick { .. } => 1,
            ChanceKind::Shuffle { n } => usize::from(n),
        }
    }

    /// True if all that fell was picked.
    pub fn is_whole(&self) -> bool {
        self.picked.len() == self.wanted()
    }

    /// The outcome as the library reads it.
    pub fn text(&self) -> String {
        self.picked.join(", ")
    }

    /// True if two texts name the same outcome: the words of things, parted by commas or gaps.
    pub fn is_same(&self, one: &str, other: &str) -> bool {
        let things = |text: &str| {
            let mut places: Vec<_> = text
                .split([',', ' '])
                .filter(|word| !word.is_empty())
                .map(|word| self.items.iter().position(|item| is_called(item, word)))
                .collect();
            if matches!(self.kind, ChanceKind::Draw { ordered: false, .. }) {
                places.sort_unstable();
            }
            places
        };
        let (one, other) = (things(one), things(other));
        one == other && one.iter().all(Option::is_some)
    }

    /// How often a thing can still be picked.
    pub fn left(&self, item: &OutcomeItem) -> u32 {
        let picked = self.picked.iter().filter(|word| is_called(item, word)).count() as u32;
        if self.is_whole() { 0 } else { item.count.saturating_sub(picked) }
    }

    /// The word by which a thing is picked.
    pub fn word<'b>(&self, item: &'b OutcomeItem) -> &'b str {
        item.words.word.in_lang(self.lang)
    }

    /// The things that can still be picked and have this text in a word or name; those that begin
    /// with it first, and one that is called just so before all others.
    pub fn matching(&self, text: &str) -> Vec<usize> {
        let text = text.trim().to_lowercase();
        let mut found: Vec<(u8, usize)> = Vec::new();
        for (at, item) in self.items.iter().enumerate() {
            let best = forms(item).filter_map(|form| closeness(form, &text)).min();
            if let Some(best) = best
                && self.left(item) > 0
            {
                found.push((best, at));
            }
        }
        found.sort_unstable();
        found.into_iter().map(|(_, at)| at).collect()
    }

    /// True if this text calls something that is picked already: what had to follow was picked by itself.
    pub fn calls_picked(&self, text: &str) -> bool {
        let text = text.trim().to_lowercase();
        let picked = |item: &&OutcomeItem| self.picked.iter().any(|word| is_called(item, word));
        let called = |form: &str| closeness(form, &text).is_some_and(|close| close < 2);
        !text.is_empty() && self.items.iter().filter(picked).any(|item| forms(item).any(called))
    }

    /// True if each digit names a thing by itself, as with dice.
    pub fn by_digits(&self) -> bool {
        matches!(self.kind, ChanceKind::Roll { faces, .. } if faces <= DIGIT_FACES_MAX)
    }

    /// Takes what was typed as far as it is plain: the faces of digits, if a digit is a face. The rest
    /// stays typed.
    pub fn take_digits(&self, text: &mut String) -> Vec<String> {
        if !self.by_digits() {
            return Vec::new();
        }
        let room = self.wanted().saturating_sub(self.picked.len());
        let mut taken = Vec::new();
        text.retain(|letter| {
            let face = plain_digit(letter).map(|digit| digit.to_string());
            let item = self.items.iter().find(|item| Some(self.word(item)) == face.as_deref());
            match item {
                Some(item) if taken.len() < room => {
                    taken.push(self.word(item).to_owned());
                    false
                }
                _ => !letter.is_whitespace(),
            }
        });
        taken
    }

    /// What must follow because nothing else is left: the last card of a shuffle, a bag that is
    /// drawn empty.
    pub fn forced(&self) -> Vec<String> {
        if matches!(self.kind, ChanceKind::Roll { faces: 2.., .. }) || self.is_whole() {
            return Vec::new();
        }
        let missing = self.wanted() - self.picked.len();
        let left: Vec<_> = self.items.iter().filter(|item| self.left(item) > 0).collect();
        let only = match left[..] {
            [only] => self.left(only) as usize >= missing,
            _ => false,
        };
        let last = !matches!(self.kind, ChanceKind::Pick { .. } | ChanceKind::Shuffle { .. })
            && left.iter().map(|item| self.left(item) as usize).sum::<usize>() == missing;
        let ordered = matches!(self.kind, ChanceKind::Draw { ordered: true, .. });
        if only {
            return vec![self.word(left[0]).to_owned(); missing];
        }
        if !last || ordered {
            return Vec::new();
        }
        let words =
            |item: &&OutcomeItem| vec![self.word(item).to_owned(); self.left(item) as usize];
        left.iter().flat_map(words).collect()
    }
}

/// True if a thing is called so in either language.
fn is_called(item: &OutcomeItem, word: &str) -> bool {
    Lang::ALL.iter().any(|lang| item.words.word.in_lang(*lang) == word)
}

/// Everything that a thing is called.
fn forms(item: &OutcomeItem) -> impl Iterator<Item = &str> {
    let words = &item.words;
    [&words.word, &words.short, &words.name]
        .into_iter()
        .flat_map(|label| Lang::ALL.map(|lang| label.in_lang(lang)))
        .filter(|form| !form.is_empty())
}

/// How well a text in small letters fits a form: 0 the same, 1 its beginning, 2 within.
fn closeness(form: &str, text: &str) -> Option<u8> {
    let form = form.to_lowercase();
    if form == text {
        Some(0)
    } else if form.starts_with(text) {
        Some(1)
    } else if form.contains(text) {
        Some(2)
    } else {
        None
    }
}

/// A digit of any width.
fn plain_digit(letter: char) -> Option<u32> {
    let narrow = match letter {
        '０'..='９' => char::from_u32('0' as u32 + (letter as u32 - '０' as u32))?,
        letter => letter,
    };
    narrow.to_digit(10)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::{Item, ItemWords, Kind, Label};

    fn item(en: &'static str, ja: &'static str, count: u32, at: u16) -> OutcomeItem {
        let words = ItemWords {
            name: Label::new(format!("The {en}"), ja),
            word: Label::new(en, ja),
            short: Label::new(&en[..1], ja),
        };
        OutcomeItem { item: Item::Kind(Kind(at)), words, count }
    }

    fn cards() -> Vec<OutcomeItem> {
        vec![item("fox", "狐", 2, 0), item("owl", "梟", 1, 1), item("ox", "牛", 1, 2)]
    }

    fn dice() -> Vec<OutcomeItem> {
        let face = |face: u8| OutcomeItem {
            item: Item::Face(face),
            words: ItemWords::plain(face.to_string()),
            count: 2,
        };
        (1..=6).map(face).collect()
    }

    fn entry<'a>(kind: ChanceKind, items: &'a [OutcomeItem], picked: &'a [String]) -> Entry<'a> {
        Entry { kind, items, picked, lang: Lang::En }
    }

    const DRAW: ChanceKind = ChanceKind::Draw { count: 2, ordered: false };
    const ROLL: ChanceKind = ChanceKind::Roll { dice: 2, faces: 6 };

    #[test]
    fn digits_are_dice_whatever_their_width() {
        let (items, mut text) = (dice(), "3 ４5".to_owned());
        assert_eq!(entry(ROLL, &items, &[]).take_digits(&mut text), ["3", "4"]);
        assert_eq!(text, "5", "there were only two dice");
        let mut text = "90".to_owned();
        assert!(entry(ROLL, &items, &[]).take_digits(&mut text).is_empty());
        assert_eq!(text, "90");
    }

    #[test]
    fn a_few_letters_find_a_card_in_either_language() {
        let items = cards();
        let draw = entry(DRAW, &items, &[]);
        assert_eq!(draw.matching("o"), [1, 2, 0], "beginnings first, then within");
        assert_eq!(draw.matching("OX"), [2, 0], "the one called just so first");
        assert_eq!(draw.matching("梟"), [1]);
        assert_eq!(draw.matching("the f"), [0]);
        assert!(draw.matching("cat").is_empty());
    }

    #[test]
    fn a_card_can_be_picked_as_often_as_it_is_there() {
        let items = cards();
        let picked = ["owl".to_owned()];
        let draw = entry(DRAW, &items, &picked);
        assert_eq!((draw.left(&items[0]), draw.left(&items[1])), (2, 0));
        let picked = ["owl".to_owned(), "狐".to_owned()];
        let draw = entry(DRAW, &items, &picked);
        assert!(draw.is_whole() && draw.left(&items[0]) == 0);
        assert_eq!(draw.text(), "owl, 狐");
    }

    #[test]
    fn outcomes_are_compared_as_the_library_reads_them() {
        let items = cards();
        let draw = entry(DRAW, &items, &[]);
        assert!(draw.is_same("狐, owl", "owl fox"));
        assert!(!draw.is_same("fox, owl", "fox fox") && !draw.is_same("cat", "cat"));
        assert!(!entry(ROLL, &dice(), &[]).is_same("3, 4", "4 3"), "dice are told as rolled");
    }

    #[test]
    fn what_must_follow_is_known() {
        let items = cards();
        let kind = ChanceKind::Draw { count: 4, ordered: false };
        assert_eq!(entry(kind, &items, &[]).forced(), ["fox", "fox", "owl", "ox"]);
        assert!(entry(DRAW, &items, &[]).forced().is_empty());
        let shuffled: Vec<_> = ["fox", "owl"].map(str::to_owned).into();
        let mut places = cards();
        places[0].count = 1;
        let shuffle = ChanceKind::Shuffle { n: 3 };
        assert_eq!(entry(shuffle, &places, &shuffled).forced(), ["ox"]);
        assert!(entry(shuffle, &places, &[]).forced().is_empty());
        assert!(entry(ROLL, &dice(), &[]).forced().is_empty());
    }

    #[test]
    fn what_followed_by_itself_may_be_typed_as_well() {
        let (items, picked) = (cards(), ["fox", "owl"].map(str::to_owned));
        let draw = entry(DRAW, &items, &picked);
        assert!(draw.is_whole() && draw.calls_picked("Ow") && draw.calls_picked("狐"));
        assert!(!draw.calls_picked("ox,") && !draw.calls_picked(""));
    }
}
