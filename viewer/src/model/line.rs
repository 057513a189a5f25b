//! Lines: naming, folding, branching, extracting.

use super::line_name::AutoName;
use super::tree::{LineTree, TreeFrom};
use super::{Dialog, Model, Table, Weight};
use crate::command::{AnswerText, DialogKind, LineCommand, LuckChoice};
use crate::platform::{Job, fresh_seed};
use crate::words::{branch, edits, eye_name, fill, lines as words};
use kanso_engine::{Eye, Lang, Seat, Telling};
use kanso_replay::lines::MAIN_NAME;
use kanso_replay::log::record::{LineId, LineLuck, MAIN_LINE};
use kanso_replay::luck::{Seed, seed_of};
use kanso_replay::review::{
    Answer, EditError, EventKind, LINE_NAME_MAX, LineInfo, Played, Position, Review,
};
use std::collections::BTreeMap;
use std::rc::Rc;

/// Events in which something hidden is looked for: what is hidden is dealt early.
const STRANGE_MAX: u32 = 400;

/// How a line begins where it leaves another one, as an eye is told.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Leaving {
    /// What the eye calls the last event that the line shares.
    pub number: u32,
    /// Who decides there; empty for chance, and where the eye is told nothing.
    pub who: String,
    /// What happens there instead; empty where it is open, and where the eye is told nothing.
    pub words: String,
    /// Why its record goes no further, where an event of it is not allowed; else empty.
    pub broken: String,
    /// In whose place the line stands, and why; empty where it does not, or the eye may not know.
    pub mend: String,
    /// What was written about the line as a whole, where the eye may know.
    pub notes: Vec<String>,
    /// True if the line's name would tell the eye more than it may know of that.
    pub name_tells: bool,
    /// What the line is called, where nobody named it.
    pub auto: Option<AutoName>,
}

impl Leaving {
    /// What the line is called: behind `until` events nothing may be known, and nothing of its end.
    pub fn name(&self, info: &LineInfo, until: Option<u32>, lang: Lang) -> String {
        match &self.auto {
            _ if self.name_tells => {}
            None => return called(info.id, &info.name, lang).to_owned(),
            Some(auto) if until.is_none() => return auto.whole(),
            Some(auto) if until.is_some_and(|until| info.fork < until) => {
                return auto.instead.clone();
            }
            Some(_) => {}
        }
        fill(words::NUMBERED, lang, &[("number", &info.id.to_string())])
    }
}

/// What is kept of the lines between two changes of the log.
#[derive(Default)]
pub(super) struct LinesKept {
    all: Option<(u64, Rc<Vec<LineInfo>>)>,
    tree: Option<(u64, TreeFrom, Rc<LineTree>)>,
    leaving: Option<(LeavingKey, BTreeMap<LineId, Rc<Leaving>>)>,
}

/// What the beginnings of lines depend on.
#[derive(Clone, Copy, PartialEq)]
struct LeavingKey {
    revision: u64,
    eye: Eye,
    lang: Lang,
    hindsight: bool,
}

impl Table {
    /// Every line, deleted ones too, by number.
    pub fn lines(&mut self) -> Rc<Vec<LineInfo>> {
        if let Some((revision, lines)) = &self.lines_kept.all
            && *revision == self.revision
        {
            return Rc::clone(lines);
        }
        let lines = Rc::new(self.review.lines());
        self.lines_kept.all = Some((self.revision, Rc::clone(&lines)));
        lines
    }

    /// The tree of lines as far as it may be shown.
    pub fn tree(&mut self) -> Rc<LineTree> {
        let from = TreeFrom {
            current: self.here().line,
            until: self.until(),
            deleted: self.deleted_shown,
        };
        if let Some((revision, kept, tree)) = &self.lines_kept.tree
            && (*revision, *kept) == (self.revision, from)
        {
            return Rc::clone(tree);
        }
        let lines = self.lines();
        let tree = Rc::new(LineTree::of(&lines, from));
        self.lines_kept.tree = Some((self.revision, from, Rc::clone(&tree)));
        tree
    }

