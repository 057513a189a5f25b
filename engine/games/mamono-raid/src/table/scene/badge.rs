//! Small marks on cards and chips, and what each of them means.

use crate::cards::{Marks, STARTER_ANY, STARTER_OWN};
use crate::prelude::*;
use kanso_engine::Halves;
use kanso_engine::scene::Badge;

/// A badge: its text, what it means, its tone if it has one.
macro_rules! badge {
    ($en:literal / $ja:literal, $meaning_en:literal / $meaning_ja:literal) => {
        badge!($en / $ja, $meaning_en / $meaning_ja, Tone::Plain)
    };
    ($en:literal / $ja:literal, $meaning_en:literal / $meaning_ja:literal, $tone:expr) => {
        Badge::new(label!($en / $ja), label!($meaning_en / $meaning_ja), $tone)
    };
}

/// The contribution of a cell. Source: MR-3.10, MR-3.11.
pub(super) fn contribution(value: u8) -> Badge {
    let meaning = label!("contribution" / "貢献度");
    Badge::new(super::number(value), meaning, Tone::Special)
}

/// So many of so many.
pub(super) fn share(value: u8, of: u8, meaning: Label, tone: Tone) -> Badge {
    Badge::new(label!("{value}/{of}" / "{value}/{of}"), meaning, tone)
}

/// What a starting chip pays. Source: MR-4.20.
pub(super) fn starter() -> Badge {
    badge!(
        "{STARTER_OWN}/{STARTER_ANY}" / "{STARTER_OWN}/{STARTER_ANY}",
        "points for its own class, or for any other" / "自分の職の経験値、または他の職の経験値"
    )
}

/// Which of the two cards of a part lies there. Source: MR-6.17.
pub(super) fn nth_card(breaks: u8) -> Badge {
    match breaks {
        0 => badge!("1st" / "1枚目", "the first of its two cards" / "2枚のうち1枚目のカード"),
        1 => badge!("2nd" / "2枚目", "the second of its two cards" / "2枚のうち2枚目のカード"),
        _ => badge!("gone" / "破壊済", "broken twice" / "2回破壊済み"),
    }
}

/// The action cost of something.
pub(super) fn action_cost(ac: u8) -> Badge {
    badge!("AC{ac}" / "AC{ac}", "action cost" / "アクションコスト", Tone::Active)
}

/// The extra action cost of a chip.
pub(super) fn extra(ac: u8) -> Badge {
    badge!("+{ac}" / "+{ac}", "extra action cost" / "追加アクションコスト", Tone::Warning)
}

/// The serial number of a chip.
pub(super) fn serial(serial: u8) -> Badge {
    badge!("#{serial}" / "#{serial}", "serial number" / "通し番号", Tone::Faint)
}

/// The copper under a chip of the core.
pub(super) fn copper_below() -> Badge {
    badge!("+1c" / "+銅", "a copper lies under it" / "下に銅貨1枚", Tone::Treasure)
}

/// A bonus shield shows its back.
pub(super) fn turned() -> Badge {
    badge!("back" / "裏", "turned over" / "裏返し", Tone::Treasure)
}

/// Victory points in halves.
pub(super) fn halves(halves: u8) -> Badge {
    let points = Halves(halves.into());
    badge!("{points}p" / "{points}点", "victory points" / "勝利点", Tone::Treasure)
}

/// A price in copper units, and whether it can be paid.
pub(super) fn price(price: u8, payable: bool) -> Badge {
    if payable {
        badge!("{price}c" / "銅{price}", "price, can be paid" / "価格（払える）", Tone::Treasure)
    } else {
        badge!("{price}c" / "銅{price}", "price, cannot be paid" / "価格（払えない）", Tone::Faint)
    }
}

/// Whether the seat that buys could pay for it.
pub(super) fn payable(can_pay: bool) -> Badge {
    if can_pay {
        badge!("✓" / "✓", "can be paid" / "払える", Tone::Good)
    } else {
        badge!("–" / "–", "cannot be paid" / "払えない", Tone::Faint)
    }
}

