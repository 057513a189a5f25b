//! What an eye may not know, dealt anew: the laws, and pairs of states that differ in it.

use super::laws::{conserves, table};
use crate::battle::{Announced, GainStep};
use crate::opening::position::Position;
use crate::prelude::*;
use crate::table::words::sample::{Sample, WREN, whose};
use kanso_engine::laws::resample::{dealt, resamples};
use kanso_engine::laws::told::moment;
use kanso_engine::laws::{Dice, Player};
use kanso_engine::{Mode, bot};
use std::collections::BTreeMap;

/// The eyes that may not know all.
const EYES: [Eye; 3] = [Eye::Public, Eye::Seat(Seat::at(0)), Eye::Seat(Seat::at(1))];

/// A set-up with these values of readings, all others as they are or as chance gives them.
fn set_up(
    mode: &str,
    scenario: &str,
    plain: bool,
    readings: &[(&str, &str)],
    dice: &mut Dice,
) -> Setup<Opening> {
    let mut setup = table(mode, scenario, plain, dice);
    setup.set_option(BattleLore::meta(), "battles", "1").expect("an option of the game");
    for (name, value) in readings {
        let specs = BattleLore::meta().readings;
        let at = specs.iter().position(|spec| spec.name == *name).expect("a reading");
        let number = specs[at].values.iter().position(|of| of == value).expect("its value");
        setup.readings[at] = number as u8;
    }
    setup
}

/// How many cards lie where, and all that lies open: it is what it was.
fn is_sound(game: &BattleLore, real: &State, dealt: &State) {
    conserves(game, dealt);
    keeps(real, dealt);
}

/// What is conserved in a position, too.
fn keeps(real: &State, dealt: &State) {
    assert_eq!(real.tasks, dealt.tasks);
    assert_eq!(real.artifacts.total(), dealt.artifacts.total());
    assert_eq!(real.artifacts.top().len(), dealt.artifacts.top().len());
    assert_eq!(all_artifacts(real), all_artifacts(dealt), "each artifact card once");
    for (real, dealt) in real.seats.iter().zip(&dealt.seats) {
        for (real, dealt) in real.roster.iter().zip(&dealt.roster) {
            assert_eq!(real.artifacts.len(), dealt.artifacts.len());
        }
    }
    let (Some(real), Some(dealt)) = (&real.battle, &dealt.battle) else { return };
    assert_eq!(all_commands(real), all_commands(dealt), "each Command card once");
    assert_eq!(all_lores(real), all_lores(dealt), "each Lore card once");
    for (real, dealt) in real.sides.iter().zip(&dealt.sides) {
        assert_eq!(real.commands.len(), dealt.commands.len());
        assert_eq!(real.lores.len(), dealt.lores.len());
        assert_eq!(real.council.map(|of| of.total()), dealt.council.map(|of| of.total()));
    }
    assert_eq!(real.scouted.len(), dealt.scouted.len());
    assert_eq!(real.browsed.len(), dealt.browsed.len());
    assert_eq!(real.command_discard, dealt.command_discard);
    assert_eq!(real.search, dealt.search);
    for (real, dealt) in real.heroes.iter().zip(&dealt.heroes) {
        assert_eq!(real.equipped, dealt.equipped);
        assert_eq!(real.tally.gained.len(), dealt.tally.gained.len());
        assert_eq!(real.tally.lost.len(), dealt.tally.lost.len());
    }
}

fn all_artifacts(state: &State) -> Bag {
    let mut all = state.artifacts.contents();
    let mut add = |cards: &[Artifact]| cards.iter().for_each(|card| all.add((*card).into(), 1));
    state.seats.iter().flat_map(|has| &has.roster).for_each(|sheet| add(&sheet.artifacts));
    if let Some(recruit) = &state.recruit {
        add(&recruit.shown);
        add(&recruit.replaced);
    }
    if let Some(gain) = state.battle.as_ref().and_then(|battle| battle.gain.as_ref()) {
        add(&gain.replaced);
        if gain.step == GainStep::Fits {
            gain.card.iter().for_each(|card| add(&[*card]));
        }
    }
    all
}

fn all_commands(battle: &Battle) -> Bag {
    let mut all = battle.command_deck.clone();
    let hands = battle.sides.iter().flat_map(|side| &side.commands);
    hands.chain(&battle.scouted).for_each(|card| all.add((*card).into(), 1));
    all
}

