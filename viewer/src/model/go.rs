//! Going through the game.

use super::{LineCourse, Model, Playing, Table, Weight};
use crate::command::{GoCommand, Unit, Way};
use crate::words::timeline as words;
use kanso_engine::{Awaiting, Eye};
use kanso_replay::log::record::LineId;
use kanso_replay::review::{Axis, LineInfo, Position};
use kanso_replay::tell::Routine;

impl Model {
    pub(super) fn apply_go(&mut self, command: GoCommand) {
        let lang = self.lang();
        let (motion, settings) = (self.settings.motion, &mut self.settings);
        let Some(table) = &mut self.table else { return };
        let routine = if settings.routine { Routine::Told } else { Routine::LeftOut };
        if is_going(&command) {
            table.playing = None;
        }
        let closes = matches!(command, GoCommand::Address(_));
        let went = match command {
            GoCommand::Step(unit, way) => match table.neighbour(unit, way, routine) {
                Some(to) if motion => table.step(to),
                Some(to) => table.go(to),
                None => Ok(()),
            },
            GoCommand::To(to) => table.go(to),
            GoCommand::Hover(at) => {
                table.hover = at.filter(|at| *at != table.here() && table.may_show(*at));
                Ok(())
            }
            GoCommand::Start => table.go(Position::after(table.here().line, 0)),
            GoCommand::End => {
                let line = table.here().line;
                let end = table.review().len(line).unwrap_or(0);
                table.go(Position::after(line, end))
            }
            GoCommand::Address(text) => table.place_named(&text, lang).and_then(|to| table.go(to)),
            GoCommand::SinceMyLastTurn => {
                let Some(to) = table.since_my_last_turn() else {
                    self.say(Weight::Info, words::NO_LAST_TURN.in_lang(lang));
                    return;
                };
                table.go(to)
            }
            GoCommand::PlaySinceMine => {
                let Some(since) = table.since_mine() else { return };
                let to = Position::after(table.here().line, since.from);
                let went = table.go(to);
                table.playing = went.is_ok().then(|| Playing::new(settings.speed));
                went
            }
            GoCommand::Line(line) => table.show_line(line),
            GoCommand::Play(true) => {
                table.playing = Some(Playing::new(settings.speed));
                table.hover = None;
                table.rewound()
            }
            GoCommand::Play(false) => {
                table.playing = None;
                Ok(())
            }
            GoCommand::Speed(speed) => {
                settings.speed = speed;
                if let Some(playing) = &mut table.playing {
                    // The next stop is due by the new speed.
                    *playing = Playing::new(speed);
                }
                Ok(())
            }
            GoCommand::Loop(range) => {
                let len = table.visible_len();
                table.looped = range
                    .map(|(from, to)| (from.min(len), to.min(len)))
                    .filter(|(from, to)| from < to);
                Ok(())
            }
            GoCommand::Axis(axis) => {
                settings.by_decision = axis == Axis::Decisions;
                table.axis = axis;
                Ok(())
            }
        };
        match went {
            Ok(()) if closes => self.dialog = None,
            Ok(()) => {}
            Err(why) => self.refuse(why),
        }
    }

    /// Goes on by one stop when its time has come.
    pub(super) fn tick_playing(&mut self, now: f64) -> Option<f64> {
        let motion = self.settings.motion;
        let table = self.table.as_mut()?;
        let playing = table.playing.as_mut()?;
        let pause = playing.pause();
        let due = *playing.due.get_or_insert(now + pause);
        if now < due {
            return Some(due - now);
        }
        playing.due = Some(now + pause);
        let Some(to) = table.plays_to() else {
            table.playing = None;
            return None;
        };
        let back = to.event <= table.here().event && to.beat.is_none();
        let went = if motion && pause >= MOTION_PAUSE_MIN && !back {
            table.step(to)
        } else {
            table.go(to)
        };
        if let Err(why) = went {
            table.playing = None;
            self.complain(why);
            return None;
        }
        Some(pause)
    }
}

/// Least pause between two stops, in seconds, in which a move can be watched.
const MOTION_PAUSE_MIN: f64 = 0.4;

/// True if a command goes somewhere by hand: then the game no longer goes on by itself.
fn is_going(command: &GoCommand) -> bool {
    match command {
        GoCommand::Step(..)
        | GoCommand::To(_)
        | GoCommand::Start
        | GoCommand::End
        | GoCommand::Address(_)
        | GoCommand::SinceMyLastTurn
        | GoCommand::PlaySinceMine
        | GoCommand::Line(_) => true,
        GoCommand::Hover(_)
        | GoCommand::Play(_)
        | GoCommand::Speed(_)
        | GoCommand::Loop(_)
        | GoCommand::Axis(_) => false,
    }
}

