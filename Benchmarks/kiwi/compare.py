#!/usr/bin/env python3
"""Compares corpus-components with kiwi, scene by scene.

    corpus-components FOLDER scenes=10 out=systems.txt > keyline.jsonl
    kiwi_systems systems.txt > kiwi.jsonl
    compare.py keyline.jsonl kiwi.jsonl
"""
import json
import statistics
import sys


def rows(path):
    with open(path) as file:
        return {row["scene"]: row for row in map(json.loads, file)}


ours, theirs = rows(sys.argv[1]), rows(sys.argv[2])
scenes = [s for s in ours if s in theirs and not theirs[s]["failed"]]
ratios = sorted(theirs[s]["kiwi_ms"] / ours[s]["keyline_ms"] for s in scenes)
print(json.dumps({
    "scenes": len(scenes),
    "failed_in_kiwi": sum(row["failed"] for row in theirs.values()),
    "constraints_kiwi_could_not_hold": sum(theirs[s]["dropped"] for s in scenes),
    "keyline_median_ms": round(statistics.median(ours[s]["keyline_ms"] for s in scenes), 4),
    "kiwi_median_ms": round(statistics.median(theirs[s]["kiwi_ms"] for s in scenes), 4),
    "ratio_p10_median_p90": [round(ratios[int(len(ratios) * q)], 2) for q in (0.1, 0.5, 0.9)],
    "ratio_of_sums": round(
        sum(theirs[s]["kiwi_ms"] for s in scenes) / sum(ours[s]["keyline_ms"] for s in scenes), 2),
}))
