//! Facts in words: what happened, to whom, and what is left.

use super::fact_ways::{
    contributed, cost_paid, level_paid, life_turned, limit_rises, markers_home, part_broken,
    passes, pawn_moves, purse_changes, released, shielded, tie_broken,
};
use super::parts::{bonus_card, heal_by, left, life_for, points_card, turn_by};
use super::{
    CELL, CHIP, DAMAGE_CHIP, Halves, LIFE, MARKER, MamonoRaid, POINT, ROUND, SkillChip, Teller,
    Tenths, XP_POINT, fmt, say,
};
use crate::fact::{BonusPays, Fact};
use kanso_engine::game::Words;
use kanso_engine::{Eye, Lang};

/// A fact in words.
pub fn fact(game: &MamonoRaid, fact: &Fact, lang: Lang, _: Eye, to: Words<'_>) -> fmt::Result {
    let t = Teller::new(game, lang);
    match *fact {
        // The set-up.
        Fact::PartRevealed { part, card } => say! { t, to;
            "the monster's {part} is turned up: {card}" / "エネミーの{part}を公開：{card}";
            part = t.part(part), card = t.part_card(card)
        },
        Fact::LineDealt { part, ref chips } => say! { t, to;
            "hate line of the {part}, base to tip: {chips}" /
            "{part}のヘイトライン（元から先へ）：{chips}";
            part = t.part(part),
            chips = t.list(chips.iter().map(|chip| t.chip(*chip)), "no chips", "なし")
        },
        Fact::PawnsPlaced { ref order } => {
            let first = order.first().map_or("?", |seat| t.seat(*seat));
            let pawns = ('A'..='D').zip(order).map(|(space, seat)| (space, t.seat(*seat)));
            let pawns = pawns.map(|(space, seat)| format!("{space} {seat}"));
            let pawns = t.list(pawns, "nobody", "なし");
            say! { t, to;
                "{first} starts; pawns in the safe zone: {pawns}" /
                "スタートプレイヤーは{first}（セーフティゾーン：{pawns}）"
            }
        }
        Fact::StartersKept { ref kept } => say! { t, to;
            "starting experience to choose from: {kept}" / "選べる初期経験値チップ：{kept}";
            kept = t.list(kept.iter().map(|symbol| t.character(*symbol)), "none", "なし")
        },
        Fact::StarterPicked { seat, symbol } => say! { t, to;
            "{seat} takes the {starter}" / "{seat}は{starter}を取る";
            seat = t.seat(seat), starter = t.starter(symbol)
        },
        Fact::StarterBecomes { seat, symbol, points } => say! { t, to;
            "{seat}'s starting experience counts as {symbol} {points} from now on" /
            "{seat}の初期経験値チップは今後、経験値「{symbol}{points}」として数える";
            seat = t.seat(seat), symbol = t.symbol(symbol)
        },

        // Rounds.
        Fact::FirstRound => say! { t, to;
            "round 1 begins with the main phase" / "第1ラウンド開始：メインフェイズから始める"
        },
        Fact::NoEnemyPhase => say! { t, to;
            "round 1 has no enemy phase: nobody has hate yet" /
            "第1ラウンドはまだ誰もヘイトを持たないため、エネミーフェイズを飛ばす"
        },
        Fact::RoundBegins { round } => say! { t, to;
            "round {round} begins" / "第{round}ラウンド開始"
        },

        // The enemy phase.
        Fact::DamageFromHate { seat, away: 0 } => say! { t, to;
            "{seat} has all hate markers at home: no damage from hate" /
            "{seat}のヘイトマーカーはすべて置き場にあり、ヘイトによるダメージはない";
            seat = t.seat(seat)
        },
        Fact::DamageFromHate { seat, away } => say! { t, to;
            "{seat} has {markers} away from home: {away} damage" /
            "{seat}の{markers}が置き場の外にある：{away}ダメージ";
            seat = t.seat(seat), markers = t.count(away, &MARKER)
        },
        Fact::DamageFromLevel { seat, level } => say! { t, to;
            "the monster's level adds {level} damage for {seat}" /
            "エネミーレベルにより{seat}にさらに{level}ダメージ";
            seat = t.seat(seat)
        },
        Fact::Shielded { seat, shield, bonus, rest } => shielded(t, seat, shield, bonus, rest, to),
        Fact::BonusShields { seat, chip } => say! { t, to;
            "{seat} is protected by the {chip}" / "{seat}は{chip}に守られている";
            seat = t.seat(seat), chip = t.bonus(chip)
        },
        Fact::EnemyItemActs { seat, item } => say! { t, to;
            "{seat} uses up {item}" / "{seat}の{item}が発動する";
            seat = t.seat(seat), item = t.item(item)
        },
        Fact::EnemyItemKept { seat, item } => say! { t, to;
            "{seat} does not use {item}" / "{seat}は{item}を使わない";
            seat = t.seat(seat), item = t.item(item)
        },
        Fact::Softened { seat, item, rest } => say! { t, to;
            "{item} protects {seat}: {left}" / "{item}が{seat}を守る：{left}";
            seat = t.seat(seat), item = t.item(item), left = left(t, rest)
        },
        Fact::LifeTurned { seat, turned, life, over } => {
            life_turned(t, seat, turned, life, over, to)
        }
        Fact::Unharmed { seat } => say! { t, to;
            "{seat} has no life chip to turn: the damage changes nothing" /
            "{seat}には裏返すライフチップがなく、ダメージの影響はない";
            seat = t.seat(seat)
        },
        Fact::WipedOut { seat } => say! { t, to;
            "{seat}'s party is wiped out" / "{seat}のパーティは全滅した"; seat = t.seat(seat)
        },
        Fact::DeathPenalty { seat, deaths } => say! { t, to;
            "{seat} takes a death penalty card, {deaths} in all" /
            "{seat}はデスペナカードを1枚受け取る（計{deaths}枚）";
            seat = t.seat(seat)
        },
        Fact::NoPenaltyLeft { seat } => say! { t, to;
            "no death penalty card is left for {seat}" /
            "デスペナカードが残っていないため、{seat}は受け取らない";
            seat = t.seat(seat)
        },
        Fact::Saved { seat, item } => say! { t, to;
            "{item} saves {seat} from the death penalty card" /
            "{item}により{seat}はデスペナカードを受け取らない";
            seat = t.seat(seat), item = t.item(item)
        },
        Fact::Recycled { seat, item } => say! { t, to;
            "{seat}'s {item} goes back to the display" / "{seat}の{item}はカード置き場に戻る";
            seat = t.seat(seat), item = t.item(item)
        },
        Fact::ShieldReturned { seat, chip } => say! { t, to;
            "{seat} returns the {chip}" / "{seat}は{chip}を返却する";
            seat = t.seat(seat), chip = t.bonus(chip)
        },

        // The main phase.
        Fact::TurnComes { seat, by } => say! { t, to;
            "turn of {seat}, {why}" / "{seat}の手番：{why}";
            seat = t.seat(seat), why = turn_by(t, by)
        },
        Fact::SkillUsed { seat, skill } => say! { t, to;
            "{seat} uses {skill}" / "{seat}は{skill}を使う";
            seat = t.seat(seat), skill = t.skill(skill)
        },
        Fact::CostPaid { seat, cost, ac, extra } => cost_paid(t, seat, cost, ac, extra, to),
        Fact::ExtraIgnored { seat, skill, extra } => say! { t, to;
            "{skill} spares {seat} the extra AC {extra}" /
            "{skill}の効果で{seat}は追加アクションコスト{extra}を支払わない";
            seat = t.seat(seat), skill = t.skill(skill)
        },
        Fact::PawnMoves { seat, from, to: space, below } => {
            pawn_moves(t, seat, from, space, below, to)
        }
        Fact::LifeLocked { seat, skill, chips, life } => say! { t, to;
            "{seat} puts {chips} on {skill} and has {life} left" /
            "{seat}は{skill}に{chips}を置く（手元のライフ{life}枚）";
            seat = t.seat(seat), skill = t.skill(skill), chips = t.count(chips, &LIFE)
        },
        Fact::StaysReady { seat, skill } => say! { t, to;
            "{seat}'s {skill} needs no life chip and stays ready" /
            "{seat}の{skill}はライフチップが要らず、使用可能のまま";
            seat = t.seat(seat), skill = t.skill(skill)
        },
        Fact::Stacked { seat, skill, x } => say! { t, to;
            "{seat} stacks {chips}: {skill} works with {x}" /
            "{seat}は{skill}に{chips}を重ねる（X＝{x}）";
            seat = t.seat(seat), skill = t.skill(skill), chips = t.count(x, &LIFE)
        },
        Fact::Attacks { seat, skill, chips } => say! { t, to;
            "{seat}'s {skill} takes {chips}" / "{seat}の{skill}で{chips}を獲得する";
            seat = t.seat(seat), skill = t.skill(skill), chips = t.count(chips, &CHIP)
        },
        Fact::ChipTaken { seat, chip, spot } => say! { t, to;
            "{seat} takes {chip} from {spot}" / "{seat}は{spot}の{chip}を獲得";
            seat = t.seat(seat), chip = t.chip(chip), spot = t.spot(spot)
        },
        Fact::Purse { seat, why, by, purse } => purse_changes(t, seat, why, by, purse, to),
        Fact::CoinsShort { seat, lost } => say! { t, to;
            "the coins have run out: {seat} misses {lost}" /
            "コインが足りず、{seat}は{lost}を得られない";
            seat = t.seat(seat), lost = t.copper(lost)
        },
        Fact::MarkerPlaced { seat, spot, home } => say! { t, to;
            "{seat} puts a hate marker on {spot} and has {home} at home" /
            "{seat}は{spot}にヘイトマーカーを置く（置き場に残り{home}枚）";
            seat = t.seat(seat), spot = t.spot(spot)
        },
        Fact::NoMarkerLeft { seat, spot } => say! { t, to;
            "{seat} has no hate marker left: {spot} stays empty" /
            "{seat}にはヘイトマーカーが残っておらず、{spot}は空のまま";
            seat = t.seat(seat), spot = t.spot(spot)
        },
        Fact::Healed { seat, by, turned, damage } => say! { t, to;
            "{by} turns {chips} of {seat} back to life and leaves {damage}" /
            "{seat}は{by}で{chips}をライフチップに戻す（残りダメージ{damage}枚）";
            seat = t.seat(seat), by = heal_by(t, by), chips = t.count(turned, &DAMAGE_CHIP)
        },
        Fact::DryFire { seat, by } => say! { t, to;
            "{seat} uses {by} without effect" / "{seat}の{by}は空撃ち（効果なし）";
            seat = t.seat(seat), by = heal_by(t, by)
        },
        Fact::ClearsMind { seat, x, released } => say! { t, to;
            "{seat}'s {skill} holds {chips} and gives back {released}" /
            "{seat}の{skill}：{chips}を置いて{released}枚を手元に戻す";
            seat = t.seat(seat), skill = t.clear_mind(), chips = t.count(x, &LIFE)
        },
        Fact::Released { seat, skill, chips, ready } => released(t, seat, skill, chips, ready, to),
        Fact::Gathers { seat, gather } => say! { t, to;
            "{seat} puts a hate marker on Gather materials, {gather} there now" /
            "{seat}は素材回収にヘイトマーカーを置く（計{gather}枚）";
            seat = t.seat(seat)
        },
        Fact::ItemUsed { seat, item } => say! { t, to;
            "{seat} uses {item}" / "{seat}は{item}を使う"; seat = t.seat(seat), item = t.item(item)
        },
        Fact::Passes { seat, from, space } => passes(t, seat, from, space, to),
        Fact::ShieldTaken { seat, chip } => say! { t, to;
            "{seat} takes the {chip}" / "{seat}は{chip}を獲得";
            seat = t.seat(seat), chip = t.bonus(chip)
        },
        Fact::MainPhaseEnds => say! { t, to;
            "all have passed: the main phase ends" / "全員がパスし、メインフェイズ終了"
        },

        // Results.
        Fact::LineComplete { part, markers, needed } => say! { t, to;
            "the {part} breaks: {cells} of its hate line taken, HP {needed}" /
            "{part}の部位破壊：ヘイトラインの{cells}が獲得済み（HP{needed}）";
            part = t.part(part), cells = t.count(markers, &CELL)
        },
        Fact::CoreComplete => say! { t, to;
            "every cell of the core is taken" / "コアのすべてのマスが獲得された"
        },
        Fact::ResultChosen { seat, part } => say! { t, to;
            "{seat} chooses the result of the {part} first" /
            "{seat}は{part}のリザルト処理を先に行う";
            seat = t.seat(seat), part = t.part(part)
        },
        Fact::CardContributes { seat, card, tenths } => say! { t, to;
            "{card} adds {tenths} to the contribution of {seat}" /
            "{seat}の{card}により貢献度＋{tenths}";
            seat = t.seat(seat), card = bonus_card(t, card), tenths = Tenths(tenths.into())
        },
        Fact::Contributed { target, place, seat, tenths, bonus } => {
            contributed(t, target, place, seat, tenths, bonus, to)
        }
        Fact::TieBroken { first, second, by } => tie_broken(t, first, second, by, to),
        Fact::NobodyRanked { target } => say! { t, to;
            "no hate marker lies on the {target}: nobody is ranked" /
            "{target}にはヘイトマーカーがなく、順位はつかない";
            target = t.target(target)
        },
        Fact::Unpaid { part, place } => say! { t, to;
            "nobody is {place} at the {part}: that reward is not paid" /
            "{part}の{place}はいないため、その報酬は支払われない";
            part = t.part(part), place = t.place(place)
        },
        Fact::PartTaken { seat, card } => say! { t, to;
            "{seat} gets the part card {card}" / "{seat}は部位カード{card}を獲得";
            seat = t.seat(seat), card = t.part_card(card)
        },
        Fact::PartBoxed { card } => say! { t, to;
            "the part card {card} leaves the game" / "部位カード{card}を箱に戻す";
            card = t.part_card(card)
        },
        Fact::OnGain { seat, card } => say! { t, to;
            "{card} takes effect for {seat}" / "{seat}が獲得した{card}の効果を解決";
            seat = t.seat(seat), card = t.part_card(card)
        },
        Fact::BlackPlaced { space, printed: true } => say! { t, to;
            "the black marker goes to monster level {space}, beside a printed one" /
            "黒のヘイトマーカーをエネミーレベル{space}（黒のヘイトマーカーの絵の横）に置く"
        },
        Fact::BlackPlaced { space, printed: false } => say! { t, to;
            "the black marker goes to monster level {space}" /
            "黒のヘイトマーカーをエネミーレベル{space}に置く"
        },
        Fact::BlackThere { noted: true } => say! { t, to;
            "the black marker is on the monster level already: a note counts as another one" /
            "黒のヘイトマーカーはすでに置かれているため、メモで1枚分を数える"
        },
        Fact::BlackThere { noted: false } => say! { t, to;
            "the black marker is on the monster level already: nothing happens" /
            "黒のヘイトマーカーはすでに置かれているため、何も起こらない"
        },
        Fact::NothingToSwap { seat } => say! { t, to;
            "{seat} has nobody to swap part cards with" /
            "{seat}には部位カードを交換できる相手がいない";
            seat = t.seat(seat)
        },
        Fact::Swapped { seat, mine, other, theirs } => say! { t, to;
            "{seat} gives {mine} to {other} for {theirs}" /
            "{seat}は{mine}を{other}の{theirs}と交換する";
            seat = t.seat(seat), mine = t.part_card(mine), other = t.seat(other),
            theirs = t.part_card(theirs)
        },
        Fact::Declined { seat } => say! { t, to;
            "{seat} swaps no part card" / "{seat}は部位カードを交換しない"; seat = t.seat(seat)
        },
        Fact::BeyondLimit { seat, space, limit, moves: true } => say! { t, to;
            "{seat}'s pawn on AP space {space} is beyond the limit of {limit} and moves back to it" /
            "{seat}の人型コマはAPトラックの{space}で上限{limit}を超えており、{limit}に戻る";
            seat = t.seat(seat)
        },
        Fact::BeyondLimit { seat, space, limit, moves: false } => say! { t, to;
            "{seat}'s pawn stays on AP space {space}, beyond the limit of {limit}" /
            "{seat}の人型コマは上限{limit}を超えたままAPトラックの{space}に留まる";
            seat = t.seat(seat)
        },
        Fact::LimitRises { seat, limit, returns } => limit_rises(t, seat, limit, returns, to),
        Fact::LevelRaised { seat, space, printed: true } => say! { t, to;
            "{seat}'s marker goes to monster level {space}: 1 more damage for everybody" /
            "{seat}のヘイトマーカーをエネミーレベル{space}に置く：全員の受けるダメージが1増える";
            seat = t.seat(seat)
        },
        Fact::LevelRaised { seat, space, printed: false } => say! { t, to;
            "{seat}'s marker goes to monster level {space}" /
            "{seat}のヘイトマーカーをエネミーレベル{space}に置く";
            seat = t.seat(seat)
        },
        Fact::LevelStacked { seat } => say! { t, to;
            "the monster level is full: {seat}'s marker joins its last space" /
            "エネミーレベルに空きがなく、{seat}のヘイトマーカーは最後のマスに重ねる";
            seat = t.seat(seat)
        },
        Fact::MarkersHome { seat, markers, why } => markers_home(t, seat, markers, why, to),
        Fact::ChipsBoxed { part, ref chips } => say! { t, to;
            "left over on the {part}, out of the game: {chips}" /
            "{part}に残ったエネミーチップを箱に戻す：{chips}";
            part = t.part(part),
            chips = t.list(chips.iter().map(|chip| t.chip(*chip)), "no chips", "なし")
        },
        Fact::PartBroken { part, breaks } => part_broken(t, part, breaks, to),
        Fact::CoreExposed { spot, chip } => say! { t, to;
            "{spot} is exposed: {chip}, with a copper coin under it" /
            "{spot}が露出：銅貨の上に{chip}";
            spot = t.spot(spot), chip = t.chip(chip)
        },
        Fact::CoreWon { seat } => say! { t, to;
            "{seat} is first at the core: the monster is slain" /
            "{seat}がコアの1位：エネミーは討伐された";
            seat = t.seat(seat)
        },
        Fact::CoreBonusTaken { seat } => say! { t, to;
            "{seat} takes the core bonus card, worth {points} points" /
            "{seat}はコアボーナスカード（{points}点）を受け取る";
            seat = t.seat(seat), points = Halves(game.cards.board.core_bonus_halves.into())
        },
        Fact::ShieldsFlip => say! { t, to;
            "the bonus shields are turned over: they pay in the last bazaar" /
            "ボーナスシールドチップを裏返す：最後のダンジョンバザールで使える"
        },

        // The end phase.
        Fact::LifeReturns { seat, chips } => say! { t, to;
            "{seat} takes {chips} back from the skills" / "{seat}はスキルから{chips}を手元に戻す";
            seat = t.seat(seat), chips = t.count(chips, &LIFE)
        },
        Fact::BonusUsed { seat, chip } => say! { t, to;
            "{seat}'s {chip} is used up" / "{seat}の{chip}を使い切る";
            seat = t.seat(seat), chip = t.bonus(chip)
        },
        Fact::VisitBegins { seat } => say! { t, to;
            "{seat} comes to the dungeon bazaar" / "{seat}がダンジョンバザールで行動する";
            seat = t.seat(seat)
        },
        Fact::NothingToBuy { seat, any_more: false } => say! { t, to;
            "{seat} can buy nothing in the dungeon bazaar" /
            "{seat}はダンジョンバザールで買えるものがない";
            seat = t.seat(seat)
        },
        Fact::NothingToBuy { seat, any_more: true } => say! { t, to;
            "{seat} can buy nothing more and leaves the dungeon bazaar" /
            "{seat}はこれ以上買えるものがなく、ダンジョンバザールを終える";
            seat = t.seat(seat)
        },
        Fact::LeavesBazaar { seat } => say! { t, to;
            "{seat} leaves the dungeon bazaar" / "{seat}はダンジョンバザールを終える";
            seat = t.seat(seat)
        },
        Fact::LifeBought { seat } => say! { t, to;
            "{seat} buys Extra life" / "{seat}は追加ライフチップを購入"; seat = t.seat(seat)
        },
        Fact::LifeGained { seat, why, stack } => say! { t, to;
            "{seat} gets a life chip {why}, {stack} left on Extra life" /
            "{seat}は{why}ライフチップ1枚を得る（追加ライフチップの残り{stack}枚）";
            seat = t.seat(seat), why = life_for(t, why)
        },
        Fact::NoLifeGained { seat, why } => say! { t, to;
            "{seat} gets no life chip {why}" / "{seat}は{why}ライフチップを得られない";
            seat = t.seat(seat), why = life_for(t, why)
        },
        Fact::ItemBought { seat, item, price } => say! { t, to;
            "{seat} buys {item}, price {price}" / "{seat}は{item}を購入（価格：{price}）";
            seat = t.seat(seat), item = t.item(item), price = t.copper(price)
        },
        Fact::ItemWorks { seat, item } => say! { t, to;
            "{item} works for {seat} from now on" / "{seat}の{item}は今から有効";
            seat = t.seat(seat), item = t.item(item)
        },
        Fact::SkillChipComes { seat, chip } => say! { t, to;
            "{seat} gets a {chip} for a skill" / "{seat}はスキルに置く{chip}を得る";
            seat = t.seat(seat), chip = t.skill_chip(chip)
        },
        Fact::SkillChipPlaced { seat, chip: SkillChip::Sword, skill } => say! { t, to;
            "{seat} puts a sword chip on {skill}: it takes chips of 1 more point of experience" /
            "{seat}は{skill}に剣チップを置く：獲得できる経験値の上限＋1";
            seat = t.seat(seat), skill = t.skill(skill)
        },
        Fact::SkillChipPlaced { seat, chip: SkillChip::Ring, skill } => say! { t, to;
            "{seat} puts a ring chip on {skill}: its AC is 1 less" /
            "{seat}は{skill}に指輪チップを置く：AC−1";
            seat = t.seat(seat), skill = t.skill(skill)
        },
        Fact::BonusPaid { seat, chip, pays } => say! { t, to;
            "{seat} pays {what} with the turned {chip}" / "{seat}は裏返した{chip}で{what}を支払う";
            seat = t.seat(seat), chip = t.bonus(chip),
            what = match pays {
                BonusPays::Copper => t.word("1 copper", "銅貨1枚分"),
                BonusPays::Experience => t.word("1 point of experience", "経験値1点"),
            }
        },
        Fact::LevelDiscounted { seat, item, need } => say! { t, to;
            "with {item} {seat} needs only {need}" / "{item}により{seat}に必要なのは{need}";
            seat = t.seat(seat), item = t.item(item), need = t.count(need, &XP_POINT)
        },
        Fact::LevelPaid { seat, character, ref chips, points, need } => {
            level_paid(t, seat, character, chips, points, need, to)
        }
        Fact::StarterCounts { seat, starter, character, points } => say! { t, to;
            "{seat}'s {starter} counts {points} for the {character}" /
            "{seat}の{starter}は{character}の経験値{points}点になる";
            seat = t.seat(seat), starter = t.starter(starter), character = t.character(character)
        },
        Fact::StarterSpent { seat, starter } => say! { t, to;
            "{seat} spends the {starter}" / "{seat}は{starter}を使う";
            seat = t.seat(seat), starter = t.starter(starter)
        },
        Fact::SkillLearned { seat, character, level, skill } => say! { t, to;
            "{seat}'s {character} reaches level {level} and learns {skill}" /
            "{seat}の{character}がレベル{level}になり、{skill}を修得";
            seat = t.seat(seat), character = t.character(character), skill = t.skill(skill)
        },
        Fact::MedicPaid { seat } => say! { t, to;
            "{seat} calls the field medic" / "{seat}は衛生兵を呼ぶ"; seat = t.seat(seat)
        },
        Fact::RoundEnds { round, idle: 0 } => say! { t, to;
            "round {round} ends" / "第{round}ラウンド終了"
        },
        Fact::RoundEnds { round, idle: 1 } => say! { t, to;
            "round {round} ends; nobody took an enemy chip in it" /
            "第{round}ラウンド終了（誰もエネミーチップを獲得していない）"
        },
        Fact::RoundEnds { round, idle } => say! { t, to;
            "round {round} ends; nobody has taken an enemy chip for {rounds}" /
            "第{round}ラウンド終了（{rounds}連続で誰もエネミーチップを獲得していない）";
            rounds = t.count(idle, &ROUND)
        },

        // The end.
        Fact::CoreBonusBoxed => say! { t, to;
            "nobody takes the core bonus: it goes to the box" /
            "コアボーナスカードは誰も獲得できず、箱に戻す"
        },
        Fact::LastRound => say! { t, to;
            "the core is complete: this was the last round" /
            "コアのヘイトラインが完成したため、これが最終ラウンド"
        },
        Fact::GuardEnds { idle } => say! { t, to;
            "nobody has taken an enemy chip for {rounds}: the game ends" /
            "{rounds}連続で誰もエネミーチップを獲得していないため、ゲーム終了";
            rounds = t.count(idle, &ROUND)
        },
        Fact::FixedScore { seat, halves } => say! { t, to;
            "{points} points are printed on {seat}'s cards" /
            "{seat}のカードに書かれた勝利点は{points}点";
            seat = t.seat(seat), points = Halves(halves)
        },
        Fact::CountedScore { seat, card, points } => say! { t, to;
            "{seat}'s {card} is worth {points}" / "{seat}の{card}は{points}";
            seat = t.seat(seat), card = points_card(t, card), points = t.count(points, &POINT)
        },
        Fact::Scored { seat, tally } => {
            let (seat, total) = (t.seat(seat), Halves(tally.total()));
            let [skills, parts, items, core, deaths] =
                [tally.skills, tally.parts, tally.items, tally.core, tally.deaths].map(Halves);
            say! { t, to;
                "{seat} has {total} points: skills {skills}, part cards {parts}, items {items}, \
                 core bonus {core}, death penalties {deaths}" /
                "{seat}の勝利点は{total}点（スキル{skills}、部位カード{parts}、アイテム{items}、\
                 コアボーナス{core}、デスペナ{deaths}）"
            }
        }
        Fact::TieInPoints { first, second, space } => say! { t, to;
            "{first} and {second} have the same points: {first}'s pawn on {space} is nearer to A" /
            "{first}と{second}は同点：人型コマが{space}でAに近い{first}が上位";
            first = t.seat(first), second = t.seat(second), space = t.space(space)
        },
        Fact::Placed { place, seat, halves } => say! { t, to;
            "{place}. {seat}: {points} points" / "{place}位：{seat}（{points}点）";
            place = u16::from(place) + 1, seat = t.seat(seat), points = Halves(halves)
        },
    }
}
