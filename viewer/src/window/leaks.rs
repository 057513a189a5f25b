//! What the window must not tell: what an eye may not know, and without hindsight what comes later.
//!
//! All that a screen reader speaks is read, hover texts too, on every page and in every dialog.

use super::testing::{TestWindow, window};
use super::*;
use crate::command::{
    Command, ContestedPart, DialogKind, DisputeCommand, FindCommand, GameFormat, GoCommand,
    LineCommand, LuckChoice, NoteCommand, SettingsCommand,
};
use crate::model::testing::{filed, golden_path, with_golden};
use crate::model::{Access, Opened, Query, Settings, WhyMemory};
use egui_kittest::kittest::NodeT as _;
use kanso_engine::scene::{Body, Token};
use kanso_engine::{Eye, Scene, Seat};
use kanso_replay::review::{self, Bot, EventKind, Position, Review};
use std::collections::BTreeSet;

/// Games of hidden cards: hands, decks, cards lying face down.
const CARDS: [&str; 3] = [
    "berserk-tcg/random-players",
    "berserk-tcg/four-decks-green-against-red",
    "berserk-tcg/public-windows",
];

/// Every dialog that a table can open.
fn dialogs() -> Vec<DialogKind> {
    vec![
        DialogKind::Note,
        DialogKind::Branch,
        DialogKind::Outcome,
        DialogKind::Correct,
        DialogKind::Seal,
        DialogKind::Address,
        DialogKind::Rename(0),
        DialogKind::Extract(0),
        DialogKind::Dispute(ContestedPart::Event),
        DialogKind::Reading,
        DialogKind::SaveAs,
        DialogKind::ExportBoard,
        DialogKind::ExportGame(GameFormat::Page, true),
        DialogKind::ExportGame(GameFormat::JsonLines, false),
        DialogKind::Report(0),
        DialogKind::Settle(0),
        DialogKind::Help,
        DialogKind::Findings,
    ]
}

fn apply(window: &mut TestWindow, command: impl Into<Command>) {
    window.state_mut().0.apply(command.into());
    settle(window);
}

/// Lets the window come to rest; what moves by itself may go on.
fn settle(window: &mut TestWindow) {
    let _ = window.try_run();
}

/// All that is spoken of the window as it is now.
fn texts(window: &TestWindow) -> Vec<String> {
    let mut texts = Vec::new();
    for node in window.root().children_recursive() {
        let node = node.accesskit_node();
        let of_node = [node.label(), node.value(), node.placeholder().map(str::to_owned)];
        texts.extend(of_node.into_iter().flatten().filter(|text| !text.is_empty()));
        texts.extend(node.description());
    }
    texts
}

/// All that is spoken where one stands: of every page with its pointer texts, and of every dialog.
fn all_texts(window: &mut TestWindow) -> Vec<(String, Vec<String>)> {
    let mut all = Vec::new();
    for tab in Tab::ALL {
        apply(window, LookCommand::Tab(tab));
        all.push((format!("{tab:?}"), texts(window)));
    }
    for kind in dialogs() {
        let name = format!("{kind:?}");
        apply(window, SettingsCommand::Open(kind));
        all.push((name, texts(window)));
        apply(window, SettingsCommand::CloseDialog);
    }
    all
}

/// What is spoken when one points at each thing of the window.
fn pointer_texts(window: &mut TestWindow) -> Vec<String> {
    window.ctx.all_styles_mut(|style| style.interaction.tooltip_delay = 0.0);
    let boxes = window.root().children_recursive();
    let boxes = boxes.filter_map(|node| node.accesskit_node().bounding_box());
    let places: Vec<_> = boxes
        .map(|at| egui::pos2((at.x0 + at.x1) as f32 / 2.0, (at.y0 + at.y1) as f32 / 2.0))
        .collect();
    let mut seen = BTreeSet::new();
    let mut texts_seen = BTreeSet::new();
    for place in places {
        if place.any_nan() || !seen.insert((place.x as i32 / 4, place.y as i32 / 4)) {
            continue;
        }
        window.hover_at(place);
        window.run_steps(3);
        texts_seen.extend(texts(window));
    }
    window.remove_cursor();
    settle(window);
    texts_seen.into_iter().collect()
}

