//! What can happen in Brave Architect, with its words, what it is about and who is told.
//!
//! Source: the rules cited at each row. A fact carries all that its words need; the rule that it
//! happened by is beside it in the trace. Ids of cards that an eye may not know are not named: what
//! is drawn or comes out of a deck points at hand and deck. What is kept from an eye: 5.19 of the
//! specification, BA-R66.

mod parts;

pub use parts::{AttackTotal, CHECK_MAX, Chip, EnemyPile, From, MoveBy, Struck, Window};

use crate::cards::Reach;
use crate::prelude::*;
use crate::state::derived::STEPS_MAX;
use crate::table::scene::ids::{
    self, ATTACK_CHIP, CORE, DEFENCE_CHIP, ENEMY, ENEMY_CARDS, ENEMY_DECK, ENEMY_DISCARD, HATE,
    HATE_CARD, ITEM_DECK, ITEM_DISCARD, LEVEL, ROUND, STRONG, TURN, all, hurts, of, of_seat,
    own_item, part_of, pawn, pawns, struck_line,
};
use crate::table::words::{
    CARDS, ITEMS, POINTS, RIGHTS, STEPS, STRIKES, TURNS_LEFT, ability_name, attack_effect,
    attack_name, change, got, hate_range, hidden_card, over_lava, own_source, strike_of, struck_at,
    style, term,
};
use crate::vocabulary::SEATS_MAX;
use arrayvec::ArrayVec;

/// Most cards that one fact tells.
pub const TOLD_CARDS_MAX: usize = 16;
/// Cards in the order in which they are told.
pub type CardList = ArrayVec<CardKind, TOLD_CARDS_MAX>;
/// Enemy cards in the order in which they are told.
pub type EnemyList = ArrayVec<EnemyCard, TOLD_CARDS_MAX>;
/// Squares of a move in the order in which they are entered.
pub type Entered = ArrayVec<Square, { STEPS_MAX as usize }>;
/// Items in the order in which they are told.
pub type ItemList = ArrayVec<ItemKind, SEATS_MAX>;

