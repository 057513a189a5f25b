//! What a tone looks like: a mark that works without colour, a terminal colour, a pair of SVG
//! colours.

use kanso_engine::scene::Tone;

/// Shapes of the seats, one for each of the eight.
const SEAT_MARKS: [&str; 8] = ["●", "■", "▲", "◆", "○", "□", "△", "◇"];
/// Terminal colours of the seats.
const SEAT_ANSI: [&str; 8] = ["34", "31", "32", "33", "36", "35", "94", "91"];
/// Fill and line of the seats.
const SEAT_COLOURS: [Colours; 8] = [
    Colours { fill: "#dbe7fb", line: "#1d4e9e" },
    Colours { fill: "#fbdcd8", line: "#a3271a" },
    Colours { fill: "#d9f0dc", line: "#1f6b2e" },
    Colours { fill: "#fdf0c4", line: "#8a6100" },
    Colours { fill: "#d5f1f3", line: "#0e6470" },
    Colours { fill: "#f0dcf5", line: "#7a2a8c" },
    Colours { fill: "#e6e3f9", line: "#4b3f9e" },
    Colours { fill: "#f5e2d2", line: "#7d4412" },
];

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
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::width::width;

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
