//! Refusals in words: what was asked for, and what stands against it.
//!
//! The line of the rule itself is shown beside them and is not repeated here.

use super::{
    CARD, CellName, Eye, Lang, MARK, POINT, PORTION, RookRaiders, STEP, Signed, TOKEN, TROPHY,
    Teller, UNIT, UnitKind, fmt, say,
};
use crate::readings::HealPartial;
use crate::refusal::{BenefitFor, Question, Refusal};
use kanso_engine::game::Words;

/// A refusal in words, without the rule's own line.
pub fn refusal(
    game: &RookRaiders,
    refusal: &Refusal,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let t = Teller::new(game, lang, eye);
    match refusal {
        Refusal::NoBenefitInEndPhase => say! { t, to;
            "a level-up was asked for in the end phase" / "エンドフェイズにレベルアップしようとした"
        },
        Refusal::OtherQuestion { awaited } => say! { t, to;
            "this answers another question: {question} is asked now" /
            "別の質問への答えです。今たずねているのは「{question}」";
            question = question(t, *awaited)
        },
        Refusal::NotInHand { seat, card: Some(card), set_up: _ } => say! { t, to;
            "{card} is not in the hand of {seat}" / "{card}は{seat}の手札にない";
            card = t.card(*card), seat = t.seat(*seat)
        },
        Refusal::NotInHand { seat: _, card: None, set_up: _ } => say! { t, to;
            "there is no such card in this game" / "そのカードはこのゲームにない"
        },
        Refusal::NotHome { cell, set_up: _ } => say! { t, to;
            "{cell} is not in the home area (columns 5 and 6)" /
            "{cell}は自軍エリア（5・6列目）ではない";
            cell = CellName(*cell)
        },
        Refusal::CommandUsed { command } => say! { t, to;
            "{command} was already executed in this round" /
            "{command}はこのラウンドですでに実行された";
            command = t.command(*command)
        },
        Refusal::NoSuchUnit { unit, asked: _, level_up: _ } => say! { t, to;
            "there is no unit {unit} on the player's own board" /
            "自分のボードにユニット{unit}はいない";
            unit = unit.0
        },
        Refusal::UnitHasActed { unit } => say! { t, to;
            "{unit} has acted" / "{unit}は行動済み"; unit = t.unit(unit)
        },
        Refusal::NoMarkerLeft => say! { t, to;
            "no action marker is left" / "アクションマーカーが残っていない"
        },
        Refusal::NoUnitCell { unit, dest } => say! { t, to;
            "{unit} cannot go to {dest}: a circle, or off the board" /
            "{unit}は{dest}に入れない：魔法陣かボードの外";
            unit = t.unit(unit), dest = CellName(*dest)
        },
        Refusal::OwnUnitThere { unit, other } => say! { t, to;
            "{unit} cannot stop there: {other} stands on the cell" /
            "{unit}は止まれない：{other}がいる";
            unit = t.unit(unit), other = t.unit(other)
        },
        Refusal::MonsterThere { unit, monster } => say! { t, to;
            "{unit} cannot go there: {monster} stands on the cell" /
            "{unit}は入れない：{monster}がいる";
            unit = t.unit(unit), monster = t.monster(monster)
        },
        Refusal::TooFar { unit, dest, steps, movement } => say! { t, to;
            "{dest} is {steps} from {unit}, whose movement is {movement}" /
            "{dest}は{unit}から{steps}先、移動力は{movement}";
            dest = CellName(*dest), steps = t.count(*steps, &STEP), unit = t.unit(unit)
        },
        Refusal::TooFarAtFullSpeed { unit, dest, steps, movement } => say! { t, to;
            "{dest} is {steps} from {unit}, whose movement at full speed is {movement}" /
            "{dest}は{unit}から{steps}先、全力移動でも移動力は{movement}";
            dest = CellName(*dest), steps = t.count(*steps, &STEP), unit = t.unit(unit)
        },
        Refusal::MonstersInTheWay { unit, dest } => say! { t, to;
            "monsters block the way of {unit} to {dest}" /
            "{unit}から{dest}への道をモンスターがふさいでいる";
            unit = t.unit(unit), dest = CellName(*dest)
        },
        Refusal::EmptyAction { unit } => say! { t, to;
            "{unit} would neither move nor use its skill" /
            "{unit}は移動もスキル使用もしないことになる";
            unit = t.unit(unit)
        },
        Refusal::NoSuchMark { benefit, pay_tokens: pay_tokens @ 2.., .. } => {
            let asked = t.count(*pay_tokens, &TOKEN);
            let cost = t.count(benefit.cost(), &MARK);
            match benefit {
                BenefitFor::WillPower => say! { t, to;
                    "will power for {asked}: it costs {cost}" / "意思の力に{asked}：コストは{cost}"
                },
                BenefitFor::FullMove => say! { t, to;
                    "full speed for {asked}: it costs {cost}" / "全力移動に{asked}：コストは{cost}"
                },
            }
        }
        Refusal::NoSuchMark { seat, benefit, pay_tokens, tokens, trophies } => {
            let seat = t.seat(*seat);
            let asked = t.count(1, if *pay_tokens == 0 { &TROPHY } else { &TOKEN });
            let (tokens, trophies) = (t.count(*tokens, &TOKEN), t.count(*trophies, &TROPHY));
            match benefit {
                BenefitFor::WillPower => say! { t, to;
                    "will power for {asked}: {seat} has {tokens} and {trophies}" /
                    "意思の力に{asked}：{seat}の所持は{tokens}、{trophies}"
                },
                BenefitFor::FullMove => say! { t, to;
                    "full speed for {asked}: {seat} has {tokens} and {trophies}" /
                    "全力移動に{asked}：{seat}の所持は{tokens}、{trophies}"
                },
            }
        }
        Refusal::TokensFirst { seat, pay_tokens, wanted } => say! { t, to;
            "{seat} would pay {given}: tokens come first, {wanted} here" /
            "{seat}が支払おうとしたのは{given}：先に栄誉トークンから、ここでは{wanted}枚";
            seat = t.seat(*seat), given = t.count(*pay_tokens, &TOKEN)
        },
        Refusal::NoNeedForFullSpeed { unit, dest } => say! { t, to;
            "{unit} needs no full speed to {dest}" / "{unit}が{dest}へ行くのに全力移動は要らない";
            unit = t.unit(unit), dest = CellName(*dest)
        },
        Refusal::OtherSkill { unit } => say! { t, to;
            "{unit} has another skill: {skill}" / "{unit}のスキルは別のもの：{skill}";
            skill = skill_word(t, unit.kind), unit = t.unit(unit)
        },
        Refusal::GrantMustBeUsed { unit } => say! { t, to;
            "{unit} was granted its skill and can use it" / "{unit}は歌で与えられたスキルを使える";
            unit = t.unit(unit)
        },
        Refusal::NotInRange { unit, target } => say! { t, to;
            "monster {target} is not in range of {unit}" /
            "モンスター{target}は{unit}の射程にいない";
            target = target.0, unit = t.unit(unit)
        },
        Refusal::NobodyInRange { unit } => say! { t, to;
            "no monster is in range of {unit}" / "{unit}の射程にモンスターがいない";
            unit = t.unit(unit)
        },
        Refusal::WrongPortions { unit, given, wanted, capped: true } => say! { t, to;
            "{unit} divides {wanted} here, all the HP left in its range, not {given}" /
            "{unit}が割り振るのは射程内の残りHPの合計に当たる{wanted}で、{given}点ではない";
            unit = t.unit(unit), wanted = t.count(*wanted, &PORTION)
        },
        Refusal::WrongPortions { unit, given, wanted, capped: false } => say! { t, to;
            "{unit} divides {wanted}, not {given}" /
            "{unit}が割り振るのは{wanted}で、{given}点ではない";
            unit = t.unit(unit), wanted = t.count(*wanted, &PORTION)
        },
        Refusal::Overkill { target, given, left } => say! { t, to;
            "{given} on {target}, which has {left} HP left" /
            "{target}の残りHP{left}に対して{given}";
            given = t.count(*given, &PORTION), target = t.monster(target)
        },
        Refusal::CannotHeal { unit, target, in_range: false } => say! { t, to;
            "{target} is not in range of {unit}" / "{target}は{unit}の射程にいない";
            target = t.unit(target), unit = t.unit(unit)
        },
        Refusal::CannotHeal { unit: _, target, in_range: true }
        | Refusal::Undamaged { unit: target } => say! { t, to;
            "{target} has no damage" / "{target}にはダメージがない"; target = t.unit(target)
        },
        Refusal::WrongPoints { unit, given: _, wanted: 0 } => say! { t, to;
            "nobody in range of {unit} has damage" /
            "{unit}の射程にダメージを受けたユニットがいない";
            unit = t.unit(unit)
        },
        Refusal::WrongPoints { unit, given, wanted: wanted @ 2.. } if heals_freely(game) => {
            say! { t, to;
                "{unit} heals 1 to {wanted} points here, not {given}" /
                "{unit}がここで回復するのは1～{wanted}点で、{given}点ではない";
                unit = t.unit(unit)
            }
        }
        Refusal::WrongPoints { unit, given, wanted } => say! { t, to;
            "{unit} heals {wanted} here, not {given}" /
            "{unit}はここでは{wanted}で、{given}点ではない";
            unit = t.unit(unit), wanted = t.count(*wanted, &POINT)
        },
        Refusal::HealsTooMuch { target, given, damage } => say! { t, to;
            "{given} for {target}, which has {damage} damage" /
            "ダメージ{damage}の{target}に{given}";
            given = t.count(*given, &POINT), target = t.unit(target)
        },
        Refusal::AllyNotInRange { unit, ally } => say! { t, to;
            "{ally} is not in range of {unit}" / "{ally}は{unit}の射程にいない";
            ally = t.unit(ally), unit = t.unit(unit)
        },
        Refusal::SingerItself { unit } => say! { t, to;
            "{unit} would sing for itself" / "{unit}が自分自身に歌うことになる"; unit = t.unit(unit)
        },
        Refusal::AnotherBard { unit, ally } => say! { t, to;
            "{unit} would sing for another singer, {ally}" /
            "{unit}が別の歌い手{ally}に歌うことになる";
            unit = t.unit(unit), ally = t.unit(ally)
        },
        Refusal::IdleAlly { unit: _, ally } => say! { t, to;
            "{ally} has no use for its skill now" / "{ally}は今スキルを使えない";
            ally = t.unit(ally)
        },
        Refusal::NotBasic { unit } => say! { t, to;
            "{unit} is not a basic unit (★)" / "{unit}は基本職ユニット（★）ではない";
            unit = t.unit(unit)
        },
        Refusal::PileEmpty { unit, card } => say! { t, to;
            "no {card} card is left for {unit}" / "{unit}のための{card}のカードが残っていない";
            card = t.card(*card), unit = t.unit(unit)
        },
        Refusal::MarksShort { seat, cost, marks } => say! { t, to;
            "the level-up costs {cost}, {seat} has {marks}" /
            "レベルアップのコストは{cost}、{seat}の所持は{marks}個";
            cost = t.count(*cost, &MARK), seat = t.seat(*seat)
        },
        Refusal::BadPayment { seat, cost, pay_tokens, tokens, trophies } => say! { t, to;
            "{paid} of {cost} cannot be paid like this: {seat} has {tokens} and {trophies}" /
            "{cost}のうち{paid}という払い方はできない：{seat}の所持は{tokens}、{trophies}";
            paid = t.count(*pay_tokens, &TOKEN), cost = t.count(*cost, &MARK),
            seat = t.seat(*seat), tokens = t.count(*tokens, &TOKEN),
            trophies = t.count(*trophies, &TROPHY)
        },
        Refusal::NotTheAttacker { unit } => say! { t, to;
            "{unit} is not the unit that attacks" / "{unit}は攻撃しているユニットではない";
            unit = t.unit(unit)
        },
        Refusal::NotTargeted { unit, song: true } => say! { t, to;
            "{unit} is not the unit that the song is for" / "{unit}はこの歌の対象ではない";
            unit = t.unit(unit)
        },
        Refusal::NotTargeted { unit, song: false } => say! { t, to;
            "{unit} is not a target of this attack" / "{unit}はこの攻撃の対象ではない";
            unit = t.unit(unit)
        },
        Refusal::NoLevelUpAfterReroll { unit } => say! { t, to;
            "{unit} has already rolled again" / "{unit}はすでにダイスを振り直している";
            unit = t.unit(unit)
        },
        Refusal::OtherReroll { one_die: true } => say! { t, to;
            "one die was asked for: here both are rolled again" /
            "1個だけ振り直そうとした：ここでは2個とも振り直す"
        },
        Refusal::OtherReroll { one_die: false } => say! { t, to;
            "both dice were asked for: here one is rolled again" /
            "2個とも振り直そうとした：ここでは1個だけ振り直す"
        },
        Refusal::AlreadyRerolled => say! { t, to;
            "this roll was already made again" / "このダイスはすでに振り直した"
        },
        Refusal::UnitIsReady { unit, rest: _ } => say! { t, to;
            "{unit} is ready already" / "{unit}はすでに未行動"; unit = t.unit(unit)
        },
        Refusal::WrongUnitCount { given, wanted, rest: _ } if given == wanted => say! { t, to;
            "a unit was named twice" / "同じユニットが2度選ばれている"
        },
        Refusal::WrongUnitCount { given, wanted, rest: _ } => say! { t, to;
            "{wanted} must be named, not {given}" / "選ぶのは{wanted}で、{given}体ではない";
            wanted = t.count(*wanted, &UNIT)
        },
        Refusal::NoMercenaryInAuto => say! { t, to;
            "the card runs by itself: only the hand is open" / "AUTOの募兵で配置できるのは手札だけ"
        },
        Refusal::SlotEmpty { slot } => say! { t, to;
            "there is no mercenary in place {place}" / "傭兵{place}の枠にカードはない";
            place = u16::from(*slot) + 1
        },
        Refusal::CellTaken { cell } => say! { t, to;
            "{cell} is taken" / "{cell}は空いていない"; cell = CellName(*cell)
        },
        Refusal::GoldShort { seat, card, cost, gold } => say! { t, to;
            "{card} costs {cost} gold, {seat} has {gold}" /
            "{card}のコストは{cost}金、{seat}の所持金は{gold}";
            card = t.card(*card), seat = t.seat(*seat)
        },
        Refusal::CannotDeclare { seat, deck, threat } if t.eye.sees(*seat) => say! { t, to;
            "{cards} in the monster deck, threat of {seat} {threat}" /
            "モンスターデッキの残りは{cards}、{seat}の脅威ポイントは{threat}";
            cards = t.count(*deck, &CARD), seat = t.seat(*seat), threat = Signed(*threat)
        },
        Refusal::CannotDeclare { seat, deck: _, threat: _ } => say! { t, to;
            "{seat} cannot declare now" / "{seat}は今は勝利宣言できない"; seat = t.seat(*seat)
        },
    }
}

