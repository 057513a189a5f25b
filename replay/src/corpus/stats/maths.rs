//! How sure a figure is: intervals of shares, tests of two figures, and what many questions at once do to them.
//!
//! Sources: E. B. Wilson, *Probable inference, the law of succession, and statistical inference* (1927);
//! R. A. Fisher's exact test of two shares; the rank sum test of F. Wilcoxon, H. B. Mann and D. R. Whitney with the
//! normal approximation and its correction for ties; S. Holm, *A simple sequentially rejective multiple test procedure* (1979).
//! The known figures of the tests beside this are those of R (`prop.test`, `fisher.test`, `wilcox.test`, `p.adjust`).

#![allow(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]

/// How many standard deviations an interval of 95 % has on either side.
const Z_95: f64 = 1.959_963_984_540_054;
/// Outcomes that are as probable as the one seen, as R has it: probabilities are worked out in two ways.
const AS_PROBABLE: f64 = 1.0 + 1e-7;

/// Wilson's interval of a share, at 95 %: between which shares it lies if `count` of `of` were seen. From 0 to 1
/// where nothing was seen.
pub fn wilson(count: u64, of: u64) -> (f64, f64) {
    if of == 0 {
        return (0.0, 1.0);
    }
    let (n, share, squared) = (of as f64, count as f64 / of as f64, Z_95 * Z_95);
    let middle = (share + squared / (2.0 * n)) / (1.0 + squared / n);
    let spread = (share * (1.0 - share) / n + squared / (4.0 * n * n)).sqrt();
    let half = Z_95 * spread / (1.0 + squared / n);
    // Exactly none and exactly all are ends of the scale, whatever is lost in rounding.
    let low = if count == 0 { 0.0 } else { (middle - half).max(0.0) };
    let high = if count == of { 1.0 } else { (middle + half).min(1.0) };
    (low, high)
}

/// Logarithms of factorials, worked out once for all tests of a report.
#[derive(Debug)]
pub struct Factorials(Vec<f64>);

impl Factorials {
    /// Those up to that of `most`.
    pub fn up_to(most: u64) -> Self {
        let mut all = vec![0.0];
        let mut sum = 0.0;
        for number in 1..=most {
            sum += (number as f64).ln();
            all.push(sum);
        }
        Self(all)
    }

    fn choose(&self, of: u64, count: u64) -> f64 {
        self.0[of as usize] - self.0[count as usize] - self.0[(of - count) as usize]
    }

    /// Fisher's exact test of two shares: how probable it is that chance alone makes them as unlike as `count` of
    /// `of` and `other` of `other_of` are, or more so, if both are of one kind. It holds for any counts, small ones, too.
    ///
    /// # Panics
    ///
    /// When there are more of them than [`Factorials::up_to`] was told, or more counted than there are: a bug
    /// of the caller.
    pub fn two_shares(&self, (count, of): (u64, u64), (other, other_of): (u64, u64)) -> f64 {
        assert!(count <= of && other <= other_of, "a part is no more than its whole");
        let (all, hits) = (of + other_of, count + other);
        let log = |count: u64| {
            self.choose(of, count) + self.choose(other_of, hits - count) - self.choose(all, hits)
        };
        let (least, most) = (hits.saturating_sub(other_of), hits.min(of));
        let seen = log(count);
        // What is far less probable than what was seen adds nothing any more: from the seen one outwards.
        let limit = seen + AS_PROBABLE.ln();
        let sum: f64 = (least..=most).map(log).filter(|log| *log <= limit).map(f64::exp).sum();
        sum.min(1.0)
    }
}

/// The rank sum test of two lists of lengths, each ascending: how probable it is that chance alone has those of one
/// list lie as far before those of the other, if both are of one kind. A normal approximation: for lists
/// of twenty or more.
pub fn rank_sum(one: &[u32], other: &[u32]) -> f64 {
    let (n, m) = (one.len() as f64, other.len() as f64);
    let (mut at, mut beside) = (0, 0);
    let (mut before, mut ranks, mut ties) = (0.0, 0.0, 0.0);
    while at < one.len() || beside < other.len() {
        let next = match (one.get(at), other.get(beside)) {
            (Some(one), Some(other)) => *one.min(other),
            (Some(one), None) => *one,
            (None, Some(other)) => *other,
            (None, None) => break,
        };
        let equal = |list: &[u32]| list.iter().take_while(|value| **value == next).count();
        let (here, there) = (equal(&one[at..]), equal(&other[beside..]));
        let together = (here + there) as f64;
        // All that are equal share the middle of their ranks.
        ranks += here as f64 * (before + f64::midpoint(together, 1.0));
        ties += together.powi(3) - together;
        before += together;
        (at, beside) = (at + here, beside + there);
    }
    let wins = ranks - n * (n + 1.0) / 2.0;
    let all = n + m;
    let variance = n * m / 12.0 * (all + 1.0 - ties / (all * (all - 1.0)));
    if variance.is_nan() || variance <= 0.0 {
        return 1.0;
    }
    // Half a step towards the middle: ranks are whole, the normal curve is not.
    let off = ((wins - n * m / 2.0).abs() - 0.5).max(0.0);
    two_sided(off / variance.sqrt())
}

/// Terms of the Chebyshev approximation in [`two_sided`], the highest power first.
const TERMS: [f64; 10] = [
    0.170_872_77,
    -0.822_152_23,
    1.488_515_87,
    -1.135_203_98,
    0.278_868_07,
    -0.186_288_06,
    0.096_784_18,
    0.374_091_96,
    1.000_023_68,
    -1.265_512_23,
];

