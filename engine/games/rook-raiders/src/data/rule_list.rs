//! Every rule of Rook & Raiders: its id, what it does, the rulebook's heading, and one line in our
//! words.
//!
//! Source: the rulebook Ver. 1.02 by the headings; a rule without one is needed by the program
//! alone. The readings (RR-R1 to RR-R44) are the open questions of the rulebook: each line asks and
//! says what each value means. The rows of the card set (`RR:U05`) are cited too; they live in
//! `cards`.

kanso_engine::rules! {
    // RR-1: components and stocks
    RR_1_1 = "RR-1.1", defines, "内容物一覧",
        "What the box lists is the whole game; the blank spare chip and the blank spare medal are never used.",
        "箱の内容物がゲームのすべて。無地の予備チップと予備の勲章は使わない。";
    RR_1_2 = "RR-1.2", defines, "モンスターカード（黒枠）",
        "There are 7 kinds of monsters, and every white card has 3 black twins, so each of up to 4 seats always gets its own copy.",
        "モンスターは7種類。白枠1枚につき黒枠が3枚あるので、4人でも全員が同じモンスターを受け取れる。";
    RR_1_3 = "RR-1.3", defines, "ユニットカード（白枠）",
        "The 34 white unit cards are 4 basic kinds (★) with 4 cards each and 6 other kinds with 3 cards each.",
        "白枠のユニットカード34枚は、★の基本職4種が4枚ずつと、他の6種が3枚ずつ。";
    RR_1_4 = "RR-1.4", defines, "個人ストックについて",
        "A personal stock only keeps spare markers and cubes at hand; they may be borrowed freely, so they never run short.",
        "個人ストックはマーカーとキューブの仮置き場。自由に貸し借りできるので、足りなくなることはない。";
    RR_1_5 = "RR-1.5", defines, "テーブル（全体図）",
        "Everything on the table is open except the order of face-down cards and chips and the values of medals.",
        "裏向きのカードやチップの順番と勲章の数字のほかは、すべて公開されている。";
    RR_1_6 = "RR-1.6", defines, "隣接召喚",
        "The leftmost cells A1, B1 and C1 are the summoning circles; units can never stand there.",
        "左端のA1・B1・C1は魔法陣のマス。ユニットは入れない。";
    RR_1_7 = "RR-1.7", refuses, "初期ユニットの配置",
        "The home area is the six cells A5, B5, C5 (front column) and A6, B6, C6.",
        "自軍エリアはA5・B5・C5（前列）とA6・B6・C6の6マス。";
    RR_1_8 = "RR-1.8", defines, "",
        "A cell holds at most one piece, be it a unit or a monster.",
        "1つのマスに置けるのは、ユニットかモンスターを合わせて1体まで。";
    RR_1_9 = "RR-1.9", defines, "",
        "Each seat has a board of 3 lanes A, B, C and 6 columns, numbered 1 to 6 from the circles to the castle.",
        "ボードは3ライン（A・B・C）×6列。列は魔法陣側から城側へ1〜6と数える。";
    RR_1_10 = "RR-1.10", defines, "スキルの射程",
        "Units face left and monsters right; a range is a set of cells forward and sideways that is never turned or mirrored.",
        "ユニットは左、モンスターは右を向く。射程は前方と上下の位置で決まり、回転も反転もしない。";
    RR_1_11 = "RR-1.11", defines, "",
        "What follows from the cards and counters on the table is counted anew whenever it is needed, and never kept apart.",
        "場のカードや数から分かることは、そのつど数えなおす。別に記録はしない。";

    // RR-2: set-up
    RR_2_1 = "RR-2.1", defines, "ミニユーロカード",
        "The monster deck is stacked in levels, each shuffled by itself: level 1 on top, then 2, then 3; the black cards lie open in 7 piles.",
        "モンスターの山札はレベルごとにシャッフルし、上から1→2→3の順に重ねる。黒枠は名前ごとに7つの山で公開する。";
    RR_2_2 = "RR-2.2", defines, "ユニットカード（白枠）",
        "Each seat starts with one card of each of the 4 basic kinds (★); all other white unit cards make the unit deck.",
        "各プレイヤーの初期手札は★の4種を1枚ずつ。残りの白枠ユニットカードが山札になる。";
    RR_2_3 = "RR-2.3", acts, "オプションルール（1人用）",
        "In the solo game with a difficulty, 0, 3 or 6 cards (easy, normal, hard) are discarded from the unit deck first.",
        "1人用で難易度を選んだら、最初にユニットの山札から0・3・6枚（Easy・Normal・Hard）を捨てる。";
    RR_2_4 = "RR-2.4", acts, "ユニットカード（白枠）",
        "The top three cards of the unit deck are turned up as the mercenaries.",
        "ユニットの山札から3枚をめくり、傭兵として並べる。";
    RR_2_5 = "RR-2.5", defines, "レベルアップカード（黒枠）",
        "The 16 level-up cards lie open in 4 piles of 4; only the way to get one differs from other unit cards.",
        "レベルアップカード16枚は4枚ずつ4つの山で公開する。獲得方法のほかはユニットカードと同じ。";
    RR_2_6 = "RR-2.6", defines, "個人ボードと個人カード",
        "Each seat starts with a board, 2 gold and 1 honour token.",
        "各プレイヤーはボード1組、2金、栄誉トークン1枚でゲームを始める。";
    RR_2_7 = "RR-2.7", defines, "召喚チップ",
        "The six chips (A, B, C twice each) and the eight medals are mixed face down; the solo game has no medals.",
        "召喚チップ6枚（A・B・C各2枚）と勲章トークン8枚を裏向きで混ぜる。1人用では勲章を使わない。";
    RR_2_8 = "RR-2.8", acts, "名刺サイズカード",
        "The five command cards are shuffled and laid out in a row; the step cards 5, 6 and 7 follow to the right.",
        "コマンドカード5枚をシャッフルして左から並べ、その右に⑤⑥⑦番カードを続ける。";
    RR_2_9 = "RR-2.9", acts, "スタートプレイヤーの決定",
        "The start player is chosen at random; alone, there is nothing to choose.",
        "スタートプレイヤーはランダムに決める。1人の時は決める必要がない。";
    RR_2_10 = "RR-2.10", acts, "初期モンスターの召喚",
        "In round 0 two monsters are summoned on every board; the right neighbour of the start player turns the chips and cards.",
        "第0ラウンドに全員のボードへモンスターを2体召喚する。めくるのはスタートプレイヤーの右隣。";
    RR_2_11 = "RR-2.11", acts refuses, "初期ユニットの配置",
        "Each seat puts one card of its hand on a cell of its home area, free of charge.",
        "各自、手札から1枚を選んで自軍エリアのマスに置く。コストはかからない。";
    RR_2_12 = "RR-2.12", defines, "",
        "A game is set up for 1 to 4 seats; a difficulty (off, easy, normal, hard) can be chosen in the solo game only.",
        "人数は1〜4人。難易度（なし・Easy・Normal・Hard）は1人用でだけ選べる。";

    // RR-3: round and main phase
    RR_3_1 = "RR-3.1", defines, "ラウンドとは",
        "A round is the main phase, the enemy phase and the end phase, over and over until the game ends.",
        "1ラウンドはメインフェイズ、エネミーフェイズ、エンドフェイズ。ゲームが終わるまで繰り返す。";
    RR_3_2 = "RR-3.2", acts, "メインフェイズ",
        "From the start player clockwise, each living seat takes exactly one turn in the main phase.",
        "メインフェイズでは、スタートプレイヤーから時計回りに1回ずつ手番を行う。";
    RR_3_3 = "RR-3.3", acts refuses, "メインフェイズ",
        "On its turn a seat must pick a command card that has not run this round; the card moves up next to those that have.",
        "手番では、このラウンドでまだ実行されていないコマンドカードを1枚選ぶ。選んだカードは実行済みの次に並べる。";
    RR_3_4 = "RR-3.4", acts, "メインフェイズ",
        "All seats carry out the picked card: the picker as leader with the large effect, the others as followers with the small one.",
        "選ばれたカードは全員が実行する。選んだ人（LEADER）は大きい効果、他の人（FOLLOWER）は小さい効果。";
    RR_3_5 = "RR-3.5", acts, "メインフェイズ",
        "After the last turn the leftmost cards run by themselves with the small effect for everybody, until four have run.",
        "全員の手番が終わったら、残りを左から自動（AUTO）で4枚目まで実行する。効果は全員が小さいほう。";
    RR_3_6 = "RR-3.6", acts, "メインフェイズ",
        "The card left in fifth place does not run this round: exactly four commands do.",
        "5枚目に残ったカードはこのラウンドでは実行されない。実行されるコマンドは必ず4つ。";
    RR_3_7 = "RR-3.7", defines, "エネミーフェイズ",
        "After the fourth command come the invasion and then the summon; seats choose nothing there but level-ups against an attack.",
        "4つ目のコマンドの後は侵略、召喚の順。攻撃に割り込むレベルアップのほかに選ぶことはない。";
    RR_3_8 = "RR-3.8", defines, "エンドフェイズ",
        "After the enemy phase the five parts of the end processing are done.",
        "エネミーフェイズの後、終了処理の5つを行う。";
    RR_3_9 = "RR-3.9", defines, "",
        "Within a command one seat finishes all its choices before the next begins: the leader first, then clockwise.",
        "コマンドは1人ずつ最後まで処理する。選んだ人から時計回り。";
    RR_3_10 = "RR-3.10", defines, "勝利条件（2人〜4人）",
        "Once the monster deck is empty, each living seat with a threat of 8 or less may declare victory after every command, and by RR-R7 already inside one.",
        "モンスターの山札がなくなった後は、脅威ポイント8以下のプレイヤーが、コマンドが終わるたびに勝利宣言できる。RR-R7によっては、コマンドの途中でもできる。";
    RR_3_11 = "RR-3.11", defines, "",
        "The phases follow each other in a fixed order, and each awaits its own choices and draws.",
        "フェイズの順番と、それぞれで行う選択や抽選は決まっている。";

    // RR-4: command cards
    RR_4_1 = "RR-4.1", acts, "進撃",
        "Assault: each seat may act with up to 2 units; the seat that picks it also gets 1 gold at once.",
        "進撃：ユニット2体までアクションできる。選んだ人だけ、選択時に1金を受け取る。";
    RR_4_2 = "RR-4.2", acts, "奇襲",
        "Raid: each seat may act with 1 unit, the seat that picks it with up to 2.",
        "奇襲：ユニット1体がアクションできる。選んだ人だけ2体まで。";
    RR_4_3 = "RR-4.3", refuses, "アクションとは",
        "Each action goes to a ready unit of your own board; a unit that has acted cannot be chosen again.",
        "アクションさせるのは自分のボードの未行動ユニット。行動済みのユニットは選べない。";
    RR_4_4 = "RR-4.4", defines, "アクションとは",
        "An action is a move and then a skill, each if you like; after the skill there is no move.",
        "アクションは移動→スキルの順で、どちらも任意。スキルの後に移動はできない。";
    RR_4_5 = "RR-4.5", acts, "アクションとは",
        "After its action the unit gets an action marker: it has acted.",
        "アクションを終えたユニットはマーカーを置かれ、行動済みになる。";
    RR_4_6 = "RR-4.6", acts, "アクションとは",
        "Actions may be left unused; they are lost and cannot be saved.",
        "アクションは使わなくてもよい。余りは失われ、後に残せない。";
    RR_4_6B = "RR-4.6b", refuses, "",
        "An action must move the unit or use its skill; doing neither is not offered.",
        "アクションでは移動かスキルのどちらかが必要。どちらもしないことは選べない。";
    RR_4_7 = "RR-4.7", defines, "アクションの相互チェック",
        "At the table all seats may play these commands at the same time and check each other; here they go one by one.",
        "実際のテーブルでは全員同時に処理し、互いに確認してもよい。ここでは1人ずつ行う。";
    RR_4_8 = "RR-4.8", acts, "休息",
        "The seat that picks Rest first takes 1 honour token from the supply, if there is one; in AUTO nobody does.",
        "「休息」を選んだ人は、まず共有ストックから栄誉トークンを1枚受け取る（あれば）。AUTOでは誰も受け取らない。";
    RR_4_9 = "RR-4.9", acts refuses, "休息",
        "Each seat makes as many acted units ready as Rest allows (1 unless a reading says 2); it chooses only if it has more.",
        "行動済みユニットを「休息」の枚数（通常1）だけ未行動に戻す。それより多くいる時だけ選ぶ。";
    RR_4_10 = "RR-4.10", acts, "報酬",
        "Reward: everybody gets 2 gold, the seat that picks it 4 instead.",
        "報酬：全員2金を受け取る。選んだ人だけは4金。";
    RR_4_11 = "RR-4.11", defines, "報酬",
        "Gold pays for units deployed with Recruit.",
        "金は「募兵」でユニットを配置するために使う。";
    RR_4_12 = "RR-4.12", defines, "報酬",
        "Up to 7 gold is shown on the track; beyond that, each 5-gold token stands for five.",
        "所持金は7金まで個人カードで示し、超えたら5金トークンを使う。";
    RR_4_13 = "RR-4.13", acts, "募兵",
        "The seat that picks Recruit gets 1 gold at once, before anybody deploys.",
        "「募兵」を選んだ人は、配置の前に1金を受け取る。";
    RR_4_14 = "RR-4.14", refuses, "募兵",
        "With Recruit a seat may put one unit, ready and undamaged, on an empty cell of its home area for the card's cost in gold.",
        "募兵では1体だけ、カードのコストを払って自軍エリアの空きマスに未行動・無傷で配置できる。";
    RR_4_15 = "RR-4.15", refuses, "募兵",
        "Without enough gold, or on a cell that a unit or monster holds, nothing can be deployed.",
        "金が足りない時や、ユニットかモンスターのいるマスには配置できない。";
    RR_4_16 = "RR-4.16", defines, "募兵",
        "Any number of units with the same name may be on a board.",
        "同じ名前のユニットがボードに何体いてもよい。";
    RR_4_17 = "RR-4.17", acts refuses, "手札から募兵する",
        "Any card of the open hand can be deployed: basic units, and mercenaries or levelled units that were knocked out.",
        "公開された手札ならどれでも配置できる。★ユニットのほか、気絶して戻った傭兵やレベルアップ済みも含む。";
    RR_4_18 = "RR-4.18", acts refuses, "傭兵から募兵する",
        "Leader and followers may take one of the open mercenaries instead, the leader first; the place then stays empty until the end phase.",
        "選んだ人から順に、並んだ傭兵から1体を配置してもよい。空いた場所はエンドフェイズまで補充されない。";
    RR_4_19 = "RR-4.19", refuses, "傭兵から募兵する",
        "When Recruit runs by itself (AUTO), nobody may take a mercenary.",
        "「募兵」が自動実行（AUTO）の時は、傭兵から配置できない。";
    RR_4_20 = "RR-4.20", defines, "",
        "When a card is picked, it moves up, its bonus at selection is given, and then the leader begins.",
        "カードを選ぶと、並べ替え、選択時のボーナス、選んだ人の処理の順に進む。";
    RR_4_21 = "RR-4.21", acts, "",
        "A seat is asked for its next unit while actions are left and something can be done with them; otherwise they are lost.",
        "アクションが残り、できることがある間は次のユニットを聞かれる。なければ残りは失われる。";
    RR_4_22 = "RR-4.22", defines, "",
        "An activation pays for full speed, moves the unit, uses its skill if it can, and then marks it as acted.",
        "アクションは、全力移動の支払い、移動、スキル、行動済みの順に処理する。";
    RR_4_23 = "RR-4.23", acts, "",
        "A deployment is paid at once and ends the seat's part of Recruit.",
        "配置のコストはすぐに払い、それで「募兵」の処理は終わる。";

    // RR-5: unit movement and skills
    RR_5_1 = "RR-5.1", acts refuses, "ユニットの移動ルール",
        "A unit moves up to its movement, once per action and only before its skill; its damage moves with it.",
        "ユニットは1アクションに1度、スキルの前に移動力まで移動できる。ダメージはそのまま。";
    RR_5_2 = "RR-5.2", defines, "ユニットの移動ルール",
        "Each step goes up, down, left or right, and may turn; there are no diagonal steps.",
        "1歩ごとに上下左右へ進み、途中で曲がってもよい。斜めには進めない。";
    RR_5_3 = "RR-5.3", refuses, "ユニットの移動ルール",
        "A unit may pass through own units but cannot stop on one.",
        "味方のいるマスは通り抜けられるが、そこで止まることはできない。";
    RR_5_4 = "RR-5.4", refuses, "ユニットの移動ルール",
        "A unit can neither stop on a monster's cell nor pass through it.",
        "モンスターのいるマスでは止まれず、通り抜けることもできない。";
    RR_5_5 = "RR-5.5", refuses, "ユニットの移動ルール",
        "A unit may not enter the circle cells of column 1 nor leave the board.",
        "左端の魔法陣のマスには入れない。ボードの外にも出られない。";
    RR_5_6 = "RR-5.6", refuses, "スキルの射程",
        "A skill reaches the cells of its pattern as printed, seen from the unit's cell; it is never turned.",
        "スキルはユニットの位置から見て、射程アイコンのマスにだけ届く。向きは変えられない。";
    RR_5_7 = "RR-5.7", refuses, "スキル効果の種類",
        "A unit uses its own kind of skill: attack hurts monsters, heal takes damage off own units, special is the Bard's song.",
        "使えるのは自分のスキルだけ。攻撃はモンスターにダメージ、回復は味方のダメージを除き、特殊はそれ以外。";
    RR_5_8 = "RR-5.8", defines, "攻撃スキル（ダイス）",
        "An attack with a die on its icon decides its damage by dice.",
        "効果にダイスが描かれた攻撃は、ダイスでダメージを決める。";
    RR_5_9 = "RR-5.9", acts, "攻撃スキル（ダイス）",
        "A dice attack is declared against exactly one monster in range.",
        "ダイス攻撃は、射程内のモンスター1体を選んで宣言する。";
    RR_5_10 = "RR-5.10", acts, "攻撃スキル（ダイス）",
        "Two dice are rolled; their sum and the unit's modifier make the attack total.",
        "ダイスを2個振り、出目の合計に修正値を足したものが攻撃力。";
    RR_5_11 = "RR-5.11", acts, "攻撃スキル（ダイス）",
        "An attack total of at least the monster's defence does 2 damage, a lower one 1.",
        "攻撃力が防御力以上なら2ダメージ、未満なら1ダメージ。";
    RR_5_12 = "RR-5.12", acts, "攻撃スキル（ダイス）",
        "A monster whose damage reaches its HP is slain; its card becomes a trophy worth 1 honour mark, and excess damage is lost.",
        "ダメージがHP以上になったモンスターは倒される。カードは栄誉マーク1枚として裏向きで手元に置き、余分なダメージは消える。";
    RR_5_13 = "RR-5.13", acts, "攻撃スキル（ダイス）",
        "A double 6 is a critical for 3 damage, a double 1 a fumble for 0, whatever the defence.",
        "6のゾロ目はクリティカルで3ダメージ、1のゾロ目はファンブルで0ダメージ。防御力は関係ない。";
    RR_5_14 = "RR-5.14", defines, "攻撃スキル（長射程）",
        "A long attack may choose any monster on a cell of its pattern, past monsters and own units in between.",
        "長射程では、間にモンスターや味方がいても、射程内のどのモンスターでも選べる。";
    RR_5_15 = "RR-5.15", acts refuses, "攻撃スキル（割り振り）",
        "The printed number of portions of 1 damage is divided over monsters in range, all on one or spread; no dice, no defence.",
        "1ダメージを決まった回数、射程内のモンスターに割り振る。1体に集中してもよい。ダイスも防御力も使わない。";
    RR_5_16 = "RR-5.16", acts, "攻撃スキル（範囲）",
        "An area attack does its fixed damage to every monster in its pattern and never hurts own units.",
        "範囲攻撃は射程内のモンスターすべてに固定ダメージ。味方は傷つかない。";
    RR_5_17 = "RR-5.17", acts refuses, "回復スキル",
        "Healing takes damage off own damaged units in range, from no unit more than it has.",
        "回復は射程内の味方のダメージを取り除く。無傷のユニットは選べず、受けたダメージ以上は回復しない。";
    RR_5_18 = "RR-5.18", defines, "回復スキル",
        "The points of a healing may be divided freely, and the healer may heal itself if its range covers its own cell.",
        "回復の点数は自由に分けられる。射程に自分のマスが入っていれば自分も回復できる。";
    RR_5_19 = "RR-5.19", acts refuses, "特殊スキル",
        "A song chooses another own unit in range, which first takes 1 damage; if that knocks it out, nothing more happens.",
        "歌は射程内の味方1体を選び、まず1ダメージを与える。それで気絶したら、そこで終わる。";
    RR_5_20 = "RR-5.20", acts, "特殊スキル",
        "The unit chosen for a song may then use its own skill once, without moving; whether it has acted does not matter.",
        "歌の対象は自分のスキルを1回使える。移動はできず、行動済みでもかまわない。";
    RR_5_21 = "RR-5.21", defines, "特殊スキル",
        "Only the singer becomes acted by a song.",
        "歌で行動済みになるのはバードだけ。";
    RR_5_22 = "RR-5.22", acts, "",
        "The skill granted by a song may be declined; without a legal use of it the song ends after its damage.",
        "歌で得たスキルは使わなくてもよい。使い道がなければ、歌はダメージだけで終わる。";
    RR_5_23 = "RR-5.23", defines, "",
        "A unit's card decides which uses of its skill are offered.",
        "どのスキルを使えるかは、ユニットの現在のカードで決まる。";
    RR_5_24 = "RR-5.24", defines, "",
        "One skill first does all its damage; then the slain monsters leave one by one, a boss with its medal.",
        "1つのスキルのダメージをすべて与えた後、倒れたモンスターを1体ずつ取り除く。ボスなら勲章も引く。";

    // RR-6: invasion
    RR_6_1 = "RR-6.1", defines, "侵略",
        "Every monster on a board acts exactly once; those in waiting lines do nothing.",
        "ボード上のモンスターは1回ずつ行動する。待機列のモンスターは行動しない。";
    RR_6_2 = "RR-6.2", defines, "モンスターが行動する順番",
        "Monsters act in the order of the cell numbers, column by column from the castle side, in each column A, B, C.",
        "モンスターはマス番号の順に行動する。城側の列から、各列はA→B→C。";
    RR_6_3 = "RR-6.3", defines, "モンスターの行動",
        "A monster attacks if a unit is in its range; otherwise it moves.",
        "射程内にユニットがいれば攻撃、いなければ移動する。";
    RR_6_4 = "RR-6.4", acts, "モンスターの攻撃ルール",
        "A numbered range hits one unit: the one on the lowest number; monsters on lower numbers are ignored.",
        "数字の射程は、最も若い数字のマスにいるユニット1体だけを攻撃する。モンスターのいるマスは飛ばす。";
    RR_6_5 = "RR-6.5", acts, "モンスターの攻撃ルール",
        "A star range hits every unit in it; monsters there are not hurt.",
        "★の射程は、範囲内のユニットすべてを攻撃する。モンスターは傷つかない。";
    RR_6_6 = "RR-6.6", defines, "モンスターの攻撃ルール",
        "Each monster does its fixed damage, without dice.",
        "モンスターの攻撃ダメージは固定。ダイスは振らない。";
    RR_6_7 = "RR-6.7", acts, "モンスターのボーナス移動",
        "A monster that knocks out at least one unit makes one bonus move right after its attack, whatever is then in range.",
        "ユニットを1体以上気絶させたモンスターは、攻撃の直後に1回だけ移動する。射程内に別のユニットがいても移動する。";
    RR_6_8 = "RR-6.8", defines, "モンスターの行動",
        "If its attack knocks out nobody, the monster's action is over.",
        "攻撃で誰も気絶しなければ、そのモンスターの行動は終わる。";
    RR_6_9 = "RR-6.9", acts, "ユニットが気絶した時",
        "A unit whose damage reaches its HP is knocked out and goes back to the hand without marker and damage.",
        "ダメージがHP以上になったユニットは気絶し、マーカーとダメージを外して手札に戻る。";
    RR_6_10 = "RR-6.10", defines, "モンスターの移動ルール",
        "A monster moves up to its movement, with the damage on it.",
        "モンスターは移動力まで移動する。受けたダメージはそのまま。";
    RR_6_11 = "RR-6.11", acts, "モンスターの移動ルール",
        "A monster moves only to the right, in its lane, and always as far as it can.",
        "モンスターは同じラインを右へだけ、いつも進めるだけ進む。";
    RR_6_12 = "RR-6.12", acts, "モンスターの移動ルール",
        "If its destination holds another monster, a monster overtakes and goes on to the first cell in front that is free.",
        "移動先に別のモンスターがいれば追い越し、その先の空きマスまで進む。";
    RR_6_13 = "RR-6.13", acts, "モンスターの移動ルール",
        "A monster can neither enter nor overtake a unit's cell; it goes as far as it can before it, or stays.",
        "ユニットのマスには入れず、追い越せない。手前まで進むか、空きがなければ動かない。";
    RR_6_14 = "RR-6.14", acts, "モンスターの移動ルール",
        "A monster that goes past the right edge has entered the castle.",
        "ボードの右端を越えたモンスターは城内に侵入する。";
    RR_6_15 = "RR-6.15", acts, "モンスターの移動ルール",
        "A red monster in the castle eliminates the seat at once.",
        "赤のモンスターが城内に入ったら、そのプレイヤーは直ちに脱落する。";
    RR_6_16 = "RR-6.16", acts, "モンスターの移動ルール",
        "The first blue monster in the castle stays open and counts for threat; the second eliminates the seat at once.",
        "青のモンスターは1体目なら表向きで残り、脅威ポイントに数える。2体目で直ちに脱落する。";
    RR_6_17 = "RR-6.17", acts, "",
        "When a seat has fallen, its other monsters do nothing more in this invasion.",
        "脱落したプレイヤーの残りのモンスターは、その侵略ではもう行動しない。";

    // RR-7: summoning
    RR_7_1 = "RR-7.1", acts, "召喚",
        "Each round two monsters are summoned on every board, until the monster deck is empty; waiting lines are served even then.",
        "毎ラウンド、全員のボードに2体ずつ召喚する。山札がなくなった後も待機列からの召喚は行う。";
    RR_7_2 = "RR-7.2", acts, "待機列",
        "Before any chip is turned, waiting monsters enter as far as they can: lanes A, B, C, in each lane the first in line first.",
        "チップをめくる前に、待機列のモンスターを先頭から順に、ラインA→B→Cで可能なだけ召喚する。";
    RR_7_3 = "RR-7.3", acts, "召喚",
        "The start player turns up one face-down chip for the lane; if all six are up, they are first turned down and mixed.",
        "スタートプレイヤーが召喚チップを1枚めくってラインを決める。6枚とも表なら、先に裏返して混ぜる。";
    RR_7_4 = "RR-7.4", acts, "召喚",
        "The start player turns up the top card of the monster deck: level 1 while it lasts, then 2, then 3.",
        "スタートプレイヤーがモンスターの山札を上から1枚めくる。レベル1→2→3の順に出る。";
    RR_7_5 = "RR-7.5", defines, "召喚",
        "Every other living seat takes the black twin of the monster turned up.",
        "他のプレイヤーは、同じモンスターを黒枠の山から受け取る。";
    RR_7_6 = "RR-7.6", acts, "召喚",
        "Every living seat summons the monster on the circle of the lane that the chip shows.",
        "全員が、チップの示すラインの魔法陣マスにそのモンスターを召喚する。";
    RR_7_7 = "RR-7.7", acts, "隣接召喚",
        "If a monster holds the circle, the new one goes to the first free cell to the right of the row of monsters.",
        "魔法陣にモンスターがいれば、右へ並んだモンスターの次の空きマスに召喚する。";
    RR_7_8 = "RR-7.8", acts, "待機列",
        "If a unit stands on that cell, or the lane is full, or others wait already, the monster joins the end of the lane's waiting line.",
        "そのマスにユニットがいる時、ラインが埋まっている時、先に待つものがいる時は、待機列の最後に並ぶ。";
    RR_7_9 = "RR-7.9", defines, "待機列",
        "Waiting monsters are off the board: they neither act nor can be hit, but count for support and threat.",
        "待機列のモンスターはボードの外。行動せず、対象にもならないが、援護と脅威ポイントには数える。";

    // RR-8: end processing
    RR_8_1 = "RR-8.1", defines, "ラウンド終了処理",
        "The end processing has five parts in order; those that do not apply to the number of living seats are skipped.",
        "終了処理は5つを順に行う。人数によって不要なものは省く。";
    RR_8_2 = "RR-8.2", acts, "援護",
        "The seats with the most monsters on board and in waiting lines may each heal 1 HP: one seat of 2 or 3, two of 4, none alone.",
        "ボードと待機列のモンスターが多い人は1HP回復できる。2〜3人なら1人、4人なら2人、1人用ではなし。";
    RR_8_3 = "RR-8.3", acts, "援護",
        "Seats that tie get support together or not at all: if they are too many, neither they nor anybody below gets it.",
        "同順位で援護の人数を超えたら、その順位は全員受けられず、下の順位も受けられない。";
    RR_8_4 = "RR-8.4", acts refuses, "援護",
        "A supported seat may take 1 damage off one of its damaged units on the board.",
        "援護を受ける人は、ボード上のダメージを受けたユニット1体を1HP回復してもよい。";
    RR_8_5 = "RR-8.5", acts refuses, "疲労回復",
        "Each seat makes 2 acted units ready; with 2 or fewer all become ready by themselves.",
        "各自、行動済みユニットを2体まで未行動に戻す。2体以下なら自動で全員が戻る。";
    RR_8_6 = "RR-8.6", acts, "傭兵のリセット",
        "The open mercenaries are discarded and three new ones turned up; an empty unit deck is made anew from the discard pile.",
        "傭兵を捨て札にし、新たに3枚めくる。山札がなければ捨て札から作りなおす。";
    RR_8_7 = "RR-8.7", acts, "コマンドカードのリセット",
        "The five command cards are shuffled and laid out again, except with 4 living seats.",
        "コマンドカード5枚をシャッフルして並べなおす。4人の時は行わない。";
    RR_8_8 = "RR-8.8", acts, "スタートプレイヤーの交代",
        "The start-player card goes to the next living seat on the left, and the next round begins.",
        "スタートプレイヤーカードを左隣に渡し、次のラウンドへ進む。";

    // RR-9: benefits
    RR_9_1 = "RR-9.1", defines, "恩恵",
        "Honour marks buy three benefits: level-up, will power and full-speed move.",
        "栄誉マークを消費すると、レベルアップ・意思の力・全力移動の恩恵を使える。";
    RR_9_2 = "RR-9.2", defines, "栄誉マーク",
        "Marks are trophies of slain monsters, one each, and honour tokens; a monster in the castle is none.",
        "栄誉マークは、倒したモンスターのカード（1枚につき1）と栄誉トークン。城内のモンスターは数えない。";
    RR_9_3 = "RR-9.3", acts refuses, "栄誉マーク",
        "Marks are paid with tokens, which go back to the supply, and trophies, which leave the game, in a mix that the seat can pay.",
        "栄誉マークはトークンとモンスターカードで払う。トークンは共有ストックへ、カードは箱へ戻る。持っている分だけ払える。";
    RR_9_4 = "RR-9.4", refuses, "レベルアップ",
        "Only an own basic unit (★) on the board can be levelled up; it costs no gold.",
        "レベルアップできるのはボード上の自分の★ユニットだけ。金はかからない。";
    RR_9_5 = "RR-9.5", refuses, "レベルアップ",
        "A seat's first two level-ups of the game cost 2 marks each, every later one 3.",
        "レベルアップは1〜2体目が栄誉マーク2枚、3体目からは3枚。";
    RR_9_6 = "RR-9.6", refuses, "レベルアップ",
        "The level-up card of that kind must still be in its pile.",
        "その職のレベルアップカードが山に残っていなければならない。";
    RR_9_6B = "RR-9.6b", acts, "レベルアップ",
        "The level-up card takes the place of the basic card: same cell, same damage, acted or ready as before.",
        "レベルアップカードと入れ替える。位置、ダメージ、行動済みかどうかはそのまま引き継ぐ。";
    RR_9_7 = "RR-9.7", defines, "レベルアップ",
        "A seat may level up in any of its own choices of the main phase, and then goes on with the same choice.",
        "メインフェイズの自分の選択中なら、いつでもレベルアップを宣言できる。その後、同じ選択に戻る。";
    RR_9_8 = "RR-9.8", acts refuses, "レベルアップ",
        "When a monster's attack would knock out a ★ unit, its seat may first level up any of the targeted ★ units.",
        "モンスターの攻撃で★ユニットが気絶する時、ダメージの前に、対象の★ユニットをレベルアップできる。";
    RR_9_9 = "RR-9.9", refuses, "レベルアップ",
        "After a dice roll and before its damage, the attacking unit alone may be levelled up; a better modifier counts.",
        "ダイスを振った後、ダメージの前に、攻撃中のユニットだけはレベルアップできる。修正値が上がれば攻撃力に加わる。";
    RR_9_10 = "RR-9.10", acts refuses, "意思の力",
        "Will power costs 1 mark and rolls the dice of a skill once more.",
        "意思の力は栄誉マーク1枚で、スキルのダイスを1回振りなおす。";
    RR_9_11 = "RR-9.11", refuses, "意思の力",
        "Dice that were rolled again cannot be rolled a third time; the new result stands, even a fumble.",
        "振りなおしたダイスは、もう一度は振りなおせない。ファンブルでもその結果に従う。";
    RR_9_12 = "RR-9.12", acts refuses, "全力移動",
        "A full-speed move costs 1 mark, is declared with the action, and adds 1 to the movement for that action.",
        "全力移動は栄誉マーク1枚。アクションの宣言時に使い、そのアクションだけ移動力+1。";
    RR_9_13 = "RR-9.13", refuses, "全力移動",
        "Two marks for 2 more cells in one action are not allowed.",
        "1回のアクションで2枚払って移動力+2にすることはできない。";
    RR_9_14 = "RR-9.14", defines, "",
        "Benefits are offered in a seat's own choices of the main phase, after its dice, and before a monster's damage; nowhere else.",
        "恩恵を使えるのは、メインフェイズの自分の選択、攻撃ロールの後、モンスターのダメージの前だけ。";

    // RR-10: solo game
    RR_10_1 = "RR-10.1", acts, "勝利条件（1人）",
        "The solo seat wins as soon as all monsters are destroyed: none in the deck, on the board or waiting.",
        "1人用では、山札・ボード・待機列のモンスターがすべていなくなれば、その場で勝利。";
    RR_10_2 = "RR-10.2", acts, "勝利条件（1人）",
        "In the solo game any monster in the castle, a blue one too, loses the game at once.",
        "1人用では、青でもモンスターが1体でも城内に入ればその場で敗北。";
    RR_10_3 = "RR-10.3", defines, "メインフェイズ",
        "The solo seat picks one command, and three more run by themselves; there is no support and no change of start player.",
        "1人用では1枚を選び、3枚が自動で実行される。援護とスタートプレイヤーの交代はない。";
    RR_10_4 = "RR-10.4", acts, "オプションルール（1人用）",
        "With a difficulty the unit deck is never refilled, and the round after it has run out is the last: monsters left after its main phase mean a loss.",
        "難易度を選ぶと山札は作りなおさない。山札がなくなった次のラウンドが最後で、メインフェイズ終了時にモンスターが残れば敗北。";
    RR_10_5 = "RR-10.5", defines, "勲章トークン",
        "There are no medals in the solo game.",
        "1人用では勲章トークンを使わない。";

    // RR-11: victory with 2 to 4 seats
    RR_11_1 = "RR-11.1", acts, "勲章トークン",
        "A seat that slays a red monster draws one face-down medal.",
        "赤のモンスターを倒した人は、裏向きの勲章トークンを1枚引く。";
    RR_11_2 = "RR-11.2", defines, "勲章トークン",
        "A seat gets at most two medals, one for each boss.",
        "勲章はボス1体につき1枚、1人2枚まで。";
    RR_11_3 = "RR-11.3", defines, "勲章トークン",
        "Only the owner knows the value of a medal; the others know that it is there.",
        "勲章の数字は持ち主だけが知り、他の人には枚数だけが分かる。";
    RR_11_4 = "RR-11.4", acts refuses, "勝利条件（2人〜4人）",
        "To declare victory the monster deck must be empty and your threat, medals included, 8 or less; your medals are then shown.",
        "勝利宣言には、モンスターの山札がなく、勲章を含めた脅威ポイントが8以下であることが必要。宣言したら勲章を公開する。";
    RR_11_5 = "RR-11.5", defines, "脅威ポイント",
        "Threat is that of your monsters on the board, in the waiting lines and in the castle, less your medals.",
        "脅威ポイントは、ボード・待機列・城内のモンスターの合計に、勲章のマイナスを加えたもの。";
    RR_11_6 = "RR-11.6", acts, "勝利条件（2人〜4人）",
        "A seat that qualifies may hold back and is asked again the next time.",
        "条件を満たしても宣言を見送れる。次の機会にまた聞かれる。";
    RR_11_7 = "RR-11.7", acts, "勝利条件（2人〜4人）",
        "If no other seat declares in the same command, the declarer wins and the game is over.",
        "同じコマンド中に他の宣言がなければ、宣言した人の勝利でゲーム終了。";
    RR_11_8 = "RR-11.8", acts, "同着時の処理",
        "Of several who declare in one command the most honour marks win, then the most gold; then it is a draw among those still tied.",
        "同じコマンドで複数が宣言したら、栄誉マーク、次に金の多い人が勝つ。それも同じなら引き分け。";
    RR_11_9 = "RR-11.9", defines, "同着時の処理",
        "There is no official order behind the winner; the others are shown by lower threat, eliminated seats last.",
        "2位以下の公式な順位はない。脅威ポイントの低い順に示し、脱落者は最後。";
    RR_11_10 = "RR-11.10", defines, "",
        "Who is asked to declare is settled at each moment of RR-R7, after a skill or when the command ends, by the seat's real threat or by what all can see.",
        "宣言するかを誰に聞くかは、RR-R7の定める時（スキルの処理後やコマンドの終了時）ごとに、実際の脅威ポイントか公開情報によって決める。";

    // RR-12: elimination
    RR_12_1 = "RR-12.1", acts, "プレイヤーが脱落した時",
        "An eliminated seat takes no more turns; the game goes on for the others.",
        "脱落したプレイヤーは手番を行わない。残りの人数でゲームを続ける。";
    RR_12_2 = "RR-12.2", acts, "プレイヤーが脱落した時",
        "When only one seat is left of two or more, it wins at once.",
        "2人以上で始めたゲームで1人だけ残ったら、その人の勝利。";
    RR_12_3 = "RR-12.3", defines, "プレイヤーが脱落した時",
        "Whatever depends on the number of players follows the number of living seats.",
        "人数で変わるルールは、残っている人数に合わせる。";
    RR_12_4 = "RR-12.4", acts, "",
        "Eliminations of one invasion are judged when all seats have finished it: one seat left wins, none left is a draw of those who fell.",
        "脱落は全員の侵略が終わってから判定する。1人残ればその人の勝利、全員脱落なら同時に脱落した人の引き分け。";
    RR_12_5 = "RR-12.5", acts, "",
        "If the start player falls, the next living seat on the left performs the summon and gets the card at the end of the round.",
        "スタートプレイヤーが脱落したら、左隣の生存者が召喚を行い、ラウンドの終わりにカードを受け取る。";
    RR_12_6 = "RR-12.6", defines, "",
        "Everything of an eliminated seat stays as it is, out of play.",
        "脱落したプレイヤーのものはすべてそのまま残り、ゲームでは使われない。";
    RR_12_7 = "RR-12.7", defines, "",
        "A solo seat never wins as the last one left: that is for games begun with two or more.",
        "1人用には「最後の1人」の勝利はない。2人以上で始めたゲームだけ。";

    // RR-13: rules of the program
    RR_13_1 = "RR-13.1", refuses, "",
        "One choice or one draw is awaited at a time, and anything else is refused; where passing is all one could do, nothing is asked.",
        "一度に待つのは1つの選択か抽選だけで、ほかは受け付けない。パスしかできない時は聞かれない。";
    RR_13_2 = "RR-13.2", defines, "",
        "Chance is the start seat, the shuffled commands, unit cards, chips, monsters, dice and medals, and nothing else.",
        "運で決まるのは、スタートプレイヤー、コマンドの並び、ユニット、チップ、モンスター、ダイス、勲章だけ。";
    RR_13_3 = "RR-13.3", defines, "",
        "Units and monsters keep their own number through moves and level-ups.",
        "ユニットとモンスターの番号は、移動やレベルアップをしても変わらない。";
    RR_13_4 = "RR-13.4", refuses, "",
        "Choices that only waste something are not offered: full speed to a cell in normal reach, or healing less than possible.",
        "損なだけの選択はできない。普通に届くマスへの全力移動や、回復できるのに減らすことなど。";
    RR_13_5 = "RR-13.5", acts, "",
        "The game stops after round 40: solo it is lost; else the lower threat wins, then more marks, then more gold.",
        "第40ラウンドで打ち切る。1人用は敗北。2人以上なら脅威ポイントの低い人、次に栄誉マーク、次に金の多い人が勝つ。";
    RR_13_6 = "RR-13.6", acts, "",
        "At the end every seat has won, drawn or lost, and all medals are shown.",
        "ゲーム終了時に勝ち・引き分け・負けが決まり、勲章がすべて公開される。";
    RR_13_7 = "RR-13.7", defines, "",
        "Another card set must have the counts of the box and the printed commands, chips and medals; its numbers are free.",
        "別のカードセットを使うには、枚数とコマンド・チップ・勲章が製品どおりであること。他の数値は自由。";
    RR_13_8 = "RR-13.8", defines, "",
        "Several pieces of one board are handled from column 1 to 6, in each column A, B, C.",
        "1つのボードの複数のコマは、列1から6へ、各列はA→B→Cの順に処理する。";
    RR_13_9 = "RR-13.9", defines, "",
        "What is going on is a stack of tasks, the top one first; what runs by itself is shown step by step.",
        "進行中の処理は積み重ねて管理し、上から片づける。自動の処理は1つずつ示す。";
    RR_13_10 = "RR-13.10", defines, "",
        "Each kind of draw has its own stream of luck, and each seat its own for dice.",
        "抽選の種類ごとに、ダイスはプレイヤーごとに、独立した運の系列を使う。";
    RR_13_11 = "RR-13.11", defines, "",
        "A refused action names the first rule that stands against it, in a fixed order.",
        "できない行動には、決まった順で最初に当てはまるルールを理由として示す。";
    RR_13_12 = "RR-13.12", defines, "",
        "A game ends by a declaration, the last survivor, nobody left, a solo win, a breach, the last solo round or the round limit.",
        "終わり方は、勝利宣言、最後の1人、全員脱落、1人用の全滅勝利・城内侵入・最終ラウンド、ラウンド上限のいずれか。";
    RR_13_13 = "RR-13.13", defines, "",
        "Without the round limit a game that never ends is stopped by the program's limit of events; nobody wins.",
        "ラウンド上限を外した終わらないゲームは、プログラムの記録上限で止まる。勝者はいない。";
    RR_13_14 = "RR-13.14", defines, "",
        "Each eye is told all but the values of other seats' medals and what would give them away.",
        "他の人の勲章の数字と、それが分かってしまうことのほかは、誰にでも見える。";
    RR_13_15 = "RR-13.15", defines, "",
        "What falls at a real table is entered by short words: names of commands, units and monsters, letters of chips, faces of dice.",
        "実際のテーブルの結果は短い言葉で入力する。コマンド・ユニット・モンスターの名前、チップの文字、ダイスの目。";
    RR_13_16 = "RR-13.16", defines, "",
        "A game is one chapter; a turn begins when a seat is asked to pick a command, and the set-up is round 0.",
        "1ゲームが1章。コマンドを選ぶ時に手番が始まり、準備は第0ラウンド。";
    RR_13_17 = "RR-13.17", defines, "",
        "Actions have fixed numbers, which are also the order in which choices are listed.",
        "行動には決まった番号があり、選択肢もその順に並ぶ。";

    // Readings
    RR_R1 = "RR-R1", reading, "モンスターが行動する順番",
        "Which side of the board is column 1 of the invasion order? `castle-side-is-1`: the castle side, so the monsters next to the castle act first; `gate-side-is-1`: the side of the summoning circles, so the hindmost monsters act first.",
        "侵略の順番で、①の列はボードのどちら側か。`castle-side-is-1`：城側。城に近いモンスターから行動する。`gate-side-is-1`：魔法陣側。奥のモンスターから行動する。";
    RR_R2 = "RR-R2", reading, "モンスターの移動ルール",
        "Do the cells of overtaken monsters count as movement? `destination`: yes, all cells count, and only a destination held by a monster is pushed on to the next free cell; `stepwise`: no, each point of movement leads to the next cell without a monster.",
        "追い越したモンスターのマスは移動力に数えるか。`destination`：数える。移動先がモンスターで埋まっている時だけ、その先の空きマスまで進む。`stepwise`：数えない。移動力1ごとに、モンスターのいない次のマスへ進む。";
    RR_R3 = "RR-R3", reading, "モンスターの移動ルール",
        "Can a monster get into the castle by overtaking one on the last column? `enter`: yes, it enters the castle; `stop-on-board`: no, only its own movement leads into the castle.",
        "最後の列のモンスターを追い越して城内に入れるか。`enter`：入れる。`stop-on-board`：入れない。自分の移動力で届く時だけ城内に入る。";
    RR_R4 = "RR-R4", reading, "プレイヤーが脱落した時",
        "When are eliminations of one invasion judged? `judge-after-step`: after all seats have finished the invasion; `in-seat-order`: after each seat's own invasion: the last living seat wins at once and plays no more of it.",
        "同じ侵略で複数のプレイヤーが脱落した時、いつ判定するか。`judge-after-step`：全員の侵略が終わってから。`in-seat-order`：1人の侵略が終わるごと。最後に残ったプレイヤーはその場で勝利し、自分の侵略は行わない。";
    RR_R5 = "RR-R5", reading, "プレイヤーが脱落した時",
        "What if all remaining seats fall in one invasion? `draw`: they share a draw; `lower-threat`: the lower threat among them wins, then more honour marks, then more gold.",
        "残っていた全員が同じ侵略で脱落したらどうなるか。`draw`：その全員の引き分け。`lower-threat`：脅威ポイントの低いほう、次に栄誉マーク、次に金の多いほうが勝つ。";
    RR_R6 = "RR-R6", reading, "休息",
        "How many action markers does Rest remove for each seat? `one`: 1; `two`: 2.",
        "「休息」で取り除けるアクションマーカーは各自何枚か。`one`：1枚。`two`：2枚。";
    RR_R7 = "RR-R7", reading, "勝利条件（2人〜4人）",
        "When may a seat declare victory within a command? `command-end`: at the end of the command; `on-reaching`: right after the kill that leaves its threat at 8 or less, and again at the end of the command; `after-skill`: right after the skill that leaves it there, when all that it has slain are gone and their medals drawn, and again at the end of the command.",
        "コマンド中のいつ勝利宣言できるか。`command-end`：コマンドの終了時。`on-reaching`：脅威ポイントが8以下になった撃破の直後と、コマンドの終了時。`after-skill`：脅威ポイントが8以下になったスキルで倒したモンスターをすべて取り除き、勲章を引き終えた直後と、コマンドの終了時。";
    RR_R8 = "RR-R8", reading, "勝利条件（2人〜4人）",
        "What if a seat qualifies when the summon draws the last monster? `wait-for-command-end`: it waits for the end of the next command; `after-summon`: seats may declare right after the second summon, as if a command had ended.",
        "召喚で山札が尽きた時に条件を満たしていたら、いつ宣言できるか。`wait-for-command-end`：次のコマンドの終了時まで待つ。`after-summon`：2体目の召喚の直後に、コマンドの終了時と同じように宣言できる。";
    RR_R9 = "RR-R9", reading, "勝利条件（2人〜4人）",
        "Must a seat that qualifies declare? `optional`: no, it chooses; `automatic`: yes, it declares at the end of the command without being asked.",
        "条件を満たしたプレイヤーは必ず宣言するか。`optional`：しない。宣言するかどうかは自由。`automatic`：する。コマンドの終了時に自動で宣言になる。";
    RR_R10 = "RR-R10", reading refuses, "意思の力",
        "Does will power roll both dice again, or one? `both-dice`: both; `one-die`: one die of the player's choice; the other keeps its face.",
        "意思の力で振りなおすのはダイス2個ともか、1個か。`both-dice`：2個とも。`one-die`：選んだ1個だけ。もう1個の目はそのまま。";
    RR_R11 = "RR-R11", reading refuses, "レベルアップ",
        "May the attacker be levelled up after a re-roll? `allowed`: yes; `forbidden`: no.",
        "振りなおした後に攻撃中のユニットをレベルアップできるか。`allowed`：できる。`forbidden`：できない。";
    RR_R12 = "RR-R12", reading, "レベルアップ",
        "May a seat level up between the decisions of another seat? `own-decisions`: no, only in its own decisions; `any-decision`: yes, after each decision of another seat in the main phase.",
        "他のプレイヤーの処理中にレベルアップを割り込ませられるか。`own-decisions`：できない。自分の選択の時だけ。`any-decision`：できる。メインフェイズで他のプレイヤーが何か決めるたびに機会がある。";
    RR_R13 = "RR-R13", reading, "レベルアップ",
        "When may a level-up interrupt a monster's attack? `lethal-only`: when the attack would knock out a targeted ★ unit that can be levelled up; `every-attack`: whenever a targeted ★ unit can be levelled up.",
        "モンスターの攻撃への割り込みは、いつ聞かれるか。`lethal-only`：レベルアップできる★ユニットが、その攻撃で気絶する時だけ。`every-attack`：対象の★ユニットをレベルアップできるなら毎回。";
    RR_R14 = "RR-R14", reading, "意思の力",
        "After which rolls is the attacker asked about benefits? `useful-only`: unless the roll is a critical or kills already; `always`: after every roll, if a benefit can be paid.",
        "攻撃ロールの後、恩恵を使うか聞かれるのはどんな時か。`useful-only`：クリティカルでも、すでに倒せる結果でもない時。`always`：恩恵を使えるなら毎回。";
    RR_R15 = "RR-R15", reading refuses, "特殊スキル",
        "May the Bard choose itself for its song? `no`: no; `yes`: yes, taking 1 damage each time it sings again.",
        "バードは自分自身を対象にできるか。`no`：できない。`yes`：できる。歌いなおすたびに1ダメージを受ける。";
    RR_R16 = "RR-R16", reading refuses, "特殊スキル",
        "May a Bard choose another Bard, which then sings in turn? `allowed`: yes; `forbidden`: no.",
        "バードは別のバードを対象にして、さらに歌わせることができるか。`allowed`：できる。`forbidden`：できない。";
    RR_R17 = "RR-R17", reading refuses, "特殊スキル",
        "May a song choose a unit that has no use for its skill now? `allowed`: yes, it just takes the damage; `needs-usable-skill`: no, its skill must be usable.",
        "今スキルを使えないユニットを歌の対象にできるか。`allowed`：できる。ダメージだけを受ける。`needs-usable-skill`：できない。スキルを使えるユニットに限る。";
    RR_R18 = "RR-R18", reading, "特殊スキル",
        "May a level-up come between a song and its damage? `none`: no, level up before you choose the song; `offered`: yes, if the damage would knock out a ★ unit that can be levelled up.",
        "歌とそのダメージの間にレベルアップを割り込ませられるか。`none`：できない。対象を選ぶ前に済ませる。`offered`：できる。そのダメージで★ユニットが気絶する時に聞かれる。";
    RR_R19 = "RR-R19", reading refuses, "攻撃スキル（割り振り）",
        "May more portions of damage go to a monster than it has HP left? `allowed`: yes, the excess is lost; `forbidden`: no; if the range has fewer HP left than portions, the rest of them is not dealt.",
        "残りHPより多いダメージを1体に割り振れるか。`allowed`：できる。余りは無駄になる。`forbidden`：できない。残りHPの合計が足りなければ、あふれた分は与えない。";
    RR_R20 = "RR-R20", reading, "回復スキル",
        "May a healer use fewer points than it could? `full-use`: no, all points that fit are used; `free-choice`: yes, any number from 1 on.",
        "回復できる点数を残して終えてもよいか。`full-use`：よくない。回復できるだけ回復する。`free-choice`：よい。1点以上なら自由に選ぶ。";
    RR_R21 = "RR-R21", reading refuses, "栄誉マーク",
        "Which honour marks are paid for a benefit? `free`: any mix of tokens and trophies; `tokens-first`: tokens first, trophies only when no token is left.",
        "恩恵の支払いに使う栄誉マークは選べるか。`free`：トークンとモンスターカードを自由に組み合わせる。`tokens-first`：トークンから先に払い、なくなってからモンスターカードを払う。";
    RR_R22 = "RR-R22", reading, "レベルアップ",
        "Where does a ★ card go when its level-up card replaces it? `unit-discard`: to the discard pile of the unit deck; it can come back as a mercenary; `out-of-play`: out of the game.",
        "レベルアップで入れ替えた★カードはどこへ行くか。`unit-discard`：ユニットの捨て札。傭兵としてまた出ることがある。`out-of-play`：ゲームから取り除く。";
    RR_R23 = "RR-R23", reading, "レベルアップ",
        "After a level-up between roll and damage, must the target be in the new range? `keep-target`: no, the target stays valid; `recheck`: yes, a target out of the new range takes no damage.",
        "ロール後にレベルアップした時、対象が新しい射程内か確かめなおすか。`keep-target`：確かめない。対象はそのまま。`recheck`：確かめる。射程から外れたら0ダメージ。";
    RR_R24 = "RR-R24", reading, "援護",
        "When a tied rank is left without support, does the next rank get it? `none`: no, nobody below gets it; `next-rank`: yes, the next rank that fits into the number of supported seats.",
        "同順位で援護を受けられない時、次の順位が繰り上がるか。`none`：繰り上がらない。`next-rank`：繰り上がる。人数に収まる次の順位が受ける。";
    RR_R25 = "RR-R25", reading, "休息",
        "What does the seat that picks Rest get when no honour token is in the supply? `none`: no token; `unlimited`: a token all the same.",
        "栄誉トークンが共有ストックにない時、「休息」を選んだらどうなるか。`none`：もらえない。`unlimited`：それでも1枚もらえる。";
    RR_R26 = "RR-R26", reading refuses, "個人ストックについて",
        "Do the 20 action markers and 60 cubes limit the game? `unlimited`: no; `printed`: yes: without a free marker no unit can act, and damage beyond the free cubes is not dealt.",
        "アクションマーカー20枚とキューブ60個は上限になるか。`unlimited`：ならない。`printed`：なる。マーカーがなければアクションできず、キューブが足りない分のダメージは与えない。";
    RR_R27 = "RR-R27", reading, "報酬",
        "Is there a highest amount of gold? `unlimited`: no; `capped-27`: yes, 27 for each seat (four 5-gold tokens and 7 on the track); what is beyond is lost.",
        "所持金に上限はあるか。`unlimited`：ない。`capped-27`：各プレイヤー27金まで（5金トークン4枚と7金）。超えた分は失う。";
    RR_R28 = "RR-R28", reading, "傭兵のリセット",
        "When does the discard pile become the new unit deck? `when-needed`: when a card is to be turned and the deck is empty; `when-empty`: as soon as the last card is turned.",
        "捨て札を新しいユニットの山札にするのはいつか。`when-needed`：山札がない状態でめくる必要が出た時。`when-empty`：最後の1枚をめくったらすぐ。";
    RR_R29 = "RR-R29", reading, "傭兵のリセット",
        "Do the mercenaries just discarded belong to the new unit deck? `yes`: yes; `no`: no, they stay in the discard pile.",
        "捨てたばかりの傭兵も新しい山札に入るか。`yes`：入る。`no`：入らない。捨て札に残る。";
    RR_R30 = "RR-R30", reading, "オプションルール（1人用）",
        "When has the unit deck run out, so that the next round is the last? `last-card-drawn`: when its last card is drawn; `draw-fails`: when an end phase cannot turn three cards.",
        "ユニットの山札が「なくなった」のはいつか（次が最終ラウンド）。`last-card-drawn`：最後の1枚がめくられた時。`draw-fails`：終了処理で3枚めくれなかった時。";
    RR_R31 = "RR-R31", reading, "傭兵から募兵する",
        "When is the place of a hired mercenary filled again? `end-phase-only`: in the end phase, with the others; `immediately`: at once, from the unit deck.",
        "雇われた傭兵の場所はいつ補充されるか。`end-phase-only`：エンドフェイズでまとめて。`immediately`：すぐに山札から。";
    RR_R32 = "RR-R32", reading, "勝利条件（1人）",
        "Does the solo seat win by clearing the board while monsters are still in the deck? `deck-empty-needed`: no, all 12 monsters must be slain; `board-clear`: yes.",
        "1人用で、山札にモンスターが残っていてもボードが空になれば勝ちか。`deck-empty-needed`：勝ちではない。12体すべてを倒す必要がある。`board-clear`：勝ち。";
    RR_R33 = "RR-R33", reading, "アクションとは",
        "May a unit act without moving and without using its skill? `refused`: no; `allowed`: yes, it just becomes acted.",
        "移動もスキルもなしでユニットを行動済みにできるか。`refused`：できない。`allowed`：できる。行動済みになるだけ。";
    RR_R34 = "RR-R34", reading, "隣接召喚",
        "What if all six cells of a lane hold monsters when one more is summoned there? `waiting`: it joins the waiting line; `castle`: it enters the castle, which is judged after the summon.",
        "モンスターで埋まったラインにさらに召喚されたらどうなるか。`waiting`：待機列に並ぶ。`castle`：城内に侵入する。判定は召喚の後。";
    RR_R35 = "RR-R35", reading, "初期ユニットの配置",
        "Are the first units placed openly one after another, or in secret? `open-in-order`: openly, in seat order from the start player; `hidden`: in secret, and turned up when all have chosen.",
        "初期ユニットは順番に公開して置くか、伏せて同時に置くか。`open-in-order`：スタートプレイヤーから順に公開して置く。`hidden`：伏せて選び、全員そろったら公開する。";
    RR_R36 = "RR-R36", reading, "募兵",
        "In which order do the seats carry out a command? `leader-first`: the leader first, then clockwise; `start-player-first`: from the start player clockwise, but Recruit always from the leader.",
        "コマンドはどの順番で処理するか。`leader-first`：選んだプレイヤーから時計回り。`start-player-first`：スタートプレイヤーから時計回り。ただし「募兵」は常に選んだプレイヤーから。";
    RR_R37 = "RR-R37", reading, "スタートプレイヤーの交代",
        "Who holds the start-player card when its holder is eliminated? `next-living-performs`: the next living seat performs the summon and holds the card next round; `card-moves-at-once`: the next living seat gets it at once and passes it on at the end of the round.",
        "スタートプレイヤーが脱落したら、カードは誰のものになるか。`next-living-performs`：左隣の生存者が召喚を行い、次のラウンドでカードを持つ。`card-moves-at-once`：すぐに左隣の生存者へ移り、ラウンドの終わりにさらに次へ渡す。";
    RR_R38 = "RR-R38", reading, "プレイヤーが脱落した時",
        "What happens to the cards and tokens of an eliminated seat? `frozen`: they stay with it, out of play; `returned`: tokens go back to the supply, level-up cards to their piles, other units to the discard pile.",
        "脱落したプレイヤーのカードやトークンはどうなるか。`frozen`：そのまま残り、ゲームでは使われない。`returned`：トークンはストックへ、レベルアップカードは山へ、他のユニットは捨て札へ戻る。";
    RR_R39 = "RR-R39", reading, "プレイヤーが脱落した時",
        "Which rules follow the number of living seats? `all-by-living`: all that depend on a number of players; `support-only`: support alone; in a game begun with 4 the commands stay unshuffled.",
        "脱落で人数が減った時、どのルールが変わるか。`all-by-living`：人数で変わるルールすべて。`support-only`：援護だけ。4人で始めたゲームではコマンドカードをシャッフルしないまま。";
    RR_R40 = "RR-R40", reading, "",
        "Does the game stop after round 40? `rounds-40`: yes; `none`: no.",
        "第40ラウンドでゲームを打ち切るか。`rounds-40`：打ち切る。`none`：打ち切らない。";
    RR_R41 = "RR-R41", reading, "メインフェイズ",
        "Does the command card left in fifth place run? `not-executed`: no; `auto-small`: yes, by itself with its small effect.",
        "5枚目に残ったコマンドカードは実行されるか。`not-executed`：実行されない。`auto-small`：AUTOとしてスモール・エフェクトで実行される。";
    RR_R42 = "RR-R42", reading refuses, "特殊スキル",
        "Must the unit chosen for a song use its skill? `optional`: no, it may; `must-if-possible`: yes, if it can.",
        "歌の対象は必ずスキルを使うか。`optional`：使わなくてもよい。`must-if-possible`：使えるなら必ず使う。";
    RR_R43 = "RR-R43", reading refuses, "レベルアップ",
        "May a seat level up in the end phase? `no`: no; `yes`: yes, when it chooses for support or recovery.",
        "エンドフェイズにレベルアップできるか。`no`：できない。`yes`：できる。援護や疲労回復の選択の時。";
    RR_R44 = "RR-R44", reading, "勝利条件（2人〜4人）",
        "Who is asked whether it declares, as the question itself gives secret medals away? `private`: exactly the seats that qualify, and nobody else is told; `public`: every seat that might qualify by what all can see; others see the question and the answer.",
        "質問だけで秘密の勲章が知れてしまうが、宣言するかどうかは誰に聞くか。`private`：条件を満たすプレイヤーだけ。他のプレイヤーには知らせない。`public`：公開情報から見て満たしうる全員。質問も答えも公開。";
}

