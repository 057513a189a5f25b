//! The course of a game: what is awaited, and what runs by itself.
//!
//! Source: chapter 5 of the specification: its phases and steps, its chance events and streams of
//! luck (5.10), its tasks and beats (5.12).

pub(crate) mod deploy;
pub(crate) mod enlist;
pub(crate) mod flow;
pub(crate) mod movement;
pub(crate) mod orders;
pub(crate) mod turn;

use crate::prelude::*;
use crate::vocabulary::{FACES, Face};
use kanso_engine::NextCard;

/// Families of streams; each has one stream for each camp or seat. Append-only.
const BATTLE_ROLL: u8 = 0;
const REROLL: u8 = 1;
const CHECK_ROLL: u8 = 2;
const CHECK_REROLL: u8 = 3;
const PANIC_ROLL: u8 = 4;
const CRITICAL_ROLL: u8 = 5;
const LORE_DICE: u8 = 6;
const POWER_DICE: u8 = 7;
const ITEM_DICE: u8 = 8;
const COMMAND_DICE: u8 = 9;
const COMMAND_DRAW: u8 = 10;
const LORE_DRAW: u8 = 11;
const FALSE_ORDERS: u8 = 12;
const CHEST_DRAW: u8 = 13;
const ARTIFACT_DRAW: u8 = 14;
const AAA_DRAW: u8 = 15;
/// Streams of a family, so that a game could have more seats one day.
const FAMILY: u8 = 8;

/// Artifact cards shown to a new hero. Source: BH-4.3.
pub const SHOWN_FIRST: u8 = 3;
/// Lore cards drawn in the set-up. Source: BL-5.4.
pub const LORE_FIRST: u8 = 4;
/// Most things of one draw. Source: BL-3.2.
pub const DRAW_MAX: u8 = 32;

const fn stream(family: u8, index: usize) -> Stream {
    Stream(family * FAMILY + index as u8)
}

const fn dice(family: u8, camp: Camp, count: u8) -> Chance {
    Chance::roll(stream(family, camp.index()), count, FACES)
}

impl BattleLore {
    /// The question that is asked, and of whom, while a decision is awaited.
    pub(crate) fn asked(&self, state: &State) -> Option<(Question, Seat)> {
        let own = |question, hero| Some((question, state.owner(hero)));
        match *state.tasks.last()? {
            Task::Enlist(seat) => Some((Question::Enlist, seat)),
            Task::FirstSkill(hero) => own(Question::FirstSkill, hero),
            Task::ChooseArtifact(hero) => own(Question::ChooseArtifact, hero),
            Task::Inherit(hero) => own(Question::Inherit, hero),
            Task::ChooseScenario => Some((Question::Scenario, self.chooser(state))),
            Task::ChooseParty(seat) => Some((Question::Party, seat)),
            Task::Aaa => Self::asked_in_aaa(state),
            Task::Equip(hero) => own(Question::Equip, hero),
            Task::Deploy(hero) => own(Question::Deploy, hero),
            Task::Check => {
                let check = state.battle.as_ref()?.check.as_ref()?;
                own(check.step.asks()?, check.hero)
            }
            Task::Search => {
                let search = state.battle.as_ref()?.search.as_ref()?;
                own(search.step.asks()?, search.hero)
            }
            Task::Gain => {
                let gain = state.battle.as_ref()?.gain.as_ref()?;
                own(gain.step.asks()?, gain.hero)
            }
            task => {
                let (question, camp) = self.asked_of_camp(state, state.battle.as_ref()?, task)?;
                Some((question, state.seat_of(camp)))
            }
        }
    }

    /// What a task of a battle asks a camp.
    fn asked_of_camp(
        &self,
        state: &State,
        battle: &Battle,
        task: Task,
    ) -> Option<(Question, Camp)> {
        let question = match task {
            Task::Council(camp) => return Some((Question::Council, camp)),
            Task::KeepLore(camp) => return Some((Question::KeepLore, camp)),
            Task::Announced => {
                return Some((Question::Counter, battle.announced.as_ref()?.camp.other()));
            }
            Task::Fight => {
                let fight = battle.fight()?;
                let (question, attacks) = fight.step.asks()?;
                let who = if attacks { fight.attacker } else { fight.target };
                return Some((question, who.camp));
            }
            Task::Retreat => {
                let retreat = battle.retreat.as_ref()?;
                let (question, own) = retreat.step.asks()?;
                let camp = retreat.who.camp;
                return Some((question, if own { camp } else { camp.other() }));
            }
            Task::Command => Question::Command,
            Task::Alongside => Question::Alongside,
            Task::Order => Question::Order,
            Task::Move => Question::Move,
            Task::Combat => Question::Combat,
            Task::TurnEnd => Question::TurnEnd,
            Task::LevelUp => Question::LevelUpInTurn,
            Task::KeepCommand => Question::KeepCommand,
            Task::LoreGain => Question::LoreGain,
            Task::KeepLoreCard => Question::KeepLoreCard,
            Task::DiscardLore => Question::DiscardLore,
            _ => return None,
        };
        Some((question, self.active(state)))
    }

