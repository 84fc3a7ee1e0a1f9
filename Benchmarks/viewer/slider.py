#!/usr/bin/env python3
"""How long `keyline serve` takes to answer its slider.

    Benchmarks/viewer/slider.py KEYLINE FOLDER [screens=N] [steps=N]

Commits a sample of the documents below FOLDER (one folder of the first level after the
other, so that no repository is most of it) to a store of its own, drags the slider of one screen of each
through widths from 300 on in steps of seven points, and prints the times of whole answers as a client sees
them, in milliseconds: connection, solving, drawing and transfer. The first answer of a screen, for which its
document is read, is counted apart. CPU is what the server used for all answers but the first ones: on a
busy machine it says more than the clock.
"""
import http.client
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse


def sample(folder, count):
    """Documents by turns over the repositories, and of each at even distances."""
    repositories = []
    for repository in sorted(path for path in folder.iterdir() if path.is_dir()):
        files = sorted(path for path in repository.rglob("*")
                       if path.suffix in (".xib", ".storyboard") and path.is_file())
        if files:
            repositories.append(files)
    chosen, turn = [], 0
    while len(chosen) < count and turn < 50:
        for files in repositories:
            place = turn * max(1, len(files) // 7) % len(files)
            if files[place] not in chosen and len(chosen) < count:
                chosen.append(files[place])
        turn += 1
    return chosen


def ask(port, address):
    start = time.perf_counter()
    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.request("GET", address)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return (time.perf_counter() - start) * 1000, answer.status, body


def cpu(process):
    """Milliseconds of CPU that a process has used."""
    words = pathlib.Path("/proc/%d/stat" % process).read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def share(values, part):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * part))]


def main():
    options = dict(word.split("=") for word in sys.argv[3:])
    count, steps = int(options.get("screens", 60)), int(options.get("steps", 60))
    keyline, source = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2])
    with tempfile.TemporaryDirectory() as name:
        for number, file in enumerate(sample(source, count)):
            shutil.copy(file, pathlib.Path(name) / ("%03d-%s" % (number, file.name)))
        environment = dict(os.environ, KEYLINE_AUTHOR="Ada")
        for arguments in (["init"], ["commit", ".", "-m", "All", "--no-solve"]):
            subprocess.run([keyline, *arguments], cwd=name, env=environment,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        server = subprocess.Popen([keyline, "serve", "--json", "--matrix", "default"], cwd=name,
                                  env=environment, stdout=subprocess.PIPE)
        try:
            root = urllib.parse.urlsplit(json.loads(server.stdout.readline())["address"])
            screens, page = [], 0
            while True:
                text = ask(root.port, "%sscreens?page=%d" % (root.path, page))[2].decode()
                found = re.findall(r'src="(picture\.svg\?[^"]*)"', text)
                screens += [one.replace("&amp;", "&") for one in found]
                page += 1
                if "More screens" not in text:
                    break
            # One screen of each document: the middle one.
            by_document = {}
            for screen in screens:
                by_document.setdefault(re.search("document=([^&]*)", screen)[1], []).append(screen)
            firsts, answers, medians, worst, used = [], [], [], [], 0
            for document, own in sorted(by_document.items()):
                screen = own[len(own) // 2]
                times, before = [], 0
                for step in range(-1, steps):
                    address = "%s%s&width=%d" % (root.path, screen, 300 + max(0, step) * 7)
                    took, status, body = ask(root.port, address)
                    if status != 200:
                        break
                    (firsts if step < 0 else times).append(took)
                    before = before or cpu(server.pid)
                if times:
                    answers += times
                    used += cpu(server.pid) - before
                    medians.append(statistics.median(times))
                    worst.append((statistics.median(times), max(times), document))
            print("%d screens, %d answers" % (len(medians), len(answers)))
            print("median %.1f, 90 of 100 below %.1f, 99 of 100 below %.1f, most %.1f" % (
                statistics.median(answers), share(answers, 0.9), share(answers, 0.99), max(answers)))
            print("answers below 16 ms: %.1f %%; screens whose median is: %d of %d" % (
                100 * sum(one < 16 for one in answers) / len(answers),
                sum(one < 16 for one in medians), len(medians)))
            print("CPU of an answer, in the mean: %.1f" % (used / len(answers)))
            print("first answer of a screen: median %.1f, most %.1f" % (
                statistics.median(firsts), max(firsts)))
            for median, most, document in sorted(worst, reverse=True)[:5]:
                print("  slowest: median %.1f, most %.1f %s" % (median, most, document))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    sys.exit(main())
