//! What the specification says of every card.

use super::{edited, house};
use crate::cards::*;
use crate::vocabulary::Service;
use Amount::{All, Upto};
use Counted::{OtherItems, PartCards, ShieldMarks, SkillsOfLevel};
use Points::{Fixed, Per};

const fn marks(ap: u8, shield: u8, contribution: u8) -> Marks {
    Marks { ap, shield, contribution }
}

const fn attack(xp: u8, coin: u8, most: u8) -> Attack {
    Attack { xp, coin, most, ignores_extra: false }
}

#[test]
fn set_has_the_counts_of_the_box() {
    let set = house();
    let skills: u8 = set.skills.iter().map(|card| card.copies).sum();
    assert_eq!((set.skill_kinds().count(), skills), (20, 44));
    assert_eq!(set.part_kinds().count(), 16);
    let items: u8 = set.items.iter().map(|card| card.copies).sum();
    assert_eq!((set.item_kinds().count(), items), (18, 27));
    let chips: u8 = set.chips.iter().map(|card| card.copies).sum();
    assert_eq!((set.chip_kinds().count(), chips), (49, 50));
    let names = set.item_kinds().filter(|&kind| set.item(kind).minus_of.is_none());
    assert_eq!(names.count(), 15);
    assert_eq!(set.rows().count(), 20 + 16 + 18 + 49 + 4 + 2 + 2 + 3);
}

#[test]
fn skills_have_the_numbers_of_the_specification() {
    let with = |attack: Attack| (Some(attack), None);
    let heals = |heal: Amount| (None, Some(heal));
    let shadow = Some(Attack { xp: 2, coin: 2, most: 1, ignores_extra: true });
    // id, AC, lock, attack and heal, marks, points, copies
    let wanted = [
        ("WA11", 2, Lock::One, with(attack(1, 0, 1)), marks(1, 1, 0), 0, 4),
        ("CL11", 1, Lock::Free, heals(Upto(1)), marks(1, 0, 0), 0, 4),
        ("SO11", 3, Lock::One, with(attack(2, 0, 1)), marks(2, 0, 0), 0, 4),
        ("TH11", 2, Lock::One, with(attack(0, 2, 1)), marks(2, 0, 0), 0, 4),
        ("WA21", 2, Lock::One, with(attack(2, 0, 1)), marks(0, 2, 0), 1, 2),
        ("WA22", 3, Lock::One, with(attack(3, 0, 1)), marks(1, 1, 0), 1, 2),
        ("CL21", 2, Lock::Free, heals(Upto(3)), marks(1, 1, 0), 1, 2),
        ("CL22", 3, Lock::One, (Some(attack(2, 0, 1)), Some(Upto(1))), marks(1, 0, 0), 2, 2),
        ("SO21", 3, Lock::One, with(attack(3, 0, 1)), marks(1, 0, 0), 1, 2),
        ("SO22", 3, Lock::Stack(Upto(3)), with(attack(1, 0, 3)), marks(1, 0, 0), 2, 2),
        ("TH21", 2, Lock::One, with(attack(0, 3, 1)), marks(1, 0, 0), 1, 2),
        ("TH22", 1, Lock::One, with(attack(1, 1, 1)), marks(1, 0, 0), 1, 2),
        ("WA31", 2, Lock::One, with(attack(3, 0, 1)), marks(1, 0, 6), 3, 1),
        ("WA32", 3, Lock::One, with(attack(3, 0, 1)), marks(0, 3, 0), 3, 2),
        ("CL31", 2, Lock::Free, heals(All), marks(1, 2, 0), 3, 1),
        ("CL32", 3, Lock::One, (Some(attack(3, 0, 1)), Some(Upto(2))), marks(1, 1, 0), 3, 2),
        ("SO31", 4, Lock::One, with(attack(2, 0, 2)), marks(1, 0, 0), 3, 2),
        ("SO32", 0, Lock::Stack(All), (None, None), marks(1, 0, 0), 3, 1),
        ("TH31", 3, Lock::One, with(attack(0, 3, 2)), marks(1, 0, 0), 3, 2),
        ("TH32", 2, Lock::One, (shadow, None), marks(1, 0, 4), 3, 1),
    ];
    let set = house();
    for (card, wanted) in set.skills.iter().zip(wanted) {
        let does = (card.attack, card.heal);
        let id = card.face.id.as_str();
        assert_eq!((id, card.ac, card.lock, does, card.marks, card.points, card.copies), wanted);
        assert_eq!(card.releases, id == "SO32", "{id}");
        let [first, _, level, _] = id.as_bytes() else { panic!("{id} has four signs") };
        assert_eq!(char::from(*first), card.character.letter(), "{id}");
        assert_eq!(level - b'0', card.level, "{id}");
    }
}

