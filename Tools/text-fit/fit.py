#!/usr/bin/env python3
"""Fits the system font's widths to recorded ones; see README.md.

    fit.py report BASE.json            what the fit would give on owners that it has not seen
    fit.py write  BASE.json OUT.json   the tables, fitted to all
    fit.py priors BASE.json            better deviations for `model.PRIORS` (minutes)

The tables of recorded widths are looked for in the folder KEYLINE_CORPUS.
"""
import json
import os
import sys

import numpy as np

import regression
from base import Base
from model import Model
from report import error, print_report
from samples import is_system, read
from tables import Tables

FOLDS = 8


class Fit:
    """All samples of the system font, those of one owner that say the same taken once."""

    def __init__(self, base, corpus):
        # Helvetica Neue, the system font up to Xcode 6, is measured by its own figures.
        self.all = [s for s in read(corpus) if is_system(s.face) and s.era != "neue"]
        places = {}
        self.place = [places.setdefault(
            (s.owner, s.text, s.face, s.size, s.era, s.low, s.high), len(places)) for s in self.all]
        self.samples = [None] * len(places)
        for s, place in zip(self.all, self.place):
            self.samples[place] = self.samples[place] or s
        self.model = Model(Base(base))
        self.base, self.matrix = self.model.matrix(self.samples)
        self.low = np.array([s.low for s in self.samples])
        self.high = np.array([s.high for s in self.samples])

    def scaled(self):
        return self.matrix.multiply(self.model.deviations()[None, :]).tocsr()

    def corrections(self):
        scaled = self.scaled()
        dual, _ = regression.fit((scaled @ scaled.T).toarray(), self.base, self.low, self.high)
        return self.model.deviations() * (scaled.T @ dual)

    def held_out(self):
        """Widths of each sample by a fit that saw nothing of its owner."""
        scaled = self.scaled()
        gram = (scaled @ scaled.T).toarray()
        owners = sorted({s.owner for s in self.samples})
        np.random.RandomState(1).shuffle(owners)
        fold = {owner: i % FOLDS for i, owner in enumerate(owners)}
        folds = np.array([fold[s.owner] for s in self.samples])
        widths = np.zeros(len(self.samples))
        for i in range(FOLDS):
            out, seen = np.flatnonzero(folds == i), np.flatnonzero(folds != i)
            dual, _ = regression.fit(
                gram[np.ix_(seen, seen)], self.base[seen], self.low[seen], self.high[seen])
            widths[out] = self.base[out] + gram[np.ix_(out, seen)] @ dual
        return widths


def report(fit):
    fitted = fit.base + fit.matrix @ fit.corrections()
    for title, widths in (("BASE", fit.base), ("FITTED", fitted), ("HELD OUT", fit.held_out())):
        print(title)
        print_report(fit.all, [error(widths[place], s) for s, place in zip(fit.all, fit.place)])


def main():
    command, base = sys.argv[1:3]
    fit = Fit(base, os.environ.get("KEYLINE_CORPUS", "../shared/corpus"))
    if command == "report":
        report(fit)
    elif command == "priors":
        found = regression.learn(
            fit.model.grams(fit.matrix), fit.model.priors, fit.base, fit.low, fit.high)
        print(json.dumps({name: round(value, 2) for name, value in found.items()}, indent=1))
    else:
        with open(sys.argv[3], "w", encoding="utf-8") as out:
            json.dump(Tables(fit.model, fit.corrections()).written(), out, ensure_ascii=False,
                      separators=(",", ":"))


if __name__ == "__main__":
    main()
