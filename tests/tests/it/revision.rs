//! A correction of a rule touches no old game: goldens of revision 1, a game of it that goes on, and
//! what a new game has instead. The correction is that of RR-R7 in revision 2 of Rook & Raiders. And
//! a new card set touches none either: that of revision 2 of Brave Architect.

use kanso_engine::cards::set_digest;
use kanso_engine::prelude::*;
use kanso_engine::revision::FIRST_REVISION;
use kanso_engine::{Awaiting, CardChoice, Eye, Lang, Meta, Setup};
use kanso_games::brave_architect::BraveArchitect;
use kanso_games::built_in;
use kanso_games::rook_raiders::RookRaiders;
use kanso_replay::golden::recipe::Recipe;
use kanso_replay::golden::{find, make::make};
use kanso_replay::log::record::{Cards, Header, LuckSource, kind};
use kanso_replay::log::{RawLog, peek};
use kanso_replay::review::{Position, Review, begin, open};
use kanso_replay::set_up::SetUp;
use kanso_replay::under::{Class, Filler, Terms, compare};
use kanso_replay::verify::verify;
use std::fs;
use std::path::{Path, PathBuf};

/// The reading that revision 2 corrected, and its values then and now.
const CORRECTED: (&str, &str, &str) = ("RR-R7", "command-end", "after-skill");

fn goldens() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/golden")
}

/// The place of the corrected reading in a header.
fn corrected() -> usize {
    let meta = RookRaiders::meta();
    let id = |rule: kanso_engine::Rule| meta.rules[rule.index()].id;
    meta.readings.iter().position(|spec| id(spec.rule) == CORRECTED.0).expect("it is there")
}

fn value_of(header: &Header) -> &'static str {
    RookRaiders::meta().readings[corrected()].values[usize::from(header.readings[corrected()])]
}

/// What a log says but for what its writer knew: its header without program and counts of what there
/// was to choose from, and every other frame that holds no hash over the bytes before it.
fn content(bytes: &[u8], meta: &Meta) -> (Header, Vec<(u8, Vec<u8>)>) {
    let mut header = peek(bytes).expect("a log");
    header.program.clear();
    header.action_variants = meta.action_variants;
    header.readings.resize(meta.readings.len(), 0);
    let raw = RawLog::scan(bytes).expect("sound");
    let told = raw
        .frames
        .iter()
        .filter(|frame| ![kind::HEADER, kind::CHECKPOINT, kind::SEAL].contains(&frame.kind));
    let frames = told.map(|frame| (frame.kind, bytes[frame.payload.clone()].to_vec())).collect();
    (header, frames)
}

