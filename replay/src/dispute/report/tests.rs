//! What a report says, in both forms, of disputes over games of Pig.

use super::*;
use crate::dispute::{About, ClaimText, Filing, Settling, file, settle};
use crate::log::record::{Header, LuckSource, MAIN_LINE, Record, Verdict};
use crate::log::{Log, LogBuilder};
use crate::review::{self, Position, Review};
use crate::testing::{games, pig_header};
use kanso_engine::{Event, Outcome, Seat};
use kanso_pig::Action;

const ADA: Seat = Seat::at(0);
const BEN: Seat = Seat::at(1);

/// A game at a real table: these dice for the seat whose turn it is, who then holds if `holds`.
fn table(names: [&str; 2], dice: &[u8], holds: bool) -> Box<dyn Review> {
    let mut header = pig_header("50");
    header.names = names.map(str::to_owned).to_vec();
    header.luck = LuckSource::Table { version: 1, seed: [1; 32] };
    let mut review = review::begin(games(), &header).expect("two play Pig");
    for face in dice {
        review.choose(0).expect("rolls");
        review.settle(&Outcome::roll(&[*face])).expect("a die shows that");
    }
    if holds {
        review.choose(1).expect("holds");
    }
    review
}

fn filed(review: &dyn Review, event: u32, question: &str, claims: &[(Seat, &str)]) -> Vec<u8> {
    let claim = |(seat, text): &(Seat, &str)| ClaimText { seat: *seat, text: (*text).to_owned() };
    let filing = Filing {
        at: Position::after(MAIN_LINE, event),
        about: About::Either,
        question: question.to_owned(),
        rules: vec!["PG-1.2".to_owned()],
        claims: claims.iter().map(claim).collect(),
    };
    file(games(), review, &filing, Lang::En).expect("it can be filed")
}

/// Nine sixes are 54 of 50: is the game over at once? Another roll was played behind it.
fn over_at_once(names: [&str; 2], question: &str) -> Vec<u8> {
    let review = table(names, &[6, 6, 6, 6, 6, 6, 6, 6, 6, 2], true);
    filed(&*review, 18, question, &[(ADA, "PG-R1=at-once"), (BEN, "PG-R1=by-holding")])
}

/// Ada wants to hold before she has rolled.
fn refused() -> Vec<u8> {
    filed(&*table(["Ada", "Ben"], &[], false), 0, "May I hold?", &[(ADA, "hold")])
}

/// Ben says that the second die showed a 1.
fn fell() -> Vec<u8> {
    let review = table(["Ada", "Ben"], &[6, 5, 4], true);
    filed(&*review, 4, "What did it show?", &[(BEN, "1"), (ADA, "5")])
}

fn made_in(lang: Lang, bytes: &[u8]) -> Report {
    let options = ReportOptions { lang, file: "pig.kanso".to_owned(), ..Default::default() };
    report(games(), bytes, 0, &options).expect("it can be reported")
}

fn made(bytes: &[u8]) -> Report {
    made_in(Lang::En, bytes)
}

fn anonymous(bytes: &[u8], file: &str, lang: Lang) -> Report {
    let options =
        ReportOptions { lang, anonymous: true, file: file.to_owned(), ..Default::default() };
    report(games(), bytes, 0, &options).expect("it can be reported")
}

/// What stands under a heading of a page, up to the next one.
#[track_caller]
fn section<'a>(page: &'a str, heading: &str) -> &'a str {
    let (_, after) = page
        .split_once(&format!("<h2>{heading}</h2>"))
        .unwrap_or_else(|| panic!("{heading:?} in {page}"));
    after.split("<h2").next().expect("there is a first part")
}

/// What a page says, without its marks.
fn text_of(page: &str) -> String {
    let body = page.split("<body>").nth(1).expect("a body");
    body.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text)).collect()
}

#[track_caller]
fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part:?} in {text}");
    }
}