    /// What the After Adventure Action asks. Source: BH-19.19.
    fn asked_in_aaa(state: &State) -> Option<(Question, Seat)> {
        let (aaa, adventurer) = Self::aaa_turn(state)?;
        let question = match aaa.step {
            AaaStep::Purchase => Question::Purchase,
            AaaStep::Exchange | AaaStep::Physician => Question::Physician,
            AaaStep::Trade => Question::Trade,
            AaaStep::Choose => Question::KeepCard,
            AaaStep::Return | AaaStep::BuyLimit | AaaStep::KeepLimit => Question::Return,
            AaaStep::LevelUp => Question::LevelUp,
            AaaStep::Join => Question::Join,
            AaaStep::Fallen
            | AaaStep::Potions
            | AaaStep::Advisors
            | AaaStep::Homecoming
            | AaaStep::Spoils
            | AaaStep::Experience
            | AaaStep::Reveal
            | AaaStep::Redraw
            | AaaStep::Sheets => return None,
        };
        Some((question, adventurer.seat))
    }

    /// The chance that is awaited, while no question is asked.
    pub(crate) fn chance(&self, state: &State) -> Option<Chance> {
        let draw = |family, seat: Seat, count| Chance::draw(stream(family, seat.index()), count);
        let task = *state.tasks.last()?;
        match task {
            Task::FirstArtifacts(hero) => {
                let count = self.drawable(state, SHOWN_FIRST);
                return Some(draw(ARTIFACT_DRAW, state.owner(hero), count));
            }
            Task::RedrawArtifact(hero) => {
                return Some(draw(ARTIFACT_DRAW, state.owner(hero), 1));
            }
            Task::Aaa => {
                let (aaa, adventurer) = Self::aaa_turn(state)?;
                let count = match aaa.step {
                    AaaStep::Reveal => self.drawable(state, self.reveals(state)),
                    _ => 1,
                };
                return Some(draw(AAA_DRAW, adventurer.seat, count));
            }
            _ => {}
        }
        let battle = state.battle.as_ref()?;
        let draw = |family, camp: Camp, count| Chance::draw(stream(family, camp.index()), count);
        Some(match task {
            Task::DealCommands(camp) => draw(COMMAND_DRAW, camp, self.hand_size(state, camp)),
            Task::DealLore(camp) => draw(LORE_DRAW, camp, LORE_FIRST),
            Task::CommandDice => {
                let count = self.command_dice(state);
                dice(COMMAND_DICE, self.active(state), count)
            }
            Task::DrawCommands { left, .. } => {
                let count = u32::from(left).min(battle.command_deck.total()) as u8;
                draw(COMMAND_DRAW, self.active(state), count)
            }
            Task::DrawLore { camp, left, .. } => {
                let count = u32::from(left).min(battle.lore_deck.total()) as u8;
                draw(LORE_DRAW, camp, count)
            }
            Task::FalseOrders(camp) => draw(FALSE_ORDERS, camp.other(), 1),
            Task::Fight => {
                let fight = battle.fight()?;
                let attacker = fight.attacker.camp;
                match fight.step {
                    FightStep::Roll => dice(BATTLE_ROLL, attacker, fight.rolled),
                    FightStep::Reroll => dice(REROLL, attacker, fight.rerolled.len() as u8),
                    FightStep::Remedy => dice(ITEM_DICE, fight.target.camp, 1),
                    FightStep::Critical => dice(CRITICAL_ROLL, fight.target.camp, fight.hits),
                    _ => return None,
                }
            }
            Task::Retreat => {
                let retreat = battle.retreat.as_ref()?;
                let camp = retreat.who.camp;
                match retreat.step {
                    RetreatStep::Critical => dice(CRITICAL_ROLL, camp, retreat.losses),
                    RetreatStep::Panic => dice(PANIC_ROLL, camp, self.panic_dice(state)),
                    _ => return None,
                }
            }
            Task::Check => {
                let check = battle.check.as_ref()?;
                let camp = battle.hero(check.hero).camp;
                match check.step {
                    CheckStep::Roll => dice(CHECK_ROLL, camp, check.dice),
                    CheckStep::Reroll => dice(CHECK_REROLL, camp, check.rerolled.len() as u8),
                    CheckStep::LastLight => dice(CHECK_REROLL, camp, 1),
                    _ => return None,
                }
            }
            Task::Damage => {
                let damage = battle.damage.as_ref()?;
                match damage.step {
                    DamageStep::Critical => {
                        dice(CRITICAL_ROLL, damage.targets.first()?.camp, damage.critical)
                    }
                    _ => dice(self.damage_family(damage.by), damage.camp, damage.dice),
                }
            }
            Task::Search => {
                let search = battle.search.as_ref()?;
                let camp = battle.hero(search.hero).camp;
                draw(CHEST_DRAW, camp, self.tokens_drawn(state, search.hero))
            }
            Task::Gain => {
                let gain = battle.gain.as_ref()?;
                draw(ARTIFACT_DRAW, battle.hero(gain.hero).camp, 1)
            }
            _ => return None,
        })
    }