#[test]
fn every_golden_of_revision_1_is_made_again_by_its_recipe() {
    let mut made_again = 0;
    for golden in find(&goldens()).expect("goldens") {
        let bytes = fs::read(&golden.log).expect("there");
        let path = golden.recipe();
        if peek(&bytes).expect("a log").revision != FIRST_REVISION || !path.exists() {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a recipe");
        let recipe = Recipe::read_in(path.parent().expect("a folder"), &text).expect("a recipe");
        let meta = built_in().meta(&recipe.game).expect("a game");
        let again =
            make(built_in(), &recipe).unwrap_or_else(|error| panic!("{}: {error}", golden.name));
        assert!(content(&again, meta) == content(&bytes, meta), "{} is another game", golden.name);
        made_again += 1;
    }
    assert!(made_again > 200, "{made_again} goldens are too few to say much");
}

#[test]
fn goldens_of_revision_1_have_the_old_value_and_those_of_revision_2_the_new_one() {
    let mut seen = [0; 2];
    for golden in find(&goldens().join("rook-raiders")).expect("goldens") {
        let text = golden.recipe();
        let bytes = fs::read(&golden.log).expect("there");
        let header = peek(&bytes).expect("a log");
        assert_eq!(verify(built_in(), &bytes, None).findings, [], "{}", golden.name);
        let recipe = fs::read_to_string(&text).unwrap_or_default();
        let named = |line: &str| line.starts_with("reading ") && line.contains(CORRECTED.0);
        if recipe.lines().any(named) {
            continue;
        }
        let newer = header.revision > FIRST_REVISION;
        let value = if newer { CORRECTED.2 } else { CORRECTED.1 };
        assert_eq!(value_of(&header), value, "{}", golden.name);
        // Nobody chose anything about it, so no transcript says so.
        let told = fs::read_to_string(golden.text()).expect("there");
        assert!(!told.contains(&format!("reading: {}", CORRECTED.0)), "{}", golden.name);
        assert!(
            told.contains(&format!("rules revision: {}\n", header.revision)),
            "{}",
            golden.name
        );
        seen[usize::from(newer)] += 1;
    }
    assert!(seen[0] > 100 && seen[1] > 0, "{seen:?}");
}

/// The game of a golden's recipe, up to where Ada has slain what leaves her at 8 threat or less.
fn slain_both(revision: Option<u32>) -> Box<dyn Review> {
    let text = fs::read_to_string(goldens().join("rook-raiders/readings/r07-after-skill.recipe"))
        .expect("a recipe");
    let line = revision.map_or(String::new(), |revision| format!("revision: {revision}"));
    let text = text.replace("reading RR-R7 = after-skill", &line);
    let (before, _) = text.split_once("declare\n").expect("she declares");
    let bytes =
        make(built_in(), &Recipe::read(before).expect("a recipe")).expect("it can be followed");
    open(built_in(), &bytes).expect("it opens")
}

/// What the seat that is asked can do.
fn offered(review: &dyn Review) -> Vec<String> {
    assert!(matches!(review.awaiting(), Some(Awaiting::Decision(_))));
    review.choices(Lang::En, Eye::All).into_iter().map(|choice| choice.notation).collect()
}

fn does(review: &mut dyn Review, notation: &str) {
    let choice = review.read_action(notation, Lang::En).expect("it is offered");
    review.choose(choice).expect("legal");
}

#[test]
fn a_game_of_revision_1_goes_on_by_the_old_value() {
    for mut review in [slain_both(None), slain_both(Some(1))] {
        let end = Position::after(0, review.len(0).expect("the game itself"));
        review.go(end).expect("there");
        assert_eq!((review.header().revision, value_of(review.header())), (1, CORRECTED.1));
        assert!(offered(&*review).contains(&"end-actions".to_owned()), "the command goes on first");
        does(&mut *review, "end-actions");
        assert_eq!(offered(&*review), ["declare", "hold"]);
        does(&mut *review, "declare");
        let bytes = review.log_bytes().expect("in memory");
        assert_eq!(verify(built_in(), &bytes, None).findings, []);
        // A line of its own in a new file is the same game.
        let extracted = review.extract(0, &[]).expect("it can be");
        let header = peek(&extracted).expect("a log");
        assert_eq!((header.revision, value_of(&header)), (1, CORRECTED.1));
        assert_eq!(verify(built_in(), &extracted, None).findings, []);
    }
}

#[test]
fn a_game_of_revision_2_asks_at_once() {
    let mut review = slain_both(Some(2));
    review.go(Position::after(0, review.len(0).expect("the game itself"))).expect("there");
    assert_eq!((review.header().revision, value_of(review.header())), (2, CORRECTED.2));
    assert_eq!(offered(&*review), ["declare", "hold"]);
    does(&mut *review, "declare");
    assert!(offered(&*review).contains(&"end-actions".to_owned()), "the others know it now");
}

#[test]
fn a_new_game_has_the_new_default_unless_it_asks_for_revision_1() {
    let luck = || LuckSource::Seeded { version: 1, seed: [7; 32] };
    let header = |revision: Option<u32>, readings: &[(&str, &str)]| {
        let own = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        let set_up = SetUp {
            game: "rook-raiders".to_owned(),
            seats: None,
            names: Vec::new(),
            options: Vec::new(),
            revision,
            readings: readings.iter().map(own).collect(),
            cards: CardChoice::Newest,
        };
        set_up.header(built_in(), luck(), None, |_| Err::<String, _>(())).expect("it can be set up")
    };
    let said = |header: &Header| (header.revision, value_of(header));
    assert_eq!(said(&header(None, &[])), (2, CORRECTED.2));
    assert_eq!(said(&header(Some(1), &[])), (1, CORRECTED.1));
    assert_eq!(said(&header(None, &[(CORRECTED.0, "on-reaching")])), (2, "on-reaching"));
    let setup = Setup::new::<RookRaiders>(2);
    assert_eq!(said(&Header::new::<RookRaiders>(&setup, luck(), None)), (2, CORRECTED.2));
}

#[test]
fn a_game_is_taken_over_to_another_revision_with_what_was_chosen() {
    let meta = RookRaiders::meta();
    let at =
        |revision| Setup::at_revision::<RookRaiders>(3, revision).expect("there is such a one");
    let mut setup = at(1);
    setup.revise(meta, 2).expect("there is such a one");
    assert_eq!(setup, Setup::new::<RookRaiders>(3));
    setup.revise(meta, 1).expect("there is such a one");
    assert_eq!(setup, at(1));
    let mut chosen = at(1);
    chosen.set_reading(meta, CORRECTED.0, "on-reaching").expect("a value");
    chosen.set_reading(meta, "RR-R1", "gate-side-is-1").expect("a value");
    let readings = chosen.readings.clone();
    chosen.revise(meta, 2).expect("there is such a one");
    assert_eq!((chosen.revision, chosen.readings), (2, readings));
    let refused = setup.revise(meta, 3).expect_err("not yet").to_string();
    assert_eq!(refused, "no revision 3 of the rules: this kanso knows 1 to 2");
    assert_eq!(setup, at(1), "nothing is changed");
}

/// What stands in a header holds, whatever the number of the revision and however short the list.
#[test]
fn a_log_that_lacks_a_reading_has_its_first_value() {
    let meta = RookRaiders::meta();
    let setup = Setup::new::<RookRaiders>(2);
    let luck = LuckSource::Seeded { version: 1, seed: [7; 32] };
    let mut header = Header::new::<RookRaiders>(&setup, luck, None);
    header.revision = FIRST_REVISION;
    header.readings.truncate(corrected());
    let review = begin(built_in(), &header).expect("an older program wrote it");
    assert_eq!(review.header().readings.len(), corrected(), "nothing is put into an old header");
    let setup = header.setup::<RookRaiders>().expect("a set-up");
    assert_eq!(setup.readings, vec![0; meta.readings.len()]);
    assert_eq!(setup.revision, FIRST_REVISION);
    header.revision = 2;
    let setup = header.setup::<RookRaiders>().expect("a set-up");
    assert_eq!(setup.readings[corrected()], 0, "the values hold, not the revision");
}

/// A correction is shown by a golden that names the revision and not the reading.
#[test]
fn every_changed_default_is_shown_by_a_golden_of_its_revision() {
    let all = find(&goldens()).expect("goldens");
    for meta in built_in().metas() {
        for revision in meta.revisions {
            for (rule, value) in revision.defaults {
                let id = meta.rules[rule.index()].id;
                let shows = |golden: &kanso_replay::golden::GoldenFile| {
                    let header = peek(&fs::read(&golden.log).expect("there")).expect("a log");
                    let place = meta.readings.iter().position(|spec| spec.rule == *rule);
                    let place = place.expect("a reading");
                    let recipe = fs::read_to_string(golden.recipe()).unwrap_or_default();
                    header.game == meta.id
                        && header.revision == revision.number
                        && header.readings.get(place).is_some_and(|found| {
                            meta.readings[place].values[usize::from(*found)] == *value
                        })
                        && !recipe.contains(&format!("reading {id}"))
                };
                assert!(
                    all.iter().any(shows),
                    "{id} in revision {} of {}",
                    revision.number,
                    meta.id
                );
            }
        }
    }
}

/// Berserk TCG has a window before the fighters are named since revision 2; in Mamono Raid a seat
/// takes chips for which it has no marker.
#[test]
fn corrections_of_other_games_are_those_of_new_games_alone() {
    for (game, id, then, now) in [
        ("berserk-tcg", "BK-R9", "lean", "before-fighters"),
        ("mamono-raid", "MR-R11", "forbidden", "take-without-marker"),
    ] {
        let meta = built_in().meta(game).expect("a game");
        let named = |spec: &kanso_engine::ReadingSpec| meta.rules[spec.rule.index()].id == id;
        let place = meta.readings.iter().position(named).expect("a reading");
        let value = |revision| {
            let defaults = meta.defaults_at(revision).expect("there is such a one");
            meta.readings[place].values[usize::from(defaults[place])]
        };
        assert_eq!([value(1), value(2)], [then, now], "{id}");
    }
}

#[test]
fn the_revisions_of_every_game_are_a_history() {
    for meta in built_in().metas() {
        assert_eq!(meta.wrong_revision(), None);
        let mut defaults = meta.defaults_at(FIRST_REVISION).expect("every game has a first one");
        assert!(defaults.iter().all(|value| *value == 0), "{}: all first values", meta.id);
        for revision in meta.revisions {
            for change in meta.changed_in(revision.number).expect("it is there") {
                assert_eq!(defaults[change.reading], change.from);
                defaults[change.reading] = change.to;
            }
        }
        assert_eq!(defaults, meta.defaults(), "{}", meta.id);
    }
}

/// What `corpus compare --revision 2` asks of each game.
#[test]
fn a_game_is_compared_with_itself_under_a_later_revision() {
    let two = Terms { revision: Some(2), ..Terms::default() };
    let review = slain_both(None);
    let bytes = review.log_bytes().expect("in memory");
    let header = two.header(built_in(), review.header()).expect("there is such a revision");
    assert_eq!((header.revision, value_of(&header)), (2, CORRECTED.2));
    let compared = compare(built_in(), &bytes, 0, &two, Filler::Nobody).expect("a sound log");
    assert!(compared.class() != Class::Same, "{compared:?}");
    assert_eq!(compared.rule(), CORRECTED.0);
    // What was chosen otherwise stays, and so does what is asked for beside the revision.
    let mut chosen = review.header().clone();
    chosen.readings[corrected()] = 1;
    let kept = two.header(built_in(), &chosen).expect("there is such a revision");
    assert_eq!(kept.readings, chosen.readings);
    let old = Terms { readings: vec![(CORRECTED.0.to_owned(), CORRECTED.1.to_owned())], ..two };
    assert_eq!(
        value_of(&old.header(built_in(), review.header()).expect("both go together")),
        CORRECTED.1
    );
}

/// The card set that a header names, by its name.
fn set_of(header: &Header, meta: &Meta) -> &'static str {
    let Cards::BuiltIn(digest) = header.cards else { panic!("a built-in set") };
    let set = meta.sets.iter().find(|set| set_digest(set.text) == digest);
    set.expect("this program has it").name
}

