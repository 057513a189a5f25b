//! Small marks on cards and chips, and what each of them means.

use crate::cards::Marks;
use crate::prelude::*;
use kanso_engine::Halves;
use kanso_engine::scene::{Badge, Icon};

/// A badge: its text, what it means, its tone if it has one.
macro_rules! badge {
    ($en:literal / $ja:literal, $meaning_en:literal / $meaning_ja:literal) => {
        badge!($en / $ja, $meaning_en / $meaning_ja, Tone::Plain)
    };
    ($en:literal / $ja:literal, $meaning_en:literal / $meaning_ja:literal, $tone:expr) => {
        Badge::new(label!($en / $ja), label!($meaning_en / $meaning_ja), $tone)
    };
}

/// A figure with something before it, the same in both languages.
fn figure(before: char, number: impl std::fmt::Display) -> Label {
    Label::same(format!("{before}{number}"))
}

/// The sign of what is there or not, and says no number.
fn alone(badge: Badge, icon: Icon) -> Badge {
    badge.signed(icon, Label::default())
}

/// The contribution of a cell. Source: MR-3.10, MR-3.11.
pub(super) fn contribution(value: u8) -> Badge {
    let meaning = label!("contribution" / "貢献度");
    Badge::new(value, meaning, Tone::Special).signed(Icon::Influence, value)
}

/// Who is first in a ranking as it would be now, with the contribution in tenths. Source: MR-6.2.
pub(super) fn ahead(name: &str, tenths: u32, tone: Tone) -> Badge {
    let (sign, total) = (mark(tone), Tenths(tenths));
    let meaning = label!("contribution of {name}, who is first" / "1位の{name}の貢献度");
    let badge = Badge::new(label!("{sign}{total}" / "{sign}{total}"), meaning, tone);
    badge.signed(Icon::Influence, Label::same(total.to_string()))
}

/// How many cells of the core are taken.
pub(super) fn core_taken(value: u8, of: u8) -> Badge {
    let share = label!("{value}/{of}" / "{value}/{of}");
    let meaning = label!("cells of the core with a marker" / "マーカーのあるコアのマス");
    Badge::new(share.clone(), meaning, Tone::Plain).signed(Icon::Hate, share)
}

/// Which of the two cards of a part lies there. Source: MR-6.17.
pub(super) fn nth_card(breaks: u8) -> Badge {
    match breaks {
        0 => badge!("1st" / "1枚目", "card (of two)" / "部位カード（全2枚）")
            .signed(Icon::Deck, label!("1st" / "第1")),
        1 => badge!("2nd" / "2枚目", "card (of two)" / "部位カード（全2枚）")
            .signed(Icon::Deck, label!("2nd" / "第2")),
        _ => badge!("gone" / "破壊済", "broken twice" / "2回破壊済み"),
    }
}

/// The action cost of something.
pub(super) fn action_cost(ac: u8) -> Badge {
    // Points have the tone of treasure: on a small card the figures stand without their signs.
    badge!("AC{ac}" / "AC{ac}", "action cost" / "アクションコスト").signed(Icon::Act, ac)
}

/// The extra action cost of a chip.
pub(super) fn extra(ac: u8) -> Badge {
    badge!("+{ac}" / "+{ac}", "extra action cost" / "追加アクションコスト", Tone::Warning)
        .signed(Icon::Act, figure('+', ac))
}

/// The copper under a chip of the core.
pub(super) fn copper_below() -> Badge {
    badge!("+1c" / "銅", "a copper lies under it" / "下に銅貨1枚", Tone::Treasure)
        .signed(Icon::Copper, label!("+1" / "+1"))
}

/// A bonus shield shows its back, with a coin on it.
pub(super) fn turned(coin: Coin) -> Badge {
    let badge = badge!("back" / "裏", "turned over" / "裏返し", Tone::Treasure);
    alone(badge, super::sign::of_coin(coin))
}