    /// After how many events other lines leave the one that is shown, ascending, as far as they may be
    /// known.
    pub fn forks(&mut self) -> Vec<u32> {
        let (line, tree) = (self.here().line, self.tree());
        let leaving = tree.rows.iter().filter(|row| row.leaves == Some(line));
        let mut forks: Vec<_> = leaving.map(|row| row.fork).collect();
        forks.sort_unstable();
        forks.dedup();
        forks
    }

    /// How a line begins behind the events that it shares, worked out once for each eye.
    pub fn leaving(&mut self, line: LineId, lang: Lang) -> Rc<Leaving> {
        let hindsight = self.hindsight;
        let key = LeavingKey { revision: self.revision, eye: self.eye, lang, hindsight };
        if self.lines_kept.leaving.as_ref().is_none_or(|(known, _)| *known != key) {
            self.lines_kept.leaving = Some((key, BTreeMap::new()));
        }
        let kept = self.lines_kept.leaving.as_ref();
        if let Some(leaving) = kept.and_then(|(_, kept)| kept.get(&line)) {
            return Rc::clone(leaving);
        }
        let lines = self.lines();
        let info = lines.get(line as usize);
        let leaving = info.map_or_else(Leaving::default, |info| self.find_leaving(info, lang));
        let leaving = Rc::new(leaving);
        if let Some((_, kept)) = &mut self.lines_kept.leaving {
            kept.insert(line, Rc::clone(&leaving));
        }
        leaving
    }

    fn find_leaving(&mut self, info: &LineInfo, lang: Lang) -> Leaving {
        let (eye, event) = (self.eye, info.fork + 1);
        let number = self.review.number_for(info.id, info.fork, eye);
        let broken = self.review.broken(info.id, lang, eye).map(|why| why.words);
        let broken = broken.unwrap_or_default();
        let mut leaving = Leaving { number, broken, ..Leaving::default() };
        // It tells what stood there before, and notes are written with hindsight.
        if eye == Eye::All && self.hindsight {
            leaving.mend = self.review.say_mend(info.id, lang).unwrap_or_default();
            let notes = self.review.line_notes(info.id).into_iter();
            leaving.notes = notes.map(|note| note.text).collect();
        }
        leaving.auto = self.auto_name(info, lang);
        if info.parent.is_none() || info.events < event {
            return leaving;
        }
        self.on_line(info.id, |review| {
            let telling = review.tells(event, eye);
            if telling != Telling::Whole {
                let mut notation = String::new();
                review.notate_event(event, &mut notation).expect("a string takes every text");
                let notation: String = notation.chars().take(LINE_NAME_MAX).collect();
                leaving.name_tells = notation == info.name;
            }
            if telling != Telling::Nothing {
                leaving.who = who(review, event);
                review
                    .say_event(event, lang, eye, &mut leaving.words)
                    .expect("a string takes every text");
            }
        });
        leaving
    }

    /// Looks at another line, and stands afterwards where one stood.
    pub(super) fn on_line<T>(&mut self, line: LineId, look: impl FnOnce(&dyn Review) -> T) -> T {
        let here = self.review.here();
        // A line that is not there is looked at from here.
        let went = here.line != line && self.review.go(Position::after(line, 0)).is_ok();
        let seen = look(&*self.review);
        if went {
            self.review.go(here).expect("one stood there before");
        }
        seen
    }

    /// What a line is called, for the eye that looks.
    pub fn line_name(&mut self, line: LineId, lang: Lang) -> String {
        let (leaving, lines, until) = (self.leaving(line, lang), self.lines(), self.until());
        lines.get(line as usize).map_or(String::new(), |info| leaving.name(info, until, lang))
    }

