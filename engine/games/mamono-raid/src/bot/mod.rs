//! A sensible player of Mamono Raid, by what everybody sees.
//!
//! Source: the bot policy of the specification. Scores are whole numbers; raw worths are hundredths
//! of a point. No score reads a bag, so nothing that is still to be drawn is used. A tie goes to the
//! first action of the list (MR-5.49).

mod raid;
mod shop;
#[cfg(test)]
mod tests;

use crate::prelude::*;
use crate::rules::check::placed_chip;
use crate::vocabulary::XP_VALUE_MAX;

/// The score of what the bot does only if nothing else is left.
const EXCLUDED: i64 = -1_000_000;
/// A chip of an item on a skill that it helps.
const GOOD_PLACE: i64 = 1_000;

/// How good a legal action is for the seat that is asked.
pub(crate) fn score(game: &MamonoRaid, state: &State, action: &Action) -> i64 {
    let Some((_, seat)) = game.asked(state) else { return 0 };
    let bot = Bot { game, state, seat, has: state.seat(seat) };
    match action {
        Action::PickStarter { symbol, way } => starter(*symbol, *way),
        Action::UseSkill { skill, x, targets, release: _, heal } => {
            bot.use_skill(*skill, *x, targets, *heal)
        }
        Action::Gather => bot.gather(),
        Action::UseItem { item, heal } => bot.use_item(*item, *heal),
        Action::Pass { space } => bot.pass(*space),
        Action::SwapParts { mine, theirs } => bot.swap(*mine, *theirs),
        Action::Decline | Action::Done | Action::ChooseResult { part: _ } => 0,
        Action::BuyLife { markers, bonus: _ } => bot.buy_life(*markers),
        Action::BuyItem { item, markers, bonus: _ } => bot.buy_item(*item, *markers),
        Action::LevelUp { character, skill, chips, starter, markers, bonus } => {
            let beside = Beside { markers: *markers, bonus: *bonus };
            let payment = Payment { chips: chips.clone(), starter: *starter, beside };
            bot.level_up(*character, *skill, &payment)
        }
        Action::PlaceChip { skill } => bot.place(*skill),
        Action::FieldMedic { markers, bonus: _ } => bot.field_medic(*markers),
        Action::UseEnemyItem { item: _, yes } => i64::from(*yes),
    }
}

/// Which starting chip, and how it counts (MR-4.19, MR-R32).
const fn starter(symbol: Character, way: Option<Way>) -> i64 {
    match way {
        Some(Way::Any) => 0,
        Some(Way::Own) | None => match symbol {
            Character::Warrior => 4,
            Character::Thief => 3,
            Character::Sorcerer => 2,
            Character::Cleric => 1,
        },
    }
}

/// The seat that is asked and what it looks at.
struct Bot<'a> {
    game: &'a MamonoRaid,
    state: &'a State,
    seat: Seat,
    has: &'a SeatState,
}

impl Bot<'_> {
    /// The damage of the next enemy phase without bonus shields; less than 0 when shields are left.
    fn predicted(&self) -> i64 {
        let away = i64::from(self.game.away(self.state, self.seat));
        let level = i64::from(self.game.level_damage(self.state));
        away + level - i64::from(self.game.shield(self.state, self.seat))
    }

    /// True if chips lie on the board and no own skill takes one of them.
    fn is_stuck(&self) -> bool {
        let mut chips = self.state.chips().peekable();
        chips.peek().is_some() && !chips.any(|(_, chip)| self.is_in_reach(chip))
    }

    fn is_in_reach(&self, chip: ChipKind) -> bool {
        let attacks = self.has.skills.iter().filter_map(|own| self.game.attack_of(own));
        attacks.into_iter().any(|attack| self.game.fits(attack, chip))
    }

    /// What a skill would take that comes fresh from the display.
    fn attack_of_new(&self, skill: SkillKind) -> Option<Attack> {
        self.game.attack_of(&OwnSkill::fresh(skill))
    }

    /// MR-7.3: a swap, by the points that it brings now.
    fn swap(&self, mine: PartKind, theirs: PartKind) -> i64 {
        let halves = |state: &State| i64::from(self.game.tally(state, self.seat).total());
        let mut after = self.state.clone();
        self.game.swap(&mut after, self.seat, mine, theirs, &mut Trace::off());
        let gain = halves(&after) - halves(self.state);
        if gain > 0 { 1 + gain } else { EXCLUDED }
    }

    /// MR-5.44: the sword on a cheap skill that it helps, the ring on a dear one that attacks.
    fn place(&self, skill: SkillKind) -> i64 {
        let ac = i64::from(self.game.cards.skill(skill).ac);
        let attack = self.has.skill(skill).and_then(|own| self.game.attack_of(own));
        let good = |is_good: bool| if is_good { GOOD_PLACE } else { 0 };
        match placed_chip(self.state) {
            SkillChip::Sword => good(attack.is_some_and(|attack| attack.xp < XP_VALUE_MAX)) - ac,
            SkillChip::Ring => good(attack.is_some()) + ac,
        }
    }
}
