//! Outcomes as they are told: the sentences of the games, read back.
//!
//! There is no parser. A list is read piece by piece, each compared with that piece of a list of one
//! thing alone; where only few outcomes can fall, the sentence of each is compared.

use super::{Awaited, Nameable, commas, items_awaited, outcome as outcome_of};
use crate::plain_text::plain;
use crate::review::words::written;
use kanso_engine::{ChanceKind, Eye, Game, Item, Lang, Outcome};

/// Most outcomes whose sentences are compared one by one.
const FEW_MAX: u64 = 1_296;

/// The outcome that is told so in a language, in plain words; of several the first, by the numbers of
/// their items. In a list of pieces that stand for several things alike there must be enough of each,
/// so it need not be one that can fall.
pub(super) fn outcome<G: Game>(
    of: &Awaited<'_, G>,
    possible: &[Nameable],
    typed: &str,
) -> Option<Outcome> {
    Lang::ALL.into_iter().find_map(|lang| {
        let listed = by_pieces(of, possible, typed, lang);
        listed.or_else(|| among_few(of, possible, typed, lang))
    })
}

/// A text without the odds that are told behind an outcome: `chip a (1 in 3)`.
pub(super) fn without_odds(typed: &str) -> Option<&str> {
    let (before, odds) = typed.strip_suffix(')')?.rsplit_once('(')?;
    let (certain, of) = (["certain", "確実"], [" in ", "分の"]);
    let is_odds = certain.contains(&odds)
        || odds.starts_with(|sign: char| sign.is_ascii_digit())
            && of.iter().any(|of| odds.contains(of));
    is_odds.then(|| before.trim_end())
}

fn said<G: Game>(of: &Awaited<'_, G>, outcome: &Outcome, lang: Lang) -> String {
    plain(&written(|to| of.game.say_outcome(of.state, outcome, lang, Eye::All, to)))
}

/// A list of things, each told as it would be in a list of it alone.
fn by_pieces<G: Game>(
    of: &Awaited<'_, G>,
    possible: &[Nameable],
    typed: &str,
    lang: Lang,
) -> Option<Outcome> {
    let kind = of.chance.kind;
    let wanted = items_awaited(kind) as usize;
    let pieces: Vec<_> = typed.split(commas).map(str::trim).collect();
    if wanted < 2 || pieces.len() < wanted {
        return None;
    }
    let mut chosen: Vec<Option<Item>> = vec![None; wanted];
    let mut left: Vec<u32> = possible.iter().map(|of| of.one.count).collect();
    for (at, Nameable { one, .. }) in possible.iter().enumerate() {
        let alone = said(of, &outcome_of(kind, &vec![one.item; wanted]), lang);
        let alone: Vec<_> = alone.split(commas).map(str::trim).collect();
        // What stands behind the list says nothing of a thing.
        if alone.len() != pieces.len() || alone[wanted..] != pieces[wanted..] {
            continue;
        }
        for (chosen, (piece, own)) in chosen.iter_mut().zip(pieces.iter().zip(&alone)) {
            if chosen.is_none() && piece == own && left[at] > 0 {
                *chosen = Some(one.item);
                left[at] -= 1;
            }
        }
    }
    let items: Option<Vec<_>> = chosen.into_iter().collect();
    Some(outcome_of(kind, &items?))
}

/// The one outcome that is told so, where there are few.
fn among_few<G: Game>(
    of: &Awaited<'_, G>,
    possible: &[Nameable],
    typed: &str,
    lang: Lang,
) -> Option<Outcome> {
    let kind = of.chance.kind;
    let wanted = items_awaited(kind);
    let count = (possible.len() as u64).checked_pow(wanted)?;
    if count > FEW_MAX {
        return None;
    }
    let ordered = !matches!(kind, ChanceKind::Draw { ordered: false, .. });
    let mut places = vec![0; wanted as usize];
    for _ in 0..count {
        if ordered || places.is_sorted() {
            let items: Vec<_> = places.iter().map(|at| possible[*at].one.item).collect();
            let outcome = outcome_of(kind, &items);
            if said(of, &outcome, lang) == typed {
                return Some(outcome);
            }
        }
        step(&mut places, possible.len());
    }
    None
}

/// The next row of places, each below `bound`; the last one turns first.
fn step(places: &mut [usize], bound: usize) {
    for place in places.iter_mut().rev() {
        *place += 1;
        if *place < bound {
            return;
        }
        *place = 0;
    }
}
