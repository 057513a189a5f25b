//! What can happen in Mamono Raid, with its words and what it is about.
//!
//! Source: the rules cited at each row. A fact carries all that its words need; the rule that it
//! happened by is beside it in the trace. Nothing is kept from an eye (MR-3.23). Purses change by
//! facts alone that have a `purse` (MR-3.24): each says by how much and what the purse holds then.

use crate::cards::CHIP_KINDS_MAX;
use crate::prelude::*;
use crate::table::scene::ids::{
    self, BLACK, CORE_BONUS, DEATHS, HEART, LEVEL, PHASE, ROUND, SAFE_ZONE, TURN, ap, coins,
    level_space, line, means, of_seat, own_item, own_skill, pawn, safe, skill_chips, went_home,
};
use crate::table::words::{
    CELL, CHIP, COPPER, ClearMind, DAMAGE_CHIP, LIFE, Left, MARKER, Ordinal, PAWN, POINT, PawnWay,
    ROUNDS, SHIELD, Turned, XP_POINT,
};
use crate::vocabulary::{LINE_CELLS, SEATS_MAX};
use arrayvec::ArrayVec;
use kanso_engine::Halves;

pub use crate::state::fact_parts::{BonusPays, CoinsFor, HomeFor, Means, Tally, TurnBy};

/// Chips in the order in which they are told.
pub type ChipList = ArrayVec<ChipKind, { CHIP_KINDS_MAX as usize }>;

