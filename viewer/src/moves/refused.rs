//! What cannot be done, and by which rule.

use super::MovesData;
use super::groups::has;
use crate::command::{Asked, ContestedPart, DialogKind, LookCommand, PlayCommand, SettingsCommand};
use crate::model::Table;
use crate::words::{dispute as disputes, fill, moves as words};
use egui::{CollapsingHeader, RichText, Ui};
use kanso_engine::Lang;
use kanso_replay::review::Conceived;

/// Most refused attempts that are listed at once.
const LISTED_MAX: usize = 60;

/// Draws the list of what is refused, narrowed as the list of choices is: by what is typed, and by
/// what was picked. It is worked out when it is unfolded.
pub(super) fn refused_ui(
    ui: &mut Ui,
    data: &MovesData<'_>,
    filter: &str,
    lang: Lang,
    asked: &mut Asked,
) {
    let table = data.table;
    ui.add_space(6.0);
    let known = table
        .play
        .why_not
        .as_ref()
        .filter(|known| known.at == table.here() && known.told == (table.eye, lang));
    let header = CollapsingHeader::new(words::WHY_NOT.in_lang(lang)).id_salt("why-not");
    let folded = header.show(ui, |ui| {
        let Some(known) = known else {
            asked.push(PlayCommand::WhyNot(Some(String::new())));
            return;
        };
        if known.refused.is_empty() {
            ui.weak(words::WHY_NONE.in_lang(lang));
            return;
        }
        let filter = filter.to_lowercase();
        let picked = &data.offers.picked;
        let mut found = known.refused.iter().filter(|tried| {
            picked.iter().all(|id| tried.ids.contains(id))
                && has(&filter, &[&tried.notation, &tried.words])
        });
        let mut any = false;
        for tried in found.by_ref().take(LISTED_MAX) {
            any = true;
            tried_ui(ui, table, tried, known.tried == tried.notation, lang, asked);
        }
        let more = found.count();
        if more > 0 {
            ui.weak(fill(words::MORE, lang, &[("count", &more.to_string())]));
        }
        if !any {
            ui.weak(words::WHY_NONE_LIKE.in_lang(lang));
        }
    });
    if folded.fully_closed() && table.play.why_not.is_some() {
        asked.push(PlayCommand::WhyNot(None));
    }
}

/// One attempt with what stands against it; a click tells the rule.
fn tried_ui(
    ui: &mut Ui,
    table: &Table,
    tried: &Conceived,
    unfolded: bool,
    lang: Lang,
    asked: &mut Asked,
) {
    let row = ui.selectable_label(unfolded, &tried.words);
    if row.clicked() {
        let wanted = if unfolded { String::new() } else { tried.notation.clone() };
        asked.push(PlayCommand::WhyNot(Some(wanted)));
        asked.push(LookCommand::Point(if unfolded { Vec::new() } else { tried.ids.clone() }));
    }
    ui.indent(("refused", &tried.notation), |ui| {
        refusal_ui(ui, table, tried, unfolded, lang);
        if unfolded && ui.button(disputes::FILE_REFUSED.in_lang(lang)).clicked() {
            let part = ContestedPart::Refused(tried.notation.clone());
            asked.push(SettingsCommand::Open(DialogKind::Dispute(part)));
        }
    });
}

/// What stands against an attempt: the words, and with `rule` the rule's own line.
pub(super) fn refusal_ui(ui: &mut Ui, table: &Table, tried: &Conceived, rule: bool, lang: Lang) {
    let Some(refusal) = &tried.refusal else { return };
    let words = format!("{}  {}", refusal.words, refusal.rule);
    ui.label(RichText::new(words.trim_end()).weak());
    if rule && let Some(line) = table.review().rule_line(&refusal.rule, lang) {
        ui.label(line);
    }
}
