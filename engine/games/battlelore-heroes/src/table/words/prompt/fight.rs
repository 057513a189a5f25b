//! Questions inside battles, retreats, checks and searches.

use super::{Teller, fmt, hero_of, own, say};
use crate::battle::Fighter;
use crate::refusal::Question;
use crate::state::State;
use crate::table::words::{DICE, FLAGS};
use crate::vocabulary::{ChestToken, HeroId};
use kanso_engine::Seat;
use kanso_engine::game::Words;

/// A fighter as the asked seat names it: its own without the player.
fn piece(t: Teller<'_>, state: &State, fighter: &Fighter, seat: Seat) -> String {
    let piece = t.game.piece(state, fighter);
    if piece.seat == seat { own(t, &piece) } else { t.told(&piece).to_string() }
}

/// Attacker and target of the innermost battle, and "do" for the attacker.
fn pair(t: Teller<'_>, state: &State, seat: Seat) -> Option<[String; 3]> {
    let fight = state.battle.as_ref()?.fight()?;
    let [attacker, target] =
        [&fight.attacker, &fight.target].map(|fighter| piece(t, state, fighter, seat));
    let does = t.game.piece(state, &fight.attacker).does("does", "do");
    Some([attacker, target, does.to_owned()])
}

/// The hero of a record, else a word for it.
fn hero(t: Teller<'_>, state: &State, hero: Option<HeroId>) -> String {
    hero.map_or_else(|| t.word("the hero", "ヒーロー").to_owned(), |hero| hero_of(t, state, hero))
}

