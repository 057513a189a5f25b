//! A table to try a position on: what is offered, what is refused, what happens.

use crate::opening::position::{Position, hex_of};
use crate::prelude::*;
use crate::vocabulary::Face;
use kanso_engine::{ChanceKind, Cited, Mode};

/// A game on a table, with the facts since the last [`Table::forget`].
pub(crate) struct Table {
    pub game: BattleLore,
    pub state: State,
    trace: Trace<Fact>,
}

impl Table {
    /// A game that starts from a position; what follows by itself has happened.
    #[track_caller]
    pub fn at(position: &Position) -> Self {
        let game = position.game().unwrap_or_else(|error| panic!("{error}"));
        let state = game.start();
        Self::of(game, state)
    }

    /// A game in a state.
    pub fn of(game: BattleLore, state: State) -> Self {
        let mut table = Self { game, state, trace: Trace::new(Mode::Facts) };
        while table.beat() {}
        table
    }

    /// Does one automatic beat.
    fn beat(&mut self) -> bool {
        let goes_on = self.game.advance(&mut self.state, &mut self.trace);
        if !goes_on {
            self.lists_agree();
        }
        goes_on
    }

    /// What is asked, and of which seat.
    pub fn asked(&self) -> Option<(Question, usize)> {
        let (question, seat) = self.game.asked(&self.state)?;
        match self.game.awaiting(&self.state) {
            Awaiting::Decision(_) => Some((question, seat.index())),
            Awaiting::Chance(_) | Awaiting::Over => None,
        }
    }

    /// This is asked of the seat of this camp.
    #[track_caller]
    pub fn asks(&mut self, question: Question, camp: Camp) -> &mut Self {
        let seat = self.state.seat_of(camp).index();
        assert_eq!(self.asked(), Some((question, seat)), "{:?}", self.state.tasks);
        self
    }

    /// How many dice, or things of a draw, are awaited.
    #[track_caller]
    pub fn awaits(&self) -> u8 {
        let Awaiting::Chance(chance) = self.game.awaiting(&self.state) else {
            panic!("no chance is awaited, but {:?}", self.state.tasks);
        };
        match chance.kind {
            ChanceKind::Roll { dice, .. } => dice,
            ChanceKind::Draw { count, .. } => count,
            ChanceKind::Pick { .. } | ChanceKind::Shuffle { .. } => {
                panic!("this game neither picks nor shuffles")
            }
        }
    }

    /// What an awaited draw is from.
    pub fn bag(&self) -> Bag {
        let mut bag = Bag::new();
        self.game.bag(&self.state, &mut bag);
        bag
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(&self.state, &mut legal);
        legal
    }

    fn say(&self, action: &Action) -> String {
        let mut text = String::new();
        self.game.notate(&self.state, action, &mut text).expect("a text takes it");
        text
    }

    /// What is offered, as it is typed, in the order of the actions.
    pub fn list(&self) -> Vec<String> {
        self.legal().iter().map(|action| self.say(action)).collect()
    }

    /// Exactly this is offered, in this order.
    #[track_caller]
    pub fn offers(&mut self, wanted: &[&str]) -> &mut Self {
        assert_eq!(self.list(), wanted, "asked: {:?}", self.state.tasks.last());
        self
    }

    /// True if this is offered.
    #[track_caller]
    pub fn can(&self, words: &str) -> bool {
        self.legal().contains(&self.action(words))
    }

    /// The action that is typed so, of all that the asked seat might try.
    ///
    /// # Panics
    ///
    /// When there is none.
    #[track_caller]
    pub fn action(&self, words: &str) -> Action {
        let (_, seat) = self.asked().unwrap_or_else(|| panic!("{words}: nobody is asked"));
        let mut all = Vec::new();
        self.game.conceivable(&self.state, Seat::at(seat), &mut all);
        let found = all.into_iter().find(|action| self.say(action) == words);
        found.unwrap_or_else(|| {
            panic!("{words:?} cannot be typed: {:?} {:?}", self.list(), self.state.tasks)
        })
    }

    /// Who is asked decides.
    #[track_caller]
    pub fn does(&mut self, words: &str) -> &mut Self {
        let action = self.action(words);
        assert!(
            self.legal().contains(&action),
            "{words:?} is not offered: {:?} {:?} {:?}",
            self.game.check(&self.state, &action),
            self.list(),
            self.state.tasks
        );
        self.apply(&Event::Decision(action))
    }

    /// What fell is entered: dice by the letters of their faces, drawn things by their ids.
    #[track_caller]
    pub fn falls(&mut self, words: &str) -> &mut Self {
        let Awaiting::Chance(chance) = self.game.awaiting(&self.state) else {
            panic!("{words}: no chance is awaited, but {:?}", self.state.tasks);
        };
        let outcome = match chance.kind {
            ChanceKind::Roll { .. } => {
                let faces: Vec<u8> =
                    words.chars().map(|letter| die_of(letter).code() + 1).collect();
                Outcome::roll(&faces)
            }
            ChanceKind::Draw { .. } => {
                let mut kinds: Vec<Kind> =
                    words.split_whitespace().map(|word| self.drawn(word)).collect();
                kinds.sort_unstable();
                Outcome::draw(&kinds)
            }
            ChanceKind::Pick { .. } | ChanceKind::Shuffle { .. } => {
                panic!("this game neither picks nor shuffles")
            }
        };
        self.apply(&Event::Chance(outcome))
    }