#[test]
fn a_dispute_about_a_reading_shows_both_games() {
    let report = made(&over_at_once(["Ada", "Ben"], "Is it over?\nWe rolled on."));
    let [reading] = &report.readings[..] else { panic!("one reading") };
    let values: Vec<_> = reading
        .values
        .iter()
        .map(|value| (value.value.as_str(), value.in_force, value.claimed_by.join(" ")))
        .collect();
    assert_eq!(values, [("by-holding", true, "Ben".into()), ("at-once", false, "Ada".into())]);
    let [played, at_once] = &report.sides[..] else { panic!("two sides") };
    assert_eq!(
        (&played.claimed_by[..], &at_once.claimed_by[..]),
        (&["Ben".into()][..], &["Ada".into()][..])
    );
    // The same die falls; what comes of it differs, and nothing fits behind it.
    let answer = |side: &SidePart| side.answer.clone().expect("the die fell");
    assert_eq!(answer(played).said, answer(at_once).said);
    assert_eq!(answer(played).odds, "1 in 6");
    assert!(answer(at_once).facts.iter().any(|fact| fact.differs), "{:?}", answer(at_once));
    assert!(!at_once.table.differs.is_empty() && !played.table.differs.is_empty());
    assert!(!at_once.fields.is_empty() && played.fields.is_empty());
    let rest = at_once.rest.as_ref().expect("a record that was re-fitted");
    assert_eq!((rest.played, rest.kept), (21, 18));
    let later = at_once.later.as_ref().expect("the game is over");
    assert_eq!((later.played.event, later.here.is_none()), (19, true));
    assert!(at_once.earlier.is_none(), "{:?}", at_once.earlier);
    assert_eq!(at_once.end.seats[0].result, "won");
    assert!(played.end.seats[0].result == "won" && played.end.events > at_once.end.events);

    let page = report.html();
    has(&page, &["<h1 dir=\"auto\">Is it over?</h1><p dir=\"auto\">We rolled on.</p>", "Pig"]);
    has(section(&page, "Who claims what"), &["<b><bdi>Ada</bdi></b>: PG-R1 goal-moment = at-once"]);
    has(section(&page, "The readings in question"), &["#rule-PG-R1", "the game was played by it"]);
    has(
        section(&page, "Before"),
        &["<svg", "data-id=", "chance"]
            .map(|word| if word == "chance" { "After event 17" } else { word }),
    );
    has(section(&page, "What is contested"), &["the die shows 6", "(1 in 6)", "#rule-PG-1.2"]);
    let sides = section(&page, "Side by side");
    assert_eq!(sides.matches("<article").count(), 2);
    assert_eq!(sides.matches("<svg").count(), 2);
    has(
        sides,
        &[
            "As it was played",
            "Under PG-R1 goal-moment = at-once",
            "≠",
            "no longer fits",
            "18 of 21 events are kept",
            "class=\"differs\"",
        ],
    );
    let rules = section(&page, "Rules cited");
    for rule in &report.cited {
        has(rules, &[&format!("<dt id=\"rule-{}\">", rule.id)]);
        assert!(!rule.line.is_empty(), "{rule:?}");
    }
    // Every link leads to a rule that is there.
    for link in page.split("href=\"#").skip(1) {
        let id = link.split('"').next().expect("it ends");
        has(&page, &[&format!("<dt id=\"{id}\">")]);
    }
    has(
        section(&page, "See for yourself"),
        &[
            "kanso dispute check pig.kanso",
            "kanso dispute compare pig.kanso",
            "kanso review pig.kanso --at 0@17",
            "--at 0@18",
        ],
    );
    let bytes = over_at_once(["Ada", "Ben"], "Is it over?\nWe rolled on.");
    let head = review::open(games(), &bytes).expect("a log").head();
    has(
        section(&page, "Versions and hashes"),
        &[&kanso_engine::cards::hex(&head), Header::PROGRAM],
    );
    has(&page, &["comes to the same as when the dispute was filed"]);
}

