//! Every rule of BattleLore with Heroes: its id, what it does, the rulebook's heading, and one line
//! in our words.
//!
//! Source: the Japanese summary of the Heroes rules by the headings, for BH-1 to BH-20. What has no
//! heading is needed by the program, fills what the summary leaves open, or belongs to the base game
//! (BL), which is written down from public knowledge. A text tells the rule as it is under the
//! default readings; the readings (BL-R1 to BL-R29, BH-R1 to BH-R76 without 60) come last, in the
//! order of their tables, each with its question and what each value means.
//!
//! The list stands in three parts: `battle`, `heroes` and `questions`. The rows of the card set are
//! cited too (`BL:CMD01`, `BH:SKL01`); they live in `cards`.

mod battle;
mod heroes;
mod questions;

use kanso_engine::RuleEntry;
use kanso_engine::rule::{count_of, joined};

pub use battle::*;
pub use heroes::*;
pub use questions::*;

const PARTS: &[&[RuleEntry]] = &[battle::RULES, heroes::RULES, questions::RULES];

/// The rules of this game, in the order of their constants.
pub static RULES: &[RuleEntry] = &joined::<{ count_of(PARTS) as usize }>(PARTS);

#[cfg(test)]
mod tests {
    use super::{
        BH_1_1, BH_21_8, BH_R1, BH_R76, BL_1_1, BL_6_5I, BL_9_8L, BL_17_14, BL_R1, BL_R29, RULES,
    };
    use kanso_engine::RuleEntry;

    /// Part of an id, section, number and letter: BL, BH, then readings.
    fn place(id: &str) -> (u32, u32, u32, &str) {
        let (prefix, id) = id.split_once('-').expect("a prefix");
        let heroes = match prefix {
            "BL" => 0,
            "BH" => 1,
            other => panic!("{other} is no prefix of this game"),
        };
        let number = |digits: &str| digits.parse().expect("a number");
        let (part, section, digits) = if let Some(digits) = id.strip_prefix('R') {
            (2 + heroes, 0, digits)
        } else {
            let (section, digits) = id.split_once('.').expect("section.number");
            (heroes, number(section), digits)
        };
        let letter = digits.trim_start_matches(|sign: char| sign.is_ascii_digit());
        (part, section, number(digits.strip_suffix(letter).expect("the end of the id")), letter)
    }

    #[test]
    fn constants_name_their_ids() {
        assert_eq!(RULES.len(), 145 + 123 + 29 + 75);
        for (rule, id) in [
            (BL_1_1, "BL-1.1"),
            (BL_6_5I, "BL-6.5i"),
            (BL_9_8L, "BL-9.8l"),
            (BL_17_14, "BL-17.14"),
            (BH_1_1, "BH-1.1"),
            (BH_21_8, "BH-21.8"),
            (BL_R1, "BL-R1"),
            (BL_R29, "BL-R29"),
            (BH_R1, "BH-R1"),
            (BH_R76, "BH-R76"),
        ] {
            assert_eq!(RULES[rule.index()].id, id);
        }
    }

    #[test]
    fn rules_ascend_and_readings_come_last() {
        let first_reading = RULES.iter().position(|entry| entry.does.reading).expect("one of 104");
        let (rules, readings) = RULES.split_at(first_reading);
        assert!(rules.is_sorted_by(|one, next| place(one.id) < place(next.id)));
        assert!(rules.iter().all(|entry| place(entry.id).0 < 2));
        assert!(readings.is_sorted_by_key(|entry| place(entry.id).0));
        assert!(readings.iter().all(|entry| place(entry.id).0 >= 2));
    }

    /// The numbers of each section run from 1 without a gap, the letters from a.
    #[test]
    fn no_number_of_a_section_is_missing() {
        let battle = [6, 6, 2, 12, 5, 5, 6, 6, 11, 10, 5, 15, 6, 4, 6, 7, 14];
        let heroes = [2, 1, 1, 6, 4, 7, 4, 10, 1, 4, 11, 3, 2, 2, 7, 7, 12, 5, 19, 7, 8];
        for (part, lasts) in [(0, &battle[..]), (1, &heroes[..])] {
            for (section, last) in (1..).zip(lasts) {
                let mut numbers: Vec<_> = RULES
                    .iter()
                    .map(|entry| place(entry.id))
                    .filter(|place| (place.0, place.1) == (part, section))
                    .map(|place| place.2)
                    .collect();
                numbers.dedup();
                assert_eq!(numbers, (1..=*last).collect::<Vec<_>>(), "{part} {section}");
            }
        }
        let mut readings: Vec<_> = RULES
            .iter()
            .map(|entry| place(entry.id))
            .filter(|place| place.0 == 3)
            .map(|place| place.2)
            .collect();
        readings.sort_unstable();
        assert_eq!(readings, (1..=76).filter(|number| *number != 60).collect::<Vec<_>>());
        for (rule, letters) in [("BL-6.5", "abcdefghi"), ("BL-9.8", "abcdefghijkl")] {
            let found = RULES.iter().filter_map(|entry| entry.id.strip_prefix(rule));
            assert_eq!(found.collect::<String>(), letters, "{rule}");
        }
    }

    /// The numbers of the table at the end of the specification.
    #[test]
    fn rules_act_refuse_and_define_as_often_as_specified() {
        let count = |what: fn(&RuleEntry) -> bool| RULES.iter().filter(|entry| what(entry)).count();
        assert_eq!(count(|entry| entry.does.acts && !entry.does.refuses), 119);
        assert_eq!(count(|entry| entry.does.refuses && !entry.does.acts), 37);
        assert_eq!(count(|entry| entry.does.acts && entry.does.refuses), 33);
        assert_eq!(count(|entry| entry.does.defines), 79);
        assert_eq!(count(|entry| entry.does.reading), 104);
        assert_eq!(count(|entry| entry.does.defines && (entry.does.acts || entry.does.refuses)), 0);
        let is_rule =
            |entry: &RuleEntry| entry.does.acts || entry.does.refuses || entry.does.defines;
        assert!(RULES.iter().all(|entry| is_rule(entry) != entry.does.reading));
    }

    #[test]
    fn every_line_is_a_sentence_in_both_languages() {
        for entry in RULES {
            assert!(entry.en.ends_with(['.', '?']), "{}: {}", entry.id, entry.en);
            assert!(entry.ja.ends_with('。'), "{}: {}", entry.id, entry.ja);
        }
    }

    /// Only rules of the summary, and questions about it, have a heading of it.
    #[test]
    fn base_game_has_no_heading() {
        let has_heading = |entry: &&RuleEntry| !entry.heading.is_empty();
        assert!(RULES.iter().filter(has_heading).all(|entry| entry.id.starts_with("BH-")));
        assert_eq!(RULES.iter().filter(has_heading).count(), 166);
    }
}
