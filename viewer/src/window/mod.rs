//! The window: which panel is where, and what each is given.

use crate::banner::{banner_ui, damage_ui, notices_ui};
use crate::board::{
    BAR_HIGH, BoardData, BoardView, Bots, PINNED_HIGH, board_ui, pinned, pinned_ui,
};
use crate::command::{Asked, Command, GoCommand, Tab};
use crate::compare::{CompareView, compare_ui};
use crate::dialogs::{DialogView, dialog_ui};
use crate::disputes::{BesideView, StripData, beside_ui, strip_ui};
use crate::find::{FindView, find_ui};
use crate::game::{GameView, game_ui};
use crate::happened::rule::{RuleData, pinned_rule_ui};
use crate::happened::{HappenedData, HappenedView, happened_ui};
use crate::insight::{InsightView, insight_ui};
use crate::library::{LibraryView, library_ui, pocket_library_ui};
use crate::lines::{LinesData, LinesView, lines_ui};
use crate::model::{Model, Offers, Settings, Shown, Table};
use crate::moves::{MovesData, MovesView, falls, menu_ui, moves_ui, overlay_ui};
use crate::notes::{NotesData, NotesView, notes_ui};
use crate::pocket::{self, Curtain, PocketPage};
use crate::state::{StateView, state_ui};
use crate::timeline::{BandData, TimelineData, TimelineView, timeline_ui};
use crate::toolbar::{menus_ui, toolbar_ui};
use crate::words;
use crate::{command::LookCommand, look};
use egui::{CentralPanel, Panel, ScrollArea, Ui, Vec2, vec2};
use kanso_engine::Lang;
use kanso_replay::dispute::DisputeInfo;
use kanso_replay::log::record::MAIN_LINE;
use std::rc::Rc;

/// What the panels keep for themselves from frame to frame: zoom, scroll, what is typed and not yet
/// asked for. None of it is part of a game.
#[derive(Default)]
pub struct Views {
    /// The board's zoom and motion.
    pub board: BoardView,
    /// The timeline's zoom.
    pub timeline: TimelineView,
    /// The list of the whole game.
    pub game: GameView,
    /// The tree's unfolded lines.
    pub lines: LinesView,
    /// The event's unfolded parts.
    pub happened: HappenedView,
    /// The list of moves.
    pub moves: MovesView,
    /// The state's unfolded fields.
    pub state: StateView,
    /// What is typed to be found.
    pub find: FindView,
    /// What was found out about who was winning.
    pub insight: InsightView,
    /// The note that is being written.
    pub notes: NotesView,
    /// The list of games.
    pub library: LibraryView,
    /// Two lines side by side.
    pub compare: CompareView,
    /// Another course beside what was played.
    pub beside: BesideView,
    /// The dialog.
    pub dialog: DialogView,
    /// True if everything is dressed for thumbs.
    pub dressed: bool,
    /// What is shown where the window is one for a hand.
    pub pocket: PocketPage,
    /// What one player alone may see there, where the phone goes around.
    pub curtain: Curtain,
}

/// The title of the window: the file's own name first, as a row of windows shows the beginning.
pub fn title(model: &Model) -> String {
    let path = model.table.as_ref().and_then(|table| table.path.as_ref());
    match path.and_then(|path| path.file_name()) {
        Some(name) => format!("{} - Kansō", name.to_string_lossy()),
        None => "Kansō".to_owned(),
    }
}

