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

/// Places of a ranking.
pub(super) const ORDINALS: [Text; 4] = [
    Text::new("1st", "1位"),
    Text::new("2nd", "2位"),
    Text::new("3rd", "3位"),
    Text::new("4th", "4位"),
];

/// `Head 0`: a cell of a line or of the core.
pub(super) fn cell(spot: Spot) -> Label {
    let (of, index) = match spot.place() {
        Place::Line(part, index) => (Target::Part(part), index),
        Place::Core(index) => (Target::Core, index),
    };
    let Text { en, ja } = target(of);
    label!("{en} {index}" / "{ja}{index}")
}

/// `0 →`: where a cell is in its line and where that goes on; at the tip no arrow, and none around the
/// core.
pub(super) fn in_line(spot: Spot) -> Label {
    const TIP: u8 = 4;
    let (index, arrow) = match spot.place() {
        Place::Line(_, TIP) => (TIP, ""),
        Place::Line(Part::Head, index) => (index, " →"),
        Place::Line(Part::Back, index) => (index, " ↓"),
        Place::Line(Part::Tail, index) => (index, " ←"),
        Place::Line(Part::Torso, index) => (index, " ↑"),
        Place::Core(index) => (index, ""),
    };
    label!("{index}{arrow}" / "{index}{arrow}")
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

/// The beginning of a name, beside the colour and the sign of its seat: three Latin letters, or two
/// others.
pub(super) fn on_marker(name: &str) -> Label {
    let letters = if name.chars().take(3).all(|letter| letter.is_ascii()) { 3 } else { 2 };
    Label::same(name.chars().take(letters).collect::<String>())
}
