//! Words of Rook & Raiders at named positions, in both languages.

use super::sample::{Sample, cell, duel, rolling};
use super::*;
use crate::action::{Action, Portions};
use crate::fact::Fact;
use crate::refusal::Refusal;
use crate::state::{Due, MonsterId, State, Task, UnitId};
use kanso_engine::Outcome;

fn said_of(write: impl Fn(Lang, &mut String) -> fmt::Result) -> [String; 2] {
    Lang::ALL.map(|lang| {
        let mut text = String::new();
        write(lang, &mut text).expect("a string takes every text");
        text
    })
}

fn told(sample: &Sample, thing: &impl Tell<RookRaiders>, eye: Eye) -> [String; 2] {
    Lang::ALL.map(|lang| Teller::new(&sample.game, lang, eye).told(thing).to_string())
}

fn say_action(sample: &Sample, said: &Action) -> [String; 2] {
    Lang::ALL
        .map(|lang| At::new(&sample.game, &sample.state, lang, Eye::All).told(said).to_string())
}

fn say_prompt(game: &RookRaiders, state: &State, eye: Eye) -> [String; 2] {
    said_of(|lang, to| prompt(At::new(game, state, lang, eye), to))
}

#[test]
fn pieces_are_named_by_card_and_cell() {
    let attack = rolling([None, None]);
    assert_eq!(
        say_action(&attack, &Action::Dice { target: MonsterId(0) }),
        ["Warrior★ (B4) attacks Goblin (B3)", "ウォーリア★（B4）がゴブリン（B3）を攻撃"]
    );
    let go = Action::Activate { unit: UnitId(0), dest: cell("C4"), full_move: None };
    assert_eq!(say_action(&duel(), &go), ["Warrior★ (B4) to C4", "ウォーリア★（B4）：C4へ移動"]);
    let stay = Action::Activate { unit: UnitId(0), dest: cell("B4"), full_move: None };
    let fast = Action::Activate { unit: UnitId(0), dest: cell("C5"), full_move: Some(1) };
    // In a list of what one unit can do all begin alike, and are parted behind the unit.
    for said in [&go, &stay, &fast] {
        let [en, ja] = say_action(&duel(), said);
        assert!(en.starts_with("Warrior★ (B4) ") && ja.starts_with("ウォーリア★（B4）："), "{ja}");
    }
    // So short that a short list has the words, not the cell on which it stands.
    assert_eq!(
        say_action(&duel(), &stay),
        ["Warrior★ (B4) acts in place", "ウォーリア★（B4）：その場で行動"]
    );
    let gone = Action::SupportHeal { unit: UnitId(7) };
    assert_eq!(say_action(&duel(), &gone), ["heal 1 of unit 7", "ユニット 7を1回復"]);
}

#[test]
fn portions_on_one_piece_are_told_together() {
    let hits = Portions::of([MonsterId(0), MonsterId(0)]);
    assert_eq!(
        say_action(&rolling([None, None]), &Action::Assign { hits }),
        [
            "Warrior★ (B4) deals 2 to Goblin (B3)",
            "ウォーリア★（B4）が割り振り攻撃：2点をゴブリン（B3）に"
        ]
    );
}

/// Terms and counters are those of the rulebook.
#[test]
fn japanese_counts_marks_and_cards_as_the_rulebook_does() {
    let sample = duel();
    let t = Teller::new(&sample.game, Lang::Ja, Eye::Public);
    assert_eq!(t.count(2, &MARK).to_string(), "栄誉マーク2枚");
    assert_eq!(t.told(&Fact::NoMonsterLeft).to_string(), "モンスターの山札がない：召喚なし");
    assert_eq!(
        say_action(&duel(), &Action::Reroll { pay_tokens: 1 })[1],
        "ダイスを振りなおす：栄誉トークン1枚"
    );
}

