//! What is typed, in all golden games: a number is typed whole, or names nothing; what is told can be
//! typed back.

use kanso_engine::{Awaiting, Eye, Lang, Outcome};
use kanso_games::built_in;
use kanso_replay::meant::{Meant, Sayable};
use kanso_replay::outcome_words::Entry;
use kanso_replay::plain_text::plain;
use kanso_replay::review::{self, Choice, EventKind, Position, Review};
use kanso_replay::tell;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

/// One moment of so many is asked for parts of numbers.
const CUT_EVERY: u32 = 7;
/// One moment of so many is looked at in all that may be typed there.
const COMPARED_EVERY: u32 = 6;
/// Most parts of numbers that are typed at a moment.
const CUTS_MAX: usize = 6;

/// The logs of all golden games, of every game.
fn goldens() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/golden");
    let folders =
        fs::read_dir(root).expect("the goldens").map(|entry| entry.expect("there").path());
    let files = folders.flat_map(|folder| fs::read_dir(folder).expect("a folder of a game"));
    let paths = files.map(|entry| entry.expect("there").path());
    let mut logs: Vec<_> =
        paths.filter(|path| path.extension().is_some_and(|ending| ending == "kanso")).collect();
    logs.sort();
    logs
}

/// Looks at every golden at each moment of its main line, in as many threads as there are cores.
fn at_every_moment(look: impl Fn(&mut dyn Review, &mut Vec<String>) + Sync) {
    let (logs, wrong) = (Mutex::new(goldens()), Mutex::new(Vec::new()));
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let Some(path) = logs.lock().expect("no panic").pop() else { return };
                    let mut found = Vec::new();
                    through(&path, &mut |review| look(review, &mut found));
                    let name = path.file_stem().expect("a file").to_string_lossy().into_owned();
                    let found = found.into_iter().map(|found| format!("{name} {found}"));
                    wrong.lock().expect("no panic").extend(found);
                }
            });
        }
    });
    let wrong = wrong.into_inner().expect("no panic");
    let first: Vec<_> = wrong.iter().take(40).cloned().collect();
    assert!(wrong.is_empty(), "{} texts:\n{}", wrong.len(), first.join("\n"));
}

fn through(path: &Path, look: &mut dyn FnMut(&mut dyn Review)) {
    let bytes = fs::read(path).expect("a golden");
    let mut review = review::open(built_in(), &bytes).expect("a sound golden");
    for event in 0..=review.len(0).expect("the main line") {
        review.go(Position::after(0, event)).expect("there");
        look(&mut *review);
    }
}

/// Who looks in `kanso play`: the seat that is asked.
fn asked(review: &dyn Review) -> Option<Eye> {
    let Some(Awaiting::Decision(seats)) = review.awaiting() else { return None };
    seats.iter().next().map(Eye::Seat)
}

/// The numbers in a plain text.
fn numbers(plain: &str) -> impl Iterator<Item = &str> {
    plain.split(|sign: char| !sign.is_ascii_digit()).filter(|number| !number.is_empty())
}

/// A text with a number of several digits cut short: alone up to there, and with what follows.
fn cuts(text: &str) -> Vec<(String, String)> {
    let plain = plain(text);
    let mut cuts = Vec::new();
    for number in numbers(&plain).filter(|number| number.len() > 1) {
        let at = number.as_ptr() as usize - plain.as_ptr() as usize;
        for digits in 1..number.len() {
            let (to, behind) = (&plain[..at + digits], &plain[at + number.len()..]);
            cuts.push((to.to_owned(), number[..digits].to_owned()));
            cuts.push((format!("{to}{behind}"), number[..digits].to_owned()));
        }
    }
    cuts
}

#[test]
fn a_part_of_a_number_never_names_another_number() {
    at_every_moment(|review, wrong| {
        if !review.here().event.is_multiple_of(CUT_EVERY) {
            return;
        }
        let Some(eye) = asked(review) else { return };
        let sayable = Sayable::of(review, eye, Lang::En);
        let [choices, others] = Lang::ALL.map(|lang| review.choices(lang, eye));
        let mut typed = 0;
        for choice in &choices {
            for (text, number) in cuts(&choice.notation) {
                typed += 1;
                if typed > CUTS_MAX {
                    return;
                }
                let Meant::Choice(meant) = sayable.meant(&text) else { continue };
                let at = meant as usize;
                let texts = [&choices[at].notation, &choices[at].words, &others[at].words];
                let has = |text: &String| numbers(&plain(text)).any(|own| own == number);
                if !texts.into_iter().any(has) {
                    wrong.push(format!("{}: {text:?} as {:?}", review.here(), choices[at]));
                }
                let read = review.read_action(&text, Lang::En);
                if let Ok(read) = read
                    && !has(&choices[read as usize].notation)
                {
                    wrong.push(format!("{}: {text:?} read as {read}", review.here()));
                }
            }
        }
    });
}

