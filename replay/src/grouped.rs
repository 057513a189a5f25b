//! Choices that differ in one thing, together: all moves of one piece, one card at five places.
//!
//! Two choices belong together when they begin with the same thing of the table and their notations
//! differ in one word; what is left alone is grouped by its notation only. The number of a choice
//! stays that of the legal list, however they are grouped and ordered.

use crate::review::{Choice, Weighed};
use std::collections::BTreeMap;

/// Choices that differ in one thing, or one choice by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// Their places in the list that was grouped, ascending.
    pub members: Vec<usize>,
    /// What stands in the words of all before that in which they differ.
    pub before: String,
    /// That in which they differ, for each; of one choice its whole words.
    pub values: Vec<String>,
    /// The one word in which their notations differ, for each; empty for one choice.
    pub typed: Vec<String>,
    /// What stands behind it.
    pub after: String,
    /// True if they touch or name nothing of the table: a pass, the end of a turn, a roll.
    pub is_bare: bool,
}

/// The groups of a list of choices: the likely ones first, by the best score of each, those that
/// touch nothing last.
pub fn grouped(choices: &[Choice], weighed: &[Weighed]) -> Vec<Group> {
    let words: Vec<Vec<&str>> =
        choices.iter().map(|choice| choice.notation.split_whitespace().collect()).collect();
    let thing = |at: &usize| choices[*at].ids.first().map_or("", String::as_str);
    let mut of_thing: Vec<Vec<usize>> = Vec::new();
    for at in 0..choices.len() {
        match of_thing.iter_mut().find(|members| thing(&members[0]) == thing(&at)) {
            Some(members) => members.push(at),
            None => of_thing.push(vec![at]),
        }
    }
    let (mut sets, mut alone) = (Vec::new(), Vec::new());
    for members in of_thing {
        for set in alike(&members, &words) {
            if set.len() > 1 { sets.push(set) } else { alone.extend(set) }
        }
    }
    alone.sort_unstable();
    sets.extend(alike(&alone, &words));
    let mut groups: Vec<_> = sets.into_iter().flat_map(|set| of(set, choices)).collect();
    let best = |group: &Group| {
        group.members.iter().filter_map(|at| weighed.get(*at)).map(|weighed| weighed.score).max()
    };
    groups.sort_by_key(|group| (group.is_bare, std::cmp::Reverse(best(group)), group.members[0]));
    groups
}

/// Sets of choices whose notations differ in one word, the same for the whole set; a choice that
/// could be in several is in the largest.
fn alike(members: &[usize], words: &[Vec<&str>]) -> Vec<Vec<usize>> {
    // The first word says what is done: never that.
    let key = |at: usize, place: usize| {
        let own = &words[at];
        (place, own.len(), own[..place].join(" "), own[place + 1..].join(" "))
    };
    let mut keyed: BTreeMap<_, Vec<usize>> = BTreeMap::new();
    for at in members {
        for place in 1..words[*at].len() {
            keyed.entry(key(*at, place)).or_default().push(*at);
        }
    }
    let mut taken: Vec<usize> = Vec::new();
    let mut sets = Vec::new();
    for at in members {
        if taken.contains(at) {
            continue;
        }
        let free = |set: &Vec<usize>| -> Vec<usize> {
            set.iter().filter(|at| !taken.contains(at)).copied().collect()
        };
        let sets_of = (1..words[*at].len()).map(|place| free(&keyed[&key(*at, place)]));
        // Of two as large the later word: it is the one that is chosen last.
        let set = sets_of.max_by_key(Vec::len).unwrap_or_else(|| vec![*at]);
        taken.extend(&set);
        sets.push(set);
    }
    sets
}

