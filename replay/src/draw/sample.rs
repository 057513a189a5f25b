//! A scene with one of everything, for the painters' tests.

use kanso_engine::scene::{
    Arrow, Badge, Board, BoardCell, Body, Gauge, Hue, Land, Line, Look, Page, Region, Shape, Slot,
    Step, Token, Tone,
};
use kanso_engine::{Label, Scene, Text};

fn token(id: &str, name: Label, short: Label, tone: Tone, look: Look) -> Token {
    let detail = Label::new(format!("{} <in full>", name.en), format!("{}の全文", name.ja));
    Token { detail, ..Token::new(id, name, short, tone, look) }
}

fn cell(label: &'static str, x: i16, y: i16) -> BoardCell {
    BoardCell::new(format!("cell/{label}"), (x, y), Label::same(label), Tone::Plain)
}

fn region(id: &str, name: Label, row: u8, body: Body) -> Region {
    Region::new(id, name, (0, row), Tone::Plain, body)
}

/// A board, a row, a track, a sheet and an arrow.
pub(crate) fn scene() -> Scene {
    let knight = Token {
        gauge: Some(Gauge { value: 2, max: 3 }),
        badges: vec![Badge::new(
            Text::new("!", "!"),
            Text::new("in danger", "危険"),
            Tone::Warning,
        )],
        ..token(
            "knight",
            Label::new("Knight", "騎士"),
            Label::new("Kni", "騎士"),
            Tone::Seat(0),
            Look::Piece,
        )
    };
    let ogre = token(
        "ogre",
        Label::new("Ogre", "オーガ"),
        Label::new("Ogre", "オーガ"),
        Tone::Boss,
        Look::Piece,
    );
    let gate = Badge::new(Text::new("✶", "✶"), Text::new("a gate", "門"), Tone::Special);
    let cells = vec![
        BoardCell { tint: Tone::Home, tokens: vec![knight], ..cell("A1", 0, 0) },
        BoardCell { badges: vec![gate], ..cell("B1", 1, 0) },
        BoardCell { tokens: vec![ogre], ..cell("A2", 0, 1) },
    ];
    let board = Board::new(Shape::Grid, cells);
    let card = |id: &str, name: Label, look| token(id, name.clone(), name, Tone::Plain, look);
    let slot =
        |id: &str, token, count| Slot { id: id.to_owned(), label: Label::default(), token, count };
    let hand = vec![
        slot("hand/0", Some(card("sword", Label::new("Sword", "剣"), Look::Card)), 1),
        slot("hand/1", Some(card("hidden", Label::new("Card", "札"), Look::FaceDown)), 3),
        slot("hand/2", None, 0),
    ];
    let ada = token("ada", Label::same("Ada"), Label::same("Ada"), Tone::Seat(0), Look::Counter);
    let step =
        |id: &str, label: Label, tone, tokens: Vec<Token>| Step::new(id, label, tone, tokens);
    let course = vec![
        step("morning", Label::new("Morning", "朝"), Tone::Good, Vec::new()),
        step("noon", Label::new("Noon", "昼"), Tone::Active, vec![ada]),
        step("night", Label::new("Night", "夜"), Tone::Faint, Vec::new()),
    ];
    let line = |id: &str, label: &'static str, value: Label| {
        Line::new(id, Text::new(label, label), value, Tone::Plain)
    };
    let gold = vec![
        line("gold/0", "Ada", Label::new("3 gold", "3金")),
        line("gold/1", "Ben", Label::new("none", "なし")),
    ];
    Scene {
        pages: vec![Page {
            id: "table".to_owned(),
            name: Label::new("Table", "テーブル"),
            regions: vec![
                Region {
                    tone: Tone::Active,
                    ..region("board", Label::new("Board", "盤"), 0, Body::Board(board))
                },
                region("hand", Label::new("Hand", "手札"), 1, Body::Row(hand)),
                region("course", Label::new("Course", "進行"), 2, Body::Track(course)),
                region("gold", Label::default(), 3, Body::Sheet(gold)),
            ],
            arrows: vec![Arrow {
                from: "knight".to_owned(),
                to: "ogre".to_owned(),
                meaning: Label::new("strikes", "攻撃"),
                tone: Tone::Plain,
            }],
            ..Page::default()
        }],
    }
}

/// The same hexes with a troop on a river, a disc and a counter, parted by a line.
pub(crate) fn troops() -> Scene {
    let badge = |text: &'static str, tone| {
        Badge::new(Text::new(text, text), Text::new("a badge", "印"), tone)
    };
    let troop = Token {
        gauge: Some(Gauge { value: 2, max: 3 }),
        badges: vec![badge("†", Tone::Hue(Hue::Blue)), badge("★", Tone::Treasure)],
        ..token(
            "knights",
            Label::new("Knights", "騎士団"),
            Label::new("Kni", "騎士"),
            Tone::Side(0),
            Look::Troop,
        )
    };
    let one = |id: &str, short: &'static str, tone, look| {
        token(id, Label::same(short), Label::same(short), tone, look)
    };
    let mut scene = hexes();
    let Body::Board(board) = &mut scene.pages[0].regions[0].body else { unreachable!() };
    board.dividers = vec![1];
    board.cells[0].tint = Tone::Land(Land::River);
    board.cells[0].tokens = vec![troop];
    board.cells[1].tokens = vec![one("hero", "Co", Tone::Side(1), Look::Disc)];
    board.cells[2].tokens = vec![one("chest", "3", Tone::Treasure, Look::Counter)];
    scene
}

/// Three hexes, two above one.
pub(crate) fn hexes() -> Scene {
    let cells = vec![cell("a1", 0, 0), cell("c1", 2, 0), cell("b2", 1, 1)];
    let board = Board::new(Shape::Hexes, cells);
    Scene {
        pages: vec![Page {
            id: "map".to_owned(),
            name: Label::default(),
            regions: vec![region("map", Label::default(), 0, Body::Board(board))],
            ..Page::default()
        }],
    }
}
