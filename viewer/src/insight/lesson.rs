//! Learning from what was missed.

use super::heading_ui;
use crate::command::{Asked, GoCommand, InsightCommand, LessonCommand, PlayCommand};
use crate::game::Told;
use crate::look;
use crate::model::{Insight, Lesson, Table, Tried, Verdict};
use crate::words::{fill, insight as words};
use egui::{RichText, Ui};
use kanso_engine::{Lang, Seat};
use kanso_replay::insight::Analysis;
use kanso_replay::review::Position;

/// For each seat that missed something, a button that asks for it.
pub(super) fn offers_ui(ui: &mut Ui, insight: &Insight, lang: Lang, asked: &mut Asked) {
    let analysis = &insight.analysis;
    let missed = insight.missed();
    if missed.is_empty() {
        return;
    }
    heading_ui(ui, words::LEARN.in_lang(lang));
    ui.horizontal_wrapped(|ui| {
        for seat in &analysis.seats {
            let of_seat = |at: &&usize| analysis.events[**at].seat == Some(seat.seat);
            let count = missed.iter().filter(of_seat).count();
            if count == 0 {
                continue;
            }
            let places = [("name", &*seat.name), ("count", &*count.to_string())];
            let button = ui.button(fill(words::LEARN_FROM, lang, &places));
            if button.on_hover_text(words::LEARN_HOW.in_lang(lang)).clicked() {
                asked.push(InsightCommand::Learn(Seat::at(usize::from(seat.seat))));
            }
        }
    });
}

/// Draws what is asked, or what came of it.
pub(super) fn lesson_ui(
    ui: &mut Ui,
    table: &Table,
    lesson: &Lesson,
    told: &mut Told,
    lang: Lang,
    asked: &mut Asked,
) {
    let ask = |asked: &mut Asked, command| asked.push(InsightCommand::Lesson(command));
    let name = &*table.review().names()[lesson.seat.index()];
    let count = lesson.events.len().to_string();
    let Some((event, place)) = lesson.event().zip(lesson.place()) else {
        let found = lesson.found.to_string();
        heading_ui(ui, &fill(words::LESSON_OVER, lang, &[("found", &found), ("count", &count)]));
        if ui.add(look::primary(ui, words::END_LESSON.in_lang(lang))).clicked() {
            ask(asked, LessonCommand::End);
        }
        return;
    };
    let at = (lesson.at + 1).to_string();
    let places = [("name", name), ("at", &*at), ("count", &*count)];
    heading_ui(ui, &fill(words::LESSON_HEAD, lang, &places));
    let answered = lesson.tried.is_some() || lesson.shown;
    if !answered {
        ui.label(fill(words::LESSON_ASKS, lang, &[("name", name)]));
    }
    if let Some(tried) = &lesson.tried {
        verdict_ui(ui, table, tried, lang);
    }
    if lesson.shown
        && let Some(insight) = table.analysis_of_lesson()
    {
        answer_ui(ui, table, &insight, (event, told), lang, asked);
    }
    ui.add_space(look::GAP);
    ui.horizontal_wrapped(|ui| {
        if table.here() != place && ui.button(words::BACK_THERE.in_lang(lang)).clicked() {
            asked.push(GoCommand::To(place));
        }
        if !lesson.shown {
            if lesson.tried.is_some() && ui.button(words::AGAIN.in_lang(lang)).clicked() {
                ask(asked, LessonCommand::Again);
            }
            if ui.button(words::SHOW.in_lang(lang)).clicked() {
                ask(asked, LessonCommand::Show);
            }
        }
        if answered {
            let last = lesson.at + 1 == lesson.events.len();
            let text = if last { words::FINISH } else { words::NEXT };
            if ui.add(look::primary(ui, text.in_lang(lang))).clicked() {
                ask(asked, LessonCommand::Next);
            }
        }
        if let Some(tried) = &lesson.tried
            && ui.button(words::TRY_IT.in_lang(lang)).clicked()
        {
            asked.push(GoCommand::To(place));
            ask(asked, LessonCommand::End);
            asked.push(PlayCommand::Choose(tried.number));
        }
        if ui.button(words::END_LESSON.in_lang(lang)).clicked() {
            ask(asked, LessonCommand::End);
        }
    });
}

/// How good it is what one chose.
fn verdict_ui(ui: &mut Ui, table: &Table, tried: &Tried, lang: Lang) {
    let palette = look::palette(ui.visuals());
    let cost = table.cost_of_lesson().map(|cost| cost.in_points(false)).unwrap_or_default();
    let (text, colour) = match tried.verdict {
        Verdict::Best => (words::LESSON_BEST, palette.good),
        Verdict::Good => (words::LESSON_GOOD, palette.good),
        Verdict::Played => (words::LESSON_PLAYED, palette.error),
        Verdict::Better => (words::LESSON_BETTER, palette.warning),
        Verdict::Worse => (words::LESSON_WORSE, palette.error),
        Verdict::Unknown => (words::LESSON_UNKNOWN, palette.warning),
    };
    let text = fill(text, lang, &[("words", &tried.words), ("points", &cost)]);
    ui.label(RichText::new(text).color(colour));
    if let Some((value, error)) = tried.value {
        let name = table
            .insight
            .lesson
            .as_ref()
            .map_or("", |lesson| &table.review().names()[lesson.seat.index()]);
        let (share, error) = (value.in_points(false), error.in_points(false));
        let places = [("name", name), ("share", &*share), ("error", &*error)];
        ui.weak(fill(words::SHARE_OF, lang, &places));
    }
}

/// What was better, and what was played.
fn answer_ui(
    ui: &mut Ui,
    table: &Table,
    analysis: &Analysis,
    (event, told): (u32, &mut Told),
    lang: Lang,
    asked: &mut Asked,
) {
    let Some(at) = analysis.events.iter().find(|at| at.event == event) else { return };
    let (Some(choice), Some(seat)) = (&at.choice, at.seat) else { return };
    for (nth, other) in choice.alternatives.iter().take(5).enumerate() {
        let share = other.value.in_points(false);
        let other_words = other.words.in_lang(lang);
        let mut text = format!("{other_words}  {share} %");
        if nth == 0 {
            text = fill(words::BETTER, lang, &[("words", &text)]);
        }
        let text = RichText::new(text);
        let button = ui.link(if nth == 0 { text.strong() } else { text });
        if button.on_hover_text(words::BETTER_HOW.in_lang(lang)).clicked() {
            asked.push(GoCommand::To(Position::after(table.here().line, event - 1)));
            asked.push(InsightCommand::Lesson(LessonCommand::End));
            asked.push(PlayCommand::Choose(other.place));
        }
    }
    let was = told.words(table, event, lang);
    let share = at.value[usize::from(seat)].in_points(false);
    ui.weak(fill(words::LESSON_WAS, lang, &[("words", &*was), ("share", &share)]));
}
