//! The tables of real games lie well and keep their places.

use super::*;
use crate::window::testing::window;
use egui_kittest::kittest::Queryable as _;

/// A game of each kind; the longer ones are looked at as a whole by whoever runs the check.
const GAMES: [&str; 8] = [
    "pig/won-at-once",
    "gin-rummy/greedy-match",
    "rook-raiders/four-seats-tie",
    "rook-raiders/one-seat-is-breached",
    "berserk-tcg/cities-victory",
    "berserk-tcg/terror-and-thorns",
    "mamono-raid/four-seats-tie",
    "brave-architect/four-heroes-win-after-all-four-parts",
];

fn golden(name: &str) -> PathBuf {
    let goldens = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/golden");
    goldens.join(format!("{name}.kanso"))
}

#[test]
fn the_tables_of_a_game_of_each_kind_lie_well() {
    let mut checked = Checked::default();
    for name in GAMES {
        let bytes = std::fs::read(golden(name)).expect("a golden game");
        check(kanso_games::built_in(), name, &bytes, &mut checked);
    }
    assert_eq!(checked.faults, [] as [String; 0]);
    assert!(checked.moments > 1_000 && checked.tables > 6 * checked.moments);
    assert!(checked.told().contains(" 0 faults\n"));
}

#[test]
fn what_cannot_be_opened_is_a_fault_with_its_place() {
    let mut checked = Checked::default();
    check(kanso_games::built_in(), "no-log", b"what is this", &mut checked);
    assert!(checked.faults[0].starts_with("no-log: "), "{:?}", checked.faults);
    assert!(checked.told().contains(" 1 faults"));
    let missing = logs(Path::new("there-is-nothing-here")).expect("taken as a file");
    assert_eq!(missing, [PathBuf::from("there-is-nothing-here")]);
}

#[test]
fn a_table_with_too_little_room_is_found() {
    let bytes = std::fs::read(golden("pig/won-at-once")).expect("a golden game");
    let review = review::open(kanso_games::built_in(), &bytes).expect("it opens");
    let extent = Extent::default();
    let mut tables = Tables { extent: &extent, settled: BTreeMap::new() };
    let mut checked = Checked::default();
    tables.check(&*review, "pig", Position::after(0, 0), &mut checked);
    assert_eq!(checked.faults, ["pig 0@0: table has more to show than it is given room for"]);
}

#[test]
fn the_canvas_is_as_large_as_the_check_takes_it_to_be() {
    let mut harness = window(crate::model::testing::with_golden("rook-raiders/four-seats-tie"));
    harness.run();
    let drawn = harness.get_by_label("The table").rect();
    let taken = canvas_of(vec2(1280.0, 800.0));
    assert!((drawn.width() - taken.x).abs() < 20.0, "{drawn:?} {taken:?}");
    // A golden game is opened in memory: a strip above it says so.
    const STRIP: f32 = 64.0;
    assert!((0.0..STRIP).contains(&(taken.y - drawn.height())), "{drawn:?} {taken:?}");
}
