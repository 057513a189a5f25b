//! The games of a folder as a list: only the rows that are seen are drawn, and what the list shows
//! is worked out only when it changes.

use super::columns::{Span, fit};
use crate::command::{Asked, FileCommand};
use crate::look;
use crate::model::{Column, GameEntry, Library, Model, Sort};
use crate::words::{self, library};
use egui::{
    Align, Align2, Button, Id, Key, Layout, Modifiers, Rect, RichText, Role, ScrollArea, Sense,
    TextEdit, TextStyle, Ui, WidgetInfo, pos2, vec2,
};
use kanso_engine::{Lang, Text};
use kanso_replay::summary::Summary;
use std::path::{Path, PathBuf};

/// More than this is not listed; the platform stops there.
const LISTED_MAX: usize = 100_000;
/// Height of a row, in text heights.
const ROW_HEIGHT: f32 = 1.7;

/// What the list keeps from frame to frame.
#[derive(Default)]
pub(super) struct ListView {
    /// The rows that are shown, and what they were worked out for.
    rows: Vec<usize>,
    key: Option<RowsKey>,
    /// When its last change is seen, the list is scrolled to its top.
    searched: String,
    /// The row that the keys have reached, by its file.
    chosen: Option<PathBuf>,
}

/// All that the rows depend on.
#[derive(Clone, PartialEq)]
struct RowsKey {
    revision: u64,
    search: String,
    sort: Sort,
    lang: Lang,
}

impl ListView {
    fn refresh(&mut self, library: &Library, sort: Sort, lang: Lang) {
        let search = library.search.clone();
        let key = RowsKey { revision: library.revision, search, sort, lang };
        if self.key.as_ref() != Some(&key) {
            self.rows = library.rows(sort, lang);
            self.key = Some(key);
        }
    }
}

/// Draws the list with its head.
pub(super) fn list_ui(
    ui: &mut Ui,
    model: &Model,
    view: &mut ListView,
    lang: Lang,
    asked: &mut Asked,
) {
    let games = &model.library;
    let sort = model.settings.sort;
    view.refresh(games, sort, lang);
    let keys = keys(ui, games, view, asked);
    head_ui(ui, games, view.rows.len(), keys == Keys::Search, lang, asked);
    if let Some(problem) = &games.problem {
        let palette = look::palette(ui.visuals());
        ui.label(RichText::new(library::FOLDER_PROBLEM.in_lang(lang)).color(palette.error));
        ui.label(problem);
        return;
    }
    if view.rows.is_empty() {
        nothing_ui(ui, games, lang);
        return;
    }
    let width = ui.available_width() - ui.spacing().scroll.bar_width - 2.0 * look::GAP;
    let mut spans = fit(width, look::GAP);
    for span in &mut spans {
        span.x += look::GAP;
    }
    columns_ui(ui, &spans, sort, lang, asked);
    let height = (ui.text_style_height(&TextStyle::Body) * ROW_HEIGHT).round();
    let mut scroll = ScrollArea::vertical().auto_shrink(false).id_salt("games");
    if view.searched != games.search {
        view.searched.clone_from(&games.search);
        scroll = scroll.vertical_scroll_offset(0.0);
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    if let Keys::Moved(row) = keys {
        // It stays in the middle of what is seen, as far as there is more.
        let all = view.rows.len() as f32 * height;
        let last = (all - ui.available_height()).max(0.0);
        let middle = (row as f32 + 0.5) * height - ui.available_height() / 2.0;
        scroll = scroll.vertical_scroll_offset(middle.clamp(0.0, last));
    }
    scroll.show_rows(ui, height, view.rows.len(), |ui, range| {
        for row in range {
            let entry = &games.entries[view.rows[row]];
            let folder = games.folder.as_deref();
            let chosen = view.chosen.as_ref() == Some(&entry.path);
            row_ui(ui, entry, folder, &spans, (row % 2 == 1, chosen), height, lang, asked);
        }
    });
}

/// What the keys did to the list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keys {
    /// Nothing.
    Nothing,
    /// The search is to have the keys.
    Search,
    /// They have reached this row.
    Moved(usize),
}

