//! What a choice says of what it costs and what comes of it, before it is made.

use super::vectors::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;
use kanso_engine::Table as _;

use Camp::South;

/// What is said of the choice that is typed so, in both languages.
#[track_caller]
fn said(table: &Table, typed: &str) -> [String; 2] {
    let action = table.action(typed);
    Lang::ALL.map(|lang| {
        let mut text = String::new();
        let told = table.game.say_action(&table.state, &action, lang, Eye::All, &mut text);
        told.expect("a string takes every text");
        text
    })
}

/// BL-10.5, BL-10.6: hexes that are not retreated cost figures, the last ones too; of a creature they are
/// critical dice (BL-14.2).
#[test]
fn a_retreat_says_what_it_costs() {
    let blocked = |unit: &str| {
        let position = Position::plain().second().combat("CMD08").south(unit);
        let position = position.south("HGs A5").south("HGs A6").north("HRl C5").ordered("C5");
        let mut table = Table::at(&position);
        table.does("battle C5 B5").falls("ffgg").asks(Question::Retreat, South);
        table
    };
    let table = blocked("HBs B5");
    assert_eq!(
        said(&table, "retreat stay"),
        ["do not retreat, losing 2 figures", "退却しない（2体を失う）"]
    );
    assert_eq!(
        said(&table, "retreat stay ignore 1"),
        ["ignore 1 flag and stay, losing 1 figure", "退却の目1個を無視して動かない（1体を失う）"]
    );
    assert_eq!(
        said(&blocked("HBs:2 B5"), "retreat stay"),
        ["do not retreat, losing its last figures", "退却しない（全滅する）"]
    );
    assert_eq!(
        said(&blocked("GIA B5"), "retreat stay"),
        ["do not retreat, with 2 critical dice", "退却しない（致命ダイス2個）"]
    );
    let position = Position::plain().second().combat("CMD08").south("HBs C5");
    let mut table = Table::at(&position.north("HRl D5").ordered("D5"));
    table.does("battle D5 C5").falls("fggg");
    for way in ["retreat C5-B4", "retreat C5-B5"] {
        let [en, ja] = said(&table, way);
        assert_eq!(
            (en, ja),
            (format!("retreat: {}", &way[11..]), format!("退却する：{}", &way[11..]))
        );
    }
}

/// BL-12.5, BL-12.6: a Lore card costs more without its Lore Master: the choice says it, and the card in the
/// hand; and who could not pay it in its time is told so before.
#[test]
fn a_lore_card_says_what_it_costs_this_council() {
    let position = |tokens| {
        let position =
            Position::plain().level(South, Class::Rogue, 0).level(South, Class::Cleric, 1);
        let position = position.lores(South, "LRG04 LCL07").tokens(South, tokens);
        position.south("HBs C5").north("HRl D5")
    };
    let mut table = Table::at(&position(6).second().combat("CMD08").ordered("D5"));
    table.does("battle D5 C5").asks(Question::PreDefend, South);
    assert_eq!(
        said(&table, "lore LRG04"),
        [
            "play Smoke and Knives (cost: 6 Lore tokens)",
            "《煙と短剣》をプレイする（コスト：ロアトークン6個）",
        ]
    );
    let shown = table.game.scene(&table.state, Eye::All);
    let badges = |id: &str| {
        let rows = shown.pages[0].regions.iter().filter_map(|region| match &region.body {
            Body::Row(slots) => Some(slots),
            Body::Board(_) | Body::Track(_) | Body::Sheet(_) => None,
        });
        let mut tokens = rows.flatten().filter_map(|slot| slot.token.as_ref());
        let token = tokens.find(|token| token.id == id).expect("it is in the hand");
        (token.badges[0].text.en.to_string(), token.badges[0].meaning.en.to_string())
    };
    let (cost, why) = badges("south/lore/LRG04");
    assert_eq!(cost, "✶6");
    assert!(why.contains("3 more") && why.contains("Rogue"), "{why}");
    assert_eq!(badges("south/lore/LCL07"), ("✶2".to_owned(), "cost in Lore tokens".to_owned()));
    for (tokens, is_told) in [(6, false), (1, true)] {
        let table = Table::at(&position(tokens).combat("CMD05").ordered("C5"));
        let action = table.action("lore LCL07");
        let refusal = table.game.check(&table.state, &action).expect_err("it is T4");
        let mut told = String::new();
        let said = table.game.say_refusal(&refusal, Lang::En, Eye::All, &mut told);
        said.expect("a string takes every text");
        assert!(told.starts_with("Guiding Star is not played now, but with the Command card"));
        assert_eq!(told.ends_with("; and it costs 2 Lore tokens, with only 1 left"), is_told);
    }
}

/// BH-6.2, BH-8.3, BL-8.4: a Champion that ends its move with a troop leads it and gives up its battle; a
/// Leader that leaves its troop for another leads that.
#[test]
fn a_hero_that_joins_a_troop_is_told_to_lead_it() {
    let position =
        Position::plain().moving("CMD05").south("HBs C5").south("HBs C9").south("HBs B9");
    let position = position.hero(South, Class::Warrior, Some("B5")).ordered("B5 C9");
    let table = Table::at(&position.north("HBs H5"));
    assert_eq!(
        said(&table, "move B5 C5"),
        [
            "move Bran at B5 to C5, joining the troop there as Leader: no battle after that",
            "ブラン（B5）をC5へ移動させる（部隊に合流してリーダーになる）（その後は戦えない）",
        ]
    );
    assert_eq!(said(&table, "move B5 B6")[0], "move Bran at B5 to B6");
    assert_eq!(said(&table, "move C9 B9")[0], "move the human swordsmen at C9 to B9");
}

/// BL-4.7, BL-11.1: how many dice an answer has, as the terrain leaves them.
#[test]
fn an_answer_says_how_many_dice_it_has() {
    let position = Position::plain().second().combat("CMD08").terrain("forest", "D5");
    let position = position.south("HBs C5").south("HGs B4").south("HGs B5");
    let mut table = Table::at(&position.north("HRl D5").ordered("D5"));
    table.does("battle D5 C5").falls("gg").asks(Question::Answer, South);
    assert_eq!(said(&table, "battle_back"), ["battle back: 2 dice", "反撃する：ダイス2個"]);
    table.does("battle_back");
    assert_eq!(table.awaits(), 2);
}

/// BL-14.3: what the power of a creature costs, and how many dice it has.
#[test]
fn a_power_says_its_cost_and_its_dice() {
    let position = Position::plain().combat("CMD05").south("GIA C5").ordered("C5");
    let position = position.tokens(South, 6).north("HBs D5").north("HBs E5").north("HBs E6");
    let mut table = Table::at(&position);
    let powers = table.list();
    let power = powers.iter().find(|typed| typed.starts_with("power ")).expect("a power");
    let [en, ja] = said(&table, power);
    table.does(power);
    let dice = table.awaits();
    assert!(en.ends_with(&format!(" (cost: 3 Lore tokens): {dice} dice")), "{en}");
    assert!(ja.ends_with(&format!("（コスト：ロアトークン3個）：ダイス{dice}個")), "{ja}");
}
