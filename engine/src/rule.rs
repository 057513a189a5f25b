//! Rules by number: what acts, what refuses, what defines.
//!
//! A game lists its rules once, with [`rules!`](crate::rules). The list makes a constant of each id,
//! so an id that is not on the list does not compile, and coverage is a set of bits. Rows of the
//! game's card set follow the list: the rule of a row is `Rule::new` of the length of the list and the
//! place of the row.

use crate::words::Lang;
use std::fmt;

/// Most rules and card rows one game can have.
pub const RULES_MAX: usize = 1024;

/// A rule of a game, by its place in the game's list; from the end of the list on, a card row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rule(u16);

impl Rule {
    /// The rule at this place of its list.
    pub const fn new(index: u16) -> Self {
        assert!((index as usize) < RULES_MAX, "a game has at most RULES_MAX rules");
        Self(index)
    }

    /// Its place in the list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a rule does, for coverage; a rule can do more than one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Does {
    /// Something happens by it, and the fact carries it.
    pub acts: bool,
    /// It is the answer to an action that is not allowed.
    pub refuses: bool,
    /// It is never seen by itself.
    pub defines: bool,
    /// It is an open question of the rulebook with a switch.
    pub reading: bool,
}

/// One line of a rule list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleEntry {
    /// `RR-4.6b`: prefix, section, number, an optional small letter.
    pub id: &'static str,
    /// What it does.
    pub does: Does,
    /// The rulebook's heading, empty for a rule that only the engine needs.
    pub heading: &'static str,
    /// One line in our words, in English.
    pub en: &'static str,
    /// One line in our words, in Japanese.
    pub ja: &'static str,
}

impl RuleEntry {
    /// The line in one language.
    pub const fn line(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Ja => self.ja,
        }
    }
}

/// A set of rules of one game.
#[derive(Clone, PartialEq, Eq)]
pub struct RuleSet {
    bits: [u64; RULES_MAX / 64],
}

impl RuleSet {
    /// The empty set.
    pub const fn new() -> Self {
        Self { bits: [0; RULES_MAX / 64] }
    }

    /// Puts a rule in.
    pub const fn insert(&mut self, rule: Rule) {
        self.bits[rule.index() / 64] |= 1 << (rule.index() % 64);
    }

    /// True if a rule is in.
    pub const fn contains(&self, rule: Rule) -> bool {
        self.bits[rule.index() / 64] & (1 << (rule.index() % 64)) != 0
    }

    /// Puts all of another set in.
    pub fn merge(&mut self, other: &Self) {
        for (bits, more) in self.bits.iter_mut().zip(other.bits) {
            *bits |= more;
        }
    }

    /// The rules of the set, ascending.
    pub fn iter(&self) -> impl Iterator<Item = Rule> + '_ {
        (0..RULES_MAX as u16).map(Rule).filter(|rule| self.contains(*rule))
    }

    /// Takes everything out.
    pub const fn clear(&mut self) {
        self.bits = [0; RULES_MAX / 64];
    }
}

impl Default for RuleSet {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Rule::index)).finish()
    }
}

/// How many rules the parts of a list have together.
pub const fn count_of(parts: &[&[RuleEntry]]) -> u16 {
    let (mut count, mut at) = (0, 0);
    while at < parts.len() {
        count += parts[at].len();
        at += 1;
    }
    assert!(count <= RULES_MAX, "a game has at most RULES_MAX rules");
    count as u16
}

/// The parts of a list as one list of `N` rules.
pub const fn joined<const N: usize>(parts: &[&[RuleEntry]]) -> [RuleEntry; N] {
    let does = Does { acts: false, refuses: false, defines: false, reading: false };
    let mut list = [RuleEntry { id: "", does, heading: "", en: "", ja: "" }; N];
    let (mut count, mut part) = (0, 0);
    while part < parts.len() {
        let mut at = 0;
        while at < parts[part].len() {
            list[count] = parts[part][at];
            count += 1;
            at += 1;
        }
        part += 1;
    }
    assert!(count == N, "the parts have N rules together");
    list
}

