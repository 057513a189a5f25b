//! What is asked, answered by a thumb: large rows, a few at a time, and what fell by a tap each.

use super::die::{PIPS_MAX, wide_die_ui};
use super::entry::Entry;
use super::narrow::{Called, Common, Row, members, rows};
use super::{Luck, MovesData, MovesView, Question};
use crate::board::{beside_ui, beside_wide};
use crate::command::{Asked, LookCommand, PlayCommand};
use crate::pocket::TAP;
use crate::words::{fill, moves as words};
use egui::{Align, Button, Layout, RichText, Role, TextStyle, Ui, WidgetInfo, vec2};
use kanso_engine::{ChanceKind, Item, Lang};
use kanso_replay::outcome_words::UNKNOWN;
use kanso_replay::review::{Choice, OutcomeItem};
use std::collections::BTreeSet;

/// Free space in a row, on both sides together.
const PAD: f32 = 24.0;
/// Kinds of cards that stand beside each other without their first letters being asked.
const KINDS: usize = 8;
/// The largest face of a die, in points.
const FACE_MAX: f32 = 60.0;
/// The size of a first letter.
const LETTER: f32 = 20.0;

/// What was narrowed, or picked and not entered yet.
#[derive(Default)]
pub struct Thumbs {
    /// What the choices have in common that are listed.
    path: Vec<Common>,
    /// What fell so far.
    fell: Vec<String>,
    /// The first letter of what fell next.
    letter: Option<char>,
}

impl Thumbs {
    /// How far it was narrowed and picked: what is listed then is looked at from its beginning.
    pub fn depth(&self) -> usize {
        self.path.len() + self.fell.len() * 2 + usize::from(self.letter.is_some())
    }

    /// Forgets all of it, as one stands elsewhere.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

/// The list of what can be done.
pub fn decide_ui(
    ui: &mut Ui,
    data: &MovesData<'_>,
    view: &mut MovesView,
    question: &Question,
    asked: &mut Asked,
) {
    let choices = &question.choices;
    let picked = &data.offers.picked;
    let only = (!picked.is_empty()).then_some(data.offers.fitting.as_slice());
    let mut listed = members(choices, only, &view.thumbs.path);
    if listed.is_empty() {
        // What was picked on the table leads elsewhere.
        view.thumbs.path.clear();
        listed = members(choices, only, &[]);
    }
    if only.is_some() || !view.thumbs.path.is_empty() {
        back_ui(ui, view, question, picked, asked);
    }
    let called = Called { names: &question.names, places: &question.places };
    let mut rows = rows(choices, &listed, called);
    // While a game is recorded, what is likely stands first.
    let ranks = question.ranks(data.table);
    rows.sort_by_key(|row| row.members().iter().filter_map(|at| ranks.get(*at)).min().copied());
    let mut line = Line::new(ui);
    let mut opened = None;
    for row in &rows {
        match row {
            Row::Choice(at) => {
                let choice = &choices[*at];
                if choice_ui(ui, &mut line, choice, question) {
                    asked.push(PlayCommand::Choose(choice.number));
                }
            }
            Row::Several { common, name, members } => {
                if several_ui(ui, &mut line, name, members.len()) {
                    opened = Some(common.clone());
                }
            }
        }
    }
    line.end(ui);
    if let Some(common) = opened {
        if let Common::Thing(id) = &common {
            asked.push(LookCommand::Point(vec![id.clone()]));
        }
        view.thumbs.path.push(common);
    }
}

/// What the choices have in common that are listed; a tap goes back from there.
fn back_ui(
    ui: &mut Ui,
    view: &mut MovesView,
    question: &Question,
    picked: &[String],
    asked: &mut Asked,
) {
    let name = |id: &String| question.names.get(id).unwrap_or(id).clone();
    let of = |common: &Common| match common {
        Common::Thing(id) => name(id),
        Common::Words(words) => words.trim_end().to_owned(),
    };
    let names = picked.iter().map(name).chain(view.thumbs.path.iter().map(of));
    let names: Vec<_> = names.collect();
    let text = format!("‹  {}", names.join(" · "));
    let button = Button::new(RichText::new(text).strong()).truncate().frame(false);
    let lang = question.lang();
    let back = ui.add_sized(vec2(ui.available_width(), TAP), button);
    back.widget_info(|| WidgetInfo::labeled(Role::Button, true, words::ALL_AGAIN.in_lang(lang)));
    if back.clicked() {
        if view.thumbs.path.pop().is_none() {
            asked.push(PlayCommand::Select(None));
        }
        asked.push(LookCommand::Point(Vec::new()));
    }
}

/// Rows of buttons: two beside each other where both are short.
struct Line {
    /// How wide a row is, and how wide one of two in it.
    whole: f32,
    half: f32,
    /// How much of the row is taken.
    taken: bool,
    /// The left and the upper edge of the next button.
    at: egui::Pos2,
    high: f32,
}

impl Line {
    fn new(ui: &Ui) -> Self {
        let whole = ui.available_width();
        let half = (whole - ui.spacing().item_spacing.x) / 2.0;
        Self { whole, half, taken: false, at: ui.cursor().min, high: 0.0 }
    }

