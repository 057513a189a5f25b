//! Words of the trading card game: all of them in both languages, none past an eye, and some at
//! named positions.

use super::sample::{AKI, BEA, Parts, facts, refusals};
use super::*;
use crate::action::{Action, PassScope, Payment};
use crate::cards::CardKind;
use crate::fact::{Audience, CardRef, Fact, ItemRef, TargetRef};
use crate::state::{
    Announce, AnnouncePart, Assignment, BattleStep, CardId, Drawn, DrawnBy, Exchange, Former,
    Identity, Item, ItemId, Known, Met, Named, OpenWindow, Pending, Question, Resolve, Source,
    State, Targets, Task, Trigger, Zone,
};
use crate::table::scene::sample::{Sample, city};
use arrayvec::ArrayVec;
use kanso_engine::laws::Dice;
use kanso_engine::prelude::*;
use kanso_engine::{
    Awaiting, Bag, Cited, Event, Kind, Mode, Outcome, Seats, Setup, Telling, Trace,
};

const EYES: [Eye; 4] = [Eye::All, Eye::Public, Eye::Seat(AKI), Eye::Seat(BEA)];
/// What Japanese keeps in Latin letters: names of players, and words as the cards print them.
const LATIN: [&str; 9] = ["Aki", "Bea", "Quick", "Unique", "Power", "Range", "Move", "HP", "Lv"];

fn said_of(write: impl Fn(Lang, &mut String) -> fmt::Result) -> [String; 2] {
    Lang::ALL.map(|lang| {
        let mut text = String::new();
        write(lang, &mut text).expect("a string takes every text");
        text
    })
}

fn say_fact(sample: &Sample, told: &Fact, eye: Eye) -> [String; 2] {
    said_of(|lang, to| sample.game.say_fact(told, lang, eye, to))
}

fn say_action(sample: &Sample, said: &Action, eye: Eye) -> [String; 2] {
    said_of(|lang, to| sample.game.say_action(&sample.state, said, lang, eye, to))
}

fn say_prompt(sample: &Sample, eye: Eye) -> [String; 2] {
    said_of(|lang, to| prompt(At::new(&sample.game, &sample.state, lang, eye), to))
}

/// Both languages have words, each in its own letters, without a full stop.
fn sound(words: &[String; 2]) {
    let [en, ja] = words;
    assert!(!en.trim().is_empty() && !ja.trim().is_empty(), "both languages have words");
    assert!(en.is_ascii() || en.chars().all(|c| c.is_ascii() || c == '−'), "English: {en}");
    let bare = LATIN.iter().fold(ja.clone(), |text, word| text.replace(word, ""));
    assert!(!bare.chars().any(|c| c.is_ascii_alphabetic()), "no English in Japanese: {ja}");
    for text in words {
        assert!(!text.contains("  ") && text.trim() == text, "spaces: {text}");
        assert!(!text.ends_with(['.', '。']), "no full stop: {text}");
        assert_eq!(text.matches(['(', '（']).count(), text.matches([')', '）']).count(), "{text}");
    }
    assert_ne!(en, ja);
}

/// A card of Aki with these who may know it.
fn card(sample: &Sample, number: u32, id: &str, face: Audience, told: Audience) -> CardRef {
    CardRef { id: CardId(number), kind: sample.kind(id), seat: AKI, face, number: told }
}

fn open(sample: &Sample, number: u32, id: &str) -> CardRef {
    card(sample, number, id, Audience::Everybody, Audience::Everybody)
}

#[test]
fn every_fact_and_refusal_has_words_in_both_languages() {
    let readings: [&[(&str, &str)]; 3] = [
        &[],
        &[("move-lock-time", "at-resolution"), ("vanguard-lost", "continue-without")],
        &[("vanguard-lost", "name-another")],
    ];
    for sample in readings.map(Sample::new) {
        let parts = Parts { card: open(&sample, 12, "K02"), other: open(&sample, 4, "W01") };
        for eye in EYES {
            for told in facts(parts) {
                sound(&say_fact(&sample, &told, eye));
            }
            for told in refusals(parts) {
                sound(&said_of(|lang, to| sample.game.say_refusal(&told, lang, eye, to)));
            }
        }
    }
}

