//! What the numbers of a card are now, and which texts change them.
//!
//! Source: BK-6.42, BK-9.28 to BK-9.31, BK-R60. The changes add up, so their order has no meaning.
//! Nothing of this is stored: it follows from what is in play.

use crate::cards::Stats;
use crate::cards::deck::CARDS_MAX as DECK_CARDS_MAX;
use crate::cards::text::{Scope, Static};
use crate::prelude::*;
use crate::readings::NegativePower;
use crate::state::POINTS_MAX;

/// A card in play, and a text of it that works all the time.
type InForce<'a> = (&'a Instance, &'a Static);

/// What is asked of every card on the table again and again, by kinds of cards: their rows have much
/// more, and lie far apart.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    /// True if a text that works all the time lowers HP.
    pub(crate) lowers_hp: bool,
    /// By kind of card.
    kinds: Vec<OfKind>,
}

/// What a kind of card is and has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OfKind {
    /// The printed HP of a character.
    pub(crate) hp: Option<u8>,
    /// True if it is Unique.
    pub(crate) unique: bool,
    /// True if a text of it works all the time.
    has_static: bool,
    /// True if a text of it waits for something to happen.
    pub(crate) has_trigger: bool,
    /// True if it may be opened in any window (BK-7.1).
    pub(crate) is_quick: bool,
    /// True if an ability of it may be used in any window (BK-7.1).
    pub(crate) acts_quickly: bool,
    /// Its colour.
    pub(crate) colour: Colour,
}

impl OfKind {
    fn new(card: &Card) -> Self {
        let has = |is: fn(&Ability) -> bool| card.abilities.iter().any(is);
        Self {
            hp: card.stats().map(|stats| stats.hp),
            unique: card.unique,
            has_static: has(|ability| ability.works().is_some()),
            has_trigger: has(|ability| matches!(ability, Ability::Trigger { .. })),
            is_quick: card.is_quick(),
            acts_quickly: has(Ability::is_quick),
            colour: card.colour,
        }
    }
}

impl Standing {
    /// Looks through a set.
    pub(crate) fn of(set: &CardSet) -> Self {
        let lowers = |ability: &Ability| match ability.works() {
            Some(Static::Mod { stat: Stat::Hp, amount, .. }) => *amount < 0,
            _ => false,
        };
        Self {
            lowers_hp: set.cards.iter().flat_map(|card| &card.abilities).any(lowers),
            kinds: set.cards.iter().map(OfKind::new).collect(),
        }
    }

    /// What a kind is and has.
    pub(crate) fn of_kind(&self, kind: CardKind) -> &OfKind {
        &self.kinds[kind.index()]
    }
}

impl BerserkTcg {
    /// Every static in play, by the numbers of the cards. Source: BK-6.29, BK-6.44.
    fn statics<'a>(&'a self, state: &'a State) -> impl Iterator<Item = InForce<'a>> {
        let sources = state
            .cards
            .table()
            .iter()
            .filter(|card| card.is_in_play() && self.standing.of_kind(card.kind).has_static);
        sources.flat_map(|source| {
            let works = self.data(source.kind).abilities.iter().filter_map(Ability::works);
            works.map(move |works| (source, works))
        })
    }

    /// By how much a static changes this number of this card now. Source: BK-9.28.
    fn change(
        &self,
        state: &State,
        (source, works): InForce<'_>,
        card: &Instance,
        of: Stat,
    ) -> i16 {
        let Static::Mod { of: scope, stat, amount, only_defending } = works else { return 0 };
        if *stat != of || !card.is_in_play() || (*only_defending && !defends(state, source)) {
            return 0;
        }
        let reaches = match scope {
            Scope::Itself => source.id == card.id,
            Scope::Character(filter) => self.fits(filter, Vantage::of(source), card),
        };
        if reaches { i16::from(*amount) } else { 0 }
    }

    fn changes(&self, state: &State, card: &Instance, of: Stat) -> i16 {
        let changes = self.statics(state);
        let sum: i32 = changes.map(|it| i32::from(self.change(state, it, card, of))).sum();
        let most = i32::from(POINTS_MAX);
        sum.clamp(-most, most) as i16
    }

    fn printed(&self, card: &Instance) -> Stats {
        self.data(card.kind).stats().expect("only characters have these numbers")
    }

    /// Power now: the damage that it deals in battle; below 0 only under BK-R60 `no-floor`.
    /// Source: BK-6.42.
    ///
    /// # Panics
    ///
    /// For a card that is no character, as the other numbers of a character.
    pub(crate) fn power_now(&self, state: &State, card: &Instance) -> i16 {
        let printed = i16::from(self.printed(card).power);
        let power = printed + self.changes(state, card, Stat::Power) + card.mods.power;
        match self.readings.negative_power {
            NegativePower::FloorZero => power.max(0),
            NegativePower::NoFloor => power,
        }
    }

