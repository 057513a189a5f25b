//! Pictures of Rook & Raiders at named positions, and what each eye sees of them.

use super::*;
use crate::state::{EndReason, Ending};
use crate::table::words::sample::Sample;
use kanso_engine::Lang;
use kanso_engine::scene::{Badge, Body, Look as Shape, Token, Tone};

fn with_medal(value: i8) -> Sample {
    let mut sample = Sample::new(2, &[])
        .unit("U01", "B4", 1)
        .monster("M06", "B1", 2)
        .hand(&["U02", "U03"])
        .medals(&[value]);
    sample.state.seats[0].gold = 12;
    sample
}

fn all_tokens(scene: &Scene) -> Vec<&Token> {
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

fn value_of(scene: &Scene, id: &str) -> String {
    line_of(scene, id).value.in_lang(Lang::En).to_owned()
}

fn label_of(scene: &Scene, id: &str) -> String {
    line_of(scene, id).label.in_lang(Lang::En).to_owned()
}

fn line_of<'a>(scene: &'a Scene, id: &str) -> &'a Line {
    let sheets = scene.pages[0].regions.iter().filter_map(|region| match &region.body {
        Body::Sheet(lines) => Some(lines),
        Body::Board(_) | Body::Row(_) | Body::Track(_) => None,
    });
    sheets.flatten().find(|line| line.id == id).expect("the line is there")
}

/// RR-13.14: what differs only in a medal looks alike to all who may not know it.
#[test]
fn a_hidden_medal_changes_nothing_for_other_eyes() {
    let (low, high) = (with_medal(-1), with_medal(-4));
    for eye in [Eye::Public, Eye::Seat(Seat::at(1))] {
        let one = scene(&low.game, &low.state, eye);
        assert_eq!(one, scene(&high.game, &high.state, eye));
        assert_eq!(value_of(&one, "seat0/threat"), "4 + ? (1 medal)");
        assert_eq!(value_of(&one, "seat0/medals"), "1 medal, face down");
    }
    let own = scene(&low.game, &low.state, Eye::Seat(Seat::at(0)));
    assert_eq!(value_of(&own, "seat0/threat"), "3");
    assert_eq!(value_of(&own, "seat0/medals"), "−1");
    assert_ne!(own, scene(&high.game, &high.state, Eye::Seat(Seat::at(0))));
}

#[test]
fn a_private_question_lights_no_board_for_other_eyes() {
    let queue = [Seat::at(0)].into_iter().collect();
    let sample = with_medal(-1).tasks([Task::Declaring { queue }]);
    let lit = |eye| {
        let scene = scene(&sample.game, &sample.state, eye);
        scene.pages[0].regions.iter().any(|region| region.tone == Tone::Active)
    };
    assert!(lit(Eye::Seat(Seat::at(0))));
    assert!(!lit(Eye::Seat(Seat::at(1))));
    assert!(!lit(Eye::Public));
}

#[test]
fn tiles_show_what_a_player_looks_for() {
    let sample = with_medal(-1);
    let scene = scene(&sample.game, &sample.state, Eye::All);
    let tokens = all_tokens(&scene);
    let find = |id: &str| *tokens.iter().find(|token| token.id == id).expect("the token is there");
    let warrior = find("seat0/unit0");
    let badges: Vec<_> = warrior.badges.iter().map(|badge| &*badge.text.en).collect();
    assert_eq!(badges, ["mv1", "+1"]);
    assert_eq!(warrior.gauge.map(|gauge| (gauge.value, gauge.max)), Some((3, 4)));
    assert_eq!(warrior.look, Shape::Piece);
    let dragon = find("seat0/monster0");
    let badges: Vec<_> = dragon.badges.iter().map(|badge| &*badge.text.en).collect();
    assert_eq!(badges, ["TH4", "df10", "hit2", "mv1"]);
    assert_eq!(dragon.tone, Tone::Boss);
    assert!(tokens.iter().all(|token| !token.detail.is_empty()));
    assert_eq!(value_of(&scene, "seat0/gold"), "12 (1 × 5 + 7)");
}

/// RR-4.12: up to 7 the pointer alone, then as few tokens of 5 as bring the rest to 7 or less.
#[test]
fn gold_lies_as_the_rulebook_says() {
    for (gold, shown) in [(7, "7"), (8, "8 (1 × 5 + 3)"), (13, "13 (2 × 5 + 3)")] {
        let mut sample = with_medal(-1);
        sample.state.seats[0].gold = gold;
        let scene = scene(&sample.game, &sample.state, Eye::Public);
        assert_eq!(value_of(&scene, "seat0/gold"), shown);
    }
}

