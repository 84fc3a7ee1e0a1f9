#!/usr/bin/env python3
"""Fits faces that have no public metrics to recorded widths, around a free face of like shape.

    named.py NamedFontData.swift OUT.json

One advance for each character: that of the free face of like weight, with corrections for the letter,
how it grows with weight, the face, and classes of letters; the free face's kerning is kept. Prints how
wide the fit gets owners that it did not see.
"""
import json
import os
import re
import sys
import unicodedata
from collections import defaultdict

import numpy as np

import regression
from base import letter
from report import error
from samples import read

# Family, its line (ascent and descent, 1e-4 em), and for each face its weight on UIFont's scale and
# the face that lends its shape. Of nineteen free families Lato came nearest on unseen documents.
FAMILIES = {
    "AvenirNext": ((10000, 3660), {
        "UltraLight": (-0.8, "Lato-Thin"), "Regular": (0, "Lato-Regular"),
        "Italic": (0, "Lato-Regular"), "Medium": (0.23, "Lato-Medium"),
        "DemiBold": (0.3, "Lato-Semibold"), "Bold": (0.4, "Lato-Bold")}),
    "Avenir": ((10000, 3660), {
        "Light": (-0.4, "Lato-Light"), "Book": (-0.1, "Lato-Regular"), "Roman": (0, "Lato-Regular"),
        "Medium": (0.23, "Lato-Medium"), "Heavy": (0.4, "Lato-Bold"),
        "Black": (0.62, "Lato-Heavy")}),
}
# Standard deviations of the corrections, per mille of the size; of the scale, as a share.
LETTER, WEIGHT, FACE, LETTER_OF_FACE, CLASS, SCALE = 50, 30, 15, 8, 15, 0.1
FOLDS = 8


def published(path):
    """Advances (per mille) and kerning (per mille by pair) of the faces in the project's table."""
    with open(path, encoding="utf-8") as file:
        text = file.read()

    def table(name):
        body = re.search(name + r': StaticString = #?"""\n(.*?)\n    """', text, re.S)[1]
        return [line[4:] for line in body.split("\n")]

    characters = []
    for word in " ".join(table("characters")).split():
        first, _, last = word.partition("-")
        characters += [chr(c) for c in range(int(first, 16), int(last or first, 16) + 1)]
    faces, current, right = {}, {}, {}
    for line in table("faces"):
        words = line.split()
        if words[0] == ">":
            right = {word[0]: word for word in words[1:]}
        elif words[0] == "<":
            for value, firsts in zip(words[2::2], words[3::2]):
                for second in "".join(right[first] for first in firsts):
                    for first in words[1]:
                        current["kerning"][first.replace("␠", " "), second.replace("␠", " ")] = int(value)
        elif not words[1].startswith("="):
            row = [int(word, 16) / 10 for word in words[3].split(",")]
            row = row * len(characters) if len(row) == 1 else row
            current = faces[words[0]] = {
                "advances": {c: a for c, a in zip(characters, row) if a}, "kerning": {}}
    return faces


class Family:
    def __init__(self, name, faces, samples):
        self.name, (self.line, self.faces) = name, FAMILIES[name]
        self.lent = {face: faces[lender] for face, (_, lender) in self.faces.items()}
        self.names, seen = {}, set()
        self.samples = [s for s in samples if s.face[len(name) + 1:] in self.faces
                        and s.face.startswith(name + "-")]
        self.samples = [s for s in self.samples if not (
            (key := (s.text, s.face, s.size, s.low, s.high, s.file)) in seen or seen.add(key))]
        rows = [self.walk(s) for s in self.samples]
        self.base = np.array([width for width, _ in rows])
        for _, features in rows:
            for name in features:
                self.names.setdefault(name, len(self.names))
        self.matrix = np.zeros((len(rows), len(self.names)))
        for i, (_, features) in enumerate(rows):
            for name, value in features.items():
                self.matrix[i, self.names[name]] = value
        self.low = np.array([s.low for s in self.samples])
        self.high = np.array([s.high for s in self.samples])

    def corrections(self, face, c, advance):
        """What may change an advance, times the deviation of each."""
        shape, weight = letter(c), self.faces[face][0]
        yield ("letter", shape), LETTER
        yield ("weight", shape), WEIGHT * weight
        yield ("face", face), FACE
        yield ("letter of face", face, shape), LETTER_OF_FACE
        yield ("class", c.isupper(), c.isdigit(), c == " "), CLASS
        yield ("scale",), SCALE * advance

    def walk(self, sample):
        face = sample.face[len(self.name) + 1:]
        lent, features, width, before = self.lent[face], defaultdict(float), 0.0, None
        for c in unicodedata.normalize("NFC", sample.text):
            advance = lent["advances"].get(c, lent["advances"].get(letter(c), 600))
            width += advance + lent["kerning"].get((before, c), 0)
            for name, value in self.corrections(face, c, advance):
                features[name] += value
            before = c
        scale = sample.size / 1000
        return width * scale, {name: value * scale for name, value in features.items()}

    def held_out(self):
        """Widths by fits that saw neither the owner nor the same text in the same face."""
        owners = sorted({s.owner for s in self.samples})
        np.random.RandomState(0).shuffle(owners)
        fold = {owner: i % FOLDS for i, owner in enumerate(owners)}
        gram, widths = self.matrix @ self.matrix.T, np.zeros(len(self.samples))
        for i in range(FOLDS):
            out = [k for k, s in enumerate(self.samples) if fold[s.owner] == i]
            known = {(self.samples[k].text, self.samples[k].face) for k in out}
            seen = [k for k, s in enumerate(self.samples)
                    if fold[s.owner] != i and (s.text, s.face) not in known]
            dual, _ = regression.fit(
                gram[np.ix_(seen, seen)], self.base[seen], self.low[seen], self.high[seen])
            widths[out] = self.base[out] + gram[np.ix_(out, seen)] @ dual
        return widths

    def written(self):
        gram = self.matrix @ self.matrix.T
        dual, _ = regression.fit(gram, self.base, self.low, self.high)
        found = self.matrix.T @ dual
        self.print_share("fitted", self.base + self.matrix @ found)
        faces = {}
        for face, (_, lender) in self.faces.items():
            advances = {}
            for c, advance in self.lent[face]["advances"].items():
                more = sum(value * found[self.names[name]]
                           for name, value in self.corrections(face, c, advance) if name in self.names)
                advances[c] = round(10 * (advance + more))
            faces[f"{self.name}-{face}"] = {
                "line": self.line, "advances": advances, "kerning": lender}
        return faces

    def print_share(self, title, widths):
        errors = np.array([error(w, s) for w, s in zip(widths, self.samples)])
        print(f"{self.name} {title}: {len(errors)} rows, {100 * np.mean(errors <= 0.501):.0f}% within "
              f"0.5, {100 * np.mean(errors <= 1.001):.0f}% within 1")


def main():
    faces = published(sys.argv[1])
    samples = read(os.environ.get("KEYLINE_CORPUS", "../shared/corpus"))
    result = {}
    for name in FAMILIES:
        family = Family(name, faces, samples)
        family.print_share("lent", family.base)
        family.print_share("held out", family.held_out())
        result.update(family.written())
    with open(sys.argv[2], "w", encoding="utf-8") as out:
        json.dump(result, out, ensure_ascii=False)


if __name__ == "__main__":
    main()
