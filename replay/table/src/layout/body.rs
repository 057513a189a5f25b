//! One region: its name, and the places of rows, tracks and sheets. Those of boards are in `cells.rs`,
//! what lies on places in `tokens.rs`.

use super::{Block, CAPTION, CARD, CHIP, Form, LINE, STEP, TITLE, Thing, cells, number};
use crate::width::{width, wrap};
use emath::{Pos2, Rect, Vec2, vec2};
use kanso_engine::Lang;
use kanso_engine::scene::{Badge, Body, Line, Look, Region, Slot, Step, Token};

/// Points for one terminal column of ordinary text.
const COLUMN: f32 = 7.4;
/// Of the width of a value that takes several rows so much is counted on: letters are not all as wide.
const BROKEN_PART: f32 = 0.96;
/// Height of a line of ordinary text.
const TEXT_HIGH: f32 = 17.0;
/// Height of a further row of a value at a zoom of 1.
const ROW: f32 = 18.0;
/// Height of a further row of a value that is written as small as can be read: no less than what is
/// written takes, or the value would be cut.
const ROW_HIGH: f32 = 15.8;
/// Free space between the things of a row.
const BETWEEN: f32 = 8.0;
/// Free space between the label of a line and its value.
const TAB: f32 = 16.0;
/// Least width of the values of a sheet.
const VALUE_MIN: f32 = 60.0;
/// Values that are longer have at least this width before they are broken into lines.
const VALUE_BROKEN: f32 = 130.0;
/// Height of a place where nothing lies, in a row where nothing lies anywhere.
const EMPTY: f32 = 34.0;
/// Free space between steps, where the course goes on.
const WAY: f32 = 18.0;
/// From this many lines on a sheet may have two columns.
const TWO_FROM: usize = 4;
/// The names of lines are no narrower than this on a narrow sheet.
const LABEL_MIN: f32 = 150.0;
/// Free space between the columns of a sheet.
const APART: f32 = 26.0;
/// Height of a marker on a step, and of the space that it takes.
const MARKER: [f32; 2] = [26.0, 28.0];
/// A label of a step that has more columns is a word, and no number.
const NUMBER_MAX: usize = 3;
/// So many markers of a step stand below each other, more of them in two columns.
const IN_ONE_MAX: usize = 3;
/// Width of a marker that stands beside another one on its step, without its name.
const BESIDE: f32 = 42.0;
/// Free space between two of them.
const MARKER_GAP: f32 = 4.0;
/// Free space between the markers of a step and its edge.
const STEP_PAD: f32 = 6.0;
/// A row that ever has more cards than this is a fan: each card may lie on the one before.
const OPEN_MAX: usize = 10;
/// The least that is seen of a card of a fan, as a part of it.
const FAN_SEEN: f32 = 0.75;

/// Free space in a figure beside its sign and its number.
const FIGURE_PAD: f32 = 10.0;
/// From this many figures on each has its name beside it: nobody knows so many signs at first.
const NAMED_FROM: usize = 9;
/// Free space between figures.
const FIGURE_GAP: f32 = 8.0;

/// For whom a page is laid out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reader {
    /// The language of names.
    pub lang: Lang,
    /// How much larger than at a zoom of 1 letters are, against everything else: on a small page
    /// they do not shrink further than one can read.
    pub letters: f32,
    /// On the small side of a seat: its region that alone has a name; neither cells nor places of
    /// rows have one.
    pub only: Option<usize>,
    /// How much wider than they have to be the cells of boards and the steps of fans are.
    pub stretch: f32,
    /// How much higher than they have to be the cells of boards of squares are, and what stands there.
    pub tall: f32,
    /// How many things lie beside each other on a cell of a board that has several, before the next ones
    /// lie above them.
    pub abreast: usize,
    /// True if figures have their names beside their signs: there is room for words.
    pub named: bool,
}

impl Reader {
    /// Width of a text in points, about.
    fn width(self, text: &str) -> f32 {
        number(width(text)) * COLUMN * self.letters
    }

