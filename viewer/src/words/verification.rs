//! What verification found.

words! {
    SOUND: "Sound", "正常";
    CHECKING: "Checking…", "検証中…";
    UNSOUND: "Not sound", "異常あり";
}
