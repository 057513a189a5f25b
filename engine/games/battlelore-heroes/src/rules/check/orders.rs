//! Orders.
//!
//! Source: BL-7.1 to BL-7.6, BH-6.3, BH-6.6, BL-R13, BH-R9. By which order a piece can be ordered,
//! `orders` says.

use crate::prelude::*;
use crate::readings::DottedLineOrder;

impl BattleLore {
    /// BL-6.3, BL-16.4.
    pub(crate) fn check_command(
        &self,
        state: &State,
        camp: Camp,
        card: Command,
        mode: Option<Hex>,
    ) -> Result<(), Refusal> {
        if !state.battle().side(camp).commands.contains(&card) {
            return Err(Refusal::CommandNotHeld { card });
        }
        let Some(hex) = mode else { return Ok(()) };
        if self.rally_hexes(state, camp, card).contains(&hex) {
            return Ok(());
        }
        Err(Refusal::NoRallyTarget)
    }

    /// Where the troops stand that a Command card could heal. Source: BL:CMD25, BL-16.4.
    pub(crate) fn rally_hexes(&self, state: &State, camp: Camp, card: Command) -> Vec<Hex> {
        let copied = match self.cards.command(card).text {
            CommandText::CounterAttack => {
                self.counter_copy(state.battle().side(camp.other()).last_command)
            }
            _ => Some(card),
        };
        match copied.map(|card| self.cards.command(card).text) {
            Some(CommandText::Rally { .. }) => {}
            Some(_) | None => return Vec::new(),
        }
        let lost = |unit: &&Unit| match unit.kind {
            UnitKind::Troop(troop) => unit.figures < self.cards.troop(troop).figures,
            UnitKind::Creature(_) => false,
        };
        let own = state.battle().units.iter().filter(|unit| unit.camp == camp);
        let free = own.filter(lost).map(|unit| unit.at);
        free.filter(|hex| !self.enemy_beside(state, camp, *hex)).collect()
    }

    /// What an order to the piece in a hex might say about its section. Source: BL-R13.
    pub(crate) fn section_choices(&self, hex: Hex) -> &'static [Option<Section>] {
        const NAMED: [Option<Section>; 4] =
            [None, Some(Section::West), Some(Section::Centre), Some(Section::East)];
        let chooses = self.readings.dotted_line_order == DottedLineOrder::OwnerChooses;
        if chooses && hex.is_dotted() { &NAMED } else { &NAMED[..1] }
    }

    /// How an action names the Champion of a hex: only where a troop stands there too (BH-R9).
    pub(crate) fn hero_field(&self, state: &State, who: &Fighter) -> Option<HeroId> {
        who.hero.filter(|hero| state.battle().hero(*hero).apart)
    }

    /// BL-7.1 to BL-7.6.
    pub(crate) fn check_order(
        &self,
        state: &State,
        camp: Camp,
        piece: Hex,
        hero: Option<HeroId>,
        section: Option<Section>,
    ) -> Result<(), Refusal> {
        self.named_piece(state, camp, (piece, hero))?;
        self.order_grant(state, piece, hero, false, section).map(|_| ())
    }

    /// BH-6.3, BH-6.6.
    pub(crate) fn check_order_detach(
        &self,
        state: &State,
        camp: Camp,
        hero: HeroId,
        section: Option<Section>,
    ) -> Result<(), Refusal> {
        let found = state.battle().find_hero(hero).filter(|found| found.camp == camp);
        let at = found.and_then(|found| found.at);
        let Some(at) = at.filter(|_| !self.is_champion(state, hero)) else {
            return Err(Refusal::NotLeader { hero });
        };
        self.order_grant(state, at, Some(hero), true, section).map(|_| ())
    }
}
