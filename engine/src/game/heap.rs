//! A game that says only what every game must say: what the kernel makes of it, and its defaults.
//!
//! A seat takes one thing of a heap, and what falls after it falls by itself; or it leaves what is left. From a
//! heap of five one is drawn, which the game does not settle.

#![expect(dead_code, reason = "the macros write more than this game asks for")]

use super::*;
use crate::cards::set_digest;
use crate::scene::{Body, Line};
use crate::{CardChoice, Mode, Setup, Stream, actions, bot, facts, refusals, rules};
use std::borrow::Cow;

rules! {
    HP_1_1 = "HP-1.1", acts, "", "A seat takes one.", "1個取る。";
    HP_1_2 = "HP-1.2", refuses, "", "More than three are not left.", "3個より多くは残せない。";
    HP_R1 = "HP-R1", reading, "", "Who wins?", "勝つのは誰か。";
}

struct Heap {
    names: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct State {
    heap: u32,
    falling: u32,
    lost: Vec<u8>,
    seats: Vec<u32>,
}

actions! {
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    enum Action of Heap as at;
    Leave as "leave" at ["heap"] "leave the rest" / "残す";
    Take as "take" at ["heap"] "take one" / "1個取る";
}

facts! {
    enum Fact of Heap as t;
    Takes at ["heap"] "one is taken" / "1個取る";
    Falls at ["heap"] "one falls" / "1個落ちる";
}

refusals! {
    enum Refusal of Heap as t;
    TooMany by HP_1_2 "too many are left" / "残りが多すぎる";
}

const WORDS: Text = Text::new("for tests", "試験用");

static META: Meta = Meta {
    id: "heap",
    seats: 1..=2,
    revisions: &[Revision { number: 2, about: WORDS, defaults: &[(HP_R1, "last")] }],
    readings: &[ReadingSpec { rule: HP_R1, name: "winner", values: &["first", "last"] }],
    rules: RULES,
    prefix: "HP",
    sets: &[
        BuiltInSet { name: "heap-1", text: "a = 1", since: 1 },
        BuiltInSet { name: "heap-2", text: "a = 2", since: 2 },
    ],
    action_variants: 2,
    ..Meta::NONE
};

impl Rules for Heap {
    const ID: &'static str = "heap";
    type State = State;
    type Action = Action;
    type Fact = Fact;
    type Refusal = Refusal;
    type Opening = NoOpening;

    fn meta() -> &'static Meta {
        &META
    }

    fn new(setup: &Setup<NoOpening>) -> Result<Self, SetupError> {
        setup.check_shape(&META)?;
        Ok(Self { names: setup.names.clone() })
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn start(&self) -> State {
        State { heap: 4, falling: 0, lost: vec![7], seats: vec![0; self.names.len()] }
    }

    fn awaiting(&self, state: &State) -> Awaiting {
        match state.heap {
            0 => Awaiting::Over,
            5 => Awaiting::Chance(Chance::draw(Stream(0), 1)),
            _ => Awaiting::Decision(Seats::one(Seat::at(0))),
        }
    }

    fn bag(&self, _: &State, into: &mut Bag) {
        into.add(Kind(1), 2);
        into.add(Kind(2), 1);
    }

    fn standing(&self, _: &State) -> Option<Standing> {
        None
    }

    fn check(&self, state: &State, action: &Action) -> Result<(), Refusal> {
        if *action == Action::Leave && state.heap > 3 { Err(Refusal::TooMany) } else { Ok(()) }
    }

    fn decide(&self, state: &mut State, action: &Action, trace: &mut Trace<Fact>) {
        match action {
            Action::Leave => state.heap = 0,
            Action::Take => {
                state.heap -= 1;
                state.falling += 2;
                trace.fact(HP_1_1, || Fact::Takes);
            }
        }
    }

    fn advance(&self, state: &mut State, trace: &mut Trace<Fact>) -> bool {
        let falls = state.falling > 0;
        if falls {
            state.falling -= 1;
            trace.fact(HP_1_1, || Fact::Falls);
        }
        falls
    }

    fn marks(&self, _: &State) -> Marks {
        Marks::of_turn(1, Seat::at(0), 0)
    }

    fn card_row(&self, row: usize) -> Option<CardRow<'_>> {
        static ROW: Label = Label { en: Cow::Borrowed("Row"), ja: Cow::Borrowed("行") };
        match row {
            0 => Some(CardRow::new("U01", &ROW, Source::House, &ROW)),
            1 => Some(CardRow::new("U02", &ROW, Source::House, &ROW).with_prefix("HQ")),
            _ => None,
        }
    }
}