/// The group of a set; where its words have nothing in common, a group for each.
fn of(set: Vec<usize>, choices: &[Choice]) -> Vec<Group> {
    // A pass, the end of a turn, a roll: nothing is named with it.
    let is_bare = |at: usize| {
        choices[at].ids.is_empty() || choices[at].notation.split_whitespace().count() < 2
    };
    let single = |at: usize| Group {
        members: vec![at],
        before: String::new(),
        values: vec![choices[at].words.clone()],
        typed: Vec::new(),
        after: String::new(),
        is_bare: is_bare(at),
    };
    if let [only] = set[..] {
        return vec![single(only)];
    }
    let words: Vec<&str> = set.iter().map(|at| choices[*at].words.as_str()).collect();
    let (before, after) = shared(&words);
    let shared_len = before + after;
    // What they have in common is worth a heading if it is most of a word at least.
    if words[0][..before].trim().len() + words[0][words[0].len() - after..].trim().len() < 3 {
        return set.into_iter().map(single).collect();
    }
    debug_assert!(words.iter().all(|words| words.len() >= shared_len), "they do not overlap");
    let value = |words: &&str| words[before..words.len() - after].trim().to_owned();
    // One is the other and more: `pass`, `pass for the rest of the turn`.
    if words.iter().any(|words| value(words).is_empty()) {
        return set.into_iter().map(single).collect();
    }
    vec![Group {
        before: words[0][..before].to_owned(),
        after: words[0][words[0].len() - after..].to_owned(),
        values: words.iter().map(value).collect(),
        typed: typed(&set, choices),
        is_bare: set.iter().all(|at| is_bare(*at)),
        members: set,
    }]
}

/// The word in which the notations of a set differ, for each of them.
fn typed(set: &[usize], choices: &[Choice]) -> Vec<String> {
    let words: Vec<Vec<&str>> =
        set.iter().map(|at| choices[*at].notation.split_whitespace().collect()).collect();
    let differs = |place: &usize| words.iter().any(|own| own.get(*place) != words[0].get(*place));
    let place = (0..words[0].len()).find(differs).unwrap_or(0);
    words.iter().filter_map(|own| own.get(place)).map(|word| (*word).to_owned()).collect()
}

/// Brackets that are not parted from each other.
const BRACKETS: [[char; 2]; 7] =
    [['(', ')'], ['（', '）'], ['[', ']'], ['［', '］'], ['「', '」'], ['『', '』'], ['《', '》']];

/// How many bytes at the beginning and at the end all these texts have in common, cut where no word
/// and no number is cut.
fn shared(texts: &[&str]) -> (usize, usize) {
    let first = texts[0];
    let shortest = texts.iter().map(|text| text.len()).min().unwrap_or(0);
    let is_cut = |text: &str, at: usize| {
        let (before, behind) = text.split_at(at);
        match (before.chars().next_back(), behind.chars().next()) {
            (Some(one), Some(other)) => kind(one) == kind(other) && kind(one) != Kind::Other,
            (None, _) | (_, None) => false,
        }
    };
    let is_balanced = |text: &str| {
        BRACKETS.iter().all(|[open, close]| {
            let count = |wanted: char| text.chars().filter(|sign| *sign == wanted).count();
            count(*open) == count(*close)
        })
    };
    let same =
        |at: usize| texts.iter().all(|text| text.is_char_boundary(at) && text[..at] == first[..at]);
    let fits = |at: usize| {
        same(at) && is_balanced(&first[..at]) && !texts.iter().any(|text| is_cut(text, at))
    };
    let before = (0..=shortest).rev().find(|at| first.is_char_boundary(*at) && fits(*at));
    let before = before.unwrap_or(0);
    let fits = |len: usize| {
        let end = |text: &str| text.len() - len;
        let balanced = is_balanced(&first[end(first)..]);
        balanced
            && texts.iter().all(|text| {
                text.is_char_boundary(end(text))
                    && text[end(text)..] == first[end(first)..]
                    && !is_cut(text, end(text))
            })
    };
    let after = (0..=shortest - before)
        .rev()
        .find(|len| first.is_char_boundary(first.len() - len) && fits(*len));
    (before, after.unwrap_or(0))
}

/// What a sign may not be parted from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A letter or a digit.
    Word,
    Katakana,
    Kanji,
    /// A space, a mark, or hiragana, between which a Japanese text may be parted.
    Other,
}

const fn kind(sign: char) -> Kind {
    match sign {
        'ァ'..='\u{30fa}' | 'ー' => Kind::Katakana,
        '\u{4e00}'..='\u{9fff}' | '々' => Kind::Kanji,
        '#' | '-' | '−' | '+' | '★' => Kind::Word,
        _ if sign.is_ascii_alphanumeric() => Kind::Word,
        _ => Kind::Other,
    }
}