// ---- What an eye may not know.

/// The names and details of the tokens of a scene.
fn token_texts(scene: &Scene) -> BTreeSet<String> {
    let mut texts = BTreeSet::new();
    let mut put = |token: &Token| {
        for label in [&token.name, &token.short] {
            texts.insert(label.in_lang(Lang::En).to_owned());
        }
    };
    for region in scene.pages.iter().flat_map(|page| &page.regions) {
        match &region.body {
            Body::Board(board) => {
                board.cells.iter().flat_map(|cell| &cell.tokens).for_each(&mut put);
            }
            Body::Row(slots) => {
                slots.iter().filter_map(|slot| slot.token.as_ref()).for_each(&mut put);
            }
            Body::Track(steps) => steps.iter().flat_map(|step| &step.tokens).for_each(&mut put),
            Body::Sheet(_) => {}
        }
    }
    texts
}

/// All words that an eye is told of a whole line, and of the table where the review stands.
fn told_words(review: &dyn Review, eye: Eye) -> String {
    let lang = Lang::En;
    let mut told = format!("{:?}", review.scene(eye));
    for event in 1..=review.len(0).expect("the game itself") {
        review.say_event(event, lang, eye, &mut told).expect("words");
        told.push('\n');
        for fact in review.facts(event, lang, eye) {
            told.push_str(&fact.words);
            told.push_str(&review.rule_line(&fact.rule, lang).unwrap_or_default());
            told.push('\n');
        }
    }
    for choice in review.choices(lang, eye) {
        told.push_str(&choice.words);
        told.push('\n');
    }
    review.say_prompt(lang, eye, &mut told).expect("words");
    told
}

/// What lies on the table or is told, and is told to this eye nowhere in the whole game.
fn secrets(review: &dyn Review, eye: Eye) -> BTreeSet<String> {
    let told = told_words(review, eye);
    let mut secrets = token_texts(&review.scene(Eye::All));
    for event in 1..=review.len(0).expect("the game itself") {
        let mut words = String::new();
        review.say_event(event, Lang::En, Eye::All, &mut words).expect("words");
        secrets.insert(words);
        secrets.extend(review.facts(event, Lang::En, Eye::All).into_iter().map(|fact| fact.words));
    }
    secrets.retain(|secret| secret.chars().count() >= 5 && !told.contains(secret.as_str()));
    secrets
}

/// The window in front of an eye; what belongs to a search is collected.
fn looked_at(model: Model, eye: Eye) -> TestWindow {
    let mut window = window(model);
    apply(&mut window, LookCommand::Eye(eye));
    window
}

fn at_event(name: &str, event: u32) -> Model {
    let mut model = with_golden(name);
    model.apply(GoCommand::To(Position::after(0, event)).into());
    model
}

/// Moments of a game: one where chance is due, one where a seat is asked, the end.
fn moments(name: &str) -> Vec<u32> {
    let model = with_golden(name);
    let review = model.table.as_ref().expect("open").review();
    let events = review.len(0).expect("the game itself");
    let is_chance = |event: &u32| {
        let info = review.event(event + 1).expect("before the end");
        info.kind == EventKind::Chance
    };
    let middle = events / 2;
    let chance = (middle..events).find(is_chance);
    let asked = (middle..events).find(|event| !is_chance(event));
    [chance, asked, Some(events)].into_iter().flatten().collect()
}

#[track_caller]
fn none_told(secrets: &BTreeSet<String>, texts: Vec<String>, what: &str) {
    for text in texts {
        let leak = secrets.iter().find(|secret| text.contains(secret.as_str()));
        assert_eq!(leak, None, "{what}: {text:?}");
    }
}

