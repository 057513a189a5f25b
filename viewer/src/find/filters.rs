//! What is looked for.

use super::{FindView, thing};
use crate::command::{Asked, FindCommand};
use crate::keys::typed_ahead;
use crate::model::{Query, Shown, Table};
use crate::words::{self, find as texts};
use egui::{Button, CollapsingHeader, ComboBox, Grid, Key, Modifiers, TextEdit, Ui};
use kanso_engine::{Lang, Seat, Text};

/// With less height than this, in points, only the words are asked for at first.
const FILTERS_SHOWN_MIN: f32 = 560.0;

/// Draws the fields; what is typed stands in the view afterwards.
pub(super) fn filters_ui(
    ui: &mut Ui,
    table: &Table,
    shown: &Shown,
    view: &mut FindView,
    lang: Lang,
    asked: &mut Asked,
) {
    let said = |text: Text| text.in_lang(lang);
    text_ui(ui, table, view, lang, asked);
    // A small window has more need of the list.
    let open = ui.available_height() > FILTERS_SHOWN_MIN;
    let narrowed = match narrowed(&view.typed) {
        0 => said(texts::NARROW).to_owned(),
        count => words::fill(texts::NARROWED, lang, &[("count", &count.to_string())]),
    };
    let header = CollapsingHeader::new(narrowed).id_salt("narrow").default_open(open);
    header.show_unindented(ui, |ui| narrow_ui(ui, table, shown, view, lang));
}

/// How many things narrow further than words.
fn narrowed(query: &Query) -> usize {
    let Query { text: _, seat, rule, chance, thing } = query;
    let given = [seat.is_some(), !rule.trim().is_empty(), chance.is_some(), thing.is_some()];
    given.into_iter().filter(|given| *given).count()
}

/// What narrows further than words.
fn narrow_ui(ui: &mut Ui, table: &Table, shown: &Shown, view: &mut FindView, lang: Lang) {
    let said = |text: Text| text.in_lang(lang);
    Grid::new("find").num_columns(2).show(ui, |ui| {
        let label = ui.label(said(texts::SEAT));
        seat_ui(ui, table.review().names(), &mut view.typed.seat, lang).labelled_by(label.id);
        ui.end_row();
        let label = ui.label(said(texts::KIND));
        kind_ui(ui, &mut view.typed.chance, lang).labelled_by(label.id);
        ui.end_row();
        let label = ui.label(said(texts::RULE));
        let example = table.review().meta().rules.first().map_or("", |rule| rule.id);
        let hint = words::fill(texts::RULE_HINT, lang, &[("id", example)]);
        let field = TextEdit::singleline(&mut view.typed.rule).hint_text(hint);
        ui.add(field.desired_width(f32::INFINITY)).labelled_by(label.id);
        ui.end_row();
        ui.label(said(texts::THING));
        thing_ui(ui, table, shown, view, lang);
        ui.end_row();
    });
}

/// The words. Enter goes to the next event found, with shift to the one before, and gives the keys
/// back to the game.
fn text_ui(ui: &mut Ui, table: &Table, view: &mut FindView, lang: Lang, asked: &mut Asked) {
    let hint = texts::TEXT_HINT.in_lang(lang);
    let field = TextEdit::singleline(&mut view.typed.text).hint_text(hint);
    let name = texts::TEXT.in_lang(lang);
    let response = ui.add(field.desired_width(f32::INFINITY)).accessible_name(name);
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if entered {
        let back = ui.input(|input| input.modifiers.matches_logically(Modifiers::SHIFT));
        asked.push(if back { FindCommand::Previous } else { FindCommand::Next });
    }
    let wished = table.find.typing > view.typing;
    view.typing = table.find.typing;
    if wished {
        response.request_focus();
        view.typed.text.push_str(&typed_ahead(ui));
    }
}

fn seat_ui(ui: &mut Ui, names: &[String], chosen: &mut Option<Seat>, lang: Lang) -> egui::Response {
    let anyone = texts::ANYONE.in_lang(lang);
    let name = |seat: Option<Seat>| {
        seat.and_then(|seat| names.get(seat.index())).map_or(anyone, String::as_str)
    };
    let shown = name(*chosen).to_owned();
    let width = ui.available_width();
    let combo = ComboBox::from_id_salt("find seat").width(width).selected_text(shown);
    combo
        .show_ui(ui, |ui| {
            for seat in std::iter::once(None).chain((0..names.len()).map(|at| Some(Seat::at(at)))) {
                ui.selectable_value(chosen, seat, name(seat));
            }
        })
        .response
}

fn kind_ui(ui: &mut Ui, chosen: &mut Option<bool>, lang: Lang) -> egui::Response {
    let name = |chance: Option<bool>| {
        let text = match chance {
            None => texts::EVERY_KIND,
            Some(false) => texts::DECISIONS,
            Some(true) => texts::CHANCE,
        };
        text.in_lang(lang)
    };
    let width = ui.available_width();
    let combo = ComboBox::from_id_salt("find kind").width(width).selected_text(name(*chosen));
    combo
        .show_ui(ui, |ui| {
            for chance in [None, Some(false), Some(true)] {
                ui.selectable_value(chosen, chance, name(chance));
            }
        })
        .response
}

/// The thing that events must be about: what is selected on the board can be asked for.
fn thing_ui(ui: &mut Ui, table: &Table, shown: &Shown, view: &mut FindView, lang: Lang) {
    let said = |text: Text| text.in_lang(lang);
    let selected = table.look.selected.as_ref();
    ui.vertical(|ui| {
        if let Some(id) = view.typed.thing.clone() {
            let kept = view.thing.as_ref().filter(|(known, _)| *known == id).map(|(_, name)| name);
            let name = thing::name(&shown.scene, &id).or(kept);
            let name = name.map_or(said(texts::A_THING), |name| name.in_lang(lang));
            let only = words::fill(texts::ONLY_ABOUT, lang, &[("name", name)]);
            let mut stays = true;
            ui.checkbox(&mut stays, only).on_hover_text(said(texts::ANYTHING));
            if !stays {
                view.typed.thing = None;
            }
        }
        let other = selected.filter(|id| view.typed.thing.as_ref() != Some(*id));
        let named = other.and_then(|id| Some((id, thing::name(&shown.scene, id)?)));
        if let Some((id, name)) = named {
            let only = words::fill(texts::ONLY_ABOUT, lang, &[("name", name.in_lang(lang))]);
            if ui.add(Button::new(only).wrap()).clicked() {
                view.typed.thing = Some(id.clone());
                view.thing = Some((id.clone(), name.clone()));
            }
        } else if view.typed.thing.is_none() {
            ui.weak(said(texts::THING_HINT));
        }
    });
}
