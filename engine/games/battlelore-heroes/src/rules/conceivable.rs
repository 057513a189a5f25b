//! All that a seat might try while it is asked.
//!
//! Source: the event catalogue of the specification (5.11): the legal actions, and the attempts that
//! are worth a reason why not (5.9). Own pieces are tried on every hex, cards of the set in every window,
//! whether the seat holds them or not: so a player can ask why a card cannot be played, and learns
//! nothing but what lies in the own hand.

use crate::action::{EQUIPPED_MAX, KEPT_MAX};
use crate::prelude::*;
use crate::rules::check::items_of;
use crate::rules::legal::answers::Named;
use kanso_engine::Ascending;
use std::ops::ControlFlow;

/// Steps of a Champion's way that are tried. Source: BH-15.1, and one more.
const STEPS_TRIED: u8 = 4;
/// Lore cards of which some are kept at first. Source: BL-5.4.
const FIRST_LORES: usize = 4;

impl BattleLore {
    /// Appends all that a seat might try, ascending; nothing for a seat that is not asked.
    pub(crate) fn conceivable_actions(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        let Some(ask) = self.ask(state).filter(|ask| ask.seat == seat) else { return };
        let mut all = Vec::new();
        self.legal_actions(state, &mut all);
        let _all = self.each_answer(state, ask, Named::All, &mut |action| {
            all.push(action);
            ControlFlow::Continue(())
        });
        match ask.question {
            Question::Deploy => self.try_places(state, &mut all),
            Question::Order => self.try_orders(state, ask, &mut all),
            Question::Move => self.try_moves(state, ask, &mut all),
            Question::Combat => self.try_combat(state, ask, &mut all),
            Question::Retreat => self.try_ways(state, ask, &mut all),
            Question::Answer => {
                all.push(Action::BattleBack { glory: false });
                self.try_ways(state, ask, &mut all);
            }
            Question::Pursue => self.try_pursuits(state, &mut all),
            // A second skill is refused by its own rule.
            Question::Join => {
                let _all = self.each_lesson(state, ask, &mut |action| {
                    all.push(action);
                    ControlFlow::Continue(())
                });
            }
            Question::Equip => self.try_equipment(state, &mut all),
            Question::KeepLore => self.try_first_lores(state, ask, &mut all),
            // Cards that are not in the hand too: a player asks why one of them cannot be played.
            Question::Command => {
                let cards = Command::all(self.cards.commands.len());
                all.extend(cards.map(|card| Action::PlayCommand { card, mode: None }));
            }
            _ => {}
        }
        if ask.question.is_in_turn() {
            self.try_cards(state, ask, &mut all);
        }
        all.sort_unstable();
        all.dedup();
        into.append(&mut all);
    }

    /// The hero of the step on every hex with an own unit.
    fn try_places(&self, state: &State, all: &mut Vec<Action>) {
        let Some(hero) = Self::hero_asked(state) else { return };
        for unit in state.battle().units.iter() {
            let choices = self.mount_choices(state, hero).iter();
            all.extend(choices.map(|mounted| Action::PlaceHero {
                hero,
                hex: unit.at,
                mounted: *mounted,
            }));
        }
    }

