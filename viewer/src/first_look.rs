//! What is shown first, as the arguments name it: a place, an eye, a page, a dialog.
//!
//! It becomes commands once the game is open, so nothing can be shown this way that a user could
//! not ask for.

use crate::command::{
    Command, ContestedPart, DialogKind, DisputeCommand, FindCommand, Flip, GameFormat, GoCommand,
    InsightCommand, LineCommand, LookCommand, PlayCommand, SettingsCommand, Tab, ThemeChoice,
};
use crate::model::{Model, Query, Table};
use clap::ValueEnum;
use kanso_engine::{Eye, Seat};
use kanso_replay::address::LineName;
use kanso_replay::log::record::{LineId, MAIN_LINE};

/// What is shown first.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct FirstLook {
    /// Go to this place: 12, 12.3, t5, c2 or end, with a line before it as in 1@12.
    #[arg(long, value_name = "ADDR")]
    pub at: Option<String>,
    /// Look as `all`, as the `public`, or as a seat by its number or name.
    #[arg(long)]
    pub eye: Option<String>,
    /// Show this page of the board, by its id.
    #[arg(long, value_name = "ID")]
    pub page: Option<String>,
    /// Show this page of the right panel.
    #[arg(long, value_enum)]
    pub tab: Option<TabArg>,
    /// Look for events that have this text.
    #[arg(long, value_name = "TEXT")]
    pub find: Option<String>,
    /// Put this line beside the one that is shown, by its number or name.
    #[arg(long, value_name = "LINE")]
    pub compare: Option<String>,
    /// With --compare: both lines at one place, and which one is seen there now: 0 the one that is
    /// shown, 1 the other.
    #[arg(long, value_name = "SIDE", requires = "compare", value_parser = clap::value_parser!(u8).range(..=1))]
    pub flip: Option<u8>,
    /// Put the line beside itself under another reading, written as id=value; of a file with a
    /// dispute, `dispute` puts the courses of its sides beside what was played.
    #[arg(long, value_name = "READING=VALUE")]
    pub beside: Option<String>,
    /// Analyse the line: who was winning when.
    #[arg(long)]
    pub analyse: bool,
    /// Select a thing on the board, by its id.
    #[arg(long, value_name = "ID")]
    pub select: Option<String>,
    /// Open this dialog.
    #[arg(long, value_enum)]
    pub dialog: Option<DialogArg>,
    /// Light or dark; without it, as the last time, at first as the system has it.
    #[arg(long, value_enum)]
    pub theme: Option<ThemeArg>,
}

/// A theme, as it is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum ThemeArg {
    /// Dark letters on light ground.
    Light,
    /// Light letters on dark ground.
    Dark,
}

impl From<ThemeArg> for ThemeChoice {
    fn from(arg: ThemeArg) -> Self {
        match arg {
            ThemeArg::Light => Self::Light,
            ThemeArg::Dark => Self::Dark,
        }
    }
}

/// A page of the right panel, as it is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum TabArg {
    /// The whole game, turn by turn, and its lines.
    Game,
    /// The event and what came of it.
    Happened,
    /// What can be done, and why not.
    Moves,
    /// The state, field by field.
    State,
    /// Events that have a text.
    Find,
    /// Notes of the file.
    Notes,
    /// Who was winning when, where it turned, what was missed.
    Insight,
}

impl From<TabArg> for Tab {
    fn from(arg: TabArg) -> Self {
        match arg {
            TabArg::Game => Self::Game,
            TabArg::Happened => Self::Happened,
            TabArg::Moves => Self::Moves,
            TabArg::State => Self::State,
            TabArg::Find => Self::Find,
            TabArg::Notes => Self::Notes,
            TabArg::Insight => Self::Insight,
        }
    }
}

