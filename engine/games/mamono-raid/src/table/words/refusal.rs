//! Refusals in words: what was asked, what stands against it, what would be allowed.

use super::{
    CHIP, COPPER, ClearMind, Coin, DAMAGE_CHIP, Display, GATHERED, LIFE, MARKER, MamonoRaid,
    SkillChip, Spot, Starter, Teller, XP_POINT, fmt, say,
};
use crate::cards::{Attack, ItemKind, SkillKind};
use crate::readings::{ClearMindSelf, ElixirLimit, StarterChoiceTime};
use crate::refusal::{Miss, NoItem, Question, Refusal, X_UNLIMITED};
use crate::vocabulary::XP_VALUE_MAX;
use kanso_engine::game::Words;
use kanso_engine::{Eye, Lang};

/// A refusal in words, without the rule's own line.
pub fn refusal(
    game: &MamonoRaid,
    refusal: &Refusal,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let t = Teller::new(game, lang, eye);
    match *refusal {
        Refusal::OtherQuestion { awaited } => say! { t, to;
            "this answers another question: {question} is asked now" /
            "別の質問への答えです。今たずねているのは「{question}」";
            question = question(t, awaited)
        },
        Refusal::StarterGone { symbol } => {
            let starter = Starter(symbol);
            say! { t, to;
                "the {starter} is not among those that are left" /
                "{starter}は残っているチップの中にない";
                starter = t.told(&starter)
            }
        }
        Refusal::Way { wanted: true } => say! { t, to;
            "say whether the chip is to count 2 for its own class or 1 for any" /
            "そのクラスの2点とするか、マルチの1点とするかを選ばなければならない"
        },
        Refusal::Way { wanted: false } => say! { t, to;
            "how the chip counts is chosen when it is paid, not now" /
            "チップの数え方は今ではなく、支払う時に選ぶ"
        },
        Refusal::NoSuchSkill { skill } => say! { t, to;
            "the party does not have {skill}" / "パーティは{skill}を修得していない";
            skill = t.told(&skill)
        },
        Refusal::Used { skill, locked } => say! { t, to;
            "{skill} is used: {chips} on it" / "{skill}は使用済み（{chips}が置かれている）";
            skill = t.told(&skill), chips = t.count(locked, &LIFE)
        },
        Refusal::BeyondLimit { space, cost, limit } => say! { t, to;
            "AC {cost} would take the pawn to AP space {space}, beyond the AP marker on {limit}" /
            "AC{cost}ではAPトラックの{space}まで進み、APマーカー（{limit}）を追い越してしまう"
        },
        Refusal::Missed { skill, spot, why } => missed(t, skill, spot, why, to),
        Refusal::NoTarget { skill } => say! { t, to;
            "{skill} must take a chip, and none is named" /
            "{skill}で獲得するエネミーチップが選ばれていない";
            skill = t.told(&skill)
        },
        Refusal::TooManyTargets { skill, named, most } => say! { t, to;
            "{skill} takes {chips} at most, not {named}" /
            "{skill}で獲得できるのは{chips}まで（{named}枚が選ばれている）";
            skill = t.told(&skill), chips = t.count(most, &CHIP)
        },
        Refusal::TargetCount { skill, named, wanted } => say! { t, to;
            "{skill} must take exactly {chips} here, not {named}" /
            "{skill}で獲得するのはちょうど{chips}（{named}枚が選ばれている）";
            skill = t.told(&skill), chips = t.count(wanted, &CHIP)
        },
        Refusal::NoAttack { skill } => say! { t, to;
            "{skill} takes no enemy chips" / "{skill}はエネミーチップを獲得するスキルではない";
            skill = t.told(&skill)
        },
        Refusal::NoLife { skill, wanted, life } => say! { t, to;
            "{skill} needs {chips} in hand, and there are {life}" /
            "{skill}には手元の{chips}が必要だが、{life}枚しかない";
            skill = t.told(&skill), chips = t.count(wanted, &LIFE)
        },
        Refusal::WrongX { skill, x, most } => wrong_x(t, skill, x, most, to),
        Refusal::NoMarkers { wanted, home } => say! { t, to;
            "this takes {markers}, and the marker home holds {home}" /
            "置き場から{markers}が必要だが、{home}枚しかない";
            markers = t.count(wanted, &MARKER)
        },
        Refusal::ReleaseCount { named, wanted } => say! { t, to;
            "{skill} must take back {chips}, not {named}" /
            "{skill}で戻すのは{chips}でなければならない（{named}枚が選ばれている）";
            skill = t.told(&ClearMind), chips = t.count(wanted, &LIFE)
        },
        Refusal::ReleaseFrom { skill, named: 0, there: _ } => say! { t, to;
            "{skill} is named, but no life chip is to come back from it" /
            "{skill}を選んだのに、戻すライフチップが0枚";
            skill = t.told(&skill)
        },
        Refusal::ReleaseFrom { skill, named, there } if named <= there => say! { t, to;
            "{skill} is named twice: say at once how many life chips come back from it" /
            "{skill}が2回選ばれている：戻すライフチップの枚数はまとめて選ぶ";
            skill = t.told(&skill)
        },
        Refusal::ReleaseFrom { skill, named, there } => say! { t, to;
            "{named} cannot come back from {skill}: {chips} may be taken off it" /
            "{skill}から{named}枚は戻せない（外せるのは{chips}）";
            skill = t.told(&skill), chips = t.count(there, &LIFE)
        },
        Refusal::ReleaseSelf { most: 0 }
            if game.readings.clear_mind_self.get() == ClearMindSelf::SelfAllowed =>
        {
            say! { t, to;
                "at least 1 life chip stays on {skill}: one alone does not come back" /
                "{skill}の上には少なくとも1枚が残る：1枚だけでは自身から戻せない";
                skill = t.told(&ClearMind)
            }
        }
        Refusal::ReleaseSelf { most: 0 } => say! { t, to;
            "{skill} cannot take life chips back from itself" /
            "{skill}自身からはライフチップを戻せない";
            skill = t.told(&ClearMind)
        },
        Refusal::ReleaseSelf { most } => say! { t, to;
            "{skill} can take back {chips} at most from itself" /
            "{skill}自身から戻せるのは{chips}まで";
            skill = t.told(&ClearMind), chips = t.count(most, &LIFE)
        },
        Refusal::NoRelease { skill } => say! { t, to;
            "{skill} takes no life chips back from other skills" /
            "{skill}は他のスキルからライフチップを戻すスキルではない";
            skill = t.told(&skill)
        },
        Refusal::HealField { wanted: true } => say! { t, to;
            "say how many damage chips are turned back" /
            "ダメージチップを何枚戻すかを選ばなければならない"
        },
        Refusal::HealField { wanted: false } => say! { t, to;
            "the number of damage chips turned back is not chosen here" /
            "ここではダメージチップを戻す枚数を選ばない"
        },
        Refusal::HealTooMuch { heal, most } => say! { t, to;
            "{chips} cannot be turned back here, only {most}" /
            "ここで戻せるのは{most}枚まで（{chips}が選ばれている）";
            chips = t.count(heal, &DAMAGE_CHIP)
        },
        Refusal::ItemNotOwned { item: Some(item) } => say! { t, to;
            "the party does not own {item}" / "{item}を所有していない"; item = t.told(&item)
        },
        Refusal::ItemNotOwned { item: None } => say! { t, to;
            "there is no such item in this game" / "そのアイテムはこのゲームにない"
        },
        Refusal::NoAction { item } => say! { t, to;
            "{item} is not used in place of a skill" /
            "{item}はスキルのかわりに使うアイテムではない";
            item = t.told(&item)
        },
        Refusal::SpaceTaken { space, by } => say! { t, to;
            "{space} is taken by {seat}" / "{space}には{seat}の人型コマがある";
            space = t.told(&space), seat = t.seat(by)
        },
        Refusal::SpaceAbsent { space } => say! { t, to;
            "{space} is not in use with so many players" / "{space}はこの人数では使わない";
            space = t.told(&space)
        },
        Refusal::MustMove { space } => say! { t, to;
            "the pawn may not stay on {space} while another space is free" /
            "他に空いたマスがある間は{space}に留まれない";
            space = t.told(&space)
        },
        Refusal::LifeBought if game.readings.elixir_limit.get() == ElixirLimit::Shared => {
            say! { t, to;
                "a life chip came already in this end phase: Extra life and items bring one together" /
                "この終了フェイズのライフチップはもう得た：《追加ライフチップ》とアイテムを合わせて1枚まで"
            }
        }
        Refusal::LifeBought => say! { t, to;
            "Extra life was bought already in this end phase" /
            "《追加ライフチップ》はこの終了フェイズですでに購入した"
        },
        Refusal::NoLifeLeft => say! { t, to;
            "no life chip is left on Extra life" /
            "《追加ライフチップ》の上にライフチップが残っていない"
        },
        Refusal::CannotPayOne { service: _, purse, named: 1.., price } => say! { t, to;
            "this costs {price}, and the purse of {purse} and what is named beside it are less" /
            "価格は{price}だが、所持金の{purse}と他の支払いを合わせても足りない";
            price = t.count(price, &COPPER), purse = t.count(purse, &COPPER)
        },
        Refusal::CannotPayOne { service: _, purse, named: 0, price } => say! { t, to;
            "this costs {price}, the purse holds {purse} and nothing else is named" /
            "価格は{price}だが、所持金は{purse}で、他の支払いも選ばれていない";
            price = t.count(price, &COPPER), purse = t.count(purse, &COPPER)
        },
        Refusal::NoBonus => say! { t, to;
            "there is no turned bonus shield to pay with" /
            "支払いに使える裏返したボーナスシールドチップがない"
        },
        Refusal::NoItem { item, why } => no_item(t, item, why, to),
        Refusal::TooExpensive { item, price, has } => say! { t, to;
            "{item} costs {price}, and this payment comes to {has}" /
            "{item}の価格は{price}だが、この支払いでは{has}しかない";
            item = t.told(&item), price = t.count(price, &COPPER), has = t.count(has, &COPPER)
        },
        Refusal::GatherShort { named, gather } => say! { t, to;
            "{markers} cannot pay: Gather materials holds {gather} of the player's own" /
            "{markers}は支払えない（自分が置いているのは{gather}枚）";
            markers = t.count(named, &GATHERED)
        },
        Refusal::OverPrice { named, price } => say! { t, to;
            "what is named beside the purse is worth {named}, more than the price of {price}" /
            "所持金以外の支払いの{named}は価格の{price}を超えている";
            named = t.count(named, &COPPER), price = t.count(price, &COPPER)
        },
        Refusal::WrongLevel { character, level, wanted } => say! { t, to;
            "the {character} is on level {level} and cannot learn a skill of level {wanted} now" /
            "{character}はレベル{level}で、今はレベル{wanted}のスキルを修得できない";
            character = t.told(&character)
        },
        Refusal::LevelledAlready { character } => say! { t, to;
            "the {character} has reached a new level already in this end phase" /
            "{character}はこの終了フェイズですでにレベルアップした";
            character = t.told(&character)
        },
        Refusal::ForeignXp { chip, character } => say! { t, to;
            "experience {chip} does not count for the {character}" /
            "経験値「{chip}」は{character}には使えない";
            chip = t.told(&chip), character = t.told(&character)
        },
        Refusal::XpNotHeld { chip, named, held } => say! { t, to;
            "experience {chip}: {named} would be paid, and the party has {held}" /
            "経験値「{chip}」を{named}枚支払おうとしたが、{held}枚しかない";
            chip = t.told(&chip)
        },
        Refusal::NoStarter
            if game.readings.starter_choice_time.get() == StarterChoiceTime::WhenTaken =>
        {
            say! { t, to;
                "the starting experience chip became experience when it was taken" /
                "初期経験値チップは取った時に経験値になった"
            }
        }
        Refusal::NoStarter => say! { t, to;
            "the starting experience chip is spent already" / "初期経験値チップはもう残っていない"
        },
        Refusal::TooFewPoints { points, need } => say! { t, to;
            "the level needs {need}, and {points} would be paid" /
            "レベルアップに必要なのは{need}だが、支払うのは{points}点";
            need = t.count(need, &XP_POINT)
        },
        Refusal::Needless { points, need } => say! { t, to;
            "{points} would be paid for {need}: leave out what is not needed" /
            "必要な{need}に対して{points}点で、払わなくてよいものが含まれている";
            need = t.count(need, &XP_POINT)
        },
        Refusal::SkillGone { skill } => say! { t, to;
            "no {skill} is left on display" / "{skill}はカード置き場に残っていない";
            skill = t.told(&skill)
        },
        Refusal::OtherCharacter { skill, character } => say! { t, to;
            "{skill} is not a skill of the {character}" / "{skill}は{character}のスキルではない";
            skill = t.told(&skill), character = t.told(&character)
        },
        Refusal::SecondOfLevel { has } => say! { t, to;
            "only one skill of a level can be learned: {skill} is there already" /
            "同じレベルのスキルはひとつしか修得できない（{skill}を修得済み）";
            skill = t.told(&has)
        },
        Refusal::Unsuitable { chip: SkillChip::Sword, skill } => say! { t, to;
            "the sword chip goes on an own skill that takes experience chips, not on {skill}" /
            "剣チップは経験値を獲得する自分のスキルに置く。{skill}には置けない";
            skill = t.told(&skill)
        },
        Refusal::Unsuitable { chip: SkillChip::Ring, skill } => say! { t, to;
            "the ring chip goes on an own skill with AC 2 or more, not on {skill}" /
            "指輪チップはAC2以上の自分のスキルに置く。{skill}には置けない";
            skill = t.told(&skill)
        },
        Refusal::NotMine { card } => say! { t, to;
            "{card} is not a part card of the player who swaps" /
            "{card}は交換するプレイヤーの部位カードではない";
            card = t.told(&card)
        },
        Refusal::NotTheirs { card } => say! { t, to;
            "{card} is not a part card of another player" /
            "{card}は他のプレイヤーの部位カードではない";
            card = t.told(&card)
        },
        Refusal::MustSwap => say! { t, to;
            "a part card must be swapped" / "部位カードを交換しなければならない"
        },
        Refusal::NotComplete { part } => say! { t, to;
            "the {part} does not break now: it has no result that could come first" /
            "{part}は今は破壊されないため、先に行うリザルト処理がない";
            part = t.told(&part)
        },
        Refusal::NoMedic => say! { t, to;
            "there is no field medic in this game: the third service card is a reminder" /
            "このゲームに衛生兵はいない：3枚目のサービスカードは早見表"
        },
        Refusal::MedicUsed => say! { t, to;
            "the field medic was called already in this end phase" /
            "衛生兵はこの終了フェイズですでに呼んだ"
        },
        Refusal::NoDamage => say! { t, to;
            "there is no damage chip for the field medic to turn back" /
            "衛生兵が戻すダメージチップがない"
        },
        Refusal::OtherItem { asked } => say! { t, to;
            "it is {item} that is asked about now" / "今たずねているのは{item}を使うかどうか";
            item = t.told(&asked)
        },
    }
}

