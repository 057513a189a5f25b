//! Lines about terrains, units and scenarios.

use super::words::{Clauses, counted, rolls};
use crate::cards::{CreatureRow, People, TerrainRow};
use crate::prelude::*;

pub fn terrain(row: &TerrainRow) -> Label {
    let mut line = Clauses::new("terrain", "地形");
    match row.enter {
        Who::All => {}
        Who::Unmounted => line.add("mounted units may not enter", "騎乗ユニットは進入不可"),
        Who::Nobody => {
            line.add("nobody may enter, nor retreat into it", "進入も退却による進入も不可");
        }
    }
    line.add_if(row.stop, "a move that enters it ends there", "進入したら移動終了");
    match row.battle {
        Who::All => {}
        Who::Unmounted => line.add(
            "a mounted unit that entered may not battle this turn",
            "進入した騎乗ユニットはその手番は戦闘不可",
        ),
        Who::Nobody => {
            line.add(
                "whoever entered may not battle this turn",
                "進入したユニットはその手番は戦闘不可",
            );
        }
    }
    for (cap, en, ja) in [
        (row.cap_out, "in an attack out of it", "ここからの攻撃"),
        (row.cap_in, "against a unit in it", "ここへの攻撃"),
    ] {
        let Some(cap) = cap.map(rolls) else { continue };
        line.add(format!("at most {} {en}", cap.en), format!("{ja}は基本{}ダイスまで", cap.ja));
    }
    if let Some(cap) = row.cap_level {
        line.add(
            format!("{cap} if the attacker stands on the same terrain"),
            format!("攻撃側も同じ地形なら{cap}ダイスまで"),
        );
    }
    line.add_if(row.blocks, "blocks the line of sight", "視線をさえぎる");
    line.add_if(
        row.sees_over,
        "but not between two units on the same terrain",
        "ただし同じ地形にいる者同士の視線はさえぎらない",
    );
    if row.bold > 0 {
        let bold = row.bold;
        line.add(format!("its occupant is bold +{bold}"), format!("中のユニットは勇敢さ+{bold}"));
    }
    if row.enter == Who::All
        && !row.stop
        && row.battle == Who::All
        && row.cap_out.is_none()
        && row.cap_in.is_none()
        && !row.blocks
        && row.bold == 0
    {
        line.add("no effect", "効果なし");
    }
    line.label()
}

const fn weapon_text(weapon: Weapon) -> Text {
    match weapon {
        Weapon::Short => Text::new(
            "short sword: on foot against mounted units one bonus strike is ignored",
            "小剣：徒歩で騎乗ユニットを攻撃する時、オレンジの目1個を無視",
        ),
        Weapon::Long => Text::new(
            "long sword or lance: every bonus strike hits",
            "長剣・槍：オレンジの目はすべてヒット",
        ),
        Weapon::Bow => Text::new(
            "bow: range 4, one die fewer after a move, bonus strikes never hit",
            "弓：射程4、移動後は1ダイス減、オレンジの目はヒットにならない",
        ),
        Weapon::Crossbow => Text::new(
            "crossbow: range 3, bonus strikes hit at range",
            "弩：射程3、射撃ではオレンジの目もヒット",
        ),
        Weapon::HeroMelee => Text::new("sword, staff or mace of a hero", "ヒーローの剣・杖・槌矛"),
        Weapon::Natural => Text::new("every bonus strike hits", "オレンジの目はすべてヒット"),
    }
}

pub fn troop(row: &TroopRow) -> Label {
    let TroopRow { figures, move_battle, move_only, dice, .. } = row;
    let (class, colour) = (row.class.name(), row.colour.name());
    let mut line = Clauses::new(
        format!(
            "{} troop, {} banner, {}",
            class.en,
            colour.en,
            counted(*figures, "figure", "figures").en
        ),
        format!("{}部隊、{}のバナー、フィギュア{figures}体", class.ja, colour.ja),
    );
    if move_battle == move_only {
        line.add(
            format!("moves {} and may battle", counted(*move_only, "hex", "hexes").en),
            format!("{move_only}ヘクス移動して戦闘可"),
        );
    } else {
        line.add(
            format!("moves {move_battle} and may battle, or {move_only} without a battle"),
            format!("{move_battle}ヘクス移動して戦闘可、戦闘しないなら{move_only}ヘクス移動"),
        );
    }
    line.add(rolls(*dice).en, format!("{dice}ダイス"));
    line.add_label(weapon_text(row.weapon));
    match row.people {
        People::Human => {}
        People::Goblin => line.add(
            "frightened: each flag is 2 hexes of retreat and brings panic dice",
            "臆病：退却の目1個で2ヘクス退却し、パニックロスのダイスを振る",
        ),
        People::Dwarf => line.add("bold +1", "勇敢さ+1"),
    }
    line.add_if(
        row.rush,
        "rush: 1 hex farther, if it ends beside an enemy; then melee only",
        "突進：敵に隣接して終わるなら1ヘクス余分に移動可、戦闘は白兵戦のみ",
    );
    debug_assert!(!row.rush || row.class == MoveClass::Foot, "looked at when it was checked");
    line.label()
}

