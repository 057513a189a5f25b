//! A corpus in figures as a page for a browser.

use super::beside::{Beside, PairOfGroups, PartBeside};
use super::report::{Group, Lengths, Part, Rate, Stats, Used};
use super::tally::Damaged;
use super::words;
use crate::games::Games;
use crate::html::{Markup, Page, html, page as whole};
use crate::questions::UseKind;
use kanso_engine::{Lang, Text};
use std::cmp::Reverse;

const STYLE: &str = include_str!("page.css");
/// Width of a bar in its own units; a share is told in ten-thousandths.
const BAR_WIDTH: u32 = 10_000;
/// Height of a bar in its own units.
const BAR_HEIGHT: u32 = 20;
/// Width of a mark in a bar: a median, an even share.
const MARK: u32 = 60;
/// The tables of a group, in their order, with their headings.
const USES: [(UseKind, Text); 3] = [
    (UseKind::Card, words::CARDS_USED),
    (UseKind::Action, words::ACTIONS_USED),
    (UseKind::Rule, words::RULES_USED),
];

/// The figures as one file that needs nothing else: first what differs, if something was laid beside them,
/// then each game, each group with its charts.
pub fn page(games: Games, stats: &Stats, lang: Lang) -> String {
    let told = Told { games, lang };
    let names: Vec<_> =
        stats.parts.iter().map(|part| words::game(games, &part.game, lang)).collect();
    let comma = if lang == Lang::En { ", " } else { "、" };
    let title =
        format!("{}{}{}", words::TITLE.in_lang(lang), words::colon(lang), names.join(comma));
    let body = html! {
        h1 { (words::TITLE.in_lang(lang)) }
        p { (words::counted(stats.files, stats.games, lang)) }
        @if let Some(beside) = &stats.beside { (told.beside(beside, stats)) }
        @for part in &stats.parts { (told.part(part)) }
        (told.damaged(words::DAMAGED, &stats.damaged))
        @if let Some(beside) = &stats.beside {
            (told.damaged(words::DAMAGED_THERE, &beside.damaged))
        }
        h2 { (words::HOW.in_lang(lang)) }
        p { (words::HOW_INTERVALS.in_lang(lang)) }
        p { (words::HOW_USED.in_lang(lang)) }
        @if stats.beside.is_some() { p { (words::HOW_CORRECTED.in_lang(lang)) } }
    };
    whole(&Page { style: STYLE, ..Page::new(lang, &title) }, &body)
}

/// A share as a bar: how much, with its interval as a line over it, and a mark where all were even. The
/// numbers beside it say the same.
fn bar(rate: &Rate, even: Option<u32>) -> Markup {
    let line = (BAR_HEIGHT - 4) / 2;
    html! {
        @if rate.of > 0 {
            svg.rate viewBox={ "0 0 " (BAR_WIDTH) " " (BAR_HEIGHT) } preserveAspectRatio="none"
                aria-hidden="true" {
                rect.room x="0" y="2" width=(BAR_WIDTH) height=(BAR_HEIGHT - 4) {}
                rect.part x="0" y="2" width=(rate.share) height=(BAR_HEIGHT - 4) {}
                @if let Some(even) = even {
                    rect.even x=(even.saturating_sub(MARK / 2)) y="0" width=(MARK)
                        height=(BAR_HEIGHT) {}
                }
                rect.interval x=(rate.low) y=(line + 1) width=((rate.high - rate.low).max(MARK))
                    height="2" {}
            }
        }
    }
}

/// Lengths on a scale from nothing to the longest of the group.
fn scale(of: &Lengths) -> Markup {
    let most = u64::from(of.most.max(1));
    let at = |value: u32| (u64::from(value) * u64::from(BAR_WIDTH) / most) as u32;
    let middle = at(of.median).min(BAR_WIDTH - MARK);
    html! {
        svg.lengths viewBox={ "0 0 " (BAR_WIDTH) " " (BAR_HEIGHT) } preserveAspectRatio="none"
            aria-hidden="true" {
            rect.all x=(at(of.least)) y="9" width=((at(of.most) - at(of.least)).max(MARK))
                height="2" {}
            rect.half x=(at(of.quarter)) y="3" height="14"
                width=((at(of.three_quarters) - at(of.quarter)).max(MARK)) {}
            rect.median x=(middle) y="1" width=(MARK) height="18" {}
        }
    }
}

struct Told {
    games: Games,
    lang: Lang,
}

impl Told {
    fn heading(&self, text: Text) -> Markup {
        html! { th scope="col" { (text.in_lang(self.lang)) } }
    }

