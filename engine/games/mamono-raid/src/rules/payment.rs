//! What a level-up can be paid with.
//!
//! Source: MR-5.39 (payments), MR-4.20 (starting chips), MR-5.36 (gather markers), MR-8.4 (the
//! flipped bonus shield), MR-R18 (needless chips).
//!
//! Left out: which level is next and what it needs (`derived`), and the spending itself.

use crate::action::PAID_CHIPS_MAX;
use crate::prelude::*;
use crate::readings::XpOverpay;
use crate::rules::chapter::level_up::starter_points;
use crate::state::XpPool;
use crate::state::derived::LEVEL_COSTS;
use crate::vocabulary::XP_VALUE_MAX;
use arrayvec::ArrayVec;
use kanso_engine::Ascending;

/// Points of a gather marker, and of the flipped bonus shield. Source: MR-5.39, MR-8.4.
const ONE_POINT: u8 = 1;
/// Piles that can pay for one character: own and Multi chips by value, and three other things.
const PILES_MAX: usize = 2 * XP_VALUE_MAX as usize + 3;

// Each chip has a point at least, so no more of them are paid than points are needed, and one that
// is needless (MR-R18).
const _: () = assert!(LEVEL_COSTS[0] <= LEVEL_COSTS[1]);
const _: () = assert!((LEVEL_COSTS[1] as usize) < PAID_CHIPS_MAX);

/// What is paid for one level. The order is that of the actions (MR-5.49).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Payment {
    /// Experience chips.
    pub(crate) chips: PaidChips,
    /// True if the starting chip is among it.
    pub(crate) starter: bool,
    /// What is no experience.
    pub(crate) beside: Beside,
}

impl Payment {
    /// The level-up that is paid so.
    pub(crate) fn action(&self, character: Character, skill: SkillKind) -> Action {
        let Self { chips, starter, beside: Beside { markers, bonus } } = self.clone();
        Action::LevelUp { character, skill, chips, starter, markers, bonus }
    }
}

/// The single things of a payment by their points: how many have 1, 2 and 3.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Worth([u32; XP_VALUE_MAX as usize]);

impl Worth {
    /// So many things more, of so many points each, `1..=XP_VALUE_MAX`.
    fn with(mut self, points: u8, count: u32) -> Self {
        self.0[usize::from(points) - 1] += count;
        self
    }

    /// This without one thing of so many points, if there is one.
    fn without(mut self, points: u8) -> Option<Self> {
        let count = &mut self.0[usize::from(points) - 1];
        *count = count.checked_sub(1)?;
        Some(self)
    }

    /// All points together.
    fn total(self) -> u32 {
        (1..).zip(self.0).map(|(points, count): (u32, u32)| points * count).sum()
    }

    /// True if it is enough, and would not be without any one of its things. Source: MR-5.39.
    fn is_irredundant(self, need: u8) -> bool {
        let need = u32::from(need);
        let enough = self.total() >= need;
        enough
            && (1..=XP_VALUE_MAX)
                .filter_map(|points| self.without(points))
                .all(|rest| rest.total() < need)
    }

    /// True if a payment with so many gather markers in it may be made. Source: MR-5.39, MR-R18.
    fn is_offered(self, need: u8, overpay: XpOverpay, markers: u8) -> bool {
        match overpay {
            XpOverpay::MarkersFreely => {
                let mut others = self;
                others.0[usize::from(ONE_POINT) - 1] -= u32::from(markers);
                others.is_irredundant(need.saturating_sub(markers))
            }
            XpOverpay::IrredundantOnly => self.is_irredundant(need),
            XpOverpay::Any => {
                self.is_irredundant(need)
                    || (1..=XP_VALUE_MAX)
                        .filter_map(|points| self.without(points))
                        .any(|rest| rest.is_irredundant(need))
            }
        }
    }
}

