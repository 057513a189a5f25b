//! Triggered abilities: which an event meets, and how they are put on the list of pending items.
//!
//! Source: BK-6.13, BK-6.27, BK-6.28, BK-6.44.

#[cfg(test)]
mod tests;

use crate::cards::Body;
use crate::cards::text::{Event, Side};
use crate::prelude::*;
use crate::readings::TriggerOrder;
use crate::state::Source;

/// A face-up card that left play, as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gone {
    /// Its number.
    pub(crate) id: CardId,
    /// Its card.
    pub(crate) kind: CardKind,
    /// Who controlled it last.
    pub(crate) controller: Seat,
    /// Where it was last.
    pub(crate) city: City,
}

impl Gone {
    /// A face-up card as it is.
    fn of(card: &Instance) -> Self {
        let Instance { id, kind, controller, .. } = *card;
        Self { id, kind, controller, city: card.at() }
    }
}

/// Something that can set triggers off. Source: BK-6.44.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Happening<'a> {
    /// A turn starts.
    TurnStart {
        /// Whose.
        seat: Seat,
    },
    /// A turn ends.
    TurnEnd {
        /// Whose.
        seat: Seat,
    },
    /// A card entered.
    Enters {
        /// Which.
        card: CardId,
    },
    /// A character moved to another city.
    Moved {
        /// Which.
        card: CardId,
        /// Where to.
        to: City,
    },
    /// Face-up cards were trashed from play together.
    Trashed(&'a [Gone]),
    /// A vanguard stands.
    Vanguard {
        /// Who.
        card: CardId,
    },
    /// A city was occupied.
    Occupied {
        /// By whom.
        seat: Seat,
        /// Where.
        city: City,
        /// Its fighters there.
        survivors: &'a [CardId],
    },
    /// A battle ends.
    BattleEnd {
        /// Everybody who fought in it.
        participants: &'a [CardId],
    },
}

/// A card whose triggers are looked at.
#[derive(Clone, Copy)]
struct Watcher {
    card: Gone,
    leaves: bool,
}

const fn on_side(side: Side, controller: Seat, other: Seat) -> bool {
    match side {
        Side::Any => true,
        Side::Friend => controller.index() == other.index(),
        Side::Enemy => controller.index() != other.index(),
    }
}

impl BerserkTcg {
    /// An event: the triggers that it meets wait to be put. Source: BK-6.44.
    pub(crate) fn happen(&self, state: &mut State, what: &Happening<'_>) {
        let mut met = self.met_by(state, what);
        if let Happening::Occupied { seat, city, .. } = what
            && self.readings.city_draw_pends == crate::readings::CityDrawPends::Yes
        {
            // BK-6.21: the city card's effect is one of the occupier's triggers.
            met.insert(0, (*seat, Trigger::CityDraw { city: *city }));
        }
        let moment = state.triggers.last().map_or(0, |last| last.moment + 1);
        for (controller, what) in met {
            let id = ItemId(state.next_item);
            state.next_item += 1;
            state.triggers.push(Met { id, moment, controller, what });
        }
    }

    /// The abilities that an event meets, by source and ability.
    fn met_by(&self, state: &State, what: &Happening<'_>) -> Vec<(Seat, Trigger)> {
        let gone = if let Happening::Trashed(gone) = what { gone } else { &[][..] };
        let waits = |kind: CardKind| self.standing.of_kind(kind).has_trigger;
        let standing = state.in_play().filter(|card| waits(card.kind));
        let standing = standing.map(|card| Watcher { card: Gone::of(card), leaves: false });
        // Cards that leave together all see each other leave.
        let leaving = gone.iter().filter(|card| waits(card.kind));
        let leaving = leaving.map(|card| Watcher { card: *card, leaves: true });
        let mut watchers: Vec<Watcher> = standing.chain(leaving).collect();
        watchers.sort_unstable_by_key(|watcher| watcher.card.id);
        let mut met = Vec::new();
        for watcher in watchers {
            let Watcher { card: Gone { id: card, kind, controller: seat, city }, leaves } = watcher;
            let from = Vantage { seat, card, city };
            for (ability, text) in (0..).zip(&self.data(kind).abilities) {
                let Ability::Trigger { on, condition, .. } = text else { continue };
                let holds = |condition| self.condition_holds(state, condition, from);
                for event_card in self.meets(state, on, watcher, what) {
                    if condition.as_ref().is_none_or(holds) {
                        let source = Source { card, kind, city, ability };
                        met.push((seat, Trigger::Ability { source, event_card, leaves }));
                    }
                }
            }
        }
        met
    }

