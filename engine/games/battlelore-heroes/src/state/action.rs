//! What a player of BattleLore with Heroes can say: how it is typed, what it is about, how it is told.
//!
//! Source: the event catalogue of the specification (5.11). An action names pieces by the hex they
//! stand in, heroes by their numbers, cards by their kinds, and never a seat or a camp (BL-7.1). Lists
//! inside an action are ascending; the order of the actions is that of their variants and fields. A
//! field that exists only under a reading is none under every other value.

use crate::prelude::*;
use crate::rules::course::movement::HowToMove;
use crate::table::notation::{choice, evade_way, glory_word, ignoring, or_none, retreat_way};
use crate::table::scene::ids;
use crate::table::scene::touches::{
    aimed, artifact_owned, command_held, discarded, each, end_of, lore_held, of_asked,
    of_hero_asked, of_seat_asked, stands, target_hex,
};
use crate::table::secrets::{
    shows_council, shows_discarded, shows_kept, shows_own, shows_party, shows_redraw,
};
use crate::table::words::action::{
    Standing, asks, by_section, chosen, dice, dice_ahead, fighter, healed, joining, leaving,
    lore_cost, names_several, no_battle, power_cost, retreat_cost, stays_home, troop_at,
    with_glory,
};
use crate::table::words::{COMMANDS, FLAGS, LORES, how_many};
use crate::vocabulary::FACES;
use kanso_engine::Ascending;

/// Most Lore cards that are kept of the first four. Source: BL-5.4, BL-R20.
pub const KEPT_MAX: usize = 3;
/// Most artifacts that a hero can choose among when it equips: all it can own for a moment.
pub const EQUIPPED_MAX: usize = 8;
/// Most heroes of a party. Source: the scenarios' `hero_cap`.
pub const PARTY_MAX: usize = 2;
/// Most hexes that one card is aimed at.
pub const TARGETS_MAX: usize = 3;

/// Lore cards that are kept. Source: BL-5.4.
pub type KeptLore = Ascending<Lore, KEPT_MAX>;
/// Artifacts that a hero equips. Source: BH-17.4.
pub type Equipment = Ascending<Artifact, EQUIPPED_MAX>;
/// Heroes that take part. Source: BH-21.6.
pub type PartyHeroes = Ascending<HeroId, PARTY_MAX>;
/// Hexes that a card is aimed at.
pub type TargetHexes = Ascending<Hex, TARGETS_MAX>;
/// How many dice of each face, by its code.
pub type FaceCounts = [u8; FACES as usize];

/// What a card, a skill or an artifact is aimed at. Source: 5.11 of the specification.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Targets {
    /// Nothing.
    None,
    /// A hex: the piece in it, or the hex itself.
    Hex(Hex),
    /// A piece, and where it goes.
    Move {
        /// Where the piece stands.
        piece: Hex,
        /// Where it goes.
        dest: Hex,
    },
    /// The pieces in several hexes.
    Hexes(TargetHexes),
    /// A section.
    Section(Section),
    /// Dice of the roll.
    Faces(FaceCounts),
    /// An artifact card.
    Card(Artifact),
}

/// A skill or an artifact: what a hero uses. Source: BL-12.11.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ItemId {
    /// A skill.
    Skill(Skill),
    /// An equipped artifact.
    Artifact(Artifact),
}

