//! The most that a table ever shows along a line, so that it is laid out once for all its events.

use crate::width::width;
use kanso_engine::scene::{BoardCell, Body, Line, Look, Page, Region, Scene, Slot, Step, Token};
use kanso_engine::{Label, Lang};
use std::sync::Arc;

/// Of each page of a table every region that it ever has, and in each region every place that it
/// ever has, with the longest words and the most things that ever stand there.
///
/// Regions of one place of a page that are never seen together share one: the hand of whoever has
/// the turn, for example, where each seat's is a region of its own.
///
/// ```
/// use kanso_engine::Label;
/// use kanso_engine::scene::{Body, Line, Region, Scene, Tone};
/// use kanso_table::Extent;
///
/// let table = |gold: &'static str| {
///     let label = Label::same;
///     let line = Line::new("gold", label("Gold"), label(gold), Tone::Plain);
///     let body = Body::Sheet(vec![line]);
///     Scene::of_page(vec![Region::new("purse", label("Purse"), (0, 0), Tone::Plain, body)])
/// };
/// let mut extent = Extent::default();
/// assert!(extent.widen(&table("nothing")));
/// assert!(!extent.widen(&table("12")), "there is room for that");
/// assert_eq!(extent.page("table").map(|most| most.page.regions.len()), Some(1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Extent {
    pages: Vec<MostOfPage>,
}

/// So many more lines than it ever has at once a sheet keeps places for.
const SPARE_LINES: usize = 5;

/// The most that a page shows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MostOfPage {
    /// The page with all that it ever has.
    pub page: Page,
    /// For each of its regions, the ids of those that it is for.
    ids: Vec<Vec<String>>,
    /// For each of its regions that is a sheet, its lines by their places: the first of all moments,
    /// the second of all, and so on.
    lists: Vec<Vec<Line>>,
}

impl Extent {
    /// Makes room for this table, too; true if there was not enough.
    pub fn widen(&mut self, scene: &Scene) -> bool {
        let mut grew = false;
        for page in &scene.pages {
            if let Some(known) = self.pages.iter_mut().find(|known| known.page.id == page.id) {
                grew |= known.widen(page);
                continue;
            }
            let page_only = Page { id: page.id.clone(), ..Page::default() };
            let mut known = MostOfPage { page: page_only, ..MostOfPage::default() };
            known.widen(page);
            self.pages.push(known);
            grew = true;
        }
        grew
    }

    /// Makes room for all that another line ever shows, too: then both are laid out alike.
    pub fn join(&mut self, other: &Self) {
        for page in &other.pages {
            match self.pages.iter_mut().find(|known| known.page.id == page.page.id) {
                Some(known) => known.join(page),
                None => self.pages.push(page.clone()),
            }
        }
    }

    /// The most that a page shows; none that was never seen.
    pub fn page(&self, id: &str) -> Option<&MostOfPage> {
        self.pages.iter().find(|known| known.page.id == id)
    }
}

impl MostOfPage {
    /// Which of its regions a region of a moment is.
    pub fn region(&self, region: &Region) -> Option<usize> {
        (0..self.page.regions.len()).find(|at| self.is(*at, region))
    }

    /// The page as it is laid out. A sheet whose lines come and go, so that it would have many more
    /// by their ids than it ever has at once, has lines without ids instead: by their places.
    pub fn laid_out(&self) -> Page {
        let mut page = self.page.clone();
        for (region, list) in page.regions.iter_mut().zip(&self.lists) {
            let Body::Sheet(lines) = &mut region.body else { continue };
            if lines.len() > list.len() + SPARE_LINES {
                lines.clone_from(list);
            }
        }
        page
    }

    fn is(&self, at: usize, region: &Region) -> bool {
        has_kind(&self.page.regions[at], region) && self.ids[at].contains(&region.id)
    }

    fn widen(&mut self, page: &Page) -> bool {
        let mut grew = false;
        let mut behind = 0;
        let mut taken: Vec<usize> = Vec::new();
        for region in &page.regions {
            let known = self.region(region);
            let at = match known {
                Some(at) if !taken.contains(&at) => at,
                // Seen together for the first time: it gets a place of its own.
                Some(shared) => {
                    self.ids[shared].retain(|id| *id != region.id);
                    let own = self.page.regions[shared].clone();
                    let list = self.lists[shared].clone();
                    self.insert(behind, own, region, &mut taken);
                    self.lists[behind] = list;
                    grew = true;
                    behind
                }
                None => {
                    grew = true;
                    if let Some(at) = self.free(region, page) {
                        self.ids[at].push(region.id.clone());
                        at
                    } else {
                        self.insert(behind, blank(region), region, &mut taken);
                        behind
                    }
                }
            };
            taken.push(at);
            grew |= widen_region(&mut self.page.regions[at], region);
            if let Body::Sheet(lines) = &region.body {
                grew |= by_place(&mut self.lists[at], lines, widen_line);
                self.lists[at].iter_mut().for_each(|line| line.id.clear());
            }
            behind = at + 1;
        }
        grew
    }

