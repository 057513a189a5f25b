//! What facts are about: by which right a hero moves, what is struck, where a card comes from.

use crate::cards::Party;
use crate::vocabulary::Stat;

/// By which right a hero moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveBy {
    /// BA-6.1: its area move.
    Area,
    /// BA-6.7: an extra move.
    Extra,
    /// BA-21.4: the move after an attack.
    AfterAttack,
}

/// A window that a seat may act in. Source: BA-20.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Window {
    /// BA-20.2.
    TensionInterrupt,
    /// BA-20.3.
    Reroll,
    /// BA-20.4.
    Boost,
    /// BA-20.5.
    Evade,
    /// BA-20.6.
    EvadeFail,
    /// BA-20.7.
    Damage,
    /// BA-20.8.
    Revive,
    /// BA-20.9.
    Counter,
    /// BA-R55 `after-damage-prevents-down`.
    Heal,
    /// BA-20.7, BA-R55 `before-damage-or-loss`.
    Loss,
}

/// What damage to the enemy is dealt to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Struck {
    /// A part, by its card.
    Part(Party),
    /// The core.
    Core,
}

/// Where a card that a seat gets comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum From {
    /// The deck.
    Deck,
    /// The discard pile.
    Discard,
}

/// A pile of the enemy's cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EnemyPile {
    /// The enemy attack deck.
    Deck,
    /// The enemy discard pile.
    Discard,
}

/// Which chip lies on the body. Source: BA-18.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chip {
    /// [enemy attack].
    Attack,
    /// [enemy defence].
    Defence,
}

/// Most stats of a check.
pub const CHECK_MAX: usize = 3;

/// A roll of an attack with all that counts. Source: BA-9.6.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AttackTotal {
    /// Both dice.
    pub dice: [u8; 2],
    /// The stats of the check with their values; none past the last.
    pub check: [Option<(Stat, u8)>; CHECK_MAX],
    /// Changes by cards.
    pub mods: i32,
    /// 1 by a link check, else 0.
    pub link: i32,
    /// All together.
    pub total: i32,
}
