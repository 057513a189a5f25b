//! The list of choices, narrowed and grouped by the piece or card that each begins with.

use kanso_replay::review::Choice;
use std::collections::BTreeMap;

/// Choices that begin with the same piece or card.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Group {
    /// Its name; empty where the group needs none.
    pub name: String,
    /// Places in the list of choices.
    pub members: Vec<usize>,
}

/// The choices among `only` (all without it) that have every word of `filter` in their words, their
/// notation or the name of what they begin with; grouped in the order of the list.
pub fn groups(
    choices: &[Choice],
    only: Option<&[u32]>,
    filter: &str,
    names: &BTreeMap<String, String>,
) -> Vec<Group> {
    let filter = filter.to_lowercase();
    let mut groups: Vec<(&str, Group)> = Vec::new();
    for (at, choice) in choices.iter().enumerate() {
        let id = choice.ids.first().map_or("", String::as_str);
        let name = names.get(id).map_or("", String::as_str);
        let here = only.is_none_or(|only| only.binary_search(&choice.number).is_ok());
        if !here || !has(&filter, &[&choice.notation, &choice.words, name]) {
            continue;
        }
        match groups.iter_mut().find(|(known, _)| *known == id) {
            Some((_, group)) => group.members.push(at),
            None => groups.push((id, Group { name: name.to_owned(), members: vec![at] })),
        }
    }
    let mut groups: Vec<_> = groups.into_iter().map(|(_, group)| group).collect();
    // Headings over one choice each would only say everything twice.
    if groups.len() < 2 || groups.iter().all(|group| group.members.len() < 2) {
        let members = groups.into_iter().flat_map(|group| group.members).collect::<Vec<_>>();
        groups = vec![Group { name: String::new(), members }];
    }
    groups
}

/// The place of the choice that Enter takes: the one whose notation was typed in full, else the first
/// one that is left, if something was typed or it is the only one.
pub fn meant(choices: &[Choice], groups: &[Group], filter: &str) -> Option<usize> {
    let members = || groups.iter().flat_map(|group| &group.members).copied();
    let typed = filter.split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some(exact) = members().find(|at| choices[*at].notation == typed) {
        return Some(exact);
    }
    let mut members = members();
    let first = members.next()?;
    (!typed.is_empty() || members.next().is_none()).then_some(first)
}

/// True if each word of a text in small letters stands in one of these.
pub fn has(filter: &str, texts: &[&str]) -> bool {
    let texts: Vec<_> = texts.iter().map(|text| text.to_lowercase()).collect();
    filter.split_whitespace().all(|word| texts.iter().any(|text| text.contains(word)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(number: u32, notation: &str, words: &str, id: &str) -> Choice {
        let (notation, words) = (notation.to_owned(), words.to_owned());
        Choice::new(number, notation, words, vec![id.to_owned()])
    }

    fn choices() -> Vec<Choice> {
        vec![
            choice(0, "go 0 a1", "Fox to A1", "fox"),
            choice(1, "go 0 a2", "Fox to A2", "fox"),
            choice(2, "go 1 a2", "Owl to A2", "owl"),
            choice(3, "end", "End the turn", "board"),
        ]
    }

    fn told() -> BTreeMap<String, String> {
        [("fox", "Red fox"), ("owl", "Owl")].map(|(id, name)| (id.into(), name.into())).into()
    }

    fn members(groups: &[Group]) -> Vec<usize> {
        groups.iter().flat_map(|group| group.members.clone()).collect()
    }

    #[test]
    fn choices_stand_under_their_piece() {
        let groups = groups(&choices(), None, "", &told());
        let shape: Vec<_> =
            groups.iter().map(|group| (&*group.name, group.members.len())).collect();
        assert_eq!(shape, [("Red fox", 2), ("Owl", 1), ("", 1)]);
    }

    #[test]
    fn every_typed_word_narrows_the_list() {
        let of = |filter| members(&groups(&choices(), None, filter, &told()));
        assert_eq!(of("a2"), [1, 2]);
        assert_eq!(of("a2 RED"), [1]);
        assert_eq!(of("cat"), Vec::<usize>::new());
        assert_eq!(members(&groups(&choices(), Some(&[1, 3]), "", &told())), [1, 3]);
    }

    #[test]
    fn enter_takes_the_first_choice_that_was_meant() {
        let all = choices();
        let of = |filter| meant(&all, &groups(&all, None, filter, &told()), filter);
        assert_eq!(of("owl"), Some(2));
        assert_eq!(of("fox"), Some(0), "the first of two");
        assert_eq!(of(""), None, "nothing was typed");
        assert_eq!(of("end"), Some(3), "the notation in full");
        assert_eq!(of("cat"), None);
    }
}
