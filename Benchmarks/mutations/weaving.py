"""Finds the places of Swift sources that one small change would mutate, and weaves all changes in.

A changed operator becomes an operator of its own that gives the value of the source or, when its
mutation runs, that of the mutation. A changed number becomes a call that does the same.
"""
import collections, re

MUTATED = ["LayoutEngine", "ConstraintSolver"]
# Folders whose code gives no frame, finding or cause of a check: the version does not stand for them.
BESIDE = ["Certificate", "Drawing", "Inspecting", "Lints", "Overrides", "Querying", "Sweeping"]

SWAPS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "+": "-", "-": "+",
         "&&": "||", "||": "&&"}
OPERATOR = re.compile(r"(?<= )(<=?|>=?|==|!=|\+|-|&&|\|\|)(?= )")
NOT = re.compile(r"(?<=[ (\[])!(?=[a-z(])")
CHOICE = re.compile(r"(?<![\w])(min|max)(?=\()")
NUMBER = re.compile(r"(?<![\w.$])\d+(?![\w.])")
LETTERS = "⊕⊖⊗⊘⊙⊚⊛⊜⊞⊟"

Site = collections.namedtuple("Site", "module file line column old new number text")
# A place keeps its key while lines are added above it.
Site.key = property(lambda site: f"{site.file}:{site.column}:{site.text}")


def code(line):
    """The line without what a comment or a text holds; nothing of lines that declare operators or attributes."""
    text = line.split("//")[0].rstrip()
    if '"' in text or re.search(r"^\s*(@|#|import )|\bfunc [^a-z(`]|\boperator ", text):
        return ""
    return text


def sites(root):
    """Every site under `root`, numbered within its module."""
    found = []
    for module in MUTATED:
        number = 0
        for file in sorted((root / "Sources" / module).rglob("*.swift")):
            name = file.relative_to(root)
            if set(BESIDE) & set(name.parts):
                continue
            for at, line in enumerate(file.read_text().splitlines(), 1):
                for column, old, new in changes(code(line)):
                    found.append(Site(module, str(name), at, column, old, new, number, line.strip()))
                    number += 1
    return found


def changes(text):
    """Columns, old texts and new texts."""
    for match in OPERATOR.finditer(text):
        yield match.start(), match[0], SWAPS[match[0]]
    for match in NOT.finditer(text):
        yield match.start(), "!", ""
    for match in CHOICE.finditer(text):
        yield match.start(), match[0], "max" if match[0] == "min" else "min"
    for match in NUMBER.finditer(text):
        yield match.start(), match[0], str(int(match[0]) + 1)


def named(site):
    """The site's own operator."""
    return "".join(LETTERS[int(digit)] for digit in f"{site.number:04}")


def woven(text, found):
    """The source with all sites in it."""
    lines = text.split("\n")
    for site in sorted(found, key=lambda site: -site.column):
        line = lines[site.line - 1]
        if site.old in SWAPS or site.old == "!":
            word = named(site)
        elif site.old in ("min", "max"):
            word = f"{site.old}_{site.number}"
        else:
            word = f"mutated({site.number}, {site.old}, {site.new})"
        lines[site.line - 1] = line[:site.column] + word + line[site.column + len(site.old):]
    return "\n".join(lines)


PRECEDENCE = {"+": "AdditionPrecedence", "-": "AdditionPrecedence", "&&": "LogicalConjunctionPrecedence",
              "||": "LogicalDisjunctionPrecedence"}


