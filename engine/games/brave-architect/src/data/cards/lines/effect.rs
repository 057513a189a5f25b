//! What an effect does, in words.

use super::{Words, plural};
use crate::prelude::*;
use kanso_engine::text;
use std::fmt::Display;

/// Several effects, in their order; changes of stats of the same heroes for the same time as one.
pub fn effects_text(words: &Words<'_>, effects: &[Effect]) -> String {
    let alike = |one: &Effect, next: &Effect| match (one, next) {
        (
            Effect::StatMod { within, until, .. },
            Effect::StatMod { within: within_next, until: until_next, .. },
        ) => within == within_next && until == until_next,
        (_, _) => false,
    };
    let texts = effects.chunk_by(alike).map(|chunk| match *chunk {
        [Effect::StatMod { within, until, .. }, ..] => {
            let changes = chunk.iter().filter_map(|effect| match *effect {
                Effect::StatMod { stat, n, .. } => Some(stat_change(words, stat, n)),
                _ => None,
            });
            stat_mods(words.lang, within, until, &words.joined(changes, " and ", "・"))
        }
        _ => effect_text(words, &chunk[0]),
    });
    words.joined(texts, ", ", "、")
}

/// One effect.
pub fn effect_text(words: &Words<'_>, effect: &Effect) -> String {
    let l = words.lang;
    match *effect {
        Effect::StatMod { within, stat, n, until } => {
            stat_mods(l, within, until, &stat_change(words, stat, n))
        }
        Effect::MoveMod(n) => text!(l;
            "move points +{n} this hero turn, or after the move an extra move of {n}" /
            "この手番の移動力+{n}（移動済みなら追加で{n}マスまで移動）"
        ),
        Effect::ExtraMove(points) => text!(l;
            "an extra move of {n}" / "追加で{n}マスまで移動"; n = points_text(words, points)
        ),
        Effect::PostAttackMove(points) => text!(l;
            "after the attack a move of {n}" / "攻撃後に{n}マスまで移動"; n = points_text(words, points)
        ),
        Effect::EvadeMod { n, until } => text!(l;
            "evasion {n:+} {until}" / "{until}回避判定{n:+}"; until = until_text(until).in_lang(l)
        ),
        Effect::AutoEvade => text!(l; "the failed evasion succeeds" / "回避成功になる"),
        Effect::ReduceDamage(n) => text!(l; "damage -{n}" / "受けるダメージ-{n}"),
        Effect::MinHp1 => text!(l; "1 HP is left" / "HP1で耐える"),
        Effect::Heal { whom, n } => heal(l, whom, n),
        Effect::DamageSelf(n) => text!(l; "{n} damage to the own hero" / "自分に{n}ダメージ"),
        Effect::GainTension(n) => text!(l; "tension +{n}" / "テンション+{n}"),
        Effect::LoseTension(n) => text!(l; "tension -{n}" / "テンション-{n}"),
        Effect::Draw(n) => text!(l;
            "draws {cards}" / "カードを{n}枚引く"; cards = plural(n, "card")
        ),
        Effect::Discard(n) => text!(l;
            "discards {cards} from the hand" / "手札を{n}枚捨てる"; cards = plural(n, "card")
        ),
        Effect::RecoverWeapon => text!(l;
            "takes a weapon card from the own discard pile, or if none is there from the deck" /
            "自分の捨て札（なければデッキ）から武器カード1枚を手札に加える"
        ),
        Effect::GainPursuit => text!(l;
            "one more attack this hero turn as a follow-up" / "この手番に追撃を1回行える"
        ),
        Effect::NextAttack(mods) => text!(l;
            "the next attack this hero turn: {mods}" / "この手番の次の攻撃は{mods}";
            mods = mods_text(words, &mods)
        ),
        Effect::SelfEnemyDef(n) => text!(l;
            "own attacks this hero turn meet {n} less defence" / "この手番の自分の攻撃時、敵の防-{n}"
        ),
        Effect::EnemyDef(n) => chip_text(l, Chip::Defence, n),
        Effect::EnemyAtk(n) => chip_text(l, Chip::Attack, n),
        Effect::EnemyMove(n) => text!(l; "enemy move -{n}" / "敵の移動-{n}"),
        Effect::TakeHate(range) => text!(l;
            "takes the hate card at range {range}" / "ヘイトカードを{range}の範囲で受け取る";
            range = hate_range(words, range.into())
        ),
        Effect::NoHate => text!(l;
            "no hate check this hero turn" / "この手番はヘイトのチェックをしない"
        ),
        Effect::StrikePart { range, n } => text!(l;
            "fixed damage {n} to one target in range {range}" / "射程{range}の目標1つに確定ダメージ{n}"
        ),
        Effect::SetDie => {
            text!(l; "turns one of the dice to any face" / "ダイス1個を好きな目に変える")
        }
        Effect::GainItem(n) => text!(l;
            "reveals {cards} and takes one" / "アイテムカードを{n}枚公開し、1枚を得る";
            cards = plural(n, "item card")
        ),
        Effect::RemoveFromGame => text!(l; "leaves the game" / "使用後ゲームから取り除く"),
    }
}

