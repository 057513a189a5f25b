//! What links carry of a game, and the page that shows it.

use super::*;
use crate::html::{GamePage, game_page, game_told};
use crate::link::{LINK_LEN_MAX, LinkError, link_told, told};
use crate::log::record::LineLuck;
use crate::review::{Bot, Position, Review, begin};
use crate::tell::Routine;
use crate::testing::{SEED, games, pig_header};
use kanso_engine::cards::hex;
use kanso_engine::{Eye, Seat};

/// Pig between two whose names are markup, for so many events, with a note and another line.
fn pig(events: u32) -> Box<dyn Review> {
    let mut header = pig_header("50");
    header.names = vec!["<b>Ada</b>".to_owned(), "Ben & \"co\"".to_owned()];
    let mut review = begin(games(), &header).expect("a sound header");
    while review.len(0) < Some(events)
        && let Some(number) = review.bot_choice(Bot::Greedy)
    {
        review.choose(number).expect("it is on the list");
    }
    review.go(Position::after(0, 4)).expect("there");
    review.note("Aki", "here it turned").expect("in memory");
    review.branch("what if", LineLuck::Fresh([1; 32]), None).expect("in memory");
    review
}

fn options(lang: Lang, eye: Eye, event: u32) -> GamePage<'static> {
    let at = Position::after(0, event);
    GamePage { lang, eye, routine: Routine::LeftOut, at, analysis: None }
}

/// What a body says, part by part, without its pictures.
fn said_by(body: &str) -> Vec<String> {
    let mut words = String::new();
    let mut rest = body;
    while let Some((before, after)) = rest.split_once("<svg") {
        words.push_str(before);
        rest = after.split_once("</svg>").expect("it ends").1;
    }
    words.push_str(rest);
    let parts = words.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
    parts.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty()).collect()
}

#[test]
fn a_link_tells_what_the_page_for_the_same_eye_tells() {
    for lang in Lang::ALL {
        for eye in [Eye::Public, Eye::Seat(Seat::at(1))] {
            let mut review = pig(20);
            let options = options(lang, eye, 7);
            let page = game_page(&mut *review, &options).expect("a page");
            let made = game_told(&mut *review, &options).expect("as much");
            let link = link_told(&made.text(true)).expect("it fits");
            let text = told(&format!("https://example.org/told.html{link}")).expect("whole");
            let (tag, text) = text.split_once('\n').expect("a language");
            let (title, body) = text.split_once('\n').expect("a title");
            assert!(page.contains(&format!("<html lang=\"{tag}\">")), "{tag}");
            assert_eq!(title, made.title);
            let head = |text: &str| said_by(text.split_once("</header>").expect("a head").0);
            let (_, of_page) = page.split_once("<body>").expect("a body");
            assert_eq!(head(body), head(of_page));
            let story = |text: &str| {
                let (_, from) = text.split_once("<section id=\"story\">").expect("a story");
                said_by(from.split("<section id=\"end\">").next().expect("something"))
            };
            let (rest, _) = of_page.split_once("<script").expect("data");
            let (wanted, rules) = rest.split_once("<section class=\"rules\"").expect("rules");
            let (told, told_rules) = body.split_once("<section class=\"rules\"").expect("rules");
            let story = (story(told), story(wanted));
            assert!(story.0 == story.1 && story.0.len() > 60, "{story:?}");
            assert_eq!(said_by(told_rules), said_by(rules));
        }
    }
}

#[test]
fn one_table_is_told_with_the_words_and_its_event_is_marked() {
    let mut review = pig(12);
    for (event, heading) in [
        (0, "The table at the start"),
        (7, "The table after event 7"),
        (12, "The table at the end"),
    ] {
        let made = game_told(&mut *review, &options(Lang::En, Eye::Public, event)).expect("told");
        assert_eq!(made.with_table.matches("<svg xmlns").count(), 1);
        assert!(made.with_table.contains(&format!("<h2>{heading}</h2>")), "{}", made.with_table);
        assert!(!made.words.contains("<svg"));
        for body in [&made.words, &made.with_table] {
            let marked = body.split("<li ").find(|entry| entry.contains("aria-current=\"true\""));
            let number = marked.map(|entry| entry.split('"').nth(1).expect("an id").to_owned());
            assert_eq!(number, (event > 0).then(|| event.to_string()));
        }
    }
    let page = game_page(&mut *review, &options(Lang::En, Eye::Public, 7)).expect("a page");
    assert!(!page.contains("aria-current=\"true\""), "there the program marks it");
}

