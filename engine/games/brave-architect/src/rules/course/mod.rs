//! The course of a game: what is awaited, and what runs by itself.
//!
//! Source: chapter 5 of the specification: its states, windows, chance events and streams of luck.

pub(crate) mod flow;

use crate::fact::Window;
use crate::prelude::*;
use crate::state::derived::HAND;
use crate::state::{AttackStep, DestructionStep};

/// Streams of luck. Append-only.
const DEAL_PARTY: Stream = Stream(0);
const ENEMY_DECK: Stream = Stream(1);
const REMOVE_NORMAL: Stream = Stream(2);
const ADD_STRONG: Stream = Stream(3);
const ITEMS: Stream = Stream(4);
const ENEMY_DAMAGE: Stream = Stream(5);
/// Each seat has a stream of its own in these families.
const DRAW_CARDS: u8 = 8;
const ATTACK_ROLL: u8 = 16;
const EVADE_ROLL: u8 = 24;
/// Normal cards that leave at a destruction. Source: BA-14.3.
pub const NORMALS_OUT: u8 = 2;
/// Strong cards that come in at a destruction. Source: BA-14.3.
pub const STRONGS_IN: u8 = 2;
/// Faces of a die.
pub const FACES: u8 = 6;

/// A stream of a seat.
const fn of_seat(family: u8, seat: Seat) -> Stream {
    Stream(family + seat.index() as u8)
}

impl BraveArchitect {
    /// The question that is asked, and of whom, while a decision is awaited.
    #[inline]
    pub(crate) fn asked(&self, state: &State) -> Option<(Question, Seats)> {
        let one = |question, seat| Some((question, Seats::one(seat)));
        match *state.tasks.last()? {
            Task::Draft(pick) => one(Question::Draft, self.drafter(pick)),
            Task::Style(seat) => one(Question::Style, seat),
            Task::PlaceHero(seat) => one(Question::Place, seat),
            Task::ChooseNext => Some((Question::Next, state.every_seat().collect())),
            Task::Upkeep { seat, .. } => one(Question::Upkeep, seat),
            Task::HeroTurn(seat) => {
                let attacked = state.turn.as_ref().is_some_and(|turn| turn.attacks > 0);
                one(if attacked { Question::Pursuit } else { Question::Hero }, seat)
            }
            Task::Attack => {
                let attack = state.attack.as_ref()?;
                let question = match attack.step {
                    AttackStep::Reroll => Question::Reroll,
                    AttackStep::Boost => Question::Boost,
                    AttackStep::Tension => Question::TensionInterrupt,
                    _ => return None,
                };
                one(question, attack.seat)
            }
            Task::Enemy => {
                let enemy = state.enemy.as_ref()?;
                let victim = |at: u8| enemy.victims.get(usize::from(at)).map(|victim| victim.seat);
                match enemy.step {
                    EnemyStep::Steps => {
                        let chain = &enemy.push.as_ref()?.chain;
                        one(Question::SlamSide, self.speaker_of(state, *chain.last()?))
                    }
                    EnemyStep::Respond(at) => one(Question::Evade, victim(at)?),
                    EnemyStep::Reroll(at) => one(Question::Reroll, victim(at)?),
                    EnemyStep::Failed(at) => one(Question::EvadeFail, victim(at)?),
                    EnemyStep::Counter(at) => one(Question::Counter, victim(at)?),
                    EnemyStep::Losing(at) => one(Question::Loss, victim(at)?),
                    _ => None,
                }
            }
            Task::Hurt => {
                let hurt = state.hurt.as_ref()?;
                let harmed = |at: u8| hurt.harms.get(usize::from(at)).map(|harm| harm.seat);
                match hurt.step {
                    HurtStep::Respond(at) => one(Question::Damage, harmed(at)?),
                    HurtStep::Heal(at) => one(Question::Heal, harmed(at)?),
                    // Behind the last seat the window closes: nobody is asked any more.
                    HurtStep::Rescue(at) | HurtStep::Revive(at) => {
                        one(Question::Revive, state.every_seat().nth(at.into())?)
                    }
                    _ => None,
                }
            }
            Task::Destruction => match state.destruction.as_ref()?.step {
                DestructionStep::Order(seat) => one(Question::Order, seat),
                DestructionStep::Assign => Some((Question::Assign, state.every_seat().collect())),
                _ => None,
            },
            Task::DiscardPick { seat, .. } => one(Question::Discard, seat),
            Task::RecoverPick(seat) => one(Question::Recover, seat),
            Task::TreasurePick(seat) => one(Question::Treasure, seat),
            Task::ChoosePiece { seat, .. } => one(Question::Equipment, seat),
            _ => None,
        }
    }

