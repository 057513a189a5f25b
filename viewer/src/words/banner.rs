//! Messages above the table.

words! {
    DISMISS: "Put away", "閉じる";
    MEMORY_NEW: "This game is in memory only: save it to keep it", "この対局はまだ保存されていません";
    MEMORY_EXAMPLE: "Bots played this example. Try what you like: it is kept only if you save it", "ボットが打った見本の対局です。自由に試せます。残すときは保存してください";
    MEMORY_LOCKED: "Another program is writing this file: what you try here stays in memory", "別のプログラムがこのファイルに書き込み中です。ここで試したことは保存するまでメモリーの中だけです";
    MEMORY_READ_ONLY: "This file may not be written: what you try here stays in memory", "このファイルには書き込めません。ここで試したことは保存するまでメモリーの中だけです";
    MEMORY_TORN: "The end of this file was torn off by an interrupted write: {bytes} bytes are left out, all before them is whole", "書き込みの中断でファイルの末尾が欠けています。{bytes}バイトを除き、それより前は無事です";
    MEMORY_DAMAGED: "Damaged from byte {at} on: {kind}. All before it is shown; {bytes} bytes behind it cannot be trusted and stay in the file, which is left as it is. Look for another copy of it, or save what is whole", "{at}バイト目から壊れています：{kind}。それより前を表示しています。後ろの{bytes}バイトは信頼できず、ファイルにそのまま残してあります。別の控えを探すか、無事な部分を保存してください";
    MEMORY_DAMAGED_AFTER: "Damaged after event {event}: {kind}. All up to there is shown; {bytes} bytes behind it cannot be trusted and stay in the file, which is left as it is. Look for another copy of it, or save what is whole", "出来事{event}の後で壊れています：{kind}。そこまでを表示しています。後ろの{bytes}バイトは信頼できず、ファイルにそのまま残してあります。別の控えを探すか、無事な部分を保存してください";
    MEMORY_DAMAGED_START: "Damaged before the first event: {kind}. No event can be shown, only the set-up; {bytes} bytes behind it cannot be trusted and stay in the file, which is left as it is. Look for another copy of it before you play on from here", "最初の出来事より前で壊れています：{kind}。表示できるのは準備だけです。後ろの{bytes}バイトは信頼できず、ファイルにそのまま残してあります。ここから打ち直す前に、別の控えを探してください";
    DAMAGE_ALTERED: "a record is not as it was written", "書かれたときと違う記録があります";
    DAMAGE_NONSENSE: "a record says nothing that can be understood", "意味の読み取れない記録があります";
    DAMAGE_MISFIT: "a record does not fit those before it", "それまでの記録と合わない記録があります";
    GO_ON: "Go on with it", "続きから始める";
    GO_ON_HOVER: "Cuts the torn bytes off and keeps them in a file beside it; then edits are written again", "欠けた部分を切り取って隣のファイルに残し、また書き込めるようにします";
    SAVE: "Save as a new file…", "新しいファイルに保存…";
    RELOAD: "Read it again", "読み直す";
    WRITTEN: "Written: {file}", "保存しました：{file}";
    CUT_KEPT: "{bytes} bytes torn off by an interrupted write are kept in {file}", "中断された書き込みの{bytes}バイトを{file}に残しました";
    INFO: "Note", "お知らせ";
    WARNING: "Warning", "注意";
    ERROR: "Error", "エラー";
}
