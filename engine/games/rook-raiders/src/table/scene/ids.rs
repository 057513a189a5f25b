//! The ids of the table's things, and which of them an action or a fact is about.
//!
//! A piece keeps its id wherever it moves: `seat0/unit3`, `seat0/monster5`. A card of a hand has
//! one id for all copies, a place has its own.

use crate::action::Action;
use crate::cards::UnitKind;
use crate::fact::{Fact, MonsterRef, UnitRef};
use crate::state::{Command, Lane, MonsterId, State, Task, UnitId, cell_label};
use crate::table::words::{active_seat, skill_user};
use crate::{RookRaiders, SeatState};
use kanso_engine::{Cell, Seat, Seats};
use std::fmt::Write as _;

/// The ids of command cards, by [`Command::index`].
pub(super) const COMMANDS: [&str; 5] =
    ["command/assault", "command/raid", "command/rest", "command/reward", "command/recruit"];
/// The ids of step cards 5, 6, 7.
pub(super) const STEPS: [&str; 3] = ["step/invasion", "step/summon", "step/end"];
/// Ids of things that there are once.
pub(super) const MONSTER_DECK: &str = "monsters/deck/cards";
/// The face-down chips.
pub(super) const CHIPS_DOWN: &str = "chips/down/pile";
/// The unit deck.
pub(super) const UNIT_DECK: &str = "units/deck/cards";
/// The discard pile.
pub(super) const DISCARD: &str = "units/discard/cards";
/// The dice of a pending roll.
pub(super) const DICE: [&str; 2] = ["dice/0/die", "dice/1/die"];
/// The round on the sheet of the centre.
pub(super) const ROUND: &str = "stock/round";

/// `seat0/` and a name.
pub(super) fn of_seat(seat: Seat, name: &str) -> String {
    let mut id = String::with_capacity(6 + name.len());
    id.push_str("seat");
    id.push(char::from(b'0' + u8::from(seat)));
    id.push('/');
    id.push_str(name);
    id
}

fn numbered(seat: Seat, name: &str, number: u32) -> String {
    let mut id = of_seat(seat, name);
    write!(id, "{number}").expect("a string takes every text");
    id
}

/// A unit of a seat.
pub(super) fn unit(seat: Seat, id: UnitId) -> String {
    numbered(seat, "unit", id.0)
}

/// A monster on the board of a seat, in its waiting lines or its castle.
pub(super) fn monster(seat: Seat, id: MonsterId) -> String {
    numbered(seat, "monster", id.0.into())
}

/// A cell of a seat's board.
pub(super) fn cell(seat: Seat, cell: Cell) -> String {
    of_seat(seat, &cell_label(cell))
}

/// A card of a seat's hand.
pub(super) fn hand(game: &RookRaiders, seat: Seat, kind: UnitKind) -> String {
    let mut id = of_seat(seat, "hand/");
    match game.cards.units.get(kind.index()) {
        Some(card) => id.push_str(&card.face.id),
        None => id.push('?'),
    }
    id.push_str("/card");
    id
}

/// A mercenary, by its place in the row from 0.
pub(super) fn mercenary(slot: u8) -> String {
    format!("units/mercenary{slot}/card")
}

/// A level-up pile.
pub(super) fn pile(game: &RookRaiders, kind: UnitKind) -> String {
    format!("units/{}/cards", game.cards.units.get(kind.index()).map_or("?", |card| &card.face.id))
}

/// The chips of a lane that lie face up.
pub(super) fn chip(lane: Lane) -> String {
    format!("chips/{}/up", lane.letter())
}

/// Ids of the scene that an action touches, the piece or card first.
pub fn touches(game: &RookRaiders, state: &State, action: &Action, ids: &mut Vec<String>) {
    let Some(seat) = active_seat(state) else { return };
    let user = |ids: &mut Vec<String>| {
        if let Some(id) = skill_user(state) {
            ids.push(unit(seat, id));
        }
    };
    match action {
        Action::SetupPlace { card, cell: dest } | Action::DeployHand { card, cell: dest } => {
            ids.extend([hand(game, seat, *card), cell(seat, *dest)]);
        }
        Action::ChooseCommand { command } => ids.push(COMMANDS[command.index()].to_owned()),
        Action::EndActions | Action::Declare | Action::Hold => ids.push(of_seat(seat, "board")),
        Action::Activate { unit: id, dest, full_move: _ } => {
            ids.extend([unit(seat, *id), cell(seat, *dest)]);
        }
        Action::NoSkill | Action::Accept => user(ids),
        Action::Dice { target } => {
            user(ids);
            ids.push(monster(seat, *target));
        }
        Action::Assign { hits } => {
            user(ids);
            push_each(hits, |id| monster(seat, id), ids);
        }
        Action::Area => {
            user(ids);
            in_range(game, seat, &state.seats[seat.index()], skill_user(state), ids);
        }
        Action::Heal { points } => {
            user(ids);
            push_each(points, |id| unit(seat, id), ids);
        }
        Action::Song { ally } => {
            user(ids);
            ids.push(unit(seat, *ally));
        }
        Action::Reroll { pay_tokens: _ } => ids.extend(DICE.map(str::to_owned)),
        Action::RerollDie { die, pay_tokens: _ } => ids.push(DICE[die.index()].to_owned()),
        Action::LevelUp { unit: id, pay_tokens: _ } | Action::SupportHeal { unit: id } => {
            ids.push(unit(seat, *id));
        }
        Action::Pass => match state.tasks.last() {
            Some(Task::Recruit { .. }) => ids.push(of_seat(seat, "hand")),
            _ => ids.push(of_seat(seat, "board")),
        },
        Action::RestChoose { units } | Action::FatigueChoose { units } => {
            push_each(units, |id| unit(seat, id), ids);
        }
        Action::DeployMercenary { slot, cell: dest } => {
            ids.extend([mercenary(*slot), cell(seat, *dest)]);
        }
    }
}

