//! Twins: two games that differ in two cards of one seat which nobody else ever sees.
//!
//! The first game is played. In the second one a draw of a seat gives another card, which the first
//! game leaves in the deck, and from then on everybody says what was said in the first game. A
//! choice names a card by what is known of it, so the number of a card in a hand or looked at is
//! looked up again (BK-3.13, BK-3.15). Where the other card is drawn later, it may be the first one
//! that comes; where one of the two is set, taken or put back in one game, the other one is in the
//! other game. Both games are cut before one of the cards shows, or before something cannot be said
//! in the second game.

use kanso_engine::laws::Dice;
use kanso_engine::prelude::*;
use kanso_engine::{Bag, Event, Kind, Outcome, Seat, Setup, Trace};
use kanso_games::berserk_tcg::action::Payment;
use kanso_games::berserk_tcg::state::{CardId, Drawn, Instance, Known, Task, Zone};
use kanso_games::berserk_tcg::{Action, BerserkTcg, Opening, State};

/// How a pair came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The first game was followed to its end.
    Whole,
    /// One of the two cards shows next.
    Shown,
    /// What is said next in the first game cannot be said in the second one.
    Impossible,
    /// Something else is asked in the second game.
    Asked,
}

/// A place where the two cards may lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    /// In the hand.
    Hand,
    /// Looked at.
    Aside,
    /// Face-down at a city.
    Set,
    /// At the bottom of the deck, known to its owner.
    Bottom,
}

/// Two games that are alike but for two cards of a seat.
#[derive(Clone, Debug)]
pub struct Pair {
    /// What both are set up with.
    pub setup: Setup<Opening>,
    /// Whose cards differ.
    pub seat: Seat,
    /// How many first events they have in common.
    pub common: usize,
    /// The events of the first game.
    pub one: Vec<Event<Action>>,
    /// The events of the second game.
    pub other: Vec<Event<Action>>,
    /// Why they go no further.
    pub end: End,
    /// After how many events a card differed at each place.
    pub places: Vec<(Place, usize)>,
}

impl Pair {
    /// After how many events a card differed outside the deck's middle.
    pub fn life(&self) -> usize {
        self.places.iter().map(|(_, events)| events).sum()
    }

    /// Of some pairs whose first game is this one, the one whose cards differ at the most places,
    /// and for the longest time there.
    pub fn of(
        game: &BerserkTcg,
        setup: &Setup<Opening>,
        events: &[Event<Action>],
        seat: Seat,
        dice: &mut Dice,
    ) -> Option<Self> {
        let (draws, looks) = draws(game, events, seat);
        let early = &draws[..draws.len().div_ceil(2)];
        let mut best: Option<Self> = None;
        for number in 0..TRIES {
            let from = if number % 2 == 1 && !looks.is_empty() { &looks[..] } else { early };
            let common = *from.get(dice.below(from.len() as u64) as usize)?;
            let pair = Self::born(game, setup, events, (seat, common), dice);
            if let Some(pair) = pair
                && best.as_ref().is_none_or(|best| best.worth() < pair.worth())
            {
                best = Some(pair);
            }
        }
        best
    }

    fn worth(&self) -> (usize, usize) {
        (self.places.len(), self.life())
    }

