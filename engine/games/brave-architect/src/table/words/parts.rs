//! Parts of sentences: payments, what is prepared, what hurts, which window, which question.

use super::{Card, Display, Teller, fmt, say};
use crate::action::{Aim, Die, DraftSet, Pay, Source};
use crate::cards::{AttackMods, CardKind, FaceKind, Until, weapon_of};
use crate::fact::{EnemyPile, Window};
use crate::refusal::{Question, WantedAim};
use crate::state::{Cause, State};
use crate::table::names::{ENEMY_DECK, ENEMY_DISCARD};

/// A card set of the draft with its sort.
pub(super) fn draft_set(t: Teller<'_>, set: DraftSet) -> impl Display {
    fmt::from_fn(move |f| match set {
        DraftSet::Race(race) => say! { t, f;
            "the race {name}" / "種族{name}"; name = t.race(race)
        },
        DraftSet::Weapon(weapon) => say! { t, f;
            "the weapon {name}" / "武器{name}"; name = t.weapon(weapon)
        },
        DraftSet::Sub(sub) => say! { t, f;
            "the sub-weapon {name}" / "サブウェポン{name}"; name = t.sub(sub)
        },
        DraftSet::Skill(card) => say! { t, f;
            "the skill {name}" / "スキル{name}"; name = t.card(card)
        },
    })
}

