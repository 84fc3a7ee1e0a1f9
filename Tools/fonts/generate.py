#!/usr/bin/env python3
"""Writes the tables of TextMetrics from their sources.

    generate.py fonts system-font-fit.json         -> SystemFontData.swift
    generate.py faces FOLDER FITTED.json [NAME...] -> NamedFontData.swift
    generate.py lines                              -> LineBreakData.swift

KEYLINE_TABLES names another folder than that of the sources to read and write them in.

`system-font-fit.json` is written by `Tools/text-fit`: advances and kerning of Inter (SIL OFL 1.1) and
Apple's published tracking, with corrections learned from label widths stored in public Interface
Builder documents. Advances and kerning of named fonts are read from font files below FOLDER (fontTools
and uharfbuzz; Debian's fonts-* packages and texlive-fonts-extra have all but Poppins), stand here as
published, or come from `Tools/text-fit/named.py`. With names only those are made anew; the other rows
stay. Line-break classes come from the Unicode Character Database that Perl carries.
The Swift compiler takes string literals quickly and array literals slowly, so tables are text.
"""
import json, os, subprocess, sys, textwrap, unicodedata

HERE = os.path.dirname(os.path.abspath(__file__))
TABLES = os.environ.get("KEYLINE_TABLES") or os.path.join(
    HERE, "..", "..", "Sources", "TextMetrics", "Data")
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


ERAS = {"xcode7": "Xcode 7", "xcode8": "Xcode 8", "old": "Xcode 9 to 11", "new": "Xcode 12 on"}


def fonts(path):
    data = json.load(open(path))
    full, basic = data["sets"]["full"], data["sets"]["basic"]
    assert list(full) == sorted(full) and list(basic) == sorted(basic) and set(basic) <= set(full)
    known = set(full)
    parts = []
    parts.append(literal("fullCharacters", ranges(map(ord, full)),
                         "Code points of the full set, hexadecimal ranges, in table order."))
    parts.append(literal("basicCharacters", ranges(map(ord, basic)),
                         "Code points of the basic set, hexadecimal ranges, in table order."))
    for face, table in data["faces"].items():
        for cut in ("text", "display"):
            parts.append(literal(f"{face}{cut.capitalize()}", map(str, table[cut]),
                                 f"{face}, {cut} optical size, {table['set']} set."))
    for era, table in data["offsets"].items():
        for cut in ("text", "display"):
            parts.append(literal(f"{era}{cut.capitalize()}", map(str, table[cut]),
                                 f"What {ERAS[era]} adds to it in all faces, full set."))
    for cut in ("text", "display", "weight"):
        rows = []
        for left, groups in sorted(data["kerning"][cut].items()):
            words = [left]
            for value, rights in sorted(groups.items(), key=lambda item: int(item[0])):
                words += [value, rights]
            rows.append(" ".join(word.replace(" ", "␠") for word in words))
        what = "per mille and unit of weight" if cut == "weight" else "per mille"
        parts.append(literal(f"{cut}Kerning", rows,
                             f"Left letter, then value and right letters, {what}; ␠ is a blank.", raw=True))
    for era in ("new", "old"):
        rows = sorted(((float(k), v) for k, v in data["published"][era].items()))
        parts.append(literal(f"{era}Tracking", [f"{k:g}:{v}" for k, v in rows],
                             "Published: point size : tracking per mille."))
    rows = [" ".join([f"{era}.{face}", *polyline(points)])
            for era, faces in data["tracking"].items() for face, points in faces.items()]
    parts.append(literal("tracking", rows, "Fitted: era and face, then point size : tracking.", raw=True))
    rows = [" ".join([f"{era}.{script}", *polyline(points)])
            for script, eras in data["scripts"].items() for era, points in eras.items()]
    parts.append(literal("scripts", rows, "Era and script, then point size : advance.", raw=True))
    parts.append(literal("emoji", polyline(data["emoji"]), "Point size : advance."))
    parts.append(literal("substitutes", substitutes(known),
                         "start,count,target,step: characters measured as their compatibility base."))
    parts.append(literal("kerningBases", kerning_bases(data),
                         "start,count,target,step: characters that kern as their base letter."))
    parts.append(literal("compositions", compositions(known),
                         "base,mark,composed: canonical compositions that are in the full set."))
    write("SystemFontData", "Advances and tracking of the system font: 1e-4 em; kerning 1e-3 em.", """
/// Advances and kerning are those of Inter 4.0 beta (SIL Open Font License 1.1), tracking is the iOS
/// table of Apple's Human Interface Guidelines, all with corrections fitted to label widths stored in
/// public Interface Builder documents. No text of the documents is here.
""", parts)


