//! Whom a thing that happened is about: the first seat that its fact names.
//!
//! A fact is data of its game: all that the kernel knows of it is that it can be written out for a developer
//! ([`Debug`]), where every seat in it, however deep, is one of the kernel's own and reads `seat 1`. It is
//! written into a sink that keeps nothing, until a seat is met.

use kanso_engine::Seat;
use std::fmt::{self, Debug, Write};

/// What stands before the number of a seat.
const SIGN: &[u8] = b"seat ";

/// The first seat that a fact names; none: it is about no seat, or about what its event is about.
pub(super) fn first_seat(fact: &impl Debug) -> Option<Seat> {
    let mut watch = Watch::default();
    // It is broken off as soon as a seat is met.
    let _ = write!(watch, "{fact:?}");
    watch.found
}

#[derive(Default)]
struct Watch {
    found: Option<Seat>,
    /// How much of the sign was met.
    met: usize,
    /// True within a text in quotation marks, which may say anything.
    in_text: bool,
    /// True behind a backslash in such a text.
    escaped: bool,
    /// The byte before, by which a word begins.
    before: u8,
}

impl Write for Watch {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            if self.in_text {
                let ends = byte == b'"' && !self.escaped;
                self.escaped = byte == b'\\' && !self.escaped;
                self.in_text = !ends;
            } else if self.met == SIGN.len() && byte.is_ascii_digit() {
                self.found = Some(Seat::at(usize::from(byte - b'0')));
                return Err(fmt::Error);
            } else if byte == SIGN[self.met.min(SIGN.len() - 1)]
                && (self.met > 0 || !self.before.is_ascii_alphanumeric() && self.before != b'_')
            {
                self.met += 1;
            } else {
                self.met = 0;
                self.in_text = byte == b'"';
            }
            self.before = byte;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_seat_is_found_however_deep_it_lies() {
        #[derive(Debug)]
        #[expect(dead_code, reason = "they are written out")]
        struct Card {
            name: &'static str,
            beseat: u8,
            seat: Seat,
        }
        let card = |name, seat| Card { name, beseat: 3, seat: Seat::at(seat) };
        assert_eq!(first_seat(&Some(card("a", 1))), Some(Seat::at(1)));
        assert_eq!(first_seat(&(7, [card("the \"seat 4\"", 0), card("b", 1)])), Some(Seat::at(0)));
        assert_eq!(first_seat(&"seat 1"), None);
        assert_eq!(first_seat(&(1, "none")), None);
    }
}
