//! A watch over a game: each forecast is compared with what the enemy then did, wherever nothing
//! changed in between.
//!
//! For tests, behind the feature `positions`. Whoever plays a game shows the watch every state, beat
//! by beat, with the facts that led to it.

use super::End;
use crate::prelude::*;

/// Where the heroes stand, by seat.
type Places = Vec<Option<Square>>;

fn places(state: &State) -> Places {
    state.seats.iter().map(|has| has.at).collect()
}

/// What the enemy's action can hang on, as it lies on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Table {
    parts: Vec<Option<Party>>,
    heroes: Vec<(Option<Square>, u8, Vec<CardKind>)>,
    body: Square,
    card: Option<AttackCard>,
    owner: Option<Seat>,
    slower: i8,
}

impl Table {
    fn of(game: &BraveArchitect, state: &State) -> Self {
        let part = |part: &Part| match *part {
            Part::Intact { card, .. } => Some(card),
            Part::Destroyed => None,
        };
        let heroes = state
            .seats
            .iter()
            .map(|has| (has.at, has.hp, has.play_sheet.iter().map(|entry| entry.card).collect()));
        Self {
            parts: state.parts.iter().map(part).collect(),
            heroes: heroes.collect(),
            body: state.body_at,
            card: game.prev_card(state),
            owner: state.hate.map(|hate| hate.owner),
            slower: state.enemy_move_mod,
        }
    }
}

/// What was seen of an enemy action so far.
#[derive(Clone, Debug)]
struct Acts {
    /// The forecasts that were made while the table lay as it did when the action began, and in its
    /// move, with where the heroes stood.
    foretold: Vec<(Places, Forecast)>,
    /// Where the heroes stood when it began.
    from: Places,
    steps: u8,
    /// True if somebody did more in a window than to pass.
    disturbed: bool,
    /// True if a revealed card made the attack wider.
    widened: bool,
    /// Where the move led to, once it was over.
    moved: Option<(Square, Places)>,
}

/// Compares forecasts with what happens.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    seen: Vec<(Table, Forecast)>,
    acts: Option<Acts>,
    /// Actions of the enemy in which nothing was changed in between: all were as foretold.
    pub compared: u32,
    /// Forecasts that were compared.
    pub forecasts: u32,
    /// Compared actions in which the enemy moved.
    pub moved: u32,
    /// Compared actions in which heroes were pushed.
    pub pushed: u32,
    /// Compared actions that reached somebody.
    pub reached: u32,
    /// Compared actions with more than one end.
    pub forked: u32,
    /// Compared actions that lost the game on the way.
    pub lost: u32,
}

impl Watch {
    /// Notes a decision before it is carried out.
    pub fn decides(&mut self, action: &Action) {
        if let Some(acts) = &mut self.acts {
            acts.disturbed |= !matches!(action, Action::Pass | Action::SlamSide { .. });
        }
    }

    /// Looks at a state after an event or a beat, and the facts of it.
    ///
    /// # Panics
    ///
    /// When the enemy does otherwise than was foretold.
    pub fn sees(&mut self, game: &BraveArchitect, state: &State, facts: &[Fact]) {
        for fact in facts {
            self.learns(game, state, fact);
        }
        match &state.enemy {
            None => {
                self.acts = None;
                if let Some(forecast) = game.forecast(state) {
                    self.seen.push((Table::of(game, state), forecast));
                }
            }
            Some(enemy) => {
                if let Some(acts) = &mut self.acts
                    && acts.moved.is_none()
                    && enemy.step == EnemyStep::Reveal
                    && state.hurt.is_none()
                {
                    acts.moved = Some((state.body_at, places(state)));
                }
                let forecast = game.forecast(state);
                if self.acts.as_ref().is_some_and(|acts| acts.moved.is_none())
                    && let (Some(forecast), Some(acts)) = (forecast, &mut self.acts)
                {
                    acts.foretold.push((places(state), forecast));
                }
            }
        }
    }

    fn learns(&mut self, game: &BraveArchitect, state: &State, fact: &Fact) {
        match fact {
            // All of one beat: nothing has moved yet.
            Fact::HeroesDone => {
                let table = Table::of(game, state);
                let seen = std::mem::take(&mut self.seen).into_iter();
                let foretold = seen.filter(|(then, _)| *then == table);
                self.acts = Some(Acts {
                    foretold: foretold.map(|(_, forecast)| (places(state), forecast)).collect(),
                    from: places(state),
                    steps: 0,
                    disturbed: false,
                    widened: false,
                    moved: None,
                });
            }
            Fact::EnemyWillMove { steps, .. } => {
                if let Some(acts) = &mut self.acts {
                    acts.steps = *steps;
                }
            }
            Fact::PartyRevealed { card } => {
                if let Some(acts) = &mut self.acts {
                    acts.widened |= game.cards().party(*card).special == Trait::Widens;
                }
            }
            Fact::AttackReaches { area, victims, .. } => {
                if let Some(acts) = self.acts.take() {
                    self.compares(&acts, Some((*area, *victims)), state);
                }
            }
            Fact::Defeat { .. } => {
                if let Some(acts) = self.acts.take() {
                    self.compares(&acts, None, state);
                }
            }
            _ => {}
        }
    }

    fn compares(&mut self, acts: &Acts, reached: Option<(Squares, Seats)>, state: &State) {
        if acts.disturbed || acts.foretold.is_empty() {
            return;
        }
        let (body, at) = match (&acts.moved, reached) {
            (Some((body, at)), Some(_)) => (*body, at.clone()),
            (_, None) => (state.body_at, places(state)),
            (None, Some(_)) => panic!("an attack comes after the move"),
        };
        for (from, forecast) in &acts.foretold {
            let is_so = |end: &&End| {
                let mut then = from.clone();
                for (seat, to) in &end.pushed {
                    then[seat.index()] = Some(*to);
                }
                (end.body, &then) == (body, &at)
                    && match reached {
                        None => end.is_lost,
                        Some(_) if acts.widened => !end.is_lost,
                        Some((area, victims)) => {
                            !end.is_lost && end.area == area && end.inside == victims
                        }
                    }
            };
            let told = forecast.ends.iter().find(is_so);
            assert!(
                told.is_some(),
                "foretold: {forecast:?}\nit came to {body}, heroes at {at:?}, reaching {reached:?}"
            );
            self.forecasts += 1;
        }
        let (_, forecast) = &acts.foretold[0];
        assert_eq!(forecast.steps, acts.steps, "the steps of {forecast:?}");
        self.compared += 1;
        self.moved += u32::from(acts.steps > 0);
        self.pushed += u32::from(at != acts.from);
        self.reached += u32::from(reached.is_some_and(|(_, victims)| victims != Seats::NONE));
        self.forked += u32::from(forecast.ends.len() > 1);
        self.lost += u32::from(reached.is_none());
    }
}
