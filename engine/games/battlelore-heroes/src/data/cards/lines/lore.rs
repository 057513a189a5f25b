//! Lines about Lore cards.

use super::words::{Clauses, by_level, by_level_of, class_name, dice_en, faces_text, plural};
use crate::cards::{ByLevel, LoreEffect, LoreRow, LoreWindow};
use crate::vocabulary::Mode;
use kanso_engine::{Label, Text};

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
    let (class, copies, cost) = (class_name(row.class), row.copies, row.cost);
    let copies_en = if copies == 1 { "1 copy".to_owned() } else { format!("{copies} copies") };
    let mut line = Clauses::new(
        format!("Lore card of the {}, {copies_en}, cost {cost}", class.en),
        format!("{}のロアカード{copies}枚、コスト{cost}", class.ja),
    );
    let window = window_text(row.window);
    let (mode_en, mode_ja) = match row.mode {
        None => ("", ""),
        Some(Mode::Melee) => (" in melee", "（白兵戦のみ）"),
        Some(Mode::Ranged) => (" at range", "（射撃のみ）"),
    };
    let what = effect(row.effect);
    line.add(
        format!("{}{mode_en}: {}", window.en, what.en),
        format!("{}{mode_ja}：{}", window.ja, what.ja),
    );
    line.label()
}

/// Dice by level: `2/3/4 dice`.
fn dice(numbers: ByLevel) -> String {
    by_level_of(numbers, "die", "dice")
}

/// Where a chosen enemy unit must be.
fn near(reach: ByLevel) -> (String, String) {
    if reach.0 == [1; 3] {
        return ("adjacent to an own piece".to_owned(), "自軍のユニットに隣接する".to_owned());
    }
    let reach = by_level(reach);
    (
        format!("within {reach} hexes of an own piece"),
        format!("自軍のユニットから{reach}ヘクス以内の"),
    )
}