def polyline(points):
    """Points that lie on the line between their neighbours, to the last digit, are left out."""
    kept = []
    for i, (size, value) in enumerate(points):
        if kept and i + 1 < len(points):
            (a, x), (b, y) = kept[-1], points[i + 1]
            between = points[points.index(list(kept[-1])) + 1:i + 1]
            if all(abs(x + (y - x) * (s - a) / (b - a) - v) < 0.01 for s, v in between):
                continue
        kept.append((size, value))
    return [f"{size:g}:{value}" for size, value in kept]


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


PRINTED = [chr(c) for c in [*range(0x20, 0x7F), *range(0xA0, 0x100),
                           0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x20AC]]

# Characters that pairs are looked for among; accented letters kern as their base letters.
KERNED = [c for c in PRINTED if ord(c) < 0x7F or c in "–—‘’“”…"]

# PostScript names on iOS and the faces that bring their advances: metric-compatible with Arial, Times
# New Roman, Helvetica and Palatino, but with kerning of their own, which is left out; only Liberation
# Sans has Arial's, which is Helvetica's too (24 of 24 recorded titles in 8 repositories).
STYLES = {"": "", "-Bold": "-Bold", "-Italic": "-Italic", "-BoldItalic": "-BoldItalic"}
STAND_INS = {
    **{"Helvetica" + n: "NimbusSans-" + f for n, f in {
        "": "Regular", "-Bold": "Bold", "-Oblique": "Italic", "-BoldOblique": "BoldItalic"}.items()},
    **{"Arial" + n + "MT": "LiberationSans" + f for n, f in STYLES.items()},
    **{"TimesNewRomanPS" + n + "MT": "LiberationSerif" + f for n, f in STYLES.items()},
    **{"Palatino-" + n: "P052-" + n for n in ["Roman", "Bold", "Italic", "BoldItalic"]},
}
STAND_IN_KERNING = {
    "Helvetica": "ArialMT", "Helvetica-Bold": "Arial-BoldMT", "Helvetica-Oblique": "Arial-ItalicMT",
    "Helvetica-BoldOblique": "Arial-BoldItalicMT"}
STAND_IN_LINES = {"Helvetica": (9200, 2300), "Arial": (9050, 2120),
                  "TimesNewRoman": (8910, 2160), "Palatino": (7320, 2830)}

