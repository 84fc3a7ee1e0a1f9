"""How far widths are from the recorded ones, by what matters."""
import math
from collections import defaultdict

import numpy as np

from base import script
from samples import PLAIN_PADDING

LEAST = 8  # rows for a line of the report


def error(width, sample):
    """Points between the recorded width and this one, rounded as the project rounds it."""
    padding = PLAIN_PADDING if sample.kind == "button:plain" else 0
    step = 1 if sample.kind in ("button", "button:custom") else sample.pixel
    return abs(math.ceil(width / step - 1e-4) * step + padding - sample.recorded)


def band(size):
    limits = ((12, "<=12"), (17, "13-17"), (24, "18-24"), (34, "25-34"))
    return next((name for limit, name in limits if size < limit + 1), "35+")


def writing(text):
    scripts = {script(c) for c in text} - {None}
    if scripts:
        return min(scripts)
    if any("\u0400" <= c < "\u0530" for c in text):
        return "cyrillic"
    if any("\u00c0" <= c < "\u0250" for c in text):
        return "latin with marks"
    return "ascii" if any(c.isalpha() for c in text) else "digits"


def print_report(samples, errors):
    groups, owners = defaultdict(list), defaultdict(list)
    for s, e in zip(samples, errors):
        owners[s.repository].append(e)
        for key in ("", "era " + s.era, "face " + s.face, "size " + band(s.size), "kind " + s.kind,
                    "script " + writing(s.text), f"{s.face} {band(s.size)}"):
            groups[key or "all"].append(e)
    print(f"{'':28}{'rows':>6}{'<=0.5':>8}{'<=1':>8}{'>4':>8}")
    for key in sorted(groups, key=lambda key: (key != "all", key)):
        e = np.array(groups[key])
        if len(e) >= LEAST:
            shares = [100 * np.mean(e <= 0.501), 100 * np.mean(e <= 1.001), 100 * np.mean(e > 4)]
            print(f"{key:28}{len(e):6}" + "".join(f"{share:7.1f}%" for share in shares))
    medians = [np.mean(np.array(e) <= 0.501) for e in owners.values() if len(e) >= 4]
    print(f"median repository (4 rows or more): {100 * np.median(medians):.1f}% within 0.5")
