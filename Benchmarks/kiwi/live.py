#!/usr/bin/env python3
"""Times changed constants in Keyline and in kiwi by turns, and prints the best run of each.

    KEYLINE_BENCHMARKS=1 swift build -c release --product live-layout
    Benchmarks/kiwi/live.py KIWI_SOURCES [KIND:VIEWS ...]

KIWI_SOURCES is the unpacked source package of kiwisolver (`pip download --no-deps --no-binary :all:
kiwisolver`). Both engines must agree on the checksum of all frames.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).resolve().parent
keyline = here.parent / ".build/release/live-layout"
cases = sys.argv[2:] or ["form:100", "form:1000", "tree:100", "tree:1000", "wrapping:100"]
failed = False
with tempfile.TemporaryDirectory() as folder:
    kiwi = pathlib.Path(folder, "kiwi_live")
    subprocess.run(["g++", "-std=c++11", "-O2", "-I", sys.argv[1], here / "kiwi_live.cpp",
                    "-o", kiwi], check=True)
    for case in cases:
        kind, views = case.split(":")
        commands = {"keyline": [keyline, kind, views, "runs=1000"], "kiwi": [kiwi, kind, views, "1000"]}
        rows = {name: [] for name in commands}
        for _ in range(3):
            for name, command in commands.items():
                rows[name].append(json.loads(subprocess.check_output(command)))
        best = {name: min(runs, key=lambda row: row["median_ms"]) for name, runs in rows.items()}
        for name, row in best.items():
            print("%-8s %-10s first %9.3f ms, changed constant: median %7.4f ms, worst %8.4f ms" % (
                name, case, row["first_ms"], row["median_ms"], row["worst_ms"]))
        sums = {row["checksum"] for runs in rows.values() for row in runs}
        agree = max(sums) - min(sums) <= 1e-9 * max(map(abs, sums))
        failed |= not agree
        print("         %-10s kiwi / keyline = %.2f, checksums %s" % (
            case, best["kiwi"]["median_ms"] / best["keyline"]["median_ms"],
            "agree" if agree else "DIFFER"))
sys.exit(failed)