    /// Makes room for the most of another line. What both know lies where it lay.
    fn join(&mut self, other: &Self) {
        let mut behind = 0;
        for ((region, ids), list) in other.page.regions.iter().zip(&other.ids).zip(&other.lists) {
            let is = |at: &usize| {
                has_kind(&self.page.regions[*at], region)
                    && self.ids[*at].iter().any(|id| ids.contains(id))
            };
            let mut known: Vec<_> = (0..self.page.regions.len()).filter(is).collect();
            if known.is_empty() {
                self.insert(behind, blank(region), region, &mut []);
                self.ids[behind].clear();
                known.push(behind);
            }
            for at in &known {
                widen_region(&mut self.page.regions[*at], region);
                by_place(&mut self.lists[*at], list, widen_line);
            }
            let new = ids.iter().filter(|id| !self.ids.iter().flatten().any(|known| known == *id));
            let new: Vec<_> = new.cloned().collect();
            self.ids[known[0]].extend(new);
            behind = known[0] + 1;
        }
    }

    /// A region of the same place and kind, none of whose own is seen on this page.
    fn free(&self, region: &Region, page: &Page) -> Option<usize> {
        let seen = |at: &usize| page.regions.iter().any(|other| self.is(*at, other));
        (0..self.page.regions.len()).find(|at| {
            let known = &self.page.regions[*at];
            let place = (known.row, known.column) == (region.row, region.column);
            place && has_kind(known, region) && !seen(at)
        })
    }

    fn insert(&mut self, at: usize, of: Region, region: &Region, taken: &mut [usize]) {
        self.page.regions.insert(at, of);
        self.ids.insert(at, vec![region.id.clone()]);
        self.lists.insert(at, Vec::new());
        for known in taken.iter_mut().filter(|known| **known >= at) {
            *known += 1;
        }
    }
}

/// The extents of the beginnings of a line: of its first event, of its first two, and so on.
#[derive(Clone, Debug, Default)]
pub struct Extents {
    /// After how many events it grew, ascending, and to what.
    steps: Vec<(u32, Arc<Extent>)>,
}

impl Extents {
    /// Makes room for the table after so many events, no fewer than the last time.
    pub fn widen(&mut self, events: u32, scene: &Scene) {
        let Some((last, extent)) = self.steps.last_mut() else {
            let mut extent = Extent::default();
            extent.widen(scene);
            self.steps.push((events, Arc::new(extent)));
            return;
        };
        let mut wider = Extent::clone(extent);
        if !wider.widen(scene) {
            return;
        }
        if *last == events {
            *extent = Arc::new(wider);
        } else {
            self.steps.push((events, Arc::new(wider)));
        }
    }

    /// The most that the table shows up to so many events.
    pub fn up_to(&self, events: u32) -> Arc<Extent> {
        let known = self.steps.partition_point(|(grown, _)| *grown <= events);
        known.checked_sub(1).map_or_else(Arc::default, |last| Arc::clone(&self.steps[last].1))
    }
}

/// True if two regions show the same kind of thing.
fn has_kind(one: &Region, other: &Region) -> bool {
    std::mem::discriminant(&one.body) == std::mem::discriminant(&other.body)
}

/// A region with nothing in it.
fn blank(region: &Region) -> Region {
    let body = match &region.body {
        Body::Board(board) => {
            let mut board = board.clone();
            board.cells.clear();
            Body::Board(board)
        }
        Body::Row(_) => Body::Row(Vec::new()),
        Body::Track(_) => Body::Track(Vec::new()),
        Body::Sheet(_) => Body::Sheet(Vec::new()),
    };
    Region { body, ..region.clone() }
}

fn widen_region(known: &mut Region, region: &Region) -> bool {
    let grew = widen_label(&mut known.name, &region.name);
    let body = match (&mut known.body, &region.body) {
        (Body::Board(known), Body::Board(board)) => {
            by_id(&mut known.cells, &board.cells, |cell| &cell.id, widen_cell)
        }
        (Body::Row(known), Body::Row(slots)) => by_place(known, slots, widen_slot),
        (Body::Track(known), Body::Track(steps)) => {
            by_id(known, steps, |step| &step.id, widen_step)
        }
        (Body::Sheet(known), Body::Sheet(lines)) => {
            by_id(known, lines, |line| &line.id, widen_line)
        }
        (Body::Board(_) | Body::Row(_) | Body::Track(_) | Body::Sheet(_), _) => false,
    };
    grew | body
}

