//! Chips, markers, pawns and cards as tokens.

use super::{View, badge, ids, names, of_seat, of_symbol};
use crate::cards::{ChipFace, ChipKind, ItemKind, PartKind, SkillKind};
use crate::state::{Holder, OwnSkill, PointsCard};
use crate::vocabulary::{BonusShield, Character, Place, Service, Spot};
use kanso_engine::scene::{Badge, Look, Token, Tone};
use kanso_engine::{Halves, Label, Seat};

/// A token that says no more than its name.
pub(super) fn plain(id: impl Into<String>, name: Label, short: Label, tone: Tone) -> Token {
    Token {
        id: id.into(),
        detail: name.clone(),
        name,
        short,
        tone,
        look: Look::Counter,
        span: (1, 1),
        gauge: None,
        badges: Vec::new(),
    }
}

/// A hate marker on a cell or a space.
pub(super) fn marker(view: View<'_>, id: String, seat: Seat) -> Token {
    let owner = view.name(seat);
    let name = Label::new(format!("Marker of {owner}"), format!("{owner}のヘイトマーカー"));
    let token = plain(id, name, names::on_tile(owner), of_seat(seat));
    Token { look: Look::Piece, ..token }
}

/// An enemy chip on a cell.
pub(super) fn chip(view: View<'_>, kind: ChipKind, spot: Spot) -> Token {
    let cards = view.game.cards();
    let card = cards.chip(kind);
    let tone = match card.shows {
        ChipFace::Xp(symbol, _) => of_symbol(symbol),
        ChipFace::Coin(_) => Tone::Treasure,
    };
    let mut badges = Vec::with_capacity(3);
    if card.extra > 0 {
        badges.push(badge::extra(card.extra));
    }
    match spot.place() {
        Place::Line(..) => badges.extend(card.serial.map(badge::serial)),
        Place::Core(_) => badges.push(badge::copper_below()),
    }
    Token {
        badges,
        detail: cards.line(cards.row_of_chip(kind)).clone(),
        ..plain(
            ids::chip(view.game, kind, spot),
            card.face.name.clone(),
            card.face.short.clone(),
            tone,
        )
    }
}

/// The pawn of a seat.
pub(super) fn pawn(view: View<'_>, seat: Seat) -> Token {
    let owner = view.name(seat);
    let has_passed = view.seat(seat).passed;
    let name = Label::new(format!("Pawn of {owner}"), format!("{owner}の人型コマ"));
    let tone = of_seat(seat);
    Token {
        look: if has_passed { Look::Spent } else { Look::Piece },
        badges: has_passed.then(badge::passed).into_iter().collect(),
        ..plain(ids::pawn(seat), name, names::on_tile(owner), tone)
    }
}

/// A bonus shield chip: its front, or its back once the core is taken. Source: MR-8.3.
pub(super) fn bonus(view: View<'_>, chip: BonusShield) -> Token {
    let cards = view.game.cards();
    let face = &cards.bonus[chip.index()].face;
    let tone = match view.state.bonus_holder(chip) {
        Holder::Seat(seat) => of_seat(seat),
        Holder::Board | Holder::Box => Tone::Treasure,
    };
    let mut badges = Vec::with_capacity(1);
    if view.state.core_taken() {
        badges.push(Badge {
            text: Label::new("back", "裏"),
            meaning: Label::new("turned over", "裏返し"),
            tone: Tone::Treasure,
        });
    }
    Token {
        badges,
        detail: cards.line(cards.row_of_bonus(chip)).clone(),
        ..plain(ids::bonus(chip), face.name.clone(), face.short.clone(), tone)
    }
}

/// A starting chip.
pub(super) fn starter(view: View<'_>, symbol: Character) -> Token {
    let cards = view.game.cards();
    let face = &cards.starters[symbol.index()].face;
    Token {
        badges: vec![badge::starter()],
        detail: cards.line(cards.row_of_starter(symbol)).clone(),
        ..plain(
            ids::starter(symbol),
            face.name.clone(),
            face.short.clone(),
            super::of_character(symbol),
        )
    }
}

/// A skill of a seat, as it works now.
pub(super) fn own_skill(view: View<'_>, seat: Seat, own: &OwnSkill) -> Token {
    let cards = view.game.cards();
    let card = cards.skill(own.card);
    Token {
        look: if own.locked > 0 { Look::Spent } else { Look::Card },
        badges: badge::of_own_skill(view.game, own),
        detail: cards.line(cards.row_of_skill(own.card)).clone(),
        ..plain(
            ids::own_skill(view.game, seat, own.card),
            card.face.name.clone(),
            card.face.short.clone(),
            super::of_character(card.character),
        )
    }
}

/// A skill card on display.
pub(super) fn skill(view: View<'_>, kind: SkillKind) -> Token {
    let cards = view.game.cards();
    let card = cards.skill(kind);
    Token {
        look: Look::Card,
        badges: badge::of_skill(view.game, kind),
        detail: cards.line(cards.row_of_skill(kind)).clone(),
        ..plain(
            ids::skill(view.game, kind),
            card.face.name.clone(),
            card.face.short.clone(),
            super::of_character(card.character),
        )
    }
}

