//! The colours of tables and of what stands around them, by what they mean.
//!
//! Paper and ink by day, ink and lamplight by night. Colours are few, so that those of the seats and
//! of what changed are seen.

use super::contrast;
use ecolor::Color32;

/// The colours of a theme.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Palette {
    /// True if letters are light.
    pub dark: bool,
    /// What the table is made of.
    pub table: Color32,
    /// What the panels around it are made of.
    pub panel: Color32,
    /// A ground that stands out a little from the panel: every other row, a quiet frame.
    pub raised: Color32,
    /// Where text is typed.
    pub field: Color32,
    /// A button that nobody touches.
    pub button: Color32,
    /// A button under the pointer.
    pub button_hovered: Color32,
    /// A button that is pressed.
    pub button_pressed: Color32,
    /// Lines between things, outlines of what is no game piece.
    pub line: Color32,
    /// Ordinary letters.
    pub ink: Color32,
    /// Letters of more weight.
    pub strong: Color32,
    /// Letters of less weight.
    pub faint: Color32,
    /// What leads somewhere, where one stands, what is chosen.
    pub accent: Color32,
    /// The ground of what is chosen.
    pub accent_ground: Color32,
    /// Letters on that ground.
    pub accent_ink: Color32,
    /// Letters on the accent itself.
    pub on_accent: Color32,
    /// It is well.
    pub good: Color32,
    /// Something to know.
    pub warning: Color32,
    /// It failed.
    pub error: Color32,
    /// What changed in this event.
    pub changed: Color32,
    /// What is selected.
    pub selected: Color32,
    /// Where something may go.
    pub target: Color32,
    /// The back of a card.
    pub back: Color32,
    /// Hit points.
    pub hp: Color32,
    /// Figures on that.
    pub on_hp: Color32,
}

/// Letters and outlines by day.
const LIGHT: Palette = Palette {
    dark: false,
    table: Color32::from_rgb(0xec, 0xe6, 0xd9),
    panel: Color32::from_rgb(0xf8, 0xf5, 0xef),
    raised: Color32::from_rgb(0xf1, 0xec, 0xe3),
    field: Color32::from_rgb(0xff, 0xfe, 0xfb),
    button: Color32::from_rgb(0xee, 0xe8, 0xdd),
    button_hovered: Color32::from_rgb(0xe3, 0xdb, 0xcc),
    button_pressed: Color32::from_rgb(0xd5, 0xcb, 0xb8),
    line: Color32::from_rgb(0xcf, 0xc6, 0xb6),
    ink: Color32::from_rgb(0x33, 0x31, 0x2d),
    strong: Color32::from_rgb(0x14, 0x13, 0x11),
    faint: Color32::from_rgb(0x61, 0x5d, 0x55),
    accent: Color32::from_rgb(0x1f, 0x5a, 0x8f),
    accent_ground: Color32::from_rgb(0xcf, 0xde, 0xec),
    accent_ink: Color32::from_rgb(0x12, 0x3a, 0x5e),
    on_accent: Color32::from_rgb(0xfd, 0xfb, 0xf7),
    good: Color32::from_rgb(0x1f, 0x6b, 0x2e),
    warning: Color32::from_rgb(0x86, 0x49, 0x00),
    error: Color32::from_rgb(0xa3, 0x27, 0x1a),
    changed: Color32::from_rgb(0xa8, 0x5f, 0x00),
    selected: Color32::from_rgb(0x1f, 0x5a, 0x8f),
    target: Color32::from_rgb(0x1d, 0x74, 0x35),
    back: Color32::from_rgb(0x7d, 0x8a, 0xa5),
    hp: Color32::from_rgb(0xb3, 0x26, 0x1e),
    on_hp: Color32::from_rgb(0xfd, 0xfb, 0xf7),
};

