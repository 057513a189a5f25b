//! What the player types, and Ctrl-C, as one row of messages.

use crate::cli::Stop;
use crate::plain_text::narrowed;
use crate::reading::TYPED_LEN_MAX;
use std::io::{self, BufRead, Read as _};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

/// One message from the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// A line.
    Line(String),
    /// A line longer than [`TYPED_LEN_MAX`], passed over.
    TooLong,
    /// Nothing more comes.
    End,
    /// Ctrl-C.
    Stop,
}

/// Listens to standard input and to Ctrl-C. A thread of its own reads, so that Ctrl-C is heard
/// while a line is awaited, and is answered only between steps.
pub fn listen(stop: &Stop) -> Receiver<Input> {
    let (sender, receiver) = channel();
    let on_stop = sender.clone();
    stop.wake(move || {
        // A receiver that is gone has no one to wake.
        let _ = on_stop.send(Input::Stop);
    });
    thread::spawn(move || {
        let mut typed = io::stdin().lock();
        while let Ok(Some(line)) = line_of(&mut typed) {
            if sender.send(line).is_err() {
                return;
            }
        }
        let _ = sender.send(Input::End);
    });
    receiver
}

/// The next line that is typed; none: nothing more comes.
///
/// # Errors
///
/// What the system says, or that it is no text.
fn line_of(typed: &mut impl BufRead) -> io::Result<Option<Input>> {
    let mut line = Vec::new();
    if typed.by_ref().take(TYPED_LEN_MAX).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.last() != Some(&b'\n') && line.len() as u64 == TYPED_LEN_MAX {
        typed.skip_until(b'\n')?;
        return Ok(Some(Input::TooLong));
    }
    let line = String::from_utf8(line).map_err(io::Error::other)?;
    let line = line.strip_suffix('\n').unwrap_or(&line);
    Ok(Some(Input::Line(line.strip_suffix('\r').unwrap_or(line).to_owned())))
}

