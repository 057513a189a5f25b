//! Units, heroes, cards and dice as tokens.

use super::{View, append, badge, board, bracketed, capital, ids, sign};
use crate::cards;
use crate::prelude::*;
use crate::state::derived::{champion_dice, champion_moves, skulls};
use crate::table::names;
use crate::vocabulary::Face;
use kanso_engine::scene::{Badge, Gauge, Icon, Look, Token};

/// A token that says no more than its name.
pub(super) fn plain(id: impl Into<String>, name: Label, short: Label, tone: Tone) -> Token {
    Token::new(id, name, short, tone, Look::Card)
}

/// Japanese names of two signs for a hex, by the codes of the units whose own short names would not do:
/// a small map has room for the first sign alone, and no two units share it.
const ON_HEX: [(&str, &str); 11] = [
    ("HGs", "軽剣"),
    ("HRl", "重装"),
    ("HGm", "駿馬"),
    ("HBm", "馬兵"),
    ("GGs", "鬼歩"),
    ("GGb", "小弓"),
    ("GBs", "勇鬼"),
    ("GGm", "獣騎"),
    ("DBs", "山剣"),
    ("DRs", "鎧剣"),
    ("SPI", "クモ"),
];

/// What a unit is called where a hex has room for no more than two signs.
pub(super) fn on_hex(code: &str, face: &cards::Face) -> Label {
    let ja = ON_HEX.iter().find(|(of, _)| *of == code).map(|(_, ja)| *ja);
    match ja {
        Some(ja) => Label::new(face.short.en.clone(), ja),
        None => face.short.clone(),
    }
}

/// A troop or a creature on the board.
pub(super) fn unit(view: View<'_>, unit: &Unit) -> Token {
    let View { game, state, .. } = view;
    let cards = &game.cards;
    let fighter = Fighter { camp: unit.camp, at: unit.at, hero: None };
    let sign = sign::unit(cards, unit.kind);
    let mut badges = Vec::with_capacity(6);
    let (face, code, row, gauge) = match unit.kind {
        UnitKind::Troop(kind) => {
            let row = cards.troop(kind);
            badges.push(badge::banner(row.colour, row.weapon, row.dice));
            badges.extend((row.class == MoveClass::Mounted).then(|| badge::mounted(sign)));
            let gauge = Gauge { value: unit.figures.into(), max: row.figures.into() };
            (&row.face, &row.code, CardSet::row_of_troop(kind), Some(gauge))
        }
        UnitKind::Creature(kind) => {
            let row = cards.creature(kind);
            badges.push(badge::banner(row.colour, Weapon::Natural, row.dice));
            (&row.face, &row.code, CardSet::row_of_creature(kind), None)
        }
    };
    let bold = game.bold(state, &fighter);
    badges.extend((bold > 0).then(|| badge::bold(bold)));
    badges.extend((unit.glory > 0).then(|| badge::glory(unit.glory)));
    badges.extend(unit.webbed.then(badge::webbed));
    let step = step(view, &unit.doing, &fighter);
    badge::of_doing(&unit.doing, step, Icon::Battle, &mut badges);
    let name = cards.unit_name(unit.kind, unit.camp).clone();
    Token {
        sign: Some(sign),
        look: Look::Troop,
        gauge,
        badges,
        detail: cards.line(row).clone(),
        reach: board::reach(view, &fighter),
        ..plain(ids::unit(unit.number), name, on_hex(code, face), view.of_camp(unit.camp))
    }
}

/// How far a piece is with its battles: it is at one whose dice were not rolled yet, or has had one and
/// may have another. Source: BL:CMD21.
fn step(View { game, state, .. }: View<'_>, doing: &Doing, fighter: &Fighter) -> badge::Step {
    let fight = state.battle.as_ref().and_then(Battle::fight);
    if fight.is_some_and(|fight| fight.attacker == *fighter && fight.rolled == 0) {
        badge::Step::AtIt
    } else if doing.battles > 0 && game.may_battle(state, fighter).is_ok() {
        badge::Step::MayAgain
    } else {
        badge::Step::Told
    }
}

/// What a unit of a camp was that lies on the other one's victory track: as it stood on the board.
pub(super) fn banner(view: View<'_>, id: String, kind: UnitKind, of: Camp) -> Token {
    let cards = &view.game.cards;
    let face = match kind {
        UnitKind::Troop(kind) => &cards.troop(kind).face,
        UnitKind::Creature(kind) => &cards.creature(kind).face,
    };
    let badges = vec![badge::flag(view.game.colour_of_kind(kind))];
    let sign = Some(sign::unit(cards, kind));
    let token = plain(id, face.name.clone(), face.short.clone(), view.of_camp(of));
    Token { sign, look: Look::Troop, badges, ..token }
}

