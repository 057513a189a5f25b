//! What the window shows, in words: each thing that is heard, where it is, and how much of it is seen.

use egui::accesskit::{Node, NodeId, Role, TreeUpdate};
use egui::{Context, Rect};
use std::collections::BTreeMap;

/// Parts of the tree within each other, at most.
const DEPTH_MAX: usize = 64;

/// Something that is heard, and where it is seen.
#[derive(Clone, PartialEq, Debug)]
pub struct Spoken {
    /// By which it is pressed.
    pub id: u64,
    /// What it is, as pages call it; empty: words.
    pub role: &'static str,
    /// What is said.
    pub words: String,
    /// True if it can be pressed now.
    pub enabled: bool,
    /// Left, top, width and height, in points.
    pub place: [f64; 4],
    /// As much of it as is not scrolled away, alike; none: nothing of it is seen.
    pub seen: Option<[f64; 4]>,
}

/// What is heard of a tree that was just drawn, in the order in which it is read.
pub fn spoken(ctx: &Context, update: &TreeUpdate) -> Vec<Spoken> {
    let nodes: BTreeMap<NodeId, &Node> =
        update.nodes.iter().map(|(id, node)| (*id, node)).collect();
    let seen = ctx.viewport(|viewport| {
        let layers = viewport.prev_pass.widgets.layers();
        let all = layers.flat_map(|(_, widgets)| widgets);
        all.map(|widget| (widget.id.accesskit_id(), widget.interact_rect)).collect()
    });
    let mut heard = Vec::new();
    if let Some(tree) = &update.tree {
        walk(tree.root, (&nodes, &seen), 0, &mut heard);
    }
    heard
}

fn walk(
    id: NodeId,
    (nodes, seen): (&BTreeMap<NodeId, &Node>, &BTreeMap<NodeId, Rect>),
    depth: usize,
    heard: &mut Vec<Spoken>,
) {
    let Some(node) = nodes.get(&id).filter(|_| depth < DEPTH_MAX) else { return };
    let words = node.label().or_else(|| node.value()).unwrap_or_default();
    if let (Some(place), false) = (node.bounds(), words.is_empty()) {
        let whole = [place.x0, place.y0, place.x1 - place.x0, place.y1 - place.y0];
        // What is no widget of its own is not cut.
        let seen = seen.get(&id).map_or(Some(whole), |rect| {
            let sides = [rect.left(), rect.top(), rect.width(), rect.height()].map(f64::from);
            rect.is_positive().then_some(sides)
        });
        heard.push(Spoken {
            id: id.0,
            role: role(node.role()),
            words: words.to_owned(),
            enabled: !node.is_disabled(),
            place: whole,
            seen,
        });
    }
    for child in node.children() {
        // The lines of words that were said as a whole.
        let is_line = nodes.get(child).is_some_and(|child| child.role() == Role::TextRun);
        if words.is_empty() || !is_line {
            walk(*child, (nodes, seen), depth + 1, heard);
        }
    }
}

/// What pages call it.
fn role(role: Role) -> &'static str {
    match role {
        Role::Button | Role::DefaultButton | Role::MenuItem | Role::ComboBox => "button",
        Role::CheckBox => "checkbox",
        Role::RadioButton => "radio",
        Role::TextInput | Role::MultilineTextInput => "textbox",
        Role::Image => "img",
        _ => "",
    }
}