/// What the things of a payment are worth to a character. `starter` is the starting chip of the
/// seat; a payment with one that the seat does not have is worth nothing for it. Source: MR-5.39.
fn worth(payment: &Payment, character: Character, starter: Option<Character>) -> Worth {
    let mut worth = Worth::default();
    for chip in payment.chips.iter() {
        worth = worth.with(chip.points(), 1);
    }
    if let Some(starter) = starter.filter(|_| payment.starter) {
        worth = worth.with(starter_points(starter, character), 1);
    }
    worth.with(ONE_POINT, payment.beside.worth())
}

/// What a seat can pay with.
#[derive(Clone, Copy, Debug)]
struct Held<'a> {
    xp: &'a XpPool,
    starter: Option<Character>,
    markers: u8,
    bonus: bool,
}

/// One sort of thing to pay with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Thing {
    Chip(XpChip),
    Starter,
    Marker,
    Bonus,
}

/// Things of one sort.
#[derive(Clone, Copy, Debug)]
struct Pile {
    thing: Thing,
    /// Of each.
    points: u8,
    /// How many there are.
    count: u8,
}

type Piles = ArrayVec<Pile, PILES_MAX>;
/// How many of each pile are paid.
type Taken = [u8; PILES_MAX];

impl Held<'_> {
    /// What serves a character, the most valuable things first.
    fn piles(&self, character: Character) -> Piles {
        let mut piles = Piles::new();
        for symbol in [Symbol::of(character), Symbol::Multi] {
            let chips = XpChip::all().filter(|chip| chip.symbol == symbol);
            piles.extend(chips.map(|chip| Pile {
                thing: Thing::Chip(chip),
                points: chip.points(),
                count: self.xp.count(chip),
            }));
        }
        if let Some(starter) = self.starter {
            let points = starter_points(starter, character);
            piles.push(Pile { thing: Thing::Starter, points, count: 1 });
        }
        piles.push(Pile { thing: Thing::Marker, points: ONE_POINT, count: self.markers });
        piles.push(Pile { thing: Thing::Bonus, points: ONE_POINT, count: u8::from(self.bonus) });
        piles.retain(|pile| pile.count > 0);
        piles.sort_by_key(|pile| std::cmp::Reverse(pile.points));
        piles
    }

    /// The payments that may be made, ascending. Source: MR-5.39, MR-R18.
    fn payments(
        &self,
        character: Character,
        need: u8,
        overpay: XpOverpay,
        into: &mut Vec<Payment>,
    ) {
        into.clear();
        let mut piles = self.piles(character);
        if overpay == XpOverpay::MarkersFreely {
            piles.retain(|pile| pile.thing != Thing::Marker);
            self.payments_with_markers(&piles, need, into);
            into.sort_unstable();
            return;
        }
        fill(&piles, 0, need, &mut [0; PILES_MAX], &mut |taken| {
            into.push(payment(&piles, taken));
            let mut more = *taken;
            for (at, pile) in piles.iter().enumerate() {
                if overpay == XpOverpay::Any && taken[at] < pile.count {
                    more[at] += 1;
                    into.push(payment(&piles, &more));
                    more[at] = taken[at];
                }
            }
        });
        into.sort_unstable();
        into.dedup();
    }

    /// The payments of MR-R18 `markers-freely`: any number of markers, and out of the other piles
    /// nothing needless for what the markers leave to pay.
    fn payments_with_markers(&self, others: &[Pile], need: u8, into: &mut Vec<Payment>) {
        for markers in 0..=self.markers {
            let missing = need.saturating_sub(markers);
            let mut tell = |taken: &Taken| {
                let mut paid = payment(others, taken);
                paid.beside.markers = markers;
                into.push(paid);
            };
            let mut taken = [0; PILES_MAX];
            if missing == 0 {
                tell(&taken);
            } else {
                fill(others, 0, missing, &mut taken, &mut tell);
            }
        }
    }
}

