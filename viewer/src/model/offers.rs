//! Which things of the table lead to a choice: what can be picked, and what goes on from there.
//!
//! A choice touches things of the scene, the piece or card first: tokens, cells and slots, steps, lines
//! of sheets, whole regions. To take it on the board is to pick its things one after the other, in any
//! order, until only it is left.

use super::Shown;
use kanso_engine::Scene;
use kanso_engine::scene::{Badge, Body};
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
    /// Where all choices begin with one thing and it was not picked yet: what goes on from it, ascending.
    pub lit: Vec<String>,
    /// Those of the targets, or of what is lit, after which a piece can do nothing more, whichever choice is taken; ascending.
    pub last: Vec<String>,
    /// Numbers of the choices that touch all that was picked, ascending; all while nothing was.
    pub fitting: Vec<u32>,
    /// Numbers of the choices that need nothing more, ascending; none while nothing was picked.
    pub ready: Vec<u32>,
    /// Numbers of the choices that have no place on the table, ascending, whatever was picked.
    pub apart: Vec<u32>,
    /// What all that goes on from a thing pays, for those that can be picked next; ascending.
    pub prices: Vec<(String, Price)>,
    /// How probable it is that what is done with a thing comes off, where it is one choice; ascending.
    pub chances: Vec<(String, Badge)>,
    /// What the best of all that goes on from a thing is worth, where that is known; ascending.
    pub worths: Vec<(String, Badge)>,
}

/// What is paid, whichever choice is taken with a thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Price {
    /// The ways to pay, the least first: all of them, or of many the first alone.
    pub ways: Vec<Vec<Badge>>,
    /// True if there are others.
    pub more: bool,
}

/// So many ways to pay are told.
const WAYS_MAX: usize = 2;

impl Offers {
    /// What can be picked at the place that is shown, where `picked` was picked before. Things from
    /// which no choice follows are left out; nothing is offered within an event and in a preview.
    pub fn of(shown: &Shown, picked: &[&str]) -> Self {
        if shown.preview || shown.at.beat.is_some() {
            return Self::default();
        }
        let places = places(&shown.scene);
        let has_place =
            |choice: &&Choice| !choice.apart && choice.ids.iter().any(|id| has(&places, id));
        let (on_table, apart): (Vec<_>, Vec<_>) = shown.choices.iter().partition(has_place);
        let mut offers = Self::among(&on_table, picked);
        offers.apart = apart.iter().map(|choice| choice.number).collect();
        if offers.picked.is_empty() {
            offers.fitting = shown.choices.iter().map(|choice| choice.number).collect();
        }
        offers
    }

    fn among(choices: &[&Choice], picked: &[&str]) -> Self {
        let starts = starts(choices);
        let mut fitting: Vec<&Choice> = choices.to_vec();
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
        let lit = if kept.is_empty() { lit(&starts, &fitting) } else { Vec::new() };
        let next = if kept.is_empty() { &starts } else { &targets };
        // What was picked as the piece or card of a choice is not the price of another one.
        let led: Vec<_> = fitting.iter().copied().filter(|choice| leads(choice, &kept)).collect();
        let led = if led.is_empty() { &fitting } else { &led };
        let (prices, mut chances) = (prices(next, &fitting), chances(next, led, kept.len() + 1));
        chances.extend(self::chances(&lit, &fitting, 2));
        chances.sort_by(|(one, _), (other, _)| one.cmp(other));
        let mut worths = worths(next, &fitting);
        worths.extend(self::worths(&lit, &fitting));
        worths.sort_by(|(one, _), (other, _)| one.cmp(other));
        let is_last = |id: &&String| {
            fitting.iter().filter(|choice| choice.ids.contains(id)).all(|choice| choice.last)
        };
        let on = if kept.is_empty() { &lit } else { &targets };
        let last = on.iter().filter(is_last).cloned().collect();
        let fitting = fitting.iter().map(|choice| choice.number).collect();
        let apart = Vec::new();
        let picked = kept;
        Self {
            starts,
            picked,
            targets,
            ends,
            lit,
            last,
            fitting,
            ready,
            apart,
            prices,
            chances,
            worths,
        }
    }

    /// True if a choice begins with this thing.
    pub fn begins(&self, id: &str) -> bool {
        has(&self.starts, id)
    }

    /// True if this thing goes on from what was picked.
    pub fn goes_on(&self, id: &str) -> bool {
        has(&self.targets, id)
    }

    /// True if this thing goes on from the only one with which a choice begins.
    pub fn is_lit(&self, id: &str) -> bool {
        has(&self.lit, id)
    }

