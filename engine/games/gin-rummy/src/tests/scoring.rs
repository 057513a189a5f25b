//! What a hand is worth, and how a match ends.

use super::*;
use crate::state::fact::WonBy;
use crate::state::{SeatState, Step, other};
use kanso_engine::{SeatResult, Standing};

/// Knocks with the deuce of spades, after the king of spades.
const TWO_LEFT: &str = "AC 2C 3C 4D 5D 6D 7H 8H 9H 2S KS";
/// Has 31 points of deadwood; two hearts of it fit the run of the seat that knocked.
const BEN_31: &str = "AD 2D 3D 5H 6H 7S 8S 9S KC QC";
/// Knocks with the ten of spades, after the king of spades.
const TEN_LEFT: &str = "AC 2C 3C 4D 5D 6D 7H 8H 9H 10S KS";
/// Keeps nine points, once its two hearts are laid off.
const BEN_9: &str = "AD 2D 3D 10H JH 7S 8S 9S 4S 5C";
/// Keeps ten points, once its two hearts are laid off.
const BEN_10: &str = "AD 2D 3D 10H JH 7S 8S 9S 4S 6C";
/// Goes gin after the king of spades.
const GIN: &str = "AC 2C 3C 4D 5D 6D 7H 8H 9H 10H KS";
/// Has 30 points of deadwood, two hearts among it.
const BEN_30: &str = "AD 2D 3D JH QH 7S 8S 9S 4S 6C";

fn won(facts: &[Fact]) -> Option<(Seat, WonBy, u32, u32)> {
    facts.iter().find_map(|fact| match fact {
        Fact::Scores { seat, by, margin, bonus, .. } => Some((*seat, *by, *margin, *bonus)),
        _ => None,
    })
}

/// How a hand is won from this position, under these readings, and the state after it.
fn hand(
    [ada, ben]: [&str; 2],
    readings: &[(&str, &str)],
    events: &[Event<Action>],
) -> (Option<(Seat, WonBy, u32, u32)>, State) {
    let game = GinRummy::new(&setup(opening(ada, ben, ""), readings)).expect("a position");
    let (state, facts) = play(&game, events);
    (won(&facts), state)
}

#[test]
fn a_knock_scores_the_difference_and_the_loser_deals() {
    let (won, state) = hand([TWO_LEFT, BEN_31], &[], &[knock("KS"), DONE]);
    assert_eq!(won, Some((ADA, WonBy::Knock, 31 - 2, 0)));
    assert_eq!((state.of(ADA).score, state.of(ADA).hands_won), (29, 1));
    assert_eq!(state.of(BEN), &SeatState::default());
    assert_eq!((state.dealer, state.turn, state.step), (BEN, ADA, Step::Deal));
}

#[test]
fn cards_are_laid_off_one_by_one_also_beside_one_laid_off_before() {
    let (won, _) = hand([TWO_LEFT, BEN_31], &[], &[knock("KS"), lay("6H", 2), DONE]);
    assert_eq!(won, Some((ADA, WonBy::Knock, 25 - 2, 0)));
    let events = [knock("KS"), lay("6H", 2), lay("5H", 2), DONE];
    assert_eq!(hand([TWO_LEFT, BEN_31], &[], &events).0, Some((ADA, WonBy::Knock, 20 - 2, 0)));
    // Between the two the run has four cards.
    let game = game(opening(TWO_LEFT, BEN_31, ""));
    let (state, _) = play(&game, &events[..2]);
    assert_eq!(state.melds_to_lay_on()[2].cards(), set("6H 7H 8H 9H"));
    assert_eq!(game.check(&play(&game, &events[..1]).0, &Action::Finish), Ok(()));
}

#[test]
fn a_card_of_an_own_meld_may_be_laid_off_and_the_rest_counts_anew() {
    // The 3 of diamonds goes to the run of diamonds, and ace and deuce are deadwood.
    let (won, _) = hand([TWO_LEFT, BEN_31], &[], &[knock("KS"), lay("3D", 1), DONE]);
    assert_eq!(won, Some((ADA, WonBy::Knock, 34 - 2, 0)));
}

