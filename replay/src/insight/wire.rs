//! What somebody elsewhere finds out for a window, as a text: a window in a browser has it found out by a
//! worker, which shares no memory with it.

use super::{Analysis, Share, Worths};
use kanso_engine::Label;
use serde::{Deserialize, Serialize};

/// What is told from one program to the other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Wire {
    /// So many of so many parts are done.
    Done {
        /// Parts that are done.
        done: u32,
        /// Parts in all.
        of: u32,
        /// True if what choices cost is found out, no longer who was winning when.
        costs: bool,
    },
    /// Who is winning at a moment.
    Valued {
        /// After how many events.
        event: u32,
        /// Each seat's share of the win.
        value: Vec<Share>,
        /// Standard error of each.
        error: Vec<Share>,
    },
    /// Who was winning when, on the whole line.
    Found {
        /// All of it, but for what is no part of what is told to people.
        analysis: Box<Analysis>,
        /// The numbers of the events on the line, in their order.
        numbers: Vec<u32>,
        /// The words of what else could be chosen, in both languages, in their order.
        words: Vec<(String, String)>,
        /// True if nothing more will come.
        last: bool,
    },
    /// What choices are worth; none: nobody decides there.
    Worths {
        /// What they are worth.
        worths: Option<Worths>,
        /// True if nothing more will come.
        last: bool,
    },
    /// A log, told as a golden game is.
    Transcript(String),
    /// It was stopped.
    Stopped,
    /// It cannot be done, and why.
    Failed(String),
}

impl Wire {
    /// An analysis that was found.
    pub fn found(analysis: &Analysis, last: bool) -> Self {
        let choices = analysis.events.iter().filter_map(|event| event.choice.as_ref());
        let words = choices.flat_map(|choice| &choice.alternatives).map(|other| &other.words);
        let words = words.map(|words| (words.en.to_string(), words.ja.to_string())).collect();
        let numbers = analysis.events.iter().map(|event| event.event).collect();
        Self::Found { analysis: Box::new(analysis.clone()), numbers, words, last }
    }

    /// As a text, of one line.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("numbers and texts")
    }

    /// Reads such a text; none: it is no such text.
    pub fn of(text: &str) -> Option<Self> {
        let mut wire = serde_json::from_str(text).ok()?;
        if let Self::Found { analysis, numbers, words, .. } = &mut wire {
            if numbers.len() != analysis.events.len() {
                return None;
            }
            for (event, number) in analysis.events.iter_mut().zip(numbers) {
                event.event = *number;
            }
            let mut words = std::mem::take(words).into_iter();
            let choices = analysis.events.iter_mut().filter_map(|event| event.choice.as_mut());
            for other in choices.flat_map(|choice| &mut choice.alternatives) {
                let (en, ja) = words.next()?;
                other.words = Label::new(en, ja);
            }
        }
        Some(wire)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::insight::Worth;
    use crate::insight::{Alternative, Choice, EventKind, EventValue, Mark, Policy, SeatTotal};

    fn analysis() -> Analysis {
        let other = |place: u32| Alternative {
            place,
            notation: format!("open #{place}"),
            words: Label::new(format!("Open {place}"), format!("{place}を開く")),
            value: Share(1_234 + place as i32),
            error: Share(7),
            playouts: 96,
        };
        let choice = Choice {
            cost: Share(999),
            error: Share(33),
            still_there: false,
            mark: Some(Mark::Mistake),
            chosen: "roll".to_owned(),
            alternatives: vec![other(0), other(3)],
            more: 2,
        };
        let event = |number, kind, choice| EventValue {
            at: number,
            event: number,
            kind,
            seat: Some(1),
            value: vec![Share(3_333), Share(6_667)],
            error: vec![Share(1), Share(0)],
            playouts: 4,
            change_error: vec![Share(-1), Share(2)],
            choice,
        };
        let seat = SeatTotal {
            seat: 0,
            name: "Ada \"歩\"".to_owned(),
            start: Share(5_000),
            end: Share(10_000),
            luck: Share(-17),
            choices: Share(5_017),
            cost: Share(0),
            error: Share(1),
            cost_error: Share(2),
            marks: [1, 0, 2],
        };
        Analysis {
            game: "pig".to_owned(),
            party: false,
            eye: "all".to_owned(),
            policy: Policy::Search,
            playouts_max: 1_024,
            error_max: Share(300),
            playouts: 1 << 40,
            given_up: 3,
            seats: vec![seat],
            events: vec![
                event(0, EventKind::Start, None),
                event(3, EventKind::Choice, Some(choice)),
            ],
        }
    }

    #[test]
    fn what_is_told_arrives_as_it_was() {
        let worth = Worth { place: 4, value: Share(-1), error: Share(9_999), playouts: 8 };
        let worths = Worths { seat: 1, choices: vec![worth], more: 3, is_sure: true };
        for told in [
            Wire::Done { done: 3, of: 7, costs: true },
            Wire::Valued { event: 9, value: vec![Share(1), Share(9_999)], error: vec![] },
            Wire::found(&analysis(), true),
            Wire::Worths { worths: Some(worths), last: false },
            Wire::Worths { worths: None, last: true },
            Wire::Transcript("1. Ada: roll\n".to_owned()),
            Wire::Stopped,
            Wire::Failed("line 3: \"no\"".to_owned()),
        ] {
            let text = told.text();
            assert!(!text.contains('\n'));
            let Some(mut arrived) = Wire::of(&text) else { panic!("it can be read: {text}") };
            if let (Wire::Found { words, analysis, .. }, Wire::Found { words: sent, .. }) =
                (&mut arrived, &told)
            {
                let choice = analysis.events[1].choice.as_ref().expect("a choice");
                assert_eq!(choice.alternatives[1].words, Label::new("Open 3", "3を開く"));
                words.clone_from(sent);
            }
            assert_eq!(arrived, told);
        }
        let share = Share(SHARE_THAT_IS_NO_ROUND_FLOAT);
        let text = Wire::Valued { event: 0, value: vec![share], error: vec![] }.text();
        assert!(text.contains("0.7171"), "{text}");
    }

    /// 0.7171 is no sum of halves.
    const SHARE_THAT_IS_NO_ROUND_FLOAT: i32 = 7_171;

    #[test]
    fn what_is_no_such_text_is_none() {
        let text = Wire::found(&analysis(), true).text();
        let unheard_of = text.replace("\"search\"", "\"oracle\"");
        let wordless = text.replace(",[\"Open 3\",\"3を開く\"]", "");
        assert_ne!(wordless, text);
        for wrong in ["", "{}", &unheard_of, &wordless, &text[..text.len() - 1]] {
            assert_eq!(Wire::of(wrong), None, "{wrong}");
        }
    }
}
