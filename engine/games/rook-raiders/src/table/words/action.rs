//! Actions in words, as a player says them: in a list of choices and in a transcript.

use super::prompt::active_seat;
use super::{
    Cell, Counted, Eye, Lang, MonsterKind, OnCell, RookRaiders, Seat, TOKEN, TROPHY, Tell as _,
    Teller, UnitKind, fmt, payment, say,
};
use crate::action::Action;
use crate::cards::Skill;
use crate::state::{MonsterId, State, Task, UnitId, cell_at};
use kanso_engine::game::Words;

/// An action in words; `state` is the one before it.
pub fn action(
    game: &RookRaiders,
    state: &State,
    action: &Action,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let t = Teller::new(game, lang, eye);
    let asked = active_seat(state);
    let at = At { t, state, seat: asked };
    match action {
        Action::SetupPlace { .. } if hidden_from(game, eye, asked) => say! { t, to;
            "place one unit, face down" / "ユニット1体を伏せて配置"
        },
        Action::SetupPlace { card, cell } => say! { t, to;
            "place {card} on {cell}" / "{card}を{cell}に配置";
            card = t.told(card), cell = t.told(cell)
        },
        Action::ChooseCommand { command } => say! { t, to;
            "pick {command}" / "{command}を選択"; command = t.told(command)
        },
        Action::EndActions => say! { t, to;
            "leave the other actions unused" / "残りのアクションを使わない"
        },
        Action::Activate { unit, dest, full_move } => activate(at, *unit, *dest, *full_move, to),
        Action::NoSkill => match user(state) {
            Some(unit) => say! { t, to;
                "{unit} uses no skill" / "{unit}はスキルを使わない"; unit = at.unit(unit)
            },
            None => say! { t, to; "use no skill" / "スキルを使わない" },
        },
        Action::Dice { target } => say! { t, to;
            "{unit} attacks {target}" / "{unit}が{target}を攻撃";
            unit = at.user(), target = at.monster(*target)
        },
        Action::Assign { hits } => say! { t, to;
            "{unit} deals {hits}" / "{unit}が割り振り攻撃：{hits}";
            unit = at.user(),
            hits = Portions {
                items: hits,
                name: |id: MonsterId| at.monster(id),
                link: t.word(" to ", ""),
                t,
            }
        },
        Action::Area => say! { t, to;
            "{unit} hits every monster in range" / "{unit}が射程内の全モンスターを攻撃";
            unit = at.user()
        },
        Action::Heal { points } => say! { t, to;
            "{unit} heals {points}" / "{unit}が回復：{points}";
            unit = at.user(),
            points = Portions {
                items: points,
                name: |id: UnitId| at.unit(id),
                link: t.word(" on ", ""),
                t,
            }
        },
        Action::Song { ally } => say! { t, to;
            "{unit} sings for {ally}" / "{unit}が{ally}に歌う";
            unit = at.user(), ally = at.unit(*ally)
        },
        Action::Accept => say! { t, to; "accept the roll" / "ダイスの結果を受け入れる" },
        Action::Reroll { pay_tokens } => say! { t, to;
            "roll again for {mark}" / "{mark}でダイスを振り直す"; mark = mark(t, *pay_tokens)
        },
        Action::LevelUp { unit, pay_tokens } => {
            let cost = asked.map_or(0, |seat| game.level_up_cost(&state.seats[seat.index()]));
            let trophies = i64::from(cost) - i64::from(*pay_tokens);
            say! { t, to;
                "level up {unit} for {marks}" / "{marks}で{unit}をレベルアップ";
                unit = at.unit(*unit), marks = payment(t, *pay_tokens, trophies.max(0))
            }
        }
        Action::Pass => pass(t, state, to),
        Action::RestChoose { units } | Action::FatigueChoose { units } => say! { t, to;
            "make ready {units}" / "{units}を未行動に戻す";
            units = t.list(units.iter().map(|id| at.unit(*id)), "nobody", "なし")
        },
        Action::DeployHand { card, cell } => {
            let cost = Cost(t, *card);
            say! { t, to;
                "deploy {card} on {cell} from the hand{cost}" /
                "手札から{card}を{cell}に配置{cost}";
                card = t.told(card), cell = t.told(cell)
            }
        }
        Action::DeployMercenary { slot, cell } => {
            let cell = t.told(cell);
            let place = u16::from(*slot) + 1;
            let held = state.mercenary_row.get(usize::from(*slot)).copied().flatten();
            let alike = state.mercenary_row.iter().filter(|other| **other == held).count();
            if let Some(card) = held {
                let cost = Cost(t, card);
                if alike > 1 {
                    return say! { t, to;
                        "hire {card} (mercenary {place}) for {cell}{cost}" /
                        "傭兵{place}の{card}を{cell}に配置{cost}";
                        card = t.told(&card)
                    };
                }
                say! { t, to;
                    "hire {card} for {cell}{cost}" / "傭兵の{card}を{cell}に配置{cost}";
                    card = t.told(&card)
                }
            } else {
                say! { t, to; "hire mercenary {place} for {cell}" / "傭兵{place}を{cell}に配置" }
            }
        }
        Action::SupportHeal { unit } => say! { t, to;
            "heal 1 of {unit}" / "{unit}を1回復"; unit = at.unit(*unit)
        },
        Action::Declare => say! { t, to; "declare victory" / "勝利を宣言する" },
        Action::Hold => say! { t, to; "do not declare yet" / "まだ宣言しない" },
        Action::RerollDie { die, pay_tokens } => say! { t, to;
            "roll the {die} die again for {mark}" / "{mark}で{die}のダイスを振り直す";
            die = t.told(die), mark = mark(t, *pay_tokens)
        },
    }
}

