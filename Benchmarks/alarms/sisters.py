#!/usr/bin/env python3
"""Replays the edits between sister documents, as a further sample of alarms.

    Benchmarks/alarms/sisters.py [--keyline FILE] [--corpus DIR] [--pairs N] [--list FILE]

Sisters are two documents of one repository that share object ids: one was copied from the other and
edited by hand. Each pair is two little repositories of two commits, a -> b and b -> a, at the path
of the first. Share: of the ids of either document, leaving out those of twelve documents and more
(templates), the part that both hold. At most three pairs a repository count (`--pairs`), first
those of documents in no chosen pair, then by share; at least 45 % (`--share`) and six ids are
shared.

Prints, apart for repositories of no other sample and for those that `measure.py` or `merges.py`
replays: pairs left out because no line of layout differs, edits with a layout change, red ones,
gating findings, and those right by their label in `sisters.tsv`, with a 95 % interval; of findings
told of the same edit in both directions both count. The second share is by the convention of the
corpus' own labels, which calls real what holds only where side insets differ (`insets` in the
reason) or only right to left (`right-to-left`). `--list` writes every gating finding.
"""

import argparse
import collections
import difflib
import hashlib
import os
import pathlib
import re
import tempfile

from measure import ROOT, by_commit, replay, rows, share, wilson, write_list
from merges import SOLVED, build, judged, sampled

IDENTITY = re.compile(r' id="([A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3})"')
SHARED, FEWEST = 0.45, 6
RIGHT = ("REAL", "DUPLICATE")


def documents(corpus):
    """Rows of the manifests, with the ids of their documents."""
    for manifest in ("manifest.tsv", "manifest2.tsv"):
        for row in rows(corpus / manifest):
            file = corpus / row["file"]
            if file.suffix in (".storyboard", ".xib") and row["runtime"].startswith("iOS"):
                text = file.read_text(errors="replace")
                yield row["repo"].replace("/", "+"), row["path"], file, frozenset(
                    IDENTITY.findall(text))


def sisters(corpus, least):
    """Pairs of documents of a repository, most alike first."""
    known = sorted(documents(corpus), key=lambda d: (d[0], d[1]))
    holders = collections.defaultdict(list)
    for number, document in enumerate(known):
        for identity in document[3]:
            holders[identity].append(number)
    common = collections.Counter()
    for numbers in holders.values():
        if len(numbers) < 12:
            common.update(
                (a, b) for a in numbers for b in numbers if a < b and known[a][0] == known[b][0])
    pairs = []
    for (a, b), count in common.items():
        part = count / len(known[a][3] | known[b][3])
        if count >= FEWEST and part >= least:
            pairs.append((known[a][0], -part, known[a], known[b]))
    pairs.sort(key=lambda pair: (pair[0], pair[1], pair[2][1], pair[3][1]))
    return [(app, a, b) for app, _, a, b in pairs]


def differ(a, b):
    """Whether a line that layout hangs on differs between two files."""
    lines = [file.read_bytes().splitlines() for file in (a, b)]
    return any(
        SOLVED.search(line)
        for line in difflib.diff_bytes(difflib.unified_diff, *lines, n=0))


def chosen(pairs, most):
    """By app: at most so many of its pairs with a layout difference, documents in turn."""
    found, idle = collections.defaultdict(list), collections.Counter()
    waiting = collections.defaultdict(list)
    for app, a, b in pairs:
        if not differ(a[2], b[2]):
            idle[app] += 1
            continue
        used = {end[2] for pair in found[app] for end in pair}
        (waiting if used & {a[2], b[2]} else found)[app].append((a, b))
    for app in found:
        found[app] = (found[app] + waiting[app])[:most]
    return found, idle


def name(a, b):
    """A pair's name in `sisters.tsv`."""
    return hashlib.sha1(f"{a[0]} {a[1]} {b[1]}".encode()).hexdigest()[:8]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--keyline", default=str(ROOT / ".build/release/keyline"))
    parser.add_argument(
        "--corpus", default=os.environ.get("KEYLINE_CORPUS", str(ROOT / "../shared/corpus")))
    parser.add_argument("--pairs", type=int, default=3, help="at most so many of a repository")
    parser.add_argument("--share", type=float, default=SHARED, help="ids that are shared, at least")
    parser.add_argument("--list", help="write the gating findings to this file, tab-separated")
    parser.add_argument("--keep", help="keep repositories and reports in this folder")
    options = parser.parse_args()
    corpus = pathlib.Path(options.corpus)
    if not (corpus / "manifest.tsv").exists():
        raise SystemExit(f"skipped: no documents in {corpus}")
    known_apps = sampled(corpus)
    pairs, idle = chosen(sisters(corpus, options.share), options.pairs)
    found = collections.defaultdict(dict)
    edits, unsolved = collections.Counter(), collections.Counter()
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(options.keep or temporary)
        for app, sample in sorted(pairs.items()):
            for ends in sample:
                pair = name(*ends)
                for turn, (a, b) in (("a..b", ends), ("b..a", ends[::-1])):
                    repository = folder / f"{pair}-{turn.replace('..', '-')}"
                    if not repository.exists():
                        build(repository, a[1], [(a[2], "source"), (b[2], "sister")])
                    _, report = replay(options.keyline, repository, folder / f"{repository.name}-r")
                    told = by_commit(report)
                    last = report["revisions"][-1]["origin"]
                    found[app][f"{pair}:{turn}"] = told[last] if len(told) > 1 else []
                    edits[app] += 1
                    unsolved[app] += len(told) < 2
    table = pathlib.Path(__file__).parent / "sisters.tsv"
    labels = list(rows(table)) if table.exists() else []
    for is_known, title in ((False, "repositories of no other sample"),
                            (True, "repositories of measure.py and merges.py")):
        apps = [app for app in found if (app in known_apps) == is_known]
        red = [
            (app, edit, told) for app in apps for edit, told in found[app].items()
            if any(f["gates"] for f in told)]
        gating = [(app, edit, f) for app, edit, told in red for f in told if f["gates"]]
        known, insets, mirrored = judged(gating, labels)
        count = sum(known.values()) - known["no label"] - known["UNSURE"]
        right = sum(known[label] for label in RIGHT)
        print(f"## {title}: {len(apps)}")
        same = sum(count for app, count in idle.items() if (app in known_apps) == is_known)
        print(f"pairs alike in layout       {same:5d}")
        print(f"edits that nothing solves   {sum(unsolved[app] for app in apps):5d}")
        print("red of layout edits        ", share(len(red), sum(edits[app] for app in apps)))
        print(f"gating findings             {len(gating):5d}")
        print("  by label                 ", ", ".join(f"{k} {n}" for k, n in known.most_common()))
        mild = right + insets + mirrored
        for title, part in (("right", right), ("  as the corpus labels", mild)):
            low, high = wilson(part, count)
            print(f"  {title:25}", share(part, count), f" ({low:.0f} to {high:.0f})")
        print()
    if options.list:
        write_list(options.list, found)


if __name__ == "__main__":
    main()
