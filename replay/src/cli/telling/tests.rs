//! One event told to people, by a game whose seats pass by themselves.

use super::{event, routine};
use crate::cli::terminal::{ColorChoice, Style};
use crate::cli::{Io, Stop};
use crate::log::record::{Header, LuckSource};
use crate::review::{Review as _, ReviewOf};
use crate::testing::{Passes, games};
use kanso_engine::{Eye, Lang, Seat, Setup};

/// What `kanso review` tells of the first event: what was played and what came of it.
fn told(all_steps: bool, lang: Lang, eye: Eye) -> Vec<String> {
    let luck = LuckSource::Seeded { version: 1, seed: [0; 32] };
    let header = Header::new::<Passes>(&Setup::new::<Passes>(2), luck, None);
    let mut review = ReviewOf::<Passes>::begin(games(), &header).expect("a sound header");
    let play = review.read_action("play", Lang::En).expect("always allowed");
    review.choose(play).expect("always allowed");
    let mut out = Vec::new();
    let mut io = Io {
        games: games(),
        out: &mut out,
        lang,
        lang_asked: None,
        style: Style::new(ColorChoice::Never, false),
        columns: 100,
        rows: 24,
        shows_progress: false,
        stop: Stop::default(),
    };
    event(&review, 1, (eye, routine(all_steps)), &mut io).expect("a vector takes every byte");
    let text = String::from_utf8(out).expect("words are UTF-8");
    text.lines().skip(1).map(|line| line.trim().to_owned()).collect()
}

#[test]
fn routine_steps_are_one_faint_line_unless_all_are_asked_for() {
    let (plays, works) = ("seat 0 plays  PS-1", "what seat 0 played works  PS-3");
    assert_eq!(
        told(false, Lang::En, Eye::All),
        [plays, "(2 passes by themselves)", works, "(1 pass by itself)"]
    );
    assert_eq!(
        told(false, Lang::Ja, Eye::Seat(Seat::at(0))),
        [plays, "（自動パス1回）", works],
        "a seat is told of its own"
    );
    assert_eq!(told(false, Lang::En, Eye::Public), [plays, works]);
    assert_eq!(
        told(true, Lang::En, Eye::Seat(Seat::at(0))),
        [plays, "seat 0 passes by itself: nothing usable  PS-2", works]
    );
    assert_eq!(told(true, Lang::En, Eye::Public), [plays, works]);
    assert_eq!(told(true, Lang::En, Eye::All).len(), 5);
}