/// Makes room in things that have ids: what is new stands behind what it follows.
fn by_id<T: Clone>(
    known: &mut Vec<T>,
    now: &[T],
    id: fn(&T) -> &str,
    widen: fn(&mut T, &T) -> bool,
) -> bool {
    let mut grew = false;
    let mut behind = 0;
    for thing in now {
        // Mostly it stands where it stood.
        let there = known.get(behind).is_some_and(|known| id(known) == id(thing));
        let at = there.then_some(behind);
        let at = at.or_else(|| known.iter().position(|known| id(known) == id(thing)));
        if let Some(at) = at {
            grew |= widen(&mut known[at], thing);
            behind = at + 1;
        } else {
            known.insert(behind, thing.clone());
            behind += 1;
            grew = true;
        }
    }
    grew
}

/// Makes room in things that follow each other.
fn by_place<T: Clone>(known: &mut Vec<T>, now: &[T], widen: fn(&mut T, &T) -> bool) -> bool {
    let mut grew = now.len() > known.len();
    for (known, now) in known.iter_mut().zip(now) {
        grew |= widen(known, now);
    }
    known.extend(now.iter().skip(known.len()).cloned());
    grew
}

fn widen_cell(known: &mut BoardCell, cell: &BoardCell) -> bool {
    widen_label(&mut known.label, &cell.label)
        | by_place(&mut known.tokens, &cell.tokens, widen_token)
}

fn widen_slot(known: &mut Slot, slot: &Slot) -> bool {
    let grew = widen_label(&mut known.label, &slot.label);
    match (&mut known.token, &slot.token) {
        (Some(known), Some(token)) => grew | widen_token(known, token),
        (empty @ None, Some(token)) => {
            *empty = Some(token.clone());
            true
        }
        (_, None) => grew,
    }
}

fn widen_step(known: &mut Step, step: &Step) -> bool {
    widen_label(&mut known.label, &step.label)
        | by_place(&mut known.tokens, &step.tokens, widen_token)
}

fn widen_line(known: &mut Line, line: &Line) -> bool {
    let sign = match (&mut known.sign, &line.sign) {
        (_, None) => false,
        (Some(known), Some(sign)) => widen_label(&mut known.figure, &sign.figure),
        (none, Some(sign)) => {
            *none = Some(sign.clone());
            true
        }
    };
    sign | widen_label(&mut known.label, &line.label) | widen_label(&mut known.value, &line.value)
}

/// Makes room for a token where another stands: for the larger look, and for what both have to say.
fn widen_token(known: &mut Token, token: &Token) -> bool {
    let mut grew = widen_label(&mut known.short, &token.short);
    if room_of(token.look) > room_of(known.look) {
        known.look = token.look;
        grew = true;
    }
    if known.badges.len() < token.badges.len() {
        known.badges.clone_from(&token.badges);
        grew = true;
    }
    if known.gauge.is_none() && token.gauge.is_some() {
        known.gauge = token.gauge;
        grew = true;
    }
    grew
}

/// How much room a look takes against others.
const fn room_of(look: Look) -> u8 {
    match look {
        Look::Counter => 0,
        Look::Disc => 1,
        Look::Troop => 2,
        Look::Piece => 3,
        Look::FaceDown => 4,
        Look::Spent => 5,
        Look::Card => 6,
    }
}

