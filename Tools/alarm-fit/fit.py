#!/usr/bin/env python3
"""Fits what each feature of an alarm weighs, and reports on apps left out.

    Tools/alarm-fit/fit.py features.jsonl [--report] [--ridge 3.0]
    Tools/alarm-fit/fit.py features.jsonl --onto KIND ...

Writes `Sources/LayoutEngine/Confidence/FittedWeights.swift`. See the README beside it.
"""

import argparse
import collections
import hashlib
import json
import pathlib
import re
import types

import numpy
from scipy.optimize import minimize

ROOT = pathlib.Path(__file__).resolve().parents[2]
TABLE = ROOT / "Sources/LayoutEngine/Confidence/FittedWeights.swift"
REAL = {"REAL": 1.0, "DOUBTFUL": 0.3}
FOLDS = 10
# Findings at the gate from which a rule can show that it is right often enough, and from which one that
# stops from the start can show that it is not.
ENOUGH, REFUTING = 3, 4
GATE = 0.75

# What a feature means fixes its sign: what speaks for a finding is never counted against it.
FOR = {
    "fixed-text", "held-before", "lengthened-text", "marked-ambiguous", "said-by-document", "severe",
    "usual-devices",
}
FREE = {"left-over", "configurations"}
# By meaning: what the base shows alike is no news, and what only doubled text, the unfolding phone or
# another direction shows is no defect by the criteria of the labels. Findings with one of these that
# weighs much were hardly ever drawn for labelling, so that the labels cannot speak of it.
FIXED = {
    "recorded-sizes": -6.0, "looks-as-before": -6.0, "told-otherwise-before": -6.0, "copied": -8.0,
    "moved": -8.0, "unreadable-base": -8.0, "doubled-text": -6.0, "foreign-devices": -6.0,
    "lost-unseen": 2.0, "said-by-document": 3.0, "left-over": 0.0, "translated-text": 2.5,
    "placeholder-constraint": -6.0, "touch-widened": -4.0, "nearly-large": -1.0,
    "unfolding": -6.0, "right-to-left": -3.0, "bold-text": -3.0, "moves-nothing": -3.0,
    "nothing-seen": -3.0,
}
# What engine 15 had, set by hand on thirteen apps. A weight is drawn towards a quarter of it, as that was
# worth on apps left out; where fewer than five apps show the feature, towards three quarters: findings
# that had much against them were never drawn for labelling, so that the labels cannot speak of them.
PRIOR = {
    "as-small-before": -8, "blank-edge": -6, "borrowed-size": -6, "code-hides": -4, "code-holds": -4,
    "code-places": -4, "code-sizes-row": -4, "code-turns": -2, "constraint-outlet": -3,
    "contradicted-before": -4, "crammed-before": -2, "fixed-text": 1, "given-size": -4, "held-before": 4,
    "hidden": -8, "large-text": -4, "lengthened-text": 3, "letterboxed": -4, "no-action": -6, "no-edit": -4,
    "parked": -4, "presented": -4, "shared-action": -3,
    "sample-text": -8, "size-left-open": -6, "slight": -8,
    "text-outlet": -8, "unreached": -6, "unusual-windows": -2, "usual-devices": 1,
}
SEEN, UNSEEN = 0.25, 0.75

# By meaning: findings with one of these stop where they are believed, whatever their rule. Nobody has seen
# on the canvas what an edit took from sight; a translation, and a text that an edit made longer, is read by
# people as it stands.
DECISIVE = {"lengthened-text", "lost-unseen", "translated-text"}

# By measurement: findings of these rules never stop. Of the zero sizes that stopped in six draws on apps
# that no fit had seen, none of six was right.
NEVER = {"zero-size"}

# What a finding on a scene that was broken on purpose counts beside one that a person labelled.
PLANTED = 0.1

# Rules that may stop from the start; every other has to show that it is right often enough.
TRUSTED = {"unsatisfiable", "ambiguous", "hit-target", "ignored-constraint"}


def rows(file):
    """Findings with their features. That a rule stops nothing is no feature but follows from the fit."""
    with open(file) as lines:
        data = [json.loads(line) for line in lines]
    for row in data:
        row["features"].pop("only-look", None)
    return data


def dealt(data, most):
    """At most so many findings of one app, drawn by a hash of the finding."""
    def lot(row):
        own = "|".join([row["app"], row["commit"], row["rule"], row["document"], row["view"]])
        return hashlib.sha256(own.encode()).hexdigest()
    count, result = collections.Counter(), []
    for row in sorted(data, key=lot):
        count[row["app"]] += 1
        if count[row["app"]] <= most:
            result.append(row)
    return result


