//! A picture of the window, taken by itself once everything is there: `--screenshot OUT`.

use egui::{ColorImage, Context, ScreenshotCallback, ViewportCommand};
use resvg::tiny_skia::{IntSize, Pixmap};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

/// Frames without anything going on before the picture is taken: panels know their sizes, scroll
/// areas have arrived, tooltips are gone.
const CALM_FRAMES: u32 = 6;
/// After so many seconds it is given up.
const WAIT_SECONDS_MAX: f64 = 120.0;

/// What came of it, told to who started the window.
pub type Taken = Arc<Mutex<Option<Result<(), String>>>>;

/// A picture that is to be taken.
pub struct Shot {
    out: PathBuf,
    taken: Taken,
    calm: u32,
    sent: bool,
}

impl Shot {
    /// A picture that goes to `out`.
    pub fn new(out: PathBuf, taken: Taken) -> Self {
        Self { out, taken, calm: 0, sent: false }
    }

    /// Ends without a picture.
    pub fn give_up(&self, why: String) {
        *self.taken.lock().expect("nobody panics with it") = Some(Err(why));
    }

    /// Called in each frame; `busy`: something is still being worked out. Closes the window when the
    /// picture is written.
    pub fn frame(&mut self, ctx: &Context, busy: bool) {
        ctx.request_repaint();
        if self.taken.lock().expect("nobody panics with it").is_some() {
            ctx.send_viewport_cmd(ViewportCommand::Close);
            return;
        }
        if ctx.input(|input| input.time) > WAIT_SECONDS_MAX {
            self.give_up(format!("not ready after {WAIT_SECONDS_MAX} seconds"));
            return;
        }
        self.calm = if busy { 0 } else { self.calm + 1 };
        if self.calm < CALM_FRAMES || self.sent {
            return;
        }
        self.sent = true;
        let (out, taken) = (self.out.clone(), Arc::clone(&self.taken));
        ctx.send_viewport_cmd(ViewportCommand::Screenshot(ScreenshotCallback::new(move |image| {
            let written = write(&image, &out);
            *taken.lock().expect("nobody panics with it") = Some(written);
        })));
    }
}

/// Writes a picture as PNG.
fn write(image: &ColorImage, out: &Path) -> Result<(), String> {
    let [width, height] = image.size;
    let bytes = image.pixels.iter().flat_map(|pixel| pixel.to_opaque().to_array()).collect();
    let size = IntSize::from_wh(width as u32, height as u32).ok_or("the window has no size")?;
    let pixmap = Pixmap::from_vec(bytes, size).ok_or("the window has no size")?;
    let png = pixmap.encode_png().map_err(|error| error.to_string())?;
    std::fs::write(out, png).map_err(|error| format!("{}: {error}", out.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Color32;

    #[test]
    fn a_picture_is_written_pixel_by_pixel() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let out = folder.path().join("out.png");
        let image = ColorImage::new([2, 1], vec![Color32::RED, Color32::from_rgb(1, 2, 3)]);
        write(&image, &out).expect("the folder is there");
        let read = Pixmap::load_png(&out).expect("a picture was written");
        assert_eq!((read.width(), read.height()), (2, 1));
        assert_eq!(read.data(), [255, 0, 0, 255, 1, 2, 3, 255]);
    }

    #[test]
    fn a_folder_that_is_not_there_is_named() {
        let image = ColorImage::filled([1, 1], Color32::RED);
        let problem = write(&image, Path::new("/no/such/folder/out.png")).expect_err("no folder");
        assert!(problem.contains("/no/such/folder"), "{problem}");
    }
}
