//! What is foretold of the enemy's next action, in positions where the last hero has still to act.

use super::table::Table;
use crate::forecast::End;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::table::scene::{self, tests::value_of};

/// The enemy moves towards the hero of seat 0 next, by the printed move of a card; the hero of seat 2
/// is the last to act.
fn towards(at: &str, body: &str, card: &str) -> Position {
    let position = Position::seats(3).body(body).hate(0, 0).at(0, at).at(1, "A5").at(2, "A6");
    position.enemy_discard(card).acted(&[0, 1])
}

/// What is foretold, and the line that says it.
fn foretold(position: &Position) -> (Forecast, String) {
    let table = Table::at(position);
    let forecast = table.game.forecast(&table.state).expect("the enemy acts next");
    let shown = scene::scene(&table.game, &table.state, Eye::Public);
    (forecast, value_of(&shown, "course/next"))
}

/// Where the dragon ends, where each hero that is moved does, and who is inside.
type Foretold = (String, Vec<(usize, String)>, Vec<usize>);

fn ends(forecast: &Forecast) -> Vec<Foretold> {
    let told = |end: &End| {
        let pushed = end.pushed.iter().map(|(seat, at)| (seat.index(), at.to_string()));
        (end.body.to_string(), pushed.collect(), end.inside.iter().map(Seat::index).collect())
    };
    forecast.ends.iter().map(told).collect()
}

#[test]
fn a_pushed_hero_is_foretold_where_it_will_stand() {
    let (forecast, line) = foretold(&towards("D6", "D2", "N6"));
    assert_eq!(forecast.steps, 3);
    assert_eq!(ends(&forecast), [("D5".into(), vec![(0, "D7".into())], vec![0])]);
    assert!(line.starts_with("inside: Player 1; Wing Gust: moves 3 to D5, "), "{line}");
    assert!(line.ends_with("; pushes Player 1 to D7"), "{line}");
}

#[test]
fn a_chain_is_foretold_whole() {
    let (forecast, line) = foretold(&towards("D6", "D3", "N1").at(1, "D5"));
    let pushed = vec![(0, "D7".to_owned()), (1, "D6".to_owned())];
    assert_eq!(ends(&forecast), [("D4".into(), pushed, vec![0, 1])]);
    assert!(line.ends_with("; pushes Player 1 to D7, Player 2 to D6"), "{line}");
}

#[test]
fn a_side_that_is_chosen_at_the_wall_leaves_two_ends() {
    let (forecast, line) = foretold(&towards("A4", "B3", "N1").at(1, "A5").at(2, "H8"));
    let told = ends(&forecast);
    let at: Vec<_> = told.iter().map(|(body, pushed, _)| (body.as_str(), pushed.clone())).collect();
    assert_eq!(at, [("A3", vec![(0, "A2".into())]), ("A3", vec![(0, "A6".into())])]);
    // Bite reaches hate-top and the squares beside it: the hero on A5 only if the other goes to A6.
    assert_eq!((&told[0].2, &told[1].2), (&vec![0], &vec![0, 1]));
    assert_eq!(forecast.inside(), Seats::one(Seat::at(0)));
    assert_eq!(forecast.maybe_inside(), Seats::one(Seat::at(1)));
    assert!(line.ends_with("; pushes Player 1 to A2 (−2 HP) or A6 (−2 HP)"), "{line}");
    assert!(line.starts_with("inside: Player 1; by the side chosen: Player 2; "), "{line}");
}

#[test]
fn a_defeat_on_the_way_is_foretold() {
    let position = towards("A4", "B3", "N1").hp(0, 1).at(1, "H8").hp(1, 0).at(2, "H7");
    let (forecast, line) = foretold(&position);
    assert!(forecast.ends.iter().all(|end| end.is_lost), "{forecast:?}");
    assert!(line.starts_with("two heroes go down: defeat; "), "{line}");
}

#[test]
fn what_slows_the_enemy_counts_in_its_round() {
    let (forecast, line) = foretold(&towards("D6", "D2", "N6").slowed(-2));
    assert_eq!((forecast.steps, ends(&forecast)[0].0.as_str()), (1, "D3"));
    assert!(line.contains("; Wing Gust: moves 1 to D3, "), "{line}");
    let (forecast, line) = foretold(&towards("D6", "D2", "N6").slowed(-3));
    assert_eq!(forecast.steps, 0);
    assert!(line.contains("; Wing Gust: stays, "), "{line}");
}

#[test]
fn whoever_will_be_down_is_not_inside() {
    // Hate-top loses its last HP at the wall, and nobody else is near.
    let position = towards("A4", "B3", "N1").hp(0, 1).at(1, "H8").at(2, "H7");
    let (forecast, line) = foretold(&position);
    assert!(forecast.ends.iter().all(|end| end.inside.is_empty() && !end.is_lost));
    assert!(line.starts_with("nobody inside; "), "{line}");
    let ja = {
        let table = Table::at(&position);
        let shown = scene::scene(&table.game, &table.state, Eye::Public);
        scene::tests::said(&shown, "course/next", Lang::Ja)
    };
    assert!(ja.ends_with("。押し出し：Player 1→A5（ダウン）"), "{ja}");
    assert!(ja.starts_with("範囲内のキャラなし。"), "{ja}");
}

/// Hate-top stands on D8 with so many HP, another hero beside it on C8: a wall slam goes to B8, which is
/// lava, or to F8. It is asked for the side.
fn slammed(hp: u8, beside: u8) -> Table {
    let position = towards("D8", "D6", "N1").option("map", "volcano").hp(0, hp);
    let mut table = Table::at(&position.at(1, "C8").hp(1, beside).at(2, "H1").stat(2, "spd", 0));
    let shown = scene::scene(&table.game, &table.state, Eye::Public);
    assert!(value_of(&shown, "course/next").contains(" to B8 on lava ("), "the lava is foreseen");
    table.does("next DW").does("end");
    table.asks(Question::SlamSide, 0);
    table
}

/// BA-11.7, BA-11.8: each side of a wall slam is told with what it costs.
#[test]
fn a_side_of_a_wall_slam_says_what_it_costs() {
    let told = |table: &Table, lang| {
        let at = At::new(&table.game, &table.state, lang, Eye::Public);
        table.legal().iter().map(|side| at.told(side).to_string()).collect::<Vec<_>>()
    };
    let table = slammed(5, 9);
    assert_eq!(told(&table, Lang::En), ["to B8 on lava (−3 HP)", "to F8 (−2 HP)"]);
    assert_eq!(told(&table, Lang::Ja), ["B8の溶岩マス（HP−3）へ", "F8（HP−2）へ"]);
    let table = slammed(2, 9);
    let down = ["to B8 on lava (−2 HP, down)", "to F8 (−2 HP, down)"];
    assert_eq!(told(&table, Lang::En), down);
    let mut prompt = String::new();
    table.game.say_prompt(&table.state, Lang::En, Eye::Public, &mut prompt).expect("words");
    assert!(prompt.contains(" with 2 HP: the wall slam goes to which side?"), "{prompt}");
    let table = slammed(2, 0);
    assert_eq!(told(&table, Lang::En), ["to B8 on lava (defeat)", "to F8 (defeat)"]);
    assert_eq!(told(&table, Lang::Ja), ["B8の溶岩マス（敗北）へ", "F8（敗北）へ"]);
}