fn name_of(scene: &Scene, id: &str) -> String {
    let region = scene.pages[0].regions.iter().find(|region| region.id == id);
    region.expect("the region is there").name.in_lang(Lang::En).to_owned()
}

/// RR-6.15, RR-6.16: a castle bears one monster, then it falls; it has no hit points.
#[test]
fn a_castle_says_how_many_are_inside() {
    let mut sample = with_medal(-1);
    let said = |sample: &Sample| {
        let scene = scene(&sample.game, &sample.state, Eye::All);
        let tokens = all_tokens(&scene);
        let castle = tokens.iter().find(|token| token.id == "seat0/castle/wall");
        let castle = castle.expect("a castle");
        assert_eq!(castle.sign, Some(kanso_engine::scene::Icon::Castle));
        assert_eq!(castle.gauge, None);
        (value_of(&scene, "seat0/inside"), castle.badges[0].text.en.to_string())
    };
    let both = |name: &str, badge: &str| (name.to_owned(), badge.to_owned());
    assert_eq!(said(&sample), both("0 of 2 inside", "0/2"));
    let inside = sample.state.seats[0].monsters().next().map(|(_, monster)| monster);
    sample.state.seats[0].breached.push(inside.expect("a monster"));
    assert_eq!(said(&sample), both("1 of 2 inside", "1/2"));
    sample.state.seats[0].fallen = Some(3);
    assert_eq!(said(&sample), both("fallen", "1/2"));
}

/// What waits and what is inside differ where there is no room for words, too.
#[test]
fn a_waiting_monster_looks_unlike_one_inside() {
    let mut sample = with_medal(-1);
    let seat = &mut sample.state.seats[0];
    let mut monster = seat.monsters().next().expect("a monster").1;
    monster.id = MonsterId(8);
    seat.waiting[1].push(monster);
    monster.id = MonsterId(9);
    seat.breached.push(monster);
    let scene = scene(&sample.game, &sample.state, Eye::All);
    let tokens = all_tokens(&scene);
    let said = |id: &str| {
        let token = tokens.iter().find(|token| token.id == id).expect("a token");
        (&*token.name.en, &*token.short.en, token.gauge.is_some(), token.tone)
    };
    // A small map shows the short name and the hit points alone.
    assert_eq!(said("seat0/monster8"), ("Dragon, waits at B", "B:Dragon", false, Tone::Boss));
    assert_eq!(said("seat0/monster9"), ("Dragon, in the castle", "Dragon", true, Tone::Bad));
}

/// RR-1.9, RR-7.8: who waits stands before its lane, the first of each line; the castle is a wall behind
/// the board, with who is inside at its gates.
#[test]
fn the_ends_of_the_lanes_lie_at_the_ends_of_the_board() {
    let mut sample = with_medal(-1);
    let seat = &mut sample.state.seats[0];
    let mut monster = seat.monsters().next().expect("a monster").1;
    for id in [8, 9] {
        monster.id = MonsterId(id);
        seat.waiting[1].push(monster);
    }
    monster.id = MonsterId(10);
    seat.breached.push(monster);
    let scene = scene(&sample.game, &sample.state, Eye::All);
    let region = |id: &str| scene.pages[0].regions.iter().find(|region| region.id == id);
    let Some(Body::Board(board)) = region("seat0/board").map(|region| &region.body) else {
        panic!("a board")
    };
    let at = |x, y| {
        let cell = board.cells.iter().find(|cell| (cell.x, cell.y) == (x, y)).expect("a cell");
        cell.tokens.iter().map(|token| &*token.id).collect::<Vec<_>>()
    };
    assert_eq!((at(-1, 0), at(-1, 1)), (vec![], vec!["seat0/monster8"]));
    assert_eq!((at(6, 0), at(6, 1)), (vec!["seat0/monster10"], vec!["seat0/castle/wall"]));
    assert_eq!((board.aside.as_slice(), board.wholes.len()), (&[-1, 6][..], 1));
    let Some(Body::Row(behind)) = region("seat0/behind").map(|region| &region.body) else {
        panic!("one waits behind")
    };
    assert_eq!(behind[0].token.as_ref().map(|token| &*token.id), Some("seat0/monster9"));
}

