//! What must hold of a card set as a whole, and of each text: nothing in it is out of reach.
//!
//! Source: BK-1.3 to BK-1.6, BK-3.1 to BK-3.4, BK-9.1 to BK-9.32.

use super::text::{CharacterFilter, Spot};
use super::text::{Event, Place, Static, Subject, TargetKind};
use super::{Body, CITY_KINDS, Source};
use crate::prelude::*;
use crate::readings::{DeckLimitKey, MercenaryDefinition};
use crate::state::TARGETS_MAX;
use kanso_engine::SetError;
use kanso_engine::cards::unlike;

/// Most abilities of a card, and most steps of one.
const ABILITIES_MAX: usize = 9;
const STEPS_MAX: usize = 20;
/// Most targets of one text that are no cities: a list of all their combinations can still be read.
const WIDE_TARGETS_MAX: usize = 2;
/// Cards that every city card gives (BK-6.21).
const CITY_DRAWS: u8 = 2;
/// Most points or cards of one step.
const AMOUNT_MAX: u8 = 20;
/// Most cards to look at (BK-5.52), and to mill.
const LOOK_MAX: u8 = 7;
const MILL_MAX: u8 = 3;
/// Greatest distance in a row of five cities.
const DISTANCE_MAX: u8 = 4;

/// Checks a set that was read row by row.
pub fn check(set: &CardSet) -> Result<(), SetError> {
    check_cities(set)?;
    for (index, card) in set.cards.iter().enumerate() {
        let twin = set.cards[..index].iter().find(|other| {
            (other.name.en == card.name.en || other.name.ja == card.name.ja)
                && !(other.mercenary && card.mercenary)
        });
        if let Some(twin) = twin {
            return Err(SetError::field(
                &card.id,
                "name_en",
                format!("the name is that of {} too", twin.id),
            ));
        }
        for (at, name) in [("name_en", &card.name.en), ("name_ja", &card.name.ja)] {
            if set.cards.iter().any(|other| other.id.eq_ignore_ascii_case(name)) {
                return Err(SetError::field(&card.id, at, format!("{name:?} is a card number")));
            }
        }
        check_card(card)?;
    }
    unlike("short", set.cards.iter().map(|card| (&card.id, &card.short)))?;
    check_decks(set)
}

fn check_cities(set: &CardSet) -> Result<(), SetError> {
    if set.cities.len() != CITY_KINDS {
        let problem = format!("{} rows, {CITY_KINDS} wanted", set.cities.len());
        return Err(SetError::field("table city", "", problem));
    }
    for (index, city) in set.cities.iter().enumerate() {
        let id = format!("CITY{index}");
        if city.id != id {
            return Err(SetError::field(&city.id, "id", format!("{id} is wanted here")));
        }
        if city.capital != (index == 0) {
            return Err(SetError::field(&city.id, "capital", "the first row alone is it"));
        }
        if city.draws != CITY_DRAWS {
            let problem = format!("{}, where {CITY_DRAWS} are wanted", city.draws);
            return Err(SetError::field(&city.id, "draws", problem));
        }
    }
    let cities = || set.cities.iter();
    unlike("name", cities().map(|city| (&city.id, &city.name)))?;
    unlike("short", cities().map(|city| (&city.id, &city.short)))?;
    unlike("word", cities().map(|city| (&city.id, &city.word)))
}

fn check_decks(set: &CardSet) -> Result<(), SetError> {
    if set.decks.is_empty() {
        return Err(SetError::field("table deck", "", "no row, at least 1 wanted"));
    }
    for (index, deck) in set.decks.iter().enumerate() {
        let place = format!("deck {:?}", deck.id);
        if set.decks[..index].iter().any(|other| other.id == deck.id) {
            return Err(SetError::field(&place, "id", "used twice"));
        }
        deck.check(set, DeckLimitKey::CardNumber, MercenaryDefinition::TypeMercenary)
            .map_err(|found| SetError::field(&place, &found.place, found.problem))?;
    }
    unlike("short", set.decks.iter().map(|deck| (format!("deck {:?}", deck.id), &deck.short)))
}

fn check_card(card: &Card) -> Result<(), SetError> {
    let wrong = |at: &str, problem: &str| Err(SetError::field(&card.id, at, problem));
    match (card.source, card.printed.is_empty()) {
        (Source::Rulebook, true) => {
            return wrong("printed", "a row of the rulebook names the fields it prints");
        }
        (Source::House | Source::Public | Source::Card, false) => {
            return wrong("printed", "only a row of the rulebook has it");
        }
        (Source::Rulebook, false) | (Source::House | Source::Public | Source::Card, true) => {}
    }
    if card.mercenary && !matches!(card.body, Body::Character(_)) {
        return wrong("type", "a mercenary is a character");
    }
    let effects =
        card.abilities.iter().filter(|ability| matches!(ability, Ability::Effect { .. })).count();
    match card.body {
        Body::Normal { .. } if effects != 1 || card.abilities.len() != 1 => {
            return wrong("ability", "a normal effect has one, and that is an effect");
        }
        Body::Character(_) | Body::Eternal if effects != 0 => {
            return wrong("ability", "only a normal effect has an effect");
        }
        Body::Eternal if card.abilities.is_empty() => {
            return wrong("ability", "an eternal effect has one");
        }
        Body::Character(_) | Body::Normal { .. } | Body::Eternal => {}
    }
    if card.abilities.len() > ABILITIES_MAX {
        let found = card.abilities.len();
        return wrong("ability", &format!("{found}, where {ABILITIES_MAX} are allowed"));
    }
    for (index, ability) in card.abilities.iter().enumerate() {
        check_ability(ability).map_err(|problem| {
            SetError::field(&card.id, &format!("ability {}", index + 1), problem)
        })?;
    }
    Ok(())
}

