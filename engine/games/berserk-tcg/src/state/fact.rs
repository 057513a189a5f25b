//! What can happen in the trading card game, with its words, what it is about and who is told.
//!
//! Source: the rules cited at each row. A fact carries all that its words need; the rule that it
//! happened by is beside it in the trace. What an eye may not know of a card in it stands with the
//! card ([`CardRef`]): a fact that names a card is about it, and is shrunk for an eye that may not know
//! which card it is.

mod causes;
mod refs;

pub use causes::{BattleResult, Fizzle, SilentCause, TrashCause, Undealt};
pub use refs::{Audience, CardRef, ItemRef, ItemWhat, TargetRef};

use crate::prelude::*;
use crate::readings::VanguardLost;
use crate::table::scene::ids::{
    ASKED, BATTLE, CITY_CARDS, DECLARED, FIELD, LEVEL, OCCUPIED, PHASE, PRIORITY, STEPS, TURN,
    WINDOW, aside, deck, hand, lane, open_in_hand, pass, piles, rung, trash,
};
use crate::table::words::{
    CARD, Change, Less, hand_cards, has_several_abilities, lock_words, only_choice,
};

facts! {
    /// One thing that happened.
    pub enum Fact of BerserkTcg as t;

    // The set-up.
    /// BK-4.2: who is first.
    FirstSeat { seat: Seat } at [TURN] "{seat} goes first" / "先攻は{seat}";
    /// BK-R1 `mixed-locals`: the four local cities, ascending.
    LocalCities { cities: Vec<Identity> } at [FIELD]
        "the local cities: {cities}" / "地方都市：{cities}";
    /// BK-4.3, BK-4.4: a first hand is drawn.
    HandDrawn { seat: Seat, cards: Vec<CardRef> } at [hand(*seat)]
        "{seat} draws a hand: {cards}" / "{seat}の最初の手札：{cards}"
        with { cards = hand_cards(t, cards) };
    /// BK-4.4: a hand goes back into the deck.
    HandReturned { seat: Seat, count: u8 } at [hand(*seat)]
        "{seat} puts {cards} back into the deck and shuffles it" /
        "{seat}が手札{count}枚をデッキに戻してシャッフル"
        with { cards = t.count(*count, &CARD) };
    /// BK-4.4: a hand is kept; `by_itself` if no card is left, or no smaller hand is allowed.
    HandKept { seat: Seat, count: u8, by_itself: bool } at [hand(*seat)]
        when (*by_itself) "{seat} keeps {cards}: there is no redraw any more" /
            "{seat}の手札は{count}枚で決まり：これ以上は引き直せない"
        "{seat} keeps {cards}" / "{seat}は手札{count}枚で始める"
        with { cards = t.count(*count, &CARD) };
    /// BK-4.6: turn 1 begins.
    PlayBegins { seat: Seat } at [TURN]
        "the set-up is done, {seat} has turn 1" / "準備完了、第1ターンは{seat}";

    // The turn.
    /// BK-5.2: a turn starts.
    TurnStarts { seat: Seat, turn: u32 } at [TURN]
        "turn {turn} starts: {seat}" / "第{turn}ターン開始：{seat}";
    /// BK-6.39: a phase begins.
    PhaseBegins { phase: Phase } at [PHASE] "{phase}" / "{phase}";
    /// BK-6.39: a step of the battle begins.
    StepBegins { step: BattleStep, city: City } at [STEPS[step.index()], city]
        "battle at {city}: {step}" / "{city}の戦闘：{step}";
    /// BK-5.3: cards are unlocked in Recovery.
    Recovered { cards: Vec<CardRef> } "unlocked: {cards}" / "アンロック：{cards}";
    /// BK-5.5: no draw in turn 1.
    DrawSkipped { seat: Seat } at [hand(*seat), deck(*seat)]
        "{seat} does not draw in turn 1" / "{seat}は第1ターンには引かない";
    /// BK-5.4, BK-6.21, BK-9.14: cards are drawn.
    Drawn { seat: Seat, cards: Vec<CardRef>, by: DrawnBy } at [hand(*seat), deck(*seat)]
        when (*by == DrawnBy::City) "by the city card {seat} draws {cards}" /
            "{seat}が都市カードの効果で{cards}を引く"
        when (*by == DrawnBy::Effect) "by the effect {seat} draws {cards}" /
            "{seat}が効果で{cards}を引く"
        "{seat} draws {cards}" / "{seat}が{cards}を引く"
        with { cards = hand_cards(t, cards) };
    /// BK-8.5: fewer cards are there than should be drawn, looked at or trashed.
    DeckShort { seat: Seat, missing: u8 } at [deck(*seat)]
        "the deck of {seat} is {cards} short" / "{seat}のデッキは{missing}枚足りない"
        with { cards = t.count(*missing, &CARD) };

    // Opening, paying, using.
    /// BK-5.6, BK-5.37, BK-5.48: nothing is opened.
    OpenSkipped { seat: Seat } at [PHASE] "{seat} opens nothing" / "{seat}はオープンしない";
    /// BK-5.13: a set card is turned up to be used.
    Opened { card: CardRef, city: City } at [lane(card.seat, *city)]
        "{seat} opens {card} at {city}" / "{seat}が{city}で{card}をオープン"
        with { seat = t.seat(card.seat) };
    /// BK-5.14: a set card is shown and turned back.
    ShownUnpaid { card: CardRef, city: City } at [lane(card.seat, *city)]
        "{seat} shows {card} at {city} and turns it back" /
        "{seat}が{city}の{card}を見せ、支払わずに裏に戻す"
        with { seat = t.seat(card.seat) };
    /// BK-5.22, BK-7.1: an ability is used; which one, where a card has several and the eye knows the
    /// card. It counts from 0.
    AbilityUsed { card: CardRef, ability: u8 }
        when (card.face.has(t.eye) && has_several_abilities(t.game, card.kind); number = ability + 1)
            "{seat} uses ability {number} of {card}" /
            "{seat}が{card}の{number}つ目の特殊能力を使用"
        "{seat} uses {card}" / "{seat}が{card}の特殊能力を使用"
        with { seat = t.seat(card.seat) };
    /// BK-3.9: a card is locked as a cost.
    LockPaid { card: CardRef } "{card} is locked as a cost" / "コストとして{card}をロック";
    /// BK-5.10: hand cards are paid.
    CardsPaid { seat: Seat, cards: Vec<CardRef> } at [trash(*seat)]
        "{seat} pays {cards}" / "{seat}が{cards}でコストを支払う"
        with { cards = hand_cards(t, cards) };
    /// BK-5.51: a character is trashed as a cost.
    Sacrificed { card: CardRef, city: City } at [trash(card.seat)]
        "{seat} chooses {card} at {city} and trashes it" /
        "{seat}が{city}の{card}を選んでトラッシュ"
        with { seat = t.seat(card.seat) };
    /// BK-5.51: targets are named, in the order of the text; none for an "up to" that names none;
    /// `forced` if applied without asking (BK-5.48).
    TargetsNamed { seat: Seat, targets: Vec<TargetRef>, forced: bool }
        at [targets.iter().collect::<Vec<_>>()]
        when (targets.is_empty()) "{seat} names no target" / "{seat}は標的を指定しない"
        "{seat} targets {targets}{only}" / "{seat}が{targets}を標的にする{only}"
        with { only = only_choice(t, *forced) };
    /// BK-5.48: the only possible choice is made without asking.
    OnlyChoice { seat: Seat, card: CardRef } at [hand(*seat)]
        "{card} is the only choice of {seat}" / "{seat}が選べるのは{card}だけ";

    // What pends.
    /// BK-6.5: an item becomes pending.
    Pends { item: ItemRef } at [item] "{item} is pending" / "{item}が解決待機になる";
    /// BK-6.13: a trigger is put on the list of pending items.
    TriggerPut { item: ItemRef } at [item]
        "{item} is set off and pending" / "{item}が条件を満たし、解決待機になる";
    /// A card row: a trigger has no legal target and is not put.
    TriggerWithoutTarget { item: ItemRef } at [item]
        "{item} has no target and does not pend" / "{item}は標的がなく、解決待機にならない";
    /// BK-6.7: both have passed; the item is resolved.
    Resolves { item: ItemRef } at [item] "{item} resolves" / "{item}を解決";
    /// A rule of the item: it does nothing.
    Fizzles { item: ItemRef, why: Fizzle } at [item]
        "{item} does nothing: {why}" / "{item}は何も起こさない：{why}";
    /// BK-9.26: an item is negated.
    Negated { item: ItemRef } at [item] "{item} is negated" / "{item}は無効になる";
    /// BK-6.12: a target is not the same thing any more and is skipped; BK-R44 `no-effect`: it is
    /// there, but fits the text no longer.
    TargetSkipped { target: TargetRef, unfit: bool } at [target]
        when (*unfit) "{target} fits the text no longer and is skipped" /
            "{target}は条件に合わなくなり、影響を受けない"
        "{target} is no longer there and is skipped" / "{target}はもうなく、影響を受けない";
    /// BK-6.43: the ability's card is not in play under the same control.
    SourceGone { card: CardRef }
        "{card} is gone or changed sides: its ability does nothing" /
        "{card}が場にないか敵の側に移ったので、その特殊能力は何も起こさない";
    /// A card row: the text of a card takes effect.
    TextActs { card: CardRef } "{card} takes effect" / "{card}の効果";
    /// BK-3.4: a normal effect goes to the trash after it was resolved.
    EffectSpent { card: CardRef } at [trash(card.seat)]
        "{card} goes to the trash" / "{card}はトラッシュへ";
    /// BK-R50, BK-R54: an opened card becomes a set card again; it has its new number.
    TurnedBack { card: CardRef, city: City } at [lane(card.seat, *city)]
        "{card} is a set card at {city} again" / "{card}は{city}のセットカードに戻る";

    // Passes and windows.
    /// BK-7.4: a seat is asked in a window with nothing pending.
    WindowOpens { window: OpenWindow } at [WINDOW]
        "{window}: time for Quick effects" / "{window}：クイック効果を使える";
    /// BK-7.6 to BK-7.8: a seat passes; told to it alone, others are told the action.
    Passed { seat: Seat, scope: PassScope } at [pass(*seat)] secret unless (t.eye.sees(*seat))
        when (t.eye.sees(*seat) && *scope == PassScope::UntilChange)
            "{seat} passes until something changes" / "{seat}は変化があるまでパス"
        when (t.eye.sees(*seat) && *scope == PassScope::UntilTurnEnd)
            "{seat} passes until the turn ends" / "{seat}はターンの終わりまでパス"
        "{seat} passes" / "{seat}はパス";
    /// BK-7.12: a seat passes without being asked; told to it alone, though a pass by itself is no
    /// secret.
    SilentPass { seat: Seat, cause: SilentCause }
        at [PRIORITY] secret unless (t.eye.sees(*seat))
        when (t.eye.sees(*seat)) "{seat} passes without being asked: {cause}" /
            "{seat}は自動でパス：{cause}"
        "{seat} passes" / "{seat}はパス";
    /// BK-7.7, BK-7.9: a standing pass ends; told to that seat alone.
    StandingPassEnds { seat: Seat, pass: StandingPass }
        at [self::pass(*seat)] secret unless (t.eye.sees(*seat))
        "the pass of {seat} is over" / "{seat}のパスの継続が終わる";

    // Main.
    /// BK-5.18: a character is locked for a move that is announced.
    MoveAnnounced { card: CardRef, from: City, to: City } at [lane(card.seat, *to)]
        "{seat} announces the move of {card} from {from} to {to}{locked}" /
        "{seat}が{card}の{from}から{to}への移動を宣言{locked}"
        with { seat = t.seat(card.seat), locked = lock_words(t) };
    /// BK-5.18, BK-9.9: a character moves.
    Moved { card: CardRef, from: City, to: City } at [lane(card.seat, *to)]
        "{card} moves from {from} to {to}" / "{card}が{from}から{to}へ移動";
    /// BK-5.20: a card becomes a set card; it has its new number.
    SetDown { card: CardRef, city: City } at [lane(card.seat, *city)]
        "{seat}: {card} lies face-down at {city}" / "{seat}：{card}を{city}にセット"
        with { seat = t.seat(card.seat) };
    /// BK-5.21: the other seat can no longer tell which known hand cards are still there.
    HandBlurred { seat: Seat } at [hand(*seat)]
        "what was known of the hand of {seat} is known no more" /
        "{seat}の手札の知られていたカードは、もう区別できない";
    /// BK-5.24: a battle is declared.
    BattleDeclared { seat: Seat, city: City } at [city, DECLARED]
        "{seat} declares a battle at {city}" / "{seat}が{city}に戦闘宣言";
    /// BK-5.24: a battle begins.
    BattleBegins { city: City, attacker: Seat } at [city]
        "the battle at {city} begins, {attacker} attacks" /
        "{city}の戦闘開始、攻撃側は{attacker}";
    /// BK-5.27: the turn player ends Main unless the other seat interrupts.
    MainEnds { seat: Seat } at [PHASE]
        "{seat} ends the Main phase" / "{seat}がメインフェイズを終了";
    /// BK-5.27: the other seat interrupted; Main goes on.
    MainGoesOn { seat: Seat } at [PHASE]
        "interrupted: the Main phase of {seat} goes on" /
        "割り込みにより{seat}のメインフェイズが続く";

    // Battle.
    /// BK-5.34: a vanguard is named (and locked).
    VanguardNamed { card: CardRef }
        "{seat} names {card} as vanguard{locked}" / "{seat}が{card}を先陣に指定{locked}"
        with { seat = t.seat(card.seat), locked = lock_words(t) };
    /// BK-5.34: it stands.
    VanguardStands { card: CardRef } "{card} is the vanguard" / "{card}が先陣になる";
    /// BK-5.35: no vanguard is named; the battle is over. `by_itself` if nobody could be named.
    NoVanguard { seat: Seat, by_itself: bool } at [BATTLE]
        when (*by_itself) "{seat} has nobody for a vanguard: the battle is over" /
            "{seat}には先陣にできるキャラクターがいない：戦闘は終わり"
        "{seat} names no vanguard: the battle is over" /
        "{seat}は先陣を指定しない：戦闘は終わり";
    /// BK-5.36: the vanguard is gone; the battle is over (BK-R24: or goes on).
    VanguardLost { card: CardRef }
        when (t.game.readings.vanguard_lost == VanguardLost::ContinueWithout)
            "{card} cannot be the vanguard any more: the battle goes on without one" /
            "{card}は先陣になれない：先陣なしで戦闘が続く"
        when (t.game.readings.vanguard_lost == VanguardLost::NameAnother)
            "{card} cannot be the vanguard any more: another may be named" /
            "{card}は先陣になれない：別の先陣を指定できる"
        "{card} cannot be the vanguard any more: the battle is over" /
        "{card}は先陣になれない：戦闘は終わり";
    /// BK-5.38: a fighter is named (and locked).
    FighterNamed { card: CardRef }
        "{seat} names {card} as fighter{locked}" /
        "{seat}が{card}を戦闘キャラクターに指定{locked}"
        with { seat = t.seat(card.seat), locked = lock_words(t) };
    /// BK-5.38: it fights.
    FighterJoins { card: CardRef } "{card} fights" / "{card}が戦闘に参加";
    /// BK-5.39: a seat names no further fighter; `by_itself` if it had nobody to name, or holds the
    /// city.
    NoFighter { seat: Seat, by_itself: bool } at [BATTLE]
        when (*by_itself) "{seat} has no fighter to name" /
            "{seat}には指定する戦闘キャラクターがいない"
        "{seat} names no fighter" / "{seat}は戦闘キャラクターを指定しない";
    /// BK-5.40: the occupier's characters fight.
    OccupiersFight { cards: Vec<CardRef> }
        "the city is held, so these fight: {cards}" / "占領している側は全員参加：{cards}";
    /// BK-6.41: a fighter is none any more.
    FighterLeft { card: CardRef } "{card} fights no more" / "{card}は戦闘から外れる";
    /// BK-R48 `fights-for-new-side`: a fighter fights for the other side.
    FighterChangedSides { card: CardRef }
        "{card} fights for its new side" / "{card}は移った側で戦う";
    /// BK-5.42: the fighters of a Range are next.
    RangeStrikes { range: i16, cards: Vec<CardRef> } at [rung(*range)]
        "Range {range} strikes: {cards}" / "Range{range}の攻撃：{cards}";
    /// BK-5.43, BK-5.48: a fighter assigns damage; `forced` if nothing was there to choose.
    Assigned { source: CardRef, target: CardRef, amount: u16, forced: bool }
        "{source} assigns {amount} to {target}{only}" /
        "{source}が{target}に{amount}点を割り振る{only}"
        with { only = only_choice(t, *forced) };
    /// BK-R30 `up-to`: a fighter keeps the rest of its Power.
    AssignStopped { source: CardRef, rest: u16 }
        "{source} leaves {rest} unassigned" / "{source}は残り{rest}点を割り振らない";
    /// BK-5.44, BK-R32: a portion is not dealt.
    NotDealt { source: CardRef, target: CardRef, amount: u16, why: Undealt }
        "{amount} damage from {source} to {target} is not dealt: {why}" /
        "{source}から{target}へのダメージ{amount}点は与えない：{why}";
    /// BK-6.19: the combat damage of a Range is dealt at one time.
    DealtTogether { range: i16 } at [rung(*range)]
        "the damage of Range {range} is dealt at one time" /
        "Range{range}のダメージを同時に与える";
    /// BK-5.45 and BK-6.22 to BK-6.26: how the battle ended.
    BattleEnds { city: City, result: BattleResult } at [city]
        "result of the battle at {city}: {result}" / "{city}の戦闘結果：{result}";
    /// BK-5.47: the moment "at battle end".
    AtBattleEnd { city: City } at [city] "the battle at {city} ends" / "{city}の戦闘終了時";
    /// BK-6.22: a city is occupied.
    Occupied { seat: Seat, city: City } at [city, OCCUPIED]
        "{seat} occupies {city}" / "{seat}が{city}を占領";
    /// BK-6.23: a city is neutral again.
    Neutral { city: City, was: Seat } at [city, OCCUPIED]
        "{city} is neutral again, {was} has lost it" / "{was}が占領していた{city}が中立に戻る";
    /// BK-6.21: the occupier draws nothing.
    CityDrawDeclined { seat: Seat, city: City } at [city]
        "{seat} draws nothing for {city}" / "{seat}は{city}の効果で引かない";

    // State check.
    /// BK-3.3, BK-6.16, BK-6.40, BK-9.12, BK-R18: a card goes from the field to its owner's trash.
    Trashed { card: CardRef, city: City, why: TrashCause }
        at [trash(card.seat)]
        when (*why == TrashCause::Damage) "{card} at {city} is trashed: no HP left" /
            "{city}の{card}はHPがなくなり、トラッシュされる"
        when (*why == TrashCause::Unique)
            "{card} at {city} is trashed: its Unique name is in play already" /
            "{city}の{card}は同じ名前のUniqueがすでに場にあり、トラッシュされる"
        when (*why == TrashCause::Negated) "{card} at {city} is negated and trashed" /
            "{city}の{card}は無効になり、トラッシュされる"
        "{card} at {city} is trashed" / "{city}の{card}をトラッシュする";
    /// BK-6.17: a card goes to its owner, not to its controller.
    ToOwner { card: CardRef, owner: Seat } at [trash(*owner), piles(*owner)]
        "{card} goes to its owner, {owner}" / "{card}は所有者の{owner}へ";
    /// BK-3.6: a city card is turned; the city level after that.
    CityTurned { city: City, up: bool, level: u8 } at [CITY_CARDS[city.index()], LEVEL]
        when (*up) "{city} turns face-up, the city level is {level}" /
            "{city}が表になる（都市Lv.{level}）"
        "{city} turns face-down, the city level is {level}" / "{city}が裏になる（都市Lv.{level}）";
    /// BK-6.9, BK-R2: what a city is.
    CityRevealed { city: City, identity: Identity } at [CITY_CARDS[city.index()]]
        "{city} is revealed: {identity}" / "{city}は{identity}";

    // The end of the turn.
    /// BK-5.28: damage of these becomes 0.
    DamageReset { cards: Vec<CardRef> }
        "damage goes back to 0: {cards}" / "ダメージが0に戻る：{cards}";
    /// BK-5.31: a card is discarded for the hand limit.
    DiscardedToLimit { seat: Seat, card: CardRef } at [trash(*seat)]
        "{seat} discards {card} for the hand limit" / "{seat}が手札上限のため{card}を捨てる";
    /// BK-R8 `all`: a card is chosen to be discarded.
    DiscardChosen { seat: Seat, card: CardRef } at [hand(*seat)]
        "{seat} will discard {card} for the hand limit" /
        "{seat}は手札上限のため{card}を捨てることにする";
    /// BK-5.32: what lasted this turn is over.
    TurnEffectsEnd at [TURN]
        "what lasted this turn is over" / "このターンの間だけの効果が終わる";
    /// BK-5.32: the turn passes on.
    TurnPasses { to: Seat } at [TURN] "the turn goes to {to}" / "ターンは{to}へ";

    // Primitives.
    /// BK-5.16, BK-9.22, BK-9.25: a card enters.
    Entered { card: CardRef, city: City } at [lane(card.seat, *city)]
        "{seat}: {card} enters at {city}" / "{seat}：{card}が{city}に登場"
        with { seat = t.seat(card.seat) };
    /// BK-9.2: damage is dealt: points that count, points absorbed by a shield, points prevented by
    /// the character's own text (BK-9.31).
    Damaged { card: CardRef, damage: u16, absorbed: u16, reduced: u16, combat: bool }
        when (*combat) "{damage} combat damage to {card}{less}" /
            "{card}に戦闘ダメージ{damage}点{less}"
        "{damage} damage to {card}{less}" / "{card}にダメージ{damage}点{less}"
        with { less = Less(t, *absorbed, *reduced) };
    /// BK-9.3, BK-9.4: an effect deals damage, so much to each.
    EffectDamage { source: CardRef, targets: Vec<CardRef>, amount: u8 }
        "{source} deals {amount} to {targets}" /
        "{source}が{targets}に{amount}点ダメージを与える";
    /// BK-9.5: a shield.
    Shielded { card: CardRef, amount: u8 }
        "damage to {card} is reduced by {amount} this turn" /
        "{card}へのダメージをこのターン{amount}点軽減する";
    /// BK-9.6: damage is healed.
    Healed { card: CardRef, amount: u16 }
        "{amount} damage of {card} is healed" / "{card}のダメージを{amount}点回復";
    /// BK-9.7: a number changes until the turn's end.
    Modified { card: CardRef, stat: Stat, amount: i8 }
        "{stat} of {card} {change} this turn" / "{card}の{stat}はこのターン{change}"
        with { change = Change(*amount) };
    /// BK-9.8: a card is locked or unlocked.
    LockChanged { card: CardRef, locked: bool }
        when (*locked) "{card} is locked" / "{card}をロック"
        "{card} is unlocked" / "{card}をアンロック";
    /// BK-9.10: a card returns to its owner's hand.
    ToHand { card: CardRef, owner: Seat }
        at [hand(*owner), open_in_hand(t.game, card, *owner)]
        "{card} returns to the hand of {owner}" / "{card}が{owner}の手札に戻る";
    /// BK-9.11: a card is turned face-down; it has its new number, before it was another.
    ToSet { card: CardRef, was: CardId, city: City }
        at [*was, lane(card.seat, *city)]
        "{card} of {seat}, before #{was}, is turned face-down at {city}" /
        "{city}の#{was}を裏にする：{seat}の{card}"
        with { seat = t.seat(card.seat), was = was.0 };
    /// BK-9.13: a card changes sides.
    ControlTaken { card: CardRef, seat: Seat }
        "{seat} takes control of {card}" / "{seat}が{card}のコントロールを得る";
    /// BK-9.15: a card is discarded by an effect.
    Discarded { seat: Seat, card: CardRef } at [trash(*seat)]
        "{seat} discards {card}" / "{seat}が{card}を捨てる";
    /// BK-9.15: there is nothing to discard.
    NothingToDiscard { seat: Seat } at [hand(*seat)]
        "{seat} has nothing to discard" / "{seat}には捨てる手札がない";
    /// BK-9.16: cards go from a deck to the trash.
    Milled { seat: Seat, cards: Vec<CardRef> } at [trash(*seat)]
        "from the deck of {seat} to the trash: {cards}" /
        "{seat}のデッキからトラッシュへ：{cards}"
        with { cards = hand_cards(t, cards) };
    /// BK-9.17: cards are looked at.
    LookedAt { seat: Seat, cards: Vec<CardRef> } at [aside(*seat)]
        "{seat} looks at {cards}" / "{seat}が{cards}を見る"
        with { cards = hand_cards(t, cards) };
    /// BK-9.18: a card is taken.
    Taken { seat: Seat, card: CardRef } at [hand(*seat)]
        "{seat} takes {card}" / "{seat}が{card}を手札に加える";
    /// BK-9.18: none is taken.
    NoneTaken { seat: Seat } at [deck(*seat)]
        "{seat} takes no card" / "{seat}は手札に加えない";
    /// BK-9.19: a card goes to the bottom of the deck; `forced` if it was the last one.
    PutAtBottom { seat: Seat, card: CardRef, forced: bool } at [deck(*seat)]
        "{seat} puts {card} at the bottom of the deck{last}" /
        "{seat}が{card}をデッキの一番下に置く{last}"
        with { last = if *forced { t.word(", the last one", "（最後の1枚）") } else { "" } };
    /// BK-9.20, BK-9.21: a card looked at becomes a set card; it has its new number.
    SetFromDeck { card: CardRef, city: City } at [lane(card.seat, *city)]
        "{seat}: {card} lies face-down at {city}, from the deck" /
        "{seat}：デッキから{card}を{city}にセット"
        with { seat = t.seat(card.seat) };
    /// BK-9.22 under BK-R66 `as-set-card`: a found card is set.
    FoundAndSet { card: CardRef, city: City } at [lane(card.seat, *city)]
        "{seat} finds {card} and sets it at {city}" / "{seat}が{card}を探し、{city}にセット"
        with { seat = t.seat(card.seat) };
    /// BK-6.30: the search stops.
    SearchStopped { seat: Seat } at [deck(*seat)]
        "{seat} searches no further" / "{seat}はこれ以上探さない";
    /// BK-9.23: a deck is shuffled.
    Shuffled { seat: Seat } at [deck(*seat)]
        "the deck of {seat} is shuffled" / "{seat}のデッキをシャッフル";
    /// BK-9.24: a card returns from the trash to the hand.
    RecoveredCard { card: CardRef }
        at [hand(card.seat), open_in_hand(t.game, card, card.seat)]
        "{seat} takes {card} from the trash to the hand" /
        "{seat}がトラッシュの{card}を手札に加える"
        with { seat = t.seat(card.seat) };
    /// BK-9.25: a card cannot enter, as its name is in play.
    StaysInTrash { card: CardRef } at [trash(card.seat)]
        "{card} stays in the trash: its Unique name is in play" /
        "{card}は同じ名前のUniqueが場にあり、トラッシュに残る";
    /// BK-9.27: a set card is looked at.
    SetCardSeen { seat: Seat, card: CardRef }
        "{seat} looks at a set card of {owner}: {card}" /
        "{seat}が{owner}のセットカードを見る：{card}"
        with { owner = t.seat(card.seat) };
    /// BK-9.28, BK-9.29, BK-9.31 and card rows: a text that works all the time began to matter.
    StaticActs { card: CardRef } "the text of {card} counts" / "{card}の効果がはたらく";

    // The end.
    /// BK-8.1: a seat holds three cities with the capital.
    CityVictory { seat: Seat } at [OCCUPIED]
        "{seat} occupies three cities or more, {capital} among them" /
        "{seat}が{capital}を含む3つ以上の都市を占領"
        with { capital = t.told(&Identity::CAPITAL) };
    /// BK-8.2: a deck has run out.
    DeckOut { seat: Seat } at [deck(*seat)]
        "the deck of {seat} has run out" / "{seat}のデッキがなくなった";
    /// BK-8.3: both seats meet a condition at one check; nobody wins a drawn game.
    BothEnd { winner: Option<Seat> } at [ASKED]
        when (winner.is_none()) "both players meet an end at once: a draw" /
            "両者が同時に条件を満たす：引き分け"
        "both players meet an end at once: {winner} wins" /
        "両者が同時に条件を満たす：{winner}の勝利";
}