    /// The family of streams that dice of a card belong to.
    const fn damage_family(&self, by: crate::battle::DamageBy) -> u8 {
        use crate::battle::DamageBy;
        match by {
            DamageBy::Lore(_) => LORE_DICE,
            DamageBy::Power(_) => POWER_DICE,
            DamageBy::Item(..) => ITEM_DICE,
            DamageBy::Command(_) => COMMAND_DICE,
        }
    }

    /// How many of so many artifact cards come in the next draw: one part of the deck at a time
    /// (BL-3.2).
    pub(crate) fn drawable(&self, state: &State, wanted: u8) -> u8 {
        let part = match state.artifacts.next() {
            NextCard::Known(_) if state.artifacts.top().is_empty() => {
                state.artifacts.bottom().len() as u32
            }
            NextCard::Known(_) => state.artifacts.top().len() as u32,
            NextCard::FromBag => state.artifacts.bag().total(),
            NextCard::None => 0,
        };
        u32::from(wanted.min(DRAW_MAX)).min(part) as u8
    }

    /// What is awaited, once nothing runs by itself any more.
    #[inline]
    pub(crate) fn awaits(&self, state: &State) -> Awaiting {
        if state.tasks.is_empty() {
            return Awaiting::Over;
        }
        if let Some((_, seat)) = self.asked(state) {
            return Awaiting::Decision(Seats::one(seat));
        }
        let chance = self.chance(state);
        Awaiting::Chance(chance.expect("a task that does not run by itself awaits something"))
    }

    /// What an awaited draw is from. Source: 5.10 of the specification.
    pub(crate) fn draw_bag(&self, state: &State, into: &mut Bag) {
        let Some(task) = state.tasks.last() else { return };
        match task {
            Task::FirstArtifacts(_) | Task::RedrawArtifact(_) | Task::Aaa | Task::Gain => {
                let deck = &state.artifacts;
                let count = match self.chance(state).map(|chance| chance.kind) {
                    Some(kanso_engine::ChanceKind::Draw { count, .. }) => usize::from(count),
                    Some(_) | None => 1,
                };
                match deck.next() {
                    NextCard::Known(_) if deck.top().is_empty() => {
                        deck.bottom().iter().take(count).for_each(|card| into.add(*card, 1));
                    }
                    NextCard::Known(_) => {
                        deck.top().iter().rev().take(count).for_each(|card| into.add(*card, 1));
                    }
                    NextCard::FromBag | NextCard::None => into.copy_from(deck.bag()),
                }
            }
            Task::DealCommands(_) | Task::DrawCommands { .. } => {
                into.copy_from(&state.battle().command_deck);
            }
            Task::DealLore(_) | Task::DrawLore { .. } => into.copy_from(&state.battle().lore_deck),
            Task::FalseOrders(camp) => {
                let hand = &state.battle().side(*camp).commands;
                for card in hand {
                    into.add((*card).into(), 1);
                }
            }
            Task::Search => into.copy_from(&state.battle().chest_bag),
            _ => {}
        }
    }

