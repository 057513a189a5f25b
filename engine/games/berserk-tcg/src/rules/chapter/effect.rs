//! The texts of cards: how a resolution runs, part by part.
//!
//! Source: BK-6.12, BK-6.38, BK-6.43, BK-9.1 to BK-9.27. A text is data (`cards::text`); each of its
//! steps is one primitive, carried out by the file of its subject: `damage`, `mark` (what lies on a
//! card), `leave` (cards leaving play or the list of what pends), `deck`, `look`, `search`, `hand`.
//!
//! Left out: items without a text (a move, a set, an entry), which are those of `stack`; statics,
//! which are never carried out (`values`).

mod damage;
mod deck;
mod hand;
mod leave;
mod look;
mod mark;
mod search;
mod step;
#[cfg(test)]
mod tests;

use crate::cards::text::{Spot, Subject, Who};
use crate::prelude::*;
use crate::readings::{AbilitySourceGone, LevelAtResolution, TargetLeftArea};
use crate::rules::chapter::target::Stands;
use crate::state::{Resolve, TARGETS_MAX, other};

/// What has a text that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// A normal effect.
    Card,
    /// An ability of a card in play.
    Ability,
    /// An ability that was set off by its card's leaving play.
    Leaving,
}

/// A text that is being carried out.
struct Running<'a> {
    /// "You": the controller of the effect (BK-6.14).
    seat: Seat,
    /// The card whose text it is.
    card: CardRef,
    /// What it is on.
    origin: Origin,
    /// From where it is read: "this card", "this city".
    vantage: Vantage,
    /// The text.
    ability: &'a Ability,
    /// What was named when it pended, by place, without those that are skipped.
    named: [Option<Named>; TARGETS_MAX],
    /// The card of the event that set it off.
    event_card: Option<CardId>,
}

impl Running<'_> {
    /// A seat that a text speaks of.
    const fn who(&self, who: Who) -> Seat {
        match who {
            Who::You => self.seat,
            Who::Enemy => other(self.seat),
        }
    }

    /// The card that a step is about, if it is still in this zone.
    fn card<'s>(&self, state: &'s State, subject: Subject, zone: Zone) -> Option<&'s Instance> {
        let id = match subject {
            Subject::Source => self.vantage.card,
            Subject::EventCard => self.event_card?,
            Subject::Target(place) => match self.named[usize::from(place)]? {
                Named::Card(id) => id,
                Named::Item(_) | Named::City(_) => return None,
            },
        };
        state.find(id).filter(|card| card.zone == zone)
    }

    /// The city that a step is about.
    fn city(&self, spot: Spot) -> Option<City> {
        match spot {
            Spot::This => Some(self.vantage.city),
            Spot::Target(place) => match self.named[usize::from(place)]? {
                Named::City(city) => Some(city),
                Named::Card(_) | Named::Item(_) => None,
            },
        }
    }

    /// The pending item at this place of the list of targets.
    fn item(&self, place: u8) -> Option<ItemId> {
        match self.named[usize::from(place)]? {
            Named::Item(item) => Some(item),
            Named::Card(_) | Named::City(_) => None,
        }
    }
}

/// How far a step has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    /// It is done, or chance alone does the rest.
    Done,
    /// It goes on when a seat has answered, or in the next part.
    GoesOn,
}

/// The item that is being resolved, to change how far it has come.
fn resolving_mut(state: &mut State) -> &mut Resolve {
    let mut latest = state.tasks.iter_mut().rev();
    let running =
        latest.find_map(|task| if let Task::Resolve(it) = task { Some(it) } else { None });
    running.expect("called while an item with a text is resolved")
}

impl BerserkTcg {
    /// The next part of the resolution on top of the tasks that tells a fact; none where a seat or
    /// chance is asked first, or the resolution ends in silence. Source: BK-6.38.
    pub(crate) fn resolve_beat(&self, state: &mut State, trace: &mut Tracing) {
        let told = trace.told();
        while trace.told() == told
            && let Some(Task::Resolve(resolve)) = state.tasks.last()
        {
            let (at, begun) = (resolve.step, resolve.begun);
            if at == 0 && !begun && !self.start(state, trace) {
                break;
            }
            let Some(running) = self.running(state) else { break };
            let Some(step) = running.ability.steps().get(usize::from(at)) else {
                self.finish(state, trace);
                break;
            };
            let progress = self.run_step(state, &running, step, trace);
            let resolve = resolving_mut(state);
            match progress {
                Progress::Done => {
                    resolve.step += 1;
                    resolve.left = 0;
                    resolve.begun = false;
                }
                Progress::GoesOn => resolve.begun = true,
            }
        }
    }

