//! Lines about artifacts.

use super::words::{Clauses, class_name, dice_en, faces_text, plural};
use crate::cards::{ArtifactKind, ArtifactPower, ArtifactRow, Usage, UseLimit};
use kanso_engine::{Label, Text};

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
        line.add_text(usage);
    }
    if !row.classes.is_empty() {
        let names: Vec<Text> = row.classes.iter().map(|class| class_name(*class)).collect();
        let en: Vec<&str> = names.iter().map(|name| name.en).collect();
        let ja: Vec<&str> = names.iter().map(|name| name.ja).collect();
        line.add(format!("{} only", en.join(" or ")), format!("{}専用", ja.join("・")));
    }
    line.add_if(row.needs_mount, "only for a mounted hero", "騎乗ヒーロー専用");
    line.add_label(power(row.power));
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

fn power(power: ArtifactPower) -> Label {
    let (en, ja) = match power {
        ArtifactPower::RerollStrikes => (
            "all bonus strikes of a casualty check of the hero may be rolled again".to_owned(),
            "このヒーローの負傷チェックのオレンジの目をすべて振り直せる".to_owned(),
        ),
        ArtifactPower::CancelStrike => (
            "a bonus strike of a melee roll against the hero may be cancelled".to_owned(),
            "白兵戦で攻撃された時、オレンジの目1個を打ち消せる".to_owned(),
        ),
        ArtifactPower::DeflectHelmet => (
            "a ranged attack on the combined unit: one helmet hit is cancelled".to_owned(),
            "部隊が射撃された時、兜による1ヒットを打ち消す".to_owned(),
        ),
        ArtifactPower::NoRangedChecks => (
            "bonus strikes of ranged attacks make no casualty check".to_owned(),
            "射撃のオレンジの目では負傷チェックをしない".to_owned(),
        ),
        ArtifactPower::Bold { levels } => {
            (format!("the combined unit is bold +{levels}"), format!("部隊は勇敢さ+{levels}"))
        }
        ArtifactPower::Thorns { dice, faces } => {
            let hits = faces_text(faces);
            (
                format!("after a melee that the hero's unit survived {} at the attacker: {} hit", dice_en(dice), hits.en),
                format!("白兵戦の攻撃を生き延びた後、攻撃側に{dice}ダイス、{}がヒット", hits.ja),
            )
        }
        ArtifactPower::MovedDice { dice, moved } => (
            format!("{} more in melee after a move of {moved} or more hexes", dice_en(dice)),
            format!("この手番{moved}ヘクス以上移動したら白兵戦は+{dice}ダイス"),
        ),
        ArtifactPower::FreePotions => (
            "equipped potions do not count against the limit".to_owned(),
            "装備したポーションは装備数に数えない".to_owned(),
        ),
        ArtifactPower::Backpack => (
            "with the moves: goes under the sheet, and an artifact from there is equipped".to_owned(),
            "移動フェイズにこのカードをシートの下に戻し、未装備のアーティファクト1枚を装備".to_owned(),
        ),
        ArtifactPower::SearchBesideEnemies => {
            ("may search beside enemies".to_owned(), "敵が隣接していても捜索できる".to_owned())
        }
        ArtifactPower::Supported => {
            ("the combined unit counts as supported".to_owned(), "部隊は支援されている扱い".to_owned())
        }
        ArtifactPower::Range { hexes } => (
            format!("the troop's bow or crossbow reaches {hexes} hex farther"),
            format!("部隊の弓・弩の射程+{hexes}"),
        ),
        ArtifactPower::RiverAsFord => {
            ("the Champion crosses rivers as fords".to_owned(), "川を浅瀬として扱う".to_owned())
        }
        ArtifactPower::OrderBeside { orders } => (
            format!("when ordered, up to {} beside it too", plural(orders, "own troop")),
            format!("命令を受けた時、隣接する自軍部隊{orders}つまでにも命令"),
        ),
        ArtifactPower::NoPassingAttacks => {
            ("no passing attacks on the Champion".to_owned(), "特別攻撃を受けない".to_owned())
        }
        ArtifactPower::Snare => (
            "before the roll of a melee: the target may not battle back or evade".to_owned(),
            "白兵戦のダイスの前に使うと、目標は反撃も回避もできない".to_owned(),
        ),
        ArtifactPower::RerollOne => (
            "one die of the own attack roll or of the hero's casualty check may be rolled again".to_owned(),
            "自分の攻撃か負傷チェックのダイス1個を振り直せる".to_owned(),
        ),
        ArtifactPower::LoreNeverHits => (
            "Lore symbols never hit the hero or its unit".to_owned(),
            "このヒーローとその部隊にはロアの目がヒットにならない".to_owned(),
        ),
        ArtifactPower::Whispers { tokens, distance } => (
            format!("at the end of the turn, if no enemy is within {distance} hexes: {}", plural(tokens, "Lore token")),
            format!("手番終了時、{distance}ヘクス以内に敵がいなければロアトークン{tokens}個を得る"),
        ),
        ArtifactPower::Hexes { hexes } => (
            format!("+{hexes} hex"),
            format!("移動+{hexes}ヘクス"),
        ),
        ArtifactPower::FewerRangedDice { dice } => (
            format!("ranged attacks on the Champion have {} fewer", dice_en(dice)),
            format!("射撃された時、攻撃側は-{dice}ダイス"),
        ),
        ArtifactPower::AttackDice { dice } => (
            format!("the combined unit attacks with {} more, but not in battle back", dice_en(dice)),
            format!("部隊の攻撃は+{dice}ダイス（反撃を除く）"),
        ),
        ArtifactPower::LastLight => (
            "when wounded: 1 die, a Lore symbol saves from the wound".to_owned(),
            "負傷した時1ダイス、ロアの目が出れば負傷しない".to_owned(),
        ),
        ArtifactPower::DoubleStrikes => (
            "in melee each bonus strike that hits counts two hits on troops".to_owned(),
            "白兵戦でヒットになったオレンジの目は部隊に対し2ヒットになる".to_owned(),
        ),
        ArtifactPower::DiceAgainstMounted { dice } => (
            format!("{} more in melee against mounted units and creatures", dice_en(dice)),
            format!("騎乗ユニットとクリーチャーへの白兵戦は+{dice}ダイス"),
        ),
        ArtifactPower::Bow { dice, from, to } => (
            format!("may battle at a distance of {from} to {to} in sight with {}; bonus strikes do not hit", dice_en(dice)),
            format!("視線の通る距離{from}～{to}を{dice}ダイスで射撃できる、オレンジの目はヒットにならない"),
        ),
        ArtifactPower::Embers { range, dice } => (
            format!("Ball Lightning reaches {range} hex farther with {} more", dice_en(dice)),
            format!("球電の射程+{range}、+{dice}ダイス"),
        ),
        ArtifactPower::LoreHits => (
            "in melee Lore symbols hit and give no tokens".to_owned(),
            "白兵戦ではロアの目がヒットになる（トークンは得ない）".to_owned(),
        ),
        ArtifactPower::CheckDice { dice } => (
            format!("{} more in casualty checks that the hero causes in melee", dice_en(dice)),
            format!("白兵戦で与えた負傷チェックは+{dice}ダイス"),
        ),
        ArtifactPower::BattleBackDice { dice } => (
            format!("the combined unit battles back with {} more", dice_en(dice)),
            format!("部隊の反撃は+{dice}ダイス"),
        ),
        ArtifactPower::AddFlag => (
            "after the own attack roll a flag is added".to_owned(),
            "自分の攻撃のダイスの後、退却の目1個を加える".to_owned(),
        ),
        ArtifactPower::Blood { dice, check_dice } => (
            format!("before the roll of a melee {} more; afterwards a casualty check of the hero with {}", dice_en(dice),
                    dice_en(check_dice)),
            format!("白兵戦のダイスの前に使うと+{dice}ダイス、その後このヒーローは{check_dice}ダイスの負傷チェック"),
        ),
        ArtifactPower::IgnoreTrap => {
            ("a trap in a chest is ignored".to_owned(), "宝箱のワナを無視する".to_owned())
        }
        ArtifactPower::Warp { hexes } => (
            format!("this move is +{hexes} hex and no terrain stops it"),
            format!("この移動は+{hexes}ヘクス、地形で止まらない"),
        ),
        ArtifactPower::CancelCheck => (
            "a casualty check of the hero is cancelled before it is rolled".to_owned(),
            "このヒーローの負傷チェックをダイスの前に打ち消す".to_owned(),
        ),
        ArtifactPower::Dice { dice } => (
            format!("before the roll of a melee {} more", dice_en(dice)),
            format!("白兵戦のダイスの前に使うと+{dice}ダイス"),
        ),
        ArtifactPower::TreasureToken => {
            ("becomes a Treasure token after the battle".to_owned(), "戦闘後に財宝トークン1個になる".to_owned())
        }
        ArtifactPower::ExperienceToken => (
            "becomes an Experience token after the battle".to_owned(),
            "戦闘後に経験トークン1個になる".to_owned(),
        ),
        ArtifactPower::Physician => (
            "after the battle one marked skull may be restored for 1 Treasure and 4 Experience tokens".to_owned(),
            "戦闘後、財宝トークン1個と経験トークン4個で消したスカルマーク1個を回復できる".to_owned(),
        ),
    };
    Label::new(en, ja)
}
