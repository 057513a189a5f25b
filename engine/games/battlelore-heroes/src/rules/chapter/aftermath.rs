//! The end of a battle, and what follows it without a decision: the way home, spoils, experience.
//!
//! Source: rulebook, heading 19 (1) to (3); BH-13.2, BH-17.9, BH-19.1 to BH-19.4, BH-20.5, BH-21.4.
//! Each step goes through the heroes one by one, in the order of BH-19.19: one hero is one beat.

use crate::fact::HeroOutcome;
use crate::prelude::*;
use crate::readings::{
    AaaParticipants, AdvisorDefeats, DeadInExchange, DrawnBattle, HeroDeathByRansom, NotDeployed,
    PurchaseOrder, Ransom, RansomCount,
};
use crate::state::{Aaa, DEFEATS_MAX};

/// Treasure tokens of one ransom. Source: BH-19.2.
const RANSOM: u16 = 1;

impl BattleLore {
    /// A battle is decided. In a campaign its outcome is fixed, and the After Adventure Action
    /// follows; a battle by itself is over. Source: BH-21.4.
    pub(crate) fn finish_battle(&self, state: &mut State, end: BattleEnd, trace: &mut Tracing) {
        state.tasks.clear();
        let Some(campaign) = state.campaign.as_mut() else {
            state.ended = Some(end);
            return;
        };
        campaign.battles.last_mut().expect("a battle is on").result = Some(end);
        let number = campaign.battles.len() as u16;
        let Some(battle) = &state.battle else { return };
        let heroes = battle.heroes.iter();
        let fates: Vec<_> = heroes.map(|hero| (hero.id, hero.status, hero.levelled)).collect();
        let winner = end.winner.map(|camp| state.seat_of(camp));
        trace.fact(BH_21_4, || Fact::BattleFinished {
            number,
            end,
            winner,
            heroes: battle.heroes.iter().map(|hero| self.outcome_of(state, hero)).collect(),
        });
        for &(id, status, _) in &fates {
            let sheet = state.sheet_mut(id);
            if status != HeroStatus::NotDeployed {
                sheet.battles += 1;
            }
            if status == HeroStatus::Dead {
                sheet.status = SheetStatus::Dead;
            }
        }
        let levelled = fates.iter().filter(|(_, _, levelled)| *levelled);
        state.campaign_mut().aaa = Some(Aaa {
            heroes: Vec::new(),
            step: AaaStep::Fallen,
            at: 0,
            bought: 0,
            pairs: 0,
            shown: Vec::new(),
            replaced: Vec::new(),
            returned: Vec::new(),
            levelled: levelled.map(|(id, _, _)| *id).collect(),
        });
        state.tasks.extend([Task::NextBattle, Task::Aaa]);
    }

    /// How a hero came out of the battle. Source: BH-21.4.
    fn outcome_of(&self, state: &State, hero: &Hero) -> HeroOutcome {
        let tally = &hero.tally;
        HeroOutcome {
            hero: self.hero_name(state, hero.id),
            camp: hero.camp,
            status: hero.status,
            skulls: tally.skulls,
            experience: tally.experience,
            treasure: tally.treasure,
            gained: tally.gained.clone(),
            lost: tally.lost.clone(),
            potions: tally.potions.clone(),
        }
    }

    /// Who won the battle that is just over, as a camp.
    fn winner_of(state: &State) -> Option<Camp> {
        let last = state.campaign.as_ref().and_then(|campaign| campaign.battles.last());
        last.and_then(|battle| battle.result).and_then(|end| end.winner)
    }

    /// Whose heroes come first: the winner's, after a draw those of the scenario's first camp.
    /// Source: BH-19.19.
    fn leading_camp(&self, state: &State) -> Camp {
        Self::winner_of(state).unwrap_or(self.scenario(state).first)
    }

