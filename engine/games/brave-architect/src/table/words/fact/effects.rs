//! What effects do: stats, moves, evasion, tension, chips.

use super::names::chip_name;
use super::parts::{die_name, prepared, until};
use super::{Teller, fmt, of_another_file, say};
use crate::fact::Fact;
use crate::table::words::{POINTS, RIGHTS, STEPS};
use kanso_engine::game::Words;

pub(super) fn fact(t: Teller<'_>, fact: &Fact, to: Words<'_>) -> fmt::Result {
    match *fact {
        Fact::StatChanges { seat, stat, n, until: lasts } => say! { t, to;
            "{seat}: {stat} {n} {lasts}" / "{seat}：{stat}{n}（{lasts}）";
            seat = t.seat(seat), stat = t.stat(stat), n = t.change(n), lasts = until(t, lasts)
        },
        Fact::AuraBegins { seat, stat, n, within } => say! { t, to;
            "each hero within {within} of {seat}: {stat} {n} while the card is in play" /
            "{seat}から{within}マス以内の各キャラ：{stat}{n}（カードが場にある間）";
            seat = t.seat(seat), stat = t.stat(stat), n = t.change(n),
            within = t.count(within, &STEPS)
        },
        Fact::MoveLonger { seat, n } => say! { t, to;
            "{seat}'s move is {steps} longer" / "{seat}の移動力＋{n}";
            seat = t.seat(seat), steps = t.count(n, &STEPS)
        },
        Fact::ExtraMoveGranted { seat, points } => say! { t, to;
            "{seat} may make an extra move of up to {steps}" /
            "{seat}は{steps}までの追加移動ができる";
            seat = t.seat(seat), steps = t.count(points, &STEPS)
        },
        Fact::PostMoveGranted { seat, points } => say! { t, to;
            "{seat} may move up to {steps} after an attack" /
            "{seat}は攻撃後に{steps}まで移動できる";
            seat = t.seat(seat), steps = t.count(points, &STEPS)
        },
        Fact::EvasionChanges { seat, n, until: lasts } => say! { t, to;
            "{seat}: evasion {n} {lasts}" / "{seat}：回避判定{n}（{lasts}）";
            seat = t.seat(seat), n = t.change(n), lasts = until(t, lasts)
        },
        Fact::EvadesAfterAll { seat } => say! { t, to;
            "{seat} evades after all" / "{seat}の回避は成功になる"; seat = t.seat(seat)
        },
        Fact::TensionRises { seat, by: 0, tension } => say! { t, to;
            "{seat}'s tension stays at {tension}, its highest" /
            "{seat}のテンションは最大の{tension}のまま";
            seat = t.seat(seat)
        },
        Fact::TensionRises { seat, by, tension } => say! { t, to;
            "{seat}'s tension rises by {by} to {tension}" /
            "{seat}のテンション＋{by}（{tension}になる）";
            seat = t.seat(seat)
        },
        Fact::TensionFalls { seat, by, tension } => say! { t, to;
            "{seat} loses {by} tension and has {tension}" /
            "{seat}のテンション−{by}（{tension}になる）";
            seat = t.seat(seat)
        },
        Fact::NothingToLose { seat, cards: true } => say! { t, to;
            "{seat} has no hand card to discard" / "{seat}には捨てる手札がない"; seat = t.seat(seat)
        },
        Fact::NothingToLose { seat, cards: false } => say! { t, to;
            "{seat} has no tension to lose" / "{seat}には失うテンションがない"; seat = t.seat(seat)
        },
        Fact::PursuitGained { seat, rights } => say! { t, to;
            "{seat} has a right to {rights} with any attack" /
            "{seat}は任意の攻撃で{rights}の権利を持つ";
            seat = t.seat(seat), rights = t.count(rights, &RIGHTS)
        },
        Fact::Prepared { seat, mods } => say! { t, to;
            "{seat}'s next attack has {mods}" / "{seat}の次の攻撃：{mods}";
            seat = t.seat(seat), mods = prepared(t, mods)
        },
        Fact::SeesThrough { seat, by } => say! { t, to;
            "the dragon's defence counts {points} lower for {seat} in this hero turn" /
            "{seat}の攻撃ではこの手番の間、敵の防御を{points}低く扱う";
            seat = t.seat(seat), points = t.count(by, &POINTS)
        },
        Fact::ChipPlaced { chip, by: 0, now } => say! { t, to;
            "the {chip} chip stays at {now}: it cannot go lower" /
            "［{chip}］はすでに{now}で、これ以上下がらない";
            chip = t.text(chip_name(chip)), now = t.change(now)
        },
        Fact::ChipPlaced { chip, by, now } => say! { t, to;
            "{chip} goes down by {by}: the chip says {now}" / "［{chip}］−{by}（合計{now}）";
            chip = t.text(chip_name(chip)), now = t.change(now)
        },
        Fact::EnemySlowed { by, now } => say! { t, to;
            "the dragon moves {steps} less in this round ({now} in all)" /
            "このターンの敵の移動−{by}（合計{now}）";
            steps = t.count(by, &STEPS), now = t.change(now)
        },
        Fact::HidesFromHate { seat } => say! { t, to;
            "{seat}'s attacks cause no hate check in this hero turn" /
            "{seat}の攻撃はこの手番の間、ヘイトのチェックをしない";
            seat = t.seat(seat)
        },
        Fact::DieSet { seat, die, from, to: face } => say! { t, to;
            "{seat} turns {die} from {from} to {face}" / "{seat}は{die}を{from}から{face}に変える";
            seat = t.seat(seat), die = die_name(t, die)
        },
        _ => of_another_file(),
    }
}
