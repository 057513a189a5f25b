//! Short names for places and purses, and names cut to a tile.

use super::append_next;
use crate::prelude::*;

/// As a title.
pub(super) const fn target(target: Target) -> Text {
    match target {
        Target::Part(Part::Head) => Text::new("Head", "頭"),
        Target::Part(Part::Torso) => Text::new("Torso", "胴"),
        Target::Part(Part::Back) => Text::new("Back", "背"),
        Target::Part(Part::Tail) => Text::new("Tail", "尾"),
        Target::Core => Text::new("Core", "コア"),
    }
}

/// `Head 0 →`: a cell and where its line goes on; at the tip no arrow.
pub(super) fn cell(spot: Spot) -> Label {
    const TIP: u8 = 4;
    match spot.place() {
        Place::Line(of, index) => {
            let arrow = match of {
                _ if index == TIP => "",
                Part::Head => " →",
                Part::Back => " ↓",
                Part::Tail => " ←",
                Part::Torso => " ↑",
            };
            let Text { en, ja } = target(Target::Part(of));
            label!("{en} {index}{arrow}" / "{ja}{index}{arrow}")
        }
        Place::Core(0) => label!("Core 0 ①" / "コア0 ①"),
        Place::Core(index) => label!("Core {index}" / "コア{index}"),
    }
}

/// Copper units as the fewest coins, gold first: `1 gold + 1 copper`. Source: MR-3.8.
pub(super) fn coins(mut units: u32) -> Label {
    let mut words = Label::default();
    for of in Coin::ALL.into_iter().rev() {
        let count = units / of.worth();
        units %= of.worth();
        if count > 0 {
            let Text { en, ja } = of.name();
            append_next(&mut words, (" + ", "＋"), &label!("{count} {en}" / "{ja}{count}"));
        }
    }
    words
}

/// A name cut to what fits on a small tile: eight columns, where all but Latin letters take two.
pub(super) fn on_tile(name: &str) -> Label {
    const COLUMNS: usize = 8;
    let columns = |character: char| if character.is_ascii() { 1 } else { 2 };
    if name.chars().map(columns).sum::<usize>() <= COLUMNS {
        return Label::same(name.to_owned());
    }
    let mut left = COLUMNS - 1;
    let fits = |character: &char| {
        let needed = columns(*character);
        let fits = needed <= left;
        left = left.saturating_sub(needed);
        fits
    };
    let cut: String = name.chars().take_while(fits).collect();
    Label::same(cut + "…")
}
