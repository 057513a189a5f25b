//! Parts of sentences: sums, payments, what is prepared, what hurts, what an effect is aimed at.

use super::{Display, HAND_CARDS, TENSION, Teller, ability_name, attack_name, fmt, say};
use crate::cards::weapon_of;
use crate::fact::AttackTotal;
use crate::prelude::*;
use crate::refusal::{NoTarget, NoWay};
use kanso_engine::words::{Tell, Told};

/// A change of a number with its sign: `+1`, `−1`.
pub(crate) fn change(t: Teller<'_>, n: impl Into<i32>) -> impl Display {
    let (n, plus): (i32, _) = (n.into(), t.word("+", "＋"));
    fmt::from_fn(move |f| {
        let sign = if n < 0 { "−" } else { plus };
        write!(f, "{sign}{}", n.unsigned_abs())
    })
}

/// A term of a sum: ` + 2 (link)`; nothing for 0.
pub(crate) fn term(
    t: Teller<'_>,
    n: impl Into<i32>,
    en: &'static str,
    ja: &'static str,
) -> impl Display {
    let (n, lang): (i32, _) = (n.into(), t.lang);
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

/// With all that counts: `9 + 2 (accuracy) + 1 (link) = 12`.
impl Tell<BraveArchitect> for AttackTotal {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { dice: [one, two], check, mods, link, total } = *self;
        write!(f, "{}", u16::from(one) + u16::from(two))?;
        for (stat, value) in check.into_iter().flatten() {
            let name = stat.name();
            term(t, value, name.en, name.ja).fmt(f)?;
        }
        say! { t, f;
            "{mods}{link} = {total}" / "{mods}{link}＝{total}";
            mods = term(t, mods, "cards", "カード"), link = term(t, link, "link", "連携")
        }
    }
}

/// Which strike of several it is, before what it does; nothing if there is one alone.
pub(crate) fn strike_of(t: Teller<'_>, strike: u8, strikes: u8) -> impl Display {
    fmt::from_fn(move |f| match strikes {
        0 | 1 => Ok(()),
        _ => say! { t, f; "strike {strike} of {strikes}: " / "{strikes}回攻撃の{strike}回目：" },
    })
}

/// Lava on a way, behind the move.
pub(crate) fn over_lava<'a>(t: Teller<'a>, lava: &'a [Square]) -> impl Display + 'a {
    fmt::from_fn(move |f| {
        if lava.is_empty() {
            return Ok(());
        }
        let squares = t.told(lava);
        say! { t, f; ", over lava on {squares}" / "（溶岩マス：{squares}）" }
    })
}

/// The damage of a range of the hate card.
pub(crate) fn hate_range(t: Teller<'_>, range: u8) -> String {
    t.game.hate_range_label(range).in_lang(t.lang).to_owned()
}

/// What an enemy attack does besides damage.
pub(crate) fn attack_effect(
    t: Teller<'_>,
    card: &AttackCard,
    seat: &Seat,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let (who, name) = (t.seat(*seat), t.told(card));
    match t.game.cards.attack(*card).effect {
        Some(Effect::LoseTension(n)) => say! { t, f;
            "{name}: {who} is to lose {n} tension" / "{who}に{name}の効果：テンション{n}を失わせる"
        },
        Some(Effect::Discard(n)) => say! { t, f;
            "{name}: {who} is to discard {cards}" / "{who}に{name}の効果：{cards}を捨てさせる";
            cards = t.count(n, &HAND_CARDS)
        },
        _ => say! { t, f; "{name} takes effect on {who}" / "{who}に{name}の効果" },
    }
}

/// With its sort: `the race Elf`.
impl Tell<BraveArchitect> for DraftSet {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        say! { t, f;
            "the {category} {name}" / "{category}{name}";
            category = t.text(self.category().name()), name = bare_name(t, *self)
        }
    }
}

/// With its sort, as it stands in a list of many: without brackets, for which such a list has no room, so
/// that it would show codes in place of names.
pub(crate) fn chosen_set(t: Teller<'_>, set: DraftSet) -> impl Display {
    fmt::from_fn(move |f| {
        let name = set.face(&t.game.cards).map_or("?", |face| face.name.in_lang(t.lang));
        let category = t.text(set.category().name());
        say! { t, f; "the {category} {name}" / "{category}：{name}" }
    })
}

/// The name of a card set without its sort.
pub(crate) fn bare_name(t: Teller<'_>, set: DraftSet) -> impl Display {
    fmt::from_fn(move |f| set.face(&t.game.cards).map_or(Ok(()), |face| face.name.tell(t, f)))
}

