//! A new game: which one, who plays, its options, where luck comes from, where it is kept.

use super::{DialogData, buttons_ui, path_ui};
use crate::command::{Asked, FileCommand, NewGame, PathFor};
use crate::look;
use crate::model::{Dialog, name_of_seat};
use crate::pocket::{is_dressed, row};
use crate::words::{self, moves, new_game as text};
use egui::{
    CollapsingHeader, ComboBox, Grid, RichText, Role, ScrollArea, TextEdit, Ui, WidgetInfo,
};
use kanso_engine::game::Meta;
use kanso_engine::reading::ReadingSpec;
use kanso_engine::scene::Tone;
use kanso_engine::{Lang, OptionSpec};
use kanso_replay::games::Games;
use kanso_replay::review::Bot;

/// Stands for an own text that is not typed yet; it is trimmed away.
const UNTYPED: &str = " ";
/// What the dialog needs beside its list, in points.
const AROUND: f32 = 230.0;
/// Width of a seat's name, in points.
const NAME_WIDE: f32 = 170.0;

/// Draws the body of the dialog.
pub(super) fn new_game_ui(
    ui: &mut Ui,
    dialog: &mut Dialog,
    data: &DialogData<'_>,
    asked: &mut Asked,
) {
    let lang = data.lang;
    let Some(mut game) = dialog.new_game.take() else { return };
    let Some(meta) = data.model.games.meta(&game.game) else { return };
    let meta = game_ui(ui, &mut game, (data.model.games, meta), lang);
    // The proposed file follows the game until another is typed.
    if dialog.text == dialog.more {
        dialog.more = data.model.propose_new(&game.game);
        dialog.text.clone_from(&dialog.more);
    }
    let height = (ui.ctx().content_rect().height() - AROUND).max(120.0);
    let mut body = |ui: &mut Ui| {
        seats_ui(ui, &mut game, meta, lang);
        options_ui(ui, &mut game, meta, lang, asked);
        luck_ui(ui, &mut game, lang);
        ui.add_space(look::GAP_SMALL);
        let more = CollapsingHeader::new(text::MORE.in_lang(lang));
        more.show(ui, |ui| more_ui(ui, &mut game, meta, lang, asked));
    };
    // There the whole dialog scrolls.
    if is_dressed(ui.style()) {
        body(ui);
    } else {
        ScrollArea::vertical().max_height(height).show(ui, body);
    }
    ui.add_space(look::GAP);
    path_ui(ui, text::FILE, text::FILE_HINT.in_lang(lang), &mut dialog.text, lang, asked);
    let alike = has_alike(&game.names);
    if alike {
        let colour = look::palette(ui.visuals()).error;
        ui.label(RichText::new(text::ALIKE.in_lang(lang)).color(colour));
    }
    let path = dialog.text.trim();
    game.path = (!path.is_empty()).then(|| path.into());
    game.proposed = dialog.text == dialog.more;
    if buttons_ui(ui, text::BEGIN, !alike, lang, asked) {
        dialog.problem = None;
        asked.push(FileCommand::New(game.clone()));
    }
    dialog.new_game = Some(game);
}

/// Which game; another one begins with its own defaults.
fn game_ui(
    ui: &mut Ui,
    game: &mut NewGame,
    (games, meta): (Games, &'static Meta),
    lang: Lang,
) -> &'static Meta {
    let mut chosen = meta;
    row(ui, |ui| {
        let label = ui.label(text::GAME.in_lang(lang));
        let shown = ComboBox::from_id_salt("game")
            .selected_text(meta.name.in_lang(lang))
            .width(ui.available_width())
            .show_ui(ui, |ui| {
                for other in games.metas() {
                    let is_chosen = other.id == meta.id;
                    let name = other.name.in_lang(lang);
                    if ui.selectable_label(is_chosen, name).clicked() && !is_chosen {
                        chosen = other;
                    }
                }
            });
        shown.response.labelled_by(label.id);
    });
    if chosen.id != meta.id {
        let mut names = std::mem::take(&mut game.names);
        let (min, max) = range(chosen);
        names.resize(names.len().clamp(min, max), String::new());
        let bots = std::mem::take(&mut game.bots);
        let (table_luck, seed) = (game.table_luck, std::mem::take(&mut game.seed));
        let id = chosen.id.to_owned();
        *game = NewGame { game: id, names, bots, table_luck, seed, ..NewGame::default() };
    }
    let faint = look::palette(ui.visuals()).faint;
    ui.label(RichText::new(chosen.about.in_lang(lang)).color(faint));
    chosen
}

