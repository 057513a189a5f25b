//! Refusals about orders, moves, battles and retreats.

use super::{Teller, fmt, of_another_file, say};
use crate::refusal::Refusal;
use crate::rule_list::{BH_6_2, BH_6_3, BH_8_4, BH_9_1, BH_16_3, BH_16_4, BL_2_1, BL_4_6, BL_9_3};
use crate::table::words::HEXES;
use crate::vocabulary::{Hex, Section};
use kanso_engine::Lang;
use kanso_engine::game::Words;

pub(super) fn refusal(t: Teller<'_>, refusal: &Refusal, to: Words<'_>) -> fmt::Result {
    match *refusal {
        // Orders.
        Refusal::NoPiece { hex } => say! { t, to;
            "no own piece stands at {hex}" / "{hex}に自軍のユニットはいない"
        },
        Refusal::OrderedAlready { hex } => say! { t, to;
            "the piece at {hex} has its order already: a piece is ordered once a turn" /
            "{hex}のユニットにはもう命令した：1手番に1回だけ"
        },
        Refusal::OutsideSection { hex } => say! { t, to;
            "{hex} lies outside the sections that have an order left" /
            "{hex}は命令の残る区域にない"
        },
        Refusal::SectionWithout { hex, section } => say! { t, to;
            "no order of the {section} is left for the piece at {hex}" /
            "{hex}のユニットに使える{section}の命令は残っていない";
            section = t.text(section.name())
        },
        Refusal::SectionMissing { hex } => say! { t, to;
            "{hex} lies on a dotted line: say of which section the order is, {sections}" /
            "{hex}は点線の上：どの区域の命令かも指定する（{sections}）";
            sections = sections_of(t, hex)
        },
        Refusal::WrongPiece { hex } => say! { t, to;
            "the orders left are not for such a piece as the one at {hex}" /
            "残る命令は{hex}のようなユニットには使えない"
        },
        Refusal::NoOrders => say! { t, to;
            "no order for it is left" / "それに出せる命令は残っていない"
        },
        Refusal::NoFace { hex } => say! { t, to;
            "the dice left do not order the piece at {hex} too" /
            "残る目では{hex}のユニットにまで命令できない"
        },
        Refusal::NotLeader { hero: _ } => say! { t, to;
            "the hero leads no troop that it could leave" / "ヒーローは分離できる部隊を率いていない"
        },
        Refusal::CannotDetach { hero: _ } => say! { t, to;
            "the orders left detach no Leader there: an order for a Champion is needed" /
            "残る命令では分離できない：そこのチャンピオンに使える命令が必要"
        },
        Refusal::NoDetachment { hero: _ } => say! { t, to;
            "the hero is not ordered to leave its troop" / "ヒーローに分離の命令を出していない"
        },

        // Moves.
        Refusal::SameHex { hex } => say! { t, to;
            "the move ends where it began: {hex}" / "{hex}は移動を始めたヘクス：そこでは終われない"
        },
        Refusal::NotOrdered { hex } => say! { t, to;
            "the piece at {hex} is not ordered in this turn" /
            "{hex}のユニットはこの手番に命令を受けていない"
        },
        Refusal::StaysThere { hex } => say! { t, to;
            "the piece stands at {hex} already: a move leads to another hex" /
            "ユニットはもう{hex}にいる：移動先は別のヘクスにする"
        },
        Refusal::NowhereToGo { hex } => say! { t, to;
            "the piece at {hex} can go nowhere, with a Glory token either" /
            "{hex}のユニットは、栄光のロアトークンを使ってもどこへも行けない"
        },
        Refusal::TooFar { hex, rule } if rule == BH_9_1 => say! { t, to;
            "{hex} is farther than the hero can go from its troop" /
            "ヒーローが分離して{hex}まで行くことはできない"
        },
        Refusal::TooFar { hex, rule: _ } => say! { t, to;
            "the move does not reach {hex}" / "{hex}までは移動できない"
        },
        Refusal::Occupied { hex } => say! { t, to;
            "another piece stands at {hex}" / "{hex}には別のユニットがいる"
        },
        Refusal::NoEntry { hex, rule } if rule == BL_2_1 => say! { t, to;
            "the hero cannot cross the terrain on the way to {hex}" /
            "ヒーローは{hex}への途中の地形を通り抜けられない"
        },
        Refusal::NoEntry { hex, rule: _ } => say! { t, to;
            "the piece cannot enter the terrain of {hex}" / "このユニットは{hex}の地形に入れない"
        },
        Refusal::StopsBefore { hex } => say! { t, to;
            "terrain on the way to {hex} stops the move" / "{hex}への途中の地形で移動が止まる"
        },
        Refusal::HasMoved { hex } => say! { t, to;
            "the piece at {hex} has moved in this turn" / "{hex}のユニットはこの手番にもう移動した"
        },
        Refusal::LeavesSection { section } => say! { t, to;
            "ordered in the {section}, the piece must end its move there" /
            "{section}の命令なので、そこで移動を終えなければならない";
            section = t.text(section.name())
        },
        Refusal::IsWebbed { hex } => say! { t, to;
            "the web holds the piece at {hex} in this turn" /
            "{hex}のユニットはクモの糸でこの手番は動けない"
        },
        Refusal::WaitsForLeader { hex } => say! { t, to;
            "the troop at {hex} waits for its Leader to leave it" /
            "{hex}の部隊はリーダーの分離を待っている"
        },
        Refusal::WasJoined { hex } => say! { t, to;
            "a hero joined the troop at {hex} in this turn: it may battle, but not move" /
            "{hex}の部隊にはこの手番にヒーローが合流した：戦闘はできるが移動できない"
        },
        Refusal::CannotShare { hex, rule } if rule == BH_8_4 => say! { t, to;
            "the hero and the piece cannot be together at {hex}" /
            "ヒーローとそのユニットは{hex}で一緒になれない"
        },
        Refusal::CannotShare { hex, rule: _ } => say! { t, to;
            "the troop cannot come to the Champion at {hex}: one hero, both on foot or both mounted" /
            "部隊は{hex}のチャンピオンのヘクスに入れない：ヒーローは1人、徒歩か騎乗かが同じ場合だけ"
        },
        Refusal::MountedLeader { hex } => say! { t, to;
            "with a mounted Leader the troop cannot enter the rampart at {hex}" /
            "騎乗のリーダーがいるため、部隊は{hex}の城壁に入れない"
        },
        Refusal::StopsAtChest { hex } => say! { t, to;
            "the way ends at a chest: {hex} lies beyond one" / "宝箱のヘクスで止まる：{hex}はその先"
        },
        Refusal::CannotExit { hero: _ } => say! { t, to;
            "only an ordered Champion or a Leader that leaves its troop leaves the map, with a step to spare on its own edge" /
            "マップ外へ離脱できるのは、命令を受けたチャンピオンか分離するリーダーが、自軍の端でもう1歩進める時だけ"
        },
        Refusal::NoGlory { hex } => say! { t, to;
            "the piece at {hex} has no Glory token" / "{hex}のユニットに栄光のロアトークンはない"
        },
        Refusal::GloryMoveFirst { hex } => say! { t, to;
            "the Glory token of the piece at {hex} is spent: it moves now" /
            "{hex}のユニットは栄光のロアトークンを使った：先にその移動を行う"
        },
        Refusal::GloryBefore { hex } => say! { t, to;
            "under this reading a Glory token is spent before the move, and the move of the piece at {hex} says so exactly then" /
            "この解釈では栄光のロアトークンを移動の前に使う：{hex}のユニットの移動では、使った時だけそう指定する"
        },

        // Battles.
        Refusal::HasBattled { hex } => say! { t, to;
            "the piece at {hex} has battled or searched in this turn, or gave up its battle" /
            "{hex}のユニットはこの手番にもう戦闘か捜索をしたか、戦闘を放棄した"
        },
        Refusal::MovedTooFar { hex } => say! { t, to;
            "the piece at {hex} has moved too far to battle" /
            "{hex}のユニットは移動しすぎて戦闘できない"
        },
        Refusal::HeroMayNot { hero: _, rule } if rule == BH_6_2 => say! { t, to;
            "the hero joined a troop in this turn and does not battle" /
            "この手番に合流したヒーローは戦闘できない"
        },
        Refusal::HeroMayNot { hero: _, rule } if rule == BH_6_3 => say! { t, to;
            "the hero left its troop in this turn and does not battle" /
            "この手番に分離したヒーローは戦闘できない"
        },
        Refusal::HeroMayNot { hero: _, rule: _ } => say! { t, to;
            "the hero may not do this in this turn" / "ヒーローはこの手番にそれを行えない"
        },
        Refusal::EnteredTerrain { hex } => say! { t, to;
            "whoever entered the terrain of {hex} in this turn does not battle" /
            "この手番に{hex}の地形に入ったユニットは戦闘できない"
        },
        Refusal::NoEnemy { hex, rule } if rule == BL_4_6 => say! { t, to;
            "only an adjacent enemy is attacked in melee: there is none at {hex}" /
            "白兵戦の目標は隣の敵だけ：{hex}は目標にならない"
        },
        Refusal::NoEnemy { hex, rule } if rule == BL_9_3 => say! { t, to;
            "no enemy within range stands at {hex}" / "{hex}に射程の届く敵はいない"
        },
        Refusal::NoEnemy { hex, rule: _ } => say! { t, to;
            "{hex} holds no enemy to attack" / "{hex}に攻撃できる敵はいない"
        },
        Refusal::NoSight { hex } => say! { t, to;
            "there is no line of sight to {hex}" / "{hex}への視線が通らない"
        },
        Refusal::MustMelee { hex } => say! { t, to;
            "an enemy stands beside {hex}: only adjacent enemies can be attacked" /
            "{hex}に敵が隣接している：攻撃できるのは隣の敵だけ"
        },
        Refusal::NoChest { hero: _ } => say! { t, to;
            "the hero stands at no chest" / "ヒーローのヘクスに宝箱はない"
        },
        Refusal::EnemyBeside { hex } => say! { t, to;
            "an enemy stands beside {hex}: the chest cannot be searched" /
            "{hex}に敵が隣接しているため、宝箱を捜索できない"
        },
        Refusal::CannotSearch { hero: _, rule } if rule == BH_16_4 => say! { t, to;
            "a hero that joined or left a troop in this turn does not search" /
            "この手番に合流か分離をしたヒーローは捜索できない"
        },
        Refusal::CannotSearch { hero: _, rule } if rule == BH_16_3 => say! { t, to;
            "a search takes the place of the battle, and that is made or given up in this turn" /
            "捜索は戦闘の代わり：この手番の戦闘はもう行ったか放棄した"
        },
        Refusal::CannotSearch { hero: _, rule: _ } => say! { t, to;
            "who may not battle after such a move may not search either" /
            "その移動の後は戦闘できないため、捜索もできない"
        },
        Refusal::NoPower { hex } => say! { t, to;
            "the creature at {hex} cannot use its power so" /
            "{hex}のクリーチャーはその能力をそのようには使えない"
        },

        // Retreats and what follows.
        Refusal::TooManyIgnored { bold: 0 } => say! { t, to;
            "the unit is not bold and can ignore no flag" /
            "勇敢さがないため、退却の目を無視できない"
        },
        Refusal::TooManyIgnored { bold } => say! { t, to;
            "boldness {bold} ignores no more flags than that, and no more than there are" /
            "勇敢さ{bold}より多く、また出た数より多くの退却の目は無視できない"
        },
        Refusal::ShorterPath { longest } => say! { t, to;
            "the way must be as long as it can, {longest} here" /
            "できるだけ長く（ここでは{longest}ヘクス）退却しなければならない"
        },
        Refusal::LongerPath { longest: 0 } => say! { t, to;
            "no flag is left that drives the unit back: it stays" /
            "退却の目が残らないので、退却せずにとどまる"
        },
        Refusal::LongerPath { longest } => say! { t, to;
            "the way is too long: the flags that are left drive the unit back {hexes}" /
            "道が長すぎる：残る退却の目では{hexes}だけ退却する";
            hexes = t.count(longest, &HEXES)
        },
        Refusal::IgnoredOtherwise { said } => say! { t, to;
            "it was said already that {flags} ignored: the way must say the same, of a Glory token too" /
            "無視する退却の目は{flags}と先に決めた：栄光のロアトークンの使い方も同じにする";
            flags = match (t.lang, said) {
                (Lang::En, 1) => "1 flag is".to_owned(),
                (Lang::En, said) => format!("{said} flags are"),
                (Lang::Ja, said) => format!("{said}個"),
            }
        },
        Refusal::WrongPath => say! { t, to;
            "a retreat goes row by row toward the own edge, where nothing blocks it" /
            "退却は、ふさがれていない道を1行ずつ自軍の端へ向かう"
        },
        Refusal::PathTooLong => say! { t, to;
            "a Champion goes back 1 to 3 hexes" / "チャンピオンの退却は1〜3ヘクス"
        },
        Refusal::NoExitByEvade => say! { t, to;
            "an evade does not lead off the map: only a forced retreat does" /
            "回避ではマップ外へ離脱できない：離脱できるのは強制された退却だけ"
        },
        Refusal::PathTooShort => say! { t, to;
            "the Champion goes back a hex for each flag that it does not ignore, up to 3" /
            "チャンピオンは無視しない退却の目1個につき1ヘクス（最大3）退却しなければならない"
        },
        Refusal::CannotEnd { hex } => say! { t, to;
            "the Champion cannot end at {hex} or cross the terrain before it" /
            "チャンピオンは{hex}で終われないか、途中の地形を越えられない"
        },
        Refusal::NoBattleBack => say! { t, to;
            "only a bold unit that still stands in its hex after the dice of a melee attack battles back" /
            "反撃できるのは、白兵戦でダイスを振られた後も元のヘクスにいる勇敢なユニットだけ"
        },
        Refusal::NoEvade => say! { t, to;
            "only a Champion that was not forced back by a melee attack evades" /
            "回避できるのは、白兵戦で退却を強いられなかったチャンピオンだけ"
        },
        Refusal::NoGround => say! { t, to;
            "ground is gained after a melee attack only, into the emptied hex, if the unit may enter it" /
            "前進できるのは、白兵戦の攻撃の後、入れる地形の空いたヘクスだけ"
        },
        Refusal::NoPursuit { hex } => say! { t, to;
            "no pursuit or bonus melee to {hex}: mounted units go on once, by one free hex or against an adjacent enemy" /
            "{hex}への追撃や追加の白兵戦はできない：騎乗ユニットが1回、空いた隣のヘクスか隣の敵に対してだけ"
        },
        _ => of_another_file(),
    }
}

/// The sections of a hex on a dotted line.
fn sections_of(t: Teller<'_>, hex: Hex) -> String {
    let of = Section::ALL.into_iter().filter(|section| hex.is_in(*section));
    let names: Vec<&str> = of.map(|section| t.text(section.name())).collect();
    names.join(t.word(" or ", "か"))
}
