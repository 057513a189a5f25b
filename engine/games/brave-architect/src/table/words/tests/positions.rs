//! Prompts, actions, outcomes and what is entered, at named positions.

use super::*;
use crate::action::{Aim, Die, DraftSet, Get, Gets, PaidCards, Pay, Source};
use crate::cards::{AttackMods, EnemyCard};
use crate::state::{Attack, AttackRoll, AttackStep, Cause, Harm, Hurt, HurtStep, Task};
use crate::table::words::sample::square;
use crate::vocabulary::Style;
use arrayvec::ArrayVec;
use kanso_engine::Kind;
use kanso_engine::game::Item;

/// Ada's attack on the north-west with Aimed Shot, in one of its steps.
pub(super) fn shooting(step: AttackStep) -> Sample {
    let mut sample = Sample::new(&[]).turn(ADA);
    let (slot, source) = (Slot::One, Source::Card(sample.card("W51")));
    sample.state.attack = Some(Attack {
        seat: seat(ADA),
        source,
        targets: Slots::one(slot),
        primary: slot,
        linked: false,
        mods: AttackMods::default(),
        boosted: 0,
        boost_asked: false,
        strike: 0,
        rolls: [AttackRoll { slot, dice: [5, 2] }].into_iter().collect(),
        row: None,
        chips: None,
        queue: ArrayVec::new(),
        hit: false,
        bonus_used: false,
        dealt: [0; 4],
        intact: Slots::one(slot),
        step,
    });
    sample.tasks([Task::HeroTurn(seat(ADA)), Task::Attack])
}

/// Ben is hurt by Bite, 3 HP, in one of its steps.
pub(super) fn bitten(step: HurtStep) -> Sample {
    let mut sample = Sample::new(&[]);
    sample.state.hurt = Some(Hurt {
        cause: Cause::EnemyAttack(sample.attack("N1")),
        harms: [Harm { seat: seat(BEN), amount: 3 }].into_iter().collect(),
        later: Vec::new(),
        fell: Seats::NONE,
        rescued: false,
        step,
    });
    sample.tasks([Task::Hurt])
}

/// A payment.
pub(super) fn pay(sample: &Sample, cards: &[&str], tension: u8) -> Pay {
    Pay { cards: PaidCards::of(cards.iter().map(|id| sample.card(id))), tension }
}

#[test]
fn a_draft_says_what_is_still_open() {
    let mut sample = Sample::new(&[]).tasks([Task::Draft(7)]);
    sample.state.seats[1].race = None;
    assert_eq!(
        say_prompt(&sample),
        [
            "Ben: take a card set, pick 8 of 15 (open: race, skill)",
            "Ben：カードセットを1つ取る（15回中8回目、まだ取っていない種類：種族、スキル）",
        ]
    );
    let elf = Action::DraftPick { set: DraftSet::Race(sample.race("EL")) };
    assert_eq!(say_action(&sample, &elf), ["take the race Elf", "種族：エルフを取る"]);
    let style = Sample::new(&[]).tasks([Task::Style(seat(ADA))]);
    assert_eq!(
        say_action(&style, &Action::ChooseStyle { style: Style::B }),
        ["choose the style Hunter with Bow", "《弓》の戦闘スタイル《ハンター》を選ぶ"]
    );
}

#[test]
fn the_party_is_asked_with_the_heroes_that_still_act() {
    let mut sample = Sample::new(&[]);
    sample.state.seats[0].acted = true;
    assert_eq!(
        say_prompt(&sample),
        [
            "the party, round 2: who acts next of Cleo's Human (speed 2), Ben's Dwarf (speed 1)?",
            "全員（第2ターン）：次に手番を行うのは？ 速の高い順にCleoのヒューマン（速2）、Benのドワーフ（速1）",
        ]
    );
    let next = Action::NextHero { hero: sample.race("DW") };
    assert_eq!(say_action(&sample, &next), ["Ben's Dwarf acts next", "次はBenのドワーフの手番"]);
}