#[test]
fn what_only_the_eye_all_is_told_is_in_no_link() {
    let mut review = pig(12);
    let secrets = [hex(&SEED), hex(&review.head()), "here it turned".into(), "what if".into()];
    let all = game_told(&mut *review, &options(Lang::En, Eye::All, 0)).expect("told").text(true);
    for eye in [Eye::Public, Eye::Seat(Seat::at(0))] {
        let made = game_told(&mut *review, &options(Lang::En, eye, 0)).expect("told");
        let text = told(&link_told(&made.text(true)).expect("it fits")).expect("whole");
        for secret in &secrets {
            assert!(all.contains(secret.as_str()) && !text.contains(secret.as_str()), "{secret}");
        }
    }
}

/// The page takes the parts and attributes that our own bodies have: so it shows all of them.
#[test]
fn the_page_takes_all_parts_of_what_links_tell() {
    let listed = |of: &str| -> Vec<&str> {
        let (_, list) = SCRIPT.split_once(&format!("const {of} = new Set((")).expect("a list");
        let (list, _) = list.split_once(").split").expect("it ends");
        list.split([' ', '"', '+', '\n']).filter(|word| !word.is_empty()).collect()
    };
    let (parts, said) = (listed("PARTS"), listed("SAID"));
    let made = game_told(&mut *pig(5_000), &options(Lang::Ja, Eye::Public, 3)).expect("told");
    let drawn = [crate::draw::sample::scene(), crate::draw::sample::hexes()];
    let drawn = drawn.map(|scene| crate::html::scene(&scene, Lang::En).into_string());
    for body in [made.with_table.as_str(), &drawn[0], &drawn[1]] {
        for tag in body.split('<').skip(1).filter(|tag| !tag.starts_with('/')) {
            let (tag, _) = tag.split_once('>').expect("it ends");
            let name = tag.split([' ', '/']).next().expect("a name");
            assert!(parts.contains(&name), "{name}");
            // Every other piece between quotes is a value.
            for before in tag.split('"').step_by(2).filter(|before| before.ends_with('=')) {
                let attribute = before.trim_end_matches('=').rsplit(' ').next().expect("a name");
                assert!(said.contains(&attribute), "{attribute} in <{tag}>");
            }
        }
    }
    for word in [
        "script", "style", "iframe", "img", "image", "form", "input", "meta", "link", "base", "use",
    ] {
        assert!(!parts.contains(&word), "{word}");
    }
    let leads = |word: &&&str| word.starts_with("on") || word.contains("src") || word.contains(':');
    assert_eq!(said.iter().find(leads), None);
}

#[test]
fn what_was_cut_or_changed_tells_nothing() {
    let made = game_told(&mut *pig(6), &options(Lang::En, Eye::Public, 0)).expect("told");
    let (link, text) = (link_told(&made.text(false)).expect("it fits"), made.text(false));
    assert_eq!(told(&link).as_ref(), Some(&text));
    for len in 0..link.len() {
        assert_eq!(told(&link[..len]), None, "{len}");
    }
    for at in "#p=".len()..link.len() {
        for sign in ["A", "B", "!"] {
            let mut changed = link.clone();
            changed.replace_range(at..=at, sign);
            let found = told(&changed);
            assert!(found.is_none_or(|found| found == text), "{at} {sign}");
        }
    }
    let digest = |at: usize| blake3::hash(at.to_string().as_bytes()).to_hex().to_string();
    let noise: String = (0..LINK_LEN_MAX / 32).map(digest).collect();
    assert!(matches!(link_told(&noise), Err(LinkError::TooLong { .. })));
}

#[test]
fn the_page_asks_nobody_and_has_nothing_of_any_game() {
    let page = page_for_links();
    for word in
        ["http:", "https:", "url(", "src=", "@import", "<link", "fetch", "innerHTML", "eval"]
    {
        assert!(!page.contains(word), "{word}");
    }
    assert!(page.contains("default-src 'none'") && page.contains("script-src 'sha256-"), "{page}");
    assert!(!SCRIPT.contains("</") && !SCRIPT.contains("<!"));
    for text in [NONE, CUT, OLD, NO_SCRIPT, LINKED] {
        assert!(text.ja.chars().any(|sign| sign as u32 >= 0x3000) && !text.en.is_empty());
    }
}
