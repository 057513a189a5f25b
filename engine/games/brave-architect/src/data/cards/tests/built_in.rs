//! What the specification says of the cards.

use super::house;
use crate::cards::check::most_ways;
use crate::cards::*;
use crate::vocabulary::Style;
use Stat::{Acc, Def, Mag, Pow, Spd};

fn attack(set: &CardSet, id: &str) -> HeroAttack {
    let card = set.card(set.card_by_id(id).expect("a deck card"));
    card.attack().expect("an attack").clone()
}

fn effects(set: &CardSet, id: &str) -> Vec<Effect> {
    set.card(set.card_by_id(id).expect("a deck card")).effects.to_vec()
}

fn row(from: i8, damage: u8, plus: Option<Stat>, effects: &[Effect]) -> ChartRow {
    ChartRow { from, damage, plus, effects: effects.iter().copied().collect() }
}

const fn own(stat: Stat, n: i8, until: Until) -> Effect {
    Effect::StatMod { within: None, stat: WhichStat::This(stat), n, until }
}

#[test]
fn set_has_the_148_cards_of_the_box() {
    let set = house();
    let counts = [
        set.races.len() * (1 + usize::from(RACE_CARDS)),
        set.weapons.len() * (1 + usize::from(WEAPON_CARDS)),
        set.subs.len() * 2,
        skills().count(),
        set.items.iter().map(|item| usize::from(item.copies)).sum(),
        set.parties.len(),
        set.attacks.len(),
        2,
    ];
    assert_eq!(counts, [21, 56, 20, 18, 12, 7, 12, 2]);
    assert_eq!(counts.iter().sum::<usize>(), 148);
    assert_eq!(set.deck_cards.len(), 14 + 48 + 10 + 18);
    assert_eq!((set.faces.len(), set.items.len(), set.pieces.len()), (16, 10, 8));
    assert_eq!(set.rows().count(), 7 + 90 + 16 + 10 + 10 + 8 + 7 + 12 + 2);
}

#[test]
fn races_have_the_numbers_of_the_specification() {
    let set = house();
    // id, HP, stats at levels 1 to 3
    let wanted = [
        ("HU", 15, [[2, 2, 2, 1, 2], [3, 2, 2, 1, 3], [3, 3, 2, 2, 3]]),
        ("EL", 13, [[1, 3, 3, 0, 3], [1, 3, 3, 0, 4], [1, 4, 3, 1, 5]]),
        ("DW", 18, [[3, 1, 1, 2, 2], [4, 1, 1, 2, 3], [5, 1, 1, 3, 3]]),
        ("HA", 13, [[1, 3, 4, 0, 1], [1, 4, 4, 0, 2], [2, 4, 5, 1, 2]]),
        ("DE", 14, [[3, 2, 2, 0, 3], [4, 2, 2, 0, 3], [4, 3, 2, 0, 4]]),
        ("BE", 16, [[3, 1, 3, 1, 0], [4, 1, 3, 1, 0], [5, 2, 3, 1, 0]]),
        ("MA", 16, [[2, 2, 1, 2, 0], [2, 3, 1, 2, 0], [3, 3, 1, 3, 1]]),
    ];
    for (row, (id, hp, stats)) in set.races.iter().zip(wanted) {
        assert_eq!((row.face.id.as_str(), row.max_hp, row.stats), (id, hp, stats.map(Stats)));
    }
}

#[test]
fn charts_of_the_rulebook_are_read_as_printed() {
    let set = house();
    let power_slash = attack(&set, "W11");
    assert_eq!((power_slash.manner, power_slash.range), (Manner::Strike, 1));
    assert_eq!(power_slash.check.as_slice(), [Acc, Pow]);
    assert_eq!(power_slash.chart.as_slice(), [row(9, 7, None, &[]), row(13, 7, Some(Pow), &[])]);
    assert!(
        power_slash.has(Icon::LinkAttack)
            && !power_slash.has(Icon::LinkCheck)
            && !power_slash.has(Icon::Pursuit)
    );
    // 8 or less misses, 9 to 12, 13 or more.
    let found = [2, 8, 9, 12, 13, 30].map(|total| power_slash.row(total));
    assert_eq!(found, [None, None, Some(0), Some(0), Some(1), Some(1)]);
    let quick_cut = attack(&set, "W41");
    assert_eq!(quick_cut.chart.as_slice(), [row(8, 6, None, &[]), row(11, 6, Some(Spd), &[])]);
    assert!(quick_cut.has(Icon::LinkCheck));
    let draw = &set.weapon_face(set.face_by_id("WA7").expect("a face")).basic.attack;
    assert_eq!(draw.chart.as_slice(), [row(7, 4, None, &[]), row(10, 5, None, &[])]);
    let sunder = attack(&set, "W34");
    let wanted =
        [row(9, 6, None, &[Effect::EnemyDef(1)]), row(13, 8, None, &[Effect::EnemyDef(2)])];
    assert_eq!(sunder.chart.as_slice(), wanted);
}

