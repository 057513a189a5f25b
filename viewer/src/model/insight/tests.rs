//! What is found out beside the frames is told where one stands, and nothing past the place or the eye.

use super::*;
use crate::command::{Command, LessonCommand, LineCommand, LuckChoice, PlayCommand};
use crate::model::Effect;
use crate::model::testing::{settle, with_golden, with_new};
use kanso_engine::Awaiting;
use kanso_engine::scene::Tone;
use kanso_replay::insight::Effort;
use kanso_replay::review::Bot;

const PIG: &str = "pig/won-by-holding";

fn ask(model: &mut Model, command: impl Into<Command>) {
    model.apply(command.into());
    settle(model);
}

fn analysed(name: &str) -> Model {
    analysed_by(name, 32)
}

fn analysed_by(name: &str, playouts: u32) -> Model {
    let mut model = with_golden(name);
    model.effort = Effort::playouts(playouts);
    ask(&mut model, InsightCommand::Analyse(true));
    model
}

fn table(model: &Model) -> &Table {
    model.table.as_ref().expect("a game is open")
}

fn insight(model: &Model) -> Insight {
    table(model).insight().expect("it was analysed")
}

/// A game of Pig of a bot that errs and one that does not.
fn erring() -> Model {
    let mut model = with_new("pig", &[("goal", "50")], false);
    for (seat, bot) in [(0, Bot::Beginner), (1, Bot::Greedy)] {
        ask(&mut model, PlayCommand::BotSeat(Seat::at(seat), Some(bot)));
    }
    let mut now = 0.0;
    while table(&model).review().standing().is_none() {
        now += 10.0;
        model.tick(now);
        if table(&model).review().awaiting().is_some_and(|at| matches!(at, Awaiting::Chance(_))) {
            model.apply(PlayCommand::SettleByLuck.into());
        }
    }
    ask(&mut model, PlayCommand::StopBots);
    ask(&mut model, InsightCommand::Analyse(true));
    model
}

#[test]
fn what_is_found_is_told_of_the_whole_line() {
    let model = analysed(PIG);
    let (insight, table) = (insight(&model), table(&model));
    assert!(insight.whole && table.analysing().is_none() && !table.could_analyse());
    let (curve, upto) = table.curve().expect("a curve");
    assert_eq!(Some(upto), table.review().len(0));
    assert_eq!(curve.points.len(), insight.analysis.events.len());
    for total in &insight.analysis.seats {
        assert_eq!(total.end - total.start, total.luck + total.choices);
    }
    assert!(insight.analysis.events.iter().any(|event| event.choice.is_some()), "costs, too");
    let turned = insight.turned();
    assert!(!turned.is_empty() && turned.len() <= TURNED_MAX);
    assert!(turned.iter().all(|point| insight.event(point.event) == Some(point.place)));
}

#[test]
fn the_keys_go_from_turning_point_to_turning_point() {
    let mut model = analysed(PIG);
    let turned = insight(&model).turned();
    let mut events: Vec<u32> = turned.iter().map(|at| at.place(0).event).collect();
    events.sort_unstable();
    events.dedup();
    assert!(turned.iter().all(|at| at.place(0).event == at.event - u32::from(!at.luck)));
    ask(&mut model, GoCommand::Start);
    for event in &events {
        ask(&mut model, InsightCommand::Turning(Way::Forward));
        assert_eq!(table(&model).here().event, *event);
    }
    ask(&mut model, InsightCommand::Turning(Way::Forward));
    assert_eq!(Some(table(&model).here().event), events.last().copied(), "there is no other");
    ask(&mut model, InsightCommand::Turning(Way::Back));
    assert_eq!(table(&model).here().event, events[events.len() - 2]);
    let mut other = with_golden(PIG);
    ask(&mut other, InsightCommand::Turning(Way::Forward));
    assert_eq!(other.notices.len(), 1, "it says that nothing is known");
}