    /// What a line is called without how it ends.
    pub fn line_called(&mut self, line: LineId, lang: Lang) -> String {
        let (leaving, lines) = (self.leaving(line, lang), self.lines());
        let until = self.until().or(Some(u32::MAX));
        lines.get(line as usize).map_or(String::new(), |info| leaving.name(info, until, lang))
    }

    /// What a line is called that nobody named, where that is known already.
    fn known_auto(&self, line: LineId) -> Option<&str> {
        let (key, kept) = self.lines_kept.leaving.as_ref()?;
        let known = (key.revision, key.eye) == (self.revision, self.eye);
        let leaving = kept.get(&line).filter(|leaving| known && !leaving.name_tells)?;
        Some(&leaving.auto.as_ref()?.instead)
    }

    /// A line's name, where it is known to tell the eye that looks nothing that it may not know.
    fn known_name<'a>(&self, info: &'a LineInfo) -> Option<&'a str> {
        let kept = self.lines_kept.leaving.as_ref();
        let safe = self.eye == Eye::All
            || info.parent.is_none()
            || kept.is_some_and(|(key, kept)| {
                let known = (key.revision, key.eye) == (self.revision, self.eye);
                known && kept.get(&info.id).is_some_and(|leaving| !leaving.name_tells)
            });
        safe.then_some(info.name.as_str())
    }

    /// The answer to what is asked that a person gave.
    ///
    /// # Errors
    ///
    /// [`EditError`]: the words name nothing that can fall here.
    pub(super) fn answer(&self, answer: &AnswerText, lang: Lang) -> Result<Answer, EditError> {
        Ok(match answer {
            AnswerText::Choice(number) => Answer::Choice(*number),
            AnswerText::Outcome(text) => Answer::Outcome(self.review.read_outcome(text, lang)?),
            AnswerText::Luck => Answer::Luck,
        })
    }

    fn branch(
        &mut self,
        name: &str,
        luck: LineLuck,
        answer: Option<&AnswerText>,
        lang: Lang,
    ) -> Result<Played, EditError> {
        let answer = answer.map(|answer| self.answer(answer, lang)).transpose()?;
        self.review.branch(name, luck, answer)
    }

    /// Makes a line that an eye cannot tell from the shown one up to here.
    fn deal_anew(
        &mut self,
        name: &str,
        (eye, seed): (Eye, &Seed),
        answer: Option<&AnswerText>,
        lang: Lang,
    ) -> Result<Played, EditError> {
        let answer = answer.map(|answer| self.answer(answer, lang)).transpose()?;
        let name = match name {
            "" => anew_name(&eye_name(eye, self.review.names(), lang), lang),
            name => name.to_owned(),
        };
        Ok(self.review.deal_anew(&name, eye, seed, answer)?.played)
    }

    /// The eyes that have not seen all that happened up to here, of those that are looked with: each
    /// seat's, where all is shown.
    fn strangers(&self) -> Vec<Eye> {
        let here = self.here();
        let eyes: Vec<Eye> = match self.eye {
            Eye::All => {
                (0..self.review.names().len()).map(|seat| Eye::Seat(Seat::at(seat))).collect()
            }
            eye => vec![eye],
        };
        let events = 1..=here.event.min(STRANGE_MAX);
        let is_strange = |eye: &Eye| {
            let mut hidden = events.clone().map(|event| self.review.tells(event, *eye));
            hidden.any(|telling| telling != Telling::Whole)
        };
        eyes.into_iter().filter(is_strange).collect()
    }

    /// Hides a line; who stands on it goes back to where it leaves.
    fn delete(&mut self, line: LineId) -> Result<(), EditError> {
        let place = self.tree().rows.iter().find(|row| row.info.id == line).cloned();
        self.review.delete(line)?;
        let here = self.here();
        if here.line == line
            && let Some(row) = place
            && let Some(leaves) = row.leaves
        {
            // The line that it leaves has these events: they are the same there.
            let _ = self.go(Position::after(leaves, here.event.min(row.fork)));
        }
        Ok(())
    }
}

