//! Signs on the screen: drawn once for each size as a mask, and laid down in any colour.

use egui::{Color32, ColorImage, Context, Id, Painter, Rect, TextureHandle, TextureOptions, pos2};
use kanso_engine::scene::Icon;
use kanso_table::icon::{SIDE, document};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

/// The sizes that are drawn, in pixels: others are scaled down from the next larger one.
const SIZES: [u32; 12] = [12, 16, 20, 24, 32, 40, 48, 64, 80, 96, 128, 256];

/// What was drawn so far.
#[derive(Clone, Default)]
struct Masks(Arc<Mutex<BTreeMap<(Icon, u32), TextureHandle>>>);

/// Paints a sign in one colour, as large as fits into the middle of a rectangle. Where something is cut
/// out of it, the ground is seen.
pub fn paint_sign(painter: &Painter, icon: Icon, rect: Rect, colour: Color32) {
    let side = rect.width().min(rect.height());
    if side < 1.0 {
        return;
    }
    let pixels = side * painter.ctx().pixels_per_point();
    let size = SIZES.into_iter().find(|size| *size as f32 >= pixels);
    let mask = mask(painter.ctx(), icon, size.unwrap_or(SIZES[SIZES.len() - 1]));
    let square = Rect::from_center_size(rect.center(), egui::Vec2::splat(side));
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    painter.image(mask.id(), square, whole, colour);
}

fn mask(ctx: &Context, icon: Icon, size: u32) -> TextureHandle {
    let masks = ctx.data_mut(|data| data.get_temp_mut_or_default::<Masks>(Id::NULL).clone());
    let mut masks = masks.0.lock().expect("nobody panics with it");
    let mask = masks.entry((icon, size)).or_insert_with(|| {
        ctx.load_texture(format!("{icon}-{size}"), drawn(icon, size), TextureOptions::LINEAR)
    });
    mask.clone()
}

/// A sign in white on nothing: it is as solid as what it is drawn with is white, so that what is cut out
/// of it, in black, is nothing again.
fn drawn(icon: Icon, size: u32) -> ColorImage {
    let document = document(icon, "#ffffff", "#000000");
    let tree = Tree::from_str(&document, &Options::default()).expect("our own drawing, by test");
    let mut pixmap = Pixmap::new(size, size).expect("a size of the list");
    let scale = size as f32 / f32::from(SIDE);
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    let solid =
        |pixel: &resvg::tiny_skia::PremultipliedColorU8| Color32::from_white_alpha(pixel.red());
    let pixels = pixmap.pixels().iter().map(solid).collect();
    ColorImage::new([size as usize, size as usize], pixels)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How much of a sign is solid, `0.0..=1.0`.
    fn solid(icon: Icon) -> f32 {
        let image = drawn(icon, 48);
        let sum: u32 = image.pixels.iter().map(|pixel| u32::from(pixel.a())).sum();
        sum as f32 / (255.0 * image.pixels.len() as f32)
    }

    #[test]
    fn every_sign_can_be_seen_and_is_no_blot() {
        for icon in Icon::ALL {
            let solid = solid(*icon);
            assert!((0.05..0.75).contains(&solid), "{icon}: {solid}");
        }
    }

    #[test]
    fn what_is_cut_out_is_nothing() {
        let image = drawn(Icon::Golem, 24);
        let alpha = |x: usize, y: usize| image.pixels[y * 24 + x].a();
        assert!(alpha(12, 2) > 200, "its head");
        assert!(alpha(10, 4) < 128, "an eye in it");
        assert_eq!(alpha(1, 1), 0, "beside it");
    }
}
