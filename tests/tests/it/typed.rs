//! A number that is typed is typed whole, or names nothing: looked at in all golden games.

use kanso_engine::{Awaiting, Eye, Lang};
use kanso_replay::meant::{Meant, Sayable};
use kanso_replay::plain_text::plain;
use kanso_replay::review::{self, Position, Review};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

/// One moment of so many is asked for parts of numbers.
const CUT_EVERY: u32 = 7;
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
fn at_every_moment(look: impl Fn(&dyn Review, &mut Vec<String>) + Sync) {
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

fn through(path: &Path, look: &mut dyn FnMut(&dyn Review)) {
    let bytes = fs::read(path).expect("a golden");
    let mut review = review::open(&bytes).expect("a sound golden");
    for event in 0..=review.len(0).expect("the main line") {
        review.go(Position::after(0, event)).expect("there");
        look(&*review);
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