/// The id of each thing of an ascending list, once.
fn push_each<I: Copy + PartialEq>(list: &[I], id: impl Fn(I) -> String, ids: &mut Vec<String>) {
    ids.extend(list.chunk_by(|a, b| a == b).map(|run| id(run[0])));
}

/// The monsters that a unit reaches from where it stands.
fn in_range(
    game: &RookRaiders,
    seat: Seat,
    board: &SeatState,
    user: Option<UnitId>,
    ids: &mut Vec<String>,
) {
    let Some((from, held)) = user.and_then(|id| board.unit(id)) else { return };
    let reach = game.reach.unit(held.kind, from);
    let hit = board.monsters().filter(|(index, _)| reach.contains(*index));
    ids.extend(hit.map(|(_, held)| monster(seat, held.id)));
}

fn unit_ref(unit_ref: &UnitRef) -> String {
    unit(unit_ref.seat, unit_ref.id)
}

fn monster_ref(monster_ref: &MonsterRef) -> String {
    monster(monster_ref.seat, monster_ref.id)
}

fn command(command: Command) -> String {
    COMMANDS[command.index()].to_owned()
}

fn sheets(seats: Seats, ids: &mut Vec<String>) {
    ids.extend(seats.iter().map(|seat| of_seat(seat, "sheet")));
}

