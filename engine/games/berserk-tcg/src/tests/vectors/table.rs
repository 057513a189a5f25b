//! A table to try a position on: what is offered, what is refused, what happens.
//!
//! Actions are told as in notation, cards by their card numbers: `fighter K01#2` is the second K01 of
//! the vector, counted as the position lists them and then as they come up; a card keeps its name
//! when it gets another number. Where only one action fits, `K01` is enough. Pending items are named
//! by their cards, `!K13`, or by what they are, `!draw`. Outcomes are card numbers and ids of
//! cities.

use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::{EndReason, Known, Source};
use kanso_engine::{ChanceKind, Mode};
use std::collections::BTreeMap;

/// A game on a table, with the facts since the last [`Table::forget`].
pub(super) struct Table {
    pub game: BerserkTcg,
    pub state: State,
    trace: Trace<Fact>,
    names: BTreeMap<CardId, String>,
    counts: BTreeMap<String, u32>,
    /// Numbers given up and given before the last look.
    former: usize,
    next_card: u32,
}

impl Table {
    /// A game that starts from a position; what follows by itself has happened and is told.
    #[track_caller]
    pub fn at(position: &Position) -> Self {
        let game = position.game().unwrap_or_else(|error| panic!("{error}"));
        let state = position.opening().state(&game).unwrap();
        let mut table = Self::of(game, state);
        for card in &position.opening().cards {
            let kind = table.id_of(Kind::from(card.kind));
            table.call(card.id, &kind);
        }
        table.next_card = table.state.next_card;
        while table.beat() {}
        table
    }

    /// A game from its set-up, with options and readings by name.
    pub fn set_up(options: &[(&str, &str)], readings: &[(&str, &str)]) -> Self {
        let mut setup = Setup::new::<BerserkTcg>(2);
        for (name, value) in options {
            setup.set_option(BerserkTcg::meta(), name, value).unwrap();
        }
        for (name, value) in readings {
            setup.set_reading(BerserkTcg::meta(), name, value).unwrap();
        }
        let game = BerserkTcg::new(&setup).unwrap();
        let state = game.start();
        Self::of(game, state)
    }

    fn of(game: BerserkTcg, state: State) -> Self {
        Self {
            game,
            state,
            trace: Trace::new(Mode::Facts),
            names: BTreeMap::new(),
            counts: BTreeMap::new(),
            former: 0,
            next_card: 1,
        }
    }

    /// Does one automatic beat.
    fn beat(&mut self) -> bool {
        let goes_on = self.game.advance(&mut self.state, &mut self.trace);
        self.name_cards();
        if !goes_on {
            self.lists_agree();
        }
        goes_on
    }

    // What is awaited.

    /// Who is asked what.
    pub fn asked(&self) -> Option<(usize, Question)> {
        let ask = self.state.asked()?;
        Some((ask.seat.index(), ask.question))
    }

    /// This seat is asked this.
    #[track_caller]
    pub fn asks(&mut self, seat: usize, question: Question) -> &mut Self {
        assert_eq!(self.asked(), Some((seat, question)), "{}", self.situation());
        self
    }

    /// The seat that is asked is offered exactly this.
    #[track_caller]
    pub fn offers(&mut self, wanted: &[&str]) -> &mut Self {
        let mut left = self.list();
        for words in wanted {
            let at = left.iter().position(|said| fits(words, said));
            let at = at.unwrap_or_else(|| panic!("{words:?} is not offered: {}", self.situation()));
            left.remove(at);
        }
        assert!(left.is_empty(), "more is offered: {left:?}");
        self
    }

    /// What of this kind (its first word) is offered, and nothing else of it.
    #[track_caller]
    pub fn offers_of(&mut self, verb: &str, wanted: &[&str]) -> &mut Self {
        let found: Vec<String> =
            self.list().into_iter().filter(|said| said.split(' ').next() == Some(verb)).collect();
        let all = wanted.iter().all(|words| found.iter().any(|said| fits(words, said)));
        assert!(all && found.len() == wanted.len(), "{verb}: {found:?}");
        self
    }

    /// True if this is offered.
    pub fn can(&self, words: &str) -> bool {
        self.list().iter().any(|said| fits(words, said))
    }

    /// How the game ended: why, and who won.
    pub fn over(&self) -> Option<(EndReason, Option<usize>)> {
        let ending = self.state.ending?;
        assert_eq!(self.game.awaiting(&self.state), Awaiting::Over);
        Some((ending.reason, ending.winner.map(Seat::index)))
    }

    // What is done.