pub fn creature(row: &CreatureRow) -> Label {
    let CreatureRow { moves, dice, cost, .. } = row;
    let colour = row.colour.name();
    let mut line = Clauses::new(
        format!("creature, {} banner", colour.en),
        format!("クリーチャー、{}のバナー", colour.ja),
    );
    line.add(format!("moves {moves} and may battle"), format!("{moves}ヘクス移動して戦闘可"));
    line.add_if(row.ignores_forest, "forests do not stop it", "森で止まらない");
    line.add(rolls(*dice).en, format!("{dice}ダイス"));
    let what = row.power.label();
    line.add(
        format!(
            "power, for {} instead of a battle: {}",
            counted(*cost, "Lore token", "Lore tokens").en,
            what.en
        ),
        format!("能力（ロアトークン{cost}個、戦闘の代わり）：{}", what.ja),
    );
    line.label()
}

const fn camp_name(camp: Camp) -> Text {
    match camp {
        Camp::South => Text::new("Pennant", "南軍"),
        Camp::North => Text::new("Standard", "北軍"),
    }
}

fn hexes_text(hexes: &[Hex]) -> String {
    hexes.iter().map(Hex::to_string).collect::<Vec<_>>().join(" ")
}

pub fn scenario(row: &ScenarioRow) -> Label {
    let ScenarioRow { council_levels: levels, hero_cap, targets: [south, north], .. } = row;
    let first = camp_name(row.first);
    let mut line = Clauses::new(
        format!("scenario; {} begins", first.en),
        format!("シナリオ、先攻は{}", first.ja),
    );
    line.add(
        format!("War Councils of {}", counted(*levels, "level", "levels").en),
        format!("ウォーカウンシルの合計レベル{levels}"),
    );
    line.add_if(row.councils.is_some(), "the councils are fixed", "ウォーカウンシルは固定");
    line.add_if(!row.lore, "no Lore", "ロアは使わない");
    match hero_cap {
        0 => line.add("no heroes", "ヒーローなし"),
        cap => line.add(
            format!("up to {} for each camp", counted(*cap, "hero", "heroes").en),
            format!("ヒーローは各陣営{cap}人まで"),
        ),
    }
    if south == north {
        line.add(format!("{south} banners win"), format!("バナー{south}個で勝利"));
    } else {
        line.add(
            format!("Pennant wins with {south} banners, Standard with {north}"),
            format!("南軍はバナー{south}個、北軍は{north}個で勝利"),
        );
    }
    for marker in &row.markers {
        let hexes = hexes_text(&marker.hexes);
        let (en, ja) = match marker.only {
            None => ("who alone has pieces on it".to_owned(), "単独で占める陣営"),
            Some(camp) => (
                format!("{} while it holds it", camp_name(camp).en),
                match camp {
                    Camp::South => "占めている間の南軍",
                    Camp::North => "占めている間の北軍",
                },
            ),
        };
        line.add(
            format!("objective {hexes}: 1 banner for {en}"),
            format!("目標{hexes}：{ja}にバナー1個"),
        );
    }
    if let Some(quest) = &row.quest {
        let (en, ja) = match quest.task {
            QuestTask::Searches(count) => (
                format!("the first hero that has searched {count} chest hexes"),
                format!("宝箱のヘクスを{count}か所捜索した最初のヒーロー"),
            ),
            QuestTask::Stands([south, north]) => (
                format!(
                    "a hero of Pennant in {south}, or of Standard in {north}, at the end of its owner's turn"
                ),
                format!(
                    "自分の手番の終わりに{south}にいる南軍のヒーローか{north}にいる北軍のヒーロー"
                ),
            ),
        };
        line.add(
            format!("quest {}: 1 Experience token for {en}", quest.name.en),
            format!("クエスト《{}》：{ja}に経験トークン1個", quest.name.ja),
        );
    }
    line.add(
        format!(
            "{} units against {}",
            row.units.iter().filter(|unit| unit.camp == Camp::South).count(),
            row.units.iter().filter(|unit| unit.camp == Camp::North).count()
        ),
        format!(
            "南軍{}ユニット対北軍{}ユニット",
            row.units.iter().filter(|unit| unit.camp == Camp::South).count(),
            row.units.iter().filter(|unit| unit.camp == Camp::North).count()
        ),
    );
    if !row.chests.is_empty() {
        let hexes: Vec<Hex> = row.chests.iter().map(|(hex, _)| *hex).collect();
        let hexes = hexes_text(&hexes);
        line.add(format!("chests {hexes}"), format!("宝箱{hexes}"));
    }
    line.label()
}
