#!/usr/bin/env bash
# Comments of reviewdog on the lines of a pull request. BASE is the branch it goes to.
set -uo pipefail
keyline check --git "origin/${BASE:?name the branch to compare with}" --format rdjson --fail-on never \
  | reviewdog -f=rdjson -name=keyline -reporter="${REPORTER:-github-pr-review}" \
    -filter-mode=nofilter -fail-level=error
