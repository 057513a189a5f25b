//! The set-up of a battle, and heroes that are made and placed.

use super::names::{camp_name, class_name, move_class_name};
use super::parts::return_cause;
use super::{Teller, fmt, of_another_file, say};
use crate::cards::ArtifactPower;
use crate::fact::Fact;
use crate::table::words::{ARTIFACTS, CHEST_TOKENS, COMMANDS, HEXES, LORES, TOKENS};
use crate::vocabulary::{Camp, MoveClass};
use kanso_engine::game::Words;

pub(super) fn fact(t: Teller<'_>, fact: &Fact, to: Words<'_>) -> fmt::Result {
    let shown = t.game.shows_fact(fact, t.eye);
    match fact {
        Fact::LaidOut { scenario } => say! { t, to;
            "the board is laid out for {scenario}" / "シナリオ{scenario}の盤面を準備する";
            scenario = t.scenario(*scenario)
        },
        Fact::ChestsLaid { hexes, tokens } => say! { t, to;
            "{tokens} lie face down on {hexes}" / "{tokens}を{hexes}に裏向きに置く";
            tokens = t.count(*tokens, &CHEST_TOKENS), hexes = t.count(*hexes, &HEXES)
        },
        Fact::CouncilChosen { whose, council } => {
            let who = t.whose(*whose);
            if shown {
                say! { t, to;
                    "{who} forms the War Council: {council}" /
                    "{who}のウォーカウンシル：{council}";
                    council = t.council(council)
                }
            } else {
                say! { t, to;
                    "{who} has formed the War Council" / "{who}はウォーカウンシルを決めた"
                }
            }
        }
        Fact::CouncilsRevealed { councils, fixed } => {
            let both = Camp::ALL.map(|camp| {
                let (camp, council) = (t.text(camp_name(camp)), t.council(&councils[camp.index()]));
                match t.lang {
                    kanso_engine::Lang::En => format!("{camp} has {council}"),
                    kanso_engine::Lang::Ja => format!("{camp}は{council}"),
                }
            });
            let [south, north] = both;
            if *fixed {
                say! { t, to;
                    "the scenario gives the War Councils: {south}; {north}" /
                    "シナリオの決めたウォーカウンシル：{south}／{north}"
                }
            } else {
                say! { t, to;
                    "the War Councils lie open: {south}; {north}" /
                    "ウォーカウンシルを公開：{south}／{north}"
                }
            }
        }
        Fact::AdvisorCounts { whose, class, level } => say! { t, to;
            "{who}'s advisor serves in this battle: {class} {level}" /
            "{who}のアドバイザーが加わり、{class}はレベル{level}になる";
            who = t.whose(*whose), class = t.text(class_name(*class))
        },
        Fact::HandSize { whose, cards } => say! { t, to;
            "{who} holds {cards} by the Commander's level" /
            "{who}の手札はコマンダーのレベルにより{cards}";
            who = t.whose(*whose), cards = t.count(*cards, &COMMANDS)
        },
        Fact::DrewCommands { whose, cards } => {
            let (who, number) = (t.whose(*whose), t.how_many(cards, &COMMANDS));
            if shown {
                say! { t, to;
                    "{who} draws {number}: {cards}" / "{who}は{number}を引く：{cards}";
                    cards = t.commands(cards)
                }
            } else {
                say! { t, to; "{who} draws {number}" / "{who}は{number}を引く" }
            }
        }
        Fact::DrewLore { whose, cards } => {
            let (who, number) = (t.whose(*whose), t.how_many(cards, &LORES));
            if shown {
                say! { t, to;
                    "{who} draws {number}: {cards}" / "{who}は{number}を引く：{cards}";
                    cards = t.lores(cards)
                }
            } else {
                say! { t, to; "{who} draws {number}" / "{who}は{number}を引く" }
            }
        }
        Fact::KeptLore { whose, kept, dropped } => {
            let who = t.whose(*whose);
            if shown {
                say! { t, to;
                    "{who} keeps {kept} and discards face down: {dropped}" /
                    "{who}は{kept}を残し、{dropped}を伏せて捨てる";
                    kept = t.lores(kept), dropped = t.lores(dropped)
                }
            } else {
                say! { t, to;
                    "{who} keeps {kept} and discards {dropped} face down" /
                    "{who}は{kept}を残し、{dropped}を伏せて捨てる";
                    kept = t.how_many(kept, &LORES), dropped = t.how_many(dropped, &LORES)
                }
            }
        }
        Fact::FirstTokens { whose, tokens } => say! { t, to;
            "{who} starts with {tokens}" / "{who}は{tokens}で始める";
            who = t.whose(*whose), tokens = t.count(*tokens, &TOKENS)
        },
        Fact::Enlisted { seat, hero } => say! { t, to;
            "{who} enlists {hero}, a {class}" / "{who}は{class}の{hero}を登録する";
            who = t.seat(*seat), class = t.text(class_name(hero.class)), hero = t.hero(*hero)
        },
        Fact::SkillChosen { hero, skill } => say! { t, to;
            "{hero} starts with the skill {skill}" / "{hero}の最初のスキルは{skill}";
            hero = t.hero(*hero), skill = t.skill(*skill)
        },
        Fact::ArtifactsShown { seat, hero, cards } => {
            let (who, number, hero) = (t.seat(*seat), t.how_many(cards, &ARTIFACTS), t.hero(*hero));
            if shown {
                say! { t, to;
                    "{who} sees {number} for {hero}: {cards}" /
                    "{who}は{hero}のために{number}を見る：{cards}";
                    cards = t.artifacts(cards)
                }
            } else {
                say! { t, to;
                    "{who} sees {number} for {hero}" / "{who}は{hero}のために{number}を見る"
                }
            }
        }
        Fact::NoArtifacts { hero } => say! { t, to;
            "the artifact deck is empty: {hero} starts without an artifact" /
            "アーティファクトデッキが空のため、{hero}はアーティファクトなしで始める";
            hero = t.hero(*hero)
        },
        Fact::Redrawn { seat: _, hero, card, open: _ } => {
            let hero = t.hero(*hero);
            if shown {
                say! { t, to;
                    "{card} does not fit {hero}: another card is drawn" /
                    "{card}は{hero}に合わないため、引き直す";
                    card = t.artifact(*card)
                }
            } else {
                say! { t, to;
                    "a card does not fit {hero}: another one is drawn" /
                    "{hero}に合わないカード1枚を引き直す"
                }
            }
        }
        Fact::RedrawCame { seat: _, hero, card, open: _ } => {
            let hero = t.hero(*hero);
            if shown {
                say! { t, to;
                    "{card} comes instead for {hero}" / "{hero}には代わりに{card}が来る";
                    card = t.artifact(*card)
                }
            } else {
                say! { t, to; "another card comes for {hero}" / "{hero}には代わりのカードが来る" }
            }
        }
        Fact::ArtifactKept { seat: _, hero, card, open: _ } => {
            let hero = t.hero(*hero);
            if shown {
                say! { t, to;
                    "{hero} keeps {card}" / "{hero}は{card}を残す"; card = t.artifact(*card)
                }
            } else {
                say! { t, to; "{hero} keeps an artifact" / "{hero}はアーティファクト1枚を残す" }
            }
        }
        Fact::SpecialExchanged { hero, card } => {
            let (hero, name) = (t.hero(*hero), t.artifact(*card));
            match t.game.cards.artifact(*card).power {
                ArtifactPower::TreasureToken => say! { t, to;
                    "{hero} exchanges {name} for a Treasure token" /
                    "{hero}は{name}を財宝トークン1個と交換する"
                },
                ArtifactPower::ExperienceToken => say! { t, to;
                    "{hero} exchanges {name} for an Experience token" /
                    "{hero}は{name}を経験トークン1個と交換する"
                },
                _ => say! { t, to;
                    "{name} brings {hero} nothing at the start" /
                    "開始時の{name}は{hero}に何ももたらさない"
                },
            }
        }
        Fact::CardsReturn { seat, cards, why, open: _ } => {
            let (who, why) = (t.seat(*seat), return_cause(t, *why));
            if shown {
                say! { t, to;
                    "back to the artifact deck from {who}: {cards} ({why})" /
                    "{who}からアーティファクトデッキに戻る：{cards}（{why}）";
                    cards = t.artifacts(cards)
                }
            } else {
                say! { t, to;
                    "back to the artifact deck from {who}: {cards} ({why})" /
                    "{who}からアーティファクトデッキに戻る：{cards}（{why}）";
                    cards = t.how_many(cards, &ARTIFACTS)
                }
            }
        }
        Fact::Equipped { hero, cards } => say! { t, to;
            "{hero} equips {cards}" / "{hero}の装備：{cards}";
            hero = t.hero(*hero), cards = t.artifacts(cards)
        },
        Fact::HeroPlaced { hero, camp, at, mounted } => {
            let class = if *mounted { MoveClass::Mounted } else { MoveClass::Foot };
            let way = match (t.lang, class) {
                (kanso_engine::Lang::En, MoveClass::Foot) => "on foot",
                (_, class) => t.text(move_class_name(class)),
            };
            say! { t, to;
                "{hero} takes the field for {camp} at {at}, {way}" /
                "{camp}の{hero}が{at}に出陣する（{way}）";
                hero = t.hero(*hero), camp = t.text(camp_name(*camp))
            }
        }
        Fact::KeptHome { hero } => say! { t, to;
            "{hero} stays at home" / "{hero}は配置されない"; hero = t.hero(*hero)
        },
        _ => of_another_file(),
    }
}
