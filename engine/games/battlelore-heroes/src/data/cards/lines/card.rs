//! Lines about cards.

use super::words::{Clauses, counted};
use crate::cards::{ArtifactRow, CommandRow};
use crate::prelude::*;

pub fn command(set: &CardSet, row: &CommandRow) -> Label {
    let copies = counted(row.copies, "copy", "copies");
    let mut line =
        Clauses::new(format!("Command card, {}", copies.en), format!("戦術カード{}枚", copies.ja));
    line.add_label(row.text.label());
    let other = set.command(row.mirrored);
    if other.face.id != row.face.id {
        let name = &other.face.name;
        line.add(
            format!("Counter Attack copies it as {}", name.en),
            format!("逆襲では{}になる", name.ja),
        );
    }
    line.label()
}

const fn window_text(window: LoreWindow) -> Text {
    match window {
        LoreWindow::Alongside => Text::new("with the Command card", "戦術カードと同時に"),
        LoreWindow::InLieu => Text::new("instead of a Command card", "戦術カードの代わりに"),
        LoreWindow::Counter => {
            Text::new("when the opponent plays a Lore card", "相手がロアカードを使った時")
        }
        LoreWindow::Movement => Text::new("with the moves", "移動フェイズに"),
        LoreWindow::CombatAction => Text::new("with the battles", "戦闘フェイズに"),
        LoreWindow::PreRollAttack => {
            Text::new("before the own attack roll", "自軍の攻撃のダイスの前")
        }
        LoreWindow::PreRollDefend => {
            Text::new("before the enemy's attack roll", "敵の攻撃のダイスの前")
        }
        LoreWindow::PostRollDefend => {
            Text::new("after the enemy's attack roll", "敵の攻撃のダイスの後")
        }
        LoreWindow::AfterBattle => Text::new("after a melee of the enemy", "敵の白兵戦の後"),
        LoreWindow::FollowOn => Text::new("after ground was gained", "前進の後"),
    }
}

pub fn lore(row: &LoreRow) -> Label {
    let (class, copies, cost) = (row.class.name(), counted(row.copies, "copy", "copies"), row.cost);
    let mut line = Clauses::new(
        format!("Lore card of the {}, {}, cost {cost}", class.en, copies.en),
        format!("{}のロアカード{}枚、コスト{cost}", class.ja, copies.ja),
    );
    let window = window_text(row.window);
    let (mode_en, mode_ja) = match row.mode {
        None => ("", ""),
        Some(Mode::Melee) => (" in melee", "（白兵戦のみ）"),
        Some(Mode::Ranged) => (" at range", "（射撃のみ）"),
    };
    let what = row.effect.label();
    line.add(
        format!("{}{mode_en}: {}", window.en, what.en),
        format!("{}{mode_ja}：{}", window.ja, what.ja),
    );
    if goes_by_level(&what.en) {
        line.add(
            format!("the numbers are for level 1/2/3 of the {}", class.en),
            format!("数値は順に{}のレベル1/2/3の場合", class.ja),
        );
    }
    line.label()
}

/// True if a text has a number for each level in it: `1/1/2`.
fn goes_by_level(text: &str) -> bool {
    let is_number = |sign: &u8| sign.is_ascii_digit();
    text.as_bytes()
        .windows(5)
        .any(|signs| signs.iter().step_by(2).all(is_number) && [signs[1], signs[3]] == [b'/', b'/'])
}

pub fn skill(set: &CardSet, row: &SkillRow) -> Label {
    let class = row.class.name();
    let mut line =
        Clauses::new(format!("skill of the {}", class.en), format!("{}のスキル", class.ja));
    if !row.needs.is_empty() {
        let names: Vec<&Label> =
            row.needs.iter().map(|skill| &set.skill(*skill).face.name).collect();
        let en: Vec<&str> = names.iter().map(|name| &*name.en).collect();
        let ja: Vec<&str> = names.iter().map(|name| &*name.ja).collect();
        line.add(format!("only with {}", en.join(" or ")), format!("前提は{}", ja.join("か")));
    }
    line.add_label(row.power.label());
    line.label()
}

const fn kind_name(kind: ArtifactKind) -> Text {
    match kind {
        ArtifactKind::Armor => Text::new("armor", "防具"),
        ArtifactKind::Equipment => Text::new("equipment", "装備品"),
        ArtifactKind::Enchanted => Text::new("enchanted item", "魔法の品"),
        ArtifactKind::Weapon => Text::new("weapon", "武器"),
        ArtifactKind::Potion => Text::new("potion", "ポーション"),
        ArtifactKind::Special => Text::new("special card", "特別なカード"),
    }
}

const fn usage_text(usage: Usage) -> Text {
    match usage {
        Usage::Any => Text::new("green: any hero", "緑：どのヒーローでも"),
        Usage::ChampionOnly => Text::new("yellow: as Champion", "黄：チャンピオンの時"),
        Usage::LeaderOnly => Text::new("purple: as Leader", "紫：リーダーの時"),
    }
}

pub fn artifact(row: &ArtifactRow) -> Label {
    let (kind, usage) = (kind_name(row.kind), usage_text(row.usage));
    let mut line = Clauses::new(kind.en, kind.ja);
    if row.copies > 1 {
        line.add(format!("{} cards", row.copies), format!("{}枚", row.copies));
    }
    if !row.is_special() {
        line.add_label(usage);
    }
    if !row.classes.is_empty() {
        let names: Vec<Text> = row.classes.iter().copied().map(Class::name).collect();
        let en: Vec<&str> = names.iter().map(|name| name.en).collect();
        let ja: Vec<&str> = names.iter().map(|name| name.ja).collect();
        line.add(format!("{} only", en.join(" or ")), format!("{}専用", ja.join("・")));
    }
    line.add_if(row.needs_mount, "only for a mounted hero", "騎乗ヒーロー専用");
    line.add_label(row.power.label());
    match row.limit {
        UseLimit::PerRoll => {}
        UseLimit::PerTurn if row.is_potion() => {}
        UseLimit::PerTurn => line.add("once a turn", "1手番に1回"),
        UseLimit::PerGame => line.add("once a battle", "1戦闘に1回"),
    }
    line.add_if(row.is_potion(), "back to the deck after its use", "使用後はデッキに戻る");
    if row.value > 0 {
        line.add(format!("value {}", row.value), format!("価値{}", row.value));
    }
    line.label()
}
