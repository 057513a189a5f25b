//! Refusals about councils, Command and Lore cards, skills and artifacts in use, and chests.

use super::{ItemId, Teller, fmt, of_another_file, say};
use crate::cards::{LoreWindow, Usage, UseLimit};
use crate::refusal::Refusal;
use crate::table::words::{LEVELS, LORES, TOKENS};
use crate::vocabulary::Mode;
use kanso_engine::game::Words;

pub(super) fn refusal(t: Teller<'_>, refusal: &Refusal, to: Words<'_>) -> fmt::Result {
    match *refusal {
        Refusal::WrongCouncil { total, wanted } if total == u32::from(wanted) => say! { t, to;
            "no Lore Master has more than level 3" / "ロアマスターのレベルは1人3まで"
        },
        Refusal::WrongCouncil { total, wanted } => say! { t, to;
            "the levels of the War Council add up to {total}, and must to {wanted}" /
            "ウォーカウンシルの合計は{levels}だが、{wanted}でなければならない";
            levels = t.count(total, &LEVELS)
        },
        Refusal::WrongLoreCount { found, wanted } => say! { t, to;
            "{cards} must be kept, not {found}" / "残すのは{cards}：{found}枚ではない";
            cards = t.count(wanted, &LORES)
        },
        Refusal::NotThere { rule: _ } => say! { t, to;
            "this card is not among those held or shown: name one of them" /
            "そのカードは手元にも公開中にもない：ある中から選ぶ"
        },
        Refusal::MustKeep => say! { t, to;
            "one of the cards shown must be kept: choose it" /
            "公開したカードから1枚は残す：どれかを選ぶ"
        },
        Refusal::CommandNotHeld { card } => say! { t, to;
            "{card} is not in the Command hand" / "{card}は戦術カードの手札にない";
            card = t.told(&card)
        },
        Refusal::LoreNotHeld { card } => say! { t, to;
            "{card} is not in the Lore hand" / "{card}はロアカードの手札にない"; card = t.told(&card)
        },
        Refusal::WrongWindow { card } => say! { t, to;
            "{card} is not played now, but {when}" /
            "{card}は今はプレイできない：使えるのは{when}";
            when = window(t, t.game.cards.lore(card).window), card = t.told(&card)
        },
        Refusal::WrongMode { card, mode } => say! { t, to;
            "{card} is for {battles}, and this is none" / "{card}は{battles}でしか使えない";
            battles = match mode {
                Mode::Melee => t.word("melee", "白兵戦"),
                Mode::Ranged => t.word("battles at range", "射撃戦"),
            },
            card = t.told(&card)
        },
        Refusal::NoEffect { card } => say! { t, to;
            "{card} would change nothing now" / "{card}は今使っても何も変わらない";
            card = t.told(&card)
        },
        Refusal::PlayedInLieu { card } => say! { t, to;
            "{card} takes the place of a Command card: play it as that" /
            "{card}は戦術カードの代わりに使う：そのようにプレイする";
            card = t.told(&card)
        },
        Refusal::TooFewTokens { has, wanted, rule: _ } => say! { t, to;
            "it costs {cost}, and only {has} left" / "{cost}が必要だが、{has}個しかない";
            cost = t.count(wanted, &TOKENS)
        },
        Refusal::LorePlayed => say! { t, to;
            "a Lore card was played in this turn: the next one may come in the next turn" /
            "この手番はもうロアカードをプレイした：次は次の手番"
        },
        Refusal::NoTarget { card } => say! { t, to;
            "this is no target for {card}" / "{card}の対象にならない"; card = t.told(&card)
        },
        Refusal::NoRallyTarget => say! { t, to;
            "only an own troop that lost figures and stands beside no enemy can be healed, by the card that heals" /
            "回復できるのは、回復のカードで、フィギュアを失い敵に隣接していない自軍部隊だけ"
        },
        Refusal::WrongRole { item } => {
            let name = t.told(&item);
            match usage(t, item) {
                Some(Usage::ChampionOnly) => say! { t, to;
                    "{name} is for Champions only" / "{name}を使えるのはチャンピオンだけ"
                },
                Some(Usage::LeaderOnly) => say! { t, to;
                    "{name} is for Leaders only" / "{name}を使えるのはリーダーだけ"
                },
                Some(Usage::Any) | None => say! { t, to;
                    "{name} cannot be used by the hero as it is now" /
                    "今のヒーローは{name}を使えない"
                },
            }
        }
        Refusal::NotEquipped { item: item @ ItemId::Artifact(_) } => say! { t, to;
            "{name} is not equipped" / "{name}は装備していない"; name = t.told(&item)
        },
        Refusal::NotEquipped { item: item @ ItemId::Skill(_) } => say! { t, to;
            "the hero has not learned {name}" / "ヒーローは{name}を習得していない";
            name = t.told(&item)
        },
        Refusal::UsedUp { item } => {
            let name = t.told(&item);
            match limit(t, item) {
                Some(UseLimit::PerGame) => say! { t, to;
                    "{name} can be used once in a battle" / "{name}は1戦闘に1回だけ"
                },
                Some(UseLimit::PerTurn) => say! { t, to;
                    "{name} can be used once in a turn" / "{name}は1手番に1回だけ"
                },
                Some(UseLimit::PerRoll) => say! { t, to;
                    "{name} can be used once in a roll" / "{name}はダイスを1回振るごとに1回だけ"
                },
                None => say! { t, to;
                    "{name} has been used as often as it can" / "{name}はもう使える回数を使い切った"
                },
            }
        }
        Refusal::CannotUse { item } => say! { t, to;
            "{name} has no use or no such target at this moment" /
            "{name}は今は使えないか、対象にならない";
            name = t.told(&item)
        },
        Refusal::NoToken { kind } => say! { t, to;
            "no {token} token is among those shown" / "公開されたトークンに{token}はない";
            token = t.text(kind.name())
        },
        _ => of_another_file(),
    }
}