/// How much of the normal curve lies farther out than `z` standard deviations, on both sides.
///
/// The complementary error function as W. J. Cody and Numerical Recipes approximate it (Chebyshev): good to a
/// part in ten million, far out, too.
fn two_sided(z: f64) -> f64 {
    let z = z.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.5 * z);
    let sum = TERMS.iter().fold(0.0, |sum, term| sum * t + term);
    (t * (sum - z * z).exp()).min(1.0)
}

/// What each of many probabilities comes to by Holm's correction, in their order: where one of these is below
/// 5 %, the whole list holds a false one with less than 5 %, however the questions hang together.
pub fn holm(found: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..found.len()).collect();
    order.sort_by(|one, other| found[*one].total_cmp(&found[*other]).then(one.cmp(other)));
    let (mut corrected, mut least) = (vec![0.0; found.len()], 0.0_f64);
    for (rank, place) in order.into_iter().enumerate() {
        let left = (found.len() - rank) as f64;
        least = least.max((found[place] * left).min(1.0));
        corrected[place] = least;
    }
    corrected
}

/// The quartiles of an ascending list, the median in the middle: the value at that part of the list, of two the
/// lower one. Zeros of an empty list.
pub fn quartiles(ascending: &[u32]) -> [u32; 3] {
    let last = ascending.len().saturating_sub(1);
    [1, 2, 3].map(|quarter| ascending.get(last * quarter / 4).copied().unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, known: f64) {
        let off = (found - known).abs();
        assert!(off <= known.abs() * 2e-3 + 1e-12, "{found} instead of {known}");
    }

    /// R: `prop.test(x, n, correct = FALSE)$conf.int`.
    #[test]
    fn wilsons_interval_has_the_known_figures() {
        let check = |count, of, low: f64, high: f64| {
            let found = wilson(count, of);
            assert!((found.0 - low).abs() < 5e-5, "{found:?} instead of {low}");
            assert!((found.1 - high).abs() < 5e-5, "{found:?} instead of {high}");
        };
        check(81, 263, 0.2553, 0.3662); // Newcombe 1998, table I, method 3
        check(15, 148, 0.0624, 0.1605);
        check(0, 20, 0.0, 0.1611);
        check(1, 29, 0.0061, 0.1718);
        check(29, 29, 0.8830, 1.0);
        assert_eq!(wilson(0, 0), (0.0, 1.0));
    }

    /// R: `fisher.test(matrix(c(count, of - count, other, other_of - other), 2))$p.value`.
    #[test]
    fn two_shares_are_told_apart_with_the_known_probabilities() {
        let factorials = Factorials::up_to(400);
        let check = |one, other, known| near(factorials.two_shares(one, other), known);
        check((3, 4), (1, 4), 0.485_714); // Fisher's lady tasting tea
        check((2, 12), (10, 12), 0.003_328_95);
        check((2, 17), (10, 13), 0.000_536_7); // Fisher's twins: who of them were convicted
        check((0, 5), (0, 9), 1.0);
        check((100, 200), (100, 200), 1.0);
        check((5, 5), (0, 5), 2.0 / 252.0);
        // Which of the two is named first, and which side is counted, is all the same.
        let p = factorials.two_shares((37, 100), (55, 120));
        near(factorials.two_shares((55, 120), (37, 100)), p);
        near(factorials.two_shares((63, 100), (65, 120)), p);
    }

    /// R: `wilcox.test(one, other, exact = FALSE)$p.value`.
    #[test]
    fn lengths_are_told_apart_with_the_known_probabilities() {
        let range = |from: u32, to: u32| (from..=to).collect::<Vec<_>>();
        near(rank_sum(&range(1, 20), &range(11, 30)), 0.000_052_13);
        near(rank_sum(&[1, 1, 2, 3], &[1, 2, 3, 4]), 0.453_9);
        near(rank_sum(&[5; 30], &[5; 30]), 1.0);
        let one = range(1, 50);
        near(rank_sum(&one, &one), 1.0);
    }

    #[test]
    fn the_normal_curve_has_its_known_tails() {
        near(two_sided(0.0), 1.0);
        near(two_sided(1.959_964), 0.05);
        near(two_sided(-3.290_527), 0.001);
        near(two_sided(6.0), 1.973_175e-9);
    }

    /// R: `p.adjust(p, "holm")`.
    #[test]
    fn holms_correction_has_the_known_figures() {
        let close = |found: &[f64], known: &[f64]| {
            assert_eq!(found.len(), known.len());
            for (found, known) in found.iter().zip(known) {
                near(*found, *known);
            }
        };
        close(&holm(&[0.01, 0.04, 0.03, 0.005]), &[0.03, 0.06, 0.06, 0.02]);
        close(&holm(&[0.02, 0.03]), &[0.04, 0.04]);
        close(&holm(&[0.5, 0.9, 0.001]), &[1.0, 1.0, 0.003]);
        close(&holm(&[]), &[]);
    }

    #[test]
    fn a_quarter_of_the_games_lies_below_the_first_quartile() {
        assert_eq!(quartiles(&(0..=100).collect::<Vec<_>>()), [25, 50, 75]);
        assert_eq!(quartiles(&[7]), [7, 7, 7]);
        assert_eq!(quartiles(&[]), [0, 0, 0]);
        assert_eq!(quartiles(&[1, 2, 3, 10]), [1, 2, 3]);
    }
}
