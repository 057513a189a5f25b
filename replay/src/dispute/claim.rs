//! Claims as people type them.

use super::error::FilingError;
use crate::games::Games;
use crate::log::record::Claimed;
use crate::outcome_words::{self, OutcomeTextError, Possible};
use crate::plain_text::{begins, plain, stands_in};
use crate::review::words::written;
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Bag, Eye, Game, Lang, Meta, Seat};

/// The reading and value that a text claims, `id=value` by id or name; none: it is no such text.
///
/// # Errors
///
/// [`FilingError`]: the game has no such reading or value.
pub(super) fn reading<G: Game>(
    games: Games,
    text: &str,
) -> Option<Result<(String, String), FilingError>> {
    let (name, value) = text.split_once('=')?;
    Some(reading_value::<G>(games, name.trim(), value.trim()))
}

/// A reading by its id or name, and one of its values.
///
/// # Errors
///
/// [`FilingError`]: the game has no such reading or value.
pub(super) fn reading_value<G: Game>(
    games: Games,
    name: &str,
    value: &str,
) -> Result<(String, String), FilingError> {
    let meta = G::meta();
    let id = |meta: &Meta, at: usize| meta.rules[meta.readings[at].rule.index()].id;
    let called = |meta: &Meta, at: usize| meta.readings[at].name == name || id(meta, at) == name;
    let find = |meta: &Meta| (0..meta.readings.len()).find(|at| called(meta, *at));
    let Some(at) = find(meta) else {
        let other = games.metas().find(|other| find(other).is_some());
        let (name, other) = (name.to_owned(), other.map(|meta| meta.id.to_owned()));
        return Err(FilingError::NoReading { game: G::ID, name, other });
    };
    let (id, values) = (id(meta, at), meta.readings[at].values);
    if !values.contains(&value) {
        return Err(FilingError::NoValue { id, value: value.to_owned(), values });
    }
    Ok((id.to_owned(), value.to_owned()))
}

/// What a text claims as an answer of a seat to what `state` asks: an action by its notation, its
/// words, the beginning of its notation or words that it alone has, allowed or not, or an outcome by
/// its words.
///
/// # Errors
///
/// In words.
pub(super) fn answer<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    text: &str,
    lang: Lang,
) -> Result<Claimed<G::Action>, String> {
    match game.awaiting(state) {
        Awaiting::Over => Err(match lang {
            Lang::En => "the game is over there".to_owned(),
            Lang::Ja => "そこでゲームは終了しています".to_owned(),
        }),
        Awaiting::Chance(chance) => {
            let mut bag = Bag::new();
            game.bag(state, &mut bag);
            let read = outcome_words::read(game, state, chance, &bag, text, lang);
            read.map(Claimed::Outcome).map_err(|mut error| {
                if let OutcomeTextError::Ambiguous { possible, .. } = &mut error {
                    let known = outcome_words::possible(game, state, chance, &bag);
                    for word in possible {
                        *word = named(word, &known, lang);
                    }
                }
                error.in_words(lang)
            })
        }
        Awaiting::Decision(_) => {
            let mut all = Vec::new();
            game.conceivable(state, seat, &mut all);
            all.sort_unstable();
            all.dedup();
            action(game, state, all, text, lang).map(Claimed::Action)
        }
    }
}

/// What people call the thing that has this word: its name, with the word where that says more.
fn named(word: &str, known: &[Possible], lang: Lang) -> String {
    let called = known.iter().find(|one| one.words.word.in_lang(lang) == word);
    let name = called.map_or("", |one| one.words.name.in_lang(lang));
    match (name.is_empty() || name == word, lang) {
        (true, _) => word.to_owned(),
        (false, _) if name.contains(word) => name.to_owned(),
        (false, Lang::En) => format!("{name} ({word})"),
        (false, Lang::Ja) => format!("{name}（{word}）"),
    }
}

fn action<G: Game>(
    game: &G,
    state: &G::State,
    all: Vec<G::Action>,
    text: &str,
    lang: Lang,
) -> Result<G::Action, String> {
    let text = plain(text);
    let named: Vec<_> = all
        .into_iter()
        .map(|action| (written(|to| game.notate(state, &action, to)), action))
        .collect();
    let words_of = |action: &G::Action| {
        Lang::ALL
            .map(|lang| plain(&written(|to| game.say_action(state, action, lang, Eye::All, to))))
    };
    let said = |action: &G::Action| words_of(action).contains(&text);
    let exact = named.iter().position(|(notation, _)| plain(notation) == text);
    let found = exact.or_else(|| named.iter().position(|(_, action)| said(action)));
    if let Some(found) = found {
        return Ok(named.into_iter().nth(found).expect("found there").1);
    }
    let is_beginning =
        |(notation, _): &&(String, G::Action)| !text.is_empty() && begins(&plain(notation), &text);
    let mut found: Vec<_> = named.iter().filter(is_beginning).collect();
    if found.is_empty() && !text.is_empty() {
        // Cards by their names, and whatever else stands in the words, in any order.
        let parts: Vec<&str> = text.split(' ').collect();
        let has_all = |(notation, action): &&(String, G::Action)| {
            let (notation, words) = (plain(notation), words_of(action));
            let has = |part: &str| {
                stands_in(&notation, part) || words.iter().any(|words| stands_in(words, part))
            };
            parts.iter().all(|part| has(part))
        };
        found = named.iter().filter(has_all).collect();
    }
    match found[..] {
        [(_, only)] => Ok(only.clone()),
        [] => Err(match lang {
            Lang::En => format!(
                "nothing that could be tried there is called so; {} things can, such as {}",
                named.len(),
                some(&named.iter().collect::<Vec<_>>(), lang)
            ),
            Lang::Ja => format!(
                "そこで試せる行動に該当するものがありません。{}通りの例：{}",
                named.len(),
                some(&named.iter().collect::<Vec<_>>(), lang)
            ),
        }),
        _ => Err(match lang {
            Lang::En => format!("it could be {}", some(&found, lang)),
            Lang::Ja => format!("{}のどれですか", some(&found, lang)),
        }),
    }
}

/// The first of many by name.
fn some<A>(named: &[&(String, A)], lang: Lang) -> String {
    let names: Vec<_> = named.iter().take(8).map(|(name, _)| name.as_str()).collect();
    let more = if named.len() > names.len() { "…" } else { "" };
    let comma = match lang {
        Lang::En => ", ",
        Lang::Ja => "、",
    };
    format!("{}{more}", names.join(comma))
}