    /// The points that a fighter deals: its Power, at least 0, at most what one action can assign.
    /// Source: BK-5.43, BK-6.45.
    pub(crate) fn points_to_deal(&self, state: &State, card: &Instance) -> u16 {
        self.power_now(state, card).clamp(0, u8::MAX.into()) as u16
    }

    /// Range now, at least 0. Source: BK-6.42.
    pub(crate) fn range_now(&self, state: &State, card: &Instance) -> i16 {
        let range = i16::from(self.printed(card).range) + self.changes(state, card, Stat::Range);
        (range + card.mods.range).max(0)
    }

    /// Move now, at least 0: the greatest distance of one move. Source: BK-6.42.
    pub(crate) fn move_now(&self, state: &State, card: &Instance) -> i16 {
        let movement =
            i16::from(self.printed(card).movement) + self.changes(state, card, Stat::Move);
        (movement + card.mods.movement).max(0)
    }

    /// HP now, without the damage taken; can be 0 or less. Source: BK-6.42.
    pub(crate) fn hp_now(&self, state: &State, card: &Instance) -> i16 {
        i16::from(self.printed(card).hp) + self.changes(state, card, Stat::Hp) + card.mods.hp
    }

    /// HP less the damage taken: what it can still take; can be 0 or less.
    pub(crate) fn left_hp(&self, state: &State, card: &Instance) -> i16 {
        self.hp_now(state, card).saturating_sub(card.damage as i16)
    }

    /// By how much a static raises the cost of opening this card. Source: BK-9.29.
    fn raise(&self, (source, works): InForce<'_>, card: &Instance) -> u8 {
        let Static::Cost { of, amount } = works else { return 0 };
        let lies = matches!(card.zone, Zone::Set | Zone::Opening);
        if lies && Vantage::of(source).has_at(of.side, of.place, card) { *amount } else { 0 }
    }

    /// What opening a set card costs now. Source: BK-5.10, BK-9.29.
    pub(crate) fn opening_cost(&self, state: &State, card: &Instance) -> Cost {
        let printed = self.data(card.kind).cost;
        let raises = self.statics(state).map(|in_force| self.raise(in_force, card));
        // No payment has more cards than a deck: what is above that cannot be paid anyway.
        let any = raises.fold(printed.any, u8::saturating_add).min(DECK_CARDS_MAX as u8);
        Cost { any, ..printed }
    }

    /// Points less that an effect's damage does to this card. Source: BK-9.31.
    pub(crate) fn effect_reduction(&self, card: &Instance) -> u16 {
        let less = self.own_statics(card).map(|works| match works {
            Static::EffectReduction { amount } => u16::from(*amount),
            _ => 0,
        });
        less.sum()
    }

    /// True if an effect of this seat cannot name this card as a target. Source: BK-9.30.
    pub(crate) fn is_untargetable_by(&self, card: &Instance, by: Seat) -> bool {
        card.controller != by && self.own_statics(card).any(|works| *works == Static::Untargetable)
    }

    /// The statics of a card itself, while it is in play.
    fn own_statics<'a>(&'a self, card: &Instance) -> impl Iterator<Item = &'a Static> + use<'a> {
        let abilities: &[Ability] =
            if card.is_in_play() { &self.data(card.kind).abilities } else { &[] };
        abilities.iter().filter_map(Ability::works)
    }

    /// Tells which texts change this number of this card, where its value matters.
    /// Source: BK-6.42, BK-9.28.
    pub(crate) fn tell_statics(
        &self,
        state: &State,
        card: &Instance,
        stat: Stat,
        trace: &mut Tracing,
    ) {
        for in_force in self.statics(state) {
            if self.change(state, in_force, card, stat) != 0 {
                let (source, _) = in_force;
                trace.fact(self.card_rule(source.kind), || Fact::StaticActs {
                    card: source.as_ref(),
                });
            }
        }
    }

    /// Tells which texts raise the cost of opening this card. Source: BK-9.29.
    pub(crate) fn tell_cost_statics(&self, state: &State, card: &Instance, trace: &mut Tracing) {
        for in_force in self.statics(state) {
            if self.raise(in_force, card) > 0 {
                for rule in [BK_9_29, self.card_rule(in_force.0.kind)] {
                    trace.fact(rule, || Fact::StaticActs { card: in_force.0.as_ref() });
                }
            }
        }
    }

    /// Tells that the text of a card lowers an effect's damage to it. Source: BK-9.31.
    pub(crate) fn tell_reduction(&self, card: &Instance, trace: &mut Tracing) {
        if self.effect_reduction(card) > 0 {
            for rule in [BK_9_31, self.card_rule(card.kind)] {
                trace.fact(rule, || Fact::StaticActs { card: card.as_ref() });
            }
        }
    }
}

/// True if a card is a fighter of the defender. Source: BK-5.33.
fn defends(state: &State, card: &Instance) -> bool {
    state
        .battle
        .as_ref()
        .is_some_and(|battle| battle.fighters[state.ntp().index()].binary_search(&card.id).is_ok())
}
