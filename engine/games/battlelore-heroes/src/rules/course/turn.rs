//! The player turn: Command card, dice, combat phase, cards and Lore at its end.
//!
//! Source: BL-6.1 to BL-6.5, BL-3.1, BL-12.3, BL-12.8, BL-16.4 to BL-16.6, 5.1 of the specification.

use crate::battle::{DamageBy, Faces, InPlay, Orders};
use crate::fact::{CommandList, LoreList};
use crate::prelude::*;
use crate::readings::{EmptyCommandDeck, ObjectiveMarker};
use crate::rules::course::kinds_as;
use crate::state::derived::gives;
use arrayvec::ArrayVec;

/// Cards drawn with a Scout card. Source: BL-16.5.
const SCOUT_CARDS: u8 = 2;

impl BattleLore {
    /// A phase begins.
    pub(crate) fn phase(&self, state: &State, step: StepName, trace: &mut Tracing) {
        let whose = self.whose(state, self.active(state));
        trace.fact(step.rule(), || Fact::PhaseBegins { whose, step });
    }

    /// BL-6.1: a turn begins.
    pub(crate) fn begin_turn(&self, state: &mut State, trace: &mut Tracing) -> bool {
        state.tasks.pop();
        let battle = state.battle_mut();
        battle.turn += 1;
        let turn = battle.turn;
        for unit in battle.units.iter_mut() {
            unit.doing = Doing::default();
        }
        for hero in &mut battle.heroes {
            hero.doing = Doing::default();
            hero.joined = false;
            hero.detachment = Detachment::None;
        }
        for side in &mut battle.sides {
            side.lore_played = false;
        }
        battle.orders = Orders::default();
        battle.in_lieu = None;
        battle.command_faces.clear();
        let active = self.active(state);
        let whose = self.whose(state, active);
        trace.fact(BL_6_1, || Fact::TurnBegins { whose, turn });
        let ended: ArrayVec<_, 8> =
            state.battle().holy.iter().filter(|holy| holy.camp == active).copied().collect();
        state.battle_mut().holy.retain(|holy| holy.camp != active);
        for holy in ended {
            trace.fact(BL_6_1, || Fact::HolyEnds { whose, section: holy.section });
        }
        state.tasks.extend([Task::EndTurn, Task::DiscardLore, Task::LoreGain, Task::TurnEnd]);
        if self.may_level_up_in_turn() {
            state.tasks.push(Task::LevelUp);
        }
        if state.battle().side(active).commands.is_empty() {
            state.battle_mut().side_mut(active).last_command = None;
            trace.fact(BL_6_3, || Fact::NoCommand { whose });
        } else {
            state.tasks.extend([Task::Combat, Task::Move, Task::Order, Task::CommandDice]);
            state.tasks.extend([Task::Alongside, Task::Command]);
            self.phase(state, StepName::Command, trace);
        }
        true
    }

    /// BL-6.5a: a Command card is played.
    pub(crate) fn play_command(
        &self,
        state: &mut State,
        card: Command,
        heals: Option<Hex>,
        trace: &mut Tracing,
    ) {
        let active = self.active(state);
        let whose = self.whose(state, active);
        state.tasks.pop();
        let copied = state.battle().side(active.other()).last_command;
        let side = state.battle_mut().side_mut(active);
        let held = side.commands.len() as u8;
        if let Ok(place) = side.commands.binary_search(&card) {
            side.commands.remove(place);
        }
        side.last_command = Some(card);
        let row = Self::card_rule(CardSet::row_of_command(card));
        trace.fact(BL_6_5A, || Fact::CommandPlayed { whose, card, heals });
        let acts_as = match self.cards.command(card).text {
            CommandText::CounterAttack => {
                let acts_as = self.counter_copy(copied);
                trace.fact(row, || Fact::ActsAs { whose, card: acts_as });
                acts_as
            }
            _ => Some(card),
        };
        state.battle_mut().in_play = Some(InPlay { card, acts_as, heals, held });
    }

    /// What Counter Attack copies of the opponent's last card. Source: BL:CMD20.
    pub(crate) fn counter_copy(&self, last: Option<Command>) -> Option<Command> {
        let row = self.cards.command(last?);
        match row.text {
            CommandText::CounterAttack => None,
            _ => Some(row.mirrored),
        }
    }

    /// T1b: Lore cards beside the Command card.
    pub(crate) fn run_alongside(&self, state: &mut State, trace: &mut Tracing) -> bool {
        if self.has_choice(state) {
            return false;
        }
        self.pass_over(state, trace);
        true
    }

