//! Rules and cards by their ids and names.

use super::{CardNamed, ReviewOf};
use crate::plain_text;
use kanso_engine::prelude::*;
use kanso_engine::{Game, Label, Lang};

impl<G: Game> ReviewOf<G> {
    pub(super) fn do_rule_line(&self, id: &str, lang: Lang) -> Option<String> {
        let meta = G::meta();
        if let Some(entry) = meta.rules.iter().find(|entry| entry.id == id) {
            return Some(entry.line(lang).to_owned());
        }
        self.with_game(|game| {
            let row = game.card_row(game.row_cited(id)?)?;
            let (name, colon, line) = match lang {
                Lang::En => (row.name_en, ": ", row.line_en),
                Lang::Ja => (row.name_ja, "：", row.line_ja),
            };
            // The lines of some games begin with the name.
            let is_named = line.strip_prefix(name).is_some_and(|rest| rest.starts_with(colon));
            Some(if is_named { line.to_owned() } else { format!("{name}{colon}{line}") })
        })
    }

    pub(super) fn do_cards_named(&self, text: &str) -> Vec<CardNamed> {
        let wanted: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        let has = |words: &str| {
            let words = words.to_lowercase();
            !wanted.is_empty() && wanted.iter().all(|word| words.contains(word))
        };
        self.with_game(|game| {
            let rows = (0..).map_while(|row| game.card_row(row));
            let found = rows.filter(|row| [row.id, row.name_en, row.name_ja].into_iter().any(has));
            found
                .map(|row| CardNamed {
                    id: G::meta().row_id(&row),
                    name: Label::new(row.name_en.to_owned(), row.name_ja.to_owned()),
                })
                .collect()
        })
    }

    pub(super) fn do_cards_in(&self, text: &str) -> Vec<CardNamed> {
        let text = plain_text::plain(text);
        let mut found: Vec<(usize, CardNamed)> = self.with_game(|game| {
            let rows = (0..).map_while(|row| game.card_row(row));
            let named = rows.filter_map(|row| {
                let names = [row.name_en, row.name_ja].map(plain_text::plain);
                let name = names
                    .iter()
                    .filter(|name| plain_text::names(&text, name))
                    .max_by_key(|name| name.len())?;
                let card = CardNamed {
                    id: G::meta().row_id(&row),
                    name: Label::new(row.name_en.to_owned(), row.name_ja.to_owned()),
                };
                Some((text.find(name.as_str()).unwrap_or(0), card))
            });
            named.collect()
        });
        // A name within a longer one that was found is no other card.
        let all: Vec<_> = found.iter().map(|(_, card)| card.name.clone()).collect();
        let within = |one: &str, other: &str| {
            let [one, other] = [one, other].map(plain_text::plain);
            one != other && other.contains(&one) && plain_text::names(&text, &other)
        };
        found.retain(|(_, card)| {
            !all.iter()
                .any(|other| within(&card.name.en, &other.en) || within(&card.name.ja, &other.ja))
        });
        found.sort_by_key(|(at, _)| *at);
        found.into_iter().map(|(_, card)| card).collect()
    }
}
