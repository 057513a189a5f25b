//! The top of a deck: drawing, milling, looking, shuffling.
//!
//! Source: BK-9.14, BK-9.16, BK-9.17, BK-9.23, BK-5.52, BK-8.5, BK-R5. Known cards on top come
//! first, then the bag by one chance event, then known cards from the bottom.

use crate::prelude::*;
use crate::readings::DeckOutTiming;
use crate::state::Known;
use kanso_engine::bag::NextCard;

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

/// Cards that a draw has just taken off a deck get their numbers, by ascending card number.
/// Source: BK-5.52.
fn arrive(state: &mut State, drawn: Drawn, mut kinds: Vec<CardKind>, trace: &mut Tracing) {
    let Some(seat) = drawn.seat().filter(|_| !kinds.is_empty()) else { return };
    let (zone, known) = match drawn {
        Drawn::Mill { .. } => (Zone::Trash, Known::Publicly),
        Drawn::Look { .. } => (Zone::Aside, Known::No),
        _ => (Zone::Hand, Known::No),
    };
    kinds.sort_unstable();
    let cards = kinds.into_iter().map(|kind| {
        let id = state.new_card(kind, seat, zone);
        state.card_mut(id).known = known;
        state.card_ref(id)
    });
    let cards: Vec<CardRef> = cards.collect();
    match drawn {
        Drawn::Draw { by, .. } => trace.fact(by.rule(), || Fact::Drawn { seat, cards, by }),
        Drawn::Look { .. } => trace.fact(BK_9_17, || Fact::LookedAt { seat, cards }),
        Drawn::Mill { .. } => trace.fact(BK_9_16, || Fact::Milled { seat, cards }),
        _ => debug_assert!(false, "other chance events are settled elsewhere"),
    }
}

/// Takes cards off a deck: the known ones now, the others by chance. Says how many are missing.
fn take_off(
    state: &mut State,
    seat: Seat,
    count: u8,
    drawn: impl Fn(u8, u8) -> Drawn,
    trace: &mut Tracing,
) -> u8 {
    let Top { known, bag, bottom, missing } = top(state, seat, count);
    let drawn = drawn(bag, bottom);
    arrive(state, drawn, known, trace);
    if missing > 0 {
        trace.fact(BK_8_5, || Fact::DeckShort { seat, missing });
    }
    if bag > 0 {
        state.tasks.push(Task::Chance(drawn));
    }
    missing
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
        let drawn = |count, bottom| Drawn::Draw { seat, count, bottom, by };
        if take_off(state, seat, count, drawn, trace) > 0
            && self.readings.deck_out_timing == DeckOutTiming::OnFailedDraw
        {
            state.failed_draw = state.failed_draw.with(seat);
        }
    }

    /// The top cards of a deck go to its owner's trash. Source: BK-9.16.
    pub(super) fn mill(&self, state: &mut State, seat: Seat, count: u8, trace: &mut Tracing) {
        take_off(state, seat, count, |count, bottom| Drawn::Mill { seat, count, bottom }, trace);
    }

    /// A seat takes the top cards of its deck aside and looks at them. Source: BK-9.17.
    pub(super) fn look(&self, state: &mut State, seat: Seat, count: u8, trace: &mut Tracing) {
        take_off(state, seat, count, |count, bottom| Drawn::Look { seat, count, bottom }, trace);
    }

    /// Chance has said which cards of the bag are drawn, milled or looked at. Source: BK-5.52.
    pub(crate) fn settle_draw(
        &self,
        state: &mut State,
        drawn: Drawn,
        kinds: &[Kind],
        trace: &mut Tracing,
    ) {
        let (Drawn::Draw { seat, bottom, .. }
        | Drawn::Look { seat, bottom, .. }
        | Drawn::Mill { seat, bottom, .. }) = drawn
        else {
            return;
        };
        let cards = settled(state, seat, kinds, bottom);
        arrive(state, drawn, cards, trace);
    }

    /// A deck is shuffled. Source: BK-9.23.
    pub(super) fn shuffle(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        state.seats[seat.index()].deck.gather();
        trace.fact(BK_9_23, || Fact::Shuffled { seat });
    }
}