    /// T1b is over. A Lore card in place of a Command card that was countered orders nobody, so
    /// nothing of T2 and T3 is asked (BL-12.7).
    pub(crate) fn done_alongside(&self, state: &mut State, trace: &mut Tracing) {
        state.tasks.pop();
        let battle = state.battle();
        if battle.in_lieu.is_some() && battle.orders.grants.is_empty() {
            let is_left_out =
                |task: &Task| matches!(task, Task::CommandDice | Task::Order | Task::Move);
            state.tasks.retain(|task| !is_left_out(task));
            self.phase(state, StepName::Combat, trace);
        }
    }

    /// BL-16.6: how many dice the card in play rolls before ordering.
    pub(crate) fn command_dice(&self, state: &State) -> u8 {
        let Some(in_play) = state.battle().in_play else { return 0 };
        let Some(card) = in_play.acts_as else { return 0 };
        match self.cards.command(card).text {
            CommandText::BattleLore => in_play.held,
            CommandText::Rally { dice, .. } if in_play.heals.is_some() => dice,
            _ => 0,
        }
    }

    /// BL-16.6: dice are awaited, or the orders are given.
    pub(crate) fn run_command_dice(&self, state: &mut State) -> bool {
        if self.command_dice(state) > 0 && state.battle().command_faces.is_empty() {
            return false;
        }
        state.tasks.pop();
        // The orders are given as T2 begins; the trace of that is the task's own.
        state.tasks.push(Task::BeginOrders);
        true
    }

    /// T2 begins: the card gives its orders.
    pub(crate) fn begin_orders(&self, state: &mut State, trace: &mut Tracing) -> bool {
        state.tasks.pop();
        self.phase(state, StepName::Order, trace);
        self.give_orders(state, trace);
        true
    }

    /// BL-16.6: the dice of Battle Lore or Rally the Ranks fell.
    pub(crate) fn command_rolled(&self, state: &mut State, faces: &Faces, trace: &mut Tracing) {
        let active = self.active(state);
        let whose = self.whose(state, active);
        let Some(in_play) = state.battle().in_play else { return };
        let card = in_play.acts_as.unwrap_or(in_play.card);
        state.battle_mut().command_faces.clone_from(faces);
        let told = faces.clone();
        trace.fact(BL_16_6, || Fact::CommandDice { whose, card, faces: told });
        let Some(at) = in_play.heals else { return };
        let target = Fighter { camp: active, at, hero: None };
        let (by, kind) = (DamageBy::Command(card), DamageKind::Heal { lore: false });
        let damage = Damage::new(by, active, kind, faces.len() as u8, [target]);
        let damage = Damage { faces: faces.clone(), step: DamageStep::Hits, ..damage };
        self.begin_damage(state, damage);
    }

    /// T4 runs by itself when nobody can do anything.
    pub(crate) fn run_combat(&self, state: &mut State, trace: &mut Tracing) -> bool {
        if self.has_choice(state) {
            return false;
        }
        let whose = self.whose(state, self.active(state));
        trace.fact(BL_6_2, || Fact::PassedOver { whose, step: StepName::Combat });
        self.done_combat(state);
        true
    }

    /// BL-6.5e: T4 is over.
    pub(crate) fn done_combat(&self, state: &mut State) {
        state.tasks.pop();
    }

    /// BL-6.2: a decision or a window in which nothing could be done.
    pub(crate) fn pass_over(&self, state: &mut State, trace: &mut Tracing) {
        let Some((question, seat)) = self.asked(state) else { return };
        let camp = if state.battle.is_some() { state.camp_of(seat) } else { Camp::South };
        let whose = Whose { camp, seat };
        if let Some(step) = question.told_if_passed_over() {
            trace.fact(BL_6_2, || Fact::PassedOver { whose, step });
        }
        self.passed(state, question, trace);
    }

    /// T5: the window `TurnEnd`, then the card in play is discarded and the hand is filled up.
    pub(crate) fn run_turn_end(&self, state: &mut State, trace: &mut Tracing) -> bool {
        if self.has_choice(state) {
            return false;
        }
        state.tasks.pop();
        self.fill_hand(state, trace);
        true
    }

    /// BL-16.5: how many cards are drawn.
    pub(crate) fn fill_hand(&self, state: &mut State, trace: &mut Tracing) {
        self.phase(state, StepName::DrawCommand, trace);
        let active = self.active(state);
        let size = self.hand_size(state, active);
        let in_play = state.battle_mut().in_play.take();
        let scout = in_play.and_then(|card| card.acts_as).is_some_and(|card| self.is_scout(card));
        let scouts = if scout { self.scout_cards(state, trace) } else { 0 };
        if let Some(in_play) = in_play {
            state.battle_mut().command_discard.push(in_play.card);
        }
        let held = state.battle().side(active).commands.len() as u8;
        let wanted = if scout { size.saturating_sub(1) } else { size };
        if scout {
            state.tasks.push(Task::DrawCommands { scout: true, left: scouts });
        }
        let left = wanted.saturating_sub(held);
        state.tasks.push(Task::DrawCommands { scout: false, left });
    }

