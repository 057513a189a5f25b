//! What the game is set up with: decks, open lists, the first player.
//!
//! Source: BK-4.7, BK-4.8, BK-1.3 to BK-1.6.

use crate::cards::deck::{CARDS_MAX, COPIES_MAX, Deck, DeckError, MERCENARIES_MIN};
use crate::prelude::*;
use crate::readings::Readings;
use crate::rule_list::RULES;
use kanso_engine::setup::OwnSpec;

/// The options. Append-only. Source: BK-4.7.
pub static OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "deck-0",
        values: &["white-banner", "green-ward", "black-swarm", "red-host"],
        own: DECK_LIST,
        only_with: None,
        about: Text::new("the deck of seat 0", "席0のデッキ"),
        ja: OptionWords { name: "席0のデッキ", values: &[] },
    },
    OptionSpec {
        name: "deck-1",
        values: &["black-swarm", "white-banner", "green-ward", "red-host"],
        own: DECK_LIST,
        only_with: None,
        about: Text::new("the deck of seat 1", "席1のデッキ"),
        ja: OptionWords { name: "席1のデッキ", values: &[] },
    },
    OptionSpec::listed(
        "open-list",
        &["no", "yes"],
        Text::new(
            "whether everybody is told what is in both decks",
            "両方のデッキの内容を全員に見せるか",
        ),
    )
    .in_japanese("デッキの公開", &["しない", "する"]),
    OptionSpec::listed(
        "first-seat",
        &["random", "0", "1"],
        Text::new("who has the first turn", "先攻"),
    )
    .in_japanese("先攻", &["ランダム", "席0", "席1"]),
];

/// Places of the options.
const OPEN_LIST: usize = 2;
const FIRST_SEAT: usize = 3;

const DECK_LIST: Option<OwnSpec> = Some(OwnSpec {
    form: Text::new(
        "a deck list: card numbers ascending, with how many of each (G01:4,W01:8,…)",
        "デッキリスト（カードNo.の昇順に枚数を添える。G01:4,W01:8,…）",
    ),
    file: Some("toml"),
});

/// What the options say.
pub(crate) struct Chosen {
    /// What each seat brings.
    pub(crate) decks: [Deck; 2],
    /// True if both deck lists are told to everybody.
    pub(crate) open_list: bool,
    /// Who is first; none by chance.
    pub(crate) first_seat: Option<Seat>,
}

/// Reads the options of a set-up whose shape has been checked.
///
/// # Errors
///
/// [`SetupError`] when a deck cannot be played with, with the rule that refuses it.
pub(crate) fn chosen<O>(
    setup: &Setup<O>,
    set: &CardSet,
    readings: &Readings,
) -> Result<Chosen, SetupError> {
    let deck = |option: usize| deck(option, &setup.options[option], set, readings);
    Ok(Chosen {
        decks: [deck(0)?, deck(1)?],
        open_list: setup.listed(OPEN_LIST) == 1,
        first_seat: setup.listed(FIRST_SEAT).checked_sub(1).map(Seat::at),
    })
}

fn deck(
    option: usize,
    value: &OptionValue,
    set: &CardSet,
    readings: &Readings,
) -> Result<Deck, SetupError> {
    let spec = &OPTIONS[option];
    let deck = match value {
        OptionValue::Listed(place) => {
            let id = spec.values[usize::from(*place)];
            set.deck(id).cloned().ok_or_else(|| {
                SetupError::Conflict(format!(
                    "{}: the card set {:?} has no deck {id:?}; choose a deck of its own cards \
                     (BK-4.7)",
                    spec.name, set.name
                ))
            })?
        }
        OptionValue::Own(list) => {
            Deck::from_list(list, set).map_err(|error| refused(spec, &error))?
        }
    };
    let (key, definition) = (readings.deck_limit_key, readings.mercenary_definition);
    deck.check(set, key, definition).map_err(|error| refused(spec, &error))?;
    Ok(deck)
}

/// A refusal with its rule.
fn refused(spec: &'static OptionSpec, error: &DeckError) -> SetupError {
    spec.refuses(format!("{error} ({})", RULES[error.rule.index()].id))
}

