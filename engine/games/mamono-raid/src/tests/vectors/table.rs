//! A table to try a position on: what is offered, what is refused, what happens.
//!
//! Actions and outcomes are told in a few words: `words`.

use crate::opening::position::{Position, character, part_of, spot};
use crate::prelude::*;
use kanso_engine::Mode;

/// A game on a table, with the facts since the last [`Table::forget`].
pub(super) struct Table {
    pub game: MamonoRaid,
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
        let mut setup = Setup::new::<MamonoRaid>(seats);
        for (name, value) in readings {
            setup.set_reading(MamonoRaid::meta(), name, value).unwrap();
        }
        let game = MamonoRaid::new(&setup).unwrap();
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
        match self.game.awaiting(&self.state) {
            Awaiting::Chance(_) => true,
            Awaiting::Decision(_) | Awaiting::Over => false,
        }
    }

    /// The seats in the order of the result and their half points, once the game is over.
    pub fn over(&self) -> Option<Vec<(usize, i32)>> {
        let standing = self.game.standing(&self.state)?;
        assert_eq!(self.game.awaiting(&self.state), Awaiting::Over);
        let mut places: Vec<(i32, usize, i32)> = Vec::new();
        for (seat, has) in standing.seats.iter().enumerate() {
            let figure = |at: usize| has.figures[at].expect("every figure is known");
            places.push((figure(1), seat, figure(0)));
        }
        places.sort_unstable();
        Some(places.into_iter().map(|(_, seat, halves)| (seat, halves)).collect())
    }

    fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(&self.state, &mut legal);
        legal
    }

    /// What is offered to the seat that is asked, in words, in the order of the actions.
    pub fn list(&self) -> Vec<String> {
        self.legal().iter().map(|action| self.say(action)).collect()
    }

    /// The seat that is asked is offered exactly this, in this order.
    #[track_caller]
    pub fn offers(&self, wanted: &[&str]) {
        assert_eq!(self.list(), wanted, "asked: {:?}", self.state.tasks.last());
    }

    /// Of the actions whose words begin so, exactly these are offered, in this order.
    #[track_caller]
    pub fn offers_of(&self, beginning: &str, wanted: &[&str]) {
        let mut list = self.list();
        list.retain(|words| words.starts_with(beginning));
        assert_eq!(list, wanted, "asked: {:?}", self.state.tasks.last());
    }

    /// True if this is offered.
    #[track_caller]
    pub fn can(&self, words: &str) -> bool {
        self.legal().contains(&self.action(words))
    }

    /// The seat that is asked decides.
    #[track_caller]
    pub fn does(&mut self, words: &str) -> &mut Self {
        let action = self.action(words);
        assert!(
            self.legal().contains(&action),
            "{words:?} is not offered: {:?} {:?}",
            self.list(),
            self.state.tasks.last()
        );
        self.apply(&Event::Decision(action));
        self
    }

    /// What fell is entered.
    #[track_caller]
    pub fn falls(&mut self, words: &str) -> &mut Self {
        let outcome = self.outcome(words);
        self.apply(&Event::Chance(outcome));
        self
    }

    /// The odds of what might fall: `1 in 3`.
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

    /// An action is refused by this rule.
    #[track_caller]
    pub fn refuses(&self, words: &str, rule: &str) {
        let action = self.action(words);
        let refusal = self.game.check(&self.state, &action).expect_err("it is refused");
        let found = self.game.rule_id(self.game.refusal_rule(&refusal));
        assert_eq!(found, rule, "{refusal:?}");
        assert!(!self.legal().contains(&action), "{words:?} is offered");
    }

    /// Where a seat's pawn is: `A`, `ap.3`.
    pub fn pawn(&self, seat: usize) -> String {
        match self.state.pawn(Seat::at(seat)) {
            PawnPlace::Safe(space) => space.letter().to_string(),
            PawnPlace::Ap(space) => format!("ap.{space}"),
            PawnPlace::Aside => "aside".to_owned(),
        }
    }

    /// The pawns on a space of the AP track, from bottom to top.
    pub fn stack(&self, space: u8) -> Vec<usize> {
        let stack = self.state.ap_stacks.iter().find(|stack| stack.space == space);
        stack.iter().flat_map(|stack| &stack.pawns).map(|seat| seat.index()).collect()
    }

    /// A seat's life and damage chips in hand.
    pub fn life(&self, seat: usize) -> (u8, u8) {
        (self.state.seats[seat].life, self.state.seats[seat].damage)
    }

    /// Life chips on a seat's skill.
    #[track_caller]
    pub fn locked(&self, seat: usize, card: &str) -> u8 {
        let skill = self.skill_kind(card);
        self.state.seats[seat].skill(skill).expect("the seat has it").locked
    }

    /// A seat's experience: `W2 M1`.
    pub fn xp(&self, seat: usize) -> String {
        let chips = self.state.seats[seat].xp.iter();
        let words = chips.flat_map(|(chip, count)| vec![xp_word(chip); usize::from(count)]);
        words.collect::<Vec<_>>().join(" ")
    }

    /// A seat's purse, in copper units.
    pub fn purse(&self, seat: usize) -> u32 {
        self.state.seats[seat].purse
    }

    /// A seat's markers at home.
    pub fn home(&self, seat: usize) -> u8 {
        self.game.home(&self.state, Seat::at(seat))
    }

    /// A seat's AP limit.
    pub fn limit(&self, seat: usize) -> u8 {
        self.game.ap_limit(&self.state, Seat::at(seat))
    }

    /// A seat's shields, without bonus shields.
    pub fn shield(&self, seat: usize) -> u32 {
        self.game.shield(&self.state, Seat::at(seat))
    }

    /// Damage b.
    pub fn b(&self) -> u32 {
        self.game.level_damage(&self.state)
    }

    /// Ids of a seat's items.
    pub fn items(&self, seat: usize) -> Vec<&str> {
        let items = self.state.seats[seat].items.iter();
        items.map(|&item| &*self.game.cards.item(item).face.id).collect()
    }

    /// Ids of a seat's part cards.
    pub fn parts(&self, seat: usize) -> Vec<&str> {
        let cards = self.state.seats[seat].part_cards.iter();
        cards.map(|&card| &*self.game.cards.part(card).face.id).collect()
    }

    /// True if a seat has a skill.
    pub fn has_skill(&self, seat: usize, card: &str) -> bool {
        self.state.seats[seat].skill(self.skill_kind(card)).is_some()
    }

    /// Cards of an item on display.
    pub fn on_display(&self, card: &str) -> u8 {
        self.game.items_left(&self.state, self.item_kind(card))
    }

    /// The monster's level down to its last occupied space: `0 black 1`.
    pub fn level(&self) -> String {
        let mut words: Vec<String> = Vec::new();
        for cell in &self.state.level {
            match cell {
                LevelCell::Empty => break,
                LevelCell::Marker(seat) => words.push(seat.to_string()),
                LevelCell::Black => words.push("black".to_owned()),
            }
        }
        words.join(" ")
    }

    /// What lies on a cell: the number of a seat for its marker, the id of a chip, `covered`,
    /// `empty`, `unused`.
    pub fn cell(&self, label: &str) -> String {
        let chip = |kind: ChipKind| self.game.cards.chip(kind).face.id.clone();
        match spot(label).place() {
            Place::Line(part, cell) => match self.state.slot(part).line[usize::from(cell)] {
                Cell::Empty => "empty".to_owned(),
                Cell::Chip(kind) => chip(kind),
                Cell::Marker(seat) => seat.to_string(),
            },
            Place::Core(index) => match self.state.core_cell(index) {
                None => "unused".to_owned(),
                Some(CoreCell::Covered) => "covered".to_owned(),
                Some(CoreCell::Chip(kind)) => chip(kind),
                Some(CoreCell::Marker(seat)) => seat.to_string(),
                Some(CoreCell::Empty) => "empty".to_owned(),
            },
        }
    }

    /// What lies on a line, from base to tip, as [`Table::cell`] says it.
    pub fn line(&self, part: &str) -> String {
        let cells = (0..5).map(|cell| self.cell(&format!("{part}.{cell}")));
        cells.collect::<Vec<_>>().join(" ")
    }

    /// The id of a part's card, and how often the part was broken.
    pub fn part(&self, part: &str) -> (Option<&str>, u8) {
        let slot = self.state.slot(part_of(part));
        (slot.card.map(|card| &*self.game.cards.part(card).face.id), slot.breaks)
    }

    /// Who has a bonus shield; none: it is on the board or in the box.
    pub fn shield_of(&self, chip: BonusShield) -> Option<usize> {
        holder(self.state.bonus_holder(chip))
    }

    /// Who has the core bonus.
    pub fn core_bonus(&self) -> Option<usize> {
        holder(self.state.core_bonus)
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
            let listed = legal.binary_search(action).is_ok();
            assert_eq!(answer.is_ok(), listed, "{action:?}: {answer:?}");
        }
        for action in &legal {
            assert!(all.binary_search(action).is_ok(), "what is legal is conceivable: {action:?}");
        }
    }

    #[track_caller]
    fn outcome(&self, words: &str) -> Outcome {
        let words = words.split_whitespace();
        let chip = |word: &str| {
            let id = match word.parse::<u8>() {
                Ok(serial) => format!("E{serial:02}"),
                Err(_) => word.to_owned(),
            };
            let kind = self.game.cards.chip_by_id(&id);
            Kind::from(kind.unwrap_or_else(|| panic!("no chip {word}")))
        };
        match self.state.tasks.last() {
            Some(Task::AskPart(_)) => {
                Outcome::draw(&words.map(|word| self.part_kind(word).into()).collect::<Vec<_>>())
            }
            Some(Task::AskDeal(_) | Task::AskStage2(_)) => {
                Outcome::draw(&words.map(chip).collect::<Vec<_>>())
            }
            Some(Task::AskExpose(_)) => Outcome::Draw(words.map(chip).collect()),
            Some(Task::AskKept) => {
                let kind = |word: &str| Kind(character(word).index() as u16);
                Outcome::draw(&words.map(kind).collect::<Vec<_>>())
            }
            Some(Task::AskStart) => {
                let seats: Vec<u16> = words.map(|word| word.parse().unwrap()).collect();
                Outcome::Pick(seats[0])
            }
            task => panic!("no chance is awaited, but {task:?}"),
        }
    }

    #[track_caller]
    pub(super) fn skill_kind(&self, card: &str) -> SkillKind {
        self.game.cards.skill_by_id(card).unwrap_or_else(|| panic!("no skill {card}"))
    }

    #[track_caller]
    pub(super) fn item_kind(&self, card: &str) -> ItemKind {
        self.game.cards.item_by_id(card).unwrap_or_else(|| panic!("no item {card}"))
    }

    #[track_caller]
    pub(super) fn part_kind(&self, card: &str) -> PartKind {
        self.game.cards.part_by_id(card).unwrap_or_else(|| panic!("no part card {card}"))
    }
}

fn holder(holder: Holder) -> Option<usize> {
    match holder {
        Holder::Seat(seat) => Some(seat.index()),
        Holder::Board | Holder::Box => None,
    }
}

pub(super) fn xp_word(chip: XpChip) -> String {
    format!("{}{}", chip.symbol.letter(), chip.points())
}

/// The letter of a starting chip.
pub(super) fn starter(kept: Option<Character>) -> Option<char> {
    kept.map(Character::letter)
}