class Design:
    def __init__(self, data, features, rules):
        self.features, self.rules = features, rules
        place = {name: at for at, name in enumerate(rules + features)}
        self.x = numpy.zeros((len(data), len(place)))
        self.offset = numpy.zeros(len(data))
        for line, row in enumerate(data):
            if row["rule"] in place:
                self.x[line, place[row["rule"]]] = 1
            for name, value in row["features"].items():
                if name in place:
                    self.x[line, place[name]] = value
                elif name in FIXED:
                    self.offset[line] += FIXED[name] * value * numpy.log(2)
        self.y = numpy.array([REAL.get(row["label"], 0.0) for row in data])
        self.weight = numpy.array([PLANTED if row.get("planted") else 1.0 for row in data])
        apps = collections.defaultdict(set)
        for row in data:
            for name in row["features"]:
                apps[name].add(row["app"])
        self.prior = numpy.array([0.0] * len(rules) + [
            PRIOR.get(name, 0.0) * (SEEN if len(apps[name]) >= 5 else UNSEEN) * numpy.log(2)
            for name in features])
        self.bounds = [(None, None)] * len(rules) + [
            (0, None) if name in FOR else (None, None) if name in FREE else (None, 0)
            for name in features]


def fit(design, chosen, ridge):
    x, y, offset = design.x[chosen], design.y[chosen], design.offset[chosen]
    weight = design.weight[chosen]

    def loss(weights):
        inner = weights[1:]
        odds = x @ inner + weights[0] + offset
        chance = 1 / (1 + numpy.exp(-odds))
        away = inner - design.prior
        value = weight @ (numpy.logaddexp(0, odds) - y * odds) + ridge / 2 * away @ away
        miss = weight * (chance - y)
        return value, numpy.concatenate([[numpy.sum(miss)], x.T @ miss + ridge * away])

    start = numpy.concatenate([[0.0], design.prior])
    return minimize(
        loss, start, jac=True, method="L-BFGS-B", bounds=[(None, None)] + design.bounds).x


def chances(design, weights, chosen):
    odds = design.x[chosen] @ weights[1:] + weights[0] + design.offset[chosen]
    return 1 / (1 + numpy.exp(-odds))


def folds(data):
    """Apps dealt into folds of about equal size, the same on every run."""
    count = collections.Counter(row["app"] for row in data)
    sizes, deal = [0] * FOLDS, {}
    for app, size in sorted(count.items(), key=lambda item: (-item[1], item[0])):
        at = sizes.index(min(sizes))
        deal[app] = at
        sizes[at] += size
    return numpy.array([deal[row["app"]] for row in data])


def left_out(design, fold, ridge):
    """The chance of each finding by the model that did not see its app."""
    result = numpy.zeros(len(fold))
    for at in range(FOLDS):
        weights = fit(design, fold != at, ridge)
        result[fold == at] = chances(design, weights, fold == at)
    return result


def loss(chance, y):
    chance = numpy.clip(chance, 1e-6, 1 - 1e-6)
    return float(-numpy.mean(y * numpy.log(chance) + (1 - y) * numpy.log(1 - chance)))


def area(chance, y):
    real, other = chance[y > 0.9], chance[y < 0.9]
    if not len(real) or not len(other):
        return float("nan")
    wins = (real[:, None] > other[None, :]).mean() + (real[:, None] == other[None, :]).mean() / 2
    return float(wins)


def calibration(chance, y, bins=8):
    """Expected calibration error over bins of equal size."""
    order = numpy.argsort(chance)
    return sum(
        len(part) * abs(chance[part].mean() - y[part].mean())
        for part in numpy.array_split(order, bins) if len(part)) / len(y)


def gains(data, rules, names, fold, ridge):
    """By how much apps left out are judged worse without each feature, and the apps that show it."""
    apps = collections.defaultdict(set)
    for row in data:
        for name in row["features"]:
            apps[name].add(row["app"])
    read = people(data)
    whole = Design(data, names, rules)
    score = loss(left_out(whole, fold, ridge)[read], whole.y[read])
    found = {}
    for name in names:
        design = Design(data, [other for other in names if other != name], rules)
        found[name] = loss(left_out(design, fold, ridge)[read], design.y[read]) - score
    return found, {name: len(apps[name]) for name in names}


def people(data):
    """Which findings a person labelled."""
    return numpy.array([not row.get("planted") for row in data])


def leads(row):
    """Whether the finding is told for its cause: what is told under another stops nothing."""
    return row.get("leads", True)


