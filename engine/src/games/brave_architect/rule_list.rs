//! Every rule of Brave Architect: its id, what it does, the rulebook's heading, and one line in our
//! words.
//!
//! Source: the play manual of 2016 by the headings; a rule without one is needed by the program
//! alone, or says what the rulebook leaves to pictures and cards. A text tells the rule as it is
//! under the default readings. The readings (BA-R2 to BA-R86) are the open questions of the
//! rulebook: each line asks and says what each value means; numbers that are left out are settled.
//! The rows of the card set (`BA:K17`) are cited too; they live in `cards`.

crate::rules! {
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
    BA_R8 = "BA-R8", reading, "2人用（敵シート裏面使用時）の場合の攻撃対象の決定",
        "Which squares of the body does each part have on the two-slot sheet? `west-east`: part 1 the west half (slots 1 and 3), part 2 the east half (slots 2 and 4); `north-south`: part 1 the north half (slots 1 and 2), part 2 the south half (slots 3 and 4).",
        "敵シート裏面で、2つの敵パーティは敵本体のどのマスにあたるか。`west-east`：1つ目が西半分（1と3）、2つ目が東半分（2と4）。`north-south`：1つ目が北半分（1と2）、2つ目が南半分（3と4）。";
    BA_R10 = "BA-R10", reading, "移動に関するルール",
        "May heroes pass through enemy squares? `no`: no; `yes-without-stopping`: yes, but not stop there.",
        "キャラは敵のいるマスを通過できるか。`no`：できない。`yes-without-stopping`：できる。ただし止まれない。";
    BA_R12 = "BA-R12", reading, "攻撃対象の決定",
        "Does an exposed core square block the line to the square behind it? `any-enemy-square`: yes, as every enemy square does; `intact-parts-only`: no, only intact parts block.",
        "露出したコアのマスは、その向こうのマスへの攻撃を妨げるか。`any-enemy-square`：妨げる。敵のマスはどれも飛び越せない。`intact-parts-only`：妨げない。飛び越せないのは破壊されていない敵パーティだけ。";
    BA_R17 = "BA-R17", reading, "［持続］タイプのプレイコスト",
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
        "1回の攻撃で、同じ敵パーティの2マスやコアの2マスを対象に選べるか。`forbidden`：選べない。`each-counts`：選べる。それぞれにダメージを与える。";
    BA_R24 = "BA-R24", reading, "ダメージに関する効果について",
        "A target falls: what becomes of the strikes and the fixed damage still to come in this attack? `lost`: they are lost; `goes-to-exposed-core`: they go to the core on that square; strikes read the core's defence as if this part were destroyed already.",
        "攻撃対象が破壊されたら、その攻撃の残りの回数や確定ダメージはどうなるか。`lost`：なくなる。`goes-to-exposed-core`：そのマスの敵コアに与える。コアの防御力は、そのパーティを破壊したものとして計算する。";
    BA_R26 = "BA-R26", reading, "［敵攻］、［敵防］の補正",
        "Does an effect on the enemy's defence, written in the row that was hit, come before the damage of that row? `after`: no, after it; `before`: yes.",
        "チャートの行に書かれた［敵防］の補正は、その行のダメージより先に適用するか。`after`：しない。ダメージの後。`before`：する。";
    BA_R27 = "BA-R27", reading, "ヘイトのチェック",
        "Who takes the hate card in a round without a comparison? `first-hit-of-round`: the first hero who hits; `first-attack-even-if-missed`: the first hero who attacks; if the attack misses, with the range 0 to 3.",
        "そのターンにヘイトカードを無条件で獲得するのは誰か。`first-hit-of-round`：最初に攻撃をヒットさせたキャラ。`first-attack-even-if-missed`：最初に攻撃したキャラ。空振りなら0〜3の範囲で獲得する。";
    BA_R28 = "BA-R28", reading, "ヘイトのチェック",
        "Which damage counts for hate? `computed-final`: all that is left after defence, even if it is more than the HP; `hp-actually-removed`: the HP that were really lost.",
        "ヘイトのチェックではどのダメージを数えるか。`computed-final`：防御力を引いた最終的なダメージすべて。残りHPを超えた分も含む。`hp-actually-removed`：実際に減ったHPだけ。";
    BA_R29 = "BA-R29", reading, "ヘイトのチェック",
        "How does an attack on several targets count for hate? `sum`: by the sum of the damage; `highest`: by the target that took most.",
        "複数範囲攻撃のヘイトはどう数えるか。`sum`：ダメージの合計。`highest`：最も多くダメージを受けた対象の分。";
    BA_R30 = "BA-R30", reading, "キャラのHPが0以下になった場合",
        "What becomes of the hate card when its owner goes down? `keeps-card`: the hero keeps it; `card-unowned`: nobody owns it any more.",
        "ヘイトトップのキャラがダウンしたら、ヘイトカードはどうなるか。`keeps-card`：そのまま持ち続ける。`card-unowned`：誰のものでもなくなる。";
    BA_R31 = "BA-R31", reading, "敵の行動2 敵の移動",
        "What does the enemy do while nobody owns the hate card? `stays-and-hate-range-empty`: it stays, and an attack centred on the hate-top hero reaches nobody; `nearest-hero`: for this enemy action the nearest standing hero counts as hate-top: by the distance to a square of the body, then by the lowest seat.",
        "誰もヘイトカードを持っていない時、敵はどう行動するか。`stays-and-hate-range-empty`：移動しない。ヘイトトップを中心とした攻撃は誰にも届かない。`nearest-hero`：敵本体に最も近い、ダウンしていないキャラを今回のヘイトトップとする。同じ距離なら番号の小さいプレイヤー。";
    BA_R32 = "BA-R32", reading, "［連携］に関する補足",
        "The hero turn before had no attack: with which attack can one link? `no-link`: with none; `last-attacker-of-round`: with the last attack of the round.",
        "直前の手番のキャラが攻撃しなかった時、連携になるか。`no-link`：ならない。`last-attacker-of-round`：そのターンに最後に行われた攻撃との連携になる。";
    BA_R33 = "BA-R33", reading, "［連携］に関する補足",
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
    BA_R38 = "BA-R38", reading, "［敵攻］、［敵防］の補正",
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
        "When do the tension heal and healing items help against damage? `before-damage`: before it is applied; `after-damage-prevents-down`: after the HP are lowered and before anybody goes down: each hurt hero is asked in seat order; a heal starts from 0 HP, and who is above 0 then stays up.",
        "ダメージに割り込むテンションや回復アイテムのHP回復は、いつ行うか。`before-damage`：ダメージを受ける前。`after-damage-prevents-down`：HPが減った後、ダウンする前。ダメージを受けたキャラに席順に聞く。HP0からでも回復でき、1以上になればダウンしない。";
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
