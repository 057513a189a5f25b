//! Actions in words, as a player says them: in a list of choices and in a transcript.

use super::parts::aimed;
use super::{
    BattleLore, COMMANDS, DICE, FLAGS, LORES, Teller, fmt, hero_of, how_many, say, standing,
    standing_with,
};
use crate::action::Action;
use crate::battle::FightKind;
use crate::cards::Skill;
use crate::readings::LevelUpClass;
use crate::refusal::Question;
use crate::rules::course::movement::HowToMove;
use crate::state::derived::DiceFor;
use crate::state::{State, Task};
use crate::vocabulary::{Camp, GloryUse, HeroId, Hex, Mode, Path, Section};
use kanso_engine::game::Words;
use kanso_engine::{Eye, Lang};

/// Dice that a Glory token gives. Source: BH-12.2.
const GLORY_DICE: u8 = 1;

/// An action in words; `state` is the one before it.
pub fn action(
    game: &BattleLore,
    state: &State,
    action: &Action,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let t = Teller::new(game, lang, eye);
    let shown = game.shows_choice(state, action, eye);
    let question = game.asked(state).map(|(question, _)| question);
    match action {
        Action::Pass => pass(t, state, question, to),
        Action::ChooseCouncil { council } if shown => say! { t, to;
            "War Council: {council}" / "ウォーカウンシル：{council}"; council = t.told(council)
        },
        Action::ChooseCouncil { .. } => say! { t, to;
            "form the War Council" / "ウォーカウンシルを決める"
        },
        Action::KeepLore { cards } if shown => say! { t, to;
            "keep {cards}" / "{cards}を残す"; cards = t.told(cards)
        },
        Action::KeepLore { cards } => say! { t, to;
            "keep {cards}" / "{cards}を残す"; cards = how_many(t, cards, &LORES)
        },
        Action::Enlist { .. }
        | Action::DoneEnlisting
        | Action::ChooseSkill { .. }
        | Action::Redraw { .. }
        | Action::KeepArtifact { .. }
        | Action::Equip { .. }
        | Action::PlaceHero { .. }
        | Action::KeepHome { .. } => made(t, state, action, shown, to),
        Action::PlayCommand { card, mode } => {
            say! { t, to; "play {card}" / "{card}をプレイする"; card = t.told(card) }?;
            match mode {
                Some(hex) => say! { t, to;
                    " and heal {troop}" / "（{troop}を回復）"; troop = standing(t, state, *hex)
                },
                None => Ok(()),
            }
        }
        Action::PlayLore { card, targets } => say! { t, to;
            "play {card}{aimed}" / "{card}をプレイする{aimed}";
            card = t.told(card), aimed = aimed(t, state, targets)
        },
        Action::PlayLoreInLieu { card } => say! { t, to;
            "play {card} instead of a Command card" / "戦術カードの代わりに{card}をプレイする";
            card = t.told(card)
        },
        Action::UseItem { hero, item, targets } => say! { t, to;
            "{hero} uses {item}{aimed}" / "{hero}が{item}を使う{aimed}";
            hero = hero_of(t, state, *hero), item = t.told(item), aimed = aimed(t, state, targets)
        },
        Action::Order { piece, hero, section } => {
            let piece = standing_with(t, state, *piece, *hero);
            say! { t, to; "order {piece}" / "{piece}に命令する" }?;
            by_section(t, *section, to)
        }
        Action::OrderDetach { hero, section } => {
            let hero = hero_of(t, state, *hero);
            say! { t, to; "order {hero} to leave its troop" / "{hero}に分離を命令する" }?;
            by_section(t, *section, to)
        }
        Action::DoneOrdering => say! { t, to; "give no more orders" / "命令を終える" },
        Action::Move { .. }
        | Action::Detach { .. }
        | Action::ExitMap { .. }
        | Action::SpendGlory { .. }
        | Action::DoneMoving => moves(t, state, action, to),
        Action::Battle { .. }
        | Action::Search { .. }
        | Action::ChooseToken { .. }
        | Action::CreaturePower { .. }
        | Action::DoneCombat
        | Action::BattleBack { .. }
        | Action::PassingAttack
        | Action::GainGround
        | Action::Stay
        | Action::Pursue { .. } => battles(t, state, action, question, to),
        Action::IgnoreFlags { .. } | Action::Retreat { .. } | Action::Evade { .. } => {
            retreats(t, state, action, to)
        }
        Action::KeepCommand { card } if shown => say! { t, to;
            "keep {card}" / "{card}を残す"; card = t.told(card)
        },
        Action::KeepCommand { .. } => say! { t, to;
            "keep {card}" / "{card}を残す"; card = t.count(1_u8, &COMMANDS)
        },
        Action::TakeTwoTokens => say! { t, to; "take 2 Lore tokens" / "ロアトークン2個を得る" },
        Action::TokenAndCard => say! { t, to;
            "take 1 Lore token and draw 1 Lore card" / "ロアトークン1個を得て、ロアカード1枚を引く"
        },
        Action::TwoCardsKeepOne => say! { t, to;
            "draw 2 Lore cards and keep 1" / "ロアカード2枚を引いて1枚を残す"
        },
        Action::KeepLoreCard { card } if shown => say! { t, to;
            "keep {card}" / "{card}を残す"; card = t.told(card)
        },
        Action::DiscardLore { card } if shown => say! { t, to;
            "discard {card}" / "{card}を捨てる"; card = t.told(card)
        },
        Action::KeepLoreCard { .. } => say! { t, to;
            "keep {card}" / "{card}を残す"; card = t.count(1_u8, &LORES)
        },
        Action::DiscardLore { .. } => say! { t, to;
            "discard {card}" / "{card}を捨てる"; card = t.count(1_u8, &LORES)
        },
        Action::DrawTrophy
        | Action::Decline
        | Action::AcceptCard
        | Action::DiscardArtifact { .. }
        | Action::EquipNow
        | Action::PutUnder => artifact(t, state, action, shown, to),
        Action::GiveInheritance { .. }
        | Action::ChooseScenario { .. }
        | Action::ChooseParty { .. }
        | Action::BuyArtifact { .. }
        | Action::ReturnPair { .. }
        | Action::SpendPair
        | Action::DoneTrading
        | Action::KeepCard { .. }
        | Action::KeepNone
        | Action::RestoreSkull
        | Action::LevelUp { .. }
        | Action::JoinCouncil => campaign(t, state, action, shown, to),
    }
}

