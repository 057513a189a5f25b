//! Both tables beside each other or one over the other, each with what differs on it from the other
//! marked.

use super::layout::halves;
use crate::board::{BoardData, BoardView, Bots, board_ui};
use crate::command::{Asked, Command};
use crate::look;
use crate::model::{Arrived, LookState, Offers, Shown, Table};
use egui::{Ui, UiBuilder};
use kanso_engine::Lang;
use std::rc::Rc;

/// Two tables beside each other.
pub struct TwoBoards<'a> {
    /// At the left, at the right.
    pub boards: &'a [Rc<Shown>; 2],
    /// On which side one stands: there the game goes on, the other one is only looked at.
    pub mine: usize,
    /// What is shown of where one stands.
    pub shown: &'a Rc<Shown>,
    /// True if pieces move visibly.
    pub motion: bool,
}

/// Draws both tables.
pub fn two_boards_ui(
    ui: &mut Ui,
    table: &mut Table,
    both: &TwoBoards<'_>,
    views: &mut [BoardView; 2],
    lang: Lang,
    asked: &mut Asked,
) {
    let place = ui.available_rect_before_wrap();
    for (side, half) in halves(place, look::GAP).into_iter().enumerate() {
        let builder = UiBuilder::new().max_rect(half).id_salt(("board", side));
        ui.scope_builder(builder, |ui| {
            ui.set_clip_rect(half.intersect(ui.clip_rect()));
            one_board_ui(ui, table, both, side, &mut views[side], lang, asked);
        });
    }
    let middle = place.center().x;
    ui.painter().vline(middle, place.y_range(), ui.visuals().widgets.noninteractive.bg_stroke);
    ui.advance_cursor_after_rect(place);
}

/// Draws one of both tables in all the room that there is.
pub(super) fn one_board_ui(
    ui: &mut Ui,
    table: &mut Table,
    both: &TwoBoards<'_>,
    side: usize,
    view: &mut BoardView,
    lang: Lang,
    asked: &mut Asked,
) {
    let mine = side == both.mine;
    let (no_offers, still) = (Offers::default(), Arrived::Jump);
    let offers = table.offers(both.shown);
    // On the other line nothing is played: it is looked at.
    let other_look = LookState {
        page: table.look.page.clone(),
        pointed: table.look.pointed.clone(),
        ..LookState::default()
    };
    let data = BoardData {
        shown: &both.boards[side],
        names: table.review().names(),
        meta: table.review().meta(),
        look: if mine { &table.look } else { &other_look },
        offers: if mine { &offers } else { &no_offers },
        arrived: if mine { &table.arrived } else { &still },
        motion: both.motion,
        bots: Bots::default(),
        falls: None,
    };
    let mut wanted = Asked::default();
    board_ui(ui, &data, view, lang, &mut wanted);
    let looks = |command: &Command| mine || matches!(command, Command::Look(_));
    asked.0.extend(wanted.0.into_iter().filter(looks));
}