    /// Cards drawn with a Scout card: three if it ordered a hero that scouts. Source: BH:SKL05.
    fn scout_cards(&self, state: &State, trace: &mut Tracing) -> u8 {
        let active = self.active(state);
        let mut most = SCOUT_CARDS;
        for hero in state.battle().heroes.iter().filter(|hero| hero.camp == active) {
            let by_card = hero.doing.ordered.is_some_and(|ordered| ordered.by_card);
            let scouts =
                self.skill_of(state, hero.id, gives!(SkillPower::Scouting { cards } => cards));
            if let Some((skill, cards)) = scouts.filter(|_| by_card && hero.at.is_some()) {
                most = most.max(cards);
                self.tell_acts(state, (hero.id, ItemId::Skill(skill)), trace);
            }
        }
        most
    }

    /// BL-3.1: a draw of Command cards goes on, or the discard becomes the deck.
    pub(crate) fn run_draw_commands(
        &self,
        state: &mut State,
        scout: bool,
        left: u8,
        trace: &mut Tracing,
    ) -> bool {
        if left > 0 && !state.battle().command_deck.is_empty() {
            return false;
        }
        if left > 0 && self.reshuffle_commands(state, trace) {
            return true;
        }
        state.tasks.pop();
        if left > 0 {
            let whose = self.whose(state, self.active(state));
            trace.fact(BL_3_1, || Fact::NothingToDraw { whose, lore: false });
        }
        if scout && !state.battle().scouted.is_empty() {
            state.tasks.push(Task::KeepCommand);
        }
        self.cards_are_drawn(state, trace);
        true
    }

    /// T5b begins, if nothing of T5a is left.
    fn cards_are_drawn(&self, state: &State, trace: &mut Tracing) {
        if state.tasks.last() == Some(&Task::LoreGain) && self.scenario(state).lore {
            self.phase(state, StepName::LoreGain, trace);
        }
    }

    /// BL-3.1, BL-R12: the Command discard becomes the deck, if it may now and holds cards.
    fn reshuffle_commands(&self, state: &mut State, trace: &mut Tracing) -> bool {
        if state.battle().command_discard.is_empty()
            || self.readings.empty_command_deck == EmptyCommandDeck::EndOfTurn
        {
            return false;
        }
        self.gather_commands(state, trace);
        true
    }

    fn gather_commands(&self, state: &mut State, trace: &mut Tracing) {
        let battle = state.battle_mut();
        let discard = std::mem::take(&mut battle.command_discard);
        let cards = discard.len() as u8;
        for card in discard {
            battle.command_deck.add(card.into(), 1);
        }
        trace.fact(BL_3_1, || Fact::Reshuffled { lore: false, cards });
    }

    /// Command cards were drawn.
    pub(crate) fn drew_commands(&self, state: &mut State, kinds: &[Kind], trace: &mut Tracing) {
        let Some(&Task::DrawCommands { scout, left }) = state.tasks.last() else { return };
        let active = self.active(state);
        let whose = self.whose(state, active);
        let cards: CommandList = kinds_as(kinds).collect();
        let battle = state.battle_mut();
        take_kinds(&mut battle.command_deck, kinds);
        if scout {
            battle.scouted.extend(&cards);
            battle.scouted.sort_unstable();
        } else {
            let hand = &mut battle.side_mut(active).commands;
            hand.extend(&cards);
            hand.sort_unstable();
        }
        state.tasks.pop();
        let left = left - cards.len() as u8;
        state.tasks.push(Task::DrawCommands { scout, left });
        trace.fact(BL_16_5, || Fact::DrewCommands { whose, cards });
    }

    /// BL-16.5: one of the cards drawn with a Scout card is kept.
    pub(crate) fn keep_command(&self, state: &mut State, kept: Command, trace: &mut Tracing) {
        state.tasks.pop();
        let active = self.active(state);
        let whose = self.whose(state, active);
        let battle = state.battle_mut();
        let mut dropped: CommandList = battle.scouted.drain(..).collect();
        if let Some(place) = dropped.iter().position(|card| *card == kept) {
            dropped.remove(place);
        }
        battle.command_discard.extend(&dropped);
        let hand = &mut battle.side_mut(active).commands;
        hand.push(kept);
        hand.sort_unstable();
        trace.fact(BL_16_5, || Fact::CommandKept { whose, kept, dropped });
        self.cards_are_drawn(state, trace);
    }

