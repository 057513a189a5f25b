//! What Brave Architect says, in both languages and for one eye.
//!
//! Source: the glossary of the specification; names of things are those of `names` and of the
//! vocabularies, names of cards those of the card set. A hero is told with its player where the table
//! says which hero that is; facts stand without the table and tell the player.
//!
//! Left out: the notation by which an action is typed (`notation`), and which events and facts are
//! told to an eye at all (`secrets`).

mod action;
mod item;
mod outcome;
mod parts;
mod phase;
mod prompt;
mod routine;
#[cfg(test)]
pub(crate) mod sample;
#[cfg(test)]
mod tests;

pub(crate) use self::{
    action::{boosted, chosen_face, is_asked_alone, slam_cost, way},
    item::item,
    outcome::outcome,
    parts::{
        attack_effect, bare_name, change, chosen_set, hate_range, hidden_card, missed, no_way,
        over_lava, own_source, strike_of, style, term,
    },
    phase::phase,
    prompt::prompt,
    routine::routine,
};

use crate::prelude::*;
use kanso_engine::words::{self, Listed, Tell, Thing, Told, thing};
use std::fmt::{self, Display};

/// Who tells, to whom and in which language.
pub(crate) type Teller<'a> = words::Teller<'a, BraveArchitect>;
/// A teller at the table.
pub(crate) type At<'a> = words::At<'a, BraveArchitect>;

/// As the name of a card: Japanese puts it into brackets.
impl Tell<BraveArchitect> for Label {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match t.lang {
            Lang::En => f.write_str(&self.en),
            Lang::Ja => write!(f, "《{}》", self.ja),
        }
    }
}

macro_rules! told_by_face {
    ($($Kind:ty: $none:literal;)*) => { $(
        impl Tell<BraveArchitect> for $Kind {
            const NONE: Text = Text::new($none, "なし");

            fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.face(&t.game.cards).map_or(Ok(()), |face| face.name.tell(t, f))
            }
        }
    )* };
}

told_by_face! {
    Race: "no race";
    Weapon: "no weapon";
    Sub: "no sub-weapon";
    CardKind: "no card";
    ItemKind: "no item";
    Piece: "no piece";
    Party: "no card";
    AttackCard: "no card";
    EnemyCard: "no card";
    Source: "no card";
}

/// `D4`.
impl Tell<BraveArchitect> for Square {
    const NONE: Text = Text::new("no square", "なし");

    fn tell(&self, _: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl Tell<BraveArchitect> for Squares {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        t.list(self.iter(), "no square", "なし").fmt(f)
    }
}

impl Tell<BraveArchitect> for Slots {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        t.list(self.iter().map(|slot| t.text(slot.name())), "no square", "なし").fmt(f)
    }
}

/// An item as it is got: of equipment either piece, as one of them is worn. Source: BA-16.3.
pub(crate) fn got(t: Teller<'_>, item: ItemKind) -> impl Display {
    fmt::from_fn(move |f| match t.game.cards.items.get(item.index()).map(|row| &row.what) {
        Some(ItemUse::Equipment([one, other])) => say! { t, f;
            "{one} or {other}" / "{one}か{other}"; one = t.told(one), other = t.told(other)
        },
        Some(ItemUse::Consumable(_)) | None => item.tell(t, f),
    })
}

/// What a hero attacks with.
pub(crate) fn attack_name(t: Teller<'_>, source: Source) -> Told<'_, BraveArchitect, Label> {
    let cards = &t.game.cards;
    t.told(match source {
        Source::Card(card) => &cards.card(card).face.name,
        Source::Face(face) => &cards.weapon_face(face).basic.sheet.name,
        Source::Sub(sub) => {
            let row = cards.sub(sub);
            row.attack.as_ref().map_or(&row.face.name, |attack| &attack.sheet.name)
        }
    })
}

/// What a hero uses as an ability.
pub(crate) fn ability_name(t: Teller<'_>, source: Source) -> Told<'_, BraveArchitect, Label> {
    let cards = &t.game.cards;
    let printed = match source {
        Source::Card(card) => &cards.card(card).face.name,
        Source::Face(face) => &cards.weapon_face(face).face.name,
        Source::Sub(sub) => &cards.sub(sub).face.name,
    };
    t.told(t.game.ability_of(source).map_or(printed, |ability| &ability.name))
}

/// What damage to the enemy is dealt to: `Fire (NW)`, `the core (NW)`.
pub(crate) fn struck_at(t: Teller<'_>, struck: Struck, slot: Slot) -> String {
    let the = if struck == Struck::Core { t.word("the ", "") } else { "" };
    format!("{the}{}", t.game.struck_label(struck, slot).in_lang(t.lang))
}

/// What lies on a square of the enemy's body now.
fn target(at: At<'_>, slot: Slot) -> String {
    match at.game.part_at(at.state, slot) {
        Some(Part::Intact { card, .. }) => struck_at(at.t, Struck::Part(card), slot),
        Some(Part::Destroyed) => struck_at(at.t, Struck::Core, slot),
        None => at.text(slot.name()).to_owned(),
    }
}

/// What lies on several squares of the enemy's body now.
pub(crate) fn lying_on(at: At<'_>, slots: impl IntoIterator<Item = Slot>) -> Listed<String> {
    at.list(slots.into_iter().map(|slot| target(at, slot)), "nothing", "なし")
}

/// A hero with its player: `Ada's Elf`.
pub(crate) fn hero(at: At<'_>, seat: Seat) -> String {
    at.game.hero_label(at.state, seat).in_lang(at.lang).to_owned()
}

/// Several heroes with their players.
pub(crate) fn heroes(at: At<'_>, seats: impl IntoIterator<Item = Seat>) -> Listed<String> {
    at.list(seats.into_iter().map(|seat| hero(at, seat)), "nobody", "なし")
}

/// What a hero has: `13 HP, tension 1`.
pub(crate) fn gauges(at: At<'_>, seat: Seat) -> impl Display {
    fmt::from_fn(move |f| {
        let SeatState { hp, tension, .. } = at.state.seat(seat);
        say! { at, f; "{hp} HP, tension {tension}" / "HP{hp}、テンション{tension}" }
    })
}

/// A hero by its race: with its player, if it is in the game.
pub(crate) fn race_hero(at: At<'_>, race: Race) -> String {
    match at.state.seat_of(race) {
        Some(seat) => hero(at, seat),
        None => at.game.race_name(race).in_lang(at.lang).to_owned(),
    }
}

pub(crate) static CARDS: Thing = thing("card", "cards", "カード", "枚");
pub(crate) static HAND_CARDS: Thing = thing("hand card", "hand cards", "手札", "枚");
pub(crate) static ITEMS: Thing = thing("item card", "item cards", "アイテムカード", "枚");
pub(crate) static STEPS: Thing = thing("square", "squares", "", "マス");
pub(crate) static POINTS: Thing = thing("point", "points", "", "点");
pub(crate) static STRIKES: Thing = thing("strike", "strikes", "", "回");
pub(crate) static TURNS_LEFT: Thing = thing("card is left", "cards are left", "残り", "枚");
pub(crate) static RIGHTS: Thing = thing("follow-up attack", "follow-up attacks", "追撃", "回");
pub(crate) static TENSION: Thing = thing("tension", "tension", "テンション", "");
