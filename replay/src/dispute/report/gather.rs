//! Gathering what a report says: from the courses of a dispute to words and scenes.

use super::about::{made_of, setup, steps};
use super::anonymous::{self, Names};
use super::course::{mark_otherwise, mark_seats};
use super::table::{self, Table};
use super::{
    Before, ClaimPart, Contested, FactPart, Happened, Itself, RefusedPart, Report, ReportError,
    ReportOptions, RulePart, RulingPart, SidePart, words,
};
use crate::dispute::{
    ClaimInfo, ClaimWhat, Contest, DisputeError, DisputeInfo, Refused, Side, SideOf, check, sides,
};
use crate::games::Games;
use crate::link::{LinkError, link};
use crate::review::{EditError, EventKind, Position, Review, ToldLine, plain, told_lines};
use crate::scene_diff::differences;
use crate::tell::{self, Routine, phrases};
use kanso_engine::canon::diff_values;
use kanso_engine::cards::hex;
use kanso_engine::{Awaiting, Eye, Label, Lang, Scene, Seat, Telling};
use std::collections::BTreeSet;

/// Most differences of two tables that are told one by one.
const FIELDS_MAX: usize = 24;
/// Most characters of a value that are told.
const VALUE_CHARS_MAX: usize = 160;

/// What is needed all the way.
pub(super) struct Gather {
    /// The language of all words.
    pub lang: Lang,
    /// The pages of the tables; empty: all.
    pages: Vec<String>,
    /// Rules and card rows that are named.
    cited: BTreeSet<String>,
}

/// See [`super::report`].
pub(super) fn report(
    games: Games,
    bytes: &[u8],
    number: u32,
    options: &ReportOptions,
) -> Result<Report, ReportError> {
    let lang = options.lang;
    let checked = check(games, bytes)?;
    let (other, names) = if options.anonymous {
        let (bytes, names) = anonymous::renamed(games, bytes, lang)?;
        (Some(bytes), names)
    } else {
        (None, Names::default())
    };
    let Contest { info, mut sides } =
        sides(games, other.as_deref().unwrap_or(bytes), number, lang)?;
    let pages = options.pages.clone();
    let mut gather = Gather { lang, pages, cited: BTreeSet::new() };
    gather.known_pages(&*sides[0].review)?;

    let because = checked.disputes.iter().find(|one| one.number == number);
    let mut because: Vec<_> =
        because.iter().flat_map(|one| &one.because).map(|one| one.in_words(lang)).collect();
    if !checked.report.is_sound() {
        because.push(words::NOT_SOUND.in_lang(lang).to_owned());
    }
    info.rules.iter().for_each(|id| gather.cite(id));

    let played = &sides[0];
    let (meta, header) = (played.review.meta(), played.review.header().clone());
    let who = |seat: Seat| played.review.names().get(seat.index()).cloned().unwrap_or_default();
    let claim = |claim: &ClaimInfo| ClaimPart { who: who(claim.seat), words: claim.words.clone() };
    let claims: Vec<_> = info.claims.iter().map(claim).collect();
    let readings = gather.readings(meta, &header, &info, &claims);
    let setup = setup(&*played.review, &header, &names, lang);
    let mut before = gather.before(&mut sides[0], &info)?;
    let contested = gather.contested(&sides[0], &info, &claims);
    let parts = gather.sides(&mut sides, &info, &claims)?;
    before.table.pointed = pointed(&mut sides[0], &info, lang)?;

    let last = info.rulings.len().saturating_sub(1);
    let rulings = info.rulings.iter().enumerate().map(|(at, ruling)| RulingPart {
        words: ruling.words.clone(),
        reason: ruling.reason.clone(),
        by: ruling.by.clone(),
        counts: at == last,
    });
    let rulings = rulings.collect();
    let file =
        if names.is_in(&options.file) { words::FILE_NAME.to_owned() } else { options.file.clone() };
    let review = &*sides[0].review;
    Ok(Report {
        cited: gather.rules(review),
        itself: itself(bytes, &info, options),
        made_of: made_of(meta, bytes, &header, &info, &parts, lang),
        steps: steps(&file, checked.disputes.len() as u32, &info, lang),
        count: checked.disputes.len() as u32,
        game: meta.name.in_lang(lang).to_owned(),
        question: info.question,
        rules: info.rules,
        anonymous: options.anonymous,
        sides: parts,
        lang,
        file,
        number,
        setup,
        readings,
        claims,
        before,
        contested,
        rulings,
        because,
    })
}

