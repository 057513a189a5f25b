//! Pawns, parts of the body, cards and items as tokens.

use super::{View, badge, ids, of_seat, short, sign};
use crate::cards::{CitedTable, SheetAttack, face_of, weapon_of};
use crate::prelude::*;
use kanso_engine::cards::KindOf;
use kanso_engine::scene::{Badge, Gauge, Icon as Sign, Look, Token};

/// A token that says no more than its name and the sign of its kind.
fn plain(id: impl Into<String>, name: Label, short: Label, sign: Sign, tone: Tone) -> Token {
    Token { sign: Some(sign), ..Token::new(id, name, short, tone, Look::Card) }
}

/// Whether a hero is attacked next, or now.
pub(super) fn threat(forecast: &Forecast, seat: Seat) -> Option<Badge> {
    let inside = forecast.inside().contains(seat);
    match forecast.is_now {
        true => inside.then(badge::attacked_now),
        false if inside => Some(badge::attacked_next()),
        false => forecast.maybe_inside().contains(seat).then(badge::perhaps_attacked),
    }
}

/// The pawn of a hero, lying when it is down. Source: BA-12.1.
pub(super) fn pawn(view: View<'_>, seat: Seat, forecast: Option<&Forecast>) -> Token {
    let View { game, state, .. } = view;
    let has = view.seat(seat);
    let is_down = has.hp == 0;
    // That it is attacked the ground tells, too.
    let mut badges = Vec::with_capacity(5);
    badges.push(badge::tension(has.tension));
    badges.extend(forecast.and_then(|forecast| threat(forecast, seat)));
    if is_down {
        badges.push(badge::down());
    }
    if game.hate_top(state) == Some(seat) {
        badges.push(badge::hate());
    }
    if has.acted && !is_down {
        badges.push(badge::acted());
    }
    let race = has.race.map(|race| game.cards.race(race));
    let short = race.map_or_else(|| Label::new("hero", "キャラ"), |row| short::of_hero(&row.face));
    let sign = race.map_or(Sign::Pawn, sign::of_race);
    let gauge = Gauge { value: has.hp.into(), max: game.max_hp(state, seat).into() };
    let face = has.weapon.zip(has.style).map(|(weapon, style)| face_of(weapon, style));
    let rows = [
        has.race.map(|kind| game.cards.row_of(kind)),
        face.map(|kind| game.cards.row_of(kind)),
        has.sub.map(|kind| game.cards.row_of(kind)),
    ];
    let name = game.hero_label(state, seat);
    let mut detail = name.clone();
    for row in rows.into_iter().flatten() {
        let line = game.cards.line(row);
        super::append(&mut detail, &["\n", &line.en], &["\n", &line.ja]);
    }
    Token {
        detail,
        look: if is_down { Look::Spent } else { Look::Piece },
        gauge: Some(gauge),
        badges,
        ..plain(ids::pawn(seat), name, short, sign, of_seat(seat))
    }
}

/// A square of the enemy's body: its part with HP and defence, or the exposed core.
pub(super) fn body(view: View<'_>, slot: Slot) -> Token {
    let View { game, state, .. } = view;
    let name = game.slot_label(state, slot);
    let id = ids::slot(slot);
    let mut badges = Vec::with_capacity(4);
    if let Some(attack) = &state.attack
        && attack.targets.contains(slot)
        && !super::attack::is_felled(view, slot, attack.intact)
    {
        badges.push(if attack.primary == slot { badge::primary() } else { badge::target() });
    }
    if game.part_at(state, slot).is_none() {
        let short = slot.name().into();
        let token = plain(id, name, short, Sign::Dragon, Tone::Enemy);
        return Token { look: Look::Piece, badges, ..token };
    }
    let Some((card, hp)) = game.intact_at(state, slot) else {
        badges.push(badge::defence(super::enemy::core_defence(view)));
        let max = super::enemy::core_max(view);
        let gauge = Gauge { value: state.core_hp.into(), max: max.into() };
        let short = Label::new("CORE", "コア");
        let mut detail = name.clone();
        super::append(
            &mut detail,
            &[": the core lies open here; the heroes win once its HP are gone"],
            &["：露出した敵コア。HPを0にすれば勝利"],
        );
        let token = plain(id, name, short, Sign::Core, Tone::Boss);
        return Token { look: Look::Piece, gauge: Some(gauge), badges, detail, ..token };
    };
    let row = game.cards.party(card);
    badges.push(if hp == 0 {
        badge::fallen()
    } else {
        badge::defence(super::enemy::defence_now(view, game.part_defence(card, hp)))
    });
    if super::enemy::is_marked(view, card) {
        badges.push(badge::marked(state.enemy.is_some()));
    }
    let max = super::enemy::part_max(view);
    Token {
        look: Look::Piece,
        gauge: Some(Gauge { value: hp.into(), max: max.into() }),
        badges,
        detail: game.cards.line(game.cards.row_of(card)).clone(),
        ..plain(id, name, short::of(&row.face), sign::of_party(row), Tone::Enemy)
    }
}

/// A card, face up, with what its row says.
fn of_row<T: CitedTable>(
    view: View<'_>,
    kind: KindOf<T>,
    sign: Sign,
    tone: Tone,
    badges: impl IntoIterator<Item = Badge>,
) -> Token
where
    KindOf<T>: Faced,
{
    let cards = &view.game.cards;
    let face = kind.face(cards).expect("what lies on the table is in the set");
    Token {
        badges: badges.into_iter().collect(),
        detail: cards.line(cards.row_of(kind)).clone(),
        ..plain(ids::of(view.game, kind), face.name.clone(), short::of(face), sign, tone)
    }
}

