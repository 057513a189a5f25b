//! Where two values differ.
//!
//! Two lists are laid beside each other by what stands in them and not by place alone: a thing that
//! comes in, goes out or changes its place leaves the others what they were.

use super::{Value, canonical};
use serde::Serialize;
use std::cmp::Reverse;
use std::fmt;

/// Most pairs of items that are looked at to lay two lists beside each other; longer ones are
/// compared place by place.
const PAIRS_MAX: usize = 1 << 20;

/// One place where two values differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Where in the left value: field names and list places (`seats[1].gold`); where in the right
    /// one if it is not in the left.
    pub path: String,
    /// Where, as people are told it: a place of a list that is another one on the right has both
    /// (`units[13→11].at`).
    pub place: String,
    /// The value on the left, if there is one.
    pub left: Option<Value>,
    /// The value on the right, if there is one.
    pub right: Option<Value>,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |value: &Option<Value>| match value {
            Some(value) => value.to_string(),
            None => "absent".to_owned(),
        };
        write!(f, "{}: {} -> {}", self.place, side(&self.left), side(&self.right))
    }
}

/// Where two values differ, in the order of the canonical form.
pub fn diff<T: Serialize + ?Sized>(left: &T, right: &T) -> Vec<Difference> {
    let (left, right) = (canonical(left), canonical(right));
    if left == right { Vec::new() } else { diff_values(&Value::read(&left), &Value::read(&right)) }
}

/// Where two states that were taken apart differ, in the order of the canonical form: for states of
/// two games, or of one under different rules.
pub fn diff_values(left: &Value, right: &Value) -> Vec<Difference> {
    let mut found = Vec::new();
    compare(&At::default(), left, right, &mut found);
    found
}

/// Where a comparison is.
#[derive(Clone, Default)]
struct At {
    path: String,
    place: String,
}

impl At {
    fn field(&self, name: &str) -> Self {
        let dot = if self.path.is_empty() { "" } else { "." };
        Self {
            path: format!("{}{dot}{name}", self.path),
            place: format!("{}{dot}{name}", self.place),
        }
    }

    fn item(&self, left: Option<usize>, right: Option<usize>) -> Self {
        let own = left.or(right).unwrap_or_default();
        let place = match (left, right) {
            (Some(left), Some(right)) if left != right => format!("{left}→{right}"),
            _ => own.to_string(),
        };
        Self { path: format!("{}[{own}]", self.path), place: format!("{}[{place}]", self.place) }
    }

    fn differs(self, left: Option<&Value>, right: Option<&Value>) -> Difference {
        let Self { path, place } = self;
        Difference { path, place, left: left.cloned(), right: right.cloned() }
    }
}

fn compare(at: &At, left: &Value, right: &Value, found: &mut Vec<Difference>) {
    if left == right {
        return;
    }
    match (left, right) {
        (Value::Struct(a), Value::Struct(b)) => {
            for (name, value) in a {
                match b.iter().find(|(other, _)| other == name) {
                    Some((_, other)) => compare(&at.field(name), value, other, found),
                    None => found.push(at.field(name).differs(Some(value), None)),
                }
            }
            for (name, value) in b {
                if !a.iter().any(|(other, _)| other == name) {
                    found.push(at.field(name).differs(None, Some(value)));
                }
            }
        }
        (Value::List(a), Value::List(b)) => {
            for (left, right) in beside(a, b) {
                let at = at.item(left, right);
                match (left.map(|left| &a[left]), right.map(|right| &b[right])) {
                    // The same thing at another place.
                    (Some(one), Some(other)) if one == other => {
                        found.push(at.differs(Some(one), Some(other)));
                    }
                    (Some(one), Some(other)) => compare(&at, one, other, found),
                    (one, other) => found.push(at.differs(one, other)),
                }
            }
        }
        (Value::Variant(a, Some(left)), Value::Variant(b, Some(right))) if a == b => {
            compare(at, left, right, found);
        }
        _ => found.push(at.clone().differs(Some(left), Some(right))),
    }
}

/// A place of the left list and one of the right list, of items that are told together.
type Pair = (Option<usize>, Option<usize>);

/// The items of two lists that differ, each beside the one that it was or became: place by place
/// where that tells less than laying equal items beside each other does.
fn beside(a: &[Value], b: &[Value]) -> Vec<Pair> {
    let by_place = || -> Vec<Pair> {
        (0..a.len().max(b.len()))
            .filter(|at| a.get(*at) != b.get(*at))
            .map(|at| ((at < a.len()).then_some(at), (at < b.len()).then_some(at)))
            .collect()
    };
    let placed = by_place();
    let begins = a.iter().zip(b).take_while(|(one, other)| one == other).count();
    let (a_rest, b_rest) = (&a[begins..], &b[begins..]);
    let ends = a_rest.iter().rev().zip(b_rest.iter().rev());
    let ends = ends.take_while(|(one, other)| one == other).count();
    let (a_mid, b_mid) = (&a_rest[..a_rest.len() - ends], &b_rest[..b_rest.len() - ends]);
    if a_mid.len().saturating_mul(b_mid.len()) > PAIRS_MAX {
        return placed;
    }
    let gaps = gaps(a_mid, b_mid);
    let left_over: usize = gaps.iter().map(|(left, right)| left.len() + right.len()).sum();
    if placed.len() < left_over && a.len() == b.len() {
        return placed;
    }
    let mut pairs = paired(a_mid, b_mid, gaps);
    for (left, right) in &mut pairs {
        *left = left.map(|at| at + begins);
        *right = right.map(|at| at + begins);
    }
    pairs
}

