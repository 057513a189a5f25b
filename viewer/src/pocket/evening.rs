//! Games, entered in the window by a finger that only comes down where something is seen.

use crate::model::testing::{golden_bytes, with_set_up};
use crate::spoken::{Spoken, spoken};
use crate::window::testing::{TestWindow, sized};
use egui::{
    Context, Event, FullOutput, Modifiers, Plugin, PointerButton, Pos2, TouchDeviceId, TouchId,
    TouchPhase, pos2, vec2,
};
use kanso_replay::log::record::MAIN_LINE;
use kanso_tests::evening::{Evening, Phone, Result, Seen, Taps, alike};

/// A phone, in points.
const PHONE: [f32; 2] = [390.0, 844.0];
/// Steps of a finger that is drawn over the window.
const SWIPE_STEPS: u16 = 8;
/// So many events of a game are entered.
const EVENTS: u32 = 110;

/// What was spoken last.
#[derive(Default)]
struct Listener(Vec<Spoken>);

impl Plugin for Listener {
    fn debug_name(&self) -> &'static str {
        "listener"
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        if let Some(update) = &output.platform_output.accesskit_update {
            self.0 = spoken(ctx, update);
        }
    }
}

/// The window as a phone.
struct Hand(TestWindow);

impl Hand {
    fn touch(&mut self, at: Pos2, pressed: Option<bool>) {
        self.0.event(Event::PointerMoved(at));
        self.0.event(Event::Touch {
            device_id: TouchDeviceId(1),
            id: TouchId(1),
            phase: pressed.map_or(TouchPhase::Move, |pressed| {
                if pressed { TouchPhase::Start } else { TouchPhase::End }
            }),
            pos: at,
            force: None,
        });
        if let Some(pressed) = pressed {
            let button = PointerButton::Primary;
            self.0.event(Event::PointerButton {
                pos: at,
                button,
                pressed,
                modifiers: Modifiers::NONE,
            });
        }
        self.0.step();
    }
}

impl Phone for Hand {
    fn seen(&mut self) -> Result<Vec<Seen>> {
        self.0.run_steps(2);
        let all = self.0.ctx.plugin::<Listener>().lock().0.clone();
        let seen = |one: Spoken| {
            let button = one.enabled && matches!(one.role, "button" | "radio" | "checkbox");
            Some(Seen { words: one.words, place: one.seen?, button })
        };
        Ok(all.into_iter().filter_map(seen).collect())
    }

    fn tap(&mut self, (x, y): (f64, f64)) -> Result<()> {
        let at = pos2(x as f32, y as f32);
        self.touch(at, Some(true));
        self.touch(at, Some(false));
        Ok(())
    }

    fn swipe(&mut self, (x, y): (f64, f64), by: f64) -> Result<()> {
        let from = pos2(x as f32, y as f32);
        self.touch(from, Some(true));
        for step in 1..=SWIPE_STEPS {
            let way = by as f32 * f32::from(step) / f32::from(SWIPE_STEPS);
            self.touch(from - vec2(0.0, way), None);
        }
        // The finger rests before it is lifted, so that nothing runs on.
        for _ in 0..SWIPE_STEPS {
            self.touch(from - vec2(0.0, by as f32), None);
        }
        self.touch(from - vec2(0.0, by as f32), Some(false));
        Ok(())
    }

    fn events(&mut self) -> Result<u32> {
        let table = self.0.state().0.table.as_ref().ok_or("no game is open")?;
        table.review().len(MAIN_LINE).ok_or_else(|| "no line".to_owned())
    }
}

/// Enters the first events of a golden game; the whole is entered in a browser.
fn entered(golden: &str) -> Taps {
    let log = golden_bytes(golden);
    let mut evening = Evening::new(&log).expect("it opens");
    let window = sized(with_set_up(&log), PHONE);
    window.ctx.add_plugin(Listener::default());
    let mut hand = Hand(window);
    for event in 1..=evening.len().min(EVENTS) {
        if let Err(why) = evening.enter(&mut hand, event) {
            panic!("{golden}: {why}");
        }
    }
    let entered =
        hand.0.state().0.table.as_ref().expect("open").review().log_bytes().expect("whole");
    alike(&log, &entered).expect("the same game");
    evening.taps
}

/// Fails where there are two taps for an event, or more.
fn few(taps: Taps) {
    assert!(taps.taps < taps.events * 2, "{taps:?}");
}

#[test]
fn rook_and_raiders() {
    few(entered("rook-raiders/four-seats-last-survivor"));
}

#[test]
fn brave_architect() {
    few(entered("brave-architect/three-heroes-win-under-revision-3"));
}

#[test]
fn mamono_raid() {
    few(entered("mamono-raid/four-seats-core-taken"));
}

#[test]
fn berserk() {
    few(entered("berserk-tcg/four-decks-green-against-red"));
}

#[test]
fn battlelore() {
    few(entered("battlelore-heroes/new-games-have-revision-2"));
}
