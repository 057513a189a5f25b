//! Lines about skills.

use super::words::{Clauses, class_name, dice_en, plural, within};
use crate::cards::{CardSet, SkillPower, SkillRow};
use kanso_engine::Label;

pub fn skill(set: &CardSet, row: &SkillRow) -> Label {
    let class = class_name(row.class);
    let mut line =
        Clauses::new(format!("skill of the {}", class.en), format!("{}のスキル", class.ja));
    if !row.needs.is_empty() {
        let names: Vec<&Label> =
            row.needs.iter().map(|skill| &set.skill(*skill).face.name).collect();
        let en: Vec<&str> = names.iter().map(|name| &*name.en).collect();
        let ja: Vec<&str> = names.iter().map(|name| &*name.ja).collect();
        line.add(format!("only with {}", en.join(" or ")), format!("前提は{}", ja.join("か")));
    }
    line.add_label(power(row.power));
    line.label()
}

fn power(power: SkillPower) -> Label {
    let (en, ja) = match power {
        SkillPower::Riding => ("the hero is mounted".to_owned(), "ヒーローは騎乗する".to_owned()),
        SkillPower::Outflank => (
            "a section card may order the hero or its unit with an order of any section".to_owned(),
            "区域カードのどの区域の命令でも、このヒーローとその部隊に命令できる".to_owned(),
        ),
        SkillPower::Blademaster { dice, check_dice } => {
            let mut line = Clauses::new(
                format!("{} more in melee attacks", dice_en(dice)),
                format!("白兵戦の攻撃は+{dice}ダイス"),
            );
            if check_dice > 0 {
                line.add(
                    format!("if the roll has a hit or a bonus strike, {} more in the casualty check it causes",
                            dice_en(check_dice)),
                    format!("ヒットかオレンジの目が出たら相手の負傷チェックは+{check_dice}ダイス"),
                );
            }
            return line.label();
        }
        SkillPower::CallToArms { dice } => (
            format!(
                "before the roll of a melee an adjacent own troop gives up its battle this turn for {} more",
                dice_en(dice)
            ),
            format!(
                "白兵戦のダイスの前、隣接する自軍部隊1つがこの手番の戦闘を放棄すると+{dice}ダイス"
            ),
        ),
        SkillPower::Scouting { cards } => (
            format!(
                "ordered by a Scout card: {cards} cards are drawn at the end of the turn, one is kept"
            ),
            format!("斥候カードで命令を受けたら、手番終了時にカードを{cards}枚引いて1枚残す"),
        ),
        SkillPower::LeadByExample { pieces } => (
            format!(
                "ordered by a Scout card: up to {} in a chain that begins beside the hero are ordered too",
                plural(pieces, "piece")
            ),
            format!(
                "斥候カードで命令を受けたら、ヒーローの隣から連なるユニット{pieces}つまでにも命令"
            ),
        ),
        SkillPower::Pathfinder { hexes } => (
            format!(
                "+{hexes} hex, no terrain stops it; alone the hero may cross rivers and impassable hexes"
            ),
            format!(
                "移動+{hexes}ヘクス、地形で止まらない、単独なら川や通行不可のヘクスを越えられる"
            ),
        ),
        SkillPower::Assassin { dice, check_dice } => (
            format!(
                "in melee against a hero or a unit with a Leader {} more, and {} more in the casualty check it \
                     causes",
                dice_en(dice),
                dice_en(check_dice)
            ),
            format!(
                "ヒーローかリーダーのいる部隊への白兵戦は+{dice}ダイス、相手の負傷チェックは+{check_dice}ダイス"
            ),
        ),
        SkillPower::HackAndSlash { dice } => (
            format!("{} more in melee attacks, but not in battle back", dice_en(dice)),
            format!("白兵戦の攻撃は+{dice}ダイス（反撃を除く）"),
        ),
        SkillPower::BattleRage => (
            "after a melee roll all Lore symbols may be rolled again once".to_owned(),
            "白兵戦のダイスの後、ロアの目をすべて1回振り直せる".to_owned(),
        ),
        SkillPower::Leech => (
            "Lore symbols of attacks on the hero or its unit give their tokens to its owner"
                .to_owned(),
            "このヒーローかその部隊への攻撃で出たロアの目のトークンは自軍が得る".to_owned(),
        ),
        SkillPower::Thievery => (
            "searching, the hero sees all tokens of the chest, chooses one, and ignores a trap"
                .to_owned(),
            "捜索時に宝箱のトークンをすべて見て1個を選び、ワナは無視する".to_owned(),
        ),
        SkillPower::Alchemist { uses } => (
            format!("a potion may be used {uses} times in a battle, once a turn"),
            format!("ポーションを1戦闘で{uses}回まで使える（1手番に1回）"),
        ),
        SkillPower::UnseenServant { limit } => (
            format!("up to {limit} artifacts are equipped"),
            format!("アーティファクトを{limit}枚まで装備できる"),
        ),
        SkillPower::BallLightning { dice, range } => (
            format!(
                "instead of a battle {} at one enemy unit in sight within {range} hexes: helmets of its colour, \
                     bonus strikes and Lore symbols hit, flags force retreats",
                dice_en(dice)
            ),
            format!(
                "戦闘の代わりに{range}ヘクス以内で視線の通る敵ユニット1つに{dice}ダイス、\
                     目標の色の兜・オレンジの目・ロアの目がヒット、退却の目も効く"
            ),
        ),
        SkillPower::FlameLance => (
            "in melee Lore symbols hit and give no tokens".to_owned(),
            "白兵戦ではロアの目がヒットになる（トークンは得ない）".to_owned(),
        ),
        SkillPower::ArcaneMastery { dice } => (
            format!("{} more with Ball Lightning, and in melee with Flame Lance", dice_en(dice)),
            format!("球電と、炎の槍による白兵戦は+{dice}ダイス"),
        ),
        SkillPower::Chant { levels, reach } => {
            let near = within(reach);
            (
                format!("the hero, its troop and own pieces {} it are bold +{levels}", near.en),
                format!("ヒーローとその部隊、ヒーロー{}自軍のユニットは勇敢さ+{levels}", near.ja),
            )
        }
        SkillPower::HerbalRemedy { reach } => {
            let near = within(reach);
            (
                format!(
                    "once a turn, when the hero's troop or an own troop {} it would lose figures: 1 die, any helmet \
                         saves one",
                    near.en
                ),
                format!(
                    "1手番に1回、ヒーローの部隊か、ヒーロー{}自軍部隊がフィギュアを失う時1ダイス、兜が出れば1体失わずに済む",
                    near.ja
                ),
            )
        }
        SkillPower::ShieldOfFaith { reach } => {
            let near = within(reach);
            (
                format!(
                    "Herbal Remedy works for own troops {} the hero, and on a Lore symbol too",
                    near.en
                ),
                format!("薬草の手当てがヒーロー{}自軍部隊に効き、ロアの目でも成功する", near.ja),
            )
        }
        SkillPower::LitanyOfValour { reach } => {
            let near = within(reach);
            (
                format!("Chant works for own pieces {} the hero", near.en),
                format!("聖歌がヒーロー{}自軍のユニットに効く", near.ja),
            )
        }
        SkillPower::TurnTheBlade { dice } => (
            format!("once a battle, {} fewer in a casualty check of the hero", dice_en(dice)),
            format!("1戦闘に1回、このヒーローの負傷チェックは-{dice}ダイス"),
        ),
    };
    Label::new(en, ja)
}
