//! What is asked, of whom and why of that seat; for chance, what falls and from what.

use super::{Teller, fmt, say};
use crate::prelude::*;

/// What the awaited decision asks, or what chance is about.
pub fn prompt(at: At<'_>, to: Words<'_>) -> fmt::Result {
    if let Some((question, seat)) = at.game.asked(at.state) {
        return question.put(at, seat, to);
    }
    match at.state.tasks.last() {
        Some(task) => task_prompt(at, *task, to),
        None => say! { at, to; "the game is over" / "ゲーム終了" },
    }
}

fn task_prompt(at: At<'_>, task: Task, to: Words<'_>) -> fmt::Result {
    let At { t, state } = at;
    match task {
        Task::AskPart(part) => say! { t, to;
            "the monster's {name} is turned up: 1 of {left} cards not seen yet" /
            "エネミーの{name}を公開：未公開の部位カード{left}枚のうち1枚";
            name = t.told(&part), left = state.slot(part).bag.total()
        },
        Task::AskDeal(part) => deal(t, part, 1, stage1_left(at), to),
        Task::AskStage2(part) => deal(t, part, 2, state.stage2_bag.total(), to),
        Task::AskStart => say! { t, to;
            "who of the {seats} players starts?" / "{seats}人のうち誰がスタートプレイヤー？";
            seats = state.seat_count()
        },
        Task::AskKept => say! { t, to;
            "which {seats} of the 4 starting experience chips stay in the game?" /
            "初期経験値チップ4枚のうち、ゲームに残す{seats}枚はどれ？";
            seats = state.seat_count()
        },
        Task::AskExpose(_) => {
            let cells: Vec<Spot> = t.game.exposed(state).into_iter().map(Spot::core).collect();
            say! { t, to;
                "stage 3 chips for {cells}, from the {left} left" /
                "{cells}に置くStage 3のチップ（残り{left}枚から）";
                cells = t.list(cells.iter().map(|cell| t.told(cell)), "no cell", "なし"),
                left = state.stage3_bag.total()
            }
        }
        Task::AskStarter(_)
        | Task::AskTurn
        | Task::AskResult(_)
        | Task::AskSwap(_)
        | Task::AskBazaar(_)
        | Task::AskPlace { .. }
        | Task::AskEnemyItem { .. } => say! { t, to; "all have passed" / "全員がパスした" },
        // Never awaited: they run by themselves.
        Task::PlacePawns(_) => say! { t, to;
            "the pawns go to the safe zone" / "人型コマをセーフティゾーンに置く"
        },
        Task::StartRound => say! { t, to; "a round begins" / "ラウンドの開始" },
        Task::Damage(seat) | Task::Suffer { seat, .. } => say! { t, to;
            "the monster attacks {seat}" / "エネミーが{seat}を攻撃"; seat = t.seat(seat)
        },
        Task::ReturnShields => say! { t, to;
            "bonus shields go back" / "ボーナスシールドチップの返却"
        },
        Task::EndTurn(seat) => say! { t, to;
            "the turn of {seat} ends" / "{seat}の手番の終了"; seat = t.seat(seat)
        },
        Task::Rank(target) => say! { t, to;
            "result of the {target}" / "{target}のリザルト処理"; target = t.told(&target)
        },
        Task::Pay { part, .. }
        | Task::TakeCard { part, .. }
        | Task::BoxCard(part)
        | Task::RaiseLevel { part, .. }
        | Task::ClearLine(part) => say! { t, to;
            "result of the {part}" / "{part}のリザルト処理"; part = t.told(&part)
        },
        Task::OnGain { card, .. } => say! { t, to;
            "{card} takes effect" / "{card}の効果を解決"; card = t.told(&card)
        },
        Task::CoreBonus(_) => say! { t, to; "result of the core" / "コアのリザルト処理" },
        Task::Release(_) => say! { t, to;
            "life chips return from the skills" / "スキルからライフチップを外す"
        },
        Task::SilverBack => say! { t, to;
            "the turned bonus shield pays a silver" / "裏返したボーナスシールドチップの銀貨を得る"
        },
        Task::Shop(seat) | Task::ShopAgain(seat) => say! { t, to;
            "{seat} in the dungeon bazaar" / "{seat}のダンジョンバザール"; seat = t.seat(seat)
        },
        Task::RoundEnd => say! { t, to; "the round ends" / "ラウンドの終了" },
        Task::Score(seat) => say! { t, to;
            "points of {seat}" / "{seat}の得点計算"; seat = t.seat(seat)
        },
    }
}

/// Stage 1 chips that lie on no line yet. Source: MR-3.25.
fn stage1_left(at: At<'_>) -> u32 {
    let cards = &at.game.cards;
    let chips = cards.chip_kinds().map(|kind| cards.chip(kind));
    let all: u32 = chips.filter(|chip| chip.stage == 1).map(|chip| u32::from(chip.copies)).sum();
    all.saturating_sub(at.state.chips().count() as u32)
}

fn deal(t: Teller<'_>, part: Part, stage: u8, left: u32, to: Words<'_>) -> fmt::Result {
    say! { t, to;
        "5 of {left} stage {stage} chips for the hate line of the {part}" /
        "{part}のヘイトラインに置くStage {stage}のチップ5枚（残り{left}枚から）";
        part = t.told(&part)
    }
}
