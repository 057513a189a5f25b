//! Disputes: what the file says of them, above the table and on the page of the event, and the
//! courses of their sides, or of another reading, beside what was played.
//!
//! One file for each part: the strip above the table (`strip`), the part of the event's page
//! (`event`), both courses (`beside`), what they come to in words (`details`).

mod beside;
mod details;
mod event;
mod strip;

pub use beside::{BesideView, beside_ui};
pub use event::dispute_part_ui;
pub use strip::{StripData, strip_ui};

use crate::command::{Asked, DialogKind, DisputeCommand, SettingsCommand};
use crate::model::{OtherSide, Table};
use crate::words::{dispute as words, fill};
use egui::Ui;
use kanso_engine::{Lang, Seat};
use kanso_replay::dispute::{ClaimInfo, DisputeInfo, SideOf};

/// What else can be done about a dispute: told to others, settled.
fn report_and_settle_ui(ui: &mut Ui, number: u32, lang: Lang, asked: &mut Asked) {
    if ui.button(words::REPORT.in_lang(lang)).clicked() {
        asked.push(SettingsCommand::Open(DialogKind::Report(number)));
    }
    if ui.button(words::COPY_LINK.in_lang(lang)).clicked() {
        asked.push(DisputeCommand::CopyLink(number));
    }
    if ui.button(words::SETTLE.in_lang(lang)).clicked() {
        asked.push(SettingsCommand::Open(DialogKind::Settle(number)));
    }
}

/// The name of a seat.
fn name_of(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or("", String::as_str)
}

/// Who claims what, in one line.
fn claim_words(claim: &ClaimInfo, names: &[String], lang: Lang) -> String {
    let places = [("name", name_of(names, claim.seat)), ("words", claim.words.as_str())];
    fill(words::CLAIMS, lang, &places)
}

/// What a course is called.
fn side_words(side: &OtherSide, info: Option<&DisputeInfo>, table: &Table, lang: Lang) -> String {
    match &side.side.of {
        SideOf::Played => words::AS_PLAYED.in_lang(lang).to_owned(),
        SideOf::Reading { id, value } => {
            let meta = table.review().meta();
            let known = meta.readings.iter().find(|spec| meta.rules[spec.rule.index()].id == id);
            let name = known.map_or("", |spec| spec.name);
            fill(words::UNDER, lang, &[("id", id), ("name", name), ("value", value)])
        }
        SideOf::Answer { claim } => {
            let Some(claim) = info.and_then(|info| info.claims.get(*claim)) else {
                return String::new();
            };
            let name = name_of(table.review().names(), claim.seat);
            fill(words::AS_CLAIMED, lang, &[("name", name), ("words", &claim.words)])
        }
    }
}

#[cfg(test)]
mod tests;
