//! What `kanso play --eye` answers to an eye that may not know what can be chosen or can fall: pairs of
//! games that this eye has been told alike are answered alike, byte for byte, whatever is typed.

use crate::run::typed;
use kanso_engine::{Awaiting, CardChoice, Eye, Lang, Seat, Telling};
use kanso_games::built_in;
use kanso_replay::log::record::{Header, LuckSource};
use kanso_replay::luck::{BotLuck, seed_of};
use kanso_replay::outcome_words::items_awaited;
use kanso_replay::review::{self, Review};
use kanso_replay::set_up::SetUp;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// Steps of a pair of games, at most.
const STEPS: u32 = 60;
/// Moments of a pair at which the prompt is asked, at most.
const ASKED: usize = 5;

/// What is typed whatever the game; nothing of it is a choice or can fall.
const WRONG: &str = "l\nl 1\nh\nnonsense\nwhy\nwhy nonsense\nwhy card\n?99\n99\nK01*9\n? ? ? ? ? ? ? ? ?\n\
     nothing, nothing\nＣ３９\n.l\n";

/// Two games that an eye is told alike so far.
struct Twins {
    games: [Box<dyn Review>; 2],
    eye: Eye,
    luck: BotLuck,
    /// How many numbers were taken of the luck.
    taken: u32,
    /// What is done in the first game, as far as it is given: notations.
    given: Vec<String>,
}

impl Twins {
    fn new(game: &str, readings: &[(&str, &str)], eye: Eye, number: u32) -> Self {
        let seed = seed_of(&format!("{game} {number}"));
        let own = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        let set_up = SetUp {
            game: game.to_owned(),
            seats: Some(2),
            names: vec!["Ada".to_owned(), "Ben".to_owned()],
            options: Vec::new(),
            revision: None,
            readings: readings.iter().map(own).collect(),
            cards: CardChoice::Newest,
        };
        let luck = LuckSource::Table { version: 1, seed };
        let header =
            set_up.header(built_in(), luck, None, |_| Err::<String, ()>(())).expect("a set-up");
        let begun = || review::begin(built_in(), &header).expect("a game");
        let luck = BotLuck::new(&seed);
        Self { games: [begun(), begun()], eye, luck, taken: 0, given: Vec::new() }
    }