#[test]
fn a_refused_action_is_told_with_the_rule_against_it() {
    let report = made(&refused());
    assert!(report.contested.played.is_none());
    let [wanted] = &report.contested.refused[..] else { panic!("one action") };
    assert_eq!((wanted.who.as_str(), wanted.rule.as_str()), ("Ada", "PG-1.4"));
    assert_eq!(report.sides.len(), 1, "no rules are claimed that allow it");
    assert_eq!((report.before.events, report.before.asked.as_str()), (0, "Ada"));
    let page = report.html();
    has(section(&page, "Before"), &["At the start", "Ada: roll or hold", "<svg"]);
    has(
        section(&page, "What is contested"),
        &["Nothing was played here yet", "Ada wants: ", "refused: ", "#rule-PG-1.4"],
    );
    assert_eq!(section(&page, "Side by side").matches("<article").count(), 1);
    has(section(&page, "Rules cited"), &["rule-PG-1.4", "rule-PG-1.2"]);
    assert!(!page.contains("<h2>The readings in question"), "no reading is in question");
    assert!(!section(&page, "See for yourself").contains("--at 0@1<"), "nothing stands there");
    has(&report.markdown(), &["✗ **Ada wants: ", "`PG-1.4`", "Nothing was played here yet"]);
}

#[test]
fn what_a_die_showed_is_told_with_all_that_hangs_on_it() {
    let report = made(&fell());
    let [played, other] = &report.sides[..] else { panic!("two sides") };
    assert_eq!(
        (&played.claimed_by[0], &other.claimed_by[0]),
        (&"Ada".to_owned(), &"Ben".to_owned())
    );
    assert_eq!(other.title, "If instead: the die shows 1");
    assert_eq!(other.answer.as_ref().map(|answer| answer.said.as_str()), Some("the die shows 1"));
    let rest = other.rest.as_ref().expect("a correction");
    assert!(!rest.dropped.is_empty() || rest.stopped.is_some(), "Ada's turn was over");
    let page = report.html();
    has(
        section(&page, "Side by side"),
        &["If instead: the die shows 1", "no longer fits", "(1 in 6)"],
    );
    assert!(report.readings.is_empty());
}

#[test]
fn three_sides_stand_beside_each_other() {
    let review = table(["Ada", "Ben"], &[6; 9], false);
    let claims = [(ADA, "PG-R1=at-once"), (BEN, "1"), (BEN, "PG-R1=by-holding")];
    let bytes = filed(&*review, 18, "What now?", &claims);
    let report = made(&bytes);
    let titles: Vec<_> = report.sides.iter().map(|side| side.title.as_str()).collect();
    assert_eq!(titles.len(), 3, "{titles:?}");
    let page = report.html();
    let sides = section(&page, "Side by side");
    assert_eq!((sides.matches("<article").count(), sides.matches("<svg").count()), (3, 3));
    let markdown = report.markdown();
    for title in titles {
        has(&markdown, &[&format!("### {title}")]);
    }
}

#[test]
fn a_ruling_says_what_why_and_by_whom() {
    let bytes = over_at_once(["Ada", "Ben"], "Is it over?");
    let settled = |bytes: &[u8], verdict, reason: &str| {
        let (reason, by) = (reason.to_owned(), "Aki".to_owned());
        let settling = Settling { dispute: 0, verdict, reason, by };
        settle(games(), bytes, &settling, Lang::En).expect("settled").bytes
    };
    assert!(!made(&bytes).html().contains("How it was settled"), "nothing is yet");
    let once = settled(&bytes, Verdict::Stands, "First thought");
    let reading = Verdict::Reading("PG-R1".to_owned(), "at-once".to_owned());
    let twice = settled(&once, reading, "As it is written.\nSecond <thought>");
    let report = made(&twice);
    assert_eq!(report.rulings.iter().map(|one| one.counts).collect::<Vec<_>>(), [false, true]);
    assert!(report.readings[0].values[1].ruled && !report.readings[0].values[0].ruled);
    let page = report.html();
    has(
        section(&page, "How it was settled"),
        &[
            "PG-R1 goal-moment = at-once",
            "because: As it is written.",
            "Second &lt;thought&gt;",
            "decided by: <bdi>Aki</bdi>",
            "(this one counts)",
            "(replaced by a later one)",
        ],
    );
    has(
        &report.markdown(),
        &["> because: As it is written.\n> Second \\<thought\\>", "decided by: Aki"],
    );
    let page = anonymous(&twice, "pig.kanso", Lang::En).html();
    assert!(!page.contains("Aki") && page.contains("decided by: <bdi>Person 1</bdi>"));
}

