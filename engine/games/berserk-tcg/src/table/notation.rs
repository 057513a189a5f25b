//! Actions as they are typed.
//!
//! Cards by their numbers with a `#`, items with a `!`, cities by theirs, kinds of cards by their
//! card numbers; the abilities of a card are counted from 1.

use crate::action::PassScope;
use crate::state::{CardId, Named};
use crate::{Action, BerserkTcg};
use kanso_engine::game::Words;
use std::fmt;

impl BerserkTcg {
    /// An action as it is typed.
    pub(crate) fn write_action(&self, action: &Action, to: Words<'_>) -> fmt::Result {
        match action {
            Action::Keep => write!(to, "keep"),
            Action::Redraw => write!(to, "redraw"),
            Action::Open { card } => write!(to, "open #{}", card.0),
            Action::OpenUnpaid { card } => write!(to, "open_unpaid #{}", card.0),
            Action::SkipOpen => write!(to, "skip_open"),
            Action::Move { card, to: city } => write!(to, "move #{} {city}", card.0),
            Action::Set { card, city } => write!(to, "set #{} {city}", card.0),
            Action::Use { card, ability } => {
                write!(to, "use #{} {}", card.0, u16::from(*ability) + 1)
            }
            Action::OpenQuick { card } => write!(to, "open_quick #{}", card.0),
            Action::DeclareBattle { city } => write!(to, "declare_battle {city}"),
            Action::EndMain => write!(to, "end_main"),
            Action::Vanguard { card } => write!(to, "vanguard #{}", card.0),
            Action::NoVanguard => write!(to, "no_vanguard"),
            Action::Fighter { card } => write!(to, "fighter #{}", card.0),
            Action::NoFighter => write!(to, "no_fighter"),
            Action::Assign { target, amount } => write!(to, "assign #{} {amount}", target.0),
            Action::StopAssign => write!(to, "stop_assign"),
            Action::DrawTwo => write!(to, "draw_two"),
            Action::DrawOne => write!(to, "draw_one"),
            Action::Decline => write!(to, "decline"),
            Action::Discard { card } => write!(to, "discard #{}", card.0),
            Action::Pay { cards, sacrifice } => {
                write!(to, "pay")?;
                cards.iter().try_for_each(|CardId(card)| write!(to, " #{card}"))?;
                sacrifice.map_or(Ok(()), |CardId(card)| write!(to, " sacrifice #{card}"))
            }
            Action::PayCard { card } => write!(to, "pay_card #{}", card.0),
            Action::Sacrifice { card } => write!(to, "sacrifice #{}", card.0),
            Action::Targets { list } => {
                write!(to, "targets")?;
                if list.is_empty() {
                    write!(to, " none")?;
                }
                list.iter().try_for_each(|named| match named {
                    Named::Card(card) => write!(to, " #{}", card.0),
                    Named::Item(item) => write!(to, " !{}", item.0),
                    Named::City(city) => write!(to, " {city}"),
                })
            }
            Action::NextTrigger { item } => write!(to, "next_trigger !{}", item.0),
            Action::Take { card } => write!(to, "take #{}", card.0),
            Action::TakeNone => write!(to, "take_none"),
            Action::Bottom { card } => write!(to, "bottom #{}", card.0),
            Action::Place { card, city } => write!(to, "place #{} {city}", card.0),
            Action::Find { kind } => match self.cards.cards.get(kind.index()) {
                Some(card) => write!(to, "find {}", card.id),
                None => write!(to, "find ?{}", kind.number()),
            },
            Action::StopSearch => write!(to, "stop_search"),
            Action::Pass { scope } => write!(to, "pass {}", scope_word(*scope)),
        }
    }
}

/// The word of a pass in notation.
const fn scope_word(scope: PassScope) -> &'static str {
    match scope {
        PassScope::Once => "once",
        PassScope::UntilChange => "until_change",
        PassScope::UntilTurnEnd => "until_turn_end",
    }
}
