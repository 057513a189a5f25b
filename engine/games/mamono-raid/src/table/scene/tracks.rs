//! The AP track, the safe zone, the monster's level, and what lies at the left edge of the board.
//!
//! Source: MR-3.2, MR-3.3, MR-3.13 to MR-3.20.

use super::{View, append, badge, ids, listed, number, placed, sign, slot, times, token};
use crate::prelude::*;
use crate::table::names::xp_sign;
use kanso_engine::scene::{Icon, Look, Slot, Step, Token};

/// The AP track with the limits of the seats.
pub(super) fn ap(view: View<'_>, place: (u8, u8)) -> Region {
    let name = label!("AP track, with the limit of each seat" / "APトラックと各人の上限");
    track(ids::AP_TRACK, name, place, ap_track(view))
}

/// The safe zone with its bonus shields.
pub(super) fn safe(view: View<'_>, place: (u8, u8)) -> Region {
    let name = label!("Safe zone" / "セーフティゾーン");
    track(ids::SAFE_ZONE, name, place, safe_zone(view))
}

/// The monster's level, and the damage that follows from it.
pub(super) fn monster_level(view: View<'_>, place: (u8, u8)) -> Region {
    let damage = view.game.level_damage(view.state);
    let name = label!(
        "Monster level: {damage} damage to each party (b)"
            / "エネミーレベル：全員にダメージ{damage}（b）"
    );
    track(ids::LEVEL, name, place, level(view))
}

fn track(id: &str, name: Label, place: (u8, u8), steps: Vec<Step>) -> Region {
    super::region(id, name, place, Tone::Plain, Body::Track(steps))
}

/// Where the pawn is of the seat that is asked; between questions of the main phase that of the next
/// one. Before the first round nobody's turn is marked but that.
fn acts_on(view: View<'_>) -> Option<PawnPlace> {
    let next = || view.game.next_actor(view.state).filter(|_| view.state.round > 0);
    let seat = view.asked().or_else(|| next().map(|(seat, _)| seat));
    seat.filter(|_| !view.is_over()).map(|seat| view.state.pawn(seat))
}

/// Spaces of the AP track that are always shown: what lies beyond the last marker says nothing.
const SPACES_MIN: u8 = 8;

/// The spaces with their pawns, the top one first, then the limits of the seats whose AP markers lie
/// there.
fn ap_track(view: View<'_>) -> Vec<Step> {
    let acts_on = acts_on(view);
    let limits = view.state.every_seat().map(|seat| view.game.ap_limit(view.state, seat));
    let taken = view.state.ap_stacks.iter().map(|stack| stack.space);
    let last = limits.chain(taken).max().unwrap_or(0).max(SPACES_MIN);
    let spaces = 1..=last.min(view.game.cards().board.ap_spaces);
    let step = |space: u8| {
        let mut tokens = Vec::new();
        let stack = view.state.ap_stacks.iter().find(|stack| stack.space == space);
        for (below, seat) in stack.iter().flat_map(|stack| stack.pawns.iter().rev()).enumerate() {
            let mut pawn = token::pawn(view, *seat);
            if below == 0 && stack.is_some_and(|stack| stack.pawns.len() > 1) {
                pawn.badges.push(badge::top());
            }
            tokens.push(pawn);
        }
        let limits = view.state.every_seat();
        let limits = limits.filter(|seat| view.game.ap_limit(view.state, *seat) == space);
        tokens.extend(limits.map(|seat| token::limit(view, seat)));
        let tone = if acts_on == Some(PawnPlace::Ap(space)) {
            Tone::Active
        } else if tokens.is_empty() {
            Tone::Faint
        } else {
            Tone::Plain
        };
        Step::new(ids::ap(space), number(space), tone, tokens)
    };
    spaces.map(step).collect()
}

/// The spaces in use, with pawns and bonus shields. A shield that a seat took stays beside its
/// space, where the seat's pawn is, in the seat's tone.
fn safe_zone(view: View<'_>) -> Vec<Step> {
    let acts_on = acts_on(view);
    let step = |space: Space| {
        let pawn = view.state.safe[space.index()];
        let mut tokens: Vec<Token> = pawn.map(|seat| token::pawn(view, seat)).into_iter().collect();
        let mut name = Label::same(space.letter().to_string());
        for chip in BonusShield::ALL {
            let here = view.game.bonus_space(chip) == Some(space);
            if here && view.state.bonus_holder(chip) != Holder::Box {
                let token = token::bonus(view, chip);
                append(&mut name, &label!(": " / "："));
                append(&mut name, &token.short);
                tokens.push(token);
            }
        }
        let acts = acts_on == Some(PawnPlace::Safe(space));
        let tone = if acts { Tone::Active } else { Tone::Plain };
        Step::new(ids::safe(space), name, tone, tokens)
    };
    view.game.spaces().iter().map(|space| step(*space)).collect()
}

