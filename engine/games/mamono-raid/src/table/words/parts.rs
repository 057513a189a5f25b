//! Parts of sentences: why a purse changes, where a pawn is, what a thing is paid with.

use super::{Card, Display, GATHERED, Spot, Teller, fmt, say};
use crate::cards::SkillKind;
use crate::fact::{BonusCard, CoinsFor, CostFor, HealBy, HomeFor, LifeFor, TurnBy};
use crate::state::{PawnPlace, PointsCard, State};
use kanso_engine::Seat;

/// Why it is a seat's turn.
pub(super) fn turn_by(t: Teller<'_>, by: TurnBy) -> impl Display {
    fmt::from_fn(move |f| match by {
        TurnBy::Safe(space) => say! { t, f;
            "first in the safe zone ({space})" / "セーフティゾーンの先頭（{space}）";
            space = space.letter()
        },
        TurnBy::Lowest(space) => say! { t, f;
            "lowest on the AP track (space {space})" / "APトラックの最小のマス（{space}）"
        },
        TurnBy::TopOf(space) => say! { t, f;
            "on top of the lowest stack of the AP track (space {space})" /
            "APトラックの最小のマス（{space}）で一番上"
        },
    })
}

/// What an action cost is paid for.
pub(super) fn cost_for(t: Teller<'_>, cost: CostFor) -> Card<'_> {
    match cost {
        CostFor::Skill(skill) => t.skill(skill),
        CostFor::Gather => t.card(t.word("Gather materials", "素材回収")),
        CostFor::Item(item) => t.item(item),
    }
}

/// Why a purse changes.
pub(super) fn coins_for(t: Teller<'_>, why: CoinsFor) -> impl Display {
    fmt::from_fn(move |f| match why {
        CoinsFor::Chip(chip) => f.write_str(t.chip(chip)),
        CoinsFor::UnderChip(spot) => say! { t, f;
            "the copper coin on {spot}" / "{spot}の銅貨"; spot = t.spot(spot)
        },
        CoinsFor::Rank { part, place } => say! { t, f;
            "the {place} place at the {part}" / "{part}の{place}の報酬";
            place = t.place(place), part = t.part(part)
        },
        CoinsFor::Card(card) => t.part_card(card).fmt(f),
        CoinsFor::BonusShield(chip) => say! { t, f;
            "the turned {chip}" / "裏返した{chip}"; chip = t.bonus(chip)
        },
        CoinsFor::Life => say! { t, f; "Extra life" / "《追加ライフチップ》" },
        CoinsFor::Item(item) => t.item(item).fmt(f),
        CoinsFor::Medic => f.write_str(medic(t)),
    })
}

/// Why hate markers go home; it stands before the sentence in Japanese.
pub(super) fn home_for(t: Teller<'_>, why: HomeFor) -> impl Display {
    fmt::from_fn(move |f| match why {
        HomeFor::Line(part) => say! { t, f;
            "from the {part}" / "{part}のヘイトラインから"; part = t.part(part)
        },
        HomeFor::Life => say! { t, f;
            "as payment for Extra life" / "《追加ライフチップ》の支払いで"
        },
        HomeFor::Item(item) => say! { t, f;
            "as payment for {item}" / "{item}の支払いで"; item = t.item(item)
        },
        HomeFor::Level(character) => say! { t, f;
            "as experience for the {character}" / "{character}の経験値として";
            character = t.character(character)
        },
        HomeFor::Medic => say! { t, f;
            "as payment for {medic}" / "{medic}の支払いで"; medic = medic(t)
        },
        HomeFor::LevelFull => say! { t, f;
            "as the monster level is full" / "エネミーレベルに空きがなく、"
        },
        HomeFor::Core => say! { t, f; "from the core" / "コアから" },
        HomeFor::RoundEnd => say! { t, f;
            "unused at the end of the round" / "ラウンド終了時に使われなかった"
        },
    })
}

/// Why a seat gets a life chip.
pub(super) fn life_for(t: Teller<'_>, why: LifeFor) -> impl Display {
    fmt::from_fn(move |f| {
        let card = match why {
            LifeFor::Bought => return say! { t, f; "by buying it" / "購入により" },
            LifeFor::Item(item) => t.item(item),
            LifeFor::Card(card) => t.part_card(card),
        };
        say! { t, f; "from {card}" / "{card}で" }
    })
}

/// What heals, or is used.
pub(super) fn heal_by(t: Teller<'_>, by: HealBy) -> Card<'_> {
    match by {
        HealBy::Skill(skill) => t.skill(skill),
        HealBy::Item(item) => t.item(item),
        HealBy::Card(card) => t.part_card(card),
        HealBy::Medic => Card::Plain(medic(t)),
    }
}

/// A card with a bonus to contributions.
pub(super) fn bonus_card(t: Teller<'_>, card: BonusCard) -> Card<'_> {
    match card {
        BonusCard::Skill(skill) => t.skill(skill),
        BonusCard::Item(item) => t.item(item),
        BonusCard::Part(part) => t.part_card(part),
    }
}

/// A card whose points are counted.
pub(super) fn points_card(t: Teller<'_>, card: PointsCard) -> Card<'_> {
    match card {
        PointsCard::Part(part) => t.part_card(part),
        PointsCard::Item(item) => t.item(item),
    }
}

/// What the third service card does under MR-R20 `field-medic`.
pub(super) const fn medic(t: Teller<'_>) -> &'static str {
    t.word("the field medic", "衛生兵")
}

/// Where a pawn is.
pub(super) fn pawn_place(t: Teller<'_>, place: PawnPlace) -> impl Display {
    fmt::from_fn(move |f| match place {
        PawnPlace::Safe(space) => t.space(space).fmt(f),
        PawnPlace::Ap(space) => say! { t, f; "AP space {space}" / "APトラックの{space}" },
        PawnPlace::Aside => say! { t, f; "beside the board" / "ボードの外" },
    })
}

/// The way of a pawn to a space of the AP track.
pub(super) fn pawn_way(t: Teller<'_>, from: PawnPlace, to: u8) -> impl Display {
    fmt::from_fn(move |f| match from {
        PawnPlace::Ap(from) => say! { t, f;
            "from AP space {from} to {to}" / "APトラックの{from}から{to}へ"
        },
        PawnPlace::Safe(_) | PawnPlace::Aside => say! { t, f;
            "from {from} to AP space {to}" / "{from}からAPトラックの{to}へ";
            from = pawn_place(t, from)
        },
    })
}

/// Damage that is left after something kept it off.
pub(super) fn left(t: Teller<'_>, rest: u32) -> impl Display {
    fmt::from_fn(move |f| match rest {
        0 => f.write_str(t.word("no damage left", "ダメージは残らない")),
        rest => say! { t, f; "{rest} damage left" / "残り{rest}ダメージ" },
    })
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
                parts.add(f, &t.copper(purse))?;
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
            return t.chip_on(chip, spot).fmt(f);
        }
        say! { t, f; "no chip on {spot}" / "チップのない{spot}"; spot = t.spot(spot) }
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
