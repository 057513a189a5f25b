//! Pictures of the trading card game at positions set up by hand.

mod exchange;
mod signs;

use super::sample::{Sample, city, seat};
use super::{points, scene, touches};
use crate::action::Payment;
use crate::prelude::*;
use crate::state::{EndReason, Ending, Exchange, Known, Priority, Source};
use kanso_engine::scene::{Arrow, Look, Slot, Token};
use std::collections::BTreeSet;

fn region<'a>(scene: &'a Scene, id: &str) -> Option<&'a Region> {
    scene.pages[0].regions.iter().find(|region| region.id == id)
}

fn slots<'a>(scene: &'a Scene, id: &str) -> &'a [Slot] {
    match region(scene, id).map(|region| &region.body) {
        Some(Body::Row(slots)) => slots,
        Some(Body::Board(_) | Body::Track(_) | Body::Sheet(_)) | None => panic!("no row {id}"),
    }
}

fn lines(scene: &Scene) -> Vec<&Line> {
    let sheets = scene.pages[0].regions.iter().filter_map(|region| match &region.body {
        Body::Sheet(lines) => Some(lines),
        Body::Board(_) | Body::Row(_) | Body::Track(_) => None,
    });
    sheets.flatten().collect()
}

fn line<'a>(scene: &'a Scene, id: &str) -> Option<&'a Line> {
    lines(scene).into_iter().find(|line| line.id == id)
}

fn value(scene: &Scene, id: &str) -> String {
    let line = line(scene, id).unwrap_or_else(|| panic!("no line {id}"));
    line.value.in_lang(Lang::En).to_owned()
}

fn tokens(scene: &Scene) -> Vec<&Token> {
    let mut tokens = Vec::new();
    for region in &scene.pages[0].regions {
        match &region.body {
            Body::Board(board) => tokens.extend(board.cells.iter().flat_map(|cell| &cell.tokens)),
            Body::Row(slots) => tokens.extend(slots.iter().filter_map(|slot| slot.token.as_ref())),
            Body::Track(_) | Body::Sheet(_) => {}
        }
    }
    tokens
}

fn token<'a>(scene: &'a Scene, id: &str) -> &'a Token {
    let found = tokens(scene).into_iter().find(|token| token.id == id);
    found.unwrap_or_else(|| panic!("no token {id}"))
}

fn badges(token: &Token) -> Vec<&str> {
    token.badges.iter().map(|badge| &*badge.text.en).collect()
}

/// Every id of a page; panics where one stands twice.
fn all_ids(scene: &Scene) -> BTreeSet<&str> {
    let mut ids = BTreeSet::new();
    let mut see = |id| assert!(ids.insert(id), "an id stands once on a page: {id}");
    for region in &scene.pages[0].regions {
        see(region.id.as_str());
        match &region.body {
            Body::Board(board) => board.cells.iter().for_each(|cell| see(&cell.id)),
            Body::Row(slots) => slots.iter().for_each(|slot| see(&slot.id)),
            Body::Track(steps) => steps.iter().for_each(|step| see(&step.id)),
            Body::Sheet(lines) => lines.iter().for_each(|line| see(&line.id)),
        }
    }
    for token in tokens(scene) {
        see(&token.id);
    }
    ids
}