/// A part card: on the board, or of a seat with the points that it counts now.
pub(super) fn part(view: View<'_>, kind: PartKind, owner: Option<Seat>) -> Token {
    let cards = view.game.cards();
    let card = cards.part(kind);
    let mut badges = Vec::with_capacity(4);
    let now = owner.map(|seat| view.game.card_points(view.state, seat, PointsCard::Part(kind)));
    badge::points(card.points, now, &mut badges);
    badge::marks(card.marks, &mut badges);
    if owner.is_none() {
        badges.extend(card.on_gain.map(badge::on_gain));
    }
    Token {
        look: Look::Card,
        badges,
        detail: cards.line(cards.row_of_part(kind)).clone(),
        ..plain(
            ids::part(view.game, kind),
            card.face.name.clone(),
            card.face.short.clone(),
            owner.map_or(Tone::Boss, of_seat),
        )
    }
}

/// An item of a seat.
pub(super) fn own_item(view: View<'_>, seat: Seat, kind: ItemKind) -> Token {
    let now = view.game.card_points(view.state, seat, PointsCard::Item(kind));
    let token = item_card(view, ids::own_item(view.game, seat, kind), kind, Some(now));
    Token { tone: of_seat(seat), ..token }
}

/// An item card on display, for a seat that would buy it.
pub(super) fn item(view: View<'_>, kind: ItemKind, buyer: Seat) -> Token {
    let cards = view.game.cards();
    let has = view.seat(buyer);
    let owns = has.items.iter().any(|own| cards.same_name(*own, kind));
    let price = cards.item(kind).price;
    let mut token = item_card(view, ids::item(view.game, kind), kind, None);
    let can_pay = has.purse + u32::from(has.gather) >= price.into();
    token.badges.insert(0, if owns { badge::owned() } else { badge::payable(can_pay) });
    token
}

fn item_card(view: View<'_>, id: String, kind: ItemKind, now: Option<u8>) -> Token {
    let cards = view.game.cards();
    let card = cards.item(kind);
    let mut badges = Vec::with_capacity(6);
    if let Some(effect) = card.effect {
        badge::of_effect(effect, &mut badges);
    }
    badge::marks(card.marks, &mut badges);
    badge::points(card.points, now, &mut badges);
    Token {
        look: Look::Card,
        badges,
        detail: cards.line(cards.row_of_item(kind)).clone(),
        ..plain(id, card.face.name.clone(), card.face.short.clone(), Tone::Treasure)
    }
}

/// The core bonus card.
pub(super) fn core_bonus(view: View<'_>) -> Token {
    let cards = view.game.cards();
    let face = &cards.core_bonus.face;
    let tone = match view.state.core_bonus {
        Holder::Seat(seat) => of_seat(seat),
        Holder::Board | Holder::Box => Tone::Treasure,
    };
    let halves = i32::from(cards.board.core_bonus_halves);
    let points = Halves(halves);
    Token {
        look: Look::Card,
        badges: vec![Badge {
            text: Label::new(format!("{points}p"), format!("{points}点")),
            meaning: Label::new("victory points", "勝利点"),
            tone: Tone::Treasure,
        }],
        detail: cards.line(cards.row_of_core_bonus()).clone(),
        ..plain(ids::CORE_BONUS, face.name.clone(), face.short.clone(), tone)
    }
}

/// Death penalty cards.
pub(super) fn deaths(view: View<'_>, id: impl Into<String>) -> Token {
    let cards = view.game.cards();
    let face = &cards.death.face;
    Token {
        look: Look::Card,
        detail: cards.line(cards.row_of_death()).clone(),
        ..plain(id, face.name.clone(), face.short.clone(), Tone::Bad)
    }
}

/// A service card.
pub(super) fn service(view: View<'_>, service: Service) -> Token {
    let cards = view.game.cards();
    let face = &cards.services[service.index()].face;
    let buyer = view.acting();
    let badges = match service {
        Service::ExtraLife => {
            let has = view.seat(buyer);
            let price = cards.board.life_price;
            let payable = has.purse + u32::from(has.gather) >= price.into() && !has.bought_life;
            vec![badge::price(price, payable)]
        }
        Service::Gather => {
            let mut badges = vec![badge::action_cost(view.game.gather_cost(view.state, buyer).0)];
            for seat in view.state.every_seat() {
                let count = view.seat(seat).gather;
                if count > 0 {
                    badges.push(badge::markers(count, view.name(seat), of_seat(seat)));
                }
            }
            badges
        }
        Service::Third => Vec::new(),
    };
    Token {
        look: Look::Card,
        badges,
        detail: cards.line(cards.row_of_service(service)).clone(),
        ..plain(ids::service(service), face.name.clone(), face.short.clone(), Tone::Home)
    }
}
