//! Things as they are typed in an action.
//!
//! Hexes by their labels, cards by their ids, heroes by their numbers with a `#`, the way of a retreat
//! as a chain of hexes from where the piece stands: `E6-D5-C5-out`.

use crate::prelude::*;
use crate::table::words::At;
use crate::vocabulary::Face;
use kanso_engine::words::{Notate, Noted};
use std::fmt::{self, Display};

/// What is typed by the id of its card.
macro_rules! typed_by_id {
    ($( $T:ty: $cards:ident; )*) => { $(
        impl Notate<BattleLore> for $T {
            fn notate(&self, game: &BattleLore, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&game.cards.$cards(*self).face.id)
            }
        }
    )* };
}

typed_by_id! {
    Command: command;
    Lore: lore;
    Skill: skill;
    Artifact: artifact;
    Scenario: scenario;
}

/// What is typed by its English name.
macro_rules! typed_by_name {
    ($( $T:ty ),*) => { $(
        impl Notate<BattleLore> for $T {
            fn notate(&self, _: &BattleLore, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.name().en.to_ascii_lowercase())
            }
        }
    )* };
}

typed_by_name! { Camp, ChestToken, Class, Section }

impl Notate<BattleLore> for ItemId {
    fn notate(&self, game: &BattleLore, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Skill(skill) => skill.notate(game, f),
            Self::Artifact(card) => card.notate(game, f),
        }
    }
}

impl Notate<BattleLore> for HeroId {
    fn notate(&self, _: &BattleLore, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

impl Notate<BattleLore> for Hex {
    fn notate(&self, _: &BattleLore, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fmt(f)
    }
}

impl Notate<BattleLore> for GloryUse {
    fn notate(&self, _: &BattleLore, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::IgnoreFlag => "glory flag",
            Self::ExtraHex => "glory hex",
        })
    }
}

/// The level of each class, behind a blank.
impl Notate<BattleLore> for Council {
    fn notate(&self, _: &BattleLore, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Class::ALL.iter().try_for_each(|class| write!(f, " {}", self.level(*class)))
    }
}

/// What is there, behind a blank.
impl<T: Notate<BattleLore>> Notate<BattleLore> for Option<T> {
    fn notate(&self, game: &BattleLore, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|thing| write!(f, " {}", Noted::new(game, thing)))
    }
}

/// What a card or an item is aimed at, behind a blank; dice by the letters of their faces (5.10).
impl Notate<BattleLore> for Targets {
    fn notate(&self, game: &BattleLore, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => Ok(()),
            Self::Hex(hex) => write!(f, " {hex}"),
            Self::Move { piece, dest } => write!(f, " {piece}>{dest}"),
            Self::Hexes(hexes) => hexes
                .iter()
                .enumerate()
                .try_for_each(|(at, hex)| write!(f, "{}{hex}", if at == 0 { " at " } else { "+" })),
            Self::Section(section) => Some(*section).notate(game, f),
            Self::Faces(counts) => {
                let dice = Face::ALL.into_iter().zip(counts);
                let letters = dice.map(|(face, count)| face.letter().repeat((*count).into()));
                write!(f, " {}", letters.collect::<String>())
            }
            Self::Card(card) => Some(*card).notate(game, f),
        }
    }
}

/// A choice that only a reading gives.
pub(crate) const fn choice(
    chosen: Option<bool>,
    yes: &'static str,
    no: &'static str,
) -> &'static str {
    match chosen {
        None => "",
        Some(true) => yes,
        Some(false) => no,
    }
}

/// Whether a Glory token is spent.
pub(crate) const fn glory_word(glory: bool) -> &'static str {
    if glory { " glory" } else { "" }
}

