//! One line about each row, in both languages, built from its numbers.

use super::{Board, ChipCard, Counted, Marks, PartCard, STARTER_ANY, STARTER_OWN};
use crate::prelude::*;

/// What each row of a set says, in the order of [`CardSet::faces`].
pub fn lines(set: &CardSet) -> Vec<Label> {
    let skills = set.skills.iter().map(skill_line);
    let parts = set.parts.iter().map(part_line);
    let items = set.items.iter().map(|item| item_line(set, item));
    let chips = set.chips.iter().map(chip_line);
    let starters = Character::ALL.map(starter_line);
    let bonus = BonusShield::ALL.map(bonus_line);
    let lines = skills.chain(parts).chain(items).chain(chips).chain(starters).chain(bonus);
    let lines = lines.chain(piece_lines(&set.board));
    let say = |(face, line): (&Face, Label)| {
        let (name, of) = (&face.name, &line);
        Label::new(format!("{}: {}", name.en, of.en), format!("{}：{}", name.ja, of.ja))
    };
    set.faces().zip(lines).map(say).collect()
}

/// The clauses of a row as one line.
fn line(clauses: impl IntoIterator<Item = Label>) -> Label {
    let (en, ja): (Vec<_>, Vec<_>) = clauses.into_iter().map(|said| (said.en, said.ja)).unzip();
    Label::new(en.join("; "), ja.join("、"))
}

fn marks(marks: Marks) -> impl Iterator<Item = Label> {
    let Marks { ap, shield, contribution } = marks;
    let (whole, tenth) = (contribution / 10, contribution % 10);
    let (aps, shields) = (plural(ap, "AP mark"), plural(shield, "shield mark"));
    let all = [
        (ap, label!("{aps}" / "APマーク{ap}")),
        (shield, label!("{shields}" / "シールドマーク{shield}")),
        (contribution, label!("contribution +{whole}.{tenth}" / "貢献度+{whole}.{tenth}")),
    ];
    all.into_iter().filter(|(count, _)| *count > 0).map(|(_, said)| said)
}

fn points(points: Points) -> Label {
    match points {
        Points::Fixed(points) => {
            let en = plural(points, "victory point");
            label!("{en}" / "勝利点{points}")
        }
        Points::Per { what, cap } => {
            let Label { en, ja } = counted(what);
            label!("1 victory point for {en}, {cap} at most" / "{ja}につき勝利点1（最大{cap}）")
        }
    }
}

fn copies(copies: u8, what: &str) -> Label {
    let en = plural(copies, what);
    label!("{en}" / "{copies}枚")
}

fn skill_line(card: &SkillCard) -> Label {
    let SkillCard { level, ac, lock, .. } = *card;
    let Text { en, ja } = card.character.name();
    let mut said = vec![label!("{en}, level {level}; AC {ac}" / "{ja}Lv.{level}、AC{ac}")];
    said.extend(match lock {
        Lock::One => None,
        Lock::Free => Some(label!("free" / "フリー")),
        Lock::Stack(Amount::Upto(most)) => {
            Some(label!("stacks 1 to {most}" / "スタック（{most}枚まで）"))
        }
        Lock::Stack(Amount::All) => Some(label!("stacks any number" / "スタック（枚数自由）")),
    });
    said.extend(card.attack.map(|attack| attack_text(attack, lock)));
    said.extend(card.heal.map(heal_text));
    said.extend(card.releases.then(|| {
        label!(
            "takes as many life chips off other skills"
                / "重ねた枚数だけほかのスキルからライフチップを外す"
        )
    }));
    said.extend(marks(card.marks));
    said.extend([points(Points::Fixed(card.points)), copies(card.copies, "card")]);
    line(said)
}

