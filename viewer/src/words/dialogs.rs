//! Dialogs.

words! {
    NOTE: "Write a note", "メモを書く";
}