/// Goes through the rows by keys, opens the one that is reached, asks for the search.
fn keys(ui: &Ui, games: &Library, view: &mut ListView, asked: &mut Asked) -> Keys {
    let (modal, focused) =
        ui.memory(|memory| (memory.top_modal_layer().is_some(), memory.focused()));
    let searching = focused == Some(search_id());
    if modal || (focused.is_some() && !searching) {
        return Keys::Nothing;
    }
    if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::F)) {
        return Keys::Search;
    }
    let at =
        view.rows.iter().position(|row| Some(&games.entries[*row].path) == view.chosen.as_ref());
    let (up, down, enter) = ui.input_mut(|input| {
        let mut count = |key| input.count_and_consume_key(Modifiers::NONE, key);
        (count(Key::ArrowUp), count(Key::ArrowDown), count(Key::Enter) > 0)
    });
    if enter && let Some(row) = at.or((searching && !view.rows.is_empty()).then_some(0)) {
        asked.push(FileCommand::Open(games.entries[view.rows[row]].path.clone()));
    }
    let Some(last) = view.rows.len().checked_sub(1) else { return Keys::Nothing };
    if up + down == 0 {
        return Keys::Nothing;
    }
    // The first press of a key reaches the first row.
    let to = match at {
        Some(at) => (at + down).saturating_sub(up).min(last),
        None => (down.max(1) - 1).min(last),
    };
    view.chosen = Some(games.entries[view.rows[to]].path.clone());
    Keys::Moved(to)
}

/// The field that narrows the list.
fn search_id() -> Id {
    Id::unique("library-search")
}

/// Folder, search, count.
fn head_ui(
    ui: &mut Ui,
    games: &Library,
    shown: usize,
    search_now: bool,
    lang: Lang,
    asked: &mut Asked,
) {
    let folder = games.folder.as_deref().unwrap_or_else(|| Path::new(""));
    let name = folder
        .file_name()
        .map_or_else(|| folder.display().to_string(), |name| name.to_string_lossy().into_owned());
    ui.horizontal_wrapped(|ui| {
        let title = words::fill(library::FOLDER, lang, &[("folder", &name)]);
        ui.heading(title).on_hover_text(folder.display().to_string());
        if games.busy {
            ui.spinner();
            ui.label(library::LOOKING.in_lang(lang));
        } else if ui.button(library::REFRESH.in_lang(lang)).clicked() {
            asked.push(FileCommand::Library);
        }
        if ui.button(library::CLOSE_FOLDER.in_lang(lang)).clicked() {
            asked.push(FileCommand::ForgetFolder);
        }
    });
    ui.add_space(look::GAP_SMALL);
    ui.horizontal_wrapped(|ui| {
        let mut search = games.search.clone();
        let edit = TextEdit::singleline(&mut search)
            .id(search_id())
            .hint_text(library::SEARCH_HINT.in_lang(lang))
            .desired_width(280.0);
        let edit = ui.add(edit);
        if search_now {
            edit.request_focus();
        }
        edit.widget_info(|| {
            WidgetInfo::labeled(Role::TextInput, true, library::SEARCH.in_lang(lang))
        });
        if edit.changed() {
            asked.push(FileCommand::LibrarySearch(search));
        }
        if !games.search.is_empty() {
            let clear = ui.button("×");
            clear.widget_info(|| {
                WidgetInfo::labeled(Role::Button, true, library::CLEAR.in_lang(lang))
            });
            if clear.on_hover_text(library::CLEAR.in_lang(lang)).clicked() {
                asked.push(FileCommand::LibrarySearch(String::new()));
            }
        }
        let (found, count) = (shown.to_string(), games.entries.len().to_string());
        let text = match (games.search.is_empty(), games.entries.len()) {
            (true, 1) => library::COUNT_ONE,
            (true, _) => library::COUNT,
            (false, _) => library::COUNT_FOUND,
        };
        let faint = look::palette(ui.visuals()).faint;
        let told = words::fill(text, lang, &[("found", &found), ("count", &count)]);
        ui.label(RichText::new(told).color(faint));
        if games.entries.len() >= LISTED_MAX {
            let told = words::fill(library::ONLY, lang, &[("count", &count)]);
            ui.label(RichText::new(told).color(faint));
        }
    });
    ui.add_space(look::GAP);
}

