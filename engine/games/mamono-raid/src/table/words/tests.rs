//! Words of Mamono Raid in both languages: at named positions, and of everything that can be said.

mod every;

use super::sample::{Sample, space};
use super::*;
use crate::action::{Action, PaidChips, Release, Releases, Targets};
use crate::fact::Fact;
use crate::refusal::{Miss, Refusal};
use crate::rules::course::flow::{Phase, marks, phase_of};
use crate::state::{Holder, State, Task};
use crate::vocabulary::{BonusShield, XpValue};
use kanso_engine::game::{Item, Turn};
use kanso_engine::{Eye, Kind, Lang, Outcome};

fn said_of(
    sample: &Sample,
    eye: Eye,
    write: impl Fn(At<'_>, &mut String) -> fmt::Result,
) -> [String; 2] {
    Lang::ALL.map(|lang| {
        let mut text = String::new();
        let at = At::new(&sample.game, &sample.state, lang, eye);
        write(at, &mut text).expect("a string takes every text");
        text
    })
}

fn say_action(sample: &Sample, said: &Action) -> [String; 2] {
    Lang::ALL
        .map(|lang| At::new(&sample.game, &sample.state, lang, Eye::All).told(said).to_string())
}

fn say_prompt(sample: &Sample) -> [String; 2] {
    said_of(sample, Eye::Public, |at, to| prompt(at, to))
}

fn say_outcome(sample: &Sample, fallen: &Outcome) -> [String; 2] {
    said_of(sample, Eye::Public, |at, to| outcome(at, fallen, to))
}

fn told(sample: &Sample, thing: &impl Tell<MamonoRaid>) -> [String; 2] {
    Lang::ALL.map(|lang| Teller::new(&sample.game, lang, Eye::Public).told(thing).to_string())
}

fn attack(sample: &Sample, skill: &str, targets: &[Spot]) -> Action {
    Action::UseSkill {
        skill: sample.skill_kind(skill),
        x: None,
        targets: Targets::of(targets.iter().copied()),
        release: Releases::of([]),
        heal: None,
    }
}

fn xp(symbol: Symbol, points: u8) -> XpChip {
    XpChip { symbol, value: XpValue::new(points).expect("1 to 3 points") }
}

#[test]
fn an_attack_names_its_cost_and_what_it_takes() {
    let mut sample = Sample::new(2, &[]);
    let says = |sample: &Sample, skill, targets: &[Spot]| {
        say_action(sample, &attack(sample, skill, targets))
    };
    assert_eq!(
        says(&sample, "WA11", &[Spot::line(Part::Head, 0)]),
        ["Sword Attack (AC 2) on head 0 W1", "《ソードアタック》（AC2）→頭0（戦1）"]
    );
    // Any class 1 costs 1 more, a silver of the torso does.
    let two = [Spot::line(Part::Torso, 4), Spot::line(Part::Tail, 2)];
    assert_eq!(
        says(&sample, "SO31", &two),
        [
            "Fireball (AC 4) on torso 4 gold+1, tail 2 M1 +1",
            "《ファイアボール》（AC4）→胴4（金貨+1）、尾2（全1 +1）"
        ]
    );
    assert_eq!(says(&sample, "TH32", &two[1..])[0], "Shadow Strike (AC 2) on tail 2 M1", "MR-9.2");
    sample.state.seats[0].damage = 2;
    assert_eq!(
        says(&sample, "CL22", &two[1..]),
        [
            "Holy Smite (AC 3) on tail 2 M1 +1, healing 1",
            "《ホーリースマイト》（AC3）→尾2（全1 +1）、ダメージチップ×1"
        ]
    );
    let empty = sample.marker(Part::Head, 0, 1);
    assert_eq!(
        says(&empty, "WA11", &[Spot::line(Part::Head, 0)]),
        ["Sword Attack (AC 2) on head 0 (no chip)", "《ソードアタック》（AC2）→頭0（チップなし）"]
    );
}

/// In a list that has little room what differs has at most 16 columns, whatever lies where.
#[test]
fn a_target_is_told_in_few_columns() {
    let mut sample = Sample::new(4, &[]);
    let columns = |text: &str| -> usize {
        text.chars().map(|sign| if sign.is_ascii() { 1 } else { 2 }).sum()
    };
    for chip in sample.game.cards.clone().chip_kinds() {
        sample.state.slot_mut(Part::Torso).line[4] = Cell::Chip(chip);
        sample.state.core[9].cell = CoreCell::Chip(chip);
        for spot in [Spot::line(Part::Torso, 4), Spot::core(9)] {
            let [en, ja] = say_action(&sample, &attack(&sample, "WA22", &[spot]));
            let en = en.strip_prefix("Full Swing (AC 3) on ").expect("the skill comes first");
            let ja = ja.strip_prefix("《フルスイング》（AC3）→").expect("the skill comes first");
            assert!(columns(en) <= 16 && columns(ja) <= 16, "{en}, {ja}");
        }
    }
}

/// MR-R11 `take-without-marker`.
#[test]
fn a_cell_that_gets_no_marker_is_told_before() {
    let spots = [Spot::line(Part::Back, 0), Spot::line(Part::Back, 1)];
    let says = |gather, reading, targets: &[Spot]| {
        let mut sample = Sample::new(2, &[("marker-shortage", reading)]);
        sample.state.seats[0].gather = gather;
        say_action(&sample, &attack(&sample, "SO31", targets))
    };
    let take = "take-without-marker";
    assert_eq!(
        says(10, take, &spots[..1]),
        [
            "Fireball (AC 4) on back 0 S1, no marker left",
            "《ファイアボール》（AC4）→背0（魔1）、マーカーなし"
        ]
    );
    assert_eq!(
        says(9, take, &spots),
        [
            "Fireball (AC 4) on back 0 S1, back 1 C1, no marker left for the last 1",
            "《ファイアボール》（AC4）→背0（魔1）、背1（聖1）、最後の1マスはマーカーなし",
        ]
    );
    assert_eq!(says(9, take, &spots[..1])[0], "Fireball (AC 4) on back 0 S1");
    assert_eq!(says(10, "forbidden", &spots[..1])[0], "Fireball (AC 4) on back 0 S1");
}

#[test]
fn a_heal_says_how_many_chips_it_turns() {
    let mut sample = Sample::new(2, &[]);
    let heal = attack(&sample, "CL11", &[]);
    assert_eq!(
        say_action(&sample, &heal),
        ["Heal (AC 1) without effect", "《ヒール》（AC1）の空撃ち"]
    );
    let potion = Action::UseItem { item: sample.item_kind("IT08"), heal: None };
    assert_eq!(
        say_action(&sample, &potion),
        ["use Healing Potion (AC 1) without effect", "《回復の水薬》を使う（AC1）：効果なし"]
    );
    sample.state.seats[0].damage = 2;
    assert_eq!(
        say_action(&sample, &heal),
        ["Heal (AC 1) on 1 damage chip", "《ヒール》（AC1）→ダメージチップ×1"]
    );
    assert_eq!(say_action(&sample, &potion)[0], "use Healing Potion (AC 1) on 2 damage chips");
}

/// 空撃ち is said of skills alone.
#[test]
fn what_has_no_effect_is_told_by_what_it_is() {
    let sample = Sample::new(2, &[]);
    let seat = Seat::at(0);
    let told = |by| told(&sample, &Fact::DryFire { seat, by })[1].clone();
    assert_eq!(
        told(Means::Skill(sample.skill_kind("CL11"))),
        "Akiの《ヒール》は空撃ち（効果なし）"
    );
    assert_eq!(told(Means::Part(sample.part_kind("TL2"))), "Akiの《蛇の尾》は効果なし");
}

#[test]
fn clear_mind_says_what_it_takes_back() {
    let sample = Sample::new(2, &[]).skill("SO32", 0).skill("WA11", 1).skill("TH11", 1);
    let release = ["WA11", "TH11"].map(|id| Release { skill: sample.skill_kind(id), count: 1 });
    let clears = Action::UseSkill {
        skill: sample.skill_kind("SO32"),
        x: Some(2),
        targets: Targets::of([]),
        release: Releases::of(release),
        heal: None,
    };
    assert_eq!(
        say_action(&sample, &clears),
        [
            "Clear Mind (AC 0, 2 life chips): 1 back from Sword Attack, 1 back from Pickpocket",
            "《クリアマインド》（AC0、ライフチップ2枚）：\
             《ソードアタック》から1枚を戻す、《ピックポケット》から1枚を戻す",
        ]
    );
}

#[test]
fn a_pass_names_the_space_and_the_bonus_shield() {
    let pass = |letter| Action::Pass { space: space(letter) };
    let sample = Sample::new(4, &[]).on_track(3, &[3]);
    assert_eq!(say_action(&sample, &pass('A'))[0], "pass to safe space A (stay)");
    assert_eq!(
        say_action(&sample, &pass('D')),
        ["pass to safe space D (2 shields)", "パスしてセーフティゾーンDへ（盾2）"]
    );
    // MR-R38: under `no` a pawn that stays takes nothing.
    let stays = |value| {
        let mut sample = Sample::new(4, &[("stay-takes-shield", value)]);
        sample.state.safe = [None, None, None, Some(Seat::at(0))];
        say_action(&sample, &pass('D'))[0].clone()
    };
    assert_eq!(stays("yes"), "pass to safe space D (2 shields)");
    assert_eq!(stays("no"), "pass to safe space D (stay)");
}

/// MR-8.3, MR-8.4: once the core is taken a bonus shield is what its back pays, wherever it is told.
#[test]
fn a_turned_bonus_shield_is_told_by_what_it_pays() {
    let mut sample = Sample::new(4, &[]).on_track(3, &[2, 3]);
    sample.state.core_bonus = Holder::Seat(Seat::at(0));
    let pass = |letter| say_action(&sample, &Action::Pass { space: space(letter) });
    assert_eq!(
        [pass('C'), pass('D')],
        [
            ["pass to safe space C (copper or M1)", "パスしてセーフティゾーンCへ（銅貨か全1）"],
            ["pass to safe space D (silver)", "パスしてセーフティゾーンDへ（銀貨）"],
        ]
    );
    let seat = Seat::at(0);
    let taken = |chip, turned| told(&sample, &Fact::ShieldTaken { seat, chip, turned });
    assert_eq!(
        taken(BonusShield::One, true),
        [
            "Aki takes the turned bonus shield (1 copper or 1 point of experience)",
            "Akiは裏返したボーナスシールドチップ（銅貨1枚か経験値1点）を獲得",
        ]
    );
    assert_eq!(taken(BonusShield::Two, true)[0], "Aki takes the turned bonus shield (1 silver)");
    assert_eq!(taken(BonusShield::Two, false)[0], "Aki takes the bonus shield (2 shields)");
    assert_eq!(
        told(&sample, &Fact::BonusUsed { seat, chip: BonusShield::Two }),
        [
            "Aki's turned bonus shield (1 silver) is used up",
            "Akiの裏返したボーナスシールドチップ（銀貨1枚）を使い切る",
        ]
    );
}

#[test]
fn a_price_is_told_by_what_pays_it() {
    let sample = Sample::new(2, &[]).tasks([Task::AskBazaar(Seat::at(0))]);
    let item = sample.item_kind("IT04");
    let buy = |markers, bonus| say_action(&sample, &Action::BuyItem { item, markers, bonus });
    assert_eq!(buy(0, false), ["Rune Sword (4c)", "《ルーンの剣》を購入（銅4）"]);
    assert_eq!(buy(1, false)[0], "Rune Sword (3c + 1 marker)");
    assert_eq!(
        buy(2, true),
        [
            "Rune Sword (1c + 2 markers + turned shield)",
            "《ルーンの剣》を購入（銅1＋マーカー2枚＋裏返した盾）",
        ]
    );
    let life = say_action(&sample, &Action::BuyLife { markers: 1, bonus: false });
    assert_eq!(life, ["Extra life (1 marker)", "《追加ライフチップ》を購入（マーカー1枚）"]);
}

/// A list puts choices that are written alike under what their words have in common: of wares that is
/// nothing, so that each stands there with its name and its price.
#[test]
fn wares_have_no_words_in_common() {
    let sample = Sample::new(2, &[]).tasks([Task::AskBazaar(Seat::at(0))]);
    let says = |id, markers| {
        let item = sample.item_kind(id);
        say_action(&sample, &Action::BuyItem { item, markers, bonus: false })
    };
    for markers in [0, 1] {
        let ([one, ja], [other, other_ja]) = (says("IT02", markers), says("IT03", markers));
        assert_ne!(one.chars().next(), other.chars().next());
        assert!(one.ends_with(')') && other.ends_with(')'), "no end that stands by itself");
        assert!(ja.ends_with('）') && ja.starts_with('《') && other_ja.starts_with('《'));
    }
}

#[test]
fn a_level_up_lists_its_payment() {
    let mut sample = Sample::new(2, &[]).tasks([Task::AskBazaar(Seat::at(0))]);
    sample.state.seats[0].starter = Some(Character::Thief);
    let level_up = Action::LevelUp {
        character: Character::Warrior,
        skill: sample.skill_kind("WA21"),
        chips: PaidChips::of([xp(Symbol::Warrior, 1), xp(Symbol::Warrior, 1)]),
        starter: true,
        markers: 0,
        bonus: false,
    };
    assert_eq!(
        say_action(&sample, &level_up),
        [
            "Warrior to level 2 with Axe Attack for W1, W1, starting experience (Thief)",
            "ウォーリアをレベル2に：経験値「ウォーリア1」「ウォーリア1」、\
             初期経験値チップ（シーフ）で《アックスアタック》を修得",
        ]
    );
}

#[test]
fn a_turn_says_whose_it_is_and_why() {
    let sample = Sample::new(2, &[]);
    assert_eq!(
        say_prompt(&sample),
        [
            "turn of Aki, first in the safe zone (A): 6 AP and 2 life chips left",
            "Akiの手番、セーフティゾーンの先頭（A）：残りAP6、ライフチップ2枚",
        ]
    );
    let lowest = Sample::new(2, &[]).on_track(3, &[1]).on_track(5, &[0]);
    assert_eq!(
        say_prompt(&lowest)[0],
        "turn of Bea, lowest on the AP track (space 3): 3 AP and 2 life chips left"
    );
    let stacked = Sample::new(2, &[]).on_track(4, &[1, 0]);
    assert_eq!(
        say_prompt(&stacked),
        [
            "turn of Aki, on top of the lowest stack of the AP track (space 4): \
             2 AP and 2 life chips left",
            "Akiの手番、APトラックの最小のマス（4）で一番上：残りAP2、ライフチップ2枚",
        ]
    );
}

#[test]
fn chance_says_what_falls_and_from_what() {
    let asked = |task| say_prompt(&Sample::new(2, &[]).tasks([task]));
    assert_eq!(
        asked(Task::AskPart(Part::Head)),
        [
            "the monster's head is turned up: 1 of 3 cards not seen yet",
            "エネミーの頭を公開：未公開の部位カード3枚のうち1枚",
        ]
    );
    assert_eq!(
        asked(Task::AskStage2(Part::Tail)),
        [
            "5 of 20 stage 2 chips for the hate line of the tail",
            "尾のヘイトラインに置くStage 2のチップ5枚（残り20枚から）",
        ]
    );
    let bare = Sample::new(3, &[]).broken(Part::Back, 2).broken(Part::Head, 2);
    assert_eq!(
        say_prompt(&bare.tasks([Task::AskExpose(Part::Head)])),
        [
            "stage 3 chips for core 0, core 1, core 8, core 9, from the 10 left",
            "コア0、コア1、コア8、コア9に置くStage 3のチップ（残り10枚から）",
        ]
    );
}

#[test]
fn outcomes_are_told_by_name() {
    let sample = Sample::new(2, &[]);
    let eagle = Outcome::draw(&[Kind::from(sample.part_kind("HD2"))]);
    let part = Sample::new(2, &[]).tasks([Task::AskPart(Part::Head)]);
    assert_eq!(say_outcome(&part, &eagle), ["Eagle's Head", "《鷲の頭》"]);
    let kept = Sample::new(2, &[]).tasks([Task::AskKept]);
    assert_eq!(
        say_outcome(&kept, &Outcome::draw(&[Kind(0), Kind(3)])),
        ["Warrior, Thief", "ウォーリア、シーフ"]
    );
    let gold = Kind::from(sample.chip_kind("X09"));
    let bare = Sample::new(3, &[]).broken(Part::Head, 2).tasks([Task::AskExpose(Part::Head)]);
    let exposed = Outcome::Draw([gold, Kind::from(sample.chip_kind("X01"))].into_iter().collect());
    assert_eq!(
        say_outcome(&bare, &exposed),
        ["Gold on core 8, Warrior 3 on core 9", "コア8の金貨、コア9のウォーリア3"]
    );
    assert_eq!(say_outcome(&sample, &Outcome::Pick(1))[0], "Bea starts");
}

#[test]
fn what_fell_is_entered_by_short_words() {
    let sample = Sample::new(2, &[]);
    let word = |task, one| {
        let state = State { tasks: vec![task], ..sample.state.clone() };
        let words = item(&sample.game, &state, one);
        (words.name.en.to_string(), words.word.en.to_string(), words.word.ja.to_string())
    };
    let of = |name: &str, en: &str, ja: &str| (name.to_owned(), en.to_owned(), ja.to_owned());
    let kind = |kind| Item::Kind(kind);
    let head = kind(Kind::from(sample.part_kind("HD2")));
    assert_eq!(word(Task::AskPart(Part::Head), head), of("Eagle's Head", "HD2", "HD2"));
    let chip = kind(Kind::from(sample.chip_kind("E17")));
    assert_eq!(word(Task::AskDeal(Part::Head), chip), of("Silver (no. 17)", "17", "17"));
    assert_eq!(word(Task::AskKept, kind(Kind(1))), of("Cleric", "C", "聖"));
    let any = kind(Kind::from(sample.chip_kind("X05")));
    assert_eq!(word(Task::AskExpose(Part::Head), any), of("Any class 1", "M1", "全1"));
    let thief = kind(Kind::from(sample.chip_kind("X04")));
    assert_eq!(word(Task::AskExpose(Part::Head), thief), of("Thief 3", "T3", "盗3"));
    let gold = kind(Kind::from(sample.chip_kind("X09")));
    assert_eq!(word(Task::AskExpose(Part::Head), gold), of("Gold", "gold", "金貨"));
    assert_eq!(word(Task::AskStart, Item::Pick(1)), of("Bea", "1", "1"));
}

#[test]
fn facts_tell_numbers_as_players_do() {
    let sample = Sample::new(2, &[]);
    let seat = Seat::at(0);
    let ranked = |tenths, bonus| {
        let target = Target::Part(Part::Head);
        told(&sample, &Fact::Contributed { target, place: 0, seat, tenths, bonus })
    };
    assert_eq!(
        ranked(39, 9),
        [
            "Aki is first at the head with contribution 3.9 (0.9 from cards)",
            "頭の1位：Aki（貢献度3.9、うちカード0.9）",
        ]
    );
    assert_eq!(
        ranked(30, 0),
        ["Aki is first at the head with contribution 3", "頭の1位：Aki（貢献度3）"]
    );
    assert_eq!(
        told(&sample, &Fact::Placed { place: 0, seat, halves: 31 }),
        ["1. Aki: 15.5 points", "1位：Aki（15.5点）"]
    );
}

#[test]
fn a_chip_that_does_not_fit_is_refused_with_what_would() {
    let sample = Sample::new(2, &[]);
    let spot = Spot::line(Part::Head, 2);
    let missed = |id| Refusal::Missed { skill: sample.skill_kind(id), spot, why: Miss::Filter };
    assert_eq!(
        told(&sample, &missed("WA11")),
        [
            "Sword Attack cannot take the chip on head 2: \
             it takes experience up to 1 (1 more with a sword chip)",
            "《ソードアタック》では頭2のチップを獲得できない：\
             獲得できるのは1点までの経験値（剣チップがあれば＋1）",
        ]
    );
    assert_eq!(
        told(&sample, &missed("TH11"))[0],
        "Pickpocket cannot take the chip on head 2: it takes coins up to silver"
    );
}

#[test]
fn the_phase_follows_from_the_next_task() {
    let head = Target::Part(Part::Head);
    let (aki, bea) = (Seat::at(0), Seat::at(1));
    let of = |tasks: Vec<Task>| {
        let sample = Sample::new(2, &[]).tasks(tasks);
        phase_of(&sample.game, &sample.state)
    };
    assert_eq!(of(vec![Task::AskTurn]), Phase::MainPhase);
    assert_eq!(of(vec![Task::AskTurn, Task::ReturnShields, Task::Damage(aki)]), Phase::EnemyPhase);
    let result = [Task::EndTurn(bea), Task::ClearLine(Part::Head)];
    assert_eq!(of([&result[..], &[Task::AskSwap(aki)]].concat()), Phase::Result(head));
    assert_eq!(of(vec![Task::EndTurn(bea), Task::AskPart(Part::Head)]), Phase::Result(head));
    assert_eq!(of(vec![Task::EndTurn(bea), Task::CoreBonus(aki)]), Phase::Result(Target::Core));
    assert_eq!(of(vec![Task::RoundEnd, Task::AskBazaar(aki)]), Phase::EndPhase);
    assert_eq!(of(vec![Task::Score(aki)]), Phase::Scoring);
    assert_eq!(of(vec![]), Phase::Over);
    let expose = vec![Task::EndTurn(bea), Task::AskExpose(Part::Back)];
    assert_eq!(of(expose), Phase::Result(Target::Part(Part::Back)));
    let mut set_up = Sample::new(2, &[]).tasks([Task::StartRound, Task::AskPart(Part::Head)]);
    set_up.state.round = 0;
    assert_eq!(phase_of(&set_up.game, &set_up.state), Phase::SetUp);
}

#[test]
fn a_turn_lasts_through_its_results() {
    let (aki, bea) = (Seat::at(0), Seat::at(1));
    let of = |tasks: Vec<Task>| {
        let sample = Sample::new(2, &[]).tasks(tasks);
        marks(&sample.game, &sample.state).turn
    };
    assert_eq!(of(vec![Task::AskTurn]), Some(Turn::of_seat(aki, 1)));
    assert_eq!(
        of(vec![Task::EndTurn(bea), Task::AskStage2(Part::Head)]),
        Some(Turn::of_seat(bea, 1))
    );
    assert_eq!(
        of(vec![Task::RoundEnd, Task::Shop(bea), Task::AskBazaar(aki)]),
        Some(Turn::of_seat(aki, 1))
    );
    let chip = SkillChip::Ring;
    let place = vec![Task::RoundEnd, Task::ShopAgain(bea), Task::AskPlace { seat: bea, chip }];
    assert_eq!(of(place), Some(Turn::of_seat(bea, 1)));
    assert_eq!(of(vec![Task::RoundEnd, Task::Shop(bea)]), None);
    assert_eq!(of(vec![Task::AskTurn, Task::Damage(aki)]), None);
}

#[test]
fn every_eye_is_told_the_same() {
    let mut sample = Sample::new(2, &[]);
    sample.state.core_bonus = Holder::Seat(Seat::at(0));
    let said = attack(&sample, "WA11", &[Spot::line(Part::Head, 0)]);
    let told = |eye| {
        said_of(&sample, eye, |at, to| {
            prompt(at, to)?;
            let ends = at.told(&Fact::MainPhaseEnds);
            fmt::Write::write_fmt(to, format_args!("{}{ends}", at.told(&said)))
        })
    };
    let mut eyes = Eye::every(2);
    let first = told(eyes.next().expect("there is an eye"));
    assert!(eyes.all(|eye| told(eye) == first));
}

/// The price of a life chip is a figure of the card set, that of the medic one of the rules (MR-5.1).
#[test]
fn the_field_medic_has_a_price_of_its_own() {
    let mut sample = Sample::new(2, &[]);
    std::sync::Arc::make_mut(&mut sample.game.cards).board.life_price = 3;
    let [en, _] = say_action(&sample, &Action::FieldMedic { markers: 0, bonus: false });
    assert!(en.ends_with("(1c)"), "{en}");
    let [en, _] = say_action(&sample, &Action::BuyLife { markers: 0, bonus: false });
    assert!(en.ends_with("(3c)"), "{en}");
}