fn all_lores(battle: &Battle) -> Bag {
    let mut all = battle.lore_deck.clone();
    let hands = battle.sides.iter().flat_map(|side| &side.lores).chain(&battle.browsed);
    let laid = battle.lore_discard.iter().map(|lies| &lies.card);
    hands.chain(laid).for_each(|card| all.add((*card).into(), 1));
    all
}

#[test]
fn what_an_eye_cannot_know_is_dealt_anew() {
    for (number, scenario) in (0..).zip(["SCN01", "SCN02", "SCN03", "SCN04"]) {
        let mut dice = Dice::new(300 + number);
        let player = if number % 2 == 0 { Player::Greedy } else { Player::Random };
        let setup = set_up("battle", scenario, true, &[], &mut dice);
        let others = resamples::<BattleLore>(&setup, player, &mut dice, 47, is_sound);
        assert!(others > 30, "{scenario}: {others}");
    }
}

#[test]
fn it_is_dealt_anew_under_other_readings() {
    let some: [&[(&str, &str)]; 3] = [
        &[("artifact-return-place", "top"), ("redraw-return", "after-the-choice")],
        &[("artifact-return-place", "bottom"), ("window-eligibility", "public")],
        &[("councils-hidden", "in-turn-order"), ("trophy-equip", "never")],
    ];
    for (number, readings) in (0..).zip(some) {
        let mut dice = Dice::new(400 + number);
        let setup = set_up("battle", "SCN04", number == 0, readings, &mut dice);
        let others = resamples::<BattleLore>(&setup, Player::Greedy, &mut dice, 19, is_sound);
        assert!(others > 30, "{others}");
    }
}

/// Heroes of both camps on chests that hold nothing but artifacts; one of them owns six already.
fn at_the_chests() -> Setup<Opening> {
    let gone = [ChestToken::Experience, ChestToken::Treasure, ChestToken::Trap];
    let gone: Vec<ChestToken> = gone
        .into_iter()
        .flat_map(|token| vec![token; ChestToken::COPIES[token as usize].into()])
        .collect();
    Position::plain()
        .combat("CMD04")
        .chest("D2", 2)
        .chest("E7", 2)
        .chest("F11", 2)
        .with(|it| it.chests.iter_mut().flatten().for_each(|chest| chest.tokens = 1))
        .south("HGs A13, HGs A5, HGs A7, HBs A9")
        .north("HGs I13, HGs I5, HGs I7, HBs I9")
        .hero(Camp::South, Class::Rogue, Some("D2"))
        .hero(Camp::South, Class::Warrior, Some("E7"))
        .hero(Camp::North, Class::Warrior, Some("F11"))
        .equips(0, "ART02 ART03")
        .owns(0, "ART04 ART05 ART07 ART11")
        .owns(1, "ART01")
        .ordered("D2 E7")
        .commands(Camp::South, "CMD05 CMD08 CMD09")
        .commands(Camp::North, "CMD05 CMD08 CMD09")
        .lores(Camp::North, "LWZ01 LWA01")
        .tokens_gone(&gone)
        .setup()
}

#[test]
fn it_is_dealt_anew_where_heroes_find_artifacts() {
    let (mut gains, mut losses) = (0, 0);
    for number in 0..6 {
        let mut dice = Dice::new(700 + number);
        let player = if number % 3 == 0 { Player::Greedy } else { Player::Random };
        resamples::<BattleLore>(&at_the_chests(), player, &mut dice, 9, |_, real, dealt| {
            keeps(real, dealt);
            let heroes = real.battle.iter().flat_map(|battle| &battle.heroes);
            gains += heroes.clone().filter(|hero| !hero.tally.gained.is_empty()).count();
            losses += heroes.filter(|hero| !hero.tally.lost.is_empty()).count();
        });
    }
    assert!(gains > 20 && losses > 20, "{gains}, {losses}");
}

#[test]
fn it_is_dealt_anew_in_a_campaign() {
    let mut with_heroes = 0;
    for number in 0..6 {
        let mut dice = Dice::new(500 + number);
        let setup = set_up("campaign", "SCN01", number < 3, &[], &mut dice);
        let others =
            resamples::<BattleLore>(&setup, Player::Random, &mut dice, 43, |game, real, dealt| {
                is_sound(game, real, dealt);
                with_heroes += real.battle.iter().flat_map(|battle| &battle.heroes).count();
            });
        assert!(others > 30, "{others}");
    }
    assert!(with_heroes > 20, "{with_heroes}");
}

