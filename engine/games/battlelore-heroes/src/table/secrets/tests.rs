//! What each eye is told of hands, councils, parties, artifacts and tokens.

use super::*;
use crate::action::PartyHeroes;
use crate::fact::{ArtifactPlace, Whose};
use crate::table::words::sample::{Sample, TORVALD, WREN, whose};
use crate::vocabulary::{ChestToken, Council};
use kanso_engine::laws::resample::dealt;
use kanso_engine::laws::told::moment;
use kanso_engine::prelude::*;
use kanso_engine::{Bag, Kind, Outcome};

const ADA: usize = 0;
const BEN: usize = 1;

/// All, Ada, the public, Ben.
fn eyes() -> [Eye; 4] {
    [Eye::All, Eye::Seat(Seat::at(ADA)), Eye::Public, Eye::Seat(Seat::at(BEN))]
}

const FOR_ALL: [bool; 4] = [true; 4];
const FOR_ADA: [bool; 4] = [true, true, false, false];
const FOR_BEN: [bool; 4] = [true, false, false, true];
const FOR_REVIEW: [bool; 4] = [true, false, false, false];

/// Who is told it whole; the others are told that it happened.
fn telling(of: impl Fn(Eye) -> Telling) -> [bool; 4] {
    eyes().map(|eye| match of(eye) {
        Telling::Whole => true,
        Telling::Shrunk => false,
        Telling::Nothing => panic!("nothing is kept from anybody altogether"),
    })
}

fn event(sample: &Sample, event: &Event<Action>) -> [bool; 4] {
    telling(|eye| sample.game.tells_event(&sample.state, event, eye))
}

fn decision(sample: &Sample, action: Action) -> [bool; 4] {
    event(sample, &Event::Decision(action))
}

fn fact(sample: &Sample, fact: &Fact) -> [bool; 4] {
    telling(|eye| sample.game.tells_fact(fact, eye))
}

fn lists(sample: &Sample) -> [bool; 4] {
    eyes().map(|eye| sample.game.tells_list(&sample.state, eye))
}

fn drawn(kinds: &[Kind]) -> Event<Action> {
    Event::Chance(Outcome::draw(kinds))
}

fn ada() -> Whose {
    whose(Camp::South)
}

#[test]
fn hands_are_for_their_seat() {
    let command = |id| Sample::new(&[]).command(id);
    let lore = Sample::new(&[]).lore("LWZ01");
    let task = Task::DrawCommands { scout: false, left: 1 };
    let sample = Sample::new(&[]).tasks([task]);
    assert_eq!(event(&sample, &drawn(&[command("CMD01").into()])), FOR_ADA);
    let sample = Sample::new(&[]).tasks([Task::DealLore(Camp::North)]);
    assert_eq!(event(&sample, &drawn(&[lore.into()])), FOR_BEN);
    let keep = Sample::new(&[]).tasks([Task::KeepCommand]);
    assert_eq!(decision(&keep, Action::KeepCommand { card: command("CMD01") }), FOR_ADA);
    let discard = Sample::new(&[]).tasks([Task::DiscardLore]);
    assert_eq!(decision(&discard, Action::DiscardLore { card: lore }), FOR_ADA);
    assert_eq!(lists(&discard), FOR_ADA);
    let facts = [
        Fact::DrewCommands { whose: ada(), cards: [command("CMD01")].into_iter().collect() },
        Fact::LoreDiscarded { whose: ada(), card: lore },
        Fact::LoreCardKept { whose: ada(), kept: lore, dropped: lore },
        Fact::HandSeen { by: ada(), cards: [command("CMD02")].into_iter().collect() },
    ];
    for told in facts {
        assert_eq!(fact(&sample, &told), FOR_ADA, "{told:?}");
    }
}

#[test]
fn what_is_played_or_lost_is_shown_to_all() {
    let sample = Sample::new(&[]).tasks([Task::Command]);
    let card = sample.command("CMD05");
    assert_eq!(decision(&sample, Action::PlayCommand { card, mode: None }), FOR_ALL);
    assert_eq!(fact(&sample, &Fact::CommandLost { whose: ada(), card }), FOR_ALL);
    let falls = Sample::new(&[]).tasks([Task::FalseOrders(Camp::North)]);
    assert_eq!(event(&falls, &drawn(&[card.into()])), FOR_ALL);
    assert_eq!(lists(&falls), FOR_BEN, "the odds are those of Ben's hand");
}

