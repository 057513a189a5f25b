//! The dialog for a new game, and what is asked before a game is left.

words! {
    GAME: "Game", "ゲーム";
    SEATS: "Players", "人数";
    NAMES: "Who plays", "対局者";
    NAME_OF: "Name of seat {number}", "{number}番目の席の名前";
    PERSON: "Person", "人";
    GREEDY: "Greedy", "欲張り";
    PATIENT: "Patient", "粘り";
    RANDOM: "Random", "でたらめ";
    BEGINNER: "Beginner", "初心者";
    CASUAL: "Casual", "気まぐれ";
    SEARCH_QUICK: "Quick search", "早読み";
    SEARCH: "Search", "先読み";
    SEARCH_DEEP: "Deep search", "深読み";
    SEAT_BY: "{who} at seat {number}", "{number}番目の席は{who}";
    PERSON_WHY: "A person decides, here or at the table", "人が手を選びます";
    BOTS_KEPT: "Who is a bot is remembered with the file", "どの席がボットかはファイルごとに記憶します";
    BOT_NAME: "Robo", "ロボ";
    BOT_NAMES: "Robo {number}", "ロボ{number}";
    PLAIN_NAME: "Player {number}", "プレイヤー{number}";
    OPTIONS: "Options", "オプション";
    OWN_TEXT: "own text", "自分で入力";
    OWN_OF: "Own text for {option}", "{option}に使うテキスト";
    LUCK: "Luck", "運";
    LUCK_SEEDED: "from the program", "プログラムが決める";
    LUCK_SEEDED_HOVER: "Dice and cards fall by a generator that anybody can check later", "後から誰でも確かめられる乱数でサイコロやカードが決まります";
    LUCK_TABLE: "from our table", "手元の卓で決める";
    LUCK_TABLE_HOVER: "You roll real dice and draw real cards, and enter what they show", "実際のサイコロやカードを使い、結果を入力します";
    SEED: "Seed", "乱数の種";
    SEED_HINT: "none: nobody knows it", "空欄：誰にも分からない種";
    MORE: "Readings of the rules, card set, seed", "ルールの解釈、カードセット、乱数の種";
    READINGS: "Readings of the rules", "ルールの解釈";
    DEFAULT: "{value} (usual)", "{value}（標準）";
    CARDS: "Card set", "カードセット";
    CARDS_BUILT_IN: "built in: {name}", "付属：{name}";
    CARDS_OWN: "Choose a file…", "ファイルを選ぶ…";
    CARDS_USUAL: "Use the built-in set", "付属のセットを使う";
    FILE: "File", "ファイル";
    FILE_HINT: "none: in memory until you save it", "空欄：保存するまでメモリーの中だけ";
    BROWSE: "Choose…", "選ぶ…";
    BROWSE_FOR: "Choose a file for {what}", "{what}のファイルを選ぶ";
    BEGIN: "Begin", "始める";
    ALIKE: "Two seats have the same name", "同じ名前の席があります";
    LEAVE: "Leave what you tried?", "試した内容を破棄しますか";
    LEAVE_TEXT: "What you tried here is only in memory, and no file has it", "ここで試したことはメモリーの中だけにあり、どのファイルにもありません";
    LEAVE_SAVE: "Save as a new file…", "新しいファイルに保存…";
    LEAVE_DO: "Leave without saving", "保存せずに閉じる";
    STAY: "Stay here", "ここに残る";
    SAVE_AS_TEXT: "A new file, never written over one that is there; you go on in the new one", "新しいファイルに書き、既にあるファイルには上書きしません。以後はこのファイルで続けます";
}

use kanso_engine::Text;
use kanso_replay::review::Bot;

/// Who decides for a seat, in a word.
pub const fn who(bot: Option<Bot>) -> Text {
    match bot {
        None => PERSON,
        Some(Bot::Greedy) => GREEDY,
        Some(Bot::Patient) => PATIENT,
        Some(Bot::Random) => RANDOM,
        Some(Bot::Beginner) => BEGINNER,
        Some(Bot::Casual) => CASUAL,
        Some(Bot::SearchQuick) => SEARCH_QUICK,
        Some(Bot::Search) => SEARCH,
        Some(Bot::SearchDeep) => SEARCH_DEEP,
    }
}