    /// Height of something that holds one line of text, no less than it is at a zoom of 1.
    pub(super) fn high(self, at_one: f32) -> f32 {
        at_one.max(TEXT_HIGH * self.letters)
    }
}

/// A region that has this much room across.
pub(super) fn region(index: usize, region: &Region, room: f32, reader: Reader) -> Block {
    let mut block = Block::default();
    let name = region.name.in_lang(reader.lang);
    let mut top = 0.0;
    if !name.is_empty() && reader.only.is_none_or(|only| only == index) {
        let wide = (reader.width(name) * 1.15 + 26.0 * reader.letters).min(room);
        let high = reader.high(TITLE);
        let title = Rect::from_min_size(Pos2::ZERO, vec2(wide, high));
        block.put(Thing::Region(index), Form::Title, title);
        // Figures stand behind the name where there is room for all.
        if let Body::Sheet(lines) = &region.body
            && !are_many(lines)
        {
            let corner = Pos2::new(wide + FIGURE_GAP, (high - reader.high(LINE)) / 2.0);
            let named = has_names(lines, corner.x, room, reader);
            let mut places = vec![(Form::Figure { named }, Rect::NOTHING); lines.len()];
            if figures(lines, corner, room, reader, &mut places) <= high {
                in_words(lines, Pos2::new(0.0, high), room, reader, &mut places);
                places_of(index, places, &mut block);
                return block;
            }
        }
        top = high;
    }
    let body = match &region.body {
        Body::Board(board) => cells::board(index, board, reader),
        Body::Row(slots) => row(index, slots, room, reader),
        Body::Track(steps) => track(index, steps, room, reader),
        Body::Sheet(lines) => sheet(index, lines, room, reader),
    };
    block.put_block(body, vec2(0.0, top));
    block
}

/// How high the cards of a row are: as those with the most to say need, in few sizes, so that rows
/// look alike and seldom change.
fn card_size(slots: &[Slot]) -> Vec2 {
    let tokens = slots.iter().filter_map(|slot| slot.token.as_ref());
    let least = CARD.y - 42.0;
    vec2(CARD.x, tokens.map(card_high).fold(least, f32::max))
}

/// How high a card has to be.
fn card_high(token: &Token) -> f32 {
    if token.sign.is_none() {
        let lines = token.badges.len().div_ceil(3) + usize::from(token.gauge.is_some());
        return match lines {
            0 | 1 => CARD.y - 42.0,
            2 => CARD.y - 22.0,
            _ => CARD.y,
        };
    }
    // Its sign and name; a strip above and below for figures at its corners; a line for the others.
    let corner =
        |badge: &&Badge| badge.sign.as_ref().is_some_and(|sign| sign.icon.corner().is_some());
    let at_corners = token.badges.iter().filter(corner).count();
    let figures = if at_corners > 0 || token.gauge.is_some() { 34.0 } else { 0.0 };
    let others = if token.badges.len() > at_corners { 24.0 } else { 0.0 };
    CARD.y - 42.0 + figures + others
}

/// The form of a token in a row, and its size among cards of this one.
pub(super) fn in_row(token: &Token, card: Vec2) -> (Form, Vec2) {
    match token.look {
        Look::Card | Look::FaceDown | Look::Spent => (Form::Card, card),
        Look::Piece if token.badges.is_empty() && token.gauge.is_none() => (Form::Chip, CHIP),
        Look::Piece => (Form::Card, card),
        Look::Counter | Look::Troop | Look::Disc => (Form::Chip, CHIP),
    }
}

