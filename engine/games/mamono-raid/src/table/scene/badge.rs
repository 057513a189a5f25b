//! Small marks on cards and chips, and what each of them means.

use crate::MamonoRaid;
use crate::cards::{
    Amount, Attack, ItemEffect, Lock, Marks, OnGain, Points, STARTER_ANY, STARTER_OWN, SkillCard,
    SkillKind,
};
use crate::state::OwnSkill;
use crate::table::names::Tenths;
use crate::vocabulary::Coin;
use kanso_engine::Label;
use kanso_engine::scene::{Badge, Tone};

fn badge(text: Label, meaning: Label, tone: Tone) -> Badge {
    Badge { text, meaning, tone }
}

fn fixed(text: (&'static str, &'static str), meaning: (&'static str, &'static str)) -> Badge {
    badge(Label::new(text.0, text.1), Label::new(meaning.0, meaning.1), Tone::Plain)
}

/// The contribution of a cell. Source: MR-3.10, MR-3.11.
pub(super) fn contribution(value: u8) -> Badge {
    let text = super::number(value);
    badge(text, Label::new("contribution", "貢献度"), Tone::Special)
}

/// So many of so many.
pub(super) fn share(value: u8, of: u8, meaning: Label, tone: Tone) -> Badge {
    badge(Label::same(format!("{value}/{of}")), meaning, tone)
}

/// What a starting chip pays. Source: MR-4.20.
pub(super) fn starter() -> Badge {
    let text = Label::same(format!("{STARTER_OWN}/{STARTER_ANY}"));
    let meaning = Label::new(
        "points for its own class, or for any other",
        "自分の職の経験値、または他の職の経験値",
    );
    badge(text, meaning, Tone::Plain)
}

/// Which of the two cards of a part lies there. Source: MR-6.17.
pub(super) fn nth_card(breaks: u8) -> Badge {
    match breaks {
        0 => fixed(("1st", "1枚目"), ("the first of its two cards", "2枚のうち1枚目のカード")),
        1 => fixed(("2nd", "2枚目"), ("the second of its two cards", "2枚のうち2枚目のカード")),
        _ => fixed(("gone", "破壊済"), ("broken twice", "2回破壊済み")),
    }
}

/// The action cost of something.
pub(super) fn action_cost(ac: u8) -> Badge {
    let text = Label::same(format!("AC{ac}"));
    badge(text, Label::new("action cost", "アクションコスト"), Tone::Active)
}

/// The extra action cost of a chip.
pub(super) fn extra(ac: u8) -> Badge {
    let text = Label::same(format!("+{ac}"));
    badge(text, Label::new("extra action cost", "追加アクションコスト"), Tone::Warning)
}

/// The serial number of a chip.
pub(super) fn serial(serial: u8) -> Badge {
    let text = Label::same(format!("#{serial}"));
    badge(text, Label::new("serial number", "通し番号"), Tone::Faint)
}

/// The copper under a chip of the core.
pub(super) fn copper_below() -> Badge {
    let meaning = Label::new("a copper lies under it", "下に銅貨1枚");
    badge(Label::new("+1c", "+銅"), meaning, Tone::Treasure)
}

/// A price in copper units, and whether it can be paid.
pub(super) fn price(price: u8, payable: bool) -> Badge {
    let text = Label::new(format!("{price}c"), format!("銅{price}"));
    if payable {
        badge(text, Label::new("price, can be paid", "価格（払える）"), Tone::Treasure)
    } else {
        badge(text, Label::new("price, cannot be paid", "価格（払えない）"), Tone::Faint)
    }
}

/// Whether the seat that buys could pay for it.
pub(super) fn payable(can_pay: bool) -> Badge {
    if can_pay {
        badge(Label::new("✓", "✓"), Label::new("can be paid", "払える"), Tone::Good)
    } else {
        badge(Label::new("–", "–"), Label::new("cannot be paid", "払えない"), Tone::Faint)
    }
}

/// A card of that name is owned already.
pub(super) fn owned() -> Badge {
    let meaning = ("owned by the seat that buys", "買う人がすでに所持");
    Badge { tone: Tone::Faint, ..fixed(("own", "所持"), meaning) }
}

/// Which of the pawns on a space acts first.
pub(super) fn top() -> Badge {
    Badge { tone: Tone::Active, ..fixed(("top", "上"), ("top of the stack", "一番上")) }
}

