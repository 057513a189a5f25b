//! What chance is about: whose dice or cards, and what hangs on them.

use super::{Teller, by_itself, fmt, hero_of, how_many, say};
use crate::battle::{CheckStep, DamageStep, FightStep, Fighter, RetreatStep};
use crate::state::{AaaStep, State, Task};
use crate::table::words::{self, ARTIFACTS, CHEST_TOKENS, COMMANDS, CRITICALS, DICE, LORES};
use crate::vocabulary::Camp;
use kanso_engine::game::Words;

/// What falls, and from what.
pub(super) fn chance(t: Teller<'_>, state: &State, to: Words<'_>) -> fmt::Result {
    let Some(&task) = state.tasks.last() else { return by_itself(t, to) };
    match task {
        Task::FirstArtifacts(hero) => {
            let count = t.game.drawable(state, crate::rules::course::SHOWN_FIRST);
            artifacts(t, state, t.seat(state.owner(hero)), count, to)
        }
        Task::RedrawArtifact(hero) => artifacts(t, state, t.seat(state.owner(hero)), 1, to),
        Task::Aaa => aaa(t, state, to),
        Task::Gain => {
            let hero = state.battle().gain.as_ref().map(|gain| gain.hero);
            match hero {
                Some(hero) => artifacts(t, state, &hero_of(t, state, hero), 1, to),
                None => by_itself(t, to),
            }
        }
        Task::DealCommands(camp) => commands(t, state, camp, t.game.hand_size(state, camp), to),
        Task::DrawCommands { left, .. } => commands(t, state, t.game.active(state), left, to),
        Task::DealLore(camp) => lores(t, state, camp, crate::rules::course::LORE_FIRST, to),
        Task::DrawLore { camp, left, .. } => lores(t, state, camp, left, to),
        Task::FalseOrders(camp) => {
            let held = state.battle().side(camp).commands.len() as u64;
            say! { t, to;
                "which card does {who} lose of {cards}?" /
                "{who}の手札（{cards}）のうち捨て札になるのは？";
                who = t.seat(state.seat_of(camp)), cards = t.count(held, &COMMANDS)
            }
        }
        Task::CommandDice => {
            let in_play = state.battle().in_play;
            let card = in_play.map(|in_play| in_play.acts_as.unwrap_or(in_play.card));
            match card {
                Some(card) => say! { t, to;
                    "{who} rolls {dice} for {card}" / "{who}が{card}の{dice}を振る";
                    who = t.seat(state.seat_of(t.game.active(state))),
                    dice = t.count(t.game.command_dice(state), &DICE), card = t.told(&card)
                },
                None => by_itself(t, to),
            }
        }
        Task::Fight => fight(t, state, to),
        Task::Retreat => retreat(t, state, to),
        Task::Check => check(t, state, to),
        Task::Damage => damage(t, state, to),
        Task::Search => {
            let hero = state.battle().search.as_ref().map(|search| search.hero);
            match hero {
                Some(hero) => say! { t, to;
                    "{hero} draws {tokens} out of the chest" / "{hero}が宝箱から{tokens}を引く";
                    tokens = t.count(t.game.tokens_drawn(state, hero), &CHEST_TOKENS),
                    hero = hero_of(t, state, hero)
                },
                None => by_itself(t, to),
            }
        }
        // Never awaited: they ask, or run by themselves.
        _ => by_itself(t, to),
    }
}

fn artifacts(t: Teller<'_>, state: &State, who: &str, count: u8, to: Words<'_>) -> fmt::Result {
    say! { t, to;
        "{who} draws {cards} from a deck of {deck}" / "{who}がデッキ{deck}枚から{cards}を引く";
        cards = t.count(count, &ARTIFACTS), deck = state.artifacts.total()
    }
}

fn commands(t: Teller<'_>, state: &State, camp: Camp, left: u8, to: Words<'_>) -> fmt::Result {
    let deck = state.battle().command_deck.total();
    say! { t, to;
        "{who} draws {cards} from a deck of {deck}" / "{who}がデッキ{deck}枚から{cards}を引く";
        who = t.seat(state.seat_of(camp)), cards = t.count(u32::from(left).min(deck), &COMMANDS)
    }
}

fn lores(t: Teller<'_>, state: &State, camp: Camp, left: u8, to: Words<'_>) -> fmt::Result {
    let deck = state.battle().lore_deck.total();
    say! { t, to;
        "{who} draws {cards} from a deck of {deck}" / "{who}がデッキ{deck}枚から{cards}を引く";
        who = t.seat(state.seat_of(camp)), cards = t.count(u32::from(left).min(deck), &LORES)
    }
}

/// Cards of the After Adventure Action.
fn aaa(t: Teller<'_>, state: &State, to: Words<'_>) -> fmt::Result {
    let aaa = state.campaign.as_ref().and_then(|campaign| campaign.aaa.as_ref());
    let hero = aaa.and_then(|aaa| Some((aaa, aaa.heroes.get(usize::from(aaa.at))?)));
    let Some((aaa, adventurer)) = hero else { return by_itself(t, to) };
    let count = match aaa.step {
        AaaStep::Reveal => t.game.drawable(state, t.game.reveals(state)),
        _ => 1,
    };
    artifacts(t, state, &hero_of(t, state, adventurer.hero), count, to)
}

