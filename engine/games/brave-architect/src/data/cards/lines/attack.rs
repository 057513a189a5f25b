//! What an attack of a hero does: its kind, its check, its chart, its icons.

use super::effect::effect_text;
use super::{Clauses, plural, stat_en, stat_ja};
use crate::cards::{CardSet, ChartRow, HeroAttack};
use kanso_engine::{Label, Text};

/// `strike, range 1; accuracy + power: 8 or less miss, 9 to 12: 5, …; link check`.
pub fn attack_text(set: &CardSet, attack: &HeroAttack) -> Label {
    let Text { en, ja } = attack.manner.name();
    let range = attack.range;
    let mut line = Clauses::new(format!("{en}, range {range}"), format!("{ja}、射程{range}"));
    if attack.hits > 1 {
        line.add(plural(attack.hits, "strike"), format!("{}回攻撃", attack.hits));
    }
    if attack.targets > 1 {
        let targets = attack.targets;
        line.add(format!("up to {targets} targets"), format!("目標{targets}つまで"));
    }
    let check_en: Vec<&str> = attack.check.iter().map(|&stat| stat_en(stat)).collect();
    let check_ja: Vec<&str> = attack.check.iter().map(|&stat| stat_ja(stat)).collect();
    let (chart_en, chart_ja) = chart_text(set, &attack.chart);
    line.add(
        format!("check {}: {chart_en}", check_en.join(" + ")),
        format!("判定[{}]：{chart_ja}", check_ja.join("+")),
    );
    if attack.fixed > 0 {
        let n = attack.fixed;
        line.add(format!("fixed damage {n} on a hit"), format!("ヒット時に確定ダメージ{n}"));
    }
    if attack.link_check {
        line.add("link check", "連携判定");
    }
    if attack.link_attack {
        line.add("link attack", "連携攻撃");
    }
    if attack.pursuit {
        line.add("follow-up", "追撃");
    }
    if attack.recoil > 0 {
        let n = attack.recoil;
        let (if_en, if_ja) = if attack.recoil_if_hit {
            (" if it hit", "ヒットしていれば")
        } else {
            ("", "")
        };
        line.add(
            format!("after the attack{if_en} {n} damage to the own hero"),
            format!("攻撃後、{if_ja}自分に{n}ダメージ"),
        );
    }
    line.label()
}

/// The rows of a chart, the miss first.
fn chart_text(set: &CardSet, chart: &[ChartRow]) -> (String, String) {
    let mut en = Vec::new();
    let mut ja = Vec::new();
    if let Some(first) = chart.first() {
        let below = first.from - 1;
        en.push(format!("{below} or less misses"));
        ja.push(format!("{below}以下：空振り"));
    }
    for (index, row) in chart.iter().enumerate() {
        let from = row.from;
        let (total_en, total_ja) = match chart.get(index + 1).map(|next| next.from - 1) {
            None => (format!("{from} or more"), format!("{from}以上")),
            Some(to) if to == from => (from.to_string(), from.to_string()),
            Some(to) => (format!("{from} to {to}"), format!("{from}～{to}")),
        };
        let (plus_en, plus_ja) = match row.plus {
            None => (String::new(), String::new()),
            Some(stat) => (format!(" + {}", stat_en(stat)), format!("+{}", stat_ja(stat))),
        };
        let damage = row.damage;
        let mut does_en = format!("{damage}{plus_en}");
        let mut does_ja = format!("{damage}{plus_ja}");
        for effect in &row.effects {
            let text = effect_text(set, effect);
            does_en.push_str(" and ");
            does_en.push_str(&text.en);
            does_ja.push('と');
            does_ja.push_str(&text.ja);
        }
        en.push(format!("{total_en}: {does_en}"));
        ja.push(format!("{total_ja}：{does_ja}"));
    }
    (en.join(", "), ja.join("／"))
}