/// Victory points in halves.
pub(super) fn halves(halves: u8) -> Badge {
    let points = Halves(halves.into());
    badge!("{points}p" / "{points}点", "victory points" / "勝利点", Tone::Treasure)
        .signed(Icon::Points, Label::same(points.to_string()))
}

/// A price in copper units, and whether it can be paid.
pub(super) fn price(price: u8, payable: bool) -> Badge {
    let badge = if payable {
        badge!("{price}c" / "銅{price}", "price, can be paid" / "価格（払える）", Tone::Treasure)
    } else {
        badge!("{price}c" / "銅{price}", "price, cannot be paid" / "価格（払えない）", Tone::Faint)
    };
    badge.signed(Icon::Gold, price)
}

/// Whether the seat that buys could pay for it; as a sign, the price in copper units.
pub(super) fn payable(price: u8, can_pay: bool) -> Badge {
    let badge = if can_pay {
        badge!("✓" / "✓", "can be paid" / "払える", Tone::Good)
    } else {
        badge!("–" / "–", "cannot be paid" / "払えない", Tone::Faint)
    };
    badge.signed(Icon::Gold, price)
}

/// A card of that name is owned already.
pub(super) fn owned() -> Badge {
    badge!("own" / "所持", "owned by the seat that buys" / "買う人がすでに所持", Tone::Faint)
}

/// A card of its name keeps the seat that buys from buying it.
pub(super) fn barred(own: &Label) -> Badge {
    let Label { en, ja } = own;
    badge!("–" / "–", "the seat that buys has {en}" / "買う人が{ja}を所持", Tone::Faint)
}

/// Which of the pawns on a space acts first.
pub(super) fn top() -> Badge {
    alone(badge!("top" / "上", "top of the stack" / "一番上", Tone::Active), Icon::Stack)
}

/// Has passed in this round.
pub(super) fn passed() -> Badge {
    alone(badge!("pass" / "パス", "has passed" / "パス済み", Tone::Faint), Icon::Done)
}

/// Markers of a seat on a card.
pub(super) fn markers(count: u8, name: &str, tone: Tone) -> Badge {
    let sign = mark(tone);
    badge!("{sign}{count}" / "{sign}{count}", "markers of {name}" / "{name}のヘイトマーカー", tone)
        .signed(Icon::Hate, count)
}

/// A sign for the seats, so that nothing is told by its colour alone.
pub(super) const fn mark(tone: Tone) -> &'static str {
    match tone {
        Tone::Seat(0) => "●",
        Tone::Seat(1) => "◆",
        Tone::Seat(2) => "▲",
        Tone::Seat(3) => "■",
        _ => "",
    }
}

/// What a skill of a seat does now: with its chips, without its marks.
pub(super) fn of_own_skill(game: &MamonoRaid, own: &OwnSkill) -> Vec<Badge> {
    let card = game.cards.skill(own.card);
    let mut badges = Vec::with_capacity(6);
    badges.push(action_cost(game.skill_ac(own)));
    badges.extend(attack(game.attack_of(own)));
    does(card, &mut badges);
    let locked = own.locked;
    if locked > 0 {
        let badge = badge!(
            "♥{locked}" / "♥{locked}",
            "life chips locked on it: used" / "置かれたライフチップ（使用済み）",
            Tone::Warning
        );
        badges.push(badge.signed(Icon::Locked, locked));
    }
    if own.swords > 0 {
        let badge = badge!("swd" / "剣", "a sword chip lies on it" / "剣チップ");
        badges.push(alone(badge, Icon::RuneSword));
    }
    if own.rings > 0 {
        let badge = badge!("ring" / "指輪", "a ring chip lies on it" / "指輪チップ");
        badges.push(alone(badge, Icon::Ring));
    }
    badges
}

/// All that a skill card shows.
pub(super) fn of_skill(game: &MamonoRaid, kind: SkillKind) -> Vec<Badge> {
    let card = game.cards.skill(kind);
    let mut badges = Vec::with_capacity(9);
    badges.push(action_cost(card.ac));
    badges.extend(attack(card.attack));
    does(card, &mut badges);
    marks(card.marks, &mut badges);
    points(Points::Fixed(card.points), None, &mut badges);
    badges
}

