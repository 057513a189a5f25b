//! The campaign: battles that begin and end, and the After Adventure Action.

use super::battle::score;
use super::names::{camp_name, class_name};
use super::parts::end_cause;
use super::{Teller, fmt, of_another_file, say};
use crate::battle::HeroStatus;
use crate::fact::{ArtifactPlace, Fact, HeroOutcome};
use crate::state::{BattleEnd, SheetStatus};
use crate::table::words::{ARTIFACTS, EXPERIENCE, SKULLS, TREASURE, WINS};
use crate::vocabulary::Camp;
use kanso_engine::game::Words;
use kanso_engine::{Lang, Seat};

pub(super) fn fact(t: Teller<'_>, fact: &Fact, to: Words<'_>) -> fmt::Result {
    match fact {
        Fact::BattleStarted { number, scenario, camps } => {
            let holds = |at: usize| {
                let (who, camp) = (t.seat(Seat::at(at)), t.text(camp_name(camps[at])));
                match t.lang {
                    Lang::En => format!("{who} holds {camp}"),
                    Lang::Ja => format!("{who}が{camp}"),
                }
            };
            say! { t, to;
                "battle {number} begins: {scenario}; {one}, {other}" /
                "第{number}戦{scenario}が始まる：{one}、{other}";
                scenario = t.scenario(*scenario), one = holds(0), other = holds(1)
            }
        }
        Fact::BattleFinished { number, end, winner, heroes } => {
            finished(t, *number, end, *winner, heroes, to)
        }
        Fact::ScenarioChosen { seat, scenario, camp } => say! { t, to;
            "{who} chooses {scenario} and holds {camp}" /
            "{who}は{scenario}を選び、{camp}を率いる";
            who = t.seat(*seat), scenario = t.scenario(*scenario), camp = t.text(camp_name(*camp))
        },
        Fact::PartyChosen { seat, heroes } => {
            let who = t.seat(*seat);
            if !t.game.shows_fact(fact, t.eye) {
                say! { t, to; "{who} has chosen the party" / "{who}は出すヒーローを決めた" }
            } else if heroes.is_empty() {
                say! { t, to; "{who} sends no hero" / "{who}はヒーローを出さない" }
            } else {
                say! { t, to;
                    "{who} sends {heroes}" / "{who}が出すヒーロー：{heroes}";
                    heroes = t.heroes(heroes)
                }
            }
        }
        Fact::PartiesRevealed { heroes } => {
            let [one, other] = [0, 1].map(|at| {
                let (who, heroes) = (t.seat(Seat::at(at)), t.heroes(&heroes[at]));
                match t.lang {
                    Lang::En => format!("{who} sends {heroes}"),
                    Lang::Ja => format!("{who}は{heroes}"),
                }
            });
            say! { t, to;
                "the parties are known: {one}; {other}" / "出すヒーローを公開：{one}／{other}"
            }
        }
        Fact::AdvisorDefeat { hero, defeats } => say! { t, to;
            "a defeat for the advisor {hero}: {defeats} so far" /
            "アドバイザーの{hero}の敗北は{defeats}回になる";
            hero = t.hero(*hero)
        },
        Fact::BecomesInstructor { hero } => say! { t, to;
            "{hero} leaves the War Council to teach at the academy" /
            "{hero}はウォーカウンシルを離れ、訓練所教官になる";
            hero = t.hero(*hero)
        },
        Fact::Exchanged { hero } => say! { t, to;
            "{hero} comes home by the exchange of prisoners" / "{hero}は捕虜の交換で帰還する";
            hero = t.hero(*hero)
        },
        Fact::RansomPaid { hero, payer } => {
            let (hero_name, payer_name) = (t.hero(*hero), t.hero(*payer));
            if hero.id == payer.id {
                say! { t, to;
                    "{hero_name} pays a Treasure token as ransom and comes home" /
                    "{hero_name}は身代金として財宝トークン1個を払い、帰還する"
                }
            } else {
                say! { t, to;
                    "{payer_name} pays a Treasure token as ransom for {hero_name}" /
                    "{payer_name}が{hero_name}の身代金として財宝トークン1個を払う"
                }
            }
        }
        Fact::RansomShared { hero, payer } => say! { t, to;
            "{hero} comes home by the ransom that {payer} pays" /
            "{hero}は{payer}の払う身代金で帰還する";
            hero = t.hero(*hero), payer = t.hero(*payer)
        },
        Fact::RansomSkull { hero } => say! { t, to;
            "no ransom is paid for {hero}" / "{hero}の身代金は払われない"; hero = t.hero(*hero)
        },
        Fact::SheetsOpen => say! { t, to;
            "the character sheets lie open" / "キャラクターシートを公開する"
        },
        Fact::Bought { hero, card } => say! { t, to;
            "{hero} buys {card}" / "{hero}は{card}を購入する";
            hero = t.hero(*hero), card = t.artifact(*card)
        },
        Fact::PairReturned { hero, cards } => say! { t, to;
            "{hero} gives up {cards} for one card more to draw" /
            "{hero}は{cards}を手放し、引く枚数を1枚増やす";
            hero = t.hero(*hero), cards = t.artifacts(cards)
        },
        Fact::PairPaid { hero } => say! { t, to;
            "{hero} pays 2 Experience tokens for one card more to draw" /
            "{hero}は経験トークン2個を払い、引く枚数を1枚増やす";
            hero = t.hero(*hero)
        },
        Fact::Revealed { hero, cards } => say! { t, to;
            "{hero} reveals {number}: {cards}" / "{hero}は{number}をめくる：{cards}";
            hero = t.hero(*hero), number = t.how_many(cards, &ARTIFACTS),
            cards = t.artifacts(cards)
        },
        Fact::CardKept { hero, card } => say! { t, to;
            "{hero} keeps {card}" / "{hero}は{card}を残す";
            hero = t.hero(*hero), card = t.artifact(*card)
        },
        Fact::CardsAside { cards, to: place } => {
            let cards = t.artifacts(cards);
            match place {
                ArtifactPlace::Aside => say! { t, to;
                    "laid aside until all have drawn: {cards}" /
                    "全員が引き終わるまで脇に置く：{cards}"
                },
                ArtifactPlace::Deck | ArtifactPlace::Sheet | ArtifactPlace::Equipped => {
                    say! { t, to;
                        "back to the artifact deck: {cards}" / "アーティファクトデッキに戻る：{cards}"
                    }
                }
            }
        }
        Fact::SkullRestored { hero, left } => say! { t, to;
            "the Master Physician restores a skull of {hero}: {left} now" /
            "《名医》が{hero}のスカルマーク1個を回復する（現在{left}個）";
            hero = t.hero(*hero)
        },
        Fact::AsideReturns { cards } => say! { t, to;
            "what lay aside goes back to the artifact deck: {cards}" /
            "脇に置いたカードがアーティファクトデッキに戻る：{cards}";
            cards = t.artifacts(cards)
        },
        Fact::Learned { hero, skill } => say! { t, to;
            "{hero} learns {skill}" / "{hero}は{skill}を習得する";
            hero = t.hero(*hero), skill = t.skill(*skill)
        },
        Fact::JoinsCouncil { hero } => say! { t, to;
            "{hero} joins the War Council as an advisor ({class})" /
            "{hero}がアドバイザーとしてウォーカウンシルに参加する（{class}）";
            class = t.text(class_name(hero.class)), hero = t.hero(*hero)
        },
        Fact::Inherited { from, to: heir, card } => say! { t, to;
            "{from} bequeaths {card} to {heir}" / "{from}が{heir}に{card}を譲る";
            from = t.hero(*from), heir = t.hero(*heir), card = t.artifact(*card)
        },
        Fact::SheetsWritten => say! { t, to;
            "the character sheets are written" / "キャラクターシートを更新する"
        },
        Fact::StatusChanged { hero, status } => {
            let hero = t.hero(*hero);
            match status {
                SheetStatus::Active => say! { t, to;
                    "{hero} can take part" / "{hero}は戦闘に参加できる"
                },
                SheetStatus::Dead => say! { t, to; "{hero} is dead" / "{hero}は死亡した" },
                SheetStatus::Advisor => say! { t, to;
                    "{hero} is an advisor now" / "{hero}はアドバイザーになる"
                },
                SheetStatus::Instructor => say! { t, to;
                    "{hero} is an instructor now" / "{hero}は訓練所教官になる"
                },
                SheetStatus::Discarded => say! { t, to;
                    "the sheet of {hero} is thrown away" / "{hero}のキャラクターシートは廃棄される"
                },
            }
        }
        Fact::CampaignOver { winner, wins, alive } => over(t, *winner, *wins, *alive, to),
        _ => of_another_file(),
    }
}