    /// Who answers for a hero: its seat, or the party speaker while it is down. Source: BA-5.3,
    /// BA-20.10.
    fn speaker_of(&self, state: &State, seat: Seat) -> Seat {
        if state.stands(seat) { seat } else { Seat::at(0) }
    }

    /// The chance that is awaited, while no question is asked.
    fn chance(&self, state: &State) -> Option<Chance> {
        Some(match *state.tasks.last()? {
            Task::DealParty => Chance::draw(DEAL_PARTY, 1),
            Task::FirstReveal => Chance::draw(ENEMY_DECK, 1),
            Task::Draw { seat, left } => {
                let count = u32::from(left).min(state.seat(seat).deck.total()) as u8;
                Chance::draw(of_seat(DRAW_CARDS, seat), count)
            }
            Task::Reveal { left } => {
                Chance::draw(ITEMS, u32::from(left).min(state.item_deck.total()) as u8)
            }
            Task::Attack => {
                Chance::roll(of_seat(ATTACK_ROLL, state.attack.as_ref()?.seat), 2, FACES)
            }
            Task::Enemy => {
                let enemy = state.enemy.as_ref()?;
                match enemy.step {
                    EnemyStep::Reveal => Chance::draw(ENEMY_DECK, 1),
                    EnemyStep::Roll(at) => {
                        let seat = enemy.victims.get(usize::from(at))?.seat;
                        Chance::roll(of_seat(EVADE_ROLL, seat), 1, FACES)
                    }
                    EnemyStep::DamageRoll => Chance::roll(ENEMY_DAMAGE, 1, FACES),
                    _ => return None,
                }
            }
            Task::Destruction => match state.destruction.as_ref()?.step {
                DestructionStep::FromDiscard => {
                    let lie = Self::normals(beneath(&state.atk_discard)).count() as u8;
                    Chance::draw(REMOVE_NORMAL, lie.min(NORMALS_OUT))
                }
                DestructionStep::FromDeck(count) => Chance::draw(REMOVE_NORMAL, count),
                DestructionStep::AddStrong => Chance::draw(ADD_STRONG, STRONGS_IN),
                DestructionStep::Flip => Chance::draw(ENEMY_DECK, 1),
                _ => return None,
            },
            _ => return None,
        })
    }

    /// What is awaited, once nothing runs by itself any more.
    #[inline]
    pub(crate) fn awaits(&self, state: &State) -> Awaiting {
        if state.tasks.is_empty() {
            return Awaiting::Over;
        }
        if let Some((_, seats)) = self.asked(state) {
            return Awaiting::Decision(seats);
        }
        let chance = self.chance(state);
        Awaiting::Chance(chance.expect("a task that does not run by itself awaits something"))
    }

    /// What an awaited draw is from. Source: the list of chance events (5.15).
    pub(crate) fn draw_bag(&self, state: &State, into: &mut Bag) {
        match state.tasks.last() {
            Some(Task::DealParty) => {
                for party in Party::all(self.cards.parties.len()) {
                    let dealt = |part: &Part| match *part {
                        Part::Intact { card, .. } => card == party,
                        Part::Destroyed => false,
                    };
                    if !state.parts.iter().any(dealt) {
                        into.add(party.into(), 1);
                    }
                }
            }
            Some(Task::FirstReveal | Task::Enemy) => into.copy_from(&state.atk_deck),
            Some(Task::Draw { seat, .. }) => into.copy_from(&state.seat(*seat).deck),
            Some(Task::Reveal { .. }) => into.copy_from(&state.item_deck),
            Some(Task::Destruction) => match state.destruction.as_ref().map(|done| done.step) {
                Some(DestructionStep::FromDiscard) => {
                    for card in Self::normals(beneath(&state.atk_discard)) {
                        into.add(EnemyCard::Attack(card).into(), 1);
                    }
                }
                Some(DestructionStep::FromDeck(_)) => {
                    let deck: Vec<_> = cards_of(&state.atk_deck).collect();
                    for card in Self::normals(&deck) {
                        into.add(EnemyCard::Attack(card).into(), 1);
                    }
                }
                Some(DestructionStep::AddStrong) => {
                    for card in self.strong_reserve(state) {
                        into.add(EnemyCard::Attack(card).into(), 1);
                    }
                }
                Some(_) | None => into.copy_from(&state.atk_deck),
            },
            Some(_) | None => {}
        }
    }

