//! A line under other rules, as a log in memory.

use super::terms::{Terms, TermsError};
use crate::bots::{self, Asking, Heard};
use crate::correct::{self, Answering, By, Filled, FilledBy, Follow, Refitted, settled};
use crate::games::Games;
use crate::lines::Tree;
use crate::log::bulk::{BuildError, LogBuilder};
use crate::log::checkpoint::CheckpointData;
use crate::log::frame::TooLong;
use crate::log::record::{Header, LineId, LuckSource, MAIN_LINE, Piece, SealEnd};
use crate::luck::{BotLuck, Counters, Luck, Seed};
use crate::review::words::{violation, written};
use crate::review::{
    Bot, Dropped, OpenError, Places, Position, Refit, Review as _, ReviewOf, Stopped, perform,
    seal_standing,
};
use crate::timeline::Moment;
use kanso_engine::game::EVENTS_MAX;
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Bag, Event, Eye, Game, Lang};

/// Most events that a bot plays on behind a line.
pub const PLAY_ON_MAX: u32 = 1 << 14;

/// Who answers where only a person could go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Filler {
    /// Nobody: the re-fit stops there, and the rest waits.
    #[default]
    Nobody,
    /// A bot decides there. Where the line was played to the end of its game, it plays on to the end
    /// under the other rules too, with the line's luck, at most [`PLAY_ON_MAX`] events.
    Bot(Bot),
}

