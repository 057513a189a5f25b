//! What the window shows as a tree, for who hears it: handed to the page while somebody wants it. The page makes
//! of it what its reader can walk through, and says what was pressed there.

use super::page;
use egui::accesskit::{Action, ActionRequest, Node, NodeId, Role, TreeId, TreeUpdate};
use egui::{Context, Event, FullOutput, Plugin, RawInput};
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
}

/// Takes the tree from the toolkit to the page.
#[derive(Default)]
pub struct Speaker {
    /// What the page was told last.
    told: Vec<Spoken>,
}

impl Plugin for Speaker {
    fn debug_name(&self) -> &'static str {
        "speaker"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        if !page::speaks() {
            return;
        }
        ctx.enable_accesskit();
        input.events.extend(page::pressed().into_iter().map(|node| {
            Event::AccessKitActionRequest(ActionRequest {
                action: Action::Click,
                target_tree: TreeId::ROOT,
                target_node: NodeId(node),
                data: None,
            })
        }));
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        if let Some(update) = output.platform_output.accesskit_update.take() {
            let heard = heard(&update);
            if heard != self.told {
                page::spoken(&heard);
                self.told = heard;
            }
        }
    }
}

/// What is heard of a tree, in the order in which it is read.
fn heard(update: &TreeUpdate) -> Vec<Spoken> {
    let nodes: BTreeMap<NodeId, &Node> =
        update.nodes.iter().map(|(id, node)| (*id, node)).collect();
    let mut heard = Vec::new();
    if let Some(tree) = &update.tree {
        walk(tree.root, &nodes, 0, &mut heard);
    }
    heard
}

fn walk(id: NodeId, nodes: &BTreeMap<NodeId, &Node>, depth: usize, heard: &mut Vec<Spoken>) {
    let Some(node) = nodes.get(&id).filter(|_| depth < DEPTH_MAX) else { return };
    let words = node.label().or_else(|| node.value()).unwrap_or_default();
    if let (Some(place), false) = (node.bounds(), words.is_empty()) {
        heard.push(Spoken {
            id: id.0,
            role: role(node.role()),
            words: words.to_owned(),
            enabled: !node.is_disabled(),
            place: [place.x0, place.y0, place.x1 - place.x0, place.y1 - place.y0],
        });
    }
    for child in node.children() {
        // The lines of words that were said as a whole.
        let is_line = nodes.get(child).is_some_and(|child| child.role() == Role::TextRun);
        if words.is_empty() || !is_line {
            walk(*child, nodes, depth + 1, heard);
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
