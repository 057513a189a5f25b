//! What Lore cards do, by the primitives they are built from.
//!
//! Source: the table of Lore cards (9.4), BL-17.1 to BL-17.13.

use crate::battle::{Announced, DamageBy, Faces, Holy};
use crate::fact::CommandList;
use crate::prelude::*;
use crate::vocabulary::Face;

impl BattleLore {
    /// A Lore card acts.
    pub(crate) fn lore_acts(&self, state: &mut State, played: &Announced, trace: &mut Tracing) {
        let (camp, level) = (played.camp, played.level);
        let whose = self.whose(state, camp);
        let by = DiceBy::Lore(played.card);
        match self.cards.lore(played.card).effect {
            LoreEffect::Strike { dice, faces, flags, .. } => {
                let kind = DamageKind::Damage { faces, flags };
                self.lore_dice(state, played, kind, dice.at(level));
            }
            LoreEffect::Storm { dice, faces, .. } => {
                let kind = DamageKind::Damage { faces, flags: false };
                self.lore_dice(state, played, kind, dice.at(level));
            }
            LoreEffect::Shake { dice, lore, .. } => {
                self.lore_dice(state, played, DamageKind::Shake { lore }, dice.at(level));
            }
            LoreEffect::Poison { .. } => self.lore_dice(state, played, DamageKind::Poison, 1),
            LoreEffect::Healing { dice } => {
                let kind = DamageKind::Heal { lore: true };
                self.lore_dice(state, played, kind, dice.at(level));
            }
            LoreEffect::Portal { .. } => self.portal(state, &played.targets, trace),
            LoreEffect::FarSight { dice } => {
                let Targets::Hex(hex) = played.targets else { return };
                let Some(who) = self.fighter_in(state, hex, None) else { return };
                let piece = self.piece(state, &who);
                if let Some(doing) = self.doing_mut(state, &who) {
                    doing.far_sight = Some((played.card, dice.at(level)));
                }
                trace.fact(BL_17_3, || Fact::ActsOn { by, piece });
            }
            LoreEffect::Hurry { hexes, no_stop, melee_dice, .. } => {
                for hex in target_hexes(&played.targets) {
                    let Some(who) = self.fighter_in(state, hex, None) else { continue };
                    let piece = self.piece(state, &who);
                    if let Some(doing) = self.doing_mut(state, &who) {
                        doing.hexes += hexes;
                        doing.no_stop |= no_stop;
                        doing.melee_dice += melee_dice;
                        if melee_dice > 0 {
                            doing.melee_by = Some(played.card);
                        }
                    }
                    trace.fact(BL_17_2, || Fact::GoesFarther { piece, hexes, no_stop });
                }
            }
            LoreEffect::GainLore { tokens } => {
                self.gain_tokens(state, camp, tokens.at(level), BL_17_11, trace);
            }
            LoreEffect::Dice { dice, strikes_hit, .. } => {
                let dice = dice.at(level) as i8;
                let fight = state.battle_mut().fight_mut();
                fight.bonus = fight.bonus.saturating_add(dice);
                fight.strikes_hit |= strikes_hit;
                trace.fact(BL_17_3, || Fact::DiceChanged { by, dice });
                if strikes_hit {
                    trace.fact(BL_17_4, || Fact::HitsBy { face: Face::Strike });
                }
            }
            LoreEffect::FewerDice { dice } => {
                let dice = -(dice.at(level) as i8);
                let fight = state.battle_mut().fight_mut();
                fight.bonus = fight.bonus.saturating_add(dice);
                trace.fact(BL_17_3, || Fact::DiceChanged { by, dice });
            }
            // A counter acts when it is played.
            LoreEffect::Cancel => {}
            LoreEffect::LoreHits => state.battle_mut().fight_mut().lore_hits = true,
            LoreEffect::CancelFaces { .. } => {
                if let Targets::Faces(counts) = &played.targets {
                    self.cancel_faces(state, *counts, trace);
                }
            }
            LoreEffect::Bold { levels } => {
                let levels = levels.at(level);
                let fight = state.battle_mut().fight_mut();
                fight.bold = fight.bold.saturating_add(levels);
                trace.fact(BL_17_9, || Fact::Bolder { whose, levels, section: None });
            }
            LoreEffect::HolyGround { levels } => {
                let Targets::Section(section) = played.targets else { return };
                state.battle_mut().holy.push(Holy { camp, section, levels });
                trace.fact(BL_17_9, || Fact::Bolder { whose, levels, section: Some(section) });
            }
            LoreEffect::OrderExtra { orders } => {
                self.more_orders(state, Filter::Any, orders.at(level), trace);
            }
            LoreEffect::StealLore { tokens } => {
                let battle = state.battle_mut();
                let from = battle.side_mut(camp.other());
                let stolen = tokens.at(level).min(from.tokens);
                from.tokens -= stolen;
                battle.side_mut(camp).tokens += stolen;
                trace.fact(BL_17_11, || Fact::TokensStolen { whose, tokens: stolen });
            }
            LoreEffect::FalseOrders => state.tasks.push(Task::FalseOrders(camp.other())),
            LoreEffect::Spy { cards } => {
                let hand: CommandList =
                    state.battle().side(camp.other()).commands.iter().copied().collect();
                trace.fact(BL_17_11, || Fact::HandSeen { by: whose, cards: hand });
                // The card itself is no part of the deck that it draws from (BL-12.6).
                if state.battle().lore_deck.is_empty() && !self.gather_lore(state, trace) {
                    trace.fact(BL_3_1, || Fact::NothingToDraw { whose, lore: true });
                } else {
                    state.tasks.push(Task::DrawLore { camp, left: cards, choose: false });
                }
            }
            LoreEffect::Cleave => state.battle_mut().fight_mut().cleaves = true,
            LoreEffect::CancelFlags => {
                let fight = state.battle_mut().fight_mut();
                let mut counts = FaceCounts::default();
                let flags = fight.faces.iter().filter(|face| **face == Face::Flag).count() as u8;
                counts[usize::from(Face::Flag.code())] = flags;
                trace.fact(BL_17_6, || Fact::FlagsCancelled { flags });
                take_faces(&mut fight.faces, &mut fight.cancelled, counts);
            }
            LoreEffect::Vengeance { dice } => {
                state.battle_mut().fight_mut().vengeance = Some(dice.at(level));
            }
            LoreEffect::Relentless => state.battle_mut().fight_mut().relentless = true,
        }
    }

