//! What an action pays, which have no place on the table, and what dice came to.

use super::words::{TOKEN, TROPHY};
use crate::prelude::*;
use crate::rules::chapter::roll::{FACES, Verdict, WILL_POWER_COST, verdict};
use kanso_engine::scene::{Badge, Icon, Throw, percent};
use kanso_engine::words::{Thing, thing};

static GOLD: Thing = thing("gold", "gold", "金", "");

impl RookRaiders {
    /// Marks and gold that an action costs. Source: RR-4.17, RR-4.18, RR-9.4, RR-9.10, RR-9.12.
    pub(crate) fn price(&self, state: &State, action: &Action, into: &mut Vec<Badge>) {
        let level_up = || {
            let seat = state.active_seat();
            seat.map_or(0, |seat| self.level_up_cost(&state.seats[seat.index()]))
        };
        let marks = match action {
            Action::Activate { full_move: Some(tokens), .. } => Some((*tokens, WILL_POWER_COST)),
            Action::Reroll { pay_tokens } | Action::RerollDie { pay_tokens, .. } => {
                Some((*pay_tokens, WILL_POWER_COST))
            }
            Action::LevelUp { pay_tokens, .. } => Some((*pay_tokens, level_up())),
            _ => None,
        };
        if let Some((tokens, cost)) = marks {
            into.extend(Badge::price(Icon::Honour, tokens, &TOKEN));
            into.extend(Badge::price(Icon::Trophy, cost.saturating_sub(tokens), &TROPHY));
        }
        let card = match action {
            Action::DeployHand { card, .. } => Some(*card),
            Action::DeployMercenary { slot, .. } => {
                state.mercenary_row.get(usize::from(*slot)).copied().flatten()
            }
            _ => None,
        };
        if let Some(card) = card.filter(|card| self.cards.has_unit(*card)) {
            into.extend(Badge::price(Icon::Gold, self.cards.unit(card).cost, &GOLD));
        }
    }

    /// True for what answers a roll or leaves a skill unused.
    pub(crate) const fn is_beside(action: &Action) -> bool {
        matches!(action, Action::Accept | Action::Reroll { .. } | Action::NoSkill)
    }

    /// The dice of an attack, what they needed and what they came to. Source: RR-5.10 to RR-5.13.
    pub(crate) fn thrown(&self, state: &State, faces: &[u8]) -> Throw {
        let Some(Task::Roll { target, dice, .. }) = state.tasks.last() else {
            return Throw::of_numbers(faces);
        };
        let mut fallen = faces.iter().copied();
        let [a, b] = dice.map(|lies| lies.or_else(|| fallen.next()).unwrap_or(1));
        let throw = Throw::of_numbers(&[a, b]);
        let attack = self.in_use(state).and_then(|skill| {
            let (_, target) = state.seats[skill.seat.index()].monster(*target)?;
            Some((skill, target))
        });
        let Some((skill, target)) = attack else { return throw };
        let modifier = self.modifier(skill.unit.kind);
        let defense = self.cards.monster(target.kind).defense;
        let (mut good, mut all) = (0, 0);
        // What lies already did not fall.
        let of = |lies: Option<u8>| lies.map_or(1..=FACES, |face| face..=face);
        for one in of(dice[0]) {
            for two in of(dice[1]) {
                all += 1;
                let verdict = verdict([one, two], modifier, defense);
                good += u32::from(matches!(verdict, Verdict::Hit | Verdict::Critical));
            }
        }
        let need = i16::from(defense) - i16::from(modifier);
        let chance = percent(good, all);
        let came = verdict([a, b], modifier, defense);
        let damage = came.damage();
        let tone = match came {
            Verdict::Critical | Verdict::Hit => Tone::Good,
            Verdict::Graze => Tone::Warning,
            Verdict::Fumble => Tone::Bad,
        };
        let told = Label::new(
            format!("{need} or more: {chance} % → {damage} damage"),
            format!("{need}以上{chance}％ → {damage}ダメージ"),
        );
        throw.told(told, tone)
    }
}

#[cfg(test)]
mod tests;