/// A change of a stat alone: `power +2`.
fn stat_change(words: &Words<'_>, stat: WhichStat, n: i8) -> String {
    let stat = match stat {
        WhichStat::This(stat) => words.stat(stat),
        WhichStat::Chosen => words.lang.pick("a stat of choice", "選んだステータス1つ"),
    };
    text!(words.lang; "{stat} {n:+}" / "{stat}{n:+}")
}

/// Changes of stats of the same heroes for the same time.
fn stat_mods(l: Lang, within: Option<u8>, until: Until, changes: &str) -> String {
    let whose = within.map_or_else(String::new, |within| {
        text!(l;
            "each hero within {within}, the own too: " / "{within}マス以内の全キャラ（自分も含む）の"
        )
    });
    text!(l;
        "{whose}{changes} {until}" / "{until}{whose}{changes}"; until = until_text(until).in_lang(l)
    )
}

const fn until_text(until: Until) -> Text {
    match until {
        Until::Turn => Text::new("this hero turn", "この手番中は"),
        Until::Round => Text::new("until round end", "ターン終了まで"),
        Until::InPlay => Text::new("while the card lies there", "持続中は"),
        Until::Roll => Text::new("on this roll", "この"),
    }
}

fn heal(l: Lang, whom: Heals, n: u8) -> String {
    match whom {
        Heals::Own => text!(l; "heals {n} own HP" / "自分のHPを{n}回復"),
        Heals::Ally(1) => text!(l;
            "heals {n} HP of an adjacent hero or the own" / "自分か隣接するキャラ1人のHPを{n}回復"
        ),
        Heals::Ally(range) => text!(l;
            "heals {n} HP of one hero in range {range} or the own" /
            "自分か射程{range}のキャラ1人のHPを{n}回復"
        ),
        Heals::Each { within, rouses } => text!(l;
            "heals {n} HP of {whom} within {within}, the own too" /
            "{within}マス以内の{whom}（自分も含む）のHPを{n}回復";
            whom = if rouses {
                l.pick("each hero", "全キャラ")
            } else {
                l.pick("each standing hero", "ダウンしていない全キャラ")
            }
        ),
        Heals::OwnOrFallen => text!(l;
            "heals {n} own HP, or brings an adjacent down hero back with 1 HP" /
            "自分のHPを{n}回復、または隣接するダウン中のキャラがHP1で復帰"
        ),
    }
}

/// What an attack takes with it.
pub fn mods_text(words: &Words<'_>, mods: &AttackMods) -> String {
    let l = words.lang;
    let AttackMods { add_damage, fixed, roll, range, as_magic } = *mods;
    let magic =
        text!(l; "magic, with magic for power in its check" / "魔法になり判定の力を魔に変える");
    let changes = [
        (as_magic, magic),
        (roll != 0, text!(l; "roll {roll:+}" / "判定{roll:+}")),
        (range > 0, text!(l; "range +{range}" / "射程+{range}")),
        (add_damage > 0, text!(l; "added damage {add_damage}" / "追加ダメージ{add_damage}")),
        (fixed > 0, text!(l; "fixed damage {fixed}" / "確定ダメージ{fixed}")),
    ];
    words.listed(changes.into_iter().filter_map(|(there, change)| there.then_some(change)))
}

