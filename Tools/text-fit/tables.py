"""What the fit found, as the tables that the project measures with."""
import json
import os

from base import AFTER, EARLY, EMOJI, REGULAR, letter
from model import KNOTS, WEIGHTS, kind, ramps

ERAS = ("xcode7", "xcode8", "old", "new")
SCRIPTS = ("han", "kana", "hangul")
SCRIPT_BASE = {"hangul": 868}


class Tables:
    """Reads single corrections, per mille, out of the fitted ones."""

    def __init__(self, model, found):
        self.base = model.base
        self.found = {name: found[column] for name, column in model.names.items()}

    def of(self, *name):
        return self.found.get(name, 0.0)

    def advance(self, face, c):
        """Text and display advance of the new era, per mille."""
        t, d = self.base.advance(face, c)
        b, k, weight = letter(c), kind(c), WEIGHTS[face]
        both = (self.of("letter", b) + self.of("class", k, face) + self.of("class era", k, "new")
                + (self.of("accent", c) if c != b else 0) + AFTER["new"].get(c, 0))
        more = (self.of("letter display", b) + self.of("class display", k, face)
                + self.of("class era display", k, "new"))
        if weight:
            both += weight * self.of("letter weight", b) + self.of("face letter", face, b)
            more += weight * self.of("letter weight display", b)
        return t + both, d + both + more

    def offset(self, era, c):
        """What the text and the display advance of an earlier era have more, per mille."""
        b, k = letter(c), kind(c)
        both = (self.of("letter early", b) + self.of("class era", k, era)
                - self.of("class era", k, "new"))
        more = (self.of("letter early display", b) + self.of("class era display", k, era)
                - self.of("class era display", k, "new"))
        both += EARLY.get(c, 0) + AFTER["early"].get(c, 0) - AFTER["new"].get(c, 0)
        return both, both + more

    def tracking(self, era, face):
        weight = WEIGHTS[face]
        sizes = sorted({*KNOTS, *(k for k, _ in self.base.tracks["new" if era == "new" else "old"])})
        values = []
        for size in sizes:
            value = self.base.tracking(size, era)
            for step, share in ramps(size):
                value += share * self.of("tracking", era, step)
                if weight:
                    value += share * weight * self.of("tracking weight", era, step)
                    value += share * self.of("tracking face", face, step)
            values.append([size, value])
        return values

    def script(self, script, era):
        values = []
        for size in KNOTS:
            d = 0 if size < 20 or era == "new" else 1
            value = (SCRIPT_BASE.get(script, 1019) + self.of("script", script)
                     + self.of("script era", script, era) + d * self.of("script cut", script, era))
            if era == "new":
                value += min(1, max(0, (size - 18.5) / 7)) * self.of("script cut", script, era)
            for step, share in ramps(size):
                value += share * self.of("script size", era, step)
            values.append([size, value])
        return values

    def kerning(self):
        """Text, display and what a unit of weight adds, per mille by (left, right)."""
        pairs = {(left, right) for cut in self.base.pairs.values() for left, rights in cut.items()
                 for right in rights}
        pairs |= {name[1:] for name in self.found if name[0] == "pair"}
        tables = {"text": {}, "display": {}, "weight": {}}
        for left, right in pairs:
            t, d = self.base.kern(left, right)
            kinds = kind(left), kind(right)
            pair, more = self.of("pair", left, right), self.of("pair display", left, right)
            scale = 1 + self.of("kerning scale", *kinds)
            steeper = self.of("kerning scale display", *kinds)
            tables["text"][left, right] = t * scale + pair
            tables["display"][left, right] = d * (scale + steeper) + pair + more
            tables["weight"][left, right] = t * self.of("kerning scale weight", *kinds)
        return tables

    def written(self):
        """All tables in ten-thousandths of the size, kerning in thousandths; ready for JSON."""
        sets = self.base.data["charsets"]
        faces, known = {}, self.base.data["weights"]
        for face, table in known.items():
            cuts = [self.advance(face, c) for c in sets[table["chars"]]]
            if face == "regular":
                more = [REGULAR.get(c, (0, 0)) for c in sets[table["chars"]]]
                cuts = [(t + a, d + b) for (t, d), (a, b) in zip(cuts, more)]
            faces[face] = {"set": table["chars"], "text": [round(10 * t) for t, _ in cuts],
                           "display": [round(10 * d) for _, d in cuts]}
        black = fitted_black()
        for cut in ("text", "display"):
            faces["black"][cut] = [black[cut][str(ord(c))] for c in sets[faces["black"]["set"]]]
        offsets = {}
        for era in ERAS[:-1]:
            cuts = [self.offset(era, c) for c in sets["full"]]
            offsets[era] = {"text": [round(10 * t) for t, _ in cuts],
                            "display": [round(10 * d) for _, d in cuts]}
        tenths = lambda rows: [[size, round(10 * value)] for size, value in rows]
        tracking = {era: {face: tenths(self.tracking(era, face)) for face in known} for era in ERAS}
        tracking["new"]["black"] = black["tracking"]
        return {
            "unit": "1e-4 em; kerning 1e-3 em",
            "sets": sets, "faces": faces, "offsets": offsets,
            "tracking": tracking,
            "published": self.base.data["tracking_per_mille"],
            "scripts": {s: {era: tenths(self.script(s, era)) for era in ERAS} for s in SCRIPTS},
            "emoji": tenths(EMOJI),
            "kerning": {cut: grouped(table) for cut, table in self.kerning().items()},
        }


def fitted_black():
    """What `black.py` found for the black face, which the fit of all faces misses."""
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "black.json"),
              encoding="utf-8") as file:
        return json.load(file)


def grouped(table):
    """{left: {value: rights}}, whole thousandths, without zeros."""
    result = {}
    for (left, right), value in sorted(table.items()):
        if round(value):
            groups = result.setdefault(left, {})
            groups[str(round(value))] = groups.get(str(round(value)), "") + right
    return result
