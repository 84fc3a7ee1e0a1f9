#!/usr/bin/env python3
"""Fits what texts of macOS differ by from the tables of the system font; see README.md.

    mac.py report FOLDER... [--held FOLDER...]     shares of exact widths, of owners left out and of held ones
    mac.py write  OUT.swift FOLDER...              the table

Each folder holds a folder for each repository. Recorded widths of iOS, in the folder KEYLINE_CORPUS,
steady the fit: it is the same font.
"""
import os
import sys
import unicodedata
from collections import defaultdict

import numpy as np
from scipy import sparse

import mac_samples
import regression
from base import letter
from samples import is_system, read
from system_tables import SystemTables

HERE = os.path.dirname(os.path.abspath(__file__))
TABLES = os.path.join(HERE, "../../Sources/TextMetrics/Data/SystemFontData.swift")
# Deviations of the corrections, per mille of the size.
PRIORS = {"letter": 1.0, "mac letter": 0.5, "early": 0.5, "pair": 5.0, "era": 0.4, "face": 0.5}
SPREAD = 0.08  # points: what is left beside the rounding
FOLDS = 4


class MacFit:
    def __init__(self, places, held=()):
        regression.SPREAD = SPREAD
        tables = SystemTables(TABLES)
        measured = lambda folders: mac_samples.folders(folders, tables.width, tables.knows)
        self.mac, self.held = measured(places), measured(held)
        self.samples = self.mac + self.held + self.phones(tables)
        self.base = np.array([tables.width(s.text, s.size, s.face, s.era) for s in self.samples])
        self.low = np.array([s.low for s in self.samples])
        self.high = np.array([s.high for s in self.samples])
        self.names = {}
        self.matrix = self.corrections()
        self.gram = (self.matrix @ self.matrix.T).toarray()

    @staticmethod
    def phones(tables):
        """Recorded widths of iOS in the text cut."""
        found = {}
        for s in read(os.environ.get("KEYLINE_CORPUS", "../shared/corpus")):
            if (is_system(s.face) and s.era != "neue" and s.size <= mac_samples.LARGEST
                    and "\n" not in s.text and tables.knows(s.text)
                    and abs(tables.width(s.text, s.size, s.face, s.era) - (s.low + s.high) / 2) <= 3):
                found[mac_samples.Sample(
                    s.text, s.face, s.size, s.era, s.low, s.high, s.owner, is_mac=False)] = None
        return list(found)

    def features(self, sample):
        found, before = defaultdict(float), None
        if sample.is_mac and sample.face != "regular":
            found["face", sample.face] = len(sample.text)
        for c in unicodedata.normalize("NFC", sample.text):
            b = letter(c)
            found["letter", b] += 1
            found["era", sample.era] += 1
            if sample.era != "new":
                found["early", b] += 1
            if sample.is_mac:
                found["mac letter", b] += 1
            if before is not None:
                found["pair", before, b] += 1
            before = b
        return found

    def corrections(self):
        rows, columns, values = [], [], []
        for row, sample in enumerate(self.samples):
            for name, value in self.features(sample).items():
                rows.append(row)
                columns.append(self.names.setdefault(name, len(self.names)))
                values.append(value * sample.size / 1000 * PRIORS[name[0]])
        return sparse.csr_matrix((values, (rows, columns)), shape=(len(self.samples), len(self.names)))

    def dual(self, seen):
        found, _ = regression.fit(
            self.gram[np.ix_(seen, seen)], self.base[seen], self.low[seen], self.high[seen])
        return found

    def exact(self, widths, places):
        rounded = np.ceil(widths[places] - 1e-4)
        return 100 * np.mean((rounded > self.low[places]) & (rounded <= self.high[places]))

    def report(self):
        mac = np.arange(len(self.mac))
        held = np.arange(len(self.mac), len(self.mac) + len(self.held))
        seen = np.array([i for i in range(len(self.samples)) if i not in set(held)])
        owners = sorted({s.owner for s in self.mac})
        np.random.RandomState(1).shuffle(owners)
        fold = {owner: i % FOLDS for i, owner in enumerate(owners)}
        widths = self.base.copy()
        for k in range(FOLDS):
            out = np.array([i for i in mac if fold[self.samples[i].owner] == k])
            hidden = {self.samples[i].owner for i in out}
            rest = np.array([i for i in seen if self.samples[i].owner not in hidden])
            widths[out] = self.base[out] + self.gram[np.ix_(out, rest)] @ self.dual(rest)
        dual = self.dual(seen)
        fitted = self.base + self.gram[:, seen] @ dual
        print(f"{len(mac)} widths of {len(owners)} owners: exact {self.exact(self.base, mac):.1f} %, "
              f"fitted {self.exact(fitted, mac):.1f}, of owners left out {self.exact(widths, mac):.1f}")
        if len(held):
            print(f"held: {len(held)} widths, exact {self.exact(self.base, held):.1f} %, "
                  f"with the fit {self.exact(fitted, held):.1f}")

    def found(self):
        """The corrections, in ten-thousandths of the size."""
        dual = self.dual(np.arange(len(self.samples)))
        values = self.matrix.T @ dual
        return {name: 10 * PRIORS[name[0]] * values[place] for name, place in self.names.items()}