#[test]
fn attacks_have_what_else_the_specification_says() {
    let set = house();
    let hits: Vec<(&str, u8, u8)> = ["W23", "W31", "W56", "W75"]
        .into_iter()
        .map(|id| (id, attack(&set, id).hits, attack(&set, id).targets))
        .collect();
    assert_eq!(hits, [("W23", 3, 1), ("W31", 1, 2), ("W56", 1, 4), ("W75", 4, 1)]);
    let pursuits: Vec<&str> = set
        .deck_cards
        .iter()
        .filter(|card| card.attack().is_some_and(|attack| attack.has(Icon::Pursuit)))
        .map(|card| card.face.id.as_str())
        .collect();
    assert_eq!(pursuits, ["W22", "W25", "W42", "W44", "W73", "UD02"]);
    assert_eq!((attack(&set, "W45").fixed, attack(&set, "W53").fixed), (3, 2));
    let blood_axe = attack(&set, "W33");
    assert_eq!((blood_axe.recoil, blood_axe.recoil_if_hit), (2, false));
    let swing = &set.weapon_face(set.face_by_id("WA3").expect("a face")).basic.attack;
    assert_eq!((swing.recoil, swing.recoil_if_hit), (1, true));
    let bind = attack(&set, "UD07");
    assert_eq!(*bind.chart[1].effects, [Effect::EnemyMove(1), Effect::EnemyAtk(1)]);
    let aimed = set.card(set.card_by_id("W51").expect("a card")).boost;
    assert_eq!(aimed, Some(Boost { tension: 1, gives: BoostGives::AddDamage(2) }));
    let heal = set.card(set.card_by_id("W61").expect("a card")).boost;
    assert_eq!(heal, Some(Boost { tension: 1, gives: BoostGives::Heal(1) }));
}

#[test]
fn effects_are_those_of_the_specification() {
    let set = house();
    let wanted: [(&str, Vec<Effect>); 14] = [
        ("HU1", vec![Effect::SetDie]),
        (
            "HU2",
            vec![Effect::StatMod {
                within: None,
                stat: WhichStat::Chosen,
                n: 3,
                until: Until::Round,
            }],
        ),
        ("EL1", vec![own(Mag, 2, Until::InPlay), own(Def, 1, Until::InPlay)]),
        ("DW2", vec![Effect::GainItem(2), Effect::RemoveFromGame]),
        (
            "HA1",
            vec![
                Effect::EvadeMod { n: 1, until: Until::Round },
                Effect::PostAttackMove(Points { n: 0, plus: Some(Spd) }),
            ],
        ),
        ("BE2", vec![Effect::ExtraMove(Points { n: 1, plus: Some(Spd) }), Effect::GainPursuit]),
        ("MA1", vec![Effect::SelfEnemyDef(2)]),
        ("W13", vec![Effect::StrikePart { range: 1, n: 4 }]),
        (
            "W32",
            vec![Effect::NextAttack(AttackMods {
                add_damage: 2,
                roll: -1,
                ..AttackMods::default()
            })],
        ),
        ("W63", vec![Effect::Heal { whom: Heals::Each { within: 3, rouses: true }, n: 2 }]),
        (
            "K01",
            vec![Effect::NextAttack(AttackMods {
                fixed: 2,
                as_magic: true,
                ..AttackMods::default()
            })],
        ),
        (
            "K02",
            vec![Effect::NextAttack(AttackMods { fixed: 1, range: 1, ..AttackMods::default() })],
        ),
        ("K07", vec![Effect::TakeHate(2)]),
        ("K17", vec![own(Pow, 3, Until::Turn), own(Acc, 2, Until::Turn)]),
    ];
    for (id, wanted) in wanted {
        assert_eq!(effects(&set, id), wanted, "{id}");
    }
    let card = |id| set.card(set.card_by_id(id).expect("a card"));
    assert_eq!(card("K17").hp_at_most, Some(3));
    assert_eq!(card("K13").trigger(), Some(Trigger::BeforeFall));
    assert_eq!(card("W14").trigger(), Some(Trigger::BeforeDamage));
    assert_eq!(*card("W14").after_damage, [Effect::Heal { whom: Heals::Own, n: 2 }]);
    let each = Heals::Each { within: 2, rouses: false };
    assert_eq!(*card("W65").after_upkeep, [Effect::Heal { whom: each, n: 1 }]);
    let two = AttackMods { add_damage: 2, ..AttackMods::default() };
    assert_eq!(card("K04").class, Class::CostTrigger(two));
}

