//! The pad on which what fell is entered: faces of dice and cards to press, a field to type into.

use super::die::{PIPS_MAX, die_ui};
use super::entry::Entry;
use crate::words::{fill, moves as words};
use egui::{Button, Key, RichText, ScrollArea, TextEdit, Ui};
use kanso_engine::{ChanceKind, Item, Lang};
use kanso_replay::review::OutcomeItem;

/// What is asked of the pad.
#[derive(Clone, Copy)]
pub struct PadData<'a> {
    /// What chance is asked.
    pub kind: ChanceKind,
    /// All that can fall.
    pub items: &'a [OutcomeItem],
    /// The language that is spoken.
    pub lang: Lang,
}

/// What was done on the pad in this frame.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PadAnswer {
    /// Nothing, or something is still missing.
    Open,
    /// Everything is picked, and was confirmed: the outcome as the library reads it.
    Enter(String),
}

impl PadData<'_> {
    fn entry<'b>(&'b self, picked: &'b [String]) -> Entry<'b> {
        Entry { kind: self.kind, items: self.items, picked, lang: self.lang }
    }

    /// True if several things fall, so that the last one has to be confirmed.
    pub fn is_several(&self) -> bool {
        self.entry(&[]).wanted() > 1
    }

    /// True if all is picked.
    pub fn is_whole(&self, picked: &[String]) -> bool {
        self.entry(picked).is_whole()
    }
}

/// Draws the pad. A single thing is entered as soon as it is pressed, or its digit is typed; more of
/// them by Enter.
pub fn pad_ui(
    ui: &mut Ui,
    data: &PadData<'_>,
    picked: &mut Vec<String>,
    typed: &mut String,
) -> PadAnswer {
    let lang = data.lang;
    let before = picked.len();
    picked_ui(ui, data, picked);
    let label = ui.label(words::TYPE_OUTCOME.in_lang(lang));
    let empty = typed.is_empty();
    let field = TextEdit::singleline(typed).desired_width(f32::INFINITY);
    let field = ui.add(field).labelled_by(label.id);
    let enter = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    let rubbed = field.has_focus() && ui.input(|input| input.key_pressed(Key::Backspace));
    if enter || ui.memory(|memory| memory.focused().is_none()) {
        field.request_focus();
    }
    if rubbed && empty {
        picked.pop();
    }
    let digits = data.entry(picked).take_digits(typed);
    picked.extend(digits);
    ui.add_space(4.0);
    if let Some(word) = items_ui(ui, data, picked, typed) {
        picked.push(word);
        typed.clear();
    }
    if enter {
        let entry = data.entry(picked);
        let found = entry.matching(typed).first().copied();
        match (typed.trim(), found) {
            ("", _) if entry.is_whole() => return PadAnswer::Enter(entry.text()),
            // The last one followed by itself, and was typed all the same.
            (rest, _) if entry.is_whole() && entry.calls_picked(rest) => {
                let text = entry.text();
                typed.clear();
                return PadAnswer::Enter(text);
            }
            ("", _) => {}
            (_, Some(at)) => {
                picked.push(entry.word(&data.items[at]).to_owned());
                typed.clear();
            }
            (rest, None) => {
                // The library knows ways to write an outcome that the pad does not.
                let words = picked.iter().map(String::as_str).chain([rest]);
                return PadAnswer::Enter(words.collect::<Vec<_>>().join(", "));
            }
        }
    }
    let entry = data.entry(picked);
    if picked.len() > before {
        if entry.wanted() == 1 {
            return PadAnswer::Enter(entry.text());
        }
        let forced = entry.forced();
        picked.extend(forced);
    }
    PadAnswer::Open
}

