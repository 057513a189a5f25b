//! Keys: each asks for what the help says, and letters that are typed ask for nothing.

use super::*;
use crate::board::BAR_KEYS;
use crate::command::{
    Command, DialogKind, FileCommand, FindCommand, Flip, GoCommand, LineCommand, LookCommand,
    LuckChoice, PanelId, PlayCommand, SettingsCommand, Speed, Tab, TextSize, ThemeChoice, Unit,
    Way,
};
use crate::model::testing::with_golden;
use crate::words::help;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kanso_engine::{Eye, Seat};
use kanso_replay::review::{Axis, Position};

/// What a key press asks of a model, through the toolkit.
fn asks(model: Model, shortcut: &KeyboardShortcut) -> Vec<Command> {
    let mut harness = Harness::new_ui_state(
        |ui, (model, commands): &mut (Model, Vec<Command>)| {
            let mut asked = Asked::default();
            pressed(ui.ctx(), model, &mut asked);
            commands.append(&mut asked.0);
        },
        (model, Vec::new()),
    );
    let mut modifiers = shortcut.modifiers;
    modifiers.ctrl = modifiers.command;
    harness.key_press_modifiers(modifiers, shortcut.logical_key);
    harness.run();
    harness.into_state().1
}

fn asks_key(model: Model, key: Key) -> Vec<Command> {
    asks(model, &KeyboardShortcut::new(Modifiers::NONE, key))
}

fn game() -> Model {
    with_golden("rook-raiders/three-seats-tie")
}

#[test]
fn a_digit_takes_what_stands_in_the_bar() {
    let at = || {
        let mut model = with_golden("pig/won-by-holding");
        model.apply(GoCommand::To(Position::after(0, 2)).into());
        model
    };
    let drawn = || {
        let mut model = at();
        let settings = model.settings.clone();
        let table = model.table.as_mut().expect("open");
        let shown = table.shown(&settings);
        assert_eq!(table.offers(&shown).apart, [0, 1]);
        model
    };
    assert_eq!(asks(at(), &BAR_KEYS[0]), [], "nothing is drawn yet");
    assert_eq!(asks(drawn(), &BAR_KEYS[1]), [PlayCommand::Choose(1).into()]);
    assert_eq!(asks(drawn(), &BAR_KEYS[2]), []);
    let mut gone = drawn();
    gone.apply(PlayCommand::Choose(1).into());
    assert_eq!(asks(gone, &BAR_KEYS[0]), [], "nor is what comes next");
}

#[test]
fn every_key_asks_for_what_its_row_says() {
    let with_loop = || {
        let mut model = game();
        model.apply(GoCommand::Loop(Some((1, 5))).into());
        model
    };
    // What the bar offers depends on what is drawn.
    for entry in TABLE.iter().filter(|entry| entry.words != help::BAR) {
        let wanted = (entry.asks)(&with_loop());
        assert!(wanted.is_some(), "{}", entry.words.en);
        for shortcut in entry.shortcuts {
            let asked = asks(with_loop(), shortcut);
            assert_eq!(asked, [wanted.clone().unwrap()], "{}", entry.words.en);
        }
    }
}

#[test]
fn every_press_counts_even_when_several_come_in_one_frame() {
    let mut harness = Harness::new_ui_state(
        |ui, (model, commands): &mut (Model, Vec<Command>)| {
            let mut asked = Asked::default();
            pressed(ui.ctx(), model, &mut asked);
            commands.append(&mut asked.0);
        },
        (game(), Vec::new()),
    );
    for key in [Key::ArrowRight, Key::ArrowRight, Key::Home, Key::ArrowRight] {
        harness.input_mut().events.push(Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        });
    }
    harness.run();
    let next = Command::from(GoCommand::Step(Unit::Event, Way::Forward));
    let wanted = [next.clone(), next.clone(), GoCommand::Start.into(), next];
    assert_eq!(harness.into_state().1, wanted);
}

#[test]
fn no_key_means_two_things() {
    let mut all: Vec<_> = TABLE.iter().flat_map(|entry| entry.shortcuts).collect();
    let count = all.len();
    all.sort_by_key(|shortcut| format!("{shortcut:?}"));
    all.dedup();
    assert_eq!(all.len(), count);
}

