//! What a person at a terminal sees before a decision: where the game is, the table in few lines, the
//! choices in few lines. Together with the question it fits the terminal.

use super::{PROMPT_END, list};
use crate::cli::{Failure, Io, words};
use crate::draw::width::{clip, width, wrap};
use crate::draw::{ShortOptions, scene_short};
use crate::review::Review;
use crate::tell;
use kanso_engine::scene::Scene;
use kanso_engine::{Awaiting, Eye, Telling};
use std::collections::BTreeSet;

/// Columns that an answer is given on the line of the question.
const ANSWER: usize = 12;
/// Lines around a table that is over: its heading, how it ended, and what to do next.
const LEFT_AT_END: usize = 8;
/// Fewest lines of a terminal that is reckoned with.
const ROWS_MIN: usize = 12;

/// Draws it; `before` is the table where this eye was asked last.
pub fn draw(
    review: &dyn Review,
    eye: Eye,
    before: Option<&Scene>,
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    for line in lines(review, eye, before, io)? {
        writeln!(io.out, "{line}")?;
    }
    Ok(())
}

/// Draws the table of a game that is over: with how it ended it fits the terminal.
pub fn end(review: &dyn Review, eye: Eye, io: &mut Io<'_>) -> Result<(), Failure> {
    let below = review.names().len() + LEFT_AT_END;
    let short = scene_short(
        &review.scene(eye),
        &ShortOptions {
            lang: io.lang,
            columns: io.columns,
            rows: io.rows.max(ROWS_MIN).saturating_sub(below),
            colour: io.style.colors,
            touched: &BTreeSet::new(),
            asked: &[],
            before: None,
        },
    );
    writeln!(io.out, "{}", heading(review, eye, io)?)?;
    write!(io.out, "{}", short.text)?;
    Ok(())
}

/// Its lines, without the question.
pub fn lines(
    review: &dyn Review,
    eye: Eye,
    before: Option<&Scene>,
    io: &Io<'_>,
) -> Result<Vec<String>, Failure> {
    let rows = io.rows.max(ROWS_MIN);
    // One line for the heading, one for what is left out.
    let room = rows.saturating_sub(question_rows(review, eye, io)? + 2);
    let choices = review.choices(io.lang, eye);
    let weighed = review.weighed(eye);
    let touched: BTreeSet<String> = choices.iter().flat_map(|it| it.ids.iter().cloned()).collect();
    let asked: Vec<u8> = match review.awaiting() {
        Some(Awaiting::Decision(seats)) => seats.iter().map(u8::from).collect(),
        Some(Awaiting::Chance(_) | Awaiting::Over) | None => Vec::new(),
    };
    let scene = review.scene(eye);
    let mut options = ShortOptions {
        lang: io.lang,
        columns: io.columns,
        rows: room,
        colour: io.style.colors,
        touched: &touched,
        asked: &asked,
        before,
    };
    let list = |rows: usize| {
        if choices.is_empty() {
            return vec![format!("  {}", io.say(words::CHOICES_UNTOLD))];
        }
        list::short((&choices, &weighed), &scene, rows, io)
    };
    let whole = list(usize::MAX).len();
    let table = scene_short(&scene, &options).rows;
    // The choices have what the table leaves, and half of the room at least.
    let for_list = whole.min(room.saturating_sub(table).max(room / 2));
    options.rows = room - for_list;
    let short = scene_short(&scene, &options);
    let mut lines = vec![heading(review, eye, io)?];
    lines.extend(short.text.lines().map(str::to_owned));
    lines.push(io.style.faint(&left_out(&short.left_out, io)));
    lines.extend(list(for_list));
    Ok(lines)
}

/// Where in its course the game is, and what of the table is a guess.
fn heading(review: &dyn Review, eye: Eye, io: &Io<'_>) -> Result<String, Failure> {
    let mut phase = String::new();
    review.say_phase(io.lang, &mut phase)?;
    let guessed = assumed(review, eye, io);
    let aside = guessed.map_or_else(String::new, |guessed| format!(" {guessed} ──"));
    let phase = clip(&phase, io.columns.saturating_sub(8 + width(&aside)));
    let rule = "─".repeat(io.columns.saturating_sub(width(&phase) + width(&aside) + 5));
    Ok(format!("── {} {rule}{}", io.style.strong(&phase), io.style.faint(&aside)))
}

/// Most events that are named.
const ASSUMED_MAX: usize = 5;