fn widen_label(known: &mut Label, label: &Label) -> bool {
    let mut grew = false;
    for lang in [Lang::En, Lang::Ja] {
        let (was, is) = (known.in_lang(lang), label.in_lang(lang));
        if was != is && width(is) > width(was) {
            match lang {
                Lang::En => known.en.clone_from(&label.en),
                Lang::Ja => known.ja.clone_from(&label.ja),
            }
            grew = true;
        }
    }
    grew
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample;

    fn of(scenes: &[Page]) -> Extent {
        let mut extent = Extent::default();
        for page in scenes {
            extent.widen(&Scene { pages: vec![page.clone()] });
        }
        extent
    }

    #[test]
    fn what_a_table_shows_fits_what_it_shows_most() {
        for page in [sample::table(), sample::moved(), sample::war(), sample::plan()] {
            let mut extent = of(std::slice::from_ref(&page));
            assert!(!extent.widen(&Scene { pages: vec![page] }));
        }
        let mut extent = of(&[sample::table(), sample::moved()]);
        for page in [sample::table(), sample::moved()] {
            assert!(!extent.widen(&Scene { pages: vec![page] }));
        }
    }

    #[test]
    fn what_two_lines_show_fits_the_extent_of_both() {
        let hand = |seat: u8| {
            let mut page = sample::table();
            page.regions[1].id = format!("hand/{seat}");
            page
        };
        let mut one = of(&[sample::table(), hand(0), hand(1)]);
        let other = of(&[hand(1), sample::moved(), hand(2), sample::war(), sample::plan()]);
        one.join(&other);
        for page in [sample::table(), hand(0), hand(2), sample::moved(), sample::war()] {
            assert!(!one.widen(&Scene { pages: vec![page] }));
        }
        let joined = one.clone();
        one.join(&joined);
        assert_eq!(one, joined, "it has room for itself");
    }

    #[test]
    fn a_region_that_comes_later_stands_behind_what_it_follows() {
        let table = sample::table();
        let mut without = table.clone();
        let hand = without.regions.remove(1);
        let extent = of(&[without, table]);
        let page = &extent.page("table").expect("it was seen").page;
        assert_eq!(page.regions.len(), 4);
        assert_eq!(page.regions[1].id, hand.id);
    }

    #[test]
    fn regions_of_one_place_share_it_until_they_are_seen_together() {
        let hand = |seat: u8| {
            let mut region = sample::table().regions.remove(1);
            region.id = format!("hand/{seat}");
            region
        };
        let with = |hands: &[u8]| {
            let mut page = sample::table();
            page.regions.splice(1..2, hands.iter().map(|seat| hand(*seat)));
            page
        };
        let extent = of(&[with(&[0]), with(&[1])]);
        let most = extent.page("table").expect("seen");
        assert_eq!(most.page.regions.len(), 4);
        assert_eq!((most.region(&hand(0)), most.region(&hand(1))), (Some(1), Some(1)));
        let extent = of(&[with(&[0]), with(&[1]), with(&[0, 1]), with(&[1])]);
        let most = extent.page("table").expect("seen");
        assert_eq!(most.page.regions.len(), 5);
        assert_eq!((most.region(&hand(0)), most.region(&hand(1))), (Some(1), Some(2)));
        let board = sample::table().regions.remove(0);
        assert_eq!(most.region(&board), Some(0), "what stands beside keeps its own");
    }

    #[test]
    fn a_row_has_as_many_places_as_it_ever_had() {
        let mut fewer = sample::table();
        let Body::Row(slots) = &mut fewer.regions[1].body else { unreachable!() };
        slots.truncate(1);
        slots[0].token = None;
        let extent = of(&[fewer, sample::table()]);
        let Body::Row(slots) = &extent.page("table").expect("seen").page.regions[1].body else {
            unreachable!()
        };
        assert_eq!(slots.len(), 3);
        assert!(slots[0].token.is_some() && slots[2].token.is_none());
    }

    #[test]
    fn the_longest_words_of_each_language_are_kept() {
        let named = |en: &'static str, ja: &'static str| {
            let mut page = sample::table();
            page.regions[0].name = Label::new(en, ja);
            page
        };
        let extent = of(&[named("Board", "とても長い盤"), named("A longer name", "盤")]);
        let name = &extent.page("table").expect("seen").page.regions[0].name;
        assert_eq!(*name, Label::new("A longer name", "とても長い盤"));
    }

    #[test]
    fn a_list_whose_lines_come_and_go_has_room_for_as_many_as_it_has_at_once() {
        let mut extent = Extent::default();
        let mut page = sample::table();
        for turn in 0..20 {
            let Body::Sheet(lines) = &mut page.regions[3].body else { unreachable!() };
            lines.truncate(2);
            for (nth, line) in lines.iter_mut().enumerate() {
                line.id = format!("pending/{turn}/{nth}");
            }
            extent.widen(&Scene { pages: vec![page.clone()] });
        }
        let most = extent.page("table").expect("it was seen").laid_out();
        let Body::Sheet(lines) = &most.regions[3].body else { unreachable!() };
        assert_eq!(lines.len(), 2);
    }

    #[test]
    fn the_beginning_of_a_line_knows_nothing_of_its_end() {
        let mut few = sample::table();
        few.regions.truncate(1);
        let scene = |page: &Page| Scene { pages: vec![page.clone()] };
        let mut extents = Extents::default();
        for (events, page) in [(0, &few), (1, &few), (2, &sample::table()), (3, &few)] {
            extents.widen(events, &scene(page));
        }
        let regions = |events| {
            let extent = extents.up_to(events);
            extent.page("table").map(|most| most.page.regions.len())
        };
        assert_eq!([0, 1, 2, 9].map(regions), [Some(1), Some(1), Some(4), Some(4)]);
        assert_eq!(Extents::default().up_to(3).page("table"), None);
    }
}