/// A dialog, as it is typed. Those about a line are about the one that is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum DialogArg {
    /// Write a note.
    Note,
    /// Make a line.
    Branch,
    /// Enter what fell.
    Outcome,
    /// Correct the next event of the line.
    Correct,
    /// Go to an address.
    Address,
    /// Call the line something else.
    Rename,
    /// Where the line is extracted to.
    Extract,
    /// File a dispute about the event.
    Dispute,
    /// Under which other reading the game is looked at.
    Reading,
    /// Where the log is saved to.
    SaveAs,
    /// Where the board is written to.
    ExportBoard,
    /// Where the game is written to in another form.
    ExportGame,
    /// Where the report of the first dispute is written to.
    Report,
    /// How the first dispute is settled.
    Settle,
    /// Begin a game.
    NewGame,
    /// The keys.
    Help,
    /// What verification found.
    Findings,
}

impl DialogArg {
    fn kind(self, line: LineId) -> DialogKind {
        match self {
            Self::Note => DialogKind::Note,
            Self::Branch => DialogKind::Branch,
            Self::Outcome => DialogKind::Outcome,
            Self::Correct => DialogKind::Correct,
            Self::Address => DialogKind::Address,
            Self::Rename => DialogKind::Rename(line),
            Self::Extract => DialogKind::Extract(line),
            Self::Dispute => DialogKind::Dispute(ContestedPart::Event),
            Self::Reading => DialogKind::Reading,
            Self::SaveAs => DialogKind::SaveAs,
            Self::ExportBoard => DialogKind::ExportBoard,
            Self::ExportGame => DialogKind::ExportGame(GameFormat::Page, false),
            Self::Report => DialogKind::Report(0),
            Self::Settle => DialogKind::Settle(0),
            Self::NewGame => DialogKind::NewGame,
            Self::Help => DialogKind::Help,
            Self::Findings => DialogKind::Findings,
        }
    }
}

impl FirstLook {
    /// Asks the model for all of it, once what the arguments name is open; without a game, only for
    /// what needs none.
    ///
    /// # Errors
    ///
    /// The argument that names nothing in this game, in words; what stands before it was done.
    pub fn show(&self, model: &mut Model) -> Result<(), String> {
        if let Some(tab) = self.tab {
            model.apply(LookCommand::Tab(tab.into()).into());
        }
        if let Some(text) = &self.eye
            && let Some(table) = &model.table
        {
            let eye = eye(text, table.review().names())?;
            model.apply(LookCommand::Eye(eye).into());
        }
        let lang = model.lang();
        if let Some(text) = &self.at
            && let Some(table) = &model.table
        {
            let to = table.place_named(text, lang).map_err(|why| format!("--at: {why}"))?;
            model.apply(GoCommand::To(to).into());
            if let Some(table) = &mut model.table {
                table.tell_dispute_at(to, lang);
            }
        }
        let mut line = MAIN_LINE;
        if let Some(table) = &model.table {
            line = table.here().line;
            let compared = self.compare.as_ref().map(|text| line_named(text, table)).transpose()?;
            let beside = self.beside.as_deref().map(|text| beside(text, table)).transpose()?;
            for command in self.then(compared).into_iter().chain(beside) {
                model.apply(command);
            }
        }
        if let Some(dialog) = self.dialog {
            model.apply(SettingsCommand::Open(dialog.kind(line)).into());
        }
        Ok(())
    }

    /// What is asked for where one stands.
    fn then(&self, compared: Option<LineId>) -> Vec<Command> {
        let page = self.page.clone().map(|page| LookCommand::Page(page).into());
        let find = self.find.clone().map(|text| {
            let query = Query { text, ..Query::default() };
            FindCommand::For(query).into()
        });
        let compare = compared.map(|line| LineCommand::Compare(line).into());
        let flips = self.flip.map_or(0, |side| 2 - usize::from(side));
        let flip = std::iter::repeat_n(LineCommand::Flip(Flip::Over).into(), flips);
        let analyse = self.analyse.then(|| InsightCommand::Analyse(true).into());
        let select = self.select.clone().map(|id| PlayCommand::Select(Some(id)).into());
        [page, find, compare, analyse, select].into_iter().flatten().chain(flip).collect()
    }
}