# Families that bring themselves, kerning included: of 35 recorded labels in IBM Plex Sans and Open Sans
# 31 agree to the pixel with it and 9 without. A name after "=" is an older or newer one.
FAMILIES = """
Arvo Arvo-Bold BebasNeueRegular=BebasNeue-Regular BebasNeueBold=BebasNeue-Bold
Bitter-Regular Bitter-Bold
Cabin-Regular Cabin-Medium Cabin-SemiBold Cabin-Bold Comfortaa-Light Comfortaa-Regular Comfortaa-Bold
DancingScript=DancingScript-Regular DancingScript-Bold
Dosis-Light Dosis-Book=Dosis-Regular Dosis-Medium Dosis-SemiBold Dosis-Bold
DroidSans DroidSans-Bold DroidSansMono
EBGaramond-Regular EBGaramond-Bold EBGaramond-Italic
FiraMono-Regular FiraMono-Medium FiraMono-Bold
FiraSans-Light FiraSans-Regular FiraSans-Medium FiraSans-SemiBold FiraSans-Bold
IBMPlexMono=IBMPlexMono-Regular IBMPlexMono-Medium IBMPlexMono-Bold
IBMPlexSans=IBMPlexSans-Regular IBMPlexSans-Light IBMPlexSans-Medium
IBMPlexSans-SemiBold IBMPlexSans-Bold IBMPlexSans-Italic
Inconsolata=Inconsolata-Regular
Inter-Light Inter-Regular Inter-Medium Inter-SemiBold Inter-Bold Inter-ExtraBold
JosefinSans-Light JosefinSans-Regular=JosefinSans JosefinSans-SemiBold JosefinSans-Bold
Karla-Regular Karla-Bold Karla-Italic
Lato-Thin Lato-Light Lato-Regular Lato-Medium Lato-Semibold Lato-Bold Lato-Heavy Lato-Black
Lato-Italic Lato-BoldItalic
LibreBaskerville-Regular LibreBaskerville-Bold
LibreFranklin-Regular LibreFranklin-Medium LibreFranklin-SemiBold LibreFranklin-Bold
Manrope-Light Manrope-Regular Manrope-Medium Manrope-SemiBold Manrope-Bold Manrope-ExtraBold
Merriweather-Light Merriweather-Regular=Merriweather Merriweather-Bold Merriweather-Black
Merriweather-Italic
Montserrat-Light Montserrat-Regular Montserrat-Medium
Montserrat-SemiBold Montserrat-Bold Montserrat-ExtraBold Montserrat-Black Montserrat-Italic
NotoSans-Regular=NotoSans NotoSans-Medium NotoSans-SemiBold NotoSans-Bold
Nunito-Light Nunito-Regular Nunito-SemiBold Nunito-Bold Nunito-ExtraBold
Nunito-Black
OpenSans-Light OpenSans=OpenSans-Regular OpenSans-Semibold=OpenSans-SemiBold OpenSans-Bold
OpenSans-Extrabold=OpenSans-ExtraBold OpenSans-Italic OpenSans-SemiboldItalic OpenSans-BoldItalic
OpenSansCondensed-Light OpenSansCondensed-Bold
PlayfairDisplay-Regular PlayfairDisplay-Bold PlayfairDisplay-Black PlayfairDisplay-Italic
Poppins-Regular Poppins-Bold
Quicksand-Light Quicksand-Regular Quicksand-Medium Quicksand-Bold
Raleway-Light Raleway-Regular=Raleway Raleway-Medium Raleway-SemiBold Raleway-Bold Raleway-ExtraBold
Roboto-Thin Roboto-Light Roboto-Regular Roboto-Medium Roboto-Bold Roboto-Black Roboto-Italic
Roboto-LightItalic Roboto-MediumItalic Roboto-BoldItalic
RobotoCondensed-Light RobotoCondensed-Regular RobotoCondensed-Bold
RobotoMono-Light RobotoMono-Regular RobotoMono-Medium RobotoMono-Bold
SourceCodePro-Light SourceCodePro-Regular SourceCodePro-Semibold=SourceCodePro-SemiBold
SourceCodePro-Bold SourceSansPro-ExtraLight SourceSansPro-Light SourceSansPro-Regular
SourceSansPro-Semibold=SourceSansPro-SemiBold SourceSansPro-Bold SourceSansPro-Black SourceSansPro-It
SourceSansPro-BoldIt
"""
# Releases that apps carry have other lines than the files at hand; of Roboto two repositories, all
# their 21 labels (thin).
FORMER_LINES = {"SourceSansPro": (9840, 2730), "Roboto-": (10479, 2710)}