/// When a Lore card is played.
const fn window(t: Teller<'_>, window: LoreWindow) -> &'static str {
    match window {
        LoreWindow::Alongside => t.word("with the Command card", "戦術カードと同時"),
        LoreWindow::InLieu => t.word("instead of a Command card", "戦術カードの代わり"),
        LoreWindow::Counter => t.word("against the enemy's Lore card", "相手のロアカードへの対抗"),
        LoreWindow::Movement => t.word("with the moves", "移動フェイズ"),
        LoreWindow::CombatAction => t.word("with the battles", "戦闘フェイズ"),
        LoreWindow::PreRollAttack => t.word("before an own attack roll", "自軍の攻撃のダイスの前"),
        LoreWindow::PreRollDefend => {
            t.word("before an enemy's attack roll", "敵の攻撃のダイスの前")
        }
        LoreWindow::PostRollDefend => {
            t.word("after an enemy's attack roll", "敵の攻撃のダイスの後")
        }
        LoreWindow::AfterBattle => t.word("after an enemy's melee", "敵の白兵戦の後"),
        LoreWindow::FollowOn => t.word("after ground was gained", "前進の後"),
    }
}

/// Who may use an artifact; none: a skill.
fn usage(t: Teller<'_>, item: ItemId) -> Option<Usage> {
    match item {
        ItemId::Artifact(card) => Some(t.game.cards.artifact(card).usage),
        ItemId::Skill(_) => None,
    }
}

/// How often an artifact is used; none: a skill or a potion.
fn limit(t: Teller<'_>, item: ItemId) -> Option<UseLimit> {
    match item {
        ItemId::Artifact(card) => {
            let row = t.game.cards.artifact(card);
            (!row.is_potion()).then_some(row.limit)
        }
        ItemId::Skill(_) => None,
    }
}