#[test]
fn payments_know_one_from_many() {
    let level_up = |pay_tokens| Action::LevelUp { unit: UnitId(0), pay_tokens };
    assert_eq!(
        say_action(&duel(), &level_up(1))[0],
        "level up Warrior★ (B4) for 1 honour token and 1 trophy"
    );
    assert_eq!(
        say_action(&duel(), &level_up(0)),
        [
            "level up Warrior★ (B4) for 2 trophies",
            "ウォーリア★（B4）をレベルアップ：モンスターカード2枚"
        ]
    );
}

#[test]
fn a_roll_is_told_with_sum_defence_and_damage() {
    let sample = rolling([None, None]);
    let said = |faces: [u8; 2]| {
        let fallen = Outcome::roll(&faces);
        said_of(|lang, to| outcome(&sample.game, &sample.state, &fallen, lang, Eye::Public, to))
    };
    assert_eq!(
        said([2, 2]),
        ["2 + 2 + 1 = 5 against 6: 1 damage", "2 + 2 + 1 = 5 対 6：1ダメージ"]
    );
    // RR-5.13: a double 1 and a double 6 are called by their names.
    assert_eq!(
        said([1, 1]),
        ["1 + 1 + 1 = 3 against 6: fumble, 0 damage", "1 + 1 + 1 = 3 対 6：ファンブル、0ダメージ"]
    );
    let lies = rolling([Some(6), Some(5)]);
    assert_eq!(
        say_prompt(&lies.game, &lies.state, Eye::Public)[0],
        "Aki: 6 + 5 + 1 = 12 against 6: 2 damage, Goblin (B3): accept the roll or pay a benefit?"
    );
}

/// RR-9.8: who asks whether a unit is levelled up says what would become of it.
#[test]
fn an_interrupt_says_whom_it_is_about_and_what_would_happen() {
    let due = Some((MonsterId(0), Due::Attack));
    let queue = [Seat::at(0)].into_iter().collect();
    let invasion = Task::Invasion { queue, due, fallen: Seats::NONE };
    let hit = Sample::new(2, &[]).unit("U03", "B4", 1).unit("U01", "C3", 0);
    let hit = hit.monster("M06", "B2", 0).tasks([invasion]);
    assert_eq!(
        say_prompt(&hit.game, &hit.state, Eye::Public),
        [
            "Aki: Dragon (B2) deals 2 damage to Warrior★ (C3), 2 damage to Sorcerer★ (B4) \
             (knocked out); level up first?",
            "Aki：ドラゴン（B2）の攻撃：ウォーリア★（C3）に2ダメージ、\
             ソーサラー★（B4）に2ダメージ（気絶）。先にレベルアップする？"
        ]
    );
    let sung = Task::Skill { unit: UnitId(1), granted: false, ally: Some(UnitId(0)) };
    let actions = Task::Actions { seat: Seat::at(0), left: 1 };
    let song = Sample::new(2, &[]).unit("U03", "B4", 1).unit("U06", "B5", 0).tasks([actions, sung]);
    assert_eq!(
        say_prompt(&song.game, &song.state, Eye::Public),
        [
            "Aki: the song deals 1 damage to Sorcerer★ (B4) (knocked out); level up first?",
            "Aki：歌のダメージ：ソーサラー★（B4）に1ダメージ（気絶）。先にレベルアップする？"
        ]
    );
}

#[test]
fn a_private_question_is_the_same_for_all_other_eyes_whoever_is_asked() {
    let asked = |seat: usize, readings: &[(usize, u8)]| {
        let queue = [Seat::at(seat)].into_iter().collect();
        Sample::new(2, readings).tasks([Task::Declaring { queue }]).medals(&[-1])
    };
    let (first, second) = (asked(0, &[]), asked(1, &[]));
    let public = |sample: &Sample| say_prompt(&sample.game, &sample.state, Eye::Public);
    assert_eq!(public(&first), public(&second));
    let own = say_prompt(&first.game, &first.state, Eye::Seat(Seat::at(0)));
    assert_eq!(own[0], "Aki: declare victory with threat −1?");
    let open = asked(0, &[(43, 1)]);
    assert_eq!(public(&open)[0], "Aki: declare victory?");
}