fn row(index: usize, slots: &[Slot], room: f32, reader: Reader) -> Block {
    let mut block = Block::default();
    if slots.is_empty() {
        block.size = vec2(CARD.x, EMPTY);
        return block;
    }
    let bare = slots.iter().all(|slot| slot.token.is_none());
    let card = card_size(slots);
    let sizes: Vec<Vec2> = slots
        .iter()
        .map(|slot| match &slot.token {
            Some(token) => in_row(token, card).1,
            None if bare => vec2(CARD.x, EMPTY),
            None => card,
        })
        .collect();
    if slots.len() > OPEN_MAX && sizes.iter().all(|size| *size == card) {
        return fan(index, slots, card, room, reader);
    }
    let (mut at, mut start) = (Vec2::ZERO, 0);
    for line in flow(across(&sizes), BETWEEN, room) {
        let range = start..start + line;
        start += line;
        let head = if bare { 0.0 } else { head_of(&slots[range.clone()], reader) };
        let high = sizes[range.clone()].iter().fold(0.0_f32, |high, size| high.max(size.y));
        at.x = 0.0;
        for place in range {
            let size = vec2(sizes[place].x, high + head);
            let rect = Rect::from_min_size(at.to_pos2(), size);
            block.put(Thing::Place(index, place), Form::Slot { head }, rect);
            at.x += sizes[place].x + BETWEEN;
        }
        at.y += high + head + BETWEEN;
    }
    block
}

/// How high the names of some places are.
fn head_of(slots: &[Slot], reader: Reader) -> f32 {
    let named = slots.iter().any(|slot| !slot.label.in_lang(reader.lang).is_empty());
    if named && reader.only.is_none() { CAPTION } else { 0.0 }
}

/// Many cards, each on the one before, so that of all but the last one sees the left side; in as many
/// lines as leave enough of each to be seen.
fn fan(index: usize, slots: &[Slot], card: Vec2, room: f32, reader: Reader) -> Block {
    let mut block = Block::default();
    let head = head_of(slots, reader);
    let least = card.x * FAN_SEEN;
    let most = (((room - card.x) / least).max(0.0) as usize + 1).min(slots.len());
    let lines = slots.len().div_ceil(most);
    let line = slots.len().div_ceil(lines);
    let step = ((room - card.x) / number(line.max(2) - 1)).max(least) * reader.stretch;
    let step = step.min(card.x + BETWEEN);
    for place in 0..slots.len() {
        let (nth, down) = (place % line, place / line);
        let last = nth + 1 == line || place + 1 == slots.len();
        let seen = if last { card.x } else { step.min(card.x) };
        let corner = Pos2::new(number(nth) * step, number(down) * (card.y + head + BETWEEN));
        let rect = Rect::from_min_size(corner, vec2(seen, card.y + head));
        block.put(Thing::Place(index, place), Form::Slot { head }, rect);
    }
    block
}

/// The places of a row that was laid out as a fan, while it has only so many cards that they lie openly
/// in its first line; none otherwise.
pub(super) fn open(places: &[Rect], count: usize) -> Option<Vec<Rect>> {
    let (first, last) = (places.first()?, places.get(count.checked_sub(1)?)?);
    let is_fan = places.iter().any(|rect| rect.width() < CARD.x - 0.5);
    let room = places.iter().map(Rect::right).fold(0.0, f32::max) - first.left();
    let step = CARD.x + BETWEEN;
    let fits = is_fan && number(count) * step - BETWEEN <= room && last.top() <= first.bottom();
    let place = |nth| {
        let corner = first.min + vec2(number(nth) * step, 0.0);
        Rect::from_min_size(corner, vec2(CARD.x, first.height()))
    };
    fits.then(|| (0..count).map(place).collect())
}

/// How many of the next things stand on each line of `room`.
fn flow(widths: impl IntoIterator<Item = f32>, gap: f32, room: f32) -> Vec<usize> {
    let (mut lines, mut used) = (Vec::new(), 0.0);
    for wide in widths {
        match lines.last_mut() {
            Some(count) if used + gap + wide <= room => {
                *count += 1;
                used += gap + wide;
            }
            _ => {
                lines.push(1);
                used = wide;
            }
        }
    }
    lines
}

/// The widths of sizes.
fn across(sizes: &[Vec2]) -> impl Iterator<Item = f32> {
    sizes.iter().map(|size| size.x)
}