/// A hero as a disc: on the board, and on a victory track.
pub(super) fn hero(view: View<'_>, hero: &Hero) -> Token {
    let View { game, state, .. } = view;
    let sheet = state.sheet(hero.id);
    let mut badges = Vec::with_capacity(5);
    badges.extend((hero.mounted && hero.at.is_some()).then(|| badge::mounted(Icon::Riders)));
    // On the board skulls are what a hero has left, as figures are of a troop.
    let left = game.skulls_left(state, hero.id);
    let gauge = Gauge { value: left.into(), max: skulls(sheet.class).into() };
    let gauge = hero.at.map(|_| gauge);
    let mut reach = Vec::new();
    if let Some(at) = hero.at
        && game.is_champion(state, hero.id)
    {
        let fighter = Fighter { camp: hero.camp, at, hero: Some(hero.id) };
        badges.push(badge::bold(game.bold(state, &fighter)));
        badges.extend(hero.webbed.then(badge::webbed));
        let step = step(view, &hero.doing, &fighter);
        badge::of_doing(&hero.doing, step, Icon::Battled, &mut badges);
        reach = board::reach(view, &fighter);
    }
    let sign = Some(sign::hero(sheet.class, hero.mounted));
    let token = of_sheet(view, sheet, view.of_camp(hero.camp));
    Token { sign, look: Look::Disc, gauge, badges, reach, ..token }
}

/// A hero, by its sheet.
pub(super) fn of_sheet(view: View<'_>, sheet: &Sheet, tone: Tone) -> Token {
    let class = sheet.class.name();
    let mut name = names::hero_label(sheet.class, sheet.name_no);
    let mut detail = name.clone();
    bracketed(&mut name, &class.into());
    let (left, all) = (view.game.skulls_left(view.state, sheet.id), skulls(sheet.class));
    append(
        &mut detail,
        &[&format!(", {}: {left} of {all} skulls; ", class.en)],
        &[&format!("（{}）：スカルマーク{left}/{all}、", class.ja)],
    );
    let cards = &view.game.cards;
    let found = super::battle(view).and_then(|battle| battle.find_hero(sheet.id));
    let rides = |kind: &Skill| cards.skill(*kind).power == SkillPower::Riding;
    let on_board = found.filter(|hero| hero.at.is_some());
    let mounted = on_board.map_or_else(|| sheet.skills.iter().any(rides), |hero| hero.mounted);
    let champion = as_champion(sheet.class, mounted);
    append(&mut detail, &[&champion.en], &[&champion.ja]);
    let Sheet { experience, treasure, .. } = sheet;
    append(
        &mut detail,
        &[&format!("; Experience tokens {experience}, Treasure tokens {treasure}")],
        &[&format!("、経験トークン{experience}個、財宝トークン{treasure}個")],
    );
    // What it may use: all that it owns, where no battle is on. Source: BH-17.4, BH-19.18.
    let artifacts = match found {
        Some(hero) => &hero.equipped[..],
        None if view.state.battle.is_none() => &sheet.artifacts,
        None => &[],
    };
    let skills = sheet.skills.iter().map(|kind| cards.line(CardSet::row_of_skill(*kind)));
    let owned = artifacts.iter().map(|kind| cards.line(CardSet::row_of_artifact(*kind)));
    for line in skills.chain(owned) {
        append(&mut detail, &["\n", &line.en], &["\n", &line.ja]);
    }
    let short = badge::class(sheet.class).into();
    let sign = Some(sign::class(sheet.class));
    Token { sign, detail, ..plain(ids::hero(sheet.id), name, short, tone) }
}

/// What a hero is by itself: how many dice, how far it moves. Source: BH-2.1, BH-8.1.
fn as_champion(class: Class, mounted: bool) -> Label {
    let (dice, moves) = (champion_dice(class), champion_moves(mounted));
    let (noun, on, on_ja) = match (dice, mounted) {
        (1, false) => ("die", "on foot", "徒歩"),
        (_, false) => ("dice", "on foot", "徒歩"),
        (1, true) => ("die", "mounted", "騎乗"),
        (_, true) => ("dice", "mounted", "騎乗"),
    };
    Label::new(
        format!("as Champion {dice} {noun}, moves {moves} hexes {on} and may battle"),
        format!("チャンピオンとして{dice}ダイス、{on_ja}で{moves}ヘクス移動して戦闘可"),
    )
}

/// A class of which a hero can be enlisted. Source: BH-1.1, BH-2.1, BH-3.1.
pub(super) fn class(class: Class) -> Token {
    let (name, champion, skulls) = (class.name(), as_champion(class, false), skulls(class));
    let detail = Label::new(
        format!("{}: {skulls} skulls; {}", name.en, champion.en),
        format!("{}：スカルマーク{skulls}個、{}", name.ja, champion.ja),
    );
    let short = badge::class(class).into();
    let token = plain(ids::class(class), name.into(), short, Tone::Plain);
    Token { sign: Some(sign::class(class)), detail, ..token }
}

/// Columns of a short name.
const SHORT: usize = 8;

