//! Which of the table's things a fact is about.
//!
//! Ids of cards that an eye may not know are not named: what is drawn or comes out of a deck points
//! at hand and deck.

use super::ids;
use crate::BraveArchitect;
use crate::action::Source;
use crate::cards::{CardKind, Party};
use crate::fact::{Chip, EnemyPile, Fact, From, Struck};
use crate::state::Cause;
use crate::vocabulary::{Slot, Slots};
use kanso_engine::Seats;

/// Ids of the scene that a fact is about.
#[expect(clippy::too_many_lines, reason = "one arm for each kind of fact")]
pub fn points(game: &BraveArchitect, fact: &Fact, ids: &mut Vec<String>) {
    let of = ids::of_seat;
    match fact {
        Fact::SetTaken { seat, set } => ids.extend([ids::set(game, *set), of(*seat, "glance")]),
        Fact::StyleChosen { seat, face } => {
            ids.extend([ids::face(game, *face), of(*seat, "build")]);
        }
        Fact::SheetReady { seat, race, hp: _ } => {
            ids.extend([ids::race(game, *race), of(*seat, "hp")]);
        }
        Fact::DeckReady { seat, cards: _ } => ids.push(of(*seat, "deck")),
        Fact::PartDealt { part, slots, card: _ } => {
            ids.push(ids::part((*part).into()));
            ids.extend(on_body(*slots));
        }
        Fact::EnemyHp { .. } | Fact::EasyMode => ids.push(ids::ENEMY.to_owned()),
        Fact::CardSays { row } if *row == game.cards.row_of_body() => {
            ids.extend(on_body(Slot::ALL.into_iter().collect()));
        }
        Fact::CardSays { row: _ } => ids.push(ids::HATE_CARD.to_owned()),
        Fact::AttackDeckReady { cards: _ }
        | Fact::EnemyDeckRefilled { cards: _ }
        | Fact::DeckRebuilt { .. } => ids.push(ids::ENEMY_DECK.to_owned()),
        Fact::HeroPlaced { seat, at } => ids.extend([ids::pawn(*seat), ids::square(*at)]),
        Fact::Flipped { card } => {
            ids.extend([ids::enemy_card(game, *card), ids::ENEMY_DISCARD.to_owned()]);
        }
        Fact::RoundBegins { round: _ }
        | Fact::Victory { round: _ }
        | Fact::Defeat { round: _ }
        | Fact::Stalled { round: _ } => ids.push(ids::ROUND.to_owned()),
        Fact::HeroNext { seat }
        | Fact::TurnSkipped { seat }
        | Fact::TurnEnds { seat }
        | Fact::TurnCutShort { seat }
        | Fact::PreparedLost { seat, .. } => {
            ids.extend([ids::pawn(*seat), ids::TURN.to_owned()]);
        }
        Fact::HeroesDone => ids.push(ids::TURN.to_owned()),
        Fact::UpkeepPaid { seat, card, .. } => {
            ids.extend([ids::card(game, *card), of(*seat, "discard")]);
        }
        Fact::PersistentEnds { seat, card }
        | Fact::PlacedUsed { seat, card }
        | Fact::ActsByItself { seat, card } => {
            ids.extend([ids::card(game, *card), of(*seat, "discard")]);
        }
        Fact::ActsAfterUpkeep { seat, card }
        | Fact::CardPlayed { seat, card }
        | Fact::LiesOnSheet { seat, card }
        | Fact::CostTriggers { seat, card } => {
            ids.extend([ids::card(game, *card), of(*seat, "play")]);
        }
        Fact::PlainCost { seat, card } | Fact::CardRemoved { seat, card } => {
            ids.extend([ids::card(game, *card), of(*seat, "hand")]);
        }
        Fact::Moved { seat, from, to, .. } => {
            ids.extend([ids::pawn(*seat), ids::square(*from), ids::square(*to)]);
        }
        Fact::SheetAttackUsed { seat, source } | Fact::AbilityUsed { seat, source } => {
            ids.extend([ids::source(game, *source), ids::pawn(*seat)]);
        }
        Fact::PaidCards { seat, cards } | Fact::Discarded { seat, cards } => {
            ids.extend(all_cards(game, cards));
            ids.extend([of(*seat, "discard"), of(*seat, "hand")]);
        }
        Fact::PaidTension { seat, .. }
        | Fact::TensionRises { seat, .. }
        | Fact::TensionFalls { seat, .. } => {
            ids.extend([of(*seat, "tension"), ids::pawn(*seat)]);
        }
        Fact::PutUnder { seat, card, under } => {
            ids.push(ids::card(game, *card));
            ids.extend(all_cards(game, under));
            ids.push(of(*seat, "hand"));
        }
        Fact::Boosted { seat, source, .. } => {
            ids.extend([ids::source(game, *source), of(*seat, "tension")]);
        }
        Fact::StatChanges { seat, stat, .. } => {
            ids.extend([of(*seat, stat.word()), ids::pawn(*seat)]);
        }
        Fact::AuraBegins { seat, .. } => ids.extend([of(*seat, "play"), ids::pawn(*seat)]),
        Fact::MoveLonger { seat, n: _ }
        | Fact::ExtraMoveGranted { seat, points: _ }
        | Fact::PostMoveGranted { seat, points: _ }
        | Fact::EvasionChanges { seat, .. } => {
            ids.extend([of(*seat, "move"), ids::pawn(*seat)]);
        }
        Fact::EvadesAfterAll { seat }
        | Fact::DamageReduced { seat, .. }
        | Fact::LeftAtOne { seat }
        | Fact::KeptAtOne { seat, .. }
        | Fact::MayStillAct { seat }
        | Fact::PursuitGained { seat, .. }
        | Fact::Prepared { seat, .. }
        | Fact::SeesThrough { seat, by: _ }
        | Fact::HidesFromHate { seat }
        | Fact::FollowsUp { seat }
        | Fact::RightUsed { seat, .. }
        | Fact::TakesAlong { seat, .. }
        | Fact::BecomesMagic { seat }
        | Fact::StrikesLost { seat, .. }
        | Fact::DamageAdded { seat, .. }
        | Fact::FixedLost { seat, .. }
        | Fact::StandsIn { seat }
        | Fact::DieSet { seat, .. }
        | Fact::AttackRolled { seat, .. }
        | Fact::Misses { seat, .. }
        | Fact::Hits { seat, .. }
        | Fact::EvasionRolled { seat, .. }
        | Fact::Passes { seat, window: _ }
        | Fact::Unharmed { seat } => ids.push(ids::pawn(*seat)),
        Fact::Healed { seat, .. } | Fact::Recovered { seat } => {
            ids.extend([ids::pawn(*seat), of(*seat, "hp")]);
        }
        Fact::Harmed { seat, cause, .. } => {
            ids.extend([ids::pawn(*seat), of(*seat, "hp")]);
            ids.extend(hurts(game, *cause));
        }
        Fact::HurtsItself { seat, source, damage: _ } => {
            ids.extend([ids::source(game, *source), ids::pawn(*seat)]);
        }
        Fact::NothingToLose { seat, cards } => {
            ids.push(of(*seat, if *cards { "hand" } else { "tension" }));
        }
        Fact::Drew { seat, cards: _ } => ids.extend([of(*seat, "hand"), of(*seat, "deck")]),
        Fact::DeckRefilled { seat, cards: _ } | Fact::NothingToDraw { seat } => {
            ids.extend([of(*seat, "deck"), of(*seat, "discard")]);
        }
        Fact::WeaponRecovered { seat, card: _, from } => {
            let pile = match from {
                From::Deck => "deck",
                From::Discard => "discard",
            };
            ids.extend([of(*seat, "hand"), of(*seat, pile)]);
        }
        Fact::ChipPlaced { chip, .. } => ids.push(match chip {
            Chip::Attack => ids::ATTACK_CHIP.to_owned(),
            Chip::Defence => ids::DEFENCE_CHIP.to_owned(),
        }),
        Fact::EnemySlowed { .. } => ids.push(ids::ENEMY.to_owned()),
        Fact::Attacks { seat, source, targets, primary: _ } => {
            ids.extend([ids::pawn(*seat), ids::source(game, *source)]);
            ids.extend(on_body(*targets));
        }
        Fact::Linked { seat, with } => ids.extend([ids::pawn(*seat), ids::pawn(*with)]),
        Fact::EnemyHurt { seat: _, slot, struck, .. }
        | Fact::EnemyHurtFixed { seat: _, slot, struck, .. } => {
            ids.push(ids::slot(*slot).to_owned());
            ids.push(hurt_line(game, *struck, *slot));
        }
        Fact::AttackRemembered { seat, slots } => {
            ids.push(ids::pawn(*seat));
            ids.extend(on_body(*slots));
        }
        Fact::HateChecked { seat, .. } => ids.extend([ids::pawn(*seat), ids::HATE.to_owned()]),
        Fact::HateTaken { seat, .. } => {
            ids.extend([ids::HATE_CARD.to_owned(), ids::pawn(*seat), ids::HATE.to_owned()]);
        }
        Fact::HateStays { owner, range: _ } | Fact::HateDropped { owner } => {
            ids.extend([ids::HATE_CARD.to_owned(), ids::pawn(*owner)]);
        }
        Fact::EnemyActs { card } => {
            ids.extend([ids::attack(game, *card), ids::ENEMY_DISCARD.to_owned()]);
        }
        Fact::TraitActive { slots, card: _ } => {
            ids.extend(on_body(*slots));
            ids.extend(slots.iter().next().map(|slot| ids::part_at(game, slot)));
        }
        Fact::EnemyWillMove { towards, .. } => {
            ids.extend([ids::ENEMY.to_owned(), ids::pawn(*towards)]);
        }
        Fact::EnemyStays => ids.push(ids::ENEMY.to_owned()),
        Fact::EnemySteps { direction: _, to } => {
            ids.extend(Slot::ALL.map(|slot| ids::slot(slot).to_owned()));
            ids.extend(Slot::ALL.map(|slot| ids::square(slot.square(*to))));
        }
        Fact::Pushed { seat, from, to, by } => {
            ids.extend([ids::pawn(*seat), ids::square(*from), ids::square(*to)]);
            ids.extend(by.map(ids::pawn));
        }
        Fact::Slammed { seat, from, to, squares: _ } => {
            ids.extend([ids::pawn(*seat), ids::square(*from), ids::square(*to)]);
        }
        Fact::ForcedOverLava { seat, .. } => ids.push(ids::pawn(*seat)),
        Fact::PartyRevealed { card } => {
            ids.extend([ids::party(game, *card), ids::ENEMY_DECK.to_owned()]);
        }
        Fact::AttackRevealed { card } => {
            ids.extend([ids::attack(game, *card), ids::ENEMY_DECK.to_owned()]);
        }
        Fact::AttackReaches { reach: _, area, victims } => {
            ids.extend(area.iter().map(ids::square));
            ids.extend(pawns(*victims));
            ids.push(ids::ENEMY_DISCARD.to_owned());
        }
        Fact::TraitCounts { card } => ids.push(trait_of(*card)),
        Fact::TraitHurts { card, seats, damage: _ } | Fact::TraitAfter { card, seats } => {
            ids.push(trait_of(*card));
            ids.extend(pawns(*seats));
        }
        Fact::EnemyDamageRolled { .. } => ids.push(ids::ENEMY_CARDS.to_owned()),
        Fact::Defended { seat, stat, .. } => {
            ids.extend([ids::pawn(*seat), of(*seat, stat.word())]);
        }
        Fact::Softened { seat, .. } => ids.extend([ids::pawn(*seat), of(*seat, "items")]),
        Fact::AttackEffect { card, seat } => {
            ids.extend([ids::attack(game, *card), ids::pawn(*seat)]);
        }
        Fact::Counters { seat, card } => {
            ids.extend([ids::card(game, *card), ids::pawn(*seat)]);
        }
        Fact::AttackSettled { card, parties: _, to } => {
            ids.extend([ids::attack(game, *card), ids::ENEMY_DISCARD.to_owned(), pile(*to)]);
        }
        Fact::GoesDown { seat, cards } => {
            ids.extend([ids::pawn(*seat), of(*seat, "hp")]);
            // A card that lay under another one was no token of its own.
            if !cards.is_empty() {
                ids.extend([of(*seat, "play"), of(*seat, "discard")]);
            }
        }
        Fact::FallsLater { card: _ } => ids.push(ids::ENEMY.to_owned()),
        Fact::PartDestroyed { slots, card: _ } => {
            ids.extend(slots.iter().next().map(|slot| ids::part_at(game, slot)));
            ids.extend(on_body(*slots));
        }
        Fact::CoreExposed { slots, defence: _ } => {
            ids.push(ids::CORE.to_owned());
            ids.extend(on_body(*slots));
        }
        Fact::NormalsOut { cards: _, from } => match from {
            Some(from) => ids.push(pile(*from)),
            None => ids.extend([EnemyPile::Deck, EnemyPile::Discard].map(pile)),
        },
        Fact::StrongsIn { cards: _ } => {
            ids.extend([ids::STRONG.to_owned(), ids::ENEMY_DECK.to_owned()]);
        }
        Fact::PartyOut { card: _ } => ids.push(ids::ENEMY.to_owned()),
        Fact::PartyFlipped { card: _, to } => {
            ids.extend([ids::ENEMY_DECK.to_owned(), pile(*to)]);
        }
        Fact::LevelUp { level: _ } => ids.extend([ids::ROUND, ids::HEROES].map(str::to_owned)),
        Fact::WeaponCardAdded { seat, card: _ } => ids.push(of(*seat, "discard")),
        Fact::ItemsRevealed { items } | Fact::ItemsDiscarded { items } => {
            ids.extend(items.iter().map(|item| ids::revealed(game, *item)));
            ids.push(ids::ITEM_DECK.to_owned());
        }
        Fact::ItemDeckRefilled { cards: _ } | Fact::ItemsShort { missing: _ } => {
            ids.extend([ids::ITEM_DECK, ids::ITEM_DISCARD].map(str::to_owned));
        }
        Fact::ItemGot { seat, item } | Fact::NoPieceLeft { seat, item } => {
            ids.extend([ids::own_item(game, *seat, *item), of(*seat, "items")]);
        }
        Fact::GoesWithout { seat } | Fact::PieceChosen { seat, piece: _ } => {
            ids.push(of(*seat, "items"));
        }
        Fact::ItemUsed { seat, item, target } => {
            ids.extend([ids::own_item(game, *seat, *item), ids::pawn(*target)]);
        }
        Fact::SheetCleared { seat, cards } => {
            ids.extend(all_cards(game, cards));
            ids.extend([of(*seat, "play"), of(*seat, "discard")]);
        }
        Fact::ChipsOff => ids.extend([ids::ATTACK_CHIP, ids::DEFENCE_CHIP].map(str::to_owned)),
        Fact::CoreFalls { seat } => ids.extend([ids::CORE.to_owned(), ids::pawn(*seat)]),
        Fact::TwoDown { down } => ids.extend(pawns(*down)),
    }
}

