//! What lines are called that nobody named: what was recorded, what happens instead, how it ends.
//!
//! A line is written into the file with a name in any case: what happens, as one would type it. Whoever
//! looks is told more, in words and in the language that is spoken.

use super::Table;
use crate::words::{fill, lines as words, moves};
use kanso_engine::{Eye, Lang, SeatResult, Standing, Telling};
use kanso_replay::log::record::SealEnd;
use kanso_replay::review::{EventKind, LINE_NAME_MAX, LineInfo, Position, Review};

/// Most letters of what happened in a name.
const WORDS_MAX: usize = 40;

/// The name of a line that nobody named.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AutoName {
    /// What was recorded, and what happens instead: `5+4 → 1+1`.
    pub instead: String,
    /// Who won, or that it goes on; empty where that may not be known.
    pub end: String,
}

impl AutoName {
    /// All of it: `5+4 → 1+1 · Dan wins`.
    pub fn whole(&self) -> String {
        if self.end.is_empty() {
            return self.instead.clone();
        }
        format!("{} · {}", self.instead, self.end)
    }
}

impl Table {
    /// What a line is called that nobody named; none: somebody did, it is the game itself, or the eye
    /// that looks is told nothing to call it by.
    pub(super) fn auto_name(&mut self, info: &LineInfo, lang: Lang) -> Option<AutoName> {
        let (eye, event, parent) = (self.eye, info.fork + 1, info.parent?);
        let (own, tried) = self.on_line(info.id, |review| {
            (is_own(&info.name, review, event), short(review, event, lang, eye))
        });
        if own {
            return None;
        }
        let recorded = self.on_line(parent, |review| short(review, event, lang, eye));
        let open = info.events < event;
        let instead = match (recorded.as_str(), tried.as_str()) {
            ("", "") => return None,
            ("", tried) => tried.to_owned(),
            (recorded, "") if open => format!("{recorded} → …"),
            (_, "") => return None,
            (recorded, tried) => format!("{recorded} → {}", behind_common(recorded, tried)),
        };
        let end = match (self.hindsight, open) {
            (true, false) => self.end_of(info, lang),
            (true, true) | (false, _) => String::new(),
        };
        Some(AutoName { instead, end })
    }

    /// Who won a line, how else it was closed, or that it goes on.
    fn end_of(&mut self, info: &LineInfo, lang: Lang) -> String {
        let end = Position::after(info.id, info.events);
        if let Some(standing) = self.at_place(end, |review| review.standing()) {
            return won(&standing, self.review.names(), lang);
        }
        match info.seal {
            Some(seal) => closed(seal, self.review.names(), lang),
            None => words::GOES_ON.in_lang(lang).to_owned(),
        }
    }
}

/// True if a person called a line this, as far as one can see.
fn is_own(name: &str, review: &dyn Review, event: u32) -> bool {
    let is = |wanted: kanso_engine::Text, place: &str| {
        Lang::ALL.into_iter().any(|lang| {
            let (before, behind) = wanted.in_lang(lang).split_once(place).unwrap_or_default();
            let number = name.strip_prefix(before).and_then(|name| name.strip_suffix(behind));
            number.is_some_and(|number| number.parse::<u32>().is_ok())
        })
    };
    let mut notation = String::new();
    if review.event(event).is_some() {
        review.notate_event(event, &mut notation).expect("a string takes every text");
    }
    let notation: String = notation.chars().take(LINE_NAME_MAX).collect();
    // A second line of a name is told from the first by where it leaves.
    let first = name.rsplit_once(" after ").filter(|(_, number)| number.parse::<u32>().is_ok());
    let made_up = name == notation
        || first.is_some_and(|(first, _)| notation.starts_with(first))
        || is(moves::CORRECTED, "{event}")
        || name.strip_prefix("line ").is_some_and(|number| number.parse::<u32>().is_ok());
    !made_up
}

/// An event in few words: dice as they lie there, all else as it is told; empty where there is none,
/// and where the eye is told nothing of it.
fn short(review: &dyn Review, event: u32, lang: Lang, eye: Eye) -> String {
    let Some(info) = review.event(event) else { return String::new() };
    if info.kind == EventKind::Chance && review.tells(event, eye) == Telling::Whole {
        let mut notation = String::new();
        review.notate_event(event, &mut notation).expect("a string takes every text");
        if notation.split(' ').all(|die| die.parse::<u8>().is_ok()) {
            return notation.replace(' ', "+");
        }
    }
    let mut told = String::new();
    review.say_event(event, lang, eye, &mut told).expect("a string takes every text");
    if told.chars().count() > WORDS_MAX {
        told = told.chars().take(WORDS_MAX - 1).chain(['…']).collect();
    }
    told
}

/// Of what happens instead, what comes behind the words with which both begin.
fn behind_common<'a>(recorded: &str, tried: &'a str) -> &'a str {
    let mut rest = tried;
    let mut words = recorded.split(' ');
    while let (Some(word), Some((first, behind))) = (words.next(), rest.split_once(' ')) {
        if word != first || behind.is_empty() {
            break;
        }
        rest = behind;
    }
    rest
}