/// Draws the whole window.
pub fn window_ui(ui: &mut Ui, model: &mut Model, views: &mut Views, asked: &mut Asked) {
    let lang = model.lang();
    let for_hand = pocket::is_pocket(ui.ctx().content_rect().size());
    model.asks_below = for_hand;
    if for_hand != views.dressed {
        // Dialogs and menus, too; from the next frame on.
        look::dress(ui.ctx());
        if for_hand {
            ui.ctx().all_styles_mut(pocket::dress);
        }
        views.dressed = for_hand;
    }
    if for_hand {
        if model.settings.passed_around
            && let Some(seat) = pocket::go_around(ui, model, &mut views.curtain)
            && let Some(table) = &model.table
        {
            // Nothing else is shown, as long as it is drawn.
            pocket::dress(ui.style_mut());
            let behind = (table, &mut views.curtain);
            return pocket::curtain_ui(ui, behind, seat, lang, asked);
        }
        pocket_ui(ui, model, views, asked);
        notices_ui(ui.ctx(), model, lang, asked);
        dialog_ui(ui.ctx(), model, &mut views.dialog, lang, asked);
        return;
    }
    Panel::top("toolbar").show(ui, |ui| toolbar_ui(ui, model, lang, asked));
    banner_ui(ui, model, lang, asked);
    let settings = model.settings.clone();
    look::keep_foot(ui.ctx(), 0.0);
    match &mut model.table {
        Some(table) => table_ui(ui, table, &settings, views, asked),
        None => {
            CentralPanel::default().show(ui, |ui| {
                library_ui(ui, model, &mut views.library, lang, asked);
            });
        }
    }
    notices_ui(ui.ctx(), model, lang, asked);
    dialog_ui(ui.ctx(), model, &mut views.dialog, lang, asked);
}

/// The panels around an open game.
fn table_ui(
    ui: &mut Ui,
    table: &mut Table,
    settings: &Settings,
    views: &mut Views,
    asked: &mut Asked,
) {
    let lang = settings.lang();
    let shown = table.shown(settings);
    let offers = table.offers(&shown);
    let disputes = table.told_disputes(lang);
    let strip = StripData {
        told: &disputes,
        hidden: table.hides_disputes(lang),
        chosen: table.disputes.chosen,
        names: table.review().names(),
    };
    if !strip.is_empty() {
        Panel::top("dispute").show(ui, |ui| strip_ui(ui, &strip, lang, asked));
    }
    let window = ui.available_size();
    if settings.timeline_shown {
        let (course, disputed) = (table.course(), table.events_disputed(lang));
        let (line, forks) = (table.here().line, table.forks());
        let leaves = course.leaves.as_ref().map(|left| table.line_name(left.line, lang));
        let name = (line != MAIN_LINE).then(|| table.line_name(line, lang));
        let (id, size) = timeline_size(window.y + TOOLBAR_HIGH);
        let (curve, turning) = (table.curve(), table.turning());
        let panel = sized(Panel::bottom(id), window.y, size).show(ui, |ui| {
            let data = TimelineData {
                course: &course,
                shown: &shown,
                names: table.review().names(),
                revision: table.revision,
                eye: table.eye,
                here: table.here(),
                ahead: table.is_ahead(),
                turn: table.turn_here(),
                hover: table.hover,
                axis: table.axis,
                playing: table.playing,
                speed: settings.speed,
                looped: table.looped,
                hindsight: table.hindsight,
                routine: settings.routine,
                found: table.found(),
                findings: &table.events_with_findings(),
                disputed: &disputed,
                line: name.as_deref(),
                leaves: leaves.as_deref().unwrap_or_default(),
                forks: &forks,
                band: curve
                    .as_ref()
                    .filter(|(curve, _)| !curve.points.is_empty())
                    .map(|(curve, upto)| BandData { curve, upto: *upto, turning: &turning }),
                beats: &|event| table.review().told_beats(event, table.eye),
            };
            timeline_ui(ui, &data, &mut views.timeline, lang, asked);
        });
        look::keep_foot(ui.ctx(), panel.response.rect.height());
    }
    // Two tables beside each other have all the width.
    if settings.side_shown && table.compared.is_none() {
        sized(Panel::right("side"), window.x, &SIDE_SIZE).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            tabs_ui(ui, settings.tab, lang, asked);
            pinned_rule_ui(ui, &RuleData::of(table, lang), asked);
            // What is selected stands in one place, whatever else is shown.
            let (page, selected) = (table.look.page.as_deref(), table.look.selected.as_deref());
            if let Some((page, thing)) = pinned(&shown, page, selected) {
                let frame = egui::Frame::NONE;
                let panel = Panel::bottom("pinned").exact_size(PINNED_HIGH).frame(frame);
                panel.show(ui, |ui| pinned_ui(ui, (&page, thing), &shown, lang, asked));
            }
            let seen = Seen { shown: &shown, offers: &offers, disputes: &disputes };
            tab_ui(ui, settings.tab, table, &seen, settings, views, asked);
        });
    }
    let ground = look::palette(ui.visuals()).table;
    CentralPanel::default().frame(egui::Frame::new().fill(ground)).show(ui, |ui| {
        let seen = Seen { shown: &shown, offers: &offers, disputes: &disputes };
        center_ui(ui, table, &seen, settings, views, asked);
    });
}

