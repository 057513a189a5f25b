//! A sensible player of the trading card game, by what its seat's eye sees.
//!
//! Source: the bot policy of the specification, chapter 13. All divisions round toward zero. `values`
//! has what a card is worth, `battle` the simulated battle, `plan` what fighting would bring, `gain`
//! what a `text` would bring, `place` where a card should be, `decisions` the rest.
//!
//! Of the other seat nothing is looked at but what lies open, how many cards its hand and its deck
//! have, and at which cities its set cards lie (BK-3.16).

mod battle;
mod decisions;
mod gain;
mod place;
mod plan;
#[cfg(test)]
mod tests;
mod text;
mod values;

use crate::prelude::*;
use crate::state::other;

/// How good a legal action is for the seat that is asked.
pub(crate) fn score(game: &BerserkTcg, state: &State, action: &Action) -> i64 {
    let Some(Ask { seat, question }) = state.asked() else { return 0 };
    let bot = Bot::new(game, state, seat);
    let in_window = i64::from(question == Question::Window);
    match action {
        Action::Keep => i64::from(bot.keeps_hand()),
        Action::Redraw => i64::from(!bot.keeps_hand()),
        Action::Open { card } => bot.opening(*card, question == Question::BattleOpen),
        Action::OpenUnpaid { card: _ } => -1,
        Action::SkipOpen | Action::EndMain | Action::NoVanguard | Action::NoFighter => 0,
        Action::Move { card, to } => bot.moving(*card, *to),
        Action::Set { card, city } => bot.setting(*card, *city),
        Action::Use { card, ability } => bot.using(*card, *ability) - in_window,
        Action::OpenQuick { card } => bot.opening(*card, false) - 1,
        Action::DeclareBattle { city } => bot.declaring(*city),
        Action::Vanguard { card } => bot.vanguard(*card),
        Action::Fighter { card } => bot.fighter(*card),
        Action::Assign { target, amount } => bot.assigning(*target, *amount),
        Action::StopAssign => -1,
        Action::DrawTwo => bot.city_draw(2),
        Action::DrawOne => bot.city_draw(1),
        Action::Decline | Action::TakeNone | Action::StopSearch => 0,
        Action::Discard { card } => bot.discarding(*card),
        Action::Pay { cards, sacrifice } => bot.paying(cards, *sacrifice),
        Action::PayCard { card } => bot.paying(&[*card], None),
        Action::Sacrifice { card } => bot.paying(&[], Some(*card)),
        Action::Targets { list } => bot.naming(list),
        Action::NextTrigger { item: _ } | Action::Bottom { card: _ } => 0,
        Action::Take { card } => bot.value(state.card(*card)),
        Action::Place { card, city } => bot.place(state.card(*card).kind, *city),
        Action::Find { kind } => bot.finding(*kind),
        Action::Pass { scope } => match scope {
            PassScope::UntilChange => 0,
            PassScope::Once | PassScope::UntilTurnEnd => -1,
        },
    }
}

/// True if an action works towards the end by itself: a battle for the city that would win, or a
/// city's draw, which brings the end of the deck nearer.
pub(crate) fn concludes(game: &BerserkTcg, state: &State, action: &Action) -> bool {
    let Some(Ask { seat, question: _ }) = state.asked() else { return false };
    if let Action::DeclareBattle { city } = action {
        return Bot::new(game, state, seat).wins_with(*city, seat);
    }
    matches!(action, Action::DrawTwo | Action::DrawOne)
}

/// The seat that is asked and the table it looks at.
#[derive(Clone, Copy)]
struct Bot<'a> {
    game: &'a BerserkTcg,
    state: &'a State,
    /// The seat that is asked.
    me: Seat,
    /// The other seat.
    foe: Seat,
}

impl<'a> Bot<'a> {
    fn new(game: &'a BerserkTcg, state: &'a State, me: Seat) -> Self {
        Self { game, state, me, foe: other(me) }
    }
}