    /// The heroes of both parties in the order of BH-19.19.
    fn parties_in_order(&self, state: &State) -> Vec<HeroId> {
        let first = self.leading_camp(state);
        let mut heroes: Vec<&Hero> = state.battle().heroes.iter().collect();
        heroes.sort_by_key(|hero| (hero.camp != first, hero.id));
        heroes.into_iter().map(|hero| hero.id).collect()
    }

    /// BH-21.4: the steps up to AAA (3). One hero or one advisor is one beat.
    pub(crate) fn run_aftermath(&self, state: &mut State, step: AaaStep, trace: &mut Tracing) {
        let at = usize::from(state.aaa_mut().at);
        state.aaa_mut().at += 1;
        let next = match step {
            AaaStep::Fallen | AaaStep::Potions | AaaStep::Homecoming => {
                let heroes = self.parties_in_order(state);
                if let Some(&hero) = heroes.get(at) {
                    match step {
                        AaaStep::Fallen => self.bury_fallen(state, hero, trace),
                        AaaStep::Potions => self.return_potions(state, hero, trace),
                        _ => self.come_home(state, hero, trace),
                    }
                    return;
                }
                match step {
                    AaaStep::Fallen => AaaStep::Potions,
                    AaaStep::Potions => AaaStep::Advisors,
                    _ => {
                        self.gather_adventurers(state);
                        AaaStep::Spoils
                    }
                }
            }
            AaaStep::Advisors => {
                let first = self.leading_camp(state);
                if let Some(&camp) = [first, first.other()].get(at) {
                    self.count_defeat(state, camp, trace);
                    return;
                }
                AaaStep::Homecoming
            }
            AaaStep::Spoils | AaaStep::Experience => {
                if let Some(&hero) = state.aaa_mut().heroes.get(at) {
                    self.reward_adventurer(state, step, hero, trace);
                    return;
                }
                if step == AaaStep::Spoils {
                    AaaStep::Experience
                } else {
                    self.open_sheets(state, trace);
                    AaaStep::Purchase
                }
            }
            _ => return,
        };
        let aaa = state.aaa_mut();
        (aaa.step, aaa.at) = (next, 0);
    }

    /// BH-13.2: cards of a hero that died in the battle return.
    fn bury_fallen(&self, state: &mut State, hero: HeroId, trace: &mut Tracing) {
        if state.battle().hero(hero).status == HeroStatus::Dead {
            self.strip_dead(state, hero, trace);
        }
    }

    /// BH-17.9: potions that were used and still lie with the hero return.
    fn return_potions(&self, state: &mut State, id: HeroId, trace: &mut Tracing) {
        let hero = state.battle().hero(id);
        let is_used = |card| {
            let item = ItemId::Artifact(card);
            hero.used.iter().any(|used| used.item == item && used.times > 0)
        };
        let potions = hero.equipped.iter().copied().filter(|card| {
            self.cards.artifact(*card).kind == ArtifactKind::Potion && is_used(*card)
        });
        let potions: Vec<_> = potions.collect();
        if potions.is_empty() {
            return;
        }
        for card in &potions {
            let owned = state.sheet_mut(id).disown(*card);
            debug_assert!(owned, "what is equipped stands on the sheet");
        }
        state.battle_mut().hero_mut(id).equipped.retain(|card| !potions.contains(card));
        let seat = state.owner(id);
        self.to_deck(state, seat, &potions, ReturnCause::Potion, trace);
    }

    /// BH-20.5: the advisor of a player that lost counts a defeat, and leaves after the fifth.
    fn count_defeat(&self, state: &mut State, camp: Camp, trace: &mut Tracing) {
        let seat = state.seat_of(camp);
        let Some(mut guest) = state.seat(seat).guest else { return };
        let counts = match Self::winner_of(state) {
            Some(winner) => winner != camp,
            None => self.readings.advisor_defeats == AdvisorDefeats::LossesAndDraws,
        };
        if !counts {
            return;
        }
        guest.defeats += 1;
        let (hero, defeats) = (self.hero_name(state, guest.hero), guest.defeats);
        trace.fact(BH_20_5, || Fact::AdvisorDefeat { hero, defeats });
        let leaves = defeats >= DEFEATS_MAX;
        state.seat_mut(seat).guest = if leaves { None } else { Some(guest) };
        if leaves {
            state.sheet_mut(guest.hero).status = SheetStatus::Instructor;
            trace.fact(BH_20_5, || Fact::BecomesInstructor { hero });
        }
    }

