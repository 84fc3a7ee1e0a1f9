#!/usr/bin/env python3
"""Merges real documents with git and with Keyline and judges both by a third reading of the files.

    Benchmarks/merges/measure.py .build/release/keyline ../shared/corpus            real merges
    Benchmarks/merges/measure.py .build/release/keyline ../shared/corpus --pairs 2000

`merges/` of the corpus holds base, ours, theirs and the committed result of merges people made;
`histories/` versions of documents in order. A pair of edits is made of three versions of one
document: the middle one is the base, the others are the sides.
"""
import argparse
import collections
import concurrent.futures
import json
import pathlib
import random
import re
import subprocess
import tempfile
import time

from document import Document
from judge import judge


def merged(keyline, base, ours, theirs, folder):
    """Exit code, bytes and conflicts of `keyline merge-file`."""
    paths = [pathlib.Path(folder, name) for name in ("base.xib", "ours.xib", "theirs.xib")]
    for path, data in zip(paths, (base, ours, theirs)):
        path.write_bytes(data)
    out = pathlib.Path(folder, "out.xib")
    out.unlink(missing_ok=True)
    run = subprocess.run(
        [keyline, "merge-file", *map(str, paths), "-o", str(out), "--no-solve", "--json"],
        capture_output=True)
    if run.returncode not in (0, 1):
        return run.returncode, None, []
    conflicts = json.loads(run.stdout)["conflicts"]
    assert (run.returncode == 1) == bool(conflicts), run.stdout
    return run.returncode, out.read_bytes(), conflicts


def by_git(base, ours, theirs, folder):
    """Number of conflicts of `git merge-file` and its result."""
    paths = [pathlib.Path(folder, name) for name in ("ours", "base", "theirs")]
    for path, data in zip(paths, (ours, base, theirs)):
        path.write_bytes(data)
    run = subprocess.run(["git", "merge-file", "-p", *map(str, paths)], capture_output=True)
    return run.returncode, run.stdout


def excused(problem, conflicts):
    """A value that belongs to a contested one, such as the constant of a turned constraint."""
    kind, identity, what = problem
    if kind == "came back":
        return any(c["kind"] == "deleted-and-edited" for c in conflicts)
    if " of " in what:
        # An entry about this view in a list of the stack view around it.
        what, identity = what.split(" of ")
        return any(c["object"] == identity and c["property"] == what for c in conflicts)
    return kind in ("wrong value", "list does not fit") and any(
        c["object"] == identity and c["property"] for c in conflicts)


def told(contested, conflicts, documents):
    """Contested facts without a conflict about their object, or about what was deleted with it."""
    objects = {c["object"] or "document" for c in conflicts}
    silent = set()
    for identity, what in contested:
        place = identity
        for document in documents:
            owner = identity
            while owner != "document" and place not in objects:
                place = owner.removeprefix("scene ")
                owner = document.holders.get(owner, "document")
        # A constraint of an object that is told of is kept or deleted with it.
        named = {value for document in documents for owner, _, value in document.named
                 if owner == identity}
        if place not in objects and not named & objects:
            silent.add((identity, what))
    return silent


def shape(conflicts):
    return sorted((c["kind"], c["object"] or "", c["property"] or "") for c in conflicts)


def real_merges(keyline, corpus):
    rows = []
    for folder in sorted((corpus / "merges").iterdir()):
        files = {path.stem: path.read_bytes() for path in folder.iterdir()}
        sides = files["base"], files["ours"], files["theirs"]
        with tempfile.TemporaryDirectory() as scratch:
            hunks, text = by_git(*sides, scratch)
            code, result, conflicts = merged(keyline, *sides, scratch)
        row = {"name": folder.name, "git": hunks, "keyline": code, "conflicts": len(conflicts)}
        if result is not None:
            documents = [Document(data) for data in sides]
            ours = Document(result)
            problems, contested = judge(*documents, ours)
            row["problems"] = [p for p in problems if not excused(p, conflicts)]
            row["silent"] = told(contested, conflicts, documents)
            try:
                committed = Document(files["merged"])
                human, _ = judge(*documents, committed)
                row["human"] = len(human)
                row["lost by hand"] = sum(1 for p in human if p[0].startswith("lost"))
                row["apart"] = apart(ours, committed, {p[1:] for p in human}, contested, conflicts)
            except Exception:
                row["human"] = None
        rows.append(row)
    return rows


