#!/usr/bin/env python3
"""Counts how much an agent reads in the answers of `keyline mcp`, beside the documents themselves.

    Benchmarks/agents/tokens.py [--keyline FILE] [--corpus DIR] [--count N]

Takes every n-th document of the corpus' `dev`, asks each tool that takes one document, twice, and
prints bytes and tokens of the answers, the share of the document they are, and whether both answers
were the same bytes. Tokens are estimated: words, numbers and marks as tokenizers split them, cut
into pieces of four characters; real tokenizers differ by a fifth or so.

The corpus is where KEYLINE_CORPUS says, else ../shared/corpus.
"""

import argparse
import json
import os
import pathlib
import re
import statistics
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
SPLIT = re.compile(r" ?[A-Za-z]+| ?[0-9]{1,3}| ?[^\sA-Za-z0-9]+|\s+")


def tokens(text):
    return sum(-(-len(piece.strip()) // 4) or 1 for piece in SPLIT.findall(text))


class Server:
    def __init__(self, keyline, folder):
        self.process = subprocess.Popen(
            [keyline, "mcp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True)
        self.last = 0

    def request(self, method, parameters):
        self.last += 1
        message = {"jsonrpc": "2.0", "id": self.last, "method": method, "params": parameters}
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline()).get("result", {})

    def call(self, tool, arguments):
        result = self.request("tools/call", {"name": tool, "arguments": arguments})
        return "\n".join(part.get("text", "") for part in result.get("content", []))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--keyline", default=str(ROOT / ".build/release/keyline"))
    parser.add_argument(
        "--corpus", default=os.environ.get("KEYLINE_CORPUS", str(ROOT / "../shared/corpus")))
    parser.add_argument("--count", type=int, default=60)
    options = parser.parse_args()
    folder = pathlib.Path(options.corpus) / "dev"
    documents = sorted(
        path for path in folder.rglob("*") if path.suffix in (".xib", ".storyboard"))
    documents = documents[::max(1, len(documents) // options.count)]
    server = Server(options.keyline, folder)
    server.request("initialize", {"protocolVersion": "2025-06-18", "capabilities": {}})
    listed = server.request("tools/list", {})["tools"]
    print(f"{len(listed)} tools, whose descriptions are {tokens(json.dumps(listed))} tokens")
    texts = [path.read_text(errors="replace") for path in documents]
    sizes = [tokens(text) for text in texts]
    print(f"{len(documents)} documents: median {statistics.median(sizes):.0f} tokens")
    device = {"device": "iphone-17"}
    for tool, more in [("solve", device), ("check", {}), ("sweep", device)]:
        answers, same = [], True
        for path in documents:
            name = str(path.relative_to(folder))
            arguments = {"paths": [name]} if tool == "check" else {"file": name, **more}
            first, second = (server.call(tool, arguments) for _ in range(2))
            same = same and first == second
            answers.append(tokens(first))
        shares = [answer / size for answer, size in zip(answers, sizes)]
        print(
            f"{tool:8} median {statistics.median(answers):6.0f} tokens, largest "
            f"{max(answers):7}, {100 * statistics.median(shares):5.1f} % of the document, "
            f"{'the same twice' if same else 'NOT the same twice'}")


if __name__ == "__main__":
    main()
