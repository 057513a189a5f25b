//! A list of choices, narrowed while one types.

use super::groups::{Group, groups, meant};
use crate::board::{beside_ui, beside_wide};
use crate::pocket::is_dressed;
use crate::words::{fill, moves as words};
use egui::{Button, Key, Response, RichText, TextEdit, Ui, vec2};
use kanso_engine::Lang;
use kanso_replay::review::Choice;
use std::collections::BTreeMap;

/// Most choices that are listed at once: nobody reads more, and a few letters narrow them.
const LISTED_MAX: usize = 100;

/// What is listed.
#[derive(Clone, Copy)]
pub struct ListData<'a> {
    /// What can be done.
    pub choices: &'a [Choice],
    /// Names of what is on the table, by id.
    pub names: &'a BTreeMap<String, String>,
    /// What is recorded here, by its notation.
    pub recorded: Option<&'a str>,
    /// Numbers of the only choices to be listed, ascending; none: all.
    pub only: Option<&'a [u32]>,
    /// The number of the choice that is marked as chosen.
    pub chosen: Option<u32>,
    /// The language that is spoken.
    pub lang: Lang,
}

/// So many choices need no field that narrows them, where one taps.
const FEW: usize = 40;

/// What was done to the list in this frame.
#[derive(Default)]
pub struct ListAnswer {
    /// The choice that was clicked, or that Enter took.
    pub taken: Option<u32>,
    /// True if Enter took it.
    pub typed: bool,
    /// True if one stopped typing.
    pub left: bool,
    /// The choice that the pointer or the focus rests on, with its row.
    pub hovered: Option<(u32, Response)>,
    /// The field that narrows the list.
    pub field: Option<Response>,
}

/// Draws the field that narrows the list, and the list.
pub fn list_ui(ui: &mut Ui, data: &ListData<'_>, filter: &mut String) -> ListAnswer {
    let mut answer = ListAnswer::default();
    let thumbs = is_dressed(ui.style());
    // A thumb finds one of a few sooner than it types.
    if thumbs && data.choices.len() <= FEW && filter.is_empty() {
        groups_ui(ui, data, &groups(data.choices, data.only, "", data.names), None, &mut answer);
        return answer;
    }
    let hint = words::NARROW_HINT.in_lang(data.lang);
    let label = ui.label(words::NARROW.in_lang(data.lang));
    let field = ui
        .add(TextEdit::singleline(filter).hint_text(hint).desired_width(f32::INFINITY))
        .labelled_by(label.id);
    let choices = data.choices;
    let groups = groups(choices, data.only, filter, data.names);
    let meant = meant(choices, &groups, filter).filter(|_| field.has_focus() || field.lost_focus());
    let meant = stepped(ui, &field, filter, &groups, meant);
    let enter = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    answer.left = field.lost_focus() && !enter;
    if enter {
        answer.taken = meant.map(|at| choices[at].number);
        answer.typed = true;
        // Whoever types goes on typing.
        field.request_focus();
    }
    if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
        filter.clear();
    }
    answer.field = Some(field);
    ui.add_space(4.0);
    groups_ui(ui, data, &groups, meant, &mut answer);
    answer
}

/// The choice that Enter takes after Up and Down were pressed; what is typed begins anew.
fn stepped(
    ui: &Ui,
    field: &Response,
    filter: &str,
    groups: &[Group],
    meant: Option<usize>,
) -> Option<usize> {
    let key = field.id.with("row");
    let kept: Option<(String, usize)> = ui.data(|data| data.get_temp(key));
    let kept = kept.filter(|(typed, _)| typed == filter).map(|(_, row)| row);
    if !field.has_focus() {
        let members = || groups.iter().flat_map(|group| &group.members).copied();
        return kept.filter(|_| field.lost_focus()).and_then(|row| members().nth(row)).or(meant);
    }
    let members: Vec<usize> =
        groups.iter().flat_map(|group| &group.members).copied().take(LISTED_MAX).collect();
    let row = kept.or_else(|| members.iter().position(|at| Some(*at) == meant));
    let (up, down) =
        ui.input(|input| (input.key_pressed(Key::ArrowUp), input.key_pressed(Key::ArrowDown)));
    let row = match (row, up, down) {
        (Some(row), true, _) => Some(row.saturating_sub(1)),
        (Some(row), false, true) => Some(row + 1),
        (None, false, true) => Some(0),
        (row, _, _) => row,
    };
    let row = row.map(|row| row.min(members.len().saturating_sub(1)))?;
    if up || down {
        ui.data_mut(|data| data.insert_temp(key, (filter.to_owned(), row)));
    }
    members.get(row).copied()
}

fn groups_ui(
    ui: &mut Ui,
    data: &ListData<'_>,
    groups: &[Group],
    meant: Option<usize>,
    answer: &mut ListAnswer,
) {
    let total: usize = groups.iter().map(|group| group.members.len()).sum();
    if total == 0 {
        ui.weak(words::NONE_LIKE_THIS.in_lang(data.lang));
    }
    let mut room = LISTED_MAX;
    for group in groups {
        if room == 0 {
            break;
        }
        if !group.name.is_empty() {
            ui.add_space(4.0);
            ui.label(RichText::new(&group.name).strong());
        }
        for at in group.members.iter().take(room) {
            choice_ui(ui, data, *at, meant == Some(*at), answer);
        }
        room = room.saturating_sub(group.members.len());
    }
    if total > LISTED_MAX {
        let more = (total - LISTED_MAX).to_string();
        ui.weak(fill(words::MORE, data.lang, &[("count", &more)]));
    }
}

/// One choice. What the record has says so in words.
fn choice_ui(ui: &mut Ui, data: &ListData<'_>, at: usize, meant: bool, answer: &mut ListAnswer) {
    let choice = &data.choices[at];
    let recorded = data.recorded == Some(choice.notation.as_str());
    let mut text = choice.words.clone();
    if recorded {
        text = fill(words::RECORDED_HERE, data.lang, &[("words", &text)]);
    }
    let selected = meant || data.chosen == Some(choice.number);
    let mut button = Button::new(text)
        .wrap()
        .selected(selected)
        .frame_when_inactive(selected || is_dressed(ui.style()));
    if meant {
        button = button.shortcut_text(Key::Enter.name());
    }
    let beside = beside_wide(ui, choice, data.lang);
    let row = if beside <= 0.0 {
        ui.add(button.min_size(vec2(ui.available_width(), 0.0)))
    } else {
        // What it pays, and whether it comes off, stands at the right end.
        let wide = ui.available_width() - beside;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let row = ui.vertical(|ui| {
                ui.set_max_width(wide);
                ui.add(button.min_size(vec2(wide, 0.0)))
            });
            beside_ui(ui, choice, data.lang);
            row.inner
        })
        .inner
    };
    if row.clicked() {
        answer.taken = Some(choice.number);
    }
    if row.hovered() || row.has_focus() {
        answer.hovered = Some((choice.number, row));
    }
}
