//! Parts of the words of actions: pieces by where they stand, ways, and what is said behind.

use super::{
    At, CRITICALS, DICE, Display, FIGURES, TOKENS, Tell, TellAt, Teller, Text, fmt, hero_of, own,
    parts, say,
};
use crate::prelude::*;
use crate::readings::LevelUpClass;
use crate::rules::course::movement::HowToMove;
use crate::rules::fight::outlook::RetreatCost;
use crate::table::scene::touches::camp;

/// Dice that a Glory token gives. Source: BH-12.2.
const GLORY_DICE: u8 = 1;

/// True if this is asked.
pub(crate) fn asks(at: At<'_>, question: Question) -> bool {
    at.game.asked(at.state).is_some_and(|(asked, _)| asked == question)
}

impl TellAt<BattleLore> for HeroId {
    fn tell_at(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hero_of(at.t, at.state, *self))
    }
}

/// The piece of a hex, or a Champion there, without its player where that is who is asked; the hex
/// alone if nobody stands there.
pub(crate) struct Standing(pub Hex, pub Option<HeroId>);

impl TellAt<BattleLore> for Standing {
    fn tell_at(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(hex, hero) = *self;
        let battle = at.state.battle.as_ref();
        let fighter = battle.and_then(|_| at.game.fighter_in(at.state, hex, hero));
        let Some(fighter) = fighter else { return Display::fmt(&hex, f) };
        let piece = at.game.piece(at.state, &fighter);
        let asked = at.game.asked(at.state).map(|(_, seat)| seat);
        if asked == Some(piece.seat) {
            f.write_str(&own(at.t, &piece))
        } else {
            piece.tell(at.t, f)
        }
    }
}

/// What a card, a skill or an artifact is aimed at, behind it: `: Ada's human knights at C5`.
impl TellAt<BattleLore> for Targets {
    fn tell_at(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self != Self::None {
            f.write_str(at.word(": ", "："))?;
        }
        match self {
            Self::None => Ok(()),
            Self::Hex(hex) => Standing(*hex, None).tell_at(at, f),
            Self::Move { piece, dest } => {
                let piece = Standing(*piece, None);
                say! { at, f; "{piece} to {dest}" / "{piece}を{dest}へ"; piece = at.told(&piece) }
            }
            Self::Hexes(hexes) => {
                let pieces: Vec<_> = hexes.iter().map(|hex| Standing(*hex, None)).collect();
                let pieces = pieces.iter().map(|piece| at.told(piece));
                at.list(pieces, "nobody", "なし").fmt(f)
            }
            Self::Section(section) => {
                say! { at, f; "the {section}" / "{section}"; section = at.told(section) }
            }
            Self::Faces(counts) => parts::counted_faces(at.t, *counts).fmt(f),
            Self::Card(card) => card.tell(at.t, f),
        }
    }
}

/// Where a path from the piece that retreats or evades leads.
impl TellAt<BattleLore> for Path {
    fn tell_at(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let battle = at.state.battle.as_ref();
        let who = battle.and_then(|battle| match at.state.tasks.last() {
            Some(Task::Fight) => battle.fight().map(|fight| fight.target),
            Some(_) | None => battle.retreat.as_ref().map(|of| of.who),
        });
        let hexes = who.map(|who| self.hexes(who.at, who.camp)).unwrap_or_default();
        if !(hexes.is_empty() && self.leaves()) {
            hexes.tell(at.t, f)?;
        }
        match (hexes.is_empty(), self.leaves()) {
            (_, false) => Ok(()),
            (true, true) => f.write_str(at.word("off the map", "マップ外")),
            (false, true) => f.write_str(at.word(", off the map", "、マップ外")),
        }
    }
}

/// Behind a retreat: what a Glory token does.
impl Tell<BattleLore> for GloryUse {
    const NONE: Text = Text::new("", "");

    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::IgnoreFlag => {
                t.word(", a Glory token for one flag", "（栄光のロアトークンで退却の目1個を無視）")
            }
            Self::ExtraHex => t.word(
                ", a Glory token for one hex more",
                "（栄光のロアトークンで1ヘクス多く退却）",
            ),
        })
    }
}