#[test]
fn councils_and_parties_are_hidden_until_both_are_chosen() {
    let council = Council { commander: 3, wizard: 3, ..Council::default() };
    let choose = Action::ChooseCouncil { council };
    let mut first = Sample::new(&[]).tasks([Task::Council(Camp::South)]);
    let mut openly =
        Sample::new(&[("councils-hidden", "in-turn-order")]).tasks([Task::Council(Camp::South)]);
    for sample in [&mut first, &mut openly] {
        let battle = sample.state.battle_mut();
        battle.sides.iter_mut().for_each(|side| side.council = None);
    }
    assert_eq!(decision(&first, choose.clone()), FOR_ADA);
    assert_eq!(decision(&openly, choose.clone()), FOR_ALL);
    let told = Fact::CouncilChosen { whose: ada(), council };
    assert_eq!(fact(&first, &told), FOR_ADA);
    assert_eq!(fact(&openly, &told), FOR_ALL);
    let mut last = first.tasks([Task::Council(Camp::North)]);
    last.state.battle_mut().sides[ADA].council = Some(council);
    assert_eq!(decision(&last, choose), FOR_ALL);

    let party = Action::ChooseParty { heroes: PartyHeroes::of([TORVALD]) };
    let mut sample = Sample::campaign(&[]).tasks([Task::ChooseParty(Seat::at(ADA))]);
    sample.state.battle = None;
    sample.state.campaign_mut().parties = [None, None];
    assert_eq!(decision(&sample, party.clone()), FOR_ADA);
    sample.state.campaign_mut().parties = [Some(Vec::new()), None];
    let last = sample.tasks([Task::ChooseParty(Seat::at(BEN))]);
    assert_eq!(decision(&last, party), FOR_ALL);
}

#[test]
fn first_artifacts_are_their_owners_and_lie_open_on_a_campaigns_sheet() {
    let mut sample = Sample::new(&[]).tasks([Task::FirstArtifacts(TORVALD)]);
    let card = sample.artifact("ART14");
    assert_eq!(event(&sample, &drawn(&[card.into()])), FOR_ADA);
    sample = sample.tasks([Task::ChooseArtifact(TORVALD)]);
    assert_eq!(decision(&sample, Action::KeepArtifact { card }), FOR_ADA);
    assert_eq!(decision(&sample, Action::Redraw { card }), FOR_ADA);
    let mut campaign = Sample::campaign(&[]).tasks([Task::ChooseArtifact(TORVALD)]);
    campaign.state.battle = None;
    assert_eq!(decision(&campaign, Action::KeepArtifact { card }), FOR_ALL);
    assert_eq!(decision(&campaign, Action::Redraw { card }), FOR_ADA);
    let (seat, hero) = (Seat::at(ADA), sample.hero(TORVALD));
    let goes = |open| Fact::ArtifactGoes { seat, hero, card, to: ArtifactPlace::Sheet, open };
    assert_eq!(fact(&sample, &goes(false)), FOR_ADA);
    assert_eq!(fact(&sample, &goes(true)), FOR_ALL);
}

#[test]
fn a_face_down_artifact_is_discarded_unseen() {
    use crate::battle::GainStep;
    let sample = Sample::gain(GainStep::Limit);
    let discard = |id| Action::DiscardArtifact { card: sample.artifact(id) };
    assert_eq!(decision(&sample, discard("ART01")), FOR_ALL, "it is equipped");
    assert_eq!(decision(&sample, discard("ART31")), FOR_BEN, "it lies under the sheet");
}

#[test]
fn tokens_of_a_thief_are_its_owners() {
    let shown = drawn(&[ChestToken::Trap.into()]);
    let thief = Sample::search(WREN, SearchStep::Draw);
    assert_eq!(event(&thief, &shown), FOR_BEN);
    let other = Sample::search(TORVALD, SearchStep::Draw);
    assert_eq!(event(&other, &shown), FOR_ALL);
    assert_eq!([lists(&thief), lists(&other)], [FOR_ALL; 2], "the bag is known to all");
    let tokens = [ChestToken::Trap].into_iter().collect();
    let told = Fact::TokensShown { whose: ada(), hero: thief.hero(TORVALD), tokens };
    assert_eq!(fact(&thief, &told), FOR_ADA);
}

