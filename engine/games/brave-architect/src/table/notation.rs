//! Things as they are typed in an action.
//!
//! Cards, heroes and squares by their ids; what is not used is left out:
//! `attack W36 at 1+3 on 3 pay K03 tension 1`.

use crate::action::SlotOrder;
use crate::prelude::*;
use kanso_engine::words::Notate;
use std::fmt::{self, Display};

macro_rules! typed_by_id {
    ($($Kind:ty),*) => { $(
        impl Notate<BraveArchitect> for $Kind {
            fn notate(&self, game: &BraveArchitect, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id(&game.cards))
            }
        }
    )* };
}

typed_by_id! { Race, CardKind, ItemKind, Piece, Source, DraftSet }

impl Notate<BraveArchitect> for Square {
    fn notate(&self, _: &BraveArchitect, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fmt(f)
    }
}

impl Notate<BraveArchitect> for Style {
    fn notate(&self, _: &BraveArchitect, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letter().to_ascii_lowercase().fmt(f)
    }
}

/// How a cost is paid.
impl Notate<BraveArchitect> for Pay {
    fn notate(&self, game: &BraveArchitect, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.cards.is_empty() {
            write!(f, " pay{}", joined(game, &self.cards))?;
        }
        if self.tension > 0 { write!(f, " tension {}", self.tension) } else { Ok(()) }
    }
}

/// What an effect is aimed at.
impl Notate<BraveArchitect> for Option<Aim> {
    fn notate(&self, game: &BraveArchitect, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            None => Ok(()),
            Some(Aim::Stat(stat)) => write!(f, " aim {}", stat.word()),
            Some(Aim::Hero(hero)) => write!(f, " aim {}", hero.id(&game.cards)),
            Some(Aim::Slot(slot)) => write!(f, " aim {}", slot.number()),
            Some(Aim::Die { die: Die::First, face }) => write!(f, " aim first:{face}"),
            Some(Aim::Die { die: Die::Second, face }) => write!(f, " aim second:{face}"),
        }
    }
}

impl Notate<BraveArchitect> for Get {
    fn notate(&self, game: &BraveArchitect, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.hero.id(&game.cards), self.item.id(&game.cards))
    }
}

/// Each behind a space.
impl Notate<BraveArchitect> for SlotOrder {
    fn notate(&self, _: &BraveArchitect, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|slot| write!(f, " {}", slot.number()))
    }
}

/// Cards after a blank, joined by `+`.
pub(crate) fn joined<'a>(game: &'a BraveArchitect, cards: &'a [CardKind]) -> impl Display + 'a {
    fmt::from_fn(move |f| {
        cards.iter().enumerate().try_for_each(|(at, card)| {
            write!(f, "{}{}", if at == 0 { ' ' } else { '+' }, card.id(&game.cards))
        })
    })
}

/// Another hero that an item is used for.
pub(crate) fn for_another(game: &BraveArchitect, hero: Race, target: Race) -> impl Display {
    fmt::from_fn(
        move |f| {
            if target == hero { Ok(()) } else { write!(f, " for {}", target.id(&game.cards)) }
        },
    )
}

/// The squares of an attack; which one is primary only where that is not plain.
pub(crate) fn square_words(targets: Slots, primary: Slot) -> impl Display {
    fmt::from_fn(move |f| {
        for (at, slot) in targets.iter().enumerate() {
            write!(f, "{}{}", if at == 0 { " at " } else { "+" }, slot.number())?;
        }
        if targets == Slots::one(primary) { Ok(()) } else { write!(f, " on {}", primary.number()) }
    })
}

