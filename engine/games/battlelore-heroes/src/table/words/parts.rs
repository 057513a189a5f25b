//! Parts of sentences: ways, reasons for dice, who wounded, steps, questions, targets.

use super::{Display, Teller, fmt, say};
use crate::action::{FaceCounts, Targets};
use crate::battle::DamageBy;
use crate::fact::{DiceBy, ExperienceFor, ReturnCause, StepName, TreasureFor, WoundedBy};
use crate::refusal::Question;
use crate::state::{EndCause, State};
use crate::table::names::{face_name, section_name};
use crate::vocabulary::{Face, Hex};

/// The hexes of a way: `C6, D6`.
pub(super) fn way(t: Teller<'_>, way: &[Hex]) -> impl Display + use<> {
    t.list(way.to_vec(), "no hex", "なし")
}

/// Why dice are more or fewer.
pub(super) fn dice_by(t: Teller<'_>, by: DiceBy) -> impl Display {
    fmt::from_fn(move |f| match by {
        DiceBy::Item(_, item) => t.item(item).fmt(f),
        DiceBy::Leader(_) => f.write_str(t.word("the Leader's weapon", "リーダーの武器")),
        DiceBy::Lore(card) => t.lore(card).fmt(f),
        DiceBy::Command => f.write_str(t.word("the Command card", "戦術カード")),
        DiceBy::Glory => f.write_str(t.word("a Glory token", "栄光のロアトークン")),
        DiceBy::MovedBow => f.write_str(t.word("a bow that moved", "弓の移動")),
    })
}

/// Whose dice reach a target.
pub(super) fn damage_by(t: Teller<'_>, by: DamageBy) -> impl Display {
    fmt::from_fn(move |f| match by {
        DamageBy::Lore(card) => t.lore(card).fmt(f),
        DamageBy::Power(creature) => {
            let name = &t.game.cards.creature(creature).face.name;
            say! { t, f; "the {name}'s power" / "{name}の能力"; name = name.in_lang(t.lang) }
        }
        DamageBy::Item(_, item) => t.item(item).fmt(f),
        DamageBy::Command(card) => t.command(card).fmt(f),
    })
}

/// Who wounded a hero, behind "is wounded": ` by Ada's …`; nothing if it was nobody.
pub(super) fn wounded_by(t: Teller<'_>, by: WoundedBy) -> impl Display {
    fmt::from_fn(move |f| match by {
        WoundedBy::Piece(piece) => say! { t, f;
            " by {piece}" / "{piece}によって"; piece = t.led(&piece)
        },
        WoundedBy::Hero(hero) => say! { t, f;
            " by {hero}" / "{hero}によって"; hero = t.hero(hero)
        },
        WoundedBy::Nobody => Ok(()),
    })
}

