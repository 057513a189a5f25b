//! Two lines side by side.

words! {
    COMPARE: "Side by side", "並べて比較";
}
