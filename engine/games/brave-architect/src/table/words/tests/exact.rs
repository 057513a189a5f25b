//! Facts and refusals word by word.

use super::*;
use crate::action::{Die, Source};
use crate::cards::{AttackMods, EnemyCard, Reach};
use crate::fact::{AttackTotal, CardList, Chip, EnemyPile, Entered, From, MoveBy, Struck, Window};
use crate::refusal::{NoTarget, NoWay};
use crate::rule_list::BA_6_1;
use crate::state::Cause;
use crate::table::words::sample::square;
use crate::vocabulary::{Squares, Stat};

/// Fails if a fact is not told so.
#[track_caller]
fn check(sample: &Sample, said: &Fact, en: &str, ja: &str) {
    assert_eq!(say_fact(sample, said, Eye::All), [en, ja]);
}

#[test]
fn an_attack_is_told_with_every_number() {
    let sample = Sample::new(&[]);
    let (seat, slot) = (seat(ADA), Slot::One);
    let source = Source::Card(sample.card("W52"));
    let targets = Slots::one(slot).with(Slot::Three);
    check(
        &sample,
        &Fact::Attacks { seat, source, targets, primary: slot },
        "Ada attacks NW, SW with Spread Arrow; what counts once is for NW",
        "Adaは《スプレッドアロー》で北西、南西を攻撃（一度だけの効果は北西に）",
    );
    let check_of = [Some((Stat::Acc, 1)), Some((Stat::Pow, 3)), None];
    let total = AttackTotal { dice: [5, 4], check: check_of, mods: -1, link: 1, total: 13 };
    check(
        &sample,
        &Fact::AttackRolled { seat, strike: 1, strikes: 1, slot: None, total },
        "Ada rolls 5 and 4: 9 + 1 (accuracy) + 3 (power) − 1 (cards) + 1 (link) = 13",
        "Adaの攻撃判定は5と4：9＋1（命）＋3（力）−1（カード）＋1（連携）＝13",
    );
    let magic = [Some((Stat::Mag, 5)), None, None];
    let low = AttackTotal { dice: [1, 1], check: magic, mods: 0, link: 0, total: 7 };
    check(
        &sample,
        &Fact::AttackRolled { seat, strike: 2, strikes: 3, slot: Some(slot), total: low },
        "strike 2 of 3: Ada rolls 1 and 1 for NW: 2 + 5 (magic) = 7",
        "3回攻撃の2回目：Adaの攻撃判定（北西）は1と1：2＋5（魔）＝7",
    );
    check(
        &sample,
        &Fact::Misses { seat, double_one: true, total: 7 },
        "two ones: Ada misses, whatever the total",
        "1のゾロ目：Adaの攻撃は合計にかかわらず空振り",
    );
    check(
        &sample,
        &Fact::Hits { seat, total: 13, damage: 7 },
        "Ada hits with 13: 7 damage before defence",
        "Adaの攻撃は13でヒット：7ダメージ（防御前）",
    );
}

#[test]
fn damage_to_the_dragon_is_told_as_a_sum() {
    let sample = Sample::new(&[]);
    let (seat, slot) = (seat(ADA), Slot::One);
    let fire = Struck::Part(sample.party("EP1"));
    let hurt = |struck, damage, defence, dealt, hp| Fact::EnemyHurt {
        seat,
        slot,
        struck,
        damage,
        defence,
        dealt,
        hp,
    };
    check(
        &sample,
        &hurt(fire, 10, 2, 8, 12),
        "10 − 2 (defence) = 8 damage to Fire (NW): 12 HP left",
        "火（北西）に10−2（防御）＝8ダメージ（残りHP12）",
    );
    check(
        &sample,
        &hurt(fire, 2, 3, 0, 12),
        "2 − 3 (defence): no damage to Fire (NW), 12 HP left",
        "火（北西）に2−3（防御）でダメージなし（残りHP12）",
    );
    check(
        &sample,
        &hurt(Struck::Core, 3, 0, 3, 37),
        "3 − 0 (defence) = 3 damage to the core (NW): 37 HP left",
        "敵コア（北西）に3−0（防御）＝3ダメージ（残りHP37）",
    );
    check(
        &sample,
        &Fact::EnemyHurtFixed { seat, slot, struck: fire, n: 1, hp: 11 },
        "1 fixed damage to Fire (NW): 11 HP left",
        "火（北西）に確定ダメージ1（残りHP11）",
    );
}