/// Who won.
pub fn won(standing: &Standing, names: &[String], lang: Lang) -> String {
    let with = |result: SeatResult| {
        let seats = standing.seats.iter().zip(names);
        seats.filter(move |(seat, _)| seat.result == result).map(|(_, name)| name.as_str())
    };
    let winners: Vec<_> = with(SeatResult::Win).collect();
    if !winners.is_empty() {
        let comma = if lang == Lang::Ja { "、" } else { ", " };
        return fill(words::WINS, lang, &[("who", &winners.join(comma))]);
    }
    let drawn = with(SeatResult::Draw).next().is_some();
    if drawn { words::DRAW.in_lang(lang) } else { words::NOBODY.in_lang(lang) }.to_owned()
}

/// How a line was closed.
pub fn closed(seal: SealEnd, names: &[String], lang: Lang) -> String {
    match seal {
        SealEnd::Rules(_) => words::ENDED.in_lang(lang).to_owned(),
        SealEnd::EventLimit => words::EVENT_LIMIT.in_lang(lang).to_owned(),
        SealEnd::Conceded(seat) => {
            let who = names.get(usize::from(seat)).map_or("", String::as_str);
            fill(words::CONCEDED, lang, &[("who", who)])
        }
        SealEnd::Agreed => words::AGREED.in_lang(lang).to_owned(),
        SealEnd::Abandoned => words::ABANDONED.in_lang(lang).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{AnswerText, GoCommand, LineCommand, LuckChoice, PlayCommand};
    use crate::model::Model;
    use crate::model::testing::with_golden;
    use kanso_replay::review::EventKind;

    fn branch(model: &mut Model, event: u32, name: &str, answer: Option<AnswerText>) {
        model.apply(GoCommand::To(Position::after(0, event)).into());
        let luck = LuckChoice::Same;
        model.apply(LineCommand::Branch { name: name.to_owned(), luck, answer }.into());
        assert_eq!(model.notices, []);
    }

    fn named(model: &mut Model, line: u32, lang: Lang) -> String {
        model.table.as_mut().expect("open").line_name(line, lang)
    }

    /// The first throw of the main line.
    fn throw(model: &Model) -> u32 {
        let review = model.table.as_ref().expect("open").review();
        let chance =
            |event: &u32| review.event(*event).is_some_and(|event| event.kind == EventKind::Chance);
        (1..=9).find(chance).expect("dice are thrown")
    }

    #[test]
    fn a_line_is_called_by_what_fell_instead_and_that_it_goes_on() {
        let mut model = with_golden("pig/won-by-holding");
        let event = throw(&model);
        let mut fell = String::new();
        let review = model.table.as_ref().expect("open").review();
        review.notate_event(event, &mut fell).expect("a string takes every text");
        let other = if fell == "6" { "5" } else { "6" };
        branch(&mut model, event - 1, "", Some(AnswerText::Outcome(other.to_owned())));
        assert_eq!(named(&mut model, 1, Lang::En), format!("{fell} → {other} · goes on"));
        assert_eq!(named(&mut model, 1, Lang::Ja), format!("{fell} → {other} · 続行中"));
    }

    #[test]
    fn a_line_says_who_won_and_a_given_name_stays() {
        let mut model = with_golden("pig/won-by-holding");
        let table = model.table.as_ref().expect("open");
        let last = table.review().len(0).expect("the main line");
        // The last decision was to hold and win: holding at once wins as well.
        branch(&mut model, last - 1, "as it was", Some(AnswerText::Choice(1)));
        assert_eq!(named(&mut model, 1, Lang::En), "as it was");
        model.apply(LineCommand::Rename(1, "line 7".to_owned()).into());
        let name = named(&mut model, 1, Lang::En);
        assert!(name.ends_with(" wins"), "{name}");
        assert!(named(&mut model, 1, Lang::Ja).ends_with("の勝ち"));
    }

    #[test]
    fn a_corrected_line_is_called_like_any_other() {
        let mut model = with_golden("pig/won-by-holding");
        let event = throw(&model);
        model.apply(GoCommand::To(Position::after(0, event - 1)).into());
        let answer = AnswerText::Outcome("4".to_owned());
        let correct = PlayCommand::Correct { name: String::new(), answer, then: Vec::new() };
        model.apply(correct.into());
        let name = named(&mut model, 1, Lang::En);
        assert!(name.contains(" → 4"), "{name}");
    }

    #[test]
    fn words_with_which_both_begin_are_said_once() {
        assert_eq!(behind_common("Thief moves to C4", "Thief moves to B4"), "B4");
        assert_eq!(behind_common("rests", "raids A1"), "raids A1");
        assert_eq!(behind_common("rests", "rests here"), "here");
        assert_eq!(behind_common("rests here", "rests"), "rests");
    }
}