/// The dispute as a link, which holds the whole file; where its names are replaced it has none.
fn itself(bytes: &[u8], info: &DisputeInfo, options: &ReportOptions) -> Itself {
    if options.anonymous {
        return Itself::InFile(words::HAS_NAMES);
    }
    let at = info.contested().to_string().parse().expect("a place is an address");
    match link(bytes, Some(&at)) {
        Ok(link) if options.base.is_empty() => Itself::Bare(link),
        Ok(link) => Itself::Link(format!("{}{link}", options.base)),
        Err(LinkError::TooLong { .. }) => Itself::InFile(words::IS_LONG),
        Err(LinkError::Torn | LinkError::Log(_)) => Itself::InFile(words::IS_TORN),
    }
}

impl Gather {
    /// Names a rule; nothing where none refuses.
    pub(super) fn cite(&mut self, id: &str) {
        if !id.is_empty() {
            self.cited.insert(id.to_owned());
        }
    }

    pub(super) fn cite_facts(&mut self, facts: &[FactPart]) {
        facts.iter().flat_map(|fact| &fact.rules).for_each(|id| self.cite(id));
    }

    /// # Errors
    ///
    /// [`ReportError::NoPage`].
    fn known_pages(&self, review: &dyn Review) -> Result<(), ReportError> {
        let known: Vec<_> = review.scene(Eye::All).pages.into_iter().map(|page| page.id).collect();
        match self.pages.iter().find(|page| !known.contains(page)) {
            Some(page) => Err(ReportError::NoPage { page: page.clone(), known }),
            None => Ok(()),
        }
    }

    /// The table where a review stands, as far as the report shows it.
    fn scene(&self, review: &dyn Review) -> Scene {
        let mut scene = review.scene(Eye::All);
        if !self.pages.is_empty() {
            scene.pages.retain(|page| self.pages.contains(&page.id));
        }
        scene
    }

    /// An event of the line that is shown, with what came of it.
    pub(super) fn happened(&self, review: &dyn Review, event: u32) -> Happened {
        let mut said = String::new();
        if let Some(EventKind::Decision(seats)) = review.event(event).map(|info| info.kind) {
            said.push_str(&names_of(review, seats.iter()));
            said.push_str(phrases::colon(self.lang));
        }
        if review.tells(event, Eye::All) != Telling::Nothing {
            review
                .say_event(event, self.lang, Eye::All, &mut said)
                .expect("a string takes every text");
        }
        let odds = review.odds(event, Eye::All);
        let odds = odds.map_or(String::new(), |odds| tell::odds_to_read(self.lang, &odds));
        Happened { event, said, odds, facts: self.facts(review, event) }
    }

    pub(super) fn facts(&self, review: &dyn Review, event: u32) -> Vec<FactPart> {
        let lines = told_lines(review, event, Routine::LeftOut, self.lang, Eye::All);
        let part = |line: ToldLine| match line {
            ToldLine::Facts(facts) => FactPart {
                words: facts.first().map_or(String::new(), |fact| fact.words.clone()),
                rules: facts.into_iter().map(|fact| fact.rule).collect(),
                differs: false,
            },
            ToldLine::LeftOut { words, .. } => FactPart {
                words: tell::aside(self.lang, &words),
                rules: Vec::new(),
                differs: false,
            },
        };
        lines.into_iter().map(part).collect()
    }

    fn refused(&mut self, refused: &[Refused], claims: &[ClaimPart]) -> Vec<RefusedPart> {
        for one in refused {
            self.cite(&one.refusal.rule);
        }
        let part = |one: &Refused| RefusedPart {
            who: one.claim.map_or(String::new(), |at| claims[at].who.clone()),
            words: one.words.clone(),
            rule: one.refusal.rule.clone(),
            why: one.refusal.words.clone(),
        };
        refused.iter().map(part).collect()
    }