    /// Carries out a checked action.
    pub(crate) fn decide_action(&self, state: &mut State, action: &Action, trace: &mut Tracing) {
        let Some((question, seat)) = self.asked(state) else { return };
        match action {
            Action::Pass | Action::Decline => self.pass(state, question, seat, trace),
            Action::ChooseCouncil { council } => self.choose_council(state, *council, trace),
            Action::KeepLore { cards } => self.keep_lore(state, cards, trace),
            Action::Enlist { class } => self.enlist(state, seat, *class, trace),
            Action::DoneEnlisting => self.done_enlisting(state, seat, trace),
            Action::ChooseSkill { skill } => self.first_skill(state, *skill, trace),
            Action::Redraw { card } => match question {
                Question::ChooseArtifact => self.redraw_first(state, *card, trace),
                Question::KeepCard => self.redraw_in_aaa(state, *card, trace),
                _ => self.redraw_gain(state, trace),
            },
            Action::KeepArtifact { card } => self.keep_artifact(state, *card, trace),
            Action::Equip { cards } => self.equip(state, cards, trace),
            Action::PlaceHero { hero, hex, mounted } => {
                self.place_hero(state, *hero, *hex, *mounted, trace);
            }
            Action::KeepHome { hero } => self.keep_home(state, *hero, trace),
            Action::PlayCommand { card, mode } => self.play_command(state, *card, *mode, trace),
            Action::PlayLore { card, targets } => self.play_lore(state, *card, targets, trace),
            Action::PlayLoreInLieu { card } => self.play_in_lieu(state, *card, trace),
            Action::UseItem { hero, item, targets } => {
                self.use_item(state, *hero, *item, targets, trace);
            }
            Action::Order { piece, hero, section } => {
                self.order(state, *piece, *hero, *section, trace);
            }
            Action::OrderDetach { hero, section } => {
                self.order_detach(state, *hero, *section, trace);
            }
            Action::DoneOrdering => self.done_ordering(state, trace),
            Action::Move { piece, dest, glory, hero, leave, join } => {
                let how = movement::HowToMove { glory: *glory, leave: *leave, join: *join };
                self.move_piece(state, (*piece, *hero), *dest, how, trace);
            }
            Action::Detach { hero, dest, join } => self.detach(state, *hero, *dest, *join, trace),
            Action::ExitMap { hero } => self.exit_map(state, *hero, trace),
            Action::SpendGlory { piece } => self.spend_glory_on_move(state, *piece, trace),
            Action::DoneMoving => self.done_moving(state, trace),
            Action::Battle { attacker, target, glory, hero } => {
                self.battle(state, (*attacker, *hero), *target, *glory, trace);
            }
            Action::Search { hero } => self.search(state, *hero, trace),
            Action::ChooseToken { kind } => self.choose_token(state, *kind),
            Action::CreaturePower { creature, target } => {
                self.creature_power(state, *creature, *target, trace);
            }
            Action::DoneCombat => self.done_combat(state),
            Action::IgnoreFlags { ignored, glory } => {
                self.ignore_flags(state, *ignored, *glory, trace);
            }
            Action::Retreat { ignored, glory, path } => {
                self.retreat(state, *ignored, *glory, *path, trace);
            }
            Action::BattleBack { glory } => self.battle_back(state, *glory, trace),
            Action::Evade { path } => self.evade(state, *path, trace),
            Action::PassingAttack => self.passing_attack(state, trace),
            Action::GainGround => self.gain_ground(state, trace),
            Action::Stay => match question {
                Question::Join => self.stay_hero(state, trace),
                _ => self.stay(state, question, trace),
            },
            Action::Pursue { hex } => self.pursue(state, *hex, trace),
            Action::DrawTrophy => self.draw_trophy(state, trace),
            Action::AcceptCard => self.accept_card(state, trace),
            Action::DiscardArtifact { card } => match question {
                Question::Return => self.discard_in_aaa(state, *card, trace),
                _ => self.discard_gain(state, *card, trace),
            },
            Action::EquipNow => self.equip_now(state, trace),
            Action::PutUnder => self.put_under(state, trace),
            Action::KeepCommand { card } => self.keep_command(state, *card, trace),
            Action::TakeTwoTokens => self.lore_gain(state, 2, 0, trace),
            Action::TokenAndCard => self.lore_gain(state, 1, 1, trace),
            Action::TwoCardsKeepOne => self.lore_gain(state, 0, 2, trace),
            Action::KeepLoreCard { card } => self.keep_lore_card(state, *card, trace),
            Action::DiscardLore { card } => self.discard_lore(state, *card, trace),
            Action::GiveInheritance { instructor } => {
                self.give_inheritance(state, *instructor, trace);
            }
            Action::ChooseScenario { scenario, camp } => {
                self.choose_scenario(state, seat, *scenario, *camp, trace);
            }
            Action::ChooseParty { heroes } => self.choose_party(state, seat, heroes, trace),
            Action::BuyArtifact { card } => self.buy_artifact(state, *card, trace),
            Action::ReturnPair { cards } => self.return_pair(state, cards, trace),
            Action::SpendPair => self.spend_pair(state, trace),
            Action::DoneTrading => self.done_trading(state, trace),
            Action::KeepCard { card } => self.keep_card(state, Some(*card), trace),
            Action::KeepNone => self.keep_card(state, None, trace),
            Action::RestoreSkull => self.restore_skull(state, trace),
            Action::LevelUp { hero, skill } => self.level_up(state, *hero, *skill, trace),
            Action::JoinCouncil => self.join_council(state, trace),
        }
    }