#[test]
fn the_keys_ask_for_these() {
    let steps = [
        (Key::ArrowLeft, Unit::Event, Way::Back),
        (Key::ArrowRight, Unit::Event, Way::Forward),
        (Key::ArrowUp, Unit::Turn, Way::Back),
        (Key::ArrowDown, Unit::Turn, Way::Forward),
        (Key::PageUp, Unit::Round, Way::Back),
        (Key::PageDown, Unit::Round, Way::Forward),
        (Key::P, Unit::Phase, Way::Forward),
        (Key::N, Unit::Note, Way::Forward),
    ];
    for (key, unit, way) in steps {
        assert_eq!(asks_key(game(), key), [GoCommand::Step(unit, way).into()]);
    }
    let dialogs = [
        (Key::G, DialogKind::Address),
        (Key::B, DialogKind::Branch),
        (Key::W, DialogKind::Note),
        (Key::F1, DialogKind::Help),
    ];
    for (key, dialog) in [(Key::O, DialogKind::Outcome), (Key::X, DialogKind::Correct)] {
        assert_eq!(asks_key(game(), key), [SettingsCommand::OpenAbout(dialog).into()]);
    }
    for (key, dialog) in dialogs {
        assert_eq!(asks_key(game(), key), [SettingsCommand::Open(dialog).into()]);
    }
    let tabs = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7];
    for (key, tab) in tabs.into_iter().zip(Tab::ALL) {
        assert_eq!(asks_key(game(), key), [LookCommand::Tab(tab).into()]);
    }
    let others: [(Key, Command); 8] = [
        (Key::Home, GoCommand::Start.into()),
        (Key::End, GoCommand::End.into()),
        (Key::M, GoCommand::SinceMyLastTurn.into()),
        (Key::Space, GoCommand::Play(true).into()),
        (Key::A, GoCommand::Axis(Axis::Decisions).into()),
        (Key::H, LookCommand::Hindsight(false).into()),
        (Key::F3, FindCommand::Next.into()),
        (Key::F8, SettingsCommand::Panel(PanelId::Timeline, false).into()),
    ];
    for (key, command) in others {
        assert_eq!(asks_key(game(), key), [command]);
    }
}

#[test]
fn without_a_game_only_files_and_the_window_have_keys() {
    for entry in TABLE {
        let alone = matches!(entry.group, Group::File | Group::Window);
        let asked = (entry.asks)(&Model::default());
        let of_game = [
            FileCommand::Beside(Way::Back).into(),
            FileCommand::Beside(Way::Forward).into(),
            SettingsCommand::Open(DialogKind::SaveAs).into(),
            FileCommand::Reload.into(),
            FileCommand::Close.into(),
        ];
        let wanted = alone && (entry.asks)(&game()).is_some_and(|asks| !of_game.contains(&asks));
        assert_eq!(asked.is_some(), wanted, "{}", entry.words.en);
    }
}

#[test]
fn whoever_types_or_has_a_dialog_open_steps_nowhere() {
    let mut model = game();
    model.apply(SettingsCommand::Open(DialogKind::Note).into());
    assert_eq!(asks_key(model, Key::ArrowRight), []);
    let mut harness = Harness::new_ui_state(
        |ui, (text, commands): &mut (String, Vec<Command>)| {
            let mut asked = Asked::default();
            pressed(ui.ctx(), &game(), &mut asked);
            commands.append(&mut asked.0);
            let label = ui.label("Text");
            ui.text_edit_singleline(text).labelled_by(label.id).request_focus();
        },
        (String::new(), Vec::new()),
    );
    harness.run();
    harness.key_press(Key::N);
    harness.run();
    assert_eq!(harness.state().1, []);
}

#[test]
fn a_focused_button_keeps_the_keys_that_work_on_it() {
    let mut harness = Harness::new_ui_state(
        |ui, commands: &mut Vec<Command>| {
            let mut asked = Asked::default();
            pressed(ui.ctx(), &game(), &mut asked);
            commands.append(&mut asked.0);
            ui.button("OK").request_focus();
        },
        Vec::new(),
    );
    harness.run();
    for key in [Key::Space, Key::ArrowRight, Key::End] {
        harness.key_press(key);
        harness.run();
    }
    assert_eq!(harness.state()[..], [GoCommand::End.into()]);
}

#[test]
fn the_eye_goes_round() {
    let mut model = game();
    let mut seen = Vec::new();
    for _ in 0..5 {
        let [Command::Look(LookCommand::Eye(eye))] = asks_key(game_of(&model), Key::E)[..] else {
            panic!("an eye is asked for");
        };
        seen.push(eye);
        model.apply(LookCommand::Eye(eye).into());
    }
    let seat = |index| Eye::Seat(Seat::at(index));
    assert_eq!(seen, [Eye::Public, seat(0), seat(1), seat(2), Eye::All]);
}

/// The same game, looked at with the same eye.
fn game_of(model: &Model) -> Model {
    let mut again = game();
    again.apply(LookCommand::Eye(model.table.as_ref().expect("open").eye).into());
    again
}

#[test]
fn speeds_and_sizes_go_by_steps_and_end_somewhere() {
    let mut model = game();
    model.apply(GoCommand::Speed(Speed(5.0)).into());
    assert_eq!(asks_key(model, Key::Comma), [GoCommand::Speed(Speed(2.0)).into()]);
    let mut model = game();
    model.apply(GoCommand::Speed(Speed(20.0)).into());
    assert_eq!(asks_key(model, Key::Period), []);
    let larger = KeyboardShortcut::new(Modifiers::COMMAND, Key::Plus);
    assert_eq!(asks(game(), &larger), [SettingsCommand::TextSize(TextSize(1.1)).into()]);
    assert_eq!(asks_key(game(), Key::D), [SettingsCommand::Theme(ThemeChoice::Light).into()]);
}

