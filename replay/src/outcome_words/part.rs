//! Outcomes that are known in part: the rest is filled in.

use super::{items_awaited, outcome};
use kanso_engine::{Bag, ChanceKind, Item, Outcome};

/// An outcome of which some items were filled in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Filled {
    /// The outcome.
    pub outcome: Outcome,
    /// Which of its items were filled in, by their places, ascending.
    pub assumed: Vec<u8>,
}

/// Fills in the items that nobody knows: `falls` gives as many of them as are missing, in their order,
/// from what is left in a bag.
///
/// In a draw without an order the known ones of a kind come before the others of it.
pub fn fill(
    kind: ChanceKind,
    bag: &Bag,
    known: &[Option<Item>],
    falls: impl FnOnce(ChanceKind, &Bag) -> Outcome,
) -> Filled {
    debug_assert_eq!(known.len() as u32, items_awaited(kind), "as many as are awaited");
    let missing = known.iter().filter(|item| item.is_none()).count() as u8;
    let mut left = Bag::new();
    left.copy_from(bag);
    let mut places: Vec<u8> = (0..known.len() as u8).collect();
    for item in known.iter().flatten() {
        match item {
            Item::Kind(kind) => drop(left.take(*kind)),
            Item::Place(place) => places.retain(|other| other != place),
            Item::Face(_) | Item::Pick(_) => {}
        }
    }
    let fallen = match kind {
        ChanceKind::Roll { faces, .. } => falls(ChanceKind::Roll { dice: missing, faces }, &left),
        ChanceKind::Draw { .. } => falls(ChanceKind::Draw { count: missing, ordered: true }, &left),
        ChanceKind::Pick { n } => falls(ChanceKind::Pick { n }, &left),
        ChanceKind::Shuffle { .. } => falls(ChanceKind::Shuffle { n: missing }, &left),
    };
    let mut fallen = super::items(&fallen).into_iter().map(|item| match item {
        // A shuffle of what is left tells places among that.
        Item::Place(place) => Item::Place(places[usize::from(place)]),
        item => item,
    });
    let mut all: Vec<(Item, bool)> = known
        .iter()
        .map(|item| match item {
            Some(item) => (*item, false),
            None => (fallen.next().expect("as many fall as are missing"), true),
        })
        .collect();
    if let ChanceKind::Draw { ordered: false, .. } = kind {
        all.sort_unstable();
    }
    let items: Vec<_> = all.iter().map(|(item, _)| *item).collect();
    let assumed = (0..).zip(&all).filter(|(_, (_, is_assumed))| *is_assumed).map(|(at, _)| at);
    Filled { outcome: outcome(kind, &items), assumed: assumed.collect() }
}

/// Some outcome that can fall: the first of each.
pub fn first(kind: ChanceKind, bag: &Bag) -> Outcome {
    let items: Vec<_> = match kind {
        ChanceKind::Roll { dice, .. } => vec![Item::Face(1); usize::from(dice)],
        ChanceKind::Draw { count, .. } => bag
            .iter()
            .flat_map(|(kind, held)| std::iter::repeat_n(Item::Kind(kind), usize::from(held)))
            .take(usize::from(count))
            .collect(),
        ChanceKind::Pick { .. } => vec![Item::Pick(0)],
        ChanceKind::Shuffle { n } => (0..n).map(Item::Place).collect(),
    };
    outcome(kind, &items)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::Kind;
    use kanso_engine::chance::Kinds;

    fn bag() -> Bag {
        (1..=4).map(|kind| (Kind(kind), kind)).collect()
    }

    #[test]
    fn what_is_missing_comes_from_what_is_left() {
        let kind = ChanceKind::Draw { count: 4, ordered: false };
        let known = [None, Some(Item::Kind(Kind(2))), None, Some(Item::Kind(Kind(1)))];
        let filled = fill(kind, &bag(), &known, |kind, left| {
            assert_eq!(kind, ChanceKind::Draw { count: 2, ordered: true });
            assert_eq!([1, 2, 3].map(|kind| left.count(Kind(kind))), [0, 1, 3]);
            Outcome::Draw([Kind(4), Kind(2)].into_iter().collect::<Kinds>())
        });
        let wanted = Outcome::draw(&[Kind(1), Kind(2), Kind(2), Kind(4)]);
        assert_eq!(filled, Filled { outcome: wanted, assumed: vec![2, 3] }, "the known 2 is first");
    }

    #[test]
    fn where_the_order_matters_each_stays_in_its_place() {
        let kind = ChanceKind::Draw { count: 3, ordered: true };
        let known = [None, Some(Item::Kind(Kind(2))), None];
        let kinds = |kinds: [u16; 2]| Outcome::Draw(kinds.map(Kind).into_iter().collect::<Kinds>());
        let filled = fill(kind, &bag(), &known, |_, _| kinds([4, 1]));
        let wanted = Outcome::Draw([4, 2, 1].map(Kind).into_iter().collect::<Kinds>());
        assert_eq!(filled, Filled { outcome: wanted, assumed: vec![0, 2] });

        let kind = ChanceKind::Roll { dice: 2, faces: 6 };
        let filled = fill(kind, &Bag::new(), &[Some(Item::Face(3)), None], |kind, _| {
            assert_eq!(kind, ChanceKind::Roll { dice: 1, faces: 6 });
            Outcome::roll(&[5])
        });
        assert_eq!(filled, Filled { outcome: Outcome::roll(&[3, 5]), assumed: vec![1] });

        let kind = ChanceKind::Shuffle { n: 4 };
        let known = [None, Some(Item::Place(0)), None, Some(Item::Place(2))];
        let filled = fill(kind, &Bag::new(), &known, |_, _| Outcome::shuffle(&[1, 0]));
        let wanted = Outcome::shuffle(&[3, 0, 1, 2]);
        assert_eq!(filled, Filled { outcome: wanted, assumed: vec![0, 2] });
    }
}