#[test]
fn hate_is_told_with_its_range() {
    let sample = Sample::new(&[]);
    let (ada, ben) = (seat(ADA), seat(BEN));
    check(
        &sample,
        &Fact::HateTaken { seat: ben, from: Some(ada), range: 3 },
        "Ben takes the hate card from Ada, with range 10+",
        "BenがAdaからヘイトカードを取り、ヘイトトップになる（範囲10以上）",
    );
    check(
        &sample,
        &Fact::HateTaken { seat: ada, from: Some(ada), range: 2 },
        "Ada keeps the hate card, now with range 7–9",
        "Adaがヘイトトップのまま、範囲は7～9になる",
    );
}

#[test]
fn the_dragon_moves_and_pushes() {
    let sample = Sample::new(&[]);
    check(
        &sample,
        &Fact::EnemyWillMove { card: 2, traits: 1, effects: -1, steps: 2, towards: seat(ADA) },
        "the dragon moves 2 squares towards Ada: 2 + 1 (traits) − 1 (effects)",
        "敵はAdaに向かって2マス移動する：2＋1（特性）−1（効果）",
    );
    check(
        &sample,
        &Fact::EnemySteps { direction: Direction::South, to: square("D3") },
        "the dragon steps south to D3",
        "敵は南へ1マス移動してD3へ（北西のマス）",
    );
    let pushed = |by| Fact::Pushed { seat: seat(BEN), from: square("D6"), to: square("D7"), by };
    check(&sample, &pushed(None), "Ben is pushed from D6 to D7", "BenはD6からD7へ押し出される");
    check(
        &sample,
        &pushed(Some(seat(ADA))),
        "Ben is pushed on by Ada from D6 to D7",
        "BenはAdaに押されてD6からD7へ移動",
    );
    check(
        &sample,
        &Fact::Slammed { seat: seat(BEN), from: square("D8"), to: square("E8"), squares: 1 },
        "wall slam: Ben is squeezed along the edge from D8 to E8 (1 square)",
        "壁ドン：Benは端に沿ってD8からE8へ移動（1マス）",
    );
}

#[test]
fn the_dragons_attack_is_told_with_every_number() {
    let sample = Sample::new(&[]);
    let victims: Seats = [seat(ADA), seat(CLEO)].into_iter().collect();
    let area: Squares = ["D6", "D5", "C6"].map(square).into_iter().collect();
    let reach = Reach::HatePlus;
    check(
        &sample,
        &Fact::AttackReaches { reach, area, victims },
        "it reaches hate-top and the four squares beside it (3 on the map): Ada, Cleo",
        "攻撃範囲はヘイトトップとその上下左右のマス（マップ上の3マス）：範囲内はAda、Cleo",
    );
    let slow = Fact::EvasionRolled {
        seat: seat(BEN),
        die: 5,
        spd: 0,
        mods: 0,
        target: 7,
        evaded: false,
        natural: false,
    };
    check(
        &sample,
        &slow,
        "Ben rolls 5: 5 + 0 (speed) = 5, 7 needed: not evaded",
        "Benの回避判定は5：5＋0（速）＝5（命中7）で回避失敗",
    );
    let rolled = |die, mods, evaded, natural| Fact::EvasionRolled {
        seat: seat(ADA),
        die,
        spd: 3,
        mods,
        target: 8,
        evaded,
        natural,
    };
    check(
        &sample,
        &rolled(4, 1, true, false),
        "Ada rolls 4: 4 + 3 (speed) + 1 (traits and effects) = 8, 8 needed: evaded",
        "Adaの回避判定は4：4＋3（速）＋1（特性・効果）＝8（命中8）で回避成功",
    );
    check(
        &sample,
        &rolled(1, 0, false, true),
        "Ada rolls 1: not evaded, whatever the total",
        "Adaの回避判定は1：合計にかかわらず回避失敗",
    );
    check(
        &sample,
        &Fact::EnemyDamageRolled { die: 4, chart: 3, traits: 2, chip: -1 },
        "the damage die shows 4: 3 + 2 (traits) − 1 (enemy attack) = 4 damage",
        "ダメージのダイスは4：3＋2（特性）−1（［敵攻］）＝4ダメージ",
    );
}

