//! A corpus in figures at the terminal: the main ones. The page has all of them.

use super::table::{Set, set};
use crate::cli::Io;
use crate::corpus::stats::{Group, Part, Rate, Stats, words};
use crate::draw::width::wrap;
use kanso_engine::Lang;
use std::fmt::Write as _;

/// Adds a line; a string takes every text.
macro_rules! line {
    ($to:expr, $($part:tt)*) => {
        writeln!($to, $($part)*).expect("a string takes every text")
    };
}

/// The main figures as text.
pub fn text(stats: &Stats, io: &Io<'_>) -> String {
    let told = Told { io, lang: io.lang };
    let mut text = String::new();
    line!(text, "{}", io.style.strong(&words::counted(stats.files, stats.games, io.lang)));
    for part in &stats.parts {
        told.part(part, &mut text);
    }
    told.beside(stats, &mut text);
    let beside = stats.beside.iter().map(|beside| (words::DAMAGED_THERE, &beside.damaged));
    for (heading, damaged) in [(words::DAMAGED, &stats.damaged)].into_iter().chain(beside) {
        if !damaged.is_empty() {
            line!(text, "\n{}", io.style.faint(heading.in_lang(io.lang)));
            for one in damaged {
                told.wrapped(
                    &format!("{}{}{}", one.file, words::colon(io.lang), one.why),
                    &mut text,
                );
            }
        }
    }
    text
}

struct Told<'a, 'b> {
    io: &'a Io<'b>,
    lang: Lang,
}

impl Told<'_, '_> {
    fn part(&self, part: &Part, to: &mut String) {
        let games = self.io.games;
        let name = words::game(games, &part.game, self.lang);
        line!(to, "\n{} · {}", self.io.style.strong(&name), words::games(part.games, self.lang));
        for overfull in &part.overfull {
            self.wrapped(&words::overfull(games, &part.game, overfull, self.lang), to);
        }
        for group in &part.groups {
            if !group.setting.is_empty() {
                let setting = words::setting(games, &part.game, &group.setting, self.lang);
                let count = words::games(group.games, self.lang);
                line!(to, "{}", self.io.style.faint(&format!("{setting} · {count}")));
            }
            self.group(&part.game, group, to);
        }
    }

    fn group(&self, game: &str, group: &Group, to: &mut String) {
        let lang = self.lang;
        let rate = |name: String, rate: &Rate| {
            vec![name, rate.count.to_string(), words::share_of(rate), words::interval(rate, lang)]
        };
        let mut rows: Vec<_> = (group.wins.iter().enumerate())
            .map(|(seat, wins)| {
                let name = if group.together {
                    words::PARTY.in_lang(lang).to_owned()
                } else {
                    words::seat(seat, lang)
                };
                rate(name, wins)
            })
            .collect();
        if !group.together {
            rows.push(rate(words::UNDECIDED.in_lang(lang).to_owned(), &group.undecided));
        }
        rows.push(rate(words::UNFINISHED.in_lang(lang).to_owned(), &group.unfinished));
        let ends = group.ends.iter();
        rows.extend(
            ends.map(|end| rate(words::end(self.io.games, game, &end.id, lang), &end.games)),
        );
        for row in set(&rows, &[Set::Left, Set::Right, Set::Right, Set::Left]) {
            line!(to, "  {row}");
        }
        for (name, lengths) in [(words::EVENTS, &group.events), (words::TURNS, &group.turns)] {
            let told = words::lengths(lengths, lang);
            line!(to, "  {}{}{told}", name.in_lang(lang), words::colon(lang));
        }
    }

    fn beside(&self, stats: &Stats, to: &mut String) {
        let (lang, games) = (self.lang, self.io.games);
        let Some(beside) = &stats.beside else { return };
        line!(to, "\n{}", self.io.style.strong(words::BESIDE.in_lang(lang)));
        self.wrapped(&words::sides(stats.games, beside.games, lang), to);
        for part in &stats.parts {
            for changed in &part.changed {
                self.wrapped(&words::changed(games, &part.game, changed, lang), to);
            }
        }
        self.wrapped(&words::asked(beside.asked, stats.differing().count(), lang), to);
        for part in &beside.parts {
            for pair in &part.groups {
                if beside.parts.len() > 1 || !pair.setting.is_empty() {
                    let name = words::game(games, &part.game, lang);
                    let setting = words::setting(games, &part.game, &pair.setting, lang);
                    line!(to, "{}", self.io.style.faint(&format!("{name} {setting}")));
                }
                for one in &pair.differing {
                    let figure = words::figure(games, &part.game, one, lang);
                    let (here, there) =
                        (words::value(&one.here, lang), words::value(&one.beside, lang));
                    let chance = words::probability(one.corrected);
                    let (h, t) = (words::HERE.in_lang(lang), words::THERE.in_lang(lang));
                    let by = words::BY_CHANCE.in_lang(lang);
                    let told = match lang {
                        Lang::En => format!("{figure}: {t} {there}, {h} {here}; {by} {chance}"),
                        Lang::Ja => format!("{figure}：{t}{there}、{h}{here}、{by}{chance}"),
                    };
                    self.wrapped(&told, to);
                }
                let end =
                    if pair.differing.is_empty() { words::NOTHING } else { words::NOTHING_ELSE };
                self.wrapped(end.in_lang(lang), to);
            }
            if !part.only_one.is_empty() {
                let told = part.only_one.iter();
                let told: Vec<_> =
                    told.map(|one| words::setting(games, &part.game, one, lang)).collect();
                self.wrapped(&words::only_one(&told, lang), to);
            }
        }
        if !beside.only_one.is_empty() {
            let told: Vec<_> =
                beside.only_one.iter().map(|game| words::game(games, game, lang)).collect();
            self.wrapped(&words::only_one(&told, lang), to);
        }
    }

    fn wrapped(&self, words: &str, to: &mut String) {
        for line in wrap(words, self.io.columns.saturating_sub(2)) {
            line!(to, "  {line}");
        }
    }
}
