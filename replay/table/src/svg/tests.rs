//! What the pictures must show.

use super::*;
use crate::look::by_night;
use crate::sample;
use kanso_engine::Label;
use kanso_engine::scene::{Body, Gauge, Icon, Line, Region, Token, Tone};

fn scene(page: Page) -> Scene {
    Scene { pages: vec![page] }
}

/// Pages with one of everything.
fn samples() -> [Scene; 4] {
    [sample::table(), sample::moved(), sample::war(), sample::plan()].map(scene)
}

/// The elements of a document in order; panics where one is not closed.
fn elements(document: &str) -> Vec<String> {
    let (mut found, mut open) = (Vec::new(), Vec::new());
    let mut rest = document;
    while let Some((_, after)) = rest.split_once('<') {
        let (tag, after) = after.split_once('>').expect("a tag ends");
        rest = after;
        let name = tag.split([' ', '/']).find(|part| !part.is_empty()).expect("a name");
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name.to_owned()), "{tag}");
        } else {
            found.push(tag.to_owned());
            if !tag.ends_with('/') {
                open.push(name.to_owned());
            }
        }
    }
    assert!(open.is_empty(), "{open:?}");
    found
}

#[test]
fn the_document_is_well_formed_and_always_the_same() {
    for scene in samples() {
        let drawn = scene_svg(&scene, &SvgOptions::default());
        assert!(elements(&drawn).len() > 7);
        assert_eq!(drawn, scene_svg(&scene, &SvgOptions::default()));
        assert!(!drawn.contains("NaN") && !drawn.contains("inf"), "{drawn}");
    }
}

#[test]
fn everything_that_has_an_id_is_found_by_it() {
    for scene in samples() {
        let drawn = scene_svg(&scene, &SvgOptions::default());
        for region in &scene.pages[0].regions {
            let Body::Board(board) = &region.body else { continue };
            for cell in &board.cells {
                let tokens = cell.tokens.iter().map(|token| &*token.id);
                for id in tokens.chain([&*cell.id]) {
                    assert!(drawn.contains(&format!("data-id=\"{id}\"")), "{id}");
                }
            }
        }
    }
}

#[test]
fn a_token_says_all_there_is_to_say_where_the_pointer_is() {
    let knight = Token {
        badges: vec![sample::badge("!", Tone::Warning)],
        ..sample::token(
            "knight",
            Label::same("Sir <A> & B"),
            Tone::Seat(0),
            kanso_engine::scene::Look::Piece,
        )
    };
    let mut page = sample::table();
    let Body::Board(board) = &mut page.regions[0].body else { unreachable!() };
    board.cells[0].tokens = vec![knight];
    let drawn = scene_svg(&scene(page), &SvgOptions::default());
    let title = "<title>Sir &lt;A&gt; &amp; B\nAll there is to say\n!: in danger</title>";
    assert!(drawn.contains(title), "{drawn}");
}

/// Width and height of a picture.
fn size(drawn: &str) -> (u32, u32) {
    let value = |name: &str| {
        let (_, after) = drawn.split_once(&format!(" {name}=\"")).expect("it is there");
        after.split('"').next().and_then(|value| value.parse().ok()).expect("a number")
    };
    (value("width"), value("height"))
}

#[test]
fn a_picture_is_no_wider_than_its_room() {
    for wide in [320, 760, 1_240] {
        for scene in samples() {
            let drawn = scene_svg_in(&scene, &SvgOptions::default(), &mut Room::up_to(wide));
            assert!(size(&drawn).0 <= u32::from(wide), "{:?} in {wide}", size(&drawn));
        }
    }
}

#[test]
fn in_the_room_for_two_scenes_everything_keeps_its_place() {
    let (one, other) = (scene(sample::table()), scene(sample::moved()));
    let options = SvgOptions::default();
    let mut room = Room::up_to(1_000);
    room.make_for(&one);
    room.make_for(&other);
    let [one, other] = [one, other].map(|scene| scene_svg_in(&scene, &options, &mut room));
    assert_ne!(one, other);
    assert_eq!(size(&one), size(&other));
    let cells = |drawn: &str| -> Vec<String> {
        let lines: Vec<&str> = drawn.lines().collect();
        let pairs = lines.windows(2).filter(|pair| pair[0].starts_with("<g data-id=\"cell"));
        pairs.map(|pair| pair[1].to_owned()).collect()
    };
    assert_eq!(cells(&one), cells(&other));
}

#[test]
fn a_sign_is_drawn_with_the_ground_where_something_is_cut_out() {
    let pen = SvgPen::default();
    let rect = Rect::from_min_size(pos2(10.0, 20.0), vec2(48.0, 60.0));
    pen.sign(Icon::Skeleton, rect, Color32::from_rgb(1, 2, 3), Color32::from_rgb(4, 5, 6));
    let drawn = pen.out.into_inner();
    assert!(drawn.starts_with("<g transform=\"translate(10 26) scale(2.000)\">"), "{drawn}");
    assert!(drawn.contains("\"#010203\"") && drawn.contains("\"#040506\""), "{drawn}");
}

