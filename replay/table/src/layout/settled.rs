//! A page that was laid out for the most that it ever shows.

use super::body::{self, Reader};
use super::page::{Arranged, Laid, Stand, best};
use super::tokens::tokens;
use super::{Form, Layout, Mat, Spot, Thing};
use crate::extent::{Extent, MostOfPage};
use emath::{Rect, Vec2, pos2, vec2};
use kanso_engine::scene::{Body, Page, Region, Shape};
use kanso_engine::{Lang, Seat};
use std::collections::BTreeMap;

/// Where the regions and places of a page lie at every moment of a line.
///
/// It follows from the most that the page shows, the language and the size of the panel alone, so
/// that the same moment lies the same however one came to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Settled {
    most: MostOfPage,
    /// What was laid out for it.
    page: Page,
    lang: Lang,
    panel: Vec2,
    arranged: Arranged,
    turned: Option<Turned>,
}

impl Settled {
    /// The page with this id as it is seen largest in a panel of this size; none that the extent does
    /// not know.
    pub fn of(extent: &Extent, page: &str, lang: Lang, panel: Vec2) -> Option<Self> {
        let most = extent.page(page)?.clone();
        let page = most.laid_out();
        let arranged = best(&page, lang, panel);
        let turned = Turned::of(&page, &arranged);
        Some(Self { most, page, lang, panel, arranged, turned })
    }

    /// True if it is what [`Settled::of`] would make of these.
    pub fn is_of(&self, extent: &Extent, page: &str, lang: Lang, panel: Vec2) -> bool {
        (self.lang, self.panel) == (lang, panel) && extent.page(page) == Some(&self.most)
    }

    /// How much space the page takes, from the origin.
    pub fn size(&self) -> Vec2 {
        self.arranged.size
    }

    /// Where everything of the page lies at a moment. What the extent had no room for is left out:
    /// [`Extent::widen`] makes room. Where sides of seats are of two sizes, that of `own` is large, or
    /// without it that of the seat that the page is about.
    pub fn layout(&self, page: &Page, own: Option<Seat>) -> Layout {
        let mats = self.mats(page, own);
        let mut at_of = BTreeMap::new();
        for (nth, mat) in mats.iter().enumerate() {
            at_of.extend(mat.regions.iter().map(|region| (*region, nth)));
        }
        let found: Vec<Found<'_>> = mats.iter().map(|mat| Found::of(&mat.laid.spots)).collect();
        let mut spots = Vec::new();
        let mut on_mats: Vec<Vec<usize>> = vec![Vec::new(); mats.len()];
        for (index, region) in page.regions.iter().enumerate() {
            let Some(at) = self.most.region(region) else { continue };
            let Some(nth) = at_of.get(&at).copied() else { continue };
            let mat = &mats[nth];
            on_mats[nth].push(index);
            let most = (at, &self.page.regions[at]);
            let put = now(&found[nth], most, (index, region), mat.laid.reader, mat.turned);
            spots.extend(put.into_iter().map(|spot| mat.stand.put(spot)));
        }
        let mats = mats.iter().zip(on_mats);
        let mats = mats.map(|(mat, regions)| Mat { rect: mat.stand.rect, regions });
        Layout { size: self.arranged.size, mats: mats.collect(), spots }
    }

    /// The mats as they lie at a moment.
    fn mats(&self, page: &Page, own: Option<Seat>) -> Vec<Lying<'_>> {
        let turned = self.turned.as_ref().filter(|turned| own == Some(turned.above));
        let mats = self.arranged.mats.iter().map(|mat| {
            let down = turned.and_then(|turned| turned.down(*mat.regions.first()?));
            let by = vec2(0.0, down.unwrap_or(0.0));
            let Stand { rect, corner, .. } = mat.stand;
            let stand = Stand { rect: rect.translate(by), corner: corner + by, ..mat.stand };
            Lying { regions: &mat.regions, laid: &mat.laid, stand, turned: down.is_some() }
        });
        let mut mats: Vec<Lying<'_>> = mats.collect();
        if let Some(sides) = &self.arranged.sides {
            let front = sides.front(page, own);
            mats.extend(sides.sides.iter().filter_map(|side| {
                let (laid, stand) = sides.put(side.seat, front)?;
                Some(Lying { regions: &side.regions, laid, stand: *stand, turned: false })
            }));
        }
        mats
    }
}

/// A mat as it lies at a moment.
struct Lying<'a> {
    regions: &'a [usize],
    laid: &'a Laid,
    stand: Stand,
    /// True if its boards are seen from the other side.
    turned: bool,
}

/// Regions and places that were laid out.
struct Found<'a> {
    titles: BTreeMap<usize, Rect>,
    places: BTreeMap<usize, Vec<&'a Spot>>,
}

impl<'a> Found<'a> {
    fn of(spots: &'a [Spot]) -> Self {
        let mut titles = BTreeMap::new();
        let mut places: BTreeMap<usize, Vec<&Spot>> = BTreeMap::new();
        for spot in spots {
            match spot.thing {
                Thing::Region(region) => {
                    titles.insert(region, spot.rect);
                }
                // In their order: each region's places were put in as they follow each other.
                Thing::Place(region, _) => places.entry(region).or_default().push(spot),
                Thing::Token(..) => {}
            }
        }
        Self { titles, places }
    }
}

