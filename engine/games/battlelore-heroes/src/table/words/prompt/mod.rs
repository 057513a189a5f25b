//! What is asked, of whom and what it hangs on; for chance, what falls and from what.
//!
//! There is no secret in it: hands are told by their numbers (5.13 of the specification).

mod aaa;
mod chance;
mod fight;

use super::{
    BattleLore, COMMANDS, LEVELS, LORES, ORDERS, TOKENS, Teller, fmt, hero_of, how_many, own,
    parts, say,
};
use crate::refusal::Question;
use crate::state::State;
use crate::vocabulary::{Camp, Class, HeroId};
use kanso_engine::game::Words;
use kanso_engine::{Eye, Lang, Seat};

/// What the awaited decision asks, or what chance is about.
pub fn prompt(
    game: &BattleLore,
    state: &State,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let t = Teller::new(game, lang, eye);
    if state.tasks.is_empty() {
        return say! { t, to; "the game is over" / "ゲーム終了" };
    }
    match game.asked(state) {
        Some((question, seat)) => asked(t, state, question, seat, to),
        None => chance::chance(t, state, to),
    }
}

/// The hero that a task of the set-up is about.
fn hero_here(t: Teller<'_>, state: &State) -> String {
    let hero: Option<HeroId> = state.tasks.last().and_then(|task| BattleLore::hero_of(*task));
    hero.map_or_else(|| t.word("the hero", "ヒーロー").to_owned(), |hero| hero_of(t, state, hero))
}

fn asked(
    t: Teller<'_>,
    state: &State,
    question: Question,
    seat: Seat,
    to: Words<'_>,
) -> fmt::Result {
    let who = t.seat(seat);
    match question {
        Question::Council => {
            let total = t.game.scenario(state).council_levels;
            let classes = Class::ALL.map(|class| t.text(class.name()));
            say! { t, to;
                "{who}: which levels do the Lore Masters have? In this order: {classes}; {levels} \
                 in all, 3 at most each" /
                "{who}：ロアマスターのレベルは？（順に{classes}。合計{total}、1人3まで）";
                classes = t.list(classes.to_vec(), "", ""), levels = t.count(total, &LEVELS)
            }
        }
        Question::KeepLore => {
            let kept = t.game.lore_row(state, state.camp_of(seat)).kept;
            say! { t, to;
                "{who}: keep {cards} of the four, which?" / "{who}：4枚のうち残す{cards}は？";
                cards = t.count(kept, &LORES)
            }
        }
        Question::Enlist => say! { t, to; "{who}: enlist a hero?" / "{who}：ヒーローを登録する？" },
        Question::FirstSkill => say! { t, to;
            "{who}: with which skill does {hero} start?" / "{who}：{hero}の最初のスキルは？";
            hero = hero_here(t, state)
        },
        Question::ChooseArtifact => say! { t, to;
            "{who}: which artifact does {hero} keep?" / "{who}：{hero}が残すアーティファクトは？";
            hero = hero_here(t, state)
        },
        Question::Equip => say! { t, to;
            "{who}: what does {hero} take into battle?" /
            "{who}：{hero}が戦闘に装備していくものは？";
            hero = hero_here(t, state)
        },
        Question::Deploy => say! { t, to;
            "{who}: with which troop does {hero} start?" /
            "{who}：{hero}をどの部隊のヘクスに置く？";
            hero = hero_here(t, state)
        },
        Question::Inherit => say! { t, to;
            "{who}: does an instructor bequeath an artifact to {hero}?" /
            "{who}：訓練所教官から{hero}にアーティファクトを譲る？";
            hero = hero_here(t, state)
        },
        Question::Scenario => say! { t, to;
            "{who}: which scenario comes next, and which camp?" /
            "{who}：次のシナリオと率いる陣営は？"
        },
        Question::Party => party(t, state, seat, to),
        Question::Command => command(t, state, seat, to),
        Question::Alongside => {
            let tokens = state.battle().side(state.camp_of(seat)).tokens;
            say! { t, to;
                "{who}: play a Lore card with the Command card ({tokens})?" /
                "{who}：戦術カードと同時にロアカードをプレイする？（{tokens}）";
                tokens = t.count(tokens, &TOKENS)
            }
        }
        Question::Order => order(t, state, seat, to),
        Question::Move => say! { t, to;
            "{who}: which ordered piece moves?" / "{who}：どのユニットを移動させる？"
        },
        Question::Combat => say! { t, to;
            "{who}: which ordered piece battles or acts?" / "{who}：どのユニットで戦闘などを行う？"
        },
        Question::TurnEnd => say! { t, to;
            "{who}: use an item at the end of the turn?" /
            "{who}：手番の終わりにスキルかアーティファクトを使う？"
        },
        Question::KeepCommand => {
            let number = how_many(t, &state.battle().scouted, &COMMANDS);
            say! { t, to;
                "{who}: which one to keep of {number}?" / "{who}：{number}のうち残す1枚は？"
            }
        }
        Question::LoreGain => {
            let tokens = state.battle().side(state.camp_of(seat)).tokens;
            say! { t, to;
                "{who}: which Lore at the end of the turn ({tokens} in hand)?" /
                "{who}：手番の終わりに得るロアは？（手元に{tokens}）";
                tokens = t.count(tokens, &TOKENS)
            }
        }
        Question::KeepLoreCard => say! { t, to;
            "{who}: which of the Lore cards to keep?" / "{who}：残すロアカードは？"
        },
        Question::DiscardLore => {
            let camp = state.camp_of(seat);
            let held = state.battle().side(camp).lores.len() as u64;
            say! { t, to;
                "{who} holds {cards}, at most {most}: which one goes?" /
                "{who}の{cards}は上限{most}枚を超える：どれを捨てる？";
                cards = t.count(held, &LORES), most = t.game.lore_row(state, camp).hand
            }
        }
        Question::Counter => {
            let card = state.battle().announced.as_ref().map(|announced| announced.card);
            match card {
                Some(card) => say! { t, to;
                    "{who}: cancel {card}?" / "{who}：{card}を打ち消す？"; card = t.told(&card)
                },
                None => say! { t, to; "{who}: cancel the card?" / "{who}：カードを打ち消す？" },
            }
        }
        Question::PreAttack
        | Question::PreDefend
        | Question::PostAttack
        | Question::PostDefend
        | Question::Check
        | Question::CheckReroll
        | Question::Wounded
        | Question::IgnoreFlags
        | Question::Retreat
        | Question::Passing
        | Question::AfterBattle
        | Question::Answer
        | Question::Ground
        | Question::FollowOn
        | Question::Pursue
        | Question::Bonus
        | Question::ChooseToken
        | Question::ChestSeen
        | Question::Trophy
        | Question::Redraw
        | Question::DiscardArtifact
        | Question::EquipNow => fight::asked(t, state, question, seat, to),
        Question::LevelUpInTurn
        | Question::Purchase
        | Question::Trade
        | Question::KeepCard
        | Question::Physician
        | Question::Return
        | Question::LevelUp
        | Question::Join => aaa::asked(t, state, question, seat, to),
    }
}

