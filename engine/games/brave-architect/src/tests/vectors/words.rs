//! Actions and outcomes in a few words.
//!
//! ```text
//! next HU             proceed               heal HU             item HU I01 EL
//! move B5             extra B5              post B5             end, stop, pass, boost
//! play K10 pay P Q t1 aim HU boost          ability WB1 pay t1 aim HU
//! attack W11 pay K04 on 3 4 first 4 boost   placed HU1 aim first 6
//! side H2             discard K01 K02       recover W11         take I01
//! assign HU I01 EL I04                      piece Q1            order 1 3
//! upkeep K01          draft W1              style a             place C6
//! ```
//!
//! The primary target is the lowest one if nothing is said.

use super::table::Table;
use crate::action::{Discards, PaidCards};
use crate::opening::position::{slots_of, square_of};
use crate::prelude::*;
use kanso_engine::ChanceKind;

impl Table {
    /// The action that these words mean.
    ///
    /// # Panics
    ///
    /// When they mean none.
    #[track_caller]
    pub(super) fn action(&self, words: &str) -> Action {
        let mut all = words.split_whitespace();
        let verb = all.next().expect("a verb");
        let rest: Vec<&str> = all.collect();
        let first = || *rest.first().unwrap_or_else(|| panic!("{words}: of what?"));
        match verb {
            "draft" => Action::DraftPick { set: self.draft_set(first()) },
            "style" => {
                Action::ChooseStyle { style: if first() == "a" { Style::A } else { Style::B } }
            }
            "place" => Action::PlaceHero { at: square_of(first()) },
            "next" => Action::NextHero { hero: self.race(first()) },
            "proceed" => Action::Proceed,
            "move" => Action::Move { to: square_of(first()) },
            "extra" => Action::ExtraMove { to: square_of(first()) },
            "post" => Action::PostAttackMove { to: square_of(first()) },
            "play" => {
                let card = self.card(first());
                let (pay, aim, boost) = (self.pay(&rest), self.aim(&rest), rest.contains(&"boost"));
                Action::Play { card, pay, aim, boost }
            }
            "attack" => {
                let targets: Vec<u8> =
                    after(&rest, "on").map(|word| word.parse().expect("a slot")).collect();
                let primary =
                    after(&rest, "first").next().map(|word| word.parse().expect("a slot"));
                let primary = primary.unwrap_or_else(|| targets[0]);
                Action::Attack {
                    source: self.source(first()),
                    pay: self.pay(&rest),
                    targets: slots_of(&targets),
                    primary: Slot::numbered(primary).expect("a slot"),
                    boost: rest.contains(&"boost"),
                }
            }
            "ability" => {
                let ability = self.source(first());
                Action::UseAbility { ability, pay: self.pay(&rest), aim: self.aim(&rest) }
            }
            "placed" => Action::UsePlaced { card: self.card(first()), aim: self.aim(&rest) },
            "item" => Action::UseItem {
                hero: self.race(rest[0]),
                item: self.item(rest[1]),
                target: self.race(rest[2]),
            },
            "heal" => Action::TensionHeal { hero: self.race(first()) },
            "end" => Action::EndTurn,
            "stop" => Action::Stop,
            "boost" => Action::Boost,
            "pass" => Action::Pass,
            "side" => Action::SlamSide { to: square_of(first()) },
            "discard" => {
                Action::Discard { cards: Discards::of(rest.iter().map(|id| self.card(id))) }
            }
            "recover" => Action::RecoverWeapon { card: self.card(first()) },
            "take" => Action::TakeItem { item: self.item(first()) },
            "assign" => {
                let pair =
                    |pair: &[&str]| Get { hero: self.race(pair[0]), item: self.item(pair[1]) };
                Action::AssignItems { gets: Gets::of(rest.chunks(2).map(pair)) }
            }
            "piece" => {
                let piece = self.game.cards.piece_by_id(first());
                Action::ChooseEquipment { piece: piece.expect("a piece") }
            }
            "upkeep" => Action::UpkeepPick { card: self.card(first()) },
            "order" => {
                let slot = |word: &&str| Slot::numbered(word.parse().expect("a number"));
                let slots = rest.iter().map(|word| slot(word).expect("a slot")).collect();
                Action::DestructionOrder { slots }
            }
            _ => panic!("{words}: no such verb"),
        }
    }

