//! A game that is open: a review, and how it is looked at.

use super::compare::{CompareKept, Comparison};
use super::course::Courses;
use super::dispute::DisputeState;
use super::file::Access;
use super::find::FindState;
use super::insight::InsightState;
use super::line::LinesKept;
use super::look::LookState;
use super::note::{NoteBook, NotesKey};
use super::offers::Offers;
use super::play::{PlayState, Playing};
use super::shown::Shown;
use super::verify::{Verification, Verifying};
use super::{Model, Settings};
use kanso_engine::{Eye, Scene};
use kanso_replay::log::record::{LineId, SealEnd};
use kanso_replay::review::{Axis, LineInfo, Position, Review};
use kanso_replay::tell::Routine;
use std::path::PathBuf;
use std::rc::Rc;

/// How one came to where one stands.
#[derive(Clone, Debug, Default)]
pub enum Arrived {
    /// From anywhere: nothing moves.
    #[default]
    Jump,
    /// By one step from a table that looked like this: what changed moves.
    Step {
        /// The table before.
        from: Rc<Scene>,
        /// Grows with every step, so that a painter notices a new one.
        serial: u64,
    },
}

/// A game that is open.
pub struct Table {
    pub(super) review: Box<dyn Review>,
    /// Where it came from; none: a new game that was not saved yet.
    pub path: Option<PathBuf>,
    /// Where edits go.
    pub access: Access,
    /// Grows with every change of the log.
    pub revision: u64,
    /// Whose eye looks.
    pub eye: Eye,
    /// True if what comes later than where one stands may be shown.
    pub hindsight: bool,
    /// At which events the timeline stops.
    pub axis: Axis,
    /// True if deleted lines are listed, too.
    pub deleted_shown: bool,
    /// The position that the pointer rests on.
    pub hover: Option<Position>,
    /// How one came here.
    pub arrived: Arrived,
    /// What is known of the log.
    pub verification: Verification,
    pub(super) verifying: Verifying,
    /// The game goes on by itself.
    pub playing: Option<Playing>,
    /// The stops between which it plays.
    pub looped: Option<(u32, u32)>,
    /// What is selected and pointed at.
    pub look: LookState,
    /// What is being played.
    pub play: PlayState,
    /// Two lines side by side.
    pub compared: Option<Comparison>,
    /// The disputes of the log, and what is put beside what was played.
    pub disputes: DisputeState,
    /// What is searched.
    pub find: FindState,
    /// What is known of who was winning when.
    pub insight: InsightState,
    pub(super) shown: Option<(ShownKey, Rc<Shown>)>,
    pub(super) courses: Courses,
    pub(super) offers: Option<(OffersKey, Rc<Offers>)>,
    pub(super) lines_kept: LinesKept,
    pub(super) compare_kept: CompareKept,
    pub(super) notes_kept: Option<(NotesKey, Rc<NoteBook>)>,
    pub(super) steps: u64,
    /// The revision up to which what was tried in memory was given up.
    pub(super) given_up: u64,
}

/// All that what is shown depends on.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct ShownKey {
    pub at: Position,
    pub here: Position,
    pub eye: Eye,
    pub revision: u64,
    pub japanese: bool,
    pub routine: bool,
    pub hindsight: bool,
    /// True if bots are asked there.
    pub bots_asked: bool,
    /// Of what was found out about choices.
    pub insight: u64,
}

/// All that the offers depend on: what is shown, and what was picked.
type OffersKey = (Rc<Shown>, Vec<String>);

impl Table {
    /// A table with a review, as it is looked at first.
    pub fn new(review: Box<dyn Review>, path: Option<PathBuf>, access: Access) -> Self {
        Self {
            review,
            path,
            access,
            revision: 0,
            eye: Eye::All,
            hindsight: true,
            axis: Axis::Events,
            deleted_shown: false,
            hover: None,
            arrived: Arrived::Jump,
            verification: Verification::Checking,
            verifying: Verifying::default(),
            playing: None,
            looped: None,
            look: LookState::default(),
            play: PlayState::default(),
            compared: None,
            disputes: DisputeState::default(),
            find: FindState::default(),
            insight: InsightState::default(),
            shown: None,
            courses: Courses::default(),
            offers: None,
            lines_kept: LinesKept::default(),
            compare_kept: CompareKept::default(),
            notes_kept: None,
            steps: 0,
            given_up: 0,
        }
    }

    /// The review, to be asked.
    pub fn review(&self) -> &dyn Review {
        &*self.review
    }

    /// True if there is something in memory that no file has.
    pub fn is_unsaved(&self) -> bool {
        matches!(self.access, Access::Memory(_)) && self.revision != self.given_up
    }

    /// Where one stands.
    pub fn here(&self) -> Position {
        self.review.here()
    }

    /// What is shown: where the pointer rests, or where one stands.
    pub fn at(&self) -> Position {
        self.hover.unwrap_or_else(|| self.here())
    }

    /// True if one stands behind the last event of a line that is not closed: what is done here is
    /// the game going on.
    pub fn at_open_end(&self) -> bool {
        let here = self.here();
        here.beat.is_none()
            && self.review.len(here.line) == Some(here.event)
            && self.line_info(here.line).is_some_and(|line| line.seal.is_none())
    }