/// Two things that change places in a twin.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Secret {
    Command,
    Scouted,
    Lore,
    Browsed,
    Laid,
    Recruit,
    Replaced,
    Under,
    Gained,
    Coming,
    Council,
    Party,
}

/// All of them.
const SECRETS: [Secret; 12] = [
    Secret::Command,
    Secret::Scouted,
    Secret::Lore,
    Secret::Browsed,
    Secret::Laid,
    Secret::Recruit,
    Secret::Replaced,
    Secret::Under,
    Secret::Gained,
    Secret::Coming,
    Secret::Council,
    Secret::Party,
];

/// A card of a deck that is another one than this.
fn other_of<T: TryFrom<Kind> + PartialEq>(deck: &Bag, than: T, dice: &mut Dice) -> Option<T> {
    let kinds: Vec<T> = deck.iter().filter_map(|(kind, _)| T::try_from(kind).ok()).collect();
    let mut kinds: Vec<T> = kinds.into_iter().filter(|card| *card != than).collect();
    let count = kinds.len() as u64;
    (count > 0).then(|| kinds.swap_remove(dice.below(count) as usize))
}

/// Puts another card of the deck in the place of this one.
fn swap<T: Copy + PartialEq + Into<Kind> + TryFrom<Kind>>(
    place: &mut T,
    deck: &mut Bag,
    dice: &mut Dice,
) -> Option<()> {
    let other = other_of(deck, *place, dice)?;
    assert!(deck.take(other.into()), "it lies in the deck");
    deck.add((*place).into(), 1);
    *place = other;
    Some(())
}

/// Changes a card of a hand with one of the deck; the first that nobody else has seen.
fn swap_in<T: Copy + Ord + Into<Kind> + TryFrom<Kind>>(
    hand: &mut [T],
    deck: &mut Bag,
    dice: &mut Dice,
    is_unseen: impl Fn(T) -> bool,
) -> Option<()> {
    let place = hand.iter_mut().find(|card| is_unseen(**card))?;
    swap(place, deck, dice)?;
    hand.sort_unstable();
    Some(())
}

/// Puts another card of the artifact deck in the place of this one; the readings have all shuffled in.
fn swap_artifact(place: &mut Artifact, state: &mut State, dice: &mut Dice) -> Option<()> {
    let mut deck = state.artifacts.bag().clone();
    swap(place, &mut deck, dice)?;
    state.artifacts = kanso_engine::Deck::shuffled(deck);
    Some(())
}

