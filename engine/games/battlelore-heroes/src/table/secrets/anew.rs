//! What an eye may not know, dealt anew: hands with their decks, Lore cards that lie face down, War
//! Councils and parties of which one is still to be chosen; artifacts: `artifacts`.
//!
//! Source: 5.13 of the specification, BL-13.1, BL-12.15, BL-R29, BH-21.6, BH:SKL18.

use super::memory::Memory;
use crate::prelude::*;
use crate::readings::CouncilsHidden;
use kanso_engine::resample::Dealer;

/// How often is dealt until whoever is asked has something to decide: if it has nothing then, it is
/// left so.
const TRIES: u32 = 250;

impl BattleLore {
    /// A state that an eye cannot tell from this one.
    pub(crate) fn deal_anew(
        &self,
        state: &State,
        told: &[Fact],
        eye: Eye,
        deal: &mut Dealer<'_>,
    ) -> State {
        if eye == Eye::All {
            return state.clone();
        }
        let begun = self.opening.as_ref().and_then(|opening| opening.battle.as_ref());
        let memory = Memory::of(told, begun.is_some_and(|battle| battle.turn > 0));
        let mut dealt = self.deal_once(state, &memory, eye, deal);
        for _ in 1..TRIES {
            if self.could_be_asked(&dealt, eye) {
                break;
            }
            dealt = self.deal_once(state, &memory, eye, deal);
        }
        dealt
    }

    fn deal_once(&self, state: &State, memory: &Memory, eye: Eye, deal: &mut Dealer<'_>) -> State {
        let mut state = state.clone();
        self.deal_councils(&mut state, eye, deal);
        self.deal_parties(&mut state, eye, deal);
        self.deal_commands(&mut state, memory, eye, deal);
        self.deal_lores(&mut state, eye, deal);
        self.deal_artifacts(&mut state, memory, eye, deal);
        Self::deal_tokens(&mut state, eye, deal);
        state
    }

    /// BH:SKL18: the tokens that Thievery shows.
    fn deal_tokens(state: &mut State, eye: Eye, deal: &mut Dealer<'_>) {
        let search = state.battle.as_ref().and_then(|battle| battle.search.as_ref());
        if search.is_none_or(|search| eye.sees(state.owner(search.hero))) {
            return;
        }
        let Battle { search: Some(search), chest_bag, .. } = state.battle_mut() else { return };
        for token in &search.shown {
            chest_bag.add((*token).into(), 1);
        }
        for token in &mut search.shown {
            let kind = deal.draw(chest_bag).expect("there are as many as lay there");
            *token = ChestToken::of(kind);
        }
        search.shown.sort_unstable();
    }

    /// BL-12.15: another seat that is asked has something to decide, or is asked all the same.
    fn could_be_asked(&self, state: &State, eye: Eye) -> bool {
        self.asked(state).is_none_or(|(_, seat)| eye.sees(seat)) || self.has_choice(state)
    }

    /// Any answer to what a task asks, as if it were asked now.
    fn any_answer(&self, state: &State, task: Task, deal: &mut Dealer<'_>) -> Option<Action> {
        let (mut asked, mut legal) = (state.clone(), Vec::new());
        asked.tasks.push(task);
        self.legal_actions(&asked, &mut legal);
        let count = legal.len() as u32;
        (count > 0).then(|| legal.swap_remove(deal.below(count) as usize))
    }

    /// BL-13.1, BL-R15: councils are hidden until both stand.
    fn deal_councils(&self, state: &mut State, eye: Eye, deal: &mut Dealer<'_>) {
        let waits = |task: &Task| matches!(task, Task::Council(_) | Task::RevealCouncils);
        let openly = self.readings.councils_hidden == CouncilsHidden::InTurnOrder;
        if openly
            || state.battle.is_none()
            || !state.tasks.iter().any(waits)
            || self.scenario(state).councils.is_some()
        {
            return;
        }
        for camp in Camp::ALL {
            if Self::sees_camp(state, eye, camp) || state.battle().side(camp).council.is_none() {
                continue;
            }
            let answer = self.any_answer(state, Task::Council(camp), deal);
            if let Some(Action::ChooseCouncil { council }) = answer {
                state.battle_mut().side_mut(camp).council = Some(council);
            }
        }
    }