/// Why an item cannot be had.
fn no_item(t: Teller<'_>, kind: ItemKind, why: NoItem, to: Words<'_>) -> fmt::Result {
    let item = t.told(&kind);
    match why {
        NoItem::Unknown => say! { t, to; "the game has no {item}" / "{item}はこのゲームにない" },
        NoItem::NotOnDisplay => say! { t, to;
            "no {item} is left on display" / "{item}はカード置き場に残っていない"
        },
        NoItem::SameName(own) if own == kind => say! { t, to;
            "{item} is owned already" / "{item}はすでに所有している"
        },
        NoItem::SameName(other) => say! { t, to;
            "{item} has the same name as {other}, which is owned already" /
            "{item}は所有している{other}と同名";
            other = t.told(&other)
        },
        NoItem::Below(top) => say! { t, to;
            "{item} lies under {top}, which must be bought first" /
            "{item}は{top}の下にあり、先に{top}が購入されなければならない";
            top = t.told(&top)
        },
        NoItem::Recycled => say! { t, to;
            "{item} was used up in this round and cannot be bought back yet" /
            "{item}はこのラウンドに使ったため、まだ買い戻せない"
        },
    }
}

/// Why a cell is no target.
fn missed(t: Teller<'_>, skill: SkillKind, spot: Spot, why: Miss, to: Words<'_>) -> fmt::Result {
    let (card, spot) = (t.told(&skill), t.told(&spot));
    match why {
        Miss::NotInUse => say! { t, to;
            "{card} cannot take anything from {spot}: the cell is not in use" /
            "{card}で{spot}からは獲得できない：使われていないマス"
        },
        Miss::Covered => say! { t, to;
            "{card} cannot take anything from {spot}: a part of the monster covers it" /
            "{card}で{spot}からは獲得できない：部位に隠されている"
        },
        Miss::NoChip => say! { t, to;
            "{card} cannot take anything from {spot}: no chip lies there" /
            "{card}で{spot}からは獲得できない：エネミーチップがない"
        },
        Miss::Filter => say! { t, to;
            "{card} cannot take the chip on {spot}: it takes {what}" /
            "{card}では{spot}のチップを獲得できない：獲得できるのは{what}";
            what = filter(t, t.game.cards.skill(skill).attack)
        },
        Miss::Twice => say! { t, to;
            "{spot} is named twice for {card}" / "{card}の対象に{spot}が2回ある"
        },
    }
}

