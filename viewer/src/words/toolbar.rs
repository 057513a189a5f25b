//! The bar at the top.

words! {
    GAMES: "Games", "対局一覧";
    GAMES_WHY: "Close this game and go back to the list", "この対局を閉じて一覧へ戻る";
    GAME_MENU: "File", "ファイル";
    VIEW_MENU: "View", "表示";
    EYE_ALL: "Everything", "すべて";
    EYE_PUBLIC: "The public", "公開情報";
    EYE: "Eye", "視点";
    EYE_WHY:
        "Whose eye looks: what it may not know is shown nowhere",
        "だれの視点で見るか：その視点が知りえないことはどこにも表示されない";
    HINDSIGHT: "Hindsight", "この先も表示";
    HINDSIGHT_WHY:
        "Off: nothing that comes later is shown, neither events nor results, lines or notes",
        "オフにすると、出来事・結果・変化・メモなど、この先のことは表示されない";
    ADDRESS: "Copy the address {address}", "場所{address}をコピー";
    IN_MEMORY: "Not saved", "未保存";
    IN_MEMORY_WHY:
        "What you do here stays in memory until you save it as a new file",
        "ここでの変更は、新しいファイルに保存するまでメモリーにだけ残ります";
    PANELS: "Panels", "パネル";
    PANEL_LINES: "Lines", "変化";
    PANEL_SIDE: "What happened", "出来事など";
    PANEL_TIMELINE: "Timeline", "タイムライン";
    THEME: "Colours", "配色";
    THEME_SYSTEM: "As the system has them", "システムに合わせる";
    THEME_LIGHT: "Light", "明るい";
    THEME_DARK: "Dark", "暗い";
    TEXT_SIZE: "Size of the text: {percent}", "文字の大きさ：{percent}";
    MOTION: "Pieces move visibly", "駒の動きを見せる";
    ROUTINE: "Routine steps are told, too", "決まった手順も表示";
    LANGUAGE: "Language", "言語";
    OTHER_LANG: "Speak the other language", "もう一方の言語に切り替える";
    KEYS: "Keys", "キー操作";
}

/// What a language calls itself.
pub const fn own_name(lang: kanso_engine::Lang) -> &'static str {
    match lang {
        kanso_engine::Lang::En => "English",
        kanso_engine::Lang::Ja => "日本語",
    }
}
