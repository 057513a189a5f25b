//! Cards and scenarios are called by their names, in either language, wherever a number is taken.

use kanso_engine::{Game, Lang, OptionValue, Seat, Setup};
use kanso_games::battlelore_heroes::BattleLore;
use kanso_games::berserk_tcg::BerserkTcg;
use kanso_games::built_in;
use kanso_replay::dispute::{About, ClaimText, Filing, file};
use kanso_replay::option_words;
use kanso_replay::review::{self, Position};
use std::fs;
use std::path::Path;

/// An option set so.
fn set<G: Game>(name: &str, word: &str) -> Option<OptionValue> {
    let mut setup = Setup::new::<G>(2);
    option_words::set::<G, ()>(&mut setup, name, word, |_| Err(())).ok()?;
    let at = G::meta().options.iter().position(|spec| spec.name == name).expect("an option");
    Some(setup.options[at].clone())
}

#[test]
fn options_take_names_of_scenarios_decks_and_cards() {
    for word in ["SCN03", "The Sunken Barrows", "the sunken barrows", "沈んだ墳丘"] {
        assert_eq!(set::<BattleLore>("scenario", word), Some(OptionValue::Listed(2)), "{word}");
    }
    assert_eq!(set::<BattleLore>("scenario", "The Sunken Barrow"), None);
    assert_eq!(set::<BattleLore>("mode", "The Sunken Barrows"), None);
    for word in ["white-banner", "White Banner", "白の旗印"] {
        assert_eq!(set::<BerserkTcg>("deck-0", word), Some(OptionValue::Listed(0)), "{word}");
    }
    let numbers = set::<BerserkTcg>("deck-0", "G01:4,W02:3");
    assert_eq!(numbers, Some(OptionValue::Own("G01:4,W02:3".to_owned())));
    let set_of_cards =
        kanso_games::berserk_tcg::cards::CardSet::chosen(&kanso_engine::CardChoice::Newest);
    let cards = set_of_cards.expect("the built-in set").cards.clone();
    let named = |id: &str| cards.iter().find(|card| card.id == id).expect("a card").name.clone();
    let alone = |id: &str| cards.iter().filter(|card| card.name == named(id)).count() == 1;
    let one = ["W02", "W03", "W04", "W05"].into_iter().find(|id| alone(id)).expect("one of them");
    let name = named(one);
    for word in [format!("{}:3,g01:4", name.en), format!("{}：3、G01：4", name.ja)] {
        let wanted = OptionValue::Own(format!("G01:4,{one}:3"));
        assert_eq!(set::<BerserkTcg>("deck-0", &word), Some(wanted), "{word}");
    }
}

#[test]
fn claims_take_names_of_cards() {
    let golden = "../fixtures/golden/battlelore-heroes/\
                  a-lore-card-has-its-moment-its-price-and-its-turn.kanso";
    let bytes = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(golden)).expect("a golden");
    let review = review::open(built_in(), &bytes).expect("a sound golden");
    let filed = |text: &str| {
        let filing = Filing {
            at: Position::after(0, 0),
            about: About::Next,
            question: "May she?".to_owned(),
            rules: Vec::new(),
            claims: vec![ClaimText { seat: Seat::at(0), text: text.to_owned() }],
        };
        file(built_in(), &*review, &filing, Lang::En).ok()
    };
    let by_number = filed("lore LWZ04 C7");
    assert!(by_number.is_some());
    for text in ["play Far Sight C7", "遠見 C7", "lore far sight c7", "Ｃ７ Far Sight"] {
        assert_eq!(filed(text), by_number, "{text}");
    }
    assert_eq!(filed("Near Sight C7"), None);
}
