//! Turns, Command cards, orders and moves.

use super::names::camp_name;
use super::parts::{step_name, way};
use super::{Teller, fmt, of_another_file, say};
use crate::fact::{Fact, Piece};
use crate::table::words::{DICE, GLORY, HEXES, MORE_ORDERS, ORDERS, UNITS};
use crate::vocabulary::Hex;
use kanso_engine::game::Words;

pub(super) fn fact(t: Teller<'_>, fact: &Fact, to: Words<'_>) -> fmt::Result {
    match fact {
        Fact::TurnBegins { whose, turn } => say! { t, to;
            "turn {turn}: {who} ({camp})" / "第{turn}手番：{who}（{camp}）";
            who = t.whose(*whose), camp = t.text(camp_name(whose.camp))
        },
        Fact::PhaseBegins { whose, step } => say! { t, to;
            "{who}: {step}" / "{who}：{step}"; who = t.whose(*whose), step = step_name(t, *step)
        },
        Fact::PassedOver { whose, step } => say! { t, to;
            "nothing to choose for {who}: {step}" / "{who}に選べることはない：{step}";
            who = t.whose(*whose), step = step_name(t, *step)
        },
        Fact::Passes { whose, step } => say! { t, to;
            "{who} passes: {step}" / "{who}はパス：{step}";
            who = t.whose(*whose), step = step_name(t, *step)
        },
        Fact::NoCommand { whose } => say! { t, to;
            "{who} has no Command card: nobody is ordered in this turn" /
            "{who}には戦術カードがなく、この手番は誰にも命令できない";
            who = t.whose(*whose)
        },
        Fact::CommandPlayed { whose, card, heals } => {
            let (who, card) = (t.whose(*whose), t.command(*card));
            match heals {
                Some(at) => say! { t, to;
                    "{who} plays {card} to heal the troop at {at}" /
                    "{who}は{card}をプレイし、{at}の部隊を回復する"
                },
                None => say! { t, to; "{who} plays {card}" / "{who}は{card}をプレイする" },
            }
        }
        Fact::ActsAs { whose, card: Some(card) } => say! { t, to;
            "for {who} the card acts as {card}" / "{who}のカードは{card}として働く";
            who = t.whose(*whose), card = t.command(*card)
        },
        Fact::ActsAs { whose, card: None } => say! { t, to;
            "there is no card to copy: {who} may order one piece" /
            "写すカードがないため、{who}はユニット1つに命令できる";
            who = t.whose(*whose)
        },
        Fact::CommandDice { whose, card, faces } => say! { t, to;
            "{who} rolls {dice} for {card}: {faces}" / "{who}は{card}のため{dice}を振る：{faces}";
            who = t.whose(*whose), dice = t.how_many(faces, &DICE), card = t.command(*card),
            faces = t.faces(faces)
        },
        Fact::OrdersGiven { whose, card, orders } => say! { t, to;
            "{card} gives {who} {orders}" / "{card}により{who}は{orders}を得る";
            who = t.whose(*whose), card = t.command(*card), orders = t.count(*orders, &ORDERS)
        },
        Fact::OrdersMore { whose, orders } => say! { t, to;
            "{who} gains {orders}" / "{who}は追加の{orders}を得る";
            who = t.whose(*whose), orders = t.count(*orders, &MORE_ORDERS)
        },
        Fact::PieceOrdered { piece } => say! { t, to;
            "{piece} {are} ordered" / "{piece}に命令する";
            are = t.does(piece, "is", "are"), piece = t.led(piece)
        },
        Fact::LedOrdered { whose, pieces } => say! { t, to;
            "all of {who}'s units with a Leader are ordered: {pieces}" /
            "{who}のリーダーのいるユニットすべてに命令する：{pieces}";
            who = t.whose(*whose), pieces = t.count(*pieces, &UNITS)
        },
        Fact::DetachOrdered { hero } => say! { t, to;
            "{hero} is ordered to leave its troop" / "{hero}に部隊から分離するよう命令する";
            hero = t.hero(*hero)
        },
        Fact::OrdersLost { whose, orders } => say! { t, to;
            "{who} leaves {orders} unused" / "{who}は{orders}分を使わずに終える";
            who = t.whose(*whose), orders = t.count(*orders, &ORDERS)
        },
        Fact::Moved { piece, way, moved } => moves(t, piece, way, *moved, to),
        Fact::Rushes { piece } => say! { t, to;
            "{piece} {rush} a hex farther to get at the enemy" /
            "{piece}は敵に向かって1ヘクス多く突進する";
            rush = t.does(piece, "rushes", "rush"), piece = t.piece(piece)
        },
        Fact::Joined { hero, troop, at } => say! { t, to;
            "{hero} is now the Leader of the {troop} at {at}" /
            "{hero}が{at}の{troop}のリーダーになる";
            hero = t.hero(*hero), troop = t.unit(*troop)
        },
        Fact::LeadsLater { hero, troop, at } => say! { t, to;
            "{hero} was ordered and may still battle, apart from the {troop} at {at}, and leads them when the turn ends" /
            "{hero}は命令されているので、{at}の{troop}とは別に、まだ戦える。リーダーになるのは手番の終わり";
            hero = t.hero(*hero), troop = t.unit(*troop)
        },
        Fact::StaysApart { hero, at } => say! { t, to;
            "{hero} stands with the troop at {at} and stays a Champion" /
            "{hero}は{at}の部隊と共にいるが、チャンピオンのまま";
            hero = t.hero(*hero)
        },
        Fact::Carried { hero } => say! { t, to;
            "{hero} has joined in this turn and is carried along" /
            "この手番に合流した{hero}も共に移動する";
            hero = t.hero(*hero)
        },
        Fact::Detached { hero, way: steps } => match steps.split_last() {
            Some((last, [])) => say! { t, to;
                "{hero} leaves the troop for {last}" / "{hero}が部隊から分離して{last}へ移動する";
                hero = t.hero(*hero)
            },
            Some((last, by)) => say! { t, to;
                "{hero} leaves the troop and goes by {by} to {last}" /
                "{hero}が部隊から分離し、{by}を経て{last}へ移動する";
                hero = t.hero(*hero), by = way(t, by)
            },
            None => say! { t, to;
                "{hero} leaves the troop" / "{hero}が部隊から分離する"; hero = t.hero(*hero)
            },
        },
        Fact::DetachLapsed { hero } => say! { t, to;
            "{hero} stays with the troop: the order to leave it lapses" /
            "{hero}は部隊に残り、分離の命令は失われる";
            hero = t.hero(*hero)
        },
        Fact::LeaderLeft { hero, at } => say! { t, to;
            "{hero} stays behind alone at {at}" / "{hero}は{at}に単独で残る"; hero = t.hero(*hero)
        },
        Fact::LeftMap { hero } => say! { t, to;
            "{hero} leaves the map and does not come back in this battle" /
            "{hero}はマップ外へ離脱し、この戦闘には戻らない";
            hero = t.hero(*hero)
        },
        Fact::GlorySpent { piece } => say! { t, to;
            "{piece} {spend} a Glory token" / "{piece}は栄光のロアトークン1個を使う";
            spend = t.does(piece, "spends", "spend"), piece = t.piece(piece)
        },
        Fact::GloryLost { piece, tokens } => say! { t, to;
            "{tokens} lost with {piece}" / "{piece}と共に{tokens}が失われる";
            piece = t.piece(piece), tokens = t.count(*tokens, &GLORY)
        },
        _ => of_another_file(),
    }
}

/// A move with the hexes on its way and its length.
fn moves(t: Teller<'_>, piece: &Piece, steps: &[Hex], moved: u8, to: Words<'_>) -> fmt::Result {
    let who = t.led(piece);
    let Some((last, by)) = steps.split_last() else {
        return say! { t, to;
            "{who} {stay} in place" / "{who}は動かない"; stay = t.does(piece, "stays", "stay")
        };
    };
    let go = t.does(piece, "moves", "move");
    if by.is_empty() {
        return say! { t, to; "{who} {go} to {last}" / "{who}が{last}へ移動する" };
    }
    say! { t, to;
        "{who} {go} by {by} to {last} ({hexes})" / "{who}が{by}を経て{last}へ移動する（{hexes}）";
        by = way(t, by), hexes = t.count(moved, &HEXES)
    }
}
