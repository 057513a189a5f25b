//! Signs of tokens, badges and lines.

use super::*;
use kanso_engine::scene::{Icon, Look};

/// What lies face up has the sign of its kind; what lies face down has none.
#[test]
fn all_that_lies_face_up_has_a_sign() {
    for seats in 2..=4 {
        let game = game(seats);
        let mut state = game.laid_out();
        let mut backs = 0;
        play(&game, &mut state, &mut Dice(seats as u64), 300, &mut |_, _, state, _| {
            for token in all_tokens(&picture(&game, state)) {
                let is_open = token.look != Look::FaceDown;
                assert_eq!(token.sign.is_some(), is_open, "{}", token.id);
                backs += usize::from(!is_open);
            }
        });
        assert!(state.round > 1 && backs > 0, "the piles of stages 2 and 3 were there");
    }
}

/// Figures beside signs are short, and every line of a seat has one.
#[test]
fn what_is_counted_has_a_sign_and_a_short_figure() {
    let game = game(4);
    let mut state = game.laid_out();
    play(&game, &mut state, &mut Dice(5), 250, &mut |_, _, state, _| {
        let shown = picture(&game, state);
        let regions = || shown.pages.iter().flat_map(|page| &page.regions);
        let lines = regions().filter_map(|region| match &region.body {
            Body::Sheet(lines) => Some((region, lines)),
            Body::Board(_) | Body::Row(_) | Body::Track(_) => None,
        });
        for (region, line) in lines.flat_map(|(of, lines)| lines.iter().map(move |one| (of, one))) {
            let of_seat = region.id.starts_with("seat");
            assert!(!of_seat || line.sign.is_some(), "{} of {}", line.id, region.id);
            let figure = line.sign.iter().map(|sign| &sign.figure);
            for lang in Lang::ALL {
                assert!(figure.clone().all(|figure| figure.in_lang(lang).chars().count() <= 6));
            }
        }
        for badge in all_tokens(&shown).into_iter().flat_map(|token| &token.badges) {
            let figure = badge.sign.iter().map(|sign| &sign.figure.en);
            assert!(figure.into_iter().all(|figure| figure.chars().count() <= 4), "{badge:?}");
        }
    });
}

/// The sign of an item follows its name; of one with a name of one's own what it does.
#[test]
fn an_item_of_ones_own_has_the_sign_of_what_it_does() {
    let game = game(2);
    let sign_of = |id: &str| {
        let kind = game.cards.item_by_id(id).expect("an item of the set");
        let mut item = game.cards.item(kind).clone();
        let named = sign::of_item(&item);
        item.face.name = Label::same("Thing");
        (named, sign::of_item(&item))
    };
    assert_eq!(sign_of("IT06"), (Icon::Boots, Icon::Boots));
    assert_eq!(sign_of("IM03"), (Icon::Armour, Icon::Armour));
    assert_eq!(sign_of("IT08"), (Icon::Potion, Icon::Potion));
    assert_eq!(sign_of("IT12"), (Icon::Trophy, Icon::Chest));
}

/// The signs of the seats are those that every table has.
#[test]
fn seats_have_their_signs() {
    let marks: Vec<&str> = (0..4).map(|seat| badge::mark(Tone::Seat(seat))).collect();
    assert_eq!(marks, ["●", "◆", "▲", "■"]);
}

/// A part is told with the card that lies there: its name, its points, what it gives, and which of two
/// it is.
#[test]
fn a_part_is_told_with_its_card() {
    let (game, mut state) = opened(3);
    for (id, breaks, of_two) in [("HD1", 0, "1st"), ("HD2", 1, "2nd")] {
        let card = game.cards.part_by_id(id).expect("a part card of the set");
        let slot = state.slot_mut(Part::Head);
        (slot.card, slot.breaks) = (Some(card), breaks);
        let shown = picture(&game, &state);
        let head = shown.pages[0].regions.iter().find(|region| region.id == "contributions/head");
        let Some(Region { name, body: Body::Sheet(lines), .. }) = head else { panic!("a sheet") };
        assert_eq!(name.en, format!("Head: {}", game.cards.part(card).face.name.en));
        let on_card: Vec<&Line> = lines.iter().filter(|line| line.id.contains("/card")).collect();
        assert!(on_card.iter().all(|line| line.sign.is_some()), "{on_card:?}");
        let points = |line: &&Line| line.sign.as_ref().map(|sign| sign.icon) == Some(Icon::Points);
        assert!(on_card.iter().any(points), "{on_card:?}");
        let nth = lines.iter().find(|line| line.id.ends_with("/before1"));
        let nth = nth.and_then(|line| line.sign.as_ref()).map(|sign| &*sign.figure.en);
        assert_eq!(nth, Some(of_two));
    }
}