#[test]
fn printed_checks_of_the_skills_hold() {
    let set = house();
    let first = || Character::ALL.map(|character| set.skill(set.first_skill(character)));
    assert_eq!(first().map(|card| card.face.id.as_str()), ["WA11", "CL11", "SO11", "TH11"]);
    assert_eq!(first().iter().map(|card| card.marks.ap).sum::<u8>(), 6);
    assert_eq!(first().iter().map(|card| card.marks.shield).sum::<u8>(), 1);
    for card in first() {
        let reach = card.attack.map_or((0, 0), |attack| (attack.xp, attack.coin));
        assert!(reach.0 < 3 && reach.1 < 3, "{} reaches too far", card.face.id);
    }
    let banner = set.item(set.item_by_id("IT02").expect("the banner")).marks.contribution;
    let skills: u8 = set.skills.iter().map(|card| card.marks.contribution).sum();
    assert_eq!(skills + banner, 19);
}

#[test]
fn part_cards_have_the_numbers_of_the_specification() {
    // id, AP, shield, on gain, points
    let wanted = [
        ("HD1", 0, 0, None, Fixed(3)),
        ("HD2", 1, 0, None, Fixed(2)),
        ("HD3", 0, 0, None, Per { what: PartCards, cap: 5 }),
        ("HD4", 0, 0, Some(OnGain::Black), Fixed(4)),
        ("TO1", 0, 1, None, Fixed(2)),
        ("TO2", 0, 2, None, Fixed(1)),
        ("TO3", 0, 0, Some(OnGain::Coin(2)), Fixed(2)),
        ("TO4", 0, 0, None, Per { what: ShieldMarks(3), cap: 4 }),
        ("BK1", 1, 0, None, Fixed(2)),
        ("BK2", 2, 0, None, Fixed(1)),
        ("BK3", 0, 0, Some(OnGain::Black), Fixed(4)),
        ("BK4", 0, 0, Some(OnGain::Swap), Fixed(2)),
        ("TL1", 0, 0, None, Fixed(3)),
        ("TL2", 0, 0, Some(OnGain::Heal(Upto(2))), Fixed(2)),
        ("TL3", 0, 0, None, Per { what: SkillsOfLevel(3), cap: 4 }),
        ("TL4", 0, 0, Some(OnGain::Life), Fixed(2)),
    ];
    let set = house();
    for (kind, (id, ap, shield, on_gain, points)) in set.part_kinds().zip(wanted) {
        let card = set.part(kind);
        let found = (card.face.id.as_str(), card.marks, card.on_gain, card.points);
        assert_eq!(found, (id, marks(ap, shield, 0), on_gain, points));
        assert_eq!(card.part, Part::ALL[kind.index() / 4], "{id}");
        assert_eq!(set.part_by_id(id), Some(kind));
    }
}

