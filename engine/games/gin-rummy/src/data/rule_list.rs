//! The rules of Gin Rummy, numbered by us: the game is in the public domain.
//!
//! Left out: the Oklahoma and Hollywood variants, matches of several games, and play for partners.

kanso_engine::rules! {
    GR_1_1 = "GR-1.1", defines, "The deal", "Two seats play with one pack of 52 cards; the ace is the lowest card of its suit.", "2人で52枚のトランプ1組を使う。Aは各スートで最も低い。";
    GR_1_2 = "GR-1.2", acts, "The deal", "Chance picks who deals the first hand.", "最初の親は運で決める。";
    GR_1_3 = "GR-1.3", acts, "The deal", "The dealer deals ten cards to each seat, the other seat first; a hand is seen by its seat alone.", "親は相手、自分の順に10枚ずつ配る。手札を見るのは本人だけ。";
    GR_1_4 = "GR-1.4", acts, "The deal", "The next card is turned face up and begins the discard pile; the rest is the stock.", "次の1枚を表にして捨て札の最初とし、残りを山札とする。";
    GR_2_1 = "GR-2.1", defines, "Melds", "A set is three or four cards of one rank.", "セットは同じランクのカード3枚か4枚。";
    GR_2_2 = "GR-2.2", defines, "Melds", "A run is three or more cards of one suit in a row.", "ランは同じスートで続いた3枚以上のカード。";
    GR_2_3 = "GR-2.3", defines, "Melds", "An ace counts 1, a king, queen or jack 10, any other card its number.", "Aは1点、K・Q・Jは10点、ほかは数字どおり。";
    GR_2_4 = "GR-2.4", defines, "Melds", "Deadwood is what the cards outside of melds count, with the melds that leave the least; no card belongs to two melds.", "デッドウッドはメルドに入らないカードの点の合計で、最も少なくなる組み方で数える。1枚が2つのメルドに入ることはない。";
    GR_2_5 = "GR-2.5", defines, "Melds", "Of melds that leave equally little, those count that are found first: card by card from the ace of clubs to the king of spades, a set before a run, the longer before the shorter, a meld before none.", "同じ点になる組み方が複数あるときは、♣Aから♠Kへ1枚ずつ見て、セット、ラン、なしの順、長いものから先に見つかるものとする。";
    GR_3_1 = "GR-3.1", acts refuses, "The turn", "The upcard is offered first, to the seat that did not deal, then to the dealer: each takes it as its draw or passes.", "まず最初の表のカードを、親でない側、親の順に勧める。引くカードとして取るか、見送る。";
    GR_3_2 = "GR-3.2", acts, "The turn", "When both pass, the seat that did not deal draws from the stock.", "両者が見送ったら、親でない側が山札から引く。";
    GR_3_3 = "GR-3.3", acts refuses, "The turn", "A turn begins with one card: the top of the discard pile, or the top of the stock, which its seat alone sees.", "手番の始めに1枚取る。捨て札の一番上か、本人だけが見る山札の一番上。";
    GR_3_4 = "GR-3.4", acts refuses, "The turn", "A turn ends with one card of the hand, discarded face up.", "手番の終わりに手札1枚を表にして捨てる。";
    GR_3_5 = "GR-3.5", refuses, "The turn", "A card that was taken from the discard pile is not discarded in the same turn.", "捨て札から取ったカードは、その手番では捨てられない。";
    GR_3_6 = "GR-3.6", acts, "The turn", "When a discard leaves but two cards in the stock, the hand is void: nobody scores.", "捨てたあとに山札が2枚しか残っていなければ、そのディールは流れ、誰も得点しない。";
    GR_4_1 = "GR-4.1", acts refuses, "Knocking", "A seat may discard face down and knock when the ten cards left have ten points of deadwood at most.", "残る10枚のデッドウッドが10点以下なら、1枚を伏せて捨ててノックできる。";
    GR_4_2 = "GR-4.2", acts, "Knocking", "A knock without deadwood is gin.", "デッドウッドが0のノックはジン。";
    GR_4_3 = "GR-4.3", acts refuses, "Knocking", "Under GR-R3 a seat whose eleven cards are all melded may end the hand without a discard: big gin.", "GR-R3で採用するとき、11枚すべてがメルドになれば、捨てずに上がれる（ビッグジン）。";
    GR_4_4 = "GR-4.4", acts, "Knocking", "Whoever knocks lays out the melds, as GR-2.5 chooses them, and the deadwood beside them.", "ノックした側は、GR-2.5で決まるメルドとデッドウッドを並べる。";
    GR_4_5 = "GR-4.5", acts refuses, "Knocking", "The other seat then lays off cards one by one: onto a set the card of its rank, onto a run the card below or above it, also beside one laid off before, until it is done.", "相手は次に1枚ずつレイオフできる。セットには同じランクのカード、ランには前か後に続くカード（レイオフしたカードの隣でもよい）。終えると言うまで続けられる。";
    GR_4_6 = "GR-4.6", defines, "Knocking", "Against gin nothing is laid off.", "ジンに対してはレイオフできない。";
    GR_4_7 = "GR-4.7", acts, "Knocking", "What the other seat keeps is then laid out in melds and deadwood, too.", "相手に残ったカードもメルドとデッドウッドに分けて並べる。";
    GR_5_1 = "GR-5.1", acts, "Scoring", "With less deadwood than the other seat, whoever knocked scores the difference.", "ノックした側のデッドウッドが相手より少なければ、差を得点する。";
    GR_5_2 = "GR-5.2", acts, "Scoring", "Otherwise it is an undercut: the other seat scores the difference and the bonus of GR-R2; of equal deadwood GR-R1 speaks.", "そうでなければアンダーカットで、相手が差とGR-R2のボーナスを得る。同点の場合はGR-R1による。";
    GR_5_3 = "GR-5.3", acts, "Scoring", "Gin scores the other seat's deadwood and the bonus of GR-R2.", "ジンは相手のデッドウッドとGR-R2のボーナスを得る。";
    GR_5_4 = "GR-5.4", acts, "Scoring", "Big gin scores the other seat's deadwood and 31.", "ビッグジンは相手のデッドウッドと31点を得る。";
    GR_5_5 = "GR-5.5", acts, "Scoring", "The loser of a hand deals the next one; after a hand that nobody won the same dealer deals again.", "負けた側が次の親になる。勝者のいないディールのあとは同じ親が配り直す。";
    GR_6_1 = "GR-6.1", acts, "The match", "The match is won by the first seat that has the points of the goal after a hand.", "ディールの終わりに先に目標点に達した側がマッチに勝つ。";
    GR_6_2 = "GR-6.2", acts, "The match", "The winner of the match adds a bonus of 100.", "マッチの勝者に100点のボーナス。";
    GR_6_3 = "GR-6.3", acts, "The match", "Each seat adds 25 for every hand that it won.", "各自、勝ったディール1回につき25点を加える。";
    GR_6_4 = "GR-6.4", acts, "The match", "Shutout: when the loser won no hand, all that the winner has is doubled.", "シャットアウト。敗者が1ディールも勝っていなければ、勝者の合計は2倍になる。";
    GR_R1 = "GR-R1", reading, "", "Is equal deadwood an undercut? `yes`: it is; `no`: nobody wins the hand.", "デッドウッドが同点ならアンダーカットか。`yes`＝アンダーカット、`no`＝勝者なし。";
    GR_R2 = "GR-R2", reading, "", "How much are gin and undercut worth? `both-25`: 25 each; `both-20`: 20 each; `gin-20-undercut-10`: 20 and 10.", "ジンとアンダーカットのボーナスは何点か。`both-25`＝どちらも25点、`both-20`＝どちらも20点、`gin-20-undercut-10`＝20点と10点。";
    GR_R3 = "GR-R3", reading, "", "Is there big gin? `off`: a hand ends with a discard; `on`: eleven melded cards score 31.", "ビッグジンはあるか。`off`＝必ず1枚捨てて上がる、`on`＝11枚すべてのメルドで31点。";
}