def stopping(data, chance, least):
    """Rules whose findings that reach the gate are right often enough on apps left out."""
    allowed, lines = [], []
    for rule in sorted({row["rule"] for row in data} | TRUSTED):
        own = [
            at for at, row in enumerate(data)
            if row["rule"] == rule and chance[at] >= GATE and leads(row)
            and not DECISIVE & row["features"].keys()]
        read = [at for at in own if not data[at].get("planted")]
        count = len(read) + PLANTED * (len(own) - len(read))
        right = sum(
            PLANTED if data[at].get("planted") else 1 for at in own if data[at]["label"] == "REAL")
        passes = count >= ENOUGH and right / count >= least
        is_right = passes or rule in TRUSTED and count < REFUTING
        if is_right and rule not in NEVER:
            allowed.append(rule)
        lines.append(
            f"  {rule:20} {sum(data[at]['label'] == 'REAL' for at in read):3} of {len(read):3} right at "
            f"the gate, {right:.0f} of {count:.0f} with planted ones; "
            + ("stops" if rule in allowed else "is worth a look"))
    return allowed, lines


def report(data, chance):
    y = numpy.array([REAL.get(row["label"], 0.0) for row in data])
    print(f"{len(data)} findings of {len({row['app'] for row in data})} apps, "
          f"{sum(y > .9):.0f} real, {sum((y > .1) & (y < .9)):.0f} doubtful")
    print(f"apps left out: area under the curve {area(chance, y):.3f}, "
          f"calibration error {calibration(chance, y):.3f}, log loss {loss(chance, y):.3f}")
    first = numpy.array([leads(row) for row in data])
    for gate in (0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9):
        at = first & (chance >= gate)
        real = (y[at] > .9).sum()
        print(f"  at {gate:.2f}: {at.sum():4} causes, {real / max(1, at.sum()):.0%} right, "
              f"{(y[at] > .1).sum() / max(1, at.sum()):.0%} with doubtful ones, "
              f"{real / max(1, (y > .9).sum()):.0%} of the real ones")
    added = numpy.array(["added-scene" in row["features"] for row in data])
    for words, part in (("edited scenes", ~added), ("added scenes", added)):
        if part.sum() > 10:
            print(f"  {words}: {part.sum()} findings, {(y[part] > .9).mean():.0%} real, "
                  f"calibration error {calibration(chance[part], y[part], 4):.3f}")
    for rule in sorted({row["rule"] for row in data}):
        part = numpy.array([row["rule"] == rule for row in data])
        print(f"  {rule:20} {part.sum():4} findings, {(y[part] > .9).mean():.0%} real, "
              f"expected {chance[part].mean():.0%}")


def judge(file, names, rules, weights, allowed):
    """What the fitted model makes of findings that it has not seen."""
    data = rows(file)
    design = Design(data, names, rules)
    # A rule that nobody labelled has the constant alone.
    chance = chances(design, weights, numpy.ones(len(data), bool))
    print(f"unseen, {file}:")
    report(data, chance)
    stops = [
        row for row, odds in zip(data, chance)
        if odds >= GATE and row["rule"] not in NEVER
        and (row["rule"] in allowed or DECISIVE & row["features"].keys())]
    real = sum(row["label"] == "REAL" for row in stops)
    most = sum(row["label"] in REAL for row in stops)
    print(f"  stops: {real} of {len(stops)} right, {most} with doubtful ones; "
          f"{real} of {sum(row['label'] == 'REAL' for row in data)} real ones stop")


def standing():
    """The weights of the table that stands, by rule and by kind, in doublings."""
    text = TABLE.read_text()
    words = re.findall(r"\.(\w+): (-?[0-9.]+),", text)
    return {re.sub("[A-Z]", lambda letter: "-" + letter[0].lower(), name): float(weight)
            for name, weight in words}


def onto(data, kinds, ridge):
    """Fits some kinds alone and leaves every other weight as it stands. The constant that is fitted with them is
    not kept: draws of what stops tell which of the findings are right, and not how many of all are."""
    known = standing()
    data = [row for row in data if row["rule"] in known and leads(row)]
    offset = numpy.array([
        sum([known[row["rule"]]] + [
            known.get(name, 0) * value for name, value in row["features"].items()
            if name not in kinds])
        for row in data]) * numpy.log(2)
    design = types.SimpleNamespace(
        x=numpy.array([[row["features"].get(kind, 0.0) for kind in kinds] for row in data]),
        y=numpy.array([REAL.get(row["label"], 0.0) for row in data]),
        offset=offset, weight=numpy.ones(len(data)), prior=numpy.zeros(len(kinds)),
        bounds=[(None, 0)] * len(kinds))
    y = design.y
    chance = left_out(design, folds(data), ridge)
    plain = 1 / (1 + numpy.exp(-offset))
    print(f"{len(data)} findings of {len({row['app'] for row in data})} apps: log loss on apps left out "
          f"{loss(plain, y):.4f} as it stands, {loss(chance, y):.4f} with {', '.join(kinds)}")
    text = TABLE.read_text()
    weights = fit(design, numpy.ones(len(data), bool), ridge)[1:] / numpy.log(2)
    for kind, weight in zip(kinds, weights):
        apps = len({row["app"] for row in data if kind in row["features"]})
        line = f"    .{swift(kind)}: {round(weight, 1)},  // {apps} apps, fitted onto the others\n"
        print(line.strip())
        text = re.sub(rf" *\.{swift(kind)}: .*\n", "", text)
        text = text.replace("  ]\n}\n", line + "  ]\n}\n")
    TABLE.write_text(text)


