//! Orders: what a card orders, and who can be ordered.
//!
//! Source: BL-7.1 to BL-7.6, BL-16.1 to BL-16.7, BH-6.1 to BH-6.7, BH-7.1 to BH-7.4.

use crate::battle::{Faced, Grant, Ordered, Orders};
use crate::prelude::*;
use crate::readings::{DottedLineOrder, LeadershipBonus};
use crate::state::derived::gives;
use crate::vocabulary::Face;

/// Which order a piece would use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GrantUse {
    /// One of the kind at this place of the list.
    Grant(usize),
    /// A face of Battle Lore.
    Faced(Faced),
}

impl BattleLore {
    /// Orders of the Command card in play, or of none. Source: the table of Command cards (9.3).
    pub(crate) fn give_orders(&self, state: &mut State, trace: &mut Tracing) {
        let Some(in_play) = state.battle().in_play else { return };
        let camp = self.active(state);
        let whose = self.whose(state, camp);
        let sections = camp.sections();
        let mut grants = Vec::new();
        let mut grant = |filter, left: u8| {
            if left > 0 {
                grants.push(Grant { filter, left, by_card: true });
            }
        };
        let text = in_play.acts_as.map(|card| self.cards.command(card).text);
        let mut faces = FaceCounts::default();
        match text {
            // Counter Attack that has nothing to copy.
            None | Some(CommandText::CounterAttack) => grant(Filter::Any, 1),
            Some(CommandText::Sections { orders, .. }) => {
                for (section, left) in sections.into_iter().zip(orders) {
                    grant(Filter::Section(section), left);
                }
            }
            Some(CommandText::Assault { section: side }) => {
                let side = usize::from(side).min(sections.len() - 1);
                grant(Filter::Section(sections[side]), in_play.held);
            }
            Some(CommandText::BattleLore) => {
                for face in &state.battle().command_faces {
                    faces[usize::from(face.code())] += 1;
                }
            }
            Some(CommandText::FootOnslaught { orders }) => grant(Filter::Foot, orders),
            Some(CommandText::MountedCharge { orders, .. }) => grant(Filter::Mounted, orders),
            Some(CommandText::Leadership { .. }) => grant(Filter::Unled, 1),
            Some(CommandText::DarkenTheSky { orders }) => grant(Filter::Missile, orders),
            Some(CommandText::Banners { colour, orders }) => grant(Filter::Colour(colour), orders),
            Some(CommandText::Rally { orders, .. }) => grant(Filter::Any, orders),
        }
        // A flag orders nobody.
        let dice = faces.iter().sum::<u8>() - faces[usize::from(Face::Flag.code())];
        let orders = grants.iter().map(|grant| grant.left).sum::<u8>() + dice;
        let card = in_play.acts_as.unwrap_or(in_play.card);
        let row = Self::card_rule(CardSet::row_of_command(card));
        trace.fact(row, || Fact::OrdersGiven { whose, card, orders });
        let pool = &mut state.battle_mut().orders;
        let more = std::mem::take(&mut pool.grants);
        *pool = Orders { grants, faces, faced: Vec::new() };
        // Orders that a Lore card gave alongside come after the card's.
        pool.grants.extend(more);
        if let Some(CommandText::Leadership { dice }) = text {
            self.order_led(state, dice, trace);
        }
    }

    /// BH-7.3: all combined units are ordered.
    fn order_led(&self, state: &mut State, dice: u8, trace: &mut Tracing) {
        let camp = self.active(state);
        let whose = self.whose(state, camp);
        let led: Vec<Fighter> = self
            .fighters(state, camp)
            .into_iter()
            .filter(|who| who.hero.is_none() && self.leader_in(state, who.at).is_some())
            .collect();
        for who in &led {
            self.mark_ordered(state, who, Ordered { section: None, by_card: true });
            if let Some(doing) = self.doing_mut(state, who) {
                doing.first_dice = dice;
            }
        }
        let pieces = led.len() as u8;
        if pieces > 0 {
            trace.fact(BH_7_3, || Fact::LedOrdered { whose, pieces });
        }
    }

    /// BL-17.1: orders more by a Lore card, a skill or an artifact.
    pub(crate) fn more_orders(
        &self,
        state: &mut State,
        filter: Filter,
        orders: u8,
        trace: &mut Tracing,
    ) {
        let whose = self.whose(state, self.active(state));
        let grant = Grant { filter, left: orders, by_card: false };
        state.battle_mut().orders.grants.push(grant);
        trace.fact(BL_17_1, || Fact::OrdersMore { whose, orders });
    }

    /// True if the card in play, as it acts, is a Scout card. Source: BL-16.7.
    pub(crate) fn is_scout(&self, card: Command) -> bool {
        matches!(self.cards.command(card).text, CommandText::Sections { scout: true, .. })
    }

