//! Many choices, a few at a time: by the piece or card, then by where it goes, then by their words.

use kanso_replay::review::Choice;
use std::collections::{BTreeMap, BTreeSet};

/// So many choices stand below each other; more of them stand together where they have something in common.
pub const FEW: usize = 8;
/// What stands between the parts of the words of a choice.
const DIVIDES: [&str; 6] = [": ", ", ", "; ", "：", "、", "；"];

/// What some choices have in common.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Common {
    /// They touch the thing with this id.
    Thing(String),
    /// Their words begin so.
    Words(String),
}

/// A row of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Row {
    /// The choice in this place of the list.
    Choice(usize),
    /// What several choices have in common.
    Several {
        /// It.
        common: Common,
        /// What it is called.
        name: String,
        /// The choices, by their places in the list.
        members: Vec<usize>,
    },
}

impl Row {
    /// Its choices, by their places in the list.
    pub fn members(&self) -> &[usize] {
        match self {
            Self::Choice(at) => std::slice::from_ref(at),
            Self::Several { members, .. } => members,
        }
    }
}

/// What the things of a table are called, and where they lie.
#[derive(Clone, Copy)]
pub struct Called<'a> {
    /// Names, by id.
    pub names: &'a BTreeMap<String, String>,
    /// What the places are called in which things lie, by the ids of these.
    pub places: &'a BTreeMap<String, String>,
}

/// The places of the choices that have all of this, among `only` (all without it).
pub fn members(choices: &[Choice], only: Option<&[u32]>, path: &[Common]) -> Vec<usize> {
    let fits = |choice: &Choice| {
        only.is_none_or(|only| only.binary_search(&choice.number).is_ok())
            && path.iter().all(|common| match common {
                Common::Thing(id) => choice.ids.contains(id),
                Common::Words(words) => choice.words.starts_with(words.as_str()),
            })
    };
    choices.iter().enumerate().filter(|(_, choice)| fits(choice)).map(|(at, _)| at).collect()
}

/// The rows in which these choices stand, in their order.
pub fn rows(choices: &[Choice], members: &[usize], called: Called<'_>) -> Vec<Row> {
    if members.len() <= FEW {
        return members.iter().map(|at| Row::Choice(*at)).collect();
    }
    let of_all: BTreeSet<&String> = in_all(choices, members);
    let thing = |at: usize| {
        let own = choices[at].ids.iter().find(|id| !of_all.contains(id))?;
        Some(Common::Thing(own.clone()))
    };
    let by_thing = gather(members, thing);
    let rows = if divides(&by_thing, members) {
        by_thing
    } else {
        let by_words = gather(members, by_words(choices, members));
        if !divides(&by_words, members) {
            return members.iter().map(|at| Row::Choice(*at)).collect();
        }
        by_words
    };
    named(rows, called, choices)
}

/// What all of them touch.
fn in_all<'a>(choices: &'a [Choice], members: &[usize]) -> BTreeSet<&'a String> {
    let Some((first, others)) = members.split_first() else { return BTreeSet::new() };
    let ids = choices[*first].ids.iter();
    ids.filter(|id| others.iter().all(|at| choices[*at].ids.contains(id))).collect()
}

/// True if there is something to choose from, and less of it than before.
fn divides(rows: &[Row], members: &[usize]) -> bool {
    rows.len() > 1 && rows.len() < members.len()
}

/// Puts together what has the same in common, where it first stands. What stands alone is no group.
fn gather(members: &[usize], common: impl Fn(usize) -> Option<Common>) -> Vec<Row> {
    let mut rows: Vec<(Option<Common>, Vec<usize>)> = Vec::new();
    for at in members {
        let key = common(*at);
        match rows.iter_mut().find(|(known, _)| key.is_some() && *known == key) {
            Some((_, group)) => group.push(*at),
            None => rows.push((key, vec![*at])),
        }
    }
    let row = |(common, members): (Option<Common>, Vec<usize>)| match (common, &members[..]) {
        (_, [only]) => Row::Choice(*only),
        (Some(common), _) => Row::Several { common, name: String::new(), members },
        (None, _) => Row::Choice(members[0]),
    };
    rows.into_iter().map(row).collect()
}

