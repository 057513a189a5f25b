//! Fonts: one for all that is read, in both languages, and what it lacks from the system.
//!
//! Latin and Japanese come from one design, so lines of both look like one text. The bundled part
//! has all that our own words, cards and rules are written in (a test holds it to that), and what
//! names and notes mostly are; rarer characters are looked for among the fonts of the system. How
//! the files are made stands in `replay/fonts/make.py`.

use egui::{Context, FontData, FontDefinitions, FontFamily};
use kanso_replay::draw::fonts::{SIGNS_FONT, TEXT_FONT};
use std::sync::Arc;

/// Keys of the fonts among those of the toolkit.
const TEXT: &str = "kanso-text";
const SIGNS: &str = "kanso-signs";

/// The bundled fonts together with the toolkit's own.
pub fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    for (key, bytes) in [(TEXT, TEXT_FONT), (SIGNS, SIGNS_FONT)] {
        fonts.font_data.insert(key.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let proportional = fonts.families.entry(FontFamily::Proportional).or_default();
    proportional.splice(0..0, [TEXT.to_owned(), SIGNS.to_owned()]);
    let monospace = fonts.families.entry(FontFamily::Monospace).or_default();
    // Behind the first, which has the letters of one width.
    let behind = monospace.len().min(1);
    monospace.splice(behind..behind, [TEXT.to_owned(), SIGNS.to_owned()]);
    fonts
}

/// The bundled fonts, and behind them those of the system, in their Japanese shapes.
pub fn install_fonts(ctx: &Context) {
    ctx.set_fonts(definitions());
    // A browser shows a page no fonts of the system.
    #[cfg(not(target_family = "wasm"))]
    {
        let provider = egui_system_font_provider::SystemFontProvider::new().with_locale(Some("ja"));
        ctx.add_font_provider(Arc::new(provider));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::FontId;
    use kanso_replay::draw::fonts::listed;
    use std::path::{Path, PathBuf};

    /// Every shipped source file below a folder.
    fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
        let entries = std::fs::read_dir(folder).expect("the folder is there");
        for path in entries.map(|entry| entry.expect("it can be read").path()) {
            if path.is_dir() {
                sources(&path, into);
            } else if path.extension().is_some_and(|it| it == "rs" || it == "toml")
                && path.file_name().is_some_and(|it| it != "tests.rs")
            {
                into.push(path);
            }
        }
    }

    /// The characters of a source that may be shown: not those of its tests.
    fn characters(path: &Path) -> Vec<char> {
        let text = std::fs::read_to_string(path).expect("sources are UTF-8");
        let shipped = text.split("\nmod tests {").next().unwrap_or_default();
        shipped.chars().filter(|c| !c.is_ascii() && !c.is_control()).collect()
    }

    #[test]
    fn every_character_of_ours_has_a_glyph() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut paths = Vec::new();
        for room in ["engine/src", "engine/games", "replay/src", "viewer/src"] {
            sources(&root.join(room), &mut paths);
        }
        assert!(paths.len() > 100, "the sources were found");
        let ctx = Context::default();
        ctx.set_fonts(definitions());
        let mut lacking = Vec::new();
        let mut seen = 0;
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            for (path, c) in
                paths.iter().flat_map(|path| characters(path).into_iter().map(move |c| (path, c)))
            {
                seen += 1;
                for font in [FontId::proportional(13.0), FontId::monospace(13.0)] {
                    if !ui.fonts_mut(|fonts| fonts.has_glyph(&font, c)) {
                        lacking.push((c, path.clone()));
                    }
                }
            }
        });
        output.textures_delta.clear();
        assert!(seen > 10_000, "the sources are read: {seen}");
        lacking.dedup();
        assert!(lacking.is_empty(), "run replay/fonts/make.py: {lacking:?}");
    }

    #[test]
    fn every_character_that_is_listed_has_a_glyph() {
        let ctx = Context::default();
        ctx.set_fonts(definitions());
        let mut count = 0;
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            for c in listed() {
                count += 1;
                let font = FontId::proportional(13.0);
                assert!(ui.fonts_mut(|fonts| fonts.has_glyph(&font, c)), "{c:?}");
            }
        });
        output.textures_delta.clear();
        assert!(count > 3000, "{count}");
    }
}