def apart(ours, committed, human, contested, conflicts):
    """Facts in which the merge differs from the committed result, where that result follows the
    rule of three-way merging and nothing is contested."""
    one, other = ours.by_object(), committed.by_object()
    skipped = {c[0] for c in contested} | {c["object"] for c in conflicts}
    edited = {identity for identity, _ in human}
    different = []
    for identity in set(one) | set(other):
        if identity in skipped or identity in edited:
            continue
        if one.get(identity) != other.get(identity):
            different.append(identity)
    return different


def print_merges(rows):
    print("%-62s %5s %8s %9s %6s %6s %6s" % (
        "merge", "git", "keyline", "conflicts", "wrong", "by hand", "apart"))
    for row in rows:
        human = row.get("human")
        print("%-62s %5d %8d %9d %6d %6s %6d" % (
            row["name"][:62], row["git"], row["keyline"], row["conflicts"],
            len(row.get("problems", [])) + len(row.get("silent", [])),
            "-" if human is None else human, len(row.get("apart", []))))
        for problem in row.get("problems", [])[:5]:
            print("    ", *problem)
        for fact in sorted(row.get("silent", []))[:5]:
            print("     not told", *fact)
        for identity in row.get("apart", [])[:5]:
            print("     apart", identity)
    print("git conflicts in %d of %d, keyline in %d, keyline could not in %d" % (
        sum(r["git"] > 0 for r in rows), len(rows), sum(r["keyline"] == 1 for r in rows),
        sum(r["keyline"] == 2 for r in rows)))
    print("objects lost by the merge: %d, in the committed results: %d" % (
        sum(p[0].startswith("lost") for r in rows for p in r.get("problems", [])),
        sum(r.get("lost by hand", 0) for r in rows)))


# Pairs of edits from histories

def noisy(data, chance):
    """What saving in another Xcode does to a file, and nothing else."""
    text = data.decode()
    text = re.sub(r'toolsVersion="[^"]*"', 'toolsVersion="%d"' % chance.randint(15000, 24000), text)
    text = re.sub(r'systemVersion="[^"]*"', 'systemVersion="%dG%d"' % (
        chance.randint(15, 24), chance.randint(10, 99)), text)
    text = re.sub(r'(<plugIn [^>]*version=")[^"]*', r"\g<1>%d" % chance.randint(15000, 24000), text)

    def moved(match):
        if chance.random() < 0.7:
            return match.group(0)
        return '<rect key="frame" x="%d.5" y="%d" width="%d" height="%d"/>' % tuple(
            chance.randint(0, 400) for _ in range(4))
    text = re.sub(r'<rect key="frame"[^>]*/>', moved, text)
    text = re.sub(r' (misplaced|ambiguous)="YES"',
                  lambda m: m.group(0) if chance.random() < 0.5 else "", text)
    text = re.sub(r'(<point key="canvasLocation" x=")[^"]*',
                  lambda m: m.group(1) + str(chance.randint(-900, 900)), text)
    return text.encode()


def histories(corpus):
    for folder in sorted((corpus / "histories").iterdir()):
        versions = []
        for path in sorted(folder.iterdir()):
            data = path.read_bytes()
            try:
                Document(data)
                versions.append(data)
            except Exception:
                pass
        if len(versions) >= 3:
            yield folder.name, versions