    /// This seat is asked and decides.
    #[track_caller]
    pub fn does(&mut self, seat: usize, words: &str) -> &mut Self {
        let asked = self.asked().map(|(asked, _)| asked);
        assert_eq!(asked, Some(seat), "{words:?}: {}", self.situation());
        let found: Vec<Action> =
            self.legal().into_iter().filter(|action| fits(words, &self.say(action))).collect();
        match found.as_slice() {
            [action] => self.apply(&Event::Decision(action.clone())),
            [] => panic!("{words:?} is not offered: {}", self.situation()),
            _ => panic!("{words:?} may be each of {:?}", self.list()),
        }
        self
    }

    /// What fell is entered: card numbers or ids of cities, in any order.
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

    /// How many cards chance is to draw, if it is.
    pub fn draws(&self) -> Option<u8> {
        match self.game.awaiting(&self.state) {
            Awaiting::Chance(chance) => match chance.kind {
                ChanceKind::Draw { count, .. } => Some(count),
                ChanceKind::Roll { .. } | ChanceKind::Pick { .. } | ChanceKind::Shuffle { .. } => {
                    None
                }
            },
            Awaiting::Decision(_) | Awaiting::Over => None,
        }
    }

    #[track_caller]
    fn apply(&mut self, event: &Event<Action>) {
        let bag = &mut Bag::new();
        if let Err(why) = self.game.allows(&self.state, event, bag) {
            panic!("{event:?} is not allowed: {why:?}");
        }
        self.game.begin(&mut self.state, event, &mut self.trace);
        self.name_cards();
        while self.beat() {}
    }

    /// What the seat that is asked might try, by its words.
    #[track_caller]
    pub fn attempt(&self, words: &str) -> Action {
        let (seat, _) = self.asked().expect("a seat is asked");
        let mut all = Vec::new();
        self.game.conceivable(&self.state, Seat::at(seat), &mut all);
        let action = all.into_iter().find(|action| fits(words, &self.say(action)));
        action.unwrap_or_else(|| panic!("{words:?} is not conceivable"))
    }

    /// An action that the seat might try is refused by this rule.
    #[track_caller]
    pub fn refuses(&mut self, words: &str, rule: &str) -> &mut Self {
        self.refuses_action(&self.attempt(words), rule);
        self
    }

    /// An action is refused by this rule.
    #[track_caller]
    pub fn refuses_action(&self, action: &Action, rule: &str) {
        let refusal = self.game.check(&self.state, action).expect_err("it is refused");
        let found = self.game.rule_id(self.game.refusal_rule(&refusal));
        assert_eq!(found, rule, "{refusal:?}");
    }

    // What lies on the table.

    /// What lies at a city, in the notation of the vectors: who occupies it, seat 0's and seat 1's
    /// cards in play, then set cards; each by its number.
    #[track_caller]
    pub fn city(&mut self, city: u8, wanted: &str) -> &mut Self {
        let city = City::new(city).unwrap();
        let mut parts: Vec<String> = Vec::new();
        if let Some(seat) = self.state.city(city).occupant {
            parts.push(format!("occ={seat}"));
        }
        for (zone, open, close) in [(Zone::InPlay, '{', '}'), (Zone::Set, '[', ']')] {
            for seat in [Seat::at(0), Seat::at(1)] {
                let here = |card: &&Instance| {
                    (card.zone, card.city, card.controller) == (zone, Some(city), seat)
                };
                let cards: Vec<String> =
                    self.state.cards.iter().filter(here).map(|card| self.marked(card)).collect();
                if !cards.is_empty() {
                    parts.push(format!("{seat}{open}{}{close}", cards.join(" ")));
                }
            }
        }
        assert_eq!(parts.join(" "), wanted, "city {city}");
        let up = wanted.contains('{')
            && self.state.in_play_at(city).any(|card| self.game.is_character(card.kind));
        assert_eq!(self.state.city(city).face_up, up, "city {city} turned");
        self
    }

    /// The city level.
    #[track_caller]
    pub fn level(&mut self, wanted: u8) -> &mut Self {
        assert_eq!(self.state.city_level(), wanted, "city level");
        self
    }

    /// The hand of a seat by the cards' numbers, known cards with `(pub)` or `(priv)`.
    #[track_caller]
    pub fn hand(&mut self, seat: usize, wanted: &str) -> &mut Self {
        let mut cards: Vec<String> =
            self.state.hand(Seat::at(seat)).map(|card| self.marked(card)).collect();
        cards.sort();
        assert_eq!(cards.join(" "), wanted, "hand of seat {seat}");
        self
    }

