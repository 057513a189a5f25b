//! Facts, actions and refusals word by word.

use super::*;
use crate::Question;
use crate::action::{ItemId, Targets};
use crate::battle::{FightKind, FightStep};
use crate::fact::{DiceBy, WoundedBy};
use crate::state::{BattleEnd, EndCause, Task};
use crate::table::words::sample::{TORVALD, WREN, hex, whose};
use crate::vocabulary::{Camp, Colour, Council, Face, Mode, Path};
use kanso_engine::Seat;

/// Fails if a fact is not told so.
#[track_caller]
fn check(sample: &Sample, said: &Fact, en: &str, ja: &str) {
    assert_eq!(say_fact(sample, said, Eye::All), [en, ja]);
}

#[test]
fn an_attack_is_told_with_its_dice_and_their_reasons() {
    let sample = Sample::new(&[]);
    let (piece, target) = (sample.knights_told(), sample.alone_told());
    check(
        &sample,
        &Fact::Battles { piece, target, kind: FightKind::Attack, mode: Mode::Melee },
        "Ada's human knights at A7 (led by Torvald) attack Ben's Champion Wren at B8",
        "Adaの人間の騎士（A7、リーダー：トルヴァルド）がBenのチャンピオン・レン（B8）を攻撃する",
    );
    let by = DiceBy::Item(TORVALD, ItemId::Skill(sample.skill("SKL11")));
    check(
        &sample,
        &Fact::DiceChanged { by, dice: 2 },
        "+2 dice: Hack-and-Slash",
        "ダイス＋2個：《乱れ斬り》",
    );
    check(
        &sample,
        &Fact::DiceChanged { by: DiceBy::MovedBow, dice: -1 },
        "−1 die: a bow that moved",
        "ダイス−1個：弓の移動",
    );
    let faces = [Face::Blue, Face::Flag, Face::Strike].into_iter().collect();
    check(
        &sample,
        &Fact::Rolled { whose: whose(Camp::South), faces },
        "Ada rolls 3 dice: blue, flag, strike",
        "Adaがダイス3個を振る：青、退却、オレンジ",
    );
    check(
        &sample,
        &Fact::MustRetreat { piece: target, flags: 1, bold: 1 },
        "Ben's Champion Wren at B8 faces 1 flag and can ignore up to 1 by boldness",
        "Benのチャンピオン・レン（B8）に退却の目1個（勇敢さにより1個まで無視できる）",
    );
    check(
        &sample,
        &Fact::FiguresLost { piece, lost: 1, left: 2 },
        "Ada's human knights at A7 lose 1 figure: 2 left",
        "Adaの人間の騎士（A7）が1体を失う（残り2体）",
    );
}

#[test]
fn a_fallen_bearer_is_told_as_one_of_the_dice() {
    // BH-11.4: told behind the check with all its dice.
    let sample = Sample::new(&[]);
    let hero = sample.hero(WREN);
    check(
        &sample,
        &Fact::CheckDue { hero, dice: 2 },
        "Wren must make a casualty check with 2 dice",
        "レンはダイス2個の負傷チェックを行う",
    );
    check(
        &sample,
        &Fact::BearerLost { hero },
        "the banner bearer of Wren's troop has fallen: one die of the check",
        "うち1個は、失われたレンの部隊のバナー持ちの分",
    );
}

#[test]
fn a_wound_tells_by_whom() {
    let sample = Sample::new(&[]);
    let (hero, camp) = (sample.hero(WREN), Camp::North);
    let by = WoundedBy::Piece(sample.knights_told());
    check(
        &sample,
        &Fact::Wounded { hero, camp, by },
        "Wren is wounded by Ada's human knights at A7 (led by Torvald) and captured",
        "レンはAdaの人間の騎士（A7、リーダー：トルヴァルド）によって負傷し、捕らえられる",
    );
    check(
        &sample,
        &Fact::Wounded { hero, camp, by: WoundedBy::Nobody },
        "Wren is wounded and captured",
        "レンは負傷し、捕らえられる",
    );
}