def pairs(corpus, count, seed):
    chance = random.Random(seed)
    all_versions = list(histories(corpus))
    for index in range(count):
        name, versions = chance.choice(all_versions)
        middle = chance.randrange(1, len(versions) - 1)
        before = max(0, middle - chance.choice((1, 1, 1, 2, 3)))
        after = min(len(versions) - 1, middle + chance.choice((1, 1, 1, 2, 3)))
        base, ours, theirs = versions[middle], versions[before], versions[after]
        kind = "edits"
        if index % 4 == 3:
            kind, ours, theirs = "noise", noisy(base, chance), noisy(theirs, chance)
        yield kind, name, base, ours, theirs


def one_pair(task):
    keyline, kind, name, base, ours, theirs = task
    answer = {"kind": kind, "name": name, "problems": []}
    with tempfile.TemporaryDirectory() as scratch:
        answer["git"], _ = by_git(base, ours, theirs, scratch)
        code, one, conflicts = merged(keyline, base, ours, theirs, scratch)
        back, other, turned = merged(keyline, base, theirs, ours, scratch)
        if one is None or other is None:
            answer["code"] = 2
            if code != back:
                answer["problems"].append(("one order only", "", ""))
            return answer
        again = merged(keyline, one, one, one, scratch)[1]
    answer["code"] = code
    documents = [Document(data) for data in (base, ours, theirs)]
    result, mirrored = Document(one), Document(other)
    problems, contested = judge(*documents, result)
    answer["problems"] += [p for p in problems if not excused(p, conflicts)]
    answer["problems"] += [("not told", *fact) for fact in told(contested, conflicts, documents)]
    if again != one:
        answer["problems"].append(("merging with itself changes it", "", ""))
    if shape(conflicts) != shape(turned):
        answer["problems"].append(("other conflicts in the other order", "", ""))
    skipped = {c["object"] for c in conflicts}
    left, right = result.by_object(), mirrored.by_object()
    for identity in set(left) | set(right):
        if identity not in skipped and left.get(identity) != right.get(identity) \
                and not conflicts:
            answer["problems"].append(("another result in the other order", identity, ""))
    answer["contested"] = len(conflicts)
    if kind == "noise" and conflicts:
        answer["problems"].append(("conflict with noise", conflicts[0]["object"], ""))
    return answer


def random_pairs(keyline, corpus, count, seed, cores, minutes):
    tasks = [(keyline, *pair) for pair in pairs(corpus, count, seed)]
    end = time.monotonic() + 60 * minutes
    totals = collections.Counter()
    shown = 0
    with concurrent.futures.ProcessPoolExecutor(cores) as pool:
        for answer in pool.map(one_pair, tasks, chunksize=4):
            if time.monotonic() > end:
                print("stopped after %g minutes" % minutes)
                pool.shutdown(wait=False, cancel_futures=True)
                break
            kind = answer["kind"]
            totals[kind, "pairs"] += 1
            totals[kind, "git conflicts"] += answer["git"] > 0
            totals[kind, "keyline conflicts"] += answer["code"] == 1
            totals[kind, "keyline could not"] += answer["code"] == 2
            totals[kind, "with a problem"] += bool(answer["problems"])
            if answer["problems"] and shown < 20:
                shown += 1
                print(answer["name"], answer["problems"][:3], flush=True)
    for kind in ("edits", "noise"):
        print(kind + ":", ", ".join(
            "%s %d" % (what, n) for (k, what), n in sorted(totals.items()) if k == kind))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("keyline")
    parser.add_argument("corpus", type=pathlib.Path)
    parser.add_argument("--pairs", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=600, help="stop after, and tell how many")
    arguments = parser.parse_args()
    if arguments.pairs:
        random_pairs(
            arguments.keyline, arguments.corpus, arguments.pairs, arguments.seed, arguments.cores,
            arguments.minutes)
    else:
        print_merges(real_merges(arguments.keyline, arguments.corpus))


if __name__ == "__main__":
    main()
