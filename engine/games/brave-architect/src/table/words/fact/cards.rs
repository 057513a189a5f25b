//! Cards of the heroes: played, paid, drawn, discarded.

use super::parts::{hidden_card, source_name};
use super::{Teller, fmt, of_another_file, say};
use crate::fact::{Fact, From};
use crate::table::words::CARDS;
use kanso_engine::game::Words;

pub(super) fn fact(t: Teller<'_>, fact: &Fact, to: Words<'_>) -> fmt::Result {
    match *fact {
        Fact::CardPlayed { seat, card } => say! { t, to;
            "{seat} plays {card}" / "{seat}は{card}をプレイ";
            seat = t.seat(seat), card = t.card(card)
        },
        Fact::LiesOnSheet { seat, card } => say! { t, to;
            "{card} lies on {seat}'s play sheet" / "{card}を{seat}のプレイシートに置く";
            seat = t.seat(seat), card = t.card(card)
        },
        Fact::CardSays { row } => {
            let line = t.game.cards.line(row);
            say! { t, to; "{line}" / "{line}"; line = line.in_lang(t.lang) }
        }
        Fact::SheetAttackUsed { seat, source } => say! { t, to;
            "{seat} uses {attack}" / "{seat}は{attack}を使う";
            seat = t.seat(seat), attack = t.attack_name(source)
        },
        Fact::AbilityUsed { seat, source } => say! { t, to;
            "{seat} uses {ability}" / "{seat}は{ability}を使う";
            seat = t.seat(seat), ability = t.ability_name(source)
        },
        Fact::PlacedUsed { seat, card } => say! { t, to;
            "{seat} uses the placed card {card}, which is discarded" /
            "{seat}は設置した{card}を使う（捨て札になる）";
            seat = t.seat(seat), card = t.card(card)
        },
        Fact::ActsByItself { seat, card } => say! { t, to;
            "{seat}'s {card} acts by itself" / "{seat}の{card}が強制で発動する";
            seat = t.seat(seat), card = t.card(card)
        },
        Fact::PaidCards { seat, ref cards } => say! { t, to;
            "{seat} discards {cards} to pay the cost" / "{seat}はコストとして{cards}を捨てる";
            seat = t.seat(seat), cards = t.cards(cards)
        },
        Fact::PaidTension { seat, tension, left } => say! { t, to;
            "{seat} pays {tension} tension and has {left} left" /
            "{seat}はテンション{tension}を消費（残り{left}）";
            seat = t.seat(seat)
        },
        Fact::PutUnder { seat, card, ref under } => say! { t, to;
            "{seat} pays with {under}, put under {card}" /
            "{seat}はコストの{under}を{card}の下に置く";
            seat = t.seat(seat), card = t.card(card), under = t.cards(under)
        },
        Fact::CostTriggers { seat, card } => say! { t, to;
            "{seat}'s {card} acts on the attack that it pays for" /
            "{seat}がコストにした{card}の効果がこの攻撃に加わる";
            seat = t.seat(seat), card = t.card(card)
        },
        Fact::PlainCost { seat, card } => say! { t, to;
            "{seat}'s {card} has no effect here: it only pays" /
            "{seat}の{card}の効果はここでは働かず、ただのコストになる";
            seat = t.seat(seat), card = t.card(card)
        },
        Fact::Boosted { seat, source, tension, left } => say! { t, to;
            "{seat} boosts {card} with {tension} tension and has {left} left" /
            "{seat}はテンション{tension}を消費して{card}の効果を追加（残り{left}）";
            seat = t.seat(seat), card = source_name(t, source)
        },
        Fact::Drew { seat, ref cards } => {
            let (who, count) = (t.seat(seat), t.count(cards.len() as u64, &CARDS));
            if t.game.shows_hand(seat, t.eye) {
                say! { t, to;
                    "{who} draws {count}: {cards}" / "{who}は{count}を引く：{cards}";
                    cards = t.cards(cards)
                }
            } else {
                say! { t, to; "{who} draws {count}" / "{who}は{count}を引く" }
            }
        }
        Fact::DeckRefilled { seat, cards } => say! { t, to;
            "{seat}'s deck is empty: the discard pile becomes the deck ({cards})" /
            "{seat}の山札がないため、捨て札を新しい山札にする（{cards}）";
            seat = t.seat(seat), cards = t.count(cards, &CARDS)
        },
        Fact::NothingToDraw { seat } => say! { t, to;
            "{seat} has neither deck nor discard pile: no draw" /
            "{seat}は山札も捨て札もないため、カードを引けない";
            seat = t.seat(seat)
        },
        Fact::Discarded { seat, ref cards } => say! { t, to;
            "{seat} discards {cards}" / "{seat}は手札から{cards}を捨てる";
            seat = t.seat(seat), cards = t.cards(cards)
        },
        Fact::WeaponRecovered { seat, card, from } => {
            let shown = from == From::Discard || t.game.shows_hand(seat, t.eye);
            say! { t, to;
                "{seat} takes {card} from the {from} to the hand" /
                "{seat}は{from}から{card}を手札に加える";
                seat = t.seat(seat), card = hidden_card(t, card, shown),
                from = match from {
                    From::Deck => t.word("deck", "山札"),
                    From::Discard => t.word("discard pile", "捨て札"),
                }
            }
        }
        Fact::CardRemoved { seat, card } => say! { t, to;
            "{seat}'s {card} leaves the game" / "{seat}の{card}をゲームから取り除く";
            seat = t.seat(seat), card = t.card(card)
        },
        Fact::ItemUsed { seat, item, target } => {
            let (who, item) = (t.seat(seat), t.item(item));
            if seat == target {
                say! { t, to; "{who} uses {item}" / "{who}は{item}を使う" }
            } else {
                say! { t, to;
                    "{who} uses {item} for {target}" / "{who}は{target}に{item}を使う";
                    target = t.seat(target)
                }
            }
        }
        _ => of_another_file(),
    }
}
