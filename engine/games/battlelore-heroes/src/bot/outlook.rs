//! How a battle looks to end.
//!
//! A lead is what a banner, a figure, a Lore card and a token are worth to whoever has more of them; what
//! it makes of the win was fitted by eye to games of the greedy bot, and is too sure of itself rather than
//! too doubtful. Good enough to choose by, not to be told to people.

use crate::prelude::*;
use kanso_engine::Seat;

/// What things are worth, in twentieths of a figure.
const BANNER: i32 = 80;
const FIGURE: i32 = 20;
const LORE: i32 = 4;
const TOKEN: i32 = 3;

/// Thousandths of the win for a lead of 0, 1, 2 … figures: the logistic curve of a fifth of the lead.
const WINS: [i32; 31] = [
    500, 550, 599, 646, 690, 731, 769, 802, 832, 858, 881, 900, 917, 931, 943, 953, 961, 968, 973,
    978, 982, 985, 988, 990, 992, 993, 994, 995, 996, 997, 998,
];

/// What each seat may expect of the battle, in thousandths; none between two battles.
pub fn outlook(state: &State) -> Option<Vec<u16>> {
    let battle = state.battle.as_ref()?;
    let side = |camp: Camp| {
        let side = &battle.sides[camp.index()];
        let figures = battle.units.iter().filter(|unit| unit.camp == camp);
        BANNER * side.track.len() as i32
            + FIGURE * figures.map(|unit| i32::from(unit.figures)).sum::<i32>()
            + LORE * side.lores.len() as i32
            + TOKEN * i32::from(side.tokens)
    };
    let camp = state.camp_of(Seat::at(0));
    let wins = wins(side(camp) - side(camp.other()));
    Some(vec![wins as u16, (1_000 - wins) as u16])
}

/// Thousandths of the win for a lead in twentieths of a figure.
fn wins(lead: i32) -> i32 {
    let (whole, rest) = ((lead.abs() / FIGURE) as usize, lead.abs() % FIGURE);
    let at = |place: usize| WINS[place.min(WINS.len() - 1)];
    let ahead = at(whole) + (at(whole + 1) - at(whole)) * rest / FIGURE;
    if lead < 0 { 1_000 - ahead } else { ahead }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_leads_by_more_may_expect_more() {
        assert_eq!(wins(0), 500);
        assert_eq!([wins(20), wins(-20)], [550, 450]);
        assert_eq!(wins(30), 574, "between two leads");
        assert_eq!([wins(10_000), wins(-10_000)], [998, 2]);
        let all: Vec<i32> = (-700..700).map(wins).collect();
        assert!(all.is_sorted());
    }
}