/// True if a healer may use fewer points than it could. Source: RR-R20.
fn heals_freely(game: &RookRaiders) -> bool {
    game.readings.heal_partial.get() == HealPartial::FreeChoice
}

/// What a decision is about.
fn question(t: Teller<'_>, question: Question) -> &'static str {
    match question {
        Question::SetupPlace => t.word("the first unit", "最初のユニットの配置"),
        Question::ChooseCommand => t.word("a command", "コマンドの選択"),
        Question::Activate => t.word("a unit to act", "アクションするユニット"),
        Question::UseSkill => t.word("the use of a skill", "スキルの使用"),
        Question::AfterRoll => t.word("what to do about the roll", "ダイスの結果への対応"),
        Question::AttackInterrupt => {
            t.word("a level-up against the damage", "ダメージ前のレベルアップ")
        }
        Question::RestChoose => t.word("whom to make ready by Rest", "休息で未行動に戻すユニット"),
        Question::RecruitChoose => t.word("a unit to deploy", "配置するユニット"),
        Question::SupportHeal => t.word("whom to heal by support", "援護で回復するユニット"),
        Question::FatigueChoose => t.word("who recovers", "疲労回復するユニット"),
        Question::Declare => t.word("a declaration of victory", "勝利宣言"),
        Question::Window => t.word("a level-up in between", "途中のレベルアップ"),
    }
}

/// What kind of skill a unit has.
fn skill_word(t: Teller<'_>, kind: UnitKind) -> &'static str {
    use crate::cards::Skill;
    match t.game.cards.unit(kind).skill {
        Skill::Dice { .. } => t.word("a dice attack", "攻撃（ダイス）"),
        Skill::Assign { .. } => t.word("assigned damage", "攻撃（割り振り）"),
        Skill::Area { .. } => t.word("area damage", "攻撃（範囲）"),
        Skill::Heal { .. } => t.word("healing", "回復"),
        Skill::Song => t.word("a song", "歌"),
    }
}