/// Why there is no game under other rules.
#[derive(Debug, thiserror::Error)]
pub enum UnderError {
    /// The log cannot be read.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// There are no such rules for it.
    #[error(transparent)]
    Terms(#[from] TermsError),
    /// The log has no such line.
    #[error("there is no line {line}: the log has lines 0 to {last}")]
    NoLine {
        /// The line.
        line: LineId,
        /// The last one there is.
        last: LineId,
    },
    /// The log does not fit a frame.
    #[error("the game under the other rules fits no log: {0}")]
    Build(String),
}

/// A line under other rules.
#[derive(Clone, Debug)]
pub struct Under {
    /// The game as a log of its own, whose main line it is. Its luck is a seed's where the seed gives
    /// every outcome of it; else it is taken over from the first log.
    pub bytes: Vec<u8>,
    /// What became of the events; `line` is the main line of the new log.
    pub refit: Refit,
}

/// The game of a line under other rules. What was dropped is told in `lang`.
///
/// # Errors
///
/// [`UnderError`].
pub fn refit(
    games: Games,
    bytes: &[u8],
    line: LineId,
    terms: &Terms,
    filler: Filler,
    lang: Lang,
) -> Result<Under, UnderError> {
    let header = crate::log::peek(bytes).map_err(OpenError::from)?;
    games.get(&header.game).map_err(OpenError::from)?.refit(games, bytes, line, terms, filler, lang)
}

pub(super) fn under<G: Game>(
    review: &mut ReviewOf<G>,
    line: LineId,
    terms: &Terms,
    filler: Filler,
    lang: Lang,
) -> Result<Under, UnderError> {
    let head = review.head();
    let Some(events) = review.len(line) else {
        let last = review.lines().len() as LineId - 1;
        return Err(UnderError::NoLine { line, last });
    };
    let (tree, timeline) = review.parts();
    let mut header = terms.header_of::<G>(tree.header())?;
    let other = header.game::<G>().map_err(TermsError::from)?;
    let game = timeline.game();
    let fitted = fit(&other, game, tree, line, events, filler);
    let luck = tree.line(line).and_then(|line| line.luck.generator().copied());
    let played = events_of(tree, line, &fitted.pieces);
    let given = luck.is_none_or(|seed| is_given(&other, &seed, &played));
    if let (LuckSource::Seeded { seed, .. }, Some(own)) = (&mut header.luck, luck) {
        // A branch may have a seed of its own.
        *seed = own;
    }
    if !given || matches!(header.luck, LuckSource::Committed { .. }) {
        let address = Position::after(line, 0).to_string();
        header.luck = LuckSource::TakenOver { head, address };
    }
    let bytes =
        composed(&other, &header, &played).map_err(|error| UnderError::Build(error.to_string()))?;
    let refit = told(review, &other, line, fitted, lang);
    Ok(Under { bytes, refit })
}

/// A line of `game` fitted to `other`, with what a filler answers.
pub(crate) fn fit<G: Game>(
    other: &G,
    game: &G,
    tree: &Tree<G::Action>,
    line: LineId,
    events: u32,
    filler: Filler,
) -> Refitted<G> {
    let asked = correct::asked(game, tree, line, 0, events, &game.start());
    // A table's seed gives what nobody knows: what never fell there is such a thing.
    let seed = tree.line(line).and_then(|line| line.luck.filler().copied());
    let luck = seed.as_ref().map(Luck::new);
    let start = Moment { state: other.start(), counters: Counters::default() };
    let bot_luck = BotLuck::new(&seed.unwrap_or_default());
    let mut answered = 0;
    let mut answer = |game: &G, state: &G::State| {
        let Filler::Bot(bot) = filler else { return None };
        answered += 1;
        decided(bot, game, state, answered, &bot_luck)
    };
    let luck = luck.as_ref();
    let follow = Follow { game: other, parent: &asked, luck, played_by: Some(game) };
    let mut fitted = correct::refit(&follow, start, 0, &mut answer);
    let was_over = asked.last().is_some_and(|last| {
        let mut state = game.start();
        let all = tree.stretches(line, 0).flat_map(|stretch| stretch.events);
        let upto = all.take(last.place as usize + 1);
        upto.for_each(|event| game.perform(&mut state, event, &mut kanso_engine::Trace::off()));
        game.standing(&state).is_some()
    });
    if fitted.stopped.is_none() && was_over {
        play_on(other, &mut fitted, luck, &mut answer);
    }
    fitted
}

/// Plays on behind a line, while a bot and luck answer.
fn play_on<G: Game>(
    game: &G,
    fitted: &mut Refitted<G>,
    luck: Option<&Luck>,
    answer: Answering<'_, G>,
) {
    let mut bag = Bag::new();
    for _ in 0..PLAY_ON_MAX {
        if fitted.events == EVENTS_MAX {
            return;
        }
        let (state, place) = (&fitted.moment.state, fitted.events);
        let filled = match game.awaiting(state) {
            Awaiting::Over => return,
            Awaiting::Decision(_) => None,
            Awaiting::Chance(_) => match luck {
                Some(luck) => settled(game, &fitted.moment, luck, &mut bag),
                None => return,
            },
        };
        let by_luck = filled.is_some();
        // Luck alone goes on only where somebody decides too.
        let Some(event) = filled.or_else(|| answer(game, state)) else { return };
        perform(game, &mut fitted.moment, &event);
        fitted.events += 1;
        if by_luck {
            fitted.filled.push(Filled { place, by: By::Luck });
        } else {
            fitted.entered.push(place);
        }
        match (fitted.pieces.last_mut(), by_luck) {
            (Some(Piece::Filled(events)), true) | (Some(Piece::Entered(events)), false) => {
                events.push(event);
            }
            (_, true) => fitted.pieces.push(Piece::Filled(vec![event])),
            (_, false) => fitted.pieces.push(Piece::Entered(vec![event])),
        }
    }
}

/// What a bot decides, if a decision is awaited.
fn decided<G: Game>(
    bot: Bot,
    game: &G,
    state: &G::State,
    n: u32,
    luck: &BotLuck,
) -> Option<Event<G::Action>> {
    let Awaiting::Decision(seats) = game.awaiting(state) else { return None };
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    // A game under other rules has no history of its own yet: the present view has to do.
    let (legal_now, heard) = (&legal, &Heard::new(game, &[]));
    let asking = Asking { game, state, legal: legal_now, asked: seats, n, heard };
    let chosen = bots::choose(bot, &asking, luck);
    legal.into_iter().nth(chosen).map(Event::Decision)
}

/// The events that pieces of a line make.
pub(super) fn events_of<A: Clone>(
    tree: &Tree<A>,
    line: LineId,
    pieces: &[Piece<A>],
) -> Vec<Event<A>> {
    let mut events = Vec::new();
    for piece in pieces {
        match piece {
            Piece::Kept { from, to } => {
                events.extend((*from..*to).filter_map(|at| tree.event(line, at)).cloned());
            }
            Piece::Entered(own) | Piece::Filled(own) => events.extend_from_slice(own),
        }
    }
    events
}

/// True if a seed gives every outcome.
fn is_given<G: Game>(game: &G, seed: &Seed, events: &[Event<G::Action>]) -> bool {
    let (luck, mut bag) = (Luck::new(seed), Bag::new());
    let mut moment = Moment { state: game.start(), counters: Counters::default() };
    events.iter().all(|event| {
        let given = matches!(event, Event::Decision(_))
            || settled(game, &moment, &luck, &mut bag).as_ref() == Some(event);
        perform(game, &mut moment, event);
        given
    })
}

/// A log of these events, sealed when the rules ended the game.
pub(crate) fn composed<G: Game>(
    game: &G,
    header: &Header,
    events: &[Event<G::Action>],
) -> Result<Vec<u8>, BuildError> {
    let mut log = LogBuilder::<G::Action>::new(header)?;
    let mut moment = Moment { state: game.start(), counters: Counters::default() };
    for (count, event) in (1..).zip(events) {
        perform(game, &mut moment, event);
        log.event(event, || CheckpointData::of(count, &moment.state))?;
    }
    let state = CheckpointData::of(events.len() as u32, &moment.state);
    match game.standing(&moment.state) {
        Some(standing) => {
            log.seal(SealEnd::Rules(standing.reason), seal_standing(&standing), state)?;
        }
        None => log.checkpoint(state)?,
    }
    log.finish().map_err(|error: TooLong| error.into())
}

/// A re-fit in words.
fn told<G: Game>(
    review: &ReviewOf<G>,
    other: &G,
    line: LineId,
    fitted: Refitted<G>,
    lang: Lang,
) -> Refit {
    let refusal = |against: &_| violation(other, against, lang, Eye::All);
    let dropped = fitted.dropped.iter().map(|lost| Dropped {
        event: lost.place,
        words: review.event_words(line, lost.place, lang),
        refusal: refusal(&lost.violation),
    });
    let stopped = fitted.stopped.as_ref().map(|stop| Stopped {
        events: fitted.events,
        question: written(|to| other.say_prompt(&fitted.moment.state, lang, Eye::All, to)),
        parent: stop.parent,
        words: review.event_words(line, stop.parent, lang),
        waiting: stop.waiting,
        refusal: refusal(&stop.violation),
    });
    Refit {
        line: MAIN_LINE,
        dropped: dropped.collect(),
        stopped,
        places: Places::with_completed(&fitted.pieces, &fitted.completed()),
        filled_by: FilledBy::of(&fitted.filled),
        filled: fitted.filled.iter().map(|filled| filled.place).collect(),
        fillings: fitted.filled,
        kept: fitted.kept,
        entered: fitted.entered,
    }
}
