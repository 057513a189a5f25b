//! The courses that a game takes under each claim, side by side.

use super::error::DisputeError;
use super::{ClaimWhat, DisputeInfo};
use crate::games::Games;
use crate::log::record::{Header, MAIN_LINE};
use crate::review::{self, Answer, Bot, EditError, Position, Refit, RefusalInfo, Review};
use crate::under::{self, Filler, PLAY_ON_MAX, Terms};
use kanso_engine::{Awaiting, Lang, Seat};

/// A dispute and the courses that it is about. The first side is the game as it was played.
pub struct Contest {
    /// The dispute.
    pub info: DisputeInfo,
    /// The game as it was played, then a side for each other course that somebody claims, in the
    /// order of the claims.
    pub sides: Vec<Side>,
}

/// Which course a side shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SideOf {
    /// As it was played.
    Played,
    /// Under a reading.
    Reading {
        /// Id of the reading.
        id: String,
        /// Its value.
        value: String,
    },
    /// With another answer, as this claim has it.
    Answer {
        /// The claim, by its place.
        claim: usize,
    },
}

/// One course.
pub struct Side {
    /// Which.
    pub of: SideOf,
    /// The claims that it agrees with, by their places.
    pub claims: Vec<usize>,
    /// The game, in memory.
    pub review: Box<dyn Review>,
    /// The place before the contested answer; where the course does not lead there, its end.
    pub before: Position,
    /// The place behind the contested answer; none: nothing is answered there, or it is refused.
    pub after: Option<Position>,
    /// Answers to the contested question that are refused on this side.
    pub refused: Vec<Refused>,
    /// What became of the events of the game as it was played; none on the side that shows it.
    pub refit: Option<Refit>,
    /// How many events a bot and luck have played at the end of it.
    pub played_on: u32,
}

impl Side {
    /// Where this side stands when the game as it was played stands after so many events.
    pub fn beside(&self, events: u32) -> Position {
        let line = self.before.line;
        match &self.refit {
            Some(refit) => Position::after(line, refit.places.after(events)),
            None => Position::after(line, events),
        }
    }
}

/// An answer that is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The answer in words.
    pub words: String,
    /// The claim that it is, by its place; none: it is what was played.
    pub claim: Option<usize>,
    /// What stands against it.
    pub refusal: RefusalInfo,
}

/// The courses of a dispute of a log, its words in `lang`.
///
/// # Errors
///
/// [`DisputeError`].
pub fn sides(games: Games, bytes: &[u8], number: u32, lang: Lang) -> Result<Contest, DisputeError> {
    sides_with(games, bytes, number, Filler::Nobody, lang)
}

/// As [`sides`]; where only a person could go on, and where a course ends before its game does, the
/// filler plays on with the luck of the log, at most [`PLAY_ON_MAX`] events. A line that the players
/// closed stays as it is.
///
/// # Errors
///
/// [`DisputeError`].
pub fn sides_with(
    games: Games,
    bytes: &[u8],
    number: u32,
    filler: Filler,
    lang: Lang,
) -> Result<Contest, DisputeError> {
    let review = review::open(games, bytes)?;
    let info = info_of(&*review, number, lang)?;
    let allowed = review.len(info.line).unwrap_or(0);
    if info.events > allowed {
        return Err(DisputeError::Broken { allowed });
    }
    let mut sides = vec![played(review, &info, lang)?];
    for (at, claim) in info.claims.iter().enumerate() {
        let side = match &claim.what {
            ClaimWhat::Reading { id, value } => {
                let terms = Terms::reading(id, value);
                let known = sides.iter_mut().find(
                    |side| matches!(&side.of, SideOf::Reading { id: i, value: v } if (i, v) == (id, value)),
                );
                if let Some(side) = known {
                    side.claims.push(at);
                    continue;
                }
                if in_force(sides[0].review.header(), &*sides[0].review, id) == Some(value.as_str())
                {
                    sides[0].claims.push(at);
                    continue;
                }
                Some(under_reading(games, bytes, &info, at, (&terms, filler), lang)?)
            }
            ClaimWhat::Action { .. } | ClaimWhat::Outcome { .. } => {
                answered(games, bytes, &info, at, &mut sides, lang)?
            }
        };
        sides.extend(side);
    }
    if let Filler::Bot(bot) = filler {
        for side in &mut sides {
            play_on(side, bot)?;
        }
    }
    Ok(Contest { info, sides })
}

