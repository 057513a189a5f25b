//! Choices that have no place on the table, as buttons in the bar above it.

use super::price;
use super::{BoardData, NEXT_LETTERS};
use crate::command::{Asked, PlayCommand};
use crate::keys::shortcut_words;
use crate::words::{board as words, fill};
use egui::{Button, FontId, Key, KeyboardShortcut, Modifiers, RichText, ScrollArea, Ui, vec2};
use kanso_engine::Lang;
use kanso_replay::review::Choice;

/// Keys that take the first choices of the bar.
pub const KEYS: [KeyboardShortcut; 4] = [
    KeyboardShortcut::new(Modifiers::ALT, Key::Num1),
    KeyboardShortcut::new(Modifiers::ALT, Key::Num2),
    KeyboardShortcut::new(Modifiers::ALT, Key::Num3),
    KeyboardShortcut::new(Modifiers::ALT, Key::Num4),
];
/// Height of a button.
pub const HIGH: f32 = 19.0;
/// Free space in a button, on both sides together.
const PAD: f32 = 14.0;
/// Free space between two buttons.
const GAP: f32 = 6.0;
/// The widest that one button is: narrower where all of them find room then.
const WIDE_MAX: [f32; 3] = [260.0, 200.0, 150.0];
/// Height of the list of those for which there is no room.
const LIST_HIGH: f32 = 320.0;

/// The choices that have no place, in their order.
fn apart<'a>(data: &BoardData<'a>) -> Vec<&'a Choice> {
    let numbers = &data.offers.apart;
    let is_apart = |choice: &&Choice| numbers.binary_search(&choice.number).is_ok();
    data.shown.choices.iter().filter(is_apart).collect()
}

/// How the buttons fit into a width.
pub struct Fitting<'a> {
    /// Those with a button of their own, each with how wide it is.
    shown: Vec<(&'a Choice, f32)>,
    /// The others.
    more: Vec<&'a Choice>,
    /// How wide they are together.
    pub wide: f32,
}

/// Finds out which buttons fit into this width; all of them may take up to `most`.
pub fn fitting<'a>(
    ui: &Ui,
    data: &BoardData<'a>,
    [room, most]: [f32; 2],
    lang: Lang,
) -> Fitting<'a> {
    let all = apart(data);
    let wide = |text: &str, wide_max: f32| {
        let font = FontId::proportional(NEXT_LETTERS);
        let galley = ui.painter().layout_no_wrap(text.to_owned(), font, egui::Color32::WHITE);
        (galley.size().x + PAD).min(wide_max) + GAP
    };
    let each = |wide_max: f32| -> Vec<f32> {
        let one =
            |choice: &&Choice| wide(&choice.words, wide_max) + price::beside(ui, choice, lang);
        all.iter().map(one).collect()
    };
    let fits = |wide_max: f32, room: f32| each(wide_max).iter().sum::<f32>() <= room;
    // Rather narrower buttons than less of what is asked, and rather that than fewer buttons.
    let narrowest = WIDE_MAX[WIDE_MAX.len() - 1];
    let whole = WIDE_MAX
        .into_iter()
        .find(|wide_max| fits(*wide_max, room))
        .or_else(|| fits(narrowest, most).then_some(narrowest));
    let each = each(whole.unwrap_or(WIDE_MAX[0]));
    let wide = |text: &str| wide(text, WIDE_MAX[0]);
    let shown = if whole.is_some() {
        all.len()
    } else {
        // One button opens the list of the others.
        let more = wide(&more_words(0, all.len(), lang));
        let mut left = room - more;
        let fits = each.iter().take_while(|wide| {
            left -= **wide;
            left >= 0.0
        });
        fits.count()
    };
    let more = all[shown..].to_vec();
    let shown: Vec<_> = all.into_iter().zip(each).take(shown).collect();
    let mut total: f32 = shown.iter().map(|(_, wide)| wide).sum();
    if !more.is_empty() {
        total += wide(&more_words(shown.len(), more.len(), lang));
    }
    Fitting { shown, more, wide: total }
}

/// What the button says that opens the list: of those that have none of their own, or of all.
fn more_words(shown: usize, count: usize, lang: Lang) -> String {
    let text = if shown == 0 { words::ALL_CHOICES } else { words::MORE_CHOICES };
    fill(text, lang, &[("count", &count.to_string())])
}

/// Draws the buttons.
pub fn actions_ui(ui: &mut Ui, fitting: &Fitting<'_>, lang: Lang, asked: &mut Asked) {
    ui.spacing_mut().item_spacing.x = GAP;
    ui.spacing_mut().button_padding = vec2(PAD / 2.0, 0.0);
    ui.spacing_mut().interact_size.y = HIGH;
    for (at, (choice, wide)) in fitting.shown.iter().enumerate() {
        let wide = wide - GAP - price::beside(ui, choice, lang);
        let text = RichText::new(&choice.words).size(NEXT_LETTERS);
        let button = ui.add_sized(vec2(wide, HIGH), Button::new(text).truncate());
        if button.clicked() {
            asked.push(PlayCommand::Choose(choice.number));
        }
        if let Some(key) = KEYS.get(at) {
            let key = shortcut_words(key, lang);
            button.on_hover_ui(|ui| {
                ui.label(&choice.words);
                ui.weak(fill(words::KEY, lang, &[("key", &key)]));
            });
        }
        price::beside_ui(ui, choice, lang);
    }
    if fitting.more.is_empty() {
        return;
    }
    let text =
        RichText::new(more_words(fitting.shown.len(), fitting.more.len(), lang)).size(NEXT_LETTERS);
    ui.menu_button(text, |ui| {
        ScrollArea::vertical().max_height(LIST_HIGH).show(ui, |ui| {
            for choice in &fitting.more {
                ui.horizontal(|ui| {
                    if ui.button(&choice.words).clicked() {
                        asked.push(PlayCommand::Choose(choice.number));
                        ui.close();
                    }
                    price::beside_ui(ui, choice, lang);
                });
            }
        });
    });
}
