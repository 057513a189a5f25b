//! Two games told as pages and in links: for an eye that may not know what differs, one page and one link,
//! byte for byte.
//!
//! The files differ in all that such an eye may not know: in hidden cards, medals and placements, and
//! also in their seed, a note, a line made with hindsight, and so in every hash.

mod rook;

use super::{Numbered, PUBLIC};
use kanso_engine::laws::{Dice, Player, play};
use kanso_engine::{Event, Eye, Game, Lang, Seat, Setup};
use kanso_games::berserk_tcg::BerserkTcg;
use kanso_games::built_in;
use kanso_games::pig::Pig;
use kanso_replay::html::{GamePage, game_page, game_told};
use kanso_replay::link;
use kanso_replay::log::bulk::LogBuilder;
use kanso_replay::log::checkpoint::CheckpointData;
use kanso_replay::log::record::{Header, LineLuck, LuckSource};
use kanso_replay::review::{Position, Review as _, ReviewOf};
use kanso_replay::tell::Routine;

/// Events of a game, at most: a page draws the table after each of them.
const EVENTS: usize = 24;
/// What somebody wrote to a game who saw all of it.
const NOTE: &str = "the other seat holds the dragon";
/// When both games were made.
const CREATED: &str = "2026-11-22T10:00:00Z";
/// What somebody called a line who saw all of the game.
const LINE: &str = "had I known of the dragon";

/// Two games that an eye is told alike.
struct PairOf<G: Game> {
    setups: [Setup<G::Opening>; 2],
    one: Vec<Event<G::Action>>,
    other: Vec<Event<G::Action>>,
}

/// What a page is made of, besides the game.
#[derive(Clone, Copy)]
struct Told {
    eye: Eye,
    lang: Lang,
    routine: Routine,
}

impl Told {
    /// To this eye; languages and routine steps by turns.
    fn by(number: u64, eye: Eye) -> Self {
        let lang = Lang::ALL[(number % 2) as usize];
        let routine = [Routine::LeftOut, Routine::Told][(number / 2 % 2) as usize];
        Self { eye, lang, routine }
    }
}

impl<G: Game> PairOf<G> {
    /// The pages of both games.
    fn pages(&self, told: Told) -> [String; 2] {
        [self.page(0, told), self.page(1, told)]
    }

    /// The page of the first game or the second one, whose file holds more than the game, and its link.
    fn page(&self, which: usize, told: Told) -> String {
        let events = [&self.one, &self.other][which];
        let luck = LuckSource::Seeded { version: 1, seed: [which as u8 + 1; 32] };
        let created = Some(CREATED.to_owned());
        let header = Header { created, ..Header::new::<G>(&self.setups[which], luck, None) };
        let mut log = LogBuilder::new(&header).expect("a short header");
        for event in events {
            log.event(event, || -> CheckpointData { unreachable!("too few for a checkpoint") })
                .expect("short events");
        }
        let bytes = log.finish().expect("a short log");
        let mut review = ReviewOf::<G>::open(built_in(), &bytes).expect("a sound log");
        if which == 1 {
            review.go(Position::after(0, events.len() as u32 / 2)).expect("there");
            review.note("Aki", NOTE).expect("in memory");
            review.branch(LINE, LineLuck::Fresh([9; 32]), None).expect("in memory");
        }
        let Told { eye, lang, routine } = told;
        let options = GamePage { lang, eye, routine, at: Position::after(0, 0), analysis: None };
        let page = game_page(&mut review, &options).expect("the game itself");
        // And what a link tells, as it is packed and unpacked again where there is room for it.
        let end = Position::after(0, events.len() as u32);
        let told = game_told(&mut review, &GamePage { at: end, ..options }).expect("as much");
        let link = link::link_told(&told.text(false)).expect("the words are few");
        assert_eq!(link::told(&link), Some(told.text(false)));
        page + &told.text(true) + &link
    }

    /// Where the pages differ.
    fn difference(&self, told: Told) -> Option<String> {
        let [one, other] = self.pages(told);
        let found = super::told::difference(&one, &other)?;
        Some(format!("{:?} in {:?}: {found}", told.eye, told.lang))
    }
}