/// Lists the rules of a game: a constant for each id, and `RULES`, the list itself.
///
/// ```
/// kanso_engine::rules! {
///     PG_1_1 = "PG-1.1", acts, "", "The player rolls one die.", "さいころを1個振る。";
///     PG_1_2 = "PG-1.2", acts refuses, "", "A player may hold.", "ホールドできる。";
/// }
/// assert_eq!(RULES[PG_1_2.index()].id, "PG-1.2");
/// assert!(RULES[PG_1_2.index()].does.refuses);
/// ```
///
/// A long list stands in parts, each in a module of its own. A part names all parts before it; the
/// list of the game is [`joined`] from them in this order.
///
/// ```
/// mod battle {
///     kanso_engine::rules! { PG_1_1 = "PG-1.1", acts, "", "One die.", "1個。"; }
/// }
/// mod heroes {
///     kanso_engine::rules! { after super::battle::RULES; PH_1_1 = "PH-1.1", acts, "", "Two.", "2個。"; }
/// }
/// static RULES: &[kanso_engine::RuleEntry] =
///     &kanso_engine::rule::joined::<2>(&[battle::RULES, heroes::RULES]);
///
/// fn main() {
///     assert_eq!(RULES[heroes::PH_1_1.index()].id, "PH-1.1");
/// }
/// ```
#[macro_export]
macro_rules! rules {
    ( after $( $earlier:path ),+ ; $( $list:tt )* ) => {
        $crate::rules! { @from $crate::rule::count_of(&[ $( $earlier ),+ ]); $( $list )* }
    };
    (
        @from $from:expr;
        $( $name:ident = $id:literal, $( $does:ident )+, $heading:literal, $en:literal, $ja:literal; )*
    ) => {
        #[expect(non_camel_case_types, reason = "spelled as the rule ids")]
        #[derive(Clone, Copy)]
        enum RuleIndex { $( $name, )* }

        $(
            #[doc = $en]
            pub const $name: $crate::rule::Rule =
                $crate::rule::Rule::new($from + RuleIndex::$name as u16);
        )*

        /// The rules of this list, in the order of their constants.
        pub static RULES: &[$crate::rule::RuleEntry] = &[ $(
            $crate::rule::RuleEntry {
                id: $id,
                does: $crate::rule::Does {
                    $( $does: true, )+
                    ..$crate::rule::Does { acts: false, refuses: false, defines: false, reading: false }
                },
                heading: $heading,
                en: $en,
                ja: $ja,
            },
        )* ];
    };
    ( $( $list:tt )* ) => {
        $crate::rules! { @from $crate::rule::count_of(&[]); $( $list )* }
    };
}

#[cfg(test)]
mod tests {
    crate::rules! {
        XX_1_1 = "XX-1.1", acts, "見出し", "First.", "一つ目。";
        XX_1_2 = "XX-1.2", acts refuses, "", "Second.", "二つ目。";
        XX_R1 = "XX-R1", reading, "", "Which?", "どちら？";
    }

    #[test]
    fn constants_follow_the_list() {
        assert_eq!(RULES.len(), 3);
        for (rule, id) in [(XX_1_1, "XX-1.1"), (XX_1_2, "XX-1.2"), (XX_R1, "XX-R1")] {
            assert_eq!(RULES[rule.index()].id, id);
        }
        assert!(RULES[XX_R1.index()].does.reading && !RULES[XX_R1.index()].does.acts);
    }

    /// A list in two parts.
    mod parts {
        pub mod first {
            crate::rules! { XX_1_1 = "XX-1.1", acts, "", "First.", "一つ目。"; }
        }
        pub mod second {
            crate::rules! {
                after super::first::RULES;
                YY_1_1 = "YY-1.1", refuses, "", "Second.", "二つ目。";
                YY_R1 = "YY-R1", reading, "", "Which?", "どちら？";
            }
        }
        pub mod third {
            crate::rules! {
                after super::first::RULES, super::second::RULES;
                YY_2_1 = "YY-2.1", defines, "", "Last.", "最後。";
            }
        }
    }

    #[test]
    fn parts_of_a_list_are_numbered_on() {
        use parts::{first, second, third};
        let list = super::joined::<4>(&[first::RULES, second::RULES, third::RULES]);
        for (rule, id) in [
            (first::XX_1_1, "XX-1.1"),
            (second::YY_1_1, "YY-1.1"),
            (second::YY_R1, "YY-R1"),
            (third::YY_2_1, "YY-2.1"),
        ] {
            assert_eq!(list[rule.index()].id, id);
        }
        assert!(list[1].does.refuses && list[3].en == "Last.");
    }

    #[test]
    #[should_panic(expected = "the parts have N rules together")]
    fn joining_counts_the_rules() {
        super::joined::<4>(&[RULES]);
    }

    #[test]
    fn a_set_lists_what_was_put_in() {
        let mut set = super::RuleSet::new();
        set.insert(XX_R1);
        set.insert(XX_1_1);
        assert_eq!(set.iter().collect::<Vec<_>>(), [XX_1_1, XX_R1]);
        assert!(!set.contains(XX_1_2));
        assert_eq!(format!("{set:?}"), "{0, 2}");
        let mut other = super::RuleSet::new();
        other.insert(XX_1_2);
        other.insert(XX_R1);
        other.merge(&set);
        assert_eq!(other.iter().collect::<Vec<_>>(), [XX_1_1, XX_1_2, XX_R1]);
        other.clear();
        assert_eq!((other.iter().count(), set.iter().count()), (0, 2));
    }

    #[test]
    fn a_line_is_there_in_both_languages() {
        use super::Lang;
        assert_eq!([RULES[1].line(Lang::En), RULES[1].line(Lang::Ja)], ["Second.", "二つ目。"]);
    }
}
