//! Every key with what it asks for.

use crate::board::BAR_KEYS;
use crate::command::{
    Command, DialogKind, DisputeCommand, FileCommand, FindCommand, Flip, GoCommand, InsightCommand,
    LineCommand, LookCommand, PanelId, PlayCommand, SettingsCommand, Speed, Tab, TextSize,
    ThemeChoice, Unit, Way,
};
use crate::model::{Model, Table};
use crate::words::{help, insight, timeline};
use egui::{Key, KeyboardShortcut, Modifiers};
use kanso_engine::{Eye, Lang, Seat, Text};
use kanso_replay::review::Axis;

/// What a key is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Group {
    /// Going through the game.
    Go,
    /// Playing by itself.
    Playback,
    /// Looking.
    Look,
    /// Lines and moves.
    Play,
    /// Files.
    File,
    /// The window.
    Window,
}

impl Group {
    /// Every group, in the order of the help.
    pub const ALL: [Self; 6] =
        [Self::Go, Self::Playback, Self::Look, Self::Play, Self::File, Self::Window];

    /// What it is called.
    pub fn words(self) -> Text {
        match self {
            Self::Go => help::GROUP_GO,
            Self::Playback => help::GROUP_PLAYBACK,
            Self::Look => help::GROUP_LOOK,
            Self::Play => help::GROUP_PLAY,
            Self::File => help::GROUP_FILE,
            Self::Window => help::GROUP_WINDOW,
        }
    }
}

/// A wish, with the keys for it.
pub struct Entry {
    /// What it is about.
    pub group: Group,
    /// The keys, the one that is told first.
    pub shortcuts: &'static [KeyboardShortcut],
    /// What it does.
    pub words: Text,
    /// What it asks for; none: nothing now.
    pub asks: fn(&Model) -> Option<Command>,
}

