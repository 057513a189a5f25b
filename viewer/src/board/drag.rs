//! A piece that is dragged: lifted where something can be done with it, put down on a target.

use super::pen::ScreenPen;
use super::scene::Stage;
use crate::command::{Asked, PlayCommand};
use egui::{Key, Modifiers, Pos2, Ui, Vec2};
use kanso_table::layout::{Spot, Thing};
use kanso_table::paint::{self, Canvas, Ring};

/// A piece that is dragged.
#[derive(Clone, PartialEq, Debug)]
pub struct Drag {
    /// The piece.
    pub token: String,
    /// What it lies on.
    ground: String,
    /// From the pointer to the middle of the piece.
    grip: Vec2,
    /// Where the pointer is.
    at: Pos2,
}

impl Stage<'_> {
    /// The piece of a spot, lifted where something can be done with it.
    pub fn lifted(&self, ui: &Ui, spot: &Spot, asked: &mut Asked) -> Option<Drag> {
        let Thing::Token(region, place, _) = spot.thing else { return None };
        let own = spot.thing.id(self.page);
        let ground = Thing::Place(region, place).id(self.page);
        let offers = self.data.offers;
        let picked = [own, ground].into_iter().find(|id| offers.is_picked(id));
        let begins = || [own, ground].into_iter().find(|id| offers.begins(id));
        let id = picked.filter(|_| offers.picked.len() == 1).or_else(begins)?;
        let at = ui.input(|input| input.pointer.press_origin())?;
        asked.push(PlayCommand::Lift(id.to_owned()));
        let grip = self.rect(spot).center() - at;
        Some(Drag { token: own.to_owned(), ground: ground.to_owned(), grip, at })
    }

    /// Follows the pointer; false where the piece was put down.
    pub fn is_dragged(&self, ui: &Ui, drag: &Drag, asked: &mut Asked) -> bool {
        // Whoever let go of what was picked, by the key for it, let go of the piece.
        let offers = self.data.offers;
        if !offers.is_picked(&drag.token) && !offers.is_picked(&drag.ground) {
            return false;
        }
        let escape = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        if escape {
            asked.push(PlayCommand::PutDown(None));
            return false;
        }
        if ui.input(|input| input.pointer.primary_down()) {
            return true;
        }
        // Where it lay it is still picked, as after a click.
        let at = ui.input(|input| input.pointer.latest_pos()).unwrap_or(drag.at);
        if !self.is_at_home(drag, at) {
            let target = self.target(drag, at).map(|spot| spot.thing.id(self.page).to_owned());
            asked.push(PlayCommand::PutDown(target));
        }
        false
    }

    /// True if a place is where the piece was lifted.
    fn is_at_home(&self, drag: &Drag, at: Pos2) -> bool {
        let spot = self.layout.find(self.page, &drag.token);
        spot.is_some_and(|spot| self.rect(spot).contains(at))
    }

    /// What a piece would be put down on.
    fn target(&self, drag: &Drag, at: Pos2) -> Option<&Spot> {
        let offers = self.data.offers;
        let mut spots = self.layout.spots.iter().rev();
        spots.find(|spot| {
            let id = spot.thing.id(self.page);
            id != drag.token
                && id != drag.ground
                && offers.goes_on(id)
                && self.rect(spot).contains(at)
        })
    }

    /// Paints the piece at the pointer, and marks what it would be put down on.
    pub fn dragged(&self, canvas: &Canvas<'_, ScreenPen<'_>>, drag: &Drag) {
        let Some(spot) = self.layout.find(self.page, &drag.token) else { return };
        let pointer = canvas.pen.painter().ctx().input(|input| input.pointer.latest_pos());
        let at = pointer.unwrap_or(drag.at);
        if let Some(target) = self.target(drag, at) {
            paint::ring(canvas, self.rect(target), Ring::Selected);
        }
        let rect = self.rect(spot);
        let middle = at + drag.grip;
        self.table().token(canvas, spot, egui::Rect::from_center_size(middle, rect.size()));
    }
}
