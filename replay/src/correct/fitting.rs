//! Following a parent's events, one by one.

use super::{Asked, By, Filled, Lost, Question, Refitted, Stop, completed, settled};
use crate::log::record::Piece;
use crate::luck::Luck;
use crate::timeline::Moment;
use kanso_engine::game::EVENTS_MAX;
use kanso_engine::prelude::*;
use kanso_engine::{
    Awaiting, Bag, Chance, ChanceKind, Event, Game, Outcome, Rules, Trace, Violation,
};
use std::mem::discriminant;

/// How many of a parent's next events are tried to see which of two ways to go on is right.
const AHEAD_MAX: usize = 6;
/// Most events that are filled in before one of the parent's fits again, in such a trial.
const FILLS_MAX: usize = 8;
/// Most events that are not asked for any more that are dropped to come to what stands behind them.
const SKIPPED_MAX: usize = 3;
/// Most answers that are filled in one after the other, without an event of the parent between them.
const IN_A_ROW_MAX: usize = 64;
/// Most lawful answers among which the one is looked for that the record's next event follows from.
const IMPLIED_MAX: usize = 64;
/// Most passes among them that lead to none of the parent's events.
const PASSES_MAX: usize = 8;

/// What is followed, and how.
#[derive(Debug)]
pub struct Follow<'a, G: Game> {
    /// The rules of the new line.
    pub game: &'a G,
    /// The parent's events.
    pub parent: &'a [Asked<'a, G::Action>],
    /// Luck that fills in outcomes. Without it, chance that the parent never saw is asked of the table.
    pub luck: Option<&'a Luck>,
    /// Other rules by which the parent, from its first event on, was played: then what nobody had to
    /// choose is filled in too. None: by the same rules.
    pub played_by: Option<&'a G>,
}

// Derived, both would ask the game for the same.
impl<G: Game> Clone for Follow<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Follow<'_, G> {}

/// Who answers where a re-fit would stop: the event for a state, or none to stop there.
pub type Answering<'a, G> =
    &'a mut dyn FnMut(&G, &<G as Rules>::State) -> Option<Event<<G as Rules>::Action>>;

/// Follows a parent's events from `moment` on, the state behind the `events` first events of the new
/// line. Where a person is asked, `answering` says what is entered; an event that is not allowed there
/// stops it.
pub fn refit<G: Game>(
    follow: &Follow<'_, G>,
    moment: Moment<G::State>,
    events: u32,
    answering: Answering<'_, G>,
) -> Refitted<G> {
    let mut fit = Fit {
        follow: *follow,
        moment,
        record: follow.played_by.map(Rules::start),
        next: 0,
        in_a_row: 0,
        passes: 0,
        pieces: Vec::new(),
        dropped: Vec::new(),
        filled: Vec::new(),
        entered: Vec::new(),
        events,
    };
    let stopped = fit.follow_all(answering);
    let kept = fit.pieces.iter().filter_map(|piece| match piece {
        Piece::Kept { from, to } => Some((*from, *to)),
        Piece::Entered(_) | Piece::Filled(_) => None,
    });
    let kept = kept.collect();
    let Fit { pieces, dropped, filled, entered, events, moment, .. } = fit;
    Refitted { pieces, kept, dropped, filled, entered, stopped, followed: events, events, moment }
}

/// Goes on from `moment` as under other rules, filling in what nobody has to choose, until `event` can
/// happen, else until something is asked that it could answer; the event, said more fully where the
/// rules ask for that. `moment` stays where nothing leads there.
pub fn lead<G: Game>(
    game: &G,
    luck: Option<&Luck>,
    moment: &mut Moment<G::State>,
    event: &Event<G::Action>,
) -> Event<G::Action> {
    let follow = Follow { game, parent: &[], luck, played_by: Some(game) };
    let mut on = moment.clone();
    let mut could = None;
    for fills in 0..=FILLS_MAX {
        if game.allows(&on.state, event, &mut Bag::new()).is_ok() {
            *moment = on;
            return event.clone();
        }
        if let (Awaiting::Decision(_), Event::Decision(action)) = (game.awaiting(&on.state), event)
        {
            if let Some(fuller) = completed(game, &on.state, action, None) {
                *moment = on;
                return Event::Decision(fuller);
            }
            if could.is_none() && is_of_a_kind(game, &on.state, action) {
                could = Some(on.clone());
            }
        }
        match follow.by_itself(&on, 0) {
            Some((own, _)) if fills < FILLS_MAX => step(game, &mut on, &own),
            Some(_) | None => break,
        }
    }
    if let Some(could) = could {
        *moment = could;
    }
    event.clone()
}

