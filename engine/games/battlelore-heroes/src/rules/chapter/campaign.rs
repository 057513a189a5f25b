//! A campaign: heroes are enlisted, a scenario and parties are chosen, a battle begins.
//!
//! Source: BH-21.1 to BH-21.7, K1 to K4 and K6 of the specification. Start and end of a battle are no
//! events: what causes them tells them (BH-21.3).

use crate::action::PartyHeroes;
use crate::prelude::*;
use crate::state::PlayedBattle;

/// Player 0 and player 1.
const PLAYERS: [Seat; 2] = [Seat::at(0), Seat::at(1)];

impl BattleLore {
    /// K1 to K4, the first step last.
    pub(crate) fn next_battle_tasks() -> Vec<Task> {
        let [zero, one] = PLAYERS;
        vec![
            Task::BeginBattle,
            Task::ChooseParty(one),
            Task::ChooseParty(zero),
            Task::ChooseScenario,
            Task::Enlist(one),
            Task::Enlist(zero),
        ]
    }

    /// Most heroes of a party for the battle that was chosen. Source: BH-21.6.
    pub fn party_cap(&self, state: &State) -> u8 {
        let chosen = state.campaign.as_ref().and_then(|campaign| campaign.chosen);
        chosen.map_or(0, |battle| self.cards.scenario(battle.scenario).hero_cap)
    }

    /// Who chooses the next scenario: the loser of the last battle, player 0 before the first one,
    /// after a draw who did not choose last time. Source: BH-21.6.
    pub fn chooser(&self, state: &State) -> Seat {
        let campaign = state.campaign.as_ref();
        let Some(last) = campaign.and_then(|campaign| campaign.battles.last()) else {
            return PLAYERS[0];
        };
        match last.result.and_then(|end| end.winner) {
            Some(winner) => state.seat_of(winner.other()),
            None => other_player(last.chooser),
        }
    }

    /// K2: the next battle.
    pub(crate) fn choose_scenario(
        &self,
        state: &mut State,
        seat: Seat,
        scenario: Scenario,
        camp: Camp,
        trace: &mut Tracing,
    ) {
        state.tasks.pop();
        let of_first = if seat == PLAYERS[0] { camp } else { camp.other() };
        let chosen = PlayedBattle { scenario, chooser: seat, camp: of_first, result: None };
        state.campaign_mut().chosen = Some(chosen);
        trace.fact(BH_21_6, || Fact::ScenarioChosen { seat, scenario, camp });
    }

    /// K3: a battle without heroes asks for no party; who has no hero is not asked.
    pub(crate) fn run_party(&self, state: &mut State, seat: Seat, trace: &mut Tracing) -> bool {
        if self.party_cap(state) > 0 {
            if self.has_choice(state) {
                return false;
            }
            self.tell_passed_over(state, seat, StepName::Party, trace);
        }
        state.tasks.pop();
        state.campaign_mut().parties[seat.index()] = Some(Vec::new());
        true
    }

    /// K3: a player chooses its party.
    pub(crate) fn choose_party(
        &self,
        state: &mut State,
        seat: Seat,
        heroes: &PartyHeroes,
        trace: &mut Tracing,
    ) {
        state.tasks.pop();
        state.campaign_mut().parties[seat.index()] = Some(heroes.to_vec());
        let names = || heroes.iter().map(|hero| self.hero_name(state, *hero)).collect();
        trace.fact(BH_21_6, || Fact::PartyChosen { seat, heroes: names() });
    }

    /// K4: the battle is laid out, and its set-up begins. An opening has brought the battle along.
    pub(crate) fn begin_battle(&self, state: &mut State, trace: &mut Tracing) -> bool {
        state.tasks.pop();
        let has_opening = state.battle.is_some();
        if state.campaign.is_some() {
            self.start_campaign_battle(state, trace);
        } else if !has_opening {
            let scenario = self.scenario(state);
            state.battle = Some(self.new_battle(scenario, [&[], &[]], [None, None]));
        }
        self.tell_board(state, trace);
        self.push_set_up(state, state.campaign.is_none() && !has_opening);
        true
    }

    /// BH-21.3: a battle of a campaign begins.
    fn start_campaign_battle(&self, state: &mut State, trace: &mut Tracing) {
        let campaign = state.campaign_mut();
        let chosen = campaign.chosen.take().expect("K4 comes after K2");
        campaign.battles.push(chosen);
        let number = campaign.battles.len() as u16;
        let parties = campaign.parties.clone().map(Option::unwrap_or_default);
        let scenario = self.cards.scenario(chosen.scenario);
        if scenario.hero_cap > 0 {
            let names = |seat: usize| {
                let heroes = parties[seat].iter();
                heroes.map(|hero| self.hero_name(state, *hero)).collect()
            };
            trace.fact(BH_21_6, || Fact::PartiesRevealed { heroes: [names(0), names(1)] });
        }
        let camps = [chosen.camp, chosen.camp.other()];
        let scenario_no = chosen.scenario;
        trace.fact(BH_21_3, || Fact::BattleStarted { number, scenario: scenario_no, camps });
        // What belongs to a seat is laid by its camp.
        let by_camp = Camp::ALL.map(|camp| state.seat_of(camp));
        let advisors =
            by_camp.map(|seat| state.seat(seat).guest.map(|guest| state.sheet(guest.hero).class));
        let of_camp = by_camp.map(|seat| parties[seat.index()].as_slice());
        state.battle = Some(self.new_battle(scenario, of_camp, advisors));
    }

    /// K6: the next battle, or the end of the campaign. Source: BH-21.7.
    pub(crate) fn next_battle(&self, state: &mut State, trace: &mut Tracing) -> bool {
        state.tasks.pop();
        let campaign = state.campaign_mut();
        campaign.parties = [None, None];
        let agreed = self.battles.unwrap_or(u16::MAX);
        if campaign.battles.len() < usize::from(agreed) {
            state.tasks = Self::next_battle_tasks();
            return true;
        }
        let wins = PLAYERS.map(|seat| Self::wins(state, seat));
        let alive = PLAYERS.map(|seat| Self::living(state, seat));
        let winner = match (wins[0], alive[0]).cmp(&(wins[1], alive[1])) {
            std::cmp::Ordering::Greater => Some(PLAYERS[0]),
            std::cmp::Ordering::Less => Some(PLAYERS[1]),
            std::cmp::Ordering::Equal => None,
        };
        state.campaign_mut().winner = winner;
        trace.fact(BH_21_7, || Fact::CampaignOver { winner, wins, alive });
        true
    }

    /// Battles that a player has won. Source: BH-21.7.
    pub fn wins(state: &State, seat: Seat) -> u16 {
        let Some(campaign) = &state.campaign else { return 0 };
        let won = campaign.battles.iter().filter(|battle| {
            let camp = if seat == PLAYERS[0] { battle.camp } else { battle.camp.other() };
            battle.result.is_some_and(|end| end.winner == Some(camp))
        });
        won.count() as u16
    }

    /// Living heroes and advisors of a player. Source: BH-21.7.
    pub fn living(state: &State, seat: Seat) -> u16 {
        let lives = |status: SheetStatus| match status {
            SheetStatus::Active | SheetStatus::Advisor => true,
            SheetStatus::Dead | SheetStatus::Instructor | SheetStatus::Discarded => false,
        };
        let sheets = state.seat(seat).roster.iter();
        sheets.filter(|sheet| lives(sheet.status)).count() as u16
    }
}

/// The opponent of a player.
fn other_player(seat: Seat) -> Seat {
    PLAYERS[1 - seat.index()]
}
