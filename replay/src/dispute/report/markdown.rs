//! A report as Markdown, for forums: the same content, tables as text.

use super::table::{DIFFERS, Table};
use super::{FactPart, Happened, Itself, Later, RefusedPart, Report, Rest, SidePart, words};
use crate::draw::{TextOptions, scene_text};
use crate::tell::{aside, book_heading, phrases};
use kanso_engine::{Lang, Text};
use std::fmt::Write as _;

/// Columns of a table: as many as a forum shows without scrolling.
const COLUMNS: usize = 92;

/// The whole report.
pub(super) fn markdown(report: &Report) -> String {
    let mut page = Writer { lang: report.lang, out: String::new() };
    page.report(report);
    page.out
}

struct Writer {
    lang: Lang,
    out: String,
}

impl Writer {
    fn say(&self, text: Text) -> &'static str {
        text.in_lang(self.lang)
    }

    /// A block of its own.
    fn block(&mut self, text: &str) {
        if !self.out.is_empty() {
            self.out.push('\n');
        }
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn heading(&mut self, depth: usize, text: &str) {
        self.block(&format!("{} {}", "#".repeat(depth), escaped(text)));
    }

    fn list(&mut self, items: &[String]) {
        if !items.is_empty() {
            let items: Vec<_> = items.iter().map(|item| format!("- {item}")).collect();
            self.block(&items.join("\n"));
        }
    }

    /// `label: value`, whose value is Markdown already.
    fn labelled(&self, label: &str, value: &str) -> String {
        format!("{}{}{value}", escaped(label), phrases::colon(self.lang))
    }

    /// A line that leads to what follows: `What becomes of the rest:`.
    fn lead(&mut self, label: &str) {
        let line = self.labelled(label, "");
        self.block(line.trim_end());
    }

    fn report(&mut self, report: &Report) {
        let lang = self.lang;
        let (first, rest) = report.question.split_once('\n').unwrap_or((&report.question, ""));
        let number = if report.count > 1 { format!(" {}", report.number) } else { String::new() };
        let colon = phrases::colon(lang);
        self.heading(1, &format!("{}{number}{colon}{first}", self.say(words::DISPUTE)));
        for line in rest.lines().filter(|line| !line.trim().is_empty()) {
            self.block(&escaped(line));
        }
        self.block(&format!("*{}*", escaped(&report.game)));
        self.itself(report);
        if !report.rules.is_empty() {
            let rules = codes(&report.rules);
            self.block(&self.labelled(self.say(words::RULES_IN_QUESTION), &rules));
        }
        self.heading(2, self.say(words::CLAIMS));
        if report.claims.is_empty() {
            self.block(self.say(words::CLAIMS_NONE));
        }
        let claim = |claim: &super::ClaimPart| {
            format!("**{}**{colon}{}", escaped(&claim.who), escaped(&claim.words))
        };
        self.list(&report.claims.iter().map(claim).collect::<Vec<_>>());
        self.rulings(report);
        if report.because.is_empty() {
            self.block(self.say(words::REPRODUCES));
        } else {
            self.block(&format!("**{}**", self.say(words::DOES_NOT)));
            self.list(&report.because.iter().map(|line| coded(line)).collect::<Vec<_>>());
        }
        self.block(self.say(words::HINDSIGHT));
        if report.anonymous {
            self.block(self.say(words::ANONYMOUS));
        }
        self.readings(report);
        self.heading(2, self.say(words::SETUP));
        self.figures(&report.setup);
        self.before(report);
        self.heading(2, self.say(words::CONTESTED));
        match &report.contested.played {
            Some(played) => self.event(played),
            None => self.block(self.say(words::NOTHING_PLAYED)),
        }
        self.refused(&report.contested.refused);
        self.heading(2, self.say(words::SIDES));
        if report.sides.len() > 1 {
            self.block(&escaped(self.say(words::DIFFERS_SIGN)));
        }
        for side in &report.sides {
            self.side(side);
        }
        if !report.cited.is_empty() {
            self.heading(2, self.say(words::RULES));
            self.block(self.say(words::RULES_ARE));
            let rule = |rule: &super::RulePart| {
                let heading = if rule.heading.is_empty() {
                    String::new()
                } else {
                    let (label, heading) = book_heading(self.lang, &rule.heading);
                    format!("{label}*{}* ", escaped(&heading))
                };
                format!("{} {heading}{}", code(&rule.id), coded(&rule.line))
            };
            self.list(&report.cited.iter().map(rule).collect::<Vec<_>>());
        }
        self.heading(2, self.say(words::STEPS));
        let comment = |(command, what): &(String, String)| format!("# {what}\n{command}");
        let steps: Vec<_> = report.steps.iter().map(comment).collect();
        self.fenced("sh", &steps.join("\n"));
        self.heading(2, self.say(words::MADE_OF));
        self.figures(&report.made_of);
    }

    /// The way to the dispute itself: the address of a link holds no sign that would end it here.
    fn itself(&mut self, report: &Report) {
        let line = match &report.itself {
            Itself::Link(link) => {
                let holds = aside(self.lang, self.say(words::LINK_HOLDS));
                format!("**[{}](<{link}>)** {holds}", self.say(words::OPEN_ITSELF))
            }
            Itself::Bare(link) => {
                let what = coded(self.say(words::BARE_LINK));
                format!("{what}{}{}", phrases::colon(self.lang), code(link))
            }
            Itself::InFile(why) => {
                let (before, after) = words::in_file(self.lang, *why);
                format!("{before}{}{after}", code(&report.file))
            }
        };
        self.block(&line);
    }

    fn rulings(&mut self, report: &Report) {
        if report.rulings.is_empty() {
            return;
        }
        self.heading(2, self.say(words::RULINGS));
        for ruling in &report.rulings {
            let mut words = format!("**{}**", escaped(&ruling.words));
            if report.rulings.len() > 1 {
                let counts =
                    if ruling.counts { words::RULING_COUNTS } else { words::RULING_BEFORE };
                write!(words, " {}", aside(self.lang, self.say(counts)))
                    .expect("a string takes every text");
            }
            self.block(&words);
            let reason: Vec<_> = ruling.reason.lines().map(escaped).collect();
            let reason = self.labelled(self.say(words::REASON), &reason.join("\n> "));
            self.block(&format!("> {reason}"));
            if !ruling.by.is_empty() {
                let by = self.labelled(self.say(words::DECIDED_BY), &escaped(&ruling.by));
                self.block(&by);
            }
        }
    }

    fn readings(&mut self, report: &Report) {
        if report.readings.is_empty() {
            return;
        }
        let (lang, colon) = (self.lang, phrases::colon(self.lang));
        self.heading(2, self.say(words::READINGS));
        for reading in &report.readings {
            self.block(&format!("**{}** {}", code(&reading.id), escaped(&reading.name)));
            if let Some(rule) = report.cited.iter().find(|rule| rule.id == reading.id) {
                self.block(&coded(&rule.line));
            }
            let value = |value: &super::ValuePart| {
                let mut asides = Vec::new();
                if value.in_force {
                    asides.push(words::IN_FORCE.in_lang(lang).to_owned());
                }
                if !value.claimed_by.is_empty() {
                    let who = escaped(&value.claimed_by.join(phrases::comma(lang)));
                    asides.push(format!("{}{colon}{who}", words::CLAIMED_BY.in_lang(lang)));
                }
                if value.ruled {
                    asides.push(format!("**{}**", words::RULED.in_lang(lang)));
                }
                let said = code(&value.value);
                if asides.is_empty() {
                    return said;
                }
                format!("{said} {}", aside(lang, &asides.join(phrases::comma(lang))))
            };
            self.list(&reading.values.iter().map(value).collect::<Vec<_>>());
        }
    }

    fn before(&mut self, report: &Report) {
        let (lang, before) = (self.lang, &report.before);
        self.heading(2, self.say(words::BEFORE));
        let mut asked = escaped(&before.prompt);
        if !before.asked.is_empty() && !before.prompt.contains(&before.asked) {
            asked = format!("**{}**{}{asked}", escaped(&before.asked), phrases::colon(lang));
        }
        self.block(&self.labelled(&words::after_events(lang, before.events), &asked));
        for (who, note) in &before.notes {
            let who = if who.is_empty() { String::new() } else { aside(lang, who) };
            let label = format!("{}{who}", self.say(words::NOTE));
            let note: Vec<_> = note.lines().map(escaped).collect();
            let note = self.labelled(&label, &note.join("\n> "));
            self.block(&format!("> {note}"));
        }
        if !before.table.pointed.is_empty() {
            self.block(&escaped(self.say(words::POINTED_SIGN)));
        }
        self.table(&before.table);
    }

    fn side(&mut self, side: &SidePart) {
        let lang = self.lang;
        self.heading(3, &side.title);
        let by = if side.claimed_by.is_empty() {
            self.say(words::NOBODY_CLAIMS).to_owned()
        } else {
            let names = format!("**{}**", escaped(&side.claimed_by.join(phrases::comma(lang))));
            self.labelled(self.say(words::CLAIMED_BY), &names)
        };
        self.block(&by);
        if let Some(earlier) = &side.earlier {
            self.block(&escaped(self.say(words::EARLIER)));
            self.later(earlier);
        }
        if let Some(unreached) = &side.unreached {
            self.block(&escaped(unreached));
        }
        match &side.answer {
            Some(answer) => self.event(answer),
            None if side.refused.is_empty() && side.unreached.is_none() => {
                self.block(self.say(words::NO_ANSWER));
            }
            None => {}
        }
        self.refused(&side.refused);
        self.lead(&side.at);
        self.table(&side.table);
        self.block(&format!("**{}**", escaped(&side.then)));
        if side.rest.is_some() {
            self.fields(side);
        }
        self.rest(side);
        let end = &side.end;
        let how = format!("**{}**", escaped(&end.how));
        let when = self.labelled(&words::after_events(lang, end.events), &how);
        self.block(&format!("*{}*{}{when}", self.say(words::END), phrases::colon(lang)));
        let seat = |seat: &super::SeatEnd| {
            let differs = if seat.differs { format!("{DIFFERS} ") } else { String::new() };
            let mut words = format!(
                "{differs}{}{}**{}**",
                escaped(&seat.name),
                phrases::colon(lang),
                seat.result
            );
            if !seat.figures.is_empty() {
                write!(words, "{}{}", phrases::comma(lang), escaped(&seat.figures))
                    .expect("a string takes every text");
            }
            words
        };
        self.list(&end.seats.iter().map(seat).collect::<Vec<_>>());
    }

    fn fields(&mut self, side: &SidePart) {
        if side.inner_fields > 0 {
            self.block(&words::inner(self.lang, side.inner_fields));
            return;
        }
        if side.fields.is_empty() {
            self.block(self.say(words::SAME_STATE));
            return;
        }
        self.lead(self.say(words::FIELDS));
        let head = [words::FIELD, words::AS_PLAYED, words::HERE].map(|text| self.say(text));
        let mut table = format!("| {} |\n|---|---|---|", head.join(" | "));
        for (field, there, here) in &side.fields {
            write!(table, "\n| {} | {} | **{}** |", escaped(field), escaped(there), escaped(here))
                .expect("a string takes every text");
        }
        self.block(&table);
        if side.more_fields > 0 {
            self.block(&words::and_more(self.lang, side.more_fields));
        }
    }

    fn rest(&mut self, side: &SidePart) {
        let (lang, colon) = (self.lang, phrases::colon(self.lang));
        let Some(rest) = &side.rest else { return };
        let Rest { played, kept, dropped, more_dropped, filled, stopped } = rest;
        self.lead(self.say(words::REST));
        let fits_not = |part: &super::DroppedPart| {
            format!(
                "{} “{}” {}{colon}{} {}",
                words::event(lang, part.event),
                escaped(&part.words),
                words::NO_LONGER_FITS.in_lang(lang),
                escaped(&part.why),
                code(&part.rule)
            )
        };
        let mut items = vec![words::kept(lang, *kept, *played)];
        items.extend(dropped.iter().map(fits_not));
        if *more_dropped > 0 {
            items.push(words::and_more(lang, *more_dropped));
        }
        items.extend(filled.in_words(lang));
        if let Some(stop) = stopped {
            let stops = escaped(&words::stops(lang, &stop.asked, stop.waiting));
            items.push(format!("{stops}{colon}{}", fits_not(&stop.first)));
        }
        self.list(&items);
        match &side.later {
            Some(later) => {
                self.lead(self.say(words::LATER));
                self.later(later);
            }
            None => self.block(self.say(words::NO_LATER)),
        }
    }

    fn later(&mut self, later: &Later) {
        self.event(&later.played);
        if let Some(here) = &later.here {
            self.lead(self.say(words::HERE));
            self.facts(here);
        }
        if let Some(misfit) = &later.misfit {
            let (colon, why) = (phrases::colon(self.lang), escaped(&misfit.why));
            let words = self.say(words::NO_LONGER_FITS);
            self.block(&format!("**{DIFFERS} {words}**{colon}{why} {}", code(&misfit.rule)));
        }
    }

    fn event(&mut self, event: &Happened) {
        let mut words = format!("**{}**", escaped(&event.said));
        if !event.odds.is_empty() {
            write!(words, " {}", aside(self.lang, &event.odds)).expect("a string takes every text");
        }
        self.block(&self.labelled(&words::event(self.lang, event.event), &words));
        self.facts(&event.facts);
    }

    fn facts(&mut self, facts: &[FactPart]) {
        let fact = |fact: &FactPart| {
            let words = escaped(&fact.words);
            let words = if fact.differs { format!("**{DIFFERS} {words}**") } else { words };
            format!("{words} {}", codes(&fact.rules)).trim_end().to_owned()
        };
        self.list(&facts.iter().map(fact).collect::<Vec<_>>());
    }

    fn refused(&mut self, all: &[RefusedPart]) {
        let one = |one: &RefusedPart| {
            format!(
                "✗ **{}**{}{}{}{} {}",
                escaped(&words::wants(self.lang, &one.who, &one.words)),
                phrases::comma(self.lang),
                words::REFUSED.in_lang(self.lang),
                phrases::colon(self.lang),
                escaped(&one.why),
                code(&one.rule)
            )
        };
        let items: Vec<_> = all.iter().map(one).collect();
        self.list(&items);
    }

    fn figures(&mut self, all: &[(String, String)]) {
        let item = |(label, value): &(String, String)| {
            let value = if value.len() == 64 { code(value) } else { escaped(value) };
            self.labelled(label, &value)
        };
        let items: Vec<_> = all.iter().map(item).collect();
        self.list(&items);
    }

    fn table(&mut self, table: &Table) {
        let scene = table.signed(words::POINTED, words::DIFFERS_ON_TABLE);
        let options = TextOptions { lang: self.lang, columns: COLUMNS, ..TextOptions::default() };
        self.fenced("text", scene_text(&scene, &options).trim_end());
    }

    /// Text as it stands, between fences that it does not have.
    fn fenced(&mut self, kind: &str, text: &str) {
        let fence = "`".repeat(3.max(longest_run(text) + 1));
        self.block(&format!("{fence}{kind}\n{text}\n{fence}"));
    }
}

