//! One line of the tree: its name, where it leaves, what is special about it.

use super::LinesData;
use super::cut::cut_text;
use super::layout::row_places;
use super::menu::menu_ui;
use crate::command::{Asked, GoCommand, LineCommand};
use crate::model::{Leaving, TreeRow, closed};
use crate::words::{fill, lines as words};
use egui::{Popup, Rect, Response, Role, Sense, Shape, Stroke, TextStyle, Ui, WidgetInfo, vec2};
use kanso_engine::Lang;

/// What a row says.
pub(super) struct RowWords {
    /// The line's name.
    pub name: String,
    /// Where it leaves, how long it is, what is special about it.
    pub more: String,
    /// Why its record goes no further; empty where it does.
    pub broken: String,
    /// What was written about it.
    pub notes: Vec<String>,
}

/// Finds the words of a row.
pub(super) fn row_words(row: &TreeRow, data: &mut LinesData<'_>, lang: Lang) -> RowWords {
    let leaving = (data.leaving)(row.info.id);
    let mut parts = Vec::new();
    if row.leaves.is_some() {
        let known = data.until.is_none_or(|until| row.fork < until);
        parts.push(leaves(row, &leaving, known, lang));
    }
    if data.until.is_none() {
        parts.push(fill(words::EVENTS, lang, &[("count", &row.info.events.to_string())]));
    }
    parts.extend(marks(row, data, &leaving, lang));
    let name = leaving.name(&row.info, data.until, lang);
    let broken = leaving.broken.clone();
    if !leaving.mend.is_empty() {
        parts.insert(0, leaving.mend.clone());
    }
    RowWords { name, more: parts.join(" · "), broken, notes: leaving.notes.clone() }
}

/// Where a line leaves, and what happens there instead, where that may be known.
fn leaves(row: &TreeRow, leaving: &Leaving, known: bool, lang: Lang) -> String {
    let event = leaving.number.to_string();
    let text = match (known, leaving.words.as_str(), leaving.who.as_str()) {
        (true, "", _) if row.info.events == row.fork => words::OPEN_AT,
        // Its name says what happens there.
        _ if leaving.auto.is_some() => words::LEAVES_AT,
        (false, ..) | (true, "", _) => words::LEAVES_AT,
        (true, _, "") => words::FALLS_AT,
        (true, ..) => words::DECIDES_AT,
    };
    fill(text, lang, &[("event", &event), ("who", &leaving.who), ("words", &leaving.words)])
}

/// What is special about a line.
fn marks(row: &TreeRow, data: &LinesData<'_>, leaving: &Leaving, lang: Lang) -> Vec<String> {
    let info = &row.info;
    let said = |text: kanso_engine::Text| text.in_lang(lang).to_owned();
    let mut marks = Vec::new();
    if info.promoted && data.tree.count > 1 {
        marks.push(said(words::SHOWN_FIRST));
    }
    if info.fresh_luck && info.parent.is_some() {
        marks.push(said(words::FRESH_LUCK));
    }
    if data.until.is_none() {
        if let Some(seal) = info.seal
            && leaving.auto.is_none()
        {
            marks.push(closed(seal, data.names, lang));
        }
        if info.broken {
            marks.push(said(words::BROKEN));
        }
    }
    if data.compared.is_some_and(|(left, right)| info.id == left || info.id == right) {
        marks.push(said(words::COMPARED));
    }
    if info.deleted {
        marks.push(said(words::DELETED));
    }
    if info.trimmed > 0 && data.until.is_none() {
        marks.push(fill(words::TRIMMED, lang, &[("count", &info.trimmed.to_string())]));
    }
    if row.folded {
        marks.push(fill(words::FOLDED, lang, &[("count", &row.below.to_string())]));
    }
    marks
}