/// The dispute of this number.
///
/// # Errors
///
/// [`DisputeError`].
pub(super) fn info_of(
    review: &dyn Review,
    number: u32,
    lang: Lang,
) -> Result<DisputeInfo, DisputeError> {
    let mut all = review.disputes(lang);
    let count = all.len() as u32;
    if count == 0 {
        return Err(DisputeError::NoDispute);
    }
    if number >= count {
        return Err(DisputeError::NoSuch { number, count });
    }
    Ok(all.swap_remove(number as usize))
}

/// The value of a reading that a game is played by.
fn in_force<'a>(header: &Header, review: &'a dyn Review, id: &str) -> Option<&'a str> {
    let meta = review.meta();
    let at = meta.readings.iter().position(|spec| meta.rules[spec.rule.index()].id == id)?;
    let value = header.readings.get(at).copied().unwrap_or(0);
    meta.readings[at].values.get(usize::from(value)).copied()
}

/// The game as it was played, with the claimed answers that are refused by it.
fn played(
    mut review: Box<dyn Review>,
    info: &DisputeInfo,
    lang: Lang,
) -> Result<Side, DisputeError> {
    let before = info.before();
    review.go(before).map_err(EditError::from)?;
    let after = info.recorded.then(|| info.contested());
    let mut refused = Vec::new();
    for (at, claim) in info.claims.iter().enumerate() {
        if let Some(text) = text_of(&claim.what)
            && let Tried::Refused(refusal) = tried(&*review, &claim.what, text, lang)
        {
            refused.push(Refused { words: claim.words.clone(), claim: Some(at), refusal });
        }
    }
    Ok(Side {
        of: SideOf::Played,
        claims: Vec::new(),
        review,
        before,
        after,
        refused,
        refit: None,
        played_on: 0,
    })
}

/// The answer that a claim is, as it is typed.
fn text_of(what: &ClaimWhat) -> Option<&str> {
    match what {
        ClaimWhat::Reading { .. } => None,
        ClaimWhat::Action { notation } => Some(notation),
        ClaimWhat::Outcome { text } => Some(text),
    }
}

/// What trying an answer came to.
enum Tried {
    Allowed(Answer),
    Refused(RefusalInfo),
}

/// Tries an answer where a review stands.
fn tried(review: &dyn Review, what: &ClaimWhat, text: &str, lang: Lang) -> Tried {
    let not_awaited = |words: String| Tried::Refused(RefusalInfo { rule: String::new(), words });
    match (what, review.awaiting()) {
        (ClaimWhat::Action { .. }, Some(Awaiting::Decision(_))) => {
            // Notations are unique among what could be tried.
            let all = review.conceivable(lang, kanso_engine::Eye::All);
            match all.into_iter().find(|one| one.notation == text) {
                Some(one) => match (one.choice, one.refusal) {
                    (Some(number), _) => Tried::Allowed(Answer::Choice(number)),
                    (None, Some(refusal)) => Tried::Refused(refusal),
                    (None, None) => not_awaited(String::new()),
                },
                None => not_awaited(match lang {
                    Lang::En => "nothing that could be tried here is called so".to_owned(),
                    Lang::Ja => "ここで試せる行動ではありません".to_owned(),
                }),
            }
        }
        (ClaimWhat::Outcome { .. }, Some(Awaiting::Chance(_))) => {
            match review.read_outcome(text, lang) {
                Ok(outcome) => Tried::Allowed(Answer::Outcome(outcome)),
                Err(error) => not_awaited(error.to_string()),
            }
        }
        _ => not_awaited(match lang {
            Lang::En => "another thing is asked here".to_owned(),
            Lang::Ja => "ここでは別のことが求められています".to_owned(),
        }),
    }
}

