//! Rules and cards by their ids and names.

use super::{CardNamed, ReviewOf};
use crate::once;
use crate::plain_text;
use kanso_engine::prelude::*;
use kanso_engine::{Game, Label, Lang, Meta};

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
        let text = plain_text::plain(text);
        let has = |name: &str| {
            let name = plain_text::plain(name);
            !text.is_empty() && text.split(' ').all(|word| plain_text::stands_in(&name, word))
        };
        let is_whole = |name: &str| plain_text::plain(name) == text;
        self.with_game(|game| {
            let mut found = Vec::new();
            for row in (0..).map_while(|row| game.card_row(row)) {
                let id = G::meta().row_id(&row);
                let names = [row.name_en, row.name_ja];
                let whole = is_whole(row.id) || is_whole(&id) || names.into_iter().any(is_whole);
                if whole || names.into_iter().any(has) {
                    let name = Label::new(row.name_en.to_owned(), row.name_ja.to_owned());
                    found.push((!whole, CardNamed { id, name }));
                }
            }
            once::sort(&mut found, |(is_part, _)| *is_part);
            found.into_iter().map(|(_, card)| card).collect()
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
        once::sort(&mut found, |(at, _)| *at);
        found.into_iter().map(|(_, card)| card).collect()
    }
}

/// The ids of the rules of a game that a text is about, those first in which it stands as it was typed, and
/// early.
pub(super) fn rules_about(meta: &Meta, text: &str, lang: Lang) -> Vec<String> {
    let text = plain_text::plain(text);
    let mut found = Vec::new();
    for entry in meta.rules {
        let line = plain_text::plain(entry.line(lang));
        let heading = plain_text::plain(entry.heading);
        let has = |word: &str| {
            plain_text::stands_in(&line, word) || plain_text::stands_in(&heading, word)
        };
        if !text.is_empty() && text.split(' ').all(has) {
            let place = line.find(&text).unwrap_or(usize::MAX);
            found.push((place, entry.id.to_owned()));
        }
    }
    found.sort_by_key(|(place, _)| *place);
    found.into_iter().map(|(_, id)| id).collect()
}
