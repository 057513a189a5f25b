//! What creatures, skills and artifacts do.

use super::super::lines::words::{counted, if_so, rolls, within};
use super::super::read::{
    BOLD_MAX, DICE_MAX, HEXES_MAX, MOVE_MAX, PIECES_MAX, REACH_MAX, TOKENS_MAX,
};
use super::effects;
use crate::prelude::*;

/// Most artifacts that a hero owns, and so equips. Source: BH-17.3.
const ARTIFACTS_MAX: u8 = 6;
/// Most uses of a potion in a battle.
const USES_MAX: u8 = 9;
/// Most cards that Scouting draws.
const SCOUTING_MAX: u8 = 4;

effects! {
    /// A creature's power. Source: the table of creatures (9.2.3).
    pub enum Power;
    /// An adjacent enemy troop or Champion may not move in its owner's next turn.
    "web" Web
        says "an adjacent enemy troop or Champion may not move in its owner's next turn" /
        "隣接する敵部隊かチャンピオン1つは所有者の次の手番に移動できない";
    /// DAMAGE at a distance, in sight.
    "hurl" Hurl {
        /// Nearest target.
        from: u8 = number(1, REACH_MAX),
        /// Farthest target.
        to: u8 = number(from, REACH_MAX),
        /// Dice.
        dice: u8 = number(1, DICE_MAX),
        /// What hits.
        faces: DamageFaces = faces(),
        /// True if flags count.
        flags: bool = flag(),
    }
        says "rolls {dice} at one enemy unit in sight at a distance of {from} to {to}: {faces} \
            hit{flags}" /
        "視線の通る距離{from}～{to}の敵ユニット1つに{dice}ダイス、{faces}がヒット{flags}"
        with {
            dice = rolls(dice), flags = if_so(flags, "; flags force retreats", "、退却の目も効く"),
        };
}