fn effect(effect: LoreEffect) -> Label {
    let (en, ja) = match effect {
        LoreEffect::Strike { reach, sight, troops_only, dice: rolled, faces, flags } => {
            let (near_en, near_ja) = near(reach);
            let (sight_en, sight_ja) =
                if sight { (" and in its sight", "視線の通る") } else { ("", "") };
            let (what_en, what_ja) =
                if troops_only { ("troop", "部隊") } else { ("unit", "ユニット") };
            let (flags_en, flags_ja) = if flags {
                (", flags force retreats", "、退却の目も効く")
            } else {
                ("", "")
            };
            let hits = faces_text(faces);
            (
                format!(
                    "{} at one enemy {what_en} {near_en}{sight_en}: {} hit{flags_en}",
                    dice(rolled),
                    hits.en
                ),
                format!(
                    "{near_ja}{sight_ja}敵{what_ja}1つに{}ダイス、{}がヒット{flags_ja}",
                    by_level(rolled),
                    hits.ja
                ),
            )
        }
        LoreEffect::Storm { reach, dice: rolled, faces } => {
            let hits = faces_text(faces);
            (
                format!(
                    "{} at each enemy unit in or beside a hex within {reach} hexes and in sight of an own \
                         piece: {} hit",
                    dice(rolled),
                    hits.en
                ),
                format!(
                    "自軍のユニットから{reach}ヘクス以内で視線の通るヘクスとそれに隣接する敵ユニットそれぞれに{}ダイス、\
                         {}がヒット",
                    by_level(rolled),
                    hits.ja
                ),
            )
        }
        LoreEffect::Portal { reach } => (
            format!(
                "one ordered own piece that has not moved goes to an empty hex within {} hexes; no way is needed",
                by_level(reach)
            ),
            format!(
                "命令を受けてまだ移動していない自軍のユニット1つを{}ヘクス以内の空きヘクスへ移す（経路は不要）",
                by_level(reach)
            ),
        ),
        LoreEffect::FarSight { dice: more } => (
            format!(
                "the next ranged battle of one ordered missile troop needs no line of sight and has {} more",
                dice(more)
            ),
            format!("命令を受けた射撃部隊1つの次の射撃は視線不要で+{}ダイス", by_level(more)),
        ),
        LoreEffect::Hurry { pieces, mounted_only, hexes, no_stop, melee_dice } => {
            return hurry(pieces, mounted_only, hexes, no_stop, melee_dice);
        }
        LoreEffect::GainLore { tokens } => (
            format!("{} from the pool", by_level_of(tokens, "Lore token", "Lore tokens")),
            format!("ロアトークン{}個を得る", by_level(tokens)),
        ),
        LoreEffect::StealLore { tokens } => (
            format!("{} from the opponent", by_level_of(tokens, "Lore token", "Lore tokens")),
            format!("相手からロアトークン{}個を奪う", by_level(tokens)),
        ),
        LoreEffect::Dice { dice: more, near_forest, strikes_hit } => {
            let mut line =
                Clauses::new(format!("{} more", dice(more)), format!("+{}ダイス", by_level(more)));
            line.add_if(strikes_hit, "bonus strikes hit", "オレンジの目もヒットになる");
            line.add_if(
                near_forest,
                "only if attacker or target stands in a forest or beside one",
                "攻撃側か目標が森か森の隣にいる場合のみ",
            );
            return line.label();
        }
        LoreEffect::FewerDice { dice: fewer } => (
            format!("{} fewer for the attacker", dice(fewer)),
            format!("攻撃側は-{}ダイス", by_level(fewer)),
        ),
        LoreEffect::Shake { dice: rolled, lore, all_beside } => {
            let (whom_en, whom_ja) = if all_beside {
                (
                    "each enemy unit adjacent to a chosen own piece",
                    "選んだ自軍のユニットに隣接する敵ユニットそれぞれ",
                )
            } else {
                ("one enemy unit adjacent to an own piece", "自軍のユニットに隣接する敵ユニット1つ")
            };
            let (faces_en, faces_ja) = if lore {
                ("each flag or Lore symbol", "退却の目かロアの目")
            } else {
                ("each flag", "退却の目")
            };
            (
                format!("{} at {whom_en}: {faces_en} is a flag on it", dice(rolled)),
                format!(
                    "{whom_ja}に{}ダイス、{faces_ja}1個につき退却の目1個を受ける",
                    by_level(rolled)
                ),
            )
        }
        LoreEffect::Cancel => {
            ("the card is cancelled".to_owned(), "そのカードを打ち消す".to_owned())
        }
        LoreEffect::Healing { dice: rolled } => (
            format!(
                "{} for an own troop that lost figures: each helmet of its colour or Lore symbol brings a \
                     figure back",
                dice(rolled)
            ),
            format!(
                "フィギュアを失った自軍部隊1つのため{}ダイス、その色の兜かロアの目1個につきフィギュア1体回復",
                by_level(rolled)
            ),
        ),
        LoreEffect::LoreHits => (
            "Lore symbols hit and give no tokens".to_owned(),
            "ロアの目がヒットになる（トークンは得ない）".to_owned(),
        ),
        LoreEffect::CancelFaces { faces, strikes_only } => {
            let (what_en, what_ja) = if strikes_only {
                ("bonus strikes", "オレンジの目")
            } else {
                ("faces that hit or make a check", "ヒットか負傷チェックになる目")
            };
            (
                format!("up to {} {what_en} are cancelled", by_level(faces)),
                format!("{what_ja}を{}個まで打ち消す", by_level(faces)),
            )
        }
        LoreEffect::Bold { levels } => (
            format!("the attacked unit is bold +{} for this attack", by_level(levels)),
            format!("攻撃された側はこの攻撃の間、勇敢さ+{}", by_level(levels)),
        ),
        LoreEffect::HolyGround { levels } => (
            format!(
                "own pieces in a chosen section are bold +{levels} until the start of the own next turn"
            ),
            format!("次の自分の手番の開始まで、選んだ区域にいる自軍のユニットは勇敢さ+{levels}"),
        ),
        LoreEffect::OrderExtra { orders } => (
            format!("orders up to {} in any sections", by_level_of(orders, "piece", "pieces")),
            format!("任意の区域のユニット{}つまでに命令", by_level(orders)),
        ),
        LoreEffect::FalseOrders => (
            "a random Command card of the opponent's hand is discarded".to_owned(),
            "相手の手札から無作為に戦術カード1枚を捨てさせる".to_owned(),
        ),
        LoreEffect::Poison { troops } => (
            format!(
                "1 die at each of up to {}, none beside another: a helmet of its colour or a bonus strike costs \
                     it a figure",
                by_level_of(troops, "enemy troop", "enemy troops")
            ),
            format!(
                "互いに隣接しない敵部隊{}つまでそれぞれに1ダイス、その色の兜かオレンジの目でフィギュア1体を失う",
                by_level(troops)
            ),
        ),
        LoreEffect::Spy { cards } => (
            format!("shows the opponent's Command hand; draws {}", plural(cards, "Lore card")),
            format!("相手の戦術カードの手札を見て、ロアカードを{cards}枚引く"),
        ),
        LoreEffect::Cleave => (
            "each bonus strike that hits counts two hits on troops".to_owned(),
            "ヒットになったオレンジの目は部隊に対し2ヒットになる".to_owned(),
        ),
        LoreEffect::CancelFlags => (
            "all flags of the roll are cancelled".to_owned(),
            "このダイスの退却の目をすべて打ち消す".to_owned(),
        ),
        LoreEffect::Vengeance { dice: more } => (
            format!(
                "the attacked unit may battle back although not bold, with {} more",
                dice(more)
            ),
            format!("攻撃された側は勇敢でなくても反撃できる（+{}ダイス）", by_level(more)),
        ),
        LoreEffect::Relentless => (
            "a foot unit that gained ground makes a bonus melee".to_owned(),
            "前進した徒歩ユニットがもう一度白兵戦を行う".to_owned(),
        ),
    };
    Label::new(en, ja)
}

fn hurry(pieces: ByLevel, mounted_only: bool, hexes: u8, no_stop: bool, melee_dice: u8) -> Label {
    let (kind_en, kind_ja) = if mounted_only { ("mounted ", "騎乗の") } else { ("", "") };
    let whom = by_level_of(pieces, "piece", "pieces");
    let mut line = Clauses::new(
        format!(
            "up to {} ordered {kind_en}{} that have not moved: +{hexes} hex this turn",
            by_level(pieces),
            whom.rsplit(' ').next().unwrap_or_default()
        ),
        format!(
            "命令を受けてまだ移動していない{kind_ja}ユニット{}つまでの移動がこの手番+{hexes}ヘクス",
            by_level(pieces)
        ),
    );
    line.add_if(no_stop, "no terrain stops them", "地形で止まらない");
    if melee_dice > 0 {
        line.add(
            format!("{} more in melee this turn", dice_en(melee_dice)),
            format!("この手番の白兵戦は+{melee_dice}ダイス"),
        );
    }
    line.label()
}
