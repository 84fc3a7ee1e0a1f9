#!/usr/bin/env python3
"""Times documents that are slow or large by design, and prints the most memory each command took.

    measure.py KEYLINE [WORD ...]

With words, only the cases whose names hold one of them. Everything is made in a folder that is
removed. CPU is user and system time of the command, memory its largest resident set.
"""
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
import time

import documents

LIMIT = 300


def run(keyline: str, folder: str, *arguments: str) -> tuple[float, float, float, int, str]:
    """Wall seconds, CPU seconds, megabytes, exit code (-1: stopped after the limit), output."""
    start = time.monotonic()
    with open(os.path.join(folder, ".output"), "w+b") as output:
        process = subprocess.Popen(
            [keyline, *arguments], cwd=folder, stdin=subprocess.DEVNULL, stdout=output,
            stderr=subprocess.STDOUT,
        )
        while True:
            pid, status, usage = os.wait4(process.pid, os.WNOHANG)
            if pid:
                break
            if time.monotonic() - start > LIMIT:
                process.kill()
                _, status, usage = os.wait4(process.pid, 0)
                break
            time.sleep(0.002)
        code = -1 if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
        process.returncode = code
        # The end only: what this process holds in memory counts for the next command as well.
        output.seek(max(0, output.tell() - 4096) if output.seek(0, os.SEEK_END) else 0)
        text = output.read().decode("utf-8", "replace")
    wall = time.monotonic() - start
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, code, text


class Bench:
    def __init__(self, keyline: str, words: list[str]):
        self.keyline, self.words = keyline, words
        print(f"{'case':<34}{'wall s':>9}{'CPU s':>9}{'MB':>8}{'exit':>6}  last line", flush=True)

    def wants(self, name: str) -> bool:
        return not self.words or any(word in name for word in self.words)

    def time(self, name: str, folder: str, *arguments: str) -> None:
        wall, cpu, memory, code, text = run(self.keyline, folder, *arguments)
        lines = text.strip().splitlines()
        last = lines[-1][:90] if lines else ""
        print(f"{name:<34}{wall:>9.2f}{cpu:>9.2f}{memory:>8.0f}{code:>6}  {last}", flush=True)

    def solves(self, name: str, document: str) -> None:
        """`solve` of a document, then its first commit beside a small one."""
        if not self.wants(name):
            return
        with tempfile.TemporaryDirectory() as folder:
            write(folder, "A.storyboard", document)
            self.time(f"{name}: solve", folder, "solve", "A.storyboard")
            write(folder, "B.storyboard", documents.form(3, 0))
            run(self.keyline, folder, "init")
            self.time(f"{name}: commit", folder, "commit", "-m", "all", "--author", "A <a@b.c>")
            self.time(f"{name}: verify", folder, "verify")


    def judges(self, name: str, document: str, *verbs: str) -> None:
        """The verbs that judge, each on the document beside a small one."""
        if not self.wants(name):
            return
        with tempfile.TemporaryDirectory() as folder:
            write(folder, "A.storyboard", document)
            write(folder, "B.storyboard", documents.form(3, 0))
            if "check" in verbs:
                self.time(f"{name}: check", folder, "check", "A.storyboard", "B.storyboard")
            if "sweep" in verbs:
                self.time(f"{name}: sweep", folder, "sweep", "A.storyboard")
            if "commit" in verbs:
                run(self.keyline, folder, "init")
                self.time(f"{name}: commit", folder, "commit", "-m", "all", *AUTHOR)
                write(folder, "A.storyboard", document.replace('constant="16"', 'constant="17"'))
                self.time(f"{name}: check against it", folder, "check")
                self.time(f"{name}: diff", folder, "diff")
                self.time(f"{name}: later commit", folder, "commit", "-m", "again", *AUTHOR)
                self.time(f"{name}: show", folder, "show", "HEAD")
                self.time(f"{name}: query", folder, "query", "view{w < 44}")
                self.time(f"{name}: query of both", folder, "query", "view{w > self@base.w}")


AUTHOR = ("--author", "A <a@b.c>")


