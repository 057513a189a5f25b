//! Settling a dispute: a ruling in its file, and a golden game that holds it.

use super::claim::reading_value;
use super::error::{DisputeError, FilingError};
use super::sides::{Contest, SideOf, info_of, sides};
use super::{ClaimInfo, ClaimWhat, DisputeInfo};
use crate::games::Games;
use crate::log::bulk::LogBuilder;
use crate::log::checkpoint::CheckpointData;
use crate::log::peek;
use crate::log::record::{
    ChainHash, Found, Header, LineId, MAIN_LINE, Probe, Record, Ruling, SealEnd, Verdict,
};
use crate::luck::Counters;
use crate::review::words::{violation, written};
use crate::review::{
    EditError, EventKind, NOTE_LEN_MAX, OpenError, Review, ReviewOf, perform, seal_standing,
};
use crate::timeline::Moment;
use crate::under::{Filler, Terms, UnderError, refit};
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Event, Eye, Game, Lang, Violation};

/// What is decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settling {
    /// The dispute, by its number.
    pub dispute: u32,
    /// What was decided; a reading by id or name.
    pub verdict: Verdict,
    /// Why.
    pub reason: String,
    /// Who decided; may be empty.
    pub by: String,
}

/// A settled dispute.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settled {
    /// The ruling, as [`Review::rule`](crate::review::Review::rule) takes it.
    pub ruling: Ruling,
    /// The log with the ruling behind all that it had.
    pub bytes: Vec<u8>,
    /// The golden game: the course of the ruling up to the contested answer, or, where the ruling
    /// refuses it, up to the question, with a probe. Under the rules that the ruling puts in force.
    pub golden: Vec<u8>,
}

/// Settles a dispute of a log; nothing is written to a file here.
///
/// # Errors
///
/// [`DisputeError`].
pub fn settle(
    games: Games,
    bytes: &[u8],
    settling: &Settling,
    lang: Lang,
) -> Result<Settled, DisputeError> {
    let reason = settling.reason.trim();
    if reason.is_empty() || reason.len() + settling.by.len() > NOTE_LEN_MAX {
        return Err(DisputeError::Reason);
    }
    let review = crate::review::open(games, bytes)?;
    let info = info_of(&*review, settling.dispute, lang)?;
    drop(review);
    let header = peek(bytes).map_err(OpenError::from)?;
    let game = games.get(&header.game).map_err(OpenError::from)?;
    let ruling = game.ruling(games, settling, &info, lang)?;
    let golden = golden(games, bytes, &info, &ruling.verdict, lang)?;
    let mut review = crate::review::open(games, bytes)?;
    review.rule(&ruling)?;
    let bytes = review
        .log_bytes()
        .ok_or_else(|| EditError::NotPossible("the log is not in memory".to_owned()))?;
    Ok(Settled { ruling, bytes, golden })
}

/// What is decided, as a record.
pub(super) fn ruling<G: Game>(
    games: Games,
    settling: &Settling,
    info: &DisputeInfo,
    lang: Lang,
) -> Result<Ruling, DisputeError> {
    let verdict = match &settling.verdict {
        Verdict::Reading(name, value) => {
            let (id, value) = reading_value::<G>(games, name.trim(), value.trim())
                .map_err(DisputeError::Verdict)?;
            Verdict::Reading(id, value)
        }
        Verdict::Claim(at) if usize::from(*at) >= info.claims.len() => {
            let count = info.claims.len();
            let problem = match lang {
                Lang::En => format!("the dispute has {count}, counted from 1"),
                Lang::Ja => format!("主張は1から数えて{count}件です"),
            };
            let text = (u32::from(*at) + 1).to_string();
            return Err(DisputeError::Verdict(FilingError::Claim { text, problem }));
        }
        Verdict::Claim(_) | Verdict::Stands => settling.verdict.clone(),
    };
    Ok(Ruling {
        dispute: settling.dispute,
        verdict,
        reason: settling.reason.trim().to_owned(),
        by: settling.by.trim().to_owned(),
        program: Header::PROGRAM.to_owned(),
        revision: G::meta().revision(),
        chain: ChainHash::default(),
    })
}

