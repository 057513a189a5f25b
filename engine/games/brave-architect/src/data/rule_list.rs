//! Every rule of Brave Architect: its id, what it does, the rulebook's heading, and one line in our
//! words.
//!
//! Source: the play manual of 2016 by the headings; a rule without one is needed by the program
//! alone, or says what the rulebook leaves to pictures and cards. A text tells the rule as it is
//! under the default readings. The readings (BA-R2 to BA-R86) are the open questions of the
//! rulebook: each line asks and says what each value means; numbers that are left out are settled.
//! The rows of the card set (`BA:K17`) are cited too; they live in `cards`.

kanso_engine::rules! {
    // BA-1: the map and the enemy's body
    BA_1_1 = "BA-1.1", defines, "", "The map has the columns A to H from west to east and the rows 1 to 8 from north to south; there are no diagonal steps.",
        "マップは西から東へA〜H列、北から南へ1〜8行。斜めの1歩はない。";
    BA_1_2 = "BA-1.2", defines, "", "The body covers 2×2 squares and never turns: 1 north-west, 2 north-east, 3 south-west, 4 south-east; its sides are 1 north, 2 east, 3 south, 4 west.",
        "敵本体は2×2マスで、向きを変えない。1が北西、2が北東、3が南西、4が南東。辺は1が北、2が東、3が南、4が西。";
    BA_1_3 = "BA-1.3", defines, "", "The body begins on D2 to E3, the heroes on C6 to F7, on both maps; printed objects have no effect.",
        "敵本体はD2〜E3、キャラはC6〜F7から始める。どちらのマップも同じ。描かれたオブジェクトに効果はない。";
    BA_1_4 = "BA-1.4", defines, "", "On the volcano map C1, F1, B2, G2, A4, H4, C5, F5, B8 and G8 do 1 damage; B3, G3, B6 and G6 do 1 when passed and 2 when stopped on.",
        "火山マップの溶岩は、C1、F1、B2、G2、A4、H4、C5、F5、B8、G8が1ダメージ。B3、G3、B6、G6は通過で1、止まると2ダメージ。";
    BA_1_5 = "BA-1.5", defines, "", "On the two-slot sheet part 1 is the west half of the body and part 2 the east half.",
        "敵シート裏面では、1つ目の敵パーティが敵本体の西半分、2つ目が東半分。";

    // BA-2: making the heroes
    BA_2_1 = "BA-2.1", defines, "キャラメイク",
        "Seven races, eight weapons, ten sub-weapons and eighteen skills lie open to choose from.",
        "キャラ7種類、武器8種類、サブウェポン10種類、スキル18種類を公開して並べ、その中から選ぶ。";
    BA_2_2 = "BA-2.2", acts refuses, "キャラメイク",
        "Each seat picks a race, a weapon, a sub-weapon and two skills, one at a time, clockwise and back again by turns.",
        "キャラ、武器、サブウェポンを1種類ずつ、スキルを2種類選ぶ。1つずつ、時計回りと反時計回りを交互に繰り返す。";
    BA_2_3 = "BA-2.3", refuses, "キャラメイク",
        "Each card set exists once; what one seat has taken is gone for the others.",
        "カードセットは1つずつしかない。誰かが取ったものは選べない。";
    BA_2_4 = "BA-2.4", acts, "キャラシート配置とデッキ準備",
        "Each seat chooses one face of its weapon, the combat style, for the whole game.",
        "武器カードの表か裏で戦闘スタイルを選ぶ。ゲーム中は変えられない。";
    BA_2_5 = "BA-2.5", acts, "キャラメイク",
        "Each hero begins with the full HP of its race, no tension and level 1.",
        "キャラは種族の最大HP、テンション0、レベル1で始める。";
    BA_2_6 = "BA-2.6", acts, "キャラシート配置とデッキ準備",
        "The deck begins with seven cards: two of the weapon, two of the race, one of the sub-weapon and two skills; weapon cards of levels 2 and 3 wait under the sub-weapon.",
        "初期デッキは武器2枚、キャラ2枚、サブウェポン1枚、スキル2枚の7枚。レベル2と3の武器カードはサブウェポンの下で待つ。";

    // BA-3: making the enemy
    BA_3_1 = "BA-3.1", acts, "敵キャラメイク",
        "Four parts are dealt at random to the enemy's squares, two on the two-slot sheet; the other party cards are not used.",
        "敵パーティカードを無作為に4枚、敵シート裏面では2枚配置する。残りは使わない。";
    BA_3_2 = "BA-3.2", acts, "敵キャラメイク",
        "Each part has 20 HP with two seats, 30 with three and 40 with four; the core has 40, with four seats 60.",
        "敵パーティのHPは2人で20、3人で30、4人で40。敵コアは40、4人なら60。";
    BA_3_3 = "BA-3.3", acts, "イージーモード",
        "In easy mode the enemy is that of a game for two: two parts of 20 HP and a core of 40; items are still dealt by the number of seats.",
        "イージーモードの敵は2人用と同じで、HP20の敵パーティ2枚とHP40のコア。アイテムは人数分を獲得する。";
    BA_3_4 = "BA-3.4", acts, "敵攻撃山札の準備",
        "The six normal attack cards make the enemy attack deck; the six strong ones wait aside.",
        "通常の敵攻撃カード6枚が敵攻撃山札になる。強攻撃の6枚は脇に置く。";

    // BA-4: the table
    BA_4_1 = "BA-4.1", defines, "マップ準備",
        "The meadow map has no lava; the volcano map has, and is harder.",
        "草原マップに溶岩はない。火山マップには溶岩マスがあり、難しい。";
    BA_4_2 = "BA-4.2", acts refuses, "マップ準備",
        "Each seat in turn puts its hero on a free square of the start zone.",
        "席順に、キャラをスタート地点の空いているマスに置く。";
    BA_4_3 = "BA-4.3", refuses, "マップ準備",
        "Two heroes never stand on one square.",
        "同じマスに2人のキャラは置けない。";
    BA_4_4 = "BA-4.4", defines, "配置図参考",
        "The twelve item cards make a deck beside the table.",
        "アイテムカード12枚は山札にして脇に置く。";

    // BA-5: round and hero turn
    BA_5_1 = "BA-5.1", acts, "ゲーム開始",
        "Each seat draws three cards, and one enemy attack card is turned up onto the discard pile; then round 1 begins.",
        "各プレイヤーが手札3枚を引き、敵攻撃カード1枚を表にして捨て札に置く。それから第1ターンが始まる。";
    BA_5_2 = "BA-5.2", acts refuses, "ターンの流れ",
        "In a round each standing hero has one hero turn, then the enemy acts, then the round ends.",
        "1ターンに、ダウンしていないキャラが1回ずつ手番を行い、敵が行動し、ターン終了になる。";
    BA_5_3 = "BA-5.3", acts, "手番の順番",
        "The party agrees which hero acts next; the order of speed is only a guide.",
        "次に手番を行うキャラは相談して決める。[速]の順は目安にすぎない。";
    BA_5_4 = "BA-5.4", defines, "手番の順番",
        "A stat is always the total of race, weapon, sub-weapon, equipment and effects, at least 0; a hero who is down has nothing from its equipment.",
        "ステータスはキャラ、武器、サブウェポン、装備品、効果の合計。0未満にはならない。ダウン中は装備品の分を数えない。";
    BA_5_5 = "BA-5.5", defines, "手番の順番",
        "Outside its own hero turn a seat acts only where the party decides or something lets it answer.",
        "自分の手番以外に行動できるのは、相談して決める時と、割り込みが認められた時だけ。";
    BA_5_6 = "BA-5.6", defines, "プレイヤーの手番の流れ",
        "In a hero turn one may move once, play any cards and attack once, in any order; the attack ends the hero turn, but for follow-up attacks.",
        "手番には移動1回、カードのプレイ、攻撃1回を好きな順に行える。攻撃すると、追撃を除いて手番が終わる。";
    BA_5_7 = "BA-5.7", acts, "手番の詳細2-e 手番終了",
        "A hero turn ends after the attack or when its seat says so; played cards stay on the play sheet.",
        "攻撃を終えるか手番終了を宣言すると手番が終わる。プレイしたカードはプレイシートに残る。";
    BA_5_8 = "BA-5.8", defines, "", "Victory and defeat are looked for whenever damage has been done.",
        "勝利と敗北は、ダメージを与えるたびに確かめる。";
    BA_5_9 = "BA-5.9", defines, "", "Nobody is asked who could only pass; every other choice is asked, even with one answer.",
        "パスしかできなければ聞かれない。ほかの選択は、選べるものが1つでも聞かれる。";

    // BA-6: movement
    BA_6_1 = "BA-6.1", acts refuses, "手番の詳細1 移動",
        "Once in its hero turn a hero may move up to its speed and one square more; points left over are lost.",
        "手番中に1回、[速]+1マスまで移動できる。余った移動力はなくなる。";
    BA_6_2 = "BA-6.2", defines, "移動に関するルール",
        "A move point is one step up, down, left or right.",
        "移動力1で縦か横に1マス進む。";
    BA_6_3 = "BA-6.3", refuses, "移動に関するルール",
        "A move enters no square twice and does not come back to where it began.",
        "1回の移動で同じマスに2度入ることや、元のマスに戻ることはできない。";
    BA_6_4 = "BA-6.4", refuses, "移動に関するルール",
        "A move ends on no other hero's square, but may pass it; enemy squares and the edge of the map bar the way.",
        "他のキャラのマスは通過できるが、止まれない。敵のマスには入れず、マップの外にも出られない。";
    BA_6_5 = "BA-6.5", defines, "", "A move takes the way with the least lava damage, then the shortest one, then the first in the order north, east, south, west.",
        "移動は溶岩ダメージの最も少ない道を通る。同じなら短い道、それも同じなら北、東、南、西の順で先になる道。";
    BA_6_6 = "BA-6.6", acts, "[火山マップ]の溶岩マス",
        "Lava hurts who passes it or stops on it, in one sum after the move; the square a move begins on does nothing.",
        "溶岩マスは通過しても止まってもダメージを受け、移動の後に合計で受ける。移動を始めるマスでは受けない。";
    BA_6_7 = "BA-6.7", acts refuses, "", "An extra move from a card is a move of its own with its own points, made in the order granted; the attack or the end of the hero turn loses it.",
        "カードによる追加の移動は、それぞれの移動力で別に行う。得た順に使い、攻撃や手番終了でなくなる。";

    // BA-7: cards
    BA_7_1 = "BA-7.1", defines, "手番の詳細2-a カードの説明",
        "A deck card shows its name, cost, kind of effect and text; an attack also its range, check, chart and icons.",
        "デッキカードには名前、コスト、効果種別、効果がある。攻撃には射程、判定補正、チャート、アイコンもある。";
    BA_7_2 = "BA-7.2", defines, "手番の詳細2-b カードのプレイ",
        "In a hero turn any number of cards can be played that can be paid for.",
        "コストを払える限り、手番中に何枚でもプレイできる。";
    BA_7_3 = "BA-7.3", acts refuses, "カードプレイに関するルール",
        "A card is played by discarding exactly as many other hand cards as its cost says; tension may pay for some or all of them.",
        "コストの枚数ちょうど、ほかの手札を捨て札にしてプレイする。テンションで代わりに払ってもよい。";
    BA_7_4 = "BA-7.4", acts refuses, "カードプレイに関するルール",
        "A card that acts as a cost cannot be played by itself; paid for a card that it fits, it lies with it until the round ends.",
        "コストにすると効果を発揮するカードは、単独ではプレイできない。合うカードに払えば、ターン終了まで一緒に置かれる。";
    BA_7_5 = "BA-7.5", acts, "[攻撃]タイプ、[補助]タイプ",
        "Attacks and support cards act at once and stay on the play sheet until the round ends.",
        "攻撃と補助のカードはすぐに効果を発揮し、ターン終了までプレイシートに残る。";
    BA_7_6 = "BA-7.6", acts refuses, "[設置]タイプ",
        "A placed card stays until its effect is used at its own time; right after that it is discarded.",
        "設置カードは、決められた時に効果を使うまで残る。使ったらすぐ捨て札になる。";
    BA_7_7 = "BA-7.7", acts, "[持続]タイプのプレイコスト",
        "A persistent card goes on acting; the hand cards paid for it lie under it.",
        "持続カードは効果を発揮し続ける。コストにした手札はその下に置く。";
    BA_7_8 = "BA-7.8", acts, "[持続]タイプのプレイコスト",
        "At the start of each later hero turn one card from under each persistent card is discarded, the one placed first; with none left, the persistent card itself.",
        "次からの手番開始時に、持続カードの下から1枚、先に置いたものから捨て札にする。なければ持続カード自体を捨て札にする。";
    BA_7_9 = "BA-7.9", defines, "カードプレイと[捨て札]についての補足",
        "Before the round ends only costs, used placed cards, persistent cards that have run out and the play sheet of a hero who goes down are discarded.",
        "ターン途中で捨て札になるのは、コスト、効果を使った設置カード、持続の切れたカード、ダウンしたキャラのカードだけ。";
    BA_7_10 = "BA-7.10", acts refuses, "[持続]タイプ",
        "Each ability on the character sheet or on a persistent card, and each half of the weapon card, can be used once in a hero turn.",
        "キャラシートのカードや持続カードの能力は、それぞれ一手番に1回使える。武器カードの左右は別々に数える。";
    BA_7_11 = "BA-7.11", acts, "[発動条件]系の効果の補足",
        "A mandatory effect always happens when its condition is met; an optional one if its owner wants.",
        "【強制】の効果は条件を満たせば必ず起こる。【任意】なら持ち主が選ぶ。";

    // BA-8: tension
    BA_8_1 = "BA-8.1", acts, "手番の詳細2-c テンションについて",
        "Tension goes from 0 to 3; what is above or below is lost.",
        "テンションは0から3まで。3を超えた分は失われ、0未満にはならない。";
    BA_8_2 = "BA-8.2", defines, "テンション消費できること",
        "Tension pays for costs, heals, and feeds effects that name it.",
        "テンションはコストの代わり、HP回復、テンションを消費する効果に使える。";
    BA_8_3 = "BA-8.3", acts refuses, "テンション消費できること",
        "Two tension heal 1 HP of one's own hero, also against damage about to come and before tension rises; not above the most HP and not while down.",
        "テンション2で自分のHPを1回復する。ダメージを受ける前や、テンション上昇の前にも使える。最大HPは超えず、ダウン中は使えない。";
    BA_8_4 = "BA-8.4", acts, "[テンション]でのコスト支払い(詳細)",
        "A cost may be split between cards and tension; for a persistent card each tension makes its time a round shorter.",
        "コストは手札とテンションに分けて払える。持続カードでは、テンション1につき持続が1ターン短くなる。";
    BA_8_5 = "BA-8.5", acts refuses, "[テンション]消費で効果があるカード",
        "A card's extra effect for tension can be bought once while the card is carried out, but not with the tension its own hit brings.",
        "テンションによる追加効果は、カードの処理が終わるまでに1回得られる。その攻撃のヒットで増えたテンションは使えない。";

    // BA-9: attacks
    BA_9_1 = "BA-9.1", acts, "手番の詳細2-d 攻撃",
        "An attack is made with an attack card or with an attack on the character sheet, and ends the hero turn.",
        "攻撃は攻撃カードかキャラシートの攻撃で行い、終わると手番が終わる。";
    BA_9_2 = "BA-9.2", defines, "攻撃対象の決定",
        "A target is a square of the body, which stands for its part or for the exposed core.",
        "攻撃対象は敵本体のマス。そのマスの敵パーティか、露出した敵コアを攻撃する。";
    BA_9_3 = "BA-9.3", refuses, "攻撃対象の決定",
        "A target must be in range, counted in steps across and along, whatever stands between.",
        "攻撃対象は射程内でなければならない。間に何があっても、縦と横のマス数の合計で数える。";
    BA_9_4 = "BA-9.4", refuses, "攻撃対象の決定",
        "In one column or row an enemy square between hero and target protects the target.",
        "同じ縦軸か横軸では、間にほかの敵のマスがあると攻撃できない。";
    BA_9_5 = "BA-9.5", refuses, "", "An attack on several targets takes different squares, at most as many as it says, never two of one part or two of the core.",
        "複数範囲攻撃は、書かれた数までの異なるマスを選ぶ。同じ敵パーティや敵コアの2マスは選べない。";
    BA_9_6 = "BA-9.6", acts, "攻撃判定",
        "Each strike is rolled with two dice and the check stats, once for all targets, and read on the chart; two ones always miss.",
        "1回分の攻撃ごとに、ダイス2個と判定補正の合計をチャートで見る。攻撃対象が複数でも判定は1度。1のゾロ目は必ず空振り。";
    BA_9_7 = "BA-9.7", acts, "ダメージ処理",
        "A hit does the damage of its row less the defence of the target, at least 0.",
        "ヒットしたら、チャートの行のダメージから攻撃対象の防御力を引いた分を与える。0未満にはならない。";
    BA_9_8 = "BA-9.8", defines, "ダメージ処理",
        "A part has one defence with 11 HP or more and another with 10 or less.",
        "敵パーティの防御力は、HPが11以上の時と10以下の時で変わる。";
    BA_9_9 = "BA-9.9", acts, "ダメージに関する効果について",
        "Added damage comes before defence is taken off; fixed damage follows the normal damage and ignores defence.",
        "追加ダメージは防御力を引く前に足す。確定ダメージは通常のダメージの後に、防御力に関係なく与える。";
    BA_9_10 = "BA-9.10", acts, "ダメージに関する効果について",
        "Added and fixed damage count once in an attack: at the first hit, on the primary target; fixed damage is lost if that part has fallen.",
        "追加ダメージと確定ダメージは1回の攻撃に1度、最初のヒットで主な攻撃対象に与える。対象が倒れていれば確定ダメージはなくなる。";
    BA_9_11 = "BA-9.11", acts, "連携と、連携判定、連携攻撃について",
        "The first attack of a hero turn links if it goes where the last attack of the hero turn just before in this round went: a link check adds 1 to the roll, a link attack 1 fixed damage.",
        "手番の最初の攻撃で、同じターンの直前の手番に最後に攻撃された場所を狙うと連携になる。連携判定は攻撃判定に+1、連携攻撃は確定ダメージ1。";
    BA_9_12 = "BA-9.12", acts refuses, "追撃について",
        "After an attack another one may follow with a card that bears the follow-up icon, or with any attack by a right gained.",
        "攻撃の後、追撃アイコンのあるカードで続けて攻撃できる。効果で追撃を得ていれば、ほかの攻撃でもよい。";
    BA_9_13 = "BA-9.13", acts, "テンション上昇",
        "An attack that hit raises tension by 1, once, after its damage.",
        "攻撃がヒットしたら、ダメージの後にテンションが1上がる。1回の攻撃に1度だけ。";
    BA_9_14 = "BA-9.14", defines, "攻撃の手順のおさらい",
        "An attack goes through targets, roll, damage, tension and hate check.",
        "攻撃は、攻撃対象の決定、攻撃判定、ダメージ処理、テンション上昇、ヘイトチェックの順に進む。";
    BA_9_15 = "BA-9.15", acts, "", "What cards have added to the next attack is used up by it, hit or miss.",
        "次の攻撃への効果は、ヒットしても空振りしても、その攻撃で使い切る。";
    BA_9_16 = "BA-9.16", acts, "", "Strikes are not rolled once every target has fallen.",
        "攻撃対象がすべて倒れたら、残りの回数の判定は行わない。";
    BA_9_17 = "BA-9.17", defines, "", "In a strike the primary target comes first, then the others by their numbers; defence is read anew for each strike.",
        "1回分の攻撃では主な攻撃対象が先、あとは番号順。防御力はそのつど見直す。";
    BA_9_18 = "BA-9.18", acts, "", "What else the row of the chart says happens once for each strike, after its damage.",
        "チャートの行に書かれた効果は、1回分の攻撃ごとに、ダメージの後で適用する。";
    BA_9_19 = "BA-9.19", acts, "", "What an attack does to its own hero comes after the hate check.",
        "攻撃した本人への効果は、ヘイトチェックの後に起こる。";
    BA_9_20 = "BA-9.20", acts, "", "For links it is kept which squares and which parts standing at its start the attack took.",
        "連携のために、攻撃したマスと、その攻撃の始めに残っていた敵パーティを覚えておく。";
    BA_9_21 = "BA-9.21", defines, "", "After an attack one may stop, follow up, make a move granted for then, use an item or heal by tension.",
        "攻撃の後は、終了、追撃、認められた移動、アイテムの使用、テンションでの回復ができる。";
    BA_9_22 = "BA-9.22", acts, "", "A follow-up attack without the icon uses up a right; a card with the icon does not.",
        "追撃アイコンのない攻撃で追撃すると、追撃の権利を1つ使う。アイコンのあるカードなら使わない。";

    // BA-10: hate
    BA_10_1 = "BA-10.1", defines, "ヘイトについて",
        "The owner of the hate card is hate-top: the enemy goes for this hero.",
        "ヘイトカードを持つキャラがヘイトトップで、敵に狙われる。";
    BA_10_2 = "BA-10.2", acts, "ヘイトのチェック",
        "After a hit the damage of the hero in this hero turn is added up and falls into a range: 0 to 3, 4 to 6, 7 to 9, 10 or more.",
        "ヒットした攻撃の後、この手番のダメージの合計を0〜3、4〜6、7〜9、10以上の範囲で見る。";
    BA_10_3 = "BA-10.3", acts, "ヘイトのチェック",
        "The first hero who hits in a round takes the hate card in any case.",
        "そのターンで最初にヒットさせたキャラは、無条件でヘイトカードを獲得する。";
    BA_10_4 = "BA-10.4", acts, "ヘイトのチェック",
        "After that a hero takes it whose range is at least the range on the card.",
        "その後は、カードの範囲と同じかそれより上の範囲なら獲得する。";
    BA_10_5 = "BA-10.5", acts, "ヘイトのチェック",
        "A hit without damage is checked as 0; a miss is not checked.",
        "ダメージのないヒットは0としてチェックする。空振りではチェックしない。";
    BA_10_6 = "BA-10.6", defines, "ヘイトのチェック",
        "In a round without a hit the last owner keeps the card with its range.",
        "誰もヒットさせなかったターンは、前の持ち主が同じ範囲で持ち続ける。";

    // BA-11: the enemy's action
    BA_11_1 = "BA-11.1", acts, "敵の行動",
        "When the heroes have acted, the enemy acts: by the left half of the card revealed last round and the right half of the one revealed now.",
        "キャラの手番がすべて終わると敵が行動する。前のターンのカードの左側と、今回公開するカードの右側を使う。";
    BA_11_2 = "BA-11.2", acts, "敵の特性チェック",
        "The marks of the last card wake the traits of the parts still standing on these squares, each once.",
        "前回のカードのマークの位置に残っている敵パーティが、1回ずつ特性を発揮する。";
    BA_11_3 = "BA-11.3", defines, "敵の特性チェック",
        "An active trait has its ability and its modifiers of hit and damage; those of several traits add up.",
        "発揮された特性には特殊能力と、命中とダメージの補正がある。複数なら累積する。";
    BA_11_4 = "BA-11.4", acts, "敵の移動",
        "The enemy moves as many squares as the last card and effects say, towards the hate-top hero; without one it stays.",
        "敵は前回のカードの数だけ、効果で増減して、ヘイトトップに向かって移動する。ヘイトトップがいなければ動かない。";
    BA_11_5 = "BA-11.5", acts, "敵移動時のルール",
        "It goes straight in the hero's column or row; otherwise it zigzags, first towards the side with the lower number.",
        "同じ縦軸か横軸なら直進する。そうでなければ、番号の小さい辺の方向から交互に進む。";
    BA_11_6 = "BA-11.6", acts, "敵移動時に巻き込まれるキャラ",
        "Heroes in the way are pushed one square on, and push those behind them.",
        "進む先にいるキャラは1マス押し出され、その後ろのキャラも玉突きになる。";
    BA_11_7 = "BA-11.7", acts, "強制移動の壁ドンダメージ",
        "A hero who cannot be pushed off the map goes sideways along the edge to the nearest free square, at 1 damage for each square.",
        "マップの端で押し出せないキャラは、辺に沿って最も近い空きマスへ動き、1マスにつき1ダメージを受ける。";
    BA_11_8 = "BA-11.8", acts, "強制移動の壁ドンダメージ",
        "Lava that a hero is pushed onto or over hurts as in a move.",
        "溶岩マスへ押されたり、押されて通過したりしたキャラも溶岩のダメージを受ける。";
    BA_11_9 = "BA-11.9", acts, "敵攻撃カード公開",
        "An attack card is revealed; party cards that come first add their traits to this attack.",
        "敵攻撃カードが出るまで公開する。途中で出た敵パーティカードは、今回の攻撃に特性を発揮する。";
    BA_11_10 = "BA-11.10", acts, "敵の攻撃範囲",
        "The attack reaches the standing heroes in the range of the last card, around the body or the hate-top hero.",
        "前回のカードの攻撃範囲にいる、ダウンしていないキャラが攻撃される。中心は敵本体かヘイトトップ。";
    BA_11_11 = "BA-11.11", acts, "回避判定",
        "Each attacked hero rolls a die and adds its speed; it evades with at least the enemy's hit number and modifiers, never with a 1 and always with a 6.",
        "攻撃されたキャラはダイス1個に[速]を足し、補正した命中以上なら回避する。1は必ず失敗、6は必ず成功。";
    BA_11_12 = "BA-11.12", acts, "防御判定",
        "One die gives the damage for all who failed; each takes it less its defence or magic, at least 0.",
        "回避に失敗した全員のダメージをダイス1個で決める。各キャラは[防]か[魔]を引いた分を受ける。0未満にはならない。";
    BA_11_13 = "BA-11.13", acts, "防御判定",
        "What the attack card says happens when the enemy makes the attack.",
        "敵攻撃カードの効果は、その攻撃の時に適用する。";
    BA_11_14 = "BA-11.14", acts, "防御判定",
        "At the end the card goes on top of the discard pile and counts in the next round.",
        "攻撃が終わると、カードは捨て札の一番上に置かれ、次のターンに使われる。";
    BA_11_15 = "BA-11.15", defines, "", "Before each step the enemy finds its way anew; it never leaves the map.",
        "敵は1マスごとに進む方向を決め直す。マップの外には出ない。";
    BA_11_16 = "BA-11.16", defines, "", "Of several heroes in the way the one of the lowest seat is pushed first; heroes who are down are pushed too.",
        "巻き込まれるキャラが複数なら席順に押し出す。ダウン中のキャラも押される。";
    BA_11_17 = "BA-11.17", acts, "", "In a chain the last hero moves first.",
        "玉突きでは、一番後ろのキャラから動く。";
    BA_11_18 = "BA-11.18", acts, "", "A wall slam goes to the nearest free square of the edge; there always is one.",
        "壁ドンでは、辺に沿って最も近い空きマスに動く。空きマスは必ずある。";
    BA_11_19 = "BA-11.19", acts, "", "Slam damage comes after each step, lava damage after the whole move, each for all heroes together.",
        "壁ドンのダメージは1マスごと、溶岩のダメージは移動がすべて終わってから、それぞれ全員同時に受ける。";
    BA_11_20 = "BA-11.20", defines, "", "The enemy's attack goes through range, evasion, damage, effects and counters.",
        "敵の攻撃は、攻撃範囲、回避判定、防御判定とダメージ、効果、反撃の順に進む。";
    BA_11_21 = "BA-11.21", defines, "", "The attacked area lies within the map and leaves out the body; a trait may enlarge it.",
        "攻撃範囲はマップの内側だけで、敵本体のマスを除く。特性で広がることがある。";
    BA_11_22 = "BA-11.22", acts, "", "Damage that traits do before evasion comes first; who goes down is out of the attack.",
        "回避判定前の特性のダメージが最初。それでダウンしたキャラは攻撃から外れる。";
    BA_11_23 = "BA-11.23", defines, "", "All attacked heroes roll, in seat order, before any damage of the attack.",
        "攻撃のダメージの前に、攻撃されたキャラ全員が席順に回避判定を行う。";
    BA_11_24 = "BA-11.24", acts, "", "After the damage come the effects of the card and then those of traits on the heroes who failed and never went down.",
        "ダメージの後、回避に失敗してダウンしなかったキャラに、カード、特性の順で効果を適用する。";
    BA_11_25 = "BA-11.25", acts, "", "Last, attacked heroes who never went down may counter, in seat order.",
        "最後に、攻撃されてダウンしなかったキャラが席順に反撃できる。";
    BA_11_26 = "BA-11.26", defines, "", "A range is drawn around the body (8, 12, 16 or 32 squares) or around the hate-top hero (5, 9 or 13 squares).",
        "攻撃範囲は敵本体の周り（8、12、16、32マス）か、ヘイトトップの周り（5、9、13マス）。";

    // BA-12: down and defeat
    BA_12_1 = "BA-12.1", acts, "ダウンと敗北",
        "A hero at 0 HP goes down: its play sheet is discarded and its tension lost; hand, items and hate card stay.",
        "HPが0になるとダウンする。プレイシートのカードは捨て札、テンションは0になる。手札、アイテム、ヘイトカードは残る。";
    BA_12_2 = "BA-12.2", acts refuses, "ダウンと敗北",
        "A hero who is down has no hero turn, draws nothing and can do nothing, but can be pushed.",
        "ダウン中は手番も手札の補充もなく、何もできない。敵に押されることはある。";
    BA_12_3 = "BA-12.3", acts, "ダウンと敗北",
        "A hero who is down still gets levels and items; items and equipment are of no use until it recovers.",
        "ダウン中もレベルアップし、アイテムを獲得する。アイテムと装備品は復帰するまで使えない。";
    BA_12_4 = "BA-12.4", acts, "ダウンからの復帰",
        "Any heal from another hero brings a hero back with exactly 1 HP.",
        "ほかのキャラに回復してもらうと、回復量に関係なくHP1で復帰する。";
    BA_12_5 = "BA-12.5", acts, "ダウンからの復帰",
        "A hero brought back who has not acted in this round may still act.",
        "復帰したキャラがこのターンの手番をまだ行っていなければ、手番を行える。";
    BA_12_6 = "BA-12.6", acts, "敗北",
        "When two heroes are down at the same time the game is lost at once, whatever hurt them.",
        "2人のキャラが同時にダウンしていれば、原因を問わずすぐに敗北。";
    BA_12_7 = "BA-12.7", acts, "ダウンと敗北",
        "A hero who goes down in its own hero turn has had it, and the effect that did it goes no further.",
        "自分の手番にダウンしたキャラは、その効果の残りも手番もそこで終わる。";
    BA_12_8 = "BA-12.8", acts, "", "Whoever the same cause hurts may answer first, in seat order; then all lose their HP together.",
        "同じ原因でダメージを受けるキャラは、席順に割り込む機会があり、その後で全員同時にHPが減る。";
    BA_12_9 = "BA-12.9", acts, "", "An effect that keeps a hero at 1 HP comes after the answers, always, and is used up.",
        "HPを1残す効果は、割り込みの後に必ず起こり、カードは捨て札になる。";
    BA_12_10 = "BA-12.10", acts, "", "After the downs come the later parts of cards used against the damage, then Potions for a single hero who is down.",
        "ダウンの後、ダメージに割り込んだカードの残りの効果を適用する。ダウンが1人だけなら、続いてポーションを使える。";

    // BA-13: the end of a round
    BA_13_1 = "BA-13.1", acts, "ターン終了",
        "Each seat discards what lies on its play sheet, but for placed and persistent cards.",
        "各プレイヤーは、設置と持続のカードを除いて、プレイシートのカードを捨て札にする。";
    BA_13_2 = "BA-13.2", acts, "ターン終了",
        "Each standing hero draws up to three cards, at level 3 up to four; more in hand are kept.",
        "ダウンしていないキャラは手札が3枚、レベル3なら4枚になるまで引く。多くても捨てなくてよい。";
    BA_13_3 = "BA-13.3", acts, "ターン終了",
        "When there is no deck left to draw from, the discard pile becomes the new deck; the play sheet does not join it.",
        "山札がなくなったら、捨て札を新しい山札にする。プレイシートのカードは加えない。";
    BA_13_4 = "BA-13.4", acts, "[敵攻]、[敵防]の補正",
        "Chips and effects of the round come off, and the next round begins.",
        "補正チップとターン中の効果がなくなり、次のターンが始まる。";

    // BA-14: a part is destroyed
    BA_14_1 = "BA-14.1", defines, "敵パーティの破壊",
        "A part without HP is destroyed: the heroes rise, get items and reach the core, and the enemy attacks harder.",
        "HPが0になった敵パーティは破壊される。キャラのレベルアップ、アイテム、コアの露出、敵の攻撃変化が起こる。";
    BA_14_2 = "BA-14.2", defines, "敵パーティ破壊の処理と、敵攻撃山札の再構築",
        "First the card comes off, then the attack deck is rebuilt, then levels rise, then items are dealt.",
        "カードを取り除き、敵攻撃山札を再構築し、レベルアップし、アイテムを獲得する。";
    BA_14_3 = "BA-14.3", acts, "敵パーティ破壊の処理と、敵攻撃山札の再構築",
        "At the first and second destruction two normal attack cards leave at random; two strong ones and the party card come in, and all but the top of the discard pile is shuffled.",
        "1個目と2個目の破壊では、通常の敵攻撃カード2枚が無作為に抜け、強攻撃2枚と破壊した敵パーティカードが入る。捨て札の一番上以外を混ぜて山札にする。";
    BA_14_4 = "BA-14.4", acts, "敵パーティ破壊の処理と、敵攻撃山札の再構築",
        "At the third all normal attack cards leave and all strong ones come in; if the top of the discard pile left, cards are flipped until an attack card lies there.",
        "3個目では通常の敵攻撃カードがすべて抜け、強攻撃がすべて入る。捨て札の一番上が抜けたら、敵攻撃カードが出るまで山札からめくって置く。";
    BA_14_5 = "BA-14.5", acts, "敵パーティ破壊の処理と、敵攻撃山札の再構築",
        "At the fourth the deck stays as it is and the party card leaves the game.",
        "4個目では山札は変わらず、敵パーティカードはゲームから除く。";
    BA_14_6 = "BA-14.6", acts, "", "A destruction by a counter waits until the enemy's attack is over.",
        "反撃による破壊は、敵の攻撃がすべて終わってから処理する。";
    BA_14_7 = "BA-14.7", acts, "", "Parts that fall together are destroyed by their numbers, each completely before the next.",
        "同時に倒れた敵パーティは番号順に、1つずつ最後まで処理する。";
    BA_14_8 = "BA-14.8", defines, "", "Deck and discard pile always hold six attack cards together, so a reveal finds one.",
        "山札と捨て札には敵攻撃カードがいつも合わせて6枚あるので、公開できないことはない。";

    // BA-15: levels
    BA_15_1 = "BA-15.1", acts, "レベルアップ",
        "The first and second destruction raise all heroes to levels 2 and 3, also those who are down; stats change at once.",
        "1個目と2個目の破壊で、ダウン中も含めた全員がレベル2、3になる。ステータスはすぐに変わる。";
    BA_15_2 = "BA-15.2", acts, "レベルアップによる武器カード追加",
        "Each hero gets the weapon card of its style and new level onto its discard pile.",
        "戦闘スタイルと新しいレベルに合う武器カードを、自分の捨て札の上に置く。";

    // BA-16: items
    BA_16_1 = "BA-16.1", acts, "アイテム獲得",
        "As many items as seats are revealed; each seat gets one, as the party agrees.",
        "人数分のアイテムを公開し、相談して1人1枚ずつ獲得する。";
    BA_16_2 = "BA-16.2", acts, "アイテム獲得",
        "When the item deck is empty its discard pile becomes the deck; with both empty, fewer items are dealt.",
        "アイテム山札がなくなったら捨て札を新しい山札にする。どちらもなければ、ある分だけ配る。";
    BA_16_3 = "BA-16.3", acts refuses, "アイテム獲得",
        "Of the two pieces of an equipment card one is chosen for good, and never one that the hero has.",
        "装備品カードは2つのうち1つを選び、後で変えられない。持っているものと同じ装備品は選べない。";
    BA_16_4 = "BA-16.4", acts refuses, "アイテム獲得",
        "Consumables can also be used in the turns of others, not while down; a Potion serves its owner or a neighbour who is down.",
        "消耗品はほかの人の手番や敵の行動中にも使えるが、ダウン中は使えない。ポーションは自分か、隣のダウン中のキャラに使う。";
    BA_16_5 = "BA-16.5", defines, "アイテム獲得",
        "Items cannot be traded or given away.",
        "アイテムの交換も譲渡もできない。";

    // BA-17: the core
    BA_17_1 = "BA-17.1", acts, "敵コアの露出と攻撃",
        "Where a part was destroyed the core is exposed and can be attacked.",
        "敵パーティを破壊したマスでは敵コアが露出し、攻撃できるようになる。";
    BA_17_2 = "BA-17.2", acts, "敵コアの露出と攻撃",
        "When the core has no HP left the heroes win at once.",
        "敵コアのHPが0になれば、すぐに勝利。";
    BA_17_3 = "BA-17.3", defines, "敵コアの露出と攻撃",
        "The core's defence is 4 for each intact part and 1 for each destroyed one.",
        "敵コアの防御力は、残っている敵パーティ1つにつき4、破壊した1つにつき1の合計。";
    BA_17_4 = "BA-17.4", defines, "敵コア攻撃に関する補足",
        "Attacks on the core link only on the same square.",
        "敵コアへの攻撃が連携になるのは、同じマスを攻撃した時だけ。";
    BA_17_5 = "BA-17.5", acts, "2人用(敵シート裏面使用時)の場合",
        "On the two-slot sheet each destruction exposes two squares of the core.",
        "敵シート裏面では、破壊のたびに敵コアが2マス露出する。";

    // BA-18: other card effects
    BA_18_1 = "BA-18.1", acts, "[敵攻]、[敵防]の補正",
        "Chips lower the damage of the enemy's attacks or the defence of all parts and the core, each by 2 at most.",
        "補正チップは敵の攻撃のダメージか、敵パーティとコアすべての防御力を下げる。それぞれ-2まで。";
    BA_18_2 = "BA-18.2", defines, "[敵攻]、[敵防]の補正",
        "They last until the round ends; an effect for one's own attacks only uses no chip and has no such limit.",
        "ターン終了まで続く。自分の攻撃だけの補正はチップを置かず、この上限もない。";
    BA_18_3 = "BA-18.3", refuses, "味方を対象とした射程と障害物",
        "The range to a chosen hero is counted along the shortest way around the enemy; what reaches everybody nearby is not barred.",
        "味方を1人選ぶ効果の射程は、敵を迂回する最短の道で数える。周囲の全員への効果は敵に妨げられない。";

    // BA-19: the end of the game
    BA_19_1 = "BA-19.1", acts, "勝利条件",
        "All seats win when the core's HP are gone.",
        "敵コアのHPを0にしたら、全員の勝利。";
    BA_19_2 = "BA-19.2", acts, "敗北条件",
        "All seats lose when two or more heroes are down at once.",
        "2人以上のキャラが同時にダウンしたら、全員の敗北。";
    BA_19_3 = "BA-19.3", defines, "", "Victory and defeat never come together; there are no points and no ties.",
        "勝利と敗北が同時に起こることはない。得点も引き分けもない。";
    BA_19_4 = "BA-19.4", acts, "", "After round 60 the game is stopped: nobody wins and nobody loses.",
        "第60ターンが終わったらゲームを打ち切る。勝ちも負けもない。";

    // BA-20: when one may answer
    BA_20_1 = "BA-20.1", defines, "", "One may answer as often as one likes until one passes; who has nothing to do is not asked.",
        "割り込みでは、パスするまで何度でも行動できる。できることがなければ聞かれない。";
    BA_20_2 = "BA-20.2", acts, "", "After the damage of a hit and before tension rises, the attacker may heal by tension.",
        "ヒットのダメージの後、テンションが上がる前に、攻撃したキャラはテンションで回復できる。";
    BA_20_3 = "BA-20.3", acts, "", "After an own attack or evasion roll, placed cards may change the dice before they are read.",
        "自分の攻撃判定や回避判定の後、結果を見る前に、設置カードでダイスを変えられる。";
    BA_20_4 = "BA-20.4", acts, "", "After the first hit of an attack its extra effect for tension may be bought.",
        "攻撃の最初のヒットの後、テンションを消費して追加効果を得られる。";
    BA_20_5 = "BA-20.5", acts, "", "Before an own evasion roll, placed cards and items for it may be used.",
        "自分の回避判定の前に、そのための設置カードやアイテムを使える。";
    BA_20_6 = "BA-20.6", acts, "", "After a failed evasion, before the damage die, placed cards may still save the hero.",
        "回避に失敗した後、ダメージのダイスの前に、設置カードで回避に変えられる。";
    BA_20_7 = "BA-20.7", acts, "", "Against known damage to an own hero one may heal by tension, use an item or a placed card; a hero that takes 0 damage may heal by tension before the attack takes its tension (BA-R55).",
        "自分のキャラが受けるダメージが分かった時、テンションでの回復、アイテム、設置カードで割り込める。0ダメージでテンションを失うなら、失う前にテンションで回復できる（BA-R55）。";
    BA_20_8 = "BA-20.8", acts, "", "When damage leaves exactly one hero down, standing neighbours may use a Potion on it, in seat order.",
        "ダメージの後にダウンが1人だけなら、ダウンしていない隣のキャラが席順にポーションを使える。";
    BA_20_9 = "BA-20.9", acts, "", "After an enemy attack the attacked heroes still standing may use placed cards that counter.",
        "敵の攻撃の後、攻撃されてダウンしていないキャラは、反撃の設置カードを使える。";
    BA_20_10 = "BA-20.10", acts, "", "When a wall slam can go either way, the seat of the pushed hero chooses; for a hero who is down, the first seat does.",
        "壁ドンでどちらにも動ける時は、押されたキャラのプレイヤーが選ぶ。ダウン中なら最初の席のプレイヤーが選ぶ。";
    BA_20_11 = "BA-20.11", acts, "", "Whoever must discard chooses the cards.",
        "手札を捨てる効果では、本人がカードを選ぶ。";

    // BA-21: what cards can do
    BA_21_1 = "BA-21.1", acts, "", "A stat is changed for an attack, a hero turn, a round or as long as the card lies there.",
        "ステータスを攻撃、手番、ターン、またはカードがある間だけ増減する。";
    BA_21_2 = "BA-21.2", acts, "", "The area move of this hero turn gets more points.",
        "この手番のエリア移動の移動力を増やす。";
    BA_21_3 = "BA-21.3", acts, "", "The hero gets an extra move in this hero turn.",
        "この手番に追加の移動を得る。";
    BA_21_4 = "BA-21.4", acts, "", "The hero may move once after its attack.",
        "攻撃の後に1回移動できる。";
    BA_21_5 = "BA-21.5", acts, "", "The hero's evasion rolls are changed.",
        "自分の回避判定を増減する。";
    BA_21_6 = "BA-21.6", acts, "", "A failed evasion of the hero succeeds after all.",
        "失敗した自分の回避判定を成功にする。";
    BA_21_7 = "BA-21.7", acts, "", "Damage about to come is lowered, to 0 at least.",
        "これから受けるダメージを減らす。0未満にはならない。";
    BA_21_8 = "BA-21.8", acts, "", "Damage that would bring the hero down leaves it 1 HP.",
        "ダウンするはずのダメージを受けても、HPが1残る。";
    BA_21_9 = "BA-21.9", acts, "", "A hero gets HP back, up to its most; one who is down recovers with 1 HP.",
        "キャラのHPを最大値まで回復する。ダウン中ならHP1で復帰する。";
    BA_21_10 = "BA-21.10", acts, "", "The hero hurts itself; no stat lowers it, and it may go down by it.",
        "自分がダメージを受ける。ステータスでは減らず、ダウンすることもある。";
    BA_21_11 = "BA-21.11", acts, "", "Tension rises or falls, between 0 and 3.",
        "テンションを0から3の間で増減する。";
    BA_21_12 = "BA-21.12", acts, "", "The hero draws cards.",
        "カードを引く。";
    BA_21_13 = "BA-21.13", acts, "", "The hero discards hand cards of its choice, or all if it has fewer.",
        "手札を選んで捨てる。足りなければすべて捨てる。";
    BA_21_14 = "BA-21.14", acts refuses, "", "A weapon card is taken into the hand from the discard pile, or from the deck if none lies there; there must be one.",
        "武器カード1枚を捨て札から、なければ山札から選んで手札に加える。どちらにもなければ使えない。";
    BA_21_15 = "BA-21.15", acts, "", "The hero gains a right to one follow-up attack with any attack.",
        "どの攻撃でも追撃できる権利を1回分得る。";
    BA_21_16 = "BA-21.16", acts, "", "The next attack of this hero turn is changed; several such effects add up.",
        "この手番の次の攻撃に効果を加える。複数なら累積する。";
    BA_21_17 = "BA-21.17", acts, "", "An attack gets added or fixed damage.",
        "攻撃に追加ダメージか確定ダメージを加える。";
    BA_21_18 = "BA-21.18", acts, "", "An attack's roll or range is changed.",
        "攻撃判定か射程を増減する。";
    BA_21_19 = "BA-21.19", acts, "", "For the hero's own attacks in this hero turn the enemy's defence is changed.",
        "この手番の自分の攻撃に限り、敵の防御力を変える。";
    BA_21_20 = "BA-21.20", acts, "", "Chips lower the enemy's attack or defence.",
        "補正チップで[敵攻]か[敵防]を下げる。";
    BA_21_21 = "BA-21.21", acts, "", "The enemy moves less far in this round.",
        "このターンの敵の移動を減らす。";
    BA_21_22 = "BA-21.22", acts, "", "The hero takes the hate card with the range printed.",
        "書かれた範囲でヘイトカードを獲得する。";
    BA_21_23 = "BA-21.23", acts, "", "The hero's attacks in this hero turn cause no hate check.",
        "この手番の自分の攻撃では、ヘイトチェックを行わない。";
    BA_21_24 = "BA-21.24", acts, "", "A legal target takes fixed damage, without hate, tension or link.",
        "射程などの条件を満たす攻撃対象に確定ダメージを与える。ヘイト、テンション、連携には関わらない。";
    BA_21_25 = "BA-21.25", acts, "", "One of the dice just rolled is turned to another face.",
        "振ったダイスの1個を別の目に変える。";
    BA_21_26 = "BA-21.26", acts, "", "Items are revealed; the hero takes one, and the others are discarded.",
        "アイテムを公開して1枚を獲得し、残りを捨て札にする。";
    BA_21_27 = "BA-21.27", acts, "", "The card leaves the game after its effect.",
        "このカードは効果の後、ゲームから除く。";
    BA_21_28 = "BA-21.28", defines, "", "A card's effects happen in the order written.",
        "カードの効果は書かれた順に起こる。";
    BA_21_29 = "BA-21.29", defines, "", "An attack is written as kind, range, number of strikes and targets, check, chart and icons.",
        "攻撃は種類、射程、回数、攻撃対象の数、判定補正、チャート、アイコンで書かれる。";

    // BA-22: notes on the cards
    BA_22_1 = "BA-22.1", acts, "", "A hero turn begins with the upkeep of all persistent cards, then with what those still there do then.",
        "手番の始めに、すべての持続カードの下から捨て札にし、残った持続カードの手番開始時の効果がその後に起こる。";
    BA_22_2 = "BA-22.2", defines, "", "What lowers damage by itself is reckoned before anybody is asked.",
        "自動でダメージを減らす効果は、割り込みの前に計算しておく。";
    BA_22_3 = "BA-22.3", defines, "", "An effect on heroes near its owner is measured whenever a stat is read.",
        "持ち主の周囲に働く効果は、ステータスを見るたびに距離を測る。";
    BA_22_4 = "BA-22.4", defines, "", "Several placed cards for the same moment are used one after the other, as the owner likes.",
        "同じ時に使える設置カードが複数あれば、好きな順に1枚ずつ使う。";
    BA_22_5 = "BA-22.5", acts, "", "What changes the next attack counts for sheet attacks and follow-ups too, and is lost at the end of the hero turn.",
        "次の攻撃への効果は、シートの攻撃や追撃にも働く。使わなければ手番の終わりになくなる。";
    BA_22_6 = "BA-22.6", acts, "", "Shift Mage puts magic in the place of power in the check, but not in the damage.",
        "《シフト・メイジ》は判定補正の[力]を[魔]に替える。ダメージの欄は変わらない。";
    BA_22_7 = "BA-22.7", defines, "", "Damage to oneself after an attack comes whether it hit or missed, unless the card says otherwise.",
        "攻撃後に自分が受けるダメージは、指定がなければ空振りでも受ける。";
    BA_22_8 = "BA-22.8", acts refuses, "", "A move granted for after the attack goes as far as its card says, and ends the chance of more follow-ups.",
        "攻撃後の移動は効果に書かれたマス数まで。行うと、もう追撃はできない。";
    BA_22_9 = "BA-22.9", acts, "", "More points for an area move already made become an extra move.",
        "エリア移動の後に移動力を増やすカードを使うと、追加の移動になる。";
    BA_22_10 = "BA-22.10", refuses, "", "A counter needs a square of the body next to the hero that may be attacked; a part that has fallen is none.",
        "反撃には、隣から攻撃できる敵のマスが必要。倒れた敵パーティは選べない。";
    BA_22_11 = "BA-22.11", refuses, "", "A heal reaches a hero in range or the healer itself, never one with full HP.",
        "回復は射程内のキャラか自分に使う。HPが減っていないキャラは選べない。";
    BA_22_12 = "BA-22.12", acts, "", "A heal around its owner reaches everybody there; that of a support card also brings back heroes who are down, that of a persistent card does not.",
        "周囲への回復は範囲内の全員に届く。補助カードならダウン中のキャラも復帰させ、持続カードなら復帰させない。";
    BA_22_13 = "BA-22.13", acts, "", "Losing tension at 0 and discarding from an empty hand do nothing.",
        "テンション0での減少や、手札がない時の捨て札では何も起こらない。";
    BA_22_14 = "BA-22.14", defines, "", "Items are used by standing heroes; one that helps evasion, used before a roll, counts for it.",
        "アイテムを使えるのはダウンしていないキャラ。回避判定の前に使った回避の効果は、その判定から働く。";
    BA_22_15 = "BA-22.15", acts, "", "Equipment taken by a card follows the rule of one piece of each name; without a new piece the card has no effect.",
        "カードの効果で得た装備品も、同じものは持てない。新しく選べるものがなければ効果はない。";
    BA_22_16 = "BA-22.16", acts, "", "A card that acts as a cost may pay for anything; both such skills may pay for one attack.",
        "コストで効果を発揮するカードは何のコストにもできる。2枚を同じ攻撃に払ってもよい。";
    BA_22_17 = "BA-22.17", refuses, "", "What asks for tension takes tension only; a cost may be paid with cards or tension.",
        "テンション消費の効果はテンションでしか払えない。コストなら手札でもテンションでも払える。";
    BA_22_18 = "BA-22.18", defines, "", "Strike, shot and magic are names of kinds without a rule of their own.",
        "打撃、射撃、魔法は種類の名前で、それだけのルールはない。";
    BA_22_19 = "BA-22.19", defines, "", "No persistent card has an ability to pay for so far.",
        "コストを払って使う能力を持つ持続カードは、今のところない。";

    // BA-R: readings
    BA_R2 = "BA-R2", reading, "カード選択の順番",
        "In which order are the kinds of card sets drafted? `free`: in any order, each pick of a kind that the seat still lacks; `fixed-race-weapon-sub-skill-skill`: race, weapon, sub-weapon, skill, skill, one pass of the table for each.",
        "カードセットの種類はどの順に選ぶか。`free`：自由。まだ持っていない種類から選ぶ。`fixed-race-weapon-sub-skill-skill`：キャラ、武器、サブウェポン、スキル、スキルの順に、1巡に1種類ずつ。";
    BA_R6 = "BA-R6", reading, "敵コアの露出と攻撃",
        "What is the core's defence on the two-slot sheet? `per-part`: 4 for each intact part and 1 for each destroyed one: 5, then 2; `per-square`: 4 for each intact part and 1 for each exposed square: 6, then 4.",
        "敵シート裏面での敵コアの防御力はいくつか。`per-part`：破壊されていないパーティ1つにつき4、破壊したパーティ1つにつき1。5、次に2。`per-square`：破壊されていないパーティ1つにつき4、露出したコア1カ所につき1。6、次に4。";
    BA_R7 = "BA-R7", reading, "敵の行動1 敵の特性チェック",
        "On the two-slot sheet, what if both squares of a part are marked? `active-once`: its trait is active once; `active-per-mark`: its trait counts twice, ability and modifiers.",
        "敵シート裏面で、1つの敵パーティの2マスに両方マークがあったらどうなるか。`active-once`：特性は1回だけ発揮される。`active-per-mark`：特殊能力も補正も2回分になる。";
    BA_R8 = "BA-R8", reading, "2人用(敵シート裏面使用時)の場合の攻撃対象の決定",
        "Which squares of the body does each part have on the two-slot sheet? `west-east`: part 1 the west half (slots 1 and 3), part 2 the east half (slots 2 and 4); `north-south`: part 1 the north half (slots 1 and 2), part 2 the south half (slots 3 and 4).",
        "敵シート裏面で、2つの敵パーティは敵本体のどのマスにあたるか。`west-east`：1つ目が西半分（1と3）、2つ目が東半分（2と4）。`north-south`：1つ目が北半分（1と2）、2つ目が南半分（3と4）。";
    BA_R10 = "BA-R10", reading, "移動に関するルール",
        "May heroes pass through enemy squares? `no`: no; `yes-without-stopping`: yes, but not stop there.",
        "キャラは敵のいるマスを通過できるか。`no`：できない。`yes-without-stopping`：できる。ただし止まれない。";
    BA_R12 = "BA-R12", reading, "攻撃対象の決定",
        "Does an exposed core square block the line to the square behind it? `any-enemy-square`: yes, as every enemy square does; `intact-parts-only`: no, only intact parts block.",
        "露出したコアのマスは、その向こうのマスへの攻撃を妨げるか。`any-enemy-square`：妨げる。敵のマスはどれも飛び越せない。`intact-parts-only`：妨げない。飛び越せないのは破壊されていない敵パーティだけ。";
    BA_R17 = "BA-R17", reading, "[持続]タイプのプレイコスト",
        "Which card under a persistent card is discarded first? `first-placed`: the one that was put there first; `owner-chooses`: the one that the owner chooses, asked when two or more lie there.",
        "持続カードの下のカードは、どれから捨て札にするか。`first-placed`：先に置いたものから。`owner-chooses`：2枚以上あれば、持ち主が選ぶ。";
    BA_R21 = "BA-R21", reading, "攻撃判定",
        "Is each strike of an attack rolled for? `roll-per-strike`: yes; `one-roll-for-all`: no, one roll before the first strike: its row counts for every strike.",
        "複数回攻撃では、1回ごとに攻撃判定を行うか。`roll-per-strike`：行う。`one-roll-for-all`：行わない。最初に1度だけ判定し、その結果をすべての回に使う。";
    BA_R22 = "BA-R22", reading, "攻撃判定",
        "Is one roll made for all targets of a strike? `one-roll`: yes; `roll-per-target`: no, one for each, the primary target first and then in slot order; a miss concerns that target only, and the attack has hit if one roll hit.",
        "複数範囲攻撃では、すべての攻撃対象に1度の攻撃判定を使うか。`one-roll`：使う。`roll-per-target`：使わない。主な対象から順に1つずつ判定する。空振りはその対象だけ。1つでも当たれば攻撃はヒットしている。";
    BA_R22B = "BA-R22b", reading, "攻撃対象の決定",
        "May one attack choose two squares of one part, or two core squares? `forbidden`: no; `each-counts`: yes, and each counts.",
        "1回の攻撃で、同じ敵パーティの2マスやコアの2マスを攻撃対象に選べるか。`forbidden`：選べない。`each-counts`：選べる。それぞれにダメージを与える。";
    BA_R24 = "BA-R24", reading, "ダメージに関する効果について",
        "A target falls: what becomes of the strikes and the fixed damage still to come in this attack? `lost`: they are lost; `goes-to-exposed-core`: they go to the core on that square; strikes read the core's defence as if this part were destroyed already.",
        "攻撃対象が破壊されたら、その攻撃の残りの回数や確定ダメージはどうなるか。`lost`：なくなる。`goes-to-exposed-core`：そのマスの敵コアに与える。コアの防御力は、そのパーティを破壊したものとして計算する。";
    BA_R26 = "BA-R26", reading, "[敵攻]、[敵防]の補正",
        "Does an effect on the enemy's defence, written in the row that was hit, come before the damage of that row? `after`: no, after it; `before`: yes.",
        "チャートの行に書かれた[敵防]の補正は、その行のダメージより先に適用するか。`after`：しない。ダメージの後。`before`：する。";
    BA_R27 = "BA-R27", reading, "ヘイトのチェック",
        "Who takes the hate card in a round without a comparison? `first-hit-of-round`: the first hero who hits; `first-attack-even-if-missed`: the first hero who attacks; if the attack misses, with the range 0 to 3.",
        "そのターンにヘイトカードを無条件で獲得するのは誰か。`first-hit-of-round`：最初に攻撃をヒットさせたキャラ。`first-attack-even-if-missed`：最初に攻撃したキャラ。空振りなら0〜3の範囲で獲得する。";
    BA_R28 = "BA-R28", reading, "ヘイトのチェック",
        "Which damage counts for hate? `computed-final`: all that is left after defence, even if it is more than the HP; `hp-actually-removed`: the HP that were really lost.",
        "ヘイトのチェックではどのダメージを数えるか。`computed-final`：防御力を引いた最終的なダメージすべて。残りHPを超えた分も含む。`hp-actually-removed`：実際に減ったHPだけ。";
    BA_R29 = "BA-R29", reading, "ヘイトのチェック",
        "How does an attack on several targets count for hate? `sum`: by the sum of the damage; `highest`: by the target that took most.",
        "複数範囲攻撃のヘイトはどう数えるか。`sum`：ダメージの合計。`highest`：最も多くダメージを受けた攻撃対象の分。";
    BA_R30 = "BA-R30", reading, "キャラのHPが0以下になった場合",
        "What becomes of the hate card when its owner goes down? `keeps-card`: the hero keeps it; `card-unowned`: nobody owns it any more.",
        "ヘイトトップのキャラがダウンしたら、ヘイトカードはどうなるか。`keeps-card`：そのまま持ち続ける。`card-unowned`：誰のものでもなくなる。";
    BA_R31 = "BA-R31", reading, "敵の行動2 敵の移動",
        "What does the enemy do while nobody owns the hate card? `stays-and-hate-range-empty`: it stays, and an attack centred on the hate-top hero reaches nobody; `nearest-hero`: for this enemy action the nearest standing hero counts as hate-top: by the distance to a square of the body, then by the lowest seat.",
        "誰もヘイトカードを持っていない時、敵はどう行動するか。`stays-and-hate-range-empty`：移動しない。ヘイトトップを中心とした攻撃は誰にも届かない。`nearest-hero`：敵本体に最も近い、ダウンしていないキャラを今回のヘイトトップとする。同じ距離なら番号の小さいプレイヤー。";
    BA_R32 = "BA-R32", reading, "[連携]に関する補足",
        "The hero turn before had no attack: with which attack can one link? `no-link`: with none; `last-attacker-of-round`: with the last attack of the round.",
        "直前の手番のキャラが攻撃しなかった時、連携になるか。`no-link`：ならない。`last-attacker-of-round`：そのターンに最後に行われた攻撃との連携になる。";
    BA_R33 = "BA-R33", reading, "[連携]に関する補足",
        "The attack before destroyed the part: does an attack on the core on that square link with it? `linked-same-square`: yes, as the square is the same; `no-link`: no.",
        "直前の攻撃で敵パーティが破壊された時、同じマスに露出した敵コアへの攻撃は連携になるか。`linked-same-square`：同じマスなので、なる。`no-link`：ならない。";
    BA_R34 = "BA-R34", reading, "敵コア攻撃に関する補足",
        "On the two-slot sheet, which exposed core squares are the same place for a link? `core-same-square`: each square by itself; `core-same-former-part`: the two squares of one former part.",
        "敵シート裏面で、連携になる敵コアの「同じ部分」とはどこか。`core-same-square`：同じ1マス。`core-same-former-part`：同じ敵パーティがあった2マス。";
    BA_R35 = "BA-R35", reading, "追撃について",
        "May a follow-up attack be made after a miss? `yes`: yes; `no`: no, a miss ends the hero turn.",
        "空振りの後に追撃できるか。`yes`：できる。`no`：できない。空振りで手番は終わる。";
    BA_R36 = "BA-R36", reading, "追撃について",
        "Does a card with the follow-up icon use up a follow-up right gained before? `no`: no, its own icon is enough; `yes`: yes, as long as there is one.",
        "効果で「追撃を得た」時、追撃アイコンのあるカードを使うとその権利は減るか。`no`：減らない。アイコンだけで追撃できる。`yes`：残っていれば減る。";
    BA_R37 = "BA-R37", reading, "ダメージ処理",
        "Which defence has a part with exactly 10 HP? `low`: the one for few HP; `high`: the one for many HP.",
        "HPがちょうど10の敵パーティの防御力はどちらか。`low`：HP10以下の時の値。`high`：それより多い時の値。";
    BA_R38 = "BA-R38", reading, "[敵攻]、[敵防]の補正",
        "What if modifiers would bring a defence below 0? `floor-0`: it is 0; `negative-adds-damage`: what is below 0 is added to the damage.",
        "補正で敵の防御力が0未満になる時はどうなるか。`floor-0`：0とする。`negative-adds-damage`：0を下回った分だけダメージが増える。";
    BA_R39 = "BA-R39", reading, "敵パーティの破壊",
        "When is the destruction of a part carried out? `after-damage-before-tension`: after all damage of the attack, before tension rises; `after-hate-check`: right after the hate check, before what the attack does to its own hero.",
        "敵パーティの破壊はいつ処理するか。`after-damage-before-tension`：その攻撃のダメージがすべて終わった後、テンション上昇の前。`after-hate-check`：ヘイトチェックの直後。攻撃した本人への効果の前。";
    BA_R40 = "BA-R40", reading, "敵パーティ破壊の処理と、敵攻撃山札の再構築",
        "Several parts fall together: which is destroyed first? `slot-order-each-fully`: the lowest slot, completely, then the next; `attacker-chooses-order`: the attacker chooses the order of all of them beforehand; after an enemy attack, the seat whose counter felled the first.",
        "複数の敵パーティのHPが同時に0になったら、どれから破壊するか。`slot-order-each-fully`：番号の小さいものから、1つずつ最後まで処理する。`attacker-chooses-order`：攻撃したプレイヤーが先にすべての順番を選ぶ。敵の攻撃の後なら、最初の1つを反撃で倒したプレイヤー。";
    BA_R43 = "BA-R43", reading, "敵パーティ破壊の処理と、敵攻撃山札の再構築",
        "After the third destruction a card is flipped, and it is a party card: where does it go while the next one is flipped? `flip-again-party-card-beneath`: onto the discard pile, beneath the attack card that comes; `flip-again-party-card-back`: it is put aside, and goes back into the deck when an attack card has come.",
        "3個目の破壊の後にめくった1枚が敵パーティカードだったら、そのカードはどうなるか。どちらでも、敵攻撃カードが出るまでめくる。`flip-again-party-card-beneath`：捨て札に置き、出た敵攻撃カードを上に重ねる。`flip-again-party-card-back`：脇に置き、敵攻撃カードが出たら山札に戻す。";
    BA_R44 = "BA-R44", reading, "敵攻撃カード公開",
        "A card is to be revealed and the enemy attack deck is empty: what becomes the new deck? `shuffle-discard-without-prev`: the discard pile without its top card; `shuffle-all`: the whole discard pile; the left half of its top card still counts for this attack.",
        "敵攻撃山札がない時に公開することになったら、何を新しい山札にするか。`shuffle-discard-without-prev`：一番上のカードを除いた捨て札。`shuffle-all`：捨て札すべて。一番上だったカードの左側は、今回の攻撃に使う。";
    BA_R45 = "BA-R45", reading, "敵攻撃カード公開",
        "Where do the party cards revealed in an enemy attack go at its end? `discard-beneath-current`: onto the discard pile, beneath the attack card; `back-into-deck`: back into the deck.",
        "敵の攻撃で公開された敵パーティカードは、攻撃の後どうなるか。`discard-beneath-current`：捨て札に置き、敵攻撃カードを上に重ねる。`back-into-deck`：山札に戻す。";
    BA_R46 = "BA-R46", reading, "敵移動時のルール",
        "How does the enemy zigzag? `alternate`: one step each way by turns, first towards the side with the lower number; `lower-number-axis-first`: towards the side with the lower number until it stands in the hero's row or column.",
        "敵はどのようにジグザグに移動するか。`alternate`：番号の小さい辺の方向から、縦と横に1マスずつ交互に。`lower-number-axis-first`：同じ縦軸か横軸になるまで、番号の小さい辺の方向へ。";
    BA_R48 = "BA-R48", reading, "強制移動の壁ドンダメージ",
        "A wall slam could go either way: who decides? `owner-chooses`: the seat of the pushed hero; `lower-side-number`: nobody, the hero goes towards the side with the lower number.",
        "壁ドンでどちらの横にも動ける時、誰が決めるか。`owner-chooses`：押されたキャラのプレイヤー。`lower-side-number`：番号の小さい辺の方向と決まっている。";
    BA_R55 = "BA-R55", reading, "テンション消費できること",
        "When do the tension heal and healing items help against damage? `before-damage`: before it is applied; `after-damage-prevents-down`: after the HP are lowered and before anybody goes down: each hurt hero is asked in seat order; a heal starts from 0 HP, and who is above 0 then stays up; `before-damage-or-loss`: before it is applied, and a hero that takes 0 damage and would lose tension to the attack may heal by tension before that, too.",
        "ダメージに割り込むテンションや回復アイテムのHP回復は、いつ行うか。`before-damage`：ダメージを受ける前。`after-damage-prevents-down`：HPが減った後、ダウンする前。ダメージを受けたキャラに席順に聞く。HP0からでも回復でき、1以上になればダウンしない。`before-damage-or-loss`：ダメージを受ける前。0ダメージで敵の攻撃によりテンションを失うキャラも、失う前にテンションで回復できる。";
    BA_R57 = "BA-R57", reading, "アイテム獲得",
        "What if deck and discard pile hold fewer items than there are seats? `deal-what-is-there`: those are dealt, at most one to a seat; the party decides who goes without; `deal-none`: none is revealed, and nobody gets one.",
        "アイテムが山札と捨て札を合わせても人数分に足りない時はどうなるか。`deal-what-is-there`：ある分だけを1人1枚まで配る。誰がもらわないかは相談する。`deal-none`：公開せず、誰も獲得しない。";
    BA_R59 = "BA-R59", reading, "キャラのHPが0以下になった場合",
        "When does a hero who is down choose its piece of equipment? `at-once-inactive-while-down`: at once; it has no effect while the hero is down; `on-recovery`: right after a heal has brought the hero back, card by card in the order received.",
        "ダウン中のキャラが獲得した装備品は、いつ選ぶか。`at-once-inactive-while-down`：すぐに選ぶ。ダウン中は効果がない。`on-recovery`：回復で復帰した直後に、獲得した順に1枚ずつ選ぶ。";
    BA_R66 = "BA-R66", reading, "ゲーム開始",
        "May the seats see each other's hands? `open`: yes; `own-only`: no, each sees its own only.",
        "他のプレイヤーの手札を見てもよいか。`open`：よい。`own-only`：いけない。自分の手札だけを見る。";
    BA_R79 = "BA-R79", reading, "強制移動の壁ドンダメージ",
        "A wall slam goes over two or more squares: which lava does damage? `passed-squares-too`: that of the squares passed, and that of the last one; `last-square-only`: that of the last square only.",
        "壁ドンで2マス以上動かされた時、どの溶岩マスでダメージを受けるか。`passed-squares-too`：通過したマスと最後のマス。`last-square-only`：最後のマスだけ。";
    BA_R83 = "BA-R83", reading, "手番の詳細2-a カードの説明",
        "What may be used once in a hero turn? `per-ability`: each ability of a card, and each half of the weapon card by itself; `per-card`: each card: one half of the weapon card bars the other.",
        "シート上のカードは、何ごとに一手番中に1回か。`per-ability`：能力ごと。武器カードの左側と右側は別々。`per-card`：カードごと。武器カードの一方を使うと、もう一方は使えない。";
    BA_R84 = "BA-R84", reading, "敗北",
        "A second hero falls and a standing neighbour holds a Potion: can it save the party? `defeat-at-once`: no, the party is defeated at once; `rescue-first`: yes, the standing seats are asked first, in seat order; defeat if two heroes are still down then.",
        "2人目がダウンした時、隣のキャラのポーションで敗北を防げるか。`defeat-at-once`：防げない。すぐに敗北。`rescue-first`：防げる。ダウンしていないプレイヤーに席順に聞き、それでも2人がダウンしていれば敗北。";
    BA_R85 = "BA-R85", reading, "",
        "Does a game end that nobody wins or loses? `limit-60`: yes, after round 60; `none`: no.",
        "勝敗がつかないゲームは終わるか。`limit-60`：第60ターンの後に終わる。`none`：終わらない。";
    BA_R86 = "BA-R86", reading, "",
        "With hidden hands, who is asked where being asked tells something about a hand? `private`: a seat that can do more than pass; `public`: every seat of which those who do not see its hand cannot tell that it can only pass.",
        "手札を見せない時、聞かれること自体から手札が分かる場面では、誰に聞くか。`private`：パスのほかにできることがあるプレイヤー。`public`：パスしかできないとは他の人から言い切れないプレイヤー全員。";
}

