//! Goldens of Pig, made, blessed, changed, checked.

use super::bless::{BlessOutcome, bless, remake};
use super::check::{Finding, check};
use super::coverage::coverage;
use super::gap::Gap;
use super::hunt::{Hunt, hunt};
use super::make::{make, setup_of};
use super::probe::ProbeFinding;
use super::recipe::Recipe;
use crate::log::record::{Cards, Record};
use crate::log::{Log, LogBuilder};
use crate::testing::{Draws, games};
use kanso_berserk_tcg::Action as TcgAction;
use kanso_berserk_tcg::cards::HOUSE_1;
use kanso_engine::{Event, OptionValue, Outcome};
use kanso_pig::Action;
use std::fs;
use std::path::Path;

const HELD: &str = "\
# Ada holds at once.
game: pig
names: Ada, Ben
luck: table

roll
5
probe hold by PG-1.4
";

fn made(recipe: &str) -> Log<Action> {
    let bytes =
        make(games(), &Recipe::read(recipe).expect("a recipe")).expect("it can be followed");
    Log::read(&bytes).expect("a log")
}

fn problem(recipe: &str) -> String {
    let made = Recipe::read(recipe).and_then(|recipe| make(games(), &recipe));
    made.expect_err("it cannot be followed").to_string()
}

fn folder(recipe: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("pig")).expect("a folder");
    fs::write(folder.path().join("pig/held.recipe"), recipe).expect("written");
    assert_eq!(remake(games(), folder.path()).expect("made"), ["pig/held"]);
    let blessed = bless(games(), folder.path()).expect("blessed");
    assert_eq!(blessed[0].outcome, BlessOutcome::New);
    folder
}

fn findings(folder: &Path) -> Vec<Finding> {
    check(games(), folder, &|| {}).expect("checked").goldens.remove(0).findings
}

#[test]
fn a_recipe_is_followed_line_by_line() {
    let recipe = HELD.replace("probe hold by PG-1.4", "hold\nroll\n*\nseal conceded 1");
    let log = made(&recipe);
    let events: Vec<_> = log
        .records
        .iter()
        .filter_map(|(_, record)| match record {
            Record::Step(step) => Some(step.events.clone()),
            _ => None,
        })
        .flatten()
        .collect();
    assert_eq!(events[1], Event::Chance(Outcome::roll(&[5])));
    assert_eq!((events.len(), log.header.names.join(" ")), (5, "Ada Ben".to_owned()));
    assert!(matches!(log.records.last(), Some((_, Record::Seal(_)))));
    // The same recipe gives the same bytes, and bots go on to the end.
    let played = "game: pig\nseed: 7\noption goal = 50\nuntil end by greedy, random\n";
    assert_eq!(made(played), made(played));
    assert!(matches!(made(played).records.last(), Some((_, Record::Seal(_)))));
}

#[test]
fn a_recipe_plays_with_the_card_set_that_it_names_beside_it() {
    const NAMES_IT: &str = "game: berserk-tcg\nseed: 1\ncards: own.toml\n";
    let own = HOUSE_1.replace("name = \"house-1\"", "name = \"own\"");
    assert_ne!(own, HOUSE_1);
    let folder = tempfile::tempdir().expect("a folder");
    let read = || Recipe::read_in(folder.path(), NAMES_IT);
    let missing = read().expect_err("no such file").to_string();
    assert!(missing.starts_with("line 3: own.toml: "), "{missing}");
    fs::write(folder.path().join("own.toml"), &own).expect("written");
    let bytes = make(games(), &read().expect("a recipe")).expect("it can be followed");
    let log = Log::<TcgAction>::read(&bytes).expect("a log");
    assert_eq!(log.header.cards, Cards::Own(own));
    assert_eq!(problem(NAMES_IT), "line 3: own.toml was not read");
}

#[test]
fn an_option_of_a_recipe_can_be_an_own_text() {
    let setup = |value: &str| {
        let recipe = Recipe::read(&format!("game: draws\noption bag = {value}")).expect("a recipe");
        setup_of::<Draws>(&recipe)
    };
    let own = setup("owl:2,fox:1").expect("the option takes it");
    assert_eq!(own.options, [OptionValue::Own("owl:2,fox:1".to_owned())]);
    assert_eq!(setup("usual").expect("a value").options, [OptionValue::Listed(0)]);
    let error = setup(&"x".repeat(4_097)).expect_err("too long");
    assert_eq!(error.line, 2);
    assert!(error.problem.contains("4097 bytes, 4096 allowed"), "{error}");
}