fn track(index: usize, steps: &[Step], room: f32, reader: Reader) -> Block {
    let mut block = Block::default();
    let markers = steps.iter().map(|step| step.tokens.len()).max().unwrap_or(0);
    // Many markers of one step stand in two columns.
    let rows = if markers > IN_ONE_MAX { markers.div_ceil(2) } else { markers };
    let high = reader.high(STEP) + number(rows) * MARKER[1];
    let sizes = |named: bool| -> Vec<Vec2> {
        steps.iter().map(|step| vec2(step_wide(step, rows, reader, named), high)).collect()
    };
    // Its counters give up their names where it would be broken for them.
    let on_one_line = |sizes: &Vec<Vec2>| flow(across(sizes), WAY, room).len() < 2;
    let named = Some(sizes(true)).filter(on_one_line);
    let bare = || Some(sizes(false)).filter(on_one_line);
    let sizes = named.or_else(bare).unwrap_or_else(|| sizes(true));
    let (mut at, mut start) = (Vec2::ZERO, 0);
    for line in flow(across(&sizes), WAY, room) {
        at.x = 0.0;
        for (place, size) in sizes.iter().enumerate().skip(start).take(line) {
            let rect = Rect::from_min_size(at.to_pos2(), *size);
            block.put(Thing::Place(index, place), Form::Step, rect);
            at.x += size.x + WAY;
        }
        at.y += high + BETWEEN;
        start += line;
    }
    block
}

/// Where a marker of a step stands, of so many.
pub(super) fn on_step(step: Rect, (nth, count): (usize, usize), reader: Reader) -> Rect {
    let [high, pitch] = MARKER;
    let top = reader.high(STEP);
    let rows = (((step.height() - top) / pitch).round().max(1.0) as usize).min(count.max(1));
    let across = count.div_ceil(rows);
    let room = step.width() - 2.0 * STEP_PAD - MARKER_GAP * (number(across) - 1.0);
    let wide = room / number(across);
    let left = STEP_PAD + number(nth / rows) * (wide + MARKER_GAP);
    let corner = step.min + vec2(left, top - 2.0 + number(nth % rows) * pitch);
    Rect::from_min_size(corner, vec2(wide, high))
}

/// True for what is known by its picture alone, without a word.
pub(super) const fn is_picture(token: &Token) -> bool {
    matches!(token.look, Look::Troop | Look::Disc)
}

/// How wide a step with markers in so many rows is: its own words, and those of the counters on it, if
/// these are `named` or have no sign; in two columns they have no words, and figures never have any.
fn step_wide(step: &Step, rows: usize, reader: Reader, named: bool) -> f32 {
    let token = |token: &Token| {
        let is_counter = !named && token.look == Look::Counter && token.sign.is_some();
        let is_bare = is_counter || is_picture(token);
        let name = if is_bare { 0.0 } else { reader.width(token.short.in_lang(reader.lang)) };
        name + 30.0
    };
    let tokens = if step.tokens.len() > rows {
        2.0 * BESIDE + MARKER_GAP + 2.0 * STEP_PAD
    } else {
        step.tokens.iter().map(token).fold(0.0, f32::max)
    };
    let label = step.label.in_lang(reader.lang);
    // Before a word there may be a mark.
    let mark = if width(label) > NUMBER_MAX { reader.letters } else { 1.0 };
    let text = match &step.sign {
        Some(sign) => reader.high(LINE) + reader.width(sign.figure.in_lang(reader.lang)),
        None => reader.width(label) + 18.0 * mark,
    } + 16.0;
    text.max(tokens).max(56.0)
}

/// True if the figures of a sheet are so many that their signs alone do not tell them.
fn are_many(lines: &[Line]) -> bool {
    lines.iter().filter(|line| line.sign.is_some()).count() >= NAMED_FROM
}

/// True if the figures of a sheet, from here on across, have their names beside them: where they are many,
/// and where there is room for words and all of them stand on one line.
fn has_names(lines: &[Line], from: f32, room: f32, reader: Reader) -> bool {
    let on_one_line = || {
        let widths = lines.iter().filter(|line| line.sign.is_some());
        let widths = widths.map(|line| figure_wide(line, true, reader));
        flow(widths, FIGURE_GAP, room - from).len() == 1
    };
    reader.only.is_none() && (are_many(lines) || reader.named && on_one_line())
}

