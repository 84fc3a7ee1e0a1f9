"""Recorded widths of macOS labels and buttons, read as intervals in which the text's width lies."""
import os
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass

from samples import era

# Face and size of the fonts that documents name by their use.
FONTS = {"system": ("regular", 13), "systemBold": ("bold", 13), "smallSystem": ("regular", 11),
         "smallSystemBold": ("bold", 11), "message": ("regular", 13), "label": ("regular", 10),
         "menu": ("regular", 13), "cellTitle": ("regular", 12), "miniSystem": ("regular", 9),
         "systemSemibold": ("semibold", 13), "systemMedium": ("medium", 13),
         "systemLight": ("light", 13), "systemThin": ("thin", 13), "systemHeavy": ("heavy", 13),
         "systemBlack": ("black", 13), "systemUltraLight": ("ultraLight", 13)}
STYLES = {"body": ("regular", 13), "headline": ("bold", 13), "subheadline": ("regular", 11),
          "caption1": ("regular", 10), "caption2": ("medium", 10), "callout": ("regular", 12),
          "footnote": ("regular", 10), "title2": ("regular", 17), "title3": ("regular", 15)}
LARGEST = 19  # points: the text cut
OFF = 2  # points: a width that is farther off was stated, or is stale


@dataclass(frozen=True)
class Sample:
    text: str
    face: str
    size: float
    era: str
    low: float  # the width is greater than this
    high: float  # and at most this
    owner: str
    is_mac: bool = True


def font(cell):
    element = cell.find("font")
    if element is None:
        return None
    if element.get("textStyle"):
        return STYLES.get(element.get("textStyle"))
    if element.get("usesAppearanceFont") == "YES":
        return "regular", {"small": 11, "mini": 9}.get(cell.get("controlSize"), 13)
    known = FONTS.get(element.get("metaFont"))
    return known and (known[0], float(element.get("size") or known[1]))


def rooms(view, cell, tools):
    """What may stand beside the text of a view, in points; of Xcode 26 also that of older systems."""
    if view.tag == "textField":
        if cell.get("borderStyle") or cell.get("drawsBackground") == "YES":
            return []
        return [8 if cell.get("alignment") == "center" else 4]
    if cell.get("controlSize"):
        return []
    if cell.get("type") in ("check", "radio"):
        return [22] if tools < 17000 else [26, 22]
    if cell.get("type") == "push" and cell.get("bezelStyle") == "rounded" and cell.get("borderStyle"):
        return [40] if tools < 17000 else [34, 40, 24]
    return []


def stated(root):
    """Views whose width a constraint names."""
    found = set()
    for view in root.iter():
        for constraint in view.findall("constraints/constraint"):
            if constraint.get("firstAttribute") == "width":
                found.add(constraint.get("firstItem") or view.get("id"))
            if constraint.get("secondAttribute") == "width":
                found.add(constraint.get("secondItem"))
    return found


def document(path, owner, width, is_known):
    """The samples of one document; `width` measures a text, `is_known` tells whether it can."""
    try:
        root = ElementTree.parse(path).getroot()
    except ElementTree.ParseError:
        return
    if root.tag != "document" or not root.get("targetRuntime", "").startswith("MacOSX"):
        return
    tools = int((root.get("toolsVersion") or "0").split(".")[0])
    tools = 23504 if tools >= 30000 else tools
    if era(tools) == "neue":
        return
    named = stated(root)
    for view in root.iter():
        cell, rect = view.find("*[@key='cell']"), view.find("rect[@key='frame']")
        if (view.tag not in ("textField", "button") or cell is None or rect is None
                or view.get("translatesAutoresizingMaskIntoConstraints") != "NO"
                or view.get("fixedFrame") or view.get("misplaced") or view.get("ambiguous")
                or view.get("id") in named or cell.get("image") or cell.get("editable") == "YES"):
            continue
        text, known, recorded = cell.get("title") or "", font(cell), float(rect.get("width"))
        beside = rooms(view, cell, tools)
        if (not text or "\n" in text or not is_known(text) or known is None or known[1] > LARGEST
                or not beside or recorded != round(recorded)):
            continue
        modelled = width(text, known[1], known[0], era(tools))
        high = min((recorded - room for room in beside), key=lambda high: abs(high - .5 - modelled))
        if abs(high - .5 - modelled) <= OFF + .5:
            yield Sample(text, known[0], known[1], era(tools), high - 1, high, owner)


def folders(places, width, is_known):
    """All samples below folders that hold a folder for each repository; each once for an owner."""
    found = {}
    for path, owner in documents_below(places):
        found.update(dict.fromkeys(document(path, owner, width, is_known)))
    return list(found)


def documents_below(places):
    """The path and the owner of each document below folders that hold a folder for each repository."""
    for place in places:
        for folder, _, files in sorted(os.walk(place)):
            owner = os.path.relpath(folder, place).split(os.sep)[0].split("+")[0]
            for file in sorted(files):
                if file.endswith((".xib", ".storyboard")):
                    yield os.path.join(folder, file), owner
