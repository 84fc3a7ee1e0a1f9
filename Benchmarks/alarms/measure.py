#!/usr/bin/env python3
"""Replays the layout histories of public apps and says how often the gate stops a commit.

    Benchmarks/alarms/measure.py [--keyline FILE] [--corpus DIR] [--list FILE] [--apps A,B]

Prints, apart for the apps the gate was tuned on and the apps held out: revisions, red ones,
gating findings, hand-labelled findings that still gate, by label, the share of right ones among
those labelled in `labels.tsv`, and commits without a layout edit that are red, by kind. Rows of
`labels.tsv` carry the round they were drawn and labelled in; of the newest round the share that was
right when it was drawn is printed too, for its labels stood before a rule was mended by them.
`--list` writes every gating finding as a row, for labelling.

Needs git and a release build of `keyline`; the corpus is where KEYLINE_CORPUS says, else
../shared/corpus.
"""

import argparse
import csv
import json
import os
import pathlib
import subprocess
import tempfile
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Chosen by name before any of their findings was looked at.
HELD_OUT = {
    "AdguardTeam+AdguardForiOS", "artsy+eidolon", "mssun+passforios", "tinode+ios",
    "woocommerce+woocommerce-ios",
}


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--keyline", default=str(ROOT / ".build/release/keyline"))
    parser.add_argument(
        "--corpus", default=os.environ.get("KEYLINE_CORPUS", str(ROOT / "../shared/corpus")))
    parser.add_argument("--list", help="write the gating findings to this file, tab-separated")
    parser.add_argument("--apps", default="", help="only these, by a part of their names")
    parser.add_argument("--reports", help="keep the reports of the imports in this folder")
    parser.add_argument("--jobs", type=int, default=2)
    return parser.parse_args()


def replay(keyline, bundle, folder):
    """The report of importing a bundle, or a repository, into a fresh store."""
    folder.mkdir(parents=True, exist_ok=True)
    name = bundle.stem
    clone, report = folder / name, folder / f"{name}.json"
    if not report.exists():
        if not clone.exists():
            subprocess.run(["git", "clone", "-q", str(bundle), str(clone)], check=True)
        with tempfile.TemporaryDirectory(dir=folder) as store:
            place = ["--store", f"{store}/store.sqlite"]
            subprocess.run([keyline, "init", *place], check=True, capture_output=True)
            done = subprocess.run(
                [keyline, "import", "--git", str(clone), "--json", "--quiet", *place],
                check=True, capture_output=True)
            report.write_bytes(done.stdout)
    return name, json.loads(report.read_bytes())


def rows(path):
    with open(path, newline="") as file:
        yield from csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)


def identity(found):
    return "|".join([
        found["rule"], found["document"], found["scene"], found["view"], found.get("other") or "",
        found.get("axis") or ""])


def by_commit(report):
    """Regressions by commit; those that another of the same cause stands for are marked."""
    commits = {}
    for revision in report["revisions"]:
        found = revision["regressions"]
        gating = {identity(f) for f in found if f["gates"]}
        for f in found:
            f["told"] = f["gates"] or (f.get("cause") or {}).get("leader") in gating and is_believed(f)
        commits[revision["origin"]] = found
    return commits


def is_believed(found):
    return found.get("isAlarm", found["gates"]) and found.get("confidence", 1) >= 0.8


def is_same(label, found):
    """The labelled finding: its rule on its view, in its document, at its other view and axis."""
    return (
        found["code"] == label["rule"] and found["view"] == label["view"]
        and found["document"] == label["document"]
        and (found.get("other") or "") == label["other"]
        and (found.get("axis") or "") == label["axis"])


def is_related(label, found):
    """Another rule told of one of the labelled views, in the same document."""
    views = {label["view"], label["other"]} - {""}
    return found["document"] == label["document"] and bool(
        views & {found["view"], found.get("other") or found["view"]})


def share(part, whole):
    return f"{part:5d} of {whole:5d}  {100 * part / whole if whole else 0:5.1f} %"


def wilson(part, whole, z=1.96):
    """The 95 % interval of a share, in percent."""
    if not whole:
        return 0.0, 100.0
    share, square = part / whole, z * z
    middle = (share + square / (2 * whole)) / (1 + square / whole)
    reach = z * (share * (1 - share) / whole + square / (4 * whole * whole)) ** 0.5
    reach /= 1 + square / whole
    return 100 * (middle - reach), 100 * (middle + reach)


