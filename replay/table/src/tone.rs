//! What a tone looks like: a mark that works without colour, a terminal colour, a pair of SVG
//! colours.

use kanso_engine::scene::{Hue, Land, Tone};

/// Shapes of the seats, one for each of the eight.
const SEAT_MARKS: [&str; 8] = ["●", "◆", "▲", "■", "○", "◇", "△", "□"];
/// Terminal colours of the seats.
const SEAT_ANSI: [&str; 8] = ["34", "31", "32", "35", "33", "36", "95", "90"];
/// Fill and line of the seats.
const SEAT_COLOURS: [Colours; 8] = [
    Colours { fill: "#dbe7fb", line: "#1951dc" },
    Colours { fill: "#fdebe3", line: "#b14d14" },
    Colours { fill: "#d9f0dc", line: "#0d4a35" },
    Colours { fill: "#ecdff5", line: "#602b7c" },
    Colours { fill: "#fbefcf", line: "#7d5600" },
    Colours { fill: "#d5f1f3", line: "#0e6470" },
    Colours { fill: "#f9dbe7", line: "#9c2a5f" },
    Colours { fill: "#e3e6ea", line: "#4a5360" },
];

/// Colours of the seats by night.
const SEAT_COLOURS_BY_NIGHT: [Colours; 8] = [
    Colours { fill: "#16263f", line: "#4f90eb" },
    Colours { fill: "#38190f", line: "#e16d3d" },
    Colours { fill: "#132d20", line: "#39c98f" },
    Colours { fill: "#2c1f33", line: "#b57da8" },
    Colours { fill: "#3c300b", line: "#efcf73" },
    Colours { fill: "#10353a", line: "#86d9e4" },
    Colours { fill: "#47202f", line: "#f4a9c6" },
    Colours { fill: "#2b3036", line: "#c3cad3" },
];

/// Colours of a seat on a dark ground.
pub const fn seat_by_night(seat: u8) -> Colours {
    SEAT_COLOURS_BY_NIGHT[seat as usize % SEAT_COLOURS_BY_NIGHT.len()]
}

/// Colours of a thing in a picture with a light ground, as `#rrggbb`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colours {
    /// Its area.
    pub fill: &'static str,
    /// Its outline and its letters.
    pub line: &'static str,
}

/// A mark of one column that stands for the tone, empty for what is nothing special.
pub const fn mark(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain | Tone::Faint => "",
        Tone::Active => "▶",
        Tone::Good => "✓",
        Tone::Bad => "✗",
        Tone::Warning => "!",
        Tone::Seat(seat) => SEAT_MARKS[seat as usize % SEAT_MARKS.len()],
        Tone::Enemy => "†",
        Tone::Boss => "‡",
        Tone::Home => "⌂",
        Tone::Special => "✶",
        Tone::Treasure => "$",
        Tone::Side(0) => "◐",
        Tone::Side(_) => "◑",
        Tone::Hue(hue) => match hue {
            Hue::Green => "♧",
            Hue::Blue => "♤",
            Hue::Red => "♡",
            Hue::Yellow => "♢",
            Hue::Purple => "✿",
            Hue::Orange => "❖",
        },
        Tone::Land(land) => match land {
            Land::Forest => "♣",
            Land::Hill => "⌒",
            Land::River => "≈",
            Land::Ford => "∽",
            Land::Bridge => "‖",
            Land::Marsh => "∴",
            Land::Rampart => "▦",
            Land::Building => "▣",
            Land::Rock => "◢",
        },
    }
}