/// Has passed in this round.
pub(super) fn passed() -> Badge {
    Badge { tone: Tone::Faint, ..fixed(("pass", "パス"), ("has passed", "パス済み")) }
}

/// Markers of a seat on a card.
pub(super) fn markers(count: u8, name: &str, tone: Tone) -> Badge {
    let meaning = Label::new(format!("markers of {name}"), format!("{name}のヘイトマーカー"));
    badge(Label::same(format!("{}{count}", mark(tone))), meaning, tone)
}

/// A sign for the seats, so that nothing is told by its colour alone.
pub(super) const fn mark(tone: Tone) -> &'static str {
    match tone {
        Tone::Seat(0) => "●",
        Tone::Seat(1) => "■",
        Tone::Seat(2) => "▲",
        Tone::Seat(3) => "◆",
        Tone::Seat(_)
        | Tone::Plain
        | Tone::Faint
        | Tone::Active
        | Tone::Good
        | Tone::Bad
        | Tone::Warning
        | Tone::Enemy
        | Tone::Boss
        | Tone::Home
        | Tone::Special
        | Tone::Treasure
        | Tone::Side(_)
        | Tone::Hue(_)
        | Tone::Land(_) => "",
    }
}

/// What a skill of a seat does now: with its chips, without its marks.
pub(super) fn of_own_skill(game: &MamonoRaid, own: &OwnSkill) -> Vec<Badge> {
    let card = game.cards.skill(own.card);
    let mut badges = Vec::with_capacity(6);
    badges.push(action_cost(game.skill_ac(own)));
    badges.extend(attack(game.attack_of(own)));
    does(card, &mut badges);
    if own.locked > 0 {
        let text = Label::same(format!("♥{}", own.locked));
        let meaning =
            Label::new("life chips locked on it: used", "置かれたライフチップ（使用済み）");
        badges.push(badge(text, meaning, Tone::Warning));
    }
    if own.swords > 0 {
        badges.push(fixed(("swd", "剣"), ("a sword chip lies on it", "剣チップ")));
    }
    if own.rings > 0 {
        badges.push(fixed(("ring", "指輪"), ("a ring chip lies on it", "指輪チップ")));
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
        let meaning =
            Label::new("takes experience of up to so many points", "獲得できる経験値の上限");
        badges.push(badge(Label::new(format!("xp{xp}"), format!("経{xp}")), meaning, Tone::Good));
    }
    let up_to = Coin::ALL.into_iter().find(|of| of.rank() == coin);
    if let Some(of) = up_to {
        let text = match of {
            Coin::Copper => Label::new("cop", "銅"),
            Coin::Silver => Label::new("sil", "銀"),
            Coin::Gold => Label::new("gold", "金"),
        };
        let meaning = Label::new("takes coins up to this one", "獲得できるコインの上限");
        badges.push(badge(text, meaning, Tone::Treasure));
    }
    if most > 1 {
        let meaning = Label::new("takes at most so many chips", "獲得できる枚数の上限");
        badges.push(badge(Label::same(format!("×{most}")), meaning, Tone::Good));
    }
    if ignores_extra {
        let meaning = ("extra action costs are not paid", "追加アクションコスト不要");
        badges.push(fixed(("no+", "追加0"), meaning));
    }
    badges
}

/// How it is paid with life chips, and what else it does.
fn does(card: &SkillCard, badges: &mut Vec<Badge>) {
    match card.lock {
        Lock::One => {}
        Lock::Free => {
            let meaning = ("free: locks no life chip, always ready", "フリー：ライフチップ不要");
            badges.push(fixed(("free", "フリー"), meaning));
        }
        Lock::Stack(_) => {
            badges.push(fixed(("stk", "重ね"), ("stacks life chips", "スタック")));
        }
    }
    badges.extend(card.heal.map(heal));
    if card.releases {
        let meaning = ("takes life chips off other skills", "ほかのスキルのライフチップを外す");
        badges.push(fixed(("rel", "解放"), meaning));
    }
}

fn heal(amount: Amount) -> Badge {
    let meaning = Label::new("damage chips turned to life", "ライフに戻すダメージチップ");
    let text = match amount {
        Amount::Upto(most) => Label::same(format!("{most}♥")),
        Amount::All => Label::new("all♥", "全♥"),
    };
    badge(text, meaning, Tone::Good)
}