def support(module, found):
    """The Swift file of a module that its sites call."""
    start = len("import ConstraintSolver\n") if module == "ConstraintSolver" else 0
    count = max((site.number for site in found), default=0) + 1
    lines = [SUPPORT[start:].replace("MODULE", module).replace("COUNT", str(count))]
    for site in found:
        word, number = named(site), site.number
        if site.old == "!":
            lines.append(f"prefix operator {word}\n@inline(__always) prefix func {word} (x: Bool) -> Bool "
                         f"{{ mutated({number}, !x, x) }}")
        elif site.old in ("&&", "||"):
            ends = "!l" if site.old == "&&" else "l"
            lines.append(
                f"infix operator {word}: {PRECEDENCE[site.old]}\n@inline(__always) func {word} "
                f"(l: Bool, r: @autoclosure () throws -> Bool) rethrows -> Bool {{ "
                f"if isTraced {{ if {ends} {{ traced[{number}] = 2 }} else {{ let r = try r(); "
                f"note({number}, l, r); return r }} }}; "
                f"return mutant == {number} ? try (l {site.new} r()) : try (l {site.old} r()) }}")
        elif site.old in ("==", "!="):
            lines.append(
                f"infix operator {word}: ComparisonPrecedence\n@inline(__always) func {word} "
                f"<T: Equatable>(l: T, r: T) -> Bool {{ mutated({number}, l {site.old} r, l {site.new} r) }}\n"
                f"@inline(__always) func {word} <T>(l: T?, r: _OptionalNilComparisonType) -> Bool "
                f"{{ mutated({number}, l {site.old} r, l {site.new} r) }}\n"
                f"@inline(__always) func {word} <T: Equatable, U: Equatable>(l: (T, U), r: (T, U)) -> Bool "
                f"{{ mutated({number}, l {site.old} r, l {site.new} r) }}")
        elif site.old in ("<", "<=", ">", ">="):
            lines.append(
                f"infix operator {word}: ComparisonPrecedence\n@inline(__always) func {word} "
                f"<T: Comparable>(l: T, r: T) -> Bool {{ mutated({number}, l {site.old} r, l {site.new} r) }}\n"
                f"@inline(__always) func {word} <T: Comparable, U: Comparable>(l: (T, U), r: (T, U)) -> Bool "
                f"{{ mutated({number}, l {site.old} r, l {site.new} r) }}")
        elif site.old in ("+", "-"):
            lines.append(f"infix operator {word}: AdditionPrecedence")
            for shape in SUMS + OWN[module]:
                # The other sum may be out of range: whether it differs is told by the second number.
                zero = ".zero" if "Additive" in shape else "0"
                same = f"r == {zero}" if shape in SUMS else "false"
                lines.append(f"@inline(__always) func {word} {shape} "
                             f"{{ if isTraced {{ note({number}, true, {same}) }}; "
                             f"return mutant == {number} ? l {site.new} r : l {site.old} r }}")
            if module == "ConstraintSolver":
                lines.append(
                    f"@inline(__always) func {word} <T: ExactScalar>(l: T, r: T) throws(ArithmeticFailure) -> T "
                    f"{{ if isTraced {{ traced[{number}] = 2 }}; "
                    f"return mutant == {number} ? try l {site.new} r : try l {site.old} r }}")
        elif site.old in ("min", "max"):
            old, new = f"Swift.{site.old}(", f"Swift.{site.new}("
            lines.append(
                f"func {site.old}_{number}<T: Comparable>(_ l: T, _ r: T) -> T "
                f"{{ mutated({number}, {old}l, r), {new}l, r)) }}\n"
                f"func {site.old}_{number}<T: Comparable>(_ l: T, _ r: T, _ m: T) -> T "
                f"{{ mutated({number}, {old}l, r, m), {new}l, r, m)) }}\n"
                f"extension Sequence where Element: Comparable {{ func {site.old}_{number}() -> Element? "
                f"{{ mutated({number}, self.{site.old}(), self.{site.new}()) }} }}\n"
                f"extension Sequence {{ func {site.old}_{number}(by less: (Element, Element) throws -> Bool) "
                f"rethrows -> Element? {{ mutant == {number} ? try self.{site.new}(by: less) : "
                f"try self.{site.old}(by: less) }} }}")
    return "\n".join(lines) + "\n"


SUMS = ["<T: AdditiveArithmetic>(l: T, r: T) -> T", "(l: Int, r: Int) -> Int",
        "(l: Double, r: Double) -> Double", "(l: Rational, r: Rational) -> Rational"]
OWN = {
    "LayoutEngine": ["<T: LayoutNumber>(l: T, r: T) -> T", "(l: ParametricValue, r: ParametricValue) -> ParametricValue",
                     "(l: LinearForm, r: LinearForm) -> LinearForm", "(l: LinearForm, r: ParametricValue) -> LinearForm"],
    "ConstraintSolver": ["(l: ParametricValue, r: ParametricValue) -> ParametricValue",
                         "(l: Piece.Affine, r: Piece.Affine) -> Piece.Affine", "(l: AffineNumber, r: AffineNumber) -> AffineNumber"],
}

SUPPORT = """import ConstraintSolver
import Glibc

private func text(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
let mutant: Int = text("MUTANT_MODULE").flatMap { Int($0) } ?? -1
let isTraced: Bool = text("MUTANT_TRACE") != nil
/// By site: 0 never executed, 1 executed, 2 gave another value than the source, 3 being looked at.
nonisolated(unsafe) let traced: UnsafeMutablePointer<UInt8> = {
  let states = UnsafeMutablePointer<UInt8>.allocate(capacity: COUNT)
  states.initialize(repeating: 0, count: COUNT)
  atexit {
    guard let path = text("MUTANT_TRACE"), let file = fopen(path + "-MODULE", "w") else { return }
    fwrite(traced, 1, COUNT, file)
    fclose(file)
  }
  return states
}()

@inline(__always) func note<T: Equatable>(_ number: Int, _ old: T, _ new: T) {
  if traced[number] < 2 { traced[number] = old == new ? 1 : 2 }
}

@inline(__always) func mutated<T: Equatable>(
  _ number: Int, _ old: @autoclosure () -> T, _ new: @autoclosure () -> T
) -> T {
  if isTraced {
    let value = old()
    if traced[number] < 2 {
      // A mutated comparison may come back here: it is looked at once at a time.
      traced[number] = 3
      traced[number] = value == new() ? 1 : 2
    }
    return value
  }
  return mutant == number ? new() : old()
}

@_disfavoredOverload @inline(__always) func mutated<T>(
  _ number: Int, _ old: @autoclosure () -> T, _ new: @autoclosure () -> T
) -> T {
  if isTraced { traced[number] = 2 }
  return mutant == number ? new() : old()
}
"""