/// Whether a Glory token is spent with it.
pub(crate) fn with_glory(at: At<'_>, glory: bool) -> &'static str {
    chosen(
        at,
        glory.then_some(true),
        [", spending a Glory token", "（栄光のロアトークンを使う）"],
        [""; 2],
    )
}

/// What a Lore card costs who is asked, out of character too, behind it. Source: BL-12.4, BL-12.5.
pub(crate) fn lore_cost(at: At<'_>, card: Lore) -> impl Display {
    let asked = at.state.battle.as_ref().and_then(|_| camp(at));
    told_cost(at, asked.map(|camp| at.game.lore_price(at.state, camp, card).cost))
}

fn told_cost(at: At<'_>, cost: Option<u8>) -> impl Display {
    fmt::from_fn(move |f| match cost.map(|cost| at.count(cost, &TOKENS)) {
        Some(cost) => say! { at, f; " (cost: {cost})" / "（コスト：{cost}）" },
        None => Ok(()),
    })
}

/// What a way back costs, behind it: figures for hexes that are not retreated. Source: BL-10.5.
pub(crate) fn retreat_cost(at: At<'_>, retreat: Action) -> impl Display {
    fmt::from_fn(move |f| match at.game.retreat_cost(at.state, &retreat) {
        None => Ok(()),
        Some(RetreatCost::Figures(lost)) => say! { at, f;
            ", losing {figures}" / "（{figures}を失う）"; figures = at.count(lost, &FIGURES)
        },
        Some(RetreatCost::Troop) => {
            f.write_str(at.word(", losing its last figures", "（全滅する）"))
        }
        Some(RetreatCost::Critical(dice)) => say! { at, f;
            ", with {dice}" / "（{dice}）"; dice = at.count(dice, &CRITICALS)
        },
        Some(RetreatCost::Check(dice)) => say! { at, f;
            ", with a casualty check of {dice}" / "（{dice}の負傷チェック）";
            dice = at.count(dice, &DICE)
        },
    })
}

/// A choice that only a reading gives, in both languages.
pub(crate) fn chosen(
    at: At<'_>,
    choice: Option<bool>,
    yes: [&'static str; 2],
    no: [&'static str; 2],
) -> &'static str {
    let [en, ja] = choice.map_or([""; 2], |choice| if choice { yes } else { no });
    at.word(en, ja)
}

/// Whether a hero joins the troop at the end of its move, which it then leads. Source: BH-8.3.
pub(crate) fn joining(
    at: At<'_>,
    who: Option<Fighter>,
    dest: Hex,
    join: Option<bool>,
) -> &'static str {
    let battle = at.state.battle.as_ref();
    let hero = who.filter(|who| who.hero.is_some());
    let joins = hero.is_some_and(|hero| {
        let unit = battle.and_then(|battle| battle.unit(dest));
        unit.is_some_and(|unit| unit.camp == hero.camp && BattleLore::is_troop(unit.kind))
    });
    let yes = [", joining the troop there as Leader", "（部隊に合流してリーダーになる）"];
    let join = join.or_else(|| joins.then_some(true));
    chosen(at, join, yes, [", staying a Champion", "（チャンピオンのまま）"])
}

/// The piece in a hex, or a Champion there.
pub(crate) fn fighter(at: At<'_>, hex: Hex, hero: Option<HeroId>) -> Option<Fighter> {
    at.state.battle.as_ref()?;
    at.game.fighter_in(at.state, hex, hero)
}

/// A hero that leaves its troop.
pub(crate) fn leaving(at: At<'_>, hero: HeroId) -> Option<Fighter> {
    let found = at.state.battle.as_ref()?.find_hero(hero)?;
    Some(Fighter { camp: found.camp, at: found.at?, hero: Some(hero) })
}

/// That a move costs a piece its battle of this turn.
pub(crate) fn no_battle(
    at: At<'_>,
    piece: (Hex, Option<HeroId>),
    dest: Hex,
    how: HowToMove,
) -> &'static str {
    match at.game.leaves_battle(at.state, piece, dest, how) {
        Some(false) => at.word(": no battle after that", "（その後は戦えない）"),
        Some(true) | None => "",
    }
}

