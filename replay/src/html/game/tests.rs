//! The page of a game: what is in it, and that nothing else is.

use super::*;
use crate::address::Address;
use crate::log::record::{Header, LineLuck, LuckSource};
use crate::review::{Answer, Bot, ReviewOf, begin};
use crate::testing::{Draws, SEED, draws_header, games, pig_header};
use kanso_engine::cards::hex;
use kanso_engine::{Seat, Setup};
use kanso_pig::Pig;

/// Pig between Ada and Ben to 50, who decide by the game's score.
fn pig(events: u32) -> Box<dyn Review> {
    let mut header = pig_header("50");
    header.names = vec!["Ada".to_owned(), "Ben".to_owned()];
    let mut review = begin(games(), &header).expect("a sound header");
    while review.len(0) < Some(events)
        && let Some(number) = review.bot_choice(Bot::Greedy)
    {
        review.choose(number).expect("it is on the list");
    }
    review
}

fn told(review: &mut dyn Review, eye: Eye) -> String {
    told_at(review, Position::after(0, 0), eye)
}

fn told_at(review: &mut dyn Review, at: Position, eye: Eye) -> String {
    let options = GamePage { lang: Lang::En, eye, routine: Routine::LeftOut, at, analysis: None };
    game_page(review, &options).expect("there is such a line")
}

/// What the program of a page goes through.
fn moments(page: &str) -> serde_json::Value {
    let (_, data) = page.split_once("type=\"application/json\">").expect("data");
    let (data, _) = data.split_once("</script>").expect("it ends");
    serde_json::from_str(data).expect("it is JSON")
}

/// How many tables there are without the program.
fn pictures(page: &str) -> usize {
    let (body, _) = page.split_once("id=\"moments\"").expect("data");
    body.matches("<svg xmlns").count()
}

fn count(page: &str, list: &str) -> usize {
    let moments = moments(page);
    let list = list.split('.').fold(&moments, |value, name| &value[name]);
    list.as_array().expect("a list").len()
}

#[test]
fn a_page_has_each_event_and_the_table_after_it() {
    let mut review = pig(20);
    let page = told(&mut *review, Eye::All);
    let events = review.len(0).expect("the game itself") as usize;
    assert!(events >= 20);
    for number in 1..=events {
        assert!(page.contains(&format!("<li id=\"{number}\" class=\"entry ")), "{number}");
    }
    assert!(!page.contains(&format!("<li id=\"{}\"", events + 1)));
    for list in ["frames.changes", "stands", "about"] {
        assert_eq!(count(&page, list), events + 1, "{list}: one for the start");
    }
    for part in ["<h1>Pig</h1>", "<h3>Round 1 · Turn 1 · Ada</h3>", "Turn 2 · Ben", "(1 in 6)"] {
        assert!(page.contains(part), "{part}");
    }
    assert_eq!(pictures(&page), 2, "start and end need no program");
    assert!(page.contains("<dt id=\"PG-1.1\">"), "the rules are told");
    assert!(page.contains("<b>Awaited: </b>"), "it is not over");
    assert_eq!(review.here().event as usize, events);
}

#[test]
fn it_opens_where_it_was_asked_to() {
    let mut review = pig(12);
    for (at, wanted) in [(0, 0), (7, 7), (12, 12)] {
        let page = told_at(&mut *review, Position::after(0, at), Eye::All);
        assert_eq!(moments(&page)["at"], wanted);
    }
    let options = GamePage {
        lang: Lang::En,
        eye: Eye::All,
        routine: Routine::Told,
        at: Position::after(0, 9_999),
        analysis: None,
    };
    assert!(game_page(&mut *review, &options).is_err(), "there is no such event");
}

#[test]
fn a_game_without_events_says_so() {
    let mut review = pig(0);
    for eye in [Eye::All, Eye::Public] {
        let page = told(&mut *review, eye);
        assert!(page.contains("Nothing has happened yet"), "{page}");
        assert_eq!((count(&page, "frames.changes"), pictures(&page)), (1, 1));
    }
}

#[test]
fn how_it_ended_is_told_in_a_table() {
    let mut review = pig(5_000);
    let page = told(&mut *review, Eye::Public);
    assert!(review.standing().is_some(), "somebody reached 50");
    assert!(page.contains("<h2>The game is over: "), "{page}");
    assert!(page.contains("<th scope=\"row\">Ada</th><td>"));
    assert!(page.contains(">won</td>") && page.contains(">lost</td>"));
    assert!(!page.contains("<b>Awaited"));
}

#[test]
fn how_the_players_ended_it_is_told() {
    let mut review = pig(6);
    review.seal(Some(crate::log::record::SealEnd::Conceded(1))).expect("in memory");
    let page = told(&mut *review, Eye::Public);
    assert!(page.contains("<h2>The game is over: Ben conceded</h2>"), "{page}");
}

