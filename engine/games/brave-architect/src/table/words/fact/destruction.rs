//! Destroyed parts: the core, the enemy attack deck, levels, items.

use super::parts::enemy_pile;
use super::{Teller, fmt, of_another_file, say};
use crate::fact::Fact;
use crate::table::words::{CARDS, ITEMS};
use kanso_engine::game::Words;

pub(super) fn fact(t: Teller<'_>, fact: &Fact, to: Words<'_>) -> fmt::Result {
    match *fact {
        Fact::FallsLater { card } => say! { t, to;
            "{card} has fallen: it is destroyed after the dragon's attack" /
            "{card}のHPが0になった：敵の攻撃のあとに破壊する";
            card = t.party(card)
        },
        Fact::PartDestroyed { slots, card } => say! { t, to;
            "{card} ({slots}) is destroyed" / "敵パーティ{card}（{slots}）を破壊";
            card = t.party(card), slots = t.slots(slots)
        },
        Fact::CoreExposed { slots, defence } => say! { t, to;
            "the core is exposed ({slots}) with defence {defence}" /
            "敵コアが露出（{slots}）：防御は{defence}";
            slots = t.slots(slots)
        },
        Fact::NormalsOut { ref cards, from } => {
            let cards = t.enemy_cards(cards);
            match from {
                Some(pile) => say! { t, to;
                    "normal cards leave the game from the {pile}: {cards}" /
                    "{pile}の通常カードをゲームから取り除く：{cards}";
                    pile = enemy_pile(t, pile)
                },
                None => say! { t, to;
                    "all normal cards leave the game: {cards}" /
                    "通常カードをすべてゲームから取り除く：{cards}"
                },
            }
        }
        Fact::StrongsIn { ref cards } => say! { t, to;
            "strong cards come into the enemy attack deck: {cards}" /
            "強攻撃カードを敵攻撃山札に加える：{cards}";
            cards = t.enemy_cards(cards)
        },
        Fact::DeckRebuilt { party, cards } => say! { t, to;
            "{party} goes into the enemy attack deck, which is shuffled: {cards}" /
            "{party}のカードを敵攻撃山札に加えてシャッフル：{cards}";
            party = t.party(party), cards = t.count(cards, &CARDS)
        },
        Fact::PartyOut { card } => say! { t, to;
            "the card of {card} leaves the game" / "{card}のカードをゲームから取り除く";
            card = t.party(card)
        },
        Fact::PartyFlipped { card, to: pile } => say! { t, to;
            "{card} is flipped: it goes to the {pile}, and another card is flipped" /
            "{card}がめくられた：{pile}に置き、もう1枚めくる";
            card = t.party(card), pile = enemy_pile(t, pile)
        },
        Fact::LevelUp { level } => say! { t, to;
            "all heroes rise to level {level}" / "全キャラがレベル{level}になる"
        },
        Fact::WeaponCardAdded { seat, card } => say! { t, to;
            "{seat} puts the weapon card {card} on the discard pile" /
            "{seat}は武器カード{card}を捨て札に加える";
            seat = t.seat(seat), card = t.card(card)
        },

        // Items.
        Fact::ItemsRevealed { ref items } => say! { t, to;
            "items are revealed: {items}" / "アイテムを公開：{items}"; items = t.items(items)
        },
        Fact::ItemDeckRefilled { cards } => say! { t, to;
            "the item deck is empty: the item discard pile becomes the deck ({cards})" /
            "アイテム山札がないため、捨て札を新しい山札にする（{cards}）";
            cards = t.count(cards, &CARDS)
        },
        Fact::ItemsShort { missing } => say! { t, to;
            "{cards} too few to go round" / "{cards}足りない"; cards = t.count(missing, &ITEMS)
        },
        Fact::ItemGot { seat, item } => say! { t, to;
            "{seat} gets {item}" / "{seat}は{item}を得る"; seat = t.seat(seat), item = t.item(item)
        },
        Fact::GoesWithout { seat } => say! { t, to;
            "{seat} gets no item" / "{seat}はアイテムを得られない"; seat = t.seat(seat)
        },
        Fact::ItemsDiscarded { ref items } => say! { t, to;
            "{items} on the item discard pile" / "{items}をアイテムの捨て札に置く";
            items = t.items(items)
        },
        Fact::PieceChosen { seat, piece } => say! { t, to;
            "{seat} chooses {piece}" / "{seat}は{piece}を選ぶ";
            seat = t.seat(seat), piece = t.piece(piece)
        },
        Fact::NoPieceLeft { seat, item } => say! { t, to;
            "{seat} has both pieces of {item} already: the card has no effect" /
            "{seat}は{item}の装備品を両方持っているため、効果はない";
            seat = t.seat(seat), item = t.item(item)
        },
        _ => of_another_file(),
    }
}
