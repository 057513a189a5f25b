//! Every rule of Mamono Raid: its id, what it does, the rulebook's heading, and one line in our
//! words.
//!
//! Source: the rulebook Ver. 1.80 (second edition) by the headings; a rule without one is needed by
//! the program alone, or makes up for what the rulebook leaves to the cards. The corrections (MR-C1
//! to MR-C15) say how its misprints are read. The readings (MR-R1 to MR-R40, without 27) are its
//! open questions: each line asks and says what each value means. The rows of the card set
//! (`MR:WA21`) are cited too; they live in `cards`.

crate::rules! {
    // MR-R: readings
    MR_R1 = "MR-R1", reading, "⑥手番終了(条件を満たしていたら「リザルト処理」)",
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
    MR_R15 = "MR-R15", reading, "①セーフティゾーンの手番順 (図1)",
        "After an action of cost 0 from the safe zone, has the seat had its turn there? `still-first`: no, it is first again; `after-unacted`: yes, it waits until the seats that have not acted have had theirs.",
        "セーフティゾーンからコスト0の行動をしたら、行動済みになるか。`still-first`：ならない。続けて手番を行う。`after-unacted`：なる。まだ手番を行っていないプレイヤーの後になる。";
    MR_R16 = "MR-R16", reading, "c) 特殊な効果を得るスキルを使う",
        "May Clear Mind be used with more chips than lie on other skills? `release-up-to-x`: yes, all that lie there are released; `must-have-x`: no, so with none there it cannot be used.",
        "他のスキルの上にある枚数より多くのライフチップで《クリアマインド》を使えるか。`release-up-to-x`：使える。そこにあるものをすべて外す。`must-have-x`：使えない。1枚もなければ使用自体ができない。";
    MR_R17 = "MR-R17", reading, "コインをストックに置く",
        "Can the coins of the stock run out? `unlimited`: no; `value-cap`: yes, a reward or an effect on gain pays only what keeps all purses and the coppers of the core at 57 copper or less.",
        "ストックのコインはなくなることがあるか。`unlimited`：ない。`value-cap`：ある。報酬や獲得時の効果は、全員の所持金とコアの銅貨の合計が銅貨57枚分までしか支払われない。";
    MR_R18 = "MR-R18", reading, "①経験値の支払い",
        "Which payments beyond the experience needed are offered? `irredundant-only`: only those in which no chip, marker or bonus is needless; `any`: also those with one needless chip, marker or bonus.",
        "必要な経験値を超える支払いは、どこまで選べるか。`irredundant-only`：余計なチップやマーカーのない支払いだけ。`any`：余計なものが1つあってもよい。";
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
        "Who gets the coins of a place that no seat holds? `unpaid`: nobody; `to-first`: the seat in first place.",
        "該当するプレイヤーのいない順位の報酬は、誰が受け取るか。`unpaid`：誰も受け取らない。`to-first`：1位のプレイヤー。";
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
