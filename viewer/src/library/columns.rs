//! Which columns of the list fit, and how wide each is. Arithmetic only.

use crate::model::Column;

/// Least width of a column, how much of what is left over it takes, and how soon it is left out: the
/// greatest first.
struct Want {
    column: Column,
    width_min: f32,
    share: f32,
    leave: u8,
}

const WANTS: [Want; 6] = [
    Want { column: Column::Game, width_min: 90.0, share: 1.0, leave: 1 },
    Want { column: Column::Names, width_min: 100.0, share: 2.0, leave: 0 },
    Want { column: Column::Result, width_min: 100.0, share: 2.0, leave: 2 },
    Want { column: Column::Length, width_min: 62.0, share: 0.0, leave: 4 },
    Want { column: Column::Date, width_min: 96.0, share: 0.0, leave: 3 },
    Want { column: Column::File, width_min: 120.0, share: 2.0, leave: 5 },
];

/// A column with its place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Span {
    /// The column.
    pub column: Column,
    /// Where it begins, from the left of the list.
    pub x: f32,
    /// How wide it is.
    pub width: f32,
}

/// The columns that fit into a width, from left to right, with `gap` between them.
pub fn fit(width: f32, gap: f32) -> Vec<Span> {
    let mut wants: Vec<_> = WANTS.iter().collect();
    let needed = |wants: &[&Want]| {
        let gaps = gap * wants.len().saturating_sub(1) as f32;
        wants.iter().map(|want| want.width_min).sum::<f32>() + gaps
    };
    while wants.len() > 1 && needed(&wants) > width {
        let first = wants.iter().map(|want| want.leave).max();
        wants.retain(|want| Some(want.leave) != first);
    }
    let left = (width - needed(&wants)).max(0.0);
    let shares: f32 = wants.iter().map(|want| want.share).sum();
    let mut x = 0.0;
    let spans = wants.into_iter().map(|want| {
        let more = if shares > 0.0 { left * want.share / shares } else { 0.0 };
        let span = Span { column: want.column, x, width: want.width_min + more };
        x += span.width + gap;
        span
    });
    spans.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn columns(width: f32) -> Vec<Column> {
        fit(width, 8.0).into_iter().map(|span| span.column).collect()
    }

    #[test]
    fn a_wide_list_has_every_column_and_is_filled() {
        let spans = fit(1000.0, 8.0);
        assert_eq!(columns(1000.0), Column::ALL);
        let last = spans.last().expect("six");
        assert!((last.x + last.width - 1000.0).abs() < 0.01);
        for pair in spans.windows(2) {
            assert!((pair[0].x + pair[0].width + 8.0 - pair[1].x).abs() < 0.01);
        }
    }

    #[test]
    fn a_narrow_list_leaves_out_what_matters_least() {
        assert_eq!(
            columns(520.0),
            [Column::Game, Column::Names, Column::Result, Column::Length, Column::Date]
        );
        assert_eq!(columns(440.0), [Column::Game, Column::Names, Column::Result, Column::Date]);
        assert_eq!(columns(320.0), [Column::Game, Column::Names, Column::Result]);
        assert_eq!(columns(10.0), [Column::Names]);
    }
}
