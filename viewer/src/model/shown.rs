//! What is shown of one place: the table, what led to it, what is asked.

use super::Changes;
use kanso_engine::{Awaiting, Eye, Lang, Marks, Odds, Scene, Seat, Standing, Telling};
use kanso_replay::log::record::SealEnd;
use kanso_replay::review::{
    BeatInfo, Choice, EventInfo, EventKind, NoteInfo, Position, Review, Thrown, ToldLine,
    told_lines,
};
use kanso_replay::tell::Routine;
use kanso_table::Extent;
use std::rc::Rc;
use std::sync::Arc;

/// The event that led to what is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct EventShown {
    /// What there is to know of it without words.
    pub info: EventInfo,
    /// What the eye calls it.
    pub number: u32,
    /// Who decided; empty for chance.
    pub who: String,
    /// What chance was about, before it fell; empty for a decision, and within an event.
    pub about: String,
    /// The action or the outcome.
    pub words: String,
    /// How probable an outcome was, where the eye knows it.
    pub odds: Option<Odds>,
    /// What came of it.
    pub told: Vec<ToldLine>,
    /// Its beats, as far as the eye is told them.
    pub beats: Vec<BeatInfo>,
}

/// What is shown of one place.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The place.
    pub at: Position,
    /// True if the pointer rests there, and one stands elsewhere.
    pub preview: bool,
    /// Whose eye looks.
    pub eye: Eye,
    /// The table.
    pub scene: Rc<Scene>,
    /// The most that the table shows along the line, as far as it may be shown.
    pub extent: Arc<Extent>,
    /// Whose side is large, where another table beside this one decides it.
    pub front: Option<Seat>,
    /// The table before the event or beat that led here; none at the start.
    pub before: Option<Rc<Scene>>,
    /// True where the table before is another one, beside which this one stands.
    pub beside: bool,
    /// What that changed on the table.
    pub changes: Rc<Changes>,
    /// What led here; none at the start, and where the eye is told nothing of it.
    pub event: Option<EventShown>,
    /// What is awaited; none: within an event the rest of it follows by itself.
    pub awaiting: Option<Awaiting>,
    /// What is asked, in words; empty within an event.
    pub prompt: String,
    /// The phase, in words.
    pub phase: String,
    /// Where in its course the game is.
    pub marks: Marks,
    /// How the game ended, if it is over.
    pub standing: Option<Standing>,
    /// How the line was closed, where it was and this is its end; [`super::Table::shown`] says it.
    pub seal: Option<SealEnd>,
    /// The notes that were written to this place.
    pub notes: Vec<NoteInfo>,
    /// What the asked seat can do, where the eye is told it.
    pub choices: Rc<Vec<Choice>>,
    /// The last dice that fell up to here, as far as the eye is told them.
    pub thrown: Option<Thrown>,
    /// Why the place could not be shown: what is shown instead is where one stands.
    pub error: Option<String>,
}

