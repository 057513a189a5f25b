//! Filing a dispute: the file that anybody can run.

use super::claim;
use super::error::FilingError;
use super::finding::Contested;
use crate::address::{AddressError, LineName};
use crate::games::Games;
use crate::log::peek;
use crate::log::record::{
    ChainHash, Claim, Claimed, Dispute, Found, Header, LineId, MAIN_LINE, Record,
};
use crate::review::{EditError, NOTE_LEN_MAX, OpenError, Position, Review, ReviewOf};
use kanso_engine::{Awaiting, Game, Lang, Seat};

/// Most claims of one dispute.
pub const CLAIMS_MAX: usize = 16;
/// Most rules that one dispute cites.
pub const RULES_MAX: usize = 32;

/// What is filed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Filing {
    /// The place in the log, after a whole event.
    pub at: Position,
    /// What of that place is contested.
    pub about: About,
    /// What is asked, in the words of those who ask.
    pub question: String,
    /// Ids of the rules it is about; may be empty.
    pub rules: Vec<String>,
    /// What each side claims; may be empty.
    pub claims: Vec<ClaimText>,
}

/// What of a place is contested.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum About {
    /// The event that leads to it; but where what is claimed can be answered behind it alone, or is asked
    /// of its seat there alone, or no event leads there, what is answered behind it. Where it can be
    /// both, nothing is filed.
    #[default]
    Either,
    /// The event that leads to it.
    Event,
    /// What is answered behind it, whether or not an event stands there.
    Next,
}

/// A claim as it is typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClaimText {
    /// Who claims it.
    pub seat: Seat,
    /// `reading=value`, an action by its notation or words, or the words of an outcome.
    pub text: String,
}

/// A new log with a dispute: the contested line of a review to its end, with the lines that leave it
/// where the contested question is asked. Nothing is changed here.
///
/// # Errors
///
/// [`FilingError`].
pub fn file(
    games: Games,
    review: &dyn Review,
    filing: &Filing,
    lang: Lang,
) -> Result<Vec<u8>, FilingError> {
    let Position { line, event, beat } = filing.at;
    let last = review.lines().len() as LineId - 1;
    let no_line = AddressError::NoLine { line: LineName::Number(line), last };
    let events = review.len(line).ok_or(no_line)?;
    if event > events {
        return Err(FilingError::Address(AddressError::NoEvent { event, line, events }));
    }
    if beat.is_some() {
        return Err(FilingError::WithinEvent { at: filing.at.to_string(), event });
    }
    let made = |with: &[LineId]| -> Result<(u32, Vec<u8>), FilingError> {
        let bytes = review.extract(line, with)?;
        let header = peek(&bytes).map_err(OpenError::from)?;
        let game = games.get(&header.game).map_err(OpenError::from)?;
        game.file(games, &bytes, review.head(), filing, lang)
    };
    // Which question it is, only the game can tell; which lines answer it otherwise, only the log.
    let (events, bytes) = made(&[])?;
    let with = lines_that_matter(review, line, events);
    if with.is_empty() { Ok(bytes) } else { made(&with).map(|(_, bytes)| bytes) }
}

/// The lines that leave a line where the question behind so many of its events is asked, ascending:
/// the other answers that somebody has tried.
pub fn lines_that_matter(review: &dyn Review, line: LineId, events: u32) -> Vec<LineId> {
    let leaves = review.lines().into_iter().filter(|other| {
        other.parent == Some(line)
            && other.fork == events
            && other.events > events
            && !other.deleted
            && !other.broken
    });
    leaves.map(|other| other.id).collect()
}

/// After how many events the contested question is asked, and the log with the dispute.
pub(super) fn filed<G: Game>(
    games: Games,
    bytes: &[u8],
    source: ChainHash,
    filing: &Filing,
    lang: Lang,
) -> Result<(u32, Vec<u8>), FilingError> {
    let mut review = ReviewOf::<G>::open(games, bytes)?;
    let question = filing.question.trim();
    if question.is_empty() || question.len() > NOTE_LEN_MAX {
        return Err(FilingError::Question);
    }
    if filing.claims.len() > CLAIMS_MAX || filing.rules.len() > RULES_MAX {
        return Err(FilingError::TooMany);
    }
    for id in &filing.rules {
        if review.rule_line(id, lang).is_none() {
            let other = games.metas().find(|meta| {
                meta.rules.iter().any(|entry| entry.id == id)
                    || id.split_once(':').is_some_and(|(prefix, _)| meta.has_prefix(prefix))
            });
            let other = other.filter(|meta| meta.id != G::ID).map(|meta| meta.id.to_owned());
            return Err(FilingError::NoRule { game: G::ID, id: id.clone(), other });
        }
    }
    let seats = review.names().len() as u8;
    for ClaimText { seat, .. } in &filing.claims {
        if seat.index() >= usize::from(seats) {
            return Err(FilingError::NoSeat { seat: seat.index() as u8, seats });
        }
    }
    let (events, claims) = contested::<G>(games, &review, filing, lang)?;
    let claims = claims.into_iter().map(|(seat, claimed)| Claim {
        seat: seat.index() as u8,
        claimed,
        found: Found::Open,
    });
    let mut dispute = Dispute {
        line: MAIN_LINE,
        events,
        question: question.to_owned(),
        rules: filing.rules.clone(),
        claims: claims.collect(),
        recorded: Found::Open,
        program: Header::PROGRAM.to_owned(),
        revision: G::meta().revision(),
        source,
        chain: ChainHash::default(),
    };
    let (recorded, found) = review.found(&dispute)?;
    dispute.recorded = recorded;
    for (claim, found) in dispute.claims.iter_mut().zip(found) {
        claim.found = found;
    }
    review.append(Record::Dispute(Box::new(dispute)))?;
    let bytes = review.log_bytes().ok_or_else(|| {
        FilingError::Extract(EditError::NotPossible("the log is not in memory".to_owned()))
    })?;
    Ok((events, bytes))
}

