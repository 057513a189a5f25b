//! Parts of the words of actions: what a skill does, where a pawn goes, what is paid.

use super::{COPPER, ChipOn, DAMAGE_CHIP, GATHERED, SHIELD, Tell, Teller, asked, fmt, say};
use crate::prelude::*;
use crate::readings::StayTakesShield;
use kanso_engine::words::{Listed, TellAt};

/// What a skill costs the seat that is asked with these targets, extras included.
pub(crate) fn whole_cost(at: At<'_>, skill: SkillKind, targets: &[Spot]) -> u16 {
    let cards = &at.game.cards;
    let card = cards.skill(skill);
    let own = asked(at).and_then(|seat| at.state.seat(seat).skill(skill));
    let ac = own.map_or(card.ac, |own| at.game.skill_ac(own));
    if card.attack.is_some_and(|attack| attack.ignores_extra) {
        return ac.into();
    }
    let chips = targets.iter().filter_map(|spot| at.state.chip_at(*spot));
    u16::from(ac) + chips.map(|chip| u16::from(cards.chip(chip).extra)).sum::<u16>()
}

/// What is done by a skill or an item: chips taken, life chips that come back, damage chips turned.
pub(crate) fn effects(
    at: At<'_>,
    heals: Option<Amount>,
    targets: &[Spot],
    release: &[Release],
    named: Option<u8>,
) -> Listed<String> {
    let taken = targets.iter().map(|spot| at.told(&Aim(*spot)).to_string());
    let back = release.iter().map(|one| at.told(one).to_string());
    let damage = asked(at).map_or(0, |seat| at.state.seat(seat).damage);
    let turned = heals.map_or(0, |most| named.unwrap_or_else(|| most.of(damage)));
    let healed = (turned > 0).then(|| at.told(&Healed(turned)).to_string());
    at.list(taken.chain(back).chain(healed), "without effect", "効果なし")
}

/// A cell whose chip is taken: the chip, too.
struct Aim(Spot);

impl TellAt<MamonoRaid> for Aim {
    fn tell_at(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(chip) = at.state.chip_at(self.0) {
            return ChipOn(chip, self.0).tell(at.t, f);
        }
        say! { at, f; "no chip on {spot}" / "チップのない{spot}"; spot = at.told(&self.0) }
    }
}

impl Tell<MamonoRaid> for Release {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (skill, count) = (t.told(&self.skill), self.count);
        say! { t, f; "{count} back from {skill}" / "{skill}から{count}枚を戻す" }
    }
}

/// Damage chips that are turned back.
struct Healed(u8);

impl Tell<MamonoRaid> for Healed {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let chips = t.count(self.0, &DAMAGE_CHIP);
        say! { t, f; "{chips} back to life" / "{chips}をライフチップに戻す" }
    }
}

/// What gathering costs the seat that is asked.
pub(crate) fn gather_ac(at: At<'_>) -> u8 {
    asked(at).map_or(at.game.cards.board.gather_ac, |seat| at.game.gather_cost(at.state, seat).0)
}

/// What the action of an item costs and how much it heals.
pub(crate) fn item_action(at: At<'_>, item: ItemKind) -> Option<(u8, Amount)> {
    let cards = &at.game.cards;
    match cards.has_item(item).then(|| cards.item(item).effect).flatten() {
        Some(ItemEffect::Action { ac, heal }) => Some((ac, heal)),
        _ => None,
    }
}

/// True if the pawn of the seat that is asked is there.
fn stays(at: At<'_>, space: Space) -> bool {
    asked(at).is_some_and(|seat| at.state.pawn(seat) == PawnPlace::Safe(space))
}

/// The bonus shield that a pass takes.
fn takes(at: At<'_>, space: Space) -> Option<BonusShield> {
    let takes = !stays(at, space) || at.game.readings.stay_takes_shield == StayTakesShield::Yes;
    at.game.bonus_beside(at.state, space).filter(|_| takes)
}

/// What a pass comes to, behind the space: a bonus shield by its side that lies up (MR-8.3), or that the
/// pawn stays where it is. In few words, so that a list has room for them.
pub(crate) struct Taking(pub Space);

impl TellAt<MamonoRaid> for Taking {
    fn tell_at(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match takes(at, self.0) {
            Some(chip) if !at.state.core_taken() => {
                let (count, shields) = (chip.shields(), at.count(chip.shields(), &SHIELD));
                say! { at, f; " ({shields})" / "（盾{count}）" }
            }
            Some(chip) if chip == at.game.dual_chip() => {
                say! { at, f; " (copper or M1)" / "（銅貨か全1）" }
            }
            Some(_) => say! { at, f; " (silver)" / "（銀貨）" },
            None if stays(at, self.0) => say! { at, f; " (stay)" / "（そのまま）" },
            None => Ok(()),
        }
    }
}

/// Who has a part card.
pub(crate) fn owner(at: At<'_>, card: PartKind) -> Option<Seat> {
    at.state.every_seat().find(|seat| at.state.seat(*seat).part_cards.contains(&card))
}

/// The chip that is to be placed.
pub(crate) fn chip_to_place(state: &State) -> SkillChip {
    match state.tasks.last() {
        Some(Task::AskPlace { chip, .. }) => *chip,
        _ => SkillChip::Sword,
    }
}

/// The price of an item, in copper units; 0 if the set has no such card.
pub(crate) fn item_price(at: At<'_>, item: ItemKind) -> u8 {
    if at.game.cards.has_item(item) { at.game.cards.item(item).price } else { 0 }
}

/// What is paid for a price in copper units: `3 copper, 1 gathered marker`.
pub(crate) fn price(at: At<'_>, units: u8, markers: u8, bonus: bool) -> Listed<String> {
    let purse = units.saturating_sub(markers).saturating_sub(u8::from(bonus));
    let coins = purse > 0 || (markers == 0 && !bonus);
    let coins = coins.then(|| at.count(purse, &COPPER).to_string());
    at.list(coins.into_iter().chain(beside(at, markers, bonus)), "", "")
}

/// Gathered markers and the turned bonus shield.
fn beside(at: At<'_>, markers: u8, bonus: bool) -> impl Iterator<Item = String> {
    let markers = (markers > 0).then(|| at.count(markers, &GATHERED).to_string());
    let shield = at.word("the turned bonus shield", "裏返したボーナスシールドチップ");
    markers.into_iter().chain(bonus.then(|| shield.to_owned()))
}

/// The starting chip of the seat that is asked.
pub(crate) fn held_starter(at: At<'_>) -> Option<Character> {
    asked(at).and_then(|seat| at.state.seat(seat).starter)
}

/// A payment in experience.
pub(crate) fn level_payment(
    at: At<'_>,
    chips: &PaidChips,
    starter: bool,
    markers: u8,
    bonus: bool,
) -> Listed<String> {
    let chips = (!chips.is_empty()).then(|| at.told(chips).to_string());
    let starter = held_starter(at).filter(|_| starter);
    let starter = starter.map(|symbol| at.told(&Starter(symbol)).to_string());
    let paid = chips.into_iter().chain(starter).chain(beside(at, markers, bonus));
    at.list(paid, "nothing", "支払いなし")
}
