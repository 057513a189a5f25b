//! What Lore cards do, from the primitives of 9.7.

use super::super::lines::words::{counted, either, if_so, near, rolls};
use super::super::read::{
    BOLD_MAX, DICE_MAX, DRAW_MAX, EXTRA_MAX, HEXES_MAX, PIECES_MAX, REACH_MAX, TOKENS_MAX,
};
use super::{ByLevel, effects};
use crate::prelude::*;

effects! {
    /// What a Lore card does, from the primitives of 9.7. Source: the table of Lore cards (9.4).
    pub enum LoreEffect;
    /// BL-17.5: one enemy unit near an own piece.
    "strike" Strike {
        /// How near; 1 is adjacent.
        reach: ByLevel = by_level(1, REACH_MAX),
        /// True if it must be in sight of that piece.
        sight: bool = flag(),
        /// True if only troops can be chosen.
        troops_only: bool = flag(),
        /// Dice.
        dice: ByLevel = by_level(1, DICE_MAX),
        /// What hits.
        faces: DamageFaces = faces(),
        /// True if flags count.
        flags: bool = flag(),
    }
        says "{dice} at one enemy {what} {near}{sight}: {faces} hit{flags}" /
        "{near}{sight}敵{what}1つに{dice}ダイス、{faces}がヒット{flags}"
        with {
            dice = rolls(dice), near = near(reach),
            what = either(troops_only, ["troop", "部隊"], ["unit", "ユニット"]),
            sight = if_so(sight, " and in its sight", "視線の通る"),
            flags = if_so(flags, ", flags force retreats", "、退却の目も効く"),
        };
    /// BL-17.5: each enemy unit in and beside a hex in sight.
    "storm" Storm {
        /// How far the hex may be from an own piece.
        reach ("within"): u8 = number(1, REACH_MAX),
        /// Dice for each.
        dice: ByLevel = by_level(1, DICE_MAX),
        /// What hits.
        faces: DamageFaces = faces(),
    }
        says "{dice} at each enemy unit in or beside a hex within {reach} hexes and in sight of \
            an own piece: {faces} hit" /
        "自軍のユニットから{reach}ヘクス以内で視線の通るヘクスとそれに隣接する敵ユニットそれぞれに{dice}ダイス、\
         {faces}がヒット"
        with { dice = rolls(dice) };
    /// BL-17.2: TELEPORT.
    "portal" Portal {
        /// How far.
        reach: ByLevel = by_level(1, REACH_MAX),
    }
        says "one ordered own piece that has not moved goes to an empty hex within {reach} hexes; \
            no way is needed" /
        "命令を受けてまだ移動していない自軍のユニット1つを{reach}ヘクス以内の空きヘクスへ移す（経路は不要）";
    /// The next ranged battle of a missile troop needs no line of sight and has dice more.
    "far_sight" FarSight {
        /// Dice more.
        dice: ByLevel = by_level(0, DICE_MAX),
    }
        says "the next ranged battle of one ordered missile troop needs no line of sight and has \
            {dice} more" /
        "命令を受けた射撃部隊1つの次の射撃は視線不要で+{dice}ダイス"
        with { dice = rolls(dice) };
    /// BL-17.2: ordered pieces that have not moved go farther.
    "hurry" Hurry {
        /// How many pieces.
        pieces: ByLevel = by_level(1, PIECES_MAX),
        /// True if only mounted ones.
        mounted_only: bool = flag(),
        /// Hexes more.
        hexes: u8 = number(0, HEXES_MAX),
        /// True if stop terrain does not stop them.
        no_stop: bool = flag(),
        /// Dice more in melee.
        melee_dice: u8 = number_or_0(DICE_MAX),
    }
        when (melee_dice > 0)
            "up to {pieces} ordered {kind}{noun} that have not moved: +{hexes} hex this \
             turn{no_stop}; {melee_dice} more in melee this turn" /
            "命令を受けてまだ移動していない{kind}ユニット{pieces}つまでの移動がこの手番+{hexes}ヘクス{no_stop}、\
             この手番の白兵戦は+{melee_dice}ダイス"
        says "up to {pieces} ordered {kind}{noun} that have not moved: +{hexes} hex this \
            turn{no_stop}" /
        "命令を受けてまだ移動していない{kind}ユニット{pieces}つまでの移動がこの手番+{hexes}ヘクス{no_stop}"
        with {
            noun = either(pieces == ByLevel::from(1), ["piece", ""], ["pieces", ""]),
            kind = if_so(mounted_only, "mounted ", "騎乗の"), melee_dice = rolls(melee_dice),
            no_stop = if_so(no_stop, "; no terrain stops them", "、地形で止まらない"),
        };
    /// BL-17.11: GAIN_LORE.
    "gain_lore" GainLore {
        /// Tokens.
        tokens: ByLevel = by_level(1, TOKENS_MAX),
    }
        says "{tokens} from the pool" / "ロアトークン{tokens}個を得る"
        with { tokens = counted(tokens, "Lore token", "Lore tokens") };
    /// BL-17.3: dice more in the attack.
    "dice" Dice {
        /// How many.
        dice: ByLevel = by_level(0, DICE_MAX),
        /// True if attacker or target must be in a forest or beside one.
        near_forest: bool = flag(),
        /// True if bonus strikes hit, whatever the weapon says.
        strikes_hit: bool = flag(),
    }
        says "{dice} more{strikes_hit}{near_forest}" / "+{dice}ダイス{strikes_hit}{near_forest}"
        with {
            dice = rolls(dice),
            strikes_hit =
                if_so(strikes_hit, "; bonus strikes hit", "、オレンジの目もヒットになる"),
            near_forest = if_so(
                near_forest, "; only if attacker or target stands in a forest or beside one",
                "、攻撃側か目標が森か森の隣にいる場合のみ",
            ),
        };
    /// BL-17.3: dice fewer for the attacker.
    "fewer_dice" FewerDice {
        /// How many.
        dice: ByLevel = by_level(1, DICE_MAX),
    }
        says "{dice} fewer for the attacker" / "攻撃側は-{dice}ダイス" with { dice = rolls(dice) };
    /// Enemy units are shaken: each flag of the dice is a flag on them (BL-10.9).
    "shake" Shake {
        /// Dice for each.
        dice: ByLevel = by_level(1, DICE_MAX),
        /// True if Lore symbols count as flags too.
        lore: bool = flag(),
        /// All enemies beside a chosen own piece; else one enemy beside any.
        all_beside ("whom"): bool = one_of(&[("one", false), ("all_beside", true)]),
    }
        says "{dice} at {whom}: {faces} is a flag on it" /
        "{whom}に{dice}ダイス、{faces}1個につき退却の目1個を受ける"
        with {
            dice = rolls(dice),
            whom = either(
                all_beside,
                ["each enemy unit adjacent to a chosen own piece",
                    "選んだ自軍のユニットに隣接する敵ユニットそれぞれ"],
                ["one enemy unit adjacent to an own piece", "自軍のユニットに隣接する敵ユニット1つ"],
            ),
            faces = either(
                lore, ["each flag or Lore symbol", "退却の目かロアの目"], ["each flag", "退却の目"],
            ),
        };
    /// BL-17.13: COUNTER.
    "cancel" Cancel says "the card is cancelled" / "そのカードを打ち消す";
    /// BL-17.10: dice heal an own troop: each helmet of its colour or Lore symbol a figure.
    "healing" Healing {
        /// Dice.
        dice: ByLevel = by_level(1, DICE_MAX),
    }
        says "{dice} for an own troop that lost figures: each helmet of its colour or Lore symbol \
            brings a figure back" /
        "フィギュアを失った自軍部隊1つのため{dice}ダイス、その色の兜かロアの目1個につきフィギュア1体回復"
        with { dice = rolls(dice) };
    /// BL-17.4: Lore symbols are dedicated and hit.
    "lore_hits" LoreHits
        says "Lore symbols hit and give no tokens" / "ロアの目がヒットになる（トークンは得ない）";
    /// BL-17.6: CANCEL_FACE.
    "cancel_faces" CancelFaces {
        /// How many.
        faces: ByLevel = by_level(1, PIECES_MAX),
        /// Only bonus strikes; else all that hits or makes a check.
        strikes_only: bool = flag(),
    }
        says "up to {faces} {what} are cancelled" / "{what}を{faces}個まで打ち消す"
        with {
            what = either(
                strikes_only, ["bonus strikes", "オレンジの目"],
                ["faces that hit or make a check", "ヒットか負傷チェックになる目"],
            ),
        };
    /// BL-17.9: BOLD for this attack.
    "bold" Bold {
        /// Levels.
        levels: ByLevel = by_level(1, BOLD_MAX),
    }
        says "the attacked unit is bold +{levels} for this attack" /
        "攻撃された側はこの攻撃の間、勇敢さ+{levels}";
    /// BL-17.9: BOLD in a section until the start of the own next turn.
    "holy_ground" HolyGround {
        /// Levels.
        levels ("bold"): u8 = number(1, BOLD_MAX),
    }
        says "own pieces in a chosen section are bold +{levels} until the start of the own next \
            turn" /
        "次の自分の手番の開始まで、選んだ区域にいる自軍のユニットは勇敢さ+{levels}";
    /// BL-17.1: ORDER_EXTRA in any section; in the window `InLieu` the only orders of the turn.
    "order_extra" OrderExtra {
        /// How many.
        orders: ByLevel = by_level(1, EXTRA_MAX),
    }
        says "orders up to {pieces} in any sections" / "任意の区域のユニット{pieces}つまでに命令"
        with { pieces = counted(orders, "piece", "pieces") };
    /// BL-17.11: STEAL_LORE.
    "steal_lore" StealLore {
        /// Tokens.
        tokens: ByLevel = by_level(1, TOKENS_MAX),
    }
        says "{tokens} from the opponent" / "相手からロアトークン{tokens}個を奪う"
        with { tokens = counted(tokens, "Lore token", "Lore tokens") };
    /// One Command card out of the opponent's hand is discarded.
    "false_orders" FalseOrders
        says "a random Command card of the opponent's hand is discarded" /
        "相手の手札から無作為に戦術カード1枚を捨てさせる";
    /// BL-17.10: LOSE for enemy troops that are not beside each other.
    "poison" Poison {
        /// How many troops.
        troops: ByLevel = by_level(1, PIECES_MAX),
    }
        says "1 die at each of up to {troops}, none beside another: a helmet of its colour or a \
            bonus strike costs it a figure" /
        "互いに隣接しない敵部隊{troops}つまでそれぞれに1ダイス、その色の兜かオレンジの目でフィギュア1体を失う"
        with { troops = counted(troops, "enemy troop", "enemy troops") };
    /// The opponent's Command hand is seen, Lore cards are drawn.
    "spy" Spy {
        /// Lore cards.
        cards: u8 = number(0, DRAW_MAX),
    }
        says "shows the opponent's Command hand; draws {cards}" /
        "相手の戦術カードの手札を見て、ロアカードを{cards}枚引く"
        with { cards = counted(cards, "Lore card", "Lore cards") };
    /// Each hitting bonus strike counts two hits on troops.
    "cleave" Cleave
        says "each bonus strike that hits counts two hits on troops" /
        "ヒットになったオレンジの目は部隊に対し2ヒットになる";
    /// All flags of the roll are cancelled.
    "cancel_flags" CancelFlags
        says "all flags of the roll are cancelled" / "このダイスの退却の目をすべて打ち消す";
    /// The defender may battle back although not bold.
    "vengeance" Vengeance {
        /// Dice more.
        dice: ByLevel = by_level(0, DICE_MAX),
    }
        says "the attacked unit may battle back although not bold, with {dice} more" /
        "攻撃された側は勇敢でなくても反撃できる（+{dice}ダイス）"
        with { dice = rolls(dice) };
    /// A foot unit that gained ground makes a bonus melee.
    "relentless" Relentless
        says "a foot unit that gained ground makes a bonus melee" /
        "前進した徒歩ユニットがもう一度白兵戦を行う";
}
