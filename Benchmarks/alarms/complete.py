#!/usr/bin/env python3
"""Counts what a comparison leaves out: findings of the head that the base does not have.

    Benchmarks/alarms/complete.py --keyline FILE [--corpus DIR] [--edits N] [--seed N]

Documents of the corpus are edited at random (a constraint deleted, changed, added again with another
constant, made optional, tied to another attribute; a view deleted, hidden, renamed, moved or pasted
again), one edit each. `check FILE` lists the findings of both states; whatever the head has and the
base does not must be told by `check` against a store with the base: as new, on more configurations,
or worse. Exit 1 where something is missing. A line after every 500 edits says how far it is.
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

CONSTRAINT = re.compile(r"^\s*<constraint [^>]*/>\s*$", re.M)
RENAMED = "zz-"
VIEW = re.compile(r"^( *)<(label|button|imageView|view|textField|switch|stackView)\b[^>]*\bid=\"([^\"]+)\"", re.M)


def one(choose, matches):
    found = list(matches)
    return choose.choice(found) if found else None


def delete(text, choose):
    hit = one(choose, CONSTRAINT.finditer(text))
    return hit and text[:hit.start()] + text[hit.end():]


def change(text, choose):
    hit = one(choose, re.finditer(r'(<constraint [^>]*constant=")(-?[\d.]+)(")', text))
    if not hit:
        return None
    value = float(hit[2]) + choose.choice([-200, -60, -20, 20, 60, 200])
    return text[:hit.start()] + f"{hit[1]}{value:g}{hit[3]}" + text[hit.end():]


def add(text, choose):
    hit = one(choose, CONSTRAINT.finditer(text))
    if not hit:
        return None
    line = re.sub(r' id="[^"]*"', f' id="zz{choose.randrange(10**6)}"', hit[0])
    number = choose.choice([11, 77, 333])
    line = re.sub(r' constant="[^"]*"', "", line).replace("<constraint ", f'<constraint constant="{number}" ')
    return text[:hit.end()] + line + text[hit.end():]


def optional(text, choose):
    hit = one(choose, (m for m in CONSTRAINT.finditer(text) if "priority=" not in m[0]))
    return hit and (text[:hit.start()] + hit[0].replace("<constraint ", '<constraint priority="250" ')
                    + text[hit.end():])


def retarget(text, choose):
    hit = one(choose, re.finditer(r'firstAttribute="(top|leading|trailing|bottom)"', text))
    swap = {"top": "bottom", "bottom": "top", "leading": "trailing", "trailing": "leading"}
    return hit and text[:hit.start(1)] + swap[hit[1]] + text[hit.end(1):]


def hide(text, choose):
    hit = one(choose, VIEW.finditer(text))
    return hit and text[:hit.end(2)] + ' hidden="YES"' + text[hit.end(2):]


def span(text, hit):
    end = f"\n{hit[1]}</{hit[2]}>"
    at = text.find(end, hit.start())
    return None if at < 0 else (hit.start(), at + len(end))


def remove(text, choose):
    hit = one(choose, VIEW.finditer(text))
    part = hit and span(text, hit)
    return part and text[:part[0]] + text[part[1]:]


def paste(text, choose):
    hit = one(choose, VIEW.finditer(text))
    part = hit and span(text, hit)
    if not part:
        return None
    mark = f"q{choose.randrange(1000)}"
    own = set(re.findall(r'\bid="([^"]+)"', text[part[0]:part[1]]))
    copy = re.sub(r'"([^"]+)"', lambda m: f'"{mark}{m[1]}"' if m[1] in own else m[0],
                  text[part[0]:part[1]])
    return text[:part[1]] + "\n" + copy + text[part[1]:]


def rename(text, choose):
    """A view under a new id, wherever it is named: to a comparison another view."""
    hit = one(choose, VIEW.finditer(text))
    return hit and text.replace(f'"{hit[3]}"', f'"{RENAMED}{hit[3]}"')


def move(text, choose):
    """A view behind the last of its siblings, or into the view beside it."""
    hit = one(choose, VIEW.finditer(text))
    part = hit and span(text, hit)
    if not part:
        return None
    own, rest = text[part[0]:part[1]] + "\n", text[:part[0]] + text[part[1]:].lstrip("\n")
    doors = [door.start() for door in re.finditer(r"^ *</subviews>", rest, re.M)]
    after = [at for at in doors if at >= part[0]]
    if not after:
        return None
    at = after[0] if choose.random() < 0.5 else choose.choice(doors)
    return rest[:at] + own + rest[at:]


EDITS = [
    delete, delete, delete, change, change, add, optional, retarget, hide, remove, paste, rename, move]


def run(keyline, folder, *words):
    done = subprocess.run(
        [keyline, *words], cwd=folder, capture_output=True, timeout=120,
        env=dict(os.environ, KEYLINE_AUTHOR="a <a@example.org>"))
    if done.returncode > 1:
        raise RuntimeError(done.stderr.decode(errors="replace")[:200])
    return json.loads(done.stdout) if "--format" in words else None


def identity(finding):
    """What makes two findings one fault: a view that was renamed, or moved to another scene, is the same view."""
    names = (finding.get(name) or "" for name in ("rule", "view", "other", "axis"))
    return tuple(name.removeprefix(RENAMED) for name in names)


def places(finding):
    return {entry["configuration"]: entry for entry in finding["occurrences"]}


def alone(keyline, target):
    """What `check` says of a document by itself, in a folder without a store. Projects in the folder choose the
    configurations, so that it must hold nothing else."""
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / target.name
        copy.write_bytes(target.read_bytes())
        return run(keyline, folder, "check", copy.name, "--format", "json")


def trial(keyline, file, edits, seed):
    """The edits of one document: how many brought something, and what was left out."""
    choose = random.Random(f"{seed} {file.name}")
    text = file.read_text(errors="replace")
    told, missing, kinds = 0, [], collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        target = pathlib.Path(folder) / f"A{file.suffix}"
        target.write_text(text)
        try:
            run(keyline, folder, "init")
            run(keyline, folder, "commit", ".", "-m", "base")
            base = alone(keyline, target)
        except (RuntimeError, subprocess.TimeoutExpired, json.JSONDecodeError):
            return 0, [], kinds
        before = {identity(f): places(f) for f in base["findings"]}
        for _ in range(edits):
            edit = choose.choice(EDITS)
            after = edit(text, choose)
            if not after or after == text:
                continue
            target.write_text(after)
            try:
                head = alone(keyline, target)
                report = run(keyline, folder, "check", ".", "--format", "json")
            except (RuntimeError, subprocess.TimeoutExpired, json.JSONDecodeError):
                continue
            if any(problem for problem in head["problems"]):
                continue
            kinds[edit.__name__] += 1
            changed = {identity(r) for r in report["regressions"] if r["change"] != "fixed"}
            for finding in head["findings"]:
                own = identity(finding)
                if set(places(finding)) <= set(before.get(own, {})):
                    continue
                told += 1
                if own not in changed:
                    missing.append((file.name, edit.__name__, own, finding["message"]))
    return told, missing, kinds


def main():
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--keyline", required=True)
    words.add_argument("--corpus", default="../shared/corpus")
    words.add_argument("--documents", type=int, default=200)
    words.add_argument("--edits", type=int, default=10)
    words.add_argument("--bytes", type=int, default=120_000, help="documents below this size alone")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--jobs", type=int, default=2)
    given = words.parse_args()
    files = sorted(
        file for folder in ("dev", "dev2") for file in pathlib.Path(given.corpus, folder).rglob("*")
        if file.suffix in (".storyboard", ".xib") and file.stat().st_size < given.bytes)
    files = random.Random(given.seed).sample(files, min(given.documents, len(files)))
    told, missing, kinds, shown = 0, [], collections.Counter(), 0
    with concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
        for result in pool.map(
                lambda file: trial(given.keyline, file, given.edits, given.seed), files):
            told += result[0]
            missing += result[1]
            kinds += result[2]
            if sum(kinds.values()) >= shown + 500:
                shown = sum(kinds.values())
                print(f"after {shown} edits: {told} findings, {len(missing)} left out", flush=True)
    print(f"{sum(kinds.values())} edits of {len(files)} documents: "
          + ", ".join(f"{name} {count}" for name, count in sorted(kinds.items())))
    print(f"{told} findings of heads that the base does not have so, {len(missing)} left out")
    for line in missing[:20]:
        print(" ", *line)
    raise SystemExit(1 if missing else 0)


main()
