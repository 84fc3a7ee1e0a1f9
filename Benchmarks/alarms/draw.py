#!/usr/bin/env python3
"""Draws findings from the layout histories of public apps, to be labelled without their gate.

    Benchmarks/alarms/draw.py check  APPS OUTPUT --keyline FILE [--before COMMAND] [--until HH:MM]
    Benchmarks/alarms/draw.py sample APPS OUTPUT [--parts N] [--size N]

APPS is a tab-separated file with the columns `repo` (owner/name) and `git` (a git directory, bare
or not). `check` draws up to twelve commits of each app, uniformly among those that change layout
lines of its xibs and storyboards, and keeps what `keyline check` says of each as
OUTPUT/json/APP/COMMIT.json. Merges, roots and commits of more than twelve such documents are left
out. What an earlier run checked is not checked again. `--commits 12 24` goes on, once every app has
had twelve, to twenty-four of each app that is in no sheet yet.

`sample` draws findings of the apps that are done: of each app at most three that gate and two that
are doubted, at most three of one commit, the rules as even as they can be. It deals them by app
into OUTPUT/sheet-1.tsv to sheet-5.tsv. Sheets that are there already stay as they are; `--parts 2`
writes no more than the first two. What the gate said of each finding is in OUTPUT/hidden.tsv, and
every fifth finding is once more in OUTPUT/second.tsv, for a second reader.

The order of apps, commits and findings is by hashes that begin with `--seed`.
"""

import argparse
import collections
import concurrent.futures
import csv
import datetime
import hashlib
import json
import pathlib
import re
import shlex
import subprocess
import time

DOCUMENTS = ("*.xib", "*.storyboard")
LAYOUT = re.compile(
    rb"^[-+]\s*<(constraint|rect|autoresizingMask|stackView|fontDescription|edgeInsets|inset"
    rb"|directionalEdgeInsets|(exclude|include) reference|viewLayoutGuide|layoutGuide)\b"
    rb"|^[-+].*(Priority=|priority=|translatesAutoresizingMaskIntoConstraints=)", re.M)
MOST_DOCUMENTS, MOST_TIMEOUTS = 12, 3
SHEETS, AIM = 5, 500
LEAST_CONFIDENCE = 0.03
CHANGES = ("new", "new-with-view", "spread", "worse")
GATING, DOUBTED = "gating", "doubted"
MOST = {GATING: 3, DOUBTED: 2}
MOST_OF_COMMIT = 3
SHOWN = (
    "n app git commit rule code change severity view other axis document scene line configurations "
    "first_configurations message cause").split()
HIDDEN = "n app commit key kind gates is_alarm confidence others evidence".split()


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=("check", "sample"))
    parser.add_argument("apps", type=pathlib.Path)
    parser.add_argument("output", type=pathlib.Path)
    parser.add_argument("--keyline", default="keyline", help="the command that checks")
    parser.add_argument("--before", default="", help="a command that runs each check")
    parser.add_argument("--timeout", type=int, default=60, help="seconds for one check")
    parser.add_argument("--until", help="begin no check after this time of today, HH:MM")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--commits", type=int, nargs="+", default=[12], help="of each app, turn by turn")
    parser.add_argument("--seed", default="keyline 1")
    parser.add_argument("--parts", type=int, default=SHEETS, help="write the first so many sheets")
    parser.add_argument(
        "--size", type=int, default=AIM // SHEETS,
        help="findings of a sheet, where --parts is less")
    parser.add_argument(
        "--uniform", action="store_true",
        help="draw findings as they come, not the rules as even as they can be: what a share of "
        "right ones is told from")
    return parser.parse_args()