/// A state that differs in a secret of a seat; none if there is no such secret now.
fn twin(
    game: &BattleLore,
    state: &State,
    told: &[Fact],
    secret: Secret,
    seat: Seat,
    dice: &mut Dice,
) -> Option<State> {
    let mut twin = state.clone();
    let own = |hero: HeroId| state.owner(hero) == seat;
    let camp = state.battle.as_ref().map(|_| state.camp_of(seat));
    let is_active = camp.is_some_and(|camp| camp == game.active(state));
    match secret {
        Secret::Command => {
            let seen = |card: Command| {
                told.iter().any(|fact| match fact {
                    Fact::HandSeen { cards, .. } => cards.contains(&card),
                    _ => false,
                })
            };
            let battle = twin.battle.as_mut()?;
            let hand = &mut battle.sides[camp?.index()].commands;
            swap_in(hand, &mut battle.command_deck, dice, |card| !seen(card))?;
        }
        Secret::Scouted => {
            let battle = twin.battle.as_mut().filter(|_| is_active)?;
            swap_in(&mut battle.scouted, &mut battle.command_deck, dice, |_| true)?;
        }
        Secret::Lore => {
            let battle = twin.battle.as_mut()?;
            let hand = &mut battle.sides[camp?.index()].lores;
            swap_in(hand, &mut battle.lore_deck, dice, |_| true)?;
        }
        Secret::Browsed => {
            let battle = twin.battle.as_mut().filter(|_| is_active)?;
            swap_in(&mut battle.browsed, &mut battle.lore_deck, dice, |_| true)?;
        }
        Secret::Laid => {
            let battle = twin.battle.as_mut()?;
            let mut laid = battle.lore_discard.iter_mut();
            let lies = laid.find(|lies| lies.hidden_by == camp)?;
            swap(&mut lies.card, &mut battle.lore_deck, dice)?;
        }
        Secret::Recruit | Secret::Replaced => {
            let mut recruit = twin.recruit.take().filter(|of| own(of.hero))?;
            let cards = match secret {
                Secret::Recruit => &mut recruit.shown,
                _ => &mut recruit.replaced,
            };
            swap_artifact(cards.first_mut()?, &mut twin, dice)?;
            recruit.shown.sort_unstable();
            twin.recruit = Some(recruit);
        }
        Secret::Coming => {
            let mut gain = twin.battle.as_mut()?.gain.take().filter(|of| own(of.hero))?;
            if gain.step != GainStep::Fits {
                return None;
            }
            swap_artifact(gain.card.as_mut()?, &mut twin, dice)?;
            twin.battle_mut().gain = Some(gain);
        }
        Secret::Under if state.campaign.is_none() => {
            let battle = state.battle.as_ref()?;
            let hero = battle.heroes.iter().find(|hero| {
                own(hero.id)
                    && hero.tally.gained.is_empty()
                    && state.sheet(hero.id).artifacts.len() > hero.equipped.len()
            })?;
            let mut owned = state.sheet(hero.id).artifacts.clone();
            let under = owned.iter_mut().find(|card| !hero.equipped.contains(card))?;
            swap_artifact(under, &mut twin, dice)?;
            owned.sort_unstable();
            twin.sheet_mut(hero.id).artifacts = owned;
        }
        Secret::Gained if state.campaign.as_ref().is_none_or(|of| of.aaa.is_none()) => {
            let battle = state.battle.as_ref()?;
            let lies = |hero: &Hero, card: &Artifact| {
                let copies = game.cards().artifact(*card).copies;
                let is_coming = battle.gain.as_ref().is_some_and(|of| of.card == Some(*card));
                copies == 1
                    && !is_coming
                    && !hero.equipped.contains(card)
                    && !hero.tally.lost.contains(card)
                    && state.sheet(hero.id).artifacts.contains(card)
            };
            let (id, at) = battle.heroes.iter().filter(|hero| own(hero.id)).find_map(|hero| {
                let at = hero.tally.gained.iter().position(|card| lies(hero, card))?;
                Some((hero.id, at))
            })?;
            let real = battle.hero(id).tally.gained[at];
            let mut card = real;
            swap_artifact(&mut card, &mut twin, dice)?;
            twin.battle_mut().hero_mut(id).tally.gained[at] = card;
            let sheet = twin.sheet_mut(id);
            assert!(sheet.disown(real));
            sheet.own(card);
        }
        Secret::Under | Secret::Gained => return None,
        Secret::Council => {
            let waits = |task: &Task| matches!(task, Task::Council(_));
            if !state.tasks.iter().any(waits) || game.scenario(state).councils.is_some() {
                return None;
            }
            let side = &mut twin.battle.as_mut()?.sides[camp?.index()];
            let Council { commander, wizard, .. } = side.council.as_mut()?;
            std::mem::swap(commander, wizard);
        }
        Secret::Party => {
            let campaign = twin.campaign.as_mut()?;
            if campaign.parties.iter().all(Option::is_some) {
                return None;
            }
            campaign.parties[seat.index()].as_mut()?.pop()?;
        }
    }
    (twin != *state).then_some(twin)
}

