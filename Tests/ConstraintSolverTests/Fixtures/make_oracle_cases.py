#!/usr/bin/env python3
"""Writes random constraint systems together with the answers of z3, an independent exact solver.

    python3 -m venv venv && venv/bin/pip install z3-solver
    venv/bin/python make_oracle_cases.py 500 1 > oracle-500.json

The arguments are how many systems and the seed; a third one, the path of a Python file, takes its
function `judge` as the oracle instead. That one takes and gives what its own text says; its answers have
values and the ambiguous variables in place of ranges. KEYLINE_ORACLE_CASES=FILE makes the tests check
such a file, of any length.

Each system has required equalities and inequalities,
optional rows on shared levels, fractional coefficients, and right sides drawn from few numbers, so that
many are degenerate and many contradictory. Per system the answer is either "unsatisfiable", or the
violation of each level, the range of each variable over all best solutions (null is without end).

A row is [relation, priority, constant, [[variable, coefficient], ...]].
"""
import importlib.util
import json
import random
import sys
from fractions import Fraction

from z3 import Optimize, Real, RealVal, Solver, Sum, sat

COEFFICIENTS = ["1", "1", "1", "1", "-1", "-1", "-1", "2", "-2", "1/2", "-1/2", "3", "1/3", "-2/3"]
CONSTANTS = ["0", "0", "0", "10", "10", "5", "-5", "20", "7/2", "40/3"]
LEVELS = [999, 750, 750, 500, 500, 250, 250, 249.5]


def random_system(rng):
    variables = rng.randint(1, 6)
    rows = []

    def add(relation, priority):
        chosen = rng.sample(range(variables), min(variables, rng.choice([1, 1, 2, 2, 2, 3])))
        terms = [[v, rng.choice(COEFFICIENTS)] for v in chosen]
        rows.append([relation, priority, rng.choice(CONSTANTS), terms])

    for _ in range(rng.randint(0, max(0, variables - 1))):
        add("==", 1000)
    for _ in range(rng.randint(0, 4)):
        add(rng.choice(["<=", ">="]), 1000)
    for _ in range(rng.randint(0, 9)):
        add(rng.choice(["==", "<=", ">=", ">="]), rng.choice(LEVELS))
    rng.shuffle(rows)
    return variables, rows


def number(text):
    return RealVal(str(Fraction(text)))


def judge(variables, rows):
    x = [Real(f"x{i}") for i in range(variables)]
    base, levels = [], {}
    for i, (relation, priority, constant, terms) in enumerate(rows):
        gap = Sum([number(c) * x[v] for v, c in terms]) - number(constant)
        if priority >= 1000:
            base.append({"==": gap == 0, "<=": gap <= 0, ">=": gap >= 0}[relation])
            continue
        error = Real(f"e{i}")
        base.append(error >= 0)
        if relation in ("==", "<="):
            base.append(error >= gap)
        if relation in ("==", ">="):
            base.append(error >= -gap)
        levels.setdefault(priority, []).append(error)
    solver = Solver()
    solver.add(*base)
    if solver.check() != sat:
        return None
    violations = []
    for level in sorted(levels, reverse=True):
        optimizer = Optimize()
        optimizer.add(*base)
        best = optimizer.minimize(Sum(levels[level]))
        assert optimizer.check() == sat
        value = optimizer.lower(best)
        base.append(Sum(levels[level]) == value)
        violations.append([level, str(Fraction(str(value)))])
    ranges = []
    for v in x:
        ends = []
        for upper in (False, True):
            optimizer = Optimize()
            optimizer.add(*base)
            handle = optimizer.maximize(v) if upper else optimizer.minimize(v)
            assert optimizer.check() == sat
            text = str(handle.value())
            ends.append(None if "oo" in text else str(Fraction(text)))
        ranges.append(ends)
    return {"violations": violations, "ranges": ranges}


def violations_of(rows, values):
    levels = {}
    for relation, priority, constant, terms in rows:
        if priority >= 1000:
            continue
        gap = sum(Fraction(c) * values[v] for v, c in terms) - Fraction(constant)
        broken = {"==": abs(gap), "<=": max(gap, 0), ">=": max(-gap, 0)}[relation]
        levels[priority] = levels.get(priority, 0) + broken
    return [[level, str(Fraction(levels[level]))] for level in sorted(levels, reverse=True)]


def judge_by(oracle):
    """The judge of another file, asked in its own form."""
    spec = importlib.util.spec_from_file_location("oracle", oracle)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    def judge(variables, rows):
        problem = {"variables": [f"x{i}" for i in range(variables)], "required": [], "optional": []}
        for index, (relation, priority, constant, terms) in enumerate(rows):
            row = {"terms": {f"x{v}": c for v, c in terms}, "relation": relation, "constant": constant}
            if priority >= 1000:
                problem["required"].append({"name": f"row {index}", **row})
            else:
                problem["optional"].append({"priority": priority, **row})
        answer = module.judge(problem)
        if answer["status"] != "solved":
            return None
        values = [Fraction(answer["values"][f"x{i}"]) for i in range(variables)]
        return {
            "violations": violations_of(rows, values),
            "values": [str(v) for v in values],
            "ambiguous": [int(name[1:]) for name in answer["ambiguous"]],
        }

    return judge


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    ask = judge_by(sys.argv[3]) if len(sys.argv) > 3 else judge
    rng = random.Random(seed)
    print("[")
    for index in range(count):
        variables, rows = random_system(rng)
        answer = ask(variables, rows)
        line = json.dumps({"variables": variables, "rows": rows, "answer": answer}, separators=(",", ":"))
        print(line + ("," if index + 1 < count else ""))
    print("]")


if __name__ == "__main__":
    main()