def write(folder: str, name: str, document: str) -> None:
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        file.write(document)


def documents_at_once(bench: Bench, count: int) -> None:
    name = f"{count} documents"
    if not bench.wants(name):
        return
    with tempfile.TemporaryDirectory() as folder:
        for number in range(count):
            write(folder, f"S{number:05}.storyboard", documents.form(5, number))
        bench.time(f"{name}: solve", folder, "solve", ".", "--format", "jsonl")
        # What a commit solves: every document on all configurations.
        bench.time(
            f"{name}: solve the matrix", folder, "solve", ".", "--matrix", "default", "--format",
            "jsonl")
        run(bench.keyline, folder, "init")
        bench.time(f"{name}: commit", folder, "commit", "-m", "all", "--author", "A <a@b.c>")
        write(folder, "S00000.storyboard", documents.form(6, 0))
        bench.time(f"{name}: second commit", folder, "commit", "-m", "one", "--author", "A <a@b.c>")
        bench.time(f"{name}: verify", folder, "verify")


def all_at_once_again(bench: Bench, count: int) -> None:
    name = f"{count} documents again"
    if not bench.wants(name):
        return
    with tempfile.TemporaryDirectory() as folder:
        run(bench.keyline, folder, "init")
        for turn, what in enumerate(("first commit", "commit of all, changed")):
            for number in range(count):
                write(folder, f"S{number:05}.storyboard", documents.form(5, number + turn))
            bench.time(
                f"{name}: {what}", folder, "commit", "-m", what, "--author", "A <a@b.c>")


def many(bench: Bench, count: int) -> None:
    """Documents of 40 views, and what is asked of them."""
    name = f"{count} documents of 40 views"
    if not bench.wants(name):
        return
    with tempfile.TemporaryDirectory() as folder:
        for number in range(count):
            text = documents.form(20, number)
            if number % 10 == 0:
                text = text.replace(
                    "</subviews>",
                    '<button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="go">'
                    '<state key="normal" title="Go"/></button></subviews>', 1)
            write(folder, f"S{number:05}.storyboard", text)
        bench.time(
            f"{name}: solve the matrix", folder, "solve", ".", "--matrix", "default", "--format",
            "jsonl")
        run(bench.keyline, folder, "init")
        bench.time(f"{name}: commit", folder, "commit", "-m", "all", *AUTHOR)
        bench.time(f"{name}: query button", folder, "query", "button")
        bench.time(f"{name}: query label", folder, "query", "label")
        bench.time(f"{name}: query #zz", folder, "query", "#zz")
        bench.time(f"{name}: query by frames", folder, "query", "button{w < 44}")
        write(folder, "S00000.storyboard", documents.form(21, 0))
        bench.time(f"{name}: second commit", folder, "commit", "-m", "one", *AUTHOR)
        bench.time(f"{name}: show of the first", folder, "show", "HEAD~1")


def differing(bench: Bench, count: int) -> None:
    """Documents that all differ from the newest revision, and from none."""
    name = f"{count} documents that differ"
    if not bench.wants(name):
        return
    with tempfile.TemporaryDirectory() as folder:
        for number in range(count):
            write(folder, f"S{number:05}.storyboard", documents.form(20, number))
        bench.time(f"{name}: check without a store", folder, "check", ".")
        run(bench.keyline, folder, "init")
        run(bench.keyline, folder, "commit", "-m", "all", *AUTHOR)
        for number in range(count):
            write(folder, f"S{number:05}.storyboard", documents.form(20, number + 1))
        bench.time(f"{name}: check against it", folder, "check")
        bench.time(f"{name}: diff", folder, "diff")


def copies(bench: Bench, count: int) -> None:
    """New documents that share ids with a stored one, small and of their own size."""
    name = f"{count} documents that share ids"
    if not bench.wants(name):
        return
    for rows in (1, 20):
        with tempfile.TemporaryDirectory() as folder:
            run(bench.keyline, folder, "init")
            write(folder, "First.storyboard", documents.form(rows, 0))
            run(bench.keyline, folder, "commit", "-m", "first", *AUTHOR)
            for number in range(count):
                write(folder, f"S{number:05}.storyboard", documents.form(20, number))
            bench.time(f"{name} of {rows} rows", folder, "commit", "-m", "all", *AUTHOR)


