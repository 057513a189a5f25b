//! The bar above the board: what happened last, what comes next, how it ended, and the pages.
//!
//! What was stands large, what comes small and behind a word that says so.

use super::actions::{HIGH as ACTION_HIGH, actions_ui, fitting};
use super::pen::ScreenPen;
use super::tray::{tray_ui, widths};
use super::zoom::buttons_ui;
use super::{BoardData, BoardView};
use crate::command::{Asked, DialogKind, GoCommand, LookCommand, PlayCommand, SettingsCommand};
use crate::look::palette;
use crate::model::EventShown;
use crate::moves::Luck;
use crate::pocket::is_dressed;
use crate::words::{board as words, fill, moves};
use egui::epaint::StrokeKind;
use egui::text::LayoutJob;
use egui::{
    Align, Button, Color32, FontId, Frame, Label, Layout, Margin, RichText, Role, Sense, Stroke,
    TextFormat, Ui, UiBuilder, WidgetInfo, vec2,
};
use kanso_engine::scene::{Page, Tone};
use kanso_engine::{Awaiting, Lang, SeatResult, Standing};
use kanso_replay::review::EventKind;
use kanso_table::paint::{Canvas, mark};

/// Letters of what happened, or of how the game ended.
const LETTERS: f32 = 19.0;
/// Letters of what comes next.
pub(super) const NEXT_LETTERS: f32 = 14.0;
/// Height of the two lines.
const HIGH: f32 = 46.0;
/// The part of that which the upper line has.
const UPPER: f32 = 0.55;
/// What stands before the words of what comes next.
const PROMPT_MORE: f32 = 76.0;
/// Free space above and below them.
const AROUND: i8 = 4;
/// Letters of the names of pages.
const PAGE_LETTERS: f32 = 13.0;
/// Words of fewer letters are said twice.
const SAID_FROM: usize = 8;
/// What fell says all itself in words of more letters.
const SAYS_ALL_FROM: usize = 24;
/// What stands between the parts of what is asked.
const DIVIDES: [char; 8] = [',', ';', '.', ':', '、', '。', '：', '；'];
/// The part of the bar that the tray may take.
const TRAY_PART: f32 = 0.45;
/// The part of the bar that what comes next keeps beside what can be chosen.
const PROMPT_PART: f32 = 0.45;
/// The part of it that what comes next keeps where all that can be chosen has a button then.
const PROMPT_LEAST: f32 = 0.22;
/// Free space beside the name of a page, on both sides together.
const PAGE_PAD: f32 = 12.0;
/// Width of the buttons of the zoom.
const ZOOM_WIDE: f32 = 130.0;
/// Free space before those.
const RIGHT_GAP: f32 = 8.0;
/// Height of the bar.
pub const BAR_HIGH: f32 = HIGH + 2.0 * AROUND as f32 + 4.0;

/// Draws the strip. Its height does not follow what it says, so that the table stands still.
pub fn header_ui(
    ui: &mut Ui,
    data: &BoardData<'_>,
    view: &mut BoardView,
    page: usize,
    lang: Lang,
    asked: &mut Asked,
) {
    let palette = palette(ui.visuals());
    let shown = data.shown;
    Frame::new().inner_margin(Margin::symmetric(10, AROUND)).show(ui, |ui| {
        if let Some(why) = &shown.error {
            let text = fill(words::CANNOT_SHOW, lang, &[("why", why)]);
            let tone = palette.tone(Tone::Bad);
            ui.horizontal_wrapped(|ui| {
                ui.colored_label(tone.line, tone.mark);
                ui.colored_label(tone.line, text);
            });
        }
        // What is drawn into it does not make it higher.
        let (_, place) = ui.allocate_space(vec2(ui.available_width(), HIGH));
        let inside = UiBuilder::new().max_rect(place).layout(Layout::right_to_left(Align::Center));
        {
            let ui = &mut ui.new_child(inside);
            right_ui(ui, data, view, page, lang, asked);
            ui.add_space(RIGHT_GAP);
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.set_min_height(HIGH);
                ui.spacing_mut().item_spacing = vec2(6.0, 1.0);
                let from_right = Layout::right_to_left(Align::Center);
                let line = |high| (vec2(ui.available_width(), high), from_right);
                let (upper, lower) = (line(HIGH * UPPER), line(HIGH * (1.0 - UPPER) - 1.0));
                ui.allocate_ui_with_layout(upper.0, upper.1, |ui| {
                    ui.set_height(HIGH * UPPER);
                    thrown_ui(ui, data, lang, asked);
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        if shown.preview {
                            let text = RichText::new(words::PREVIEW.in_lang(lang)).strong();
                            ui.label(text.color(palette.selected));
                            ui.separator();
                        }
                        match &shown.standing {
                            Some(standing) => result_ui(ui, data, standing, lang),
                            None => last_ui(ui, data, lang),
                        }
                    });
                });
                ui.allocate_ui_with_layout(lower.0, lower.1, |ui| {
                    beside_ui(ui, data, lang, asked);
                    let next = Layout::left_to_right(Align::Center);
                    ui.with_layout(next, |ui| match &shown.standing {
                        Some(_) => last_small_ui(ui, data, lang),
                        None => asked_ui(ui, data, lang),
                    });
                });
            });
        }
    });
}

