#!/usr/bin/env python3
"""Mutates single lines of the engine at random and tells which mutations the digests of answers catch.

Works on a copy of the sources under .build-mutations, never on the tree itself. The copy's package
holds only what the engine and its digests need, so that a mutation builds in a minute or so.

    Benchmarks/mutations/engine.py --count 50 --seed 1 > mutations.tsv
"""
import argparse, pathlib, random, re, shutil, subprocess, sys, time

ROOT = pathlib.Path(__file__).resolve().parents[2]
COPY = ROOT / ".build-mutations/package"
KEPT = ["LayoutModel", "JSONText", "ConstraintSolver", "TextMetrics", "DeviceCatalogue", "LayoutFormats",
        "LayoutEngine", "CNettle", "Hashing"]
MUTATED = ["LayoutEngine", "ConstraintSolver"]
# Folders whose code gives no frame, finding or cause of a check: the version does not stand for them.
BESIDE = ["Certificate", "Drawing", "Inspecting", "Lints", "Overrides", "Querying", "Sweeping"]
TAIL = """
let kept: Set<String> = [%s]
package.targets.removeAll { !kept.contains($0.name) }
package.products = []
package.dependencies = [.package(url: "https://github.com/attaswift/BigInt", from: "6.0.1")]
""" % ", ".join('"%s"' % name for name in KEPT + ["TestDocuments", "AnswerTests"])
SWAPS = [(r" < ", " <= "), (r" <= ", " < "), (r" > ", " >= "), (r" >= ", " > "), (r" == ", " != "),
         (r" != ", " == "), (r"\bmin\(", "max("), (r"\bmax\(", "min("), (r" \+ ", " - "), (r" - ", " + "),
         (r"(?<=[ (])!(?=[a-z(])", ""), (r" && ", " || "), (r" \|\| ", " && ")]


def mirror(folder):
    """Makes a folder of the copy like that of the tree; equal files keep their times, so they are not built anew."""
    own, other = ROOT / folder, COPY / folder
    for file in [path for path in other.rglob("*") if path.is_file() and not (own / path.relative_to(other)).exists()]:
        file.unlink()
    for file in [path for path in own.rglob("*") if path.is_file()]:
        target = other / file.relative_to(own)
        if not target.exists() or target.read_bytes() != file.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, target)


def copy():
    for name in KEPT:
        mirror(f"Sources/{name}")
    mirror("Tests/AnswerTests")
    mirror("Tests/TestDocuments")
    manifest = (ROOT / "Package.swift").read_text() + TAIL
    if not (COPY / "Package.swift").exists() or (COPY / "Package.swift").read_text() != manifest:
        (COPY / "Package.swift").write_text(manifest)


def mutations(line):
    """All lines that one small change makes of this one; none of comments and texts."""
    code = line.split("//")[0]
    if '"' in code or not code.strip():
        return []
    found = [code[:m.start()] + new + code[m.end():] for old, new in SWAPS for m in re.finditer(old, code)]
    for m in re.finditer(r"(?<![\w.$])\d+(?![\w.])", code):
        found.append(code[:m.start()] + str(int(m.group()) + 1) + code[m.end():])
    return [text.rstrip("\n") + "\n" for text in found]


def places():
    files = [file for name in MUTATED for file in sorted((ROOT / "Sources" / name).rglob("*.swift"))
             if not set(BESIDE) & set(file.relative_to(ROOT).parts)]
    return [(file, at, new) for file in files
            for at, line in enumerate(file.read_text().splitlines(True)) for new in mutations(line)]


def run(arguments, queue, limit):
    try:
        return subprocess.run(queue + arguments, cwd=COPY, capture_output=True, text=True, timeout=limit)
    except subprocess.TimeoutExpired:
        return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="start no mutation after so long")
    parser.add_argument("--queue", default="", help="a command that builds wait in, such as `nice`")
    options = parser.parse_args()
    queue, start, caught, met = options.queue.split(), time.time(), 0, 0
    COPY.mkdir(parents=True, exist_ok=True)
    copy()
    every = places()
    random.Random(options.seed).shuffle(every)
    print("file\tline\tmutated\toutcome")
    for file, at, new in every:
        if met >= options.count or time.time() - start > options.seconds:
            break
        target = COPY / file.relative_to(ROOT)
        lines = file.read_text().splitlines(True)
        old, lines[at] = lines[at], new
        target.write_text("".join(lines))
        built = run(["swift", "build", "--build-tests"], queue, 900)
        if built is not None and built.returncode == 0:
            tested = run(["swift", "test", "--skip-build", "--filter", "AnswerDigestTests"], [], 300)
            is_caught = tested is None or tested.returncode != 0
            met, caught = met + 1, caught + is_caught
            outcome = "caught" if is_caught else "survived"
        else:
            outcome = "does not build"
        print(f"{file.relative_to(ROOT)}\t{at + 1}\t{old.strip()} -> {new.strip()}\t{outcome}", flush=True)
        shutil.copy(file, target)
    print(f"{caught} of {met} caught", file=sys.stderr)


main()
