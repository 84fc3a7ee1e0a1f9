#!/usr/bin/env python3
"""Plants one edit that breaks something among harmless ones, and counts how often it is named.

    Benchmarks/alarms/planted.py --keyline FILE [--corpus DIR] [--plants N] [--seed N]

In a document of the corpus up to twenty constants are changed by a point, as far as that alone brings
nothing; then one constraint is deleted, drawn until `check` tells something new of it. The culprit is named
where the cause of every finding that is told is the deletion. Prints the share, and how long `check`
takes beside the same comparison of the harmless edits alone.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import random
import re
import subprocess
import tempfile
import time

CONSTRAINT = re.compile(r"^\s*<constraint [^>]*/>\s*$", re.M)
CONSTANT = re.compile(r'(<constraint [^>]*constant=")(-?[\d.]+)(")')


def run(keyline, folder, *words):
    start = time.monotonic()
    done = subprocess.run(
        [keyline, *words], cwd=folder, capture_output=True, timeout=120,
        env=dict(os.environ, KEYLINE_AUTHOR="a <a@example.org>"))
    if done.returncode > 1:
        raise RuntimeError(done.stderr.decode(errors="replace")[:200])
    answer = json.loads(done.stdout) if "--format" in words else None
    return answer, time.monotonic() - start


def news(report):
    return [entry for entry in report["regressions"] if entry["change"] != "fixed"]


def trial(keyline, file, seed, most):
    """(named, told) of one plant and the times with and without it; None where nothing broke."""
    choose = random.Random(f"{seed} {file.name}")
    text = file.read_text(errors="replace")
    with tempfile.TemporaryDirectory() as folder:
        target = pathlib.Path(folder) / f"A{file.suffix}"
        target.write_text(text)
        run(keyline, folder, "init")
        run(keyline, folder, "commit", ".", "-m", "base")
        harmless, count, short = text, 0, 0.0
        for hit in choose.sample(list(CONSTANT.finditer(text)), k=min(60, len(CONSTANT.findall(text)))):
            if count == most:
                break
            line = hit[0]
            value = float(hit[2]) + choose.choice([-1, 1])
            after = harmless.replace(line, f"{hit[1]}{value:g}{hit[3]}", 1)
            if after == harmless:
                continue
            target.write_text(after)
            report, took = run(keyline, folder, "check", ".", "--format", "json")
            if not news(report):
                harmless, count, short = after, count + 1, took
        if count < 5:
            return None
        for _ in range(8):
            hit = choose.choice(list(CONSTRAINT.finditer(harmless)))
            target.write_text(harmless[:hit.start()] + harmless[hit.end():])
            report, took = run(keyline, folder, "check", ".", "--format", "json")
            found = news(report)
            if found:
                named = [entry for entry in found
                         if (entry.get("cause") or {}).get("edit", "").startswith("constraint removed")]
                return len(named) == len(found), len(named), len(found), short, took, count
    return None


def main():
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--keyline", required=True)
    words.add_argument("--corpus", default="../shared/corpus")
    words.add_argument("--plants", type=int, default=200)
    words.add_argument("--harmless", type=int, default=20)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--jobs", type=int, default=2)
    given = words.parse_args()
    given.keyline = str(pathlib.Path(given.keyline).resolve())
    files = sorted(
        file for folder in ("dev", "dev2") for file in pathlib.Path(given.corpus, folder).rglob("*")
        if file.suffix in (".storyboard", ".xib") and 5_000 < file.stat().st_size < 80_000)
    random.Random(given.seed).shuffle(files)

    def attempt(file):
        try:
            return trial(given.keyline, file, given.seed, given.harmless)
        except (RuntimeError, subprocess.TimeoutExpired, json.JSONDecodeError, IndexError):
            return None

    results = []
    with concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
        for start in range(0, len(files), 20):
            results += [found for found in pool.map(attempt, files[start:start + 20]) if found]
            if len(results) >= given.plants:
                break
    results = results[:given.plants]
    whole = sum(found[0] for found in results)
    named, told = sum(found[1] for found in results), sum(found[2] for found in results)
    ratio = sorted(found[4] / max(found[3], 1e-3) for found in results)
    edits = collections.Counter(found[5] for found in results)
    print(f"{len(results)} plants among {min(edits)} to {max(edits)} harmless edits: every finding put down "
          f"to the culprit in {whole} ({whole / len(results):.1%}); "
          f"{named} of {told} findings ({named / told:.1%})")
    print(f"check with the plant against without: median {ratio[len(ratio) // 2]:.2f} times")


main()
