//! A table to try a position on: what is offered, what is refused, what happens.
//!
//! Actions and outcomes are told in a few words: `words`.

use crate::opening::position::{Position, enemy_card, stat_of};
use crate::prelude::*;
use kanso_engine::{ChanceKind, Cited, Mode};

/// A game on a table, with the facts since the last [`Table::forget`].
pub(crate) struct Table {
    pub game: BraveArchitect,
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
        let state = position.opening().state(&game).expect("the game has looked at it");
        Self { game, state, trace: Trace::new(Mode::Facts) }
    }

    /// A game from its set-up, with readings by name.
    pub fn set_up(seats: u8, readings: &[(&str, &str)]) -> Self {
        let mut setup = Setup::at_revision::<BraveArchitect>(seats, 1).expect("the first one");
        for (name, value) in readings {
            let meta = BraveArchitect::meta();
            setup.set_reading(meta, name, value).expect("a reading of the game");
        }
        let game = BraveArchitect::new(&setup).expect("a plain set-up");
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

    /// What is asked, and of which seats.
    pub fn asked(&self) -> Option<(Question, Vec<usize>)> {
        let (question, seats) = self.game.asked(&self.state)?;
        match self.game.awaiting(&self.state) {
            Awaiting::Decision(_) => Some((question, seats.iter().map(Seat::index).collect())),
            Awaiting::Chance(_) | Awaiting::Over => None,
        }
    }

    /// This is asked of this seat alone.
    #[track_caller]
    pub fn asks(&self, question: Question, seat: usize) -> &Self {
        assert_eq!(self.asked(), Some((question, vec![seat])), "{:?}", self.state.tasks);
        self
    }

    /// The party is asked who acts next.
    #[track_caller]
    pub fn asks_next(&self) -> &Self {
        let seats = (0..self.state.seat_count()).collect();
        assert_eq!(self.asked(), Some((Question::Next, seats)), "{:?}", self.state.tasks);
        self
    }

    /// True if chance is awaited.
    pub fn awaits_chance(&self) -> bool {
        match self.game.awaiting(&self.state) {
            Awaiting::Chance(_) => true,
            Awaiting::Decision(_) | Awaiting::Over => false,
        }
    }

    /// True if the game is over.
    pub fn is_over(&self) -> bool {
        self.game.awaiting(&self.state) == Awaiting::Over
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(&self.state, &mut legal);
        legal
    }

    /// What is offered, in words, in the order of the actions.
    pub fn list(&self) -> Vec<String> {
        self.legal().iter().map(|action| self.say(action)).collect()
    }

    /// Exactly this is offered, in this order.
    #[track_caller]
    pub fn offers(&self, wanted: &[&str]) -> &Self {
        assert_eq!(self.list(), wanted, "asked: {:?}", self.state.tasks.last());
        self
    }

    /// Of the actions whose words begin so, exactly these are offered, in this order.
    #[track_caller]
    pub fn offers_of(&self, beginning: &str, wanted: &[&str]) -> &Self {
        let mut list = self.list();
        list.retain(|words| words.starts_with(beginning));
        assert_eq!(list, wanted, "asked: {:?}", self.state.tasks.last());
        self
    }

    /// True if this is offered.
    #[track_caller]
    pub fn can(&self, words: &str) -> bool {
        self.legal().contains(&self.action(words))
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

    /// What fell is entered.
    #[track_caller]
    pub fn falls(&mut self, words: &str) -> &mut Self {
        let outcome = self.outcome(words);
        self.apply(&Event::Chance(outcome))
    }

    /// What comes first of all that can fall.
    #[track_caller]
    pub fn any(&mut self) -> &mut Self {
        let Awaiting::Chance(chance) = self.game.awaiting(&self.state) else {
            panic!("no chance is awaited, but {:?}", self.state.tasks);
        };
        let mut bag = Bag::new();
        self.game.bag(&self.state, &mut bag);
        let outcome = match chance.kind {
            ChanceKind::Roll { dice, .. } => Outcome::roll(&vec![1; dice.into()]),
            ChanceKind::Draw { count, .. } => {
                let copies = bag.iter().flat_map(|(kind, n)| vec![kind; n.into()]);
                Outcome::draw(&copies.take(count.into()).collect::<Vec<_>>())
            }
            ChanceKind::Pick { .. } | ChanceKind::Shuffle { .. } => {
                panic!("this game neither picks nor shuffles")
            }
        };
        self.apply(&Event::Chance(outcome))
    }

    /// What comes first, until the party is asked who acts next.
    #[track_caller]
    pub fn on_to_next(&mut self) -> &mut Self {
        for _ in 0..100 {
            match self.asked() {
                Some((Question::Next, _)) => return self,
                Some(_) => {
                    let first = self.legal().swap_remove(0);
                    self.apply(&Event::Decision(first));
                }
                None => {
                    self.any();
                }
            }
        }
        panic!("nobody is asked who acts next: {:?}", self.state.tasks);
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

    /// HP of a hero.
    pub fn hp(&self, seat: usize) -> u8 {
        self.state.seats[seat].hp
    }

    /// Tension of a hero.
    pub fn tension(&self, seat: usize) -> u8 {
        self.state.seats[seat].tension
    }

    /// Where a hero stands.
    #[track_caller]
    pub fn square(&self, seat: usize) -> String {
        self.state.seats[seat].at.expect("it is on the map").to_string()
    }

    /// A stat of a hero as it is read now.
    pub fn stat(&self, seat: usize, word: &str) -> u8 {
        self.game.stat(&self.state, Seat::at(seat), stat_of(word))
    }

    /// Owner and range of the hate card.
    pub fn hate(&self) -> Option<(usize, u8)> {
        self.state.hate.map(|hate| (hate.owner.index(), hate.range))
    }

    /// The card and the HP of a part, by its number from 1; none if it is destroyed.
    pub fn part(&self, number: usize) -> Option<(&str, u8)> {
        match self.state.parts[number - 1] {
            Part::Intact { card, hp } => Some((&self.game.cards.party(card).face.id, hp)),
            Part::Destroyed => None,
        }
    }

    /// HP of a part that is intact.
    #[track_caller]
    pub fn part_hp(&self, number: usize) -> u8 {
        self.part(number).expect("the part is intact").1
    }

    /// A hero's hand, in the order of the cards.
    pub fn hand(&self, seat: usize) -> String {
        self.cards(self.state.seats[seat].hand.iter().copied())
    }

    /// A hero's deck, in the order of the cards.
    pub fn deck(&self, seat: usize) -> String {
        let kinds = self.state.seats[seat].deck.iter().map(|(kind, _)| kind);
        self.cards(kinds.map(|kind| CardKind::try_from(kind).expect("a deck card")))
    }

    /// A hero's discard pile, its top card last.
    pub fn discard(&self, seat: usize) -> String {
        self.cards(self.state.seats[seat].discard.iter().copied())
    }

    /// A hero's play sheet, in the order of play: `K10(W11 K01)`.
    pub fn sheet(&self, seat: usize) -> String {
        let entries = self.state.seats[seat].play_sheet.iter().map(|entry| {
            let card = self.cards([entry.card]);
            let under = self.cards(entry.under.iter().copied());
            if under.is_empty() { card } else { format!("{card}({under})") }
        });
        entries.collect::<Vec<_>>().join(" ")
    }

    /// A hero's items.
    pub fn items(&self, seat: usize) -> String {
        let items = self.state.seats[seat].items.iter();
        let ids = items.map(|held| self.game.cards.item(held.item).face.id.clone());
        ids.collect::<Vec<_>>().join(" ")
    }

    /// The enemy attack deck: attack cards, then party cards, each in the order of the tables.
    pub fn enemy_deck(&self) -> String {
        let mut cards: Vec<EnemyCard> =
            self.state.atk_deck.iter().map(|(kind, _)| EnemyCard::of(kind)).collect();
        cards.sort_by_key(|card| match card {
            EnemyCard::Attack(attack) => (0, attack.number()),
            EnemyCard::Party(party) => (1, party.number()),
        });
        self.enemy_ids(&cards)
    }

    /// The enemy discard pile, its top card last.
    pub fn enemy_discard(&self) -> String {
        self.enemy_ids(&self.state.atk_discard)
    }

    /// The enemy's north-west square.
    pub fn body(&self) -> String {
        self.state.body_at.to_string()
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

    /// The totals of the attack rolls that were read, in order.
    pub fn totals(&self) -> Vec<i32> {
        let total = |fact: &Fact| match fact {
            Fact::AttackRolled { total, .. } => Some(total.total),
            _ => None,
        };
        self.facts().filter_map(total).collect()
    }

    /// The damage that was dealt by strikes, in order: before defence, the defence, what was dealt.
    pub fn dealt(&self) -> Vec<(u16, i16, u16)> {
        let dealt = |fact: &Fact| match fact {
            Fact::EnemyHurt { damage, defence, dealt, .. } => Some((*damage, *defence, *dealt)),
            _ => None,
        };
        self.facts().filter_map(dealt).collect()
    }

    /// The fixed damage that was dealt, in order.
    pub fn fixed(&self) -> Vec<u16> {
        let dealt = |fact: &Fact| match fact {
            Fact::EnemyHurtFixed { n, .. } => Some(*n),
            _ => None,
        };
        self.facts().filter_map(dealt).collect()
    }

    /// The squares of the enemy's steps, in order.
    pub fn steps(&self) -> String {
        let step = |fact: &Fact| match fact {
            Fact::EnemySteps { direction, to } => Some(format!("{}:{to}", direction.letter())),
            _ => None,
        };
        self.facts().filter_map(step).collect::<Vec<_>>().join(" ")
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

    fn cards(&self, cards: impl IntoIterator<Item = CardKind>) -> String {
        let ids = cards.into_iter().map(|card| self.game.cards.card(card).face.id.clone());
        ids.collect::<Vec<_>>().join(" ")
    }

    fn enemy_ids(&self, cards: &[EnemyCard]) -> String {
        let ids = cards.iter().map(|card| match card {
            EnemyCard::Party(party) => self.game.cards.party(*party).face.id.as_str(),
            EnemyCard::Attack(attack) => self.game.cards.attack(*attack).face.id.as_str(),
        });
        ids.collect::<Vec<_>>().join(" ")
    }

    /// The kind that is drawn, by its id: an enemy card, an item or a deck card.
    #[track_caller]
    pub(super) fn drawn(&self, id: &str) -> Kind {
        let set = &self.game.cards;
        let kind = enemy_card(set, id).map(Kind::from);
        let kind = kind.or_else(|| set.item_by_id(id).map(Kind::from));
        let kind = kind.or_else(|| set.card_by_id(id).map(Kind::from));
        kind.unwrap_or_else(|| panic!("no card {id}"))
    }
}

/// A card set with a change: of the row with this id, where it says `from` it says `to`.
#[track_caller]
pub(crate) fn edited(set: &str, id: &str, from: &str, to: &str) -> String {
    let row = set.find(&format!("\nid = \"{id}\"")).expect("a row with this id");
    let at = row + set[row..].find(from).expect("the row says so");
    let end = set[row + 1..].find("\n[").map_or(set.len(), |end| row + 1 + end);
    assert!(at < end, "{id} says {from}");
    [&set[..at], to, &set[at + from.len()..]].concat()
}