const fn key(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

/// Makes the table of its rows: `Group, [keys], words, |model| command;`.
macro_rules! keys {
    ( $( $group:ident, [ $($shortcut:expr),+ ], $words:expr, $asks:expr; )* ) => {
        &[ $( Entry {
            group: Group::$group,
            shortcuts: &[ $($shortcut),+ ],
            words: $words,
            asks: $asks,
        }, )* ]
    };
}

/// Every key, in the order of the help.
pub const TABLE: &[Entry] = keys! {
    Go, [key(Key::ArrowLeft)], timeline::PREVIOUS_EVENT, |m| step(m, Unit::Event, Way::Back);
    Go, [key(Key::ArrowRight)], timeline::NEXT_EVENT, |m| step(m, Unit::Event, Way::Forward);
    Go, [ctrl(Key::ArrowLeft)], timeline::PREVIOUS_DECISION, |m| step(m, Unit::Decision, Way::Back);
    Go, [ctrl(Key::ArrowRight)], timeline::NEXT_DECISION, |m| step(m, Unit::Decision, Way::Forward);
    Go, [shift(Key::ArrowLeft)], timeline::PREVIOUS_BEAT, |m| step(m, Unit::Beat, Way::Back);
    Go, [shift(Key::ArrowRight)], timeline::NEXT_BEAT, |m| step(m, Unit::Beat, Way::Forward);
    Go, [key(Key::ArrowUp)], timeline::PREVIOUS_TURN, |m| step(m, Unit::Turn, Way::Back);
    Go, [key(Key::ArrowDown)], timeline::NEXT_TURN, |m| step(m, Unit::Turn, Way::Forward);
    Go, [shift(Key::P)], timeline::PREVIOUS_PHASE, |m| step(m, Unit::Phase, Way::Back);
    Go, [key(Key::P)], timeline::NEXT_PHASE, |m| step(m, Unit::Phase, Way::Forward);
    Go, [key(Key::PageUp)], timeline::PREVIOUS_ROUND, |m| step(m, Unit::Round, Way::Back);
    Go, [key(Key::PageDown)], timeline::NEXT_ROUND, |m| step(m, Unit::Round, Way::Forward);
    Go, [shift(Key::N)], timeline::PREVIOUS_NOTE, |m| step(m, Unit::Note, Way::Back);
    Go, [key(Key::N)], timeline::NEXT_NOTE, |m| step(m, Unit::Note, Way::Forward);
    Go, [shift(Key::T)], insight::PREVIOUS_TURNING,
        |m| at_table(m, InsightCommand::Turning(Way::Back));
    Go, [key(Key::T)], insight::NEXT_TURNING,
        |m| at_table(m, InsightCommand::Turning(Way::Forward));
    Go, [key(Key::Home)], timeline::TO_START, |m| at_table(m, GoCommand::Start);
    Go, [key(Key::End)], timeline::TO_END, |m| at_table(m, GoCommand::End);
    Go, [key(Key::M)], timeline::SINCE, |m| at_table(m, GoCommand::SinceMyLastTurn);
    Go, [key(Key::G)], help::ADDRESS, |m| at_table(m, dialog(DialogKind::Address));

    Playback, [key(Key::Space)], help::PLAY_OR_PAUSE,
        |m| table(m).map(|table| GoCommand::Play(table.playing.is_none()).into());
    Playback, [key(Key::Period)], timeline::FASTER, |m| speed(m, Way::Forward);
    Playback, [key(Key::Comma)], timeline::SLOWER, |m| speed(m, Way::Back);
    Playback, [key(Key::L)], help::LOOP_TURN, |m| table(m).map(|table| loop_turn(table).into());
    Playback, [key(Key::A)], help::AXIS,
        |m| table(m).map(|table| GoCommand::Axis(other(table.axis)).into());

    Look, [ctrl(Key::F)], help::FIND, |m| at_table(m, LookCommand::Tab(Tab::Find));
    Look, [key(Key::F3)], help::FIND_NEXT, |m| at_table(m, FindCommand::Next);
    Look, [shift(Key::F3), shift(Key::Enter)], help::FIND_PREVIOUS, |m| at_table(m, FindCommand::Previous);
    Play, [BAR_KEYS[0]], help::BAR, |m| bar(m, 0);
    Play, [BAR_KEYS[1]], help::BAR, |m| bar(m, 1);
    Play, [BAR_KEYS[2]], help::BAR, |m| bar(m, 2);
    Play, [BAR_KEYS[3]], help::BAR, |m| bar(m, 3);
    Look, [key(Key::Num1)], help::TAB_GAME, |m| at_table(m, LookCommand::Tab(Tab::Game));
    Look, [key(Key::Num2)], help::TAB_HAPPENED, |m| at_table(m, LookCommand::Tab(Tab::Happened));
    Look, [key(Key::Num3)], help::TAB_MOVES, |m| at_table(m, LookCommand::Tab(Tab::Moves));
    Look, [key(Key::Num4)], help::TAB_STATE, |m| at_table(m, LookCommand::Tab(Tab::State));
    Look, [key(Key::Num5)], help::TAB_FIND, |m| at_table(m, LookCommand::Tab(Tab::Find));
    Look, [key(Key::Num6)], help::TAB_NOTES, |m| at_table(m, LookCommand::Tab(Tab::Notes));
    Look, [key(Key::Num7)], help::TAB_INSIGHT, |m| at_table(m, LookCommand::Tab(Tab::Insight));
    Look, [key(Key::I)], insight::ANALYSE_OR_STOP,
        |m| table(m).map(|table| InsightCommand::Analyse(table.analysing().is_none()).into());
    Look, [shift(Key::I)], insight::WEIGH_OR_NOT,
        |m| table(m).map(|table| InsightCommand::Weigh(table.weighing().is_none()).into());
    Look, [key(Key::E)], help::EYE,
        |m| table(m).map(|table| LookCommand::Eye(next_eye(table)).into());
    Look, [key(Key::H)], help::HINDSIGHT,
        |m| table(m).map(|table| LookCommand::Hindsight(!table.hindsight).into());
    Look, [key(Key::V)], help::FLIP, |m| at_table(m, LineCommand::Flip(Flip::Over));
    Look, [key(Key::F)], help::FIT, |m| at_table(m, LookCommand::FitBoard);
    Look, [key(Key::C)], help::COPY, |m| at_table(m, LookCommand::CopyAddress);
    Look, [ctrl_shift(Key::L)], help::COPY_LINK, |m| at_table(m, LookCommand::CopyLink);
    Look, [ctrl(Key::E)], help::EXPORT, |m| at_table(m, dialog(DialogKind::ExportBoard));

    Play, [key(Key::Enter)], help::ANSWER, enter;
    Play, [ctrl(Key::Z)], help::TAKE_BACK, |m| at_table(m, PlayCommand::TakeBack);
    Play, [ctrl_shift(Key::Z)], help::TAKE_BACK_AGREED,
        |m| at_table(m, PlayCommand::TakeBackAgreed);
    Play, [key(Key::B)], help::BRANCH, |m| at_table(m, dialog(DialogKind::Branch));
    Play, [key(Key::W)], help::NOTE, |m| at_table(m, dialog(DialogKind::Note));
    Play, [key(Key::O)], help::OUTCOME,
        |m| at_table(m, SettingsCommand::OpenAbout(DialogKind::Outcome));
    Play, [key(Key::X)], help::CORRECT,
        |m| at_table(m, SettingsCommand::OpenAbout(DialogKind::Correct));
    Play, [key(Key::Escape)], help::LET_GO, let_go;

    File, [ctrl(Key::N)], help::NEW, |_| Some(dialog(DialogKind::NewGame).into());
    File, [ctrl(Key::O)], help::OPEN, |_| Some(FileCommand::Ask.into());
    File, [ctrl_shift(Key::O)], help::OPEN_FOLDER, |_| Some(FileCommand::AskFolder.into());
    File, [ctrl(Key::S)], help::SAVE_AS, |m| at_table(m, dialog(DialogKind::SaveAs));
    File, [ctrl(Key::PageUp)], help::PREVIOUS_GAME, |m| at_table(m, FileCommand::Beside(Way::Back));
    File, [ctrl(Key::PageDown)], help::NEXT_GAME, |m| at_table(m, FileCommand::Beside(Way::Forward));
    File, [ctrl(Key::R), key(Key::F5)], help::RELOAD, |m| at_table(m, FileCommand::Reload);
    File, [ctrl(Key::W)], help::CLOSE, |m| at_table(m, FileCommand::Close);
    File, [ctrl(Key::Q)], help::QUIT, |_| Some(SettingsCommand::Quit.into());

    Window, [key(Key::F7)], help::PANEL_LINES,
        |m| Some(SettingsCommand::Panel(PanelId::Lines, !m.settings.lines_shown).into());
    Window, [key(Key::F8)], help::PANEL_TIMELINE,
        |m| Some(SettingsCommand::Panel(PanelId::Timeline, !m.settings.timeline_shown).into());
    Window, [key(Key::F9)], help::PANEL_SIDE,
        |m| Some(SettingsCommand::Panel(PanelId::Side, !m.settings.side_shown).into());
    Window, [ctrl(Key::Plus), ctrl(Key::Equals)], help::LARGER,
        |m| Some(text_size(m.settings.text_size.0 + TEXT_STEP).into());
    Window, [ctrl(Key::Minus)], help::SMALLER,
        |m| Some(text_size(m.settings.text_size.0 - TEXT_STEP).into());
    Window, [ctrl(Key::Num0)], help::USUAL_SIZE, |_| Some(text_size(1.0).into());
    Window, [key(Key::D)], help::THEME,
        |m| Some(SettingsCommand::Theme(next_theme(m.settings.theme)).into());
    Window, [key(Key::J)], help::LANG, |m| Some(SettingsCommand::Lang(other_lang(m.lang())).into());
    Window, [key(Key::Questionmark), key(Key::F1)], help::HELP,
        |_| Some(dialog(DialogKind::Help).into());
};

/// By how much text grows with one key, against the usual size.
const TEXT_STEP: f32 = 0.1;

fn table(model: &Model) -> Option<&Table> {
    model.table.as_ref()
}

/// What makes sense only while a game is open.
fn at_table(model: &Model, command: impl Into<Command>) -> Option<Command> {
    table(model).map(|_| command.into())
}

fn step(model: &Model, unit: Unit, way: Way) -> Option<Command> {
    at_table(model, GoCommand::Step(unit, way))
}

/// The choice at a place of the bar above the board.
fn bar(model: &Model, nth: usize) -> Option<Command> {
    let number = table(model)?.apart().get(nth).copied()?;
    Some(PlayCommand::Choose(number).into())
}

fn dialog(kind: DialogKind) -> SettingsCommand {
    SettingsCommand::Open(kind)
}

/// The next speed that is offered; none: there is no faster or slower one.
fn speed(model: &Model, way: Way) -> Option<Command> {
    let now = model.settings.speed;
    let to = match way {
        Way::Forward => Speed::ALL.into_iter().find(|speed| *speed > now),
        Way::Back => Speed::ALL.into_iter().rev().find(|speed| *speed < now),
    };
    at_table(model, GoCommand::Speed(to?))
}

/// Loops the turn one is in, or stops looping.
fn loop_turn(table: &Table) -> GoCommand {
    let range = table.looped.is_none().then(|| table.turn_here());
    GoCommand::Loop(range)
}

fn other(axis: Axis) -> Axis {
    match axis {
        Axis::Events => Axis::Decisions,
        Axis::Decisions => Axis::Events,
    }
}

fn next_eye(table: &Table) -> Eye {
    let seats = table.review().names().len();
    let seat = |index: usize| if index < seats { Eye::Seat(Seat::at(index)) } else { Eye::All };
    match table.eye {
        Eye::All => Eye::Public,
        Eye::Public => seat(0),
        Eye::Seat(now) => seat(now.index() + 1),
    }
}

fn text_size(size: f32) -> SettingsCommand {
    // In tenths, so that as many steps back lead to where they began.
    SettingsCommand::TextSize(TextSize((size * 10.0).round() / 10.0))
}

fn next_theme(theme: ThemeChoice) -> ThemeChoice {
    match theme {
        ThemeChoice::System => ThemeChoice::Light,
        ThemeChoice::Light => ThemeChoice::Dark,
        ThemeChoice::Dark => ThemeChoice::System,
    }
}

fn other_lang(lang: Lang) -> Lang {
    match lang {
        Lang::En => Lang::Ja,
        Lang::Ja => Lang::En,
    }
}

/// Answers what is asked; behind a search, goes to the next event found.
fn enter(model: &Model) -> Option<Command> {
    let settings = &model.settings;
    let searched = settings.side_shown && settings.tab == Tab::Find;
    Some(if searched && !table(model)?.found().is_empty() {
        FindCommand::Next.into()
    } else {
        table(model).map(|_| PlayCommand::Answer)?.into()
    })
}

/// Stops what goes on, or else lets go of what is held: one thing with each key press.
fn let_go(model: &Model) -> Option<Command> {
    let table = table(model)?;
    Some(if table.play.bot.is_some() {
        PlayCommand::StopBots.into()
    } else if table.playing.is_some() {
        GoCommand::Play(false).into()
    } else if table.analysing().is_some() {
        InsightCommand::Analyse(false).into()
    } else if table.hover.is_some() {
        GoCommand::Hover(None).into()
    } else if table.look.selected.is_some() {
        PlayCommand::Select(None).into()
    } else if table.look.rule.is_some() {
        LookCommand::Rule(None).into()
    } else if table.looped.is_some() {
        GoCommand::Loop(None).into()
    } else if table.disputes.beside.is_some() || table.disputes.is_making() {
        DisputeCommand::Close.into()
    } else if table.compared.is_some_and(|pair| pair.flipped.is_some()) {
        LineCommand::Flip(Flip::Beside).into()
    } else if table.compared.is_some() {
        LineCommand::StopComparing.into()
    } else {
        return None;
    })
}
