//! What a turn refuses: skills with their targets and costs, gathering, items, passing.

use super::List;
use crate::cards::{HOUSE_1, ITEM_KINDS_MAX};
use crate::opening::position::Position;
use crate::prelude::*;
use crate::tests::vectors::skills::{fireball, red, three_w1, without_ap};
use crate::tests::vectors::table::Table;

pub(super) fn refused(list: &mut List) {
    targets(list);
    stacks(list);
    costs(list);
    clear_mind(list);
    heals(list);
    items(list);
    passes(list);
}

/// The head has two W 1 at the base, then a W 2.
fn head() -> Position {
    red().line("head", "E01 E05 E13 E14 E15")
}

fn targets(list: &mut List) {
    let table = Table::at(&head());
    list.refuses(&table, &["WA21 head.0", "WA11", "WA11 head.2", "TH11 head.0", "WA11 core.0"]);
    list.refuses(&table, &["WA11 core.7", "WA11 head.0 head.0", "WA11 head.0 head.1"]);
    list.refuses(&table, &["CL11 head.0", "WA11 head.0 free SO11:1"]);
    let table = Table::at(&head().skills(0, &["TH22", "WA22"]).chip("tail.4", "E19"));
    list.refuses(&table, &["TH22 head.2", "WA22 tail.4"]);
    let all = "attack = { xp = 3, coin = 1, most = 1 }";
    let set = HOUSE_1.replace("attack = { xp = 1, coin = 1, most = 1 }", all);
    let position = Position::seats(2).card_set(&set).skills(0, &["TH22"]).chip("tail.4", "E19");
    list.refuses(&Table::at(&position), &["TH22 tail.4"]);
    // Red's marker on the torso, then a torso that was broken twice.
    list.refuses(&Table::at(&red().marker(0, "torso.0").ap(2, &[0])), &["WA11 torso.0"]);
    list.refuses(&Table::at(&three_w1()), &["WA11 torso.1"]);
    let exact = fireball().reading("multi-target-minimum", "exact-when-possible");
    list.refuses(&Table::at(&exact.items(0, &["IM06"])), &["SO31 head.0"]);
}

fn stacks(list: &mut List) {
    let spark = || three_w1().skills(0, &["SO22"]);
    let table = Table::at(&spark());
    list.refuses(&table, &["WA11 x1 head.0", "CL11 x1", "SO22 head.0", "SO22 x4 head.0"]);
    list.refuses(&table, &["SO22 x1", "SO22 x1 head.0 head.1", "SO22 x3 head.0 head.1 back.0"]);
    let table = Table::at(&spark().reading("attack-dry-fire", "any-skill"));
    list.refuses(&table, &["SO22 x2"]);
    list.refuses(&Table::at(&spark().locked(0, "SO22", 3)), &["SO22 x1 head.0"]);
}

fn costs(list: &mut List) {
    let position = || red().chip("head.0", "E01").chip("tail.1", "E11");
    list.refuses(&Table::at(&position().locked(0, "WA11", 1)), &["WA11 head.0"]);
    list.refuses(&Table::at(&position().life(0, 0, 2)), &["WA11 head.0"]);
    list.refuses(&Table::at(&position().ap(4, &[0])), &["WA11 tail.1", "gather"]);
    // A swap has lowered the limit: the pawn is beyond it.
    let set = without_ap(&["SO21", "SO32"]);
    let beyond = Position::seats(2).card_set(&set).passed(1, "A").broke(1, "BK4");
    let beyond = beyond.skills(0, &["SO21", "SO32"]).life(0, 1, 1).ap(8, &[0]);
    list.refuses(&Table::at(&beyond), &["CL11"]);
    let short = || fireball().reading("MR-R11", "forbidden").items(0, &["IM06"]);
    list.refuses(&Table::at(&short().gather(0, 9)), &["SO31 head.0 core.3"]);
    list.refuses(&Table::at(&short().gather(0, 10)), &["gather"]);
}

fn clear_mind(list: &mut List) {
    let used = || red().skills(0, &["SO21", "SO32"]).locked(0, "WA11", 1).ap(4, &[0]);
    let table = Table::at(&used().locked(0, "TH11", 1));
    list.refuses(&table, &["SO32", "SO32 x0", "SO32 x1 head.0"]);
    list.refuses(&table, &["SO32 x2 free WA11:1", "SO32 x1 free WA11:1 TH11:1"]);
    list.refuses(&table, &["SO32 x2 free WA11:2", "SO32 x1 free WA21:1"]);
    list.refuses(&table, &["SO32 x2 free WA11:1 WA11:1", "SO32 x1 free WA11:0"]);
    list.refuses(&table, &["SO32 x1 free SO32:1"]);
    // One chip alone must stay, of two the other comes back.
    let table = Table::at(&used().reading("MR-R12", "self-allowed"));
    list.refuses(&table, &["SO32 x1 free SO32:1", "SO32 x2 free SO32:2"]);
    let table = Table::at(&used().reading("clear-mind-shortfall", "must-have-x"));
    list.refuses(&table, &["SO32 x2 free WA11:1"]);
}

fn heals(list: &mut List) {
    let hurt = || red().life(0, 1, 1);
    list.refuses(&Table::at(&hurt()), &["CL11 h1"]);
    let table = Table::at(&hurt().reading("heal-amount", "choose"));
    list.refuses(&table, &["CL11", "CL11 h2"]);
}

fn items(list: &mut List) {
    let table = Table::at(&red().items(0, &["IT07"]));
    list.refuses(&table, &["item IT07", "item IT08"]);
    list.refuses_action(&table, &Action::UseItem { item: unknown(), heal: None });
}

fn passes(list: &mut List) {
    list.refuses(&Table::at(&red()), &["pass A", "pass C", "done", "medic"]);
    let table = Table::at(&Position::seats(3).reading("pass-in-place", "must-move-if-possible"));
    list.refuses(&table, &["pass A"]);
}

/// An item that the card set does not have.
pub(super) fn unknown() -> ItemKind {
    let beyond = ItemKind::all(ITEM_KINDS_MAX.into()).last();
    beyond.expect("the table can hold more items than the set has")
}