/// What a skill takes, without what lies on the card of a seat.
fn filter(t: Teller<'_>, attack: Option<Attack>) -> impl Display {
    let (xp, coin) = attack.map_or((0, 0), |attack| (attack.xp, attack.coin));
    let dearest = Coin::ALL.into_iter().find(|of| of.rank() == coin).map(|of| t.text(of.name()));
    let more = if xp < XP_VALUE_MAX {
        t.word(" (1 more with a sword chip)", "（剣チップがあれば＋1）")
    } else {
        ""
    };
    fmt::from_fn(move |f| match (xp, dearest) {
        (0, None) => f.write_str(t.word("no chips", "なし")),
        (0, Some(coin)) => say! { t, f; "coins up to {coin}" / "{coin}までのコイン" },
        (_, None) => say! { t, f; "experience up to {xp}{more}" / "{xp}点までの経験値{more}" },
        (_, Some(coin)) => say! { t, f;
            "experience up to {xp}{more} and coins up to {coin}" /
            "{xp}点までの経験値{more}と{coin}までのコイン"
        },
    })
}

/// Why a number of life chips does not fit a skill.
fn wrong_x(t: Teller<'_>, skill: SkillKind, x: Option<u8>, most: u8, to: Words<'_>) -> fmt::Result {
    let skill = t.told(&skill);
    match (x, most) {
        (_, 0) => say! { t, to;
            "{skill} does not stack life chips: no number is named for it" /
            "{skill}はライフチップを重ねるスキルではなく、枚数は指定しない"
        },
        (None, X_UNLIMITED) => say! { t, to;
            "say how many life chips {skill} stacks (1 or more)" /
            "{skill}に重ねるライフチップの枚数（1以上）を選ばなければならない"
        },
        (Some(x), X_UNLIMITED) => say! { t, to;
            "{skill} stacks 1 life chip or more, not {x}" /
            "{skill}に重ねるライフチップは1枚以上（{x}枚が選ばれている）"
        },
        (None, _) => say! { t, to;
            "say how many life chips {skill} stacks (1 to {most})" /
            "{skill}に重ねるライフチップの枚数（1〜{most}）を選ばなければならない"
        },
        (Some(x), _) => say! { t, to;
            "{skill} stacks 1 to {most} life chips, not {x}" /
            "{skill}に重ねられるライフチップは1〜{most}枚（{x}枚が選ばれている）"
        },
    }
}

/// What a decision is about.
fn question(t: Teller<'_>, question: Question) -> &'static str {
    match question {
        Question::PickStarter => t.word("a starting experience chip", "初期経験値チップの選択"),
        Question::Turn => t.word("what to do with a turn", "手番の行動"),
        Question::Swap => t.word("a swap of part cards", "部位カードの交換"),
        Question::Bazaar => t.word("what to buy in the bazaar", "ダンジョンバザールの行動"),
        Question::Place => t.word("where a chip goes", "チップを置くスキル"),
        Question::Result => t.word("which result comes first", "先に行うリザルト処理"),
        Question::EnemyItem => t.word("whether an item is used", "アイテムを使うかどうか"),
    }
}