effects! {
    /// What a skill does. Source: the table of skills (9.5).
    pub enum SkillPower;
    /// The hero is mounted (BH-1.2).
    "riding" Riding says "the hero is mounted" / "ヒーローは騎乗する";
    /// It may be ordered by an order of any section.
    "outflank" Outflank
        says "a section card may order the hero or its unit with an order of any section" /
        "区域カードのどの区域の命令でも、このヒーローとその部隊に命令できる";
    /// Dice more in melee attacks; dice more in a check, if the roll hit or had a bonus strike.
    "blademaster" Blademaster {
        /// Battle dice.
        dice: u8 = number(0, DICE_MAX),
        /// Check dice.
        check_dice: u8 = number_or_0(DICE_MAX),
    }
        when (check_dice > 0)
            "{dice} more in melee attacks; if the roll has a hit or a bonus strike, {check_dice} \
             more in the casualty check it causes" /
            "白兵戦の攻撃は+{dice}ダイス、\
             ヒットかオレンジの目が出たら相手の負傷チェックは+{check_dice}ダイス"
        says "{dice} more in melee attacks" / "白兵戦の攻撃は+{dice}ダイス"
        with { dice = rolls(dice), check_dice = rolls(check_dice) };
    /// An adjacent own troop gives up its battle for dice.
    "call_to_arms" CallToArms {
        /// Dice more.
        dice: u8 = number(1, DICE_MAX),
    }
        says "before the roll of a melee an adjacent own troop gives up its battle this turn for \
            {dice} more" /
        "白兵戦のダイスの前、隣接する自軍部隊1つがこの手番の戦闘を放棄すると+{dice}ダイス"
        with { dice = rolls(dice) };
    /// Ordered by a Scout card: so many cards are drawn.
    "scouting" Scouting {
        /// Cards.
        cards: u8 = number(2, SCOUTING_MAX),
    }
        says "ordered by a Scout card: {cards} cards are drawn at the end of the turn, one is \
            kept" /
        "斥候カードで命令を受けたら、手番終了時にカードを{cards}枚引いて1枚残す";
    /// Ordered by a Scout card: a chain of pieces is ordered too.
    "lead_by_example" LeadByExample {
        /// Pieces.
        pieces: u8 = number(1, PIECES_MAX),
    }
        says "ordered by a Scout card: up to {pieces} in a chain that begins beside the hero are \
            ordered too" /
        "斥候カードで命令を受けたら、ヒーローの隣から連なるユニット{pieces}つまでにも命令"
        with { pieces = counted(pieces, "piece", "pieces") };
    /// Farther, without stop, across river and impassable hexes.
    "pathfinder" Pathfinder {
        /// Hexes more.
        hexes: u8 = number(0, HEXES_MAX),
    }
        says "+{hexes} hex, no terrain stops it; alone the hero may cross rivers and impassable \
            hexes" /
        "移動+{hexes}ヘクス、地形で止まらない、単独なら川や通行不可のヘクスを越えられる";
    /// Melee against heroes and combined units.
    "assassin" Assassin {
        /// Battle dice.
        dice: u8 = number(0, DICE_MAX),
        /// Check dice.
        check_dice: u8 = number_or_0(DICE_MAX),
    }
        says "in melee against a hero or a unit with a Leader {dice} more, and {check_dice} more \
            in the casualty check it causes" /
        "ヒーローかリーダーのいる部隊への白兵戦は+{dice}ダイス、相手の負傷チェックは+{check_dice}ダイス"
        with { dice = rolls(dice), check_dice = rolls(check_dice) };
    /// Dice more in melee attacks, no battle back.
    "hack_and_slash" HackAndSlash {
        /// Dice.
        dice: u8 = number(1, DICE_MAX),
    }
        says "{dice} more in melee attacks, but not in battle back" /
        "白兵戦の攻撃は+{dice}ダイス（反撃を除く）"
        with { dice = rolls(dice) };
    /// All Lore faces of a melee roll are rolled again.
    "battle_rage" BattleRage
        says "after a melee roll all Lore symbols may be rolled again once" /
        "白兵戦のダイスの後、ロアの目をすべて1回振り直せる";
    /// Tokens of an enemy's Lore faces go to the own seat.
    "leech" Leech
        says "Lore symbols of attacks on the hero or its unit give their tokens to its owner" /
        "このヒーローかその部隊への攻撃で出たロアの目のトークンは自軍が得る";
    /// All tokens of a chest are shown, one is chosen, a trap is ignored.
    "thievery" Thievery
        says "searching, the hero sees all tokens of the chest, chooses one, and ignores a trap" /
        "捜索時に宝箱のトークンをすべて見て1個を選び、ワナは無視する";
    /// A potion may be used so often.
    "alchemist" Alchemist {
        /// Uses in a battle.
        uses: u8 = number(1, USES_MAX),
    }
        says "a potion may be used {uses} times in a battle, once a turn" /
        "ポーションを1戦闘で{uses}回まで使える（1手番に1回）";
    /// Another limit of equipped artifacts.
    "unseen_servant" UnseenServant {
        /// The limit.
        limit: u8 = number(1, ARTIFACTS_MAX),
    }
        says "up to {limit} artifacts are equipped" / "アーティファクトを{limit}枚まで装備できる";
    /// DAMAGE instead of the battle, with flags.
    "ball_lightning" BallLightning {
        /// Dice.
        dice: u8 = number(1, DICE_MAX),
        /// How far.
        range: u8 = number(1, REACH_MAX),
    }
        says "instead of a battle {dice} at one enemy unit in sight within {range} hexes: helmets \
            of its colour, bonus strikes and Lore symbols hit, flags force retreats" /
        "戦闘の代わりに{range}ヘクス以内で視線の通る敵ユニット1つに{dice}ダイス、\
         目標の色の兜・オレンジの目・ロアの目がヒット、退却の目も効く"
        with { dice = rolls(dice) };
    /// Lore symbols hit in melee.
    "flame_lance" FlameLance
        says "in melee Lore symbols hit and give no tokens" /
        "白兵戦ではロアの目がヒットになる（トークンは得ない）";
    /// Dice more with Ball Lightning and Flame Lance.
    "arcane_mastery" ArcaneMastery {
        /// Dice.
        dice: u8 = number(1, DICE_MAX),
    }
        says "{dice} more with Ball Lightning, and in melee with Flame Lance" /
        "球電と、炎の槍による白兵戦は+{dice}ダイス"
        with { dice = rolls(dice) };
    /// The hero, its troop and own pieces near it are bolder.
    "chant" Chant {
        /// Levels.
        levels: u8 = number(1, BOLD_MAX),
        /// How near.
        reach: u8 = number(0, REACH_MAX),
    }
        says "the hero, its troop and own pieces {near} it are bold +{levels}" /
        "ヒーローとその部隊、ヒーロー{near}自軍のユニットは勇敢さ+{levels}"
        with { near = within(reach) };
    /// A die may save a figure of an own troop near it.
    "herbal_remedy" HerbalRemedy {
        /// How near; the own troop is at 0.
        reach: u8 = number(0, REACH_MAX),
    }
        says "once a turn, when the hero's troop or an own troop {near} it would lose figures: 1 \
            die, any helmet saves one" /
        "1手番に1回、ヒーローの部隊か、ヒーロー{near}自軍部隊がフィギュアを失う時1ダイス、兜が出れば1体失わずに済む"
        with { near = within(reach) };
    /// Herbal Remedy reaches farther and succeeds on a Lore symbol too.
    "shield_of_faith" ShieldOfFaith {
        /// How near.
        reach: u8 = number(0, REACH_MAX),
    }
        says "Herbal Remedy works for own troops {near} the hero, and on a Lore symbol too" /
        "薬草の手当てがヒーロー{near}自軍部隊に効き、ロアの目でも成功する"
        with { near = within(reach) };
    /// Chant reaches farther.
    "litany_of_valour" LitanyOfValour {
        /// How near.
        reach: u8 = number(0, REACH_MAX),
    }
        says "Chant works for own pieces {near} the hero" / "聖歌がヒーロー{near}自軍のユニットに効く"
        with { near = within(reach) };
    /// Once a battle, dice fewer in a check.
    "turn_the_blade" TurnTheBlade {
        /// Dice.
        dice: u8 = number(1, DICE_MAX),
    }
        says "once a battle, {dice} fewer in a casualty check of the hero" /
        "1戦闘に1回、このヒーローの負傷チェックは-{dice}ダイス"
        with { dice = rolls(dice) };
}

