//! Which things of the table lead to a choice: what can be picked, and what goes on from there.
//!
//! A choice touches things of the scene, the piece or card first: tokens, cells and slots, steps, lines
//! of sheets, whole regions. To take it on the board is to pick its things one after the other, in any
//! order, until only it is left.

use super::Shown;
use kanso_replay::review::Choice;

/// What can be picked on the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offers {
    /// Things with which a choice begins (its piece or card), ascending.
    pub starts: Vec<String>,
    /// What was picked so far, in order; empty: nothing from which a choice follows.
    pub picked: Vec<String>,
    /// Things that go on from what was picked, ascending.
    pub targets: Vec<String>,
    /// Each of them with each choice that it goes on to, ascending.
    pub ends: Vec<(String, u32)>,
    /// Numbers of the choices that touch all that was picked, ascending; all while nothing was.
    pub fitting: Vec<u32>,
    /// Numbers of the choices that need nothing more, ascending; none while nothing was picked.
    pub ready: Vec<u32>,
}

impl Offers {
    /// What can be picked at the place that is shown, where `picked` was picked before. Things from
    /// which no choice follows are left out; nothing is offered within an event and in a preview.
    pub fn of(shown: &Shown, picked: &[&str]) -> Self {
        if shown.preview || shown.at.beat.is_some() {
            return Self::default();
        }
        Self::among(&shown.choices, picked)
    }

    fn among(choices: &[Choice], picked: &[&str]) -> Self {
        let starts = starts(choices);
        let mut fitting: Vec<&Choice> = choices.iter().collect();
        let mut kept: Vec<String> = Vec::new();
        for id in picked {
            let with = |choice: &&&Choice| choice.ids.iter().any(|known| known == id);
            let narrowed: Vec<&Choice> = fitting.iter().filter(with).copied().collect();
            if !narrowed.is_empty() && !kept.iter().any(|known| known == id) {
                fitting = narrowed;
                kept.push((*id).to_owned());
            }
        }
        let (mut ends, mut ready) = (Vec::new(), Vec::new());
        if !kept.is_empty() {
            for choice in &fitting {
                let more = choice.ids.iter().filter(|id| !kept.contains(id));
                let before = ends.len();
                ends.extend(more.map(|id| (id.clone(), choice.number)));
                if ends.len() == before {
                    ready.push(choice.number);
                }
            }
            ends.sort_unstable();
            ends.dedup();
        }
        let mut targets: Vec<_> = ends.iter().map(|(id, _)| id.clone()).collect();
        targets.dedup();
        let fitting = fitting.iter().map(|choice| choice.number).collect();
        Self { starts, picked: kept, targets, ends, fitting, ready }
    }

    /// True if a choice begins with this thing.
    pub fn begins(&self, id: &str) -> bool {
        has(&self.starts, id)
    }

    /// True if this thing goes on from what was picked.
    pub fn goes_on(&self, id: &str) -> bool {
        has(&self.targets, id)
    }

    /// True if this thing was picked.
    pub fn is_picked(&self, id: &str) -> bool {
        self.picked.iter().any(|known| known == id)
    }
}

/// Things with which a choice begins, ascending: its first one; all of them where their order says
/// nothing, as with the cards of a payment.
fn starts(choices: &[Choice]) -> Vec<String> {
    let ascending = |mut ids: Vec<String>| {
        ids.sort_unstable();
        ids.dedup();
        ids
    };
    let firsts =
        ascending(choices.iter().filter_map(|choice| choice.ids.first().cloned()).collect());
    let later = |choice: &&Choice| -> Vec<String> {
        let others = choice.ids.iter().skip(1).filter(|id| Some(*id) != choice.ids.first());
        others.cloned().collect()
    };
    let laters = ascending(choices.iter().flat_map(|choice| later(&choice)).collect());
    // What comes first in one choice and later in another has no place of its own.
    let is_set = |choice: &&Choice| {
        choice.ids.first().is_some_and(|id| has(&laters, id))
            || later(choice).iter().any(|id| has(&firsts, id))
    };
    let sets: Vec<_> =
        choices.iter().filter(is_set).flat_map(|choice| &choice.ids).cloned().collect();
    ascending(firsts.into_iter().chain(sets).collect())
}

fn has(ascending: &[String], id: &str) -> bool {
    ascending.binary_search_by(|known| known.as_str().cmp(id)).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(number: u32, ids: &[&str]) -> Choice {
        let ids = ids.iter().map(|id| (*id).to_owned()).collect();
        Choice { number, notation: format!("c{number}"), words: String::new(), ids }
    }

    fn choices() -> Vec<Choice> {
        vec![
            choice(0, &["board"]),
            choice(1, &["fox", "a1"]),
            choice(2, &["fox", "a2"]),
            choice(3, &["owl", "a2"]),
            choice(4, &["owl"]),
            choice(5, &["elk", "a2", "a1"]),
            choice(6, &["elk", "a2", "b1"]),
        ]
    }

    #[test]
    fn what_a_choice_touches_first_begins_it() {
        let offers = Offers::among(&choices(), &[]);
        assert_eq!(offers.starts, ["board", "elk", "fox", "owl"]);
        assert!(offers.begins("fox") && !offers.begins("a1"));
        assert_eq!((offers.fitting.len(), offers.ready.len(), offers.targets.len()), (7, 0, 0));
    }

    #[test]
    fn where_the_order_says_nothing_all_things_begin() {
        let pay = [choice(0, &["c1", "c2"]), choice(1, &["c1", "c3"]), choice(2, &["c2", "c3"])];
        assert_eq!(Offers::among(&pay, &[]).starts, ["c1", "c2", "c3"]);
        assert_eq!(Offers::among(&pay, &["c3"]).targets, ["c1", "c2"]);
        let heal = [choice(0, &["elf", "elf"]), choice(1, &["elf", "owl"])];
        assert_eq!(Offers::among(&heal, &[]).starts, ["elf"]);
    }

    #[test]
    fn a_picked_piece_shows_where_it_may_go() {
        let offers = Offers::among(&choices(), &["owl"]);
        assert_eq!(offers.targets, ["a2"]);
        assert!(offers.goes_on("a2") && offers.is_picked("owl"));
        assert_eq!((offers.fitting, offers.ready), (vec![3, 4], vec![4]));
    }

    #[test]
    fn things_are_picked_in_any_order() {
        assert_eq!(Offers::among(&choices(), &["a1"]).targets, ["a2", "elk", "fox"]);
        let both = Offers::among(&choices(), &["a1", "fox"]);
        assert_eq!((both.fitting, both.ready), (vec![1], vec![1]));
        let three = Offers::among(&choices(), &["elk", "a2"]);
        assert_eq!((three.targets, three.ready), (vec!["a1".to_owned(), "b1".to_owned()], vec![]));
    }

    #[test]
    fn what_leads_nowhere_is_not_picked() {
        let offers = Offers::among(&choices(), &["nothing", "fox", "b1"]);
        assert_eq!(offers.picked, ["fox"]);
        assert_eq!(Offers::among(&[], &["fox"]), Offers::default());
    }
}