    /// T5b: asked, if the scenario has Lore.
    pub(crate) fn run_lore_gain(&self, state: &mut State, trace: &mut Tracing) -> bool {
        if self.scenario(state).lore {
            return false;
        }
        state.tasks.pop();
        let whose = self.whose(state, self.active(state));
        trace.fact(BL_6_2, || Fact::PassedOver { whose, step: StepName::LoreGain });
        true
    }

    /// BL-12.3: what a seat takes at the end of its turn.
    pub(crate) fn lore_gain(&self, state: &mut State, tokens: u8, cards: u8, trace: &mut Tracing) {
        state.tasks.pop();
        let camp = self.active(state);
        let whose = self.whose(state, camp);
        trace.fact(BL_12_3, || Fact::LoreChoice { whose, tokens, cards });
        if tokens > 0 {
            self.gain_tokens(state, camp, tokens, BL_12_3, trace);
        }
        if cards > 0 {
            let choose = cards > 1;
            self.phase(state, StepName::LoreDraw, trace);
            state.tasks.push(Task::DrawLore { camp, left: cards, choose });
        } else if state.battle().side(camp).lores.len()
            > usize::from(self.lore_row(state, camp).hand)
        {
            // Cards too many are still to be discarded.
            self.phase(state, StepName::LoreDraw, trace);
        }
    }

    /// BL-3.1: a draw of Lore cards goes on, or the discard becomes the deck.
    pub(crate) fn run_draw_lore(
        &self,
        state: &mut State,
        camp: Camp,
        left: u8,
        choose: bool,
        trace: &mut Tracing,
    ) -> bool {
        if left > 0 && !state.battle().lore_deck.is_empty() {
            return false;
        }
        if left > 0 && self.gather_lore(state, trace) {
            return true;
        }
        state.tasks.pop();
        if left > 0 {
            let whose = self.whose(state, camp);
            trace.fact(BL_3_1, || Fact::NothingToDraw { whose, lore: true });
        }
        if choose {
            if state.battle().browsed.len() > 1 {
                state.tasks.push(Task::KeepLoreCard);
            } else {
                let battle = state.battle_mut();
                let browsed = std::mem::take(&mut battle.browsed);
                let hand = &mut battle.side_mut(camp).lores;
                hand.extend(browsed);
                hand.sort_unstable();
            }
        }
        true
    }

    /// BL-3.1: the Lore discard becomes the deck, if it holds cards.
    pub(crate) fn gather_lore(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let battle = state.battle_mut();
        let discard = std::mem::take(&mut battle.lore_discard);
        let cards = discard.len() as u8;
        if cards == 0 {
            return false;
        }
        for lies in discard {
            battle.lore_deck.add(lies.card.into(), 1);
        }
        trace.fact(BL_3_1, || Fact::Reshuffled { lore: true, cards });
        true
    }

    /// Lore cards were drawn.
    pub(crate) fn drew_lore(&self, state: &mut State, kinds: &[Kind], trace: &mut Tracing) {
        let Some(&Task::DrawLore { camp, left, choose }) = state.tasks.last() else { return };
        let whose = self.whose(state, camp);
        let cards: LoreList = kinds_as(kinds).collect();
        let battle = state.battle_mut();
        take_kinds(&mut battle.lore_deck, kinds);
        let to = if choose { &mut battle.browsed } else { &mut battle.side_mut(camp).lores };
        to.extend(&cards);
        to.sort_unstable();
        state.tasks.pop();
        let left = left - cards.len() as u8;
        state.tasks.push(Task::DrawLore { camp, left, choose });
        trace.fact(BL_12_3, || Fact::DrewLore { whose, cards });
    }

    /// BL-12.3: one of two Lore cards is kept, the other goes to the discard face down.
    pub(crate) fn keep_lore_card(&self, state: &mut State, kept: Lore, trace: &mut Tracing) {
        state.tasks.pop();
        let camp = self.active(state);
        let whose = self.whose(state, camp);
        let battle = state.battle_mut();
        let mut browsed = std::mem::take(&mut battle.browsed);
        if let Some(place) = browsed.iter().position(|card| *card == kept) {
            browsed.remove(place);
        }
        let hand = &mut battle.side_mut(camp).lores;
        hand.push(kept);
        hand.sort_unstable();
        for card in browsed {
            battle.lore_discard.push(LoreDiscard { card, hidden_by: Some(camp) });
            trace.fact(BL_12_3, || Fact::LoreCardKept { whose, kept, dropped: card });
        }
    }

