//! Where one stands, in words.

use super::TimelineData;
use super::beats::Beats;
use crate::words::{fill, timeline as words};
use kanso_engine::Lang;
use kanso_replay::review::Position;
use kanso_replay::tell;

/// A place in words: the event, the turn, the round; where these are to be `short`, the event in figures.
/// Without hindsight, nothing of how much is still to come.
pub(super) fn place_words(
    data: &TimelineData<'_>,
    beats: &mut Beats,
    at: Position,
    short: bool,
    lang: Lang,
) -> String {
    let course = data.course;
    let mut parts = Vec::new();
    let number = course.number_at(at.event);
    if number == 0 {
        parts.push(words::AT_START.in_lang(lang).to_owned());
    } else if data.hindsight && short {
        parts.push(format!("{number}/{}", course.events.len()));
    } else if data.hindsight {
        let (number, count) = (number.to_string(), course.events.len().to_string());
        let places = [("number", number.as_str()), ("count", count.as_str())];
        parts.push(fill(words::AT_EVENT_OF, lang, &places));
    } else {
        parts.push(fill(words::AT_EVENT, lang, &[("number", &number.to_string())]));
    }
    if let Some(beat) = at.beat {
        parts.push(beat_words(data, beats, at.event, beat, lang));
    }
    // Within an event, the turn is still the one before its end.
    let event = if at.beat.is_some() { at.event.saturating_sub(1) } else { at.event };
    if course.chapters.len() > 1
        && let Some(chapter) = course.chapters.iter().rfind(|chapter| chapter.event <= event)
    {
        parts.push(fill(words::CHAPTER_N, lang, &[("chapter", &chapter.number.to_string())]));
    }
    let round = course.round_at(event);
    parts.extend(round.and_then(|round| tell::round(lang, course.round_name, round.round)));
    if let Some(turn) = course.turn_at(event) {
        let number = &*turn.number.to_string();
        parts.push(match turn.seat.and_then(|seat| data.names.get(seat.index())) {
            Some(name) => fill(words::AT_TURN, lang, &[("turn", number), ("name", name)]),
            None => fill(words::AT_TURN_OF_NOBODY, lang, &[("turn", number)]),
        });
    }
    parts.join(" · ")
}

fn beat_words(
    data: &TimelineData<'_>,
    beats: &mut Beats,
    event: u32,
    beat: u32,
    lang: Lang,
) -> String {
    if beat == 0 {
        return words::AT_BEFORE.in_lang(lang).to_owned();
    }
    let told = beats.told(data, event);
    let number = told.iter().filter(|told| told.beat <= beat).count().to_string();
    if data.hindsight {
        let count = told.len().to_string();
        fill(words::AT_BEAT_OF, lang, &[("beat", &number), ("beats", &count)])
    } else {
        fill(words::AT_BEAT, lang, &[("beat", &number)])
    }
}

/// A speed as it is written on its button.
pub(super) fn speed_words(speed: f32) -> String {
    format!("{speed}×")
}
