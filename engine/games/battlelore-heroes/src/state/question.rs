//! What seats are asked, how it is put, and what else a question says of itself.
//!
//! Source: the phases, windows and steps of the specification (4, 5.1, 5.5, 5.8, 7). No secret is in how
//! it is put: hands are told by their numbers (5.13 of the specification).

use crate::prelude::*;
use crate::table::scene::ids;
use crate::table::scene::touches::{of_asked, of_hero_asked};
use crate::table::words::{
    ARTIFACTS, At, COMMANDS, DICE, EXPERIENCE, FLAGS, LEVELS, LORES, ORDERS, TOKENS, TREASURE,
    counted_faces, how_many, own,
};
use kanso_engine::words::Counted;
use std::fmt;

asks! {
    /// What is asked.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Question of BattleLore as at, who;
    /// Set-up 3.
    Council => "the War Council" / "ウォーカウンシルのレベル"
        at [of_asked(at, "council")]
        asks "{who}: which levels do the Lore Masters have? In this order: {classes}; {levels} in \
            all, 3 at most each" /
            "{who}：ロアマスターのレベルは？（順に{classes}。合計{total}、1人3まで）"
        with {
            classes = at.list(Class::ALL.map(|class| at.text(class.name())), "", ""),
            levels = at.count(at.game.scenario(at.state).council_levels, &LEVELS),
            total = at.game.scenario(at.state).council_levels,
        };
    /// Set-up 7.
    KeepLore => "which Lore cards to keep" / "残すロアカード"
        at [of_asked(at, "lores")]
        asks "{who}: keep {cards} of the four, which?" / "{who}：4枚のうち残す{cards}は？"
        with { cards = at.count(at.game.lore_row(at.state, camp(at, *who)).kept, &LORES) };
    /// H1, K1.
    Enlist => "which hero to enlist" / "登録するヒーロー"
        asks "{who}: enlist a hero?" / "{who}：ヒーローを登録する？";
    /// H2.
    FirstSkill => "the first skill of the hero" / "ヒーローの最初のスキル"
        at [of_hero_asked(at, "sheet")]
        asks "{who}: with which skill does {hero} start?" / "{who}：{hero}の最初のスキルは？"
        with { hero = hero(at) };
    /// H4.
    ChooseArtifact => "which artifact the hero starts with" / "ヒーローの最初のアーティファクト"
        at [of_hero_asked(at, "sheet")]
        asks "{who}: which artifact does {hero} keep?" / "{who}：{hero}が残すアーティファクトは？"
        with { hero = hero(at) };
    /// H5.
    Equip => "what the hero equips" / "ヒーローの装備"
        at [of_hero_asked(at, "sheet")]
        asks "{who}: what does {hero} take into battle?" /
            "{who}：{hero}が戦闘に装備していくものは？"
        with { hero = hero(at) };
    /// H6.
    Deploy => "where the hero starts" / "ヒーローの配置"
        at [of_hero_asked(at, "sheet")]
        asks "{who}: with which troop does {hero} start?" /
            "{who}：{hero}をどの部隊のヘクスに置く？"
        with { hero = hero(at) };
    /// K1.
    Inherit => "whether an instructor bequeaths" / "訓練所教官からの譲渡"
        at [of_hero_asked(at, "sheet")]
        asks "{who}: does an instructor bequeath an artifact to {hero}?" /
            "{who}：訓練所教官から{hero}にアーティファクトを譲る？"
        with { hero = hero(at) };
    /// K2.
    Scenario => "the next battle" / "次の戦闘"
        asks "{who}: which scenario comes next, and which camp?" /
            "{who}：次のシナリオと率いる陣営は？";
    /// K3.
    Party => "which heroes take part" / "戦闘に出すヒーロー"
        asks say party;
    /// T1.
    Command => "which Command card to play" / "プレイする戦術カード"
        asks say command;
    /// T1b.
    Alongside => "a Lore card with the Command card" / "戦術カードと同時に使うロアカード"
        at [of_asked(at, "lores")]
        asks "{who}: play a Lore card with the Command card ({tokens})?" /
            "{who}：戦術カードと同時にロアカードをプレイする？（{tokens}）"
        with { tokens = tokens(at, *who) };
    /// T2.
    Order => "what to order" / "命令するユニット"
        at [ids::ORDERS]
        asks when (at.state.battle().orders.faces.iter().any(|count| *count > 0))
            "{who}: what to order with the dice ({faces}{used})?" /
            "{who}：出た目で命令するのは？（{faces}{used}）"
        "{who}: what to order ({orders} left)?" /
        "{who}：どのユニットに命令する？（残り{orders}）"
        with {
            faces = counted_faces(at.t, at.state.battle().orders.faces), used = used_dice(at),
            orders = at.count(at.state.battle().orders.left(), &ORDERS),
        };
    /// T3.
    Move => "what to move" / "移動するユニット"
        asks "{who}: which ordered piece moves?" / "{who}：どのユニットを移動させる？";
    /// T4.
    Combat => "what to battle with" / "戦闘するユニット"
        asks "{who}: which ordered piece battles or acts?" /
            "{who}：どのユニットで戦闘などを行う？";
    /// The window `TurnEnd`.
    TurnEnd => "what to use at the end of the turn" / "手番の終わりに使うもの"
        asks "{who}: use an item at the end of the turn?" /
            "{who}：手番の終わりにスキルかアーティファクトを使う？";
    /// BH-R59 `any-time`.
    LevelUpInTurn => "which skill to learn" / "習得するスキル"
        asks "{who}: does a hero learn a skill?" / "{who}：スキルを習得するヒーローは？";
    /// T5a.
    KeepCommand => "which Command card to keep" / "残す戦術カード"
        asks "{who}: which one to keep of {number}?" / "{who}：{number}のうち残す1枚は？"
        with { number = how_many(at.t, &at.state.battle().scouted, &COMMANDS) };
    /// T5b.
    LoreGain => "which Lore to take" / "得るロア"
        at [of_asked(at, "lores")]
        asks "{who}: which Lore at the end of the turn ({tokens} in hand)?" /
            "{who}：手番の終わりに得るロアは？（手元に{tokens}）"
        with { tokens = tokens(at, *who) };
    /// T5c.
    KeepLoreCard => "which Lore card to keep" / "残すロアカード"
        at [of_asked(at, "lores")]
        asks "{who}: which of the Lore cards to keep?" / "{who}：残すロアカードは？";
    /// T5c.
    DiscardLore => "which Lore card to discard" / "捨てるロアカード"
        at [of_asked(at, "lores")]
        asks "{who} holds {cards}, at most {most}: which one goes?" /
            "{who}の{cards}は上限{most}枚を超える：どれを捨てる？"
        with {
            cards = how_many(at.t, &at.state.battle().side(camp(at, *who)).lores, &LORES),
            most = at.game.lore_row(at.state, camp(at, *who)).hand,
        };
    /// The window `Counter`.
    Counter => "whether to cancel the Lore card" / "ロアカードの打ち消し"
        at [of_asked(at, "lores")]
        asks "{who}: cancel {card}?" / "{who}：{card}を打ち消す？"
        with {
            card = at.told(&at.state.battle().announced.as_ref().map(|announced| announced.card)),
        };
    /// C1.
    PreAttack => "what to use before the attack roll" / "攻撃のダイスの前に使うもの"
        at [of_asked(at, "lores")]
        asks "{who}, before the roll: {one} against {other}. Use anything?" /
            "{who}：{one}で{other}を攻撃する前に何か使う？"
        with { one = attacker(at, who), other = target(at, who) };
    /// C2.
    PreDefend => "what to use before being rolled at" / "防御のためダイスの前に使うもの"
        at [of_asked(at, "lores")]
        asks "{who}, before the roll of {one}: use anything to defend {other}?" /
            "{who}：{one}のダイスの前に、{other}を守るため何か使う？"
        with { one = attacker(at, who), other = target(at, who) };
    /// C4.
    PostAttack => "what to use after the attack roll" / "攻撃のダイスの後に使うもの"
        at [of_asked(at, "lores")]
        asks "{who} has rolled {faces} against {other}. Use anything?" /
            "{who}の目は{faces}（目標：{other}）。何か使う？"
        with { faces = faces(at), other = target(at, who) };
    /// C5.
    PostDefend => "what to use against the roll" / "防御のためダイスの後に使うもの"
        at [of_asked(at, "lores")]
        asks "{who}: {faces} rolled by {one} against {other}. Use anything to defend?" /
            "{who}：{one}の{other}への目は{faces}。防御に何か使う？"
        with { faces = faces(at), one = attacker(at, who), other = target(at, who) };
    /// The window `Check`.
    Check => "what to use before the casualty check" / "負傷チェックの前に使うもの"
        at [ids::INSIDE]
        asks "{who}, casualty check of {hero} with {dice}: use anything?" /
            "{who}：{hero}の負傷チェック（{dice}）の前に何か使う？"
        with {
            hero = hero(at),
            dice = at.count(at.state.battle().check.as_ref().map_or(0, |check| check.dice), &DICE),
        };
    /// The window `CheckReroll`.
    CheckReroll => "what to use after the casualty check" / "負傷チェックの後に使うもの"
        at [ids::INSIDE]
        asks "{who}, casualty check of {hero}: the dice show {rolled}. Use anything?" /
            "{who}：{hero}の負傷チェックの目は{rolled}。何か使う？"
        with {
            hero = hero(at),
            rolled = at.told(&at.state.battle().check.as_ref().map(|check| check.faces.clone())),
        };
    /// The window `Wounded`.
    Wounded => "what to use against the wound" / "負傷に対して使うもの"
        at [ids::INSIDE]
        asks "{who}: {hero} is about to be wounded. Use anything?" /
            "{who}：{hero}が負傷する前に何か使う？"
        with { hero = hero(at) };
    /// BL-R1 `any-path`.
    IgnoreFlags => "how many flags to ignore" / "無視する退却の目の数"
        at [ids::INSIDE]
        asks say retreat;
    /// C8.
    Retreat => "how to retreat" / "退却の仕方"
        at [ids::INSIDE]
        asks say retreat;
    /// BH-15.5.
    Passing => "whether to make the passing attack" / "特別攻撃"
        at [ids::INSIDE]
        asks "{who}: attack {hero} in passing?" / "{who}：通り抜ける{hero}に特別攻撃を行う？"
        with { hero = hero(at) };
    /// C8b.
    AfterBattle => "what to use after the battle" / "戦闘の後に使うもの"
        at [of_asked(at, "lores")]
        asks "{who}, after the attack on {other}: use anything?" /
            "{who}：{other}への攻撃の後に何か使う？"
        with { other = target(at, who) };
    /// C9.
    Answer => "whether to battle back" / "反撃か回避"
        at [ids::FIGHT]
        asks "{who}: what is the answer of {other} to {one}?" /
            "{who}：{other}は{one}にどう応じる？"
        with { one = attacker(at, who), other = target(at, who) };
    /// C10.
    Ground => "whether to gain ground" / "前進"
        at [ids::FIGHT]
        asks "{who}: {does} {one} gain ground to {goal}?" / "{who}：{one}は{goal}へ前進する？"
        with {
            does = does(at), one = attacker(at, who),
            goal = at.told(&at.state.battle().fight().map(|fight| fight.target.at)),
        };
    /// C10.
    FollowOn => "what to use after gaining ground" / "前進の後に使うもの"
        at [of_asked(at, "lores")]
        asks "{who}: use anything after {one} gained ground?" / "{who}：{one}の前進の後に何か使う？"
        with { one = attacker(at, who) };
    /// C10.
    Pursue => "whether to ride on" / "追撃"
        at [ids::FIGHT]
        asks "{who}: {does} {one} ride on by a hex?" / "{who}：{one}はさらに1ヘクス追撃する？"
        with { does = does(at), one = attacker(at, who) };
    /// C10.
    Bonus => "the bonus melee" / "追加の白兵戦"
        at [ids::FIGHT]
        asks "{who}: whom {does} {one} attack in a bonus melee?" /
            "{who}：{one}の追加の白兵戦の目標は？"
        with { does = does(at), one = attacker(at, who) };
    /// BH-16.5, Thievery.
    ChooseToken => "which chest token to take" / "選ぶ宝箱トークン"
        at [ids::SHOWN]
        asks "{who}: which of the chest tokens does {hero} take?" /
            "{who}：{hero}が選ぶ宝箱トークンは？"
        with { hero = hero(at) };
    /// The window `ChestSeen`.
    ChestSeen => "what to use on the chest" / "宝箱に対して使うもの"
        at [ids::SHOWN]
        asks "{who}: the chest token of {hero} is {token}. Use anything?" /
            "{who}：{hero}の引いたトークンは{token}。何か使う？"
        with { hero = hero(at), token = token(at) };
    /// BH-17.6.
    Trophy => "whether to draw a trophy" / "戦果のカードを引くか"
        at [ids::INSIDE]
        asks "{who}: does {hero} draw a trophy?" / "{who}：{hero}は戦果のカードを引く？"
        with { hero = hero(at) };
    /// BH-17.11.
    Redraw => "whether to draw anew" / "カードの引き直し"
        at [ids::SHOWN]
        asks "{who}: does {hero} take the card, or draw anew?" /
            "{who}：{hero}はカードを受け取る？ 引き直す？"
        with { hero = hero(at) };
    /// BH-17.3.
    DiscardArtifact => "which artifact goes" / "手放すアーティファクト"
        at [ids::SHOWN]
        asks "{who}: {hero} owns more than six artifacts, which one goes?" /
            "{who}：{hero}のアーティファクトが6枚を超えた：どれを戻す？"
        with { hero = hero(at) };
    /// BH-17.5.
    EquipNow => "whether to equip the card" / "見つけたカードの装備"
        at [ids::SHOWN]
        asks "{who}: does {hero} equip the card found at once?" /
            "{who}：{hero}は見つけたカードをすぐに装備する？"
        with { hero = hero(at) };
    /// AAA (4).
    Purchase => "which artifact to buy" / "購入するアーティファクト"
        at [of_hero_asked(at, "sheet")]
        asks "{who}: does {hero} buy an artifact ({treasure})?" /
            "{who}：{hero}はアーティファクトを購入する？（{treasure}）"
        with { hero = hero(at), treasure = treasure(at) };
    /// AAA (5).
    Trade => "what to trade for draws" / "引く枚数との交換"
        at [of_hero_asked(at, "sheet")]
        asks "{who}: does {hero} trade for more cards to draw ({owned}, {experience})?" /
            "{who}：{hero}は引く枚数を増やす？（{owned}、{experience}）"
        with { hero = hero(at), owned = owned(at), experience = experience(at) };
    /// AAA (5).
    KeepCard => "which card to keep" / "残すカード"
        at [of_hero_asked(at, "sheet")]
        asks "{who}: which card does {hero} keep of {shown}?" /
            "{who}：{hero}が残すカードは？（{shown}）"
        with {
            hero = hero(at),
            shown = at.told(&BattleLore::aaa_turn(at.state).map(|(aaa, _)| aaa.shown.clone())),
        };
    /// AAA (5).
    Physician => "whether to restore a skull" / "スカルマークの回復"
        at [of_hero_asked(at, "sheet")]
        asks "{who}: does the Master Physician restore a skull of {hero} ({treasure}, \
            {experience})?" /
            "{who}：《名医》で{hero}のスカルマークを回復する？（{treasure}、{experience}）"
        with { hero = hero(at), treasure = treasure(at), experience = experience(at) };
    /// AAA (6).
    Return => "which artifact goes" / "手放すアーティファクト"
        at [of_hero_asked(at, "sheet")]
        asks "{who}: {hero} owns more than six artifacts, which one goes?" /
            "{who}：{hero}のアーティファクトが6枚を超えた：どれを戻す？"
        with { hero = hero(at) };
    /// AAA (7).
    LevelUp => "which skill to learn" / "習得するスキル"
        at [of_hero_asked(at, "sheet")]
        asks "{who}: does {hero} learn a skill ({experience})?" /
            "{who}：{hero}はスキルを習得する？（{experience}）"
        with { hero = hero(at), experience = experience(at) };
    /// AAA (7).
    Join => "whether to join the War Council" / "ウォーカウンシルへの参加"
        at [of_hero_asked(at, "sheet")]
        asks "{who}: does {hero} join the War Council ({experience})?" /
            "{who}：{hero}はウォーカウンシルに参加する？（{experience}）"
        with { hero = hero(at), experience = experience(at) };
}