#[test]
fn no_page_and_no_dialog_tells_an_eye_what_it_may_not_know() {
    let mut hidden = 0;
    for name in CARDS {
        for event in moments(name) {
            for eye in [Eye::Seat(Seat::at(0)), Eye::Public] {
                let model = at_event(name, event);
                let secrets = secrets(model.table.as_ref().expect("open").review(), eye);
                hidden += secrets.len();
                let mut window = looked_at(model, eye);
                for (page, texts) in all_texts(&mut window) {
                    none_told(&secrets, texts, &format!("{name} at {event}, {eye:?}, {page}"));
                }
            }
        }
    }
    assert!(hidden > 200, "only {hidden} secrets were looked for");
}

#[test]
fn neither_a_search_nor_another_line_tells_an_eye_what_it_may_not_know() {
    let (name, eye) = (CARDS[0], Eye::Seat(Seat::at(0)));
    let mut model = at_event(name, 30);
    model.apply(
        LineCommand::Branch { name: String::new(), luck: LuckChoice::Same, answer: None }.into(),
    );
    model.apply(GoCommand::To(Position::after(0, 60)).into());
    let secrets = secrets(model.table.as_ref().expect("open").review(), eye);
    let mut window = looked_at(model, eye);
    apply(&mut window, LookCommand::Tab(Tab::Find));
    apply(&mut window, FindCommand::For(Query { text: "card".to_owned(), ..Query::default() }));
    work(&mut window);
    assert!(window.state().0.table.as_ref().is_some_and(|table| !table.found().is_empty()));
    none_told(&secrets, texts(&window), "found");
    apply(&mut window, LineCommand::Compare(1));
    assert!(window.state().0.table.as_ref().is_some_and(|table| table.compared.is_some()));
    none_told(&secrets, texts(&window), "side by side");
}

/// A dispute about an event, with what was played there as a claim in words.
fn disputed(name: &str, event: u32) -> Model {
    let model = at_event(name, event);
    let review = model.table.as_ref().expect("open").review();
    let mut played = String::new();
    review.notate_event(event, &mut played).expect("words");
    let seat = match review.event(event).expect("it is there").kind {
        EventKind::Decision(seats) => seats.iter().next().map_or(0, Seat::index),
        EventKind::Chance => 0,
    };
    let mut model = filed(name, event, &[(seat, &played)]);
    crate::model::testing::settle(&mut model);
    model
}

#[test]
fn a_dispute_tells_an_eye_nothing_that_it_may_not_know() {
    let name = CARDS[0];
    let mut hidden = 0;
    for event in [20, 41, 60] {
        for eye in [Eye::Seat(Seat::at(0)), Eye::Public] {
            let mut model = disputed(name, event);
            model.apply(DisputeCommand::SideBySide(0).into());
            crate::model::testing::settle(&mut model);
            let review = model.table.as_ref().expect("open").review();
            let mut secrets = secrets(review, eye);
            let mut words = String::new();
            review.say_event(event, Lang::En, eye, &mut words).expect("words");
            if words.is_empty() {
                // Not even what was claimed.
                secrets.insert("Was it over before?".to_owned());
            }
            hidden += secrets.len();
            let mut window = looked_at(model, eye);
            apply(&mut window, DisputeCommand::SideBySide(0));
            apply(&mut window, DisputeCommand::Show(0));
            window.state_mut().0.notices.clear();
            for (page, texts) in all_texts(&mut window) {
                none_told(&secrets, texts, &format!("{name} at {event}, {eye:?}, {page}"));
            }
        }
    }
    assert!(hidden > 50, "only {hidden} secrets were looked for");
}

/// The test can fail: the eye that sees everything is told of the dispute.
#[test]
fn the_eye_that_sees_everything_is_told_of_the_dispute() {
    let mut window = looked_at(disputed(CARDS[0], 41), Eye::All);
    let told = all_texts(&mut window).into_iter().flat_map(|(_, texts)| texts);
    assert!(told.into_iter().any(|text| text.contains("Was it over before?")));
}

