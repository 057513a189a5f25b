//! A picture as pixels: an SVG document drawn as PNG, with the bundled fonts.

use super::fonts::{self, SIGNS_FONT, TEXT_FONT, TEXT_FONT_NAME};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, fontdb};
use std::sync::Arc;

/// Pixels for one unit of the document, so that a print or a large screen shows sharp letters.
const SCALE: f32 = 2.0;
/// Most pixels of a side; a larger board is drawn smaller.
const SIDE_MAX: f32 = 16_000.0;

/// Draws an SVG document as PNG, large enough for a print.
///
/// # Errors
///
/// It is no SVG document, or it is larger than the memory; in words.
pub fn png(svg: &str) -> Result<Vec<u8>, String> {
    pixels(svg, SCALE)?.encode_png().map_err(|error| error.to_string())
}

/// Draws an SVG document as pixels, at most so many for one unit of the document.
///
/// # Errors
///
/// As [`png()`].
pub fn pixels(svg: &str, scale: f32) -> Result<Pixmap, String> {
    let options = usvg::Options {
        font_family: TEXT_FONT_NAME.to_owned(),
        fontdb: Arc::new(loaded(svg)),
        ..usvg::Options::default()
    };
    let tree = usvg::Tree::from_str(svg, &options).map_err(|error| error.to_string())?;
    let (width, height) = (tree.size().width(), tree.size().height());
    let scale = scale.min(SIDE_MAX / width).min(SIDE_MAX / height);
    let side = |length: f32| (length * scale).ceil().max(1.0) as u32;
    let mut pixmap =
        Pixmap::new(side(width), side(height)).ok_or("the picture would be too large")?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Ok(pixmap)
}

/// The bundled fonts, and those of the system where a name is written in rarer characters.
fn loaded(svg: &str) -> fontdb::Database {
    let mut database = fontdb::Database::new();
    for bytes in [TEXT_FONT, SIGNS_FONT] {
        database.load_font_data(bytes.to_vec());
    }
    if !svg.chars().all(fonts::is_bundled) {
        database.load_system_fonts();
    }
    database.set_sans_serif_family(TEXT_FONT_NAME);
    database
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIGN: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"20\" \
        font-family=\"sans-serif\" font-size=\"13\"><rect width=\"40\" height=\"20\" fill=\"#ffffff\"/>\
        <text x=\"2\" y=\"16\">TEXT</text></svg>";

    /// A text as pixels.
    fn drawn(text: &str) -> Pixmap {
        let png = png(&SIGN.replace("TEXT", text)).expect("it is drawn");
        let picture = Pixmap::decode_png(&png).expect("it is a picture");
        assert_eq!((picture.width(), picture.height()), (80, 40));
        picture
    }

    /// How many pixels of a picture are darker than a middle grey.
    fn dark(text: &str) -> usize {
        drawn(text).pixels().iter().filter(|pixel| pixel.red() < 128).count()
    }

    #[test]
    fn letters_kanji_and_signs_are_drawn() {
        assert_eq!(dark(""), 0);
        for text in ["A", "剣", "✶", "⌂", "⚔"] {
            assert!(dark(text) > 20, "{text}: {}", dark(text));
        }
    }

    #[test]
    fn a_sign_among_letters_is_no_box() {
        let unknown = drawn("a\u{e000}");
        for sign in ["…", "✶", "⚔"] {
            let with_letters = drawn(&format!("a{sign}"));
            assert!(with_letters.data() != unknown.data(), "{sign}");
        }
    }

    #[test]
    fn what_is_no_document_is_refused() {
        assert!(png("not a document").is_err());
    }
}
