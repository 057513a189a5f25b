//! Clips of real games, played as a program that shows them would.

use super::*;
use crate::log::record::Header;
use crate::luck::Seed;
use crate::review::{Bot, open};
use crate::simulate::simulate;
use crate::testing::{games, pig_header, seeded};
use kanso_battlelore_heroes::BattleLore;
use kanso_engine::{Game, Seat, Setup, Telling};
use kanso_gin_rummy::GinRummy;
use std::io::Cursor;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

const PACE: Duration = Duration::from_millis(700);

fn pig() -> Box<dyn Review> {
    let played =
        simulate(games(), &pig_header("50"), &[Bot::Greedy], None, &AtomicBool::new(false));
    open(games(), &played.expect("a game").bytes).expect("a good log")
}

/// The first events of a game for two.
fn begun<G: Game>(seed: Seed, events: u32) -> Box<dyn Review> {
    let header = Header::new::<G>(&Setup::new::<G>(2), seeded(seed), None);
    let bots = [Bot::Greedy];
    let played = simulate(games(), &header, &bots, Some(events), &AtomicBool::new(false));
    open(games(), &played.expect("a game").bytes).expect("a good log")
}

fn clip(from: u32, to: u32) -> Clip {
    let from = Position::after(0, from);
    Clip { from, to, eye: Eye::All, lang: Lang::En, routine: true, wide: 480 }
}

/// The pictures of a GIF as a player shows them, and how long each stands, in hundredths of a second.
fn played_gif(bytes: &[u8]) -> (u32, Vec<Vec<u8>>, Vec<u16>) {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).expect("a GIF");
    let wide = u32::from(decoder.width());
    let mut screen = vec![0; usize::from(decoder.width()) * usize::from(decoder.height()) * 4];
    let (mut pictures, mut delays) = (Vec::new(), Vec::new());
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        let row = usize::from(frame.width) * 4;
        for (y, pixels) in frame.buffer.chunks_exact(row).enumerate() {
            let start =
                ((usize::from(frame.top) + y) * wide as usize + usize::from(frame.left)) * 4;
            screen[start..start + row].copy_from_slice(pixels);
        }
        pictures.push(screen.clone());
        delays.push(frame.delay);
    }
    (wide, pictures, delays)
}

/// The pictures of an APNG as a player shows them.
fn played_apng(bytes: &[u8]) -> Vec<Vec<u8>> {
    let mut reader = png::Decoder::new(Cursor::new(bytes)).read_info().expect("a PNG");
    let count = reader.info().animation_control().expect("it is animated").num_frames;
    let wide = reader.info().width as usize;
    let mut screen = vec![0; wide * reader.info().height as usize * 4];
    let mut pictures = Vec::new();
    for _ in 0..count {
        let mut pixels = vec![0; screen.len()];
        reader.next_frame(&mut pixels).expect("a frame");
        let control = *reader.info().frame_control().expect("a frame has one");
        let row = control.width as usize * 4;
        for (y, pixels) in pixels.chunks_exact(row).take(control.height as usize).enumerate() {
            let start = ((control.y_offset as usize + y) * wide + control.x_offset as usize) * 4;
            screen[start..start + row].copy_from_slice(pixels);
        }
        pictures.push(screen.clone());
    }
    pictures
}

#[test]
fn a_clip_plays_the_pictures_that_were_drawn() {
    let mut review = pig();
    let moments = moments(&mut *review, &clip(2, 9)).expect("a clip");
    assert_eq!(moments.len(), 8);
    let drawn: Vec<_> = moments.iter().map(|svg| drawn(svg).expect("a picture")).collect();
    let wide = drawn[0].width();
    assert!(wide <= 480 && drawn.iter().all(|picture| picture.width() == wide));

    let film = as_apng(&moments, PACE).expect("a film");
    for (at, (shown, drawn)) in played_apng(&film).iter().zip(&drawn).enumerate() {
        assert!(shown == drawn.data(), "picture {at} is another");
    }
    let (seen, pictures, delays) = played_gif(&as_gif(&moments, PACE).expect("a film"));
    assert_eq!((seen, delays), (wide, vec![70, 70, 70, 70, 70, 70, 70, 210]));
    for (at, (shown, drawn)) in pictures.iter().zip(&drawn).enumerate() {
        // Where there are more colours than a GIF has, one near to it stands.
        let off =
            shown.iter().zip(drawn.data()).map(|(one, other)| u64::from(one.abs_diff(*other)));
        let mean = off.sum::<u64>() / shown.len() as u64;
        assert!(mean < 4, "picture {at} is off by {mean} of 255");
    }
}