    /// BH-21.6: parties are hidden until both stand.
    fn deal_parties(&self, state: &mut State, eye: Eye, deal: &mut Dealer<'_>) {
        let Some(campaign) = &state.campaign else { return };
        if campaign.parties.iter().all(Option::is_some) {
            return;
        }
        for seat in (0..state.seats.len()).map(Seat::at).filter(|seat| !eye.sees(*seat)) {
            if state.campaign_mut().parties[seat.index()].is_none() {
                continue;
            }
            let answer = self.any_answer(state, Task::ChooseParty(seat), deal);
            if let Some(Action::ChooseParty { heroes }) = answer {
                state.campaign_mut().parties[seat.index()] = Some(heroes.to_vec());
            }
        }
    }

    /// The camps of which an eye does not see what they hold, by their places.
    fn hidden_camps(state: &State, eye: Eye) -> [bool; 2] {
        Camp::ALL.map(|camp| !Self::sees_camp(state, eye, camp))
    }

    /// Command cards: hands, and what was drawn with a Scout card.
    fn deal_commands(&self, state: &mut State, memory: &Memory, eye: Eye, deal: &mut Dealer<'_>) {
        if state.battle.is_none() {
            return;
        }
        let (hides, active) = (Self::hidden_camps(state, eye), self.active(state));
        let Battle { sides, scouted, command_deck, .. } = state.battle_mut();
        let mut hands: Vec<(&mut Vec<Command>, &[Command])> = Vec::new();
        for (camp, side) in Camp::ALL.into_iter().zip(sides) {
            if hides[camp.index()] {
                hands.push((&mut side.commands, memory.hand(camp)));
            }
        }
        if hides[active.index()] {
            hands.push((scouted, &[]));
        }
        deal_hands(command_deck, hands, deal);
    }

    /// Lore cards: hands, those of which one is kept, and discards that lie face down.
    fn deal_lores(&self, state: &mut State, eye: Eye, deal: &mut Dealer<'_>) {
        if state.battle.is_none() {
            return;
        }
        let (hides, active) = (Self::hidden_camps(state, eye), self.active(state));
        let Battle { sides, browsed, lore_deck, lore_discard, .. } = state.battle_mut();
        let is_down = |lies: &&mut LoreDiscard| lies.hidden_by.is_some_and(|by| hides[by.index()]);
        for lies in lore_discard.iter_mut().filter(is_down) {
            lore_deck.add(lies.card.into(), 1);
        }
        let mut hands: Vec<(&mut Vec<Lore>, &[Lore])> = Vec::new();
        for (camp, side) in Camp::ALL.into_iter().zip(sides) {
            if hides[camp.index()] {
                hands.push((&mut side.lores, &[]));
            }
        }
        if hides[active.index()] {
            hands.push((browsed, &[]));
        }
        deal_hands(lore_deck, hands, deal);
        for lies in lore_discard.iter_mut().filter(is_down) {
            lies.card = draw(lore_deck, deal);
        }
    }
}

/// Deals hands anew out of a deck and them: each keeps what is known of it, and has as many cards.
fn deal_hands<T: Copy + Ord + Into<Kind> + TryFrom<Kind>>(
    deck: &mut Bag,
    hands: Vec<(&mut Vec<T>, &[T])>,
    deal: &mut Dealer<'_>,
) {
    for (hand, _) in &hands {
        hand.iter().for_each(|card| deck.add((*card).into(), 1));
    }
    let mut left = Vec::with_capacity(hands.len());
    for (hand, known) in hands {
        let count = hand.len();
        hand.clear();
        hand.extend(known.iter().take(count).filter(|card| deck.take((**card).into())));
        left.push((hand, count));
    }
    for (hand, count) in left {
        while hand.len() < count {
            hand.push(draw(deck, deal));
        }
        hand.sort_unstable();
    }
}

/// Any card of a deck, taken out of it.
fn draw<T: TryFrom<Kind>>(deck: &mut Bag, deal: &mut Dealer<'_>) -> T {
    let card = deal.draw(deck).and_then(|kind| T::try_from(kind).ok());
    card.expect("as many cards as lay hidden, all of one set")
}
