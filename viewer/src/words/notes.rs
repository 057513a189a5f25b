//! Notes.

words! {
    TAB_NOTES: "Notes", "メモ";
}
