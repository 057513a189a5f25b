//! The names of what every table has, beside those that the vocabularies have: camps with their
//! banners, faces, tokens as they are entered, heroes, pieces.
//!
//! Source: the glossary of the specification (chapter 2), the table words of 5.10 and the names of
//! heroes of 9.9. Words and the picture of the table both take them from here, so that one thing has
//! one name in each language. Names of cards, units and terrains are those of the card set.

use crate::prelude::*;
use crate::vocabulary::{CLASSES, Face};

/// The War Council.
pub const WAR_COUNCIL: Text = Text::new("War Council", "ウォーカウンシル");

/// Names of a class, after which the list begins again with "II".
const NAMES: usize = 8;
/// Texts by class, in the order of a War Council.
macro_rules! by_class {
    ($( $class:ident: $( $en:literal / $ja:literal ),*; )*) => {
        [ $( [ $( Text::new($en, $ja) ),* ] ),* ]
    };
}

/// Names of heroes, by class in the order of a War Council. Source: 9.9 of the specification.
const HERO_NAMES: [[Text; NAMES]; CLASSES] = by_class! {
    Commander: "Aldric" / "アルドリック", "Maren" / "マレン", "Berengar" / "ベレンガー",
        "Roswith" / "ロスウィズ", "Leofric" / "レオフリック", "Orla" / "オーラ",
        "Godwin" / "ゴドウィン", "Helewis" / "ヘレウィス";
    Wizard: "Corvin" / "コーヴィン", "Ysmay" / "イスメイ", "Fenwick" / "フェンウィック",
        "Sabine" / "サビーネ", "Thelric" / "セルリック", "Maud" / "モード",
        "Zephan" / "ゼファン", "Ottoline" / "オットリーネ";
    Cleric: "Anselm" / "アンセルム", "Clemence" / "クレメンス", "Osric" / "オズリック",
        "Hilda" / "ヒルダ", "Piers" / "ピアーズ", "Agathe" / "アガーテ",
        "Benet" / "ベネット", "Linnet" / "リネット";
    Rogue: "Wren" / "レン", "Jory" / "ジョリー", "Tamsin" / "タムシン",
        "Pike" / "パイク", "Silke" / "ジルケ", "Hob" / "ホブ",
        "Rilla" / "リラ", "Dagny" / "ダグニー";
    Warrior: "Bran" / "ブラン", "Gunhild" / "グンヒルド", "Torvald" / "トルヴァルド",
        "Edith" / "イーディス", "Ulf" / "ウルフ", "Sigrun" / "シグルン",
        "Harl" / "ハール", "Brenna" / "ブレンナ";
};

/// A camp with its banner: at the head of its side of the table.
pub const fn camp_title(camp: Camp) -> Text {
    match camp {
        Camp::South => Text::new("South (Pennant)", "南軍（ペナント）"),
        Camp::North => Text::new("North (Standard)", "北軍（スタンダード）"),
    }
}

/// A face of a die. Source: BL-4.11.
pub const fn face_name(face: Face) -> Text {
    match face {
        Face::Green => Text::new("green helmet", "緑の兜"),
        Face::Blue => Text::new("blue helmet", "青の兜"),
        Face::Red => Text::new("red helmet", "赤の兜"),
        Face::Lore => Text::new("Lore symbol", "ロアの目"),
        Face::Flag => Text::new("flag", "退却の目"),
        Face::Strike => Text::new("bonus strike", "オレンジの目"),
    }
}

/// The word by which faces are listed.
pub const fn face_word(face: Face) -> Text {
    match face {
        Face::Green => Text::new("green", "緑"),
        Face::Blue => Text::new("blue", "青"),
        Face::Red => Text::new("red", "赤"),
        Face::Lore => Text::new("lore", "ロア"),
        Face::Flag => Text::new("flag", "退却"),
        Face::Strike => Text::new("strike", "オレンジ"),
    }
}

/// The word by which a face is entered: in Japanese one sign for each die, but of Lore. Source: 5.10.
pub const fn face_entry(face: Face) -> Text {
    match face {
        Face::Flag => Text::new("flag", "旗"),
        Face::Strike => Text::new("strike", "橙"),
        Face::Green | Face::Blue | Face::Red | Face::Lore => face_word(face),
    }
}

/// The word by which chest tokens are listed.
pub const fn token_word(token: ChestToken) -> Text {
    match token {
        ChestToken::Experience => Text::new("experience", "経験"),
        ChestToken::Treasure => Text::new("treasure", "財宝"),
        ChestToken::Artifact => Text::new("artifact", "アーティファクト"),
        ChestToken::Trap => Text::new("trap", "ワナ"),
    }
}

/// The word by which a chest token is entered. Source: 5.10.
pub const fn token_entry(token: ChestToken) -> Text {
    match token {
        ChestToken::Artifact => Text::new("artifact", "遺物"),
        ChestToken::Experience | ChestToken::Treasure | ChestToken::Trap => token_word(token),
    }
}

/// The number behind a name that is used again: `II`; nothing for the first.
fn numeral(mut round: u16) -> String {
    const SIGNS: [(u16, &str); 13] = [
        (1000, "M"),
        (900, "CM"),
        (500, "D"),
        (400, "CD"),
        (100, "C"),
        (90, "XC"),
        (50, "L"),
        (40, "XL"),
        (10, "X"),
        (9, "IX"),
        (5, "V"),
        (4, "IV"),
        (1, "I"),
    ];
    let mut text = String::new();
    if round <= 1 {
        return text;
    }
    for (value, sign) in SIGNS {
        while round >= value {
            round -= value;
            text.push_str(sign);
        }
    }
    text
}