/// The middle of a game: a battle at city 3, an effect pending in it.
fn battle() -> Sample {
    let targets = Targets::from_iter([Named::Card(CardId(4))]);
    let mut sample = Sample::new(&[])
        .city(1, 1, Some(0))
        .city(3, 0, Some(1))
        .city(4, 3, None)
        .play(0, "W02", 3) // 1
        .play(0, "W01", 3) // 2
        .with(|card| card.locked = true)
        .play(0, "W04", 1) // 3
        .play(1, "K08", 3) // 4
        .with(|card| {
            card.damage = 1;
            card.mods.power = -1;
        })
        .play(1, "K01", 3) // 5
        .play(1, "K06", 4) // 6
        .with(|card| card.shield = 2)
        .set(0, "W14", 1, Known::No) // 7
        .set(0, "W12", 3, Known::Publicly) // 8
        .set(1, "K02", 3, Known::No) // 9
        .set(1, "K14", 5, Known::Privately) // 10
        .play(0, "W11", 1) // 11
        .hand(0, &["W01", "W01", "W05", "W13"]) // 12 to 15
        .hand(1, &["K01", "K07", "K09"]) // 16 to 18
        .known_in_hand(1, "K05", Known::Publicly) // 19
        .trash(0, &["W01", "W03"]) // 20, 21
        .trash(1, &["K01", "K02"]) // 22, 23
        .battle(3, BattleStep::Exchange, [&[1, 2], &[4]])
        .asks(1, Question::Window)
        .pends(
            0,
            Pending::Damage {
                range: 1,
                assignments: vec![Assignment { source: CardId(1), target: CardId(4), amount: 2 }],
            },
        )
        .pends(
            1,
            Pending::Paid {
                source: Source {
                    card: CardId(6),
                    kind: Sample::new(&[]).kind("K06"),
                    city: city(4),
                    ability: 0,
                },
                targets: Targets::from_iter([Named::Item(ItemId(1))]),
            },
        )
        .pends(0, Pending::Effect { card: CardId(8), targets });
    sample.state.card_mut(CardId(8)).zone = Zone::Opening;
    sample.state.priority = Some(Priority { holder: seat(1), passes: 1 });
    sample.state.seats[0].standing_pass = Some(StandingPass::UntilChange);
    sample
}

fn look(sample: &Sample, eye: Eye) -> Scene {
    scene(&sample.game, &sample.state, eye)
}

fn own(of: usize) -> Eye {
    Eye::Seat(seat(of))
}

#[test]
fn a_character_shows_its_numbers_at_a_glance() {
    let scene = look(&battle(), Eye::All);
    let vanguard = token(&scene, "card1");
    assert_eq!(badges(vanguard), ["P2", "Rg1", "M1", "W1", "⚔1", "#1"]);
    assert_eq!((vanguard.look, vanguard.tone), (Look::Piece, Tone::Seat(0)));
    let weak = token(&scene, "card4");
    assert_eq!(badges(weak), ["P0↓", "M1", "K2", "⚔", "#4"]);
    assert_eq!(weak.gauge.map(|gauge| (gauge.value, gauge.max)), Some((1, 2)));
    assert!(weak.detail.en.ends_with("; damage this turn: 1; Power -1 this turn"), "{weak:?}");
    assert_eq!(badges(token(&scene, "card6")), ["P5", "M1", "S2", "K3", "#6"]);
}

#[test]
fn locked_cards_stand_back_and_everyone_keeps_its_owner() {
    let mut sample = battle();
    assert_eq!(token(&look(&sample, Eye::Public), "card2").look, Look::Spent);
    assert_eq!(token(&look(&sample, Eye::Public), "card5").tone, Tone::Seat(1), "a bystander");
    assert_eq!(token(&look(&sample, Eye::Public), "card6").tone, Tone::Seat(1), "another city");
    sample.state.card_mut(CardId(5)).controller = seat(0);
    let scene = look(&sample, Eye::Public);
    let taken = token(&scene, "card5");
    assert_eq!(taken.tone, Tone::Seat(0));
    let owner = &taken.badges[0];
    assert_eq!((&*owner.text.en, owner.tone), ("Bea", Tone::Seat(1)));
    assert_eq!(owner.meaning.en, "owner: Bea");
}

/// BK-8.1: each side says in words and figures what it has and what it still wants.
#[test]
fn each_side_says_how_near_it_is_to_winning() {
    let said = |sample: &Sample, of: usize| {
        let scene = look(sample, Eye::Public);
        let status = region(&scene, &format!("seat{of}/status")).expect("a status");
        assert_eq!(status.seat, Some(seat(of)));
        let Body::Sheet(lines) = &status.body else { panic!("a sheet") };
        let figures: Vec<&str> = lines.iter().map(|line| &*line.value.en).collect();
        format!("{} | {}", status.name.en, figures.join(" "))
    };
    let sample = battle();
    let [south, north] = [0, 1].map(|of| sample.state.deck_count(seat(of)));
    // Hand and deck come first: what has no room is cut behind.
    assert_eq!(said(&sample, 0), format!("Aki | 4 {south} 1/3 no 2 capital + 1"));
    assert_eq!(said(&sample, 1), format!("Bea | 4 {north} 1/3 held 2 2 more"));
    let near = Sample::new(&[]).city(1, 1, Some(1)).city(2, 2, Some(1));
    assert!(said(&near, 1).ends_with(" 2/3 no 0 the capital"), "{}", said(&near, 1));
}

