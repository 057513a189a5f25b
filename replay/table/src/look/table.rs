//! The colours of the table itself: mats, cells, cards.

use super::Palette;
use ecolor::Color32;
use kanso_engine::scene::Tone;

/// What lies on the table is made of.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TableColours {
    /// A mat that regions lie on.
    pub mat: Color32,
    /// The face of a card or piece.
    pub card: Color32,
    /// A cell of a board.
    pub cell: Color32,
    /// Quiet outlines.
    pub edge: Color32,
    /// What things that lie on others throw.
    pub shadow: Color32,
}

/// How much of a tone's fill is in the ground of a cell of that tone.
const OF_CELL: f32 = 0.75;
/// How much of a tone's fill is in the face of a piece of that tone.
const OF_FACE: f32 = 0.9;

impl Palette {
    /// What a cell of this kind of ground is made of.
    pub fn cell(&self, tint: Tone) -> Color32 {
        let cell = self.on_table().cell;
        match tint {
            Tone::Plain => cell,
            _ => cell.lerp_to_gamma(self.tone(tint).fill, OF_CELL),
        }
    }

    /// What a piece or counter of this tone is made of.
    pub fn face(&self, tone: Tone) -> Color32 {
        let card = self.on_table().card;
        match tone {
            Tone::Plain => card,
            _ => card.lerp_to_gamma(self.tone(tone).fill, OF_FACE),
        }
    }

    /// The colours of the table itself.
    pub const fn on_table(&self) -> TableColours {
        if self.dark {
            TableColours {
                mat: Color32::from_rgb(0x25, 0x29, 0x2d),
                card: Color32::from_rgb(0x33, 0x38, 0x3d),
                cell: Color32::from_rgb(0x2c, 0x31, 0x35),
                edge: Color32::from_rgb(0x52, 0x58, 0x5e),
                shadow: Color32::from_black_alpha(0x58),
            }
        } else {
            TableColours {
                mat: Color32::from_rgb(0xfa, 0xf8, 0xf3),
                card: Color32::from_rgb(0xff, 0xff, 0xfd),
                cell: Color32::from_rgb(0xf1, 0xed, 0xe4),
                edge: Color32::from_rgb(0xc2, 0xb9, 0xa8),
                shadow: Color32::from_black_alpha(0x26),
            }
        }
    }
}