impl Question {
    /// The window or step that goes by when nothing is done; none where something must be done.
    /// Source: BL-12.14, chapter 7 of the specification.
    pub(crate) const fn step(self) -> Option<StepName> {
        Some(match self {
            Self::Inherit => StepName::Inherit,
            Self::Alongside => StepName::Alongside,
            Self::TurnEnd => StepName::TurnEnd,
            Self::LevelUpInTurn | Self::LevelUp => StepName::LevelUp,
            Self::Counter => StepName::Counter,
            Self::PreAttack => StepName::PreAttack,
            Self::PreDefend => StepName::PreDefend,
            Self::PostAttack => StepName::PostAttack,
            Self::PostDefend => StepName::PostDefend,
            Self::Check => StepName::Check,
            Self::CheckReroll => StepName::CheckReroll,
            Self::Wounded => StepName::Wounded,
            Self::Passing => StepName::Passing,
            Self::AfterBattle => StepName::AfterBattle,
            Self::Answer => StepName::Answer,
            Self::FollowOn => StepName::FollowOn,
            Self::Bonus => StepName::Bonus,
            Self::ChestSeen => StepName::ChestSeen,
            Self::Trophy => StepName::Trophy,
            Self::Purchase => StepName::Purchase,
            Self::Physician => StepName::Physician,
            _ => return None,
        })
    }