#[test]
fn both_languages_say_all_of_it() {
    for bytes in [over_at_once(["Ada", "Ben"], "質問です"), refused(), fell()] {
        let page = made_in(Lang::Ja, &bytes).html();
        has(
            &page,
            &[
                "<html lang=\"ja\">",
                "それぞれの主張",
                "問題の直前",
                "問題の場面",
                "比較",
                "引用したルール",
                "手元での再現方法",
                "版とハッシュ",
                "記録どおり",
            ],
        );
        has(
            &made_in(Lang::Ja, &bytes).markdown(),
            &["## それぞれの主張", "## 比較", "### 記録どおり"],
        );
        for word in ["As it was played", "Side by side", "claims", "refused", "event "] {
            let told = text_of(&page);
            assert!(!told.contains(word), "{word} in {told}");
        }
    }
}

#[test]
fn the_same_file_gives_the_same_bytes() {
    let bytes = fell();
    let (one, other) = (made(&bytes), made(&bytes));
    assert_eq!((one.html(), one.markdown()), (other.html(), other.markdown()));
}

#[test]
fn markdown_says_what_the_page_says() {
    let report = made(&over_at_once(["Ada", "Ben"], "Is it over?"));
    let text = report.markdown();
    has(
        &text,
        &[
            "# Dispute: Is it over?\n",
            "## Who claims what\n\n- **Ada**: PG-R1 goal-moment = at-once\n",
            "### As it was played",
            "### Under PG-R1 goal-moment = at-once",
            "- `by-holding` (the game was played by it, claimed by: Ben)",
            "```text\n",
            "≠",
            "18 of 21 events are kept",
            "kanso dispute check pig.kanso",
            "`PG-1.2`",
        ],
    );
    assert!(!text.contains("<svg") && !text.contains("\n\n\n"), "{text}");
    assert_eq!(text.matches("```").count() % 2, 0);
}

/// Texts that want to be more than texts, in names and in the question.
#[test]
fn whatever_people_write_stays_text() {
    let names = ["<script>x</script>", "\"' onload=`b`\u{202e}"];
    let question =
        "<img src=x onerror=\"y\">\u{202e}drawkcab\n- [a](https://evil.example) *b* ``` </pre>";
    let bytes = over_at_once(names, question);
    for lang in Lang::ALL {
        let report = made_in(lang, &bytes);
        let page = report.html();
        has(&page, &["&lt;script&gt;x&lt;/script&gt;", "&lt;img src=x onerror=&quot;y&quot;&gt;"]);
        for part in ["<script", "<img", "</pre> ", "\u{202e}", "\u{1}"] {
            assert!(!page.contains(part), "{part:?}");
        }
        has(&page, &["\u{fffd}drawkcab"]);
        let text = report.markdown();
        has(&text, &["\\<script\\>x", "\\[a\\](https:\\//evil.example) \\*b\\* \\`\\`\\`"]);
        assert!(!text.contains('\u{202e}') && !text.contains(" <img"), "{text}");
    }
}

