//! Chips, markers, pawns and cards as tokens.

use super::{View, badge, ids, names, of_seat, of_symbol, sign};
use crate::prelude::*;
use crate::table::words::{Teller, Turned};
use kanso_engine::scene::{Icon, Look, Token};

/// A token that says no more than its name and the sign of its kind.
pub(super) fn plain(
    id: impl Into<String>,
    name: Label,
    short: Label,
    sign: Icon,
    tone: Tone,
) -> Token {
    Token { sign: Some(sign), ..Token::new(id, name, short, tone, Look::Counter) }
}

/// A card, chip or piece of the set by its face; its row says it in full.
fn of_face(
    view: View<'_>,
    id: impl Into<String>,
    (face, row): (&Face, u16),
    sign: Icon,
    tone: Tone,
) -> Token {
    let detail = view.game.cards().line(row).clone();
    Token { detail, ..plain(id, face.name.clone(), face.short.clone(), sign, tone) }
}

/// A hate marker on a cell or a space.
pub(super) fn marker(view: View<'_>, id: String, seat: Seat) -> Token {
    let owner = view.name(seat);
    let name = label!("Marker of {owner}" / "{owner}のヘイトマーカー");
    let token = plain(id, name, names::on_marker(owner), Icon::Hate, of_seat(seat));
    Token { look: Look::Piece, ..token }
}

/// An enemy chip on a cell.
pub(super) fn chip(view: View<'_>, kind: ChipKind, spot: Spot) -> Token {
    let mut token = loose_chip(view, kind);
    // Its serial number stands in its words: on the board what it costs more needs the room.
    if let Place::Core(_) = spot.place() {
        token.badges.push(badge::copper_below());
    }
    token.id = ids::chip(view.game, kind, spot);
    token
}

/// An enemy chip of a kind, without an id.
pub(super) fn loose_chip(view: View<'_>, kind: ChipKind) -> Token {
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
    let figure = match card.shows {
        ChipFace::Xp(_, value) => value.points().into(),
        ChipFace::Coin(coin) => super::number(coin.worth()),
    };
    let face = (&card.face, cards.row_of_chip(kind));
    let sign = sign::of_chip(card.shows);
    Token { figure, badges, ..of_face(view, String::new(), face, sign, tone) }
}

/// The pawn of a seat.
pub(super) fn pawn(view: View<'_>, seat: Seat) -> Token {
    let owner = view.name(seat);
    let has_passed = view.seat(seat).passed;
    let name = label!("Pawn of {owner}" / "{owner}の人型コマ");
    let tone = of_seat(seat);
    Token {
        look: if has_passed { Look::Spent } else { Look::Piece },
        badges: has_passed.then(badge::passed).into_iter().collect(),
        ..plain(ids::pawn(seat), name, names::on_marker(owner), Icon::Pawn, tone)
    }
}

/// The AP marker of a seat: how far its pawn may go. Source: MR-3.3.
pub(super) fn limit(view: View<'_>, seat: Seat) -> Token {
    let owner = view.name(seat);
    let name = label!("AP limit of {owner}" / "{owner}のAPの上限");
    plain(ids::limit(seat), name, names::on_marker(owner), Icon::Limit, of_seat(seat))
}

/// A bonus shield chip: its front, or its back once the core is taken. Source: MR-8.3.
pub(super) fn bonus(view: View<'_>, chip: BonusShield) -> Token {
    let cards = view.game.cards();
    let face = (&cards.bonus[chip.index()], cards.row_of_bonus(chip));
    let tone = of_holder(view.state.bonus_holder(chip));
    let token = of_face(view, ids::bonus(chip), face, Icon::Defence, tone);
    if view.state.core_taken() {
        let (coin, short) = if chip == view.game.dual_chip() {
            (Coin::Copper, label!("1c or M1" / "銅か全1"))
        } else {
            (Coin::Silver, label!("Silver" / "銀貨"))
        };
        let [en, ja] = Lang::ALL
            .map(|lang| Teller::new(view.game, lang, Eye::All).told(&Turned(chip)).to_string());
        let sign = Some(sign::of_coin(coin));
        let (name, badges) = (Label::new(en, ja), vec![badge::turned(coin)]);
        return Token { name, short, badges, sign, ..token };
    }
    let short = match chip {
        BonusShield::One => label!("Sh 1" / "盾1"),
        BonusShield::Two => label!("Sh 2" / "盾2"),
    };
    Token { short, ..token }
}

