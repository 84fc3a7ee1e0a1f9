"""Fits the black face to the few widths that are recorded of it.

    KEYLINE_CORPUS=FOLDER python3 black.py ../../Sources/TextMetrics/Data/SystemFontData.swift > black.json

The fit of all faces follows a letter's weight along a line, which ends too narrow: black letters came
out as wide as bold ones. Here they are heavy ones and a shift each, of the text and the display cut;
digits of the display cut stay, for those that are recorded agree.
"""
import json
import os
import sys

import numpy as np

from base import emoji, is_emoji
from model import display_share
from samples import read
from system_tables import SystemTables

# Means and deviations of the shifts, per mille: text cut, display cut, text cut since Xcode 12.
TEXT, DISPLAY, NEW = (5, 4), (14, 8), (8, 6)
# Least deviation of a record, and of one with an emoji.
PRECISE, LOOSE = 2, 5


def samples(folder):
    seen = set()
    for sample in read(folder):
        key = sample.text, sample.size
        if sample.face == "black" and key not in seen and len(sample.text.strip()) > 1:
            seen.add(key)
            yield sample


def main(path):
    tables = SystemTables(path)
    heavy, old = tables.advances["heavy"], tables.advances["black"]
    rows = list(samples(os.environ["KEYLINE_CORPUS"]))
    letters = sorted({ord(c) for row in rows for c in row.text if ord(c) in old[0]})
    keeps = lambda c: chr(c).isdigit()
    start = [dict(heavy[0]), {c: old[1][c] if keeps(c) else heavy[1][c] for c in heavy[1]}]
    tables.advances["black"] = start
    names = [(cut, c) for cut in (0, 1) for c in letters] + ["new"]
    prior = [NEW if n == "new" else TEXT if n[0] == 0 else (0, 2) if keeps(n[1]) else DISPLAY
             for n in names]
    matrix, wanted = [], []
    for row in rows:
        share = display_share(row.size, row.era, "black")
        parts = [0.0] * len(names)
        for c in map(ord, row.text):
            for cut, part in ((0, 1 - share), (1, share)):
                if (cut, c) in names:
                    parts[names.index((cut, c))] += part
                    if cut == 0 and row.era == "new":
                        parts[-1] += part
        middle = (row.low + row.high) / 2
        # The tables take an emoji for 600 per mille.
        pictures = sum(map(is_emoji, row.text)) * (emoji(row.size) - 600)
        known = tables.width(row.text, row.size, "black", row.era) + pictures * row.size / 1000
        deviation = max((row.high - row.low) / 4 / row.size * 1000, LOOSE if pictures else PRECISE)
        matrix.append(np.array(parts) / deviation)
        wanted.append((middle - known) / row.size * 1000 / deviation)
    means, deviations = map(np.array, zip(*prior))
    found = np.linalg.lstsq(np.vstack([matrix, np.diag(1 / deviations)]),
                            np.concatenate([wanted, means / deviations]), rcond=None)[0]
    shift = dict(zip(names, found))
    advances = []
    for cut, (mean, _) in ((0, TEXT), (1, DISPLAY)):
        usual = lambda c: mean if chr(c).isalpha() else TEXT[0]
        advances.append({c: round(start[cut][c] + 10 * shift.get((cut, c), usual(c)))
                         for c in start[cut]})
    track = [[size, round(10 * (value + shift["new"] * (1 - display_share(size, "new", "black"))))]
             for size, value in tables.tracks["new.black"]]
    return {"text": advances[0], "display": advances[1], "tracking": track}


if __name__ == "__main__":
    json.dump(main(sys.argv[1]), sys.stdout, separators=(",", ":"))
