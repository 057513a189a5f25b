//! Picking on the board: a piece, where it goes, and a small menu where that says not enough.

use super::{Model, Offers};
use kanso_engine::Scene;
use kanso_engine::scene::{Body, Token};
use kanso_replay::review::Conceived;

/// Most refused attempts that a click is answered with.
const REFUSED_MAX: usize = 3;

/// A small menu beside what was picked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Menu {
    /// Grows with every menu, so that a painter notices a new one.
    pub serial: u64,
    /// What it says.
    pub kind: MenuKind,
}

/// What a menu says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MenuKind {
    /// The choices with these numbers, one of which is to be taken.
    Choices(Vec<u32>),
    /// What was tried is not allowed: the attempts, each with what refuses it.
    Refused(Vec<Conceived>),
}

/// What a click on a thing comes to.
enum Click {
    /// The choice with this number is taken.
    Take(u32),
    /// This is picked behind what was picked before.
    GoOn(String),
    /// This is picked anew.
    Start(String),
    /// The menu is shown again.
    Menu,
    /// Nothing is picked any more.
    PutDown,
    /// It cannot be done with what was picked: why not.
    WhyNot,
}

impl Model {
    /// A thing of the scene was clicked; none: the ground was.
    pub(super) fn pick(&mut self, id: Option<String>) {
        let Some(id) = id else {
            if let Some(table) = &mut self.table {
                table.look.selected = None;
                table.play.put_down();
            }
            return;
        };
        let serial = self.ticket();
        let settings = self.settings.clone();
        let Some(table) = &mut self.table else { return };
        table.hover = None;
        let shown = table.shown(&settings);
        let offers = table.offers(&shown);
        let meant = meant(&shown.scene, &id);
        match click(&meant, &offers, shown.choices.iter().flat_map(|choice| &choice.ids)) {
            Click::Take(number) => return self.choose(number),
            Click::GoOn(id) => table.play.picked.push(id),
            Click::Start(id) => {
                table.look.selected = Some(id);
                table.play.put_down();
            }
            Click::Menu => {}
            Click::PutDown => {
                table.look.selected = None;
                table.play.put_down();
                return;
            }
            Click::WhyNot => {
                let refused = refused(
                    table.review.conceivable(settings.lang(), table.eye),
                    &offers.picked,
                    &meant,
                );
                if refused.is_empty() {
                    table.look.selected = Some(id);
                    table.play.put_down();
                } else {
                    let kind = MenuKind::Refused(refused);
                    table.play.menu = Some(Menu { serial, kind });
                }
                return;
            }
        }
        let offers = table.offers(&shown);
        let kind = MenuKind::Choices(offers.ready.clone());
        table.play.menu = (!offers.ready.is_empty()).then_some(Menu { serial, kind });
    }
}

impl Model {
    /// A piece is lifted: it is picked alone.
    pub(super) fn lift(&mut self, id: String) {
        if let Some(table) = &mut self.table {
            table.hover = None;
            table.look.selected = Some(id);
            table.play.put_down();
        }
    }
}

fn click<'a>(
    meant: &[String],
    offers: &Offers,
    mut touched: impl Iterator<Item = &'a String>,
) -> Click {
    if let Some(target) = meant.iter().find(|id| offers.goes_on(id)) {
        return match only_with(offers, target) {
            Some(number) => Click::Take(number),
            None => Click::GoOn(target.clone()),
        };
    }
    if meant.iter().any(|id| offers.is_picked(id)) {
        return match offers.ready[..] {
            [only] => Click::Take(only),
            [] => Click::PutDown,
            _ => Click::Menu,
        };
    }
    if let Some(start) = meant.iter().find(|id| offers.begins(id)) {
        return Click::Start(start.clone());
    }
    if !offers.picked.is_empty() {
        return Click::WhyNot;
    }
    let touched = touched.find(|id| meant.contains(id));
    Click::Start(touched.unwrap_or(&meant[0]).clone())
}

/// The only choice that is left when this target is picked.
fn only_with(offers: &Offers, target: &str) -> Option<u32> {
    let mut numbers = offers.ends.iter().filter(|(id, _)| id == target).map(|(_, number)| *number);
    let first = numbers.next()?;
    numbers.next().is_none().then_some(first)
}

/// What refuses the attempts that touch all that was picked and what is meant now.
fn refused(all: Vec<Conceived>, picked: &[String], meant: &[String]) -> Vec<Conceived> {
    let tried = all.into_iter().filter(|tried| {
        tried.refusal.is_some()
            && picked.iter().all(|id| tried.ids.contains(id))
            && meant.iter().any(|id| tried.ids.contains(id))
    });
    // The plainest attempts first: those that touch the least.
    let mut tried: Vec<_> = tried.collect();
    tried.sort_by_key(|tried| tried.ids.len());
    tried.truncate(REFUSED_MAX);
    tried
}

/// What a click on a thing may mean, the likeliest first: the thing, what it lies on, what lies on it.
fn meant(scene: &Scene, id: &str) -> Vec<String> {
    let mut meant = vec![id.to_owned()];
    let mut place = |at: &str, tokens: &[Token]| {
        if at == id {
            meant.extend(tokens.iter().rev().map(|token| token.id.clone()));
        } else if tokens.iter().any(|token| token.id == id) {
            meant.push(at.to_owned());
        }
    };
    for region in scene.pages.iter().flat_map(|page| &page.regions) {
        match &region.body {
            Body::Board(board) => {
                board.cells.iter().for_each(|cell| place(&cell.id, &cell.tokens));
            }
            Body::Row(slots) => {
                for slot in slots {
                    place(&slot.id, slot.token.as_slice());
                }
            }
            Body::Track(steps) => steps.iter().for_each(|step| place(&step.id, &step.tokens)),
            Body::Sheet(_) => {}
        }
    }
    meant
}

#[cfg(test)]
mod tests;