/// The spaces of the monster's level; those that a black marker lies on or is printed beside say so, and
/// of these those that do damage stand out. Source: MR-3.13.
fn level(view: View<'_>) -> Vec<Step> {
    let step = |(space, cell): (u8, &LevelCell)| {
        let printed = view.game.is_printed(space);
        let (token, active) = match *cell {
            LevelCell::Empty => (None, false),
            LevelCell::Marker(seat) => {
                let id = format!("{}/marker", ids::level_space(space));
                (Some(token::marker(view, id, seat)), printed)
            }
            LevelCell::Black => (Some(black()), true),
        };
        let is_black = printed || *cell == LevelCell::Black;
        let tone = if active {
            Tone::Bad
        } else if printed && token.is_none() {
            Tone::Warning
        } else {
            Tone::Plain
        };
        let id = ids::level_space(space);
        if is_black {
            let label = label!("{space} black" / "{space} 黒");
            Step::new(id, label, tone, token).signed(Icon::Claw, number(space))
        } else {
            Step::new(id, number(space), tone, token)
        }
    };
    let mut steps: Vec<Step> = (1..).zip(&view.state.level).map(step).collect();
    // MR-R3 `stack-on-last`: markers that share the last space.
    if let Some(last) = steps.last_mut() {
        for (nth, seat) in view.state.level_crowd.iter().enumerate() {
            let id = format!("{}/marker{nth}", last.id);
            last.tokens.push(token::marker(view, id, *seat));
        }
    }
    steps
}

/// The black marker: dark, and of no seat.
fn black() -> Token {
    let token = token::plain(
        ids::BLACK,
        label!("Black marker" / "黒のヘイトマーカー"),
        label!("blk" / "黒"),
        Icon::Hate,
        Tone::Enemy,
    );
    Token { look: Look::Counter, ..token }
}

/// Piles, chips and cards that lie beside the lines.
pub(super) fn stock(view: View<'_>, place: (u8, u8)) -> Region {
    let mut slots = Vec::with_capacity(12);
    slots.extend(starters(view));
    slots.push(of_service(view, Service::Gather));
    slots.push(of_service(view, Service::ExtraLife));
    let left = view.game.deaths_left(view.state);
    let deaths = (left > 0).then(|| token::deaths(view, ids::DEATHS));
    slots.push(slot(ids::place(ids::DEATHS), Label::default(), deaths, left as u16));
    let on_level = view.state.level.contains(&LevelCell::Black);
    let marker = (!on_level).then(black);
    slots.push(slot(ids::place(ids::BLACK), Label::default(), marker, u16::from(!on_level)));
    slots.push(pile(view, 2, &view.state.stage2_bag));
    slots.push(pile(view, 3, &view.state.stage3_bag));
    slots.push(skill_chips(view, SkillChip::Sword));
    slots.push(skill_chips(view, SkillChip::Ring));
    let name = label!("Beside the board" / "ボード脇");
    super::region(ids::STOCK, name, place, Tone::Plain, Body::Row(slots))
}

/// Starting chips that are still to be taken.
pub(super) fn starters(view: View<'_>) -> impl Iterator<Item = Slot> {
    view.state.starter_left.iter().map(move |symbol| placed(token::starter(view, *symbol), 1))
}

/// A service card; Extra life with the chips that are left on it.
pub(super) fn of_service(view: View<'_>, service: Service) -> Slot {
    let slot = placed(token::service(view, service), 1);
    if service != Service::ExtraLife {
        return slot;
    }
    let left = view.game.extra_life_stack(view.state);
    Slot { label: label!("{left} ♥" / "♥{left}"), ..slot }
}

/// Sword or ring chips that no skill has: as many in all as items bring. Source: MR-3.19.
fn skill_chips(view: View<'_>, chip: SkillChip) -> Slot {
    type Lying = fn(&OwnSkill) -> u8;
    let (brings, name, short, lying): (_, _, _, Lying) = match chip {
        SkillChip::Sword => (
            ItemEffect::OnBuySword,
            label!("Sword chips" / "剣チップ"),
            label!("Swords" / "剣"),
            |own| own.swords,
        ),
        SkillChip::Ring => (
            ItemEffect::OnBuyRing,
            label!("Ring chips" / "指輪チップ"),
            label!("Rings" / "指輪"),
            |own| own.rings,
        ),
    };
    let items = view.game.cards().items.iter().filter(|item| item.effect == Some(brings));
    let all: u32 = items.map(|item| u32::from(item.copies)).sum();
    let skills = view.state.seats.iter().flat_map(|seat| &seat.skills);
    let used: u32 = skills.map(|own| u32::from(lying(own))).sum();
    let left = all.saturating_sub(used);
    let id = ids::skill_chips(chip);
    let token =
        (left > 0).then(|| token::plain(id, name, short, sign::of_skill_chip(chip), Tone::Home));
    slot(ids::place(id), Label::default(), token, left as u16)
}

fn pile(view: View<'_>, stage: u8, bag: &Bag) -> Slot {
    let id = if stage == 2 { ids::STAGE2 } else { ids::STAGE3 };
    let left = bag.total();
    // Face down, so without the sign of a kind.
    let token = (left > 0).then(|| Token {
        detail: contents(view, bag),
        ..Token::new(
            id,
            label!("Stage {stage} chips" / "Stage {stage}のチップ"),
            label!("St {stage}" / "St{stage}"),
            Tone::Enemy,
            Look::FaceDown,
        )
    });
    slot(ids::place(id), Label::default(), token, left as u16)
}

/// What a pile still holds, which everybody can work out. Source: MR-3.15.
fn contents(view: View<'_>, bag: &Bag) -> Label {
    let kinds =
        bag.iter().filter_map(|(kind, count)| Some((ChipKind::try_from(kind).ok()?, count)));
    listed(kinds.map(|(kind, count)| {
        let card = view.game.cards().chip(kind);
        let mut name = match card.shows {
            ChipFace::Xp(symbol, value) => xp_sign(symbol, value.points()),
            ChipFace::Coin(coin) => coin.name().into(),
        };
        let extra = card.extra;
        if extra > 0 {
            append(&mut name, &label!(" (+{extra})" / "（+{extra}）"));
        }
        times(name, count)
    }))
}