/// The parameter of the terminal's colour sequence (SGR), none for what is nothing special.
pub const fn ansi(tone: Tone) -> Option<&'static str> {
    match tone {
        Tone::Plain => None,
        Tone::Faint => Some("2"),
        Tone::Active => Some("1"),
        Tone::Good | Tone::Home => Some("32"),
        Tone::Bad | Tone::Enemy => Some("31"),
        Tone::Warning | Tone::Treasure => Some("33"),
        Tone::Seat(seat) => Some(SEAT_ANSI[seat as usize % SEAT_ANSI.len()]),
        Tone::Boss => Some("1;31"),
        Tone::Special => Some("36"),
        Tone::Side(0) => Some("93"),
        Tone::Side(_) => Some("95"),
        Tone::Hue(hue) => Some(match hue {
            Hue::Green => "32",
            Hue::Blue => "34",
            Hue::Red | Hue::Orange => "31",
            Hue::Yellow => "33",
            Hue::Purple => "35",
        }),
        Tone::Land(land) => Some(match land {
            Land::Forest | Land::Marsh => "32",
            Land::River | Land::Ford => "36",
            Land::Hill | Land::Bridge | Land::Building => "33",
            Land::Rampart | Land::Rock => "2",
        }),
    }
}

/// The colours of a tone on a light ground.
pub const fn colours(tone: Tone) -> Colours {
    match tone {
        Tone::Plain => Colours { fill: "#ffffff", line: "#333333" },
        Tone::Faint => Colours { fill: "#f4f4f2", line: "#6b6b66" },
        Tone::Active => Colours { fill: "#fff7d6", line: "#7a5a00" },
        Tone::Good => Colours { fill: "#e0f3e3", line: "#1f6b2e" },
        Tone::Bad => Colours { fill: "#fbe0dc", line: "#a3271a" },
        Tone::Warning => Colours { fill: "#fdeccc", line: "#8a4b00" },
        Tone::Seat(seat) => SEAT_COLOURS[seat as usize % SEAT_COLOURS.len()],
        Tone::Enemy => Colours { fill: "#e3e3e8", line: "#3d3d5c" },
        Tone::Boss => Colours { fill: "#f3c9c4", line: "#7a0f05" },
        Tone::Home => Colours { fill: "#e8efe0", line: "#4c6130" },
        Tone::Special => Colours { fill: "#e0eef5", line: "#1c566e" },
        Tone::Treasure => Colours { fill: "#fbf0c9", line: "#7a5d00" },
        Tone::Side(0) => Colours { fill: "#fdeec2", line: "#735300" },
        Tone::Side(_) => Colours { fill: "#e6dbf6", line: "#512b86" },
        Tone::Hue(hue) => match hue {
            Hue::Green => Colours { fill: "#d6efd6", line: "#1c6a2a" },
            Hue::Blue => Colours { fill: "#d5e3fb", line: "#17489b" },
            Hue::Red => Colours { fill: "#fbd9d4", line: "#a3211a" },
            Hue::Yellow => Colours { fill: "#fbf2a8", line: "#6b5300" },
            Hue::Purple => Colours { fill: "#ecd8f5", line: "#6b2387" },
            Hue::Orange => Colours { fill: "#fde0c2", line: "#8a4200" },
        },
        Tone::Land(land) => match land {
            Land::Forest => Colours { fill: "#c4e0b4", line: "#24511a" },
            Land::Hill => Colours { fill: "#ead6a4", line: "#5f4110" },
            Land::River => Colours { fill: "#b5d8f0", line: "#0f4770" },
            Land::Ford => Colours { fill: "#d2e8f2", line: "#1f5068" },
            Land::Bridge => Colours { fill: "#dccfba", line: "#4f3a1f" },
            Land::Marsh => Colours { fill: "#cfdfcb", line: "#34503b" },
            Land::Rampart => Colours { fill: "#dad6e2", line: "#443d55" },
            Land::Building => Colours { fill: "#f0d3c0", line: "#6e3414" },
            Land::Rock => Colours { fill: "#c9c6bf", line: "#34322e" },
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::width::width;

    #[test]
    fn every_tone_that_says_something_has_a_mark_of_its_own() {
        let mut tones = Tone::ALL.to_vec();
        tones.retain(|tone| !matches!(tone, Tone::Plain | Tone::Faint));
        let mut marks: Vec<_> = tones.iter().map(|tone| mark(*tone)).collect();
        assert!(marks.iter().all(|mark| width(mark) == 1), "{marks:?}");
        marks.sort_unstable();
        marks.dedup();
        assert_eq!(marks.len(), tones.len());
    }
}
