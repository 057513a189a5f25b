//! Why and how something happened, where there are several ways.

use crate::prelude::*;

vocabulary! {
    /// Why a pass was not asked for. Source: BK-7.5, BK-7.12.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum SilentCause;
    StandingPass => "its pass goes on" / "パスの継続";
    /// No Quick effect can be used.
    NothingUsable => "it has nothing to use" / "使えるクイック効果がない";
    /// It answers to its own announcement.
    OwnAnnouncement => "this is its own doing" / "自分が宣言したもの";
    /// BK-5.27.
    EndedMain => "it has ended Main" / "自分でメインフェイズを終了した";
}

vocabulary! {
    /// Why an item did nothing when it was resolved.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Fizzle;
    CardGone => "its card is gone or changed sides" / "カードがないか、敵の側に移った";
    /// At the named city.
    AlreadyThere => "the card is there already" / "すでにその都市にいる";
    /// Meanwhile (BK-R19 `at-resolution`).
    Locked => "the card is locked already" / "すでにロックされている";
    /// BK-R68 `must-be-in-reach`.
    OutOfReach => "the city is out of reach" / "都市に届かない";
    /// BK-R36.
    NoFighterLeft => "no fighter is left there" / "戦闘参加キャラクターが残っていない";
}

vocabulary! {
    /// How a battle ended. Source: BK-5.45.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum BattleResult;
    /// BK-6.22.
    Occupation => "occupation" / "占領";
    /// BK-6.24.
    Repelled => "repelled" / "撃退";
    /// BK-6.25.
    Standoff => "stand-off" / "引き分け";
    /// BK-6.26.
    WipeOut => "wiped out" / "全滅";
}

vocabulary! {
    /// Why a portion of combat damage is not dealt. Source: BK-5.44, BK-R32.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Undealt;
    SourceGone => "the striker fights no more" / "与える側が戦闘を離れた";
    TargetGone => "the target fights no more" / "受ける側が戦闘を離れた";
}

/// Why a card is trashed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrashCause {
    /// BK-3.3: damage.
    Damage,
    /// BK-6.40, BK-R18: another card of its Unique name.
    Unique,
    /// BK-9.12: a text.
    Text,
    /// BK-6.16: its effect was negated.
    Negated,
}
