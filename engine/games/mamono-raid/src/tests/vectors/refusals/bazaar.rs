//! What the bazaar refuses: life chips, the field medic, items, levels.

use super::List;
use super::skills::unknown;
use crate::cards::HOUSE_1;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::tests::vectors::bazaar::shop;
use crate::tests::vectors::table::Table;

pub(super) fn refused(list: &mut List) {
    services(list);
    medic(list);
    items(list);
    levels(list);
}

fn services(list: &mut List) {
    let table = Table::at(&shop().purse(0, 1).gather(0, 3).gather(1, 2));
    list.refuses(&table, &["pass A", "medic", "life bonus", "life m4"]);
    list.refuses(&Table::at(&shop().gather(0, 1)), &["life"]);
    // A life chip that costs two, with experience to be asked at all.
    let set = HOUSE_1.replace("\nprice = 1\n", "\nprice = 2\n");
    let position = Position::seats(2).card_set(&set).broke(1, "TO1").broke(1, "TO2").bazaar(0);
    let dear = position.shield(BonusShield::One, 1).gather(0, 1).xp(0, &["W3"]);
    list.refuses(&Table::at(&dear), &["life m1"]);
    let position = || shop().purse(0, 3).xp(0, &["W3"]);
    let bought = position().seat(0, |has| has.bought_life = true);
    list.refuses(&Table::at(&bought), &["life"]);
    let mut table = Table::at(&position().reading("elixir-limit", "shared"));
    list.refuses(table.does("buy IT01"), &["life"]);
    list.refuses(&Table::at(&shop().life(0, 5, 0).life(1, 5, 0).purse(0, 2)), &["life"]);
}

fn medic(list: &mut List) {
    let position = || shop().reading("third-service-card", "field-medic").life(0, 1, 1);
    let called = position().purse(0, 2).seat(0, |has| has.used_medic = true);
    list.refuses(&Table::at(&called), &["medic"]);
    list.refuses(&Table::at(&position().purse(0, 2).life(0, 2, 0)), &["medic"]);
    list.refuses(&Table::at(&position().gather(0, 1)), &["medic"]);
}

fn items(list: &mut List) {
    let table = Table::at(&shop().purse(0, 1).gather(0, 3));
    list.refuses(&table, &["buy IT12", "buy IT12 m3 bonus", "buy IT12 m4", "buy IT07 m3"]);
    let none = Action::BuyItem { item: unknown(), markers: 0, bonus: false };
    list.refuses_action(&table, &none);
    let rich = || shop().purse(0, 4);
    list.refuses(&Table::at(&rich().items(1, &["IT12"])), &["buy IT12"]);
    list.refuses(&Table::at(&rich().items(0, &["IM02"])), &["buy IT02", "buy IM02"]);
    let table = Table::at(&rich().reading("minus-one-order", "top-first"));
    list.refuses(&table, &["buy IT02"]);
    let position = Position::seats(2).passed(1, "A").items(0, &["IT08"]).purse(0, 2).ap(2, &[0]);
    let mut table = Table::at(&position.reading("recycle-rebuy", "not-same-round"));
    list.refuses(table.does("item IT08").does("pass B"), &["buy IT08"]);
}

fn levels(list: &mut List) {
    let party = || shop().skills(0, &["WA21"]).purse(0, 1);
    let table = Table::at(&party().xp(0, &["W3", "C2"]));
    list.refuses(&table, &["level C CL31 C2", "level W WA22 W3", "level W CL21 W3"]);
    list.refuses(&table, &["level C CL21 W3", "level C CL21 C2 C2", "level C CL21 C1"]);
    list.refuses(&table, &["level C CL21 C2", "level C CL21 C2 starter"]);
    list.refuses(&table, &["level C CL21 C2 m1", "level C CL21 C2 bonus"]);
    let taken = party().xp(0, &["C2"]).reading("starter-choice-time", "when-taken");
    list.refuses(&Table::at(&taken), &["level C CL21 C2 starter"]);
    let table = Table::at(&shop().xp(0, &["W2", "W2", "W1"]));
    list.refuses(&table, &["level W WA21 W1 W2 W2", "level W WA21 W2"]);
    let third = || party().xp(0, &["W3", "W1"]);
    let once = third().reading("double-level-up", "one-per-character");
    let once = once.seat(0, |has| has.levelled = vec![Character::Warrior]);
    list.refuses(&Table::at(&once), &["level W WA31 W1 W3"]);
    let gone = third().skills(1, &["WA21", "WA31"]);
    list.refuses(&Table::at(&gone), &["level W WA31 W1 W3"]);
}