    /// Which order a piece, or the detachment of a Leader, would use. Source: BL-7.1 to BL-7.6, BH-6.3,
    /// BH-6.6, BH-7.1 to BH-7.4.
    pub(crate) fn order_grant(
        &self,
        state: &State,
        hex: Hex,
        hero: Option<HeroId>,
        detach: bool,
        section: Option<Section>,
    ) -> Result<GrantUse, Refusal> {
        let camp = self.active(state);
        let battle = state.battle();
        let who = if detach {
            let found = hero.and_then(|hero| battle.find_hero(hero));
            let found = found.ok_or(Refusal::NoPiece { hex })?;
            if found.camp != camp || self.led_troop(state, found.id).is_none() {
                return Err(Refusal::NotLeader { hero: found.id });
            }
            if found.detachment != Detachment::None {
                return Err(Refusal::OrderedAlready { hex });
            }
            if found.joined {
                // It joined by a move of this turn: it has had its order (BL-7.1).
                return Err(Refusal::OrderedAlready { hex });
            }
            Fighter { camp, at: hex, hero: Some(found.id) }
        } else {
            let who = self.fighter_in(state, hex, hero).filter(|who| who.camp == camp);
            let who = who.ok_or(Refusal::NoPiece { hex })?;
            if self.doing(state, &who).is_some_and(|doing| doing.ordered.is_some()) {
                return Err(Refusal::OrderedAlready { hex });
            }
            who
        };
        let orders = &battle.orders;
        let is_faced = orders.faces.iter().any(|count| *count > 0);
        let candidates = orders.grants.iter().enumerate().filter(|(_, grant)| grant.left > 0);
        let mut fits: Vec<usize> = candidates
            .filter(|(_, grant)| self.filter_fits(state, grant.filter, &who, detach))
            .map(|(at, _)| at)
            .collect();
        self.own_section_first(state, &who, &mut fits);
        if let Some(wanted) = self.asked_section(state, hex, &fits, section, is_faced)? {
            fits.retain(|at| orders.grants[*at].filter == Filter::Section(wanted));
        }
        // A face before an order of another kind: then all that can be ordered together is (BL-7.6).
        let faced = self.faced_as(state, &who, detach);
        if is_faced && self.faces_match(state, faced) {
            return Ok(GrantUse::Faced(faced));
        }
        if let Some(at) = fits.first() {
            return Ok(GrantUse::Grant(*at));
        }
        if is_faced {
            return Err(Refusal::NoFace { hex });
        }
        Err(self.why_no_order(state, &who, detach))
    }

    /// BL-R13 `owner-chooses`: the section that is named for a hex on a dotted line.
    fn asked_section(
        &self,
        state: &State,
        hex: Hex,
        fits: &[usize],
        section: Option<Section>,
        is_faced: bool,
    ) -> Result<Option<Section>, Refusal> {
        let grants = &state.battle().orders.grants;
        let sections = fits.iter().filter(|at| matches!(grants[**at].filter, Filter::Section(_)));
        let several = hex.is_dotted() && sections.count() > 0;
        let chooses = self.readings.dotted_line_order == DottedLineOrder::OwnerChooses;
        match (several && chooses, section) {
            (true, Some(section)) => {
                let fits = fits.iter().any(|at| grants[*at].filter == Filter::Section(section));
                if fits { Ok(Some(section)) } else { Err(Refusal::SectionWithout { hex, section }) }
            }
            (false, None) => Ok(None),
            // No order fits at all: the caller says why.
            (false, Some(_)) if chooses && hex.is_dotted() && fits.is_empty() && !is_faced => {
                Ok(None)
            }
            (true, None) => Err(Refusal::SectionMissing { hex }),
            (false, Some(_)) => Err(Refusal::OtherReading),
        }
    }

    /// Outflank uses an order of its own section if one is left. Source: BL-7.6.
    fn own_section_first(&self, state: &State, who: &Fighter, fits: &mut [usize]) {
        let grants = &state.battle().orders.grants;
        let is_other = |at: &usize| match grants[*at].filter {
            Filter::Section(section) => !who.at.is_in(section),
            _ => false,
        };
        let is_section = |at: &usize| matches!(grants[*at].filter, Filter::Section(_));
        fits.sort_by_key(|at| (!is_section(at), is_other(at), *at));
    }

