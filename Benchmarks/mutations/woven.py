#!/usr/bin/env python3
"""Mutates the engine and tells which mutations the digests of answers catch.

All mutations are compiled into one build of a copy of the sources (.build-mutations): each changed
operator or number asks at run time whether its mutation is the one to run. A first run without a
mutation records which of them are executed at all and which ever give another value than the engine.
Then a random sample is run, one mutation each. Those that never give another value need no run.

    Benchmarks/mutations/woven.py --count 50 --seed 1 > mutations.tsv
"""
import argparse, json, os, pathlib, random, re, shutil, subprocess, sys, time

from schemata import MUTATED, Site, sites, support, woven

ROOT = pathlib.Path(__file__).resolve().parents[2]
COPY = ROOT / ".build-mutations/package"
BINARY = COPY / ".build/release/keylinePackageTests.xctest"
KEPT = ["LayoutModel", "JSONText", "ConstraintSolver", "TextMetrics", "DeviceCatalogue", "LayoutFormats",
        "LayoutEngine", "CNettle", "Hashing"]
TAIL = """
let kept: Set<String> = [%s]
package.targets.removeAll { !kept.contains($0.name) }
package.products = []
for target in package.targets where target.name == "LayoutEngine" {
  target.swiftSettings = (target.swiftSettings ?? []) + quick + [.unsafeFlags(["-enable-testing"])]
}
package.dependencies = [.package(url: "https://github.com/attaswift/BigInt", from: "6.0.1")]
""" % ", ".join('"%s"' % name for name in KEPT + ["TestDocuments", "AnswerTests"])


def write(path, text):
    """Writes a file unless it is so already: equal files keep their times and are not built again."""
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def copy(dropped, most):
    """Makes the copy, with `most` sites of each module woven in, none of them dropped. Returns the sites."""
    write(COPY / "Package.swift", (ROOT / "Package.swift").read_text() + TAIL)
    every, found = sites(ROOT), []
    for name in MUTATED:
        own = [site for site in every if site.module == name]
        random.Random(1).shuffle(own)
        found += sorted((site for site in own[:most] if site.key not in dropped), key=lambda site: site.number)
    by_file = {}
    for site in found:
        by_file.setdefault(site.file, []).append(site)
    for folder in [f"Sources/{name}" for name in KEPT] + ["Tests/AnswerTests", "Tests/TestDocuments"]:
        own, other = ROOT / folder, COPY / folder
        for file in [path for path in other.rglob("*") if path.is_file()]:
            if file.name != "Mutant.swift" and not (own / path_in(file, other)).exists():
                file.unlink()
        for file in [path for path in own.rglob("*") if path.is_file()]:
            name, target = path_in(file, ROOT), COPY / path_in(file, ROOT)
            if str(name) in by_file:
                write(target, woven(file.read_text(), by_file[str(name)]))
            elif not target.exists() or target.read_bytes() != file.read_bytes():
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, target)
    for name in MUTATED:
        write(COPY / f"Sources/{name}/Mutant.swift", support([s for s in found if s.module == name]))
    return found


def path_in(path, folder):
    return path.relative_to(folder)


def build(queue, most):
    """Builds the copy; sites whose lines do not compile are left out, and it is built again."""
    known = COPY / "dropped.json"
    dropped = set(json.loads(known.read_text())) if known.exists() else set()
    while True:
        found = copy(dropped, most)
        run = subprocess.run(
            queue + ["swift", "build", "-c", "release", "--build-tests"],
            cwd=COPY, capture_output=True, text=True)
        if run.returncode == 0:
            return found
        bad = {(path_in(pathlib.Path(file), COPY), int(line)) for file, line in
               re.findall(r"^(/\S+\.swift):(\d+):\d+: error:", run.stdout, re.M)}
        fresh = {site.key for site in found for file, line in bad
                 if site.file == str(file) and abs(site.line - line) <= 0}
        fresh = fresh or {site.key for site in found for file, line in bad
                          if site.file == str(file) and abs(site.line - line) <= 6}
        if not fresh:
            sys.exit(run.stdout[-4000:])
        dropped |= fresh
        known.write_text(json.dumps(sorted(dropped)))
        print(f"{len(fresh)} sites do not compile and are left out", file=sys.stderr)


def test(queue, limit, **environment):
    """Whether the digests are as recorded."""
    try:
        return subprocess.run(
            queue + [str(BINARY), "--testing-library", "swift-testing", "--filter",
                     "change only together"],
            cwd=COPY, capture_output=True, timeout=limit,
            env=os.environ | {key: str(value) for key, value in environment.items()}).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=50, help="mutations to try, of all there are")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="start no mutation after so long")
    parser.add_argument("--most", type=int, default=800, help="sites compiled into each module")
    parser.add_argument("--under", default="", help="a folder, to mutate nothing else")
    parser.add_argument("--queue", default="nice -n 5", help="a command that builds and runs start under")
    options = parser.parse_args()
    queue = options.queue.split()
    COPY.mkdir(parents=True, exist_ok=True)
    found = build(queue, options.most)
    trace = COPY / "trace"
    start = time.time()
    for name in MUTATED:
        (COPY / f"trace-{name}").unlink(missing_ok=True)
    if not test(queue, 3600, MUTANT_TRACE=trace):
        sys.exit("the digests fail without a mutation")
    limit = 4 * (time.time() - start) + 30
    traces = {name: (COPY / f"trace-{name}").read_bytes() for name in MUTATED}
    state = {site.key: traces[site.module][site.number] for site in found}
    report(found, state)
    sample = [site for site in found if site.file.startswith(options.under)]
    random.Random(options.seed).shuffle(sample)
    counts = {"caught": 0, "survived": 0, "never differs": 0, "never executed": 0}
    print("file\tline\tmutated\toutcome")
    start = time.time()
    for site in sample[:options.count]:
        if time.time() - start > options.seconds:
            break
        outcome = ["never executed", "never differs"][state[site.key]] if state[site.key] < 2 else (
            "survived" if test(queue, limit, MUTANT=site.number, MUTANT_MODULE=site.module,
                         KEYLINE_FIRST_DIFFERENCE=1) else "caught")
        counts[outcome] += 1
        print(f"{site.file}\t{site.line}\t{site.old} -> {site.new}\t{outcome}", flush=True)
    print(", ".join(f"{count} {name}" for name, count in counts.items()), file=sys.stderr)


def report(found, state):
    """Says by folder how many mutations are executed and how many ever give another value."""
    folders = {}
    for site in found:
        row = folders.setdefault("/".join(site.file.split("/")[1:3]), [0, 0, 0])
        row[0] += 1
        row[1] += state[site.key] > 0
        row[2] += state[site.key] > 1
    for folder, row in sorted(folders.items()):
        print(f"{folder}: {row[0]} mutations, {row[1]} executed, {row[2]} differ", file=sys.stderr)
    (COPY / "state.tsv").write_text("".join(
        f"{state[s.key]}\t{s.file}\t{s.line}\t{s.old} -> {s.new}\n" for s in found))


main()