    /// The place of the next button, whose words are so wide, and as high as they need in it.
    fn next(&mut self, ui: &Ui, words: &str, beside: f32) -> egui::Rect {
        let font = TextStyle::Button.resolve(ui.style());
        let size = |wide: f32| {
            let galley =
                ui.painter().layout(words.to_owned(), font.clone(), egui::Color32::WHITE, wide);
            galley.size()
        };
        let gap = ui.spacing().item_spacing;
        let fits = size(f32::INFINITY).x + PAD + beside <= self.half;
        if self.taken && !fits {
            self.feed(gap.y);
        }
        let wide = if fits { self.half } else { self.whole };
        let high = (size(wide - PAD - beside).y + gap.y * 2.0).max(TAP);
        let rect = egui::Rect::from_min_size(self.at, vec2(wide, high));
        self.high = self.high.max(high);
        if fits && !self.taken {
            self.taken = true;
            self.at.x += self.half + gap.x;
        } else {
            self.feed(gap.y);
        }
        rect
    }

    fn feed(&mut self, gap: f32) {
        if self.taken {
            self.at.x -= self.half + gap;
        }
        self.at.y += self.high + gap;
        (self.high, self.taken) = (0.0, false);
    }

    /// Leaves the room that was taken.
    fn end(mut self, ui: &mut Ui) {
        let gap = ui.spacing().item_spacing;
        if self.taken {
            self.feed(gap.y);
        }
        let high = self.at.y - ui.cursor().min.y;
        if high > 0.0 {
            ui.add_space(high);
        }
    }
}

/// One choice; true if it is taken. What it pays, and whether it comes off, stands at its right end.
fn choice_ui(ui: &mut Ui, line: &mut Line, choice: &Choice, question: &Question) -> bool {
    let lang = question.lang();
    let recorded = question.recorded.as_ref();
    let recorded = recorded.is_some_and(|recorded| recorded.notation == choice.notation);
    let text = if recorded {
        fill(words::RECORDED_HERE, lang, &[("words", &choice.words)])
    } else {
        choice.words.clone()
    };
    let beside = beside_wide(ui, choice, lang);
    let mut place = line.next(ui, &text, beside);
    let inside = place.with_min_x(place.right() - beside);
    place.max.x -= beside;
    let taken = ui.put(place, Button::new(&text).wrap().selected(recorded)).clicked();
    if beside > 0.0 {
        let inside =
            egui::UiBuilder::new().max_rect(inside).layout(Layout::left_to_right(Align::Center));
        beside_ui(&mut ui.new_child(inside), choice, lang);
    }
    taken
}

/// What several choices have in common, and how many there are.
fn several_ui(ui: &mut Ui, line: &mut Line, name: &str, count: usize) -> bool {
    let more = format!("{count} ›");
    let font = TextStyle::Button.resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(more.clone(), font, egui::Color32::WHITE);
    let place = line.next(ui, name, galley.size().x + PAD / 2.0);
    let button = ui.put(place, Button::new(name).wrap().right_text(RichText::new(more).weak()));
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    button.clicked()
}

/// What fell, entered by a tap for each thing; the last one enters all of it.
pub fn fell_ui(
    ui: &mut Ui,
    thumbs: &mut Thumbs,
    question: &Question,
    kind: ChanceKind,
    asked: &mut Asked,
) {
    let lang = question.lang();
    let entry = Entry { kind, items: &question.items, picked: &thumbs.fell, lang };
    let wanted = entry.wanted();
    let mut taken_back = false;
    if wanted > 1 {
        taken_back = fallen_ui(ui, &entry, wanted);
    }
    if question.luck == Luck::Table && question.may_be_unknown {
        let text = if thumbs.fell.is_empty() { words::NOBODY_KNOWS } else { words::NOBODY_REST };
        let unknown = ui.button(text.in_lang(lang));
        if unknown.on_hover_text(words::NOBODY_KNOWS_MORE.in_lang(lang)).clicked() {
            let missing = wanted.saturating_sub(thumbs.fell.len());
            let known = thumbs.fell.iter().map(String::as_str);
            let all: Vec<_> = known.chain(std::iter::repeat_n(UNKNOWN, missing)).collect();
            asked.push(if thumbs.fell.is_empty() {
                PlayCommand::SettleByLuck
            } else {
                PlayCommand::Settle(all.join(", "))
            });
        }
    }
    let pressed = match kind {
        ChanceKind::Roll { faces, .. } if faces <= PIPS_MAX => faces_ui(ui, &entry, lang),
        _ => cards_ui(ui, &entry, &mut thumbs.letter),
    };
    if taken_back {
        thumbs.fell.pop();
    }
    if let Some(word) = pressed {
        thumbs.letter = None;
        thumbs.fell.push(word);
        let entry = Entry { kind, items: &question.items, picked: &thumbs.fell, lang };
        let forced = entry.forced();
        thumbs.fell.extend(forced);
        let entry = Entry { kind, items: &question.items, picked: &thumbs.fell, lang };
        if entry.is_whole() {
            asked.push(PlayCommand::Settle(entry.text()));
            // What could not be entered is picked anew.
            thumbs.fell.clear();
        }
    }
}

/// What fell so far of several things; true if the last one is to be taken out again.
fn fallen_ui(ui: &mut Ui, entry: &Entry<'_>, wanted: usize) -> bool {
    let lang = entry.lang;
    let counts = [("count", entry.picked.len().to_string()), ("all", wanted.to_string())];
    let counts = counts.each_ref().map(|(place, value)| (*place, value.as_str()));
    let name = |word: &String| {
        let item = entry.items.iter().find(|item| entry.word(item) == word);
        item.map_or(word.as_str(), |item| item.words.name.in_lang(lang)).to_owned()
    };
    let comma = if lang == Lang::Ja { "、" } else { ", " };
    let fell: Vec<_> = entry.picked.iter().map(name).collect();
    let text = format!("{} {}", fill(words::PICKED, lang, &counts), fell.join(comma));
    if fell.is_empty() {
        ui.label(text);
        return false;
    }
    let mut taken_back = false;
    ui.horizontal(|ui| {
        let button = ui.add(Button::new("×").min_size(vec2(TAP, TAP)));
        button
            .widget_info(|| WidgetInfo::labeled(Role::Button, true, words::TAKE_OUT.in_lang(lang)));
        taken_back = button.clicked();
        ui.add(egui::Label::new(text).wrap());
    });
    taken_back
}

/// The faces of a die, in one row; the word of the one that was pressed.
fn faces_ui(ui: &mut Ui, entry: &Entry<'_>, lang: Lang) -> Option<String> {
    let faces = entry.items.len().max(1) as f32;
    let gap = ui.spacing().item_spacing.x;
    let side = ((ui.available_width() - gap * (faces - 1.0)) / faces).clamp(TAP, FACE_MAX);
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        for item in entry.items {
            let Item::Face(face) = item.item else { continue };
            let word = entry.word(item);
            let name = fill(words::DIE, lang, &[("face", word)]);
            if wide_die_ui(ui, face, side, word, &name).clicked() {
                pressed = Some(word.to_owned());
            }
        }
    });
    pressed
}

