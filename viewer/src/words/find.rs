//! Searching events.

words! {
    TAB_FIND: "Find", "検索";
    TEXT: "Words", "言葉";
    TEXT_HINT: "Words of an action, a card, what came of it", "行動やカード、起きたことの言葉";
    NARROW: "Narrow further", "さらに絞り込む";
    NARROWED: "Narrow further: {count} given", "さらに絞り込む：{count}件指定";
    SEAT: "Decided by", "誰の選択";
    ANYONE: "anyone", "全員";
    KIND: "Kind", "種類";
    EVERY_KIND: "decisions and chance", "選択と運";
    DECISIONS: "decisions", "選択のみ";
    CHANCE: "chance", "運のみ";
    RULE: "Rule", "ルール";
    RULE_HINT: "such as {id}", "例：{id}";
    THING: "About", "対象";
    THING_HINT: "select it on the board", "盤上で選ぶと指定できる";
    ONLY_ABOUT: "only {name}", "{name}だけ";
    A_THING: "a thing that is not on the table now", "今は盤上にないもの";
    ANYTHING: "About anything", "対象を問わない";
    CLEAR: "Clear", "条件を消す";
    HOW: "Finds the events that have all of these words, in any order", "入力した言葉をすべて含む出来事を探す（順不同）";
    FOUND: "{count} found", "{count}件";
    PLACE: "{place} of {count}", "{count}件中の{place}件目";
    NONE: "Nothing found in {count} events", "{count}件の出来事のなかには見つからない";
    BUSY: "{count} of {total} events looked through", "{total}件のうち{count}件を調べた";
    FAILED: "The log could not be read again, so it cannot be searched", "棋譜を読み直せないため、検索できない";
    NO_LATER: "Nothing later is looked through without hindsight", "「この先も表示」がオフのため、ここまでの出来事だけを調べる";
    NEXT_FOUND: "Next found", "次の結果";
    PREVIOUS_FOUND: "Previous found", "前の結果";
    ROW: "Event {number}, {words}", "出来事{number}、{words}";
}