/// Ids of the scene that a fact is about.
pub fn points(game: &RookRaiders, fact: &Fact, ids: &mut Vec<String>) {
    match fact {
        Fact::CardsDiscarded { .. } | Fact::MercenariesDiscarded { .. } => {
            ids.push(DISCARD.to_owned());
        }
        Fact::MercenaryTurned { slot, card: _ } | Fact::SlotStaysEmpty { slot } => {
            ids.push(mercenary(*slot));
        }
        Fact::CommandsLaidOut { row } => ids.extend(row.iter().map(|card| command(*card))),
        Fact::CommandsStay => ids.push("commands".to_owned()),
        Fact::StartSeatDrawn { seat }
        | Fact::FirstSummoner { seat }
        | Fact::StartCardPasses { seat }
        | Fact::StartSeatReplaced { fallen: _, seat, card_moves: _ }
        | Fact::TurnTaken { seat }
        | Fact::SeatEliminated { seat, round: _ }
        | Fact::MaterialReturned { seat }
        | Fact::DeclarerWins { seat }
        | Fact::LastSurvivor { seat }
        | Fact::SoloCleared { seat }
        | Fact::SoloLastRoundLost { seat } => ids.push(of_seat(*seat, "sheet")),
        Fact::UnitPlaced { unit, hidden: true } => ids.push(of_seat(unit.seat, "board")),
        Fact::UnitPlaced { unit, hidden: false }
        | Fact::UnitShown { unit }
        | Fact::UnitActed { unit }
        | Fact::DeployedFromHand { unit }
        | Fact::UnitMoved { unit, from: _ }
        | Fact::FullMove { unit }
        | Fact::SkillUsed { unit }
        | Fact::Healed { unit, amount: _, now: _ } => ids.push(unit_ref(unit)),
        Fact::MercenaryHired { unit, slot } => ids.extend([unit_ref(unit), mercenary(*slot)]),
        Fact::LevelledUp { unit, from: _ } => ids.extend([unit_ref(unit), pile(game, unit.kind)]),
        Fact::KnockedOut { unit } => {
            ids.extend([unit_ref(unit), hand(game, unit.seat, unit.kind)]);
        }
        Fact::CommandPicked { seat: _, command: card, place: _ }
        | Fact::CommandRuns { command: card, place: _ }
        | Fact::FifthCardStays { command: card } => ids.push(command(*card)),
        Fact::ShareBegins { seat, command: card }
        | Fact::CommandGives { seat, command: card, role: _, effect: _ } => {
            ids.extend([command(*card), of_seat(*seat, "board")]);
        }
        Fact::GoldGained { seat, .. }
        | Fact::GoldLost { seat, .. }
        | Fact::GoldPaid { seat, .. } => {
            ids.push(of_seat(*seat, "gold"));
        }
        Fact::RaidActions { seat, count: _ }
        | Fact::ActionsGivenUp { seat, left: _ }
        | Fact::ActionsLost { seat, left: _ }
        | Fact::DamageNotPut { seat, amount: _ }
        | Fact::InvasionEndsEarly { seat }
        | Fact::SupportDeclined { seat } => ids.push(of_seat(*seat, "board")),
        Fact::HonorGained { seat, tokens: _ }
        | Fact::HonorSupplyEmpty { seat }
        | Fact::MarksPaid { seat, tokens: _, trophies: _ } => ids.push(of_seat(*seat, "marks")),
        Fact::UnitsReady { seat: _, units } => ids.extend(units.iter().map(unit_ref)),
        Fact::DiceDeclared { unit, target } => ids.extend([unit_ref(unit), monster_ref(target)]),
        Fact::Rolled { unit, .. } => {
            ids.push(unit_ref(unit));
            ids.extend(DICE.map(str::to_owned));
        }
        Fact::DiceHit { target, .. }
        | Fact::Critical { target, .. }
        | Fact::Fumble { target }
        | Fact::TargetOutOfRange { target }
        | Fact::PortionsHit { target, .. }
        | Fact::AreaHit { target, .. } => ids.push(monster_ref(target)),
        Fact::MonsterSlain { monster, trophies: _ } => {
            ids.extend([monster_ref(monster), of_seat(monster.seat, "marks")]);
        }
        Fact::SongDamage { ally, .. }
        | Fact::SkillGranted { ally }
        | Fact::GrantEnds { ally, .. } => {
            ids.push(unit_ref(ally));
        }
        Fact::InterruptOffered { seat, attacker } => match attacker {
            Some(monster) => ids.push(monster_ref(monster)),
            None => ids.push(of_seat(*seat, "board")),
        },
        Fact::Rerolled { seat: _, die } => match die {
            Some(die) => ids.push(DICE[die.index()].to_owned()),
            None => ids.extend(DICE.map(str::to_owned)),
        },
        Fact::MonsterActs { monster }
        | Fact::BonusMove { monster }
        | Fact::MonsterMoved { monster, from: _ }
        | Fact::Overtakes { monster }
        | Fact::MonsterBlocked { monster, stays: _ }
        | Fact::WaitingEnters { monster }
        | Fact::Summoned { monster, adjacent: _ } => ids.push(monster_ref(monster)),
        Fact::UnitHit { monster, target, .. } => {
            ids.extend([monster_ref(monster), unit_ref(target)]);
        }
        Fact::MonsterInCastle { monster } => {
            ids.extend([monster_ref(monster), of_seat(monster.seat, "castle")]);
        }
        Fact::FirstBreach { seat, kind: _ } | Fact::CastleFalls { seat, cause: _ } => {
            ids.push(of_seat(*seat, "castle"));
        }
        Fact::EliminationsJudged { fallen, living: _ } => sheets(*fallen, ids),
        Fact::NoMonsterLeft => ids.push(MONSTER_DECK.to_owned()),
        Fact::ChipsTurnedDown => ids.push(CHIPS_DOWN.to_owned()),
        Fact::ChipTurned { seat: _, lane } | Fact::LaneOpened { lane } => ids.push(chip(*lane)),
        Fact::MonsterTurned { .. } => ids.push(MONSTER_DECK.to_owned()),
        Fact::JoinsWaiting { seat, id, .. } => ids.push(monster(*seat, *id)),
        Fact::SupportCounted { counts, slots: _ } => {
            ids.extend(counts.iter().map(|(seat, _)| of_seat(*seat, "board")));
        }
        Fact::Supported { seats } => {
            ids.extend(seats.iter().map(|seat| of_seat(*seat, "board")));
        }
        Fact::DeckRefilled { count: _ } => ids.extend([UNIT_DECK.to_owned(), DISCARD.to_owned()]),
        Fact::RoundBegins { round: _ }
        | Fact::LastRoundAnnounced { round: _ }
        | Fact::RoundLimitReached { .. } => ids.push(ROUND.to_owned()),
        Fact::MedalTaken { seat, boss: _ } | Fact::MedalValue { seat, .. } => {
            ids.push(of_seat(*seat, "medals"));
        }
        Fact::Declared { seat, .. } | Fact::HoldsBack { seat, open: _ } => {
            ids.push(of_seat(*seat, "threat"));
        }
        Fact::DeclarersCompared { figures, best: _ } => {
            ids.extend(figures.iter().map(|(seat, ..)| of_seat(*seat, "marks")));
        }
        Fact::NobodyLeft { fallen, best: _ } => sheets(*fallen, ids),
        Fact::GameOver { best, .. } => sheets(*best, ids),
    }
}