impl Shown {
    /// Works it out. The review stands afterwards where it stood. Without `hindsight` what comes
    /// later within the same event is left out.
    pub fn of(
        review: &mut dyn Review,
        at: Position,
        eye: Eye,
        lang: Lang,
        routine: Routine,
        hindsight: bool,
    ) -> Self {
        let here = review.here();
        let error = review.go(at).err().map(|error| error.to_string());
        let at = review.here();
        let scene = Rc::new(review.scene(eye));
        let until = match (hindsight, at.beat) {
            (true, _) => review.len(at.line).unwrap_or(0),
            (false, None) => at.event,
            (false, Some(_)) => at.event.saturating_sub(1),
        };
        let extent = review.extent(at.line, eye, until);
        let mut event =
            (at.event > 0).then(|| event_shown(review, at, eye, lang, routine)).flatten();
        if !hindsight {
            event = event.and_then(|event| event.so_far(at));
        }
        let (marks, standing) = (review.marks(), review.standing());
        let (mut prompt, mut phase) = (String::new(), String::new());
        let awaiting = review.awaiting();
        review.say_prompt(lang, eye, &mut prompt).expect("a string takes every text");
        review.say_phase(lang, &mut phase).expect("a string takes every text");
        let choices = Rc::new(review.choices(lang, eye));
        let happened = if at.beat == Some(0) { at.event - 1 } else { at.event };
        let thrown = review.thrown(happened, eye);
        let mut notes = review.notes(Some(at.line));
        notes.retain(|note| note.event == at.event && at.beat.is_none());
        let before = place_before(at).filter(|before| review.go(*before).is_ok());
        let before = before.map(|_| Rc::new(review.scene(eye)));
        if let Some(event) = event.as_mut().filter(|event| {
            before.is_some() && at.beat.is_none() && event.info.kind == EventKind::Chance
        }) {
            review.say_prompt(lang, eye, &mut event.about).expect("a string takes every text");
        }
        review.go(here).expect("one stood there before");
        let changes = Rc::new(Changes::between(before.as_deref(), &scene));
        Self {
            at,
            preview: at != here,
            eye,
            scene,
            extent,
            front: None,
            before,
            beside: false,
            changes,
            event,
            awaiting,
            prompt,
            phase,
            marks,
            standing,
            seal: None,
            notes,
            choices,
            thrown,
            error,
        }
    }
}

impl EventShown {
    /// What of it has happened at a place within it; none: nothing yet.
    fn so_far(mut self, at: Position) -> Option<Self> {
        let Some(upto) = at.beat else { return Some(self) };
        if upto == 0 {
            return None;
        }
        let happened = |line: &ToldLine| match line {
            ToldLine::Facts(facts) => facts.first().is_some_and(|fact| fact.beat <= upto),
            // It does not say when: only one with a fact behind it has surely happened.
            ToldLine::LeftOut { .. } => false,
        };
        let told = self.told.iter().rposition(happened).map_or(0, |last| last + 1);
        self.told.truncate(told);
        self.beats.retain(|beat| beat.beat <= upto);
        Some(self)
    }
}

/// The place before the event or beat that led to a place.
fn place_before(at: Position) -> Option<Position> {
    match at.beat {
        Some(0) | None => at.event.checked_sub(1).map(|event| Position::after(at.line, event)),
        Some(beat) => Some(Position { beat: Some(beat - 1), ..at }),
    }
}

fn event_shown(
    review: &dyn Review,
    at: Position,
    eye: Eye,
    lang: Lang,
    routine: Routine,
) -> Option<EventShown> {
    let event = at.event;
    let info = review.event(event)?;
    if review.tells(event, eye) == Telling::Nothing {
        return None;
    }
    let who = match info.kind {
        EventKind::Decision(seats) => {
            let names = seats.iter().map(|seat| review.names()[seat.index()].as_str());
            names.collect::<Vec<_>>().join("/")
        }
        EventKind::Chance => String::new(),
    };
    let mut words = String::new();
    review.say_event(event, lang, eye, &mut words).expect("a string takes every text");
    Some(EventShown {
        info,
        number: review.number_for(at.line, event, eye),
        who,
        about: String::new(),
        words,
        odds: review.odds(event, eye),
        told: told_lines(review, event, routine, lang, eye),
        beats: review.told_beats(event, eye),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::testing::with_golden;

    #[test]
    fn every_step_of_every_event_can_be_shown() {
        for name in ["berserk-tcg/random-players", "rook-raiders/two-seats-last-survivor"] {
            let mut model = with_golden(name);
            let review = &mut *model.table.as_mut().expect("open").review;
            let here = review.here();
            for event in 1..=review.len(0).expect("the game itself") {
                for beat in 0..review.beats(event) {
                    let at = Position { beat: Some(beat), ..Position::after(0, event) };
                    let eye = Eye::Public;
                    let shown = Shown::of(review, at, eye, Lang::En, Routine::LeftOut, false);
                    assert_eq!((shown.at, &shown.error), (at, &None), "{name}");
                    assert_eq!(shown.awaiting.is_some(), beat == 0, "{name} {at}");
                }
            }
            assert_eq!(review.here(), here, "{name}: one stands where one stood");
        }
    }
}