/// What the panels of one frame have in common.
struct Seen<'a> {
    /// The place that is shown.
    shown: &'a Rc<Shown>,
    /// What can be picked.
    offers: &'a Offers,
    /// What is told of disputes.
    disputes: &'a [DisputeInfo],
}

/// A page of the right panel.
fn tab_ui(
    ui: &mut Ui,
    tab: Tab,
    table: &mut Table,
    seen: &Seen<'_>,
    settings: &Settings,
    views: &mut Views,
    asked: &mut Asked,
) {
    let lang = settings.lang();
    // Each page scrolls by itself: long lists draw only the rows that are seen.
    match tab {
        Tab::Game => whole_ui(ui, table, settings, views, asked),
        Tab::Happened => {
            let data = HappenedData {
                shown: seen.shown,
                table,
                disputes: seen.disputes,
                routine: settings.routine,
                lang,
            };
            happened_ui(ui, &data, &mut views.happened, asked);
        }
        Tab::Moves => {
            let mut area = ScrollArea::vertical().auto_shrink(false);
            if views.dressed {
                area = area.id_salt(("moves", views.moves.page()));
            }
            area.show(ui, |ui| {
                let data = MovesData { table, offers: seen.offers };
                moves_ui(ui, &data, &mut views.moves, lang, asked);
            });
        }
        Tab::State => state_ui(ui, table, &mut views.state, settings, asked),
        Tab::Insight => insight_ui(ui, table, &mut views.insight, lang, asked),
        Tab::Find => find_ui(ui, table, seen.shown, &mut views.find, lang, asked),
        Tab::Notes => {
            let (book, here) = (table.note_book(lang), table.here());
            let data = NotesData {
                book: &book,
                revision: table.revision,
                here,
                number: table.review().number_for(here.line, here.event, table.eye),
                author: &settings.author,
                hindsight: table.hindsight,
                read_only: table.review().read_only(),
            };
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                notes_ui(ui, &data, &mut views.notes, lang, asked);
            });
        }
    }
}

/// The board, or two of them.
fn center_ui(
    ui: &mut Ui,
    table: &mut Table,
    seen: &Seen<'_>,
    settings: &Settings,
    views: &mut Views,
    asked: &mut Asked,
) {
    let lang = settings.lang();
    if table.disputes.beside.is_some() || table.disputes.is_making() {
        egui::Frame::new().inner_margin(look::GAP).show(ui, |ui| {
            beside_ui(ui, table, (seen.shown, settings.motion), &mut views.beside, lang, asked);
        });
        return;
    }
    if table.compared.is_some() {
        compare_ui(ui, table, (seen.shown, settings.motion), &mut views.compare, lang, asked);
        return;
    }
    let bots = Bots { think: table.bots_asked().is_some(), since: table.since_mine() };
    let falls = falls(table, &mut views.moves, lang);
    let data = BoardData {
        shown: seen.shown,
        names: table.review().names(),
        meta: table.review().meta(),
        look: &table.look,
        offers: seen.offers,
        arrived: &table.arrived,
        motion: settings.motion,
        bots,
        falls,
    };
    board_ui(ui, &data, &mut views.board, lang, asked);
    let board = ui.min_rect();
    overlay_ui(ui.ctx(), board, table, lang, asked);
    menu_ui(ui.ctx(), table, seen.shown, &mut views.moves, lang, asked);
}

