//! Lines in which what an eye has not seen is dealt anew.

use super::edit::{checked_name, perform};
use super::of::ReviewOf;
use super::{Answer, DealtAnew, EditError, Played, Position};
use crate::anew::dealt_anew;
use crate::correct::settled;
use crate::log::record::{LineLuck, Piece};
use crate::luck::{Counters, Dealing, Luck, Seed};
use crate::timeline::Moment;
use kanso_engine::game::EVENTS_MAX;
use kanso_engine::{Awaiting, Bag, Event, Eye, Game, chance};

impl<G: Game> ReviewOf<G> {
    pub(super) fn do_deal_anew(
        &mut self,
        name: &str,
        eye: Eye,
        seed: &Seed,
        answer: Option<Answer>,
    ) -> Result<DealtAnew, EditError> {
        self.whole()?;
        self.writable()?;
        let Position { line, event: at, .. } = self.here;
        let events: Vec<_> = self.tree.stretches(line, 0).flat_map(|some| some.events).collect();
        let events: Vec<Event<G::Action>> = events.into_iter().take(at as usize).cloned().collect();
        let dealt =
            self.with_game(|game| dealt_anew(game, &events, eye, &mut Dealing::of_line(seed)));
        if dealt.unseen == 0 {
            let problem = "all that happened up to here was seen: nothing could be dealt anew";
            return Err(EditError::NotPossible(problem.to_owned()));
        }
        let mut moment = self.with_game(|game| {
            let mut moment = Moment { state: game.start(), counters: Counters::default() };
            dealt.events.iter().for_each(|event| perform(game, &mut moment, event));
            moment
        });
        let luck = Luck::new(seed);
        let mut pieces = pieces(&events, &dealt.events);
        let mut proposed = None;
        if let Some(answer) = answer {
            let event = self.answered_in(&moment, eye, &answer, &luck)?;
            proposed = Some(self.short_name(&event));
            self.with_game(|game| perform(game, &mut moment, &event));
            pieces.push(match answer {
                Answer::Luck => Piece::Filled(vec![event]),
                Answer::Choice(_) | Answer::Outcome(_) => Piece::Entered(vec![event]),
            });
            let room = EVENTS_MAX.saturating_sub(at + 1);
            let fallen = self.falls(&mut moment, &luck, room);
            if !fallen.is_empty() {
                pieces.push(Piece::Filled(fallen));
            }
        }
        let name = match (name.trim(), proposed) {
            ("", Some(proposed)) => proposed,
            ("", None) => format!("line {}", self.tree.lines().len()),
            (name, _) => checked_name(name)?,
        };
        let made = self.make_line(name, LineLuck::Fresh(*seed), pieces)?;
        let left = dealt.others.first().copied().unwrap_or(at);
        let played = Played { from: Position::after(line, left), ..made };
        Ok(DealtAnew { played, unseen: dealt.unseen, others: dealt.others.len() as u32 })
    }

    /// What an answer comes to in a state that an eye cannot tell from the one that is shown.
    fn answered_in(
        &self,
        moment: &Moment<G::State>,
        eye: Eye,
        answer: &Answer,
        luck: &Luck,
    ) -> Result<Event<G::Action>, EditError> {
        self.with_game(|game| match (answer, game.awaiting(&moment.state)) {
            (Answer::Choice(number), Awaiting::Decision(_)) => {
                let mut legal = Vec::new();
                game.legal(&moment.state, &mut legal);
                if !game.tells_choices(&moment.state, eye) || legal != self.legal() {
                    let problem = "another seat chooses here, and what it can choose may be otherwise \
                                   once its cards are: make the line first, then choose on it";
                    return Err(EditError::NotPossible(problem.to_owned()));
                }
                let count = legal.len() as u32;
                let number = *number;
                let action = legal.into_iter().nth(number as usize);
                Ok(Event::Decision(action.ok_or(EditError::NoChoice { number, count })?))
            }
            (Answer::Outcome(outcome), Awaiting::Chance(awaited)) => {
                let mut bag = Bag::new();
                game.bag(&moment.state, &mut bag);
                chance::possible(awaited.kind, &bag, outcome).map_err(EditError::Impossible)?;
                Ok(Event::Chance(outcome.clone()))
            }
            (Answer::Luck, Awaiting::Chance(_)) => {
                let given = settled(game, moment, luck, &mut Bag::new());
                given.ok_or_else(|| self.not_awaited())
            }
            _ => Err(self.not_awaited()),
        })
    }
}

/// The pieces of a line that has `is` where its parent has `was`.
fn pieces<A: Clone + PartialEq>(was: &[Event<A>], is: &[Event<A>]) -> Vec<Piece<A>> {
    let mut pieces: Vec<Piece<A>> = Vec::new();
    for (place, (was, is)) in (0..).zip(was.iter().zip(is)) {
        match (pieces.last_mut(), was == is) {
            (Some(Piece::Kept { to, .. }), true) => *to = place + 1,
            (_, true) => pieces.push(Piece::Kept { from: place, to: place + 1 }),
            (Some(Piece::Entered(events)), false) => events.push(is.clone()),
            (_, false) => pieces.push(Piece::Entered(vec![is.clone()])),
        }
    }
    pieces
}
