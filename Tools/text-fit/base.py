"""The metrics that the fit corrects: advances of two optical sizes, kerning, tracking."""
import bisect
import json
import unicodedata
from functools import lru_cache

import numpy as np

BASIC_FACES = {"ultraLight", "thin", "light", "italic"}
# What single labels said beyond the base before there was a fit of this kind, per mille: two with
# one low line each ask for 479 to 539, the base has 596.
CORRECTIONS = {"_": -62}
# What labels of before Xcode 12 have beyond that, per mille: 36 rows of "%" by eight owners, of whom
# five agree and none did; "_" and "'" by six and eight owners.
EARLY = {"%": -75, "_": -58, "'": -30}
# What labels have beyond the fit, per mille: "5" before Xcode 12 86 of 104 rows by 33 owners, 76 as
# fitted, "+" by 11 owners; "/" from it on 31 of 36 rows by 13 owners, 20 as fitted.
AFTER = {"early": {"5": 6, "+": 6}, "new": {"/": -6}}
# The same of the regular face alone, text and display cut: all of 11 rows of the lira sign by seven
# owners, 7 as fitted.
REGULAR = {"₺": (7.5, 2.5)}


def script(character):
    """The script whose characters share one advance, or None."""
    o = ord(character)
    if 0xAC00 <= o <= 0xD7FF or 0x1100 <= o <= 0x115F or 0x3130 <= o <= 0x318F:
        return "hangul"
    if 0x3040 <= o <= 0x30FF:
        return "kana"
    if (0x2E80 <= o <= 0x9FFF or 0xF900 <= o <= 0xFAFF or 0xFF00 <= o <= 0xFF60 or 0xFFE0 <= o <= 0xFFE6
            or 0x20000 <= o <= 0x3FFFF):
        return "han"
    return None


def is_emoji(character):
    o = ord(character)
    return 0x1F300 <= o <= 0x1FAFF or 0x2600 <= o <= 0x27BF or 0x231A <= o <= 0x23FF


# Advance of emoji, per mille by point size, linear between: from labels that hold nothing else, at
# each size one or two.
EMOJI = [(11, 1436), (17, 1344), (30, 1130), (38, 1125), (45, 1103), (60, 1080), (100, 1077)]


def emoji(size):
    xs, ys = zip(*EMOJI)
    return float(np.interp(size, xs, ys))


def is_skipped(character):
    return unicodedata.combining(character) != 0 or unicodedata.category(character) in ("Cf", "Cc", "Mn")


@lru_cache(None)
def letter(character):
    """The character without its accents: what kerning and shape follow."""
    return unicodedata.normalize("NFD", character)[0]


class Base:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            data = json.load(file)
        self.data = data
        self.advances = {}
        for name, table in data["weights"].items():
            characters = data["charsets"][table["chars"]]
            self.advances[name] = {
                c: (t / 10 + CORRECTIONS.get(c, 0), d / 10 + CORRECTIONS.get(c, 0))
                for c, t, d in zip(characters, table["text"], table["display"])}
        self.pairs = {
            cut: {left: {r: int(v) for v, rights in groups.items() for r in rights}
                  for left, groups in data["kerning"][cut].items()} for cut in ("text", "display")}
        self.tracks = {e: sorted((float(k), v) for k, v in t.items())
                       for e, t in data["tracking_per_mille"].items()}

    def advance(self, face, character):
        """Text and display advance per mille; what the face lacks is lent by its neighbour."""
        for table in (self.advances[face],
                      self.advances["regular" if face in BASIC_FACES else "bold"]):
            for c in (character, unicodedata.normalize("NFKD", character)[0]):
                if c in table:
                    return table[c]
        return 600.0, 600.0

    def kern(self, left, right):
        return tuple(self.pairs[cut].get(left, {}).get(right, 0) for cut in ("text", "display"))

    def tracking(self, size, era):
        table = self.tracks["new" if era == "new" else "old"]
        if size <= table[0][0]:
            return table[0][1]
        if size >= table[-1][0]:
            return table[-1][1]
        i = bisect.bisect_left([k for k, _ in table], size)
        (a, x), (b, y) = table[i - 1], table[i]
        return x + (y - x) * (size - a) / (b - a)