    /// The trash of a seat by the cards' numbers.
    #[track_caller]
    pub fn trash(&mut self, seat: usize, wanted: &str) -> &mut Self {
        let mut cards: Vec<&str> =
            self.state.trash(Seat::at(seat)).map(|card| self.kind_of(card)).collect();
        cards.sort_unstable();
        assert_eq!(cards.join(" "), wanted, "trash of seat {seat}");
        self
    }

    /// How many cards a seat's deck has.
    #[track_caller]
    pub fn deck(&mut self, seat: usize, wanted: u32) -> &mut Self {
        assert_eq!(self.state.deck_count(Seat::at(seat)), wanted, "deck of seat {seat}");
        self
    }

    /// What pends, the last put last.
    #[track_caller]
    pub fn pends(&mut self, wanted: &[&str]) -> &mut Self {
        let items: Vec<String> = self.state.stack.iter().map(|item| self.item(item.id)).collect();
        assert_eq!(items, wanted, "what pends");
        self
    }

    /// A card by its name.
    #[track_caller]
    pub fn card(&self, name: &str) -> &Instance {
        self.state.card(self.number(name))
    }

    /// The present number of the card with this name.
    #[track_caller]
    pub fn number(&self, name: &str) -> CardId {
        let name = if name.contains('#') { name.to_owned() } else { format!("{name}#1") };
        let found = self.names.iter().rev().find(|(_, known)| **known == name);
        *found.unwrap_or_else(|| panic!("no card {name}")).0
    }

    /// Power, HP without damage, Range and Move of a card now.
    pub fn numbers(&self, name: &str) -> (i16, i16, i16, i16) {
        let (state, card) = (&self.state, self.card(name));
        (
            self.game.power_now(state, card),
            self.game.hp_now(state, card),
            self.game.range_now(state, card),
            self.game.move_now(state, card),
        )
    }

    // What happened.

    /// Forgets the facts so far.
    pub fn forget(&mut self) -> &mut Self {
        self.trace.clear();
        self
    }

    /// The facts since the last [`Table::forget`].
    pub fn facts(&self) -> impl Iterator<Item = &Fact> {
        self.trace.facts().iter().map(|cited| &cited.fact)
    }

    /// How many facts by this rule are like this.
    pub fn times(&self, rule: &str, like: impl Fn(&Fact) -> bool) -> usize {
        let facts = self.trace.facts().iter();
        facts.filter(|cited| self.game.rule_id(cited.rule) == rule && like(&cited.fact)).count()
    }

    /// Something happened by this rule.
    #[track_caller]
    pub fn saw(&mut self, rule: &str, like: impl Fn(&Fact) -> bool) -> &mut Self {
        assert!(self.times(rule, like) > 0, "no such fact by {rule}: {:#?}", self.trace.facts());
        self
    }

    /// Something happened by each of these rules.
    #[track_caller]
    pub fn cites(&mut self, rules: &[&str]) -> &mut Self {
        let cited: Vec<String> =
            self.trace.facts().iter().map(|cited| self.game.rule_id(cited.rule)).collect();
        for rule in rules {
            assert!(cited.iter().any(|id| id == rule), "nothing by {rule}: {cited:?}");
        }
        self
    }

    /// Nothing happened by this rule.
    #[track_caller]
    pub fn never(&mut self, rule: &str) -> &mut Self {
        let found = self.trace.facts().iter().find(|cited| self.game.rule_id(cited.rule) == rule);
        assert_eq!(found, None, "nothing by {rule}");
        self
    }

    /// Items that were put or resolved, in this order: `+move`, `-move`, `+K02`.
    #[track_caller]
    pub fn items(&mut self, wanted: &[&str]) -> &mut Self {
        use crate::fact::ItemRef;
        let said = |sign: char, item: &ItemRef| Some(format!("{sign}{}", self.item_words(item)));
        let found: Vec<String> = self
            .facts()
            .filter_map(|fact| match fact {
                Fact::Pends { item } | Fact::TriggerPut { item } => said('+', item),
                Fact::Resolves { item } => said('-', item),
                _ => None,
            })
            .collect();
        assert_eq!(found, wanted);
        self
    }

    /// How much of an action, taken now, an eye is told.
    #[track_caller]
    pub fn tells(&self, words: &str, eye: Eye) -> Telling {
        let action = self.legal().into_iter().find(|action| fits(words, &self.say(action)));
        let action = action.unwrap_or_else(|| panic!("{words:?} is not offered"));
        self.game.tells(&self.state, &Event::Decision(action), eye)
    }

