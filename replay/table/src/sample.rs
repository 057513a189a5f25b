//! Pages with one of everything, for tests.

use emath::Vec2;
use kanso_engine::scene::{
    Arrow, Badge, Board, BoardCell, Body, Caption, Gauge, Hue, Land, Line, Look, Page, Region,
    Shape, Slot, Step, Token, Tone,
};
use kanso_engine::{Label, Text};

/// A panel as it is in a window of ordinary size.
pub const PANEL: Vec2 = Vec2::new(800.0, 600.0);

/// A token without marks.
pub fn token(id: &str, name: Label, tone: Tone, look: Look) -> Token {
    let detail = Label::new("All there is to say", "すべての説明");
    Token { detail, ..Token::new(id, name.clone(), name, tone, look) }
}

/// An empty cell.
pub fn cell(id: &str, x: i16, y: i16) -> BoardCell {
    BoardCell::new(id.to_owned(), (x, y), Label::same(id.to_owned()), Tone::Plain)
}

/// A region in the first column.
pub fn region(id: &str, name: &str, row: u8, body: Body) -> Region {
    Region::new(id, Label::same(name.to_owned()), (0, row), Tone::Plain, body)
}

/// A mark that warns.
pub fn badge(text: &'static str, tone: Tone) -> Badge {
    Badge::new(Text::new(text, text), Text::new("in danger", "危険"), tone)
}

fn page(regions: Vec<Region>) -> Page {
    Page {
        id: "table".to_owned(),
        name: Label::new("Table", "テーブル"),
        regions,
        ..Page::default()
    }
}

fn knight() -> Token {
    Token {
        gauge: Some(Gauge { value: 2, max: 3 }),
        badges: vec![badge("!", Tone::Warning)],
        ..token("knight", Label::new("Knight", "騎士"), Tone::Seat(0), Look::Piece)
    }
}

/// A place of a row.
pub fn slot(id: &str, token: Option<Token>, count: u16) -> Slot {
    Slot { id: id.to_owned(), label: Label::default(), token, count }
}

/// A board with a knight on A1 and an ogre on A2, a hand, a track, a sheet, an arrow.
pub fn table() -> Page {
    let ogre = token("ogre", Label::new("Ogre", "オーガ"), Tone::Boss, Look::Piece);
    let cells = vec![
        BoardCell { tint: Tone::Home, tokens: vec![knight()], ..cell("A1", 0, 0) },
        BoardCell { badges: vec![badge("✶", Tone::Special)], ..cell("B1", 1, 0) },
        BoardCell { tokens: vec![ogre], ..cell("A2", 0, 1) },
    ];
    let board = Board::new(Shape::Grid, cells);
    let sword = token("sword", Label::new("Sword", "剣"), Tone::Plain, Look::Card);
    let hidden = token("hidden", Label::new("Card", "札"), Tone::Plain, Look::FaceDown);
    let hand = vec![
        slot("hand/0", Some(sword), 1),
        slot("hand/1", Some(hidden), 3),
        slot("hand/2", None, 0),
    ];
    let ada = token("ada", Label::same("Ada"), Tone::Seat(0), Look::Counter);
    let step = |id: &str, name: &'static str, tone, tokens: Vec<Token>| {
        Step::new(id, Label::same(name), tone, tokens)
    };
    let course = vec![
        step("morning", "Morning", Tone::Good, Vec::new()),
        step("noon", "Noon", Tone::Active, vec![ada]),
        step("night", "Night", Tone::Faint, Vec::new()),
    ];
    let line = |id: &str, label: &'static str, value: &'static str, tone| {
        Line::new(id, Text::new(label, label), Text::new(value, value), tone)
    };
    let gold = vec![
        line("gold/0", "Gold of Ada", "3", Tone::Treasure),
        line("gold/1", "Gold of Ben", "none", Tone::Warning),
    ];
    let arrow = Arrow {
        from: "knight".to_owned(),
        to: "ogre".to_owned(),
        meaning: Label::new("strikes", "攻撃"),
        tone: Tone::Bad,
    };
    Page {
        arrows: vec![arrow],
        ..page(vec![
            region("board", "Board", 0, Body::Board(board)),
            region("hand", "Hand", 1, Body::Row(hand)),
            region("course", "Course", 2, Body::Track(course)),
            region("gold", "Gold", 3, Body::Sheet(gold)),
        ])
    }
}

