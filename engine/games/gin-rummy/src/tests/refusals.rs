//! Every refusal in a position in which it is made, as it is told to the seat and to everybody.

use super::*;
use crate::Refusal;
use kanso_engine::Eye;
use kanso_engine::laws::refused::Refused;

const ADA_11: &str = "AC 2C 3C 4D 5D 6D 7H 8H 9H 2S KS";
const BEN_10: &str = "AD 2D 3D 4H 5H 10H 7S 8S 9S KC";

#[test]
fn every_refusal_is_made_in_a_position_and_says_there_what_is_listed() {
    let mut refused = Refused::new();
    let mut note = |game: &GinRummy, events: &[Event<Action>], attempts: &[Action]| {
        let (state, _) = play(game, events);
        for attempt in attempts {
            let why = game.check(&state, attempt).expect_err("it is refused");
            for eye in [Eye::Seat(state.turn), Eye::Public] {
                refused.note_to(eye, game, &state, attempt, &why);
            }
        }
    };
    let (discard, knock) =
        (Action::Discard { card: card("KS") }, Action::Knock { card: card("KS") });
    let lay = |name, meld| Action::LayOff { card: card(name), meld };

    let fresh = GinRummy::new(&Setup::new::<GinRummy>(2)).expect("two play Gin Rummy");
    let offered = [
        Event::Chance(Outcome::Pick(1)),
        draw("AC 2C 3C 4D 5D 6D 7H 8H 9H KS"),
        draw(BEN_10),
        draw("QC"),
    ];
    note(&fresh, &offered, &[Action::Draw, discard, knock, Action::BigGin, Action::Finish]);

    let draws = game(opening("AC 2C 3C 4D 5D 6D 7H 8H 9H KS", BEN_10, "QC"));
    note(&draws, &[], &[Action::Pass, discard, knock, Action::BigGin, lay("KS", 0)]);
    let queen = card("QC");
    let taken = [Action::Discard { card: queen }, Action::Knock { card: queen }];
    note(&draws, &[TAKE], &taken);

    let discards = game(opening("AC 2C 4D 5D 6D 7H 8H 9H JS QH KS", BEN_10, "QC"));
    let missing = Action::Discard { card: card("KD") };
    note(
        &discards,
        &[],
        &[Action::Take, Action::Draw, Action::Pass, missing, knock, Action::BigGin],
    );
    let played = setup(opening(ADA_11, BEN_10, "QC"), &[("big-gin", "on")]);
    let played = GinRummy::new(&played).expect("a position");
    note(&played, &[], &[Action::BigGin]);

    let knocked = game(opening(ADA_11, BEN_10, "QC"));
    let lies = [Action::Take, discard, lay("KD", 0), lay("KC", 0), lay("KC", 7)];
    note(&knocked, &[super::knock("KS")], &lies);

    refused.compare(Refusal::NAMES, include_str!("told.txt"));
}
