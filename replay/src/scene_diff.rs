//! What differs between two tables, in words: what moved, came, went, and which values changed.
//!
//! Two scenes of one eye are laid beside each other by the ids of their things, so it works for
//! every game, and no name of a field of a state is told.
//!
//! # Not told
//!
//! - What no scene shows: a state can have more than a table. Whoever tells the differences says how
//!   many fields differ in all.
//! - Arrows, colours and the ground of a cell: what they mean is told of the things themselves.

use crate::scene_names::Names;
use kanso_engine::scene::{Badge, Body, Gauge, Look, Page, Region, Step, Token, Tone};
use kanso_engine::{Label, Lang, Scene, Text};
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

/// Nothing on the side before.
const NOT_THERE: Text = Text::new("not there", "なし");
/// Nothing on the side behind.
const GONE: Text = Text::new("gone", "なくなる");
/// A thing without marks, where the other side has some.
const UNMARKED: Text = Text::new("no mark", "印なし");
/// A row in which nothing runs.
const NOTHING_RUNS: Text = Text::new("none", "なし");

/// One thing that differs between two tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableDifference {
    /// What it is about.
    pub what: Label,
    /// How it is on the first table.
    pub from: Label,
    /// How it is on the second.
    pub to: Label,
}

impl TableDifference {
    /// True if both sides read differently in this language: what differs in another one alone is no
    /// difference to its reader.
    pub fn is_told(&self, lang: Lang) -> bool {
        self.from.in_lang(lang) != self.to.in_lang(lang)
    }

    /// In one line: `Ben's Warrior: C3 → C5`.
    pub fn line(&self, lang: Lang) -> String {
        let (what, from, to) =
            (self.what.in_lang(lang), self.from.in_lang(lang), self.to.in_lang(lang));
        match lang {
            Lang::En => format!("{what}: {from} → {to}"),
            Lang::Ja => format!("{what}：{from} → {to}"),
        }
    }
}

/// What differs from one table to another, in reading order of the second; then what is gone.
pub fn differences(one: &Scene, other: &Scene) -> Vec<TableDifference> {
    let (before, after) = (Table::of(one), Table::of(other));
    let mut found = Vec::new();
    before.tokens(&after, &mut found);
    before.values(&after, &mut found);
    before.cells(&after, &mut found);
    before.courses(&after, &mut found);
    let mut told: Vec<TableDifference> = Vec::with_capacity(found.len());
    for difference in found {
        if difference.from != difference.to && !told.contains(&difference) {
            told.push(difference);
        }
    }
    told
}

/// A token with where it lies.
struct Held<'a> {
    token: &'a Token,
    /// Where it lies: by what does not change, and what that is called.
    places: Vec<(String, Label)>,
    /// How many of it lie in the first place.
    count: u16,
}

/// The marks of a cell.
struct Marks<'a> {
    place: Label,
    badges: &'a [Badge],
}

/// A scene, by the ids of its things.
#[derive(Default)]
struct Table<'a> {
    /// Ids of tokens in reading order.
    order: Vec<&'a str>,
    tokens: BTreeMap<&'a str, Held<'a>>,
    /// Lines of sheets: what they are, and the value.
    lines: Vec<(&'a str, Label, &'a Label)>,
    cells: Vec<(&'a str, Marks<'a>)>,
    /// Tracks: what runs on each.
    tracks: Vec<(&'a str, Label, Label)>,
}

impl<'a> Table<'a> {
    fn of(scene: &'a Scene) -> Self {
        let names = Names::of(scene);
        let mut table = Self::default();
        for page in &scene.pages {
            for region in &page.regions {
                table.add(page, region, &names);
            }
        }
        table
    }

    fn add(&mut self, page: &'a Page, region: &'a Region, names: &Names<'_>) {
        let called = names.region(page, region);
        match &region.body {
            Body::Board(board) => {
                for cell in &board.cells {
                    let place = names.cell(page, region, &cell.label, &called);
                    for token in &cell.tokens {
                        self.token(token, (cell.id.to_string(), place.clone()), 1);
                    }
                    self.cells.push((&cell.id, Marks { place, badges: &cell.badges }));
                }
            }
            Body::Row(slots) => {
                for slot in slots {
                    if let Some(token) = &slot.token {
                        // A place of a row moves up; the name of a row may count what lies in it.
                        let id = format!("{} {}", region.id, slot.label.en);
                        self.token(token, (id, spaced(&called, &slot.label)), slot.count);
                    }
                }
            }
            Body::Track(steps) => {
                for step in steps {
                    for token in &step.tokens {
                        self.token(token, (step.id.clone(), spaced(&called, &step.label)), 1);
                    }
                }
                let running = |step: &&Step| step.tone == Tone::Active;
                let running = steps.iter().filter(running).map(|step| step.label.clone());
                let runs = listed(running.collect(), NOTHING_RUNS);
                self.tracks.push((&region.id, called, runs));
            }
            Body::Sheet(lines) => {
                for line in lines {
                    let what = match (called.is_empty(), line.label.is_empty()) {
                        (true, _) => line.label.clone(),
                        (false, true) => called.clone(),
                        (false, false) => joined(&called, [", ", "・"], &line.label),
                    };
                    self.lines.push((&line.id, what, &line.value));
                }
            }
        }
    }