/// At the right end: how large the table is, and its pages where it has several.
fn right_ui(
    ui: &mut Ui,
    data: &BoardData<'_>,
    view: &mut BoardView,
    page: usize,
    lang: Lang,
    asked: &mut Asked,
) {
    let pages = &data.shown.scene.pages;
    if pages.len() < 2 || is_dressed(ui.style()) {
        return buttons_ui(ui, view, lang);
    }
    let font = FontId::proportional(PAGE_LETTERS);
    let wide = |page: &Page| {
        let name = page.name.in_lang(lang).to_owned();
        ui.painter().layout_no_wrap(name, font.clone(), Color32::WHITE).size().x + PAGE_PAD
    };
    let wide = pages.iter().map(wide).sum::<f32>().max(ZOOM_WIDE);
    ui.allocate_ui_with_layout(vec2(wide, HIGH), Layout::top_down(Align::Max), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let line = Layout::right_to_left(Align::Center);
        ui.allocate_ui_with_layout(vec2(wide, HIGH / 2.0), line, |ui| buttons_ui(ui, view, lang));
        let line = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(vec2(wide, HIGH / 2.0), line, |ui| {
            pages_ui(ui, pages, page, lang, asked);
        });
    });
}

/// At the right end of the upper line: what fell last.
fn thrown_ui(ui: &mut Ui, data: &BoardData<'_>, lang: Lang, asked: &mut Asked) {
    let room = ui.available_width() * TRAY_PART;
    let Some([told, dice]) = widths(ui, data, lang) else { return };
    if dice <= room {
        tray_ui(ui, data, told <= room, lang, asked);
    }
}

/// At the right end of the lower line: what can be chosen that has no place on the table, and before
/// it what bots are about.
fn beside_ui(ui: &mut Ui, data: &BoardData<'_>, lang: Lang, asked: &mut Asked) {
    // What is tapped stands below the table there, and is larger.
    if is_dressed(ui.style()) {
        return;
    }
    let line = Layout::left_to_right(Align::Center);
    let font = FontId::proportional(NEXT_LETTERS);
    let prompt = prompt_words(data);
    let prompt = ui.painter().layout_no_wrap(prompt, font, Color32::WHITE).size().x + PROMPT_MORE;
    let all = ui.available_width();
    let room = all - prompt.min(all * PROMPT_PART);
    // Rather all choices than all that is asked.
    let most = all - prompt.min(all * PROMPT_LEAST);
    let buttons = fitting(ui, data, [room, most], lang);
    let size = vec2(buttons.wide, ui.available_height());
    if buttons.wide > 0.0 {
        ui.allocate_ui_with_layout(size, line, |ui| actions_ui(ui, &buttons, lang, asked));
    }
    falls_ui(ui, data, lang, asked);
    let button = |words: &str| Button::new(RichText::new(words).size(NEXT_LETTERS * 0.9)).small();
    if data.bots.think {
        if ui.add(button(moves::STOP_BOTS.in_lang(lang))).clicked() {
            asked.push(PlayCommand::StopBots);
        }
    } else if let Some(since) = data.bots.since {
        let text = if since.events == 1 { moves::SINCE_ONE } else { moves::SINCE };
        let text = fill(text, lang, &[("count", &since.events.to_string())]);
        let play = ui.add(button(&format!("▶ {text}"))).accessible_name(&text);
        if play.on_hover_text(moves::SINCE_PLAY_WHY.in_lang(lang)).clicked() {
            asked.push(GoCommand::PlaySinceMine);
        }
    }
}

/// Where something is to fall at the end of a line: how it does.
fn falls_ui(ui: &mut Ui, data: &BoardData<'_>, lang: Lang, asked: &mut Asked) {
    let Some(luck) = data.falls else { return };
    ui.spacing_mut().button_padding.y = 0.0;
    ui.spacing_mut().interact_size.y = ACTION_HIGH;
    let button = |words: &str| Button::new(RichText::new(words).size(NEXT_LETTERS));
    // The line is filled from its right end.
    if ui.add(button(moves::ENTER_OUTCOME.in_lang(lang))).clicked() {
        asked.push(SettingsCommand::Open(DialogKind::Outcome));
    }
    if luck == Luck::Generator && ui.add(button(moves::LET_FALL.in_lang(lang))).clicked() {
        asked.push(PlayCommand::SettleByLuck);
    }
}