/// The rulebook calls all of them 特殊能力, with or without a cost; cards are opened by オープン; damage is
/// counted in 点.
#[test]
fn japanese_speaks_as_the_rulebook_does() {
    let sample = Sample::new(&[]);
    let parts = Parts { card: open(&sample, 12, "K02"), other: open(&sample, 4, "W01") };
    let facts = facts(parts).into_iter().map(|told| say_fact(&sample, &told, Eye::All));
    let refused = refusals(parts).into_iter();
    let refused =
        refused.map(|told| said_of(|lang, to| sample.game.say_refusal(&told, lang, Eye::All, to)));
    let rows = sample.game.cards.rows().map(|row| row.line_ja.to_owned()).collect::<Vec<_>>();
    let rules = RULES.iter().map(|rule| rule.line(Lang::Ja).to_owned());
    let all = facts.chain(refused).map(|[_, ja]| ja).chain(rows).chain(rules);
    for words in all {
        let bare = words.replace("特殊能力", "");
        for foreign in ["能力", "誘発", "標的に取", "開く", "開け", "が引く：", "が見る："]
        {
            assert!(!bare.contains(foreign), "{foreign}: {words}");
        }
        let digit = |at: usize| bare[..at].ends_with(|sign: char| sign.is_ascii_digit());
        let counts = bare.match_indices("ダメージ").any(|(at, _)| digit(at));
        assert!(!counts, "points have their word: {words}");
    }
}

/// Whether an eye is told all of a fact hangs on its cards: none of them is left out.
#[test]
fn a_fact_knows_every_card_that_it_names() {
    let sample = Sample::new(&[]);
    for told in facts(Parts { card: open(&sample, 12, "K02"), other: open(&sample, 4, "W01") }) {
        assert_eq!(told.cards().len(), format!("{told:?}").matches("CardRef").count(), "{told:?}");
    }
}

#[test]
fn what_a_fact_or_refusal_hides_of_a_card_changes_no_word_for_other_eyes() {
    let sample = Sample::new(&[]);
    let audiences = [
        Audience::Everybody,
        Audience::Only(Seats::NONE),
        Audience::Only(Seats::one(AKI)),
        Audience::Only(Seats::one(BEA)),
        Audience::Only(Seats::first(2)),
    ];
    let words = |parts: Parts, eye: Eye| -> Vec<[String; 2]> {
        let facts = facts(parts).into_iter().map(|told| say_fact(&sample, &told, eye));
        let refusals = refusals(parts).into_iter();
        let refusals =
            refusals.map(|told| said_of(|lang, to| sample.game.say_refusal(&told, lang, eye, to)));
        facts.chain(refusals).collect()
    };
    for face in audiences {
        for number in audiences {
            let parts = |id: [&str; 2], at: [u32; 2]| Parts {
                card: card(&sample, at[0], id[0], face, number),
                other: card(&sample, at[1], id[1], face, number),
            };
            for eye in EYES {
                let told = words(parts(["G15", "W01"], [12, 40]), eye);
                let other_face = words(parts(["K02", "G01"], [12, 40]), eye);
                let other_number = words(parts(["G15", "W01"], [13, 41]), eye);
                assert_eq!(told == other_face, !face.has(eye), "{face:?} {eye:?}");
                assert_eq!(told == other_number, !number.has(eye), "{number:?} {eye:?}");
            }
        }
    }
}

#[test]
fn a_card_is_told_by_what_may_be_known_of_it() {
    let sample = Sample::new(&[]);
    let (all, own) = (Audience::Everybody, Audience::Only(Seats::one(AKI)));
    let seen = |card: &CardRef, eye| {
        Lang::ALL.map(|lang| Teller::new(&sample.game, lang, eye).told(card).to_string())
    };
    let public = Eye::Public;
    let open = card(&sample, 12, "K02", all, all);
    assert_eq!(seen(&open, public), ["Swarm Assault #12", "群れの襲撃#12"]);
    let set = card(&sample, 15, "K02", own, all);
    assert_eq!(seen(&set, public), ["set card #15", "セットカード#15"]);
    assert_eq!(seen(&set, Eye::Seat(AKI))[0], "Swarm Assault #15");
    assert_eq!(seen(&set, Eye::Seat(BEA))[0], "set card #15");
    assert_eq!(seen(&set, Eye::All)[0], "Swarm Assault #15");
    let known_hand = card(&sample, 8, "W01", all, own);
    assert_eq!(seen(&known_hand, public), ["Mercenary (white)", "傭兵（白）"]);
    assert_eq!(seen(&known_hand, Eye::Seat(AKI)), ["Mercenary (white) #8", "傭兵（白）#8"]);
    let hand = card(&sample, 8, "W01", own, own);
    assert_eq!(seen(&hand, public), ["one card", "カード1枚"]);
}