/// Places of items between two neighbouring items that both lists have: of the left, of the right.
type Gap = (Vec<usize>, Vec<usize>);

/// What the longest common part of two lists leaves over.
fn gaps(a: &[Value], b: &[Value]) -> Vec<Gap> {
    // How long the common part of the ends that begin at a place is.
    let width = b.len() + 1;
    let mut common = vec![0_u32; (a.len() + 1) * width];
    for left in (0..a.len()).rev() {
        for right in (0..b.len()).rev() {
            common[left * width + right] = if a[left] == b[right] {
                common[(left + 1) * width + right + 1] + 1
            } else {
                common[(left + 1) * width + right].max(common[left * width + right + 1])
            };
        }
    }
    let (mut left, mut right) = (0, 0);
    let (mut gaps, mut gap) = (Vec::new(), Gap::default());
    while left < a.len() || right < b.len() {
        let goes_left = right == b.len()
            || left < a.len()
                && common[(left + 1) * width + right] >= common[left * width + right + 1];
        if left < a.len() && right < b.len() && a[left] == b[right] {
            gaps.push(std::mem::take(&mut gap));
            (left, right) = (left + 1, right + 1);
        } else if goes_left {
            gap.0.push(left);
            left += 1;
        } else {
            gap.1.push(right);
            right += 1;
        }
    }
    gaps.push(gap);
    gaps.retain(|(left, right)| !left.is_empty() || !right.is_empty());
    gaps
}

/// Lays what is left over beside each other: first what has most in common, wherever it stands; of
/// the others as many as there are on both sides of a gap, in their order; what remains went or came.
fn paired(a: &[Value], b: &[Value], gaps: Vec<Gap>) -> Vec<Pair> {
    let (mut lefts, mut rights) = (Vec::new(), Vec::new());
    for (gap, (left, right)) in gaps.into_iter().enumerate() {
        lefts.extend(left.into_iter().map(|at| (at, gap)));
        rights.extend(right.into_iter().map(|at| (at, gap)));
    }
    let mut alike: Vec<_> = lefts
        .iter()
        .flat_map(|left| rights.iter().map(|right| (*left, *right)))
        .filter_map(|(left, right)| {
            let likeness = likeness(&a[left.0], &b[right.0])?;
            Some((Reverse(likeness), left.1 != right.1, left, right))
        })
        .collect();
    alike.sort_unstable();
    let mut pairs: Vec<Pair> = Vec::new();
    for (_, _, left, right) in alike {
        if lefts.contains(&left) && rights.contains(&right) {
            lefts.retain(|other| *other != left);
            rights.retain(|other| *other != right);
            pairs.push((Some(left.0), Some(right.0)));
        }
    }
    let of = |list: &[(usize, usize)], gap: usize| list.iter().filter(|at| at.1 == gap).count();
    let (all_lefts, all_rights) = (lefts.clone(), rights.clone());
    for (left, gap) in lefts {
        let here = rights.iter().position(|right| right.1 == gap);
        match here.filter(|_| of(&all_lefts, gap) == of(&all_rights, gap)) {
            Some(right) => pairs.push((Some(left), Some(rights.remove(right).0))),
            None => pairs.push((Some(left), None)),
        }
    }
    pairs.extend(rights.into_iter().map(|(right, _)| (None, Some(right))));
    pairs.sort_by_key(|(left, right)| (left.or(*right), left.is_none()));
    pairs
}