/// The tone of what one seat can have.
fn of_holder(holder: Holder) -> Tone {
    match holder {
        Holder::Seat(seat) => of_seat(seat),
        Holder::Board | Holder::Box => Tone::Treasure,
    }
}

/// A starting chip.
pub(super) fn starter(view: View<'_>, symbol: Character) -> Token {
    let cards = view.game.cards();
    let face = (&cards.starters[symbol.index()], cards.row_of_starter(symbol));
    let (icon, tone) = (sign::of_character(symbol), super::of_character(symbol));
    // Its class is all that tells it from the others; what it pays, as each does, stands in its words.
    of_face(view, ids::starter(symbol), face, icon, tone)
}

/// A skill of a seat, as it works now.
pub(super) fn own_skill(view: View<'_>, seat: Seat, own: &OwnSkill) -> Token {
    Token {
        look: if own.locked > 0 { Look::Spent } else { Look::Card },
        badges: badge::of_own_skill(view.game, own),
        ..skill_card(view, ids::own_skill(view.game, seat, own.card), own.card)
    }
}

/// A skill card on display.
pub(super) fn skill(view: View<'_>, kind: SkillKind) -> Token {
    Token {
        badges: badge::of_skill(view.game, kind),
        ..skill_card(view, ids::skill(view.game, kind), kind)
    }
}

fn skill_card(view: View<'_>, id: String, kind: SkillKind) -> Token {
    let (cards, card) = (view.game.cards(), view.game.cards().skill(kind));
    let (icon, tone) = (sign::of_character(card.character), super::of_character(card.character));
    let face = (&card.face, cards.row_of_skill(kind));
    Token { look: Look::Card, ..of_face(view, id, face, icon, tone) }
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
    let (id, tone) = (ids::part(view.game, kind), owner.map_or(Tone::Boss, of_seat));
    let face = (&card.face, cards.row_of_part(kind));
    let token = of_face(view, id, face, sign::of_part(card.part), tone);
    Token { look: Look::Card, badges, ..token }
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
    let own = has.items.iter().find(|own| cards.same_name(**own, kind));
    let price = cards.item(kind).price;
    let mut token = item_card(view, ids::item(view.game, kind), kind, None);
    let can_pay = has.purse + u32::from(has.gather) >= price.into();
    let badge = match own {
        None => badge::payable(price, can_pay),
        Some(own) if *own == kind => badge::owned(),
        Some(own) => badge::barred(&cards.item(*own).face.name),
    };
    token.badges.insert(0, badge);
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
    let face = (&card.face, cards.row_of_item(kind));
    let token = of_face(view, id, face, sign::of_item(card), Tone::Treasure);
    Token { look: Look::Card, badges, ..token }
}

/// The core bonus card.
pub(super) fn core_bonus(view: View<'_>) -> Token {
    let (cards, tone) = (view.game.cards(), of_holder(view.state.core_bonus));
    let face = (&cards.core_bonus, cards.row_of_core_bonus());
    Token {
        look: Look::Card,
        badges: vec![badge::halves(cards.board.core_bonus_halves)],
        ..of_face(view, ids::CORE_BONUS, face, Icon::Heart, tone)
    }
}

/// Death penalty cards.
pub(super) fn deaths(view: View<'_>, id: impl Into<String>) -> Token {
    let cards = view.game.cards();
    let face = (&cards.death, cards.row_of_death());
    let token = of_face(view, id, face, Icon::Death, Tone::Bad);
    Token { look: Look::Card, ..token }
}

/// A service card.
pub(super) fn service(view: View<'_>, service: Service) -> Token {
    let cards = view.game.cards();
    let face = (&cards.services[service.index()], cards.row_of_service(service));
    let buyer = view.acting();
    let badges = match service {
        Service::ExtraLife => {
            let has = view.seat(buyer);
            let price = cards.board.life_price;
            let payable = has.purse + u32::from(has.gather) >= price.into() && !has.bought_life;
            vec![badge::price(price, payable)]
        }
        Service::Gather => {
            let cost = badge::action_cost(view.game.gather_cost(view.state, buyer).0);
            let seats = view.state.every_seat().filter(|seat| view.seat(*seat).gather > 0);
            let markers = seats
                .map(|seat| badge::markers(view.seat(seat).gather, view.name(seat), of_seat(seat)));
            std::iter::once(cost).chain(markers).collect()
        }
        Service::Third => Vec::new(),
    };
    let icon = sign::of_service(service);
    let token = of_face(view, ids::service(service), face, icon, Tone::Home);
    Token { look: Look::Card, badges, ..token }
}