    /// True if it is answered with `Pass`: a trophy and a healing are declined. Source: BL-12.14.
    pub(crate) const fn may_pass(self) -> bool {
        self.step().is_some() && !matches!(self, Self::Trophy | Self::Physician)
    }

    /// The window or step that is told where nothing could be done in it. Source: BL-6.2.
    pub(crate) const fn told_if_passed_over(self) -> Option<StepName> {
        match self {
            Self::Answer | Self::Bonus | Self::Trophy | Self::Purchase | Self::Physician => None,
            _ => self.step(),
        }
    }

    /// True if it stands in a player turn, where Lore cards and items are played.
    pub(crate) const fn is_in_turn(self) -> bool {
        let is_window = matches!(
            self,
            Self::Counter
                | Self::PreAttack
                | Self::PreDefend
                | Self::PostAttack
                | Self::PostDefend
                | Self::Check
                | Self::CheckReroll
                | Self::Wounded
                | Self::AfterBattle
                | Self::Answer
                | Self::FollowOn
                | Self::ChestSeen
        );
        let is_phase = matches!(
            self,
            Self::Command
                | Self::Alongside
                | Self::Order
                | Self::Move
                | Self::Combat
                | Self::TurnEnd
        );
        is_window || is_phase
    }
}

/// The camp of who is asked.
fn camp(at: At<'_>, who: Seat) -> Camp {
    at.state.camp_of(who)
}