/// Whether a boost is paid at play.
pub(crate) const fn boost_word(boost: bool) -> &'static str {
    if boost { " boost" } else { "" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{Action, Discards, Gets, PaidCards};
    use crate::cards::{CardSet, Weapon, face_of};
    use crate::readings::Readings;
    use crate::vocabulary::{MapSide, Stat};
    use kanso_engine::{CardChoice, Seat};

    fn game() -> BraveArchitect {
        let values = vec![0; Readings::SPECS.len()];
        BraveArchitect {
            names: vec!["a".to_owned(), "b".to_owned()],
            map: MapSide::Meadow,
            is_easy: false,
            first_seat: Seat::at(0),
            readings: Readings::from_values(&values).expect("each reading has a value"),
            cards: CardSet::chosen(&CardChoice::default()).expect("the built-in set is read"),
            opening: None,
        }
    }

    #[test]
    fn actions_are_written_as_they_are_typed() {
        let game = game();
        let card = |id: &str| {
            let at = game.cards.deck_cards.iter().position(|row| row.face.id == id);
            CardKind::new(at.expect("the set has the card") as u8).expect("a place in the table")
        };
        let race = |number| Race::new(number).expect("a race");
        let item = |number| ItemKind::new(number).expect("an item");
        let pay = |ids: &[&str], tension| Pay {
            cards: PaidCards::of(ids.iter().map(|id| card(id))),
            tension,
        };
        let weapon = Weapon::new(2).expect("a weapon");
        let d4 = Square::at(3, 3);
        let attack = |targets: &[Slot]| Action::Attack {
            source: Source::Card(card("W36")),
            pay: pay(&["K03"], 1),
            targets: targets.iter().copied().collect(),
            primary: Slot::Three,
            boost: false,
        };
        let play = Action::Play {
            card: card("HU2"),
            pay: pay(&["W11", "K03"], 0),
            aim: Some(Aim::Stat(Stat::Mag)),
            boost: true,
        };
        let cure = Action::UseAbility {
            ability: Source::Face(face_of(weapon, Style::B)),
            pay: pay(&[], 1),
            aim: Some(Aim::Hero(race(0))),
        };
        let fate = Aim::Die { die: Die::Second, face: 6 };
        let gets = Gets::of(
            [(1, 1), (0, 0)].map(|(hero, which)| Get { hero: race(hero), item: item(which) }),
        );
        let used = |target| Action::UseItem { hero: race(0), item: item(0), target: race(target) };
        let pairs = [
            (Action::DraftPick { set: DraftSet::Weapon(weapon) }, "take W3"),
            (Action::DraftPick { set: DraftSet::Skill(card("K03")) }, "take K03"),
            (Action::ChooseStyle { style: Style::A }, "style a"),
            (Action::PlaceHero { at: d4 }, "place D4"),
            (Action::NextHero { hero: race(0) }, "next HU"),
            (Action::Move { to: d4 }, "move D4"),
            (Action::ExtraMove { to: d4 }, "extra D4"),
            (Action::PostAttackMove { to: d4 }, "run D4"),
            (play, "play HU2 pay W11+K03 aim mag boost"),
            (attack(&[Slot::Three]), "attack W36 at 3 pay K03 tension 1"),
            (attack(&[Slot::Three, Slot::One]), "attack W36 at 1+3 on 3 pay K03 tension 1"),
            (attack(&[Slot::One]), "attack W36 at 1 on 3 pay K03 tension 1"),
            (cure, "use WB3 tension 1 aim HU"),
            (
                Action::UsePlaced { card: card("W13"), aim: Some(Aim::Slot(Slot::Three)) },
                "placed W13 aim 3",
            ),
            (Action::UsePlaced { card: card("HU1"), aim: Some(fate) }, "placed HU1 aim second:6"),
            (used(0), "item HU I01"),
            (used(1), "item HU I01 for EL"),
            (Action::TensionHeal { hero: race(0) }, "heal HU"),
            (
                Action::Discard { cards: Discards::of([card("K02"), card("K01")]) },
                "discard K01+K02",
            ),
            (Action::AssignItems { gets }, "share HU:I01 EL:I04"),
            (
                Action::DestructionOrder { slots: [Slot::Four, Slot::One].into_iter().collect() },
                "order 4 1",
            ),
        ];
        for (action, text) in &pairs {
            assert_eq!(game.notation(&game.start(), action), *text);
        }
    }
}