    /// The text that is being carried out, if any.
    fn running(&self, state: &State) -> Option<Running<'_>> {
        let resolve = state.resolving()?;
        let (source, targets, event_card) = state.text_of(&resolve.item)?;
        let origin = match resolve.item.what {
            Pending::Effect { .. } => Origin::Card,
            Pending::Trigger { leaves: true, .. } => Origin::Leaving,
            _ => Origin::Ability,
        };
        let seat = resolve.item.controller;
        // BK-9.1: a card in play reads its text where it is now, one that left where it was.
        let in_play = state.find(source.card).filter(|card| card.is_in_play());
        let city = in_play.map_or(source.city, Instance::at);
        let mut named = [None; TARGETS_MAX];
        for (place, target) in targets.iter().enumerate() {
            if !resolve.skipped.contains(&(place as u8)) {
                named[place] = Some(*target);
            }
        }
        Some(Running {
            seat,
            card: state.open_ref(source.card, source.kind, seat),
            origin,
            vantage: Vantage { seat, card: source.card, city },
            ability: self.ability(source),
            named,
            event_card,
        })
    }

    /// The step that a seat is asked about, while one is.
    pub(crate) fn running_step(&self, state: &State) -> Option<&Step> {
        let at = usize::from(state.resolving()?.step);
        self.running(state)?.ability.steps().get(at)
    }

    /// From where the text that is being carried out is read.
    pub(crate) fn running_vantage(&self, state: &State) -> Option<Vantage> {
        Some(self.running(state)?.vantage)
    }

    /// The first look at a text: whether it is carried out. Where it is not, the resolution is over.
    /// Source: BK-6.12, BK-6.43, BK-R16, BK-R45, BK-R54.
    fn start(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let Some(running) = self.running(state) else { return false };
        let card = running.card;
        match running.origin {
            Origin::Card => {
                if self.data(card.kind).level > state.city_level()
                    && self.readings.level_at_resolution == LevelAtResolution::TurnedBack
                {
                    state.tasks.pop();
                    self.turn_back(state, card.id, BK_R54, trace);
                    return false;
                }
            }
            Origin::Ability => {
                let source = running.card(state, Subject::Source, Zone::InPlay);
                if source.is_none_or(|source| source.controller != running.seat)
                    && self.readings.ability_source_gone == AbilitySourceGone::NoEffect
                {
                    trace.fact(BK_6_43, || Fact::SourceGone { card });
                    self.finish(state, trace);
                    return false;
                }
            }
            Origin::Leaving => {} // BK-6.29: such a text is about cards that left.
        }
        let named = running.named.iter().flatten().count();
        if running.ability.targets().get(named).is_some_and(|target| !target.optional) {
            self.finish(state, trace); // Only BK-R16 `allowed-no-effect` leads here.
            return false;
        }
        trace.fact(self.card_rule(card.kind), || Fact::TextActs { card });
        self.skip_targets(state, &running, trace);
        true
    }

    /// Finds the targets that are not what they were. They are looked at once, so that a step cannot
    /// make a later one miss its target. Source: BK-6.12, BK-R44.
    fn skip_targets(&self, state: &mut State, running: &Running<'_>, trace: &mut Tracing) {
        let targets = running.ability.targets().iter().zip(running.named);
        for (place, (target, named)) in targets.enumerate() {
            let Some(named) = named else { continue };
            let unfit = match self.target_stands(state, target, named, running.vantage) {
                Stands::Good => continue,
                Stands::Gone => false,
                Stands::Unfit => {
                    if self.readings.target_left_area == TargetLeftArea::StillAffected {
                        continue;
                    }
                    true
                }
            };
            let told = match named {
                Named::Card(id) => TargetRef::Card(state.card_ref(id)),
                Named::Item(id) => match state.item(id) {
                    Some(item) => TargetRef::Item(state.item_ref(item)),
                    None => TargetRef::PastItem(id),
                },
                Named::City(city) => TargetRef::City(city),
            };
            let rule = if unfit { BK_R44 } else { BK_6_12 };
            trace.fact(rule, || Fact::TargetSkipped { target: told, unfit });
            resolving_mut(state).skipped.push(place as u8);
        }
        let steps = running.ability.steps();
        if let Some(id) = running.event_card
            && steps.iter().any(|step| step.subject() == Some(Subject::EventCard))
            && running.card(state, Subject::EventCard, Zone::InPlay).is_none()
        {
            let target = TargetRef::Card(state.card_ref(id));
            trace.fact(BK_6_12, || Fact::TargetSkipped { target, unfit: false });
        }
    }

    /// The resolution is over: a normal effect goes to the trash. Source: BK-3.4.
    fn finish(&self, state: &mut State, trace: &mut Tracing) {
        let running = self.running(state);
        state.tasks.pop();
        if let Some(Running { origin: Origin::Card, card, .. }) = running {
            trace.fact(BK_3_4, || Fact::EffectSpent { card });
            self.tell_owner(state, card, trace);
            self.table_to_trash(state, card.id);
        }
    }

    /// Tells that a card goes to its owner, where another seat controlled it. Source: BK-6.17.
    fn tell_owner(&self, state: &State, card: CardRef, trace: &mut Tracing) {
        let owner = state.card(card.id).owner;
        if owner != card.seat {
            trace.fact(BK_6_17, || Fact::ToOwner { card, owner });
        }
    }
}