#[test]
fn the_other_seat_is_asked_even_when_nothing_fits() {
    let ben = "AS AH AD 4S 10S JC QC KC KD KH";
    let (won, state) = hand([TWO_LEFT, ben], &[], &[knock("KS")]);
    assert_eq!((won, state.step, state.turn), (None, Step::LayOff, BEN));
    let mut legal = Vec::new();
    game(opening(TWO_LEFT, ben, "")).legal(&state, &mut legal);
    assert_eq!(legal, [Action::Finish]);
    let (won, _) = hand([TWO_LEFT, ben], &[], &[knock("KS"), DONE]);
    assert_eq!(won, Some((ADA, WonBy::Knock, 34 - 2, 0)));
}

#[test]
fn with_less_deadwood_the_other_seat_undercuts() {
    let events = [knock("KS"), lay("10H", 2), lay("JH", 2), DONE];
    let (won, state) = hand([TEN_LEFT, BEN_9], &[], &events);
    assert_eq!(won, Some((BEN, WonBy::Undercut, 1, 25)));
    assert_eq!((state.of(BEN).score, state.dealer), (26, ADA));
    // Without laying off there is no undercut.
    assert_eq!(
        hand([TEN_LEFT, BEN_9], &[], &[knock("KS"), DONE]).0,
        Some((ADA, WonBy::Knock, 19, 0))
    );
}

#[test]
fn equal_deadwood_is_an_undercut_or_nobodys() {
    let events = [knock("KS"), lay("10H", 2), lay("JH", 2), DONE];
    let (won, _) = hand([TEN_LEFT, BEN_10], &[("GR-R1", "yes")], &events);
    assert_eq!(won, Some((BEN, WonBy::Undercut, 0, 25)));
    let (won, state) = hand([TEN_LEFT, BEN_10], &[("GR-R1", "no")], &events);
    assert_eq!((won, state.dealer), (None, BEN), "the same dealer deals again");
    assert!(state.seats.iter().all(|has| *has == SeatState::default()));
    // Less is an undercut under both.
    let (won, _) = hand([TEN_LEFT, BEN_9], &[("GR-R1", "no")], &events);
    assert_eq!(won, Some((BEN, WonBy::Undercut, 1, 25)));
}

#[test]
fn against_gin_nothing_is_laid_off() {
    let (won, state) = hand([GIN, BEN_30], &[], &[knock("KS")]);
    assert_eq!((won, state.of(ADA).score), (Some((ADA, WonBy::Gin, 30, 25)), 55));
}

#[test]
fn gin_cannot_be_undercut() {
    // Ben has no deadwood either: the difference is nothing, the bonus stays.
    let ben = "AD 2D 3D JD QD KD 7S 8S 9S 10S";
    assert_eq!(hand([GIN, ben], &[], &[knock("KS")]).0, Some((ADA, WonBy::Gin, 0, 25)));
}

#[test]
fn the_bonuses_are_those_of_the_reading() {
    let undercut = [knock("KS"), lay("10H", 2), lay("JH", 2), DONE];
    for (value, gin, under) in
        [("both-25", 25, 25), ("both-20", 20, 20), ("gin-20-undercut-10", 20, 10)]
    {
        let readings = [("bonuses", value)];
        let (won, _) = hand([GIN, BEN_30], &readings, &[knock("KS")]);
        assert_eq!(won, Some((ADA, WonBy::Gin, 30, gin)), "{value}");
        let (won, _) = hand([TEN_LEFT, BEN_9], &readings, &undercut);
        assert_eq!(won, Some((BEN, WonBy::Undercut, 1, under)), "{value}");
    }
}