/// Pairs of a game with the eyes that may not know what differs, counted until there are enough.
fn compare<G: Game>(
    wanted: usize,
    pairs: impl Iterator<Item = (u64, PairOf<G>, Vec<Eye>)>,
) -> usize {
    let mut compared = 0;
    for (number, pair, eyes) in pairs.take(wanted) {
        compared += 1;
        // One eye in one language; for some pairs every eye in both.
        let all = number.is_multiple_of(16);
        for (at, eye) in (0..).zip(&eyes) {
            if !all && at != number / 4 % eyes.len() as u64 {
                continue;
            }
            let told = Told::by(number, *eye);
            let both = [told, Told { lang: Lang::ALL[((number + 1) % 2) as usize], ..told }];
            for told in both.into_iter().take(if all { 2 } else { 1 }) {
                let found = pair.difference(told);
                assert!(found.is_none(), "{} {number}, {}", G::ID, found.unwrap_or_default());
            }
        }
    }
    compared
}

/// Pairs of the trading card game, cut to a few events behind the first difference.
fn of_cards() -> impl Iterator<Item = (u64, PairOf<BerserkTcg>, Vec<Eye>)> {
    (40_000..).filter_map(|number| {
        let twins = Numbered::new(number, &[PUBLIC])?;
        let eyes = twins.strangers().to_vec();
        let Numbered { pair, .. } = twins;
        let len = pair.one.len().min(EVENTS);
        // What differs lies in both games.
        (pair.common + 8 < len).then(|| {
            let [one, other] = [&pair.one, &pair.other].map(|events| events[..len].to_vec());
            let setups = [pair.setup.clone(), pair.setup];
            (number, PairOf { setups, one, other }, eyes)
        })
    })
}

/// Pig has no secrets but those of every file.
fn of_pig() -> impl Iterator<Item = (u64, PairOf<Pig>, Vec<Eye>)> {
    (0..).map(|number| {
        let seats = 2 + (number % 3) as u8;
        let setup = Setup::new::<Pig>(seats);
        let dice = &mut Dice::new(number);
        let (events, _) = play::<Pig>(&setup, Player::Random, dice, EVENTS as u32, 10_000);
        let eyes = Eye::every(seats).filter(|eye| *eye != Eye::All).collect();
        let setups = [setup.clone(), setup];
        (number, PairOf { setups, one: events.clone(), other: events }, eyes)
    })
}

#[test]
fn hidden_cards_are_in_no_page_of_who_may_not_know_them() {
    assert_eq!(compare(96, of_cards()), 96);
}

#[test]
fn what_a_file_holds_besides_its_game_is_in_no_page_but_that_of_the_eye_all() {
    assert_eq!(compare(32, of_pig()), 32);
    let (number, pair, _) = of_pig().next().expect("a game");
    let [one, other] = pair.pages(Told::by(number, Eye::All));
    assert!(one.contains(&"01".repeat(32)) && other.contains(&"02".repeat(32)), "the seeds");
    assert!(other.contains(NOTE) && other.contains(LINE) && !one.contains(LINE));
    assert!(one.contains(CREATED), "when it was made is told");
    for eye in [Eye::Public, Eye::Seat(Seat::at(0))] {
        let [page, _] = pair.pages(Told::by(number, eye));
        assert!(page.contains(CREATED), "to everybody");
    }
}

/// The tests can fail: who may know what differs has two pages.
#[test]
fn who_may_know_the_cards_has_them_in_the_page() {
    for (number, pair, strangers) in of_cards().take(3) {
        for eye in Eye::every(2).filter(|eye| !strangers.contains(eye)) {
            assert!(pair.difference(Told::by(number, eye)).is_some(), "pair {number}, {eye:?}");
        }
    }
}

/// The tests can fail: a number that counts what is not told is enough.
#[test]
fn a_leak_of_one_digit_is_noticed() {
    let (number, pair, eyes) = rook::of_questions().next().expect("a pair");
    assert_ne!(pair.one.len(), pair.other.len(), "one of the games has events that are not told");
    let told = Told::by(number, eyes[0]);
    let leak =
        |page: &str, count: usize| page.replacen("</footer>", &format!(" {count}</footer>"), 1);
    let [one, other] = pair.pages(told);
    let [one, other] = [leak(&one, pair.one.len()), leak(&other, pair.other.len())];
    assert!(super::told::difference(&one, &other).is_some());
    assert_eq!(pair.difference(told), None, "without the leak there is one page");
}
