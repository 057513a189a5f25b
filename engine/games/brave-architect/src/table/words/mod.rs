//! What Brave Architect says, in both languages and for one eye.
//!
//! Source: the glossary of the specification; names of things are those of `names`, names of cards
//! those of the card set. A hero is told with its player where the table says which hero that is;
//! facts stand without the table and tell the player.
//!
//! Left out: the notation by which an action is typed (`notation`), and which events and facts are
//! told to an eye at all (`secrets`).

mod action;
mod fact;
mod item;
mod outcome;
mod parts;
mod phase;
mod prompt;
mod prompt_windows;
mod refusal;
mod routine;
#[cfg(test)]
pub(crate) mod sample;
#[cfg(test)]
mod tests;

pub(crate) use self::{
    action::action, fact::fact, item::item, outcome::outcome, phase::phase, prompt::prompt,
    refusal::refusal, routine::routine,
};

use crate::BraveArchitect;
use crate::action::Source;
use crate::cards::{AttackCard, CardKind, EnemyCard, ItemKind, Party, Piece, Race, Sub, Weapon};
use crate::fact::Struck;
use crate::state::{Part, State};
use crate::table::names::{direction_name, slot_name, stat_name};
use crate::vocabulary::{Direction, Slot, Slots, Stat};
use kanso_engine::say;
use kanso_engine::words::{Counted, Listed, Thing, thing};
use kanso_engine::{Eye, Label, Lang, Seat, Seats, Text};
use std::fmt::{self, Display};

/// Who tells, to whom and in which language.
#[derive(Clone, Copy)]
struct Teller<'a> {
    game: &'a BraveArchitect,
    lang: Lang,
    eye: Eye,
}

impl<'a> Teller<'a> {
    const fn new(game: &'a BraveArchitect, lang: Lang, eye: Eye) -> Self {
        Self { game, lang, eye }
    }