/// Both seats have a hand, a deck and a trash: none is called as the other's, nor at length.
#[test]
fn what_lies_on_a_side_is_called_by_its_owner() {
    let scene = look(&battle(), Eye::All);
    let name = |id: &str| region(&scene, id).map(|region| &*region.name.en);
    assert_eq!(name("seat0/hand"), Some("Aki's hand"));
    assert_eq!(name("seat1/piles"), Some("Bea's deck and trash"));
    let piles = ["seat0/deck/cards", "seat1/trash/cards"].map(|id| token(&scene, id));
    assert_eq!(piles.map(|pile| &*pile.name.ja), ["Akiのデッキ", "Beaのトラッシュ"]);
    let mut names: Vec<&Label> = scene.pages[0].regions.iter().map(|it| &it.name).collect();
    names.retain(|name| !name.is_empty());
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count, "{names:?}");
}

/// What is over says nothing of a battle, and a city its name whatever side is up.
#[test]
fn the_end_has_no_battle_and_cities_have_their_names() {
    let mut sample = battle();
    let label = |sample: &Sample, id: &str| {
        let scene = look(sample, Eye::Public);
        let Some(Region { body: Body::Board(board), .. }) = region(&scene, "field") else {
            panic!("the field is a board")
        };
        let cell = board.cells.iter().find(|cell| cell.id == id).expect("a city");
        (cell.label.en.to_string(), cell.written().en.to_string())
    };
    assert_eq!(label(&sample, "city3"), ("City 3".into(), "3 Capital".into()));
    assert_eq!(label(&sample, "city5"), ("City 5".into(), "City 5".into()));
    assert!(region(&look(&sample, Eye::Public), "battle").is_some());
    sample.state.ending = Some(Ending { winner: Some(seat(0)), reason: EndReason::Cities });
    assert!(region(&look(&sample, Eye::Public), "battle").is_none());
}

#[test]
fn cities_show_what_everybody_knows() {
    let scene = look(&battle(), Eye::Public);
    let capital = token(&scene, "city3/card");
    assert_eq!(
        (&*capital.name.en, &*capital.name.ja, capital.look, capital.tone),
        ("Royal Capital (City 3)", "王都（都市3）", Look::Card, Tone::Seat(1))
    );
    assert!(capital.detail.en.ends_with("; occupied by Bea"), "{}", capital.detail.en);
    let unknown = token(&scene, "city5/card");
    assert_eq!((&*unknown.short.en, unknown.look), ("?", Look::FaceDown));
    assert_eq!(&*unknown.detail.en, "one of: Mill Harbour, Heron Keep");
    assert_eq!(value(&scene, "header/level"), "3");
    assert_eq!(value(&scene, "header/occupied"), "Aki 1 : 1♛ Bea");
    assert_eq!(line(&scene, "header/occupied").map(|line| line.tone), Some(Tone::Plain));
}

#[test]
fn one_city_short_of_a_victory_is_a_warning() {
    let sample = Sample::new(&[]).city(1, 1, Some(1)).city(2, 2, Some(1));
    let scene = look(&sample, Eye::Public);
    assert_eq!(line(&scene, "header/occupied").map(|line| line.tone), Some(Tone::Warning));
}

/// Next to the city stand the characters, outermost the face-down cards, on either side.
#[test]
fn a_lane_is_ordered_from_the_city_outwards() {
    let sample = Sample::new(&[])
        .set(0, "W14", 2, Known::No) // 1
        .play(0, "W11", 2) // 2
        .play(0, "W01", 2) // 3
        .play(0, "W02", 2) // 4
        .set(1, "K02", 2, Known::No) // 5
        .play(1, "K01", 2); // 6
    let scene = look(&sample, Eye::Public);
    let Some(Region { body: Body::Board(board), .. }) = region(&scene, "field") else {
        panic!("the field is a board")
    };
    let lane = |id: &str| -> Vec<&str> {
        let cell = board.cells.iter().find(|cell| cell.id == id).expect("the lane is there");
        // A painter shows the last token on top.
        cell.tokens.iter().rev().map(|token| token.id.as_str()).collect()
    };
    assert_eq!(lane("seat0/city2"), ["card3", "card4", "card2", "card1"]);
    assert_eq!(lane("seat1/city2"), ["card5", "card6"]);
}

