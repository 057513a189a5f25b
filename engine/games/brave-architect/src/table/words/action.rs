//! Actions in words, as a player says them: in a list of choices and in a transcript.

use super::parts::{aimed, draft_set, hidden_card, paid, style};
use super::{BraveArchitect, Teller, fmt, say};
use crate::action::{Action, Get, Pay, Source};
use crate::cards::{CardKind, face_of};
use crate::state::State;
use crate::vocabulary::{Slot, Slots, Square};
use kanso_engine::game::Words;
use kanso_engine::{Eye, Lang, Seat};

/// An action in words; `state` is the one before it.
pub fn action(
    game: &BraveArchitect,
    state: &State,
    action: &Action,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let t = Teller::new(game, lang, eye);
    let own = game.asked(state).and_then(|(_, seats)| seats.only());
    match *action {
        Action::DraftPick { set } => say! { t, to;
            "take {set}" / "{set}を取る"; set = draft_set(t, set)
        },
        Action::ChooseStyle { style: chosen } => {
            let weapon = own.and_then(|seat| state.seat(seat).weapon);
            if let Some(weapon) = weapon {
                say! { t, to;
                    "choose the style {style}" / "{style}を選ぶ";
                    style = style(t, face_of(weapon, chosen))
                }
            } else {
                say! { t, to;
                    "choose style {letter}" / "戦闘スタイル{letter}を選ぶ"; letter = chosen.letter()
                }
            }
        }
        Action::PlaceHero { at } => say! { t, to; "start on {at}" / "{at}に配置する" },
        Action::NextHero { hero } => say! { t, to;
            "{hero} acts next" / "次は{hero}の手番"; hero = t.race_hero(state, hero)
        },
        Action::Proceed => say! { t, to; "let the dragon act" / "敵の行動に進む" },
        Action::Move { to: goal } => moves(t, state, own, goal, to, ["move", "移動"]),
        Action::ExtraMove { to: goal } => {
            moves(t, state, own, goal, to, ["make the extra move", "追加移動"])
        }
        Action::PostAttackMove { to: goal } => {
            moves(t, state, own, goal, to, ["move after the attack", "攻撃後に移動"])
        }
        Action::Play { card, ref pay, aim, boost } => {
            say! { t, to;
                "play {card}{paid}{aim}" / "{card}をプレイ{paid}{aim}";
                card = t.card(card), paid = paid(t, pay), aim = aimed(t, state, aim)
            }?;
            boosted(t, Source::Card(card), boost, to)
        }
        Action::Attack { source, ref pay, targets, primary, boost } => {
            let said = Said { source, pay, targets, primary };
            said.attack(t, state, to)?;
            boosted(t, source, boost, to)
        }
        Action::UseAbility { ability, ref pay, aim } => say! { t, to;
            "use {ability}{cost}{aim}" / "{ability}を使う{cost}{aim}";
            cost = paid(t, pay), ability = t.ability_name(ability), aim = aimed(t, state, aim)
        },
        Action::UsePlaced { card, aim } => say! { t, to;
            "use the placed card {card}{aim}" / "設置した{card}を使う{aim}";
            card = t.card(card), aim = aimed(t, state, aim)
        },
        Action::UseItem { hero, item, target } => {
            let (who, item) = (t.race_hero(state, hero), t.item(item));
            if hero == target {
                say! { t, to; "{who} uses {item}" / "{who}が{item}を使う" }
            } else {
                say! { t, to;
                    "{who} uses {item} for {target}" / "{who}が{target}に{item}を使う";
                    target = t.race_hero(state, target)
                }
            }
        }
        Action::TensionHeal { hero } => say! { t, to;
            "{hero} heals 1 HP for 2 tension" / "{hero}がテンション2を消費してHPを1回復";
            hero = t.race_hero(state, hero)
        },
        Action::EndTurn => say! { t, to;
            "end the turn without an attack" / "攻撃せずに手番を終える"
        },
        Action::Stop => say! { t, to; "end the turn" / "手番を終える" },
        Action::Boost => say! { t, to; "pay the tension" / "テンションを消費する" },
        Action::Pass => say! { t, to; "pass" / "パス" },
        Action::SlamSide { to: goal } => say! { t, to; "to {goal}" / "{goal}へ" },
        Action::Discard { ref cards } => say! { t, to;
            "discard {cards}" / "{cards}を捨てる"; cards = t.cards(cards)
        },
        Action::RecoverWeapon { card } => recover(t, state, card, to),
        Action::TakeItem { item } => say! { t, to;
            "take {item}" / "{item}を取る"; item = t.item(item)
        },
        Action::AssignItems { ref gets } => assign(t, state, gets, to),
        Action::ChooseEquipment { piece } => say! { t, to;
            "wear {piece}" / "{piece}を装備する"; piece = t.piece(piece)
        },
        Action::UpkeepPick { card } => say! { t, to;
            "discard {card}" / "{card}を捨てる"; card = t.card(card)
        },
        Action::DestructionOrder { ref slots } => say! { t, to;
            "destroy in this order: {parts}" / "この順番で破壊する：{parts}";
            parts = t.list(
                slots.iter().map(|slot| t.target(state, *slot)).collect(),
                "nothing",
                "なし",
            )
        },
    }
}