    fn token(&mut self, token: &'a Token, place: (String, Label), count: u16) {
        match self.tokens.entry(&token.id) {
            Entry::Vacant(entry) => {
                self.order.push(&token.id);
                entry.insert(Held { token, places: vec![place], count });
            }
            Entry::Occupied(mut entry) => entry.get_mut().places.push(place),
        }
    }

    fn tokens(&self, after: &Self, found: &mut Vec<TableDifference>) {
        for id in &after.order {
            let held = &after.tokens[id];
            match self.tokens.get(id) {
                Some(before) => tokens(before, held, found),
                None => found.push(TableDifference {
                    what: held.name(),
                    from: NOT_THERE.into(),
                    to: held.place(),
                }),
            }
        }
        for id in self.order.iter().filter(|id| !after.tokens.contains_key(*id)) {
            let held = &self.tokens[id];
            found.push(TableDifference { what: held.name(), from: held.place(), to: GONE.into() });
        }
    }

    fn values(&self, after: &Self, found: &mut Vec<TableDifference>) {
        let by_id = |lines: &[(&'a str, Label, &'a Label)]| -> BTreeMap<&'a str, &'a Label> {
            lines.iter().map(|(id, _, value)| (*id, *value)).collect()
        };
        let (before, behind) = (by_id(&self.lines), by_id(&after.lines));
        for (id, what, value) in &after.lines {
            let from = before.get(id).map_or_else(|| NOT_THERE.into(), |from| (*from).clone());
            found.push(TableDifference { what: what.clone(), from, to: (*value).clone() });
        }
        for (id, what, value) in &self.lines {
            if !behind.contains_key(id) {
                let from = (*value).clone();
                found.push(TableDifference { what: what.clone(), from, to: GONE.into() });
            }
        }
    }

    fn cells(&self, after: &Self, found: &mut Vec<TableDifference>) {
        let before: BTreeMap<_, _> = self.cells.iter().map(|(id, marks)| (*id, marks)).collect();
        for (id, marks) in &after.cells {
            let Some(from) = before.get(id) else { continue };
            badges(&marks.place, from.badges, marks.badges, found);
        }
    }

    fn courses(&self, after: &Self, found: &mut Vec<TableDifference>) {
        for (id, what, runs) in &after.tracks {
            let Some((_, _, from)) = self.tracks.iter().find(|(known, ..)| known == id) else {
                continue;
            };
            let (from, to) = (from.clone(), runs.clone());
            found.push(TableDifference { what: what.clone(), from, to });
        }
    }
}

impl Held<'_> {
    /// Its name, with its number where it is one of many with that name.
    fn name(&self) -> Label {
        let name = &self.token.name;
        let number = self.token.badges.iter().map(|badge| &badge.text.en);
        match number.into_iter().find(|text| text.starts_with('#')) {
            Some(number) if !name.en.contains(&**number) => {
                joined(name, [" ", ""], &Label::same(number.to_string()))
            }
            Some(_) | None => name.clone(),
        }
    }

    fn is_where(&self, other: &Self) -> bool {
        let ids =
            |held: &Self| held.places.iter().map(|(id, _)| id.clone()).collect::<BTreeSet<_>>();
        ids(self) == ids(other) && self.count == other.count
    }

    fn place(&self) -> Label {
        let mut places: Vec<Label> = Vec::new();
        for (_, place) in &self.places {
            if !places.contains(place) {
                places.push(place.clone());
            }
        }
        let mut place = listed(places, NOT_THERE);
        if self.count > 1 {
            place = joined(&place, [" ×", "×"], &Label::same(self.count.to_string()));
        }
        place
    }
}