#[test]
fn cards_of_which_nothing_may_be_known_are_counted() {
    let sample = Sample::new(&[]);
    let own = Audience::Only(Seats::one(AKI));
    let hand = |number, id| card(&sample, number, id, own, own);
    let known = card(&sample, 3, "W07", Audience::Everybody, own);
    let drawn = |cards: &[CardRef], eye| {
        let drawn = Fact::Drawn { seat: AKI, cards: cards.to_vec(), by: DrawnBy::Turn };
        say_fact(&sample, &drawn, eye)
    };
    let two = [hand(1, "W01"), hand(2, "G01")];
    assert_eq!(drawn(&two, Eye::Public), ["Aki draws 2 cards", "Akiがカード2枚を引く"]);
    assert_eq!(drawn(&two[..1], Eye::Seat(BEA))[0], "Aki draws 1 card");
    assert_eq!(
        drawn(&two, Eye::Seat(AKI)),
        [
            "Aki draws Mercenary (white) #1, Mercenary (green) #2",
            "Akiが傭兵（白）#1、傭兵（緑）#2を引く"
        ]
    );
    let three = [two[0], known, two[1]];
    assert_eq!(drawn(&three, Eye::Seat(BEA))[0], "Aki draws Scout Rider, 2 cards");
}

#[test]
fn a_pass_and_why_nobody_was_asked_are_told_to_the_seat_alone() {
    let sample = Sample::new(&[]);
    let parts = Parts { card: open(&sample, 12, "K02"), other: open(&sample, 4, "W01") };
    for told in facts(parts) {
        if matches!(told, Fact::Passed { .. } | Fact::SilentPass { .. }) {
            assert_eq!(say_fact(&sample, &told, Eye::Seat(BEA)), ["Aki passes", "Akiはパス"]);
            assert_eq!(say_fact(&sample, &told, Eye::Public), ["Aki passes", "Akiはパス"]);
        }
    }
    let standing = Fact::Passed { seat: AKI, scope: PassScope::UntilChange };
    assert_eq!(
        say_fact(&sample, &standing, Eye::Seat(AKI))[0],
        "Aki passes until something changes"
    );
}

/// Aki is asked while this goes on.
fn above<const N: usize>(sample: Sample, tasks: [Task; N], question: Question) -> Sample {
    let mut sample = sample.asks(0, question);
    sample.state.tasks.splice(..0, tasks);
    sample
}

/// Chance is asked.
fn awaiting(drawn: Drawn) -> Sample {
    let mut sample = Sample::new(&[]);
    sample.state.tasks = vec![Task::Chance(drawn)];
    sample
}

/// A text of this card is resolved for Aki, at this step; hand and aside have cards.
fn resolving(id: &str, step: u8, question: Question) -> Sample {
    let sample = Sample::new(&[])
        .play(0, id, 2)
        .with(|card| card.zone = Zone::Opening)
        .aside(0, &["W02", "G01"])
        .hand(0, &["W01"]);
    let what = Pending::Effect { card: CardId(1), targets: Targets::new() };
    let mut resolve = Resolve::new(Item { id: ItemId(1), controller: AKI, what, own_pass: false });
    resolve.step = step;
    above(sample, [Task::Resolve(resolve)], question)
}

#[test]
fn others_are_told_of_a_secret_choice_what_the_table_says() {
    let others = [Eye::Public, Eye::Seat(BEA)];
    let check = |sample: &Sample, said: &Action, own: &str, other: &str, other_ja: &str| {
        assert_eq!(say_action(sample, said, Eye::Seat(AKI))[0], own);
        assert_eq!(say_action(sample, said, Eye::All)[0], own);
        for eye in others {
            assert_eq!(say_action(sample, said, eye), [other, other_ja]);
        }
    };
    let main = resolving("W14", 1, Question::MainAction);
    let set = Action::Set { card: CardId(4), city: city(3) };
    check(
        &main,
        &set,
        "set Mercenary (white) #4 at city 3",
        "set one card at city 3",
        "カード1枚を都市3にセット",
    );
    // What was known of the hand does not tell which card was set (BK-5.21).
    let known = Sample::new(&[]).known_in_hand(0, "W04", Known::Publicly);
    let set = Action::Set { card: CardId(1), city: city(3) };
    let own = "set Banner Sergeant #1 at city 3";
    let main = known.asks(0, Question::MainAction);
    check(&main, &set, own, "set one card at city 3", "カード1枚を都市3にセット");

    let take = Action::Take { card: CardId(2) };
    let own = "take Archers at the Ready #2";
    let shown = resolving("W14", 1, Question::Take);
    check(&shown, &take, own, "take Archers at the Ready", "身構える弓兵隊を手札に加える");
    let hidden = resolving("G11", 1, Question::Take);
    check(&hidden, &take, own, "take one card", "カード1枚を手札に加える");

    let bottom = resolving("W14", 2, Question::Bottom);
    check(
        &bottom,
        &Action::Bottom { card: CardId(3) },
        "put Mercenary (green) #3 at the bottom of the deck",
        "put one card at the bottom of the deck",
        "カード1枚をデッキの一番下に置く",
    );
    let place = resolving("R03", 1, Question::Place);
    check(
        &place,
        &Action::Place { card: CardId(2), city: city(4) },
        "set Archers at the Ready #2 at city 4",
        "set one card at city 4",
        "カード1枚を都市4にセット",
    );
    let window = Sample::new(&[]).asks(0, Question::Window);
    let pass = Action::Pass { scope: PassScope::UntilTurnEnd };
    check(&window, &pass, "pass until the turn ends", "pass", "パス");
}