#[test]
fn items_have_the_numbers_of_the_specification() {
    use ItemEffect::{
        Action, GatherAc, LevelDiscount, OnBuyLife, OnBuyRing, OnBuySword, Save, Soften,
    };
    let none = marks(0, 0, 0);
    // id, price, effect, marks, points, copies
    let wanted = [
        ("IT01", 2, Some(OnBuyLife), none, Fixed(1), 3),
        ("IT02", 4, None, marks(0, 0, 9), Fixed(2), 1),
        ("IM02", 3, None, marks(0, 0, 5), Fixed(1), 1),
        ("IT03", 5, None, marks(0, 3, 0), Fixed(2), 1),
        ("IM03", 3, None, marks(0, 2, 0), Fixed(1), 1),
        ("IT04", 4, Some(OnBuySword), none, Fixed(1), 2),
        ("IT05", 4, Some(OnBuyRing), none, Fixed(1), 2),
        ("IT06", 4, None, marks(2, 0, 0), Fixed(1), 1),
        ("IM06", 2, None, marks(1, 0, 0), Fixed(0), 1),
        ("IT07", 2, None, marks(0, 1, 0), Fixed(1), 2),
        ("IT08", 2, Some(Action { ac: 1, heal: All }), none, Fixed(1), 2),
        ("IT09", 3, Some(Save), none, Fixed(1), 1),
        ("IT10", 3, Some(GatherAc(3)), none, Fixed(1), 2),
        ("IT11", 4, None, none, Per { what: OtherItems, cap: 5 }, 1),
        ("IT12", 4, None, none, Per { what: PartCards, cap: 4 }, 1),
        ("IT13", 4, Some(LevelDiscount), none, Fixed(1), 2),
        ("IT14", 2, Some(Soften(3)), none, Fixed(0), 2),
        ("IT15", 8, None, none, Fixed(5), 1),
    ];
    let set = house();
    for (kind, wanted) in set.item_kinds().zip(wanted) {
        let card = set.item(kind);
        let id = card.face.id.as_str();
        let found = (id, card.price, card.effect, card.marks, card.points, card.copies);
        assert_eq!(found, wanted);
        assert_eq!(set.item_by_id(id), Some(kind));
        let full = id.strip_prefix("IM").map(|number| format!("IT{number}"));
        assert_eq!(card.minus_of, full.and_then(|id| set.item_by_id(&id)), "{id}");
    }
}

#[test]
fn a_minus_one_card_has_the_name_of_its_card() {
    let set = house();
    let item = |id| set.item_by_id(id).expect("an item");
    assert!(set.same_name(item("IM02"), item("IT02")) && set.same_name(item("IT02"), item("IM02")));
    assert!(set.same_name(item("IT01"), item("IT01")));
    assert!(
        !set.same_name(item("IM02"), item("IM03")) && !set.same_name(item("IT03"), item("IM02"))
    );
    let last = set.item_kinds().last().expect("there are items");
    assert!(set.has_item(last));
    assert!(!set.has_item(ItemKind::new(last.number() + 1).expect("a set could have more")));
}

/// What a chip is, as the specification writes it.
fn said(chip: &ChipCard) -> String {
    match chip.shows {
        ChipFace::Xp(symbol, value) => format!("{}{}", symbol.letter(), value.points()),
        ChipFace::Coin(coin) => format!("{coin:?}").to_lowercase(),
    }
}

#[test]
fn chips_have_the_numbers_of_the_specification() {
    let stages = [
        "W1 C1 S1 T1 W1 C1 S1 T1 copper copper M1+1 M1+1 W2 C2 S2 T2 silver+1 silver+1 gold+1 M2+2",
        "W1 C1 S1 T1 copper silver W2 C2 S2 T2 M1 silver+1 M2+1 W3 C3 S3 T3 gold+1 gold+1 M3+2",
        "W3+1 C3+1 S3+1 T3+1 M1 M2+1 M3+2 silver gold+1*2",
    ];
    let set = house();
    for (stage, wanted) in (1..).zip(stages) {
        let of_stage = set.chips.iter().filter(|chip| chip.stage == stage);
        let say = |chip: &ChipCard| {
            let extra = if chip.extra > 0 { format!("+{}", chip.extra) } else { String::new() };
            let copies = if chip.copies > 1 { format!("*{}", chip.copies) } else { String::new() };
            format!("{}{extra}{copies}", said(chip))
        };
        assert_eq!(of_stage.map(say).collect::<Vec<_>>().join(" "), wanted, "stage {stage}");
    }
    let serials: Vec<u8> = set.chips.iter().filter_map(|chip| chip.serial).collect();
    assert_eq!(serials, (1..=40).collect::<Vec<u8>>());
    for chip in &set.chips[..40] {
        assert_eq!(chip.face.id, format!("E{:02}", chip.serial.expect("one of the first forty")));
    }
    assert_eq!(set.chip_by_id("X09").map(|kind| set.chip(kind).copies), Some(2));
}

