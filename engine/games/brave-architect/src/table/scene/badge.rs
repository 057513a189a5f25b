//! Small marks on cards, pawns and squares, and what each of them means.

use super::sign;
use crate::cards::Manner;
use crate::prelude::*;
use crate::table::names;
use kanso_engine::scene::{Badge, Icon as Sign};

fn badge(text: Label, meaning: Label, tone: Tone) -> Badge {
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

/// The sign of what is there or not, and says no number.
fn alone(badge: Badge, sign: Sign) -> Badge {
    badge.signed(sign, Label::default())
}

/// A figure with its sign, `+2`, the same in both languages.
fn more(n: impl std::fmt::Display) -> Label {
    Label::same(format!("+{n}"))
}

/// Badges that always say the same: text, meaning, tone, sign and figure.
macro_rules! fixed {
    ($(
        $(#[$m:meta])* $name:ident: $en:literal / $ja:literal,
            $means:literal / $mean_ja:literal, $tone:ident, $Sign:ident $figure:literal;
    )*) => { $(
        $(#[$m])*
        pub(super) fn $name() -> Badge {
            let badge = fixed(Text::new($en, $ja), Text::new($means, $mean_ja), Tone::$tone);
            badge.signed(Sign::$Sign, Text::new($figure, $figure))
        }
    )* };
}

fixed! {
    /// Has had its turn in this round.
    acted: "act" / "済", "has acted in this round" / "行動済み", Faint, Done "";
    /// Is down.
    down: "down" / "ダウン", "is down: HP 0" / "HP0でダウン中", Bad, Death "";
    /// Is hate-top.
    hate: "hate" / "ヘイト",
        "hate-top: owns the hate card" / "ヘイトトップ（ヘイトカードを持つ）", Warning, Hate "";
    /// A part that has fallen and waits for its destruction. Source: BA-14.2.
    fallen: "✕" / "✕", "fallen: HP 0" / "HP0（破壊待ち）", Bad, Death "";
    /// Inside the range of the attack that goes on.
    in_area_now: "⚠!" / "⚠!", "in the range of the attack" / "敵の攻撃範囲", Bad, Range "!";
    /// Inside the range of the attack that comes next.
    in_area: "⚠" / "⚠",
        "in the range of the next attack, as predicted" / "次の敵の攻撃範囲（予測）", Bad, Range "";
    /// Inside the range of the next attack by one of the sides that a slammed hero can go to.
    maybe_in_area: "⚠?" / "⚠?",
        "perhaps in the range of the next attack: by the side chosen at the wall" /
            "壁ドンの移動先しだいで次の敵の攻撃範囲（予測）", Warning, Range "?";
    /// Where the enemy will stand, as predicted.
    body_to: "▼" / "▼", "the enemy will stand here, as predicted" / "敵の移動先（予測）", Enemy, Dragon "";
    /// One of the places where the enemy may stand, as predicted.
    body_perhaps_to: "▼?" / "▼?",
        "the enemy may stand here, or at another place: by the side chosen at the wall" /
            "敵の移動先のひとつ（予測）：壁ドンの移動先しだい", Enemy, Dragon "?";
    /// A hero who is attacked in the attack that goes on.
    attacked_now: "att!" / "標的!",
        "attacked: in the range" / "敵の攻撃範囲内：攻撃される", Bad, Range "";
    /// A hero who is attacked next, however the enemy's move ends.
    attacked_next: "att" / "標的",
        "surely attacked next, as things stand: pushes are counted in" /
            "次の敵の攻撃を必ず受ける（予測、押し出し込み）", Bad, Range "";
    /// A hero who is attacked next by one of the sides that a slammed hero can go to.
    perhaps_attacked: "att?" / "標的?",
        "perhaps attacked next: by the side chosen at the wall" /
            "壁ドンの移動先しだいで次の敵の攻撃を受ける（予測）", Warning, Range "?";
    /// A die roll is higher where the attack is linked. Source: BA-9.11.
    link_check: "LC" / "連判", "link check: +1 to the roll" / "連携判定：判定+1", Active, Link "+1";
    /// Damage is dealt where the attack is linked. Source: BA-9.11.
    link_attack: "LA" / "連攻",
        "link attack: 1 fixed damage" / "連携攻撃：確定ダメージ1", Active, Link "1";
    /// A trait that is active. Source: BA-11.2.
    marked_now: "★" / "★", "its trait is active now" / "特性が有効", Bad, Claw "";
    /// A trait that will be active.
    marked_next: "☆" / "☆",
        "its trait will be active next" / "次に特性が有効になる", Warning, Claw "";
    /// A square of the body that is being attacked.
    target: "⚔" / "⚔", "attacked" / "攻撃対象", Active, Attack "";
    /// The one of them that receives what counts once.
    primary: "⚔" / "⚔",
        "attacked; what counts once counts here" / "攻撃対象（1回だけの効果を受ける）", Active, Attack "";
    /// A card that helps at once.
    support: "sup" / "補助", "support: acts at once" / "補助：すぐに効果を発揮", Good, Support "";
    /// A card that waits for its trigger.
    placed: "set" / "設置",
        "placed: waits for its trigger" / "設置：条件を満たすまで場に残る", Special, Placed "";
    /// A card that stays.
    persistent: "stay" / "持続",
        "persistent: stays in play" / "持続：場に残り続ける", Special, Eternal "";
    /// A card that does something to the attack that it pays for.
    pays: "pays" / "コスト",
        "acts on the attack that it pays for" / "他のカードのコストにしたときに効果", Treasure, Pays "";
    /// It can follow an attack.
    pursuit: "P" / "追撃", "can follow up an attack" / "追撃できる", Active, Pursuit "";
}

/// Tension. Source: BA-8.1.
pub(super) fn tension(tension: u8) -> Badge {
    let tone = if tension == 0 { Tone::Faint } else { Tone::Active };
    numbered(("T", "テ"), tension, names::TENSION, tone).signed(Sign::Tension, tension)
}

/// Most HP of a race.
pub(super) fn most_hp(hp: u8) -> Badge {
    numbered(("♥", "♥"), hp, Text::new("most HP", "最大HP"), Tone::Good).signed(Sign::Hp, hp)
}

/// The range of damage that the hate card shows.
pub(super) fn hate_range(range: Label) -> Badge {
    let meaning = Label::new("damage range", "ダメージ帯");
    badge(range.clone(), meaning, Tone::Warning).signed(Sign::Burst, range)
}

/// Current defence of a part or the core.
pub(super) fn defence(defence: i16) -> Badge {
    numbered(("Def", "防"), defence, Text::new("current defence", "現在の防御力"), Tone::Plain)
        .signed(Sign::Defence, defence)
}

/// A trait that will be, or is, active. Source: BA-11.2.
pub(super) fn marked(is_now: bool) -> Badge {
    if is_now { marked_now() } else { marked_next() }
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

/// Lava, in the tone of its ground. Source: BA-1.4.
pub(super) fn lava(lava: Lava) -> Badge {
    let text = Label::same(format!("♨{}", lava.stop()));
    let tone = match lava {
        Lava::One => Tone::Warning,
        Lava::Two => Tone::Boss,
    };
    badge(text, lava.name().into(), tone).signed(Sign::Fire, lava.stop())
}

/// What hand and piles say of a card that is not an attack.
pub(super) fn of_card(game: &BraveArchitect, kind: CardKind) -> Vec<Badge> {
    let card = game.cards.card(kind);
    let mut badges = Vec::with_capacity(8);
    badges.push(cost(card.cost));
    match &card.class {
        Class::Attack(attack) => of_attack(attack, &mut badges),
        Class::Support => badges.push(support()),
        Class::Placed(_) => badges.push(placed()),
        Class::Persistent => badges.push(persistent()),
        Class::CostTrigger(_) => badges.push(pays()),
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
        let badge = numbered(("b", "増"), boost.tension, meaning, Tone::Active);
        badges.push(badge.signed(Sign::Tension, boost.tension));
    }
    badges
}

fn cost(cost: u8) -> Badge {
    numbered(("c", "費"), cost, Text::new("cost in cards or tension", "コスト"), Tone::Treasure)
        .signed(Sign::Act, cost)
}

/// What an ability of a sheet card costs.
pub(super) fn ability(cost: AbilityCost) -> Badge {
    match cost {
        AbilityCost::Cards(n) => {
            let meaning = Text::new("ability: cost in cards or tension", "アビリティのコスト");
            numbered(("a", "技"), n, meaning, Tone::Special).signed(Sign::Act, n)
        }
        AbilityCost::Tension(n) => {
            let meaning = Text::new("ability: cost in tension", "アビリティのコスト（テンション）");
            numbered(("aT", "技テ"), n, meaning, Tone::Special).signed(Sign::Tension, n)
        }
    }
}

/// What an attack says: manner, damage, total that hits, range, strikes, targets, icons.
pub(super) fn of_attack(attack: &HeroAttack, badges: &mut Vec<Badge>) {
    let manner = attack.manner.name();
    let text = match attack.manner {
        Manner::Strike => Text::new("hit", "打撃"),
        Manner::Shot => Text::new("shot", "射撃"),
        Manner::Magic => Text::new("mag", "魔法"),
    };
    let meaning = Label::new(format!("attack: {}", manner.en), format!("攻撃（{}）", manner.ja));
    let manner = sign::of_manner(attack.manner);
    badges.push(alone(badge(text.into(), meaning, Tone::Bad), manner));
    if let Some(first) = attack.chart.first() {
        let or_more = |n: i64, is_all| Label::same(format!("{n}{}", if is_all { "" } else { "+" }));
        let meaning = Text::new("least damage of a hit", "ヒット時の最低ダメージ");
        let least = numbered(("d", "ダ"), first.damage, meaning, Tone::Bad);
        let is_all = attack.chart.len() == 1 && first.plus.is_none();
        badges.push(least.signed(Sign::Burst, or_more(first.damage.into(), is_all)));
        let meaning = Text::new("least total that hits", "命中する達成値の下限");
        let needed = numbered(("≥", "≥"), first.from, meaning, Tone::Plain);
        badges.push(needed.signed(Sign::Die, or_more(first.from.into(), false)));
    }
    let range = numbered(("r", "射"), attack.range, Text::new("range", "射程"), Tone::Plain);
    badges.push(range.signed(Sign::Reach, attack.range));
    if attack.hits > 1 {
        let meaning = Text::new("strikes", "攻撃回数");
        let badge = numbered(("×", "×"), attack.hits, meaning, Tone::Good);
        // The other way round it is how many cards lie there.
        let figure = Label::same(format!("{}×", attack.hits));
        badges.push(badge.signed(Sign::Damage, figure));
    }
    if attack.targets > 1 {
        let meaning = Text::new("targets at most", "最大の攻撃対象数");
        let badge = numbered(("≤", "対"), attack.targets, meaning, Tone::Good);
        badges.push(badge.signed(Sign::Range, Label::same(format!("≤{}", attack.targets))));
    }
    for icon in Icon::ALL.into_iter().filter(|icon| attack.has(*icon)) {
        badges.push(match icon {
            Icon::LinkCheck => link_check(),
            Icon::LinkAttack => link_attack(),
            Icon::Pursuit => pursuit(),
        });
    }
}

/// Cards under a persistent card. Source: BA-7.7.
pub(super) fn under(count: usize) -> Badge {
    let meaning = Text::new("cards under it", "下にあるカード");
    let badge = numbered(("+", "下"), count as i64, meaning, Tone::Special);
    badge.signed(Sign::Stack, more(count))
}

/// What an enemy attack card says on its left half. Source: BA-11.1.
pub(super) fn left_half(game: &BraveArchitect, kind: AttackCard) -> Vec<Badge> {
    let row = game.cards.attack(kind);
    let mut badges = Vec::with_capacity(4);
    let mut marks = Label::default();
    if Slot::ALL.iter().all(|slot| row.marks.contains(*slot)) {
        marks = Label::new("1–4", "1～4");
    } else {
        for slot in row.marks.iter() {
            super::append_next(&mut marks, ("+", "・"), &Label::same(slot.number().to_string()));
        }
    }
    if !marks.is_empty() {
        let meaning = Text::new("marks: squares whose traits act", "特性チェックのマス");
        let badge = badge(marks.clone(), meaning.into(), Tone::Warning);
        badges.push(badge.signed(Sign::Claw, marks));
    }
    let meaning = Text::new("the enemy's move", "敵の移動");
    let steps = numbered(("mv", "移"), row.steps, meaning, Tone::Plain);
    badges.push(steps.signed(Sign::Move, row.steps));
    badges
}

/// What an enemy attack card says on its right half. Source: BA-11.1.
pub(super) fn right_half(game: &BraveArchitect, kind: AttackCard) -> Vec<Badge> {
    let row = game.cards.attack(kind);
    let mut badges = Vec::with_capacity(4);
    let hit = numbered(("hit", "命"), row.hit, Text::new("hit number", "命中"), Tone::Bad);
    badges.push(hit.signed(Sign::Accuracy, row.hit));
    let (least, most) = (row.chart.iter().min(), row.chart.iter().max());
    if let (Some(least), Some(most)) = (least, most) {
        let text = Label::new(format!("{least}–{most}"), format!("{least}～{most}"));
        let badge = badge(text.clone(), Label::new("damage", "ダメージ"), Tone::Bad);
        badges.push(badge.signed(Sign::Burst, text));
    }
    let stat = row.defence.name();
    let short = names::stat_short(row.defence);
    let meaning =
        Label::new(format!("defence check with {}", stat.en), format!("防御判定は{}", stat.ja));
    // The stat that one defends with has a sign of its own.
    badges.push(alone(badge(short.into(), meaning, Tone::Plain), sign::of_stat(row.defence)));
    badges
}

/// What a part adds to the enemy's attack while its trait is active. Source: BA-11.3.
pub(super) fn of_party(game: &BraveArchitect, kind: Party) -> Vec<Badge> {
    let row = game.cards.party(kind);
    let added = |text, n: u8, en, ja, sign| {
        numbered(text, n, Text::new(en, ja), Tone::Bad).signed(sign, more(n))
    };
    vec![
        added(("h+", "命+"), row.hit, "added to the hit number", "命中への修正", Sign::Accuracy),
        added(("d+", "ダ+"), row.damage, "added to the damage", "ダメージへの修正", Sign::Burst),
    ]
}
