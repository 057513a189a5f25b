//! What cards order, and what that is worth.
//!
//! Source: 13.1 and 13.2 of the specification. What a card orders is asked of the rules: it is played
//! in a copy of the state, and its orders are given there, the greatest V first.

use super::field::{Field, HIT, NEAR};
use crate::prelude::*;

/// What a healing, and a card more, are worth to a Command card.
const HEALS: i64 = HIT;
const SCOUTS: i64 = HIT;
/// Scores of T1, so that what is healed can be told apart.
pub(super) const SCALE: i64 = 16;

/// What is worth ordering.
pub(super) type Worth = (Fighter, i64);

impl Field<'_> {
    /// Own pieces, the greatest V first.
    pub(super) fn values(&mut self) -> Vec<Worth> {
        let own = self.own().into_iter();
        let mut values: Vec<Worth> = own.map(|who| (who, self.survey(who).value)).collect();
        values.sort_by_key(|(_, value)| -value);
        values
    }

    /// What a Command card is worth in T1.
    pub(super) fn command(&mut self, card: Command, heals: Option<Hex>) -> i64 {
        let values = self.values();
        let game = self.game;
        let mut played = self.trial.clone();
        game.play_command(&mut played, card, heals, &mut Tracing::off());
        let mut worth = match card_text(game, &played) {
            Some(CommandText::BattleLore) => {
                let pieces = battle_lore_pieces(&played);
                values.iter().take(pieces).map(|(_, value)| value).sum()
            }
            text => {
                game.give_orders(&mut played, &mut Tracing::off());
                let scouts = match text {
                    Some(CommandText::Sections { scout: true, .. }) => SCOUTS,
                    _ => 0,
                };
                give_all(game, &mut played, &values) + scouts
            }
        };
        let mut lost = 0;
        if let Some(unit) = heals.and_then(|hex| self.battle().unit(hex)) {
            lost = i64::from(game.full_figures(unit.kind).saturating_sub(unit.figures));
            worth += HEALS;
        }
        SCALE * worth + lost
    }

    /// The sum of the greatest V of so many pieces, in T1.
    pub(super) fn greatest(&mut self, pieces: u8) -> i64 {
        self.values().iter().take(pieces.into()).map(|(_, value)| value).sum()
    }

    /// The sum of the greatest V of so many pieces that the card in play leaves without an order.
    pub(super) fn greatest_unordered(&mut self, pieces: u8) -> i64 {
        let values = self.values();
        let game = self.game;
        let mut played = self.trial.clone();
        let mut taken = 0;
        if let Some(CommandText::BattleLore) = card_text(game, &played) {
            taken = battle_lore_pieces(&played);
        } else {
            game.give_orders(&mut played, &mut Tracing::off());
            give_all(game, &mut played, &values);
        }
        let left = values.iter().skip(taken).filter(|(who, _)| !is_ordered(game, &played, who));
        left.take(pieces.into()).map(|(_, value)| value).sum()
    }

    /// The greatest V of pieces not ordered that are beside a hex, and where the best one stands.
    fn best_beside(&mut self, hex: Hex, troops_only: bool, taken: &[Fighter]) -> Option<Worth> {
        let values = self.values();
        let (game, state) = (self.game, &self.trial);
        let fits = |who: &Fighter| {
            let unit = game.unit_of(state, who);
            who.at.is_beside(hex)
                && !is_ordered(game, state, who)
                && !taken.contains(who)
                && (!troops_only || unit.is_some_and(|unit| BattleLore::is_troop(unit.kind)))
        };
        values.into_iter().find(|(who, _)| fits(who))
    }

    /// Orders for so many troops beside a hero.
    pub(super) fn orders_beside(&mut self, hex: Hex, orders: u8) -> i64 {
        let mut taken = Vec::new();
        let mut worth = 0;
        for _ in 0..orders {
            let Some((who, value)) = self.best_beside(hex, true, &taken) else { break };
            taken.push(who);
            worth += value;
        }
        worth
    }

    /// Orders for a chain of so many pieces that begins beside a hero.
    pub(super) fn orders_in_chain(&mut self, hex: Hex, orders: u8) -> i64 {
        let mut taken: Vec<Fighter> = Vec::new();
        let mut worth = 0;
        for _ in 0..orders {
            let from = taken.last().map_or(hex, |last| last.at);
            let Some((who, value)) = self.best_beside(from, false, &taken) else { break };
            taken.push(who);
            worth += value;
        }
        worth
    }

    /// V of a piece that may be ordered.
    pub(super) fn order(&mut self, piece: Hex, hero: Option<HeroId>) -> i64 {
        let Some(who) = self.game.fighter_in(&self.trial, piece, hero) else { return 0 };
        self.survey(who).value
    }

    /// True if a Leader could leave its troop for a chest in this turn.
    pub(super) fn could_fetch(&self, hero: HeroId) -> bool {
        let (game, state) = (self.game, &self.trial);
        let troop = game.led_troop(state, hero);
        let Some(mover) = game.detacher(state, hero) else { return false };
        let reach = game.reach(state, &mover, 0);
        troop.is_some_and(|troop| troop.figures > 1)
            && reach.ends.iter().any(|hex| self.is_free_chest(hex))
    }

    /// True if a hex holds a chest with no enemy near.
    pub(super) fn is_free_chest(&self, hex: Hex) -> bool {
        self.has_chest(hex) && self.enemies_near(hex, NEAR) == 0
    }
}

/// What the Command card in play orders, as it acts.
fn card_text(game: &BattleLore, state: &State) -> Option<CommandText> {
    let card = state.battle().in_play.and_then(|card| card.acts_as)?;
    Some(game.cards.command(card).text)
}

/// Pieces that Battle Lore may be trusted to order.
fn battle_lore_pieces(state: &State) -> usize {
    let held = state.battle().in_play.map_or(0, |card| card.held);
    usize::from(held) * 2 / 3
}

/// True if a piece has its order, or its hero leaves.
fn is_ordered(game: &BattleLore, state: &State, who: &Fighter) -> bool {
    let leaves =
        who.hero.is_some_and(|hero| state.battle().hero(hero).detachment != Detachment::None);
    leaves || game.doing(state, who).is_some_and(|doing: &Doing| doing.ordered.is_some())
}

/// Gives the orders that are there, the greatest V first; the sum of V of all that is ordered then.
fn give_all(game: &BattleLore, state: &mut State, values: &[Worth]) -> i64 {
    let mut sum = 0;
    for (who, value) in values {
        if is_ordered(game, state, who) {
            sum += value;
            continue;
        }
        let hero = who.hero.filter(|hero| state.battle().hero(*hero).apart);
        let sections = [None].into_iter().chain(Section::ALL.map(Some));
        for section in sections {
            if game.order_grant(state, who.at, hero, false, section).is_ok() {
                game.order(state, who.at, hero, section, &mut Tracing::off());
                sum += value;
                break;
            }
        }
    }
    sum
}

/// The state as a camp will find it in its next turn, if nothing happened until then.
pub(super) fn next_own_turn(game: &BattleLore, state: &State) -> State {
    let mut next = state.clone();
    // The opponent's turn, and the own one after it.
    for _ in 0..2 {
        game.begin_turn(&mut next, &mut Tracing::off());
    }
    next.battle_mut().in_play = None;
    next
}