/// True if an action is of a kind with one that is allowed.
pub(crate) fn is_of_a_kind<G: Game>(game: &G, state: &G::State, action: &G::Action) -> bool {
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    legal.iter().any(|other| discriminant(other) == discriminant(action))
}

/// Steps a moment over an event that is allowed.
fn step<G: Game>(game: &G, moment: &mut Moment<G::State>, event: &Event<G::Action>) {
    crate::review::perform(game, moment, event);
}

impl<G: Game> Follow<'_, G> {
    /// Checks whether an event of the parent answers what is awaited, as it did there.
    fn fits(
        &self,
        state: &G::State,
        asked: &Asked<'_, G::Action>,
    ) -> Result<(), Violation<G::Refusal>> {
        let awaiting = self.game.awaiting(state);
        if awaiting != asked.awaiting {
            // Another number of dice of one stream is told as impossible, not as another question.
            if let (Awaiting::Chance(_), Event::Chance(_)) = (awaiting, asked.event) {
                self.game.allows(state, asked.event, &mut Bag::new())?;
            }
            return Err(Violation::NotAwaited(awaiting));
        }
        self.game.allows(state, asked.event, &mut Bag::new())
    }

    /// What happens without anybody's choice, before the parent's event `from`: luck's outcome, the only
    /// lawful answer, a pass. Under the same rules luck alone.
    fn by_itself(&self, moment: &Moment<G::State>, from: usize) -> Option<(Event<G::Action>, By)> {
        match self.game.awaiting(&moment.state) {
            Awaiting::Over => None,
            Awaiting::Chance(chance) => {
                let fell = match (self.played_by, chance.kind) {
                    (Some(_), ChanceKind::Draw { .. }) => self.drawn(moment, chance, from),
                    _ => settled(self.game, moment, self.luck?, &mut Bag::new()),
                };
                fell.map(|fell| (fell, By::Luck))
            }
            Awaiting::Decision(_) => {
                self.played_by?;
                let mut legal = Vec::new();
                self.game.legal(&moment.state, &mut legal);
                if legal.len() == 1 {
                    return legal.pop().map(|only| (Event::Decision(only), By::Lone));
                }
                legal.retain(|one| self.game.is_routine_action(&moment.state, one));
                let pass = legal.pop().filter(|_| legal.is_empty())?;
                Some((Event::Decision(pass), By::Pass))
            }
        }
    }

    /// What is drawn where the record has no outcome, before the parent's event `from`. The table is the
    /// same one: what the record tells later of this very thing is so already, and what it draws later
    /// is left there.
    fn drawn(
        &self,
        moment: &Moment<G::State>,
        chance: Chance,
        from: usize,
    ) -> Option<Event<G::Action>> {
        let (game, state) = (self.game, &moment.state);
        let later = self.parent[from..].iter().filter(|asked| {
            matches!(asked.awaiting, Awaiting::Chance(there) if there.stream == chance.stream)
        });
        let words = Question::of(game, state).words;
        let mut same = later.clone().filter(|asked| asked.question.words == words);
        if let (Some(only), None) = (same.next(), same.next())
            && only.awaiting == Awaiting::Chance(chance)
            && game.allows(state, only.event, &mut Bag::new()).is_ok()
        {
            return Some(only.event.clone());
        }
        let mut bag = Bag::new();
        game.bag(state, &mut bag);
        let mut rest = bag.clone();
        for asked in later {
            if let Event::Chance(Outcome::Draw(kinds)) = asked.event {
                for kind in kinds {
                    // What came in only later is not there to be left.
                    let _ = rest.take(*kind);
                }
            }
        }
        let ChanceKind::Draw { count, .. } = chance.kind else { return None };
        let bag = if rest.total() < u32::from(count) { bag } else { rest };
        let nth = moment.counters.get(chance.stream);
        Some(Event::Chance(self.luck?.outcome(chance, nth, &bag)))
    }

    /// How many of the parent's next events, from this one on, fit one after the other behind a moment,
    /// with what happens by itself between them; at most [`AHEAD_MAX`], which is also what it is where
    /// the parent ends.
    fn ahead(&self, moment: &Moment<G::State>, from: usize) -> usize {
        let (mut moment, mut fills) = (moment.clone(), 0);
        for count in 0..AHEAD_MAX {
            let Some(asked) = self.parent.get(from + count) else { return AHEAD_MAX };
            loop {
                if self.fits(&moment.state, asked).is_ok() {
                    step(self.game, &mut moment, asked.event);
                    break;
                }
                if let Some(fuller) = self.fuller(&moment.state, asked, None) {
                    step(self.game, &mut moment, &fuller);
                    break;
                }
                let own = self.by_itself(&moment, from + count).filter(|_| fills < FILLS_MAX);
                let Some((own, _)) = own else {
                    return count;
                };
                fills += 1;
                step(self.game, &mut moment, &own);
            }
        }
        AHEAD_MAX
    }

    /// What the parent's event is where the rules ask for it to be said more fully.
    fn fuller(
        &self,
        state: &G::State,
        asked: &Asked<'_, G::Action>,
        after: Option<&G::State>,
    ) -> Option<Event<G::Action>> {
        self.played_by?;
        let Event::Decision(action) = asked.event else { return None };
        if self.game.awaiting(state) != asked.awaiting {
            return None;
        }
        completed(self.game, state, action, after).map(Event::Decision)
    }
}