#[test]
fn the_end_of_a_battle_tells_who_won_and_why() {
    let sample = Sample::new(&[]);
    let decided = |winner: Option<Camp>, reason| Fact::Decided {
        end: BattleEnd { winner, reason, banners: [4, 7] },
        winner: winner.map(whose),
    };
    check(
        &sample,
        &decided(Some(Camp::North), EndCause::Banners),
        "Ben wins the battle with 7 banners to 4",
        "バナー7対4でBenが戦闘に勝利する",
    );
    check(
        &sample,
        &decided(Some(Camp::South), EndCause::NoPiece),
        "Ada wins the battle: the enemy has no piece left (4 banners to 7)",
        "相手のユニットがなくなり、Adaが戦闘に勝利する（バナー4対7）",
    );
    check(
        &sample,
        &Fact::CampaignOver { winner: Some(Seat::at(1)), wins: [4, 4], alive: [3, 5] },
        "Ben wins the campaign: 4 battles won each, but 5 heroes and advisors alive to 3",
        "キャンペーンはBenの勝利：どちらも4勝、生きているヒーローとアドバイザーは5人対3人",
    );
}

#[test]
fn hidden_cards_are_told_as_numbers_to_the_other_seat() {
    let sample = Sample::new(&[]);
    let [one, other] = ["LWZ01", "LWA01"].map(|id| sample.lore(id));
    let drew =
        Fact::DrewLore { whose: whose(Camp::South), cards: [one, other].into_iter().collect() };
    let told = |said: &Fact, seat| say_fact(&sample, said, Eye::Seat(Seat::at(seat)))[0].clone();
    assert_eq!(told(&drew, 0), "Ada draws 2 Lore cards: Fireball, Battle Fury");
    assert_eq!(told(&drew, 1), "Ada draws 2 Lore cards");
    let council = Council { commander: 2, wizard: 1, ..Council::default() };
    let chosen = Fact::CouncilChosen { whose: whose(Camp::North), council };
    assert_eq!(told(&chosen, 1), "Ben forms the War Council: Commander 2, Wizard 1");
    assert_eq!(told(&chosen, 0), "Ben has formed the War Council");
}

#[test]
fn a_move_tells_where_it_leaves_no_battle() {
    // BL-8.4: blue foot goes one hex and battles, or two.
    let sample = Sample::new(&[]).tasks([Task::Move]);
    let to = |dest: &str| {
        let (piece, dest) = (hex("B5"), hex(dest));
        let moves = Action::Move { piece, dest, glory: false, hero: None, leave: None, join: None };
        say_action(&sample, &moves, Eye::Public)
    };
    assert!(to("C5")[0].ends_with(" to C5") && to("C5")[1].ends_with("へ移動させる"));
    assert!(to("D5")[0].ends_with(" to D5: no battle after that"), "{:?}", to("D5"));
    assert!(to("D5")[1].ends_with("へ移動させる（その後は戦えない）"));
    assert!(to("I9")[0].ends_with(" to I9"), "no way leads there");
    let is_its_last = |dest: &str| {
        let (piece, dest) = (hex("B5"), hex(dest));
        let moves = Action::Move { piece, dest, glory: false, hero: None, leave: None, join: None };
        sample.game.is_its_last(&sample.state, &moves)
    };
    assert_eq!(["C5", "D5", "I9"].map(is_its_last), [false, true, false]);
}

#[test]
fn a_council_is_asked_for_in_the_order_of_its_numbers() {
    let sample = Sample::new(&[]).tasks([Task::Council(Camp::South)]);
    assert_eq!(
        say_prompt(&sample),
        [
            "Ada: which levels do the Lore Masters have? In this order: Commander, Wizard, Cleric, \
             Rogue, Warrior; 6 levels in all, 3 at most each",
            "Ada：ロアマスターのレベルは？（順にコマンダー、ウィザード、クレリック、ローグ、ウォリアー。合計6、1人3まで）",
        ]
    );
}

