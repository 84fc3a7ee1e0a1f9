#!/usr/bin/env python3
"""Replays the edits of real merges, and histories of single documents, as a further sample of alarms.

    Benchmarks/alarms/merges.py [--keyline FILE] [--corpus DIR] [--list FILE]

Each merge of the corpus is two little repositories, base -> ours -> merged and base -> theirs ->
merged; each history of a document whose app `measure.py` does not replay is one. Prints, apart for
apps that `measure.py` replays and others: layout edits, red ones, gating findings, and how many of
the findings labelled in `fresh.tsv` still gate. `--list` writes every gating finding for labelling.
An edit of one side of a merge is counted once more where it is merged.
"""

import argparse
import collections
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

from measure import ROOT, by_commit, is_same, replay, rows, share, write_list

SOLVED = re.compile(rb"<constraint|<rect|constant=|priority=")


def git(folder, *words, turn=0):
    stamp = f"{1_500_000_000 + turn * 3600} +0000"
    person = {"NAME": "a", "EMAIL": "a@example.org", "DATE": stamp}
    environment = dict(os.environ, **{
        f"GIT_{role}_{key}": value for role in ("AUTHOR", "COMMITTER")
        for key, value in person.items()})
    run = subprocess.run(
        ["git", "-C", str(folder), *words], check=True, capture_output=True, env=environment)
    return run.stdout


def build(folder, path, versions):
    """One commit for each version of a document; the commits with their words."""
    folder.mkdir(parents=True)
    git(folder, "init", "-q", "-b", "main")
    made = []
    for turn, (file, words) in enumerate(versions):
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
        git(folder, "add", "-A", turn=turn)
        git(folder, "commit", "-q", "--allow-empty", "-m", words, turn=turn)
        diff = git(folder, "show", "--format=", "-U0", turn=turn)
        made.append((git(folder, "rev-parse", "HEAD").decode().strip(), words,
                     turn > 0 and bool(SOLVED.search(diff))))
    return made


def histories(corpus, replayed):
    """Single documents of apps that are not replayed as a whole."""
    found = collections.defaultdict(list)
    for row in rows(corpus / "histories.tsv"):
        if row["extracted"] and row["repo"].replace("/", "+") not in replayed:
            found[row["repo"], row["path"]].append(row)
    for (repository, path), versions in sorted(found.items()):
        yield repository.replace("/", "+"), path, [
            (corpus / row["extracted"], row["commit"]) for row in versions]


def sides(corpus):
    """Both sides of each merge; an edit is named by the merge and its two ends."""
    for row in rows(corpus / "merges.tsv"):
        folder = corpus / row["dir"]
        suffix = next(folder.glob("base.*")).suffix
        name = row["merge_commit"][:10]
        for side in ("ours", "theirs"):
            yield row["repo"].replace("/", "+"), row["path"], [
                (folder / f"base{suffix}", f"{name}:base"),
                (folder / f"{side}{suffix}", f"{name}:base..{side}"),
                (folder / f"merged{suffix}", f"{name}:{side}..merged")]


def sampled(corpus):
    """Apps of the samples of `measure.py` and of this script."""
    found = {bundle.stem for bundle in (corpus / "app-histories").glob("*.bundle")}
    return found | {
        row["repo"].replace("/", "+") for table in ("histories.tsv", "merges.tsv")
        for row in rows(corpus / table)}


def judged(gating, labels):
    """Gating findings by label, and how many wrong ones the corpus' labels would call right."""
    known, insets, mirrored = collections.Counter(), 0, 0
    for app, edit, found in gating:
        label = next((
            label for label in labels
            if label["app"] == app and label["commit"] == edit and is_same(label, found)), None)
        known[label["label"] if label else "no label"] += 1
        if label and label["label"] not in ("REAL", "DUPLICATE"):
            insets += "insets" in label["reason"]
            mirrored += "insets" not in label["reason"] and "right-to-left" in label["reason"]
    return known, insets, mirrored


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--keyline", default=str(ROOT / ".build/release/keyline"))
    parser.add_argument(
        "--corpus", default=os.environ.get("KEYLINE_CORPUS", str(ROOT / "../shared/corpus")))
    parser.add_argument("--list", help="write the gating findings to this file, tab-separated")
    options = parser.parse_args()
    corpus = pathlib.Path(options.corpus)
    replayed = {bundle.stem for bundle in (corpus / "app-histories").glob("*.bundle")}
    if not replayed:
        raise SystemExit(f"skipped: no app histories in {corpus}")
    found = collections.defaultdict(dict)
    edits = collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        work = [*histories(corpus, replayed), *sides(corpus)]
        for number, (app, path, versions) in enumerate(work):
            repository = pathlib.Path(folder, str(number))
            commits = build(repository, path, versions)
            _, report = replay(options.keyline, repository, pathlib.Path(folder, f"{number}-r"))
            told = by_commit(report)
            for commit, words, is_layout in commits:
                edits[app in replayed] += is_layout
                found[app][words] = told.get(commit, [])
    labels = list(rows(pathlib.Path(__file__).parent / "fresh.tsv"))
    for is_known, title in ((False, "apps of no other sample"), (True, "apps of measure.py")):
        apps = [app for app in found if (app in replayed) == is_known]
        red = [c for app in apps for c in found[app].values() if any(f["gates"] for f in c)]
        print(f"## {title}: {len(apps)}")
        print("red of layout edits        ", share(len(red), edits[is_known]))
        print(f"gating findings             {sum(f['gates'] for c in red for f in c):5d}")
        counts = collections.defaultdict(lambda: [0, 0])
        for label in labels:
            if label["app"] in apps:
                known = found[label["app"]].get(label["commit"], [])
                counts[label["label"]][1] += 1
                counts[label["label"]][0] += any(f["gates"] and is_same(label, f) for f in known)
        print("labelled findings that gate")
        for name, (count, whole) in sorted(counts.items()):
            print(f"  {name:25}", share(count, whole))
        print()
    if options.list:
        write_list(options.list, found)


if __name__ == "__main__":
    main()
