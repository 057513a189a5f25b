//! The end of a turn and of a battle.

use super::battle::score;
use super::parts::end_cause;
use super::{Teller, fmt, of_another_file, say};
use crate::fact::{Fact, Whose};
use crate::state::{BattleEnd, EndCause};
use crate::table::words::{CARDS, LORES, TOKENS};
use kanso_engine::game::Words;

pub(super) fn fact(t: Teller<'_>, fact: &Fact, to: Words<'_>) -> fmt::Result {
    let shown = t.game.shows_fact(fact, t.eye);
    match fact {
        Fact::Reshuffled { lore, cards } => {
            let cards = t.count(*cards, &CARDS);
            if *lore {
                say! { t, to;
                    "the Lore discard becomes the new Lore deck: {cards}" /
                    "ロアカードの捨て札を混ぜて新しいデッキにする：{cards}"
                }
            } else {
                say! { t, to;
                    "the Command discard becomes the new Command deck: {cards}" /
                    "戦術カードの捨て札を混ぜて新しいデッキにする：{cards}"
                }
            }
        }
        Fact::NothingToDraw { whose, lore } => {
            let who = t.whose(*whose);
            if *lore {
                say! { t, to;
                    "no Lore card is left for {who} to draw" / "{who}が引けるロアカードはない"
                }
            } else {
                say! { t, to;
                    "no Command card is left for {who} to draw" / "{who}が引ける戦術カードはない"
                }
            }
        }
        Fact::CommandKept { whose, kept, dropped } => {
            let (who, dropped) = (t.whose(*whose), t.commands(dropped));
            if shown {
                say! { t, to;
                    "{who} keeps {kept} and discards {dropped}" /
                    "{who}は{kept}を残し、{dropped}を捨てる";
                    kept = t.command(*kept)
                }
            } else {
                say! { t, to;
                    "{who} keeps a Command card and discards {dropped}" /
                    "{who}は戦術カード1枚を残し、{dropped}を捨てる"
                }
            }
        }
        Fact::LoreChoice { whose, tokens, cards } => {
            let who = t.whose(*whose);
            let (gained, drawn) = (t.count(*tokens, &TOKENS), t.count(*cards, &LORES));
            match (tokens, cards) {
                (_, 0) => say! { t, to; "{who} chooses {gained}" / "{who}は{gained}を選ぶ" },
                (0, _) => say! { t, to;
                    "{who} will draw {drawn} and keep one" /
                    "{who}は{drawn}を引いて1枚を残すことにする"
                },
                _ => say! { t, to;
                    "{who} takes {gained} and will draw {drawn}" /
                    "{who}は{gained}を取り、{drawn}を引くことにする"
                },
            }
        }
        Fact::LoreCardKept { whose, kept, dropped } => {
            let who = t.whose(*whose);
            if shown {
                say! { t, to;
                    "{who} keeps {kept} and discards {dropped} face down" /
                    "{who}は{kept}を残し、{dropped}を伏せて捨てる";
                    kept = t.lore(*kept), dropped = t.lore(*dropped)
                }
            } else {
                say! { t, to;
                    "{who} keeps one Lore card and discards the other face down" /
                    "{who}はロアカード1枚を残し、もう1枚を伏せて捨てる"
                }
            }
        }
        Fact::LoreDiscarded { whose, card } => {
            let who = t.whose(*whose);
            if shown {
                say! { t, to;
                    "{who} holds too many Lore cards and discards {card} face down" /
                    "{who}はロアカードが多すぎるため、{card}を伏せて捨てる";
                    card = t.lore(*card)
                }
            } else {
                say! { t, to;
                    "{who} holds too many Lore cards and discards one face down" /
                    "{who}はロアカードが多すぎるため、1枚を伏せて捨てる"
                }
            }
        }
        Fact::Marker { marker, holder } => say! { t, to;
            "{who} holds the marker of objective {number}" / "目標{number}のマーカーは{who}のもの";
            who = t.whose(*holder), number = u16::from(*marker) + 1
        },
        Fact::QuestsFirst => say! { t, to;
            "the quests are looked at before the turn limit" /
            "手番の上限より先にクエストを確かめる"
        },
        Fact::Decided { end, winner } => decided(t, end, *winner, to),
        _ => of_another_file(),
    }
}

/// Who has won the battle, and why.
fn decided(t: Teller<'_>, end: &BattleEnd, winner: Option<Whose>, to: Words<'_>) -> fmt::Result {
    let [south, north] = end.banners;
    let why = end_cause(t, end.reason);
    let Some(winner) = winner else {
        let score = score(t, south, north);
        return say! { t, to;
            "the battle is drawn, {score}: {why}" / "戦闘は引き分け（{score}）：{why}"
        };
    };
    let own = end.banners[winner.camp.index()];
    let score = score(t, own, end.banners[winner.camp.other().index()]);
    let who = t.whose(winner);
    match end.reason {
        EndCause::Banners => say! { t, to;
            "{who} wins the battle with {score}" / "{score}で{who}が戦闘に勝利する"
        },
        EndCause::NoPiece => say! { t, to;
            "{who} wins the battle: the enemy has no piece left ({score})" /
            "相手のユニットがなくなり、{who}が戦闘に勝利する（{score}）"
        },
        EndCause::TurnLimit => say! { t, to;
            "{who} wins the battle after its last turn with {score}" /
            "最後の手番が終わり、{score}で{who}が戦闘に勝利する"
        },
    }
}
