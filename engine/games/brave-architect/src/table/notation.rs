//! Actions as they are typed.
//!
//! A word for what is done, then ids of the cards, heroes and squares; what is not used is left out:
//! `attack W36 at 1+3 on 3 pay K03 tension 1`.

use crate::BraveArchitect;
use crate::action::{Action, Aim, Die, DraftSet, Pay, Source};
use crate::cards::{CardKind, ItemKind, Race};
use crate::vocabulary::{Slot, Slots};
use kanso_engine::game::Words;
use std::fmt;

impl BraveArchitect {
    fn race_id(&self, race: Race) -> &str {
        &self.cards.race(race).face.id
    }

    fn card_id(&self, card: CardKind) -> &str {
        &self.cards.card(card).face.id
    }

    fn item_id(&self, item: ItemKind) -> &str {
        &self.cards.item(item).face.id
    }

    fn source_id(&self, source: Source) -> &str {
        match source {
            Source::Card(card) => self.card_id(card),
            Source::Face(face) => &self.cards.weapon_face(face).face.id,
            Source::Sub(sub) => &self.cards.sub(sub).face.id,
        }
    }

    fn set_id(&self, set: DraftSet) -> &str {
        match set {
            DraftSet::Race(race) => self.race_id(race),
            DraftSet::Weapon(weapon) => &self.cards.weapon(weapon).face.id,
            DraftSet::Sub(sub) => &self.cards.sub(sub).face.id,
            DraftSet::Skill(card) => self.card_id(card),
        }
    }

    /// An action as it is typed.
    pub(crate) fn write_action(&self, action: &Action, to: Words<'_>) -> fmt::Result {
        match action {
            Action::DraftPick { set } => write!(to, "take {}", self.set_id(*set)),
            Action::ChooseStyle { style } => {
                write!(to, "style {}", style.letter().to_ascii_lowercase())
            }
            Action::PlaceHero { at } => write!(to, "place {at}"),
            Action::NextHero { hero } => write!(to, "next {}", self.race_id(*hero)),
            Action::Proceed => write!(to, "proceed"),
            Action::Move { to: square } => write!(to, "move {square}"),
            Action::ExtraMove { to: square } => write!(to, "extra {square}"),
            Action::Play { card, pay, aim, boost } => {
                write!(to, "play {}", self.card_id(*card))?;
                self.write_pay(pay, to)?;
                self.write_aim(*aim, to)?;
                write_boost(*boost, to)
            }
            Action::Attack { source, pay, targets, primary, boost } => {
                write!(to, "attack {}", self.source_id(*source))?;
                write_targets(*targets, *primary, to)?;
                self.write_pay(pay, to)?;
                write_boost(*boost, to)
            }
            Action::UseAbility { ability, pay, aim } => {
                write!(to, "use {}", self.source_id(*ability))?;
                self.write_pay(pay, to)?;
                self.write_aim(*aim, to)
            }
            Action::UsePlaced { card, aim } => {
                write!(to, "placed {}", self.card_id(*card))?;
                self.write_aim(*aim, to)
            }
            Action::UseItem { hero, item, target } => {
                write!(to, "item {} {}", self.race_id(*hero), self.item_id(*item))?;
                if target == hero {
                    return Ok(());
                }
                write!(to, " for {}", self.race_id(*target))
            }
            Action::TensionHeal { hero } => write!(to, "heal {}", self.race_id(*hero)),
            Action::EndTurn => write!(to, "end"),
            Action::Stop => write!(to, "stop"),
            Action::PostAttackMove { to: square } => write!(to, "run {square}"),
            Action::Boost => write!(to, "boost"),
            Action::Pass => write!(to, "pass"),
            Action::SlamSide { to: square } => write!(to, "slam {square}"),
            Action::Discard { cards } => {
                write!(to, "discard")?;
                self.write_cards(cards, to)
            }
            Action::RecoverWeapon { card } => write!(to, "recover {}", self.card_id(*card)),
            Action::TakeItem { item } => write!(to, "pick {}", self.item_id(*item)),
            Action::AssignItems { gets } => {
                write!(to, "share")?;
                for get in gets.iter() {
                    write!(to, " {}:{}", self.race_id(get.hero), self.item_id(get.item))?;
                }
                Ok(())
            }
            Action::ChooseEquipment { piece } => {
                write!(to, "wear {}", self.cards.piece(*piece).face.id)
            }
            Action::UpkeepPick { card } => write!(to, "upkeep {}", self.card_id(*card)),
            Action::DestructionOrder { slots } => {
                write!(to, "order")?;
                slots.iter().try_for_each(|slot| write!(to, " {}", slot.number()))
            }
        }
    }

    /// Cards after a blank, joined by `+`.
    fn write_cards(&self, cards: &[CardKind], to: Words<'_>) -> fmt::Result {
        for (at, card) in cards.iter().enumerate() {
            let before = if at == 0 { ' ' } else { '+' };
            write!(to, "{before}{}", self.card_id(*card))?;
        }
        Ok(())
    }

    /// How a cost is paid.
    fn write_pay(&self, pay: &Pay, to: Words<'_>) -> fmt::Result {
        if !pay.cards.is_empty() {
            write!(to, " pay")?;
            self.write_cards(&pay.cards, to)?;
        }
        if pay.tension > 0 { write!(to, " tension {}", pay.tension) } else { Ok(()) }
    }

    /// What an effect is aimed at.
    fn write_aim(&self, aim: Option<Aim>, to: Words<'_>) -> fmt::Result {
        match aim {
            None => Ok(()),
            Some(Aim::Stat(stat)) => write!(to, " aim {}", stat.word()),
            Some(Aim::Hero(hero)) => write!(to, " aim {}", self.race_id(hero)),
            Some(Aim::Slot(slot)) => write!(to, " aim {}", slot.number()),
            Some(Aim::Die { die, face }) => {
                let which = match die {
                    Die::First => "first",
                    Die::Second => "second",
                };
                write!(to, " aim {which}:{face}")
            }
        }
    }
}

/// The squares of an attack; which one is primary only where that is not plain.
fn write_targets(targets: Slots, primary: Slot, to: Words<'_>) -> fmt::Result {
    for (at, slot) in targets.iter().enumerate() {
        let before = if at == 0 { " at " } else { "+" };
        write!(to, "{before}{}", slot.number())?;
    }
    if targets == Slots::one(primary) { Ok(()) } else { write!(to, " on {}", primary.number()) }
}

/// Whether a boost is paid at play.
fn write_boost(boost: bool, to: Words<'_>) -> fmt::Result {
    if boost { write!(to, " boost") } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{Discards, Get, Gets, PaidCards};
    use crate::cards::{CardSet, Weapon, face_of};
    use crate::readings::Readings;
    use crate::vocabulary::{MapSide, Square};
    use crate::vocabulary::{Stat, Style};
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
            let mut written = String::new();
            game.write_action(action, &mut written).expect("a string takes every text");
            assert_eq!(written, *text);
        }
    }
}
