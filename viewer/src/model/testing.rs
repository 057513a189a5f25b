//! Games for tests of the window.

use super::{Access, Model, Opened, Settings, WhyMemory};
use kanso_replay::review;
use std::path::{Path, PathBuf};

/// A file of the golden games: `pig/won-at-once`, without its ending.
pub(crate) fn golden_path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/golden").join(format!("{name}.kanso"))
}

/// A window with a golden game open in memory, as the platform would have opened it.
pub(crate) fn with_golden(name: &str) -> Model {
    let bytes = std::fs::read(golden_path(name)).expect("the golden game is there");
    let review = review::open(&bytes).expect("a golden game opens");
    let mut model = Model::new(Settings::default());
    let access = Access::Memory(WhyMemory::ReadOnly("a test reads it".to_owned()));
    model.show(Opened { review, path: None, access });
    model
}