/// The eye that `all`, `public`, a number or a name means.
fn eye(text: &str, names: &[String]) -> Result<Eye, String> {
    let seat = |text: &str| {
        let number = || text.parse::<usize>().ok().filter(|number| *number < names.len());
        names.iter().position(|name| name == text).or_else(number).map(Seat::at)
    };
    match text.trim() {
        "all" => Ok(Eye::All),
        "public" => Ok(Eye::Public),
        text => seat(text).map(Eye::Seat).ok_or_else(|| {
            format!("--eye: there is no seat {text:?}; the seats are {}", names.join(", "))
        }),
    }
}

/// What is put beside what was played, as it is typed.
fn beside(text: &str, table: &Table) -> Result<Command, String> {
    if text == "dispute" {
        return Ok(DisputeCommand::SideBySide(0).into());
    }
    let meta = table.review().meta();
    let known = text.split_once('=').and_then(|(name, value)| {
        let id = kanso_replay::under::reading_named(meta, name.trim())?;
        Some(DisputeCommand::Under(id.to_owned(), value.trim().to_owned()).into())
    });
    known.ok_or_else(|| {
        let ids = meta.readings.iter().map(|spec| meta.rules[spec.rule.index()].id);
        let ids: Vec<_> = ids.collect();
        format!("--beside: write `dispute`, or id=value with one of {}", ids.join(", "))
    })
}

/// The line that a number or a name means.
fn line_named(text: &str, table: &Table) -> Result<LineId, String> {
    let name: LineName = text.parse().map_err(|problem| format!("--compare: {problem}"))?;
    let lines = table.review().lines();
    let found = lines.iter().find(|line| match &name {
        LineName::Number(number) => line.id == *number,
        LineName::Name(name) => line.name == *name,
    });
    found.map(|line| line.id).ok_or_else(|| format!("--compare: there is no line {text:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::testing::with_golden;
    use kanso_replay::review::Position;

    #[test]
    fn places_eyes_and_dialogs_are_shown() {
        let mut model = with_golden("pig/won-by-holding");
        let look = FirstLook {
            at: Some("2".to_owned()),
            eye: Some("1".to_owned()),
            tab: Some(TabArg::Moves),
            dialog: Some(DialogArg::Rename),
            ..FirstLook::default()
        };
        assert_eq!(look.show(&mut model), Ok(()));
        let table = model.table.as_ref().expect("open");
        assert_eq!(table.here(), Position::after(MAIN_LINE, 2));
        assert_eq!(table.eye, Eye::Seat(Seat::at(1)));
        assert_eq!(model.settings.tab, Tab::Moves);
        assert_eq!(model.dialog.expect("open").kind, DialogKind::Rename(MAIN_LINE));
    }

    #[test]
    fn what_the_game_does_not_have_is_named() {
        let mut model = with_golden("pig/won-by-holding");
        let mut refused = |look: FirstLook| look.show(&mut model).expect_err("not there");
        let text = |text: &str| Some(text.to_owned());
        assert!(refused(FirstLook { at: text("99999"), ..FirstLook::default() }).contains("--at"));
        assert!(refused(FirstLook { at: text("x"), ..FirstLook::default() }).contains("--at"));
        assert!(
            refused(FirstLook { eye: text("Nobody"), ..FirstLook::default() }).contains("seat")
        );
        assert!(refused(FirstLook { compare: text("9"), ..FirstLook::default() }).contains("line"));
        let beside = refused(FirstLook { beside: text("PG-R9=x"), ..FirstLook::default() });
        assert!(beside.contains("PG-R1"), "{beside}");
    }

    #[test]
    fn without_a_game_only_what_needs_none_is_asked() {
        let mut model = crate::model::testing::empty();
        let look = FirstLook {
            at: Some("2".to_owned()),
            dialog: Some(DialogArg::Help),
            ..FirstLook::default()
        };
        assert_eq!(look.show(&mut model), Ok(()));
        assert_eq!(model.dialog.expect("open").kind, DialogKind::Help);
    }
}
