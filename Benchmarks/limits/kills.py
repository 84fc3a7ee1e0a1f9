#!/usr/bin/env python3
"""Kills verbs that write files at random moments, and counts what they left.

    kills.py KEYLINE [COUNT [VERB ...]]

Each verb is killed COUNT times (50), each time in a fresh copy of a folder with 12 documents, after
a random part of the time that it takes, 30 to 110 percent; then the next verb is run. Counted is
what is found afterwards: `before`, nothing had happened; `after`, all had; `half`, anything in
between, or a store that is not intact. Files that are written one by one, each for itself, count as
`after` where each of them is whole. `told` counts the next verbs that said they finished or gave
something up, `left` the runs after which files of killed processes are still there once the verb
was run again. Every `half` and `left` is a defect. The moments come from a fixed seed; what the
machine comes to by then does not.
"""
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import documents

FILES = 12
ENVIRONMENT = {
    "PATH": os.environ.get("PATH", "/usr/bin:/bin"), "KEYLINE_AUTHOR": "Ada <ada@example.org>",
    "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.org",
    "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.org",
}


def run(folder: str, *words: str, codes: tuple[int, ...] = (0, 1)) -> subprocess.CompletedProcess:
    done = subprocess.run(words, cwd=folder, env=ENVIRONMENT, capture_output=True, text=True)
    if done.returncode not in codes:
        sys.exit(f"{' '.join(words)}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done


def write(folder: str, edit) -> None:
    for number in range(FILES):
        with open(os.path.join(folder, f"S{number:02}.storyboard"), "w", encoding="utf-8") as file:
            file.write(edit(documents.form(4, number)))


def plain(text: str) -> str:
    return text


def lower(text: str) -> str:
    return text.replace('constant="8"', 'constant="12"')


def tree(folder: str) -> dict[str, bytes]:
    """The files, without Keyline's and git's own."""
    found = {}
    for name in sorted(os.listdir(folder)):
        path = os.path.join(folder, name)
        if os.path.isfile(path) and not name.startswith("."):
            with open(path, "rb") as file:
                found[name] = file.read()
    return found


def left(folder: str) -> int:
    """Files that only a killed process leaves."""
    return sum(
        name.endswith((".tmp", ".pending")) or name == "keyline-pending"
        for _, _, names in os.walk(folder) for name in names)


class Case:
    """A verb, the folder it runs in, and what comes next."""

    def __init__(self, keyline: str, name: str):
        self.keyline, self.name = keyline, name
        self.command: tuple[str, ...] = ()
        self.next: tuple[str, ...] = ("status",)
        # Whether each file may be before or after by itself.
        self.is_file_by_file = False
        self.also = ""

    def do(self, folder: str, *words: str, **more) -> subprocess.CompletedProcess:
        return run(folder, self.keyline, *words, **more)

    def prepare(self, folder: str) -> None:
        getattr(self, "prepare_" + self.name.replace("-", "_").replace(" ", "_"))(folder)

    def branches(self, folder: str, ours, theirs) -> None:
        self.do(folder, "init")
        for name, edit in (("main", plain), ("feature", theirs), ("main", ours)):
            if edit is theirs:
                self.do(folder, "branch", "feature")
            self.do(folder, "switch", name)
            write(folder, edit)
            self.do(folder, "commit", ".", "-m", name, "--no-solve")

    def prepare_merge(self, folder: str) -> None:
        self.branches(folder, lambda text: text.replace('opaque="NO"', 'opaque="YES"'), lower)
        self.command = ("merge", "feature", "--no-solve")

    def prepare_cherry_pick(self, folder: str) -> None:
        self.prepare_merge(folder)
        self.command = ("cherry-pick", "feature", "--no-solve")

    def prepare_revert(self, folder: str) -> None:
        self.do(folder, "init")
        for edit in (plain, lower):
            write(folder, edit)
            self.do(folder, "commit", ".", "-m", "one", "--no-solve")
        self.command = ("revert", "HEAD", "--no-solve")

    def prepare_resolve(self, folder: str) -> None:
        self.branches(folder, lambda text: text.replace('constant="8"', 'constant="9"'), lower)
        self.do(folder, "merge", "feature", "--no-solve")
        self.command, self.next = ("resolve", "--theirs"), ("resolve",)

    def git(self, folder: str, *edits) -> None:
        run(folder, "git", "init", "-q", "-b", "main")
        write(folder, plain)
        run(folder, "git", "add", "-A")
        run(folder, "git", "commit", "-q", "-m", "one")
        write(folder, lambda text: text.replace('toolsVersion="22505"', 'toolsVersion="23504"'))

    def prepare_tidy(self, folder: str) -> None:
        self.git(folder)
        self.command, self.next, self.is_file_by_file = ("tidy",), ("tidy", "--check"), True

    def prepare_tidy_staged(self, folder: str) -> None:
        self.git(folder)
        run(folder, "git", "add", "-A")
        self.command, self.next = ("tidy", "--staged"), ("tidy", "--staged", "--check")
        self.is_file_by_file = True

    def prepare_fmt(self, folder: str) -> None:
        write(folder, plain)
        for number in range(FILES):
            name = os.path.join(folder, f"S{number:02}")
            self.do(folder, "convert", name + ".storyboard", "-o", name + ".layout")
            with open(name + ".layout", encoding="utf-8") as file:
                text = file.read()
            with open(name + ".layout", "w", encoding="utf-8") as file:
                file.write(text.replace("\n  ", "\n      "))
        self.command, self.next, self.is_file_by_file = ("fmt", "."), ("fmt", ".", "--check"), True

    def prepare_accept(self, folder: str) -> None:
        # Fields far off the screen.
        write(folder, lambda text: text.replace('constant="8"', 'constant="900"'))
        found = json.loads(self.do(folder, "check", ".", "--json").stdout)["findings"]
        keys = sorted({finding["key"] for finding in found})[:FILES]
        self.command = ("accept", *keys, "--path", ".", "-m", "as meant")
        self.next = ("devices",)
        self.also = ".keyline/accepted.jsonl"

    def prepare_convert(self, folder: str) -> None:
        with open(os.path.join(folder, "A.storyboard"), "w", encoding="utf-8") as file:
            file.write(documents.form(400, 1))
        with open(os.path.join(folder, "A.layout"), "w", encoding="utf-8") as file:
            file.write("what was there before\n")
        self.command = ("convert", "A.storyboard", "-o", "A.layout")
        self.next = ("devices",)

    def state(self, folder: str) -> tuple:
        """What counts: the files, and how much the store or git knows."""
        more = b""
        if self.also and os.path.exists(os.path.join(folder, self.also)):
            with open(os.path.join(folder, self.also), "rb") as file:
                more = file.read()
        count = 0
        if os.path.exists(os.path.join(folder, ".keyline", "store.sqlite")):
            count = len(self.do(folder, "log", "--oneline").stdout.splitlines())
            if not self.do(folder, "verify", codes=(0, 1, 2)).stdout.startswith("intact"):
                count = -1
        if os.path.exists(os.path.join(folder, ".git")):
            # A file and its staged form go together.
            more = run(folder, "git", "diff", "--name-only").stdout.encode()
            if self.name == "tidy":
                more = b""
        return tree(folder), count, more

    def measure(self, times: int) -> str:
        counts = dict.fromkeys(("killed", "before", "after", "half", "told", "left"), 0)
        with tempfile.TemporaryDirectory() as top:
            base, done = os.path.join(top, "base"), os.path.join(top, "done")
            os.mkdir(base)
            self.prepare(base)
            # The least of three: what else the machine does only makes kills come too late.
            seconds = float("inf")
            for _ in range(3):
                shutil.rmtree(done, ignore_errors=True)
                shutil.copytree(base, done, symlinks=True)
                start = time.monotonic()
                self.do(done, *self.command)
                seconds = min(seconds, time.monotonic() - start)
            before, after = self.state(base), self.state(done)
            moments = random.Random(self.name)
            for _ in range(times):
                copy = os.path.join(top, "copy")
                shutil.copytree(base, copy, symlinks=True)
                process = subprocess.Popen(
                    [self.keyline, *self.command], cwd=copy, env=ENVIRONMENT,
                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                try:
                    process.wait(moments.uniform(0.3, 1.1) * seconds)
                except subprocess.TimeoutExpired:
                    process.send_signal(signal.SIGKILL)
                    process.wait()
                counts["killed"] += process.returncode == -signal.SIGKILL
                said = self.do(copy, *self.next, codes=(0, 1)).stderr
                counts["told"] += "cut off" in said
                counts[self.judge(self.state(copy), before, after)] += 1
                # Files are left by the next writer in a folder, which is the verb itself.
                self.do(copy, *self.command, codes=(0, 1, 2))
                counts["left"] += left(copy) > 0
                shutil.rmtree(copy)
        return "".join(f"{count:>8}" for count in counts.values())

    def judge(self, found: tuple, before: tuple, after: tuple) -> str:
        if found == before:
            return "before"
        if found == after:
            return "after"
        if self.is_file_by_file and found[1] == before[1] and found[2] in (before[2], after[2]):
            files = found[0]
            if files.keys() <= after[0].keys() | before[0].keys() and all(
                text in (before[0].get(name), after[0].get(name)) for name, text in files.items()
            ):
                return "after"
        return "half"


VERBS = [
    "merge", "resolve", "cherry-pick", "revert", "tidy", "tidy staged", "fmt", "accept", "convert",
]


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    keyline = os.path.abspath(shutil.which(sys.argv[1]) or sys.argv[1])
    times = int(sys.argv[2]) if len(sys.argv) > 2 else 50
    print(f"{'verb':<14}{'killed':>8}{'before':>8}{'after':>8}{'half':>8}{'told':>8}{'left':>8}")
    for verb in sys.argv[3:] or VERBS:
        print(f"{verb:<14}" + Case(keyline, verb).measure(times), flush=True)


if __name__ == "__main__":
    main()