/// A sort of card set.
pub(super) const fn category(t: Teller<'_>, set: DraftSet) -> &'static str {
    match set {
        DraftSet::Race(_) => t.word("race", "種族"),
        DraftSet::Weapon(_) => t.word("weapon", "武器"),
        DraftSet::Sub(_) => t.word("sub-weapon", "サブウェポン"),
        DraftSet::Skill(_) => t.word("skill", "スキル"),
    }
}

/// A face of a weapon: `Bow, style Sniper`.
pub(super) fn style(t: Teller<'_>, face: FaceKind) -> impl Display {
    fmt::from_fn(move |f| {
        let (weapon, _) = weapon_of(face);
        say! { t, f;
            "{style} with {weapon}" / "{weapon}の戦闘スタイル{style}";
            weapon = t.weapon(weapon), style = t.name(&t.game.cards.weapon_face(face).face.name)
        }
    })
}

/// How something is paid, behind it: ` (cost: Dash, 1 tension)`; nothing without a payment.
pub(super) fn paid<'a>(t: Teller<'a>, pay: &'a Pay) -> impl Display + 'a {
    fmt::from_fn(move |f| {
        if pay.cards.is_empty() && pay.tension == 0 {
            return Ok(());
        }
        f.write_str(t.word(" (cost: ", "（コスト："))?;
        if !pay.cards.is_empty() {
            write!(f, "{}", t.cards(&pay.cards))?;
        }
        if pay.tension > 0 {
            if !pay.cards.is_empty() {
                f.write_str(t.word(", ", "、"))?;
            }
            tension(t, pay.tension).fmt(f)?;
        }
        f.write_str(t.word(")", "）"))
    })
}

/// An amount of tension.
pub(super) fn tension(t: Teller<'_>, n: u8) -> impl Display {
    fmt::from_fn(move |f| say! { t, f; "{n} tension" / "テンション{n}" })
}

/// What an effect is aimed at, behind it: `: Ben's Dwarf`.
pub(super) fn aimed<'a>(t: Teller<'a>, state: &'a State, aim: Option<Aim>) -> impl Display + 'a {
    fmt::from_fn(move |f| {
        let Some(aim) = aim else { return Ok(()) };
        f.write_str(t.word(": ", "："))?;
        match aim {
            Aim::Stat(stat) => f.write_str(t.stat(stat)),
            Aim::Hero(hero) => f.write_str(&t.race_hero(state, hero)),
            Aim::Slot(slot) => f.write_str(&t.target(state, slot)),
            Aim::Die { die, face } => say! { t, f;
                "{die} to {face}" / "{die}を{face}にする"; die = die_name(t, die)
            },
        }
    })
}

/// One of the two dice.
pub(super) const fn die_name(t: Teller<'_>, die: Die) -> &'static str {
    match die {
        Die::First => t.word("the first die", "1つ目のダイス"),
        Die::Second => t.word("the second die", "2つ目のダイス"),
    }
}

/// What an attack takes with it: `+2 damage, +1 to the roll`.
pub(super) fn prepared(t: Teller<'_>, mods: AttackMods) -> impl Display {
    fmt::from_fn(move |f| {
        let mut comma = "";
        let numbers = [
            (i32::from(mods.add_damage), "damage", "追加ダメージ"),
            (i32::from(mods.fixed), "fixed damage", "確定ダメージ"),
            (i32::from(mods.roll), "to the roll", "攻撃判定"),
            (i32::from(mods.range), "range", "射程"),
        ];
        for (n, en, ja) in numbers {
            if n != 0 {
                say! { t, f; "{comma}{n} {en}" / "{comma}{ja}{n}"; n = t.change(n) }?;
                comma = t.word(", ", "、");
            }
        }
        if mods.as_magic {
            say! { t, f; "{comma}magic in place of power" / "{comma}力のかわりに魔で判定" }?;
            comma = ", ";
        }
        if comma.is_empty() { f.write_str(t.word("nothing", "なし")) } else { Ok(()) }
    })
}

/// How long a change lasts.
pub(super) const fn until(t: Teller<'_>, until: Until) -> &'static str {
    match until {
        Until::Turn => t.word("until the end of the hero turn", "手番終了まで"),
        Until::Round => t.word("until the end of the round", "ターン終了まで"),
        Until::InPlay => t.word("while the card is in play", "カードが場にある間"),
        Until::Roll => t.word("for this roll", "この判定のみ"),
    }
}

/// What hurts.
pub(super) fn cause(t: Teller<'_>, cause: Cause) -> impl Display {
    fmt::from_fn(move |f| match cause {
        Cause::EnemyAttack(card) => t.attack(card).fmt(f),
        Cause::Trait(card) => say! { t, f;
            "the trait of {card}" / "{card}の特性"; card = t.party(card)
        },
        Cause::WallSlam => f.write_str(t.word("the wall slam", "壁ドン")),
        Cause::Lava => f.write_str(t.word("lava", "溶岩マス")),
        Cause::Own(source) => own_source(t, source).fmt(f),
    })
}

/// A card or a half of a player card that hurts its owner.
pub(super) fn own_source(t: Teller<'_>, source: Source) -> Card<'_> {
    let recoils = t.game.attack_of(source).is_some_and(|attack| attack.recoil > 0);
    if recoils { t.attack_name(source) } else { t.ability_name(source) }
}

/// A card of the hero, or of its sheet, whatever it is used for.
pub(super) fn source_name(t: Teller<'_>, source: Source) -> Card<'_> {
    let cards = &t.game.cards;
    t.name(match source {
        Source::Card(card) => &cards.card(card).face.name,
        Source::Face(face) => &cards.weapon_face(face).face.name,
        Source::Sub(sub) => &cards.sub(sub).face.name,
    })
}

/// A pile of the enemy's.
pub(super) const fn enemy_pile(t: Teller<'_>, pile: EnemyPile) -> &'static str {
    match pile {
        EnemyPile::Deck => t.text(ENEMY_DECK),
        EnemyPile::Discard => t.text(ENEMY_DISCARD),
    }
}

/// When a seat passes.
pub(super) const fn window_name(t: Teller<'_>, window: Window) -> &'static str {
    match window {
        Window::TensionInterrupt => t.word("before the tension rises", "テンション上昇の前"),
        Window::Reroll => t.word("after the roll", "判定のダイスのあと"),
        Window::Boost => t.word("after the first hit", "最初のヒットのあと"),
        Window::Evade => t.word("before the evasion roll", "回避判定の前"),
        Window::EvadeFail => t.word("after the failed evasion", "回避失敗のあと"),
        Window::Damage => t.word("before the damage", "ダメージの前"),
        Window::Revive => t.word("while a hero is down", "味方のダウン時"),
        Window::Counter => t.word("after the attack", "敵の攻撃のあと"),
        Window::Loss => t.word("before tension is lost", "テンションを失う前"),
        Window::Heal => t.word("after the damage", "ダメージのあと"),
    }
}

/// What a decision is about.
pub(super) fn question_name(t: Teller<'_>, question: Question) -> &'static str {
    match question {
        Question::Draft => t.word("which card set to take", "取るカードセット"),
        Question::Style => t.word("which combat style to choose", "戦闘スタイルの選択"),
        Question::Place => t.word("where the hero starts", "キャラの配置"),
        Question::Next => t.word("which hero acts next", "次に手番を行うキャラ"),
        Question::Hero => t.word("what the hero does in its turn", "手番の行動"),
        Question::Pursuit => {
            t.word("what the hero does after its attack", "攻撃後の行動（追撃など）")
        }
        Question::TensionInterrupt => t.word(
            "whether to heal with tension before it rises",
            "テンション上昇前の、テンションを使う回復",
        ),
        Question::Reroll => t.word("whether to change a die", "ダイスの変更"),
        Question::Boost => t.word("whether to pay tension for more", "テンション消費の追加効果"),
        Question::Evade => t.word("what to use before the evasion roll", "回避判定前に使うもの"),
        Question::EvadeFail => t.word(
            "which placed card to use after the failed evasion",
            "回避失敗時に使う設置カード",
        ),
        // BA-R55: heals can come after the damage, and are no answer then.
        Question::Damage if !t.game.offers_tension_heal(question) => {
            t.word("which placed card to use against the damage", "ダメージに対して使う設置カード")
        }
        Question::Damage => t.word("what to use against the damage", "ダメージに対して使うもの"),
        Question::Heal => t.word("what to heal with after the damage", "ダメージ後の回復"),
        Question::Revive => t.word("whether to bring a hero back", "ダウンした味方の復帰"),
        Question::Counter => t.word("whether to strike back", "反撃"),
        Question::Loss => {
            t.word("whether to heal with tension before it is lost", "失う前のテンションを使う回復")
        }
        Question::SlamSide => t.word("where the slammed hero goes", "壁ドンで移動するマス"),
        Question::Discard => t.word("which hand cards to discard", "捨てる手札"),
        Question::Recover => t.word("which weapon card to take", "手札に加える武器カード"),
        Question::Treasure => t.word("which item to take", "取るアイテム"),
        Question::Assign => t.word("who gets which item", "アイテムの配分"),
        Question::Equipment => t.word("which piece to wear", "装備品の選択"),
        Question::Upkeep => {
            t.word("which card under the persistent card goes", "持続カードの下から捨てるカード")
        }
        Question::Order => t.word("in which order parts are destroyed", "敵パーティを破壊する順番"),
    }
}

/// What an effect wants to be aimed at.
pub(super) const fn wanted_aim(t: Teller<'_>, wanted: WantedAim) -> &'static str {
    match wanted {
        WantedAim::Nothing => t.word("nothing to aim at", "対象の指定なし"),
        WantedAim::Stat => t.word("a stat", "ステータスの指定"),
        WantedAim::Hero => t.word("a hero", "キャラの指定"),
        WantedAim::Slot => t.word("a square of the dragon", "敵のマスの指定"),
        WantedAim::Die => t.word("a die and a face that it does not show", "ダイスと別の目の指定"),
    }
}

/// A card of an own hand for the eyes that may see it, else a word for it.
pub(super) fn hidden_card(t: Teller<'_>, card: CardKind, shown: bool) -> impl Display + '_ {
    fmt::from_fn(move |f| {
        if shown {
            t.card(card).fmt(f)
        } else {
            f.write_str(t.word("a weapon card", "武器カード1枚"))
        }
    })
}
