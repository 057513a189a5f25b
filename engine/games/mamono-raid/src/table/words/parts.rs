//! Parts of sentences: where a pawn is, what is left, what a thing is paid with.

use super::{COPPER, ChipOn, Display, GATHERED, MamonoRaid, Spot, Tell, Teller, fmt, say};
use crate::cards::SkillKind;
use crate::state::{PawnPlace, State};
use crate::vocabulary::{Coin, XP_VALUE_MAX};
use kanso_engine::Seat;

/// Where a pawn is.
impl Tell<MamonoRaid> for PawnPlace {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Safe(space) => space.tell(t, f),
            Self::Ap(space) => say! { t, f; "AP space {space}" / "APトラックの{space}" },
            Self::Aside => say! { t, f; "beside the board" / "ボードの外" },
        }
    }
}

/// The way of a pawn to a space of the AP track.
pub(crate) struct PawnWay(pub PawnPlace, pub u8);

impl Tell<MamonoRaid> for PawnWay {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(from, to) = self;
        match from {
            PawnPlace::Ap(from) => say! { t, f;
                "from AP space {from} to {to}" / "APトラックの{from}から{to}へ"
            },
            PawnPlace::Safe(_) | PawnPlace::Aside => say! { t, f;
                "from {from} to AP space {to}" / "{from}からAPトラックの{to}へ";
                from = t.told(from)
            },
        }
    }
}

/// Damage that is left after something kept it off.
pub(crate) struct Left(pub u32);

impl Tell<MamonoRaid> for Left {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => say! { t, f; "no damage left" / "ダメージは残らない" },
            rest => say! { t, f; "{rest} damage left" / "残り{rest}ダメージ" },
        }
    }
}

/// What a skill takes, without what lies on the card of a seat.
pub(crate) struct Filter(pub SkillKind);

impl Tell<MamonoRaid> for Filter {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let attack = t.game.cards.skill(self.0).attack;
        let (xp, coin) = attack.map_or((0, 0), |attack| (attack.xp, attack.coin));
        let coin = Coin::ALL.into_iter().find(|of| of.rank() == coin);
        let more = if xp < XP_VALUE_MAX {
            t.word(" (1 more with a sword chip)", "（剣チップがあれば＋1）")
        } else {
            ""
        };
        match (xp, coin.map(|coin| t.text(coin.name()))) {
            (0, None) => say! { t, f; "no chips" / "なし" },
            (0, Some(coin)) => say! { t, f; "coins up to {coin}" / "{coin}までのコイン" },
            (_, None) => say! { t, f; "experience up to {xp}{more}" / "{xp}点までの経験値{more}" },
            (_, Some(coin)) => say! { t, f;
                "experience up to {xp}{more} and coins up to {coin}" /
                "{xp}点までの経験値{more}と{coin}までのコイン"
            },
        }
    }
}

/// What is paid for a price: copper, gathered markers, a bonus shield.
#[derive(Clone, Copy)]
pub(super) struct Price {
    /// What it costs, in copper units.
    pub units: u8,
    /// Gather markers.
    pub markers: u8,
    /// True if the turned bonus shield pays.
    pub bonus: bool,
}

impl Price {
    /// In words: `3 copper, 1 gathered marker`.
    pub fn words(self, t: Teller<'_>) -> impl Display {
        let Self { units, markers, bonus } = self;
        let purse = units.saturating_sub(markers).saturating_sub(u8::from(bonus));
        fmt::from_fn(move |f| {
            let mut parts = Parts { t, first: true };
            if purse > 0 || (markers == 0 && !bonus) {
                parts.add(f, &t.count(purse, &COPPER))?;
            }
            other_means(&mut parts, f, markers, bonus)
        })
    }
}

/// Gathered markers and the turned bonus shield.
pub(super) fn other_means(
    parts: &mut Parts<'_>,
    f: &mut fmt::Formatter<'_>,
    markers: u8,
    bonus: bool,
) -> fmt::Result {
    let t = parts.t;
    if markers > 0 {
        parts.add(f, &t.count(markers, &GATHERED))?;
    }
    if bonus {
        parts.add(f, &t.word("the turned bonus shield", "裏返したボーナスシールドチップ"))?;
    }
    Ok(())
}

/// Things in a row with commas between them.
pub(super) struct Parts<'a> {
    pub t: Teller<'a>,
    /// True if nothing was written yet.
    pub first: bool,
}

impl Parts<'_> {
    /// One more.
    pub fn add(&mut self, f: &mut fmt::Formatter<'_>, part: &dyn Display) -> fmt::Result {
        if !std::mem::take(&mut self.first) {
            f.write_str(self.t.word(", ", "、"))?;
        }
        part.fmt(f)
    }
}

/// What lies on a cell, with the cell.
pub(super) fn aim<'a>(t: Teller<'a>, state: &State, spot: Spot) -> impl Display + use<'a> {
    let chip = state.chip_at(spot);
    fmt::from_fn(move |f| {
        if let Some(chip) = chip {
            return ChipOn(chip, spot).tell(t, f);
        }
        say! { t, f; "no chip on {spot}" / "チップのない{spot}"; spot = t.told(&spot) }
    })
}

/// What a skill costs a seat with these targets, extras included.
pub(super) fn whole_cost(
    t: Teller<'_>,
    state: &State,
    seat: Option<Seat>,
    skill: SkillKind,
    targets: &[Spot],
) -> u16 {
    let game = t.game;
    let card = game.cards.skill(skill);
    let own = seat.and_then(|seat| state.seat(seat).skill(skill));
    let ac = own.map_or(card.ac, |own| game.skill_ac(own));
    if card.attack.is_some_and(|attack| attack.ignores_extra) {
        return ac.into();
    }
    let chips = targets.iter().filter_map(|spot| state.chip_at(*spot));
    let extra = chips.map(|chip| u16::from(game.cards.chip(chip).extra));
    u16::from(ac) + extra.sum::<u16>()
}