def is_written(character):
    """Words are divided by white space: of it only the blank has a sign."""
    return character == " " or not character.isspace()


def words(groups):
    """`value letters` words, whole ten-thousandths, without zeros."""
    found = defaultdict(str)
    for character, value in sorted(groups.items()):
        if round(value) and is_written(character):
            found[round(value)] += "␠" if character == " " else character
    return " ".join(f"{value} {found[value]}" for value in sorted(found))


def written(found):
    eras, faces = ({name[1]: value for name, value in found.items() if name[0] == kind}
                   for kind in ("era", "face"))
    letters = defaultdict(lambda: [0.0, 0.0])
    for name, value in found.items():
        if name[0] in ("letter", "mac letter"):
            letters[name[1]][0] += value
            letters[name[1]][1] += value
        elif name[0] == "early":
            letters[name[1]][1] += value
    pairs = defaultdict(dict)
    for name, value in found.items():
        if name[0] == "pair":
            pairs[name[1]][name[2]] = value
    rows = ["    ".join(["", f"{'␠' if left == ' ' else left} {words(rights)}"])
            for left, rights in sorted(pairs.items()) if is_written(left) and words(rights)]
    return f'''// swift-format-ignore-file
// Written by Tools/text-fit/mac.py; do not edit.

/// What texts of macOS up to {mac_samples.LARGEST} points have more than the tables of the system font tell: 1e-4 em.
///
/// Fitted to widths of labels and buttons stored in public Interface Builder documents. No text of the documents
/// is here.
enum MacTextData {{
  /// By era, for every character.
  static let eras: StaticString = """
    {" ".join(f"{era}:{round(eras.get(era, 0))}" for era in ("new", "old", "xcode8", "xcode7"))}
    """

  /// By face beside the regular one, for every character.
  static let faces: StaticString = """
    {" ".join(f"{face}:{round(value)}" for face, value in sorted(faces.items()) if round(value))}
    """

  /// Value, then letters, from Xcode 12 on.
  static let letters: StaticString = #"""
    {words({c: v[0] for c, v in letters.items()})}
    """#

  /// The same before Xcode 12.
  static let earlyLetters: StaticString = #"""
    {words({c: v[1] for c, v in letters.items()})}
    """#

  /// Left letter, then value and right letters; ␠ is a blank.
  static let pairs: StaticString = #"""
{chr(10).join(rows)}
    """#
}}
'''


def main():
    command, *arguments = sys.argv[1:]
    if command == "report":
        middle = arguments.index("--held") if "--held" in arguments else len(arguments)
        MacFit(arguments[:middle], arguments[middle + 1:]).report()
    else:
        text = written(MacFit(arguments[1:]).found())
        with open(arguments[0], "w", encoding="utf-8") as out:
            out.write(text)


if __name__ == "__main__":
    main()