    /// How often an event meets a trigger: each time with the card of the event, if it has one.
    fn meets(
        &self,
        state: &State,
        on: &Event,
        watcher: Watcher,
        what: &Happening<'_>,
    ) -> Vec<Option<CardId>> {
        let Gone { id, controller, city, .. } = watcher.card;
        let once = |meets: bool, card: CardId| if meets { vec![Some(card)] } else { Vec::new() };
        match (on, what) {
            (Event::YourTurnStart, Happening::TurnStart { seat })
            | (Event::YourTurnEnd, Happening::TurnEnd { seat }) => {
                if *seat == controller {
                    vec![None]
                } else {
                    Vec::new()
                }
            }
            (Event::Enters, Happening::Enters { card })
            | (Event::Vanguard, Happening::Vanguard { card }) => once(*card == id, *card),
            (Event::MovedHere { side }, Happening::Moved { card, to }) => {
                let mover = state.card(*card);
                let is_one = self.is_character(mover.kind);
                once(*to == city && is_one && on_side(*side, controller, mover.controller), *card)
            }
            (Event::Trashed, Happening::Trashed(gone)) => {
                once(gone.iter().any(|gone| gone.id == id), id)
            }
            (Event::TrashedHere { side }, Happening::Trashed(gone)) => gone
                .iter()
                .filter(|gone| {
                    gone.city == city
                        && on_side(*side, controller, gone.controller)
                        && matches!(self.data(gone.kind).body, Body::Character(_))
                })
                .map(|gone| Some(gone.id))
                .collect(),
            (Event::OccupiedSurviving, Happening::Occupied { seat, city: at, survivors }) => {
                once(*seat == controller && *at == city && survivors.contains(&id), id)
            }
            (Event::BattleEndFought, Happening::BattleEnd { participants }) => {
                once(participants.contains(&id), id)
            }
            (
                Event::YourTurnStart
                | Event::YourTurnEnd
                | Event::Enters
                | Event::MovedHere { .. }
                | Event::Trashed
                | Event::TrashedHere { .. }
                | Event::Vanguard
                | Event::OccupiedSurviving
                | Event::BattleEndFought,
                _,
            ) => Vec::new(),
        }
    }

    /// The triggers among which a seat chooses the next one: one for each that differs.
    /// Source: BK-6.13.
    pub(crate) fn trigger_choices(&self, state: &State, seat: Seat) -> Vec<ItemId> {
        let mut choices: Vec<&Met> = Vec::new();
        for met in state.triggers.iter().filter(|met| met.controller == seat) {
            if !choices.iter().any(|other| self.is_same_option(met, other)) {
                choices.push(met);
            }
        }
        choices.iter().map(|met| met.id).collect()
    }

    /// Triggers of the same card number and ability without targets are one option.
    fn is_same_option(&self, one: &Met, other: &Met) -> bool {
        match (&one.what, &other.what) {
            (Trigger::Ability { source: one, .. }, Trigger::Ability { source: other, .. }) => {
                (one.kind, one.ability) == (other.kind, other.ability)
                    && self.ability(*one).targets().is_empty()
            }
            _ => false,
        }
    }

    /// The text of an ability.
    pub(crate) fn ability(&self, source: Source) -> &Ability {
        &self.data(source.kind).abilities[usize::from(source.ability)]
    }

    /// Puts the next trigger, or asks which or for its targets. Source: BK-6.13.
    pub(crate) fn put_triggers(&self, state: &mut State, trace: &mut Tracing) {
        let (tp, ntp) = (state.tp(), state.ntp());
        let has = |state: &State, seat| state.triggers.iter().any(|met| met.controller == seat);
        let seat = match (has(state, tp), has(state, ntp)) {
            (true, false) => tp,
            (false, _) => ntp,
            (true, true) => match self.readings.trigger_order {
                TriggerOrder::AllTpThenAllNtp => tp,
                TriggerOrder::Alternate if state.last_put == Some(tp) => ntp,
                TriggerOrder::Alternate => tp,
            },
        };
        let choices = self.trigger_choices(state, seat);
        if choices.len() > 1 {
            state.ask(seat, Question::TriggerOrder);
        } else {
            self.put_trigger(state, choices[0], trace);
        }
    }

    /// Puts this trigger, or asks for its targets.
    pub(crate) fn put_trigger(&self, state: &mut State, id: ItemId, trace: &mut Tracing) {
        let at = state.triggers.iter().position(|met| met.id == id);
        let met = state.triggers.remove(at.expect("the choice is one of those that wait"));
        let Trigger::Ability { source, .. } = &met.what else {
            return self.put_with_targets(state, met, Targets::new(), trace);
        };
        let source = *source;
        let lists = self.trigger_targets(state, &met);
        match lists.len() {
            0 => {
                let item = state.met_ref(&met);
                trace.fact(self.card_rule(source.kind), || Fact::TriggerWithoutTarget { item });
                self.end_go(state);
            }
            1 => {
                let list = lists[0].clone();
                if !self.ability(source).targets().is_empty() {
                    let targets = self.target_refs(state, &list);
                    let seat = met.controller;
                    trace.fact(BK_5_48, || Fact::TargetsNamed { seat, targets, forced: true });
                }
                self.put_with_targets(state, met, list, trace);
            }
            _ => {
                let seat = met.controller;
                state.tasks.push(Task::Put(met));
                state.ask(seat, Question::ChooseTargets);
            }
        }
    }

