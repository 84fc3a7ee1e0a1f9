"""Recorded label and button widths, read as intervals in which the unrounded text width lies."""
import csv
import os
import re
from collections import defaultdict
from dataclasses import dataclass

from scenes import WHOLE_POINTS, Scenes

# Point sizes of the text styles at the content sizes extra small, medium and large (the default), and
# their weight.
STYLES = {
    "Title0": (31, 33, 34, "regular"), "LargeTitle": (31, 33, 34, "regular"),
    "Title1": (25, 27, 28, "regular"), "Title2": (19, 21, 22, "regular"),
    "Title3": (17, 19, 20, "regular"), "Headline": (14, 16, 17, "semibold"),
    "Body": (14, 16, 17, "regular"), "Callout": (13, 15, 16, "regular"),
    "Subhead": (12, 14, 15, "regular"), "Footnote": (12, 12, 13, "regular"),
    "Caption1": (11, 11, 12, "regular"), "Caption2": (11, 11, 11, "regular"),
}
STYLE_PREFIX = "UICTFontTextStyle"
TABLES = ("label-metrics2.tsv", "label-metrics-dev.tsv", "label-metrics3.tsv")
# What a plain configuration puts around its title, both sides together, and a button's least width.
PLAIN_PADDING, LEAST_BUTTON = 24, 30


@dataclass(frozen=True)
class Sample:
    text: str
    face: str  # regular, bold, ...; or a PostScript name
    size: float
    tools: int
    kind: str
    low: float  # the width is greater than this
    high: float  # and at most this
    recorded: float
    pixel: float
    file: str
    is_style: bool = False

    @property
    def repository(self):
        return self.file.split("/")[1]

    @property
    def owner(self):
        return self.repository.split("+")[0]

    @property
    def era(self):
        return era(self.tools)


def era(tools):
    """The system font's generation on the canvas; 0 = unknown, taken for the latest."""
    if tools == 0 or tools >= 17000:
        return "new"
    if tools < 8000:
        return "neue"
    return "xcode7" if tools < 11000 else "xcode8" if tools < 13000 else "old"


def is_system(face):
    return face in ("ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy",
                    "black", "italic")


def unescaped(text):
    plain = {"n": "\n", "t": "\t", "r": "\r", "\\": "\\"}
    text = re.sub(r"\\u([0-9a-f]{4})", lambda m: chr(int(m[1], 16)), text)
    return re.sub(r"\\(.)", lambda m: plain.get(m[1], m[0]), text)


def content_size(tools):
    """The content size that the canvas laid out at, as a column of `STYLES`."""
    return 0 if 18000 <= tools < 21000 else 1 if 0 < tools < 9000 else 2


def font(row):
    """Face, size and whether a text style decides them; None where the size is not known."""
    name, size, tools = row["font"], row["pointSize"], int(float(row["toolsVersion"] or 0))
    if name.startswith(STYLE_PREFIX):
        style = STYLES.get(name[len(STYLE_PREFIX):])
        return style and (style[3], float(style[content_size(tools)]), True)
    if name == "(default)":
        return "regular", float(STYLES["Body"][content_size(tools)]), True
    if not size:
        return None
    if name in ("boldSystem", "italicSystem"):
        return name[:-6], float(size), False
    if name == "system" or name.startswith("system:"):
        return name[7:] or "regular", float(size), False
    return name, float(size), False


def sample(row, is_whole_document=False, is_measured_once=False):
    known = font(row)
    if known is None or row["onGrid"] == "no" or row["runtime"] == "AppleTV":
        return None
    face, size, is_style = known
    width, scale, step = float(row["width"]), int(row["scale"]), 1 / int(row["scale"])
    padding, is_whole = 0, row["wholePoint"] == "yes"
    if row["kind"] == "button:plain":
        padding, step = PLAIN_PADDING, (1 if is_whole else step)
    elif row["kind"].startswith("button"):
        if width <= LEAST_BUTTON:
            return None
        step = 1
    else:
        # At 3x some documents have whole points, others pixels; which, is not told.
        if is_whole and (scale == 3 or is_measured_once) or is_whole_document:
            step = 1
    high, low = width - padding, width - padding - step
    tools = int(float(row["toolsVersion"] or 0))
    # What the project rounds to: at 2x it leaves such widths in pixels.
    keeps_whole = is_measured_once and scale == 3 and size >= 17 and not is_style
    if tools in WHOLE_POINTS or keeps_whole:
        scale = 1
    # Xcode 26 measures in half points and places in thirds.
    if tools >= 24500 and int(row["scale"]) == 3 and row["kind"] == "label" and not is_measured_once:
        low, high, scale = high - 2 / 3, high + 1 / 6, 2
    return Sample(unescaped(row["text"]), face, size, tools, row["kind"], low, high, width,
                  1 / scale, row["file"], is_style)


def whole_documents(rows):
    """Documents whose labels all have whole widths: their canvas rounded to points."""
    widths = defaultdict(list)
    for row in rows:
        if row["kind"] == "label":
            widths[row["file"]].append(row["wholePoint"] == "yes")
    return {file for file, whole in widths.items() if len(whole) >= 4 and all(whole)}


def read(corpus):
    """All samples of the tables whose width only the text decides."""
    found, scenes = [], Scenes(corpus)
    for name in TABLES:
        if not os.path.exists(os.path.join(corpus, name)):
            continue
        with open(os.path.join(corpus, name), encoding="utf-8") as table:
            rows = [row for row in csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE)
                    if "w" in row["axis"] and row["form"] == "single"]
        whole = whole_documents(rows)
        for row in rows:
            one = sample(row, row["file"] in whole, scenes.is_measured_once(row))
            if one is not None and one.text.strip():
                found.append(one)
    return found
