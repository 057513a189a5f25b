//! How pages look: one sheet for all, light and dark, and on paper.
//!
//! Pictures of tables are drawn in light colours; on a dark screen the sheet gives each of them its
//! dark counterpart, by what the colour means.

use kanso_table::look::by_night;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// What all pages share but the colours of tables.
const SHEET: &str = include_str!("style.css");
/// Where it is dark.
pub(super) const DARK: &str = "@media screen and (prefers-color-scheme:dark)";
/// The style sheet.
pub(super) fn sheet() -> String {
    let mut rules = BTreeSet::new();
    for (day, night) in by_night() {
        let [day, night] = [day, night].map(|colour| colour.to_hex()[..7].to_owned());
        for attribute in ["fill", "stroke"] {
            rules.insert(format!(".table [{attribute}=\"{day}\"]{{{attribute}:{night}}}\n"));
        }
    }
    let mut sheet = String::from(SHEET);
    let rules: String = rules.into_iter().collect();
    write!(sheet, "{DARK}{{\n{rules}}}\n").expect("a string takes every text");
    sheet
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn a_light_colour_has_one_dark_counterpart() {
        let mut found = BTreeMap::new();
        for (day, night) in by_night() {
            let day = day.to_hex();
            let other = *found.entry(day.clone()).or_insert(night);
            assert_eq!(other, night, "{day} is two colours in the dark");
        }
    }

    #[test]
    fn a_table_lies_on_what_the_page_has_for_it() {
        let (day, night) = by_night()[0];
        for ground in [day, night] {
            assert!(sheet().contains(&format!("--board:{};", &ground.to_hex()[..7])), "{ground:?}");
        }
    }

    #[test]
    fn the_sheet_asks_nobody_for_anything() {
        let sheet = sheet();
        for word in ["url(", "@import", "http", "</", "<!"] {
            assert!(!sheet.contains(word), "{word}");
        }
    }
}