def swift(name):
    parts = name.split("-")
    return parts[0] + "".join(part.capitalize() for part in parts[1:])


def write(names, gained, support, rules, weights, allowed, count, apps):
    doublings = weights / numpy.log(2)
    constant = doublings[0]
    text = f"""internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on {count} labelled findings of {apps} apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {{
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
"""
    for at, rule in enumerate(rules):
        text += f"    .{swift(rule)}: {round(constant + doublings[1 + at], 1)},\n"
    text += f"""  ]

  /// What a rule weighs that nobody labelled.
  static let otherRule = {round(constant, 1)}

  /// Rules whose findings stop a merge where they are believed; the others are worth a look.
  static let stopping: Set<Rule> = [
    {", ".join("." + swift(rule) for rule in allowed)},
  ]

  /// A finding with one of these stops whatever its rule, unless the rule is in ``neverStopping``.
  static let decisive: Set<Evidence.Kind> = [{", ".join("." + swift(name) for name in sorted(DECISIVE))}]

  /// Rules that stop nothing, whatever speaks for a finding: of the zero sizes that stopped on apps
  /// nobody had looked at, none of six was right.
  static let neverStopping: Set<Rule> = [{", ".join("." + swift(rule) for rule in sorted(NEVER))}]

  static let kinds: [Evidence.Kind: Double] = [
"""
    for name, value in sorted(FIXED.items()):
        text += f"    .{swift(name)}: {value},  // by meaning\n"
    for at, name in enumerate(names):
        value = round(doublings[1 + len(rules) + at], 1)
        if value == 0:
            continue
        thin = ", thin" if support[name] < 5 else ""
        text += (f"    .{swift(name)}: {value},  // {support[name]} apps{thin}, "
                 f"{gained[name] * 1000:.1f}\n")
    TABLE.write_text(text + "  ]\n}\n")


def main():
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("features", nargs="+")
    words.add_argument("--report", action="store_true")
    words.add_argument("--judge", help="features of labelled findings that the fit must not see")
    words.add_argument("--ridge", type=float, default=3.0)
    words.add_argument("--least", type=float, default=0.7)
    words.add_argument(
        "--per-app", type=int, default=8, help="how many findings of one app count at most")
    words.add_argument(
        "--onto", nargs="+", metavar="KIND", help="fit these kinds alone onto the table that stands")
    given = words.parse_args()
    data = dealt([row for file in given.features for row in rows(file)], given.per_app)
    if given.onto:
        onto(data, given.onto, given.ridge)
        return
    rules = sorted({row["rule"] for row in data})
    fold = folds(data)
    names = sorted(
        set(PRIOR) | {name for row in data for name in row["features"]} - set(FIXED))
    gained, support = gains(data, rules, names, fold, given.ridge)
    design = Design(data, names, rules)
    chance = left_out(design, fold, given.ridge)
    read = people(data)
    report([row for row in data if not row.get("planted")], chance[read])
    if not read.all():
        y = design.y[~read]
        own = chance[~read]
        print(f"planted: {len(y)} findings, {(y > .9).sum()} on what visibly broke, "
              f"{(own[y > .9] >= GATE).mean():.0%} of these reach the gate, "
              f"{(own[y < .1] >= GATE).mean():.0%} of the others")
    allowed, lines = stopping(data, chance, given.least)
    print("\n".join(lines))
    weights = fit(design, numpy.ones(len(data), bool), given.ridge)
    for at, name in enumerate(names):
        print(f"  {name:24} {weights[1 + len(rules) + at] / numpy.log(2):+.1f} "
              f"in {support[name]} apps, gain {gained[name] * 1000:.1f}")
    if given.judge:
        judge(given.judge, names, rules, weights, allowed)
    if not (given.report or given.judge):
        write(names, gained, support, rules, weights, allowed, len(data),
              len({row["app"] for row in data}))


main()
