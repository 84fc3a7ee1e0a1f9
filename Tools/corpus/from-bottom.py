#!/usr/bin/env python3
"""Turns answers about macOS documents over: frames as the documents write them, mostly from the bottom.

    from-bottom.py CORPUS ANSWERS > TURNED

ANSWERS are lines of `keyline solve --as-designed --format jsonl`, whose frames are from the top; scorers
compare with what the XML holds. See README.md beside this file.
"""
import functools
import json
import os
import sys
import xml.etree.ElementTree as ElementTree

FLIPPED = {"clipView", "tableView", "outlineView", "textView", "collectionView", "splitView", "tabView", "matrix"}


@functools.lru_cache(maxsize=None)
def superviews(path):
    """Of each view's id: the superview's id and kind, and the view's own recorded height."""
    found = {}

    def walk(element, above, kind):
        for child in element:
            rect = child.find("rect[@key='frame']")
            if rect is None:
                walk(child, above, kind)
                continue
            name = child.get("id") or f"{above or 'document'}/{child.get('key') or child.tag}"
            found.setdefault(name, (above, kind, float(rect.get("height"))))
            walk(child, name, child.tag)

    walk(ElementTree.parse(path).getroot(), None, None)
    return found


def turned(answer, views):
    frames = answer["views"]

    def height(name):
        """A view without an id is in no answer: it is as much lower than its superview as recorded."""
        if name in frames:
            return frames[name][3]
        above, _, own = views[name]
        return frames[above][3] - (views[above][2] - own) if above in frames else own

    result = {}
    for name, (x, y, width, own) in frames.items():
        above, kind, _ = views.get(name, (None, None, 0))
        if name != answer["root"] and above is not None and kind not in FLIPPED:
            y = height(above) - y - own
        result[name] = [x, y, width, own]
    return result


def main():
    corpus, answers = sys.argv[1:3]
    for line in open(answers):
        answer = json.loads(line)
        path = os.path.relpath(answer["document"], corpus)
        answer["document"] = path
        if "views" in answer:
            answer["views"] = turned(answer, superviews(os.path.join(corpus, path)))
        print(json.dumps(answer))


if __name__ == "__main__":
    main()