#[test]
fn bots_stop_where_they_are_told() {
    let stop = |until: &str| {
        let log = made(&format!("game: pig\nseed: 3\nuntil {until} by random\n"));
        let steps = log.records.iter().filter_map(|(_, record)| match record {
            Record::Step(step) => Some(step.events.len()),
            _ => None,
        });
        let probes = log.records.iter().filter(|(_, own)| matches!(own, Record::Probe(_))).count();
        (steps.sum::<usize>(), probes)
    };
    assert_eq!(stop("event 7"), (7, 0));
    assert_eq!(stop("probe PG-1.4"), (0, 1));
    let (events, _) = stop("rule PG-1.3");
    assert!(events.is_multiple_of(2) && events > 0, "a die has just fallen");
    assert!(stop("round 2").0 > 0 && stop("reading PG-R1").0 > 0);
}

#[test]
fn what_cannot_be_followed_is_named_with_its_line() {
    let wrong = HELD.replace("probe hold", "probe jump");
    assert_eq!(problem(&wrong), "line 8: nobody who is asked here can try \"jump\"");
    let wrong = HELD.replace("probe hold by PG-1.4", "jump");
    assert!(problem(&wrong).starts_with("line 8: after event 2"), "{}", problem(&wrong));
    assert!(problem(&wrong).ends_with("\"jump\" names nothing: roll, hold"), "{}", problem(&wrong));
    let wrong = HELD.replace("roll\n5", "hold");
    assert!(problem(&wrong).starts_with("line 6: PG-1.4 refuses \"hold\""), "{}", problem(&wrong));
    let wrong = HELD.replace("5\nprobe", "7\nprobe");
    assert!(problem(&wrong).starts_with("line 7: "), "{}", problem(&wrong));
    assert_eq!(problem(HELD), "line 8: \"hold\" is allowed here");
    assert_eq!(problem("seed: 7\n"), "no line `game: ID`");
    assert!(problem("game: pig\nuntil dawn by greedy").starts_with("line 2: bots play until"));
    assert!(problem("game: pig\nuntil end by wizard").starts_with("line 2: no bot"));
    assert!(problem("game: pig\noption goal = 7").starts_with("line 2: goal cannot be"));
    assert!(problem("game: hog").contains("no game"));
}

fn good() -> String {
    HELD.replace("roll\n5\nprobe hold by PG-1.4", "probe hold by PG-1.4\nroll\n5\nhold")
}

#[test]
fn a_golden_is_good_until_its_transcript_says_something_else() {
    let folder = folder(&good());
    assert_eq!(findings(folder.path()), []);
    let path = folder.path().join("pig/held.txt");
    let text = fs::read_to_string(&path).expect("there");
    let probe = "     ✗ hold: nothing was rolled in this turn yet [PG-1.4]\n\n══ Round 1";
    assert!(text.contains(probe), "{text}");
    let changed = text.replace("Ada banks 5 and has 5", "Ada banks 5 and has 6");
    assert_ne!(text, changed);
    fs::write(&path, changed).expect("written");
    let report = check(games(), folder.path(), &|| {}).expect("checked");
    assert!(!report.is_good());
    let said = report.to_string();
    assert!(said.contains("pig/held\n  is told differently from event 3 on"), "{said}");
    assert!(said.contains("-        Ada banks 5 and has 6 [PG-1.4]"), "{said}");
    assert!(said.contains("+        Ada banks 5 and has 5 [PG-1.4]"), "{said}");
    assert!(said.contains("  PG-1.4: what happened: 2 lines, 1 golden"), "{said}");
    let json = serde_json::to_value(&report).expect("plain data");
    assert_eq!(json["goldens"][0]["name"], "pig/held");
    // Blessing says it in words, once.
    let blessed = bless(games(), folder.path()).expect("blessed");
    assert!(blessed[0].to_string().contains("PG-1.4: what happened: 2 lines, first at event 3"));
    assert_eq!(bless(games(), folder.path()).expect("blessed")[0].outcome, BlessOutcome::Same);
    fs::remove_file(&path).expect("there");
    assert_eq!(findings(folder.path()), [Finding::NoTranscript]);
}