/// True if a first unit is kept from this eye. Source: RR-R35.
fn hidden_from(game: &RookRaiders, eye: Eye, seat: Option<Seat>) -> bool {
    game.places_in_secret() && seat.is_none_or(|seat| !eye.sees(seat))
}

/// The unit whose skill is asked about.
pub fn user(state: &State) -> Option<UnitId> {
    state.tasks.iter().rev().find_map(|task| match task {
        Task::Skill { unit, .. } => Some(*unit),
        _ => None,
    })
}

/// The board of the seat that is asked.
#[derive(Clone, Copy)]
pub(super) struct At<'a> {
    pub t: Teller<'a>,
    pub state: &'a State,
    pub seat: Option<Seat>,
}

impl<'a> At<'a> {
    /// A unit by its number: card and cell, or the number if there is none.
    pub fn unit(self, id: UnitId) -> Spot<'a> {
        let found = self.seat.and_then(|seat| self.state.seats[seat.index()].unit(id));
        match found {
            Some((index, unit)) => Spot::Unit(OnCell(unit.kind, cell_at(index)), self.t),
            None => Spot::Unknown(self.t.word("unit", "ユニット"), id.0),
        }
    }

    /// A monster by its number.
    pub fn monster(self, id: MonsterId) -> Spot<'a> {
        let found = self.seat.and_then(|seat| self.state.seats[seat.index()].monster(id));
        match found {
            Some((index, monster)) => Spot::Monster(OnCell(monster.kind, cell_at(index)), self.t),
            None => Spot::Unknown(self.t.word("monster", "モンスター"), id.0.into()),
        }
    }

    /// The unit whose skill is asked about.
    pub fn user(self) -> Spot<'a> {
        match user(self.state) {
            Some(id) => self.unit(id),
            None => Spot::Nobody(self.t.word("a unit", "ユニット")),
        }
    }
}

