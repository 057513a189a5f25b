//! Numbers as people type them, and what is said where it is none.

use std::num::NonZero;

/// A whole number from 0.
pub fn whole(text: &str) -> Result<u32, String> {
    if text.is_empty() || !text.bytes().all(|sign| sign.is_ascii_digit()) {
        return Err("a whole number is wanted here, such as 3".to_owned());
    }
    text.parse().map_err(|_| format!("this number is too large: {} is the most", u32::MAX))
}

/// A whole number from 1.
pub fn counted(text: &str) -> Result<u32, String> {
    match whole(text)? {
        0 => Err("this is counted from 1".to_owned()),
        number => Ok(number),
    }
}

/// A whole number from 1 to another, of things that have a name.
pub fn up_to(text: &str, most: u32, things: &str) -> Result<u32, String> {
    match counted(text)? {
        number if number > most => Err(format!("{most} {things} are the most")),
        number => Ok(number),
    }
}

/// A whole number from 1, of threads.
#[cfg_attr(not(feature = "flips"), allow(dead_code, reason = "only flips are tried in threads"))]
pub fn threads(text: &str) -> Result<NonZero<usize>, String> {
    let number = counted(text)? as usize;
    NonZero::new(number).ok_or_else(|| "this is counted from 1".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_number_is_told_as_that() {
        assert_eq!(whole("12"), Ok(12));
        assert_eq!(counted("1"), Ok(1));
        for text in ["", "x", "-1", "+1", "1.5", "1 ", "５"] {
            assert!(whole(text).is_err_and(|told| told.contains("whole number")), "{text}");
        }
        assert!(whole("4294967296").is_err_and(|told| told.contains("4294967295 is the most")));
        assert!(counted("0").is_err_and(|told| told.contains("from 1")));
        assert_eq!(up_to("3", 3, "times"), Ok(3));
        assert!(up_to("4", 3, "times").is_err_and(|told| told == "3 times are the most"));
        assert_eq!(threads("2").map(NonZero::get), Ok(2));
    }
}
