//! Every rule of Mamono Raid: its id, what it does, the rulebook's heading, and one line in our
//! words.
//!
//! Source: the rulebook Ver. 1.80 (second edition) by the headings; a rule without one is needed by
//! the program alone, or makes up for what the rulebook leaves to the cards. The corrections (MR-C1
//! to MR-C15) say how its misprints are read. The readings (MR-R1 to MR-R40, without 27) are its
//! open questions: each line asks and says what each value means. The rows of the card set
//! (`MR:WA21`) are cited too; they live in `cards`.

kanso_engine::rules! {
    // MR-1: the game and its pieces
    MR_1_1 = "MR-1.1", defines, "『マモノレイド』とは？",
        "Two, three or four seats play, each with a party of four; the seat to the left comes next clockwise.",
        "2〜4人用。各プレイヤーは4人のキャラクターからなるパーティを率いる。左隣が時計回りの次のプレイヤー。";
    MR_1_2 = "MR-1.2", defines, "内容物一覧",
        "What the box lists is the whole game: its counts are checked before a game begins.",
        "箱の内容物がゲームのすべて。枚数と個数はゲームの前に確かめる。";
    MR_1_3 = "MR-1.3", defines, "両替の相場",
        "A gold is worth two silver, a silver two copper; all amounts are counted in copper.",
        "金貨1枚は銀貨2枚、銀貨1枚は銅貨2枚。金額はすべて銅貨で数える。";
    MR_1_4 = "MR-1.4", defines, "",
        "A game takes about five to nine rounds; only play at random takes many more.",
        "1ゲームはおよそ5〜9ラウンド。でたらめに行動すると、ずっと長くなる。";
    MR_1_5 = "MR-1.5", defines, "",
        "A seat with nothing left to buy is not asked in the bazaar; every other choice is asked, even with one answer.",
        "ダンジョンバザールで買えるものがなければ聞かれない。ほかの選択は、選べるものが1つでも聞かれる。";

    // MR-3: zones and counters
    MR_3_1 = "MR-3.1", defines, "《サマリーカード》を受け取る",
        "The seats have the colours red, blue, green and yellow; a colour changes no rule.",
        "プレイヤーの色は順に赤、青、緑、黄。色でルールは変わらない。";
    MR_3_2 = "MR-3.2", defines, "②人型コマの移動",
        "A pawn stands on a safe space or on the AP track; pawns on one space of the track form a stack, and a safe space holds one.",
        "人型コマはセーフティゾーンかAPトラックに置く。トラックの同じマスでは上に重ね、セーフティゾーンの1マスには1つだけ。";
    MR_3_3 = "MR-3.3", defines, "APマーカーを配置する",
        "The AP limit is the number of AP marks on a seat's skills, items and part cards, at most 20.",
        "APの上限は、スキル、アイテム、部位カードの【APマーク】の合計。最大20。";
    MR_3_4 = "MR-3.4", defines, "〔ヘイトマーカー〕を配置する",
        "A marker home has ten spots with black markers, which the seat's ten hate markers cover until they are away.",
        "ヘイトマーカー置き場には黒のマーカーが10個描かれ、自分のヘイトマーカー10枚で隠されている。外に出た分だけ公開される。";
    MR_3_5 = "MR-3.5", defines, "【シールドマーク】とは?",
        "The shield is the number of shield marks on a seat's cards, at most 20; bonus shields are counted apart.",
        "シールドは、カードの【シールドマーク】の合計で最大20。ボーナスシールドチップは含めない。";
    MR_3_6 = "MR-3.6", defines, "ダメージの適用",
        "A life chip is in hand as life or as damage, or lies on a skill; a seat begins with two.",
        "ライフチップは、手元で表（ライフ）か裏（ダメージ）、またはスキルの上にある。最初は2枚。";
    MR_3_7 = "MR-3.7", refuses, "①使用するスキルと対象の [エネミーチップ] を選ぶ",
        "A skill on which a life chip lies is used and cannot be used again until the chip is released.",
        "ライフチップが置かれたスキルは使用済み。外されるまで使えない。";
    MR_3_8 = "MR-3.8", defines, "両替の相場",
        "A seat's coins and coin chips make one purse, since coins may be changed at any time.",
        "両替はいつでもできるので、コインとコインのエネミーチップは合わせて1つの所持金とする。";
    MR_3_9 = "MR-3.9", defines, "経験値の [エネミーチップ]",
        "Experience chips have a class or Multi and 1 to 3 points; they are kept until they are spent.",
        "経験値のチップには4職業かマルチのシンボルと1〜3点がある。使うまで手元に置く。";
    MR_3_10 = "MR-3.10", defines, "a) 【貢献度】を比較して順位を決める",
        "A hate line has five spaces; the contribution printed under them never falls from the base to the tip.",
        "ヘイトラインは5マス。マスの【貢献度】は矢印の「元」から「先」へ下がることがない。";
    MR_3_11 = "MR-3.11", defines, "部位破壊2回目の時",
        "The core has 10 spaces with four seats, 8 with three and 6 with two, hidden under the parts and counted clockwise from the top.",
        "コアのマスは4人で10、3人で8、2人で6。部位カードの下に隠れ、真上から時計回りに数える。";
    MR_3_12 = "MR-3.12", defines, "《部位カード》を配置する",
        "Two of the four part cards of each part come into the game; nobody knows which.",
        "部位カードは部位ごとに4枚のうち2枚だけを使う。どれが出るかは誰も知らない。";
    MR_3_13 = "MR-3.13", defines, "b) エネミーレベルで有効状態の黒の「ヘイトマーカー」の数",
        "Level damage is the number of printed black markers beside a seat's marker on the monster level, and 1 for the black marker there.",
        "エネミーレベルのダメージは、プレイヤーのマーカーの隣に描かれた黒のマーカーの数。黒のヘイトマーカーも置かれていれば1を足す。";
    MR_3_14 = "MR-3.14", defines, "《ボーナスシールドチップ》を配置する",
        "The safe zone has the spaces A to D, with two seats A and B; bonus shield chips lie beside the hindmost.",
        "セーフティゾーンはAからD、2人ならAとB。後ろのマスの隣にボーナスシールドチップがある。";
    MR_3_15 = "MR-3.15", defines, "《エネミーチップ》をシャッフルする",
        "There are 20 enemy chips each of stages 1 and 2 and 10 of stage 3; everybody knows which, nobody in what order they come.",
        "エネミーチップはStage 1と2が20枚ずつ、Stage 3が10枚。内訳は公開、出る順番は誰も知らない。";
    MR_3_16 = "MR-3.16", defines, "カード置き場",
        "Skill and item cards that nobody owns lie open on display.",
        "誰も所有していないスキルカードとアイテムカードは、カード置き場に公開されている。";
    MR_3_17 = "MR-3.17", defines, "《サービスカード》を並べる",
        "The three service cards serve everybody; nobody buys the cards themselves.",
        "サービスカード3枚は全員が使える。カード自体は購入しない。";
    MR_3_18 = "MR-3.18", defines, "その他のボードに配置するもの",
        "The core bonus card and the death penalty cards lie beside the board; notes stand in for more penalty cards.",
        "コアボーナスカードとデスペナカードはボードの横に置く。デスペナカードが足りなければメモで代用する。";
    MR_3_19 = "MR-3.19", defines, "その他のボードに配置するもの",
        "Sword chips and ring chips wait on the board until an item puts one on a skill.",
        "剣チップと指輪チップは、アイテムの効果でスキルに置かれるまでボードにある。";
    MR_3_20 = "MR-3.20", defines, "その他のボードに配置するもの",
        "The black marker lies on its place until a card puts it on the monster level.",
        "黒のヘイトマーカーは、カードの効果でエネミーレベルに置かれるまで決められた場所にある。";
    MR_3_21 = "MR-3.21", defines, "「箱に戻す」とは？",
        "What is put back into the box is out of the game.",
        "箱に戻したものは、このゲームではもう使わない。";
    MR_3_22 = "MR-3.22", defines, "",
        "Rounds are counted from 1, and so are the rounds in a row in which nobody took an enemy chip.",
        "ラウンドは1から数える。誰もエネミーチップを獲得しなかったラウンドが続いた回数も数える。";
    MR_3_23 = "MR-3.23", defines, "",
        "Nothing is secret among the seats; unknown to all is only what has not been drawn.",
        "プレイヤーの間に秘密はない。分からないのは、まだめくられていないカードとチップだけ。";
    MR_3_24 = "MR-3.24", defines, "",
        "No piece is ever lost or doubled: after every event each chip, marker, card and pawn is in exactly one place.",
        "駒は増えも減りもしない。どの時点でも、チップ、マーカー、カード、コマは必ず1か所にある。";
    MR_3_25 = "MR-3.25", defines, "",
        "What follows from the pieces on the table is counted anew whenever it is needed, and never kept apart.",
        "テーブルの駒から分かることは、そのつど数える。別に記録はしない。";
    MR_3_26 = "MR-3.26", defines, "",
        "What only another reading needs is empty under the defaults and left out.",
        "別の解釈でだけ使うものは、標準の解釈では空であり、記録しない。";

    // MR-4: set-up
    MR_4_1 = "MR-4.1", defines, "ゲームボードのセッティング",
        "Two seats use the two-player side of the board, three and four the other.",
        "ボードは2人なら2人用の面、3〜4人ならもう一方の面を使う。";
    MR_4_2 = "MR-4.2", defines, "木製コマと〔ヘイトマーカー〕を受け取る",
        "Each seat gets the pieces of its colour: a pawn, an AP marker, two shield counters and ten hate markers.",
        "各プレイヤーは自分の色の人型コマ、APマーカー、シールドカウンター2個、ヘイトマーカー10枚を受け取る。";
    MR_4_3 = "MR-4.3", defines, "レベル1の《スキルカード》を受け取る",
        "Each seat begins with the four skills of level 1, one for each character.",
        "各プレイヤーは、4人のキャラクターのレベル1のスキルカードを1枚ずつ持って始める。";
    MR_4_4 = "MR-4.4", defines, "〔ライフチップ〕を受け取る",
        "Each seat begins with two life chips.",
        "各プレイヤーはライフチップ2枚で始める。";
    MR_4_5 = "MR-4.5", defines, "APマーカーを配置する",
        "All AP markers begin on space 6.",
        "APマーカーは全員6のマスから始める。";
    MR_4_6 = "MR-4.6", defines, "〔ヘイトマーカー〕を配置する",
        "Ten hate markers cover the black markers of the marker home nearest to the seat.",
        "座席に近いヘイトマーカー置き場で、描かれた黒のマーカーを自分のマーカー10枚で隠す。";
    MR_4_7 = "MR-4.7", defines, "シールドカウンターを配置する",
        "The first shield counter begins on 1, the second waits above 10.",
        "シールドカウンターの1個は「1」に、もう1個は「10」の上に置く。";
    MR_4_8 = "MR-4.8", defines, "《部位カード》を配置する",
        "Of the four cards of each part two go into the box unseen; two are stacked on the board.",
        "部位カードは部位ごとに4枚のうち2枚を見ずに箱に戻し、残り2枚をボードに重ねる。";
    MR_4_9 = "MR-4.9", defines, "《ボーナスシールドチップ》を配置する",
        "The bonus shield chips lie shield side up beside their spaces; with two seats the one with two shields is not used.",
        "ボーナスシールドチップは盾の面を上にしてマスの隣に置く。2人の時、盾2つのチップは使わない。";
    MR_4_10 = "MR-4.10", defines, "《エネミーチップ》をシャッフルする",
        "The enemy chips are shuffled stage by stage; stages 2 and 3 wait beside the board.",
        "エネミーチップはStageごとにシャッフルする。Stage 2と3はボードの左端に積む。";
    MR_4_11 = "MR-4.11", defines, "その他のボードに配置するもの",
        "Sword and ring chips, the black marker, the core bonus card and the death penalty cards lie on their places.",
        "剣チップ、指輪チップ、黒のヘイトマーカー、コアボーナスカード、デスペナカードを決められた場所に置く。";
    MR_4_12 = "MR-4.12", defines, "《サービスカード》を並べる",
        "Extra life gets three life chips for each seat; the others go into the box.",
        "《追加ライフチップ》には1人につき3枚のライフチップを積む。余りは箱に戻す。";
    MR_4_13 = "MR-4.13", defines, "コインをストックに置く",
        "Coins lie in the stock; the starting experience chips lie there until they are dealt.",
        "コインはストックに置く。初期経験値チップも配るまでそこに置く。";
    MR_4_14 = "MR-4.14", defines, "《スキルカード》を並べる",
        "The skills of levels 2 and 3 and all items lie on display, each -1 item on top of its pile.",
        "レベル2と3のスキルカードとすべてのアイテムカードをカード置き場に並べる。「-1」のアイテムは上に重ねる。";
    MR_4_15 = "MR-4.15", acts, "ボード上のカードとチップを表にする",
        "The first card of each part is turned up: head, torso, back, tail.",
        "頭、胴、背、尾の順に、1枚目の部位カードを表にする。";
    MR_4_16 = "MR-4.16", acts, "ボード上のカードとチップを表にする",
        "Each hate line gets five stage 1 chips, the smallest serial number at the base of the arrow, the largest at the tip.",
        "各ヘイトラインにStage 1のチップ5枚を、矢印の「元」から通し番号の小さい順に並べる。";
    MR_4_17 = "MR-4.17", acts, "手順を決める",
        "The start player is chosen at random and puts its pawn on A; clockwise, the others follow on B, C and D.",
        "スタートプレイヤーをランダムに決め、人型コマをAに置く。時計回りにB、C、Dと続く。";
    MR_4_18 = "MR-4.18", acts, "【初期経験値チップ】を選んで取る",
        "As many starting experience chips as seats are kept at random; the others go into the box.",
        "初期経験値チップは人数分だけランダムに残し、余りは箱に戻す。";
    MR_4_19 = "MR-4.19", acts refuses, "【初期経験値チップ】を選んで取る",
        "From the last safe space to the first, each seat takes one of the starting experience chips.",
        "セーフティゾーンの最後のマスのプレイヤーから順に、初期経験値チップを1枚選んで取る。";
    MR_4_20 = "MR-4.20", acts, "【初期経験値チップ】とは？",
        "A starting experience chip pays 2 points for its own character or 1 point for any.",
        "初期経験値チップは、同じシンボルのキャラクターの2点か、どのキャラクターにも使える1点になる。";
    MR_4_21 = "MR-4.21", acts, "《エネミーフェイズ》",
        "The first round begins with the main phase.",
        "第1ラウンドはメインフェイズから始まる。";
    MR_4_22 = "MR-4.22", refuses, "",
        "A game is set up for 2 to 4 seats; a given start player must be one of them.",
        "人数は2〜4人。スタートプレイヤーを指定する場合は、その中から選ぶ。";

    // MR-5: round, turns and bazaar
    MR_5_1 = "MR-5.1", refuses, "フェイズとは？",
        "A round is the enemy phase, the main phase and the end phase; each allows its own actions only.",
        "1ラウンドはエネミーフェイズ、メインフェイズ、終了フェイズ。それぞれのフェイズの行動だけができる。";
    MR_5_2 = "MR-5.2", acts, "《エネミーフェイズ》",
        "There is no enemy phase in the first round, since the monster hates nobody yet.",
        "第1ラウンドは、まだ誰もヘイトを持たないのでエネミーフェイズがない。";
    MR_5_3 = "MR-5.3", acts, "受けるダメージの計算",
        "The monster does a party 1 damage for each open black marker of its marker home.",
        "自分のヘイトマーカー置き場で公開されている黒のマーカー1つにつき、1ダメージを受ける。";
    MR_5_4 = "MR-5.4", acts, "受けるダメージの計算",
        "To every party the monster also does the level damage.",
        "さらに全員が、エネミーレベルで有効な黒のマーカーの数だけダメージを受ける。";
    MR_5_5 = "MR-5.5", acts, "【シールドマーク】によるダメージの軽減",
        "Shield marks and a held bonus shield chip reduce the damage.",
        "シールドマークと、持っているボーナスシールドチップの盾の分だけダメージを減らす。";
    MR_5_6 = "MR-5.6", acts, "ダメージの適用",
        "For each damage left, one life chip in hand is turned to its damage face.",
        "残ったダメージ1点につき、手元のライフチップ1枚を裏返してダメージチップにする。";
    MR_5_7 = "MR-5.7", acts, "デスペナルティ",
        "If damage is left when all life chips are turned, the party is wiped out and takes exactly one death penalty card: -2 points, +1 shield mark.",
        "ライフチップをすべて裏返してもダメージが残れば全滅。デスペナカード（-2点、シールドマーク1つ）を1枚だけ受け取る。";
    MR_5_8 = "MR-5.8", acts, "リサイクル・アイテムとは?",
        "Items with an effect in the enemy phase act by themselves and go back on display.",
        "エネミーフェイズに効果のあるリサイクル・アイテムは、条件を満たすと働き、カード置き場に戻る。";
    MR_5_9 = "MR-5.9", acts, "【ボーナスシールドチップ】を返却する",
        "After the damage of all parties each held bonus shield chip goes back beside its space.",
        "全員のダメージが終わったら、持っているボーナスシールドチップを元の場所に戻す。";
    MR_5_10 = "MR-5.10", acts, "手番順のルール",
        "Seats in the safe zone that have not passed come first, A to D; then the pawn furthest behind on the AP track, the top one of a stack.",
        "パスをしていないセーフティゾーンのプレイヤーが、AからDの順に先に手番を行う。その後はAPトラックの最も小さい数字のマスから。重なっていれば上のコマが先。";
    MR_5_11 = "MR-5.11", acts refuses, "②スキルのアクションコストを支払う",
        "An action cost is paid by moving the pawn on, never beyond the AP marker, and onto the top of the pawns there.",
        "アクションコストの分だけ人型コマを進める。APマーカーは追い越せない。止まったマスのコマの上に重ねる。";
    MR_5_12 = "MR-5.12", defines, "④手番終了",
        "After each turn it is found anew whose turn it is; a seat that is still first goes on.",
        "手番が終わるたびに次の手番を決め直す。まだ先頭なら、続けて手番を行う。";
    MR_5_13 = "MR-5.13", refuses, "パーティの成長",
        "Only skills that the seat owns can be used; skills of all levels are used one by one.",
        "使えるのは所有するスキルだけ。どのレベルのスキルも別々に使える。";
    MR_5_14 = "MR-5.14", refuses, "①使用するスキルと対象の [エネミーチップ] を選ぶ",
        "An attack names its enemy chips at once, on any line or the core, each of a kind that the skill can take and no more than it may.",
        "攻撃では、対象のエネミーチップを最初にすべて選ぶ。どのヘイトラインでもコアでもよいが、スキルで獲得できる種類と枚数に限る。";
    MR_5_15 = "MR-5.15", acts, "追加アクションコスト",
        "The cost of a skill is its action cost and the extra cost of every chip it takes.",
        "支払うのは、スキルのアクションコストと、対象のチップすべての追加アクションコスト。";
    MR_5_16 = "MR-5.16", acts refuses, "③スキルに「[ライフチップ]」を置く",
        "A skill locks one life chip; a free skill needs none, a stack skill takes as many at once as the seat wants.",
        "スキルにはライフチップを1枚置く。「フリー」は置かなくてよく、「スタック」は何枚でも一度に置ける。";
    MR_5_17 = "MR-5.17", refuses, "⑤「[ヘイトマーカー]」を置く",
        "A seat can take no more chips than it has markers at home.",
        "ヘイトマーカー置き場にあるマーカーより多くのチップは獲得できない。";
    MR_5_18 = "MR-5.18", acts, "④「[エネミーチップ]」を獲得する",
        "The seat takes the chips: experience is kept, coins go to the purse; a core chip brings the copper under it.",
        "対象のチップを獲得する。経験値は手元に、コインは所持金になる。コアのチップなら下の銅貨も獲得する。";
    MR_5_19 = "MR-5.19", acts, "⑤「[ヘイトマーカー]」を置く",
        "One of the seat's hate markers goes onto each space that it has emptied.",
        "空いたマスに自分のヘイトマーカーを1枚ずつ置く。";
    MR_5_20 = "MR-5.20", acts, "⑥手番終了",
        "A skill that both attacks and heals takes its chips first and heals then.",
        "攻撃と回復の両方を行うスキルは、チップを獲得した後に回復する。";
    MR_5_21 = "MR-5.21", acts, "スキルの空(から)撃ち",
        "A heal turns damage chips in hand back to life, as many as it can; without any it may be used just to wait.",
        "回復は手元のダメージチップをライフチップに戻せるだけ戻す。1枚もなくても、手番を遅らせるために使える（空撃ち）。";
    MR_5_22 = "MR-5.22", acts refuses, "c) 特殊な効果を得るスキルを使う",
        "Clear Mind releases from other used skills as many life chips as it locks, or all if there are fewer.",
        "《クリアマインド》は、置いた枚数と同じだけ、ほかの使用済みスキルからライフチップを外す。足りなければすべて外す。";
    MR_5_23 = "MR-5.23", acts, "《素材回収》とは？",
        "Gather materials costs 4 and a hate marker, which lies on the card until it pays for something.",
        "《素材回収》はコスト4で、ヘイトマーカー1枚をカードに移す。マーカーは後で支払いに使う。";
    MR_5_24 = "MR-5.24", acts refuses, "d) 「手番でスキルを使用するかわりに～」と書かれたアイテムやサービスの効果を使う",
        "An owned item with an action of its own may be used instead of a skill, for its action cost and without a life chip.",
        "手番の効果を持つアイテムは、スキルのかわりにアクションコストを払って使える。ライフチップはいらない。";
    MR_5_25 = "MR-5.25", acts refuses, "①人型コマをセーフティゾーンに戻す",
        "A seat that passes puts its pawn on a free safe space and has no more turns this round.",
        "パスをする時は、空いているセーフティゾーンのマスに人型コマを移す。このラウンドはもう手番がない。";
    MR_5_26 = "MR-5.26", acts, "②「ボーナスシールドチップ」を獲得する",
        "A seat that passes takes the bonus shield chip beside its space.",
        "パスで置いたマスの隣にボーナスシールドチップがあれば獲得する。";
    MR_5_27 = "MR-5.27", acts, "e) パスをして人型コマをセーフティゾーンに戻す",
        "When all seats have passed, the main phase ends.",
        "全員がパスをしたら、メインフェイズは終わる。";
    MR_5_28 = "MR-5.28", acts, "⑥手番終了",
        "After a turn every part with enough hate markers is broken, in the order head, torso, back, tail, and the core is looked at last.",
        "手番の終わりに、ヘイトマーカーが規定の数に達した部位を頭、胴、背、尾の順に処理する。コアは最後。";
    MR_5_29 = "MR-5.29", defines, "部位の〈リザルト処理〉",
        "A part breaks at its HP: 3 markers with two seats, 4 with three, 5 with four.",
        "部位のHPは2人なら3、3人なら4、4人なら5。その数のヘイトマーカーで破壊される。";
    MR_5_30 = "MR-5.30", acts, "《スキルカード》から〔ライフチップ〕を外す",
        "In the end phase all life chips on skills return to the hand; damage chips stay as they are.",
        "終了フェイズに、スキルの上のライフチップをすべて手元に戻す。ダメージチップはそのまま。";
    MR_5_31 = "MR-5.31", acts, "c) [ボーナスシールドチップ] を裏返す",
        "After the core bonus is taken, the holder of the chip with the silver back gets that silver at the start of the end phase.",
        "コアボーナスが獲得された後は、裏が銀貨のボーナスシールドチップの持ち主が終了フェイズの初めに銀貨を得る。";
    MR_5_32 = "MR-5.32", acts, "ダンジョンバザール",
        "In the dungeon bazaar the seats buy one after another, A to D, each as much as it wants.",
        "ダンジョンバザールでは、AからDの順に、1人ずつ好きなだけ買い物をする。";
    MR_5_33 = "MR-5.33", acts refuses, "a) 追加ライフチップを購入する",
        "Once in an end phase, a seat may buy a life chip from Extra life for 1 copper.",
        "1回の終了フェイズに1枚だけ、銅貨1枚でライフチップを購入できる。";
    MR_5_34 = "MR-5.34", acts refuses, "b) 《アイテムカード》を購入する",
        "A seat may buy any items on display that it can pay, but never two of one name; a -1 item has the same name as the other.",
        "カード置き場のアイテムは払えるだけ購入できる。同名は1枚だけで、「-1」も同名とする。";
    MR_5_35 = "MR-5.35", acts, "《体力の霊薬》について",
        "The Elixir of Vigor brings a life chip from Extra life besides the one that may be bought, if any is left.",
        "《体力の霊薬》を買うと、《追加ライフチップ》から1枚を得る。購入制限とは別。残っていなければ得られない。";
    MR_5_36 = "MR-5.36", acts refuses, "《素材回収》の効果を利用する",
        "Each marker on Gather materials may go home to pay 1 copper of a price; it never becomes a coin.",
        "《素材回収》の上のマーカーは、1枚戻すごとに銅貨1枚分の支払いになる。コインには換えられない。";
    MR_5_37 = "MR-5.37", defines, "両替の相場",
        "Coins are changed as needed, so every price is paid exactly.",
        "必要なだけ両替できるので、価格はいつもちょうどで支払う。";
    MR_5_38 = "MR-5.38", refuses, "c) キャラクターのレベルアップをする",
        "Level 2 needs 3 points of experience and level 3 needs 4; a character rises level by level.",
        "レベル2には経験値3点、レベル3には4点が必要。1レベルずつ上げる。";
    MR_5_39 = "MR-5.39", acts refuses, "①経験値の支払い",
        "Experience of the character's class or Multi pays, and so do markers on Gather materials; what is too much is lost, and no needless chip is paid.",
        "キャラクターのシンボルかマルチの経験値と、《素材回収》のマーカーで支払う。余りは戻らず、余計なチップは払えない。";
    MR_5_40 = "MR-5.40", acts refuses, "②《スキルカード》の獲得",
        "The seat takes one skill of the new level from the display: of that character, and one for each level.",
        "そのキャラクターの新しいレベルのスキルカードを1枚、カード置き場から選ぶ。同じレベルは1枚だけ。";
    MR_5_41 = "MR-5.41", defines, "パーティの成長",
        "The old skills stay, and their marks count together with those of the new.",
        "前のスキルはそのまま残り、マークは合計する。";
    MR_5_42 = "MR-5.42", defines, "〈終了フェイズ〉以外でマークを獲得した時",
        "New AP and shield marks count as soon as the card is gained; AP gained in the main phase can be spent in the same round.",
        "APマークとシールドマークは、カードを獲得した時から有効。メインフェイズで増えたAPは同じラウンドに使える。";
    MR_5_43 = "MR-5.43", acts, "《終了フェイズ》",
        "At the end of the round scoring follows if the core is done; otherwise the next round begins.",
        "ラウンドの終わりに、コアの処理が済んでいれば得点計算、そうでなければ次のラウンドに進む。";
    MR_5_44 = "MR-5.44", acts refuses, "",
        "A sword chip goes on an attack skill that takes experience, a ring chip on a skill with a printed cost of 2 or more; there it stays.",
        "剣チップは経験値を獲得する攻撃スキルに、指輪チップは元のコストが2以上のスキルに置く。置いたら動かさない。";
    MR_5_45 = "MR-5.45", acts, "",
        "A new round begins with every seat free to act and to buy again; the pawns stay on their safe spaces.",
        "新しいラウンドでは全員がまた行動と購入をできる。人型コマはセーフティゾーンに置いたまま。";
    MR_5_46 = "MR-5.46", defines, "",
        "What is still to be done waits in line, and each step either asks somebody or runs by itself.",
        "これから行うことは順に並び、誰かに聞くか、ひとりでに進む。";
    MR_5_47 = "MR-5.47", defines, "",
        "What follows a choice is shown step by step: one seat's damage, one reward, one level at a time.",
        "選択の後の処理は、1人のダメージ、1つの報酬、1つのレベルというように1歩ずつ示される。";
    MR_5_48 = "MR-5.48", defines, "",
        "The course of a game is marked by rounds, turns and phases; the enemy phase belongs to the round that it opens.",
        "ゲームの流れはラウンド、手番、フェイズで区切られる。エネミーフェイズは次に始まるラウンドに属する。";
    MR_5_49 = "MR-5.49", refuses, "",
        "A choice states exactly what it needs; what only another reading asks for is not accepted.",
        "選択には必要なことだけを過不足なく書く。別の解釈でだけ使う項目は受け付けない。";
    MR_5_50 = "MR-5.50", defines, "",
        "Whoever asks why something is not allowed may ask about every action that looks possible at the table.",
        "なぜできないのかは、テーブルでありそうな行動のすべてについて聞ける。";
    MR_5_51 = "MR-5.51", defines, "",
        "Each kind of draw has luck of its own, and so does each part, so the order of breaks does not change the cards.",
        "めくる種類ごと、部位ごとに運は別々。部位を破壊する順番で出るカードは変わらない。";

    // MR-6: results
    MR_6_1 = "MR-6.1", defines, "〈リザルト処理〉とは",
        "A result interrupts the main phase between two turns; then the main phase goes on.",
        "リザルト処理は手番と手番の間に割り込む。終わればメインフェイズを続ける。";
    MR_6_2 = "MR-6.2", acts, "a) 【貢献度】を比較して順位を決める",
        "A seat's contribution is the sum of the numbers under its markers; only seats with a marker in the line are ranked.",
        "貢献度は自分のヘイトマーカーの下の数字の合計。マーカーのないプレイヤーは順位に入らない。";
    MR_6_3 = "MR-6.3", acts, "【貢献度】をプラスするカード",
        "Cards that add contribution do so in every ranking in which their owner has a marker.",
        "貢献度を増やすカードは、マーカーを置いている順位決めのたびに加える。";
    MR_6_4 = "MR-6.4", acts, "a) 【貢献度】を比較して順位を決める",
        "In a tie the seat with the marker nearest to the base of the arrow is ahead; on the core, nearest clockwise from the top.",
        "同点なら、矢印の「元」に最も近いマーカーのプレイヤーが上。コアでは真上から時計回りに最も近いほう。";
    MR_6_5 = "MR-6.5", acts, "b) 部位破壊報酬を分配する",
        "The first seat gets the part card and a silver; the places after it get what the number of seats allows.",
        "1位は部位カードと銀貨1枚。それより下の報酬は人数で決まる。";
    MR_6_6 = "MR-6.6", acts, "《部位カード》の獲得時に効果を解決するもの",
        "A part card's effect on gain happens once, when it comes from the board; never after a swap.",
        "部位カードの獲得時の効果は、ボードから獲得した時に1回だけ。交換では起こらない。";
    MR_6_7 = "MR-6.7", acts, "c) エネミーのレベルをあげる",
        "One marker of the first seat goes to the topmost empty monster level space and stays there.",
        "1位のヘイトマーカー1枚を、エネミーレベルの空いている一番上のマスに移す。ゲームの終わりまでそこに残る。";
    MR_6_8 = "MR-6.8", acts, "c) エネミーのレベルをあげる",
        "Enemy chips left in a broken line go into the box.",
        "破壊された部位のヘイトラインに残ったエネミーチップは箱に戻す。";
    MR_6_9 = "MR-6.9", acts, "1回目の部位破壊の時",
        "At the first break of a part its second card is turned up, and five stage 2 chips fill the line in the order of their numbers.",
        "1回目の破壊では2枚目の部位カードをめくり、Stage 2のチップ5枚を通し番号順に並べる。";
    MR_6_10 = "MR-6.10", acts, "部位破壊2回目の時",
        "At the second break each core space laid open gets a copper and a stage 3 chip on it.",
        "2回目の破壊では、露出したコアのマスに銅貨を1枚ずつ置き、その上にStage 3のチップを重ねる。";
    MR_6_11 = "MR-6.11", defines, "部位破壊2回目の時",
        "A core space that is half under two parts opens when both are gone.",
        "2枚の部位カードに半分ずつ隠れたコアのマスは、両方がなくなった時に露出する。";
    MR_6_12 = "MR-6.12", defines, "「3P×」と描かれたマス",
        "The core spaces marked 3P× are not used with three seats.",
        "「3P×」のマスは3人の時は使わない。";
    MR_6_13 = "MR-6.13", defines, "d) 〔エネミーチップ〕を再配置する",
        "New enemy chips can be taken from the very next turn on.",
        "新しく置かれたエネミーチップは、次の手番から獲得できる。";
    MR_6_14 = "MR-6.14", acts, "コアの〈リザルト処理〉",
        "When every core space in use holds a marker, the core is decided, once in a game.",
        "使用するコアのマスすべてにヘイトマーカーが置かれたら、コアのリザルト処理を行う。ゲーム中に1回だけ。";
    MR_6_15 = "MR-6.15", acts, "c) エネミーのレベルをあげる",
        "All other markers of the line go back to the homes of their owners.",
        "ヘイトラインのほかのマーカーは、それぞれのヘイトマーカー置き場に戻す。";
    MR_6_16 = "MR-6.16", acts, "b) コア破壊報酬を獲得する",
        "The seat with the most contribution to the core takes the core bonus card; nobody else gets anything.",
        "コアの貢献度が1位のプレイヤーだけがコアボーナスカードを受け取る。";
    MR_6_17 = "MR-6.17", acts, "d) 〔エネミーチップ〕を再配置する",
        "A part comes back once; after its second break there is neither card nor line.",
        "部位は1回だけ再生する。2回破壊されたら、カードもヘイトラインもなくなる。";
    MR_6_18 = "MR-6.18", defines, "",
        "Core spaces laid open together are filled in their clockwise order from the top.",
        "同時に露出したコアのマスには、真上から時計回りの番号順にチップを置く。";

    // MR-7: interrupts
    MR_7_1 = "MR-7.1", defines, "両替の相場",
        "Coins may be changed at any time, so nobody is asked about it.",
        "両替はいつでもできるので、聞かれることはない。";
    MR_7_2 = "MR-7.2", defines, "〈リザルト処理〉とは",
        "Only results interrupt the main phase, and never in the middle of a turn.",
        "メインフェイズに割り込むのはリザルト処理だけ。手番の途中には割り込まない。";
    MR_7_3 = "MR-7.3", acts refuses, "《部位カード》の獲得時に効果を解決するもの",
        "The winner of a card that swaps may exchange one of its part cards for a part card of another seat.",
        "交換の効果がある部位カードを獲得したら、自分の部位カード1枚をほかのプレイヤーの1枚と交換してもよい。";
    MR_7_4 = "MR-7.4", defines, "",
        "Items that help in the enemy phase are used without asking.",
        "エネミーフェイズに役立つアイテムは、聞かずに使われる。";
    MR_7_5 = "MR-7.5", defines, "",
        "Where several seats are concerned at once, they come in the order of the safe zone.",
        "複数のプレイヤーに同時に起こることは、セーフティゾーンの順に処理する。";

    // MR-8: end and scoring
    MR_8_1 = "MR-8.1", acts, "ゲームの終了",
        "The round in which the core bonus is taken is played to its end; then the points are counted.",
        "コアボーナスカードが獲得されたラウンドは最後まで行い、その後に得点計算をする。";
    MR_8_2 = "MR-8.2", defines, "ゲームの終了",
        "After the core bonus the turns go on as usual: materials can be gathered, and passing still brings bonus chips.",
        "コアボーナスの後も手番は続く。《素材回収》ができ、パスでボーナスシールドチップも獲得できる。";
    MR_8_3 = "MR-8.3", acts, "c) [ボーナスシールドチップ] を裏返す",
        "When the core bonus is taken, the bonus shield chips are turned over, those held as well.",
        "コアボーナスが獲得されたら、ボーナスシールドチップを裏返す。すでに獲得されたものも裏返す。";
    MR_8_4 = "MR-8.4", acts refuses, "c) [ボーナスシールドチップ] を裏返す",
        "One turned chip is a silver; the other pays 1 copper or 1 Multi experience once in the last bazaar.",
        "裏返したチップの1枚は銀貨。もう1枚は最後のダンジョンバザールで1回、銅貨かマルチシンボルの経験値1点になる。";
    MR_8_5 = "MR-8.5", acts, "〈得点計算〉",
        "Skills, part cards, items and the core bonus give points, death penalty cards take 2 each; nothing else counts.",
        "スキル、部位カード、アイテム、コアボーナスの勝利点を足し、デスペナカード1枚につき2点を引く。ほかは数えない。";
    MR_8_6 = "MR-8.6", acts, "〈得点計算〉",
        "Most points win; in a tie the seat whose pawn is nearest to A.",
        "勝利点の最も多いプレイヤーの勝ち。同点なら人型コマがAに最も近いプレイヤー。";
    MR_8_7 = "MR-8.7", defines, "",
        "The points are counted by themselves when the last bazaar is over, seat by seat.",
        "最後のダンジョンバザールが終わると、得点は1人ずつ自動で計算される。";

    // MR-9: effects of cards
    MR_9_1 = "MR-9.1", acts, "",
        "An attack takes chips up to its number: experience up to its points, coins up to its kind.",
        "攻撃は決まった枚数まで、決まった点数までの経験値か、決まった種類までのコインを獲得する。";
    MR_9_2 = "MR-9.2", acts, "",
        "This attack pays no extra cost for the chips it takes.",
        "この攻撃では、対象の追加アクションコストを支払わない。";
    MR_9_3 = "MR-9.3", acts, "",
        "A heal turns the given number of damage chips to life, or all of them.",
        "回復は、決まった枚数まで、またはすべてのダメージチップをライフチップに戻す。";
    MR_9_4 = "MR-9.4", acts, "",
        "A skill that releases gives back life chips that are locked on other skills.",
        "ほかのスキルに置かれたライフチップを外して手元に戻す。";
    MR_9_5 = "MR-9.5", acts, "",
        "Free skills lock no life chip; stack skills lock one or more at once, up to their number.",
        "「フリー」のスキルはライフチップを置かない。「スタック」は決まった数まで一度に置く。";
    MR_9_6 = "MR-9.6", defines, "",
        "A card's AP and shield marks count as long as it is owned.",
        "カードのAPマークとシールドマークは、所有している間だけ数える。";
    MR_9_7 = "MR-9.7", acts, "",
        "This card adds tenths of a point to its owner's contribution.",
        "このカードは所有者の貢献度に0.1単位の値を加える。";
    MR_9_8 = "MR-9.8", acts, "",
        "Buying this card brings a life chip from Extra life, if one is left.",
        "このカードを買うと、残っていれば《追加ライフチップ》からライフチップ1枚を得る。";
    MR_9_9 = "MR-9.9", acts, "",
        "A sword chip lets its skill take experience of one point more, at most 3; a ring chip makes its skill cheaper by 1, at least 1.",
        "剣チップのスキルは、獲得できる経験値が1点上がる（最大3）。指輪チップのスキルはコストが1下がる（最低1）。";
    MR_9_10 = "MR-9.10", acts, "",
        "This item may be used on a turn instead of a skill, for its action cost.",
        "このアイテムは、手番でスキルのかわりにアクションコストを払って使える。";
    MR_9_11 = "MR-9.11", acts, "",
        "After its effect this item goes back on display and can be bought again.",
        "このアイテムは効果の後でカード置き場に戻り、また購入できる。";
    MR_9_12 = "MR-9.12", acts, "",
        "For the owner of this card Gather materials costs less.",
        "このカードの所有者は《素材回収》のコストが安くなる。";
    MR_9_13 = "MR-9.13", acts, "",
        "For the owner of this card each level-up needs 1 point less.",
        "このカードの所有者は、レベルアップに必要な経験値が1点少ない。";
    MR_9_14 = "MR-9.14", acts, "",
        "When this card is gained, the black marker goes to the topmost empty monster level space.",
        "このカードを獲得したら、黒のヘイトマーカーをエネミーレベルの空いている一番上のマスに置く。";
    MR_9_15 = "MR-9.15", acts, "",
        "When this card is gained, it gives coins, a heal, a life chip or a swap of part cards.",
        "このカードを獲得したら、コイン、回復、ライフチップ、部位カードの交換のいずれかを得る。";
    MR_9_16 = "MR-9.16", acts, "",
        "A card gives the points printed on it.",
        "カードは書かれた勝利点になる。";
    MR_9_17 = "MR-9.17", acts, "",
        "This card gives a point for each thing it counts, up to its most.",
        "このカードは、数えるもの1つにつき1点になる。上限がある。";
    MR_9_18 = "MR-9.18", acts, "",
        "When its owner would take a death penalty card, this item goes back on display instead.",
        "所有者がデスペナカードを受け取る時、かわりにこのアイテムがカード置き場に戻る。";
    MR_9_19 = "MR-9.19", acts, "",
        "When its owner would suffer damage after shields, this item lowers it and goes back on display.",
        "シールドで防ぎきれないダメージを受ける時、このアイテムがダメージを減らし、カード置き場に戻る。";

    // MR-C: corrections of the text
    MR_C1 = "MR-C1", defines, "",
        "The title of the text is misread: the game is Mamono Raid.",
        "本文の題名は読み違い。正しくはマモノレイド。";
    MR_C2 = "MR-C2", defines, "部位の〈リザルト処理〉",
        "Where the text says that five players fill all five spaces, four are meant.",
        "5つのマスすべてが必要なのは、本文のような5人ではなく4人の時。";
    MR_C3 = "MR-C3", defines, "〔ヘイトマーカー〕を配置する",
        "All spellings of the hate marker mean the same piece.",
        "つづりが違っていても、すべてヘイトマーカーのこと。";
    MR_C4 = "MR-C4", defines, "b) 部位破壊報酬を分配する",
        "The enemy card that the first place gets is the part card.",
        "1位が受け取る「エネミーカード」は部位カードのこと。";
    MR_C5 = "MR-C5", defines, "《素材回収》の効果を利用する",
        "The hate chip and the hate mark on Gather materials are the hate marker.",
        "《素材回収》の「ヘイトチップ」や「ヘイトマーク」はヘイトマーカーのこと。";
    MR_C6 = "MR-C6", defines, "",
        "The pages about the end of the game belong at the end of the text.",
        "ゲームの終わりのページは、本文の最後にあるものとして読む。";
    MR_C7 = "MR-C7", defines, "記述のルール",
        "Round and square chips are told apart by their names, since the brackets were lost.",
        "丸いチップと四角いチップは、括弧ではなく名前で見分ける。";
    MR_C8 = "MR-C8", defines, "進行の手順",
        "The small print of the summary card is read as the main text explains the phases.",
        "サマリーカードの小さな文字は、本文のフェイズの説明どおりに読む。";
    MR_C9 = "MR-C9", defines, "ダメージ計算の例",
        "Lost pictures of examples are rebuilt from the numbers in the text.",
        "失われた例の図は、本文の数字から作り直した。";
    MR_C10 = "MR-C10", defines, "経験値の [エネミーチップ]",
        "Stray numbers beside the pictures of chips are no rules.",
        "チップの絵の横にある数字は、ルールではない。";
    MR_C11 = "MR-C11", defines, "《終了フェイズ》",
        "All core spaces means all that are in use with this number of seats.",
        "コアのすべてのマスとは、その人数で使うマスのこと。";
    MR_C12 = "MR-C12", defines, "",
        "A misread word for the phases means phase.",
        "フェイズの読み違いは、フェイズとして読む。";
    MR_C13 = "MR-C13", defines, "《スキルカード》を並べる",
        "Each character has two cards of each level 2 skill, and of its level 3 skills two cards of one and one of the other.",
        "レベル2のスキルは2種類が2枚ずつ、レベル3は一方が2枚、もう一方が1枚。";
    MR_C14 = "MR-C14", defines, "",
        "What the text leaves to the cards is taken from the card tables.",
        "カードにだけ書かれていることは、カードの表で決める。";
    MR_C15 = "MR-C15", defines, "デスペナルティ",
        "The death penalty cards lie at the right edge of the board; their place changes nothing.",
        "デスペナカードはボードの右端に置く。場所で効果は変わらない。";

    // MR-R: readings
    MR_R1 = "MR-R1", reading, "⑥手番終了",
        "One turn completes more than one part: whose result comes first? `fixed-part-order`: head, torso, back, tail, and then the core; `active-seat-chooses`: the seat whose turn ends chooses, part by part.",
        "1回の手番で複数の部位が破壊されたら、どの結果から処理するか。`fixed-part-order`：頭、胴、背、尾、最後にコアの順。`active-seat-chooses`：手番を終えたプレイヤーが、1つずつ選ぶ。";
    MR_R2 = "MR-R2", reading, "【貢献度】をプラスするカード",
        "Is 1.9 a limit of the contribution bonus, or just the sum of all cards that give one? `sum-only`: the sum; there is no limit; `cap-19`: a limit; what is beyond 1.9 does not count.",
        "貢献度に加える1.9は上限か、それともカードをすべて集めた時の合計か。`sum-only`：合計。上限はない。`cap-19`：上限。1.9を超えた分は数えない。";
    MR_R3 = "MR-R3", reading, "c) エネミーのレベルをあげる",
        "What if a marker is to go up and no monster level space is empty? `return-home`: it goes back to its marker home; `stack-on-last`: it lies on the last space and makes no further black marker count.",
        "エネミーレベルに空きマスがない時に置くことになったマーカーはどうなるか。`return-home`：自分のヘイトマーカー置き場に戻る。`stack-on-last`：最後のマスに重ねる。黒のマーカーは新たに有効にならない。";
    MR_R4 = "MR-R4", reading, "b) エネミーレベルで有効状態の黒の「ヘイトマーカー」の数",
        "The black marker lands beside a printed black marker: how much does that count? `piece-only`: 1, for the black marker alone; a print needs a marker of a seat; `piece-and-print`: 2, for the black marker and the print.",
        "描かれた黒のマーカーの隣に黒のヘイトマーカーが置かれたら、ダメージはいくつ増えるか。`piece-only`：1。置かれた黒のマーカーだけ。描かれたものはプレイヤーのマーカーで有効になる。`piece-and-print`：2。置かれた黒のマーカーと、描かれた黒のマーカーの両方。";
    MR_R5 = "MR-R5", reading, "b) エネミーレベルで有効状態の黒の「ヘイトマーカー」の数",
        "What if a card puts the black marker on the monster level while it is there already? `no-effect`: nothing happens; `extra-note`: a note counts as one more black marker, on no space.",
        "黒のヘイトマーカーがすでにエネミーレベルにある時、もう1枚置く効果はどうなるか。`no-effect`：何も起こらない。`extra-note`：メモで代用し、マスを使わずに黒のマーカー1枚として数える。";
    MR_R6 = "MR-R6", reading, "スキルの空(から)撃ち",
        "May an attack skill be used without a target, for delay? `heal-and-special-only`: no, only heal skills and special skills; `any-skill`: yes, with its cost and one life chip, taking nothing.",
        "攻撃スキルを、対象なしで手番を遅らせるために使えるか。`heal-and-special-only`：使えない。空撃ちできるのは回復と特殊なスキルだけ。`any-skill`：使える。コストとライフチップ1枚を払い、何も獲得しない。";
    MR_R7 = "MR-R7", reading, "《ファイアボール》の処理①",
        "Must a skill for two chips take two? `up-to`: no, one is enough; `exact-when-possible`: yes, if any pair can be taken.",
        "2枚を対象にできるスキルは、必ず2枚を選ぶか。`up-to`：選ばなくてよい。1枚でもよい。`exact-when-possible`：選べる2枚があれば、必ず2枚。";
    MR_R8 = "MR-R8", reading, "〈終了フェイズ〉以外でマークを獲得した時",
        "A swap lowers a seat's AP limit below its pawn's space: what happens? `pawn-stays`: the pawn stays; only cost 0 and passing are left until the limit rises; `pawn-moved-back`: the pawn goes back to the limit, on top of the stack there.",
        "部位カードの交換でAPマーカーが人型コマより手前に戻ったら、コマはどうなるか。`pawn-stays`：そのまま。上限が増えるまで、コスト0の行動とパスだけができる。`pawn-moved-back`：上限のマスまで戻し、他のコマの上に重ねる。";
    MR_R9 = "MR-R9", reading, "①人型コマをセーフティゾーンに戻す",
        "Which safe spaces are in use with 2 or 3 seats? `printed`: those of the board side: A and B with 2 seats, A to D with 3; `as-many-as-seats`: as many as seats: A to C with 3, where one shield lies beside B and two beside C; `four-always`: always four: A to D with 2 seats as well, where one shield lies beside C.",
        "2人や3人の時、セーフティゾーンのどのマスを使うか。`printed`：ボードの面のとおり。2人はAとB、3人はAからD。`as-many-as-seats`：人数と同じ数。3人はAからCで、盾1つのチップはB、盾2つのチップはCの隣。`four-always`：いつも4つ。2人でもAからDで、盾1つのチップはCの隣。";
    MR_R10 = "MR-R10", reading, "c) [ボーナスシールドチップ] を裏返す",
        "Which back belongs to which bonus shield chip? `two-d-silver-one-c-dual`: two shields (beside D): silver; one shield (beside C): copper or 1 Multi experience; `two-d-dual-one-c-silver`: two shields (beside D): copper or 1 Multi experience; one shield (beside C): silver.",
        "ボーナスシールドチップの裏面は、どちらがどちらか。`two-d-silver-one-c-dual`：盾2つ（Dの隣）は銀貨、盾1つ（Cの隣）は銅貨またはマルチシンボルの経験値1点。`two-d-dual-one-c-silver`：盾2つ（Dの隣）は銅貨またはマルチシンボルの経験値1点、盾1つ（Cの隣）は銀貨。";
    MR_R11 = "MR-R11", reading, "⑤「[ヘイトマーカー]」を置く",
        "May a seat take more chips than it has markers at home? `forbidden`: no; `take-without-marker`: yes, the spaces that get no marker become empty.",
        "ヘイトマーカー置き場のマーカーより多くのチップを獲得できるか。`forbidden`：できない。`take-without-marker`：できる。マーカーを置けないマスは空きになる。";
    MR_R12 = "MR-R12", reading, "c) 特殊な効果を得るスキルを使う",
        "May Clear Mind release chips from itself? `other-skills-only`: no, only from other skills; `self-allowed`: yes, but at least one must stay on it.",
        "《クリアマインド》は自分の上のライフチップを外せるか。`other-skills-only`：外せない。他のスキルからだけ。`self-allowed`：外せる。ただし1枚以上は残す。";
    MR_R13 = "MR-R13", reading, "デスペナルティ",
        "Damage is left and the party had no life chip before: does it take a death penalty card? `penalty`: yes; `no-penalty`: no.",
        "ライフチップが1枚もない状態でダメージを受けたら、デスペナカードを受け取るか。`penalty`：受け取る。`no-penalty`：受け取らない。";
    MR_R14 = "MR-R14", reading, "①人型コマをセーフティゾーンに戻す",
        "May a pawn that has not left the safe zone stay on its space when its seat passes? `yes`: yes; `must-move-if-possible`: no, it goes to another free space if there is one.",
        "セーフティゾーンから動いていない人型コマは、パスの時に同じマスに残れるか。`yes`：残れる。`must-move-if-possible`：残れない。他に空きマスがあれば、そこへ移る。";
    MR_R15 = "MR-R15", reading, "①セーフティゾーンの手番順",
        "After an action of cost 0 from the safe zone, has the seat had its turn there? `still-first`: no, it is first again; `after-unacted`: yes, it waits until the seats that have not acted have had theirs.",
        "セーフティゾーンからコスト0の行動をしたら、行動済みになるか。`still-first`：ならない。続けて手番を行う。`after-unacted`：なる。まだ手番を行っていないプレイヤーの後になる。";
    MR_R16 = "MR-R16", reading, "c) 特殊な効果を得るスキルを使う",
        "May Clear Mind be used with more chips than lie on other skills? `release-up-to-x`: yes, all that lie there are released; `must-have-x`: no, so with none there it cannot be used.",
        "他のスキルの上にある枚数より多くのライフチップで《クリアマインド》を使えるか。`release-up-to-x`：使える。そこにあるものをすべて外す。`must-have-x`：使えない。1枚もなければ使用自体ができない。";
    MR_R17 = "MR-R17", reading, "コインをストックに置く",
        "Can the coins of the stock run out? `unlimited`: no; `value-cap`: yes, a reward or an effect on gain pays only what keeps all purses and the coppers of the core at 57 copper or less.",
        "ストックのコインはなくなることがあるか。`unlimited`：ない。`value-cap`：ある。報酬や獲得時の効果は、全員の所持金とコアの銅貨の合計が銅貨57枚分までしか支払われない。";
    MR_R18 = "MR-R18", reading, "①経験値の支払い",
        "Which payments beyond the experience needed are offered? `markers-freely`: no needless chip or bonus, but any number of gather markers more; `irredundant-only`: only those in which no chip, marker or bonus is needless; `any`: also those with one needless chip, marker or bonus.",
        "必要な経験値を超える支払いは、どこまで選べるか。`markers-freely`：余計なチップはないが、《素材回収》のマーカーは必要より多くてもよい。`irredundant-only`：余計なチップやマーカーのない支払いだけ。`any`：余計なものが1つあってもよい。";
    MR_R19 = "MR-R19", reading, "名前に「-1」がつく《アイテムカード》",
        "Must the -1 item be bought before the card under it? `either`: no, either of the two; `top-first`: yes, as long as one is on display.",
        "「-1」のアイテムは、下のカードより先に買わなければならないか。`either`：どちらを先に買ってもよい。`top-first`：カード置き場にある間は「-1」が先。";
    MR_R20 = "MR-R20", reading, "《サービスカード》を並べる",
        "What does the third service card do? `reminder-only`: nothing, it is a reminder; `field-medic`: in the bazaar, 1 copper turns 1 damage chip to life, once per end phase.",
        "3枚目のサービスカードには、どのような効果があるか。`reminder-only`：ない。早見表として使う。`field-medic`：ダンジョンバザールで銅貨1枚を払い、ダメージチップ1枚をライフチップに戻す。1回の終了フェイズに1回。";
    MR_R21 = "MR-R21", reading, "リサイクル・アイテムとは?",
        "May a seat buy back an item of its own that was recycled this round? `yes`: yes; `not-same-round`: no, only from the next round on.",
        "このラウンドに戻った自分のリサイクル・アイテムを、同じラウンドに買い直せるか。`yes`：買える。`not-same-round`：買えない。次のラウンドから。";
    MR_R22 = "MR-R22", reading, "①経験値の支払い",
        "May one character rise two levels in one end phase? `yes`: yes; `one-per-character`: no, one level per character and end phase.",
        "1人のキャラクターを、1回の終了フェイズに2レベル上げられるか。`yes`：上げられる。`one-per-character`：上げられない。1キャラクターにつき1レベルまで。";
    MR_R23 = "MR-R23", reading, "②「[ライフチップ]」に戻す",
        "May a heal turn fewer damage chips than it could? `maximum`: no, as many as possible are turned; `choose`: yes, the seat chooses the number.",
        "回復で、戻せる枚数より少なく戻してもよいか。`maximum`：いけない。戻せるだけ戻す。`choose`：よい。枚数を選べる。";
    MR_R24 = "MR-R24", reading, "コアの〈リザルト処理〉",
        "Do the markers on the core go home after its result? `remain`: no, they stay; `return-home`: yes, all of them.",
        "コアの処理が終わったら、コアのヘイトマーカーは戻るか。`remain`：戻らない。そのまま残る。`return-home`：すべて戻る。";
    MR_R25 = "MR-R25", reading, "《部位カード》の獲得時に効果を解決するもの",
        "Must the owner of a card that swaps part cards make the swap? `optional`: no, it may decline; `mandatory`: yes, if a swap is possible.",
        "部位カードを交換する効果は、必ず使わなければならないか。`optional`：使わなくてもよい。`mandatory`：交換できるなら必ず使う。";
    MR_R26 = "MR-R26", reading, "手順を決める",
        "How is the start player found? `chance`: at random; `given`: the option first-seat names it.",
        "スタートプレイヤーはどう決めるか。`chance`：ランダムに決める。`given`：オプションのfirst-seatで指定する。";
    MR_R28 = "MR-R28", reading, "",
        "What ends a game in which nobody takes enemy chips any more? `six-idle-rounds`: scoring after six such rounds in a row, with nobody taking the core bonus; `never`: nothing, it goes on.",
        "誰もエネミーチップを獲得しなくなったゲームは、どう終わるか。`six-idle-rounds`：そのラウンドが6回続いたら得点計算。コアボーナスは誰も受け取らない。`never`：終わらずに続く。";
    MR_R29 = "MR-R29", reading, "《終了フェイズ》で「ヘイトマーカー」を取り除く",
        "May markers on Gather materials wait for a later end phase? `yes`: yes, but there they are away from home and add to the damage; `return-unused`: no, unused ones go home at the end of the round.",
        "《素材回収》の上のヘイトマーカーは、後の終了フェイズまで残せるか。`yes`：残せる。ただし置き場にないので、その分のダメージを受ける。`return-unused`：残せない。使わなかったものはラウンドの終わりに戻る。";
    MR_R30 = "MR-R30", reading, "シールドカウンターの上限",
        "Do more than 20 shield marks count? `cap-20`: no, 20 is the most; `no-cap`: yes.",
        "20を超えるシールドマークは数えるか。`cap-20`：数えない。20が上限。`no-cap`：数える。";
    MR_R31 = "MR-R31", reading, "b) 部位破壊報酬を分配する",
        "Who gets the coins of the second place when no seat holds it? `unpaid`: nobody; `to-first`: the seat in first place.",
        "2位のプレイヤーがいない時、2位の報酬は誰が受け取るか。`unpaid`：誰も受け取らない。`to-first`：1位のプレイヤー。";
    MR_R32 = "MR-R32", reading, "【初期経験値チップ】とは？",
        "When is it chosen what the starting experience chip pays for? `when-paying`: when it is paid: 2 points for its own character or 1 for any; `when-taken`: when it is taken: it becomes 2 of its own class or 1 Multi.",
        "初期経験値チップの使い方は、いつ選ぶか。`when-paying`：支払う時。同じキャラクターの2点か、どのキャラクターでも使える1点か。`when-taken`：受け取る時。シンボルどおりの2点か、マルチシンボルの1点になる。";
    MR_R33 = "MR-R33", reading, "〈得点計算〉",
        "When are points counted that depend on a condition? `at-scoring`: at scoring; `when-gained`: when the card is gained, and anew when it is swapped.",
        "条件で変わる勝利点は、いつ数えるか。`at-scoring`：得点計算の時。`when-gained`：カードを獲得した時。交換されたら数え直す。";
    MR_R34 = "MR-R34", reading, "《体力の霊薬》について",
        "Does the life chip of the Elixir of Vigor use up the life purchase of the end phase? `separate`: no; `shared`: yes, together they bring one.",
        "《体力の霊薬》で得るライフチップは、終了フェイズに1枚の購入に数えるか。`separate`：数えない。`shared`：数える。合わせて1枚まで。";
    MR_R35 = "MR-R35", reading, "c) エネミーのレベルをあげる",
        "Does a part card's effect on gain come before the winner's marker goes up? `card-first`: yes; `level-first`: no, after it.",
        "部位カードの獲得時の効果は、1位のマーカーがエネミーレベルに上がる前に解決するか。`card-first`：前に解決する。`level-first`：後に解決する。";
    MR_R36 = "MR-R36", reading, "《デスペナカード》",
        "Can the death penalty cards run out? `notes`: no, notes stand in for more; `max-five`: yes, with none left nobody takes one.",
        "デスペナカードはなくなることがあるか。`notes`：ない。足りなければメモで代用する。`max-five`：ある。残っていなければ受け取らない。";
    MR_R37 = "MR-R37", reading, "リサイクル・アイテムとは?",
        "Do items with an effect in the enemy phase act by themselves? `automatic`: yes; `ask-owner`: no, the owner is asked.",
        "エネミーフェイズに効果のあるアイテムは、ひとりでに働くか。`automatic`：働く。`ask-owner`：働かない。所有者が使うかどうかを選ぶ。";
    MR_R38 = "MR-R38", reading, "②「ボーナスシールドチップ」を獲得する",
        "A seat passes without having left its space: does it take the bonus shield chip beside it? `yes`: yes; `no`: no.",
        "動かずに同じマスでパスした時、隣のボーナスシールドチップを獲得するか。`yes`：獲得する。`no`：獲得しない。";
    MR_R39 = "MR-R39", reading, "部位の〈リザルト処理〉",
        "A skill for two chips puts more markers on a line than its HP: do all of them count? `all-count`: yes; `first-hp-only`: no, only as many as the HP, those nearest to the base.",
        "2枚を獲得するスキルでHPを超えるヘイトマーカーが置かれたら、すべて数えるか。`all-count`：すべて数える。`first-hp-only`：数えない。矢印の「元」に近いものから、HPの数だけ。";
    MR_R40 = "MR-R40", reading, "〈終了フェイズ〉以外でマークを獲得した時",
        "May a seat that has passed act again when a later result raises its AP limit? `stays-passed`: no; `may-return`: yes, its pawn goes back to the space it left, and a bonus shield chip it took goes back to the board.",
        "パスした後の結果でAPが増えたら、また手番を行えるか。`stays-passed`：行えない。`may-return`：行える。人型コマは元のマスに戻り、獲得したボーナスシールドチップはボードに戻る。";
}