#[test]
fn without_hindsight_nothing_later_is_told() {
    let mut model = analysed(PIG);
    ask(&mut model, LookCommand::Hindsight(false));
    for place in [0, 5, 12] {
        ask(&mut model, GoCommand::To(Position::after(0, place)));
        let insight = insight(&model);
        assert_eq!(insight.upto, place);
        assert!(!insight.whole, "what became of each seat is later");
        assert!(insight.turned().iter().all(|point| point.event <= place));
        assert_eq!(insight.event(place + 1), None);
        assert_eq!(table(&model).curve().map(|(_, upto)| upto), Some(place));
    }
}

#[test]
fn a_line_shares_what_was_found_up_to_where_it_leaves() {
    let mut model = analysed(PIG);
    ask(&mut model, GoCommand::To(Position::after(0, 6)));
    ask(
        &mut model,
        LineCommand::Branch { name: "other".to_owned(), luck: LuckChoice::Same, answer: None },
    );
    assert_ne!(table(&model).here().line, 0);
    let shared = insight(&model);
    assert_eq!((shared.upto, shared.whole), (6, true));
    ask(&mut model, PlayCommand::BotOnce(Bot::Greedy));
    let grown = insight(&model);
    assert_eq!((grown.upto, grown.whole), (6, false), "what came since is not known");
    assert!(table(&model).could_analyse());
    ask(&mut model, InsightCommand::Analyse(true));
    assert!(insight(&model).whole);
}

#[test]
fn an_analysis_that_is_stopped_leaves_what_it_found() {
    let mut model = with_golden(PIG);
    model.apply(InsightCommand::Analyse(true).into());
    let ticket = model.tickets;
    assert_eq!(table(&model).analysing(), Some(Progress::default()));
    let value = vec![Share(4_000), Share(6_000)];
    let point = CurvePoint { event: 3, value, error: vec![Share(300); 2] };
    model.analysed(ticket, News::Done { done: 1, of: 4, costs: false });
    model.analysed(ticket, News::Valued(point.clone()));
    model.tick(1.0);
    model.tick(11.0);
    let left = table(&model).analysing().and_then(|progress| progress.left);
    assert_eq!(left, Some(30.0), "a quarter took ten seconds");
    model.apply(InsightCommand::Analyse(false).into());
    assert_eq!(table(&model).analysing(), None);
    let (curve, _) = table(&model).curve().expect("what was found");
    assert_eq!(curve.points, [point]);
    let stops = model.effects.iter().filter_map(|effect| match effect {
        Effect::Start(Job::Analyse { stop, .. }) => Some(stop.is_set()),
        _ => None,
    });
    assert_eq!(stops.collect::<Vec<_>>(), [true], "nobody waits for it");
    // What an older job says is not wanted.
    model.analysed(ticket, News::Failed("too late".to_owned()));
    assert_eq!(table(&model).insight.problem, None);
}

#[test]
fn another_eye_has_an_analysis_of_its_own() {
    let mut model = analysed_by("berserk-tcg/cities-victory", 2);
    assert!(table(&model).insight().is_some());
    ask(&mut model, LookCommand::Eye(Eye::Seat(Seat::at(0))));
    assert!(table(&model).insight().is_none() && table(&model).curve().is_none());
    ask(&mut model, InsightCommand::Analyse(true));
    let insight = insight(&model);
    assert_eq!(insight.analysis.eye, "0");
    let priced = insight.analysis.events.iter().filter(|event| event.choice.is_some());
    assert!(priced.clone().count() > 0);
    assert!(priced.into_iter().all(|event| event.seat == Some(0)), "it knows its own choices");
}

#[test]
fn choices_say_what_they_are_worth() {
    let mut model = analysed(PIG);
    ask(&mut model, GoCommand::To(Position::after(0, 6)));
    let settings = model.settings.clone();
    let shown = |model: &mut Model| {
        let table = model.table.as_mut().expect("open");
        table.shown(&settings)
    };
    let decided = (0..20).find(|event| {
        model.apply(GoCommand::To(Position::after(0, *event)).into());
        shown(&mut model).choices.len() > 1
    });
    decided.expect("somebody decides");
    assert!(shown(&mut model).choices.iter().all(|choice| choice.worth.is_some()), "as analysed");
    ask(&mut model, LookCommand::Hindsight(false));
    assert!(shown(&mut model).choices.iter().all(|choice| choice.worth.is_none()));
    ask(&mut model, InsightCommand::Weigh(true));
    assert_eq!(table(&model).weighing(), Some(false));
    let weighed = shown(&mut model);
    assert!(weighed.choices.iter().all(|choice| choice.worth.is_some()), "on wish");
    let best = |choice: &&kanso_replay::review::Choice| {
        choice.worth.as_ref().is_some_and(|worth| worth.badge.tone == Tone::Good)
    };
    assert!(weighed.choices.iter().filter(best).count() <= 1);
    ask(&mut model, InsightCommand::Weigh(false));
    assert!(shown(&mut model).choices.iter().all(|choice| choice.worth.is_none()));
}