/// What is asked, without what the line above it says already.
fn prompt_words(data: &BoardData<'_>) -> String {
    let said = data.shown.event.as_ref().map_or("", |event| event.words.as_str());
    without(&data.shown.prompt, said)
}

/// Words without a whole part of theirs that is said already, and without what divided the two. Words in
/// the middle of a sentence stay: it would make no sense without them.
fn without(prompt: &str, said: &str) -> String {
    let Some((before, after)) = prompt.split_once(said).filter(|_| said.len() >= SAID_FROM) else {
        return prompt.to_owned();
    };
    let begins = before.is_empty() || before.trim_end().ends_with(DIVIDES);
    let rest = after.trim_start_matches(|of| of == ' ' || DIVIDES.contains(&of));
    // What is asked must be left: not the whole of it was said.
    if begins && after.starts_with(DIVIDES) && !rest.is_empty() {
        format!("{before}{rest}")
    } else {
        prompt.to_owned()
    }
}

/// What happened last, large: the name before it where no sign says whose it was.
fn last_ui(ui: &mut Ui, data: &BoardData<'_>, lang: Lang) {
    let Some(event) = &data.shown.event else {
        let text = if data.shown.at.event == 0 { words::START } else { words::NOTHING_TOLD };
        ui.label(RichText::new(text.in_lang(lang)).strong().size(LETTERS));
        return;
    };
    match event.info.kind {
        EventKind::Decision(seats) => {
            for seat in seats.iter() {
                seat_ui(ui, u8::from(seat));
            }
        }
        EventKind::Chance => die_ui(ui, lang),
    }
    let text = RichText::new(last_words(event, lang)).strong().size(LETTERS);
    ui.add(Label::new(text).truncate());
}

/// What happened last, small, where the result stands above it.
fn last_small_ui(ui: &mut Ui, data: &BoardData<'_>, lang: Lang) {
    let Some(event) = &data.shown.event else { return };
    let text = RichText::new(last_words(event, lang)).size(NEXT_LETTERS);
    ui.add(Label::new(text).truncate());
}

/// An event in words, with who decided, or with what chance was about where a few words alone do not
/// tell.
fn last_words(event: &EventShown, lang: Lang) -> String {
    let is_short = event.words.chars().count() <= SAYS_ALL_FROM;
    let before = match event.info.kind {
        EventKind::Decision(_) => event.who.as_str(),
        EventKind::Chance if is_short => event.about.as_str(),
        EventKind::Chance => "",
    };
    if before.is_empty() || event.words.contains(before) {
        return event.words.clone();
    }
    let colon = if lang == Lang::Ja { "：" } else { ": " };
    format!("{before}{colon}{}", event.words)
}

/// What is asked of whom: what comes next.
fn asked_ui(ui: &mut Ui, data: &BoardData<'_>, lang: Lang) {
    let shown = data.shown;
    if shown.awaiting.is_some_and(|awaiting| awaiting != Awaiting::Over) {
        ui.label(RichText::new(words::NEXT.in_lang(lang)).size(NEXT_LETTERS).weak());
    }
    let who: Vec<&str> = match shown.awaiting {
        Some(Awaiting::Decision(seats)) => {
            for seat in seats.iter() {
                seat_ui(ui, u8::from(seat));
            }
            seats.iter().map(|seat| data.names[seat.index()].as_str()).collect()
        }
        Some(Awaiting::Chance(_)) => {
            die_ui(ui, lang);
            Vec::new()
        }
        Some(Awaiting::Over) | None => Vec::new(),
    };
    let prompt = prompt_words(data);
    // Most games name the seat in what they ask.
    if !who.iter().all(|name| prompt.contains(name)) {
        ui.label(RichText::new(who.join("/")).strong().size(NEXT_LETTERS));
    }
    let palette = palette(ui.visuals());
    let format = |size, colour| TextFormat::simple(FontId::proportional(size), colour);
    let mut job = LayoutJob::default();
    job.append(&prompt, 0.0, format(NEXT_LETTERS, palette.ink));
    if shown.phase != shown.prompt && !shown.phase.is_empty() {
        job.append(&shown.phase, 14.0, format(NEXT_LETTERS * 0.9, palette.faint));
    }
    ui.add(Label::new(job).truncate());
}

