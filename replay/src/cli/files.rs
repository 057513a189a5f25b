//! Reading files and making new ones: every failure names the path and what to do.

use super::Failure;
use std::fs;
use std::path::Path;

/// Reads a text of the user's own.
pub fn read_text(path: &Path) -> Result<String, Failure> {
    let bytes = fs::read(path).map_err(|error| Failure::of_file(path, "read it", &error))?;
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Failure::cannot(format!("byte {at}: this is not text (UTF-8)"))
            .at(path)
            .next("name a text file")
    })
}
