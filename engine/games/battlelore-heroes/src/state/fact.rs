//! What can happen in BattleLore with Heroes, with its words, what it is about and who is told.
//!
//! Source: the rules cited at each row; who is told what: 5.13 of the specification, BL-R15,
//! BH-19.18.
//! A fact carries all that its words need; the rule that it happened by is beside it in the trace.
//! `whose` and `camp` say whose, `piece` and `hero` which one. No card is pointed at that an eye may
//! not know: what is drawn or kept points at hands and decks.

use crate::battle::Faces;
use crate::prelude::*;
use crate::table::names::face_name;
use crate::table::scene::ids::{
    self, BOARD, CARD, CHESTS, COMMAND_DECK, COMMAND_DISCARD, DECK, FIGHT, HOLY, INSIDE, LORE_DECK,
    LORE_DISCARD, POOL, QUEST, SHOWN, TURN, of_camp, of_seat,
};
use crate::table::words::{
    ARTIFACTS, Along, CARDS, CHEST_TOKENS, COMMANDS, CRITICALS, DICE, FIGURES, FLAGS, GLORY, HEXES,
    HITS, LEVELS, LORE_FACES, LORES, MORE_ORDERS, ORDERS, Outcomes, TOKENS, UNITS, WINS, front,
    how_many, known, led, more_dice, quest, score, sees, sees_council,
};
use crate::vocabulary::Face;
use arrayvec::ArrayVec;

pub use super::fact_parts::*;