/// The first and last of numbers that follow one another, for numbered choices that do too.
pub fn range(group: &Group, choices: &[Choice]) -> Option<(u32, u32)> {
    let first = group.values.first()?.parse::<u32>().ok()?;
    let number = choices[*group.members.first()?].number;
    let follows =
        (0..).zip(group.values.iter().zip(&group.members)).all(|(at, (value, member))| {
            value.parse::<u32>().is_ok_and(|value| value.checked_sub(at) == Some(first))
                && choices[*member].number.checked_sub(at) == Some(number)
        });
    (follows && group.members.len() > 2).then(|| (first, first + group.members.len() as u32 - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(number: u32, id: &str, notation: &str, words: &str) -> Choice {
        let ids = if id.is_empty() { Vec::new() } else { vec![id.to_owned()] };
        Choice::new(number, notation.to_owned(), words.to_owned(), ids)
    }

    fn told(choices: &[Choice], scores: &[i64]) -> Vec<String> {
        let weighed: Vec<_> =
            scores.iter().map(|score| Weighed { score: *score, routine: false }).collect();
        let groups = grouped(choices, &weighed);
        let group = |group: &Group| match range(group, choices) {
            Some((first, last)) => format!("{}{first}..{last}{}", group.before, group.after),
            None => format!("{}<{}>{}", group.before, group.values.join("|"), group.after),
        };
        groups.iter().map(group).collect()
    }

    #[test]
    fn what_differs_in_one_word_stands_together_and_the_likely_first() {
        let choices = [
            choice(0, "a", "move a1-a2", "move Knight from a1 to a2"),
            choice(1, "a", "move a1-b2", "move Knight from a1 to b2"),
            choice(2, "b", "move c1-c2", "move Ogre from c1 to c2"),
            choice(3, "13", "set 13 1", "set #13 at 1"),
            choice(4, "13", "set 13 2", "set #13 at 2"),
            choice(5, "13", "set 13 3", "set #13 at 3"),
            choice(6, "", "end", "end the turn"),
        ];
        assert_eq!(
            told(&choices, &[1, 2, 9, 5, 0, 0, 99]),
            [
                "<move Ogre from c1 to c2>",
                "set #13 at 1..3",
                "move Knight from a1 to <a2|b2>",
                "<end the turn>",
            ],
            "what touches nothing is last, whatever its score"
        );
        let typed: Vec<_> =
            grouped(&choices, &[]).into_iter().map(|group| group.typed.join(" ")).collect();
        assert_eq!(typed, ["a1-a2 a1-b2", "", "1 2 3", ""]);
        assert_eq!(grouped(&choices, &[]).len(), 4, "without scores in the order of the list");
    }

    #[test]
    fn japanese_is_parted_between_words_and_numbers_stay_whole() {
        let choices = [
            choice(0, "x", "set x 1", "墓場を這うもの#13を都市1にセットする"),
            choice(1, "x", "set x 12", "墓場を這うもの#13を都市12にセットする"),
            choice(2, "", "play ogre", "オーガを出す"),
            choice(3, "", "play orc", "オークを出す"),
        ];
        assert_eq!(
            told(&choices, &[]),
            ["墓場を這うもの#13を都市<1|12>にセットする", "<オーガ|オーク>を出す"]
        );
        let choices = [
            choice(0, "", "play a", "《火球》をプレイする"),
            choice(1, "", "play b", "《火柱》をプレイする"),
            choice(2, "", "pass 1", "パス"),
            choice(3, "", "pass 2", "パス（ターンの残り）"),
        ];
        let groups = ["<《火球》|《火柱》>をプレイする", "<パス>", "<パス（ターンの残り）>"];
        assert_eq!(
            told(&choices, &[]),
            groups,
            "names stay whole, and so does what is another's part"
        );
    }

    #[test]
    fn what_stands_alone_is_grouped_by_its_notation() {
        let choices = [
            choice(0, "k1", "play k1", "play Fireball"),
            choice(1, "k2", "play k2", "play Snare"),
            choice(2, "k3", "discard k3", "discard Rally"),
        ];
        assert_eq!(told(&choices, &[]), ["play <Fireball|Snare>", "<discard Rally>"]);
    }

    #[test]
    fn every_choice_is_in_one_group() {
        let notation = |at: u32| format!("share {} {} {}", at % 3, at % 5, at % 7);
        let choices: Vec<_> =
            (0..40).map(|at| choice(at, "s", &notation(at), &notation(at))).collect();
        let mut members: Vec<_> =
            grouped(&choices, &[]).into_iter().flat_map(|group| group.members).collect();
        members.sort_unstable();
        assert_eq!(members, (0..40).collect::<Vec<_>>());
    }
}
