//! Tables of a report: a scene, what is pointed at, and what differs from another.

use kanso_engine::scene::{Badge, Body, Page, Token, Tone};
use kanso_engine::{Label, Scene, Text};
use std::collections::{BTreeMap, BTreeSet};

/// Stands beside what is pointed at.
pub(super) const POINTED: &str = "◎";
/// Stands beside what differs.
pub(super) const DIFFERS: &str = "≠";

/// A table with things that stand out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Table {
    /// The table.
    pub scene: Scene,
    /// Ids of what the contested answer is about.
    pub pointed: BTreeSet<String>,
    /// Ids of what the other courses have otherwise.
    pub differs: BTreeSet<String>,
}

impl Table {
    /// The scene with a sign beside each thing that stands out: so that it shows in every kind of
    /// picture.
    pub(super) fn signed(&self, pointed: Text, differs: Text) -> Scene {
        let mut scene = self.scene.clone();
        let signs = |id: &str| {
            let mut signs = Vec::new();
            if self.pointed.contains(id) {
                signs.push((POINTED, pointed));
            }
            if self.differs.contains(id) {
                signs.push((DIFFERS, differs));
            }
            signs
        };
        let badges = |id: &str, badges: &mut Vec<Badge>| {
            let badge = |(sign, meaning): (&'static str, Text)| {
                Badge::new(Text::new(sign, sign), meaning, Tone::Warning)
            };
            badges.extend(signs(id).into_iter().map(badge));
        };
        let behind = |id: &str, label: &mut Label| {
            for (sign, _) in signs(id) {
                *label = Label::new(format!("{} {sign}", label.en), format!("{} {sign}", label.ja));
            }
        };
        let token = |token: &mut Token| badges(&token.id.clone(), &mut token.badges);
        for region in scene.pages.iter_mut().flat_map(|page| &mut page.regions) {
            behind(&region.id.clone(), &mut region.name);
            match &mut region.body {
                Body::Board(board) => {
                    for cell in &mut board.cells {
                        badges(&cell.id, &mut cell.badges);
                        cell.tokens.iter_mut().for_each(token);
                    }
                }
                Body::Row(slots) => {
                    for slot in slots {
                        behind(&slot.id, &mut slot.label);
                        slot.token.iter_mut().for_each(token);
                    }
                }
                Body::Track(steps) => {
                    for step in steps {
                        behind(&step.id, &mut step.label);
                        step.tokens.iter_mut().for_each(token);
                    }
                }
                Body::Sheet(lines) => {
                    for line in lines {
                        behind(&line.id, &mut line.value);
                    }
                }
            }
        }
        scene
    }
}

/// What each thing of a scene is, without what lies in it: compared to find what differs.
fn things(scene: &Scene) -> BTreeMap<String, String> {
    let mut things = BTreeMap::new();
    let token = |things: &mut BTreeMap<String, String>, token: &Token, place: &str| {
        let Token { id, short, tone, look, gauge, badges, .. } = token;
        things.insert(
            id.clone(),
            format!("{place} {short:?} {tone:?} {look:?} {gauge:?} {badges:?}"),
        );
    };
    let regions = scene.pages.iter().flat_map(|Page { regions, .. }| regions);
    for region in regions {
        match &region.body {
            Body::Board(board) => {
                for cell in &board.cells {
                    things
                        .insert(cell.id.to_string(), format!("{:?} {:?}", cell.tint, cell.badges));
                    cell.tokens.iter().for_each(|one| token(&mut things, one, &cell.id));
                }
            }
            Body::Row(slots) => {
                for slot in slots {
                    things.insert(slot.id.clone(), format!("{:?} {}", slot.label, slot.count));
                    slot.token.iter().for_each(|one| token(&mut things, one, &slot.id));
                }
            }
            Body::Track(steps) => {
                for step in steps {
                    things.insert(step.id.clone(), format!("{:?} {:?}", step.label, step.tone));
                    step.tokens.iter().for_each(|one| token(&mut things, one, &step.id));
                }
            }
            Body::Sheet(lines) => {
                for line in lines {
                    let words = format!("{:?} {:?} {:?}", line.label, line.value, line.tone);
                    things.insert(line.id.clone(), words);
                }
            }
        }
    }
    things
}

/// Ids of what one scene has and another has not, or otherwise.
pub(super) fn otherwise(scene: &Scene, other: &Scene) -> BTreeSet<String> {
    let other = things(other);
    let differs = |(id, words): &(String, String)| other.get(id) != Some(words);
    things(scene).into_iter().filter(differs).map(|(id, _)| id).collect()
}