effects! {
    /// What an artifact does. Source: the table of artifacts (9.6).
    pub enum ArtifactPower;
    /// Sapphire Armor: all bonus strikes of a check are rolled again.
    "reroll_strikes" RerollStrikes
        says "all bonus strikes of a casualty check of the hero may be rolled again" /
        "このヒーローの負傷チェックのオレンジの目をすべて振り直せる";
    /// Warding Bracers: a bonus strike of a melee roll is cancelled.
    "cancel_strike" CancelStrike
        says "a bonus strike of a melee roll against the hero may be cancelled" /
        "白兵戦で攻撃された時、オレンジの目1個を打ち消せる";
    /// Orb of Deflection: a helmet hit of a ranged roll is cancelled.
    "deflect_helmet" DeflectHelmet
        says "a ranged attack on the combined unit: one helmet hit is cancelled" /
        "部隊が射撃された時、兜による1ヒットを打ち消す";
    /// Bulwark Shield: no checks by bonus strikes of ranged attacks.
    "no_ranged_checks" NoRangedChecks
        says "bonus strikes of ranged attacks make no casualty check" /
        "射撃のオレンジの目では負傷チェックをしない";
    /// Gilded Helm: the combined unit is bolder.
    "bold" Bold {
        /// Levels.
        levels: u8 = number(1, BOLD_MAX),
    }
        says "the combined unit is bold +{levels}" / "部隊は勇敢さ+{levels}";
    /// Chain of Thorns: DAMAGE on a melee attacker.
    "thorns" Thorns {
        /// Dice.
        dice: u8 = number(1, DICE_MAX),
        /// What hits.
        faces: DamageFaces = faces(),
    }
        says "after a melee that the hero's unit survived {dice} at the attacker: {faces} hit" /
        "白兵戦の攻撃を生き延びた後、攻撃側に{dice}ダイス、{faces}がヒット"
        with { dice = rolls(dice) };
    /// Mount-War: dice in melee after a move.
    "moved_dice" MovedDice {
        /// Dice.
        dice: u8 = number(1, DICE_MAX),
        /// Hexes moved at least.
        moved: u8 = number(1, MOVE_MAX),
    }
        says "{dice} more in melee after a move of {moved} or more hexes" /
        "この手番{moved}ヘクス以上移動したら白兵戦は+{dice}ダイス"
        with { dice = rolls(dice) };
    /// Beaker Box: equipped potions do not count.
    "free_potions" FreePotions
        says "equipped potions do not count against the limit" /
        "装備したポーションは装備数に数えない";
    /// Backpack: is exchanged for another artifact.
    "backpack" Backpack
        says "with the moves: goes under the sheet, and an artifact from there is equipped" /
        "移動フェイズにこのカードをシートの下に戻し、未装備のアーティファクト1枚を装備";
    /// Surveyor's Map: searches beside enemies.
    "search_beside_enemies" SearchBesideEnemies
        says "may search beside enemies" / "敵が隣接していても捜索できる";
    /// Tower Banner: the combined unit counts as supported.
    "supported" Supported
        says "the combined unit counts as supported" / "部隊は支援されている扱い";
    /// Spyglass: the troop shoots farther.
    "range" Range {
        /// Hexes.
        hexes: u8 = number(1, HEXES_MAX),
    }
        says "the troop's bow or crossbow reaches {hexes} hex farther" / "部隊の弓・弩の射程+{hexes}";
    /// Grapnel: river is ford.
    "river_as_ford" RiverAsFord
        says "the Champion crosses rivers as fords" / "川を浅瀬として扱う";
    /// Horn of Command: adjacent own troops are ordered too.
    "order_beside" OrderBeside {
        /// How many.
        orders: u8 = number(1, PIECES_MAX),
    }
        says "when ordered, up to {troops} beside it too" /
        "命令を受けた時、隣接する自軍部隊{troops}つまでにも命令"
        with { troops = counted(orders, "own troop", "own troops") };
    /// Maelstrom Cloak.
    "no_passing_attacks" NoPassingAttacks
        says "no passing attacks on the Champion" / "特別攻撃を受けない";
    /// Snaring Rope: the target may not battle back or evade.
    "snare" Snare
        says "before the roll of a melee: the target may not battle back or evade" /
        "白兵戦のダイスの前に使うと、目標は反撃も回避もできない";
    /// Rabbit's Foot: one die is rolled again.
    "reroll_one" RerollOne
        says "one die of the own attack roll or of the hero's casualty check may be rolled again" /
        "自分の攻撃か負傷チェックのダイス1個を振り直せる";
    /// Lore Stone: Lore faces never hit the hero or its unit.
    "lore_never_hits" LoreNeverHits
        says "Lore symbols never hit the hero or its unit" /
        "このヒーローとその部隊にはロアの目がヒットにならない";
    /// Ring of Whispers: tokens, if no enemy is near.
    "whispers" Whispers {
        /// Tokens.
        tokens: u8 = number(1, TOKENS_MAX),
        /// How near is near.
        distance: u8 = number(1, REACH_MAX),
    }
        says "at the end of the turn, if no enemy is within {distance} hexes: {tokens}" /
        "手番終了時、{distance}ヘクス以内に敵がいなければロアトークン{tokens}個を得る"
        with { tokens = counted(tokens, "Lore token", "Lore tokens") };
    /// Boots of the Stag: hexes more.
    "hexes" Hexes {
        /// How many.
        hexes: u8 = number(1, HEXES_MAX),
    }
        says "+{hexes} hex" / "移動+{hexes}ヘクス";
    /// Cloak of Dusk: dice fewer at range.
    "fewer_ranged_dice" FewerRangedDice {
        /// Dice.
        dice: u8 = number(1, DICE_MAX),
    }
        says "ranged attacks on the Champion have {dice} fewer" /
        "射撃された時、攻撃側は-{dice}ダイス"
        with { dice = rolls(dice) };
    /// Crown of Valour: dice more in attacks, no battle back.
    "attack_dice" AttackDice {
        /// Dice.
        dice: u8 = number(1, DICE_MAX),
    }
        says "the combined unit attacks with {dice} more, but not in battle back" /
        "部隊の攻撃は+{dice}ダイス（反撃を除く）"
        with { dice = rolls(dice) };
    /// Amulet of Last Light: a Lore symbol saves from a wound.
    "last_light" LastLight
        says "when wounded: 1 die, a Lore symbol saves from the wound" /
        "負傷した時1ダイス、ロアの目が出れば負傷しない";
    /// Gauntlets of Might: bonus strikes count two hits on troops in melee.
    "double_strikes" DoubleStrikes
        says "in melee each bonus strike that hits counts two hits on troops" /
        "白兵戦でヒットになったオレンジの目は部隊に対し2ヒットになる";
    /// Dragon Lance: dice more in melee against mounted units and creatures.
    "dice_against_mounted" DiceAgainstMounted {
        /// Dice.
        dice: u8 = number(1, DICE_MAX),
    }
        says "{dice} more in melee against mounted units and creatures" /
        "騎乗ユニットとクリーチャーへの白兵戦は+{dice}ダイス"
        with { dice = rolls(dice) };
    /// Elven Bow: a ranged battle.
    "bow" Bow {
        /// Dice.
        dice: u8 = number(1, DICE_MAX),
        /// Nearest target.
        from: u8 = number(2, REACH_MAX),
        /// Farthest target.
        to: u8 = number(from, REACH_MAX),
    }
        says "may battle at a distance of {from} to {to} in sight with {dice}; bonus strikes do \
            not hit" /
        "視線の通る距離{from}～{to}を{dice}ダイスで射撃できる、オレンジの目はヒットにならない"
        with { dice = rolls(dice) };
    /// Staff of Embers: Ball Lightning farther and with more dice.
    "embers" Embers {
        /// Hexes farther.
        range: u8 = number(0, HEXES_MAX),
        /// Dice more.
        dice: u8 = number(0, DICE_MAX),
    }
        says "Ball Lightning reaches {range} hex farther with {dice} more" /
        "球電の射程+{range}、+{dice}ダイス"
        with { dice = rolls(dice) };
    /// Mace of Dawn: Lore symbols hit in melee.
    "lore_hits" LoreHits
        says "in melee Lore symbols hit and give no tokens" /
        "白兵戦ではロアの目がヒットになる（トークンは得ない）";
    /// Assassin's Dirk: check dice in melee.
    "check_dice" CheckDice {
        /// Dice.
        dice: u8 = number(1, DICE_MAX),
    }
        says "{dice} more in casualty checks that the hero causes in melee" /
        "白兵戦で与えた負傷チェックは+{dice}ダイス"
        with { dice = rolls(dice) };
    /// Sword of the Marshal: dice for the combined unit's battle back.
    "battle_back_dice" BattleBackDice {
        /// Dice.
        dice: u8 = number(1, DICE_MAX),
    }
        says "the combined unit battles back with {dice} more" / "部隊の反撃は+{dice}ダイス"
        with { dice = rolls(dice) };
    /// Philter of Fear: a flag is added to the roll.
    "add_flag" AddFlag
        says "after the own attack roll a flag is added" /
        "自分の攻撃のダイスの後、退却の目1個を加える";
    /// Goblet of Blood: dice now, a check after the battle.
    "blood" Blood {
        /// Dice.
        dice: u8 = number(1, DICE_MAX),
        /// Check dice.
        check_dice: u8 = number(1, DICE_MAX),
    }
        says "before the roll of a melee {dice} more; afterwards a casualty check of the hero with \
            {check_dice}" /
        "白兵戦のダイスの前に使うと+{dice}ダイス、その後このヒーローは{check_dice}ダイスの負傷チェック"
        with { dice = rolls(dice), check_dice = rolls(check_dice) };
    /// Tonic of Trap Detection: a trap is ignored.
    "ignore_trap" IgnoreTrap says "a trap in a chest is ignored" / "宝箱のワナを無視する";
    /// Wine of Warping: a move farther and without stop.
    "warp" Warp {
        /// Hexes.
        hexes: u8 = number(0, HEXES_MAX),
    }
        says "this move is +{hexes} hex and no terrain stops it" /
        "この移動は+{hexes}ヘクス、地形で止まらない";
    /// Elixir of Iron Skin: a check is cancelled.
    "cancel_check" CancelCheck
        says "a casualty check of the hero is cancelled before it is rolled" /
        "このヒーローの負傷チェックをダイスの前に打ち消す";
    /// Draught of Giants: dice in melee.
    "dice" Dice {
        /// Dice.
        dice: u8 = number(1, DICE_MAX),
    }
        says "before the roll of a melee {dice} more" /
        "白兵戦のダイスの前に使うと+{dice}ダイス"
        with { dice = rolls(dice) };
    /// Treasure: exchanged for a token (BH-19.9).
    "treasure_token" TreasureToken
        says "becomes a Treasure token after the battle" / "戦闘後に財宝トークン1個になる";
    /// Experience: exchanged for a token (BH-19.9).
    "experience_token" ExperienceToken
        says "becomes an Experience token after the battle" / "戦闘後に経験トークン1個になる";
    /// Master Physician (BH-19.10).
    "physician" Physician
        says "after the battle one marked skull may be restored for 1 Treasure and 4 Experience \
            tokens" /
        "戦闘後、財宝トークン1個と経験トークン4個で消したスカルマーク1個を回復できる";
}