/// The events of a game in which heroes are made and fight: they are equipped with any cards, and put
/// what they find under their sheets.
fn with_heroes(setup: &Setup<Opening>, most: usize, dice: &mut Dice) -> Vec<Event<Action>> {
    let game = BattleLore::new(setup).expect("the set-up is one of this game");
    let (mut state, mut bag, mut events) = (game.start(), Bag::new(), Vec::new());
    while events.len() < most {
        let event = match game.awaiting(&state) {
            Awaiting::Over => break,
            Awaiting::Chance(chance) => {
                bag.clear();
                game.bag(&state, &mut bag);
                Event::Chance(dice.outcome(chance, &bag))
            }
            Awaiting::Decision(_) => {
                let mut legal = Vec::new();
                game.legal(&state, &mut legal);
                let wanted = |action: &Action| match action {
                    Action::ChooseScenario { scenario, .. } => {
                        game.cards().scenario(*scenario).hero_cap > 0
                    }
                    Action::Enlist { .. }
                    | Action::Equip { .. }
                    | Action::Search { .. }
                    | Action::PutUnder
                    | Action::DiscardArtifact { .. }
                    | Action::TwoCardsKeepOne => true,
                    _ => false,
                };
                let wanted: Vec<Action> = legal.iter().filter(|of| wanted(of)).cloned().collect();
                let roster = state.seats.iter().map(|has| has.roster.len()).sum::<usize>();
                let enlists = matches!(wanted.first(), Some(Action::Enlist { .. }));
                let count = wanted.len() as u64;
                if count > 0 && !(enlists && roster >= 6) {
                    Event::Decision(wanted[dice.below(count) as usize].clone())
                } else {
                    let best = bot::greedy(&game, &state, &legal);
                    let at = best.expect("a decision that is asked has an answer");
                    Event::Decision(legal.swap_remove(at))
                }
            }
        };
        game.perform(&mut state, &event, &mut Trace::off());
        events.push(event);
    }
    events
}

/// Looks, at every so many events of a game, at twins of what each seat may keep to itself: whoever does
/// not see it is told the same of both, and is dealt the same; counts how many there were.
fn compare(
    setup: &Setup<Opening>,
    (most, every): (usize, usize),
    dice: &mut Dice,
    found: &mut BTreeMap<Secret, u32>,
) {
    let events = with_heroes(setup, most, dice);
    let game = BattleLore::new(setup).expect("the set-up is one of this game");
    let mut state = game.start();
    let mut told = EYES.map(|_| Vec::new());
    for (nth, event) in events.iter().enumerate() {
        for secret in SECRETS {
            // What is rare is looked at whenever it is there.
            let is_rare = !matches!(
                secret,
                Secret::Command | Secret::Lore | Secret::Laid | Secret::Under | Secret::Gained
            );
            let looks = nth.is_multiple_of(every)
                || is_rare && found.get(&secret).is_none_or(|count| *count < 40);
            for seat in [Seat::at(0), Seat::at(1)].into_iter().filter(|_| looks) {
                for (eye, told) in EYES.iter().zip(&told).filter(|(eye, _)| !eye.sees(seat)) {
                    let twin = twin(&game, &state, told, secret, seat, dice);
                    let Some(twin) = twin else { continue };
                    let about = format!("{secret:?} of {seat:?} for {eye:?}, event {nth}");
                    let same = moment(&game, &state, *eye) == moment(&game, &twin, *eye);
                    assert!(same, "it is told the same: {about}");
                    let anew = |state: &State| dealt(&game, state, told, *eye, nth as u64);
                    assert!(anew(&state) == anew(&twin), "it is dealt the same: {about}");
                    *found.entry(secret).or_default() += 1;
                }
            }
        }
        let mut trace = Trace::new(Mode::Facts);
        game.perform(&mut state, event, &mut trace);
        for cited in trace.facts() {
            for (eye, told) in EYES.iter().zip(&mut told) {
                if game.tells_fact(&cited.fact, *eye) == Telling::Whole {
                    told.push(cited.fact.clone());
                }
            }
        }
    }
}

#[test]
fn nothing_is_left_of_what_an_eye_may_not_know() {
    let mut found = BTreeMap::new();
    for seed in 0..2 {
        let mut dice = Dice::new(600 + seed);
        let setup = set_up("battle", "SCN04", true, &[], &mut dice);
        compare(&setup, (1_500, 23), &mut dice, &mut found);
        let setup = set_up("battle", "SCN01", true, &[], &mut dice);
        compare(&setup, (300, 23), &mut dice, &mut found);
        let setup = set_up("campaign", "SCN01", true, &[("trophy-equip", "never")], &mut dice);
        compare(&setup, (2_500, 23), &mut dice, &mut found);
        compare(&at_the_chests(), (200, 5), &mut dice, &mut found);
    }
    for secret in [Secret::Command, Secret::Lore, Secret::Laid, Secret::Under, Secret::Gained] {
        assert!(found.get(&secret).is_some_and(|count| *count >= 20), "{secret:?}: {found:?}");
    }
    assert_eq!(found.len(), SECRETS.len(), "{found:?}");
}