/// How many backticks stand in a row at most.
fn longest_run(text: &str) -> usize {
    text.split(|sign| sign != '`').map(str::len).max().unwrap_or(0)
}

/// Words of people and games, of which nothing is read as Markdown or HTML.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, sign) in text.char_indices() {
        match sign {
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '#' | '~' | '&' => {
                out.push('\\');
                out.push(sign);
            }
            // What would make a list or a heading at the beginning of a line.
            '-' | '+' | '=' if at == 0 => {
                out.push('\\');
                out.push(sign);
            }
            '\n' => out.push(' '),
            sign => out.push(sign),
        }
    }
    // `1.` and `1)` begin a list.
    let digits = text.chars().take_while(char::is_ascii_digit).count();
    if digits > 0 && text[digits..].starts_with(['.', ')']) {
        out.insert(digits, '\\');
    }
    // An address would become a link by itself.
    out.replace("://", ":\\//")
}

/// What is typed, as code; nothing for nothing.
fn code(text: &str) -> String {
    if text.is_empty() {
        return String::new();
    }
    let fence = "`".repeat(longest_run(text) + 1);
    let pad = if text.starts_with('`') || text.ends_with('`') { " " } else { "" };
    format!("{fence}{pad}{text}{pad}{fence}")
}

fn codes(ids: &[String]) -> String {
    ids.iter().map(|id| code(id)).collect::<Vec<_>>().join(" ")
}

/// Our own words, in which what is typed stands between backticks.
fn coded(text: &str) -> String {
    let part = |(at, part): (usize, &str)| if at % 2 == 1 { code(part) } else { escaped(part) };
    text.split('`').enumerate().map(part).collect()
}
