//! The state, field by field.

words! {
    TAB_STATE: "State", "状態";
    NEEDS_ALL:
        "The state holds everything, hidden cards too, so only the eye that sees everything may look into it",
        "状態には伏せられた情報も含まれるため、「すべて」の視点でだけ見られます";
    LOOK_WITH_ALL: "Look with the eye that sees everything", "「すべて」の視点に切り替える";
    DIGEST: "Digest {digest}", "ダイジェスト {digest}";
    DIGEST_WHY: "Two states are the same if their digests are: {digest}", "ダイジェストが同じなら状態も同じ：{digest}";
    COMPARED: "Compared with {address}", "{address}との比較";
    COMPARED_START: "There is nothing before the start to compare with", "開始前と比べるものはありません";
    KEEP: "Compare with this place from now on", "以後この場所と比べる";
    BEFORE: "Compare with the event before", "直前の出来事と比べる";
    OTHER: "Compare with", "比べる場所";
    OTHER_HINT: "12, t5, 1@end", "12、t5、1@endなど";
    COMPARE: "Compare", "比べる";
    LATER: "That comes later, and hindsight is off", "この先の場所です（「この先も表示」がオフ）";
    FILTER: "Filter", "絞り込み";
    FILTER_HINT: "name or value", "項目名・値";
    ONLY_DIFFERENT: "Only what differs", "違いだけを表示";
    DIFFERENT: "What differs: {count}", "違い：{count}件";
    SAME: "Nothing differs", "違いはありません";
    ALL_FIELDS: "All fields", "すべての項目";
    NONE_FOUND: "No field has this text", "該当する項目はありません";
    MORE: "More fields have this text: type more of it", "該当する項目がさらにあります。文字を足して絞り込んでください";
    ABSENT: "absent", "なし";
}