#[cfg(test)]
mod tests {
    use super::{BA_1_1, BA_9_22, BA_19_4, BA_22_19, BA_R2, BA_R22B, BA_R86, RULES};
    use kanso_engine::RuleEntry;

    /// Section and number of an id, and its letter if it has one; readings come last.
    fn place(id: &str) -> (u32, u32, &str) {
        let id = id.strip_prefix("BA-").expect("the prefix of the game");
        let number = |digits: &str| digits.parse().expect("a number");
        let (section, digits) = match id.strip_prefix('R') {
            Some(digits) => (u32::MAX, digits),
            None => id
                .split_once('.')
                .map(|(section, digits)| (number(section), digits))
                .expect("section.number"),
        };
        let letter = digits.trim_start_matches(|sign: char| sign.is_ascii_digit());
        (section, number(digits.strip_suffix(letter).expect("the end of the id")), letter)
    }

    #[test]
    fn ids_ascend_and_name_their_constants() {
        assert_eq!(RULES.len(), 205 + 40);
        assert!(RULES.is_sorted_by(|one, next| place(one.id) < place(next.id)));
        for (rule, id) in [
            (BA_1_1, "BA-1.1"),
            (BA_9_22, "BA-9.22"),
            (BA_19_4, "BA-19.4"),
            (BA_22_19, "BA-22.19"),
            (BA_R2, "BA-R2"),
            (BA_R22B, "BA-R22b"),
            (BA_R86, "BA-R86"),
        ] {
            assert_eq!(RULES[rule.index()].id, id);
        }
    }

