//! What a log is, in short and at once: for lists of many logs.
//!
//! The frames are read, the records understood, and nothing is played: who, what, how it ended, as
//! the log says. Left out: whether it is true ([`crate::verify`]), and any state.

use crate::games::{Games, Of};
use crate::lines::{Tree, TreeError};
use crate::log::decode;
use crate::log::magic::MAGIC_LEN;
use crate::log::record::{Header, MAIN_LINE, SealEnd, kind};
use crate::log::{LogError, RawLog, Tail};
use crate::review::plain;
use kanso_engine::game::EVENT_LIMIT_END;
use kanso_engine::{EndReason, Game, Lang, Meta, Text};

/// What a log is, in short.
#[derive(Clone, Debug)]
pub struct Summary {
    /// Id of the game.
    pub game: String,
    /// What is fixed about the game; none for one that this program does not know.
    pub meta: Option<&'static Meta>,
    /// The names of the seats, in seat order, fit to be shown.
    pub names: Vec<String>,
    /// When a person made the game, as RFC 3339 text.
    pub created: Option<String>,
    /// How many events the game itself has.
    pub events: u32,
    /// How many lines it has that are not deleted, the game itself counted.
    pub lines: u32,
    /// How many notes that were not withdrawn.
    pub notes: u32,
    /// How many disputes were filed.
    pub disputes: u32,
    /// How the game itself ended; none: it was not closed.
    pub end: Option<End>,
    /// How many bytes a crash has torn off its end, or a writer is writing just now.
    pub torn: u64,
    /// Why it cannot be read on; what is before is counted.
    pub broken: Option<Broken>,
}

/// What is fixed about a game follows from its id.
impl PartialEq for Summary {
    fn eq(&self, other: &Self) -> bool {
        let told = |of: &Self| (of.events, of.lines, of.notes, of.disputes, of.torn);
        told(self) == told(other)
            && self.game == other.game
            && self.names == other.names
            && self.created == other.created
            && self.end == other.end
            && self.broken == other.broken
    }
}

/// How a game ended, as its seal says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// How.
    pub end: SealEnd,
    /// How each seat fared, where the rules ended it.
    pub standing: Vec<(u8, Vec<Option<i32>>)>,
}