fn range(meta: &Meta) -> (usize, usize) {
    (usize::from(*meta.seats.start()), usize::from(*meta.seats.end()))
}

/// How many play, and what they are called.
fn seats_ui(ui: &mut Ui, game: &mut NewGame, meta: &Meta, lang: Lang) {
    let (min, max) = range(meta);
    if min < max {
        ui.horizontal_wrapped(|ui| {
            ui.label(text::SEATS.in_lang(lang));
            for seats in min..=max {
                let is_chosen = game.names.len() == seats;
                if ui.selectable_label(is_chosen, seats.to_string()).clicked() {
                    game.names.resize(seats, String::new());
                    game.bots.resize(seats, None);
                }
            }
        });
    }
    ui.label(text::NAMES.in_lang(lang));
    for seat in 0..game.names.len() {
        seat_ui(ui, game, seat, lang);
    }
    ui.weak(text::BOTS_KEPT.in_lang(lang));
    ui.add_space(look::GAP_SMALL);
}

/// One seat: its sign, its name, and who decides for it.
fn seat_ui(ui: &mut Ui, game: &mut NewGame, seat: usize, lang: Lang) {
    let number = (seat + 1).to_string();
    row(ui, |ui| {
        let palette = look::palette(ui.visuals());
        let tone = palette.tone(Tone::Seat(u8::try_from(seat).unwrap_or(u8::MAX)));
        ui.colored_label(tone.line, tone.mark);
        let hint = name_of_seat(game, seat, lang);
        let edit = TextEdit::singleline(&mut game.names[seat])
            .id_salt(("name", seat))
            .hint_text(hint)
            .desired_width(NAME_WIDE);
        let edit = ui.add(edit);
        if seat == 0 && ui.memory(|memory| memory.focused().is_none()) {
            edit.request_focus();
        }
        edit.widget_info(|| {
            let name = words::fill(text::NAME_OF, lang, &[("number", &number)]);
            WidgetInfo::labeled(Role::TextInput, true, name)
        });
        let now = game.bot(seat);
        for bot in [None].into_iter().chain(Bot::OFFERED.map(Some)) {
            let who = text::who(bot).in_lang(lang);
            let choice = ui.selectable_label(bot == now, who);
            choice.widget_info(|| {
                let places = [("who", who), ("number", &number)];
                let name = words::fill(text::SEAT_BY, lang, &places);
                WidgetInfo::selected(Role::RadioButton, true, bot == now, name)
            });
            let why = bot.map_or(text::PERSON_WHY, moves::bot);
            if choice.on_hover_text(why.in_lang(lang)).clicked() {
                game.set_bot(seat, bot);
            }
        }
    });
}

/// True if two seats are called alike.
fn has_alike(names: &[String]) -> bool {
    let typed = || names.iter().map(|name| name.trim()).filter(|name| !name.is_empty());
    typed().enumerate().any(|(at, name)| typed().take(at).any(|other| other == name))
}

fn options_ui(ui: &mut Ui, game: &mut NewGame, meta: &Meta, lang: Lang, asked: &mut Asked) {
    for spec in meta.options {
        if game.option_matters(meta, spec) {
            option_ui(ui, game, spec, lang, asked);
        }
    }
    if !meta.options.is_empty() {
        ui.add_space(look::GAP_SMALL);
    }
}

fn option_ui(
    ui: &mut Ui,
    game: &mut NewGame,
    spec: &'static OptionSpec,
    lang: Lang,
    asked: &mut Asked,
) {
    let value = game.option(spec.name).unwrap_or(spec.values[0]).to_owned();
    let is_listed = spec.values.contains(&value.as_str());
    let about = spec.about.in_lang(lang);
    let mut chosen = None;
    row(ui, |ui| {
        let label = ui.label(about);
        let own = text::OWN_TEXT.in_lang(lang);
        let shown = ComboBox::from_id_salt(spec.name)
            .selected_text(if is_listed { spec.in_words(&value, lang) } else { own })
            .show_ui(ui, |ui| {
                for listed in spec.values {
                    let word = spec.in_words(listed, lang);
                    if ui.selectable_label(*listed == value, word).clicked() {
                        chosen = Some((*listed).to_owned());
                    }
                }
                if spec.own.is_some() && ui.selectable_label(!is_listed, own).clicked() && is_listed
                {
                    chosen = Some(UNTYPED.to_owned());
                }
            });
        shown.response.labelled_by(label.id);
    });
    if !is_listed && let Some(own) = spec.own {
        row(ui, |ui| {
            let mut typed = value.trim_start().to_owned();
            let edit = TextEdit::singleline(&mut typed).hint_text(own.form.in_lang(lang));
            let edit = ui.add(edit.desired_width(ui.available_width() - 90.0));
            edit.widget_info(|| {
                let name = words::fill(text::OWN_OF, lang, &[("option", about)]);
                WidgetInfo::labeled(Role::TextInput, true, name)
            });
            if edit.changed() {
                chosen = Some(if typed.is_empty() { UNTYPED.to_owned() } else { typed });
            }
            if own.file.is_some() {
                let browse = ui.button(text::BROWSE.in_lang(lang));
                browse.widget_info(|| {
                    let name = words::fill(text::BROWSE_FOR, lang, &[("what", about)]);
                    WidgetInfo::labeled(Role::Button, true, name)
                });
                if browse.clicked() {
                    asked.push(FileCommand::AskPath(PathFor::Option(spec.name.to_owned())));
                }
            }
        });
    }
    if let Some(chosen) = chosen {
        game.set_option(spec.name, if chosen == spec.values[0] { "" } else { &chosen });
    }
}