/// What is claimed, and who claims it.
type Claims<A> = Vec<(Seat, Claimed<A>)>;

/// After how many events the contested question is asked, and what is claimed of it.
fn contested<G: Game>(
    games: Games,
    review: &ReviewOf<G>,
    filing: &Filing,
    lang: Lang,
) -> Result<(u32, Claims<G::Action>), FilingError> {
    let at = filing.at.event;
    let end = review.events(MAIN_LINE);
    let mut readings = Vec::new();
    for ClaimText { text, .. } in &filing.claims {
        readings.push(claim::reading::<G>(games, text.trim()).transpose()?);
    }
    let answers = filing.claims.iter().zip(&readings).filter(|(_, reading)| reading.is_none());
    let answers: Vec<_> = answers.map(|(claim, _)| claim).collect();
    let before = at.checked_sub(1).map(|events| Place::of(review, events, &answers, lang));
    let behind = || Place::of(review, at, &answers, lang);
    let place = match (filing.about, before) {
        (About::Event, before) => before.ok_or(FilingError::SetUp)?,
        (About::Next, _) => behind(),
        (About::Either, before) if answers.is_empty() => before.ok_or(FilingError::SetUp)?,
        (About::Either, None) => behind(),
        (About::Either, Some(before)) => meant(at, before, behind(), &answers)?,
    };
    let events = place.events;
    let mut claimed = place.read.into_iter().zip(&answers).map(|(read, claim)| {
        let text = claim.text.trim().to_owned();
        read.map_err(|problem| FilingError::Claim { text, problem })
    });
    let mut claims = Vec::new();
    for (claim, reading) in filing.claims.iter().zip(readings) {
        let claimed = match reading {
            Some((id, value)) => Claimed::Reading(id, value),
            None => claimed.next().expect("each answer was read")?,
        };
        claims.push((claim.seat, claimed));
    }
    let over = {
        let state = &review.moment(MAIN_LINE, events).state;
        review.with_game(|game| game.awaiting(state) == Awaiting::Over)
    };
    if events == end && over {
        return Err(FilingError::Over { events });
    }
    Ok((events, claims))
}

/// A place where answers may be claimed.
struct Place<A> {
    /// After so many events.
    events: u32,
    /// What each text claims there, or why it claims nothing.
    read: Vec<Result<Claimed<A>, String>>,
    /// True if every seat that claims is asked there.
    asks: bool,
    /// True if chance is awaited there.
    is_chance: bool,
}

impl<A> Place<A> {
    fn of<G: Game<Action = A>>(
        review: &ReviewOf<G>,
        events: u32,
        answers: &[&ClaimText],
        lang: Lang,
    ) -> Self {
        let state = &review.moment(MAIN_LINE, events).state;
        review.with_game(|game| {
            let read = |claim: &&ClaimText| {
                claim::answer(game, state, claim.seat, claim.text.trim(), lang)
            };
            let awaiting = game.awaiting(state);
            let asks = match awaiting {
                Awaiting::Decision(seats) => answers.iter().all(|claim| seats.contains(claim.seat)),
                Awaiting::Chance(_) => true,
                Awaiting::Over => false,
            };
            let is_chance = matches!(awaiting, Awaiting::Chance(_));
            Self { events, read: answers.iter().map(read).collect(), asks, is_chance }
        })
    }

    /// True if every text claims something there.
    fn takes_all(&self) -> bool {
        self.read.iter().all(Result::is_ok)
    }
}

/// Which of two places is meant: before the event that leads to `at`, or behind it. An outcome is
/// claimed in place of the event; an action where its seat is asked.
fn meant<A>(
    at: u32,
    before: Place<A>,
    behind: Place<A>,
    answers: &[&ClaimText],
) -> Result<Place<A>, FilingError> {
    let is_before = match (before.takes_all(), behind.takes_all()) {
        (true, false) => true,
        (false, true) => false,
        (true, true) if before.is_chance => true,
        (true, true) if before.asks != behind.asks => before.asks,
        (true, true) => {
            let texts: Vec<_> = answers.iter().map(|claim| claim.text.trim()).collect();
            return Err(FilingError::Both { at, text: texts.join(", ") });
        }
        // Neither: what is said about it is of the place where it was most likely meant.
        (false, false) => before.is_chance || (before.asks && !behind.asks),
    };
    Ok(if is_before { before } else { behind })
}

impl<G: Game> ReviewOf<G> {
    /// What the contested answer comes to as it was played, and under each claim.
    pub(super) fn found(
        &mut self,
        dispute: &Dispute<G::Action>,
    ) -> Result<(Found, Vec<Found>), crate::under::UnderError> {
        let allowed = self.events(dispute.line);
        if dispute.events > allowed {
            let none = vec![Found::Unreached(allowed); dispute.claims.len()];
            return Ok((Found::Unreached(allowed), none));
        }
        let moment = self.moment(dispute.line, dispute.events);
        let (tree, timeline) = self.parts();
        let contested = Contested {
            game: timeline.game(),
            tree,
            state: &moment.state,
            played: dispute.events < allowed,
        };
        let claims = (0..dispute.claims.len()).map(|at| contested.claim(dispute, at));
        Ok((contested.recorded(dispute), claims.collect::<Result<_, _>>()?))
    }
}