def rows(path):
    with open(path, newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def write(path, columns, lines):
    with open(path, "w") as file:
        print(*columns, sep="\t", file=file)
        for line in lines:
            print(*(" ".join(str(line[c]).split()) for c in columns), sep="\t", file=file)


def digest(seed, *words):
    return hashlib.sha256("|".join([seed, *words]).encode()).hexdigest()


def apps_of(options):
    """The apps by name in the order they are drawn in, with their git directories."""
    known = {row["repo"].replace("/", "+"): row["git"] for row in rows(options.apps)}
    return {app: known[app] for app in sorted(known, key=lambda app: digest(options.seed, app))}


def sheet(options, part):
    return options.output / f"sheet-{part}.tsv"


def final_rows(options):
    """What the sheets hold that are there, in their order."""
    files = [sheet(options, part) for part in range(1, SHEETS + 1)]
    return [row for file in files if file.exists() for row in rows(file)]


def dealt(options):
    """The apps that sheets hold."""
    return {row["app"] for row in final_rows(options)}


# Checking


def git(folder, *words):
    run = subprocess.run(["git", "-C", folder, *words], capture_output=True)
    return run.stdout if run.returncode == 0 else b""


def is_layout_edit(folder, commit):
    """Changes layout lines of a few documents."""
    changed = ["diff-tree", "-r", "--no-commit-id", "--root"]
    names = git(folder, *changed, "--name-only", "-z", commit, "--", *PATHS).split(b"\0")
    if not 0 < len([name for name in names if name]) <= MOST_DOCUMENTS:
        return False
    return bool(LAYOUT.search(git(folder, *changed, "-p", "-U0", commit, "--", *PATHS)))


PATHS = [f":(glob,icase)**/{pattern}" for pattern in DOCUMENTS]


def drawn(folder, app, seed):
    """Commits of an app by their hashes, each once it is known to edit layout."""
    log = git(
        folder, "log", "--no-merges", "--min-parents=1", "--format=%H", "HEAD", "--", *PATHS)
    for commit in sorted(log.decode().split(), key=lambda c: digest(seed, app, c)):
        if is_layout_edit(folder, commit):
            yield commit


def checked(folder, commit, target, options):
    """What became of a check: ok, partial (documents were left out), timeout or failed."""
    if target.exists():
        return "partial" if json.loads(target.read_bytes())["problems"] else "ok"
    command = [
        *shlex.split(options.before), "timeout", str(options.timeout),
        *shlex.split(options.keyline), "check", "--git", f"{commit}^..{commit}", "--format", "json"]
    run = subprocess.run(command, cwd=folder, capture_output=True)
    if run.returncode == 124:
        return "timeout"
    try:
        report = json.loads(run.stdout)
    except ValueError:
        target.with_suffix(".failed").write_bytes(
            f"exit {run.returncode}\n".encode() + run.stderr[-4000:])
        return "failed"
    part = target.with_suffix(".part")
    part.write_bytes(run.stdout)
    part.rename(target)
    return "partial" if report["problems"] else "ok"


def is_late(options):
    return bool(options.until) and datetime.datetime.now().strftime("%H:%M") >= options.until


def check_app(app, folder, most, options):
    place = options.output / "json" / app
    record = place / "commits.tsv"
    done = rows(record) if record.exists() else []
    if len(done) >= most or is_late(options) or app in dealt(options):
        return
    place.mkdir(parents=True, exist_ok=True)
    known = {row["commit"] for row in done}
    timeouts = sum(row["state"] == "timeout" for row in done)
    for commit in drawn(folder, app, options.seed):
        if len(done) >= most or timeouts >= MOST_TIMEOUTS:
            break
        if commit in known:
            continue
        if is_late(options):
            return
        start = time.monotonic()
        state = checked(folder, commit, place / f"{commit}.json", options)
        timeouts += state == "timeout"
        done.append(
            {"commit": commit, "state": state, "seconds": f"{time.monotonic() - start:.1f}"})
    write(record, ("commit", "state", "seconds"), done)
    print(app, dict(collections.Counter(row["state"] for row in done)), flush=True)


def check(options):
    for most in options.commits:
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            jobs = [
                pool.submit(check_app, app, folder, most, options)
                for app, folder in apps_of(options).items()]
            for job in jobs:
                job.result()


# Sampling


def kind(found):
    """Gating or doubted; nothing for what is not to be labelled."""
    cause = found.get("cause") or {}
    if found["change"] not in CHANGES or found["severity"] not in ("error", "warning"):
        return None
    if cause.get("leader"):
        return None
    if found["gates"]:
        return GATING
    is_weighed = found["isAlarm"] and found.get("confidence", 0) > LEAST_CONFIDENCE
    return DOUBTED if is_weighed else None


def candidates(app, folder, options):
    """The findings of an app that can be drawn; each fault once, however often it came."""
    place, seen, known = options.output / "json" / app, set(), []
    if not (place / "commits.tsv").exists():
        return []
    order = lambda file: digest(options.seed, app, file.stem)
    for file in sorted(place.glob("*.json"), key=order):
        report = json.loads(file.read_bytes())
        for found in report["regressions"]:
            if kind(found) and found["key"] not in seen:
                seen.add(found["key"])
                known.append(dict(
                    found, app=app, git=folder, commit=file.stem, kind=kind(found),
                    order=digest(options.seed, app, file.stem, found["key"])))
    return known


def draw(known, counts, aim, uniform=False):
    """Takes findings one after the other, each of the rule that was taken least often so far.

    - Parameters:
      - counts: how often each rule was taken before, by kind; raised by what is taken.
      - aim: how many are wanted at most of each kind.
    """
    taken, of_app, of_commit = [], collections.Counter(), collections.Counter()
    of_rule = collections.Counter()
    for wanted in (GATING, DOUBTED):
        left = [found for found in known if found["kind"] == wanted]
        total = 0
        while total < aim[wanted]:
            left = [
                f for f in left if of_app[f["app"], wanted] < MOST[wanted]
                and of_commit[f["app"], f["commit"]] < MOST_OF_COMMIT]
            if not left:
                break
            best = min(left, key=lambda f: f["order"]) if uniform else min(left, key=lambda f: (
                counts[wanted, f["rule"]], of_rule[f["app"], f["rule"]],
                of_commit[f["app"], f["commit"]], of_app[f["app"], wanted], f["order"]))
            left.remove(best)
            taken.append(best)
            total += 1
            counts[wanted, best["rule"]] += 1
            of_rule[best["app"], best["rule"]] += 1
            of_app[best["app"], wanted] += 1
            of_commit[best["app"], best["commit"]] += 1
    return taken


def shown(found):
    configurations = found["configurations"]
    return dict(
        found, other=found["other"] or "", axis=found["axis"] or "", line=found.get("line", ""),
        configurations=len(configurations), first_configurations=", ".join(configurations[:5]),
        cause=(found.get("cause") or {}).get("edit", ""))


def hidden(found):
    evidence = ", ".join(f"{e['kind']} {e['weight']}" for e in found.get("evidence", []))
    return dict(
        found, gates=found["gates"], is_alarm=found["isAlarm"], evidence=evidence,
        confidence=found.get("confidence", ""), others=(found.get("cause") or {}).get("others", ""))


def deal(taken, parts, size, order):
    """Sheets of about one size; an app's findings stay together. Without a size all are dealt."""
    by_app = collections.defaultdict(list)
    for found in taken:
        by_app[found["app"]].append(found)
    sheets = [[] for _ in range(parts)]
    for app in order if size else sorted(order, key=lambda app: -len(by_app[app])):
        smallest = min(sheets, key=len)
        if not size or len(smallest) + len(by_app[app]) <= size:
            smallest += by_app[app]
    place = lambda f: (
        order.index(f["app"]), f["commit"], f["document"], f.get("line", 0), f["order"])
    return [sorted(sheet, key=place) for sheet in sheets]


def sample(options):
    apps = apps_of(options)
    final = final_rows(options)
    secrets = rows(options.output / "hidden.tsv") if final else []
    counts = collections.Counter()
    for row, secret in zip(final, secrets):
        counts[secret["kind"], row["rule"]] += 1
    held = {row["app"] for row in final}
    parts = [n for n in range(1, options.parts + 1) if not sheet(options, n).exists()]
    free = [app for app in apps if app not in held]
    known = [f for app in free for f in candidates(app, apps[app], options)]
    gates = sum(secret["kind"] == GATING for secret in secrets)
    aim = {GATING: max(0, AIM // 2 - gates), DOUBTED: max(0, AIM // 2 - len(final) + gates)}
    taken = draw(known, counts, aim, options.uniform)
    order = [app for app in free if any(f["app"] == app for f in taken)]
    size = options.size if options.parts < SHEETS else None
    for part, found in zip(parts, deal(taken, len(parts), size, order)):
        lines = [dict(shown(f), n=n) for n, f in enumerate(found, len(final) + 1)]
        secrets += [dict(hidden(f), n=n) for n, f in enumerate(found, len(final) + 1)]
        write(sheet(options, part), SHOWN, lines)
        final += lines
    write(options.output / "hidden.tsv", HIDDEN, secrets)
    write(options.output / "second.tsv", SHOWN, [row for row in final if int(row["n"]) % 5 == 0])
    tell(options, final, secrets)


def tell(options, final, secrets):
    states = collections.Counter(
        row["state"] for file in (options.output / "json").glob("*/commits.tsv")
        for row in rows(file))
    print("commits", dict(states))
    print("findings", len(final), "of", len({row["app"] for row in final}), "apps and",
          len({(row["app"], row["commit"]) for row in final}), "commits")
    counts = collections.Counter(
        (row["rule"], secret["kind"])
        for row, secret in zip(final, secrets))
    for rule in sorted({rule for rule, _ in counts}):
        print(f"  {rule:24} gating {counts[rule, GATING]:4d}  doubted {counts[rule, DOUBTED]:4d}")


def main():
    options = arguments()
    {"check": check, "sample": sample}[options.what](options)


if __name__ == "__main__":
    main()