#[test]
fn damage_to_heroes_is_told_with_what_is_left() {
    let sample = Sample::new(&[]);
    let seat = seat(CLEO);
    check(
        &sample,
        &Fact::Defended { seat, stat: Stat::Def, value: 1, damage: 3 },
        "Cleo's defence of 1 leaves 3 damage",
        "Cleoの防御判定：防1で3ダメージになる",
    );
    let cause = Cause::EnemyAttack(sample.attack("N1"));
    check(
        &sample,
        &Fact::Harmed { seat, cause, damage: 3, hp: 12 },
        "Cleo takes 3 damage by Bite: 12 HP left",
        "Cleoは《噛み付き》で3ダメージを受ける（残りHP12）",
    );
    let cause = Cause::Own(Source::Face(sample.face("WA3")));
    check(
        &sample,
        &Fact::Harmed { seat, cause, damage: 1, hp: 0 },
        "Cleo takes 1 damage by Wild Swing: 0 HP left",
        "Cleoは《ワイルドスイング》で1ダメージを受ける（残りHP0）",
    );
    check(
        &sample,
        &Fact::GoesDown { seat, cards: CardList::new() },
        "Cleo's hero goes down and loses its tension",
        "Cleoのキャラがダウンし、テンションは0になる",
    );
    check(
        &sample,
        &Fact::Recovered { seat },
        "Cleo's hero comes back with 1 HP",
        "CleoのキャラがHP1で復帰",
    );
}

/// What an attack asks for may not be there (BA-22.13): it is told as what it asks for.
#[test]
fn what_an_attack_asks_for_is_not_told_as_done() {
    let sample = Sample::new(&[]);
    let effect = |card| Fact::AttackEffect { card: sample.attack(card), seat: seat(BEN) };
    check(
        &sample,
        &effect("N6"),
        "Wing Gust: Ben is to discard 1 hand card",
        "Benに《翼の突風》の効果：手札1枚を捨てさせる",
    );
    check(
        &sample,
        &effect("N4"),
        "Tail Swing: Ben is to lose 1 tension",
        "Benに《テイルスイング》の効果：テンション1を失わせる",
    );
}

#[test]
fn moves_and_changes_are_told_plainly() {
    let sample = Sample::new(&[]).volcano();
    let lava: Entered = ["C5", "B3"].map(square).into_iter().collect();
    let (from, to) = (square("D6"), square("B3"));
    check(
        &sample,
        &Fact::Moved { seat: seat(ADA), by: MoveBy::Area, from, to, steps: 5, lava },
        "Ada moves 5 squares from D6 to B3, over lava on C5, B3",
        "AdaはD6からB3へ5マス移動（溶岩マス：C5、B3）",
    );
    let mods = AttackMods { add_damage: 2, roll: -1, ..AttackMods::default() };
    check(
        &sample,
        &Fact::Prepared { seat: seat(BEN), mods },
        "Ben's next attack has +2 damage, −1 to the roll",
        "Benの次の攻撃：追加ダメージ＋2、攻撃判定−1",
    );
    check(
        &sample,
        &Fact::ChipPlaced { chip: Chip::Defence, by: 1, now: -2 },
        "enemy defence goes down by 1: the chip says −2",
        "［敵防］−1（合計−2）",
    );
    check(
        &sample,
        &Fact::DieSet { seat: seat(CLEO), die: Die::Second, from: 1, to: 6 },
        "Cleo turns the second die from 1 to 6",
        "Cleoは2つ目のダイスを1から6に変える",
    );
    check(
        &sample,
        &Fact::Passes { seat: seat(ADA), window: Window::Evade },
        "Ada passes before the evasion roll",
        "Adaはパス（回避判定の前）",
    );
}