/// What a card gives while it is owned.
pub(super) fn marks(marks: Marks, badges: &mut Vec<Badge>) {
    let Marks { ap, shield, contribution } = marks;
    if ap > 0 {
        let meaning = Label::new("action points", "APマーク");
        badges.push(badge(Label::same(format!("AP{ap}")), meaning, Tone::Plain));
    }
    if shield > 0 {
        let text = Label::new(format!("sh{shield}"), format!("盾{shield}"));
        badges.push(badge(text, Label::new("shields", "シールドマーク"), Tone::Plain));
    }
    if contribution > 0 {
        let text = Label::same(format!("+{}", Tenths(contribution.into())));
        let meaning = Label::new("added to every contribution", "貢献度にプラス");
        badges.push(badge(text, meaning, Tone::Special));
    }
}

/// Victory points: as printed, or what they count `now`.
pub(super) fn points(printed: Points, now: Option<u8>, badges: &mut Vec<Badge>) {
    let (text, meaning) = match (printed, now) {
        (Points::Fixed(0), _) => return,
        (Points::Fixed(points), _) => (
            Label::new(format!("{points}p"), format!("{points}点")),
            Label::new("victory points", "勝利点"),
        ),
        (Points::Per { .. }, Some(now)) => (
            Label::new(format!("{now}p"), format!("{now}点")),
            Label::new("victory points as they count now", "現在の勝利点"),
        ),
        (Points::Per { cap, .. }, None) => (
            Label::new(format!("≤{cap}p"), format!("≤{cap}点")),
            Label::new("victory points at most, they are counted", "勝利点の上限（条件による）"),
        ),
    };
    badges.push(badge(text, meaning, Tone::Treasure));
}

/// What a part card does when it is gained.
pub(super) fn on_gain(effect: OnGain) -> Badge {
    let (text, meaning, tone) = match effect {
        OnGain::Black => (
            Label::new("!blk", "黒上"),
            Label::new("when gained: the black marker goes up", "獲得時：黒マーカーがレベルへ"),
            Tone::Bad,
        ),
        OnGain::Coin(units) => (
            Label::new(format!("!{units}c"), format!("獲銅{units}")),
            Label::new("when gained: copper", "獲得時：コイン（銅貨換算）"),
            Tone::Treasure,
        ),
        OnGain::Heal(_) => (
            Label::new("!♥", "獲♥"),
            Label::new(
                "when gained: damage chips are turned to life",
                "獲得時：ダメージチップを戻す",
            ),
            Tone::Good,
        ),
        OnGain::Life => (
            Label::new("!+♥", "獲+♥"),
            Label::new("when gained: a life chip", "獲得時：ライフチップ1枚"),
            Tone::Good,
        ),
        OnGain::Swap => (
            Label::new("!swp", "交換"),
            Label::new("when gained: a swap of part cards", "獲得時：部位カードの交換"),
            Tone::Warning,
        ),
    };
    badge(text, meaning, tone)
}

/// What an item does beyond its marks.
pub(super) fn of_effect(effect: ItemEffect, badges: &mut Vec<Badge>) {
    let one = match effect {
        ItemEffect::OnBuyLife => {
            fixed(("+♥", "+♥"), ("a life chip when bought", "購入時ライフチップ"))
        }
        ItemEffect::OnBuySword => {
            fixed(("swd", "剣"), ("a sword chip when bought", "購入時に剣チップ"))
        }
        ItemEffect::OnBuyRing => {
            fixed(("ring", "指輪"), ("a ring chip when bought", "購入時に指輪チップ"))
        }
        ItemEffect::Action { ac, heal: amount } => {
            badges.push(action_cost(ac));
            heal(amount)
        }
        ItemEffect::GatherAc(ac) => badge(
            Label::new(format!("ga{ac}"), format!("採{ac}")),
            Label::new("action cost of Gather materials", "素材回収のアクションコスト"),
            Tone::Plain,
        ),
        ItemEffect::LevelDiscount => fixed(
            ("lv-1", "Lv-1"),
            ("levels need one point less", "レベルアップに必要な経験値が1少ない"),
        ),
        ItemEffect::Save => {
            let meaning = ("used up in place of a death penalty", "デスペナルティの身代わり");
            fixed(("save", "身代"), meaning)
        }
        ItemEffect::Soften(by) => badge(
            Label::same(format!("−{by}")),
            Label::new("used up to soften damage", "ダメージを減らして使い切り"),
            Tone::Plain,
        ),
    };
    badges.push(one);
}
