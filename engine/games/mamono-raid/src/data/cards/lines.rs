//! One line about each row, in both languages, built from its numbers.

use super::{
    Amount, Attack, Board, CardSet, ChipCard, ChipFace, Counted, Face, ItemCard, ItemEffect, Lock,
    Marks, OnGain, PartCard, Points, STARTER_ANY, STARTER_OWN, SkillCard,
};
use crate::vocabulary::{BonusShield, Character, Coin, Part, Symbol};
use kanso_engine::Label;

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
        let Face { name, .. } = face;
        Label::new(format!("{}: {}", name.en, line.en), format!("{}：{}", name.ja, line.ja))
    };
    set.faces().zip(lines).map(say).collect()
}

/// What a row says, clause by clause.
struct Clauses {
    en: Vec<String>,
    ja: Vec<String>,
}

impl Clauses {
    fn new(en: String, ja: String) -> Self {
        Self { en: vec![en], ja: vec![ja] }
    }

    fn add(&mut self, en: impl Into<String>, ja: impl Into<String>) {
        self.en.push(en.into());
        self.ja.push(ja.into());
    }

    fn marks(&mut self, marks: Marks) {
        let Marks { ap, shield, contribution } = marks;
        if ap > 0 {
            self.add(plural(ap, "AP mark"), format!("APマーク{ap}"));
        }
        if shield > 0 {
            self.add(plural(shield, "shield mark"), format!("シールドマーク{shield}"));
        }
        if contribution > 0 {
            let (whole, tenth) = (contribution / 10, contribution % 10);
            self.add(format!("contribution +{whole}.{tenth}"), format!("貢献度+{whole}.{tenth}"));
        }
    }

    fn points(&mut self, points: Points) {
        match points {
            Points::Fixed(points) => {
                self.add(plural(points, "victory point"), format!("勝利点{points}"));
            }
            Points::Per { what, cap } => {
                let (en, ja) = counted(what);
                self.add(
                    format!("1 victory point for {en}, {cap} at most"),
                    format!("{ja}につき勝利点1（最大{cap}）"),
                );
            }
        }
    }

    fn copies(&mut self, copies: u8) {
        self.add(plural(copies, "card"), format!("{copies}枚"));
    }

    fn label(self) -> Label {
        Label::new(self.en.join("; "), self.ja.join("、"))
    }
}

fn skill_line(card: &SkillCard) -> Label {
    let SkillCard { character, level, ac, lock, .. } = card;
    let (who_en, who_ja) = symbol_text(Symbol::of(*character));
    let mut line = Clauses::new(
        format!("{who_en}, level {level}; AC {ac}"),
        format!("{who_ja}Lv.{level}、AC{ac}"),
    );
    match lock {
        Lock::One => {}
        Lock::Free => line.add("free", "フリー"),
        Lock::Stack(Amount::Upto(most)) => {
            line.add(format!("stacks 1 to {most}"), format!("スタック（{most}枚まで）"));
        }
        Lock::Stack(Amount::All) => line.add("stacks any number", "スタック（枚数自由）"),
    }
    if let Some(attack) = card.attack {
        let (en, ja) = attack_text(attack, *lock);
        line.add(en, ja);
    }
    if let Some(heal) = card.heal {
        let (en, ja) = heal_text(heal);
        line.add(en, ja);
    }
    if card.releases {
        line.add(
            "takes as many life chips off other skills",
            "重ねた枚数だけほかのスキルからライフチップを外す",
        );
    }
    line.marks(card.marks);
    line.points(Points::Fixed(card.points));
    line.copies(card.copies);
    line.label()
}

fn attack_text(attack: Attack, lock: Lock) -> (String, String) {
    let Attack { xp, coin, most, ignores_extra } = attack;
    let (chips_en, chips_ja) = match (lock, most) {
        (Lock::Stack(_), _) => ("takes as many chips".to_owned(), "同じ枚数".to_owned()),
        (Lock::One | Lock::Free, 1) => ("takes 1 chip".to_owned(), "1枚".to_owned()),
        (Lock::One | Lock::Free, most) => {
            (format!("takes 1 or {most} chips"), format!("1～{most}枚"))
        }
    };
    let mut of_en = Vec::new();
    let mut of_ja = Vec::new();
    if xp > 0 {
        of_en.push(format!("experience up to {}", plural(xp, "point")));
        of_ja.push(format!("{xp}点以下の経験値"));
    }
    if let Some(coin) = Coin::ALL.into_iter().find(|of| of.rank() == coin) {
        let (coin_en, coin_ja) = coin_text(coin);
        of_en.push(format!("coins up to {coin_en}"));
        of_ja.push(if coin == Coin::Copper {
            coin_ja.to_owned()
        } else {
            format!("{coin_ja}以下のコイン")
        });
    }
    let (extra_en, extra_ja) = if ignores_extra {
        (", without extra costs", "（追加アクションコスト不要）")
    } else {
        ("", "")
    };
    (
        format!("{chips_en} ({}){extra_en}", of_en.join(", ")),
        format!("{}を{chips_ja}獲得{extra_ja}", of_ja.join("か")),
    )
}

