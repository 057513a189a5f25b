//! Fonts for what the toolkit's own ones lack: Japanese, from the fonts of the system.
//!
//! Left out: a font of our own. Where the system has no Japanese font, boxes are drawn instead.

use egui_system_font_provider::SystemFontProvider;
use kanso_engine::Lang;
use std::sync::Arc;

/// Lets missing glyphs be found among the fonts of the system.
///
/// The characters that Japanese and Chinese share are drawn in their Japanese shapes when the
/// interface is Japanese, whatever the system's own language; otherwise as the system prefers.
pub fn install(ctx: &egui::Context, lang: Lang) {
    let provider = SystemFontProvider::new();
    let provider = match lang {
        Lang::En => provider,
        Lang::Ja => provider.with_locale(Some("ja")),
    };
    ctx.add_font_provider(Arc::new(provider));
}