    /// Carries out a checked action.
    pub(crate) fn decide_action(&self, state: &mut State, action: &Action, trace: &mut Tracing) {
        let Some((question, seats)) = self.asked(state) else { return };
        // A party decision concerns no seat but those it names.
        let seat = seats.iter().next().expect("somebody is asked");
        match action {
            Action::DraftPick { set } => self.draft_pick(state, seat, *set, trace),
            Action::ChooseStyle { style } => self.choose_style(state, seat, *style, trace),
            Action::PlaceHero { at } => self.place_hero(state, seat, *at, trace),
            Action::NextHero { hero } => self.next_hero(state, *hero, trace),
            Action::Proceed => self.heroes_done(state, trace),
            Action::Move { to } => self.move_hero(state, seat, MoveBy::Area, *to, trace),
            Action::ExtraMove { to } => self.move_hero(state, seat, MoveBy::Extra, *to, trace),
            Action::PostAttackMove { to } => {
                self.move_hero(state, seat, MoveBy::AfterAttack, *to, trace);
            }
            Action::Play { card, pay, aim, boost } => {
                self.play_card(state, seat, *card, pay, (*aim, *boost), trace);
            }
            Action::Attack { source, pay, targets, primary, boost: _ } => {
                self.begin_attack(state, seat, *source, pay, (*targets, *primary), trace);
            }
            Action::UseAbility { ability, pay, aim } => {
                self.use_ability(state, seat, *ability, pay, *aim, trace);
            }
            Action::UsePlaced { card, aim } => self.use_placed(state, seat, *card, *aim, trace),
            Action::UseItem { hero, item, target } => {
                let user = state.seat_of(*hero).unwrap_or(seat);
                let target = state.seat_of(*target).unwrap_or(user);
                self.use_item(state, (user, target), *item, trace);
            }
            Action::TensionHeal { hero } => {
                let seat = state.seat_of(*hero).unwrap_or(seat);
                self.tension_heal(state, seat, trace);
            }
            Action::EndTurn | Action::Stop => self.finish_turn(state, seat),
            Action::Boost => self.boost(state, trace),
            Action::Pass => self.pass(state, question, seat, trace),
            Action::SlamSide { to } => self.choose_side(state, *to, trace),
            Action::Discard { cards } => self.discard(state, seat, cards, trace),
            Action::RecoverWeapon { card } => self.recover_weapon(state, seat, *card, trace),
            Action::TakeItem { item } => self.take_item(state, seat, *item, trace),
            Action::AssignItems { gets } => self.assign_items(state, gets, trace),
            Action::ChooseEquipment { piece } => self.take_piece(state, *piece, trace),
            Action::UpkeepPick { card } => {
                let Some(&Task::Upkeep { at, .. }) = state.tasks.last() else { return };
                self.pay_upkeep(state, seat, at.into(), *card, trace);
            }
            Action::DestructionOrder { slots } => self.order_destruction(state, slots),
        }
    }

    /// BA-20.1: a seat passes in a window.
    pub(crate) fn pass(
        &self,
        state: &mut State,
        question: Question,
        seat: Seat,
        trace: &mut Tracing,
    ) {
        let (rule, window) = match question {
            Question::TensionInterrupt => (BA_20_2, Window::TensionInterrupt),
            Question::Reroll => (BA_20_3, Window::Reroll),
            Question::Boost => (BA_20_4, Window::Boost),
            Question::Evade => (BA_20_5, Window::Evade),
            Question::EvadeFail => (BA_20_6, Window::EvadeFail),
            Question::Damage => (BA_20_7, Window::Damage),
            Question::Revive => (BA_20_8, Window::Revive),
            Question::Counter => (BA_20_9, Window::Counter),
            Question::Loss => (BA_20_7, Window::Loss),
            Question::Heal => (BA_R55, Window::Heal),
            _ => return,
        };
        trace.fact(rule, || Fact::Passes { seat, window });
        match state.tasks.last() {
            Some(Task::Attack) => {
                let attack = state.attack_mut();
                attack.step = match attack.step {
                    AttackStep::Reroll => AttackStep::Read,
                    AttackStep::Boost => AttackStep::Damage,
                    AttackStep::Tension => AttackStep::Hate,
                    step @ (AttackStep::Roll
                    | AttackStep::Read
                    | AttackStep::Damage
                    | AttackStep::Chips
                    | AttackStep::Felled
                    | AttackStep::Hate
                    | AttackStep::After) => step,
                };
            }
            Some(Task::Enemy) => self.pass_in_enemy(state, trace),
            Some(Task::Hurt) => self.pass_in_hurt(state),
            Some(_) | None => {}
        }
    }

