//! Seats, eyes, lines and bots as people write them.

use super::Failure;
use crate::address::LineName;
use crate::bots::NoBot;
use crate::review::Bot;
use kanso_engine::{Eye, Seat};

/// The seat that a number or a name means.
pub fn seat(text: &str, names: &[String]) -> Result<Seat, Failure> {
    let text = text.trim();
    if let Some(at) = names.iter().position(|name| name == text) {
        return Ok(Seat::at(at));
    }
    let number = text.parse::<usize>().ok().filter(|number| *number < names.len());
    number.map(Seat::at).ok_or_else(|| {
        let seats: Vec<_> =
            names.iter().enumerate().map(|(seat, name)| format!("{seat} {name}")).collect();
        Failure::cannot(format!("there is no seat {text:?}"))
            .next(format!("the seats are {}; use a number or a name", seats.join(", ")))
    })
}

/// The eye that `all`, `public`, a number or a name means.
pub fn eye(text: &str, names: &[String]) -> Result<Eye, Failure> {
    match text {
        "all" => Ok(Eye::All),
        "public" => Ok(Eye::Public),
        _ => seat(text, names).map(Eye::Seat),
    }
}

/// The line that a number or a name means.
pub fn line(text: Option<&str>) -> Result<Option<LineName>, Failure> {
    let parsed = text.map(str::parse).transpose();
    parsed.map_err(|problem| {
        Failure::cannot(format!("{:?} names no line: {problem}", text.unwrap_or_default()))
            .next("`kanso lines FILE` lists the lines")
    })
}

/// The bot of this name.
pub fn bot(text: &str) -> Result<Bot, Failure> {
    text.parse().map_err(|problem: NoBot| {
        Failure::cannot(problem.to_string()).next("name one of them; capitals count")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_and_eyes_are_named_by_number_or_name() {
        let names = ["Aki".to_owned(), "7".to_owned(), "Ren".to_owned()];
        assert_eq!(seat("Ren", &names).ok(), Some(Seat::at(2)));
        assert_eq!(seat("0", &names).ok(), Some(Seat::at(0)));
        assert_eq!(seat("7", &names).ok(), Some(Seat::at(1)), "a name comes before a number");
        assert!(seat("3", &names).is_err());
        assert_eq!(eye("public", &names).ok(), Some(Eye::Public));
        assert_eq!(eye("Aki", &names).ok(), Some(Eye::Seat(Seat::at(0))));
    }
}
