//! Actions in words, as a player says them: in a list of choices and in a transcript.

use super::parts::aimed;
use super::{At, ability_name, attack_name, fmt, hidden_card, race_hero, say, style, targets};
use crate::action::{Action, Get, Pay, Source};
use crate::cards::{CardKind, face_of};
use crate::vocabulary::{Slot, Slots, Square};
use kanso_engine::Seat;
use kanso_engine::game::Words;

/// An action in words.
pub(crate) fn action(at: At<'_>, action: &Action, to: Words<'_>) -> fmt::Result {
    let own = at.game.asked(at.state).and_then(|(_, seats)| seats.only());
    match *action {
        Action::DraftPick { set } => say! { at, to;
            "take {set}" / "{set}を取る"; set = at.told(&set)
        },
        Action::ChooseStyle { style: chosen } => {
            let weapon = own.and_then(|seat| at.state.seat(seat).weapon);
            if let Some(weapon) = weapon {
                say! { at, to;
                    "choose the style {style}" / "{style}を選ぶ";
                    style = style(at.t, face_of(weapon, chosen))
                }
            } else {
                say! { at, to;
                    "choose style {letter}" / "戦闘スタイル{letter}を選ぶ"; letter = chosen.letter()
                }
            }
        }
        Action::PlaceHero { at: goal } => say! { at, to; "start on {goal}" / "{goal}に配置する" },
        Action::NextHero { hero } => say! { at, to;
            "{hero} acts next" / "次は{hero}の手番"; hero = race_hero(at, hero)
        },
        Action::Proceed => say! { at, to; "let the dragon act" / "敵の行動に進む" },
        Action::Move { to: goal } => moves(at, own, goal, to, ["move", "移動"]),
        Action::ExtraMove { to: goal } => {
            moves(at, own, goal, to, ["make the extra move", "追加移動"])
        }
        Action::PostAttackMove { to: goal } => {
            moves(at, own, goal, to, ["move after the attack", "攻撃後に移動"])
        }
        Action::Play { card, ref pay, aim, boost } => {
            say! { at, to;
                "play {card}{paid}{aim}" / "{card}をプレイ{paid}{aim}";
                card = at.told(&card), paid = at.told(pay), aim = aimed(at, aim)
            }?;
            boosted(at, Source::Card(card), boost, to)
        }
        Action::Attack { source, ref pay, targets, primary, boost } => {
            let said = Said { source, pay, targets, primary };
            said.attack(at, to)?;
            boosted(at, source, boost, to)
        }
        Action::UseAbility { ability, ref pay, aim } => say! { at, to;
            "use {ability}{cost}{aim}" / "{ability}を使う{cost}{aim}";
            cost = at.told(pay), ability = ability_name(at.t, ability), aim = aimed(at, aim)
        },
        Action::UsePlaced { card, aim } => say! { at, to;
            "use the placed card {card}{aim}" / "設置した{card}を使う{aim}";
            card = at.told(&card), aim = aimed(at, aim)
        },
        Action::UseItem { hero, item, target } => {
            let (who, item) = (race_hero(at, hero), at.told(&item));
            if hero == target {
                say! { at, to; "{who} uses {item}" / "{who}が{item}を使う" }
            } else {
                say! { at, to;
                    "{who} uses {item} for {target}" / "{who}が{target}に{item}を使う";
                    target = race_hero(at, target)
                }
            }
        }
        Action::TensionHeal { hero } => say! { at, to;
            "{hero} heals 1 HP for 2 tension" / "{hero}がテンション2を消費してHPを1回復";
            hero = race_hero(at, hero)
        },
        Action::EndTurn => say! { at, to;
            "end the turn without an attack" / "攻撃せずに手番を終える"
        },
        Action::Stop => say! { at, to; "end the turn" / "手番を終える" },
        Action::Boost => say! { at, to; "pay the tension" / "テンションを消費する" },
        Action::Pass => say! { at, to; "pass" / "パス" },
        Action::SlamSide { to: goal } => say! { at, to; "to {goal}" / "{goal}へ" },
        Action::Discard { ref cards } => say! { at, to;
            "discard {cards}" / "{cards}を捨てる"; cards = at.told(&**cards)
        },
        Action::RecoverWeapon { card } => recover(at, card, to),
        Action::TakeItem { item } => say! { at, to;
            "take {item}" / "{item}を取る"; item = at.told(&item)
        },
        Action::AssignItems { ref gets } => assign(at, gets, to),
        Action::ChooseEquipment { piece } => say! { at, to;
            "wear {piece}" / "{piece}を装備する"; piece = at.told(&piece)
        },
        Action::UpkeepPick { card } => say! { at, to;
            "discard {card}" / "{card}を捨てる"; card = at.told(&card)
        },
        Action::DestructionOrder { ref slots } => say! { at, to;
            "destroy in this order: {parts}" / "この順番で破壊する：{parts}";
            parts = targets(at, slots.iter().copied())
        },
    }
}