#[test]
fn player_cards_have_what_the_specification_says() {
    let set = house();
    let face = set.weapon_face(set.face_by_id("WB6").expect("a face"));
    assert_eq!(
        face.additions.map(|stats| stats.0),
        [[0, 0, 0, 1, 1], [0, 1, 0, 1, 1], [0, 1, 0, 1, 2]]
    );
    let stance = set.weapon_face(set.face_by_id("WB1").expect("a face")).ability.clone();
    let stance = stance.expect("its left half");
    assert_eq!((&*stance.name.en, stance.cost), ("Guard Stance", AbilityCost::Tension(1)));
    assert_eq!(*stance.effects, [own(Def, 1, Until::Round)]);
    let sub = |id| set.sub(set.sub_by_id(id).expect("a sub-weapon"));
    assert_eq!(sub("U08").evade, 1);
    let toss = sub("U03").attack.as_ref().expect("an attack");
    assert_eq!((&*toss.sheet.name.en, toss.sheet.cost, toss.attack.range), ("Knife Toss", 1, 3));
    let blood = sub("U09").ability.as_ref().expect("an ability");
    assert_eq!(blood.cost, AbilityCost::Cards(0));
    assert_eq!(blood.effects[0], Effect::DamageSelf(1));
    assert_eq!(
        sub("U10").ability.as_ref().map(|ability| ability.cost),
        Some(AbilityCost::Tension(2))
    );
}

#[test]
fn items_and_pieces_are_those_of_the_specification() {
    let set = house();
    let said: Vec<String> = set
        .items
        .iter()
        .map(|item| match &item.what {
            ItemUse::Consumable(effects) => format!("{} {effects:?}", item.copies),
            ItemUse::Equipment(pieces) => pieces.map(|piece| &*set.piece(piece).face.id).join(" "),
        })
        .collect();
    assert_eq!(
        said,
        [
            "3 [Heal { n: 3, whom: OwnOrFallen }]",
            "1 [Heal { n: 6, whom: OwnOrFallen }]",
            "1 [GainTension(2)]",
            "1 [EvadeMod { n: 3, until: Round }]",
            "Q1 Q2",
            "Q3 Q4",
            "Q5 Q6",
            "Q7 Q1",
            "Q2 Q8",
            "Q6 Q4",
        ]
    );
    let pieces: Vec<([i8; 5], u8)> =
        set.pieces.iter().map(|piece| (piece.additions.0, piece.softens)).collect();
    assert_eq!(
        pieces,
        [
            ([0, 0, 0, 1, 0], 0),
            ([1, 0, 0, 0, 0], 0),
            ([0, 0, -1, 2, 0], 0),
            ([0, 1, 0, 0, 0], 0),
            ([0, 0, 0, 1, 1], 0),
            ([0, 0, 1, 0, 0], 0),
            ([0, 0, 0, -1, 2], 0),
            ([0; 5], 1),
        ]
    );
}

