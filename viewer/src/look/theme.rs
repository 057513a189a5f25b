//! The palette put on the toolkit's own widgets: sizes, spacing, rounding, strokes.

use super::{GAP, GAP_SMALL, Palette, ROUND, ROUND_LARGE};
use egui::epaint::Shadow;
use egui::style::{TextCursorStyle, WidgetVisuals, Widgets};
use egui::{
    Color32, CornerRadius, FontFamily, FontId, Margin, Stroke, Style, TextStyle, Vec2, Visuals,
};

/// Sizes of text, in points: large enough for sentences and for kanji.
const SIZES: [(TextStyle, f32, FontFamily); 5] = [
    (TextStyle::Small, 12.5, FontFamily::Proportional),
    (TextStyle::Body, 14.5, FontFamily::Proportional),
    (TextStyle::Button, 14.5, FontFamily::Proportional),
    (TextStyle::Heading, 18.5, FontFamily::Proportional),
    (TextStyle::Monospace, 13.5, FontFamily::Monospace),
];

/// Dresses a style of the toolkit.
pub(super) fn dress(style: &mut Style, dark: bool) {
    for (name, size, family) in SIZES {
        style.text_styles.insert(name, FontId::new(size, family));
    }
    let spacing = &mut style.spacing;
    spacing.item_spacing = Vec2::new(GAP, 6.0);
    spacing.button_padding = Vec2::new(9.0, GAP_SMALL);
    spacing.interact_size = Vec2::new(32.0, 26.0);
    spacing.window_margin = Margin::same(16);
    spacing.menu_margin = Margin::same(8);
    spacing.indent = 18.0;
    spacing.icon_width = 16.0;
    spacing.icon_width_inner = 10.0;
    spacing.slider_width = 140.0;
    spacing.text_edit_width = 240.0;
    spacing.tooltip_width = 420.0;
    style.interaction.tooltip_delay = 0.35;
    style.visuals = visuals(&Palette::of(dark));
}

/// The toolkit's colours.
fn visuals(palette: &Palette) -> Visuals {
    let base = if palette.dark { Visuals::dark() } else { Visuals::light() };
    let shadow = |offset, blur, alpha: u8| Shadow {
        offset: [0, offset],
        blur,
        spread: 0,
        color: Color32::from_black_alpha(if palette.dark { alpha * 2 } else { alpha }),
    };
    Visuals {
        override_text_color: None,
        weak_text_color: Some(palette.faint),
        widgets: widgets(palette),
        selection: egui::style::Selection {
            bg_fill: palette.accent_ground,
            stroke: Stroke::new(1.0, palette.accent_ink),
        },
        hyperlink_color: palette.accent,
        faint_bg_color: palette.raised,
        extreme_bg_color: palette.field,
        text_edit_bg_color: Some(palette.field),
        code_bg_color: palette.raised,
        warn_fg_color: palette.warning,
        error_fg_color: palette.error,
        window_corner_radius: CornerRadius::same(ROUND_LARGE),
        window_shadow: shadow(8, 24, 40),
        window_fill: palette.panel,
        window_stroke: Stroke::new(1.0, palette.line),
        menu_corner_radius: CornerRadius::same(ROUND),
        panel_fill: palette.panel,
        popup_shadow: shadow(4, 12, 32),
        text_cursor: TextCursorStyle {
            stroke: Stroke::new(2.0, palette.accent),
            ..base.text_cursor
        },
        slider_trailing_fill: true,
        ..base
    }
}

fn widgets(palette: &Palette) -> Widgets {
    let look = |fill, line: Stroke, letters: Stroke| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: line,
        corner_radius: CornerRadius::same(ROUND),
        fg_stroke: letters,
        expansion: 0.0,
    };
    let line = Stroke::new(1.0, palette.line);
    let firm = Stroke::new(1.0, palette.faint);
    Widgets {
        noninteractive: look(palette.panel, line, Stroke::new(1.0, palette.ink)),
        inactive: look(palette.button, line, Stroke::new(1.0, palette.ink)),
        hovered: look(palette.button_hovered, firm, Stroke::new(1.5, palette.strong)),
        active: look(
            palette.button_pressed,
            Stroke::new(1.0, palette.accent),
            Stroke::new(2.0, palette.strong),
        ),
        open: look(palette.button_hovered, line, Stroke::new(1.0, palette.strong)),
    }
}

#[cfg(test)]
mod tests {
    use super::super::contrast;
    use super::*;

    #[test]
    fn letters_of_every_widget_are_read() {
        for dark in [false, true] {
            let visuals = visuals(&Palette::of(dark));
            let widgets = &visuals.widgets;
            for (name, widget) in [
                ("noninteractive", &widgets.noninteractive),
                ("inactive", &widgets.inactive),
                ("hovered", &widgets.hovered),
                ("active", &widgets.active),
                ("open", &widgets.open),
            ] {
                let found = contrast(widget.fg_stroke.color, widget.weak_bg_fill);
                assert!(found >= 4.5, "{name}, dark {dark}: {found}");
            }
            let found = contrast(visuals.selection.stroke.color, visuals.selection.bg_fill);
            assert!(found >= 4.5, "selection, dark {dark}: {found}");
            for letters in [visuals.hyperlink_color, visuals.warn_fg_color, visuals.error_fg_color]
            {
                assert!(contrast(letters, visuals.panel_fill) >= 4.5, "{letters:?}");
            }
            assert!(contrast(visuals.weak_text_color(), visuals.panel_fill) >= 4.5);
        }
    }

    #[test]
    fn the_focused_widget_is_seen_by_more_than_a_shade() {
        for dark in [false, true] {
            let palette = Palette::of(dark);
            let visuals = visuals(&palette);
            let found = contrast(visuals.widgets.active.bg_stroke.color, visuals.panel_fill);
            assert!(found >= 3.0, "dark {dark}: {found}");
        }
    }
}