    /// An action in words: [`Table::action`] reads them.
    pub(super) fn say(&self, action: &Action) -> String {
        let set = &self.game.cards;
        let card = |card: CardKind| set.card(card).face.id.clone();
        let race = |race: Race| set.race(race).face.id.clone();
        let item = |item: ItemKind| set.item(item).face.id.clone();
        match action {
            Action::DraftPick { set: taken } => format!("draft {}", self.say_set(*taken)),
            Action::ChooseStyle { style: Style::A } => "style a".to_owned(),
            Action::ChooseStyle { style: Style::B } => "style b".to_owned(),
            Action::PlaceHero { at } => format!("place {at}"),
            Action::NextHero { hero } => format!("next {}", race(*hero)),
            Action::Proceed => "proceed".to_owned(),
            Action::Move { to } => format!("move {to}"),
            Action::ExtraMove { to } => format!("extra {to}"),
            Action::PostAttackMove { to } => format!("post {to}"),
            Action::Play { card: played, pay, aim, boost } => {
                let boost = if *boost { " boost" } else { "" };
                format!("play {}{}{}{boost}", card(*played), self.say_pay(pay), self.say_aim(*aim))
            }
            Action::Attack { source, pay, targets, primary, boost } => {
                let boost = if *boost { " boost" } else { "" };
                let numbers: Vec<String> =
                    targets.iter().map(|slot| slot.number().to_string()).collect();
                let first = if targets.iter().next() == Some(*primary) {
                    String::new()
                } else {
                    format!(" first {}", primary.number())
                };
                let (source, pay) = (self.say_source(*source), self.say_pay(pay));
                format!("attack {source}{pay} on {}{first}{boost}", numbers.join(" "))
            }
            Action::UseAbility { ability, pay, aim } => {
                let (source, pay) = (self.say_source(*ability), self.say_pay(pay));
                format!("ability {source}{pay}{}", self.say_aim(*aim))
            }
            Action::UsePlaced { card: used, aim } => {
                format!("placed {}{}", card(*used), self.say_aim(*aim))
            }
            Action::UseItem { hero, item: used, target } => {
                format!("item {} {} {}", race(*hero), item(*used), race(*target))
            }
            Action::TensionHeal { hero } => format!("heal {}", race(*hero)),
            Action::EndTurn => "end".to_owned(),
            Action::Stop => "stop".to_owned(),
            Action::Boost => "boost".to_owned(),
            Action::Pass => "pass".to_owned(),
            Action::SlamSide { to } => format!("side {to}"),
            Action::Discard { cards } => {
                let ids: Vec<String> = cards.iter().map(|id| card(*id)).collect();
                format!("discard {}", ids.join(" "))
            }
            Action::RecoverWeapon { card: taken } => format!("recover {}", card(*taken)),
            Action::TakeItem { item: taken } => format!("take {}", item(*taken)),
            Action::AssignItems { gets } => {
                let pair = |get: &Get| format!("{} {}", race(get.hero), item(get.item));
                let pairs: Vec<String> = gets.iter().map(pair).collect();
                format!("assign {}", pairs.join(" "))
            }
            Action::ChooseEquipment { piece } => format!("piece {}", set.piece(*piece).face.id),
            Action::UpkeepPick { card: taken } => format!("upkeep {}", card(*taken)),
            Action::DestructionOrder { slots } => {
                let numbers: Vec<String> =
                    slots.iter().map(|slot| slot.number().to_string()).collect();
                format!("order {}", numbers.join(" "))
            }
        }
    }

    /// What fell: faces, or ids of what was drawn.
    #[track_caller]
    pub(super) fn outcome(&self, words: &str) -> Outcome {
        let Awaiting::Chance(chance) = self.game.awaiting(&self.state) else {
            panic!("{words}: no chance is awaited, but {:?}", self.state.tasks);
        };
        let words = words.split_whitespace();
        match chance.kind {
            ChanceKind::Roll { .. } => {
                let faces: Vec<u8> = words.map(|word| word.parse().expect("a face")).collect();
                Outcome::roll(&faces)
            }
            ChanceKind::Draw { .. } => {
                Outcome::draw(&words.map(|id| self.drawn(id)).collect::<Vec<_>>())
            }
            ChanceKind::Pick { .. } | ChanceKind::Shuffle { .. } => {
                panic!("this game neither picks nor shuffles")
            }
        }
    }