/// What a sample deals to Ada who was told this, by some numbers.
fn deals(sample: &Sample, told: &[Fact]) -> Vec<State> {
    let ada = Eye::Seat(Seat::at(0));
    (0..40).map(|seed| dealt(&sample.game, &sample.state, told, ada, seed)).collect()
}

#[test]
fn a_card_that_was_seen_in_a_hand_stays_there_until_it_is_played() {
    let mut sample = Sample::new(&[]);
    let [one, two] = ["CMD05", "CMD16"].map(|id| sample.command(id));
    for card in [one, two, one, two] {
        assert!(sample.state.battle_mut().command_deck.take(card.into()), "both hands have it");
    }
    let seen = Fact::HandSeen { by: whose(Camp::South), cards: [one, two].into_iter().collect() };
    let played = Fact::CommandPlayed { whose: whose(Camp::North), card: one, heals: None };
    let hand = |state: &State| state.battle().side(Camp::North).commands.clone();
    let all = deals(&sample, std::slice::from_ref(&seen));
    assert!(all.iter().all(|dealt| hand(dealt) == [one, two]), "both are known");
    let all = deals(&sample, &[seen, played]);
    assert!(all.iter().all(|dealt| hand(dealt).contains(&two)), "the other is known");
    assert!(all.iter().any(|dealt| hand(dealt) != [one, two]), "the first is not");
    let all = deals(&sample, &[]);
    assert!(all.iter().any(|dealt| !hand(dealt).contains(&two)), "nothing is known");
}

#[test]
fn what_a_campaigns_sheet_had_before_a_battle_stays_under_it() {
    let under = |state: &State| state.seats[1].roster[0].artifacts.clone();
    let mut sample = Sample::new(&[]);
    for id in ["ART01", "ART06"] {
        assert!(
            sample.state.artifacts.take_kind(sample.artifact(id).into()),
            "both heroes have it"
        );
    }
    let real = under(&sample.state);
    assert!(deals(&sample, &[]).iter().any(|dealt| under(dealt) != real), "in a battle by itself");
    let deck = sample.state.artifacts;
    sample = Sample::campaign(&[]);
    sample.state.artifacts = deck;
    assert!(deals(&sample, &[]).iter().all(|dealt| under(dealt) == real), "it lay open");
    // A seventh card too many was given up face down: any of those under the sheet.
    let [found, gone] = ["ART14", "ART31"].map(|id| sample.artifact(id));
    let hero = sample.state.battle_mut().hero_mut(WREN);
    hero.tally.gained.push(found);
    hero.tally.lost.push(gone);
    let sheet = sample.state.sheet_mut(WREN);
    assert!(sheet.disown(gone));
    sheet.own(found);
    assert!(sample.state.artifacts.take_kind(found.into()), "it was drawn");
    let all = deals(&sample, &[]);
    assert!(all.iter().any(|dealt| under(dealt) == real), "what was found went");
    assert!(all.iter().any(|dealt| !under(dealt).contains(&gone)), "what was known went");
    for dealt in &all {
        let tally = &dealt.battle().hero(WREN).tally;
        let mut began = [under(dealt), tally.lost.clone()].concat();
        began.retain(|card| !tally.gained.contains(card));
        began.sort_unstable();
        assert!(began.len() >= 2 && real.starts_with(&began[..2]), "{began:?}");
    }
}

#[test]
fn whoever_is_asked_has_something_to_decide() {
    let mut sample = Sample::new(&[]).tasks([Task::Combat, Task::Announced]);
    let [fireball, counter] = ["LWZ01", "LWZ09"].map(|id| sample.lore(id));
    let target = sample.alone().at;
    sample.state.battle_mut().announced = Some(Announced {
        camp: Camp::South,
        card: fireball,
        targets: Targets::Hex(target),
        level: 1,
        paid: 1,
        in_lieu: false,
    });
    let side = sample.state.battle_mut().side_mut(Camp::North);
    side.tokens = 4;
    side.lores = vec![fireball, counter];
    assert!(sample.game.has_choice(&sample.state), "Ben can cancel it");
    for dealt in deals(&sample, &[]) {
        assert!(sample.game.has_choice(&dealt), "else nobody had asked");
    }
}