#[test]
fn what_is_paid_or_discarded_is_told_to_all_without_its_number_in_the_hand() {
    let sample =
        Sample::new(&[]).hand(0, &["W01", "K02"]).play(0, "W04", 2).asks(0, Question::PayCost);
    let cards = Payment::of([CardId(1), CardId(2)]);
    let pay = Action::Pay { cards, sacrifice: Some(CardId(3)) };
    assert_eq!(
        say_action(&sample, &pay, Eye::Seat(AKI))[0],
        "pay Swarm Assault #2, Mercenary (white) #1, and trash Banner Sergeant #3"
    );
    assert_eq!(
        say_action(&sample, &pay, Eye::Seat(BEA)),
        [
            "pay Swarm Assault, Mercenary (white), and trash Banner Sergeant #3",
            "群れの襲撃、傭兵（白）で支払い、旗持ちの軍曹#3をトラッシュ"
        ]
    );
    let discard = Action::Discard { card: CardId(1) };
    assert_eq!(say_action(&sample, &discard, Eye::Public)[0], "discard Mercenary (white)");
}

/// A list puts what choices have in common before or behind what differs: that is never in two parts.
#[test]
fn japanese_choices_differ_in_one_part() {
    let sample = Sample::new(&[])
        .set(0, "K02", 3, Known::No)
        .set(0, "W01", 2, Known::No)
        .hand(0, &["W07", "W14"])
        .asks(0, Question::OpenPhase);
    let said = |action: Action| say_action(&sample, &action, Eye::Seat(AKI))[1].clone();
    let ids = [CardId(1), CardId(2)];
    let opened = ids.map(|card| said(Action::Open { card }));
    assert_eq!(opened, ["群れの襲撃#1（都市3）をオープン", "傭兵（白）#2（都市2）をオープン"]);
    let shown = ids.map(|card| said(Action::OpenUnpaid { card }));
    assert!(shown.iter().all(|words| words.ends_with("）を見せ、支払わずに裏に戻す")), "{shown:?}");
    let pay = |card| Action::Pay { cards: Payment::of([CardId(card)]), sacrifice: None };
    assert_eq!([3, 4].map(|card| said(pay(card))), ["騎馬斥候#3で支払う", "兵員名簿#4で支払う"]);
    let named = |card| Action::Targets { list: [Named::Card(card)].into_iter().collect() };
    assert!(ids.map(|card| said(named(card))).iter().all(|words| words.ends_with("を標的にする")));
    let passes = PassScope::ALL.map(|scope| said(Action::Pass { scope }));
    assert!(passes.iter().all(|words| words.starts_with("パス")), "{passes:?}");
}

/// BK-3.13: in which order they were drawn is nobody else's business.
#[test]
fn cards_that_are_paid_are_told_in_the_order_of_card_numbers() {
    let sample = Sample::new(&[]).hand(0, &["W14", "W01"]).asks(0, Question::PayCost);
    let pay = Action::Pay { cards: Payment::of([CardId(1), CardId(2)]), sacrifice: None };
    assert_eq!(say_action(&sample, &pay, Eye::Public)[0], "pay Mercenary (white), Muster Roll");
    let own = "pay Mercenary (white) #2, Muster Roll #1";
    assert_eq!(say_action(&sample, &pay, Eye::Seat(AKI))[0], own);
}

#[test]
fn a_card_turned_up_is_told_to_all_with_its_place() {
    let mut sample =
        Sample::new(&[]).set(0, "K02", 3, Known::No).hand(0, &["W07"]).asks(0, Question::Window);
    let open = Action::OpenQuick { card: CardId(1) };
    assert_eq!(
        say_action(&sample, &open, Eye::Public),
        ["open Swarm Assault #1 at city 3 by Quick", "群れの襲撃#1（都市3）をQuickでオープン"]
    );
    sample.state.cities[2].identity = Some(Identity(0));
    let open = Action::Open { card: CardId(1) };
    assert_eq!(
        say_action(&sample, &open, Eye::Public),
        ["open Swarm Assault #1 at city 3 (Royal Capital)", "群れの襲撃#1（都市3）をオープン"]
    );
    // A card that lies in the hand is not turned up by asking.
    let refused = Action::Open { card: CardId(2) };
    assert_eq!(say_action(&sample, &refused, Eye::Public)[0], "open one card");
    assert_eq!(say_action(&sample, &refused, Eye::Seat(AKI))[0], "open Scout Rider #2");
}

