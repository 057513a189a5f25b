"""Signs that the text font lacks, drawn for this project: marks of tones, buttons of a player; and
an ellipsis on the baseline, as the one of a Japanese font hangs in the middle of a line.

Each is polygons on a square of 1000; `make.py` calls this.
"""

from math import cos, pi, sin

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

WIDTH = 800
MIDDLE = 360


def triangle_right(left, right, half=300):
    return [(left, MIDDLE - half), (left, MIDDLE + half), (right, MIDDLE)]


def triangle_left(left, right, half=300):
    return [(right, MIDDLE - half), (left, MIDDLE), (right, MIDDLE + half)]


def bar(left, right, half=300):
    return [(left, MIDDLE - half), (left, MIDDLE + half), (right, MIDDLE + half), (right, MIDDLE - half)]


def row(bottom, left=100, right=700, height=90):
    return [(left, bottom), (left, bottom + height), (right, bottom + height), (right, bottom)]


def dot(middle, radius=58):
    """A round dot on the baseline."""
    steps = 12
    angles = [-2 * pi * step / steps for step in range(steps)]
    return [(middle + radius * cos(angle), radius - 6 + radius * sin(angle)) for angle in angles]


def cross(half, thick):
    """Two bars from corner to corner, as one outline."""
    middle, t = WIDTH / 2, thick / 2**0.5
    right = [(0, t), (half - t, half), (half, half - t), (t, 0), (half, t - half), (half - t, -half)]
    left = [(-x, -y) for x, y in right]
    return [(middle + x, MIDDLE + y) for x, y in right + left]


def star(points, outer, inner):
    corners = []
    for corner in range(2 * points):
        radius = outer if corner % 2 == 0 else inner
        angle = pi / 2 - corner * pi / points
        corners.append((WIDTH / 2 + radius * cos(angle), MIDDLE + radius * sin(angle)))
    return corners


def turned(points, degrees):
    """Turned around the middle of the square."""
    c, s = cos(degrees * pi / 180), sin(degrees * pi / 180)
    around = [(x - WIDTH / 2, y - MIDDLE) for x, y in points]
    return [(WIDTH / 2 + x * c - y * s, MIDDLE + x * s + y * c) for x, y in around]


# Upright, the point up: blade, guard, grip.
SWORD = [
    (360, 690),
    (400, 760),
    (440, 690),
    (440, 180),
    (520, 180),
    (520, 110),
    (440, 110),
    (440, -40),
    (360, -40),
    (360, 110),
    (280, 110),
    (280, 180),
    (360, 180),
]
CROWN = [
    [(170, 20), (170, 110), (630, 110), (630, 20)],
    [
        (170, 160),
        (70, 560),
        (240, 380),
        (400, 690),
        (560, 380),
        (730, 560),
        (630, 160),
    ],
]
HOUSE = [
    [(100, 20), (100, 390), (400, 690), (700, 390), (700, 20)],
    [(180, 100), (620, 100), (620, 355), (400, 575), (180, 355)],
]

# A knight's head, looking left.
HORSE = [
    (190, 20), (190, 110), (250, 110), (330, 300), (150, 250), (110, 330), (230, 520), (290, 640),
    (380, 760), (410, 670), (560, 600), (650, 420), (640, 220), (580, 110), (640, 110), (640, 20),
]
SHIELD = [(120, 700), (680, 700), (680, 380), (600, 160), (400, 0), (200, 160), (120, 380)]
FLAG = [
    [(140, -20), (140, 760), (220, 760), (220, -20)],
    [(260, 740), (680, 740), (580, 570), (680, 400), (260, 400)],
]
HELMET = [
    [(140, 330), (160, 500), (250, 640), (400, 700), (550, 640), (640, 500), (660, 330)],
    [(140, 290), (330, 290), (330, 30), (140, 110)],
    [(470, 290), (660, 290), (660, 110), (470, 30)],
]
SKULL = [
    [
        (110, 470), (160, 620), (280, 710), (520, 710), (640, 620), (690, 470), (640, 300),
        (540, 250), (540, 90), (260, 90), (260, 250), (160, 300),
    ],
    # The eyes, the other way round.
    [(210, 420), (270, 350), (340, 420), (270, 500)],
    [(460, 420), (530, 350), (590, 420), (530, 500)],
]
# A bow with its arrow; a crossbow with its bolt.
BOW = [
    [(170, 740), (330, 690), (440, 560), (480, 360), (440, 160), (330, 30), (170, -20),
     (200, 50), (300, 110), (370, 220), (400, 360), (370, 500), (300, 610), (200, 670)],
    [(120, 320), (120, 400), (560, 400), (560, 470), (740, 360), (560, 250), (560, 320)],
]
CROSSBOW = [
    [(250, 740), (330, 740), (460, 560), (480, 360), (460, 160), (330, -20), (250, -20),
     (380, 180), (400, 360), (380, 540)],
    [(60, 290), (60, 430), (600, 430), (600, 500), (760, 360), (600, 220), (600, 290)],
]

SIGNS = {
    "…": [dot(130), dot(400), dot(670)],
    "⌂": HOUSE,
    "♛": CROWN,
    "⚔": [turned(SWORD, 45), turned(SWORD, -45)],
    "✗": [cross(290, 110)],
    "✕": [cross(250, 70)],
    "✶": [star(6, 350, 150)],
    "⏮": [bar(80, 170), triangle_left(170, 710)],
    "⏭": [triangle_right(90, 630), bar(630, 720)],
    "⏪": [triangle_left(40, 400), triangle_left(400, 760)],
    "⏩": [triangle_right(40, 400), triangle_right(400, 760)],
    "⏴": [triangle_left(150, 650)],
    "⏵": [triangle_right(150, 650)],
    "⏸": [bar(140, 320), bar(480, 660)],
    "⏹": [bar(130, 670, 270)],
    "♞": [HORSE],
    "⛨": [SHIELD],
    "⚑": FLAG,
    "⛑": HELMET,
    "☠": SKULL,
    "➳": BOW,
    "➵": CROSSBOW,
    "☰": [row(80), row(315), row(550)],
}


def save(path, ascent, descent):
    """Writes the font."""
    names = {sign: f"uni{ord(sign):04X}" for sign in SIGNS}
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", *names.values()])
    builder.setupCharacterMap({ord(sign): name for sign, name in names.items()})
    glyphs = {".notdef": TTGlyphPen(None).glyph()}
    for sign, polygons in SIGNS.items():
        pen = TTGlyphPen(None)
        for polygon in polygons:
            first, *others = [(round(x), round(y)) for x, y in polygon]
            pen.moveTo(first)
            for point in others:
                pen.lineTo(point)
            pen.closePath()
        glyphs[names[sign]] = pen.glyph()
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics(
        {name: (WIDTH, getattr(glyph, "xMin", 0)) for name, glyph in glyphs.items()}
    )
    builder.setupHorizontalHeader(ascent=ascent, descent=descent)
    names = {"familyName": "Kanso Signs", "styleName": "Regular", "psName": "KansoSigns-Regular"}
    builder.setupNameTable(names)
    builder.setupOS2(sTypoAscender=ascent, sTypoDescender=descent, usWinAscent=ascent, usWinDescent=-descent)
    builder.setupPost()
    # No day, so that the same recipe gives the same bytes.
    builder.updateHead(created=0, modified=0)
    builder.font.recalcTimestamp = False
    builder.save(path)