facts! {
    /// One thing that happened.
    pub enum Fact of BattleLore as t;

    // Set-up of a battle.
    /// BL-5.2: the scenario is laid out. BH-16.1: with chests.
    LaidOut { scenario: Scenario } at [BOARD]
        "the board is laid out for {scenario}" / "シナリオ{scenario}の盤面を準備する";
    /// BH-16.1: chest tokens lie on so many hexes.
    ChestsLaid { hexes: u8, tokens: u8 } at [BOARD]
        "{tokens} lie face down on {hexes}" / "{tokens}を{hexes}に裏向きに置く"
        with { tokens = t.count(*tokens, &CHEST_TOKENS), hexes = t.count(*hexes, &HEXES) };
    /// BL-13.1: a council is chosen; told whole to others only when both are.
    CouncilChosen { whose: Whose, council: Council } at [whose.has("council")]
        shrunk unless (sees_council(t, *whose))
        when (sees_council(t, *whose)) "{whose} forms the War Council: {council}" /
            "{whose}のウォーカウンシル：{council}"
        "{whose} has formed the War Council" / "{whose}はウォーカウンシルを決めた";
    /// Both councils are open; fixed by the scenario if `fixed`.
    CouncilsRevealed { councils: [Council; 2], fixed: bool }
        at [Camp::ALL.map(|camp| of_camp(camp, "council"))]
        when (*fixed) "the scenario gives the War Councils: South has {south}; North has {north}" /
            "シナリオの決めたウォーカウンシル：南軍は{south}／北軍は{north}"
        "the War Councils lie open: South has {south}; North has {north}" /
        "ウォーカウンシルを公開：南軍は{south}／北軍は{north}"
        with { south = t.told(&councils[0]), north = t.told(&councils[1]) };
    /// BH-20.4: the advisor adds a level.
    AdvisorCounts { whose: Whose, class: Class, level: u8 } at [whose.has("council")]
        "{whose}'s advisor serves in this battle: {class} {level}" /
        "{whose}のアドバイザーが加わり、{class}はレベル{level}になる";
    /// BL-13.2: how many Command cards a seat holds.
    HandSize { whose: Whose, cards: u8 } at [whose.has("commands")]
        "{whose} holds {cards} by the Commander's level" / "{whose}の手札はコマンダーのレベルにより{cards}"
        with { cards = t.count(*cards, &COMMANDS) };
    /// BL-5.3, BL-16.5: Command cards are drawn.
    DrewCommands { whose: Whose, cards: CommandList } at [whose.has("commands"), COMMAND_DECK]
        shrunk unless (t.eye.sees(whose.seat))
        when (t.eye.sees(whose.seat)) "{whose} draws {number}: {cards}" /
            "{whose}は{number}を引く：{cards}"
        "{whose} draws {number}" / "{whose}は{number}を引く"
        with { number = how_many(t, cards, &COMMANDS) };
    /// BL-5.4, BL-12.3, BL-17.11: Lore cards are drawn.
    DrewLore { whose: Whose, cards: LoreList } at [whose.has("lores"), LORE_DECK]
        shrunk unless (t.eye.sees(whose.seat))
        when (t.eye.sees(whose.seat)) "{whose} draws {number}: {cards}" /
            "{whose}は{number}を引く：{cards}"
        "{whose} draws {number}" / "{whose}は{number}を引く"
        with { number = how_many(t, cards, &LORES) };
    /// BL-5.4: Lore cards are kept, the others go face down.
    KeptLore { whose: Whose, kept: LoreList, dropped: LoreList }
        at [whose.has("lores"), LORE_DISCARD] shrunk unless (t.eye.sees(whose.seat))
        when (t.eye.sees(whose.seat)) "{whose} keeps {kept} and discards face down: {dropped}" /
            "{whose}は{kept}を残し、{dropped}を伏せて捨てる"
        "{whose} keeps {some} and discards {others} face down" / "{whose}は{some}を残し、{others}を伏せて捨てる"
        with { some = how_many(t, kept, &LORES), others = how_many(t, dropped, &LORES) };
    /// BL-13.3: the first tokens.
    FirstTokens { whose: Whose, tokens: u8 } at [whose.has("tokens"), POOL]
        "{whose} starts with {tokens}" / "{whose}は{tokens}で始める"
        with { tokens = t.count(*tokens, &TOKENS) };

    // Heroes are made.
    /// BH-4.1: a hero is enlisted.
    Enlisted { seat: Seat, hero: HeroName } at [hero.has("sheet"), hero]
        "{seat} enlists {hero}, a {class}" / "{seat}は{class}の{hero}を登録する"
        with { class = t.told(&hero.class) };
    /// BH-4.2: its first skill.
    SkillChosen { hero: HeroName, skill: Skill }
        at [ids::skill(t.game, hero.id, *skill), hero.has("sheet")]
        "{hero} starts with the skill {skill}" / "{hero}の最初のスキルは{skill}";
    /// BH-4.3: cards are shown to its owner.
    ArtifactsShown { seat: Seat, hero: HeroName, cards: ArtifactList }
        at [SHOWN, DECK, hero.has("sheet"), hero] shrunk unless (t.eye.sees(*seat))
        when (t.eye.sees(*seat)) "{seat} sees {number} for {hero}: {cards}" /
            "{seat}は{hero}のために{number}を見る：{cards}"
        "{seat} sees {number} for {hero}" / "{seat}は{hero}のために{number}を見る"
        with { number = how_many(t, cards, &ARTIFACTS) };
    /// BH-4.5: the deck has none.
    NoArtifacts { hero: HeroName } at [hero.has("sheet"), hero]
        "the artifact deck is empty: {hero} starts without an artifact" /
        "アーティファクトデッキが空のため、{hero}はアーティファクトなしで始める";
    /// BH-4.4, BH-17.1, BH-19.8: a card is drawn anew. `open`: everybody sees it.
    Redrawn { seat: Seat, hero: HeroName, card: Artifact, open: bool }
        at [SHOWN, DECK, hero.has("sheet"), hero] shrunk unless (sees(t, *seat, *open))
        when (sees(t, *seat, *open)) "{card} does not fit {hero}: another card is drawn" /
            "{card}は{hero}に合わないため、引き直す"
        "a card does not fit {hero}: another one is drawn" / "{hero}に合わないカード1枚を引き直す";
    /// The card that came instead.
    RedrawCame { seat: Seat, hero: HeroName, card: Artifact, open: bool }
        at [SHOWN, DECK, hero.has("sheet"), hero] shrunk unless (sees(t, *seat, *open))
        when (sees(t, *seat, *open)) "{card} comes instead for {hero}" / "{hero}には代わりに{card}が来る"
        "another card comes for {hero}" / "{hero}には代わりのカードが来る";
    /// BH-4.3: one card is kept.
    ArtifactKept { seat: Seat, hero: HeroName, card: Artifact, open: bool }
        at [hero.has("artifacts")] shrunk unless (sees(t, *seat, *open))
        when (sees(t, *seat, *open)) "{hero} keeps {card}" / "{hero}は{card}を残す"
        "{hero} keeps an artifact" / "{hero}はアーティファクト1枚を残す";
    /// BH-R3 `exchange-at-once`: a special card becomes its token, or nothing.
    SpecialExchanged { hero: HeroName, card: Artifact } at [hero.has("artifacts")]
        when (t.game.cards.artifact(*card).power == ArtifactPower::TreasureToken)
            "{hero} exchanges {card} for a Treasure token" / "{hero}は{card}を財宝トークン1個と交換する"
        when (t.game.cards.artifact(*card).power == ArtifactPower::ExperienceToken)
            "{hero} exchanges {card} for an Experience token" / "{hero}は{card}を経験トークン1個と交換する"
        "{card} brings {hero} nothing at the start" / "開始時の{card}は{hero}に何ももたらさない";
    /// BH-17.12: cards go back to the deck. `open`: everybody sees which.
    CardsReturn { seat: Seat, cards: ArtifactList, why: ReturnCause, open: bool } at [DECK]
        shrunk unless (sees(t, *seat, *open))
        when (!sees(t, *seat, *open); cards = how_many(t, cards, &ARTIFACTS))
            "back to the artifact deck from {seat}: {cards} ({why})" /
            "{seat}からアーティファクトデッキに戻る：{cards}（{why}）"
        "back to the artifact deck from {seat}: {cards} ({why})" /
        "{seat}からアーティファクトデッキに戻る：{cards}（{why}）";
    /// BH-17.4, BL-17.14: what a hero takes along.
    Equipped { hero: HeroName, cards: ArtifactList }
        at [hero.has("artifacts"), ids::artifacts(t.game, hero.id, cards)]
        "{hero} equips {cards}" / "{hero}の装備：{cards}";
    /// BH-5.3: a hero is placed.
    HeroPlaced { hero: HeroName, camp: Camp, at: Hex, mounted: bool } at [hero, at]
        when (*mounted) "{hero} takes the field for {camp} at {at}, mounted" /
            "{camp}の{hero}が{at}に出陣する（騎乗）"
        "{hero} takes the field for {camp} at {at}, on foot" / "{camp}の{hero}が{at}に出陣する（徒歩）";
    /// BH-5.4: a hero is kept home.
    KeptHome { hero: HeroName } at [hero.has("sheet"), hero]
        "{hero} stays at home" / "{hero}は配置されない";

    // The turn.
    /// BL-6.1: a turn begins.
    TurnBegins { whose: Whose, turn: u16 } at [TURN]
        "turn {turn}: {whose} ({camp})" / "第{turn}手番：{whose}（{camp}）"
        with { camp = t.told(&whose.camp) };
    /// BL-6.5a to BL-6.5i: a phase begins.
    PhaseBegins { whose: Whose, step: StepName } at [TURN]
        "{whose}: {step}" / "{whose}：{step}";
    /// BL-6.2: nothing could be decided here.
    PassedOver { whose: Whose, step: StepName } at [TURN]
        "nothing to choose for {whose}: {step}" / "{whose}に選べることはない：{step}";
    /// A decision of a window or a step to do nothing.
    Passes { whose: Whose, step: StepName } at [TURN]
        "{whose} passes: {step}" / "{whose}はパス：{step}";
    /// BL-6.3: a seat without Command cards.
    NoCommand { whose: Whose } at [TURN]
        "{whose} has no Command card: nobody is ordered in this turn" /
        "{whose}には戦術カードがなく、この手番は誰にも命令できない";
    /// BL-6.5a: a Command card is played.
    CommandPlayed { whose: Whose, card: Command, heals: Option<Hex> }
        at [CARD, ids::command(t.game, whose.camp, *card), heals.as_ref()]
        when (heals.is_some()) "{whose} plays {card} to heal the troop at {heals}" /
            "{whose}は{card}をプレイし、{heals}の部隊を回復する"
        "{whose} plays {card}" / "{whose}は{card}をプレイする";
    /// BL:CMD20: what Counter Attack acts as; none: one piece.
    ActsAs { whose: Whose, card: Option<Command> } at [CARD]
        when (card.is_some()) "for {whose} the card acts as {card}" / "{whose}のカードは{card}として働く"
        "there is no card to copy: {whose} may order one piece" / "写すカードがないため、{whose}はユニット1つに命令できる";
    /// BL-16.6: the dice of a Command card.
    CommandDice { whose: Whose, card: Command, faces: Faces } at [CARD, ids::DICE]
        "{whose} rolls {dice} for {card}: {faces}" / "{whose}は{card}のため{dice}を振る：{faces}"
        with { dice = how_many(t, faces, &DICE) };
    /// BL-7.2, BL-7.5: the Command card gives orders.
    OrdersGiven { whose: Whose, card: Command, orders: u8 } at [ids::ORDERS]
        "{card} gives {whose} {orders}" / "{card}により{whose}は{orders}を得る"
        with { orders = t.count(*orders, &ORDERS) };
    /// BL-17.1: orders more.
    OrdersMore { whose: Whose, orders: u8 } at [ids::ORDERS]
        "{whose} gains {orders}" / "{whose}は追加の{orders}を得る"
        with { orders = t.count(*orders, &MORE_ORDERS) };
    /// BL-6.5c: a piece is ordered.
    PieceOrdered { piece: Piece } at [piece, ids::ORDERS]
        "{piece} {are} ordered" / "{piece}に命令する"
        with { are = piece.does("is", "are"), piece = led(t, piece) };
    /// BH-7.3: all combined units are ordered.
    LedOrdered { whose: Whose, pieces: u8 } at [ids::ORDERS]
        "all of {whose}'s units with a Leader are ordered: {pieces}" /
        "{whose}のリーダーのいるユニットすべてに命令する：{pieces}" with { pieces = t.count(*pieces, &UNITS) };
    /// BH-6.3: a Leader is ordered to detach.
    DetachOrdered { hero: HeroName } at [hero]
        "{hero} is ordered to leave its troop" / "{hero}に部隊から分離するよう命令する";
    /// BL-7.3: orders are lost.
    OrdersLost { whose: Whose, orders: u8 } at [ids::ORDERS]
        "{whose} leaves {orders} unused" / "{whose}は{orders}分を使わずに終える"
        with { orders = t.count(*orders, &ORDERS) };
    /// BL-8.1: a piece moves.
    Moved { piece: Piece, way: Way, moved: u8 } at [piece, way]
        when (way.is_empty(); stay = piece.does("stays", "stay"))
            "{piece} {stay} in place" / "{piece}は動かない"
        when (way.len() == 1) "{piece} {go} {way}" / "{piece}が{way}移動する"
        "{piece} {go} {way} ({hexes})" / "{piece}が{way}移動する（{hexes}）"
        with {
            go = piece.does("moves", "move"), piece = led(t, piece), way = Along(t, way),
            hexes = t.count(*moved, &HEXES),
        };
    /// BL-8.5: a goblin troop rushes.
    Rushes { piece: Piece } at [piece]
        "{piece} {rush} a hex farther to get at the enemy" / "{piece}は敵に向かって1ヘクス多く突進する"
        with { rush = piece.does("rushes", "rush") };
    /// BH-8.3: a Champion joins a troop. BH-8.6: a troop comes to a Champion.
    Joined { hero: HeroName, troop: UnitKind, at: Hex } at [hero, at]
        "{hero} is now the Leader of the {troop} at {at}" / "{hero}が{at}の{troop}のリーダーになる";
    /// BH-R74 `battles-by-its-order`: a troop fled to a Champion that has a battle to make first.
    LeadsLater { hero: HeroName, troop: UnitKind, at: Hex } at [hero, at]
        "{hero} was ordered and may still battle, apart from the {troop} at {at}, \
         and leads them when the turn ends" /
        "{hero}は命令されているので、{at}の{troop}とは別に、まだ戦える。リーダーになるのは手番の終わり";
    /// BH-R9 `may-stay-champion`: a Champion stands with a troop without leading it.
    StaysApart { hero: HeroName, at: Hex } at [hero, at]
        "{hero} stands with the troop at {at} and stays a Champion" /
        "{hero}は{at}の部隊と共にいるが、チャンピオンのまま";
    /// BH-R61 `yes`: a hero that joined is carried on.
    Carried { hero: HeroName } at [hero]
        "{hero} has joined in this turn and is carried along" / "この手番に合流した{hero}も共に移動する";
    /// BH-9.1: a Leader detaches.
    Detached { hero: HeroName, way: Way } at [hero, way]
        when (way.is_empty()) "{hero} leaves the troop" / "{hero}が部隊から分離する"
        when (way.len() == 1; last = t.told(&way[0]))
            "{hero} leaves the troop for {last}" / "{hero}が部隊から分離して{last}へ移動する"
        "{hero} leaves the troop and goes {way}" / "{hero}が部隊から分離し、{way}移動する"
        with { way = Along(t, way) };
    /// BH-6.7: a detachment lapses.
    DetachLapsed { hero: HeroName } at [hero]
        "{hero} stays with the troop: the order to leave it lapses" / "{hero}は部隊に残り、分離の命令は失われる";
    /// BH-R8 `yes`: the troop leaves its Leader.
    LeaderLeft { hero: HeroName, at: Hex } at [hero, at]
        "{hero} stays behind alone at {at}" / "{hero}は{at}に単独で残る";
    /// BH-8.5, BH-15.3: a hero leaves the map.
    LeftMap { hero: HeroName } at [hero]
        "{hero} leaves the map and does not come back in this battle" /
        "{hero}はマップ外へ離脱し、この戦闘には戻らない";
    /// BH-12.3: a Glory token is spent.
    GlorySpent { piece: Piece } at [piece]
        "{piece} {spend} a Glory token" / "{piece}は栄光のロアトークン1個を使う"
        with { spend = piece.does("spends", "spend") };
    /// BH-12.3: tokens are lost with their unit.
    GloryLost { piece: Piece, tokens: u8 } at [piece]
        "{tokens} lost with {piece}" / "{piece}と共に{tokens}が失われる"
        with { tokens = t.count(*tokens, &GLORY) };

    // Battle.
    /// BL-9.8a: a battle is declared.
    Battles { piece: Piece, target: Piece, kind: FightKind, mode: Mode } at [piece, target, FIGHT]
        when (*kind == FightKind::BattleBack; battle = piece.does("battles", "battle"))
            "{one} {battle} back at {other}" / "{one}が{other}に反撃する"
        when (*kind == FightKind::Bonus)
            "bonus melee: {one} against {other}" / "追加の白兵戦：{one}が{other}を攻撃する"
        when (*kind == FightKind::Passing; strike = piece.does("strikes", "strike"))
            "passing attack: {one} {strike} at {other}" / "特別攻撃：{one}が通り抜ける{other}を攻撃する"
        when (*mode == Mode::Ranged; shoot = piece.does("shoots", "shoot"))
            "{one} {shoot} at {other}" / "{one}が{other}を射撃する"
        "{one} {attack} {other}" / "{one}が{other}を攻撃する"
        with {
            attack = piece.does("attacks", "attack"), one = led(t, piece), other = led(t, target),
        };
    /// BL-4.7: the base dice are capped.
    Capped { from: u8, to: u8 } at [FIGHT]
        "the terrain leaves {to} of {from}" / "地形により基本の{from}が{to}個になる"
        with { from = t.count(*from, &DICE) };
    /// Dice more or fewer.
    DiceChanged { by: DiceBy, dice: i8 } at [FIGHT, ids::item_of(t.game, *by)]
        "{dice}: {by}" / "{dice}：{by}" with { dice = more_dice(t, *dice) };
    /// BL-9.9: how many dice are rolled.
    Dice { piece: Piece, dice: u8 } at [piece]
        "{dice} for {piece}" / "{piece}は{dice}" with { dice = t.count(*dice, &DICE) };
    /// BL-9.9: no dice are left.
    NoDice { piece: Piece } at [piece]
        "no die is left for {piece}: nothing is rolled" / "{piece}のダイスは1個も残らず、振らない";
    /// BL-9.8d: the roll.
    Rolled { whose: Whose, faces: Faces } at [ids::DICE]
        "{whose} rolls {dice}: {faces}" / "{whose}が{dice}を振る：{faces}"
        with { dice = how_many(t, faces, &DICE) };
    /// BL-9.8e, BL-17.8: dice are rolled again.
    Rerolled { whose: Whose, old: Faces, new: Faces } at [ids::DICE]
        "{whose} rolls {old} again: {new}" / "{whose}が{old}を振り直す：{new}";
    /// BL-17.6: faces are cancelled.
    FacesCancelled { faces: Faces } at [ids::DICE]
        "without effect: {faces}" / "打ち消された目：{faces}";
    /// BL:ART31: a flag is added to the roll.
    FlagAdded at [ids::DICE] "a flag is added to the roll" / "退却の目1個が加わる";
    /// BL-17.7: hits are cancelled.
    HitsCancelled { hits: u8 } at [ids::DICE]
        "{hits} cancelled" / "{hits}を打ち消す" with { hits = t.count(*hits, &HITS) };
    /// BL-17.4: these faces hit too.
    HitsBy { face: Face } at [ids::DICE]
        "each {face} of this roll hits too" / "このダイスでは{face}もヒットになる"
        with { face = t.text(face_name(*face)) };
    /// BL-9.4: Lore faces that give tokens.
    LoreFaces { faces: u8 } at [ids::DICE]
        "{faces} in the roll" / "{faces}が出る" with { faces = t.count(*faces, &LORE_FACES) };
    /// BL-12.1: the pool is empty.
    PoolEmpty { whose: Whose } at [POOL, whose.has("tokens")]
        "the pool is empty: {whose} gains no more Lore tokens" /
        "プールが空のため、{whose}はこれ以上ロアトークンを得られない";
    /// BL-4.2: a bonus strike is ignored.
    StrikeIgnored { target: Piece } at [target]
        "one bonus strike is ignored, on foot against mounted: {target}" /
        "徒歩から騎乗への攻撃のため、オレンジの目1個は無視される：{target}";
    /// BL-4.5: the weapon's bonus strikes do not hit.
    StrikesMiss { piece: Piece } at [piece]
        "with this weapon bonus strikes do not hit: {piece}" / "この武器ではオレンジの目はヒットにならない：{piece}";
    /// BL-4.3, BL-4.4: the hits.
    Hit { target: Piece, hits: u8, mode: Mode } at [target]
        when (*hits == 0) "no hit on {target}" / "{target}へのヒットはない"
        "{hits} on {target}" / "{target}に{hits}" with { hits = t.count(*hits, &HITS) };
    /// BL-9.5, BL-10.5, BL-10.7, BL-17.10: figures are lost.
    FiguresLost { piece: Piece, lost: u8, left: u8 } at [piece]
        "{piece} {lose} {lost}: {left} left" / "{piece}が{lost}を失う（残り{left}体）"
        with { lose = piece.does("loses", "lose"), lost = t.count(*lost, &FIGURES) };
    /// BL-17.10: figures come back.
    FiguresBack { piece: Piece, back: u8, now: u8 } at [piece]
        "{piece} {regain} {back}: {now} now" / "{piece}が{back}を回復する（現在{now}体）"
        with { regain = piece.does("regains", "regain"), back = t.count(*back, &FIGURES) };
    /// BL-9.5: a unit is eliminated.
    Eliminated { piece: Piece } at [piece]
        when (matches!(piece.unit, Some(UnitKind::Creature(_))))
            "{piece} is killed" / "{piece}が倒される"
        "{piece} {are} eliminated" / "{piece}が全滅する" with { are = piece.does("is", "are") };
    /// BL-15.1: a banner.
    Banner { whose: Whose, banners: u8, target: u8 } at [
            ids::track(whose.camp, usize::from((*banners).max(1))), whose.has("banners"),
            whose.has("track"),
        ]
        "a banner for {whose}: {banners} of {target}" / "{whose}がバナー1個を得る：{target}個中{banners}個";
    /// BL-14.2: critical dice of a creature.
    CriticalDice { piece: Piece, dice: u8 } at [piece, ids::DICE]
        "{dice} against {piece}" / "{piece}に{dice}を振る" with { dice = t.count(*dice, &CRITICALS) };
    /// BL-14.2: the critical roll.
    Critical { piece: Piece, faces: Faces, killed: bool } at [piece, ids::DICE]
        when (*killed) "critical roll: {faces}, deadly for {piece}" / "致命ダイスは{faces}：{piece}に致命傷"
        "critical roll: {faces}, nothing happens to {piece}" / "致命ダイスは{faces}：{piece}は無事";
    /// BL-9.7: flags are ignored since the unit is gone.
    FlagsMoot { flags: u8 } at [FIGHT]
        "nobody is left to retreat: {flags} without effect" / "退却するユニットがもういないため、{flags}に効果はない"
        with { flags = t.count(*flags, &FLAGS) };
    /// BL:LWA05: all flags are cancelled.
    FlagsCancelled { flags: u8 } at [ids::DICE]
        "{flags} cancelled" / "{flags}を打ち消す" with { flags = t.count(*flags, &FLAGS) };

    // Retreat.
    /// BL-10.9: flags are on a piece; its bold levels.
    MustRetreat { piece: Piece, flags: u8, bold: u8 } at [piece]
        when (*bold == 0) "{piece} {face} {flags} and can ignore none" /
            "{piece}に{flags}（勇敢さがなく、無視できない）"
        "{piece} {face} {flags} and can ignore up to {bold} by boldness" /
        "{piece}に{flags}（勇敢さにより{bold}個まで無視できる）"
        with {
            face = piece.does("faces", "face"), piece = led(t, piece),
            flags = t.count(*flags, &FLAGS),
        };
    /// BL-10.9: flags are ignored.
    FlagsIgnored { piece: Piece, ignored: u8, left: u8 } at [piece]
        "{piece} {ignore} {flags}: {left} left" / "{piece}は{flags}を無視する（残り{left}個）"
        with { ignore = piece.does("ignores", "ignore"), flags = t.count(*ignored, &FLAGS) };
    /// BL-10.9: it stands.
    Stands { piece: Piece } at [piece]
        "{piece} {stand} firm" / "{piece}は踏みとどまる" with { stand = piece.does("stands", "stand") };
    /// BL-10.3: a frightened unit goes farther.
    Frightened { piece: Piece, hexes: u8 } at [piece]
        "{piece} {are} frightened and must retreat {hexes}" / "{piece}は臆病なため{hexes}の退却になる"
        with { are = piece.does("is", "are"), hexes = t.count(*hexes, &HEXES) };
    /// BL-10.9: a retreat.
    Retreated { piece: Piece, way: Way } at [piece, way]
        when (way.is_empty(); find = piece.does("finds", "find"))
            "{piece} {find} no way back" / "{piece}には退却できる道がない"
        "{piece} {retreat} {way}" / "{piece}が{way}退却する"
        with { retreat = piece.does("retreats", "retreat"), way = Along(t, way) };
    /// BL-10.8: it ends at an own Champion.
    AbsorbedBy { hero: HeroName, spared: bool } at [hero]
        when (*spared) "the retreat ends with {hero}, who takes the lead: no losses" /
            "{hero}のもとで退却は終わり、{hero}が率いる：損害はない"
        "the retreat ends with {hero}, who takes the lead" / "{hero}のもとで退却は終わり、{hero}が率いる";
    /// BL-10.5: hexes that cannot be retreated.
    CannotRetreat { piece: Piece, hexes: u8 } at [piece]
        "{piece} {are} {hexes} short of the retreat" / "{piece}の退却は{hexes}足りない"
        with { are = piece.does("is", "are"), hexes = t.count(*hexes, &HEXES) };
    /// BL-10.6: it was eliminated by its retreat.
    LostInRetreat { piece: Piece } at [piece]
        "the retreat is the end of {piece}" / "{piece}は退却の損害で失われる";
    /// BL-10.3: panic dice.
    Panic { piece: Piece, faces: Faces } at [piece, ids::DICE]
        "panic among {piece}, {dice}: {faces}" / "{piece}のパニックロス（{dice}）：{faces}"
        with { dice = how_many(t, faces, &DICE) };
    /// BH-15.1: a step of a Champion. `stays`: it is the last.
    HeroSteps { hero: HeroName, to: Hex, evades: bool } at [hero, to]
        when (*evades) "{hero} evades to {to}" / "{hero}が{to}へ回避する"
        "{hero} retreats to {to}" / "{hero}が{to}へ退却する";
    /// BH-15.4: a Champion evades.
    Evades { hero: HeroName } at [hero] "{hero} evades" / "{hero}は回避する";
    /// BH-15.5: an enemy piece may attack it in passing.
    MayPassAttack { piece: Piece, hero: HeroName } at [hero]
        "{hero} slips past {piece}, open to a passing attack" / "{hero}が{piece}を通り抜け、特別攻撃を受けうる";
    /// BH-R22 `full-effect`: a passing attack drives the Champion on.
    DrivenOn { piece: Piece } at [piece]
        "the passing attack drives {piece} on as far as the way goes" /
        "特別攻撃により{piece}は行けるところまで退却する";
    /// BH-15.7: a Champion has no way.
    HeroStuck { hero: HeroName } at [hero]
        "{hero} finds no way back and stays" / "{hero}には退却できる道がなく、その場に残る";

    // Answers and following on.
    /// BL-11.1: a unit battles back.
    BattlesBack { piece: Piece } at [piece]
        "{piece} {turn} to battle back" / "{piece}は反撃する"
        with { turn = piece.does("turns", "turn"), piece = led(t, piece) };
    /// BL:ART16: it may not.
    Snared { piece: Piece } at [piece]
        "{piece} {are} snared: no battling back and no evading" / "{piece}は縄に絡まり、反撃も回避もできない"
        with { are = piece.does("is", "are") };
    /// BL-11.3: ground is gained.
    GainsGround { piece: Piece, to: Hex } at [piece, to]
        "{piece} {gain} ground to {to}" / "{piece}が{to}へ前進する"
        with { gain = piece.does("gains", "gain"), piece = led(t, piece) };
    /// BL-11.4: a mounted unit rides on.
    Pursues { piece: Piece, to: Hex } at [piece, to]
        "{piece} {ride} on to {to} in pursuit" / "{piece}が{to}へ追撃する"
        with { ride = piece.does("rides", "ride"), piece = led(t, piece) };
    /// BL-11.4: a bonus melee follows.
    BonusMelee at [FIGHT] "a bonus melee follows" / "追加の白兵戦が続く";
    /// BL-11.5: nothing follows.
    NoFollowOn { piece: Piece } at [piece]
        "{piece} {stay}" / "{piece}はその場にとどまる"
        with { stay = piece.does("stays where it is", "stay where they are") };

    // Lore cards, skills, artifacts.
    /// BL-12.4: a Lore card is announced and paid.
    LorePlayed { whose: Whose, card: Lore, paid: u8 }
        at [ids::lore(t.game, whose.camp, *card), whose.has("lores"), whose.has("tokens")]
        when (*paid == 0) "{whose} plays {card} at no cost" / "{whose}は{card}をコストなしでプレイする"
        "{whose} plays {card} for {paid}" / "{whose}は{paid}を払い、{card}をプレイする"
        with { paid = t.count(*paid, &TOKENS) };
    /// BL-12.5: it is played out of character.
    OutOfCharacter { whose: Whose, class: Class } at [whose.has("council")]
        "{whose} has no {class} in the War Council: the card costs more and works at level 1" /
        "{whose}のウォーカウンシルに{class}がいないため、コストが増え、レベル1で働く";
    /// BL-12.7, BL-17.13: it is cancelled.
    Countered { card: Lore, by: Lore } at [LORE_DISCARD]
        "{by} cancels {card}" / "{by}が{card}を打ち消す";
    /// BL-R19 `refunded`: its cost comes back.
    Refunded { whose: Whose, tokens: u8 } at [whose.has("tokens"), POOL]
        "{whose} gets {tokens} back" / "{whose}に{tokens}が戻る"
        with { tokens = t.count(*tokens, &TOKENS) };
    /// A Lore card takes effect: told by its row.
    LoreActs { whose: Whose, card: Lore } at [LORE_DISCARD]
        "{whose}'s {card} takes effect" / "{whose}の{card}が働く";
    /// BL-12.6: it goes to the discard.
    LoreDone { card: Lore } at [LORE_DISCARD]
        "{card} goes to the Lore discard" / "{card}はロアカードの捨て札になる";
    /// A row acts on a piece: Haste, Portal, Charge!, Far Sight …
    ActsOn { by: DiceBy, piece: Piece } at [piece, ids::item_of(t.game, *by)]
        "{by} works on {piece}" / "{by}が{piece}に働く";
    /// BL-17.2: a piece may go farther.
    GoesFarther { piece: Piece, hexes: u8, no_stop: bool } at [piece]
        when (*no_stop)
            "{piece} may move {hexes} farther in this turn, and no terrain stops the move" /
            "{piece}の移動はこの手番{hexes}延び、地形で止まらない"
        "{piece} may move {hexes} farther in this turn" / "{piece}の移動はこの手番{hexes}延びる"
        with { hexes = t.count(*hexes, &HEXES) };
    /// BL-17.2: a piece is elsewhere.
    Teleported { piece: Piece, to: Hex } at [piece, to]
        "{piece} {vanish} and {appear} at {to}" / "{piece}が姿を消し、{to}に現れる"
        with {
            vanish = piece.does("vanishes", "vanish"), appear = piece.does("appears", "appear"),
            piece = led(t, piece),
        };
    /// BL-17.9: a unit is bolder in this attack, or a section is.
    Bolder { whose: Whose, levels: u8, section: Option<Section> } at [HOLY, BOARD]
        when (section.is_some(); count = t.count(*levels, &LEVELS))
            "{whose}'s pieces in the {section} are bolder by {count} until {whose}'s next turn" /
            "{whose}の次の手番まで、{section}にいる{whose}のユニットの勇敢さが{levels}上がる"
        "{whose}'s unit is bolder by {levels} for this attack" /
        "この攻撃の間、{whose}のユニットの勇敢さが{levels}上がる";
    /// The end of a blessed section.
    HolyEnds { whose: Whose, section: Section } at [HOLY, BOARD]
        "the blessing of {whose}'s pieces in the {section} ends" / "{section}の{whose}のユニットへの祝福が終わる";
    /// BL-17.11, BL-12.3: tokens are gained.
    TokensGained { whose: Whose, tokens: u8 } at [whose.has("tokens"), POOL]
        "{whose} gains {tokens}" / "{whose}は{tokens}を得る"
        with { tokens = t.count(*tokens, &TOKENS) };
    /// BL-17.11: tokens are stolen.
    TokensStolen { whose: Whose, tokens: u8 }
        at [whose.has("tokens"), of_camp(whose.camp.other(), "tokens")]
        "{whose} steals {tokens} from the enemy" / "{whose}は相手から{tokens}を奪う"
        with { tokens = t.count(*tokens, &TOKENS) };
    /// BL:LRG02: a Command card falls to False Orders.
    CommandLost { whose: Whose, card: Command } at [whose.has("commands"), COMMAND_DISCARD]
        "{whose} loses {card} from the hand to the discard" / "{whose}の手札から{card}が捨て札になる";
    /// BL:LRG08: a hand is seen by the one who played the card.
    HandSeen { by: Whose, cards: CommandList } at [of_camp(by.camp.other(), "commands")]
        shrunk unless (t.eye.sees(by.seat))
        when (!t.eye.sees(by.seat); cards = how_many(t, cards, &COMMANDS))
            "{by} sees the enemy's Command hand ({cards})" / "{by}は相手の手札（{cards}）を見る"
        "{by} sees the enemy's Command hand: {cards}" / "{by}は相手の戦術カードの手札を見る：{cards}";
    /// BL-17.5, BL-17.10: dice of a card, a power or an item on a piece.
    DamageRolled { by: DamageBy, target: Piece, faces: Faces }
        at [target, ids::DICE, ids::damage_item(t.game, *by)]
        "{by} on {target}, {dice}: {faces}" / "{by}で{target}に{dice}：{faces}"
        with { target = led(t, target), dice = how_many(t, faces, &DICE) };
    /// BL-17.5: its hits.
    DamageHits { target: Piece, hits: u8 } at [target]
        when (*hits == 0) "nothing takes effect on {target}" / "{target}に効果はない"
        "{hits} on {target}" / "{target}に{hits}" with { hits = t.count(*hits, &HITS) };
    /// BL-17.5: its flags.
    DamageFlags { target: Piece, flags: u8 } at [target]
        "{flags} on {target}" / "{target}に{flags}" with { flags = t.count(*flags, &FLAGS) };
    /// A skill or an artifact is used.
    ItemUsed { hero: HeroName, item: ItemId } at [hero, ids::item(t.game, hero.id, *item)]
        "{hero} uses {item}" / "{hero}が{item}を使う";
    /// A row acts by itself for a hero.
    ItemActs { hero: HeroName, item: ItemId } at [hero, ids::item(t.game, hero.id, *item)]
        "{hero} is helped by {item}" / "{hero}の{item}が働く";
    /// BH-17.9: a potion is used up.
    PotionGoes { hero: HeroName, card: Artifact } at [hero.has("sheet"), hero]
        "{card} of {hero} is used up" / "{hero}の{card}は使い切られる";
    /// BH:SKL27: the die of Herbal Remedy.
    RemedyRolled { hero: HeroName, faces: Faces, succeeds: bool } at [hero.has("sheet"), hero]
        when (*succeeds) "{hero} rolls {faces} to heal: a figure is saved" /
            "{hero}の治療のダイス：{faces}（フィギュア1体を救う）"
        "{hero} rolls {faces} to heal: in vain" / "{hero}の治療のダイス：{faces}（失敗）";
    /// BL-14.3: a creature's power.
    PowerUsed { piece: Piece, target: Piece, paid: u8 } at [piece, target]
        "{piece} {turn} a power on {target} for {paid}" / "{piece}が{paid}で{target}に能力を使う"
        with {
            turn = piece.does("turns", "turn"), target = led(t, target),
            paid = t.count(*paid, &TOKENS),
        };
    /// The web holds, or lets go.
    Webbed { piece: Piece, held: bool } at [piece]
        when (*held) "the web holds {piece}: no move in the next own turn" /
            "{piece}はクモの糸に捕らえられ、次の自分の手番は移動できない"
        "the web lets go of {piece}" / "クモの糸が{piece}から外れる";
    /// BL:SKL04: a troop gives up its battle.
    GivesUpBattle { piece: Piece } at [piece]
        "{piece} {give} up the battle of this turn" / "{piece}はこの手番の戦闘を放棄する"
        with { give = piece.does("gives", "give") };

    // Casualty checks.
    /// BH-11.1 to BH-11.6: a check is due.
    CheckDue { hero: HeroName, dice: u8 } at [hero, INSIDE]
        "{hero} must make a casualty check with {dice}" / "{hero}は{dice}の負傷チェックを行う"
        with { dice = t.count(*dice, &DICE) };
    /// BH-11.4: with a die for the banner bearer that was lost.
    BearerLost { hero: HeroName } at [hero]
        "the banner bearer of {hero}'s troop has fallen: one die of the check" /
        "うち1個は、失われた{hero}の部隊のバナー持ちの分";
    /// Dice more in the check.
    CheckDice { by: DiceBy, dice: i8 } at [INSIDE, ids::item_of(t.game, *by)]
        "{dice} in the casualty check: {by}" / "負傷チェックの{dice}：{by}"
        with { dice = more_dice(t, *dice) };
    /// BH-11.2: one strike does not count.
    CheckStrikeIgnored { hero: HeroName } at [hero]
        "mounted, {hero} ignores one bonus strike of a hero on foot" /
        "騎乗の{hero}は、徒歩のヒーローのオレンジの目1個を無視する";
    /// BH-11.11: no die is left.
    CheckCancelled { hero: HeroName } at [hero]
        "no die is left for the casualty check of {hero}" / "{hero}の負傷チェックのダイスは1個も残らず、振らない";
    /// BH-11.11, BL-17.12: the check.
    Checked { hero: HeroName, faces: Faces } at [hero, ids::DICE]
        "casualty check of {hero}: {faces}" / "{hero}の負傷チェック：{faces}";
    /// BH:ART23: the die of the Amulet of Last Light.
    LastLight { hero: HeroName, faces: Faces } at [hero, ids::DICE]
        "the amulet's die for {hero}: {faces}" / "{hero}の護符のダイス：{faces}";
    /// The hero stands.
    Unharmed { hero: HeroName } at [hero] "{hero} is not wounded" / "{hero}は負傷しない";
    /// BH-11.8: the hero is wounded.
    Wounded { hero: HeroName, camp: Camp, by: WoundedBy }
        at [hero, of_camp(camp.other(), "track"), by]
        "{hero} is wounded{by} and captured" / "{hero}は{by}負傷し、捕らえられる";
    /// BH-13.1: a skull is marked off.
    SkullMarked { hero: HeroName, left: u8 } at [hero.has("skulls")]
        "{hero} marks off a skull: {left} left" / "{hero}のスカルマーク1個を消す（残り{left}個）";
    /// BH-13.2: the hero is dead.
    Died { hero: HeroName } at [hero, hero.has("status")]
        "{hero} has no skull left and is dead" / "{hero}はスカルマークがなくなり、死亡する";
    /// BH-12.1: a unit gains a Glory token.
    GloryGained { piece: Piece } at [piece]
        "{piece} {gain} a Glory token" / "{piece}が栄光のロアトークン1個を得る"
        with { gain = piece.does("gains", "gain") };
    /// BH-18.2: an Experience token.
    Experience { hero: HeroName, why: ExperienceFor } at [hero.has("experience")]
        "{hero} gains an Experience token: {why}" / "{hero}は経験トークン1個を得る：{why}";
    /// BH-16.5, BH-19.3, BH-19.9: a Treasure token.
    Treasure { hero: HeroName, why: TreasureFor } at [hero.has("treasure")]
        "{hero} gains a Treasure token: {why}" / "{hero}は財宝トークン1個を得る：{why}";

    // Chests and artifact cards.
    /// BH-16.3: a hero searches.
    Searches { hero: HeroName, at: Hex } at [hero, ids::chest(*at)]
        "{hero} searches the chest at {at}" / "{hero}が{at}の宝箱を捜索する";
    /// BH:SKL18: tokens are shown to the owner.
    TokensShown { whose: Whose, hero: HeroName, tokens: ArrayVec<ChestToken, 3> } at [hero, CHESTS]
        shrunk unless (t.eye.sees(whose.seat))
        when (t.eye.sees(whose.seat)) "{whose} looks at {number} for {hero}: {tokens}" /
            "{whose}は{hero}のために{number}を見る：{tokens}"
        "{whose} looks at {number} for {hero}" / "{whose}は{hero}のために{number}を見る"
        with { number = how_many(t, tokens, &CHEST_TOKENS) };
    /// BH-16.5: a token acts.
    ChestToken { hero: HeroName, token: ChestToken } at [hero, CHESTS]
        when (*token == ChestToken::Experience)
            "{hero} finds experience in the chest" / "{hero}は宝箱で経験トークンを見つける"
        when (*token == ChestToken::Treasure)
            "{hero} finds treasure in the chest" / "{hero}は宝箱で財宝トークンを見つける"
        when (*token == ChestToken::Artifact)
            "{hero} finds an artifact in the chest" / "{hero}は宝箱でアーティファクトを見つける"
        "the chest is a trap for {hero}" / "{hero}は宝箱でワナにかかる";
    /// A trap is ignored.
    TrapIgnored { hero: HeroName } at [hero] "{hero} avoids the trap" / "{hero}はワナを避ける";
    /// BH-16.6: a quest is completed.
    QuestDone { hero: HeroName, scenario: Scenario } at [hero, QUEST]
        "{hero} completes the quest {quest}" / "{hero}がクエスト《{quest}》を完了する"
        with { quest = quest(t, *scenario) };
    /// BH-17.11: an artifact card is drawn. `open`: everybody sees it.
    ArtifactDrawn { seat: Seat, hero: HeroName, card: Artifact, open: bool }
        at [SHOWN, DECK, hero.has("sheet"), hero] shrunk unless (sees(t, *seat, *open))
        when (sees(t, *seat, *open)) "{hero} draws {card}" / "{hero}は{card}を引く"
        "{hero} draws an artifact" / "{hero}はアーティファクト1枚を引く";
    /// BH-17.11: the deck has none.
    NoArtifact { hero: HeroName } at [hero.has("sheet"), hero]
        "the artifact deck is empty: {hero} draws nothing" / "アーティファクトデッキが空のため、{hero}は何も引かない";
    /// BH-17.6: the winner draws a trophy.
    TrophyDrawn { hero: HeroName } at [hero.has("sheet"), hero]
        "{hero} draws a trophy" / "{hero}が戦果のカードを引く";
    /// BH-17.3: a card too many goes. `open`: everybody sees which, since it was equipped.
    ArtifactDiscarded { seat: Seat, hero: HeroName, card: Artifact, open: bool }
        at [hero.has("sheet"), hero] shrunk unless (sees(t, *seat, *open))
        "{hero} owns too many artifacts and gives up {card}" / "{hero}のアーティファクトが多すぎるため、{card}を手放す"
        with { card = known(t, sees(t, *seat, *open), card, "one", "1枚") };
    /// BH-17.5, BH-17.6: where it goes. `open`: everybody sees it.
    ArtifactGoes { seat: Seat, hero: HeroName, card: Artifact, to: ArtifactPlace, open: bool }
        at [hero.has("artifacts"), to] shrunk unless (sees(t, *seat, *open))
        when (*to == ArtifactPlace::Deck)
            "{hero} gives {card} back to the deck" / "{hero}は{card}をデッキに戻す"
        when (*to == ArtifactPlace::Aside) "{hero} lays {card} aside" / "{hero}は{card}を脇に置く"
        when (*to == ArtifactPlace::Sheet)
            "{hero} puts {card} face down under its sheet" / "{hero}は{card}をシートの下に伏せて置く"
        "{hero} equips {card}" / "{hero}は{card}を装備する"
        with { card = known(t, sees(t, *seat, *open), card, "the artifact", "そのアーティファクト") };

    // The end of a turn.
    /// BL-3.1: a discard becomes the deck.
    Reshuffled { lore: bool, cards: u8 }
        at [if *lore { [LORE_DECK, LORE_DISCARD] } else { [COMMAND_DECK, COMMAND_DISCARD] }]
        when (*lore) "the Lore discard becomes the new Lore deck: {cards}" /
            "ロアカードの捨て札を混ぜて新しいデッキにする：{cards}"
        "the Command discard becomes the new Command deck: {cards}" /
        "戦術カードの捨て札を混ぜて新しいデッキにする：{cards}" with { cards = t.count(*cards, &CARDS) };
    /// BL-3.1: there is nothing to draw.
    NothingToDraw { whose: Whose, lore: bool } at [if *lore { LORE_DECK } else { COMMAND_DECK }]
        when (*lore) "no Lore card is left for {whose} to draw" / "{whose}が引けるロアカードはない"
        "no Command card is left for {whose} to draw" / "{whose}が引ける戦術カードはない";
    /// BL-16.5: a card is kept, the others go to the discard.
    CommandKept { whose: Whose, kept: Command, dropped: CommandList }
        at [whose.has("commands"), COMMAND_DISCARD] shrunk unless (t.eye.sees(whose.seat))
        when (t.eye.sees(whose.seat)) "{whose} keeps {kept} and discards {dropped}" /
            "{whose}は{kept}を残し、{dropped}を捨てる"
        "{whose} keeps a Command card and discards {dropped}" / "{whose}は戦術カード1枚を残し、{dropped}を捨てる";
    /// BL-12.3: what a seat takes.
    LoreChoice { whose: Whose, tokens: u8, cards: u8 } at [whose.has("tokens"), whose.has("lores")]
        when (*cards == 0) "{whose} chooses {gained}" / "{whose}は{gained}を選ぶ"
        when (*tokens == 0)
            "{whose} will draw {drawn} and keep one" / "{whose}は{drawn}を引いて1枚を残すことにする"
        "{whose} takes {gained} and will draw {drawn}" / "{whose}は{gained}を取り、{drawn}を引くことにする"
        with { gained = t.count(*tokens, &TOKENS), drawn = t.count(*cards, &LORES) };
    /// BL-12.3: one Lore card is kept, the other discarded face down.
    LoreCardKept { whose: Whose, kept: Lore, dropped: Lore } at [whose.has("lores"), LORE_DISCARD]
        shrunk unless (t.eye.sees(whose.seat))
        when (t.eye.sees(whose.seat)) "{whose} keeps {kept} and discards {dropped} face down" /
            "{whose}は{kept}を残し、{dropped}を伏せて捨てる"
        "{whose} keeps one Lore card and discards the other face down" /
        "{whose}はロアカード1枚を残し、もう1枚を伏せて捨てる";
    /// BL-12.8: a Lore card too many.
    LoreDiscarded { whose: Whose, card: Lore } at [whose.has("lores"), LORE_DISCARD]
        shrunk unless (t.eye.sees(whose.seat))
        "{whose} holds too many Lore cards and discards {card} face down" /
        "{whose}はロアカードが多すぎるため、{card}を伏せて捨てる"
        with { card = known(t, t.eye.sees(whose.seat), card, "one", "1枚") };
    /// BL-15.6: who holds a marker at the end of a turn.
    Marker { marker: u8, holder: Whose } at [BOARD, holder.has("banners")]
        "{holder} holds the marker of objective {number}" / "目標{number}のマーカーは{holder}のもの"
        with { number = u16::from(*marker) + 1 };

    // The end of a battle.
    /// BL-15.5: the quests are looked at before the turn limit.
    QuestsFirst at [QUEST]
        "the quests are looked at before the turn limit" / "手番の上限より先にクエストを確かめる";
    /// BL-15.2 to BL-15.4: it is decided.
    Decided { end: BattleEnd, winner: Option<Whose> } at [TURN]
        when (winner.is_none()) "the battle is drawn, {score}: {why}" / "戦闘は引き分け（{score}）：{why}"
        when (end.reason == EndCause::Banners)
            "{winner} wins the battle with {score}" / "{score}で{winner}が戦闘に勝利する"
        when (end.reason == EndCause::NoPiece)
            "{winner} wins the battle: the enemy has no piece left ({score})" /
            "相手のユニットがなくなり、{winner}が戦闘に勝利する（{score}）"
        "{winner} wins the battle after its last turn with {score}" /
        "最後の手番が終わり、{score}で{winner}が戦闘に勝利する"
        with { score = score(t, end), why = t.told(&end.reason) };

    // The campaign.
    /// BH-21.3: a battle begins.
    BattleStarted { number: u16, scenario: Scenario, camps: [Camp; 2] }
        at [BOARD, ids::battle(*number)]
        "battle {number} begins: {scenario}; {one} holds {own}, {two} holds {other}" /
        "第{number}戦{scenario}が始まる：{one}が{own}、{two}が{other}"
        with {
            one = t.seat(Seat::at(0)), own = t.told(&camps[0]), two = t.seat(Seat::at(1)),
            other = t.told(&camps[1]),
        };
    /// BH-21.3, BH-21.4: it is over.
    BattleFinished { number: u16, end: BattleEnd, winner: Option<Seat>, heroes: Vec<HeroOutcome> }
        at [TURN]
        when (winner.is_none()) "battle {number} is over: a draw with {score}, {why}{heroes}" /
            "第{number}戦の終了：{score}で引き分け（{why}）{heroes}"
        "battle {number} is over: {winner} wins with {score}, {why}{heroes}" /
        "第{number}戦の終了：{score}で{winner}の勝利（{why}）{heroes}"
        with { score = score(t, end), why = t.told(&end.reason), heroes = Outcomes(t, heroes) };
    /// BH-21.6: the scenario is chosen.
    ScenarioChosen { seat: Seat, scenario: Scenario, camp: Camp }
        at [ids::scenario(t.game, *scenario), TURN]
        "{seat} chooses {scenario} and holds {camp}" / "{seat}は{scenario}を選び、{camp}を率いる";
    /// BH-21.6: a party; told whole to others only when both are chosen.
    PartyChosen { seat: Seat, heroes: Vec<HeroName> }
        at [of_seat(*seat, "party"), of_seat(*seat, "hall")] shrunk unless (t.eye.sees(*seat))
        when (!t.eye.sees(*seat)) "{seat} has chosen the party" / "{seat}は出すヒーローを決めた"
        when (heroes.is_empty()) "{seat} sends no hero" / "{seat}はヒーローを出さない"
        "{seat} sends {heroes}" / "{seat}が出すヒーロー：{heroes}";
    /// BH-21.6: both parties are chosen.
    PartiesRevealed { heroes: [Vec<HeroName>; 2] } at [heroes.iter().flatten().collect::<Vec<_>>(), TURN]
        "the parties are known: {one} sends {own}; {two} sends {other}" /
        "出すヒーローを公開：{one}は{own}／{two}は{other}"
        with {
            one = t.seat(Seat::at(0)), own = t.told(&heroes[0]), two = t.seat(Seat::at(1)),
            other = t.told(&heroes[1]),
        };
    /// BH-20.5: an advisor counts a defeat.
    AdvisorDefeat { hero: HeroName, defeats: u8 } at [hero]
        "a defeat for the advisor {hero}: {defeats} so far" / "アドバイザーの{hero}の敗北は{defeats}回になる";
    /// BH-20.5: it leaves the War Council.
    BecomesInstructor { hero: HeroName } at [hero]
        "{hero} leaves the War Council to teach at the academy" / "{hero}はウォーカウンシルを離れ、訓練所教官になる";
    /// BH-19.1: captured heroes are exchanged.
    Exchanged { hero: HeroName } at [hero.has("sheet"), hero]
        "{hero} comes home by the exchange of prisoners" / "{hero}は捕虜の交換で帰還する";
    /// BH-19.2: ransom is paid.
    RansomPaid { hero: HeroName, payer: HeroName } at [hero.has("sheet"), payer.has("treasure")]
        when (hero.id == payer.id) "{hero} pays a Treasure token as ransom and comes home" /
            "{hero}は身代金として財宝トークン1個を払い、帰還する"
        "{payer} pays a Treasure token as ransom for {hero}" / "{payer}が{hero}の身代金として財宝トークン1個を払う";
    /// BH-R65 `one-for-all`: a captured hero comes home by the payment for another.
    RansomShared { hero: HeroName, payer: HeroName } at [hero.has("sheet"), payer.has("treasure")]
        "{hero} comes home by the ransom that {payer} pays" / "{hero}は{payer}の払う身代金で帰還する";
    /// BH-19.2: no ransom: a skull.
    RansomSkull { hero: HeroName } at [hero.has("skulls")]
        "no ransom is paid for {hero}" / "{hero}の身代金は払われない";
    /// BH-19.18: the sheets lie open.
    SheetsOpen at [TURN] "the character sheets lie open" / "キャラクターシートを公開する";
    /// BH-19.5: an artifact is bought.
    Bought { hero: HeroName, card: Artifact }
        at [ids::artifact(t.game, hero.id, *card), hero.has("artifacts")]
        "{hero} buys {card}" / "{hero}は{card}を購入する";
    /// BH-19.6, BH-19.17: a pair of artifacts is returned.
    PairReturned { hero: HeroName, cards: ArtifactList } at [hero.has("artifacts")]
        "{hero} gives up {cards} for one card more to draw" / "{hero}は{cards}を手放し、引く枚数を1枚増やす";
    /// BH-19.6: a pair of Experience tokens is paid.
    PairPaid { hero: HeroName } at [hero.has("sheet"), hero]
        "{hero} pays 2 Experience tokens for one card more to draw" /
        "{hero}は経験トークン2個を払い、引く枚数を1枚増やす";
    /// BH-19.7: cards are revealed.
    Revealed { hero: HeroName, cards: ArtifactList } at [SHOWN, DECK, hero.has("sheet"), hero]
        "{hero} reveals {number}: {cards}" / "{hero}は{number}をめくる：{cards}"
        with { number = how_many(t, cards, &ARTIFACTS) };
    /// BH-19.8: a card is kept.
    CardKept { hero: HeroName, card: Artifact }
        at [ids::artifact(t.game, hero.id, *card), hero.has("artifacts")]
        "{hero} keeps {card}" / "{hero}は{card}を残す";
    /// BH-19.11: cards go aside, or to the deck under BH-R58.
    CardsAside { cards: ArtifactList, to: ArtifactPlace } at [to]
        when (*to == ArtifactPlace::Aside) "laid aside until all have drawn: {cards}" /
            "全員が引き終わるまで脇に置く：{cards}"
        "back to the artifact deck: {cards}" / "アーティファクトデッキに戻る：{cards}";
    /// BH-19.10: a skull is restored.
    SkullRestored { hero: HeroName, left: u8 } at [hero.has("skulls")]
        "the Master Physician restores a skull of {hero}: {left} now" /
        "《名医》が{hero}のスカルマーク1個を回復する（現在{left}個）";
    /// BH-19.12: all that lay aside comes back.
    AsideReturns { cards: ArtifactList } at [DECK]
        "what lay aside goes back to the artifact deck: {cards}" /
        "脇に置いたカードがアーティファクトデッキに戻る：{cards}";
    /// BH-19.13: a skill is learned.
    Learned { hero: HeroName, skill: Skill }
        at [ids::skill(t.game, hero.id, *skill), hero.has("sheet")]
        "{hero} learns {skill}" / "{hero}は{skill}を習得する";
    /// BH-20.1: a hero joins the War Council.
    JoinsCouncil { hero: HeroName } at [hero]
        "{hero} joins the War Council as an advisor ({class})" /
        "{hero}がアドバイザーとしてウォーカウンシルに参加する（{class}）" with { class = t.told(&hero.class) };
    /// BH-20.6: an inheritance.
    Inherited { from: HeroName, to: HeroName, card: Artifact }
        at [from, to, ids::artifact(t.game, to.id, *card)]
        "{from} bequeaths {card} to {to}" / "{from}が{to}に{card}を譲る";
    /// BH-19.15: the sheets are written.
    SheetsWritten at [TURN] "the character sheets are written" / "キャラクターシートを更新する";
    /// A sheet's status changes.
    StatusChanged { hero: HeroName, status: SheetStatus } at [hero.has("sheet"), hero]
        when (*status == SheetStatus::Active) "{hero} can take part" / "{hero}は戦闘に参加できる"
        when (*status == SheetStatus::Dead) "{hero} is dead" / "{hero}は死亡した"
        when (*status == SheetStatus::Advisor) "{hero} is an advisor now" / "{hero}はアドバイザーになる"
        when (*status == SheetStatus::Instructor) "{hero} is an instructor now" / "{hero}は訓練所教官になる"
        "the sheet of {hero} is thrown away" / "{hero}のキャラクターシートは廃棄される";
    /// BH-21.7: the campaign is over.
    CampaignOver { winner: Option<Seat>, wins: [u16; 2], alive: [u16; 2] } at [TURN]
        when (winner.is_none())
            "the campaign is drawn: {won} won and {more} heroes and advisors alive on both sides" /
            "キャンペーンは引き分け：どちらも{won}、生きているヒーローとアドバイザーは{more}人"
        when (wins[0] == wins[1]; fewer = alive[1 - front(*winner)])
            "{winner} wins the campaign: {won} won each, \
             but {more} heroes and advisors alive to {fewer}" /
            "キャンペーンは{winner}の勝利：どちらも{won}、生きているヒーローとアドバイザーは{more}人対{fewer}人"
        "{winner} wins the campaign: {won} won to {fewer}" / "キャンペーンは{winner}の勝利：{won}対{fewer}勝"
        with {
            won = t.count(wins[front(*winner)], &WINS), more = alive[front(*winner)],
            fewer = wins[1 - front(*winner)],
        };
}
