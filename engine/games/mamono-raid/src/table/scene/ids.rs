//! The ids of the table's things.
//!
//! What a seat has begins with `seat0/`; cells, spaces and cards have the ids of the rules
//! (`head.0`, `safe.A`, `part/HD1`).

use crate::prelude::*;
use crate::table::words::asked;
use crate::vocabulary::LINE_CELLS;
use kanso_engine::tables::Ids;
use std::fmt::Display;

/// The sheet with the course of the game.
pub(crate) const COURSE: &str = "course";
/// Whose turn it is and why.
pub(crate) const TURN: &str = "course/turn";
/// The order of the seats, a region of its own.
pub(crate) const ORDER: &str = "course/order";
/// What there is to buy.
pub(crate) const WARES: &str = "course/wares";
/// The phase.
pub(crate) const PHASE: &str = "course/phase";
/// The round.
pub(crate) const ROUND: &str = "course/round";
/// The board of the monster.
pub(crate) const MONSTER: &str = "monster";
/// The AP track.
pub(crate) const AP_TRACK: &str = "ap";
/// The safe zone.
pub(crate) const SAFE_ZONE: &str = "safe";
/// The level of the monster.
pub(crate) const LEVEL: &str = "level";
/// What lies beside the lines.
pub(crate) const STOCK: &str = "stock";
/// What the seat that it is about can use.
pub(crate) const SKILLS: &str = "skills";
/// The core bonus card.
pub(crate) const CORE_BONUS: &str = "core-bonus";
/// The middle of the core.
pub(crate) const HEART: &str = "heart";
/// The black marker.
pub(crate) const BLACK: &str = "black";
/// Death penalty cards on the board.
pub(crate) const DEATHS: &str = "deaths";
/// Stage 2 chips.
pub(crate) const STAGE2: &str = "stage2";
/// Stage 3 chips.
pub(crate) const STAGE3: &str = "stage3";

/// `seat0/` and a name.
pub(crate) fn of_seat(seat: Seat, name: &str) -> String {
    let mut id = String::with_capacity(6 + name.len());
    id.push_str("seat");
    id.push(char::from(b'0' + u8::from(seat)));
    id.push('/');
    id.push_str(name);
    id
}

/// The place on which a thing of this id lies.
pub(crate) fn place(id: &str) -> String {
    format!("{id}/place")
}

/// A cell of a line or the core.
pub(crate) fn cell(spot: Spot) -> String {
    spot.to_string()
}

/// The marker on a cell.
pub(crate) fn marker(spot: Spot) -> String {
    format!("{spot}/marker")
}

/// The place of a part's card.
pub(crate) fn part_place(part: Part) -> String {
    part.word().to_owned()
}

/// The chip on a cell: by its kind if there is one of it, else by its cell, too.
pub(crate) fn chip(game: &MamonoRaid, kind: ChipKind, spot: Spot) -> String {
    let card = game.cards.chip(kind);
    if card.copies == 1 {
        return format!("chip/{}", card.face.id);
    }
    format!("chip/{}/{spot}", card.face.id)
}

/// A part card.
pub(crate) fn part(game: &MamonoRaid, kind: PartKind) -> String {
    format!("part/{}", game.cards.part(kind).face.id)
}

/// A skill of a seat.
pub(crate) fn own_skill(game: &MamonoRaid, seat: Seat, kind: SkillKind) -> String {
    of_seat(seat, &skill(game, kind))
}

/// Skill cards on display; actions may name what the set has not.
pub(crate) fn skill(game: &MamonoRaid, kind: SkillKind) -> String {
    let card = game.cards.skills.get(kind.index());
    format!("skill/{}", card.map_or("?", |card| &card.face.id))
}

/// An item of a seat.
pub(crate) fn own_item(game: &MamonoRaid, seat: Seat, kind: ItemKind) -> String {
    of_seat(seat, &item(game, kind))
}

/// Items on display; actions may name what the set has not.
pub(crate) fn item(game: &MamonoRaid, kind: ItemKind) -> String {
    let card = game.cards.items.get(kind.index());
    format!("item/{}", card.map_or("?", |card| &card.face.id))
}

/// Experience chips of a sort of a seat.
pub(crate) fn xp(seat: Seat, chip: XpChip) -> String {
    of_seat(seat, &format!("xp/{}{}", chip.symbol.letter(), chip.points()))
}

/// A starting chip, on the table or with a seat.
pub(crate) fn starter(symbol: Character) -> String {
    format!("starter/{}", symbol.letter())
}

/// The level of a character of a seat.
pub(crate) fn level(seat: Seat, character: Character) -> String {
    of_seat(seat, &format!("level/{}", character.letter()))
}

/// The pawn of a seat.
pub(crate) fn pawn(seat: Seat) -> String {
    of_seat(seat, "pawn")
}

/// How far the pawn of a seat may go.
pub(crate) fn limit(seat: Seat) -> String {
    of_seat(seat, "limit")
}

/// A space of the safe zone.
pub(crate) fn safe(space: Space) -> String {
    format!("safe.{}", space.letter())
}

/// A space of the AP track.
pub(crate) fn ap(space: u8) -> String {
    format!("ap.{space}")
}

/// A space of the monster's level.
pub(crate) fn level_space(space: u8) -> String {
    format!("level.{space}")
}

