//! The set-up, the course of a round, the end.

use super::parts::{draft_set, prepared, style, window_name};
use super::{Teller, fmt, of_another_file, say};
use crate::fact::{Fact, MoveBy};
use crate::table::words::{CARDS, STEPS, TURNS_LEFT};
use crate::vocabulary::Squares;
use kanso_engine::game::Words;

pub(super) fn fact(t: Teller<'_>, fact: &Fact, to: Words<'_>) -> fmt::Result {
    match *fact {
        // The set-up.
        Fact::SetTaken { seat, set } => say! { t, to;
            "{seat} takes {set}" / "{seat}が{set}を取る";
            seat = t.seat(seat), set = draft_set(t, set)
        },
        Fact::StyleChosen { seat, face } => say! { t, to;
            "{seat} fights by the style {style}" / "{seat}は{style}で戦う";
            seat = t.seat(seat), style = style(t, face)
        },
        Fact::SheetReady { seat, race, hp } => say! { t, to;
            "{seat}'s {race} is ready: {hp} HP, tension 0, level 1" /
            "{seat}の{race}の準備完了：HP{hp}、テンション0、レベル1";
            seat = t.seat(seat), race = t.game.race_name(race).in_lang(t.lang)
        },
        Fact::DeckReady { seat, cards } => say! { t, to;
            "{seat} shuffles a deck of {cards}" / "{seat}は{cards}の山札をシャッフルする";
            seat = t.seat(seat), cards = t.count(cards, &CARDS)
        },
        Fact::PartDealt { part, slots, card } => say! { t, to;
            "part {number} of the dragon is {card} ({slots})" /
            "敵パーティ{number}は{card}（{slots}）";
            number = u16::from(part) + 1, card = t.party(card), slots = t.slots(slots)
        },
        Fact::EnemyHp { part, core } => say! { t, to;
            "each part has {part} HP, the core {core} HP" /
            "敵パーティのHPは各{part}、敵コアのHPは{core}"
        },
        Fact::EasyMode => say! { t, to;
            "easy mode: the dragon is that of a game for two" /
            "イージーモード：敵は2人用のルールを使う"
        },
        Fact::AttackDeckReady { cards } => say! { t, to;
            "the enemy attack deck has {cards} normal cards; the strong ones wait" /
            "敵攻撃山札は通常カード{cards}枚（強攻撃カードは脇に置く）"
        },
        Fact::HeroPlaced { seat, at } => say! { t, to;
            "{seat}'s hero starts on {at}" / "{seat}のキャラを{at}に配置"; seat = t.seat(seat)
        },
        Fact::Flipped { card } => say! { t, to;
            "{card} lies face up on the enemy discard pile" /
            "{card}を敵攻撃カードの捨て札に表向きに置く";
            card = t.enemy_card(card)
        },

        // The course of a round.
        Fact::RoundBegins { round } => say! { t, to;
            "round {round} begins" / "第{round}ターン開始"
        },
        Fact::HeroNext { seat } => say! { t, to;
            "{seat}'s hero acts next" / "{seat}の手番"; seat = t.seat(seat)
        },
        Fact::TurnSkipped { seat } => say! { t, to;
            "{seat}'s hero is down: its turn is skipped" /
            "{seat}のキャラはダウン中：手番を飛ばす";
            seat = t.seat(seat)
        },
        Fact::HeroesDone => say! { t, to;
            "all standing heroes have acted: the dragon acts" /
            "全キャラの手番が終わり、敵が行動する"
        },
        Fact::TurnEnds { seat } => say! { t, to;
            "{seat}'s hero turn ends" / "{seat}の手番終了"; seat = t.seat(seat)
        },
        Fact::PreparedLost { seat, mods } => say! { t, to;
            "{seat} made no attack with what was prepared: {mods}" /
            "{seat}の次の攻撃への効果は使われずに終わる：{mods}";
            seat = t.seat(seat), mods = prepared(t, mods)
        },
        Fact::UpkeepPaid { seat, card, under, left } => say! { t, to;
            "{seat} discards {under} from under {card}: {left}" /
            "{seat}は{card}の下の{under}を捨てる（{left}）";
            seat = t.seat(seat), card = t.card(card), under = t.card(under),
            left = t.count(left, &TURNS_LEFT)
        },
        Fact::PersistentEnds { seat, card } => say! { t, to;
            "{seat}'s {card} has no card under it: it ends and is discarded" /
            "{seat}の{card}は下にカードがないため捨て札になる（持続終了）";
            seat = t.seat(seat), card = t.card(card)
        },
        Fact::ActsAfterUpkeep { seat, card } => say! { t, to;
            "{seat}'s {card} takes effect" / "{seat}の{card}の効果";
            seat = t.seat(seat), card = t.card(card)
        },
        Fact::Moved { seat, by, from, to: goal, steps, lava } => {
            let (who, steps) = (t.seat(seat), t.count(steps, &STEPS));
            match by {
                MoveBy::Area => say! { t, to;
                    "{who} moves {steps} from {from} to {goal}" /
                    "{who}は{from}から{goal}へ{steps}移動"
                },
                MoveBy::Extra => say! { t, to;
                    "{who} makes an extra move of {steps} from {from} to {goal}" /
                    "{who}は追加移動で{from}から{goal}へ{steps}移動"
                },
                MoveBy::AfterAttack => say! { t, to;
                    "{who} moves {steps} after the attack, from {from} to {goal}" /
                    "{who}は攻撃後に{from}から{goal}へ{steps}移動"
                },
            }?;
            over_lava(t, lava, to)
        }

        // Round end, passing.
        Fact::SheetCleared { seat, ref cards } => say! { t, to;
            "{seat} discards from the play sheet: {cards}" /
            "{seat}はプレイシートのカードを捨てる：{cards}";
            seat = t.seat(seat), cards = t.cards(cards)
        },
        Fact::ChipsOff => say! { t, to;
            "the chips come off the dragon" / "敵の補正チップを取り除く"
        },
        Fact::Passes { seat, window } => say! { t, to;
            "{seat} passes {window}" / "{seat}はパス（{window}）";
            seat = t.seat(seat), window = window_name(t, window)
        },

        // The end.
        Fact::CoreFalls { seat } => say! { t, to;
            "{seat} destroys the core" / "{seat}が敵コアを破壊"; seat = t.seat(seat)
        },
        Fact::Victory { round } => say! { t, to;
            "all win in round {round}" / "第{round}ターンに全員の勝利"
        },
        Fact::TwoDown { down } => say! { t, to;
            "heroes are down at the same time: {down}" / "同時にダウンしたキャラ：{down}";
            down = t.seats(down)
        },
        Fact::Defeat { round } => say! { t, to;
            "all lose in round {round}" / "第{round}ターンに全員の敗北"
        },
        Fact::Stalled { round } => say! { t, to;
            "the game stops after round {round} by the house limit: nobody wins or loses" /
            "第{round}ターンで打ち切り（独自の上限）：勝ち負けなし"
        },
        _ => of_another_file(),
    }
}

/// Lava on a way, behind the move.
fn over_lava(t: Teller<'_>, lava: Squares, to: Words<'_>) -> fmt::Result {
    if lava.is_empty() {
        return Ok(());
    }
    let squares = t.list(lava.iter().collect(), "no square", "なし");
    say! { t, to; ", over lava on {squares}" / "（溶岩マス：{squares}）" }
}
