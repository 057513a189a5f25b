//! The report of a dispute, and settling it.

use crate::command::{DialogKind, ReportWish, SettleText};
use crate::model::file::with_ending;
use crate::model::{Dialog, Model, Weight};
use crate::platform::{Job, SettledGame};
use crate::words::{dispute as words, edits};
use kanso_engine::Eye;
use kanso_replay::dispute::RulingInfo;
use kanso_replay::log::record::Ruling;
use kanso_replay::review::{plain, plain_lines};
use std::path::{Path, PathBuf};

impl Dialog {
    /// What the dialog for a report or a ruling proposes; none: there is no such dispute.
    pub(in crate::model) fn propose_of_dispute(
        &mut self,
        number: u32,
        model: &Model,
    ) -> Option<()> {
        let table = model.table.as_ref()?;
        let all = table.review().disputes(model.lang());
        let of = all.iter().find(|info| info.number == number)?;
        if table.eye != Eye::All || !table.may_show(of.contested()) {
            return None;
        }
        let which = if all.len() > 1 { format!("-{number}") } else { String::new() };
        let stem = table.stem();
        if let DialogKind::Report(_) = self.kind {
            self.text = model.beside(&format!("{stem}-report{which}.html"));
            self.report = Some(ReportWish { number, ..ReportWish::default() });
        } else {
            self.text = model.beside(&format!("{stem}{which}.golden.kanso"));
            let by = model.settings.author.clone();
            self.settling = Some(Box::new(SettleText { number, by, ..SettleText::default() }));
        }
        Some(())
    }
}

impl Model {
    /// The dispute of the file that the menu is about: the one that is told of; none: there is none.
    pub fn dispute_at_hand(&self) -> Option<u32> {
        let table = self.table.as_ref().filter(|table| table.eye == Eye::All)?;
        let chosen = table.disputes.chosen;
        let all = table.disputes.infos.as_ref().map(|(_, infos)| infos)?;
        let told = |number| {
            all.iter().any(|info| info.number == number && table.may_show(info.contested()))
        };
        told(chosen)
            .then_some(chosen)
            .or_else(|| all.iter().map(|info| info.number).find(|number| told(*number)))
    }

    pub(super) fn report_dispute(&mut self, wish: ReportWish, path: PathBuf) {
        let lang = self.lang();
        let Some(table) = &self.table else { return };
        if table.eye != Eye::All {
            return self.refuse(words::FILING_SHOWS.in_lang(lang));
        }
        let name = table.path.as_deref().and_then(Path::file_name);
        let name = name.map(|name| name.to_string_lossy().into_owned());
        let file = name.unwrap_or_else(|| format!("{}.kanso", table.stem()));
        let (log, base) = (table.log(), self.base.clone());
        self.sent_off();
        self.start(Job::Report { path, log, wish, lang, file, base });
    }

    pub(super) fn settle_dispute(&mut self, mut text: SettleText) {
        let lang = self.lang();
        let Some(table) = &self.table else { return };
        if table.eye != Eye::All {
            return self.refuse(words::FILING_SHOWS.in_lang(lang));
        }
        if let Some(why) = table.review().read_only() {
            let text = crate::words::moves::READ_ONLY;
            return self.refuse(crate::words::fill(text, lang, &[("why", &why)]));
        }
        if text.verdict.is_none() {
            return self.refuse(words::NO_VERDICT.in_lang(lang));
        }
        text.golden = text.golden.map(with_ending);
        let is_log = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "kanso");
        if text.golden.as_ref().is_some_and(|path| !is_log(path)) {
            return self.refuse(words::GOLDEN_ENDING.in_lang(lang));
        }
        let log = table.log();
        self.sent_off();
        self.start(Job::Settle { log, text: Box::new(text), lang });
    }

    /// The dialog that asked waits for an answer.
    fn sent_off(&mut self) {
        if let Some(dialog) = &mut self.dialog {
            dialog.problem = None;
            dialog.busy = true;
        }
    }

    /// It is known how a dispute is settled, or why it cannot be. Whoever closed the dialog does not
    /// settle it.
    pub(in crate::model) fn settled(&mut self, result: Result<Box<SettledGame>, String>) {
        let lang = self.lang();
        let asked = |dialog: &Dialog| matches!(dialog.kind, DialogKind::Settle(_)) && dialog.busy;
        if !self.dialog.as_ref().is_some_and(asked) {
            return;
        }
        let settled = match result {
            Ok(settled) => *settled,
            Err(why) => return self.refuse(why),
        };
        let Some(table) = &mut self.table else { return };
        let all = table.review.disputes(lang);
        let of = all.iter().find(|info| info.number == settled.ruling.dispute);
        // Who says the same again finishes what was left undone.
        let is_kept = of
            .and_then(|info| info.rulings.last())
            .is_some_and(|last| is_same(last, &settled.ruling));
        if !is_kept {
            if let Err(error) = table.review.rule(&settled.ruling) {
                return self.refuse(edits::say(&error, lang));
            }
            table.changed();
            self.say(Weight::Info, words::SETTLED_NOW.in_lang(lang));
        }
        match settled.golden {
            Some(golden) => {
                if let Some(dialog) = &mut self.dialog {
                    dialog.text = golden.path.display().to_string();
                }
                self.start(Job::Golden(Box::new(golden)));
            }
            None => self.dialog = None,
        }
    }
}

/// True if a ruling says what was just decided.
fn is_same(last: &RulingInfo, now: &Ruling) -> bool {
    last.verdict == now.verdict
        && last.reason == plain_lines(&now.reason)
        && last.by == plain(&now.by)
}

#[cfg(test)]
mod tests;
