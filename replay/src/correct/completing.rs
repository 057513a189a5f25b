//! An action said more fully: where a reading asks for more than the record had to say.

use kanso_engine::canon::{Value, canonical, diff_values};
use kanso_engine::prelude::*;
use kanso_engine::{Event, Game, Trace};
use std::cmp::Reverse;

/// The legal action that says all that `action` says, and more: fields that `action` leaves open. Of
/// several the one that comes nearest to `after`, the state that `action` came to in the record; none
/// where several come as near, for then only a person knows.
pub fn completed<G: Game>(
    game: &G,
    state: &G::State,
    action: &G::Action,
    after: Option<&G::State>,
) -> Option<G::Action> {
    let said = Value::read(&canonical(action));
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    legal.retain(|one| extends(&said, &Value::read(&canonical(one))));
    if legal.len() < 2 {
        return legal.pop();
    }
    let after = Value::read(&canonical(after?));
    let mut found: Vec<_> = legal
        .into_iter()
        .map(|one| {
            let event = Event::Decision(one.clone());
            let mut behind = state.clone();
            game.perform(&mut behind, &event, &mut Trace::off());
            (diff_values(&after, &Value::read(&canonical(&behind))).len(), one)
        })
        .collect();
    found.sort_by_key(|(differences, _)| Reverse(*differences));
    let (least, nearest) = found.pop()?;
    let is_alone = found.last().is_none_or(|(differences, _)| *differences > least);
    is_alone.then_some(nearest)
}

/// True if one value says all that another says, and more: what is none there may be something here.
fn extends(said: &Value, fuller: &Value) -> bool {
    said != fuller && covers(said, fuller)
}

fn covers(said: &Value, fuller: &Value) -> bool {
    match (said, fuller) {
        (Value::None, _) => true,
        (Value::Struct(said), Value::Struct(fuller)) => {
            let value = |name: &str| fuller.iter().find(|(own, _)| own == name);
            said.len() <= fuller.len()
                && said
                    .iter()
                    .all(|(name, said)| value(name).is_some_and(|(_, fuller)| covers(said, fuller)))
        }
        (Value::Variant(name, Some(said)), Value::Variant(own, Some(fuller))) => {
            name == own && covers(said, fuller)
        }
        (said, fuller) => said == fuller,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Serialize;

    #[derive(Serialize)]
    enum Said {
        Order { piece: u8, section: Option<u8> },
        Detach { piece: u8, section: Option<u8> },
        Done,
    }

    #[test]
    fn only_what_was_left_open_may_be_said_besides() {
        let value = |said: &Said| Value::read(&canonical(said));
        let open = value(&Said::Order { piece: 3, section: None });
        let full = value(&Said::Order { piece: 3, section: Some(1) });
        assert!(extends(&open, &full));
        for other in [
            Said::Order { piece: 3, section: None },
            Said::Order { piece: 4, section: Some(1) },
            Said::Detach { piece: 3, section: Some(1) },
            Said::Done,
        ] {
            assert!(!extends(&open, &value(&other)));
            assert!(!extends(&full, &value(&other)), "what was said stays said");
        }
    }
}