    /// Where the question is asked.
    fn before(&mut self, side: &mut Side, info: &DisputeInfo) -> Result<Before, DisputeError> {
        side.review.go(info.before()).map_err(EditError::from)?;
        let review = &*side.review;
        let (asked, prompt) = self.prompt(review);
        let there = |event: u32| event == info.events || event == info.contested().event;
        let notes = review.notes(Some(info.line)).into_iter().filter(|note| there(note.event));
        Ok(Before {
            events: info.events,
            table: Table { scene: self.scene(review), ..Table::default() },
            asked,
            prompt,
            notes: notes.map(|note| (note.author, note.text)).collect(),
        })
    }

    /// What is contested. The side stands before it.
    fn contested(&mut self, side: &Side, info: &DisputeInfo, claims: &[ClaimPart]) -> Contested {
        let played = info.recorded.then(|| self.happened(&*side.review, info.events + 1));
        if let Some(played) = &played {
            self.cite_facts(&played.facts);
        }
        Contested { played, refused: self.refused(&side.refused, claims) }
    }

    /// Every course.
    fn sides(
        &mut self,
        sides: &mut [Side],
        info: &DisputeInfo,
        claims: &[ClaimPart],
    ) -> Result<Vec<SidePart>, DisputeError> {
        let (played, others) = sides.split_first_mut().expect("the game as it was played is there");
        let mut parts = vec![self.side(played, info, claims)?];
        let (table, values) = (table_at(played)?, played.review.value());
        for side in others {
            let mut part = self.side(side, info, claims)?;
            let mut found = differences(&table, &table_at(side)?);
            found.retain(|one| one.is_told(self.lang));
            part.more_fields = found.len().saturating_sub(FIELDS_MAX) as u32;
            if found.is_empty() {
                part.inner_fields = diff_values(&values, &side.review.value()).len() as u32;
            }
            let told = |label: &Label| shortened(&plain(label.in_lang(self.lang)));
            part.fields = found
                .iter()
                .take(FIELDS_MAX)
                .map(|one| (told(&one.what), told(&one.from), told(&one.to)))
                .collect();
            let events = played.review.len(info.line).unwrap_or(0);
            if let Some(refit) = &side.refit {
                part.rest = Some(self.rest(refit, events));
            }
            let (before, behind) = (info.events, info.contested().event);
            part.earlier = self.parting(&mut *played.review, info.line, side, (0, before))?;
            part.later = self.parting(&mut *played.review, info.line, side, (behind, events))?;
            mark_seats(&parts[0].end, &mut part.end);
            parts.push(part);
        }
        mark_sides(&mut parts);
        Ok(parts)
    }

    fn side(
        &mut self,
        side: &mut Side,
        info: &DisputeInfo,
        claims: &[ClaimPart],
    ) -> Result<SidePart, DisputeError> {
        let lang = self.lang;
        let shown = side.after.unwrap_or(side.before);
        let answer = match side.after {
            Some(after) => {
                side.review.go(after).map_err(EditError::from)?;
                let answer = self.happened(&*side.review, after.event);
                self.cite_facts(&answer.facts);
                Some(answer)
            }
            None => None,
        };
        side.review.go(shown).map_err(EditError::from)?;
        let stopped = side.refit.as_ref().and_then(|refit| refit.stopped.as_ref());
        let unreached = stopped
            .filter(|stop| side.after.is_none() && stop.parent < info.events)
            .map(|stop| words::unreached(lang, stop.events, &self.asked(&*side.review)));
        let title = match &side.of {
            SideOf::Played => words::AS_PLAYED.in_lang(lang).to_owned(),
            SideOf::Reading { id, value } => {
                let meta = side.review.meta();
                let spec = meta.readings.iter().find(|spec| meta.rules[spec.rule.index()].id == id);
                words::under(lang, id, spec.map_or("", |spec| spec.name), value)
            }
            SideOf::Answer { claim } => words::with_answer(lang, &claims[*claim].words),
        };
        let then = match side.review.awaiting() {
            Some(Awaiting::Over) => self.end(&mut *side.review, shown.line)?.how,
            Some(Awaiting::Decision(_) | Awaiting::Chance(_)) | None => {
                words::next(lang, &self.asked(&*side.review))
            }
        };
        side.review.go(shown).map_err(EditError::from)?;
        let part = SidePart {
            title,
            claimed_by: side.claims.iter().map(|at| claims[*at].who.clone()).collect(),
            at: match side.after {
                Some(after) => words::table_after(lang, after.event),
                None => words::table_before(lang, shown.event),
            },
            table: Table { scene: self.scene(&*side.review), ..Table::default() },
            digest: hex(&side.review.digest()),
            refused: self.refused(&side.refused, claims),
            answer,
            unreached,
            then,
            fields: Vec::new(),
            more_fields: 0,
            inner_fields: 0,
            rest: None,
            earlier: None,
            later: None,
            end: self.end(&mut *side.review, shown.line)?,
        };
        side.review.go(shown).map_err(EditError::from)?;
        Ok(part)
    }