    /// Two games that go as a golden one does, but in what the eye is not told.
    fn of_golden(game: &str, name: &str, eye: Eye, number: u32) -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/golden");
        let bytes = fs::read(root.join(game).join(name).with_extension("kanso")).expect("a golden");
        let golden = review::open(built_in(), &bytes).expect("sound");
        let notation = |event| {
            let mut text = String::new();
            golden.notate_event(event, &mut text).expect("a text");
            text
        };
        let given = (1..=golden.len(0).expect("there")).map(notation).collect();
        let seed = seed_of(&format!("{name} {number}"));
        let luck = LuckSource::Table { version: 1, seed };
        let header = Header { luck, ..golden.header().clone() };
        let begun = || review::begin(built_in(), &header).expect("a game");
        Self { games: [begun(), begun()], eye, luck: BotLuck::new(&seed), taken: 0, given }
    }

    /// What is given to be done now.
    fn given(&self) -> Option<&str> {
        self.given.get(self.games[0].here().event as usize).map(String::as_str)
    }

    fn below(&mut self, bound: usize) -> usize {
        self.taken += 1;
        self.luck.below(Seat::at(0), self.taken, bound as u32) as usize
    }

    /// One event more in both games: the same where the eye is told all of it, else perhaps another one
    /// in each. Whether they are told alike still.
    fn step(&mut self) -> bool {
        let told = match self.games[0].awaiting() {
            Some(Awaiting::Decision(_)) => self.decide(),
            Some(Awaiting::Chance(_)) => self.settle(),
            Some(Awaiting::Over) | None => false,
        };
        told && self.is_alike()
    }

    fn decide(&mut self) -> bool {
        let choices = self.games[0].choices(Lang::En, Eye::All);
        let given = self.given().and_then(|given| choices.iter().position(|c| c.notation == given));
        let at = given.unwrap_or_else(|| self.below(choices.len()));
        let notation = &choices[at].notation;
        self.games[0].choose(at as u32).expect("it is listed");
        let others = self.games[1].choices(Lang::En, Eye::All);
        let event = self.games[0].here().event;
        let hidden = self.games[0].tells(event, self.eye) != Telling::Whole;
        let same = others.iter().find(|choice| choice.notation == *notation);
        let other = match (hidden, same) {
            (true, _) => self.below(others.len()) as u32,
            (false, Some(choice)) => choice.number,
            (false, None) => return false,
        };
        self.games[1].choose(other).is_ok()
    }

    /// Some outcome that can fall in one of the games.
    fn outcome(&mut self, of: usize) -> String {
        let items = self.games[of].items(Eye::All);
        let Some(Awaiting::Chance(chance)) = self.games[of].awaiting() else {
            return String::new();
        };
        let wanted = items_awaited(chance.kind) as usize;
        let mut words: Vec<String> = Vec::new();
        let mut left: Vec<_> = items.iter().map(|item| item.count).collect();
        while words.len() < wanted {
            let at = self.below(items.len());
            if left[at] > 0 {
                left[at] -= 1;
                words.push(items[at].words.word.en.to_string());
            }
        }
        words.join(" ")
    }

    /// True if the eye will be told all of what falls.
    fn will_see(&self, of: usize, outcome: &str) -> bool {
        let bytes = self.games[of].log_bytes().expect("in memory");
        let mut game = review::open(built_in(), &bytes).expect("sound");
        game.go(self.games[of].here()).expect("there");
        let fell = game.read_outcome(outcome, Lang::En).expect("it can fall");
        let played = game.settle(&fell).expect("it can fall");
        game.tells(played.to.event, self.eye) == Telling::Whole
    }

    fn settle(&mut self) -> bool {
        let given = self.given().map(str::to_owned);
        let given = given.filter(|given| self.games[0].read_outcome(given, Lang::En).is_ok());
        let text = given.unwrap_or_else(|| self.outcome(0));
        let fell = self.games[0].read_outcome(&text, Lang::En).expect("it can fall");
        self.games[0].settle(&fell).expect("it can fall");
        let event = self.games[0].here().event;
        let hidden = self.games[0].tells(event, self.eye) != Telling::Whole;
        let text = if hidden { self.outcome(1) } else { text };
        let read = self.games[1].read_outcome(&text, Lang::En);
        read.and_then(|fell| self.games[1].settle(&fell)).is_ok()
    }

    /// True if the eye was told alike of the last event, and sees the same.
    fn is_alike(&self) -> bool {
        let eye = self.eye;
        let told = |game: &dyn Review| {
            let event = game.here().event;
            let mut words = String::new();
            game.say_event(event, Lang::En, eye, &mut words).expect("a text");
            game.say_prompt(Lang::En, eye, &mut words).expect("a text");
            let facts = game.facts(event, Lang::En, eye);
            (words, facts, game.awaiting(), game.scene(eye))
        };
        told(&*self.games[0]) == told(&*self.games[1])
    }

    /// True if the games differ at all.
    fn differ(&self) -> bool {
        self.games[0].digest() != self.games[1].digest()
    }

    /// What is typed: for an eye that may not know, also what each of the games would take.
    fn script(&mut self) -> Option<String> {
        let mut script = WRONG.to_owned();
        let here = &self.games[0];
        let is_told = match here.awaiting()? {
            Awaiting::Decision(_) => !here.choices(Lang::En, self.eye).is_empty(),
            Awaiting::Chance(_) => !here.items(self.eye).is_empty(),
            Awaiting::Over => return None,
        };
        if is_told {
            return Some(script);
        }
        for of in [0, 1] {
            // What the eye will see may be entered by its name.
            if let Some(Awaiting::Chance(_)) = self.games[of].awaiting() {
                let outcome = self.outcome(of);
                if self.will_see(of, &outcome) {
                    continue;
                }
                script = format!("{script}{outcome}\n");
                for item in self.games[of].items(Eye::All).iter().take(5) {
                    let (word, name) = (&item.words.word.en, &item.words.name.en);
                    script =
                        format!("{script}{word}\n{name}\nl {name}\n{word}*9\n{word} ? ? ? ? ?\n");
                }
            }
            let game = &self.games[of];
            for choice in game.choices(Lang::En, Eye::All).iter().take(5) {
                let (notation, words) = (&choice.notation, &choice.words);
                let number = choice.number + 1;
                script = format!("{script}{notation}\n{words}\nwhy {words}\n?{number}\n{number}\n");
            }
        }
        Some(script)
    }

    /// What the prompt answers in each of the games.
    fn answers(&self, script: &str, eye: &str) -> [String; 2] {
        [0, 1].map(|at| {
            let dir: TempDir = tempfile::tempdir().expect("a temporary folder");
            let bytes = self.games[at].log_bytes().expect("in memory");
            fs::write(dir.path().join("game.kanso"), bytes).expect("written");
            let ran = typed(dir.path(), &format!("play game.kanso --eye {eye}"), script);
            assert!(!ran.err.contains("panicked"), "{}", ran.err);
            assert_eq!(ran.err, "");
            ran.out
        })
    }
}