fn every_action() -> Vec<Action> {
    let card = CardId(1);
    let (place, kind) = (city(3), CardKind::new(199));
    let mut all = vec![
        Action::Keep,
        Action::Redraw,
        Action::Open { card },
        Action::OpenUnpaid { card },
        Action::SkipOpen,
        Action::Move { card, to: place },
        Action::Set { card, city: place },
        Action::Use { card, ability: 1 },
        Action::OpenQuick { card },
        Action::DeclareBattle { city: place },
        Action::EndMain,
        Action::Vanguard { card },
        Action::NoVanguard,
        Action::Fighter { card },
        Action::NoFighter,
        Action::Assign { target: card, amount: 2 },
        Action::StopAssign,
        Action::DrawTwo,
        Action::DrawOne,
        Action::Decline,
        Action::Discard { card },
        Action::Pay { cards: Payment::of([card]), sacrifice: None },
        Action::Pay { cards: Payment::of([]), sacrifice: Some(card) },
        Action::PayCard { card },
        Action::Sacrifice { card },
        Action::Targets { list: Targets::new() },
        Action::Targets {
            list: [Named::Card(card), Named::Item(ItemId(1)), Named::City(place)]
                .into_iter()
                .collect(),
        },
        Action::NextTrigger { item: ItemId(1) },
        Action::Take { card },
        Action::TakeNone,
        Action::Bottom { card },
        Action::Place { card, city: place },
        Action::Find { kind: kind.expect("a number of a card") },
        Action::StopSearch,
    ];
    all.extend(PassScope::ALL.map(|scope| Action::Pass { scope }));
    all
}

#[test]
fn every_action_has_words_in_both_languages_even_about_what_is_not_there() {
    let there =
        Sample::new(&[]).play(0, "G15", 2).pends(1, Pending::Draw).asks(0, Question::MainAction);
    let empty = Sample::new(&[]).asks(0, Question::MainAction);
    for sample in [there, empty] {
        for said in every_action() {
            for eye in EYES {
                sound(&say_action(&sample, &said, eye));
            }
        }
    }
}

/// Who means to end the turn, or this phase, ends Main.
#[test]
fn main_is_ended_by_whatever_ends_with_it() {
    let [en, ja] = say_action(&Sample::new(&[]), &Action::EndMain, Eye::Seat(AKI));
    for word in ["end", "Main", "phase", "turn"] {
        assert!(en.contains(word), "{word}: {en}");
    }
    for word in ["メインフェイズ", "を終了", "ターン終了"] {
        assert!(ja.contains(word), "{word}: {ja}");
    }
}

#[test]
fn one_ability_of_several_is_told_by_its_place() {
    let sample = Sample::new(&[]).play(0, "G15", 2).play(0, "W08", 2).asks(0, Question::MainAction);
    let several = Action::Use { card: CardId(1), ability: 1 };
    assert_eq!(
        say_action(&sample, &several, Eye::Public),
        ["use ability 2 of Grove Matriarch #1", "木立の大母#1の2つ目の特殊能力を使用"]
    );
    let one = Action::Use { card: CardId(2), ability: 0 };
    assert_eq!(say_action(&sample, &one, Eye::Public)[0], "use Field Surgeon #2");
}

/// Bea's Mercenary is moved; Aki answers with an effect on it.
fn answered() -> Sample {
    Sample::new(&[])
        .play(1, "K01", 2)
        .play(0, "K02", 2)
        .with(|card| card.zone = Zone::Opening)
        .pends(1, Pending::Move { card: CardId(1), to: city(3) })
}

#[test]
fn a_window_tells_what_pends_from_top_to_bottom() {
    let one = answered().asks(0, Question::Window);
    let mut two = answered();
    two = two.pends(
        0,
        Pending::Effect {
            card: CardId(2),
            targets: [Named::Card(CardId(1))].into_iter().collect(),
        },
    );
    two = two.asks(1, Question::Window);
    for eye in EYES {
        assert_eq!(
            say_prompt(&one, eye),
            [
                "Aki may answer: the move of Mercenary (black) #1 to city 3 (Bea) is pending; \
                 nothing else",
                "Akiは割り込める：解決待機は傭兵（黒）#1の都市3への移動（Bea）だけ"
            ]
        );
        assert_eq!(
            say_prompt(&two, eye),
            [
                "Bea may answer: Swarm Assault #2 (Aki; on Mercenary (black) #1) resolves first, \
                 then the move of Mercenary (black) #1 to city 3 (Bea)",
                "Beaは割り込める：解決待機は上から群れの襲撃#2（Aki；標的は傭兵（黒）#1）、\
                 次に傭兵（黒）#1の都市3への移動（Bea）"
            ]
        );
    }
}