/// What differs about a token that lies on both tables.
fn tokens(before: &Held<'_>, after: &Held<'_>, found: &mut Vec<TableDifference>) {
    let (one, other) = (before.token, after.token);
    let told = found.len();
    let what = &after.name();
    let mut push = |what: &Label, from: Label, to: Label| {
        found.push(TableDifference { what: what.clone(), from, to });
    };
    if one.name != other.name {
        push(&after.place(), one.name.clone(), other.name.clone());
    }
    if !before.is_where(after) {
        push(what, before.place(), after.place());
    }
    if one.gauge != other.gauge {
        push(what, gauge(one.gauge), gauge(other.gauge));
    }
    if one.look != other.look {
        push(what, look(one.look).into(), look(other.look).into());
    }
    badges(what, &one.badges, &other.badges, found);
    // What it says, where nothing else does.
    let silent = found[told..].iter().all(|difference| difference.from == difference.to);
    if silent && one.detail != other.detail && !one.detail.is_empty() && !other.detail.is_empty() {
        let (from, to) = apart(&one.detail, &other.detail);
        found.push(TableDifference { what: what.clone(), from, to });
    }
}

/// Of two texts those parts that the other one lacks: of long lists that differ in little one would
/// read the same on both sides.
fn apart(one: &Label, other: &Label) -> (Label, Label) {
    let only = |these: &Label, those: &Label| {
        let only = |lang: Lang, between: &str, none: &str| {
            let (these, those) = (these.in_lang(lang), those.in_lang(lang));
            let known: Vec<&str> = those.split(between).flat_map(str::lines).collect();
            let parts = these.split(between).flat_map(str::lines);
            let own: Vec<&str> = parts.filter(|part| !known.contains(part)).collect();
            if own.is_empty() { none.to_owned() } else { own.join(between) }
        };
        Label::new(only(Lang::En, ", ", NOTHING_RUNS.en), only(Lang::Ja, "、", NOTHING_RUNS.ja))
    };
    let (from, to) = (only(one, other), only(other, one));
    // The same parts in another order, or as often as they were not.
    let same = Lang::ALL.iter().all(|lang| from.in_lang(*lang) == to.in_lang(*lang));
    if same { (one.clone(), other.clone()) } else { (from, to) }
}

/// Marks that came, went, or say another thing.
fn badges(what: &Label, one: &[Badge], other: &[Badge], found: &mut Vec<TableDifference>) {
    if one == other {
        return;
    }
    let same = |a: &Badge, b: &Badge| a.text == b.text && a.meaning == b.meaning;
    let only = |these: &[Badge], those: &[Badge]| -> Label {
        let own = these.iter().filter(|badge| !those.iter().any(|known| same(known, badge)));
        listed(own.map(meaning).collect(), UNMARKED)
    };
    let (from, to) = (only(one, other), only(other, one));
    found.push(TableDifference { what: what.clone(), from, to });
}

/// What a mark means, with what it shows where that is a value of its own.
fn meaning(badge: &Badge) -> Label {
    if badge.meaning.is_empty() {
        return badge.text.clone();
    }
    let is_value = badge.text.en.chars().any(|sign| sign.is_ascii_digit())
        && !badge.meaning.en.contains(&*badge.text.en);
    if !is_value {
        return badge.meaning.clone();
    }
    Label::new(
        format!("{} ({})", badge.meaning.en, badge.text.en),
        format!("{}（{}）", badge.meaning.ja, badge.text.ja),
    )
}

fn gauge(gauge: Option<Gauge>) -> Label {
    gauge.map_or_else(
        || NOT_THERE.into(),
        |gauge| Label::same(format!("{}/{}", gauge.value, gauge.max)),
    )
}

const fn look(look: Look) -> Text {
    match look {
        Look::Piece | Look::Troop | Look::Disc | Look::Counter => Text::new("in play", "使用可能"),
        Look::Card => Text::new("face up", "表向き"),
        Look::FaceDown => Text::new("face down", "裏向き"),
        Look::Spent => Text::new("used up for now", "使用済み"),
    }
}

fn spaced(name: &Label, behind: &Label) -> Label {
    match (name.is_empty(), behind.is_empty()) {
        (_, true) => name.clone(),
        (true, false) => behind.clone(),
        (false, false) => joined(name, [" ", ""], behind),
    }
}

fn joined(one: &Label, [en, ja]: [&str; 2], other: &Label) -> Label {
    Label::new(format!("{}{en}{}", one.en, other.en), format!("{}{ja}{}", one.ja, other.ja))
}

