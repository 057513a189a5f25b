//! Mutation testing with one build: all mutants are spliced into a copy of the sources, each behind a question
//! whether it is on, and the tests that reach one are run with it.
//!
//! `tests/mutants/run` makes the list and the copy, and starts this. What it writes is `out/survivors`, the
//! mutants that no test noticed, and the table of `tests/MUTANTS.md`.
//!
//! What was caught stays so while the list names it: `out/caught` is read first, and a second run after more
//! tests were written tries only the others.

mod build;
mod list;
mod run;
mod splice;

use list::Mutant;
use run::Outcome;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::sync::Mutex;

fn main() {
    let args: Vec<_> = std::env::args().collect();
    let [_, repository, work, packages @ ..] = &args[..] else {
        panic!("mutants REPOSITORY WORK [PACKAGE…]");
    };
    let packages: Vec<_> = match packages {
        [] => build::PACKAGES.to_vec(),
        some => some.iter().map(String::as_str).collect(),
    };
    let (repository, work) = (Path::new(repository), Path::new(work));
    let mutants = list::read(&work.join("list.json"));
    let built = build::build(repository, work, &packages, &mutants);
    let tests = run::reach(work, &built.binaries);

    let caught = work.join("caught");
    let known = fs::read_to_string(&caught).unwrap_or_default();
    let known: BTreeSet<_> = known.lines().filter_map(|line| line.split('\t').next()).collect();
    let of = |id: u32| &mutants[id as usize - 1];
    let (known, new): (Vec<u32>, Vec<u32>) =
        built.ids.iter().partition(|id| known.contains(of(**id).name.as_str()));
    eprintln!(
        "{} mutants are in, {} of them known to be caught; {} tests",
        built.ids.len(),
        known.len(),
        tests.len()
    );
    let note =
        fs::OpenOptions::new().create(true).append(true).open(&caught).expect("it can be noted");
    let (note, left) = (Mutex::new(note), Mutex::new(BTreeMap::new()));
    let new: Vec<_> = new.into_iter().map(|id| (id, of(id).module())).collect();
    run::run(work, &built.binaries, &tests, &new, |id, outcome| match outcome {
        Outcome::Caught(by) => {
            let line = format!("{}\t{by}\n", of(id).name);
            note.lock()
                .expect("no thread panics")
                .write_all(line.as_bytes())
                .expect("it can be noted");
        }
        _ => {
            eprintln!(
                "{}: {}",
                if outcome == Outcome::Survived { "survived" } else { "unreached" },
                of(id).name
            );
            left.lock().expect("no thread panics").insert(id, outcome);
        }
    });
    let left = left.into_inner().expect("no thread panics");

    // A line of the file is a heading with a reason, or a mutant.
    let explained =
        fs::read_to_string(repository.join("tests/mutants/EXPLAINED")).unwrap_or_default();
    let is_explained = |mutant: &Mutant| explained.lines().any(|line| line == mutant.words());
    let mut survivors = String::new();
    for (id, outcome) in left.iter().filter(|(id, _)| !is_explained(of(**id))) {
        let reached = if *outcome == Outcome::Unreached { "unreached: " } else { "" };
        writeln!(survivors, "{reached}{}", of(*id).name).expect("a text takes it");
    }
    fs::write(work.join("survivors"), survivors).expect("it can be written");
    print!("{}", table(&mutants, &built, &left, is_explained));
}

/// The table of `tests/MUTANTS.md`.
fn table(
    mutants: &[Mutant],
    built: &build::Built,
    left: &BTreeMap<u32, Outcome>,
    is_explained: impl Fn(&Mutant) -> bool,
) -> String {
    let mut rows = BTreeMap::<_, [usize; 7]>::new();
    for (id, mutant) in (1..).zip(mutants) {
        let survives = left.contains_key(&id);
        let run = built.ids.contains(&id);
        let unviable = built.unviable.contains(&id);
        let explained = survives && is_explained(mutant);
        let counted = [
            true,
            unviable,
            !run && !unviable,
            run,
            run && !survives,
            explained,
            survives && !explained,
        ];
        for folder in [mutant.folder(), "together".to_owned()] {
            let row = rows.entry(folder).or_default();
            row.iter_mut().zip(counted).for_each(|(count, is)| *count += usize::from(is));
        }
    }
    let mut table = "| Folder | Mutants | Do not compile | Not run | Run | Caught | Explained | Left | Caught |\n\
        |---|---:|---:|---:|---:|---:|---:|---:|---:|\n"
        .to_owned();
    for (folder, row) in rows {
        let tenths = row[4] * 1000 / row[3].max(1);
        let counts: Vec<_> = row.iter().map(usize::to_string).collect();
        let line =
            format!("| `{folder}` | {} | {}.{} % |", counts.join(" | "), tenths / 10, tenths % 10);
        writeln!(table, "{line}").expect("a text takes it");
    }
    table
}