    fn counts(&self, text: Text) -> Markup {
        html! { th.count scope="col" { (text.in_lang(self.lang)) } }
    }

    fn beside(&self, beside: &Beside, stats: &Stats) -> Markup {
        let lang = self.lang;
        let differing = stats.differing().count();
        let only_one: Vec<_> =
            beside.only_one.iter().map(|game| words::game(self.games, game, lang)).collect();
        html! {
            h2 { (words::BESIDE.in_lang(lang)) }
            p { (words::sides(stats.games, beside.games, lang)) }
            @for part in &stats.parts {
                @for changed in &part.changed {
                    p { (words::changed(self.games, &part.game, changed, lang)) }
                }
            }
            p { (words::asked(beside.asked, differing, lang)) }
            @for part in &beside.parts {
                @for pair in &part.groups { (self.differs(beside, part, pair)) }
                @if !part.only_one.is_empty() {
                    @let told = part.only_one.iter().map(|setting| {
                        words::setting(self.games, &part.game, setting, lang)
                    }).collect::<Vec<_>>();
                    p.soft { (words::only_one(&told, lang)) }
                }
            }
            @if !only_one.is_empty() { p.soft { (words::only_one(&only_one, lang)) } }
        }
    }

    /// What differs between two groups.
    fn differs(&self, beside: &Beside, part: &PartBeside, pair: &PairOfGroups) -> Markup {
        let (lang, game) = (self.lang, &part.game);
        let several = beside.parts.len() > 1;
        let end = if pair.differing.is_empty() { words::NOTHING } else { words::NOTHING_ELSE };
        html! {
            section.differs {
                @if several || !pair.setting.is_empty() {
                    h3 {
                        @if several { (words::game(self.games, game, lang)) " " }
                        (words::setting(self.games, game, &pair.setting, lang))
                    }
                    p.soft { (words::sides(pair.here, pair.beside, lang)) }
                }
                @if !pair.differing.is_empty() {
                    div.wide { table.data {
                        thead { tr {
                            (self.heading(words::FIGURE))
                            (self.heading(words::THERE))
                            (self.heading(words::HERE))
                            (self.counts(words::BY_CHANCE))
                        } }
                        tbody { @for one in &pair.differing { tr {
                            td.words {
                                (words::figure(self.games, game, one, lang))
                                @let line = words::line_of(self.games, game, one, lang);
                                @if !line.is_empty() { br; span.soft { (line) } }
                            }
                            td { (words::value(&one.beside, lang)) }
                            td { (words::value(&one.here, lang)) }
                            td.count { (words::probability(one.corrected)) }
                        } } }
                    } }
                }
                p { (end.in_lang(lang)) }
            }
        }
    }

    fn part(&self, part: &Part) -> Markup {
        let (lang, game) = (self.lang, &part.game);
        html! {
            h2 { (words::game(self.games, game, lang)) " · " (words::games(part.games, lang)) }
            details {
                summary { (words::SET_UP.in_lang(lang)) }
                dl.figures { @for named in &part.same {
                    dt { (words::set_up_name(self.games, game, &named.name, lang)) }
                    dd {
                        (words::set_up_value(self.games, game, &named.name, &named.value, lang))
                    }
                } }
            }
            @for overfull in &part.overfull {
                p.soft { (words::overfull(self.games, game, overfull, lang)) }
            }
            @for group in &part.groups { (self.group(game, group)) }
        }
    }

    fn group(&self, game: &str, group: &Group) -> Markup {
        let lang = self.lang;
        html! {
            section.group {
                @if !group.setting.is_empty() {
                    h3 {
                        (words::setting(self.games, game, &group.setting, lang))
                        " · " (words::games(group.games, lang))
                    }
                }
                h3 { (words::WINS.in_lang(lang)) }
                (self.wins(group))
                h3 { (words::LENGTH.in_lang(lang)) }
                (self.lengths(group))
                h3 { (words::ENDS.in_lang(lang)) }
                div.wide { table.data { tbody { @for end in &group.ends {
                    (self.rate(&words::end(self.games, game, &end.id, lang), &end.games, None))
                } } } }
                @for (kind, heading) in USES { (self.uses(game, group, kind, heading)) }
            }
        }
    }

    /// A share in a row: its name, its bar, its numbers.
    fn rate(&self, name: &str, rate: &Rate, even: Option<u32>) -> Markup {
        html! {
            tr {
                th scope="row" { (name) }
                td { (bar(rate, even)) }
                td.count { (words::share_of(rate)) }
                td.count.soft { (words::interval(rate, self.lang)) }
                td.count { (rate.count) }
            }
        }
    }