    /// What there is to know about a line.
    pub fn line_info(&self, line: LineId) -> Option<LineInfo> {
        self.review.lines().into_iter().find(|info| info.id == line)
    }

    /// How many events of the line may be shown: all, or without hindsight those up to here.
    pub fn visible_len(&self) -> u32 {
        let here = self.here();
        if self.hindsight { self.review.len(here.line).unwrap_or(0) } else { happened(here) }
    }

    /// After how many events what leaves or follows is later and not shown; none: all is shown.
    pub fn until(&self) -> Option<u32> {
        (!self.hindsight).then(|| happened(self.here()))
    }

    /// True if a place may be shown: without hindsight none that is later than where one stands.
    pub fn may_show(&self, at: Position) -> bool {
        let here = self.here();
        let order = |at: Position| (at.event, at.beat.unwrap_or(u32::MAX));
        self.hindsight || (at.line == here.line && order(at) <= order(here))
    }

    /// What is shown, worked out once for each place, eye and language.
    pub fn shown(&mut self, settings: &Settings) -> Rc<Shown> {
        let key = ShownKey {
            at: self.at(),
            here: self.here(),
            eye: self.eye,
            revision: self.revision,
            japanese: settings.japanese,
            routine: settings.routine,
            hindsight: self.hindsight,
            bots_asked: self.hover.is_none() && self.bots_asked().is_some(),
            insight: self.insight.serial,
        };
        if let Some((known, shown)) = &self.shown
            && *known == key
        {
            return Rc::clone(shown);
        }
        let routine = if settings.routine { Routine::Told } else { Routine::LeftOut };
        let (lang, review) = (settings.lang(), &mut *self.review);
        let mut shown = Shown::of(review, key.at, self.eye, lang, routine, key.hindsight);
        shown.seal = self.seal_at(shown.at);
        if let Some(thinks) = self.thinks(lang).filter(|_| key.bots_asked) {
            // What a bot can do is nothing for a person to pick.
            shown.prompt = thinks;
            shown.choices = Rc::new(Vec::new());
        }
        if !shown.preview {
            let choices: &mut Vec<_> = Rc::make_mut(&mut shown.choices);
            self.tell_worth(choices, lang);
        }
        let shown = Rc::new(shown);
        self.shown = Some((key, Rc::clone(&shown)));
        shown
    }

    /// How the line was closed, at its end.
    fn seal_at(&mut self, at: Position) -> Option<SealEnd> {
        if at.beat.is_some() || self.review.len(at.line) != Some(at.event) {
            return None;
        }
        self.lines().get(at.line as usize)?.seal
    }

    /// What can be picked on the board that is shown, worked out once for each place and pick.
    pub fn offers(&mut self, shown: &Rc<Shown>) -> Rc<Offers> {
        let picked: Vec<_> = self.look.selected.iter().chain(&self.play.picked).cloned().collect();
        if let Some(((known, before), offers)) = &self.offers
            && Rc::ptr_eq(known, shown)
            && *before == picked
        {
            return Rc::clone(offers);
        }
        let ids: Vec<_> = picked.iter().map(String::as_str).collect();
        let offers = Rc::new(Offers::of(shown, &ids));
        self.offers = Some(((Rc::clone(shown), picked), Rc::clone(&offers)));
        offers
    }

    /// The choices without a place on the table that were shown last, as a reader has them in view.
    pub fn apart(&self) -> &[u32] {
        let Some(((of, _), offers)) = &self.offers else { return &[] };
        let is_now = self.shown.as_ref().is_some_and(|(key, shown)| {
            Rc::ptr_eq(shown, of) && key.here == self.here() && key.revision == self.revision
        });
        if is_now { &offers.apart } else { &[] }
    }

    /// Goes to a position. The pointer no longer holds another one.
    ///
    /// # Errors
    ///
    /// Why not, in words: one stays where one is.
    pub fn go(&mut self, to: Position) -> Result<(), String> {
        self.hover = None;
        self.arrived = Arrived::Jump;
        self.play.put_down();
        if to.line != self.here().line {
            // The stops of the loop are those of the line before.
            self.looped = None;
        }
        self.review.go(to).map_err(|error| error.to_string())
    }

    /// Goes to a position as one step: what changed on the table moves.
    ///
    /// # Errors
    ///
    /// Why not, in words: one stays where one is.
    pub fn step(&mut self, to: Position) -> Result<(), String> {
        let from = self.review.scene(self.eye);
        self.go(to)?;
        self.stepped(from);
        Ok(())
    }

    /// Tells that the table looked like this before the step that was just made.
    pub(super) fn stepped(&mut self, from: Scene) {
        self.steps += 1;
        self.arrived = Arrived::Step { from: Rc::new(from), serial: self.steps };
    }

    /// Tells that the log was changed.
    pub(super) fn changed(&mut self) {
        self.revision += 1;
        self.hover = None;
        self.play.put_down();
    }
}

/// How many events have happened, wholly or in part.
fn happened(here: Position) -> u32 {
    if here.beat == Some(0) { here.event - 1 } else { here.event }
}

impl Model {
    /// Throws away what was worked out for the screen.
    pub(super) fn forget_shown(&mut self) {
        if let Some(table) = &mut self.table {
            table.shown = None;
            table.courses = Courses::default();
        }
    }
}
