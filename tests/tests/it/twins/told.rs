//! All that an eye is told of a game, as text, by the functions that the commands use.

use kanso_engine::{Awaiting, Event, Eye, Lang, Scene};
use kanso_games::berserk_tcg::{Action, BerserkTcg};
use kanso_replay::draw::{SvgOptions, TextOptions, scene_svg, scene_text};
use kanso_replay::log::record::Header;
use kanso_replay::meant::{meant, there_is};
use kanso_replay::review::{
    Axis, Bot, Choice, Conceived, FactInfo, Position, Review, ToldLine, told_lines,
};
use kanso_replay::tell::{Routine, TranscriptOptions, transcript};
use std::fmt::Write as _;

/// Between two tables that are drawn, in events that are told.
const DRAWN_EVERY: u32 = 12;

/// The transcripts, as `kanso export` writes them: in both languages, by the number of the pair with
/// routine steps or without, in one of the languages with the lines for machines, which hold the
/// digests of the views.
pub fn transcripts(
    game: &BerserkTcg,
    header: &Header,
    events: &[Event<Action>],
    (eye, number): (Eye, u64),
) -> String {
    let mut told = String::new();
    let routines = [Routine::LeftOut, Routine::Told];
    for (at, lang) in (number..).zip(Lang::ALL) {
        let routine = routines[(at / 2 % 2) as usize];
        let options = TranscriptOptions { lang, eye, machine: at % 2 == 0, routine };
        writeln!(told, "# {options:?}").expect("a text");
        told.push_str(&transcript(game, header, events, &options));
    }
    told
}

/// What an eye was told of a game by its review.
pub struct Reviewed {
    /// Who was told.
    pub eye: Eye,
    /// The words.
    pub words: String,
    /// The tables.
    pub scenes: Vec<Scene>,
}

/// What `kanso review`, `kanso show` and `kanso play` tell some eyes, and what the window does, at
/// these events.
pub fn review(
    review: &mut dyn Review,
    events: impl Iterator<Item = u32>,
    eyes: &[Eye],
) -> Vec<Reviewed> {
    let reviewed = |eye: &Eye| {
        let mut words = String::new();
        write_head(review, *eye, &mut words);
        Reviewed { eye: *eye, words, scenes: Vec::new() }
    };
    let mut all: Vec<_> = eyes.iter().map(reviewed).collect();
    for (at, event) in (0_u32..).zip(events) {
        review.go(Position::after(0, event)).expect("there");
        for Reviewed { eye, words, scenes } in &mut all {
            let eye = *eye;
            writeln!(words, "## {}", review.number_for(0, event, eye)).expect("a text");
            write_event(review, event, eye, words);
            write_now(review, eye, words);
            let scene = review.scene(eye);
            if at.is_multiple_of(DRAWN_EVERY) {
                write_seldom(review, &scene, eye, words);
                write_prompt(review, eye, words);
            }
            scenes.push(scene);
        }
    }
    all
}

fn write_head(review: &dyn Review, eye: Eye, to: &mut String) {
    writeln!(to, "{:?} {:?}", review.names(), review.turns(0)).expect("a text");
    let header = review.header();
    for (at, (spec, value)) in review.meta().options.iter().zip(&header.options).enumerate() {
        let value = review.tells_option(at, eye).then(|| spec.told(value));
        writeln!(to, "{} {value:?}", spec.name).expect("a text");
    }
    for axis in [Axis::Events, Axis::Decisions] {
        let stops = review.stops(0, axis, eye);
        let stops: Vec<_> = stops.iter().map(|stop| review.number_for(0, *stop, eye)).collect();
        writeln!(to, "{axis:?} {stops:?}").expect("a text");
    }
    for note in review.notes(Some(0)) {
        let number = review.number_for(0, note.event, eye);
        writeln!(to, "note {number} {} {}", note.number, note.text).expect("a text");
    }
}

/// A fact as it is shown: the place of its beat among all beats is a handle.
fn write_fact(fact: &FactInfo, to: &mut String) {
    let FactInfo { beat: _, number, rule, words, ids, shrunk, routine } = fact;
    writeln!(to, ".{number} {words} [{rule}] {} {shrunk} {routine}", ids.join(" "))
        .expect("a text");
}