fn chip_text(l: Lang, chip: Chip, n: u8) -> String {
    text!(l; "{chip} -{n}" / "[{chip}]-{n}"; chip = chip.name().in_lang(l))
}

/// A number of squares, with a stat or without.
fn points_text(words: &Words<'_>, Points { n, plus }: Points) -> String {
    let l = words.lang;
    match (plus.map(|stat| words.stat(stat)), n) {
        (None, n) => text!(l; "{squares}" / "{n}"; squares = plural(n, "square")),
        (Some(stat), 0) => text!(l; "{stat} squares" / "[{stat}]"),
        (Some(stat), n) => text!(l; "{stat} + {n} squares" / "[{stat}]+{n}"),
    }
}

pub const fn trigger_text(trigger: Trigger) -> Text {
    match trigger {
        Trigger::OwnRoll => Text::new(
            "may be used on an own attack or evasion roll",
            "【任意】自分の攻撃判定か回避判定の直後",
        ),
        Trigger::BeforeEvade => {
            Text::new("may be used before an own evasion roll", "【任意】自分の回避判定の前")
        }
        Trigger::EvadeFailed => {
            Text::new("may be used when an own evasion failed", "【任意】自分の回避判定の失敗時")
        }
        Trigger::BeforeDamage => Text::new(
            "may be used before damage of the enemy's attack",
            "【任意】敵の攻撃でダメージを受ける前",
        ),
        Trigger::BeforeFall => Text::new(
            "by itself before any damage that would bring the owner down",
            "【強制】HPが0以下になるダメージを受ける前",
        ),
        Trigger::AfterAttacked => Text::new(
            "may be used after the enemy attacked its owner",
            "【任意】敵の攻撃を受けた後",
        ),
    }
}

/// The special ability of a part.
pub fn special_text(l: Lang, special: Trait) -> String {
    match special {
        Trait::Burns(n) => text!(l;
            "{n} damage to each hero in the range before evasion" /
            "回避判定の前に範囲内の全キャラに{n}ダメージ"
        ),
        Trait::Drains(n) => text!(l;
            "each hero whose evasion failed: tension -{n}" /
            "回避に失敗した各キャラのテンション-{n}"
        ),
        Trait::Hastens(n) => text!(l; "enemy move +{n}" / "敵の移動+{n}"),
        Trait::Crushes(n) => text!(l;
            "the stat of the defence check counts {n} less" / "防御判定のステータス-{n}"
        ),
        Trait::NoAutoSix => text!(l;
            "a 6 does not evade by itself" / "6の目でも自動的に回避成功とならない"
        ),
        Trait::Widens => text!(l;
            "the squares beside the range belong to it" / "攻撃範囲に隣接するマスも範囲に含む"
        ),
        Trait::Shades(n) => text!(l; "evasion of hate-top -{n}" / "ヘイトトップの回避判定-{n}"),
    }
}

/// A range of the hate card.
pub fn hate_range(words: &Words<'_>, range: usize) -> String {
    let from = &words.set.hate.from;
    range_text(words.lang, from[range], from.get(range + 1).copied())
}

/// What goes from one number to the one before the next: `4 to 6`.
pub fn range_text<N>(l: Lang, from: N, next: Option<N>) -> String
where
    N: Copy + Display + PartialEq + std::ops::Sub<Output = N> + From<bool>,
{
    match next.map(|next| next - N::from(true)) {
        None => text!(l; "{from} or more" / "{from}以上"),
        Some(to) if to == from => from.to_string(),
        Some(to) => text!(l; "{from} to {to}" / "{from}～{to}"),
    }
}
