//! What people type, where a decision or an outcome is awaited.
//!
//! An action is typed by naming one of the conceivable ones, by its notation, by the words in which it
//! is told, or by a beginning of a notation that fits only one, so there is no parser; an outcome by the words of its items.

use super::EditError;
use super::words::{violation, written};
use crate::meant::nothing_called;
use crate::outcome_words;
use crate::plain_text::{begins, cut, plain};
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Bag, Event, Eye, Game, Lang, Violation};

/// The allowed action that a text names, among `all` that are conceivable, of which `legal` are
/// allowed; both ascending.
///
/// # Errors
///
/// [`EditError`]: nothing is called so, several could be meant, or a rule refuses it.
pub(super) fn action<G: Game>(
    game: &G,
    state: &G::State,
    legal: &[G::Action],
    all: &[G::Action],
    text: &str,
    lang: Lang,
) -> Result<G::Action, EditError> {
    let notated: Vec<_> =
        all.iter().map(|action| (written(|to| game.notate(state, action, to)), action)).collect();
    let typed = plain(text);
    let found = match notated.iter().find(|(notation, _)| plain(notation) == typed) {
        Some((_, action)) => *action,
        None => match only_told(game, state, legal, &typed) {
            Some(action) => action,
            None => only_beginning(&notated, legal, text, lang)?,
        },
    };
    match game.check(state, found) {
        Ok(()) => Ok(found.clone()),
        Err(against) => {
            let told = violation(game, &Violation::Rule(against), lang, Eye::All);
            Err(EditError::Refused { rule: told.rule, words: told.words })
        }
    }
}

/// The event that a text names, whatever is awaited.
///
/// # Errors
///
/// [`EditError`]: it names nothing that can be done or can fall.
pub(super) fn event<G: Game>(
    game: &G,
    state: &G::State,
    text: &str,
    lang: Lang,
) -> Result<Event<G::Action>, EditError> {
    match game.awaiting(state) {
        Awaiting::Decision(seats) => {
            let (mut legal, mut all) = (Vec::new(), Vec::new());
            game.legal(state, &mut legal);
            for seat in seats.iter() {
                game.conceivable(state, seat, &mut all);
            }
            all.sort_unstable();
            all.dedup();
            action(game, state, &legal, &all, text, lang).map(Event::Decision)
        }
        Awaiting::Chance(chance) => {
            let mut bag = Bag::new();
            game.bag(state, &mut bag);
            outcome_words::read(game, state, chance, &bag, text, lang)
                .map(Event::Chance)
                .map_err(|error| EditError::Text(error.in_words(lang)))
        }
        Awaiting::Over => Err(EditError::NotAwaited { awaited: "nothing" }),
    }
}

/// The one legal action that is told in these words, in either language.
fn only_told<'a, G: Game>(
    game: &G,
    state: &G::State,
    legal: &'a [G::Action],
    typed: &str,
) -> Option<&'a G::Action> {
    let is_told = |action: &&G::Action| {
        let told = |lang| written(|to| game.say_action(state, action, lang, Eye::All, to));
        Lang::ALL.into_iter().any(|lang| plain(&told(lang)) == typed)
    };
    let mut found = legal.iter().filter(is_told);
    let first = found.next()?;
    found.next().is_none().then_some(first)
}

/// The one action whose notation begins like this: among the legal ones, else among all.
fn only_beginning<'a, A: Ord>(
    notated: &[(String, &'a A)],
    legal: &[A],
    text: &str,
    lang: Lang,
) -> Result<&'a A, EditError> {
    let typed = plain(text);
    let named =
        |(notation, _): &&(String, &A)| !typed.is_empty() && begins(&plain(notation), &typed);
    let found: Vec<_> = notated.iter().filter(named).collect();
    let allowed: Vec<_> =
        found.iter().filter(|(_, action)| legal.binary_search(action).is_ok()).collect();
    match (&allowed[..], &found[..]) {
        ([(_, only)], _) | ([], [(_, only)]) => Ok(only),
        ([], []) => Err(EditError::Text(nothing_called(text, lang))),
        _ => {
            let some: Vec<_> =
                found.iter().take(12).map(|(notation, _)| notation.as_str()).collect();
            let some = cut(&some, found.len(), lang);
            Err(EditError::Text(match lang {
                Lang::En => format!("{text:?} could be {some}"),
                Lang::Ja => format!("「{text}」は{some}のどれですか"),
            }))
        }
    }
}
