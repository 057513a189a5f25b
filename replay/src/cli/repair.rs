//! `kanso repair`

use super::{Failure, Finding, Io, files};
use crate::counted::counted;
use crate::log::LogError;
use crate::log::repair::salvage;
use kanso_engine::Lang;
use std::path::PathBuf;

/// Keep what is good of a damaged game: everything before the first damage, in a new file.
///
/// The damaged file is left as it is. What stands behind the damage is left out, since what
/// happened in between is lost.
#[derive(Debug, clap::Args)]
pub struct Repair {
    /// The damaged file.
    file: PathBuf,
    /// The file to make; it must not be there yet.
    #[arg(short, long = "out", value_name = "OUT")]
    out: PathBuf,
}

impl Repair {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let bytes = files::read(&self.file)?;
        let kept = salvage(io.games, &bytes).map_err(|error| {
            let failure = Failure::of_log(&error, &self.file);
            match error {
                // What stands before it is no game.
                LogError::Damaged { .. } | LogError::Torn { .. } => failure.next(
                    "its beginning is not whole, so that nothing can be kept: look for a copy",
                ),
                _ => failure,
            }
        })?;
        files::make_own(&self.out, &kept.bytes)?;
        let (out, frames, dropped) = (self.out.display(), kept.frames, kept.dropped);
        match io.lang {
            Lang::En => {
                let (frames, bytes) = (counted(frames, "frame"), counted(dropped, "byte"));
                writeln!(io.out, "{out}: {frames} kept, {bytes} left out")?;
            }
            Lang::Ja => {
                writeln!(io.out, "{out}：{frames}フレームを維持、{dropped}バイトを除外")?;
            }
        }
        if let Some(why) = kept.why {
            writeln!(io.out, "  {why}")?;
        }
        Ok(Finding::Good)
    }
}
