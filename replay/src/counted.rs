//! Things, counted in English.

use std::fmt::Display;

/// `1 event`, `2 events`.
pub fn counted(count: impl Display, thing: &str) -> String {
    let count = count.to_string();
    let many = if count == "1" { "" } else { "s" };
    format!("{count} {thing}{many}")
}

#[cfg(test)]
mod tests {
    use super::counted;

    #[test]
    fn one_thing_is_no_two() {
        assert_eq!([0, 1, 2].map(|n| counted(n, "seat")), ["0 seats", "1 seat", "2 seats"]);
    }
}
