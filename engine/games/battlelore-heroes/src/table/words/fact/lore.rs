//! Lore cards, powers of creatures, skills and artifacts in use.

use super::names::{class_name, section_name};
use super::parts::{damage_by, dice_by};
use super::{Teller, fmt, of_another_file, say};
use crate::fact::Fact;
use crate::table::words::{COMMANDS, DICE, FLAGS, HEXES, HITS, LEVELS, TOKENS};
use kanso_engine::game::Words;

pub(super) fn fact(t: Teller<'_>, fact: &Fact, to: Words<'_>) -> fmt::Result {
    match fact {
        Fact::LorePlayed { whose, card, paid } => {
            let (who, card) = (t.whose(*whose), t.lore(*card));
            match *paid {
                0 => say! { t, to;
                    "{who} plays {card} at no cost" / "{who}は{card}をコストなしでプレイする"
                },
                paid => say! { t, to;
                    "{who} plays {card} for {tokens}" /
                    "{who}は{tokens}を払い、{card}をプレイする";
                    tokens = t.count(paid, &TOKENS)
                },
            }
        }
        Fact::OutOfCharacter { whose, class } => say! { t, to;
            "{who} has no {class} in the War Council: the card costs more and works at level 1" /
            "{who}のウォーカウンシルに{class}がいないため、コストが増え、レベル1で働く";
            who = t.whose(*whose), class = t.text(class_name(*class))
        },
        Fact::Countered { card, by } => say! { t, to;
            "{by} cancels {card}" / "{by}が{card}を打ち消す"; by = t.lore(*by), card = t.lore(*card)
        },
        Fact::Refunded { whose, tokens } => say! { t, to;
            "{who} gets {tokens} back" / "{who}に{tokens}が戻る";
            who = t.whose(*whose), tokens = t.count(*tokens, &TOKENS)
        },
        Fact::LoreActs { whose, card } => say! { t, to;
            "{who}'s {card} takes effect" / "{who}の{card}が働く";
            who = t.whose(*whose), card = t.lore(*card)
        },
        Fact::LoreDone { card } => say! { t, to;
            "{card} goes to the Lore discard" / "{card}はロアカードの捨て札になる";
            card = t.lore(*card)
        },
        Fact::ActsOn { by, piece } => say! { t, to;
            "{by} works on {piece}" / "{by}が{piece}に働く";
            by = dice_by(t, *by), piece = t.piece(piece)
        },
        Fact::GoesFarther { piece, hexes, no_stop } => {
            let name = t.piece(piece);
            let hexes = t.count(*hexes, &HEXES);
            if *no_stop {
                say! { t, to;
                    "{name} may move {hexes} farther in this turn, and no terrain stops the move" /
                    "{name}の移動はこの手番{hexes}延び、地形で止まらない"
                }
            } else {
                say! { t, to;
                    "{name} may move {hexes} farther in this turn" /
                    "{name}の移動はこの手番{hexes}延びる"
                }
            }
        }
        Fact::Teleported { piece, to: goal } => say! { t, to;
            "{piece} {vanish} and {appear} at {goal}" / "{piece}が姿を消し、{goal}に現れる";
            vanish = t.does(piece, "vanishes", "vanish"),
            appear = t.does(piece, "appears", "appear"), piece = t.led(piece)
        },
        Fact::Bolder { whose, levels, section: None } => say! { t, to;
            "{who}'s unit is bolder by {levels} for this attack" /
            "この攻撃の間、{who}のユニットの勇敢さが{levels}上がる";
            who = t.whose(*whose)
        },
        Fact::Bolder { whose, levels, section: Some(section) } => say! { t, to;
            "{who}'s pieces in the {section} are bolder by {count} until {who}'s next turn" /
            "{who}の次の手番まで、{section}にいる{who}のユニットの勇敢さが{levels}上がる";
            who = t.whose(*whose), section = t.text(section_name(*section)),
            count = t.count(*levels, &LEVELS)
        },
        Fact::HolyEnds { whose, section } => say! { t, to;
            "the blessing of {who}'s pieces in the {section} ends" /
            "{section}の{who}のユニットへの祝福が終わる";
            who = t.whose(*whose), section = t.text(section_name(*section))
        },
        Fact::TokensGained { whose, tokens } => say! { t, to;
            "{who} gains {tokens}" / "{who}は{tokens}を得る";
            who = t.whose(*whose), tokens = t.count(*tokens, &TOKENS)
        },
        Fact::TokensStolen { whose, tokens } => say! { t, to;
            "{who} steals {tokens} from the enemy" / "{who}は相手から{tokens}を奪う";
            who = t.whose(*whose), tokens = t.count(*tokens, &TOKENS)
        },
        Fact::CommandLost { whose, card } => say! { t, to;
            "{who} loses {card} from the hand to the discard" /
            "{who}の手札から{card}が捨て札になる";
            who = t.whose(*whose), card = t.command(*card)
        },
        Fact::HandSeen { by, cards } => {
            let who = t.whose(*by);
            if t.game.shows_fact(fact, t.eye) {
                say! { t, to;
                    "{who} sees the enemy's Command hand: {cards}" /
                    "{who}は相手の戦術カードの手札を見る：{cards}";
                    cards = t.commands(cards)
                }
            } else {
                say! { t, to;
                    "{who} sees the enemy's Command hand ({cards})" /
                    "{who}は相手の手札（{cards}）を見る";
                    cards = t.how_many(cards, &COMMANDS)
                }
            }
        }
        Fact::DamageRolled { by, target, faces } => say! { t, to;
            "{by} on {target}, {dice}: {faces}" / "{by}で{target}に{dice}：{faces}";
            by = damage_by(t, *by), target = t.led(target), dice = t.how_many(faces, &DICE),
            faces = t.faces(faces)
        },
        Fact::DamageHits { target, hits } => {
            let target = t.piece(target);
            match *hits {
                0 => say! { t, to; "nothing takes effect on {target}" / "{target}に効果はない" },
                hits => say! { t, to;
                    "{hits} on {target}" / "{target}に{hits}"; hits = t.count(hits, &HITS)
                },
            }
        }
        Fact::DamageFlags { target, flags } => say! { t, to;
            "{flags} on {target}" / "{target}に{flags}";
            flags = t.count(*flags, &FLAGS), target = t.piece(target)
        },
        Fact::ItemUsed { hero, item } => say! { t, to;
            "{hero} uses {item}" / "{hero}が{item}を使う";
            hero = t.hero(*hero), item = t.item(*item)
        },
        Fact::PotionGoes { hero, card } => say! { t, to;
            "{card} of {hero} is used up" / "{hero}の{card}は使い切られる";
            hero = t.hero(*hero), card = t.artifact(*card)
        },
        Fact::RemedyRolled { hero, faces, succeeds } => {
            let (hero, faces) = (t.hero(*hero), t.faces(faces));
            if *succeeds {
                say! { t, to;
                    "{hero} rolls {faces} to heal: a figure is saved" /
                    "{hero}の治療のダイス：{faces}（フィギュア1体を救う）"
                }
            } else {
                say! { t, to;
                    "{hero} rolls {faces} to heal: in vain" /
                    "{hero}の治療のダイス：{faces}（失敗）"
                }
            }
        }
        Fact::ItemActs { hero, item } => say! { t, to;
            "{hero} is helped by {item}" / "{hero}の{item}が働く";
            hero = t.hero(*hero), item = t.item(*item)
        },
        Fact::PowerUsed { piece, target, paid } => say! { t, to;
            "{piece} {turn} a power on {target} for {tokens}" /
            "{piece}が{tokens}で{target}に能力を使う";
            turn = t.does(piece, "turns", "turn"), piece = t.piece(piece), target = t.led(target),
            tokens = t.count(*paid, &TOKENS)
        },
        Fact::Webbed { piece, held: true } => say! { t, to;
            "the web holds {piece}: no move in the next own turn" /
            "{piece}はクモの糸に捕らえられ、次の自分の手番は移動できない";
            piece = t.piece(piece)
        },
        Fact::Webbed { piece, held: false } => say! { t, to;
            "the web lets go of {piece}" / "クモの糸が{piece}から外れる"; piece = t.piece(piece)
        },
        Fact::GivesUpBattle { piece } => say! { t, to;
            "{piece} {give} up the battle of this turn" / "{piece}はこの手番の戦闘を放棄する";
            give = t.does(piece, "gives", "give"), piece = t.piece(piece)
        },
        _ => of_another_file(),
    }
}