/// What a line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked<'a> {
    /// Nothing: an empty line.
    Nothing,
    /// The choice of this number, from 1.
    Number(u32),
    /// The rule behind the choice of this number, from 1.
    Rule(u32),
    /// Nobody at the table knows yet what fell.
    Unknown,
    /// The list of choices: all, or those with this text in them.
    List(&'a str),
    /// The table: all of it, or the parts of it that are called so.
    Table(&'a str),
    /// What happened lately: since who looks decided last, or so many events.
    Log(Option<u32>),
    /// A command of one letter that something stands behind, which it does not take.
    Alone(&'a str),
    /// What the short names and marks of the table mean.
    Key,
    /// What each choice is worth.
    Worth,
    /// What a thing is.
    What(&'a str),
    /// To pass: once, or until something.
    Pass(&'a str),
    /// One step back.
    Back,
    /// One step back, to which the table has agreed.
    BackAgreed,
    /// A card that was assumed has shown: perhaps of which event, and which card.
    Reveal(Option<u32>, &'a str),
    /// Why something is not allowed.
    Why(&'a str),
    /// A bot decides: once, or for this seat from now on.
    Bot(&'a str),
    /// A note.
    Note(&'a str),
    /// The players stop here: conceded, agreed or abandoned.
    End(&'a str),
    /// Leave.
    Quit,
    /// Help.
    Help,
    /// A notation or an outcome.
    Words(&'a str),
}

/// Reads a line. `is_word` says whether the game has a word that is written so: it wins over a
/// command of the same name, which a point before it always reaches.
pub fn read(line: &str, is_word: impl Fn(&str) -> bool) -> Asked<'_> {
    let line = line.trim();
    if line.is_empty() {
        return Asked::Nothing;
    }
    let pointed = line.strip_prefix(['.', '．']);
    if pointed.is_none() && is_word(line) {
        return Asked::Words(line);
    }
    let text = pointed.unwrap_or(line);
    if let Ok(number) = narrowed(text).parse() {
        return Asked::Number(number);
    }
    if let Some(asked) = text.strip_prefix(['?', '？']) {
        let asked = asked.trim();
        return match narrowed(asked).parse() {
            Ok(number) => Asked::Rule(number),
            Err(_) if asked.is_empty() => Asked::Unknown,
            Err(_) => Asked::What(asked),
        };
    }
    let (command, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    match (narrowed(command).as_str(), rest.is_empty()) {
        ("l" | "list" | "一覧", _) => Asked::List(rest),
        ("t" | "table" | "盤面", _) => Asked::Table(rest),
        ("log" | "経過", true) => Asked::Log(None),
        ("log" | "経過", false) if let Ok(count) = narrowed(rest).parse::<u32>() => {
            // The last none of them is no question.
            Asked::Log((count > 0).then_some(count))
        }
        ("k" | "key" | "legend" | "凡例", true) => Asked::Key,
        ("v" | "values" | "価値", true) => Asked::Worth,
        ("p" | "pass" | "パス", _) => Asked::Pass(rest),
        ("u" | "undo" | "戻る", true) => Asked::Back,
        ("u!" | "undo!" | "戻る!", true) => Asked::BackAgreed,
        ("reveal" | "判明", _) => {
            let (first, behind) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            match first.parse() {
                Ok(event) if !behind.trim().is_empty() => Asked::Reveal(Some(event), behind.trim()),
                Ok(_) | Err(_) => Asked::Reveal(None, rest),
            }
        }
        ("q" | "quit" | "終了", true) => Asked::Quit,
        ("h" | "help" | "ヘルプ", true) => Asked::Help,
        ("why" | "なぜ", _) => Asked::Why(rest),
        ("b" | "bot" | "ボット", _) => Asked::Bot(rest),
        ("n" | "note" | "メモ", _) => Asked::Note(rest),
        // `end main` is a word of the game.
        ("end", true) => Asked::End(rest),
        ("end", false) if is_end(rest) => Asked::End(rest),
        // Within other words such a letter would name many things.
        ("k" | "v" | "u" | "u!" | "q" | "h", false) => Asked::Alone(command),
        _ => Asked::Words(line),
    }
}

/// True if the first word says how players stop.
fn is_end(rest: &str) -> bool {
    let how = rest.split_whitespace().next().unwrap_or_default();
    ["agree", "agreed", "合意", "abandon", "abandoned", "打ち切り", "concede", "conceded", "投了"]
        .contains(&how)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_up_to_a_limit_and_the_next_one_all_the_same() {
        let most = TYPED_LEN_MAX as usize;
        let text = format!("one\r\n{}\n{}\ntwo", "a".repeat(most - 1), "b".repeat(most * 3));
        let mut typed = io::Cursor::new(text);
        let mut next = || line_of(&mut typed).expect("text");
        assert_eq!(next(), Some(Input::Line("one".to_owned())));
        assert_eq!(next(), Some(Input::Line("a".repeat(most - 1))));
        assert_eq!(next(), Some(Input::TooLong));
        assert_eq!(next(), Some(Input::Line("two".to_owned())));
        assert_eq!(next(), None);
        assert!(line_of(&mut io::Cursor::new([0xff, b'\n'])).is_err(), "no text");
    }

    #[test]
    fn commands_numbers_and_words_are_told_apart() {
        let plain = |line| read(line, |_| false);
        assert_eq!(plain("  "), Asked::Nothing);
        assert_eq!(plain("12"), Asked::Number(12));
        assert_eq!(plain("?3"), Asked::Rule(3));
        assert_eq!(plain("?"), Asked::Unknown);
        assert_eq!(plain("why hold"), Asked::Why("hold"));
        assert_eq!(plain("なぜ　hold"), Asked::Why("hold"));
        assert_eq!(plain("? Snare"), Asked::What("Snare"));
        assert_eq!(plain("? #31"), Asked::What("#31"));
        assert_eq!(plain("p card or battle"), Asked::Pass("card or battle"));
        assert_eq!(plain("k"), Asked::Key);
        assert_eq!(plain("b"), Asked::Bot(""));
        assert_eq!(plain("n what a throw"), Asked::Note("what a throw"));
        assert_eq!(plain("end concede Aki"), Asked::End("concede Aki"));
        assert_eq!(plain("end main"), Asked::Words("end main"));
        assert_eq!(plain("end"), Asked::End(""));
        assert_eq!(plain("move A1"), Asked::Words("move A1"));
        assert_eq!(plain("１２"), Asked::Number(12));
        assert_eq!(plain("？"), Asked::Unknown);
        assert_eq!(plain("？３"), Asked::Rule(3));
        assert_eq!(plain("ｎ　いい目！"), Asked::Note("いい目！"), "a note stays as it was typed");
        assert_eq!(plain("t"), Asked::Table(""));
        assert_eq!(plain("t back"), Asked::Table("back"));
        assert_eq!(plain("log"), Asked::Log(None));
        assert_eq!(plain("経過　１２"), Asked::Log(Some(12)));
        assert_eq!(plain("log 0"), Asked::Log(None));
        assert_eq!(plain("h back"), Asked::Alone("h"));
        assert_eq!(plain("u"), Asked::Back);
        assert_eq!(plain("u!"), Asked::BackAgreed);
        assert_eq!(plain("reveal Fireball"), Asked::Reveal(None, "Fireball"));
        assert_eq!(plain("reveal 12 Pike Line"), Asked::Reveal(Some(12), "Pike Line"));
    }

    #[test]
    fn a_word_of_the_game_wins_and_a_point_reaches_the_command() {
        let game = |line| read(line, |word| word == "q" || word == "3");
        assert_eq!(game("q"), Asked::Words("q"));
        assert_eq!(game(".q"), Asked::Quit);
        assert_eq!(game("3"), Asked::Words("3"));
        assert_eq!(game("u"), Asked::Back);
    }
}