/// Letters and outlines by night.
const DARK: Palette = Palette {
    dark: true,
    table: Color32::from_rgb(0x19, 0x1c, 0x1f),
    panel: Color32::from_rgb(0x22, 0x25, 0x29),
    raised: Color32::from_rgb(0x2a, 0x2e, 0x33),
    field: Color32::from_rgb(0x17, 0x1a, 0x1c),
    button: Color32::from_rgb(0x33, 0x38, 0x3e),
    button_hovered: Color32::from_rgb(0x3b, 0x41, 0x48),
    button_pressed: Color32::from_rgb(0x4a, 0x51, 0x5a),
    line: Color32::from_rgb(0x48, 0x4e, 0x55),
    ink: Color32::from_rgb(0xdc, 0xd9, 0xd2),
    strong: Color32::from_rgb(0xf6, 0xf4, 0xef),
    faint: Color32::from_rgb(0xb2, 0xb0, 0xaa),
    accent: Color32::from_rgb(0x86, 0xbc, 0xec),
    accent_ground: Color32::from_rgb(0x2b, 0x49, 0x64),
    accent_ink: Color32::from_rgb(0xe0, 0xee, 0xfa),
    on_accent: Color32::from_rgb(0x10, 0x20, 0x2e),
    good: Color32::from_rgb(0x86, 0xcf, 0x93),
    warning: Color32::from_rgb(0xea, 0xb4, 0x64),
    error: Color32::from_rgb(0xf4, 0x93, 0x86),
    changed: Color32::from_rgb(0xf0, 0xb2, 0x44),
    selected: Color32::from_rgb(0x86, 0xbc, 0xec),
    target: Color32::from_rgb(0x72, 0xcc, 0x8a),
    back: Color32::from_rgb(0x46, 0x54, 0x70),
    hp: Color32::from_rgb(0xc4, 0x3f, 0x33),
    on_hp: Color32::WHITE,
};

impl Palette {
    /// The colours of one theme.
    pub const fn of(dark: bool) -> Self {
        if dark { DARK } else { LIGHT }
    }

    /// What hit points that were lost leave of the plate that they stand on.
    pub fn hp_lost(&self) -> Color32 {
        self.hp.lerp_to_gamma(Color32::BLACK, 0.6)
    }

    /// The ink that is read best on this ground: the theme's own, or its opposite.
    pub fn ink_on(&self, ground: Color32) -> Color32 {
        let other = Self::of(!self.dark).strong;
        if contrast(self.strong, ground) >= contrast(other, ground) { self.strong } else { other }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The least contrast of text, by WCAG 2 AA.
    const TEXT_MIN: f32 = 4.5;
    /// The least contrast of outlines and marks that must be seen.
    const MARK_MIN: f32 = 3.0;

    #[test]
    fn letters_are_read_on_every_ground_they_stand_on() {
        for palette in [LIGHT, DARK] {
            let grounds = [
                palette.table,
                palette.panel,
                palette.raised,
                palette.field,
                palette.button,
                palette.button_hovered,
            ];
            for ground in grounds {
                let letters = [
                    palette.ink,
                    palette.strong,
                    palette.faint,
                    palette.accent,
                    palette.good,
                    palette.warning,
                    palette.error,
                ];
                for letter in letters {
                    let found = contrast(letter, ground);
                    assert!(found >= TEXT_MIN, "{letter:?} on {ground:?}: {found}");
                }
            }
            for (letter, ground) in [
                (palette.accent_ink, palette.accent_ground),
                (palette.on_accent, palette.accent),
                (palette.strong, palette.button_pressed),
                (palette.ink_on(palette.back), palette.back),
                (palette.on_hp, palette.hp),
            ] {
                let found = contrast(letter, ground);
                assert!(found >= TEXT_MIN, "{letter:?} on {ground:?}: {found}");
            }
        }
    }

    #[test]
    fn marks_are_seen_on_the_table_and_on_panels() {
        for palette in [LIGHT, DARK] {
            for ground in [palette.table, palette.panel] {
                for mark in [palette.changed, palette.selected, palette.target] {
                    let found = contrast(mark, ground);
                    assert!(found >= MARK_MIN, "{mark:?} on {ground:?}: {found}");
                }
            }
        }
    }

    #[test]
    fn any_ground_has_an_ink() {
        for palette in [LIGHT, DARK] {
            for grey in (0..=255).step_by(15) {
                let ground = Color32::from_gray(grey);
                assert!(contrast(palette.ink_on(ground), ground) >= 4.0, "{grey}");
            }
        }
    }
}
