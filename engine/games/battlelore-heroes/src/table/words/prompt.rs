//! What is asked, of whom and what it hangs on; for chance, what falls and from what.

use super::{
    ARTIFACTS, At, CHEST_TOKENS, COMMANDS, CRITICALS, DICE, LORES, fmt, how_many, led, say,
};
use crate::prelude::*;
use kanso_engine::ChanceKind;
use kanso_engine::words::Thing;

/// What the awaited decision asks, or what chance is about.
pub fn prompt(
    game: &BattleLore,
    state: &State,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let at = At::new(game, state, lang, eye);
    if state.tasks.is_empty() {
        return say! { at, to; "the game is over" / "ゲーム終了" };
    }
    if let Some((question, seat)) = game.asked(state) {
        return question.put(at, seat, to);
    }
    // What runs by itself is never awaited.
    chance(at, to).unwrap_or_else(|| say! { at, to; "the game goes on by itself" / "自動で進む" })
}

/// What falls, and from what: so many dice or cards as the awaited chance says.
fn chance(at: At<'_>, to: Words<'_>) -> Option<fmt::Result> {
    let state = at.state;
    let count = match at.game.chance(state)?.kind {
        ChanceKind::Roll { dice, .. } => dice,
        ChanceKind::Draw { count, .. } => count,
        ChanceKind::Pick { .. } | ChanceKind::Shuffle { .. } => return None,
    };
    let (dice, criticals) = (at.count(count, &DICE), at.count(count, &CRITICALS));
    let battle = || state.battle();
    let seat = |camp| at.seat(state.seat_of(camp));
    let led = |fighter: &Fighter| led(at.t, &at.game.piece(state, fighter));
    let draws = |who: &str, cards: &'static Thing, deck: u32, to: Words<'_>| {
        say! { at, to;
            "{who} draws {cards} from a deck of {deck}" / "{who}がデッキ{deck}枚から{cards}を引く";
            cards = at.count(count, cards)
        }
    };
    let hero = BattleLore::hero_asked(state);
    let hero = || hero.map(|hero| at.told(&hero).to_string());
    Some(match *state.tasks.last()? {
        Task::FirstArtifacts(hero) | Task::RedrawArtifact(hero) => {
            draws(at.seat(state.owner(hero)), &ARTIFACTS, state.artifacts.total(), to)
        }
        Task::Aaa | Task::Gain => draws(&hero()?, &ARTIFACTS, state.artifacts.total(), to),
        Task::DealCommands(camp) => draws(seat(camp), &COMMANDS, battle().command_deck.total(), to),
        Task::DrawCommands { .. } => {
            draws(seat(at.game.active(state)), &COMMANDS, battle().command_deck.total(), to)
        }
        Task::DealLore(camp) | Task::DrawLore { camp, .. } => {
            draws(seat(camp), &LORES, battle().lore_deck.total(), to)
        }
        Task::FalseOrders(camp) => say! { at, to;
            "which card does {who} lose of {cards}?" /
            "{who}の手札（{cards}）のうち捨て札になるのは？";
            who = seat(camp), cards = how_many(at.t, &battle().side(camp).commands, &COMMANDS)
        },
        Task::CommandDice => {
            let in_play = battle().in_play?;
            let card = in_play.acts_as.unwrap_or(in_play.card);
            say! { at, to;
                "{who} rolls {dice} for {card}" / "{who}が{card}の{dice}を振る";
                who = seat(at.game.active(state)), card = at.told(&card)
            }
        }
        Task::Fight => {
            let fight = battle().fight()?;
            let (one, other) = (led(&fight.attacker), led(&fight.target));
            match fight.step {
                FightStep::Roll => say! { at, to;
                    "{dice}: {one} against {other}" / "{one}が{other}に{dice}を振る"
                },
                FightStep::Reroll => say! { at, to;
                    "{dice} rolled again: {one} against {other}" /
                    "{one}が{other}への{dice}を振り直す"
                },
                FightStep::Remedy => say! { at, to;
                    "a die to save figures of {other}" / "{other}の損害を防ぐダイスを振る"
                },
                _ => say! { at, to; "{criticals} for {other}" / "{other}への{criticals}を振る" },
            }
        }
        Task::Retreat => {
            let retreat = battle().retreat.as_ref()?;
            let who = led(&retreat.who);
            match retreat.step {
                RetreatStep::Critical => say! { at, to;
                    "{criticals} for {who}, which cannot retreat" /
                    "退却できない{who}への{criticals}を振る"
                },
                _ => say! { at, to;
                    "{dice} for the panic of {who}" / "{who}のパニックロスに{dice}を振る"
                },
            }
        }
        Task::Check => {
            let check = battle().check.as_ref()?;
            let hero = hero()?;
            match check.step {
                CheckStep::Roll => say! { at, to;
                    "{who} rolls {dice} for the casualty check of {hero}" /
                    "{who}が{hero}の負傷チェックの{dice}を振る";
                    who = seat(battle().hero(check.hero).camp.other())
                },
                CheckStep::Reroll => say! { at, to;
                    "{dice} of the casualty check of {hero} again" /
                    "{hero}の負傷チェックの{dice}を振り直す"
                },
                _ => say! { at, to;
                    "the amulet's die for {hero}" / "{hero}の護符のダイスを振る"
                },
            }
        }
        Task::Damage => {
            let damage = battle().damage.as_ref()?;
            let target = led(damage.targets.first()?);
            if damage.step == DamageStep::Critical {
                say! { at, to; "{criticals} for {target}" / "{target}への{criticals}を振る" }
            } else {
                say! { at, to;
                    "{by} on {target}: {dice}" / "{by}で{target}に{dice}を振る";
                    by = at.told(&damage.by)
                }
            }
        }
        Task::Search => say! { at, to;
            "{hero} draws {tokens} out of the chest" / "{hero}が宝箱から{tokens}を引く";
            hero = hero()?, tokens = at.count(count, &CHEST_TOKENS)
        },
        // Never awaited: they ask, or run by themselves.
        _ => return None,
    })
}