/// The golden game of a ruling.
fn golden(
    games: Games,
    bytes: &[u8],
    info: &DisputeInfo,
    verdict: &Verdict,
    lang: Lang,
) -> Result<Vec<u8>, DisputeError> {
    // A ruling that a reading holds is the course under it, whoever claimed it.
    let reading = match verdict {
        Verdict::Reading(id, value) => Some((id.clone(), value.clone())),
        Verdict::Claim(at) => match &info.claims[usize::from(*at)].what {
            ClaimWhat::Reading { id, value } => Some((id.clone(), value.clone())),
            ClaimWhat::Action { .. } | ClaimWhat::Outcome { .. } => None,
        },
        Verdict::Stands => None,
    };
    if let Some((id, value)) = reading {
        let under =
            refit(games, bytes, info.line, &Terms::reading(&id, &value), Filler::Nobody, lang)?;
        let stopped = under.refit.stopped.as_ref().filter(|stop| stop.parent < info.events);
        if stopped.is_some() {
            let events = under.refit.places.events();
            return Err(DisputeError::Unreached { verdict: verdict.clone(), events });
        }
        let before = under.refit.places.after(info.events);
        let kept = info.recorded && under.refit.places.event(info.events).is_some();
        // What was refused is done where the ruling allows it, and what was done is tried where the
        // ruling refuses it.
        let mut attempts = Attempts::wanted(info);
        if info.recorded && !kept {
            attempts.notations.extend(notation_of_played(games, bytes, info)?);
        }
        return cut(games, &under.bytes, MAIN_LINE, before, kept, &attempts);
    }
    if let Verdict::Claim(at) = verdict {
        let at = usize::from(*at);
        let Contest { sides, .. } = sides(games, bytes, info.number, lang)?;
        if let Some(refused) = sides[0].refused.iter().find(|refused| refused.claim == Some(at)) {
            return Err(DisputeError::Refused {
                claim: at as u32 + 1,
                rule: refused.refusal.rule.clone(),
                words: refused.refusal.words.clone(),
            });
        }
        let side = sides.iter().find(|side| {
            side.claims.contains(&at) && matches!(side.of, SideOf::Answer { .. } | SideOf::Played)
        });
        if let Some(side) = side
            && let (SideOf::Answer { .. }, Some(after)) = (&side.of, side.after)
        {
            let log = side.review.extract(after.line, &[])?;
            return cut(games, &log, MAIN_LINE, side.before.event, true, &Attempts::refused(info));
        }
    }
    cut(games, bytes, info.line, info.events, info.recorded, &Attempts::refused(info))
}

/// The notation of the contested event, if it is a decision that no claim names.
fn notation_of_played(
    games: Games,
    bytes: &[u8],
    info: &DisputeInfo,
) -> Result<Option<String>, DisputeError> {
    let mut review = crate::review::open(games, bytes)?;
    review.go(info.contested()).map_err(EditError::from)?;
    let event = info.contested().event;
    let Some(EventKind::Decision(_)) = review.event(event).map(|event| event.kind) else {
        return Ok(None);
    };
    let played = written(|to| review.notate_event(event, to));
    let claimed = info
        .claims
        .iter()
        .any(|claim| matches!(&claim.what, ClaimWhat::Action { notation } if *notation == played));
    Ok((!claimed).then_some(played))
}

/// Actions that are claimed.
pub struct Attempts {
    /// Their notations.
    notations: Vec<String>,
    /// Those among them that the rules refused when the dispute was filed: where the ruling allows
    /// one, it is the answer.
    wanted: Vec<String>,
}

impl Attempts {
    /// Attempts that stay refused, or that the record answers otherwise.
    fn refused(info: &DisputeInfo) -> Self {
        let action = |claim: &ClaimInfo| match &claim.what {
            ClaimWhat::Action { notation } => Some(notation.clone()),
            ClaimWhat::Reading { .. } | ClaimWhat::Outcome { .. } => None,
        };
        let notations = info.claims.iter().filter_map(action).collect();
        Self { notations, wanted: Vec::new() }
    }

    /// Attempts that a ruling may allow.
    fn wanted(info: &DisputeInfo) -> Self {
        let wanted = info.claims.iter().filter_map(|claim| match (&claim.what, &claim.found) {
            (ClaimWhat::Action { notation }, Found::Refused(_)) => Some(notation.clone()),
            _ => None,
        });
        Self { wanted: wanted.collect(), ..Self::refused(info) }
    }
}