/// The pages, if there are several.
fn pages_ui(ui: &mut Ui, pages: &[Page], page: usize, lang: Lang, asked: &mut Asked) {
    ui.spacing_mut().item_spacing.x = 0.0;
    ui.spacing_mut().button_padding.x = PAGE_PAD / 2.0;
    for (at, of) in pages.iter().enumerate() {
        let name = RichText::new(of.name.in_lang(lang)).size(PAGE_LETTERS);
        if ui.selectable_label(at == page, name).clicked() {
            asked.push(LookCommand::Page(of.id.clone()));
        }
    }
}

/// A die, for what chance decides.
fn die_ui(ui: &mut Ui, lang: Lang) {
    let ink = palette(ui.visuals()).ink;
    let (response, painter) = ui.allocate_painter(vec2(18.0, 18.0), Sense::hover());
    let rect = response.rect.shrink(1.5);
    painter.rect_stroke(rect, 4.0, Stroke::new(1.5, ink), StrokeKind::Inside);
    for (x, y) in [(-1.0, -1.0), (1.0, 1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, -1.0)] {
        painter.circle_filled(rect.center() + vec2(x, y) * 3.6, 1.4, ink);
    }
    let name = words::CHANCE.in_lang(lang);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    response.on_hover_text(name);
}

/// The mark of a seat.
fn seat_ui(ui: &mut Ui, seat: u8) {
    let palette = palette(ui.visuals());
    let (response, painter) = ui.allocate_painter(vec2(16.0, 18.0), Sense::hover());
    let pen = ScreenPen::new(&painter);
    let canvas = Canvas::new(&pen, palette, 1.0, Lang::En);
    let tone = Tone::Seat(seat);
    mark(&canvas, tone, response.rect.center(), 6.5, palette.tone(tone).line);
}

/// How the game ended.
fn result_ui(ui: &mut Ui, data: &BoardData<'_>, standing: &Standing, lang: Lang) {
    let of = |result: SeatResult| -> Vec<usize> {
        let seats = standing.seats.iter().enumerate();
        seats.filter(|(_, seat)| seat.result == result).map(|(at, _)| at).collect()
    };
    let (winners, drawers) = (of(SeatResult::Win), of(SeatResult::Draw));
    let (seats, text) = if !winners.is_empty() {
        (winners, words::WINS)
    } else if drawers.is_empty() {
        (Vec::new(), words::NOBODY_WON)
    } else {
        (drawers, words::DRAWN)
    };
    for seat in &seats {
        seat_ui(ui, *seat as u8);
    }
    let names: Vec<&str> = seats.iter().map(|seat| data.names[*seat].as_str()).collect();
    let comma = if lang == Lang::Ja { "、" } else { ", " };
    let text = fill(text, lang, &[("names", &names.join(comma))]);
    ui.label(RichText::new(text).strong().size(LETTERS));
    if let Some(end) = data.meta.ends.get(usize::from(standing.reason)) {
        ui.weak(end.name.in_lang(lang));
    }
}

/// Which page is shown.
pub fn page_shown(pages: &[Page], wanted: Option<&str>) -> usize {
    let known = wanted.and_then(|id| pages.iter().position(|page| page.id == id));
    known.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::{last_words, without};
    use crate::command::GoCommand;
    use crate::model::testing::with_golden;
    use kanso_engine::Lang;
    use kanso_replay::review::Position;

    #[test]
    fn a_card_that_fell_is_told_with_what_it_was_drawn_for() {
        let mut model = with_golden("rook-raiders/two-seats-last-survivor");
        model.apply(GoCommand::To(Position::after(0, 1)).into());
        let table = model.table.as_mut().expect("open");
        let shown = table.shown(&model.settings);
        let event = shown.event.as_ref().expect("something fell");
        assert_eq!(
            last_words(event, Lang::En),
            format!("mercenary 1 is turned up: {}", event.words)
        );
    }

    #[test]
    fn what_is_asked_does_not_say_again_what_happened() {
        let asked = "Dan: 1 + 6 + 1 = 8 against 9: 1 damage, Golem (B1): accept or pay";
        let said = "1 + 6 + 1 = 8 against 9: 1 damage";
        assert_eq!(without(asked, said), "Dan: Golem (B1): accept or pay");
        assert_eq!(without("Dan: hit", "hit"), "Dan: hit");
        assert_eq!(without(said, said), said, "something is asked");
        assert_eq!(without(asked, ""), asked);
        let (asked, said) = ("Ben：残すカードは？（《外套》、《杖》）", "《外套》、《杖》");
        assert_eq!(without(asked, said), asked, "a sentence stays whole");
        let (asked, said) =
            ("Ben: which to keep of Cloak, Staff of Embers?", "Cloak, Staff of Embers");
        assert_eq!(without(asked, said), asked, "a sentence stays whole");
    }
}
