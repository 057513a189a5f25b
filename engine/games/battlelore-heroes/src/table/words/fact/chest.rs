//! Chests, quests and artifact cards that come in a battle.

use super::names::token_name;
use super::{Teller, fmt, of_another_file, say};
use crate::fact::{ArtifactPlace, Fact};
use crate::table::words::CHEST_TOKENS;
use crate::vocabulary::ChestToken;
use kanso_engine::Label;
use kanso_engine::game::Words;

pub(super) fn fact(t: Teller<'_>, fact: &Fact, to: Words<'_>) -> fmt::Result {
    let shown = t.game.shows_fact(fact, t.eye);
    match fact {
        Fact::Searches { hero, at } => say! { t, to;
            "{hero} searches the chest at {at}" / "{hero}が{at}の宝箱を捜索する";
            hero = t.hero(*hero)
        },
        Fact::TokensShown { whose, hero, tokens } => {
            let (who, hero) = (t.whose(*whose), t.hero(*hero));
            let number = t.how_many(tokens, &CHEST_TOKENS);
            if shown {
                let names = tokens.iter().map(|token| t.text(token_name(*token))).collect();
                say! { t, to;
                    "{who} looks at {number} for {hero}: {tokens}" /
                    "{who}は{hero}のために{number}を見る：{tokens}";
                    tokens = t.list(names, "nothing", "なし")
                }
            } else {
                say! { t, to;
                    "{who} looks at {number} for {hero}" / "{who}は{hero}のために{number}を見る"
                }
            }
        }
        Fact::ChestToken { hero, token } => {
            let hero = t.hero(*hero);
            match token {
                ChestToken::Experience => say! { t, to;
                    "{hero} finds experience in the chest" / "{hero}は宝箱で経験トークンを見つける"
                },
                ChestToken::Treasure => say! { t, to;
                    "{hero} finds treasure in the chest" / "{hero}は宝箱で財宝トークンを見つける"
                },
                ChestToken::Artifact => say! { t, to;
                    "{hero} finds an artifact in the chest" /
                    "{hero}は宝箱でアーティファクトを見つける"
                },
                ChestToken::Trap => say! { t, to;
                    "the chest is a trap for {hero}" / "{hero}は宝箱でワナにかかる"
                },
            }
        }
        Fact::TrapIgnored { hero } => say! { t, to;
            "{hero} avoids the trap" / "{hero}はワナを避ける"; hero = t.hero(*hero)
        },
        Fact::QuestDone { hero, scenario } => {
            let quest = t.game.cards.scenario(*scenario).quest.as_ref();
            let name = quest.map_or_else(Label::default, |quest| quest.name.clone());
            say! { t, to;
                "{hero} completes the quest {name}" / "{hero}がクエスト《{name}》を完了する";
                hero = t.hero(*hero), name = t.label(name)
            }
        }
        Fact::ArtifactDrawn { seat: _, hero, card, open: _ } => {
            let hero = t.hero(*hero);
            if shown {
                say! { t, to;
                    "{hero} draws {card}" / "{hero}は{card}を引く"; card = t.artifact(*card)
                }
            } else {
                say! { t, to; "{hero} draws an artifact" / "{hero}はアーティファクト1枚を引く" }
            }
        }
        Fact::TrophyDrawn { hero } => say! { t, to;
            "{hero} draws a trophy" / "{hero}が戦果のカードを引く"; hero = t.hero(*hero)
        },
        Fact::ArtifactDiscarded { seat: _, hero, card, open: _ } => {
            let (hero, hidden) = (t.hero(*hero), t.word("one", "1枚"));
            let card = if shown { t.artifact(*card).to_string() } else { hidden.to_owned() };
            say! { t, to;
                "{hero} owns too many artifacts and gives up {card}" /
                "{hero}のアーティファクトが多すぎるため、{card}を手放す"
            }
        }
        Fact::NoArtifact { hero } => say! { t, to;
            "the artifact deck is empty: {hero} draws nothing" /
            "アーティファクトデッキが空のため、{hero}は何も引かない";
            hero = t.hero(*hero)
        },
        Fact::ArtifactGoes { seat: _, hero, card, to: place, open: _ } => {
            let (hero, hidden) = (t.hero(*hero), t.word("the artifact", "そのアーティファクト"));
            let card = if shown { t.artifact(*card).to_string() } else { hidden.to_owned() };
            match place {
                ArtifactPlace::Deck => say! { t, to;
                    "{hero} gives {card} back to the deck" / "{hero}は{card}をデッキに戻す"
                },
                ArtifactPlace::Aside => say! { t, to;
                    "{hero} lays {card} aside" / "{hero}は{card}を脇に置く"
                },
                ArtifactPlace::Sheet => say! { t, to;
                    "{hero} puts {card} face down under its sheet" /
                    "{hero}は{card}をシートの下に伏せて置く"
                },
                ArtifactPlace::Equipped => say! { t, to;
                    "{hero} equips {card}" / "{hero}は{card}を装備する"
                },
            }
        }
        _ => of_another_file(),
    }
}
