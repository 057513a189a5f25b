//! Attacks of heroes, step by step, and hate.

use super::parts::prepared;
use super::{Teller, fmt, of_another_file, say};
use crate::fact::{AttackTotal, Fact};
use crate::table::names::stat_name;
use crate::table::words::{RIGHTS, STRIKES};
use crate::vocabulary::Slot;
use kanso_engine::Seat;
use kanso_engine::game::Words;

pub(super) fn fact(t: Teller<'_>, fact: &Fact, to: Words<'_>) -> fmt::Result {
    match *fact {
        Fact::Attacks { seat, source, targets, primary } => {
            let (who, attack) = (t.seat(seat), t.attack_name(source));
            let (all, first) = (t.slots(targets), t.slot(primary));
            if targets.len() > 1 {
                say! { t, to;
                    "{who} attacks {all} with {attack}; what counts once is for {first}" /
                    "{who}は{attack}で{all}を攻撃（一度だけの効果は{first}に）"
                }
            } else {
                say! { t, to;
                    "{who} attacks {all} with {attack}" / "{who}は{attack}で{all}を攻撃"
                }
            }
        }
        Fact::FollowsUp { seat } => say! { t, to;
            "it is {seat}'s follow-up attack" / "{seat}の追撃"; seat = t.seat(seat)
        },
        Fact::RightUsed { seat, left } => say! { t, to;
            "{seat} uses up a right to follow up: {left} left" /
            "{seat}は追撃の権利を1回使う（残り：{left}）";
            seat = t.seat(seat), left = t.count(left, &RIGHTS)
        },
        Fact::Linked { seat, with } => say! { t, to;
            "{seat}'s attack is linked with {with}'s" / "{seat}の攻撃は{with}の攻撃との連携になる";
            seat = t.seat(seat), with = t.seat(with)
        },
        Fact::TakesAlong { seat, mods } => say! { t, to;
            "{seat}'s attack takes along {mods}" / "{seat}の攻撃に加わる効果：{mods}";
            seat = t.seat(seat), mods = prepared(t, mods)
        },
        Fact::BecomesMagic { seat } => say! { t, to;
            "{seat}'s attack becomes magic: its check has magic in place of power" /
            "{seat}の攻撃は魔法になり、判定補正の力は魔になる";
            seat = t.seat(seat)
        },
        Fact::AttackRolled { seat, strike, strikes, slot, total } => {
            rolled(t, seat, (strike, strikes), slot, total, to)
        }
        Fact::Misses { seat, double_one: true, total: _ } => say! { t, to;
            "two ones: {seat} misses, whatever the total" /
            "1のゾロ目：{seat}の攻撃は合計にかかわらず空振り";
            seat = t.seat(seat)
        },
        Fact::Misses { seat, double_one: false, total } => say! { t, to;
            "{seat} misses with {total}" / "{seat}の攻撃は{total}で空振り"; seat = t.seat(seat)
        },
        Fact::Hits { seat, total, damage } => say! { t, to;
            "{seat} hits with {total}: {damage} damage before defence" /
            "{seat}の攻撃は{total}でヒット：{damage}ダメージ（防御前）";
            seat = t.seat(seat)
        },
        Fact::StrikesLost { seat, strikes } => say! { t, to;
            "nothing is left to strike: {seat} loses {strikes}" /
            "攻撃対象が残っていないため、{seat}の残り{strikes}の攻撃は行わない";
            seat = t.seat(seat), strikes = t.count(strikes, &STRIKES)
        },
        Fact::DamageAdded { seat, n } => say! { t, to;
            "{seat} adds {n} damage" / "{seat}の追加ダメージ＋{n}"; seat = t.seat(seat)
        },
        Fact::EnemyHurt { seat: _, slot, struck, damage, defence, dealt, hp } => {
            let target = t.struck(struck, slot);
            let minus = t.term(-i32::from(defence), "defence", "防御");
            if dealt == 0 {
                say! { t, to;
                    "{damage}{minus}: no damage to {target}, {hp} HP left" /
                    "{target}に{damage}{minus}でダメージなし（残りHP{hp}）"
                }
            } else if defence == 0 {
                say! { t, to;
                    "{dealt} damage to {target}: {hp} HP left" /
                    "{target}に{dealt}ダメージ（残りHP{hp}）"
                }
            } else {
                say! { t, to;
                    "{damage}{minus} = {dealt} damage to {target}: {hp} HP left" /
                    "{target}に{damage}{minus}＝{dealt}ダメージ（残りHP{hp}）"
                }
            }
        }
        Fact::EnemyHurtFixed { seat: _, slot, struck, n, hp } => say! { t, to;
            "{n} fixed damage to {target}: {hp} HP left" /
            "{target}に確定ダメージ{n}（残りHP{hp}）";
            target = t.struck(struck, slot)
        },
        Fact::FixedLost { seat, n } => say! { t, to;
            "{seat}'s {n} fixed damage is lost with the part" /
            "敵パーティが破壊されたため、{seat}の確定ダメージ{n}は失われる";
            seat = t.seat(seat)
        },
        Fact::AttackRemembered { seat, slots } => say! { t, to;
            "the next hero can link with {seat}'s attack on {slots}" /
            "次のキャラは{seat}の攻撃（{slots}）と連携できる";
            seat = t.seat(seat), slots = t.slots(slots)
        },

        // Hate.
        Fact::HateChecked { seat, damage, range } => say! { t, to;
            "hate check: {seat} has dealt {damage} damage in this hero turn (range {range})" /
            "ヘイトのチェック：{seat}のこの手番のダメージは{damage}（{range}の範囲）";
            seat = t.seat(seat), range = t.hate_range(range)
        },
        Fact::HateTaken { seat, from, range } => {
            let (who, range) = (t.seat(seat), t.hate_range(range));
            match from {
                Some(from) if from == seat => say! { t, to;
                    "{who} keeps the hate card, now with range {range}" /
                    "{who}がヘイトトップのまま、範囲は{range}になる"
                },
                Some(from) => say! { t, to;
                    "{who} takes the hate card from {from}, with range {range}" /
                    "{who}が{from}からヘイトカードを取り、ヘイトトップになる（範囲{range}）";
                    from = t.seat(from)
                },
                None => say! { t, to;
                    "{who} takes the hate card, with range {range}" /
                    "{who}がヘイトカードを取り、ヘイトトップになる（範囲{range}）"
                },
            }
        }
        Fact::HateStays { owner, range } => say! { t, to;
            "the hate card stays with {owner} (range {range})" /
            "ヘイトカードは{owner}のまま（範囲{range}）";
            owner = t.seat(owner), range = t.hate_range(range)
        },
        Fact::HateDropped { owner } => say! { t, to;
            "{owner} loses the hate card: nobody is hate-top" /
            "{owner}はヘイトカードを失い、ヘイトトップはいなくなる";
            owner = t.seat(owner)
        },
        _ => of_another_file(),
    }
}