# Helvetica Neue as its foundry published it, 1e-3 em: space, then the other characters in three rows
# of punctuation, capitals and small letters. Labels of public documents agree to the pixel for the
# regular and the bold cut. The light cut of Apple's is narrower: its letters and signs are fitted to 119
# labels of 9 repositories (66 % within half a point where their owner and their text are left out, 94 %
# within a point; 43 and 72 as published), digits stay.
NEUE = {
    "HelveticaNeue": (
        "278 ! 259 \" 426 # 556 $ 556 % 1000 & 630 ' 278 ( 259 ) 259 * 352 + 600 , 278 - 389 . 278 "
        "/ 333 : 278 ; 278 < 600 = 600 > 600 ? 556 @ 800 [ 259 \\ 333 ] 259 ^ 600 _ 500 ` 222 "
        "{ 333 | 222 } 333 ~ 600",
        "648 685 722 704 611 574 759 722 259 519 667 556 871 722 760 648 760 685 648 574 722 611 926 "
        "611 648 611",
        "537 593 537 593 537 296 574 556 222 222 519 222 853 556 574 593 593 333 500 315 556 500 758 "
        "518 500 480"),
    "HelveticaNeue-Bold": (
        "278 ! 295 \" 463 # 556 $ 556 % 1000 & 685 ' 278 ( 296 ) 296 * 407 + 600 , 278 - 407 . 278 "
        "/ 371 : 278 ; 278 < 600 = 600 > 600 ? 556 @ 800 [ 333 \\ 371 ] 333 ^ 600 _ 500 ` 259 "
        "{ 333 | 222 } 333 ~ 600",
        "685 704 741 741 648 593 759 741 295 556 722 593 907 741 778 667 778 722 649 611 741 630 944 "
        "667 667 648",
        "574 611 574 611 574 333 611 593 258 278 574 258 906 593 611 611 611 389 537 352 593 520 814 "
        "537 519 519"),
    "HelveticaNeue-Medium": (
        "278 ! 278 \" 444 # 556 $ 556 % 1000 & 648 ' 278 ( 278 ) 278 * 370 + 600 , 278 - 407 . 278 "
        "/ 352 : 278 ; 278 < 600 = 600 > 600 ? 556 @ 800 [ 296 \\ 352 ] 296 ^ 600 _ 500 ` 241 "
        "{ 333 | 222 } 333 ~ 600",
        "667 704 722 722 630 593 759 741 278 537 704 574 889 741 760 667 760 704 648 593 741 630 944 "
        "648 648 630",
        "556 611 556 611 556 315 593 574 241 241 556 241 870 574 593 611 611 352 519 333 574 519 778 "
        "537 519 500"),
    "HelveticaNeue-Light": (
        "269 ! 249 \" 411 # 541 $ 546 % 945 & 609 ' 267 ( 243 ) 243 * 339 + 580 , 271 - 375 . 279 / "
        "321 : 282 ; 267 < 580 = 580 > 580 ? 483 @ 775 [ 249 \\ 321 ] 249 ^ 580 _ 483 ` 213 { 321 | "
        "203 } 321 ~ 580",
        "646 657 697 694 594 538 721 713 227 497 641 540 827 709 740 628 731 657 619 569 706 599 893 "
        "588 625 569",
        "514 568 509 569 522 262 550 546 190 181 500 190 839 538 560 575 561 308 484 301 533 476 750 "
        "466 476 436"),
}
NEUE_OTHERS = {"–": 500, "—": 1000, "‘": 278, "’": 278, "“": 426, "”": 426, "•": 500, "…": 1000,
               "€": 556, "\u00a0": 278, "ß": 574, "©": 800, "®": 800, "°": 400, "·": 278, "«": 463,
               "»": 463, "£": 556, "Æ": 926, "æ": 852, "Ø": 760, "ø": 574}


def neue(rows):
    words = rows[0].split()
    advances = {" ": int(words[0]), **dict(zip(words[1::2], map(int, words[2::2])))}
    advances.update({d: 556 for d in "0123456789"})
    advances.update(zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", map(int, rows[1].split())))
    advances.update(zip("abcdefghijklmnopqrstuvwxyz", map(int, rows[2].split())))
    advances.update(NEUE_OTHERS)
    for c in PRINTED:
        base = unicodedata.normalize("NFD", c)[0]
        if c not in advances and base in advances:
            advances[c] = advances[base]
    return [10 * advances.get(c, 0) for c in PRINTED]


def line(font):
    """Ascent and descent; not the line gap, which labels in Helvetica Neue do not show either."""
    em, hhea = font["head"].unitsPerEm, font["hhea"]
    return [round(v * 10000 / em) for v in (hhea.ascent, -hhea.descent)]


def shaped_pairs(path, known):
    """Per mille that two characters stand nearer together or farther apart than their advances say;
    a ligature counts as a pair."""
    import uharfbuzz
    face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path))
    font = uharfbuzz.Font(face)

    def width(text):
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.direction, buffer.script, buffer.language = "ltr", "latn", "en"
        uharfbuzz.shape(font, buffer, {})
        return sum(p.x_advance for p in buffer.glyph_positions)

    alone = {c: width(c) for c in known}
    return {a: {b: round((width(a + b) - alone[a] - alone[b]) * 1000 / face.upem) for b in known}
            for a in known}