#[test]
fn eleven_melded_cards_are_big_gin_where_it_is_played() {
    let ada = "AC 2C 3C 4D 5D 6D 7H 8H 9H 10H JH";
    let ben = "AD 2D 3D QH KH 7S 8S 9S 4S 6C";
    let big = [Event::Decision(Action::BigGin)];
    let (won, state) = hand([ada, ben], &[("big-gin", "on")], &big);
    assert_eq!((won, state.of(ADA).score), (Some((ADA, WonBy::BigGin, 30, 31)), 61));
    // With a discard it is gin, under either value.
    assert_eq!(
        hand([ada, ben], &[("big-gin", "on")], &[knock("JH")]).0,
        Some((ADA, WonBy::Gin, 30, 25))
    );
}

/// How the match stands when Ada wins a hand by 29 points, from these scores and hands won.
fn standing(ada: (u32, u32), ben: (u32, u32)) -> (Option<Standing>, Vec<Fact>) {
    let mut opening = opening(TWO_LEFT, BEN_31, "");
    for (has, (score, hands)) in opening.seats.iter_mut().zip([ada, ben]) {
        (has.score, has.hands_won) = (score, hands);
    }
    let game = game(opening);
    let (state, facts) = play(&game, &[knock("KS"), DONE]);
    (game.standing(&state), facts)
}

#[test]
fn the_match_ends_at_the_goal_and_not_before() {
    assert!(standing((70, 2), (40, 1)).0.is_none(), "99 points");
    assert!(standing((71, 2), (99, 3)).0.is_some(), "100 points");
}

#[test]
fn at_the_end_match_and_hands_add_their_bonuses() {
    let (standing, facts) = standing((71, 2), (40, 1));
    let standing = standing.expect("it is over");
    let figures: Vec<_> = standing.seats.iter().map(|has| has.figures.clone()).collect();
    assert_eq!(figures[0], [Some(100 + 100 + 3 * 25), Some(100), Some(3)]);
    assert_eq!(figures[1], [Some(40 + 25), Some(40), Some(1)]);
    let results: Vec<_> = standing.seats.iter().map(|has| has.result).collect();
    assert_eq!(results, [SeatResult::Win, SeatResult::Loss]);
    let told = facts[facts.len() - 4..].to_vec();
    assert_eq!(
        told,
        [
            Fact::Wins { seat: ADA, score: 100 },
            Fact::AddsMatch { seat: ADA, bonus: 100 },
            Fact::AddsHands { seat: ADA, hands: 3, bonus: 75 },
            Fact::AddsHands { seat: BEN, hands: 1, bonus: 25 },
        ]
    );
}

#[test]
fn a_shutout_doubles_all_that_the_winner_has() {
    let (standing, facts) = standing((80, 2), (0, 0));
    let total = 2 * (109 + 100 + 3 * 25);
    assert_eq!(standing.expect("it is over").seats[0].figures[0], Some(total as i32));
    assert_eq!(facts.last(), Some(&Fact::Doubles { seat: ADA, total }));
}

#[test]
fn before_a_hand_who_is_nearer_to_the_goal_may_expect_more() {
    let mut setup = Setup::new::<GinRummy>(2);
    setup.opening = Some(opening(GIN, BEN_31, "QD"));
    let game = GinRummy::new(&setup).expect("a position of the game");
    let before = |scores: [u32; 2]| {
        let mut state = game.start();
        (state.step, state.turn) = (Step::Offer, other(state.dealer));
        for (seat, score) in state.seats.iter_mut().zip(scores) {
            seat.score = score;
        }
        game.outlook(&state)
    };
    assert_eq!(game.outlook(&game.start()), None, "within a hand nobody can tell");
    assert_eq!(before([40, 40]), Some(vec![500, 500]));
    assert_eq!(before([99, 0]), Some(vec![955, 45]));
    let ahead: Vec<u16> =
        (0..100).map(|score| before([score, 50]).expect("before a hand")[0]).collect();
    assert!(ahead.is_sorted() && ahead[0] < 350 && ahead[99] > 650, "{ahead:?}");
}
