//! A sensible hero of Brave Architect, by what its seat's eye sees.
//!
//! Source: the bot policy of the specification, chapter 13. A score is a whole number in one unit:
//! 720 is one damage to the enemy. All divisions round toward zero; a tie goes to the first action of
//! the list. `attack` has the worth of an attack, `danger` that of a square, `plan` puts both
//! together for a hero turn, `gain` has the worth of effects, `build` the making of a hero, `windows`
//! the answers in between.
//!
//! No order of a deck is known to anybody, and none is looked at. Under BA-R66 `own-only` a hand of
//! another seat counts as empty; in a party decision (BA-5.3) every hand does, as all are told how good
//! each choice is.

mod attack;
mod build;
mod danger;
mod gain;
mod plan;
#[cfg(test)]
mod tests;
mod windows;

use crate::cards::home_of;
use crate::prelude::*;
use attack::card_worth;
use build::Builder;
use gain::Gains;
use plan::{Left, MoveOf, Planner};
use windows::{WORSE, Window};

/// What an item and a tension heal cost in a hero turn.
const ITEM_USED: i64 = 360;
const TENSION_HEAL: i64 = 576;
/// Who acts next: a hero that weakens the enemy for the others, one that can heal where it is
/// needed, and a point of speed.
const WEAKENS: i64 = 7_200;
const HEALS: i64 = 3_600;
const SPEED: i64 = 72;
/// Between hero turns: an item that brings a hero back, a heal that is needed, anything else.
const ROUSES: i64 = 28_800;
const HEAL_NEEDED: i64 = 14_400;
const NOT_NOW: i64 = -720;
/// HP of a hero in need.
const FEW_HP: u8 = 3;
/// A level of a weapon card that comes to the hand.
const LEVEL: i64 = 720;

/// How good a legal action is for the seat that is asked.
pub(crate) fn score(game: &BraveArchitect, state: &State, action: &Action) -> i64 {
    Bot::new(game, state).map_or(0, |mut bot| bot.score(action))
}

/// The score of each of these legal actions.
pub(crate) fn scores(game: &BraveArchitect, state: &State, legal: &[Action], into: &mut Vec<i64>) {
    match Bot::new(game, state) {
        Some(mut bot) => into.extend(legal.iter().map(|action| bot.score(action))),
        None => into.extend(legal.iter().map(|_| 0)),
    }
}

/// The seat that is asked and what it looks at.
struct Bot<'a> {
    game: &'a BraveArchitect,
    state: &'a State,
    question: Question,
    seat: Seat,
    /// In the own hero turn.
    planner: Option<Planner<'a>>,
}

impl<'a> Bot<'a> {
    fn new(game: &'a BraveArchitect, state: &'a State) -> Option<Self> {
        let (question, seats) = game.asked(state)?;
        let planner = match (question, &state.turn) {
            (Question::Hero | Question::Pursuit, Some(turn)) => {
                Some(Planner::new(game, state, turn))
            }
            _ => None,
        };
        Some(Self { game, state, question, seat: seats.iter().next()?, planner })
    }

