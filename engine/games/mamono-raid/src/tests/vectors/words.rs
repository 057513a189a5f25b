//! Actions and outcomes in a few words.
//!
//! Actions are told in a few words: `WA11 tail.1`, `SO22 x2 head.0 head.1`, `SO32 x2 free WA11:1`,
//! `CL11`, `gather`, `item IT08`, `pass B`, `swap BK4 HD1`, `life m1`, `buy IT07 m1 bonus`,
//! `level W WA21 W2 starter m1`, `place WA11`, `done`. What falls is entered by ids (`HD4`, `X01`),
//! serial numbers, letters of classes, the number of a seat.

use super::table::{Table, xp_word};
use crate::action::Targets;
use crate::opening::position::{character, part_of, space_of, spot, xp_chip};
use crate::prelude::*;
use kanso_engine::Ascending;

impl Table {
    /// The action of words.
    #[track_caller]
    pub fn action(&self, words: &str) -> Action {
        let mut list = words.split_whitespace();
        let first = list.next().expect("words of an action");
        let rest: Vec<&str> = list.collect();
        let number = |beginning: char| {
            rest.iter().find_map(|word| word.strip_prefix(beginning)?.parse::<u8>().ok())
        };
        let markers = number('m').unwrap_or(0);
        let bonus = rest.contains(&"bonus");
        let action = match first {
            "pick" => Action::PickStarter {
                symbol: character(rest[0]),
                way: rest.get(1).map(|way| if *way == "own" { Way::Own } else { Way::Any }),
            },
            "gather" => Action::Gather,
            "item" => Action::UseItem { item: self.item_kind(rest[0]), heal: number('h') },
            "pass" => Action::Pass { space: space_of(rest[0]) },
            "swap" => {
                Action::SwapParts { mine: self.part_kind(rest[0]), theirs: self.part_kind(rest[1]) }
            }
            "decline" => Action::Decline,
            "life" => Action::BuyLife { markers, bonus },
            "medic" => Action::FieldMedic { markers, bonus },
            "buy" => Action::BuyItem { item: self.item_kind(rest[0]), markers, bonus },
            "level" => {
                let paid = rest[2..].iter().filter(|word| {
                    !(**word == "starter" || **word == "bonus" || word.starts_with('m'))
                });
                Action::LevelUp {
                    character: character(rest[0]),
                    skill: self.skill_kind(rest[1]),
                    chips: Ascending::of(paid.map(|word| xp_chip(word))),
                    starter: rest.contains(&"starter"),
                    markers,
                    bonus,
                }
            }
            "done" => Action::Done,
            "place" => Action::PlaceChip { skill: self.skill_kind(rest[0]) },
            "choose" => Action::ChooseResult { part: part_of(rest[0]) },
            "use" => Action::UseEnemyItem { item: self.item_kind(rest[0]), yes: rest[1] == "yes" },
            skill => {
                let targets = rest.iter().filter(|word| word.contains('.'));
                let release = rest.iter().filter_map(|word| {
                    let (card, count) = word.split_once(':')?;
                    Some(Release { skill: self.skill_kind(card), count: count.parse().ok()? })
                });
                Action::UseSkill {
                    skill: self.skill_kind(skill),
                    x: number('x'),
                    targets: Targets::of(targets.map(|word| spot(word))),
                    release: Releases::of(release),
                    heal: number('h'),
                }
            }
        };
        assert_eq!(self.say(&action), words, "an action is told in one way");
        action
    }

    pub(super) fn say(&self, action: &Action) -> String {
        let skill = |kind: SkillKind| self.game.cards.skill(kind).face.id.clone();
        let item = |kind: ItemKind| self.game.cards.item(kind).face.id.clone();
        let part = |kind: PartKind| self.game.cards.part(kind).face.id.clone();
        let heals = |heal: Option<u8>| heal.map(|heal| format!("h{heal}"));
        let beside = |markers: u8, bonus: bool| {
            let markers = (markers > 0).then(|| format!("m{markers}"));
            markers.into_iter().chain(bonus.then(|| "bonus".to_owned()))
        };
        let mut words: Vec<String> = Vec::new();
        match action {
            Action::PickStarter { symbol, way } => {
                words.extend(["pick".to_owned(), symbol.letter().to_string()]);
                words.extend(way.map(|way| match way {
                    Way::Own => "own".to_owned(),
                    Way::Any => "any".to_owned(),
                }));
            }
            Action::UseSkill { skill: kind, x, targets, release, heal } => {
                words.push(skill(*kind));
                words.extend(x.map(|x| format!("x{x}")));
                words.extend(targets.iter().map(ToString::to_string));
                if !release.is_empty() {
                    words.push("free".to_owned());
                }
                let released = release.iter();
                words.extend(released.map(|from| format!("{}:{}", skill(from.skill), from.count)));
                words.extend(heals(*heal));
            }
            Action::Gather => words.push("gather".to_owned()),
            Action::UseItem { item: kind, heal } => {
                words.extend(["item".to_owned(), item(*kind)]);
                words.extend(heals(*heal));
            }
            Action::Pass { space } => {
                words.extend(["pass".to_owned(), space.letter().to_string()]);
            }
            Action::SwapParts { mine, theirs } => {
                words.extend(["swap".to_owned(), part(*mine), part(*theirs)]);
            }
            Action::Decline => words.push("decline".to_owned()),
            Action::BuyLife { markers, bonus } => {
                words.push("life".to_owned());
                words.extend(beside(*markers, *bonus));
            }
            Action::FieldMedic { markers, bonus } => {
                words.push("medic".to_owned());
                words.extend(beside(*markers, *bonus));
            }
            Action::BuyItem { item: kind, markers, bonus } => {
                words.extend(["buy".to_owned(), item(*kind)]);
                words.extend(beside(*markers, *bonus));
            }
            Action::LevelUp { character, skill: kind, chips, starter, markers, bonus } => {
                let letter = character.letter().to_string();
                words.extend(["level".to_owned(), letter, skill(*kind)]);
                words.extend(chips.iter().map(|chip| xp_word(*chip)));
                words.extend(starter.then(|| "starter".to_owned()));
                words.extend(beside(*markers, *bonus));
            }
            Action::Done => words.push("done".to_owned()),
            Action::PlaceChip { skill: kind } => {
                words.extend(["place".to_owned(), skill(*kind)]);
            }
            Action::ChooseResult { part } => {
                words.extend(["choose".to_owned(), part.word().to_owned()]);
            }
            Action::UseEnemyItem { item: kind, yes } => {
                let answer = if *yes { "yes" } else { "no" };
                words.extend(["use".to_owned(), item(*kind), answer.to_owned()]);
            }
        }
        words.join(" ")
    }
}
