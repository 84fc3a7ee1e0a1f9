#!/usr/bin/env python3
"""Writes the data files of this folder from their sources.

    generate.py fonts system-font-metrics.json   -> SystemFontData.swift
    generate.py lines                            -> LineBreakData.swift

`system-font-metrics.json` is the result of the fit: advances of Inter (SIL OFL 1.1) with corrections
learned from label widths stored in public Interface Builder documents, Inter's kerning, and Apple's
published tracking. Line-break classes come from the Unicode Character Database that Perl carries.
The Swift compiler takes string literals quickly and array literals slowly, so tables are text.
"""
import json, os, subprocess, sys, textwrap, unicodedata

HERE = os.path.dirname(os.path.abspath(__file__))
LIMIT = 0x2800  # the flat tables end here; every character of the fit lies below


def literal(name, words, doc, raw=False):
    hashes = "#" if raw else ""
    lines = words if raw else textwrap.wrap(" ".join(words), 96, break_long_words=False,
                                            break_on_hyphens=False)
    body = "\n".join("    " + line for line in lines)
    return f'  /// {doc}\n  static let {name}: StaticString = {hashes}"""\n{body}\n    """{hashes}\n'


def ranges(points):
    out, points = [], sorted(points)
    for p in points:
        if out and out[-1][1] == p - 1:
            out[-1][1] = p
        else:
            out.append([p, p])
    return [f"{a:X}" if a == b else f"{a:X}-{b:X}" for a, b in out]


def fonts(path):
    data = json.load(open(path))
    full, basic = data["charsets"]["full"], data["charsets"]["basic"]
    assert list(full) == sorted(full) and list(basic) == sorted(basic) and set(basic) <= set(full)
    known = set(full)
    parts = []
    parts.append(literal("fullCharacters", ranges(map(ord, full)),
                         "Code points of the full set, hexadecimal ranges, in table order."))
    parts.append(literal("basicCharacters", ranges(map(ord, basic)),
                         "Code points of the basic set, hexadecimal ranges, in table order."))
    for weight, table in data["weights"].items():
        count = table["observations"]
        seen = f"{count['text']} text and {count['display']} display strings behind the fit"
        for size in ("text", "display"):
            parts.append(literal(f"{weight}{size.capitalize()}", [str(v) for v in table[size]],
                                 f"{weight}, {size} optical size, {table['chars']} set; {seen}."))
    for size in ("text", "display"):
        rows = []
        for left, groups in sorted(data["kerning"][size].items()):
            rows.append(" ".join([left] + [f"{v} {rights}" for v, rights in sorted(
                groups.items(), key=lambda item: int(item[0]))]))
        parts.append(literal(f"{size}Kerning", rows,
                             "Left letter, then value and right letters, per mille.", raw=True))
    for era in ("new", "old"):
        rows = sorted(((float(k), v) for k, v in data["tracking_per_mille"][era].items()))
        words = [f"{k:g}:{v}" for k, v in rows]
        parts.append(literal(f"{era}Tracking", words, "Point size : tracking per mille."))
    parts.append(literal("substitutes", substitutes(known),
                         "start,count,target,step: characters measured as their compatibility base."))
    parts.append(literal("kerningBases", kerning_bases(data),
                         "start,count,target,step: characters that kern as their base letter."))
    parts.append(literal("compositions", compositions(known),
                         "base,mark,composed: canonical compositions that are in the full set."))
    write("SystemFontData", "Advances of the system font: 1e-4 em, tracking and kerning 1e-3 em.", """
/// Advances are those of Inter 4.0 beta (SIL Open Font License 1.1) plus corrections fitted to
/// label widths stored in public Interface Builder documents; kerning is Inter's; tracking of the
/// new era is the iOS table of Apple's Human Interface Guidelines. No text of the documents is here.
""", parts)


def runs(pairs):
    """(source, target) pairs as runs whose target stands still or walks along."""
    out = []
    for s, t in sorted(pairs):
        if out:
            start, count, target, step = out[-1]
            if s == start + count:
                if count == 1 and t - target in (0, 1):
                    out[-1] = (start, 2, target, t - target)
                    continue
                if count > 1 and t == target + step * count:
                    out[-1] = (start, count + 1, target, step)
                    continue
        out.append((s, 1, t, 0))
    return [f"{s:X},{n:X},{t:X},{step}" for s, n, t, step in out]