/// An action of another function's: the list above sends none, and a test says every variant.
const fn of_another_list() -> fmt::Result {
    Err(fmt::Error)
}

/// What a pass means here.
fn pass(t: Teller<'_>, state: &State, question: Option<Question>, to: Words<'_>) -> fmt::Result {
    match question {
        Some(Question::Answer) if !t.game.may_evade(state) => say! { t, to;
            "do not battle back" / "反撃しない"
        },
        Some(Question::Answer) => say! { t, to;
            "neither battle back nor evade" / "反撃も回避も行わない"
        },
        Some(Question::Passing) => say! { t, to; "let the hero pass" / "ヒーローを通す" },
        Some(Question::Bonus) => say! { t, to; "no bonus melee" / "追加の白兵戦を行わない" },
        Some(Question::Counter) => say! { t, to; "let the card work" / "打ち消さない" },
        Some(Question::Purchase) => say! { t, to; "buy nothing" / "購入しない" },
        Some(Question::LevelUp | Question::LevelUpInTurn) => say! { t, to;
            "learn no skill" / "スキルを習得しない"
        },
        Some(Question::Inherit) => say! { t, to; "no inheritance now" / "今は譲り受けない" },
        _ => say! { t, to; "pass" / "パス" },
    }
}

/// Heroes that are made and placed.
fn made(t: Teller<'_>, state: &State, action: &Action, shown: bool, to: Words<'_>) -> fmt::Result {
    match action {
        Action::Enlist { class } => {
            say! { t, to;
                "enlist a {class}" / "{class}を登録する"; class = t.told(class)
            }?;
            // BH-5.1: it could only stay at home.
            let camp = asked_camp(t, state);
            if camp.is_some_and(|camp| t.game.levels(state, camp).level(*class) == 0) {
                return say! { t, to;
                    ", who stays home: the War Council has none" /
                    "（ウォーカウンシルにいないので配置できない）"
                };
            }
            Ok(())
        }
        Action::DoneEnlisting => say! { t, to; "enlist nobody more" / "登録を終える" },
        Action::ChooseSkill { skill } => say! { t, to;
            "start with the skill {skill}" / "最初のスキルを{skill}にする"; skill = t.told(skill)
        },
        Action::Redraw { card } if shown => say! { t, to;
            "draw another card in place of {card}" / "{card}を引き直す"; card = t.told(card)
        },
        Action::Redraw { .. } => say! { t, to; "draw another card" / "カード1枚を引き直す" },
        Action::KeepArtifact { card } if shown => say! { t, to;
            "keep {card}" / "{card}を残す"; card = t.told(card)
        },
        Action::KeepArtifact { .. } => say! { t, to;
            "keep an artifact" / "アーティファクト1枚を残す"
        },
        Action::Equip { cards } => say! { t, to;
            "equip {cards}" / "装備：{cards}"; cards = t.told(cards)
        },
        Action::PlaceHero { hero, hex, mounted } => {
            let hero = hero_of(t, state, *hero);
            let unit = state.battle.as_ref().and_then(|battle| battle.unit(*hex));
            match unit {
                Some(unit) => say! { t, to;
                    "place {hero} with the {troop} at {hex}" / "{hero}を{hex}の{troop}と共に置く";
                    troop = t.told(&unit.kind)
                },
                None => say! { t, to; "place {hero} at {hex}" / "{hero}を{hex}に置く" },
            }?;
            match mounted {
                Some(true) => say! { t, to; ", mounted" / "（騎乗）" },
                Some(false) => say! { t, to; ", on foot" / "（徒歩）" },
                None => Ok(()),
            }
        }
        Action::KeepHome { hero } => say! { t, to;
            "keep {hero} at home" / "{hero}を配置しない"; hero = hero_of(t, state, *hero)
        },
        _ => of_another_list(),
    }
}