/// RR-5.11: what an attack needs stands at the cell of its target, and an arrow goes there.
#[test]
fn a_pending_attack_says_what_it_needs_at_its_target() {
    let seat = Seat::at(0);
    let shown = |dice| {
        let tasks = [
            Task::Actions { seat, left: 1 },
            Task::Skill { unit: UnitId(0), granted: false, ally: None },
            Task::Roll { target: MonsterId(0), dice, rerolled: false },
        ];
        let sample = with_medal(-1).tasks(tasks);
        let scene = scene(&sample.game, &sample.state, Eye::Public);
        let Some(Body::Board(board)) = scene.pages[0]
            .regions
            .iter()
            .find(|region| region.id == "seat0/board")
            .map(|region| &region.body)
        else {
            panic!("a board")
        };
        let cell = board.cells.iter().find(|cell| cell.id == "seat0/B1").expect("a cell");
        let said: Vec<_> = cell.badges.iter().map(|badge| badge.text.en.to_string()).collect();
        let arrow = scene.pages[0].arrows.first().expect("an arrow");
        assert_eq!((&*arrow.from, &*arrow.to), ("seat0/unit0", "seat0/monster0"));
        (said, arrow.meaning.en.to_string())
    };
    let all = |said: &[&str]| said.iter().map(|said| (*said).to_owned()).collect::<Vec<_>>();
    assert_eq!(shown([None, None]), (all(&["9+", "2"]), "9+: −2".to_owned()));
    assert_eq!(shown([Some(1), Some(2)]), (all(&["1?"]), "−1?".to_owned()));
}

/// A row tells its things by their names: that of a die has its face.
#[test]
fn a_die_that_lies_there_is_called_by_its_face() {
    let sample = crate::table::words::sample::rolling([Some(2), None]);
    let scene = scene(&sample.game, &sample.state, Eye::Public);
    let tokens = all_tokens(&scene);
    let dice = ids::DICE.map(|id| tokens.iter().find(|token| token.id == id).expect("a die"));
    assert_eq!(dice.map(|die| &*die.name.en), ["Die: 2", "Die"]);
    assert_eq!(dice.map(|die| &*die.name.ja), ["ダイス：2", "ダイス"]);
}

/// RR-3.2, RR-3.4: who has had its share of a command, who has it, who comes next.
#[test]
fn every_seat_says_when_it_comes() {
    let queue = |seats: &[usize]| seats.iter().map(|seat| Seat::at(*seat)).collect::<Queue>();
    let turn = Task::Turn { queue: queue(&[1]) };
    let command = |seats: &[usize]| Task::Command {
        command: Command::Assault,
        leader: Some(Seat::at(0)),
        queue: queue(seats),
    };
    let said = |tasks: [Task; 3]| {
        let sample = with_medal(-1).tasks(tasks);
        let scene = scene(&sample.game, &sample.state, Eye::Public);
        let turns = ["seat0/turn", "seat1/turn"].map(|id| value_of(&scene, id));
        (turns, value_of(&scene, "stock/pick"))
    };
    let acts = |seat, left| Task::Actions { seat: Seat::at(seat), left };
    let told = said([turn.clone(), command(&[1]), acts(0, 2)]);
    let [first, second] = &told.0;
    assert_eq!((&**first, &**second), ("action 1 of 2", "next"));
    assert_eq!(told.1, "◆ Bea");
    let ([first, second], _) = said([turn, command(&[]), acts(1, 1)]);
    assert_eq!((&*first, &*second), ("done", "action 2 of 2"));
}

/// RR-8.8: behind the main phase the next to pick is whoever the start-player card goes to.
#[test]
fn behind_the_main_phase_the_next_start_player_picks_next() {
    let queue = [Seat::at(0), Seat::at(1)].into_iter().collect::<Queue>();
    let invasion = Task::Invasion { queue: queue.clone(), due: None, fallen: Seats::NONE };
    for task in [invasion, Task::Fatigue { queue }, Task::Commands, Task::StartCard] {
        let mut sample = with_medal(-1).tasks([task]);
        let next = |sample: &Sample| {
            value_of(&scene(&sample.game, &sample.state, Eye::Public), "stock/pick")
        };
        assert_eq!(next(&sample), "◆ Bea");
        sample.state.seats[1].fallen = Some(1);
        assert_eq!(next(&sample), "● Aki");
    }
}

