//! How signs are drawn: as SVG, each on 24 by 24.

use kanso_engine::scene::Icon;
use std::fmt::Write as _;

/// The drawings, a symbol for each sign.
const DRAWINGS: &str = include_str!("icons.svg");
/// Width and height of a drawing.
pub const SIDE: u8 = 24;

/// The shapes of a sign, to stand within an SVG element; `ink` is its colour, `cut` that of the ground,
/// which shows where something is cut out of it.
///
/// ```
/// use kanso_engine::scene::Icon;
///
/// let shapes = kanso_table::icon::shapes(Icon::Goblin, "#333333", "#ffffff");
/// assert!(shapes.contains("fill=\"#333333\"") && !shapes.contains("currentColor"));
/// ```
pub fn shapes(icon: Icon, ink: &str, cut: &str) -> String {
    let drawing = drawing(icon).expect("every sign has a drawing, by test");
    drawing.replace("currentColor", ink).replace("var(--cut)", cut)
}

/// A sign as an SVG document of its own.
pub fn document(icon: Icon, ink: &str, cut: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SIDE} {SIDE}\">\n{}</svg>\n",
        shapes(icon, ink, cut)
    )
}

/// Every sign with its name, to be looked at: an SVG document.
pub fn sheet(ink: &str, ground: &str) -> String {
    const COLUMNS: usize = 8;
    const PITCH: usize = 96;
    let rows = Icon::ALL.len().div_ceil(COLUMNS);
    let (wide, high) = (COLUMNS * PITCH, rows * PITCH);
    let mut sheet = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{wide}\" height=\"{high}\" \
         font-family=\"sans-serif\" font-size=\"11\">\n\
         <rect width=\"{wide}\" height=\"{high}\" fill=\"{ground}\"/>\n"
    );
    for (nth, icon) in Icon::ALL.iter().enumerate() {
        let (x, y) = (nth % COLUMNS * PITCH, nth / COLUMNS * PITCH);
        write!(
            sheet,
            "<g transform=\"translate({} {}) scale(2)\">\n{}</g>\n\
             <text x=\"{}\" y=\"{}\" fill=\"{ink}\" text-anchor=\"middle\">{icon}</text>\n",
            x + 24,
            y + 12,
            shapes(*icon, ink, ground),
            x + 48,
            y + 80,
        )
        .expect("a string takes every text");
    }
    sheet.push_str("</svg>\n");
    sheet
}

/// What stands in the symbol of a sign.
fn drawing(icon: Icon) -> Option<&'static str> {
    let head = format!("<symbol id=\"{icon}\" viewBox=\"0 0 24 24\">\n");
    let (_, behind) = DRAWINGS.split_once(head.as_str())?;
    behind.split_once("</symbol>").map(|(drawing, _)| drawing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_has_one_drawing_and_every_drawing_a_sign() {
        for icon in Icon::ALL {
            let drawing = drawing(*icon).unwrap_or_else(|| panic!("{icon} is not drawn"));
            assert!(drawing.contains("currentColor"), "{icon} has no colour of its own");
        }
        assert_eq!(DRAWINGS.matches("<symbol id=").count(), Icon::ALL.len());
    }

    #[test]
    fn two_signs_never_have_the_same_drawing() {
        let mut drawings: Vec<_> = Icon::ALL.iter().map(|icon| drawing(*icon)).collect();
        drawings.sort_unstable();
        drawings.dedup();
        assert_eq!(drawings.len(), Icon::ALL.len());
    }

    #[test]
    fn a_drawing_has_its_ink_and_the_ground() {
        let shapes = shapes(Icon::Skeleton, "#111111", "#eeeeee");
        assert!(shapes.contains("stroke=\"#111111\"") && shapes.contains("fill=\"#eeeeee\""));
        assert!(document(Icon::Die, "#111111", "#eeeeee").starts_with("<svg "));
        assert!(sheet("#111111", "#eeeeee").matches("<text ").count() == Icon::ALL.len());
    }
}
