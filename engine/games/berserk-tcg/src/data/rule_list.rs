//! Every rule of the Berserk trading card game: its id, what it does, the rulebook's heading, and one
//! line in our words.
//!
//! Source: the rulebook by the headings; a rule without one is needed by the program alone. The
//! readings (BK-R1 to BK-R69) are the open questions of the rulebook: each line asks and says what
//! each value means. The rows of the card set (`BK:G02`) are cited too; they live in `cards`.

kanso_engine::rules! {
    // BK-1: the game and what is needed
    BK_1_1 = "BK-1.1", defines, "ゲームの概要",
        "Two seats play; nothing in the game looks beyond those two.",
        "2人用のゲーム。3人目にかかわるルールはない。";
    BK_1_2 = "BK-1.2", defines, "勝利条件",
        "A seat wins by holding three cities with the capital among them, or when the other seat's deck has run out.",
        "王都を含む3都市を占領するか、相手のデッキがなくなれば勝ち。";
    BK_1_3 = "BK-1.3", refuses, "準備するもの",
        "A deck has at least 45 cards.",
        "デッキは45枚以上。";
    BK_1_4 = "BK-1.4", refuses, "準備するもの",
        "A card number may stand in a deck three times at most; mercenaries as often as wanted.",
        "同じカードNo.はデッキに3枚まで。傭兵は何枚でもよい。";
    BK_1_5 = "BK-1.5", refuses, "準備するもの",
        "At least 10 cards of a deck are mercenaries.",
        "デッキには傭兵が10枚以上必要。";
    BK_1_6 = "BK-1.6", refuses, "準備するもの",
        "A seat brings five city cards, one of them the capital; a game uses five in all.",
        "都市カードは各自5枚、うち1枚が王都。ゲームで使うのは合わせて5枚。";
    BK_1_7 = "BK-1.7", defines, "準備するもの",
        "Each seat has a deck, a trash and places for cards along the row of cities, which both share.",
        "各プレイヤーにデッキ、トラッシュ、都市ごとのカード置き場がある。都市の列は共用。";
    BK_1_8 = "BK-1.8", defines, "準備するもの",
        "Both seats are always filled; a bot may fill one.",
        "2つの席は必ず埋める。片方はボットでもよい。";

    // BK-3: cards, places and what is known
    BK_3_1 = "BK-3.1", defines, "カードの種類",
        "Cards of a deck are characters or effects, each in one of four colours.",
        "デッキのカードはキャラクターかエフェクト。色は4色のどれか。";
    BK_3_2 = "BK-3.2", defines, "カードデータの見方",
        "Every card has a name, cost, level, colour, type and number; a character also Range, Move, Power and HP.",
        "どのカードにも名前、コスト、レベル、色、Type、カードNo.がある。キャラクターにはさらにRange、Move、Power、HPがある。";
    BK_3_3 = "BK-3.3", acts, "カードデータの見方",
        "A character with damage of at least its HP is trashed at once.",
        "HP以上のダメージを受けたキャラクターは、ただちにトラッシュされる。";
    BK_3_4 = "BK-3.4", acts, "カードデータの見方",
        "A normal effect is trashed once it has resolved; an eternal effect stays in play.",
        "ノーマルエフェクトは解決後にトラッシュへ。エターナルエフェクトは場に残る。";
    BK_3_5 = "BK-3.5", defines, "マークについて",
        "Rarity has no effect on play.",
        "レアリティはゲームに影響しない。";
    BK_3_6 = "BK-3.6", acts, "都市カードと都市Lv.",
        "The city level is the number of face-up cities; a city is face-up just while a face-up character stands there.",
        "都市Lv.は表向きの都市の数。都市が表向きなのは、表向きのキャラクターがいる間だけ。";
    BK_3_7 = "BK-3.7", defines, "基本的な質問",
        "How cards lie within one city has no meaning.",
        "同じ都市の中での並べ方に意味はない。";
    BK_3_8 = "BK-3.8", defines, "カードの使い方",
        "A seat may look at its own set cards at any time, never at those of the other seat.",
        "自分のセットカードはいつでも見てよい。相手のものは見られない。";
    BK_3_9 = "BK-3.9", acts refuses, "カードの状態",
        "Cards enter unlocked and may act at once; a lock mark is paid by locking the card, so a locked one cannot pay it.",
        "カードはアンロックで登場し、すぐに行動できる。ロックのコストはロックして払うので、ロック中は払えない。";
    BK_3_10 = "BK-3.10", defines, "Unique",
        "Of each Unique name only one face-up card may be in play, both sides counted together.",
        "Uniqueのカードは、両者合わせて同じ名前が表向きで1枚まで。";
    BK_3_11 = "BK-3.11", defines, "用語と解説",
        "Distance is counted in steps along the row; within one city it is 0.",
        "距離は都市の列で数えた歩数。同じ都市なら0。";
    BK_3_12 = "BK-3.12", defines, "用語と解説",
        "Decks and hands are hidden but for their counts, a trash is open, set cards are seen by their controller alone.",
        "デッキと手札は枚数だけ公開。トラッシュは公開。セットカードを見られるのはコントローラーだけ。";
    BK_3_13 = "BK-3.13", defines, "",
        "A card has an id while it is out of the deck, and gets a new one when it is put at a city, trashed from hand or turned face-down by an effect.",
        "カードはデッキの外にある間だけ番号を持つ。都市に置かれたり、手札からトラッシュされたり、効果で裏向きになると番号が変わる。";
    BK_3_14 = "BK-3.14", defines, "",
        "A card that left and came back has another id and counts as another card.",
        "一度離れて戻ったカードは番号が変わり、別のカードとして扱う。";
    BK_3_15 = "BK-3.15", defines, "",
        "Cards of one zone that look alike to both seats are one option.",
        "同じ場所にあって見分けのつかないカードは、1つの選択肢にまとめる。";
    BK_3_16 = "BK-3.16", defines, "",
        "What each seat and the public are told of an event follows one table.",
        "各プレイヤーと観客に何を知らせるかは、1つの表で決まっている。";
    BK_3_17 = "BK-3.17", defines, "",
        "A game is one chapter; its marks are turn, round and phase.",
        "1ゲームは1章。目印はターン、ラウンド、フェイズ。";

    // BK-4: set-up
    BK_4_1 = "BK-4.1", defines, "ゲームの準備",
        "The five cities lie shuffled and face-down; which is which is drawn when one first turns up.",
        "5つの都市は混ぜて裏向きに並べる。正体は初めて表になった時に決まる。";
    BK_4_2 = "BK-4.2", acts, "ゲームの準備",
        "The first player is chosen at random, unless an option names it.",
        "先攻はランダムに決める。オプションで指定した時はそれに従う。";
    BK_4_3 = "BK-4.3", acts, "ゲームの準備",
        "Both decks are shuffled and each seat draws 7 cards.",
        "デッキをシャッフルし、各自7枚引く。";
    BK_4_4 = "BK-4.4", acts, "手札の交換",
        "A seat may shuffle its hand back and draw one card fewer, as often as it likes.",
        "手札をデッキに戻してシャッフルし、1枚少なく引き直せる。何度でもよい。";
    BK_4_5 = "BK-4.5", defines, "簡易ルールガイド",
        "The short guide tells the redraw once more.",
        "簡易ルールガイドにも手札の交換が書かれている。";
    BK_4_6 = "BK-4.6", acts, "",
        "When both seats have kept their hands, turn 1 of the first player begins.",
        "両者の手札が決まったら、先攻の第1ターンを始める。";
    BK_4_7 = "BK-4.7", refuses, "",
        "Before the game the decks, the first player and whether deck lists are open may be chosen.",
        "ゲームの前に、デッキ、先攻、デッキリストを公開するかを選べる。";
    BK_4_8 = "BK-4.8", refuses, "",
        "A deck is a ready-made one or a list of card numbers with counts: known numbers, each once, and 200 cards at most.",
        "デッキは既製のものか、カードNo.と枚数のリスト。カードセットにあるNo.を1度ずつ書き、200枚まで。";

    // BK-5: course of a turn and of a battle
    BK_5_1 = "BK-5.1", defines, "ターンの進行",
        "The seats take turns; a turn runs through Recovery, Draw, Open, Main and End.",
        "交互にターンを行う。1ターンは回復、ドロー、オープン、メイン、終了の各フェイズ。";
    BK_5_2 = "BK-5.2", acts, "用語と解説: ターン開始時",
        "Effects of the turn start pend just before Recovery.",
        "「ターン開始時」の効果は、回復フェイズの直前に解決待機になる。";
    BK_5_3 = "BK-5.3", acts, "ターンの進行 ①",
        "In Recovery all locked cards of the turn player are unlocked.",
        "回復フェイズに、ターンプレイヤーのロック中のカードをすべてアンロックする。";
    BK_5_4 = "BK-5.4", acts, "ターンの進行 ②",
        "In the Draw phase the turn player draws 1 card.",
        "ドローフェイズに、ターンプレイヤーはカードを1枚引く。";
    BK_5_5 = "BK-5.5", acts, "ターンの進行 ②",
        "The first player does not draw in turn 1.",
        "先攻の第1ターンにはカードを引かない。";
    BK_5_6 = "BK-5.6", acts refuses, "ターンの進行 ③",
        "In the Open phase the turn player may open one set card, at any city, and no second one.",
        "オープンフェイズに、ターンプレイヤーはどの都市からでもセットカードを1枚だけオープンできる。";
    BK_5_7 = "BK-5.7", refuses, "カードの使い方",
        "A card must be set before it can be used; none is played from the hand.",
        "カードはセットしてから使う。手札から直接は使えない。";
    BK_5_8 = "BK-5.8", refuses, "カードの使い方",
        "Set cards are opened in the Open phase and in the battle open step only; Quick cards also in a window.",
        "セットカードをオープンできるのはオープンフェイズと戦闘オープンステップだけ。Quickのカードは割り込みの機会にもオープンできる。";
    BK_5_9 = "BK-5.9", refuses, "Lv.の制限",
        "The level of a card to open may not exceed the city level.",
        "都市Lv.より高いレベルのカードは使えない。";
    BK_5_10 = "BK-5.10", acts refuses, "コストの支払い",
        "Costs are paid from the hand to the trash: a card of the colour for each coloured mark, any cards for a number.",
        "コストは手札をトラッシュして払う。色の印には同じ色のカード、数字には好きな色のカードをその枚数。";
    BK_5_11 = "BK-5.11", refuses, "Unique",
        "A Unique card cannot be paid for while one of its name is face-up in play.",
        "同じ名前のUniqueのカードが場に表向きである間は、使えない。";
    BK_5_12 = "BK-5.12", refuses, "効果の解決についての質問",
        "A card or ability whose condition does not hold, or whose needed target is missing, cannot be paid for.",
        "使用条件を満たさない時や、必要な標的がない時は、カードも特殊能力も使えない。";
    BK_5_13 = "BK-5.13", acts, "用語と解説: オープン",
        "An opened card that is paid for pends; one that is not goes face-down again, and nothing is paid.",
        "オープンしてコストを払えばカードの効果が解決待機になる。払わなければ裏向きに戻り、何も払わない。";
    BK_5_14 = "BK-5.14", acts refuses, "基本的な質問",
        "A card may be opened without paying: both seats see it, it turns back, and the chance to open is used up.",
        "払わずにオープンすることもできる。両者に見せて裏向きに戻し、オープンの機会を使い終える。";
    BK_5_15 = "BK-5.15", defines, "基本的な質問",
        "A character in play stays when the city level falls below its own level.",
        "都市Lv.が下がっても、すでに場にいるキャラクターには影響しない。";
    BK_5_16 = "BK-5.16", acts, "カードの種類、キャラクター、エターナルエフェクトの特殊能力",
        "An opened character or eternal effect enters where it was set: face-up, unlocked, undamaged.",
        "オープンしたキャラクターやエターナルは、セットした都市に、アンロック、ダメージ0で登場する。";
    BK_5_17 = "BK-5.17", refuses, "ターンの進行 ④",
        "In Main the turn player moves, sets, uses abilities and declares battles, in any order and as often as it likes.",
        "メインフェイズには、移動、セット、特殊能力の使用、戦闘宣言を好きな順に何度でも行える。";
    BK_5_18 = "BK-5.18", acts refuses, "(1)キャラクターの移動",
        "Only an unlocked character moves; it is locked when the move is announced.",
        "移動できるのはアンロックのキャラクターだけ。宣言した時にロックする。";
    BK_5_19 = "BK-5.19", refuses, "(1)キャラクターの移動",
        "A move leads to another city within the character's Move; nothing on the way stops it.",
        "移動先は、Moveの距離までの別の都市。途中に何があってもさえぎられない。";
    BK_5_20 = "BK-5.20", acts refuses, "(2)カードのセット",
        "Any number of hand cards may be set, each face-down at any city.",
        "手札は何枚でも、どの都市にでも裏向きでセットできる。";
    BK_5_21 = "BK-5.21", acts, "カードの使い方",
        "The other seat learns of a set card only where it lies; what it knew of that hand it can no longer tell apart.",
        "相手にわかるのはセットした都市だけ。相手が知っていた手札も、どれがセットされたかわからなくなる。";
    BK_5_22 = "BK-5.22", acts refuses, "(3)特殊能力の使用、コストのある特殊能力",
        "Abilities with a cost are used in the own Main phase, Quick ones in any window too, as often as they are paid for.",
        "コストのある特殊能力は自分のメインフェイズに使う。Quickなら割り込みでも使える。払える限り何度でもよい。";
    BK_5_23 = "BK-5.23", refuses, "コストのない特殊能力",
        "An ability without a cost is never used; it works by itself.",
        "コストのない特殊能力は「使う」ものではなく、自動ではたらく。";
    BK_5_24 = "BK-5.24", acts refuses, "(4)戦闘宣言",
        "A battle is declared at a city that the turn player does not occupy.",
        "戦闘宣言できるのは、自分が占領していない都市。";
    BK_5_25 = "BK-5.25", refuses, "(4)戦闘宣言",
        "Only one battle may be declared at each city in a turn, even if no vanguard follows.",
        "戦闘宣言は1都市につき1ターンに1回。先陣を出さなくても1回に数える。";
    BK_5_26 = "BK-5.26", defines, "",
        "A battle may be declared where the turn player has nobody to send.",
        "先陣を出せるキャラクターがいない都市にも戦闘宣言できる。";
    BK_5_27 = "BK-5.27", acts, "",
        "When the turn player ends Main, the other seat may still use Quick; if it does, Main goes on.",
        "メインを終える時、相手はQuickを使える。使われたらメインフェイズが続く。";
    BK_5_28 = "BK-5.28", acts, "ターンの進行 ⑤",
        "The End phase takes off all damage, then comes the hand limit, then turn-end effects, then what lasts this turn ends.",
        "終了フェイズは、ダメージを消す、手札を7枚にする、ターン終了時の効果、「このターン」の効果が切れる、の順。";
    BK_5_29 = "BK-5.29", defines, "ターンの進行 ⑤",
        "Taking off the damage does not pend; nobody can answer it.",
        "ダメージを消す処理は待機しない。割り込めない。";
    BK_5_30 = "BK-5.30", defines, "用語と解説: ターン終了時",
        "Turn-end effects come after the damage is taken off and before the next turn.",
        "「ターン終了時」は、ダメージを消した後、次のターンの前。";
    BK_5_31 = "BK-5.31", acts, "ターンの進行 ⑤",
        "A turn player with 8 or more cards discards one by one down to 7.",
        "手札が8枚以上のターンプレイヤーは、7枚になるまで1枚ずつ捨てる。";
    BK_5_32 = "BK-5.32", acts, "",
        "Last of all, shields, changes for the turn, standing passes, declared battles and new damage are cleared, and the turn passes.",
        "最後に、軽減、このターンの増減、予約したパス、戦闘宣言の記録、新たなダメージを消し、次のターンに移る。";
    BK_5_33 = "BK-5.33", defines, "戦闘フェイズ",
        "A battle has five steps, vanguard, battle open, fighters, exchange and end; the turn player attacks.",
        "戦闘は先陣、オープン、参加、応酬、終了の5ステップ。攻撃側はターンプレイヤー。";
    BK_5_34 = "BK-5.34", acts refuses, "①先陣キャラクター指定ステップ",
        "The attacker may name an unlocked character in the city as vanguard; it is locked, and fights when that has resolved.",
        "攻撃側は、その都市のアンロックのキャラクターを先陣に指定できる。ロックし、解決したら戦闘に参加する。";
    BK_5_35 = "BK-5.35", acts, "①先陣キャラクター指定ステップ",
        "Without a vanguard the battle ends at once, with no result.",
        "先陣を出さなければ戦闘はすぐ終わる。戦闘結果もない。";
    BK_5_36 = "BK-5.36", acts, "",
        "If the named vanguard is gone before that resolves, the battle ends the same way.",
        "指定した先陣が解決までにいなくなった時も、戦闘は同じように終わる。";
    BK_5_37 = "BK-5.37", acts refuses, "②戦闘オープンステップ",
        "First the defender, then the attacker, may open one set card of the battle's city.",
        "防御側、攻撃側の順に、戦闘の都市のセットカードを1枚オープンできる。";
    BK_5_38 = "BK-5.38", acts refuses, "③戦闘キャラクター指定ステップ",
        "From the attacker on, the seats take turns to name one more unlocked character as a fighter; it is locked.",
        "攻撃側から交互に、アンロックのキャラクターを1体ずつ戦闘に指定する。指定したらロックする。";
    BK_5_39 = "BK-5.39", acts, "③戦闘キャラクター指定ステップ",
        "The naming ends when both have declined in a row; who has nobody left declines by itself.",
        "両者が続けて断ったら指定は終わる。指定できる者がいなければ自動で断る。";
    BK_5_40 = "BK-5.40", acts, "③戦闘キャラクター指定ステップ",
        "Where the defender occupies the city, all its characters there fight, even locked ones, and none is locked for it.",
        "防御側が占領している都市では、そこの防御側のキャラクターはロック中でも全員参加する。参加してもロックしない。";
    BK_5_41 = "BK-5.41", defines, "③戦闘キャラクター指定ステップ",
        "Otherwise a defender may keep characters out; combat does not touch them and they do not stop an occupation.",
        "占領していない防御側は、参加させなくてもよい。参加しない者は戦闘ダメージを受けず、占領も妨げない。";
    BK_5_42 = "BK-5.42", acts, "④ダメージ応酬ステップ",
        "Fighters strike in order of Range, the highest first.",
        "Rangeの高い順に攻撃する。";
    BK_5_43 = "BK-5.43", acts, "④ダメージ応酬ステップ",
        "Each fighter divides its Power among enemy fighters; those of one Range deal together, the attacker assigning first.",
        "各キャラクターはPower分のダメージを敵の参加者に割り振る。同じRangeは攻撃側から割り振り、同時に与える。";
    BK_5_44 = "BK-5.44", acts, "Rangeの値が高いキャラクター",
        "A fighter trashed before it strikes deals nothing.",
        "攻撃する前にトラッシュされたキャラクターはダメージを与えない。";
    BK_5_45 = "BK-5.45", acts, "⑤戦闘終了ステップ、戦闘結果",
        "After the exchange the fighters still there decide the result.",
        "応酬の後、残った参加者で戦闘結果を決める。";
    BK_5_46 = "BK-5.46", defines, "簡易ルールガイド ※3",
        "Only an attack leads to an occupation.",
        "都市を占領できるのは、自分から攻撃した時だけ。";
    BK_5_47 = "BK-5.47", acts, "用語と解説: 戦闘終了時",
        "Effects at battle end come after the result and its city draw, before Main goes on.",
        "「戦闘終了時」の効果は、戦闘結果と都市のドローの後、メインに戻る前。";
    BK_5_48 = "BK-5.48", acts, "",
        "What leaves only a pass is not asked; an open single choice is applied; whatever would tell a secret by silence is asked.",
        "パスしかできないことは聞かない。公開された唯一の選択は自動で行う。聞かないと秘密が知れる時は聞く。";
    BK_5_49 = "BK-5.49", defines, "",
        "A refusal names the first condition that fails, in a fixed order, and changes nothing.",
        "できない行動には、決まった順に見て最初に満たさない条件を答える。状態は変わらない。";
    BK_5_50 = "BK-5.50", defines, "",
        "Damage after the End phase has taken it off can still trash a character, but does not last into the next turn.",
        "終了フェイズでダメージを消した後のダメージでもトラッシュされうるが、次のターンには残らない。";
    BK_5_51 = "BK-5.51", acts, "",
        "Opening or using goes in one breath: announce, pay, name targets, then the effect pends.",
        "オープンや特殊能力の使用は、宣言、支払い、標的の指定、解決待機を一続きに行う。";
    BK_5_52 = "BK-5.52", defines, "",
        "The cards of a draw have no order among themselves; its chance is that of the set of cards.",
        "一度に引くカードに順番はない。確率はカードの組み合わせで数える。";
    BK_5_53 = "BK-5.53", defines, "",
        "The actions that a seat might try are listed for each decision.",
        "それぞれの場面で試せる行動の一覧が決まっている。";

    // BK-6: resolution
    BK_6_1 = "BK-6.1", defines, "効果の解決についての質問",
        "Nobody can break into the middle of one effect.",
        "1つの効果の解決の途中には割り込めない。";
    BK_6_2 = "BK-6.2", defines, "効果の解決についての質問",
        "Trashing for damage does not pend; nobody can answer it.",
        "ダメージによるトラッシュは待機しない。割り込めない。";
    BK_6_3 = "BK-6.3", defines, "カードデータの見方",
        "All characters with too much damage leave together.",
        "ダメージがHPに達したキャラクターは全員同時に場を離れる。";
    BK_6_4 = "BK-6.4", defines, "",
        "A card that leaves play or turns face-down loses damage, shield, changes, lock and its part in a battle.",
        "場を離れるか裏向きになったカードは、ダメージ、軽減、増減、ロック、戦闘への参加を失う。";
    BK_6_5 = "BK-6.5", acts, "効果への割り込み",
        "Every effect of rules, cards and abilities pends first, and the turn player gets the first chance to answer.",
        "ルールもカードも特殊能力も、効果はまず解決待機になる。優先権はターンプレイヤーから。";
    BK_6_6 = "BK-6.6", defines, "効果への割り込み",
        "Who has priority uses one Quick effect or passes; then the other seat is asked.",
        "優先権を持つ者は、クイック効果を1つ使うかパスする。その後、相手に移る。";
    BK_6_7 = "BK-6.7", acts, "効果への割り込み",
        "After two passes in a row the latest pending effect resolves, and the turn player has priority again.",
        "両者が続けてパスしたら最後に待機した効果を解決し、優先権はターンプレイヤーに戻る。";
    BK_6_8 = "BK-6.8", defines, "Quickについて",
        "If both want to use Quick, the turn player is first; an answer resolves before what it answers.",
        "両者がQuickを使いたい時はターンプレイヤーが先。割り込んだ効果が先に解決される。";
    BK_6_9 = "BK-6.9", acts, "",
        "A city that turns up for the first time gets its identity by chance and keeps it.",
        "初めて表になった都市の正体は抽選で決まり、その後は変わらない。";
    BK_6_10 = "BK-6.10", defines, "効果の解決についての質問",
        "Targets are named when an effect pends and never changed.",
        "標的は解決待機になる時に決め、後から変えない。";
    BK_6_11 = "BK-6.11", defines, "効果の解決についての質問",
        "Conditions are looked at when an effect pends and not again.",
        "使用条件を確かめるのは解決待機になる時だけ。";
    BK_6_12 = "BK-6.12", acts, "",
        "A target is affected if it is still the same card in the same kind of place; without it the rest still happens.",
        "標的が同じ種類の場所に同じカードのままあれば、効果を受ける。なければ、その分を除いて解決する。";
    BK_6_13 = "BK-6.13", acts, "ターンプレイヤー優先の法則",
        "Effects that are due together pend for the turn player first, then for the other seat.",
        "同時に起こる効果は、ターンプレイヤーの分から順に解決待機になる。";
    BK_6_14 = "BK-6.14", refuses, "効果のコントローラー",
        "Who opened a card controls it; only the controller uses its abilities and makes its choices.",
        "オープンした者がコントローラー。特殊能力を使うのも効果の選択をするのもコントローラー。";
    BK_6_15 = "BK-6.15", defines, "効果とルール",
        "Where a card and a rule differ, the card is right.",
        "カードの文章とルールが違う時は、カードに従う。";
    BK_6_16 = "BK-6.16", acts, "用語と解説: 無効にする",
        "A negated effect leaves without doing anything; its card is trashed and its cost is not given back.",
        "無効になった効果は何もせずに消える。カードはトラッシュされ、コストは戻らない。";
    BK_6_17 = "BK-6.17", acts, "用語と解説: 手札に戻す、所有者",
        "Cards go to the hand and the trash of their owner, whoever controls them.",
        "手札やトラッシュに移るカードは、必ず所有者のもとへ行く。";
    BK_6_18 = "BK-6.18", refuses, "ダメージの割り振り",
        "The whole Power is assigned in whole points; one target may get more than it needs.",
        "Powerは1点単位ですべて割り振る。1体に必要以上に割り振ってもよい。";
    BK_6_19 = "BK-6.19", acts, "ダメージの割り振り",
        "Damage of one Range is dealt on both sides at the same time.",
        "同じRangeのダメージは両者同時に与える。";
    BK_6_20 = "BK-6.20", defines, "戦闘フェイズ④",
        "A fighter strikes once in a battle; damage stays until the end of the turn.",
        "攻撃は1回の戦闘で1度だけ。ダメージはターンの終わりまで残る。";
    BK_6_21 = "BK-6.21", acts, "戦闘結果 ①占領",
        "Who occupies a city may draw 2 cards by the city's effect.",
        "都市を占領したら、都市カードの効果で2枚引ける。";
    BK_6_22 = "BK-6.22", acts, "戦闘結果 ①占領",
        "The attacker occupies the city if it alone has fighters left there.",
        "参加者が攻撃側だけ残れば、その都市を占領する。";
    BK_6_23 = "BK-6.23", acts, "戦闘結果 ①占領",
        "A city turns neutral when the last face-up character of its occupier is gone.",
        "占領したプレイヤーの表向きのキャラクターがいなくなると、都市は中立になる。";
    BK_6_24 = "BK-6.24", acts, "戦闘結果 ②撃退",
        "With defenders alone left the attack is repelled, and nobody gains the city.",
        "防御側だけが残れば撃退。都市を新たに占領することはない。";
    BK_6_25 = "BK-6.25", acts, "戦闘結果 ③引き分け",
        "With fighters left on both sides it is a stand-off, and an occupation goes on.",
        "両者が残れば引き分け。占領はそのまま続く。";
    BK_6_26 = "BK-6.26", acts, "戦闘結果 ④全滅",
        "With nobody left on either side all are wiped out.",
        "どちらも残らなければ全滅。";
    BK_6_27 = "BK-6.27", defines, "コストのない特殊能力",
        "A trigger happens even when that is bad for its controller.",
        "自動の特殊能力は、コントローラーに不利でも必ず起こる。";
    BK_6_28 = "BK-6.28", defines, "",
        "Triggers met while paying go on top of what was paid for, so they resolve first.",
        "支払いの途中で起きた特殊能力は、払った効果の後に待機し、先に解決される。";
    BK_6_29 = "BK-6.29", defines, "特殊能力の種類",
        "An ability works only while its card is in play; changes it gave for the turn stay.",
        "特殊能力がはたらくのはカードが場にある間だけ。「このターン」の増減は残る。";
    BK_6_30 = "BK-6.30", acts, "用語と解説: 探す",
        "A search may find nothing; then nothing more happens.",
        "探しても見つからなければ、それ以上は何も起こらない。";
    BK_6_31 = "BK-6.31", defines, "用語と解説: 公開する / 見る",
        "A revealed card is shown to both seats, a looked-at one to one seat.",
        "「公開」は両者に見せる。「見る」は1人だけが見る。";
    BK_6_32 = "BK-6.32", defines, "用語と解説: カードを引く / 捨てる / トラッシュする",
        "To draw is from deck to hand, to discard from hand to trash, to trash from anywhere.",
        "「引く」はデッキから手札へ、「捨てる」は手札から、「トラッシュする」はどこからでもトラッシュへ。";
    BK_6_33 = "BK-6.33", defines, "用語と解説: 場",
        "In play is everything but decks and trashes; set cards count only where a text says so.",
        "場とはデッキとトラッシュ以外の場所。セットカードは明記された時だけ数える。";
    BK_6_34 = "BK-6.34", defines, "用語と解説: 敵 / 味方 / あなた",
        "\"You\" is the controller, friendly what you control, enemy what the other seat controls.",
        "「あなた」はコントローラー。味方は自分の、敵は相手のコントロールするカード。";
    BK_6_35 = "BK-6.35", defines, "用語と解説: 戦闘ダメージ / ダメージ",
        "Combat damage is what fighters deal by Power; all other damage comes from effects; both add up.",
        "戦闘ダメージはPowerによるもの。それ以外は効果のダメージ。どちらも合計する。";
    BK_6_36 = "BK-6.36", defines, "用語と解説: 中立都市 / 占領都市",
        "An occupied city is held by either seat, a neutral one by nobody.",
        "占領都市はどちらかが占領している都市。中立都市はだれも占領していない都市。";
    BK_6_37 = "BK-6.37", defines, "効果への割り込み",
        "The order of pending decides the order of resolving.",
        "解決の順番は、待機した順番で決まる。";
    BK_6_38 = "BK-6.38", defines, "",
        "The course of play is a stack of tasks, worked off beat by beat.",
        "進行は作業を積み重ねたもので、1拍ずつ片づける。";
    BK_6_39 = "BK-6.39", acts, "",
        "Phases and battle steps follow a fixed table.",
        "フェイズと戦闘ステップは決まった表の順に進む。";
    BK_6_40 = "BK-6.40", acts, "",
        "Of two Unique cards of one name only the one that entered first stays.",
        "同じ名前のUniqueが2枚になったら、先に登場した方だけが残る。";
    BK_6_41 = "BK-6.41", acts, "",
        "A fighter that left the city, turned face-down or changed sides is no fighter any more.",
        "都市を離れたり、裏向きになったり、陣営が変わった者は、戦闘から外れる。";
    BK_6_42 = "BK-6.42", defines, "",
        "A value is the printed one with all changes added; Power, Range and Move do not fall below 0.",
        "数値は印刷された値に増減をすべて足したもの。Power、Range、Moveは0より下がらない。";
    BK_6_43 = "BK-6.43", acts, "",
        "A pending ability does nothing once its card has left play or changed sides.",
        "場を離れるか陣営が変わったカードの、待機中の特殊能力は何もしない。";
    BK_6_44 = "BK-6.44", defines, "",
        "Abilities without a cost are static or triggered; a trigger pends each time its event happens.",
        "コストのない特殊能力は、常にはたらくか、きっかけで起こる。きっかけのたびに解決待機になる。";
    BK_6_45 = "BK-6.45", refuses, "",
        "Damage is assigned target by target in ascending order, at least 1 each; the last gets the rest.",
        "割り振りは番号順に1体ずつ、1点以上。最後の相手が残りを受ける。";

    // BK-7: windows
    BK_7_1 = "BK-7.1", refuses, "Quickについて",
        "In a window the asked seat opens a Quick card, uses a Quick ability or passes.",
        "割り込みの機会には、Quickのカードをオープンするか、Quickの特殊能力を使うか、パスする。";
    BK_7_2 = "BK-7.2", defines, "効果への割り込み、Quickに関する質問",
        "There is a window while something pends; which effects of the rules pend is a fixed list.",
        "待機中の効果がある間は割り込める。待機するルールの効果は決まっている。";
    BK_7_3 = "BK-7.3", defines, "Quickに関する質問",
        "So a vanguard, a fighter, a draw, a set card, combat damage and an occupation can be answered.",
        "先陣や参加の指定、ドロー、セット、戦闘ダメージ、占領にも割り込める。";
    BK_7_4 = "BK-7.4", acts, "Quickについて",
        "With nothing pending there are windows at fixed points of the turn, closed by two passes in a row.",
        "待機中の効果がなくても、決まった時に割り込める。両者が続けてパスすれば閉じる。";
    BK_7_5 = "BK-7.5", defines, "",
        "A seat is asked if it has a Quick effect to use, no standing pass, and not just announced the effect itself.",
        "使えるクイック効果があり、予約したパスがなく、自分が宣言したばかりの効果でない時に聞かれる。";
    BK_7_6 = "BK-7.6", acts, "",
        "A pass may be for this time only.",
        "今回だけのパス。";
    BK_7_7 = "BK-7.7", acts, "",
        "A pass may stand until something of weight happens.",
        "変化があるまで続くパス。";
    BK_7_8 = "BK-7.8", acts, "",
        "A pass may stand until the end of the turn.",
        "ターンの終わりまで続くパス。";
    BK_7_9 = "BK-7.9", acts, "",
        "A standing pass also ends when its seat acts.",
        "予約したパスは、自分が行動した時にも終わる。";
    BK_7_10 = "BK-7.10", defines, "",
        "Whether a seat is asked can tell that it holds a Quick effect; a reading lets public cards decide instead.",
        "聞かれること自体がクイック効果の有無を示しうる。公開情報だけで決める解釈も選べる。";
    BK_7_11 = "BK-7.11", defines, "",
        "A pass does not bind; a seat is asked anew after each effect put or resolved.",
        "パスしても、効果が待機または解決されるたびに改めて機会がある。";
    BK_7_12 = "BK-7.12", acts, "",
        "A silent pass counts like a spoken one and is told to its seat alone.",
        "自動のパスも口に出したパスと同じ。本人にだけ知らせる。";

    // BK-8: end of the game
    BK_8_1 = "BK-8.1", acts, "勝利条件",
        "A seat that holds three cities with the capital wins at once.",
        "王都を含む3都市を占領したプレイヤーは、ただちに勝つ。";
    BK_8_2 = "BK-8.2", acts, "勝利条件",
        "A seat whose deck has run out loses.",
        "デッキがなくなったプレイヤーは負ける。";
    BK_8_3 = "BK-8.3", acts, "",
        "If both seats meet an end condition together, the game is drawn.",
        "両者が同時に終了条件を満たしたら引き分け。";
    BK_8_4 = "BK-8.4", defines, "",
        "Giving up is outside the rules and stands in the seal of the log.",
        "投了はルールの外。記録の封にだけ書かれる。";
    BK_8_5 = "BK-8.5", acts, "",
        "A draw from a deck too small takes what is there.",
        "足りないデッキからは、あるだけ引く。";
    BK_8_6 = "BK-8.6", defines, "",
        "The result names the winner or nobody, and the reason; there is no score.",
        "結果は勝者（または引き分け）と理由。得点はない。";

    // BK-9: primitives of card texts
    BK_9_1 = "BK-9.1", defines, "",
        "Effects pick their cards by side, place and traits, as seen from their controller.",
        "効果の対象は、コントローラーから見た陣営、場所、性質で決まる。";
    BK_9_2 = "BK-9.2", acts, "",
        "Effect damage is lowered by a card's reduction, then taken by its shield; the rest is marked on it.",
        "効果のダメージは特殊能力で減り、次に軽減の分を引き、残りが蓄積する。";
    BK_9_3 = "BK-9.3", acts, "",
        "Damage to one target.",
        "標的1体にダメージを与える。";
    BK_9_4 = "BK-9.4", acts, "",
        "Damage to all that match, at the same time.",
        "条件に合う全員に同時にダメージを与える。";
    BK_9_5 = "BK-9.5", acts, "",
        "A shield takes damage off a target until the end of the turn.",
        "このターン、標的の受けるダメージを軽減する。";
    BK_9_6 = "BK-9.6", acts, "",
        "Healing takes marked damage off.",
        "受けたダメージを減らす。";
    BK_9_7 = "BK-9.7", acts, "",
        "A value changes until the end of the turn.",
        "このターン、数値を増減する。";
    BK_9_8 = "BK-9.8", acts, "",
        "A card is locked or unlocked.",
        "カードをロックまたはアンロックする。";
    BK_9_9 = "BK-9.9", acts, "",
        "A character is put at another city without a change of lock.",
        "ロックの状態を変えずに、別の都市へ移す。";
    BK_9_10 = "BK-9.10", acts, "",
        "A card returns to its owner's hand.",
        "カードを所有者の手札に戻す。";
    BK_9_11 = "BK-9.11", acts, "",
        "A card is turned face-down where it is, under its owner.",
        "その場で裏向きにし、所有者のセットカードにする。";
    BK_9_12 = "BK-9.12", acts, "",
        "A card is trashed.",
        "カードをトラッシュする。";
    BK_9_13 = "BK-9.13", acts, "",
        "A card changes its controller while it stays in play.",
        "場にある間、カードのコントロールを得る。";
    BK_9_14 = "BK-9.14", acts, "",
        "A seat draws cards, as many as its deck has.",
        "カードを引く。デッキにある分まで。";
    BK_9_15 = "BK-9.15", acts, "",
        "A seat discards cards of its choice.",
        "手札から選んで捨てる。";
    BK_9_16 = "BK-9.16", acts, "",
        "The top cards of a deck are trashed.",
        "デッキの上からトラッシュする。";
    BK_9_17 = "BK-9.17", acts, "",
        "A seat takes the top cards of its deck aside and looks at them.",
        "自分のデッキの上のカードを取り分けて見る。";
    BK_9_18 = "BK-9.18", acts refuses, "",
        "One of the cards looked at goes to the hand.",
        "見たカードから1枚を手札に加える。";
    BK_9_19 = "BK-9.19", acts, "",
        "The rest of the cards looked at goes to the bottom in an order of choice.",
        "残りを好きな順にデッキの下に置く。";
    BK_9_20 = "BK-9.20", acts, "",
        "Each card looked at is set at a city of choice.",
        "見たカードを1枚ずつ、好きな都市にセットする。";
    BK_9_21 = "BK-9.21", acts, "",
        "The top card of the deck is looked at and set at a city.",
        "デッキの一番上のカードを見て、都市にセットする。";
    BK_9_22 = "BK-9.22", acts refuses, "",
        "Cards found in the deck are put into play without cost.",
        "デッキから探したカードを、コストなしで場に出す。";
    BK_9_23 = "BK-9.23", acts, "",
        "The deck is shuffled.",
        "デッキをシャッフルする。";
    BK_9_24 = "BK-9.24", acts, "",
        "A card goes from the own trash to the hand.",
        "自分のトラッシュのカードを手札に加える。";
    BK_9_25 = "BK-9.25", acts, "",
        "A card goes from the own trash into play.",
        "自分のトラッシュのカードを場に出す。";
    BK_9_26 = "BK-9.26", acts, "",
        "A pending effect is negated.",
        "待機中の効果を無効にする。";
    BK_9_27 = "BK-9.27", acts, "",
        "A seat looks at a set card.",
        "セットカードを見る。";
    BK_9_28 = "BK-9.28", defines, "",
        "A value changes while the card is in play.",
        "場にある間、数値を増減する。";
    BK_9_29 = "BK-9.29", acts, "",
        "Opening costs rise while the card is in play.",
        "場にある間、オープンのコストを増やす。";
    BK_9_30 = "BK-9.30", refuses, "",
        "Enemy effects may not name the card as a target.",
        "敵の効果の標的にならない。";
    BK_9_31 = "BK-9.31", acts, "",
        "The card takes less damage from each effect.",
        "効果から受けるダメージを減らす。";
    BK_9_32 = "BK-9.32", defines, "",
        "A text shows a cost left of its colon, and says what is Quick, triggered or static.",
        "コストはコロンの左に書く。Quick、きっかけ、常時の別も書き方で示す。";

    // BK-R: readings
    BK_R1 = "BK-R1", reading, "準備するもの",
        "Whose five city cards are used? `one-common-set`: one common set; `first-player-set`: those of the first player; `mixed-locals`: the first player's capital, and four local cities drawn from both seats' eight.",
        "だれの都市カードを使うか。`one-common-set`：共通の1組。`first-player-set`：先攻のもの。`mixed-locals`：先攻の王都と、両者の地方都市8枚から引いた4枚。";
    BK_R2 = "BK-R2", reading, "ゲームの準備",
        "Is it hidden at first where the capital is? `hidden-until-up`: yes, until the city turns up; `open-from-start`: no, all five are known from the start.",
        "王都の場所は最初わからないか。`hidden-until-up`：都市が表になるまでわからない。`open-from-start`：最初から5つともわかる。";
    BK_R3 = "BK-R3", reading, "手札の交換",
        "Who redraws first? `first-player-completes-then-second`: the first player until content, then the second; `alternating`: both by turns.",
        "手札の交換はどちらが先か。`first-player-completes-then-second`：先攻が終えてから後攻。`alternating`：1回ずつ交互。";
    BK_R4 = "BK-R4", reading, "手札の交換",
        "How far can redraws bring the hand down? `down-to-zero`: to no card at all; `stop-at-one`: to one card.",
        "手札の交換で何枚まで減るか。`down-to-zero`：0枚まで。`stop-at-one`：1枚まで。";
    BK_R5 = "BK-R5", reading, "勝利条件",
        "When does a seat lose by its deck? `at-zero`: as soon as it is empty; `on-failed-draw`: when it must draw and cannot.",
        "デッキ切れで負けるのはいつか。`at-zero`：0枚になった時。`on-failed-draw`：引けなかった時。";
    BK_R6 = "BK-R6", reading, "",
        "What if both seats meet an end condition together? `drawn-game`: the game is drawn; `turn-player-wins`: the turn player wins; `turn-player-loses`: the turn player loses.",
        "両者が同時に終了条件を満たしたらどうなるか。`drawn-game`：引き分け。`turn-player-wins`：ターンプレイヤーの勝ち。`turn-player-loses`：ターンプレイヤーの負け。";
    BK_R7 = "BK-R7", reading, "ターンの進行 ①",
        "What is unlocked in Recovery? `own-cards`: all cards of the turn player; `own-characters`: its characters only; `all-characters`: the characters of both seats.",
        "回復フェイズに何をアンロックするか。`own-cards`：自分のカードすべて。`own-characters`：自分のキャラクターだけ。`all-characters`：両者のキャラクター。";
    BK_R8 = "BK-R8", reading, "効果への割り込み、Quickに関する質問",
        "Which effects of the rules pend? `listed`: those on the list; `quoted-only`: the six that are named in print; `all`: also the damage reset and the discard to the hand limit.",
        "ルールの効果のうち、どれが待機するか。`listed`：一覧にあるもの。`quoted-only`：明記された6つだけ。`all`：ダメージの消去と手札の調整も。";
    BK_R9 = "BK-R9", reading, "Quickについて",
        "Where may Quick be used with nothing pending? `lean`: at the points where no other window would do; `full`: at all ten points; `before-fighters`: at the lean points, and between the battle open step and the naming of the fighters.",
        "待機中の効果がない時、いつQuickを使えるか。`lean`：他の機会では代えられない時だけ。`full`：10か所すべて。`before-fighters`：他の機会では代えられない時に加えて、戦闘オープンステップの後、戦闘キャラクターを指定する前にも。";
    BK_R10 = "BK-R10", reading, "",
        "Is a seat asked whether it answers its own announcement? `silent-pass`: no, it passes silently; `ask`: yes.",
        "自分の宣言に割り込むか聞かれるか。`silent-pass`：聞かれず、自動でパス。`ask`：聞かれる。";
    BK_R11 = "BK-R11", reading, "",
        "Who is asked in a window? `private`: a seat with a usable Quick effect; `public`: a seat that may have one, by what both can see; `always`: every seat.",
        "割り込みの機会に聞かれるのはだれか。`private`：使えるクイック効果がある者。`public`：公開情報から見てありうる者。`always`：いつも全員。";
    BK_R12 = "BK-R12", reading, "用語と解説: オープン",
        "Does the entry of an opened character pend? `pends`: yes; `immediate`: no, it enters once it is paid for.",
        "オープンしたキャラクターの登場は待機するか。`pends`：待機する。`immediate`：払ったらすぐ登場。";
    BK_R13 = "BK-R13", reading refuses, "Quickについて",
        "May a card be opened without paying in a window, just to show it? `no`: no; `yes`: yes.",
        "割り込みの機会に、払わずにオープンして見せられるか。`no`：できない。`yes`：できる。";
    BK_R14 = "BK-R14", reading, "基本的な質問",
        "Does an opening that is turned back use up the chance? `spends`: yes; `free`: no, but each card only once.",
        "裏向きに戻ったオープンも1回に数えるか。`spends`：数える。`free`：数えない。ただし同じカードは1度だけ。";
    BK_R15 = "BK-R15", reading refuses, "カードの使い方",
        "May a card be opened in the turn it was set? `yes`: yes; `no`: no.",
        "セットしたターンにオープンできるか。`yes`：できる。`no`：できない。";
    BK_R16 = "BK-R16", reading, "効果の解決についての質問",
        "May an effect that needs a target be paid for without one? `not-payable`: no; `allowed-no-effect`: yes, and it does nothing.",
        "標的が必要な効果を、標的なしで使えるか。`not-payable`：使えない。`allowed-no-effect`：使えるが何も起こらない。";
    BK_R17 = "BK-R17", reading, "Unique",
        "What counts for Unique? `face-up-in-play-only`: face-up cards in play; `pending-too`: also cards whose entry pends.",
        "Uniqueで数えるのはどれか。`face-up-in-play-only`：場に表向きのカードだけ。`pending-too`：登場待ちのカードも。";
    BK_R18 = "BK-R18", reading, "",
        "What becomes of the later of two Unique cards? `later-is-trashed`: it is trashed; `later-turns-face-down`: it turns face-down.",
        "Uniqueが2枚になったら、後のカードはどうなるか。`later-is-trashed`：トラッシュされる。`later-turns-face-down`：裏向きになる。";
    BK_R19 = "BK-R19", reading, "(1)キャラクターの移動",
        "When does a move lock the character? `at-announcement`: when it is announced; `at-resolution`: when it resolves.",
        "移動のロックはいつか。`at-announcement`：宣言した時。`at-resolution`：解決する時。";
    BK_R20 = "BK-R20", reading, "(1)キャラクターの移動",
        "May a character move to the city where it is? `no`: no; `yes`: yes, it is just locked.",
        "今いる都市へ「移動」できるか。`no`：できない。`yes`：できる。ロックするだけ。";
    BK_R21 = "BK-R21", reading, "(2)カードのセット",
        "Where is a card while its setting pends? `beside-the-city`: beside the city, out of the hand; `in-hand`: in the hand, and it may still pay.",
        "セットが待機する間、カードはどこにあるか。`beside-the-city`：都市の脇。手札には数えない。`in-hand`：手札の中。コストにも使える。";
    BK_R22 = "BK-R22", reading refuses, "(2)カードのセット",
        "May cards be set at a city the enemy occupies? `yes`: yes; `no`: no.",
        "敵の占領都市にセットできるか。`yes`：できる。`no`：できない。";
    BK_R23 = "BK-R23", reading refuses, "",
        "May a battle be declared without an unlocked character there? `yes`: yes; `no`: no.",
        "アンロックのキャラクターがいない都市に戦闘宣言できるか。`yes`：できる。`no`：できない。";
    BK_R24 = "BK-R24", reading, "",
        "What if the named vanguard is gone before it is one? `battle-ends`: the battle ends; `continue-without`: it goes on without a vanguard; `name-another`: another may be named.",
        "指定した先陣が解決前にいなくなったらどうなるか。`battle-ends`：戦闘が終わる。`continue-without`：先陣なしで続く。`name-another`：指定し直せる。";
    BK_R25 = "BK-R25", reading, "③戦闘キャラクター指定ステップ",
        "What if all attackers are gone before the exchange? `steps-go-on`: the steps go on; `skip-to-end`: the battle skips to its end.",
        "応酬の前に攻撃側がいなくなったらどうなるか。`steps-go-on`：ステップを続ける。`skip-to-end`：戦闘終了へ進む。";
    BK_R26 = "BK-R26", reading, "③戦闘キャラクター指定ステップ",
        "When do the occupier's characters join the battle? `throughout-b3`: all through the fighter step; `start-of-b3-only`: only when it begins.",
        "占領側のキャラクターはいつ参加するか。`throughout-b3`：参加ステップの間ずっと。`start-of-b3-only`：始まった時だけ。";
    BK_R27 = "BK-R27", reading, "③戦闘キャラクター指定ステップ",
        "Do enemies that stayed out of the battle prevent an occupation? `no`: no; `yes`: yes.",
        "戦闘に出なかった敵は占領を妨げるか。`no`：妨げない。`yes`：妨げる。";
    BK_R28 = "BK-R28", reading, "④ダメージ応酬ステップ",
        "How do several fighters of one Range assign? `one-group`: all of the attacker, then all of the defender; `one-by-one`: one fighter each by turns.",
        "同じRangeが何体もいる時の割り振りは？`one-group`：攻撃側全員、次に防御側全員。`one-by-one`：1体ずつ交互。";
    BK_R29 = "BK-R29", reading, "ダメージの割り振り",
        "When may damage that is assigned be answered? `after-all-assigned`: when both sides have assigned; `after-each-side`: also after the attacker has.",
        "割り振ったダメージに割り込めるのはいつか。`after-all-assigned`：両者が割り振った後。`after-each-side`：攻撃側が割り振った後にも。";
    BK_R30 = "BK-R30", reading refuses, "ダメージの割り振り",
        "Must the whole Power be assigned? `all`: yes; `up-to`: no, the rest may be left.",
        "Powerはすべて割り振るか。`all`：すべて割り振る。`up-to`：残してもよい。";
    BK_R31 = "BK-R31", reading refuses, "ダメージの割り振り",
        "May one target get more than it needs? `yes`: yes; `lethal-first`: not while another has less.",
        "1体に必要以上のダメージを割り振れるか。`yes`：割り振れる。`lethal-first`：足りない敵がいる間はできない。";
    BK_R32 = "BK-R32", reading, "Rangeの値が高いキャラクター",
        "What if the source or target is gone before the damage is dealt? `not-dealt`: nothing is dealt; `source-gone-still-deals`: a source that is gone still deals; `moved-target-still-hit`: a target that left the battle is still hit.",
        "割り振った後に攻撃元や相手がいなくなったら？`not-dealt`：与えない。`source-gone-still-deals`：攻撃元がいなくても与える。`moved-target-still-hit`：戦闘を離れた相手にも与える。";
    BK_R33 = "BK-R33", reading, "④ダメージ応酬ステップ",
        "What if Power changes after it was assigned? `assigned-amount-stays`: the assigned amount stays; `recompute`: the amounts are adjusted.",
        "割り振った後にPowerが変わったら？`assigned-amount-stays`：割り振った分のまま。`recompute`：割り振りを合わせる。";
    BK_R34 = "BK-R34", reading, "④ダメージ応酬ステップ",
        "What if a Range changes during the exchange? `strike-once-at-current-range`: the fighter strikes once, at the Range it then has; `fixed-at-start`: the Ranges of the start hold.",
        "応酬の途中でRangeが変わったら？`strike-once-at-current-range`：その時のRangeで1度だけ攻撃。`fixed-at-start`：始まりの値のまま。";
    BK_R35 = "BK-R35", reading, "用語と解説: 戦闘ダメージ / ダメージ",
        "What does a shield of 2 take off? `pool-of-2`: 2 points of the turn in all; `each-damage-by-2`: 2 points of each damage.",
        "「2点軽減」はどこまで減らすか。`pool-of-2`：このターンの合計2点。`each-damage-by-2`：1回ごとに2点。";
    BK_R36 = "BK-R36", reading, "戦闘結果 ①占領",
        "What if no victor is left when the occupation resolves? `no-occupation`: the city is not occupied; `occupied-then-neutral`: it is, draws its cards, and turns neutral.",
        "占領の解決時に勝者が残っていなかったら？`no-occupation`：占領しない。`occupied-then-neutral`：占領してドローも行い、中立に戻る。";
    BK_R37 = "BK-R37", reading refuses, "戦闘結果 ①占領",
        "How many cards may the occupier draw? `zero-or-two`: none or two; `zero-one-two`: none, one or two; `must-two`: always two.",
        "占領で何枚引けるか。`zero-or-two`：0枚か2枚。`zero-one-two`：0枚から2枚。`must-two`：必ず2枚。";
    BK_R38 = "BK-R38", reading, "戦闘結果 ①占領",
        "Does the city draw pend by itself? `yes`: yes; `part-of-occupation`: no, it is a part of the occupation.",
        "都市のドローは別に待機するか。`yes`：待機する。`part-of-occupation`：占領の一部。";
    BK_R39 = "BK-R39", reading, "戦闘結果 ①占領",
        "Which characters keep a city occupied? `any-own-character-there`: any of the occupier's there; `only-those-that-took-it`: only those that took it.",
        "占領を保つのはどのキャラクターか。`any-own-character-there`：そこにいる味方ならだれでも。`only-those-that-took-it`：占領した者だけ。";
    BK_R40 = "BK-R40", reading, "勝利条件",
        "When is the city victory looked at? `at-once`: at once; `end-of-turn`: at the end of the turn.",
        "都市による勝利はいつ判定するか。`at-once`：その場で。`end-of-turn`：ターンの終わり。";
    BK_R41 = "BK-R41", reading, "ターンプレイヤー優先の法則",
        "In which order do both seats' triggers pend? `all-tp-then-all-ntp`: all of the turn player's, then the others; `alternate`: one each by turns.",
        "同時の特殊能力はどの順で待機するか。`all-tp-then-all-ntp`：ターンプレイヤーの分すべてが先。`alternate`：1つずつ交互。";
    BK_R42 = "BK-R42", reading, "ターンプレイヤー優先の法則",
        "In which order do triggers put together resolve? `lifo`: the last one first; `fifo`: the first one first.",
        "続けて待機した特殊能力の解決順は？`lifo`：後のものから。`fifo`：先のものから。";
    BK_R43 = "BK-R43", reading, "用語と解説: ターン終了時",
        "Do turn-end effects come before the discard to the hand limit? `after-discard`: no, after it; `before-discard`: yes.",
        "「ターン終了時」は手札の調整より前か。`after-discard`：後。`before-discard`：前。";
    BK_R44 = "BK-R44", reading, "",
        "What if a target does not fit the text any more? `still-affected`: it is still affected; `no-effect`: it is not.",
        "標的が条件から外れたらどうなるか。`still-affected`：それでも効果を受ける。`no-effect`：受けない。";
    BK_R45 = "BK-R45", reading, "",
        "What does a pending ability do once its card has left play? `no-effect`: nothing, unless it is about leaving; `resolves`: it resolves as if the card were there.",
        "場を離れたカードの待機中の特殊能力はどうなるか。`no-effect`：何もしない（場を離れた時の特殊能力を除く）。`resolves`：そのまま解決する。";
    BK_R46 = "BK-R46", reading, "",
        "Does Dark Wind need exactly two cities of the enemy? `exactly-two`: yes; `two-or-more`: no, two or more.",
        "「闇の風」の条件は敵の占領都市がちょうど2つか。`exactly-two`：ちょうど2つ。`two-or-more`：2つ以上。";
    BK_R47 = "BK-R47", reading, "効果のコントローラー",
        "Who controls a taken character that turns face-down? `owner`: its owner; `last-controller`: who controlled it last.",
        "奪ったキャラクターが裏向きになったら、だれのものか。`owner`：所有者。`last-controller`：最後のコントローラー。";
    BK_R48 = "BK-R48", reading, "",
        "What of a fighter that changes sides? `leaves-battle`: it leaves the battle; `fights-for-new-side`: it fights for its new side.",
        "戦闘中に陣営が変わったキャラクターは？`leaves-battle`：戦闘から外れる。`fights-for-new-side`：新しい側で戦う。";
    BK_R49 = "BK-R49", reading, "カードデータの見方",
        "Is a character with 0 HP or less trashed without damage? `trashed`: yes; `needs-damage`: no, it needs damage.",
        "HPが0以下になったら、ダメージがなくてもトラッシュか。`trashed`：トラッシュする。`needs-damage`：ダメージが必要。";
    BK_R50 = "BK-R50", reading, "用語と解説: 無効にする",
        "Where does a negated effect card go? `owner-trash`: to its owner's trash; `back-to-set`: back to its place as a set card.",
        "無効になったエフェクトカードはどこへ行くか。`owner-trash`：所有者のトラッシュ。`back-to-set`：元の場所のセットカードに戻る。";
    BK_R51 = "BK-R51", reading refuses, "用語と解説: 探す",
        "May a search stop although there is something to find? `yes`: yes; `must-find`: no.",
        "見つかるはずのカードを探さずにやめてよいか。`yes`：よい。`must-find`：必ず見つける。";
    BK_R52 = "BK-R52", reading, "準備するもの",
        "Is the limit of 3 counted by number or by name? `card-number`: by number; `card-name`: by name.",
        "3枚の制限は何で数えるか。`card-number`：カードNo.。`card-name`：名前。";
    BK_R53 = "BK-R53", reading, "準備するもの",
        "What makes a card a mercenary? `type-mercenary`: its type; `name-mercenary`: its name.",
        "傭兵のカードとは？`type-mercenary`：Typeが傭兵。`name-mercenary`：名前が傭兵。";
    BK_R54 = "BK-R54", reading, "Lv.の制限",
        "What if the city level falls after a card was paid for? `ignored`: nothing, it resolves; `turned-back`: the card is turned back.",
        "払った後に都市Lv.が下がったら？`ignored`：そのまま解決する。`turned-back`：カードは裏向きに戻る。";
    BK_R55 = "BK-R55", reading, "①先陣キャラクター指定ステップ",
        "Do effects at battle end happen without a vanguard? `no`: no; `yes`: yes.",
        "先陣なしでも「戦闘終了時」は起こるか。`no`：起こらない。`yes`：起こる。";
    BK_R56 = "BK-R56", reading, "③戦闘キャラクター指定ステップ",
        "What if a named fighter is gone when that resolves? `designation-counts`: the naming counts, the other seat is next; `may-name-another`: another may be named.",
        "指定したキャラクターが解決時にいなければ？`designation-counts`：1回と数え、相手の番。`may-name-another`：指定し直せる。";
    BK_R57 = "BK-R57", reading, "",
        "Does the other seat see cards set from those looked at? `hidden`: no; `shown`: yes.",
        "見てからセットしたカードを相手は知るか。`hidden`：知らない。`shown`：知る。";
    BK_R58 = "BK-R58", reading, "",
        "Is a face-up card that returned to the hand still known? `yes`: yes; `no`: no.",
        "手札に戻った表向きのカードは、知られたままか。`yes`：知られたまま。`no`：知られない。";
    BK_R59 = "BK-R59", reading, "基本的な質問",
        "Is a set card that was shown still known? `yes`: yes; `no`: no.",
        "見せて裏向きに戻したカードは、知られたままか。`yes`：知られたまま。`no`：知られない。";
    BK_R60 = "BK-R60", reading, "",
        "Can Power fall below 0? `floor-zero`: no, 0 is the least; `no-floor`: yes, but it deals nothing.",
        "Powerは0より下がるか。`floor-zero`：0まで。`no-floor`：下がるがダメージは与えない。";
    BK_R61 = "BK-R61", reading, "カードの使い方",
        "Does a Quick card opened in a window count as the one open? `no`: no; `yes`: yes.",
        "割り込みで開いたQuickのカードも、オープンの1回に数えるか。`no`：数えない。`yes`：数える。";
    BK_R62 = "BK-R62", reading, "",
        "Does a card that left and came back keep its damage, shield and lock? `new-card`: no, it is a new card; `keeps`: yes, within the turn.",
        "一度離れて戻ったカードに、ダメージや軽減、ロックは残るか。`new-card`：残らない。新しいカード。`keeps`：同じターンなら残る。";
    BK_R63 = "BK-R63", reading, "コストの支払い",
        "May set cards pay the number in an ability's cost? `hand-only`: no, only hand cards; `hand-or-set`: yes.",
        "特殊能力のコストの数字をセットカードで払えるか。`hand-only`：手札だけ。`hand-or-set`：セットカードでもよい。";
    BK_R64 = "BK-R64", reading refuses, "(4)戦闘宣言",
        "May the first player declare a battle in turn 1? `yes`: yes; `no`: no.",
        "先攻は第1ターンに戦闘宣言できるか。`yes`：できる。`no`：できない。";
    BK_R65 = "BK-R65", reading, "",
        "Does damage after the End phase's reset last into the next turn? `cleared-at-turn-end`: no; `carries-over`: yes.",
        "終了フェイズでダメージを消した後のダメージは次のターンに残るか。`cleared-at-turn-end`：残らない。`carries-over`：残る。";
    BK_R66 = "BK-R66", reading, "",
        "How are characters put into play that a search found? `face-up`: face-up; `as-set-card`: as set cards.",
        "探したキャラクターはどう出すか。`face-up`：表向き。`as-set-card`：セットカードとして。";
    BK_R67 = "BK-R67", reading, "③戦闘キャラクター指定ステップ",
        "May a character unlocked after the naming still be named? `no`: no; `yes`: yes, the naming begins again.",
        "指定が終わった後でアンロックした者を、戦闘に指定できるか。`no`：できない。`yes`：できる。指定をやり直す。";
    BK_R68 = "BK-R68", reading, "(1)キャラクターの移動",
        "Must a move still be in reach when it resolves? `not-rechecked`: no, it leads to the named city; `must-be-in-reach`: yes.",
        "移動の解決時に、距離を確かめ直すか。`not-rechecked`：確かめない。宣言した都市へ行く。`must-be-in-reach`：確かめる。";
    BK_R69 = "BK-R69", reading refuses, "カードの状態",
        "May a character act in the turn it entered? `yes`: yes; `from-next-turn`: no, but one that fights without being named still fights.",
        "登場したターンに行動できるか。`yes`：できる。`from-next-turn`：できない。自動で参加する戦闘は行う。";
}

