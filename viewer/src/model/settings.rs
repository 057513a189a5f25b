//! Preferences: kept between runs, never part of a game.

use super::kept::{FILES_MAX, FileKept};
use super::{Dialog, Effect, Model, Sort};
use crate::command::{DialogKind, PanelId, SettingsCommand, Speed, Tab, TextSize, ThemeChoice};
use kanso_engine::{Awaiting, Eye, Lang};
use kanso_replay::review::{EventKind, Position};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// Most files that are remembered.
pub const RECENT_MAX: usize = 12;

/// Most names that are remembered: no game has more seats.
const NAMES_MAX: usize = 16;

/// What is kept between runs. A field that an older program did not write has its default.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// True if the interface is Japanese.
    pub japanese: bool,
    /// Light or dark.
    pub theme: ThemeChoice,
    /// Size of everything.
    pub text_size: TextSize,
    /// True if the lines are shown.
    pub lines_shown: bool,
    /// True if the right panel is shown.
    pub side_shown: bool,
    /// True if the timeline is shown.
    pub timeline_shown: bool,
    /// True if pieces move visibly from step to step.
    pub motion: bool,
    /// True if routine steps are told, too.
    pub routine: bool,
    /// True if one phone goes around, and shows to each player what that one may know.
    pub passed_around: bool,
    /// How fast a game plays by itself.
    pub speed: Speed,
    /// True if the timeline stops at decisions alone.
    pub by_decision: bool,
    /// The page of the right panel.
    pub tab: Tab,
    /// Who writes notes.
    pub author: String,
    /// Files that were open before, the last one first.
    pub recent: Vec<PathBuf>,
    /// The folder that is listed.
    pub folder: Option<PathBuf>,
    /// How the list of its games is sorted.
    pub sort: Sort,
    /// Id of the game that was begun last.
    pub game: String,
    /// Who played it, in seat order.
    pub names: Vec<String>,
    /// The names of the bots that played in it, in seat order; empty, or left out: a person did.
    pub bots: Vec<String>,
    /// The folder where a game was begun last.
    pub games: Option<PathBuf>,
    /// What is remembered of files, the last one first.
    pub files: Vec<FileKept>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            japanese: false,
            theme: ThemeChoice::default(),
            text_size: TextSize::default(),
            lines_shown: true,
            side_shown: true,
            timeline_shown: true,
            motion: true,
            routine: false,
            passed_around: false,
            speed: Speed::default(),
            by_decision: false,
            tab: Tab::default(),
            author: String::new(),
            recent: Vec::new(),
            folder: None,
            sort: Sort::default(),
            game: String::new(),
            names: Vec::new(),
            bots: Vec::new(),
            games: None,
            files: Vec::new(),
        }
    }
}

impl Settings {
    /// The language that is spoken.
    pub fn lang(&self) -> Lang {
        if self.japanese { Lang::Ja } else { Lang::En }
    }

    /// What was kept, if it can be used: whatever a file says, the window opens.
    #[must_use]
    pub fn sane(mut self) -> Self {
        let size = self.text_size.0;
        let sane = if size.is_finite() { size } else { 1.0 };
        self.text_size = TextSize(sane.clamp(TextSize::MIN.0, TextSize::MAX.0));
        let speed = self.speed.0;
        let (slow, quick) = (Speed::ALL[0].0, Speed::ALL[Speed::ALL.len() - 1].0);
        if !speed.is_finite() || !(slow..=quick).contains(&speed) {
            self.speed = Speed::default();
        }
        self.recent.truncate(RECENT_MAX);
        self.names.truncate(NAMES_MAX);
        self.bots.truncate(NAMES_MAX);
        self.files.truncate(FILES_MAX);
        self
    }

    /// Remembers the folder that is listed.
    pub fn keep_folder(&mut self, folder: PathBuf) {
        self.folder = folder.to_str().is_some().then_some(folder);
    }

    /// Remembers a file that was opened, as the last one. A path that is no text cannot be kept, and
    /// nothing else beside it could.
    pub fn remember(&mut self, path: PathBuf) {
        if path.to_str().is_none() {
            return;
        }
        self.recent.retain(|known| *known != path);
        self.recent.insert(0, path);
        self.recent.truncate(RECENT_MAX);
    }
}

impl Model {
    /// Goes before the event that is shown, where a dialog is about that: any that is corrected, and a
    /// throw that is to fall otherwise. Where a throw is awaited at the end of a line, that is meant.
    fn stand_before(&mut self, kind: &DialogKind) {
        let Some(table) = &mut self.table else { return };
        let here = table.here();
        let Some(event) = table.review.event(here.event) else { return };
        let awaited = matches!(table.review.awaiting(), Some(Awaiting::Chance(_)));
        let is_meant = match kind {
            DialogKind::Correct => true,
            DialogKind::Outcome => {
                event.kind == EventKind::Chance && !(awaited && table.at_open_end())
            }
            _ => false,
        };
        if is_meant {
            // It has happened, so there is a place before it.
            let _ = table.go(Position::after(here.line, here.event - 1));
        }
    }

    pub(super) fn apply_settings(&mut self, command: SettingsCommand) {
        let settings = &mut self.settings;
        match command {
            SettingsCommand::Lang(lang) => settings.japanese = lang == Lang::Ja,
            SettingsCommand::Theme(theme) => settings.theme = theme,
            SettingsCommand::TextSize(TextSize(size)) => {
                settings.text_size = TextSize(size.clamp(TextSize::MIN.0, TextSize::MAX.0));
            }
            SettingsCommand::Panel(panel, shown) => {
                match panel {
                    PanelId::Lines => settings.lines_shown = shown,
                    PanelId::Side => settings.side_shown = shown,
                    PanelId::Timeline => settings.timeline_shown = shown,
                }
                if let Some(table) = &mut self.table {
                    // A panel that is put away points at no place any more.
                    table.hover = None;
                }
            }
            SettingsCommand::Motion(motion) => settings.motion = motion,
            SettingsCommand::Routine(told) => {
                settings.routine = told;
                self.forget_shown();
            }
            SettingsCommand::PassAround(on) => {
                settings.passed_around = on;
                if let Some(table) = &mut self.table {
                    table.look_with(if on { Eye::Public } else { Eye::All });
                }
            }
            SettingsCommand::Open(kind) => {
                if let (DialogKind::Correct, Some(table)) = (&kind, &mut self.table) {
                    table.play.corrected = None;
                }
                self.dialog = Dialog::open(kind, self);
            }
            SettingsCommand::OpenAbout(kind) => {
                self.stand_before(&kind);
                self.apply_settings(SettingsCommand::Open(kind));
            }
            SettingsCommand::CloseDialog => self.dialog = None,
            SettingsCommand::Dismiss(number) => self.dismiss(number),
            SettingsCommand::Quit => {
                if self.may_quit() {
                    self.close_table();
                    self.effects.push(Effect::Quit);
                }
            }
        }
    }
}