/// The words of a choice up to the first divide behind what all of them begin with.
fn by_words<'a>(
    choices: &'a [Choice],
    members: &'a [usize],
) -> impl Fn(usize) -> Option<Common> + 'a {
    let words = |at: usize| choices[at].words.as_str();
    let first = members.first().map_or("", |at| words(*at));
    let shared = members.iter().map(|at| shared(first, words(*at))).min().unwrap_or_default();
    // Behind a divide, so that no word is cut.
    let begin = ends(&first[..shared]).last().unwrap_or_default();
    move |at| {
        let all = words(at);
        let end = ends(all).find(|end| *end > begin)?;
        Some(Common::Words(all[..end].to_owned()))
    }
}

/// How many bytes two texts have in common from their beginning.
fn shared(one: &str, other: &str) -> usize {
    let alike = one.char_indices().zip(other.chars()).take_while(|((_, one), two)| one == two);
    alike.map(|((at, letter), _)| at + letter.len_utf8()).last().unwrap_or_default()
}

/// Where parts of a text end, behind what divides them.
fn ends(text: &str) -> impl Iterator<Item = usize> + '_ {
    text.char_indices().filter_map(|(at, _)| {
        let divide = DIVIDES.iter().find(|divide| text[at..].starts_with(**divide))?;
        Some(at + divide.len())
    })
}

