//! The board as a picture, and the game in other forms.

words! {
    SVG: "SVG: sharp at every size", "SVG（どの大きさでも鮮明）";
    PNG: "PNG: an ordinary picture", "PNG（普通の画像）";
    WHAT: "The page of the board as it is seen now, on light ground", "今見えている盤面を、明るい背景で保存します";

    EXPORT: "Export", "書き出す";
    MENU_PAGE: "Page for a browser…", "ブラウザー用のページ…";
    MENU_ONE: "Page for one eye…", "一人の視点のページ…";
    MENU_PICTURE: "Picture of the board…", "盤面の画像…";
    MENU_CLIP: "Clip of this turn…", "この手番の動画…";
    MENU_TRANSCRIPT: "Text…", "テキスト…";
    MENU_JSON_LINES: "JSON Lines…", "JSON Lines形式…";
    MENU_LINK: "Copy a link", "リンクをコピー";
    LINK_COPIED: "Copied: a link to this moment, of {signs} signs. Whoever has it has the whole game, with its seed, its hands and its notes", "この場所へのリンクをコピーしました（{signs}文字）。受け取った人は、シードも手札もメモも含めて対局全体を見られます";
    LINK_BARE: "Copied: a link of {signs} signs, from its # on. Put it behind the address of a page that shows games, or give it to kanso import. Whoever has it has the whole game", "リンクの#以降をコピーしました（{signs}文字）。対局を表示するページのアドレスの後ろに付けるか、kanso importに渡してください。受け取った人は対局全体を見られます";
    LINK_LONG: "It is a long one: some programs cut links that have more than {most} signs. Try it before you rely on it", "長いリンクです。{most}文字を超えるリンクを途中で切るアプリもあるので、送る前に確かめてください";
    LINK_NONE: "There is no link of this game: {why}. Send the file itself, or a page of it (Export)", "この対局のリンクは作れません（{why}）。ファイルそのものか、書き出したページを送ってください";
    PAGE: "Page for a browser", "ブラウザー用のページ";
    CLIP: "Clip of this turn (GIF)", "この手番の動画（GIF）";
    TRANSCRIPT: "Text, for people", "人が読むテキスト";
    JSON_LINES: "JSON Lines, for programs", "プログラム用のJSON Lines";
    FOR_EYE: "Told to", "読む視点";
    PAGE_ALL: "One file that needs nothing else: this line, event by event. It tells everything, secrets too", "この変化を1手ずつ見られる、単体で開けるファイルです。隠された情報もすべて含みます";
    PAGE_ONE: "One file that needs nothing else: this line, event by event. What this eye may not know is not in it", "この変化を1手ずつ見られる、単体で開けるファイルです。この視点が知りえないことは含みません";
    PAGE_CURVE: "It shows the analysis, too: who was winning when, and where it turned", "解析結果（形勢の推移と勝負どころ）も載ります";
    CLIP_ALL: "The turn that is shown, step by step with its words, for any chat or forum. It shows everything, secrets too", "表示中の手番を1手ずつ、言葉を添えて見せる動画です。隠された情報もすべて映ります";
    CLIP_ONE: "The turn that is shown, step by step with its words, for any chat or forum. What this eye may not know is not in it", "表示中の手番を1手ずつ、言葉を添えて見せる動画です。この視点が知りえないことは映りません";
    TRANSCRIPT_ALL: "This line in words. It tells everything, secrets too", "この変化を文章にします。隠された情報もすべて含みます";
    TRANSCRIPT_ONE: "This line in words. What this eye may not know is not in it", "この変化を文章にします。この視点が知りえないことは含みません";
    JSON_LINES_WHAT: "All that the file holds, secrets too: the same file can be made of it again", "ファイルの内容すべて（隠された情報も含む）。ここから同じファイルを作り直せます";
}