#[test]
fn a_card_that_pends_keeps_its_name_when_it_went_to_a_hand_or_got_another_number() {
    let mut sample = answered();
    sample = sample.pends(
        0,
        Pending::Effect {
            card: CardId(2),
            targets: [Named::Card(CardId(1))].into_iter().collect(),
        },
    );
    sample = sample.asks(1, Question::Window);
    let before = say_prompt(&sample, Eye::Public);
    let mut in_hand = sample.state.clone();
    let first = in_hand.cards.iter().next().expect("a card was put").id;
    in_hand.card_mut(first).zone = Zone::Hand;
    in_hand.card_mut(first).city = None;
    sample.state = in_hand;
    assert_eq!(say_prompt(&sample, Eye::Public), before);
    let gone = sample.state.cards.take(first).expect("it is there");
    sample.state.former.push(Former { id: gone.id, kind: gone.kind, seat: gone.controller });
    assert_eq!(say_prompt(&sample, Eye::Public), before);
}

#[test]
fn combat_damage_pends_with_who_deals_what_to_whom() {
    let assignments = vec![Assignment { source: CardId(2), target: CardId(1), amount: 3 }];
    let sample = Sample::new(&[])
        .play(1, "K01", 2)
        .play(0, "R02", 2)
        .pends(0, Pending::Damage { range: 0, assignments })
        .asks(1, Question::Window);
    assert_eq!(
        say_prompt(&sample, Eye::Public),
        [
            "Bea may answer: the combat damage of Range 0 (Aki; Charging Cavalry #2 deals 3 to \
             Mercenary (black) #1) is pending; nothing else",
            "Beaは割り込める：解決待機はRange0の戦闘ダメージ\
             （Aki；攻め込む騎兵隊#2から傭兵（黒）#1に3点）だけ"
        ]
    );
}

#[test]
fn a_pending_set_is_told_by_the_card_to_its_player_alone() {
    let sample = Sample::new(&[])
        .set(0, "W07", 3, Known::No)
        .with(|card| card.zone = Zone::Transit)
        .pends(0, Pending::Set { card: CardId(1), city: city(3) })
        .asks(1, Question::Window);
    assert_eq!(
        say_prompt(&sample, Eye::Seat(AKI))[0],
        "Bea may answer: the setting of Scout Rider #1 at city 3 (Aki) is pending; nothing else"
    );
    for eye in [Eye::Public, Eye::Seat(BEA)] {
        assert_eq!(
            say_prompt(&sample, eye)[0],
            "Bea may answer: the setting of set card #1 at city 3 (Aki) is pending; nothing else"
        );
    }
}

#[test]
fn every_open_window_is_told_by_its_own_name() {
    let mut seen = std::collections::BTreeSet::new();
    for window in OpenWindow::ALL {
        let mut sample = Sample::new(&[]).asks(0, Question::Window);
        sample.state.open_window = Some(window);
        let words = say_prompt(&sample, Eye::Public);
        sound(&words);
        seen.insert(words);
    }
    assert_eq!(seen.len(), OpenWindow::ALL.len());
    let mut sample = Sample::new(&[]).asks(0, Question::Window);
    sample.state.open_window = Some(OpenWindow::ALL[1]);
    assert_eq!(
        say_prompt(&sample, Eye::Public),
        [
            "Aki may use a Quick effect: end of the Draw phase, nothing is pending",
            "Akiはクイック効果を使える：ドローフェイズの終わり、解決待機なし"
        ]
    );
}

/// A table on which every question makes sense.
fn busy(question: Question) -> Sample {
    let source = |sample: &Sample| Source {
        card: CardId(1),
        kind: sample.kind("K04"),
        city: city(2),
        ability: 0,
    };
    let mut sample = Sample::new(&[])
        .play(0, "K04", 2)
        .play(1, "K01", 2)
        .hand(0, &["W01"])
        .aside(0, &["G01"])
        .battle(2, BattleStep::Exchange, [&[1], &[2]]);
    let source = source(&sample);
    for id in [1, 2] {
        let what = Trigger::Ability { source, event_card: None, leaves: true };
        sample.state.triggers.push(Met { id: ItemId(id), moment: 1, controller: AKI, what });
    }
    let what = Pending::Trigger { source, targets: Targets::new(), event_card: None, leaves: true };
    let item = Item { id: ItemId(3), controller: AKI, what, own_pass: false };
    let exchange = Exchange {
        range: 1,
        queue: vec![CardId(1)],
        rest: Some(2),
        last_target: None,
        assignments: Vec::new(),
        window_done: false,
    };
    let announce = Announce {
        seat: AKI,
        card: CardId(1),
        city: city(2),
        ability: Some(0),
        next: AnnouncePart::Pay,
        paid: ArrayVec::new(),
        sacrificed: false,
        targets: Targets::new(),
    };
    let tasks =
        [Task::Exchange(exchange), Task::Resolve(Resolve::new(item)), Task::Announce(announce)];
    above(sample, tasks, question)
}