/// A deck card, face up.
pub(super) fn card(view: View<'_>, kind: CardKind, tone: Tone) -> Token {
    let sign = sign::of_card(view.game.cards.card(kind));
    of_row(view, kind, sign, tone, badge::of_card(view.game, kind))
}

/// The player card of a race.
pub(super) fn race(view: View<'_>, kind: Race, tone: Tone) -> Token {
    let row = view.game.cards.race(kind);
    let token = of_row(view, kind, sign::of_race(row), tone, [badge::most_hp(row.max_hp)]);
    Token { short: short::of_hero(&row.face), ..token }
}

/// A weapon of the draft, with both faces to read.
pub(super) fn weapon(view: View<'_>, kind: Weapon, tone: Tone) -> Token {
    let cards = &view.game.cards;
    let row = cards.weapon(kind);
    let mut detail = row.face.name.clone();
    for style in Style::ALL {
        let line = cards.line(cards.row_of(face_of(kind, style)));
        super::append(&mut detail, &["\n", &line.en], &["\n", &line.ja]);
    }
    let (id, sign) = (ids::of(view.game, kind), sign::of_weapon(cards, kind));
    Token { detail, ..plain(id, row.face.name.clone(), short::of(&row.face), sign, tone) }
}

/// What a player card can do.
fn uses(attack: Option<&SheetAttack>, ability: Option<&Ability>) -> Vec<Badge> {
    let mut badges = Vec::with_capacity(8);
    if let Some(sheet) = attack {
        badge::of_attack(&sheet.attack, &mut badges);
    }
    badges.extend(ability.map(|ability| badge::ability(ability.cost)));
    badges
}

/// A face of a weapon's player card.
pub(super) fn face(view: View<'_>, kind: FaceKind, tone: Tone) -> Token {
    let row = view.game.cards.weapon_face(kind);
    let sign = sign::of_weapon(&view.game.cards, weapon_of(kind).0);
    of_row(view, kind, sign, tone, uses(Some(&row.basic), row.ability.as_ref()))
}

/// The player card of a sub-weapon.
pub(super) fn sub(view: View<'_>, kind: Sub, tone: Tone) -> Token {
    let row = view.game.cards.sub(kind);
    of_row(view, kind, sign::of_sub(row), tone, uses(row.attack.as_ref(), row.ability.as_ref()))
}

/// A card set of the draft.
pub(super) fn set(view: View<'_>, set: DraftSet) -> Token {
    match set {
        DraftSet::Race(kind) => race(view, kind, Tone::Home),
        DraftSet::Weapon(kind) => weapon(view, kind, Tone::Bad),
        DraftSet::Sub(kind) => sub(view, kind, Tone::Special),
        DraftSet::Skill(kind) => card(view, kind, Tone::Treasure),
    }
}

/// An item card: with the piece that was chosen, if one was.
pub(super) fn item(
    view: View<'_>,
    id: String,
    kind: ItemKind,
    piece: Option<Piece>,
    tone: Tone,
) -> Token {
    let cards = &view.game.cards;
    let row = cards.item(kind);
    let mut detail = cards.line(cards.row_of(kind)).clone();
    let (face, sign) = match piece.map(|piece| (piece, cards.piece(piece))) {
        None => (&row.face, sign::of_item(row)),
        Some((piece, chosen)) => {
            let line = cards.line(cards.row_of(piece));
            super::append(&mut detail, &["\n", &line.en], &["\n", &line.ja]);
            (&chosen.face, sign::of_piece(chosen))
        }
    };
    Token { detail, ..plain(id, face.name.clone(), short::of(face), sign, tone) }
}

/// An enemy attack card: its left half counts, its right half, or both are read.
pub(super) fn attack(view: View<'_>, kind: AttackCard, left: bool, right: bool) -> Token {
    let left = left.then(|| badge::left_half(view.game, kind)).into_iter().flatten();
    let right = right.then(|| badge::right_half(view.game, kind)).into_iter().flatten();
    let tone = if CardSet::is_strong(kind) { Tone::Boss } else { Tone::Enemy };
    let sign = sign::of_attack(view.game.cards.attack(kind));
    of_row(view, kind, sign, tone, left.chain(right))
}

/// An enemy party card that is revealed.
pub(super) fn party(view: View<'_>, kind: Party) -> Token {
    let sign = sign::of_party(view.game.cards.party(kind));
    of_row(view, kind, sign, Tone::Warning, badge::of_party(view.game, kind))
}

/// A card of the enemy discard pile, or one that is revealed.
pub(super) fn enemy_card(view: View<'_>, card: EnemyCard, left: bool, right: bool) -> Token {
    match card {
        EnemyCard::Party(kind) => party(view, kind),
        EnemyCard::Attack(kind) => attack(view, kind, left, right),
    }
}

/// A pile, face down, with what is known to lie in it. It has no sign: that of a kind would tell of a
/// card.
pub(super) fn pile(id: String, name: Label, short: Label, holds: &Label, tone: Tone) -> Token {
    let mut detail = name.clone();
    if !holds.is_empty() {
        super::append(&mut detail, &[": ", &holds.en], &["：", &holds.ja]);
    }
    Token { detail, ..Token::new(id, name, short, tone, Look::FaceDown) }
}

/// The hate card with its current range up. Source: BA-10.1.
pub(super) fn hate(view: View<'_>) -> Token {
    let cards = &view.game.cards;
    let face = &cards.hate.face;
    let range = view.state.hate.map(|hate| view.game.hate_range_label(hate.range));
    let tone = view.state.hate.map_or(Tone::Warning, |hate| of_seat(hate.owner));
    Token {
        badges: range.map(badge::hate_range).into_iter().collect(),
        detail: cards.line(cards.row_of_hate_card()).clone(),
        ..plain(ids::HATE_CARD, face.name.clone(), short::of(face), Sign::Hate, tone)
    }
}
