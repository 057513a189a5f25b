//! What verification found.

words! {
    SOUND: "Verified", "検証済み";
    CHECKING: "Checking…", "検証中…";
    UNSOUND: "Fails verification", "異常あり";
    UNREADABLE: "Not verified", "検証できず";
    WHAT: "What was verified, and what was found", "検証した内容と結果";
    AT_EVENT: "at event {number}", "出来事{number}";
    GO_THERE: "Go to where it first differs from what is claimed", "最初の食い違いへ移動";
    CHECKING_WHY: "The log is being verified", "棋譜を検証しています";
    UNREADABLE_WHY:
        "The file could not be read again, so nothing is known of it",
        "ファイルを読み直せないため、正常かどうか分かりません";
    NEEDS_ALL:
        "What was found tells of the whole game, so only the eye that sees everything may read it",
        "検証結果には対局全体の情報が含まれるため、「すべて」の視点でだけ表示できます";
    LOOK_WITH_ALL: "Look with the eye that sees everything", "「すべて」の視点に切り替える";
    NEEDS_HINDSIGHT:
        "What was found tells of later events, which are hidden without hindsight",
        "検証結果にはこの先の情報が含まれるため、「この先も表示」がオンのときだけ表示できます";
    WITH_HINDSIGHT: "Look with hindsight", "この先も表示する";
    FRAMES_WHOLE: "Frames: {frames}, all whole", "{frames}フレームすべて無傷";
    FRAMES_BROKEN: "The file is damaged", "ファイルが壊れています";
    ALLOWED: "Events: {events}, all allowed by the rules", "{events}個の出来事はすべてルールどおり";
    NOT_ALLOWED: "Something happens that no rule allows", "ルールで許されない出来事があります";
    NOT_LOOKED: "The rules could not be looked at", "ルールとの照合はできませんでした";
    LUCK_SAME: "Outcomes: {compared}, all as the seed gives them", "{compared}回の運は乱数どおり";
    LUCK_OTHER: "An outcome is not what the seed gives", "乱数と違う結果があります";
    LUCK_ENTERED:
        "Luck was entered by people: possible, but there is nothing to compare it with",
        "運は人が入力したもの：起こりうるが、照合する乱数はない";
    LUCK_SECRET: "Luck is committed to a secret, and compared once it is shown", "封印した乱数です。秘密の値の公開後に照合できます";
    LUCK_NONE: "No outcome could be compared with the seed", "乱数と照合できた結果はありません";
    CHECKPOINTS_AGREE: "Checkpoints: {checkpoints}, all agree", "チェックポイント{checkpoints}個すべて一致";
    CHECKPOINTS_DIFFER: "A checkpoint does not agree", "一致しないチェックポイントがあります";
    SEALED: "Sealed: nothing can have been cut off its end", "終局の記録あり：末尾が切り取られていないと分かる";
    NOT_SEALED:
        "Not sealed: whether anything was cut off its end cannot be told",
        "終局の記録なし：末尾が切り取られたかどうかは分からない";
    BEHIND_SEAL: "Frames added behind the last seal: {frames}", "最後の終局記録の後に{frames}フレーム追加";
    ASSUMED: "Assumed outcomes: {count}, nobody at the table knows them yet", "{count}個の結果は仮：まだ誰も知らない";
    HEAD: "Head hash", "ヘッドハッシュ";
    HEAD_WHY:
        "Keep it elsewhere: with it anybody can tell later that the file is still this one",
        "別の場所に控えておけば、後で同じファイルかどうかを確かめられます";
    FOUND: "Found", "見つかった異常";
    MORE: "{count} more of the same kinds", "同種の異常がほかに{count}件";
    BETWEEN: "somewhere behind event {good}, up to event {bad}", "出来事{good}より後、{bad}まで";
    FIELDS: "These fields differ: {fields}", "異なる項目：{fields}";
    AT_BYTE: "byte {offset}", "{offset}バイト目";
    GO: "Go there", "そこへ移動";
    LINE_EVENT: "{line}, event {number}", "「{line}」の出来事{number}";
    LAYER_FRAMES: "File", "ファイル";
    LAYER_HEADER: "Set-up", "設定";
    LAYER_CHAIN: "Hash chain", "ハッシュの連鎖";
    LAYER_LINES: "Lines", "変化";
    LAYER_LEGALITY: "Rules", "ルール";
    LAYER_LUCK: "Luck", "運";
    LAYER_CHECKPOINTS: "Checkpoint", "チェックポイント";
    LAYER_SEAL: "Seal", "終局の記録";
    LAYER_PROBES: "Refused attempt", "拒否の記録";
    LAYER_HEAD: "Head hash", "ヘッドハッシュ";
    LAYER_WAYS: "Stepping", "移動";
}
