//! Before and after a battle: councils, heroes, cards, the campaign, the After Adventure Action.
//!
//! Source: 13.1 and 13.2 of the specification.

use super::turn::FIRST;
use crate::prelude::*;
use crate::readings::LoreGain;
use crate::vocabulary::LEVEL_MAX;

/// Tokens that one wants to have.
const TOKENS: u8 = 4;
/// Tokens that come before long.
const SOON: u8 = 3;
/// The order in which levels are given.
const COUNCIL: [Class; 5] =
    [Class::Commander, Class::Wizard, Class::Warrior, Class::Cleric, Class::Rogue];
/// The order in which heroes are enlisted.
const HEROES: [Class; 5] =
    [Class::Warrior, Class::Wizard, Class::Commander, Class::Rogue, Class::Cleric];
/// Active sheets that a player of a campaign wants.
const SHEETS: usize = 3;
/// An artifact of this value is bought; two of that value are returned for a draw.
const BOUGHT: u8 = 4;
const RETURNED: u8 = 2;
/// Experience above this is spent on draws.
const SAVED: u16 = 8;
/// Experience tokens to which one more is worth most.
const ALMOST: [u16; 2] = [4, 9];
/// Battles after which the camps are exchanged.
const ROTATION: usize = 4;
/// The places of a class's skills, the first to be learned first: numbers of their rows.
const LEARNED: [(Class, [u8; 6]); 5] = [
    (Class::Commander, [3, 4, 1, 2, 5, 6]),
    (Class::Warrior, [11, 10, 9, 12, 8, 7]),
    (Class::Rogue, [16, 15, 14, 13, 17, 18]),
    (Class::Wizard, [22, 24, 23, 19, 20, 21]),
    (Class::Cleric, [25, 27, 26, 28, 29, 30]),
];

/// What a seat thinks of beside the turns.
#[derive(Clone, Copy)]
pub(super) struct Builder<'a> {
    pub game: &'a BattleLore,
    pub state: &'a State,
    pub seat: Seat,
}