/// Draws a row in its place, as part of the tree or by itself.
pub(super) fn row_ui(
    ui: &mut Ui,
    rect: Rect,
    (row, in_tree): (&TreeRow, bool),
    data: &mut LinesData<'_>,
    lang: Lang,
    asked: &mut Asked,
) {
    let said = row_words(row, data, lang);
    let shown = row.info.id == data.here.line;
    let id = ui.scope_id().with(row.info.id);
    let fonts = (TextStyle::Body.resolve(ui.style()), TextStyle::Small.resolve(ui.style()));
    let (depth, goes_on) = if in_tree { (row.depth, &row.goes_on[..]) } else { (0, &[][..]) };
    let places = row_places(rect, depth, goes_on, fonts.0.size * 1.3);

    // The row as a whole is what one clicks; what is on it comes behind it and above it.
    let whole = ui.interact(rect, id, Sense::click());
    whole.widget_info(|| {
        let name = format!("{}, {}", said.name, said.more);
        WidgetInfo::selected(Role::TreeItem, true, shown, name)
    });
    let look = ui.style().interact_selectable(&whole, shown);
    if shown || whole.hovered() || whole.has_focus() {
        ui.painter().rect(
            rect,
            4.0,
            look.weak_bg_fill,
            if whole.has_focus() { look.bg_stroke } else { Stroke::NONE },
            egui::StrokeKind::Inside,
        );
    }
    let faint = ui.visuals().weak_text_color();
    let guide = Stroke::new(1.0, ui.visuals().widgets.noninteractive.bg_stroke.color);
    for ends in places.guides {
        ui.painter().line_segment(ends, guide);
    }
    let ink = if row.info.deleted { faint } else { look.text_color() };
    cut_text(ui, places.name, &said.name, fonts.0, ink);
    cut_text(ui, places.more, &said.more, fonts.1, if shown { ink } else { faint });

    if row.below > 0 && in_tree {
        fold_ui(ui, places.fold, row, &said.name, data, lang, asked);
    } else {
        let dot = if shown { ink } else { guide.color };
        ui.painter().circle_filled(places.fold.center(), 3.0, dot);
    }
    let menu = menu_button_ui(ui, places.menu, id.with("menu"), &said.name, lang);
    Popup::menu(&menu).show(|ui| menu_ui(ui, row, data, lang, asked));
    whole.context_menu(|ui| menu_ui(ui, row, data, lang, asked));
    if whole.clicked() && !shown {
        asked.push(GoCommand::Line(row.info.id));
    }
    whole.on_hover_ui(|ui| {
        ui.strong(&said.name);
        ui.label(&said.more);
        for note in &said.notes {
            ui.label(note);
        }
        if !said.broken.is_empty() && data.until.is_none() {
            ui.label(fill(words::BROKEN_BY, lang, &[("words", &said.broken)]));
        }
    });
}

/// What folds the lines below, and unfolds them.
fn fold_ui(
    ui: &Ui,
    rect: Rect,
    row: &TreeRow,
    name: &str,
    data: &LinesData<'_>,
    lang: Lang,
    asked: &mut Asked,
) {
    let enabled = data.read_only.is_none();
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let fold = ui.interact(rect, ui.scope_id().with((row.info.id, "fold")), sense);
    let text = if row.folded { words::UNFOLD } else { words::FOLD };
    let words = fill(text, lang, &[("name", name)]);
    fold.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &words));
    let colour = ui.style().interact(&fold).text_color();
    let (middle, r) = (rect.center(), 4.0);
    let corners = if row.folded {
        vec![middle + vec2(-r * 0.7, -r), middle + vec2(r, 0.0), middle + vec2(-r * 0.7, r)]
    } else {
        vec![middle + vec2(-r, -r * 0.7), middle + vec2(r, -r * 0.7), middle + vec2(0.0, r)]
    };
    ui.painter().add(Shape::convex_polygon(corners, colour, Stroke::NONE));
    if fold.on_hover_text(words).clicked() {
        asked.push(LineCommand::Fold(row.info.id, !row.folded));
    }
}

/// Three dots that open the list of actions.
fn menu_button_ui(ui: &Ui, rect: Rect, id: egui::Id, name: &str, lang: Lang) -> Response {
    let menu = ui.interact(rect, id, Sense::click());
    let words = fill(words::MENU, lang, &[("name", name)]);
    menu.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
    let look = ui.style().interact(&menu);
    if menu.hovered() || menu.has_focus() {
        ui.painter().rect_filled(rect, 4.0, look.weak_bg_fill);
    }
    for x in [-5.0, 0.0, 5.0] {
        ui.painter().circle_filled(rect.center() + vec2(x, 0.0), 1.5, look.text_color());
    }
    menu
}
