//! What an effect does, in words.

use super::{plural, stat_en, stat_ja};
use crate::cards::{
    AttackMods, CardSet, Effect, Heals, Points, Trait, Trigger, Until, WhichStat, Whose,
};
use crate::fact::Chip;
use kanso_engine::{Label, Text};

/// Several effects, in their order; changes of stats of the same heroes for the same time as one.
pub fn effects_text(set: &CardSet, effects: &[Effect]) -> Label {
    let alike = |one: &Effect, next: &Effect| match (one, next) {
        (
            Effect::StatMod { whose, until, .. },
            Effect::StatMod { whose: whose_next, until: until_next, .. },
        ) => whose == whose_next && until == until_next,
        (_, _) => false,
    };
    let texts = effects.chunk_by(alike).map(|chunk| match *chunk {
        [Effect::StatMod { whose, until, .. }, _, ..] => {
            let changes = chunk.iter().filter_map(|effect| match *effect {
                Effect::StatMod { stat, n, .. } => Some(stat_change(stat, n)),
                _ => None,
            });
            let changes: Vec<Label> = changes.collect();
            let en: Vec<&str> = changes.iter().map(|change| &*change.en).collect();
            let ja: Vec<&str> = changes.iter().map(|change| &*change.ja).collect();
            stat_mods(whose, until, &en, &ja)
        }
        _ => effect_text(set, &chunk[0]),
    });
    let (en, ja): (Vec<_>, Vec<_>) = texts.map(|text| (text.en, text.ja)).unzip();
    Label::new(en.join(", "), ja.join("、"))
}

/// One effect.
pub fn effect_text(set: &CardSet, effect: &Effect) -> Label {
    let (en, ja) = match *effect {
        Effect::StatMod { whose, stat, n, until } => {
            let Label { en, ja } = stat_change(stat, n);
            return stat_mods(whose, until, &[&en], &[&ja]);
        }
        Effect::MoveMod(n) => (
            format!("move points +{n} this hero turn, or after the move an extra move of {n}"),
            format!("この手番の移動力+{n}（移動済みなら追加で{n}マスまで移動）"),
        ),
        Effect::ExtraMove(points) => {
            let (en, ja) = points_text(points);
            (format!("an extra move of {en}"), format!("追加で{ja}マスまで移動"))
        }
        Effect::PostAttackMove(points) => {
            let (en, ja) = points_text(points);
            (format!("after the attack a move of {en}"), format!("攻撃後に{ja}マスまで移動"))
        }
        Effect::EvadeMod { n, until } => {
            let (until_en, until_ja) = until_text(until);
            let n = signed(n);
            (format!("evasion {n} {until_en}"), format!("{until_ja}回避判定{n}"))
        }
        Effect::AutoEvade => {
            ("the failed evasion succeeds".to_owned(), "回避成功になる".to_owned())
        }
        Effect::ReduceDamage(n) => (format!("damage -{n}"), format!("受けるダメージ-{n}")),
        Effect::MinHp1 => ("1 HP is left".to_owned(), "HP1で耐える".to_owned()),
        Effect::Heal { whom, n } => return heal(whom, n),
        Effect::DamageSelf(n) => {
            (format!("{n} damage to the own hero"), format!("自分に{n}ダメージ"))
        }
        Effect::GainTension(n) => (format!("tension +{n}"), format!("テンション+{n}")),
        Effect::LoseTension(n) => (format!("tension -{n}"), format!("テンション-{n}")),
        Effect::Draw(n) => (format!("draws {}", plural(n, "card")), format!("カードを{n}枚引く")),
        Effect::Discard(n) => {
            (format!("discards {} from the hand", plural(n, "card")), format!("手札を{n}枚捨てる"))
        }
        Effect::RecoverWeapon => (
            "takes a weapon card from the own discard pile, or if none is there from the deck"
                .to_owned(),
            "自分の捨て札（なければデッキ）から武器カード1枚を手札に加える".to_owned(),
        ),
        Effect::GainPursuit => (
            "one more attack this hero turn as a follow-up".to_owned(),
            "この手番に追撃を1回行える".to_owned(),
        ),
        Effect::NextAttack(mods) => {
            let Label { en, ja } = mods_text(&mods);
            (format!("the next attack this hero turn: {en}"), format!("この手番の次の攻撃は{ja}"))
        }
        Effect::SelfEnemyDef(n) => (
            format!("own attacks this hero turn meet {n} less defence"),
            format!("この手番の自分の攻撃時、敵の防-{n}"),
        ),
        Effect::EnemyDef(n) => chip_text(Chip::Defence, n),
        Effect::EnemyAtk(n) => chip_text(Chip::Attack, n),
        Effect::EnemyMove(n) => (format!("enemy move -{n}"), format!("敵の移動-{n}")),
        Effect::TakeHate(range) => {
            let (en, ja) = hate_range(set, range);
            (
                format!("takes the hate card at range {en}"),
                format!("ヘイトカードを{ja}の範囲で受け取る"),
            )
        }
        Effect::NoHate => (
            "no hate check this hero turn".to_owned(),
            "この手番はヘイトのチェックをしない".to_owned(),
        ),
        Effect::StrikePart { range, n } => (
            format!("fixed damage {n} to one target in range {range}"),
            format!("射程{range}の目標1つに確定ダメージ{n}"),
        ),
        Effect::SetDie => (
            "turns one of the dice to any face".to_owned(),
            "ダイス1個を好きな目に変える".to_owned(),
        ),
        Effect::GainItem(n) => (
            format!("reveals {} and takes one", plural(n, "item card")),
            format!("アイテムカードを{n}枚公開し、1枚を得る"),
        ),
        Effect::RemoveFromGame => {
            ("leaves the game".to_owned(), "使用後ゲームから取り除く".to_owned())
        }
    };
    Label::new(en, ja)
}