impl Builder<'_> {
    fn camp(&self) -> Camp {
        self.state.camp_of(self.seat)
    }

    /// Set-up 3: the one council wanted has 1.
    pub(super) fn council(&self, council: Council) -> i64 {
        i64::from(council == self.wanted_council())
    }

    fn wanted_council(&self) -> Council {
        let (game, state, camp) = (self.game, self.state, self.camp());
        let battle = state.battle();
        let sum = game.scenario(state).council_levels.min(LEVEL_MAX * COUNCIL.len() as u8);
        let mut council = Council::default();
        let mut given = Vec::new();
        for class in COUNCIL.into_iter().cycle().take(usize::from(sum)) {
            *council.level_mut(class) += 1;
            given.push(class);
        }
        let party = battle.heroes.iter().filter(|hero| hero.camp == camp);
        let mut classes = party.map(|hero| state.sheet(hero.id).class);
        let lacks = classes
            .find(|class| council.level(*class) == 0 && battle.side(camp).advisor != Some(*class));
        if let (Some(class), Some(last)) = (lacks, given.last()) {
            *council.level_mut(*last) -= 1;
            *council.level_mut(class) += 1;
        }
        council
    }

    /// What a Lore card in the hand is worth.
    pub(super) fn lore(&self, card: Lore) -> i64 {
        let row = self.game.cards.lore(card);
        let tokens = self.state.battle().side(self.camp()).tokens;
        let is_payable = row.cost <= tokens + SOON;
        let strikes = match row.window {
            LoreWindow::CombatAction | LoreWindow::PreRollAttack | LoreWindow::PreRollDefend => 2,
            _ => 0,
        };
        strikes + if is_payable { 5 } else { 0 }
    }

    /// T5c: a Lore card that goes.
    pub(super) fn drops_lore(&self, card: Lore) -> i64 {
        self.game.cards.lore(card).cost.into()
    }

    /// T5b.
    pub(super) fn lore_gain(&self, action: &Action) -> i64 {
        let (game, state) = (self.game, self.state);
        let side = state.battle().side(self.camp());
        let has_room = side.lores.len() < usize::from(game.lore_row(state, self.camp()).hand);
        let three = game.readings.lore_gain == LoreGain::ThreeOptions;
        let card = !three || side.tokens >= TOKENS && has_room;
        match action {
            Action::TakeTwoTokens => i64::from(!card),
            Action::TokenAndCard => i64::from(card),
            _ => -1,
        }
    }

    /// H1, K1: a hero is enlisted; being done has what `done_enlisting` says.
    pub(super) fn enlist(&self, class: Class) -> i64 {
        let place = HEROES.iter().position(|wanted| *wanted == class).unwrap_or(HEROES.len());
        let worth = (HEROES.len() - place) as i64;
        let has = |sheet: &Sheet| sheet.class == class && sheet.status == SheetStatus::Active;
        let is_doubled = self.state.seat(self.seat).roster.iter().any(has);
        worth + if is_doubled { 0 } else { 10 }
    }

    pub(super) fn done_enlisting(&self) -> i64 {
        let roster = &self.state.seat(self.seat).roster;
        let active = roster.iter().filter(|sheet| sheet.status == SheetStatus::Active).count();
        if self.state.campaign.is_some() && active >= SHEETS { FIRST } else { 0 }
    }

    /// H2: the recommended skill.
    pub(super) fn first_skill(&self, skill: Skill) -> i64 {
        let row = self.game.cards.skill(skill);
        let wanted = matches!(
            (row.class, row.power),
            (Class::Commander, SkillPower::Riding)
                | (Class::Warrior, SkillPower::HackAndSlash { .. })
                | (Class::Rogue, SkillPower::Thievery)
                | (Class::Wizard, SkillPower::BallLightning { .. })
                | (Class::Cleric, SkillPower::HerbalRemedy { .. })
        );
        i64::from(wanted)
    }

    /// BH-19.13: the next skill.
    pub(super) fn learns(&self, hero: HeroId, skill: Skill) -> i64 {
        let class = self.state.sheet(hero).class;
        let order = LEARNED.iter().find(|(of, _)| *of == class).map_or([0; 6], |(_, order)| *order);
        let place = order.iter().position(|number| skill.number() + 1 == *number);
        place.map_or(1, |place| (order.len() - place) as i64 + 1)
    }

    /// The value of an artifact.
    pub(super) fn value(&self, card: Artifact) -> i64 {
        self.game.cards.artifact(card).value.into()
    }

    /// The value of an artifact to a hero that it may not fit.
    fn value_to(&self, hero: HeroId, card: Artifact) -> i64 {
        if self.game.fits(self.state, hero, card) { self.value(card) } else { 0 }
    }

    /// H4, H5: what is kept and equipped.
    pub(super) fn keeps(&self, cards: &[Artifact]) -> i64 {
        match self.state.tasks.last() {
            Some(Task::Equip(hero) | Task::ChooseArtifact(hero)) => {
                cards.iter().map(|card| self.value_to(*hero, *card)).sum()
            }
            Some(_) | None => 0,
        }
    }

    /// H6: where a hero is placed; staying home has 0.
    pub(super) fn place(&self, hex: Hex) -> i64 {
        let (game, state) = (self.game, self.state);
        let Some(unit) = state.battle().unit(hex) else { return 1 };
        let UnitKind::Troop(troop) = unit.kind else { return 1 };
        let strength = i64::from(unit.figures) * i64::from(game.cards.troop(troop).dice);
        2 * strength + i64::from(hex.is_in(Section::Centre))
    }

    /// K2: the scenarios in rotation.
    pub(super) fn scenario(&self, scenario: Scenario, camp: Camp) -> i64 {
        let campaign = self.state.campaign.as_ref();
        let number = campaign.map_or(0, |campaign| campaign.battles.len());
        let south = (number / ROTATION).is_multiple_of(2);
        let scenarios = self.game.cards.scenarios.len();
        i64::from(scenario.index() == number % scenarios)
            * (1 + i64::from((camp == Camp::South) == south))
    }

    /// K3: as many as can go, the ablest first.
    pub(super) fn party(&self, heroes: &[HeroId]) -> i64 {
        let worth = |hero: &HeroId| {
            let skulls = i64::from(self.game.skulls_left(self.state, *hero));
            let skills = self.state.sheet(*hero).skills.len() as i64;
            let spared = if skulls > 1 { 1_000 } else { 0 };
            10_000 + spared + 10 * skills + skulls
        };
        heroes.iter().map(worth).sum()
    }

    /// BH:SKL18.
    pub(super) const fn token(&self, kind: ChestToken) -> i64 {
        match kind {
            ChestToken::Artifact => 4,
            ChestToken::Experience => 3,
            ChestToken::Treasure => 2,
            ChestToken::Trap => 1,
        }
    }

    /// The hero whose turn it is in the After Adventure Action.
    fn adventurer(&self) -> Option<HeroId> {
        let aaa = self.state.campaign.as_ref()?.aaa.as_ref()?;
        aaa.heroes.get(usize::from(aaa.at)).map(|hero| hero.hero)
    }

    /// AAA (4): a purchase; none has 0.
    pub(super) fn buys(&self, card: Artifact) -> i64 {
        let Some(hero) = self.adventurer() else { return -1 };
        let value = self.value_to(hero, card);
        if value >= BOUGHT.into() { value } else { -1 }
    }

    /// AAA (5): two cards for a draw; being done has 0.
    pub(super) fn returns(&self, cards: &[Artifact]) -> i64 {
        let is_poor = |card: &Artifact| self.value(*card) <= RETURNED.into();
        if cards.iter().all(is_poor) { 1 } else { -1 }
    }

    /// AAA (5): two Experience tokens for a draw.
    pub(super) fn spends(&self) -> i64 {
        let has = self.adventurer().map_or(0, |hero| self.state.sheet(hero).experience);
        if has > SAVED { 1 } else { -1 }
    }

    /// AAA (5): a card of those revealed; none has 0.
    pub(super) fn keeps_revealed(&self, card: Artifact) -> i64 {
        let Some(hero) = self.adventurer() else { return -1 };
        let sheet = self.state.sheet(hero);
        match self.game.cards.artifact(card).power {
            ArtifactPower::ExperienceToken if ALMOST.contains(&sheet.experience) => FIRST,
            ArtifactPower::ExperienceToken | ArtifactPower::TreasureToken => 1,
            ArtifactPower::Physician => {
                let pays = sheet.treasure >= 1 && sheet.experience >= 4;
                if pays && sheet.skulls_marked > 0 { 1 } else { -1 }
            }
            _ => match self.value_to(hero, card) {
                0 => -1,
                value => 2 * value,
            },
        }
    }
}
