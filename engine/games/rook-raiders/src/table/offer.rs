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

    /// How probable it is that dice hit that an action lets fall. Source: RR-5.10, RR-9.10, RR-R10.
    pub(crate) fn hit_chance(&self, state: &State, action: &Action) -> Option<Badge> {
        let (target, lies) = match (action, state.tasks.last()) {
            (Action::Dice { target }, _) => (*target, [None; 2]),
            (Action::Reroll { .. }, Some(Task::Roll { target, .. })) => (*target, [None; 2]),
            (Action::RerollDie { die, .. }, Some(Task::Roll { target, dice, .. })) => {
                let mut lies = *dice;
                lies[die.index()] = None;
                (*target, lies)
            }
            _ => return None,
        };
        let aimed = self.aimed(state, target)?;
        let (need, percent) = (aimed.need(), aimed.percent(lies));
        let text = Label::same(format!("{need}+ {percent} %"));
        let meaning = Label::new(
            format!("{need} or more on the dice hits: {percent} %"),
            format!("出目{need}以上で命中：{percent}％"),
        );
        Some(Badge::new(text.clone(), meaning, Tone::Plain).signed(Icon::Die, text))
    }

    /// The dice of an attack, what they needed and what they came to. Source: RR-5.10 to RR-5.13.
    pub(crate) fn thrown(&self, state: &State, faces: &[u8]) -> Throw {
        let Some(Task::Roll { target, dice, .. }) = state.tasks.last() else {
            return Throw::of_numbers(faces);
        };
        let mut fallen = faces.iter().copied();
        let shown = dice.map(|lies| lies.or_else(|| fallen.next()).unwrap_or(1));
        let throw = Throw::of_numbers(&shown);
        let Some(aimed) = self.aimed(state, *target) else { return throw };
        let (need, percent) = (aimed.need(), aimed.percent(*dice));
        let came = aimed.verdict(shown);
        let damage = came.damage();
        let tone = match came {
            Verdict::Critical | Verdict::Hit => Tone::Good,
            Verdict::Graze => Tone::Warning,
            Verdict::Fumble => Tone::Bad,
        };
        let sum = shown.iter().sum::<u8>();
        // The words of the event tell the total, what was needed is said of the dice alone.
        let (en, ja) = if aimed.modifier == 0 {
            (String::new(), String::new())
        } else {
            (format!("{sum} on the dice, "), format!("出目{sum}、"))
        };
        let (called_en, called_ja) = came.called().map_or_else(Default::default, |called| {
            (format!("{}, ", called.en), format!("{}、", called.ja))
        });
        let told = Label::new(
            format!("{en}{need} or more: {percent} % → {called_en}{damage} damage"),
            format!("{ja}{need}以上{percent}％ → {called_ja}{damage}ダメージ"),
        );
        throw.told(told, tone)
    }

    /// What the skill in use is up against.
    fn aimed(&self, state: &State, target: MonsterId) -> Option<Aimed> {
        let skill = self.in_use(state)?;
        let (_, target) = state.seats[skill.seat.index()].monster(target)?;
        let defense = self.cards.monster(target.kind).defense;
        Some(Aimed { modifier: self.modifier(skill.unit.kind), defense })
    }
}

/// An attack with dice: what is added to them, and what they are to reach.
#[derive(Clone, Copy)]
struct Aimed {
    modifier: i8,
    defense: u8,
}

impl Aimed {
    /// What the dice alone have to show.
    fn need(self) -> i16 {
        i16::from(self.defense) - i16::from(self.modifier)
    }

    fn verdict(self, dice: [u8; 2]) -> Verdict {
        verdict(dice, self.modifier, self.defense)
    }

    /// How probable a hit is, where some of the dice lie already.
    fn percent(self, lies: [Option<u8>; 2]) -> u32 {
        let [one, two] = lies.map(|lies| lies.map_or(1..=FACES, |face| face..=face));
        let pairs = || one.clone().flat_map(|one| two.clone().map(move |two| [one, two]));
        let hits = |dice: &[u8; 2]| matches!(self.verdict(*dice), Verdict::Hit | Verdict::Critical);
        percent(pairs().filter(hits).count() as u32, pairs().count() as u32)
    }
}

#[cfg(test)]
mod tests;