/// The window for a hand: one thing at a time.
fn pocket_ui(ui: &mut Ui, model: &mut Model, views: &mut Views, asked: &mut Asked) {
    let lang = model.lang();
    pocket::dress(ui.style_mut());
    let menus = |ui: &mut Ui, asked: &mut Asked| menus_ui(ui, model, lang, asked);
    pocket::head_ui(ui, model, menus, lang, asked);
    damage_ui(ui, model, lang, asked);
    let settings = model.settings.clone();
    look::keep_foot(ui.ctx(), pocket::BELOW);
    let Some(table) = &mut model.table else {
        CentralPanel::default().show(ui, |ui| {
            pocket_library_ui(ui, model, &mut views.library, lang, asked);
        });
        return;
    };
    if settings.passed_around
        && let kanso_engine::Eye::Seat(seat) = table.eye
    {
        pocket::open_ui(ui, table, &mut views.curtain, seat, lang);
    }
    let shown = table.shown(&settings);
    let page = (&mut views.pocket, &shown.scene.pages[..]);
    pocket::foot_ui(ui, page, settings.passed_around, lang, asked);
    pocket::steps_ui(ui, table, lang, asked);
    let offers = table.offers(&shown);
    let disputes = table.told_disputes(lang);
    let seen = Seen { shown: &shown, offers: &offers, disputes: &disputes };
    let ground = look::palette(ui.visuals()).table;
    match views.pocket {
        PocketPage::Table => {
            let (beside, room) = pocket::parts(ui);
            let panel =
                if beside { Panel::right("answers") } else { Panel::bottom("answers-below") };
            panel.exact_size(room).show(ui, |ui| {
                tab_ui(ui, Tab::Moves, table, &seen, &settings, views, asked);
            });
            CentralPanel::default().frame(egui::Frame::new().fill(ground)).show(ui, |ui| {
                center_ui(ui, table, &seen, &settings, views, asked);
            });
        }
        PocketPage::Tab(tab) => {
            let before = asked.0.len();
            CentralPanel::default().show(ui, |ui| {
                tab_ui(ui, tab, table, &seen, &settings, views, asked);
            });
            // What is tapped in the record is looked at on the table.
            let goes = |command: &Command| matches!(command, Command::Go(GoCommand::To(_)));
            if tab == Tab::Game && asked.0[before..].iter().any(goes) {
                views.pocket = PocketPage::Table;
            }
        }
    }
}

/// The whole game, and below it the tree of its lines.
fn whole_ui(
    ui: &mut Ui,
    table: &mut Table,
    settings: &Settings,
    views: &mut Views,
    asked: &mut Asked,
) {
    let lang = settings.lang();
    if settings.lines_shown {
        let high = ui.available_height();
        // Two lines have more to say than one; each has a height of its own that one can change.
        let (id, size) = match table.tree().count {
            ..2 => ("line", &LINE_SIZE),
            _ => ("lines", &LINES_SIZE),
        };
        sized(Panel::bottom(id), high, size).frame(egui::Frame::NONE).show(ui, |ui| {
            ui.set_min_height(ui.available_height());
            let (tree, names) = (table.tree(), table.review().names().to_vec());
            let deleted = table.lines().iter().any(|line| line.deleted);
            let deleted_shown = deleted.then_some(table.deleted_shown);
            let data = LinesData {
                tree: &tree,
                revision: table.revision,
                names: &names,
                here: table.here(),
                compared: table.compared.map(|pair| (pair.left, pair.right)),
                bot: table.play.bot,
                until: table.until(),
                read_only: table.review().read_only(),
                deleted_shown,
                leaving: &mut |line| table.leaving(line, lang),
            };
            lines_ui(ui, data, &mut views.lines, lang, asked);
        });
    }
    CentralPanel::default().frame(egui::Frame::NONE).show(ui, |ui| {
        game_ui(ui, table, settings, &mut views.game, asked);
    });
}