fn attack_text(attack: Attack, lock: Lock) -> Label {
    let Attack { xp, coin, most, ignores_extra } = attack;
    let chips = match (lock, most) {
        (Lock::Stack(_), _) => label!("takes as many chips" / "同じ枚数"),
        (Lock::One | Lock::Free, 1) => label!("takes 1 chip" / "1枚"),
        (Lock::One | Lock::Free, most) => label!("takes 1 or {most} chips" / "1～{most}枚"),
    };
    let xp = (xp > 0).then(|| {
        let up_to = plural(xp, "point");
        label!("experience up to {up_to}" / "{xp}点以下の経験値")
    });
    let coin = Coin::ALL.into_iter().find(|of| of.rank() == coin).map(|coin| {
        let (Text { en, ja }, least) = (coin.name(), coin == Coin::Copper);
        let less = if least { "" } else { "以下のコイン" };
        label!("coins up to {en}" / "{ja}{less}")
    });
    let (of_en, of_ja): (Vec<_>, Vec<_>) =
        xp.into_iter().chain(coin).map(|of| (of.en, of.ja)).unzip();
    let extra = if ignores_extra {
        label!(", without extra costs" / "（追加アクションコスト不要）")
    } else {
        Label::default()
    };
    Label::new(
        format!("{} ({}){}", chips.en, of_en.join(", "), extra.en),
        format!("{}を{}獲得{}", of_ja.join("か"), chips.ja, extra.ja),
    )
}

fn heal_text(heal: Amount) -> Label {
    match heal {
        Amount::Upto(most) => {
            let chips = plural(most, "damage chip");
            label!("turns up to {chips} back" / "ダメージチップを{most}枚まで戻す")
        }
        Amount::All => label!("turns all damage chips back" / "ダメージチップをすべて戻す"),
    }
}

fn part_line(card: &PartCard) -> Label {
    let Text { en, ja } = card.part.name();
    let gain = card.on_gain.map(|gain| {
        let Label { en, ja } = match gain {
            OnGain::Black => label!(
                "the black marker goes onto the monster's level"
                    / "黒のヘイトマーカーをエネミーレベルに置く"
            ),
            OnGain::Coin(worth) => label!("{worth} copper" / "銅貨{worth}枚分を得る"),
            OnGain::Heal(heal) => heal_text(heal),
            OnGain::Life => label!("1 life chip" / "ライフチップ1枚を得る"),
            OnGain::Swap => label!(
                "a part card may be swapped with another seat's"
                    / "ほかのプレイヤーと部位カードを1枚交換できる"
            ),
        };
        label!("when gained: {en}" / "獲得時：{ja}")
    });
    let said = [label!("part card of the {en}" / "{ja}の部位カード")].into_iter().chain(gain);
    line(said.chain(marks(card.marks)).chain([points(card.points)]))
}

fn item_line(set: &CardSet, card: &ItemCard) -> Label {
    let price = card.price;
    let mut said = vec![label!("price {price} copper" / "価格は銅貨{price}枚分")];
    said.extend(card.minus_of.map(|of| {
        let Label { en, ja } = &set.item(of).face.name;
        label!("the same item as {en}, at another price" / "「{ja}」と同じアイテムとして扱う")
    }));
    said.extend(card.effect.map(effect_text));
    said.extend(marks(card.marks));
    said.extend([points(card.points), copies(card.copies, "card")]);
    line(said)
}

fn effect_text(effect: ItemEffect) -> Label {
    match effect {
        ItemEffect::OnBuyLife => {
            label!("when bought: 1 life chip" / "購入時：ライフチップ1枚を得る")
        }
        ItemEffect::OnBuySword => label!(
            "when bought: a sword on a skill, which then takes experience of 1 point more"
                / "購入時：剣チップをスキルに置く（獲得できる経験値+1点）"
        ),
        ItemEffect::OnBuyRing => label!(
            "when bought: a ring on a skill, whose AC is then 1 less"
                / "購入時：指輪チップをスキルに置く（AC-1）"
        ),
        ItemEffect::Action { ac, heal } => {
            let Label { en, ja } = heal_text(heal);
            label!(
                "instead of a skill, for AC {ac}: {en}, then back to the display"
                    / "スキルの代わりにAC{ac}で{ja}、その後カード置き場に戻る"
            )
        }
        ItemEffect::GatherAc(ac) => {
            label!("gathering materials costs AC {ac}" / "素材回収のACが{ac}になる")
        }
        ItemEffect::LevelDiscount => {
            label!("each level-up costs 1 point less" / "レベルアップに必要な経験値-1点")
        }
        ItemEffect::Save => label!(
            "used up in place of a death penalty card, then back to the display"
                / "デスペナカードを受け取る代わりにカード置き場に戻す"
        ),
        ItemEffect::Soften(by) => label!(
            "used up to take {by} off the damage of an enemy phase, then back to the display"
                / "エネミーフェイズのダメージを{by}減らし、その後カード置き場に戻る"
        ),
    }
}