/// Goes through pairs of this game and asks the prompt of both; how often an eye that may not know was
/// asked a question that somebody else may answer.
fn compare(game: &str, readings: &[(&str, &str)], numbers: u32) -> usize {
    asked(numbers, "Ada", |eye, number| {
        let eye = eye.unwrap_or(Eye::Seat(Seat::at(0)));
        Twins::new(game, readings, eye, number)
    })
}

/// The same for pairs that are made so, for an eye that is called `own` or that of the public.
fn asked(numbers: u32, own: &str, make: impl Fn(Option<Eye>, u32) -> Twins) -> usize {
    let mut unknowing = 0;
    for number in 0..numbers {
        let (eye, name) = [(None, own), (Some(Eye::Public), "public")][(number % 2) as usize];
        let mut twins = make(eye, number);
        let mut asked = 0;
        for _ in 0..STEPS {
            if !twins.step() || asked == ASKED {
                break;
            }
            let Some(script) = twins.script().filter(|_| twins.differ()) else { continue };
            // Where the eye is told all there is to choose, once in a while is enough.
            if script == WRONG && !twins.taken.is_multiple_of(5) {
                continue;
            }
            asked += 1;
            let [one, other] = twins.answers(&script, name);
            let at = twins.games[0].here();
            assert!(one == other, "{number} {at} {name}:\n{one}\n-----\n{other}");
            if script != WRONG {
                unknowing += 1;
                let [one, other] = twins.answers("l\n", "all");
                assert!(asked > 1 || one.len() > 40 && other.len() > 40, "it is told to all");
            }
        }
    }
    unknowing
}

#[test]
fn hands_and_set_cards_of_the_card_game() {
    assert!(compare("berserk-tcg", &[], 6) >= 4);
}

#[test]
fn hands_and_councils_of_the_battle() {
    assert!(compare("battlelore-heroes", &[], 6) >= 4);
}

#[test]
fn hidden_hands_of_the_party() {
    assert!(compare("brave-architect", &[("BA-R66", "own-only")], 6) >= 4);
}

/// Source: RR-11.3.
#[test]
fn medals_of_the_raiders() {
    let unknowing = asked(4, "Ben", |eye, number| {
        let eye = eye.unwrap_or(Eye::Seat(Seat::at(1)));
        Twins::of_golden("rook-raiders", "area-and-long-range", eye, number)
    });
    assert!(unknowing >= 2, "{unknowing}");
}