/// How much of the window a panel takes, of its width or of its height.
struct PanelSize {
    /// The part of the window at first.
    part: f32,
    /// The least at first, in points.
    from: f32,
    /// The most at first, in points.
    to: f32,
    /// The least that it can be made, in points.
    min: f32,
}

const LINE_SIZE: PanelSize = PanelSize { part: 0.2, from: 110.0, to: 160.0, min: 60.0 };
const LINES_SIZE: PanelSize = PanelSize { part: 0.5, from: 200.0, to: 400.0, min: 60.0 };
const SIDE_SIZE: PanelSize = PanelSize { part: 0.2166, from: 260.0, to: 440.0, min: 220.0 };
const TIMELINE_SIZE: PanelSize = PanelSize { part: 0.17, from: 118.0, to: 210.0, min: 90.0 };
const TIMELINE_LOW_SIZE: PanelSize = PanelSize { part: 0.12, from: 94.0, to: 105.0, min: 80.0 };
/// Height of a window from which the timeline has room for every lane by itself, in points.
const TIMELINE_ROOMY: f32 = 900.0;
/// The greatest part of a window that one panel can be made.
const PANEL_PART_MAX: f32 = 0.5;

/// Letters of the tabs, in points: all tabs in one row.
const TAB_LETTERS: f32 = 13.5;
/// Height of the toolbar, in points.
const TOOLBAR_HIGH: f32 = 31.0;

/// How much room the table has in a window of this size, as it is opened first, in points.
pub fn canvas_of(window: Vec2) -> Vec2 {
    let first = |window: f32, size: &PanelSize| (window * size.part).clamp(size.from, size.to);
    let around = vec2(first(window.x, &SIDE_SIZE), first(window.y, timeline_size(window.y).1));
    window - around - vec2(0.0, TOOLBAR_HIGH + BAR_HIGH)
}

/// How high the timeline is in a window of this height; a low window remembers a height of its own.
fn timeline_size(window: f32) -> (&'static str, &'static PanelSize) {
    if window < TIMELINE_ROOMY {
        ("timeline-low", &TIMELINE_LOW_SIZE)
    } else {
        ("timeline", &TIMELINE_SIZE)
    }
}

/// A panel that can be made larger and smaller, and leaves room for the board.
fn sized(panel: Panel, window: f32, size: &PanelSize) -> Panel {
    let first = (window * size.part).clamp(size.from, size.to);
    let most = (window * PANEL_PART_MAX).max(size.min);
    panel.resizable(true).default_size(first.min(most)).size_range(size.min..=most)
}

/// The tabs of the right panel.
fn tabs_ui(ui: &mut Ui, shown: Tab, lang: Lang, asked: &mut Asked) {
    ui.horizontal_wrapped(|ui| {
        // All of them in one row of the narrowest panel that a small window opens with.
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.spacing_mut().button_padding.x = 2.5;
        // The state is for those who look into the program: the menu and a key show it.
        for tab in Tab::ALL.into_iter().filter(|tab| *tab != Tab::State || shown == *tab) {
            let words = match tab {
                Tab::Game => words::game::TAB_GAME,
                Tab::Happened => words::happened::TAB_HAPPENED,
                Tab::Moves => words::moves::TAB_MOVES,
                Tab::State => words::state::TAB_STATE,
                Tab::Find => words::find::TAB_FIND,
                Tab::Notes => words::notes::TAB_NOTES,
                Tab::Insight => words::insight::TAB_INSIGHT,
            };
            let text = egui::RichText::new(words.in_lang(lang)).size(TAB_LETTERS);
            if ui.selectable_label(tab == shown, text).clicked() {
                asked.push(LookCommand::Tab(tab));
            }
        }
    });
    ui.separator();
}

#[cfg(test)]
mod leaks;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;