/// The list of a deck file.
///
/// # Errors
///
/// [`SetupError`] when it is no deck of these cards.
pub(crate) fn list_of_file(
    name: &str,
    text: &str,
    cards: &CardChoice,
) -> Result<String, SetupError> {
    let set = CardSet::chosen(cards)?;
    let spec = OPTIONS.iter().find(|spec| spec.name == name && spec.own.is_some());
    let Some(spec) = spec else {
        return Err(SetupError::Conflict(format!("option {name} is read from no file")));
    };
    let deck = Deck::from_file(text, &set).map_err(|error| refused(spec, &error))?;
    Ok(deck.list(&set))
}

/// A ready-made deck by its name, or a deck list whose cards are called by their numbers or names, in
/// any order, as numbers ascending; none where something in it is called otherwise.
pub(crate) fn list_by_names(name: &str, word: &str, cards: &CardChoice) -> Option<String> {
    OPTIONS.iter().find(|spec| spec.name == name && spec.own.is_some())?;
    let set = CardSet::chosen(cards).ok()?;
    if let Some(deck) = set.decks.iter().find(|deck| deck.name.is_called(word)) {
        return Some(deck.id.clone());
    }
    let (mut list, mut by_names) = (Vec::new(), false);
    for part in word.split([',', '、']) {
        let (called, count) = part.rsplit_once([':', '：'])?;
        let rows = set.cards.iter().map(|card| (&card.id, &card.name));
        let mut rows = rows.chain(set.cities.iter().map(|city| (&city.id, &city.name)));
        let called = called.trim();
        let by_id = rows.clone().find(|(id, _)| id.eq_ignore_ascii_case(called));
        // Several mercenaries can have one name: it calls none of them.
        let mut by_name = rows.by_ref().filter(|(_, name)| name.is_called(called));
        let (id, _) = match by_id {
            Some(row) => row,
            None => by_name.next().filter(|_| by_name.next().is_none())?,
        };
        by_names |= by_id.is_none();
        list.push((id.clone(), count.trim().to_owned()));
    }
    list.sort_unstable();
    if !by_names {
        return None;
    }
    let list: Vec<String> = list.iter().map(|(id, count)| format!("{id}:{count}")).collect();
    Some(list.join(","))
}

/// The longest decks that there are: three of each card, the rest mercenaries. A game ends when one
/// has run out. Source: BK-1.4, BK-1.5, BK-4.8.
pub(crate) fn lengthen<O>(setup: &mut Setup<O>) {
    let Ok(set) = CardSet::chosen(&setup.cards) else { return };
    let (paid, free): (Vec<_>, Vec<_>) = set.kinds().partition(|kind| !set.card(*kind).mercenary);
    let rest = (CARDS_MAX as usize).saturating_sub(paid.len() * COPIES_MAX as usize);
    let of_each = rest / free.len().max(1);
    if of_each * free.len() < MERCENARIES_MIN as usize {
        return;
    }
    let cards = set.kinds().map(|kind| {
        let count = if set.card(kind).mercenary { of_each } else { COPIES_MAX as usize };
        format!("{}:{count}", set.card(kind).id)
    });
    let list = cards.collect::<Vec<_>>().join(",");
    for option in &mut setup.options[..2] {
        *option = OptionValue::Own(list.clone());
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::HOUSE_1;
    use crate::prelude::*;

    #[test]
    fn a_deck_that_the_card_set_does_not_have_is_refused_by_its_rule() {
        let mut setup = Setup::new::<BerserkTcg>(2);
        setup.cards = CardChoice::Own(HOUSE_1.replace("\"red-host\"", "\"crimson\""));
        assert!(BerserkTcg::new(&setup).is_ok());
        setup.options[0] = OptionValue::Listed(3);
        let refusal = BerserkTcg::new(&setup).unwrap_err().to_string();
        assert!(refusal.starts_with("deck-0: ") && refusal.ends_with("(BK-4.7)"), "{refusal}");
    }
}