facts! {
    /// One thing that happened. `place` counts from 0, `space` from 1; a `purse` and a `price` are
    /// in copper units.
    pub enum Fact of MamonoRaid as t;

    // The set-up.
    /// MR-4.15, MR-6.9: a part card is turned up.
    PartRevealed { part: Part, card: PartKind } at [ids::part(t.game, *card), part]
        "the monster's {part} is turned up: {card}" / "エネミーの{part}を公開：{card}";
    /// MR-4.16, MR-6.9: five chips on a line, from base to tip.
    LineDealt { part: Part, chips: [ChipKind; LINE_CELLS] } at [line(*part)]
        "hate line of the {part}, base to tip: {chips}" /
        "{part}のヘイトライン（元から先へ）：{chips}"
        with { chips = t.told(&chips[..]) };
    /// MR-4.17, MR-R26: the pawns stand in the safe zone, from A on.
    PawnsPlaced { order: ArrayVec<Seat, SEATS_MAX> }
        at [order.iter().map(|seat| pawn(*seat)).collect::<Vec<_>>()]
        "{first} starts; pawns in the safe zone: {pawns}" /
        "スタートプレイヤーは{first}（セーフティゾーン：{pawns}）"
        with {
            first = order.first().map_or("?", |seat| t.seat(*seat)),
            pawns = t.list(
                ('A'..='D').zip(order).map(|(space, seat)| format!("{space} {}", t.seat(*seat))),
                "nobody", "なし"
            ),
        };
    /// MR-4.18: which starting chips are kept, ascending.
    StartersKept { kept: ArrayVec<Character, 4> }
        at [kept.iter().map(|symbol| ids::starter(*symbol)).collect::<Vec<_>>()]
        "starting experience to choose from: {kept}" / "選べる初期経験値チップ：{kept}";
    /// MR-4.19: a seat takes a starting chip.
    StarterPicked { seat: Seat, symbol: Character } at [ids::starter(*symbol), of_seat(*seat, "xp")]
        "{seat} takes the {symbol}" / "{seat}は{symbol}を取る"
        with { symbol = t.told(&Starter(*symbol)) };
    /// MR-R32 `when-taken`: a starting chip counts so from now on.
    StarterBecomes { seat: Seat, symbol: Symbol, points: u8 } at [of_seat(*seat, "xp")]
        "{seat}'s starting experience counts as {symbol} {points} from now on" /
        "{seat}の初期経験値チップは今後、経験値「{symbol}{points}」として数える";

    // Rounds.
    /// MR-4.21: the first round begins with the main phase.
    FirstRound at [ROUND]
        "round 1 begins with the main phase" / "第1ラウンド開始：メインフェイズから始める";
    /// MR-5.2: nobody has hate yet.
    NoEnemyPhase at [ROUND]
        "round 1 has no enemy phase: nobody has hate yet" /
        "第1ラウンドはまだ誰もヘイトを持たないため、エネミーフェイズを飛ばす";
    /// MR-5.45: a later round begins.
    RoundBegins { round: u32 } at [ROUND] "round {round} begins" / "第{round}ラウンド開始";

    // The enemy phase.
    /// MR-5.3: damage a, by markers away from home, `0..=10`.
    DamageFromHate { seat: Seat, away: u8 } at [of_seat(*seat, "home"), of_seat(*seat, "damage")]
        when (*away == 0)
            "{seat} has all hate markers at home: no damage from hate" /
            "{seat}のヘイトマーカーはすべて置き場にあり、ヘイトによるダメージはない"
        "{seat} has {markers} away from home: {away} damage" /
        "{seat}の{markers}が置き場の外にある：{away}ダメージ"
        with { markers = t.count(*away, &MARKER) };
    /// MR-5.4: damage b, by active black markers.
    DamageFromLevel { seat: Seat, level: u32 } at [of_seat(*seat, "damage"), LEVEL]
        "the monster's level adds {level} damage for {seat}" /
        "エネミーレベルにより{seat}にさらに{level}ダメージ";
    /// MR-5.5: shields of cards and of a bonus shield chip keep damage off.
    Shielded { seat: Seat, shield: u32, bonus: u32, rest: u32 } at [of_seat(*seat, "damage")]
        when (*bonus == 0) "{seat} has {shield}: {rest}" / "{seat}は{shield}で軽減：{rest}"
        "{seat} has {shield} and {bonus} from the bonus shield: {rest}" /
        "{seat}は{shield}とボーナスシールドの{bonus}個で軽減：{rest}"
        with { shield = t.count(*shield, &SHIELD), rest = t.told(&Left(*rest)) };
    /// MR:BS1, MR:BS2: a bonus shield chip shields.
    BonusShields { seat: Seat, chip: BonusShield } at [chip, of_seat(*seat, "damage")]
        "{seat} is protected by the {chip}" / "{seat}は{chip}に守られている";
    /// MR-5.8: an item acts in the enemy phase.
    EnemyItemActs { seat: Seat, item: ItemKind } at [own_item(t.game, *seat, *item)]
        "{seat} uses up {item}" / "{seat}の{item}が発動する";
    /// MR-R37 `ask-owner`: an item is kept.
    EnemyItemKept { seat: Seat, item: ItemKind } at [own_item(t.game, *seat, *item)]
        "{seat} does not use {item}" / "{seat}は{item}を使わない";
    /// MR-9.19: an item softens damage.
    Softened { seat: Seat, item: ItemKind, rest: u32 }
        at [own_item(t.game, *seat, *item), of_seat(*seat, "damage")]
        "{item} protects {seat}: {rest}" / "{item}が{seat}を守る：{rest}"
        with { rest = t.told(&Left(*rest)) };
    /// MR-5.6: life chips are turned to damage; `over` is left after the last chip.
    LifeTurned { seat: Seat, turned: u8, life: u8, over: u32 } at [of_seat(*seat, "life")]
        when (*over == 0)
            "{seat} turns {turned} to damage and has {life} left" /
            "{seat}は{turned}をダメージチップに裏返す（残りライフ{life}枚）"
        "{seat} turns {turned} to damage and has {life} left; {over} damage remains" /
        "{seat}は{turned}をダメージチップに裏返す（残りライフ{life}枚、まだ{over}ダメージ）"
        with { turned = t.count(*turned, &LIFE) };
    /// MR-5.6: damage that finds no life chip to turn changes nothing (MR-R13 `no-penalty`).
    Unharmed { seat: Seat } at [of_seat(*seat, "life")]
        "{seat} has no life chip to turn: the damage changes nothing" /
        "{seat}には裏返すライフチップがなく、ダメージの影響はない";
    /// MR-5.7: a party is wiped out.
    WipedOut { seat: Seat } at [of_seat(*seat, "life"), of_seat(*seat, "sheet")]
        "{seat}'s party is wiped out" / "{seat}のパーティは全滅した";
    /// MR:DP1: a death penalty card.
    DeathPenalty { seat: Seat, deaths: u32 }
        at [of_seat(*seat, "deaths"), of_seat(*seat, "points"), ids::place(DEATHS)]
        "{seat} takes a death penalty card, {deaths} in all" /
        "{seat}はデスペナカードを1枚受け取る（計{deaths}枚）";
    /// MR-R36 `max-five`: no death penalty card is left for a party that was wiped out.
    NoPenaltyLeft { seat: Seat } at [of_seat(*seat, "life"), of_seat(*seat, "sheet")]
        "no death penalty card is left for {seat}" /
        "デスペナカードが残っていないため、{seat}は受け取らない";
    /// MR-9.18: an item is used up in place of a death penalty card.
    Saved { seat: Seat, item: ItemKind }
        at [own_item(t.game, *seat, *item), of_seat(*seat, "life")]
        "{item} saves {seat} from the death penalty card" /
        "{item}により{seat}はデスペナカードを受け取らない";
    /// MR-9.11: an item goes back to the display.
    Recycled { seat: Seat, item: ItemKind }
        at [ids::item(t.game, *item), own_item(t.game, *seat, *item)]
        "{seat}'s {item} goes back to the display" / "{seat}の{item}はカード置き場に戻る";
    /// MR-5.9, MR-R40 `may-return`: a bonus shield chip goes back beside its space.
    ShieldReturned { seat: Seat, chip: BonusShield, turned: bool } at [chip]
        when (*turned) "{seat} returns the {back}" / "{seat}は{back}を返却する"
        "{seat} returns the {chip}" / "{seat}は{chip}を返却する"
        with { back = t.told(&Turned(*chip)) };

    // The main phase.
    /// MR-5.10: whose turn it is.
    TurnComes { seat: Seat, by: TurnBy } at [pawn(*seat), TURN]
        "turn of {seat}, {by}" / "{seat}の手番：{by}";
    /// MR:WA11 …: a skill is used.
    SkillUsed { seat: Seat, skill: SkillKind } at [own_skill(t.game, *seat, *skill)]
        "{seat} uses {skill}" / "{seat}は{skill}を使う";
    /// MR-5.15, MR:SV2, MR-9.10, MR-9.12: an action cost after rings, and what targets cost more.
    CostPaid { seat: Seat, cost: Means, ac: u8, extra: u8 }
        at [pawn(*seat), means(t.game, *seat, *cost)]
        when (*extra == 0)
            "{seat} pays AC {ac} for {cost}" / "{seat}は{cost}にAC{ac}を支払う"
        "{seat} pays AC {all} ({ac} + {extra} extra) for {cost}" /
        "{seat}は{cost}にAC{all}（{ac}＋追加{extra}）を支払う"
        with { all = u16::from(*ac) + u16::from(*extra) };
    /// MR-9.2: extra costs are not paid.
    ExtraIgnored { seat: Seat, skill: SkillKind, extra: u8 }
        at [own_skill(t.game, *seat, *skill)]
        "{skill} spares {seat} the extra AC {extra}" /
        "{skill}の効果で{seat}は追加アクションコスト{extra}を支払わない";
    /// MR-5.11: a pawn moves to a space of the AP track, where others may stand.
    PawnMoves { seat: Seat, from: PawnPlace, to: u8, below: u8 } at [pawn(*seat), ap(*to)]
        when (*below == 0) "{seat}'s pawn goes {way}" / "{seat}の人型コマが{way}"
        "{seat}'s pawn goes {way}, on top of {below}" / "{seat}の人型コマが{way}（{below}の上）"
        with { way = t.told(&PawnWay(*from, *to)), below = t.count(*below, &PAWN) };
    /// MR-5.16: life chips on a skill.
    LifeLocked { seat: Seat, skill: SkillKind, chips: u8, life: u8 }
        at [own_skill(t.game, *seat, *skill), of_seat(*seat, "life")]
        "{seat} puts {chips} on {skill} and has {life} left" /
        "{seat}は{skill}に{chips}を置く（手元のライフ{life}枚）"
        with { chips = t.count(*chips, &LIFE) };
    /// MR-9.5: a free skill needs no life chip and stays ready.
    StaysReady { seat: Seat, skill: SkillKind } at [own_skill(t.game, *seat, *skill)]
        "{seat}'s {skill} needs no life chip and stays ready" /
        "{seat}の{skill}はライフチップが要らず、使用可能のまま";
    /// MR-9.5: x chips are stacked.
    Stacked { seat: Seat, skill: SkillKind, x: u8 } at [own_skill(t.game, *seat, *skill)]
        "{seat} stacks {chips}: {skill} works with {x}" /
        "{seat}は{skill}に{chips}を重ねる（X＝{x}）"
        with { chips = t.count(*x, &LIFE) };
    /// MR-9.1: a skill takes chips, `0..=TARGETS_MAX`.
    Attacks { seat: Seat, skill: SkillKind, chips: u8 } at [own_skill(t.game, *seat, *skill)]
        "{seat}'s {skill} takes {chips}" / "{seat}の{skill}で{chips}を獲得する"
        with { chips = t.count(*chips, &CHIP) };
    /// MR:E01 … MR:X09: a chip is taken.
    ChipTaken { seat: Seat, chip: ChipKind, spot: Spot } at [spot, of_seat(*seat, "xp")]
        "{seat} takes {chip} from {spot}" / "{seat}は{spot}の{chip}を獲得";
    /// MR-5.18, MR-5.31, MR-5.36, MR-6.5, MR-9.15: a purse changes, by less than 0 when it pays.
    Purse { seat: Seat, why: CoinsFor, by: i32, purse: u32 }
        at [of_seat(*seat, "purse"), coins(t.game, *seat, *why)]
        when (*by < 0)
            "{seat} pays {by} for {why} and has {purse}" /
            "{seat}は{why}に{by}を支払う（所持金：{purse}）"
        "{seat} gets {by} for {why} and has {purse}" /
        "{seat}は{why}で{by}を得る（所持金：{purse}）"
        with { by = t.count(by.unsigned_abs(), &COPPER), purse = t.count(*purse, &COPPER) };
    /// MR-R17 `value-cap`: coins run out, a part of a gain is lost.
    CoinsShort { seat: Seat, lost: u32 } at [of_seat(*seat, "purse")]
        "the coins have run out: {seat} misses {lost}" /
        "コインが足りず、{seat}は{lost}を得られない"
        with { lost = t.count(*lost, &COPPER) };
    /// MR-5.19: a hate marker lies where the chip was.
    MarkerPlaced { seat: Seat, spot: Spot, home: u8 } at [spot, of_seat(*seat, "home")]
        "{seat} puts a hate marker on {spot} and has {home} at home" /
        "{seat}は{spot}にヘイトマーカーを置く（置き場に残り{home}枚）";
    /// MR-R11 `take-without-marker`: no marker is left for this cell.
    NoMarkerLeft { seat: Seat, spot: Spot } at [spot, of_seat(*seat, "home")]
        "{seat} has no hate marker left: {spot} stays empty" /
        "{seat}にはヘイトマーカーが残っておらず、{spot}は空のまま";
    /// MR-9.3, MR-5.20, MR-9.10, MR-9.15, MR-R20: damage chips, at least 1, are turned to life.
    Healed { seat: Seat, by: Means, turned: u8, damage: u8 }
        at [means(t.game, *seat, *by), of_seat(*seat, "life")]
        "{by} turns {turned} of {seat} back to life and leaves {damage}" /
        "{seat}は{by}で{turned}をライフチップに戻す（残りダメージ{damage}枚）"
        with { turned = t.count(*turned, &DAMAGE_CHIP) };
    /// MR-5.21, MR-5.22, MR-5.24, MR-9.15, MR-R6: a skill, item or card is used without effect.
    DryFire { seat: Seat, by: Means } at [means(t.game, *seat, *by), of_seat(*seat, "life")]
        when (matches!(by, Means::Skill(_)))
            "{seat} uses {by} without effect" / "{seat}の{by}は空撃ち（効果なし）"
        "{seat} uses {by} without effect" / "{seat}の{by}は効果なし";
    /// MR-9.4: Clear Mind lets chips go.
    ClearsMind { seat: Seat, x: u8, released: u8 } at [of_seat(*seat, "life")]
        "{seat}'s {skill} holds {x} and gives back {released}" /
        "{seat}の{skill}：{x}を置いて{released}枚を手元に戻す"
        with { skill = t.told(&ClearMind), x = t.count(*x, &LIFE) };
    /// MR-5.22: chips leave a skill.
    Released { seat: Seat, skill: SkillKind, chips: u8, ready: bool }
        at [own_skill(t.game, *seat, *skill)]
        when (*ready)
            "{seat} takes {chips} back from {skill}, which is ready again" /
            "{seat}は{skill}から{chips}を外す（再び使用可能）"
        "{seat} takes {chips} back from {skill}, which stays used" /
        "{seat}は{skill}から{chips}を外す（まだ使用済み）"
        with { chips = t.count(*chips, &LIFE) };
    /// MR-5.23: a marker on Gather materials.
    Gathers { seat: Seat, gather: u8 }
        at [Service::Gather, of_seat(*seat, "gather"), of_seat(*seat, "home")]
        "{seat} puts a hate marker on Gather materials, {gather} there now" /
        "{seat}は素材回収にヘイトマーカーを置く（計{gather}枚）";
    /// MR-5.24: an item is used.
    ItemUsed { seat: Seat, item: ItemKind } at [own_item(t.game, *seat, *item)]
        "{seat} uses {item}" / "{seat}は{item}を使う";
    /// MR-5.25: a seat passes.
    Passes { seat: Seat, from: PawnPlace, space: Space } at [pawn(*seat), safe(*space)]
        when (*from == PawnPlace::Safe(*space))
            "{seat} passes and stays on {space}" / "{seat}はパスして{space}に留まる"
        "{seat} passes: the pawn goes from {from} to {space}" /
        "{seat}はパス：人型コマを{from}から{space}へ";
    /// MR-5.26, MR-8.3: a bonus shield chip is taken, perhaps with its back up.
    ShieldTaken { seat: Seat, chip: BonusShield, turned: bool } at [chip]
        when (*turned) "{seat} takes the {back}" / "{seat}は{back}を獲得"
        "{seat} takes the {chip}" / "{seat}は{chip}を獲得"
        with { back = t.told(&Turned(*chip)) };
    /// MR-5.27: all have passed.
    MainPhaseEnds at [PHASE]
        "all have passed: the main phase ends" / "全員がパスし、メインフェイズ終了";

    // Results.
    /// MR-5.28: a line is complete.
    LineComplete { part: Part, markers: u8, needed: u8 } at [part, Target::Part(*part)]
        "the {part} breaks: {markers} of its hate line taken, HP {needed}" /
        "{part}の部位破壊：ヘイトラインの{markers}が獲得済み（HP{needed}）"
        with { markers = t.count(*markers, &CELL) };
    /// MR-6.14: every cell of the core has its marker.
    CoreComplete at [HEART, Target::Core]
        "every cell of the core is taken" / "コアのすべてのマスが獲得された";
    /// MR-R1 `active-seat-chooses`: which part comes first.
    ResultChosen { seat: Seat, part: Part } at [part, Target::Part(*part)]
        "{seat} chooses the result of the {part} first" /
        "{seat}は{part}のリザルト処理を先に行う";
    /// MR-9.7: a card adds to a contribution.
    CardContributes { seat: Seat, card: Means, tenths: u8 } at [means(t.game, *seat, *card)]
        "{card} adds {tenths} to the contribution of {seat}" /
        "{seat}の{card}により貢献度＋{tenths}"
        with { tenths = Tenths(u32::from(*tenths)) };
    /// MR-6.2, MR-6.3: what a seat contributed, the cards' bonus included; in the order of the
    /// ranking.
    Contributed { target: Target, place: u8, seat: Seat, tenths: u32, bonus: u32 } at [*target]
        when (*bonus == 0)
            "{seat} is {place} at the {target} with contribution {tenths}" /
            "{target}の{place}：{seat}（貢献度{tenths}）"
        "{seat} is {place} at the {target} with contribution {tenths} ({bonus} from cards)" /
        "{target}の{place}：{seat}（貢献度{tenths}、うちカード{bonus}）"
        with {
            place = t.told(&Ordinal(*place)), tenths = Tenths(*tenths), bonus = Tenths(*bonus),
        };
    /// MR-6.4: a tie is broken by a cell of the first seat.
    TieBroken { first: Seat, second: Seat, by: Spot } at [by]
        when (matches!(by.place(), Place::Line(..)))
            "{first} and {second} are tied: {first}'s marker on {by} is nearer to the base" /
            "{first}と{second}は同点：{by}のマーカーが矢印の元に近い{first}が上位"
        "{first} and {second} are tied: clockwise from the top, {first}'s marker on {by} comes \
         first" /
        "{first}と{second}は同点：真上から時計回りで{by}のマーカーが先に来る{first}が上位";
    /// MR-R11: no marker lies there: nobody is ranked.
    NobodyRanked { target: Target } at [*target]
        "no hate marker lies on the {target}: nobody is ranked" /
        "{target}にはヘイトマーカーがなく、順位はつかない";
    /// MR-6.5: a place that pays nothing.
    Unpaid { part: Part, place: u8 } at [Target::Part(*part)]
        "nobody is {place} at the {part}: that reward is not paid" /
        "{part}の{place}はいないため、その報酬は支払われない"
        with { place = t.told(&Ordinal(*place)) };
    /// MR:HD1 …: a part card is gained.
    PartTaken { seat: Seat, card: PartKind } at [ids::part(t.game, *card), of_seat(*seat, "points")]
        "{seat} gets the part card {card}" / "{seat}は部位カード{card}を獲得";
    /// MR-R11: a part card goes to the box.
    PartBoxed { card: PartKind } at [ids::part(t.game, *card)]
        "the part card {card} leaves the game" / "部位カード{card}を箱に戻す";
    /// MR-6.6: what a part card does when it is gained.
    OnGain { seat: Seat, card: PartKind } at [ids::part(t.game, *card)]
        "{card} takes effect for {seat}" / "{seat}が獲得した{card}の効果を解決";
    /// MR-9.14: the black marker goes up, perhaps to a space with a black marker printed beside it.
    BlackPlaced { space: u8, printed: bool } at [BLACK, level_space(*space)]
        when (*printed)
            "the black marker goes to monster level {space}, beside a printed one" /
            "黒のヘイトマーカーをエネミーレベル{space}（黒のヘイトマーカーの絵の横）に置く"
        "the black marker goes to monster level {space}" /
        "黒のヘイトマーカーをエネミーレベル{space}に置く";
    /// MR-9.14, MR-R5: the black marker is there already; `extra-note`: another one is counted.
    BlackThere { noted: bool } at [BLACK]
        when (*noted)
            "the black marker is on the monster level already: a note counts as another one" /
            "黒のヘイトマーカーはすでに置かれているため、メモで1枚分を数える"
        "the black marker is on the monster level already: nothing happens" /
        "黒のヘイトマーカーはすでに置かれているため、何も起こらない";
    /// MR-9.15: nothing to swap with.
    NothingToSwap { seat: Seat } at [of_seat(*seat, "cards")]
        "{seat} has nobody to swap part cards with" /
        "{seat}には部位カードを交換できる相手がいない";
    /// MR-7.3: part cards change hands.
    Swapped { seat: Seat, mine: PartKind, other: Seat, theirs: PartKind }
        at [ids::part(t.game, *mine), ids::part(t.game, *theirs)]
        "{seat} gives {mine} to {other} for {theirs}" /
        "{seat}は{mine}を{other}の{theirs}と交換する";
    /// MR-7.3: a seat swaps nothing.
    Declined { seat: Seat } at [of_seat(*seat, "cards")]
        "{seat} swaps no part card" / "{seat}は部位カードを交換しない";
    /// MR-R8: a pawn stands beyond its AP marker; under `pawn-moved-back` it moves back.
    BeyondLimit { seat: Seat, space: u8, limit: u8, moves: bool }
        at [pawn(*seat), ap(*space), of_seat(*seat, "ap")]
        when (*moves)
            "{seat}'s pawn on AP space {space} is beyond the limit of {limit} and moves back to it" /
            "{seat}の人型コマはAPトラックの{space}で上限{limit}を超えており、{limit}に戻る"
        "{seat}'s pawn stays on AP space {space}, beyond the limit of {limit}" /
        "{seat}の人型コマは上限{limit}を超えたままAPトラックの{space}に留まる";
    /// MR-R40: the limit of a seat that has passed rises in a result; under `may-return` with the
    /// space that it returns to, 0 where it stays in the safe zone.
    LimitRises { seat: Seat, limit: u8, returns: Option<u8> }
        at [of_seat(*seat, "ap"), pawn(*seat)]
        when (returns.is_none())
            "{seat}'s AP limit rises to {limit}, but {seat} has passed" /
            "{seat}のAPの上限が{limit}に上がるが、すでにパスしている"
        when (*returns == Some(0))
            "{seat}'s AP limit rises to {limit}: {seat} may act again from the safe zone" /
            "{seat}のAPの上限が{limit}に上がり、セーフティゾーンから再び行動できる"
        "{seat}'s AP limit rises to {limit}: the pawn returns to AP space {returns}" /
        "{seat}のAPの上限が{limit}に上がり、人型コマはAPトラックの{returns}に戻る";
    /// MR-6.7: a marker goes up to the monster's level, perhaps to a space with a black marker
    /// printed beside it.
    LevelRaised { seat: Seat, space: u8, printed: bool } at [level_space(*space)]
        when (*printed)
            "{seat}'s marker goes to monster level {space}: 1 more damage for everybody" /
            "{seat}のヘイトマーカーをエネミーレベル{space}に置く：全員の受けるダメージが1増える"
        "{seat}'s marker goes to monster level {space}" /
        "{seat}のヘイトマーカーをエネミーレベル{space}に置く";
    /// MR-R3 `stack-on-last`: the marker stays on the last space, with others.
    LevelStacked { seat: Seat } at [LEVEL]
        "the monster level is full: {seat}'s marker joins its last space" /
        "エネミーレベルに空きがなく、{seat}のヘイトマーカーは最後のマスに重ねる";
    /// MR-6.15, MR-5.36, MR-5.39, MR-R3, MR-R24, MR-R29: hate markers go home.
    MarkersHome { seat: Seat, markers: u8, why: HomeFor }
        at [of_seat(*seat, "home"), went_home(t.game, *seat, *why)]
        when (*markers == 1)
            "{count} of {seat} goes home {why}" / "{why}{seat}の{count}が置き場に戻る"
        "{count} of {seat} go home {why}" / "{why}{seat}の{count}が置き場に戻る"
        with { count = t.count(*markers, &MARKER) };
    /// MR-6.8: chips left over leave the game, from base to tip.
    ChipsBoxed { part: Part, chips: ArrayVec<ChipKind, LINE_CELLS> } at [part]
        "left over on the {part}, out of the game: {chips}" /
        "{part}に残ったエネミーチップを箱に戻す：{chips}";
    /// MR-6.17: a part is broken, so often.
    PartBroken { part: Part, breaks: u8 } at [part]
        when (*breaks < 2)
            "the {part} is broken for the first time" / "{part}の破壊1回目：部位が再生する"
        "the {part} is broken for the second time and gone" / "{part}の破壊2回目：もう再生しない";
    /// MR-6.10: a cell of the core gets a copper and a chip.
    CoreExposed { spot: Spot, chip: ChipKind } at [spot]
        "{spot} is exposed: {chip}, with a copper coin under it" /
        "{spot}が露出：銅貨の上に{chip}";
    /// MR-6.16: the first of the core.
    CoreWon { seat: Seat } at [CORE_BONUS, of_seat(*seat, "points")]
        "{seat} is first at the core: the monster is slain" /
        "{seat}がコアの1位：エネミーは討伐された";
    /// MR:CB1: the core bonus card.
    CoreBonusTaken { seat: Seat } at [CORE_BONUS, of_seat(*seat, "points")]
        "{seat} takes the core bonus card, worth {points} points" /
        "{seat}はコアボーナスカード（{points}点）を受け取る"
        with { points = Halves(t.game.cards.board.core_bonus_halves.into()) };
    /// MR-R11: nobody is ranked on the core: its card goes to the box.
    CoreBonusBoxed at [ROUND]
        "nobody takes the core bonus: it goes to the box" /
        "コアボーナスカードは誰も獲得できず、箱に戻す";
    /// MR-8.3: the bonus shields are turned over.
    ShieldsFlip at [SAFE_ZONE]
        "the bonus shields are turned over: they pay in the last bazaar" /
        "ボーナスシールドチップを裏返す：最後のダンジョンバザールで使える";

    // The end phase.
    /// MR-5.30: locked life chips return.
    LifeReturns { seat: Seat, chips: u8 } at [of_seat(*seat, "life")]
        "{seat} takes {chips} back from the skills" / "{seat}はスキルから{chips}を手元に戻す"
        with { chips = t.count(*chips, &LIFE) };
    /// MR:BS1, MR:BS2: a bonus shield chip is used up.
    BonusUsed { seat: Seat, chip: BonusShield } at [chip, of_seat(*seat, "cards")]
        "{seat}'s {chip} is used up" / "{seat}の{chip}を使い切る"
        with { chip = t.told(&Turned(*chip)) };
    /// MR-5.32: a seat comes to the bazaar.
    VisitBegins { seat: Seat } at [of_seat(*seat, "shop")]
        "{seat} comes to the dungeon bazaar" / "{seat}がダンジョンバザールで行動する";
    /// MR-5.32: a seat has nothing to buy, or nothing more.
    NothingToBuy { seat: Seat, any_more: bool } at [of_seat(*seat, "shop")]
        when (*any_more)
            "{seat} can buy nothing more and leaves the dungeon bazaar" /
            "{seat}はこれ以上買えるものがなく、ダンジョンバザールを終える"
        "{seat} can buy nothing in the dungeon bazaar" /
        "{seat}はダンジョンバザールで買えるものがない";
    /// MR-5.32: a seat says that it is done.
    LeavesBazaar { seat: Seat } at [of_seat(*seat, "shop")]
        "{seat} leaves the dungeon bazaar" / "{seat}はダンジョンバザールを終える";
    /// MR-5.33: Extra life is bought.
    LifeBought { seat: Seat } at [Service::ExtraLife, of_seat(*seat, "life")]
        "{seat} buys Extra life" / "{seat}は追加ライフチップを購入";
    /// MR:SV1, MR-9.8, MR-9.15: a life chip from Extra life, where `stack` are left.
    LifeGained { seat: Seat, why: Means, stack: u32 }
        at [of_seat(*seat, "life"), means(t.game, *seat, *why)]
        when (matches!(why, Means::Service(_)))
            "{seat} gets a life chip by buying it, {stack} left on Extra life" /
            "{seat}は購入によりライフチップ1枚を得る（追加ライフチップの残り{stack}枚）"
        "{seat} gets a life chip from {why}, {stack} left on Extra life" /
        "{seat}は{why}でライフチップ1枚を得る（追加ライフチップの残り{stack}枚）";
    /// MR-5.35, MR-9.15: no life chip is left, or none is due (MR-R34 `shared`).
    NoLifeGained { seat: Seat, why: Means }
        at [of_seat(*seat, "life"), means(t.game, *seat, *why)]
        "{seat} gets no life chip from {why}" / "{seat}は{why}でライフチップを得られない";
    /// MR-5.34: an item is bought.
    ItemBought { seat: Seat, item: ItemKind, price: u8 }
        at [ids::item(t.game, *item), own_item(t.game, *seat, *item)]
        "{seat} buys {item}, price {price}" / "{seat}は{item}を購入（価格：{price}）"
        with { price = t.count(*price, &COPPER) };
    /// MR:IT01 …: an item works from now on.
    ItemWorks { seat: Seat, item: ItemKind } at [own_item(t.game, *seat, *item)]
        "{item} works for {seat} from now on" / "{seat}の{item}は今から有効";
    /// MR-9.9: a sword or ring chip comes with an item.
    SkillChipComes { seat: Seat, chip: SkillChip } at [skill_chips(*chip)]
        "{seat} gets a {chip} for a skill" / "{seat}はスキルに置く{chip}を得る";
    /// MR-5.44: it lies on a skill.
    SkillChipPlaced { seat: Seat, chip: SkillChip, skill: SkillKind }
        at [own_skill(t.game, *seat, *skill)]
        when (*chip == SkillChip::Sword)
            "{seat} puts a sword chip on {skill}: it takes chips of 1 more point of experience" /
            "{seat}は{skill}に剣チップを置く：獲得できる経験値の上限＋1"
        "{seat} puts a ring chip on {skill}: its AC is 1 less" /
        "{seat}は{skill}に指輪チップを置く：AC−1";
    /// MR-8.4: a flipped bonus shield pays.
    BonusPaid { seat: Seat, chip: BonusShield, pays: BonusPays }
        at [chip, of_seat(*seat, "cards")]
        "{seat} pays {pays} with the turned bonus shield" /
        "{seat}は裏返したボーナスシールドチップで{pays}を支払う";
    /// MR-9.13: a level costs less.
    LevelDiscounted { seat: Seat, item: ItemKind, need: u8 } at [of_seat(*seat, "xp")]
        "with {item} {seat} needs only {need}" / "{item}により{seat}に必要なのは{need}"
        with { need = t.count(*need, &XP_POINT) };
    /// MR-5.39: a level is paid, with so many points of all that is paid.
    LevelPaid { seat: Seat, character: Character, chips: PaidChips, points: u8, need: u8 }
        at [ids::level(*seat, *character), of_seat(*seat, "xp")]
        when (chips.is_empty())
            "{seat} pays {points} for the {character}, {need} needed" /
            "{seat}は{character}に{points}を支払う（必要{need}点）"
        "{seat} pays {points} for the {character}, {need} needed; chips: {chips}" /
        "{seat}は{character}に{points}を支払う（必要{need}点、チップ：{chips}）"
        with { points = t.count(*points, &XP_POINT) };
    /// MR-4.20: what a starting chip counts.
    StarterCounts { seat: Seat, starter: Character, character: Character, points: u8 }
        at [ids::starter(*starter), of_seat(*seat, "xp")]
        "{seat}'s {starter} counts {points} for the {character}" /
        "{seat}の{starter}は{character}の経験値{points}点になる"
        with { starter = t.told(&Starter(*starter)) };
    /// MR:IX1 …: a starting chip is spent.
    StarterSpent { seat: Seat, starter: Character }
        at [ids::starter(*starter), of_seat(*seat, "xp")]
        "{seat} spends the {starter}" / "{seat}は{starter}を使う"
        with { starter = t.told(&Starter(*starter)) };
    /// MR-5.40: a skill card is taken; the level is that which is reached.
    SkillLearned { seat: Seat, character: Character, level: u8, skill: SkillKind }
        at [
            own_skill(t.game, *seat, *skill), ids::skill(t.game, *skill),
            ids::level(*seat, *character),
        ]
        "{seat}'s {character} reaches level {level} and learns {skill}" /
        "{seat}の{character}がレベル{level}になり、{skill}を修得";
    /// MR:SV3: the field medic is paid (MR-R20 `field-medic`).
    MedicPaid { seat: Seat } at [Service::Third, of_seat(*seat, "life")]
        "{seat} calls the field medic" / "{seat}は衛生兵を呼ぶ";
    /// MR-5.43: a round ends, the last of so many in a row without an enemy chip.
    RoundEnds { round: u32, idle: u32 } at [ROUND]
        when (*idle == 0) "round {round} ends" / "第{round}ラウンド終了"
        when (*idle == 1)
            "round {round} ends; nobody took an enemy chip in it" /
            "第{round}ラウンド終了（誰もエネミーチップを獲得していない）"
        "round {round} ends; nobody has taken an enemy chip for {idle}" /
        "第{round}ラウンド終了（{idle}連続で誰もエネミーチップを獲得していない）"
        with { idle = t.count(*idle, &ROUNDS) };

    // The end.
    /// MR-8.1: the core is complete: this was the last round.
    LastRound at [ROUND]
        "the core is complete: this was the last round" /
        "コアのヘイトラインが完成したため、これが最終ラウンド";
    /// MR-R28: nobody took an enemy chip for so many rounds in a row.
    GuardEnds { idle: u32 } at [ROUND]
        "nobody has taken an enemy chip for {idle}: the game ends" /
        "{idle}連続で誰もエネミーチップを獲得していないため、ゲーム終了"
        with { idle = t.count(*idle, &ROUNDS) };
    /// MR-9.16: fixed points of a seat's cards.
    FixedScore { seat: Seat, halves: i32 } at [of_seat(*seat, "points")]
        "{points} points are printed on {seat}'s cards" /
        "{seat}のカードに書かれた勝利点は{points}点"
        with { points = Halves(*halves) };
    /// MR-9.17: points of a conditional card.
    CountedScore { seat: Seat, card: Means, points: u8 } at [means(t.game, *seat, *card)]
        "{seat}'s {card} is worth {points}" / "{seat}の{card}は{points}"
        with { points = t.count(*points, &POINT) };
    /// MR-8.5: a seat's points.
    Scored { seat: Seat, tally: Tally } at [of_seat(*seat, "points")]
        "{seat} has {total} points: skills {skills}, part cards {parts}, items {items}, \
         core bonus {core}, death penalties {deaths}" /
        "{seat}の勝利点は{total}点（スキル{skills}、部位カード{parts}、アイテム{items}、\
         コアボーナス{core}、デスペナ{deaths}）"
        with {
            total = Halves(tally.total()), skills = Halves(tally.skills),
            parts = Halves(tally.parts), items = Halves(tally.items), core = Halves(tally.core),
            deaths = Halves(tally.deaths),
        };
    /// MR-8.6: a tie in points; where the first one's pawn is.
    TieInPoints { first: Seat, second: Seat, space: Space }
        at [safe(*space), of_seat(*first, "points"), of_seat(*second, "points")]
        "{first} and {second} have the same points: {first}'s pawn on {space} is nearer to A" /
        "{first}と{second}は同点：人型コマが{space}でAに近い{first}が上位";
    /// MR-8.6: a place.
    Placed { place: u8, seat: Seat, halves: i32 } at [of_seat(*seat, "points")]
        "{place}. {seat}: {points} points" / "{place}位：{seat}（{points}点）"
        with { place = u16::from(*place) + 1, points = Halves(*halves) };
}