/// Banners of a camp and what it needs: `2 of 6`.
fn banners(t: Teller<'_>, state: &State, camp: Camp) -> String {
    let (won, wanted) = (t.game.banners(state, camp), t.game.scenario(state).targets[camp.index()]);
    match t.lang {
        Lang::En => format!("banners {won} of {wanted}"),
        Lang::Ja => format!("バナー{wanted}個中{won}個"),
    }
}

/// Who is sent where, for which camp, and how many at most.
fn party(t: Teller<'_>, state: &State, seat: Seat, to: Words<'_>) -> fmt::Result {
    let who = t.seat(seat);
    let Some(battle) = state.campaign.as_ref().and_then(|campaign| campaign.chosen) else {
        return say! { t, to; "{who}: which heroes go?" / "{who}：出すヒーローは？" };
    };
    let camp = if seat == Seat::at(0) { battle.camp } else { battle.camp.other() };
    say! { t, to;
        "{who}: which heroes go to {scenario} for {camp} ({limit} at most)?" /
        "{who}：{scenario}に{camp}で出すヒーローは？（{limit}人まで）";
        scenario = t.told(&battle.scenario), camp = t.text(camp.name()),
        limit = t.game.party_cap(state)
    }
}

/// Whose turn it is, and with what.
fn command(t: Teller<'_>, state: &State, seat: Seat, to: Words<'_>) -> fmt::Result {
    let camp = state.camp_of(seat);
    let side = state.battle().side(camp);
    say! { t, to;
        "turn {turn}, {who}: play a Command card ({hand} in hand, {tokens}, {banners})" /
        "第{turn}手番、{who}：どの戦術カードをプレイする？（手札{hand}枚、{tokens}、{banners}）";
        turn = state.battle().turn, who = t.seat(seat), hand = side.commands.len(),
        tokens = t.count(side.tokens, &TOKENS), banners = banners(t, state, camp)
    }
}

/// What orders are left.
fn order(t: Teller<'_>, state: &State, seat: Seat, to: Words<'_>) -> fmt::Result {
    let orders = &state.battle().orders;
    let who = t.seat(seat);
    let left = orders.grants.iter().map(|grant| u64::from(grant.left)).sum::<u64>();
    if orders.faces.iter().any(|count| *count > 0) {
        let counts = orders.faces;
        return say! { t, to;
            "{who}: what to order with the dice ({faces})?" /
            "{who}：出た目で命令するのは？（{faces}）";
            faces = parts::counted_faces(t, counts)
        };
    }
    say! { t, to;
        "{who}: what to order ({orders} left)?" /
        "{who}：どのユニットに命令する？（残り{orders}）";
        orders = t.count(left, &ORDERS)
    }
}

/// What runs by itself is never awaited.
fn by_itself(t: Teller<'_>, to: Words<'_>) -> fmt::Result {
    say! { t, to; "the game goes on by itself" / "自動で進む" }
}