    /// Why no order fits. Source: 5.9 of the specification.
    fn why_no_order(&self, state: &State, who: &Fighter, detach: bool) -> Refusal {
        let hex = who.at;
        let grants = || state.battle().orders.grants.iter();
        let fits = |grant: &Grant| self.filter_fits(state, grant.filter, who, detach);
        if grants().next().is_none() || grants().any(fits) {
            return Refusal::NoOrders;
        }
        if let (true, Some(hero)) = (detach, who.hero)
            && !grants().any(|grant| self.detaches(grant.filter))
        {
            return Refusal::CannotDetach { hero };
        }
        if grants().any(|grant| matches!(grant.filter, Filter::Section(_))) {
            return Refusal::OutsideSection { hex };
        }
        match (detach, who.hero) {
            // Orders for foot do not detach a mounted Leader, nor the other way about.
            (true, Some(hero)) => Refusal::CannotDetach { hero },
            (_, _) => Refusal::WrongPiece { hex },
        }
    }

    /// True if orders of a kind may detach a Leader. Source: BH-6.6.
    const fn detaches(&self, filter: Filter) -> bool {
        match filter {
            Filter::Section(_) | Filter::Any | Filter::Foot | Filter::Mounted => true,
            Filter::Unled
            | Filter::Missile
            | Filter::Colour(_)
            | Filter::Beside(_)
            | Filter::Chain(_) => false,
        }
    }

    /// True if orders of a kind can be given to a piece or a detachment. Source: BL-7.2, BL-7.5.
    fn filter_fits(&self, state: &State, filter: Filter, who: &Fighter, detach: bool) -> bool {
        if detach && !self.detaches(filter) {
            return false;
        }
        let class = self.class_of(state, who);
        let unit = self.unit_of(state, who).map(|unit| unit.kind);
        let is_troop = matches!(unit, Some(UnitKind::Troop(_)));
        match filter {
            Filter::Section(section) => {
                who.at.is_in(section) || self.outflanks(state, who).is_some()
            }
            Filter::Any => true,
            Filter::Foot => class == Some(MoveClass::Foot),
            Filter::Mounted => class == Some(MoveClass::Mounted),
            Filter::Unled => unit.is_some() && self.leader_in(state, who.at).is_none(),
            Filter::Missile => is_troop && self.weapon_of(state, who).is_missile(),
            Filter::Colour(colour) => self.colour_of(state, who) == Some(colour),
            Filter::Beside(hero) => {
                let at = state.battle().find_hero(hero).and_then(|hero| hero.at);
                is_troop && at.is_some_and(|at| at.is_beside(who.at))
            }
            Filter::Chain(hex) => hex.is_beside(who.at),
        }
    }

    /// Outflank of a piece's hero. Source: BH:SKL02.
    pub(crate) fn outflanks(&self, state: &State, who: &Fighter) -> Option<(HeroId, ItemId)> {
        let hero = self.hero_with(state, who)?;
        let found = self.skill_of(state, hero, gives!(SkillPower::Outflank => ()));
        found.map(|(skill, ())| (hero, ItemId::Skill(skill)))
    }

    /// What a piece is to Battle Lore. Source: BL-7.6, BH-7.1.
    fn faced_as(&self, state: &State, who: &Fighter, detach: bool) -> Faced {
        if detach {
            return Faced::Hero;
        }
        match self.unit_of(state, who).map(|unit| unit.kind) {
            Some(UnitKind::Troop(troop)) => Faced::Troop(self.cards.troop(troop).colour),
            Some(UnitKind::Creature(creature)) => {
                Faced::Creature(self.cards.creature(creature).colour)
            }
            None => Faced::Hero,
        }
    }

    /// True if all that was ordered and one thing more can be matched with the faces. Source: BL-7.6.
    fn faces_match(&self, state: &State, more: Faced) -> bool {
        let orders = &state.battle().orders;
        let mut wanted = orders.faced.clone();
        wanted.push(more);
        let of = |face: Face| orders.faces[usize::from(face.code())];
        let count = |what: Faced| wanted.iter().filter(|one| **one == what).count() as u8;
        let heroes = count(Faced::Hero);
        let Some(lore) = of(Face::Lore).checked_sub(heroes) else { return false };
        // Helmets go to units of their colour; of what is left in a colour troops need bonus strikes
        // and creatures Lore faces: between the fewest and the most strikes all numbers can be had.
        let (mut over, mut fewest, mut most) = (0, 0, 0);
        for colour in Colour::ALL {
            let (troops, creatures) = (count(Faced::Troop(colour)), count(Faced::Creature(colour)));
            let without = (troops + creatures).saturating_sub(of(colour.helmet()));
            over += without;
            fewest += without.saturating_sub(creatures);
            most += without.min(troops);
        }
        let strikes = of(Face::Strike).min(most);
        fewest.max(over.saturating_sub(lore)) <= strikes
    }

