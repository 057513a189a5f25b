//! Artifact cards that an eye does not see, dealt anew: under a sheet while a battle is on, among the
//! cards of a new hero, on their way, and known to their owner alone on top or at the bottom of the deck.
//!
//! Source: BH-4.3, BH-4.4, BH-17.1 to BH-17.4, BH-17.11, BH-17.12, BH-19.18, BH-R62. The sheets of a
//! campaign lie open before a battle, so all know what lies under them; what a hero gains face down, its
//! owner alone. What it gives up face down can have been any card that lay there. A card that was seen to
//! go to the deck does not lie where one has lain since before.
//!
//! Left out: a card drawn from a known top of the deck (BH-R62) is dealt like the others, and so is a
//! trophy that was not equipped though there was room, which is a special card (BH-R14).

use super::memory::{Holdings, Memory, take_one};
use crate::battle::GainStep;
use crate::prelude::*;
use crate::rules::course::kinds_as;
use kanso_engine::Deck;
use kanso_engine::resample::Dealer;
use std::iter::repeat_n;

/// A card of a hero that came face down.
#[derive(Clone, Copy, Debug)]
struct Slot {
    /// When it came, by what was told.
    since: usize,
    /// Its number among the cards gained in this battle; none: it came with the hero.
    gain: Option<usize>,
    /// Which, once that is dealt or was seen.
    card: Option<Artifact>,
    /// True if it was seen since: it lies open, or is gone.
    is_seen: bool,
    /// True if it was given up face down.
    is_lost: bool,
}

impl Slot {
    const fn new(since: usize, gain: Option<usize>) -> Self {
        Self { since, gain, card: None, is_seen: false, is_lost: false }
    }
}

/// A hero whose face-down artifacts an eye does not see.
#[derive(Debug)]
struct Holder {
    hero: HeroId,
    /// Cards that all know to lie under the sheet.
    known: Vec<Artifact>,
    /// Cards that came face down.
    slots: Vec<Slot>,
    /// Cards gained of which all know, by their numbers.
    seen_gains: Vec<(usize, Artifact)>,
    /// Cards lost, if some were given up face down: those that were seen, then known ones.
    lost: Option<Vec<Artifact>>,
    /// Those of them that go back into the deck when all are dealt.
    back: Vec<Artifact>,
    /// True if the last slot is that of the card on its way.
    has_come: bool,
}