/// A log of the first `before` events of a line, then the answer to what is asked there: an attempt
/// that was wanted and is allowed, else the event that stands there if it is `recorded`. Attempts that
/// are refused become probes.
fn cut(
    games: Games,
    bytes: &[u8],
    line: LineId,
    before: u32,
    recorded: bool,
    attempts: &Attempts,
) -> Result<Vec<u8>, DisputeError> {
    let header = peek(bytes).map_err(OpenError::from)?;
    let game = games.get(&header.game).map_err(OpenError::from)?;
    game.cut(games, bytes, line, before, recorded, attempts)
}

/// As [`cut`], of a log of this game.
pub(super) fn cut_game<G: Game>(
    games: Games,
    bytes: &[u8],
    line: LineId,
    before: u32,
    recorded: bool,
    attempts: &Attempts,
) -> Result<Vec<u8>, DisputeError> {
    let log = ReviewOf::<G>::open(games, bytes)?.extract(line, &[])?;
    let mut review = ReviewOf::<G>::open(games, &log)?;
    let header = Header {
        program: Header::PROGRAM.to_owned(),
        // A golden is made by a program.
        created: None,
        ..review.tree().header().clone()
    };
    let (tree, timeline) = review.parts();
    let game = timeline.game();
    let build = |problem: String| DisputeError::Under(UnderError::Build(problem));
    let mut log =
        LogBuilder::<G::Action>::new(&header).map_err(|error| build(error.to_string()))?;
    let mut moment = Moment { state: game.start(), counters: Counters::default() };
    let mut count = 0;
    let mut add = |moment: &mut Moment<G::State>, event: &Event<G::Action>| {
        perform(game, moment, event);
        count += 1;
        log.event(event, || CheckpointData::of(count, &moment.state))
            .map_err(|error| build(error.to_string()))
    };
    for event in
        tree.stretches(MAIN_LINE, 0).flat_map(|stretch| stretch.events).take(before as usize)
    {
        add(&mut moment, event)?;
    }
    let (probes, wanted) = tried(game, &moment.state, before, attempts);
    let played = if recorded { tree.event(MAIN_LINE, before) } else { None };
    if let Some(answer) = wanted.as_ref().or(played) {
        add(&mut moment, answer)?;
    }
    for probe in probes {
        log.append(&Record::Probe(probe)).map_err(|error| build(error.to_string()))?;
    }
    let state = CheckpointData::of(count, &moment.state);
    let sealed = match game.standing(&moment.state) {
        Some(standing) => {
            log.seal(SealEnd::Rules(standing.reason), seal_standing(&standing), state)
        }
        None => log.checkpoint(state),
    };
    sealed.map_err(|error| build(error.to_string()))?;
    log.finish().map_err(|error| build(error.to_string()))
}

/// Probes of refused attempts, and an allowed one.
type Came<A> = (Vec<Probe<A>>, Option<Event<A>>);

/// What trying the claimed actions comes to: probes of those that are refused, and the first of those
/// wanted that is allowed.
fn tried<G: Game>(game: &G, state: &G::State, events: u32, attempts: &Attempts) -> Came<G::Action> {
    let (mut probes, mut answer) = (Vec::new(), None);
    let Awaiting::Decision(seats) = game.awaiting(state) else { return (probes, answer) };
    let mut all = Vec::new();
    for seat in seats.iter() {
        game.conceivable(state, seat, &mut all);
    }
    all.sort_unstable();
    all.dedup();
    for attempt in &attempts.notations {
        let called = |action: &&G::Action| written(|to| game.notate(state, action, to)) == *attempt;
        let Some(action) = all.iter().find(called).cloned() else { continue };
        match game.check(state, &action) {
            Ok(()) if attempts.wanted.contains(attempt) => {
                answer.get_or_insert(Event::Decision(action));
            }
            Ok(()) => {}
            Err(against) => {
                let told = violation(game, &Violation::Rule(against), Lang::En, Eye::All);
                let (line, rule) = (MAIN_LINE, told.rule);
                probes.push(Probe { line, events, action, rule });
            }
        }
    }
    (probes, answer)
}
