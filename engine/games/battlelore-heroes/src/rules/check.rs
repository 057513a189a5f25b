//! Whether an action is allowed: looks and changes nothing.
//!
//! Source: the table of refusals of the specification (5.9): within an action the reasons are tried
//! in its order. What a card or an item can be aimed at is enumerated in one place (`lore_aim`,
//! `item_aim`); an aim is allowed if it is among them.

use crate::prelude::*;

mod aaa;
mod answers;
mod campaign;
mod combat;
mod flags;
mod idle;
mod item_aim;
mod items;
mod lore;
mod lore_aim;
mod moves;
mod orders;
mod set_up;
#[cfg(test)]
mod tests;

pub(crate) use flags::GLORY_USES;
pub(crate) use item_aim::items_of;

/// Who is asked, and what.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ask {
    /// What is asked.
    pub question: Question,
    /// Who is asked.
    pub seat: Seat,
    /// The camp that it holds; South outside a battle.
    pub camp: Camp,
}

impl BattleLore {
    /// What is asked, and of whom, while a decision is awaited.
    pub(crate) fn ask(&self, state: &State) -> Option<Ask> {
        let (question, seat) = self.asked(state)?;
        let camp = if state.battle.is_some() { state.camp_of(seat) } else { Camp::South };
        Some(Ask { question, seat, camp })
    }

    /// Whether an action is allowed now, while a decision is awaited. Asked at any other time, it
    /// refuses all.
    pub(crate) fn check_action(&self, state: &State, action: &Action) -> Result<(), Refusal> {
        let Some(ask) = self.ask(state) else {
            return Err(Refusal::OtherQuestion { awaited: Question::Command });
        };
        if !offers(ask.question, action) {
            return Err(Refusal::OtherQuestion { awaited: ask.question });
        }
        self.check_offered(state, ask, action)
    }

    /// BL-6.4 under BH-R8 `yes`: a piece whose Glory token is spent moves before all else.
    fn check_glory_first(&self, state: &State, camp: Camp, action: &Action) -> Result<(), Refusal> {
        let Some(hex) = self.glory_mover(state, camp) else { return Ok(()) };
        match action {
            Action::Move { piece, hero: None, .. } if *piece == hex => Ok(()),
            _ => Err(Refusal::GloryMoveFirst { hex }),
        }
    }