#[test]
fn a_new_card_set_is_that_of_new_games_alone() {
    let meta = BraveArchitect::meta();
    let header = |revision| {
        let luck = LuckSource::Seeded { version: 1, seed: [7; 32] };
        let setup = Setup::at_revision::<BraveArchitect>(3, revision).expect("there is such a one");
        Header::new::<BraveArchitect>(&setup, luck, None)
    };
    let newest = Setup::new::<BraveArchitect>(3);
    let luck = LuckSource::Seeded { version: 1, seed: [7; 32] };
    // Revision 3 corrects a reading and goes on with the set of revision 2.
    assert_eq!(header(3), Header::new::<BraveArchitect>(&newest, luck, None));
    let sets = [1, 2, 3].map(|revision| set_of(&header(revision), meta));
    assert_eq!(sets, ["house-1", "house-2", "house-2"]);
    // The set in the header holds: a game of the one is no game of the other.
    let mut moved = header(1);
    moved.revision = 2;
    let setup = moved.setup::<BraveArchitect>().expect("a set-up");
    assert_eq!(setup.cards, CardChoice::BuiltIn(set_digest(meta.sets[0].text)));
    let mut setup = header(1).setup::<BraveArchitect>().expect("a set-up");
    setup.revise(meta, 2).expect("there is such a one");
    assert_eq!(set_of(&Header::new::<BraveArchitect>(&setup, moved.luck, None), meta), "house-2");
}

#[test]
fn goldens_of_a_revision_have_its_card_set_and_go_on_with_it() {
    let meta = BraveArchitect::meta();
    let mut seen = [0; 2];
    for golden in find(&goldens().join("brave-architect")).expect("goldens") {
        let bytes = fs::read(&golden.log).expect("there");
        let header = peek(&bytes).expect("a log");
        if matches!(header.cards, Cards::Own(_)) {
            continue;
        }
        let newer = header.revision > FIRST_REVISION;
        let name = if newer { "house-2" } else { "house-1" };
        assert_eq!(set_of(&header, meta), name, "{}", golden.name);
        let told = fs::read_to_string(golden.text()).expect("there");
        assert!(told.contains(&format!("\ncards: {name}\n")), "{}", golden.name);
        if seen[usize::from(newer)] == 0 {
            let review = open(built_in(), &bytes).expect("it opens");
            let extracted = review.extract(0, &[]).expect("it can be");
            assert_eq!(set_of(&peek(&extracted).expect("a log"), meta), name);
        }
        seen[usize::from(newer)] += 1;
    }
    assert!(seen[0] > 500 && seen[1] > 3, "{seen:?}");
}