#[test]
fn no_pointer_text_tells_an_eye_what_it_may_not_know() {
    let (name, eye) = (CARDS[0], Eye::Seat(Seat::at(0)));
    let model = at_event(name, 40);
    let secrets = secrets(model.table.as_ref().expect("open").review(), eye);
    assert!(!secrets.is_empty());
    let mut window = looked_at(model, eye);
    let unpointed = texts(&window);
    let pointed = pointer_texts(&mut window);
    let more = pointed.iter().filter(|text| !unpointed.contains(text)).count();
    assert!(more > 20, "only {more} texts came by pointing");
    none_told(&secrets, pointed, "pointed at");
}

/// The test can fail: the eye that sees everything is told.
#[test]
fn the_eye_that_sees_everything_is_told_what_others_are_not() {
    let model = at_event(CARDS[0], 40);
    let secrets = secrets(model.table.as_ref().expect("open").review(), Eye::Public);
    let mut window = looked_at(model, Eye::All);
    let told = all_texts(&mut window).into_iter().flat_map(|(_, texts)| texts);
    let told: Vec<_> =
        told.filter(|text| secrets.iter().any(|secret| text.contains(secret.as_str()))).collect();
    assert!(told.len() > 5, "{told:?}");
}

// ---- What comes later.

/// The same game up to this many events, where another decision is made than in the whole one; then
/// it goes on for a while.
fn other_future(name: &str, events: u32) -> Box<dyn Review> {
    let bytes = std::fs::read(golden_path(name)).expect("the golden game is there");
    let whole = review::open(kanso_games::built_in(), &bytes).expect("a golden game opens");
    let mut other =
        review::begin(kanso_games::built_in(), whole.header()).expect("the same set-up");
    let notation = |event| {
        let mut notation = String::new();
        whole.notate_event(event, &mut notation).expect("words");
        notation
    };
    while other.here().event < events {
        let event = other.here().event + 1;
        match whole.event(event).expect("it is there").kind {
            EventKind::Decision(_) => {
                let choice = other.read_action(&notation(event), Lang::En).expect("it was legal");
                other.choose(choice).expect("it was played");
            }
            EventKind::Chance => {
                let outcome = other.read_outcome(&notation(event), Lang::En).expect("possible");
                other.settle(&outcome).expect("it fell");
            }
        }
    }
    assert_eq!(other.here(), Position::after(0, events), "a decision is asked there");
    let played = other.read_action(&notation(events + 1), Lang::En).expect("it was legal");
    let count = other.choices_digest().0;
    other.choose((played + 1) % count).expect("another decision");
    for _ in 0..LATER {
        match other.bot_choice(Bot::Greedy) {
            Some(choice) => other.choose(choice).map(|_| ()).expect("a bot decides"),
            None => break,
        }
    }
    other
}

/// A window without hindsight in front of a review, after this many events.
fn without_hindsight(review: Box<dyn Review>, event: u32, beat: Option<u32>) -> TestWindow {
    let mut model = Model::new(kanso_games::built_in(), Settings::default());
    let access = Access::Memory(WhyMemory::New);
    model.show(Opened { review, path: None, access, cut: None });
    model.apply(LookCommand::Hindsight(false).into());
    model.apply(GoCommand::To(Position { beat, ..Position::after(0, event) }).into());
    let mut window = window(model);
    settle(&mut window);
    window
}

/// A whole game with a note and a line that come later than this many events.
fn whole(name: &str, events: u32) -> Box<dyn Review> {
    let bytes = std::fs::read(golden_path(name)).expect("the golden game is there");
    let mut whole = review::open(kanso_games::built_in(), &bytes).expect("a golden game opens");
    let later = whole.len(0).expect("the game itself") - 1;
    assert!(later > events);
    whole.go(Position::after(0, later)).expect("it is there");
    whole.note("Mika", "here it was lost").expect("in memory");
    let luck = kanso_replay::log::record::LineLuck::Same;
    whole.branch("the better move", luck, None).expect("in memory");
    whole.go(Position::after(0, events)).expect("it is there");
    whole
}

