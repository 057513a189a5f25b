//! What the window shows as a tree, for who hears it: handed to the page while somebody wants it. The page makes
//! of it what its reader can walk through, and says what was pressed there.

use super::page;
use crate::spoken::{Spoken, spoken};
use egui::accesskit::{Action, ActionRequest, NodeId, TreeId};
use egui::{Context, Event, FullOutput, Plugin, RawInput};

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

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        if let Some(update) = output.platform_output.accesskit_update.take() {
            let heard = spoken(ctx, &update);
            if heard != self.told {
                page::spoken(&heard);
                self.told = heard;
            }
        }
    }
}
