//! Parts of sentences about facts and refusals: ways, reasons for dice, who wounded, how heroes came
//! out of a battle, sections, faces.

use super::{BANNERS, Display, EXPERIENCE, SKULLS, TREASURE, Tell, Teller, fmt, led, say};
use crate::battle::DamageBy;
use crate::fact::{HeroOutcome, WoundedBy};
use crate::prelude::*;
use crate::readings::CouncilsHidden;
use crate::table::names::face_name;
use crate::vocabulary::Face;

/// True if the eye sees what a seat has, or it lies open.
pub(crate) fn sees(t: Teller<'_>, seat: Seat, open: bool) -> bool {
    open || t.eye.sees(seat)
}

/// True if the eye is told which council is chosen. Source: BL-R15.
pub(crate) fn sees_council(t: Teller<'_>, whose: Whose) -> bool {
    let hidden = t.game.readings.councils_hidden;
    sees(t, whose.seat, hidden == CouncilsHidden::InTurnOrder)
}

/// A card for those who see it, else a word for it.
pub(crate) fn known<'a, T: Tell<BattleLore>>(
    t: Teller<'a>,
    seen: bool,
    card: &'a T,
    en: &'static str,
    ja: &'static str,
) -> impl Display + 'a {
    fmt::from_fn(move |f| if seen { card.tell(t, f) } else { f.write_str(t.word(en, ja)) })
}

/// The end of a way that has one, and by which hexes it leads there: `by C6, D6 to E7`.
pub(crate) struct Along<'a>(pub Teller<'a>, pub &'a [Hex]);

impl Display for Along<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(t, way) = self;
        match way.split_last() {
            Some((last, [])) => say! { t, f; "to {last}" / "{last}へ" },
            Some((last, by)) => {
                say! { t, f; "by {by} to {last}" / "{by}を経て{last}へ"; by = t.told(by) }
            }
            None => Ok(()),
        }
    }
}

/// So many dice more or fewer: `+1 die`, `−2 dice`.
pub(crate) fn more_dice(t: Teller<'_>, more: i8) -> impl Display {
    fmt::from_fn(move |f| {
        let number = more.unsigned_abs();
        let sign = if more < 0 { "−" } else { t.word("+", "＋") };
        let dice = if number == 1 { "die" } else { "dice" };
        say! { t, f; "{sign}{number} {dice}" / "ダイス{sign}{number}個" }
    })
}

impl Tell<BattleLore> for DiceBy {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Item(_, item) => item.tell(t, f),
            Self::Leader(_) => f.write_str(t.word("the Leader's weapon", "リーダーの武器")),
            Self::Lore(card) => card.tell(t, f),
            Self::Command => f.write_str(t.word("the Command card", "戦術カード")),
            Self::Glory => f.write_str(t.word("a Glory token", "栄光のロアトークン")),
            Self::MovedBow => f.write_str(t.word("a bow that moved", "弓の移動")),
        }
    }
}

impl Tell<BattleLore> for DamageBy {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lore(card) => card.tell(t, f),
            Self::Power(creature) => say! { t, f;
                "the {name}'s power" / "{name}の能力";
                name = t.game.cards.creature(*creature).face.name.in_lang(t.lang)
            },
            Self::Item(_, item) => item.tell(t, f),
            Self::Command(card) => card.tell(t, f),
        }
    }
}

/// Behind "is wounded": ` by Ada's …`; nothing if it was nobody.
impl Tell<BattleLore> for WoundedBy {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Piece(piece) => {
                say! { t, f; " by {piece}" / "{piece}によって"; piece = led(t, piece) }
            }
            Self::Hero(hero) => say! { t, f; " by {hero}" / "{hero}によって"; hero = t.told(hero) },
            Self::Nobody => Ok(()),
        }
    }
}

impl Tell<BattleLore> for ExperienceFor {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Wound => t.word("it wounded a hero", "敵ヒーローを負傷させた"),
            Self::Kill(creature) => {
                let name = t.game.cards.creature(*creature).face.name.in_lang(t.lang);
                return say! { t, f; "it killed the {name}" / "{name}を倒した" };
            }
            Self::Quest => t.word("its quest", "クエストの完了"),
            Self::Card => t.word("an Experience card", "《経験》のカード"),
            Self::Chest => t.word("a chest", "宝箱"),
            Self::Part => t.word("it took part", "戦闘に参加した"),
        })
    }
}