#[test]
fn seed_hashes_notes_and_lines_are_for_the_eye_that_sees_all() {
    let mut review = pig(10);
    review.go(Position::after(0, 4)).expect("there");
    review.note("Aki", "here it turned").expect("in memory");
    review.branch("what if", LineLuck::Fresh([1; 32]), None).expect("in memory");
    let secrets = [hex(&SEED), hex(&review.head()), "here it turned".into(), "what if".into()];
    let all = told(&mut *review, Eye::All);
    for secret in &secrets {
        assert!(all.contains(secret.as_str()), "{secret}");
    }
    for eye in [Eye::Public, Eye::Seat(Seat::at(0))] {
        let page = told(&mut *review, eye);
        for secret in &secrets {
            assert!(!page.contains(secret.as_str()), "{eye:?}: {secret}");
        }
        assert!(page.contains("the game itself") && !page.contains("not on this page"));
    }
}

#[test]
fn another_line_is_told_as_what_it_is() {
    let mut review = pig(10);
    let at: Address = "2".parse().expect("an address");
    review.seek(&at).expect("there");
    let made = review.branch("what if", LineLuck::Fresh([1; 32]), Some(Answer::Choice(1)));
    let line = made.expect("it may hold").made.expect("a line of its own");
    let end = Position::after(line, 0);
    let all = told_at(&mut *review, end, Eye::All);
    assert!(all.contains("1 what if, a line beside the game"), "{all}");
    assert!(all.contains("not on this page: 0 main"));
    let public = told_at(&mut *review, end, Eye::Public);
    assert!(public.contains("<dd>a line beside the game</dd>"), "{public}");
    assert_eq!(count(&all, "stands"), 4);
}

#[test]
fn what_is_assumed_is_marked_for_the_eye_that_sees_all() {
    let luck = LuckSource::Table { version: 1, seed: SEED };
    let header = Header::new::<Pig>(&Setup::new::<Pig>(2), luck, None);
    let mut review = begin(games(), &header).expect("a sound header");
    review.choose(0).expect("a roll");
    review.settle_by_luck().expect("filled in");
    assert!(told(&mut *review, Eye::All).contains("(1 in 6, assumed)"));
    let public = told(&mut *review, Eye::Public);
    assert!(public.contains("(1 in 6)") && !public.contains("assumed"), "{public}");
    assert!(public.contains("real dice and cards") && !public.contains(&hex(&SEED)));
}

/// A secret look takes no number, and what follows has the next one.
#[test]
fn an_event_that_is_not_told_leaves_no_gap() {
    let mut review = ReviewOf::<Draws>::begin(games(), &draws_header(SEED)).expect("a header");
    // Who begins, and the order of the boons.
    review.settle_by_luck().expect("a pick and a shuffle");
    for _ in 0..4 {
        // To look is the first choice as long as it was not done in this turn.
        review.choose(0).expect("something can be done");
    }
    let len = review.len(0).expect("the game itself");
    let asked = |eye| review.course(0, eye).len();
    let (all, public) = (asked(Eye::All), asked(Eye::Public));
    assert!(all == len as usize && public < all, "{public} of {all} are told");
    let page = told(&mut review, Eye::Public);
    assert_eq!(count(&page, "stands"), public + 1);
    assert!(page.contains(&format!("<li id=\"{public}\"")) && !page.contains("look"), "{page}");
    assert!(!page.contains(&format!("<li id=\"{}\"", public + 1)));
    assert!(told(&mut review, Eye::All).contains("look"));
}

#[test]
fn nothing_that_somebody_typed_ends_an_element_or_begins_one() {
    let mut header = pig_header("50");
    header.names = vec!["</script><b>".to_owned(), "<!-- & \"'".to_owned()];
    let mut review = begin(games(), &header).expect("a sound header");
    review.choose(0).expect("a roll");
    review.note("</p>", "<script>alert(1)</script>\nand <!-- more").expect("in memory");
    let page = told(&mut *review, Eye::All);
    assert_eq!(page.matches("<script").count(), 2, "data and program");
    assert_eq!(page.matches("</script>").count(), 2);
    assert!(!page.contains("<!--") && !page.contains("<b></script>"));
    let pieces = moments(&page)["frames"]["pieces"].to_string();
    assert!(pieces.contains("&lt;/script&gt;&lt;b&gt;"), "names are drawn as they are: {pieces}");
}

#[test]
fn the_program_and_the_style_end_no_element_and_ask_nobody() {
    for text in [pages::SCRIPT, &style()] {
        for word in ["</", "<!", "http:", "https:", "url(", "fetch", "import", "eval", "src"] {
            assert!(!text.contains(word), "{word}");
        }
    }
}