def is_wide(o):
    return (0x2E80 <= o <= 0x9FFF or 0xAC00 <= o <= 0xD7FF or 0xF900 <= o <= 0xFAFF
            or 0xFF00 <= o <= 0xFF60 or 0x20000 <= o <= 0x3FFFF)


def substitutes(known):
    pairs = []
    for o in range(0x110000):
        c = chr(o)
        if c in known or is_wide(o) or 0xD800 <= o <= 0xDFFF or unicodedata.combining(c):
            continue
        base = unicodedata.normalize("NFKD", c)[0]
        if base != c and base in known:
            pairs.append((o, ord(base)))
    return runs(pairs)


def kerning_bases(data):
    letters = {c for t in data["kerning"].values() for left, g in t.items()
               for rights in g.values() for c in [left, *rights]}
    pairs = []
    for o in range(LIMIT):
        base = unicodedata.normalize("NFD", chr(o))[0]
        if base in letters:
            pairs.append((o, ord(base)))
    return runs(pairs)


def compositions(known):
    words = []
    for c in sorted(known):
        parts = unicodedata.decomposition(c).split()
        if len(parts) == 2 and not parts[0].startswith("<"):
            base, mark = (chr(int(p, 16)) for p in parts)
            if unicodedata.normalize("NFC", base + mark) == c:
                words.append(f"{ord(base):X},{ord(mark):X},{ord(c):X}")
    return words


LINE_BREAK = r"""
use Unicode::UCD qw(prop_invmap);
print Unicode::UCD::UnicodeVersion(), "\n";
my ($starts, $classes) = prop_invmap("Line_Break");
for my $i (0 .. $#$starts) {
  my $end = $i < $#$starts ? $starts->[$i + 1] - 1 : 0x10FFFF;
  my $run = "";
  for my $c ($starts->[$i] .. $end) {
    last if $c > 0x10FFFF;
    my $lb = (Unicode::UCD::prop_value_aliases("lb", $classes->[$i]))[0];
    next if $c >= 0xD800 && $c <= 0xDFFF;
    my $s = chr($c);
    my $class = $lb;
    if ($lb =~ /^(AI|SG|XX)$/) { $class = "AL" }
    elsif ($lb eq "CJ") { $class = "NS" }
    elsif ($lb eq "SA") { $class = $s =~ /[\p{Mn}\p{Mc}]/ ? "CM" : "AL" }
    elsif ($lb =~ /^(OP|CP)$/ && $s =~ /[\p{ea=F}\p{ea=W}\p{ea=H}]/) { $class = lc $lb }
    elsif ($lb eq "ID" && $s =~ /\p{Cn}/ && $s =~ /\p{ExtPict}/) { $class = "id" }
    next if $class eq $run;
    $run = $class;
    printf "%X %s\n", $c, $class;
  }
}
"""


def lines():
    out = subprocess.run(["perl", "-e", LINE_BREAK], capture_output=True, text=True, check=True)
    rows = out.stdout.split("\n")
    version, words, last = rows[0], [], None
    for row in rows[1:]:
        if row:
            start, name = row.split()
            if name != last:
                words.append(f"{start}:{name}")
            last = name
    write("LineBreakData", f"Line-break classes of Unicode {version}.", """
/// Classes are those of the property Line_Break after rule LB1 (AI, SG and XX are AL, CJ NS, SA
/// CM or AL). `op` and `cp` are wide parentheses (rule LB30), `id` unassigned pictographs (LB30b).
""", [literal("classes", words, "First code point (hexadecimal) : class, up to the next one.")])


def write(name, title, doc, parts):
    text = "// swift-format-ignore-file\n// Written by generate.py; do not edit.\n\n"
    text += f"/// {title}\n///{doc}enum {name} {{\n" + "\n".join(parts) + "}\n"
    with open(os.path.join(HERE, name + ".swift"), "w") as f:
        f.write(text)


if __name__ == "__main__":
    if sys.argv[1] == "fonts":
        fonts(sys.argv[2])
    else:
        lines()
