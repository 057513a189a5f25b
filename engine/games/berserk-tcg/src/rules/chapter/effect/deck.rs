//! The top of a deck: drawing, milling, looking, shuffling.
//!
//! Source: BK-9.14, BK-9.16, BK-9.17, BK-9.23, BK-5.52, BK-8.5, BK-R5. Known cards on top come
//! first, then the bag by one chance event, then known cards from the bottom.

use crate::cards::CardKind;
use crate::fact::{CardRef, Fact};
use crate::readings::DeckOutTiming;
use crate::rule_list::{BK_5_4, BK_6_21, BK_8_5, BK_9_14, BK_9_16, BK_9_17, BK_9_23};
use crate::state::{Drawn, DrawnBy, Known, State, Task, Zone};
use crate::{BerserkTcg, Tracing};
use kanso_engine::bag::NextCard;
use kanso_engine::{Kind, Rule, Seat};

impl DrawnBy {
    /// The rule of such a draw.
    const fn rule(self) -> Rule {
        match self {
            Self::Turn => BK_5_4,
            Self::City => BK_6_21,
            Self::Effect => BK_9_14,
        }
    }
}

/// What the top cards of a deck are.
struct Top {
    /// Those that the log knows, taken off already.
    known: Vec<CardKind>,
    /// How many come from the bag.
    bag: u8,
    /// How many known ones come from the bottom after them.
    bottom: u8,
    /// How many are missing.
    missing: u8,
}

/// Takes known cards off a deck, `count` at most, as long as one is next.
fn take_known(state: &mut State, seat: Seat, count: u8) -> Vec<CardKind> {
    let deck = &mut state.seats[seat.index()].deck;
    let mut cards = Vec::new();
    while cards.len() < usize::from(count)
        && let NextCard::Known(kind) = deck.next()
    {
        let drawn = deck.draw(kind);
        debug_assert!(drawn, "the deck has just named this card");
        cards.push(card_kind(kind));
    }
    cards
}

fn card_kind(kind: Kind) -> CardKind {
    CardKind::try_from(kind).expect("a deck holds cards of the set")
}

/// The next `count` cards of a deck; those from the bag are not settled yet.
fn top(state: &mut State, seat: Seat, count: u8) -> Top {
    let known = take_known(state, seat, count);
    let deck = &state.seats[seat.index()].deck;
    let left = u32::from(count) - known.len() as u32;
    let bag = left.min(deck.bag().total());
    let bottom = (left - bag).min(deck.total() - deck.bag().total());
    let missing = left - bag - bottom;
    Top { known, bag: bag as u8, bottom: bottom as u8, missing: missing as u8 }
}

/// The cards that chance has settled, and the known ones from the bottom after them.
fn settled(state: &mut State, seat: Seat, kinds: &[Kind], bottom: u8) -> Vec<CardKind> {
    let mut cards = Vec::new();
    for kind in kinds {
        let drawn = state.seats[seat.index()].deck.draw(*kind);
        debug_assert!(drawn, "the kernel lets only possible outcomes through");
        cards.push(card_kind(*kind));
    }
    cards.extend(take_known(state, seat, bottom));
    cards
}

/// Cards that have just left a deck get their numbers, by ascending card number. Source: BK-5.52.
fn arrive(state: &mut State, seat: Seat, mut kinds: Vec<CardKind>, zone: Zone) -> Vec<CardRef> {
    kinds.sort_unstable();
    let cards = kinds.into_iter().map(|kind| {
        let id = state.new_card(kind, seat, zone);
        state.card_mut(id).known = match zone {
            Zone::Trash => Known::Publicly,
            Zone::Hand | Zone::Transit | Zone::Set | Zone::Opening | Zone::InPlay | Zone::Aside => {
                Known::No
            }
        };
        state.card_ref(id)
    });
    cards.collect()
}

fn drawn_to_hand(
    state: &mut State,
    seat: Seat,
    kinds: Vec<CardKind>,
    by: DrawnBy,
    trace: &mut Tracing,
) {
    let cards = arrive(state, seat, kinds, Zone::Hand);
    if !cards.is_empty() {
        trace.fact(by.rule(), || Fact::Drawn { seat, cards, by });
    }
}

fn milled(state: &mut State, seat: Seat, kinds: Vec<CardKind>, trace: &mut Tracing) {
    let cards = arrive(state, seat, kinds, Zone::Trash);
    if !cards.is_empty() {
        trace.fact(BK_9_16, || Fact::Milled { seat, cards });
    }
}

fn looked_at(state: &mut State, seat: Seat, kinds: Vec<CardKind>, trace: &mut Tracing) {
    let cards = arrive(state, seat, kinds, Zone::Aside);
    if !cards.is_empty() {
        trace.fact(BK_9_17, || Fact::LookedAt { seat, cards });
    }
}

/// Tells that a deck has too few cards for what is done with it. Source: BK-8.5.
fn tell_short(seat: Seat, missing: u8, trace: &mut Tracing) {
    if missing > 0 {
        trace.fact(BK_8_5, || Fact::DeckShort { seat, missing });
    }
}

impl BerserkTcg {
    /// A seat draws cards, as many as there are. Source: BK-9.14, BK-5.4, BK-6.21.
    pub(crate) fn draw(
        &self,
        state: &mut State,
        seat: Seat,
        count: u8,
        by: DrawnBy,
        trace: &mut Tracing,
    ) {
        let Top { known, bag, bottom, missing } = top(state, seat, count);
        drawn_to_hand(state, seat, known, by, trace);
        tell_short(seat, missing, trace);
        if missing > 0 && self.readings.deck_out_timing.ask(trace) == DeckOutTiming::OnFailedDraw {
            state.failed_draw = state.failed_draw.with(seat);
        }
        if bag > 0 {
            state.tasks.push(Task::Chance(Drawn::Draw { seat, count: bag, bottom, by }));
        }
    }

    /// The top cards of a deck go to its owner's trash. Source: BK-9.16.
    pub(super) fn mill(&self, state: &mut State, seat: Seat, count: u8, trace: &mut Tracing) {
        let Top { known, bag, bottom, missing } = top(state, seat, count);
        milled(state, seat, known, trace);
        tell_short(seat, missing, trace);
        if bag > 0 {
            state.tasks.push(Task::Chance(Drawn::Mill { seat, count: bag, bottom }));
        }
    }

    /// A seat takes the top cards of its deck aside and looks at them. Source: BK-9.17.
    pub(super) fn look(&self, state: &mut State, seat: Seat, count: u8, trace: &mut Tracing) {
        let Top { known, bag, bottom, missing } = top(state, seat, count);
        looked_at(state, seat, known, trace);
        tell_short(seat, missing, trace);
        if bag > 0 {
            state.tasks.push(Task::Chance(Drawn::Look { seat, count: bag, bottom }));
        }
    }

    /// Chance has said which cards of the bag are drawn, milled or looked at. Source: BK-5.52.
    pub(crate) fn settle_draw(
        &self,
        state: &mut State,
        drawn: Drawn,
        kinds: &[Kind],
        trace: &mut Tracing,
    ) {
        match drawn {
            Drawn::Draw { seat, bottom, by, .. } => {
                let cards = settled(state, seat, kinds, bottom);
                drawn_to_hand(state, seat, cards, by, trace);
            }
            Drawn::Look { seat, bottom, .. } => {
                let cards = settled(state, seat, kinds, bottom);
                looked_at(state, seat, cards, trace);
            }
            Drawn::Mill { seat, bottom, .. } => {
                let cards = settled(state, seat, kinds, bottom);
                milled(state, seat, cards, trace);
            }
            Drawn::FirstPlayer
            | Drawn::LocalCities
            | Drawn::InitialDraw { .. }
            | Drawn::CityReveal { .. } => {
                debug_assert!(false, "other chance events are settled elsewhere");
            }
        }
    }

    /// A deck is shuffled. Source: BK-9.23.
    pub(super) fn shuffle(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        state.seats[seat.index()].deck.gather();
        trace.fact(BK_9_23, || Fact::Shuffled { seat });
    }
}
