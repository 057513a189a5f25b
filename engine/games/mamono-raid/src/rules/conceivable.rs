//! All that a seat might try while it is asked.
//!
//! Source: MR-5.50. The legal actions are among it, and for every question one action of each other
//! kind, which MR-5.1 refuses.

use crate::action::Targets;
use crate::prelude::*;
use crate::rules::check::answered;
use crate::rules::legal::{Aim, Aims};
use arrayvec::ArrayVec;
use kanso_engine::Ascending;

/// Cells with a chip, in cell order.
type Filled = ArrayVec<Spot, { Spot::COUNT as usize }>;

impl MamonoRaid {
    /// Appends all that a seat might try, ascending; nothing for a seat that is not asked.
    pub(crate) fn conceivable_actions(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        let Some((question, _)) = self.asked(state).filter(|(_, asked)| *asked == seat) else {
            return;
        };
        let asked = Asked::of(self, state, seat);
        let mut all = Vec::new();
        self.legal_actions(state, &mut all);
        match question {
            Question::PickStarter => {
                all.extend(Character::ALL.into_iter().flat_map(|symbol| self.picks(symbol)));
            }
            Question::Turn => asked.conceivable_turns(&mut all),
            Question::Swap => {
                for mine in self.cards.part_kinds() {
                    let pairs = self.cards.part_kinds();
                    all.extend(pairs.map(|theirs| Action::SwapParts { mine, theirs }));
                }
                all.push(Action::Decline);
            }
            Question::Bazaar => asked.conceivable_purchases(&mut all),
            Question::Place => {
                let own = asked.has.skills.iter().map(|own| own.card);
                all.extend(own.map(|skill| Action::PlaceChip { skill }));
            }
            Question::Result => all.extend(Part::ALL.map(|part| Action::ChooseResult { part })),
            // There is no more to try than what is legal.
            Question::EnemyItem => {}
        }
        asked.of_each_other_kind(question, &mut all);
        all.sort_unstable();
        all.dedup();
        into.append(&mut all);
    }
}