    /// True if a piece that goes on to this can do nothing more then.
    pub fn is_last(&self, id: &str) -> bool {
        has(&self.last, id)
    }

    /// What is paid whichever choice is taken with this thing next; none: one of them is free.
    pub fn price(&self, id: &str) -> Option<&Price> {
        let at = self.prices.binary_search_by(|(known, _)| known.as_str().cmp(id)).ok()?;
        Some(&self.prices[at].1)
    }

    /// How probable it is that what is done with this thing next comes off, where that is known.
    pub fn chance(&self, id: &str) -> Option<&Badge> {
        let at = self.chances.binary_search_by(|(known, _)| known.as_str().cmp(id)).ok()?;
        Some(&self.chances[at].1)
    }

    /// What the best of all that goes on from this thing is worth, where that is known.
    pub fn worth(&self, id: &str) -> Option<&Badge> {
        let at = self.worths.binary_search_by(|(known, _)| known.as_str().cmp(id)).ok()?;
        Some(&self.worths[at].1)
    }

    /// True if this thing was picked.
    pub fn is_picked(&self, id: &str) -> bool {
        self.picked.iter().any(|known| known == id)
    }
}

/// What goes on from the only thing with which choices begin; none where there are several.
fn lit(starts: &[String], choices: &[&Choice]) -> Vec<String> {
    let [only] = starts else { return Vec::new() };
    let others = choices.iter().flat_map(|choice| &choice.ids).filter(|id| *id != only);
    let mut lit: Vec<String> = others.cloned().collect();
    lit.sort_unstable();
    lit.dedup();
    lit
}

/// The price of each of these things, where all that is chosen with it pays something.
fn prices(next: &[String], fitting: &[&Choice]) -> Vec<(String, Price)> {
    if fitting.iter().all(|choice| choice.price.is_empty()) {
        return Vec::new();
    }
    let price = |id: &String| {
        let with = fitting.iter().filter(|choice| choice.ids.contains(id));
        let mut ways: Vec<_> = with.map(|choice| choice.price.clone()).collect();
        ways.sort_by_key(|way| amount(way));
        let mut distinct: Vec<Vec<Badge>> = Vec::new();
        for way in ways {
            if !distinct.contains(&way) {
                distinct.push(way);
            }
        }
        let is_free = distinct.first().is_none_or(Vec::is_empty);
        let more = distinct.len() > WAYS_MAX;
        if more {
            distinct.truncate(1);
        }
        (!is_free).then(|| (id.clone(), Price { ways: distinct, more }))
    };
    next.iter().filter_map(price).collect()
}

/// How probable it is that it comes off, for each of these things: where all choices that need the fewest
/// things with it are as probable, and it is what is aimed at, behind the first thing of a choice, or the
/// last one of it. Choices may differ in how they are paid.
fn chances(next: &[String], fitting: &[&Choice], things: usize) -> Vec<(String, Badge)> {
    if fitting.iter().all(|choice| choice.chance.is_none()) {
        return Vec::new();
    }
    let chance = |id: &String| {
        let with = || fitting.iter().filter(|choice| choice.ids.contains(id));
        let fewest = with().map(|choice| choice.ids.len()).min()?;
        let mut shortest = with().filter(|choice| choice.ids.len() == fewest);
        let first = shortest.next()?;
        let is_aimed_at =
            things > 1 && first.ids.iter().skip(1).take(things - 1).any(|at| at == id);
        let chance = first.chance.clone().filter(|_| is_aimed_at || fewest == things)?;
        shortest.all(|other| other.chance.as_ref() == Some(&chance)).then(|| (id.clone(), chance))
    };
    next.iter().filter_map(chance).collect()
}

/// What the best choice with each of these things is worth, where that is known.
fn worths(next: &[String], fitting: &[&Choice]) -> Vec<(String, Badge)> {
    let known: Vec<_> =
        fitting.iter().filter_map(|choice| Some((*choice, choice.worth.as_ref()?))).collect();
    let worth = |id: &String| {
        let with = known.iter().filter(|(choice, _)| choice.ids.contains(id));
        let best = with.max_by_key(|(_, worth)| worth.share)?;
        Some((id.clone(), best.1.badge.clone()))
    };
    if known.is_empty() { Vec::new() } else { next.iter().filter_map(worth).collect() }
}

/// True if a choice begins with what was picked first.
fn leads(choice: &Choice, picked: &[String]) -> bool {
    picked.first().is_none_or(|first| choice.ids.first() == Some(first))
}