/// RR-4.17: who names a card of which there are two kinds means the one that can be played, and who names
/// a mercenary is told of the mercenary too.
#[test]
fn a_card_that_is_not_in_the_hand_is_told_so() {
    let mut sample = Sample::new(2, &[]).hand(&["U04"]);
    let kind = |id: &str| sample.game.cards.unit_by_id(id).expect("a unit of the set");
    let (basic, levelled, hired) = (kind("U04"), kind("L04"), kind("U05"));
    sample.state.mercenary_row[1] = Some(hired);
    let sample = sample.tasks([Task::Recruit { seat: Seat::at(0) }]);
    let at = cell("A5");
    let hand = |card| say_action(&sample, &Action::DeployHand { card, cell: at })[0].clone();
    assert_eq!(hand(basic), "deploy Thief★ on A5 from the hand (2 gold)");
    assert_eq!(hand(levelled), "deploy Thief (not in the hand) on A5");
    assert_eq!(hand(hired), "deploy Sword Master (not in the hand) on A5");
    let hire = say_action(&sample, &Action::DeployMercenary { slot: 1, cell: at });
    assert_eq!(
        hire,
        ["hire Sword Master onto A5 (5 gold)", "傭兵のソードマスターをA5に配置（5金）"]
    );
    let place = |card| say_action(&sample, &Action::SetupPlace { card, cell: at });
    assert_eq!(place(levelled)[0], "place Thief (not in the hand) on A5");
    assert_eq!(place(levelled)[1], "手札にないシーフをA5に配置");
}

/// RR-5.17: a unit that is healed does not heal.
#[test]
fn who_is_healed_is_told_so() {
    let kind = Sample::new(2, &[]).game.cards.unit_by_id("U01").expect("a Warrior");
    let unit = UnitRef { seat: Seat::at(0), id: UnitId(0), kind, cell: cell("B3") };
    assert_eq!(
        told(&duel(), &Fact::Healed { unit, amount: 1, now: 1 }, Eye::Public),
        [
            "Aki: Warrior★ (B3) is healed by 1, 3 of 4 HP left",
            "Aki：ウォーリア★（B3）を1回復、残りHP3/4"
        ]
    );
}

#[test]
fn a_medal_is_told_to_its_owner_alone() {
    let sample = Sample::new(2, &[]);
    let medal_told = |value, eye| {
        let medal = Fact::MedalValue { seat: Seat::at(0), value, open: false };
        told(&sample, &medal, eye)
    };
    let other = Eye::Seat(Seat::at(1));
    assert_eq!(medal_told(-3, other), medal_told(-1, other));
    assert_eq!(medal_told(-3, Eye::Seat(Seat::at(0)))[0], "the medal of Aki: threat −3");
    let boss = MonsterKind::new(5).expect("the Dragon");
    let open = Fact::MedalValue { seat: Seat::at(0), value: -3, open: true };
    let said = told(&sample, &open, other);
    assert_eq!(said, ["the medal of Aki: threat −3", "Akiの勲章：脅威ポイント−3"]);
    let taken = Fact::MedalTaken { seat: Seat::at(0), boss };
    let said = told(&sample, &taken, other);
    assert_eq!(said, ["Aki takes one medal for Dragon", "Akiはドラゴンを倒して勲章1枚を得る"]);
}

#[test]
fn a_refused_declaration_keeps_the_threat_from_others() {
    let sample = Sample::new(2, &[]);
    let refused = |threat, eye| {
        let no = Refusal::CannotDeclare { seat: Seat::at(0), deck: 0, threat };
        told(&sample, &no, eye)
    };
    assert_eq!(refused(9, Eye::Public), refused(12, Eye::Public));
    assert_eq!(
        refused(9, Eye::Seat(Seat::at(0)))[0],
        "0 cards in the monster deck, threat of Aki 9"
    );
}