#[test]
fn what_a_thief_is_shown_cannot_be_counted_and_is_dealt_anew() {
    let thief = |tokens: [ChestToken; 2]| {
        let mut sample = Sample::search(WREN, SearchStep::Choose);
        let battle = sample.state.battle_mut();
        for token in tokens {
            assert!(battle.chest_bag.take(token.into()));
        }
        let search = battle.search_mut();
        (search.shown, search.token) = (tokens.into_iter().collect(), None);
        sample
    };
    let [one, other] = [
        thief([ChestToken::Experience, ChestToken::Artifact]),
        thief([ChestToken::Treasure, ChestToken::Trap]),
    ];
    for (eye, sees) in eyes().into_iter().zip(FOR_BEN) {
        let told = [&one, &other].map(|sample| moment(&sample.game, &sample.state, eye));
        assert_eq!(told[0] != told[1], sees, "{eye:?}");
        for seed in 0..8 {
            let anew =
                [&one, &other].map(|sample| dealt(&sample.game, &sample.state, &[], eye, seed));
            assert_eq!(anew[0] != anew[1], sees, "{eye:?} with {seed}");
            assert_eq!(anew[0].battle().chest_bag.total() + 2, 20, "none is lost");
        }
    }
}

#[test]
fn odds_of_a_draw_are_told_to_those_who_see_all_other_cards() {
    let draws = [
        Task::DealCommands(Camp::South),
        Task::DrawLore { camp: Camp::South, left: 1, choose: false },
    ];
    for task in draws {
        let mut sample = Sample::new(&[]).tasks([task]);
        assert_eq!(lists(&sample), FOR_REVIEW, "{task:?}");
        let hidden = sample.lore("LWZ01");
        for side in &mut sample.state.battle_mut().sides {
            side.commands.clear();
            side.lores.clear();
        }
        assert_eq!(lists(&sample), FOR_ALL, "{task:?}: nobody holds a card");
        let laid = LoreDiscard { card: hidden, hidden_by: Some(Camp::South) };
        sample.state.battle_mut().lore_discard.push(laid);
        sample.state.battle_mut().sides[ADA]
            .commands
            .push(sample.game.cards.command_by_id("CMD01").expect("a card"));
        assert_eq!(lists(&sample), FOR_ADA, "{task:?}: Ada has one");
    }
}

#[test]
fn odds_of_artifacts_hang_on_what_lies_under_sheets() {
    use crate::battle::GainStep;
    let mut sample = Sample::gain(GainStep::Draw);
    sample.state.battle_mut().gain.as_mut().expect("a card on its way").card = None;
    assert_eq!(lists(&sample), FOR_REVIEW, "both heroes have one under the sheet");
    for (seat, known) in [(ADA, FOR_BEN), (BEN, FOR_ALL)] {
        sample.state.seats[seat].roster[0].artifacts.truncate(2);
        assert_eq!(lists(&sample), known, "{seat}");
    }
    let card: Kind = sample.artifact("ART14").into();
    sample.state.artifacts.put_on_top(card);
    assert_eq!(lists(&sample), FOR_REVIEW, "the top card may have been hidden");
    let rest: Bag = sample.state.artifacts.bag().clone();
    assert!(!rest.is_empty());
}

#[test]
fn dice_and_the_after_adventure_action_are_open() {
    use crate::battle::FightStep;
    use crate::state::AaaStep;
    let roll = Sample::fight(FightStep::Roll);
    assert_eq!(event(&roll, &Event::Chance(Outcome::roll(&[1, 2, 3, 4]))), FOR_ALL);
    assert_eq!(lists(&roll), FOR_ALL);
    let reveal = Sample::aaa(AaaStep::Reveal);
    let card: Kind = reveal.artifact("ART14").into();
    assert_eq!(event(&reveal, &drawn(&[card])), FOR_ALL);
    assert_eq!(lists(&reveal), FOR_ALL);
    let keep = Sample::aaa(AaaStep::Choose);
    let card = keep.artifact("ART11");
    assert_eq!(decision(&keep, Action::Redraw { card }), FOR_ALL);
    assert_eq!(lists(&keep), FOR_ADA, "the list is for the seat that is asked");
}

#[test]
fn passes_are_routine() {
    use crate::fact::StepName;
    let (whose, step) = (ada(), StepName::PreDefend);
    assert!(BattleLore::is_silent(&Fact::Passes { whose, step }));
    assert!(BattleLore::is_silent(&Fact::PassedOver { whose, step }));
    assert!(!BattleLore::is_silent(&Fact::FlagAdded));
    assert!(BattleLore::is_pass(&Action::Pass));
    assert!(!BattleLore::is_pass(&Action::DoneMoving) && !BattleLore::is_pass(&Action::Stay));
}
