//! Zoom and pan: from the page to the panel and back.

use egui::{Pos2, Rect, Vec2};

/// Least and greatest zoom by hand.
pub const ZOOM: std::ops::RangeInclusive<f32> = 0.15..=5.0;
/// A page is not blown up further than this by itself.
const FIT_MAX: f32 = 1.7;
/// Free space around a page that fits.
const MARGIN: f32 = 6.0;
/// How much of the page stays in the panel when it is pushed aside.
const KEPT: f32 = 60.0;

/// Where the page's origin is in the panel, and how large the page is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// Points of the panel for one of the page.
    pub scale: f32,
    /// The page's origin, from the panel's corner.
    pub offset: Vec2,
}

impl Camera {
    /// All of a page in the middle of a panel.
    pub fn fitting(page: Vec2, panel: Vec2) -> Self {
        let room = (panel - Vec2::splat(2.0 * MARGIN)).max(Vec2::splat(1.0));
        let page = page.max(Vec2::splat(1.0));
        let scale = (room.x / page.x).min(room.y / page.y).clamp(*ZOOM.start(), FIT_MAX);
        Self { scale, offset: (panel - page * scale) / 2.0 }
    }

    /// A rectangle of the page where it is in the panel.
    pub fn rect(self, in_page: Rect, panel: Rect) -> Rect {
        Rect::from_min_max(self.point(in_page.min, panel), self.point(in_page.max, panel))
    }

    /// A point of the page where it is in the panel.
    pub fn point(self, in_page: Pos2, panel: Rect) -> Pos2 {
        panel.min + self.offset + in_page.to_vec2() * self.scale
    }

    /// Larger by a factor, around a point of the panel, which stays where it is.
    #[must_use]
    pub fn zoomed(self, factor: f32, around: Pos2, panel: Rect) -> Self {
        let scale = (self.scale * factor).clamp(*ZOOM.start(), *ZOOM.end());
        if (scale - self.scale).abs() < f32::EPSILON {
            return self;
        }
        let from_corner = around - panel.min;
        let in_page = (from_corner - self.offset) / self.scale;
        Self { scale, offset: from_corner - in_page * scale }
    }

    /// Pushed, but never so far that the page is lost.
    #[must_use]
    pub fn panned(self, by: Vec2, page: Vec2, panel: Vec2) -> Self {
        let size = page * self.scale;
        let kept = Vec2::splat(KEPT).min(size);
        let offset = (self.offset + by).clamp(kept - size, (panel - kept).max(kept - size));
        Self { offset, ..self }
    }

    /// So that a rectangle of the page fills the panel.
    pub fn on(in_page: Rect, panel: Vec2) -> Self {
        let whole = Self::fitting(in_page.size(), panel);
        Self { offset: whole.offset - in_page.min.to_vec2() * whole.scale, ..whole }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{pos2, vec2};

    const PANEL: Rect = Rect { min: pos2(100.0, 50.0), max: pos2(700.0, 450.0) };

    #[test]
    fn a_page_that_fits_is_in_the_middle() {
        let camera = Camera::fitting(vec2(1176.0, 100.0), PANEL.size());
        assert!((camera.scale - 0.5).abs() < 1e-4);
        let seen = camera.rect(Rect::from_min_size(Pos2::ZERO, vec2(1176.0, 100.0)), PANEL);
        assert!((seen.center() - PANEL.center()).length() < 0.01);
    }

    #[test]
    fn a_small_page_is_not_blown_up_without_end() {
        assert!(Camera::fitting(vec2(10.0, 10.0), PANEL.size()).scale <= FIT_MAX);
    }

    #[test]
    fn zooming_keeps_the_point_under_the_pointer() {
        let camera = Camera::fitting(vec2(900.0, 700.0), PANEL.size());
        let pointer = pos2(333.0, 222.0);
        let zoomed = camera.zoomed(2.0, pointer, PANEL);
        let in_page = (pointer - PANEL.min - camera.offset) / camera.scale;
        assert!((zoomed.point(in_page.to_pos2(), PANEL) - pointer).length() < 0.01);
        assert!((zoomed.scale - camera.scale * 2.0).abs() < 1e-4);
    }

    #[test]
    fn zoom_stays_within_its_limits() {
        let camera = Camera::fitting(vec2(900.0, 700.0), PANEL.size());
        assert!((camera.zoomed(1e9, PANEL.center(), PANEL).scale - ZOOM.end()).abs() < 1e-6);
        assert!((camera.zoomed(1e-9, PANEL.center(), PANEL).scale - ZOOM.start()).abs() < 1e-6);
    }

    #[test]
    fn a_page_cannot_be_pushed_out_of_sight() {
        let page = vec2(900.0, 700.0);
        for by in [vec2(1e6, 1e6), vec2(-1e6, -1e6), vec2(1e6, -1e6)] {
            let camera = Camera::fitting(page, PANEL.size()).panned(by, page, PANEL.size());
            let seen = camera.rect(Rect::from_min_size(Pos2::ZERO, page), PANEL);
            assert!(seen.intersect(PANEL).width() >= KEPT - 0.1);
            assert!(seen.intersect(PANEL).height() >= KEPT - 0.1);
        }
    }

    #[test]
    fn a_region_can_fill_the_panel() {
        let region = Rect::from_min_size(pos2(400.0, 300.0), vec2(500.0, 200.0));
        let seen = Camera::on(region, PANEL.size()).rect(region, PANEL);
        assert!(PANEL.contains_rect(seen));
        assert!((seen.center() - PANEL.center()).length() < 0.01);
    }
}