/// What it takes.
fn attack(attack: Option<Attack>) -> Vec<Badge> {
    let mut badges = Vec::with_capacity(4);
    let Some(Attack { xp, coin, most, ignores_extra }) = attack else { return badges };
    if xp > 0 {
        let badge = badge!(
            "xp{xp}" / "経{xp}",
            "takes experience of up to so many points" / "獲得できる経験値の上限",
            Tone::Good
        );
        badges.push(badge.signed(Icon::Attack, figure('≤', xp)));
    }
    let up_to = Coin::ALL.into_iter().find(|of| of.rank() == coin);
    if let Some(of) = up_to {
        let text = match of {
            Coin::Copper => label!("cop" / "銅"),
            Coin::Silver => label!("sil" / "銀"),
            Coin::Gold => label!("gold" / "金"),
        };
        let meaning = label!("takes coins up to this one" / "獲得できるコインの上限");
        let badge = Badge::new(text, meaning, Tone::Treasure);
        badges.push(badge.signed(Icon::Gold, figure('≤', of.worth())));
    }
    if most > 1 {
        let badge = badge!(
            "×{most}" / "×{most}",
            "takes at most so many chips" / "獲得できる枚数の上限",
            Tone::Good
        );
        badges.push(badge.signed(Icon::Attack, figure('×', most)));
    }
    if ignores_extra {
        let badge =
            badge!("no+" / "追加0", "extra action costs are not paid" / "追加アクションコスト不要");
        badges.push(badge.signed(Icon::Act, label!("+0" / "+0")));
    }
    badges
}

/// How it is paid with life chips, and what else it does.
fn does(card: &SkillCard, badges: &mut Vec<Badge>) {
    match card.lock {
        Lock::One => {}
        Lock::Free => {
            let badge = badge!(
                "free" / "フリー",
                "free: locks no life chip, always ready" / "フリー：ライフチップ不要"
            );
            badges.push(alone(badge, Icon::Free));
        }
        Lock::Stack(_) => {
            let badge = badge!("stk" / "重ね", "stacks life chips" / "スタック");
            badges.push(alone(badge, Icon::Stack));
        }
    }
    badges.extend(card.heal.map(heal));
    if card.releases {
        let badge = badge!(
            "rel" / "解放",
            "takes life chips off other skills" / "ほかのスキルのライフチップを外す"
        );
        badges.push(alone(badge, Icon::Release));
    }
}

fn heal(amount: Amount) -> Badge {
    let meaning = label!("damage chips turned to life" / "ライフに戻すダメージチップ");
    let text = match amount {
        Amount::Upto(most) => label!("{most}♥" / "{most}♥"),
        Amount::All => label!("all♥" / "全♥"),
    };
    Badge::new(text, meaning, Tone::Good).signed(Icon::Heal, how_many(amount))
}

fn how_many(amount: Amount) -> Label {
    match amount {
        Amount::Upto(most) => most.into(),
        Amount::All => label!("all" / "全"),
    }
}

/// What a card gives while it is owned.
pub(super) fn marks(marks: Marks, badges: &mut Vec<Badge>) {
    let Marks { ap, shield, contribution } = marks;
    if ap > 0 {
        let badge = badge!("AP{ap}" / "AP{ap}", "action points" / "APマーク");
        badges.push(badge.signed(Icon::Move, figure('+', ap)));
    }
    if shield > 0 {
        let badge = badge!("sh{shield}" / "盾{shield}", "shields" / "シールドマーク");
        badges.push(badge.signed(Icon::Defence, shield));
    }
    if contribution > 0 {
        let tenths = Tenths(contribution.into());
        let badge = badge!(
            "+{tenths}" / "+{tenths}",
            "added to every contribution" / "貢献度にプラス",
            Tone::Special
        );
        badges.push(badge.signed(Icon::Influence, figure('+', tenths)));
    }
}