impl Wording for Heap {}
impl Table for Heap {}
impl Bot for Heap {
    /// All alike.
    fn scores(&self, _: &State, legal: &[Action], into: &mut Vec<i64>) {
        into.extend(legal.iter().map(|_| 3));
    }

    fn concludes(&self, _: &State, action: &Action) -> bool {
        *action == Action::Leave
    }
}

fn heap_of(heap: u32) -> (Heap, State) {
    let game = Heap::new(&Setup::new::<Heap>(2)).expect("two play it");
    let state = State { heap, ..game.start() };
    (game, state)
}

fn said(say: impl FnOnce(Words<'_>) -> fmt::Result) -> String {
    let mut words = String::new();
    say(&mut words).expect("a text takes all");
    words
}

#[test]
fn what_follows_by_itself_is_done_with_its_event_and_traced() {
    let (game, mut state) = heap_of(4);
    let mut trace = Trace::new(Mode::Facts);
    let take = Event::Decision(Action::Take);
    game.apply(&mut state, &take, &mut Bag::new(), &mut trace).expect("allowed");
    assert_eq!((state.heap, state.falling, trace.told()), (3, 0, 3));
    assert_eq!(trace.acted().iter().collect::<Vec<_>>(), [HP_1_1]);
    let facts: Vec<_> = trace.take_facts().into_iter().map(|cited| cited.fact).collect();
    assert_eq!(facts, [Fact::Takes, Fact::Falls, Fact::Falls]);
    assert!(trace.facts().is_empty() && trace.acted().contains(HP_1_1));
    trace.clear();
    assert!(!trace.acted().contains(HP_1_1));
}

#[test]
#[should_panic(expected = "what follows by itself comes to an end")]
fn what_follows_by_itself_for_ever_is_a_bug_of_the_game() {
    let (game, mut state) = heap_of(4);
    state.falling = ADVANCES_MAX;
    game.perform(&mut state, &Event::Decision(Action::Take), &mut Trace::off());
}

#[test]
#[should_panic(expected = "a game that awaits chance settles it")]
fn an_outcome_that_a_game_does_not_settle_is_its_bug() {
    let (game, mut state) = heap_of(5);
    let event = Event::Chance(Outcome::draw(&[Kind(1)]));
    game.perform(&mut state, &event, &mut Trace::off());
}

#[test]
fn odds_are_those_of_the_awaited_chance() {
    let (game, state) = heap_of(5);
    let odds = |kind| game.odds(&state, &Outcome::draw(&[Kind(kind)])).map(|odds| odds.fraction());
    assert_eq!([odds(1), odds(2), odds(3)], [Some(Some((2, 3))), Some(Some((1, 3))), None]);
    let (game, state) = heap_of(4);
    assert_eq!(game.odds(&state, &Outcome::draw(&[Kind(1)])), None, "a decision is awaited");
}

#[test]
fn rules_and_rows_are_cited_and_rows_found_again() {
    let (game, _) = heap_of(4);
    let ids = [0, 2, 3, 4, 5].map(|index| game.rule_id(Rule::new(index)));
    assert_eq!(ids, ["HP-1.1", "HP-R1", "HP:U01", "HQ:U02", "HP:?"]);
    assert_eq!(game.row_cited("HP:U01"), Some(0));
    assert_eq!(game.row_cited("HQ:U02"), Some(1));
    for id in ["HP:U02", "HQ:U01", "HP:U03", "U01", "HP-1.1"] {
        assert_eq!(game.row_cited(id), None, "{id}");
    }
}

#[test]
fn an_action_is_typed_and_touches_what_its_row_says() {
    let (game, state) = heap_of(4);
    assert_eq!(game.notation(&state, &Action::Take), "take");
    assert_eq!(said(|to| game.notate(&state, &Action::Leave, to)), "leave");
    let mut ids = Vec::new();
    game.touches(&state, &Action::Take, &mut ids);
    game.points(&Fact::Falls, &mut ids);
    assert_eq!(ids, ["heap", "heap"]);
    let mut legal = Vec::new();
    game.legal(&state, &mut legal);
    assert_eq!(legal, [Action::Take], "more than three are not left");
}

#[test]
fn on_a_tie_the_greedy_bot_takes_the_first_and_the_patient_one_what_does_not_end_the_game() {
    let (game, state) = heap_of(3);
    let legal = [Action::Leave, Action::Take];
    assert_eq!(bot::greedy(&game, &state, &legal), Some(0));
    assert_eq!(bot::patient(&game, &state, &legal), Some(1));
    assert_eq!(bot::patient(&game, &state, &legal[..1]), Some(0), "there is nothing else");
}

#[test]
fn without_a_bot_of_its_own_a_game_plays_alike_in_like_states() {
    let scores = |heap| {
        let (game, state) = heap_of(heap);
        [Action::Leave, Action::Take].map(|action| game.score(&state, &action))
    };
    assert_eq!(scores(3), scores(3));
    let [leave, take] = scores(3);
    assert!(leave != take && scores(3) != scores(2));
    assert!([leave, take].iter().all(|score| (0..1 << 32).contains(score)));
}

#[test]
fn without_words_of_its_own_a_game_is_told_plainly() {
    let prompt = |heap| {
        let (game, state) = heap_of(heap);
        said(|to| game.say_prompt(&state, Lang::En, Eye::All, to))
    };
    assert_eq!(prompt(4), "Player 1: what to do?");
    assert_eq!([prompt(5), prompt(0)], ["chance", "the game is over"]);
    let (game, state) = heap_of(5);
    let outcome = |outcome| said(|to| game.say_outcome(&state, &outcome, Lang::En, Eye::All, to));
    assert_eq!(outcome(Outcome::roll(&[3])), "the die shows 3");
    assert!(outcome(Outcome::roll(&[3, 4])).starts_with("the dice show 3"));
    assert_eq!(outcome(Outcome::draw(&[Kind(2)])), "2 drawn");
    assert_eq!(outcome(Outcome::Pick(5)), "5 picked");
    assert_eq!(said(|to| game.say_phase(&state, Lang::En, to)), "turn of Player 1");
    let seats = Seats::first(2);
    let t = Teller::new(&game, Lang::En, Eye::All);
    assert_eq!(t.told(&seats).to_string(), "Player 1, Player 2");
    assert!(game.tells_choices(&state, Eye::Public) && game.tells_option(0, Eye::Public));
    assert_eq!(game.turns_before(&state), 0);
    assert!(!game.is_apart(&state, &Action::Leave) && !game.is_its_last(&state, &Action::Leave));
    assert!(!game.is_routine(&Fact::Falls) && !game.is_routine_action(&state, &Action::Leave));
    assert_eq!(
        (game.outlook(&state), Heap::option_by_names("a", "b", &CardChoice::Newest)),
        (None, None)
    );
}

#[test]
fn without_a_picture_of_its_own_a_game_shows_its_state_and_each_seat() {
    let (game, state) = heap_of(4);
    let page = &game.scene(&state, Eye::All).pages[0];
    let regions: Vec<_> =
        page.regions.iter().map(|region| (&*region.id, &*region.name.en, region.row)).collect();
    assert_eq!(
        regions,
        [("state", "Table", 0), ("seats/0", "Player 1", 1), ("seats/1", "Player 2", 2)]
    );
    let Body::Sheet(lines) = &page.regions[0].body else { panic!("fields are a sheet") };
    let told = |line: &Line| format!("{}: {} {}", line.id, line.label.en, line.value.en);
    let told: Vec<_> = lines.iter().map(told).collect();
    assert_eq!(told, ["state/heap: heap 4", "state/falling: falling 0", "state/lost: lost [7]"]);
}

#[test]
fn a_new_game_has_the_readings_and_cards_of_its_revision() {
    let newest = Setup::new::<Heap>(2);
    assert_eq!((newest.revision, &newest.readings[..]), (2, &[1][..]));
    let first = Setup::at_revision::<Heap>(2, 1).expect("there is one");
    assert_eq!((first.revision, &first.readings[..]), (1, &[0][..]));
    assert_eq!(first.cards, CardChoice::BuiltIn(set_digest("a = 1")));
    assert_eq!(Setup::at_revision::<Heap>(2, 2), Ok(newest));
}
