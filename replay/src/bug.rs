//! A bug of the program, met in the middle of something: told, and outlived.
//!
//! Nothing that a file holds is to stop the program, and tests look for what could. Where it happens
//! all the same, one file must not keep a thousand others from being looked at: [`outlived`] runs what
//! is done with one of them, and hands on what was said.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind};
use std::sync::Once;

/// What a bug of the program said, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bug {
    /// What stands in the program's own words: an index, a promise that was not kept.
    pub said: String,
    /// File and line of the program's sources.
    pub at: Option<String>,
}

impl Bug {
    /// What to do about it.
    pub const NEXT: &str = "this is a bug of kanso, not of the file: please report it, with the file; the same with \
         RUST_BACKTRACE=1 tells more";
}

impl fmt::Display for Bug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a bug of kanso stops it: {}", self.said)?;
        match &self.at {
            Some(at) => write!(f, " ({at})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Bug {}

thread_local! {
    /// How many calls of [`outlived`] are under way in this thread.
    static DEPTH: Cell<u32> = const { Cell::new(0) };
    /// Where the last bug was met in this thread.
    static PLACE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Runs what may meet a bug, most often a rule that was just changed.
///
/// # Errors
///
/// [`Bug`]: what it said. What it would have come to is lost, and what it was at is not gone on with.
pub fn outlived<T>(run: impl FnOnce() -> T) -> Result<T, Bug> {
    listen();
    DEPTH.set(DEPTH.get() + 1);
    let came_to = catch_unwind(AssertUnwindSafe(run));
    DEPTH.set(DEPTH.get() - 1);
    came_to.map_err(|said| {
        let words = said.downcast_ref::<String>().map(String::as_str);
        let words = words.or_else(|| said.downcast_ref::<&str>().copied());
        Bug { said: words.unwrap_or("no words").to_owned(), at: PLACE.take() }
    })
}

/// Remembers where a bug is met, and keeps quiet about one that is outlived: whoever outlives it tells
/// it, in a place where it is read. All is told at once under `RUST_BACKTRACE`.
fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let loud = std::env::var_os("RUST_BACKTRACE").is_some_and(|value| value != "0");
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info: &PanicHookInfo<'_>| {
            // A thread that is ending has no place any more.
            let outlived = DEPTH.try_with(Cell::get).is_ok_and(|depth| depth > 0);
            if outlived {
                let at = info.location().map(|at| format!("{}:{}", at.file(), at.line()));
                PLACE.with(|place| *place.borrow_mut() = at);
            }
            if !outlived || loud {
                before(info);
            }
        }));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bug_is_told_with_its_place_and_outlived() {
        assert_eq!(outlived(|| 7), Ok(7));
        let bug = outlived(|| panic!("a bag holds no {}", "dragon")).map(|(): ()| ());
        let bug = bug.expect_err("it stops");
        assert_eq!(bug.said, "a bag holds no dragon");
        assert!(bug.at.as_deref().is_some_and(|at| at.contains("bug.rs:")), "{bug:?}");
        assert!(bug.to_string().starts_with("a bug of kanso stops it: a bag holds no dragon ("));
    }

    #[test]
    fn one_within_another_is_told_by_the_inner_one() {
        let inner = outlived(|| outlived(|| panic!("inner")).map(|(): ()| ())).expect("outlived");
        assert_eq!(inner.map_err(|bug| bug.said), Err("inner".to_owned()));
        assert_eq!(DEPTH.get(), 0);
    }
}