    /// The lists of targets that a trigger can have now.
    pub(crate) fn trigger_targets(&self, state: &State, met: &Met) -> Vec<Targets> {
        match &met.what {
            Trigger::CityDraw { .. } => vec![Targets::new()],
            Trigger::Ability { source, leaves, .. } => {
                let city = match state.find(source.card) {
                    Some(card) if card.is_in_play() && !leaves => card.at(),
                    Some(_) | None => source.city,
                };
                let from = Vantage { seat: met.controller, card: source.card, city };
                self.target_lists(state, self.ability(*source), from)
            }
        }
    }

    /// Puts a trigger on the list of pending items.
    pub(crate) fn put_with_targets(
        &self,
        state: &mut State,
        met: Met,
        targets: Targets,
        trace: &mut Tracing,
    ) {
        let what = match met.what {
            Trigger::CityDraw { city } => Pending::CityDraw { city },
            Trigger::Ability { source, event_card, leaves } => {
                Pending::Trigger { source, targets, event_card, leaves }
            }
        };
        if self.readings.trigger_order == TriggerOrder::Alternate {
            state.last_put = Some(met.controller);
        }
        let item = Item { id: met.id, controller: met.controller, what, own_pass: false };
        self.put_item(state, item, trace);
        self.end_go(state);
    }

    /// The go ends with the last trigger that waits.
    fn end_go(&self, state: &mut State) {
        if state.triggers.is_empty() {
            state.last_put = None;
            state.puts = 0;
        }
    }

    /// Targets as facts name them.
    pub(crate) fn target_refs(&self, state: &State, list: &[Named]) -> Vec<TargetRef> {
        list.iter()
            .filter_map(|named| {
                Some(match named {
                    Named::Card(id) => TargetRef::Card(state.find(*id)?.as_ref()),
                    Named::Item(id) => TargetRef::Item(state.item_ref(state.item(*id)?)),
                    Named::City(city) => TargetRef::City(*city),
                })
            })
            .collect()
    }

    // Entering, moving, leaving.

    /// A card enters play. Source: BK-5.16.
    pub(crate) fn enter(
        &self,
        state: &mut State,
        card: CardId,
        controller: Seat,
        city: City,
        rule: Rule,
        trace: &mut Tracing,
    ) {
        self.put_in_play(state, card, controller, city);
        let told = state.card_ref(card);
        trace.fact(rule, || Fact::Entered { card: told, city });
        trace.fact(self.card_rule(told.kind), || Fact::Entered { card: told, city });
        self.happen(state, &Happening::Enters { card });
    }

    /// A character in play goes to another city. Source: BK-5.18, BK-9.9.
    pub(crate) fn move_card(
        &self,
        state: &mut State,
        card: CardId,
        to: City,
        rule: Rule,
        trace: &mut Tracing,
    ) {
        let mut mover = state.card_mut(card);
        let from = mover.at();
        mover.city = Some(to);
        drop(mover);
        for item in &mut state.stack {
            // BK-R45: a text reads from where its card is, or was last.
            if let Pending::Paid { source, .. } | Pending::Trigger { source, .. } = &mut item.what
                && source.card == card
            {
                source.city = to;
            }
        }
        let told = state.card_ref(card);
        trace.fact(rule, || Fact::Moved { card: told, from, to });
        self.happen(state, &Happening::Moved { card, to });
    }

    /// Cards in play go to their owners' trash together. Source: BK-6.3, BK-6.17, BK-9.12.
    pub(crate) fn trash(
        &self,
        state: &mut State,
        ids: &[CardId],
        why: TrashCause,
        rule: Rule,
        trace: &mut Tracing,
    ) {
        let gone: Vec<Gone> = ids.iter().map(|id| Gone::of(state.card(*id))).collect();
        for card in &gone {
            let told: CardRef = state.card_ref(card.id);
            let (owner, city) = (state.card(card.id).owner, card.city);
            trace.fact(rule, || Fact::Trashed { card: told, city, why });
            if owner != card.controller {
                trace.fact(BK_6_17, || Fact::ToOwner { card: told, owner });
            }
            self.table_to_trash(state, card.id);
        }
        self.happen(state, &Happening::Trashed(&gone));
    }
}