    /// BL-12.8: Lore cards too many are discarded.
    pub(crate) fn run_discard_lore(&self, state: &mut State) -> bool {
        let camp = self.active(state);
        let most = self.lore_row(state, camp).hand;
        if state.battle().side(camp).lores.len() > usize::from(most) {
            return false;
        }
        state.tasks.pop();
        true
    }

    /// BL-12.8: a Lore card too many goes.
    pub(crate) fn discard_lore(&self, state: &mut State, card: Lore, trace: &mut Tracing) {
        let camp = self.active(state);
        let whose = self.whose(state, camp);
        let battle = state.battle_mut();
        let hand = &mut battle.side_mut(camp).lores;
        if let Ok(place) = hand.binary_search(&card) {
            hand.remove(place);
        }
        battle.lore_discard.push(LoreDiscard { card, hidden_by: Some(camp) });
        trace.fact(BL_12_8, || Fact::LoreDiscarded { whose, card });
    }

    /// BL-6.5i: a turn ends.
    pub(crate) fn end_turn(&self, state: &mut State, trace: &mut Tracing) -> bool {
        self.phase(state, StepName::EndTurn, trace);
        let camp = self.active(state);
        self.take_the_lead(state, trace);
        self.stand_quest(state, camp, trace);
        self.webs_end(state, camp, trace);
        if self.readings.empty_command_deck == EmptyCommandDeck::EndOfTurn
            && state.battle().command_deck.is_empty()
            && !state.battle().command_discard.is_empty()
        {
            self.gather_commands(state, trace);
        }
        self.tell_markers(state, trace);
        // BL-15.2: where the turn limit ends the battle in the same event, banners come first.
        if self.decides(state, trace) || self.ends_by_turns(state, trace) {
            return true;
        }
        state.tasks.pop();
        state.tasks.push(Task::BeginTurn);
        true
    }

    /// BL-15.6: who holds markers now. Under BL-R16 `kept-once-gained` it was told when each was
    /// gained.
    fn tell_markers(&self, state: &State, trace: &mut Tracing) {
        if self.readings.objective_marker == ObjectiveMarker::KeptOnceGained {
            return;
        }
        for (marker, row) in self.scenario(state).markers.iter().enumerate() {
            if let Some(holder) = self.holder(state, row) {
                let holder = self.whose(state, holder);
                trace.fact(BL_15_6, || Fact::Marker { marker: marker as u8, holder });
            }
        }
    }

    /// BH-16.6, BL-15.5: a quest that looks at the end of the turn.
    fn stand_quest(&self, state: &mut State, camp: Camp, trace: &mut Tracing) {
        let Some(quest) = self.scenario(state).quest.clone() else { return };
        let QuestTask::Stands(hexes) = quest.task else { return };
        if state.battle().side(camp).quest_done {
            return;
        }
        let at = hexes[camp.index()];
        let Some(hero) = state.battle().hero_at(at, camp).map(|hero| hero.id) else { return };
        let scenario = self.scenario_kind(state);
        let name = self.hero_name(state, hero);
        if state.battle().turn >= crate::rules::chapter::victory::TURNS_MAX {
            trace.fact(BL_15_5, || Fact::QuestsFirst);
        }
        state.battle_mut().side_mut(camp).quest_done = true;
        trace.fact(BH_16_6, || Fact::QuestDone { hero: name, scenario });
        self.experience(state, hero, ExperienceFor::Quest, trace);
    }

    /// The webs on a camp's pieces end with its turn. Source: BL:CRE01.
    fn webs_end(&self, state: &mut State, camp: Camp, trace: &mut Tracing) {
        for who in self.fighters(state, camp) {
            // A Champion that was held may lead a troop now.
            let hero = self.hero_beside(state, who.at).or(who.hero);
            let battle = state.battle_mut();
            let unit = battle.unit_mut(who.at).filter(|_| who.hero.is_none());
            let mut held = unit.is_some_and(|unit| std::mem::take(&mut unit.webbed));
            if let Some(hero) = hero {
                held |= std::mem::take(&mut battle.hero_mut(hero).webbed);
            }
            if held {
                let piece = self.piece(state, &who);
                trace.fact(StepName::EndTurn.rule(), || Fact::Webbed { piece, held: false });
            }
        }
    }
}

/// Takes drawn kinds out of a bag.
fn take_kinds(bag: &mut Bag, kinds: &[Kind]) {
    for kind in kinds {
        let taken = bag.take(*kind);
        debug_assert!(taken, "the kernel has seen to it that the bag holds what is drawn");
    }
}