/// BK-3.12, BK-3.13: others see how many cards a hand has and those they know, none by its number.
#[test]
fn a_hand_is_open_to_its_owner_alone() {
    let sample = battle();
    let hand = |eye: Eye| -> Vec<(String, u16, Vec<String>)> {
        let scene = look(&sample, eye);
        let shown = slots(&scene, "seat1/hand").iter().map(|slot| {
            let token = slot.token.as_ref().expect("a card lies there");
            let badges = badges(token).into_iter().map(str::to_owned).collect();
            (slot.id.clone(), slot.count, badges)
        });
        shown.collect()
    };
    let (others, owner) = (hand(own(0)), hand(own(1)));
    let ids = |shown: &[(String, u16, Vec<String>)]| -> Vec<(String, u16)> {
        shown.iter().map(|(id, count, _)| (id.clone(), *count)).collect()
    };
    let expected = [("seat1/hand/K05/shown".to_owned(), 1), ("seat1/hand/backs".to_owned(), 3)];
    assert_eq!(ids(&others), expected);
    assert!(!others[0].2.iter().any(|badge| badge.starts_with('#')), "no number: {others:?}");
    assert_eq!(hand(Eye::Public), others);
    let names: Vec<&str> = owner.iter().map(|(id, ..)| id.as_str()).collect();
    let expected = ["seat1/hand/K01", "seat1/hand/K05/shown", "seat1/hand/K07", "seat1/hand/K09"];
    assert_eq!(names, expected);
    assert_eq!(owner[1].2.last().map(String::as_str), Some("#19"));
    let own_hand = look(&sample, own(0));
    assert_eq!(slots(&own_hand, "seat0/hand")[0].count, 2, "two alike are one option (BK-3.15)");
    assert_eq!(hand(Eye::All), owner);
}

#[test]
fn a_set_card_shows_its_face_to_those_who_may_know_it() {
    let sample = battle();
    let short = |eye, id| token(&look(&sample, eye), id).short.en.to_string();
    assert_eq!(short(own(0), "card9"), "set");
    assert_eq!(short(own(1), "card9"), "Swarm");
    assert_eq!(
        (short(own(0), "card10"), short(Eye::Public, "card10")),
        ("Whispers".into(), "set".into())
    );
    let back = look(&sample, Eye::Public);
    assert_eq!(badges(token(&back, "card10")), ["seen", "#10"], "that it was looked at is public");
    assert_eq!(token(&back, "card9").detail.en, "set card");
}

#[test]
fn cards_looked_at_lie_before_their_seat_alone() {
    let sample = Sample::new(&[]).aside(0, &["W01", "W05"]).asks(0, Question::Take);
    let scene = look(&sample, own(1));
    let shown: Vec<_> =
        slots(&scene, "seat0/aside").iter().map(|slot| (&*slot.id, slot.count)).collect();
    assert_eq!(shown, [("seat0/aside/backs", 2)]);
    assert_eq!(slots(&look(&sample, own(0)), "seat0/aside").len(), 2);
    assert!(region(&scene, "seat1/aside").is_none());
}

#[test]
fn a_deck_tells_its_owner_what_it_holds_and_everybody_when_it_is_low() {
    let mut sample = Sample::new(&[]);
    let kinds = ["W02", "W03", "W05"].map(|id| Kind::from(sample.kind(id)));
    let deck = &mut sample.state.seats[0].deck;
    *deck = kanso_engine::Deck::shuffled([(kinds[0], 2)].into_iter().collect());
    deck.put_on_top(kinds[1]);
    deck.put_at_bottom(kinds[2]);
    deck.put_at_bottom(kinds[0]);
    let deck = |eye| token(&look(&sample, eye), "seat0/deck/cards").clone();
    assert_eq!(deck(own(1)).detail.en, "5 cards");
    assert_eq!(
        deck(own(0)).detail.en,
        "5 cards; from the top: Call to Enlist; in unknown order: Archers at the Ready × 2; at the bottom, the lowest last: Pike Line, Archers at the Ready"
    );
    assert_eq!(deck(Eye::Public).tone, Tone::Seat(0), "whose it is; its count warns");
    assert_eq!(slots(&look(&sample, Eye::Public), "seat0/piles")[0].count, 5);
}