/// A roll with all that counts: `Ada rolls 5 and 4: 9 + 2 (accuracy) + 1 (link) = 12`.
fn rolled(
    t: Teller<'_>,
    seat: Seat,
    (strike, strikes): (u8, u8),
    slot: Option<Slot>,
    total: AttackTotal,
    to: Words<'_>,
) -> fmt::Result {
    if strikes > 1 {
        say! { t, to; "strike {strike} of {strikes}: " / "{strikes}回攻撃の{strike}回目：" }?;
    }
    let AttackTotal { dice: [one, two], check, mods, link, total } = total;
    let who = t.seat(seat);
    match slot {
        Some(slot) => say! { t, to;
            "{who} rolls {one} and {two} for {slot}" / "{who}の攻撃判定（{slot}）は{one}と{two}";
            slot = t.slot(slot)
        },
        None => say! { t, to; "{who} rolls {one} and {two}" / "{who}の攻撃判定は{one}と{two}" },
    }?;
    let terms = check.iter().flatten().map(|(stat, value)| {
        let name = stat_name(*stat);
        t.term(i32::from(*value), name.en, name.ja).to_string()
    });
    let (check, mods) = (terms.collect::<String>(), t.term(mods, "cards", "カード"));
    say! { t, to;
        ": {dice}{check}{mods}{link} = {total}" / "：{dice}{check}{mods}{link}＝{total}";
        dice = u16::from(one) + u16::from(two), link = t.term(link, "link", "連携")
    }
}