#[test]
fn destruction_is_told_in_order() {
    let sample = Sample::new(&[]);
    let (slots, card) = (Slots::one(Slot::One), sample.party("EP1"));
    check(
        &sample,
        &Fact::PartDestroyed { slots, card },
        "Fire (NW) is destroyed",
        "敵パーティ《火》（北西）を破壊",
    );
    check(
        &sample,
        &Fact::CoreExposed { slots, defence: 13 },
        "the core is exposed (NW) with defence 13",
        "敵コアが露出（北西）：防御は13",
    );
    let normals = ["N2", "N4"].map(|id| EnemyCard::Attack(sample.attack(id)));
    let cards = normals.into_iter().collect();
    check(
        &sample,
        &Fact::NormalsOut { cards, from: Some(EnemyPile::Deck) },
        "normal cards leave the game from the enemy attack deck: Stomp, Tail Swing",
        "敵攻撃山札の通常カードをゲームから取り除く：《踏みつけ》、《テイルスイング》",
    );
    check(
        &sample,
        &Fact::WeaponCardAdded { seat: seat(ADA), card: sample.card("W53") },
        "Ada puts the weapon card Piercing Arrow on the discard pile",
        "Adaは武器カード《ピアシングアロー》を捨て札に加える",
    );
}

#[test]
fn a_hidden_hand_is_told_by_its_number() {
    let drew = |sample: &Sample| Fact::Drew {
        seat: seat(ADA),
        cards: ["EL1", "W51"].map(|id| sample.card(id)).into_iter().collect(),
    };
    let back = |sample: &Sample, from| Fact::WeaponRecovered {
        seat: seat(BEN),
        card: sample.card("W31"),
        from,
    };
    let open = Sample::new(&[]);
    let hidden = Sample::new(&[("hands-open", "own-only")]);
    let whole = "Ada draws 2 cards: Forest Warden, Aimed Shot";
    for eye in [Eye::All, Eye::Public, Eye::Seat(seat(BEN))] {
        assert_eq!(say_fact(&open, &drew(&open), eye)[0], whole);
    }
    for eye in [Eye::All, Eye::Seat(seat(ADA))] {
        assert_eq!(say_fact(&hidden, &drew(&hidden), eye)[0], whole);
    }
    for eye in [Eye::Public, Eye::Seat(seat(BEN))] {
        let told = say_fact(&hidden, &drew(&hidden), eye);
        assert_eq!(told, ["Ada draws 2 cards", "Adaはカード2枚を引く"]);
    }
    assert_eq!(
        say_fact(&hidden, &back(&hidden, From::Deck), Eye::Public),
        [
            "Ben takes a weapon card from the deck to the hand",
            "Benは山札から武器カード1枚を手札に加える",
        ]
    );
    assert_eq!(
        say_fact(&hidden, &back(&hidden, From::Discard), Eye::Public)[0],
        "Ben takes Great Swing from the discard pile to the hand"
    );
}

#[test]
fn a_refusal_says_what_stands_against_it() {
    let sample = Sample::new(&[]);
    let check = |said: Refusal, en: &str, ja: &str| {
        assert_eq!(say_refusal(&sample, &said), [en, ja]);
    };
    let why = NoWay::TooFar { points: 4 };
    check(
        Refusal::Unreachable { to: square("A1"), why, rule: BA_6_1 },
        "A1 is too far for a move of 4",
        "移動力4ではA1に届かない",
    );
    check(
        Refusal::Missed { slot: Slot::One, why: NoTarget::Blocked(Slot::Three) },
        "NW is behind SW, another square of the dragon",
        "北西は敵の別のマス（南西）の陰にある",
    );
    check(
        Refusal::WrongPayment { cost: 1, paid: 2 },
        "the cost is 1 in cards and tension together, not 2",
        "コストはカードとテンション合わせて1で、2ではない",
    );
    check(
        Refusal::HeroOutOfRange { hero: sample.race("DW"), distance: Some(4), range: 3 },
        "the Dwarf is 4 away, the range is 3",
        "《ドワーフ》までの距離は4で、射程は3",
    );
}

#[test]
fn every_range_has_its_own_words() {
    for lang in Lang::ALL {
        let mut words = Reach::ALL.map(|reach| reach.name().in_lang(lang));
        words.sort_unstable();
        assert!(words.windows(2).all(|pair| pair[0] != pair[1]), "{words:?}");
    }
}