    /// Checks whether an action of the kinds that the question offers is allowed.
    pub(crate) fn check_offered(
        &self,
        state: &State,
        ask: Ask,
        action: &Action,
    ) -> Result<(), Refusal> {
        let Ask { question, seat, camp } = ask;
        if question == Question::Move {
            self.check_glory_first(state, camp, action)?;
        }
        match action {
            Action::ChooseCouncil { council } => self.check_council(state, *council),
            Action::KeepLore { cards } => self.check_keep_lore(state, camp, cards),
            Action::Enlist { class } => self.check_enlist(state, seat, *class),
            Action::ChooseSkill { skill } => self.check_first_skill(state, seat, *skill),
            Action::Redraw { card } => self.check_redraw(state, question, *card),
            Action::KeepArtifact { card } => self.check_keep_artifact(state, *card),
            Action::Equip { cards } => self.check_equip(state, cards),
            Action::PlaceHero { hero, hex, mounted } => {
                self.check_place(state, camp, *hero, *hex, *mounted)
            }
            Action::KeepHome { hero } => {
                if Self::hero_asked(state) == Some(*hero) {
                    return Ok(());
                }
                Err(Refusal::OtherQuestion { awaited: question })
            }
            Action::PlayCommand { card, mode } => self.check_command(state, camp, *card, *mode),
            Action::PlayLore { card, targets } => self.check_lore(state, ask, *card, targets),
            Action::PlayLoreInLieu { card } => self.check_in_lieu(state, camp, *card),
            Action::UseItem { hero, item, targets } => {
                self.check_item(state, ask, *hero, *item, targets)
            }
            Action::Order { piece, hero, section } => {
                self.check_order(state, camp, *piece, *hero, *section)
            }
            Action::OrderDetach { hero, section } => {
                self.check_order_detach(state, camp, *hero, *section)
            }
            Action::Move { piece, dest, glory, hero, leave, join } => {
                let how = moves::How { glory: *glory, leave: *leave, join: *join };
                self.check_move(state, camp, (*piece, *hero), *dest, how)
            }
            Action::Detach { hero, dest, join } => {
                self.check_detach(state, camp, *hero, *dest, *join)
            }
            Action::ExitMap { hero } => self.check_exit(state, camp, *hero),
            Action::SpendGlory { piece } => self.check_spend_glory(state, camp, *piece),
            Action::Battle { attacker, target, glory, hero } => match question {
                Question::Bonus => self.check_bonus(state, *attacker, *target, *glory, *hero),
                _ => self.check_battle(state, camp, (*attacker, *hero), *target, *glory),
            },
            Action::Search { hero } => self.check_search(state, camp, *hero),
            Action::ChooseToken { kind } => Self::check_token(state, *kind),
            Action::CreaturePower { creature, target } => {
                self.check_power(state, camp, *creature, *target)
            }
            Action::IgnoreFlags { ignored, glory } => self.check_ignore(state, *ignored, *glory),
            Action::Retreat { ignored, glory, path } => {
                self.check_retreat(state, *ignored, *glory, *path)
            }
            Action::BattleBack { glory } => self.check_battle_back(state, *glory),
            Action::Evade { path } => self.check_evade(state, *path),
            Action::GainGround => self.check_ground(state),
            Action::Pursue { hex } => self.check_pursuit(state, *hex),
            Action::DiscardArtifact { card } => Self::check_discard(state, question, *card),
            Action::EquipNow => self.check_equip_now(state),
            Action::KeepCommand { card } => there(&state.battle().scouted, *card, BL_16_5),
            Action::TakeTwoTokens | Action::TwoCardsKeepOne => self.check_lore_gain(),
            Action::KeepLoreCard { card } => there(&state.battle().browsed, *card, BL_12_3),
            Action::DiscardLore { card } => there(&state.battle().side(camp).lores, *card, BL_12_8),
            Action::GiveInheritance { instructor } => self.check_gift(state, seat, *instructor),
            Action::ChooseParty { heroes } => self.check_party(state, seat, heroes),
            Action::BuyArtifact { card } => self.check_purchase(state, *card),
            Action::ReturnPair { cards } => self.check_return_pair(state, cards),
            Action::SpendPair => self.check_spend_pair(state),
            Action::KeepCard { card } => Self::check_keep_card(state, *card),
            Action::KeepNone => self.check_keep_none(state),
            Action::RestoreSkull => Self::check_restore(state),
            Action::LevelUp { hero, skill } => self.check_level_up(state, ask, *hero, *skill),
            Action::JoinCouncil => self.check_join(state),
            Action::ChooseScenario { scenario, .. } => {
                let known = scenario.index() < self.cards.scenarios.len();
                if known { Ok(()) } else { Err(Refusal::OtherQuestion { awaited: question }) }
            }
            Action::Pass
            | Action::DoneEnlisting
            | Action::DoneOrdering
            | Action::DoneMoving
            | Action::DoneCombat
            | Action::PassingAttack
            | Action::Stay
            | Action::DrawTrophy
            | Action::Decline
            | Action::AcceptCard
            | Action::PutUnder
            | Action::TokenAndCard
            | Action::DoneTrading => Ok(()),
        }
    }
}

/// Checks whether a card is among those held or shown.
pub(super) fn there<T: PartialEq>(cards: &[T], card: T, rule: Rule) -> Result<(), Refusal> {
    if cards.contains(&card) { Ok(()) } else { Err(Refusal::NotThere { rule }) }
}

