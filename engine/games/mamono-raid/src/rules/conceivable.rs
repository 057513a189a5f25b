//! All that a seat might try while it is asked.
//!
//! Source: MR-5.50. The legal actions are among it, and for every question one action of each other
//! kind, which MR-5.1 refuses.

use crate::MamonoRaid;
use crate::action::{Action, Release, Releases, Targets};
use crate::cards::{Attack, Lock, SkillKind, TARGETS_MAX};
use crate::question::Question;
use crate::readings::ThirdServiceCard;
use crate::rules::check::answered;
use crate::rules::payment::Payment;
use crate::state::State;
use crate::vocabulary::{Character, Part, Space, Spot, XpChip};
use arrayvec::ArrayVec;
use kanso_engine::{Ascending, Seat};

/// Cells with a chip, in cell order.
type Filled = ArrayVec<Spot, { Spot::COUNT as usize }>;

impl MamonoRaid {
    /// Appends all that a seat might try, ascending; nothing for a seat that is not asked.
    pub(crate) fn conceivable_actions(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        let Some((question, asked)) = self.asked(state) else { return };
        if asked != seat {
            return;
        }
        let mut all = Vec::new();
        self.legal_actions(state, &mut all);
        match question {
            Question::PickStarter => {
                all.extend(Character::ALL.into_iter().flat_map(|symbol| self.picks(symbol)));
            }
            Question::Turn => self.conceivable_turns(state, seat, &mut all),
            Question::Swap => {
                for mine in self.cards.part_kinds() {
                    let pairs = self.cards.part_kinds();
                    all.extend(pairs.map(|theirs| Action::SwapParts { mine, theirs }));
                }
                all.push(Action::Decline);
            }
            Question::Bazaar => self.conceivable_purchases(state, seat, &mut all),
            Question::Place => {
                let own = state.seat(seat).skills.iter().map(|own| own.card);
                all.extend(own.map(|skill| Action::PlaceChip { skill }));
            }
            Question::Result => all.extend(Part::ALL.map(|part| Action::ChooseResult { part })),
            // There is no more to try than what is legal.
            Question::EnemyItem => {}
        }
        self.of_each_other_kind(question, &mut all);
        all.sort_unstable();
        all.dedup();
        into.append(&mut all);
    }

    fn conceivable_turns(&self, state: &State, seat: Seat, all: &mut Vec<Action>) {
        let filled: Filled = state.chips().map(|(spot, _)| spot).collect();
        for skill in self.cards.skill_kinds() {
            let card = self.cards.skill(skill);
            let stack = matches!(card.lock, Lock::Stack(_));
            let named = |count: usize| stack.then_some(count.max(1) as u8);
            let one = named(1);
            all.push(used(skill, one, &[]));
            all.extend(Spot::all().map(|spot| used(skill, one, &[spot])));
            if let Some(Attack { most, .. }) = card.attack {
                let most = usize::from(most);
                let chosen = &mut ArrayVec::new();
                each_set(&filled, most, chosen, &mut |set| {
                    all.push(used(skill, named(set.len()), set));
                });
                let first = |count: usize| &filled[..count.min(filled.len())];
                all.push(used(skill, named(most + 1), first(most + 1)));
                if stack {
                    let one_more =
                        |count: usize| used(skill, named(first(count).len() + 1), first(count));
                    all.extend((0..=most).map(one_more));
                    all.push(used(skill, named(most + 1), first(most)));
                }
            }
            if card.releases {
                let most = state.seat(seat).life.saturating_add(1);
                for x in 1..=most {
                    all.push(used(skill, Some(x), &[]));
                    all.push(Action::UseSkill {
                        skill,
                        x: Some(x),
                        targets: Ascending::of([]),
                        release: Releases::of([Release { skill, count: 1 }]),
                        heal: None,
                    });
                }
            }
        }
        all.push(Action::Gather);
        all.extend(self.cards.item_kinds().map(|item| Action::UseItem { item, heal: None }));
        all.extend(Space::ALL.map(|space| Action::Pass { space }));
    }

    fn conceivable_purchases(&self, state: &State, seat: Seat, all: &mut Vec<Action>) {
        let beside = |most: u8| {
            (0..=most).flat_map(|markers| [false, true].map(move |bonus| (markers, bonus)))
        };
        all.extend(beside(1).map(|(markers, bonus)| Action::BuyLife { markers, bonus }));
        for item in self.cards.item_kinds() {
            let price = self.cards.item(item).price;
            let ways = beside(price);
            all.extend(ways.map(|(markers, bonus)| Action::BuyItem { item, markers, bonus }));
        }
        for character in Character::ALL {
            self.conceivable_levels(state, seat, character, all);
        }
        all.push(Action::Done);
        let most = match self.readings.third_service_card.get() {
            ThirdServiceCard::ReminderOnly => {
                all.push(Action::FieldMedic { markers: 0, bonus: false });
                return;
            }
            ThirdServiceCard::FieldMedic => 1,
        };
        all.extend(beside(most).map(|(markers, bonus)| Action::FieldMedic { markers, bonus }));
    }

    fn conceivable_levels(
        &self,
        state: &State,
        seat: Seat,
        character: Character,
        all: &mut Vec<Action>,
    ) {
        let need = self.level_need(state, seat, self.level_of(state, seat, character));
        let mut payments = Vec::new();
        self.level_payments(state, seat, character, need, &mut payments);
        // With too little for any payment a seat might still try with nothing.
        let first = payments.first().cloned().unwrap_or_default();
        let more = self.with_needless(state, seat, &first);
        payments.push(less(&first));
        payments.extend(more);
        for skill in self.cards.skill_kinds() {
            let card = self.cards.skill(skill);
            if card.level < 2 {
                continue;
            }
            let paid = if card.character == character { &payments[..] } else { &[] };
            let paid = paid.iter().chain([&first]);
            all.extend(paid.map(|payment| payment.action(character, skill)));
        }
    }

    /// A payment with a chip more that the seat has, be it of another character.
    fn with_needless(&self, state: &State, seat: Seat, payment: &Payment) -> Option<Payment> {
        let paid = |chip: XpChip| payment.chips.iter().filter(|other| **other == chip).count();
        let mut left = state.seat(seat).xp.iter();
        let (chip, _) = left.find(|(chip, count)| usize::from(*count) > paid(*chip))?;
        let mut more = payment.clone();
        more.chips = Ascending::of(payment.chips.iter().copied().chain([chip]));
        Some(more)
    }

    /// One action of each kind that the question is not about. Source: MR-5.50, MR-5.1.
    fn of_each_other_kind(&self, question: Question, all: &mut Vec<Action>) {
        let skill = self.cards.first_skill(Character::Warrior);
        let new = self.cards.skill_kinds().find(|skill| self.cards.skill(*skill).level == 2);
        let mut part = self.cards.part_kinds();
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
        if let Some(item) = self.cards.item_kinds().next() {
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
            others.push(Payment::default().action(self.cards.skill(new).character, new));
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

/// Tells every set of one to `most` of these cells.
fn each_set(
    from: &[Spot],
    most: usize,
    chosen: &mut ArrayVec<Spot, { TARGETS_MAX as usize }>,
    tell: &mut impl FnMut(&[Spot]),
) {
    if chosen.len() == most.min(chosen.capacity()) {
        return;
    }
    for (at, spot) in from.iter().enumerate() {
        chosen.push(*spot);
        tell(chosen);
        each_set(&from[at + 1..], most, chosen, tell);
        chosen.pop();
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