/// The events, as the eye counts, in which something was assumed that has not shown yet: the last ones.
fn assumed(review: &dyn Review, eye: Eye, io: &Io<'_>) -> Option<String> {
    let mut events = review.assumed();
    events.retain(|event| review.tells(*event, eye) != Telling::Nothing);
    let line = review.here().line;
    let cut = events.len().saturating_sub(ASSUMED_MAX);
    let numbers =
        events[cut..].iter().map(|event| review.number_for(line, *event, eye).to_string());
    let numbers = (cut > 0).then(|| "…".to_owned()).into_iter().chain(numbers);
    let list = numbers.collect::<Vec<_>>().join(tell::comma(io.lang));
    let what = io.say(words::ASSUMED_IN);
    (!events.is_empty()).then(|| format!("{what}{}{list}", tell::colon(io.lang)))
}

/// What of the table is not shown, and how to see it.
fn left_out(names: &[String], io: &Io<'_>) -> String {
    let whole = io.say(words::TABLE_HINT);
    if names.is_empty() {
        return whole.to_owned();
    }
    let also = io.say(words::ALSO);
    let room = io.columns.saturating_sub(width(also) + width(whole) + 6);
    let list = clip(&names.join(tell::comma(io.lang)), room);
    format!("{also}{}{list} ({whole})", tell::colon(io.lang))
}