/// The hero that is asked about.
fn hero(at: At<'_>) -> String {
    match BattleLore::hero_asked(at.state) {
        Some(hero) => at.told(&hero).to_string(),
        None => at.word("the hero", "ヒーロー").to_owned(),
    }
}

/// Lore tokens of who is asked.
fn tokens(at: At<'_>, who: Seat) -> Counted {
    at.count(at.state.battle().side(camp(at, who)).tokens, &TOKENS)
}

/// How many of the dice that order are used up: a bonus strike or a Lore symbol may stand in for others,
/// so which they are is open. Source: BL-7.6.
fn used_dice(at: At<'_>) -> String {
    match at.state.battle().orders.faced.len() {
        0 => String::new(),
        used => format!("{}{used}{}", at.word("; ", "、うち"), at.word(" used", "個使用済み")),
    }
}

/// The sheet of the hero that is asked about.
fn sheet(at: At<'_>) -> Option<&Sheet> {
    at.state.find_sheet(BattleLore::hero_asked(at.state)?).map(|(_, sheet)| sheet)
}

fn experience(at: At<'_>) -> Counted {
    at.count(sheet(at).map_or(0, |sheet| sheet.experience), &EXPERIENCE)
}

fn treasure(at: At<'_>) -> Counted {
    at.count(sheet(at).map_or(0, |sheet| sheet.treasure), &TREASURE)
}