    /// BL-7.1: a piece is ordered.
    pub(crate) fn order(
        &self,
        state: &mut State,
        hex: Hex,
        hero: Option<HeroId>,
        section: Option<Section>,
        trace: &mut Tracing,
    ) {
        let Some(who) = self.fighter_in(state, hex, hero) else { return };
        let Ok(grant) = self.order_grant(state, hex, hero, false, section) else { return };
        let piece = self.piece(state, &who);
        let ordered = self.use_grant(state, grant, hex);
        self.tell_outflanked(state, &who, ordered, trace);
        self.mark_ordered(state, &who, ordered);
        trace.fact(BL_6_5C, || Fact::PieceOrdered { piece });
        self.leadership_dice(state, &who, ordered);
    }

    /// BH:SKL02: an order of another section was given.
    fn tell_outflanked(&self, state: &State, who: &Fighter, ordered: Ordered, trace: &mut Tracing) {
        if ordered.section.is_some_and(|section| !who.at.is_in(section))
            && let Some(acts) = self.outflanks(state, who)
        {
            self.tell_acts(state, acts, trace);
        }
    }

    /// BH-R54: the one unit of Leadership rolls more dice too.
    fn leadership_dice(&self, state: &mut State, who: &Fighter, ordered: Ordered) {
        let card = state.battle().in_play.and_then(|card| card.acts_as);
        let text = card.map(|card| self.cards.command(card).text);
        let Some(CommandText::Leadership { dice }) = text.filter(|_| ordered.by_card) else {
            return;
        };
        if self.readings.leadership_bonus == LeadershipBonus::Yes
            && let Some(doing) = self.doing_mut(state, who)
        {
            doing.first_dice = dice;
        }
    }

    /// BH-6.3: a Leader is ordered to detach.
    pub(crate) fn order_detach(
        &self,
        state: &mut State,
        hero: HeroId,
        section: Option<Section>,
        trace: &mut Tracing,
    ) {
        let Some(at) = state.battle().hero(hero).at else { return };
        let Ok(grant) = self.order_grant(state, at, Some(hero), true, section) else { return };
        let ordered = self.use_grant(state, grant, at);
        let camp = state.battle().hero(hero).camp;
        self.tell_outflanked(state, &Fighter { camp, at, hero: Some(hero) }, ordered, trace);
        let found = state.battle_mut().hero_mut(hero);
        found.detachment = Detachment::Ordered;
        found.doing.ordered = Some(ordered);
        let name = self.hero_name(state, hero);
        trace.fact(BL_6_5C, || Fact::DetachOrdered { hero: name });
    }

    /// An order is used up.
    fn use_grant(&self, state: &mut State, grant: GrantUse, hex: Hex) -> Ordered {
        let orders = &mut state.battle_mut().orders;
        match grant {
            GrantUse::Grant(at) => {
                let grant = &mut orders.grants[at];
                grant.left -= 1;
                let by_card = grant.by_card;
                let section = match grant.filter {
                    Filter::Section(section) => Some(section),
                    Filter::Chain(_) => {
                        grant.filter = Filter::Chain(hex);
                        None
                    }
                    _ => None,
                };
                Ordered { section, by_card }
            }
            GrantUse::Faced(faced) => {
                orders.faced.push(faced);
                Ordered { section: None, by_card: true }
            }
        }
    }

    /// A piece, with its Leader, counts as ordered.
    pub(crate) fn mark_ordered(&self, state: &mut State, who: &Fighter, ordered: Ordered) {
        let leader = if who.hero.is_none() { self.leader_in(state, who.at) } else { None };
        if let Some(doing) = self.doing_mut(state, who) {
            doing.ordered = Some(ordered);
        }
        if let Some(leader) = leader {
            let doing = &mut state.battle_mut().hero_mut(leader).doing;
            if doing.ordered.is_none() {
                doing.ordered = Some(ordered);
            }
        }
    }

    /// Orders that are left. Source: BL-7.3.
    pub(crate) fn orders_left(&self, state: &State) -> u8 {
        let orders = &state.battle().orders;
        let granted = orders.left();
        let useful = orders.faces.iter().sum::<u8>() - orders.faces[usize::from(Face::Flag.code())];
        granted + useful.saturating_sub(orders.faced.len() as u8)
    }

    /// BL-7.3: no more orders.
    pub(crate) fn done_ordering(&self, state: &mut State, trace: &mut Tracing) {
        let whose = self.whose(state, self.active(state));
        let orders = self.orders_left(state);
        state.battle_mut().orders = Orders::default();
        state.tasks.pop();
        if orders > 0 {
            trace.fact(BL_7_3, || Fact::OrdersLost { whose, orders });
        }
        self.phase(state, StepName::Move, trace);
    }

    /// T2 runs by itself when nobody can be ordered.
    pub(crate) fn run_order(&self, state: &mut State, trace: &mut Tracing) -> bool {
        if self.has_choice(state) {
            return false;
        }
        let whose = self.whose(state, self.active(state));
        trace.fact(BL_6_2, || Fact::PassedOver { whose, step: StepName::Order });
        self.done_ordering(state, trace);
        true
    }
}