/// A change of a stat alone: `power +2`.
fn stat_change(stat: WhichStat, n: i8) -> Label {
    let (en, ja) = match stat {
        WhichStat::This(stat) => (stat_en(stat), stat_ja(stat)),
        WhichStat::Chosen => ("a stat of choice", "選んだステータス1つ"),
    };
    let n = signed(n);
    Label::new(format!("{en} {n}"), format!("{ja}{n}"))
}

/// Changes of stats of the same heroes for the same time.
fn stat_mods(whose: Whose, until: Until, en: &[&str], ja: &[&str]) -> Label {
    let (whose_en, whose_ja) = match whose {
        Whose::Own => (String::new(), String::new()),
        Whose::Within(within) => (
            format!("each hero within {within}, the own too: "),
            format!("{within}マス以内の全キャラ（自分も含む）の"),
        ),
    };
    let (until_en, until_ja) = until_text(until);
    Label::new(
        format!("{whose_en}{} {until_en}", en.join(" and ")),
        format!("{until_ja}{whose_ja}{}", ja.join("・")),
    )
}

const fn until_text(until: Until) -> (&'static str, &'static str) {
    match until {
        Until::Turn => ("this hero turn", "この手番中は"),
        Until::Round => ("until round end", "ターン終了まで"),
        Until::InPlay => ("while the card lies there", "持続中は"),
        Until::Roll => ("on this roll", "この"),
    }
}

fn heal(whom: Heals, n: u8) -> Label {
    let (en, ja) = match whom {
        Heals::Own => (format!("heals {n} own HP"), format!("自分のHPを{n}回復")),
        Heals::Ally(1) => (
            format!("heals {n} HP of an adjacent hero or the own"),
            format!("自分か隣接するキャラ1人のHPを{n}回復"),
        ),
        Heals::Ally(range) => (
            format!("heals {n} HP of one hero in range {range} or the own"),
            format!("自分か射程{range}のキャラ1人のHPを{n}回復"),
        ),
        Heals::Each { within, rouses } => {
            let (en, ja) = if rouses {
                ("each hero", "全キャラ")
            } else {
                ("each standing hero", "ダウンしていない全キャラ")
            };
            (
                format!("heals {n} HP of {en} within {within}, the own too"),
                format!("{within}マス以内の{ja}（自分も含む）のHPを{n}回復"),
            )
        }
        Heals::OwnOrFallen => (
            format!("heals {n} own HP, or brings an adjacent down hero back with 1 HP"),
            format!("自分のHPを{n}回復、または隣接するダウン中のキャラがHP1で復帰"),
        ),
    };
    Label::new(en, ja)
}

