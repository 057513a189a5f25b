//! A law on random positions: what an eye may not know changes nothing in its picture.

use super::{all_ids, look};
use crate::prelude::*;
use crate::state::{Known, other};
use crate::table::scene::sample::{Sample, city, seat};
use kanso_engine::laws::Dice;

fn pick<T: Copy>(dice: &mut Dice, from: &[T]) -> T {
    from[dice.below(from.len() as u64) as usize]
}

fn a_seat(dice: &mut Dice) -> usize {
    dice.below(2) as usize
}

/// Some card number that a deck still holds.
fn left_in_deck(dice: &mut Dice, state: &State, of: usize) -> Kind {
    let bag = state.seats[of].deck.bag();
    let kinds: Vec<Kind> = bag.iter().map(|(kind, _)| kind).collect();
    pick(dice, &kinds)
}

/// A table with cards of every zone, some of them known, some among what pends.
fn position(dice: &mut Dice) -> Sample {
    const ZONES: [Zone; 9] = [
        Zone::Hand,
        Zone::Hand,
        Zone::Set,
        Zone::Set,
        Zone::InPlay,
        Zone::InPlay,
        Zone::Transit,
        Zone::Aside,
        Zone::Trash,
    ];
    const KNOWN: [Known; 4] = [Known::No, Known::No, Known::Privately, Known::Publicly];
    let mut sample = Sample::new(&[]);
    for _ in 0..24 {
        let of = a_seat(dice);
        let kind = CardKind::try_from(left_in_deck(dice, &sample.state, of));
        let kind = kind.expect("a deck holds cards of the set");
        let id = sample.game.data(kind).id.clone();
        let zone = pick(dice, &ZONES);
        let at = match zone {
            Zone::Hand | Zone::Aside | Zone::Trash => None,
            Zone::Transit | Zone::Set | Zone::Opening | Zone::InPlay => {
                Some(1 + dice.below(5) as u8)
            }
        };
        let known = pick(dice, &KNOWN);
        let taken = dice.below(4) == 0;
        let mut card = sample.card(of, &id, zone, at);
        match zone {
            Zone::Hand => card.known = known,
            Zone::Set => {
                card.known = known;
                if taken {
                    card.controller = other(card.owner);
                }
            }
            Zone::InPlay => card.locked = taken,
            Zone::Transit => {
                let (id, city) = (card.id, card.at());
                drop(card);
                sample = sample.pends(of, Pending::Set { card: id, city });
            }
            Zone::Opening | Zone::Aside | Zone::Trash => {}
        }
    }
    for of in 0..2 {
        for top in [true, false] {
            let kind = left_in_deck(dice, &sample.state, of);
            let deck = &mut sample.state.seats[of].deck;
            assert!(deck.take_kind(kind), "it was found there");
            if top { deck.put_on_top(kind) } else { deck.put_at_bottom(kind) }
        }
        let passes = [None, Some(StandingPass::UntilChange), Some(StandingPass::UntilTurnEnd)];
        sample.state.seats[of].standing_pass = pick(dice, &passes);
    }
    pointed_at(dice, sample)
}

/// Something is targeted, and perhaps there is a battle.
fn pointed_at(dice: &mut Dice, mut sample: Sample) -> Sample {
    let of = a_seat(dice);
    let ids: Vec<CardId> = sample.state.cards.iter().map(|card| card.id).collect();
    let target = Named::Card(pick(dice, &ids));
    let effect = sample.card(of, "W14", Zone::Opening, Some(2)).id;
    let targets = Targets::from_iter([target, Named::City(city(3))]);
    sample = sample.pends(of, Pending::Effect { card: effect, targets });
    sample = sample.asks(a_seat(dice), Question::Window);
    let at = pick(dice, &City::ALL);
    let fights =
        |card: &&Instance| card.is_in_play_at(at) && sample.game.data(card.kind).stats().is_some();
    let fighters = [0, 1].map(|of| {
        let cards = sample.state.cards.iter().filter(fights);
        let own = cards.filter(|card| card.controller == seat(of));
        own.map(|card| card.id.0).collect::<Vec<_>>()
    });
    sample.battle(at.number(), BattleStep::Exchange, [&fighters[0], &fighters[1]])
}