    /// The units that a card's dice reach, in board order. Source: the head of the table (9.4).
    pub(crate) fn reached(&self, state: &State, camp: Camp, played: &Announced) -> Vec<Fighter> {
        let of = |hex: Hex, owner: Camp| {
            self.fighter_in(state, hex, None).filter(|who| who.camp == owner)
        };
        let enemy = camp.other();
        match self.cards.lore(played.card).effect {
            LoreEffect::Storm { .. } => {
                let Targets::Hex(centre) = played.targets else { return Vec::new() };
                let mut hexes: Vec<Hex> = centre.neighbours().chain([centre]).collect();
                hexes.sort_unstable();
                hexes.into_iter().filter_map(|hex| of(hex, enemy)).collect()
            }
            LoreEffect::Shake { all_beside: true, .. } => {
                let Targets::Hex(own) = played.targets else { return Vec::new() };
                own.neighbours().filter_map(|hex| of(hex, enemy)).collect()
            }
            LoreEffect::Healing { .. } => {
                target_hexes(&played.targets).into_iter().filter_map(|hex| of(hex, camp)).collect()
            }
            _ => {
                target_hexes(&played.targets).into_iter().filter_map(|hex| of(hex, enemy)).collect()
            }
        }
    }

    /// Dice of a Lore card on all that it reaches.
    fn lore_dice(&self, state: &mut State, played: &Announced, kind: DamageKind, dice: u8) {
        let by = DamageBy::Lore(played.card);
        let targets = self.reached(state, played.camp, played);
        self.begin_damage(state, Damage::new(by, played.camp, kind, dice, targets));
    }

    /// BL-17.2: TELEPORT; it counts as one hex moved.
    fn portal(&self, state: &mut State, targets: &Targets, trace: &mut Tracing) {
        let Targets::Move { piece: from, dest } = targets else { return };
        let Some(who) = self.fighter_in(state, *from, None) else { return };
        let (told, to) = (self.piece(state, &who), *dest);
        let leader = if who.hero.is_none() { self.leader_in(state, *from) } else { None };
        let who = self.put_fighter(state, &who, to);
        if let Some(doing) = self.doing_mut(state, &who) {
            doing.has_moved = true;
            doing.moved = 1;
        }
        if let Some(leader) = leader {
            let doing = &mut state.battle_mut().hero_mut(leader).doing;
            doing.has_moved = true;
            doing.moved = 1;
        }
        trace.fact(BL_17_2, || Fact::Teleported { piece: told, to });
    }

    /// BL-17.6: faces count as blank.
    pub(crate) fn cancel_faces(&self, state: &mut State, counts: FaceCounts, trace: &mut Tracing) {
        let fight = state.battle_mut().fight_mut();
        let before = fight.cancelled.len();
        take_faces(&mut fight.faces, &mut fight.cancelled, counts);
        let faces: Faces = fight.cancelled[before..].iter().copied().collect();
        trace.fact(BL_17_6, || Fact::FacesCancelled { faces });
    }
}

/// Moves so many faces of each kind from a roll to another list.
pub(crate) fn take_faces(from: &mut Faces, to: &mut Faces, mut counts: FaceCounts) {
    from.retain(|face| {
        let left = &mut counts[usize::from(face.code())];
        let goes = *left > 0 && !to.is_full();
        if goes {
            *left -= 1;
            to.push(*face);
        }
        !goes
    });
}

/// The hexes that targets name.
pub(crate) fn target_hexes(targets: &Targets) -> Vec<Hex> {
    match targets {
        Targets::Hex(hex) => vec![*hex],
        Targets::Hexes(hexes) => hexes.to_vec(),
        Targets::None
        | Targets::Move { .. }
        | Targets::Section(_)
        | Targets::Faces(_)
        | Targets::Card(_) => Vec::new(),
    }
}
