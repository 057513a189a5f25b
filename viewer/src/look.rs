//! How text looks: its size, and fonts for what the toolkit's own ones lack.
//!
//! Left out: a font of our own. Where the system has no Japanese font, boxes are drawn instead.

use egui_system_font_provider::SystemFontProvider;
use kanso_engine::Lang;
use std::sync::Arc;

/// Size of text against the toolkit's own, which is small for sentences and for kanji.
const TEXT_SCALE: f32 = 1.25;

/// Sets the size of text, and lets missing glyphs be found among the fonts of the system.
///
/// The characters that Japanese and Chinese share are drawn in their Japanese shapes when the
/// interface is Japanese, whatever the system's own language; otherwise as the system prefers.
pub fn install(ctx: &egui::Context, lang: Lang) {
    ctx.all_styles_mut(|style| {
        for font in style.text_styles.values_mut() {
            font.size *= TEXT_SCALE;
        }
    });
    let provider = SystemFontProvider::new();
    let provider = match lang {
        Lang::En => provider,
        Lang::Ja => provider.with_locale(Some("ja")),
    };
    ctx.add_font_provider(Arc::new(provider));
}
