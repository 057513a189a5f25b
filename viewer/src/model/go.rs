//! Going through the game.

use super::{Model, Playing, Table};
use crate::command::{GoCommand, Unit, Way};
use kanso_engine::{Awaiting, Eye};
use kanso_replay::log::record::LineId;
use kanso_replay::review::{Axis, Position};
use kanso_replay::tell::Routine;

impl Model {
    pub(super) fn apply_go(&mut self, command: GoCommand) {
        let lang = self.lang();
        let (motion, settings) = (self.settings.motion, &mut self.settings);
        let Some(table) = &mut self.table else { return };
        let routine = if settings.routine { Routine::Told } else { Routine::LeftOut };
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
                let to = table.since_my_last_turn();
                to.map_or(Ok(()), |to| table.go(to))
            }
            GoCommand::Line(line) => table.show_line(line),
            GoCommand::Play(on) => {
                table.playing = on.then(|| Playing::new(settings.speed));
                Ok(())
            }
            GoCommand::Speed(speed) => {
                settings.speed = speed;
                if let Some(playing) = &mut table.playing {
                    playing.speed = speed;
                }
                Ok(())
            }
            GoCommand::Loop(range) => {
                table.looped = range.filter(|(from, to)| from < to);
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
        let table = self.table.as_mut()?;
        let playing = table.playing.as_mut()?;
        let pause = playing.pause();
        let due = *playing.due.get_or_insert(now + pause);
        if now < due {
            return Some(due - now);
        }
        playing.due = Some(now + pause);
        let here = table.here();
        let next = match table.looped {
            Some((from, to)) if here.event >= to || here.event < from => {
                Some(Position::after(here.line, from))
            }
            _ => table.review().next_stop(here, table.axis, table.eye),
        };
        match next {
            Some(to) => {
                if let Err(why) = table.step(to) {
                    table.playing = None;
                    self.complain(why);
                }
            }
            None => table.playing = None,
        }
        Some(pause)
    }
}

impl Table {
    /// Where one step leads from where one stands; none: there is nothing further.
    pub fn neighbour(&self, unit: Unit, way: Way, routine: Routine) -> Option<Position> {
        let (review, here, eye) = (self.review(), self.here(), self.eye);
        match (unit, way) {
            (Unit::Beat, Way::Forward) => review.next_beat(here, routine, eye),
            (Unit::Beat, Way::Back) => review.previous_beat(here, routine, eye),
            (Unit::Event, Way::Forward) => review.next_stop(here, Axis::Events, eye),
            (Unit::Event, Way::Back) => review.previous_stop(here, Axis::Events, eye),
            (Unit::Decision, Way::Forward) => review.next_stop(here, Axis::Decisions, eye),
            (Unit::Decision, Way::Back) => review.previous_stop(here, Axis::Decisions, eye),
            (Unit::Turn, way) => {
                let starts = review.turns(here.line).into_iter().map(|turn| turn.event);
                among(starts, here, way)
            }
            (Unit::Round, way) => {
                let mut turns = review.turns(here.line);
                turns.dedup_by_key(|turn| (turn.chapter, turn.round));
                among(turns.into_iter().map(|turn| turn.event), here, way)
            }
            (Unit::Note, way) => {
                let mut events: Vec<_> =
                    review.notes(Some(here.line)).into_iter().map(|note| note.event).collect();
                events.sort_unstable();
                among(events, here, way)
            }
        }
    }

    /// Where the last turn of the seat that looks, or that is asked, ended before this moment.
    fn since_my_last_turn(&self) -> Option<Position> {
        let here = self.here();
        let seat = match (self.eye, self.review().awaiting()) {
            (Eye::Seat(seat), _) => Some(seat),
            (_, Awaiting::Decision(seats)) => seats.iter().next(),
            (_, Awaiting::Chance(_) | Awaiting::Over) => {
                self.review().marks().turn.map(|(seat, _)| seat)
            }
        }?;
        let turns = self.review().turns(here.line);
        let now = turns.partition_point(|turn| turn.event <= here.event);
        // The turn that goes on does not count, even if it is the seat's own.
        let mine = turns[..now.saturating_sub(1)].iter().rposition(|turn| turn.seat == seat)?;
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
    pub fn shared_events(&self, a: LineId, b: LineId) -> u32 {
        let lines = self.review().lines();
        let ancestry = |line: LineId| {
            let mut path = vec![(line, u32::MAX)];
            let mut at = line;
            while let Some(info) = lines.iter().find(|info| info.id == at)
                && let Some(parent) = info.parent
            {
                let upto = path.last().map_or(u32::MAX, |(_, upto)| *upto).min(info.fork);
                path.push((parent, upto));
                at = parent;
            }
            path
        };
        let (of_a, of_b) = (ancestry(a), ancestry(b));
        let common = of_a.iter().find_map(|(line, upto)| {
            of_b.iter().find(|(other, _)| other == line).map(|(_, other)| (*line, *upto.min(other)))
        });
        common.map_or(0, |(line, upto)| upto.min(self.review().len(line).unwrap_or(0)))
    }
}

/// The next or previous of ascending events around a position.
fn among(events: impl IntoIterator<Item = u32>, here: Position, way: Way) -> Option<Position> {
    // Within an event, that event's own end lies ahead and its start behind.
    let before = if here.beat.is_some() { here.event.saturating_sub(1) } else { here.event };
    let mut events = events.into_iter();
    let event = match way {
        Way::Forward => events.find(|event| *event > before),
        Way::Back => {
            let limit = if here.beat.is_some() { here.event } else { before };
            events.take_while(|event| *event < limit).last()
        }
    };
    event.map(|event| Position::after(here.line, event))
}
