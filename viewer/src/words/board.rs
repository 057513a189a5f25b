//! The board.

words! {
    BOARD: "The table", "盤面";
    PREVIEW: "Preview", "プレビュー";
    START: "Start of the game", "対局の開始";
    NOTHING_TOLD: "This eye is told nothing of this event", "この視点には知らされない出来事";
    NEXT: "Next:", "次：";
    OVER: "The game is over", "ゲーム終了";
    WINS: "{names} won", "{names}の勝ち";
    DRAWN: "Drawn by {names}", "{names}の引き分け";
    NOBODY_WON: "Nobody won", "勝者なし";
    CHANCE: "Chance", "運";
    PAYS: "costs {price}", "支払い：{price}";
    OR: " or ", "または";
    PAYS_FROM: "costs {price} or more", "支払い：{price}から";
    MORE_CHOICES: "{count} more…", "ほか{count}件…";
    ALL_CHOICES: "{count} choices…", "選択肢{count}件…";
    KEY: "Key: {key}", "キー：{key}";
    THROWN: "Last throw: {faces}", "最後のダイス：{faces}";
    TO_FALL: "Dice to fall: {count}", "これから振るダイス：{count}個";
    ARROW: "{meaning}: {from} → {to}", "{meaning}：{from}から{to}へ";
    THROWN_GO: "Click to go there", "クリックでその時点へ";
    COUNTED: "{face}, counts", "{face}（有効）";
    FIT: "Show the whole table", "全体を表示";
    FIT_SHORT: "Fit", "全体";
    ZOOM_IN: "Zoom in", "拡大";
    ZOOM_OUT: "Zoom out", "縮小";
    ZOOM: "Zoom {percent} %", "倍率{percent}％";
    ZOOM_HINT: "Wheel or pinch zooms, dragging the ground or the middle button moves the table, a double click on a name shows that part large", "ホイールやピンチで拡大・縮小、何もない所のドラッグか中ボタンで移動、見出しのダブルクリックでその部分を大きく表示";
    UNPIN: "Put this away (Esc)", "閉じる（Esc）";
    FAN: "{pile} ({count})", "{pile}（{count}枚）";
    LOST: "Lost in this event: {count}", "この出来事で失った値：{count}";
    GONE: "Gone from here in this event: {name}", "この出来事でここから消えたもの：{name}";
    EMPTY: "Nothing lies here", "何も置かれていない";
    EMPTY_PLACE: "Empty place", "空き";
    CELL: "Cell", "マス";
    PLACE: "Place", "場所";
    GAUGE: "{value} of {max}", "{max}中{value}";
    OWNED: "of {name}", "{name}のもの";
    COUNT: "{count} of them", "{count}つ";
    SPENT: "used up for now", "使用済み";
    FACE_DOWN: "face down", "裏向き";
    MOVED: "It came here in this event", "この出来事で移動";
    CAME: "It is new in this event", "この出来事で登場";
    ALTERED: "It changed in this event", "この出来事で変化";
    CANNOT_SHOW: "This place cannot be shown: {why}", "この場面は表示できません：{why}";
    NO_PAGE: "There is nothing on the table yet", "まだ何も置かれていません";
}
