#!/usr/bin/env python3
"""What the checker says of commits that brought a breakage which a later commit of the app repaired.

    Benchmarks/alarms/repaired.py --keyline FILE --repositories DIR [--list FILE] [repaired.tsv]

Each row of `repaired.tsv` names a commit that broke views of a document, and the one that repaired them,
found by the words of the repairing commit and read with both states of the document; nobody who read them
had seen what the checker says. A breakage is told where a finding that the breaking commit brings is
on one of these views, and it stops where such a finding fails the check.
"""

import argparse
import collections
import csv
import json
import pathlib
import subprocess

OWN = pathlib.Path(__file__).parent / "repaired.tsv"


def says(keyline, git, row):
    """`stops`, `told`, `silent` or `error`, with the findings on the views of the breakage."""
    commit = row["break"]
    ran = subprocess.run(
        [keyline, "check", "--git", f"{commit}^..{commit}", "--json"], cwd=git, capture_output=True)
    try:
        told = json.loads(ran.stdout)["regressions"]
    except (json.JSONDecodeError, KeyError):
        return "error", []
    views = set(row["views"].split(","))
    found = [
        finding for finding in told
        if finding["document"] == row["document"] and finding["change"] != "fixed"
        and {finding["view"], finding.get("other")} & views]
    return "stops" if any(finding["gates"] for finding in found) else "told" if found else "silent", found


def main():
    words = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    words.add_argument("--keyline", required=True)
    words.add_argument("--repositories", required=True, type=pathlib.Path, help="a folder OWNER+NAME each")
    words.add_argument("--list", help="write one row for each breakage")
    words.add_argument("table", nargs="?", default=OWN)
    given = words.parse_args()
    with open(given.table, newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    counts, lines = collections.defaultdict(collections.Counter), []
    for row in rows:
        answer, found = says(given.keyline, given.repositories / row["app"] / "repo", row)
        counts[row["kind"]][answer] += 1
        codes = ", ".join(sorted({finding["code"] for finding in found}))
        lines.append("\t".join([row["app"], row["break"], answer, codes, row["fault"]]))
    for kind, count in [*sorted(counts.items()), ("all", sum(counts.values(), collections.Counter()))]:
        total = sum(count.values())
        told = count["stops"] + count["told"]
        print(f"{kind}: {total} breakages, {count['stops']} stop, {told} told, {count['silent']} silent"
              + (f", {count['error']} not checked" if count["error"] else ""))
    if given.list:
        pathlib.Path(given.list).write_text("".join(line + "\n" for line in lines))


if __name__ == "__main__":
    main()