    /// The pair whose second game leaves the first one at a draw.
    fn born(
        game: &BerserkTcg,
        setup: &Setup<Opening>,
        events: &[Event<Action>],
        (seat, common): (Seat, usize),
        dice: &mut Dice,
    ) -> Option<Self> {
        let mut start = game.start();
        for event in &events[..common] {
            game.perform(&mut start, event, &mut Trace::off());
        }
        let mut bag = Bag::new();
        game.bag(&start, &mut bag);
        let Event::Chance(Outcome::Draw(kinds)) = &events[common] else { return None };
        let gone = kinds[dice.below(kinds.len() as u64) as usize];
        let drawn = |kind: Kind| kinds.iter().filter(|drawn| **drawn == kind).count();
        let left = |(kind, count): &(Kind, u16)| usize::from(*count) > drawn(*kind);
        let others = bag.iter().filter(left).map(|(kind, _)| kind);
        let others: Vec<Kind> = others.filter(|kind| *kind != gone).collect();
        let come = *others.get(dice.below(others.len() as u64) as usize)?;
        let other = Event::Chance(swapped(kinds, gone, come));
        let mut twins = Twins { game, seat, one: start.clone(), other: start };
        twins.follow(&events[common], std::slice::from_ref(&other))?;
        let mut pair = Self {
            setup: setup.clone(),
            seat,
            common,
            one: events[..=common].to_vec(),
            other: events[..common].to_vec(),
            end: End::Whole,
            places: Vec::new(),
        };
        pair.other.push(other);
        let mut coming = events[common + 1..].iter();
        loop {
            pair.count(&twins);
            if !twins.are_asked_alike() {
                pair.end = End::Asked;
                break;
            }
            let Some(event) = coming.next() else { break };
            let Some(choices) = twins.counterparts(event, dice) else {
                pair.end = End::Shown;
                break;
            };
            let possible: Vec<_> =
                choices.into_iter().filter(|event| twins.may_happen(event)).collect();
            if possible.is_empty() {
                pair.end = End::Impossible;
                break;
            }
            let Some(followed) = twins.follow(event, &possible) else {
                pair.end = End::Shown;
                break;
            };
            pair.one.push(event.clone());
            pair.other.push(followed);
        }
        Some(pair)
    }

    fn count(&mut self, twins: &Twins<'_>) {
        for place in twins.places() {
            match self.places.iter_mut().find(|(known, _)| *known == place) {
                Some((_, events)) => *events += 1,
                None => self.places.push((place, 1)),
            }
        }
    }

    /// The pair as far as the same is asked in both games.
    pub fn while_asked_alike(mut self) -> Self {
        if self.end == End::Asked {
            self.one.pop();
            self.other.pop();
        }
        self
    }
}

/// Pairs that are tried for each game.
const TRIES: usize = 8;

/// The events by which a seat draws cards that nobody else sees; those by which it looks at cards
/// once more by themselves.
fn draws(game: &BerserkTcg, events: &[Event<Action>], seat: Seat) -> (Vec<usize>, Vec<usize>) {
    let mut state = game.start();
    let (mut draws, mut looks) = (Vec::new(), Vec::new());
    for (at, event) in events.iter().enumerate() {
        if drawer(&state) == Some(seat) {
            draws.push(at);
            if let Some(Task::Chance(Drawn::Look { .. })) = state.tasks.last() {
                looks.push(at);
            }
        }
        game.perform(&mut state, event, &mut Trace::off());
    }
    (draws, looks)
}

/// The seat that alone is told what is drawn now.
fn drawer(state: &State) -> Option<Seat> {
    match state.tasks.last() {
        Some(Task::Chance(
            Drawn::InitialDraw { seat, .. } | Drawn::Draw { seat, .. } | Drawn::Look { seat, .. },
        )) => Some(*seat),
        Some(_) | None => None,
    }
}

/// The draw with one kind in place of another.
fn swapped(kinds: &[Kind], gone: Kind, come: Kind) -> Outcome {
    let mut kinds = kinds.to_vec();
    if let Some(at) = kinds.iter().position(|kind| *kind == gone) {
        kinds[at] = come;
    }
    Outcome::draw(&kinds)
}

/// Both games at one moment.
struct Twins<'g> {
    game: &'g BerserkTcg,
    seat: Seat,
    one: State,
    other: State,
}

