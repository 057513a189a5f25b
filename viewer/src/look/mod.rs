//! How everything looks: colours by meaning, sizes, fonts. Colours are named nowhere else.

mod fonts;
mod tones;

pub use fonts::install_fonts;
pub use tones::{Palette, ToneLook, palette};

use crate::command::{TextSize, ThemeChoice};
use egui::{Context, ThemePreference};

/// Size of text against the toolkit's own, which is small for sentences and for kanji.
const TEXT_SCALE: f32 = 1.15;

/// Sets fonts and sizes once, when the window opens.
pub fn install(ctx: &Context) {
    install_fonts(ctx);
    ctx.all_styles_mut(|style| {
        for font in style.text_styles.values_mut() {
            font.size *= TEXT_SCALE;
        }
    });
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
