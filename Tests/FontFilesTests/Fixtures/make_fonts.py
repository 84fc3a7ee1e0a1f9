"""Makes MadeSystem.ttf and MadeSystemItalic.ttf, which behave as a Mac's system font does.

Run with fontTools 4.68: python3 make_fonts.py
Every number is made up. Axes: wght 1-400-1000 and opsz 17-28 with bends of their own (avar), and
GRAD, which Keyline leaves alone. Advances change along the axes (HVAR), kerning too (GPOS with the
store of GDEF), and trak adds to each character by size.
"""

import os

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.ttLib import newTable
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.ttLib.tables._t_r_a_k import TrackData, TrackTableEntry
from fontTools.varLib import build

FOLDER = os.path.dirname(os.path.abspath(__file__))

CHARACTERS = {
    "space": " ", "A": "A", "Aacute": "\u00C1", "T": "T", "V": "V", "o": "o", "e": "e",
    "one": "1", "acute": "\u0301", "symbol": "\U00100000",
}

# Of each master: place on (wght, opsz, GRAD) in design units; advances; kerning of A V, T o, T e.
MASTERS = [
    ((400, 0, 400), dict(A=600, T=560, V=580, o=540, e=530, one=500, space=250), (-80, -60, -50)),
    ((1, 0, 400), dict(A=500, T=480, V=490, o=440, e=430, one=460, space=250), (-60, -60, -50)),
    ((700, 0, 400), dict(A=650, T=590, V=620, o=580, e=570, one=530, space=240), (-90, -50, -40)),
    ((1000, 0, 400), dict(A=720, T=650, V=690, o=630, e=620, one=560, space=230), (-100, -70, -60)),
    ((400, 100, 400), dict(A=560, T=520, V=540, o=500, e=490, one=470, space=220),
     (-100, -80, -70)),
    ((1000, 100, 400), dict(A=680, T=610, V=650, o=580, e=570, one=520, space=200),
     (-120, -90, -80)),
    ((400, 0, 1000), dict(A=900, T=900, V=900, o=900, e=900, one=900, space=900), (0, 0, 0)),
]

# 20 points lie at 0.6 of the sizes; 590 at 0.4 and 700 at 0.5 of the heavier weights.
WEIGHTS = [(1, 1), (400, 400), (590, 640), (700, 700), (1000, 1000)]
SIZES = [(17, 0), (20, 60), (28, 100)]

INSTANCES = [
    ("Ultralight", 30), ("Thin", 100), ("Light", 274), ("Regular", 400), ("Medium", 510),
    ("Semibold", 590), ("Bold", 700), ("Heavy", 860), ("Black", 1000),
]

TRACKING = {6: 40, 12: 0, 17: -26, 28: 14}


def master(advances, kerning, more):
    widths = {name: width + more for name, width in advances.items()}
    widths["Aacute"] = widths["A"]
    names = [".notdef"] + list(CHARACTERS)
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({ord(text): name for name, text in CHARACTERS.items()})
    builder.setupGlyf({name: Glyph() for name in names})
    metrics = {name: (widths.get(name, 333), 0) for name in names}
    metrics["acute"] = (0, 0)
    builder.setupHorizontalMetrics(metrics)
    builder.setupHorizontalHeader(ascent=950, descent=-250)
    builder.setupNameTable(
        {"familyName": "Made System", "styleName": "Regular", "psName": "MadeSystem"})
    # Other heights than hhea has: which do not count.
    builder.setupOS2(sTypoAscender=1111, sTypoDescender=-444, usWinAscent=1200, usWinDescent=500)
    builder.setupPost(keepGlyphNames=False)
    addOpenTypeFeaturesFromString(
        builder.font,
        """
        languagesystem DFLT dflt; languagesystem latn dflt;
        @A = [A Aacute];
        feature kern { pos @A V %d; pos T o %d; pos T e %d; } kern;
        """ % kerning,
    )
    return builder.font


def axis(tag, name, low, usual, high, places):
    return AxisDescriptor(tag=tag, name=name, minimum=low, default=usual, maximum=high, map=places)


def make(file, more):
    space = DesignSpaceDocument()
    space.addAxis(axis("wght", "Weight", 1, 400, 1000, WEIGHTS))
    space.addAxis(axis("opsz", "Size", 17, 17, 28, SIZES))
    space.addAxis(axis("GRAD", "Grade", 400, 400, 1000, []))
    for place, advances, kerning in MASTERS:
        source = SourceDescriptor()
        source.font = master(advances, kerning, more)
        source.location = dict(zip(("Weight", "Size", "Grade"), place))
        space.addSource(source)
    for name, weight in INSTANCES:
        space.addInstanceDescriptor(
            styleName=name, familyName="Made System",
            location={"Weight": between(weight), "Size": 0, "Grade": 400})
    font, _, _ = build(space)
    table = newTable("trak")
    table.version, table.format = 1.0, 0
    table.vertData = TrackData()
    tight = {size: value - 30 for size, value in TRACKING.items()}
    table.horizData = TrackData({
        -1.0: TrackTableEntry(tight, nameIndex=256),
        0.0: TrackTableEntry(TRACKING, nameIndex=257),
    })
    font["trak"] = table
    # The same bytes on every day.
    font["head"].created = font["head"].modified = 3_700_000_000
    font.recalcTimestamp = False
    font.save(os.path.join(FOLDER, file))


def between(weight):
    """A weight in design units."""
    for (a, b), (c, d) in zip(WEIGHTS, WEIGHTS[1:]):
        if a <= weight <= c:
            return b + (d - b) * (weight - a) / (c - a)


make("MadeSystem.ttf", 0)
make("MadeSystemItalic.ttf", -10)
