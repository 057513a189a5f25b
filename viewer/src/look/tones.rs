//! What a tone looks like in the window: a fill, a line, letters, and a mark that works without
//! colour.

use egui::{Color32, Visuals};
use kanso_engine::scene::Tone;
use kanso_replay::draw::tone::{colours, mark};

/// Colours of one tone, with its mark.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ToneLook {
    /// The area of a thing.
    pub fill: Color32,
    /// Its outline, and letters on the fill.
    pub line: Color32,
    /// A character that stands for the tone; empty for what is nothing special.
    pub mark: &'static str,
}

/// The colours of the window that are not the toolkit's.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Palette {
    /// Whether letters are light.
    pub dark: bool,
    /// What the table is made of.
    pub table: Color32,
    /// Ordinary letters on the table.
    pub ink: Color32,
    /// Letters of less weight.
    pub faint: Color32,
    /// What changed in this event.
    pub changed: Color32,
    /// What is selected.
    pub selected: Color32,
    /// Where something may go.
    pub target: Color32,
    /// The back of a card.
    pub back: Color32,
}

/// The colours that fit the toolkit's own.
pub fn palette(visuals: &Visuals) -> Palette {
    if visuals.dark_mode {
        Palette {
            dark: true,
            table: Color32::from_rgb(0x1e, 0x23, 0x26),
            ink: Color32::from_rgb(0xe8, 0xe6, 0xe0),
            faint: Color32::from_rgb(0x9a, 0x9c, 0x98),
            changed: Color32::from_rgb(0xf2, 0xb1, 0x34),
            selected: Color32::from_rgb(0x5a, 0xb0, 0xff),
            target: Color32::from_rgb(0x62, 0xc4, 0x7a),
            back: Color32::from_rgb(0x3a, 0x45, 0x5c),
        }
    } else {
        Palette {
            dark: false,
            table: Color32::from_rgb(0xf3, 0xef, 0xe6),
            ink: Color32::from_rgb(0x26, 0x26, 0x24),
            faint: Color32::from_rgb(0x6b, 0x6b, 0x66),
            changed: Color32::from_rgb(0xc8, 0x7a, 0x00),
            selected: Color32::from_rgb(0x1f, 0x6f, 0xc4),
            target: Color32::from_rgb(0x23, 0x86, 0x3e),
            back: Color32::from_rgb(0x8a, 0x97, 0xb0),
        }
    }
}

impl Palette {
    /// What a tone looks like.
    pub fn tone(&self, tone: Tone) -> ToneLook {
        let colours = colours(tone);
        let (fill, line) = (hex(colours.fill), hex(colours.line));
        let (fill, line) = if self.dark { (darker(line), lighter(fill)) } else { (fill, line) };
        ToneLook { fill, line, mark: mark(tone) }
    }
}

/// A colour written as `#rrggbb`.
fn hex(text: &str) -> Color32 {
    Color32::from_hex(text).expect("the drawing room writes its colours as #rrggbb")
}

fn darker(colour: Color32) -> Color32 {
    colour.lerp_to_gamma(Color32::from_rgb(0x26, 0x2b, 0x2f), 0.65)
}

fn lighter(colour: Color32) -> Color32 {
    colour.lerp_to_gamma(Color32::WHITE, 0.1)
}
