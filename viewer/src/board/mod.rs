//! The board: the table as one eye sees it, painted.
//!
//! `kanso_table` says where everything of a page lies, `camera` how the page lies in the panel, `paint`
//! puts it on the screen, `hover` has the words for a thing, `motion` what moves after a step.

mod actions;
mod camera;
mod drag;
mod fan;
mod header;
mod hover;
mod motion;
mod pen;
mod pinned;
mod plate;
mod price;
mod scene;
mod tray;
mod zoom;

use crate::command::{Asked, PlayCommand};
use crate::look::palette;
use crate::model::{Arrived, LookState, Offers, Shown, SinceMine};
use crate::moves::Luck;
use crate::words::board as words;
pub use actions::KEYS as BAR_KEYS;
pub use camera::Camera;
use drag::Drag;
use egui::{Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo};
pub use header::BAR_HIGH;
use header::{NEXT_LETTERS, header_ui, page_shown};
use kanso_engine::scene::{Page, Tone};
use kanso_engine::{Eye, Lang, Meta, Scene, Seat};
use kanso_table::Extent;
use kanso_table::happened::{Happened, Moment};
use kanso_table::layout::{Layout, Settled};
use kanso_table::paint::{Canvas, mark};
use motion::Motion;
pub use pen::{ScreenPen, Words};
pub use pinned::{PINNED_HIGH, pinned, pinned_ui};
pub use price::{beside as beside_wide, beside_ui};
use std::rc::Rc;

/// Half the height of the sign of a seat among words, in points.
const SIGN: f32 = 5.5;
/// As many pages stay laid out, each for its panel and language.
const SETTLED_MAX: usize = 8;

/// What the board is given.
#[derive(Clone, Copy)]
pub struct BoardData<'a> {
    /// The place that is shown.
    pub shown: &'a Shown,
    /// The names of the seats.
    pub names: &'a [String],
    /// What there is to know about the game.
    pub meta: &'a Meta,
    /// What is selected and pointed at.
    pub look: &'a LookState,
    /// What can be picked.
    pub offers: &'a Offers,
    /// How one came here: after one step, what changed moves.
    pub arrived: &'a Arrived,
    /// True if anything moves visibly.
    pub motion: bool,
    /// What bots are about.
    pub bots: Bots,
    /// Where its luck comes from, where something is to fall at the end of a line; else none.
    pub falls: Option<Luck>,
}

/// What the bots of seats are about.
#[derive(Clone, Copy, Default)]
pub struct Bots {
    /// True if one is asked now.
    pub think: bool,
    /// What they did since the last move of a person.
    pub since: Option<SinceMine>,
}

impl<'a> BoardData<'a> {
    /// The page that is shown, and which one it is.
    fn page(&self) -> Option<(usize, &'a Page)> {
        let pages = &self.shown.scene.pages;
        let at = page_shown(pages, self.look.page.as_deref());
        Some((at, pages.get(at)?))
    }
}

/// What the board keeps from frame to frame.
#[derive(Default)]
pub struct BoardView {
    /// Zoom and pan by hand; none: all of the page is seen.
    camera: Option<Camera>,
    /// Pages laid out for the most that they show, the one that was seen last at the end.
    settled: Vec<Settled>,
    /// Where everything lies.
    laid: Option<Laid>,
    /// Where everything lay before what just happened.
    lain: Option<Lain>,
    /// The step that is being shown.
    motion: Option<Motion>,
    /// The piece that is being dragged.
    drag: Option<Drag>,
    /// The last step that was noticed.
    serial: u64,
    /// How the page lay in the panel, and how large it was, when it was last seen.
    last: Option<Seen>,
}

/// A layout and all that it depends on.
struct Laid {
    scene: Rc<Scene>,
    page: usize,
    lang: Lang,
    panel: Vec2,
    layout: Rc<Layout>,
}

/// The page that is shown as it was before, and where everything lay on it.
struct Lain {
    before: Rc<Scene>,
    page: usize,
    /// The layout of what is shown now.
    now: Rc<Layout>,
    layout: Layout,
}

impl Lain {
    fn moment(&self) -> Moment<'_> {
        Moment { page: &self.before.pages[self.page], layout: &self.layout }
    }
}

/// How a page was last seen.
#[derive(Clone, Copy)]
struct Seen {
    camera: Camera,
    page: Vec2,
    panel: Rect,
}

impl BoardView {
    /// Zooms and pans so that all of the page is seen.
    pub fn fit(&mut self) {
        self.camera = None;
    }

    /// The layout of a page in a panel, worked out when something changed.
    fn layout(&mut self, shown: &Shown, page: usize, panel: Vec2, lang: Lang) -> Rc<Layout> {
        let scene = &shown.scene;
        if let Some(laid) = &self.laid
            && Rc::ptr_eq(&laid.scene, scene)
            && (laid.page, laid.lang, laid.panel) == (page, lang, panel)
        {
            return Rc::clone(&laid.layout);
        }
        let of = &scene.pages[page];
        // Within an event there may be more to see than after any.
        let mut extent = Extent::clone(&shown.extent);
        extent.widen(scene);
        let known = self.settled.iter().position(|known| known.is_of(&extent, &of.id, lang, panel));
        let settled = match known {
            Some(known) => self.settled.remove(known),
            None => Settled::of(&extent, &of.id, lang, panel).expect("it has room for the page"),
        };
        let layout = Rc::new(settled.layout(of, own_seat(shown)));
        self.settled.push(settled);
        let many = self.settled.len().saturating_sub(SETTLED_MAX);
        self.settled.drain(..many);
        let scene = Rc::clone(scene);
        self.laid = Some(Laid { scene, page, lang, panel, layout: Rc::clone(&layout) });
        layout
    }