/// The name of a hero: the first of its class is `Aldric`, the ninth `Aldric II`. Source: 9.9.
pub fn hero_label(class: Class, name_no: u16) -> Label {
    let name = HERO_NAMES[class.index()][usize::from(name_no) % NAMES];
    let again = numeral(name_no / NAMES as u16 + 1);
    if again.is_empty() {
        return Label::from(name);
    }
    Label::new(format!("{} {again}", name.en), format!("{}{again}", name.ja))
}

/// The name of a kind as it stands inside an English sentence: `human knights`, `Hill Giant`.
fn inside_sentence(name: &str) -> String {
    let mut words = name.split(' ').skip(1);
    let is_proper = words.any(|word| word.starts_with(char::is_uppercase));
    let mut letters = name.chars();
    match letters.next() {
        Some(first) if !is_proper => first.to_lowercase().chain(letters).collect(),
        Some(_) | None => name.to_owned(),
    }
}

impl BattleLore {
    /// The name of a seat's player.
    pub(crate) fn seat_name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// The name of a kind of unit, as the card set has it.
    pub(crate) fn unit_name(&self, unit: UnitKind) -> &Label {
        match unit {
            UnitKind::Troop(troop) => &self.cards.troop(troop).face.name,
            UnitKind::Creature(creature) => &self.cards.creature(creature).face.name,
        }
    }

    /// The name of a kind of unit inside a sentence: `human knights`.
    pub(crate) fn unit_label(&self, unit: UnitKind) -> Label {
        let name = self.unit_name(unit);
        // `Human swordsmen, light` of a list are `light human swordsmen` of a sentence.
        let en = match name.en.split_once(", ") {
            Some((troop, weight)) => format!("{weight} {}", inside_sentence(troop)),
            None => inside_sentence(&name.en),
        };
        Label::new(en, name.ja.clone())
    }

    /// The name of a skill or an artifact.
    pub(crate) fn item_name(&self, item: ItemId) -> &Label {
        match item {
            ItemId::Skill(skill) => &self.cards.skill(skill).face.name,
            ItemId::Artifact(artifact) => &self.cards.artifact(artifact).face.name,
        }
    }

    /// A piece without its hex: `human knights`, `Torvald`.
    pub(crate) fn piece_name(&self, piece: &Piece) -> Label {
        match (piece.unit, piece.hero) {
            (Some(unit), _) => self.unit_label(unit),
            (None, Some(HeroName { id: _, class, no })) => hero_label(class, no),
            (None, None) => Label::new("nobody", "なし"),
        }
    }

    /// A piece as a sentence names it: `Ada's human knights at C5`, `Ada's Champion Torvald at C5`.
    pub(crate) fn piece_label(&self, piece: &Piece) -> Label {
        self.piece_with(piece, None)
    }

    /// A piece with its Leader: `Ada's human knights at C5 (led by Torvald)`.
    pub(crate) fn led_label(&self, piece: &Piece) -> Label {
        let leader = piece.hero.filter(|_| piece.unit.is_some());
        self.piece_with(piece, leader)
    }

    fn piece_with(&self, piece: &Piece, leader: Option<HeroName>) -> Label {
        let (player, at, name) = (self.seat_name(piece.seat), piece.at, self.piece_name(piece));
        let (en, ja) =
            if piece.unit.is_some() { ("", "") } else { ("Champion ", "チャンピオン・") };
        let leader = leader.map(|hero| hero_label(hero.class, hero.no));
        let led = leader.map_or_else(Label::default, |hero| {
            Label::new(format!(" (led by {})", hero.en), format!("、リーダー：{}", hero.ja))
        });
        Label::new(
            format!("{player}'s {en}{} at {at}{}", name.en, led.en),
            format!("{player}の{ja}{}（{at}{}）", name.ja, led.ja),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ninth_hero_of_a_class_is_the_second_of_its_name() {
        let name = |class, no| hero_label(class, no).en.into_owned();
        assert_eq!(name(Class::Warrior, 2), "Torvald");
        assert_eq!(name(Class::Cleric, 7), "Linnet");
        assert_eq!(name(Class::Commander, 8), "Aldric II");
        assert_eq!(name(Class::Wizard, 17), "Ysmay III");
        assert_eq!(name(Class::Rogue, 8 * 3 + 4), "Silke IV");
        assert_eq!(hero_label(Class::Rogue, 8).ja, "レンII");
    }

    #[test]
    fn no_two_heroes_have_one_name() {
        let mut names: Vec<Text> = HERO_NAMES.into_iter().flatten().collect();
        let all = names.len();
        names.sort_unstable_by_key(|name| name.en);
        names.dedup_by_key(|name| name.en);
        assert_eq!(names.len(), all);
        names.sort_unstable_by_key(|name| name.ja);
        names.dedup_by_key(|name| name.ja);
        assert_eq!(names.len(), all);
    }

    #[test]
    fn kinds_of_units_are_no_names_inside_a_sentence() {
        assert_eq!(inside_sentence("Human knights"), "human knights");
        assert_eq!(inside_sentence("Giant Spider"), "Giant Spider");
        assert_eq!(inside_sentence("Wolves"), "wolves");
    }
}
