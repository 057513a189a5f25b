//! The course of a match: what decisions, chance and the rules by themselves do to the table.

use super::{STOCK_LEFT, scoring};
use crate::GinRummy;
use crate::prelude::*;
use crate::state::cards::Cards;
use crate::state::fact::Fact;
use crate::state::melds::layout;
use crate::state::{HAND, SEATS, other};

/// The luck of who deals first.
const DEALER_STREAM: Stream = Stream(0);
/// The luck of the deal.
const DEAL_STREAM: Stream = Stream(1);
/// The luck of the draws of the first seat; that of the other follows it.
const FIRST_DRAW_STREAM: u8 = 2;

/// What is awaited.
pub fn awaiting(state: &State) -> Awaiting {
    match state.step {
        Step::PickDealer => Awaiting::Chance(Chance::pick(DEALER_STREAM, SEATS.into())),
        Step::Deal => Awaiting::Chance(Chance::draw(DEAL_STREAM, HAND)),
        Step::TurnUp => Awaiting::Chance(Chance::draw(DEAL_STREAM, 1)),
        Step::Stock => {
            // A stream for each seat, so that a what-if of one leaves the draws of the other alone.
            let stream = Stream(FIRST_DRAW_STREAM + u8::from(state.turn));
            Awaiting::Chance(Chance::draw(stream, 1))
        }
        Step::Offer | Step::Draw | Step::Discard | Step::LayOff => {
            Awaiting::Decision(Seats::one(state.turn))
        }
        // The kernel does not ask here: these steps go on by themselves, until the step is another.
        Step::LayOut | Step::Score | Step::Gather => Awaiting::Over,
        Step::Over => Awaiting::Over,
    }
}

/// Carries out a decision of the seat whose turn it is.
pub fn decide(state: &mut State, action: Action, trace: &mut Trace<Fact>) {
    let seat = state.turn;
    match action {
        Action::Pass => {
            if let Some(card) = state.pile.last().copied() {
                trace.fact(GR_3_1, || Fact::Passes { seat, card });
            }
            pass_turn(state, Step::Offer);
            if seat == state.dealer {
                reach(state, GR_3_2, trace);
            }
        }
        Action::Take => take(state, trace),
        Action::Draw => reach(state, GR_3_3, trace),
        Action::Discard { card } => discard(state, card, trace),
        Action::Knock { card } => {
            part_with(state, card);
            state.face_down = Some(card);
            let rest = layout(state.of(seat).hand).rest;
            let rule = if rest.is_empty() { GR_4_2 } else { GR_4_1 };
            trace.fact(rule, || Fact::Knocks { seat, card, deadwood: rest.points() });
            knock(state, trace);
        }
        Action::BigGin => {
            trace.fact(GR_4_3, || Fact::GoesBigGin { seat });
            knock(state, trace);
        }
        Action::LayOff { card, meld } => lay_off(state, card, meld, trace),
        Action::Finish => {
            trace.fact(GR_4_5, || Fact::Keeps { seat });
            state.step = Step::LayOut;
        }
    }
}

/// Carries out what fell.
pub fn settle(state: &mut State, outcome: &Outcome, trace: &mut Trace<Fact>) {
    let seat = state.turn;
    match (state.step, outcome) {
        (Step::PickDealer, Outcome::Pick(picked)) => {
            let dealer = Seat::at(usize::from(*picked));
            trace.fact(GR_1_2, || Fact::Deals { seat: dealer });
            begin_deal(state, dealer);
        }
        (Step::Deal, Outcome::Draw(kinds)) => {
            let cards: Cards = kinds.iter().filter_map(|kind| Card::of(*kind)).collect();
            state.of_mut(seat).hand = cards;
            trace.fact(GR_1_3, || Fact::Dealt { seat, cards });
            state.step = if seat == state.dealer { Step::TurnUp } else { Step::Deal };
            state.turn = other(seat);
        }
        (Step::TurnUp, Outcome::Draw(kinds)) => {
            let card = the_card(kinds);
            state.pile.push(card);
            trace.fact(GR_1_4, || Fact::TurnedUp { card });
            state.step = Step::Offer;
        }
        (Step::Stock, Outcome::Draw(kinds)) => {
            let card = the_card(kinds);
            let has = state.of_mut(seat);
            has.hand = has.hand.with(card);
            trace.fact(GR_3_3, || Fact::Draws { seat, card });
            state.step = Step::Discard;
        }
        (step, outcome) => unreachable!("{outcome:?} at {step:?}: the kernel looked"),
    }
}

/// The one card of a draw.
fn the_card(kinds: &[Kind]) -> Card {
    kinds.first().and_then(|kind| Card::of(*kind)).expect("the kernel looked: a card of the stock")
}