def overtaken(bench: Bench, count: int) -> None:
    """A long commit alone, and one during which short ones are made."""
    name = f"a commit of {count} during short ones"
    if not bench.wants(name):
        return
    for is_alone in (True, False):
        with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as other:
            for number in range(count):
                write(folder, f"S{number:05}.storyboard", documents.form(20, number))
            run(bench.keyline, folder, "init")
            stop = threading.Event()

            def short() -> None:
                turn = 0
                while not stop.wait(2):
                    write(folder, "Short.storyboard", documents.form(1, turn))
                    run(
                        bench.keyline, folder, "commit", "Short.storyboard", "-m", f"short {turn}",
                        *AUTHOR)
                    turn += 1

            thread = threading.Thread(target=short)
            if not is_alone:
                thread.start()
            words = "alone" if is_alone else "every 2 s a short one"
            bench.time(f"{name}: {words}", folder, "commit", "-m", "long", *AUTHOR)
            stop.set()
            if not is_alone:
                thread.join()


def history(bench: Bench, count: int) -> None:
    name = f"{count} revisions"
    if not bench.wants(name):
        return
    with tempfile.TemporaryDirectory() as folder:
        run(bench.keyline, folder, "init")
        for number in range(count):
            write(folder, "A.storyboard", documents.form(10, number))
            *_, code, text = run(
                bench.keyline, folder, "commit", "-m", f"change {number}", "--author", "A <a@b.c>")
            if code not in (0, 1):
                sys.exit(f"a commit failed: {text}")
        bench.time(f"{name}: start alone", folder, "--version")
        bench.time(f"{name}: log --oneline", folder, "log", "--oneline")
        bench.time(f"{name}: history of a view", folder, "history", "f9")
        bench.time(f"{name}: status", folder, "status")
        bench.time(f"{name}: verify", folder, "verify")


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    bench = Bench(shutil.which(sys.argv[1]) or os.path.abspath(sys.argv[1]), sys.argv[2:])
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for count in (80, 160):
        bench.solves(f"chain of {count}", documents.chain(count))
    for count in (1_000, 4_000):
        bench.solves(f"contradictory column of {count}", documents.column(count))
        bench.solves(f"recorded column of {count}", documents.column(count, is_recorded=True))
    bench.solves("1000 contradictory heights", documents.column(1_000, is_closed=False, heights=2))
    bench.solves("text of 10 MB", documents.text(10_000_000))
    bench.solves("identifier of 15 MB", documents.text(15_000_000, attribute="identifier"))
    bench.solves("20000 views", documents.column(20_000, is_closed=False))
    for count in (50, 100, 200, 400, 1_000, 2_000, 4_000, 10_000):
        bench.judges(
            f"judging {count} double heights",
            documents.column(count, is_closed=False, heights=2), "check", "commit")
    bench.judges(
        "judging 300 double heights", documents.column(300, is_closed=False, heights=2), "sweep")
    for count in (80, 150, 220, 300):
        bench.judges(f"judging {count} widths times 1e6", documents.chain(count), "check", "commit")
    bench.judges("judging 150 widths times 1e6", documents.chain(150), "sweep")
    bench.judges("judging a label of 2 MB", documents.text(2_000_000), "sweep")
    bench.judges("judging a word of 10 MB", documents.word(10_000_000), "commit")
    bench.judges("judging 1000 labels in one place", documents.pile(1_000), "check")
    bench.judges(
        "judging 20000 views", documents.column(20_000, is_closed=False), "check", "commit")
    many(bench, 5_000)
    differing(bench, 1_000)
    copies(bench, 600)
    overtaken(bench, 600)
    documents_at_once(bench, 5_000)
    all_at_once_again(bench, 1_000)
    history(bench, 700)


if __name__ == "__main__":
    main()