/// BK-3.16: a standing pass is its own seat's business.
#[test]
fn a_standing_pass_is_a_flag_for_its_own_eye() {
    let sample = battle();
    let shows = |eye| all_ids(&look(&sample, eye)).contains("seat0/pass/flag");
    assert!(shows(own(0)) && shows(Eye::All));
    assert!(!shows(own(1)) && !shows(Eye::Public));
}

#[test]
fn what_pends_is_numbered_by_its_order_with_arrows_to_its_targets() {
    let scene = look(&battle(), own(1));
    let Some(Region { body: Body::Sheet(list), .. }) = region(&scene, "pending") else {
        panic!("something pends")
    };
    let shown: Vec<(&str, &str)> =
        list.iter().map(|line| (line.id.as_str(), line.label.in_lang(Lang::En))).collect();
    assert_eq!(shown, [("item3", "1 Aki"), ("item2", "2 Bea"), ("item1", "3 Aki")]);
    let ids = all_ids(&scene);
    let arrows: Vec<(&str, &str)> =
        scene.pages[0].arrows.iter().map(|Arrow { from, to, .. }| (&**from, &**to)).collect();
    assert_eq!(arrows, [("item3", "card4"), ("item2", "item1"), ("card1", "card4")]);
    assert!(arrows.iter().all(|(from, to)| ids.contains(from) && ids.contains(to)));
    assert_eq!(scene.pages[0].arrows[0].meaning.en, "1: target");
    assert_eq!(scene.pages[0].arrows[2].meaning.en, "2 damage");
}

#[test]
fn a_target_that_left_the_table_has_no_arrow() {
    let mut sample = battle();
    sample.state.card_mut(CardId(4)).zone = Zone::Hand;
    let targets =
        |scene: &Scene| scene.pages[0].arrows.iter().filter(|arrow| arrow.from == "item3").count();
    assert_eq!(targets(&look(&sample, Eye::All)), 0);
    sample.state.card_mut(CardId(4)).zone = Zone::Trash;
    let scene = look(&sample, Eye::Public);
    assert_eq!(scene.pages[0].arrows[0].to, "seat1/trash");
    assert!(all_ids(&scene).contains("seat1/trash"));
}

/// BK-5.45: both sides are told, and at the end of the battle what comes of it.
#[test]
fn a_battle_says_who_defends_and_who_takes_the_city() {
    let mut sample = battle();
    assert_eq!(value(&look(&sample, Eye::Public), "battle/attacker"), "Aki");
    assert_eq!(value(&look(&sample, Eye::Public), "battle/defender"), "Bea");
    assert!(line(&look(&sample, Eye::Public), "battle/result").is_none());
    sample.state.step = Some(BattleStep::BattleEnd);
    sample.state.battle.as_mut().expect("a battle is on").fighters[1].clear();
    let said = |sample: &Sample| value(&look(sample, Eye::Public), "battle/result");
    assert_eq!(value(&look(&sample, Eye::Public), "battle/defender"), "Bea: no fighter");
    assert_eq!(said(&sample), "the city is not taken");
    let mut taken = sample.pends(0, Pending::Occupy { city: city(3) });
    assert_eq!(said(&taken), "Aki takes the city next");
    taken.state.stack.clear();
    taken.state.city_mut(city(3)).occupant = Some(seat(0));
    assert_eq!(said(&taken), "Aki has taken the city");
}

/// BK-3.7: a trash is one pile that everybody may look into.
#[test]
fn a_trash_is_a_pile_to_look_into() {
    let scene = look(&battle(), own(1));
    let [_, trash] = slots(&scene, "seat0/piles") else { panic!("a deck and a trash") };
    assert_eq!((&*trash.id, trash.count), ("seat0/trash", 2));
    let top = trash.token.as_ref().expect("cards lie there");
    assert_eq!(top.detail.en, "Mercenary (white), Call to Enlist");
    let pile = scene.pages[0].piles.iter().find(|pile| pile.of == top.id).expect("it opens");
    assert_eq!(pile.cards.len(), 2);
}