    /// The facts that an eye is told something of.
    pub fn told_to(&self, eye: Eye) -> Vec<&Fact> {
        self.facts().filter(|fact| self.game.tells_fact(fact, eye) != Telling::Nothing).collect()
    }

    // Words.

    fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(&self.state, &mut legal);
        legal
    }

    /// What is offered to the seat that is asked, in words.
    fn list(&self) -> Vec<String> {
        self.legal().iter().map(|action| self.say(action)).collect()
    }

    /// An action in notation, with names for numbers.
    fn say(&self, action: &Action) -> String {
        let mut words = String::new();
        self.game.notate(&self.state, action, &mut words).unwrap();
        let number = |text: &str| text.parse::<u32>().unwrap();
        let named = words.split(' ').map(|word| match word.split_at(1) {
            ("#", id) => self.name(CardId(number(id))),
            ("!", id) => format!("!{}", self.item(ItemId(number(id)))),
            _ => word.to_owned(),
        });
        named.collect::<Vec<_>>().join(" ")
    }

    fn name(&self, id: CardId) -> String {
        self.names.get(&id).cloned().unwrap_or_else(|| format!("?{}", id.0))
    }

    /// A pending item or a trigger that waits, by its card or by what it is.
    fn item(&self, id: ItemId) -> String {
        let of = |source: &Source| self.id_of(Kind::from(source.kind));
        if let Some(met) = self.state.triggers.iter().find(|met| met.id == id) {
            return match &met.what {
                Trigger::CityDraw { .. } => "city_draw".to_owned(),
                Trigger::Ability { source, .. } => self.name(source.card),
            };
        }
        let card = |card: &CardId| self.id_of(Kind::from(self.state.card_ref(*card).kind));
        match &self.state.item(id).expect("it pends").what {
            Pending::Recover => "recover".to_owned(),
            Pending::Draw => "draw".to_owned(),
            Pending::Move { .. } => "move".to_owned(),
            Pending::Set { .. } => "set".to_owned(),
            Pending::Battle { .. } => "battle".to_owned(),
            Pending::Vanguard { .. } => "vanguard".to_owned(),
            Pending::Fighter { .. } => "fighter".to_owned(),
            Pending::Damage { .. } => "damage".to_owned(),
            Pending::Occupy { .. } => "occupy".to_owned(),
            Pending::CityDraw { .. } => "city_draw".to_owned(),
            Pending::Reset => "reset".to_owned(),
            Pending::Discard { .. } => "discard".to_owned(),
            Pending::Entry { card: id } | Pending::Effect { card: id, .. } => card(id),
            Pending::Paid { source, .. } | Pending::Trigger { source, .. } => of(source),
        }
    }

    fn item_words(&self, item: &ItemRef) -> String {
        use crate::fact::ItemWhat;
        match &item.what {
            ItemWhat::Recover => "recover".to_owned(),
            ItemWhat::Draw => "draw".to_owned(),
            ItemWhat::Move { .. } => "move".to_owned(),
            ItemWhat::Set { .. } => "set".to_owned(),
            ItemWhat::Battle { .. } => "battle".to_owned(),
            ItemWhat::Vanguard { .. } => "vanguard".to_owned(),
            ItemWhat::Fighter { .. } => "fighter".to_owned(),
            ItemWhat::Damage { .. } => "damage".to_owned(),
            ItemWhat::Occupy { .. } => "occupy".to_owned(),
            ItemWhat::CityDraw { .. } => "city_draw".to_owned(),
            ItemWhat::Reset => "reset".to_owned(),
            ItemWhat::Discard { .. } => "discard".to_owned(),
            ItemWhat::Entry { card }
            | ItemWhat::Effect { card }
            | ItemWhat::Ability { card }
            | ItemWhat::Trigger { card } => self.id_of(Kind::from(card.kind)),
        }
    }

    fn id_of(&self, kind: Kind) -> String {
        self.game.cards().cards[usize::from(kind.0)].id.clone()
    }

    fn kind_of(&self, card: &Instance) -> &str {
        &self.game.cards().card(card.kind).id
    }

    /// A card with its marks: `W01(L,d1)`.
    fn marked(&self, card: &Instance) -> String {
        let mut marks: Vec<String> = Vec::new();
        if card.locked {
            marks.push("L".to_owned());
        }
        let mods = card.mods;
        for (sign, points) in [('d', card.damage), ('s', card.shield)] {
            if points > 0 {
                marks.push(format!("{sign}{points}"));
            }
        }
        for (sign, change) in
            [('p', mods.power), ('h', mods.hp), ('r', mods.range), ('m', mods.movement)]
        {
            if change != 0 {
                marks.push(format!("{sign}{change}"));
            }
        }
        if card.owner != card.controller {
            marks.push(format!("o{}", card.owner));
        }
        match (card.zone, card.known) {
            (Zone::Hand | Zone::Set, Known::Publicly) => marks.push("pub".to_owned()),
            (Zone::Hand | Zone::Set, Known::Privately) => marks.push("priv".to_owned()),
            _ => {}
        }
        let marks = if marks.is_empty() { String::new() } else { format!("({})", marks.join(",")) };
        format!("{}{marks}", self.kind_of(card))
    }

    /// What is awaited and offered, for a message.
    fn situation(&self) -> String {
        let offered = if self.asked().is_some() { self.list() } else { Vec::new() };
        format!(
            "{:?} {:?} {:?}, offered {offered:?}, awaited {:?}",
            self.state.phase,
            self.state.step,
            self.asked(),
            self.game.awaiting(&self.state)
        )
    }

    fn call(&mut self, id: CardId, kind: &str) {
        let count = self.counts.entry(kind.to_owned()).or_default();
        *count += 1;
        let name = format!("{kind}#{count}");
        self.names.insert(id, name);
    }

    /// Names the cards that came up; a card that got another number keeps its name.
    fn name_cards(&mut self) {
        let former = self.state.former.clone();
        if former.len() < self.former {
            self.former = 0; // The turn is over.
        }
        let given_up: Vec<_> = former[self.former..].to_vec();
        self.former = former.len();
        let kind_now = |id: u32| {
            let still = self.state.find(CardId(id)).map(|card| card.kind);
            still.or_else(|| given_up.iter().find(|gone| gone.id.0 == id).map(|gone| gone.kind))
        };
        let mut heirs: BTreeMap<u32, CardId> = BTreeMap::new();
        let mut from = self.next_card;
        for gone in &given_up {
            let heir = (from.max(gone.id.0 + 1)..self.state.next_card)
                .find(|id| kind_now(*id) == Some(gone.kind));
            if let Some(heir) = heir {
                heirs.insert(heir, gone.id);
                from = heir + 1;
            }
        }
        let new: Vec<(u32, Option<CardKind>)> =
            (self.next_card..self.state.next_card).map(|id| (id, kind_now(id))).collect();
        for (id, kind) in new {
            let known = heirs.get(&id).and_then(|before| self.names.get(before)).cloned();
            if let Some(name) = known {
                self.names.insert(CardId(id), name);
            } else if let Some(kind) = kind {
                self.call(CardId(id), &self.id_of(Kind::from(kind)));
            }
        }
        self.next_card = self.state.next_card;
    }

    #[track_caller]
    fn outcome(&self, words: &str) -> Outcome {
        let Awaiting::Chance(chance) = self.game.awaiting(&self.state) else {
            panic!("no chance is awaited: {words:?}, {}", self.situation());
        };
        if let ChanceKind::Pick { .. } = chance.kind {
            return Outcome::Pick(words.parse().expect("a seat"));
        }
        let set = self.game.cards();
        let city = |word: &str| set.cities.iter().position(|city| city.id == word);
        let kind = |word: &str| {
            let card = set.by_id(word).map(Kind::from);
            let kind = card.or_else(|| city(word).map(|place| Kind(place as u16)));
            kind.unwrap_or_else(|| panic!("no card or city {word}"))
        };
        Outcome::draw(&words.split_whitespace().map(kind).collect::<Vec<_>>())
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
}

/// True if the words of a test are these of an action: a name may be without its count, cards of a
/// payment are in any order, and `pass` is `pass once`.
fn fits(words: &str, said: &str) -> bool {
    let words = if words == "pass" { "pass once" } else { words };
    let (mut words, mut said): (Vec<&str>, Vec<&str>) =
        (words.split(' ').collect(), said.split(' ').collect());
    if words[0] != said[0] || words.len() != said.len() {
        return false;
    }
    let same = |word: &str, said: &str| {
        word == said || !word.contains('#') && said.split('#').next() == Some(word)
    };
    if words[0] == "pay" {
        let end =
            |list: &[&str]| list.iter().position(|word| *word == "sacrifice").unwrap_or(list.len());
        let (words_end, said_end) = (end(&words), end(&said));
        words[1..words_end].sort_unstable();
        said[1..said_end].sort_unstable();
    }
    words.iter().zip(&said).all(|(word, said)| same(word, said))
}