/// How many decisions another future has, at most.
const LATER: usize = 5;

/// Where decisions are asked: there two games that part later are the same.
const MOMENTS: [(&str, u32); 3] = [
    ("pig/won-by-holding", 61),
    ("rook-raiders/two-seats-last-survivor", 40),
    ("berserk-tcg/random-players", 40),
];

/// The first moment from here on where a decision is asked, so that both games can stand there.
fn asked_from(name: &str, event: u32) -> u32 {
    let bytes = std::fs::read(golden_path(name)).expect("the golden game is there");
    let mut review = review::open(kanso_games::built_in(), &bytes).expect("a golden game opens");
    (event..review.len(0).expect("the game itself"))
        .find(|event| {
            review.go(Position::after(0, *event)).expect("before the end");
            review.choices_digest().0 > 1
        })
        .expect("the game goes on")
}

/// The first place where two windows speak differently.
fn difference(one: &mut TestWindow, other: &mut TestWindow) -> Option<String> {
    for ((page, one), (_, other)) in all_texts(one).into_iter().zip(all_texts(other)) {
        if one != other {
            let at = one.iter().zip(&other).position(|(one, other)| one != other);
            let at = at.unwrap_or(one.len().min(other.len()));
            return Some(format!("{page}: {:?} and {:?}", one.get(at), other.get(at)));
        }
    }
    None
}

#[test]
fn without_hindsight_games_that_go_on_differently_look_alike() {
    for (name, from) in MOMENTS {
        let event = asked_from(name, from);
        let mut one = without_hindsight(whole(name, event), event, None);
        let mut other = without_hindsight(other_future(name, event), event, None);
        assert_eq!(difference(&mut one, &mut other), None, "{name} at {event}");
    }
}

#[test]
fn without_hindsight_a_later_dispute_is_not_told_of() {
    let (name, from) = MOMENTS[0];
    let event = asked_from(name, from);
    let later = whole(name, event).len(0).expect("the game itself");
    for eye in [Eye::All, Eye::Seat(Seat::at(0)), Eye::Public] {
        let disputed = filed(name, later, &[]).table.expect("open").review().log_bytes();
        let disputed =
            review::open(kanso_games::built_in(), &disputed.expect("in memory")).expect("a log");
        let plain = std::fs::read(golden_path(name)).expect("the golden game is there");
        let plain = review::open(kanso_games::built_in(), &plain).expect("a golden game opens");
        let mut one = without_hindsight(disputed, event, None);
        let mut other = without_hindsight(plain, event, None);
        for window in [&mut one, &mut other] {
            apply(window, LookCommand::Eye(eye));
        }
        assert_eq!(difference(&mut one, &mut other), None, "{eye:?}");
    }
}

#[test]
fn without_hindsight_they_look_alike_to_every_eye() {
    let (name, from) = MOMENTS[2];
    let event = asked_from(name, from);
    let mut one = without_hindsight(whole(name, event), event, None);
    let mut other = without_hindsight(other_future(name, event), event, None);
    for eye in [Eye::Seat(Seat::at(0)), Eye::Public] {
        apply(&mut one, LookCommand::Eye(eye));
        apply(&mut other, LookCommand::Eye(eye));
        assert_eq!(difference(&mut one, &mut other), None, "{eye:?}");
    }
}

