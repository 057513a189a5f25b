//! What an action pays, which have no place on the table, and what dice came to.

use super::words::{HAND_CARDS, TENSION};
use crate::prelude::*;
use crate::rules::chapter::effects::HEAL_TENSION;
use kanso_engine::scene::{Badge, Icon as Sign, Throw, percent};

/// Faces of a die. Source: BA-9.6.
const FACES: u8 = 6;

impl BraveArchitect {
    /// Cards and tension that an action costs. Source: BA-7.3, BA-8.2, BA-8.5.
    pub(crate) fn price(&self, state: &State, action: &Action, into: &mut Vec<Badge>) {
        let boost_of = |source: &Source| match source {
            Source::Card(card) => self.cards.card(*card).boost.map_or(0, |boost| boost.tension),
            Source::Face(_) | Source::Sub(_) => 0,
        };
        let (pay, more) = match action {
            Action::Play { card, pay, boost, .. } => {
                (Some(pay), if *boost { boost_of(&Source::Card(*card)) } else { 0 })
            }
            Action::Attack { source, pay, boost, .. } => {
                (Some(pay), if *boost { boost_of(source) } else { 0 })
            }
            Action::UseAbility { pay, .. } => (Some(pay), 0),
            Action::TensionHeal { .. } => (None, HEAL_TENSION),
            Action::Boost => {
                (None, state.attack.as_ref().map_or(0, |attack| boost_of(&attack.source)))
            }
            _ => (None, 0),
        };
        let cards = pay.map_or(0, |pay| pay.cards.len() as u32);
        let tension = pay.map_or(0, |pay| pay.tension) + more;
        into.extend(Badge::price(Sign::Hand, cards, &HAND_CARDS));
        into.extend(Badge::price(Sign::Tension, tension, &TENSION));
    }

    /// True for what ends a turn, leaves something or answers a hit.
    pub(crate) const fn is_beside(action: &Action) -> bool {
        matches!(
            action,
            Action::EndTurn | Action::Stop | Action::Pass | Action::Boost | Action::Proceed
        )
    }

    /// What an attack can come to before its dice fall: how much the enemy loses by a hit, how probable
    /// a hit is, and whether something can fall by it. Source: BA-9.6 to BA-9.10.
    pub(crate) fn attack_chance(&self, state: &State, action: &Action) -> Option<Badge> {
        let outlook = self.outlook(state, action)?;
        let hits = percent(outlook.hits, outlook.all);
        let (least, most) = outlook.range.unwrap_or((0, 0));
        let amount = match (least, most) {
            (least, most) if least == most => Label::same(least.to_string()),
            (least, most) => Label::new(format!("{least}–{most}"), format!("{least}～{most}")),
        };
        let tenths = outlook.tenths();
        let average = format!("{}.{}", tenths / 10, tenths % 10);
        let Label { en, ja } = &amount;
        let mut text = Label::new(format!("{en} {hits} %"), format!("{ja} {hits}％"));
        let mut meaning = Label::new(
            format!("hits with {hits} %: {en} damage after defence, {average} on average"),
            format!("命中{hits}％：防御力を引いて{ja}ダメージ、期待値{average}"),
        );
        if outlook.falls > 0 {
            let falls = percent(outlook.falls, outlook.all);
            text = Label::new(
                format!("{en} {hits} %, breaks {falls} %"),
                format!("{ja} {hits}％、撃破{falls}％"),
            );
            meaning = Label::new(
                format!("{}; breaks it with {falls} %", meaning.en),
                format!("{}。撃破{falls}％", meaning.ja),
            );
        }
        Some(Badge::new(text.clone(), meaning, Tone::Plain).signed(Sign::Burst, text))
    }

    /// The dice of a hero's attack, from which total on it hits and whether it does. Source: BA-9.6.
    pub(crate) fn thrown(&self, state: &State, faces: &[u8]) -> Throw {
        let throw = Throw::of_numbers(faces);
        let (Some(Task::Attack), Some(attack), [a, b]) =
            (state.tasks.last(), state.attack.as_ref(), faces)
        else {
            return throw;
        };
        let Some(printed) = self.attack_of(attack.source) else { return throw };
        let row = |dice: [u8; 2]| {
            let total = self.attack_total(state, attack, dice).total;
            (total, printed.row(total).is_some() && dice != [1, 1])
        };
        let pairs = (1..=FACES).flat_map(|one| (1..=FACES).map(move |two| [one, two]));
        let good = pairs.filter(|dice| row(*dice).1).count() as u32;
        let chance = percent(good, u32::from(FACES) * u32::from(FACES));
        let (total, hits) = row([*a, *b]);
        let need = printed.chart.first().map_or(0, |row| row.from);
        let (en, ja) = if hits { ("hit", "命中") } else { ("missed", "失敗") };
        let told = Label::new(
            format!("total {total}, {need} or more: {chance} % → {en}"),
            format!("達成値{total}、{need}以上{chance}％ → {ja}"),
        );
        throw.told(told, if hits { Tone::Good } else { Tone::Bad })
    }
}
