#!/usr/bin/env python3
"""Mutates single lines of the engine at random and tells which mutations the digests of answers catch.

All places are compiled into one build of a copy of the sources (.build-mutations): each changed operator or
number asks at run time whether its mutation is the one to run. A first run without a mutation records which
places are executed and which ever give another value than the engine. Then the digests are computed once for
each mutation of a random sample. One that never gives another value needs no run: it survives. Where lines
do not compile with all their places woven in, they are woven in with one, then with none.

A mutation that the digests of made documents miss is tried on those of real documents, where these are.

    Benchmarks/mutations/engine.py --count 50 --seed 1 > mutations.tsv
    Benchmarks/mutations/engine.py --count 0 --map map.tsv           which places no document executes
"""
import argparse, json, os, pathlib, random, re, shutil, subprocess, sys, time

from weaving import MUTATED, sites, support, woven

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The sources as they were when the script began: who works on them meanwhile does not change the run.
SOURCE = ROOT / ".build-mutations/source"
COPY = ROOT / ".build-mutations/package"
BINARY = COPY / ".build/release/keylinePackageTests.xctest"
KEPT = ["LayoutModel", "JSONText", "ConstraintSolver", "TextMetrics", "DeviceCatalogue", "LayoutFormats",
        "LayoutEngine", "CNettle", "Hashing"]
FOLDERS = [f"Sources/{name}" for name in KEPT] + ["Tests/AnswerTests", "Tests/SolverPieces", "Tests/TestDocuments"]
TAIL = """
let kept: Set<String> = [%s]
package.targets.removeAll { !kept.contains($0.name) }
package.products = []
for target in package.targets where target.name == "LayoutEngine" {
  target.swiftSettings = (target.swiftSettings ?? []) + quick + [.unsafeFlags(["-enable-testing"])]
}
package.dependencies = [.package(url: "https://github.com/attaswift/BigInt", from: "6.0.1")]
""" % ", ".join('"%s"' % name for name in KEPT + ["SolverPieces", "TestDocuments", "AnswerTests"])