#[test]
fn a_turn_says_what_the_hero_has_for_it() {
    let sample = Sample::new(&[]).turn(ADA);
    assert_eq!(
        say_prompt(&sample),
        [
            "turn of Ada's Elf: 13 HP, tension 1, 3 hand cards, move up to 4 squares",
            "Adaのエルフの手番：HP13、テンション1、手札3枚、移動は4マスまで",
        ]
    );
    let play = Action::Play {
        card: sample.card("UD06"),
        pay: pay(&sample, &["W51"], 0),
        aim: Some(Aim::Hero(sample.race("DW"))),
        boost: false,
    };
    assert_eq!(
        say_action(&sample, &play),
        [
            "play Prayer (cost: Aimed Shot): Ben's Dwarf",
            "《祈り》をプレイ（コスト：《エイムショット》）：Benのドワーフ",
        ]
    );
    let shoot = Action::Attack {
        source: Source::Card(sample.card("W52")),
        pay: pay(&sample, &["EL1"], 1),
        targets: Slots::one(Slot::Three).with(Slot::Four),
        primary: Slot::Four,
        boost: false,
    };
    assert_eq!(
        say_action(&sample, &shoot),
        [
            "attack Earth (SW), Dark (SE) with Spread Arrow (cost: Forest Warden, 1 tension), \
             SE first",
            "《スプレッドアロー》で土（南西）、闇（南東）を攻撃\
             （コスト：《森の防人》、テンション1）（主な攻撃対象は南東）",
        ]
    );
    let goal = Action::Move { to: square("C5") };
    assert_eq!(say_action(&sample, &goal), ["move from D6 to C5", "D6からC5へ移動"]);
    let hot = Sample::new(&[]).volcano().turn(ADA);
    assert_eq!(say_action(&hot, &goal), ["move from D6 to C5 (−1 HP)", "D6からC5（HP−1）へ移動",]);
}

/// BA-6.5, BA-6.6: all the lava of the way that is taken, passed or stopped on, and what becomes of the
/// hero by it.
#[test]
fn a_move_says_what_its_way_costs() {
    let mut sample = Sample::new(&[]).volcano().turn(BEN);
    let ben = &mut sample.state.seats[BEN];
    (ben.at, ben.hp) = (Some(square("A7")), 3);
    sample.state.turn.as_mut().expect("a hero turn").move_bonus = 4;
    let to = |label| Action::Move { to: square(label) };
    // Over A4 alone, and over A4 onto B2.
    assert_eq!(
        say_action(&sample, &to("A3")),
        ["move from A7 to A3 (−1 HP)", "A7からA3（HP−1）へ移動"]
    );
    assert_eq!(
        say_action(&sample, &to("B2")),
        ["move from A7 to B2 (−2 HP)", "A7からB2（HP−2）へ移動"]
    );
    sample.state.seats[BEN].hp = 2;
    assert_eq!(
        say_action(&sample, &to("B2")),
        ["move from A7 to B2 (−2 HP, down)", "A7からB2（ダウン）へ移動"]
    );
    sample.state.seats[CLEO].hp = 0;
    assert_eq!(
        say_action(&sample, &to("B2")),
        ["move from A7 to B2 (defeat)", "A7からB2（敗北）へ移動"]
    );
    // Second Wind leaves 1 HP.
    let keeper = Entry { card: sample.card("K13"), under: ArrayVec::new() };
    sample.state.seats[BEN].play_sheet.push(keeper);
    assert_eq!(say_action(&sample, &to("B2"))[0], "move from A7 to B2 (−1 HP)");
    // No way leads there: nothing is said of it.
    assert_eq!(say_action(&sample, &to("H4"))[0], "move from A7 to H4");
}

#[test]
fn a_window_says_what_it_stands_before() {
    assert_eq!(
        say_prompt(&shooting(AttackStep::Reroll)),
        [
            "Ada's Elf has rolled 5 and 2 to attack: change a die?",
            "Adaのエルフの攻撃判定は5と2：ダイスを変える？",
        ]
    );
    assert_eq!(
        say_prompt(&shooting(AttackStep::Boost)),
        [
            "Ada's Elf has hit: pay 1 tension for 2 more damage?",
            "Adaのエルフの攻撃がヒット：テンション1を消費して追加ダメージ＋2？",
        ]
    );
    assert_eq!(
        say_prompt(&bitten(HurtStep::Respond(0))),
        [
            "Ben's Dwarf: 3 damage by Bite with 18 HP, use anything?",
            "Benのドワーフ：《噛み付き》で3ダメージ（HP18）、何か使う？",
        ]
    );
    let sample = shooting(AttackStep::Reroll);
    let gear = Action::UsePlaced {
        card: sample.card("HU1"),
        aim: Some(Aim::Die { die: Die::Second, face: 6 }),
    };
    assert_eq!(
        say_action(&sample, &gear),
        [
            "use the placed card Gear of Fate: the second die to 6",
            "設置した《運命の歯車》を使う：2つ目のダイスを6にする",
        ]
    );
}

#[test]
fn chance_says_what_falls_and_from_what() {
    let shot = shooting(AttackStep::Roll);
    assert_eq!(
        say_prompt(&shot),
        [
            "Ada's Elf rolls two dice for Aimed Shot on Fire (NW)",
            "Adaのエルフの《エイムショット》の攻撃判定、ダイス2個の目は？（攻撃対象：火（北西））",
        ]
    );
    assert_eq!(
        say_outcome(&shot, &Outcome::roll(&[5, 2]), Eye::Public),
        ["attack with Aimed Shot: 5 and 2", "《エイムショット》の攻撃判定：5と2"]
    );
    let draw = Sample::new(&[]).tasks([Task::Draw { seat: seat(ADA), left: 3 }]);
    assert_eq!(
        say_prompt(&draw),
        ["Ada's Elf draws 2 cards from a deck of 2", "Adaのエルフが山札2枚からカード2枚を引く"]
    );
}