impl Asked<'_> {
    fn conceivable_turns(self, into: &mut Vec<Action>) {
        let filled: Filled = self.state.chips().map(|(spot, _)| spot).collect();
        let aims: ArrayVec<Aim, { Spot::COUNT as usize }> =
            filled.iter().map(|&spot| Aim { spot, extra: 0 }).collect();
        for skill in self.game.cards.skill_kinds() {
            let card = self.game.cards.skill(skill);
            let stack = matches!(card.lock, Lock::Stack(_));
            let named = |count: usize| stack.then_some(count.max(1) as u8);
            let one = named(1);
            into.push(used(skill, one, &[]));
            into.extend(Spot::all().map(|spot| used(skill, one, &[spot])));
            if let Some(Attack { most, .. }) = card.attack {
                let most = usize::from(most);
                let all = Aims { among: &aims, spare: u8::MAX, least: 1, most };
                all.each(&mut ArrayVec::new(), 0, 0, &mut |set| {
                    into.push(used(skill, named(set.len()), set));
                });
                let first = |count: usize| &filled[..count.min(filled.len())];
                into.push(used(skill, named(most + 1), first(most + 1)));
                if stack {
                    let one_more =
                        |count: usize| used(skill, named(first(count).len() + 1), first(count));
                    into.extend((0..=most).map(one_more));
                    into.push(used(skill, named(most + 1), first(most)));
                }
            }
            if card.releases {
                let most = self.has.life.saturating_add(1);
                for x in 1..=most {
                    into.push(used(skill, Some(x), &[]));
                    into.push(Action::UseSkill {
                        skill,
                        x: Some(x),
                        targets: Ascending::of([]),
                        release: Releases::of([Release { skill, count: 1 }]),
                        heal: None,
                    });
                }
            }
        }
        into.push(Action::Gather);
        into.extend(self.game.cards.item_kinds().map(|item| Action::UseItem { item, heal: None }));
        into.extend(Space::ALL.map(|space| Action::Pass { space }));
    }

    fn conceivable_purchases(self, all: &mut Vec<Action>) {
        let beside = |most: u8| {
            (0..=most).flat_map(|markers| [false, true].map(move |bonus| (markers, bonus)))
        };
        all.extend(beside(1).map(|(markers, bonus)| Action::BuyLife { markers, bonus }));
        for item in self.game.cards.item_kinds() {
            let price = self.game.cards.item(item).price;
            let ways = beside(price);
            all.extend(ways.map(|(markers, bonus)| Action::BuyItem { item, markers, bonus }));
        }
        for character in Character::ALL {
            self.conceivable_levels(character, all);
        }
        all.push(Action::Done);
        // Without a field medic one way is enough to be refused.
        let ways = beside(1).take(if self.game.has_field_medic() { 4 } else { 1 });
        all.extend(ways.map(|(markers, bonus)| Action::FieldMedic { markers, bonus }));
    }

    fn conceivable_levels(self, character: Character, all: &mut Vec<Action>) {
        let mut payments = Vec::new();
        self.level_payments(character, &mut payments);
        // With too little for any payment a self.seat might still try with nothing.
        let first = payments.first().cloned().unwrap_or_default();
        let more = self.with_needless(&first);
        payments.push(less(&first));
        payments.extend(more);
        for skill in self.game.cards.skill_kinds() {
            let card = self.game.cards.skill(skill);
            if card.level < 2 {
                continue;
            }
            let paid = if card.character == character { &payments[..] } else { &[] };
            let paid = paid.iter().chain([&first]);
            all.extend(paid.map(|payment| payment.action(character, skill)));
        }
    }

    /// A payment with a chip more that the seat has, be it of another character.
    fn with_needless(self, payment: &Payment) -> Option<Payment> {
        let paid = |chip: XpChip| payment.chips.iter().filter(|other| **other == chip).count();
        let mut left = self.has.xp.iter();
        let (chip, _) = left.find(|(chip, count)| usize::from(*count) > paid(*chip))?;
        let mut more = payment.clone();
        more.chips = Ascending::of(payment.chips.iter().copied().chain([chip]));
        Some(more)
    }

    /// One action of each kind that the question is not about. Source: MR-5.50, MR-5.1.
    fn of_each_other_kind(self, question: Question, all: &mut Vec<Action>) {
        let skill = self.game.cards.first_skill(Character::Warrior);
        let new =
            self.game.cards.skill_kinds().find(|skill| self.game.cards.skill(*skill).level == 2);
        let mut part = self.game.cards.part_kinds();
        let mut others = vec![
            Action::PickStarter { symbol: Character::Warrior, way: None },
            used(skill, None, &[]),
            Action::Gather,
            Action::Pass { space: Space::A },
            Action::Decline,
            Action::BuyLife { markers: 0, bonus: false },
            Action::Done,
            Action::FieldMedic { markers: 0, bonus: false },
            Action::PlaceChip { skill },
            Action::ChooseResult { part: Part::Head },
        ];
        if let Some(item) = self.game.cards.item_kinds().next() {
            others.extend([
                Action::UseItem { item, heal: None },
                Action::BuyItem { item, markers: 0, bonus: false },
                Action::UseEnemyItem { item, yes: false },
            ]);
        }
        if let (Some(mine), Some(theirs)) = (part.next(), part.next()) {
            others.push(Action::SwapParts { mine, theirs });
        }
        if let Some(new) = new {
            others.push(Payment::default().action(self.game.cards.skill(new).character, new));
        }
        all.extend(others.into_iter().filter(|action| answered(action) != question));
    }
}

/// A skill used on these cells.
fn used(skill: SkillKind, x: Option<u8>, targets: &[Spot]) -> Action {
    Action::UseSkill {
        skill,
        x,
        targets: Targets::of(targets.iter().copied()),
        release: Ascending::of([]),
        heal: None,
    }
}

/// A payment without one of its things: a chip, if it has any.
fn less(payment: &Payment) -> Payment {
    let mut less = payment.clone();
    if let Some((_, rest)) = payment.chips.split_first() {
        less.chips = Ascending::of(rest.iter().copied());
    } else if less.starter {
        less.starter = false;
    } else if less.beside.markers > 0 {
        less.beside.markers -= 1;
    } else {
        less.beside.bonus = false;
    }
    less
}
