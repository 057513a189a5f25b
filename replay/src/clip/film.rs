//! Moving pictures: GIF, which every program shows, and APNG, with all colours.

use super::{ClipError, drawn};
use std::collections::BTreeMap;
use std::time::Duration;

/// How much longer the last picture stands than the others.
const LAST: u32 = 3;
/// How many colours a picture of a GIF has.
const COLORS_MAX: usize = 256;
/// How thoroughly colours are chosen where there are more of them: 1 is best, 30 quickest.
const THOROUGH: i32 = 10;
/// Bytes of a pixel: red, green, blue, and how solid it is.
const PIXEL: usize = 4;

/// A picture of a film: what has changed since the one before it.
struct Change {
    left: u32,
    top: u32,
    wide: u32,
    high: u32,
    /// Its pixels, row by row.
    pixels: Vec<u8>,
}

/// The pictures of a film, one by one: only one of them and the one before it are in memory.
fn changes(moments: &[String]) -> impl Iterator<Item = Result<Change, ClipError>> + '_ {
    let mut before: Option<Vec<u8>> = None;
    moments.iter().map(move |svg| {
        let picture = drawn(svg)?;
        let (wide, high) = (picture.width(), picture.height());
        let pixels = picture.take();
        let change = match &before {
            Some(before) => changed(before, &pixels, wide, high),
            None => Change { left: 0, top: 0, wide, high, pixels: pixels.clone() },
        };
        before = Some(pixels);
        Ok(change)
    })
}

/// The smallest rectangle in which two pictures of one size differ; one pixel where they do not, as a
/// film has no empty pictures.
fn changed(before: &[u8], now: &[u8], wide: u32, high: u32) -> Change {
    let row = wide as usize * PIXEL;
    let (mut left, mut right, mut top, mut bottom) = (wide, 0, high, 0);
    for (y, (old, new)) in (0..high).zip(before.chunks_exact(row).zip(now.chunks_exact(row))) {
        if old == new {
            continue;
        }
        (top, bottom) = (top.min(y), y + 1);
        let pixels = || old.chunks_exact(PIXEL).zip(new.chunks_exact(PIXEL));
        let first = pixels().position(|(old, new)| old != new).unwrap_or(0) as u32;
        let last = pixels().rposition(|(old, new)| old != new).unwrap_or(0) as u32;
        (left, right) = (left.min(first), right.max(last + 1));
    }
    if top == high {
        (left, right, top, bottom) = (0, 1, 0, 1);
    }
    let pixels = (top..bottom)
        .flat_map(|y| &now[y as usize * row..][left as usize * PIXEL..right as usize * PIXEL])
        .copied()
        .collect();
    Change { left, top, wide: right - left, high: bottom - top, pixels }
}

/// A film as GIF, which begins again when it is over; each picture stands for `pace`.
///
/// # Errors
///
/// [`ClipError::Draw`].
pub fn as_gif(moments: &[String], pace: Duration) -> Result<Vec<u8>, ClipError> {
    let failed = |error: gif::EncodingError| ClipError::Draw(error.to_string());
    let mut file = Vec::new();
    let mut encoder: Option<gif::Encoder<&mut Vec<u8>>> = None;
    let mut into = Some(&mut file);
    for (at, change) in changes(moments).enumerate() {
        let Change { left, top, wide, high, mut pixels } = change?;
        let side = |length: u32| {
            u16::try_from(length)
                .map_err(|_| ClipError::Draw("it is too large for a GIF".to_owned()))
        };
        let mut frame = match palette(&pixels) {
            Some((colors, indices)) => {
                gif::Frame::from_palette_pixels(side(wide)?, side(high)?, indices, colors, None)
            }
            None => gif::Frame::from_rgba_speed(side(wide)?, side(high)?, &mut pixels, THOROUGH),
        };
        (frame.left, frame.top) = (side(left)?, side(top)?);
        frame.dispose = gif::DisposalMethod::Keep;
        let stands = if at + 1 == moments.len() { pace * LAST } else { pace };
        // In hundredths of a second.
        frame.delay = u16::try_from(stands.as_millis() / 10).unwrap_or(u16::MAX);
        let encoder = match (&mut encoder, into.take()) {
            (Some(encoder), _) => encoder,
            (none, Some(into)) => {
                let mut made =
                    gif::Encoder::new(into, side(wide)?, side(high)?, &[]).map_err(failed)?;
                made.set_repeat(gif::Repeat::Infinite).map_err(failed)?;
                none.insert(made)
            }
            (None, None) => unreachable!("there is an encoder from the first picture on"),
        };
        encoder.write_frame(&frame).map_err(failed)?;
    }
    drop(encoder);
    Ok(file)
}

/// The colours of a picture, and for each pixel which it has; none if there are more than a GIF has.
fn palette(pixels: &[u8]) -> Option<(Vec<u8>, Vec<u8>)> {
    let (mut numbers, mut colors) = (BTreeMap::new(), Vec::new());
    let mut indices = Vec::with_capacity(pixels.len() / PIXEL);
    let mut last: Option<([u8; 3], u8)> = None;
    for pixel in pixels.chunks_exact(PIXEL) {
        let color = [pixel[0], pixel[1], pixel[2]];
        let index = match last {
            Some((same, index)) if same == color => index,
            Some(_) | None => {
                if !numbers.contains_key(&color) {
                    numbers.insert(color, u8::try_from(numbers.len()).ok()?);
                    colors.extend(color);
                }
                numbers[&color]
            }
        };
        last = Some((color, index));
        indices.push(index);
    }
    debug_assert!(numbers.len() <= COLORS_MAX, "an index is a byte");
    Some((colors, indices))
}

/// A film as APNG, which begins again when it is over; each picture stands for `pace`.
///
/// # Errors
///
/// [`ClipError::Draw`].
pub fn as_apng(moments: &[String], pace: Duration) -> Result<Vec<u8>, ClipError> {
    let failed = |error: png::EncodingError| ClipError::Draw(error.to_string());
    let mut file = Vec::new();
    let mut changes = changes(moments);
    let Some(first) = changes.next() else {
        return Err(ClipError::Draw("there is no picture".to_owned()));
    };
    let first = first?;
    let mut encoder = png::Encoder::new(&mut file, first.wide, first.high);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_animated(moments.len() as u32, 0).map_err(failed)?;
    let stands = |last: bool| {
        let stands = if last { pace * LAST } else { pace };
        u16::try_from(stands.as_millis()).unwrap_or(u16::MAX)
    };
    encoder.set_frame_delay(stands(moments.len() == 1), 1_000).map_err(failed)?;
    let mut writer = encoder.write_header().map_err(failed)?;
    for (at, change) in std::iter::once(Ok(first)).chain(changes).enumerate() {
        let Change { left, top, wide, high, pixels } = change?;
        if at > 0 {
            writer.set_frame_delay(stands(at + 1 == moments.len()), 1_000).map_err(failed)?;
            writer.reset_frame_position().map_err(failed)?;
            writer.set_frame_dimension(wide, high).map_err(failed)?;
            writer.set_frame_position(left, top).map_err(failed)?;
        }
        writer.write_image_data(&pixels).map_err(failed)?;
    }
    writer.finish().map_err(failed)?;
    Ok(file)
}
