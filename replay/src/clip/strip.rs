//! The moments beside and below each other, as one picture that can be printed.

use super::{ClipError, drawn};
use resvg::tiny_skia::{Color, Pixmap, PixmapPaint, Transform};

/// Most pictures of a strip: more of them cannot be told apart on a page.
pub const PICTURES_MAX: usize = 24;
/// How many times as wide as high a strip is at best.
const SHAPE: f64 = 1.4;
/// Between two pictures, in pixels.
const GAP: u32 = 8;

/// The moments as one PNG, read as a page is.
///
/// # Errors
///
/// [`ClipError::TooManyPictures`], [`ClipError::Draw`].
pub fn as_strip(moments: &[String]) -> Result<Vec<u8>, ClipError> {
    let too_large = || ClipError::Draw("it would be too large".to_owned());
    if moments.len() > PICTURES_MAX {
        return Err(ClipError::TooManyPictures { moments: moments.len(), most: PICTURES_MAX });
    }
    let pictures: Vec<Pixmap> = moments.iter().map(|svg| drawn(svg)).collect::<Result<_, _>>()?;
    let (wide, high) = pictures.first().map_or((1, 1), |first| (first.width(), first.height()));
    let across = columns(pictures.len() as u32, wide, high);
    let down = (pictures.len() as u32).div_ceil(across);
    let side = |count: u32, length: u32| count * (length + GAP) - GAP;
    let mut strip = Pixmap::new(side(across, wide), side(down, high)).ok_or_else(too_large)?;
    strip.fill(Color::WHITE);
    for (at, picture) in (0..).zip(&pictures) {
        let (left, top) = (at % across * (wide + GAP), at / across * (high + GAP));
        let paint = PixmapPaint::default();
        let (left, top) = (left as i32, top as i32);
        strip.draw_pixmap(left, top, picture.as_ref(), &paint, Transform::identity(), None);
    }
    strip.encode_png().map_err(|error| ClipError::Draw(error.to_string()))
}

/// In how many columns pictures of this size come nearest to [`SHAPE`].
fn columns(count: u32, wide: u32, high: u32) -> u32 {
    let off = |across: u32| {
        let down = count.div_ceil(across);
        let shape = f64::from(across * wide) / f64::from(down * high);
        (shape / SHAPE).ln().abs()
    };
    (1..=count.max(1)).min_by(|one, other| off(*one).total_cmp(&off(*other))).unwrap_or(1)
}