/// What was picked so far; a press takes it back.
fn picked_ui(ui: &mut Ui, data: &PadData<'_>, picked: &mut Vec<String>) {
    let lang = data.lang;
    let wanted = data.entry(picked).wanted();
    if wanted < 2 {
        return;
    }
    let counts = [("count", picked.len().to_string()), ("all", wanted.to_string())];
    let counts = counts.each_ref().map(|(place, value)| (*place, value.as_str()));
    let mut taken_back = None;
    ui.horizontal_wrapped(|ui| {
        ui.label(fill(words::PICKED, lang, &counts));
        for (at, word) in picked.iter().enumerate() {
            let name = data.items.iter().find(|item| data.entry(picked).word(item) == word);
            let name = name.map_or(word.as_str(), |item| item.words.name.in_lang(lang));
            let button = ui.button(RichText::new(format!("{name}  ×")));
            if button.on_hover_text(words::TAKE_OUT.in_lang(lang)).clicked() {
                taken_back = Some(at);
            }
        }
    });
    if let Some(at) = taken_back {
        picked.remove(at);
    }
    ui.add_space(4.0);
}

/// Everything that can still fall; returns the word of what was pressed.
fn items_ui(ui: &mut Ui, data: &PadData<'_>, picked: &[String], typed: &str) -> Option<String> {
    let entry = data.entry(picked);
    let mut pressed = None;
    if let ChanceKind::Roll { faces, .. } = data.kind
        && faces <= PIPS_MAX
    {
        ui.horizontal_wrapped(|ui| {
            for item in data.items {
                let Item::Face(face) = item.item else { continue };
                let word = entry.word(item);
                let enabled = entry.left(item) > 0;
                let die = ui
                    .add_enabled_ui(enabled, |ui| {
                        die_ui(ui, face, word, &fill(words::DIE, data.lang, &[("face", word)]))
                    })
                    .inner;
                if die.clicked() {
                    pressed = Some(word.to_owned());
                }
            }
        });
        return pressed;
    }
    let matching = entry.matching(typed);
    let meant = if typed.trim().is_empty() { None } else { matching.first() };
    let mut shown = matching.clone();
    // In the order of the game, whatever fits best.
    shown.sort_unstable();
    if shown.is_empty() && !entry.is_whole() {
        ui.weak(words::NONE_FALLS.in_lang(data.lang));
    }
    ScrollArea::vertical().id_salt("items").max_height(240.0).auto_shrink([false, true]).show(
        ui,
        |ui| {
            ui.horizontal_wrapped(|ui| {
                for at in shown {
                    let item = &data.items[at];
                    let button = Button::new(item_words(&entry, item)).selected(meant == Some(&at));
                    if ui.add(button).clicked() {
                        pressed = Some(entry.word(item).to_owned());
                    }
                }
            });
        },
    );
    pressed
}

/// True if a word is the beginning of a name, its spaces left out, or one of its words.
fn repeats(name: &str, word: &str) -> bool {
    let plain = |text: &str| -> String {
        text.chars().filter(|letter| letter.is_alphanumeric()).collect::<String>().to_lowercase()
    };
    let word = plain(word);
    plain(name).starts_with(&word) || name.split_whitespace().any(|part| plain(part) == word)
}

/// A thing with the word that is typed for it, and how many of it there are.
fn item_words(entry: &Entry<'_>, item: &OutcomeItem) -> String {
    let (name, word) = (item.words.name.in_lang(entry.lang), entry.word(item));
    let short = item.words.short.in_lang(entry.lang);
    let typed = if short.is_empty() { word } else { short };
    let mut words = name.to_owned();
    // A word that only repeats a part of the name helps nobody.
    if !repeats(name, typed) {
        words = format!("{words}  {typed}");
    }
    let left = entry.left(item);
    if left > 1 && !matches!(entry.kind, ChanceKind::Roll { .. }) {
        words = format!("{words}  ×{left}");
    }
    words
}

#[cfg(test)]
mod tests {
    use super::repeats;

    #[test]
    fn a_word_that_says_nothing_new_is_not_told() {
        for (name, word) in [
            ("Sword Master", "swordmaster"),
            ("Summon chip A", "A"),
            ("Knight", "kni"),
            ("ナイト", "ナイト"),
        ] {
            assert!(repeats(name, word), "{name} {word}");
        }
        assert!(!repeats("Rest", "rs") && !repeats("Mika", "0"));
    }
}
