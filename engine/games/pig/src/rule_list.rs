//! The rules of Pig, numbered by us: the game is in the public domain and has no rulebook.

kanso_engine::rules! {
    PG_1_1 = "PG-1.1", acts, "", "On its turn a seat rolls one die as often as it likes.", "手番では、さいころ1個を好きなだけ振れる。";
    PG_1_2 = "PG-1.2", acts, "", "A face of 2 to 6 is added to the turn's total.", "2〜6の目は、その手番の合計に加える。";
    PG_1_3 = "PG-1.3", acts, "", "A 1 loses the turn's total and ends the turn.", "1の目が出ると、その手番の合計を失い、手番が終わる。";
    PG_1_4 = "PG-1.4", acts refuses, "", "Holding banks the turn's total and ends the turn; there must be something to bank.", "ホールドすると手番の合計が得点になり、手番が終わる。合計が0のときはできない。";
    PG_1_5 = "PG-1.5", acts, "", "The first seat to reach the goal wins.", "先に目標点に達したプレイヤーの勝ち。";
    PG_R1 = "PG-R1", reading, "", "When is the goal reached? `by-holding`: when banked points reach it; `at-once`: as soon as banked points and the turn's total together reach it.", "目標点に達するのはいつか。`by-holding`＝得点にしたとき、`at-once`＝得点と手番の合計の和が届いた瞬間。";
}