/// The camp of who is asked, in a battle.
fn asked_camp(t: Teller<'_>, state: &State) -> Option<Camp> {
    state.battle.as_ref()?;
    t.game.asked(state).map(|(_, seat)| state.camp_of(seat))
}

/// The section whose order is used.
fn by_section(t: Teller<'_>, section: Option<Section>, to: Words<'_>) -> fmt::Result {
    match section {
        Some(section) => say! { t, to;
            " by an order of the {section}" / "（{section}の命令）";
            section = t.told(&section)
        },
        None => Ok(()),
    }
}

/// A Glory token that is spent with it.
fn with_glory(t: Teller<'_>, glory: bool, to: Words<'_>) -> fmt::Result {
    if glory {
        say! { t, to; ", spending a Glory token" / "（栄光のロアトークンを使う）" }
    } else {
        Ok(())
    }
}

/// Moves.
fn moves(t: Teller<'_>, state: &State, action: &Action, to: Words<'_>) -> fmt::Result {
    match *action {
        Action::Move { piece, dest, glory, hero, leave, join } => {
            let piece = standing_with(t, state, piece, hero);
            say! { t, to; "move {piece} to {dest}" / "{piece}を{dest}へ移動させる" }?;
            match leave {
                Some(true) => say! { t, to; ", leaving the Leader behind" / "（リーダーを残す）" }?,
                Some(false) => say! { t, to; ", with the Leader" / "（リーダーと共に）" }?,
                None => {}
            }
            joining(t, join, to)?;
            with_glory(t, glory, to)?;
            without_battle(t, state, action, to)
        }
        Action::Detach { hero, dest, join } => {
            say! { t, to;
                "{hero} leaves its troop for {dest}" / "{hero}が部隊から分離して{dest}へ移動する";
                hero = hero_of(t, state, hero)
            }?;
            joining(t, join, to)
        }
        Action::ExitMap { hero } => say! { t, to;
            "{hero} leaves the map" / "{hero}がマップ外へ離脱する"; hero = hero_of(t, state, hero)
        },
        Action::SpendGlory { piece } => say! { t, to;
            "spend a Glory token on the move of {piece}" /
            "{piece}の移動に栄光のロアトークンを使う";
            piece = standing(t, state, piece)
        },
        Action::DoneMoving => say! { t, to; "make no more moves" / "移動を終える" },
        _ => of_another_list(),
    }
}

