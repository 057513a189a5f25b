//! How pages look: one sheet for all, light and dark, and on paper.
//!
//! Pictures of tables are drawn in light colours; on a dark screen the sheet gives each of them its
//! dark counterpart, by what the colour means.

use crate::draw::svg::GROUND;
use crate::draw::tone::{Colours, colours, seat_by_night};
use kanso_engine::scene::{Hue, Land, Tone};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// What all pages share but the colours of tables.
const SHEET: &str = include_str!("style.css");
/// Where it is dark.
pub(super) const DARK: &str = "@media screen and (prefers-color-scheme:dark)";
/// The ground of a table on a dark screen.
const DARK_GROUND: &str = "#16181c";

/// The colours of a tone on a dark ground.
pub(super) const fn dark(tone: Tone) -> Colours {
    match tone {
        Tone::Plain => Colours { fill: "#24272d", line: "#e4e4e0" },
        Tone::Faint => Colours { fill: "#1d2024", line: "#a5a8ac" },
        Tone::Active => Colours { fill: "#3d3408", line: "#f2d576" },
        Tone::Good => Colours { fill: "#16351d", line: "#8fdba0" },
        Tone::Bad => Colours { fill: "#451c17", line: "#f5a79d" },
        Tone::Warning => Colours { fill: "#432a08", line: "#f3bd7c" },
        Tone::Seat(seat) => seat_by_night(seat),
        Tone::Enemy => Colours { fill: "#2b2b38", line: "#c6c6e0" },
        Tone::Boss => Colours { fill: "#511a15", line: "#ffb5ab" },
        Tone::Home => Colours { fill: "#273120", line: "#bfd3a4" },
        Tone::Special => Colours { fill: "#15303c", line: "#9dd2ea" },
        Tone::Treasure => Colours { fill: "#3a300e", line: "#ead077" },
        Tone::Side(0) => Colours { fill: "#40330a", line: "#f4d77e" },
        Tone::Side(_) => Colours { fill: "#2e2148", line: "#cdb6f7" },
        Tone::Hue(hue) => match hue {
            Hue::Green => Colours { fill: "#15361c", line: "#8cd99a" },
            Hue::Blue => Colours { fill: "#162b4f", line: "#a1c4f9" },
            Hue::Red => Colours { fill: "#4a1c18", line: "#f8a79c" },
            Hue::Yellow => Colours { fill: "#3d350a", line: "#f2de6c" },
            Hue::Purple => Colours { fill: "#381c42", line: "#e2acf2" },
            Hue::Orange => Colours { fill: "#42290c", line: "#f6b878" },
        },
        Tone::Land(land) => match land {
            Land::Forest => Colours { fill: "#1a331a", line: "#9fd18c" },
            Land::Hill => Colours { fill: "#3b2f14", line: "#e0c283" },
            Land::River => Colours { fill: "#12304a", line: "#8fc6ee" },
            Land::Ford => Colours { fill: "#1b3644", line: "#a5d3e6" },
            Land::Bridge => Colours { fill: "#352b1e", line: "#d6c09c" },
            Land::Marsh => Colours { fill: "#22332a", line: "#a9ccb1" },
            Land::Rampart => Colours { fill: "#2f2b38", line: "#c9c0dc" },
            Land::Building => Colours { fill: "#412718", line: "#eab894" },
            Land::Rock => Colours { fill: "#1a1917", line: "#b9b5ac" },
        },
    }
}

/// The style sheet.
pub(super) fn sheet() -> String {
    let mut rules = BTreeSet::new();
    let mut rule = |attribute: &str, light: &str, dark: &str| {
        rules.insert(format!(".table [{attribute}=\"{light}\"]{{{attribute}:{dark}}}\n"));
    };
    rule("fill", GROUND, DARK_GROUND);
    for tone in Tone::ALL {
        let (light, dark) = (colours(tone), dark(tone));
        rule("fill", light.fill, dark.fill);
        rule("fill", light.line, dark.line);
        rule("stroke", light.line, dark.line);
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

    /// Parts of 255 of red, green and blue.
    fn parts(colour: &str) -> [u32; 3] {
        let part = |at: usize| u32::from_str_radix(&colour[at..at + 2], 16).expect("#rrggbb");
        [part(1), part(3), part(5)]
    }

    /// Relative luminance as the accessibility guidelines (WCAG 2) have it.
    fn luminance(colour: &str) -> f64 {
        let linear = |part: u32| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        let [red, green, blue] = parts(colour).map(linear);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// From 1 to 21; 4.5 is asked of letters.
    fn contrast(one: &str, other: &str) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn the_formula_knows_black_and_white() {
        assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 0.01);
        assert!((contrast("#777777", "#ffffff") - 4.48).abs() < 0.01);
    }

    #[test]
    fn letters_of_every_tone_stand_out_from_their_area_and_from_the_ground() {
        for tone in Tone::ALL {
            for (Colours { fill, line }, ground) in
                [(colours(tone), GROUND), (dark(tone), DARK_GROUND)]
            {
                for under in [fill, ground] {
                    let found = contrast(line, under);
                    assert!(found >= 4.5, "{tone:?}: {line} on {under} has {found:.2}");
                }
            }
        }
    }

    #[test]
    fn a_light_colour_has_one_dark_counterpart() {
        let mut found = BTreeMap::new();
        for tone in Tone::ALL {
            let (light, dark) = (colours(tone), dark(tone));
            for (light, dark) in [(light.fill, dark.fill), (light.line, dark.line)] {
                let other = *found.entry(light).or_insert(dark);
                assert_eq!(other, dark, "{tone:?}: {light} is two colours in the dark");
            }
        }
        assert!(!found.contains_key(GROUND), "the ground is no tone's");
    }

    #[test]
    fn the_sheet_asks_nobody_for_anything() {
        let sheet = sheet();
        for word in ["url(", "@import", "http", "</", "<!"] {
            assert!(!sheet.contains(word), "{word}");
        }
    }
}