/// Where a region and what is on it lie now; `most` is the most that it shows, with its index.
fn now(
    laid: &Found<'_>,
    (at, most): (usize, &Region),
    (index, region): (usize, &Region),
    reader: Reader,
    turned: bool,
) -> Vec<Spot> {
    let mut spots = Vec::new();
    let whole = laid
        .places
        .get(&at)
        .and_then(|places| places.iter().map(|spot| spot.rect).reduce(Rect::union));
    let turn = match &region.body {
        Body::Board(board) if turned => whole.map(|whole| (whole, board.shape == Shape::Hexes)),
        Body::Board(_) | Body::Row(_) | Body::Track(_) | Body::Sheet(_) => None,
    };
    if let Some(rect) = laid.titles.get(&at)
        && !(region.name.en.is_empty() && region.name.ja.is_empty())
    {
        spots.push(Spot::new(Thing::Region(index), Form::Title, *rect));
    }
    let known = laid.places.get(&at).map_or(&[][..], Vec::as_slice);
    let found = found(most, region);
    let mut rects = Vec::with_capacity(found.len());
    let open = match &region.body {
        Body::Row(slots) => {
            let known: Vec<Rect> = known.iter().map(|spot| spot.rect).collect();
            body::open(&known, slots.len())
        }
        Body::Board(_) | Body::Track(_) | Body::Sheet(_) => None,
    };
    for (place, at) in found.into_iter().enumerate() {
        let Some(known) = at.and_then(|at| known.get(at)) else {
            rects.push(Rect::NOTHING);
            continue;
        };
        let known_rect = open.as_ref().map_or(known.rect, |open| open[place]);
        let rect = turn.map_or(known_rect, |(whole, round)| turned_in(whole, known_rect, round));
        rects.push(rect);
        spots.push(Spot { thing: Thing::Place(index, place), rect, ..**known });
    }
    // What lies in a row begins below the names of its places.
    if matches!(region.body, Body::Row(_)) {
        for (rect, known) in rects.iter_mut().zip(known) {
            if let Form::Slot { head } = known.form {
                rect.min.y += head;
            }
        }
    }
    let on = tokens(index, region, &rects, reader);
    spots.extend(on.into_iter().filter(|spot| spot.rect.is_positive()));
    spots
}

/// A rectangle where it lies on a board that is seen from the other side: upside down, and where it is
/// turned `round` the left is at the right, too.
fn turned_in(whole: Rect, rect: Rect, round: bool) -> Rect {
    let top = whole.top() + whole.bottom() - rect.bottom();
    let left = if round { whole.left() + whole.right() - rect.right() } else { rect.left() };
    Rect::from_min_size(pos2(left, top), rect.size())
}

/// How a table with one side above the other lies for whoever has the side above: that is below then.
#[derive(Clone, PartialEq, Debug)]
struct Turned {
    /// Whose side is above.
    above: Seat,
    /// The regions that lie elsewhere then, each with how far down.
    down: BTreeMap<usize, f32>,
}

impl Turned {
    /// For a page with the sides of two seats above each other; none for any other.
    fn of(page: &Page, arranged: &Arranged) -> Option<Self> {
        let mats = || arranged.mats.iter().map(|mat| (&mat.regions, mat.stand.rect));
        let seat_of = |regions: &[usize]| regions.first().and_then(|at| page.regions[*at].seat);
        let sides: Vec<(Seat, Rect)> =
            mats().filter_map(|(regions, rect)| Some((seat_of(regions)?, rect))).collect();
        let [one, other] = sides[..] else { return None };
        let (upper, lower) = if one.1.top() < other.1.top() { (one, other) } else { (other, one) };
        if upper.0 == lower.0 || upper.1.bottom() > lower.1.top() {
            return None;
        }
        let (top, bottom) = (upper.1.top(), lower.1.bottom());
        let between = Rect::from_x_y_ranges(
            upper.1.left().min(lower.1.left())..=upper.1.right().max(lower.1.right()),
            top..=bottom,
        );
        let mut down = BTreeMap::new();
        for (regions, rect) in mats().filter(|(_, rect)| between.contains(rect.center())) {
            let by = top + bottom - rect.bottom() - rect.top();
            down.extend(regions.iter().map(|region| (*region, by)));
        }
        Some(Self { above: upper.0, down })
    }

    fn down(&self, region: usize) -> Option<f32> {
        self.down.get(&region).copied()
    }
}

/// For each place of a region, which one of the most it is: in a row the one at its place, elsewhere
/// the one with its id.
fn found(most: &Region, now: &Region) -> Vec<Option<usize>> {
    fn by_id<'a>(
        most: impl Iterator<Item = &'a str>,
        now: impl Iterator<Item = &'a str>,
    ) -> Vec<Option<usize>> {
        let known: BTreeMap<&str, usize> = most.enumerate().map(|(at, id)| (id, at)).collect();
        now.map(|id| known.get(id).copied()).collect()
    }
    match (&most.body, &now.body) {
        (Body::Board(most), Body::Board(now)) => {
            by_id(most.cells.iter().map(|cell| &*cell.id), now.cells.iter().map(|cell| &*cell.id))
        }
        (Body::Track(most), Body::Track(now)) => {
            by_id(most.iter().map(|step| &*step.id), now.iter().map(|step| &*step.id))
        }
        (Body::Sheet(most), Body::Sheet(now)) if most.iter().all(|line| line.id.is_empty()) => {
            (0..now.len()).map(|at| (at < most.len()).then_some(at)).collect()
        }
        (Body::Sheet(most), Body::Sheet(now)) => {
            by_id(most.iter().map(|line| &*line.id), now.iter().map(|line| &*line.id))
        }
        (Body::Row(most), Body::Row(now)) => {
            (0..now.len()).map(|at| (at < most.len()).then_some(at)).collect()
        }
        (Body::Board(_) | Body::Track(_) | Body::Sheet(_) | Body::Row(_), _) => Vec::new(),
    }
}