#[test]
fn the_ladder_lights_the_range_that_strikes() {
    let mut sample = battle();
    let rungs = |sample: &Sample| -> Vec<(String, Tone)> {
        let scene = look(sample, Eye::Public);
        let rungs = lines(&scene).into_iter().filter(|line| line.id.starts_with("battle/range"));
        rungs.map(|line| (line.value.en.to_string(), line.tone)).collect()
    };
    let south = ("Archers #1 (Aki)".to_owned(), Tone::Active);
    let north = ("Merc.W #2 (Aki), Plague #4 (Bea)".to_owned(), Tone::Plain);
    assert_eq!(rungs(&sample), [south, north]);
    sample.state.stack.clear();
    let battle = sample.state.battle.as_mut().expect("a battle is on");
    battle.struck = vec![CardId(1), CardId(4)];
    sample.state.tasks.insert(
        0,
        Task::Exchange(Exchange {
            range: 0,
            queue: vec![CardId(2)],
            rest: Some(1),
            last_target: None,
            assignments: Vec::new(),
            window_done: false,
        }),
    );
    let tones: Vec<Tone> = rungs(&sample).into_iter().map(|(_, tone)| tone).collect();
    assert_eq!(tones, [Tone::Good, Tone::Active]);
    assert_eq!(value(&look(&sample, Eye::Public), "battle/assigns"), "Merc.W #2, 1 left");
}

#[test]
fn the_question_stands_with_the_seat_that_is_asked() {
    let scene = look(&battle(), Eye::Public);
    assert!(value(&scene, "header/asked").starts_with("Bea: "));
    assert_eq!(value(&scene, "header/priority"), "Bea, the other seat has passed");
    let tone = |id| region(&scene, id).map(|region| region.tone);
    assert_eq!((tone("seat1/hand"), tone("seat0/hand")), (Some(Tone::Active), Some(Tone::Seat(0))));
}

/// What the asked seat can do is about things of its own picture.
#[test]
fn actions_touch_what_their_seat_sees() {
    let mut sample = battle();
    let eye = own(1);
    let id = CardId;
    let actions = [
        Action::OpenQuick { card: id(9) },
        Action::Use { card: id(6), ability: 0 },
        Action::Move { card: id(6), to: city(5) },
        Action::Set { card: id(16), city: city(2) },
        Action::Set { card: id(19), city: city(2) },
        Action::PayCard { card: id(17) },
        Action::Pay { cards: Payment::of([id(17), id(18)]), sacrifice: Some(id(5)) },
        Action::DeclareBattle { city: city(4) },
        Action::Fighter { card: id(5) },
        Action::DrawTwo,
        Action::Decline,
        Action::Find { kind: sample.kind("K01") },
        Action::NextTrigger { item: ItemId(2) },
        Action::Targets { list: Targets::from_iter([Named::Item(ItemId(3)), Named::Card(id(22))]) },
        Action::Pass { scope: PassScope::Once },
        Action::NoFighter,
        Action::EndMain,
    ];
    let touched = |sample: &Sample, action: &Action| {
        let mut ids = Vec::new();
        touches(&sample.game, &sample.state, action, &mut ids);
        ids
    };
    let scene = look(&sample, eye);
    let ids = all_ids(&scene);
    for action in &actions {
        let touched = touched(&sample, action);
        assert!(!touched.is_empty(), "{action:?}");
        assert!(touched.iter().all(|id| ids.contains(id.as_str())), "{action:?}: {touched:?}");
    }
    assert_eq!(touched(&sample, &actions[3]), ["seat1/hand/K01/card", "seat1/city2"]);
    assert_eq!(touched(&sample, &actions[4]), ["seat1/hand/K05/shown/card", "seat1/city2"]);
    sample.state.tasks.clear();
    assert!(touched(&sample, &actions[0]).is_empty(), "nobody is asked");
}

/// BK-3.13: the ids of a fact go to every eye, so they tell no number of a hidden card.
#[test]
fn a_fact_about_a_hand_card_points_at_the_hand() {
    let sample = battle();
    let pointed = |fact: &Fact| {
        let mut ids = Vec::new();
        points(&sample.game, fact, &mut ids);
        ids
    };
    let hand = sample.state.card(CardId(16)).as_ref();
    let taken = Fact::Taken { seat: seat(1), card: hand };
    assert_eq!(pointed(&taken), ["seat1/hand"]);
    let set = sample.state.card(CardId(9)).as_ref();
    assert_eq!(pointed(&Fact::SetDown { card: set, city: city(3) }), ["card9", "seat1/city3"]);
    let back = sample.state.card(CardId(19)).as_ref();
    let to_hand = Fact::ToHand { card: back, owner: seat(1) };
    assert_eq!(pointed(&to_hand), ["seat1/hand", "seat1/hand/K05/shown/card"]);
}