#[cfg(test)]
mod tests {
    use super::{BK_1_1, BK_5_53, BK_9_32, BK_R69, RULES};
    use kanso_engine::RuleEntry;

    /// Section and number of an id; readings come last.
    fn place(id: &str) -> (u32, u32) {
        let id = id.strip_prefix("BK-").expect("the prefix of the game");
        if let Some(number) = id.strip_prefix('R') {
            return (u32::MAX, number.parse().expect("a number"));
        }
        let (section, number) = id.split_once('.').expect("section.number");
        (section.parse().expect("a section"), number.parse().expect("a number"))
    }

    #[test]
    fn ids_ascend_and_name_their_constants() {
        assert_eq!(RULES.len(), 181 + 69);
        assert!(RULES.is_sorted_by(|one, next| place(one.id) < place(next.id)));
        for (rule, id) in
            [(BK_1_1, "BK-1.1"), (BK_5_53, "BK-5.53"), (BK_9_32, "BK-9.32"), (BK_R69, "BK-R69")]
        {
            assert_eq!(RULES[rule.index()].id, id);
        }
    }

    /// Sections 1 and 3 to 9; there are no rules in section 2.
    #[test]
    fn numbers_of_a_section_have_no_gap() {
        let counts = [(1, 8), (3, 17), (4, 8), (5, 53), (6, 45), (7, 12), (8, 6), (9, 32)];
        let wanted = counts.iter().flat_map(|&(section, count)| {
            (1..=count).map(move |number| format!("BK-{section}.{number}"))
        });
        let readings = (1..=69).map(|number| format!("BK-R{number}"));
        let found = RULES.iter().map(|entry| entry.id.to_owned());
        assert!(found.eq(wanted.chain(readings)));
    }

    /// The numbers of the table at the end of the specification; BK-9.18 and BK-9.22 refuse, too: a
    /// card that does not match must be refused by the rule of the choice.
    #[test]
    fn rules_act_refuse_and_define_as_often_as_specified() {
        let count = |what: fn(&RuleEntry) -> bool| RULES.iter().filter(|entry| what(entry)).count();
        assert_eq!(count(|entry| entry.does.acts), 97);
        assert_eq!(count(|entry| entry.does.refuses && !entry.does.reading), 33);
        assert_eq!(count(|entry| entry.does.acts && entry.does.refuses), 13);
        assert_eq!(count(|entry| entry.does.refuses && entry.does.reading), 10);
        assert_eq!(count(|entry| entry.does.defines), 64);
        assert_eq!(count(|entry| entry.does.reading), 69);
        assert_eq!(count(|entry| entry.does.defines && (entry.does.acts || entry.does.refuses)), 0);
    }

    #[test]
    fn every_line_is_a_sentence_in_both_languages() {
        for entry in RULES {
            assert!(entry.en.ends_with(['.', '?']), "{}: {}", entry.id, entry.en);
            assert!(entry.ja.ends_with('。'), "{}: {}", entry.id, entry.ja);
        }
    }
}