/// A new line as it grows.
struct Fit<'a, G: Game> {
    follow: Follow<'a, G>,
    moment: Moment<G::State>,
    /// Where the record stands before the parent's next event, by the rules that it was played by.
    record: Option<G::State>,
    /// The parent's next event, by its place among those that are followed.
    next: usize,
    /// Answers that were filled in since the parent's last event.
    in_a_row: usize,
    /// Passes among them that led to none of the parent's events.
    passes: usize,
    pieces: Vec<Piece<G::Action>>,
    dropped: Vec<Lost<G::Refusal>>,
    filled: Vec<Filled>,
    entered: Vec<u32>,
    events: u32,
}

/// Another way than to stop.
enum Way<A> {
    /// An event is filled in.
    Fill(Event<A>, By),
    /// So many events of the parent are dropped.
    Skip(usize),
}

impl<G: Game> Fit<'_, G> {
    fn follow_all(&mut self, answering: Answering<'_, G>) -> Option<Stop<G::Refusal>> {
        let parent = self.follow.parent;
        while let Some(asked) = parent.get(self.next) {
            if self.events == EVENTS_MAX {
                break;
            }
            let Err(violation) = self.follow.fits(&self.moment.state, asked) else {
                if self.is_misplaced(asked) {
                    self.drop_next(1, Some(false));
                } else {
                    self.keep(asked);
                }
                continue;
            };
            let goes_on = match self.follow.game.awaiting(&self.moment.state) {
                Awaiting::Over => {
                    self.drop_next(parent.len() - self.next, None);
                    break;
                }
                Awaiting::Chance(chance) => self.at_chance(chance, asked, answering),
                Awaiting::Decision(_) => self.at_decision(asked, answering),
            };
            if !goes_on {
                let waiting = (parent.len() - self.next) as u32;
                return Some(Stop { parent: asked.place, waiting, violation });
            }
        }
        self.end_as_the_record();
        None
    }

    /// Fills in what nobody has to choose behind the record, where it was over, until this is over too.
    fn end_as_the_record(&mut self) {
        let (Some(played_by), Some(record)) = (self.follow.played_by, &self.record) else { return };
        if played_by.awaiting(record) != Awaiting::Over {
            return;
        }
        let (mut moment, mut rest) = (self.moment.clone(), Vec::new());
        while let Some((event, by @ (By::Lone | By::Pass))) =
            self.follow.by_itself(&moment, self.next)
            && rest.len() < FILLS_MAX
        {
            step(self.follow.game, &mut moment, &event);
            rest.push((event, by));
        }
        if self.follow.game.awaiting(&moment.state) == Awaiting::Over {
            for (event, by) in &rest {
                self.fill(event, *by);
            }
        }
    }

    /// Goes on where chance is awaited and the parent's next event is none that can fall; false: it
    /// cannot.
    fn at_chance(
        &mut self,
        chance: Chance,
        asked: &Asked<'_, G::Action>,
        answering: Answering<'_, G>,
    ) -> bool {
        let given = self.follow.by_itself(&self.moment, self.next);
        let then = |fit: &Self| {
            given.as_ref().map_or(0, |(event, _)| {
                let mut behind = fit.moment.clone();
                step(fit.follow.game, &mut behind, event);
                fit.follow.ahead(&behind, fit.next)
            })
        };
        let same_stream = matches!(
            asked.awaiting, Awaiting::Chance(there) if there.stream == chance.stream
        );
        if let Some(count) = self.outcome_behind()
            && self.follow.ahead(&self.moment, self.next + count) >= then(self)
        {
            self.drop_next(count, None);
            return true;
        }
        // Another kind of outcome of the same stream may still come, behind one that is new.
        let comes = self.follow.played_by.is_some()
            && asked.awaiting != Awaiting::Chance(chance)
            && then(self) > 1;
        if let Some((event, by)) = given {
            if same_stream && !comes {
                self.drop_next(1, Some(true));
            }
            self.fill(&event, by);
        } else if self.enter(answering) {
            if same_stream {
                self.drop_next(1, Some(true));
            }
        } else {
            return false;
        }
        true
    }

    /// How many events that are not asked for here stand before the very outcome that is awaited.
    fn outcome_behind(&self) -> Option<usize> {
        let state = &self.moment.state;
        let (awaiting, question) =
            (self.follow.game.awaiting(state), Question::of(self.follow.game, state));
        let rest = &self.follow.parent[self.next..];
        let left_out = rest.iter().take_while(|asked| asked.awaiting != awaiting);
        let count = left_out.take(SKIPPED_MAX + 1).count();
        let behind = rest.get(count)?;
        let is_it = (1..=SKIPPED_MAX).contains(&count)
            && behind.question == question
            && self.follow.fits(state, behind).is_ok();
        is_it.then_some(count)
    }

    /// Goes on where a decision is awaited and the parent's next event is none that is allowed; false:
    /// only a person can.
    fn at_decision(&mut self, asked: &Asked<'_, G::Action>, answering: Answering<'_, G>) -> bool {
        let game = self.follow.game;
        let question = Question::of(game, &self.moment.state);
        let is_asked = asked.question == question;
        if let Some(fuller) = self.completed(asked) {
            self.fill(&fuller, By::Completed { parent: asked.place });
            self.consume();
            return true;
        }
        let mut own = self.follow.by_itself(&self.moment, self.next);
        if own.is_none() && !self.is_of_a_kind(asked) {
            own = self.implied(asked);
        }
        if let Some(way) = self.way(&question, own.as_ref()) {
            match way {
                Way::Fill(event, by) => self.fill(&event, by),
                Way::Skip(count) => self.drop_next(count, None),
            }
            return true;
        }
        if let Some((event, By::Lone)) = &own
            && self.in_a_row < IN_A_ROW_MAX
        {
            // The only lawful answer to the question that the parent was asked here too replaces its own.
            if is_asked {
                self.drop_next(1, Some(true));
            }
            self.fill(event, By::Lone);
            return true;
        }
        if self.enter(answering) {
            if is_asked {
                self.drop_next(1, Some(true));
            }
            return true;
        }
        if let Some((event, By::Pass)) = &own
            && !is_asked
            && self.passes < PASSES_MAX
        {
            self.passes += 1;
            self.fill(event, By::Pass);
            return true;
        }
        false
    }

    /// The way that leads back to the parent's events, if one does: an answer that nobody has to choose,
    /// or leaving out what answers nothing here.
    fn way(
        &self,
        question: &Question,
        own: Option<&(Event<G::Action>, By)>,
    ) -> Option<Way<G::Action>> {
        let own = own.filter(|_| self.in_a_row < IN_A_ROW_MAX).map(|(event, by)| {
            let mut behind = self.moment.clone();
            step(self.follow.game, &mut behind, event);
            (self.follow.ahead(&behind, self.next), Way::Fill(event.clone(), *by))
        });
        let skip = self.answer_behind(question).map(|count| {
            let fits = match own {
                Some(_) => self.follow.ahead(&self.moment, self.next + count),
                None => 0,
            };
            (fits, Way::Skip(count))
        });
        let skip = skip.or_else(|| self.fitting_behind(question));
        match (own, skip) {
            (Some((own, fill)), skip)
                if own > 0 && own >= skip.as_ref().map_or(0, |skip| skip.0).min(2) =>
            {
                Some(fill)
            }
            (_, skip) => skip.map(|(_, way)| way),
        }
    }

    /// How many events stand before one that answers the very question that is asked: word for word,
    /// and in the same turn.
    fn answer_behind(&self, question: &Question) -> Option<usize> {
        let behind = self.follow.parent.get(self.next + 1..)?;
        let answers = |asked: &Asked<'_, G::Action>| {
            matches!(asked.event, Event::Decision(_))
                && asked.question == *question
                && self.follow.fits(&self.moment.state, asked).is_ok()
        };
        behind.iter().position(answers).map(|behind| behind + 1)
    }

    /// As many events that are not asked for here as stand before one of the same turn that fits,
    /// and behind which the parent goes on.
    fn fitting_behind(&self, question: &Question) -> Option<(usize, Way<G::Action>)> {
        self.follow.played_by?;
        for count in 1..=SKIPPED_MAX {
            let left_out = self.follow.parent.get(self.next + count - 1)?;
            if left_out.question == *question && self.is_of_a_kind(left_out) {
                return None;
            }
            let behind = self.follow.parent.get(self.next + count)?;
            if behind.question.is_beside(question)
                && self.follow.fits(&self.moment.state, behind).is_ok()
            {
                let fits = self.follow.ahead(&self.moment, self.next + count);
                return (fits > 1).then_some((fits, Way::Skip(count)));
            }
        }
        None
    }

    /// The one answer behind which the parent's next event fits: where rules part in two questions what
    /// the record said in one.
    fn implied(&self, asked: &Asked<'_, G::Action>) -> Option<(Event<G::Action>, By)> {
        let game = self.follow.played_by.map(|_| self.follow.game)?;
        let mut legal = Vec::new();
        game.legal(&self.moment.state, &mut legal);
        if legal.len() > IMPLIED_MAX {
            return None;
        }
        let mut found = legal.into_iter().map(Event::Decision).filter(|event| {
            let mut behind = self.moment.clone();
            step(game, &mut behind, event);
            self.follow.fits(&behind.state, asked).is_ok()
        });
        let only = found.next()?;
        found.next().is_none().then_some((only, By::Implied))
    }

    /// True if the parent's next event, which fits, answers another question than it did: a pass is
    /// allowed in many places, and the parent goes on better without it here.
    fn is_misplaced(&self, asked: &Asked<'_, G::Action>) -> bool {
        let game = self.follow.game;
        let Event::Decision(action) = asked.event else { return false };
        if self.follow.played_by.is_none()
            || !game.is_routine_action(&self.moment.state, action)
            || asked.question == Question::of(game, &self.moment.state)
        {
            return false;
        }
        let mut behind = self.moment.clone();
        step(game, &mut behind, asked.event);
        let without = self.follow.ahead(&self.moment, self.next + 1);
        without > self.follow.ahead(&behind, self.next + 1)
    }

    /// True if an event of the parent is an answer of a kind with one that is allowed here: two questions
    /// may have the same words.
    fn is_of_a_kind(&self, asked: &Asked<'_, G::Action>) -> bool {
        match (self.follow.game.awaiting(&self.moment.state), asked.event) {
            (Awaiting::Decision(_), Event::Decision(action)) => {
                is_of_a_kind(self.follow.game, &self.moment.state, action)
            }
            _ => false,
        }
    }

    /// The parent's next event, said more fully.
    fn completed(&self, asked: &Asked<'_, G::Action>) -> Option<Event<G::Action>> {
        let game = self.follow.played_by?;
        let mut after = self.record.clone()?;
        game.perform(&mut after, asked.event, &mut Trace::off());
        let fuller = self.follow.fuller(&self.moment.state, asked, Some(&after));
        fuller.or_else(|| self.in_other_words(asked, &after))
    }

    /// The one answer of another kind that comes to the very state `after` that the parent's next event
    /// came to.
    fn in_other_words(
        &self,
        asked: &Asked<'_, G::Action>,
        after: &G::State,
    ) -> Option<Event<G::Action>> {
        let state = &self.moment.state;
        if self.follow.game.awaiting(state) != asked.awaiting || self.is_of_a_kind(asked) {
            return None;
        }
        let mut legal = Vec::new();
        self.follow.game.legal(state, &mut legal);
        if legal.len() > IMPLIED_MAX {
            return None;
        }
        let mut found = legal.into_iter().map(Event::Decision).filter(|event| {
            let mut behind = state.clone();
            self.follow.game.perform(&mut behind, event, &mut Trace::off());
            behind == *after
        });
        let only = found.next()?;
        found.next().is_none().then_some(only)
    }

    /// Passes the parent's next event, whatever became of it.
    fn consume(&mut self) {
        if let (Some(game), Some(record)) = (self.follow.played_by, &mut self.record) {
            let event = self.follow.parent[self.next].event;
            game.perform(record, event, &mut Trace::off());
        }
        self.next += 1;
        (self.in_a_row, self.passes) = (0, 0);
    }

    /// Drops the parent's next events; whether their questions are asked here, their words and the kinds
    /// of answers say where that is not known.
    fn drop_next(&mut self, count: usize, is_asked: Option<bool>) {
        let question = Question::of(self.follow.game, &self.moment.state);
        let awaiting = self.follow.game.awaiting(&self.moment.state);
        for asked in &self.follow.parent[self.next..self.next + count] {
            let fits = self.follow.fits(&self.moment.state, asked);
            self.dropped.push(Lost {
                place: asked.place,
                at: self.events,
                is_asked: is_asked
                    .unwrap_or_else(|| asked.question == question && self.is_of_a_kind(asked)),
                violation: fits.err().unwrap_or(Violation::NotAwaited(awaiting)),
            });
        }
        let (in_a_row, passes) = (self.in_a_row, self.passes);
        (0..count).for_each(|_| self.consume());
        (self.in_a_row, self.passes) = (in_a_row, passes);
    }

    fn perform(&mut self, event: &Event<G::Action>) {
        step(self.follow.game, &mut self.moment, event);
        self.events += 1;
    }

    fn keep(&mut self, asked: &Asked<'_, G::Action>) {
        self.perform(asked.event);
        match self.pieces.last_mut() {
            Some(Piece::Kept { to, .. }) if *to == asked.place => *to += 1,
            Some(_) | None => {
                self.pieces.push(Piece::Kept { from: asked.place, to: asked.place + 1 });
            }
        }
        self.consume();
    }

    /// Enters what a person answers, if there is an answer that is allowed.
    fn enter(&mut self, answering: Answering<'_, G>) -> bool {
        let game = self.follow.game;
        let Some(event) = answering(game, &self.moment.state) else { return false };
        if game.allows(&self.moment.state, &event, &mut Bag::new()).is_err() {
            return false;
        }
        self.entered.push(self.events);
        self.perform(&event);
        match self.pieces.last_mut() {
            Some(Piece::Entered(events)) => events.push(event),
            Some(_) | None => self.pieces.push(Piece::Entered(vec![event])),
        }
        true
    }

    fn fill(&mut self, event: &Event<G::Action>, by: By) {
        self.filled.push(Filled { place: self.events, by });
        self.in_a_row += usize::from(matches!(by, By::Lone | By::Pass | By::Implied));
        self.perform(event);
        match self.pieces.last_mut() {
            Some(Piece::Filled(events)) => events.push(event.clone()),
            Some(_) | None => self.pieces.push(Piece::Filled(vec![event.clone()])),
        }
    }
}