#[test]
fn nothing_in_a_page_leads_out_of_it() {
    for bytes in [over_at_once(["Ada", "https://ben.example"], "url(//x)"), refused(), fell()] {
        let page = made(&bytes).html();
        let mut told = page.replace("xmlns=\"http://www.w3.org/2000/svg\"", "");
        assert!(!told.contains("http://www.w3.org"), "another name");
        for attribute in [
            "src=", "srcset=", "action=", "<link", "<script", "<iframe", "<object", "@import",
            "<base",
        ] {
            assert!(!told.contains(attribute), "{attribute}");
        }
        for link in told.split("href=\"").skip(1) {
            assert!(link.starts_with('#'), "{link}");
        }
        let style = told.split("<style>").nth(1).and_then(|after| after.split("</style>").next());
        let style = style.expect("a style sheet");
        assert!(!style.contains("url(") && !style.contains("//"));
        told.clear();
        has(&page, &["default-src 'none'"]);
    }
}

#[test]
fn without_names_there_is_no_name_anywhere() {
    let names = ["Adalbert", "ベンジャミン"];
    let question = "Has adalbert won?\nAdalbert's turn; ベンジャミンの主張";
    let review = {
        let mut review = table(names, &[6, 6, 6, 6, 6, 6, 6, 6, 6, 2], true);
        review.go(Position::after(MAIN_LINE, 17)).expect("there");
        review.note("Adalbert", "ベンジャミン looks away, Quentin too").expect("a note");
        review.note("Quentin", "so I did").expect("a note");
        review
    };
    let claims = [(ADA, "PG-R1=at-once"), (BEN, "1")];
    let bytes = filed(&*review, 18, question, &claims);
    let settling = Settling {
        dispute: 0,
        verdict: Verdict::Claim(1),
        reason: "ADALBERT is right".to_owned(),
        by: "Quentin".to_owned(),
    };
    let bytes = settle(games(), &bytes, &settling, Lang::En).expect("settled").bytes;
    for (lang, first, second) in [(Lang::En, "Seat 1", "Seat 2"), (Lang::Ja, "席1", "席2")] {
        let report = anonymous(&bytes, "adalbert-vs-ben.kanso", lang);
        for text in [report.html(), report.markdown(), format!("{report:?}")] {
            let folded = text.to_lowercase();
            for name in ["adalbert", "ベンジャミン", "quentin"] {
                assert!(!folded.contains(name), "{name} in {text}");
            }
            has(&text, &[first, second, "dispute.kanso"]);
        }
        let named = made_in(lang, &bytes);
        has(&named.html(), &["Adalbert", "ベンジャミン", "Quentin"]);
        // The hashes are those of the real file, and the game is the same.
        assert_eq!(report.made_of.len(), named.made_of.len());
        let hashes = |report: &Report| -> Vec<String> {
            report.made_of.iter().map(|(_, hash)| hash.clone()).collect()
        };
        assert_eq!(hashes(&report), hashes(&named));
        assert!(report.because.is_empty(), "{:?}", report.because);
        assert!(report.html().contains(words::ANONYMOUS.in_lang(lang)));
        assert!(!named.html().contains(words::ANONYMOUS.in_lang(lang)));
    }
}

#[test]
fn near_its_top_a_report_has_the_dispute_itself_as_a_link() {
    let page = "https://example.org/games/?a=1&b=2";
    for (bytes, at) in [(over_at_once(["Ada", "Ben"], "Over?"), "0@18"), (refused(), "0@0")] {
        for (base, lang) in [(page, Lang::En), ("", Lang::En), (page, Lang::Ja), ("", Lang::Ja)] {
            let file = "pig.kanso".to_owned();
            let options = ReportOptions { lang, file, base: base.to_owned(), ..Default::default() };
            let report = report(games(), &bytes, 0, &options).expect("it can be reported");
            let html = report.html().replace("&amp;", "&");
            let (html, _) = html.split_once("<h2").expect("a first heading");
            let markdown = report.markdown();
            let (markdown, _) = markdown.split_once("\n## ").expect("a first heading");
            let forms = if base.is_empty() {
                [(html, "<code class=\"hash\">", "</code>"), (markdown, "`#", "`")]
            } else {
                [(html, "<a href=\"http", "\">"), (markdown, "](<", ">)")]
            };
            for (text, before, after) in forms {
                let (_, link) = text.split_once(before).unwrap_or_else(|| panic!("{text}"));
                let (link, _) = link.split_once(after).expect("it ends");
                let link = format!("{}{link}", if before == "`#" { "#" } else { "" });
                let whole = if before.ends_with("http") { format!("http{link}") } else { link };
                assert!(whole.starts_with(&format!("{base}#g=")), "{whole}");
                let linked = crate::link::unlink(&whole).expect("a good link");
                assert_eq!((linked.bytes, linked.vouched), (bytes.clone(), true));
                assert_eq!(linked.at.map(|at| at.to_string()).as_deref(), Some(at));
            }
        }
    }
}

