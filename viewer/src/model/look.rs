//! How the table is looked at: eye, page, what is pointed at.

use super::{Effect, Model};
use crate::command::{DialogKind, LookCommand, SettingsCommand};
use kanso_replay::review::Position;

/// What is selected and pointed at.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LookState {
    /// The page of the scene, by its id; none: the first.
    pub page: Option<String>,
    /// The selected thing of the scene.
    pub selected: Option<String>,
    /// Things of the scene that are pointed at from elsewhere.
    pub pointed: Vec<String>,
    /// The rule that is explained.
    pub rule: Option<String>,
    /// The position whose state is compared with; none: before the event.
    pub diff_with: Option<Position>,
    /// What narrows the list of state fields.
    pub state_filter: String,
}

impl Model {
    pub(super) fn apply_look(&mut self, command: LookCommand) {
        if let LookCommand::Tab(tab) = command {
            self.settings.tab = tab;
            return;
        }
        let Some(table) = &mut self.table else { return };
        match command {
            LookCommand::Eye(eye) => table.eye = eye,
            LookCommand::Hindsight(on) => table.hindsight = on,
            LookCommand::Page(page) => table.look.page = Some(page),
            LookCommand::Point(ids) => table.look.pointed = ids,
            LookCommand::Rule(rule) => table.look.rule = rule,
            LookCommand::Tab(_) => {}
            LookCommand::DiffWith(position) => table.look.diff_with = position,
            LookCommand::StateFilter(text) => table.look.state_filter = text,
            LookCommand::FitBoard => self.effects.push(Effect::FitBoard),
            LookCommand::Findings(true) => {
                self.apply_settings(SettingsCommand::Open(DialogKind::Findings));
            }
            LookCommand::Findings(false) => self.dialog = None,
            LookCommand::CopyAddress => {
                let address = table.here().to_string();
                self.effects.push(Effect::Copy(address));
            }
            LookCommand::ExportBoard(..) => {}
        }
    }
}