fn heal_text(heal: Amount) -> (String, String) {
    match heal {
        Amount::Upto(most) => (
            format!("turns up to {} back", plural(most, "damage chip")),
            format!("ダメージチップを{most}枚まで戻す"),
        ),
        Amount::All => {
            ("turns all damage chips back".to_owned(), "ダメージチップをすべて戻す".to_owned())
        }
    }
}

fn part_line(card: &PartCard) -> Label {
    let (en, ja) = part_text(card.part);
    let mut line = Clauses::new(format!("part card of the {en}"), format!("{ja}の部位カード"));
    if let Some(gain) = card.on_gain {
        let (en, ja) = match gain {
            OnGain::Black => (
                "the black marker goes onto the monster's level".to_owned(),
                "黒のヘイトマーカーをエネミーレベルに置く".to_owned(),
            ),
            OnGain::Coin(worth) => (format!("{worth} copper"), format!("銅貨{worth}枚分を得る")),
            OnGain::Heal(heal) => heal_text(heal),
            OnGain::Life => ("1 life chip".to_owned(), "ライフチップ1枚を得る".to_owned()),
            OnGain::Swap => (
                "a part card may be swapped with another seat's".to_owned(),
                "ほかのプレイヤーと部位カードを1枚交換できる".to_owned(),
            ),
        };
        line.add(format!("when gained: {en}"), format!("獲得時：{ja}"));
    }
    line.marks(card.marks);
    line.points(card.points);
    line.label()
}

fn item_line(set: &CardSet, card: &ItemCard) -> Label {
    let price = card.price;
    let mut line = Clauses::new(format!("price {price} copper"), format!("価格は銅貨{price}枚分"));
    if let Some(of) = card.minus_of {
        let name = &set.item(of).face.name;
        line.add(
            format!("the same item as {}, at another price", name.en),
            format!("「{}」と同じアイテムとして扱う", name.ja),
        );
    }
    if let Some(effect) = card.effect {
        let (en, ja) = effect_text(effect);
        line.add(en, ja);
    }
    line.marks(card.marks);
    line.points(card.points);
    line.copies(card.copies);
    line.label()
}

fn effect_text(effect: ItemEffect) -> (String, String) {
    let (en, ja) = match effect {
        ItemEffect::OnBuyLife => ("when bought: 1 life chip", "購入時：ライフチップ1枚を得る"),
        ItemEffect::OnBuySword => (
            "when bought: a sword on a skill, which then takes experience of 1 point more",
            "購入時：剣チップをスキルに置く（獲得できる経験値+1点）",
        ),
        ItemEffect::OnBuyRing => (
            "when bought: a ring on a skill, whose AC is then 1 less",
            "購入時：指輪チップをスキルに置く（AC-1）",
        ),
        ItemEffect::Action { ac, heal } => {
            let (en, ja) = heal_text(heal);
            return (
                format!("instead of a skill, for AC {ac}: {en}, then back to the display"),
                format!("スキルの代わりにAC{ac}で{ja}、その後カード置き場に戻る"),
            );
        }
        ItemEffect::GatherAc(ac) => {
            return (
                format!("gathering materials costs AC {ac}"),
                format!("素材回収のACが{ac}になる"),
            );
        }
        ItemEffect::LevelDiscount => {
            ("each level-up costs 1 point less", "レベルアップに必要な経験値-1点")
        }
        ItemEffect::Save => (
            "used up in place of a death penalty card, then back to the display",
            "デスペナカードを受け取る代わりにカード置き場に戻す",
        ),
        ItemEffect::Soften(by) => {
            return (
                format!(
                    "used up to take {by} off the damage of an enemy phase, then back to the display"
                ),
                format!("エネミーフェイズのダメージを{by}減らし、その後カード置き場に戻る"),
            );
        }
    };
    (en.to_owned(), ja.to_owned())
}

