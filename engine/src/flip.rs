//! Which condition or number of a game is flipped just now, in this thread.
//!
//! The build script of `kanso-flipped` puts a call of [`cond`], [`int`] or a comparison at every place
//! of the games that can be flipped, with the place's number in its list. With no site switched on
//! each of them gives what it was given. A game that runs under a flip may go on for ever, so the calls of a run
//! can be limited: beyond the limit the thread panics.
//!
//! Left out: what is done with it. `kanso golden flips` switches on one site after the other.

use std::cell::{Cell, RefCell};

/// What a flip does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// What is asked becomes its opposite.
    Condition,
    /// The boundary of a comparison moves by one: `<` and `<=`, `>` and `>=`.
    Boundary,
    /// `true` and `false`.
    Truth,
    /// A number or a constant of the game becomes one more.
    Number,
    /// What is added or taken away becomes one more.
    Amount,
}

/// One place of a game that can be flipped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site {
    /// The folder of the game: `rook_raiders`.
    pub game: &'static str,
    /// The file, from that folder.
    pub file: &'static str,
    /// The function, with the type it belongs to.
    pub function: &'static str,
    /// The line, from 1.
    pub line: u32,
    /// What the flip does.
    pub kind: Kind,
    /// The line of the source, without its indent.
    pub within: &'static str,
    /// What is flipped.
    pub before: &'static str,
    /// What it becomes.
    pub after: &'static str,
    /// Which one of those in this function that read the same, from 1.
    pub nth: u32,
}

/// No site.
const NONE: u32 = u32::MAX;

/// What is switched on in a thread.
struct Switch {
    on: Cell<u32>,
    /// Calls until the thread panics.
    left: Cell<u64>,
    /// Whether it is written down which sites are called.
    recording: Cell<bool>,
    called: RefCell<Vec<bool>>,
}

thread_local! {
    static SWITCH: Switch = const {
        Switch {
            on: Cell::new(NONE),
            left: Cell::new(u64::MAX),
            recording: Cell::new(false),
            called: RefCell::new(Vec::new()),
        }
    };
}

/// What the words of the panic begin with when a run goes on for too long.
pub const ENDLESS: &str = "it does not end";

/// Runs with a site switched on, in this thread, for at most so many calls. Afterwards none is on,
/// also when the run panics.
///
/// # Panics
///
/// When the run does, and beyond the limit.
pub fn with<T>(site: u32, calls_max: u64, run: impl FnOnce() -> T) -> T {
    let _off = Off;
    SWITCH.with(|switch| {
        switch.on.set(site);
        switch.left.set(calls_max);
    });
    run()
}

/// Runs with nothing switched on; what it gives, how many calls it made, and for each site whether it
/// was called: a site beyond the end of the list was not.
pub fn recorded<T>(run: impl FnOnce() -> T) -> (T, u64, Vec<bool>) {
    let off = Off;
    SWITCH.with(|switch| {
        switch.left.set(u64::MAX);
        switch.recording.set(true);
        switch.called.take();
    });
    let result = run();
    let calls = SWITCH.with(|switch| u64::MAX - switch.left.get());
    let called = SWITCH.with(|switch| switch.called.take());
    drop(off);
    (result, calls, called)
}

/// Switches all off when it goes.
struct Off;

impl Drop for Off {
    fn drop(&mut self) {
        SWITCH.with(|switch| {
            switch.on.set(NONE);
            switch.left.set(u64::MAX);
            switch.recording.set(false);
        });
    }
}

/// True if a site is switched on.
fn on(site: u32) -> bool {
    SWITCH.with(|switch| {
        let left = switch.left.get();
        assert!(left > 0, "{ENDLESS}: the limit of calls is reached");
        switch.left.set(left - 1);
        if switch.recording.get() {
            let mut called = switch.called.borrow_mut();
            let needed = called.len().max(site as usize + 1);
            called.resize(needed, false);
            called[site as usize] = true;
        }
        switch.on.get() == site
    })
}

/// A yes or no.
pub fn cond(site: u32, asked: bool) -> bool {
    asked != on(site)
}

/// `a < b`; at its boundary `a <= b`, negated `a >= b`.
pub fn less<T: PartialOrd + ?Sized>(boundary: u32, not: u32, a: &T, b: &T) -> bool {
    (if on(boundary) { a <= b } else { a < b }) != on(not)
}

/// `a <= b`; at its boundary `a < b`, negated `a > b`.
pub fn at_most<T: PartialOrd + ?Sized>(boundary: u32, not: u32, a: &T, b: &T) -> bool {
    (if on(boundary) { a < b } else { a <= b }) != on(not)
}

/// `a > b`; at its boundary `a >= b`, negated `a <= b`.
pub fn more<T: PartialOrd + ?Sized>(boundary: u32, not: u32, a: &T, b: &T) -> bool {
    (if on(boundary) { a >= b } else { a > b }) != on(not)
}

/// `a >= b`; at its boundary `a > b`, negated `a < b`.
pub fn at_least<T: PartialOrd + ?Sized>(boundary: u32, not: u32, a: &T, b: &T) -> bool {
    (if on(boundary) { a > b } else { a >= b }) != on(not)
}

/// A number.
pub fn int<T: Number>(site: u32, number: T) -> T {
    if on(site) { number.shifted() } else { number }
}

/// An entry of a list of numbers; each has a site of its own, from `first` on.
///
/// # Panics
///
/// When the list has no such entry.
pub fn entry<T: Number, const N: usize>(first: u32, list: &[T; N], index: usize) -> T {
    let number = list[index];
    int(first + index as u32, number)
}

/// What can be one more.
pub trait Number: Copy {
    /// One more; one less where there is no more.
    #[must_use]
    fn shifted(self) -> Self;
}

macro_rules! numbers {
    ( $( $number:ty )* ) => {
        $( impl Number for $number {
            fn shifted(self) -> Self {
                self.checked_add(1).unwrap_or_else(|| self - 1)
            }
        } )*
    };
}

numbers! { u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize }
