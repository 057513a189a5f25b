//! Opening a card and using an ability: whether it may be done, and the announcement itself, up to
//! the item on the list of what pends.
//!
//! Source: BK-5.7 to BK-5.14, BK-5.22, BK-5.51, BK-7.1, BK-R13 to BK-R17, BK-R59, BK-R63, BK-R69.
//! Payments are judged by `payment`.

use crate::action::Payment;
use crate::cards::Body;
use crate::prelude::*;
use crate::readings::{
    FailedOpenSpends, FreshCharacterActs, OpenSameTurn, RevealedSetKnown, UniqueScope,
    UnpaidOpenInWindow,
};
use crate::rules::chapter::target::vantage;
use crate::state::{Announce, AnnouncePart, Known, Source, insert};
use arrayvec::ArrayVec;

/// How a set card is turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opening {
    /// To be paid for, at the moment for one open (BK-5.6, BK-5.37).
    Paid,
    /// To be paid for, by its Quick (BK-7.1).
    Quick,
    /// Just to show it (BK-5.14).
    Unpaid,
}

impl BerserkTcg {
    /// Checks whether a set card may be turned up so. Source: BK-5.49.
    pub(crate) fn check_open(&self, state: &State, ask: Ask, id: CardId, how: Opening) -> Checked {
        let Ask { seat, question: asked } = ask;
        let not_offered = Refusal::NotOffered { asked };
        let shows = how == Opening::Unpaid;
        if shows
            && asked == Question::Window
            && self.readings.unpaid_open_in_window == UnpaidOpenInWindow::No
        {
            return Err(Refusal::UnpaidInWindow);
        }
        let Some(card) = state.find(id) else { return Err(not_offered) };
        if card.is_in_hand_of(seat) {
            return Err(Refusal::HandCard { card: card.as_ref() });
        }
        if !card.is_set_of(seat) {
            return Err(not_offered);
        }
        self.check_place_and_time(state, asked, card)?;
        if how == Opening::Quick || (shows && asked == Question::Window) {
            self.check_quick(card)?;
        }
        if !shows {
            return self.check_payable(state, card);
        }
        match state.unpaid_shown.binary_search(&id) {
            Ok(_) => Err(Refusal::ShownAlready { card: card.as_ref() }),
            Err(_) => Ok(()),
        }
    }

    /// BK-5.37: the battle open step is for the city of the battle; BK-R15: not every set card may
    /// be opened at once.
    fn check_place_and_time(&self, state: &State, asked: Question, card: &Instance) -> Checked {
        let city = card.at();
        if let (Question::BattleOpen, Some(battle)) = (asked, &state.battle)
            && battle.city != city
        {
            let card = card.as_ref();
            return Err(Refusal::NotAtBattle { card, city, battle: battle.city });
        }
        if self.readings.open_same_turn == OpenSameTurn::No
            && card.since_turn == Some(state.turn_no)
        {
            return Err(Refusal::SetThisTurn { card: card.as_ref() });
        }
        Ok(())
    }

    fn check_quick(&self, card: &Instance) -> Checked {
        if self.data(card.kind).is_quick() {
            Ok(())
        } else {
            Err(Refusal::NotQuick { card: card.as_ref() })
        }
    }

    /// Checks whether a set card can be opened and paid for. Source: BK-5.9 to BK-5.12.
    pub(crate) fn check_payable(&self, state: &State, card: &Instance) -> Checked {
        let (level, city_level) = (self.data(card.kind).level, state.city_level());
        if level > city_level {
            return Err(Refusal::LevelTooHigh { card: card.as_ref(), level, city_level });
        }
        if let Some(other) = self.unique_against(state, card.kind) {
            let other = state.card_ref(other);
            return Err(Refusal::UniqueInPlay { card: card.as_ref(), other });
        }
        let price = self.opening_price(state, card);
        if let Some(Ability::Effect { condition: Some(condition), .. }) = price.text
            && !self.condition_holds(state, condition, price.vantage)
        {
            return Err(Refusal::ConditionFails { card: card.as_ref() });
        }
        self.check_targets_now(state, price.text, price.vantage)?;
        self.check_price(state, &price)
    }

    /// The card whose Unique name stands against opening this one. Source: BK-5.11, BK-R17.
    fn unique_against(&self, state: &State, kind: CardKind) -> Option<CardId> {
        let data = self.data(kind);
        if !data.unique {
            return None;
        }
        let in_play = self.unique_in_play(state, kind);
        match self.readings.unique_scope {
            UniqueScope::FaceUpInPlayOnly => in_play,
            UniqueScope::PendingToo => in_play.or_else(|| {
                state.stack.iter().find_map(|item| {
                    let Pending::Entry { card } = item.what else { return None };
                    let kind = state.card(card).kind;
                    (self.data(kind).name == data.name).then_some(card)
                })
            }),
        }
    }

    /// Checks whether each target that must be named has a choice now. Source: BK-5.12, BK-R16.
    fn check_targets_now(&self, state: &State, text: Option<&Ability>, from: Vantage) -> Checked {
        let missing = text.is_some_and(|text| !self.has_targets(state, text, from));
        if missing && self.needs_targets() {
            let card = state.card_ref(from.card);
            return Err(Refusal::NoTarget { card, paid_away: false });
        }
        Ok(())
    }

    /// Checks whether an ability may be used. Source: BK-5.22, BK-5.23, BK-6.14, BK-7.1.
    pub(crate) fn check_use(&self, state: &State, ask: Ask, id: CardId, ability: u8) -> Checked {
        let Some(card) = state.find(id) else {
            return Err(Refusal::NotOffered { asked: ask.question });
        };
        if !card.is_in_play() || card.controller != ask.seat {
            return Err(Refusal::NotInPlay { card: card.as_ref() });
        }
        let Some(cost) = self.ability_cost(card.kind, ability) else {
            let absent = self.data(card.kind).abilities.get(usize::from(ability)).is_none();
            return Err(Refusal::NoCost { card: card.as_ref(), ability, absent });
        };
        let price = self.use_price(card.kind, ability, Vantage::of(card));
        if ask.question == Question::Window && !price.text.is_some_and(Ability::is_quick) {
            return Err(Refusal::OnlyInMain { card: card.as_ref() });
        }
        if cost.lock {
            if card.locked {
                return Err(Refusal::LockedForCost { card: card.as_ref() });
            }
            self.check_fresh(state, card)?;
        }
        self.check_targets_now(state, price.text, price.vantage)?;
        self.check_price(state, &price)
    }

    /// Checks whether a card may act in the turn it entered. Source: BK-R69.
    pub(crate) fn check_fresh(&self, state: &State, card: &Instance) -> Checked {
        if self.readings.fresh_character_acts == FreshCharacterActs::FromNextTurn
            && card.since_turn == Some(state.turn_no)
        {
            return Err(Refusal::EnteredThisTurn { card: card.as_ref() });
        }
        Ok(())
    }

    /// True if a seat has a set card that may be turned up, at one city or at any: else it is not
    /// asked for its open. Source: BK-5.48.
    pub(crate) fn has_open_choice(&self, state: &State, seat: Seat, at: Option<City>) -> bool {
        let question = if at.is_some() { Question::BattleOpen } else { Question::OpenPhase };
        let ask = Ask { seat, question };
        state.set_cards(seat).any(|card| {
            at.is_none_or(|city| card.city == Some(city))
                && [Opening::Unpaid, Opening::Paid]
                    .into_iter()
                    .any(|how| self.check_open(state, ask, card.id, how).is_ok())
        })
    }

    /// True if a seat has a legal use of a Quick effect in a window now. Source: BK-7.5.
    pub(crate) fn usable_quick(&self, state: &State, seat: Seat) -> bool {
        let ask = Ask { seat, question: Question::Window };
        // One look over the table: this is asked at every beat of a window.
        state.cards.table().iter().any(|card| {
            let has = self.standing.of_kind(card.kind);
            if card.controller != seat {
                false
            } else if has.is_quick && card.is_set_of(seat) {
                self.check_open(state, ask, card.id, Opening::Quick).is_ok()
            } else {
                has.acts_quickly
                    && card.is_in_play()
                    && self
                        .quick_abilities(card.kind)
                        .any(|at| self.check_use(state, ask, card.id, at).is_ok())
            }
        })
    }

    /// True if a seat may have a Quick effect, by what both seats see. Source: BK-7.10.
    pub(crate) fn might_have_quick(&self, state: &State, seat: Seat) -> bool {
        state.cards.table().iter().any(|card| {
            card.is_set_of(seat)
                || (card.is_in_play()
                    && card.controller == seat
                    && self.standing.of_kind(card.kind).acts_quickly)
        })
    }

