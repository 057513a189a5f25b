//! What a report says around the event: readings, set-up, versions, hashes, commands.

use super::anonymous::Names;
use super::gather::{Gather, shortened};
use super::{ClaimPart, ReadingPart, SidePart, ValuePart, words};
use crate::dispute::{ClaimWhat, DisputeInfo};
use crate::foreign::word;
use crate::log::chain;
use crate::log::record::{Header, Verdict};
use crate::review::{Review, plain};
use crate::tell::{card_set_name, phrases};
use kanso_engine::cards::hex;
use kanso_engine::{Lang, Meta};

impl Gather {
    /// The readings that are claimed, decided, or among the rules that the dispute is about.
    pub(super) fn readings(
        &mut self,
        meta: &Meta,
        header: &Header,
        info: &DisputeInfo,
        claims: &[ClaimPart],
    ) -> Vec<ReadingPart> {
        let ruled = info.rulings.last().and_then(|ruling| match &ruling.verdict {
            Verdict::Reading(id, value) => Some((id, value)),
            Verdict::Claim(at) => match &info.claims.get(usize::from(*at))?.what {
                ClaimWhat::Reading { id, value } => Some((id, value)),
                ClaimWhat::Action { .. } | ClaimWhat::Outcome { .. } => None,
            },
            Verdict::Stands => None,
        });
        let mut parts = Vec::new();
        for (at, spec) in meta.readings.iter().enumerate() {
            let id = meta.rules[spec.rule.index()].id;
            let claimed = |value: &str| -> Vec<String> {
                let claims = info.claims.iter().zip(claims).filter(|(claim, _)| {
                    matches!(&claim.what, ClaimWhat::Reading { id: i, value: v } if i == id && v == value)
                });
                claims.map(|(_, part)| part.who.clone()).collect()
            };
            let is_claimed = spec.values.iter().any(|value| !claimed(value).is_empty());
            let is_ruled = ruled.is_some_and(|(ruled, _)| ruled == id);
            if !is_claimed && !is_ruled && !info.rules.iter().any(|rule| rule == id) {
                continue;
            }
            self.cite(id);
            let in_force = usize::from(header.readings.get(at).copied().unwrap_or(0));
            let values = spec.values.iter().enumerate().map(|(place, value)| ValuePart {
                value: (*value).to_owned(),
                in_force: place == in_force,
                claimed_by: claimed(value),
                ruled: ruled.is_some_and(|(ruled, by)| ruled == id && by == value),
            });
            let values = values.collect();
            parts.push(ReadingPart { id: id.to_owned(), name: spec.name.to_owned(), values });
        }
        parts
    }
}

/// How the game was set up.
pub(super) fn setup(
    review: &dyn Review,
    header: &Header,
    names: &Names,
    lang: Lang,
) -> Vec<(String, String)> {
    let meta = review.meta();
    let said = |text: kanso_engine::Text| text.in_lang(lang).to_owned();
    let mut all = vec![(said(phrases::SEATS), review.names().join(phrases::comma(lang)))];
    for (_, spec, value) in meta.options_that_matter(&header.options) {
        let value = spec.said(value, lang).unwrap_or_default();
        all.push((spec.called(lang).to_owned(), shortened(&names.replaced(&plain(value)))));
    }
    for (spec, value) in header.chosen_readings(meta) {
        let id = meta.rules[spec.rule.index()].id;
        all.push((said(phrases::READING), format!("{id} {} = {value}", spec.name)));
    }
    if header.opening.is_some() {
        all.push((said(words::START), said(phrases::OPENING)));
    }
    all
}

/// Versions and hashes.
pub(super) fn made_of(
    meta: &Meta,
    bytes: &[u8],
    header: &Header,
    info: &DisputeInfo,
    sides: &[SidePart],
    lang: Lang,
) -> Vec<(String, String)> {
    let said = |text: kanso_engine::Text| text.in_lang(lang).to_owned();
    let mut all = vec![
        (said(words::FILED_BY), info.program.clone()),
        (said(words::FILED_UNDER), info.revision.to_string()),
        (said(words::PLAYED_UNDER), header.revision.to_string()),
    ];
    if let Some(name) = card_set_name(meta, &header.cards, lang) {
        all.push((said(phrases::CARDS), name));
    }
    all.push((said(words::THIS_FILE), hex(&chain::hash(bytes))));
    all.push((said(words::SOURCE), hex(&info.source)));
    for side in sides {
        all.push((words::state_of(lang, &side.title, &side.at), side.digest.clone()));
    }
    all
}

/// How to see it for oneself.
pub(super) fn steps(
    file: &str,
    count: u32,
    info: &DisputeInfo,
    lang: Lang,
) -> Vec<(String, String)> {
    let file = word(file);
    let number = if count > 1 { format!(" --dispute {}", info.number) } else { String::new() };
    let mut all = vec![
        (format!("kanso verify {file}"), words::STEP_VERIFY),
        (format!("kanso dispute check {file}"), words::STEP_CHECK),
        (format!("kanso dispute compare {file}{number}"), words::STEP_COMPARE),
        (format!("kanso review {file} --at {}", info.before()), words::STEP_BEFORE),
    ];
    if info.recorded {
        let at = info.contested();
        all.push((format!("kanso review {file} --at {at}"), words::STEP_AFTER));
    }
    all.push((format!("kanso dispute report {file}{number} -o report.html"), words::STEP_REPORT));
    all.into_iter().map(|(command, what)| (command, what.in_lang(lang).to_owned())).collect()
}
