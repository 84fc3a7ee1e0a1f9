#!/usr/bin/env python3
"""Writes Fixtures/reference-widths.tsv: widths by the plain reference code of the fit.

    make_reference_widths.py system-font-fit.json > reference-widths.tsv
"""
import os
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..")
sys.path.insert(0, os.path.join(ROOT, "Tools", "text-fit"))
from reference import Reference

TEXTS = [
    "Label", "Continue", "Sign in with your account", "AVATAR To. Ty, W.A.", "0123456789 $1,234.56",
    "\u00dcbergr\u00f6\u00dfe fran\u00e7ais \u0141\u00f3d\u017a",
    "\u041f\u0440\u0438\u0432\u0435\u0442, \u043c\u0438\u0440",
    "\u0395\u03bb\u03bb\u03b7\u03bd\u03b9\u03ba\u03ac", "\u8bbe\u7f6e \u540d\u79f0 OK",
    "\u3053\u3093\u306b\u3061\u306f", "\uc548\ub155 \ud558\uc138\uc694", "e\u0301cole a\u0308",
    "(\u00ab\u201cquoted\u201d\u00bb)\u2026 \u2014 50%", "\ufb01ne \u2160 \U0001d400bc",
    "\u0e01\u0e1a", "soft\u00adhyphen\tx\u200bz", "\u1ebeT \u1e80", "\uff21\uff22\uff01", " ",
    "It\u2019s Raivo OTP 24.99",
]
FONTS = [("regular", 17, "new"), ("regular", 13, "old"), ("bold", 20.5, "new"), ("medium", 24, "old"),
         ("semibold", 12, "new"), ("regular", 34, "new"), ("bold", 19, "old"), ("regular", 25, "xcode8"),
         ("regular", 15, "xcode7"), ("bold", 40, "xcode7")]
BASIC = [("light", 16, "new"), ("heavy", 22, "new"), ("italic", 15, "old"), ("thin", 28, "new"),
         ("ultraLight", 40, "old"), ("black", 11, "new"), ("light", 14, "xcode8")]

reference = Reference(sys.argv[1])
print("weight\tsize\tera\ttext\twidth")
rows = [(f, t) for t in TEXTS for f in FONTS] + [(f, t) for t in TEXTS[:6] for f in BASIC]
for (face, size, era), text in rows:
    shown = text.encode("unicode_escape").decode()
    print(f"{face}\t{size}\t{era}\t{shown}\t{reference.width(text, size, face, era)!r}")
