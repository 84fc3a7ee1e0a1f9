"""Measures texts by the tables that the project was built with, `SystemFontData.swift`."""
import re
import unicodedata

from base import is_emoji, is_skipped, letter, script
from model import WEIGHTS, display_share
from reference import at

BORROWED = {"ultraLight": "regular", "thin": "regular", "light": "regular", "italic": "regular",
            "heavy": "bold", "black": "bold"}
OWN = ("regular", "medium", "semibold", "bold")


def points(table):
    found = []
    for word in table.split():
        first, _, last = word.partition("-")
        found += range(int(first, 16), int(last or first, 16) + 1)
    return found


class SystemTables:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            found = re.findall(r'static let (\w+): StaticString = (#?)"""\n(.*?)\n\s*"""', file.read(), re.S)
        tables = {name: table for name, _, table in found}

        def cuts(name, characters):
            return [dict(zip(characters, map(int, tables[name + cut].split())))
                    for cut in ("Text", "Display")]
        full, basic = points(tables["fullCharacters"]), points(tables["basicCharacters"])
        self.advances = {face: cuts(face, full) for face in OWN}
        for face, lender in BORROWED.items():
            self.advances[face] = [{**lent, **own} for lent, own in
                                   zip(self.advances[lender], cuts(face, basic))]
        self.offsets = {era: cuts(era, full) for era in ("old", "xcode8", "xcode7")}
        self.pairs = [self.kerning(tables[name])
                      for name in ("textKerning", "displayKerning", "weightKerning")]
        self.tracks = {}
        for line in tables["tracking"].splitlines():
            name, *rows = line.split()
            self.tracks[name] = [(float(s), int(v) / 10) for s, v in (r.split(":") for r in rows)]

    @staticmethod
    def kerning(table):
        found = {}
        for line in table.splitlines():
            left, *words = line.split()
            for value, rights in zip(words[::2], words[1::2]):
                for right in rights.replace("␠", " "):
                    found[left.replace("␠", " "), right] = int(value)
        return found

    def knows(self, text):
        return all(ord(c) in self.advances["regular"][0] and not script(c) and not is_emoji(c)
                   for c in unicodedata.normalize("NFC", text))

    def width(self, text, size, face, era):
        """Points, not rounded."""
        share, track = display_share(size, era, face), at(self.tracks[f"{era}.{face}"], size)
        total, before = 0.0, None
        for c in unicodedata.normalize("NFC", text):
            if is_skipped(c):
                continue
            text_cut, display_cut = (
                self.advances[face][cut].get(ord(c), 6000)
                + self.offsets.get(era, [{}, {}])[cut].get(ord(c), 0) for cut in (0, 1))
            total += (text_cut * (1 - share) + display_cut * share) / 10 + track
            b = letter(c)
            if before is not None:
                t, d, w = (table.get((before, b), 0) for table in self.pairs)
                total += t * (1 - share) + d * share + w * WEIGHTS[face]
            before = b
        return total * size / 1000
