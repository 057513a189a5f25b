//! Small marks on cards, pawns and squares, and what each of them means.

use crate::cards::Manner;
use crate::prelude::*;
use crate::table::names;
use kanso_engine::scene::Badge;

pub(super) fn badge(text: Label, meaning: Label, tone: Tone) -> Badge {
    Badge::new(text, meaning, tone)
}

fn fixed(text: Text, meaning: Text, tone: Tone) -> Badge {
    badge(text.into(), meaning.into(), tone)
}

/// A number behind a letter.
fn numbered((en, ja): (&str, &str), n: impl Into<i64>, meaning: Text, tone: Tone) -> Badge {
    let n = n.into();
    badge(Label::new(format!("{en}{n}"), format!("{ja}{n}")), meaning.into(), tone)
}

/// Badges that always say the same: text, meaning, tone.
macro_rules! fixed {
    ($($(#[$m:meta])* $name:ident: $en:literal / $ja:literal, $means:literal / $mean_ja:literal, $tone:ident;)*) => { $(
        $(#[$m])*
        pub(super) fn $name() -> Badge {
            fixed(Text::new($en, $ja), Text::new($means, $mean_ja), Tone::$tone)
        }
    )* };
}

fixed! {
    /// Has had its turn in this round.
    acted: "act" / "済", "has acted in this round" / "行動済み", Faint;
    /// Is down.
    down: "down" / "ダウン", "is down: HP 0" / "HP0でダウン中", Bad;
    /// Is hate-top.
    hate: "hate" / "ヘイト",
        "hate-top: owns the hate card" / "ヘイトトップ（ヘイトカードを持つ）", Warning;
    /// A part that has fallen and waits for its destruction. Source: BA-14.2.
    fallen: "✕" / "✕", "fallen: HP 0" / "HP0（破壊待ち）", Bad;
    /// Inside the range of the attack that goes on.
    in_area_now: "⚠!" / "⚠!", "in the range of the attack" / "敵の攻撃範囲", Bad;
    /// Inside the range of the attack that comes next.
    in_area: "⚠" / "⚠",
        "in the range of the next attack, as predicted" / "次の敵の攻撃範囲（予測）", Warning;
    /// Inside the range of the next attack by one of the sides that a slammed hero can go to.
    maybe_in_area: "⚠?" / "⚠?",
        "perhaps in the range of the next attack: by the side chosen at the wall" /
            "壁ドンの移動先しだいで次の敵の攻撃範囲（予測）", Warning;
    /// Where the enemy will stand, as predicted.
    body_to: "▼" / "▼", "the enemy will stand here, as predicted" / "敵の移動先（予測）", Enemy;
}

/// Tension. Source: BA-8.1.
pub(super) fn tension(tension: u8) -> Badge {
    let tone = if tension == 0 { Tone::Faint } else { Tone::Active };
    numbered(("T", "テ"), tension, names::TENSION, tone)
}

/// Current defence of a part or the core.
pub(super) fn defence(defence: i16) -> Badge {
    numbered(("Def", "防"), defence, Text::new("current defence", "現在の防御力"), Tone::Plain)
}

/// A trait that will be, or is, active. Source: BA-11.2.
pub(super) fn marked(is_now: bool) -> Badge {
    if is_now {
        let meaning = Text::new("its trait is active now", "特性が有効");
        return fixed(Text::new("★", "★"), meaning, Tone::Bad);
    }
    let meaning = Text::new("its trait will be active next", "次に特性が有効になる");
    fixed(Text::new("☆", "☆"), meaning, Tone::Warning)
}

/// A square of the body that is being attacked.
pub(super) fn target(is_primary: bool) -> Badge {
    let meaning = if is_primary {
        Text::new("attacked; what counts once counts here", "攻撃対象（1回だけの効果を受ける）")
    } else {
        Text::new("attacked", "攻撃対象")
    };
    fixed(Text::new("⚔", "⚔"), meaning, Tone::Active)
}

/// A square of the body. Source: BA-1.2.
pub(super) fn square(slot: Slot) -> Badge {
    let name = slot.name();
    let meaning = Label::new(
        format!("square of the enemy's body: {}", name.en),
        format!("敵本体のマス（{}）", name.ja),
    );
    badge(Label::same(slot.number().to_string()), meaning, Tone::Faint)
}

/// A side of the body, beside it or on its own square. Source: BA-1.2.
pub(super) fn side(direction: Direction, is_beside: bool) -> Badge {
    const SIDES: [&str; 4] = ["①", "②", "③", "④"];
    let number = SIDES[usize::from(direction.side()) - 1];
    let text = match direction {
        _ if is_beside => number.to_owned(),
        Direction::North => format!("↑{number}"),
        Direction::East => format!("{number}→"),
        Direction::South => format!("{number}↓"),
        Direction::West => format!("←{number}"),
    };
    let name = direction.name();
    let meaning = Label::new(
        format!("{} side of the enemy's body", name.en),
        format!("敵本体の{}側の辺", name.ja),
    );
    badge(Label::same(text), meaning, Tone::Faint)
}

/// Lava. Source: BA-1.4.
pub(super) fn lava(lava: Lava) -> Badge {
    let text = Label::same(format!("♨{}", lava.stop()));
    badge(text, lava.name().into(), Tone::Bad)
}

/// What hand and piles say of a card that is not an attack.
pub(super) fn of_card(game: &BraveArchitect, kind: CardKind) -> Vec<Badge> {
    let card = game.cards.card(kind);
    let mut badges = Vec::with_capacity(8);
    badges.push(cost(card.cost));
    match &card.class {
        Class::Attack(attack) => of_attack(attack, &mut badges),
        Class::Support => {
            let meaning = Text::new("support: acts at once", "補助：すぐに効果を発揮");
            badges.push(fixed(Text::new("sup", "補助"), meaning, Tone::Good));
        }
        Class::Placed(_) => {
            let meaning =
                Text::new("placed: waits for its trigger", "設置：条件を満たすまで場に残る");
            badges.push(fixed(Text::new("set", "設置"), meaning, Tone::Special));
        }
        Class::Persistent => {
            let meaning = Text::new("persistent: stays in play", "持続：場に残り続ける");
            badges.push(fixed(Text::new("stay", "持続"), meaning, Tone::Special));
        }
        Class::CostTrigger(_) => {
            let meaning = Text::new(
                "acts on the attack that it pays for",
                "他のカードのコストにしたときに効果",
            );
            badges.push(fixed(Text::new("pays", "コスト"), meaning, Tone::Treasure));
        }
    }
    if let Some(boost) = card.boost {
        let meaning = match boost.gives {
            BoostGives::AddDamage(_) => {
                Text::new("boost: more damage for tension", "テンション消費でダメージ増加")
            }
            BoostGives::Heal(_) => {
                Text::new("boost: more healing for tension", "テンション消費で回復量増加")
            }
        };
        badges.push(numbered(("b", "増"), boost.tension, meaning, Tone::Active));
    }
    badges
}

fn cost(cost: u8) -> Badge {
    numbered(("c", "費"), cost, Text::new("cost in cards or tension", "コスト"), Tone::Treasure)
}

/// What an ability of a sheet card costs.
pub(super) fn ability(cost: AbilityCost) -> Badge {
    match cost {
        AbilityCost::Cards(n) => {
            let meaning = Text::new("ability: cost in cards or tension", "アビリティのコスト");
            numbered(("a", "技"), n, meaning, Tone::Special)
        }
        AbilityCost::Tension(n) => {
            let meaning = Text::new("ability: cost in tension", "アビリティのコスト（テンション）");
            numbered(("aT", "技テ"), n, meaning, Tone::Special)
        }
    }
}

/// What an attack says: manner, range, strikes, targets, icons.
pub(super) fn of_attack(attack: &HeroAttack, badges: &mut Vec<Badge>) {
    let manner = attack.manner.name();
    let text = match attack.manner {
        Manner::Strike => Text::new("hit", "打撃"),
        Manner::Shot => Text::new("shot", "射撃"),
        Manner::Magic => Text::new("mag", "魔法"),
    };
    let meaning = Label::new(format!("attack: {}", manner.en), format!("攻撃（{}）", manner.ja));
    badges.push(badge(text.into(), meaning, Tone::Bad));
    badges.push(numbered(("r", "射"), attack.range, Text::new("range", "射程"), Tone::Plain));
    if attack.hits > 1 {
        let meaning = Text::new("strikes", "攻撃回数");
        badges.push(numbered(("×", "×"), attack.hits, meaning, Tone::Good));
    }
    if attack.targets > 1 {
        let meaning = Text::new("targets at most", "最大の攻撃対象数");
        badges.push(numbered(("≤", "対"), attack.targets, meaning, Tone::Good));
    }
    for icon in Icon::ALL.into_iter().filter(|icon| attack.has(*icon)) {
        let (text, meaning) = match icon {
            Icon::LinkCheck => (("LC", "連判"), ("link check: +1 to the roll", "連携判定：判定+1")),
            Icon::LinkAttack => {
                (("LA", "連攻"), ("link attack: 1 fixed damage", "連携攻撃：確定ダメージ1"))
            }
            Icon::Pursuit => (("P", "追撃"), ("can follow up an attack", "追撃できる")),
        };
        let texts = [text, meaning].map(|(en, ja)| Text::new(en, ja));
        badges.push(fixed(texts[0], texts[1], Tone::Active));
    }
}

/// Cards under a persistent card. Source: BA-7.7.
pub(super) fn under(count: usize) -> Badge {
    let meaning = Text::new("cards under it", "下にあるカード");
    numbered(("+", "下"), count as i64, meaning, Tone::Special)
}

/// What an enemy attack card says on its left half. Source: BA-11.1.
pub(super) fn left_half(game: &BraveArchitect, kind: AttackCard) -> Vec<Badge> {
    let row = game.cards.attack(kind);
    let mut badges = Vec::with_capacity(4);
    let mut marks = Label::default();
    for slot in row.marks.iter() {
        super::append_next(&mut marks, ("+", "・"), &Label::same(slot.number().to_string()));
    }
    if !marks.is_empty() {
        let meaning = Text::new("marks: squares whose traits act", "特性チェックのマス");
        badges.push(badge(marks, meaning.into(), Tone::Warning));
    }
    badges.push(numbered(
        ("mv", "移"),
        row.steps,
        Text::new("the enemy's move", "敵の移動"),
        Tone::Plain,
    ));
    badges
}

/// What an enemy attack card says on its right half. Source: BA-11.1.
pub(super) fn right_half(game: &BraveArchitect, kind: AttackCard) -> Vec<Badge> {
    let row = game.cards.attack(kind);
    let mut badges = Vec::with_capacity(4);
    badges.push(numbered(("hit", "命"), row.hit, Text::new("hit number", "命中"), Tone::Bad));
    let (least, most) = (row.chart.iter().min(), row.chart.iter().max());
    if let (Some(least), Some(most)) = (least, most) {
        let text = Label::same(format!("{least}–{most}"));
        badges.push(badge(text, Label::new("damage", "ダメージ"), Tone::Bad));
    }
    let stat = row.defence.name();
    let short = names::stat_short(row.defence);
    let meaning =
        Label::new(format!("defence check with {}", stat.en), format!("防御判定は{}", stat.ja));
    badges.push(badge(short.into(), meaning, Tone::Plain));
    badges
}

/// What a part adds to the enemy's attack while its trait is active. Source: BA-11.3.
pub(super) fn of_party(game: &BraveArchitect, kind: Party) -> Vec<Badge> {
    let row = game.cards.party(kind);
    vec![
        numbered(
            ("h+", "命+"),
            row.hit,
            Text::new("added to the hit number", "命中への修正"),
            Tone::Bad,
        ),
        numbered(
            ("d+", "ダ+"),
            row.damage,
            Text::new("added to the damage", "ダメージへの修正"),
            Tone::Bad,
        ),
    ]
}