#[test]
fn a_part_of_a_number_never_enters_another_thing() {
    at_every_moment(|review, wrong| {
        if !review.here().event.is_multiple_of(CUT_EVERY) {
            return;
        }
        let items = review.items(Eye::All);
        for item in &items {
            let words = &item.words;
            for text in [&words.word.en, &words.short.en, &words.name.en, &words.name.ja] {
                for (text, number) in cuts(text) {
                    let Ok(_) = review.read_outcome(&text, Lang::En) else { continue };
                    let has = |text: &str| numbers(&plain(text)).any(|own| own == number);
                    let named = items.iter().any(|item| {
                        let words = &item.words;
                        [&words.word, &words.short, &words.name]
                            .into_iter()
                            .any(|label| has(&label.en) || has(&label.ja))
                    });
                    if !named {
                        wrong.push(format!("{}: {text:?}", review.here()));
                    }
                }
            }
        }
    });
}

/// Whole texts that name a choice, each with the choices that it names: a notation before words.
fn named_by(lists: &[&[Choice]], form: fn(&str) -> String) -> BTreeMap<String, Vec<u32>> {
    let mut named: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    for choice in lists.iter().copied().flatten() {
        let numbers = named.entry(form(&choice.words)).or_default();
        if !numbers.contains(&choice.number) {
            numbers.push(choice.number);
        }
    }
    for choice in lists.iter().copied().flatten() {
        named.insert(form(&choice.notation), vec![choice.number]);
    }
    named
}

/// What is told of event `event`: in both languages, and its notation.
fn told(review: &dyn Review, event: u32, eye: Eye) -> [String; 3] {
    let words = |lang| {
        let mut text = String::new();
        review.say_event(event, lang, eye, &mut text).expect("a text");
        text
    };
    let mut notation = String::new();
    review.notate_event(event, &mut notation).expect("a text");
    [words(Lang::En), words(Lang::Ja), notation]
}

/// Every choice that is listed is named by its own words alone, and what was decided is decided again
/// by the words and the notation in which it is told.
#[test]
fn every_choice_can_be_typed_as_it_is_listed() {
    at_every_moment(|review, wrong| {
        let Some(own) = asked(review) else { return };
        let here = review.here();
        let compared = here.event.is_multiple_of(COMPARED_EVERY);
        for eye in [own, Eye::All].into_iter().take(if compared { 2 } else { 1 }) {
            let lists = Lang::ALL.map(|lang| review.choices(lang, eye));
            let form = if compared { plain } else { str::to_owned };
            let named = named_by(&[&lists[0], &lists[1]], form);
            for choice in lists.iter().flatten() {
                for text in [&choice.words, &choice.notation] {
                    if named[&form(text)] != [choice.number] {
                        wrong.push(format!("{here}: {text:?} names {:?}", named[&form(text)]));
                    }
                }
            }
        }
        if review.event(here.event + 1).is_none() {
            return;
        }
        let [english, japanese, notation] = told(review, here.event + 1, own);
        let Eye::Seat(seat) = own else { return };
        let sayable = Sayable::of(review, own, Lang::En);
        let name = &review.names()[seat.index()];
        let with_name = format!("{name}: {english}");
        let mut done = None;
        for text in [&notation, &english, &japanese, &with_name] {
            let Meant::Choice(number) = sayable.meant(text) else {
                wrong.push(format!("{here}: {text:?} means {:?}", sayable.meant(text)));
                continue;
            };
            // The notation names what was done.
            if *done.get_or_insert(number) != number {
                wrong.push(format!("{here}: {text:?} means {number}, not {done:?}"));
            }
        }
    });
}

/// What fell is entered again by the sentence in which it is told, and by its words, to the same state.
#[test]
fn every_outcome_can_be_typed_as_it_is_told() {
    at_every_moment(|review, wrong| {
        let here = review.here();
        let event = here.event + 1;
        if review.event(event).is_none_or(|info| info.kind != EventKind::Chance) {
            return;
        }
        let [english, japanese, notation] = told(review, event, Eye::All);
        let mut texts = vec![english, japanese, notation];
        // Behind it the odds are told.
        if event.is_multiple_of(COMPARED_EVERY)
            && let Some(odds) = review.odds(event, Eye::All)
        {
            texts.push(format!("{}  ({})", texts[0], tell::odds(Lang::En, &odds)));
            texts.push(format!("{}（{}）", texts[1], tell::odds(Lang::Ja, &odds)));
        }
        for text in &texts {
            let read = match review.read_entry(text, Lang::En, Eye::All) {
                Ok(Entry::Whole(read)) => read,
                other => {
                    wrong.push(format!("{here}: {text:?}: {other:?}"));
                    continue;
                }
            };
            if !is_what_fell(review, here, &read) {
                wrong.push(format!("{here}: {text:?} is read as {read:?}"));
            }
        }
    });
}

/// True if an outcome leads from here to the state that the line has behind it.
fn is_what_fell(review: &mut dyn Review, here: Position, read: &Outcome) -> bool {
    let behind = Position::after(here.line, here.event + 1);
    // The same outcome is a step forward; another one makes a line, in memory.
    let played = review.settle(read).expect("possible");
    let same = played.made.is_none() || {
        review.go(Position::after(played.to.line, behind.event)).expect("there");
        let digest = review.digest();
        review.go(behind).expect("there");
        review.digest() == digest
    };
    review.go(here).expect("there");
    same
}