/// A card of that name is owned already.
pub(super) fn owned() -> Badge {
    badge!("own" / "所持", "owned by the seat that buys" / "買う人がすでに所持", Tone::Faint)
}

/// Which of the pawns on a space acts first.
pub(super) fn top() -> Badge {
    badge!("top" / "上", "top of the stack" / "一番上", Tone::Active)
}

/// Has passed in this round.
pub(super) fn passed() -> Badge {
    badge!("pass" / "パス", "has passed" / "パス済み", Tone::Faint)
}

/// Markers of a seat on a card.
pub(super) fn markers(count: u8, name: &str, tone: Tone) -> Badge {
    let sign = mark(tone);
    badge!("{sign}{count}" / "{sign}{count}", "markers of {name}" / "{name}のヘイトマーカー", tone)
}

/// A sign for the seats, so that nothing is told by its colour alone.
pub(super) const fn mark(tone: Tone) -> &'static str {
    match tone {
        Tone::Seat(0) => "●",
        Tone::Seat(1) => "■",
        Tone::Seat(2) => "▲",
        Tone::Seat(3) => "◆",
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
        badges.push(badge!(
            "♥{locked}" / "♥{locked}",
            "life chips locked on it: used" / "置かれたライフチップ（使用済み）",
            Tone::Warning
        ));
    }
    if own.swords > 0 {
        badges.push(badge!("swd" / "剣", "a sword chip lies on it" / "剣チップ"));
    }
    if own.rings > 0 {
        badges.push(badge!("ring" / "指輪", "a ring chip lies on it" / "指輪チップ"));
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
        badges.push(badge!(
            "xp{xp}" / "経{xp}",
            "takes experience of up to so many points" / "獲得できる経験値の上限",
            Tone::Good
        ));
    }
    let up_to = Coin::ALL.into_iter().find(|of| of.rank() == coin);
    if let Some(of) = up_to {
        let text = match of {
            Coin::Copper => label!("cop" / "銅"),
            Coin::Silver => label!("sil" / "銀"),
            Coin::Gold => label!("gold" / "金"),
        };
        let meaning = label!("takes coins up to this one" / "獲得できるコインの上限");
        badges.push(Badge::new(text, meaning, Tone::Treasure));
    }
    if most > 1 {
        badges.push(badge!(
            "×{most}" / "×{most}",
            "takes at most so many chips" / "獲得できる枚数の上限",
            Tone::Good
        ));
    }
    if ignores_extra {
        badges.push(badge!(
            "no+" / "追加0",
            "extra action costs are not paid" / "追加アクションコスト不要"
        ));
    }
    badges
}

/// How it is paid with life chips, and what else it does.
fn does(card: &SkillCard, badges: &mut Vec<Badge>) {
    match card.lock {
        Lock::One => {}
        Lock::Free => badges.push(badge!(
            "free" / "フリー",
            "free: locks no life chip, always ready" / "フリー：ライフチップ不要"
        )),
        Lock::Stack(_) => {
            badges.push(badge!("stk" / "重ね", "stacks life chips" / "スタック"));
        }
    }
    badges.extend(card.heal.map(heal));
    if card.releases {
        badges.push(badge!(
            "rel" / "解放",
            "takes life chips off other skills" / "ほかのスキルのライフチップを外す"
        ));
    }
}

fn heal(amount: Amount) -> Badge {
    let meaning = label!("damage chips turned to life" / "ライフに戻すダメージチップ");
    let text = match amount {
        Amount::Upto(most) => label!("{most}♥" / "{most}♥"),
        Amount::All => label!("all♥" / "全♥"),
    };
    Badge::new(text, meaning, Tone::Good)
}

