//! How everything looks: colours by meaning, sizes, spacing, fonts. Colours are named nowhere else.
//!
//! A panel takes its distances from here ([`GAP`] and its kin) and its colours from [`palette`]; the
//! toolkit's own widgets are dressed once, by [`install`].

mod fonts;
mod icons;
mod theme;
mod widgets;

pub use fonts::{definitions, install_fonts};
pub use icons::paint_sign;
pub use kanso_table::look::{Palette, ToneLook, contrast};
pub use widgets::{dialog_frame, primary};

use crate::command::{TextSize, ThemeChoice};
use egui::{Context, Theme, ThemePreference, Visuals};

/// The colours that fit the toolkit's own.
pub fn palette(visuals: &Visuals) -> Palette {
    Palette::of(visuals.dark_mode)
}

/// Between things that belong together, in points.
pub const GAP_SMALL: f32 = 4.0;
/// Between things of one kind, in points.
pub const GAP: f32 = 8.0;
/// Between groups, in points.
pub const GAP_LARGE: f32 = 16.0;
/// Rounding of buttons, cards and frames, in points.
pub const ROUND: u8 = 5;
/// Rounding of dialogs, in points.
pub const ROUND_LARGE: u8 = 9;

/// Sets fonts, sizes and colours once, when the window opens.
pub fn install(ctx: &Context) {
    install_fonts(ctx);
    dress(ctx);
}

/// As [`install`], without the fonts of the system: the same on every machine, for tests. It goes to
/// `with_context_setup` of a test's harness.
pub fn install_for_tests(ctx: &Context) {
    ctx.set_fonts(definitions());
    dress(ctx);
}

/// Dresses the toolkit's own widgets.
pub fn dress(ctx: &Context) {
    for theme in [Theme::Light, Theme::Dark] {
        ctx.style_mut_of(theme, |style| theme::dress(style, theme == Theme::Dark));
    }
}

/// Lets nothing blink or slide, for a picture.
pub fn hold_still(ctx: &Context) {
    ctx.all_styles_mut(|style| {
        style.animation_time = 0.0;
        style.visuals.text_cursor.blink = false;
    });
}

/// Sets what the user chose.
pub fn choose(ctx: &Context, theme: ThemeChoice, size: TextSize) {
    let preference = match theme {
        ThemeChoice::System => ThemePreference::System,
        ThemeChoice::Light => ThemePreference::Light,
        ThemeChoice::Dark => ThemePreference::Dark,
    };
    ctx.set_theme(preference);
    ctx.set_zoom_factor(size.0);
}

/// How much of the bottom of the window what floats leaves free, in points: the timeline.
pub fn foot(ctx: &Context) -> f32 {
    ctx.data(|data| data.get_temp(egui::Id::unique("foot"))).unwrap_or_default()
}

/// Says how much of the bottom of the window what floats leaves free.
pub fn keep_foot(ctx: &Context, high: f32) {
    ctx.data_mut(|data| data.insert_temp(egui::Id::unique("foot"), high));
}
