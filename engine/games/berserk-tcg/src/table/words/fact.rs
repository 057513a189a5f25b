//! Facts in words: what happened, to which card, and where.

use super::fact_causes::{
    Less, ability_used, drawn, lock_words, only_choice, passed, target_skipped, trashed,
    vanguard_lost,
};
use super::parts::{
    fizzle_words, phase_name, result_name, silent_words, stat_name, step_name, undealt_words,
    window_name,
};
use super::{BerserkTcg, Change, Eye, Lang, Signed, Teller, fmt, say};
use crate::fact::Fact;
use kanso_engine::game::Words;

/// A fact in words.
pub fn fact(game: &BerserkTcg, fact: &Fact, lang: Lang, eye: Eye, to: Words<'_>) -> fmt::Result {
    let t = Teller::new(game, lang, eye);
    match fact {
        // The set-up.
        Fact::FirstSeat { seat } => say! { t, to;
            "{seat} goes first" / "先攻は{seat}"; seat = t.seat(*seat)
        },
        Fact::LocalCities { cities } => say! { t, to;
            "the local cities: {cities}" / "地方都市：{cities}";
            cities = t.list(
                cities
                    .iter()
                    .map(|city| game.cards.cities[usize::from(city.0)].name.in_lang(t.lang))
            )
        },
        Fact::HandDrawn { seat, cards } => say! { t, to;
            "{seat} draws a hand: {cards}" / "{seat}の最初の手札：{cards}";
            seat = t.seat(*seat), cards = t.hand_cards(cards)
        },
        Fact::HandReturned { seat, count } => say! { t, to;
            "{seat} puts {cards} back into the deck and shuffles it" /
            "{seat}が手札{count}枚をデッキに戻してシャッフル";
            seat = t.seat(*seat), cards = t.count(*count)
        },
        Fact::HandKept { seat, count, by_itself: false } => say! { t, to;
            "{seat} keeps {cards}" / "{seat}は手札{count}枚で始める";
            seat = t.seat(*seat), cards = t.count(*count)
        },
        Fact::HandKept { seat, count, by_itself: true } => say! { t, to;
            "{seat} keeps {cards}: there is no redraw any more" /
            "{seat}の手札は{count}枚で決まり：これ以上は引き直せない";
            seat = t.seat(*seat), cards = t.count(*count)
        },
        Fact::PlayBegins { seat } => say! { t, to;
            "the set-up is done, {seat} has turn 1" / "準備完了、第1ターンは{seat}";
            seat = t.seat(*seat)
        },

        // The turn.
        Fact::TurnStarts { seat, turn } => say! { t, to;
            "turn {turn} starts: {seat}" / "第{turn}ターン開始：{seat}"; seat = t.seat(*seat)
        },
        Fact::PhaseBegins { phase } => say! { t, to;
            "{phase}" / "{phase}"; phase = phase_name(t, *phase)
        },
        Fact::StepBegins { step, city } => say! { t, to;
            "battle at {city}: {step}" / "{city}の戦闘：{step}";
            step = step_name(t, *step), city = t.city(*city)
        },
        Fact::Recovered { cards } => say! { t, to;
            "unlocked: {cards}" / "アンロック：{cards}"; cards = t.cards(cards)
        },
        Fact::DrawSkipped { seat } => say! { t, to;
            "{seat} does not draw in turn 1" / "{seat}は第1ターンには引かない"; seat = t.seat(*seat)
        },
        Fact::Drawn { seat, cards, by } => drawn(t, *seat, cards, *by, to),
        Fact::DeckShort { seat, missing } => say! { t, to;
            "the deck of {seat} is {cards} short" / "{seat}のデッキは{missing}枚足りない";
            seat = t.seat(*seat), cards = t.count(*missing)
        },

        // Opening, paying, using.
        Fact::OpenSkipped { seat } => say! { t, to;
            "{seat} opens nothing" / "{seat}はオープンしない"; seat = t.seat(*seat)
        },
        Fact::Opened { card, city } => say! { t, to;
            "{seat} opens {card} at {city}" / "{seat}が{city}で{card}をオープン";
            seat = t.seat(card.seat), card = t.card(card), city = t.city(*city)
        },
        Fact::ShownUnpaid { card, city } => say! { t, to;
            "{seat} shows {card} at {city} and turns it back" /
            "{seat}が{city}の{card}を見せ、支払わずに裏に戻す";
            seat = t.seat(card.seat), card = t.card(card), city = t.city(*city)
        },
        Fact::AbilityUsed { card, ability } => ability_used(t, card, *ability, to),
        Fact::LockPaid { card } => say! { t, to;
            "{card} is locked as a cost" / "コストとして{card}をロック"; card = t.card(card)
        },
        Fact::CardsPaid { seat, cards } => say! { t, to;
            "{seat} pays {cards}" / "{seat}がコストを支払う：{cards}";
            seat = t.seat(*seat), cards = t.hand_cards(cards)
        },
        Fact::Sacrificed { card, city } => say! { t, to;
            "{seat} chooses {card} at {city} and trashes it" /
            "{seat}が{city}の{card}を選んでトラッシュ";
            seat = t.seat(card.seat), card = t.card(card), city = t.city(*city)
        },
        Fact::TargetsNamed { seat, targets, forced: _ } if targets.is_empty() => say! { t, to;
            "{seat} names no target" / "{seat}は標的を取らない"; seat = t.seat(*seat)
        },
        Fact::TargetsNamed { seat, targets, forced } => {
            let (seat, targets) = (t.seat(*seat), t.targets(targets));
            let only = only_choice(t, *forced);
            say! { t, to;
                "{seat} targets {targets}{only}" / "{seat}が標的に取る：{targets}{only}"
            }
        }
        Fact::OnlyChoice { seat, card } => say! { t, to;
            "{card} is the only choice of {seat}" / "{seat}が選べるのは{card}だけ";
            seat = t.seat(*seat), card = t.card(card)
        },

        // What pends.
        Fact::Pends { item } => say! { t, to;
            "{item} is pending" / "{item}が解決待機になる"; item = t.item(item)
        },
        Fact::TriggerPut { item } => say! { t, to;
            "{item} is set off and pending" / "{item}が誘発し、解決待機になる"; item = t.item(item)
        },
        Fact::TriggerWithoutTarget { item } => say! { t, to;
            "{item} has no target and does not pend" / "{item}は標的がなく、解決待機にならない";
            item = t.item(item)
        },
        Fact::Resolves { item } => say! { t, to;
            "{item} resolves" / "{item}を解決"; item = t.item(item)
        },
        Fact::Fizzles { item, why } => say! { t, to;
            "{item} does nothing: {why}" / "{item}は何も起こさない：{why}";
            item = t.item(item), why = fizzle_words(t, *why)
        },
        Fact::Negated { item } => say! { t, to;
            "{item} is negated" / "{item}は無効になる"; item = t.item(item)
        },
        Fact::TargetSkipped { target, unfit } => target_skipped(t, *target, *unfit, to),
        Fact::SourceGone { card } => say! { t, to;
            "{card} is gone or changed sides: its ability does nothing" /
            "{card}が場にないか敵の側に移ったので、その能力は何も起こさない";
            card = t.card(card)
        },
        Fact::TextActs { card } => say! { t, to;
            "{card} takes effect" / "{card}の効果"; card = t.card(card)
        },
        Fact::EffectSpent { card } => say! { t, to;
            "{card} goes to the trash" / "{card}はトラッシュへ"; card = t.card(card)
        },
        Fact::TurnedBack { card, city } => say! { t, to;
            "{card} is a set card at {city} again" / "{card}は{city}のセットカードに戻る";
            card = t.card(card), city = t.city(*city)
        },

        // Passes and windows.
        Fact::WindowOpens { window } => say! { t, to;
            "{window}: time for Quick effects" / "{window}：クイック効果を使える";
            window = window_name(t, *window)
        },
        Fact::Passed { seat, scope } => passed(t, *seat, *scope, to),
        Fact::SilentPass { seat, cause } if t.eye.sees(*seat) => say! { t, to;
            "{seat} passes without being asked: {cause}" / "{seat}は自動でパス：{cause}";
            seat = t.seat(*seat), cause = silent_words(t, *cause)
        },
        // Told to nobody else; a pass by itself is no secret.
        Fact::SilentPass { seat, cause: _ } => say! { t, to;
            "{seat} passes" / "{seat}はパス"; seat = t.seat(*seat)
        },
        Fact::StandingPassEnds { seat, pass: _ } => say! { t, to;
            "the pass of {seat} is over" / "{seat}のパスの継続が終わる"; seat = t.seat(*seat)
        },

        // Main.
        Fact::MoveAnnounced { card, from, to: dest } => say! { t, to;
            "{seat} announces the move of {card} from {from} to {dest}{locked}" /
            "{seat}が{card}の{from}から{dest}への移動を宣言{locked}";
            seat = t.seat(card.seat), card = t.card(card), from = t.city(*from),
            dest = t.city(*dest), locked = lock_words(t)
        },
        Fact::Moved { card, from, to: dest } => say! { t, to;
            "{card} moves from {from} to {dest}" / "{card}が{from}から{dest}へ移動";
            card = t.card(card), from = t.city(*from), dest = t.city(*dest)
        },
        Fact::SetDown { card, city } => say! { t, to;
            "{seat}: {card} lies face-down at {city}" / "{seat}：{card}を{city}にセット";
            seat = t.seat(card.seat), card = t.hand_card(card), city = t.city(*city)
        },
        Fact::HandBlurred { seat } => say! { t, to;
            "what was known of the hand of {seat} is known no more" /
            "{seat}の手札の知られていたカードは、もう区別できない";
            seat = t.seat(*seat)
        },
        Fact::BattleDeclared { seat, city } => say! { t, to;
            "{seat} declares a battle at {city}" / "{seat}が{city}に戦闘宣言";
            seat = t.seat(*seat), city = t.city(*city)
        },
        Fact::BattleBegins { city, attacker } => say! { t, to;
            "the battle at {city} begins, {attacker} attacks" /
            "{city}の戦闘開始、攻撃側は{attacker}";
            city = t.city(*city), attacker = t.seat(*attacker)
        },
        Fact::MainEnds { seat } => say! { t, to;
            "{seat} ends the Main phase" / "{seat}がメインフェイズを終える"; seat = t.seat(*seat)
        },
        Fact::MainGoesOn { seat } => say! { t, to;
            "interrupted: the Main phase of {seat} goes on" /
            "割り込みにより{seat}のメインフェイズが続く";
            seat = t.seat(*seat)
        },

        // Battle.
        Fact::VanguardNamed { card } => say! { t, to;
            "{seat} names {card} as vanguard{locked}" / "{seat}が{card}を先陣に指定{locked}";
            seat = t.seat(card.seat), card = t.card(card), locked = lock_words(t)
        },
        Fact::VanguardStands { card } => say! { t, to;
            "{card} is the vanguard" / "{card}が先陣になる"; card = t.card(card)
        },
        Fact::NoVanguard { seat, by_itself: false } => say! { t, to;
            "{seat} names no vanguard: the battle is over" /
            "{seat}は先陣を指定しない：戦闘は終わり";
            seat = t.seat(*seat)
        },
        Fact::NoVanguard { seat, by_itself: true } => say! { t, to;
            "{seat} has nobody for a vanguard: the battle is over" /
            "{seat}には先陣にできるキャラクターがいない：戦闘は終わり";
            seat = t.seat(*seat)
        },
        Fact::VanguardLost { card } => vanguard_lost(t, card, to),
        Fact::FighterNamed { card } => say! { t, to;
            "{seat} names {card} as fighter{locked}" /
            "{seat}が{card}を戦闘キャラクターに指定{locked}";
            seat = t.seat(card.seat), card = t.card(card), locked = lock_words(t)
        },
        Fact::FighterJoins { card } => say! { t, to;
            "{card} fights" / "{card}が戦闘に参加"; card = t.card(card)
        },
        Fact::NoFighter { seat, by_itself: false } => say! { t, to;
            "{seat} names no fighter" / "{seat}は戦闘キャラクターを指定しない"; seat = t.seat(*seat)
        },
        Fact::NoFighter { seat, by_itself: true } => say! { t, to;
            "{seat} has no fighter to name" / "{seat}には指定する戦闘キャラクターがいない";
            seat = t.seat(*seat)
        },
        Fact::OccupiersFight { cards } => say! { t, to;
            "the city is held, so these fight: {cards}" / "占領している側は全員参加：{cards}";
            cards = t.cards(cards)
        },
        Fact::FighterLeft { card } => say! { t, to;
            "{card} fights no more" / "{card}は戦闘から外れる"; card = t.card(card)
        },
        Fact::FighterChangedSides { card } => say! { t, to;
            "{card} fights for its new side" / "{card}は移った側で戦う"; card = t.card(card)
        },
        Fact::RangeStrikes { range, cards } => say! { t, to;
            "Range {range} strikes: {cards}" / "Range{range}の攻撃：{cards}";
            range = Signed(*range), cards = t.cards(cards)
        },
        Fact::Assigned { source, target, amount, forced } => say! { t, to;
            "{source} assigns {amount} to {target}{only}" /
            "{source}が{target}に{amount}を割り振る{only}";
            source = t.card(source), target = t.card(target), only = only_choice(t, *forced)
        },
        Fact::AssignStopped { source, rest } => say! { t, to;
            "{source} leaves {rest} unassigned" / "{source}は残り{rest}を割り振らない";
            source = t.card(source)
        },
        Fact::NotDealt { source, target, amount, why } => say! { t, to;
            "{amount} damage from {source} to {target} is not dealt: {why}" /
            "{source}から{target}への{amount}ダメージは与えない：{why}";
            source = t.card(source), target = t.card(target), why = undealt_words(t, *why)
        },
        Fact::DealtTogether { range } => say! { t, to;
            "the damage of Range {range} is dealt at one time" /
            "Range{range}のダメージを同時に与える";
            range = Signed(*range)
        },
        Fact::BattleEnds { city, result } => say! { t, to;
            "result of the battle at {city}: {result}" / "{city}の戦闘結果：{result}";
            city = t.city(*city), result = result_name(t, *result)
        },
        Fact::AtBattleEnd { city } => say! { t, to;
            "the battle at {city} ends" / "{city}の戦闘終了時"; city = t.city(*city)
        },
        Fact::Occupied { seat, city } => say! { t, to;
            "{seat} occupies {city}" / "{seat}が{city}を占領";
            seat = t.seat(*seat), city = t.city(*city)
        },
        Fact::Neutral { city, was } => say! { t, to;
            "{city} is neutral again, {was} has lost it" / "{was}が占領していた{city}が中立に戻る";
            city = t.city(*city), was = t.seat(*was)
        },
        Fact::CityDrawDeclined { seat, city } => say! { t, to;
            "{seat} draws nothing for {city}" / "{seat}は{city}の効果で引かない";
            seat = t.seat(*seat), city = t.city(*city)
        },

        // State check.
        Fact::Trashed { card, city, why } => trashed(t, card, *city, *why, to),
        Fact::ToOwner { card, owner } => say! { t, to;
            "{card} goes to its owner, {owner}" / "{card}は所有者の{owner}へ";
            card = t.card(card), owner = t.seat(*owner)
        },
        Fact::CityTurned { city, up: true, level } => say! { t, to;
            "{city} turns face-up, the city level is {level}" /
            "{city}が表になる（都市Lv.{level}）";
            city = t.city(*city)
        },
        Fact::CityTurned { city, up: false, level } => say! { t, to;
            "{city} turns face-down, the city level is {level}" /
            "{city}が裏になる（都市Lv.{level}）";
            city = t.city(*city)
        },
        Fact::CityRevealed { city, identity } => say! { t, to;
            "{city} is revealed: {name}" / "{city}は{name}";
            city = t.city(*city),
            name = game.cards.cities[usize::from(identity.0)].name.in_lang(t.lang)
        },

        // The end of the turn.
        Fact::DamageReset { cards } => say! { t, to;
            "damage goes back to 0: {cards}" / "ダメージが0に戻る：{cards}"; cards = t.cards(cards)
        },
        Fact::DiscardedToLimit { seat, card } => say! { t, to;
            "{seat} discards {card} for the hand limit" / "{seat}が手札上限のため{card}を捨てる";
            seat = t.seat(*seat), card = t.hand_card(card)
        },
        Fact::DiscardChosen { seat, card } => say! { t, to;
            "{seat} will discard {card} for the hand limit" /
            "{seat}は手札上限のため{card}を捨てることにする";
            seat = t.seat(*seat), card = t.hand_card(card)
        },
        Fact::TurnEffectsEnd => say! { t, to;
            "what lasted this turn is over" / "このターンの間だけの効果が終わる"
        },
        Fact::TurnPasses { to: seat } => say! { t, to;
            "the turn goes to {seat}" / "ターンは{seat}へ"; seat = t.seat(*seat)
        },

        // Primitives.
        Fact::Entered { card, city } => say! { t, to;
            "{seat}: {card} enters at {city}" / "{seat}：{card}が{city}に登場";
            seat = t.seat(card.seat), card = t.card(card), city = t.city(*city)
        },
        Fact::Damaged { card, damage, absorbed, reduced, combat } => {
            let card = t.card(card);
            let less = Less(t, *absorbed, *reduced);
            if *combat {
                say! { t, to;
                    "{damage} combat damage to {card}{less}" / "{card}に{damage}戦闘ダメージ{less}"
                }
            } else {
                say! { t, to;
                    "{damage} damage to {card}{less}" / "{card}に{damage}ダメージ{less}"
                }
            }
        }
        Fact::EffectDamage { source, targets, amount } => say! { t, to;
            "{source} deals {amount} to {targets}" /
            "{source}が{amount}ダメージを与える：{targets}";
            source = t.card(source), targets = t.cards(targets)
        },
        Fact::Shielded { card, amount } => say! { t, to;
            "damage to {card} is reduced by {amount} this turn" /
            "{card}へのダメージをこのターン{amount}軽減する";
            card = t.card(card)
        },
        Fact::Healed { card, amount } => say! { t, to;
            "{amount} damage of {card} is healed" / "{card}のダメージを{amount}回復";
            card = t.card(card)
        },
        Fact::Modified { card, stat, amount } => say! { t, to;
            "{stat} of {card} {change} this turn" / "{card}の{stat}はこのターン{change}";
            stat = stat_name(*stat), card = t.card(card), change = Change(*amount)
        },
        Fact::LockChanged { card, locked: true } => say! { t, to;
            "{card} is locked" / "{card}をロック"; card = t.card(card)
        },
        Fact::LockChanged { card, locked: false } => say! { t, to;
            "{card} is unlocked" / "{card}をアンロック"; card = t.card(card)
        },
        Fact::ToHand { card, owner } => say! { t, to;
            "{card} returns to the hand of {owner}" / "{card}が{owner}の手札に戻る";
            card = t.card(card), owner = t.seat(*owner)
        },
        Fact::ToSet { card, was, city } => say! { t, to;
            "{card} of {seat}, before #{was}, is turned face-down at {city}" /
            "{city}の#{was}を裏にする：{seat}の{card}";
            was = was.0, city = t.city(*city), seat = t.seat(card.seat), card = t.card(card)
        },
        Fact::ControlTaken { card, seat } => say! { t, to;
            "{seat} takes control of {card}" / "{seat}が{card}のコントロールを得る";
            seat = t.seat(*seat), card = t.card(card)
        },
        Fact::Discarded { seat, card } => say! { t, to;
            "{seat} discards {card}" / "{seat}が{card}を捨てる";
            seat = t.seat(*seat), card = t.hand_card(card)
        },
        Fact::NothingToDiscard { seat } => say! { t, to;
            "{seat} has nothing to discard" / "{seat}には捨てる手札がない"; seat = t.seat(*seat)
        },
        Fact::Milled { seat, cards } => say! { t, to;
            "from the deck of {seat} to the trash: {cards}" /
            "{seat}のデッキからトラッシュへ：{cards}";
            seat = t.seat(*seat), cards = t.hand_cards(cards)
        },
        Fact::LookedAt { seat, cards } => say! { t, to;
            "{seat} looks at {cards}" / "{seat}が見る：{cards}";
            seat = t.seat(*seat), cards = t.hand_cards(cards)
        },
        Fact::Taken { seat, card } => say! { t, to;
            "{seat} takes {card}" / "{seat}が{card}を手札に加える";
            seat = t.seat(*seat), card = t.hand_card(card)
        },
        Fact::NoneTaken { seat } => say! { t, to;
            "{seat} takes no card" / "{seat}は手札に加えない"; seat = t.seat(*seat)
        },
        Fact::PutAtBottom { seat, card, forced } => say! { t, to;
            "{seat} puts {card} at the bottom of the deck{last}" /
            "{seat}が{card}をデッキの一番下に置く{last}";
            seat = t.seat(*seat), card = t.hand_card(card),
            last = if *forced { t.word(", the last one", "（最後の1枚）") } else { "" }
        },
        Fact::SetFromDeck { card, city } => say! { t, to;
            "{seat}: {card} lies face-down at {city}, from the deck" /
            "{seat}：デッキから{card}を{city}にセット";
            seat = t.seat(card.seat), card = t.hand_card(card), city = t.city(*city)
        },
        Fact::FoundAndSet { card, city } => say! { t, to;
            "{seat} finds {card} and sets it at {city}" / "{seat}が{card}を探し、{city}にセット";
            seat = t.seat(card.seat), card = t.hand_card(card), city = t.city(*city)
        },
        Fact::SearchStopped { seat } => say! { t, to;
            "{seat} searches no further" / "{seat}はこれ以上探さない"; seat = t.seat(*seat)
        },
        Fact::Shuffled { seat } => say! { t, to;
            "the deck of {seat} is shuffled" / "{seat}のデッキをシャッフル"; seat = t.seat(*seat)
        },
        Fact::RecoveredCard { card } => say! { t, to;
            "{seat} takes {card} from the trash to the hand" /
            "{seat}がトラッシュの{card}を手札に加える";
            seat = t.seat(card.seat), card = t.hand_card(card)
        },
        Fact::StaysInTrash { card } => say! { t, to;
            "{card} stays in the trash: its Unique name is in play" /
            "{card}は同じ名前のUniqueが場にあり、トラッシュに残る";
            card = t.hand_card(card)
        },
        Fact::SetCardSeen { seat, card } => say! { t, to;
            "{seat} looks at a set card of {owner}: {card}" /
            "{seat}が{owner}のセットカードを見る：{card}";
            seat = t.seat(*seat), owner = t.seat(card.seat), card = t.hand_card(card)
        },
        Fact::StaticActs { card } => say! { t, to;
            "the text of {card} counts" / "{card}の効果がはたらく"; card = t.card(card)
        },

        // The end.
        Fact::CityVictory { seat } => say! { t, to;
            "{seat} occupies three cities or more, {capital} among them" /
            "{seat}が{capital}を含む3つ以上の都市を占領";
            seat = t.seat(*seat), capital = t.capital()
        },
        Fact::DeckOut { seat } => say! { t, to;
            "the deck of {seat} has run out" / "{seat}のデッキがなくなった"; seat = t.seat(*seat)
        },
        Fact::BothEnd { winner: Some(winner) } => say! { t, to;
            "both players meet an end at once: {winner} wins" /
            "両者が同時に条件を満たす：{winner}の勝利";
            winner = t.seat(*winner)
        },
        Fact::BothEnd { winner: None } => say! { t, to;
            "both players meet an end at once: a draw" / "両者が同時に条件を満たす：引き分け"
        },
    }
}