/// The same, with the knight on B1.
pub fn moved() -> Page {
    let mut page = table();
    let Body::Board(board) = &mut page.regions[0].body else { unreachable!() };
    let knight = board.cells[0].tokens.pop().expect("it stood there");
    board.cells[1].tokens.push(knight);
    page
}

/// A page with one board of this shape.
pub fn board(shape: Shape, cells: Vec<BoardCell>, links: &[(&str, &str)]) -> Page {
    let links = links.iter().map(|(from, to)| ((*from).to_owned(), (*to).to_owned())).collect();
    page(vec![region("map", "Map", 0, Body::Board(Board { links, ..Board::new(shape, cells) }))])
}

/// Seven hexes around the one in the middle, on which the knight stands.
pub fn hexes() -> Page {
    let cells = vec![
        cell("a1", 0, 0),
        BoardCell { tint: Tone::Special, ..cell("c1", 2, 0) },
        cell("a2", -1, 1),
        BoardCell { tokens: vec![knight()], ..cell("b2", 1, 1) },
        cell("c2", 3, 1),
        cell("a3", 0, 2),
        BoardCell { tint: Tone::Home, ..cell("c3", 2, 2) },
    ];
    board(Shape::Hexes, cells, &[])
}

/// A board of a war game: a troop with its Leader, a Champion beside a chest, every landscape, a line
/// that parts them.
pub fn war() -> Page {
    let disc = |id: &str, side| Token {
        short: Label::new("Co", "将"),
        ..token(id, Label::new("Hero", "英雄"), Tone::Side(side), Look::Disc)
    };
    let troop = Token {
        gauge: Some(Gauge { value: 2, max: 3 }),
        badges: vec![badge("†", Tone::Hue(Hue::Blue)), badge("★", Tone::Treasure)],
        ..token("knights", Label::new("Knights", "騎士団"), Tone::Side(0), Look::Troop)
    };
    let chest = Token {
        short: Label::same("3"),
        ..token("chest", Label::new("Chest", "宝箱"), Tone::Treasure, Look::Counter)
    };
    let lands = Land::ALL.into_iter().zip(0_i16..).map(|(land, at)| BoardCell {
        tint: Tone::Land(land),
        ..cell(&format!("l{at}"), at % 4 * 2, at / 4 * 2)
    });
    let mut cells: Vec<BoardCell> = lands.collect();
    cells.push(BoardCell { tokens: vec![troop, disc("leader", 0)], ..cell("b1", 1, 1) });
    cells.push(BoardCell { tokens: vec![chest, disc("champion", 1)], ..cell("b2", 3, 1) });
    let mut page = board(Shape::Hexes, cells, &[]);
    let Body::Board(board) = &mut page.regions[0].body else { unreachable!() };
    board.dividers = vec![3];
    let caption = |at: &str, name: &'static str, seat, lit| Caption {
        at: at.to_owned(),
        name: Label::same(name),
        tone: Tone::Seat(seat),
        lit,
    };
    board.captions =
        vec![caption("l0", "Left wing", 0, true), caption("l8", "Right wing", 1, false)];
    page
}

/// Three places of a plan with two paths.
pub fn plan() -> Page {
    let cells = vec![
        BoardCell { tokens: vec![knight()], ..cell("gate", 0, 0) },
        cell("hall", 1, 0),
        BoardCell { tint: Tone::Treasure, ..cell("vault", 1, 1) },
    ];
    board(Shape::Plan, cells, &[("gate", "hall"), ("hall", "vault")])
}
