//! Questions of the After Adventure Action.

use super::{Teller, fmt, hero_of, say};
use crate::refusal::Question;
use crate::state::State;
use crate::table::words::{ARTIFACTS, EXPERIENCE, TREASURE};
use crate::vocabulary::HeroId;
use kanso_engine::Seat;
use kanso_engine::game::Words;

/// The hero whose turn it is in a step.
fn hero_asked(state: &State) -> Option<HeroId> {
    let aaa = state.campaign.as_ref()?.aaa.as_ref()?;
    aaa.heroes.get(usize::from(aaa.at)).map(|adventurer| adventurer.hero)
}

pub(super) fn asked(
    t: Teller<'_>,
    state: &State,
    question: Question,
    seat: Seat,
    to: Words<'_>,
) -> fmt::Result {
    let who = t.seat(seat);
    let id = hero_asked(state);
    let sheet = id.and_then(|id| state.find_sheet(id)).map(|(_, sheet)| sheet);
    let hero = id.map_or_else(String::new, |id| hero_of(t, state, id));
    let (experience, treasure) = sheet.map_or((0, 0), |sheet| (sheet.experience, sheet.treasure));
    let (experience, treasure) = (t.count(experience, &EXPERIENCE), t.count(treasure, &TREASURE));
    match question {
        Question::LevelUpInTurn => say! { t, to;
            "{who}: does a hero learn a skill?" / "{who}：スキルを習得するヒーローは？"
        },
        Question::Purchase => say! { t, to;
            "{who}: does {hero} buy an artifact ({treasure})?" /
            "{who}：{hero}はアーティファクトを購入する？（{treasure}）"
        },
        Question::Trade => {
            let owned = sheet.map_or(0, |sheet| sheet.artifacts.len() as u64);
            say! { t, to;
                "{who}: does {hero} trade for more cards to draw ({owned}, {experience})?" /
                "{who}：{hero}は引く枚数を増やす？（{owned}、{experience}）";
                owned = t.count(owned, &ARTIFACTS)
            }
        }
        Question::KeepCard => {
            let aaa = state.campaign.as_ref().and_then(|campaign| campaign.aaa.as_ref());
            let shown = aaa.map(|aaa| t.told(&aaa.shown).to_string()).unwrap_or_default();
            say! { t, to;
                "{who}: which card does {hero} keep of {shown}?" /
                "{who}：{hero}が残すカードは？（{shown}）"
            }
        }
        Question::Physician => say! { t, to;
            "{who}: does the Master Physician restore a skull of {hero} ({treasure}, {experience})?" /
            "{who}：《名医》で{hero}のスカルマークを回復する？（{treasure}、{experience}）"
        },
        Question::Return => say! { t, to;
            "{who}: {hero} owns more than six artifacts, which one goes?" /
            "{who}：{hero}のアーティファクトが6枚を超えた：どれを戻す？"
        },
        Question::LevelUp => say! { t, to;
            "{who}: does {hero} learn a skill ({experience})?" /
            "{who}：{hero}はスキルを習得する？（{experience}）"
        },
        Question::Join => say! { t, to;
            "{who}: does {hero} join the War Council ({experience})?" /
            "{who}：{hero}はウォーカウンシルに参加する？（{experience}）"
        },
        _ => Err(fmt::Error),
    }
}
