"""Measures by the written tables, in the plainest way: what the project's code is held against."""
import bisect
import json
import unicodedata

from base import is_skipped, letter, script
from model import WEIGHTS, display_share


def at(rows, size):
    if size <= rows[0][0]:
        return rows[0][1]
    if size >= rows[-1][0]:
        return rows[-1][1]
    i = bisect.bisect_left([s for s, _ in rows], size)
    (a, x), (b, y) = rows[i - 1], rows[i]
    return x + (y - x) * (size - a) / (b - a)


class Reference:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self.tables = json.load(file)
        sets = self.tables["sets"]
        self.advances = {}
        for face, table in self.tables["faces"].items():
            characters = sets[table["set"]]
            self.advances[face] = dict(zip(characters, zip(table["text"], table["display"])))
        for face in ("ultraLight", "thin", "light", "italic"):
            self.advances[face] = {**self.advances["regular"], **self.advances[face]}
        for face in ("heavy", "black"):
            self.advances[face] = {**self.advances["bold"], **self.advances[face]}
        self.offsets = {era: dict(zip(sets["full"], zip(cuts["text"], cuts["display"])))
                        for era, cuts in self.tables["offsets"].items()}
        self.pairs = {cut: {(left, r): int(v) for left, groups in table.items()
                            for v, rights in groups.items() for r in rights}
                      for cut, table in self.tables["kerning"].items()}

    def width(self, text, size, face="regular", era="new"):
        """Points, not rounded. Emoji are left out: the project finds them by their properties."""
        d, weight = display_share(size, era, face), WEIGHTS[face]
        track = at(self.tables["tracking"][era][face], size)
        total, before = 0.0, None
        for c in unicodedata.normalize("NFC", text):
            s = script(c)
            if s:
                total += at(self.tables["scripts"][s][era], size)
                before = None
                continue
            if is_skipped(c):
                continue
            known, b = self.advances[face], letter(c)
            c = c if c in known else unicodedata.normalize("NFKD", c)[0]
            if c in known:
                t, p = (a + o for a, o in zip(known[c], self.offsets.get(era, {}).get(c, (0, 0))))
                total += t * (1 - d) + p * d
            else:
                total += 6000
            total += track
            if before is not None:
                pair = before, b
                total += 10 * (self.pairs["text"].get(pair, 0) * (1 - d)
                               + self.pairs["display"].get(pair, 0) * d
                               + self.pairs["weight"].get(pair, 0) * weight)
            before = b
        return total * size / 10_000
