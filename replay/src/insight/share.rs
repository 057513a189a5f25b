//! Shares of the win in whole numbers: sums of them come out the same in any order.

use arrayvec::ArrayVec;
use kanso_engine::Meta;
use kanso_engine::game::{SeatResult, Standing};
use kanso_engine::seat::SEATS_MAX;

/// Parts of a whole win. Every number of seats divides it, so a shared win has no remainder.
pub const WIN_PARTS: u32 = 840;

const _: () = {
    let mut seats = 1;
    while seats <= SEATS_MAX as u32 {
        assert!(WIN_PARTS.is_multiple_of(seats), "a shared win has no remainder");
        seats += 1;
    }
};

/// What each seat has of the win, in seat order, in [`WIN_PARTS`].
pub type Parts = ArrayVec<u16, { SEATS_MAX as usize }>;

/// What each seat has of the win at the end of a game. Winners share it; where nobody wins, those who
/// drew do. A party has all of it or nothing, each seat the same.
pub fn parts(meta: &Meta, standing: &Standing) -> Parts {
    let count = |wanted| standing.seats.iter().filter(|seat| seat.result == wanted).count() as u32;
    let best = if count(SeatResult::Win) > 0 { SeatResult::Win } else { SeatResult::Draw };
    let each = if !meta.is_party {
        WIN_PARTS / count(best).max(1)
    } else if best == SeatResult::Win {
        WIN_PARTS
    } else {
        0
    };
    let of = |result| if result == best { each as u16 } else { 0 };
    standing.seats.iter().map(|seat| of(seat.result)).collect()
}

/// What each of so many seats has where a game was left before its end: as much as the others; a party
/// that did not win has nothing.
pub fn undecided(meta: &Meta, seats: usize) -> Parts {
    let each = if meta.is_party { 0 } else { WIN_PARTS / (seats as u32).max(1) };
    (0..seats).map(|_| each as u16).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::game::SeatStanding;

    fn of(meta: &Meta, results: &[SeatResult]) -> Vec<u16> {
        let seat = |result: &SeatResult| SeatStanding { result: *result, figures: Vec::new() };
        let standing = Standing { reason: 0, seats: results.iter().map(seat).collect() };
        parts(meta, &standing).to_vec()
    }

    #[test]
    fn the_win_is_shared_among_those_who_did_best() {
        use SeatResult::{Draw, Loss, Win};
        assert_eq!(of(&Meta::NONE, &[Loss, Win, Loss]), [0, 840, 0]);
        assert_eq!(of(&Meta::NONE, &[Draw, Loss, Draw, Draw]), [280, 0, 280, 280]);
        assert_eq!(of(&Meta::NONE, &[Win, Draw]), [840, 0], "a draw behind a winner is none");
        assert_eq!(of(&Meta::NONE, &[Loss]), [0]);
    }

    #[test]
    fn a_party_has_all_or_nothing() {
        use SeatResult::{Draw, Loss, Win};
        let party = Meta { is_party: true, ..Meta::NONE };
        assert_eq!(of(&party, &[Win, Win, Win]), [840, 840, 840]);
        assert_eq!(of(&party, &[Loss, Loss]), [0, 0]);
        assert_eq!(of(&party, &[Draw, Draw]), [0, 0], "not won");
        assert_eq!(undecided(&party, 3).to_vec(), [0, 0, 0]);
        assert_eq!(undecided(&Meta::NONE, 4).to_vec(), [210; 4]);
    }
}