#[test]
fn a_report_without_a_link_says_where_the_dispute_is() {
    let mut review = table(["Ada", "Ben"], &[6, 5, 4], true);
    let note: String = (0..crate::link::LINK_LEN_MAX).map(|_| 'x').collect();
    review.note("Ada", &note).expect("a note");
    let long = filed(&*review, 4, "What did it show?", &[]);
    let long = made(&long);
    assert_eq!(long.itself, Itself::InFile(words::IS_LONG));
    let nameless = anonymous(&fell(), "pig.kanso", Lang::En);
    assert_eq!(nameless.itself, Itself::InFile(words::HAS_NAMES));
    for report in [long, nameless] {
        for text in [report.html(), report.markdown()] {
            has(&text, &["This dispute itself is in the file ", "pig.kanso"]);
            assert!(!text.contains("#g="), "{text}");
        }
    }
}

#[test]
fn what_cannot_be_reported_says_why() {
    let problem = |bytes: &[u8], number, pages: &[&str]| {
        let pages = pages.iter().map(|page| (*page).to_owned()).collect();
        let options = ReportOptions { pages, ..ReportOptions::default() };
        report(games(), bytes, number, &options).expect_err("there is none").to_string()
    };
    let without = table(["Ada", "Ben"], &[6], false).log_bytes().expect("in memory");
    assert_eq!(problem(&without, 0, &[]), "this log has no dispute");
    assert_eq!(problem(&fell(), 3, &[]), "there is no dispute 3: the log has 1");
    let page = problem(&fell(), 0, &["attic"]);
    assert!(page.starts_with("the table has no page \"attic\": it has "), "{page}");
    assert!(report(games(), b"no log", 0, &ReportOptions::default()).is_err());
    let broken = rebuilt(&fell(), |record| {
        if let Record::Step(step) = record
            && let Some(Event::Chance(outcome)) =
                step.events.iter_mut().find(|event| matches!(event, Event::Chance(_)))
        {
            *outcome = Outcome::roll(&[7]);
        }
    });
    assert!(
        problem(&broken, 0, &[]).contains("up to event 1 only"),
        "{}",
        problem(&broken, 0, &[])
    );
}

/// Somebody changes records, and makes every checksum anew.
fn rebuilt(bytes: &[u8], change: impl Fn(&mut Record<Action>)) -> Vec<u8> {
    let log = Log::<Action>::read(bytes).expect("a log");
    let mut builder = LogBuilder::<Action>::new(&log.header).expect("fits");
    for (_, mut record) in log.records {
        if !matches!(record, Record::Header(_)) {
            change(&mut record);
            builder.append(&record).expect("fits");
        }
    }
    builder.finish().expect("fits")
}

#[test]
fn what_no_longer_comes_to_the_same_is_told_at_the_top() {
    let changed = rebuilt(&fell(), |record| {
        if let Record::Dispute(dispute) = record {
            dispute.revision = 99;
        }
    });
    let report = made(&changed);
    assert_eq!(report.because.len(), 1, "{:?}", report.because);
    has(&report.html(), &["class=\"notice\"", "check it with a newer kanso"]);
    has(&report.markdown(), &["check it with a newer kanso"]);
    assert!(!report.html().contains(words::REPRODUCES.en));
}