/// RR-11.5, RR-11.8: the race says what is needed, and at the end what decided.
#[test]
fn the_race_says_how_near_every_seat_is() {
    let mut sample = with_medal(-1);
    let shown = |sample: &Sample| scene(&sample.game, &sample.state, Eye::Public);
    assert_eq!(value_of(&shown(&sample), "race/seat0"), "4 + ? (1 medal)");
    assert_eq!(value_of(&shown(&sample), "race/seat1"), "0: low enough");
    assert_eq!(value_of(&shown(&sample), "race/deck"), "empty: one may declare");
    sample.state.declared = Seats::NONE.with(Seat::at(0));
    let best = sample.state.declared;
    sample.state.ending = Some(Ending { reason: EndReason::Declared, best });
    sample.state.seats[1].fallen = Some(7);
    let shown = shown(&sample);
    assert_eq!(value_of(&shown, "race/seat0"), "3, marks 1, gold 12");
    assert_eq!(value_of(&shown, "race/seat1"), "0, marks 1, gold 2");
    assert_eq!(value_of(&shown, "race/deck"), "declaring");
    for (seat, said) in [(0, "Aki: won"), (1, "Bea: fell, round 7")] {
        assert_eq!(label_of(&shown, &format!("race/seat{seat}")), said);
        assert_eq!(name_of(&shown, &format!("seat{seat}/sheet")), said);
    }
    let tone_of = |id: &str| {
        let region = shown.pages[0].regions.iter().find(|region| region.id == id);
        region.map(|region| region.tone)
    };
    assert_eq!(tone_of("seat0/board"), Some(Tone::Good), "nobody's turn is marked");
    assert_eq!(tone_of("seat1/board"), Some(Tone::Seat(1)), "it keeps its colour");
}

/// RR-11.8: who shares a win, by what, and that the others lost.
#[test]
fn a_draw_says_who_shares_it_and_who_lost() {
    let mut sample = Sample::new(3, &[]);
    let best = Seats::NONE.with(Seat::at(0)).with(Seat::at(2));
    sample.state.declared = best;
    sample.state.ending = Some(Ending { reason: EndReason::Declared, best });
    let shown = scene(&sample.game, &sample.state, Eye::Public);
    let said = [0, 1, 2].map(|seat| label_of(&shown, &format!("race/seat{seat}")));
    let ends = said.iter().zip([": draws", ": lost", ": draws"]);
    assert!(ends.into_iter().all(|(said, end)| said.ends_with(end)), "{said:?}");
    assert_eq!(value_of(&shown, "race/deck"), "declaring, marks, gold");
}

/// RR-9.4: of two units of one picture that is starred which can be levelled up.
#[test]
fn a_basic_unit_has_a_star_on_its_picture() {
    let sample = Sample::new(2, &[]).unit("U01", "B4", 0).unit("L01", "B5", 0);
    let scene = scene(&sample.game, &sample.state, Eye::All);
    let tokens = all_tokens(&scene);
    let of = |id: &str| tokens.iter().find(|token| token.id == id).expect("a unit");
    let (basic, levelled) = (of("seat0/unit0"), of("seat0/unit1"));
    assert_eq!(basic.sign, levelled.sign);
    assert_eq!((basic.starred, levelled.starred), (true, false));
}

/// RR-9.5: what the next level-up costs is a price, not how many were made.
#[test]
fn the_next_level_up_has_a_price() {
    let sample = with_medal(-1);
    let scene = scene(&sample.game, &sample.state, Eye::All);
    let line = line_of(&scene, "seat0/levelups");
    let cost = sample.game.level_up_cost(&sample.state.seats[0]);
    assert_eq!(line.value.en, format!("costs {cost} marks (0 made)"));
    assert_eq!(line.sign.as_ref().map(|sign| &*sign.figure.en), Some(&*format!("−{cost}★")));
}

/// RR-2.1: which level the monsters are of that come next, and what the deck is, each once.
#[test]
fn the_monster_deck_says_its_level() {
    let mut sample = with_medal(-1);
    let shown = |sample: &Sample| {
        let scene = scene(&sample.game, &sample.state, Eye::Public);
        let monsters = scene.pages[0].regions.iter().find(|region| region.id == "monsters");
        let Some(Body::Row(slots)) = monsters.map(|region| &region.body) else { panic!("a row") };
        (slots[0].label.en.to_string(), slots[0].token.is_some())
    };
    sample.state.monster_deck[1].add(Kind(0), 1);
    assert_eq!(shown(&sample), ("level 2".to_owned(), true));
    sample.state.monster_deck.iter_mut().for_each(|level| *level = Bag::new());
    assert_eq!(shown(&sample), ("Deck".to_owned(), false));
}