/// A list of labels, or what stands for none.
fn listed(labels: Vec<Label>, none: Text) -> Label {
    labels
        .into_iter()
        .reduce(|list, next| joined(&list, [", ", "、"], &next))
        .unwrap_or_else(|| none.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::sample;

    fn lines(one: &Scene, other: &Scene, lang: Lang) -> Vec<String> {
        differences(one, other).iter().map(|difference| difference.line(lang)).collect()
    }

    /// Changes the token of this name on a board of the sample.
    fn with_token(name: &str, change: impl FnOnce(&mut Token)) -> Scene {
        let mut scene = sample::scene();
        let regions = scene.pages.iter_mut().flat_map(|page| &mut page.regions);
        let token = regions
            .filter_map(|region| match &mut region.body {
                Body::Board(board) => Some(board),
                Body::Row(_) | Body::Track(_) | Body::Sheet(_) => None,
            })
            .flat_map(|board| &mut board.cells)
            .flat_map(|cell| &mut cell.tokens)
            .find(|token| token.name.en == name);
        change(token.expect("the sample has it"));
        scene
    }

    #[test]
    fn the_same_table_differs_in_nothing() {
        assert_eq!(differences(&sample::scene(), &sample::scene()), []);
    }

    #[test]
    fn what_moves_comes_goes_and_changes_is_told_by_its_name() {
        let before = sample::scene();
        let mut moved = sample::scene();
        let Body::Board(board) = &mut moved.pages[0].regions[0].body else { panic!("a board") };
        let token = board.cells[0].tokens.remove(0);
        board.cells[1].tokens.push(token);
        assert_eq!(lines(&before, &moved, Lang::En), ["Knight: A1 → B1"]);
        assert_eq!(lines(&before, &moved, Lang::Ja), ["騎士：A1 → B1"]);
        let Body::Board(board) = &mut moved.pages[0].regions[0].body else { panic!("a board") };
        board.cells[1].tokens.clear();
        assert_eq!(lines(&before, &moved, Lang::En), ["Knight: A1 → gone"]);
        assert_eq!(lines(&moved, &before, Lang::En), ["Knight: not there → A1"]);
        let hurt = with_token("Knight", |token| {
            token.gauge = Some(Gauge { value: 1, max: 3 });
            token.badges.clear();
        });
        let told = lines(&before, &hurt, Lang::En);
        assert!(told.contains(&"Knight: 2/3 → 1/3".to_owned()), "{told:?}");
        assert_eq!(told.len(), 2, "and the mark is gone: {told:?}");
    }

    #[test]
    fn of_what_a_thing_says_that_is_told_which_differs() {
        let said = |en: &'static str, ja: &'static str| {
            with_token("Knight", |token| token.detail = Label::new(en, ja))
        };
        let before = said("Goblin × 2, Ogre × 1, Lich × 1", "ゴブリン×2、オーガ×1、リッチ×1");
        let after = said("Goblin × 2, Ogre × 2", "ゴブリン×2、オーガ×2");
        let told = lines(&before, &after, Lang::En);
        assert_eq!(told, ["Knight: Ogre × 1, Lich × 1 → Ogre × 2"]);
        let told = lines(&before, &after, Lang::Ja);
        assert_eq!(told, ["騎士：オーガ×1、リッチ×1 → オーガ×2"]);
        assert_eq!(
            lines(&after, &said("Goblin × 2", "ゴブリン×2"), Lang::En),
            ["Knight: Ogre × 2 → none"]
        );
    }

    #[test]
    fn what_reads_the_same_in_a_language_is_no_difference_to_its_reader() {
        let said = |ja: &'static str| {
            with_token("Knight", |token| token.detail = Label::new("the same", ja))
        };
        let found = differences(&said("前"), &said("後"));
        let told = |lang| found.iter().filter(|one| one.is_told(lang)).count();
        assert_eq!((told(Lang::En), told(Lang::Ja)), (0, 1));
    }

    #[test]
    fn values_and_what_runs_are_told_with_where_they_stand() {
        let before = sample::scene();
        let mut after = sample::scene();
        for region in after.pages.iter_mut().flat_map(|page| &mut page.regions) {
            match &mut region.body {
                Body::Sheet(lines) => lines[0].value = Label::new("5 gold", "金5"),
                Body::Track(steps) => {
                    let active = steps.iter().position(|step| step.tone == Tone::Active);
                    let active = active.expect("one runs");
                    steps[active].tone = Tone::Good;
                    steps[active + 1].tone = Tone::Active;
                }
                Body::Board(_) | Body::Row(_) => {}
            }
        }
        let told = lines(&before, &after, Lang::En);
        assert_eq!(told, ["Ada: 3 gold → 5 gold", "Course: Noon → Night"]);
    }
}
