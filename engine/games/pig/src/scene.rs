//! The table of Pig: the points of each seat and the turn's total.

use super::{Pig, State};
use kanso_engine::scene::{Body, Line, Page, Region, Scene, Tone};
use kanso_engine::{Label, Seat};

/// Id of the line with the turn's total.
pub(super) const TOTAL_ID: &str = "turn/total";

/// Id of the line of a seat.
pub(super) fn seat_id(seat: Seat) -> String {
    format!("seat/{seat}")
}

pub(super) fn scene(game: &Pig, state: &State) -> Scene {
    let mut lines: Vec<_> = state
        .seats
        .iter()
        .enumerate()
        .map(|(index, has)| {
            let seat = Seat::at(index);
            let tone = if state.winner == Some(seat) {
                Tone::Good
            } else if state.turn == seat && state.winner.is_none() {
                Tone::Active
            } else {
                Tone::Plain
            };
            Line {
                id: seat_id(seat),
                label: Label::same(game.names[index].clone()),
                value: Label::new(
                    format!("{} of {}", has.score, game.goal),
                    format!("{} / {}点", has.score, game.goal),
                ),
                tone,
            }
        })
        .collect();
    lines.push(Line {
        id: TOTAL_ID.to_owned(),
        label: Label::new("This turn", "この手番"),
        value: Label::same(state.turn_total.to_string()),
        tone: if state.rolling { Tone::Warning } else { Tone::Plain },
    });
    Scene {
        pages: vec![Page {
            id: "table".to_owned(),
            name: Label::new("Table", "テーブル"),
            regions: vec![Region {
                id: "scores".to_owned(),
                name: Label::new("Points", "得点"),
                column: 0,
                row: 0,
                tone: Tone::Plain,
                body: Body::Sheet(lines),
            }],
            arrows: Vec::new(),
        }],
    }
}
