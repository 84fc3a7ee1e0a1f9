#!/usr/bin/env python3
"""Deletes edge and centre constraints of real documents and says what becomes of the errors they bring.

    Benchmarks/alarms/deletions.py --keyline FILE [--corpus DIR] [--documents N] [--seed N] [--list FILE]

One constraint of each document, drawn by chance among those that tie an edge or a centre. `check FILE`
lists the findings of both states: an error that the head has and the base has not is new. Prints how many
deletions bring one, how many of these `check` against a store with the base tells at all (any finding that
is not fixed), names (that error, by its rule and view), and stops (exit 1); and of those that
`Benchmarks/mutations/oracle.py` sees to break something, from the frames alone, how many stop.
"""

import argparse
import concurrent.futures
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Benchmarks/mutations"))

import measure  # noqa: E402

TIE = re.compile(
    r'^\s*<constraint (?=[^>]*firstAttribute="(?:top|bottom|leading|trailing|left|right|centerX|centerY)")'
    r'[^>]*/>\s*$', re.M)
EDGES = ("top", "bottom", "leading", "trailing", "left", "right", "centerX", "centerY")


def run(keyline, folder, *words):
    done = subprocess.run([keyline, *words], cwd=folder, capture_output=True, timeout=120)
    if done.returncode > 1:
        raise RuntimeError(done.stderr.decode(errors="replace")[:200])
    return done


def errors(keyline, file):
    """The errors of a document by itself, in a folder without a store. Projects in the folder choose the
    configurations, so that it must hold nothing else."""
    with tempfile.TemporaryDirectory() as folder:
        alone = pathlib.Path(folder) / file.name
        alone.write_bytes(file.read_bytes())
        report = json.loads(run(keyline, folder, "check", alone.name, "--json").stdout)
    return {
        (f["rule"], f["scene"], f["view"], f.get("other") or "", f.get("axis") or "")
        for f in report["findings"] if f["severity"] == "error"}


def faults(keyline, file, tree):
    """What a person sees to be wrong in each solved scene, by its root."""
    by_id = {e.get("id"): e for e in tree.iter() if e.get("id")}
    found = set()
    for root, rows in measure.solved(keyline, file).items():
        if root in by_id:
            found |= measure.judged(by_id[root], rows)
    return found


def trial(keyline, file, seed):
    """One row; None where the document cannot be judged or the deletion brings no error."""
    choose = random.Random(f"{seed} {file.name}")
    text = file.read_text(errors="replace")
    ties = list(TIE.finditer(text))
    if not ties:
        return None
    hit = choose.choice(ties)
    after = text[:hit.start()] + text[hit.end():]
    with tempfile.TemporaryDirectory() as folder:
        target = pathlib.Path(folder) / f"A{file.suffix}"
        try:
            target.write_text(text)
            run(keyline, folder, "init")
            run(keyline, folder, "commit", ".", "-m", "base", "--author", "a <a@example.org>")
            before = errors(keyline, target)
            was = faults(keyline, target, ET.fromstring(text))
            target.write_text(after)
            new = errors(keyline, target) - before
            if not new:
                return {"new": []}
            broke = faults(keyline, target, ET.fromstring(after)) - was
            done = run(keyline, folder, "check", target.name, "--json")
        except (RuntimeError, subprocess.TimeoutExpired, ValueError, ET.ParseError):
            return None
        told = [r for r in json.loads(done.stdout)["regressions"] if r["change"] != "fixed"]
        names = {
            (r["rule"], r["scene"], r["view"], r.get("other") or "", r.get("axis") or "")
            for r in told}
        return {
            "document": f"{file.parent.name}/{file.name}", "deleted": " ".join(hit[0].split()),
            "new": sorted(new), "broke": sorted(broke), "told": bool(told),
            "named": bool(new & names), "all": new <= names, "stopped": done.returncode == 1}


def main():
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--keyline", required=True)
    words.add_argument("--corpus", default=str(ROOT / "../shared/corpus"))
    words.add_argument("--documents", type=int, default=200)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--jobs", type=int, default=2)
    words.add_argument("--list", help="write one row for each deletion that brings an error")
    given = words.parse_args()
    files = sorted(
        file for folder in ("dev", "dev2") for file in pathlib.Path(given.corpus, folder).rglob("*")
        if file.suffix in (".storyboard", ".xib") and file.stat().st_size < 120_000)
    files = random.Random(given.seed).sample(files, min(given.documents, len(files)))
    keyline = str(pathlib.Path(given.keyline).resolve())
    with concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
        tried = [row for row in pool.map(lambda f: trial(keyline, f, given.seed), files) if row]
    rows = [row for row in tried if row["new"]]
    if given.list:
        pathlib.Path(given.list).write_text("".join(json.dumps(row) + "\n" for row in rows))
    seen = [row for row in rows if row["broke"]]
    print(f"{len(tried)} deletions, {len(rows)} bring a new error")
    for word in ("told", "named", "all", "stopped"):
        print(f"  {word:8} {sum(row[word] for row in rows):4} of {len(rows)}")
    print(f"  visible  {len(seen):4}, of these stopped {sum(row['stopped'] for row in seen)}")


main()
