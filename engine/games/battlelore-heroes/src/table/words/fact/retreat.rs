//! Retreats, evades and panic; battling back and following on.

use super::parts::way;
use super::{Teller, fmt, of_another_file, say};
use crate::fact::Fact;
use crate::table::words::{DICE, FLAGS, HEXES};
use kanso_engine::game::Words;

pub(super) fn fact(t: Teller<'_>, fact: &Fact, to: Words<'_>) -> fmt::Result {
    match fact {
        Fact::MustRetreat { piece, flags, bold } => {
            let flags = t.count(*flags, &FLAGS);
            let face = t.does(piece, "faces", "face");
            let piece = t.led(piece);
            match bold {
                0 => say! { t, to;
                    "{piece} {face} {flags} and can ignore none" /
                    "{piece}に{flags}（勇敢さがなく、無視できない）"
                },
                bold => say! { t, to;
                    "{piece} {face} {flags} and can ignore up to {bold} by boldness" /
                    "{piece}に{flags}（勇敢さにより{bold}個まで無視できる）"
                },
            }
        }
        Fact::FlagsIgnored { piece, ignored, left } => say! { t, to;
            "{piece} {ignore} {flags}: {left} left" / "{piece}は{flags}を無視する（残り{left}個）";
            ignore = t.does(piece, "ignores", "ignore"), piece = t.piece(piece),
            flags = t.count(*ignored, &FLAGS)
        },
        Fact::Stands { piece } => say! { t, to;
            "{piece} {stand} firm" / "{piece}は踏みとどまる";
            stand = t.does(piece, "stands", "stand"), piece = t.piece(piece)
        },
        Fact::Frightened { piece, hexes } => say! { t, to;
            "{piece} {are} frightened and must retreat {hexes}" /
            "{piece}は臆病なため{hexes}の退却になる";
            are = t.does(piece, "is", "are"), piece = t.piece(piece),
            hexes = t.count(*hexes, &HEXES)
        },
        Fact::Retreated { piece, way: steps } => {
            let name = t.piece(piece);
            match steps.split_last() {
                Some((last, [])) => say! { t, to;
                    "{name} {retreat} to {last}" / "{name}が{last}へ退却する";
                    retreat = t.does(piece, "retreats", "retreat")
                },
                Some((last, by)) => say! { t, to;
                    "{name} {retreat} by {by} to {last}" / "{name}が{by}を経て{last}へ退却する";
                    retreat = t.does(piece, "retreats", "retreat"), by = way(t, by)
                },
                None => say! { t, to;
                    "{name} {find} no way back" / "{name}には退却できる道がない";
                    find = t.does(piece, "finds", "find")
                },
            }
        }
        Fact::AbsorbedBy { hero, spared: true } => say! { t, to;
            "the retreat ends with {hero}, who takes the lead: no losses" /
            "{hero}のもとで退却は終わり、{hero}が率いる：損害はない";
            hero = t.hero(*hero)
        },
        Fact::AbsorbedBy { hero, spared: false } => say! { t, to;
            "the retreat ends with {hero}, who takes the lead" /
            "{hero}のもとで退却は終わり、{hero}が率いる";
            hero = t.hero(*hero)
        },
        Fact::CannotRetreat { piece, hexes } => say! { t, to;
            "{piece} {are} {hexes} short of the retreat" / "{piece}の退却は{hexes}足りない";
            are = t.does(piece, "is", "are"), piece = t.piece(piece),
            hexes = t.count(*hexes, &HEXES)
        },
        Fact::LostInRetreat { piece } => say! { t, to;
            "the retreat is the end of {piece}" / "{piece}は退却の損害で失われる";
            piece = t.piece(piece)
        },
        Fact::Panic { piece, faces } => say! { t, to;
            "panic among {piece}, {dice}: {faces}" / "{piece}のパニックロス（{dice}）：{faces}";
            piece = t.piece(piece), dice = t.how_many(faces, &DICE), faces = t.faces(faces)
        },
        Fact::HeroSteps { hero, to: goal, evades } => {
            let hero = t.hero(*hero);
            if *evades {
                say! { t, to; "{hero} evades to {goal}" / "{hero}が{goal}へ回避する" }
            } else {
                say! { t, to; "{hero} retreats to {goal}" / "{hero}が{goal}へ退却する" }
            }
        }
        Fact::Evades { hero } => say! { t, to;
            "{hero} evades" / "{hero}は回避する"; hero = t.hero(*hero)
        },
        Fact::MayPassAttack { piece, hero } => say! { t, to;
            "{hero} slips past {piece}, open to a passing attack" /
            "{hero}が{piece}を通り抜け、特別攻撃を受けうる";
            hero = t.hero(*hero), piece = t.piece(piece)
        },
        Fact::DrivenOn { piece } => say! { t, to;
            "the passing attack drives {piece} on as far as the way goes" /
            "特別攻撃により{piece}は行けるところまで退却する";
            piece = t.piece(piece)
        },
        Fact::HeroStuck { hero } => say! { t, to;
            "{hero} finds no way back and stays" / "{hero}には退却できる道がなく、その場に残る";
            hero = t.hero(*hero)
        },
        Fact::BattlesBack { piece } => say! { t, to;
            "{piece} {stand} to battle back" / "{piece}は反撃する";
            stand = t.does(piece, "turns", "turn"), piece = t.led(piece)
        },
        Fact::Snared { piece } => say! { t, to;
            "{piece} {are} snared: no battling back and no evading" /
            "{piece}は縄に絡まり、反撃も回避もできない";
            are = t.does(piece, "is", "are"), piece = t.piece(piece)
        },
        Fact::GainsGround { piece, to: goal } => say! { t, to;
            "{piece} {gain} ground to {goal}" / "{piece}が{goal}へ前進する";
            gain = t.does(piece, "gains", "gain"), piece = t.led(piece)
        },
        Fact::Pursues { piece, to: goal } => say! { t, to;
            "{piece} {ride} on to {goal} in pursuit" / "{piece}が{goal}へ追撃する";
            ride = t.does(piece, "rides", "ride"), piece = t.led(piece)
        },
        Fact::BonusMelee => say! { t, to; "a bonus melee follows" / "追加の白兵戦が続く" },
        Fact::NoFollowOn { piece } => say! { t, to;
            "{piece} {stay}" / "{piece}はその場にとどまる";
            stay = t.does(piece, "stays where it is", "stay where they are"),
            piece = t.piece(piece)
        },
        _ => of_another_file(),
    }
}