/// The game under a reading, with the answer that belongs to the claim.
fn under_reading(
    games: Games,
    bytes: &[u8],
    info: &DisputeInfo,
    claim: usize,
    (terms, filler): (&Terms, Filler),
    lang: Lang,
) -> Result<Side, DisputeError> {
    let under::Under { bytes, refit } = under::refit(games, bytes, info.line, terms, filler, lang)?;
    let mut review = review::open(games, &bytes)?;
    let there = refit.places.after(info.events);
    let before = Position::after(MAIN_LINE, there);
    review.go(before).map_err(EditError::from)?;
    let of = match &info.claims[claim].what {
        ClaimWhat::Reading { id, value } => {
            SideOf::Reading { id: id.clone(), value: value.clone() }
        }
        ClaimWhat::Action { .. } | ClaimWhat::Outcome { .. } => SideOf::Answer { claim },
    };
    // It stops for a person before the contested place.
    let stopped = refit.stopped.as_ref().is_some_and(|stop| stop.parent < info.events);
    let kept = info.recorded.then(|| refit.places.event(info.events)).flatten();
    let answer = if stopped { None } else { claimed_answer(info, info.claims[claim].seat) };
    let mut before = before;
    if let Some(at) = answer.filter(|_| !info.recorded) {
        // Behind the last event of the record nothing of it says how it is asked there.
        before = led(games, &mut review, &bytes, before, &info.claims[at].what, lang)?;
    }
    let mut side = Side {
        of,
        claims: vec![claim],
        review,
        before,
        played_on: 0,
        after: kept.map(|place| Position::after(MAIN_LINE, place + 1)),
        refused: Vec::new(),
        refit: Some(refit),
    };
    if let Some(at) = answer {
        let claim = &info.claims[at];
        let text = text_of(&claim.what).unwrap_or_default();
        match tried(&*side.review, &claim.what, text, lang) {
            Tried::Allowed(answer) if kept.is_some() && is_played(&*side.review, &answer) => {}
            Tried::Allowed(answer) => {
                take(&mut side, answer, lang)?;
                // Whoever claims this answer has it here.
                let same = |other: &usize| text_of(&info.claims[*other].what) == Some(text);
                side.claims.extend((0..info.claims.len()).filter(same));
            }
            Tried::Refused(refusal) => {
                side.after = None;
                side.refused.push(Refused { words: claim.words.clone(), claim: Some(at), refusal });
            }
        }
    } else if info.recorded && side.after.is_none() {
        // What was played no longer fits: it says why.
        let refit = side.refit.as_ref();
        let dropped = refit.and_then(|refit| {
            let dropped = refit.dropped.iter().find(|dropped| dropped.event == info.events);
            let stop = refit.stopped.as_ref().filter(|stop| stop.parent == info.events);
            dropped
                .map(|dropped| (dropped.words.clone(), dropped.refusal.clone()))
                .or_else(|| stop.map(|stop| (stop.words.clone(), stop.refusal.clone())))
        });
        if let Some((words, refusal)) = dropped {
            side.refused.push(Refused { words, claim: None, refusal });
        }
    }
    Ok(side)
}

/// Most questions with one lawful answer that stand before the one that a claim answers.
const LED_MAX: u32 = 8;

/// Answers, at the end of a review of these bytes, questions that have one lawful answer, until a claim
/// is allowed; where it does not come to that, the review is as it was.
fn led(
    games: Games,
    review: &mut Box<dyn Review>,
    bytes: &[u8],
    before: Position,
    what: &ClaimWhat,
    lang: Lang,
) -> Result<Position, DisputeError> {
    let text = text_of(what).unwrap_or_default();
    for answered in 0..=LED_MAX {
        if let Tried::Allowed(_) = tried(&**review, what, text, lang) {
            return Ok(review.here());
        }
        let is_alone = matches!(review.awaiting(), Some(Awaiting::Decision(_)))
            && review.choices(lang, kanso_engine::Eye::All).len() == 1;
        if !is_alone || answered == LED_MAX {
            break;
        }
        review.choose(0)?;
    }
    *review = review::open(games, bytes)?;
    review.go(before).map_err(EditError::from)?;
    Ok(before)
}

/// The claim that is answered where a seat claims a reading: its own; where nothing was played there,
/// anybody's.
fn claimed_answer(info: &DisputeInfo, seat: Seat) -> Option<usize> {
    let is_answer = |at: &usize| text_of(&info.claims[*at].what).is_some();
    let all = 0..info.claims.len();
    let own = all.clone().find(|at| is_answer(at) && info.claims[*at].seat == seat);
    own.or_else(|| if info.recorded { None } else { all.clone().find(is_answer) })
}