/// How wide a figure is, with its sign and perhaps its name.
fn figure_wide(line: &Line, named: bool, reader: Reader) -> f32 {
    let figure = line.sign.as_ref().map_or("", |sign| sign.figure.in_lang(reader.lang));
    let name = reader.width(line.label.in_lang(reader.lang)) + FIGURE_GAP;
    let pad = FIGURE_PAD * reader.letters;
    reader.high(LINE) + reader.width(figure) + if named { name } else { 0.0 } + pad
}

/// A sheet: lines with a sign as signs and figures, beside each other, with their names where they are
/// many; below them one column of the others, or two where there is room for both.
fn sheet(index: usize, lines: &[Line], room: f32, reader: Reader) -> Block {
    let named = has_names(lines, 0.0, room, reader);
    let mut places = vec![(Form::Figure { named }, Rect::NOTHING); lines.len()];
    let bottom = figures(lines, Pos2::ZERO, room, reader, &mut places);
    let top = if bottom > 0.0 { bottom + FIGURE_GAP } else { 0.0 };
    in_words(lines, Pos2::new(0.0, top), room, reader, &mut places);
    let mut block = Block::default();
    places_of(index, places, &mut block);
    block
}

/// Puts the lines of a sheet in, in their order: they are found again by it.
fn places_of(index: usize, places: Vec<(Form, Rect)>, into: &mut Block) {
    for (place, (form, rect)) in places.into_iter().enumerate() {
        into.put(Thing::Place(index, place), form, rect);
    }
}

/// The lines of a sheet that have a sign, beside each other from a corner on, in columns where they have
/// their names and do not all stand on one line. Says where they end, 0 without any.
fn figures(
    lines: &[Line],
    first: Pos2,
    room: f32,
    reader: Reader,
    into: &mut [(Form, Rect)],
) -> f32 {
    let (mut corner, high) = (first, reader.high(LINE));
    let mut bottom = 0.0;
    let is_named = |form: Form| form == Form::Figure { named: true };
    let signed = lines.iter().zip(&*into).filter(|(line, _)| line.sign.is_some());
    let widths: Vec<f32> =
        signed.map(|(line, (form, _))| figure_wide(line, is_named(*form), reader)).collect();
    let widest = widths.iter().copied().fold(0.0, f32::max);
    let in_columns = flow(widths, FIGURE_GAP, room - first.x).len() > 1;
    for (line, (form, rect)) in lines.iter().zip(into) {
        if line.sign.is_none() {
            continue;
        }
        let named = is_named(*form);
        let wide = if named && in_columns { widest } else { figure_wide(line, named, reader) };
        // Behind a name there is another line to go to before the first one, too.
        if corner.x > 0.0 && corner.x + wide > room {
            corner = Pos2::new(first.x, corner.y + high + FIGURE_GAP);
        }
        *rect = Rect::from_min_size(corner, vec2(wide, high));
        corner.x += wide + FIGURE_GAP;
        bottom = corner.y + high;
    }
    bottom
}

/// The lines of a sheet that have no sign, below what has.
fn in_words(all: &[Line], mut corner: Pos2, room: f32, reader: Reader, into: &mut [(Form, Rect)]) {
    let lines: Vec<&Line> = all.iter().filter(|line| line.sign.is_none()).collect();
    let label = label_width(&lines, room, reader);
    let values = lines.iter().map(|line| reader.width(line.value.in_lang(reader.lang)));
    let wanted = values.fold(VALUE_MIN, f32::max);
    let twice = lines.len() >= TWO_FROM && (label + wanted) * 2.0 + APART <= room;
    let value = wanted.min((room - label).max(VALUE_BROKEN * reader.letters));
    let in_first = if twice { lines.len().div_ceil(2) } else { lines.len() };
    let top = corner.y;
    let mut done = 0;
    for (line, place) in all.iter().zip(into) {
        if line.sign.is_some() {
            continue;
        }
        if done == in_first {
            corner = Pos2::new(label + value + APART, top);
        }
        done += 1;
        let columns = (value * BROKEN_PART / (COLUMN * reader.letters)) as usize;
        let rows = wrap(line.value.in_lang(reader.lang), columns).len();
        let high = reader.high(LINE) + number(rows - 1) * ROW.max(ROW_HIGH * reader.letters);
        let rect = Rect::from_min_size(corner, vec2(label + value, high));
        *place = (Form::Line { split: label }, rect);
        corner.y += high;
    }
}

