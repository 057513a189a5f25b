//! Lines about Command cards.

use super::words::{Clauses, colour_name, dice_en, plural};
use crate::cards::{CardSet, CommandRow, CommandText};
use kanso_engine::{Label, Text};

/// The sections seen from the seat.
const SECTIONS: [Text; 3] =
    [Text::new("left", "左翼"), Text::new("centre", "中央"), Text::new("right", "右翼")];

pub fn command(set: &CardSet, row: &CommandRow) -> Label {
    let copies = row.copies;
    let mut line = Clauses::new(
        format!(
            "Command card, {}",
            if copies == 1 { "1 copy".to_owned() } else { format!("{copies} copies") }
        ),
        format!("戦術カード{copies}枚"),
    );
    text(&mut line, row.text);
    let other = set.command(row.mirrored);
    if other.face.id != row.face.id {
        let name = &other.face.name;
        line.add(
            format!("Counter Attack copies it as {}", name.en),
            format!("逆襲では{}になる", name.ja),
        );
    }
    line.label()
}

fn text(line: &mut Clauses, text: CommandText) {
    match text {
        CommandText::Sections { orders, scout } => {
            sections(line, orders);
            line.add_if(
                scout,
                "at the end of the turn two cards are drawn, one is kept",
                "手番終了時にカードを2枚引いて1枚残す",
            );
        }
        CommandText::Assault(section) => {
            let Text { en, ja } = SECTIONS[usize::from(section)];
            line.add(
                format!("orders as many pieces in the {en} section as Command cards are held, this one too"),
                format!("{ja}のユニットに、このカードを含む手札の戦術カードの枚数まで命令"),
            );
        }
        CommandText::BattleLore => line.add(
            "one die for each Command card held, this one too: a helmet orders a piece of its colour, \
             a bonus strike any troop, a Lore symbol a creature or a Champion, or detaches a Leader",
            "このカードを含む手札1枚につき1ダイス：兜はその色のユニット、オレンジの目は任意の部隊、\
             ロアの目はクリーチャーかチャンピオンに命令、またはリーダーを分離",
        ),
        CommandText::FootOnslaught { orders } => line.add(
            format!("orders up to {orders} foot troops, foot Champions or detachments of foot Leaders; \
                     blue and red foot troops may move 2 hexes and battle in melee"),
            format!("徒歩の部隊・チャンピオン・リーダーの分離のうち{orders}つまで命令、\
                     青と赤の徒歩部隊は2ヘクス移動して白兵戦ができる"),
        ),
        CommandText::MountedCharge { orders, dice } => line.add(
            format!("orders up to {orders} mounted troops, mounted Champions or detachments of mounted \
                     Leaders; {} more in their melee battles", dice_en(dice)),
            format!("騎乗の部隊・チャンピオン・リーダーの分離のうち{orders}つまで命令、白兵戦は+{dice}ダイス"),
        ),
        CommandText::Leadership { dice } => line.add(
            format!("orders a troop without a Leader or a creature, and every troop with a Leader; \
                     {} more in the first battle of each", dice_en(dice)),
            format!("リーダーのいない部隊かクリーチャー1つと、リーダーのいる部隊すべてに命令、\
                     それぞれ最初の戦闘は+{dice}ダイス"),
        ),
        CommandText::CounterAttack => line.add(
            "does what the opponent's last Command card did, left and right exchanged; if there is none, \
             orders one piece",
            "相手が直前に使った戦術カードと同じ効果（左右は入れ替え）、なければ任意のユニット1つに命令",
        ),
        CommandText::DarkenTheSky { orders } => line.add(
            format!("orders up to {orders} missile troops; those that do not move may battle at range twice"),
            format!("射撃部隊{orders}つまでに命令、移動しない部隊は射撃を2回できる"),
        ),
        CommandText::Banners { colour, orders } => {
            let Text { en, ja } = colour_name(colour);
            line.add(
                format!("orders up to {orders} troops or creatures with a {en} banner"),
                format!("{ja}のバナーの部隊・クリーチャー{orders}つまでに命令"),
            );
        }
        CommandText::Rally { orders, dice } => line.add(
            format!("orders up to {}; before that {} for an own troop that lost figures and stands beside \
                     no enemy: each helmet of its colour brings a figure back", plural(orders, "piece"), dice_en(dice)),
            format!("任意のユニット{orders}つまでに命令、その前に、敵に隣接していない、フィギュアを失った自軍部隊1つのため{dice}ダイス、\
                     その色の兜1個につきフィギュア1体回復"),
        ),
    }
}

fn sections(line: &mut Clauses, orders: [u8; 3]) {
    let named = orders.into_iter().zip(SECTIONS).filter(|(orders, _)| *orders > 0);
    let (en, ja): (Vec<String>, Vec<String>) = named
        .map(|(orders, Text { en, ja })| {
            (
                format!("{} in the {en} section", plural(orders, "piece")),
                format!("{ja}のユニット{orders}つ"),
            )
        })
        .unzip();
    line.add(format!("orders {}", en.join(", ")), format!("{}まで命令", ja.join("・")));
}