/// How many lines the question takes with its answer.
fn question_rows(review: &dyn Review, eye: Eye, io: &Io<'_>) -> Result<usize, Failure> {
    let mut said = String::new();
    review.say_prompt(io.lang, eye, &mut said)?;
    Ok(wrap(&format!("{said}{PROMPT_END}{}", "x".repeat(ANSWER)), io.columns).len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::Stop;
    use crate::cli::terminal::Style;
    use crate::log::record::{Header, LuckSource};
    use crate::review::{Bot, begin};
    use crate::set_up::SetUp;
    use crate::testing::games;
    use kanso_engine::{CardChoice, Eye, Lang};

    /// Most decisions of a game that are looked at.
    const DECISIONS_MAX: usize = 120;

    /// A game of two seats that luck settles.
    fn begun(game: &str) -> Header {
        let wanted = SetUp {
            game: game.to_owned(),
            seats: None,
            names: vec!["Ada".to_owned(), "Ben".to_owned()],
            options: Vec::new(),
            revision: None,
            readings: Vec::new(),
            cards: CardChoice::Newest,
        };
        let luck = LuckSource::Seeded { version: 1, seed: [7; 32] };
        wanted.header(games(), luck, None, |_| Err(())).expect("two can play it")
    }

    /// A terminal of 80 columns and 24 lines.
    fn io_of(lang: Lang, out: &mut Vec<u8>) -> Io<'_> {
        Io {
            games: games(),
            out,
            lang,
            lang_asked: None,
            style: Style { colors: false },
            columns: 80,
            rows: 24,
            shows_progress: false,
            stop: Stop::default(),
        }
    }

    /// What a game shows at its decisions, on a terminal of 80 columns and 24 lines.
    struct Shown {
        decisions: usize,
        /// Decisions of which every choice is seen.
        whole: usize,
        /// Decisions at which a board of the scene is seen.
        with_table: usize,
    }

    fn look(game: &str, lang: Lang) -> Shown {
        let mut review = begin(games(), &begun(game)).expect("a sound header");
        let mut shown = Shown { decisions: 0, whole: 0, with_table: 0 };
        let mut before: Option<Scene> = None;
        while shown.decisions < DECISIONS_MAX {
            match review.awaiting() {
                None | Some(Awaiting::Over) => break,
                Some(Awaiting::Chance(_)) => {
                    review.settle_by_luck().expect("it has a seed");
                    continue;
                }
                Some(Awaiting::Decision(_)) => {}
            }
            let Some(Awaiting::Decision(seats)) = review.awaiting() else { unreachable!() };
            let eye = seats.iter().next().map_or(Eye::All, Eye::Seat);
            let mut out = Vec::new();
            let io = io_of(lang, &mut out);
            let lines = lines(&*review, eye, before.as_ref(), &io).expect("words are written");
            let question = question_rows(&*review, eye, &io).expect("words are written");
            let at = review.here();
            let text = lines.join("\n");
            assert!(lines.len() + question <= 24, "{game} {at} {lang:?}:\n{text}");
            for line in &lines {
                assert!(width(line) <= 80, "{game} {at} {lang:?}: {} {line}", width(line));
            }
            let choices = review.choices(lang, eye);
            let hides = lines.iter().skip(1).any(|line| line.contains("… +"));
            shown.decisions += 1;
            shown.whole += usize::from(!hides && !choices.is_empty());
            let list = lines.iter().position(|line| line.contains(io.say(words::TABLE_HINT)));
            shown.with_table += usize::from(list.is_some_and(|at| at >= 2));
            before = Some(review.scene(eye));
            let number = review.bot_choice(Bot::Greedy).expect("a decision is awaited");
            review.choose(number).expect("it is legal");
        }
        shown
    }

    /// Every decision fits 80 columns and 24 lines, table and choices and question together. Every
    /// choice is seen as well in nine of ten; where there are more, the likely ones are.
    #[test]
    fn every_decision_of_every_game_fits_80_columns_and_24_lines() {
        let (mut all, mut whole) = (0, 0);
        for game in games().metas() {
            for lang in Lang::ALL {
                let shown = look(game.id, lang);
                assert!(shown.decisions > 20, "{}", game.id);
                assert_eq!(shown.with_table, shown.decisions, "{}: the table is seen", game.id);
                all += shown.decisions;
                whole += shown.whole;
            }
        }
        assert!(whole * 100 >= all * 90, "{whole} of {all} show every choice");
    }

    /// Hands of which nobody knows the cards look as any other on the table.
    #[test]
    fn the_heading_tells_what_of_the_table_was_assumed() {
        let mut header = begun("battlelore-heroes");
        header.luck = LuckSource::Table { version: 1, seed: [7; 32] };
        let mut review = begin(games(), &header).expect("a sound header");
        let mut told = Vec::new();
        for _ in 0..6 {
            if let Some(Awaiting::Chance(_)) = review.awaiting() {
                let entry = review.read_entry("?", Lang::En, Eye::All).expect("a hidden draw");
                review.enter(&entry).expect("it is possible");
            } else {
                review.choose(0).expect("the first choice is always there");
            }
            let mut out = Vec::new();
            let io = io_of(Lang::En, &mut out);
            told.push(heading(&*review, Eye::All, &io).expect("words are written"));
        }
        let assumed =
            |line: &String| line.split_once("assumed, not seen, at: ").map(|(_, it)| it.to_owned());
        let numbers: Vec<_> = told.iter().map(assumed).collect();
        let wanted = [None, None, Some("3 ──"), Some("3, 4 ──"), Some("3, 4, 5 ──")];
        assert_eq!(numbers[..5], wanted.map(|it| it.map(str::to_owned)), "{told:?}");
        assert!(told.iter().all(|line| width(line) <= 80), "{told:?}");
    }

    /// The lines under the table of a game, as soon as this is so; the first choice is always taken.
    fn list_of(game: &str, lang: Lang, until: impl Fn(&dyn Review) -> bool) -> String {
        let mut review = begin(games(), &begun(game)).expect("a sound header");
        while !until(&*review) {
            if let Some(Awaiting::Chance(_)) = review.awaiting() {
                review.settle_by_luck().expect("it has a seed");
            } else {
                review.choose(0).expect("the first choice is always there");
            }
        }
        let mut out = Vec::new();
        let io = io_of(lang, &mut out);
        let lines = lines(&*review, Eye::All, None, &io).expect("words are written");
        let hint = lines.iter().position(|line| line.contains(io.say(words::TABLE_HINT)));
        lines[hint.expect("it says what can be typed")..].join("\n")
    }

    /// A draft of Brave Architect: what is typed for a card is a code that nobody at the table knows.
    #[test]
    fn a_choice_among_cards_has_their_names() {
        let decides =
            |review: &dyn Review| matches!(review.awaiting(), Some(Awaiting::Decision(_)));
        let list = list_of("brave-architect", Lang::En, decides);
        assert!(list.contains("Human") && !list.contains(" HU"), "{list}");
    }

    /// The first attack of Mamono Raid: what is typed for a place is English.
    #[test]
    fn a_choice_among_places_calls_them_as_the_reader_does() {
        let attacks = |review: &dyn Review| {
            let choices = review.choices(Lang::En, Eye::All);
            choices.iter().filter(|choice| choice.notation.starts_with("use_skill")).count() > 12
        };
        let [en, ja] = [Lang::En, Lang::Ja].map(|lang| list_of("mamono-raid", lang, attacks));
        assert!(en.contains(" head 0 ") && !ja.contains("head"), "{en}\n{ja}");
        assert!(ja.contains(" 頭0（"), "{ja}");
    }
}