#[test]
fn without_hindsight_no_later_step_of_an_event_is_told() {
    let name = "rook-raiders/two-seats-last-survivor";
    let bytes = std::fs::read(golden_path(name)).expect("the golden game is there");
    let mut review = review::open(kanso_games::built_in(), &bytes).expect("a golden game opens");
    let events = review.len(0).expect("the game itself");
    let event = (events / 2..events).find(|event| review.beats(*event) > 3).expect("long");
    let at = Position { beat: Some(1), ..Position::after(0, event) };
    review.go(at).expect("it is there");
    let told = format!("{:?}", review.scene(Eye::All));
    let facts = review.facts(event, Lang::En, Eye::All);
    let (before, later): (Vec<_>, Vec<_>) = facts.into_iter().partition(|fact| fact.beat <= 1);
    let mut later: BTreeSet<_> = later.into_iter().map(|fact| fact.words).collect();
    later.retain(|words| {
        !told.contains(words.as_str()) && before.iter().all(|fact| fact.words != *words)
    });
    assert!(!later.is_empty());
    let mut window = without_hindsight(review, event, Some(1));
    for (page, texts) in all_texts(&mut window) {
        none_told(&later, texts, &page);
    }
}

#[test]
fn without_hindsight_pointer_texts_tell_nothing_later() {
    let (name, from) = MOMENTS[0];
    let event = asked_from(name, from);
    let mut one = without_hindsight(whole(name, event), event, None);
    let mut other = without_hindsight(other_future(name, event), event, None);
    let (one, other) = (pointer_texts(&mut one), pointer_texts(&mut other));
    let unlike: Vec<_> = one.iter().filter(|text| !other.contains(text)).collect();
    assert_eq!(unlike, Vec::<&String>::new());
}

/// The test can fail: with hindsight what comes later is told.
#[test]
fn with_hindsight_games_that_go_on_differently_look_different() {
    let (name, from) = MOMENTS[0];
    let event = asked_from(name, from);
    let mut one = without_hindsight(whole(name, event), event, None);
    let mut other = without_hindsight(other_future(name, event), event, None);
    for window in [&mut one, &mut other] {
        apply(window, LookCommand::Hindsight(true));
    }
    assert_ne!(difference(&mut one, &mut other), None);
}

#[test]
fn without_hindsight_a_search_finds_nothing_later() {
    let (name, from) = MOMENTS[0];
    let event = asked_from(name, from);
    let mut one = without_hindsight(whole(name, event), event, None);
    let mut other = without_hindsight(other_future(name, event), event, None);
    for window in [&mut one, &mut other] {
        apply(window, LookCommand::Tab(Tab::Find));
        let query = Query { text: "hold".to_owned(), ..Query::default() };
        apply(window, FindCommand::For(query));
        work(window);
    }
    assert_eq!(texts(&one), texts(&other));
    assert!(one.state().0.table.as_ref().is_some_and(|table| !table.found().is_empty()));
}

/// Does the jobs that the model has asked for.
fn work(window: &mut TestWindow) {
    let platform = crate::platform::Platform::at_once(kanso_games::built_in());
    for _ in 0..20 {
        for effect in std::mem::take(&mut window.state_mut().0.effects) {
            if let crate::model::Effect::Start(job) = effect {
                platform.start(job);
            }
        }
        for done in platform.done() {
            window.state_mut().0.finished(done);
        }
        window.state_mut().0.tick(0.0);
        settle(window);
    }
}

#[test]
fn without_hindsight_lines_are_not_compared() {
    let (name, from) = MOMENTS[0];
    let event = asked_from(name, from);
    let mut window = without_hindsight(whole(name, event), event, None);
    apply(&mut window, LineCommand::Compare(1));
    assert!(!texts(&window).iter().any(|text| text.contains("the better move")));
}

#[test]
fn notes_of_the_place_itself_are_told_without_hindsight() {
    let (name, from) = MOMENTS[0];
    let event = asked_from(name, from);
    let mut window = without_hindsight(other_future(name, event), event, None);
    apply(&mut window, LookCommand::Tab(Tab::Happened));
    apply(&mut window, NoteCommand::Add("a risk".to_owned()));
    assert!(texts(&window).iter().any(|text| text == "a risk"));
}