    /// BL-12.14: nothing is done in a window or a step.
    fn pass(&self, state: &mut State, question: Question, seat: Seat, trace: &mut Tracing) {
        let Some(step) = question.step() else { return };
        let camp = if state.battle.is_some() { state.camp_of(seat) } else { Camp::South };
        let whose = Whose { camp, seat };
        trace.fact(step.rule(), || Fact::Passes { whose, step });
        self.passed(state, question, trace);
    }

    /// What follows when nothing is done: the same whether it was said or passed over (BL-6.2).
    pub(crate) fn passed(&self, state: &mut State, question: Question, trace: &mut Tracing) {
        match state.tasks.last() {
            Some(Task::Fight) => self.pass_in_fight(state),
            Some(Task::Retreat) => self.pass_in_retreat(state),
            Some(Task::Check) => self.pass_in_check(state),
            Some(Task::Search) => self.pass_in_search(state),
            Some(Task::Gain) => self.pass_in_gain(state),
            Some(Task::Announced) => self.resolve_announced(state, trace),
            Some(Task::Aaa) => self.pass_in_aaa(state, question, trace),
            Some(Task::Alongside) => self.done_alongside(state, trace),
            Some(Task::TurnEnd) => {
                state.tasks.pop();
                self.fill_hand(state, trace);
            }
            Some(Task::LevelUp | Task::Inherit(_)) => {
                state.tasks.pop();
            }
            Some(_) | None => {}
        }
    }