/// What can be drawn, of many kinds by its first letter; the word of the one that was pressed.
fn cards_ui(ui: &mut Ui, entry: &Entry<'_>, letter: &mut Option<char>) -> Option<String> {
    let lang = entry.lang;
    let can_be: Vec<&OutcomeItem> =
        entry.items.iter().filter(|item| entry.left(item) > 0).collect();
    let first = |item: &OutcomeItem| item.words.name.in_lang(lang).chars().next();
    if can_be.len() > KINDS && letter.is_none() {
        let letters: BTreeSet<char> = can_be.iter().filter_map(|item| first(item)).collect();
        ui.horizontal_wrapped(|ui| {
            for of in letters {
                let text = RichText::new(of.to_string()).size(LETTER);
                let button = ui.add(Button::new(text).min_size(vec2(TAP + 4.0, TAP + 4.0)));
                if button.clicked() {
                    *letter = Some(of);
                }
            }
        });
        return None;
    }
    let mut line = Line::new(ui);
    let mut pressed = None;
    if let Some(of) = *letter
        && can_be.len() > KINDS
    {
        let back = line.next(ui, "‹  A", 0.0);
        let button = ui.put(back, Button::new(format!("‹  {of}")));
        button.widget_info(|| {
            WidgetInfo::labeled(Role::Button, true, words::ALL_AGAIN.in_lang(lang))
        });
        if button.clicked() {
            *letter = None;
        }
    }
    for item in can_be.into_iter().filter(|item| letter.is_none() || first(item) == *letter) {
        let name = item.words.name.in_lang(lang);
        let left = entry.left(item);
        let text = if left > 1 { format!("{name}  ×{left}") } else { name.to_owned() };
        let place = line.next(ui, &text, 0.0);
        if ui.put(place, Button::new(text).wrap()).clicked() {
            pressed = Some(entry.word(item).to_owned());
        }
    }
    line.end(ui);
    pressed
}
