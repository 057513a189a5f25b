//! What the pictures must show.

use super::super::sample;
use super::*;

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
    for scene in [sample::scene(), sample::hexes()] {
        let drawn = scene_svg(&scene, &SvgOptions::default());
        assert!(elements(&drawn).len() > 7);
        assert_eq!(drawn, scene_svg(&scene, &SvgOptions::default()));
        assert!(!drawn.contains("=\"-"), "nothing stands left of or above the picture");
    }
}

#[test]
fn tokens_have_a_title_and_a_mark() {
    let drawn = scene_svg(&sample::scene(), &SvgOptions::default());
    assert!(drawn.contains("<title>Knight\nKnight &lt;in full&gt;\n!: in danger</title>"));
    assert!(drawn.contains(">●Kni 2/3</text>") && drawn.contains(">!</text>"), "{drawn}");
    assert!(drawn.contains("data-id=\"knight\""));
    assert!(drawn.contains("<polygon"), "an arrow has a head");
    let options = SvgOptions { lang: Lang::Ja, page: None };
    assert!(scene_svg(&sample::scene(), &options).contains(">●騎士 2/3</text>"));
}

/// Width and height of a picture.
fn size(drawn: &str) -> (i32, i32) {
    let value = |name: &str| {
        let (_, after) = drawn.split_once(&format!(" {name}=\"")).expect("it is there");
        after.split('"').next().and_then(|value| value.parse().ok()).expect("a number")
    };
    (value("width"), value("height"))
}

#[test]
fn what_would_be_too_wide_goes_on_in_the_next_line() {
    let (mut scene, options) = (sample::scene(), SvgOptions::default());
    for (column, region) in (0..).zip(&mut scene.pages[0].regions) {
        (region.row, region.column) = (0, column);
    }
    let (wide, high) = size(&scene_svg(&scene, &options));
    let drawn = scene_svg_in(&scene, &options, &Room::up_to(wide as u16 - 1));
    assert!(size(&drawn).0 < wide && size(&drawn).1 > high, "{wide} {high} {drawn}");
    let all = scene_svg_in(&scene, &options, &Room::up_to(wide as u16));
    assert_eq!(all, scene_svg(&scene, &options), "as wide as it needs");
}

#[test]
fn in_the_room_for_two_scenes_everything_keeps_its_place() {
    let (one, options) = (sample::scene(), SvgOptions::default());
    let mut other = one.clone();
    for region in &mut other.pages[0].regions {
        match &mut region.body {
            Body::Board(board) => board.cells[0].tokens.clear(),
            Body::Sheet(lines) => lines.truncate(1),
            Body::Row(_) | Body::Track(_) => {}
        }
    }
    let mut room = Room::up_to(1_000);
    room.make_for(&one, Lang::En);
    let alone = scene_svg_in(&one, &options, &room);
    room.make_for(&other, Lang::En);
    assert_eq!(scene_svg_in(&one, &options, &room), alone, "it had the room already");
    let places = |drawn: &str| -> Vec<String> {
        let places = drawn.lines().filter(|line| line.contains("transform"));
        places.map(str::to_owned).collect()
    };
    let beside = scene_svg_in(&other, &options, &room);
    assert_ne!(beside, alone);
    assert_eq!((places(&beside), size(&beside)), (places(&alone), size(&alone)));
    other.pages[0].regions.truncate(1);
    let few = scene_svg_in(&other, &options, &room);
    assert_eq!(size(&few).0, size(&alone).0, "as wide as if all were there");
}

#[test]
fn a_troop_shows_its_number_and_its_banner() {
    let drawn = scene_svg(&sample::troops(), &SvgOptions::default());
    let stripe = colours(Tone::Hue(scene::Hue::Blue));
    for wanted in [
        "font-weight=\"bold\" fill=\"#735300\">2</text>".to_owned(),
        format!("fill=\"{}\"/><text", stripe.line),
        "stroke-dasharray=\"1 7\"".to_owned(),
        "<title>Knights".to_owned(),
    ] {
        assert!(drawn.contains(&wanted), "{wanted} in {drawn}");
    }
    let plain = scene_svg(&sample::hexes(), &SvgOptions::default());
    assert!(!plain.contains("stroke-dasharray"));
}

#[test]
fn an_arrow_points_where_it_ends() {
    assert_eq!(arrow_head((0, 0), (100, 0)), [(100, 0), (86, 7), (86, -7)]);
    assert_eq!(arrow_head((0, 100), (0, 0)), [(0, 0), (7, 14), (-7, 14)]);
    assert_eq!(arrow_head((5, 5), (5, 5)), [(5, 5); 3], "no way is no reason to fail");
}

#[test]
fn nothing_is_referred_to() {
    for scene in [sample::scene(), sample::hexes()] {
        let drawn = scene_svg(&scene, &SvgOptions::default());
        assert!(!drawn.contains(" id=") && !drawn.contains("url("), "{drawn}");
    }
}

#[test]
fn another_page_is_left_out() {
    let options = SvgOptions { page: Some("elsewhere".to_owned()), ..Default::default() };
    assert!(!scene_svg(&sample::scene(), &options).contains("Knight"));
}

#[test]
fn markup_in_names_is_escaped() {
    assert_eq!(escape("<a b=\"c\">&'\u{1}"), "&lt;a b=&quot;c&quot;&gt;&amp;&#39; ");
}