fn check_ability(ability: &Ability) -> Result<(), String> {
    for target in ability.targets() {
        check_target(&target.what)?;
    }
    if ability.targets().len() > TARGETS_MAX {
        let found = ability.targets().len();
        return Err(format!("{found} targets, where {TARGETS_MAX} are allowed"));
    }
    let is_wide = |target: &&Target| !matches!(target.what, TargetKind::City { .. });
    let wide = ability.targets().iter().filter(is_wide).count();
    if wide > WIDE_TARGETS_MAX {
        let problem = "targets that are no cities, where";
        return Err(format!("{wide} {problem} {WIDE_TARGETS_MAX} are allowed"));
    }
    let optional = ability.targets().iter().position(|target| target.optional);
    if optional.is_some_and(|place| ability.targets()[place..].iter().any(|after| !after.optional))
    {
        return Err("a target that must be named after one that may be left out".to_owned());
    }
    if brings_back_without_end(ability) {
        let problem = "reanimate in a trigger that is not at the start or end of a turn: \
                       cards could bring each other back for ever";
        return Err(problem.to_owned());
    }
    if moves_without_end(ability) {
        let problem = "move_to in a trigger that a move sets off: cards could move each other for \
                       ever";
        return Err(problem.to_owned());
    }
    match ability {
        Ability::Static(works) => return check_static(works),
        Ability::Paid { cost, .. } => {
            if !cost.lock && cost.any == 0 && cost.sacrifice.is_none() {
                return Err("a paid ability costs something".to_owned());
            }
            within("cost", cost.any, 0, 9)?;
            cost.sacrifice.as_ref().map_or(Ok(()), check_filter)?;
        }
        Ability::Effect { .. } | Ability::Trigger { .. } => {}
    }
    if ability.steps().is_empty() {
        return Err("no steps".to_owned());
    }
    if ability.steps().len() > STEPS_MAX {
        return Err(format!("{} steps, where {STEPS_MAX} are allowed", ability.steps().len()));
    }
    let mut looked = false;
    for step in ability.steps() {
        check_step(ability, step, &mut looked)?;
    }
    if looked {
        return Err("cards looked at are left aside: bottom_rest or set_each is wanted".to_owned());
    }
    Ok(())
}

/// True if a trigger that may be set off by its own work brings a card back from the trash: two
/// such cards could go on without anybody being asked. A turn starts and ends once.
fn brings_back_without_end(ability: &Ability) -> bool {
    let Ability::Trigger { on, steps, .. } = ability else { return false };
    !matches!(on, Event::YourTurnStart | Event::YourTurnEnd)
        && steps.iter().any(|step| matches!(step, Step::Reanimate { .. }))
}

/// True if a trigger that a move sets off moves a card: two such cards could go on without anybody
/// being asked.
fn moves_without_end(ability: &Ability) -> bool {
    let set_off = matches!(ability, Ability::Trigger { on: Event::MovedHere { .. }, .. });
    set_off && ability.steps().iter().any(|step| matches!(step, Step::MoveTo { .. }))
}

fn check_target(target: &TargetKind) -> Result<(), String> {
    match target {
        TargetKind::Character(filter) => check_filter(filter),
        TargetKind::SetCard(filter) => check_place(filter.place),
        TargetKind::Item(filter) if filter.kinds.is_empty() => Err("an item of no kind".to_owned()),
        TargetKind::Item(_) | TargetKind::Trash(_) => Ok(()),
        TargetKind::City { nearest, farthest } => {
            within("farthest", *farthest, *nearest, DISTANCE_MAX)
        }
    }
}

fn check_filter(filter: &CharacterFilter) -> Result<(), String> {
    check_place(filter.place)
}

fn check_place(place: Place) -> Result<(), String> {
    match place {
        Place::This | Place::All => Ok(()),
        Place::Within(distance) | Place::At(distance) => within("place", distance, 0, DISTANCE_MAX),
    }
}

