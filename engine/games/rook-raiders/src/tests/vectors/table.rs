//! A table to try a position on: what is offered, what is refused, what happens.
//!
//! Actions are told in a few words about the board of the seat that is asked: `B5>B3`,
//! `B5>B2 token`, `dice B3`, `level B4 1` (so many tokens). Outcomes are entered as at a real
//! table, by the words of `Game::item`.

use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::{EndReason, cell_at, cell_label};
use kanso_engine::{ChanceKind, Item, Mode};

/// A game on a table, with the facts since the last [`Table::forget`].
pub(super) struct Table {
    pub game: RookRaiders,
    pub state: State,
    trace: Trace<Fact>,
}

impl Table {
    /// A game that starts from a position; what follows by itself has happened and is told.
    #[track_caller]
    pub fn at(position: &Position) -> Self {
        let mut table = Self::before(position);
        while table.beat() {}
        table
    }

    /// A game that stands at a position, before anything follows from it.
    #[track_caller]
    pub fn before(position: &Position) -> Self {
        let game = position.game().unwrap_or_else(|error| panic!("{error}"));
        let state = position.opening().state(&game).unwrap();
        Self { game, state, trace: Trace::new(Mode::Facts) }
    }

    /// A game from its set-up, with readings by name.
    pub fn set_up(seats: u8, readings: &[(&str, &str)]) -> Self {
        let mut setup = Setup::new::<RookRaiders>(seats);
        for (name, value) in readings {
            setup.set_reading(RookRaiders::meta(), name, value).unwrap();
        }
        let game = RookRaiders::new(&setup).unwrap();
        let state = game.start();
        Self { game, state, trace: Trace::new(Mode::Facts) }
    }

    /// Does one automatic beat.
    pub fn beat(&mut self) -> bool {
        let goes_on = self.game.advance(&mut self.state, &mut self.trace);
        if !goes_on {
            self.lists_agree();
        }
        goes_on
    }

    /// The seat that is asked.
    pub fn asked(&self) -> Option<usize> {
        match self.game.awaiting(&self.state) {
            Awaiting::Decision(seats) => seats.only().map(Seat::index),
            Awaiting::Chance(_) | Awaiting::Over => None,
        }
    }

    /// True if chance is awaited.
    pub fn awaits_chance(&self) -> bool {
        matches!(self.game.awaiting(&self.state), Awaiting::Chance(_))
    }

    /// How the game ended, and who won or shares the draw.
    pub fn over(&self) -> Option<(EndReason, Vec<usize>)> {
        let ending = self.state.ending?;
        assert_eq!(self.game.awaiting(&self.state), Awaiting::Over);
        Some((ending.reason, seats_of(ending.best)))
    }

    fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(&self.state, &mut legal);
        legal
    }

    /// What is offered to the seat that is asked, in words, ascending by the words.
    pub fn list(&self) -> Vec<String> {
        let mut list: Vec<String> = self.legal().iter().map(|action| self.say(action)).collect();
        list.sort();
        list
    }

    /// The seat that is asked is offered exactly this.
    #[track_caller]
    pub fn offers(&self, wanted: &[&str]) {
        let mut wanted: Vec<&str> = wanted.to_vec();
        wanted.sort_unstable();
        assert_eq!(self.list(), wanted, "asked: {:?}", self.state.tasks.last());
    }

    /// True if this is offered.
    pub fn can(&self, words: &str) -> bool {
        self.legal().iter().any(|action| self.say(action) == words)
    }

    /// The seat that is asked decides.
    #[track_caller]
    pub fn does(&mut self, words: &str) -> &mut Self {
        let action = self.legal().into_iter().find(|action| self.say(action) == words);
        let action = action.unwrap_or_else(|| {
            panic!("{words:?} is not offered: {:?} {:?}", self.list(), self.state.tasks.last())
        });
        self.apply(&Event::Decision(action));
        self
    }

    /// What fell is entered, by the words of a table, in any order that the event allows.
    #[track_caller]
    pub fn falls(&mut self, words: &str) -> &mut Self {
        let outcome = self.outcome(words);
        self.apply(&Event::Chance(outcome));
        self
    }

    /// The odds of what might fall: `3 in 8`.
    #[track_caller]
    pub fn odds(&self, words: &str) -> String {
        let odds = self.game.odds(&self.state, &self.outcome(words));
        odds.expect("it can fall").to_string()
    }

    #[track_caller]
    fn apply(&mut self, event: &Event<Action>) {
        let bag = &mut Bag::new();
        if let Err(why) = self.game.allows(&self.state, event, bag) {
            panic!("{event:?} is not allowed: {why:?}");
        }
        self.game.begin(&mut self.state, event, &mut self.trace);
        while self.beat() {}
    }

    /// What the seat that is asked might try, by its words.
    #[track_caller]
    pub fn attempt(&self, words: &str) -> Action {
        let seat = Seat::at(self.asked().expect("a seat is asked"));
        let mut all = Vec::new();
        self.game.conceivable(&self.state, seat, &mut all);
        let action = all.into_iter().find(|action| self.say(action) == words);
        action.unwrap_or_else(|| panic!("{words:?} is not conceivable"))
    }

    /// An action that the seat might try is refused by this rule.
    #[track_caller]
    pub fn refuses(&self, words: &str, rule: &str) {
        self.refuses_action(&self.attempt(words), rule);
    }

    /// An action is refused by this rule.
    #[track_caller]
    pub fn refuses_action(&self, action: &Action, rule: &str) {
        let refusal = self.game.check(&self.state, action).expect_err("it is refused");
        let found = self.game.rule_id(self.game.refusal_rule(&refusal));
        assert_eq!(found, rule, "{refusal:?}");
    }

    /// The pieces of a seat's board in the order of RR-13.8: `B4 U01 d1 acted`, `B3 M03`.
    #[track_caller]
    pub fn board(&self, seat: usize, wanted: &[&str]) {
        assert_eq!(self.pieces(seat), wanted, "board of seat {seat}");
    }

    fn pieces(&self, seat: usize) -> Vec<String> {
        let mut pieces = Vec::new();
        for (index, piece) in self.state.seats[seat].board.iter().enumerate() {
            let (id, damage, acted) = match piece {
                None => continue,
                Some(Piece::Unit(unit)) => {
                    (&self.game.cards.unit(unit.kind).face.id, unit.damage, unit.acted)
                }
                Some(Piece::Monster(monster)) => {
                    (&self.game.cards.monster(monster.kind).face.id, monster.damage, false)
                }
            };
            let damage = if damage > 0 { format!(" d{damage}") } else { String::new() };
            let acted = if acted { " acted" } else { "" };
            let text = format!("{} {id}{damage}{acted}", cell_label(cell_at(index)));
            pieces.push(text);
        }
        pieces
    }

    /// The cards of a seat's hand, a kind once for each card.
    pub fn hand(&self, seat: usize) -> Vec<&str> {
        self.cards(&self.state.seats[seat].hand)
    }

    /// Unit cards of a bag by their ids.
    pub fn cards(&self, bag: &Bag) -> Vec<&str> {
        let id = |kind: Kind| &*self.game.cards.units[usize::from(kind.0)].face.id;
        bag.iter().flat_map(|(kind, count)| std::iter::repeat_n(id(kind), count.into())).collect()
    }

    /// How many cards of this id a bag of unit cards holds.
    pub fn count(&self, bag: &Bag, id: &str) -> u16 {
        bag.count(Kind::from(self.game.cards.unit_by_id(id).unwrap()))
    }

    /// The mercenaries by their ids, `""` for an empty place.
    pub fn mercenaries(&self) -> [&str; 3] {
        self.state
            .mercenary_row
            .map(|slot| slot.map_or("", |kind| &*self.game.cards.unit(kind).face.id))
    }

    /// Monsters of a waiting line or a castle by their ids.
    pub fn monsters(&self, monsters: &[Monster]) -> Vec<&str> {
        monsters.iter().map(|monster| &*self.game.cards.monster(monster.kind).face.id).collect()
    }

    /// Tokens and trophies of a seat.
    pub fn marks(&self, seat: usize) -> (u32, u8) {
        (self.state.seats[seat].honor_tokens, self.state.seats[seat].trophies)
    }

    /// A seat's threat total.
    pub fn threat(&self, seat: usize) -> i16 {
        self.game.threat(&self.state.seats[seat])
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
    pub fn saw(&self, rule: &str, like: impl Fn(&Fact) -> bool) {
        let found = self
            .trace
            .facts()
            .iter()
            .any(|cited| self.game.rule_id(cited.rule) == rule && like(&cited.fact));
        assert!(found, "no such fact by {rule}: {:#?}", self.trace.facts());
    }

    /// Something happened by each of these rules.
    #[track_caller]
    pub fn cites(&self, rules: &[&str]) {
        let cited: Vec<String> =
            self.trace.facts().iter().map(|cited| self.game.rule_id(cited.rule)).collect();
        for rule in rules {
            assert!(cited.iter().any(|id| id == rule), "nothing by {rule}: {cited:?}");
        }
    }

    /// Nothing happened by this rule.
    #[track_caller]
    pub fn never(&self, rule: &str) {
        let found = self.trace.facts().iter().find(|cited| self.game.rule_id(cited.rule) == rule);
        assert_eq!(found, None, "nothing by {rule}");
    }

    /// How much of an action, taken now, an eye is told.
    #[track_caller]
    pub fn tells(&self, words: &str, eye: Eye) -> Telling {
        let action = self.legal().into_iter().find(|action| self.say(action) == words);
        let action = action.unwrap_or_else(|| panic!("{words:?} is not offered"));
        self.game.tells(&self.state, &Event::Decision(action), eye)
    }

    #[track_caller]
    fn outcome(&self, words: &str) -> Outcome {
        let Awaiting::Chance(chance) = self.game.awaiting(&self.state) else {
            panic!("no chance is awaited, but {:?}: {words:?}", self.state.tasks.last());
        };
        let find = |word: &str, mut items: Box<dyn Iterator<Item = Item> + '_>| {
            let named = |item: &Item| {
                let words = self.game.item(&self.state, *item);
                Lang::ALL.into_iter().any(|lang| {
                    [&words.word, &words.short].iter().any(|label| label.in_lang(lang) == word)
                })
            };
            items.find(|item| named(item)).unwrap_or_else(|| panic!("{word:?} cannot fall"))
        };
        let words = words.split_whitespace();
        match chance.kind {
            ChanceKind::Roll { faces, .. } => Outcome::Roll(
                words
                    .map(|word| match find(word, Box::new((1..=faces).map(Item::Face))) {
                        Item::Face(face) => face,
                        item => panic!("{item:?} is no face"),
                    })
                    .collect(),
            ),
            ChanceKind::Draw { .. } => {
                let mut bag = Bag::new();
                self.game.bag(&self.state, &mut bag);
                let kinds: Vec<Kind> = words
                    .map(|word| {
                        match find(word, Box::new(bag.iter().map(|(kind, _)| Item::Kind(kind)))) {
                            Item::Kind(kind) => kind,
                            item => panic!("{item:?} is no kind"),
                        }
                    })
                    .collect();
                Outcome::draw(&kinds)
            }
            ChanceKind::Pick { n } => {
                let mut words = words;
                match find(words.next().expect("a word"), Box::new((0..n).map(Item::Pick))) {
                    Item::Pick(pick) => Outcome::Pick(pick),
                    item => panic!("{item:?} is no pick"),
                }
            }
            ChanceKind::Shuffle { n } => Outcome::Shuffle(
                words
                    .map(|word| match find(word, Box::new((0..n).map(Item::Place))) {
                        Item::Place(place) => place,
                        item => panic!("{item:?} is no place"),
                    })
                    .collect(),
            ),
        }
    }

    /// The law of every decision: what is listed is allowed, and nothing else.
    fn lists_agree(&self) {
        let Awaiting::Decision(seats) = self.game.awaiting(&self.state) else { return };
        let seat = seats.only().expect("one seat is asked");
        let (legal, mut all) = (self.legal(), Vec::new());
        self.game.conceivable(&self.state, seat, &mut all);
        assert!(!legal.is_empty(), "something is offered: {:?}", self.state.tasks);
        assert!(legal.is_sorted() && all.is_sorted(), "lists are ascending");
        for action in &all {
            let answer = self.game.check(&self.state, action);
            assert_eq!(answer.is_ok(), legal.contains(action), "{action:?}: {answer:?}");
        }
        for action in &legal {
            assert!(all.contains(action), "what is legal is conceivable: {action:?}");
        }
    }

    fn say(&self, action: &Action) -> String {
        let seat = self.asked().expect("actions are told while a seat is asked");
        let has = &self.state.seats[seat];
        let unit = |id: &UnitId| match has.unit(*id) {
            Some((index, _)) => cell_label(cell_at(index)),
            None => format!("#{}", id.0),
        };
        let monster = |id: &MonsterId| match has.monster(*id) {
            Some((index, _)) => cell_label(cell_at(index)),
            None => format!("#{}", id.0),
        };
        let units = |ids: &[UnitId]| ids.iter().map(unit).collect::<Vec<_>>().join(" ");
        let card = |kind: &UnitKind| self.game.cards.unit(*kind).face.id.clone();
        let mark = |tokens: u8| if tokens == 0 { "trophy" } else { "token" };
        match action {
            Action::SetupPlace { card: kind, cell } => {
                format!("place {} {}", card(kind), cell_label(*cell))
            }
            Action::ChooseCommand { command } => format!("choose {}", command_word(*command)),
            Action::EndActions => "end".to_owned(),
            Action::Activate { unit: id, dest, full_move: None } => {
                format!("{}>{}", unit(id), cell_label(*dest))
            }
            Action::Activate { unit: id, dest, full_move: Some(tokens) } => {
                format!("{}>{} {}", unit(id), cell_label(*dest), mark(*tokens))
            }
            Action::NoSkill => "no skill".to_owned(),
            Action::Dice { target } => format!("dice {}", monster(target)),
            Action::Assign { hits } => {
                format!("assign {}", hits.iter().map(monster).collect::<Vec<_>>().join(" "))
            }
            Action::Area => "area".to_owned(),
            Action::Heal { points } => format!("heal {}", units(points)),
            Action::Song { ally } => format!("song {}", unit(ally)),
            Action::Accept => "accept".to_owned(),
            Action::Reroll { pay_tokens } => format!("reroll {}", mark(*pay_tokens)),
            Action::LevelUp { unit: id, pay_tokens } => format!("level {} {pay_tokens}", unit(id)),
            Action::Pass => "pass".to_owned(),
            Action::RestChoose { units: ids } => format!("rest {}", units(ids)),
            Action::DeployHand { card: kind, cell } => {
                format!("deploy {} {}", card(kind), cell_label(*cell))
            }
            Action::DeployMercenary { slot, cell } => format!("hire {slot} {}", cell_label(*cell)),
            Action::SupportHeal { unit: id } => format!("support {}", unit(id)),
            Action::FatigueChoose { units: ids } => format!("recover {}", units(ids)),
            Action::Declare => "declare".to_owned(),
            Action::Hold => "hold".to_owned(),
            Action::RerollDie { die, pay_tokens } => {
                format!("die {} {}", die.index() + 1, mark(*pay_tokens))
            }
        }
    }
}

/// The word of a command.
pub(super) fn command_word(command: Command) -> &'static str {
    match command {
        Command::Assault => "assault",
        Command::Raid => "raid",
        Command::Rest => "rest",
        Command::Reward => "reward",
        Command::Recruit => "recruit",
    }
}

/// The numbers of a set of seats.
pub(super) fn seats_of(seats: Seats) -> Vec<usize> {
    seats.iter().map(Seat::index).collect()
}

/// Six ways to deploy a card: on each cell of the home area.
pub(super) fn on_home(words: &str) -> Vec<String> {
    ["A5", "A6", "B5", "B6", "C5", "C6"].iter().map(|cell| format!("{words} {cell}")).collect()
}

/// Letters of the lanes of a bag of chips.
pub(super) fn letters(bag: &Bag) -> String {
    bag.iter()
        .flat_map(|(kind, count)| {
            std::iter::repeat_n(Lane::ALL[usize::from(kind.0)].letter(), count.into())
        })
        .collect()
}
