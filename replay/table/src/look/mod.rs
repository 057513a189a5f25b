//! How a table looks: colours by meaning, by day and by night. Colours are named nowhere else.

mod contrast;
mod palette;
mod table;
mod tones;

pub use contrast::contrast;
pub use palette::Palette;
pub use table::TableColours;
pub use tones::ToneLook;

use ecolor::Color32;
use kanso_engine::scene::Tone;
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// Every colour of a table by day with its counterpart by night, both opaque.
pub fn by_night() -> Vec<(Color32, Color32)> {
    let [day, night] = [false, true].map(|dark| colours(&Palette::of(dark)));
    day.into_iter().zip(night).collect()
}

/// The opaque colours that tables are painted in.
fn colours(palette: &Palette) -> Vec<Color32> {
    let table = palette.on_table();
    let other = Palette::of(!palette.dark);
    let mut colours = vec![
        palette.table,
        palette.ink,
        palette.strong,
        other.strong,
        palette.faint,
        palette.changed,
        palette.selected,
        palette.target,
        palette.back,
        palette.hp,
        palette.on_hp,
        table.mat,
        table.card,
        table.cell,
        table.edge,
    ];
    for tone in Tone::ALL {
        let look = palette.tone(tone);
        colours.extend([look.fill, look.line, palette.cell(tone), palette.face(tone)]);
    }
    colours
}

/// An opaque colour of the day's table that this one is, however solid it is: what is not solid is
/// rounded, and would be another one by a little.
pub(crate) fn known(colour: Color32) -> [u8; 3] {
    static KNOWN: LazyLock<BTreeSet<[u8; 3]>> = LazyLock::new(|| {
        let day = colours(&Palette::of(false)).into_iter();
        day.map(|colour| [colour.r(), colour.g(), colour.b()]).collect()
    });
    let [red, green, blue, _] = colour.to_srgba_unmultiplied();
    let own = [red, green, blue];
    if colour.a() == 255 || KNOWN.contains(&own) {
        return own;
    }
    let apart = |known: &[u8; 3]| -> u32 {
        known.iter().zip(own).map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
    };
    // Within what rounding makes of a colour that is a fifth solid.
    let near = KNOWN.iter().copied().min_by_key(apart);
    near.filter(|near| apart(near) <= 3 * 36).unwrap_or(own)
}