actions! {
    /// A decision. Append-only. Source: the event catalogue of the specification (5.11).
    #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Action of BattleLore as at;

    /// BL-12.14 and wherever one may do nothing.
    Pass as "pass"
        when (asks(at, Question::Answer) && !at.game.may_evade(at.state))
            "do not battle back" / "反撃しない"
        when (asks(at, Question::Answer)) "neither battle back nor evade" / "反撃も回避も行わない"
        when (asks(at, Question::Passing)) "let the hero pass" / "ヒーローを通す"
        when (asks(at, Question::Bonus)) "no bonus melee" / "追加の白兵戦を行わない"
        when (asks(at, Question::Counter)) "let the card work" / "打ち消さない"
        when (asks(at, Question::Purchase)) "buy nothing" / "購入しない"
        when (asks(at, Question::LevelUp) || asks(at, Question::LevelUpInTurn))
            "learn no skill" / "スキルを習得しない"
        when (asks(at, Question::Inherit)) "no inheritance now" / "今は譲り受けない"
        "pass" / "パス";
    /// BL-13.1: the levels of the War Council.
    ChooseCouncil { council: Council } as "council{council}" at [of_asked(at, "council")]
        when (!shows_council(at)) "form the War Council" / "ウォーカウンシルを決める"
        "War Council: {council}" / "ウォーカウンシル：{council}";
    /// BL-5.4: the Lore cards kept of the first four.
    KeepLore { cards: KeptLore } as "keep_lore{cards}"
        at [each(cards, |card| lore_held(at, card)), of_asked(at, "lores")]
        when (!shows_own(at); cards = how_many(at.t, cards, &LORES)) "keep {cards}" / "{cards}を残す"
        "keep {cards}" / "{cards}を残す";
    /// BH-4.1: a hero is enlisted. BH-5.1: it could only stay at home without a Lore Master.
    Enlist { class: Class } as "enlist {class}" at [ids::class(*class)]
        when (stays_home(at, *class))
            "enlist a {class}, who stays home: the War Council has none" /
            "{class}を登録する（ウォーカウンシルにいないので配置できない）"
        "enlist a {class}" / "{class}を登録する";
    /// BH-4.1: no more heroes are enlisted.
    DoneEnlisting as "done_enlisting" "enlist nobody more" / "登録を終える";
    /// BH-4.2: the first skill.
    ChooseSkill { skill: Skill } as "skill {skill}"
        "start with the skill {skill}" / "最初のスキルを{skill}にする";
    /// BH-4.4, BH-17.1: a card is drawn anew.
    Redraw { card: Artifact } as "redraw {card}" at [ids::shown_artifact(at.game, *card)]
        when (!shows_redraw(at)) "draw another card" / "カード1枚を引き直す"
        "draw another card in place of {card}" / "{card}を引き直す";
    /// BH-4.3: the first artifact.
    KeepArtifact { card: Artifact } as "keep_artifact {card}"
        at [ids::shown_artifact(at.game, *card)]
        when (!shows_kept(at)) "keep an artifact" / "アーティファクト1枚を残す"
        "keep {card}" / "{card}を残す";
    /// BH-17.4: what a hero takes into battle.
    Equip { cards: Equipment } as "equip{cards}{none}" (none = or_none(cards, " nothing"))
        at [each(cards, |card| artifact_owned(at, card)), of_hero_asked(at, "artifacts")]
        "equip {cards}" / "装備：{cards}";
    /// BH-5.3: a hero is placed.
    PlaceHero {
        hero: HeroId,
        hex: Hex,
        /// BH-R1 `owner-chooses-per-battle`: whether a hero with Riding is mounted.
        mounted: Option<bool>,
    }
        as "place {hero} {hex}{mounted}" (mounted = choice(*mounted, " mounted", " foot"))
        at [hex, ids::of_hero(*hero, "sheet")]
        when (troop_at(at, *hex).is_none())
            "place {hero} at {hex}{mounted}" / "{hero}を{hex}に置く{mounted}"
        "place {hero} with the {troop} at {hex}{mounted}" /
        "{hero}を{hex}の{troop}と共に置く{mounted}"
        with {
            troop = at.told(&troop_at(at, *hex)),
            mounted = chosen(at, *mounted, [", mounted", "（騎乗）"], [", on foot", "（徒歩）"]),
        };
    /// BH-5.4: a hero is kept home.
    KeepHome { hero: HeroId } as "home {hero}" at [ids::of_hero(*hero, "sheet")]
        "keep {hero} at home" / "{hero}を配置しない";
    /// BL-6.5a: a Command card.
    PlayCommand {
        card: Command,
        /// BL-16.4: where the troop stands that Rally the Ranks heals.
        mode: Option<Hex>,
    }
        as "command {card}{heal}{mode}" (heal = if mode.is_some() { " heal" } else { "" })
        at [command_held(at, *card), mode.map(|hex| stands(at, hex, None))]
        "play {card}{healed}" / "{card}をプレイする{healed}" with { healed = healed(at, *mode) };
    /// BL-12.6: a Lore card.
    PlayLore { card: Lore, targets: Targets } as "lore {card}{targets}"
        at [lore_held(at, *card), aimed(at, targets)]
        "play {card}{cost}{targets}" / "{card}をプレイする{cost}{targets}"
        with { cost = lore_cost(at, *card) };
    /// BL-6.5a: a Lore card instead of a Command card.
    PlayLoreInLieu { card: Lore } as "in_lieu {card}" at [lore_held(at, *card)]
        "play {card} instead of a Command card{cost}" / "戦術カードの代わりに{card}をプレイする{cost}"
        with { cost = lore_cost(at, *card) };
    /// BL-12.11: a skill or an artifact.
    UseItem { hero: HeroId, item: ItemId, targets: Targets } as "use {hero} {item}{targets}"
        at [ids::hero(*hero), aimed(at, targets), ids::item(at.game, *hero, *item)]
        "{hero} uses {item}{targets}" / "{hero}が{item}を使う{targets}";
    /// BL-7.1: a piece is ordered.
    Order {
        piece: Hex,
        /// BH-R9 `may-stay-champion`: the Champion that stands with a troop there.
        hero: Option<HeroId>,
        /// BL-R13 `owner-chooses`: the section whose order is used.
        section: Option<Section>,
    }
        as "order {piece}{hero}{section}" at [stands(at, *piece, *hero)]
        "order {piece}{by}" / "{piece}に命令する{by}"
        with { piece = at.told(&Standing(*piece, *hero)), by = by_section(at, *section) };
    /// BH-6.3: a Leader is ordered to detach.
    OrderDetach {
        hero: HeroId,
        /// BL-R13 `owner-chooses`: the section whose order is used.
        section: Option<Section>,
    }
        as "order_detach {hero}{section}" at [ids::hero(*hero)]
        "order {hero} to leave its troop{by}" / "{hero}に分離を命令する{by}"
        with { by = by_section(at, *section) };
    /// BL-7.3: no more orders.
    DoneOrdering as "done_ordering" "give no more orders" / "命令を終える";
    /// BL-8.1: a piece moves.
    Move {
        piece: Hex,
        dest: Hex,
        /// BH-12.2: whether a Glory token takes it one hex farther.
        glory: bool,
        /// BH-R9 `may-stay-champion`: the Champion that stands with a troop there.
        hero: Option<HeroId>,
        /// BH-R8 `yes`: whether the troop leaves its Leader behind.
        leave: Option<bool>,
        /// BH-R9 `may-stay-champion`: whether a Champion that ends with a troop joins it.
        join: Option<bool>,
    }
        as "move {piece}{hero} {dest}{leave}{join}{glory}" (
            leave = choice(*leave, " leave", " together"), join = choice(*join, " join", " apart"),
            glory = glory_word(*glory),
        )
        at [stands(at, *piece, *hero), dest]
        "move {piece} to {dest}{leave}{join}{glory}{ends}" /
        "{piece}を{dest}へ移動させる{leave}{join}{glory}{ends}"
        with {
            piece = at.told(&Standing(*piece, *hero)),
            ends = no_battle(
                at, (*piece, *hero), *dest, HowToMove { glory: *glory, leave: *leave, join: *join },
            ),
            leave = chosen(
                at, *leave, [", leaving the Leader behind", "（リーダーを残す）"],
                [", with the Leader", "（リーダーと共に）"],
            ),
            join = joining(at, fighter(at, *piece, *hero), *dest, *join),
            glory = with_glory(at, *glory),
        };
    /// BH-9.1: a Leader leaves its troop.
    Detach {
        hero: HeroId,
        dest: Hex,
        /// BH-R9 `may-stay-champion`: whether it joins the troop there.
        join: Option<bool>,
    }
        as "detach {hero} {dest}{join}" (join = choice(*join, " join", " apart"))
        at [ids::hero(*hero), dest]
        "{hero} leaves its troop for {dest}{join}" / "{hero}が部隊から分離して{dest}へ移動する{join}"
        with { join = joining(at, leaving(at, *hero), *dest, *join) };
    /// BH-8.5: a hero leaves the map.
    ExitMap { hero: HeroId } as "exit {hero}" at [ids::hero(*hero)]
        "{hero} leaves the map" / "{hero}がマップ外へ離脱する";
    /// BH-R8 `yes`: a Glory token is spent on a move (BL-6.4).
    SpendGlory { piece: Hex } as "glory {piece}" at [stands(at, *piece, None)]
        "spend a Glory token on the move of {piece}" / "{piece}の移動に栄光のロアトークンを使う"
        with { piece = at.told(&Standing(*piece, None)) };
    /// BL-8.1: no more moves.
    DoneMoving as "done_moving" "make no more moves" / "移動を終える";
    /// BL-9.8a: a battle.
    Battle {
        attacker: Hex,
        target: Hex,
        /// BH-12.2: whether a Glory token gives a die.
        glory: bool,
        /// BH-R9 `may-stay-champion`: the Champion that stands with a troop there.
        hero: Option<HeroId>,
    }
        as "battle {attacker}{hero} {target}{glory}" (glory = glory_word(*glory))
        at [stands(at, *attacker, *hero), stands(at, *target, None)]
        "attack {target} with {attacker}{glory}{dice}" / "{attacker}で{target}を攻撃する{glory}{dice}"
        with {
            attacker = at.told(&Standing(*attacker, *hero)),
            target = at.told(&Standing(*target, None)),
            glory = with_glory(at, *glory), dice = dice(at, (*attacker, *hero), *target, *glory),
        };
    /// BH-16.3: a hero searches.
    Search { hero: HeroId } as "search {hero}" at [ids::hero(*hero)]
        "{hero} searches the chest" / "{hero}が宝箱を捜索する";
    /// BH:SKL18: one of the tokens shown.
    ChooseToken { kind: ChestToken } as "token {kind}" at [ids::shown_token(*kind), ids::SHOWN]
        "choose the chest token {kind}" / "宝箱トークンの{kind}を選ぶ";
    /// BL-14.3: a creature uses its power.
    CreaturePower { creature: Hex, target: Hex } as "power {creature} {target}"
        at [stands(at, *creature, None), stands(at, *target, None)]
        "use the power of {creature} on {target}{cost}{dice}" /
        "{creature}の能力を{target}に使う{cost}{dice}"
        with {
            cost = power_cost(at, *creature),
            dice = dice_ahead(
                at, &Action::CreaturePower { creature: *creature, target: *target },
            ),
            creature = at.told(&Standing(*creature, None)),
            target = at.told(&Standing(*target, None)),
        };
    /// BL-6.5e: no more battles.
    DoneCombat as "done_combat" "make no more battles" / "戦闘を終える";
    /// BL-R1 `any-path`: flags are ignored by boldness before the path is chosen (BL-6.4).
    IgnoreFlags { ignored: u8, glory: Option<GloryUse> } as "ignore {ignored}{glory}"
        "ignore {ignored}{glory}" / "{ignored}を無視する{glory}"
        with { ignored = at.count(*ignored, &FLAGS) };
    /// BL-10.9: flags are ignored by boldness, the rest is retreated.
    Retreat {
        ignored: u8,
        glory: Option<GloryUse>,
        /// The way; empty if nothing is left to retreat.
        path: Path,
    }
        as "retreat {path}{ignored}{glory}" (
            path = retreat_way(at, *path), ignored = ignoring(*ignored),
        )
        at [end_of(at, *path)]
        when (*ignored == 0 && *path == Path::EMPTY)
            "do not retreat{glory}{cost}" / "退却しない{glory}{cost}"
        when (*path == Path::EMPTY)
            "ignore {ignored} and stay{glory}{cost}" / "{ignored}を無視して動かない{glory}{cost}"
        when (*ignored == 0) "retreat: {path}{glory}{cost}" / "退却する：{path}{glory}{cost}"
        "ignore {ignored} and retreat: {path}{glory}{cost}" /
        "{ignored}を無視して退却する：{path}{glory}{cost}"
        with {
            cost = retreat_cost(
                at, Action::Retreat { ignored: *ignored, glory: *glory, path: *path },
            ),
            ignored = at.count(*ignored, &FLAGS),
        };
    /// BL-11.1: a bold unit attacks its attacker.
    BattleBack {
        /// BH-12.2: whether a Glory token gives a die.
        glory: bool,
    }
        as "battle_back{glory}" (glory = glory_word(*glory))
        "battle back{glory}{dice}" / "反撃する{glory}{dice}"
        with {
            dice = dice_ahead(at, &Action::BattleBack { glory: *glory }),
            glory = with_glory(at, *glory),
        };
    /// BH-15.4: a Champion gives way instead.
    Evade { path: Path } as "evade {path}" (path = evade_way(at, *path)) at [end_of(at, *path)]
        "evade: {path}" / "回避する：{path}";
    /// BH-15.5: a Champion that passes is attacked.
    PassingAttack as "attack" "make the passing attack{dice}" / "特別攻撃を行う{dice}"
        with { dice = dice_ahead(at, &Action::PassingAttack) };
    /// BL-11.3: the attacker takes the hex.
    GainGround as "gain_ground" at [target_hex(at)] "gain ground" / "前進する";
    /// The attacker stays; a hero does not join the council.
    Stay as "stay"
        when (asks(at, Question::Join)) "do not join the War Council" / "ウォーカウンシルに参加しない"
        "stay" / "とどまる";
    /// BL-11.4: the attacker rides on.
    Pursue { hex: Hex } as "pursue {hex}" at [hex] "ride on to {hex}" / "{hex}へ追撃する";
    /// BH-17.6: a trophy is drawn.
    DrawTrophy as "trophy" "draw a trophy" / "戦果のカードを引く";
    /// A trophy or a healing is declined.
    Decline as "decline"
        when (at.state.tasks.last() == Some(&Task::Aaa))
            "restore no skull" / "スカルマークを回復しない"
        "draw no trophy" / "戦果のカードを引かない";
    /// BH-17.11: a card is not drawn anew.
    AcceptCard as "accept" "take the card" / "そのカードを受け取る";
    /// BH-17.3, BH-19.12: a card too many goes.
    DiscardArtifact { card: Artifact } as "discard {card}" at [discarded(at, *card)]
        when (!shows_discarded(at, *card))
            "give an artifact back to the deck" / "アーティファクト1枚をデッキに戻す"
        "give {card} back to the deck" / "{card}をデッキに戻す";
    /// BH-17.5: what was found is equipped.
    EquipNow as "equip_now" "equip the card at once" / "すぐに装備する";
    /// BH-17.5: what was found goes under the sheet.
    PutUnder as "put_under" "put the card under the sheet" / "シートの下に置く";
    /// BL-16.5: the card kept of those drawn with a Scout card.
    KeepCommand { card: Command } as "keep_command {card}" at [ids::shown_command(at.game, *card)]
        when (!shows_own(at); card = at.count(1_u8, &COMMANDS)) "keep {card}" / "{card}を残す"
        "keep {card}" / "{card}を残す";
    /// BL-12.3.
    TakeTwoTokens as "two_tokens" at [of_asked(at, "tokens")]
        "take 2 Lore tokens" / "ロアトークン2個を得る";
    /// BL-12.3.
    TokenAndCard as "token_and_card" at [of_asked(at, "tokens"), of_asked(at, "lores")]
        "take 1 Lore token and draw 1 Lore card" / "ロアトークン1個を得て、ロアカード1枚を引く";
    /// BL-12.3.
    TwoCardsKeepOne as "two_cards" at [of_asked(at, "lores")]
        "draw 2 Lore cards and keep 1" / "ロアカード2枚を引いて1枚を残す";
    /// BL-12.3: the Lore card kept of two.
    KeepLoreCard { card: Lore } as "keep_card {card}" at [ids::shown_lore(at.game, *card)]
        when (!shows_own(at); card = at.count(1_u8, &LORES)) "keep {card}" / "{card}を残す"
        "keep {card}" / "{card}を残す";
    /// BL-12.8: a Lore card too many goes.
    DiscardLore { card: Lore } as "discard {card}" at [lore_held(at, *card)]
        when (!shows_own(at); card = at.count(1_u8, &LORES)) "discard {card}" / "{card}を捨てる"
        "discard {card}" / "{card}を捨てる";
    /// BH-20.6: an instructor gives its best artifact.
    GiveInheritance { instructor: HeroId } as "inherit {instructor}" at [ids::hero(*instructor)]
        "take the inheritance of {instructor}" / "{instructor}から譲り受ける";
    /// BH-21.6: the next battle.
    ChooseScenario {
        scenario: Scenario,
        /// The camp that the chooser holds.
        camp: Camp,
    }
        as "scenario {scenario} {camp}" at [ids::scenario(at.game, *scenario)]
        "choose {scenario} and hold {camp}" / "{scenario}を選び、{camp}を率いる";
    /// BH-21.6: who goes.
    ChooseParty { heroes: PartyHeroes } as "party{heroes}{none}" (none = or_none(heroes, " nobody"))
        at [each(heroes, |hero| Some(ids::hero(hero))), of_seat_asked(at, "hall")]
        when (!shows_party(at)) "choose the party" / "出すヒーローを決める"
        when (heroes.is_empty()) "send no hero" / "ヒーローを出さない"
        "send {heroes}" / "{heroes}を出す"
        with { heroes = at.list(heroes.iter().map(|hero| at.told(hero)), "nobody", "なし") };
    /// BH-19.5: an artifact is bought.
    BuyArtifact { card: Artifact } as "buy {card}"
        "buy {card} for 5 Treasure tokens" / "財宝トークン5個で{card}を購入する";
    /// BH-19.6: two artifacts are returned for a draw more.
    ReturnPair { cards: Ascending<Artifact, 2> } as "return{cards}"
        at [each(cards, |card| artifact_owned(at, card))]
        "give up {cards} for one card more" / "{cards}を手放して引く枚数を1枚増やす";
    /// BH-19.6: two Experience tokens are paid for a draw more.
    SpendPair as "spend"
        "pay 2 Experience tokens for one card more" / "経験トークン2個で引く枚数を1枚増やす";
    /// BH-19.6: no more trades.
    DoneTrading as "done_trading" "trade no more and draw" / "交換を終えて引く";
    /// BH-19.8: a card of those revealed.
    KeepCard { card: Artifact } as "keep {card}" at [ids::shown_artifact(at.game, *card)]
        "keep {card}" / "{card}を残す";
    /// BH-19.8: none of those revealed.
    KeepNone as "keep_none" "keep no card" / "1枚も残さない";
    /// BH-19.10: a skull is restored.
    RestoreSkull as "restore"
        "restore a skull for 1 Treasure and 4 Experience tokens" /
        "財宝トークン1個と経験トークン4個でスカルマーク1個を回復する";
    /// BH-19.13: a skill is learned.
    LevelUp { hero: HeroId, skill: Skill } as "level_up {hero} {skill}"
        at [ids::of_hero(*hero, "skills")]
        when (names_several(at, *skill); class = at.told(&at.game.cards.skill(*skill).class))
            "{hero} learns {skill} ({class}) for 5 Experience tokens" /
            "{hero}が経験トークン5個で{skill}（{class}）を習得する"
        "{hero} learns {skill} for 5 Experience tokens" / "{hero}が経験トークン5個で{skill}を習得する";
    /// BH-20.1: a hero joins the War Council.
    JoinCouncil as "join_council"
        "join the War Council as an advisor" / "アドバイザーとしてウォーカウンシルに参加する";
}