#[test]
fn the_words_below_say_what_was_done() {
    let mut review = pig();
    let moments = moments(&mut *review, &clip(0, 2)).expect("a clip");
    let texts = |svg: &str| {
        svg.split("fill=\"#1a1a1a\">")
            .skip(1)
            .map(|rest| rest.split('<').next().unwrap_or_default().to_owned())
            .collect::<Vec<_>>()
    };
    let said: Vec<_> = moments.iter().map(|svg| texts(svg)).collect();
    assert_eq!(said[0], Vec::<String>::new());
    assert!(said[1][0].starts_with("1 · Player 1: roll"), "{said:?}");
    assert!(said[2][0].starts_with("2 · "), "{said:?}");
}

/// What one eye is not told is in no picture for it: here the other hand, whose cards the eye *all* sees.
#[test]
fn what_an_eye_does_not_see_is_in_no_picture() {
    let mut review = begun::<GinRummy>([7; 32], 60);
    let own = Clip { eye: Eye::Seat(Seat::at(0)), ..clip(0, 40) };
    let (shown, all) = (moments(&mut *review, &own), moments(&mut *review, &clip(0, 40)));
    let (shown, all) = (shown.expect("a clip"), all.expect("a clip"));
    assert!(shown.len() > 10 && all.len() >= shown.len());
    for event in 1..=40 {
        let hidden = review.tells(event, own.eye) == Telling::Nothing;
        let number = review.number_for(0, event, own.eye);
        let words = format!("\">{number} · ");
        assert!(hidden || shown.iter().any(|svg| svg.contains(&words)), "event {event}");
    }
    // A scene of the eye tells no more than the eye is told: its pictures are those of the scene.
    review.go(Position::after(0, 40)).expect("a place");
    let scene = review.scene(own.eye);
    let last = scene_svg_in(
        &scene,
        &SvgOptions { eye: own.eye, ..SvgOptions::default() },
        &mut Room::up_to(480),
    );
    let labels = |svg: &str| {
        svg.split("<title>")
            .skip(1)
            .map(|rest| rest.split('<').next().unwrap_or_default().to_owned())
            .collect::<BTreeSet<_>>()
    };
    assert_eq!(labels(shown.last().expect("one")), labels(&last));
    assert_ne!(labels(all.last().expect("one")), labels(&last));
}

#[test]
fn a_page_on_which_nothing_changes_is_left_out() {
    let mut review = begun::<BattleLore>([7; 32], 14);
    let own = clip(10, 14);
    let names: Vec<_> =
        review.scene(own.eye).pages.iter().map(|page| page.name.en.clone()).collect();
    assert_eq!(names, ["Table", "Heroes"]);
    let shown = moments(&mut *review, &own).expect("a clip").concat();
    // Where there is one page alone, its name is not written above it.
    assert!(!shown.contains(">Heroes<") && !shown.contains(">Table<"));
}

#[test]
fn what_cannot_be_a_clip_is_refused() {
    let mut review = pig();
    let error = |review: &mut dyn Review, from, to| {
        moments(review, &clip(from, to)).expect_err("none").to_string()
    };
    assert!(error(&mut *review, 5, 2).contains("comes before"));
    let many = vec![String::new(); 25];
    assert!(as_strip(&many).expect_err("too many").to_string().contains("at most 24"));
    assert!(as_gif(&["no picture".to_owned()], PACE).is_err());
    assert!(as_apng(&[], PACE).is_err());
}