def write(path, text):
    """Writes a file unless it is so already: equal files keep their times and are not built again."""
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def keep():
    """Keeps the sources as they are now."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, SOURCE / folder)
    shutil.copy(ROOT / "Package.swift", SOURCE)


def keep_tests():
    """Keeps the tests as they are now, and what they are built of, beside the sources of the time before."""
    for folder in FOLDERS[-3:]:
        shutil.rmtree(SOURCE / folder)
        shutil.copytree(ROOT / folder, SOURCE / folder)
    shutil.copy(ROOT / "Package.swift", SOURCE)


def copy(found):
    """Makes the copy, with these sites woven in."""
    write(COPY / "Package.swift", (SOURCE / "Package.swift").read_text() + TAIL)
    by_file = {}
    for site in found:
        by_file.setdefault(site.file, []).append(site)
    for folder in FOLDERS:
        own, other = SOURCE / folder, COPY / folder
        for file in [path for path in other.rglob("*") if path.is_file()]:
            if file.name != "Mutant.swift" and not (own / path_in(file, other)).exists():
                file.unlink()
        for file in [path for path in own.rglob("*") if path.is_file()]:
            name, target = path_in(file, SOURCE), COPY / path_in(file, SOURCE)
            if str(name) in by_file:
                write(target, woven(file.read_text(), by_file[str(name)]))
            elif not target.exists() or target.read_bytes() != file.read_bytes():
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, target)
    for name in MUTATED:
        write(COPY / f"Sources/{name}/Mutant.swift", support(name, [s for s in found if s.module == name]))


def path_in(path, folder):
    return path.relative_to(folder)


def build(queue, sample):
    """Builds the copy with all sites but those whose lines do not compile with them."""
    known = COPY / "dropped.json"
    dropped = set(json.loads(known.read_text())) if known.exists() else set()
    while True:
        found = [site for site in sample if site.key not in dropped]
        copy(found)
        run = subprocess.run(
            queue + ["swift", "build", "-c", "release", "--build-tests"],
            cwd=COPY, capture_output=True, text=True)
        if run.returncode == 0:
            return found
        bad = {(str(path_in(pathlib.Path(file), COPY)), int(line)) for file, line in
               re.findall(r"^(/\S+\.swift):(\d+):\d+: error:", run.stdout, re.M)}
        fresh = {site.key for site in found if (site.file, site.line) in bad}
        for near in (6, 15):
            fresh = fresh or {site.key for site in found for file, line in bad
                              if site.file == file and abs(site.line - line) <= near}
        fresh = but_one_of_a_line(fresh, found)
        if not fresh:
            sys.exit(run.stdout[-4000:])
        dropped |= fresh
        known.write_text(json.dumps(sorted(dropped)))
        print(f"do not compile: {', '.join(sorted(fresh))}", file=sys.stderr, flush=True)


def record(queue, **environment):
    """Records the digests by the build without a mutation: a woven line may be typed otherwise than its source."""
    path = COPY / "Tests/AnswerTests/digests.txt"
    rows = path.read_text().split("\n")
    version = int(re.search(r"current = (\d+)", (SOURCE / VERSION).read_text())[1])
    path.write_text("\n".join([f"engine {version - 1}"] + rows[1:]))
    return test(queue, 3600, KEYLINE_RENEW_ANSWERS=1, **environment)


VERSION = "Sources/LayoutEngine/Session/EngineVersion.swift"


def but_one_of_a_line(keys, found):
    """The sites but the first of each line that has others besides it."""
    lines = {}
    for site in found:
        if site.key in keys:
            lines.setdefault((site.file, site.line), []).append(site.key)
    return {key for line in lines.values() for key in (line[1:] or line)}


MADE = "frames, findings and causes change only together"
REAL = "answers on real documents change only together"


def test(queue, limit, filter=MADE, **environment):
    """Whether the digests are as recorded."""
    try:
        return subprocess.run(
            queue + [str(BINARY), "--testing-library", "swift-testing", "--filter", filter],
            cwd=COPY, capture_output=True, timeout=limit,
            env=os.environ | {key: str(value) for key, value in environment.items()}).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=50, help="mutations to try")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--under", default="", help="a folder, to mutate nothing else")
    parser.add_argument("--again", action="store_true", help="run in the build of the time before")
    parser.add_argument("--tests", action="store_true", help="the same, but with the made documents of now")
    parser.add_argument("--map", help="a file for the state of every place")
    parser.add_argument("--queue", default="nice -n 5", help="a command that builds and runs start under")
    options = parser.parse_args()
    queue = options.queue.split()
    COPY.mkdir(parents=True, exist_ok=True)
    if options.tests:
        keep_tests()
    elif not options.again:
        keep()
    sample = list(sites(SOURCE))
    print(f"{len(sample)} places", file=sys.stderr, flush=True)
    if options.again:
        dropped = set(json.loads((COPY / "dropped.json").read_text()))
        woven_in = [site for site in sample if site.key not in dropped]
    else:
        woven_in = build(queue, sample)
    print(f"{len(woven_in)} woven in", file=sys.stderr, flush=True)
    trace = COPY / "trace"
    for name in MUTATED:
        (COPY / f"trace-{name}").unlink(missing_ok=True)
    start = time.time()
    # One run does both, where no mutation traps that is only looked at.
    if not options.again and not record(queue, MUTANT_TRACE=trace):
        record(queue)
    if options.again or options.count > 0:
        start = time.time()
        if not test(queue, 3600, MUTANT_TRACE=trace) and not test(queue, 3600):
            sys.exit("the digests fail without a mutation")
    seconds = time.time() - start
    print(f"{seconds:.0f} s for the digests without a mutation", file=sys.stderr, flush=True)
    # A mutation that traps where it is only looked at leaves no trace: each is tried then.
    traces = {name: path.read_bytes() if (path := COPY / f"trace-{name}").exists() else None
              for name in MUTATED}
    if options.map and all(traces.values()):
        pathlib.Path(options.map).write_text("".join(
            f"{s.file}\t{s.line}\t{s.old} -> {s.new}\t{traces[s.module][s.number]}\n" for s in woven_in))
    found = [site for site in woven_in if site.file.startswith(options.under)]
    random.Random(options.seed).shuffle(found)
    corpus = ROOT.parent / "shared/corpus"
    os.environ.setdefault("KEYLINE_CORPUS", str(corpus))
    has_corpus = pathlib.Path(os.environ["KEYLINE_CORPUS"]).exists()
    counts = {"caught": 0, "caught by real documents": 0, "survived": 0, "never differs": 0, "never executed": 0}
    print("file\tline\tmutated\toutcome")
    for site in found[:options.count]:
        state = traces[site.module][site.number] if traces[site.module] else 2
        mutated = {f"MUTANT_{site.module}": site.number}
        if state == 2 and not test(queue, 4 * seconds + 30, KEYLINE_FIRST_DIFFERENCE=1, **mutated):
            outcome = "caught"
        elif has_corpus and not test(queue, 4 * seconds + 60, REAL, **mutated):
            outcome = "caught by real documents"
        else:
            outcome = ["never executed", "never differs", "survived"][state]
        counts[outcome] += 1
        print(f"{site.file}\t{site.line}\t{site.old} -> {site.new}\t{outcome}", flush=True)
    print(", ".join(f"{count} {name}" for name, count in counts.items()), file=sys.stderr)


main()