/// Why a log cannot be read on.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Broken {
    /// A frame or a record is wrong, or made by a newer program.
    #[error(transparent)]
    Log(#[from] LogError),
    /// A record does not fit those before it.
    #[error(transparent)]
    Tree(#[from] TreeError),
}

impl Broken {
    /// True if a newer program may read what this one cannot.
    pub fn is_newer(&self) -> bool {
        match self {
            Self::Log(error) => error.is_newer(),
            Self::Tree(_) => false,
        }
    }
}

/// Looks through a log. One that is broken behind its header is told as far as it goes.
///
/// # Errors
///
/// [`LogError`]: it is no log, or its header cannot be read.
pub fn summary(games: Games, bytes: &[u8]) -> Result<Summary, LogError> {
    let (raw, broken) = match RawLog::scan(bytes) {
        Err(error @ LogError::Damaged { frames_before: 1.., .. }) => {
            (RawLog::scan(&bytes[..error.offset() as usize])?, Some(error))
        }
        scanned => (scanned?, None),
    };
    let header = raw.header()?;
    let torn = match &raw.tail {
        Tail::Clean => 0,
        Tail::Torn { bytes, .. } => *bytes,
    };
    let mut summary = Summary {
        game: plain(&header.game),
        meta: games.meta(&header.game),
        names: header.names.iter().map(|name| plain(name)).collect(),
        created: header.created.as_deref().map(plain),
        events: 0,
        lines: 1,
        notes: 0,
        disputes: 0,
        end: None,
        torn,
        broken: broken.map(Broken::Log),
    };
    match games.get(&header.game) {
        Ok(game) => game.count(&raw, header, &mut summary),
        Err(error) => {
            summary.broken = Some(LogError::UnknownGame { offset: MAGIC_LEN as u64, error }.into());
        }
    }
    Ok(summary)
}

/// What a summary does with a game.
pub trait SummaryOps {
    /// Counts what stands in the frames behind the header.
    fn count(&self, raw: &RawLog<'_>, header: Header, summary: &mut Summary);
}

impl<G: Game> SummaryOps for Of<G> {
    fn count(&self, raw: &RawLog<'_>, header: Header, summary: &mut Summary) {
        if let Err(error) = header.setup::<G>() {
            summary.broken = Some(error.into());
            return;
        }
        let mut tree = match Tree::<G::Action>::new(header) {
            Ok(tree) => tree,
            Err(error) => {
                summary.broken = Some(error.into());
                return;
            }
        };
        if let Err(broken) = grow(raw, &mut tree) {
            // What is wrong first in the file.
            summary.broken = Some(broken);
        }
        let main = &tree.lines()[MAIN_LINE as usize];
        summary.events = main.len();
        summary.lines = tree.lines().iter().filter(|line| !line.deleted).count() as u32;
        summary.notes = tree.notes().iter().filter(|entry| !entry.withdrawn).count() as u32;
        summary.disputes = tree.disputes().len() as u32;
        summary.end = main
            .seal
            .as_ref()
            .map(|(_, seal)| End { end: seal.end, standing: seal.standing.clone() });
    }
}

fn grow<A>(raw: &RawLog<'_>, tree: &mut Tree<A>) -> Result<(), Broken>
where
    A: serde::Serialize + serde::de::DeserializeOwned,
{
    for frame in &raw.frames[1..] {
        let (offset, kind) = (frame.offset, frame.kind);
        match kind {
            kind::HEADER | kind::HEADER_WITH_RULES => {
                return Err(LogError::SecondHeader { offset }.into());
            }
            // They say nothing that is counted, and hold most of the hashes.
            kind::CHECKPOINT | kind::PROBE | kind::ASSUMED | kind::ASSUMED_ITEMS => {}
            _ => {
                let record = decode::record(kind, raw.payload(frame))
                    .map_err(|error| LogError::Record { offset, kind, error })?;
                tree.push(offset, record)?;
            }
        }
    }
    Ok(())
}

impl Summary {
    /// The game's name; its id where this program does not know it.
    pub fn game_name(&self, lang: Lang) -> String {
        self.meta.map_or_else(|| self.game.clone(), |meta| meta.name.in_lang(lang).to_owned())
    }

    /// How the game ended, in a few words: `Ada wins`; none: it was not closed.
    pub fn result(&self, lang: Lang) -> Option<String> {
        let End { end, standing } = self.end.as_ref()?;
        Some(match end {
            SealEnd::Rules(_) => self.standing(standing, lang),
            SealEnd::EventLimit => EVENT_LIMIT_END.name.in_lang(lang).to_owned(),
            SealEnd::Conceded(seat) => {
                let name = self.names.get(usize::from(*seat)).map_or("?", String::as_str);
                match lang {
                    Lang::En => format!("{name} concedes"),
                    Lang::Ja => format!("{name}の投了"),
                }
            }
            SealEnd::Agreed => AGREED.in_lang(lang).to_owned(),
            SealEnd::Abandoned => ABANDONED.in_lang(lang).to_owned(),
        })
    }

    /// By what the rules ended the game; none where they did not, or it is not known.
    pub fn reason(&self, lang: Lang) -> Option<&'static str> {
        let SealEnd::Rules(number) = self.end.as_ref()?.end else { return None };
        let reason: &EndReason = self.meta?.ends.get(usize::from(number))?;
        Some(reason.name.in_lang(lang))
    }

    fn standing(&self, standing: &[(u8, Vec<Option<i32>>)], lang: Lang) -> String {
        let named = |wanted: u8| {
            let seats = self.names.iter().zip(standing);
            let names = seats.filter(|(_, (result, _))| *result == wanted).map(|(name, _)| &**name);
            names.collect::<Vec<_>>()
        };
        let (won, drew) = (named(0), named(1));
        let list = |names: &[&str]| names.join(if lang == Lang::En { ", " } else { "、" });
        match (lang, &won[..], &drew[..]) {
            (Lang::En, [one], _) => format!("{one} wins"),
            (Lang::En, [_, ..], _) => format!("{} win", list(&won)),
            (Lang::Ja, [_, ..], _) => format!("{}の勝ち", list(&won)),
            (_, [], all) if !all.is_empty() && all.len() == self.names.len() => {
                DRAWN.in_lang(lang).to_owned()
            }
            (Lang::En, [], [_, ..]) => format!("{} draw", list(&drew)),
            (Lang::Ja, [], [_, ..]) => format!("{}の引き分け", list(&drew)),
            (Lang::En, [], []) if self.names.len() == 1 => format!("{} loses", self.names[0]),
            (Lang::Ja, [], []) if self.names.len() == 1 => format!("{}の負け", self.names[0]),
            (_, [], []) => ALL_LOSE.in_lang(lang).to_owned(),
        }
    }
}

const AGREED: Text = Text::new("ended by agreement", "合意により終了");
const ABANDONED: Text = Text::new("abandoned", "打ち切り");
const DRAWN: Text = Text::new("draw", "引き分け");
const ALL_LOSE: Text = Text::new("all lose", "全員の負け");

#[cfg(test)]
mod tests;