/// Why no row is shown.
fn nothing_ui(ui: &mut Ui, games: &Library, lang: Lang) {
    if games.busy {
        return;
    }
    if games.entries.is_empty() {
        ui.strong(library::EMPTY.in_lang(lang));
        ui.label(library::EMPTY_NEXT.in_lang(lang));
    } else {
        ui.strong(library::NONE_FOUND.in_lang(lang));
    }
}

const fn column_words(column: Column) -> Text {
    match column {
        Column::Game => library::GAME,
        Column::Names => library::NAMES,
        Column::Result => library::RESULT,
        Column::Length => library::LENGTH,
        Column::Date => library::DATE,
        Column::File => library::FILE,
    }
}

/// The heads of the columns: each sorts by its own.
fn columns_ui(ui: &mut Ui, spans: &[Span], sort: Sort, lang: Lang, asked: &mut Asked) {
    let height = ui.spacing().interact_size.y;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    for span in spans {
        let at =
            Rect::from_min_size(pos2(rect.left() + span.x, rect.top()), vec2(span.width, height));
        let name = column_words(span.column).in_lang(lang);
        let is_sorted = sort.by == span.column;
        let mark = match (is_sorted, sort.descending) {
            (false, _) => "",
            (true, false) => " ▲",
            (true, true) => " ▼",
        };
        let button =
            Button::new(RichText::new(format!("{name}{mark}")).strong()).frame(false).truncate();
        // A number stands at the right end of its column, and so does what it is.
        let layout = match span.column {
            Column::Length => Layout::right_to_left(Align::Center),
            _ => Layout::left_to_right(Align::Center),
        };
        let mut cell = ui.new_child(egui::UiBuilder::new().max_rect(at).layout(layout));
        let button = cell.add(button);
        button.widget_info(|| {
            let text = match (is_sorted, sort.descending) {
                (false, _) => library::SORT_BY,
                (true, false) => library::SORTED_UP,
                (true, true) => library::SORTED_DOWN,
            };
            WidgetInfo::labeled(Role::Button, true, words::fill(text, lang, &[("column", name)]))
        });
        if button.clicked() {
            let descending = is_sorted && !sort.descending;
            asked.push(FileCommand::LibrarySort(Sort { by: span.column, descending }));
        }
    }
}

/// One game: a click opens it.
#[expect(clippy::too_many_arguments, reason = "a row is drawn in one place only")]
fn row_ui(
    ui: &mut Ui,
    entry: &GameEntry,
    folder: Option<&Path>,
    spans: &[Span],
    (striped, chosen): (bool, bool),
    height: f32,
    lang: Lang,
    asked: &mut Asked,
) {
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let palette = look::palette(ui.visuals());
    let told = Told::of(entry, folder, lang);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, told.spoken()));
    if response.clicked() {
        asked.push(FileCommand::Open(entry.path.clone()));
    }
    if ui.is_rect_visible(rect) {
        let ground = if response.hovered() || response.has_focus() || chosen {
            Some(palette.accent_ground)
        } else {
            striped.then_some(palette.raised)
        };
        if let Some(ground) = ground {
            ui.painter().rect_filled(rect, look::ROUND, ground);
        }
        for span in spans {
            let (text, faint) = told.cell(span.column);
            let at = Rect::from_min_size(
                pos2(rect.left() + span.x, rect.top()),
                vec2(span.width, height),
            );
            let colour = match (told.problem.is_some(), faint) {
                (true, _) if span.column == Column::Result => palette.error,
                (_, true) => palette.faint,
                _ => palette.ink,
            };
            cell_ui(ui, at, text, colour, span.column == Column::Length);
        }
    }
    // What lies above the list, a dialog, has no text of the list above it.
    if ui.memory(|memory| memory.top_modal_layer().is_none()) {
        response.on_hover_ui(|ui| hover_ui(ui, entry, &told, lang));
    }
}

fn cell_ui(ui: &Ui, at: Rect, text: &str, colour: egui::Color32, right: bool) {
    let font = TextStyle::Body.resolve(ui.style());
    let mut job = egui::text::LayoutJob::single_section(
        text.to_owned(),
        egui::TextFormat::simple(font, colour),
    );
    job.wrap = egui::text::TextWrapping::truncate_at_width(at.width());
    let galley = ui.painter().layout_job(job);
    let align = if right { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER };
    let place = align.anchor_size(align.pos_in_rect(&at), galley.size());
    ui.painter().galley(place.min, galley, colour);
}