/// How a battle of a campaign ended, and how each hero came out of it.
fn finished(
    t: Teller<'_>,
    number: u16,
    end: &BattleEnd,
    winner: Option<Seat>,
    heroes: &[HeroOutcome],
    to: Words<'_>,
) -> fmt::Result {
    let why = end_cause(t, end.reason);
    let camp = end.winner.unwrap_or(Camp::South);
    let score = score(t, end.banners[camp.index()], end.banners[camp.other().index()]);
    match winner {
        Some(seat) => say! { t, to;
            "battle {number} is over: {who} wins with {score}, {why}" /
            "第{number}戦の終了：{score}で{who}の勝利（{why}）";
            who = t.seat(seat)
        },
        None => say! { t, to;
            "battle {number} is over: a draw with {score}, {why}" /
            "第{number}戦の終了：{score}で引き分け（{why}）"
        },
    }?;
    for hero in heroes {
        to.write_str(t.word("; ", "／"))?;
        outcome(t, hero, to)?;
    }
    Ok(())
}

/// How a hero came out of a battle.
fn outcome(t: Teller<'_>, of: &HeroOutcome, to: Words<'_>) -> fmt::Result {
    let status = match of.status {
        HeroStatus::OnMap => t.word("on the map", "マップ上"),
        HeroStatus::NotDeployed => t.word("not deployed", "配置せず"),
        HeroStatus::Exited => t.word("left the map", "離脱"),
        HeroStatus::Captured => t.word("captured", "捕虜"),
        HeroStatus::Dead => t.word("dead", "死亡"),
    };
    say! { t, to; "{hero} {status}" / "{hero}は{status}"; hero = t.hero(of.hero) }?;
    let numbers = [
        (of.skulls, &SKULLS, "−"),
        (of.experience, &EXPERIENCE, t.word("+", "＋")),
        (of.treasure, &TREASURE, t.word("+", "＋")),
    ];
    for (count, thing, sign) in numbers {
        if count > 0 {
            let name = match (t.lang, count) {
                (Lang::En, 1) => thing.one,
                (Lang::En, _) => thing.many,
                (Lang::Ja, _) => thing.ja,
            };
            say! { t, to; ", {sign}{count} {name}" / "、{name}{sign}{count}" }?;
        }
    }
    let cards =
        [(&of.gained, "gained", "獲得"), (&of.lost, "lost", "喪失"), (&of.potions, "used", "使用")];
    for (cards, en, ja) in cards {
        if !cards.is_empty() {
            say! { t, to; ", {en} {cards}" / "、{ja}：{cards}"; cards = t.artifacts(cards) }?;
        }
    }
    Ok(())
}