/// A move with where it starts.
fn moves(
    t: Teller<'_>,
    state: &State,
    own: Option<Seat>,
    goal: Square,
    to: Words<'_>,
    [en, ja]: [&'static str; 2],
) -> fmt::Result {
    let what = t.word(en, ja);
    match own.and_then(|seat| state.seat(seat).at) {
        Some(from) => say! { t, to; "{what} from {from} to {goal}" / "{from}から{goal}へ{what}" },
        None => say! { t, to; "{what} to {goal}" / "{goal}へ{what}" },
    }?;
    match t.game.lava(goal) {
        Some(lava) => say! { t, to;
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
    fn attack(&self, t: Teller<'_>, state: &State, to: Words<'_>) -> fmt::Result {
        let targets = self.targets.iter().map(|slot| t.target(state, slot)).collect();
        say! { t, to;
            "attack {targets} with {name}{paid}" / "{name}で{targets}を攻撃{paid}";
            targets = t.list(targets, "nothing", "なし"), name = t.attack_name(self.source),
            paid = paid(t, self.pay)
        }?;
        if self.targets.len() < 2 {
            return Ok(());
        }
        say! { t, to;
            ", {first} first" / "（主な攻撃対象は{first}）"; first = t.slot(self.primary)
        }
    }
}

/// A boost that is chosen at play, behind the action.
fn boosted(t: Teller<'_>, source: Source, boost: bool, to: Words<'_>) -> fmt::Result {
    let printed = match source {
        Source::Card(card) => t.game.cards.card(card).boost,
        Source::Face(_) | Source::Sub(_) => None,
    };
    match printed.filter(|_| boost) {
        Some(boost) => say! { t, to;
            ", boosted with {n} tension" / "（テンション{n}を消費して強化）"; n = boost.tension
        },
        None if boost => say! { t, to; ", boosted" / "（強化）" },
        None => Ok(()),
    }
}

/// A weapon card that is taken, for the eyes that may know which.
fn recover(t: Teller<'_>, state: &State, card: CardKind, to: Words<'_>) -> fmt::Result {
    let shown = t.game.shows_recovered(state, t.eye);
    say! { t, to;
        "take {card} to the hand" / "{card}を手札に加える"; card = hidden_card(t, card, shown)
    }
}

/// Who gets what, in the order of the seats, and who goes without.
fn assign(t: Teller<'_>, state: &State, gets: &[Get], to: Words<'_>) -> fmt::Result {
    let mut comma = "";
    let mut gets: Vec<_> = gets.iter().map(|get| (state.seat_of(get.hero), get)).collect();
    gets.sort_by_key(|(seat, _)| *seat);
    for (seat, Get { hero, item }) in &gets {
        let hero = seat.map_or_else(|| t.race_hero(state, *hero), |seat| t.seat(seat).to_owned());
        say! { t, to;
            "{comma}{item} for {hero}" / "{comma}{hero}に{item}"; item = t.item(*item)
        }?;
        comma = t.word(", ", "、");
    }
    if gets.is_empty() {
        say! { t, to; "no item for anybody" / "誰にも渡さない" }
    } else {
        Ok(())
    }
}
