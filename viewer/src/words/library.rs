//! The games of a folder.

words! {
    LIBRARY: "Games", "対局一覧";
}
