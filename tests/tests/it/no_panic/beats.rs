//! Every beat of every golden is looked at.

use super::{OnGolden, on_goldens};
use kanso_engine::laws::beats::{settled, unfold};
use kanso_engine::{Event, Game, Lang};
use kanso_replay::draw::{SvgOptions, TextOptions, scene_svg, scene_text};
use std::sync::atomic::{AtomicUsize, Ordering};

/// One table of so many is drawn as characters, one of twice as many as SVG.
const DRAWN: usize = 97;

#[derive(Default)]
struct Beats {
    seen: AtomicUsize,
}

impl OnGolden for Beats {
    fn run<G: Game>(&self, _: &str, game: &G, events: &[Event<G::Action>]) {
        let mut seen = |scene: &kanso_engine::Scene| {
            let at = self.seen.fetch_add(1, Ordering::Relaxed);
            if !at.is_multiple_of(DRAWN) {
                return;
            }
            let lang = Lang::ALL[at / DRAWN % 2];
            if (at / DRAWN / 2).is_multiple_of(2) {
                let _ = scene_text(scene, &TextOptions { lang, ..TextOptions::default() });
            } else {
                let _ = scene_svg(scene, &SvgOptions { lang, ..SvgOptions::default() });
            }
        };
        let mut state = game.start();
        settled(game, &state, &mut seen);
        for event in events {
            unfold(game, &mut state, event, &mut seen);
        }
    }
}

#[test]
fn every_beat_of_every_golden_can_be_looked_at() {
    let beats = Beats::default();
    on_goldens(&beats);
    assert!(beats.seen.load(Ordering::Relaxed) > 100_000, "the goldens have many beats");
}