def grouped(vectors):
    """Characters with equal vectors together, those with nothing but zeros left out."""
    groups = {}
    for c, vector in vectors.items():
        if any(vector):
            groups.setdefault(tuple(vector), []).append(c)
    return list(groups.values())


def with_accents(group):
    """The members, and the accented letters that have one of them as base."""
    return group + [c for c in PRINTED if ord(c) >= 0xC0 and c not in group
                    and unicodedata.normalize("NFD", c)[0] in group]


def kerning(pairs):
    """`>` and the classes of second characters; then for each class of first characters `<`, its
    members, and a value and second classes in turn, each named by its first member. A blank shows as
    its picture."""
    chars = list(pairs)
    right = grouped({b: [pairs[a][b] for a in chars] for b in chars})
    left = grouped({a: list(pairs[a].values()) for a in chars})
    rows = [[">", *("".join(with_accents(group)) for group in right)]]
    for group in left:
        values = {}
        for first, *_ in right:
            if value := pairs[group[0]][first]:
                values.setdefault(value, []).append(first)
        rows.append(["<", "".join(with_accents(group))])
        for value, firsts in sorted(values.items()):
            rows[-1] += [str(value), "".join(firsts)]
    return [" ".join(word.replace(" ", "␠") for word in row) for row in rows] if left else []