/// A piece as words name it.
pub(super) enum Spot<'a> {
    Unit(OnCell<UnitKind>, Teller<'a>),
    Monster(OnCell<MonsterKind>, Teller<'a>),
    Unknown(&'static str, u32),
    Nobody(&'static str),
}

impl fmt::Display for Spot<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unit(unit, t) => unit.tell(*t, f),
            Self::Monster(monster, t) => monster.tell(*t, f),
            Self::Unknown(what, number) => write!(f, "{what} {number}"),
            Self::Nobody(what) => f.write_str(what),
        }
    }
}

fn activate(
    at: At<'_>,
    unit: UnitId,
    dest: Cell,
    full_move: Option<u8>,
    to: Words<'_>,
) -> fmt::Result {
    let t = at.t;
    let stands = at.seat.and_then(|seat| at.state.seats[seat.index()].unit(unit));
    let stays = stands.is_some_and(|(index, _)| cell_at(index) == dest);
    let (unit, dest) = (at.unit(unit), t.told(&dest));
    match full_move {
        None if stays => say! { t, to;
            "{unit} acts where it stands" / "{unit}がその場でアクション"
        },
        None => say! { t, to; "{unit} to {dest}" / "{unit}を{dest}へ" },
        Some(tokens) => say! { t, to;
            "{unit} to {dest} at full speed for {mark}" / "{unit}を{mark}の全力移動で{dest}へ";
            mark = mark(t, tokens)
        },
    }
}

/// What a pass lets go.
fn pass(t: Teller<'_>, state: &State, to: Words<'_>) -> fmt::Result {
    match state.tasks.last() {
        Some(Task::Recruit { .. }) => say! { t, to; "deploy nobody" / "配置しない" },
        Some(Task::Support { .. }) => say! { t, to; "let the support go" / "援護を使わない" },
        _ => say! { t, to; "no level-up" / "レベルアップしない" },
    }
}

/// The one mark of will power or full speed.
fn mark(t: Teller<'_>, tokens: u8) -> Counted {
    t.count(1, if tokens == 0 { &TROPHY } else { &TOKEN })
}

/// What a card costs, in brackets.
struct Cost<'a>(Teller<'a>, UnitKind);

impl fmt::Display for Cost<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(t, card) = self;
        if !t.game.cards.has_unit(*card) {
            return Ok(());
        }
        say! { t, f; " ({cost} gold)" / "（{cost}金）"; cost = t.game.cards.unit(*card).cost }
    }
}

/// Portions by piece: `2 to Goblin (B1), 1 to Golem (B2)`.
struct Portions<'a, I, F> {
    items: &'a [I],
    name: F,
    link: &'static str,
    t: Teller<'a>,
}

impl<'n, I: Copy + PartialEq, F: Fn(I) -> Spot<'n>> fmt::Display for Portions<'_, I, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let same = self.items.chunk_by(|a, b| a == b);
        for (place, run) in same.enumerate() {
            if place > 0 {
                f.write_str(self.t.word(", ", "、"))?;
            }
            let (count, link, name) = (run.len(), self.link, (self.name)(run[0]));
            say! { self.t, f; "{count}{link}{name}" / "{name}{link}に{count}" }?;
        }
        Ok(())
    }
}

/// A skill with its number.
pub(super) struct SkillHint<'a>(pub Teller<'a>, pub UnitKind);

impl fmt::Display for SkillHint<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(t, kind) = self;
        match t.game.cards.unit(*kind).skill {
            Skill::Dice { modifier } => say! { t, f;
                "attack, dice {modifier:+}" / "攻撃、ダイス{modifier:+}"
            },
            Skill::Assign { hits } => say! { t, f;
                "attack, 1 damage × {hits}" / "攻撃、1ダメージ×{hits}"
            },
            Skill::Area { damage } => say! { t, f;
                "attack, {damage} damage to all in range" / "攻撃、範囲内すべてに{damage}ダメージ"
            },
            Skill::Heal { points } => say! { t, f; "heal 1 × {points}" / "回復1×{points}" },
            Skill::Song => say! { t, f; "song" / "歌" },
        }
    }
}
