//! A sheet of character cells on which boxes are ruled and texts are written.

use super::text::Line;
use super::width::char_width;
use kanso_engine::scene::Tone;

const UP: u8 = 1;
const DOWN: u8 = 2;
const LEFT: u8 = 4;
const RIGHT: u8 = 8;

/// Box characters by the set of arms they have.
const BOXES: [char; 16] =
    [' ', '╵', '╷', '│', '╴', '┘', '┐', '┤', '╶', '└', '┌', '├', '─', '┴', '┬', '┼'];

/// One character cell.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spot {
    /// Arms of a ruled line; none is a blank.
    Arms(u8),
    /// A character; a wide one covers the next spot too.
    Char(char, Tone),
    /// The second half of a wide character.
    Covered,
}

/// The sheet.
pub(super) struct Canvas {
    width: usize,
    spots: Vec<Spot>,
}

impl Canvas {
    pub(super) fn new(width: usize, height: usize) -> Self {
        Self { width, spots: vec![Spot::Arms(0); width * height] }
    }

    /// Rules a box whose lines run through these columns and rows.
    pub(super) fn rule_box(&mut self, left: usize, top: usize, right: usize, bottom: usize) {
        for x in left..right {
            for y in [top, bottom] {
                self.arm(x, y, RIGHT);
                self.arm(x + 1, y, LEFT);
            }
        }
        for y in top..bottom {
            for x in [left, right] {
                self.arm(x, y, DOWN);
                self.arm(x, y + 1, UP);
            }
        }
    }

    /// Writes a line; what would stand beyond the sheet is left out.
    pub(super) fn write(&mut self, mut x: usize, y: usize, line: &Line) {
        for (tone, text) in line.spans() {
            for character in text.chars() {
                let needed = char_width(character);
                if needed == 0 || x + needed > self.width {
                    continue;
                }
                let at = y * self.width + x;
                self.spots[at] = Spot::Char(character, tone);
                if needed == 2 {
                    self.spots[at + 1] = Spot::Covered;
                }
                x += needed;
            }
        }
    }

    pub(super) fn lines(&self) -> Vec<Line> {
        self.spots
            .chunks(self.width)
            .map(|row| {
                let mut line = Line::new();
                for spot in row {
                    match spot {
                        Spot::Arms(arms) => {
                            line.push(
                                Tone::Plain,
                                BOXES[usize::from(*arms)].encode_utf8(&mut [0; 4]),
                            );
                        }
                        Spot::Char(character, tone) => {
                            line.push(*tone, character.encode_utf8(&mut [0; 4]));
                        }
                        Spot::Covered => {}
                    }
                }
                line
            })
            .collect()
    }

    fn arm(&mut self, x: usize, y: usize, arm: u8) {
        if let Spot::Arms(arms) = &mut self.spots[y * self.width + x] {
            *arms |= arm;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_that_touch_share_their_lines() {
        let mut canvas = Canvas::new(9, 5);
        canvas.rule_box(0, 0, 4, 2);
        canvas.rule_box(4, 0, 8, 2);
        canvas.rule_box(2, 2, 6, 4);
        let mut text = Line::new();
        text.push(Tone::Plain, "王");
        canvas.write(1, 1, &text);
        let drawn: Vec<_> = canvas.lines().iter().map(Line::plain).collect();
        assert_eq!(drawn, ["┌───┬───┐", "│王 │   │", "└─┬─┴─┬─┘", "  │   │  ", "  └───┘  "]);
    }
}