/// A face of a weapon: `Bow, style Sniper`.
pub(crate) fn style(t: Teller<'_>, face: FaceKind) -> impl Display {
    fmt::from_fn(move |f| {
        let (weapon, _) = weapon_of(face);
        say! { t, f;
            "{style} with {weapon}" / "{weapon}の戦闘スタイル{style}";
            weapon = t.told(&weapon), style = t.told(&t.game.cards.weapon_face(face).face.name)
        }
    })
}

/// Behind what is paid: ` (cost: Dash, 1 tension)`; nothing without a payment.
impl Tell<BraveArchitect> for Pay {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (cards, tension) = (t.told(&*self.cards), t.count(self.tension, &TENSION));
        match (self.cards.is_empty(), self.tension) {
            (true, 0) => Ok(()),
            (false, 0) => say! { t, f; " (cost: {cards})" / "（コスト：{cards}）" },
            (true, _) => say! { t, f; " (cost: {tension})" / "（コスト：{tension}）" },
            (false, _) => say! { t, f;
                " (cost: {cards}, {tension})" / "（コスト：{cards}、{tension}）"
            },
        }
    }
}

/// What an attack takes with it: `+2 damage, +1 to the roll`.
impl Tell<BraveArchitect> for AttackMods {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut comma = "";
        let numbers = [
            (i32::from(self.add_damage), "damage", "追加ダメージ"),
            (i32::from(self.fixed), "fixed damage", "確定ダメージ"),
            (i32::from(self.roll), "to the roll", "攻撃判定"),
            (i32::from(self.range), "range", "射程"),
        ];
        for (n, en, ja) in numbers {
            if n != 0 {
                say! { t, f; "{comma}{n} {en}" / "{comma}{ja}{n}"; n = change(t, n) }?;
                comma = t.word(", ", "、");
            }
        }
        if self.as_magic {
            say! { t, f; "{comma}magic in place of power" / "{comma}力のかわりに魔で判定" }?;
            comma = ", ";
        }
        if comma.is_empty() { f.write_str(t.word("nothing", "なし")) } else { Ok(()) }
    }
}

/// What hurts.
impl Tell<BraveArchitect> for Cause {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EnemyAttack(card) => card.tell(t, f),
            Self::Trait(card) => say! { t, f;
                "the trait of {card}" / "{card}の特性"; card = t.told(card)
            },
            Self::WallSlam => f.write_str(t.word("the wall slam", "壁ドン")),
            Self::Lava => f.write_str(t.word("lava", "溶岩マス")),
            Self::Own(source) => own_source(t, *source).fmt(f),
        }
    }
}

/// A card or a half of a player card that hurts its owner.
pub(crate) fn own_source(t: Teller<'_>, source: Source) -> Told<'_, BraveArchitect, Label> {
    let recoils = t.game.attack_of(source).is_some_and(|attack| attack.recoil > 0);
    if recoils { attack_name(t, source) } else { ability_name(t, source) }
}

/// A card of an own hand for the eyes that may see it, else a word for it.
pub(crate) fn hidden_card(t: Teller<'_>, card: CardKind, shown: bool) -> impl Display {
    fmt::from_fn(move |f| {
        if shown {
            card.tell(t, f)
        } else {
            f.write_str(t.word("a weapon card", "武器カード1枚"))
        }
    })
}

/// Why a square cannot be moved to.
pub(crate) fn no_way(
    t: Teller<'_>,
    goal: &Square,
    why: &NoWay,
    _: &Rule,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    match why {
        NoWay::Start => say! { t, f;
            "the hero stands on {goal}, and a move ends elsewhere" /
            "{goal}はいまいるマスで、移動先にはできない"
        },
        NoWay::Occupied(seat) => say! { t, f;
            "{who}'s hero is on {goal}" / "{goal}には{who}のキャラがいる"; who = t.seat(*seat)
        },
        NoWay::Enemy => say! { t, f; "the dragon is on {goal}" / "{goal}には敵がいる" },
        NoWay::TooFar { points } => say! { t, f;
            "{goal} is too far for a move of {points}" / "移動力{points}では{goal}に届かない"
        },
    }
}

/// Why a square of the enemy is no target.
pub(crate) fn missed(
    t: Teller<'_>,
    slot: &Slot,
    why: &NoTarget,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let name = t.told(slot);
    match why {
        NoTarget::OutOfRange { distance, range } => say! { t, f;
            "{name} is {distance} away, the range is {range}" /
            "{name}までの距離は{distance}で、射程は{range}"
        },
        NoTarget::Blocked(other) => say! { t, f;
            "{name} is behind {other}, another square of the dragon" /
            "{name}は敵の別のマス（{other}）の陰にある";
            other = t.told(other)
        },
        NoTarget::Fallen => say! { t, f;
            "the part on {name} has fallen already" / "{name}の敵パーティのHPはすでに0"
        },
    }
}
