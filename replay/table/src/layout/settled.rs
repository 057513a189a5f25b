//! A page that was laid out for the most that it ever shows.

use super::body::Reader;
use super::page::{Arranged, Arrangement, best};
use super::sides::{Sides, Slot};
use super::tokens::tokens;
use super::{Form, Layout, Mat, Spot, Thing};
use crate::extent::{Extent, MostOfPage};
use emath::{Rect, Vec2};
use kanso_engine::scene::{Body, Page, Region};
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
    arrangement: Arrangement,
    places: Layout,
    sides: Option<Sides>,
}

impl Settled {
    /// The page with this id as it is seen largest in a panel of this size; none that the extent does
    /// not know.
    pub fn of(extent: &Extent, page: &str, lang: Lang, panel: Vec2) -> Option<Self> {
        let most = extent.page(page)?.clone();
        let page = most.laid_out();
        let Arranged { arrangement, layout, sides } = best(&page, lang, panel);
        Some(Self { most, page, lang, panel, arrangement, places: layout, sides })
    }

    /// True if it is what [`Settled::of`] would make of these.
    pub fn is_of(&self, extent: &Extent, page: &str, lang: Lang, panel: Vec2) -> bool {
        (self.lang, self.panel) == (lang, panel) && extent.page(page) == Some(&self.most)
    }

    /// How much space the page takes, from the origin.
    pub fn size(&self) -> Vec2 {
        self.places.size
    }

    /// Where everything of the page lies at a moment. What the extent had no room for is left out:
    /// [`Extent::widen`] makes room. Where sides of seats are of two sizes, that of `own` is large, or
    /// without it that of the seat that the page is about.
    pub fn layout(&self, page: &Page, own: Option<Seat>) -> Layout {
        let front = self.sides.as_ref().map(|sides| (sides, sides.front(page, own)));
        let slot = |region: &Region| {
            let (sides, front) = front?;
            Some((sides, sides.slot(region.seat?, front)?))
        };
        let large = Found::of(&self.places.spots);
        let mut spots = Vec::with_capacity(self.places.spots.len());
        let mut on_mats: BTreeMap<usize, usize> = BTreeMap::new();
        for (index, region) in page.regions.iter().enumerate() {
            let Some(at) = self.most.region(region) else { continue };
            on_mats.insert(at, index);
            let most = &self.page.regions[at];
            match slot(region) {
                Some((sides, Slot::Small { rect, spots: small, reader })) => {
                    let put = now(&Found::of(small), (at, most), (index, region), reader);
                    spots.extend(put.into_iter().map(|spot| sides.put(spot, rect)));
                }
                Some((_, Slot::Large(_))) | None => {
                    let reader = self.arrangement.reader;
                    spots.extend(now(&large, (at, most), (index, region), reader));
                }
            }
        }
        let mats = self.places.mats.iter().map(|mat| {
            let first = mat.regions.first();
            let side = first.and_then(|region| slot(&self.page.regions[*region]));
            let rect = side.map_or(mat.rect, |(_, slot)| slot.rect());
            let regions = mat.regions.iter().filter_map(|at| on_mats.get(at).copied());
            Mat { rect, regions: regions.collect() }
        });
        Layout { size: self.places.size, mats: mats.collect(), spots }
    }
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
) -> Vec<Spot> {
    let mut spots = Vec::new();
    if let Some(rect) = laid.titles.get(&at)
        && !(region.name.en.is_empty() && region.name.ja.is_empty())
    {
        spots.push(Spot::new(Thing::Region(index), Form::Title, *rect));
    }
    let known = laid.places.get(&at).map_or(&[][..], Vec::as_slice);
    let found = found(most, region);
    let mut rects = Vec::with_capacity(found.len());
    for (place, at) in found.into_iter().enumerate() {
        let Some(known) = at.and_then(|at| known.get(at)) else {
            rects.push(Rect::NOTHING);
            continue;
        };
        rects.push(known.rect);
        spots.push(Spot { thing: Thing::Place(index, place), ..**known });
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

/// For each place of a region, which one of the most it is: in a row the one at its place, elsewhere
/// the one with its id.
fn found(most: &Region, now: &Region) -> Vec<Option<usize>> {
    fn by_id<'a>(
        most: impl Iterator<Item = &'a String>,
        now: impl Iterator<Item = &'a String>,
    ) -> Vec<Option<usize>> {
        let known: BTreeMap<&str, usize> =
            most.enumerate().map(|(at, id)| (id.as_str(), at)).collect();
        now.map(|id| known.get(id.as_str()).copied()).collect()
    }
    match (&most.body, &now.body) {
        (Body::Board(most), Body::Board(now)) => {
            by_id(most.cells.iter().map(|cell| &cell.id), now.cells.iter().map(|cell| &cell.id))
        }
        (Body::Track(most), Body::Track(now)) => {
            by_id(most.iter().map(|step| &step.id), now.iter().map(|step| &step.id))
        }
        (Body::Sheet(most), Body::Sheet(now)) if most.iter().all(|line| line.id.is_empty()) => {
            (0..now.len()).map(|at| (at < most.len()).then_some(at)).collect()
        }
        (Body::Sheet(most), Body::Sheet(now)) => {
            by_id(most.iter().map(|line| &line.id), now.iter().map(|line| &line.id))
        }
        (Body::Row(most), Body::Row(now)) => {
            (0..now.len()).map(|at| (at < most.len()).then_some(at)).collect()
        }
        (Body::Board(_) | Body::Track(_) | Body::Sheet(_) | Body::Row(_), _) => Vec::new(),
    }
}