    /// The numbers of each section run from 1 without a gap.
    #[test]
    fn no_number_of_a_section_is_missing() {
        let last = [5, 6, 4, 4, 9, 7, 11, 5, 22, 6, 26, 10, 4, 8, 2, 5, 5, 3, 4, 11, 29, 19];
        for (section, last) in (1..).zip(last) {
            let numbers = RULES.iter().map(|entry| place(entry.id));
            let numbers = numbers.filter(|place| place.0 == section).map(|place| place.1);
            assert_eq!(numbers.collect::<Vec<_>>(), (1..=last).collect::<Vec<_>>(), "{section}");
        }
    }

    /// The numbers of the lists at the end of the specification.
    #[test]
    fn rules_act_refuse_and_define_as_often_as_specified() {
        let count = |what: fn(&RuleEntry) -> bool| RULES.iter().filter(|entry| what(entry)).count();
        assert_eq!(count(|entry| entry.does.acts), 143);
        assert_eq!(count(|entry| entry.does.refuses), 28);
        assert_eq!(count(|entry| entry.does.acts && entry.does.refuses), 17);
        assert_eq!(count(|entry| entry.does.defines), 51);
        assert_eq!(count(|entry| entry.does.reading), 40);
        assert_eq!(count(|entry| entry.does.defines && (entry.does.acts || entry.does.refuses)), 0);
        let is_rule =
            |entry: &RuleEntry| entry.does.acts || entry.does.refuses || entry.does.defines;
        assert!(RULES.iter().all(|entry| is_rule(entry) != entry.does.reading));
    }

    #[test]
    fn every_line_is_a_sentence_in_both_languages() {
        for entry in RULES {
            assert!(entry.en.ends_with(['.', '?']), "{}: {}", entry.id, entry.en);
            assert!(entry.ja.ends_with('。'), "{}: {}", entry.id, entry.ja);
        }
    }
}