/// RR-10.4: the last round of a solo game is called so.
#[test]
fn the_last_round_is_called_the_last() {
    let mut sample = Sample::new(1, &[]);
    sample.state.round = 8;
    let round =
        |sample: &Sample| value_of(&scene(&sample.game, &sample.state, Eye::Public), "stock/round");
    assert_eq!(round(&sample), "8");
    sample.state.last_round = true;
    assert_eq!(round(&sample), "8, the last");
}

/// RR-3.2: the places of the commands that were used say who picked them.
#[test]
fn a_used_command_says_who_picked_it() {
    let leader = Some(Seat::at(1));
    let turn = Task::Turn { queue: Queue::new() };
    let task = Task::Command { command: Command::Raid, leader, queue: Queue::new() };
    let mut sample = with_medal(-1).tasks([turn, task]);
    sample.state.executed = 2;
    let scene = scene(&sample.game, &sample.state, Eye::Public);
    let commands = scene.pages[0].regions.iter().find(|region| region.id == "commands");
    let Some(Body::Row(slots)) = commands.map(|region| &region.body) else { panic!("a row") };
    let said: Vec<&str> = slots[..5].iter().map(|slot| &*slot.label.en).collect();
    assert_eq!(said, ["● Aki", "◆ Bea", "", "", ""]);
    // RR-4.20: before it is picked, a command says what that brings; its amounts say whose they are.
    let badges = slots[..5].iter().map(|slot| {
        let token = slot.token.as_ref().expect("a command card");
        token.badges.iter().map(|badge| &*badge.text.en).collect::<Vec<_>>().join(" ")
    });
    let badges: Vec<_> = badges.collect();
    assert_eq!(badges, ["L2 F2", "L2 F1", "L1 F1 +1★", "L4 F2", "L1 F1 +$1"]);
}

/// The step cards say what they do in signs and figures, as the commands do.
#[test]
fn step_cards_have_signs_and_figures() {
    let sample = with_medal(-1);
    let scene = scene(&sample.game, &sample.state, Eye::All);
    for id in ids::STEPS {
        let tokens = all_tokens(&scene);
        let token = tokens.iter().find(|token| token.id == id).expect("a step card");
        assert!(token.sign.is_some() && !token.badges.is_empty(), "{id}");
        assert!(token.badges.iter().all(|badge| badge.sign.is_some()), "{id}");
        let is_bare = |badge: &Badge| badge.text.en.starts_with(|sign: char| sign.is_ascii_digit());
        assert!(!token.badges.iter().any(is_bare), "{id} says what its figures count");
        assert!(token.detail != token.name, "{id}");
    }
}

/// A pile says once what it is, and an empty place what would lie there.
#[test]
fn piles_are_called_once_and_short() {
    let sample = with_medal(-1);
    let scene = scene(&sample.game, &sample.state, Eye::All);
    for id in ["units", "levelups"] {
        let region = scene.pages[0].regions.iter().find(|region| region.id == id);
        let Some(Body::Row(slots)) = region.map(|region| &region.body) else { panic!("a row") };
        assert!(!slots.is_empty());
        for slot in slots {
            assert_eq!(slot.label.is_empty(), slot.token.is_some(), "{}", slot.id);
        }
    }
}

/// A level-up card says what a unit card does, how far it moves too: what a Thief gains most by.
#[test]
fn a_level_up_card_says_how_far_it_moves() {
    let sample = with_medal(-1);
    let scene = scene(&sample.game, &sample.state, Eye::All);
    let tokens = all_tokens(&scene);
    let badges = |kind: &str| {
        let kind = sample.game.cards.unit_by_id(kind).expect("a card of the set");
        let id = ids::pile(&sample.game, kind);
        let token = tokens.iter().find(|token| token.id == id).expect("a pile");
        token.badges.iter().map(|badge| badge.text.en.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(badges("L04"), ["$3", "mv3", "+1"]);
}

/// RR-1.10: a monster looks to the right, a unit to the left.
#[test]
fn a_piece_says_which_cells_it_reaches() {
    let sample = with_medal(-1);
    let scene = scene(&sample.game, &sample.state, Eye::All);
    let tokens = all_tokens(&scene);
    let reach = |id: &str| {
        let token = tokens.iter().find(|token| token.id == id).expect("the token is there");
        let cells = token.reach.iter().map(|cell| cell.trim_start_matches("seat0/"));
        cells.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(reach("seat0/unit0"), "B3 A4 C4 B5");
    assert_eq!(reach("seat0/monster0"), "A2 B2 C2 A3 B3 C3");
}
