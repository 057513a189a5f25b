//! Why an action is refused in BattleLore with Heroes, by which rule, and how it is said.
//!
//! Source: the table of refusals of the specification (5.9): within an action the reasons are tried
//! in its order. What is no answer to what is asked is refused by BL-6.2, the order of things. The
//! line of the rule itself is shown beside the words and is not repeated in them.

use crate::prelude::*;
use crate::table::words::{
    EXPERIENCE, FLAGS_ARE, HEXES, LEVELS, LORES, TOKENS, TREASURE, either, limit, sections_of,
    usage,
};

/// Why a hero cannot be placed. Source: BH-5.3.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoPlace {
    /// No own troop.
    NoTroop,
    /// A hero is there.
    HasHero,
    /// A foot hero with a mounted troop, or BH-R6 `no`.
    WrongClass,
    /// The terrain.
    Terrain,
}

refusals! {
    /// Why an action is refused. `rule` is the one cited where several could be.
    #[derive(Copy)]
    pub enum Refusal of BattleLore as t;

    /// BL-6.2: something else is asked.
    OtherQuestion { awaited: Question } by BL_6_2
        "something else is asked: {awaited}" / "いま尋ねられているのは別のこと：{awaited}";
    /// BL-13.1: levels above 3 or another sum.
    WrongCouncil { total: u32, wanted: u8 } by BL_13_1
        when (*total == u32::from(*wanted))
            "no Lore Master has more than level 3" / "ロアマスターのレベルは1人3まで"
        "the levels of the War Council add up to {total}, and must to {wanted}" /
        "ウォーカウンシルの合計は{levels}だが、{wanted}でなければならない" with { levels = t.count(*total, &LEVELS) };
    /// BL-5.4: another number of Lore cards.
    WrongLoreCount { found: u8, wanted: u8 } by BL_5_4
        "{wanted} must be kept, not {found}" / "残すのは{wanted}：{found}枚ではない"
        with { wanted = t.count(*wanted, &LORES) };
    /// Cards that are not held or shown: BL-5.4, BL-6.3, BL-12.6, BL-12.8, BL-16.5, BH-19.8 …
    NotThere { rule: Rule } by (*rule)
        "this card is not among those held or shown: name one of them" /
        "そのカードは手元にも公開中にもない：ある中から選ぶ";
    /// BL-6.3: the Command card is not in the hand.
    CommandNotHeld { card: Command } by BL_6_3
        "{card} is not in the Command hand" / "{card}は戦術カードの手札にない";
    /// BL-12.6: the Lore card is not in the hand.
    LoreNotHeld { card: Lore } by BL_12_6
        "{card} is not in the Lore hand" / "{card}はロアカードの手札にない";
    /// BH-4.6: a hero of the class is enlisted.
    ClassTaken { class: Class } by BH_4_6
        "a {class} is enlisted for this battle already: choose another class" /
        "この戦闘にはもう{class}がいる：ほかのクラスを選ぶ";
    /// BH-21.6: as many Active sheets as there can be.
    RosterFull by BH_21_6
        "there are eight heroes who can take part: no more can be enlisted" /
        "参加できるヒーローがもう8人いるため、これ以上登録できない";
    /// BH-4.5: no free skill without prerequisite.
    NoFreeSkill { class: Class } by BH_4_5
        "no first skill is free for a {class}" / "{class}の最初のスキルにできるカードが残っていない";
    /// BH-4.2: a skill of another class.
    OtherClass { skill: Skill } by BH_4_2
        "{skill} is a skill of the {class}" / "{skill}は{class}のスキル"
        with { class = t.told(&t.game.cards.skill(*skill).class) };
    /// BH-18.5: its prerequisite is missing.
    NeedsSkill { skill: Skill } by BH_18_5
        "{skill} needs {needed} first" / "{skill}には先に{needed}が必要"
        with { needed = either(t, t.game.cards.skill(*skill).needs.iter().map(|skill| t.told(skill))) };
    /// BH-19.13: the card is not free.
    SkillTaken { skill: Skill } by BH_19_13
        "the skill card {skill} is not free" / "スキルカード{skill}は残っていない";
    /// BH-18.1: the hero has three skills.
    ThreeSkills by BH_18_1 "the hero has three skills, and none more" / "ヒーローのスキルは3個まで";
    /// BH-19.13: a second skill in one After Adventure Action.
    LevelledUp by BH_19_13
        "the hero has learned a skill this time: the next one after the next battle" /
        "今回はもうスキルを習得した：次は次の戦闘の後";
    /// BH-18.1, BH-20.1, BH-19.6, BH-19.10: too few Experience tokens.
    TooLittleExperience { has: u16, wanted: u8, rule: Rule } by (*rule)
        "{wanted} needed, the hero has {has}" / "{wanted}が必要だが、{has}個しかない"
        with { wanted = t.count(*wanted, &EXPERIENCE) };
    /// BH-19.5, BH-19.10: too few Treasure tokens.
    TooLittleTreasure { has: u16, wanted: u8, rule: Rule } by (*rule)
        "{wanted} needed, the hero has {has}" / "{wanted}が必要だが、{has}個しかない"
        with { wanted = t.count(*wanted, &TREASURE) };
    /// BH-4.4: the card fits, it is not drawn anew.
    CardFits { card: Artifact } by BH_4_4
        "{card} fits the hero: only a card that never fits is drawn anew" /
        "{card}はヒーローに合う：引き直せるのは決して合わないカードだけ";
    /// BH-4.4: the card does not fit, but no card is left to draw in its place.
    NoCardLeft { card: Artifact } by BH_4_4
        "no card is left to draw in the place of {card}" / "{card}の代わりに引けるカードは残っていない";
    /// BH-17.4: a special card is not equipped, but put under the sheet.
    SpecialFound { card: Artifact } by BH_17_4
        "{card} is a special card: it is put under the sheet, not equipped" /
        "{card}は特別なカード：装備できず、キャラクターシートの下に置く";
    /// BH-4.4: a special card is not kept.
    SpecialCard { card: Artifact } by BH_4_4
        "{card} is a special card and cannot be kept at the start: draw anew or keep another" /
        "{card}は特別なカードで最初には残せない：引き直すか、ほかを残す";
    /// BH-17.4: too many artifacts, one that it does not own, or a special one.
    CannotEquip { limit: u8 } by BH_17_4
        "a hero equips at most {limit} of its own artifacts, and no special card" /
        "装備できるのは自分のアーティファクト{limit}枚まで、特別なカードは不可";
    /// BH-5.1: no Lore Master of the class.
    NoLoreMaster { class: Class } by BH_5_1
        "no {class} sits in the War Council: the hero stays at home" /
        "ウォーカウンシルに{class}がいないため、ヒーローは配置できない";
    /// BH-5.3: no hex for the hero.
    CannotPlace { hex: Hex, why: NoPlace } by BH_5_3
        when (*why == NoPlace::NoTroop) "no own troop stands at {hex}: a hero starts with one" /
            "{hex}に自軍の部隊がいない：ヒーローは部隊のヘクスに置く"
        when (*why == NoPlace::HasHero) "the troop at {hex} has a hero" / "{hex}の部隊にはもうヒーローがいる"
        when (*why == NoPlace::WrongClass) "foot and mounted do not fit together at {hex}" /
            "{hex}の部隊とは徒歩・騎乗が合わない"
        "the hero cannot enter the terrain of {hex}" / "ヒーローは{hex}の地形に入れない";
    /// BL-12.6: the wrong window; in the right one the tokens would not do, either (BL-12.4).
    WrongWindow { card: Lore, has: u8, wanted: u8 } by BL_12_6
        when (has < wanted)
            "{card} is not played now, but {when}; and it costs {tokens}, with only {has} left" /
            "{card}は今はプレイできない：使えるのは{when}。{tokens}が必要だが、{has}個しかない"
        "{card} is not played now, but {when}" / "{card}は今はプレイできない：使えるのは{when}"
        with {
            when = t.told(&t.game.cards.lore(*card).window), tokens = t.count(*wanted, &TOKENS),
        };
    /// BL-12.6: the window fits, but the card is for a battle of the other mode.
    WrongMode { card: Lore, mode: Mode } by BL_12_6
        when (*mode == Mode::Melee) "{card} is for melee, and this is none" / "{card}は白兵戦でしか使えない"
        "{card} is for battles at range, and this is none" / "{card}は射撃戦でしか使えない";
    /// BL-12.6, BH-R76: it would change nothing.
    NoEffect { card: Lore } by BL_12_6
        "{card} would change nothing now" / "{card}は今使っても何も変わらない";
    /// BL-12.6: the card takes the place of a Command card, and is played so.
    PlayedInLieu { card: Lore } by BL_12_6
        "{card} takes the place of a Command card: play it as that" /
        "{card}は戦術カードの代わりに使う：そのようにプレイする";
    /// BL-12.4: too few tokens.
    TooFewTokens { has: u8, wanted: u8, rule: Rule } by (*rule)
        "it costs {wanted}, and only {has} left" / "{wanted}が必要だが、{has}個しかない"
        with { wanted = t.count(*wanted, &TOKENS) };
    /// BL-12.4: a Lore card was played in this turn.
    LorePlayed by BL_12_4
        "a Lore card was played in this turn: the next one may come in the next turn" /
        "この手番はもうロアカードをプレイした：次は次の手番";
    /// BL-12.6: no legal target.
    NoTarget { card: Lore } by BL_12_6 "this is no target for {card}" / "{card}の対象にならない";
    /// BL-16.4: Rally the Ranks heals an own troop that lost figures and no other card names a troop.
    NoRallyTarget by BL_6_3
        "only an own troop that lost figures and stands beside no enemy can be healed, \
         by the card that heals" / "回復できるのは、回復のカードで、フィギュアを失い敵に隣接していない自軍部隊だけ";
    /// BL-7.1: no own piece there.
    NoPiece { hex: Hex } by BL_7_1 "no own piece stands at {hex}" / "{hex}に自軍のユニットはいない";
    /// BL-7.1: ordered already.
    OrderedAlready { hex: Hex } by BL_7_1
        "the piece at {hex} has its order already: a piece is ordered once a turn" /
        "{hex}のユニットにはもう命令した：1手番に1回だけ";
    /// BL-7.2: outside the sections.
    OutsideSection { hex: Hex } by BL_7_2
        "{hex} lies outside the sections that have an order left" / "{hex}は命令の残る区域にない";
    /// BL-7.2 under BL-R13 `owner-chooses`: the section that is named has no order for the hex.
    SectionWithout { hex: Hex, section: Section } by BL_7_2
        "no order of the {section} is left for the piece at {hex}" /
        "{hex}のユニットに使える{section}の命令は残っていない";
    /// BL-7.2 under BL-R13 `owner-chooses`: the hex lies on a dotted line, and no section is named.
    SectionMissing { hex: Hex } by BL_7_2
        "{hex} lies on a dotted line: say of which section the order is, {sections}" /
        "{hex}は点線の上：どの区域の命令かも指定する（{sections}）" with { sections = sections_of(t, *hex) };
    /// BL-7.5: the card does not order such a piece.
    WrongPiece { hex: Hex } by BL_7_5
        "the orders left are not for such a piece as the one at {hex}" / "残る命令は{hex}のようなユニットには使えない";
    /// BL-7.3: no orders are left.
    NoOrders by BL_7_3 "no order for it is left" / "それに出せる命令は残っていない";
    /// BL-7.6: the faces do not order it too.
    NoFace { hex: Hex } by BL_7_6
        "the dice left do not order the piece at {hex} too" / "残る目では{hex}のユニットにまで命令できない";
    /// BH-6.3: no Leader.
    NotLeader { hero: HeroId } by BH_6_3
        "the hero leads no troop that it could leave" / "ヒーローは分離できる部隊を率いていない";
    /// BH-6.6: the card detaches nobody.
    CannotDetach { hero: HeroId } by BH_6_6
        "the orders left detach no Leader there: an order for a Champion is needed" /
        "残る命令では分離できない：そこのチャンピオンに使える命令が必要";
    /// BH-6.3: no detachment is ordered.
    NoDetachment { hero: HeroId } by BH_6_3
        "the hero is not ordered to leave its troop" / "ヒーローに分離の命令を出していない";
    /// BH-9.1: the hex it left.
    SameHex { hex: Hex } by BH_9_1
        "the move ends where it began: {hex}" / "{hex}は移動を始めたヘクス：そこでは終われない";
    /// BL-7.4: not ordered.
    NotOrdered { hex: Hex } by BL_7_4
        "the piece at {hex} is not ordered in this turn" / "{hex}のユニットはこの手番に命令を受けていない";
    /// BL-8.1: it stands there.
    StaysThere { hex: Hex } by BL_8_1
        "the piece stands at {hex} already: a move leads to another hex" /
        "ユニットはもう{hex}にいる：移動先は別のヘクスにする";
    /// BL-8.1: no hex to which it could go, with a Glory token either.
    NowhereToGo { hex: Hex } by BL_8_1
        "the piece at {hex} can go nowhere, with a Glory token either" /
        "{hex}のユニットは、栄光のロアトークンを使ってもどこへも行けない";
    /// BL-8.1, BH-9.1: no way so far.
    TooFar { hex: Hex, rule: Rule } by (*rule)
        when (*rule == BH_9_1) "{hex} is farther than the hero can go from its troop" /
            "ヒーローが分離して{hex}まで行くことはできない"
        "the move does not reach {hex}" / "{hex}までは移動できない";
    /// BL-8.2: occupied.
    Occupied { hex: Hex } by BL_8_2 "another piece stands at {hex}" / "{hex}には別のユニットがいる";
    /// BL-2.1, BL-8.2: it may not enter the terrain.
    NoEntry { hex: Hex, rule: Rule } by (*rule)
        when (*rule == BL_2_1) "the hero cannot cross the terrain on the way to {hex}" /
            "ヒーローは{hex}への途中の地形を通り抜けられない"
        "the piece cannot enter the terrain of {hex}" / "このユニットは{hex}の地形に入れない";
    /// BL-8.3: stop terrain on the way.
    StopsBefore { hex: Hex } by BL_8_3
        "terrain on the way to {hex} stops the move" / "{hex}への途中の地形で移動が止まる";
    /// BL-8.1: it has moved.
    HasMoved { hex: Hex } by BL_8_1
        "the piece at {hex} has moved in this turn" / "{hex}のユニットはこの手番にもう移動した";
    /// BL-R17 `move-stays-in-section`.
    LeavesSection { section: Section } by BL_7_2
        "ordered in the {section}, the piece must end its move there" /
        "{section}の命令なので、そこで移動を終えなければならない";
    /// BL:CRE01: a web holds it.
    IsWebbed { hex: Hex } by BL_14_3
        "the web holds the piece at {hex} in this turn" / "{hex}のユニットはクモの糸でこの手番は動けない";
    /// BH-6.4: the troop waits for its Leader.
    WaitsForLeader { hex: Hex } by BH_6_4
        "the troop at {hex} waits for its Leader to leave it" / "{hex}の部隊はリーダーの分離を待っている";
    /// BH-8.9: a hero joined it.
    WasJoined { hex: Hex } by BH_8_9
        "a hero joined the troop at {hex} in this turn: it may battle, but not move" /
        "{hex}の部隊にはこの手番にヒーローが合流した：戦闘はできるが移動できない";
    /// BH-8.4, BH-8.6: they do not fit together.
    CannotShare { hex: Hex, rule: Rule } by (*rule)
        when (*rule == BH_8_4) "the hero and the piece cannot be together at {hex}" /
            "ヒーローとそのユニットは{hex}で一緒になれない"
        "the troop cannot come to the Champion at {hex}: one hero, both on foot or both mounted" /
        "部隊は{hex}のチャンピオンのヘクスに入れない：ヒーローは1人、徒歩か騎乗かが同じ場合だけ";
    /// BH-8.7: a rampart, with a mounted Leader.
    MountedLeader { hex: Hex } by BH_8_7
        "with a mounted Leader the troop cannot enter the rampart at {hex}" /
        "騎乗のリーダーがいるため、部隊は{hex}の城壁に入れない";
    /// BH-16.2: over a chest hex.
    StopsAtChest { hex: Hex } by BH_16_2
        "the way ends at a chest: {hex} lies beyond one" / "宝箱のヘクスで止まる：{hex}はその先";
    /// BH-8.5: no way off the map.
    CannotExit { hero: HeroId } by BH_8_5
        "only an ordered Champion or a Leader that leaves its troop leaves the map, \
         with a step to spare on its own edge" /
        "マップ外へ離脱できるのは、命令を受けたチャンピオンか分離するリーダーが、自軍の端でもう1歩進める時だけ";
    /// BH-12.2: no Glory token.
    NoGlory { hex: Hex } by BH_12_2
        "the piece at {hex} has no Glory token" / "{hex}のユニットに栄光のロアトークンはない";
    /// BL-9.1: it has battled.
    HasBattled { hex: Hex } by BL_9_1
        "the piece at {hex} has battled or searched in this turn, or gave up its battle" /
        "{hex}のユニットはこの手番にもう戦闘か捜索をしたか、戦闘を放棄した";
    /// BL-9.1: it moved too far.
    MovedTooFar { hex: Hex } by BL_9_1
        "the piece at {hex} has moved too far to battle" / "{hex}のユニットは移動しすぎて戦闘できない";
    /// BH-6.2, BH-6.3: the hero joined or detached.
    HeroMayNot { hero: HeroId, rule: Rule } by (*rule)
        when (*rule == BH_6_2) "the hero joined a troop in this turn and does not battle" /
            "この手番に合流したヒーローは戦闘できない"
        when (*rule == BH_6_3) "the hero left its troop in this turn and does not battle" /
            "この手番に分離したヒーローは戦闘できない"
        "the hero may not do this in this turn" / "ヒーローはこの手番にそれを行えない";
    /// BL-9.1: its terrain forbids battle on entry.
    EnteredTerrain { hex: Hex } by BL_9_1
        "whoever entered the terrain of {hex} in this turn does not battle" /
        "この手番に{hex}の地形に入ったユニットは戦闘できない";
    /// BL-9.3: no enemy there, or out of range.
    NoEnemy { hex: Hex, rule: Rule } by (*rule)
        when (*rule == BL_4_6) "only an adjacent enemy is attacked in melee: there is none at {hex}" /
            "白兵戦の目標は隣の敵だけ：{hex}は目標にならない"
        when (*rule == BL_9_3) "no enemy within range stands at {hex}" / "{hex}に射程の届く敵はいない"
        "{hex} holds no enemy to attack" / "{hex}に攻撃できる敵はいない";
    /// BL-4.8: no line of sight.
    NoSight { hex: Hex } by BL_4_8 "there is no line of sight to {hex}" / "{hex}への視線が通らない";
    /// BL-4.6: an enemy is adjacent.
    MustMelee { hex: Hex } by BL_4_6
        "an enemy stands beside {hex}: only adjacent enemies can be attacked" /
        "{hex}に敵が隣接している：攻撃できるのは隣の敵だけ";
    /// BH-16.3: no chest.
    NoChest { hero: HeroId } by BH_16_3 "the hero stands at no chest" / "ヒーローのヘクスに宝箱はない";
    /// BH-16.3: an enemy is adjacent.
    EnemyBeside { hex: Hex } by BH_16_3
        "an enemy stands beside {hex}: the chest cannot be searched" / "{hex}に敵が隣接しているため、宝箱を捜索できない";
    /// BH-16.4, BH-16.7: no search in this turn.
    CannotSearch { hero: HeroId, rule: Rule } by (*rule)
        when (*rule == BH_16_4) "a hero that joined or left a troop in this turn does not search" /
            "この手番に合流か分離をしたヒーローは捜索できない"
        when (*rule == BH_16_3)
            "a search takes the place of the battle, and that is made or given up in this turn" /
            "捜索は戦闘の代わり：この手番の戦闘はもう行ったか放棄した"
        "who may not battle after such a move may not search either" / "その移動の後は戦闘できないため、捜索もできない";
    /// BH-17.2: the symbol does not fit the role.
    WrongRole { item: ItemId } by BH_17_2
        when (usage(t, *item) == Some(Usage::ChampionOnly))
            "{item} is for Champions only" / "{item}を使えるのはチャンピオンだけ"
        when (usage(t, *item) == Some(Usage::LeaderOnly))
            "{item} is for Leaders only" / "{item}を使えるのはリーダーだけ"
        "{item} cannot be used by the hero as it is now" / "今のヒーローは{item}を使えない";
    /// BH-17.4: not equipped; BH-18.4: not learned.
    NotEquipped { item: ItemId } by BH_17_4
        when (matches!(item, ItemId::Skill(_)))
            "the hero has not learned {item}" / "ヒーローは{item}を習得していない"
        "{item} is not equipped" / "{item}は装備していない";
    /// BH-17.10: used already.
    UsedUp { item: ItemId } by BH_17_10
        when (limit(t, *item) == Some(UseLimit::PerGame))
            "{item} can be used once in a battle" / "{item}は1戦闘に1回だけ"
        when (limit(t, *item) == Some(UseLimit::PerTurn))
            "{item} can be used once in a turn" / "{item}は1手番に1回だけ"
        when (limit(t, *item) == Some(UseLimit::PerRoll))
            "{item} can be used once in a roll" / "{item}はダイスを1回振るごとに1回だけ"
        "{item} has been used as often as it can" / "{item}はもう使える回数を使い切った";
    /// BH-17.10: the wrong window, or no legal target.
    CannotUse { item: ItemId } by BH_17_10
        "{item} has no use or no such target at this moment" / "{item}は今は使えないか、対象にならない";
    /// BL-10.2: more flags than bold levels.
    TooManyIgnored { bold: u8 } by BL_10_2
        when (*bold == 0) "the unit is not bold and can ignore no flag" / "勇敢さがないため、退却の目を無視できない"
        "boldness {bold} ignores no more flags than that, and no more than there are" /
        "勇敢さ{bold}より多く、また出た数より多くの退却の目は無視できない";
    /// BL-10.5: a longer way is free.
    ShorterPath { longest: u8 } by BL_10_5
        "the way must be as long as it can, {longest} here" /
        "できるだけ長く（ここでは{longest}ヘクス）退却しなければならない";
    /// BL-10.5: a free way, but longer than the flags that are left drive the unit.
    LongerPath { longest: u8 } by BL_10_5
        when (*longest == 0) "no flag is left that drives the unit back: it stays" /
            "退却の目が残らないので、退却せずにとどまる"
        "the way is too long: the flags that are left drive the unit back {longest}" /
        "道が長すぎる：残る退却の目では{longest}だけ退却する" with { longest = t.count(*longest, &HEXES) };
    /// BL-10.4: no way toward the own edge.
    WrongPath by BL_10_4
        "a retreat goes row by row toward the own edge, where nothing blocks it" /
        "退却は、ふさがれていない道を1行ずつ自軍の端へ向かう";
    /// BH-15.1: more than three hexes.
    PathTooLong by BH_15_1 "a Champion goes back 1 to 3 hexes" / "チャンピオンの退却は1〜3ヘクス";
    /// BH-R18 `at-least-flags`: fewer hexes than flags.
    PathTooShort by BH_15_1
        "the Champion goes back a hex for each flag that it does not ignore, up to 3" /
        "チャンピオンは無視しない退却の目1個につき1ヘクス（最大3）退却しなければならない";
    /// BH-R48 `forced-retreat-only`: an evade leaves no map.
    NoExitByEvade by BH_15_4
        "an evade does not lead off the map: only a forced retreat does" /
        "回避ではマップ外へ離脱できない：離脱できるのは強制された退却だけ";
    /// BH-15.2: it may not end there or cross it.
    CannotEnd { hex: Hex } by BH_15_2
        "the Champion cannot end at {hex} or cross the terrain before it" /
        "チャンピオンは{hex}で終われないか、途中の地形を越えられない";
    /// BL-11.1: no battle back.
    NoBattleBack by BL_11_1
        "only a bold unit that still stands in its hex after the dice of a melee attack battles back" /
        "反撃できるのは、白兵戦でダイスを振られた後も元のヘクスにいる勇敢なユニットだけ";
    /// BH-15.4: no evade.
    NoEvade by BH_15_4
        "only a Champion that was not forced back by a melee attack evades" /
        "回避できるのは、白兵戦で退却を強いられなかったチャンピオンだけ";
    /// BL-11.3: ground cannot be gained.
    NoGround by BL_11_3
        "ground is gained after a melee attack only, into the emptied hex, if the unit may enter it" /
        "前進できるのは、白兵戦の攻撃の後、入れる地形の空いたヘクスだけ";
    /// BL-11.4: no pursuit or bonus melee so.
    NoPursuit { hex: Hex } by BL_11_4
        "no pursuit or bonus melee to {hex}: mounted units go on once, by one free hex \
         or against an adjacent enemy" / "{hex}への追撃や追加の白兵戦はできない：騎乗ユニットが1回、空いた隣のヘクスか隣の敵に対してだけ";
    /// BL-14.3: the creature cannot.
    NoPower { hex: Hex } by BL_14_3
        "the creature at {hex} cannot use its power so" / "{hex}のクリーチャーはその能力をそのようには使えない";
    /// BL-12.3, BL-R18.
    NotOffered by BL_12_3
        "this is not offered here: choose one of the others" / "ここでは選べない：ほかの選択肢から選ぶ";
    /// BH-16.5: not shown.
    NoToken { kind: ChestToken } by BH_16_5
        "no {kind} token is among those shown" / "公開されたトークンに{kind}はない";
    /// BH-19.5: not in the deck.
    NotInDeck { card: Artifact } by BH_19_5
        "{card} is not in the artifact deck" / "{card}はアーティファクトデッキにない";
    /// BH-19.5, BH-R66: bought already; BH-R67: not for sale.
    NotForSale { card: Artifact } by BH_19_5 "{card} cannot be bought now" / "{card}は今は購入できない";
    /// BH-19.8, BH-R44: one of the cards is kept.
    MustKeep by BH_19_8
        "one of the cards shown must be kept: choose it" / "公開したカードから1枚は残す：どれかを選ぶ";
    /// BH-19.6: fewer than two, or more draws than can be.
    NoPair by BH_19_6
        "two of a kind must be given up for a draw, and at most 32 cards are drawn" /
        "2枚（2個）なければ交換できず、引けるのは32枚まで";
    /// BH-20.1: fewer than three skills.
    TooFewSkills by BH_20_1
        "only a hero with three skills joins the War Council" / "ウォーカウンシルに参加できるのはスキルが3個のヒーローだけ";
    /// BH-20.3: the guest spot is full.
    GuestSpotFull by BH_20_3 "the guest spot of the War Council is taken" / "ゲストスポットはふさがっている";
    /// BH-20.6: no gift of this hero.
    NoGift { hero: HeroId } by BH_20_6
        "this hero has nothing to bequeath now" / "このヒーローが今譲れるものはない";
    /// BH-21.6: not Active, too many, or two of one class.
    WrongParty by BH_21_6
        "a party is of heroes who can take part, as many as the scenario allows, \
         no two of one class" / "出せるのは参加できるヒーローをシナリオの人数まで、同じクラスは1人だけ";
    /// BH-19.10: no skull is marked.
    NoSkullMarked by BH_19_10
        "no skull of the hero is marked off: nothing to restore" / "消したスカルマークがなく、回復するものがない";
    /// BL-6.4: a field is filled that only another reading asks for.
    OtherReading by BL_6_4
        "by the readings in force there is no such choice here: leave that word out" /
        "採用中の解釈ではこの指定はない：余分な選択を外せばよい";
    /// BL-6.4: the reading that splits is not in force: flags and Glory tokens are no decision of their own.
    NotApart by BL_6_4
        "under the readings in force this is no choice of its own: the move or the retreat says it" /
        "採用中の解釈では単独の選択ではない：移動や退却の中で指定する";
    /// BL-6.4 under a reading that asks for it: whether the hero is mounted, leaves or joins is not said.
    ChoiceMissing by BL_6_4
        "the readings in force ask for one thing more here: name one of the choices that say it" /
        "採用中の解釈では、ここでもう1つ指定が要る：それを含む選択肢から選ぶ";
    /// BL-6.4 under BL-R1 `any-path`: other flags are ignored than was said, or the token does something else.
    IgnoredOtherwise { said: u8 } by BL_6_4
        "it was said already that {said} ignored: the way must say the same, of a Glory token too" /
        "無視する退却の目は{said}と先に決めた：栄光のロアトークンの使い方も同じにする" with { said = t.count(*said, &FLAGS_ARE) };
    /// BL-6.4 under BH-R8 `yes`: a Glory token is spent on a move before it, and the move says so.
    GloryBefore { hex: Hex } by BL_6_4
        "under this reading a Glory token is spent before the move, and the move of the piece \
         at {hex} says so exactly then" / "この解釈では栄光のロアトークンを移動の前に使う：{hex}のユニットの移動では、使った時だけそう指定する";
    /// BL-6.4 under BH-R8 `yes`: the Glory token of this piece is spent, it moves now.
    GloryMoveFirst { hex: Hex } by BL_6_4
        "the Glory token of the piece at {hex} is spent: it moves now" /
        "{hex}のユニットは栄光のロアトークンを使った：先にその移動を行う";
}
