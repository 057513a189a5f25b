//! Facts in words: what happened, to whom, and what is left.

use super::parts::{
    EffectWords, Figures, Left, SeatCount, die_word, end, hp, medal_list, role_word,
};
use super::{
    ACTION, CARD, CellName, Eye, Lang, Modifier, RookRaiders, SEAT, Signed, TROPHY, Teller, UNIT,
    fmt, say,
};
use crate::fact::{Fact, FallCause, GoldFor};
use kanso_engine::game::Words;

/// A fact in words.
pub fn fact(game: &RookRaiders, fact: &Fact, lang: Lang, eye: Eye, to: Words<'_>) -> fmt::Result {
    let t = Teller::new(game, lang, eye);
    match fact {
        // The set-up.
        Fact::CardsDiscarded { cards } => say! { t, to;
            "{count} leave the unit deck: {cards}" / "ユニットデッキから{count}を除外：{cards}";
            count = t.count(cards.len() as i64, &CARD),
            cards = t.list(cards.iter().map(|card| t.card(*card)), "none", "なし")
        },
        Fact::MercenaryTurned { slot, card } => say! { t, to;
            "mercenary {place}: {card}" / "傭兵{place}：{card}";
            place = slot + 1, card = t.card(*card)
        },
        Fact::CommandsLaidOut { row } => say! { t, to;
            "the command cards: {row}" / "コマンドカードの並び：{row}";
            row = t.list(row.iter().map(|command| t.command(*command)), "none", "なし")
        },
        Fact::CommandsStay => say! { t, to;
            "with four seats the command cards stay as they lie" /
            "4人なのでコマンドカードは並べ直さない"
        },
        Fact::StartSeatDrawn { seat } => say! { t, to;
            "{seat} is the start player" / "スタートプレイヤーは{seat}"; seat = t.seat(*seat)
        },
        Fact::FirstSummoner { seat } => say! { t, to;
            "{seat} summons the first monsters" / "最初のモンスターは{seat}が召喚する";
            seat = t.seat(*seat)
        },
        Fact::UnitPlaced { unit, hidden } if *hidden && !t.eye.sees(unit.seat) => say! { t, to;
            "{seat}: one unit placed, face down" / "{seat}：ユニット1体を伏せて配置";
            seat = t.seat(unit.seat)
        },
        Fact::UnitPlaced { unit, hidden: _ } => say! { t, to;
            "{seat}: {unit} placed" / "{seat}：{unit}を配置";
            seat = t.seat(unit.seat), unit = t.unit(unit)
        },
        Fact::UnitShown { unit } => say! { t, to;
            "{seat}: {unit} turned up" / "{seat}：{unit}を公開";
            seat = t.seat(unit.seat), unit = t.unit(unit)
        },

        // The main phase.
        Fact::TurnTaken { seat } => say! { t, to;
            "turn of {seat}" / "{seat}の手番"; seat = t.seat(*seat)
        },
        Fact::CommandPicked { seat, command, place } => say! { t, to;
            "{seat} picks {command}: command {place} of this round" /
            "{seat}が{command}を選択（このラウンド{place}枚目）";
            seat = t.seat(*seat), command = t.command(*command), place = place + 1
        },
        Fact::CommandRuns { command, place } => say! { t, to;
            "{command} runs by itself: command {place} of this round" /
            "{command}をAUTOで実行（このラウンド{place}枚目）";
            command = t.command(*command), place = place + 1
        },
        Fact::ShareBegins { seat, command } => say! { t, to;
            "{seat} follows with {command}" / "{seat}がFOLLOWERとして{command}を実行";
            seat = t.seat(*seat), command = t.command(*command)
        },
        Fact::CommandGives { seat, command, role, effect } => say! { t, to;
            "{seat}, {role} of {command}: {effect}" / "{seat}（{command}・{role}）：{effect}";
            seat = t.seat(*seat), command = t.command(*command), role = role_word(t, *role),
            effect = EffectWords(*effect, t)
        },
        Fact::FifthCardStays { command } => say! { t, to;
            "{command} lies fifth and is not executed in this round" /
            "5枚目の{command}はこのラウンドでは実行しない";
            command = t.command(*command)
        },
        Fact::GoldGained { seat, amount, gold, reason } => {
            let seat = t.seat(*seat);
            match reason {
                GoldFor::Picking(command) => say! { t, to;
                    "{seat} gets {amount} gold for picking {command} and has {gold}" /
                    "{seat}は{command}を選んで{amount}金を得る（所持金{gold}）";
                    command = t.command(*command)
                },
                GoldFor::Reward => say! { t, to;
                    "{seat} gets {amount} gold and has {gold}" /
                    "{seat}は{amount}金を得る（所持金{gold}）"
                },
            }
        }
        Fact::GoldLost { seat, amount } => say! { t, to;
            "{seat} can hold no more: {amount} gold lost" /
            "{seat}はこれ以上持てず、{amount}金を失う";
            seat = t.seat(*seat)
        },
        Fact::RaidActions { seat, count } => say! { t, to;
            "{seat} may act with up to {count} in this Raid" /
            "{seat}はこの奇襲で{count}までアクションできる";
            seat = t.seat(*seat), count = t.count(*count, &UNIT)
        },
        Fact::HonorGained { seat, tokens } => say! { t, to;
            "{seat} takes an honour token and has {tokens}" /
            "{seat}は栄誉トークン1枚を得る（計{tokens}枚）";
            seat = t.seat(*seat)
        },
        Fact::HonorSupplyEmpty { seat } => say! { t, to;
            "no honour token is left for {seat}" / "栄誉トークンの残りがなく、{seat}は得られない";
            seat = t.seat(*seat)
        },
        Fact::UnitsReady { seat, units } => {
            let seat = t.seat(*seat);
            let listed = t.list(units.iter().map(|unit| t.unit(unit)), "nobody", "なし");
            if units.len() == 1 {
                say! { t, to;
                    "{seat}: {listed} is ready again" / "{seat}：{listed}が未行動に戻る"
                }
            } else {
                say! { t, to;
                    "{seat}: {listed} are ready again" / "{seat}：{listed}が未行動に戻る"
                }
            }
        }
        Fact::ActionsGivenUp { seat, left } => say! { t, to;
            "{seat} leaves {left} unused" / "{seat}は残りの{left}を使わない";
            seat = t.seat(*seat), left = t.count(*left, &ACTION)
        },
        Fact::ActionsLost { seat, left } => say! { t, to;
            "{seat} has no unit for {left}" / "{seat}には動けるユニットがなく、{left}を失う";
            seat = t.seat(*seat), left = t.count(*left, &ACTION)
        },
        Fact::UnitActed { unit } => say! { t, to;
            "{seat}: {unit} has acted" / "{seat}：{unit}は行動済み";
            seat = t.seat(unit.seat), unit = t.unit(unit)
        },
        Fact::DeployedFromHand { unit } => say! { t, to;
            "{seat} deploys {unit} from the hand" / "{seat}が手札から{unit}を配置";
            seat = t.seat(unit.seat), unit = t.unit(unit)
        },
        Fact::MercenaryHired { unit, slot } => say! { t, to;
            "{seat} hires mercenary {place}: {unit}" / "{seat}が傭兵{place}を雇用：{unit}";
            seat = t.seat(unit.seat), place = slot + 1, unit = t.unit(unit)
        },
        Fact::GoldPaid { seat, amount, gold } => say! { t, to;
            "{seat} pays {amount} gold and has {gold}" /
            "{seat}は{amount}金を支払う（所持金{gold}）";
            seat = t.seat(*seat)
        },

        // Units.
        Fact::UnitMoved { unit, from } => say! { t, to;
            "{seat}: {unit} moves from {from} to {dest}" /
            "{seat}：{unit}が{from}から{dest}へ移動";
            seat = t.seat(unit.seat), from = CellName(*from), dest = CellName(unit.cell),
            unit = t.card(unit.kind)
        },
        Fact::FullMove { unit } => say! { t, to;
            "{seat}: {unit} moves at full speed, 1 cell farther" /
            "{seat}：{unit}が全力移動（移動力+1）";
            seat = t.seat(unit.seat), unit = t.unit(unit)
        },
        Fact::SkillUsed { unit } => say! { t, to;
            "{seat}: {unit} uses its skill" / "{seat}：{unit}がスキルを使用";
            seat = t.seat(unit.seat), unit = t.unit(unit)
        },
        Fact::DiceDeclared { unit, target } => say! { t, to;
            "{seat}: {unit} attacks {target}, defence {defense}" /
            "{seat}：{unit}が{target}を攻撃（防御力{defense}）";
            seat = t.seat(unit.seat), unit = t.unit(unit),
            defense = game.cards.monster(target.kind).defense, target = t.monster(target)
        },
        Fact::Rolled { unit, dice: [a, b], modifier } => say! { t, to;
            "{seat} rolls for {unit}: {a} + {b}{plus} = {total}" /
            "{seat}、{unit}のダイス：{a} + {b}{plus} = {total}";
            seat = t.seat(unit.seat), unit = t.unit(unit), plus = Modifier(*modifier),
            total = Signed(i16::from(*a) + i16::from(*b) + i16::from(*modifier))
        },
        Fact::DiceHit { target, total, defense, damage, now } => say! { t, to;
            "{total} against {defense}: {damage} damage to {target}, {left}" /
            "{total} 対 {defense}：{target}に{damage}ダメージ、{left}";
            total = Signed(*total), left = Left(hp(game, target.kind), *now, t),
            target = t.monster(target)
        },
        Fact::Critical { target, damage, now } => say! { t, to;
            "critical: {damage} damage to {target}, {left}" /
            "クリティカル：{target}に{damage}ダメージ、{left}";
            left = Left(hp(game, target.kind), *now, t), target = t.monster(target)
        },
        Fact::Fumble { target } => say! { t, to;
            "fumble: no damage to {target}" / "ファンブル：{target}にダメージなし";
            target = t.monster(target)
        },
        Fact::TargetOutOfRange { target } => say! { t, to;
            "{target} is out of the new card's range: no damage" /
            "{target}は新しいカードの射程外：ダメージなし";
            target = t.monster(target)
        },
        Fact::PortionsHit { target, damage, now } | Fact::AreaHit { target, damage, now } => {
            say! { t, to;
                "{damage} damage to {target}, {left}" / "{target}に{damage}ダメージ、{left}";
                left = Left(hp(game, target.kind), *now, t), target = t.monster(target)
            }
        }
        Fact::MonsterSlain { monster, trophies } => say! { t, to;
            "{seat} slays {monster} and has {trophies}" / "{seat}が{monster}を倒す（{trophies}）";
            seat = t.seat(monster.seat), monster = t.monster(monster),
            trophies = t.count(*trophies, &TROPHY)
        },
        Fact::Healed { unit, amount, now } => say! { t, to;
            "{seat}: {unit} heals {amount}, {left}" / "{seat}：{unit}を{amount}回復、{left}";
            seat = t.seat(unit.seat), left = Left(game.cards.unit(unit.kind).hp, *now, t),
            unit = t.unit(unit)
        },
        Fact::SongDamage { ally, damage, now } => say! { t, to;
            "{seat}: the song deals {damage} damage to {ally}, {left}" /
            "{seat}：歌で{ally}に{damage}ダメージ、{left}";
            seat = t.seat(ally.seat), left = Left(game.cards.unit(ally.kind).hp, *now, t),
            ally = t.unit(ally)
        },
        Fact::SkillGranted { ally } => say! { t, to;
            "{seat}: {ally} may use its skill" / "{seat}：{ally}がスキルを使える";
            seat = t.seat(ally.seat), ally = t.unit(ally)
        },
        Fact::GrantEnds { ally, declined: true } => say! { t, to;
            "{seat}: {ally} leaves its skill unused" / "{seat}：{ally}はスキルを使わない";
            seat = t.seat(ally.seat), ally = t.unit(ally)
        },
        Fact::GrantEnds { ally, declined: false } => say! { t, to;
            "{seat}: {ally} has no use for its skill" / "{seat}：{ally}にはスキルの使い道がない";
            seat = t.seat(ally.seat), ally = t.unit(ally)
        },
        Fact::KnockedOut { unit } => say! { t, to;
            "{seat}: {unit} is knocked out and returns to the hand" /
            "{seat}：{unit}が気絶し、手札に戻る";
            seat = t.seat(unit.seat), unit = t.unit(unit)
        },
        Fact::DamageNotPut { seat, amount } => say! { t, to;
            "{seat}: no cube is left for {amount} damage" /
            "{seat}：キューブが足りず、{amount}ダメージを置けない";
            seat = t.seat(*seat)
        },

        // Benefits.
        Fact::MarksPaid { seat, tokens, trophies } => say! { t, to;
            "{seat} pays {marks}" / "{seat}は{marks}を支払う";
            seat = t.seat(*seat), marks = t.payment(*tokens, *trophies)
        },
        Fact::LevelledUp { unit, from } => say! { t, to;
            "{seat}: {from} ({cell}) levels up to {unit}" /
            "{seat}：{from}（{cell}）が{unit}にレベルアップ";
            seat = t.seat(unit.seat), from = t.card(*from), cell = CellName(unit.cell),
            unit = t.card(unit.kind)
        },
        Fact::InterruptOffered { seat, attacker: Some(monster) } => say! { t, to;
            "{seat} may level up before {monster} hits" /
            "{seat}は{monster}の攻撃の前にレベルアップできる";
            seat = t.seat(*seat), monster = t.monster(monster)
        },
        Fact::InterruptOffered { seat, attacker: None } => say! { t, to;
            "{seat} may level up before the song's damage" /
            "{seat}は歌のダメージの前にレベルアップできる";
            seat = t.seat(*seat)
        },
        Fact::Rerolled { seat, die } => {
            let seat = t.seat(*seat);
            match die {
                None => say! { t, to;
                    "will power: {seat} rolls both dice again" /
                    "意思の力：{seat}がダイスを2個とも振り直す"
                },
                Some(die) => say! { t, to;
                    "will power: {seat} rolls the {die} die again" /
                    "意思の力：{seat}が{die}のダイスを振り直す";
                    die = die_word(t, *die)
                },
            }
        }

        // The enemy phase.
        Fact::MonsterActs { monster } => say! { t, to;
            "{seat}: {monster} acts" / "{seat}：{monster}の行動";
            seat = t.seat(monster.seat), monster = t.monster(monster)
        },
        Fact::UnitHit { monster, target, damage, now } => say! { t, to;
            "{seat}: {monster} deals {damage} damage to {target}, {left}" /
            "{seat}：{monster}が{target}に{damage}ダメージ、{left}";
            seat = t.seat(monster.seat), left = Left(game.cards.unit(target.kind).hp, *now, t),
            monster = t.monster(monster), target = t.unit(target)
        },
        Fact::BonusMove { monster } => say! { t, to;
            "{seat}: {monster} gets a bonus move" / "{seat}：{monster}のボーナス移動";
            seat = t.seat(monster.seat), monster = t.monster(monster)
        },
        Fact::MonsterMoved { monster, from } => say! { t, to;
            "{seat}: {monster} moves from {from} to {dest}" /
            "{seat}：{monster}が{from}から{dest}へ移動";
            seat = t.seat(monster.seat), from = CellName(*from), dest = CellName(monster.cell),
            monster = t.monster_card(monster.kind)
        },
        Fact::Overtakes { monster } => say! { t, to;
            "{seat}: {monster} overtakes" / "{seat}：{monster}が追い越す";
            seat = t.seat(monster.seat), monster = t.monster(monster)
        },
        Fact::MonsterBlocked { monster, stays: true } => say! { t, to;
            "{seat}: {monster} cannot move" / "{seat}：{monster}は動けない";
            seat = t.seat(monster.seat), monster = t.monster(monster)
        },
        Fact::MonsterBlocked { monster, stays: false } => say! { t, to;
            "{seat}: {monster} is stopped short" / "{seat}：{monster}は途中で止められる";
            seat = t.seat(monster.seat), monster = t.monster(monster)
        },
        Fact::MonsterInCastle { monster } => say! { t, to;
            "{seat}: {monster} enters the castle" / "{seat}：{monster}が城内に侵入";
            seat = t.seat(monster.seat), monster = t.monster(monster)
        },
        Fact::FirstBreach { seat, kind } => say! { t, to;
            "{seat}: {monster} stays in the castle; another monster would take it" /
            "{seat}：{monster}は城内に残る。次の侵入で落城";
            seat = t.seat(*seat), monster = t.monster_card(*kind)
        },
        Fact::CastleFalls { seat, cause } => {
            let seat = t.seat(*seat);
            match cause {
                FallCause::Boss => say! { t, to;
                    "the castle of {seat} falls: a boss is inside" /
                    "{seat}の城が落ちる：ボスの侵入"
                },
                FallCause::SecondMonster => say! { t, to;
                    "the castle of {seat} falls: a second monster is inside" /
                    "{seat}の城が落ちる：2体目の侵入"
                },
                FallCause::Solo => say! { t, to;
                    "the castle of {seat} falls: a monster is inside" /
                    "{seat}の城が落ちる：モンスターの侵入"
                },
            }
        }
        Fact::InvasionEndsEarly { seat } => say! { t, to;
            "the other monsters of {seat} do nothing more" /
            "{seat}の残りのモンスターは行動しない";
            seat = t.seat(*seat)
        },
        Fact::SeatEliminated { seat, round } => say! { t, to;
            "{seat} is eliminated in round {round}" / "{seat}は第{round}ラウンドに脱落";
            seat = t.seat(*seat)
        },
        Fact::MaterialReturned { seat } => say! { t, to;
            "the cards and tokens of {seat} go back" / "{seat}のカードとトークンを戻す";
            seat = t.seat(*seat)
        },
        Fact::EliminationsJudged { fallen, living } => say! { t, to;
            "fallen: {fallen}; {living} left" / "脱落：{fallen}。残り{living}";
            fallen = t.seats(*fallen), living = t.count(*living, &SEAT)
        },
        Fact::StartSeatReplaced { fallen, seat, card_moves: true } => say! { t, to;
            "{seat} takes the start-player card of {fallen}" /
            "{seat}が{fallen}のスタートプレイヤーカードを受け取る";
            seat = t.seat(*seat), fallen = t.seat(*fallen)
        },
        Fact::StartSeatReplaced { fallen, seat, card_moves: false } => say! { t, to;
            "{seat} summons in place of {fallen}" / "{fallen}に代わって{seat}が召喚する";
            seat = t.seat(*seat), fallen = t.seat(*fallen)
        },
        Fact::NoMonsterLeft => say! { t, to;
            "the monster deck is empty: no summon" / "モンスターデッキが空：召喚なし"
        },
        Fact::WaitingEnters { monster } => say! { t, to;
            "{seat}: {monster} enters from the waiting line" / "{seat}：待機列から{monster}が登場";
            seat = t.seat(monster.seat), monster = t.monster(monster)
        },
        Fact::ChipsTurnedDown => say! { t, to;
            "all summon chips are turned down again" / "召喚チップをすべて裏に戻す"
        },
        Fact::ChipTurned { seat, lane } => say! { t, to;
            "{seat} turns the summon chip {lane}" / "{seat}が召喚チップ{lane}をめくる";
            seat = t.seat(*seat), lane = lane.letter()
        },
        Fact::LaneOpened { lane } => say! { t, to;
            "monsters come into lane {lane}" / "ライン{lane}にモンスターが現れる";
            lane = lane.letter()
        },
        Fact::MonsterTurned { seat, id: _, kind } => say! { t, to;
            "{seat} turns up {monster}" / "{seat}が{monster}をめくる";
            seat = t.seat(*seat), monster = t.monster_card(*kind)
        },
        Fact::Summoned { monster, adjacent: false } => say! { t, to;
            "{seat}: {monster} is summoned" / "{seat}：{monster}を召喚";
            seat = t.seat(monster.seat), monster = t.monster(monster)
        },
        Fact::Summoned { monster, adjacent: true } => say! { t, to;
            "{seat}: {monster} is summoned next to the monsters before it" /
            "{seat}：{monster}を隣接召喚";
            seat = t.seat(monster.seat), monster = t.monster(monster)
        },
        Fact::JoinsWaiting { seat, id: _, kind, lane } => say! { t, to;
            "{seat}: {monster} joins the waiting line of lane {lane}" /
            "{seat}：{monster}がライン{lane}の待機列に加わる";
            seat = t.seat(*seat), monster = t.monster_card(*kind), lane = lane.letter()
        },

        // The end phase.
        Fact::SupportCounted { counts, slots } => say! { t, to;
            "monsters faced: {counts}; up to {slots} supported" /
            "モンスターの数：{counts}。援護は{slots}まで";
            counts = t.list(counts.iter().map(|entry| SeatCount(t, entry)), "none", "なし"),
            slots = t.count(*slots, &SEAT)
        },
        Fact::Supported { seats } if seats.is_empty() => say! { t, to;
            "nobody is supported" / "援護を受けるプレイヤーはいない"
        },
        Fact::Supported { seats } => say! { t, to;
            "support for {seats}" / "{seats}が援護を受ける";
            seats = t.list(seats.iter().map(|seat| t.seat(*seat)), "nobody", "なし")
        },
        Fact::SupportDeclined { seat } => say! { t, to;
            "{seat} lets the support go" / "{seat}は援護を使わない"; seat = t.seat(*seat)
        },
        Fact::MercenariesDiscarded { cards } => say! { t, to;
            "mercenaries discarded: {cards}" / "傭兵を捨て札にする：{cards}";
            cards = t.list(cards.iter().map(|card| t.card(*card)), "none", "なし")
        },
        Fact::DeckRefilled { count } => say! { t, to;
            "the discard pile becomes the unit deck: {count}" /
            "捨て札を新しいユニットデッキにする：{count}";
            count = t.count(*count, &CARD)
        },
        Fact::SlotStaysEmpty { slot } => say! { t, to;
            "no card is left for mercenary {place}" / "カードがなく、傭兵{place}の枠は空のまま";
            place = slot + 1
        },
        Fact::StartCardPasses { seat } => say! { t, to;
            "{seat} is the new start player" / "スタートプレイヤーは{seat}に移る";
            seat = t.seat(*seat)
        },
        Fact::RoundBegins { round } => say! { t, to;
            "round {round} begins" / "第{round}ラウンド開始"
        },
        Fact::LastRoundAnnounced { round } => say! { t, to;
            "the unit deck has run out: round {round} is the last" /
            "ユニットデッキが尽き、第{round}ラウンドが最終ラウンドになる"
        },

        // The end of the game.
        Fact::MedalTaken { seat, boss } => say! { t, to;
            "{seat} takes {medal} for {boss}" / "{seat}は{boss}を倒して{medal}を得る";
            seat = t.seat(*seat), medal = t.word("one medal", "勲章1個"),
            boss = t.monster_card(*boss)
        },
        Fact::MedalValue { seat, value, open } if *open || t.eye.sees(*seat) => say! { t, to;
            "the medal of {seat}: threat {value}" / "{seat}の勲章：脅威ポイント{value}";
            seat = t.seat(*seat), value = Signed((*value).into())
        },
        Fact::MedalValue { seat, value: _, open: _ } => say! { t, to;
            "{seat} looks at the medal" / "{seat}が勲章を確認"; seat = t.seat(*seat)
        },
        Fact::Declared { seat, threat, medals } => {
            let (seat, threat) = (t.seat(*seat), Signed(*threat));
            if medals.is_empty() {
                say! { t, to;
                    "{seat} declares victory with threat {threat}" /
                    "{seat}が勝利宣言（脅威ポイント{threat}）"
                }
            } else {
                say! { t, to;
                    "{seat} declares victory with threat {threat}, medals {medals}" /
                    "{seat}が勝利宣言（脅威ポイント{threat}、勲章{medals}）";
                    medals = medal_list(t, medals)
                }
            }
        }
        Fact::HoldsBack { seat, open: _ } => say! { t, to;
            "{seat} does not declare" / "{seat}は勝利宣言しない"; seat = t.seat(*seat)
        },
        Fact::DeclarerWins { seat } => say! { t, to;
            "{seat} alone declared and wins" / "宣言したのは{seat}だけなので、{seat}の勝利";
            seat = t.seat(*seat)
        },
        Fact::DeclarersCompared { figures, best } => {
            let figures = t.list(figures.iter().map(|entry| Figures(t, entry)), "none", "なし");
            let names = t.seats(*best);
            if best.count() == 1 {
                say! { t, to; "{figures}: {names} wins" / "{figures}：{names}の勝利" }
            } else {
                say! { t, to; "{figures}: a draw of {names}" / "{figures}：{names}の引き分け" }
            }
        }
        Fact::LastSurvivor { seat } => say! { t, to;
            "{seat} is the last one left and wins" / "最後に残った{seat}の勝利";
            seat = t.seat(*seat)
        },
        Fact::NobodyLeft { fallen, best } => {
            let (fallen, names) = (t.seats(*fallen), t.seats(*best));
            if best.count() == 1 {
                say! { t, to;
                    "nobody is left: {fallen} fell together, {names} is best" /
                    "全員脱落：同時に脱落した{fallen}のうち{names}が最上位"
                }
            } else {
                say! { t, to;
                    "nobody is left: a draw of {names}, who fell together" /
                    "全員脱落：同時に脱落した{names}の引き分け"
                }
            }
        }
        Fact::SoloCleared { seat } => say! { t, to;
            "all monsters are slain: {seat} wins" / "モンスターを全滅させ、{seat}の勝利";
            seat = t.seat(*seat)
        },
        Fact::SoloLastRoundLost { seat } => say! { t, to;
            "monsters are left after the last round: {seat} loses" /
            "最終ラウンドにモンスターが残り、{seat}の敗北";
            seat = t.seat(*seat)
        },
        Fact::RoundLimitReached { round, best } => say! { t, to;
            "the limit of {round} rounds is reached; best: {best}" /
            "{round}ラウンドの上限に到達。最上位：{best}";
            best = t.seats(*best)
        },
        Fact::GameOver { reason, best, medals } => {
            end(t, *reason, *best, to)?;
            for (seat, medals, threat) in medals {
                let (seat, threat) = (t.seat(*seat), Signed(*threat));
                if medals.is_empty() {
                    say! { t, to; "; {seat}: threat {threat}" / "。{seat}：脅威ポイント{threat}" }?;
                } else {
                    say! { t, to;
                        "; {seat}: threat {threat}, medals {medals}" /
                        "。{seat}：脅威ポイント{threat}、勲章{medals}";
                        medals = medal_list(t, medals)
                    }?;
                }
            }
            Ok(())
        }
    }
}
