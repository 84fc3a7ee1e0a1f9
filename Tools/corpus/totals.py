#!/usr/bin/env python3
"""Counts the recorded frames that answers meet, without documents near another one.

    totals.py SCORER CORPUS SPLIT ANSWERS [--before ANSWERS] [--causes]

See README.md beside this file.
"""
import argparse
import collections
import importlib.util
import json
import os

RIGHT, NEAR = 0.5 + 1e-6, 1 + 1e-6
TEXTS = ("label", "button", "textField", "textView", "segmentedControl")


def scorer(path):
    """The program that knows which roots and views of a document count."""
    spec = importlib.util.spec_from_file_location("scorer", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def near_copies(corpus):
    """Documents that the manifest of the corpus calls near another one."""
    path = os.path.join(corpus, "manifest.tsv")
    if not os.path.exists(path):
        return set()
    with open(path, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file]
    if "near" not in rows[0]:
        return set()
    near, name = rows[0].index("near"), rows[0].index("file")
    return {row[name] for row in rows[1:] if len(row) > name and row[near]}


def answers(path):
    """What was answered, by document and root."""
    found = {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.strip():
                answer = json.loads(line)
                found[answer.get("document"), answer.get("root")] = answer.get("views") or {}
    return found


class Root:
    """A root that counts: its views with their recorded frames, whether texts decide them."""

    def __init__(self, score, root):
        is_free, _, violated, _ = score.analyse(root)
        self.key = (root.doc.rel, root.id)
        self.repository = root.doc.rel.split("/")[1]
        self.is_consistent = not violated
        self.views = [(view.get("id"), view.tag, score.rect(view), is_free[view])
                      for view in root.views]

    def misses(self, found):
        """The views that are off by more than half a point, with their differences."""
        frames = found.get(self.key, {})
        missed = []
        for view in self.views:
            frame = frames.get(view[0])
            if not frame or len(frame) != 4:
                missed.append((view, None))
                continue
            difference = [is_ - was for is_, was in zip(frame, view[2])]
            if max(map(abs, difference)) > RIGHT:
                missed.append((view, difference))
        return missed


def totals(roots, found):
    count = collections.Counter()
    for root in roots:
        missed = root.misses(found)
        wide = {view[0] for view, difference in missed
                if difference is None or max(map(abs, difference)) > NEAR}
        wrong = {view[0] for view, _ in missed}
        for identifier, _, _, is_free in root.views:
            kinds = ["all"]
            if root.is_consistent:
                kinds += ["consistent", "free" if is_free else "text"]
            for kind in kinds:
                count[kind] += 1
                count[kind, "right"] += identifier not in wrong
                count[kind, "within 1"] += identifier not in wide
        count["roots"] += 1
        count["roots", "right"] += not missed
    return count


def share(count, kind, how="right"):
    return f"{100 * count[kind, how] / max(1, count[kind]):.2f}"


def printed(name, count):
    print(f"{name}: all {share(count, 'all')}, consistent {share(count, 'consistent')} "
          f"({count['consistent', 'right']} of {count['consistent']}), within a point "
          f"{share(count, 'consistent', 'within 1')}, text-free {share(count, 'free')}, "
          f"text-dependent {share(count, 'text')}, whole roots {share(count, 'roots')} "
          f"({count['roots']})")


def cause(missed):
    """What a root's errors begin with: the first text of a wrong size, any size, a place."""
    def sides(difference, axes):
        return "".join(f" {name}" for index, name in axes if abs(difference[index]) > RIGHT)
    sizes = [(view, difference) for view, difference in missed
             if difference and sides(difference, ((2, "width"), (3, "height")))]
    texts = [entry for entry in sizes if entry[0][1] in TEXTS]
    for entries, axes in ((texts, ((2, "width"), (3, "height"))),
                          (sizes, ((2, "width"), (3, "height"))), (missed, ((0, "x"), (1, "y")))):
        for view, difference in entries:
            return view[1] + (sides(difference, axes) if difference else " unanswered")
    return "none"


def causes(roots, found):
    views, places = collections.Counter(), collections.defaultdict(list)
    for root in roots:
        missed = root.misses(found) if root.is_consistent else []
        if missed:
            views[cause(missed)] += len(missed)
            places[cause(missed)].append(root.repository)
    for name, number in views.most_common():
        print(f"{number:6} views, {len(places[name]):4} roots, "
              f"{len(set(places[name])):3} repositories: {name}")


def changes(roots, before, found):
    fixed = broken = 0
    for root in roots:
        if root.is_consistent:
            old = {view[0] for view, _ in root.misses(before)}
            new = {view[0] for view, _ in root.misses(found)}
            fixed += len(old - new)
            broken += len(new - old)
    print(f"consistent views that come right: {fixed}, that go wrong: {broken}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("scorer", help="the program score.py of the judge")
    parser.add_argument("corpus")
    parser.add_argument("split")
    parser.add_argument("answers", help="what keyline solve --as-designed --format jsonl printed")
    parser.add_argument("--before", help="answers to compare with")
    parser.add_argument("--causes", action="store_true", help="what the misses begin with")
    options = parser.parse_args()
    if options.causes and options.split.startswith("held"):
        parser.error("of held-out owners only totals are looked at")
    score = scorer(options.scorer)
    near = near_copies(options.corpus) if options.split.startswith(("fit", "held")) else set()
    loaded, _, _ = score.load(options.split, options.corpus)
    roots = [Root(score, root) for root in loaded if root.doc.rel not in near]
    found = answers(options.answers)
    if options.before:
        before = answers(options.before)
        printed(f"{options.split} before", totals(roots, before))
        changes(roots, before, found)
    printed(options.split, totals(roots, found))
    if options.causes:
        causes(roots, found)


if __name__ == "__main__":
    main()
