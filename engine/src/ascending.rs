//! Lists inside an action that have one order only, so that an action has one way to be said.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A list that is never descending; refused on reading if it is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(
    try_from = "ArrayVec<T, N>",
    into = "ArrayVec<T, N>",
    bound(serialize = "T: Serialize + Clone", deserialize = "T: Deserialize<'de> + Ord")
)]
pub struct Ascending<T, const N: usize>(ArrayVec<T, N>);

impl<T: Ord, const N: usize> Ascending<T, N> {
    /// The list of these, put in order.
    ///
    /// # Panics
    ///
    /// With more than `N`: a bug of the caller.
    pub fn of(items: impl IntoIterator<Item = T>) -> Self {
        let mut items: ArrayVec<T, N> = items.into_iter().collect();
        items.sort_unstable();
        Self(items)
    }

    /// True if something stands in the list twice.
    pub fn has_twins(&self) -> bool {
        self.0.windows(2).any(|pair| pair[0] == pair[1])
    }
}

impl<T, const N: usize> Default for Ascending<T, N> {
    fn default() -> Self {
        Self(ArrayVec::new())
    }
}

impl<T, const N: usize> std::ops::Deref for Ascending<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T: Ord, const N: usize> TryFrom<ArrayVec<T, N>> for Ascending<T, N> {
    type Error = String;

    fn try_from(items: ArrayVec<T, N>) -> Result<Self, String> {
        if items.is_sorted() {
            Ok(Self(items))
        } else {
            Err("a list inside an action is not ascending".to_owned())
        }
    }
}

impl<T, const N: usize> From<Ascending<T, N>> for ArrayVec<T, N> {
    fn from(list: Ascending<T, N>) -> Self {
        list.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type List = Ascending<u8, 4>;

    #[test]
    fn a_list_has_one_order_and_says_whether_something_stands_in_it_twice() {
        let list = List::of([3, 1, 2]);
        assert_eq!(list[..], [1, 2, 3]);
        assert!(!list.has_twins());
        assert!(List::of([2, 1, 2]).has_twins());
        assert!(List::default().is_empty() && !List::default().has_twins());
    }

    #[test]
    fn a_list_comes_back_and_another_order_of_it_is_refused() {
        assert_eq!(serde_json::to_string(&List::of([2, 1, 2])).expect("plain data"), "[1,2,2]");
        let read = serde_json::from_str::<List>;
        assert_eq!(read("[1,2,2]").expect("ascending"), List::of([2, 1, 2]));
        let error = read("[2,1]").expect_err("it descends").to_string();
        assert!(error.contains("is not ascending"), "{error}");
    }
}