/// A row in words.
struct Told {
    game: String,
    names: String,
    result: String,
    ended: bool,
    length: String,
    date: String,
    made: bool,
    file: String,
    /// The file, and what it has besides its events.
    named: String,
    problem: Option<String>,
}

impl Told {
    fn of(entry: &GameEntry, folder: Option<&Path>, lang: Lang) -> Self {
        let shown = folder.and_then(|folder| entry.path.strip_prefix(folder).ok());
        let file = shown.unwrap_or(&entry.path).display().to_string();
        let (date, made) = entry.date();
        let date = date.get(..10).unwrap_or(date).to_owned();
        let mut told = Self {
            game: String::new(),
            names: String::new(),
            result: String::new(),
            ended: true,
            length: String::new(),
            date,
            made,
            named: file.clone(),
            file,
            problem: None,
        };
        match &entry.found {
            Ok(summary) => {
                told.game = summary.game_name(lang);
                told.names = summary.names.join(match lang {
                    Lang::En => ", ",
                    Lang::Ja => "、",
                });
                told.length = summary.events.to_string();
                let result = summary.result(lang);
                told.ended = result.is_some();
                told.result = result.unwrap_or_else(|| library::OPEN_END.in_lang(lang).to_owned());
                let mut named = vec![told.file.clone()];
                named.extend(marks(summary, lang));
                told.named = named.join(" · ");
                if let Some(broken) = &summary.broken {
                    let text = if broken.is_newer() { library::NEWER } else { library::DAMAGED };
                    told.problem = Some(text.in_lang(lang).to_owned());
                    told.result = format!("⚠ {}", text.in_lang(lang));
                }
            }
            Err(problem) => {
                let title = problem.title(lang);
                told.result = format!("⚠ {title}");
                told.problem = Some(title);
            }
        }
        told
    }

    /// What stands in a column, and whether it matters less.
    fn cell(&self, column: Column) -> (&str, bool) {
        match column {
            Column::Game => (&self.game, false),
            Column::Names if self.names.is_empty() => (&self.file, false),
            Column::Names => (&self.names, false),
            Column::Result => (&self.result, !self.ended),
            Column::Length => (&self.length, false),
            Column::Date => (&self.date, !self.made),
            Column::File => (&self.named, true),
        }
    }

    /// The row as a screen reader says it.
    fn spoken(&self) -> String {
        let parts = [&self.game, &self.names, &self.result, &self.date, &self.named];
        let parts: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).cloned().collect();
        parts.join(", ")
    }
}

/// What a game has besides its events: other lines, notes, disputes.
fn marks(summary: &Summary, lang: Lang) -> Vec<String> {
    let many = |count: u32, one: Text, many: Text| match count {
        0 => None,
        1 => Some(one.in_lang(lang).to_owned()),
        _ => Some(words::fill(many, lang, &[("count", &count.to_string())])),
    };
    let marks = [
        many(summary.lines.saturating_sub(1), library::BRANCH_ONE, library::BRANCHES),
        many(summary.notes, library::NOTES_ONE, library::NOTES),
        many(summary.disputes, library::DISPUTES_ONE, library::DISPUTES),
    ];
    marks.into_iter().flatten().collect()
}

/// What a row has no room for.
fn hover_ui(ui: &mut Ui, entry: &GameEntry, told: &Told, lang: Lang) {
    ui.label(entry.path.display().to_string());
    match &entry.found {
        Ok(summary) => {
            let mut parts = vec![told.result.clone()];
            parts.extend(summary.reason(lang).map(str::to_owned));
            parts.extend(marks(summary, lang));
            ui.label(parts.join(" · "));
            if let Some(broken) = &summary.broken {
                ui.label(RichText::new(broken.to_string()).small());
            }
        }
        Err(problem) => {
            ui.label(problem.title(lang));
            ui.label(problem.next().in_lang(lang));
        }
    }
    let (date, made) = entry.date();
    if !made && !date.is_empty() {
        ui.label(format!("{date} ({})", library::CHANGED.in_lang(lang)));
    }
}
