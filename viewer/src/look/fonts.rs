//! Fonts for what the toolkit's own ones lack.

use egui::Context;
use egui_system_font_provider::SystemFontProvider;
use std::sync::Arc;

/// Lets missing glyphs be found among the fonts of the system, in their Japanese shapes.
pub fn install_fonts(ctx: &Context) {
    let provider = SystemFontProvider::new().with_locale(Some("ja"));
    ctx.add_font_provider(Arc::new(provider));
}
