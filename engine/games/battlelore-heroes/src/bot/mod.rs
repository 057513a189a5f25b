//! A sensible commander of BattleLore with Heroes, by what its seat's eye sees.
//!
//! Source: the bot policy of the specification, chapter 13. A score is a whole number in twelfths of a
//! hit; doing nothing has 0, a tie goes to the first action of the list. `field` has the measures,
//! `orders` what cards order, `turn` moves and battles, `answers` what follows a roll, `gain` the worth
//! of Lore cards and items, `build` what is chosen before and after a battle,
//! `outlook` how it looks to end.
//!
//! Three numbers are not those of the chapter, with which most battles end at the last turn: a threat
//! counts once, and less and less toward the last turn; hexes nearer to the nearest enemy count, not
//! rows, which lead armies past each other; a Lore token is worth less to who has plenty.
//!
//! It looks at the board, the open sheets, its own hand, and numbers of the rest. What a rule says is
//! asked of the rules, in a copy of the state.

mod answers;
mod build;
mod field;
mod gain;
mod orders;
mod outlook;
#[cfg(test)]
mod tests;
mod turn;

use crate::prelude::*;
use build::Builder;
use field::Field;
pub(crate) use outlook::outlook;
use turn::{FIRST, NEVER};

/// What is worth less than doing nothing.
const WORSE: i64 = -1;
/// A Leader that is sent for a chest.
const FETCHES: i64 = 60;

/// How good a legal action is for the seat that is asked.
pub(crate) fn score(game: &BattleLore, state: &State, action: &Action) -> i64 {
    Bot::new(game, state).map_or(0, |mut bot| bot.score(action))
}

/// The score of each of these legal actions.
pub(crate) fn scores(game: &BattleLore, state: &State, legal: &[Action], into: &mut Vec<i64>) {
    match Bot::new(game, state) {
        Some(mut bot) => into.extend(legal.iter().map(|action| bot.score(action))),
        None => into.extend(legal.iter().map(|_| 0)),
    }
}

/// The seat that is asked and what it looks at.
struct Bot<'a> {
    question: Question,
    builder: Builder<'a>,
    /// In a battle.
    field: Option<Field<'a>>,
}

impl<'a> Bot<'a> {
    fn new(game: &'a BattleLore, state: &'a State) -> Option<Self> {
        let (question, seat) = game.asked(state)?;
        let builder = Builder { game, state, seat };
        let field = state.battle.as_ref().map(|_| {
            let camp = state.camp_of(seat);
            if question == Question::KeepCommand {
                Field::new(game, &orders::next_own_turn(game, state), camp)
            } else {
                Field::new(game, state, camp)
            }
        });
        Some(Self { question, builder, field })
    }

    fn score(&mut self, action: &Action) -> i64 {
        let (builder, question) = (self.builder, self.question);
        match action {
            Action::Pass
            | Action::DoneOrdering
            | Action::DoneMoving
            | Action::DoneCombat
            | Action::DoneTrading
            | Action::KeepHome { hero: _ }
            | Action::KeepNone
            | Action::AcceptCard
            | Action::PutUnder
            | Action::Decline
            | Action::Stay => 0,
            Action::ChooseCouncil { council } => builder.council(*council),
            Action::KeepLore { cards } => cards.iter().map(|card| builder.lore(*card)).sum(),
            Action::Enlist { class } => builder.enlist(*class),
            Action::DoneEnlisting => builder.done_enlisting(),
            Action::ChooseSkill { skill } => builder.first_skill(*skill),
            Action::Redraw { card: _ } => FIRST,
            Action::KeepArtifact { card } => builder.keeps(&[*card]),
            Action::Equip { cards } => builder.keeps(cards),
            Action::PlaceHero { hero: _, hex, mounted: _ } => builder.place(*hex),
            Action::LevelUp { hero, skill } => builder.learns(*hero, *skill),
            Action::PassingAttack
            | Action::DrawTrophy
            | Action::EquipNow
            | Action::GiveInheritance { instructor: _ }
            | Action::RestoreSkull
            | Action::JoinCouncil => 1,
            Action::DiscardArtifact { card } => -builder.value(*card),
            Action::ChooseToken { kind } => builder.token(*kind),
            Action::TakeTwoTokens | Action::TokenAndCard | Action::TwoCardsKeepOne => {
                builder.lore_gain(action)
            }
            Action::KeepLoreCard { card } => builder.lore(*card),
            Action::DiscardLore { card } => builder.drops_lore(*card),
            Action::ChooseScenario { scenario, camp } => builder.scenario(*scenario, *camp),
            Action::ChooseParty { heroes } => builder.party(heroes),
            Action::BuyArtifact { card } => builder.buys(*card),
            Action::ReturnPair { cards } => builder.returns(cards),
            Action::SpendPair => builder.spends(),
            Action::KeepCard { card } => builder.keeps_revealed(*card),
            Action::Search { hero: _ } => FIRST,
            Action::ExitMap { hero: _ } | Action::SpendGlory { piece: _ } => NEVER,
            _ => self.field.as_mut().map_or(0, |field| in_battle(field, question, action)),
        }
    }
}

/// The score of an action that the board decides.
fn in_battle(field: &mut Field<'_>, question: Question, action: &Action) -> i64 {
    match action {
        Action::PlayCommand { card, mode } => field.command(*card, *mode),
        Action::KeepCommand { card } => field.command(*card, None),
        Action::PlayLore { card, targets } => field.plays(question, *card, targets),
        Action::PlayLoreInLieu { card } => field.plays_in_lieu(*card),
        Action::UseItem { hero, item, targets } => field.uses(question, *hero, *item, targets),
        Action::Order { piece, hero, section: _ } => field.order(*piece, *hero) + 1,
        Action::OrderDetach { hero, section: _ } => {
            if field.could_fetch(*hero) {
                FETCHES
            } else {
                WORSE
            }
        }
        Action::Move { piece, dest, glory: false, hero, leave: _, join: _ } => {
            field.moves(*piece, *hero, *dest)
        }
        Action::Move { glory: true, .. } => NEVER,
        Action::Detach { hero: _, dest, join: _ } => field.detaches(*dest),
        Action::Battle { attacker, target, glory, hero } => match question {
            Question::Bonus => field.bonus((*attacker, *hero), *target, *glory),
            _ => field.battles((*attacker, *hero), *target, *glory),
        },
        Action::CreaturePower { creature, target } => field.powers(*creature, *target),
        Action::IgnoreFlags { ignored, glory } => field.ignores(*ignored, *glory),
        Action::Retreat { ignored, glory, path } => field.retreats(*ignored, *glory, *path),
        Action::BattleBack { glory } => field.answers(*glory),
        Action::Evade { path } => field.evades(*path),
        Action::GainGround => field.gains_ground(),
        Action::Pursue { hex } => field.pursues(*hex),
        _ => 0,
    }
}
