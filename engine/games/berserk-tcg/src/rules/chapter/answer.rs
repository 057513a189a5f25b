//! Answers to what a battle, an effect or the hand limit asks: whether they may be given.
//!
//! Source: BK-6.18, BK-6.45, BK-R30, BK-R31; BK-5.31, BK-5.51, BK-9.15, BK-9.18 to BK-9.20, BK-9.22,
//! BK-3.15, BK-R37, BK-R51, BK-R66; BK:K16. Nothing here changes anything.

#[cfg(test)]
mod tests;

use crate::cards::text::TargetKind;
use crate::prelude::*;
use crate::readings::{
    CityDrawAmount, MustAssignAll, OverAssignment, PutIntoPlayFace, SearchMayFail,
};
use crate::rules::chapter::target::distinct;
use crate::state::{Exchange, other};

/// A striker that is assigning damage.
struct Striker<'a> {
    exchange: &'a Exchange,
    /// Points left.
    rest: u16,
    /// The enemy fighters, ascending.
    enemies: &'a [CardId],
}

impl BerserkTcg {
    // Damage.

    fn striker<'a>(&self, state: &'a State) -> Option<Striker<'a>> {
        let (exchange, battle) = (state.exchanging()?, state.battle.as_ref()?);
        let seat = self.side_of(state, *exchange.queue.first()?);
        let enemies = &battle.fighters[other(seat).index()];
        Some(Striker { exchange, rest: exchange.rest?, enemies })
    }

    /// Points that a fighter still needs to be trashed by what is assigned in this group.
    /// Source: BK-R31.
    fn needs(&self, state: &State, striker: &Striker<'_>, target: CardId) -> u16 {
        let left = self.left_hp(state, state.card(target)).max(0) as u16;
        let given = striker.exchange.assignments.iter().filter(|given| given.target == target);
        given.fold(left, |left, given| left.saturating_sub(given.amount))
    }

    /// Whether so much may be assigned to this fighter. Source: BK-6.18, BK-6.45, BK-R30, BK-R31.
    pub(crate) fn check_assign(&self, state: &State, target: CardId, amount: u8) -> Checked {
        let not_offered = Refusal::NotOffered { asked: Question::Assign };
        let Some(striker) = self.striker(state) else { return Err(not_offered) };
        let Some(struck) = state.find(target) else { return Err(not_offered) };
        let card = struck.as_ref();
        let Ok(at) = striker.enemies.binary_search(&target) else {
            return Err(Refusal::NoEnemyFighter { card });
        };
        let (rest, points) = (striker.rest, u16::from(amount));
        if striker.exchange.last_target.is_some_and(|last| target <= last)
            || points == 0
            || points > rest
        {
            return Err(Refusal::AssignOutOfOrder { card, amount, rest, last: false });
        }
        let all = self.readings.must_assign_all == MustAssignAll::All;
        let last = at + 1 == striker.enemies.len();
        if all && last && points < rest {
            return Err(Refusal::AssignOutOfOrder { card, amount, rest, last });
        }
        if self.readings.over_assignment == OverAssignment::LethalFirst {
            let enough = self.needs(state, &striker, target);
            if !self.is_lethal_first(state, &striker, at, points) {
                return Err(Refusal::LethalFirst { card, amount, enough });
            }
        }
        Ok(())
    }

    /// True if no fighter gets more than it needs while another has less, now and with the rest.
    /// Source: BK-R31 `lethal-first`.
    fn is_lethal_first(
        &self,
        state: &State,
        striker: &Striker<'_>,
        at: usize,
        points: u16,
    ) -> bool {
        let needs: Vec<u16> =
            striker.enemies.iter().map(|enemy| self.needs(state, striker, *enemy)).collect();
        let lacks = |place: usize, need: u16| place != at && need > 0;
        if points > needs[at] && needs.iter().enumerate().any(|(at, need)| lacks(at, *need)) {
            return false;
        }
        if self.readings.must_assign_all == MustAssignAll::UpTo {
            return true;
        }
        // The rest goes to those behind; what they need not may only follow when nobody lacks.
        let rest = u32::from(striker.rest - points);
        let behind: u32 = needs[at + 1..].iter().map(|need| u32::from(*need)).sum();
        let none_lacks = points >= needs[at] && needs[..at].iter().all(|need| *need == 0);
        rest <= behind || none_lacks
    }

    /// Checks whether the rest of a striker's Power may be kept. Source: BK-R30.
    pub(crate) fn check_stop_assign(&self, state: &State) -> Checked {
        match self.readings.must_assign_all {
            MustAssignAll::UpTo => Ok(()),
            MustAssignAll::All => {
                let rest = self.striker(state).map_or(0, |striker| striker.rest);
                Err(Refusal::MustAssignAll { rest })
            }
        }
    }

    /// What the striker whose turn it is may assign, ascending. Source: BK-6.45.
    pub(crate) fn assign_options(&self, state: &State) -> Vec<Action> {
        let mut options = Vec::new();
        let Some(striker) = self.striker(state) else { return options };
        let most = u8::try_from(striker.rest).unwrap_or(u8::MAX);
        for target in striker.enemies {
            for amount in 1..=most {
                if self.check_assign(state, *target, amount).is_ok() {
                    options.push(Action::Assign { target: *target, amount });
                }
            }
        }
        if self.check_stop_assign(state).is_ok() {
            options.push(Action::StopAssign);
        }
        options
    }

    /// Checks whether one card may be drawn for an occupied city. Source: BK-R37.
    pub(crate) fn check_draw_one(&self) -> Checked {
        match self.readings.city_draw_amount {
            CityDrawAmount::ZeroOneTwo => Ok(()),
            CityDrawAmount::ZeroOrTwo | CityDrawAmount::MustTwo => Err(Refusal::DrawOne),
        }
    }

    // The hand.

    /// The hand cards that may be discarded: those chosen already are as good as gone (BK-R8 `all`).
    pub(crate) fn to_discard(&self, state: &State, seat: Seat) -> Vec<CardId> {
        distinct(state.hand(seat).filter(|card| !state.discarding.contains(&card.id)))
    }

    /// Checks whether a hand card may be discarded. Source: BK-5.31, BK-9.15.
    pub(crate) fn check_discard(&self, state: &State, ask: Ask, id: CardId) -> Checked {
        offered(self.to_discard(state, ask.seat).contains(&id), ask.question)
    }

    // What an effect asks.

    /// Which cards looked at may be taken, and whether none may be. Source: BK-9.18.
    fn taking(&self, state: &State) -> Option<(CardFilter, bool)> {
        match self.running_step(state)? {
            Step::TakeOne { filter, optional, .. } => Some((*filter, *optional)),
            _ => None,
        }
    }

    /// Checks whether a card looked at may be taken. Source: BK-9.18.
    pub(crate) fn check_take(&self, state: &State, ask: Ask, id: CardId) -> Checked {
        self.check_aside(state, ask, id)?;
        let fits = self
            .taking(state)
            .is_some_and(|(filter, _)| self.card_fits(filter, state.card(id).kind));
        if fits { Ok(()) } else { Err(Refusal::CannotTake { must: false }) }
    }

    /// Whether none of the cards looked at may be taken: where the text lets it, and where none
    /// matches. Source: BK-9.18.
    pub(crate) fn check_take_none(&self, state: &State, seat: Seat) -> Checked {
        let must = self.taking(state).is_some_and(|(filter, optional)| {
            !optional && state.aside(seat).any(|card| self.card_fits(filter, card.kind))
        });
        if must { Err(Refusal::CannotTake { must }) } else { Ok(()) }
    }

    /// Checks whether this is a card looked at, the first of those alike. Source: BK-9.19, BK-9.20.
    pub(crate) fn check_aside(&self, state: &State, ask: Ask, id: CardId) -> Checked {
        offered(distinct(state.aside(ask.seat)).contains(&id), ask.question)
    }

    /// Checks whether a card of this kind may be found. Source: BK-9.22, BK-5.11, BK-R66.
    pub(crate) fn check_find(&self, state: &State, seat: Seat, kind: CardKind) -> Checked {
        let Some(Step::SearchPlay { filter, .. }) = self.running_step(state) else {
            return Err(Refusal::NotOffered { asked: Question::Search });
        };
        if !self.cards.has_card(kind) || !self.card_fits(*filter, kind) {
            return Err(Refusal::CannotFind { kind, absent: false });
        }
        if state.seats[seat.index()].deck.contents().count(Kind::from(kind)) == 0 {
            return Err(Refusal::CannotFind { kind, absent: true });
        }
        if self.readings.put_into_play_face == PutIntoPlayFace::FaceUp
            && self.unique_in_play(state, kind).is_some()
        {
            return Err(Refusal::FindUnique { kind });
        }
        Ok(())
    }

    /// The kinds that may be found, ascending. Source: BK-9.22.
    pub(crate) fn to_find(&self, state: &State, seat: Seat) -> Vec<CardKind> {
        let contents = state.seats[seat.index()].deck.contents();
        let kinds = contents.iter().filter_map(|(kind, _)| CardKind::try_from(kind).ok());
        kinds.filter(|kind| self.check_find(state, seat, *kind).is_ok()).collect()
    }

    /// Checks whether the search may stop. Source: BK-6.30, BK-R51.
    pub(crate) fn check_stop_search(&self, state: &State, seat: Seat) -> Checked {
        let must = self.readings.search_may_fail == SearchMayFail::MustFind;
        if must && !self.to_find(state, seat).is_empty() {
            return Err(Refusal::MustFind);
        }
        Ok(())
    }

    /// The characters of which one is to be trashed, by number. Source: BK:K16.
    pub(crate) fn to_sacrifice(&self, state: &State) -> Vec<CardId> {
        let (Some(Step::Sacrifice { of }), Some(from)) =
            (self.running_step(state), self.running_vantage(state))
        else {
            return Vec::new();
        };
        self.characters(state, of, from)
    }

    /// Checks whether this character may be the one that is trashed. Source: BK:K16.
    pub(crate) fn check_sacrifice_chosen(&self, state: &State, id: CardId) -> Checked {
        offered(self.to_sacrifice(state).contains(&id), Question::Sacrifice)
    }

    // Targets.

    /// The card with the text that asks for targets, and the text.
    pub(crate) fn naming(&self, state: &State) -> Option<(CardRef, &Ability)> {
        if let Some(met) = state.putting() {
            let Trigger::Ability { source, .. } = met.what else { return None };
            let card = state.open_ref(source.card, source.kind, met.controller);
            return Some((card, self.ability(source)));
        }
        let announce = state.announcing()?;
        let card = state.card_ref(announce.card);
        let text = match announce.ability {
            None => self.opened_text(card.kind)?,
            Some(ability) => self.data(card.kind).abilities.get(usize::from(ability))?,
        };
        Some((card, text))
    }

    /// The lists of targets that may be named, ascending. Source: BK-5.51.
    pub(crate) fn named_lists(&self, state: &State) -> Vec<Targets> {
        match state.putting() {
            Some(met) => self.trigger_targets(state, met),
            None => self.announced_targets(state),
        }
    }

    /// Checks whether these targets may be named. Source: BK-5.12, BK-5.51, BK-9.30.
    pub(crate) fn check_targets(&self, state: &State, seat: Seat, list: &Targets) -> Checked {
        let lists = self.named_lists(state);
        if lists.binary_search(list).is_ok() {
            return Ok(());
        }
        let Some((card, text)) = self.naming(state) else {
            return Err(Refusal::NotOffered { asked: Question::ChooseTargets });
        };
        let protected = list.iter().zip(text.targets()).find_map(|(named, target)| {
            let TargetKind::Character(_) = target.what else { return None };
            let Named::Card(id) = named else { return None };
            state.find(*id).filter(|found| self.is_untargetable_by(found, seat))
        });
        if let Some(found) = protected {
            return Err(Refusal::Untargetable { card: found.as_ref() });
        }
        let missing = lists.iter().all(|other| list.len() < other.len());
        Err(Refusal::UnfitTarget { card, missing })
    }
}

/// Whether what was named is among what can be chosen.
pub(crate) const fn offered(is_offered: bool, asked: Question) -> Checked {
    if is_offered { Ok(()) } else { Err(Refusal::NotOffered { asked }) }
}