/// Who decides an event of the line that is shown; empty for chance.
pub(super) fn who(review: &dyn Review, event: u32) -> String {
    match review.event(event).map(|info| info.kind) {
        Some(EventKind::Decision(seats)) => {
            let names = seats.iter().map(|seat| review.names()[seat.index()].as_str());
            names.collect::<Vec<_>>().join("/")
        }
        Some(EventKind::Chance) | None => String::new(),
    }
}

impl Model {
    pub(super) fn apply_line(&mut self, command: LineCommand) {
        let lang = self.lang();
        let Some(table) = &mut self.table else { return };
        let mut made = None;
        let done = match command {
            // What the dialog proposed for a line that nobody named is no name.
            LineCommand::Rename(line, name) if is_proposed(table, line, &name) => Ok(()),
            LineCommand::Rename(line, name) => table.review.rename(line, &name),
            LineCommand::Promote(line) => table.review.promote(line),
            LineCommand::Fold(line, folded) => table.review.fold(line, folded),
            LineCommand::Delete(line) => table.delete(line),
            LineCommand::Undelete(line) => table.review.undelete(line),
            LineCommand::Trim(line, events) => table.review.trim(line, events),
            LineCommand::ShowDeleted(shown) => {
                table.deleted_shown = shown;
                return;
            }
            LineCommand::Branch { name, luck, answer } => {
                let unseen_by = match luck {
                    LuckChoice::Anew(eye) => Some(eye),
                    LuckChoice::Same | LuckChoice::Fresh | LuckChoice::Seed(_) => None,
                };
                let luck = match luck {
                    LuckChoice::Same => Ok(LineLuck::Same),
                    LuckChoice::Fresh | LuckChoice::Anew(_) => fresh_seed().map(LineLuck::Fresh),
                    LuckChoice::Seed(text) => Ok(LineLuck::Fresh(seed_of(text.trim()))),
                };
                let luck = match luck {
                    Ok(luck) => luck,
                    Err(why) => {
                        self.refuse(fill(words::NO_SEED, lang, &[("why", &why)]));
                        return;
                    }
                };
                let branched = match (unseen_by, luck) {
                    (Some(eye), LineLuck::Fresh(seed)) => {
                        table.deal_anew(&name, (eye, &seed), answer.as_ref(), lang)
                    }
                    _ => table.branch(&name, luck, answer.as_ref(), lang),
                };
                branched.map(|played| made = played.made)
            }
            LineCommand::Extract(line, path) => match table.review.extract(line, &[]) {
                Ok(bytes) => {
                    if let Some(dialog) = &mut self.dialog {
                        dialog.problem = None;
                        dialog.busy = true;
                    }
                    return self.start(Job::Write { path, bytes });
                }
                Err(error) => Err(error),
            },
            LineCommand::Compare(with) => return self.compare(with),
            LineCommand::Flip(flip) => return self.flip(flip),
            LineCommand::StopComparing => {
                table.compared = None;
                return;
            }
        };
        match done {
            Ok(()) => {
                table.changed();
                self.dialog = None;
                self.tell_made(made);
            }
            Err(error) => self.refuse(edits::say(&error, lang)),
        }
    }

    /// Says that a line was made, where the tree does not show it.
    fn tell_made(&mut self, made: Option<LineId>) {
        let lang = self.lang();
        let shown = self.settings.lines_shown;
        let Some(table) = &mut self.table else { return };
        table.arrived = super::Arrived::Jump;
        if let Some(line) = made
            && !shown
        {
            let name = table.line_name(line, lang);
            self.say(Weight::Info, fill(words::MADE, lang, &[("name", &name)]));
        }
    }
}

