"""Which recorded labels Interface Builder measured in whole points, as their documents tell."""
import os
import xml.etree.ElementTree as ET
from functools import lru_cache

# Xcode 8 before 8.3 measured everything in whole points.
WHOLE_POINTS, PIXELS = range(11000, 12000), 12000


class Scenes:
    def __init__(self, corpus):
        self.corpus = corpus
        self.document = lru_cache(4)(self.read)

    def read(self, file):
        """The labels' ids of scenes without a stack view, of roots where all labels have one line."""
        top = ET.parse(os.path.join(self.corpus, file)).getroot()
        found = set()
        for scene in list(top.iter("scene")) or [top]:
            if scene.find(".//stackView") is None:
                self.collect(scene, found)
        return found

    def collect(self, root, found):
        """Adds the one-line labels of a root; cells below it are roots of their own."""
        labels, pending = [], list(root)
        while pending:
            element = pending.pop()
            if element.get("key") in ("view", "contentView") or element.tag.endswith("ontentView"):
                self.collect(element, found)
                continue
            if element.tag == "label":
                labels.append(element)
            pending += list(element)
        if all(label.get("numberOfLines") in (None, "1") for label in labels):
            found.update(label.get("id") for label in labels)

    def is_measured_once(self, row):
        """Whether nothing in the label's scene had it measured anew, so that whole points stand."""
        tools = int(float(row["toolsVersion"] or 0))
        if row["kind"] != "label" or 0 < tools < PIXELS:
            return False
        try:
            return row["id"] in self.document(row["file"])
        except (OSError, ET.ParseError):
            return False