    /// As many things are drawn as are awaited: the first kinds that are left in the bag.
    #[track_caller]
    pub fn draws_first(&mut self) -> &mut Self {
        let bag = self.bag();
        let all = bag.iter().flat_map(|(kind, count)| (0..count).map(move |_| kind));
        let kinds: Vec<Kind> = all.take(usize::from(self.awaits())).collect();
        self.apply(&Event::Chance(Outcome::draw(&kinds)))
    }

    #[track_caller]
    fn apply(&mut self, event: &Event<Action>) -> &mut Self {
        if let Err(why) = self.game.allows(&self.state, event, &mut Bag::new()) {
            panic!("{event:?} is not allowed: {why:?}; {:?}", self.state.tasks);
        }
        self.game.begin(&mut self.state, event, &mut self.trace);
        while self.beat() {}
        self
    }

    /// An action is refused by this rule.
    #[track_caller]
    pub fn refuses(&self, words: &str, rule: &str) -> &Self {
        let action = self.action(words);
        let refusal = self.game.check(&self.state, &action).expect_err("it is refused");
        let found = self.game.rule_id(self.game.refusal_rule(&refusal));
        assert_eq!(found, rule, "{refusal:?}");
        assert!(!self.legal().contains(&action), "{words:?} is offered");
        self
    }

    /// Figures of the unit in a hex; 0 if there is none.
    pub fn figures(&self, at: &str) -> u8 {
        self.state.battle().unit(hex_of(at)).map_or(0, |unit| unit.figures)
    }

    /// Glory tokens of the unit in a hex.
    pub fn glory(&self, at: &str) -> u8 {
        self.state.battle().unit(hex_of(at)).map_or(0, |unit| unit.glory)
    }

    /// Lore tokens of a camp.
    pub fn tokens(&self, camp: Camp) -> u8 {
        self.state.battle().side(camp).tokens
    }

    /// Banners of a camp.
    pub fn banners(&self, camp: Camp) -> u8 {
        self.game.banners(&self.state, camp)
    }

    /// Where a hero stands; none if it is not on the board.
    pub fn stands(&self, hero: u16) -> Option<String> {
        self.state.battle().hero(HeroId(hero)).at.map(|at| at.to_string())
    }

    /// Forgets the facts so far.
    pub fn forget(&mut self) -> &mut Self {
        self.trace.clear();
        self
    }

    /// The facts since the last [`Table::forget`].
    pub fn facts(&self) -> impl Iterator<Item = &Fact> {
        self.trace.facts().iter().map(|cited| &cited.fact)
    }

    /// How many facts are like this.
    pub fn times(&self, like: impl Fn(&Fact) -> bool) -> usize {
        self.facts().filter(|fact| like(fact)).count()
    }

    /// Something happened by this rule.
    #[track_caller]
    pub fn saw(&self, rule: &str, like: impl Fn(&Fact) -> bool) -> &Self {
        let by = |cited: &&Cited<Fact>| self.game.rule_id(cited.rule) == rule;
        let found = self.trace.facts().iter().filter(by).any(|cited| like(&cited.fact));
        assert!(found, "no such fact by {rule}: {:#?}", self.trace.facts());
        self
    }

    /// Something happened by each of these rules.
    #[track_caller]
    pub fn cites(&self, rules: &[&str]) -> &Self {
        let cited: Vec<String> =
            self.trace.facts().iter().map(|cited| self.game.rule_id(cited.rule)).collect();
        for rule in rules {
            assert!(cited.iter().any(|id| id == rule), "nothing by {rule}: {cited:?}");
        }
        self
    }

    /// The law of every decision: what is listed is allowed, and nothing else.
    fn lists_agree(&self) {
        let Awaiting::Decision(seats) = self.game.awaiting(&self.state) else { return };
        let legal = self.legal();
        assert!(!legal.is_empty(), "something is offered: {:?}", self.state.tasks);
        assert!(legal.is_sorted_by(|a, b| a < b), "a list is ascending");
        for seat in seats.iter() {
            let mut all = Vec::new();
            self.game.conceivable(&self.state, seat, &mut all);
            for action in &all {
                let answer = self.game.check(&self.state, action);
                let listed = legal.binary_search(action).is_ok();
                assert_eq!(answer.is_ok(), listed, "{action:?}: {answer:?}");
            }
            for action in &legal {
                let found = all.binary_search(action).is_ok();
                assert!(found, "what is legal is conceivable: {action:?}");
            }
        }
    }

    /// The kind that is drawn, by its id: a card or a chest token.
    #[track_caller]
    fn drawn(&self, word: &str) -> Kind {
        use crate::vocabulary::ChestToken;
        let set = &self.game.cards;
        let token = ChestToken::ALL.into_iter().find(|token| format!("{token:?}") == word);
        let kind = token.map(Kind::from);
        let kind = kind.or_else(|| set.command_by_id(word).map(Kind::from));
        let kind = kind.or_else(|| set.lore_by_id(word).map(Kind::from));
        let kind = kind.or_else(|| set.artifact_by_id(word).map(Kind::from));
        kind.unwrap_or_else(|| panic!("nothing is called {word}"))
    }
}

/// The face of a letter.
#[track_caller]
fn die_of(letter: char) -> Face {
    match letter {
        'g' => Face::Green,
        'b' => Face::Blue,
        'r' => Face::Red,
        'l' => Face::Lore,
        'f' => Face::Flag,
        's' => Face::Strike,
        other => panic!("no face {other:?}"),
    }
}
