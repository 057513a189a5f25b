//! What each choice is worth, on wish.

use crate::cli::{Failure, Io, files, words};
use crate::draw::width::clip;
use crate::insight::{Effort, Worths};
use crate::review::Review;
use kanso_engine::{Eye, Lang};
use std::path::Path;

/// Choices that are told, the best first.
const TOLD_MAX: usize = 10;

/// Tells what the choices are worth for who decides, as far as this eye may know; the file has every step.
pub fn tell(path: &Path, review: &dyn Review, eye: Eye, io: &mut Io<'_>) -> Result<(), Failure> {
    let bytes = files::read(path)?;
    let id = &review.header().game;
    let game = io.games.get(id).map_err(|error| Failure::cannot(error).at(path))?;
    let here = review.here();
    let asked = (eye, Effort::default());
    let worths = game.worths(&bytes, (here.line, here.event), asked, (&|_| (), io.stop.flag()));
    let worths = worths.map_err(|error| Failure::bad(error).at(path))?;
    let Some(worths) = worths else {
        writeln!(io.out, "{}", io.say(words::NO_WORTH))?;
        return Ok(());
    };
    told(&worths, review, eye, io)
}

fn told(worths: &Worths, review: &dyn Review, eye: Eye, io: &mut Io<'_>) -> Result<(), Failure> {
    let choices = review.choices(io.lang, eye);
    let name = &review.names()[usize::from(worths.seat)];
    writeln!(
        io.out,
        "{}",
        match io.lang {
            Lang::En => format!("{name}'s share of the win after each choice, in points of 100:"),
            Lang::Ja => format!("それぞれの行動のあとの{name}の勝率（％）："),
        }
    )?;
    // Those that left early had few playouts: what they are worth at least says more.
    let mut told: Vec<_> = worths.choices.iter().collect();
    if let Some(others) = told.get_mut(1..) {
        others.sort_by_key(|worth| std::cmp::Reverse(worth.value.0 - worth.error.0));
    }
    for (nth, worth) in told.into_iter().take(TOLD_MAX).enumerate() {
        let Some(choice) = choices.get(worth.place as usize) else { continue };
        let number = (worth.place + 1).to_string();
        let (value, error) = (worth.value.in_points(false), worth.error.in_points(false));
        let best = nth == 0 && worths.is_sure;
        let mark = if best { io.style.good("*") } else { " ".to_owned() };
        let room = io.columns.saturating_sub(25);
        writeln!(
            io.out,
            "  {}  {value:>5} {mark} {:<6} {}",
            io.style.id(&format!("{number:>3}")),
            format!("±{error}"),
            clip(&choice.words, room)
        )?;
    }
    let more = worths.more as usize + worths.choices.len().saturating_sub(TOLD_MAX);
    if more > 0 {
        writeln!(io.out, "  … +{more}")?;
    }
    writeln!(io.out, "{}", io.style.faint(io.say(words::WORTH_HOW)))?;
    Ok(())
}