    /// AAA (1): a captured hero comes home, free or by a ransom.
    fn come_home(&self, state: &mut State, id: HeroId, trace: &mut Tracing) {
        let hero = state.battle().hero(id);
        if hero.status != HeroStatus::Captured {
            return;
        }
        let camp = hero.camp;
        if self.is_exchange(state) {
            let hero = self.hero_name(state, id);
            trace.fact(BH_19_1, || Fact::Exchanged { hero });
            return;
        }
        let captured = state.battle().heroes.iter();
        let captured = captured.filter(|hero| hero.status == HeroStatus::Captured);
        let captured: Vec<HeroId> = captured.map(|hero| hero.id).collect();
        match self.readings.ransom_count {
            RansomCount::OneForAll if captured.first() == Some(&id) => {
                self.pay_ransom(state, camp, &captured, trace);
            }
            RansomCount::OneForAll => {}
            RansomCount::PerHero => self.pay_ransom(state, camp, &[id], trace),
        }
    }

    /// BH-19.1: whether both tracks hold heroes.
    fn is_exchange(&self, state: &State) -> bool {
        let dead_count = self.readings.dead_in_exchange == DeadInExchange::Yes;
        let is_lost = |hero: &Hero| {
            hero.status == HeroStatus::Captured || dead_count && hero.status == HeroStatus::Dead
        };
        let heroes = &state.battle().heroes;
        let has_lost = |camp| heroes.iter().any(|hero| hero.camp == camp && is_lost(hero));
        Camp::ALL.into_iter().all(has_lost)
    }

    /// BH-19.2: one ransom for these captured heroes of a camp: a Treasure token, or a skull.
    fn pay_ransom(&self, state: &mut State, camp: Camp, captured: &[HeroId], trace: &mut Tracing) {
        let Some(&first) = captured.first() else { return };
        let has_token = |id: &HeroId| state.sheet(*id).treasure >= RANSOM;
        let way = self.readings.ransom;
        let mut payer = captured.iter().copied().find(has_token);
        if payer.is_none() && way == Ransom::AnyOwnHeroToPool {
            let roster = state.seat(state.seat_of(camp)).roster.iter();
            let mut own = roster.filter(|sheet| sheet.status == SheetStatus::Active);
            payer = own.find(|sheet| has_token(&sheet.id)).map(|sheet| sheet.id);
        }
        let Some(payer) = payer else {
            self.ransom_skull(state, first, trace);
            return self.tell_shared(state, &captured[1..], first, trace);
        };
        state.sheet_mut(payer).treasure -= RANSOM;
        let paid_for = if captured.contains(&payer) { payer } else { first };
        let (hero, by) = (self.hero_name(state, paid_for), self.hero_name(state, payer));
        trace.fact(BH_19_2, || Fact::RansomPaid { hero, payer: by });
        let others: Vec<_> = captured.iter().copied().filter(|id| *id != paid_for).collect();
        self.tell_shared(state, &others, payer, trace);
        if way == Ransom::OwnSheetToCaptor {
            let roster = state.seat(state.seat_of(camp.other())).roster.iter();
            let mut active = roster.filter(|sheet| sheet.status == SheetStatus::Active);
            if let Some(captor) = active.next().map(|sheet| sheet.id) {
                self.treasure(state, captor, TreasureFor::Ransom, trace);
            }
        }
    }