/// The seats whose secrets this eye does not share.
fn strangers(eye: Eye) -> Vec<Seat> {
    [seat(0), seat(1)].into_iter().filter(|seat| !eye.sees(*seat)).collect()
}

/// Exchanges what an eye may not know: the faces of hidden cards among each other and with those of
/// the deck, the order of a deck, the numbers of hidden cards, standing passes.
fn exchange(dice: &mut Dice, state: &State, eye: Eye) -> State {
    let mut twin = state.clone();
    for stranger in strangers(eye) {
        let all: Vec<CardId> = twin.cards.iter().map(|card| card.id).collect();
        for at in all.iter().copied() {
            let card = twin.card(at);
            if card.owner != stranger || card.face().has(eye) {
                continue;
            }
            let kind = card.kind;
            let hidden = |at: &CardId| {
                let card = twin.card(*at);
                card.owner == stranger && !card.face().has(eye)
            };
            let others: Vec<CardId> = all.iter().copied().filter(hidden).collect();
            if dice.below(2) == 0 {
                let with = pick(dice, &others);
                twin.card_mut(at).kind = twin.card(with).kind;
                twin.card_mut(with).kind = kind;
            } else {
                let drawn = left_in_deck(dice, &twin, stranger.index());
                let deck = &mut twin.seats[stranger.index()].deck;
                assert!(deck.take_kind(drawn), "it was found there");
                deck.add_to_bag(kind.into(), 1);
                twin.card_mut(at).kind = drawn.try_into().expect("a card of the set");
            }
        }
        let stranger = &mut twin.seats[stranger.index()];
        stranger.deck.gather();
        stranger.standing_pass = match stranger.standing_pass {
            None => Some(StandingPass::UntilTurnEnd),
            Some(_) => None,
        };
    }
    renumber(dice, &mut twin, eye);
    twin
}

/// Cards whose numbers an eye may not know get others.
fn renumber(dice: &mut Dice, twin: &mut State, eye: Eye) {
    let named: Vec<CardId> =
        twin.cards.iter().filter(|card| !card.number().has(eye)).map(|card| card.id).collect();
    for id in named {
        if dice.below(2) == 0 && !is_targeted(twin, id) {
            twin.renumber(id);
        }
    }
}

fn is_targeted(state: &State, id: CardId) -> bool {
    state.stack.iter().any(|item| match &item.what {
        Pending::Effect { targets, .. } => targets.contains(&Named::Card(id)),
        _ => false,
    })
}

/// BK-3.12, BK-3.13, BK-3.16.
#[test]
fn what_an_eye_may_not_know_changes_nothing_in_its_picture() {
    let (mut changed, mut seen_by_owner) = (0, 0);
    for seed in 0..300 {
        let dice = &mut Dice::new(seed);
        let mut sample = position(dice);
        let state = sample.state.clone();
        for eye in [Eye::Public, Eye::Seat(seat(0)), Eye::Seat(seat(1))] {
            let (shown, all) = (look(&sample, eye), look(&sample, Eye::All));
            all_ids(&shown);
            sample.state = exchange(dice, &state, eye);
            assert_eq!(shown, look(&sample, eye), "{eye:?} of position {seed}");
            changed += u32::from(sample.state.cards != state.cards);
            seen_by_owner += u32::from(all != look(&sample, Eye::All));
            sample.state = state.clone();
        }
    }
    assert!(changed > 800 && seen_by_owner == 900, "{changed} and {seen_by_owner} of 900 differ");
}

/// No id of a picture names a card by a number that its eye may not know.
#[test]
fn an_id_names_no_hidden_number() {
    let mut hidden = 0;
    for seed in 0..100 {
        let sample = position(&mut Dice::new(seed));
        for eye in Eye::every(2) {
            let scene = look(&sample, eye);
            let ids = all_ids(&scene);
            let text = format!("{scene:?}");
            for card in sample.state.cards.iter().filter(|card| !card.number().has(eye)) {
                hidden += 1;
                assert!(!ids.contains(format!("card{}", card.id.0).as_str()), "{eye:?}");
                assert!(!text.contains(&format!("#{}\"", card.id.0)), "{eye:?} of position {seed}");
            }
        }
    }
    assert!(hidden > 1_000, "{hidden} numbers were hidden");
}