#[test]
fn enemy_cards_have_the_numbers_of_the_specification() {
    let set = house();
    // id, defence high and low, hit, damage, special
    let parties = [
        ("EP1", 2, 3, 1, 1, Trait::Burns(1)),
        ("EP2", 3, 2, 2, 1, Trait::Drains(1)),
        ("EP3", 2, 3, 2, 1, Trait::Hastens(1)),
        ("EP4", 4, 3, 1, 2, Trait::Crushes(1)),
        ("EP5", 3, 2, 1, 1, Trait::NoAutoSix),
        ("EP6", 3, 4, 2, 0, Trait::Widens),
        ("EP7", 4, 3, 1, 2, Trait::Shades(2)),
    ];
    for (row, wanted) in set.parties.iter().zip(parties) {
        let PartyRow { face, defence_high, defence_low, hit, damage, core_defence, special } = row;
        let found = (&*face.id, *defence_high, *defence_low, *hit, *damage, *special);
        assert_eq!((found, *core_defence), (wanted, 4));
    }
    let attacks = [
        ("N1", "1 4", 1, Reach::HatePlus, 7, [2, 2, 3, 3, 4, 4], Def),
        ("N2", "2 3", 2, Reach::BodyRing8, 6, [2, 3, 3, 4, 4, 5], Def),
        ("N3", "1 2", 1, Reach::BodyRing12, 7, [3, 3, 3, 4, 4, 4], Def),
        ("N4", "3 4", 1, Reach::BodyCross2, 8, [2, 2, 3, 3, 3, 4], Def),
        ("N5", "1 3", 2, Reach::HateSquare, 6, [2, 3, 3, 3, 4, 5], Mag),
        ("N6", "2 4", 3, Reach::BodyRing32, 7, [1, 2, 2, 3, 3, 4], Def),
        ("S1", "1 2 4", 2, Reach::HatePlus, 8, [3, 4, 4, 5, 5, 6], Def),
        ("S2", "1 3", 2, Reach::BodyRing12, 7, [3, 3, 4, 4, 5, 5], Def),
        ("S3", "2 3 4", 1, Reach::BodyRing32, 9, [3, 3, 4, 4, 4, 5], Def),
        ("S4", "2 3", 1, Reach::HateDiamond, 8, [3, 4, 4, 5, 5, 6], Mag),
        ("S5", "1 4", 3, Reach::HateSquare, 8, [4, 4, 5, 5, 6, 7], Mag),
        ("S6", "1 2 3 4", 3, Reach::BodyRing12, 8, [2, 3, 4, 5, 6, 7], Def),
    ];
    for (row, wanted) in set.attacks.iter().zip(attacks) {
        let marks: Vec<String> = row.marks.iter().map(|slot| slot.number().to_string()).collect();
        let marks = marks.join(" ");
        let id = row.face.id.as_str();
        let found = (id, marks.as_str(), row.steps, row.reach, row.hit, row.chart, row.defence);
        assert_eq!(found, wanted);
        let effect = match id {
            "N4" | "S2" => Some(Effect::LoseTension(1)),
            "N6" | "S6" => Some(Effect::Discard(1)),
            _ => None,
        };
        assert_eq!(row.effect, effect, "{id}");
        let strong = CardSet::is_strong(set.attack_by_id(id).expect("its kind"));
        assert_eq!(strong, id.starts_with('S'), "{id}");
    }
    assert_eq!(set.hate.from, [0, 4, 7, 10]);
}

#[test]
fn the_map_is_that_of_the_specification() {
    let set = house();
    let squares = |squares: Squares| {
        squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    };
    let board = &set.board;
    assert_eq!(board.body.to_string(), "D2");
    assert_eq!(squares(board.start), "C6 D6 E6 F6 C7 D7 E7 F7");
    assert_eq!(squares(board.lava_1), "C1 F1 B2 G2 A4 H4 C5 F5 B8 G8");
    assert_eq!(squares(board.lava_2), "B3 G3 B6 G6");
}