/// What a card gives while it is owned.
pub(super) fn marks(marks: Marks, badges: &mut Vec<Badge>) {
    let Marks { ap, shield, contribution } = marks;
    if ap > 0 {
        badges.push(badge!("AP{ap}" / "AP{ap}", "action points" / "APマーク"));
    }
    if shield > 0 {
        badges.push(badge!("sh{shield}" / "盾{shield}", "shields" / "シールドマーク"));
    }
    if contribution > 0 {
        let tenths = Tenths(contribution.into());
        badges.push(badge!(
            "+{tenths}" / "+{tenths}",
            "added to every contribution" / "貢献度にプラス",
            Tone::Special
        ));
    }
}

/// Victory points: as printed, or what they count `now`.
pub(super) fn points(printed: Points, now: Option<u8>, badges: &mut Vec<Badge>) {
    badges.push(match (printed, now) {
        (Points::Fixed(0), _) => return,
        (Points::Fixed(points), _) => {
            badge!("{points}p" / "{points}点", "victory points" / "勝利点", Tone::Treasure)
        }
        (Points::Per { .. }, Some(now)) => badge!(
            "{now}p" / "{now}点",
            "victory points as they count now" / "現在の勝利点",
            Tone::Treasure
        ),
        (Points::Per { cap, .. }, None) => badge!(
            "≤{cap}p" / "≤{cap}点",
            "victory points at most, they are counted" / "勝利点の上限（条件による）",
            Tone::Treasure
        ),
    });
}

/// What a part card does when it is gained.
pub(super) fn on_gain(effect: OnGain) -> Badge {
    match effect {
        OnGain::Black => badge!(
            "!blk" / "黒上",
            "when gained: the black marker goes up" / "獲得時：黒マーカーがレベルへ",
            Tone::Bad
        ),
        OnGain::Coin(units) => badge!(
            "!{units}c" / "獲銅{units}",
            "when gained: copper" / "獲得時：コイン（銅貨換算）",
            Tone::Treasure
        ),
        OnGain::Heal(_) => badge!(
            "!♥" / "獲♥",
            "when gained: damage chips are turned to life" / "獲得時：ダメージチップを戻す",
            Tone::Good
        ),
        OnGain::Life => badge!(
            "!+♥" / "獲+♥",
            "when gained: a life chip" / "獲得時：ライフチップ1枚",
            Tone::Good
        ),
        OnGain::Swap => badge!(
            "!swp" / "交換",
            "when gained: a swap of part cards" / "獲得時：部位カードの交換",
            Tone::Warning
        ),
    }
}

/// What an item does beyond its marks.
pub(super) fn of_effect(effect: ItemEffect, badges: &mut Vec<Badge>) {
    let one = match effect {
        ItemEffect::OnBuyLife => {
            badge!("+♥" / "+♥", "a life chip when bought" / "購入時ライフチップ")
        }
        ItemEffect::OnBuySword => {
            badge!("swd" / "剣", "a sword chip when bought" / "購入時に剣チップ")
        }
        ItemEffect::OnBuyRing => {
            badge!("ring" / "指輪", "a ring chip when bought" / "購入時に指輪チップ")
        }
        ItemEffect::Action { ac, heal: amount } => {
            badges.push(action_cost(ac));
            heal(amount)
        }
        ItemEffect::GatherAc(ac) => badge!(
            "ga{ac}" / "採{ac}",
            "action cost of Gather materials" / "素材回収のアクションコスト"
        ),
        ItemEffect::LevelDiscount => badge!(
            "lv-1" / "Lv-1",
            "levels need one point less" / "レベルアップに必要な経験値が1少ない"
        ),
        ItemEffect::Save => badge!(
            "save" / "身代",
            "used up in place of a death penalty" / "デスペナルティの身代わり"
        ),
        ItemEffect::Soften(by) => {
            badge!("−{by}" / "−{by}", "used up to soften damage" / "ダメージを減らして使い切り")
        }
    };
    badges.push(one);
}