/// A hero between two battles: its name, with its class and its skulls.
pub(super) fn in_roster(view: View<'_>, sheet: &Sheet, tone: Tone) -> Token {
    let left = view.game.skulls_left(view.state, sheet.id);
    let name = names::hero_label(sheet.class, sheet.name_no);
    let en: String = name.en.chars().take(SHORT).collect();
    let ja: String = name.ja.chars().take(SHORT / 2).collect();
    Token {
        short: Label::new(en, ja),
        badges: vec![badge::of_class(sheet.class), badge::skulls(left)],
        ..of_sheet(view, sheet, tone)
    }
}

/// A Command card, face up.
pub(super) fn command(view: View<'_>, id: String, kind: Command, tone: Tone) -> Token {
    let cards = &view.game.cards;
    let row = cards.command(kind);
    let only = only_section(&row.text);
    let short = only.map_or_else(|| row.face.short.clone(), in_section);
    Token {
        sign: Some(sign::command(&row.text)),
        badges: only.map(badge::in_section).into_iter().collect(),
        detail: cards.line(CardSet::row_of_command(kind)).clone(),
        ..plain(id, row.face.name.clone(), short, tone)
    }
}

/// The one section (0 left, 1 centre, 2 right) in which a Command card orders, and how many pieces:
/// none for as many as Command cards are held.
fn only_section(text: &CommandText) -> Option<(usize, Option<u8>)> {
    match text {
        CommandText::Sections { orders, .. } => {
            let mut some = (0..).zip(orders).filter(|(_, count)| **count > 0);
            let (section, count) = some.next()?;
            some.next().is_none().then_some((section, Some(*count)))
        }
        CommandText::Assault { section } => Some((usize::from(*section), None)),
        _ => None,
    }
}

/// The section first, so that a name that is cut short tells it still: `Left 3`.
fn in_section((section, count): (usize, Option<u8>)) -> Label {
    let name = badge::SECTIONS[section];
    let count = count.map_or_else(|| "n".to_owned(), |count| count.to_string());
    Label::new(format!("{} {count}", name.en), format!("{}{count}", name.ja))
}

/// A Lore card, face up.
pub(super) fn lore(view: View<'_>, id: String, kind: Lore, tone: Tone) -> Token {
    let cards = &view.game.cards;
    let row = cards.lore(kind);
    Token {
        sign: Some(sign::lore(row)),
        badges: badge::of_lore(row),
        detail: cards.line(CardSet::row_of_lore(kind)).clone(),
        ..plain(id, row.face.name.clone(), row.face.short.clone(), tone)
    }
}

/// A Lore card in a hand, with what it costs there once the council is formed. Source: BL-12.5.
pub(super) fn lore_held(view: View<'_>, id: String, kind: Lore, camp: Camp, tone: Tone) -> Token {
    let token = lore(view, id, kind, tone);
    if view.state.battle().side(camp).council.is_none() {
        return token;
    }
    let price = view.game.lore_price(view.state, camp, kind);
    Token { badges: badge::of_lore_held(view.game.cards.lore(kind), price), ..token }
}

/// An artifact card, face up, with its symbol's colour.
pub(super) fn artifact(view: View<'_>, id: String, kind: Artifact) -> Token {
    let cards = &view.game.cards;
    let row = cards.artifact(kind);
    Token {
        sign: Some(sign::artifact(row)),
        badges: vec![badge::of_artifact(row)],
        detail: cards.line(CardSet::row_of_artifact(kind)).clone(),
        ..plain(id, row.face.name.clone(), row.face.short.clone(), badge::usage(row.usage))
    }
}

/// A skill card.
pub(super) fn skill(view: View<'_>, id: String, kind: Skill, tone: Tone) -> Token {
    let cards = &view.game.cards;
    let row = cards.skill(kind);
    Token {
        sign: Some(sign::skill(row.power)),
        detail: cards.line(CardSet::row_of_skill(kind)).clone(),
        ..plain(id, row.face.name.clone(), row.face.short.clone(), tone)
    }
}

/// A scenario.
pub(super) fn scenario(view: View<'_>, kind: Scenario) -> Token {
    let cards = &view.game.cards;
    let face = &cards.scenario(kind).face;
    let id = ids::scenario(view.game, kind);
    Token {
        sign: Some(Icon::Battle),
        detail: cards.line(CardSet::row_of_scenario(kind)).clone(),
        ..plain(id, face.name.clone(), face.short.clone(), Tone::Plain)
    }
}

/// Cards of which an eye knows the number alone: they have no sign.
pub(super) fn backs(id: String, what: Text, tone: Tone) -> Token {
    let short = Label::from(what);
    Token { look: Look::FaceDown, ..plain(id, short.clone(), short, tone) }
}

/// A die, or several that show the same.
pub(super) fn die(id: String, face: Face, badges: Vec<Badge>) -> Token {
    let short = names::face_word(face);
    let name = capital(&names::face_name(face).into());
    let (sign, tone) = (Some(sign::face(face)), badge::face(face));
    Token { sign, look: Look::Counter, badges, ..plain(id, name, short.into(), tone) }
}