impl BattleLore {
    /// Deals the artifact cards that an eye does not see.
    pub(super) fn deal_artifacts(
        &self,
        state: &mut State,
        memory: &Memory,
        eye: Eye,
        deal: &mut Dealer<'_>,
    ) {
        let mut pool = state.artifacts.bag().clone();
        let mut recruit = state.recruit.take();
        let mut gain = state.battle.as_mut().and_then(|battle| battle.gain.take());
        let on_sheet = gain.as_ref().filter(|of| of.card.is_some() && of.step != GainStep::Fits);
        let coming = on_sheet.map(|of| of.hero);
        let is_known = |card| self.is_single(card) && memory.was_laid(card);
        let deck = &state.artifacts;
        let [mut top, mut bottom] =
            [deck.top(), deck.bottom()].map(|part| kinds_as(part).collect::<Vec<Artifact>>());

        // All that lies hidden goes to one pool.
        let hides = |hero: HeroId| !eye.sees(state.owner(hero));
        let (mut misfits, mut others) = (Vec::new(), Vec::new());
        if let Some(of) = recruit.as_mut().filter(|of| hides(of.hero)) {
            misfits.extend(of.replaced.iter_mut().map(|card| (of.hero, card)));
            others.extend(&mut of.shown);
        }
        if let Some(of) = gain.as_mut().filter(|of| hides(of.hero)) {
            misfits.extend(of.replaced.iter_mut().map(|card| (of.hero, card)));
            others.extend(of.card.as_mut().filter(|_| coming.is_none()));
        }
        let shown =
            misfits.iter().map(|(_, card)| &**card).chain(others.iter().map(|card| &**card));
        let laid = top.iter().chain(&bottom).filter(|card| !is_known(**card));
        shown.chain(laid).for_each(|card| pool.add((*card).into(), 1));
        let mut holders = self.holders(state, memory, eye, coming, &mut pool, deal);

        // It is dealt again, where least can lie first.
        let asked = if misfits.is_empty() { None } else { Some(before_redraw(state)) };
        for (hero, place) in misfits {
            let is_misfit =
                |card| asked.as_ref().is_some_and(|asked| !self.fits(asked, hero, card));
            *place = self.draw_artifact(&mut pool, deal, is_misfit);
        }
        let slots = holders.iter_mut().flat_map(|holder| &mut holder.slots);
        let mut slots: Vec<&mut Slot> = slots.filter(|slot| !slot.is_seen).collect();
        slots.sort_by_key(|slot| slot.since);
        for slot in slots.iter_mut().filter(|slot| !slot.is_lost) {
            let since = slot.since;
            let is_there = |card| !(self.is_single(card) && memory.was_away(card, since));
            slot.card = Some(self.draw_artifact(&mut pool, deal, is_there));
        }
        for place in others {
            *place = self.draw_artifact(&mut pool, deal, |_| true);
        }
        // Of several the lowest is drawn first (BH-R62): on top it is the last one.
        top.reverse();
        for part in [&mut top, &mut bottom] {
            let places = part.iter_mut().filter(|card| !is_known(**card));
            let places: Vec<&mut Artifact> = places.collect();
            let draws =
                places.iter().map(|_| self.draw_artifact(&mut pool, deal, |card| !is_known(card)));
            let mut drawn: Vec<Artifact> = draws.collect();
            drawn.sort_unstable();
            places.into_iter().zip(drawn).for_each(|(place, card)| *place = card);
        }
        // What was given up face down came out of the deck, and went back there.
        let mut gone = pool.clone();
        for slot in slots.into_iter().filter(|slot| slot.is_lost) {
            if gone.is_empty() {
                gone = self.all_artifacts();
            }
            slot.card = Some(self.draw_artifact(&mut gone, deal, |_| true));
        }

        for holder in holders {
            for card in &holder.back {
                pool.add((*card).into(), 1);
            }
            let card = holder.put(state);
            if holder.has_come
                && let Some(of) = gain.as_mut()
            {
                of.card = card;
            }
        }
        state.artifacts = Deck::shuffled(pool);
        for card in top.into_iter().rev() {
            state.artifacts.put_on_top(card.into());
        }
        for card in bottom {
            state.artifacts.put_at_bottom(card.into());
        }
        if let Some(of) = recruit.as_mut() {
            of.shown.sort_unstable();
        }
        state.recruit = recruit;
        if let Some(battle) = state.battle.as_mut() {
            battle.gain = gain;
        }
    }

    /// True if there is one card of a kind.
    fn is_single(&self, card: Artifact) -> bool {
        self.cards.artifact(card).copies == 1
    }

    /// Any card of the pool that may lie in a place, taken out of the pool; any at all, if none may.
    fn draw_artifact(
        &self,
        pool: &mut Bag,
        deal: &mut Dealer<'_>,
        may: impl Fn(Artifact) -> bool,
    ) -> Artifact {
        let of = |kind: Kind| Artifact::try_from(kind).expect("artifacts");
        let mut fitting: Bag = pool.iter().filter(|(kind, _)| may(of(*kind))).collect();
        if fitting.is_empty() {
            fitting.copy_from(pool);
        }
        let kind = deal.draw(&mut fitting).expect("as many cards as lay hidden");
        assert!(pool.take(kind), "it was drawn from the pool");
        of(kind)
    }

    /// The heroes whose face-down artifacts an eye does not see; what lies there goes to the pool, but
    /// for what is known. After a battle of a campaign all is told.
    fn holders(
        &self,
        state: &State,
        memory: &Memory,
        eye: Eye,
        coming: Option<HeroId>,
        pool: &mut Bag,
        deal: &mut Dealer<'_>,
    ) -> Vec<Holder> {
        let campaign = state.campaign.as_ref();
        let is_told = campaign.is_some_and(|campaign| campaign.aaa.is_some());
        let Some(battle) = state.battle.as_ref().filter(|_| !is_told) else { return Vec::new() };
        let hidden = battle.heroes.iter().filter(|hero| !eye.sees(state.owner(hero.id)));
        let hidden: Vec<&Hero> = hidden.collect();
        for hero in &hidden {
            let mut under = state.sheet(hero.id).artifacts.clone();
            for card in &hero.equipped {
                take_one(&mut under, *card);
            }
            for card in under {
                pool.add(card.into(), 1);
            }
        }
        let holders = hidden.into_iter().map(|hero| {
            let begun = self.opening.as_ref().and_then(|opening| opening.battle.as_ref());
            let begun = begun.and_then(|battle| battle.find_hero(hero.id));
            let mut told = memory.holdings(hero.id);
            told.equipped.extend(begun.iter().flat_map(|hero| &hero.equipped));
            holder(state, told, hero, coming == Some(hero.id), pool, deal)
        });
        holders.collect()
    }
}

