//! The tree of lines.

words! {
    LINES: "Lines", "変化";
}