/// Gives each group its name; those that are called the same with where they lie.
fn named(mut rows: Vec<Row>, called: Called<'_>, choices: &[Choice]) -> Vec<Row> {
    let mut count: BTreeMap<String, u32> = BTreeMap::new();
    for row in &mut rows {
        if let Row::Several { common, name, members } = row {
            *name = match common {
                Common::Thing(id) => {
                    let known = called.names.get(id).filter(|name| !name.is_empty());
                    // What has no name is called as the first thing that is done with it.
                    known.unwrap_or(&choices[members[0]].words).clone()
                }
                Common::Words(words) => {
                    words.trim_end().trim_end_matches([':', ',', ';', '：', '、', '；']).to_owned()
                }
            };
            *count.entry(name.clone()).or_default() += 1;
        }
    }
    for row in &mut rows {
        if let Row::Several { common: Common::Thing(id), name, .. } = row
            && count[name] > 1
            && let Some(place) = called.places.get(id)
        {
            *name = format!("{name} · {place}");
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices(all: &[(&str, &[&str])]) -> Vec<Choice> {
        let one = |(number, (words, ids)): (usize, &(&str, &[&str]))| {
            let ids = ids.iter().map(|id| (*id).to_owned()).collect();
            Choice::new(number as u32, String::new(), (*words).to_owned(), ids)
        };
        all.iter().enumerate().map(one).collect()
    }

    fn told(all: &[(&str, &str)]) -> BTreeMap<String, String> {
        all.iter().map(|(id, name)| ((*id).to_owned(), (*name).to_owned())).collect()
    }

    fn shape(rows: &[Row]) -> Vec<(&str, Vec<usize>)> {
        let shape = |row| match row {
            &Row::Choice(at) => ("", vec![at]),
            Row::Several { name, members, .. } => (name.as_str(), members.clone()),
        };
        rows.iter().map(shape).collect()
    }

    const MANY: [(&str, &[&str]); 10] = [
        ("Fox to A1", &["fox", "a1"]),
        ("Fox to A2", &["fox", "a2"]),
        ("Fox to A3", &["fox", "a3"]),
        ("Fox to A4", &["fox", "a4"]),
        ("Fox eats the owl in A4", &["fox", "a4", "owl"]),
        ("Other fox to A1", &["fox-2", "a1"]),
        ("Other fox to A2", &["fox-2", "a2"]),
        ("Elk to A1", &["elk", "a1"]),
        ("End the turn", &[]),
        ("Give up", &[]),
    ];

    #[test]
    fn few_stand_as_they_are() {
        let few = choices(&MANY[..8]);
        let none = BTreeMap::new();
        let called = Called { names: &none, places: &none };
        let rows = rows(&few, &members(&few, None, &[]), called);
        assert_eq!(rows.len(), 8);
    }

    #[test]
    fn many_stand_by_their_pieces_and_then_by_their_places() {
        let all = choices(&MANY);
        let names = told(&[("fox", "Fox"), ("fox-2", "Fox"), ("elk", "Elk")]);
        let places = told(&[("fox", "B1"), ("fox-2", "B2")]);
        let called = Called { names: &names, places: &places };
        let rows = rows(&all, &members(&all, None, &[]), called);
        let wanted = [
            ("Fox · B1", vec![0, 1, 2, 3, 4]),
            ("Fox · B2", vec![5, 6]),
            ("", vec![7]),
            ("", vec![8]),
            ("", vec![9]),
        ];
        assert_eq!(shape(&rows), wanted);
        let fox = [Common::Thing("fox".to_owned())];
        assert_eq!(members(&all, None, &fox), [0, 1, 2, 3, 4]);
        assert_eq!(members(&all, Some(&[0, 4, 8]), &fox), [0, 4]);
    }

    #[test]
    fn what_all_of_them_touch_divides_nothing() {
        let ids: Vec<[String; 3]> =
            (0..12).map(|at| ["fox".into(), format!("a{}", at / 3), format!("c{at}")]).collect();
        let all: Vec<_> = ids
            .iter()
            .enumerate()
            .map(|(at, ids)| Choice::new(at as u32, String::new(), format!("{at}"), ids.to_vec()))
            .collect();
        let names = told(&[("a0", "A0"), ("a1", "A1"), ("a2", "A2"), ("a3", "A3")]);
        let none = BTreeMap::new();
        let called = Called { names: &names, places: &none };
        let rows = rows(&all, &members(&all, None, &[]), called);
        assert_eq!(rows.len(), 4);
        assert_eq!(shape(&rows)[1], ("A1", vec![3, 4, 5]));
    }

    #[test]
    fn what_touches_nothing_of_its_own_stands_by_its_words() {
        let words: Vec<String> =
            (0..12).map(|at| format!("Council: Wizard {}, Rogue {}", at / 4, at % 4)).collect();
        let all: Vec<(&str, &[&str])> =
            words.iter().map(|words| (words.as_str(), &["council"][..])).collect();
        let all = choices(&all);
        let none = BTreeMap::new();
        let called = Called { names: &none, places: &none };
        let rows = rows(&all, &members(&all, None, &[]), called);
        let wanted = [
            ("Council: Wizard 0", vec![0, 1, 2, 3]),
            ("Council: Wizard 1", vec![4, 5, 6, 7]),
            ("Council: Wizard 2", vec![8, 9, 10, 11]),
        ];
        assert_eq!(shape(&rows), wanted);
        let Row::Several { common, .. } = &rows[1] else { panic!("a group") };
        assert_eq!(members(&all, None, std::slice::from_ref(common)), [4, 5, 6, 7]);
    }

    #[test]
    fn what_has_nothing_in_common_stands_as_it_is() {
        let words: Vec<String> = (0..12).map(|at| format!("Ware {at}")).collect();
        let all: Vec<(&str, &[&str])> =
            words.iter().map(|words| (words.as_str(), &[][..])).collect();
        let all = choices(&all);
        let none = BTreeMap::new();
        let called = Called { names: &none, places: &none };
        assert_eq!(rows(&all, &members(&all, None, &[]), called).len(), 12);
    }
}