#[test]
fn every_question_is_the_same_for_all_eyes_and_unlike_the_others() {
    let mut seen = std::collections::BTreeSet::new();
    for question in Question::ALL {
        let sample = busy(question);
        let words = say_prompt(&sample, Eye::All);
        sound(&words);
        assert!(words[0].starts_with("Aki"), "it tells who is asked: {}", words[0]);
        for eye in EYES {
            assert_eq!(say_prompt(&sample, eye), words);
        }
        seen.insert(words);
    }
    assert_eq!(seen.len(), Question::ALL.len());
    let assign = say_prompt(&busy(Question::Assign), Eye::Public);
    assert_eq!(
        assign,
        [
            "Aki: whom does Grave Crawlers #1 (Range 1) strike? 2 left to assign",
            "Aki：墓場を這うもの#1（Range1）のダメージの割り振りは？（残り2点）"
        ]
    );
    let pay = say_prompt(&busy(Question::PayCost), Eye::Public);
    assert_eq!(pay[0], "Aki: pay the cost of the ability of Grave Crawlers #1");
    let take = say_prompt(&resolving("W14", 1, Question::Take), Eye::Public);
    assert_eq!(
        take[0],
        "Aki, by Muster Roll #1: take a character of the 2 cards looked at, or none"
    );
}

fn every_chance() -> Vec<Drawn> {
    let (seat, count) = (AKI, 2);
    let mut all = vec![
        Drawn::FirstPlayer,
        Drawn::LocalCities,
        Drawn::InitialDraw { seat, count },
        Drawn::Look { seat, count, bottom: 1 },
        Drawn::Mill { seat, count, bottom: 0 },
        Drawn::CityReveal { city: city(4) },
    ];
    let by = [DrawnBy::Turn, DrawnBy::City, DrawnBy::Effect];
    all.extend(by.map(|by| Drawn::Draw { seat, count, bottom: 1, by }));
    all
}

fn say_outcome(drawn: Drawn, fallen: &Outcome, eye: Eye) -> [String; 2] {
    let sample = awaiting(drawn);
    said_of(|lang, to| outcome(At::new(&sample.game, &sample.state, lang, eye), fallen, to))
}

#[test]
fn every_chance_is_told_and_cards_only_to_those_who_may_know_them() {
    let kind = |id| Kind::from(Sample::new(&[]).kind(id));
    let cards = Outcome::draw(&[kind("W01"), kind("K02")]);
    let others = Outcome::draw(&[kind("W02"), kind("K03")]);
    for drawn in every_chance() {
        let sample = awaiting(drawn);
        let prompts = EYES.map(|eye| say_prompt(&sample, eye));
        sound(&prompts[0]);
        assert!(prompts.iter().all(|words| *words == prompts[0]));
        let secret = match drawn {
            Drawn::InitialDraw { .. } | Drawn::Draw { .. } | Drawn::Look { .. } => true,
            Drawn::Mill { .. } => false,
            Drawn::FirstPlayer | Drawn::LocalCities | Drawn::CityReveal { .. } => continue,
        };
        for eye in EYES {
            let told = say_outcome(drawn, &cards, eye) != say_outcome(drawn, &others, eye);
            assert_eq!(told, !secret || eye.sees(AKI), "{drawn:?} {eye:?}");
        }
    }
    let draw = Drawn::Draw { seat: AKI, count: 2, bottom: 1, by: DrawnBy::Effect };
    assert_eq!(say_outcome(draw, &cards, Eye::Seat(BEA)), ["3 cards", "カード3枚"]);
    assert_eq!(
        say_outcome(draw, &cards, Eye::Seat(AKI)),
        [
            "Swarm Assault, Mercenary (white), and 1 card from the bottom",
            "群れの襲撃、傭兵（白）（ほかにデッキの下からカード1枚）"
        ]
    );
    let reveal = Drawn::CityReveal { city: city(4) };
    assert_eq!(
        say_outcome(reveal, &Outcome::draw(&[Kind(0)]), Eye::Public),
        ["city 4: Royal Capital", "都市4は王都"]
    );
    let locals = Outcome::draw(&[Kind(1), Kind(4)]);
    assert_eq!(say_outcome(Drawn::LocalCities, &locals, Eye::Public)[0], "Ford Town, Heron Keep");
    let first = say_outcome(Drawn::FirstPlayer, &Outcome::Pick(1), Eye::Public);
    assert_eq!(first, ["Bea goes first", "先攻はBea"]);
}

