"""A linear model of text widths around the base: every correction has a prior of mean zero.

Its parts follow how a variable font with optical sizes is made: a correction for each letter, one
that grows towards the display cut, one that grows with weight; the same for classes of letters and
for single faces; tracking by size, era and weight; kerning by pair.
"""
import math
import unicodedata
from collections import defaultdict

import numpy as np
from scipy import sparse

from base import EARLY, emoji, is_emoji, is_skipped, letter, script

# Where each weight stands between regular (0), bold (0.4) and black, on UIFont's scale.
WEIGHTS = {"ultraLight": -0.8, "thin": -0.6, "light": -0.4, "regular": 0, "italic": 0,
           "medium": 0.23, "semibold": 0.3, "bold": 0.4, "heavy": 0.56, "black": 0.62}
# Sizes at which tracking may bend; 17 is where the corrections start from, in both directions.
KNOTS = [8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 30, 34, 40, 50, 70,
         120]
ORIGIN = 17
# Standard deviations of the corrections' priors, per mille of the size.
PRIORS = {
    "letter": 12.26, "letter display": 17.69, "letter weight": 24.23, "letter weight display": 33.89,
    "letter early": 1.21, "letter early display": 6.36, "accent": 33.12, "face letter": 3.53,
    "class": 0.62, "class display": 8.49, "class era": 0.92, "class era display": 9.93,
    "tracking": 0.98, "tracking weight": 3.69, "tracking face": 0.6,
    "pair": 4.91, "pair display": 4.57, "kerning scale": 0.23, "kerning scale display": 0.52,
    "kerning scale weight": 0.28, "script": 5.07, "script era": 8.42, "script size": 1.11,
    "script cut": 3.02,
}


def display_share(size, era, face="regular"):
    if era != "new":
        return 0.0 if size < 20 else 1.0
    if face in ("regular", "italic"):
        return min(1, max(0, (size - 18.5) / 7))
    return min(1, max(0, (size - 17) / 11))


def kind(character):
    """The class of a character: what it has in common with others."""
    name = unicodedata.name(character, "")
    category = unicodedata.category(character)
    if character in " \u00a0":
        return "space"
    if category == "Nd":
        return "digit"
    for prefix in ("CYRILLIC", "GREEK", "ARABIC", "HEBREW", "THAI", "DEVANAGARI"):
        if name.startswith(prefix):
            return prefix.lower()
    if category == "Lu":
        return "upper"
    if category.startswith("L"):
        return "lower"
    return "sign"


def ramps(size):
    """How much of each step between neighbouring knots lies between the origin and `size`."""
    for low, high in zip(KNOTS, KNOTS[1:]):
        if low >= ORIGIN:
            share = min(1.0, max(0.0, (size - low) / (high - low)))
            sign = 1
        else:
            share = min(1.0, max(0.0, (high - size) / (high - low)))
            sign = -1
        if share:
            yield (low, high), sign * share * math.sqrt(high - low if high - low < 4 else 4)


class Model:
    def __init__(self, base, priors=None):
        self.base = base
        self.priors = dict(PRIORS, **(priors or {}))
        self.names = {}

    def column(self, *name):
        return self.names.setdefault(name, len(self.names))

    def walk(self, text, face, size, era):
        """The base width in points and {(group, ...): points per unit} of all corrections."""
        features = defaultdict(float)
        d = display_share(size, era, face)
        weight = WEIGHTS[face]
        track = self.base.tracking(size, era)
        width, before = 0.0, None
        for c in unicodedata.normalize("NFC", text):
            s = script(c)
            if s:
                width += 868 if s == "hangul" else 1019
                self.scripts(features, s, size, era, d)
                before = None
                continue
            if is_skipped(c):
                continue
            if is_emoji(c):
                width += emoji(size)
                before = None
                continue
            t, p = self.base.advance(face, c)
            width += t * (1 - d) + p * d + track + (EARLY.get(c, 0) if era != "new" else 0)
            b, k = letter(c), kind(c)
            self.letters(features, c, b, k, face, weight, size, era, d)
            if before is not None:
                kt, kd = self.base.kern(before, b)
                kern = kt * (1 - d) + kd * d
                width += kern
                if kern:
                    kinds = kind(before), k
                    features["kerning scale", *kinds] += kern
                    features["kerning scale display", *kinds] += kern * d
                    features["kerning scale weight", *kinds] += kt * weight
                features["pair", before, b] += 1
                if d:
                    features["pair display", before, b] += d
            before = b
        scale = size / 1000
        return width * scale, {n: v * scale for n, v in features.items()}

    def scripts(self, f, s, size, era, d):
        f["script", s] += 1
        f["script era", s, era] += 1
        f["script cut", s, era] += d
        for step, share in ramps(size):
            f["script size", era, step] += share

    def letters(self, f, c, b, k, face, weight, size, era, d):
        f["letter", b] += 1
        f["class", k, face] += 1
        f["class era", k, era] += 1
        if c != b:
            f["accent", c] += 1
        if d:
            f["letter display", b] += d
            f["class display", k, face] += d
            f["class era display", k, era] += d
        if weight:
            f["letter weight", b] += weight
            f["face letter", face, b] += 1
            if d:
                f["letter weight display", b] += weight * d
        if era != "new":
            f["letter early", b] += 1
            if d:
                f["letter early display", b] += d
        for step, share in ramps(size):
            f["tracking", era, step] += share
            if weight:
                f["tracking weight", era, step] += share * weight
                f["tracking face", face, step] += share

    def matrix(self, samples):
        """Base widths, and the corrections' matrix with a column for each, in points per unit."""
        widths, rows, columns, values = [], [], [], []
        for i, s in enumerate(samples):
            lines = [self.walk(line, s.face, s.size, s.era) for line in s.text.split("\n")]
            width, features = max(lines, key=lambda line: line[0])
            widths.append(width)
            for name, value in features.items():
                rows.append(i)
                columns.append(self.column(*name))
                values.append(value)
        shape = (len(samples), len(self.names))
        return np.array(widths), sparse.csr_matrix((values, (rows, columns)), shape=shape)

    def deviations(self):
        """The prior's standard deviation of each column."""
        return np.array([self.priors[name[0]] for name in self.names])

    def grams(self, matrix):
        """For each group of corrections, its Gram matrix at deviation one."""
        columns, groups = matrix.tocsc(), defaultdict(list)
        for name, column in self.names.items():
            groups[name[0]].append(column)
        return {g: (columns[:, c] @ columns[:, c].T).toarray() for g, c in groups.items()}