    /// What is named, in the order of the rulebook, then by id.
    fn rules(&self, review: &dyn Review) -> Vec<RulePart> {
        let meta = review.meta();
        let place =
            |id: &str| meta.rules.iter().position(|entry| entry.id == id).unwrap_or(usize::MAX);
        let mut ids: Vec<_> = self.cited.iter().map(|id| (place(id), id)).collect();
        ids.sort_unstable();
        let part = |(place, id): (usize, &String)| RulePart {
            id: id.clone(),
            heading: meta.rules.get(place).map_or("", |entry| entry.heading).to_owned(),
            line: review.rule_line(id, self.lang).unwrap_or_default(),
        };
        ids.into_iter().map(part).collect()
    }
}

/// The names of seats.
pub(super) fn names_of(review: &dyn Review, seats: impl Iterator<Item = Seat>) -> String {
    let name = |seat: Seat| review.names().get(seat.index()).cloned();
    seats.filter_map(name).collect::<Vec<_>>().join("/")
}

/// The state that a side's table shows.
fn table_at(side: &mut Side) -> Result<Scene, DisputeError> {
    let shown = side.after.unwrap_or(side.before);
    side.review.go(shown).map_err(EditError::from)?;
    Ok(side.review.scene(Eye::All))
}

/// A value that is not too long to be told.
pub(super) fn shortened(text: &str) -> String {
    if text.chars().count() <= VALUE_CHARS_MAX {
        return text.to_owned();
    }
    text.chars().take(VALUE_CHARS_MAX).chain(['…']).collect()
}

/// Marks what each course has otherwise than the game as it was played, and that game otherwise than
/// any other.
fn mark_sides(parts: &mut [SidePart]) {
    let Some((played, others)) = parts.split_first_mut() else { return };
    for other in others {
        let (mut none, mut no_other) = (Vec::new(), Vec::new());
        let own = played.answer.as_mut().map_or(&mut none, |answer| &mut answer.facts);
        let facts = other.answer.as_mut().map_or(&mut no_other, |answer| &mut answer.facts);
        mark_otherwise(own, facts);
        other.table.differs = table::otherwise(&other.table.scene, &played.table.scene);
        let back = table::otherwise(&played.table.scene, &other.table.scene);
        played.table.differs.extend(back);
    }
}

/// Ids of the table that the contested answer is about. Leaves the review before it.
fn pointed(
    side: &mut Side,
    info: &DisputeInfo,
    lang: Lang,
) -> Result<BTreeSet<String>, DisputeError> {
    let mut ids = BTreeSet::new();
    let played = Position::after(info.line, info.contested().event);
    side.review.go(played).map_err(EditError::from)?;
    if info.recorded {
        let facts = side.review.facts(played.event, lang, Eye::All);
        ids.extend(facts.into_iter().flat_map(|fact| fact.ids));
    }
    side.review.go(info.before()).map_err(EditError::from)?;
    let mut wanted: Vec<String> = Vec::new();
    for claim in &info.claims {
        if let ClaimWhat::Action { notation } = &claim.what {
            wanted.push(notation.clone());
        }
    }
    if info.recorded {
        let mut notation = String::new();
        side.review
            .notate_event(info.events + 1, &mut notation)
            .expect("a string takes every text");
        wanted.push(notation);
    }
    let tried = side.review.conceivable(lang, Eye::All).into_iter();
    let tried = tried.filter(|one| wanted.contains(&one.notation));
    ids.extend(tried.flat_map(|one| one.ids));
    // An area as a whole says less than what lies in it.
    let scene = side.review.scene(Eye::All);
    let areas: BTreeSet<_> =
        scene.pages.iter().flat_map(|page| &page.regions).map(|region| &region.id).collect();
    if ids.iter().any(|id| !areas.contains(id)) {
        ids.retain(|id| !areas.contains(id));
    }
    Ok(ids)
}