def faces(folder, fitted, only):
    from fontTools.ttLib import TTFont
    files = {}
    for directory, folders, names in os.walk(folder, followlinks=True):
        folders.sort()
        for name in sorted(names):
            if name.lower().endswith((".otf", ".ttf")):
                path = os.path.join(directory, name)
                try:
                    files.setdefault(TTFont(path, lazy=True)["name"].getDebugName(6), path)
                except Exception:
                    continue

    def is_wanted(name):
        return not only or name in only

    # Name: line, advances, and rows of kerning or the face whose kerning it has.
    faces = {name: ((9520, 2130), neue(rows), []) for name, rows in NEUE.items() if is_wanted(name)}
    # Of nine recorded titles with such pairs, of four repositories, seven agree to the pixel with the
    # kerning of Arial's regular face in every weight, but for pairs with a space; one without kerning.
    if is_wanted("HelveticaNeue"):
        known = [c for c in KERNED if c != " "]
        pairs = kerning(shaped_pairs(files["LiberationSans"], known))
        faces["HelveticaNeue"] = (*faces["HelveticaNeue"][:2], pairs)
    for name in faces.keys() - {"HelveticaNeue"}:
        faces[name] = (*faces[name][:2], "HelveticaNeue")
    # Recorded lines of the bold and the medium cut are 1.192 of their size: 48 of 49 labels of 15
    # and 7 repositories, with 1.2 35.
    for name in faces.keys() & {"HelveticaNeue-Bold", "HelveticaNeue-Light", "HelveticaNeue-Medium"}:
        faces[name] = ((9750, 2170), *faces[name][1:])
    # Recorded lines of the light cut are 1.18 of its size: four repositories.
    if "HelveticaNeue-Light" in faces:
        faces["HelveticaNeue-Light"] = ((9670, 2130), *faces["HelveticaNeue-Light"][1:])
    if is_wanted("HelveticaNeue-Italic"):
        faces["HelveticaNeue-Italic"] = faces["HelveticaNeue"]

    def advances(font):
        widths, glyphs, em = font["hmtx"], font.getBestCmap(), font["head"].unitsPerEm
        return [round(widths[glyphs[ord(c)]][0] * 10000 / em) if ord(c) in glyphs else 0
                for c in PRINTED]

    def own_kerning(name, font):
        known = [c for c in KERNED if ord(c) in font.getBestCmap()]
        return kerning(shaped_pairs(files[name], known))

    for name, file in STAND_INS.items():
        if is_wanted(name):
            heights = next(v for k, v in STAND_IN_LINES.items() if name.startswith(k))
            font = TTFont(files[file])
            pairs = STAND_IN_KERNING.get(name, [])
            if file.startswith("LiberationSans"):
                pairs = own_kerning(file, font)
            faces[name] = (heights, advances(font), pairs)
    for word in FAMILIES.split():
        aliases = word.split("=")
        if is_wanted(aliases[0]):
            font = TTFont(files[aliases[0]])
            heights = next((v for k, v in FORMER_LINES.items() if word.startswith(k)), line(font))
            face = (heights, advances(font), own_kerning(aliases[0], font))
            for alias in aliases:
                faces[alias] = face
    for name, fit in json.load(open(fitted)).items():
        if is_wanted(name):
            row = [fit["advances"].get(c, 0) for c in PRINTED]
            faces[name] = (fit["line"], row, fit["kerning"])
    rows = {name: face_rows(name, faces) for name in sorted(faces)}
    if only:
        rows = {**kept_rows(), **rows}
    share_kerning(rows)
    text = [row for name in sorted(rows) for row in rows[name]]
    points = ranges([ord(c) for c in PRINTED])
    write("NamedFontData", "Advances and kerning of fonts that documents name.", """
/// Helvetica Neue as published by its foundry; Arial, Times New Roman, Helvetica and Palatino by the
/// metric-compatible Liberation (SIL OFL 1.1), Nimbus and P052 (URW), without kerning but for that of
/// Arial, which both Helveticas share; Avenir and Avenir Next by recorded widths, with the kerning of Lato; the
/// others, under the SIL OFL 1.1 or Apache 2.0, by their own files, with the kerning that HarfBuzz
/// finds in them.
""", [literal("characters", points, "Code points of a row, hexadecimal ranges, in order."),
      literal("faces", text, "Name, ascent, descent, advances (hexadecimal; 0 = not in the font; one for "
              "all in fixed pitch), all 1e-4 em, or = and another face; kerning, per mille, or = and the "
              "face that has the same.", raw=True)])


def face_rows(name, faces):
    heights, row, kerns = faces[name]
    same = next((n for n in sorted(faces) if faces[n] is faces[name]), name)
    if same != name:
        return [f"{name} ={same}"]
    row = row[:1] if len({a for a in row if a}) == 1 else row
    head = " ".join([name, *map(str, heights), ",".join(f"{a:X}" for a in row)])
    return [f"{head} ={kerns}"] if isinstance(kerns, str) else [head, *kerns]


def share_kerning(rows):
    """Names the first face with the same kerning in place of its rows."""
    first = {}
    for name in sorted(rows):
        head, *kerns = rows[name]
        owner = first.setdefault(tuple(kerns), name)
        if kerns and owner != name:
            rows[name] = [f"{head} ={owner}"]


def kept_rows():
    """The rows of each face as the file has them."""
    with open(os.path.join(TABLES, "NamedFontData.swift"), encoding="utf-8") as file:
        body = file.read().split('static let faces: StaticString = #"""\n')[1].split('\n    """#')[0]
    rows = {}
    for row in body.split("\n"):
        row = row[4:]
        if not row.startswith((">", "<")):
            current = rows[row.split()[0]] = []
        current.append(row)
    return rows


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
    text = "// swift-format-ignore-file\n// Written by Tools/fonts/generate.py; do not edit.\n\n"
    text += f"/// {title}\n///{doc}enum {name} {{\n" + "\n".join(parts) + "}\n"
    with open(os.path.join(TABLES, name + ".swift"), "w") as f:
        f.write(text)


if __name__ == "__main__":
    if sys.argv[1] == "fonts":
        fonts(sys.argv[2])
    elif sys.argv[1] == "faces":
        faces(sys.argv[2], sys.argv[3], sys.argv[4:])
    else:
        lines()
