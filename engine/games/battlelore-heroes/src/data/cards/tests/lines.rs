//! What the lines say.

use super::house;

#[test]
fn every_row_has_a_line_in_both_languages() {
    for row in house().rows() {
        assert!(row.line_en.is_ascii(), "{}: {}", row.id, row.line_en);
        assert!(row.line_en.starts_with(&format!("{}: ", row.name_en)), "{}", row.line_en);
        assert!(row.line_ja.starts_with(&format!("{}：", row.name_ja)), "{}", row.line_ja);
        for (line, name) in [(row.line_en, row.name_en), (row.line_ja, row.name_ja)] {
            assert!(line.chars().count() > name.chars().count() + 4, "{line}");
            let twice = ["  ", "、、", "; ;", "1 pieces", "1 dices"];
            assert!(!twice.iter().any(|words| line.contains(words)), "{line}");
        }
    }
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
            "TER03",
            "Hill: terrain; at most 3 dice in an attack out of it; at most 2 dice against a unit in it; \
             3 if the attacker stands on the same terrain; blocks the line of sight; but not between two \
             units on the same terrain",
            "丘：地形、ここからの攻撃は基本3ダイスまで、ここへの攻撃は基本2ダイスまで、\
             攻撃側も同じ地形なら3ダイスまで、視線をさえぎる、ただし同じ地形にいる者同士の視線はさえぎらない",
        ),
        (
            "UNI03",
            "Human swordsmen: foot troop, blue banner, 4 figures; moves 1 and may battle, or 2 without a \
             battle; 3 dice; short sword: on foot against mounted units one bonus strike is ignored",
            "人間の剣兵：徒歩部隊、青のバナー、フィギュア4体、1ヘクス移動して戦闘可、\
             戦闘しないなら2ヘクス移動、3ダイス、小剣：徒歩で騎乗ユニットを攻撃する時、オレンジの目1個を無視",
        ),
        (
            "CMD01",
            "Scout Left: Command card, 2 copies; orders 1 piece in the left section; at the end of the \
             turn two cards are drawn, one is kept; Counter Attack copies it as Scout Right",
            "左翼の斥候：戦術カード2枚、左翼のユニット1つまで命令、手番終了時にカードを2枚引いて1枚残す、\
             逆襲では右翼の斥候になる",
        ),
        (
            "LCL08",
            "Plague of Flies: Lore card of the Cleric, 1 copy, cost 5; with the battles: 2/3/4 dice at one \
             enemy troop within 4 hexes of an own piece: helmets of its colour hit, flags force retreats; \
             the numbers are for level 1/2/3 of the Cleric",
            "羽虫の災い：クレリックのロアカード1枚、コスト5、戦闘フェイズに：\
             自軍のユニットから4ヘクス以内の敵部隊1つに2/3/4ダイス、目標の色の兜がヒット、退却の目も効く、\
             数値は順にクレリックのレベル1/2/3の場合",
        ),
        (
            "SKL29",
            "Litany of Valour: skill of the Cleric; only with Chant; Chant works for own pieces within 2 \
             hexes of the hero",
            "勇武の連祷：クレリックのスキル、前提は聖歌、聖歌がヒーローから2ヘクス以内の自軍のユニットに効く",
        ),
        (
            "ART19",
            "Ring of Whispers: enchanted item; green: any hero; Wizard or Rogue only; at the end of the \
             turn, if no enemy is within 2 hexes: 1 Lore token; once a turn; value 5",
            "ささやきの指輪：魔法の品、緑：どのヒーローでも、ウィザード・ローグ専用、手番終了時、\
             2ヘクス以内に敵がいなければロアトークン1個を得る、1手番に1回、価値5",
        ),
        (
            "SCN02",
            "Goblin Drums at Hollow Hill: scenario; Standard begins; War Councils of 6 levels; no heroes; \
             Pennant wins with 7 banners, Standard with 5; objective D6 D7: 1 banner for who alone has \
             pieces on it; 10 units against 15",
            "うつろ丘のゴブリン太鼓：シナリオ、先攻は北軍、ウォーカウンシルの合計レベル6、ヒーローなし、\
             南軍はバナー7個、北軍は5個で勝利、目標D6 D7：単独で占める陣営にバナー1個、\
             南軍10ユニット対北軍15ユニット",
        ),
    ] {
        assert_eq!(line(id), (en.to_owned(), ja.to_owned()));
    }
}