    /// Keeps where everything lay before what just happened, after the page was laid out.
    fn look_back(&mut self, shown: &Shown, page: &Page, now: &Rc<Layout>) {
        let before = shown.before.as_ref();
        let at = |before: &Rc<Scene>| before.pages.iter().position(|old| old.id == page.id);
        let found = before.and_then(|before| Some((before, at(before)?)));
        let Some((before, page)) = found else {
            self.lain = None;
            return;
        };
        let known = |lain: &Lain| Rc::ptr_eq(&lain.before, before) && Rc::ptr_eq(&lain.now, now);
        if self.lain.as_ref().is_some_and(known) {
            return;
        }
        self.lain = self.settled.last().map(|settled| {
            let layout = settled.layout(&before.pages[page], own_seat(shown));
            Lain { before: Rc::clone(before), page, now: Rc::clone(now), layout }
        });
    }

    /// How a page lies in the panel: as the user left it, else so that all is seen.
    fn camera(&self, size: Vec2, panel: Vec2) -> Camera {
        self.camera.unwrap_or_else(|| Camera::fitting(size, panel))
    }

    /// Notices a new step, and forgets one that is over.
    fn notice(&mut self, data: &BoardData<'_>, now: f64) {
        let Arrived::Step { from, serial } = data.arrived else {
            self.motion = None;
            return;
        };
        if self.serial != *serial {
            self.serial = *serial;
            self.motion = self.begin(data, from, now);
        }
        let over = self.motion.as_ref().is_some_and(|motion| motion.done(now).is_none());
        if over || data.shown.preview || !data.motion {
            self.motion = None;
        }
    }

    fn begin(&self, data: &BoardData<'_>, from: &Rc<Scene>, now: f64) -> Option<Motion> {
        let (_, page) = data.page()?;
        let at = from.pages.iter().position(|old| old.id == page.id)?;
        let layout = self.settled.last()?.layout(&from.pages[at], own_seat(data.shown));
        Some(Motion { began: now, from: Rc::clone(from), page: at, layout })
    }
}

/// Draws the board.
pub fn board_ui(
    ui: &mut Ui,
    data: &BoardData<'_>,
    view: &mut BoardView,
    lang: Lang,
    asked: &mut Asked,
) {
    let page = data.page();
    header_ui(ui, data, view, page.map_or(0, |(at, _)| at), lang, asked);
    let panel = ui.available_rect_before_wrap();
    ui.advance_cursor_after_rect(panel);
    let Some((at, page)) = page else {
        ui.put(panel, egui::Label::new(words::NO_PAGE.in_lang(lang)));
        return;
    };
    if panel.width() < 8.0 || panel.height() < 8.0 {
        return;
    }
    let ground = ui.interact(panel, ui.scope_id().with("ground"), Sense::CLICK | Sense::DRAG);
    ground.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, words::BOARD.in_lang(lang)));
    let layout = view.layout(data.shown, at, panel.size(), lang);
    let now = ui.input(|input| input.time);
    view.notice(data, now);
    let fitting = view.camera(layout.size, panel.size());
    let camera = zoom::moved(ui, &ground, fitting, layout.size, panel);
    if camera != fitting {
        view.camera = Some(camera);
    }
    view.look_back(data.shown, page, &layout);
    let now_laid = Moment { page, layout: &layout };
    let lain = view.lain.take();
    let happened = lain.as_ref().map(|lain| Happened::between(lain.moment(), now_laid));
    // Beside another table nothing came after it.
    let happened = happened.map(|of| if data.shown.beside { of.only_gone() } else { of });
    let happened = happened.as_ref();
    let stage = scene::Stage { data, page, layout: &layout, camera, panel, lang, happened };
    view.drag = view.drag.take().filter(|drag| stage.is_dragged(ui, drag, asked));
    stage.paint(ui, view.motion.as_ref(), view.drag.as_ref(), now);
    let told = stage.things_ui(ui, &mut view.drag, asked);
    stage.fan_ui(ui, told.pointed.as_deref(), asked);
    if let Some(region) = told.large {
        view.camera = Some(Camera::on(region, panel.size()));
    }
    view.lain = lain;
    if ground.clicked() {
        asked.push(PlayCommand::Select(None));
    }
    if view.last.is_some_and(|last| last.camera != camera) {
        // The strip above, drawn before, says how large it was.
        ui.ctx().request_repaint();
    }
    view.last = Some(Seen { camera, page: layout.size, panel });
}

/// The seat whose eye looks: its side stands in front.
fn own_seat(shown: &Shown) -> Option<Seat> {
    match shown.eye {
        Eye::Seat(seat) => Some(seat),
        Eye::All | Eye::Public => shown.front,
    }
}

/// Paints the sign of a seat in its colour, as it stands on the board.
pub fn seat_sign(ui: &Ui, seat: Seat, middle: Pos2) {
    let palette = palette(ui.visuals());
    let pen = ScreenPen::new(ui.painter());
    let canvas = Canvas::new(&pen, palette, 1.0, Lang::En);
    let tone = Tone::Seat(u8::from(seat));
    mark(&canvas, tone, middle, SIGN, palette.tone(tone).line);
}

/// A rectangle as far as it is seen; none where nothing of it is.
fn seen(rect: Rect, panel: Rect) -> Option<Rect> {
    let seen = rect.intersect(panel);
    seen.is_positive().then_some(seen)
}

#[cfg(test)]
mod still;
#[cfg(test)]
mod tests;