#[cfg(test)]
mod tests {
    use super::{RR_1_1, RR_9_6B, RR_13_17, RR_R44, RULES};
    use kanso_engine::RuleEntry;

    /// Section, number and letter of an id; readings come last.
    fn place(id: &str) -> (u32, u32, String) {
        let id = id.strip_prefix("RR-").expect("the prefix of the game");
        if let Some(number) = id.strip_prefix('R') {
            return (u32::MAX, number.parse().expect("a number"), String::new());
        }
        let (section, number) = id.split_once('.').expect("section.number");
        let digits = number.trim_end_matches(|sign: char| sign.is_ascii_lowercase());
        let letter = number[digits.len()..].to_owned();
        (section.parse().expect("a section"), digits.parse().expect("a number"), letter)
    }

    #[test]
    fn ids_ascend_and_name_their_constants() {
        assert_eq!(RULES.len(), 170 + 44);
        assert!(RULES.is_sorted_by(|one, next| place(one.id) < place(next.id)));
        for (rule, id) in
            [(RR_1_1, "RR-1.1"), (RR_9_6B, "RR-9.6b"), (RR_13_17, "RR-13.17"), (RR_R44, "RR-R44")]
        {
            assert_eq!(RULES[rule.index()].id, id);
        }
    }

    /// The numbers of the table at the end of the specification.
    #[test]
    fn rules_act_refuse_and_define_as_often_as_specified() {
        let count = |what: fn(&RuleEntry) -> bool| RULES.iter().filter(|entry| what(entry)).count();
        assert_eq!(count(|entry| entry.does.acts), 79);
        assert_eq!(count(|entry| entry.does.refuses && !entry.does.reading), 35);
        assert_eq!(count(|entry| entry.does.refuses && entry.does.reading), 10);
        assert_eq!(count(|entry| entry.does.defines), 72);
        assert_eq!(count(|entry| entry.does.reading), 44);
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
