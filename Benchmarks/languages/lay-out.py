#!/usr/bin/env python3
"""Lays the corpus' documents and their tables of translations out as their apps have them.

    lay-out.py CORPUS FOLDER

writes FOLDER/<repository>/<path of the app> for every document that `strings.tsv` names, with its
tables beside it, so that `keyline languages FOLDER` can be tried on real apps.
"""
import csv
import os
import shutil
import sys


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    corpus, folder = sys.argv[1:]
    tables = 0
    documents = set()
    with open(os.path.join(corpus, "strings.tsv"), newline="", encoding="utf-8") as rows:
        for row in csv.DictReader(rows, delimiter="\t"):
            root = os.path.join(folder, row["repo"].replace("/", "+"))
            copy(os.path.join(corpus, row["file"]), os.path.join(root, row["path"]))
            tables += 1
            # `dev/Owner+Name/App__Base.lproj__Main.storyboard` is App/Base.lproj/Main.storyboard.
            name = os.path.basename(row["document"]).replace("__", "/")
            if row["document"] not in documents:
                documents.add(row["document"])
                copy(os.path.join(corpus, row["document"]), os.path.join(root, name))
    print(f"{len(documents)} documents, {tables} tables")


def copy(source: str, target: str) -> None:
    os.makedirs(os.path.dirname(target), exist_ok=True)
    shutil.copyfile(source, target)


if __name__ == "__main__":
    main()