/// Tells every irredundant way to pay what is `missing` out of the piles from `at` on.
///
/// The piles descend by their points, so the last thing taken is a least valuable one: a way is
/// irredundant exactly when without that thing something was missing still.
fn fill(piles: &[Pile], at: usize, missing: u8, taken: &mut Taken, tell: &mut impl FnMut(&Taken)) {
    let Some(pile) = piles.get(at) else { return };
    fill(piles, at + 1, missing, taken, tell);
    for count in 1..=pile.count {
        taken[at] = count;
        let paid = count.saturating_mul(pile.points);
        if paid >= missing {
            tell(taken);
            break;
        }
        fill(piles, at + 1, missing - paid, taken, tell);
    }
    taken[at] = 0;
}

fn payment(piles: &[Pile], taken: &Taken) -> Payment {
    let mut chips: ArrayVec<XpChip, PAID_CHIPS_MAX> = ArrayVec::new();
    let mut paid = Payment::default();
    for (pile, count) in piles.iter().zip(taken) {
        match pile.thing {
            Thing::Chip(chip) => chips.extend((0..*count).map(|_| chip)),
            Thing::Starter => paid.starter = *count > 0,
            Thing::Marker => paid.beside.markers = *count,
            Thing::Bonus => paid.beside.bonus = *count > 0,
        }
    }
    Payment { chips: Ascending::of(chips), ..paid }
}

impl MamonoRaid {
    /// The points of a payment of a seat for a character. Source: MR-5.39.
    pub(crate) fn payment_points(
        &self,
        state: &State,
        seat: Seat,
        character: Character,
        payment: &Payment,
    ) -> u32 {
        worth(payment, character, state.seat(seat).starter).total()
    }
}