def precision(apps, reports, own):
    """Of the gating findings that somebody labelled in `labels.tsv`, those that are right."""
    gating = Counter()
    for label in own:
        if label["app"] in apps:
            known = reports[label["app"]].get(label["commit"], [])
            gating[label["label"]] += any(f["gates"] and is_same(label, f) for f in known)
    right, unsure = gating["REAL"], gating["UNSURE"]
    judged = sum(gating.values()) - unsure - gating["DUPLICATE"]
    print("labelled in labels.tsv and gating")
    print("  ", ", ".join(f"{label} {count}" for label, count in gating.most_common() if count))
    low, high = wilson(right, judged)
    print(f"  right                    {share(right, judged)}  ({low:.0f} to {high:.0f})")
    print(f"  were none of the unsure  {share(right, judged + unsure)}")


def fresh(apps, own):
    """Of the newest round of labels, drawn among what gated then, those that are right."""
    newest = max(int(label["round"]) for label in own)
    counts = Counter(
        label["label"] for label in own if label["app"] in apps and int(label["round"]) == newest)
    judged = sum(counts.values()) - counts["UNSURE"]
    low, high = wilson(counts["REAL"], judged)
    print(f"round {newest} of labels.tsv, when it was drawn")
    print(f"  right                    {share(counts['REAL'], judged)}  ({low:.0f} to {high:.0f})")


def told(title, apps, reports, labels, own, quiet):
    red = {
        app: {c for c, found in reports[app].items() if any(f["gates"] for f in found)}
        for app in apps}
    revisions = sum(len(reports[app]) for app in apps)
    print(f"## {title}: {len(apps)} apps")
    print("red revisions              ", share(sum(map(len, red.values())), revisions))
    findings = [
        found for app in apps for list in reports[app].values() for found in list if found["gates"]]
    print(f"gating findings             {len(findings):5d}")
    print("  by rule                  ", ", ".join(
        f"{rule} {count}" for rule, count in Counter(f["code"] for f in findings).most_common()))
    still, near, total = Counter(), Counter(), Counter()
    for label in labels:
        if label["app"] not in apps:
            continue
        total[label["label"]] += 1
        known = reports[label["app"]].get(label["commit"], [])
        still[label["label"]] += any(f["told"] and is_same(label, f) for f in known)
        near[label["label"]] += any(f["told"] and is_related(label, f) for f in known)
    print("labelled findings that gate or are told by one of their cause (in brackets: any finding")
    print("on the same view does)")
    for label, count in total.most_common():
        print(f"  {label:25}", share(still[label], count), f" ({near[label]})")
    kept = sum(still.values())
    real = still["REAL"]
    print("  right among them         ", share(real, kept - still["DUPLICATE"]))
    precision(apps, reports, own)
    fresh(apps, own)
    kinds = defaultdict(lambda: [0, 0])
    for row in quiet:
        if row["app"] in apps and row["commit"] in reports[row["app"]]:
            kinds[row["kind"]][1] += 1
            kinds[row["kind"]][0] += row["commit"] in red[row["app"]]
    print("commits without a layout edit that are red")
    for kind, (count, whole) in sorted(kinds.items()):
        print(f"  {kind:25}", share(count, whole))
    print()


def write_list(path, reports):
    columns = [
        "app", "commit", "rule", "severity", "change", "view", "other", "axis", "document", "scene",
        "configurations", "confidence", "message"]
    with open(path, "w") as file:
        print(*columns, sep="\t", file=file)
        for app, commits in sorted(reports.items()):
            for commit, found in commits.items():
                for f in found:
                    if not f["gates"]:
                        continue
                    print(
                        app, commit, f["code"], f["severity"], f["change"], f["view"],
                        f.get("other") or "", f.get("axis") or "", f["document"], f["scene"],
                        len(f["configurations"]), f.get("confidence", ""),
                        " ".join(f["message"].split()), sep="\t", file=file)


def main():
    options = arguments()
    corpus = pathlib.Path(options.corpus)
    bundles = sorted((corpus / "app-histories").glob("*.bundle"))
    wanted = [part.lower() for part in options.apps.split(",") if part]
    if wanted:
        bundles = [b for b in bundles if any(part in b.stem.lower() for part in wanted)]
    if not bundles:
        raise SystemExit(f"skipped: no app histories in {corpus}")
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(options.reports or temporary)
        folder.mkdir(parents=True, exist_ok=True)
        with ThreadPoolExecutor(options.jobs) as pool:
            replayed = pool.map(lambda b: replay(options.keyline, b, folder), bundles)
            reports = {name: by_commit(report) for name, report in replayed}
    labels = list(rows(corpus / "alarm-labels.tsv"))
    quiet = list(rows(corpus / "quiet-commits.tsv"))
    own = list(rows(pathlib.Path(__file__).parent / "labels.tsv"))
    told("tuned on", [a for a in reports if a not in HELD_OUT], reports, labels, own, quiet)
    told("held out", [a for a in reports if a in HELD_OUT], reports, labels, own, quiet)
    if options.list:
        write_list(options.list, reports)


if __name__ == "__main__":
    main()