    /// Heroes of the asked camp that stand on the board.
    fn own_heroes<'a>(&self, state: &'a State, ask: Ask) -> impl Iterator<Item = &'a Hero> {
        let heroes = state.battle().heroes.iter();
        heroes.filter(move |hero| hero.camp == ask.camp && hero.status == HeroStatus::OnMap)
    }

    fn try_orders(&self, state: &State, ask: Ask, all: &mut Vec<Action>) {
        for who in self.fighters(state, ask.camp) {
            let (piece, hero) = (who.at, self.hero_field(state, &who));
            let sections = self.section_choices(piece).iter();
            all.extend(sections.map(|section| Action::Order { piece, hero, section: *section }));
        }
        let heroes = self.own_heroes(state, ask);
        all.extend(heroes.map(|hero| Action::OrderDetach { hero: hero.id, section: None }));
    }

    /// Own pieces to every hex; what cannot be sent at all, only to the hexes around it.
    fn try_moves(&self, state: &State, ask: Ask, all: &mut Vec<Action>) {
        for who in self.fighters(state, ask.camp) {
            let ordered = self.doing(state, &who).is_some_and(|doing| doing.ordered.is_some());
            let (piece, hero) = (who.at, self.hero_field(state, &who));
            let leave = self.leave_choices(state, &who)[0];
            let near = |dest: &Hex| ordered || dest.is_beside(piece);
            for dest in Hex::all().filter(near) {
                let join = self.join_choices(state, &who, dest)[0];
                let mut glories = vec![false];
                if ordered && dest.is_beside(piece) {
                    glories.push(true);
                }
                all.extend(glories.into_iter().map(|glory| Action::Move {
                    piece,
                    dest,
                    glory,
                    hero,
                    leave,
                    join,
                }));
            }
            all.push(Action::SpendGlory { piece });
        }
        for found in self.own_heroes(state, ask) {
            let hero = found.id;
            all.push(Action::ExitMap { hero });
            let Some(at) = found.at else { continue };
            let who = Fighter { camp: found.camp, at, hero: Some(hero) };
            for dest in Hex::all() {
                let join = self.join_choices(state, &who, dest)[0];
                all.push(Action::Detach { hero, dest, join });
            }
        }
        all.push(Action::DoneMoving);
    }

    fn try_combat(&self, state: &State, ask: Ask, all: &mut Vec<Action>) {
        let enemies = self.hexes_of(state, ask.camp.other());
        for who in self.fighters(state, ask.camp) {
            let (attacker, hero) = (who.at, self.hero_field(state, &who));
            let near = |hex: &Hex| hex.distance(attacker) <= STEPS_TRIED + 1;
            for target in enemies.iter().filter(near) {
                all.extend([false, true].map(|glory| Action::Battle {
                    attacker,
                    target,
                    glory,
                    hero,
                }));
                if self.is_creature(state, &who) {
                    all.push(Action::CreaturePower { creature: attacker, target });
                }
            }
        }
        all.extend(self.own_heroes(state, ask).map(|hero| Action::Search { hero: hero.id }));
    }

    /// Ways back of any length up to four hexes, with nothing ignored.
    fn try_ways(&self, state: &State, ask: Ask, all: &mut Vec<Action>) {
        let battle = state.battle();
        let evades = ask.question == Question::Answer;
        let who = if evades {
            battle.fight().map(|fight| fight.target).filter(|target| target.hero.is_some())
        } else {
            battle.retreat.as_ref().map(|retreat| retreat.who)
        };
        let Some(who) = who else { return };
        let said = battle.retreat.as_ref().filter(|_| !evades);
        let ignored = said.and_then(|retreat| retreat.ignored).unwrap_or(0);
        let glory = said.and_then(|retreat| retreat.ignored.and(retreat.glory));
        let mut open = vec![(Path::EMPTY, who.at)];
        while let Some((path, at)) = open.pop() {
            let mut ways = vec![path];
            if at.row() == who.camp.baseline() && who.hero.is_some() {
                ways.push(path.then_out());
            }
            all.extend(ways.into_iter().map(|path| {
                if evades {
                    Action::Evade { path }
                } else {
                    Action::Retreat { ignored, glory, path }
                }
            }));
            if path.len() >= STEPS_TRIED {
                continue;
            }
            for east in [false, true] {
                if let (Some(next), Some(longer)) = (at.homeward(who.camp, east), path.longer(east))
                {
                    open.push((longer, next));
                }
            }
        }
        if let Some(retreat) = said.filter(|retreat| retreat.ignored.is_none()) {
            let ignored = self.ignorable(state, retreat) + 1;
            all.push(Action::Retreat { ignored, glory: None, path: Path::EMPTY });
        }
    }

    /// One artifact more than what may be equipped.
    fn try_equipment(&self, state: &State, all: &mut Vec<Action>) {
        let Some(Task::Equip(hero)) = state.tasks.last() else { return };
        let owned = &state.sheet(*hero).artifacts;
        let more = all.iter().flat_map(|action| match action {
            Action::Equip { cards } if cards.len() < EQUIPPED_MAX => {
                let others = owned.iter().filter(|card| !cards.contains(card));
                others
                    .map(|card| Action::Equip {
                        cards: Ascending::of(cards.iter().chain([card]).copied()),
                    })
                    .collect()
            }
            _ => Vec::new(),
        });
        let more: Vec<Action> = more.collect();
        all.extend(more);
    }

    /// Every hex around the pursuer.
    fn try_pursuits(&self, state: &State, all: &mut Vec<Action>) {
        let Some(fight) = state.battle().fight() else { return };
        all.extend(fight.attacker.at.neighbours().map(|hex| Action::Pursue { hex }));
    }

    /// Set-up 7: any of the own cards, as many as there are or fewer.
    fn try_first_lores(&self, state: &State, ask: Ask, all: &mut Vec<Action>) {
        let held = &state.battle().side(ask.camp).lores;
        for chosen in 0_u32..1 << held.len().min(FIRST_LORES) {
            let cards = held.iter().enumerate().filter(|(at, _)| chosen >> at & 1 == 1);
            let cards: Vec<Lore> = cards.map(|(_, card)| *card).collect();
            if cards.len() <= KEPT_MAX {
                all.push(Action::KeepLore { cards: KeptLore::of(cards) });
            }
        }
    }

    /// Lore cards, in the hand or not, and own items, aimed at nothing.
    fn try_cards(&self, state: &State, ask: Ask, all: &mut Vec<Action>) {
        for card in Lore::all(self.cards.lores.len()) {
            if ask.question == Question::Command {
                all.push(Action::PlayLoreInLieu { card });
            }
            all.push(Action::PlayLore { card, targets: Targets::None });
        }
        for found in self.own_heroes(state, ask) {
            let items = items_of(state, found).into_iter();
            all.extend(items.map(|item| Action::UseItem {
                hero: found.id,
                item,
                targets: Targets::None,
            }));
        }
    }
}
