//! Games for tests of the window.

use super::{Access, Model, Opened, Settings, WhyMemory};
use kanso_engine::{CardChoice, Lang, Seat};
use kanso_replay::dispute::{self, About, ClaimText, Filing};
use kanso_replay::games::Games;
use kanso_replay::log::record::{Header, LuckSource};
use kanso_replay::review::{self, Position};
use kanso_replay::set_up::SetUp;
use std::path::{Path, PathBuf};

/// The games that the tests look at.
pub(crate) fn games() -> Games {
    kanso_games::built_in()
}

/// A window with nothing open.
pub(crate) fn empty() -> Model {
    Model::new(games(), Settings::default())
}

/// A file of the golden games: `pig/won-at-once`, without its ending.
pub(crate) fn golden_path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/golden").join(format!("{name}.kanso"))
}

/// A golden game as it lies on the disk.
pub(crate) fn golden_bytes(name: &str) -> Vec<u8> {
    std::fs::read(golden_path(name)).expect("the golden game is there")
}

/// A window with a golden game open in memory, as the platform would have opened it.
pub(crate) fn with_golden(name: &str) -> Model {
    let bytes = golden_bytes(name);
    let review = review::open(games(), &bytes).expect("a golden game opens");
    let mut model = Model::new(games(), Settings::default());
    let access = Access::Memory(WhyMemory::ReadOnly("a test reads it".to_owned()));
    model.show(Opened { review, path: None, access, cut: None });
    model
}

/// A window with a dispute about an event of a golden game open in memory: each claim by a seat.
pub(crate) fn filed(name: &str, event: u32, claims: &[(usize, &str)]) -> Model {
    let bytes = golden_bytes(name);
    let review = review::open(games(), &bytes).expect("a golden game opens");
    let claims = claims
        .iter()
        .map(|(seat, text)| ClaimText { seat: Seat::at(*seat), text: (*text).to_owned() });
    let filing = Filing {
        at: Position::after(0, event),
        about: About::Event,
        question: "Was it over before?".to_owned(),
        rules: Vec::new(),
        claims: claims.collect(),
    };
    let bytes = dispute::file(games(), &*review, &filing, Lang::En).expect("it can be filed");
    let review = review::open(games(), &bytes).expect("a log");
    let mut model = Model::new(games(), Settings::default());
    let access = Access::Memory(WhyMemory::ReadOnly("a test reads it".to_owned()));
    model.show(Opened { review, path: None, access, cut: None });
    model
}

/// A window with a new game in memory for Ada and Ben, its luck from a seed or entered at a table.
pub(crate) fn with_new(game: &str, options: &[(&str, &str)], table_luck: bool) -> Model {
    let (version, seed) = (1, [7; 32]);
    let luck = if table_luck {
        LuckSource::Table { version, seed }
    } else {
        LuckSource::Seeded { version, seed }
    };
    let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    let set_up = SetUp {
        game: game.to_owned(),
        seats: None,
        names: vec!["Ada".to_owned(), "Ben".to_owned()],
        options: options.iter().map(owned).collect(),
        revision: None,
        readings: Vec::new(),
        cards: CardChoice::Newest,
    };
    let header =
        set_up.header(games(), luck, None, |_| Err::<String, _>(())).expect("it can be set up");
    let review = review::begin(games(), &header).expect("it begins");
    let mut model = Model::new(games(), Settings::default());
    model.show(Opened { review, path: None, access: Access::Memory(WhyMemory::New), cut: None });
    model
}

/// A window with a new game in memory, set up as a golden one, its luck entered at a table.
pub(crate) fn with_set_up(log: &[u8]) -> Model {
    let golden = review::open(games(), log).expect("a golden game opens");
    let luck = LuckSource::Table { version: 1, seed: [7; 32] };
    let header = Header { luck, ..golden.header().clone() };
    let review = review::begin(games(), &header).expect("it begins");
    let mut model = Model::new(games(), Settings::default());
    model.show(Opened { review, path: None, access: Access::Memory(WhyMemory::New), cut: None });
    model
}

/// Does at once all that the model wants done outside, but for dialogs of the system.
pub(crate) fn settle(model: &mut Model) {
    let platform = crate::platform::Platform::at_once(model.games);
    while !model.effects.is_empty() {
        for effect in std::mem::take(&mut model.effects) {
            match effect {
                super::Effect::Start(crate::platform::Job::Pick { .. }) => {}
                super::Effect::Start(job) => platform.start(job),
                super::Effect::Copy(_) | super::Effect::FitBoard | super::Effect::Quit => {}
            }
        }
        for done in platform.done() {
            model.finished(done);
        }
    }
}
