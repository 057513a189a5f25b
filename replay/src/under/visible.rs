//! What a player sees otherwise: the first thing on the table that differs between two pictures of it.

use super::said::Said;
use kanso_engine::Lang;
use kanso_engine::scene::{Body, Gauge, Scene, Token};
use std::fmt::Write as _;

/// The first thing that differs between two pictures of the table, as it is shown on each; none: no
/// words on them differ.
pub(super) fn first_seen(played: &Scene, under: &Scene) -> Option<[Said; 2]> {
    // What hovering tells is looked at where the rest is the same.
    differing(played, under, false).or_else(|| differing(played, under, true))
}

fn differing(played: &Scene, under: &Scene, detail: bool) -> Option<[Said; 2]> {
    let [played, under] =
        [played, under].map(|scene| Lang::ALL.map(|lang| things(scene, detail, lang)));
    let most = played[0].len().max(under[0].len());
    let at = (0..most).find(|at| played[0].get(*at) != under[0].get(*at))?;
    let said = |[en, ja]: &[Vec<String>; 2]| Said {
        en: en.get(at).cloned().unwrap_or_default(),
        ja: ja.get(at).cloned().unwrap_or_default(),
    };
    Some([said(&played), said(&under)])
}

/// Every thing on a picture, in its order: where it is, and what it says.
fn things(scene: &Scene, detail: bool, lang: Lang) -> Vec<String> {
    let tokens = |all: &[Token]| tokens(all, detail, lang);
    let colon = if lang == Lang::En { ": " } else { "：" };
    let mut all = Vec::new();
    for region in scene.pages.iter().flat_map(|page| &page.regions) {
        let name = region.name.in_lang(lang);
        let mut tell = |what: &str, shows: String| {
            let gap = if name.is_empty() || what.is_empty() { "" } else { ", " };
            all.push(format!("{name}{gap}{what}{colon}{shows}"));
        };
        match &region.body {
            Body::Board(board) => {
                for cell in &board.cells {
                    let mut shows = tokens(&cell.tokens);
                    for badge in &cell.badges {
                        let _ = write!(shows, " ({})", badge.meaning.in_lang(lang));
                    }
                    tell(cell.label.in_lang(lang), shows);
                }
            }
            Body::Row(slots) => {
                for slot in slots {
                    let mut shows = tokens(slot.token.as_slice());
                    if slot.count != 1 {
                        let _ = write!(shows, " ×{}", slot.count);
                    }
                    tell(slot.label.in_lang(lang), shows);
                }
            }
            Body::Track(steps) => {
                for step in steps {
                    tell(step.label.in_lang(lang), tokens(&step.tokens));
                }
            }
            Body::Sheet(lines) => {
                for line in lines {
                    tell(line.label.in_lang(lang), line.value.in_lang(lang).to_owned());
                }
            }
        }
    }
    all
}

/// What stands in one place; a dash for nothing.
fn tokens(tokens: &[Token], detail: bool, lang: Lang) -> String {
    let mut shows = String::new();
    for token in tokens {
        let gap = if shows.is_empty() { "" } else { " + " };
        let _ = write!(shows, "{gap}{}", token.name.in_lang(lang));
        if let Some(Gauge { value, max }) = token.gauge {
            let _ = write!(shows, " {value}/{max}");
        }
        for badge in &token.badges {
            let _ = write!(shows, " ({})", badge.meaning.in_lang(lang));
        }
        if detail {
            let _ = write!(shows, " – {}", token.detail.in_lang(lang));
        }
    }
    if shows.is_empty() { "–".to_owned() } else { shows }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::prelude::*;
    use kanso_engine::{Eye, Setup};
    use kanso_pig::Pig;

    #[test]
    fn the_first_thing_that_differs_is_said_where_it_stands_on_both_sides() {
        let game = Pig::new(&Setup::new::<Pig>(2)).expect("two play Pig");
        let one = game.start();
        let mut other = one.clone();
        other.seats[1].score = 7;
        let [one, other] = [one, other].map(|state| game.scene(&state, Eye::All));
        assert_eq!(first_seen(&one, &one), None);
        let [played, under] = first_seen(&one, &other).expect("a score differs");
        for (played, under) in [(&played.en, &under.en), (&played.ja, &under.ja)] {
            assert!(played != under && under.contains('7'), "{played} / {under}");
            let where_from = |said: &str| said.split([':', '：']).next().map(str::to_owned);
            assert_eq!(where_from(played), where_from(under), "the same place");
        }
    }
}