/// Victory points: as printed, or what they count `now`.
pub(super) fn points(printed: Points, now: Option<u8>, badges: &mut Vec<Badge>) {
    badges.push(match (printed, now) {
        (Points::Fixed(0), _) => return,
        (Points::Fixed(points), _) => {
            badge!("{points}p" / "{points}点", "victory points" / "勝利点", Tone::Treasure)
                .signed(Icon::Points, points)
        }
        (Points::Per { .. }, Some(now)) => badge!(
            "{now}p" / "{now}点",
            "victory points as they count now" / "現在の勝利点",
            Tone::Treasure
        )
        .signed(Icon::Points, now),
        (Points::Per { cap, .. }, None) => badge!(
            "≤{cap}p" / "≤{cap}点",
            "victory points at most, they are counted" / "勝利点の上限（条件による）",
            Tone::Treasure
        )
        .signed(Icon::Points, figure('≤', cap)),
    });
}

/// What a part card does when it is gained.
pub(super) fn on_gain(effect: OnGain) -> Badge {
    match effect {
        OnGain::Black => {
            let badge = badge!(
                "!blk" / "黒上",
                "when gained: the black marker goes up" / "獲得時：黒マーカーがレベルへ",
                Tone::Bad
            );
            alone(badge, Icon::Hate)
        }
        OnGain::Coin(units) => badge!(
            "!{units}c" / "獲銅{units}",
            "when gained: copper" / "獲得時：コイン（銅貨換算）",
            Tone::Treasure
        )
        .signed(Icon::Gold, figure('+', units)),
        OnGain::Heal(amount) => badge!(
            "!♥" / "獲♥",
            "when gained: damage chips are turned to life" / "獲得時：ダメージチップを戻す",
            Tone::Good
        )
        .signed(Icon::Heal, how_many(amount)),
        OnGain::Life => badge!(
            "!+♥" / "獲+♥",
            "when gained: a life chip" / "獲得時：ライフチップ1枚",
            Tone::Good
        )
        .signed(Icon::Hp, label!("+1" / "+1")),
        OnGain::Swap => {
            let badge = badge!(
                "!swp" / "交換",
                "when gained: a swap of part cards" / "獲得時：部位カードの交換",
                Tone::Warning
            );
            alone(badge, Icon::Swap)
        }
    }
}

/// What an item does beyond its marks.
pub(super) fn of_effect(effect: ItemEffect, badges: &mut Vec<Badge>) {
    let one = match effect {
        ItemEffect::OnBuyLife => {
            badge!("+♥" / "+♥", "a life chip when bought" / "購入時ライフチップ")
                .signed(Icon::Hp, label!("+1" / "+1"))
        }
        ItemEffect::OnBuySword => {
            let badge = badge!("swd" / "剣", "a sword chip when bought" / "購入時に剣チップ");
            alone(badge, Icon::RuneSword)
        }
        ItemEffect::OnBuyRing => {
            let badge = badge!("ring" / "指輪", "a ring chip when bought" / "購入時に指輪チップ");
            alone(badge, Icon::Ring)
        }
        ItemEffect::Action { ac, heal: amount } => {
            badges.push(action_cost(ac));
            heal(amount)
        }
        ItemEffect::GatherAc(ac) => badge!(
            "ga{ac}" / "採{ac}",
            "action cost of Gather materials" / "素材回収のアクションコスト"
        )
        .signed(Icon::Gather, ac),
        ItemEffect::LevelDiscount => badge!(
            "lv-1" / "Lv-1",
            "levels need one point less" / "レベルアップに必要な経験値が1少ない"
        )
        .signed(Icon::LevelUp, label!("−1" / "−1")),
        ItemEffect::Save => badge!(
            "save" / "身代",
            "used up in place of a death penalty" / "デスペナルティの身代わり"
        )
        .signed(Icon::Death, label!("−1" / "−1")),
        ItemEffect::Soften(by) => {
            badge!("−{by}" / "−{by}", "used up to soften damage" / "ダメージを減らして使い切り")
                .signed(Icon::Claw, figure('−', by))
        }
    };
    badges.push(one);
}