fn owned(at: At<'_>) -> Counted {
    how_many(at.t, sheet(at).map_or(&[], |sheet| sheet.artifacts.as_slice()), &ARTIFACTS)
}

/// A piece as the asked seat names it: its own without the player.
fn piece(at: At<'_>, fighter: &Fighter, who: Seat) -> String {
    let piece = at.game.piece(at.state, fighter);
    if piece.seat == who { own(at.t, &piece) } else { at.told(&piece).to_string() }
}

/// A piece of the innermost battle.
fn in_fight(at: At<'_>, who: &Seat, which: fn(&Fight) -> &Fighter) -> String {
    let fight = at.state.battle().fight();
    fight.map(|fight| piece(at, which(fight), *who)).unwrap_or_default()
}

fn attacker(at: At<'_>, who: &Seat) -> String {
    in_fight(at, who, |fight| &fight.attacker)
}

fn target(at: At<'_>, who: &Seat) -> String {
    in_fight(at, who, |fight| &fight.target)
}

/// "does" or "do", for the attacker.
fn does(at: At<'_>) -> &'static str {
    let fight = at.state.battle().fight();
    fight.map_or("does", |fight| at.game.piece(at.state, &fight.attacker).does("does", "do"))
}

/// The faces of the innermost battle.
fn faces(at: At<'_>) -> String {
    let fight = at.state.battle().fight();
    fight.map(|fight| at.told(&fight.faces).to_string()).unwrap_or_default()
}

/// The token that was drawn out of a chest.
fn token(at: At<'_>) -> &'static str {
    let search = at.state.battle().search.as_ref();
    let token = search.and_then(|search| search.token).map(ChestToken::name);
    token.map_or("?", |token| at.text(token))
}

/// Who is sent where, for which camp, and how many at most.
fn party(at: At<'_>, seat: &Seat, to: Words<'_>) -> fmt::Result {
    let who = at.told(seat);
    let Some(battle) = at.state.campaign.as_ref().and_then(|campaign| campaign.chosen) else {
        return say! { at, to; "{who}: which heroes go?" / "{who}：出すヒーローは？" };
    };
    let camp = if *seat == Seat::at(0) { battle.camp } else { battle.camp.other() };
    say! { at, to;
        "{who}: which heroes go to {scenario} for {camp} ({limit} at most)?" /
        "{who}：{scenario}に{camp}で出すヒーローは？（{limit}人まで）";
        scenario = at.told(&battle.scenario), camp = at.text(camp.name()),
        limit = at.game.party_cap(at.state)
    }
}

/// Whose turn it is, and with what.
fn command(at: At<'_>, seat: &Seat, to: Words<'_>) -> fmt::Result {
    let camp = camp(at, *seat);
    let side = at.state.battle().side(camp);
    say! { at, to;
        "turn {turn}, {who}: play a Command card ({hand} in hand, {tokens}, banners {won} of \
         {wanted})" /
        "第{turn}手番、{who}：どの戦術カードをプレイする？（手札{hand}枚、{tokens}、\
         バナー{wanted}個中{won}個）";
        turn = at.state.battle().turn, who = at.told(seat), hand = side.commands.len(),
        tokens = tokens(at, *seat), won = at.game.banners(at.state, camp),
        wanted = at.game.scenario(at.state).targets[camp.index()]
    }
}

/// The flags on a piece, and how bold it is.
fn retreat(at: At<'_>, seat: &Seat, to: Words<'_>) -> fmt::Result {
    let Some(retreat) = at.state.battle().retreat.as_ref() else { return Ok(()) };
    let who = at.told(seat);
    let name = piece(at, &retreat.who, *seat);
    if retreat.ignored.is_some() {
        return say! { at, to;
            "{who}: where {does} {name} retreat to, {flags} left?" /
            "{who}：{name}の退却先は？（残る{flags}）";
            does = at.game.piece(at.state, &retreat.who).does("does", "do"),
            flags = at.count(retreat.left, &FLAGS)
        };
    }
    say! { at, to;
        "{who}: {flags} on {name}, boldness {bold}: ignore or retreat?" /
        "{who}：{name}に{flags}（勇敢さ{bold}）：無視するか退却するか？";
        flags = at.count(retreat.flags, &FLAGS), bold = at.game.bold(at.state, &retreat.who)
    }
}