/// The state in which a new hero's card was to be drawn anew: a special one fits it no more.
fn before_redraw(state: &State) -> State {
    let mut asked = state.clone();
    if let Some(Task::RedrawArtifact(_)) = asked.tasks.last() {
        asked.tasks.pop();
    }
    asked
}

/// What an eye knows of a hero's artifacts, and where there are others.
fn holder(
    state: &State,
    told: Holdings,
    hero: &Hero,
    has_come: bool,
    pool: &mut Bag,
    deal: &mut Dealer<'_>,
) -> Holder {
    let tally = &hero.tally;
    let owned = &state.sheet(hero.id).artifacts;
    let mut began: Vec<Artifact> = owned.iter().chain(&tally.lost).copied().collect();
    for card in &tally.gained {
        take_one(&mut began, *card);
    }
    let count = began.len();
    let mut known = if state.campaign.is_some() { began } else { told.equipped };
    let mut slots = vec![Slot::new(told.made, None); count.saturating_sub(known.len())];
    let mut seen_gains = Vec::new();
    for gain in 0..tally.gained.len() {
        match told.gains.get(gain) {
            Some((_, Some(card))) => seen_gains.push((gain, *card)),
            came => slots.push(Slot::new(came.map_or(0, |(since, _)| *since), Some(gain))),
        }
    }
    known.extend(seen_gains.iter().map(|(_, card)| *card));
    known.sort_unstable();
    let newest = if has_come { slots.pop() } else { None };

    // What lies open or was seen to go, and was not known, is one of those that came face down.
    let mut seen: Vec<Artifact> = hero.equipped.iter().chain(&told.lost).copied().collect();
    seen.retain(|card| !take_one(&mut known, *card));
    deal.shuffle(&mut slots);
    for (slot, card) in slots.iter_mut().zip(seen) {
        (slot.card, slot.is_seen) = (Some(card), true);
    }

    // What was given up face down: what lies elsewhere for all to see, and any others.
    let lost_count = tally.lost.len().saturating_sub(told.lost.len());
    let (mut lost, mut back) = (told.lost, Vec::new());
    let seen_lost = lost.len();
    known.retain(|card| {
        let may_lie = pool.take((*card).into());
        if !may_lie {
            lost.push(*card);
        }
        may_lie
    });
    let more = (seen_lost + lost_count).saturating_sub(lost.len());
    if more > 0 {
        let unknown = slots.iter().filter(|slot| !slot.is_seen).count();
        let mut lies: Vec<Option<Artifact>> =
            known.iter().copied().map(Some).chain(repeat_n(None, unknown)).collect();
        deal.shuffle(&mut lies);
        back.extend(lies.drain(..more.min(lies.len())).flatten());
        lost.extend(&back);
        known = lies.into_iter().flatten().collect();
    }
    let under = owned.len().saturating_sub(hero.equipped.len());
    let wanted = under.saturating_sub(known.len() + usize::from(newest.is_some()));
    let unseen = slots.iter_mut().filter(|slot| !slot.is_seen);
    let count = unseen.zip(1..).map(|(slot, nth)| slot.is_lost = nth > wanted).count();
    slots.extend(repeat_n(Slot::new(0, None), wanted.saturating_sub(count)));
    slots.extend(newest);
    let lost = (lost_count > 0).then_some(lost);
    Holder { hero: hero.id, known, slots, seen_gains, lost, back, has_come }
}

impl Holder {
    /// Puts what was dealt on the hero's sheet, and what it gained and lost to its battle; gives the
    /// card of the last slot.
    fn put(&self, state: &mut State) -> Option<Artifact> {
        let cards = |is_there: fn(&&Slot) -> bool| {
            self.slots.iter().filter(is_there).filter_map(|slot| slot.card)
        };
        let hero = state.battle_mut().hero_mut(self.hero);
        for (gain, card) in &self.seen_gains {
            hero.tally.gained[*gain] = *card;
        }
        for slot in &self.slots {
            if let (Some(gain), Some(card)) = (slot.gain, slot.card) {
                hero.tally.gained[gain] = card;
            }
        }
        if let Some(lost) = &self.lost {
            hero.tally.lost.clone_from(lost);
            hero.tally.lost.extend(cards(|slot| slot.is_lost));
        }
        let mut owned = hero.equipped.clone();
        owned.extend(&self.known);
        owned.extend(cards(|slot| !slot.is_seen && !slot.is_lost));
        owned.sort_unstable();
        state.sheet_mut(self.hero).artifacts = owned;
        self.slots.last().and_then(|slot| slot.card)
    }
}
