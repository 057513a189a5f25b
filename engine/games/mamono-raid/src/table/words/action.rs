//! Parts of the words of actions: what a skill does, where a pawn goes, what is paid.

use super::item::shown;
use super::{DAMAGE_CHIP, GATHERED, SHIELD, Tell, Teller, asked, fmt, say};
use crate::prelude::*;
use crate::readings::StayTakesShield;
use crate::table::names::xp_sign;
use kanso_engine::words::{Listed, TellAt, Thing, thing};

/// Gathered markers where there is little room.
static PAID_MARKER: Thing = thing("marker", "markers", "マーカー", "枚");

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

/// What a skill or an item does, behind its name and its cost: the chips that it takes, the damage chips
/// that it turns, the life chips that come back. In few words and always in the same order, so that a list
/// of choices has room for that in which they differ.
pub(crate) struct Does<'a> {
    /// None: an item does it.
    pub skill: Option<SkillKind>,
    pub heals: Option<Amount>,
    pub targets: &'a [Spot],
    pub release: &'a [Release],
    /// How many damage chips are turned, where it is said (MR-R23 `choose`).
    pub named: Option<u8>,
}

impl TellAt<MamonoRaid> for Does<'_> {
    fn tell_at(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let damage = asked(at).map_or(0, |seat| at.state.seat(seat).damage);
        let turned = self.heals.map_or(0, |most| self.named.unwrap_or_else(|| most.of(damage)));
        if !self.targets.is_empty() {
            let attack = self.skill.and_then(|skill| at.game.cards.skill(skill).attack);
            let spares = attack.is_some_and(|attack| attack.ignores_extra);
            let aims =
                self.targets.iter().map(|spot| at.told(&Aim { spot: *spot, spares }).to_string());
            say! { at, f; " on {aims}" / "→{aims}"; aims = at.list(aims, "", "") }?;
            if turned > 0 || self.named.is_some() {
                say! { at, f; ", healing {turned}" / "、ダメージチップ×{turned}" }?;
            }
            return self.tell_unmarked(at, f);
        }
        if !self.release.is_empty() {
            let back = self.release.iter().map(|one| at.told(one).to_string());
            say! { at, f; ": {back}" / "：{back}"; back = at.list(back, "", "") }?;
        }
        if turned > 0 {
            return say! { at, f;
                " on {chips}" / "→ダメージチップ×{turned}"; chips = at.count(turned, &DAMAGE_CHIP)
            };
        }
        match (self.release.is_empty(), self.skill) {
            (false, _) => Ok(()),
            (true, Some(_)) => say! { at, f; " without effect" / "の空撃ち" },
            (true, None) => say! { at, f; " without effect" / "：効果なし" },
        }
    }
}

impl Does<'_> {
    /// How many of the cells stay empty, as the seat has no marker left for them (MR-R11).
    fn tell_unmarked(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if at.game.readings.marker_shortage != MarkerShortage::TakeWithoutMarker {
            return Ok(());
        }
        let home = asked(at).map_or(0, |seat| at.game.home(at.state, seat));
        match self.targets.len().saturating_sub(home.into()) {
            0 => Ok(()),
            bare if bare == self.targets.len() => {
                say! { at, f; ", no marker left" / "、マーカーなし" }
            }
            bare => say! { at, f;
                ", no marker left for the last {bare}" / "、最後の{bare}マスはマーカーなし"
            },
        }
    }
}

/// A cell whose chip is taken, with the chip and what it costs more: `head 3 M1 +1`.
struct Aim {
    spot: Spot,
    /// True if extra costs are not paid.
    spares: bool,
}

impl TellAt<MamonoRaid> for Aim {
    fn tell_at(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spot = at.told(&self.spot);
        let Some(chip) = at.state.chip_at(self.spot) else {
            return say! { at, f; "{spot} (no chip)" / "{spot}（チップなし）" };
        };
        let card = at.game.cards.chip(chip);
        let chip = shown(card);
        let chip = chip.in_lang(at.lang);
        // The longest, `torso 4 silver+1`, has 16 columns.
        let gap = match card.shows {
            ChipFace::Xp(..) => " ",
            ChipFace::Coin(_) => "",
        };
        let more = match card.extra {
            0 => String::new(),
            _ if self.spares => String::new(),
            extra => format!("{gap}+{extra}"),
        };
        say! { at, f; "{spot} {chip}{more}" / "{spot}（{chip}{more}）" }
    }
}

impl Tell<MamonoRaid> for Release {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (skill, count) = (t.told(&self.skill), self.count);
        say! { t, f; "{count} back from {skill}" / "{skill}から{count}枚を戻す" }
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

/// What is paid for a price in copper units: `3c + 1 marker`.
pub(crate) fn price(at: At<'_>, units: u8, markers: u8, bonus: bool) -> String {
    let purse = units.saturating_sub(markers).saturating_sub(u8::from(bonus));
    let coins = purse > 0 || (markers == 0 && !bonus);
    let coins =
        coins.then(|| if at.lang == Lang::En { format!("{purse}c") } else { format!("銅{purse}") });
    let markers = (markers > 0).then(|| at.count(markers, &PAID_MARKER).to_string());
    let shield = bonus.then(|| at.word("turned shield", "裏返した盾").to_owned());
    let paid: Vec<_> = coins.into_iter().chain(markers).chain(shield).collect();
    paid.join(at.word(" + ", "＋"))
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
    // Each by its sign or in brackets: two payments differ in whole chips then.
    let chips = (!chips.is_empty()).then(|| match at.lang {
        Lang::En => {
            let signs =
                chips.iter().map(|chip| xp_sign(chip.symbol, chip.points()).en.into_owned());
            signs.collect::<Vec<_>>().join(", ")
        }
        Lang::Ja => {
            let names = chips.iter().map(|chip| format!("「{}」", at.told(chip)));
            format!("経験値{}", names.collect::<String>())
        }
    });
    let starter = held_starter(at).filter(|_| starter);
    let starter = starter.map(|symbol| at.told(&Starter(symbol)).to_string());
    let paid = chips.into_iter().chain(starter).chain(beside(at, markers, bonus));
    at.list(paid, "nothing", "支払いなし")
}