#[test]
fn what_can_turn_up_is_entered_by_its_word() {
    use kanso_engine::Label;
    use kanso_engine::game::Item;
    let words = |drawn, shown| {
        let sample = awaiting(drawn);
        item(&sample.game, &sample.state, shown)
    };
    let bob = words(Drawn::FirstPlayer, Item::Pick(1));
    assert_eq!((bob.name, bob.word), (Label::same("Bea"), Label::same("1")));
    let capital = words(Drawn::CityReveal { city: city(1) }, Item::Kind(Kind(0)));
    assert_eq!(capital.word, Label::new("capital", "王都"));
    let local = words(Drawn::LocalCities, Item::Kind(Kind(2)));
    assert_eq!(local.word, Label::new("mill", "水車"));
    let kind = Kind::from(Sample::new(&[]).kind("K02"));
    for drawn in every_chance() {
        if matches!(
            drawn,
            Drawn::InitialDraw { .. }
                | Drawn::Draw { .. }
                | Drawn::Look { .. }
                | Drawn::Mill { .. }
        ) {
            assert_eq!(words(drawn, Item::Kind(kind)).word, Label::same("K02"));
        }
    }
}

#[test]
fn a_phase_tells_the_step_of_a_battle_and_the_end() {
    let say = |sample: &Sample| said_of(|lang, to| phase(&sample.game, &sample.state, lang, to));
    assert_eq!(say(&Sample::new(&[])), ["Main phase", "メインフェイズ"]);
    let mut battle = busy(Question::Assign);
    assert_eq!(
        say(&battle),
        ["battle at city 2: damage exchange", "都市2の戦闘：ダメージ応酬ステップ"]
    );
    use crate::state::{EndReason, Ending};
    battle.state.ending = Some(Ending { winner: Some(AKI), reason: EndReason::Cities });
    assert_eq!(say(&battle), ["the game is over", "ゲーム終了"]);
    assert_eq!(say_prompt(&battle, Eye::Public), ["the game is over", "ゲーム終了"]);
}

#[test]
fn the_course_of_an_answer_can_be_followed_by_words_alone() {
    let sample = Sample::new(&[]);
    let item = ItemRef {
        id: ItemId(2),
        seat: AKI,
        what: crate::fact::ItemWhat::Effect { card: open(&sample, 12, "K02") },
    };
    let target = TargetRef::Card(open(&sample, 4, "K01"));
    let told = [
        Fact::TargetsNamed { seat: AKI, targets: vec![target], forced: true },
        Fact::Pends { item },
        Fact::Resolves { item },
    ]
    .map(|told| say_fact(&sample, &told, Eye::Public));
    assert_eq!(told[0][0], "Aki targets Mercenary (black) #4, the only choice");
    assert_eq!(
        told[1],
        ["Swarm Assault #12 (Aki) is pending", "群れの襲撃#12（Aki）が解決待機になる"]
    );
    assert_eq!(told[2], ["Swarm Assault #12 (Aki) resolves", "群れの襲撃#12（Aki）を解決"]);
}

/// Plays a game of any legal actions and shows each event with the state before it and its facts.
fn played(seed: u64, mut look: impl FnMut(&BerserkTcg, &State, &Event<Action>, &[Cited<Fact>])) {
    let mut dice = Dice::new(seed);
    let mut setup = Setup::new::<BerserkTcg>(2);
    setup.names = vec!["Aki".to_owned(), "Bea".to_owned()];
    let game = BerserkTcg::new(&setup).expect("the set-up by default");
    let (mut state, mut bag) = (game.start(), Bag::new());
    for _ in 0..400 {
        let event = match game.awaiting(&state) {
            Awaiting::Over => return,
            Awaiting::Chance(chance) => {
                bag.clear();
                game.bag(&state, &mut bag);
                Event::Chance(dice.outcome(chance, &bag))
            }
            Awaiting::Decision(_) => {
                let mut legal = Vec::new();
                game.legal(&state, &mut legal);
                let at = dice.below(legal.len() as u64) as usize;
                Event::Decision(legal.swap_remove(at))
            }
        };
        let mut trace = Trace::new(Mode::Facts);
        let before = state.clone();
        game.perform(&mut state, &event, &mut trace);
        look(&game, &before, &event, trace.facts());
    }
}

#[test]
fn words_of_played_games_are_sound_for_every_eye() {
    for seed in 1..=4 {
        played(seed, |game, state, event, facts| {
            for eye in EYES {
                sound(&said_of(|lang, to| prompt(At::new(game, state, lang, eye), to)));
                sound(&said_of(|lang, to| match event {
                    Event::Decision(said) => game.say_action(state, said, lang, eye, to),
                    Event::Chance(fallen) => outcome(At::new(game, state, lang, eye), fallen, to),
                }));
                for cited in facts {
                    if game.tells_fact(&cited.fact, eye) != Telling::Nothing {
                        sound(&said_of(|lang, to| game.say_fact(&cited.fact, lang, eye, to)));
                    }
                }
            }
        });
    }
}