    /// Carries out a possible outcome.
    pub(crate) fn outcome(&self, state: &mut State, outcome: &Outcome, trace: &mut Tracing) {
        let Some(&task) = state.tasks.last() else { return };
        match outcome {
            Outcome::Roll(rolled) => {
                let faces: crate::battle::Faces =
                    rolled.iter().map(|face| Face::of_die(*face)).collect();
                match task {
                    Task::CommandDice => self.command_rolled(state, &faces, trace),
                    Task::Fight => self.fight_rolled(state, &faces, trace),
                    Task::Retreat => self.retreat_rolled(state, &faces, trace),
                    Task::Check => self.check_rolled(state, &faces, trace),
                    Task::Damage => self.damage_rolled(state, &faces, trace),
                    task => unreachable!("dice answer {task:?}: the kernel looked"),
                }
            }
            Outcome::Draw(kinds) => match task {
                Task::FirstArtifacts(hero) => self.first_artifacts(state, hero, kinds, trace),
                Task::RedrawArtifact(hero) => self.first_redrawn(state, hero, kinds, trace),
                Task::Aaa => self.aaa_drew(state, kinds, trace),
                Task::DealCommands(camp) => self.dealt_commands(state, camp, kinds, trace),
                Task::DealLore(camp) => self.dealt_lore(state, camp, kinds, trace),
                Task::DrawCommands { .. } => self.drew_commands(state, kinds, trace),
                Task::DrawLore { .. } => self.drew_lore(state, kinds, trace),
                Task::FalseOrders(camp) => self.false_orders_fell(state, camp, kinds[0], trace),
                Task::Search => self.tokens_drew(state, kinds, trace),
                Task::Gain => self.gain_drew(state, kinds[0], trace),
                task => unreachable!("a draw answers {task:?}: the kernel looked"),
            },
            outcome => unreachable!("{outcome:?} answers {task:?}: the kernel looked"),
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
                // BL-15.2: the check is made before anything is awaited. A marker that is gained by
                // it (BL-R16) is told in a beat of its own.
                return self.decides(state, trace) || trace.told() != told;
            }
        }
    }

    /// Runs the top task, if it runs by itself; false if something is awaited.
    fn run(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let Some(&task) = state.tasks.last() else { return false };
        match task {
            Task::Enlist(seat) => self.run_enlist(state, seat, trace),
            Task::FirstSkill(_) | Task::ChooseArtifact(_) | Task::RedrawArtifact(_) => false,
            Task::FirstArtifacts(hero) => self.run_first_artifacts(state, hero, trace),
            Task::Inherit(hero) => self.run_inherit(state, hero),
            Task::ChooseScenario => false,
            Task::ChooseParty(seat) => self.run_party(state, seat, trace),
            Task::BeginBattle => self.begin_battle(state, trace),
            Task::Aaa => self.run_aaa(state, trace),
            Task::NextBattle => self.next_battle(state, trace),
            Task::Council(camp) => self.run_council(state, camp),
            Task::RevealCouncils => self.reveal_councils(state, trace),
            Task::DealCommands(_) | Task::Command => false,
            Task::DealLore(camp) => self.run_deal_lore(state, camp),
            Task::KeepLore(camp) => self.run_keep_lore(state, camp, trace),
            Task::FirstTokens => self.first_tokens(state, trace),
            Task::Equip(hero) => self.run_equip(state, hero, trace),
            Task::Deploy(hero) => self.run_deploy(state, hero, trace),
            Task::BeginTurn => self.begin_turn(state, trace),
            Task::Alongside => self.run_alongside(state, trace),
            Task::CommandDice => self.run_command_dice(state),
            Task::BeginOrders => self.begin_orders(state, trace),
            Task::Order => self.run_order(state, trace),
            Task::Move => self.run_move(state, trace),
            Task::Combat => self.run_combat(state, trace),
            Task::TurnEnd => self.run_turn_end(state, trace),
            Task::LevelUp => self.run_level_up_in_turn(state),
            Task::DrawCommands { scout, left } => self.run_draw_commands(state, scout, left, trace),
            Task::KeepCommand | Task::KeepLoreCard => false,
            Task::LoreGain => self.run_lore_gain(state, trace),
            Task::DrawLore { camp, left, choose } => {
                self.run_draw_lore(state, camp, left, choose, trace)
            }
            Task::DiscardLore => self.run_discard_lore(state),
            Task::EndTurn => self.end_turn(state, trace),
            Task::Announced => self.run_announced(state, trace),
            Task::FalseOrders(camp) => self.run_false_orders(state, camp),
            Task::Fight => self.run_fight(state, trace),
            Task::Retreat => self.run_retreat(state, trace),
            Task::Check => self.run_check(state, trace),
            Task::Damage => self.run_damage(state, trace),
            Task::Search => self.run_search(state, trace),
            Task::Gain => self.run_gain(state, trace),
        }
    }

    /// The hero that the next task is about.
    pub(crate) fn hero_asked(state: &State) -> Option<HeroId> {
        let battle = state.battle.as_ref();
        match *state.tasks.last()? {
            Task::FirstSkill(hero)
            | Task::FirstArtifacts(hero)
            | Task::ChooseArtifact(hero)
            | Task::RedrawArtifact(hero)
            | Task::Inherit(hero)
            | Task::Equip(hero)
            | Task::Deploy(hero) => Some(hero),
            Task::Retreat => battle?.retreat.as_ref()?.who.hero,
            Task::Check => Some(battle?.check.as_ref()?.hero),
            Task::Search => Some(battle?.search.as_ref()?.hero),
            Task::Gain => Some(battle?.gain.as_ref()?.hero),
            Task::Aaa => Self::aaa_turn(state).map(|(_, adventurer)| adventurer.hero),
            _ => None,
        }
    }
}

/// The kinds of a draw as cards of a table.
pub fn kinds_as<T: TryFrom<Kind>>(kinds: &[Kind]) -> impl Iterator<Item = T> + '_ {
    kinds.iter().map(|kind| {
        T::try_from(*kind).ok().expect("the kernel has seen to it that the kind was in the bag")
    })
}
