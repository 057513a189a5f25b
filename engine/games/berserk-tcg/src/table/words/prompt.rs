//! What is asked, or what chance is about.

use super::name::{named, named_card};
use super::running::By;
use super::{CARD, Tell as _, TellAt, fmt, list, say};
use crate::prelude::*;

/// What the awaited decision asks, or what chance is about.
pub(crate) fn prompt(at: At<'_>, to: Words<'_>) -> fmt::Result {
    let state = at.state;
    if state.ending.is_some() {
        return say! { at, to; "the game is over" / "ゲーム終了" };
    }
    match state.tasks.last() {
        Some(Task::Ask(ask)) => ask.question.put(at, ask.seat, to),
        Some(Task::Chance(drawn)) => chance(at, *drawn, to),
        // Never awaited: they run by themselves.
        _ => say! { at, to; "the game goes on by itself" / "自動で進む" },
    }
}

fn chance(at: At<'_>, drawn: Drawn, to: Words<'_>) -> fmt::Result {
    match drawn {
        Drawn::FirstPlayer => say! { at, to; "who goes first" / "先攻の決定" },
        Drawn::LocalCities => say! { at, to;
            "which four local cities are used" / "使う地方都市の決定"
        },
        Drawn::InitialDraw { seat, count } => say! { at, to;
            "{who} draws a hand of {cards}" / "{who}が最初の手札の{cards}を引く";
            who = at.seat(seat), cards = at.count(count, &CARD)
        },
        Drawn::Draw { seat, count, bottom, by } => {
            let (who, cards) = (at.seat(seat), at.count(count + bottom, &CARD));
            match by {
                DrawnBy::Turn => say! { at, to;
                    "{who} draws {cards} for the turn" / "{who}がドローフェイズに{cards}を引く"
                },
                DrawnBy::City => say! { at, to;
                    "{who} draws {cards} by the city card" /
                    "{who}が都市カードの効果で{cards}を引く"
                },
                DrawnBy::Effect => say! { at, to;
                    "{who} draws {cards}{by}" / "{who}が{by}{cards}を引く"; by = By(at)
                },
            }
        }
        Drawn::Look { seat, count, bottom } => say! { at, to;
            "{who} looks at {cards} from the top of the deck{by}" /
            "{who}が{by}デッキの上の{cards}を見る";
            who = at.seat(seat), cards = at.count(count + bottom, &CARD), by = By(at)
        },
        Drawn::Mill { seat, count, bottom } => say! { at, to;
            "{cards} from the top of the deck of {who} go to the trash{by}" /
            "{by}{who}のデッキの上の{cards}をトラッシュする";
            cards = at.count(count + bottom, &CARD), who = at.seat(seat), by = By(at)
        },
        Drawn::CityReveal { city } => say! { at, to;
            "what {city} is" / "{city}の都市カードをめくる"; city = at.told(&city)
        },
    }
}

/// A pending item with its controller, its targets and the damage it assigns.
impl TellAt<BerserkTcg> for Item {
    fn tell_at(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told = at.state.item_ref(self);
        let (what, seat) = (at.told(&told.what), at.seat(told.seat));
        if let Pending::Damage { assignments, .. } = &self.what
            && !assignments.is_empty()
        {
            return say! { at, f;
                "{what} ({seat}; {portions})" / "{what}（{seat}；{portions}）";
                portions = list(at.t, assignments.iter().map(|portion| at.told(portion)))
            };
        }
        if self.targets().is_empty() {
            return told.tell(at.t, f);
        }
        say! { at, f;
            "{what} ({seat}; on {targets})" / "{what}（{seat}；標的は{targets}）";
            targets = named(at, self.targets())
        }
    }
}

/// One portion of combat damage: `Outriders #3 deals 1 to Mercenary #4`.
impl TellAt<BerserkTcg> for Assignment {
    fn tell_at(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { source, target, amount } = self;
        say! { at, f;
            "{source} deals {amount} to {target}" / "{source}から{target}に{amount}点";
            source = named_card(at, *source), target = named_card(at, *target)
        }
    }
}