/// That a move costs a piece its battle of this turn.
fn without_battle(t: Teller<'_>, state: &State, action: &Action, to: Words<'_>) -> fmt::Result {
    let Action::Move { piece, dest, glory, hero, leave, join } = *action else { return Ok(()) };
    let how = HowToMove { glory, leave, join };
    match t.game.leaves_battle(state, (piece, hero), dest, how) {
        Some(false) => say! { t, to; ": no battle after that" / "（その後は戦えない）" },
        Some(true) | None => Ok(()),
    }
}

/// Whether the troop at the end of a move is joined.
fn joining(t: Teller<'_>, join: Option<bool>, to: Words<'_>) -> fmt::Result {
    match join {
        Some(true) => say! { t, to; ", joining the troop there" / "（部隊に合流）" },
        Some(false) => say! { t, to; ", staying a Champion" / "（チャンピオンのまま）" },
        None => Ok(()),
    }
}

/// Dice of a battle as it stands; none if nobody stands there.
fn dice(
    t: Teller<'_>,
    state: &State,
    (from, hero): (Hex, Option<HeroId>),
    target: Hex,
    question: Option<Question>,
) -> Option<u8> {
    state.battle.as_ref()?;
    let attacker = t.game.fighter_in(state, from, hero)?;
    let target = t.game.fighter_in(state, target, None)?;
    let bonus = question == Some(Question::Bonus);
    let beside = from.is_beside(target.at);
    let count = t.game.dice_of(
        state,
        &DiceFor {
            attacker,
            from,
            target,
            kind: if bonus { FightKind::Bonus } else { FightKind::Attack },
            mode: if beside { Mode::Melee } else { Mode::Ranged },
            moved: t.game.doing(state, &attacker).map_or(0, |doing| doing.moved),
            fight: None,
        },
    );
    Some(count.total)
}

/// Battles, searches, powers and what follows a battle.
fn battles(
    t: Teller<'_>,
    state: &State,
    action: &Action,
    question: Option<Question>,
    to: Words<'_>,
) -> fmt::Result {
    match *action {
        Action::Battle { attacker, target, glory, hero } => {
            let dice = dice(t, state, (attacker, hero), target, question).map(|dice| {
                let glory = if glory { GLORY_DICE } else { 0 };
                t.count(dice.saturating_add(glory), &DICE)
            });
            let from = standing_with(t, state, attacker, hero);
            let target = standing(t, state, target);
            say! { t, to; "attack {target} with {from}" / "{from}で{target}を攻撃する" }?;
            with_glory(t, glory, to)?;
            match dice {
                Some(dice) => say! { t, to; ": {dice}" / "：{dice}" },
                None => Ok(()),
            }
        }
        Action::Search { hero } => say! { t, to;
            "{hero} searches the chest" / "{hero}が宝箱を捜索する"; hero = hero_of(t, state, hero)
        },
        Action::ChooseToken { kind } => say! { t, to;
            "choose the chest token {token}" / "宝箱トークンの{token}を選ぶ";
            token = t.told(&kind)
        },
        Action::CreaturePower { creature, target } => say! { t, to;
            "use the power of {creature} on {target}" / "{creature}の能力を{target}に使う";
            creature = standing(t, state, creature), target = standing(t, state, target)
        },
        Action::DoneCombat => say! { t, to; "make no more battles" / "戦闘を終える" },
        Action::BattleBack { glory } => {
            say! { t, to; "battle back" / "反撃する" }?;
            with_glory(t, glory, to)
        }
        Action::PassingAttack => say! { t, to; "make the passing attack" / "特別攻撃を行う" },
        Action::GainGround => say! { t, to; "gain ground" / "前進する" },
        Action::Stay if question == Some(Question::Join) => say! { t, to;
            "do not join the War Council" / "ウォーカウンシルに参加しない"
        },
        Action::Stay => say! { t, to; "stay" / "とどまる" },
        Action::Pursue { hex } => say! { t, to; "ride on to {hex}" / "{hex}へ追撃する" },
        _ => of_another_list(),
    }
}

