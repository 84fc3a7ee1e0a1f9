#!/usr/bin/env python3
"""Replays the addition of one finished scene to a storyboard, as a further sample of alarms.

    Benchmarks/alarms/scenes.py [--keyline FILE] [--corpus DIR] [--draw N] [--list FILE]

Of every repository that neither `measure.py` nor `merges.py` replays, one storyboard of two scenes
or more is drawn by the hash of its path, and of it one scene with constraints and something to read
or touch, by the hash of its id. The base is the document without that scene, the head the document
as it is. What gates is new with its view, in a screen that its app ships: a fault that was shipped,
or none. Every repository counts once, so the findings are independent.

`--draw N` takes the N-th choice of each repository: of the storyboards drawn least often so far the
first by hash, and of it the first scene that no earlier draw took. Labels name their draw.

Prints added scenes, red ones, gating findings, those right by their label in `scenes.tsv`, with a
95 % interval: once as labelled, once by the convention of the corpus' own labels, which calls real
what holds only where side insets differ (`insets` in the reason) or only right to left
(`right-to-left`). `--list` writes every gating finding for labelling.
"""

import argparse
import collections
import hashlib
import os
import pathlib
import re
import tempfile

from measure import ROOT, by_commit, replay, rows, share, wilson, write_list
from merges import build, judged, sampled

SCENE = re.compile(r"[ \t]*(?:<!--[^>]*-->\s*)?<scene sceneID=.*?</scene>\n?", re.S)
SHOWS = re.compile(r"<(label|button|textField) ")
# Fewer constraints are no layout; a longer document takes minutes.
FEWEST, LONGEST = 4, 400_000
RIGHT = ("REAL", "DUPLICATE")


def digest(text):
    return hashlib.sha1(text.encode()).hexdigest()


SCENE_ID = re.compile(r'sceneID="([^"]*)"')


def storyboards(corpus, replayed):
    """By app: its storyboards by the hash of their paths, with the scenes that can be drawn."""
    known = collections.defaultdict(list)
    for manifest in ("manifest.tsv", "manifest2.tsv"):
        for row in rows(corpus / manifest):
            app = row["repo"].replace("/", "+")
            is_wanted = row["file"].endswith(".storyboard") and row["runtime"].startswith("iOS")
            if is_wanted and app not in replayed:
                known[app].append(row)
    for app, files in sorted(known.items()):
        usable = []
        for row in sorted(files, key=lambda row: digest(row["path"])):
            text = (corpus / row["file"]).read_text(errors="replace")
            scenes = list(SCENE.finditer(text))
            shown = [
                scene for scene in scenes
                if scene[0].count("<constraint ") >= FEWEST and SHOWS.search(scene[0])]
            if len(scenes) >= 2 and shown and len(text) <= LONGEST:
                shown.sort(key=lambda scene: digest(scene[0][:80]))
                usable.append((row["path"], text, shown))
        yield app, usable


def drawn(corpus, replayed, draw):
    """For each repository an edit's name, a path, the document without one scene, and all of it."""
    for app, usable in storyboards(corpus, replayed):
        times, seen = collections.Counter(), set()
        for turn in range(1, draw + 1):
            # `sorted` is stable: among storyboards drawn as often, the first by hash.
            picked = next((
                (path, text, scene)
                for path, text, shown in sorted(usable, key=lambda board: times[board[0]])
                for scene in shown if not seen & {scene[0], SCENE_ID.search(scene[0])[1]}), None)
            if picked is None:
                break
            path, text, scene = picked
            identity = SCENE_ID.search(scene[0])[1]
            times[path] += 1
            seen |= {scene[0], identity}
            if turn == draw:
                named = f"{app} {path}" if draw == 1 else f"{app} {path} {identity}"
                yield (app, digest(named)[:8], path,
                       text[:scene.start()] + text[scene.end():], text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--keyline", default=str(ROOT / ".build/release/keyline"))
    parser.add_argument(
        "--corpus", default=os.environ.get("KEYLINE_CORPUS", str(ROOT / "../shared/corpus")))
    parser.add_argument("--draw", type=int, default=1, help="the N-th choice; 1 is the first")
    parser.add_argument("--list", help="write the gating findings to this file, tab-separated")
    parser.add_argument("--keep", help="keep repositories and reports in this folder")
    options = parser.parse_args()
    corpus = pathlib.Path(options.corpus)
    if not (corpus / "manifest.tsv").exists():
        raise SystemExit(f"skipped: no documents in {corpus}")
    found = collections.defaultdict(dict)
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(options.keep or temporary)
        for app, name, path, less, whole in drawn(corpus, sampled(corpus), options.draw):
            repository = folder / name
            if not repository.exists():
                base, head = pathlib.Path(temporary, "base"), pathlib.Path(temporary, "head")
                base.write_text(less)
                head.write_text(whole)
                build(repository, path, [(base, "without a scene"), (head, "scene added")])
            _, report = replay(options.keyline, repository, folder / f"{name}-r")
            told = by_commit(report)
            found[app][name] = told[report["revisions"][-1]["origin"]] if len(told) > 1 else []
    edits = [(app, edit, told) for app in found for edit, told in found[app].items()]
    gating = [(app, edit, f) for app, edit, told in edits for f in told if f["gates"]]
    table = pathlib.Path(__file__).parent / "scenes.tsv"
    labels = [
        label for label in (rows(table) if table.exists() else ())
        if label["draw"] == str(options.draw)]
    known, insets, mirrored = judged(gating, labels)
    count = sum(known.values()) - known["no label"] - known["UNSURE"]
    right = sum(known[label] for label in RIGHT)
    print("red of added scenes        ",
          share(sum(any(f["gates"] for f in told) for _, _, told in edits), len(edits)))
    print(f"gating findings             {len(gating):5d}")
    print("  by label                 ", ", ".join(f"{k} {n}" for k, n in known.most_common()))
    for title, part in (("right", right), ("  as the corpus labels", right + insets + mirrored)):
        low, high = wilson(part, count)
        print(f"  {title:25}", share(part, count), f" ({low:.0f} to {high:.0f})")
    print(f"  wrong by convention       insets {insets}, right to left {mirrored}")
    if options.list:
        write_list(options.list, found)


if __name__ == "__main__":
    main()