#[cfg(test)]
mod tests {
    use super::{MR_1_1, MR_5_49, MR_9_19, MR_C15, MR_R28, MR_R40, RULES};
    use kanso_engine::RuleEntry;

    /// Section and number of an id; corrections and then readings come last.
    fn place(id: &str) -> (u32, u32) {
        let id = id.strip_prefix("MR-").expect("the prefix of the game");
        let number = |digits: &str| digits.parse().expect("a number");
        if let Some(digits) = id.strip_prefix('C') {
            return (u32::MAX - 1, number(digits));
        }
        if let Some(digits) = id.strip_prefix('R') {
            return (u32::MAX, number(digits));
        }
        let (section, digits) = id.split_once('.').expect("section.number");
        (number(section), number(digits))
    }

    #[test]
    fn ids_ascend_and_name_their_constants() {
        assert_eq!(RULES.len(), 153 + 15 + 39);
        assert!(RULES.is_sorted_by(|one, next| place(one.id) < place(next.id)));
        for (rule, id) in [
            (MR_1_1, "MR-1.1"),
            (MR_5_49, "MR-5.49"),
            (MR_9_19, "MR-9.19"),
            (MR_C15, "MR-C15"),
            (MR_R28, "MR-R28"),
            (MR_R40, "MR-R40"),
        ] {
            assert_eq!(RULES[rule.index()].id, id);
        }
    }

