//! What an attack of a hero does: its kind, its check, its chart, its icons.

use super::effect::{effect_text, range_text};
use super::{Words, plural};
use crate::cards::ChartRow;
use crate::prelude::*;
use kanso_engine::text;

/// `strike, range 1; accuracy + power: 8 or less miss, 9 to 12: 5, …; link check`.
pub fn attack_text(words: &Words<'_>, attack: &HeroAttack) -> String {
    let lang = words.lang;
    let HeroAttack { range, hits, targets, fixed, recoil, .. } = *attack;
    let mut line = vec![text!(lang;
        "{manner}, range {range}" / "{manner}、射程{range}"; manner = attack.manner.name().in_lang(lang)
    )];
    if hits > 1 {
        line.push(text!(lang; "{strikes}" / "{hits}回攻撃"; strikes = plural(hits, "strike")));
    }
    if targets > 1 {
        line.push(text!(lang; "up to {targets} targets" / "目標{targets}つまで"));
    }
    let check = attack.check.iter().map(|&stat| words.stat(stat).to_owned());
    line.push(text!(lang;
        "check {check}: {chart}" / "判定[{check}]：{chart}";
        check = words.joined(check, " + ", "+"), chart = chart_text(words, &attack.chart)
    ));
    if fixed > 0 {
        line.push(text!(lang; "fixed damage {fixed} on a hit" / "ヒット時に確定ダメージ{fixed}"));
    }
    let icons = Icon::ALL.into_iter().filter(|icon| attack.has(*icon));
    line.extend(icons.map(|icon| icon.name().in_lang(lang).to_owned()));
    if recoil > 0 {
        let if_hit = if attack.recoil_if_hit {
            text!(lang; " if it hit" / "ヒットしていれば")
        } else {
            String::new()
        };
        line.push(text!(lang;
            "after the attack{if_hit} {recoil} damage to the own hero" /
            "攻撃後、{if_hit}自分に{recoil}ダメージ"
        ));
    }
    words.clauses(line)
}

/// The rows of a chart, the miss first.
fn chart_text(words: &Words<'_>, chart: &[ChartRow]) -> String {
    let lang = words.lang;
    let below = chart.first().map(|first| first.from - 1);
    let miss = below.map(|below| text!(lang; "{below} or less misses" / "{below}以下：空振り"));
    let rows = chart.iter().enumerate().map(|(index, row)| {
        let plus = row.plus.map_or_else(
            String::new,
            |stat| text!(lang; " + {stat}" / "+{stat}"; stat = words.stat(stat)),
        );
        let effects = row.effects.iter().map(|effect| effect_text(words, effect));
        let does = [format!("{}{plus}", row.damage)].into_iter().chain(effects);
        text!(lang; "{total}: {does}" / "{total}：{does}";
            total = range_text(lang, row.from, chart.get(index + 1).map(|next| next.from)),
            does = words.joined(does, " and ", "と"))
    });
    words.joined(miss.into_iter().chain(rows), ", ", "／")
}