fn check_static(works: &Static) -> Result<(), String> {
    match works {
        Static::Mod { of, amount, .. } => {
            within("amount", amount.unsigned_abs(), 1, AMOUNT_MAX)?;
            match of {
                super::text::Scope::Itself => Ok(()),
                super::text::Scope::Character(filter) => check_filter(filter),
            }
        }
        Static::Cost { of, amount } => {
            check_place(of.place)?;
            within("amount", *amount, 1, AMOUNT_MAX)
        }
        Static::Untargetable => Ok(()),
        Static::EffectReduction { amount } => within("amount", *amount, 1, AMOUNT_MAX),
    }
}

/// What kind of target a step can be about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wants {
    Character,
    SetCard,
    Item,
    Trash,
    City,
}

fn check_step(ability: &Ability, step: &Step, looked: &mut bool) -> Result<(), String> {
    let wants = match step {
        Step::Recover { .. } | Step::Reanimate { .. } => Wants::Trash,
        Step::LookSet { .. } => Wants::SetCard,
        _ => Wants::Character,
    };
    let mut fields = Ok(());
    step.fields(&mut |field| {
        let checked = if let Some(subject) = field.downcast_ref::<Subject>() {
            check_subject(ability, *subject, wants)
        } else if let Some(spot) = field.downcast_ref::<Spot>() {
            check_spot(ability, *spot)
        } else {
            field.downcast_ref().map_or(Ok(()), check_filter)
        };
        if fields.is_ok() {
            fields = checked;
        }
    });
    fields?;
    match step {
        Step::Damage { amount, .. }
        | Step::Shield { amount, .. }
        | Step::Heal { amount, .. }
        | Step::DamageAll { amount, .. } => within("amount", *amount, 1, AMOUNT_MAX),
        Step::Mod { amount, .. } => within("amount", amount.unsigned_abs(), 1, AMOUNT_MAX),
        Step::Draw { count, .. } => within("count", *count, 1, LOOK_MAX),
        Step::DiscardChoice { count, .. } => within("count", *count, 1, AMOUNT_MAX),
        Step::Mill { count, .. } => within("count", *count, 1, MILL_MAX),
        Step::SearchPlay { max, .. } => within("max", *max, 1, AMOUNT_MAX),
        Step::Negate { target } => check_place_in_list(ability, *target, Wants::Item),
        Step::Look { count } => {
            *looked = true;
            within("count", *count, 1, LOOK_MAX)
        }
        Step::TakeOne { .. } | Step::BottomRest | Step::SetEach if !*looked => {
            Err("no cards were looked at before".to_owned())
        }
        Step::BottomRest | Step::SetEach => {
            *looked = false;
            Ok(())
        }
        Step::SetTop { .. } if *looked => {
            Err("set_top while cards looked at are still aside".to_owned())
        }
        Step::TakeOne { .. }
        | Step::SetTop { .. }
        | Step::Lock { .. }
        | Step::Unlock { .. }
        | Step::MoveTo { .. }
        | Step::ToHand { .. }
        | Step::ToSet { .. }
        | Step::Trash { .. }
        | Step::Control { .. }
        | Step::Shuffle { .. }
        | Step::Recover { .. }
        | Step::Reanimate { .. }
        | Step::LookSet { .. }
        | Step::Sacrifice { .. } => Ok(()),
    }
}

fn check_subject(ability: &Ability, subject: Subject, wants: Wants) -> Result<(), String> {
    match (subject, ability) {
        (Subject::Target(place), _) => check_place_in_list(ability, place, wants),
        (Subject::Source, Ability::Paid { .. } | Ability::Trigger { .. })
            if wants == Wants::Character =>
        {
            Ok(())
        }
        (
            Subject::EventCard,
            Ability::Trigger { on: Event::MovedHere { .. } | Event::TrashedHere { .. }, .. },
        ) if wants == Wants::Character => Ok(()),
        (Subject::Source, _) => Err("\"source\" is no card that this step is about".to_owned()),
        (Subject::EventCard, _) => Err("no event of this ability has an \"event_card\"".to_owned()),
    }
}

fn check_spot(ability: &Ability, spot: Spot) -> Result<(), String> {
    match spot {
        Spot::This => Ok(()),
        Spot::Target(place) => check_place_in_list(ability, place, Wants::City),
    }
}

fn check_place_in_list(ability: &Ability, place: u8, wants: Wants) -> Result<(), String> {
    let Some(target) = ability.targets().get(usize::from(place)) else {
        return Err(format!("there is no target {place}"));
    };
    let is = match target.what {
        TargetKind::Character(_) => Wants::Character,
        TargetKind::SetCard(_) => Wants::SetCard,
        TargetKind::Item(_) => Wants::Item,
        TargetKind::Trash(_) => Wants::Trash,
        TargetKind::City { .. } => Wants::City,
    };
    if is == wants { Ok(()) } else { Err(format!("target {place} does not fit the step")) }
}

fn within(name: &str, value: u8, min: u8, max: u8) -> Result<(), String> {
    if (min..=max).contains(&value) {
        return Ok(());
    }
    Err(format!("{name} {value}, where {min} to {max} are allowed"))
}