#[test]
fn outcomes_are_told_by_name_and_hidden_draws_by_number() {
    let cards = |sample: &Sample| {
        let kinds = ["EL1", "W51"].map(|id| Kind::from(sample.card(id)));
        Outcome::draw(&kinds)
    };
    let task = Task::Draw { seat: seat(ADA), left: 2 };
    let open = Sample::new(&[]).tasks([task]);
    assert_eq!(
        say_outcome(&open, &cards(&open), Eye::Public),
        ["Forest Warden, Aimed Shot drawn by Ada", "《森の防人》、《エイムショット》をAdaが引く"]
    );
    let hidden = Sample::new(&[("hands-open", "own-only")]).tasks([task]);
    assert_eq!(
        say_outcome(&hidden, &cards(&hidden), Eye::Public),
        ["2 cards drawn by Ada", "カード2枚をAdaが引く"]
    );
    let own = say_outcome(&hidden, &cards(&hidden), Eye::Seat(seat(ADA)));
    assert_eq!(own[0], "Forest Warden, Aimed Shot drawn by Ada");
    let flip = Sample::new(&[]).tasks([Task::FirstReveal]);
    let bite = Outcome::draw(&[EnemyCard::Attack(flip.attack("N1")).into()]);
    assert_eq!(
        say_outcome(&flip, &bite, Eye::Public),
        ["first enemy card: Bite", "最初の敵攻撃カード：《噛み付き》"]
    );
    let deal = Sample::new(&[]).tasks([Task::DealParty]);
    let fire = Outcome::draw(&[deal.party("EP1").into()]);
    assert_eq!(say_outcome(&deal, &fire, Eye::Public), ["part 5: Fire", "敵パーティ5：《火》"]);
}

#[test]
fn what_fell_is_entered_by_its_id() {
    let sample = Sample::new(&[]);
    let word = |task, kind: Kind| {
        let sample = Sample::new(&[]).tasks([task]);
        let words = item(&sample.game, &sample.state, Item::Kind(kind));
        (words.name.en.to_string(), words.word.ja.to_string())
    };
    let of = |name: &str, id: &str| (name.to_owned(), id.to_owned());
    let draw = Task::Draw { seat: seat(ADA), left: 1 };
    assert_eq!(word(draw, sample.card("W51").into()), of("Aimed Shot", "W51"));
    assert_eq!(word(Task::DealParty, sample.party("EP2").into()), of("Water", "EP2"));
    assert_eq!(word(Task::Reveal { left: 1 }, sample.item("I01").into()), of("Potion", "I01"));
    let fire = EnemyCard::Party(sample.party("EP1"));
    assert_eq!(word(Task::FirstReveal, fire.into()), of("Fire", "EP1"));
    assert_eq!(item(&sample.game, &sample.state, Item::Face(4)).word.en, "4");
}

#[test]
fn who_is_asked_alone_is_not_named_again() {
    let own = Sample::new(&[]).turn(ADA);
    let (elf, potion) = (own.race("EL"), own.item("I01"));
    let to = |target| Action::UseItem { hero: elf, item: potion, target };
    assert_eq!(say_action(&own, &to(elf)), ["use Potion", "《ポーション》を使う"]);
    let ben = say_action(&own, &to(own.race("DW")));
    assert_eq!(ben, ["use Potion for Ben's Dwarf", "Benのドワーフに《ポーション》を使う"]);
    let heal = say_action(&own, &Action::TensionHeal { hero: elf });
    assert_eq!(heal, ["heal 1 HP for 2 tension", "テンション2を消費してHPを1回復する"]);
    // Several are asked.
    let party = say_action(&Sample::new(&[]), &to(elf));
    assert_eq!(party, ["Ada's Elf uses Potion", "Adaのエルフが《ポーション》を使う"]);
}

#[test]
fn items_are_shared_by_name() {
    let sample = Sample::new(&[]);
    let gets = Gets::of([
        Get { hero: sample.race("EL"), item: sample.item("I01") },
        Get { hero: sample.race("DW"), item: sample.item("I07") },
    ]);
    let said = say_action(&sample, &Action::AssignItems { gets });
    assert_eq!(
        said,
        [
            "Potion for Ada, Iron Armour or Power Gloves for Ben",
            "Adaに《ポーション》、Benに《鉄の鎧》か《パワーグローブ》",
        ]
    );
}