    /// A text in the teller's language.
    const fn word(self, en: &'static str, ja: &'static str) -> &'static str {
        match self.lang {
            Lang::En => en,
            Lang::Ja => ja,
        }
    }

    const fn text(self, text: Text) -> &'static str {
        self.word(text.en, text.ja)
    }

    /// A label made for this sentence, in the teller's language.
    fn label(self, label: Label) -> String {
        label.in_lang(self.lang).to_owned()
    }

    /// The name of a seat's player.
    fn seat(self, seat: Seat) -> &'a str {
        self.game.seat_name(seat)
    }

    /// The players of several seats.
    fn seats(self, seats: Seats) -> impl Display {
        let names: Vec<&str> = seats.iter().map(|seat| self.seat(seat)).collect();
        self.list(names, "nobody", "なし")
    }

    /// A hero with its player: `Ada's Elf`.
    fn hero(self, state: &State, seat: Seat) -> String {
        self.label(self.game.hero_label(state, seat))
    }

    /// A hero by its race: with its player, if it is in the game.
    fn race_hero(self, state: &State, race: Race) -> String {
        match state.seat_of(race) {
            Some(seat) => self.hero(state, seat),
            None => self.game.race_name(race).in_lang(self.lang).to_owned(),
        }
    }

    /// Words with commas between them, or the words for none.
    fn list<T>(self, items: Vec<T>, none_en: &'static str, none_ja: &'static str) -> Listed<T> {
        Listed::new(items, [none_en, none_ja], self.lang)
    }

    /// The name of a card.
    fn name(self, label: &'a Label) -> Card<'a> {
        let name = label.in_lang(self.lang);
        match self.lang {
            Lang::En => Card::Plain(name),
            Lang::Ja => Card::Quoted(name),
        }
    }

    /// A race as a card.
    fn race(self, race: Race) -> Card<'a> {
        self.name(self.game.race_name(race))
    }

    /// A weapon.
    fn weapon(self, weapon: Weapon) -> Card<'a> {
        self.name(&self.game.cards.weapon(weapon).face.name)
    }

    /// A sub-weapon.
    fn sub(self, sub: Sub) -> Card<'a> {
        self.name(&self.game.cards.sub(sub).face.name)
    }

    /// A deck card.
    fn card(self, card: CardKind) -> Card<'a> {
        self.name(&self.game.cards.card(card).face.name)
    }

    /// Several deck cards.
    fn cards(self, cards: &[CardKind]) -> Listed<Card<'a>> {
        let names = cards.iter().map(|card| self.card(*card)).collect();
        self.list(names, "no card", "なし")
    }

    /// An item.
    fn item(self, item: ItemKind) -> Card<'a> {
        self.name(&self.game.cards.item(item).face.name)
    }

    /// Several items.
    fn items(self, items: &[ItemKind]) -> Listed<Card<'a>> {
        let names = items.iter().map(|item| self.item(*item)).collect();
        self.list(names, "no item", "なし")
    }

    /// A piece of equipment.
    fn piece(self, piece: Piece) -> Card<'a> {
        self.name(&self.game.cards.piece(piece).face.name)
    }

    /// An enemy part by its attribute.
    fn party(self, party: Party) -> Card<'a> {
        self.name(self.game.party_name(party))
    }

    /// An enemy attack.
    fn attack(self, attack: AttackCard) -> Card<'a> {
        self.name(&self.game.cards.attack(attack).face.name)
    }

    /// A card of the enemy attack deck.
    fn enemy_card(self, card: EnemyCard) -> Card<'a> {
        match card {
            EnemyCard::Party(party) => self.party(party),
            EnemyCard::Attack(attack) => self.attack(attack),
        }
    }

    /// Several cards of the enemy attack deck.
    fn enemy_cards(self, cards: &[EnemyCard]) -> Listed<Card<'a>> {
        let names = cards.iter().map(|card| self.enemy_card(*card)).collect();
        self.list(names, "no card", "なし")
    }

    /// What a hero attacks with.
    fn attack_name(self, source: Source) -> Card<'a> {
        let cards = &self.game.cards;
        match source {
            Source::Card(card) => self.card(card),
            Source::Face(face) => self.name(&cards.weapon_face(face).basic.name),
            Source::Sub(sub) => {
                let row = cards.sub(sub);
                self.name(row.attack.as_ref().map_or(&row.face.name, |sheet| &sheet.name))
            }
        }
    }

    /// What a hero uses as an ability.
    fn ability_name(self, source: Source) -> Card<'a> {
        let own = self.game.ability_of(source).map(|ability| &ability.name);
        let cards = &self.game.cards;
        let printed = match source {
            Source::Card(card) => &cards.card(card).face.name,
            Source::Face(face) => &cards.weapon_face(face).face.name,
            Source::Sub(sub) => &cards.sub(sub).face.name,
        };
        self.name(own.unwrap_or(printed))
    }

    /// A stat.
    fn stat(self, stat: Stat) -> &'static str {
        self.text(stat_name(stat))
    }

    /// A square of the enemy's body.
    fn slot(self, slot: Slot) -> &'static str {
        self.text(slot_name(slot))
    }

    /// Squares of the enemy's body.
    fn slots(self, slots: Slots) -> Listed<&'static str> {
        let names = slots.iter().map(|slot| self.slot(slot)).collect();
        self.list(names, "no square", "なし")
    }

    /// What damage to the enemy is dealt to: `Fire (NW)`, `the core (NW)`.
    fn struck(self, struck: Struck, slot: Slot) -> String {
        let name = self.label(self.game.struck_label(struck, slot));
        match (self.lang, struck) {
            (Lang::En, Struck::Core) => format!("the {name}"),
            (Lang::En | Lang::Ja, Struck::Part(_)) | (Lang::Ja, Struck::Core) => name,
        }
    }

    /// What lies on a square of the enemy's body now.
    fn target(self, state: &State, slot: Slot) -> String {
        match self.game.part_at(state, slot) {
            Some(Part::Intact { card, .. }) => self.struck(Struck::Part(card), slot),
            Some(Part::Destroyed) => self.struck(Struck::Core, slot),
            None => self.slot(slot).to_owned(),
        }
    }

    /// A way along the map.
    fn direction(self, direction: Direction) -> &'static str {
        self.text(direction_name(direction))
    }

    /// The damage of a range of the hate card.
    fn hate_range(self, range: u8) -> String {
        self.label(self.game.hate_range_label(range))
    }

    /// A count with its thing: `1 card`, `2 cards`; `カード2枚` in Japanese.
    fn count(self, count: impl Into<i128>, thing: &'static Thing) -> Counted {
        thing.count(count, self.lang)
    }

    /// A change of a number with its sign: `+1`, `−1`.
    fn change(self, n: impl Into<i32>) -> impl Display {
        let (n, plus): (i32, _) = (n.into(), self.word("+", "＋"));
        fmt::from_fn(move |f| {
            let sign = if n < 0 { "−" } else { plus };
            write!(f, "{sign}{}", n.unsigned_abs())
        })
    }

    /// A term of a sum: ` + 2 (link)`; nothing for 0.
    fn term(self, n: impl Into<i32>, en: &'static str, ja: &'static str) -> impl Display {
        let (n, lang): (i32, _) = (n.into(), self.lang);
        fmt::from_fn(move |f| {
            let size = n.unsigned_abs();
            match (lang, n < 0) {
                _ if n == 0 => Ok(()),
                (Lang::En, false) => write!(f, " + {size} ({en})"),
                (Lang::En, true) => write!(f, " − {size} ({en})"),
                (Lang::Ja, false) => write!(f, "＋{size}（{ja}）"),
                (Lang::Ja, true) => write!(f, "−{size}（{ja}）"),
            }
        })
    }
}

/// The name of a card; Japanese puts it into brackets.
#[derive(Clone, Copy)]
enum Card<'a> {
    Plain(&'a str),
    Quoted(&'a str),
}

impl Display for Card<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plain(name) => f.write_str(name),
            Self::Quoted(name) => write!(f, "《{name}》"),
        }
    }
}

static CARDS: Thing = thing("card", "cards", "カード", "枚");
static HAND_CARDS: Thing = thing("hand card", "hand cards", "手札", "枚");
static ITEMS: Thing = thing("item card", "item cards", "アイテムカード", "枚");
static STEPS: Thing = thing("square", "squares", "", "マス");
static POINTS: Thing = thing("point", "points", "", "点");
static STRIKES: Thing = thing("strike", "strikes", "", "回");
static TURNS_LEFT: Thing = thing("card is left", "cards are left", "残り", "枚");
static RIGHTS: Thing = thing("follow-up attack", "follow-up attacks", "追撃", "回");
