//! Refusals about heroes: how they are made, equipped and placed, and what they do between battles.

use super::{Teller, fmt, of_another_file, say};
use crate::refusal::{NoPlace, Refusal};
use crate::table::words::{EXPERIENCE, TREASURE};
use kanso_engine::game::Words;

pub(super) fn refusal(t: Teller<'_>, refusal: &Refusal, to: Words<'_>) -> fmt::Result {
    match *refusal {
        Refusal::ClassTaken { class } => say! { t, to;
            "a {class} is enlisted for this battle already: choose another class" /
            "この戦闘にはもう{class}がいる：ほかのクラスを選ぶ";
            class = t.text(class.name())
        },
        Refusal::RosterFull => say! { t, to;
            "there are eight heroes who can take part: no more can be enlisted" /
            "参加できるヒーローがもう8人いるため、これ以上登録できない"
        },
        Refusal::NoFreeSkill { class } => say! { t, to;
            "no first skill is free for a {class}" /
            "{class}の最初のスキルにできるカードが残っていない";
            class = t.text(class.name())
        },
        Refusal::OtherClass { skill } => say! { t, to;
            "{skill} is a skill of the {class}" / "{skill}は{class}のスキル";
            class = t.text(t.game.cards.skill(skill).class.name()), skill = t.told(&skill)
        },
        Refusal::NeedsSkill { skill } => {
            let needs = &t.game.cards.skill(skill).needs;
            let needed: Vec<String> =
                needs.iter().map(|needed| t.told(needed).to_string()).collect();
            say! { t, to;
                "{skill} needs {needed} first" / "{skill}には先に{needed}が必要";
                skill = t.told(&skill), needed = needed.join(t.word(" or ", "か"))
            }
        }
        Refusal::SkillTaken { skill } => say! { t, to;
            "the skill card {skill} is not free" / "スキルカード{skill}は残っていない";
            skill = t.told(&skill)
        },
        Refusal::ThreeSkills => say! { t, to;
            "the hero has three skills, and none more" / "ヒーローのスキルは3個まで"
        },
        Refusal::LevelledUp => say! { t, to;
            "the hero has learned a skill this time: the next one after the next battle" /
            "今回はもうスキルを習得した：次は次の戦闘の後"
        },
        Refusal::TooLittleExperience { has, wanted, rule: _ } => say! { t, to;
            "{cost} needed, the hero has {has}" / "{cost}が必要だが、{has}個しかない";
            cost = t.count(wanted, &EXPERIENCE)
        },
        Refusal::TooLittleTreasure { has, wanted, rule: _ } => say! { t, to;
            "{cost} needed, the hero has {has}" / "{cost}が必要だが、{has}個しかない";
            cost = t.count(wanted, &TREASURE)
        },
        Refusal::CardFits { card } => say! { t, to;
            "{card} fits the hero: only a card that never fits is drawn anew" /
            "{card}はヒーローに合う：引き直せるのは決して合わないカードだけ";
            card = t.told(&card)
        },
        Refusal::NoCardLeft { card } => say! { t, to;
            "no card is left to draw in the place of {card}" /
            "{card}の代わりに引けるカードは残っていない";
            card = t.told(&card)
        },
        Refusal::SpecialFound { card } => say! { t, to;
            "{card} is a special card: it is put under the sheet, not equipped" /
            "{card}は特別なカード：装備できず、キャラクターシートの下に置く";
            card = t.told(&card)
        },
        Refusal::SpecialCard { card } => say! { t, to;
            "{card} is a special card and cannot be kept at the start: draw anew or keep another" /
            "{card}は特別なカードで最初には残せない：引き直すか、ほかを残す";
            card = t.told(&card)
        },
        Refusal::CannotEquip { limit } => say! { t, to;
            "a hero equips at most {limit} of its own artifacts, and no special card" /
            "装備できるのは自分のアーティファクト{limit}枚まで、特別なカードは不可"
        },
        Refusal::NoLoreMaster { class } => say! { t, to;
            "no {class} sits in the War Council: the hero stays at home" /
            "ウォーカウンシルに{class}がいないため、ヒーローは配置できない";
            class = t.text(class.name())
        },
        Refusal::CannotPlace { hex, why } => match why {
            NoPlace::NoTroop => say! { t, to;
                "no own troop stands at {hex}: a hero starts with one" /
                "{hex}に自軍の部隊がいない：ヒーローは部隊のヘクスに置く"
            },
            NoPlace::HasHero => say! { t, to;
                "the troop at {hex} has a hero" / "{hex}の部隊にはもうヒーローがいる"
            },
            NoPlace::WrongClass => say! { t, to;
                "foot and mounted do not fit together at {hex}" /
                "{hex}の部隊とは徒歩・騎乗が合わない"
            },
            NoPlace::Terrain => say! { t, to;
                "the hero cannot enter the terrain of {hex}" / "ヒーローは{hex}の地形に入れない"
            },
        },
        Refusal::NotInDeck { card } => say! { t, to;
            "{card} is not in the artifact deck" / "{card}はアーティファクトデッキにない";
            card = t.told(&card)
        },
        Refusal::NotForSale { card } => say! { t, to;
            "{card} cannot be bought now" / "{card}は今は購入できない"; card = t.told(&card)
        },
        Refusal::NoPair => say! { t, to;
            "two of a kind must be given up for a draw, and at most 32 cards are drawn" /
            "2枚（2個）なければ交換できず、引けるのは32枚まで"
        },
        Refusal::TooFewSkills => say! { t, to;
            "only a hero with three skills joins the War Council" /
            "ウォーカウンシルに参加できるのはスキルが3個のヒーローだけ"
        },
        Refusal::GuestSpotFull => say! { t, to;
            "the guest spot of the War Council is taken" / "ゲストスポットはふさがっている"
        },
        Refusal::NoGift { hero: _ } => say! { t, to;
            "this hero has nothing to bequeath now" / "このヒーローが今譲れるものはない"
        },
        Refusal::WrongParty => say! { t, to;
            "a party is of heroes who can take part, as many as the scenario allows, no two of one class" /
            "出せるのは参加できるヒーローをシナリオの人数まで、同じクラスは1人だけ"
        },
        Refusal::NoSkullMarked => say! { t, to;
            "no skull of the hero is marked off: nothing to restore" /
            "消したスカルマークがなく、回復するものがない"
        },
        _ => of_another_file(),
    }
}