fn write_event(review: &dyn Review, event: u32, eye: Eye, to: &mut String) {
    let info = review.event(event).expect("there");
    let telling = review.tells(event, eye);
    writeln!(to, "{:?} {:?} {telling:?} {:?}", info.kind, info.marks, review.odds(event, eye))
        .expect("a text");
    for beat in review.told_beats(event, eye) {
        writeln!(to, ".{} {}", beat.number, beat.routine).expect("a text");
    }
    for (lang, routine) in [(Lang::En, Routine::Told), (Lang::Ja, Routine::LeftOut)] {
        review.say_event(event, lang, eye, to).expect("a text");
        to.push('\n');
        for line in told_lines(review, event, routine, lang, eye) {
            match line {
                ToldLine::Facts(facts) => facts.iter().for_each(|fact| write_fact(fact, to)),
                ToldLine::LeftOut { words, .. } => writeln!(to, "({words})").expect("a text"),
            }
        }
    }
}

/// What is told of the moment where the review stands.
fn write_now(review: &dyn Review, eye: Eye, to: &mut String) {
    writeln!(to, "{:?} {:?} {:?}", review.awaiting(), review.marks(), review.standing())
        .expect("a text");
    for lang in Lang::ALL {
        review.say_prompt(lang, eye, to).expect("a text");
        to.push('\n');
        review.say_phase(lang, to).expect("a text");
        to.push('\n');
    }
    let choices = review.choices(Lang::En, eye);
    for Choice { number, notation, words, ids, price, chance, worth, apart, last } in &choices {
        assert_eq!(*worth, None, "nobody asked for it");
        let ids = ids.join(" ");
        writeln!(to, "{number} {notation} {words} {ids} {price:?} {chance:?} {apart} {last}")
            .expect("a text");
    }
    if review.here().beat.is_none() {
        writeln!(to, "{:?}", review.thrown(review.here().event, eye)).expect("a text");
    }
    if !choices.is_empty() {
        writeln!(to, "{:?}", review.bot_choice(Bot::Greedy)).expect("a text");
    }
    for item in review.items(eye) {
        writeln!(to, "{item:?}").expect("a text");
    }
    for fact in review.preview(0, Lang::En, eye).unwrap_or_default() {
        write_fact(&fact, to);
    }
}

/// What is typed at a prompt, and is wrong or is for who may know more: names of cards, parts of them,
/// far too many of one, too few, nothing that there is.
const TYPED: [&str; 12] = [
    "",
    "1",
    "nonsense",
    "K01*9",
    "K",
    "card",
    "? ? ? ? ? ? ? ? ?",
    "set",
    "G01",
    "open #3",
    "Mercenary",
    "nothing, nothing",
];

/// What the prompt answers to what is typed there: which of several it could be, what is refused and
/// why, what there is, what can fall.
fn write_prompt(review: &dyn Review, eye: Eye, to: &mut String) {
    for (text, lang) in TYPED.iter().zip(Lang::ALL.into_iter().cycle()) {
        match review.awaiting() {
            Some(Awaiting::Decision(_)) => {
                let (meant, there) =
                    (meant(review, eye, text, lang), there_is(review, eye, text, lang));
                writeln!(to, "{text}: {meant:?} {there:?}").expect("a text");
            }
            Some(Awaiting::Chance(_)) => {
                let (read, says) =
                    (review.read_entry(text, lang, eye), review.says_outcome(text, eye));
                writeln!(to, "{text}: {read:?} {says}").expect("a text");
            }
            Some(Awaiting::Over) | None => {}
        }
    }
}

/// What takes long: the table drawn and as data, and what cannot be done.
fn write_seldom(review: &dyn Review, scene: &Scene, eye: Eye, to: &mut String) {
    to.push_str(&serde_json::to_string(scene).expect("plain data"));
    for lang in Lang::ALL {
        let options = TextOptions { lang, columns: 100, colour: false, page: None };
        to.push_str(&scene_text(scene, &options));
        to.push_str(&scene_svg(scene, &SvgOptions { lang, ..SvgOptions::default() }));
        for Conceived { notation, words, ids, choice, refusal } in review.conceivable(lang, eye) {
            writeln!(to, "{notation} {words} {} {choice:?} {refusal:?}", ids.join(" "))
                .expect("a text");
        }
    }
}

/// Where two texts differ first: the number of the line and both lines from shortly before the
/// first different character; none if they are the same.
pub fn difference(one: &str, other: &str) -> Option<String> {
    if one == other {
        return None;
    }
    let mut lines = (1..).zip(one.lines().zip(other.lines()));
    let Some((number, (a, b))) = lines.find(|(_, (a, b))| a != b) else {
        return Some("one text ends before the other".to_owned());
    };
    let same = a.chars().zip(b.chars()).take_while(|(a, b)| a == b).count();
    let part =
        |line: &str| line.chars().skip(same.saturating_sub(60)).take(200).collect::<String>();
    Some(format!("line {number}\n    {}\n    {}", part(a), part(b)))
}
