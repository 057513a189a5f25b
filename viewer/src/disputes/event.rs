//! The part of an event's page that tells of a dispute about it.

use super::{claim_words, name_of, report_and_settle_ui};
use crate::command::{Asked, DisputeCommand};
use crate::happened::HappenedData;
use crate::happened::rule::{RuleData, rule_link_ui};
use crate::model::Reproduced;
use crate::words::{dispute as words, fill};
use egui::{RichText, Ui};
use kanso_replay::dispute::{CheckedDispute, DisputeInfo};

/// Draws what is disputed about the place that is shown.
pub fn dispute_part_ui(
    ui: &mut Ui,
    info: &DisputeInfo,
    data: &HappenedData<'_>,
    asked: &mut Asked,
) {
    let (lang, names) = (data.lang, data.table.review().names());
    ui.add_space(8.0);
    ui.separator();
    ui.label(RichText::new(words::DISPUTE.in_lang(lang)).strong());
    ui.label(&info.question);
    if !info.recorded {
        ui.weak(words::ASKED_HERE.in_lang(lang));
    }
    if !info.rules.is_empty() {
        let rules = RuleData::of(data.table, lang);
        ui.horizontal_wrapped(|ui| {
            ui.weak(words::ABOUT_RULES.in_lang(lang));
            for id in &info.rules {
                rule_link_ui(ui, id, &rules, asked);
            }
        });
    }
    ui.add_space(4.0);
    if info.claims.is_empty() {
        ui.weak(words::NO_CLAIMS.in_lang(lang));
    }
    for claim in &info.claims {
        ui.label(claim_words(claim, names, lang));
    }
    ruling_ui(ui, info, data);
    ui.add_space(4.0);
    let checked = &data.table.disputes.reproduced;
    let said = reproduced_words(checked, info.number, data);
    let fine = matches!(checked, Reproduced::Known(all) if of(all, info.number)
        .is_some_and(CheckedDispute::reproduces));
    let mark = if fine { "●" } else { "▲" };
    ui.label(RichText::new(format!("{mark} {said}")).weak());
    ui.horizontal_wrapped(|ui| {
        if ui.button(words::SIDE_BY_SIDE.in_lang(lang)).clicked() {
            asked.push(DisputeCommand::SideBySide(info.number));
        }
        report_and_settle_ui(ui, info.number, lang, asked);
    });
}

/// How it was settled: the last ruling counts.
fn ruling_ui(ui: &mut Ui, info: &DisputeInfo, data: &HappenedData<'_>) {
    let lang = data.lang;
    let Some((last, earlier)) = info.rulings.split_last() else {
        ui.label(RichText::new(words::OPEN.in_lang(lang)).italics());
        return;
    };
    ui.add_space(4.0);
    ui.label(RichText::new(fill(words::RULING, lang, &[("words", &last.words)])).strong());
    ui.label(&last.reason);
    if !last.by.is_empty() {
        ui.weak(fill(words::RULED_BY, lang, &[("name", &last.by)]));
    }
    for ruling in earlier.iter().rev() {
        ui.weak(fill(words::EARLIER_RULING, lang, &[("words", &ruling.words)]));
    }
}

fn of(checked: &[CheckedDispute], number: u32) -> Option<&CheckedDispute> {
    checked.iter().find(|checked| checked.number == number)
}

/// Whether it still comes to what it came to when it was filed.
fn reproduced_words(reproduced: &Reproduced, number: u32, data: &HappenedData<'_>) -> String {
    let lang = data.lang;
    match reproduced {
        Reproduced::Unknown => words::CHECKING.in_lang(lang).to_owned(),
        Reproduced::Failed(why) => fill(words::NOT_CHECKED, lang, &[("why", why)]),
        Reproduced::Known(all) => match of(all, number) {
            None => words::CHECKING.in_lang(lang).to_owned(),
            Some(checked) if checked.reproduces() => words::REPRODUCES.in_lang(lang).to_owned(),
            Some(checked) => {
                let why: Vec<_> = checked.because.iter().map(|one| one.in_words(lang)).collect();
                fill(words::DOES_NOT, lang, &[("why", &why.join("; "))])
            }
        },
    }
}

/// The seats that make some claims, each once.
pub(super) fn claimants(info: &DisputeInfo, claims: &[usize], names: &[String]) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for claim in claims.iter().filter_map(|claim| info.claims.get(*claim)) {
        let name = name_of(names, claim.seat);
        if !found.iter().any(|known| known == name) {
            found.push(name.to_owned());
        }
    }
    found
}
