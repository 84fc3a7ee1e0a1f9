#!/usr/bin/env python3
"""Fits the advances of Lucida Grande, the system font before OS X 10.10, to recorded widths of macOS documents.

    lucida.py report FOLDER...                     shares of exact widths, of owners left out
    lucida.py write NamedFontData.swift FOLDER...  replaces the two faces' rows

Each folder holds a folder for each repository. The font has one advance for each character and no kerning;
all digits are as wide. Widths of masks may be anything, so those far off do not count.
"""
import os
import re
import sys
import xml.etree.ElementTree as ElementTree

import numpy as np

from mac_samples import FONTS, documents_below
from named import published

ROOMS = {"check": 22, "push": 40}  # points beside a title
SPREAD, SHAPE, KNOWN, FAR = 0.15, 0.05, 0.012, 2.2
LINE = "9668 2109"  # ascent and descent, 1e-4 em
# Advances that a first fit of letters that are common agreed with, in em.
FIRST = {" ": .3164, "0": .6328, "m": .9351, "n": .623, "h": .623, "u": .623, "a": .5527, "e": .55, "o": .6123,
         "d": .6265, "b": .6265, "p": .6265, "q": .6265, "c": .514, "s": .478, "i": .282, "l": .282, "r": .392,
         "t": .358}
WIDER, BOLDER = 1.04, .045  # than Helvetica Neue, where nothing is known; than the regular face


def shape(character):
    return "0" if character.isdigit() else character


def samples(places):
    """Text, face, size, the room beside it, recorded width, owner, and whether masks leave the width; each once."""
    found = {}
    for path, owner in documents_below(places):
        found.update(dict.fromkeys(document(path, owner)))
    return list(found)


def document(path, owner):
    try:
        root = ElementTree.parse(path).getroot()
    except ElementTree.ParseError:
        return
    system = re.match(r"\d+", root.get("systemVersion") or "")
    if not root.get("targetRuntime", "").startswith("MacOSX") or not system or int(system[0]) >= 14:
        return
    for view in root.iter():
        cell, rect = view.find("*[@key='cell']"), view.find("rect[@key='frame']")
        if view.tag not in ("textField", "button") or cell is None or rect is None or cell.get("image"):
            continue
        text, written = cell.get("title") or "", cell.find("font")
        known = FONTS.get(written.get("metaFont")) if written is not None else None
        room = beside(view, cell)
        if (view.get("fixedFrame") or view.get("misplaced") or not text or known is None or room is None or not all(32 <= ord(c) < 127 or c == "…" for c in text)):
            continue
        is_free = view.get("translatesAutoresizingMaskIntoConstraints") == "NO"
        yield (text, known[0], float(written.get("size") or known[1]), room, float(rect.get("width")), owner,
               is_free)


def beside(view, cell):
    if view.tag == "textField":
        bare = not cell.get("borderStyle") and cell.get("drawsBackground") != "YES"
        return (8 if cell.get("alignment") == "center" else 4) if bare else None
    if cell.get("controlSize") or (cell.get("type") == "push" and cell.get("bezelStyle") != "rounded"):
        return None
    return ROOMS.get(cell.get("type"))


class Fit:
    def __init__(self, places, table):
        self.lent = published(table)["HelveticaNeue"]["advances"]
        self.samples = samples(places)
        self.letters = sorted({shape(c) for s in self.samples for c in s[0]})
        count = len(self.letters)
        self.place = {c: i for i, c in enumerate(self.letters)}
        self.prior = np.array([FIRST.get(c, WIDER * self.lent.get(c, 1000) / 1000) for c in self.letters] + [BOLDER] * count)
        self.spread = np.array([KNOWN if c in FIRST else SHAPE for c in self.letters] + [KNOWN * 2] * count)
        self.rows = np.array([self.row(s) for s in self.samples])
        self.width = np.array([s[4] - s[3] for s in self.samples])

    def row(self, sample):
        row = np.zeros(2 * len(self.letters))
        for c in sample[0]:
            row[self.place[shape(c)]] += sample[2]
            if sample[1] == "bold":
                row[len(self.letters) + self.place[shape(c)]] += sample[2]
        return row

    def advances(self, seen):
        found = self.prior.copy()
        for step in range(40):
            widths = self.rows[seen] @ found
            off = np.clip(widths, self.width[seen] - .9, self.width[seen] - .1) - widths
            weight = 1 / (1 + (off / (3 if step < 5 else 1 if step < 15 else .5)) ** 2) / SPREAD ** 2
            weight[abs(off) > (3 if step < 15 else FAR)] = 0
            gain = (self.rows[seen] * weight[:, None]).T
            found = found + np.linalg.solve(
                gain @ self.rows[seen] + np.diag(1 / self.spread ** 2),
                gain @ off + (self.prior - found) / self.spread ** 2)
        return found

    def exact(self, places, found):
        off = np.ceil(self.rows[places] @ found - 1e-4) - self.width[places]
        near = (abs(off) <= 2) & np.array([self.samples[i][6] for i in places])
        return near.sum(), (near & (off == 0)).sum()

    def report(self):
        everything = np.arange(len(self.samples))
        near, exact = self.exact(everything, self.advances(everything))
        out = [0, 0]
        for owner in sorted({s[5] for s in self.samples}):
            hidden = np.array([i for i, s in enumerate(self.samples) if s[5] == owner])
            rest = np.array([i for i, s in enumerate(self.samples) if s[5] != owner])
            for i, number in enumerate(self.exact(hidden, self.advances(rest))):
                out[i] += number
        print(f"{len(self.samples)} widths, of constraints {near} their text's: exact {exact}; of owners left out {out[1]} of {out[0]}")

    def written(self):
        found, count = self.advances(np.arange(len(self.samples))), len(self.letters)
        for name, bolder in (("LucidaGrande", 0), ("LucidaGrande-Bold", 1)):
            advances = []
            for code in range(0x20, 0x7F):
                place = self.place.get(shape(chr(code)))
                value = (WIDER * self.lent.get(chr(code), 600) / 1000 + bolder * BOLDER if place is None
                         else found[place] + bolder * found[count + place])
                advances.append(f"{round(1e4 * value):X}")
            ellipsis = ["0"] * (96 + 2 + 2 + 2 + 1) + ["2710", "0"]
            yield f"    {name} {LINE} " + ",".join(advances + ellipsis)


def main():
    command, *arguments = sys.argv[1:]
    if command == "report":
        table = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Sources/TextMetrics/Data/NamedFontData.swift")
        Fit(arguments, table).report()
        return
    table, *folders = arguments
    rows = list(Fit(folders, table).written())
    with open(table, encoding="utf-8") as file:
        lines = [line for line in file.read().split("\n") if not line.startswith("    LucidaGrande")]
    place = next(i for i, line in enumerate(lines) if line.startswith("    HelveticaNeue "))
    with open(table, "w", encoding="utf-8") as file:
        file.write("\n".join(lines[:place] + rows + lines[place:]))


if __name__ == "__main__":
    main()