    fn wins(&self, group: &Group) -> Markup {
        let lang = self.lang;
        let even = (!group.together).then(|| BAR_WIDTH / group.wins.len().max(1) as u32);
        html! {
            div.wide { table.data {
                thead { tr {
                    td {} td {}
                    (self.counts(words::SHARE))
                    (self.counts(words::INTERVAL))
                    (self.counts(words::GAMES))
                } }
                tbody {
                    @for (seat, rate) in group.wins.iter().enumerate() {
                        @let name = if group.together {
                            words::PARTY.in_lang(lang).to_owned()
                        } else {
                            words::seat(seat, lang)
                        };
                        (self.rate(&name, rate, even))
                    }
                    @if !group.together {
                        (self.rate(words::UNDECIDED.in_lang(lang), &group.undecided, None))
                    }
                    (self.rate(words::UNFINISHED.in_lang(lang), &group.unfinished, None))
                }
            } }
        }
    }

    fn lengths(&self, group: &Group) -> Markup {
        let lang = self.lang;
        let heads =
            [words::LEAST, words::QUARTER, words::MEDIAN, words::THREE_QUARTERS, words::MOST];
        html! {
            div.wide { table.data {
                thead { tr { td {} td {} @for head in heads { (self.counts(head)) } } }
                tbody { @for (name, of) in
                    [(words::EVENTS, &group.events), (words::TURNS, &group.turns)]
                {
                    tr {
                        th scope="row" { (name.in_lang(lang)) }
                        td { (scale(of)) }
                        @for value in
                            [of.least, of.quarter, of.median, of.three_quarters, of.most]
                        {
                            td.count { (value) }
                        }
                    }
                } }
            } }
        }
    }

    /// The use of the things of one kind, those first that go together most clearly with winning or losing.
    fn uses(&self, game: &str, group: &Group, kind: UseKind, heading: Text) -> Markup {
        let lang = self.lang;
        let mut used: Vec<_> = group.used.iter().filter(|used| used.kind == kind).collect();
        used.sort_by_key(|used| Reverse(weight(used)));
        let name = match kind {
            UseKind::Card => words::NAME,
            UseKind::Action => words::FOR_EXAMPLE,
            UseKind::Rule => words::LINE,
        };
        let even = (!group.together).then(|| BAR_WIDTH / group.wins.len().max(1) as u32);
        html! {
            @if !used.is_empty() {
                details open[kind == UseKind::Card] {
                    summary { (heading.in_lang(lang)) " · " (used.len()) }
                    div.wide { table.data {
                        thead { tr {
                            (self.heading(words::ID))
                            (self.heading(name))
                            (self.counts(words::USED_IN))
                            (self.counts(words::PER_GAME))
                            th scope="col" colspan="3" { (words::WON_WITH.in_lang(lang)) }
                            (self.counts(words::WON_WITHOUT))
                            (self.counts(words::INTERVAL))
                        } }
                        tbody { @for one in used { (self.used(game, group, one, even)) } }
                    } }
                }
            }
        }
    }

    fn used(&self, game: &str, group: &Group, used: &Used, even: Option<u32>) -> Markup {
        let lang = self.lang;
        let thing = (used.kind, used.id.as_str());
        let tenths = used.times * 10 / u64::from(group.games.max(1));
        html! {
            tr {
                td.id { (used.id) }
                td.words { (words::thing(self.games, game, thing, &used.words, lang)) }
                td.count { (words::share(used.games.share)) }
                td.count { (tenths / 10) "." (tenths % 10) }
                td { (bar(&used.with, even)) }
                td.count { (words::rate(&used.with, lang)) }
                td.count.soft { (words::interval(&used.with, lang)) }
                td.count { (words::rate(&used.without, lang)) }
                td.count.soft { (words::interval(&used.without, lang)) }
            }
        }
    }

    fn damaged(&self, heading: Text, damaged: &[Damaged]) -> Markup {
        html! {
            @if !damaged.is_empty() {
                h2 { (heading.in_lang(self.lang)) }
                p { (damaged.len()) }
                ul { @for one in damaged {
                    li { b { (one.file) } (words::colon(self.lang)) (one.why) }
                } }
            }
        }
    }
}

/// How clearly a thing goes together with winning or losing: how far the two shares lie apart, the nearest ends of their
/// intervals first.
fn weight(used: &Used) -> (u32, u32) {
    let (with, without) = (&used.with, &used.without);
    if with.of == 0 || without.of == 0 {
        return (0, 0);
    }
    let gap = with.low.saturating_sub(without.high).max(without.low.saturating_sub(with.high));
    (gap, with.share.abs_diff(without.share))
}
