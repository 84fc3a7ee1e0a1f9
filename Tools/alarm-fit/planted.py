#!/usr/bin/env python3
"""Takes down the features of findings on scenes that were broken on purpose.

    Tools/alarm-fit/planted.py --keyline FILE [--corpus DIR] [--scenes N] [--seed S] > planted.jsonl

Clean scenes of real documents are mutated as `Benchmarks/mutations/measure.py` does it, and its oracle says
from the frames alone what a person would see. A finding on a view that visibly broke is labelled
REAL. Where the oracle sees nothing, findings of the rules it can judge are labelled NOT-VISIBLE if an
upright phone or an iPad with texts of usual size shows them, and so is a contradiction that moves no view.
All others are left out. Repositories that
`measure.py` holds out are never drawn.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Benchmarks/mutations"))

import measure  # noqa: E402

JUDGED = {"clipped", "protrudes", "off-screen", "overlap", "truncated", "zero-size"}


def usual(entry):
    return any(measure.is_usual(name) and "window" not in name for name in entry["configurations"])


def judge(job):
    keyline, number, path, root, seed = job
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        file = folder / f"Scene{path.suffix}"
        ET.parse(path).write(file, encoding="utf-8", xml_declaration=True)
        place = ["--store", str(folder / "store.sqlite")]
        run(keyline, folder, "init", *place)
        run(keyline, folder, "commit", file.name, "-m", "original", *place)
        before = measure.solved(keyline, file, root)[root]
        for _, _, tree in measure.mutants(path, root, seed, number):
            tree.write(file, encoding="utf-8", xml_declaration=True)
            element = next(e for e in tree.iter() if e.get("id") == root)
            after = measure.solved(keyline, file, root).get(root, {})
            if not after:
                continue
            moved = measure.frames_differ(before, after)
            broke = {name for fault in measure.judged(element, after) for name in fault[1:]}
            report = json.loads(run(keyline, folder, "check", file.name, "--json", *place))
            for entry in report["regressions"]:
                own = entry.get("finding", entry)
                if entry["change"] == "fixed" or own["severity"] == "info":
                    continue
                label = labelled(own, entry, broke, moved)
                if label is None:
                    continue
                rows.append({
                    "app": "planted " + path.parent.name, "commit": f"{seed}-{number}",
                    "label": label, "planted": True, "rule": own["rule"],
                    "change": entry["change"], "severity": own["severity"],
                    "document": path.name, "view": own["view"], "gates": entry["gates"],
                    "confidence": own.get("confidence"),
                    "features": {
                        fact["kind"]: fact["value"] for fact in own.get("evidence", [])
                        if fact["kind"] != "rule"},
                })
    return rows


def labelled(own, entry, broke, moved):
    if {own["view"], own.get("other")} & broke:
        return "REAL"
    if broke:
        return None
    if own["rule"] in JUDGED and (moved <= 0.5 or usual(entry)):
        return "NOT-VISIBLE"
    if own["rule"] == "unsatisfiable" and moved <= 0.5:
        return "NOT-VISIBLE"
    return None


def run(keyline, folder, *words):
    return subprocess.run(
        [keyline, *words], cwd=folder, capture_output=True,
        env=dict(os.environ, KEYLINE_AUTHOR="a <a@example.org>")).stdout


def main():
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--keyline", required=True)
    words.add_argument(
        "--corpus", default=os.environ.get("KEYLINE_CORPUS", str(ROOT / "../shared/corpus")))
    words.add_argument("--scenes", type=int, default=150)
    words.add_argument("--seed", default="fit")
    words.add_argument("--jobs", type=int, default=2)
    given = words.parse_args()
    scenes = measure.draw(
        given.keyline, pathlib.Path(given.corpus), given.scenes, given.seed, given.jobs)
    jobs = [
        (given.keyline, number, path, root, given.seed)
        for number, (path, root, _) in enumerate(scenes)
        if not measure.is_held_out(path.parent.name)]
    with concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
        for rows in pool.map(judge, jobs):
            for row in rows:
                print(json.dumps(row, sort_keys=True))


main()