fn luck_ui(ui: &mut Ui, game: &mut NewGame, lang: Lang) {
    ui.horizontal_wrapped(|ui| {
        ui.label(text::LUCK.in_lang(lang));
        let seeded = ui.radio_value(&mut game.table_luck, false, text::LUCK_SEEDED.in_lang(lang));
        seeded.on_hover_text(text::LUCK_SEEDED_HOVER.in_lang(lang));
        let table = ui.radio_value(&mut game.table_luck, true, text::LUCK_TABLE.in_lang(lang));
        table.on_hover_text(text::LUCK_TABLE_HOVER.in_lang(lang));
    });
}

/// What is seldom changed: seed, card set, readings.
fn more_ui(ui: &mut Ui, game: &mut NewGame, meta: &Meta, lang: Lang, asked: &mut Asked) {
    row(ui, |ui| {
        let label = ui.label(text::SEED.in_lang(lang));
        let edit = TextEdit::singleline(&mut game.seed)
            .hint_text(text::SEED_HINT.in_lang(lang))
            .desired_width(f32::INFINITY);
        ui.add(edit).labelled_by(label.id);
    });
    if let Some(set) = meta.sets.last() {
        cards_ui(ui, game, set.name, lang, asked);
    }
    if meta.readings.is_empty() {
        return;
    }
    ui.add_space(look::GAP_SMALL);
    ui.label(text::READINGS.in_lang(lang));
    Grid::new("readings").num_columns(2).striped(true).show(ui, |ui| {
        for (at, spec) in meta.readings.iter().enumerate() {
            reading_ui(ui, game, meta, (spec, &meta.values_of(at)), lang);
            ui.end_row();
        }
    });
}

fn cards_ui(ui: &mut Ui, game: &mut NewGame, set: &str, lang: Lang, asked: &mut Asked) {
    ui.horizontal_wrapped(|ui| {
        ui.label(text::CARDS.in_lang(lang));
        ui.label(match &game.cards {
            Some(path) => path.display().to_string(),
            None => words::fill(text::CARDS_BUILT_IN, lang, &[("name", set)]),
        });
        if ui.button(text::CARDS_OWN.in_lang(lang)).clicked() {
            asked.push(FileCommand::AskPath(PathFor::Cards));
        }
        if game.cards.is_some() && ui.button(text::CARDS_USUAL.in_lang(lang)).clicked() {
            game.cards = None;
        }
    });
}

fn reading_ui(
    ui: &mut Ui,
    game: &mut NewGame,
    meta: &Meta,
    (spec, values): (&ReadingSpec, &[&str]),
    lang: Lang,
) {
    let default = values[0];
    let rule = &meta.rules[spec.rule.index()];
    let value = game.reading(rule.id).unwrap_or(default).to_owned();
    let usual = |value: &str| {
        if value == default {
            words::fill(text::DEFAULT, lang, &[("value", value)])
        } else {
            value.to_owned()
        }
    };
    let line = rule.line(lang);
    let label = ui.add(egui::Label::new(format!("{} {}", rule.id, spec.name)).truncate());
    let label = label.on_hover_text(line);
    let shown = ComboBox::from_id_salt(rule.id).selected_text(usual(&value)).show_ui(ui, |ui| {
        for other in values {
            if ui.selectable_label(*other == value, usual(other)).clicked() {
                game.set_reading(rule.id, if *other == default { "" } else { other });
            }
        }
    });
    shown.response.labelled_by(label.id).on_hover_text(line);
}

#[cfg(test)]
mod tests;