    fn score(&mut self, action: &Action) -> i64 {
        match action {
            Action::DraftPick { set } => self.builder().draft(*set),
            Action::ChooseStyle { style } => self.builder().style(*style),
            Action::PlaceHero { at } => self.builder().place(*at),
            Action::NextHero { hero } => self.next(*hero),
            Action::Move { to } => self.moves(*to, MoveOf::Area),
            Action::ExtraMove { to } => self.moves(*to, MoveOf::Extra),
            Action::Play { card, pay, aim, boost } => self.plays(*card, pay, *aim, *boost),
            Action::Attack { source, pay, targets, primary, boost: _ } => {
                let attack = |own: &Planner<'_>| {
                    own.attack(*source, pay, *targets, *primary) + own.stay_here()
                };
                self.planned(attack)
            }
            Action::UseAbility { ability, pay, aim } => self.uses(*ability, pay, *aim),
            Action::UsePlaced { card, aim } => self.uses_placed(*card, *aim),
            Action::UseItem { hero: _, item, target } => self.uses_item(*item, *target),
            Action::TensionHeal { hero } => self.heals_by_tension(*hero),
            Action::EndTurn => self.planned(Planner::ended),
            Action::Stop => self.planned(Planner::stay_here),
            Action::PostAttackMove { to } => self.planned(|own| own.moved(*to, MoveOf::After)),
            Action::Boost => self.window().boost(),
            Action::Proceed | Action::Pass | Action::DestructionOrder { slots: _ } => 0,
            Action::SlamSide { to } => self.window().slam(*to),
            Action::Discard { cards } => {
                -cards.iter().map(|card| card_worth(self.game, *card)).sum::<i64>()
            }
            Action::UpkeepPick { card } => -card_worth(self.game, *card),
            Action::RecoverWeapon { card } => {
                let level = match home_of(*card) {
                    Home::Weapon { level, weapon: _, style: _ } => i64::from(level),
                    Home::Race(_) | Home::Sub(_) | Home::Skill => 0,
                };
                LEVEL * level + card_worth(self.game, *card)
            }
            Action::TakeItem { item } => self.builder().item(*item, self.seat),
            Action::AssignItems { gets } => self.builder().shares(gets),
            Action::ChooseEquipment { piece } => self.builder().piece(*piece, self.seat),
        }
    }

    fn builder(&self) -> Builder<'a> {
        Builder { game: self.game, state: self.state, seat: self.seat }
    }

    fn window(&self) -> Window<'a> {
        Window { game: self.game, state: self.state, seat: self.seat, question: self.question }
    }

    /// A score of the own hero turn.
    fn planned(&self, score: impl FnOnce(&Planner<'a>) -> i64) -> i64 {
        self.planner.as_ref().map_or(0, score)
    }

    /// BA-6.1, BA-6.7: a little less than what it makes possible, so that what costs nothing and
    /// needs no move comes first.
    fn moves(&self, to: Square, of: MoveOf) -> i64 {
        self.planned(|own| own.best(to) + own.moved(to, of) - 1)
    }

    /// What is gained with what is left after a payment, the plan then included.
    fn gained(
        &mut self,
        left: impl FnOnce(&Planner<'a>) -> Left,
        gain: impl FnOnce(&Gains<'_, 'a>, bool) -> i64,
    ) -> i64 {
        let (game, state, seat) = (self.game, self.state, self.seat);
        let is_pursuit = self.question == Question::Pursuit;
        let Some(planner) = &mut self.planner else { return 0 };
        let left = left(planner);
        let had_attack = planner.plan(planner.all()).has_attack();
        let plan = planner.plan(left);
        let worth = if is_pursuit { planner.stay_here() } else { plan.worth };
        worth + gain(&Gains { game, state, seat, planner, left, plan }, had_attack)
    }

    fn plays(&mut self, card: CardKind, pay: &Pay, aim: Option<Aim>, boost: bool) -> i64 {
        let row = self.game.cards.card(card);
        let (tension, more) = match row.boost {
            Some(paid) if boost => match paid.gives {
                BoostGives::Heal(n) => (paid.tension, n),
                BoostGives::AddDamage(_) => (paid.tension, 0),
            },
            Some(_) | None => (0, 0),
        };
        let cost = self.planned(|own| own.cost(pay, tension));
        let gain = |gains: &Gains<'_, 'a>, had| gains.of_card(row, aim, more, had);
        self.gained(|own| own.left(Some(card), pay, tension), gain) - cost
    }

    fn uses(&mut self, ability: Source, pay: &Pay, aim: Option<Aim>) -> i64 {
        let Some(row) = self.game.ability_of(ability) else { return 0 };
        let cost = self.planned(|own| own.cost(pay, 0));
        let gain = |gains: &Gains<'_, 'a>, _| gains.of_effects(&row.effects, aim, 0);
        self.gained(|own| own.left(None, pay, 0), gain) - cost
    }

    fn uses_placed(&mut self, card: CardKind, aim: Option<Aim>) -> i64 {
        if self.planner.is_none() {
            return self.window().placed(card, aim);
        }
        let effects = &self.game.cards.card(card).effects;
        self.gained(Planner::all, |gains, _| gains.of_effects(effects, aim, 0))
    }

    fn uses_item(&mut self, item: ItemKind, target: Race) -> i64 {
        if self.question == Question::Next {
            let target = self.state.seat_of(target);
            let rouses = target.is_some_and(|target| !self.state.stands(target));
            return if rouses { ROUSES } else { NOT_NOW };
        }
        if self.planner.is_none() {
            return self.window().item(item);
        }
        let ItemUse::Consumable(effects) = &self.game.cards.item(item).what else { return WORSE };
        let aim = Some(Aim::Hero(target));
        self.gained(Planner::all, |gains, _| gains.of_effects(effects, aim, 0)) - ITEM_USED
    }

    fn heals_by_tension(&mut self, hero: Race) -> i64 {
        if self.question == Question::Next {
            let needs = self.state.seat_of(hero).map(|seat| self.state.seat(seat));
            let needs = needs.is_some_and(|has| has.hp <= FEW_HP && has.tension == 3);
            return if needs { HEAL_NEEDED } else { NOT_NOW };
        }
        if self.planner.is_none() {
            return self.window().tension_heal();
        }
        let heal = [Effect::Heal { whom: Heals::Own, n: 1 }];
        self.gained(Planner::all, |gains, _| gains.of_effects(&heal, None, 0)) - TENSION_HEAL
    }

    /// BA-5.3: who acts next.
    fn next(&self, hero: Race) -> i64 {
        let Some(seat) = self.state.seat_of(hero) else { return 0 };
        let spd = i64::from(self.game.stat(self.state, seat, Stat::Spd));
        let in_need = |other: Seat| self.state.seat(other).hp <= FEW_HP;
        let is_needed = self.state.every_seat().any(in_need) && self.can_heal(seat);
        SPEED * spd
            + if self.weakens(seat) { WEAKENS } else { 0 }
            + if is_needed { HEALS } else { 0 }
    }

    /// The hand of a seat if everybody sees it. Source: BA-R66.
    fn open_hand(&self, seat: Seat) -> &'a [CardKind] {
        match self.game.readings.hands_open {
            HandsOpen::Open => &self.state.seat(seat).hand,
            HandsOpen::OwnOnly => &[],
        }
    }

    /// True if a seat holds a card that lowers the enemy's defence.
    fn weakens(&self, seat: Seat) -> bool {
        let lowers = |effect: &Effect| matches!(effect, Effect::EnemyDef(_));
        self.open_hand(seat).iter().any(|card| {
            let row = self.game.cards.card(*card);
            let chart = row.attack().into_iter().flat_map(|attack| &attack.chart);
            chart.flat_map(|row| &row.effects).chain(&row.effects).any(lowers)
        })
    }

    /// True if a hero can heal others: by a card that it holds, or by an ability that it can pay.
    fn can_heal(&self, seat: Seat) -> bool {
        let has = self.state.seat(seat);
        let heals = |effect: &Effect| {
            matches!(effect, Effect::Heal { whom: Heals::Ally(_) | Heals::Each { .. }, n: _ })
        };
        let held = self.open_hand(seat).iter().any(|card| {
            let row = self.game.cards.card(*card);
            row.class == Class::Support && row.effects.iter().any(heals)
        });
        let face = self.game.face(self.state, seat).map(Source::Face);
        let sheet = face.into_iter().chain(has.sub.map(Source::Sub));
        let in_play = has.play_sheet.iter().map(|entry| Source::Card(entry.card));
        let hand = self.open_hand(seat).len();
        let can_use = |source| {
            let Some(ability) = self.game.ability_of(source) else { return false };
            let is_paid = match ability.cost {
                AbilityCost::Cards(n) => hand + usize::from(has.tension) >= usize::from(n),
                AbilityCost::Tension(n) => has.tension >= n,
            };
            is_paid && ability.effects.iter().any(heals)
        };
        held || sheet.chain(in_play).any(can_use)
    }
}