#[test]
fn nothing_is_referred_to() {
    for scene in samples() {
        let drawn = scene_svg(&scene, &SvgOptions::default());
        assert!(!drawn.contains(" id=") && !drawn.contains("url("), "{drawn}");
    }
}

#[test]
fn every_colour_has_its_counterpart_by_night() {
    let known: Vec<String> = by_night().into_iter().map(|(day, _)| Hex(day).to_string()).collect();
    for scene in samples() {
        let drawn = scene_svg(&scene, &SvgOptions::default());
        for attribute in [" fill=\"#", " stroke=\"#"] {
            for part in drawn.split(attribute).skip(1) {
                let colour = format!("#{}", &part[..6]);
                // Shadows are black at any hour.
                let is_shadow = colour == "#000000";
                assert!(is_shadow || known.contains(&colour), "{colour}");
            }
        }
    }
}

#[test]
fn another_page_is_left_out() {
    let options = SvgOptions { page: Some("elsewhere".to_owned()), ..SvgOptions::default() };
    assert!(!scene_svg(&scene(sample::table()), &options).contains("data-id"));
}

#[test]
fn markup_in_names_is_escaped() {
    assert_eq!(escape("<a b=\"c\">&'\u{1}"), "&lt;a b=&quot;c&quot;&gt;&amp;&#39; ");
}

#[test]
fn lengths_are_whole_tenths() {
    let written = [0.0, 1.0, 1.25, -0.04, -2.5, 12.96].map(|length| Tenths(length).to_string());
    assert_eq!(written, ["0", "1", "1.3", "0", "-2.5", "13"]);
}

#[test]
fn several_seats_on_one_mat_each_have_their_colour() {
    let drawn = |tones: [Tone; 2]| {
        let sheet = |(nth, tone): (usize, Tone)| {
            let line = Line::new(format!("line{nth}"), Label::same("Gold"), 3_u8, Tone::Plain);
            let name = Label::same(format!("Name{nth}"));
            Region::new(format!("region{nth}"), name, (0, 0), tone, Body::Sheet(vec![line]))
        };
        let regions = tones.into_iter().enumerate().map(sheet).collect();
        scene_svg(&Scene::of_page(regions), &SvgOptions::default())
    };
    let colour = |drawn: &str, name: &str| -> Option<String> {
        let before = &drawn[..drawn.find(name)?];
        let tag = &before[before.rfind("<text")?..];
        Some(tag.split(" fill=\"").nth(1)?.split('"').next()?.to_owned())
    };
    let shared = drawn([Tone::Seat(0), Tone::Seat(1)]);
    let [one, other] = ["Name0", "Name1"].map(|name| colour(&shared, name));
    let own = drawn([Tone::Seat(1), Tone::Plain]);
    assert!(other.is_some() && other == colour(&own, "Name0"), "as on a mat of its own");
    assert!(one.is_some() && one != other);
    let of_one = drawn([Tone::Seat(1), Tone::Seat(1)]);
    assert_ne!(colour(&of_one, "Name1"), other, "one mark is enough for one seat");
}

#[test]
fn what_just_happened_is_seen_and_moves_nothing() {
    let hurt = |value| {
        let mut page = sample::table();
        page.arrows.clear();
        let Body::Board(board) = &mut page.regions[0].body else { unreachable!() };
        board.cells[2].tokens[0].gauge = Some(Gauge { value, max: 5 });
        page
    };
    let struck = Page { arrows: sample::table().arrows, ..hurt(5) };
    let mut fled = struck.clone();
    let Body::Board(board) = &mut fled.regions[0].body else { unreachable!() };
    let ogre = board.cells[2].tokens[0].clone();
    board.cells[1].tokens.push(Token { id: "imp".to_owned(), ..ogre });
    let plain = scene_svg(&scene(hurt(3)), &SvgOptions::default());
    for before in [struck, fled] {
        let before = Some(scene(before));
        let told = scene_svg(&scene(hurt(3)), &SvgOptions { before, ..SvgOptions::default() });
        assert!(told.contains(">−2</text>") && !plain.contains(">−2</text>"));
        assert!(told.len() > plain.len());
        // All that was there is there still, at its place.
        let mut lines = told.lines();
        assert!(plain.lines().all(|line| lines.any(|other| other == line)), "{told}");
    }
}

/// How far down a line of text stands in a picture.
fn height_of(drawn: &str, words: &str) -> Option<f32> {
    let before = &drawn[..drawn.find(words)?];
    let tag = &before[before.rfind("<text")?..];
    let value = tag.split(" y=\"").nth(1)?.split('"').next()?;
    value.parse().ok()
}

#[test]
fn stretches_of_an_edge_have_their_names_beside_it() {
    let drawn = scene_svg(&scene(sample::war()), &SvgOptions::default());
    let [above, below] = ["Left wing", "Right wing"].map(|words| height_of(&drawn, words));
    assert!(above.is_some() && above < below, "{above:?} {below:?}");
}