#[test]
fn every_row_is_found_by_its_card() {
    let set = house();
    let id = |row: u16| set.card_row(usize::from(row)).expect("a row").id;
    for race in Race::all(set.races.len()) {
        assert_eq!(id(set.row_of(race)), set.race(race).face.id);
        assert_eq!(set.race_by_id(&set.race(race).face.id), Some(race));
        assert_eq!(race_cards(race).count(), 2);
    }
    for card in CardKind::all(set.deck_cards.len()) {
        assert_eq!(id(set.row_of(card)), set.card(card).face.id);
        assert_eq!(set.card_by_id(&set.card(card).face.id), Some(card));
    }
    for face in FaceKind::all(set.faces.len()) {
        assert_eq!(id(set.row_of(face)), set.weapon_face(face).face.id);
        assert_eq!(set.face_by_id(&set.weapon_face(face).face.id), Some(face));
        let (weapon, style) = weapon_of(face);
        assert_eq!(face_of(weapon, style), face);
    }
    for sub in Sub::all(set.subs.len()) {
        assert_eq!(id(set.row_of(sub)), set.sub(sub).face.id);
        assert_eq!(set.sub_by_id(&set.sub(sub).face.id), Some(sub));
    }
    for item in ItemKind::all(set.items.len()) {
        assert_eq!(id(set.row_of(item)), set.item(item).face.id);
        assert_eq!(set.item_by_id(&set.item(item).face.id), Some(item));
    }
    for piece in Piece::all(set.pieces.len()) {
        assert_eq!(id(set.row_of(piece)), set.piece(piece).face.id);
        assert_eq!(set.piece_by_id(&set.piece(piece).face.id), Some(piece));
    }
    for party in Party::all(set.parties.len()) {
        assert_eq!(id(set.row_of(party)), set.party(party).face.id);
        assert_eq!(set.party_by_id(&set.party(party).face.id), Some(party));
    }
    for attack in AttackCard::all(set.attacks.len()) {
        assert_eq!(id(set.row_of(attack)), set.attack(attack).face.id);
        assert_eq!(set.attack_by_id(&set.attack(attack).face.id), Some(attack));
    }
    assert_eq!((id(set.row_of_body()), id(set.row_of_hate_card())), ("BD1", "HC1"));
    assert_eq!(set.card_row(usize::from(set.row_of_hate_card()) + 1), None);
    assert_eq!(
        set.weapon_by_id("W8").map(|weapon| &*set.weapon(weapon).face.name.en),
        Some("Grimoire")
    );
    assert_eq!((set.card_by_id("W17"), set.race_by_id("HU1")), (None, None));
}

#[test]
fn ids_tell_what_a_deck_card_belongs_to() {
    let set = house();
    for kind in CardKind::all(set.deck_cards.len()) {
        let id = set.card(kind).face.id.as_str();
        let wanted = match home_of(kind) {
            Home::Race(race) => id.starts_with(&set.race(race).face.id),
            Home::Weapon { weapon, level, style } => {
                let last = match (level, style) {
                    (1, None) => "12",
                    (2, Some(Style::A)) => "3",
                    (2, Some(Style::B)) => "4",
                    (3, Some(Style::A)) => "5",
                    (_, _) => "6",
                };
                if let Some(style) = style {
                    assert_eq!(level_card(weapon, style, level), kind);
                }
                id.starts_with(&set.weapon(weapon).face.id)
                    && id.ends_with(|sign| last.contains(sign))
            }
            Home::Sub(sub) => {
                assert_eq!(sub_card(sub), kind);
                id == set.sub(sub).face.id.replace('U', "UD")
            }
            Home::Skill => id.starts_with('K'),
        };
        assert!(wanted, "{id}");
    }
}

#[test]
fn sources_are_told_row_by_row() {
    let set = house();
    let of = |source: &str| -> Vec<&str> {
        set.rows().filter(|row| row.source.word() == source).map(|row| row.id).collect()
    };
    assert_eq!(of("rulebook"), ["HC1"]);
    assert_eq!(
        of("public"),
        [
            "HU", "EL", "DW", "HA", "DE", "BE", "HU1", "HU2", "EL1", "EL2", "DW1", "DW2", "HA1",
            "HA2", "DE1", "DE2", "BE1", "BE2",
        ]
    );
    let mixed: Vec<String> = set
        .faces()
        .filter(|face| !face.printed.is_empty())
        .map(|face| format!("{}: {}", face.id, face.printed.join(" ")))
        .collect();
    assert_eq!(
        mixed,
        [
            "EL: name_ja",
            "DW: name_ja",
            "MA: name_ja",
            "MA1: name_ja effects.do",
            "W11: attack.check chart",
            "W13: name_ja level style",
            "W14: name_ja level style",
            "W34: chart",
            "W41: attack.check chart",
            "K01: name_ja",
            "K02: name_ja effects.fixed",
            "WA1: name_ja",
            "WB1: name_ja",
            "WA7: chart",
            "I01: name_ja effects.do",
            "EP1: name_ja core_defence special",
            "EP2: core_defence",
            "EP3: core_defence special.do",
            "EP4: core_defence",
            "EP5: core_defence",
            "EP6: core_defence",
            "EP7: core_defence",
            "N1: name_ja hit chart defence",
            "N2: name_ja defence",
            "BD1: name_ja",
        ]
    );
}