#[test]
fn one_learns_from_what_was_missed() {
    let mut model = erring();
    let insight = insight(&model);
    let missed = insight.missed();
    let of_ada = |at: &&usize| insight.analysis.events[**at].seat == Some(0);
    let mut events: Vec<u32> =
        missed.iter().filter(of_ada).map(|at| insight.analysis.events[*at].event).collect();
    events.sort_unstable();
    assert!(!events.is_empty(), "a beginner errs");
    ask(&mut model, InsightCommand::Learn(Seat::at(0)));
    assert_eq!(model.settings.tab, Tab::Insight);
    for (nth, event) in events.iter().enumerate() {
        let lesson = table(&model).insight.lesson.clone().expect("a lesson");
        assert_eq!((lesson.at, lesson.event()), (nth, Some(*event)));
        assert_eq!(table(&model).here(), Position::after(0, event - 1));
        assert!(!table(&model).hindsight);
        let at = insight.event(*event).expect("it was analysed");
        let choice = insight.analysis.events[at].choice.as_ref().expect("it was priced");
        let lines = table(&model).review().lines().len();
        let choices = table(&model).review().choices(kanso_engine::Lang::En, Eye::All);
        let played = choices.iter().find(|other| other.notation == choice.chosen);
        ask(&mut model, PlayCommand::Choose(played.expect("it was played").number));
        let verdict = |model: &Model| {
            let lesson = table(model).insight.lesson.as_ref().expect("a lesson");
            lesson.tried.as_ref().map(|tried| tried.verdict)
        };
        assert_eq!(verdict(&model), Some(Verdict::Played));
        assert_eq!(table(&model).review().lines().len(), lines, "no line begins");
        ask(&mut model, InsightCommand::Lesson(LessonCommand::Again));
        assert_eq!(verdict(&model), None);
        ask(&mut model, PlayCommand::Choose(choice.alternatives[0].place));
        assert_eq!(verdict(&model), Some(Verdict::Best));
        ask(&mut model, InsightCommand::Lesson(LessonCommand::Show));
        ask(&mut model, InsightCommand::Lesson(LessonCommand::Next));
    }
    let lesson = table(&model).insight.lesson.clone().expect("its result");
    assert_eq!((lesson.event(), lesson.found), (None, 0), "none at the first try");
    ask(&mut model, InsightCommand::Lesson(LessonCommand::End));
    assert!(table(&model).insight.lesson.is_none() && table(&model).hindsight);
}

#[test]
fn what_can_be_picked_says_what_the_best_is_worth_that_goes_on_from_it() {
    let mut model = analysed("rook-raiders/two-seats-last-survivor");
    ask(&mut model, GoCommand::To(Position::after(0, 28)));
    let settings = model.settings.clone();
    let table = model.table.as_mut().expect("open");
    let shown = table.shown(&settings);
    let offers = table.offers(&shown);
    let worth = |id: &str| {
        let text = offers.worth(id).map(|badge| badge.text.en.to_string());
        text.map(|text| text.trim_start_matches('~').to_owned())
    };
    let mut told = 0;
    for id in offers.starts.iter().chain(&offers.lit) {
        let with = shown.choices.iter().filter(|choice| choice.ids.contains(id));
        let best = with.filter_map(|choice| choice.worth.as_ref()).map(|worth| worth.share).max();
        assert_eq!(worth(id), best.map(|best| format!("{best} %")), "{id}");
        told += u32::from(best.is_some());
    }
    assert!(told > 3, "{told} things are told");
}
