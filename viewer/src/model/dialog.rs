//! Dialogs: what one asks, and what was typed so far.

use super::{BranchDraft, FilingDraft, Model, Waiting};
use crate::command::{BoardFormat, DialogKind, GameExport, NewGame, ReportWish, SettleText};

/// A dialog that is open, with what was typed. The panel writes the drafts; nothing happens before
/// its command is given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dialog {
    /// Which one.
    pub kind: DialogKind,
    /// The one text that it asks for: a note, a name, an address, an outcome, a path.
    pub text: String,
    /// A second text: the author of a note, a seed.
    pub more: String,
    /// The place in a list that it offers, if one is chosen.
    pub chosen: Option<u32>,
    /// Things that were picked so far, by their words: the dice and cards that fell.
    pub picked: Vec<String>,
    /// A switch that it has: fresh luck, PNG instead of SVG.
    pub switch: bool,
    /// Answers typed so far where only a person can go on.
    pub then: Vec<String>,
    /// The line to make.
    pub branch: BranchDraft,
    /// The dispute to file.
    pub filing: Option<Box<FilingDraft>>,
    /// The report to write.
    pub report: Option<ReportWish>,
    /// How a dispute is settled.
    pub settling: Option<Box<SettleText>>,
    /// The game to export.
    pub export: Option<GameExport>,
    /// The game to begin.
    pub new_game: Option<Box<NewGame>>,
    /// True if it was sent off and waits for an answer.
    pub busy: bool,
    /// What waits for the answer.
    pub waiting: Option<Waiting>,
    /// What was wrong with what was typed, told by the last attempt.
    pub problem: Option<String>,
}

impl Dialog {
    /// A dialog with what it proposes; none: it makes no sense now.
    pub fn open(kind: DialogKind, model: &Model) -> Option<Self> {
        let mut dialog = Self {
            kind,
            text: String::new(),
            more: String::new(),
            chosen: None,
            picked: Vec::new(),
            switch: false,
            then: Vec::new(),
            branch: BranchDraft::default(),
            filing: None,
            report: None,
            settling: None,
            export: None,
            new_game: None,
            busy: false,
            waiting: None,
            problem: None,
        };
        let needs_table = !matches!(dialog.kind, DialogKind::NewGame | DialogKind::Help);
        if needs_table && model.table.is_none() {
            return None;
        }
        if let DialogKind::Rename(line) | DialogKind::DeleteLine(line) | DialogKind::Extract(line) =
            dialog.kind
        {
            dialog.propose_line(line, model)?;
        }
        if let DialogKind::Dispute(part) = dialog.kind.clone() {
            dialog.propose_filing(&part, model)?;
        }
        if let DialogKind::Report(number) | DialogKind::Settle(number) = dialog.kind {
            dialog.propose_of_dispute(number, model)?;
        }
        if dialog.kind == DialogKind::Branch {
            dialog.propose_branch(model);
        }
        if dialog.kind == DialogKind::ExportBoard {
            dialog.text = model.propose_picture(BoardFormat::Svg);
        }
        if let DialogKind::ExportGame(format, one_eye) = dialog.kind {
            dialog.propose_export(format, one_eye, model);
        }
        if dialog.kind == DialogKind::SaveAs {
            dialog.text = model.propose_path();
        }
        if dialog.kind == DialogKind::NewGame {
            dialog.new_game = Some(Box::new(model.draft()));
        }
        if matches!(dialog.kind, DialogKind::Note | DialogKind::LineNote(_)) {
            dialog.more.clone_from(&model.settings.author);
        }
        Some(dialog)
    }
}