/// Why artifact cards go.
pub(super) const fn return_cause(t: Teller<'_>, why: ReturnCause) -> &'static str {
    match why {
        ReturnCause::NotKept => t.word("not kept", "残さなかった"),
        ReturnCause::Potion => t.word("the potion is used up", "ポーションを使い切った"),
        ReturnCause::Wound => t.word("their hero was wounded", "ヒーローが負傷した"),
        ReturnCause::Death => t.word("their hero is dead", "ヒーローが死亡した"),
        ReturnCause::TooMany => t.word("a hero owns six at most", "1人が持てるのは6枚まで"),
        ReturnCause::Pair => t.word("given up for a draw", "引く枚数と引き換え"),
        ReturnCause::Council => {
            t.word("their hero joined the War Council", "ヒーローがウォーカウンシルに参加した")
        }
        ReturnCause::Special => t.word("a special card", "特別なカード"),
    }
}

/// Why a hero gets an Experience token.
pub(super) fn experience_for(t: Teller<'_>, why: ExperienceFor) -> impl Display {
    fmt::from_fn(move |f| match why {
        ExperienceFor::Wound => f.write_str(t.word("it wounded a hero", "敵ヒーローを負傷させた")),
        ExperienceFor::Kill(creature) => {
            let name = &t.game.cards.creature(creature).face.name;
            say! { t, f; "it killed the {name}" / "{name}を倒した"; name = name.in_lang(t.lang) }
        }
        ExperienceFor::Quest => f.write_str(t.word("its quest", "クエストの完了")),
        ExperienceFor::Card => f.write_str(t.word("an Experience card", "《経験》のカード")),
        ExperienceFor::Chest => f.write_str(t.word("a chest", "宝箱")),
        ExperienceFor::Part => f.write_str(t.word("it took part", "戦闘に参加した")),
    })
}

/// Why a hero gets a Treasure token.
pub(super) const fn treasure_for(t: Teller<'_>, why: TreasureFor) -> &'static str {
    match why {
        TreasureFor::Chest => t.word("a chest", "宝箱"),
        TreasureFor::Spoils => {
            t.word("it stood on the map at the end", "戦闘の終了時にマップ上にいた")
        }
        TreasureFor::Ransom => t.word("the ransom of an enemy hero", "敵ヒーローの身代金"),
        TreasureFor::Card => t.word("a Treasure card", "《財宝》のカード"),
    }
}

/// What ended a battle.
pub(super) const fn end_cause(t: Teller<'_>, why: EndCause) -> &'static str {
    match why {
        EndCause::Banners => t.word("the banners are won", "必要な数のバナーを獲得"),
        EndCause::NoPiece => t.word("no piece is left on one side", "一方のユニットがなくなった"),
        EndCause::TurnLimit => t.word("the last turn is played", "最後の手番が終わった"),
    }
}

/// A phase, a step or a window.
pub(super) const fn step_name(t: Teller<'_>, step: StepName) -> &'static str {
    match step {
        StepName::Command => t.word("Command card", "戦術カード"),
        StepName::Alongside => t.word("Lore card with the Command card", "同時に使うロアカード"),
        StepName::Order => t.word("orders", "命令"),
        StepName::Move => t.word("moves", "移動"),
        StepName::Combat => t.word("battles", "戦闘"),
        StepName::TurnEnd => t.word("items at the end of the turn", "手番の終わりに使うもの"),
        StepName::DrawCommand => t.word("draw of Command cards", "戦術カードの補充"),
        StepName::LoreGain => t.word("Lore at the end of the turn", "手番の終わりのロア"),
        StepName::LoreDraw => t.word("draw of Lore cards", "ロアカードのドロー"),
        StepName::EndTurn => t.word("the turn ends", "手番の終了"),
        StepName::PreAttack => t.word("before the attack roll", "攻撃のダイスの前"),
        StepName::PreDefend => t.word("defence before the roll", "ダイスの前の防御"),
        StepName::PostAttack => t.word("after the attack roll", "攻撃のダイスの後"),
        StepName::PostDefend => t.word("defence after the roll", "ダイスの後の防御"),
        StepName::Check => t.word("before the casualty check", "負傷チェックの前"),
        StepName::CheckReroll => t.word("after the casualty check", "負傷チェックの後"),
        StepName::Wounded => t.word("before the wound", "負傷の直前"),
        StepName::AfterBattle => t.word("after the battle", "戦闘の後"),
        StepName::Answer => t.word("battle back or evade", "反撃か回避"),
        StepName::Passing => t.word("passing attack", "特別攻撃"),
        StepName::FollowOn => t.word("after gaining ground", "前進の後"),
        StepName::Bonus => t.word("bonus melee", "追加の白兵戦"),
        StepName::Counter => t.word("answer to a Lore card", "ロアカードへの対抗"),
        StepName::ChestSeen => t.word("token of the chest", "宝箱のトークン"),
        StepName::Trophy => t.word("trophy", "戦果のカード"),
        StepName::Enlist => t.word("enlisting", "ヒーローの登録"),
        StepName::Inherit => t.word("inheritance", "アーティファクトの譲渡"),
        StepName::Equip => t.word("equipment", "装備"),
        StepName::Deploy => t.word("deployment", "ヒーローの配置"),
        StepName::Party => t.word("party", "出すヒーロー"),
        StepName::Purchase => t.word("purchase of artifacts", "アーティファクトの購入"),
        StepName::Trade => t.word("trades for draws", "引く枚数との交換"),
        StepName::Keep => t.word("card to keep", "残すカード"),
        StepName::Physician => t.word("healing by the Master Physician", "《名医》による回復"),
        StepName::LevelUp => t.word("level up", "レベルアップ"),
        StepName::Join => t.word("seat in the War Council", "ウォーカウンシルへの参加"),
    }
}

/// What a decision is about.
pub(super) const fn question_name(t: Teller<'_>, question: Question) -> &'static str {
    match question {
        Question::Council => t.word("the War Council", "ウォーカウンシルのレベル"),
        Question::KeepLore => t.word("which Lore cards to keep", "残すロアカード"),
        Question::Enlist => t.word("which hero to enlist", "登録するヒーロー"),
        Question::FirstSkill => t.word("the first skill of the hero", "ヒーローの最初のスキル"),
        Question::ChooseArtifact => {
            t.word("which artifact the hero starts with", "ヒーローの最初のアーティファクト")
        }
        Question::Equip => t.word("what the hero equips", "ヒーローの装備"),
        Question::Deploy => t.word("where the hero starts", "ヒーローの配置"),
        Question::Inherit => t.word("whether an instructor bequeaths", "訓練所教官からの譲渡"),
        Question::Scenario => t.word("the next battle", "次の戦闘"),
        Question::Party => t.word("which heroes take part", "戦闘に出すヒーロー"),
        Question::Command => t.word("which Command card to play", "プレイする戦術カード"),
        Question::Alongside => {
            t.word("a Lore card with the Command card", "戦術カードと同時に使うロアカード")
        }
        Question::Order => t.word("what to order", "命令するユニット"),
        Question::Move => t.word("what to move", "移動するユニット"),
        Question::Combat => t.word("what to battle with", "戦闘するユニット"),
        Question::TurnEnd => t.word("what to use at the end of the turn", "手番の終わりに使うもの"),
        Question::LevelUpInTurn | Question::LevelUp => {
            t.word("which skill to learn", "習得するスキル")
        }
        Question::KeepCommand => t.word("which Command card to keep", "残す戦術カード"),
        Question::LoreGain => t.word("which Lore to take", "得るロア"),
        Question::KeepLoreCard => t.word("which Lore card to keep", "残すロアカード"),
        Question::DiscardLore => t.word("which Lore card to discard", "捨てるロアカード"),
        Question::Counter => t.word("whether to cancel the Lore card", "ロアカードの打ち消し"),
        Question::PreAttack => {
            t.word("what to use before the attack roll", "攻撃のダイスの前に使うもの")
        }
        Question::PreDefend => {
            t.word("what to use before being rolled at", "防御のためダイスの前に使うもの")
        }
        Question::PostAttack => {
            t.word("what to use after the attack roll", "攻撃のダイスの後に使うもの")
        }
        Question::PostDefend => {
            t.word("what to use against the roll", "防御のためダイスの後に使うもの")
        }
        Question::Check => {
            t.word("what to use before the casualty check", "負傷チェックの前に使うもの")
        }
        Question::CheckReroll => {
            t.word("what to use after the casualty check", "負傷チェックの後に使うもの")
        }
        Question::Wounded => t.word("what to use against the wound", "負傷に対して使うもの"),
        Question::IgnoreFlags => t.word("how many flags to ignore", "無視する退却の目の数"),
        Question::Retreat => t.word("how to retreat", "退却の仕方"),
        Question::Passing => t.word("whether to make the passing attack", "特別攻撃"),
        Question::AfterBattle => t.word("what to use after the battle", "戦闘の後に使うもの"),
        Question::Answer => t.word("whether to battle back", "反撃か回避"),
        Question::Ground => t.word("whether to gain ground", "前進"),
        Question::FollowOn => t.word("what to use after gaining ground", "前進の後に使うもの"),
        Question::Pursue => t.word("whether to ride on", "追撃"),
        Question::Bonus => t.word("the bonus melee", "追加の白兵戦"),
        Question::ChooseToken => t.word("which chest token to take", "選ぶ宝箱トークン"),
        Question::ChestSeen => t.word("what to use on the chest", "宝箱に対して使うもの"),
        Question::Trophy => t.word("whether to draw a trophy", "戦果のカードを引くか"),
        Question::Redraw => t.word("whether to draw anew", "カードの引き直し"),
        Question::DiscardArtifact | Question::Return => {
            t.word("which artifact goes", "手放すアーティファクト")
        }
        Question::EquipNow => t.word("whether to equip the card", "見つけたカードの装備"),
        Question::Purchase => t.word("which artifact to buy", "購入するアーティファクト"),
        Question::Trade => t.word("what to trade for draws", "引く枚数との交換"),
        Question::KeepCard => t.word("which card to keep", "残すカード"),
        Question::Physician => t.word("whether to restore a skull", "スカルマークの回復"),
        Question::Join => t.word("whether to join the War Council", "ウォーカウンシルへの参加"),
    }
}

/// Faces by their numbers: `2 bonus strikes, 1 flag`.
pub(super) fn counted_faces(t: Teller<'_>, counts: FaceCounts) -> impl Display + use<> {
    let named = Face::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    let words = named.map(|(face, count)| {
        let name = t.text(face_name(face));
        match t.lang {
            kanso_engine::Lang::En if count == 1 => format!("1 {name}"),
            kanso_engine::Lang::En => format!("{count} {name}s"),
            kanso_engine::Lang::Ja => format!("{name}{count}個"),
        }
    });
    t.list(words.collect(), "nothing", "なし")
}

/// What a card, a skill or an artifact is aimed at, behind it: `: Ada's human knights at C5`.
pub(super) fn aimed<'a>(
    t: Teller<'a>,
    state: &'a State,
    targets: &'a Targets,
) -> impl Display + 'a {
    fmt::from_fn(move |f| {
        let colon = t.word(": ", "：");
        match targets {
            Targets::None => Ok(()),
            Targets::Hex(hex) => write!(f, "{colon}{}", t.at(state, *hex)),
            Targets::Move { piece, dest } => say! { t, f;
                "{colon}{piece} to {dest}" / "{colon}{piece}を{dest}へ"; piece = t.at(state, *piece)
            },
            Targets::Hexes(hexes) => {
                let pieces = hexes.iter().map(|hex| t.at(state, *hex)).collect();
                write!(f, "{colon}{}", t.list(pieces, "nobody", "なし"))
            }
            Targets::Section(section) => say! { t, f;
                "{colon}the {section}" / "{colon}{section}";
                section = t.text(section_name(*section))
            },
            Targets::Faces(counts) => write!(f, "{colon}{}", counted_faces(t, *counts)),
            Targets::Card(card) => write!(f, "{colon}{}", t.artifact(*card)),
        }
    })
}