impl Twins<'_> {
    /// True if the same is awaited of the same seats.
    fn are_asked_alike(&self) -> bool {
        self.game.awaiting(&self.one) == self.game.awaiting(&self.other)
            && self.one.asked() == self.other.asked()
    }

    fn may_happen(&self, event: &Event<Action>) -> bool {
        self.game.allows(&self.other, event, &mut Bag::new()).is_ok()
    }

    /// Carries out an event of the first game and the first of these in the second one that keeps
    /// the cards hidden; nothing happens if none does.
    fn follow(
        &mut self,
        event: &Event<Action>,
        choices: &[Event<Action>],
    ) -> Option<Event<Action>> {
        let mut one = self.one.clone();
        self.game.perform(&mut one, event, &mut Trace::off());
        for choice in choices {
            let mut other = self.other.clone();
            self.game.perform(&mut other, choice, &mut Trace::off());
            if is_hidden(&one, &other) {
                (self.one, self.other) = (one, other);
                return Some(choice.clone());
            }
        }
        None
    }

    /// What may be said in the second game for an event of the first one; none where the card that
    /// it shows is another one there.
    fn counterparts(&self, event: &Event<Action>, dice: &mut Dice) -> Option<Vec<Event<Action>>> {
        let mut choices = match event {
            Event::Chance(Outcome::Draw(kinds)) if drawer(&self.one) == Some(self.seat) => {
                let (gone, come) = self.deck_difference();
                let pairs = gone.iter().flat_map(|gone| come.iter().map(move |come| (gone, come)));
                let others = pairs
                    .filter(|(gone, _)| kinds.contains(gone))
                    .map(|(gone, come)| Event::Chance(swapped(kinds, *gone, *come)));
                std::iter::once(event.clone()).chain(others).collect()
            }
            Event::Chance(_) => vec![event.clone()],
            Event::Decision(action) => {
                let actions = self.said_in_other(action)?;
                actions.into_iter().map(Event::Decision).collect::<Vec<_>>()
            }
        };
        if dice.below(2) == 0 {
            choices.reverse();
        }
        Some(choices)
    }

    /// Kinds of which the first game's deck has more, and kinds of which the second one's has.
    fn deck_difference(&self) -> (Vec<Kind>, Vec<Kind>) {
        let [one, other] =
            [&self.one, &self.other].map(|state| state.seats[self.seat.index()].deck.contents());
        let more = |one: &Bag, other: &Bag| -> Vec<Kind> {
            let kinds = one.iter().filter(|(kind, count)| *count > other.count(*kind));
            kinds.map(|(kind, _)| kind).collect()
        };
        (more(&one, &other), more(&other, &one))
    }

    fn said_in_other(&self, action: &Action) -> Option<Vec<Action>> {
        let shown = |card: &CardId| self.known_as(&[*card]).map(|cards| cards[0]);
        let hidden = |card: &CardId, say: &dyn Fn(CardId) -> Action| {
            Some(self.may_be(*card).into_iter().map(say).collect())
        };
        match action {
            Action::Set { card, city } => hidden(card, &|card| Action::Set { card, city: *city }),
            Action::Take { card } => hidden(card, &|card| Action::Take { card }),
            Action::Bottom { card } => hidden(card, &|card| Action::Bottom { card }),
            Action::Place { card, city } => {
                hidden(card, &|card| Action::Place { card, city: *city })
            }
            Action::Discard { card } => Some(vec![Action::Discard { card: shown(card)? }]),
            Action::PayCard { card } => Some(vec![Action::PayCard { card: shown(card)? }]),
            Action::Pay { cards, sacrifice } => {
                let cards = Payment::of(self.known_as(cards)?);
                Some(vec![Action::Pay { cards, sacrifice: *sacrifice }])
            }
            Action::Open { card } | Action::OpenUnpaid { card } | Action::OpenQuick { card } => {
                let same = self.one.find(*card)?.kind == self.other.find(*card)?.kind;
                same.then(|| vec![action.clone()])
            }
            // What these name lies at a city, in a trash or among what pends: its number is public.
            Action::Keep
            | Action::Redraw
            | Action::SkipOpen
            | Action::Move { .. }
            | Action::Use { .. }
            | Action::DeclareBattle { .. }
            | Action::EndMain
            | Action::Vanguard { .. }
            | Action::NoVanguard
            | Action::Fighter { .. }
            | Action::NoFighter
            | Action::Assign { .. }
            | Action::StopAssign
            | Action::DrawTwo
            | Action::DrawOne
            | Action::Decline
            | Action::Sacrifice { .. }
            | Action::Targets { .. }
            | Action::NextTrigger { .. }
            | Action::TakeNone
            | Action::Find { .. }
            | Action::StopSearch
            | Action::Pass { .. } => Some(vec![action.clone()]),
        }
    }

    /// The numbers of these cards in the second game, if it has the same cards there.
    fn known_as(&self, cards: &[CardId]) -> Option<Vec<CardId>> {
        let mut found: Vec<CardId> = Vec::new();
        for id in cards {
            let card = self.one.find(*id)?;
            let number = match card.zone {
                Zone::Hand | Zone::Aside => {
                    let mut alike = self.other.cards.iter().filter(|other| is_option(card, other));
                    alike.find(|other| other.kind == card.kind && !found.contains(&other.id))?.id
                }
                Zone::Transit | Zone::Set | Zone::Opening | Zone::InPlay | Zone::Trash => *id,
            };
            found.push(number);
        }
        Some(found)
    }

    /// The numbers, in the second game, of the cards that this one may be: the same card, and those
    /// of which the second game has more there.
    fn may_be(&self, id: CardId) -> Vec<CardId> {
        let Some(card) = self.one.find(id) else { return Vec::new() };
        let count = |state: &State, of: &Instance| {
            let alike = |other: &&Instance| is_option(card, other) && other.kind == of.kind;
            state.cards.iter().filter(alike).count()
        };
        let mut numbers: Vec<CardId> = self.known_as(&[id]).unwrap_or_default();
        // Only a card of which the first game has more stands for another one.
        if count(&self.one, card) > count(&self.other, card) {
            let mut more: Vec<&Instance> = self
                .other
                .cards
                .iter()
                .filter(|other| is_option(card, other))
                .filter(|other| count(&self.other, other) > count(&self.one, other))
                .collect();
            more.dedup_by_key(|card| card.kind);
            numbers.extend(more.iter().map(|card| card.id));
        }
        numbers
    }

    /// Where a card differs.
    fn places(&self) -> Vec<Place> {
        let mut places = Vec::new();
        let kinds = |state: &State, zones: &[Zone]| {
            let cards = state.cards.iter().filter(|card| zones.contains(&card.zone));
            let mut kinds: Vec<_> = cards.map(|card| (card.owner, card.kind)).collect();
            kinds.sort_unstable();
            kinds
        };
        for (place, zones) in [
            (Place::Hand, &[Zone::Hand][..]),
            (Place::Aside, &[Zone::Aside]),
            (Place::Set, &[Zone::Transit, Zone::Set]),
        ] {
            if kinds(&self.one, zones) != kinds(&self.other, zones) {
                places.push(place);
            }
        }
        let [one, other] = [&self.one, &self.other].map(|state| &state.seats[self.seat.index()]);
        if (one.deck.top(), one.deck.bottom()) != (other.deck.top(), other.deck.bottom()) {
            places.push(Place::Bottom);
        }
        places
    }
}