#[test]
fn no_hero_has_too_many_ways_to_play_its_cards() {
    // Bow, style B: its cards 36, 144, 36 and Arrow Rain 1,184, its sheet 5; Human 54; Holy Symbol
    // with Prayer 76; Iron Body and Magic Barrier 74.
    assert_eq!(most_ways(&house()), 36 + 144 + 36 + 1_184 + 5 + 54 + 76 + 74);
}

#[test]
fn lines_say_what_the_rows_say() {
    let set = house();
    let line = |id: &str| {
        let row = set.rows().find(|row| row.id == id).expect("a row");
        (row.line_en.to_owned(), row.line_ja.to_owned())
    };
    for (id, en, ja) in [
        (
            "W11",
            "Power Slash: Sword & Shield, level 1; attack, cost 1; strike, range 1; \
             check accuracy + power: 8 or less misses, 9 to 12: 7, 13 or more: 7 + power; link attack",
            "パワースラッシュ：ソード&シールド、Lv1、攻撃、コスト1、打撃、射程1、\
             判定[命+力]：8以下：空振り／9～12：7／13以上：7+力、連携攻撃",
        ),
        (
            "W65",
            "Sanctuary: Staff / Healer, level 3; persistent 1; each hero within 2, the own too: \
             defence +1 and magic +1 while the card lies there; each later hero turn, after the \
             upkeep: heals 1 HP of each standing hero within 2, the own too",
            "サンクチュアリ：スタッフ／ヒーラー、Lv3、持続1、持続中は2マス以内の全キャラ（自分も含む）の防+1・魔+1、\
             以後の自分の手番の維持後：2マス以内のダウンしていない全キャラ（自分も含む）のHPを1回復",
        ),
        (
            "HA2",
            "Danger Sense: card of Halfrat; placed, cost 0; may be used before an own evasion roll: \
             evasion +3 on this roll",
            "危機感知：ハーフラットのカード、設置、コスト0、【任意】自分の回避判定の前：この回避判定+3",
        ),
        (
            "U10",
            "Alchemy Bag: sub-weapon; ability Elixir, for 2 tension, once in a hero turn: heals 2 HP \
             of an adjacent hero or the own",
            "アルケミーバッグ：サブウェポン、能力「エリクサー」テンション2消費、手番に1回：\
             自分か隣接するキャラ1人のHPを2回復",
        ),
        (
            "N4",
            "Tail Swing: normal enemy attack; next round: traits of slots 3, 4, move 1, reaches the \
             dragon's rows and columns to distance 2; this round: hit 8, damage by die 2 2 3 3 3 4, \
             less defence; each hero whose evasion failed: tension -1",
            "テイルスイング：敵攻撃カード（通常）、次のターン：特性3・4、移動1、範囲は敵本体の縦横の列の2マス以内、\
             このターン：命中8、ダイス別ダメージ2 2 3 3 3 4、[防]で防御、回避に失敗した各キャラ：テンション-1",
        ),
    ] {
        assert_eq!(line(id), (en.to_owned(), ja.to_owned()));
    }
    for row in set.rows() {
        // Of other signs only the numbers of the dragon's sides.
        let plain = |sign: char| sign.is_ascii() || "①②③④".contains(sign);
        assert!(row.line_en.chars().all(plain), "{}: {}", row.id, row.line_en);
        assert!(
            !row.line_en.contains("  ")
                && !row.line_ja.contains('、'.to_string().repeat(2).as_str())
        );
    }
}

#[test]
fn house_2_is_house_1_but_for_fives_and_sixes_of_the_attacks_that_are_not_printed() {
    let mut wanted = house();
    "house-2".clone_into(&mut wanted.name);
    let mut harder = 0;
    for row in &mut wanted.attacks {
        if !row.face.printed.iter().any(|field| field == "chart") {
            row.chart[4] = 8;
            row.chart[5] = 12;
            harder += 1;
        }
    }
    assert_eq!(harder, 11, "all but Bite");
    wanted.lines = lines::lines(&wanted);
    assert_eq!(CardSet::parse(HOUSE_2).expect("the built-in set is sound"), wanted);
}