    /// Carries out a possible outcome.
    pub(crate) fn outcome(&self, state: &mut State, outcome: &Outcome, trace: &mut Tracing) {
        let Some(&task) = state.tasks.last() else { return };
        match (task, outcome) {
            (Task::DealParty, Outcome::Draw(kinds)) => {
                if let Some(party) = kinds_as(kinds).next() {
                    self.deal_party(state, party, trace);
                }
            }
            (Task::FirstReveal, Outcome::Draw(kinds)) => {
                self.first_reveal(state, EnemyCard::of(kinds[0]), trace);
            }
            (Task::Draw { .. }, Outcome::Draw(kinds)) => {
                let cards: Vec<_> = kinds_as(kinds).collect();
                self.drew(state, &cards, trace);
            }
            (Task::Reveal { .. }, Outcome::Draw(kinds)) => {
                let items: Vec<_> = kinds_as(kinds).collect();
                self.revealed(state, &items, trace);
            }
            (Task::Attack, Outcome::Roll(faces)) => self.attack_rolled(state, [faces[0], faces[1]]),
            (Task::Enemy, Outcome::Draw(kinds)) => {
                self.enemy_revealed(state, EnemyCard::of(kinds[0]), trace);
            }
            (Task::Enemy, Outcome::Roll(faces)) => match state.enemy_mut().step {
                EnemyStep::DamageRoll => self.enemy_damage_rolled(state, faces[0], trace),
                _ => self.evasion_rolled(state, faces[0]),
            },
            (Task::Destruction, Outcome::Draw(kinds)) => {
                let cards: Vec<_> = kinds.iter().map(|kind| EnemyCard::of(*kind)).collect();
                self.exchanged(state, &cards, trace);
            }
            (task, outcome) => unreachable!("{outcome:?} answers {task:?}: the kernel looked"),
        }
    }

    /// Does one automatic beat; false when something is awaited or the game is over.
    pub(crate) fn beat(&self, state: &mut State, trace: &mut Tracing) -> bool {
        loop {
            let told = trace.told();
            let runs = self.run(state, trace);
            // What was told before something is awaited is a beat too: then nothing runs.
            if trace.told() != told {
                return true;
            }
            if !runs {
                return false;
            }
        }
    }

    /// Runs the top task, if it runs by itself; false if something is awaited.
    pub(crate) fn run(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let Some(&task) = state.tasks.last() else { return false };
        match task {
            Task::Draft(_)
            | Task::Style(_)
            | Task::DealParty
            | Task::PlaceHero(_)
            | Task::FirstReveal
            | Task::DiscardPick { .. }
            | Task::RecoverPick(_) => return false,
            Task::ChooseNext => {
                if self.has_choice(state) {
                    return false;
                }
                self.heroes_done(state, trace);
            }
            Task::Upkeep { seat, at } => return self.upkeep(state, seat, at, trace),
            Task::AfterUpkeep { seat, at } => self.after_upkeep(state, seat, at, trace),
            Task::HeroTurn(seat) => {
                if state.stands(seat) && self.has_choice(state) {
                    return false;
                }
                self.finish_turn(state, seat);
            }
            Task::EndTurn(seat) => self.end_turn(state, seat, trace),
            Task::Effects(run) => self.next_effect(state, run, trace),
            Task::Attack => return self.run_attack(state, trace),
            Task::Enemy => return self.run_enemy(state, trace),
            Task::Hurt => return self.run_hurt(state, trace),
            Task::Destruction => return self.run_destruction(state, trace),
            Task::Draw { seat, left } => return self.draw(state, seat, left, trace),
            Task::Reveal { left } => return self.reveal(state, left, trace),
            Task::TreasurePick(seat) => {
                if !state.revealed.is_empty() {
                    return false;
                }
                state.tasks.pop();
                trace.fact(BA_21_26, || Fact::GoesWithout { seat });
            }
            Task::ChoosePiece { seat, at } => return self.choose_piece(state, seat, at, trace),
            Task::ClearSheet(seat) => self.clear_sheet(state, seat, trace),
            Task::Refill(seat) => self.refill(state, seat),
            Task::NextRound => self.next_round(state, trace),
        }
        true
    }

    /// Who makes the draft pick with this number, from 0. Source: BA-2.2.
    pub fn drafter(&self, pick: u8) -> Seat {
        let seats = self.names.len();
        let (pass, place) = (usize::from(pick) / seats, usize::from(pick) % seats);
        let offset = if pass % 2 == 0 { place } else { seats - 1 - place };
        Seat::at((self.first_seat.index() + offset) % seats)
    }
}

/// A pile without its top card. Source: BA-14.3.
pub fn beneath(pile: &[EnemyCard]) -> &[EnemyCard] {
    pile.split_last().map_or(&[], |(_, beneath)| beneath)
}

/// The cards of a bag of enemy cards, each copy once.
pub fn cards_of(bag: &Bag) -> impl Iterator<Item = EnemyCard> + '_ {
    bag.iter().flat_map(|(kind, count)| (0..count).map(move |_| EnemyCard::of(kind)))
}

/// Cards of an opening hand. Source: BA-5.1.
pub const OPENING_HAND: u8 = HAND;

/// The kinds of a draw as cards of a table.
pub fn kinds_as<T: TryFrom<Kind>>(kinds: &[Kind]) -> impl Iterator<Item = T> + '_ {
    kinds.iter().map(|kind| {
        T::try_from(*kind).ok().expect("the kernel has seen to it that the kind was in the bag")
    })
}