impl Table {
    /// Where one step leads from where one stands; none: there is nothing further.
    pub fn neighbour(&mut self, unit: Unit, way: Way, routine: Routine) -> Option<Position> {
        let course = self.whole_course();
        let (here, eye) = (self.here(), self.eye);
        match (unit, way) {
            (Unit::Beat, Way::Forward) => self.review.next_beat(here, routine, eye),
            (Unit::Beat, Way::Back) => self.review.previous_beat(here, routine, eye),
            (Unit::Event, way) => among(&course.event_stops, here, way),
            (Unit::Decision, way) => among(&course.decision_stops, here, way),
            (Unit::Turn, way) => {
                let starts: Vec<_> = course.turns.iter().map(|turn| turn.event).collect();
                among(&starts, here, way).or_else(|| outermost(&course, here, way))
            }
            (Unit::Phase, way) => {
                among(&course.phases, here, way).or_else(|| outermost(&course, here, way))
            }
            (Unit::Round, way) => {
                let starts: Vec<_> = course.rounds.iter().map(|round| round.event).collect();
                among(&starts, here, way).or_else(|| outermost(&course, here, way))
            }
            (Unit::Note, way) => {
                // Without hindsight nobody knows of a later one.
                let course = self.course();
                let events: Vec<_> = course.notes.iter().map(|note| note.event).collect();
                among(&events, here, way)
            }
        }
    }

    /// Where a game that goes on by itself goes next; none: it stops.
    fn plays_to(&mut self) -> Option<Position> {
        let (here, course) = (self.here(), self.whole_course());
        let next = among(course.stops(self.axis), here, Way::Forward);
        match self.looped {
            Some((from, to)) => {
                let within = here.event >= from && here.event < to;
                let event = match next {
                    // The end of the loop is shown even where the axis does not stop there.
                    Some(next) if within => next.event.min(to),
                    Some(_) | None => from,
                };
                Some(Position::after(here.line, event)).filter(|next| *next != here)
            }
            None => next,
        }
    }

    /// Makes ready to go on by itself: from the start of the loop where one stands outside it, from
    /// the start of the line where one stands at its end.
    fn rewound(&mut self) -> Result<(), String> {
        let (here, course) = (self.here(), self.whole_course());
        let start = match self.looped {
            Some((from, to)) => (here.event < from || here.event >= to).then_some(from),
            None => among(course.stops(self.axis), here, Way::Forward).is_none().then_some(0),
        };
        start.map_or(Ok(()), |event| self.go(Position::after(here.line, event)))
    }

    /// Where the last turn of the seat that looks, or that is asked, ended before this moment.
    fn since_my_last_turn(&mut self) -> Option<Position> {
        let here = self.here();
        let course = self.whole_course();
        let seat = match (self.eye, self.review().awaiting()) {
            (Eye::Seat(seat), _) => Some(seat),
            (_, Some(Awaiting::Decision(seats))) => seats.iter().next(),
            (_, Some(Awaiting::Chance(_) | Awaiting::Over) | None) => {
                course.turn_at(here.event).and_then(|turn| turn.seat)
            }
        }?;
        let turns = &course.turns;
        let now = turns.partition_point(|turn| turn.event <= here.event);
        // The turn that goes on does not count, even if it is the seat's own.
        let mine =
            turns[..now.saturating_sub(1)].iter().rposition(|turn| turn.seat == Some(seat))?;
        turns.get(mine + 1).map(|turn| Position::after(here.line, turn.event))
    }

    /// Shows another line at the same event where both have it, else where it leaves.
    fn show_line(&mut self, line: LineId) -> Result<(), String> {
        let here = self.here();
        let shared = self.shared_events(here.line, line);
        let event = if shared >= here.event { here.event } else { shared };
        let len = self.review().len(line).unwrap_or(0);
        self.go(Position::after(line, event.min(len)))
    }

    /// How many first events two lines share.
    pub fn shared_events(&mut self, a: LineId, b: LineId) -> u32 {
        let lines = self.lines();
        let len = |line: LineId| lines.get(line as usize).map_or(0, |info| info.events);
        let (line, upto) = common(&lines, a, b);
        upto.min(len(line))
    }
}

/// The line that both of two lines come from, and how many of its first events both have. A line
/// has a greater number than the one it leaves.
fn common(lines: &[LineInfo], mut a: LineId, mut b: LineId) -> (LineId, u32) {
    let mut upto = u32::MAX;
    while a != b {
        let later = if a > b { &mut a } else { &mut b };
        let Some(info) = lines.get(*later as usize) else { return (0, 0) };
        let Some(parent) = info.parent.filter(|parent| *parent < *later) else { return (0, 0) };
        upto = upto.min(info.fork);
        *later = parent;
    }
    (a, upto)
}

/// The next or previous of ascending events around a position. Within an event, that event's own
/// end lies ahead; what comes after the event before it lies behind.
fn among(events: &[u32], here: Position, way: Way) -> Option<Position> {
    let passed = if here.beat.is_some() { here.event.saturating_sub(1) } else { here.event };
    let event = match way {
        Way::Forward => events.get(events.partition_point(|event| *event <= passed)),
        // The table before an event is the one after the event before.
        Way::Back if matches!(here.beat, Some(beat) if beat > 0) => {
            events[..events.partition_point(|event| *event <= passed)].last()
        }
        Way::Back => events[..events.partition_point(|event| *event < passed)].last(),
    };
    event.map(|event| Position::after(here.line, *event))
}

/// Behind the last turn or round there is still the end, and before the first one the start; none:
/// one stands there.
fn outermost(course: &LineCourse, here: Position, way: Way) -> Option<Position> {
    let end = match way {
        Way::Forward => course.event_stops.last().copied()?,
        Way::Back => 0,
    };
    among(&[end], here, way)
}

#[cfg(test)]
mod tests;
