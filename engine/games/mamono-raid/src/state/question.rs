//! What seats are asked, and how it is put. Source: MR-5.49.

use crate::prelude::*;
use crate::table::words::{COPPER, GATHERED, LIFE, XP_CHIP};
use std::fmt;

asks! {
    /// What is asked.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Question of MamonoRaid as at, who;
    PickStarter => "a starting experience chip" / "初期経験値チップの選択"
        asks "{who} (pawn on {space}, the last space picks first): take a starting experience chip" /
            "{who}（人型コマ{space}、後ろのマスから順に選ぶ）：初期経験値チップを選択"
        with { space = picked_from(at) };
    Turn => "what to do with a turn" / "手番の行動"
        asks say turn;
    Swap => "a swap of part cards" / "部位カードの交換"
        asks "{who}: swap a part card with another player?" /
            "{who}：他のプレイヤーと部位カードを交換する？";
    Bazaar => "what to buy in the bazaar" / "ダンジョンバザールの行動"
        asks say bazaar;
    Place => "where a chip goes" / "チップを置くスキル"
        asks when (placed(at) == Some(SkillChip::Ring))
            "{who}: put the ring chip on which skill (AC 1 less)?" /
            "{who}：指輪チップをどのスキルに置く？（AC−1）"
        "{who}: put the sword chip on which skill (1 more point of experience)?" /
            "{who}：剣チップをどのスキルに置く？（獲得できる経験値の上限＋1）";
    Result => "which result comes first" / "先に行うリザルト処理"
        asks "{who}: several parts are broken, whose result comes first?" /
            "{who}：複数の部位が破壊された。どの部位のリザルト処理を先に行う？";
    EnemyItem => "whether an item is used" / "アイテムを使うかどうか"
        asks say enemy_item;
}

/// The space of the pawn that picks.
fn picked_from(at: At<'_>) -> char {
    match at.state.tasks.last() {
        Some(Task::AskStarter(space)) => space.letter(),
        _ => '?',
    }
}

/// The chip that is to be placed.
fn placed(at: At<'_>) -> Option<SkillChip> {
    match at.state.tasks.last() {
        Some(Task::AskPlace { chip, .. }) => Some(*chip),
        _ => None,
    }
}

/// Whose turn it is and why, and what the seat has for it.
fn turn(at: At<'_>, _: &Seat, to: Words<'_>) -> fmt::Result {
    let At { t, state } = at;
    let Some((seat, by)) = t.game.next_actor(state) else {
        return say! { t, to; "all have passed" / "全員がパスした" };
    };
    let ap = t.game.ap_limit(state, seat).saturating_sub(state.pawn(seat).position());
    say! { t, to;
        "turn of {who}, {why}: {ap} AP and {life} left" / "{who}の手番、{why}：残りAP{ap}、{life}";
        who = t.seat(seat), why = t.told(&by), life = t.count(state.seat(seat).life, &LIFE)
    }
}

/// Why it is this seat's visit, and what it can pay with.
fn bazaar(at: At<'_>, seat: &Seat, to: Words<'_>) -> fmt::Result {
    let At { t, state } = at;
    let has = state.seat(*seat);
    let who = t.seat(*seat);
    let purse = t.count(has.purse, &COPPER);
    let chips = has.xp.total() + u32::from(has.starter.is_some());
    let chips = t.count(chips, &XP_CHIP);
    match state.pawn(*seat) {
        PawnPlace::Safe(space) => say! { t, to;
            "{who} in the dungeon bazaar (pawn on {space}): {purse}" /
            "{who}のダンジョンバザール（人型コマ{space}）：所持金は{purse}";
            space = space.letter()
        }?,
        _ => say! { t, to;
            "{who} in the dungeon bazaar: {purse}" / "{who}のダンジョンバザール：所持金は{purse}"
        }?,
    }
    say! { t, to; ", {chips}" / "、{chips}" }?;
    if has.gather > 0 {
        say! { t, to; ", {markers}" / "、{markers}"; markers = t.count(has.gather, &GATHERED) }?;
    }
    Ok(())
}

/// What an item would be used against.
fn enemy_item(at: At<'_>, who: &Seat, to: Words<'_>) -> fmt::Result {
    let Some(Task::AskEnemyItem { item, rest, .. }) = at.state.tasks.last() else { return Ok(()) };
    let cards = &at.game.cards;
    let effect = cards.has_item(*item).then(|| cards.item(*item).effect);
    let (who, item) = (at.told(who), at.told(item));
    if let Some(Some(ItemEffect::Soften(_))) = effect {
        return say! { at, to;
            "{who}: use {item} against {rest} damage?" /
            "{who}：{rest}ダメージに対して{item}を使う？"
        };
    }
    say! { at, to;
        "{who}: use {item} in place of a death penalty card?" /
        "{who}：デスペナカードを受け取るかわりに{item}を使う？"
    }
}
