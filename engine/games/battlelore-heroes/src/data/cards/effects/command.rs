//! What Command cards order.

use super::super::lines::words::{counted, if_so, rolls};
use super::super::read::{COLOURS, DICE_MAX, ORDERS_MAX};
use super::effects;
use crate::prelude::*;

/// The sections seen from the seat.
const SECTIONS: [Text; 3] =
    [Text::new("left", "左翼"), Text::new("centre", "中央"), Text::new("right", "右翼")];

effects! {
    /// What a Command card orders. Source: the table of Command cards (9.3).
    pub enum CommandText;
    /// So many pieces in the left, centre and right section. Source: BL-7.2, BL-16.7.
    "sections" Sections {
        /// Left, centre, right, seen from the seat.
        orders: [u8; 3] = sections(ORDERS_MAX),
        /// A Scout card: one card more is drawn (BL-16.5).
        scout: bool = flag(),
    }
        says "orders {pieces}{scout}" / "{pieces}まで命令{scout}"
        with {
            pieces = in_sections(orders),
            scout = if_so(
                scout, "; at the end of the turn two cards are drawn, one is kept",
                "、手番終了時にカードを2枚引いて1枚残す",
            ),
        };
    /// As many pieces in one section (0 left, 1 centre, 2 right) as the seat has Command cards, this
    /// one included.
    "assault" Assault {
        /// Which section.
        section: u8 = one_of(&[("left", 0), ("centre", 1), ("right", 2)]),
    }
        says "orders as many pieces in the {section} section as Command cards are held, this one \
            too" /
        "{section}のユニットに、このカードを含む手札の戦術カードの枚数まで命令"
        with { section = SECTIONS[usize::from(section)] };
    /// One die per Command card held, this one included, says what is ordered (BL-7.6).
    "battle_lore" BattleLore
        says "one die for each Command card held, this one too: a helmet orders a piece of its \
            colour, a bonus strike any troop, a Lore symbol a creature or a Champion, or detaches \
            a Leader" /
        "このカードを含む手札1枚につき1ダイス：兜はその色のユニット、オレンジの目は任意の部隊、\
         ロアの目はクリーチャーかチャンピオンに命令、またはリーダーを分離";
    /// Foot troops, foot Champions, detachments of foot Leaders (BH-7.2); blue and red foot troops may
    /// move 2 hexes and battle in melee.
    "foot_onslaught" FootOnslaught {
        /// How many.
        orders: u8 = number(1, ORDERS_MAX),
    }
        says "orders up to {orders} foot troops, foot Champions or detachments of foot Leaders; \
            blue and red foot troops may move 2 hexes and battle in melee" /
        "徒歩の部隊・チャンピオン・リーダーの分離のうち{orders}つまで命令、\
         青と赤の徒歩部隊は2ヘクス移動して白兵戦ができる";
    /// Mounted troops, mounted Champions, detachments of mounted Leaders (BH-7.4); dice more in melee.
    "mounted_charge" MountedCharge {
        /// How many.
        orders: u8 = number(1, ORDERS_MAX),
        /// Dice more.
        dice: u8 = number(0, DICE_MAX),
    }
        says "orders up to {orders} mounted troops, mounted Champions or detachments of mounted \
            Leaders; {dice} more in their melee battles" /
        "騎乗の部隊・チャンピオン・リーダーの分離のうち{orders}つまで命令、白兵戦は+{dice}ダイス"
        with { dice = rolls(dice) };
    /// A troop without a Leader or a creature, and all combined units (BH-7.3).
    "leadership" Leadership {
        /// Dice more in the first battle.
        dice: u8 = number(0, DICE_MAX),
    }
        says "orders a troop without a Leader or a creature, and every troop with a Leader; \
            {dice} more in the first battle of each" /
        "リーダーのいない部隊かクリーチャー1つと、リーダーのいる部隊すべてに命令、\
         それぞれ最初の戦闘は+{dice}ダイス"
        with { dice = rolls(dice) };
    /// The card that the opponent played in its last turn, left and right exchanged.
    "counter_attack" CounterAttack
        says "does what the opponent's last Command card did, left and right exchanged; if there \
            is none, orders one piece" /
        "相手が直前に使った戦術カードと同じ効果（左右は入れ替え）、なければ任意のユニット1つに命令";
    /// Missile troops; those that do not move may battle at range twice.
    "darken_the_sky" DarkenTheSky {
        /// How many.
        orders: u8 = number(1, ORDERS_MAX),
    }
        says "orders up to {orders} missile troops; those that do not move may battle at range \
            twice" /
        "射撃部隊{orders}つまでに命令、移動しない部隊は射撃を2回できる";
    /// Troops and creatures of a colour.
    "banners" Banners {
        /// Which colour.
        colour: Colour = one_of(&COLOURS),
        /// How many.
        orders: u8 = number(1, ORDERS_MAX),
    }
        says "orders up to {orders} troops or creatures with a {colour} banner" /
        "{colour}のバナーの部隊・クリーチャー{orders}つまでに命令";
    /// Pieces of choice; before ordering a troop may be healed.
    "rally" Rally {
        /// How many.
        orders: u8 = number(1, ORDERS_MAX),
        /// Dice of the healing.
        dice: u8 = number(1, DICE_MAX),
    }
        says "orders up to {pieces}; before that {dice} for an own troop that lost figures and \
            stands beside no enemy: each helmet of its colour brings a figure back" /
        "任意のユニット{pieces}つまでに命令、その前に、敵に隣接していない、フィギュアを失った自軍部隊1つのため{dice}ダイス、\
         その色の兜1個につきフィギュア1体回復"
        with { pieces = counted(orders, "piece", "pieces"), dice = rolls(dice) };
}

/// What is ordered in each section.
fn in_sections(orders: [u8; 3]) -> Label {
    let named = orders.into_iter().zip(SECTIONS).filter(|(orders, _)| *orders > 0);
    let (en, ja): (Vec<String>, Vec<String>) = named
        .map(|(orders, section)| {
            let pieces = counted(orders, "piece", "pieces");
            let en = format!("{} in the {} section", pieces.en, section.en);
            (en, format!("{}のユニット{}つ", section.ja, pieces.ja))
        })
        .unzip();
    Label::new(en.join(", "), ja.join("・"))
}