/// A fighter by its piece, with its Leader.
fn led(t: Teller<'_>, state: &State, fighter: &Fighter) -> String {
    words::led(t, &t.game.piece(state, fighter))
}

/// Dice of a battle.
fn fight(t: Teller<'_>, state: &State, to: Words<'_>) -> fmt::Result {
    let Some(fight) = state.battle().fight() else { return by_itself(t, to) };
    let (one, other) = (led(t, state, &fight.attacker), led(t, state, &fight.target));
    match fight.step {
        FightStep::Roll => say! { t, to;
            "{dice}: {one} against {other}" / "{one}が{other}に{dice}を振る";
            dice = t.count(fight.rolled, &DICE)
        },
        FightStep::Reroll => say! { t, to;
            "{dice} rolled again: {one} against {other}" / "{one}が{other}への{dice}を振り直す";
            dice = how_many(t, &fight.rerolled, &DICE)
        },
        FightStep::Remedy => say! { t, to;
            "a die to save figures of {other}" / "{other}の損害を防ぐダイスを振る"
        },
        FightStep::Critical => say! { t, to;
            "{dice} for {other}" / "{other}への{dice}を振る"; dice = t.count(fight.hits, &CRITICALS)
        },
        FightStep::PreAttack
        | FightStep::PreDefend
        | FightStep::PostAttack
        | FightStep::PostDefend
        | FightStep::Hits
        | FightStep::Check
        | FightStep::Flags
        | FightStep::Blood
        | FightStep::After
        | FightStep::Answer
        | FightStep::Ground
        | FightStep::FollowOn
        | FightStep::Pursue
        | FightStep::Bonus
        | FightStep::End => by_itself(t, to),
    }
}

/// Dice of a retreat.
fn retreat(t: Teller<'_>, state: &State, to: Words<'_>) -> fmt::Result {
    let Some(retreat) = state.battle().retreat.as_ref() else { return by_itself(t, to) };
    let who = led(t, state, &retreat.who);
    match retreat.step {
        RetreatStep::Critical => say! { t, to;
            "{dice} for {who}, which cannot retreat" / "退却できない{who}への{dice}を振る";
            dice = t.count(retreat.losses, &CRITICALS)
        },
        RetreatStep::Panic => say! { t, to;
            "{dice} for the panic of {who}" / "{who}のパニックロスに{dice}を振る";
            dice = t.count(t.game.panic_dice(state), &DICE)
        },
        RetreatStep::Ignore
        | RetreatStep::Choose
        | RetreatStep::Walk
        | RetreatStep::Passing
        | RetreatStep::Losses
        | RetreatStep::End => by_itself(t, to),
    }
}

/// Dice of a casualty check.
fn check(t: Teller<'_>, state: &State, to: Words<'_>) -> fmt::Result {
    let Some(check) = state.battle().check.as_ref() else { return by_itself(t, to) };
    let hero = hero_of(t, state, check.hero);
    match check.step {
        CheckStep::Roll => say! { t, to;
            "{who} rolls {dice} for the casualty check of {hero}" /
            "{who}が{hero}の負傷チェックの{dice}を振る";
            who = t.seat(state.seat_of(state.battle().hero(check.hero).camp.other())),
            dice = t.count(check.dice, &DICE)
        },
        CheckStep::Reroll => say! { t, to;
            "{dice} of the casualty check of {hero} again" /
            "{hero}の負傷チェックの{dice}を振り直す";
            dice = how_many(t, &check.rerolled, &DICE)
        },
        CheckStep::LastLight => say! { t, to;
            "the amulet's die for {hero}" / "{hero}の護符のダイスを振る"
        },
        CheckStep::Extra
        | CheckStep::Window
        | CheckStep::RerollWindow
        | CheckStep::WoundWindow
        | CheckStep::Result => by_itself(t, to),
    }
}

/// Dice of a card, a power or an item.
fn damage(t: Teller<'_>, state: &State, to: Words<'_>) -> fmt::Result {
    let Some(damage) = state.battle().damage.as_ref() else { return by_itself(t, to) };
    let Some(target) = damage.targets.first() else { return by_itself(t, to) };
    let target = led(t, state, target);
    match damage.step {
        DamageStep::Critical => say! { t, to;
            "{dice} for {target}" / "{target}への{dice}を振る";
            dice = t.count(damage.critical, &CRITICALS)
        },
        DamageStep::Roll | DamageStep::Hits | DamageStep::Flags | DamageStep::Next => say! { t, to;
            "{by} on {target}: {dice}" / "{by}で{target}に{dice}を振る";
            by = t.told(&damage.by), dice = t.count(damage.dice, &DICE)
        },
    }
}