/// The troop that a Command card heals.
pub(crate) fn healed(at: At<'_>, hex: Option<Hex>) -> impl Display {
    fmt::from_fn(move |f| match hex.map(|hex| Standing(hex, None)) {
        Some(troop) => {
            say! { at, f; " and heal {troop}" / "（{troop}を回復）"; troop = at.told(&troop) }
        }
        None => Ok(()),
    })
}

/// The section whose order is used.
pub(crate) fn by_section(at: At<'_>, section: Option<Section>) -> impl Display {
    fmt::from_fn(move |f| match section.map(|section| at.text(section.name())) {
        Some(section) => say! { at, f; " by an order of the {section}" / "（{section}の命令）" },
        None => Ok(()),
    })
}

/// Dice of a battle as it stands, with what a Glory token adds; nothing if nobody stands there.
pub(crate) fn dice(
    at: At<'_>,
    (from, hero): (Hex, Option<HeroId>),
    target: Hex,
    glory: bool,
) -> impl Display {
    let dice = fight_dice(at, (from, hero), target);
    told_dice(at, dice.map(|dice| dice.saturating_add(if glory { GLORY_DICE } else { 0 })))
}

/// Dice that fall next by an action that is allowed, as the terrain leaves them. Source: BL-4.7, BL-11.1,
/// BL-14.3, BH-15.5.
pub(crate) fn dice_ahead(at: At<'_>, action: &Action) -> impl Display {
    told_dice(at, at.game.dice_ahead(at.state, action))
}

fn told_dice(at: At<'_>, dice: Option<u8>) -> impl Display {
    fmt::from_fn(move |f| match dice.map(|dice| at.count(dice, &DICE)) {
        Some(dice) => say! { at, f; ": {dice}" / "：{dice}" },
        None => Ok(()),
    })
}

/// What the power of the creature in a hex costs, behind it. Source: BL-14.3.
pub(crate) fn power_cost(at: At<'_>, creature: Hex) -> impl Display {
    let cost = match troop_at(at, creature) {
        Some(UnitKind::Creature(kind)) => Some(at.game.cards.creature(kind).cost),
        Some(UnitKind::Troop(_)) | None => None,
    };
    told_cost(at, cost)
}

fn fight_dice(at: At<'_>, (from, hero): (Hex, Option<HeroId>), target: Hex) -> Option<u8> {
    let (game, state) = (at.game, at.state);
    state.battle.as_ref()?;
    let attacker = game.fighter_in(state, from, hero)?;
    let target = game.fighter_in(state, target, None)?;
    let bonus = asks(at, Question::Bonus);
    let beside = from.is_beside(target.at);
    let count = game.dice_of(
        state,
        &DiceFor {
            attacker,
            from,
            target,
            kind: if bonus { FightKind::Bonus } else { FightKind::Attack },
            mode: if beside { Mode::Melee } else { Mode::Ranged },
            moved: game.doing(state, &attacker).map_or(0, |doing| doing.moved),
            fight: None,
        },
    );
    Some(count.total)
}

/// The troop or creature in a hex, if a battle is on.
pub(crate) fn troop_at(at: At<'_>, hex: Hex) -> Option<UnitKind> {
    at.state.battle.as_ref().and_then(|battle| battle.unit(hex)).map(|unit| unit.kind)
}

/// True if a hero of the class could only stay at home. Source: BH-5.1.
pub(crate) fn stays_home(at: At<'_>, class: Class) -> bool {
    let asked = at.state.battle.as_ref().and_then(|_| at.game.asked(at.state));
    let camp: Option<Camp> = asked.map(|(_, seat)| at.state.camp_of(seat));
    camp.is_some_and(|camp| at.game.levels(at.state, camp).level(class) == 0)
}

/// True if a hero could learn another skill of this name: that of another class. Source: BH-R64.
pub(crate) fn names_several(at: At<'_>, skill: Skill) -> bool {
    let name = &at.game.cards.skill(skill).face.name;
    let alike = at.game.cards.skills.iter().filter(|row| row.face.name == *name).count();
    alike > 1 && at.game.readings.level_up_class == LevelUpClass::AnyClass
}