impl Asked<'_> {
    /// True if a payment that is enough may be made: with nothing needless in it, or under MR-R18
    /// `any` with one needless thing. Source: MR-5.39.
    pub(crate) fn is_offered(self, character: Character, need: u8, payment: &Payment) -> bool {
        let worth = worth(payment, character, self.has.starter);
        worth.is_offered(need, self.game.readings.xp_overpay, payment.beside.markers)
    }

    /// The payments with which a seat can bring a character to its next level, ascending as their
    /// actions do; `into` is emptied first. Source: MR-5.39, MR-R18.
    pub(crate) fn level_payments(self, character: Character, into: &mut Vec<Payment>) {
        let (has, bonus) = (self.has, self.has_bonus());
        let held = Held { xp: &has.xp, starter: has.starter, markers: has.gather, bonus };
        let overpay = self.game.readings.xp_overpay;
        held.payments(character, self.level_need(character), overpay, into);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    fn chip(text: &str) -> XpChip {
        let wanted = |chip: &XpChip| format!("{}{}", chip.symbol.letter(), chip.points()) == text;
        XpChip::all().find(wanted).expect("a chip by its letter and value")
    }

    fn pool(chips: &[&str]) -> XpPool {
        let mut pool = XpPool::default();
        for text in chips {
            pool.add(chip(text));
        }
        pool
    }

    /// `W1 W2 starter m1 bonus`.
    fn told(payment: &Payment) -> String {
        let chips =
            payment.chips.iter().map(|chip| format!("{}{}", chip.symbol.letter(), chip.points()));
        let mut words: Vec<String> = chips.collect();
        words.extend(payment.starter.then(|| "starter".to_owned()));
        let Beside { markers, bonus } = payment.beside;
        words.extend((markers > 0).then(|| format!("m{markers}")));
        words.extend(bonus.then(|| "bonus".to_owned()));
        words.join(" ")
    }

    fn offered(held: Held<'_>, need: u8, overpay: XpOverpay) -> Vec<String> {
        let mut into = Vec::new();
        held.payments(Character::Warrior, need, overpay, &mut into);
        into.iter().map(told).collect()
    }

    #[test]
    fn a_surplus_is_lost_but_no_chip_is_needless() {
        let xp = pool(&["W2", "W2", "W1", "C3", "T1"]);
        let held = Held { xp: &xp, starter: None, markers: 0, bonus: false };
        let only = offered(held, 3, XpOverpay::IrredundantOnly);
        assert_eq!(only, ["W1 W2", "W2 W2"], "MR-5.39: never W 2, W 2, W 1");
        let any = offered(held, 3, XpOverpay::Any);
        assert_eq!(any, ["W1 W2", "W1 W2 W2", "W2 W2"], "MR-R18: one needless chip");
    }

    #[test]
    fn a_chip_that_is_enough_stands_alone() {
        let xp = pool(&["W3", "W1"]);
        let held = Held { xp: &xp, starter: None, markers: 0, bonus: false };
        assert_eq!(offered(held, 3, XpOverpay::IrredundantOnly), ["W3"]);
        assert_eq!(offered(held, 3, XpOverpay::Any), ["W1 W3", "W3"]);
        let bare = pool(&["W1"]);
        let held = Held { xp: &bare, ..held };
        assert_eq!(offered(held, 3, XpOverpay::Any), [""; 0], "too few points");
    }

    #[test]
    fn a_starting_chip_counts_two_for_its_own_character() {
        let xp = pool(&["W1", "M1"]);
        let own = Held { xp: &xp, starter: Some(Character::Warrior), markers: 0, bonus: false };
        let needs = |held, need| offered(held, need, XpOverpay::IrredundantOnly);
        assert_eq!(needs(own, 3), ["W1 starter", "M1 starter"]);
        let other = Held { starter: Some(Character::Cleric), ..own };
        assert_eq!(needs(other, 3), ["W1 M1 starter"]);
        assert_eq!(needs(other, 4), [""; 0]);
    }

    #[test]
    fn markers_and_the_bonus_shield_count_one_each() {
        let xp = pool(&["W2"]);
        let held = Held { xp: &xp, starter: None, markers: 2, bonus: true };
        let only = offered(held, 3, XpOverpay::IrredundantOnly);
        assert_eq!(only, ["m2 bonus", "W2 bonus", "W2 m1"]);
        let any = offered(held, 3, XpOverpay::Any);
        let more = ["m2 bonus", "W2 bonus", "W2 m1", "W2 m1 bonus", "W2 m2", "W2 m2 bonus"];
        assert_eq!(any, more);
        let home = offered(held, 3, XpOverpay::MarkersFreely);
        assert_eq!(home, ["m2 bonus", "W2 bonus", "W2 m1", "W2 m2"], "the bonus is never needless");
        let enough = pool(&["W3"]);
        let held = Held { xp: &enough, bonus: false, ..held };
        let home = offered(held, 3, XpOverpay::MarkersFreely);
        assert_eq!(home, ["W3", "W3 m1", "W3 m2"], "markers come home with a level that is paid");
        let home = offered(Held { markers: 4, ..held }, 3, XpOverpay::MarkersFreely);
        let wanted = ["m3", "m4", "W3", "W3 m1", "W3 m2"];
        assert_eq!(home, wanted, "where the markers are enough, no chip goes with them");
    }

    /// The points of a payment one by one.
    fn points(payment: &Payment, character: Character, starter: Option<Character>) -> Vec<u8> {
        let mut points: Vec<u8> = payment.chips.iter().map(|chip| chip.points()).collect();
        if payment.starter {
            points.push(if starter == Some(character) { 2 } else { 1 });
        }
        points.extend((0..payment.beside.markers).map(|_| 1));
        points.extend(payment.beside.bonus.then_some(1));
        points
    }

    fn rests(points: &[u8]) -> impl Iterator<Item = Vec<u8>> {
        (0..points.len()).map(|at| [&points[..at], &points[at + 1..]].concat())
    }

    /// MR-5.39 word by word.
    fn plainly_irredundant(points: &[u8], need: u8) -> bool {
        let enough = |points: &[u8]| points.iter().sum::<u8>() >= need;
        enough(points) && rests(points).all(|rest| !enough(&rest))
    }

    /// Every way to take something out of a pool, of chips that serve the character.
    fn parts_of(xp: &XpPool, character: Character) -> Vec<Vec<XpChip>> {
        let mut parts = vec![Vec::new()];
        for (chip, count) in xp.iter().filter(|(chip, _)| chip.symbol.serves(character)) {
            let smaller = std::mem::take(&mut parts);
            for taken in 0..=usize::from(count) {
                parts.extend(smaller.iter().map(|part| {
                    let mut part = part.clone();
                    part.extend(vec![chip; taken]);
                    part
                }));
            }
        }
        parts
    }

    fn held_chips() -> impl Strategy<Value = XpPool> {
        prop::collection::vec(0..XpChip::SORTS, 0..9).prop_map(|sorts| {
            let mut pool = XpPool::default();
            for at in sorts {
                pool.add(XpChip::all().nth(at).expect("a sort by its place"));
            }
            pool
        })
    }

    proptest! {
        /// The payments offered are exactly those of all that could be paid that keep MR-5.39, and
        /// under MR-R18 `any` those that keep it but for one thing, under `markers-freely` those in
        /// which nothing but markers is needless; they ascend.
        #[test]
        fn payments_are_those_of_the_rule(
            xp in held_chips(),
            starter in prop::option::of(prop::sample::select(Character::ALL.to_vec())),
            markers in 0..4_u8,
            bonus: bool,
            character in prop::sample::select(Character::ALL.to_vec()),
            need in 2..=4_u8,
        ) {
            let held = Held { xp: &xp, starter, markers, bonus };
            let mut wanted = [BTreeSet::new(), BTreeSet::new(), BTreeSet::new()];
            for chips in parts_of(&xp, character) {
                for (starter_paid, markers, bonus_paid) in
                    (0..=u8::from(starter.is_some())).flat_map(|paid| {
                        (0..=markers).flat_map(move |markers| {
                            (0..=u8::from(bonus)).map(move |bonus| (paid > 0, markers, bonus > 0))
                        })
                    })
                {
                    let mut few: ArrayVec<XpChip, PAID_CHIPS_MAX> = ArrayVec::new();
                    if chips.iter().any(|chip| few.try_push(*chip).is_err()) {
                        continue;
                    }
                    let payment = Payment {
                        chips: Ascending::of(few),
                        starter: starter_paid,
                        beside: Beside { markers, bonus: bonus_paid },
                    };
                    let list = points(&payment, character, starter);
                    let bare = plainly_irredundant(&list, need);
                    let one_more = rests(&list).any(|rest| plainly_irredundant(&rest, need));
                    let worth = worth(&payment, character, starter);
                    let total: u32 = list.iter().map(|points| u32::from(*points)).sum();
                    prop_assert_eq!(worth.total(), total);
                    prop_assert_eq!(worth.is_irredundant(need), bare);
                    let mut others = payment.clone();
                    others.beside.markers = 0;
                    let others = points(&others, character, starter);
                    let freely = total >= u32::from(need)
                        && others.iter().all(|&point| total - u32::from(point) < u32::from(need));
                    let offered = |overpay| worth.is_offered(need, overpay, markers);
                    prop_assert_eq!(offered(XpOverpay::IrredundantOnly), bare);
                    prop_assert_eq!(offered(XpOverpay::Any), bare || one_more);
                    prop_assert_eq!(offered(XpOverpay::MarkersFreely), freely);
                    if bare {
                        wanted[0].insert(payment.clone());
                    }
                    if bare || one_more {
                        wanted[1].insert(payment.clone());
                    }
                    if freely {
                        wanted[2].insert(payment);
                    }
                }
            }
            for (overpay, wanted) in
                [XpOverpay::IrredundantOnly, XpOverpay::Any, XpOverpay::MarkersFreely].into_iter().zip(wanted)
            {
                let mut found = Vec::new();
                held.payments(character, need, overpay, &mut found);
                prop_assert_eq!(found, wanted.into_iter().collect::<Vec<_>>());
            }
        }
    }
}