pub(super) fn asked(
    t: Teller<'_>,
    state: &State,
    question: Question,
    seat: Seat,
    to: Words<'_>,
) -> fmt::Result {
    let who = t.seat(seat);
    let battle = state.battle();
    let [one, other, does] = pair(t, state, seat).unwrap_or_default();
    let faces = battle.fight().map(|fight| t.told(&fight.faces).to_string()).unwrap_or_default();
    let check = battle.check.as_ref();
    let gain = battle.gain.as_ref().map(|gain| gain.hero);
    match question {
        Question::PreAttack => say! { t, to;
            "{who}, before the roll: {one} against {other}. Use anything?" /
            "{who}：{one}で{other}を攻撃する前に何か使う？"
        },
        Question::PreDefend => say! { t, to;
            "{who}, before the roll of {one}: use anything to defend {other}?" /
            "{who}：{one}のダイスの前に、{other}を守るため何か使う？"
        },
        Question::PostAttack => say! { t, to;
            "{who} has rolled {faces} against {other}. Use anything?" /
            "{who}の目は{faces}（目標：{other}）。何か使う？"
        },
        Question::PostDefend => say! { t, to;
            "{who}: {faces} rolled by {one} against {other}. Use anything to defend?" /
            "{who}：{one}の{other}への目は{faces}。防御に何か使う？"
        },
        Question::Check => {
            let dice = check.map_or(0, |check| check.dice);
            say! { t, to;
                "{who}, casualty check of {hero} with {dice}: use anything?" /
                "{who}：{hero}の負傷チェック（{dice}）の前に何か使う？";
                hero = hero(t, state, check.map(|check| check.hero)), dice = t.count(dice, &DICE)
            }
        }
        Question::CheckReroll => say! { t, to;
            "{who}, casualty check of {hero}: the dice show {rolled}. Use anything?" /
            "{who}：{hero}の負傷チェックの目は{rolled}。何か使う？";
            hero = hero(t, state, check.map(|check| check.hero)),
            rolled = check.map(|check| t.told(&check.faces).to_string()).unwrap_or_default()
        },
        Question::Wounded => say! { t, to;
            "{who}: {hero} is about to be wounded. Use anything?" /
            "{who}：{hero}が負傷する前に何か使う？";
            hero = hero(t, state, check.map(|check| check.hero))
        },
        Question::IgnoreFlags | Question::Retreat => retreat(t, state, seat, to),
        Question::Passing => {
            let passing = battle.retreat.as_ref().and_then(|retreat| retreat.who.hero);
            say! { t, to;
                "{who}: attack {hero} in passing?" / "{who}：通り抜ける{hero}に特別攻撃を行う？";
                hero = hero(t, state, passing)
            }
        }
        Question::AfterBattle => say! { t, to;
            "{who}, after the attack on {other}: use anything?" /
            "{who}：{other}への攻撃の後に何か使う？"
        },
        Question::Answer => say! { t, to;
            "{who}: what is the answer of {other} to {one}?" / "{who}：{other}は{one}にどう応じる？"
        },
        Question::Ground => {
            let goal = battle.fight().map(|fight| fight.target.at.to_string()).unwrap_or_default();
            say! { t, to;
                "{who}: {does} {one} gain ground to {goal}?" / "{who}：{one}は{goal}へ前進する？"
            }
        }
        Question::FollowOn => say! { t, to;
            "{who}: use anything after {one} gained ground?" / "{who}：{one}の前進の後に何か使う？"
        },
        Question::Pursue => say! { t, to;
            "{who}: {does} {one} ride on by a hex?" / "{who}：{one}はさらに1ヘクス追撃する？"
        },
        Question::Bonus => say! { t, to;
            "{who}: whom {does} {one} attack in a bonus melee?" /
            "{who}：{one}の追加の白兵戦の目標は？"
        },
        Question::ChooseToken => say! { t, to;
            "{who}: which of the chest tokens does {hero} take?" /
            "{who}：{hero}が選ぶ宝箱トークンは？";
            hero = hero(t, state, battle.search.as_ref().map(|search| search.hero))
        },
        Question::ChestSeen => {
            let search = battle.search.as_ref();
            let token = search.and_then(|search| search.token).map(ChestToken::name);
            say! { t, to;
                "{who}: the chest token of {hero} is {token}. Use anything?" /
                "{who}：{hero}の引いたトークンは{token}。何か使う？";
                hero = hero(t, state, search.map(|search| search.hero)),
                token = token.map_or("?", |token| t.text(token))
            }
        }
        Question::Trophy => say! { t, to;
            "{who}: does {hero} draw a trophy?" / "{who}：{hero}は戦果のカードを引く？";
            hero = hero(t, state, gain)
        },
        Question::Redraw => say! { t, to;
            "{who}: does {hero} take the card, or draw anew?" /
            "{who}：{hero}はカードを受け取る？ 引き直す？";
            hero = hero(t, state, gain)
        },
        Question::DiscardArtifact => say! { t, to;
            "{who}: {hero} owns more than six artifacts, which one goes?" /
            "{who}：{hero}のアーティファクトが6枚を超えた：どれを戻す？";
            hero = hero(t, state, gain)
        },
        Question::EquipNow => say! { t, to;
            "{who}: does {hero} equip the card found at once?" /
            "{who}：{hero}は見つけたカードをすぐに装備する？";
            hero = hero(t, state, gain)
        },
        _ => of_another_file(),
    }
}

/// A question of another file's: the list that leads here sends none.
const fn of_another_file() -> fmt::Result {
    Err(fmt::Error)
}

/// The flags on a piece, and how bold it is.
fn retreat(t: Teller<'_>, state: &State, seat: Seat, to: Words<'_>) -> fmt::Result {
    let who = t.seat(seat);
    let Some(retreat) = state.battle().retreat.as_ref() else {
        return say! { t, to; "{who}: how to retreat?" / "{who}：どう退却する？" };
    };
    let told = t.game.piece(state, &retreat.who);
    let name = piece(t, state, &retreat.who, seat);
    if retreat.ignored.is_some() {
        return say! { t, to;
            "{who}: where {does} {name} retreat to, {flags} left?" /
            "{who}：{name}の退却先は？（残る{flags}）";
            does = told.does("does", "do"), flags = t.count(retreat.left, &FLAGS)
        };
    }
    say! { t, to;
        "{who}: {flags} on {name}, boldness {bold}: ignore or retreat?" /
        "{who}：{name}に{flags}（勇敢さ{bold}）：無視するか退却するか？";
        flags = t.count(retreat.flags, &FLAGS), bold = t.game.bold(state, &retreat.who)
    }
}