/// Who has won the campaign, and why.
fn over(
    t: Teller<'_>,
    winner: Option<Seat>,
    wins: [u16; 2],
    alive: [u16; 2],
    to: Words<'_>,
) -> fmt::Result {
    let Some(winner) = winner else {
        let [won, living] = [wins[0], alive[0]];
        return say! { t, to;
            "the campaign is drawn: {battles} won and {living} heroes and advisors alive on both sides" /
            "キャンペーンは引き分け：どちらも{battles}、生きているヒーローとアドバイザーは{living}人";
            battles = t.count(won, &WINS)
        };
    };
    let (own, other) = (winner.index(), 1 - winner.index());
    let who = t.seat(winner);
    if wins[own] == wins[other] {
        return say! { t, to;
            "{who} wins the campaign: {battles} won each, but {more} heroes and advisors alive to {fewer}" /
            "キャンペーンは{who}の勝利：どちらも{battles}、生きているヒーローとアドバイザーは{more}人対{fewer}人";
            battles = t.count(wins[own], &WINS), more = alive[own], fewer = alive[other]
        };
    }
    say! { t, to;
        "{who} wins the campaign: {battles} won to {fewer}" /
        "キャンペーンは{who}の勝利：{battles}対{fewer}勝";
        battles = t.count(wins[own], &WINS), fewer = wins[other]
    }
}