/// How a line that is being made begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BranchStart {
    /// With what is asked, still open.
    #[default]
    Open,
    /// With the action that is chosen, or the outcome that is entered.
    Answer,
    /// With what its luck gives.
    Luck,
}

/// A line that is being made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BranchDraft {
    /// The name of the line that it leaves.
    pub leaves: String,
    /// What to call it; empty: a name is made up.
    pub name: String,
    /// Where its luck comes from.
    pub luck: LuckChoice,
    /// How it begins.
    pub start: BranchStart,
    /// The outcome that was entered.
    pub outcome: Option<String>,
    /// For whose eyes it can be dealt anew.
    pub strangers: Vec<Eye>,
}

impl Dialog {
    /// What a dialog about a line proposes.
    pub(super) fn propose_line(&mut self, line: LineId, model: &Model) -> Option<()> {
        let (table, lang) = (model.table.as_ref()?, model.lang());
        let info = table.review().lines().into_iter().find(|info| info.id == line)?;
        let name = table.known_name(&info);
        let numbered = || fill(words::NUMBERED, lang, &[("number", &line.to_string())]);
        self.text = match self.kind {
            DialogKind::Extract(_) => {
                let name = name.map_or_else(numbered, str::to_owned);
                file_beside(table.path.as_deref(), &name).display().to_string()
            }
            DialogKind::Rename(_) => {
                let auto = table.known_auto(line);
                let name = auto.unwrap_or_else(|| called(line, name.unwrap_or_default(), lang));
                name.to_owned()
            }
            _ => name.map_or_else(numbered, str::to_owned),
        };
        Some(())
    }

    /// What the dialog for a new line proposes.
    pub(super) fn propose_branch(&mut self, model: &Model) {
        let (Some(table), lang) = (&model.table, model.lang()) else { return };
        let line = table.here().line;
        let info = table.review().lines().into_iter().find(|info| info.id == line);
        let name = info.as_ref().and_then(|info| table.known_name(info));
        let auto = table.known_auto(line);
        self.branch.leaves = match auto.or(name) {
            Some(name) => called(line, name, lang).to_owned(),
            None => fill(words::NUMBERED, lang, &[("number", &line.to_string())]),
        };
        self.branch.strangers = table.strangers();
    }
}

/// True if this is what a line is called as long as nobody named it, and nobody did.
fn is_proposed(table: &Table, line: LineId, name: &str) -> bool {
    if line != MAIN_LINE {
        return table.known_auto(line) == Some(name.trim());
    }
    let unnamed = table.line_info(MAIN_LINE).is_some_and(|main| main.name == MAIN_NAME);
    unnamed && Lang::ALL.iter().any(|lang| words::MAIN.in_lang(*lang) == name)
}

/// What a line is called that was dealt anew for somebody: a line's name is short and has no @.
fn anew_name(who: &str, lang: Lang) -> String {
    let name = fill(branch::ANEW_NAME, lang, &[("who", who)]).replace('@', " ");
    name.chars().take(LINE_NAME_MAX).collect()
}

/// What a line with this name is called: the main line that nobody named has a name of the interface.
pub fn called(line: LineId, name: &str, lang: Lang) -> &str {
    if line == MAIN_LINE && name == MAIN_NAME { words::MAIN.in_lang(lang) } else { name }
}

/// A file of its own for a line, beside the file that has it.
fn file_beside(path: Option<&std::path::Path>, name: &str) -> std::path::PathBuf {
    let safe: String = name
        .chars()
        .map(|c| if c.is_alphanumeric() || c == '-' || c == '_' { c } else { '-' })
        .collect();
    let stem = path.and_then(|path| path.file_stem()).map(|stem| stem.to_string_lossy());
    let file = match stem {
        Some(stem) => format!("{stem}-{safe}.kanso"),
        None => format!("{safe}.kanso"),
    };
    match path {
        Some(path) => path.with_file_name(file),
        None => file.into(),
    }
}

#[cfg(test)]
mod tests;
