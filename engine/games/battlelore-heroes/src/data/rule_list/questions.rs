//! The open questions, as switches: BL-R of the base game, BH-R of the heroes.

kanso_engine::rules! {
    after super::battle::RULES, super::heroes::RULES;

    BL_R1 = "BL-R1", reading, "", "May the owner choose a shorter way back and take losses? `longest-path`: no, only among the longest ways; `any-path`: yes, any way of 0 hexes up to the number required, and each hex missing costs a figure.",
        "所有者は、損害を受けて短い道を退却してもよいか。`longest-path`：いけない。最も長い道の中から選ぶ。`any-path`：よい。0から必要な数まで好きな道を選べ、足りない1ヘクスにつきフィギュア1体を失う。";
    BL_R2 = "BL-R2", reading, "", "Who supports a unit? `any-friendly-piece`: every friendly piece, Champions and creatures included; `troops-only`: troops only.",
        "ユニットを支援するのは誰か。`any-friendly-piece`：味方のユニットすべて。チャンピオンとクリーチャーも含む。`troops-only`：部隊だけ。";
    BL_R3 = "BL-R3", reading, "", "How far does a mounted unit go in pursuit? `vacated-plus-one`: to the vacated hex and one hex on; `vacated-hex`: to the vacated hex only, from which it fights the bonus melee.",
        "騎乗ユニットはどこまで追撃するか。`vacated-plus-one`：空いたヘクスから、さらに1ヘクス。`vacated-hex`：空いたヘクスまで。追加の白兵戦もそこから行う。";
    BL_R4 = "BL-R4", reading, "", "Is ground gained after a bonus melee? `yes`: yes; `no`: no, nothing follows it.",
        "追加の白兵戦の後に前進できるか。`yes`：できる。`no`：できない。何も続かない。";
    BL_R5 = "BL-R5", reading, "", "How many Lore cards may a camp play in one turn? `one`: one; `unlimited`: as many as it can pay for.",
        "1陣営が1手番に使えるロアカードは何枚か。`one`：1枚。`unlimited`：払えるだけ何枚でも。";
    BL_R6 = "BL-R6", reading, "", "Do the bonus strikes of bows hit at range? `never`: no; `if-not-moved`: yes, if the troop did not move this turn.",
        "弓の射撃でオレンジの目はヒットになるか。`never`：ならない。`if-not-moved`：部隊がこの手番に移動していなければなる。";
    BL_R7 = "BL-R7", reading, "", "Which caps do hills set? `up-2-else-3`: 2 up a hill, 3 from a hill or between hills; `up-2-only`: 2 up a hill and no other.",
        "丘はダイスをどう制限するか。`up-2-else-3`：下から丘の上へは2個、丘の上からと丘どうしは3個。`up-2-only`：下から丘の上への2個だけ。";
    BL_R8 = "BL-R8", reading, "", "What kills a creature on the critical roll? `match-or-bonus`: its colour or a bonus strike; `match-only`: its colour only.",
        "致命ダイスで何が出るとクリーチャーは倒れるか。`match-or-bonus`：その色の兜かオレンジの目。`match-only`：その色の兜だけ。";
    BL_R9 = "BL-R9", reading, "", "May a defender battle back against an attack of no dice? `yes`: yes; `no`: no.",
        "ダイスが0個の攻撃に対して反撃できるか。`yes`：できる。`no`：できない。";
    BL_R10 = "BL-R10", reading, "", "What if one event brings both camps to their targets, or leaves both without a piece? `active-wins`: the camp whose turn it is wins; `draw`: the battle is drawn; `more-banners`: more banners win, equal banners draw.",
        "両者が同時に目標の数に達するか、同時にユニットを失ったらどうなるか。`active-wins`：手番の側が勝つ。`draw`：引き分け。`more-banners`：バナーの多い側が勝ち、同数なら引き分け。";
    BL_R11 = "BL-R11", reading, "", "Does a battle back give Lore tokens? `yes`: yes; `no`: no.",
        "反撃でロアトークンを得られるか。`yes`：得られる。`no`：得られない。";
    BL_R12 = "BL-R12", reading, "", "When does an empty Command deck take its discard pile? `at-need`: when a card is to be drawn; `end-of-turn`: at the end of the turn; draws before that are skipped.",
        "戦術カードのデッキが空になったら、いつ捨て札を戻すか。`at-need`：引く時。`end-of-turn`：手番の終わり。それまでは引かない。";
    BL_R13 = "BL-R13", reading, "", "Which section's order does a hex on a dotted line use? `first-listed`: the first one left of left, centre and right; `owner-chooses`: the one that the owner names.",
        "点線上のヘクスは、どの区域の命令を使うか。`first-listed`：左翼、中央、右翼の順で残っている最初のもの。`owner-chooses`：所有者が選ぶ。";
    BL_R14 = "BL-R14", reading, "", "For what are panic dice rolled? `per-hex`: for each hex retreated; `per-flag`: for each flag not ignored.",
        "パニックロスのダイスは何につき1個か。`per-hex`：退却した1ヘクスにつき。`per-flag`：無視しなかった退却の目1つにつき。";
    BL_R15 = "BL-R15", reading, "", "How are War Councils chosen? `hidden`: hidden until both have chosen; `in-turn-order`: one after the other, each told to all at once.",
        "ウォーカウンシルはどう選ぶか。`hidden`：両者が選ぶまで見せない。`in-turn-order`：順番に選び、すぐに公開する。";
    BL_R16 = "BL-R16", reading, "", "Is an objective marker lost with its hex? `temporary`: yes; `kept-once-gained`: no; the marker of two hexes goes to the camp that gains it first.",
        "目標マーカーは、ヘクスを失えばなくなるか。`temporary`：なくなる。`kept-once-gained`：なくならない。2ヘクスの目標は先に得た側だけのものになる。";
    BL_R17 = "BL-R17", reading, "", "When must an ordered piece be in the section? `at-ordering`: when it is ordered; `move-stays-in-section`: also at the end of its move.",
        "命令されたユニットは、いつ区域にいなければならないか。`at-ordering`：命令された時。`move-stays-in-section`：移動を終えた時も。";
    BL_R18 = "BL-R18", reading, "", "What may be taken at the end of a turn? `three-options`: two tokens, a token and a card, or one card of two; `token-and-card-only`: a token and a card only.",
        "手番の終わりに何を得られるか。`three-options`：トークン2個、トークンとカード、カード2枚から1枚のどれか。`token-and-card-only`：トークンとカードだけ。";
    BL_R19 = "BL-R19", reading, "", "Is the cost of a cancelled Lore card lost? `lost`: yes; `refunded`: no, it is paid back.",
        "打ち消されたロアカードのコストは失われるか。`lost`：失われる。`refunded`：払い戻される。";
    BL_R20 = "BL-R20", reading, "", "How many Lore cards does level 2 let a camp hold? `hand-3`: three; `hand-4`: four.",
        "レベル2ではロアカードを何枚まで持てるか。`hand-3`：3枚。`hand-4`：4枚。";
    BL_R21 = "BL-R21", reading, "", "May a missile unit next to an enemy shoot at another one? `must-melee`: no; `may-shoot`: yes.",
        "敵に隣接する射撃ユニットは、別の敵を射撃できるか。`must-melee`：できない。`may-shoot`：できる。";
    BL_R22 = "BL-R22", reading, "", "Do friendly units block the sight? `yes`: yes; `no`: no.",
        "味方のユニットは視線をさえぎるか。`yes`：さえぎる。`no`：さえぎらない。";
    BL_R23 = "BL-R23", reading, "", "How may a goblin troop battle that rushed? `melee-only`: in melee only; `any`: in any way.",
        "突進したゴブリンはどう戦えるか。`melee-only`：白兵戦だけ。`any`：どちらでも。";
    BL_R24 = "BL-R24", reading, "", "Does a battle end that nobody wins? `turns-100`: yes, after turn 100; `none`: no.",
        "勝敗のつかない戦闘は終わるか。`turns-100`：第100手番の後に終わる。`none`：終わらない。";
    BL_R25 = "BL-R25", reading, "", "May a bold unit battle back that could not retreat and lost figures instead? `if-still-in-hex`: yes, as it still stands in its hex; `only-if-all-flags-ignored`: no, only a unit that ignored all flags.",
        "退却できずにフィギュアを失った勇敢なユニットは、反撃できるか。`if-still-in-hex`：元のヘクスに残っていればできる。`only-if-all-flags-ignored`：退却の目をすべて無視した時だけ。";
    BL_R26 = "BL-R26", reading, "", "May a missile unit battle back? `yes`: yes, in melee; `no`: no.",
        "射撃ユニットは反撃できるか。`yes`：白兵戦としてできる。`no`：できない。";
    BL_R27 = "BL-R27", reading, "", "What if the Lore pool is empty? `gain-nothing`: nothing is gained; `unlimited`: the pool never ends.",
        "ロアトークンのプールが空になったらどうなるか。`gain-nothing`：得られない。`unlimited`：プールは尽きない。";
    BL_R28 = "BL-R28", reading, "", "Does stop terrain in the vacated hex end a pursuit? `no`: no; `yes`: yes.",
        "空いたヘクスが停止地形なら、追撃はそこで終わるか。`no`：終わらない。`yes`：終わる。";
    BL_R29 = "BL-R29", reading, "", "Who is asked where being asked tells something about a hidden hand? `private`: who has something to use; `public`: everybody of whom the others cannot tell that there is nothing to use.",
        "聞かれること自体から手札が分かる場面では、誰に聞くか。`private`：使えるものがある側。`public`：使えるものがないとは相手から言い切れない側すべて。";

    BH_R1 = "BH-R1", reading, "ヒーローの種類", "Must a hero with Riding be mounted? `always`: yes; `owner-chooses-per-battle`: no, its owner says so when it is placed.",
        "《騎乗》を持つヒーローは必ず騎乗か。`always`：必ず騎乗。`owner-chooses-per-battle`：配置の時に所有者が選ぶ。";
    BH_R2 = "BH-R2", reading, "ヒーローの準備", "May a camp bring two heroes of one class into a battle? `no`: no; `yes`: yes.",
        "同じクラスのヒーローを2人、1つの戦闘に出せるか。`no`：出せない。`yes`：出せる。";
    BH_R3 = "BH-R3", reading, "ヒーローの準備", "What if a new hero draws Treasure, Experience or Master Physician? `redraw`: such a card is drawn anew; `exchange-at-once`: it may be kept for its token, Master Physician for nothing; the card goes back, and the hero begins without an artifact.",
        "新しいヒーローが《財宝》か《経験》か《名医》を引いたらどうなるか。`redraw`：引き直す。`exchange-at-once`：残せばトークンになり、《名医》なら何もない。カードは戻り、アーティファクトなしで始める。";
    BH_R4 = "BH-R4", reading, "ヒーローの準備", "When does a card go back that was drawn anew? `after-the-choice`: when the choice is over; `at-once`: at once.",
        "引き直したカードはいつデッキに戻るか。`after-the-choice`：選び終えた後。`at-once`：すぐに。";
    BH_R5 = "BH-R5", reading, "ヒーローの配置", "In which order are heroes deployed? `all-of-first-seat`: all of the first camp, then all of the other; `alternate-one-by-one`: one of each by turns.",
        "ヒーローはどの順で配置するか。`all-of-first-seat`：先攻の全員、次に後攻の全員。`alternate-one-by-one`：1人ずつ交互。";
    BH_R6 = "BH-R6", reading, "ヒーローの配置", "May a mounted hero be placed with a foot troop or join it? `yes`: yes; `no`: no.",
        "騎乗のヒーローは徒歩の部隊に配置や合流ができるか。`yes`：できる。`no`：できない。";
    BH_R7 = "BH-R7", reading, "ヒーローの配置", "What if there is no hex for a hero? `stays-home`: it stays home; `own-baseline-champion`: it is placed on any empty hex of its own edge row, as a Champion.",
        "ヒーローを置けるヘクスがなければどうなるか。`stays-home`：参加しない。`own-baseline-champion`：自軍の端の行の空いたヘクスに、チャンピオンとして置く。";
    BH_R8 = "BH-R8", reading, "ヒーローのステータス", "May a troop move away and leave its Leader? `no`: no; `yes`: yes; the Leader stays as a Champion that was not ordered.",
        "部隊は、リーダーを残して移動できるか。`no`：できない。`yes`：できる。リーダーは命令を受けていないチャンピオンとして残る。";
    BH_R9 = "BH-R9", reading, "チャンピオンの移動", "Must a Champion that stops with a troop become its Leader? `must-join`: yes; `may-stay-champion`: no: it may stay apart, acts as a Champion and lends the troop nothing, but is treated as a Leader in attacks on the hex and retreats from it.",
        "部隊のヘクスで止まったチャンピオンは、必ずリーダーになるか。`must-join`：必ずなる。`may-stay-champion`：ならなくてもよい。チャンピオンとして行動し部隊を助けないが、そのヘクスへの攻撃と退却ではリーダーとして扱う。";
    BH_R10 = "BH-R10", reading, "チャンピオンの移動", "May a Champion pass other friendly Champions and creatures? `yes`: yes; `troops-only`: no, only troops.",
        "チャンピオンは味方のチャンピオンやクリーチャーを通り越せるか。`yes`：越せる。`troops-only`：越せない。部隊だけ。";
    BH_R11 = "BH-R11", reading, "ヒーローのステータス", "Does a hero that joined or detached this turn help the troop's attacks? `no`: no; `yes`: yes.",
        "この手番に合流や分離をしたヒーローは、部隊の攻撃を助けるか。`no`：助けない。`yes`：助ける。";
    BH_R12 = "BH-R12", reading, "ヒーローの戦闘", "Does a Leader add the dice of its weapon? `none`: no; `plus-weapon`: yes, to shots too; `plus-weapon-in-melee`: yes, in melee.",
        "リーダーは自分の武器のダイスを加えるか。`none`：加えない。`plus-weapon`：射撃にも加える。`plus-weapon-in-melee`：白兵戦だけ加える。";
    BH_R13 = "BH-R13", reading, "ヒーローの負傷チェック", "Is one check made for strikes and an elimination in one event? `one-check-with-sum`: yes, with the sum of the dice; `separate-checks`: no: first for strikes and Lore, then, if not wounded, with one die for the troop.",
        "オレンジの目と部隊の全滅が同時なら、負傷チェックは1回か。`one-check-with-sum`：1回。ダイスは合計する。`separate-checks`：別々。まずオレンジの目とロアの目の分、負傷しなければ部隊の分をダイス1個で行う。";
    BH_R14 = "BH-R14", reading, "アーティファクト", "Is the card drawn for wounding a hero equipped? `if-fewer-than-limit`: at once, if fewer than the limit are equipped; `at-once-beyond-limit`: at once, also beyond the limit; `never`: no, it goes under the sheet.",
        "敵のヒーローを負傷させて引いたカードは装備するか。`if-fewer-than-limit`：装備が上限に満たなければ、すぐに装備する。`at-once-beyond-limit`：上限を超えても、すぐに装備する。`never`：装備しない。シートの下に置く。";
    BH_R15 = "BH-R15", reading, "ヒーローを負傷させた通常ユニット", "Does a Leader count as the hero that wounded or killed? `yes`: yes; `champions-only`: no, nobody gains by it, nor is there Glory.",
        "部隊と共に負傷させたり倒したりした時、リーダーがしたことになるか。`yes`：なる。`champions-only`：ならない。栄光のロアトークンもなく、誰も何も得ない。";
    BH_R16 = "BH-R16", reading, "ヒーローの負傷チェック", "Is a captured hero a banner? `one`: yes, one; `none`: no.",
        "捕らえたヒーローはバナーになるか。`one`：1つになる。`none`：ならない。";
    BH_R17 = "BH-R17", reading, "チャンピオンの移動", "A retreat ends early with a Champion: what of the hexes left? `none`: they cost nothing; `one-per-hex`: each costs a figure.",
        "チャンピオンのヘクスで退却が止まったら、残りのヘクスはどうなるか。`none`：損害はない。`one-per-hex`：1ヘクスにつきフィギュア1体を失う。";
    BH_R18 = "BH-R18", reading, "ヒーローの退却", "How far must a Champion retreat? `free-1-to-3`: 1 to 3 hexes, as its owner likes; `at-least-flags`: at least as many as flags not ignored, at most 3.",
        "チャンピオンは何ヘクス退却しなければならないか。`free-1-to-3`：1〜3ヘクス、好きなだけ。`at-least-flags`：無視しなかった退却の目の数以上、3まで。";
    BH_R19 = "BH-R19", reading, "ヒーローの負傷チェック", "How many dice has the check of a trap? `one-die`: one; `two-dice`: two.",
        "ワナの負傷チェックのダイスは何個か。`one-die`：1個。`two-dice`：2個。";
    BH_R20 = "BH-R20", reading, "クエスト", "May a hero search that detached or joined this turn? `no`: no; `detached-yes`: one that detached may.",
        "分離や合流をしたヒーローは、その手番に捜索できるか。`no`：できない。`detached-yes`：分離したヒーローはできる。";
    BH_R21 = "BH-R21", reading, "ヒーローの退却", "What may the attacker do after an evade? `yes`: gain ground and pursue; `gain-ground-only`: gain ground only; `no`: nothing.",
        "回避された攻撃側は何をできるか。`yes`：前進と追撃。`gain-ground-only`：前進だけ。`no`：何もできない。";
    BH_R22 = "BH-R22", reading, "ヒーローの退却", "What do the flags of a passing attack do? `ignored`: nothing; `full-effect`: one not ignored sends the Champion on to the farthest hex of its way back that it can reach.",
        "特別攻撃の退却の目は働くか。`ignored`：働かない。`full-effect`：無視しなければ、チャンピオンは行ける最も遠いヘクスまで退却する。";
    BH_R23 = "BH-R23", reading, "ヒーローの退却", "Who may make a passing attack? `every-enemy-passed`: every enemy piece passed; `first-only`: the first one only.",
        "特別攻撃を行えるのは誰か。`every-enemy-passed`：通り抜けた敵すべて。`first-only`：最初の敵だけ。";
    BH_R24 = "BH-R24", reading, "アーティファクトカードのドロー", "Who counts as winner in the action after a drawn battle? `no-winner-first-seat-first`: nobody; the first camp's player goes first; `both-winners`: both.",
        "引き分けの後のAAAでは、誰が勝者か。`no-winner-first-seat-first`：勝者はいない。先攻だったプレイヤーから行う。`both-winners`：両者。";
    BH_R25 = "BH-R25", reading, "ヒーローの帰還", "Who pays the ransom, and to whom? `own-sheet-to-pool`: the captured hero, to the pool; `own-sheet-to-captor`: the captured hero, to the captor's player, whose first hero in order gets the token; `any-own-hero-to-pool`: the captured hero or, if it has no token, the first hero of its player that has one, to the pool.",
        "身代金は誰が誰に払うか。`own-sheet-to-pool`：捕らえられたヒーローがプールに。`own-sheet-to-captor`：捕らえられたヒーローが、捕らえた側の登録順で最初のヒーローに。`any-own-hero-to-pool`：捕らえられたヒーローか、なければトークンを持つ登録順で最初の味方のヒーローがプールに。";
    BH_R26 = "BH-R26", reading, "スキル", "How many copies of each skill card are there? `one-per-player`: one for each player; `one-in-all`: one for both together.",
        "スキルカードは何組あるか。`one-per-player`：プレイヤーごとに1組。`one-in-all`：両者で1組。";
    BH_R27 = "BH-R27", reading, "ヒーローの帰還", "Do dead heroes on a track count for the exchange? `yes`: yes; `no`: no.",
        "VPトラックの死亡したヒーローは、交換に数えるか。`yes`：数える。`no`：数えない。";
    BH_R28 = "BH-R28", reading, "伝説となったヒーロー", "How many Experience tokens must one have to join the War Council? `three`: three; `five`: five.",
        "ウォーカウンシルに参加するには経験トークンがいくつ必要か。`three`：3個。`five`：5個。";
    BH_R29 = "BH-R29", reading, "伝説となったヒーロー", "How strong is an advisor? `plus-one-level`: one level on top of the council; `level-by-skills-3`: level 3 of its class.",
        "アドバイザーの強さはどれだけか。`plus-one-level`：レベルを1上げる。`level-by-skills-3`：そのクラスのレベル3になる。";
    BH_R30 = "BH-R30", reading, "伝説となったヒーロー", "Which battles count against an advisor? `losses-only`: lost ones; `losses-and-draws`: lost and drawn ones.",
        "アドバイザーの敗北に数えるのはどの戦闘か。`losses-only`：負けた戦闘。`losses-and-draws`：負けと引き分け。";
    BH_R31 = "BH-R31", reading, "伝説となったヒーロー", "What if the legend's most valuable artifact is not in the deck? `next-best-in-deck`: the next one that is there is given; `wait-until-available`: the gift waits until it is there.",
        "最も価値の高いアーティファクトがデッキになければどうなるか。`next-best-in-deck`：デッキにある次のものを譲る。`wait-until-available`：デッキに戻るまで譲れない。";
    BH_R32 = "BH-R32", reading, "ヒーローの退却", "What of a Champion that must retreat and has no way? `check-1d`: it checks with one die; `stays-unharmed`: it stays unharmed.",
        "退却の道がないチャンピオンはどうなるか。`check-1d`：1個のダイスで負傷チェックを行う。`stays-unharmed`：無傷で残る。";
    BH_R33 = "BH-R33", reading, "ヒーローの負傷チェック", "Do helmets of damage harm heroes? `never`: no; `blue-helmet`: blue ones are dice of the check, where helmets of the colour hit.",
        "ダメージの兜の目はヒーローを傷つけるか。`never`：傷つけない。`blue-helmet`：目標の色の兜がヒットになる時、青の兜を負傷チェックのダイスに数える。";
    BH_R34 = "BH-R34", reading, "ヒーローの負傷チェック", "Do bonus strikes cause a check that the weapon does not let hit? `yes`: yes; `only-if-weapon-hits`: no.",
        "武器ではヒットにならないオレンジの目でも、負傷チェックを行うか。`yes`：行う。`only-if-weapon-hits`：行わない。";
    BH_R35 = "BH-R35", reading, "ヒーローの負傷チェック", "A foot unit attacks a mounted troop: which strikes count for its Leader? `all-count`: all; `minus-ignored`: all but the one ignored.",
        "徒歩ユニットが騎乗部隊を攻撃した時、リーダーにはどのオレンジの目を数えるか。`all-count`：すべて。`minus-ignored`：無視される1つを除く。";
    BH_R36 = "BH-R36", reading, "スキル", "Does a wound by a skill or an item give experience and a trophy? `yes`: yes; `melee-only`: no, only one in melee.",
        "スキルやアイテムによる負傷で、経験トークンと戦果のカードを得られるか。`yes`：得られる。`melee-only`：白兵戦の時だけ。";
    BH_R37 = "BH-R37", reading, "クエスト", "Where do the other tokens of a searched chest go? `back-to-pool`: back into the pool; `removed`: out of the game.",
        "捜索した宝箱の残りのトークンはどうなるか。`back-to-pool`：プールに戻る。`removed`：ゲームから除く。";
    BH_R38 = "BH-R38", reading, "アーティファクトカードのドロー", "When does a Treasure or Experience card got in a battle become a token? `kept-until-aaa`: in the After Adventure Action; `exchanged-now`: at once.",
        "戦闘中に得た《財宝》や《経験》のカードは、いつトークンになるか。`kept-until-aaa`：AAAの時。`exchanged-now`：すぐに。";
    BH_R39 = "BH-R39", reading, "クエスト", "How is a face-down chest token chosen? `random-draw`: at random; `position-choice`: by pointing at one, which comes to the same.",
        "裏向きの宝箱トークンはどう選ぶか。`random-draw`：無作為に引く。`position-choice`：指さして選ぶ。結果は同じ。";
    BH_R40 = "BH-R40", reading, "ヒーローの退却", "What of a Leader that survives its troop? `stays`: it stays; `retreats-1-to-3`: after an attack it retreats like a Champion, and stays unharmed without a way.",
        "部隊が全滅し、生き残ったリーダーはどうなるか。`stays`：その場に残る。`retreats-1-to-3`：攻撃によるなら、チャンピオンとして退却する。道がなければ無傷で残る。";
    BH_R41 = "BH-R41", reading, "ヒーローの配置", "Does a hero kept home have a part in the After Adventure Action? `nothing`: no; `counts-as-taken-part`: yes, as if it had taken part.",
        "配置しなかったヒーローはAAAに加わるか。`nothing`：加わらない。`counts-as-taken-part`：参加したものとして加わる。";
    BH_R42 = "BH-R42", reading, "ヒーローを負傷させた通常ユニット", "May creatures gain Glory tokens? `yes`: yes; `troops-only`: no, only troops.",
        "クリーチャーは栄光のロアトークンを得られるか。`yes`：得られる。`troops-only`：得られない。部隊だけ。";
    BH_R43 = "BH-R43", reading, "アーティファクト", "When does a used potion go back? `at-once`: at once; `after-battle`: after the battle.",
        "使ったポーションはいつ戻るか。`at-once`：すぐに。`after-battle`：戦闘の後。";
    BH_R44 = "BH-R44", reading, "アーティファクトカードのドロー", "Must a hero keep one of the cards it drew? `must-keep`: yes; `may-decline`: no.",
        "引いたカードから1枚を必ず残すか。`must-keep`：必ず残す。`may-decline`：残さなくてもよい。";
    BH_R45 = "BH-R45", reading, "アーティファクト", "When are artifacts over six discarded? `battle-at-once-aaa-step-6`: at once in a battle, in the After Adventure Action with the return of cards; `always-at-once`: always at once; `always-step-6`: only with the return of cards after the battle.",
        "6枚を超えたアーティファクトはいつ捨てるか。`battle-at-once-aaa-step-6`：戦闘中はすぐに、AAAでは返還の時。`always-at-once`：いつでもすぐに。`always-step-6`：戦闘後の返還の時だけ。";
    BH_R46 = "BH-R46", reading, "クエスト", "What does Thievery do about a trap? `ignores-trap`: a trap chosen does nothing; `only-looks`: nothing, it only looks.",
        "《盗み》はワナをどうするか。`ignores-trap`：選んだワナは働かない。`only-looks`：見るだけで、ワナは働く。";
    BH_R47 = "BH-R47", reading, "ヒーローのライフ", "Where do the cards of a dead hero go? `back-to-decks`: back to their decks; `lost`: out of the campaign.",
        "死亡したヒーローのカードはどうなるか。`back-to-decks`：元のデッキに戻る。`lost`：失われる。";
    BH_R48 = "BH-R48", reading, "ヒーローの退却", "May an evading Champion leave the map? `yes`: yes; `forced-retreat-only`: no, only in a forced retreat.",
        "回避するチャンピオンはマップ外へ離脱できるか。`yes`：できる。`forced-retreat-only`：できない。強いられた退却の時だけ。";
    BH_R49 = "BH-R49", reading, "ヒーローの帰還", "Can the skull of a ransom kill? `yes`: yes; `stops-at-one`: no, the last skull stays.",
        "身代金の代わりのスカルマークで死亡するか。`yes`：死亡する。`stops-at-one`：最後の1つは残る。";
    BH_R50 = "BH-R50", reading, "アーティファクト購入", "Whose heroes buy first? `winner-first`: the winner's; `first-seat-first`: those of the battle's first camp.",
        "どちらのヒーローが先に購入するか。`winner-first`：勝者。`first-seat-first`：その戦闘の先攻。";
    BH_R51 = "BH-R51", reading, "クエスト", "Do chests stop units without a hero? `no`: no; `stop-only`: yes, and nothing more.",
        "宝箱はヒーローのいないユニットを止めるか。`no`：止めない。`stop-only`：止める。ほかには働かない。";
    BH_R52 = "BH-R52", reading, "", "What of a camp that has only heroes left on the board? `plays-on`: it plays on; `loses`: it loses.",
        "盤上にヒーローしか残っていない側はどうなるか。`plays-on`：続ける。`loses`：負ける。";
    BH_R61 = "BH-R61", reading, "チャンピオンの移動", "May a troop still move that a hero joined this turn? `no`: no; `yes`: yes, with the hero.",
        "この手番にヒーローが合流した部隊は、まだ移動できるか。`no`：できない。`yes`：ヒーローと共にできる。";
    BH_R53 = "BH-R53", reading, "クエスト", "Does a chest stop a hero that retreats or evades? `no`: no; `yes`: yes.",
        "宝箱は退却や回避をするヒーローを止めるか。`no`：止めない。`yes`：止める。";
    BH_R54 = "BH-R54", reading, "戦術カードの修正点", "Who rolls one die more under Leadership? `yes`: all units so ordered, the one normal unit too; `led-units-only`: units with a Leader only.",
        "《リーダーシップ》でダイスが増えるのは誰か。`yes`：1つの通常ユニットも含めた、命令された全員。`led-units-only`：リーダーのいるユニットだけ。";
    BH_R55 = "BH-R55", reading, "ヒーローの退却", "Must a Champion on its own edge that has to retreat leave the map? `must-exit`: yes; `may-stay-with-1d-check`: no, it may stay and check with one die.",
        "自軍の端で退却しなければならないチャンピオンは、マップ外へ離脱しなければならないか。`must-exit`：しなければならない。`may-stay-with-1d-check`：その場に残り、1個のダイスで負傷チェックを行ってもよい。";
    BH_R56 = "BH-R56", reading, "ヒーローを負傷させた通常ユニット", "How many Glory tokens may one unit hold? `any-number-one-per-use`: any number, one spent at a time; `one-only`: one.",
        "1つのユニットは栄光のロアトークンをいくつ持てるか。`any-number-one-per-use`：いくつでも。使うのは1回に1個。`one-only`：1個だけ。";
    BH_R57 = "BH-R57", reading, "スキル", "Who gains experience when losses of a retreat or a trap wound a hero? `nobody`: nobody; `last-attacking-hero`: the hero that attacked it last.",
        "退却の損害やワナでヒーローが負傷したら、誰が経験トークンを得るか。`nobody`：誰も得ない。`last-attacking-hero`：最後に攻撃したヒーロー。";
    BH_R58 = "BH-R58", reading, "アーティファクトカードのドロー", "When do cards go back that were revealed and not kept? `after-all-heroes`: when all heroes have drawn; `at-once`: at once, and so do special cards exchanged.",
        "めくって残さなかったカードはいつ戻るか。`after-all-heroes`：全員が引いた後。`at-once`：すぐに。交換した特別なカードも同じ。";
    BH_R59 = "BH-R59", reading, "スキル", "When may experience be exchanged for a skill? `in-aaa-only`: in the After Adventure Action only; `any-time`: also in a battle, once, at the end of the own turn, and then not after it.",
        "経験トークンはいつスキルと交換できるか。`in-aaa-only`：AAAの時だけ。`any-time`：戦闘中も、自分の手番の終わりに1回できる。その場合AAAではできない。";
    BH_R62 = "BH-R62", reading, "アーティファクト", "Where in the deck does an artifact card go back to? `shuffled-in`: it is shuffled in; `bottom`: to the bottom; `top`: to the top.",
        "戻したアーティファクトカードはデッキのどこに入るか。`shuffled-in`：混ぜる。`bottom`：一番下。`top`：一番上。";
    BH_R63 = "BH-R63", reading, "アーティファクトカードのドロー", "When do two cards go back that were given up for a draw? `at-once`: at once, before the draw; `step-6`: with the return of cards, after all have drawn.",
        "引くために手放した2枚は、いつ戻るか。`at-once`：すぐに。引く前。`step-6`：全員が引いた後の返還の時。";
    BH_R64 = "BH-R64", reading, "スキル", "Which skills may a hero buy? `own-class`: those of its class; `any-class`: any free one whose prerequisite it has.",
        "ヒーローはどのスキルを買えるか。`own-class`：自分のクラスのもの。`any-class`：前提を満たす空いているものなら何でも。";
    BH_R65 = "BH-R65", reading, "ヒーローの帰還", "Is one ransom paid for each captured hero? `per-hero`: yes; `one-for-all`: no, the first that can pays for all; if none can, the first marks off a skull.",
        "身代金は捕らえられたヒーローごとに払うか。`per-hero`：ヒーローごと。`one-for-all`：払える最初のヒーローが全員の分を払う。誰も払えなければ、最初のヒーローのスカルマークを消す。";
    BH_R66 = "BH-R66", reading, "アーティファクト購入", "How often may a hero buy after one battle? `any-number`: as often as it can pay; `once`: once.",
        "1回のAAAで何回購入できるか。`any-number`：払えるだけ何回でも。`once`：1回。";
    BH_R67 = "BH-R67", reading, "アーティファクト購入", "May Treasure, Experience and Master Physician be bought? `yes`: yes; `items-only`: no.",
        "《財宝》、《経験》、《名医》のカードを購入できるか。`yes`：できる。`items-only`：できない。";
    BH_R68 = "BH-R68", reading, "クエスト", "May a piece search that may not battle because of its move or its terrain? `no`: no; `yes`: yes.",
        "移動や地形のために戦えないユニットは捜索できるか。`no`：できない。`yes`：できる。";
    BH_R69 = "BH-R69", reading, "アーティファクト購入", "May heroes that stayed out of the battle buy and level up after it? `no`: no; `yes`: yes.",
        "戦闘に出なかったヒーローは、そのAAAで購入やレベルアップができるか。`no`：できない。`yes`：できる。";
    BH_R70 = "BH-R70", reading, "ヒーローのステータス", "A detachment was ordered and not made: may the troop battle? `lapses-troop-may-battle`: yes; `troop-may-not-battle`: no, it waits to the end of the turn.",
        "命令した分離を行わなかった時、部隊は戦えるか。`lapses-troop-may-battle`：戦える。`troop-may-not-battle`：戦えない。手番の終わりまで待つ。";
    BH_R72 = "BH-R72", reading, "アーティファクト", "A hero wins the battle by wounding a hero: does it still draw a card? `no`: no; `yes`: yes, before the battle ends.",
        "敵のヒーローを負傷させて戦闘に勝った時も、カードを引けるか。`no`：引けない。`yes`：戦闘が終わる前に引ける。";
    BH_R71 = "BH-R71", reading, "ヒーローの負傷チェック", "Who comes first in a casualty check? `attacker-first`: the attacker's more dice, then what the hero's owner uses; `owner-first`: the owner; a check brought to no dice is over then.",
        "負傷チェックではどちらが先か。`attacker-first`：攻撃側のダイスの追加、次に所有者の効果。`owner-first`：所有者の効果。それで0個になればチェックは終わる。";
    BH_R73 = "BH-R73", reading, "ヒーローの準備", "Must the first skill of a hero need no other skill? `no-prerequisite`: yes; `any-of-class`: no, it is any free skill of the class.",
        "ヒーローの最初のスキルは、前提のないものに限るか。`no-prerequisite`：限る。`any-of-class`：限らない。クラスの空いているスキルなら何でもよい。";
    BH_R74 = "BH-R74", reading, "ヒーローのステータス", "A troop flees into the hex of an ordered Champion that has not battled: does the Champion still battle? `leads-at-once`: no, it leads the troop, and has battled if the troop has; `battles-by-its-order`: yes, and it takes the lead when the turn ends.",
        "命令されてまだ戦っていないチャンピオンのヘクスに、味方の部隊が退却してきた。チャンピオンはまだ戦えるか。`leads-at-once`：戦えない。すぐに部隊を率い、部隊が戦っていれば戦ったことになる。`battles-by-its-order`：自分への命令で戦える。手番の終わりに部隊のリーダーになる。";
    BH_R75 = "BH-R75", reading, "クエスト", "Does a unit under Darken the Sky still battle whose Leader searched or used Ball Lightning? `once-more`: yes, once at range; `no-battle`: no, that was in the place of its battle.",
        "《空覆う矢》で命令された部隊は、リーダーが捜索や《球電》を行った後も戦えるか。`once-more`：あと1回、射撃できる。`no-battle`：戦えない。戦闘の代わりに行ったからである。";
    BH_R76 = "BH-R76", reading, "", "Can a Lore card or an item be used where it would change nothing? `asked`: yes, and who has nothing else is asked for it; `not-asked`: no, and nobody is asked for it.",
        "ロアカードやアイテムを、何も変わらない場面で使えるか。`asked`：使える。それしかなくても聞く。`not-asked`：使えない。聞かれもしない。";
}