/// Where a path from the piece that retreats or evades leads.
fn path(t: Teller<'_>, state: &State, path: Path) -> String {
    let battle = state.battle.as_ref();
    let from: Option<(Hex, Camp)> = battle.and_then(|battle| match state.tasks.last() {
        Some(Task::Fight) => battle.fight().map(|fight| (fight.target.at, fight.target.camp)),
        Some(_) | None => battle.retreat.as_ref().map(|of| (of.who.at, of.who.camp)),
    });
    let hexes = from.map(|(at, camp)| path.hexes(at, camp)).unwrap_or_default();
    let off = t.word("off the map", "マップ外");
    match (hexes.is_empty(), path.leaves()) {
        (true, true) => off.to_owned(),
        (_, false) => t.told(&hexes).to_string(),
        (false, true) => match t.lang {
            Lang::En => format!("{}, {off}", t.told(&hexes)),
            Lang::Ja => format!("{}、{off}", t.told(&hexes)),
        },
    }
}

/// What is ignored, and the way of the rest.
fn retreats(t: Teller<'_>, state: &State, action: &Action, to: Words<'_>) -> fmt::Result {
    match *action {
        Action::IgnoreFlags { ignored, glory } => {
            say! { t, to;
                "ignore {flags}" / "{flags}を無視する"; flags = t.count(ignored, &FLAGS)
            }?;
            glory_use(t, glory, to)
        }
        Action::Retreat { ignored, glory, path: steps } => {
            let flags = t.count(ignored, &FLAGS);
            let stays = steps.is_empty() && !steps.leaves();
            match (ignored, stays) {
                (0, true) => say! { t, to; "do not retreat" / "退却しない" },
                (_, true) => say! { t, to;
                    "ignore {flags} and stay" / "{flags}を無視して動かない"
                },
                (0, false) => say! { t, to;
                    "retreat: {way}" / "退却する：{way}"; way = path(t, state, steps)
                },
                (_, false) => say! { t, to;
                    "ignore {flags} and retreat: {way}" / "{flags}を無視して退却する：{way}";
                    way = path(t, state, steps)
                },
            }?;
            glory_use(t, glory, to)
        }
        Action::Evade { path: steps } => say! { t, to;
            "evade: {way}" / "回避する：{way}"; way = path(t, state, steps)
        },
        _ => of_another_list(),
    }
}

/// What a Glory token does in a retreat.
fn glory_use(t: Teller<'_>, glory: Option<GloryUse>, to: Words<'_>) -> fmt::Result {
    match glory {
        Some(GloryUse::IgnoreFlag) => say! { t, to;
            ", a Glory token for one flag" / "（栄光のロアトークンで退却の目1個を無視）"
        },
        Some(GloryUse::ExtraHex) => say! { t, to;
            ", a Glory token for one hex more" / "（栄光のロアトークンで1ヘクス多く退却）"
        },
        None => Ok(()),
    }
}

/// Artifact cards that come in a battle, or that are too many.
fn artifact(
    t: Teller<'_>,
    state: &State,
    action: &Action,
    shown: bool,
    to: Words<'_>,
) -> fmt::Result {
    match *action {
        Action::DrawTrophy => say! { t, to; "draw a trophy" / "戦果のカードを引く" },
        Action::Decline => match state.tasks.last() {
            Some(Task::Aaa) => say! { t, to; "restore no skull" / "スカルマークを回復しない" },
            Some(_) | None => say! { t, to; "draw no trophy" / "戦果のカードを引かない" },
        },
        Action::AcceptCard => say! { t, to; "take the card" / "そのカードを受け取る" },
        Action::DiscardArtifact { card } if shown => say! { t, to;
            "give {card} back to the deck" / "{card}をデッキに戻す"; card = t.told(&card)
        },
        Action::DiscardArtifact { .. } => say! { t, to;
            "give an artifact back to the deck" / "アーティファクト1枚をデッキに戻す"
        },
        Action::EquipNow => say! { t, to; "equip the card at once" / "すぐに装備する" },
        Action::PutUnder => say! { t, to; "put the card under the sheet" / "シートの下に置く" },
        _ => of_another_list(),
    }
}

