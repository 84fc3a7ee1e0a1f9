#!/usr/bin/env python3
"""Counts right answers that change when other recorded frames change, and whether they say so.

    lean.py KEYLINE CORPUS SPLIT OUT [--times 2] [--few N]

See README.md beside this file.
"""
import argparse
import collections
import json
import os
import random
import subprocess
import xml.etree.ElementTree as ElementTree

# Points by which a recorded origin and size are moved: no whole pixel of any device twice over.
SHIFT = (3.0, 5.0, 7.0, 9.0)
RIGHT = 0.5


def rect(element):
    found = element.find("rect[@key='frame']")
    if found is None:
        return None
    try:
        return [float(found.get(name)) for name in ("x", "y", "width", "height")]
    except (TypeError, ValueError):
        return None


def is_free(element):
    """Whether constraints place the view: others are placed by their frames, which are their data."""
    return (element.get("id") and element.get("translatesAutoresizingMaskIntoConstraints") == "NO"
            and element.get("fixedFrame") != "YES" and not element.tag.endswith("ContentView")
            and element.get("key") not in ("view", "contentView", "tableHeaderView", "tableFooterView"))


def holds_masked(element):
    """Whether a view within is placed by its mask, for which the size of this one is data, too."""
    return any(rect(child) is not None and not is_free(child)
               for group in element.findall("subviews") for child in group)


def views(tree):
    """Those below a root: the size of a root is data."""
    return [e for group in tree.iter("subviews") for e in group
            if is_free(e) and rect(e) is not None and not holds_masked(e)]


def moved(source, target, seed):
    """Writes the document with about half of the free views' frames moved; returns those ids."""
    tree = ElementTree.parse(source)
    chance = random.Random(seed)
    changed = set()
    for element in views(tree):
        if chance.random() < 0.5:
            found = element.find("rect[@key='frame']")
            for name, old, more in zip(("x", "y", "width", "height"), rect(element), SHIFT):
                found.set(name, repr(old + more))
            changed.add(element.get("id"))
    os.makedirs(os.path.dirname(target), exist_ok=True)
    tree.write(target, encoding="UTF-8", xml_declaration=True)
    return changed


def solved(command, folder, split):
    """The answers by document and root."""
    done = subprocess.run([command, "solve", "--as-designed", "--format", "jsonl", split],
                          cwd=folder, capture_output=True, check=False)
    answers = {}
    for line in done.stdout.decode().splitlines():
        answer = json.loads(line)
        if "root" in answer and "views" in answer:
            answers[answer["document"], answer["root"]] = answer
    return answers


def distance(first, second):
    return max(abs(a - b) for a, b in zip(first, second))


def assumed(answer):
    return {entry if isinstance(entry, str) else entry.get("view")
            for entry in answer.get("assumed") or []}


def documents(corpus, split):
    for place, folders, names in sorted(os.walk(os.path.join(corpus, split))):
        folders.sort()
        for name in sorted(names):
            if name.endswith((".xib", ".storyboard")):
                yield os.path.relpath(os.path.join(place, name), corpus)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("keyline")
    parser.add_argument("corpus")
    parser.add_argument("split")
    parser.add_argument("out", help="a folder for the moved documents; made anew by the caller")
    parser.add_argument("--times", type=int, default=2, help="draws of moved views")
    parser.add_argument("--list", help="a file for the undeclared ones")
    options = parser.parse_args()

    recorded = {}
    for name in documents(options.corpus, options.split):
        try:
            tree = ElementTree.parse(os.path.join(options.corpus, name))
        except ElementTree.ParseError:
            continue
        recorded[name] = {e.get("id"): rect(e) for e in views(tree)}
    before = solved(options.keyline, options.corpus, options.split)
    count = collections.Counter()
    roots = collections.defaultdict(set)
    lines = []
    for draw in range(options.times):
        changed = {name: moved(os.path.join(options.corpus, name),
                               os.path.join(options.out, name), f"{draw} {name}")
                   for name in recorded}
        fonts_beside(options.corpus, options.out, options.split)
        after = solved(options.keyline, options.out, options.split)
        for (name, root), answer in before.items():
            frames, other = recorded.get(name, {}), after.get((name, root), {})
            for view, frame in answer["views"].items():
                if view not in frames or view in changed[name] or view not in other.get("views", {}):
                    continue
                if distance(frame, frames[view]) > RIGHT:
                    continue
                count["right"] += 1
                roots["all"].add((name, root))
                if distance(frame, other["views"][view]) <= RIGHT:
                    continue
                says = view in assumed(answer)
                count["declared" if says else "undeclared"] += 1
                if not says:
                    roots["undeclared"].add((name, root))
                    lines.append(f"{name}\t{root}\t{view}\t{frame}\t{other['views'][view]}")
    right = max(1, count["right"])
    print(f"{options.split}: {count['right']} right answers asked, {count['declared']} change and say so "
          f"({100 * count['declared'] / right:.2f} %), {count['undeclared']} change and do not "
          f"({100 * count['undeclared'] / right:.2f} %), in {len(roots['undeclared'])} of "
          f"{len(roots['all'])} roots")
    if options.list:
        with open(options.list, "w", encoding="utf-8") as out:
            out.write("".join(line + "\n" for line in lines))


def fonts_beside(corpus, out, split):
    """Links the folders of fonts, so that texts are measured as before."""
    base = os.path.join(corpus, split)
    for name in sorted(os.listdir(base)):
        fonts, link = os.path.join(base, name, "fonts"), os.path.join(out, split, name, "fonts")
        if os.path.isdir(fonts) and os.path.isdir(os.path.dirname(link)) and not os.path.exists(link):
            os.symlink(os.path.abspath(fonts), link)


if __name__ == "__main__":
    main()