/// The game with another answer, where the rules in force allow it; a claim of what was played agrees
/// with that side.
fn answered(
    games: Games,
    bytes: &[u8],
    info: &DisputeInfo,
    at: usize,
    sides: &mut [Side],
    lang: Lang,
) -> Result<Option<Side>, DisputeError> {
    let claim = &info.claims[at];
    let text = text_of(&claim.what).unwrap_or_default();
    let before = info.before();
    let mut review = review::open(games, bytes)?;
    review.go(before).map_err(EditError::from)?;
    let Tried::Allowed(answer) = tried(&*review, &claim.what, text, lang) else {
        // The side that shows the game as it was played says why not.
        return Ok(None);
    };
    if info.recorded && is_played(&*review, &answer) {
        sides[0].claims.push(at);
        return Ok(None);
    }
    let same = sides.iter_mut().find(|side| match side.of {
        SideOf::Answer { claim } => text_of(&info.claims[claim].what) == Some(text),
        SideOf::Played | SideOf::Reading { .. } => false,
    });
    if let Some(side) = same {
        side.claims.push(at);
        return Ok(None);
    }
    let mut side = Side {
        of: SideOf::Answer { claim: at },
        claims: vec![at],
        review,
        before,
        played_on: 0,
        after: None,
        refused: Vec::new(),
        refit: None,
    };
    take(&mut side, answer, lang)?;
    Ok(Some(side))
}

/// True if an answer, where a review stands, is the event that follows there.
fn is_played(review: &dyn Review, answer: &Answer) -> bool {
    let mut played = String::new();
    if review.notate_event(review.here().event + 1, &mut played).is_err() || played.is_empty() {
        return false;
    }
    match answer {
        Answer::Choice(number) => review.read_action(&played, Lang::En).as_ref() == Ok(number),
        Answer::Outcome(outcome) => review.read_outcome(&played, Lang::En).as_ref() == Ok(outcome),
        Answer::Luck => false,
    }
}

/// Answers where a side stands, and re-fits what follows.
fn take(side: &mut Side, answer: Answer, lang: Lang) -> Result<(), DisputeError> {
    let Position { line, event, .. } = side.before;
    let follows = side.review.len(line).is_some_and(|events| events > event);
    if follows {
        let own = side.review.correct("", answer, &[], lang)?;
        let line = own.line;
        side.before = Position::after(line, event);
        side.after = Some(Position::after(line, event + 1));
        // What became of the record: under a reading of its own, through both.
        side.refit = Some(match side.refit.take() {
            Some(first) => first.then(own),
            None => own,
        });
    } else {
        let played = match answer {
            Answer::Choice(number) => side.review.choose(number)?,
            Answer::Outcome(outcome) => side.review.settle(&outcome)?,
            Answer::Luck => side.review.settle_by_luck()?,
        };
        side.before = Position::after(played.to.line, event);
        side.after = Some(Position::after(played.to.line, event + 1));
    }
    Ok(())
}

/// Plays a course on from its end, while a bot and luck can.
fn play_on(side: &mut Side, bot: Bot) -> Result<(), DisputeError> {
    let line = side.before.line;
    let closed = |info: &review::LineInfo| info.id == line && info.seal.is_some();
    if side.review.lines().iter().any(closed) {
        return Ok(());
    }
    let end = side.review.len(line).unwrap_or(0);
    side.review.go(Position::after(line, end)).map_err(EditError::from)?;
    while side.played_on < PLAY_ON_MAX {
        let played = match side.review.awaiting() {
            Some(Awaiting::Over) | None => break,
            Some(Awaiting::Decision(_)) => match side.review.bot_choice(bot) {
                Some(number) => side.review.choose(number)?,
                None => break,
            },
            Some(Awaiting::Chance(_)) => match side.review.settle_by_luck() {
                Err(EditError::NoLuck) => break,
                settled => settled?,
            },
        };
        side.played_on = played.to.event - end;
    }
    Ok(())
}