/// The quest of a scenario; nothing where there is none.
pub(crate) fn quest(t: Teller<'_>, scenario: Scenario) -> &str {
    let quest = t.game.cards.scenario(scenario).quest.as_ref();
    quest.map_or("", |quest| quest.name.in_lang(t.lang))
}

/// The banners of both camps, those of the winner first: `6 banners to 4`.
pub(crate) fn score(t: Teller<'_>, end: &BattleEnd) -> impl Display {
    let camp = end.winner.unwrap_or(Camp::South);
    let [own, other] = [camp, camp.other()].map(|camp| end.banners[camp.index()]);
    fmt::from_fn(move |f| {
        say! { t, f;
            "{banners} to {other}" / "バナー{own}対{other}"; banners = t.count(own, &BANNERS)
        }
    })
}

/// The place of who has won a campaign among both; the first if nobody has.
pub(crate) fn front(winner: Option<Seat>) -> usize {
    winner.map_or(0, Seat::index)
}

/// How heroes came out of a battle, behind how it ended.
pub(crate) struct Outcomes<'a>(pub Teller<'a>, pub &'a [HeroOutcome]);

impl Display for Outcomes<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(t, heroes) = *self;
        heroes.iter().try_for_each(|hero| outcome(t, hero, f))
    }
}

/// How a hero came out of a battle.
fn outcome(t: Teller<'_>, of: &HeroOutcome, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (hero, status) = (t.told(&of.hero), t.told(&of.status));
    say! { t, f; "; {hero} {status}" / "／{hero}は{status}" }?;
    let numbers = [
        (of.skulls, &SKULLS, "−"),
        (of.experience, &EXPERIENCE, t.word("+", "＋")),
        (of.treasure, &TREASURE, t.word("+", "＋")),
    ];
    for (count, thing, sign) in numbers.into_iter().filter(|(count, ..)| *count > 0) {
        let name = t.word(if count == 1 { thing.one } else { thing.many }, thing.ja);
        say! { t, f; ", {sign}{count} {name}" / "、{name}{sign}{count}" }?;
    }
    let cards =
        [(&of.gained, "gained", "獲得"), (&of.lost, "lost", "喪失"), (&of.potions, "used", "使用")];
    for (cards, en, ja) in cards.into_iter().filter(|(cards, ..)| !cards.is_empty()) {
        say! { t, f; ", {en} {cards}" / "、{ja}：{cards}"; cards = t.told(cards) }?;
    }
    Ok(())
}

/// The one or the other: `West or Centre`.
pub(crate) fn either(t: Teller<'_>, items: impl Iterator<Item: Display>) -> String {
    let words: Vec<String> = items.map(|item| item.to_string()).collect();
    words.join(t.word(" or ", "か"))
}

/// The sections of a hex on a dotted line.
pub(crate) fn sections_of(t: Teller<'_>, hex: Hex) -> String {
    let of = Section::ALL.into_iter().filter(|section| hex.is_in(*section));
    either(t, of.map(|section| t.text(section.name())))
}

/// Who may use an artifact; none: a skill.
pub(crate) fn usage(t: Teller<'_>, item: ItemId) -> Option<Usage> {
    match item {
        ItemId::Artifact(card) => Some(t.game.cards.artifact(card).usage),
        ItemId::Skill(_) => None,
    }
}

/// How often an artifact is used; none: a skill or a potion.
pub(crate) fn limit(t: Teller<'_>, item: ItemId) -> Option<UseLimit> {
    match item {
        ItemId::Artifact(card) => {
            let row = t.game.cards.artifact(card);
            (!row.is_potion()).then_some(row.limit)
        }
        ItemId::Skill(_) => None,
    }
}

/// Faces by their numbers: `2 bonus strikes, 1 flag`.
pub(crate) fn counted_faces(t: Teller<'_>, counts: FaceCounts) -> impl Display + use<> {
    let named = Face::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    let words = named.map(|(face, count)| {
        let name = t.text(face_name(face));
        match t.lang {
            Lang::En if count == 1 => format!("1 {name}"),
            Lang::En => format!("{count} {name}s"),
            Lang::Ja => format!("{name}{count}個"),
        }
    });
    t.list(words, "nothing", "なし")
}
