//! BH: the rules of heroes, of the After Adventure Action and of the campaign.

kanso_engine::rules! {
    after super::battle::RULES;

    // BH-1 to BH-3: what heroes are
    BH_1_1 = "BH-1.1", defines, "ヒーローの種類",
        "There are five classes: Commander, Wizard, Rogue, Warrior and Cleric.",
        "クラスはコマンダー、ウィザード、ローグ、ウォリアー、クレリックの5種類。";
    BH_1_2 = "BH-1.2", defines, "ヒーローの種類",
        "A hero is on foot, or mounted exactly when it has Riding; this is fixed for the whole battle.",
        "ヒーローは徒歩で、《騎乗》を持つ時だけ騎乗になる。戦闘中は変わらない。";
    BH_2_1 = "BH-2.1", defines, "ヒーローの武器",
        "A Champion rolls 1 die, a Warrior 2; all their weapons are for melee.",
        "チャンピオンのダイスは1個、ウォリアーは2個。武器はすべて白兵戦用。";
    BH_3_1 = "BH-3.1", defines, "ヒーローのHP(Skullマークの数)",
        "A hero begins with skull marks: Warrior 5, Commander and Rogue 4, Wizard and Cleric 3.",
        "最初のスカルマークはウォリアーが5、コマンダーとローグが4、ウィザードとクレリックが3。";

    // BH-4: making a hero
    BH_4_1 = "BH-4.1", acts, "ヒーローの準備",
        "A player enlists heroes; each belongs to one class for life.",
        "プレイヤーはヒーローを登録する。ヒーローのクラスは一生変わらない。";
    BH_4_2 = "BH-4.2", refuses, "ヒーローの準備",
        "A new hero chooses one free skill of its class.",
        "新しいヒーローは、自分のクラスの空いているスキルを1つ選ぶ。";
    BH_4_3 = "BH-4.3", acts, "ヒーローの準備",
        "It draws three artifact cards and keeps one; the others go back into the deck.",
        "アーティファクトカードを3枚引いて1枚を残す。ほかはデッキに戻す。";
    BH_4_4 = "BH-4.4", acts refuses, "ヒーローの準備",
        "A card that does not fit the hero may be drawn anew, as often as that happens; one that fits may not.",
        "ヒーローに合わないカードは、そのたびに引き直してもよい。合うカードは引き直せない。";
    BH_4_5 = "BH-4.5", acts refuses, "",
        "With fewer than three cards in the deck all are shown, and with none the hero begins without; a class with no free first skill cannot be enlisted.",
        "デッキが3枚未満ならある分だけ見る。なければアーティファクトなしで始める。選べる最初のスキルがないクラスは登録できない。";
    BH_4_6 = "BH-4.6", refuses, "",
        "A camp brings at most one hero of each class into a battle.",
        "1つの戦闘に出せるのは、各クラス1人まで。";

    // BH-5: deployment
    BH_5_1 = "BH-5.1", refuses, "ヒーローの配置",
        "A hero can be deployed only with the Lore Master of its class in the War Council.",
        "配置できるのは、同じクラスのロアマスターがウォーカウンシルにいるヒーローだけ。";
    BH_5_2 = "BH-5.2", defines, "ヒーローの配置",
        "Heroes are deployed last of all, the first camp's before the other's.",
        "ヒーローは準備の最後に、先攻から順に配置する。";
    BH_5_3 = "BH-5.3", acts refuses, "ヒーローの配置",
        "A hero is placed with a troop of its own that has no hero; a foot hero not with a mounted troop, a mounted hero not on a rampart.",
        "ヒーローは、ほかのヒーローのいない自軍部隊のヘクスに置く。徒歩のヒーローは騎乗部隊とは置けず、騎乗のヒーローは城壁に置けない。";
    BH_5_4 = "BH-5.4", acts, "",
        "A hero may be kept home; it then takes no part.",
        "ヒーローを配置しないこともできる。そのヒーローは参加しない。";

    // BH-6: Champions and Leaders
    BH_6_1 = "BH-6.1", defines, "ヒーローのステータス",
        "A hero alone in its hex is a Champion; one with a friendly troop is its Leader.",
        "単独のヒーローはチャンピオン、味方の部隊と同じヘクスならリーダー。";
    BH_6_2 = "BH-6.2", refuses, "ヒーローのステータス",
        "By one order a Champion moves and battles, or moves to join a troop; having joined it does not battle.",
        "チャンピオンは1つの命令で、移動して戦うか、移動して合流する。合流したら戦えない。";
    BH_6_3 = "BH-6.3", refuses, "ヒーローのステータス",
        "By one order a Leader acts with its troop, or detaches, and then does not battle.",
        "リーダーは1つの命令で、部隊と共に行動するか、分離する。分離したら戦えない。";
    BH_6_4 = "BH-6.4", refuses, "ヒーローのステータス",
        "The hero's order and the troop's are two; with both, the hero detaches before the troop moves or battles.",
        "ヒーローへの命令と部隊への命令は別。両方を出したら、部隊の移動や戦闘の前にヒーローが分離する。";
    BH_6_5 = "BH-6.5", defines, "ヒーローのステータス",
        "A hero that detached counts as ordered and neither battles nor searches this turn.",
        "分離したヒーローは命令を受けたことになり、この手番は戦闘も捜索もできない。";
    BH_6_6 = "BH-6.6", refuses, "",
        "A Leader is detached by an order that could order a Champion in its hex; Leadership and the cards for troops alone cannot.",
        "分離には、そのヘクスのチャンピオンに命令できる命令が必要。《リーダーシップ》や部隊だけのカードではできない。";
    BH_6_7 = "BH-6.7", acts, "",
        "A detachment ordered but not made lapses after the moves; its order is lost, and the troop may battle as before.",
        "命令した分離を移動の間に行わなければ、命令はなくなる。部隊は元のまま戦える。";

    // BH-7: Command cards and heroes
    BH_7_1 = "BH-7.1", defines, "戦術カードの修正点",
        "In Battle Lore a Lore face orders a Champion or detaches a Leader.",
        "《バトルロア》のロアの目で、チャンピオンへの命令か、リーダーの分離ができる。";
    BH_7_2 = "BH-7.2", defines, "戦術カードの修正点",
        "Foot Onslaught also orders foot Champions and detaches foot Leaders.",
        "《徒歩猛攻》は、徒歩のチャンピオンへの命令と、徒歩のリーダーの分離もできる。";
    BH_7_3 = "BH-7.3", acts, "戦術カードの修正点",
        "Leadership orders, besides its one unit, every friendly unit with a Leader; each of them rolls one die more.",
        "《リーダーシップ》は、1つのユニットのほかに、リーダーのいる味方ユニットすべてに命令する。それぞれダイスが1個増える。";
    BH_7_4 = "BH-7.4", defines, "戦術カードの修正点",
        "Mounted Charge also orders mounted Champions and detaches mounted Leaders.",
        "《騎乗突撃》は、騎乗のチャンピオンへの命令と、騎乗のリーダーの分離もできる。";

    // BH-8 and BH-9: movement
    BH_8_1 = "BH-8.1", defines, "チャンピオンの移動",
        "A Champion moves 2 hexes on foot or 4 mounted and may battle then; stop terrain stops it.",
        "チャンピオンは徒歩で2、騎乗で4ヘクスまで移動して戦える。停止地形では止まる。";
    BH_8_2 = "BH-8.2", defines, "チャンピオンの移動",
        "Champions and detached heroes may pass friendly pieces, but no enemies.",
        "チャンピオンと分離したヒーローは、味方を通り越せる。敵は通り越せない。";
    BH_8_3 = "BH-8.3", acts, "チャンピオンの移動",
        "A Champion that ends its move with a friendly troop becomes its Leader.",
        "味方の部隊のヘクスで移動を終えたチャンピオンは、そのリーダーになる。";
    BH_8_4 = "BH-8.4", refuses, "チャンピオンの移動",
        "A Champion may not end with another Champion or a creature, nor on foot with a mounted troop.",
        "ほかのチャンピオンやクリーチャーのヘクスでは止まれない。徒歩なら騎乗部隊のヘクスでも止まれない。";
    BH_8_5 = "BH-8.5", acts refuses, "チャンピオンの移動",
        "A Champion may leave the map over its own edge, if one step more than the way there is within its move; it does not come back in this battle.",
        "チャンピオンは、自軍の端まで行ってもう1歩の移動力があれば、マップ外へ離脱できる。この戦闘には戻れない。";
    BH_8_6 = "BH-8.6", acts refuses, "チャンピオンの移動",
        "A troop without a hero may move or retreat onto a Champion of the same kind of movement; it stops there, and the Champion becomes its Leader; one that can still battle in this turn does so first.",
        "ヒーローのいない部隊は、徒歩か騎乗かが同じチャンピオンのヘクスに移動や退却で入れる。そこで止まり、チャンピオンがリーダーになる。まだ戦えるチャンピオンは、先に戦ってからでよい。";
    BH_8_7 = "BH-8.7", refuses, "",
        "A troop with a Leader moves as the troop does; with a mounted Leader it may not enter a rampart.",
        "リーダーのいる部隊は、部隊として移動する。騎乗のリーダーがいれば城壁には入れない。";
    BH_8_8 = "BH-8.8", defines, "",
        "A foot troop with a mounted Leader is a foot unit.",
        "騎乗のリーダーがいても、徒歩の部隊は徒歩のユニット。";
    BH_8_9 = "BH-8.9", refuses, "",
        "A troop that a hero joined this turn may battle by its own order, but moves no more.",
        "この手番にヒーローが合流した部隊は、自分の命令で戦えるが、もう移動できない。";
    BH_8_10 = "BH-8.10", defines, "",
        "An ordered Champion that a troop moved onto may only detach by its order, and lends the troop nothing this turn.",
        "部隊に入られたチャンピオンは、受けていた命令では分離しかできず、この手番は部隊を助けない。";
    BH_9_1 = "BH-9.1", refuses, "リーダーの移動",
        "A Leader may in one move leave its troop and go on alone, join another troop or leave the map; it may not end where it began.",
        "リーダーは1回の移動で分離し、単独になるか、別の部隊に合流するか、マップ外へ離脱する。元のヘクスでは終われない。";

    // BH-10: battle
    BH_10_1 = "BH-10.1", defines, "ヒーローの戦闘",
        "A Champion battles with its weapon; with a Leader the troop's dice and weapon count, and the Leader brings its skills and artifacts.",
        "チャンピオンは自分の武器で戦う。リーダーのいる部隊は部隊のダイスと武器で戦い、リーダーはスキルとアーティファクトで助ける。";
    BH_10_2 = "BH-10.2", defines, "ヒーローの戦闘",
        "A foot Champion attacking a mounted target loses one bonus strike, as all foot units do.",
        "徒歩のチャンピオンが騎乗の目標を攻撃する時も、オレンジの目1つは無視される。";
    BH_10_3 = "BH-10.3", defines, "ヒーローの戦闘",
        "Dice from skills and artifacts come after the caps of terrain.",
        "スキルとアーティファクトによるダイスの増減は、地形の制限の後。";
    BH_10_4 = "BH-10.4", defines, "",
        "A hero that joined or detached this turn lends nothing to the troop's attacks; its boldness and defence count at once.",
        "この手番に合流や分離をしたヒーローは、部隊の攻撃を助けない。勇敢さと防御はすぐに働く。";

    // BH-11: casualty checks
    BH_11_1 = "BH-11.1", acts, "ヒーローの負傷チェック",
        "A Champion makes a casualty check whenever bonus strikes are rolled against it.",
        "チャンピオンは、オレンジの目を振られるたびに負傷チェックを行う。";
    BH_11_2 = "BH-11.2", acts, "ヒーローの負傷チェック",
        "A mounted Champion ignores one bonus strike of a foot Champion, but none of a normal foot unit.",
        "騎乗のチャンピオンは、徒歩のチャンピオンのオレンジの目1つを無視できる。通常の徒歩ユニットの分は無視できない。";
    BH_11_3 = "BH-11.3", acts, "ヒーローの負傷チェック",
        "A Leader checks when bonus strikes are rolled in an attack on its unit.",
        "リーダーは、自分の部隊への攻撃でオレンジの目が出たら負傷チェックを行う。";
    BH_11_4 = "BH-11.4", acts, "ヒーローの負傷チェック",
        "A Leader checks when the banner bearer of its troop is removed.",
        "リーダーは、自分の部隊のバナー持ちが失われたら負傷チェックを行う。";
    BH_11_5 = "BH-11.5", acts, "ヒーローの負傷チェック",
        "A hero that finds a trap in a chest checks.",
        "宝箱でワナを引いたヒーローは、負傷チェックを行う。";
    BH_11_6 = "BH-11.6", acts, "ヒーローの負傷チェック",
        "A hero checks when Lore faces of an enemy Lore card, skill or artifact hit it or its unit.",
        "敵のロアカード、スキル、アーティファクトのロアの目が自分か自分の部隊へのヒットになったら、ヒーローは負傷チェックを行う。";
    BH_11_7 = "BH-11.7", defines, "ヒーローの負傷チェック",
        "The opponent rolls one die for each bonus strike and Lore hit, one more if the led troop is gone, and one for a trap; any bonus strike wounds.",
        "相手は、オレンジの目とロアのヒット1つにつき1個、部隊の全滅で1個、ワナで1個のダイスを振る。オレンジの目が出れば負傷する。";
    BH_11_8 = "BH-11.8", acts, "ヒーローの負傷チェック",
        "A wounded hero goes to the opponent's victory track as a banner; its equipped artifacts go back to the deck, all else stays on its sheet.",
        "負傷したヒーローは相手のVPトラックに置かれ、バナー1つになる。装備していたアーティファクトはデッキに戻り、ほかは失わない。";
    BH_11_9 = "BH-11.9", defines, "ヒーローの負傷チェック",
        "Helmets never harm a hero; a Champion answers the flags after its check.",
        "兜の目はヒーローを傷つけない。チャンピオンの退却は負傷チェックの後。";
    BH_11_10 = "BH-11.10", defines, "",
        "The wound is the attacking unit's, or that of the hero whose power did it; Lore cards, creature powers, traps and losses of a retreat are nobody's.",
        "負傷させたのは、攻撃したユニットか、能力を使ったヒーロー。ロアカード、クリーチャーの能力、ワナ、退却の損害は誰のものでもない。";
    BH_11_11 = "BH-11.11", acts, "ヒーローの負傷チェック",
        "In a casualty check the attacker's dice are added first, then the hero's owner may act, the opponent rolls, and the owner may act once more.",
        "負傷チェックでは、攻撃側のダイスを先に加え、ヒーローの所有者が効果を使い、相手が振り、所有者がもう一度効果を使える。";

    // BH-12 to BH-14: Glory, life and boldness
    BH_12_1 = "BH-12.1", acts, "ヒーローを負傷させた通常ユニット",
        "A normal unit without a Leader that wounds a hero in melee gains a Glory Lore token.",
        "リーダーのいない通常ユニットが白兵戦でヒーローを負傷させたら、栄光のロアトークンを得る。";
    BH_12_2 = "BH-12.2", acts refuses, "ヒーローを負傷させた通常ユニット",
        "A Glory token buys one hex more in a move or retreat, one die more in a battle, or one flag ignored; at most one each time.",
        "栄光のロアトークンを使うと、移動か退却が1ヘクス増えるか、戦闘のダイスが1個増えるか、退却の目1つを無視する。1回に1個まで。";
    BH_12_3 = "BH-12.3", acts, "",
        "It is spent as a part of the move, battle or retreat; an eliminated unit loses its tokens.",
        "トークンは、移動、戦闘、退却を決める時に使う。全滅したユニットのトークンはなくなる。";
    BH_13_1 = "BH-13.1", acts, "ヒーローのライフ",
        "Each wound marks off one skull.",
        "負傷するたびにスカルマークを1つ消す。";
    BH_13_2 = "BH-13.2", acts, "ヒーローのライフ",
        "Without a skull left the hero is dead; its cards go back to their decks.",
        "スカルマークがすべて消えたヒーローは死亡する。カードは元のデッキに戻る。";
    BH_14_1 = "BH-14.1", defines, "ヒーローのモラル",
        "A Champion is bold: one level.",
        "チャンピオンは勇敢さ1を持つ。";
    BH_14_2 = "BH-14.2", defines, "ヒーローのモラル",
        "A troop with a Leader is bolder by one level.",
        "リーダーのいる部隊は勇敢さが1増える。";

    // BH-15: retreat
    BH_15_1 = "BH-15.1", refuses, "ヒーローの退却",
        "A Champion that must retreat goes 1 to 3 hexes as its owner likes, whatever the number of flags.",
        "チャンピオンは、退却の目の数に関係なく、1〜3ヘクスの好きな数だけ退却する。";
    BH_15_2 = "BH-15.2", refuses, "ヒーローの退却",
        "It may pass friend and foe, but no impassable terrain, and ends in an empty hex or with a troop that it can lead.",
        "敵も味方も通り抜けられるが、通行不可の地形は通れない。空いたヘクスか、率いることのできる部隊のヘクスで終わる。";
    BH_15_3 = "BH-15.3", acts, "ヒーローの退却",
        "With a step to spare on its own edge it may leave the map.",
        "自軍の端で1歩余っていれば、マップ外へ離脱できる。";
    BH_15_4 = "BH-15.4", acts refuses, "ヒーローの退却",
        "A Champion that survived a melee attack and was not forced to retreat may retreat 1 to 3 hexes instead of battling back.",
        "白兵戦で退却を強いられず生き残ったチャンピオンは、反撃の代わりに1〜3ヘクスの回避を行える。";
    BH_15_5 = "BH-15.5", acts, "ヒーローの退却",
        "An enemy piece that a Champion passes on its way back may make one passing attack; only bonus strikes matter, and there is no battling back.",
        "退却や回避で通り抜けられた敵は、特別攻撃を1回行える。オレンジの目だけが意味を持ち、反撃はできない。";
    BH_15_6 = "BH-15.6", acts, "ヒーローの退却",
        "A Leader retreats with its troop, and the troop takes the losses; if it dies by them, the hero checks with one die where it stands.",
        "リーダーは部隊と共に退却し、損害は部隊が受ける。それで部隊が全滅したら、ヒーローはその場で1個のダイスで負傷チェックを行う。";
    BH_15_7 = "BH-15.7", acts, "",
        "A Champion that must retreat and cannot stays and checks with one die.",
        "退却しなければならないのに道のないチャンピオンは、その場に残り、1個のダイスで負傷チェックを行う。";

    // BH-16: chests and quests
    BH_16_1 = "BH-16.1", acts, "クエスト",
        "Two or three chest tokens lie face down on each chest hex of the scenario.",
        "シナリオの宝箱のヘクスに、宝箱トークンを2〜3個ずつ裏向きに置く。";
    BH_16_2 = "BH-16.2", refuses, "クエスト",
        "A hero that enters a chest hex ends its move there; units without a hero pass freely.",
        "宝箱のヘクスに入ったヒーローは、そこで移動を終える。ヒーローのいないユニットは自由に通れる。";
    BH_16_3 = "BH-16.3", refuses, "クエスト",
        "Instead of battling an ordered hero on a chest hex may search, with no enemy adjacent; a Leader's whole unit gives up its battle.",
        "命令されたヒーローは、隣に敵がいなければ、戦う代わりに宝箱を捜索できる。リーダーの部隊もその戦闘を行わない。";
    BH_16_4 = "BH-16.4", refuses, "",
        "It may search in the turn it came, but not if it detached or joined.",
        "来た手番に捜索してもよい。分離や合流をした手番はできない。";
    BH_16_5 = "BH-16.5", acts refuses, "クエスト",
        "A search draws one token and returns the others: experience, treasure, an artifact card, or a trap.",
        "捜索ではトークン1個を引き、残りを戻す。中身は経験、財宝、アーティファクト、ワナのどれか。";
    BH_16_6 = "BH-16.6", acts, "クエスト",
        "A quest of the scenario gives the hero that completes it an Experience token.",
        "シナリオのクエストを完了したヒーローは、経験トークン1個を得る。";
    BH_16_7 = "BH-16.7", refuses, "",
        "Who may not battle because of its move or its terrain may not search either.",
        "移動や地形のために戦えない時は、捜索もできない。";

    // BH-17: artifacts
    BH_17_1 = "BH-17.1", acts, "アーティファクト",
        "A card whose conditions the hero can never meet may be drawn anew.",
        "使用条件をどうしても満たせないカードは、引き直すことができる。";
    BH_17_2 = "BH-17.2", refuses, "アーティファクト",
        "Green works for any hero, yellow for a Champion, purple for a Leader; any of them may be owned and equipped.",
        "緑はどのヒーローも、黄はチャンピオンだけ、紫はリーダーだけが使える。所有と装備はどれでもできる。";
    BH_17_3 = "BH-17.3", acts refuses, "アーティファクト",
        "A hero owns at most six artifacts; over six it discards one of its choice.",
        "ヒーローが所有できるアーティファクトは6枚まで。超えたら1枚を選んで捨てる。";
    BH_17_4 = "BH-17.4", acts refuses, "アーティファクト",
        "At most two are equipped before a battle, the others lie face down; one found during a battle may be equipped beyond that.",
        "戦闘の前に装備できるのは2枚まで。残りは裏向きに置く。戦闘中のクエストで得たものは、制限を超えて装備できる。";
    BH_17_5 = "BH-17.5", acts, "アーティファクト",
        "An artifact from a chest is equipped at once or put under the sheet.",
        "宝箱のアーティファクトは、すぐ装備するか、シートの下に置く。";
    BH_17_6 = "BH-17.6", acts, "アーティファクト",
        "A hero that wounds a hero may draw the top artifact card, after the loser's equipped ones went back.",
        "敵のヒーローを負傷させたヒーローは、敵の装備していたアーティファクトがデッキに戻った後、一番上のカードを引ける。";
    BH_17_7 = "BH-17.7", defines, "アーティファクト",
        "Artifacts are won in the After Adventure Action too.",
        "After Adventure Actionでもアーティファクトを得られる。";
    BH_17_8 = "BH-17.8", defines, "アーティファクト",
        "If both sides use artifacts at the same moment, the attacker is first.",
        "同時にアーティファクトを使う時は、攻撃側が先。";
    BH_17_9 = "BH-17.9", acts, "アーティファクト",
        "A potion goes back to the deck when it has been used.",
        "使ったポーションはデッキに戻す。";
    BH_17_10 = "BH-17.10", refuses, "",
        "Any other item works once in each battle roll, or as often as its text says.",
        "ポーション以外は、戦闘の1回の振りにつき1度、または書かれた回数だけ使える。";
    BH_17_11 = "BH-17.11", acts, "",
        "A card won in a battle is drawn, perhaps drawn anew, one is discarded if there are too many, then it is equipped or put under the sheet.",
        "戦闘中に得るカードは、引く、引き直す、多すぎれば捨てる、装備するかシートの下に置く、の順に扱う。";
    BH_17_12 = "BH-17.12", acts, "",
        "Artifact cards that go back are shuffled into the deck.",
        "戻したアーティファクトカードは、デッキに混ぜる。";

    // BH-18: skills and experience
    BH_18_1 = "BH-18.1", refuses, "スキル",
        "A skill costs five Experience tokens; a hero has at most three.",
        "スキル1個は経験トークン5個。1人に3個まで。";
    BH_18_2 = "BH-18.2", acts, "スキル",
        "A hero gains experience by wounding a hero, killing a creature, a quest, an Experience card, and by taking part.",
        "経験トークンは、敵ヒーローの負傷、クリーチャーの撃破、クエスト、《経験》のカード、戦闘への参加で得る。";
    BH_18_3 = "BH-18.3", defines, "スキル",
        "If both sides use skills in a melee, the attacker's come first.",
        "白兵戦で両方がスキルを使う時は、攻撃側を先に解決する。";
    BH_18_4 = "BH-18.4", defines, "",
        "A skill works for Champion and Leader alike, unless its text names one of them.",
        "スキルは、どちらかに限ると書かれていなければ、チャンピオンでもリーダーでも働く。";
    BH_18_5 = "BH-18.5", refuses, "",
        "A skill that needs another can be taken only by a hero that has it, but for the first skill.",
        "前提のあるスキルは、その前提を持つヒーローだけが取れる。最初のスキルは別。";

    // BH-19: the After Adventure Action
    BH_19_1 = "BH-19.1", acts, "ヒーローの帰還",
        "If both camps hold captured heroes, all of them go home free of charge.",
        "両方がヒーローを捕らえていれば、全員が無償で帰る。";
    BH_19_2 = "BH-19.2", acts, "ヒーローの帰還",
        "If only one camp holds some, each of them pays a Treasure token, or marks off a skull.",
        "片方だけが捕らえていれば、捕らえられたヒーローごとに財宝トークン1個を払う。なければスカルマークを1つ消す。";
    BH_19_3 = "BH-19.3", acts, "戦利品獲得",
        "Each hero on the map at the end gets a Treasure token.",
        "終了時にマップ上にいるヒーローは、財宝トークン1個を得る。";
    BH_19_4 = "BH-19.4", acts, "経験値獲得",
        "Each living hero that took part gets an Experience token.",
        "参加して生きているヒーローは、経験トークン1個を得る。";
    BH_19_5 = "BH-19.5", acts refuses, "アーティファクト購入",
        "Five Treasure tokens buy any artifact in the deck.",
        "財宝トークン5個で、デッキの好きなアーティファクト1枚を購入できる。";
    BH_19_6 = "BH-19.6", acts refuses, "アーティファクトカードのドロー",
        "A hero may give up two artifact cards, or two Experience tokens, for one card more to draw, as often as it can.",
        "アーティファクトカード2枚か経験トークン2個を手放すと、引く枚数が1枚増える。何度でもよい。";
    BH_19_7 = "BH-19.7", acts, "アーティファクトカードのドロー",
        "From the shuffled deck a hero reveals one card for taking part, one for being on the map, one for winning, and those it paid for.",
        "デッキを混ぜ、参加で1枚、終了時にマップ上にいれば1枚、勝った側なら1枚と、増やした枚数をめくる。";
    BH_19_8 = "BH-19.8", acts refuses, "アーティファクトカードのドロー",
        "It keeps one of them; cards that it can never use may be drawn anew first.",
        "その中の1枚を残す。決して使えないカードは先に引き直せる。";
    BH_19_9 = "BH-19.9", acts, "アーティファクトカードのドロー",
        "A Treasure or Experience card becomes a token of its kind.",
        "《財宝》と《経験》のカードは、それぞれのトークン1個になる。";
    BH_19_10 = "BH-19.10", acts refuses, "アーティファクトカードのドロー",
        "Master Physician restores a skull for one Treasure and four Experience tokens.",
        "《名医》は、財宝トークン1個と経験トークン4個でスカルマーク1個を回復する。";
    BH_19_11 = "BH-19.11", acts, "アーティファクトカードのドロー",
        "Cards revealed and not kept stay aside until every hero has drawn.",
        "残さなかったカードは、全員が引き終わるまで脇に置く。";
    BH_19_12 = "BH-19.12", acts, "アーティファクトカードの返還",
        "Then they go back into the deck, and so do the cards over six.",
        "その後でデッキに戻す。6枚を超えた分も戻す。";
    BH_19_13 = "BH-19.13", acts refuses, "レベルアップ",
        "A hero with fewer than three skills may buy one of its class, once in each action, the winner's heroes first.",
        "スキルが3個未満のヒーローは、AAAごとに1回、自分のクラスのスキルを買える。勝者が先。";
    BH_19_14 = "BH-19.14", acts, "レベルアップ",
        "A hero with three skills and three Experience tokens may join the War Council.",
        "スキル3個と経験トークン3個以上のヒーローは、ウォーカウンシルに参加できる。";
    BH_19_15 = "BH-19.15", acts, "キャラクターシートの更新",
        "The sheets are written.",
        "キャラクターシートを更新する。";
    BH_19_16 = "BH-19.16", defines, "",
        "Only heroes that were deployed and live go through these steps; what they reveal is open to both players.",
        "AAAを行うのは、配置されて生きているヒーローだけ。めくったカードは両者に公開する。";
    BH_19_17 = "BH-19.17", acts, "アーティファクトカードのドロー",
        "The two cards given up go back before the deck is shuffled, and may come again.",
        "手放した2枚は、デッキを混ぜる前に戻す。また出ることもある。";
    BH_19_18 = "BH-19.18", acts, "",
        "Between battles the sheets are open; in a battle artifacts that are not equipped lie face down.",
        "戦闘と戦闘の間、シートは公開する。戦闘中、装備していないアーティファクトは裏向き。";
    BH_19_19 = "BH-19.19", defines, "アーティファクトカードのドロー",
        "In every step the winner's heroes come first, in the order they were enlisted; each step ends before the next.",
        "どの手順も勝者のヒーローから、登録した順に行う。手順は1つずつ全員が終える。";

    // BH-20: legends
    BH_20_1 = "BH-20.1", acts refuses, "伝説となったヒーロー",
        "A hero with three skills and at least three Experience tokens may become an advisor: its tokens and cards go back, and its token goes on the guest spot.",
        "スキル3個と経験トークン3個以上のヒーローは、アドバイザーになれる。トークンとカードを戻し、ゲストスポットに入る。";
    BH_20_2 = "BH-20.2", defines, "伝説となったヒーロー",
        "It takes part in no battle any more.",
        "以後、戦闘に参加することはない。";
    BH_20_3 = "BH-20.3", refuses, "伝説となったヒーロー",
        "The guest spot holds one advisor.",
        "ゲストスポットに置けるアドバイザーは1人まで。";
    BH_20_4 = "BH-20.4", acts, "伝説となったヒーロー",
        "The advisor is one more Lore Master: one level of its class on top of the council, at most three.",
        "アドバイザーは追加のロアマスターとして、そのクラスのレベルを1上げる。3まで。";
    BH_20_5 = "BH-20.5", acts, "伝説となったヒーロー",
        "After five battles lost since joining, it leaves the council and teaches at the academy.",
        "参加してから5回敗北すると、ウォーカウンシルを離れ、訓練所教官になる。";
    BH_20_6 = "BH-20.6", acts refuses, "伝説となったヒーロー",
        "Once in its life it may give its most valuable artifact to a new hero; its sheet is then thrown away.",
        "一生に1度だけ、最も価値の高いアーティファクトを新しいヒーローに譲れる。その後、シートは廃棄する。";
    BH_20_7 = "BH-20.7", defines, "",
        "What is most valuable is told by the value on the card, then by its number.",
        "価値の高さはカードの価値、次に番号で決まる。";

    // BH-21: the campaign
    BH_21_1 = "BH-21.1", defines, "",
        "A campaign keeps both players' heroes, advisors and instructors, the artifact deck and the list of battles.",
        "キャンペーンには、両者のヒーロー、アドバイザー、訓練所教官、アーティファクトデッキ、戦闘の一覧が残る。";
    BH_21_2 = "BH-21.2", defines, "キャラクターシートの更新",
        "A sheet tells a hero's class, name, skulls, skills, artifacts, tokens, battles and wounds.",
        "シートには、クラス、名前、スカルマーク、スキル、アーティファクト、トークン、参加した戦闘、与えた負傷を書く。";
    BH_21_3 = "BH-21.3", acts, "",
        "A battle of a campaign is played inside it, on the same log.",
        "キャンペーンの戦闘は、同じ記録の中で行う。";
    BH_21_4 = "BH-21.4", acts, "",
        "When a battle ends, its outcome is fixed, cards return, an advisor's defeat counts, and the After Adventure Action begins.",
        "戦闘が終わると、結果が決まり、カードが戻り、アドバイザーの敗北を数え、After Adventure Actionに移る。";
    BH_21_5 = "BH-21.5", defines, "",
        "A battle can be taken out of its campaign and replayed by itself.",
        "戦闘はキャンペーンから取り出して、単独で再生できる。";
    BH_21_6 = "BH-21.6", acts refuses, "",
        "Between battles heroes are enlisted, the loser chooses the next scenario and its camp, and both choose their parties.",
        "戦闘の間に、ヒーローを登録し、敗者が次のシナリオと陣営を選び、両者が出すヒーローを選ぶ。";
    BH_21_7 = "BH-21.7", acts, "",
        "After the agreed number of battles more battles won win the campaign, then more living heroes and advisors; else it is drawn.",
        "決めた数の戦闘の後、勝った戦闘の多い方が勝つ。同数なら生きているヒーローとアドバイザーの多い方、それも同じなら引き分け。";
    BH_21_8 = "BH-21.8", defines, "",
        "A battle may be opened with heroes as they stand in a campaign.",
        "戦闘は、キャンペーンの途中のヒーローで始めることもできる。";
}