/// True if an action is of the kinds that a question offers. Source: chapters 4.2 and 5 of the
/// specification. A Lore card and an item are an answer to every question of a battle turn: whether
/// it is the window for it, their own checks say (BL-12.6, BH-17.10).
fn offers(question: Question, action: &Action) -> bool {
    use Question as Q;
    let any = |questions: &[Question]| questions.contains(&question);
    match action {
        Action::Pass => question.may_pass(),
        Action::ChooseCouncil { .. } => question == Q::Council,
        Action::KeepLore { .. } => question == Q::KeepLore,
        Action::Enlist { .. } | Action::DoneEnlisting => question == Q::Enlist,
        Action::ChooseSkill { .. } => question == Q::FirstSkill,
        Action::Redraw { .. } => any(&[Q::ChooseArtifact, Q::Redraw, Q::KeepCard]),
        Action::KeepArtifact { .. } => question == Q::ChooseArtifact,
        Action::Equip { .. } => question == Q::Equip,
        Action::PlaceHero { .. } | Action::KeepHome { .. } => question == Q::Deploy,
        Action::PlayCommand { .. } | Action::PlayLoreInLieu { .. } => question == Q::Command,
        Action::PlayLore { .. } | Action::UseItem { .. } => question.is_in_turn(),
        Action::Order { .. } | Action::OrderDetach { .. } | Action::DoneOrdering => {
            question == Q::Order
        }
        Action::Move { .. }
        | Action::Detach { .. }
        | Action::ExitMap { .. }
        | Action::SpendGlory { .. }
        | Action::DoneMoving => question == Q::Move,
        Action::Battle { .. } => any(&[Q::Combat, Q::Bonus]),
        Action::Search { .. } | Action::CreaturePower { .. } | Action::DoneCombat => {
            question == Q::Combat
        }
        Action::ChooseToken { .. } => question == Q::ChooseToken,
        Action::IgnoreFlags { .. } => any(&[Q::IgnoreFlags, Q::Retreat]),
        Action::Retreat { .. } => question == Q::Retreat,
        Action::BattleBack { .. } | Action::Evade { .. } => question == Q::Answer,
        Action::PassingAttack => question == Q::Passing,
        Action::GainGround => question == Q::Ground,
        Action::Stay => any(&[Q::Ground, Q::Pursue, Q::Join]),
        Action::Pursue { .. } => question == Q::Pursue,
        Action::DrawTrophy => question == Q::Trophy,
        Action::Decline => any(&[Q::Trophy, Q::Physician]),
        Action::AcceptCard => question == Q::Redraw,
        Action::DiscardArtifact { .. } => any(&[Q::DiscardArtifact, Q::Return]),
        Action::EquipNow | Action::PutUnder => question == Q::EquipNow,
        Action::KeepCommand { .. } => question == Q::KeepCommand,
        Action::TakeTwoTokens | Action::TokenAndCard | Action::TwoCardsKeepOne => {
            question == Q::LoreGain
        }
        Action::KeepLoreCard { .. } => question == Q::KeepLoreCard,
        Action::DiscardLore { .. } => question == Q::DiscardLore,
        Action::GiveInheritance { .. } => question == Q::Inherit,
        Action::ChooseScenario { .. } => question == Q::Scenario,
        Action::ChooseParty { .. } => question == Q::Party,
        Action::BuyArtifact { .. } => question == Q::Purchase,
        Action::ReturnPair { .. } | Action::SpendPair | Action::DoneTrading => question == Q::Trade,
        Action::KeepCard { .. } | Action::KeepNone => question == Q::KeepCard,
        Action::RestoreSkull => question == Q::Physician,
        Action::LevelUp { .. } => any(&[Q::LevelUpInTurn, Q::LevelUp, Q::Join]),
        Action::JoinCouncil => question == Q::Join,
    }
}