fn on_body(slots: Slots) -> impl Iterator<Item = String> {
    slots.iter().map(|slot| ids::slot(slot).to_owned())
}

fn pawns(seats: Seats) -> impl Iterator<Item = String> {
    seats.iter().map(ids::pawn)
}

fn all_cards(game: &BraveArchitect, cards: &[CardKind]) -> impl Iterator<Item = String> {
    cards.iter().map(|card| ids::card(game, *card))
}

fn pile(pile: EnemyPile) -> String {
    match pile {
        EnemyPile::Deck => ids::ENEMY_DECK.to_owned(),
        EnemyPile::Discard => ids::ENEMY_DISCARD.to_owned(),
    }
}

/// What counts the damage.
fn hurt_line(game: &BraveArchitect, struck: Struck, slot: Slot) -> String {
    match struck {
        Struck::Part(_) => ids::part_at(game, slot),
        Struck::Core => ids::CORE.to_owned(),
    }
}

/// A trait acts from a part, or from a card that was revealed: both stand on the enemy's side.
fn trait_of(_: Party) -> String {
    ids::ENEMY.to_owned()
}

/// What hurts a hero, where it lies on the table.
fn hurts(game: &BraveArchitect, cause: Cause) -> Option<String> {
    match cause {
        Cause::EnemyAttack(card) => Some(ids::attack(game, card)),
        Cause::Trait(party) => Some(trait_of(party)),
        Cause::WallSlam | Cause::Lava => None,
        Cause::Own(Source::Card(_)) => None,
        Cause::Own(source) => Some(ids::source(game, source)),
    }
}