#[test]
fn the_loop_key_loops_the_turn_and_lets_it_go() {
    let mut model = game();
    let course = model.table.as_mut().expect("open").course();
    let (from, to) = (course.turns[1].event, course.turns[2].event);
    model.apply(GoCommand::To(Position::after(0, from)).into());
    let asked = (TABLE.iter().find(|entry| entry.words == words::LOOP_TURN).unwrap().asks)(&model);
    assert_eq!(asked, Some(GoCommand::Loop(Some((from, to))).into()));
    model.apply(asked.unwrap());
    assert_eq!(asks_key(model, Key::L), [GoCommand::Loop(None).into()]);
}

#[test]
fn escape_lets_go_of_one_thing_after_the_other() {
    let mut model = game();
    model.apply(GoCommand::End.into());
    let (name, luck) = ("other".to_owned(), LuckChoice::Same);
    model.apply(LineCommand::Branch { name, luck, answer: None }.into());
    model.apply(GoCommand::Loop(Some((1, 5))).into());
    model.apply(PlayCommand::Select(Some("piece".to_owned())).into());
    model.apply(GoCommand::Play(true).into());
    model.apply(LineCommand::Compare(0).into());
    model.apply(LineCommand::Flip(Flip::Over).into());
    model.apply(LookCommand::Rule(Some("RR-1.1".to_owned())).into());
    let mut seen = Vec::new();
    let let_go = TABLE.iter().find(|entry| entry.words == words::LET_GO).unwrap();
    while let Some(command) = (let_go.asks)(&model) {
        seen.push(command.clone());
        model.apply(command);
    }
    let expected: [Command; 6] = [
        GoCommand::Play(false).into(),
        PlayCommand::Select(None).into(),
        LookCommand::Rule(None).into(),
        GoCommand::Loop(None).into(),
        LineCommand::Flip(Flip::Beside).into(),
        LineCommand::StopComparing.into(),
    ];
    assert_eq!(seen, expected);
}

#[test]
fn keys_are_written_as_on_a_keyboard() {
    use crate::words::timeline;
    assert_eq!(hint(timeline::NEXT_EVENT, Lang::En), "Next event (→)");
    assert_eq!(hint(timeline::NEXT_DECISION, Lang::En), "Next decision (Ctrl+→)");
    assert_eq!(hint(timeline::PREVIOUS_NOTE, Lang::Ja), "前のメモ (Shift+N)");
    assert_eq!(hint(timeline::TIMELINE, Lang::En), "Timeline");
}

#[test]
fn escape_closes_an_open_menu_before_anything_else() {
    let mut model = game();
    model.apply(GoCommand::Play(true).into());
    let mut harness = Harness::new_ui_state(
        |ui, (model, asked): &mut (Model, Asked)| {
            pressed(ui.ctx(), model, asked);
            ui.menu_button("Menu", |ui| ui.label("inside"));
        },
        (model, Asked::default()),
    );
    harness.get_by_label("Menu").click();
    harness.run();
    harness.get_by_label("inside");
    harness.key_press(Key::Escape);
    harness.run();
    assert!(harness.query_by_label("inside").is_none(), "it closes");
    assert!(harness.state().1.0.is_empty(), "and nothing else happens");
    harness.key_press(Key::Escape);
    harness.run();
    assert_eq!(harness.state().1.0, [GoCommand::Play(false).into()]);
}

#[test]
fn what_is_typed_behind_a_key_that_asks_for_a_field_is_meant_for_that() {
    let mut harness = Harness::new_ui_state(
        |ui, (model, commands, typed): &mut (Model, Vec<Command>, String)| {
            let mut asked = Asked::default();
            pressed(ui.ctx(), model, &mut asked);
            if asked.0.is_empty() && !commands.is_empty() {
                // The dialog is there one frame later.
                typed.push_str(&typed_ahead(ui));
            }
            commands.append(&mut asked.0);
        },
        (game(), Vec::new(), String::new()),
    );
    let press = |key, text: &str| {
        let (physical_key, pressed, repeat) = (None, true, false);
        let modifiers = Modifiers::NONE;
        [Event::Key { key, physical_key, pressed, repeat, modifiers }, Event::Text(text.to_owned())]
    };
    let events = [press(Key::G, "g"), press(Key::Num1, "1"), press(Key::Num2, "2")];
    harness.input_mut().events.extend(events.into_iter().flatten());
    harness.run_steps(1);
    harness.input_mut().events.push(Event::Text("9".to_owned()));
    harness.run_steps(2);
    let (_, commands, typed) = harness.into_state();
    assert_eq!(commands, [SettingsCommand::Open(DialogKind::Address).into()], "no page is shown");
    assert_eq!(typed, "129");
}

#[test]
fn enter_behind_a_search_goes_to_the_next_event_found() {
    let mut model = game();
    model.apply(LookCommand::Tab(Tab::Find).into());
    assert_eq!(asks_key(model, Key::Enter), [PlayCommand::Answer.into()], "nothing was found");
}