fn chip_line(chip: &ChipCard) -> Label {
    let ChipCard { stage, extra, copies: count, .. } = *chip;
    let shows = match chip.shows {
        ChipFace::Xp(symbol, value) => {
            let (Text { en, ja }, value) = (symbol.name(), value.points());
            let who = if symbol == Symbol::Multi { en.to_lowercase() } else { format!("the {en}") };
            let worth = plural(value, "point");
            label!("{worth} of experience for {who}" / "{ja}の経験値{value}点")
        }
        ChipFace::Coin(coin) => {
            let Text { en, ja } = coin.name();
            label!("a {en} coin" / "{ja}1枚")
        }
    };
    let mut said = vec![label!("stage {stage}" / "Stage {stage}"), shows];
    said.extend((extra > 0).then(|| label!("extra cost {extra}" / "追加アクションコスト{extra}")));
    said.extend((count > 1).then(|| copies(count, "chip")));
    line(said)
}

fn starter_line(character: Character) -> Label {
    let Text { en, ja } = character.name();
    label!(
        "pays {STARTER_OWN} points of experience for the {en}, or {STARTER_ANY} for another"
            / "{ja}の経験値{STARTER_OWN}点、または他のキャラクターの経験値{STARTER_ANY}点として使える"
    )
}

/// The backs are those of the default of MR-R10.
fn bonus_line(bonus: BonusShield) -> Label {
    let (count, shields) = (bonus.shields(), plural(bonus.shields(), "shield"));
    let Label { en, ja } = match bonus {
        BonusShield::One => label!(
            "1 copper or 1 point of experience for any class" / "銅貨1枚か、マルチの経験値1点"
        ),
        BonusShield::Two => label!("1 silver" / "銀貨1枚"),
    };
    label!(
        "{shields} in an enemy phase; back: {en}" / "エネミーフェイズでシールド{count}、裏面：{ja}"
    )
}

/// The core bonus card, the death penalty cards and the services.
fn piece_lines(board: &Board) -> [Label; 5] {
    let Board { death_shield, life_price, gather_ac, .. } = board;
    let (core, death) = (halves(board.core_bonus_halves), halves(board.death_halves));
    let shields = plural(*death_shield, "shield mark");
    [
        label!(
            "{core} victory points for the best contribution to the core"
                / "コアへの貢献度が最も高いプレイヤーに勝利点{core}"
        ),
        label!(
            "-{death} victory points; {shields} at once"
                / "勝利点-{death}、シールドマーク{death_shield}"
        ),
        label!(
            "1 life chip for {life_price} copper, once in each end phase"
                / "銅貨{life_price}枚でライフチップ1枚、終了フェイズごとに1回"
        ),
        label!(
            "for AC {gather_ac} a hate marker that later pays 1 copper or 1 point of experience"
                / "AC{gather_ac}でヘイトマーカーを1枚置き、あとで銅貨1枚か経験値1点の支払いに使う"
        ),
        label!(
            "reminds of what level-ups cost and of what coins are worth"
                / "レベルアップに必要な経験値と両替の早見表"
        ),
    ]
}

fn halves(halves: u8) -> String {
    let whole = halves / 2;
    if halves.is_multiple_of(2) { whole.to_string() } else { format!("{whole}.5") }
}

fn counted(what: Counted) -> Label {
    match what {
        Counted::PartCards => label!("each own part card" / "自分の部位カード1枚"),
        Counted::OtherItems => label!("each other own item" / "ほかの自分のアイテム1枚"),
        Counted::SkillsOfLevel(level) => {
            label!("each own skill of level {level}" / "自分のLv.{level}スキル1枚")
        }
        Counted::ShieldMarks(1) => label!("each shield mark" / "シールドマーク1個"),
        Counted::ShieldMarks(every) => {
            label!("every {every} shield marks" / "シールドマーク{every}個")
        }
    }
}

fn plural(count: u8, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}
