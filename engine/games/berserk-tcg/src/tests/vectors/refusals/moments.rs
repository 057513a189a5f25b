//! Each question is asked once: an answer to another question, and a card or item that it cannot be
//! about.

use super::{NOTHING, Told, city, open_phase};
use crate::opening::position::Position;
use crate::opening::{Stand, StepOpening};
use crate::prelude::*;
use crate::tests::vectors::battle::NAMED;
use crate::tests::vectors::table::Table;

pub(super) fn all(told: &mut Told) {
    set_up(told);
    turns(told);
    windows(told);
    battles(told);
    announcements(told);
    texts(told);
}

/// A seat that is asked this gives another answer, and one about nothing.
#[track_caller]
fn asked(told: &mut Told, table: &mut Table, seat: usize, question: Question, of: &Action) {
    table.asks(seat, question);
    told.says(table, &Action::Keep);
    told.says(table, of);
}

fn set_up(told: &mut Told) {
    let mut table = Table::set_up(&[("first-seat", "0")], &[]);
    table.falls("W01 W01 W01 W02 W03 W04 W05").falls("K01 K01 K01 K02 K03 K04 K05");
    told.says(table.asks(0, Question::Mulligan), &Action::Decline);
}

fn turns(told: &mut Told) {
    let mut open = Table::at(&open_phase().at(1, "0[W09]").at(2, "0{W01}"));
    asked(told, &mut open, 0, Question::OpenPhase, &Action::Open { card: NOTHING });
    told.tries(&open, "open_quick W09");
    let mut main = Table::at(&Position::new().at(3, "0{W11} 0[W05]"));
    let to = city(3);
    asked(told, &mut main, 0, Question::MainAction, &Action::Move { card: NOTHING, to });
    told.says(&main, &Action::Move { card: main.number("W11"), to }); // an eternal
    told.tries(&main, "open W05");
    for action in [
        Action::NoVanguard,
        Action::NoFighter,
        Action::Pass { scope: PassScope::Once },
        Action::SkipOpen,
    ] {
        told.says(&main, &action);
    }
    let hand = "W01 W01 W01 W02 W03 W04 W05 W07 W08";
    let mut limit = Table::at(&Position::new().stand(Stand::End).hand(0, hand));
    asked(told, &mut limit, 0, Question::DiscardToLimit, &Action::Discard { card: NOTHING });
}

fn windows(told: &mut Told) {
    let position = Position::new().at(1, "0{W01}").at(3, "0{K06} 1[K02]").hand(1, "K01");
    let mut window = Table::at(&position);
    window.does(0, "move W01 2");
    asked(told, &mut window, 1, Question::Window, &Action::OpenQuick { card: NOTHING });
    told.says(&window, &Action::EndMain);
    let position = open_phase()
        .at(1, "0{W01}")
        .at(3, "1{W04(L)} 0[K13]")
        .at(5, "1[G12]")
        .hand(0, "K01")
        .hand(1, "G01 G03");
    let mut in_open_phase = Table::at(&position);
    in_open_phase.does(0, "open K13").does(0, "pay K01").asks(1, Question::Window);
    told.tries(&in_open_phase, "open G12");
}

fn battles(told: &mut Told) {
    let mut vanguard = Table::at(&Position::new().at(5, "0{W01}"));
    vanguard.does(0, "declare_battle 5");
    asked(told, &mut vanguard, 0, Question::Vanguard, &Action::Vanguard { card: NOTHING });
    let position = Position::new()
        .at(3, "0{W01(L,V)} 1{K06} 1[K02]")
        .battle(3, StepOpening::BattleOpen { seat: Seat::at(1) });
    let mut open = Table::at(&position);
    asked(told, &mut open, 1, Question::BattleOpen, &Action::Open { card: NOTHING });
    let mut fighter = Table::at(&Position::new().at(2, "0{W01} 1{K06}"));
    fighter.does(0, "declare_battle 2").does(0, "vanguard W01");
    asked(told, &mut fighter, 1, Question::Fighter, &Action::Fighter { card: NOTHING });
    let position = Position::new().at(3, "0{R02(L,V)} 1{G03(L,F) G03(L,F)}").battle(3, NAMED);
    let mut assign = Table::at(&position);
    let nothing = Action::Assign { target: NOTHING, amount: 1 };
    asked(told, &mut assign, 0, Question::Assign, &nothing);
    let mut draw = Table::at(&Position::new().at(4, "0{W01}"));
    draw.does(0, "declare_battle 4").does(0, "vanguard W01").asks(0, Question::CityDraw);
    told.says(&draw, &Action::Keep);
    told.tries(&draw, "draw_one");
    let mut order = Table::at(&Position::new().at(4, "0{W15}"));
    order.does(0, "declare_battle 4").does(0, "vanguard W15");
    let nothing = Action::NextTrigger { item: ItemId(99) };
    asked(told, &mut order, 0, Question::TriggerOrder, &nothing);
}

fn announcements(told: &mut Told) {
    let mut pay = Table::at(&open_phase().at(2, "0[W04]").hand(0, "W01 W01"));
    pay.does(0, "open W04");
    asked(told, &mut pay, 0, Question::PayCost, &Action::PayCard { card: NOTHING });
    let position = open_phase().at(2, "1{W04 W04} 0[K02]").at(5, "0{W01}").hand(0, "K01");
    let mut targets = Table::at(&position);
    targets.does(0, "open K02").does(0, "pay K01").asks(0, Question::ChooseTargets);
    told.says(&targets, &Action::Keep);
}

fn texts(told: &mut Told) {
    let position = open_phase()
        .at(1, "0{W01}")
        .at(5, "0{W01}")
        .at(3, "0[K08]")
        .hand(0, "K01")
        .hand(1, "K02 K03");
    let mut discard = Table::at(&position);
    discard.does(0, "open K08").does(0, "pay K01");
    asked(told, &mut discard, 1, Question::Discard, &Action::Discard { card: NOTHING });

    let position = open_phase().at(1, "0[W14]").hand(0, "W01").deck(0, "G01 W01*17 W02 W04");
    let mut looked = Table::at(&position);
    looked.does(0, "open W14").does(0, "pay W01").falls("G01 W01 W02 W04");
    asked(told, &mut looked, 0, Question::Take, &Action::Take { card: NOTHING });
    looked.does(0, "take W02");
    asked(told, &mut looked, 0, Question::Bottom, &Action::Bottom { card: NOTHING });

    let position = open_phase()
        .at(1, "occ=1 1{K01}")
        .at(2, "occ=1 1{K01}")
        .at(4, "1{K01} 0[R03]")
        .hand(0, "R01");
    let mut place = Table::at(&position);
    place.does(0, "open R03").does(0, "pay R01").falls("W01 W01 W01 W01 W01 W01 W01");
    let nothing = Action::Place { card: NOTHING, city: city(1) };
    asked(told, &mut place, 0, Question::Place, &nothing);

    let position = open_phase().at(1, "0{W04}").at(2, "0[W03]").hand(0, "W01");
    let mut search = Table::at(&position);
    search.does(0, "open W03").does(0, "pay W01").asks(0, Question::Search);
    told.says(&search, &Action::Keep);

    let mut sacrifice = Table::at(&Position::new().stand(Stand::End).at(3, "0{K16 W01 W04}"));
    asked(told, &mut sacrifice, 0, Question::Sacrifice, &Action::Sacrifice { card: NOTHING });
}