    /// The numbers of each section run from 1 without a gap; only reading 27 is not in use.
    #[test]
    fn no_number_of_a_section_is_missing() {
        for (section, last) in [
            (1, 5),
            (3, 26),
            (4, 22),
            (5, 51),
            (6, 18),
            (7, 5),
            (8, 7),
            (9, 19),
            (u32::MAX - 1, 15),
        ] {
            let numbers = RULES.iter().map(|entry| place(entry.id));
            let numbers = numbers.filter(|place| place.0 == section).map(|place| place.1);
            assert_eq!(numbers.collect::<Vec<_>>(), (1..=last).collect::<Vec<_>>(), "{section}");
        }
        let readings =
            RULES.iter().map(|entry| place(entry.id)).filter(|place| place.0 == u32::MAX);
        let readings: Vec<u32> = readings.map(|place| place.1).collect();
        assert_eq!(readings, (1..=40).filter(|number| *number != 27).collect::<Vec<_>>());
    }

    /// The numbers of the table at the end of the specification.
    #[test]
    fn rules_act_refuse_and_define_as_often_as_specified() {
        let count = |what: fn(&RuleEntry) -> bool| RULES.iter().filter(|entry| what(entry)).count();
        assert_eq!(count(|entry| entry.does.acts), 79);
        assert_eq!(count(|entry| entry.does.refuses), 22);
        assert_eq!(count(|entry| entry.does.acts && entry.does.refuses), 14);
        assert_eq!(count(|entry| entry.does.defines), 81);
        assert_eq!(count(|entry| entry.does.reading), 39);
        assert_eq!(count(|entry| entry.does.defines && (entry.does.acts || entry.does.refuses)), 0);
        assert_eq!(count(|entry| entry.does.reading && entry.does.defines), 0);
    }

    #[test]
    fn every_line_is_a_sentence_in_both_languages() {
        for entry in RULES {
            assert!(entry.en.ends_with(['.', '?']), "{}: {}", entry.id, entry.en);
            assert!(entry.ja.ends_with('。'), "{}: {}", entry.id, entry.ja);
        }
    }
}
