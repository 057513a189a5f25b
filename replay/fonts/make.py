#!/usr/bin/env python3
"""Makes the bundled fonts: python3 replay/fonts/make.py

A subset of Noto Sans CJK JP that has what our own words, cards and rules are written in, and what
Japanese names and notes mostly are: Latin, punctuation, kana, the signs of JIS X 0208, its kanji of
the first level, and every other character that stands in the sources. Rarer ones come from the fonts
of the system. Signs that it lacks are drawn in make_signs.py.

Needs fonttools and the Debian package fonts-noto-cjk. Run it when the test
`every_character_of_ours_has_a_glyph` names a character that the font lacks.
"""

from pathlib import Path

import make_signs
from fontTools import subset
from fontTools.ttLib import TTCollection

SOURCE = Path("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")
HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
# Height of a line above and below the baseline, in thousandths of the size. The original leaves room
# for scripts that are higher than ours, and lines of a panel would stand far apart.
ASCENT, DESCENT = 980, -260


def jis(first_row, last_row):
    """The characters of rows of JIS X 0208."""
    for row in range(first_row, last_row + 1):
        for cell in range(1, 95):
            try:
                yield bytes([0xA0 + row, 0xA0 + cell]).decode("euc_jp")
            except UnicodeDecodeError:
                pass


def wanted():
    """All characters that are asked for."""
    characters = {chr(code) for code in [*range(0x20, 0x7F), *range(0xA0, 0x180)]}
    characters |= {chr(code) for code in [*range(0x2010, 0x2028), *range(0x2190, 0x21E0)]}
    characters |= {chr(code) for code in [*range(0x2200, 0x2300), *range(0x2460, 0x2474)]}
    characters |= {chr(code) for code in range(0x2500, 0x27C0)}
    characters |= set(jis(1, 8)) | set(jis(16, 47))
    for folder, patterns in {
        "engine/src": ["*.rs", "*.toml"],
        "replay/src": ["*.rs"],
        "viewer/src": ["*.rs"],
        "fixtures/golden": ["*.recipe", "*.toml"],
    }.items():
        for pattern in patterns:
            for path in (ROOT / folder).rglob(pattern):
                characters |= set(path.read_text(encoding="utf-8"))
    return {character for character in characters if ord(character) >= 0x20}


def main():
    font = next(f for f in TTCollection(SOURCE).fonts if f["name"].getDebugName(1) == "Noto Sans CJK JP")
    characters = sorted((wanted() & {chr(code) for code in font.getBestCmap()}) - set(make_signs.SIGNS))
    options = subset.Options()
    options.layout_features = ["ccmp", "kern", "mark"]
    options.hinting = False
    options.desubroutinize = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.name_languages = [0x409]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text="".join(characters))
    subsetter.subset(font)
    font["hhea"].ascent, font["hhea"].descent = ASCENT, DESCENT
    # The day of the source, so that the same source gives the same bytes.
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.save(HERE / "NotoSansCJKjp-subset.otf")
    make_signs.save(HERE / "kanso-signs.ttf", ASCENT, DESCENT)
    characters = sorted({*characters, *make_signs.SIGNS})
    lines = [f"U+{ord(character):04X} {character}".rstrip() for character in characters]
    (HERE / "characters.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
