//! BL: the rules of the base battle game.

kanso_engine::rules! {
    // BL-1: the board
    BL_1_1 = "BL-1.1", defines, "", "The board has nine rows, A at South's edge to I at North's; A, C, E, G and I have 13 hexes, the rows between them 12.",
        "盤は南のA行から北のI行まで9行。A、C、E、G、I行は13ヘクス、その間の行は12ヘクス。";
    BL_1_2 = "BL-1.2", defines, "", "A hex touches the two beside it in its row and up to two in each row next to it.",
        "ヘクスは、同じ行の左右と、上下の行の2つずつに隣接する。";
    BL_1_3 = "BL-1.3", defines, "", "Distance is the least number of steps from hex to hex; terrain does not matter.",
        "距離はヘクスからヘクスへの最短の歩数。地形は関係しない。";
    BL_1_4 = "BL-1.4", defines, "", "The board has the sections West, Centre and East; a hex on a dotted line belongs to both. Left and right are as the camp sees them.",
        "盤は西、中央、東の3区域に分かれる。点線上のヘクスは両方に属する。左翼と右翼は自軍から見た向き。";
    BL_1_5 = "BL-1.5", defines, "", "A camp's own half is its four rows; row E belongs to nobody.",
        "自軍側は手前の4行。E行はどちらの側でもない。";
    BL_1_6 = "BL-1.6", defines, "", "Board order goes from row A to row I, in each row from west to east.",
        "盤の順は、A行からI行へ、行の中では西から東へ。";

    // BL-2: terrain
    BL_2_1 = "BL-2.1", refuses, "", "A Champion passing through may not cross river or impassable hexes, unless a skill or artifact lets it.",
        "チャンピオンも、スキルやアーティファクトがなければ、川と通行不可のヘクスは通り抜けられない。";
    BL_2_2 = "BL-2.2", defines, "", "Stop terrain concerns the move of a turn; a ban on battle on entry concerns that move and a pursuit.",
        "停止地形は手番の移動にだけ、進入時の戦闘禁止は移動と追撃に関わる。";
    BL_2_3 = "BL-2.3", defines, "", "A unit that starts in a stop hex is free to leave it.",
        "停止地形から移動を始める時は妨げられない。";
    BL_2_4 = "BL-2.4", defines, "", "Terrain never forbids battling back.",
        "地形で反撃が禁じられることはない。";
    BL_2_5 = "BL-2.5", defines, "", "Stop terrain does not stop a retreat, a unit that gains ground, a pursuit or a Portal; the ban on battle on entry still holds for the bonus melee and after Portal.",
        "停止地形は退却、前進、追撃、《転移門》には関わらない。進入時の戦闘禁止は、追加の白兵戦と《転移門》の後にも働く。";
    BL_2_6 = "BL-2.6", defines, "", "Each kind of terrain has its own entry, stop, dice caps, sight and boldness.",
        "地形ごとに、進入、停止、ダイスの上限、視線、勇敢さが決まっている。";

    // BL-3: decks and draws
    BL_3_1 = "BL-3.1", acts, "", "An empty deck takes its discard pile, shuffled, before a draw goes on; with no discard either, the draw is skipped.",
        "デッキが尽きたら、捨て札を混ぜて新しいデッキにしてから引く。捨て札もなければ引かない。";
    BL_3_2 = "BL-3.2", defines, "", "Cards drawn together have no order; a draw is of at most 32 cards and from one part of a deck.",
        "一度に引くカードに順序はない。1回に引くのは32枚まで、デッキの1つの部分からだけ。";

    // BL-4: weapons, dice and sight
    BL_4_1 = "BL-4.1", defines, "", "Green units roll 2 dice, blue 3, red 4; creatures and heroes as listed. Lost figures take no dice away.",
        "基本のダイスは緑2個、青3個、赤4個。クリーチャーとヒーローは表のとおり。フィギュアを失っても減らない。";
    BL_4_2 = "BL-4.2", acts, "", "A short weapon or a foot hero against a mounted target loses one bonus strike of the roll; with a long weapon every bonus strike hits.",
        "短剣の徒歩ユニットや徒歩のヒーローが騎乗の目標を攻撃する時、オレンジの目1つは無視される。長い武器ではすべてヒットになる。";
    BL_4_3 = "BL-4.3", acts, "", "In melee each helmet of the target's colour hits, and each bonus strike that is not ignored.",
        "白兵戦では、目標の色の兜と、無視されないオレンジの目がヒットになる。";
    BL_4_4 = "BL-4.4", acts, "", "At range each helmet of the target's colour hits; bonus strikes only if the weapon says so.",
        "射撃では、目標の色の兜がヒットになる。オレンジの目は、武器が認める時だけヒットになる。";
    BL_4_5 = "BL-4.5", acts, "", "A bow reaches 2 to 4 hexes, one die fewer after a move, and its bonus strikes never hit; a crossbow reaches 2 to 3, and its bonus strikes hit at range only.",
        "弓の射程は2〜4で、移動した手番はダイスが1個減り、オレンジの目はヒットにならない。弩の射程は2〜3で、オレンジの目は射撃でだけヒットになる。";
    BL_4_6 = "BL-4.6", refuses, "", "A missile unit next to an enemy may battle adjacent enemies only; a melee needs an adjacent target.",
        "敵に隣接する射撃ユニットは、隣の敵としか戦えない。白兵戦の目標は隣の敵に限る。";
    BL_4_7 = "BL-4.7", acts, "", "Terrain caps the base dice, the lowest cap counting; bonuses and penalties come after. With no dice left nothing is rolled, and the battle is made.",
        "地形は基本のダイスだけを制限し、一番低い上限による。増減はその後で加える。0個以下なら振らず、戦闘は済んだことになる。";
    BL_4_8 = "BL-4.8", refuses, "", "A ranged battle needs a free line between the centres of both hexes; a line along an edge is blocked only if both its hexes block.",
        "射撃には、両方のヘクスの中心を結ぶ視線が必要。辺に沿う線は、両側のヘクスがさえぎる時だけ通らない。";
    BL_4_9 = "BL-4.9", defines, "", "Any piece and blocking terrain bar the sight; a hill does not between two units on hills.",
        "ユニットと視線をさえぎる地形は視線を止める。丘の上どうしの間では、丘はさえぎらない。";
    BL_4_10 = "BL-4.10", defines, "", "Support, adjacency and distance take no notice of terrain.",
        "支援、隣接、距離に地形は関係しない。";
    BL_4_11 = "BL-4.11", defines, "", "A battle die has a green, a blue and a red helmet, a Lore symbol, a flag and a bonus strike.",
        "ダイスの目は緑の兜、青の兜、赤の兜、ロア、退却、オレンジ。";
    BL_4_12 = "BL-4.12", defines, "", "No roll has more than 32 dice.",
        "一度に振るダイスは32個まで。";

    // BL-5: set-up
    BL_5_1 = "BL-5.1", defines, "", "The scenario names the camp that takes the first turn.",
        "先攻の陣営はシナリオが決める。";
    BL_5_2 = "BL-5.2", acts, "", "Terrain, units and chests are placed as the scenario says.",
        "地形、ユニット、宝箱をシナリオのとおりに置く。";
    BL_5_3 = "BL-5.3", acts, "", "Each camp draws its Command hand, the first camp before the other.",
        "先攻から順に、戦術カードの手札を引く。";
    BL_5_4 = "BL-5.4", acts refuses, "", "Each camp draws four Lore cards and keeps as many as its council allows; the others are discarded face down.",
        "ロアカード4枚を引き、ウォーカウンシルが許す枚数だけ残す。残りは伏せて捨てる。";
    BL_5_5 = "BL-5.5", defines, "", "There are at most six ways to keep Lore cards.",
        "ロアカードの残し方は多くて6通り。";

    // BL-6: the turn
    BL_6_1 = "BL-6.1", acts, "", "The camps take turns, beginning with the first one.",
        "先攻から交互に手番を行う。";
    BL_6_2 = "BL-6.2", acts, "", "The phases run in their order; a question to which only a pass is possible is not asked.",
        "フェイズは順に進む。パスしかできない側には聞かない。";
    BL_6_3 = "BL-6.3", acts refuses, "", "One Command card from the hand, or a Lore card in its place, is played every turn; with an empty hand the turn goes on to its end phases.",
        "毎手番、手札の戦術カード1枚か、代わりになるロアカードをプレイする。手札がなければ手番の終わりの処理に移る。";
    BL_6_4 = "BL-6.4", refuses, "", "Decisions with too many choices are split in two; the first half is asked only where a reading splits them. What only a reading asks for is said under it, and left out otherwise.",
        "選択肢が多すぎる決定は2つに分ける。前半が聞かれるのは、解釈の選択で分かれている時だけ。解釈が求める指定は、その解釈の時にだけ行う。";
    BL_6_5A = "BL-6.5a", acts, "", "First the Command card of the turn is chosen.",
        "まず、手番の戦術カードを選ぶ。";
    BL_6_5B = "BL-6.5b", acts, "", "Then a Lore card may be played alongside it.",
        "次に、戦術カードと同時にロアカードをプレイできる。";
    BL_6_5C = "BL-6.5c", acts, "", "Then pieces are ordered as the card allows.",
        "次に、カードが許すユニットに命令する。";
    BL_6_5D = "BL-6.5d", acts, "", "Then ordered pieces move.",
        "次に、命令したユニットを移動させる。";
    BL_6_5E = "BL-6.5e", acts, "", "Then ordered pieces battle, search or use their powers.",
        "次に、命令したユニットで戦闘、捜索、能力の使用を行う。";
    BL_6_5F = "BL-6.5f", acts, "", "Then the Command hand is filled up.",
        "次に、戦術カードの手札を補充する。";
    BL_6_5G = "BL-6.5g", acts, "", "Then Lore is collected.",
        "次に、ロアを得る。";
    BL_6_5H = "BL-6.5h", acts, "", "Then Lore cards are drawn, and those over the maximum discarded.",
        "次に、ロアカードを引き、上限を超えた分を捨てる。";
    BL_6_5I = "BL-6.5i", acts, "", "Quests are checked, effects of the turn end, and the other camp's turn begins.",
        "最後に、クエストを確かめ、手番中の効果を終わらせ、相手の手番に移る。";

    // BL-7: orders
    BL_7_1 = "BL-7.1", refuses, "", "A troop, a creature or a Champion is ordered at most once a turn; a Leader goes with its troop by the same order.",
        "部隊、クリーチャー、チャンピオンに命令できるのは1手番に1回。リーダーは部隊と同じ命令で動く。";
    BL_7_2 = "BL-7.2", refuses, "", "A section card orders pieces that stand in its section; on a dotted line the order comes from the first section, of left, centre and right, that has one left.",
        "区域カードは、その区域にいるユニットに命令する。点線上では、左翼、中央、右翼の順で、命令の残る最初の区域の命令を使う。";
    BL_7_3 = "BL-7.3", acts refuses, "", "Orders that are not used are lost; ordering ends when none is left, or nobody to order.",
        "使わない命令はなくなる。命令が尽きるか、命令できるユニットがいなくなれば終わる。";
    BL_7_4 = "BL-7.4", refuses, "", "Only ordered pieces may move, battle or search; battling back and retreating need no order.",
        "移動、戦闘、捜索ができるのは命令されたユニットだけ。反撃と退却に命令はいらない。";
    BL_7_5 = "BL-7.5", refuses, "", "A tactic card orders what it says; a creature is neither foot nor mounted.",
        "区域カード以外の戦術カードは、書かれたユニットに命令する。クリーチャーは徒歩でも騎乗でもない。";
    BL_7_6 = "BL-7.6", refuses, "", "Under Battle Lore the ordered pieces must be matched one to one with the rolled faces, whichever way.",
        "《バトルロア》では、命令するユニットと出た目が、どう組み合わせても1対1に対応しなければならない。";

    // BL-8: movement
    BL_8_1 = "BL-8.1", acts refuses, "", "Each ordered piece may move once, in any order, within its distance, by a shortest path.",
        "命令されたユニットは、好きな順に1回ずつ、移動力の範囲で最短の道を移動できる。";
    BL_8_2 = "BL-8.2", refuses, "", "No hex with another piece may be entered or passed, nor impassable terrain.",
        "ほかのユニットのいるヘクスと通行不可の地形には入れず、通過もできない。";
    BL_8_3 = "BL-8.3", refuses, "", "Stop terrain ends the move.",
        "停止地形に入ると移動は終わる。";
    BL_8_4 = "BL-8.4", defines, "", "Foot moves and battles within 2 hexes if green, else 1; blue foot may go 2 without battle. Mounted units move 4, 3 or 2 and battle.",
        "徒歩は緑が2、青と赤が1ヘクス移動して戦える。青は戦わなければ2ヘクス。騎乗は緑4、青3、赤2ヘクス移動して戦える。";
    BL_8_5 = "BL-8.5", acts, "", "A goblin foot troop may rush one hex farther to end next to an enemy, and then battle in melee.",
        "ゴブリンの徒歩部隊は、敵の隣で終わるなら1ヘクス多く突進し、白兵戦を行える。";
    BL_8_6 = "BL-8.6", defines, "", "Hexes gained by effects add up and count with and without battle; without stop terrain a ban on battle on entry still holds.",
        "効果による追加の移動は合計し、戦う時も戦わない時も増える。停止しない効果があっても、進入時の戦闘禁止は残る。";

    // BL-9: battle
    BL_9_1 = "BL-9.1", refuses, "", "An ordered piece battles once a turn, and not if it moved too far, detached, joined or searched.",
        "命令されたユニットが戦えるのは1手番に1回。移動しすぎ、分離、合流、捜索の後は戦えない。";
    BL_9_2 = "BL-9.2", defines, "", "Each battle is carried out to its end before the next.",
        "戦闘は1つずつ、最後まで処理してから次に移る。";
    BL_9_3 = "BL-9.3", refuses, "", "A battle needs an enemy in range and in sight; a Leader and its troop are one target.",
        "戦闘には、射程と視線の届く敵が必要。リーダーと部隊は1つの目標になる。";
    BL_9_4 = "BL-9.4", acts, "", "Each Lore face gives the roller a Lore token, unless an effect has taken it.",
        "ロアの目1つにつき、効果に使われなければ、振った側がロアトークン1個を得る。";
    BL_9_5 = "BL-9.5", acts, "", "Each hit removes a figure; with the last one, the banner bearer, the unit is eliminated and the other camp gains a banner.",
        "1ヒットでフィギュア1体を取り除く。最後の1体であるバナー持ちを失うとユニットは全滅し、相手がバナーを得る。";
    BL_9_6 = "BL-9.6", defines, "", "Hits beyond the last figure are lost.",
        "余ったヒットはなくなる。";
    BL_9_7 = "BL-9.7", acts, "", "An eliminated unit ignores the flags of that roll.",
        "全滅したユニットに、同じ振りの退却の目は働かない。";
    BL_9_8A = "BL-9.8a", acts, "", "A battle is declared: who attacks whom, and whether a Glory token is spent.",
        "攻撃するユニットと目標、栄光のロアトークンを使うかを宣言する。";
    BL_9_8B = "BL-9.8b", acts, "", "Before the roll the attacker may use cards and items.",
        "振る前に、攻撃側がカードやアイテムを使える。";
    BL_9_8C = "BL-9.8c", acts, "", "Then the defender may.",
        "続いて、防御側が使える。";
    BL_9_8D = "BL-9.8d", acts, "", "The dice are rolled.",
        "ダイスを振る。";
    BL_9_8E = "BL-9.8e", acts, "", "After the roll the attacker may reroll and the like.",
        "振った後、攻撃側が振り直しなどを行える。";
    BL_9_8F = "BL-9.8f", acts, "", "Then the defender may cancel faces and the like.",
        "続いて、防御側が目の打ち消しなどを行える。";
    BL_9_8G = "BL-9.8g", acts, "", "Lore tokens are given and hits remove figures.",
        "ロアトークンを配り、ヒットの数だけフィギュアを取り除く。";
    BL_9_8H = "BL-9.8h", acts, "", "A casualty check that is due is made.",
        "必要なら負傷チェックを行う。";
    BL_9_8I = "BL-9.8i", acts, "", "The defender answers the flags: it ignores some by boldness and retreats for the rest.",
        "防御側が退却の目に応じる。勇敢さで無視し、残りの分を退却する。";
    BL_9_8J = "BL-9.8j", acts, "", "The attacked unit's camp may use what comes after a battle.",
        "攻撃された側は、戦闘後の効果を使える。";
    BL_9_8K = "BL-9.8k", acts, "", "A defender that may does battle back, or a Champion evades.",
        "可能なら、防御側は反撃する。チャンピオンは回避もできる。";
    BL_9_8L = "BL-9.8l", acts, "", "The attacker follows on: gain ground, pursuit, bonus melee.",
        "攻撃側は前進、追撃、追加の白兵戦を行える。";
    BL_9_9 = "BL-9.9", acts, "", "The number of dice: base, capped by terrain, then what is added, then what is taken off.",
        "ダイスの数は、基本の数を地形で制限し、増える分を足し、減る分を引く。";
    BL_9_10 = "BL-9.10", acts, "", "A roll gives Lore, then hits on troops, critical dice on creatures, checks on heroes, and flags.",
        "振った目から、ロア、部隊へのヒット、クリーチャーへの致命ダイス、ヒーローの負傷チェック、退却が決まる。";
    BL_9_11 = "BL-9.11", defines, "", "In one roll come Lore tokens, hits, banners, check, retreat, panic, battle back or evade, follow-on, in this order.",
        "1回の振りは、ロアトークン、ヒット、バナー、負傷チェック、退却、パニックロス、反撃か回避、前進と追撃の順に処理する。";

    // BL-10: morale and retreat
    BL_10_1 = "BL-10.1", defines, "", "Boldness adds up: 1 for dwarves, 1 with two friendly pieces adjacent, 1 on a rampart or in a building, and effects.",
        "勇敢さは合計する。ドワーフで1、味方2ユニット以上の隣接で1、城壁や建物で1、それに効果の分。";
    BL_10_2 = "BL-10.2", refuses, "", "Each level of boldness lets a unit ignore one flag; a unit with any may battle back.",
        "勇敢さ1につき退却の目1つを無視できる。1以上あれば反撃できる。";
    BL_10_3 = "BL-10.3", acts, "", "A frightened unit retreats two hexes for each flag and then rolls a die for each hex: a helmet of its colour costs a figure.",
        "臆病なユニットは退却の目1つで2ヘクス退却し、1ヘクスにつきダイス1個を振る。自分の色の兜ごとにフィギュアを失う。";
    BL_10_4 = "BL-10.4", refuses, "", "A retreat goes row by row toward the own edge; enemies, friends and impassable terrain block it.",
        "退却は1行ずつ自軍の端へ向かう。敵、味方、通行不可の地形があると進めない。";
    BL_10_5 = "BL-10.5", acts refuses, "", "The owner chooses among the longest paths of as many hexes as are required, and no more; each hex that cannot be retreated costs a figure.",
        "所有者は、必要なヘクス数までの最も長い道の中から選ぶ。退却できないヘクス1つにつきフィギュア1体を失う。";
    BL_10_6 = "BL-10.6", acts, "", "A unit eliminated by its retreat gives the other camp a banner.",
        "退却の損害で全滅しても、相手がバナーを得る。";
    BL_10_7 = "BL-10.7", acts, "", "Panic is rolled after the losses of the retreat, if figures remain.",
        "パニックロスは、退却の損害の後、フィギュアが残っていれば振る。";
    BL_10_8 = "BL-10.8", acts, "", "A retreat that ends with an own Champion is always allowed and counts as full.",
        "自軍のチャンピオンのヘクスで終わる退却は、いつでも選べ、全部退却したことになる。";
    BL_10_9 = "BL-10.9", acts, "", "A retreat: flags ignored, the way gone, losses, and panic.",
        "退却は、退却の目の無視、移動、損害、パニックロスの順に行う。";
    BL_10_10 = "BL-10.10", defines, "", "A way back is told step by step, with a last step off the map if there is one.",
        "退却の道は1歩ずつ示す。マップ外へ離脱する時は最後に、出る1歩を加える。";

    // BL-11: battling back and following on
    BL_11_1 = "BL-11.1", acts refuses, "", "A bold unit attacked in melee that still stands in its hex may battle back once, with its full dice.",
        "白兵戦で攻撃され、元のヘクスに残っている勇敢なユニットは、1回、全部のダイスで反撃できる。";
    BL_11_2 = "BL-11.2", defines, "", "A battle back can drive the attacker off; after it nobody gains ground, but after an evade the attacker may.",
        "反撃で攻撃側が退却することもある。反撃の後に前進はないが、回避の後は前進できる。";
    BL_11_3 = "BL-11.3", acts refuses, "", "After a melee attack that empties the target's hex the attacker may move into it.",
        "白兵戦の攻撃で目標のヘクスが空いたら、攻撃したユニットはそこに前進できる。";
    BL_11_4 = "BL-11.4", acts refuses, "", "A mounted unit that gained ground may go one hex on and make one bonus melee; foot units only gain ground.",
        "前進した騎乗ユニットは、さらに1ヘクス追撃し、追加の白兵戦を1回行える。徒歩は前進だけ。";
    BL_11_5 = "BL-11.5", acts, "", "Following on goes through gain ground, pursuit and bonus melee; after the bonus melee only gain ground remains.",
        "前進、追撃、追加の白兵戦の順に行う。追加の白兵戦の後は前進だけができる。";

    // BL-12: Lore
    BL_12_1 = "BL-12.1", acts, "", "Lore tokens come from the common pool; an empty pool gives nothing.",
        "ロアトークンは共通のプールから得る。プールが空なら得られない。";
    BL_12_2 = "BL-12.2", acts, "", "Every Lore face of a battle roll gives the roller a token, after rerolls; faces rolled for anything else give none.",
        "戦闘で出たロアの目1つにつき、振り直しの後、振った側がトークン1個を得る。戦闘以外のダイスでは得られない。";
    BL_12_3 = "BL-12.3", acts refuses, "", "At the end of a turn its player takes two tokens, or one token and one Lore card, or two cards of which one is kept.",
        "手番の終わりに、トークン2個、トークン1個とロアカード1枚、ロアカード2枚から1枚のどれかを選ぶ。";
    BL_12_4 = "BL-12.4", acts refuses, "", "A Lore card costs its tokens; each camp plays at most one in every turn, its own or the other's.",
        "ロアカードはトークンを払ってプレイする。どちらの手番でも、1陣営が使えるのは1枚まで。";
    BL_12_5 = "BL-12.5", acts, "", "The level of a card is that of its Lore Master in the council; without one it costs 3 more and works at level 1.",
        "カードのレベルは、ウォーカウンシルの同じクラスのロアマスターのレベル。いなければコストが3増え、レベル1で働く。";
    BL_12_6 = "BL-12.6", acts refuses, "", "A Lore card is played only when its time is, with a legal target and something to change, and is then discarded face up.",
        "ロアカードは決まった時に、正しい対象があり、何かが変わるならプレイできる。使った後は表向きに捨てる。";
    BL_12_7 = "BL-12.7", acts, "", "The other camp may cancel a Lore card just announced; a cancelled card that stood in for a Command card orders nobody.",
        "宣言されたロアカードを、相手は打ち消せる。戦術カードの代わりが打ち消されると、誰にも命令できない。";
    BL_12_8 = "BL-12.8", acts refuses, "", "The maximum of Lore cards in hand counts at the end of the turn only.",
        "ロアカードの手札の上限は、手番の終わりにだけ確かめる。";
    BL_12_9 = "BL-12.9", defines, "", "Powers never interrupt a roll or a draw; in a battle back, passing attack or bonus melee the same moments come again.",
        "ダイスやカードを引く途中には割り込めない。反撃、特別攻撃、追加の白兵戦でも同じ機会がある。";
    BL_12_10 = "BL-12.10", defines, "", "A battle holds at most one battle back, one bonus melee, and one passing attack for each enemy hex passed.",
        "1つの戦闘の中の反撃と追加の白兵戦は1回まで、特別攻撃は通過した敵のヘクスにつき1回まで。";
    BL_12_11 = "BL-12.11", defines, "", "Effects without a moment of their own work by themselves and are free; the others are their owner's choice.",
        "使う時の書かれていない効果は、ひとりでに働き、コストはない。ほかは所有者が選ぶ。";
    BL_12_12 = "BL-12.12", defines, "", "Damage of cards, critical rolls and panic are no battles: nobody may use battle powers in them.",
        "カードのダメージ、致命ダイス、パニックロスは戦闘ではない。戦闘の効果は使えない。";
    BL_12_13 = "BL-12.13", defines, "", "What comes up in the middle of a battle is finished before the battle goes on; steps that need a unit no longer there are left out.",
        "戦闘の途中で起きたことは、先に最後まで処理する。いなくなったユニットの手順は飛ばす。";
    BL_12_14 = "BL-12.14", defines, "", "Powers are offered at their moments only, one use at a time, until one passes.",
        "効果は決まった機会にだけ、1つずつ、パスするまで使える。";
    BL_12_15 = "BL-12.15", defines, "", "A seat is asked at such a moment only if it has something to use.",
        "使えるものがある時だけ聞かれる。";

    // BL-13: the War Council
    BL_13_1 = "BL-13.1", acts refuses, "", "A War Council gives levels 0 to 3 to the five classes, and their sum is the scenario's.",
        "ウォーカウンシルは5つのクラスに0〜3のレベルを割り振る。合計はシナリオで決まる。";
    BL_13_2 = "BL-13.2", acts, "", "The Commander's level gives the size of the Command hand: 3, 4, 5 or 6 cards.",
        "戦術カードの手札は、コマンダーのレベル0〜3に応じて3、4、5、6枚。";
    BL_13_3 = "BL-13.3", acts, "", "The highest level of the other four gives as many tokens and Lore cards at the start, and a Lore hand of one more.",
        "ほかの4クラスの最高レベルと同じ数のロアトークンとロアカードで始め、ロアカードの上限はそれより1枚多い。";
    BL_13_4 = "BL-13.4", defines, "", "The Lore deck always holds all 40 cards.",
        "ロアカードのデッキは、いつも40枚すべてを使う。";
    BL_13_5 = "BL-13.5", defines, "", "A council does not change during a battle.",
        "ウォーカウンシルは戦闘中に変わらない。";
    BL_13_6 = "BL-13.6", defines, "", "An advisor on the guest spot adds to the council.",
        "ゲストスポットのアドバイザーはウォーカウンシルに加わる。";

    // BL-14: creatures
    BL_14_1 = "BL-14.1", defines, "", "A creature is one figure, alone in its hex, neither foot nor mounted.",
        "クリーチャーは1体だけのユニットで、ほかのユニットとヘクスを共にしない。徒歩でも騎乗でもない。";
    BL_14_2 = "BL-14.2", acts, "", "Each hit on a creature gives one critical die: its colour or a bonus strike kills it. So does each hex it cannot retreat.",
        "クリーチャーへの1ヒットにつき致命ダイス1個を振り、その色の兜かオレンジの目で倒れる。退却できないヘクスも同じ。";
    BL_14_3 = "BL-14.3", acts refuses, "", "An ordered creature may use its power for Lore tokens instead of battling.",
        "命令されたクリーチャーは、戦う代わりに、ロアトークンを払って能力を使える。";
    BL_14_4 = "BL-14.4", defines, "", "A creature may gain ground, but makes no bonus melee.",
        "クリーチャーは前進できるが、追加の白兵戦は行わない。";

    // BL-15: victory
    BL_15_1 = "BL-15.1", acts, "", "Each eliminated troop, killed creature and captured hero is a banner, and so are the markers of the scenario.",
        "全滅させた部隊、倒したクリーチャー、捕らえたヒーローはそれぞれバナー1つ。シナリオの目標マーカーも数える。";
    BL_15_2 = "BL-15.2", acts, "", "Who has as many banners as the scenario asks wins at once; if both have, the camp whose turn it is.",
        "シナリオの定める数のバナーを得た側が、すぐに勝つ。同時なら手番の側が勝つ。";
    BL_15_3 = "BL-15.3", acts, "", "A camp without a piece on the board loses.",
        "盤上のユニットがいなくなった側は負ける。";
    BL_15_4 = "BL-15.4", acts, "", "After 100 turns the battle ends: more banners win, equal banners draw.",
        "100手番で戦闘は終わる。バナーの多い側が勝ち、同数なら引き分け。";
    BL_15_5 = "BL-15.5", acts, "", "In the last turn quests come before the limit; when a battle is decided, what needs another choice or roll does not happen any more.",
        "最後の手番では、先にクエストを確かめる。勝敗が決まったら、選択やダイスの必要なことはもう起こらない。";
    BL_15_6 = "BL-15.6", acts, "", "The markers of the scenario are looked at together with the banners.",
        "シナリオの目標マーカーは、バナーと同時に確かめる。";

    // BL-16: Command cards
    BL_16_1 = "BL-16.1", defines, "", "To order is to choose, one by one, among the pieces the card allows.",
        "命令とは、カードが許すユニットを1つずつ選ぶこと。";
    BL_16_2 = "BL-16.2", defines, "", "A card that can order nobody may be played.",
        "命令できるユニットがいなくてもプレイできる。";
    BL_16_3 = "BL-16.3", defines, "", "A die added by a card comes after the caps of terrain.",
        "カードで増えるダイスは、地形の制限の後に加える。";
    BL_16_4 = "BL-16.4", defines, "", "Only Rally the Ranks, and its copy, asks something when it is played: whom it heals.",
        "プレイする時に選ぶものがあるのは、《戦列再建》と、それを写す《逆襲》だけ。回復する部隊を選ぶ。";
    BL_16_5 = "BL-16.5", acts refuses, "", "The hand is filled up to its size; after a Scout card two are drawn for the last one, and one is kept.",
        "手札を上限まで補充する。斥候カードの後は、最後の1枚を2枚引いて1枚残す。";
    BL_16_6 = "BL-16.6", acts, "", "The dice of Battle Lore and Rally the Ranks are rolled before anything is ordered, and give no tokens.",
        "《バトルロア》と《戦列再建》のダイスは、命令の前に振る。トークンは得られない。";
    BL_16_7 = "BL-16.7", defines, "", "Section cards are CMD01 to CMD15, Scout cards CMD01 to CMD03.",
        "区域カードはCMD01〜CMD15、斥候カードはCMD01〜CMD03。";

    // BL-17: what the effects of cards are made of
    BL_17_1 = "BL-17.1", acts, "", "An effect gives more orders.",
        "効果で命令が増える。";
    BL_17_2 = "BL-17.2", acts, "", "An effect changes the move of a piece for this turn: more hexes, no stop, or a leap.",
        "効果でこの手番の移動が変わる。ヘクスの追加、停止しない移動、転移がある。";
    BL_17_3 = "BL-17.3", acts, "", "An effect adds dice to a roll or takes some away.",
        "効果で振るダイスが増減する。";
    BL_17_4 = "BL-17.4", acts, "", "An effect lets more faces hit; Lore faces that hit give no tokens.",
        "効果でヒットになる目が増える。ヒットになるロアの目ではトークンを得られない。";
    BL_17_5 = "BL-17.5", acts, "", "An effect rolls damage at one unit: figures of troops, critical dice for creatures, a check for heroes.",
        "効果で1つのユニットにダメージのダイスを振る。部隊はフィギュアを失い、クリーチャーは致命ダイス、ヒーローは負傷チェックになる。";
    BL_17_6 = "BL-17.6", acts, "", "A cancelled face counts for nothing at all.",
        "打ち消された目は、何にも数えない。";
    BL_17_7 = "BL-17.7", acts, "", "A cancelled hit saves a figure; the dice of a check stay.",
        "ヒットを打ち消すと、失うフィギュアが減る。負傷チェックのダイスは変わらない。";
    BL_17_8 = "BL-17.8", acts, "", "Rerolled dice replace the old faces.",
        "振り直した目は、元の目と入れ替わる。";
    BL_17_9 = "BL-17.9", acts, "", "An effect makes a unit bolder for a time.",
        "効果でしばらくの間、勇敢さが上がる。";
    BL_17_10 = "BL-17.10", acts, "", "An effect heals or takes figures; a troop never grows above its start.",
        "効果でフィギュアが回復したり失われたりする。最初の数より多くはならない。";
    BL_17_11 = "BL-17.11", acts, "", "An effect gives or steals Lore tokens, or draws cards.",
        "効果でロアトークンを得たり奪ったり、カードを引いたりする。";
    BL_17_12 = "BL-17.12", acts, "", "An effect makes a hero check for a wound.",
        "効果でヒーローが負傷チェックを行う。";
    BL_17_13 = "BL-17.13", acts, "", "A counter cancels the Lore card just announced.",
        "打ち消しは、宣言されたロアカードを無効にする。";
    BL_17_14 = "BL-17.14", acts, "", "An effect changes what a hero has equipped, or gives it a token.",
        "効果でヒーローの装備が変わったり、ヒーローがトークンを得たりする。";
}