facts! {
    /// One thing that happened. `seat` is whose hero it is about; `card`, `item` and `slot` say which
    /// one.
    pub enum Fact of BraveArchitect as t;

    // The set-up.
    /// BA-2.2, or the row of its player card: a card set is taken.
    SetTaken { seat: Seat, set: DraftSet } at [of(t.game, *set), of_seat(*seat, "glance")]
        "{seat} takes {set}" / "{seat}が{set}を取る";
    /// BA-2.4: a style is chosen, by the face of the weapon.
    StyleChosen { seat: Seat, face: FaceKind } at [of(t.game, *face), of_seat(*seat, "build")]
        "{seat} fights by the style {style}" / "{seat}は{style}で戦う"
        with { style = style(t, *face) };
    /// BA-2.5: a hero has its sheet.
    SheetReady { seat: Seat, race: Race, hp: u8 } at [of(t.game, *race), of_seat(*seat, "hp")]
        "{seat}'s {race} is ready: {hp} HP, tension 0, level 1" /
        "{seat}の{race}の準備完了：HP{hp}、テンション0、レベル1"
        with { race = t.game.race_name(*race).in_lang(t.lang) };
    /// The row of the enemy's body or of the hate card, which is in use from now on. `row` is its
    /// place among all rows.
    CardSays { row: u16 }
        at [
            (*row == t.game.cards.row_of_body()).then_some(Slot::ALL),
            (*row != t.game.cards.row_of_body()).then_some(HATE_CARD),
        ]
        "{line}" / "{line}" with { line = t.game.cards.line(*row).in_lang(t.lang) };
    /// BA-2.6: a deck is ready.
    DeckReady { seat: Seat, cards: u8 } at [of_seat(*seat, "deck")]
        "{seat} shuffles a deck of {cards}" / "{seat}は{cards}の山札をシャッフルする"
        with { cards = t.count(*cards, &CARDS) };
    /// BA-3.1: a part is dealt. `part` is its number, from 0.
    PartDealt { part: u8, slots: Slots, card: Party } at [ids::part((*part).into()), *slots]
        "part {number} of the dragon is {card} ({slots})" / "敵パーティ{number}は{card}（{slots}）"
        with { number = u16::from(*part) + 1 };
    /// BA-3.2, BA-3.3: the gauges are set.
    EnemyHp { part: u8, core: u8 } at [ENEMY]
        "each part has {part} HP, the core {core} HP" /
        "敵パーティのHPは各{part}、敵コアのHPは{core}";
    /// BA-3.3: easy mode: the enemy is that of a game for two.
    EasyMode at [ENEMY]
        "easy mode: the dragon is that of a game for two" /
        "イージーモード：敵は2人用のルールを使う";
    /// BA-3.4: the normal attack cards are the deck, the strong ones wait.
    AttackDeckReady { cards: u8 } at [ENEMY_DECK]
        "the enemy attack deck has {cards} normal cards; the strong ones wait" /
        "敵攻撃山札は通常カード{cards}枚（強攻撃カードは脇に置く）";
    /// BA-4.2: a hero stands on the map.
    HeroPlaced { seat: Seat, at: Square } at [pawn(*seat), *at]
        "{seat}'s hero starts on {at}" / "{seat}のキャラを{at}に配置";
    /// BA-5.1, BA-14.4: a card lies face up on the enemy discard pile.
    Flipped { card: EnemyCard } at [of(t.game, *card), ENEMY_DISCARD]
        "{card} lies face up on the enemy discard pile" /
        "{card}を敵攻撃カードの捨て札に表向きに置く";
    /// BA-5.1, BA-13.4: a round begins, numbered from 1.
    RoundBegins { round: u16 } at [ROUND]
        "round {round} begins" / "第{round}ターン開始";

    // The course of a round.
    /// BA-5.3: whose hero acts next.
    HeroNext { seat: Seat } at [pawn(*seat), TURN]
        "{seat}'s hero acts next" / "{seat}の手番";
    /// BA-12.2: a down hero's turn is skipped.
    TurnSkipped { seat: Seat } at [pawn(*seat), TURN]
        "{seat}'s hero is down: its turn is skipped" / "{seat}のキャラはダウン中：手番を飛ばす";
    /// BA-5.2: all standing heroes have acted, the enemy acts.
    HeroesDone at [TURN]
        "all standing heroes have acted: the dragon acts" / "全キャラの手番が終わり、敵が行動する";
    /// BA-5.7: a hero turn ends.
    TurnEnds { seat: Seat } at [pawn(*seat), TURN]
        "{seat}'s hero turn ends" / "{seat}の手番終了";
    /// BA-22.5: what was prepared for an attack is lost with the turn.
    PreparedLost { seat: Seat, mods: AttackMods } at [pawn(*seat), TURN]
        "{seat} made no attack with what was prepared: {mods}" /
        "{seat}の次の攻撃への効果は使われずに終わる：{mods}";
    /// BA-7.8: `under` goes from under a persistent card, which keeps `left` of them.
    UpkeepPaid { seat: Seat, card: CardKind, under: CardKind, left: u8 }
        at [of(t.game, *card), of_seat(*seat, "discard")]
        "{seat} discards {under} from under {card}: {left}" /
        "{seat}は{card}の下の{under}を捨てる（{left}）"
        with { left = t.count(*left, &TURNS_LEFT) };
    /// BA-7.8: a persistent card ends.
    PersistentEnds { seat: Seat, card: CardKind } at [of(t.game, *card), of_seat(*seat, "discard")]
        "{seat}'s {card} has no card under it: it ends and is discarded" /
        "{seat}の{card}は下にカードがないため捨て札になる（持続終了）";
    /// BA-22.1: a persistent card acts after upkeep.
    ActsAfterUpkeep { seat: Seat, card: CardKind } at [of(t.game, *card), of_seat(*seat, "play")]
        "{seat}'s {card} takes effect" / "{seat}の{card}の効果";
    /// BA-6.1, BA-6.7, BA-21.4: a hero moves; `lava` are the squares of it left again, and the one
    /// stopped on, in order.
    Moved { seat: Seat, by: MoveBy, from: Square, to: Square, steps: u8, lava: Entered }
        at [pawn(*seat), *from, *to]
        when (*by == MoveBy::Extra)
            "{seat} makes an extra move of {steps} from {from} to {to}{lava}" /
            "{seat}は追加移動で{from}から{to}へ{steps}移動{lava}"
        when (*by == MoveBy::AfterAttack)
            "{seat} moves {steps} after the attack, from {from} to {to}{lava}" /
            "{seat}は攻撃後に{from}から{to}へ{steps}移動{lava}"
        "{seat} moves {steps} from {from} to {to}{lava}" /
        "{seat}は{from}から{to}へ{steps}移動{lava}"
        with { steps = t.count(*steps, &STEPS), lava = over_lava(t, lava) };

    // Cards.
    /// The card's row: a card is played.
    CardPlayed { seat: Seat, card: CardKind } at [of(t.game, *card), of_seat(*seat, "play")]
        "{seat} plays {card}" / "{seat}は{card}をプレイ";
    /// BA-7.5 to BA-7.7: it lies on the play sheet: until round end (an attack, a support card),
    /// until it is used (a placed card), or as long as it is paid for (a persistent card).
    LiesOnSheet { seat: Seat, card: CardKind } at [of(t.game, *card), of_seat(*seat, "play")]
        "{card} lies on {seat}'s play sheet" / "{card}を{seat}のプレイシートに置く";
    /// The row: an attack of the sheet is used.
    SheetAttackUsed { seat: Seat, source: Source } at [of(t.game, *source), pawn(*seat)]
        "{seat} uses {attack}" / "{seat}は{attack}を使う"
        with { attack = attack_name(t, *source) };
    /// The row: an ability is used.
    AbilityUsed { seat: Seat, source: Source } at [of(t.game, *source), pawn(*seat)]
        "{seat} uses {ability}" / "{seat}は{ability}を使う"
        with { ability = ability_name(t, *source) };
    /// The row: a placed card is used and discarded.
    PlacedUsed { seat: Seat, card: CardKind } at [of(t.game, *card), of_seat(*seat, "discard")]
        "{seat} uses the placed card {card}, which is discarded" /
        "{seat}は設置した{card}を使う（捨て札になる）";
    /// BA-7.11: a mandatory card acts by itself and is discarded.
    ActsByItself { seat: Seat, card: CardKind } at [of(t.game, *card), of_seat(*seat, "discard")]
        "{seat}'s {card} acts by itself" / "{seat}の{card}が強制で発動する";
    /// BA-7.3: hand cards are discarded to pay.
    PaidCards { seat: Seat, cards: CardList }
        at [all(t.game, cards), of_seat(*seat, "discard"), of_seat(*seat, "hand")]
        "{seat} discards {cards} to pay the cost" / "{seat}はコストとして{cards}を捨てる";
    /// BA-8.4, BA-7.10, BA-8.3: tension is paid, for a card, an ability or a heal.
    PaidTension { seat: Seat, tension: u8, left: u8 } at [of_seat(*seat, "tension"), pawn(*seat)]
        "{seat} pays {tension} tension and has {left} left" /
        "{seat}はテンション{tension}を消費（残り{left}）";
    /// BA-7.7: cards that pay lie under a persistent card, the one that goes first in front.
    PutUnder { seat: Seat, card: CardKind, under: CardList }
        at [of(t.game, *card), all(t.game, under), of_seat(*seat, "hand")]
        "{seat} pays with {under}, put under {card}" /
        "{seat}はコストの{under}を{card}の下に置く";
    /// BA-7.4 and the row: a cost-trigger card acts on the attack that it pays for.
    CostTriggers { seat: Seat, card: CardKind } at [of(t.game, *card), of_seat(*seat, "play")]
        "{seat}'s {card} acts on the attack that it pays for" /
        "{seat}がコストにした{card}の効果がこの攻撃に加わる";
    /// BA-22.16: a cost-trigger card is an ordinary cost card here.
    PlainCost { seat: Seat, card: CardKind } at [of(t.game, *card), of_seat(*seat, "hand")]
        "{seat}'s {card} has no effect here: it only pays" /
        "{seat}の{card}の効果はここでは働かず、ただのコストになる";
    /// BA-8.5: a boost is paid.
    Boosted { seat: Seat, source: Source, tension: u8, left: u8 }
        at [of(t.game, *source), of_seat(*seat, "tension")]
        "{seat} boosts {source} with {tension} tension and has {left} left" /
        "{seat}はテンション{tension}を消費して{source}の効果を追加（残り{left}）";

    // Effects.
    /// BA-21.1, or the row of a piece that is put on: a stat of a hero changes.
    StatChanges { seat: Seat, stat: Stat, n: i8, until: Until }
        at [of_seat(*seat, stat.word()), pawn(*seat)]
        "{seat}: {stat} {n} {until}" / "{seat}：{stat}{n}（{until}）"
        with { n = change(t, *n) };
    /// BA-21.1: stats of each hero near the owner change while the card lies in play.
    AuraBegins { seat: Seat, stat: Stat, n: i8, within: u8 }
        at [of_seat(*seat, "play"), pawn(*seat)]
        "each hero within {within} of {seat}: {stat} {n} while the card is in play" /
        "{seat}から{within}マス以内の各キャラ：{stat}{n}（カードが場にある間）"
        with { n = change(t, *n), within = t.count(*within, &STEPS) };
    /// BA-21.2: the area move has more points.
    MoveLonger { seat: Seat, n: u8 } at [of_seat(*seat, "move"), pawn(*seat)]
        "{seat}'s move is {steps} longer" / "{seat}の移動力＋{n}"
        with { steps = t.count(*n, &STEPS) };
    /// BA-21.3, BA-22.9: an extra move is granted, of so many points as things stand.
    ExtraMoveGranted { seat: Seat, points: u8 } at [of_seat(*seat, "move"), pawn(*seat)]
        "{seat} may make an extra move of up to {points}" /
        "{seat}は{points}までの追加移動ができる"
        with { points = t.count(*points, &STEPS) };
    /// BA-21.4: a move after the attack is granted, of so many points as things stand.
    PostMoveGranted { seat: Seat, points: u8 } at [of_seat(*seat, "move"), pawn(*seat)]
        "{seat} may move up to {points} after an attack" /
        "{seat}は攻撃後に{points}まで移動できる"
        with { points = t.count(*points, &STEPS) };
    /// BA-21.5: evasion rolls change.
    EvasionChanges { seat: Seat, n: i8, until: Until } at [of_seat(*seat, "move"), pawn(*seat)]
        "{seat}: evasion {n} {until}" / "{seat}：回避判定{n}（{until}）"
        with { n = change(t, *n) };
    /// BA-21.6: a failed evasion becomes a success.
    EvadesAfterAll { seat: Seat } at [pawn(*seat)]
        "{seat} evades after all" / "{seat}の回避は成功になる";
    /// BA-21.7: damage is lowered; `left` is what is left of it.
    DamageReduced { seat: Seat, by: u8, left: u8 } at [pawn(*seat)]
        "the damage to {seat} is {by} lower: {left} left" /
        "{seat}が受けるダメージ−{by}（残り{left}ダメージ）";
    /// BA-21.8: a card leaves its owner at 1 HP.
    LeftAtOne { seat: Seat } at [pawn(*seat)]
        "{seat} is left at 1 HP" / "{seat}のHPは1残る";
    /// BA-12.9: instead of so much damage.
    KeptAtOne { seat: Seat, damage: u8 } at [pawn(*seat)]
        "{seat} keeps 1 HP under {damage} damage" /
        "{seat}は{damage}ダメージを受けてもHP1で持ちこたえる";
    /// BA-21.9, BA-8.3, BA-16.4, BA-12.10, BA-22.12: a hero is healed.
    Healed { seat: Seat, n: u8, hp: u8 } at [pawn(*seat), of_seat(*seat, "hp")]
        "{seat} heals {n} HP and has {hp} HP" / "{seat}はHPを{n}回復（HP{hp}）";
    /// BA-12.4: a down hero comes back with 1 HP.
    Recovered { seat: Seat } at [pawn(*seat), of_seat(*seat, "hp")]
        "{seat}'s hero comes back with 1 HP" / "{seat}のキャラがHP1で復帰";
    /// BA-12.5: it may still act in this round.
    MayStillAct { seat: Seat } at [pawn(*seat)]
        "{seat}'s hero may still act in this round" /
        "{seat}のキャラはこのターンにまだ手番を行える";
    /// BA-21.10, BA-9.19: an own card is about to hurt its owner.
    HurtsItself { seat: Seat, source: Source, damage: u8 } at [of(t.game, *source), pawn(*seat)]
        "{seat}'s {card} deals {damage} damage to its owner" /
        "{seat}の{card}は本人に{damage}ダメージを与える"
        with { card = own_source(t, *source) };
    /// BA-21.11, BA-8.1: tension rises, by 0 if it is full.
    TensionRises { seat: Seat, by: u8, tension: u8 } at [of_seat(*seat, "tension"), pawn(*seat)]
        when (*by == 0)
            "{seat}'s tension stays at {tension}, its highest" /
            "{seat}のテンションは最大の{tension}のまま"
        "{seat}'s tension rises by {by} to {tension}" /
        "{seat}のテンション＋{by}（{tension}になる）";
    /// BA-21.11: tension is lost.
    TensionFalls { seat: Seat, by: u8, tension: u8 } at [of_seat(*seat, "tension"), pawn(*seat)]
        "{seat} loses {by} tension and has {tension}" /
        "{seat}のテンション−{by}（{tension}になる）";
    /// BA-22.13: there was no tension to lose, or no card to discard.
    NothingToLose { seat: Seat, cards: bool }
        at [of_seat(*seat, if *cards { "hand" } else { "tension" })]
        when (*cards) "{seat} has no hand card to discard" / "{seat}には捨てる手札がない"
        "{seat} has no tension to lose" / "{seat}には失うテンションがない";
    /// BA-5.1, BA-13.2, BA-21.12: cards are drawn.
    Drew { seat: Seat, cards: CardList } at [of_seat(*seat, "hand"), of_seat(*seat, "deck")]
        shrunk unless (t.game.shows_hand(*seat, t.eye))
        when (t.game.shows_hand(*seat, t.eye))
            "{seat} draws {count}: {cards}" / "{seat}は{count}を引く：{cards}"
        "{seat} draws {count}" / "{seat}は{count}を引く"
        with { count = t.count(cards.len() as u64, &CARDS) };
    /// BA-13.3: the discard pile becomes the deck.
    DeckRefilled { seat: Seat, cards: u8 } at [of_seat(*seat, "deck"), of_seat(*seat, "discard")]
        "{seat}'s deck is empty: the discard pile becomes the deck ({cards})" /
        "{seat}の山札がないため、捨て札を新しい山札にする（{cards}）"
        with { cards = t.count(*cards, &CARDS) };
    /// BA-13.3: deck and discard pile are empty.
    NothingToDraw { seat: Seat } at [of_seat(*seat, "deck"), of_seat(*seat, "discard")]
        "{seat} has neither deck nor discard pile: no draw" /
        "{seat}は山札も捨て札もないため、カードを引けない";
    /// BA-20.11, BA-21.13: hand cards are discarded.
    Discarded { seat: Seat, cards: CardList }
        at [all(t.game, cards), of_seat(*seat, "discard"), of_seat(*seat, "hand")]
        "{seat} discards {cards}" / "{seat}は手札から{cards}を捨てる";
    /// BA-21.14: a weapon card comes to the hand.
    WeaponRecovered { seat: Seat, card: CardKind, from: From }
        at [
            of_seat(*seat, "hand"),
            of_seat(*seat, if *from == From::Deck { "deck" } else { "discard" }),
        ]
        shrunk unless (*from == From::Discard || t.game.shows_hand(*seat, t.eye))
        "{seat} takes {card} from the {from} to the hand" / "{seat}は{from}から{card}を手札に加える"
        with {
            card = hidden_card(t, *card, *from == From::Discard || t.game.shows_hand(*seat, t.eye)),
        };
    /// BA-21.15: a right to a further attack.
    PursuitGained { seat: Seat, rights: u8 } at [pawn(*seat)]
        "{seat} has a right to {rights} with any attack" /
        "{seat}は任意の攻撃で{rights}の権利を持つ"
        with { rights = t.count(*rights, &RIGHTS) };
    /// BA-21.16 to BA-21.18: the next attack will have this.
    Prepared { seat: Seat, mods: AttackMods } at [pawn(*seat)]
        "{seat}'s next attack has {mods}" / "{seat}の次の攻撃：{mods}";
    /// BA-21.19: own attacks read the enemy's defence lower.
    SeesThrough { seat: Seat, by: u8 } at [pawn(*seat)]
        "the dragon's defence counts {by} lower for {seat} in this hero turn" /
        "{seat}の攻撃ではこの手番の間、敵の防御を{by}低く扱う"
        with { by = t.count(*by, &POINTS) };
    /// BA-21.20, BA-18.1: a chip lies on the enemy: it went down, by 0 if it lay at -2, and says
    /// `-2..=0`.
    ChipPlaced { chip: Chip, by: u8, now: i8 }
        at [match chip { Chip::Attack => ATTACK_CHIP, Chip::Defence => DEFENCE_CHIP }]
        when (*by == 0)
            "the {chip} chip stays at {now}: it cannot go lower" /
            "［{chip}］はすでに{now}で、これ以上下がらない"
        "{chip} goes down by {by}: the chip says {now}" / "［{chip}］−{by}（合計{now}）"
        with { now = change(t, *now) };
    /// BA-21.21: the enemy moves less, by `now` all together.
    EnemySlowed { by: u8, now: i8 } at [ENEMY]
        "the dragon moves {steps} less in this round ({now} in all)" /
        "このターンの敵の移動−{by}（合計{now}）"
        with { steps = t.count(*by, &STEPS), now = change(t, *now) };
    /// BA-21.23: own attacks cause no hate check.
    HidesFromHate { seat: Seat } at [pawn(*seat)]
        "{seat}'s attacks cause no hate check in this hero turn" /
        "{seat}の攻撃はこの手番の間、ヘイトのチェックをしない";
    /// BA-21.25: a die of a seat's roll is set.
    DieSet { seat: Seat, die: Die, from: u8, to: u8 } at [pawn(*seat)]
        "{seat} turns {die} from {from} to {to}" / "{seat}は{die}を{from}から{to}に変える";
    /// BA-21.27: a card leaves the game.
    CardRemoved { seat: Seat, card: CardKind } at [of(t.game, *card), of_seat(*seat, "hand")]
        "{seat}'s {card} leaves the game" / "{seat}の{card}をゲームから取り除く";

    // Attacks of heroes.
    /// BA-9.1 and the row: a hero attacks; what counts once is dealt to `primary`.
    Attacks { seat: Seat, source: Source, targets: Slots, primary: Slot }
        at [pawn(*seat), of(t.game, *source), *targets]
        when (targets.len() > 1)
            "{seat} attacks {targets} with {attack}; what counts once is for {primary}" /
            "{seat}は{attack}で{targets}を攻撃（一度だけの効果は{primary}に）"
        "{seat} attacks {targets} with {attack}" / "{seat}は{attack}で{targets}を攻撃"
        with { attack = attack_name(t, *source) };
    /// BA-9.12: it is a follow-up attack.
    FollowsUp { seat: Seat } at [pawn(*seat)]
        "it is {seat}'s follow-up attack" / "{seat}の追撃";
    /// BA-9.22: it uses up a right.
    RightUsed { seat: Seat, left: u8 } at [pawn(*seat)]
        "{seat} uses up a right to follow up: {left} left" /
        "{seat}は追撃の権利を1回使う（残り：{left}）"
        with { left = t.count(*left, &RIGHTS) };
    /// BA-9.11: the attack is linked with that of who attacked before.
    Linked { seat: Seat, with: Seat } at [pawn(*seat), pawn(*with)]
        "{seat}'s attack is linked with {with}'s" / "{seat}の攻撃は{with}の攻撃との連携になる";
    /// BA-9.15: what was prepared goes with the attack.
    TakesAlong { seat: Seat, mods: AttackMods } at [pawn(*seat)]
        "{seat}'s attack takes along {mods}" / "{seat}の攻撃に加わる効果：{mods}";
    /// BA-22.6: the attack becomes magic.
    BecomesMagic { seat: Seat } at [pawn(*seat)]
        "{seat}'s attack becomes magic: its check has magic in place of power" /
        "{seat}の攻撃は魔法になり、判定補正の力は魔になる";
    /// BA-9.6: the dice fell, in one of the attack's strikes, for this square under BA-R22
    /// `roll-per-target`.
    AttackRolled { seat: Seat, strike: u8, strikes: u8, slot: Option<Slot>, total: AttackTotal }
        at [pawn(*seat)]
        when (slot.is_some())
            "{strike}{seat} rolls {one} and {two} for {slot}: {total}" /
            "{strike}{seat}の攻撃判定（{slot}）は{one}と{two}：{total}"
        "{strike}{seat} rolls {one} and {two}: {total}" /
        "{strike}{seat}の攻撃判定は{one}と{two}：{total}"
        with { strike = strike_of(t, *strike, *strikes), one = total.dice[0], two = total.dice[1] };
    /// BA-9.6: two ones, or below the lowest row.
    Misses { seat: Seat, double_one: bool, total: i32 } at [pawn(*seat)]
        when (*double_one)
            "two ones: {seat} misses, whatever the total" /
            "1のゾロ目：{seat}の攻撃は合計にかかわらず空振り"
        "{seat} misses with {total}" / "{seat}の攻撃は{total}で空振り";
    /// BA-9.6: a row is hit; `damage` is that of the row with its stat.
    Hits { seat: Seat, total: i32, damage: u8 } at [pawn(*seat)]
        "{seat} hits with {total}: {damage} damage before defence" /
        "{seat}の攻撃は{total}でヒット：{damage}ダメージ（防御前）";
    /// BA-9.16: nothing is left to strike.
    StrikesLost { seat: Seat, strikes: u8 } at [pawn(*seat)]
        "nothing is left to strike: {seat} loses {strikes}" /
        "攻撃対象が残っていないため、{seat}の残り{strikes}の攻撃は行わない"
        with { strikes = t.count(*strikes, &STRIKES) };
    /// BA-9.9: damage is added before defence.
    DamageAdded { seat: Seat, n: u8 } at [pawn(*seat)]
        "{seat} adds {n} damage" / "{seat}の追加ダメージ＋{n}";
    /// BA-9.7: damage is dealt, after defence.
    EnemyHurt {
        seat: Seat, slot: Slot, struck: Struck, damage: u16, defence: i16, dealt: u16, hp: u8,
    }
        at [*slot, struck_line(t.game, *struck, *slot)]
        when (*dealt == 0)
            "{damage}{minus}: no damage to {target}, {hp} HP left" /
            "{target}に{damage}{minus}でダメージなし（残りHP{hp}）"
        when (*defence == 0)
            "{damage} − 0 (defence) = {dealt} damage to {target}: {hp} HP left" /
            "{target}に{damage}−0（防御）＝{dealt}ダメージ（残りHP{hp}）"
        "{damage}{minus} = {dealt} damage to {target}: {hp} HP left" /
        "{target}に{damage}{minus}＝{dealt}ダメージ（残りHP{hp}）"
        with {
            target = struck_at(t, *struck, *slot),
            minus = term(t, -i32::from(*defence), "defence", "防御"),
        };
    /// BA-9.9, BA-21.24: fixed damage is dealt.
    EnemyHurtFixed { seat: Seat, slot: Slot, struck: Struck, n: u16, hp: u8 }
        at [*slot, struck_line(t.game, *struck, *slot)]
        "{n} fixed damage to {target}: {hp} HP left" / "{target}に確定ダメージ{n}（残りHP{hp}）"
        with { target = struck_at(t, *struck, *slot) };
    /// BA-9.10: fixed damage is lost with the part.
    FixedLost { seat: Seat, n: u16 } at [pawn(*seat)]
        "{seat}'s {n} fixed damage is lost with the part" /
        "敵パーティが破壊されたため、{seat}の確定ダメージ{n}は失われる";
    /// BA-9.20: what the next hero can link with.
    AttackRemembered { seat: Seat, slots: Slots } at [pawn(*seat), *slots]
        "the next hero can link with {seat}'s attack on {slots}" /
        "次のキャラは{seat}の攻撃（{slots}）と連携できる";

    // Hate. `range` is that on the card.
    /// BA-10.2: hate is checked, by the damage in this hero turn.
    HateChecked { seat: Seat, damage: u32, range: u8 } at [pawn(*seat), HATE]
        "hate check: {seat} has dealt {damage} damage in this hero turn (range {range})" /
        "ヘイトのチェック：{seat}のこの手番のダメージは{damage}（{range}の範囲）"
        with { range = hate_range(t, *range) };
    /// BA-10.3, BA-10.4, BA-10.5, BA-21.22, BA-R27: a hero takes the hate card from who had it.
    HateTaken { seat: Seat, from: Option<Seat>, range: u8 } at [HATE_CARD, pawn(*seat), HATE]
        when (*from == Some(*seat))
            "{seat} keeps the hate card, now with range {range}" /
            "{seat}がヘイトトップのまま、範囲は{range}になる"
        when (from.is_some())
            "{seat} takes the hate card from {from}, with range {range}" /
            "{seat}が{from}からヘイトカードを取り、ヘイトトップになる（範囲{range}）"
        "{seat} takes the hate card, with range {range}" /
        "{seat}がヘイトカードを取り、ヘイトトップになる（範囲{range}）"
        with { range = hate_range(t, *range) };
    /// BA-10.4: the card stays where it is.
    HateStays { owner: Seat, range: u8 } at [HATE_CARD, pawn(*owner)]
        "the hate card stays with {owner} (range {range})" /
        "ヘイトカードは{owner}のまま（範囲{range}）"
        with { range = hate_range(t, *range) };
    /// BA-R30 `card-unowned`: its owner went down.
    HateDropped { owner: Seat } at [HATE_CARD, pawn(*owner)]
        "{owner} loses the hate card: nobody is hate-top" /
        "{owner}はヘイトカードを失い、ヘイトトップはいなくなる";

    // The enemy.
    /// BA-11.1: the enemy acts by the left half of this card.
    EnemyActs { card: AttackCard } at [of(t.game, *card), ENEMY_DISCARD]
        "the dragon acts by the left half of {card}" / "敵の行動：{card}の左半分に従う";
    /// BA-11.2: a trait is active on these squares.
    TraitActive { slots: Slots, card: Party } at [*slots, part_of(t.game, *slots)]
        "the trait of {card} ({slots}) is active" / "{card}（{slots}）の特性が発動";
    /// BA-R31 `nearest-hero`: who counts as hate-top.
    StandsIn { seat: Seat } at [pawn(*seat)]
        "nobody is hate-top: the dragon goes for {seat}, who is nearest" /
        "ヘイトトップがいないため、敵は最も近い{seat}を狙う";
    /// BA-11.4: how far the enemy moves: by the card, by traits, by effects (0 or less), and all
    /// together (0 or more).
    EnemyWillMove { card: u8, traits: u8, effects: i8, steps: u8, towards: Seat }
        at [ENEMY, pawn(*towards)]
        when (*traits == 0 && *effects == 0)
            "the dragon moves {steps} towards {towards}" / "敵は{towards}に向かって{steps}移動する"
        "the dragon moves {steps} towards {towards}: {card}{traits}{effects}" /
        "敵は{towards}に向かって{steps}移動する：{card}{traits}{effects}"
        with {
            steps = t.count(*steps, &STEPS), traits = term(t, *traits, "traits", "特性"),
            effects = term(t, *effects, "effects", "効果"),
        };
    /// BA-11.4, BA-R31: nobody is hate-top, so it stays.
    EnemyStays at [ENEMY]
        "nobody is hate-top: the dragon does not move" /
        "ヘイトトップがいないため、敵は移動しない";
    /// BA-11.5: the enemy makes a step; its north-west square is `to` now.
    EnemySteps { direction: Direction, to: Square }
        at [Slot::ALL, Slot::ALL.map(|slot| slot.square(*to))]
        "the dragon steps {direction} to {to}" /
        "敵は{direction}へ1マス移動して{to}へ（北西のマス）";
    /// BA-11.6, BA-11.17: a hero is pushed, by the hero that pushed it on or by the enemy.
    Pushed { seat: Seat, from: Square, to: Square, by: Option<Seat> }
        at [pawn(*seat), *from, *to, by.map(pawn)]
        when (by.is_some())
            "{seat} is pushed on by {by} from {from} to {to}" /
            "{seat}は{by}に押されて{from}から{to}へ移動"
        "{seat} is pushed from {from} to {to}" / "{seat}は{from}から{to}へ押し出される";
    /// BA-11.7, BA-11.18, BA-20.10, BA-R48: a hero is slammed against the edge; so many squares are
    /// the damage.
    Slammed { seat: Seat, from: Square, to: Square, squares: u8 } at [pawn(*seat), *from, *to]
        "wall slam: {seat} is squeezed along the edge from {from} to {to} ({squares})" /
        "壁ドン：{seat}は端に沿って{from}から{to}へ移動（{squares}）"
        with { squares = t.count(*squares, &STEPS) };
    /// BA-11.8: lava under forced moves: damage of squares left again, and of the last one.
    ForcedOverLava { seat: Seat, passed: u8, stopped: u8 } at [pawn(*seat)]
        "{seat} was forced over lava: {passed} + {stopped} = {all} damage (passed, last square)" /
        "{seat}は溶岩マスに押し出された：{passed}（通過）＋{stopped}（停止）＝{all}ダメージ"
        with { all = u16::from(*passed) + u16::from(*stopped) };
    /// BA-11.9: a party card is revealed; its trait is active now.
    PartyRevealed { card: Party } at [of(t.game, *card), ENEMY_DECK]
        "{card} is revealed: its trait is active for this attack" /
        "{card}を公開：この攻撃の間、特性が発動";
    /// The row: an attack card is revealed.
    AttackRevealed { card: AttackCard } at [of(t.game, *card), ENEMY_DECK]
        "the dragon attacks with {card}" / "敵の攻撃：{card}";
    /// BA-R44: the enemy discard pile becomes the deck.
    EnemyDeckRefilled { cards: u8 } at [ENEMY_DECK]
        "the enemy attack deck is empty: {cards} cards of the discard pile become the deck" /
        "敵攻撃山札がないため、捨て札{cards}枚を新しい山札にする";
    /// BA-11.10: where the attack reaches by its printed range, and who is attacked.
    AttackReaches { reach: Reach, area: Squares, victims: Seats }
        at [*area, pawns(*victims), ENEMY_DISCARD]
        when (victims.is_empty())
            "it reaches {reach} ({squares} on the map): nobody is there" /
            "攻撃範囲は{reach}（マップ上の{squares}マス）：範囲内のキャラなし"
        "it reaches {reach} ({squares} on the map): {victims}" /
        "攻撃範囲は{reach}（マップ上の{squares}マス）：範囲内は{victims}"
        with { squares = area.len() };
    /// The row of a party card: its special ability counts now.
    TraitCounts { card: Party } at [ENEMY]
        "the trait of {card} counts" / "{card}の特性の効果";
    /// BA-11.22: a trait hurts before evasion.
    TraitHurts { card: Party, seats: Seats, damage: u8 } at [ENEMY, pawns(*seats)]
        "the trait of {card}: {damage} damage to {seats} before evasion" /
        "{card}の特性：回避判定の前に{seats}に{damage}ダメージ";
    /// BA-11.11: an evasion roll: the die, speed, other changes, what must be reached, and whether
    /// it is evaded; `natural` if the die decided by itself (1 or 6).
    EvasionRolled {
        seat: Seat, die: u8, spd: u8, mods: i8, target: i16, evaded: bool, natural: bool,
    }
        at [pawn(*seat)]
        when (*natural)
            "{seat} rolls {die}: {end}, whatever the total" /
            "{seat}の回避判定は{die}：合計にかかわらず{end}"
        "{seat} rolls {die}: {die} + {spd} (speed){more} = {total}, {target} needed: {end}" /
        "{seat}の回避判定は{die}：{die}＋{spd}（速）{more}＝{total}（命中{target}）で{end}"
        with {
            more = term(t, *mods, "traits and effects", "特性・効果"),
            total = i32::from(*die) + i32::from(*spd) + i32::from(*mods),
            end = if *evaded {
                t.word("evaded", "回避成功")
            } else {
                t.word("not evaded", "回避失敗")
            },
        };
    /// BA-11.12: the damage die, and what it gives by the card, by traits and by the chip.
    EnemyDamageRolled { die: u8, chart: u8, traits: u8, chip: i8 } at [ENEMY_CARDS]
        when (*traits == 0 && *chip == 0)
            "the damage die shows {die}: {sum} damage" / "ダメージのダイスは{die}：{sum}ダメージ"
        "the damage die shows {die}: {chart}{traits}{chip} = {sum} damage" /
        "ダメージのダイスは{die}：{chart}{traits}{chip}＝{sum}ダメージ"
        with {
            traits = term(t, *traits, "traits", "特性"),
            chip = term(t, *chip, "enemy attack", "［敵攻］"),
            sum = i32::from(*chart) + i32::from(*traits) + i32::from(*chip),
        };
    /// BA-11.12: the defence check of a hero: a stat with its value, and the damage after it.
    Defended { seat: Seat, stat: Stat, value: u8, damage: u8 }
        at [pawn(*seat), of_seat(*seat, stat.word())]
        "{seat}'s {stat} of {value} leaves {damage} damage" /
        "{seat}の防御判定：{stat}{value}で{damage}ダメージになる";
    /// The row of a piece: it softens the damage to so much.
    Softened { seat: Seat, piece: Piece, damage: u8 } at [pawn(*seat), of_seat(*seat, "items")]
        "{seat}'s {piece} leaves {damage} damage" / "{seat}の{piece}で{damage}ダメージになる";
    /// BA-11.13: the card's effect on the heroes whose evasion failed.
    AttackEffect { card: AttackCard, seat: Seat } at [of(t.game, *card), pawn(*seat)]
        say attack_effect;
    /// BA-11.24: a trait acts after the damage.
    TraitAfter { card: Party, seats: Seats } at [ENEMY, pawns(*seats)]
        "the trait of {card} acts on {seats}" / "{seats}に{card}の特性の効果";
    /// BA-11.25: a hero strikes back.
    Counters { seat: Seat, card: CardKind } at [of(t.game, *card), pawn(*seat)]
        "{seat} strikes back with {card}" / "{seat}は{card}で反撃";
    /// BA-11.14: the shown card lies on the enemy discard pile. Party cards that were revealed went
    /// `to` a pile (BA-R45).
    AttackSettled { card: AttackCard, parties: EnemyList, to: EnemyPile }
        at [of(t.game, *card), ENEMY_DISCARD, *to]
        when (parties.is_empty())
            "{card} goes on top of the enemy discard pile" /
            "{card}を敵攻撃カードの捨て札の一番上に置く"
        when (*to == EnemyPile::Discard)
            "{card} goes on top of the enemy discard pile; beneath it {parties}" /
            "{card}を敵攻撃カードの捨て札の一番上に置く（その下に{parties}）"
        "{card} goes on top of the enemy discard pile; {parties} back into the deck" /
        "{card}を敵攻撃カードの捨て札の一番上に置く（{parties}は山札に戻す）";

    // Damage to heroes.
    /// BA-12.8: a hero loses HP.
    Harmed { seat: Seat, cause: Cause, damage: u8, hp: u8 }
        at [pawn(*seat), of_seat(*seat, "hp"), hurts(t.game, *cause)]
        "{seat} takes {damage} damage by {cause}: {hp} HP left" /
        "{seat}は{cause}で{damage}ダメージを受ける（残りHP{hp}）";
    /// BA-11.12, BA-12.8: an attack that does no harm.
    Unharmed { seat: Seat } at [pawn(*seat)]
        "{seat} takes no damage" / "{seat}はダメージを受けない";
    /// BA-12.1: a hero goes down; these cards leave the play sheet. A card that lay under another
    /// one was no token of its own.
    GoesDown { seat: Seat, cards: CardList }
        at [
            pawn(*seat), of_seat(*seat, "hp"),
            (!cards.is_empty()).then(|| [of_seat(*seat, "play"), of_seat(*seat, "discard")]),
        ]
        when (cards.is_empty())
            "{seat}'s hero goes down and loses its tension" /
            "{seat}のキャラがダウンし、テンションは0になる"
        "{seat}'s hero goes down and loses its tension; discarded from the play sheet: {cards}" /
        "{seat}のキャラがダウンし、テンションは0になる（プレイシートから捨てる：{cards}）";
    /// BA-12.7: its hero turn is over.
    TurnCutShort { seat: Seat } at [pawn(*seat), TURN]
        "{seat}'s hero went down in its own turn: the turn is over" /
        "{seat}のキャラは自分の手番中にダウンしたため、手番は終わる";

    // Destruction.
    /// BA-14.6: a part fell in the enemy's action: it is destroyed afterwards.
    FallsLater { card: Party } at [ENEMY]
        "{card} has fallen: it is destroyed after the dragon's attack" /
        "{card}のHPが0になった：敵の攻撃のあとに破壊する";
    /// BA-14.7: a part is destroyed.
    PartDestroyed { slots: Slots, card: Party } at [part_of(t.game, *slots), *slots]
        "{card} ({slots}) is destroyed" / "敵パーティ{card}（{slots}）を破壊";
    /// BA-17.1, BA-17.5: the core is exposed on these squares, with this defence.
    CoreExposed { slots: Slots, defence: u8 } at [CORE, *slots]
        "the core is exposed ({slots}) with defence {defence}" /
        "敵コアが露出（{slots}）：防御は{defence}";
    /// BA-14.3, BA-14.4: normal cards leave the game, from a pile or from everywhere.
    NormalsOut { cards: EnemyList, from: Option<EnemyPile> }
        at [from.map_or(EnemyPile::ALL.to_vec(), |from| vec![from])]
        when (from.is_some())
            "normal cards leave the game from the {from}: {cards}" /
            "{from}の通常カードをゲームから取り除く：{cards}"
        "all normal cards leave the game: {cards}" /
        "通常カードをすべてゲームから取り除く：{cards}";
    /// BA-14.3, BA-14.4: strong cards come in.
    StrongsIn { cards: EnemyList } at [STRONG, ENEMY_DECK]
        "strong cards come into the enemy attack deck: {cards}" /
        "強攻撃カードを敵攻撃山札に加える：{cards}";
    /// BA-14.3, BA-14.4: the party card comes in, the deck is shuffled and has so many cards.
    DeckRebuilt { party: Party, cards: u8 } at [ENEMY_DECK]
        "{party} goes into the enemy attack deck, which is shuffled: {cards}" /
        "{party}のカードを敵攻撃山札に加えてシャッフル：{cards}"
        with { cards = t.count(*cards, &CARDS) };
    /// BA-14.5: the party card leaves the game.
    PartyOut { card: Party } at [ENEMY]
        "the card of {card} leaves the game" / "{card}のカードをゲームから取り除く";
    /// BA-R43: a flipped party card goes beneath, or back into the deck.
    PartyFlipped { card: Party, to: EnemyPile } at [ENEMY_DECK, *to]
        "{card} is flipped: it goes to the {to}, and another card is flipped" /
        "{card}がめくられた：{to}に置き、もう1枚めくる";
    /// BA-15.1: all heroes rise, to level 2 or 3.
    LevelUp { level: u8 } at [ROUND, LEVEL]
        "all heroes rise to level {level}" / "全キャラがレベル{level}になる";
    /// BA-15.2: a weapon card comes onto the discard pile.
    WeaponCardAdded { seat: Seat, card: CardKind } at [of_seat(*seat, "discard")]
        "{seat} puts the weapon card {card} on the discard pile" /
        "{seat}は武器カード{card}を捨て札に加える";
    /// BA-16.1, BA-21.26: items are revealed.
    ItemsRevealed { items: ItemList } at [all(t.game, items), ITEM_DECK]
        "items are revealed: {items}" / "アイテムを公開：{items}";
    /// BA-16.2: the item discard pile becomes the deck.
    ItemDeckRefilled { cards: u8 } at [ITEM_DECK, ITEM_DISCARD]
        "the item deck is empty: the item discard pile becomes the deck ({cards})" /
        "アイテム山札がないため、捨て札を新しい山札にする（{cards}）"
        with { cards = t.count(*cards, &CARDS) };
    /// BA-16.2, BA-R57: there are not enough items.
    ItemsShort { missing: u8 } at [ITEM_DECK, ITEM_DISCARD]
        "{missing} too few to go round" / "{missing}足りない"
        with { missing = t.count(*missing, &ITEMS) };
    /// BA-16.1, BA-12.3, BA-21.26, or the row of equipment: a hero gets an item.
    ItemGot { seat: Seat, item: ItemKind }
        at [own_item(t.game, *seat, *item), of_seat(*seat, "items")]
        "{seat} gets {item}" / "{seat}は{item}を得る"
        with { item = got(t, *item) };
    /// BA-16.2: a hero goes without.
    GoesWithout { seat: Seat } at [of_seat(*seat, "items")]
        "{seat} gets no item" / "{seat}はアイテムを得られない";
    /// BA-21.26: revealed items that nobody takes are discarded.
    ItemsDiscarded { items: ItemList } at [all(t.game, items), ITEM_DECK]
        "{items} on the item discard pile" / "{items}をアイテムの捨て札に置く";
    /// BA-16.3: a piece is chosen.
    PieceChosen { seat: Seat, piece: Piece } at [of_seat(*seat, "items")]
        "{seat} chooses {piece}" / "{seat}は{piece}を選ぶ";
    /// BA-16.3, BA-22.15: the hero has both pieces of the card already.
    NoPieceLeft { seat: Seat, item: ItemKind }
        at [own_item(t.game, *seat, *item), of_seat(*seat, "items")]
        "{seat} has both pieces of {item} already: the card has no effect" /
        "{seat}は{item}の装備品を両方持っているため、効果はない";
    /// BA-16.4 and the row: a consumable is used.
    ItemUsed { seat: Seat, item: ItemKind, target: Seat }
        at [own_item(t.game, *seat, *item), pawn(*target)]
        when (seat == target) "{seat} uses {item}" / "{seat}は{item}を使う"
        "{seat} uses {item} for {target}" / "{seat}は{target}に{item}を使う";

    // Round end.
    /// BA-13.1: a play sheet is cleared.
    SheetCleared { seat: Seat, cards: CardList }
        at [all(t.game, cards), of_seat(*seat, "play"), of_seat(*seat, "discard")]
        "{seat} discards from the play sheet: {cards}" /
        "{seat}はプレイシートのカードを捨てる：{cards}";
    /// BA-13.4: the chips come off.
    ChipsOff at [ATTACK_CHIP, DEFENCE_CHIP]
        "the chips come off the dragon" / "敵の補正チップを取り除く";

    // Passing, and the end.
    /// BA-20.2 to BA-20.9: a seat passes in a window.
    Passes { seat: Seat, window: Window } at [pawn(*seat)]
        "{seat} passes {window}" / "{seat}はパス（{window}）";
    /// BA-17.2: the core has no HP left after the last strike of a seat.
    CoreFalls { seat: Seat } at [CORE, pawn(*seat)]
        "{seat} destroys the core" / "{seat}が敵コアを破壊";
    /// BA-19.1: all win.
    Victory { round: u16 } at [ROUND]
        "all win in round {round}" / "第{round}ターンに全員の勝利";
    /// BA-12.6: two heroes are down at the same time.
    TwoDown { down: Seats } at [pawns(*down)]
        "heroes are down at the same time: {down}" / "同時にダウンしたキャラ：{down}";
    /// BA-19.2: all lose.
    Defeat { round: u16 } at [ROUND]
        "all lose in round {round}" / "第{round}ターンに全員の敗北";
    /// BA-19.4: the house stop, after this round.
    Stalled { round: u16 } at [ROUND]
        "the game stops after round {round} by the house limit: nobody wins or loses" /
        "第{round}ターンで打ち切り（独自の上限）：勝ち負けなし";
}