/// True if two cards lie where cards of one kind are one option, and as much is known of them.
fn is_option(card: &Instance, other: &Instance) -> bool {
    (card.zone, card.owner, card.controller, card.known)
        == (other.zone, other.owner, other.controller, other.known)
}

/// True if all cards that anybody else sees are the same.
fn is_hidden(one: &State, other: &State) -> bool {
    let hidden = |card: &Instance| {
        let face_down = match card.zone {
            Zone::Hand | Zone::Aside | Zone::Transit | Zone::Set => true,
            Zone::Opening | Zone::InPlay | Zone::Trash => false,
        };
        face_down && card.known == Known::No
    };
    let same_at_city = one.cards.iter().all(|card| match (card.zone, other.find(card.id)) {
        (Zone::Hand | Zone::Aside, _) | (_, None) => true,
        (Zone::Transit | Zone::Set | Zone::Opening | Zone::InPlay | Zone::Trash, Some(twin)) => {
            hidden(card) || card.kind == twin.kind
        }
    });
    let known_in_hand = |state: &State| {
        let known = state.cards.iter().filter(|card| card.zone == Zone::Hand && !hidden(card));
        let mut known: Vec<_> = known.map(|card| (card.owner, card.kind, card.known)).collect();
        known.sort_unstable();
        known
    };
    same_at_city && known_in_hand(one) == known_in_hand(other)
}
