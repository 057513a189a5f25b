//! Actions in words, as a player says them: in a list of choices and in a transcript.

use super::parts::{Parts, Price, aim, other_means, whole_cost};
use super::prompt::active_seat;
use super::{
    Character, DAMAGE_CHIP, Display, LIFE, MamonoRaid, PartKind, SkillChip, Space, Starter, Symbol,
    Teller, fmt, say,
};
use crate::action::{Action, PaidChips, Releases, Targets, Way};
use crate::cards::{Amount, ItemEffect, ItemKind, SkillKind};
use crate::readings::StayTakesShield;
use crate::rules::chapter::bazaar::MEDIC_PRICE;
use crate::state::{PawnPlace, State, Task};
use crate::vocabulary::Service;
use kanso_engine::game::Words;
use kanso_engine::{Eye, Lang, Seat};

/// An action in words; `state` is the one before it.
pub fn action(
    game: &MamonoRaid,
    state: &State,
    action: &Action,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let t = Teller::new(game, lang, eye);
    let at = At { t, state, seat: active_seat(game, state) };
    match action {
        Action::PickStarter { symbol, way } => pick_starter(t, *symbol, *way, to),
        Action::UseSkill { skill, x, targets, release, heal } => {
            Use { at, skill: *skill, x: *x, targets, release, heal: *heal }.say(to)
        }
        Action::Gather => {
            let ac = at.seat.map_or(game.cards.board.gather_ac, |seat| {
                let (ac, _) = game.gather_cost(state, seat);
                ac
            });
            say! { t, to; "gather materials (AC {ac})" / "素材回収（AC{ac}）" }
        }
        Action::UseItem { item, heal } => use_item(at, *item, *heal, to),
        Action::Pass { space } => pass(at, *space, to),
        Action::SwapParts { mine, theirs } => {
            let (mine, their_owner) = (t.told(mine), owner(state, *theirs));
            let theirs = t.told(theirs);
            match their_owner {
                Some(owner) => say! { t, to;
                    "give {mine} for {owner}'s {theirs}" / "{mine}を{owner}の{theirs}と交換";
                    owner = t.seat(owner)
                },
                None => say! { t, to; "give {mine} for {theirs}" / "{mine}を{theirs}と交換" },
            }
        }
        Action::Decline => say! { t, to; "swap no part card" / "部位カードを交換しない" },
        Action::BuyLife { markers, bonus } => {
            let units = game.cards.board.life_price;
            let price = Price { units, markers: *markers, bonus: *bonus }.words(t);
            say! { t, to; "buy Extra life for {price}" / "購入：《追加ライフチップ》（価格：{price}）" }
        }
        Action::BuyItem { item, markers, bonus } => {
            let known = game.cards.has_item(*item);
            let units = if known { game.cards.item(*item).price } else { 0 };
            let price = Price { units, markers: *markers, bonus: *bonus }.words(t);
            say! { t, to;
                "buy {item} for {price}" / "購入：{item}（価格：{price}）"; item = t.told(item)
            }
        }
        Action::LevelUp { character, skill, chips, starter, markers, bonus } => {
            let starter = starter.then_some(at).and_then(At::starter);
            let paid = paid(t, chips, starter, *markers, *bonus);
            say! { t, to;
                "{character} to level {level} with {skill} for {paid}" /
                "{character}をレベル{level}にし、{skill}を修得（経験値：{paid}）";
                character = t.told(character), level = game.cards.skill(*skill).level,
                skill = t.told(skill)
            }
        }
        Action::Done => say! { t, to; "leave the dungeon bazaar" / "ダンジョンバザールを終える" },
        Action::PlaceChip { skill } => {
            let chip = match state.tasks.last() {
                Some(Task::AskPlace { chip, .. }) => *chip,
                _ => SkillChip::Sword,
            };
            say! { t, to;
                "put the {chip} on {skill}" / "{chip}を{skill}に置く";
                chip = t.told(&chip), skill = t.told(skill)
            }
        }
        Action::ChooseResult { part } => say! { t, to;
            "the result of the {part} first" / "{part}のリザルト処理を先に行う";
            part = t.told(part)
        },
        Action::FieldMedic { markers, bonus } => {
            let price = Price { units: MEDIC_PRICE, markers: *markers, bonus: *bonus }.words(t);
            say! { t, to; "call {medic} for {price}" / "{price}で{medic}を呼ぶ"; medic = t.told(&Service::Third) }
        }
        Action::UseEnemyItem { item, yes: true } => say! { t, to;
            "use {item}" / "{item}を使う"; item = t.told(item)
        },
        Action::UseEnemyItem { item, yes: false } => say! { t, to;
            "do not use {item}" / "{item}を使わない"; item = t.told(item)
        },
    }
}

/// The table, and the seat that is asked.
#[derive(Clone, Copy)]
struct At<'a> {
    t: Teller<'a>,
    state: &'a State,
    seat: Option<Seat>,
}

impl At<'_> {
    /// Damage chips that are turned: as many as are named, or as many as can be.
    fn healed(self, amount: Amount, named: Option<u8>) -> u8 {
        let damage = self.seat.map_or(0, |seat| self.state.seat(seat).damage);
        named.unwrap_or_else(|| amount.of(damage))
    }

    /// The starting chip of the seat that is asked.
    fn starter(self) -> Option<Character> {
        self.seat.and_then(|seat| self.state.seat(seat).starter)
    }
}