/// What an attack takes with it.
pub fn mods_text(mods: &AttackMods) -> Label {
    let AttackMods { add_damage, fixed, roll, range, as_magic } = *mods;
    let mut en = Vec::new();
    let mut ja = Vec::new();
    if as_magic {
        en.push("magic, with magic for power in its check".to_owned());
        ja.push("魔法になり判定の力を魔に変える".to_owned());
    }
    if roll != 0 {
        en.push(format!("roll {}", signed(roll)));
        ja.push(format!("判定{}", signed(roll)));
    }
    if range > 0 {
        en.push(format!("range +{range}"));
        ja.push(format!("射程+{range}"));
    }
    if add_damage > 0 {
        en.push(format!("added damage {add_damage}"));
        ja.push(format!("追加ダメージ{add_damage}"));
    }
    if fixed > 0 {
        en.push(format!("fixed damage {fixed}"));
        ja.push(format!("確定ダメージ{fixed}"));
    }
    Label::new(en.join(", "), ja.join("・"))
}

fn chip_text(chip: Chip, n: u8) -> (String, String) {
    let Text { en, ja } = chip.name();
    (format!("{en} -{n}"), format!("[{ja}]-{n}"))
}

/// A number of squares, with a stat or without.
fn points_text(points: Points) -> (String, String) {
    let Points { n, plus } = points;
    match (plus, n) {
        (None, n) => (plural(n, "square"), n.to_string()),
        (Some(stat), 0) => (format!("{} squares", stat_en(stat)), format!("[{}]", stat_ja(stat))),
        (Some(stat), n) => {
            (format!("{} + {n} squares", stat_en(stat)), format!("[{}]+{n}", stat_ja(stat)))
        }
    }
}

pub const fn trigger_text(trigger: Trigger) -> (&'static str, &'static str) {
    match trigger {
        Trigger::OwnRoll => (
            "may be used on an own attack or evasion roll",
            "【任意】自分の攻撃判定か回避判定の直後",
        ),
        Trigger::BeforeEvade => {
            ("may be used before an own evasion roll", "【任意】自分の回避判定の前")
        }
        Trigger::EvadeFailed => {
            ("may be used when an own evasion failed", "【任意】自分の回避判定の失敗時")
        }
        Trigger::BeforeDamage => (
            "may be used before damage of the enemy's attack",
            "【任意】敵の攻撃でダメージを受ける前",
        ),
        Trigger::BeforeFall => (
            "by itself before any damage that would bring the owner down",
            "【強制】HPが0以下になるダメージを受ける前",
        ),
        Trigger::AfterAttacked => {
            ("may be used after the enemy attacked its owner", "【任意】敵の攻撃を受けた後")
        }
    }
}

/// The special ability of a part.
pub fn special_text(special: Trait) -> (String, String) {
    match special {
        Trait::Burns(n) => (
            format!("{n} damage to each hero in the range before evasion"),
            format!("回避判定の前に範囲内の全キャラに{n}ダメージ"),
        ),
        Trait::Drains(n) => (
            format!("each hero whose evasion failed: tension -{n}"),
            format!("回避に失敗した各キャラのテンション-{n}"),
        ),
        Trait::Hastens(n) => (format!("enemy move +{n}"), format!("敵の移動+{n}")),
        Trait::Crushes(n) => (
            format!("the stat of the defence check counts {n} less"),
            format!("防御判定のステータス-{n}"),
        ),
        Trait::NoAutoSix => (
            "a 6 does not evade by itself".to_owned(),
            "6の目でも自動的に回避成功とならない".to_owned(),
        ),
        Trait::Widens => (
            "the squares beside the range belong to it".to_owned(),
            "攻撃範囲に隣接するマスも範囲に含む".to_owned(),
        ),
        Trait::Shades(n) => {
            (format!("evasion of hate-top -{n}"), format!("ヘイトトップの回避判定-{n}"))
        }
    }
}

/// A range of the hate card: `4 to 6`.
pub fn hate_range(set: &CardSet, range: u8) -> (String, String) {
    let from = set.hate_from[usize::from(range)];
    match set.hate_from.get(usize::from(range) + 1).map(|next| next - 1) {
        None => (format!("{from} or more"), format!("{from}以上")),
        Some(to) if to == from => (from.to_string(), from.to_string()),
        Some(to) => (format!("{from} to {to}"), format!("{from}～{to}")),
    }
}

pub fn signed(n: i8) -> String {
    format!("{n:+}")
}
