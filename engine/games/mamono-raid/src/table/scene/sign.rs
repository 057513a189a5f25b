//! Signs of kinds of things: by what a card does, and of items by their English names first, so that
//! cards of a set of one's own have signs, too.

use crate::prelude::*;
use kanso_engine::scene::Icon;

/// What items are called.
const ITEMS: [(&str, Icon); 16] = [
    ("elixir", Icon::Elixir),
    ("potion", Icon::Potion),
    ("banner", Icon::Banner),
    ("armour", Icon::Armour),
    ("armor", Icon::Armour),
    ("sword", Icon::RuneSword),
    ("ring", Icon::Ring),
    ("boots", Icon::Boots),
    ("shield", Icon::RoundShield),
    ("plume", Icon::Plume),
    ("satchel", Icon::Gather),
    ("ledger", Icon::Ledger),
    ("trophy", Icon::Trophy),
    ("manual", Icon::Manual),
    ("smoke", Icon::Smoke),
    ("charter", Icon::Charter),
];

/// A symbol of experience.
pub(super) const fn of_symbol(symbol: Symbol) -> Icon {
    match symbol {
        Symbol::Warrior => Icon::Warrior,
        Symbol::Cleric => Icon::Cleric,
        Symbol::Sorcerer => Icon::Sorcerer,
        Symbol::Thief => Icon::Thief,
        Symbol::Multi => Icon::Any,
    }
}

/// A class.
pub(super) const fn of_character(character: Character) -> Icon {
    of_symbol(Symbol::of(character))
}

/// What an enemy chip is.
pub(super) const fn of_chip(shows: ChipFace) -> Icon {
    match shows {
        ChipFace::Xp(symbol, _) => of_symbol(symbol),
        ChipFace::Coin(coin) => of_coin(coin),
    }
}

/// A coin.
pub(super) const fn of_coin(coin: Coin) -> Icon {
    match coin {
        Coin::Copper => Icon::Copper,
        Coin::Silver => Icon::Silver,
        Coin::Gold => Icon::GoldCoin,
    }
}

/// A part of the monster.
pub(super) const fn of_part(part: Part) -> Icon {
    match part {
        Part::Head => Icon::Head,
        Part::Torso => Icon::Torso,
        Part::Back => Icon::Back,
        Part::Tail => Icon::Tail,
    }
}

/// A service card.
pub(super) const fn of_service(service: Service) -> Icon {
    match service {
        Service::ExtraLife => Icon::Hp,
        Service::Gather => Icon::Gather,
        Service::Third => Icon::Scroll,
    }
}

/// A chip that items bring.
pub(super) const fn of_skill_chip(chip: SkillChip) -> Icon {
    match chip {
        SkillChip::Sword => Icon::RuneSword,
        SkillChip::Ring => Icon::Ring,
    }
}

/// An item, by its name, else by what it does, else by what it gives.
pub(super) fn of_item(item: &ItemCard) -> Icon {
    Icon::of_word(&item.face.name.en, &ITEMS).unwrap_or_else(|| match item.effect {
        Some(effect) => of_effect(effect),
        None if item.marks.shield > 0 => Icon::Armour,
        None if item.marks.ap > 0 => Icon::Boots,
        None if item.marks.contribution > 0 => Icon::Banner,
        None => Icon::Chest,
    })
}

const fn of_effect(effect: ItemEffect) -> Icon {
    match effect {
        ItemEffect::OnBuyLife => Icon::Elixir,
        ItemEffect::OnBuySword => Icon::RuneSword,
        ItemEffect::OnBuyRing => Icon::Ring,
        ItemEffect::Action { .. } => Icon::Potion,
        ItemEffect::GatherAc(_) => Icon::Gather,
        ItemEffect::LevelDiscount => Icon::Manual,
        ItemEffect::Save => Icon::Plume,
        ItemEffect::Soften(_) => Icon::Smoke,
    }
}