#[test]
fn actions_name_the_pieces_that_stand_there() {
    // A piece of who is asked is named without its player.
    let sample = Sample::new(&[]).tasks([Task::Combat]);
    let battle = Action::Battle { attacker: hex("A7"), target: hex("B8"), glory: true, hero: None };
    assert_eq!(
        say_action(&sample, &battle, Eye::Public),
        [
            "attack Ben's Champion Wren at B8 with the human knights at A7, spending a Glory token: 5 dice",
            "人間の騎士（A7）でBenのチャンピオン・レン（B8）を攻撃する（栄光のロアトークンを使う）：ダイス5個",
        ]
    );
    let card = sample.lore("LWZ03");
    let portal = Targets::Move { piece: hex("B6"), dest: hex("E6") };
    assert_eq!(
        say_action(&sample, &Action::PlayLore { card, targets: portal }, Eye::Public),
        [
            "play Portal (cost: 7 Lore tokens): the Hill Giant at B6 to E6",
            "《転移門》をプレイする（コスト：ロアトークン7個）：丘の巨人（B6）をE6へ",
        ]
    );
}

#[test]
fn a_way_back_is_a_chain_of_hexes() {
    use crate::battle::RetreatStep;
    let sample = Sample::retreat(RetreatStep::Choose, None);
    let path = Path::EMPTY.longer(false).and_then(|path| path.longer(true)).expect("two steps");
    let back = |path| {
        let action = Action::Retreat { ignored: 1, glory: None, path };
        say_action(&sample, &action, Eye::Public)[0].clone()
    };
    assert_eq!(back(path), "ignore 1 flag and retreat: C8, D8");
    assert_eq!(back(path.then_out()), "ignore 1 flag and retreat: C8, D8, off the map");
    let evading = Sample::fight(FightStep::Answer);
    let evade = Action::Evade { path };
    assert_eq!(say_action(&evading, &evade, Eye::Public), ["evade: C8, D8", "回避する：C8、D8"]);
}

#[test]
fn prompts_tell_what_the_decision_hangs_on() {
    let sample = Sample::new(&[]).tasks([Task::Command]);
    assert_eq!(
        say_prompt(&sample),
        [
            "turn 5, Ada: play a Command card (2 in hand, 3 Lore tokens, banners 0 of 7)",
            "第5手番、Ada：どの戦術カードをプレイする？（手札2枚、ロアトークン3個、バナー7個中0個）",
        ]
    );
    assert_eq!(
        say_prompt(&Sample::fight(FightStep::Roll))[0],
        "4 dice: Ada's human knights at A7 (led by Torvald) against Ben's Champion Wren at B8"
    );
    assert_eq!(
        say_phase(&Sample::fight(FightStep::Roll)),
        ["battles: battle roll", "戦闘：戦闘のダイス"]
    );
}

#[test]
fn dice_that_order_are_counted_down() {
    use crate::battle::Faced;
    let mut sample = Sample::new(&[]).tasks([Task::Order]).battle_lore();
    sample.state.battle_mut().orders.faces = [1, 1, 0, 0, 2, 0];
    assert_eq!(
        say_prompt(&sample)[0],
        "Ada: what to order with the dice (1 green helmet, 1 blue helmet, 2 flags)?"
    );
    sample.state.battle_mut().orders.faced = vec![Faced::Troop(Colour::Green)];
    assert_eq!(
        say_prompt(&sample),
        [
            "Ada: what to order with the dice (1 green helmet, 1 blue helmet, 2 flags; 1 used)?",
            "Ada：出た目で命令するのは？（緑の兜1個、青の兜1個、退却の目2個、うち1個使用済み）",
        ]
    );
}

#[test]
fn refusals_tell_what_would_be_possible() {
    let sample = Sample::new(&[]);
    let told = |refusal| say_refusal(&sample, &refusal)[0].clone();
    assert_eq!(
        told(Refusal::WrongWindow { card: sample.lore("LWA08"), has: 4, wanted: 4 }),
        "Relentless is not played now, but after ground was gained"
    );
    assert_eq!(
        told(Refusal::WrongWindow { card: sample.lore("LWA08"), has: 0, wanted: 4 }),
        "Relentless is not played now, but after ground was gained; and it costs 4 Lore tokens, \
         with only 0 left"
    );
    assert_eq!(
        told(Refusal::NeedsSkill { skill: sample.skill("SKL24") }),
        "Arcane Mastery needs Ball Lightning or Flame Lance first"
    );
    assert_eq!(
        told(Refusal::OtherQuestion { awaited: Question::Retreat }),
        "something else is asked: how to retreat"
    );
}
