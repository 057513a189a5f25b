//! The enemy's attack: what is revealed, evasion, damage, what comes after.

use super::names::reach_name;
use super::{Teller, fmt, of_another_file, say};
use crate::cards::{Effect, EnemyCard};
use crate::fact::{EnemyPile, Fact};
use kanso_engine::Seat;
use kanso_engine::game::Words;

pub(super) fn fact(t: Teller<'_>, fact: &Fact, to: Words<'_>) -> fmt::Result {
    match *fact {
        Fact::PartyRevealed { card } => say! { t, to;
            "{card} is revealed: its trait is active for this attack" /
            "{card}を公開：この攻撃の間、特性が発動";
            card = t.party(card)
        },
        Fact::AttackRevealed { card } => say! { t, to;
            "the dragon attacks with {card}" / "敵の攻撃：{card}"; card = t.attack(card)
        },
        Fact::EnemyDeckRefilled { cards } => say! { t, to;
            "the enemy attack deck is empty: {cards} cards of the discard pile become the deck" /
            "敵攻撃山札がないため、捨て札{cards}枚を新しい山札にする"
        },
        Fact::AttackReaches { reach, area, victims } => {
            let (reach, squares) = (t.text(reach_name(reach)), area.len());
            if victims.is_empty() {
                say! { t, to;
                    "it reaches {reach} ({squares} on the map): nobody is there" /
                    "攻撃範囲は{reach}（マップ上の{squares}マス）：範囲内のキャラなし"
                }
            } else {
                say! { t, to;
                    "it reaches {reach} ({squares} on the map): {victims}" /
                    "攻撃範囲は{reach}（マップ上の{squares}マス）：範囲内は{victims}";
                    victims = t.seats(victims)
                }
            }
        }
        Fact::TraitCounts { card } => say! { t, to;
            "the trait of {card} counts" / "{card}の特性の効果"; card = t.party(card)
        },
        Fact::TraitHurts { card, seats, damage } => say! { t, to;
            "the trait of {card}: {damage} damage to {seats} before evasion" /
            "{card}の特性：回避判定の前に{seats}に{damage}ダメージ";
            card = t.party(card), seats = t.seats(seats)
        },
        Fact::EvasionRolled { seat, die, spd, mods, target, evaded, natural } => {
            let roll = Evasion { seat, die, spd, mods, target, evaded, natural };
            roll.say(t, to)
        }
        Fact::EnemyDamageRolled { die, chart, traits, chip } => {
            let base = i32::from(chart) + i32::from(traits) + i32::from(chip);
            if traits == 0 && chip == 0 {
                return say! { t, to;
                    "the damage die shows {die}: {base} damage" /
                    "ダメージのダイスは{die}：{base}ダメージ"
                };
            }
            let traits = t.term(traits, "traits", "特性");
            let chip = t.term(chip, "enemy attack", "［敵攻］");
            say! { t, to;
                "the damage die shows {die}: {chart}{traits}{chip} = {base} damage" /
                "ダメージのダイスは{die}：{chart}{traits}{chip}＝{base}ダメージ"
            }
        }
        Fact::Defended { seat, stat, value, damage } => say! { t, to;
            "{seat}'s {stat} of {value} leaves {damage} damage" /
            "{seat}の防御判定：{stat}{value}で{damage}ダメージになる";
            seat = t.seat(seat), stat = t.stat(stat)
        },
        Fact::Softened { seat, piece, damage } => say! { t, to;
            "{seat}'s {piece} leaves {damage} damage" / "{seat}の{piece}で{damage}ダメージになる";
            seat = t.seat(seat), piece = t.piece(piece)
        },
        Fact::AttackEffect { card, seat } => {
            let (who, name) = (t.seat(seat), t.attack(card));
            match t.game.cards.attack(card).effect {
                Some(Effect::LoseTension(n)) => say! { t, to;
                    "{name} takes {n} tension from {who}" /
                    "{name}の効果で{who}はテンションを{n}失う"
                },
                Some(Effect::Discard(n)) => say! { t, to;
                    "{name} makes {who} discard {cards}" / "{name}の効果で{who}は{cards}を捨てる";
                    cards = t.count(n, &crate::table::words::HAND_CARDS)
                },
                _ => say! { t, to; "{name} takes effect on {who}" / "{who}に{name}の効果" },
            }
        }
        Fact::TraitAfter { card, seats } => say! { t, to;
            "the trait of {card} acts on {seats}" / "{seats}に{card}の特性の効果";
            card = t.party(card), seats = t.seats(seats)
        },
        Fact::Counters { seat, card } => say! { t, to;
            "{seat} strikes back with {card}" / "{seat}は{card}で反撃";
            seat = t.seat(seat), card = t.card(card)
        },
        Fact::AttackSettled { card, ref parties, to: pile } => {
            say! { t, to;
                "{card} goes on top of the enemy discard pile" /
                "{card}を敵攻撃カードの捨て札の一番上に置く";
                card = t.enemy_card(EnemyCard::Attack(card))
            }?;
            if parties.is_empty() {
                return Ok(());
            }
            let parties = t.enemy_cards(parties);
            match pile {
                EnemyPile::Discard => say! { t, to;
                    "; beneath it {parties}" / "（その下に{parties}）"
                },
                EnemyPile::Deck => say! { t, to;
                    "; {parties} back into the deck" / "（{parties}は山札に戻す）"
                },
            }
        }
        _ => of_another_file(),
    }
}

/// An evasion roll.
#[derive(Clone, Copy)]
struct Evasion {
    seat: Seat,
    die: u8,
    spd: u8,
    mods: i8,
    target: i16,
    evaded: bool,
    natural: bool,
}

impl Evasion {
    fn say(self, t: Teller<'_>, to: Words<'_>) -> fmt::Result {
        let Self { die, target, .. } = self;
        let who = t.seat(self.seat);
        let end = if self.evaded {
            t.word("evaded", "回避成功")
        } else {
            t.word("not evaded", "回避失敗")
        };
        if self.natural {
            return say! { t, to;
                "{who} rolls {die}: {end}, whatever the total" /
                "{who}の回避判定は{die}：合計にかかわらず{end}"
            };
        }
        let total = i32::from(die) + i32::from(self.spd) + i32::from(self.mods);
        let (spd, mods) = (
            t.term(self.spd, "speed", "速"),
            t.term(self.mods, "traits and effects", "特性・効果"),
        );
        say! { t, to;
            "{who} rolls {die}: {die}{spd}{mods} = {total}, {target} needed: {end}" /
            "{who}の回避判定は{die}：{die}{spd}{mods}＝{total}（命中{target}）で{end}"
        }
    }
}