fn pick_starter(t: Teller<'_>, symbol: Character, way: Option<Way>, to: Words<'_>) -> fmt::Result {
    let starter = &Starter(symbol);
    let starter = t.told(starter);
    let counts = match way {
        None => return say! { t, to; "take the {starter}" / "{starter}を取る" },
        Some(Way::Own) => (Symbol::of(symbol), 2),
        Some(Way::Any) => (Symbol::Multi, 1),
    };
    say! { t, to;
        "take the {starter} as {symbol} {points}" / "{starter}を「{symbol}{points}」として取る";
        symbol = t.told(&counts.0), points = counts.1
    }
}

/// The use of a skill.
struct Use<'a> {
    at: At<'a>,
    skill: SkillKind,
    x: Option<u8>,
    targets: &'a Targets,
    release: &'a Releases,
    heal: Option<u8>,
}

impl Use<'_> {
    /// `Holy Smite (AC 3): Warrior 1 (no. 5) on head.0, 1 damage chip back to life`.
    fn say(&self, to: Words<'_>) -> fmt::Result {
        let At { t, state, seat } = self.at;
        let ac = whole_cost(t, state, seat, self.skill, self.targets);
        let skill = t.told(&self.skill);
        match self.x {
            None => say! { t, to; "{skill} (AC {ac})" / "{skill}（AC{ac}）" }?,
            Some(x) => say! { t, to;
                "{skill} (AC {ac}, {chips})" / "{skill}（AC{ac}、{chips}）";
                chips = t.count(x, &LIFE)
            }?,
        }
        let mut gap = t.word(": ", "：");
        for spot in self.targets.iter() {
            write!(to, "{gap}{}", aim(t, state, *spot))?;
            gap = t.word(", ", "、");
        }
        for release in self.release.iter() {
            let (skill, count) = (t.told(&release.skill), release.count);
            say! { t, to; "{gap}{count} back from {skill}" / "{gap}{skill}から{count}枚を戻す" }?;
            gap = t.word(", ", "、");
        }
        let healed =
            t.game.cards.skill(self.skill).heal.map(|most| self.at.healed(most, self.heal));
        if let Some(chips @ 1..) = healed {
            return write!(to, "{gap}{}", healed_words(t, chips));
        }
        if self.targets.is_empty() && self.release.is_empty() {
            return say! { t, to; "{gap}without effect" / "{gap}効果なし" };
        }
        Ok(())
    }
}

/// Damage chips that are turned back.
fn healed_words(t: Teller<'_>, chips: u8) -> impl Display {
    let chips = t.count(chips, &DAMAGE_CHIP);
    fmt::from_fn(move |f| say! { t, f; "{chips} back to life" / "{chips}をライフチップに戻す" })
}

fn use_item(at: At<'_>, item: ItemKind, heal: Option<u8>, to: Words<'_>) -> fmt::Result {
    let t = at.t;
    let cards = &t.game.cards;
    let effect = cards.has_item(item).then(|| cards.item(item).effect).flatten();
    let item = t.told(&item);
    match effect {
        Some(ItemEffect::Action { ac, heal: most }) => match at.healed(most, heal) {
            0 => say! { t, to;
                "use {item} (AC {ac}): without effect" / "{item}を使う（AC{ac}）：効果なし"
            },
            chips => say! { t, to;
                "use {item} (AC {ac}): {chips}" / "{item}を使う（AC{ac}）：{chips}";
                chips = healed_words(t, chips)
            },
        },
        _ => say! { t, to; "use {item}" / "{item}を使う" },
    }
}

/// Where the pawn goes, and the bonus shield that is taken there.
fn pass(at: At<'_>, space: Space, to: Words<'_>) -> fmt::Result {
    let At { t, state, seat } = at;
    let stays = seat.is_some_and(|seat| state.pawn(seat) == PawnPlace::Safe(space));
    let takes = !stays || t.game.readings.stay_takes_shield.get() == StayTakesShield::Yes;
    let chip = t.game.bonus_beside(state, space).filter(|_| takes);
    let space = t.told(&space);
    if stays {
        say! { t, to; "pass and stay on {space}" / "パスして{space}に留まる" }?;
    } else {
        say! { t, to; "pass to {space}" / "パスして{space}へ" }?;
    }
    match chip {
        Some(chip) => say! { t, to;
            ", taking the {chip}" / "（{chip}を獲得）"; chip = t.told(&chip)
        },
        None => Ok(()),
    }
}

/// Who has a part card.
fn owner(state: &State, card: PartKind) -> Option<Seat> {
    state.every_seat().find(|seat| state.seat(*seat).part_cards.contains(&card))
}

/// A payment in experience.
fn paid<'a>(
    t: Teller<'a>,
    chips: &'a PaidChips,
    starter: Option<Character>,
    markers: u8,
    bonus: bool,
) -> impl Display + 'a {
    fmt::from_fn(move |f| {
        let mut parts = Parts { t, first: true };
        if !chips.is_empty() {
            parts.add(f, &t.told(chips))?;
        }
        if let Some(starter) = starter {
            parts.add(f, &t.told(&Starter(starter)))?;
        }
        other_means(&mut parts, f, markers, bonus)?;
        if parts.first { f.write_str(t.word("nothing", "支払いなし")) } else { Ok(()) }
    })
}
