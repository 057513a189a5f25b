//! How the table is looked at: eye, page, what is pointed at.

use super::{Arrived, Effect, Model, Table};
use crate::command::{DialogKind, LookCommand, SettingsCommand, Tab};
use kanso_engine::Eye;
use kanso_replay::review::{Axis, Position};

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
            self.settings.side_shown = true;
            if let Some(table) = &mut self.table {
                table.look.pointed.clear();
                // A list that is put away points at no place any more.
                table.hover = None;
                table.find.typing += u64::from(tab == Tab::Find);
            }
            return;
        }
        let Some(table) = &mut self.table else { return };
        match command {
            LookCommand::Eye(eye) => {
                let other = eye != table.eye;
                table.look_with(eye);
                if other && eye != Eye::All {
                    // They may tell what the eye before was told.
                    self.notices.clear();
                    self.dialog = None;
                }
            }
            LookCommand::Hindsight(on) => {
                table.hindsight = on;
                if !on {
                    table.forget_later();
                    self.dialog = None;
                }
            }
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
                let address = table.address_of(table.here()).to_string();
                self.effects.push(Effect::Copy(address));
            }
            LookCommand::ExportBoard(format, path) => self.export_board(format, path),
            LookCommand::CopyLink => self.copy_link(),
            LookCommand::ExportGame(export, path) => self.export_game(export, path),
        }
    }
}

impl Table {
    /// Looks with another eye. What one has selected, pointed at or been told goes: ids and numbers
    /// are the eye's own.
    pub(super) fn look_with(&mut self, eye: Eye) {
        if eye == self.eye {
            return;
        }
        self.eye = eye;
        self.hover = None;
        self.arrived = Arrived::Jump;
        self.look = LookState {
            page: self.look.page.take(),
            state_filter: std::mem::take(&mut self.look.state_filter),
            ..LookState::default()
        };
        self.play.forget_told();
        let to = self.told_place(self.here());
        self.review.go(to).expect("it is before a place that is there");
    }

    /// The last place up to this one that the eye is told.
    fn told_place(&self, at: Position) -> Position {
        let stops = self.review.stops(at.line, Axis::Events, self.eye);
        let upto = stops.partition_point(|stop| *stop <= at.event);
        let event = upto.checked_sub(1).map_or(0, |last| stops[last]);
        let Some(beat) = at.beat.filter(|_| event == at.event) else {
            return Position::after(at.line, event);
        };
        let beats = self.review.told_beats(event, self.eye);
        let told = beats.iter().rfind(|told| told.beat <= beat);
        Position { beat: Some(told.map_or(0, |told| told.beat)), ..at }
    }

    /// Puts away what shows places later than where one stands.
    fn forget_later(&mut self) {
        self.hover = None;
        self.compared = self.compared.filter(|pair| !self.leaves_later(pair.left, pair.right));
        self.play.corrected = None;
        self.look.diff_with = self.look.diff_with.filter(|with| self.may_show(*with));
    }
}

#[cfg(test)]
mod tests;