/// How much is paid in all.
fn amount(price: &[Badge]) -> u32 {
    let figure =
        |badge: &Badge| badge.sign.as_ref().map_or(1, |sign| sign.figure.en.parse().unwrap_or(1));
    price.iter().map(figure).sum()
}

/// All that has a place on the table, by id and ascending: not areas, nor lines of sheets.
fn places(scene: &Scene) -> Vec<String> {
    let mut places: Vec<String> = Vec::new();
    for region in scene.pages.iter().flat_map(|page| &page.regions) {
        match &region.body {
            Body::Board(board) => {
                for cell in &board.cells {
                    places.push(cell.id.to_string());
                    places.extend(cell.tokens.iter().map(|token| token.id.clone()));
                }
            }
            Body::Row(slots) => {
                for slot in slots {
                    places.push(slot.id.clone());
                    places.extend(slot.token.iter().map(|token| token.id.clone()));
                }
            }
            Body::Track(steps) => {
                for step in steps {
                    places.push(step.id.clone());
                    places.extend(step.tokens.iter().map(|token| token.id.clone()));
                }
            }
            Body::Sheet(_) => {}
        }
    }
    places.sort_unstable();
    places
}

/// Things with which a choice begins, ascending: its first one; all of them where their order says
/// nothing, as with the cards of a payment.
fn starts(choices: &[&Choice]) -> Vec<String> {
    let ascending = |mut ids: Vec<String>| {
        ids.sort_unstable();
        ids.dedup();
        ids
    };
    let firsts =
        ascending(choices.iter().filter_map(|choice| choice.ids.first().cloned()).collect());
    let later = |choice: &Choice| -> Vec<String> {
        let others = choice.ids.iter().skip(1).filter(|id| Some(*id) != choice.ids.first());
        others.cloned().collect()
    };
    let laters = ascending(choices.iter().flat_map(|choice| later(choice)).collect());
    // What comes first in one choice and later in another has no place of its own.
    let is_set = |choice: &&&Choice| {
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
    use kanso_engine::Label;
    use kanso_engine::scene::{Icon, Tone};
    use kanso_engine::words::{Thing, thing};

    fn choice(number: u32, ids: &[&str]) -> Choice {
        let ids = ids.iter().map(|id| (*id).to_owned()).collect();
        Choice::new(number, format!("c{number}"), String::new(), ids)
    }

    fn among(choices: &[Choice], picked: &[&str]) -> Offers {
        Offers::among(&choices.iter().collect::<Vec<_>>(), picked)
    }

    #[test]
    fn what_goes_on_from_the_only_start_is_lit_at_once() {
        let one = [choice(0, &["fox", "b1"]), choice(1, &["fox", "a2"])];
        assert_eq!(among(&one, &[]).lit, ["a2", "b1"]);
        assert!(among(&one, &["fox"]).lit.is_empty(), "they are targets then");
        assert!(among(&choices(), &[]).lit.is_empty(), "there are several");
    }

    #[test]
    fn a_target_is_the_last_one_where_every_choice_leaves_nothing_more() {
        let last = |choice| Choice { last: true, ..choice };
        let known = [
            choice(0, &["fox", "a1"]),
            last(choice(1, &["fox", "a2"])),
            last(choice(2, &["fox", "a1"])),
        ];
        assert_eq!(among(&known, &["fox"]).last, ["a2"]);
        assert_eq!(among(&known, &[]).last, ["a2"]);
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
        let offers = among(&choices(), &[]);
        assert_eq!(offers.starts, ["board", "elk", "fox", "owl"]);
        assert!(offers.begins("fox") && !offers.begins("a1"));
        assert_eq!((offers.fitting.len(), offers.ready.len(), offers.targets.len()), (7, 0, 0));
    }

    #[test]
    fn where_the_order_says_nothing_all_things_begin() {
        let pay = [choice(0, &["c1", "c2"]), choice(1, &["c1", "c3"]), choice(2, &["c2", "c3"])];
        assert_eq!(among(&pay, &[]).starts, ["c1", "c2", "c3"]);
        assert_eq!(among(&pay, &["c3"]).targets, ["c1", "c2"]);
        let heal = [choice(0, &["elf", "elf"]), choice(1, &["elf", "owl"])];
        assert_eq!(among(&heal, &[]).starts, ["elf"]);
    }

    #[test]
    fn a_picked_piece_shows_where_it_may_go() {
        let offers = among(&choices(), &["owl"]);
        assert_eq!(offers.targets, ["a2"]);
        assert!(offers.goes_on("a2") && offers.is_picked("owl"));
        assert_eq!((offers.fitting, offers.ready), (vec![3, 4], vec![4]));
    }

    #[test]
    fn things_are_picked_in_any_order() {
        assert_eq!(among(&choices(), &["a1"]).targets, ["a2", "elk", "fox"]);
        let both = among(&choices(), &["a1", "fox"]);
        assert_eq!((both.fitting, both.ready), (vec![1], vec![1]));
        let three = among(&choices(), &["elk", "a2"]);
        assert_eq!((three.targets, three.ready), (vec!["a1".to_owned(), "b1".to_owned()], vec![]));
    }

    #[test]
    fn what_leads_nowhere_is_not_picked() {
        let offers = among(&choices(), &["nothing", "fox", "b1"]);
        assert_eq!(offers.picked, ["fox"]);
        assert_eq!(among(&[], &["fox"]), Offers::default());
    }

    #[test]
    fn a_thing_has_a_price_where_all_that_is_done_with_it_pays() {
        static COINS: Thing = thing("coin", "coins", "コイン", "枚");
        let paying = |number, ids: &[&str], coins| Choice {
            price: Badge::price(Icon::Gold, coins, &COINS).into_iter().collect(),
            ..choice(number, ids)
        };
        let all = [
            paying(0, &["fox", "a1"], 0),
            paying(1, &["fox", "a2"], 2),
            paying(2, &["fox", "a3"], 3),
            paying(3, &["fox", "a3"], 1),
            paying(4, &["owl"], 1),
            paying(5, &["fox", "b1"], 3),
            paying(6, &["fox", "b1"], 2),
            paying(7, &["fox", "b1"], 4),
        ];
        let figures = |offers: &Offers, id: &str| {
            let price = offers.price(id)?;
            let ways = price.ways.iter().map(|way| way[0].text.en.to_string());
            Some((ways.collect::<Vec<_>>().join(" "), price.more))
        };
        let at_first = among(&all, &[]);
        assert_eq!(figures(&at_first, "fox"), None, "one way is free");
        assert_eq!(figures(&at_first, "owl"), Some(("−1".to_owned(), false)));
        let fox = among(&all, &["fox"]);
        assert_eq!(figures(&fox, "a1"), None);
        assert_eq!(figures(&fox, "a2"), Some(("−2".to_owned(), false)));
        assert_eq!(
            figures(&fox, "a3"),
            Some(("−1 −3".to_owned(), false)),
            "two ways, the less first"
        );
        assert_eq!(figures(&fox, "b1"), Some(("−2".to_owned(), true)), "the least of many");
    }

    #[test]
    fn the_last_thing_of_a_choice_says_whether_it_comes_off() {
        let throwing = |number, ids: &[&str], text: &'static str| Choice {
            chance: Some(Badge::new(Label::same(text), Label::same(text), Tone::Plain)),
            ..choice(number, ids)
        };
        let all = [throwing(0, &["fox", "elk"], "58 %"), throwing(1, &["fox", "owl"], "42 %")];
        let told =
            |offers: &Offers, id: &str| offers.chance(id).map(|chance| chance.text.en.to_string());
        assert_eq!(told(&among(&all[..1], &[]), "fox"), None, "it only begins with it");
        let fox = among(&all, &["fox"]);
        assert_eq!(told(&fox, "owl"), Some("42 %".to_owned()));
    }

    #[test]
    fn what_is_aimed_at_says_it_however_it_is_paid() {
        let throwing = |number, ids: &[&str], text: &'static str| Choice {
            chance: Some(Badge::new(Label::same(text), Label::same(text), Tone::Plain)),
            ..choice(number, ids)
        };
        let all = [
            throwing(0, &["bow", "elk", "c1"], "58 %"),
            throwing(1, &["bow", "elk", "c2"], "58 %"),
            throwing(2, &["bow", "owl", "c1"], "42 %"),
            throwing(3, &["bow", "owl", "c2"], "58 %"),
            throwing(4, &["bow", "fox", "c1"], "42 %"),
            throwing(5, &["bow", "fox", "elk", "c1"], "8 %"),
            throwing(6, &["sling", "elk", "bow"], "8 %"),
        ];
        let bow = among(&all, &["bow"]);
        let told = |id: &str| bow.chance(id).map(|chance| chance.text.en.to_string());
        assert_eq!(told("elk"), Some("58 %".to_owned()));
        assert_eq!(told("owl"), None, "it hangs on how it is paid");
        assert_eq!(told("fox"), Some("42 %".to_owned()), "alone, not with another one");
        assert_eq!(told("c1"), None, "it only pays");
    }
}
