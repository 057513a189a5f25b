//! Which of the table's things an action is about, the card or piece first by which it is grouped.

use super::{fight, ids};
use crate::BattleLore;
use crate::action::{Action, Targets};
use crate::refusal::Question;
use crate::state::State;
use crate::vocabulary::{Camp, HeroId, Hex};
use kanso_engine::Seat;

/// Ids of the scene that an action touches.
pub fn touches(game: &BattleLore, state: &State, action: &Action, ids: &mut Vec<String>) {
    let Some((question, seat)) = game.asked(state) else { return };
    let at_table = Asked { game, state, question, seat, camp: state.camp_of(seat) };
    at_table.named(action, ids);
    if ids.is_empty() {
        ids.push(at_table.about());
    }
}

/// Who is asked what.
struct Asked<'a> {
    game: &'a BattleLore,
    state: &'a State,
    question: Question,
    seat: Seat,
    camp: Camp,
}

impl Asked<'_> {
    /// What an action names.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of action")]
    fn named(&self, action: &Action, ids: &mut Vec<String>) {
        let Self { game, state, camp, .. } = *self;
        match action {
            Action::Pass
            | Action::DoneEnlisting
            | Action::Enlist { .. }
            | Action::ChooseSkill { .. }
            | Action::DoneOrdering
            | Action::DoneMoving
            | Action::DoneCombat
            | Action::IgnoreFlags { .. }
            | Action::BattleBack { .. }
            | Action::PassingAttack
            | Action::Stay
            | Action::DrawTrophy
            | Action::Decline
            | Action::AcceptCard
            | Action::EquipNow
            | Action::PutUnder
            | Action::SpendPair
            | Action::DoneTrading
            | Action::KeepNone
            | Action::RestoreSkull
            | Action::JoinCouncil
            | Action::BuyArtifact { .. } => {}
            Action::ChooseCouncil { .. } => ids.push(ids::of_camp(camp, "council")),
            Action::KeepLore { cards } => {
                ids.extend(cards.iter().map(|card| ids::lore(game, camp, *card)));
                ids.push(ids::of_camp(camp, "lores"));
            }
            Action::Redraw { card } | Action::KeepArtifact { card } | Action::KeepCard { card } => {
                ids.push(ids::shown_artifact(game, *card));
            }
            Action::DiscardArtifact { card } => {
                // The card on its way lies among those that are looked at.
                let drawn = state.battle.as_ref().and_then(|battle| battle.gain.as_ref()?.card);
                if drawn == Some(*card) {
                    ids.push(ids::shown_artifact(game, *card));
                } else {
                    ids.extend(self.hero().map(|hero| ids::artifact(game, hero, *card)));
                }
            }
            Action::Equip { cards } => {
                let hero = self.hero();
                let cards = cards.iter().filter_map(|card| Some(ids::artifact(game, hero?, *card)));
                ids.extend(cards);
                ids.extend(hero.map(|hero| ids::of_hero(hero, "artifacts")));
            }
            Action::PlaceHero { hero, hex, .. } => {
                ids.extend([ids::hex(*hex), ids::of_hero(*hero, "sheet")]);
            }
            Action::KeepHome { hero } => ids.push(ids::of_hero(*hero, "sheet")),
            Action::PlayCommand { card, mode } => {
                ids.push(ids::command(game, camp, *card));
                ids.extend(mode.map(|hex| self.piece(hex, None)));
            }
            Action::PlayLore { card, targets } => {
                ids.push(ids::lore(game, camp, *card));
                self.aimed(targets, ids);
            }
            Action::PlayLoreInLieu { card } | Action::DiscardLore { card } => {
                ids.push(ids::lore(game, camp, *card));
            }
            Action::UseItem { hero, item, targets } => {
                ids.push(ids::hero(*hero));
                self.aimed(targets, ids);
                ids.push(ids::item(game, *hero, *item));
            }
            Action::Order { piece, hero, .. } => ids.push(self.piece(*piece, *hero)),
            Action::OrderDetach { hero, .. }
            | Action::ExitMap { hero }
            | Action::Search { hero } => {
                ids.push(ids::hero(*hero));
            }
            Action::Move { piece, dest, hero, .. } => {
                ids.extend([self.piece(*piece, *hero), ids::hex(*dest)]);
            }
            Action::Detach { hero, dest, .. } => ids.extend([ids::hero(*hero), ids::hex(*dest)]),
            Action::SpendGlory { piece } => ids.push(self.piece(*piece, None)),
            Action::Battle { attacker, target, hero, .. } => {
                ids.extend([self.piece(*attacker, *hero), self.piece(*target, None)]);
            }
            Action::ChooseToken { .. } => ids.push(ids::SHOWN.to_owned()),
            Action::CreaturePower { creature, target } => {
                ids.extend([self.piece(*creature, None), self.piece(*target, None)]);
            }
            Action::Retreat { path, .. } | Action::Evade { path } => {
                if let Some((at, own)) = self.retreating() {
                    let end = path.hexes(at, own).last().copied();
                    ids.push(ids::hex(end.unwrap_or(at)));
                }
            }
            Action::GainGround => {
                let fight = state.battle.as_ref().and_then(|battle| battle.fight());
                ids.extend(fight.map(|fight| ids::hex(fight.target.at)));
            }
            Action::Pursue { hex } => ids.push(ids::hex(*hex)),
            Action::KeepCommand { card } => ids.push(ids::shown_command(game, *card)),
            Action::TakeTwoTokens => ids.push(ids::of_camp(camp, "tokens")),
            Action::TokenAndCard => {
                ids.extend([ids::of_camp(camp, "tokens"), ids::of_camp(camp, "lores")]);
            }
            Action::TwoCardsKeepOne => ids.push(ids::of_camp(camp, "lores")),
            Action::KeepLoreCard { card } => ids.push(ids::shown_lore(game, *card)),
            Action::GiveInheritance { instructor } => ids.push(ids::hero(*instructor)),
            Action::ChooseScenario { scenario, .. } => ids.push(ids::scenario(game, *scenario)),
            Action::ChooseParty { heroes } => {
                ids.extend(heroes.iter().map(|hero| ids::hero(*hero)));
                ids.push(ids::of_seat(self.seat, "hall"));
            }
            Action::ReturnPair { cards } => {
                let hero = self.hero();
                ids.extend(cards.iter().filter_map(|card| Some(ids::artifact(game, hero?, *card))));
            }
            Action::LevelUp { hero, .. } => ids.push(ids::of_hero(*hero, "skills")),
        }
    }

    /// What the question is about, where an action names nothing.
    fn about(&self) -> String {
        let Self { state, camp, .. } = *self;
        match self.question {
            Question::Council => ids::of_camp(camp, "council"),
            Question::KeepLore
            | Question::LoreGain
            | Question::KeepLoreCard
            | Question::DiscardLore
            | Question::Alongside
            | Question::Counter
            | Question::PreAttack
            | Question::PreDefend
            | Question::PostAttack
            | Question::PostDefend
            | Question::AfterBattle
            | Question::FollowOn
                if state.battle.is_some() =>
            {
                ids::of_camp(camp, "lores")
            }
            Question::Order => ids::ORDERS.to_owned(),
            Question::Answer | Question::Ground | Question::Pursue | Question::Bonus => {
                ids::FIGHT.to_owned()
            }
            Question::Retreat
            | Question::IgnoreFlags
            | Question::Check
            | Question::CheckReroll
            | Question::Wounded
            | Question::Trophy
            | Question::Passing => ids::INSIDE.to_owned(),
            Question::Redraw
            | Question::DiscardArtifact
            | Question::EquipNow
            | Question::ChestSeen
            | Question::ChooseToken => ids::SHOWN.to_owned(),
            Question::FirstSkill
            | Question::ChooseArtifact
            | Question::Equip
            | Question::Deploy
            | Question::Inherit
            | Question::Purchase
            | Question::Trade
            | Question::KeepCard
            | Question::Physician
            | Question::Return
            | Question::LevelUp
            | Question::Join => {
                self.hero().map_or_else(|| ids::TURN.to_owned(), |hero| ids::of_hero(hero, "sheet"))
            }
            Question::KeepLore
            | Question::LoreGain
            | Question::KeepLoreCard
            | Question::DiscardLore
            | Question::Alongside
            | Question::Counter
            | Question::PreAttack
            | Question::PreDefend
            | Question::PostAttack
            | Question::PostDefend
            | Question::AfterBattle
            | Question::FollowOn
            | Question::Enlist
            | Question::Scenario
            | Question::Party
            | Question::Command
            | Question::Move
            | Question::Combat
            | Question::TurnEnd
            | Question::LevelUpInTurn
            | Question::KeepCommand => ids::TURN.to_owned(),
        }
    }

    /// The piece in a hex: its unit, else its hero, else the hex itself.
    fn piece(&self, at: Hex, hero: Option<HeroId>) -> String {
        let Some(battle) = &self.state.battle else { return ids::hex(at) };
        if let Some(hero) = hero {
            return ids::hero(hero);
        }
        if let Some(unit) = battle.unit(at) {
            return ids::unit(unit.number);
        }
        let hero = battle.heroes.iter().find(|hero| hero.at == Some(at));
        hero.map_or_else(|| ids::hex(at), |hero| ids::hero(hero.id))
    }

    /// What a card is aimed at.
    fn aimed(&self, targets: &Targets, ids: &mut Vec<String>) {
        let mut hexes = Vec::new();
        fight::aimed(targets, &mut hexes);
        match targets {
            Targets::Move { piece, dest } => {
                ids.extend([self.piece(*piece, None), ids::hex(*dest)]);
            }
            Targets::Faces(_) => ids.push(ids::DICE.to_owned()),
            Targets::None
            | Targets::Hex(_)
            | Targets::Hexes(_)
            | Targets::Section(_)
            | Targets::Card(_) => ids.extend(hexes.into_iter().map(|hex| self.piece(hex, None))),
        }
    }

    /// The hero that is asked about.
    fn hero(&self) -> Option<HeroId> {
        let state = self.state;
        let of_task = state.tasks.last().and_then(|task| BattleLore::hero_of(*task));
        let gain = || Some(state.battle.as_ref()?.gain.as_ref()?.hero);
        let aaa = || {
            let aaa = state.campaign.as_ref()?.aaa.as_ref()?;
            Some(aaa.heroes.get(usize::from(aaa.at))?.hero)
        };
        of_task.or_else(gain).or_else(aaa)
    }

    /// Where a piece goes back from, and whose it is.
    fn retreating(&self) -> Option<(Hex, Camp)> {
        let battle = self.state.battle.as_ref()?;
        if let Some(retreat) = &battle.retreat {
            return Some((retreat.who.at, retreat.who.camp));
        }
        // An evade answers an attack.
        battle.fight().map(|fight| (fight.target.at, fight.target.camp))
    }
}
