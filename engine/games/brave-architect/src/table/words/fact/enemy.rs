//! The enemy's traits and its move, and heroes in its way.

use super::{Teller, fmt, of_another_file, say};
use crate::fact::Fact;
use crate::table::words::STEPS;
use kanso_engine::game::Words;

pub(super) fn fact(t: Teller<'_>, fact: &Fact, to: Words<'_>) -> fmt::Result {
    match *fact {
        Fact::EnemyActs { card } => say! { t, to;
            "the dragon acts by the left half of {card}" / "敵の行動：{card}の左半分に従う";
            card = t.attack(card)
        },
        Fact::TraitActive { slots, card } => say! { t, to;
            "the trait of {card} ({slots}) is active" / "{card}（{slots}）の特性が発動";
            card = t.party(card), slots = t.slots(slots)
        },
        Fact::StandsIn { seat } => say! { t, to;
            "nobody is hate-top: the dragon goes for {seat}, who is nearest" /
            "ヘイトトップがいないため、敵は最も近い{seat}を狙う";
            seat = t.seat(seat)
        },
        Fact::EnemyWillMove { card, traits, effects, steps, towards } => {
            let (way, name) = (t.count(steps, &STEPS), t.seat(towards));
            say! { t, to;
                "the dragon moves {way} towards {name}" / "敵は{name}に向かって{way}移動する"
            }?;
            if traits == 0 && effects == 0 {
                return Ok(());
            }
            let traits = t.term(traits, "traits", "特性");
            let effects = t.term(effects, "effects", "効果");
            say! { t, to; ": {card}{traits}{effects}" / "：{card}{traits}{effects}" }
        }
        Fact::EnemyStays => say! { t, to;
            "nobody is hate-top: the dragon does not move" /
            "ヘイトトップがいないため、敵は移動しない"
        },
        Fact::EnemySteps { direction, to: corner } => say! { t, to;
            "the dragon steps {direction} to {corner}" /
            "敵は{direction}へ1マス移動して{corner}へ（北西のマス）";
            direction = t.direction(direction)
        },
        Fact::Pushed { seat, from, to: goal, by } => {
            let who = t.seat(seat);
            match by {
                None => say! { t, to;
                    "{who} is pushed from {from} to {goal}" /
                    "{who}は{from}から{goal}へ押し出される"
                },
                Some(by) => say! { t, to;
                    "{who} is pushed on by {by} from {from} to {goal}" /
                    "{who}は{by}に押されて{from}から{goal}へ移動";
                    by = t.seat(by)
                },
            }
        }
        Fact::Slammed { seat, from, to: goal, squares } => say! { t, to;
            "wall slam: {seat} is squeezed along the edge from {from} to {goal} ({squares})" /
            "壁ドン：{seat}は端に沿って{from}から{goal}へ移動（{squares}）";
            seat = t.seat(seat), squares = t.count(squares, &STEPS)
        },
        Fact::ForcedOverLava { seat, passed, stopped } => {
            let (who, all) = (t.seat(seat), u16::from(passed) + u16::from(stopped));
            say! { t, to;
                "{who} was forced over lava: {passed} + {stopped} = {all} damage \
                 (passed, last square)" /
                "{who}は溶岩マスに押し出された：{passed}（通過）＋{stopped}（停止）＝{all}ダメージ"
            }
        }
        _ => of_another_file(),
    }
}