/// A word for an empty list.
pub(crate) fn or_none<T>(list: &[T], none: &'static str) -> &'static str {
    if list.is_empty() { none } else { "" }
}

/// How many flags are ignored, if any.
pub(crate) fn ignoring(flags: u8) -> impl Display {
    fmt::from_fn(move |f| if flags > 0 { write!(f, " ignore {flags}") } else { Ok(()) })
}

/// The way of the piece that retreats.
pub(crate) fn retreat_way(at: At<'_>, path: Path) -> impl Display {
    let retreat = at.state.battle.as_ref().and_then(|battle| battle.retreat.as_ref());
    way(retreat.map(|retreat| retreat.who), path)
}

/// The way of the Champion that is attacked.
pub(crate) fn evade_way(at: At<'_>, path: Path) -> impl Display {
    let fight = at.state.battle.as_ref().and_then(|battle| battle.fight());
    way(fight.map(|fight| fight.target), path)
}

/// A way back as a chain of hexes from where the piece stands; `stay` if there is none.
fn way(who: Option<Fighter>, path: Path) -> impl Display {
    fmt::from_fn(move |f| {
        if path == Path::EMPTY {
            return f.write_str("stay");
        }
        let hexes = who.map(|who| (who.at, path.hexes(who.at, who.camp)));
        let shown = hexes.as_ref().map_or(0, |(_, hexes)| hexes.len() as u8);
        if let Some((start, hexes)) = &hexes {
            write!(f, "{start}")?;
            hexes.iter().try_for_each(|hex| write!(f, "-{hex}"))?;
        }
        // Steps that the board does not have.
        for step in shown..path.len() {
            write!(f, "-{}", if path.is_east(step) { "east" } else { "west" })?;
        }
        if path.leaves() { f.write_str("-out") } else { Ok(()) }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Action;
    use crate::action::{Equipment, KeptLore, PartyHeroes, TargetHexes};
    use crate::battle::{Fight, FightKind, Retreat, RetreatCause};
    use crate::cards::{CardSet, Scenario};
    use crate::readings::Readings;
    use crate::vocabulary::{Council, HeroId, Hex, Mode};
    use kanso_engine::CardChoice;

    fn hex(label: &str) -> Hex {
        Hex::from_label(label).expect("a hex of the board")
    }

    #[test]
    fn actions_are_written_as_they_are_typed() {
        let values = vec![0; Readings::SPECS.len()];
        let game = BattleLore {
            names: vec!["a".to_owned(), "b".to_owned()],
            scenario: Scenario::new(3).expect("one of four"),
            battles: None,
            readings: Readings::from_values(&values).expect("each reading has a value"),
            cards: CardSet::chosen(&CardChoice::default()).expect("the built-in set is read"),
            opening: None,
        };
        let mut state = game.start_state();
        let row = game.cards.scenario(game.scenario);
        state.battle = Some(game.new_battle(row, [&[], &[]], [None, None]));
        let who = |camp, label| Fighter { camp, at: hex(label), hero: Some(HeroId(3)) };
        let (target, attacker) = (who(Camp::North, "F5"), who(Camp::South, "E5"));
        let battle = state.battle_mut();
        battle.fights = vec![Fight::new(FightKind::Attack, Mode::Melee, attacker, target)];
        let retreat = BattleLore::evade_of(who(Camp::South, "E6"));
        battle.retreat = Some(Retreat { cause: RetreatCause::Battle, flags: 2, ..retreat });
        let path = |steps: &[bool]| {
            steps.iter().fold(Path::EMPTY, |path, east| path.longer(*east).expect("a short path"))
        };
        let artifact = |id| game.cards.artifact_by_id(id).expect("an artifact");
        let lore = |id| game.cards.lore_by_id(id).expect("a Lore card");
        let play = |id, targets| Action::PlayLore { card: lore(id), targets };
        let moved = |glory, hero, leave, join| Action::Move {
            piece: hex("E6"),
            dest: hex("D6"),
            glory,
            hero,
            leave,
            join,
        };
        let council = Council { commander: 2, wizard: 0, cleric: 1, rogue: 0, warrior: 3 };
        let hero = HeroId(3);
        let item = ItemId::Artifact(artifact("ART17"));
        let faces = Targets::Faces([1, 0, 0, 1, 0, 2]);
        let hexes = TargetHexes::of([hex("G7"), hex("A1")]);
        let back = |ignored, glory, path| Action::Retreat { ignored, glory, path };
        let out = path(&[false, true]).then_out();
        let pairs = [
            (Action::ChooseCouncil { council }, "council 2 0 1 0 3"),
            (
                Action::KeepLore { cards: KeptLore::of([lore("LCL01"), lore("LWZ01")]) },
                "keep_lore LWZ01 LCL01",
            ),
            (Action::Equip { cards: Equipment::of([]) }, "equip nothing"),
            (Action::Equip { cards: Equipment::of([artifact("ART02")]) }, "equip ART02"),
            (Action::PlaceHero { hero, hex: hex("B4"), mounted: Some(false) }, "place #3 B4 foot"),
            (
                Action::PlayCommand {
                    card: game.cards.command_by_id("CMD25").expect("a Command card"),
                    mode: Some(hex("C5")),
                },
                "command CMD25 heal C5",
            ),
            (play("LWZ06", Targets::None), "lore LWZ06"),
            (play("LWZ01", Targets::Hex(hex("E7"))), "lore LWZ01 E7"),
            (play("LWZ05", Targets::Hexes(hexes)), "lore LWZ05 at A1+G7"),
            (
                play("LWZ03", Targets::Move { piece: hex("A1"), dest: hex("C3") }),
                "lore LWZ03 A1>C3",
            ),
            (play("LCL05", Targets::Section(Section::Centre)), "lore LCL05 centre"),
            (Action::UseItem { hero, item, targets: faces }, "use #3 ART17 glss"),
            (
                Action::Order { piece: hex("B4"), hero: None, section: Some(Section::West) },
                "order B4 west",
            ),
            (Action::OrderDetach { hero, section: None }, "order_detach #3"),
            (moved(false, None, None, None), "move E6 D6"),
            (moved(true, None, Some(true), None), "move E6 D6 leave glory"),
            (moved(false, Some(hero), None, Some(false)), "move E6 #3 D6 apart"),
            (Action::Detach { hero, dest: hex("D6"), join: None }, "detach #3 D6"),
            (
                Action::Battle { attacker: hex("E6"), target: hex("F6"), glory: true, hero: None },
                "battle E6 F6 glory",
            ),
            (back(2, None, Path::EMPTY), "retreat stay ignore 2"),
            (back(0, None, path(&[false, true])), "retreat E6-D5-C6"),
            (back(1, Some(GloryUse::ExtraHex), path(&[true])), "retreat E6-D6 ignore 1 glory hex"),
            (Action::Evade { path: out }, "evade F5-G5-H5-out"),
            (Action::BattleBack { glory: false }, "battle_back"),
            (
                Action::ChooseScenario { scenario: game.scenario, camp: Camp::North },
                "scenario SCN04 north",
            ),
            (
                Action::ChooseParty { heroes: PartyHeroes::of([HeroId(4), HeroId(1)]) },
                "party #1 #4",
            ),
        ];
        for (action, text) in &pairs {
            assert_eq!(game.notation(&state, action), *text);
        }
    }
}