/// A move with where it starts.
fn moves(
    at: At<'_>,
    own: Option<Seat>,
    goal: Square,
    to: Words<'_>,
    [en, ja]: [&'static str; 2],
) -> fmt::Result {
    let what = at.word(en, ja);
    match own.and_then(|seat| at.state.seat(seat).at) {
        Some(from) => say! { at, to; "{what} from {from} to {goal}" / "{from}から{goal}へ{what}" },
        None => say! { at, to; "{what} to {goal}" / "{goal}へ{what}" },
    }?;
    match at.game.lava(goal) {
        Some(lava) => say! { at, to;
            ", stopping on lava ({damage} damage)" / "（溶岩マスで停止、{damage}ダメージ）";
            damage = lava.stop()
        },
        None => Ok(()),
    }
}

/// What an attack is made with, how it is paid and at what it is aimed.
struct Said<'a> {
    source: Source,
    pay: &'a Pay,
    targets: Slots,
    primary: Slot,
}

impl Said<'_> {
    fn attack(&self, at: At<'_>, to: Words<'_>) -> fmt::Result {
        say! { at, to;
            "attack {targets} with {name}{paid}" / "{name}で{targets}を攻撃{paid}";
            targets = targets(at, self.targets.iter()), name = attack_name(at.t, self.source),
            paid = at.told(self.pay)
        }?;
        if self.targets.len() < 2 {
            return Ok(());
        }
        say! { at, to;
            ", {first} first" / "（主な攻撃対象は{first}）"; first = at.text(self.primary.name())
        }
    }
}

/// A boost that is chosen at play, behind the action.
fn boosted(at: At<'_>, source: Source, boost: bool, to: Words<'_>) -> fmt::Result {
    let printed = match source {
        Source::Card(card) => at.game.cards.card(card).boost,
        Source::Face(_) | Source::Sub(_) => None,
    };
    match printed.filter(|_| boost) {
        Some(boost) => say! { at, to;
            ", boosted with {n} tension" / "（テンション{n}を消費して強化）"; n = boost.tension
        },
        None if boost => say! { at, to; ", boosted" / "（強化）" },
        None => Ok(()),
    }
}

/// A weapon card that is taken, for the eyes that may know which.
fn recover(at: At<'_>, card: CardKind, to: Words<'_>) -> fmt::Result {
    let shown = at.game.shows_recovered(at.state, at.eye);
    say! { at, to;
        "take {card} to the hand" / "{card}を手札に加える"; card = hidden_card(at.t, card, shown)
    }
}

/// Who gets what, in the order of the seats, and who goes without.
fn assign(at: At<'_>, gets: &[Get], to: Words<'_>) -> fmt::Result {
    let mut comma = "";
    let mut gets: Vec<_> = gets.iter().map(|get| (at.state.seat_of(get.hero), get)).collect();
    gets.sort_by_key(|(seat, _)| *seat);
    for (seat, Get { hero, item }) in &gets {
        let hero = seat.map_or_else(|| race_hero(at, *hero), |seat| at.seat(seat).to_owned());
        say! { at, to;
            "{comma}{item} for {hero}" / "{comma}{hero}に{item}"; item = at.told(item)
        }?;
        comma = at.word(", ", "、");
    }
    if gets.is_empty() {
        say! { at, to; "no item for anybody" / "誰にも渡さない" }
    } else {
        Ok(())
    }
}
