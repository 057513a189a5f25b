//! What holds for every page.

use super::*;
use crate::review::{FactInfo, Review, ReviewOf, ToldLine, begin, told_lines};
use crate::tell::Routine;
use crate::testing::{Passes, games, passes_header, pig_header};
use kanso_engine::{Eye, Lang, Outcome};

/// A game in memory whose seats have names that look like markup.
fn marked_up() -> Box<dyn Review> {
    let mut header = pig_header("50");
    header.names = vec!["<b id=\"x\">Ada</b>".to_owned(), "'Ben' & <script>".to_owned()];
    let mut review = begin(games(), &header).expect("a sound header");
    for _ in 0..3 {
        review.choose(0).expect("a roll");
    }
    review
}

fn told(review: &dyn Review, event: u32, cited: &mut Cited) -> String {
    let lines = told_lines(review, event, Routine::LeftOut, Lang::En, Eye::All);
    let words = event_words(review, event, Lang::En, Eye::All);
    let aside = event_aside(review, event, Lang::En, Eye::All);
    html! { (words) (aside) (facts(review, &lines, cited, Lang::En)) }.into_string()
}

fn fact(rule: &str, shrunk: bool) -> ToldLine {
    ToldLine::Facts(vec![FactInfo {
        beat: 1,
        number: 1,
        rule: rule.to_owned(),
        words: "it happens".to_owned(),
        ids: Vec::new(),
        shrunk,
        routine: false,
    }])
}

#[test]
fn a_page_says_its_language_and_asks_nobody_for_anything() {
    let review = marked_up();
    for (lang, tag) in [(Lang::En, "<html lang=\"en\">"), (Lang::Ja, "<html lang=\"ja\">")] {
        let body = html! { (scene(&review.scene(Eye::All), lang)) };
        let text = page(&Page { script: "let at = 1;", ..Page::new(lang, "A <title>") }, &body);
        assert!(text.starts_with("<!DOCTYPE html>") && text.ends_with("</html>\n"), "{text}");
        for part in
            [tag, "charset=\"utf-8\"", "default-src 'none'", "<title>A &lt;title&gt;</title>"]
        {
            assert!(text.contains(part), "{part} in {text}");
        }
        assert!(text.contains("<script>let at = 1;</script>"));
        assert!(text.contains("script-src 'sha256-"), "no program but this one: {text}");
        let without = text.replace(board::NAMESPACE, "");
        for word in ["http:", "https:", "url(", "src=", "@import", "<link", "//"] {
            assert!(!without.contains(word), "{word}");
        }
    }
    let without = page(&Page::new(Lang::En, ""), &html! {});
    assert!(!without.contains("<script") && without.contains("script-src 'none'"), "{without}");
}

#[test]
fn whatever_is_told_is_escaped() {
    let review = marked_up();
    let mut cited = Cited::default();
    let mut all = scene(&review.scene(Eye::All), Lang::En).into_string();
    for event in 1..=review.len(0).expect("the game itself") {
        all.push_str(&told(&*review, event, &mut cited));
    }
    assert!(all.contains("&lt;b id=") && all.contains("<b>&lt;b id="), "{all}");
    for markup in ["<b id", "<script", "</b>Ada"] {
        assert!(!all.contains(markup), "{markup} in {all}");
    }
}

#[test]
fn an_outcome_has_its_odds_and_a_decision_who_took_it() {
    let mut header = pig_header("50");
    header.names = vec!["Ada".to_owned(), "Ben".to_owned()];
    let mut review = begin(games(), &header).expect("a sound header");
    review.choose(0).expect("a roll");
    let mut cited = Cited::default();
    assert!(cited.is_empty());
    let decision = told(&*review, 1, &mut cited);
    assert!(decision.starts_with("<b>Ada</b>: roll"), "{decision}");
    assert!(decision.contains("<a class=\"rule\" href=\"#PG-1.1\">PG-1.1</a>"), "{decision}");
    let outcome = told(&*review, 2, &mut cited);
    assert!(outcome.contains("<span class=\"aside\">(1 in 6)</span>"), "{outcome}");
}

#[test]
fn what_a_person_entered_is_marked_for_the_eye_that_sees_all() {
    let mut review = begin(games(), &pig_header("50")).expect("a sound header");
    review.choose(0).expect("a roll");
    review.seek(&"1".parse().expect("an address")).expect("there");
    let outcome = crate::review::Answer::Outcome(Outcome::Roll([6].into_iter().collect()));
    let refit = review.correct("six", outcome, &[], Lang::En).expect("it fits");
    assert_eq!(review.here().line, refit.line);
    let aside = |eye| event_aside(&*review, 2, Lang::En, eye).into_string();
    assert!(aside(Eye::All).contains("(1 in 6, entered)"), "{}", aside(Eye::All));
    assert!(aside(Eye::Public).contains("(1 in 6)"), "{}", aside(Eye::Public));
}

#[test]
fn rules_are_listed_once_in_the_order_of_the_rulebook() {
    let review = marked_up();
    let mut cited = Cited::default();
    assert_eq!(cited.list(&*review, Lang::En).into_string(), "", "no heading for nothing");
    for id in ["PG-1.5", "PG-1.1", "PG-1.5", "PG-1.2"] {
        let _ = cited.cite(id);
    }
    let list = cited.list(&*review, Lang::Ja).into_string();
    let places: Vec<_> = ["PG-1.1", "PG-1.2", "PG-1.5"]
        .iter()
        .map(|id| list.find(&format!("<dt id=\"{id}\">")))
        .collect();
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{list}");
    assert_eq!(list.matches("<dt").count(), 3);
    assert!(list.contains("引用したルール"), "{list}");
}

/// A card row tells which card it was.
#[test]
fn the_row_of_a_card_that_is_told_as_a_card_is_not_named() {
    let review = marked_up();
    let mut cited = Cited::default();
    let lines = [fact("PG-1.1", true), fact("PG:K17", true), fact("PG:K18", false)];
    let told = facts(&*review, &lines, &mut cited, Lang::En).into_string();
    assert!(told.contains("PG-1.1") && told.contains("PG:K18") && !told.contains("K17"), "{told}");
    assert!(!cited.list(&*review, Lang::En).into_string().contains("K17"));
}

#[test]
fn routine_steps_are_counted_on_the_side() {
    let mut review =
        ReviewOf::<Passes>::begin(games(), &passes_header("nothing")).expect("a header");
    review.choose(0).expect("it plays");
    let lines = told_lines(&review, 1, Routine::LeftOut, Lang::En, Eye::All);
    let told = facts(&review, &lines, &mut Cited::default(), Lang::En).into_string();
    assert!(told.contains("<li class=\"aside\">("), "{told}");
}
