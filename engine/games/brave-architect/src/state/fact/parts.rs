//! What facts are about: by which right a hero moves, what is struck, where a card comes from.

use crate::prelude::*;

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

vocabulary! {
    /// A window that a seat may act in, as told when it passes. Source: BA-20.1.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Window;
    /// BA-20.2.
    TensionInterrupt => "before the tension rises" / "テンション上昇の前";
    /// BA-20.3.
    Reroll => "after the roll" / "判定のダイスのあと";
    /// BA-20.4.
    Boost => "after the first hit" / "最初のヒットのあと";
    /// BA-20.5.
    Evade => "before the evasion roll" / "回避判定の前";
    /// BA-20.6.
    EvadeFail => "after the failed evasion" / "回避失敗のあと";
    /// BA-20.7.
    Damage => "before the damage" / "ダメージの前";
    /// BA-20.8.
    Revive => "while a hero is down" / "味方のダウン時";
    /// BA-20.9.
    Counter => "after the attack" / "敵の攻撃のあと";
    /// BA-R55 `after-damage-prevents-down`.
    Heal => "after the damage" / "ダメージのあと";
    /// BA-20.7, BA-R55 `before-damage-or-loss`.
    Loss => "before tension is lost" / "テンションを失う前";
}

/// What damage to the enemy is dealt to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Struck {
    /// A part, by its card.
    Part(Party),
    /// The core.
    Core,
}

vocabulary! {
    /// Where a card that a seat gets comes from.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum From;
    Deck => "deck" / "山札";
    Discard => "discard pile" / "捨て札";
}

vocabulary! {
    /// A pile of the enemy's cards. Source: BA-3.4, BA-11.14.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum EnemyPile;
    Deck => "enemy attack deck" / "敵攻撃山札";
    Discard => "enemy discard pile" / "敵攻撃カードの捨て札";
}

vocabulary! {
    /// Which chip lies on the body. Source: BA-18.1.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Chip;
    Attack => "enemy attack" / "敵攻";
    Defence => "enemy defence" / "敵防";
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