    fn draft_set(&self, id: &str) -> DraftSet {
        let set = &self.game.cards;
        let race = set.race_by_id(id).map(DraftSet::Race);
        let weapon = set.weapon_by_id(id).map(DraftSet::Weapon);
        let sub = set.sub_by_id(id).map(DraftSet::Sub);
        let skill = || DraftSet::Skill(self.card(id));
        race.or(weapon).or(sub).unwrap_or_else(skill)
    }

    fn say_set(&self, taken: DraftSet) -> &str {
        let set = &self.game.cards;
        match taken {
            DraftSet::Race(race) => &set.race(race).face.id,
            DraftSet::Weapon(weapon) => &set.weapon(weapon).face.id,
            DraftSet::Sub(sub) => &set.sub(sub).face.id,
            DraftSet::Skill(card) => &set.card(card).face.id,
        }
    }

    fn pay(&self, words: &[&str]) -> Pay {
        let mut pay = Pay::default();
        let mut cards = Vec::new();
        for word in after(words, "pay") {
            match word.strip_prefix('t').and_then(|number| number.parse().ok()) {
                Some(tension) => pay.tension = tension,
                None => cards.push(self.card(word)),
            }
        }
        pay.cards = PaidCards::of(cards);
        pay
    }

    fn say_pay(&self, pay: &Pay) -> String {
        let cards = pay.cards.iter().map(|card| self.game.cards.card(*card).face.id.clone());
        let tension = (pay.tension > 0).then(|| format!("t{}", pay.tension));
        let words: Vec<String> = cards.chain(tension).collect();
        if words.is_empty() { String::new() } else { format!(" pay {}", words.join(" ")) }
    }

    fn aim(&self, words: &[&str]) -> Option<Aim> {
        let words: Vec<&str> = after_all(words, "aim").collect();
        let word = *words.first()?;
        let die = match word {
            "first" => Some(Die::First),
            "second" => Some(Die::Second),
            _ => None,
        };
        if let Some(die) = die {
            return Some(Aim::Die { die, face: words[1].parse().expect("a face") });
        }
        if let Ok(number) = word.parse() {
            return Slot::numbered(number).map(Aim::Slot);
        }
        let stat = Stat::ALL.into_iter().find(|stat| stat.word() == word).map(Aim::Stat);
        Some(stat.unwrap_or_else(|| Aim::Hero(self.race(word))))
    }

    fn say_aim(&self, aim: Option<Aim>) -> String {
        match aim {
            None => String::new(),
            Some(Aim::Stat(stat)) => format!(" aim {}", stat.word()),
            Some(Aim::Hero(hero)) => format!(" aim {}", self.game.cards.race(hero).face.id),
            Some(Aim::Slot(slot)) => format!(" aim {}", slot.number()),
            Some(Aim::Die { die: Die::First, face }) => format!(" aim first {face}"),
            Some(Aim::Die { die: Die::Second, face }) => format!(" aim second {face}"),
        }
    }

    fn source(&self, id: &str) -> Source {
        let set = &self.game.cards;
        let face = set.face_by_id(id).map(Source::Face);
        let sub = set.sub_by_id(id).map(Source::Sub);
        face.or(sub).unwrap_or_else(|| Source::Card(self.card(id)))
    }

    fn say_source(&self, source: Source) -> &str {
        let set = &self.game.cards;
        match source {
            Source::Card(card) => &set.card(card).face.id,
            Source::Face(face) => &set.weapon_face(face).face.id,
            Source::Sub(sub) => &set.sub(sub).face.id,
        }
    }

    fn card(&self, id: &str) -> CardKind {
        self.game.cards.card_by_id(id).unwrap_or_else(|| panic!("no deck card {id}"))
    }

    fn race(&self, id: &str) -> Race {
        self.game.cards.race_by_id(id).unwrap_or_else(|| panic!("no race {id}"))
    }

    fn item(&self, id: &str) -> ItemKind {
        self.game.cards.item_by_id(id).unwrap_or_else(|| panic!("no item {id}"))
    }
}

/// The words behind a key word, up to the next one.
fn after<'a>(words: &'a [&str], key: &str) -> impl Iterator<Item = &'a str> {
    const KEYS: [&str; 5] = ["pay", "aim", "on", "first", "boost"];
    after_all(words, key).take_while(|word| !KEYS.contains(word))
}

/// All words behind a key word.
fn after_all<'a>(words: &'a [&str], key: &str) -> impl Iterator<Item = &'a str> {
    let at = words.iter().position(|word| *word == key).map_or(words.len(), |at| at + 1);
    words[at..].iter().copied()
}