/// A bonus shield chip.
pub(crate) const fn bonus(chip: BonusShield) -> &'static str {
    match chip {
        BonusShield::One => "bonus/one",
        BonusShield::Two => "bonus/two",
    }
}

/// Sword or ring chips that lie on the board.
pub(crate) const fn skill_chips(chip: SkillChip) -> &'static str {
    match chip {
        SkillChip::Sword => "swords",
        SkillChip::Ring => "rings",
    }
}

/// A service card.
pub(crate) const fn service(service: Service) -> &'static str {
    match service {
        Service::ExtraLife => "service/extra-life",
        Service::Gather => "service/gather",
        Service::Third => "service/third",
    }
}

/// A ranking.
pub(crate) const fn contribution(target: Target) -> &'static str {
    match target {
        Target::Part(Part::Head) => "contributions/head",
        Target::Part(Part::Torso) => "contributions/torso",
        Target::Part(Part::Back) => "contributions/back",
        Target::Part(Part::Tail) => "contributions/tail",
        Target::Core => "contributions/core",
    }
}

/// A place of a ranking, from 0: `contributions/head/rank1`.
pub(crate) fn rank(target: Target, place: usize) -> String {
    in_ranking(target, format_args!("rank{}", place + 1))
}

/// Another line of a ranking.
pub(crate) fn in_ranking(target: Target, name: impl Display) -> String {
    format!("{}/{name}", contribution(target))
}

/// The cells of a line, from base to tip.
pub(crate) fn line(part: Part) -> Vec<String> {
    (0..LINE_CELLS as u8).map(|at| cell(Spot::line(part, at))).collect()
}

/// By what a seat does or gains something.
pub(crate) fn means(game: &MamonoRaid, seat: Seat, means: Means) -> String {
    match means {
        Means::Skill(skill) => own_skill(game, seat, skill),
        Means::Item(item) => own_item(game, seat, item),
        Means::Part(card) => part(game, card),
        Means::Service(card) => service(card).to_owned(),
    }
}

/// What coins come from or go to.
pub(crate) fn coins(game: &MamonoRaid, seat: Seat, why: CoinsFor) -> Option<String> {
    match why {
        CoinsFor::Chip { chip: _ } => None,
        CoinsFor::UnderChip { spot } => Some(cell(spot)),
        CoinsFor::Rank { part, place: _ } => Some(contribution(Target::Part(part)).to_owned()),
        CoinsFor::BonusShield { chip } => Some(bonus(chip).to_owned()),
        CoinsFor::Means { means: by } => Some(means(game, seat, by)),
    }
}

/// Where markers that went home came from, or what they paid for.
pub(crate) fn went_home(game: &MamonoRaid, seat: Seat, why: HomeFor) -> String {
    match why {
        HomeFor::Line { part } => part_place(part),
        HomeFor::Price { means: Means::Item(item) } => own_item(game, seat, item),
        HomeFor::Level { character } => level(seat, character),
        HomeFor::LevelFull => LEVEL.to_owned(),
        HomeFor::Core => HEART.to_owned(),
        HomeFor::Price { .. } | HomeFor::RoundEnd => of_seat(seat, "gather"),
    }
}

/// An id of the seat that is asked.
pub(crate) fn asked_id(at: At<'_>, id: impl Fn(Seat) -> String) -> Option<String> {
    asked(at).map(id)
}

/// A thing of the seat that is asked, by its name.
pub(crate) fn of_asked(at: At<'_>, name: &str) -> Option<String> {
    asked_id(at, |seat| of_seat(seat, name))
}

/// A skill of the seat that is asked.
pub(crate) fn skill_id(at: At<'_>, kind: SkillKind) -> Option<String> {
    asked_id(at, |seat| own_skill(at.game, seat, kind))
}

/// An item of the seat that is asked.
pub(crate) fn item_id(at: At<'_>, kind: ItemKind) -> Option<String> {
    asked_id(at, |seat| own_item(at.game, seat, kind))
}

/// The id of each thing of an ascending list, once.
pub(crate) fn each<I: Copy + PartialEq>(
    list: &[I],
    id: impl Fn(I) -> Option<String>,
) -> Vec<String> {
    list.chunk_by(|a, b| a == b).filter_map(|run| id(run[0])).collect()
}

/// Gathered markers and the turned bonus shield of a payment.
pub(crate) fn paid_with(at: At<'_>, markers: u8, bonus: bool) -> Vec<String> {
    let gather = of_asked(at, "gather").filter(|_| markers > 0);
    let held = |chip: &BonusShield| {
        bonus && asked(at).is_some_and(|seat| at.state.bonus_holder(*chip).is(seat))
    };
    let shield = BonusShield::ALL.into_iter().find(held).map(|chip| self::bonus(chip).to_owned());
    gather.into_iter().chain(shield).collect()
}

/// Declares under which id a table points at things.
macro_rules! ids {
    ($( $T:ty: $it:ident => $id:expr; )*) => { $(
        impl Ids for $T {
            fn append_to(self, ids: &mut Vec<String>) {
                let $it = self;
                ids.push($id.into());
            }
        }
    )* };
}

ids! {
    &Part: part => part_place(*part);
    &Spot: spot => cell(*spot);
    &BonusShield: chip => bonus(*chip);
    Service: card => service(card);
    Target: target => contribution(target);
}