#[test]
fn totals_of_the_stages_are_those_of_the_specification() {
    let set = house();
    for (stage, wanted) in (1..).zip([(20, 10), (30, 13), (18, 10)]) {
        let of_stage = set.chips.iter().filter(|chip| chip.stage == stage);
        let total = of_stage.fold((0, 0), |(xp, copper), chip| {
            let copies = u32::from(chip.copies);
            match chip.shows {
                ChipFace::Xp(_, value) => (xp + copies * u32::from(value.points()), copper),
                ChipFace::Coin(coin) => (xp, copper + copies * coin.worth()),
            }
        });
        assert_eq!(total, wanted, "stage {stage}");
    }
}

#[test]
fn boards_have_the_numbers_of_the_specification() {
    let set = house();
    let board = &set.board;
    assert_eq!((board.ap_spaces, board.line), (20, [1, 1, 2, 2, 3]));
    assert_eq!((board.level_spaces, board.level_prints.as_slice()), (9, &[2, 4, 6, 8][..]));
    assert_eq!((board.bonus, board.bonus_two), ([Space::C, Space::D], Space::B));
    assert_eq!((board.core_bonus_halves, board.death_halves, board.death_shield), (7, 4, 1));
    assert_eq!((board.life_price, board.gather_ac), (1, 4));
    let ring = |seats| {
        let say = |cell: &RingCell| {
            let covers: Vec<&str> = cell.covers.iter().map(|part| part.word()).collect();
            format!("{}:{}={}", cell.index, covers.join("+"), cell.value)
        };
        set.ring(seats).map(say).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(ring(2), "0:head+back=2 1:back=1 2:tail=1 3:tail+torso=2 4:torso=1 5:head=1");
    assert_eq!(
        ring(3),
        "0:head+back=2 1:back=1 3:tail=1 4:tail=1 5:tail+torso=2 6:torso=1 8:head=1 9:head=1"
    );
    assert_eq!(
        ring(4),
        "0:head+back=2 1:back=1 2:back=1 3:tail=1 4:tail=1 5:tail+torso=2 6:torso=1 7:torso=1 \
         8:head=1 9:head=1"
    );
    assert_eq!(set.ring(3).map(|cell| cell.value).sum::<u8>(), 10);
}

#[test]
fn sources_are_told_row_by_row() {
    let set = house();
    let rulebook: Vec<&str> =
        set.rows().filter(|row| row.source == Source::Rulebook).map(|row| row.id).collect();
    let wanted = ["IX1", "IX2", "IX3", "IX4", "BS1", "BS2", "CB1", "DP1", "SV1", "SV2"];
    assert_eq!(rulebook, wanted);
    let mixed: Vec<String> = set
        .faces()
        .filter(|face| !face.printed.is_empty())
        .map(|face| format!("{}: {}", face.id, face.printed.join(" ")))
        .collect();
    assert_eq!(
        mixed,
        [
            "WA11: name_ja ac attack.xp",
            "CL11: name_ja ac lock heal",
            "WA21: name_ja level",
            "WA22: name_ja level",
            "CL21: name_ja level",
            "SO31: name_ja level attack.most",
            "SO32: name_ja level ac lock releases",
            "IT01: name_ja price effect points",
            "IT02: name_ja",
            "IM02: name_ja minus_of",
            "IT03: name_ja",
            "IM03: name_ja minus_of",
            "E09: coin",
            "E17: coin",
            "E19: coin",
        ]
    );
}

#[test]
fn every_row_is_found_by_its_card() {
    let set = house();
    let id = |row: u16| set.card_row(usize::from(row)).expect("a row").id;
    for kind in set.skill_kinds() {
        assert_eq!(id(set.row_of_skill(kind)), set.skill(kind).face.id);
        assert_eq!(set.skill_by_id(&set.skill(kind).face.id), Some(kind));
    }
    for kind in set.part_kinds() {
        assert_eq!(id(set.row_of_part(kind)), set.part(kind).face.id);
    }
    for kind in set.item_kinds() {
        assert_eq!(id(set.row_of_item(kind)), set.item(kind).face.id);
    }
    for kind in set.chip_kinds() {
        assert_eq!(id(set.row_of_chip(kind)), set.chip(kind).face.id);
    }
    let starters = Character::ALL.map(|character| id(set.row_of_starter(character)));
    assert_eq!(starters, ["IX1", "IX2", "IX3", "IX4"]);
    assert_eq!(BonusShield::ALL.map(|bonus| id(set.row_of_bonus(bonus))), ["BS1", "BS2"]);
    assert_eq!([id(set.row_of_core_bonus()), id(set.row_of_death())], ["CB1", "DP1"]);
    let services = Service::ALL.map(|service| id(set.row_of_service(service)));
    assert_eq!(services, ["SV1", "SV2", "SV3"]);
    assert_eq!(usize::from(set.row_of_service(Service::Third)) + 1, set.rows().count());
    assert!(set.card_row(set.rows().count()).is_none());
}

#[test]
fn lines_say_what_is_on_the_card() {
    let set = house();
    for (id, en, ja) in LINES {
        let (place, row) =
            set.rows().enumerate().find(|(_, row)| row.id == id).expect("a row of the set");
        assert_eq!([row.line_en, row.line_ja], [en, ja]);
        assert_eq!(set.line(place as u16).en, en);
    }
}

/// Each kind of clause at least once.
const LINES: [(&str, &str, &str); 37] = [
    (
        "WA11",
        "Sword Attack: Warrior, level 1; AC 2; takes 1 chip (experience up to 1 point); 1 AP mark; 1 shield mark; 0 victory points; 4 cards",
        "ソードアタック：ウォーリアLv.1、AC2、1点以下の経験値を1枚獲得、APマーク1、シールドマーク1、勝利点0、4枚",
    ),
    (
        "CL32",
        "Judgement: Cleric, level 3; AC 3; takes 1 chip (experience up to 3 points); turns up to 2 damage chips back; 1 AP mark; 1 shield mark; 3 victory points; 2 cards",
        "ジャッジメント：クレリックLv.3、AC3、3点以下の経験値を1枚獲得、ダメージチップを2枚まで戻す、APマーク1、シールドマーク1、勝利点3、2枚",
    ),
    (
        "CL31",
        "Miracle: Cleric, level 3; AC 2; free; turns all damage chips back; 1 AP mark; 2 shield marks; 3 victory points; 1 card",
        "ミラクル：クレリックLv.3、AC2、フリー、ダメージチップをすべて戻す、APマーク1、シールドマーク2、勝利点3、1枚",
    ),
    (
        "SO22",
        "Chain Spark: Sorcerer, level 2; AC 3; stacks 1 to 3; takes as many chips (experience up to 1 point); 1 AP mark; 2 victory points; 2 cards",
        "チェインスパーク：ソーサラーLv.2、AC3、スタック（3枚まで）、1点以下の経験値を同じ枚数獲得、APマーク1、勝利点2、2枚",
    ),
    (
        "SO31",
        "Fireball: Sorcerer, level 3; AC 4; takes 1 or 2 chips (experience up to 2 points); 1 AP mark; 3 victory points; 2 cards",
        "ファイアボール：ソーサラーLv.3、AC4、2点以下の経験値を1～2枚獲得、APマーク1、勝利点3、2枚",
    ),
    (
        "SO32",
        "Clear Mind: Sorcerer, level 3; AC 0; stacks any number; takes as many life chips off other skills; 1 AP mark; 3 victory points; 1 card",
        "クリアマインド：ソーサラーLv.3、AC0、スタック（枚数自由）、重ねた枚数だけほかのスキルからライフチップを外す、APマーク1、勝利点3、1枚",
    ),
    (
        "TH22",
        "Quick Stab: Thief, level 2; AC 1; takes 1 chip (experience up to 1 point, coins up to copper); 1 AP mark; 1 victory point; 2 cards",
        "クイックスタブ：シーフLv.2、AC1、1点以下の経験値か銅貨を1枚獲得、APマーク1、勝利点1、2枚",
    ),
    (
        "TH32",
        "Shadow Strike: Thief, level 3; AC 2; takes 1 chip (experience up to 2 points, coins up to silver), without extra costs; 1 AP mark; contribution +0.4; 3 victory points; 1 card",
        "シャドウストライク：シーフLv.3、AC2、2点以下の経験値か銀貨以下のコインを1枚獲得（追加アクションコスト不要）、APマーク1、貢献度+0.4、勝利点3、1枚",
    ),
    (
        "HD4",
        "Serpent's Head: part card of the head; when gained: the black marker goes onto the monster's level; 4 victory points",
        "大蛇の頭：頭の部位カード、獲得時：黒のヘイトマーカーをエネミーレベルに置く、勝利点4",
    ),
    (
        "TO3",
        "Golden Fleece: part card of the torso; when gained: 2 copper; 2 victory points",
        "黄金の毛皮：胴の部位カード、獲得時：銅貨2枚分を得る、勝利点2",
    ),
    (
        "TO4",
        "Bone Plates: part card of the torso; 1 victory point for every 3 shield marks, 4 at most",
        "骨の装甲：胴の部位カード、シールドマーク3個につき勝利点1（最大4）",
    ),
    (
        "BK4",
        "Shifting Hide: part card of the back; when gained: a part card may be swapped with another seat's; 2 victory points",
        "変幻の皮：背の部位カード、獲得時：ほかのプレイヤーと部位カードを1枚交換できる、勝利点2",
    ),
    (
        "TL2",
        "Snake Tail: part card of the tail; when gained: turns up to 2 damage chips back; 2 victory points",
        "蛇の尾：尾の部位カード、獲得時：ダメージチップを2枚まで戻す、勝利点2",
    ),
    (
        "TL3",
        "Mace Tail: part card of the tail; 1 victory point for each own skill of level 3, 4 at most",
        "戦槌の尾：尾の部位カード、自分のLv.3スキル1枚につき勝利点1（最大4）",
    ),
    (
        "TL4",
        "Star Tail: part card of the tail; when gained: 1 life chip; 2 victory points",
        "星の尾：尾の部位カード、獲得時：ライフチップ1枚を得る、勝利点2",
    ),
    (
        "IT01",
        "Elixir of Vigor: price 2 copper; when bought: 1 life chip; 1 victory point; 3 cards",
        "体力の霊薬：価格は銅貨2枚分、購入時：ライフチップ1枚を得る、勝利点1、3枚",
    ),
    (
        "IM02",
        "Barbarian Banner-1: price 3 copper; the same item as Barbarian Banner, at another price; contribution +0.5; 1 victory point; 1 card",
        "蛮族の軍旗-1：価格は銅貨3枚分、「蛮族の軍旗」と同じアイテムとして扱う、貢献度+0.5、勝利点1、1枚",
    ),
    (
        "IT04",
        "Rune Sword: price 4 copper; when bought: a sword on a skill, which then takes experience of 1 point more; 1 victory point; 2 cards",
        "ルーンの剣：価格は銅貨4枚分、購入時：剣チップをスキルに置く（獲得できる経験値+1点）、勝利点1、2枚",
    ),
    (
        "IT05",
        "Wayfarer's Ring: price 4 copper; when bought: a ring on a skill, whose AC is then 1 less; 1 victory point; 2 cards",
        "旅人の指輪：価格は銅貨4枚分、購入時：指輪チップをスキルに置く（AC-1）、勝利点1、2枚",
    ),
    (
        "IT08",
        "Healing Potion: price 2 copper; instead of a skill, for AC 1: turns all damage chips back, then back to the display; 1 victory point; 2 cards",
        "回復の水薬：価格は銅貨2枚分、スキルの代わりにAC1でダメージチップをすべて戻す、その後カード置き場に戻る、勝利点1、2枚",
    ),
    (
        "IT09",
        "Phoenix Plume: price 3 copper; used up in place of a death penalty card, then back to the display; 1 victory point; 1 card",
        "不死鳥の羽根：価格は銅貨3枚分、デスペナカードを受け取る代わりにカード置き場に戻す、勝利点1、1枚",
    ),
    (
        "IT10",
        "Gatherer's Satchel: price 3 copper; gathering materials costs AC 3; 1 victory point; 2 cards",
        "採集者の鞄：価格は銅貨3枚分、素材回収のACが3になる、勝利点1、2枚",
    ),
    (
        "IT11",
        "Curio Ledger: price 4 copper; 1 victory point for each other own item, 5 at most; 1 card",
        "珍品目録：価格は銅貨4枚分、ほかの自分のアイテム1枚につき勝利点1（最大5）、1枚",
    ),
    (
        "IT12",
        "Trophy Stand: price 4 copper; 1 victory point for each own part card, 4 at most; 1 card",
        "戦利品の飾り台：価格は銅貨4枚分、自分の部位カード1枚につき勝利点1（最大4）、1枚",
    ),
    (
        "IT13",
        "Training Manual: price 4 copper; each level-up costs 1 point less; 1 victory point; 2 cards",
        "鍛錬の書：価格は銅貨4枚分、レベルアップに必要な経験値-1点、勝利点1、2枚",
    ),
    (
        "IT14",
        "Smoke Bomb: price 2 copper; used up to take 3 off the damage of an enemy phase, then back to the display; 0 victory points; 2 cards",
        "煙玉：価格は銅貨2枚分、エネミーフェイズのダメージを3減らし、その後カード置き場に戻る、勝利点0、2枚",
    ),
    (
        "E01",
        "Warrior 1 (no. 1): stage 1; 1 point of experience for the Warrior",
        "ウォーリア1（1番）：Stage 1、ウォーリアの経験値1点",
    ),
    (
        "X07",
        "Any class 3: stage 3; 3 points of experience for any class; extra cost 2",
        "マルチ3：Stage 3、マルチの経験値3点、追加アクションコスト2",
    ),
    (
        "X09",
        "Gold: stage 3; a gold coin; extra cost 1; 2 chips",
        "金貨：Stage 3、金貨1枚、追加アクションコスト1、2枚",
    ),
    (
        "IX3",
        "Starting experience (Sorcerer): pays 2 points of experience for the Sorcerer, or 1 for another",
        "初期経験値（ソーサラー）：ソーサラーの経験値2点、または他のキャラクターの経験値1点として使える",
    ),
    (
        "BS1",
        "Bonus shield One: 1 shield in an enemy phase; back: 1 copper or 1 point of experience for any class",
        "ボーナスシールド1：エネミーフェイズでシールド1、裏面：銅貨1枚か、マルチの経験値1点",
    ),
    (
        "BS2",
        "Bonus shield Two: 2 shields in an enemy phase; back: 1 silver",
        "ボーナスシールド2：エネミーフェイズでシールド2、裏面：銀貨1枚",
    ),
    (
        "CB1",
        "Core bonus: 3.5 victory points for the best contribution to the core",
        "コアボーナス：コアへの貢献度が最も高いプレイヤーに勝利点3.5",
    ),
    (
        "DP1",
        "Death penalty: -2 victory points; 1 shield mark at once",
        "デスペナルティ：勝利点-2、シールドマーク1",
    ),
    (
        "SV1",
        "Extra life: 1 life chip for 1 copper, once in each end phase",
        "追加ライフチップ：銅貨1枚でライフチップ1枚、終了フェイズごとに1回",
    ),
    (
        "SV2",
        "Gather materials: for AC 4 a hate marker that later pays 1 copper or 1 point of experience",
        "素材回収：AC4でヘイトマーカーを1枚置き、あとで銅貨1枚か経験値1点の支払いに使う",
    ),
    (
        "SV3",
        "Costs and coins: reminds of what level-ups cost and of what coins are worth",
        "費用と両替の表：レベルアップに必要な経験値と両替の早見表",
    ),
];

#[test]
fn lines_of_numbers_that_the_built_in_set_has_not() {
    let line = |text: String, id: &str| {
        let set = CardSet::parse(&text).expect("within the limits");
        let row = set.rows().find(|row| row.id == id).expect("a row of the set");
        [row.line_en.to_owned(), row.line_ja.to_owned()]
    };
    assert_eq!(
        line(edited("\"TO4\"", "every = 3", "every = 1"), "TO4"),
        [
            "Bone Plates: part card of the torso; 1 victory point for each shield mark, 4 at most",
            "骨の装甲：胴の部位カード、シールドマーク1個につき勝利点1（最大4）",
        ]
    );
    assert_eq!(
        line(edited("\"CB1\"", "halves = 7", "halves = 8"), "CB1"),
        [
            "Core bonus: 4 victory points for the best contribution to the core",
            "コアボーナス：コアへの貢献度が最も高いプレイヤーに勝利点4",
        ]
    );
}

#[test]
fn kinds_refuse_numbers_no_set_can_have() {
    assert!(SkillKind::try_from(19).is_ok() && SkillKind::try_from(20).is_err());
    assert!(PartKind::try_from(15).is_ok() && PartKind::try_from(16).is_err());
    assert!(ItemKind::try_from(26).is_ok() && ItemKind::try_from(27).is_err());
    assert!(ChipKind::try_from(49).is_ok() && ChipKind::try_from(50).is_err());
}

#[test]
fn an_amount_is_never_more_than_there_is() {
    assert_eq!([Upto(3).of(2), Upto(3).of(3), Upto(3).of(9), All.of(9)], [2, 3, 3, 9]);
}

#[test]
fn built_in_set_is_read_once() {
    let set = CardSet::chosen(&CardChoice::Newest).expect("sound");
    let mut read = house();
    read.mark_also_printed();
    read.shorten();
    assert_eq!(*set, read);
    let by_digest = CardChoice::BuiltIn(kanso_engine::cards::set_digest(HOUSE_1));
    let again = CardSet::chosen(&by_digest).expect("sound");
    assert!(Arc::ptr_eq(&set, &again));
    let own = edited("\"IT15\"", "price = 8", "price = 9");
    let own = CardSet::chosen(&CardChoice::Own(own)).expect("sound");
    assert_eq!(own.item(own.item_by_id("IT15").expect("the charter")).price, 9);
    assert!(CardSet::chosen(&CardChoice::Own("game = 1".to_owned())).is_err());
}

/// Whoever copies rows in another order has the same kinds in the same order.
#[test]
fn rows_of_skills_parts_and_chips_may_stand_in_any_order() {
    let first = HOUSE_1.find("[[skill]]").expect("there are skills");
    let (head, rows) = HOUSE_1.split_at(first);
    let (tables, own) = rows.split_at(rows.find("[core_bonus]").expect("there is a core bonus"));
    let mut tables: Vec<&str> = tables.split_inclusive("\n\n").collect();
    let keep = |table: &&str| table.contains("[[item]]") || table.contains("[[bonus]]");
    let (kept, turned): (Vec<&str>, Vec<&str>) = tables.drain(..).partition(keep);
    let turned: String = turned.into_iter().rev().collect();
    let set = CardSet::parse(&format!("{head}{turned}{}{own}", kept.concat())).expect("sound");
    let house = house();
    // Kinds of one character and level, of one part and of stage 3 keep the order of the file.
    let skills = |set: &CardSet| -> Vec<(u8, Character)> {
        set.skills.iter().map(|card| (card.level, card.character)).collect()
    };
    assert_eq!(skills(&set), skills(&house));
    assert_eq!(set.chips[..40], house.chips[..40]);
    assert_eq!((set.starters, set.bonus), (house.starters, house.bonus));
    let parts: Vec<Part> = set.parts.iter().map(|card| card.part).collect();
    assert!(parts.is_sorted());
}