    fn quick_abilities(&self, kind: CardKind) -> impl Iterator<Item = u8> + '_ {
        let abilities = self.data(kind).abilities.iter().zip(0..);
        abilities.filter_map(|(ability, at)| ability.is_quick().then_some(at))
    }

    // What happens.

    /// A set card is turned up to be used, as checked. Source: BK-5.13, BK-5.51.
    pub(crate) fn open(&self, state: &mut State, seat: Seat, id: CardId, trace: &mut Tracing) {
        let city = state.card(id).at();
        let mut card = state.card_mut(id);
        card.zone = Zone::Opening;
        card.known = Known::Publicly;
        let opened = card.as_ref();
        drop(card);
        trace.fact(BK_5_13, || Fact::Opened { card: opened, city });
        self.tell_cost_statics(state, state.card(id), trace);
        state.tasks.push(announcement(seat, id, city, None));
    }

    /// A set card is shown to both seats and turned back. Source: BK-5.14, BK-R13, BK-R14, BK-R59.
    pub(crate) fn open_unpaid(&self, state: &mut State, id: CardId, trace: &mut Tracing) {
        let in_window = state.open_window.is_some() || !state.stack.is_empty();
        let again = if in_window {
            self.readings.unpaid_open_in_window == UnpaidOpenInWindow::Yes
        } else {
            self.readings.failed_open_spends == FailedOpenSpends::Free
        };
        if again {
            insert(&mut state.unpaid_shown, id);
        }
        let mut card = state.card_mut(id);
        if self.readings.revealed_set_known == RevealedSetKnown::Yes {
            card.known = Known::Publicly;
        }
        let (city, kind, seat) = (card.at(), card.kind, card.controller);
        drop(card);
        let card = state.open_ref(id, kind, seat);
        trace.fact(BK_5_14, || Fact::ShownUnpaid { card, city });
    }

    /// An ability is used, as checked; its lock mark is paid. Source: BK-5.22, BK-5.51, BK-3.9.
    pub(crate) fn use_ability(
        &self,
        state: &mut State,
        seat: Seat,
        id: CardId,
        ability: u8,
        trace: &mut Tracing,
    ) {
        let Vantage { city, .. } = vantage(state, id, seat);
        let kind = state.card(id).kind;
        let used = state.card_ref(id);
        trace.fact(BK_5_22, || Fact::AbilityUsed { card: used, ability });
        let cost = self.ability_cost(kind, ability).expect("checked: it has a cost");
        if cost.lock {
            state.card_mut(id).locked = true;
            trace.fact(BK_3_9, || Fact::LockPaid { card: used });
        }
        state.tasks.push(announcement(seat, id, city, Some(ability)));
    }

    /// Does the next part of the announcement on top of the tasks. Source: BK-5.51.
    pub(crate) fn announce_beat(&self, state: &mut State, trace: &mut Tracing) {
        let Some(announce) = announced(state) else { return };
        let seat = announce.seat;
        match announce.next {
            AnnouncePart::Pay => {
                if self.is_unpaid(state) {
                    state.ask(seat, Question::PayCost);
                } else if let Some(announce) = announced(state) {
                    announce.next = AnnouncePart::Targets;
                }
            }
            AnnouncePart::Targets => self.announce_targets(state, seat, trace),
            AnnouncePart::Put => self.put_announced(state, trace),
        }
    }

    /// The lists of targets of the announcement that is going on. Source: BK-5.51, BK-R16.
    pub(crate) fn announced_targets(&self, state: &State) -> Vec<Targets> {
        let Some(price) = self.announced_price(state) else { return Vec::new() };
        let lists =
            price.text.map_or_else(Vec::new, |text| self.target_lists(state, text, price.vantage));
        if lists.is_empty() { vec![Targets::new()] } else { lists }
    }

    fn announce_targets(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        let mut lists = self.announced_targets(state);
        if lists.len() > 1 {
            state.ask(seat, Question::ChooseTargets);
            return;
        }
        let list = lists.pop().expect("there is always one list, an empty one at least");
        if !list.is_empty() {
            let targets = self.target_refs(state, &list);
            trace.fact(BK_5_48, || Fact::TargetsNamed { seat, targets, forced: true });
        }
        if let Some(announce) = announced(state) {
            announce.targets = list;
            announce.next = AnnouncePart::Put;
        }
    }

    /// What was announced is on the list of what pends. Source: BK-5.51, BK-6.5.
    fn put_announced(&self, state: &mut State, trace: &mut Tracing) {
        let Some(Task::Announce(announce)) = state.tasks.pop() else { return };
        let Announce { seat, card, city, ability, targets, .. } = announce;
        let kind = state.card(card).kind;
        let what = match (ability, self.data(kind).body) {
            (Some(ability), _) => {
                Pending::Paid { source: Source { card, kind, city, ability }, targets }
            }
            (None, Body::Normal { .. }) => Pending::Effect { card, targets },
            (None, Body::Character(_) | Body::Eternal) => Pending::Entry { card },
        };
        self.push_item(state, seat, what, trace);
    }

    /// A cost is paid as a whole. Source: BK-5.51.
    pub(crate) fn pay(
        &self,
        state: &mut State,
        cards: &Payment,
        sacrifice: Option<CardId>,
        trace: &mut Tracing,
    ) {
        self.pay_cards(state, cards, trace);
        if let Some(id) = sacrifice {
            self.pay_sacrifice(state, id, trace);
        }
        if let Some(announce) = announced(state) {
            announce.next = AnnouncePart::Targets;
        }
    }

    /// A card is paid, as one part of a cost. Source: BK-5.51.
    pub(crate) fn pay_card(&self, state: &mut State, id: CardId, trace: &mut Tracing) {
        self.pay_cards(state, &[id], trace);
    }

    /// Cards go to the trash in ascending order of card number. Source: BK-5.10, BK-5.51, BK-R63.
    fn pay_cards(&self, state: &mut State, ids: &[CardId], trace: &mut Tracing) {
        if ids.is_empty() {
            return;
        }
        let mut ids = ids.to_vec();
        ids.sort_unstable_by_key(|id| (state.card(*id).kind, *id));
        let (in_hand, at_cities): (Vec<CardId>, Vec<CardId>) =
            ids.iter().partition(|id| state.card(**id).zone == Zone::Hand);
        for id in &at_cities {
            self.table_to_trash(state, *id);
        }
        let mut paid = self.hand_to_trash(state, &in_hand);
        paid.extend(at_cities);
        paid.sort_unstable_by_key(|id| (state.card(*id).kind, *id));
        let kinds: Vec<CardKind> = paid.iter().map(|id| state.card(*id).kind).collect();
        let cards = paid.iter().map(|id| state.card_ref(*id)).collect();
        let Some(announce) = announced(state) else { return };
        announce.paid.extend(kinds);
        let seat = announce.seat;
        trace.fact(BK_5_10, || Fact::CardsPaid { seat, cards });
    }

    /// A character is trashed as the last part of a cost. Source: BK-5.51.
    pub(crate) fn pay_sacrifice(&self, state: &mut State, id: CardId, trace: &mut Tracing) {
        if let Some(announce) = announced(state) {
            announce.sacrificed = true;
        }
        let (card, city) = (state.card_ref(id), state.card(id).at());
        trace.fact(BK_5_51, || Fact::Sacrificed { card, city });
        self.trash(state, &[id], TrashCause::Text, BK_9_12, trace);
    }

    /// The targets of an announcement or of a trigger are named. Source: BK-5.51, BK-6.10.
    pub(crate) fn name_targets(&self, state: &mut State, list: &Targets, trace: &mut Tracing) {
        let targets = self.target_refs(state, list);
        if let Some(announce) = announced(state) {
            announce.targets.clone_from(list);
            announce.next = AnnouncePart::Put;
            let seat = announce.seat;
            trace.fact(BK_5_51, || Fact::TargetsNamed { seat, targets, forced: false });
        } else if let Some(Task::Put(met)) = state.tasks.pop() {
            let seat = met.controller;
            trace.fact(BK_5_51, || Fact::TargetsNamed { seat, targets, forced: false });
            self.put_with_targets(state, met, list.clone(), trace);
        } else {
            debug_assert!(false, "targets are asked for by an announcement or a trigger");
        }
    }
}

fn announcement(seat: Seat, card: CardId, city: City, ability: Option<u8>) -> Task {
    Task::Announce(Announce {
        seat,
        card,
        city,
        ability,
        next: AnnouncePart::Pay,
        paid: ArrayVec::new(),
        sacrificed: false,
        targets: Targets::new(),
    })
}

/// The announcement on top of the tasks.
fn announced(state: &mut State) -> Option<&mut Announce> {
    if let Some(Task::Announce(announce)) = state.tasks.last_mut() { Some(announce) } else { None }
}