/// Does what follows by itself, one beat of it.
pub fn advance(game: &GinRummy, state: &mut State, trace: &mut Trace<Fact>) -> bool {
    match (state.step, state.knocker) {
        (Step::LayOut, Some(knocker)) => {
            lay_out(state, other(knocker), GR_4_7, trace);
            state.step = Step::Score;
        }
        (Step::Score, Some(knocker)) => scoring::score(game, state, knocker, trace),
        (Step::Gather, _) => gather(state, trace),
        _ => return false,
    }
    true
}

/// The cards go to a new deal, first to the seat that does not deal.
fn begin_deal(state: &mut State, dealer: Seat) {
    (state.dealer, state.turn, state.step) = (dealer, other(dealer), Step::Deal);
}

/// The turn of the other seat begins.
fn pass_turn(state: &mut State, step: Step) {
    (state.turn, state.step) = (other(state.turn), step);
    state.turns_done += 1;
}

/// GR-3.2, GR-3.3: the seat whose turn it is draws from the stock.
fn reach(state: &mut State, rule: Rule, trace: &mut Trace<Fact>) {
    let seat = state.turn;
    trace.fact(rule, || Fact::Reaches { seat });
    state.step = Step::Stock;
}

/// GR-3.1, GR-3.3: the top of the discard pile goes to the hand.
fn take(state: &mut State, trace: &mut Trace<Fact>) {
    let seat = state.turn;
    let rule = if state.step == Step::Offer { GR_3_1 } else { GR_3_3 };
    let card = state.pile.pop().expect("before a draw a card lies on the discard pile");
    let has = state.of_mut(seat);
    (has.hand, has.known) = (has.hand.with(card), has.known.with(card));
    trace.fact(rule, || Fact::Takes { seat, card });
    (state.taken, state.step) = (Some(card), Step::Discard);
}

/// A card leaves the hand of the seat whose turn it is.
fn part_with(state: &mut State, card: Card) {
    let has = state.of_mut(state.turn);
    (has.hand, has.known) = (has.hand.without(card), has.known.without(card));
    state.taken = None;
}

/// GR-3.4, GR-3.6: a discard, which may leave too few cards in the stock.
fn discard(state: &mut State, card: Card, trace: &mut Trace<Fact>) {
    let seat = state.turn;
    part_with(state, card);
    state.pile.push(card);
    trace.fact(GR_3_4, || Fact::Discards { seat, card });
    let stock = state.stock().count();
    if stock <= STOCK_LEFT {
        trace.fact(GR_3_6, || Fact::Voids { stock });
        state.step = Step::Gather;
    } else {
        pass_turn(state, Step::Draw);
    }
}

/// GR-4.4 to GR-4.6: the seat whose turn it is lays out its cards, and the other one may lay off.
fn knock(state: &mut State, trace: &mut Trace<Fact>) {
    let seat = state.turn;
    state.knocker = Some(seat);
    lay_out(state, seat, GR_4_4, trace);
    let is_gin = state.of(seat).hand.is_empty();
    // Whether anything fits is a secret of the other seat: it is asked, whatever it holds.
    pass_turn(state, if is_gin { Step::LayOut } else { Step::LayOff });
}

/// A hand becomes melds, and deadwood beside them.
fn lay_out(state: &mut State, seat: Seat, rule: Rule, trace: &mut Trace<Fact>) {
    let has = state.of_mut(seat);
    let laid = layout(has.hand);
    (has.melds, has.hand, has.known) = (laid.melds.clone(), laid.rest, Cards::NONE);
    trace.fact(rule, || Fact::LaysOut { seat, melds: laid.melds, rest: laid.rest });
}

/// GR-4.5: a card goes onto a meld.
fn lay_off(state: &mut State, card: Card, meld: u8, trace: &mut Trace<Fact>) {
    let (seat, at) = (state.turn, usize::from(meld));
    part_with(state, card);
    let melds = &mut state.of_mut(other(seat)).melds;
    let onto = melds[at];
    melds[at] = onto.laid_on(card).expect("check saw that it fits");
    trace.fact(GR_4_5, || Fact::LaysOff { seat, card, onto });
}

/// GR-5.5: the cards are gathered, and the dealer who was decided deals again.
fn gather(state: &mut State, trace: &mut Trace<Fact>) {
    for has in &mut state.seats {
        (has.hand, has.known, has.melds) = (Cards::NONE, Cards::NONE, Vec::<Meld>::new());
    }
    state.pile.clear();
    (state.knocker, state.face_down) = (None, None);
    state.deals_done += 1;
    let dealer = state.dealer;
    trace.fact(GR_5_5, || Fact::Deals { seat: dealer });
    begin_deal(state, dealer);
}