fn chip_line(chip: &ChipCard) -> Label {
    let ChipCard { stage, extra, copies, .. } = chip;
    let (en, ja) = match chip.shows {
        ChipFace::Xp(symbol, value) => {
            let (who_en, who_ja) = symbol_text(symbol);
            let who_en = if symbol == Symbol::Multi {
                who_en.to_lowercase()
            } else {
                format!("the {who_en}")
            };
            let value = value.points();
            (
                format!("{} of experience for {who_en}", plural(value, "point")),
                format!("{who_ja}の経験値{value}点"),
            )
        }
        ChipFace::Coin(coin) => {
            let (coin_en, coin_ja) = coin_text(coin);
            (format!("a {coin_en} coin"), format!("{coin_ja}1枚"))
        }
    };
    let mut line = Clauses::new(format!("stage {stage}"), format!("Stage {stage}"));
    line.add(en, ja);
    if *extra > 0 {
        line.add(format!("extra cost {extra}"), format!("追加アクションコスト{extra}"));
    }
    if *copies > 1 {
        line.add(plural(*copies, "chip"), format!("{copies}枚"));
    }
    line.label()
}

fn starter_line(character: Character) -> Label {
    let (en, ja) = symbol_text(Symbol::of(character));
    Label::new(
        format!(
            "pays {STARTER_OWN} points of experience for the {en}, or {STARTER_ANY} for another"
        ),
        format!(
            "{ja}の経験値{STARTER_OWN}点、または他のキャラクターの経験値{STARTER_ANY}点として使える"
        ),
    )
}

/// The backs are those of the default of MR-R10.
fn bonus_line(bonus: BonusShield) -> Label {
    let shields = bonus.shields();
    let (back_en, back_ja) = match bonus {
        BonusShield::One => {
            ("1 copper or 1 point of experience for any class", "銅貨1枚か、マルチの経験値1点")
        }
        BonusShield::Two => ("1 silver", "銀貨1枚"),
    };
    Label::new(
        format!("{} in an enemy phase; back: {back_en}", plural(shields, "shield")),
        format!("エネミーフェイズでシールド{shields}、裏面：{back_ja}"),
    )
}

/// The core bonus card, the death penalty cards and the services.
fn piece_lines(board: &Board) -> [Label; 5] {
    let Board { death_shield, life_price, gather_ac, .. } = board;
    let (core, death) = (halves(board.core_bonus_halves), halves(board.death_halves));
    [
        Label::new(
            format!("{core} victory points for the best contribution to the core"),
            format!("コアへの貢献度が最も高いプレイヤーに勝利点{core}"),
        ),
        Label::new(
            format!("-{death} victory points; {} at once", plural(*death_shield, "shield mark")),
            format!("勝利点-{death}、シールドマーク{death_shield}"),
        ),
        Label::new(
            format!("1 life chip for {life_price} copper, once in each end phase"),
            format!("銅貨{life_price}枚でライフチップ1枚、終了フェイズごとに1回"),
        ),
        Label::new(
            format!(
                "for AC {gather_ac} a hate marker that later pays 1 copper or 1 point of experience"
            ),
            format!(
                "AC{gather_ac}でヘイトマーカーを1枚置き、あとで銅貨1枚か経験値1点の支払いに使う"
            ),
        ),
        Label::new(
            "reminds of what level-ups cost and of what coins are worth",
            "レベルアップに必要な経験値と両替の早見表",
        ),
    ]
}

fn halves(halves: u8) -> String {
    let whole = halves / 2;
    if halves.is_multiple_of(2) { whole.to_string() } else { format!("{whole}.5") }
}

const fn symbol_text(symbol: Symbol) -> (&'static str, &'static str) {
    match symbol {
        Symbol::Warrior => ("Warrior", "ウォーリア"),
        Symbol::Cleric => ("Cleric", "クレリック"),
        Symbol::Sorcerer => ("Sorcerer", "ソーサラー"),
        Symbol::Thief => ("Thief", "シーフ"),
        Symbol::Multi => ("Any class", "マルチ"),
    }
}

const fn part_text(part: Part) -> (&'static str, &'static str) {
    match part {
        Part::Head => ("head", "頭"),
        Part::Torso => ("torso", "胴"),
        Part::Back => ("back", "背"),
        Part::Tail => ("tail", "尾"),
    }
}

const fn coin_text(coin: Coin) -> (&'static str, &'static str) {
    match coin {
        Coin::Copper => ("copper", "銅貨"),
        Coin::Silver => ("silver", "銀貨"),
        Coin::Gold => ("gold", "金貨"),
    }
}

fn counted(what: Counted) -> (String, String) {
    match what {
        Counted::PartCards => ("each own part card".to_owned(), "自分の部位カード1枚".to_owned()),
        Counted::OtherItems => {
            ("each other own item".to_owned(), "ほかの自分のアイテム1枚".to_owned())
        }
        Counted::SkillsOfLevel(level) => {
            (format!("each own skill of level {level}"), format!("自分のLv.{level}スキル1枚"))
        }
        Counted::ShieldMarks(1) => ("each shield mark".to_owned(), "シールドマーク1個".to_owned()),
        Counted::ShieldMarks(every) => {
            (format!("every {every} shield marks"), format!("シールドマーク{every}個"))
        }
    }
}

fn plural(count: u8, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}
