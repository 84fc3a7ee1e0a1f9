#!/usr/bin/env python3
"""Counts the recorded frames that agree with the rules of controls and bars, by release.

    support.py CORPUS SPLIT... [--swift RULES]

Prints for each row of the tables in `Sources/LayoutEngine/Rules` that a frame alone can tell the views
that agree, their repositories, and the frames that most of the others have. See README.md.
"""
import argparse
import collections
import os
import re
import xml.etree.ElementTree as ElementTree

# Releases of Xcode by the first tools version that counts as one.
RELEASES = {
    "earliest": 0, "xcode7": 9000, "xcode9": 13000, "xcode11": 14800, "xcode12": 17000,
    "xcode12_5": 18000, "xcode13": 19000, "xcode14": 21000, "xcode14_2": 21500, "xcode15": 22000,
    "xcode16_3": 23700, "xcode26": 24090, "xcode26_1": 24400,
}


def height(value):
    return lambda view, width, tall: abs(tall - value) < 0.05


def size(wide, tall):
    return lambda view, width, high: abs(width - wide) < 0.05 and abs(high - tall) < 0.05


def pages(page, ends, tall):
    """Two to four dots, in whole pixels."""
    def agrees(view, width, high):
        count = int(view.get("numberOfPages") or 0)
        wanted = page * count + ends
        return 2 <= count <= 4 and abs(width - wanted) < 1 and abs(high - tall) < 0.7
    return agrees


def is_rounded(view):
    return view.get("borderStyle") == "roundedRect"


def is_wheel(view):
    return view.get("style") in (None, "wheels")


def is_default_bar(view):
    return view.get("key") == "navigationBar" and view.get("largeTitles") != "YES"


# Table, element, which of them, and for each row where it begins and what agrees.
RULES = [
    ("switchSize", "switch", None, [("earliest", size(51, 31)), ("xcode26", size(63, 28))]),
    ("sliderHeight", "slider", None, [("earliest", height(31)), ("xcode26", height(34))]),
    ("stepperHeight", "stepper", None, [("earliest", height(29)), ("xcode11", height(32))]),
    ("pickerHeight", "pickerView", None, [("earliest", height(162)), ("xcode7", height(216))]),
    ("searchBarHeight", "searchBar", None, [
        ("earliest", height(44)), ("xcode9", height(56)), ("xcode12_5", height(51)),
        ("xcode14", height(56)), ("xcode26", height(64))]),
    ("progressHeight", "progressView", None, [("earliest", height(2)), ("xcode12", height(4))]),
    ("segmentedHeight", "segmentedControl", None,
     [("earliest", height(29)), ("xcode11", height(32))]),
    ("roundedFieldHeight", "textField", is_rounded,
     [("earliest", height(30)), ("xcode11", height(34))]),
    ("pageControl", "pageControl", None, [
        ("earliest", pages(16, -9, 37)), ("xcode12", pages(25.5, 46, 27.5)),
        ("xcode13", pages(25.5, 79, 26)), ("xcode14", pages(17.67, 63, 26))]),
    ("automaticDatePickerIsCompact", "datePicker", is_wheel,
     [("earliest", height(216)), ("xcode14_2", height(36))]),
    ("navigationBar", "navigationBar", is_default_bar,
     [("earliest", height(44)), ("xcode26", height(54))]),
]


def documents(corpus, split):
    for place, folders, files in os.walk(os.path.join(corpus, split)):
        folders.sort()
        for file in sorted(files):
            if file.endswith((".xib", ".storyboard")):
                yield os.path.relpath(os.path.join(place, file), corpus)


def tools_version(root):
    number = re.match(r"\d+", root.get("toolsVersion") or "")
    tools = int(number[0]) if number else 0
    # A version that stands for none counts as Xcode 16.2.
    return tools if 0 < tools < 30000 else 23504


def recorded(view):
    rect = view.find("rect[@key='frame']")
    if rect is None:
        return None
    try:
        return float(rect.get("width")), float(rect.get("height"))
    except (TypeError, ValueError):
        return None


def row_of(rows, tools):
    return max(i for i, (release, _) in enumerate(rows) if RELEASES[release] <= tools)


class Counts:
    """Views and repositories that agree with each row, and the other frames that there are."""

    def __init__(self):
        self.views = collections.Counter()
        self.repositories = collections.defaultdict(set)
        self.others = collections.defaultdict(collections.Counter)

    def add(self, path, root):
        repository, tools = path.split("/")[1], tools_version(root)
        for table, element, is_wanted, rows in RULES:
            row = row_of(rows, tools)
            for view in root.iter(element):
                frame = recorded(view)
                if frame is None or 0 in frame or is_wanted and not is_wanted(view):
                    continue
                if rows[row][1](view, *frame):
                    self.views[table, row] += 1
                    self.repositories[table, row].add(repository)
                else:
                    self.others[table, row][round(frame[1], 1)] += 1


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("corpus", help="a folder that has the splits in it")
    parser.add_argument("splits", nargs="+", help="folders of documents, one for each repository")
    options = parser.parse_args()
    counts = Counts()
    for split in options.splits:
        for path in documents(options.corpus, split):
            try:
                root = ElementTree.parse(os.path.join(options.corpus, path)).getroot()
            except ElementTree.ParseError:
                continue
            if (root.get("targetRuntime") or "").startswith("iOS"):
                counts.add(path, root)
    for table, _, _, rows in RULES:
        for row, (release, _) in enumerate(rows):
            others = ", ".join(f"{tall:g} high {count}" for tall, count
                               in counts.others[table, row].most_common(3))
            print(f"{table} {release}: {counts.views[table, row]} views, "
                  f"{len(counts.repositories[table, row])} repositories; others: {others or 'none'}")


if __name__ == "__main__":
    main()