/// How many fields of a hundred two structs have in common, from 50; none for what is less alike
/// and no equal.
fn likeness(a: &Value, b: &Value) -> Option<usize> {
    if a == b {
        return Some(100);
    }
    let (Value::Struct(a), Value::Struct(b)) = (a, b) else { return None };
    let same = a.iter().filter(|field| b.contains(field)).count();
    let likeness = same * 100 / a.len().max(b.len()).max(1);
    (likeness >= 50).then_some(likeness)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Serialize)]
    struct Unit {
        at: u8,
        kind: char,
        number: u8,
        figures: u8,
    }

    fn unit(at: u8, number: u8) -> Unit {
        Unit { at, kind: 'k', number, figures: 4 }
    }

    fn told<T: Serialize>(left: &[T], right: &[T]) -> Vec<String> {
        diff(left, right).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_thing_that_moves_in_a_sorted_list_leaves_the_others_alone() {
        let before: Vec<_> = (0..6).map(|number| unit(10 * number, number)).collect();
        let mut after = before.clone();
        after[4].at = 5;
        after.sort_by_key(|unit| unit.at);
        assert_eq!(told(&before, &after), ["[4→1].at: 40 -> 5"]);
        let found = diff(&before, &after);
        assert_eq!((found[0].path.as_str(), found.len()), ("[4].at", 1));
        after.remove(0);
        assert_eq!(
            told(&before, &after)[0],
            "[0]: {at: 0, kind: \"k\", number: 0, figures: 4} -> absent"
        );
        assert_eq!(told(&before, &after)[1..], ["[4→0].at: 40 -> 5"]);
    }

    #[test]
    fn a_card_that_is_drawn_into_a_sorted_hand_is_told_alone() {
        assert_eq!(told(&[3, 7, 9, 12], &[3, 5, 7, 9, 12]), ["[1]: absent -> 5"]);
        assert_eq!(told(&[3, 7, 9, 12], &[3, 9, 12]), ["[1]: 7 -> absent"]);
        assert_eq!(
            told(&[3, 7, 9, 12], &[3, 9, 11, 12]),
            ["[1]: 7 -> absent", "[2]: absent -> 11"]
        );
        assert_eq!(told(&[] as &[u8], &[4]), ["[0]: absent -> 4"]);
    }

    #[test]
    fn what_changes_at_its_place_is_told_there() {
        assert_eq!(told(&[3, 4, 6], &[5, 4, 6]), ["[0]: 3 -> 5"]);
        assert_eq!(told(&[1, 2, 3], &[3, 4, 1]), ["[0]: 1 -> 3", "[1]: 2 -> 4", "[2]: 3 -> 1"]);
        assert_eq!(told(&[unit(1, 1), unit(2, 2)], &[unit(1, 1), unit(3, 2)]), ["[1].at: 2 -> 3"]);
        // A deck whose top card goes beneath it.
        assert_eq!(told(&[1, 2, 3, 4], &[2, 3, 4, 1]), ["[0→3]: 1 -> 1"]);
    }

    #[test]
    fn what_is_not_alike_is_told_together_where_as_many_went_as_came() {
        assert_eq!(
            told(&[1, 2, 3], &[4, 2, 5, 6, 3]),
            ["[0]: 1 -> 4", "[2]: absent -> 5", "[3]: absent -> 6"]
        );
        assert_eq!(
            told(&[1, 2, 8], &[4, 5, 2, 9]),
            ["[0]: 1 -> absent", "[0]: absent -> 4", "[1]: absent -> 5", "[2→3]: 8 -> 9"]
        );
    }

    #[test]
    fn of_two_that_are_as_alike_the_one_between_the_same_neighbours_changed() {
        let (before, there, after) = (unit(1, 1), unit(9, 9), unit(2, 2));
        assert_eq!(
            told(&[before.clone(), there.clone(), after], &[there.clone(), unit(3, 3)])[1..],
            ["[2→1].at: 2 -> 3", "[2→1].number: 2 -> 3"]
        );
        // A quarter of its fields makes nothing the same.
        let other = Unit { at: 3, kind: 'q', number: 1, figures: 9 };
        let found = diff(&[before, there.clone()], &[there, other]);
        let sides: Vec<_> =
            found.iter().map(|found| (found.left.is_some(), found.right.is_some())).collect();
        assert_eq!(sides, [(true, false), (false, true)]);
    }

    #[test]
    fn lists_that_are_too_long_are_compared_place_by_place() {
        let long: Vec<u32> = (0..2_000).collect();
        let other: Vec<u32> = (1..2_001).collect();
        assert_eq!(told(&long, &other).len(), 2_000);
        assert_eq!(told(&long, &long[1..]).len(), 1, "its end is the same");
        let longer: Vec<u32> = (1..2_004).collect();
        assert_eq!((told(&long, &longer).len(), told(&longer, &long).len()), (2_003, 2_003));
        assert_eq!(told(&longer, &long)[2_000], "[2000]: 2001 -> absent");
    }

    /// The plain way, which takes too long for long lists.
    fn common_plainly(a: &[Value], b: &[Value]) -> usize {
        match (a, b) {
            ([one, a @ ..], [other, b @ ..]) if one == other => 1 + common_plainly(a, b),
            ([_, a_rest @ ..], [_, b_rest @ ..]) => {
                common_plainly(a_rest, b).max(common_plainly(a, b_rest))
            }
            _ => 0,
        }
    }

    #[test]
    fn all_but_the_longest_common_part_is_left_over() {
        let lists: Vec<Vec<Value>> = (0..6_u32)
            .flat_map(|len| (0..3_u32.pow(len)).map(move |of| (len, of)))
            .filter(|(len, of)| *len < 4 || of % 7 == 0)
            .map(|(len, of)| {
                (0..len).map(|at| Value::Number((of / 3_u32.pow(at) % 3).into())).collect()
            })
            .collect();
        for (a, b) in lists.iter().flat_map(|a| lists.iter().map(move |b| (a, b))) {
            let gaps = gaps(a, b);
            let left: usize = gaps.iter().map(|(left, right)| left.len() + right.len()).sum();
            assert_eq!(left, a.len() + b.len() - 2 * common_plainly(a, b), "{a:?} {b:?}");
        }
    }
}