#[test]
fn a_probe_that_does_not_hold_is_told() {
    let folder = folder(&good());
    let path = folder.path().join("pig/held.kanso");
    let log = Log::<Action>::read(&fs::read(&path).expect("there")).expect("a log");
    let with = |change: &dyn Fn(&mut crate::log::record::Probe<Action>)| {
        let mut builder = LogBuilder::new(&log.header).expect("short");
        for (_, record) in &log.records[1..] {
            let mut record = record.clone();
            if let Record::Probe(probe) = &mut record {
                change(probe);
            }
            builder.append(&record).expect("short");
        }
        fs::write(&path, builder.finish().expect("short")).expect("written");
        let found = findings(folder.path());
        let mut failed = found.iter().filter_map(|finding| match finding {
            Finding::Probe(failed) => Some(failed.finding.clone()),
            _ => None,
        });
        failed.next().expect("it does not hold")
    };
    assert_eq!(with(&|probe| probe.events = 2), ProbeFinding::Allowed);
    assert_eq!(with(&|probe| probe.events = 1), ProbeFinding::NotAwaited);
    assert_eq!(with(&|probe| probe.events = 9), ProbeFinding::Beyond);
    let other = ProbeFinding::OtherRule { found: "PG-1.4".to_owned() };
    assert_eq!(with(&|probe| probe.rule = "PG-1.1".to_owned()), other);
    let refused = bless(games(), folder.path()).expect("blessed");
    assert!(matches!(refused[0].outcome, BlessOutcome::Refused(_)));
}

#[test]
fn a_log_that_cannot_be_read_is_a_finding() {
    let folder = folder(&good());
    let path = folder.path().join("pig/held.kanso");
    let mut bytes = fs::read(&path).expect("there");
    bytes[20] ^= 1;
    fs::write(&path, bytes).expect("written");
    let found = findings(folder.path());
    assert!(matches!(&found[..], [Finding::Unreadable(problem)] if problem.contains("byte")));
}

#[test]
fn coverage_names_what_is_missing_and_what_is_excepted() {
    let folder = folder(&good());
    let covered = coverage(games(), folder.path()).expect("read").remove(0);
    let said = covered.to_string();
    for missing in [
        "acts PG-1.3",
        "acts PG-1.5",
        // It is in force, but another value would come to the same.
        "reading PG-R1 = by-holding",
        "reading PG-R1 = at-once",
        "end goal-reached",
    ] {
        assert!(said.contains(&format!("missing: {missing}\n")), "{said}");
    }
    for shown in ["acts PG-1.4", "refuses PG-1.4"] {
        assert!(!said.contains(&format!("missing: {shown}\n")), "{said}");
    }
    let exception = |what: &str| {
        format!("[[exception]]\nwhat = \"{what}\"\nwhy = \"short\"\nseen_by = \"a test\"\n")
    };
    let list = [exception("acts PG-1.3"), exception("acts PG-1.4")].concat();
    fs::write(folder.path().join("pig/exceptions.toml"), list).expect("written");
    let covered = coverage(games(), folder.path()).expect("read").remove(0);
    assert_eq!((covered.excepted.len(), covered.needless.len()), (1, 1));
    assert!(!covered.missing.contains(&Gap::Acts("PG-1.3".to_owned())));
    assert!(covered.to_string().contains("exception not needed: acts PG-1.4"));
    assert!(!covered.is_good());
}

#[test]
fn a_hunt_finds_a_game_that_closes_a_gap() {
    let recipe = Recipe::read("game: pig\noption goal = 50").expect("a recipe");
    let of = |gap: &str| Hunt {
        recipe: recipe.clone(),
        gap: Gap::read(gap).expect("a gap"),
        seeds: 0..20,
        events_max: 1_000,
    };
    let gaps = ["acts PG-1.3", "refuses PG-1.4", "reading PG-R1 = at-once", "end goal-reached"];
    for gap in gaps {
        let found = hunt(games(), &of(gap), &mut |_| true).expect("a game").expect("found");
        // The recipe that is found makes a golden that shows it.
        let folder = folder(&found.recipe);
        let covered = coverage(games(), folder.path()).expect("read").remove(0);
        assert!(!covered.missing.iter().any(|own| own.to_string() == gap), "{}", found.recipe);
        assert!(found.command.starts_with("kanso simulate pig --seats 2 --seed 0 --bots greedy"));
    }
    let stopped = hunt(games(), &of("end goal-reached"), &mut |tried| tried < 1);
    assert!(stopped.is_ok_and(|found| found.is_some()), "the first game ends");
    assert!(
        hunt(games(), &of("end goal-reached"), &mut |_| false).is_ok_and(|found| found.is_none())
    );
    assert!(hunt(games(), &of("end elsewhere"), &mut |_| true).is_err());
}
