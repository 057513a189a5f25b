//! Two games that differ only in a card that an eye may not know are told to it alike, word for
//! word, as long as it stays hidden.

use crate::Opening;
use crate::prelude::*;
use crate::state::other;
use kanso_engine::Mode;
use kanso_engine::laws::Dice;

/// Most events that are looked at of one game.
const EVENTS: usize = 250;

/// What an eye is told before an event, of the event and of what followed.
#[derive(PartialEq, Debug)]
struct Told {
    words: Vec<String>,
    ids: Vec<String>,
    list: Option<Vec<Action>>,
    telling: Telling,
}

fn told(game: &BerserkTcg, state: &State, event: &Event<Action>, eye: Eye) -> Told {
    let mut after = state.clone();
    let mut trace = Trace::new(Mode::Facts);
    game.perform(&mut after, event, &mut trace);
    let telling = game.tells(state, event, eye);
    let (mut words, mut ids) = (Vec::new(), Vec::new());
    for lang in Lang::ALL {
        let mut text = String::new();
        game.say_prompt(state, lang, eye, &mut text).unwrap();
        game.say_phase(state, lang, &mut text).unwrap();
        match event {
            Event::Decision(action) => {
                game.say_action(state, action, lang, eye, &mut text).unwrap();
                if telling == Telling::Whole {
                    game.notate(state, action, &mut text).unwrap();
                }
            }
            Event::Chance(outcome) => {
                game.say_outcome(state, outcome, lang, eye, &mut text).unwrap();
            }
        }
        words.push(text);
        for cited in trace.facts() {
            let telling = game.tells_fact(&cited.fact, eye);
            if telling != Telling::Nothing {
                let mut text = game.rule_id(cited.rule);
                game.say_fact(&cited.fact, lang, eye, &mut text).unwrap();
                words.push(text);
                game.points(&cited.fact, &mut ids);
            }
        }
    }
    let list = game.tells_choices(state, eye).then(|| {
        let mut list = Vec::new();
        game.legal(state, &mut list);
        list
    });
    Told { words, ids, list, telling }
}

/// A second game, in which a seat has another card.
struct Twin {
    state: State,
    seat: Seat,
    card: CardId,
}

impl Twin {
    /// If a seat draws one card now, the game in which it draws another.
    fn born(
        game: &BerserkTcg,
        state: &State,
        event: &Event<Action>,
        dice: &mut Dice,
    ) -> Option<Self> {
        let (Some(Task::Chance(Drawn::Draw { seat, count: 1, .. })), Event::Chance(drawn)) =
            (state.tasks.last(), event)
        else {
            return None;
        };
        let mut bag = Bag::new();
        game.bag(state, &mut bag);
        let others: Vec<Kind> = bag
            .iter()
            .map(|(kind, _)| kind)
            .filter(|kind| Outcome::draw(&[*kind]) != *drawn)
            .collect();
        let kind = *others.get(dice.below(others.len() as u64) as usize)?;
        let mut twin = Self { state: state.clone(), seat: *seat, card: CardId(state.next_card) };
        let event = Event::Chance(Outcome::draw(&[kind]));
        game.perform(&mut twin.state, &event, &mut Trace::off());
        Some(twin)
    }

    /// The eyes that may not know the card.
    fn strangers(&self) -> [Eye; 2] {
        [Eye::Public, Eye::Seat(other(self.seat))]
    }

    /// The card after an event, with the number that it got when it was set; none once it is known
    /// to somebody else or lies in the deck again.
    fn card_after(&self, after: &State, event: &Event<Action>) -> Option<CardId> {
        let card = match event {
            Event::Decision(Action::Set { card, .. }) if *card == self.card => {
                let mut on_table = after.cards.table().iter();
                on_table.rfind(|card| matches!(card.zone, Zone::Transit | Zone::Set))?
            }
            Event::Decision(_) | Event::Chance(_) => after.find(self.card)?,
        };
        let hidden = self.strangers().iter().all(|eye| !card.face().has(*eye));
        hidden.then_some(card.id)
    }
}

/// Some event that can happen now; none when the game is over.
fn next(game: &BerserkTcg, state: &State, dice: &mut Dice) -> Option<Event<Action>> {
    match game.awaiting(state) {
        Awaiting::Over => None,
        Awaiting::Chance(chance) => {
            let mut bag = Bag::new();
            game.bag(state, &mut bag);
            Some(Event::Chance(dice.outcome(chance, &bag)))
        }
        Awaiting::Decision(_) => {
            let mut legal = Vec::new();
            game.legal(state, &mut legal);
            // To end Main is one choice of many.
            let at = if dice.below(4) == 0 {
                legal.len() - 1
            } else {
                dice.below(legal.len() as u64) as usize
            };
            Some(Event::Decision(legal[at].clone()))
        }
    }
}

/// BK-3.16, BK-7.10.
#[test]
fn a_hidden_card_is_told_alike_to_every_other_eye() {
    let (mut compared, mut set) = (0, 0);
    for seed in 0..20 {
        let dice = &mut Dice::new(seed);
        let mut setup = Setup::<Opening>::new::<BerserkTcg>(2);
        for option in 0..2 {
            setup.options[option] = OptionValue::Listed(dice.below(4) as u8);
        }
        setup.set_reading(BerserkTcg::meta(), "window-eligibility", "public").unwrap();
        let game = BerserkTcg::new(&setup).unwrap();
        let (mut state, mut twin) = (game.start(), None::<Twin>);
        for _ in 0..EVENTS {
            let Some(event) = next(&game, &state, dice) else { break };
            let mut after = state.clone();
            game.perform(&mut after, &event, &mut Trace::off());
            twin = match twin.take() {
                None => Twin::born(&game, &state, &event, dice),
                Some(twin) => {
                    let eyes = twin.strangers();
                    let same = eyes.map(|eye| game.scene(&state, eye));
                    assert_eq!(same, eyes.map(|eye| game.scene(&twin.state, eye)), "game {seed}");
                    assert_eq!(game.awaiting(&state), game.awaiting(&twin.state), "game {seed}");
                    let possible = game.allows(&twin.state, &event, &mut Bag::new()).is_ok();
                    let card = twin.card_after(&after, &event).filter(|_| possible);
                    card.map(|card| {
                        for eye in eyes {
                            let one = told(&game, &state, &event, eye);
                            let other = told(&game, &twin.state, &event, eye);
                            assert_eq!(one, other, "{eye:?} of game {seed}: {event:?}");
                            compared += 1;
                        }
                        set += u32::from(card != twin.card);
                        let mut state = twin.state;
                        game.perform(&mut state, &event, &mut Trace::off());
                        Twin { state, card, ..twin }
                    })
                }
            };
            state = after;
        }
    }
    assert!(compared > 6_000 && set > 30, "{compared} things were told, {set} cards set");
}