/// The campaign and the After Adventure Action.
fn campaign(
    t: Teller<'_>,
    state: &State,
    action: &Action,
    shown: bool,
    to: Words<'_>,
) -> fmt::Result {
    match action {
        Action::GiveInheritance { instructor } => say! { t, to;
            "take the inheritance of {hero}" / "{hero}から譲り受ける";
            hero = hero_of(t, state, *instructor)
        },
        Action::ChooseScenario { scenario, camp } => say! { t, to;
            "choose {scenario} and hold {camp}" / "{scenario}を選び、{camp}を率いる";
            scenario = t.told(scenario), camp = t.told(camp)
        },
        Action::ChooseParty { heroes } if shown && heroes.is_empty() => say! { t, to;
            "send no hero" / "ヒーローを出さない"
        },
        Action::ChooseParty { heroes } if shown => {
            let names = heroes.iter().map(|hero: &HeroId| hero_of(t, state, *hero));
            say! { t, to;
                "send {heroes}" / "{heroes}を出す"; heroes = t.list(names, "nobody", "なし")
            }
        }
        Action::ChooseParty { .. } => say! { t, to; "choose the party" / "出すヒーローを決める" },
        Action::BuyArtifact { card } => say! { t, to;
            "buy {card} for 5 Treasure tokens" / "財宝トークン5個で{card}を購入する";
            card = t.told(card)
        },
        Action::ReturnPair { cards } => say! { t, to;
            "give up {cards} for one card more" / "{cards}を手放して引く枚数を1枚増やす";
            cards = t.told(cards)
        },
        Action::SpendPair => say! { t, to;
            "pay 2 Experience tokens for one card more" / "経験トークン2個で引く枚数を1枚増やす"
        },
        Action::DoneTrading => say! { t, to; "trade no more and draw" / "交換を終えて引く" },
        Action::KeepCard { card } => say! { t, to;
            "keep {card}" / "{card}を残す"; card = t.told(card)
        },
        Action::KeepNone => say! { t, to; "keep no card" / "1枚も残さない" },
        Action::RestoreSkull => say! { t, to;
            "restore a skull for 1 Treasure and 4 Experience tokens" /
            "財宝トークン1個と経験トークン4個でスカルマーク1個を回復する"
        },
        Action::LevelUp { hero, skill } if names_several(t.game, *skill) => say! { t, to;
            "{hero} learns {skill} ({class}) for 5 Experience tokens" /
            "{hero}が経験トークン5個で{skill}（{class}）を習得する";
            hero = hero_of(t, state, *hero),
            class = t.text(t.game.cards.skill(*skill).class.name()), skill = t.told(skill)
        },
        Action::LevelUp { hero, skill } => say! { t, to;
            "{hero} learns {skill} for 5 Experience tokens" /
            "{hero}が経験トークン5個で{skill}を習得する";
            hero = hero_of(t, state, *hero), skill = t.told(skill)
        },
        Action::JoinCouncil => say! { t, to;
            "join the War Council as an advisor" / "アドバイザーとしてウォーカウンシルに参加する"
        },
        _ => of_another_list(),
    }
}

/// True if a hero could learn another skill of this name: that of another class. Source: BH-R64.
fn names_several(game: &BattleLore, skill: Skill) -> bool {
    let name = &game.cards.skill(skill).face.name;
    let alike = game.cards.skills.iter().filter(|row| row.face.name == *name).count();
    alike > 1 && game.readings.level_up_class.get() == LevelUpClass::AnyClass
}
