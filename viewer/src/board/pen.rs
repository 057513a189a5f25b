//! Shapes of a table on the screen.

use crate::look::paint_sign;
use egui::emath::{Align, Pos2, Rect, Vec2};
use egui::epaint::{self, StrokeKind};
use egui::text::{LayoutJob, TextWrapping};
use egui::{Color32, CornerRadius, FontId, Galley, Painter, Shape, TextFormat};
use kanso_engine::scene::Icon;
use kanso_table::pen::{Dash, Laid, Lay, Pen, Round, Shadow, Stroke};
use std::cell::RefCell;
use std::sync::Arc;

/// Signs, marks and plates of no more than this, in points, tell something; larger ones are pictures.
const MARK_MAX: f32 = 18.0;

/// The toolkit's painter.
pub struct ScreenPen<'a> {
    painter: &'a Painter,
    /// Where something was painted that is read: letters, and small marks.
    read: RefCell<Vec<Rect>>,
}

impl<'a> ScreenPen<'a> {
    /// Draws where the painter does.
    pub fn new(painter: &'a Painter) -> Self {
        Self { painter, read: RefCell::default() }
    }

    /// Where something was painted that is read, since it was last asked for.
    pub fn take_read(&self) -> Vec<Rect> {
        self.read.take()
    }

    fn mark(&self, at: Rect, fill: Color32) {
        if fill != Color32::TRANSPARENT && at.width().max(at.height()) <= MARK_MAX {
            self.read.borrow_mut().push(at);
        }
    }

    /// The painter itself.
    pub fn painter(&self) -> &'a Painter {
        self.painter
    }
}

/// Text that the toolkit has laid out.
#[derive(Clone)]
pub struct Words(Arc<Galley>);

impl Words {
    /// What is written.
    pub fn text(&self) -> &str {
        self.0.text()
    }

    /// The size of its letters.
    pub fn letters(&self) -> f32 {
        self.0.job.sections.first().map_or(0.0, |section| section.format.font_id.size)
    }
}

impl Laid for Words {
    fn size(&self) -> Vec2 {
        self.0.size()
    }

    fn rows(&self) -> usize {
        self.0.rows.len()
    }

    fn is_whole(&self) -> bool {
        !self.0.elided && is_unbroken(&self.0)
    }
}

/// True if no word was broken in two: each row but the last ends at a space, or between characters
/// that have no spaces.
fn is_unbroken(galley: &Galley) -> bool {
    let rows = &galley.rows;
    let ends = rows.iter().take(rows.len().saturating_sub(1));
    ends.zip(rows.iter().skip(1)).all(|(row, next)| {
        let last = row.text().chars().next_back();
        let first = next.text().chars().next();
        let letter = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric());
        !(letter(last) && letter(first))
    })
}

fn stroke(stroke: Stroke) -> egui::Stroke {
    egui::Stroke::new(stroke.width, stroke.color)
}

fn round(round: Round) -> CornerRadius {
    CornerRadius { nw: round.nw, ne: round.ne, sw: round.sw, se: round.se }
}

impl Pen for ScreenPen<'_> {
    type Words = Words;

    fn lay(&self, words: &str, size: f32, colour: Color32, lay: Lay) -> Words {
        let format = TextFormat::simple(FontId::proportional(size), colour);
        let mut job = LayoutJob::single_section(words.to_owned(), format);
        job.wrap = TextWrapping {
            max_width: lay.wide.max(1.0),
            max_rows: lay.rows,
            break_anywhere: lay.rows == 1,
            overflow_character: Some('…'),
        };
        job.halign = lay.align;
        Words(self.painter.layout_job(job))
    }

    fn words(&self, at: Rect, _: Align, words: &Words, colour: Color32) {
        let Words(galley) = words;
        self.read.borrow_mut().push(at);
        let left = match galley.job.halign {
            Align::Min => at.left(),
            Align::Center => at.center().x,
            Align::Max => at.right(),
        };
        self.painter.galley(Pos2::new(left, at.top()), Arc::clone(galley), colour);
    }

    fn rect(&self, rect: Rect, corners: Round, fill: Color32, line: Stroke) {
        self.painter.rect(rect, round(corners), fill, stroke(line), StrokeKind::Inside);
    }

    fn circle(&self, middle: Pos2, radius: f32, fill: Color32, line: Stroke) {
        self.mark(Rect::from_center_size(middle, Vec2::splat(2.0 * radius)), fill);
        self.painter.circle(middle, radius, fill, stroke(line));
    }

    fn polygon(&self, points: &[Pos2], fill: Color32, line: Stroke) {
        self.mark(Rect::from_points(points), fill);
        self.painter.add(Shape::convex_polygon(points.to_vec(), fill, stroke(line)));
    }

    fn line(&self, points: &[Pos2], line: Stroke, dash: Dash) {
        match (dash, points) {
            (Dash::Solid, [from, to]) => {
                self.painter.line_segment([*from, *to], stroke(line));
            }
            (Dash::Solid, _) => {
                self.painter.add(Shape::line(points.to_vec(), stroke(line)));
            }
            (Dash::Dashed(dash, gap), _) => {
                self.painter.extend(Shape::dashed_line(points, stroke(line), dash, gap));
            }
            (Dash::Dotted(step), _) => {
                let radius = line.width / 2.0;
                self.painter.extend(Shape::dotted_line(points, line.color, step, radius));
            }
        }
    }

    fn shadow(&self, shadow: Shadow) {
        let soft = epaint::Shadow {
            offset: [0, shadow.down as i8],
            blur: shadow.blur as u8,
            spread: 0,
            color: shadow.color,
        };
        self.painter.add(soft.as_shape(shadow.rect, round(shadow.round)));
    }

    fn sign(&self, icon: Icon, rect: Rect, ink: Color32, _: Color32) {
        self.mark(rect, ink);
        paint_sign(self.painter, icon, rect, ink);
    }
}