/// Where the values of a sheet begin.
fn label_width(lines: &[&Line], room: f32, reader: Reader) -> f32 {
    let labels = lines.iter().map(|line| reader.width(line.label.in_lang(reader.lang)));
    // A mark stands before each label.
    let least = f32::max(room * 0.6, LABEL_MIN * reader.letters);
    (labels.fold(0.0, f32::max) + 22.0 + TAB * reader.letters).min(least)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::Label;
    use kanso_engine::scene::{Icon, Tone};

    fn reader(letters: f32) -> Reader {
        Reader {
            lang: Lang::En,
            letters,
            only: None,
            stretch: 1.0,
            tall: 1.0,
            abreast: 1,
            named: false,
        }
    }

    fn line(value: &'static str) -> Line {
        Line::new(value, Label::same("What"), Label::same(value), Tone::Plain)
    }

    fn rects(block: &Block) -> Vec<(Form, Rect)> {
        block.spots.iter().map(|spot| (spot.form, spot.rect)).collect()
    }

    #[test]
    fn figures_stand_behind_the_name_of_their_sheet_and_words_below_it() {
        let figure = line("12").signed(Icon::Hp, 12_u8);
        let body = Body::Sheet(vec![figure, line("in words")]);
        let of = Region::new("sheet", Label::same("Head"), (0, 0), Tone::Plain, body);
        let [name, figure, words] = rects(&region(0, &of, 500.0, reader(1.0)))[..] else {
            panic!("a name and two lines");
        };
        assert!(figure.1.left() >= name.1.right() && figure.1.bottom() <= name.1.bottom());
        assert!(words.1.top() >= name.1.bottom() && words.1.left() < name.1.right());
        // Without room they begin below it.
        let [name, figure, words] = rects(&region(0, &of, 110.0, reader(1.0)))[..] else {
            panic!("a name and two lines");
        };
        assert!(figure.1.top() >= name.1.bottom() && words.1.top() >= figure.1.bottom());
    }

    /// What is written has ten points at least, and its rows 1.2 of that.
    #[test]
    fn the_rows_of_a_value_are_as_high_as_what_is_written() {
        const WRITTEN: f32 = 13.0 * 1.2;
        let value = "a value that has more words than one row of it can ever hold";
        for letters in [1.0_f32, 1.4, 1.9, 2.0] {
            for room in [300.0, 420.0, 700.0] {
                let block = sheet(0, &[line(value)], room, reader(letters));
                let (Form::Line { split }, rect) = rects(&block)[0] else { panic!("a line") };
                let columns = ((rect.width() - split) / (COLUMN * letters)) as usize;
                let rows = number(wrap(value, columns).len());
                assert!(rect.height() >= rows * WRITTEN * letters * 0.99, "{letters} {room}");
            }
        }
    }

    #[test]
    fn many_markers_of_a_step_stand_in_two_columns() {
        let marker = |nth: usize| {
            let name = Label::same("Ada");
            Token::new(format!("{nth}"), name.clone(), name, Tone::Seat(0), Look::Piece)
        };
        let steps = |count: usize| {
            vec![Step::new("1", Label::same("1"), Tone::Plain, (0..count).map(marker))]
        };
        let rect = |count| rects(&track(0, &steps(count), 500.0, reader(1.0)))[0].1;
        assert!(rect(6).height() <= rect(3).height() && rect(6).width() > rect(3).width());
        for count in [1, 3, 5, 6] {
            let step = rect(count);
            let on: Vec<Rect> =
                (0..count).map(|nth| on_step(step, (nth, count), reader(1.0))).collect();
            for (nth, one) in on.iter().enumerate() {
                assert!(step.contains_rect(*one), "{count}: {one:?} in {step:?}");
                assert!(on[..nth].iter().all(|other| !other.intersects(*one)), "{count}");
            }
        }
    }
}