/// A cell has its place in its line on it, and its part in its name; the values are told apart.
#[test]
fn a_cell_is_named_in_full_and_short_on_the_board() {
    let (game, state) = opened(4);
    let shown = picture(&game, &state);
    let board = shown.pages[0].regions.iter().find_map(|region| match &region.body {
        Body::Board(board) => Some(board),
        _ => None,
    });
    let cells = &board.expect("there is a board").cells;
    let of = |spot: Spot| {
        let cell = cells.iter().find(|cell| cell.id == ids::cell(spot)).expect("a cell");
        (&*cell.label.en, &*cell.written().en, &*cell.label.ja, &*cell.written().ja)
    };
    assert_eq!(of(Spot::line(Part::Torso, 2)), ("Torso 2", "2 ↑", "胴2", "2 ↑"));
    assert_eq!(of(Spot::line(Part::Head, 4)), ("Head 4", "4", "頭4", "4"));
    assert_eq!(of(Spot::core(7)), ("Core 7", "7", "コア7", "7"));
}

/// MR-8.3: a bonus shield that shows its back is no shield any more, neither by its words nor its sign.
#[test]
fn a_turned_bonus_shield_looks_like_what_it_pays() {
    let (game, mut state) = opened(4);
    let look = |state: &State| {
        let shown = picture(&game, state);
        let tokens = all_tokens(&shown);
        BonusShield::ALL.map(|chip| {
            let token = tokens.iter().find(|token| token.id == ids::bonus(chip));
            let token = token.expect("it lies there");
            (token.short.en.to_string(), token.sign)
        })
    };
    let of = |short: &str, sign| (short.to_owned(), Some(sign));
    assert_eq!(look(&state), [of("Sh 1", Icon::Defence), of("Sh 2", Icon::Defence)]);
    state.core_bonus = Holder::Seat(Seat::at(0));
    assert_eq!(look(&state), [of("1c or M1", Icon::Copper), of("Silver", Icon::Silver)]);
}

/// What a chip costs more stands first behind it and has room on the smallest board, which a terminal of 80
/// columns has: 10 columns for a cell. Source: MR-5.15.
#[test]
fn what_a_chip_costs_more_is_seen_on_the_board() {
    let (game, mut state) = opened(4);
    let columns = |text: &str| -> usize {
        text.chars().map(|sign| if sign < '\u{2e80}' { 1 } else { 2 }).sum()
    };
    for kind in game.cards.chip_kinds() {
        for spot in [Spot::line(Part::Torso, 0), Spot::core(0)] {
            match spot.place() {
                Place::Line(part, cell) => {
                    state.slot_mut(part).line[usize::from(cell)] = Cell::Chip(kind);
                }
                Place::Core(_) => state.core[0].cell = CoreCell::Chip(kind),
            }
            let token = token::chip(View { game: &game, state: &state }, kind, spot);
            let extra = game.cards.chip(kind).extra;
            let first = token.badges.first().map(|badge| badge.text.en.to_string());
            assert!(extra == 0 || first == Some(format!("+{extra}")), "{first:?}");
            for lang in Lang::ALL {
                // A mark before the name of the chip.
                let shown = 1 + columns(token.short.in_lang(lang));
                assert!(extra == 0 || shown + " +1".len() <= 10, "{kind:?}");
            }
            assert!(!token.badges.iter().any(|badge| badge.text.en.starts_with('#')));
        }
    }
}

/// Who would take a card now and what the cells count is told beside the lines, not in the rankings alone.
#[test]
fn who_is_first_stands_on_the_card_that_it_would_take() {
    let (game, mut state) = opened(3);
    state.slot_mut(Part::Head).line = [Cell::Empty; 5];
    let first = |state: &State, place: &str| {
        let shown = picture(&game, state);
        let monster = shown.pages[0].regions.iter().find(|region| region.id == ids::MONSTER);
        let Some(Region { body: Body::Board(board), .. }) = monster else { panic!("a board") };
        let cell = board.cells.iter().find(|cell| cell.id == place).expect("a place");
        let badge = cell.tokens[0].badges.first().expect("a card shows something");
        (badge.text.en.to_string(), badge.tone)
    };
    assert!(!first(&state, "head").0.starts_with('◆'));
    state.slot_mut(Part::Head).line[4] = Cell::Marker(Seat::at(1));
    let banner = game.cards.item_by_id("IT02").expect("an item of the set");
    state.seat_mut(Seat::at(1)).items.push(banner);
    assert_eq!(first(&state, "head"), ("◆3.9".to_owned(), Tone::Seat(1)));
    state.core[0].cell = CoreCell::Marker(Seat::at(0));
    assert_eq!(first(&state, ids::HEART), ("●2".to_owned(), Tone::Seat(0)));
    let count = |state: &State| value_of(&picture(&game, state), "course/cells");
    assert_eq!(count(&state), "lines 1 1 2 2 3, core 2 1 1 1 2 1 1 1");
    for part in Part::ALL {
        state.slot_mut(part).breaks = 2;
    }
    assert_eq!(count(&state), "core 2 1 1 1 2 1 1 1");
    state.core_bonus = Holder::Seat(Seat::at(0));
    let shown = picture(&game, &state);
    assert!(!all_ids(&shown).contains("course/cells"), "no marker is put down any more");
}