    /// BH-R65 `one-for-all`: the others come home with it.
    fn tell_shared(&self, state: &State, others: &[HeroId], by: HeroId, trace: &mut Tracing) {
        let payer = self.hero_name(state, by);
        for other in others {
            let hero = self.hero_name(state, *other);
            trace.fact(BH_19_2, || Fact::RansomShared { hero, payer });
        }
    }

    /// BH-19.2: a captured hero without a token marks off a skull, and can die by it (BH-13.2).
    fn ransom_skull(&self, state: &mut State, id: HeroId, trace: &mut Tracing) {
        let hero = self.hero_name(state, id);
        trace.fact(BH_19_2, || Fact::RansomSkull { hero });
        let left = self.skulls_left(state, id);
        if left == 1 && self.readings.hero_death_by_ransom == HeroDeathByRansom::StopsAtOne {
            return;
        }
        state.sheet_mut(id).skulls_marked += 1;
        let left = left.saturating_sub(1);
        trace.fact(BH_13_1, || Fact::SkullMarked { hero, left });
        if left > 0 {
            return;
        }
        state.sheet_mut(id).status = SheetStatus::Dead;
        trace.fact(BH_13_2, || Fact::Died { hero });
        self.strip_dead(state, id, trace);
    }

    /// BH-19.16: the living heroes that go through the steps, in the order of BH-19.19.
    fn gather_adventurers(&self, state: &mut State) {
        let first = self.leading_camp(state);
        let home_counts = self.readings.not_deployed == NotDeployed::CountsAsTakenPart;
        let winner = Self::winner_of(state);
        let both_won = winner.is_none() && self.readings.drawn_battle == DrawnBattle::BothWinners;
        let mut heroes = Vec::new();
        for camp in [first, first.other()] {
            let seat = state.seat_of(camp);
            let won = both_won || winner == Some(camp);
            for sheet in &state.seat(seat).roster {
                if sheet.status != SheetStatus::Active {
                    continue;
                }
                let hero = state.battle().find_hero(sheet.id);
                let took_part = match hero.map(|hero| hero.status) {
                    None => false,
                    Some(HeroStatus::NotDeployed) => home_counts,
                    Some(_) => true,
                };
                let goes_along =
                    took_part || self.readings.aaa_participants == AaaParticipants::Yes;
                if goes_along {
                    let on_map = hero.is_some_and(|hero| hero.status == HeroStatus::OnMap);
                    heroes.push(Adventurer { hero: sheet.id, seat, took_part, on_map, won });
                }
            }
        }
        state.aaa_mut().heroes = heroes;
    }

    /// AAA (2) and (3): spoils and experience. Source: BH-19.3, BH-19.4.
    fn reward_adventurer(
        &self,
        state: &mut State,
        step: AaaStep,
        hero: Adventurer,
        trace: &mut Tracing,
    ) {
        match step {
            AaaStep::Spoils if hero.on_map => {
                self.treasure(state, hero.hero, TreasureFor::Spoils, trace);
            }
            AaaStep::Experience if hero.took_part => {
                self.experience(state, hero.hero, ExperienceFor::Part, trace);
            }
            _ => {}
        }
    }

    /// BH-19.18: the battle is put away, and the sheets lie open; BH-R50: who buys first.
    fn open_sheets(&self, state: &mut State, trace: &mut Tracing) {
        let first = state.seat_of(self.scenario(state).first);
        state.battle = None;
        trace.fact(BH_19_18, || Fact::SheetsOpen);
        if self.readings.purchase_order == PurchaseOrder::FirstSeatFirst {
            Self::order_adventurers(state, first);
        }
    }

    /// Puts the heroes of this seat first. Source: BH-19.19, BH-R50.
    fn order_adventurers(state: &mut State, first: Seat) {
        state.aaa_mut().heroes.sort_by_key(|hero| (hero.seat != first, hero.hero));
    }

    /// After step (4) the winner's heroes come first again.
    pub(crate) fn order_by_winner(&self, state: &mut State) {
        let leader = state.seat_of(self.leading_camp(state));
        Self::order_adventurers(state, leader);
    }
}
