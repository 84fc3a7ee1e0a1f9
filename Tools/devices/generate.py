#!/usr/bin/env python3
"""Writes CatalogueData.swift from devices.json: generate.py [FOLDER]

FOLDER is that of the sources, or where a copy is to go. Tables are text literals, which the Swift
compiler takes quickly. Every row of the matrices is checked against its device's record; what is
written of it then is only a name.
"""
import json, os, sys

HERE = os.path.dirname(os.path.abspath(__file__))
TARGET = os.path.join(HERE, "..", "..", "Sources", "DeviceCatalogue", "Data")
TYPES = {"extraSmall": "XS", "small": "S", "medium": "M", "large": "", "extraLarge": "XL",
         "extraExtraLarge": "XXL", "extraExtraExtraLarge": "XXXL", "accessibilityMedium": "AX1",
         "accessibilityLarge": "AX2", "accessibilityExtraLarge": "AX3",
         "accessibilityExtraExtraLarge": "AX4", "accessibilityExtraExtraExtraLarge": "AX5"}
LETTERS = {"compact": "C", "regular": "R", "any": "-"}


def number(x):
    return f"{x:g}"


def insets(box):
    return ",".join(number(box[side]) for side in ("top", "left", "bottom", "right"))


def classes(pair):
    return LETTERS[pair["width"]] + LETTERS[pair["height"]]


def level(text):
    return text.split()[0].strip(";,").split("-")[0] if text else "low"


def literal(name, rows, doc):
    body = "\n".join("    " + row for row in rows)
    assert "\\" not in body and '"""' not in body
    return f'  /// {doc}\n  static let {name}: StaticString = """\n{body}\n    """\n'


def sources(record):
    return " ".join(f"s{place + 1}" for place in record["source"])


def device_row(d):
    size, variants = d["portrait"], d.get("safe_area_os_variants", {})
    bars = d["status_bar_height"]
    bar = lambda o: "-" if bars[o] is None else number(bars[o])
    zoom = d.get("display_zoom")
    zoomed = "-" if not zoom else "x".join(map(number, zoom["portrait"])) + (
        " " + ",".join(map(number, zoom["insets_portrait"])) + " "
        + ",".join(map(number, zoom["insets_landscape"])) if "insets_portrait" in zoom else "")
    newest = variants.get("ios26+")
    oldest = variants.get("ios12-13")
    pair = lambda v: f"{insets(v['portrait'])} {insets(v['landscape'])}" if v else "-"
    pixels = d["native_pixels"]
    return "|".join([
        d["id"], d["name"], d["idiom"],
        f"{number(size['width'])}x{number(size['height'])}", str(d["scale"]),
        f"{pixels[0]}x{pixels[1]}", str(d["year"]), d["ios_range"], d["display_class"],
        "-" if d["corner_radius"] is None else number(d["corner_radius"]),
        f"{bar('portrait')} {bar('landscape')}", pair(d["safe_area"]), pair(newest), pair(oldest),
        f"{classes(d['size_classes']['portrait'])} {classes(d['size_classes']['landscape'])}",
        zoomed, f"{level(d['confidence']['size'])} {level(d['confidence']['safe_area'])}",
        sources(d)])


def window_rows(devices):
    groups = {}
    for d in devices:
        if "multitasking" in d:
            m = d["multitasking"]
            windows = " ".join(
                f"{w['mode']}:{number(w['width'])}x{number(w['height'])}:{classes(w['size_class'])}"
                for w in m["windows"])
            groups.setdefault((windows, level(m["confidence"]), sources(m)), []).append(d["id"])
    return ["|".join([" ".join(ids), *key]) for key, ids in groups.items()]


def system(d):
    first = float(d["ios_range"].split("-")[0])
    if first >= 27:
        return 27
    return 26 if first >= 26 or "ios26+" in d.get("safe_area_os_variants", {}) else 18


def name(row, devices):
    d = devices[row["device"]]
    is_landscape = row["orientation"] == "landscape"
    w, h = d["portrait"]["width"], d["portrait"]["height"]
    size, shown = ((h, w) if is_landscape else (w, h)), d["size_classes"][row["orientation"]]
    safe = d["safe_area"][row["orientation"]]
    parts = [row["device"]]
    if row["window"] == "full":
        if system(d) >= 26 and "ios26+" in d.get("safe_area_os_variants", {}):
            safe = d["safe_area_os_variants"]["ios26+"][row["orientation"]]
        if is_landscape:
            parts.append("landscape")
    else:
        window = next(v for v in d["multitasking"]["windows"] if v["mode"] == row["window"])
        size, shown = (window["width"], window["height"]), window["size_class"]
        parts.append(f"window-{number(size[0])}x{number(size[1])}")
    traits = [t for t in (TYPES[row["text_size"]], "rtl" if row["direction"] == "rtl" else "",
                          "bold" if row["bold_text"] else "",
                          "text2x" if row["pseudolanguage"] else "") if t]
    if traits:
        parts.append("+".join(traits))
    assert (row["width"], row["height"]) == size, row
    assert row["safe_area"] == {k: safe[k] for k in row["safe_area"]}, row
    assert (row["width_class"], row["height_class"]) == (shown["width"], shown["height"]), row
    assert row["scale"] == d["scale"] and row["idiom"] == d["idiom"], row
    return "/".join(parts)


def main(folder):
    with open(os.path.join(HERE, "devices.json"), encoding="utf-8") as file:
        data = json.load(file)
    devices = data["devices"]
    by_id = {d["id"]: d for d in devices}
    matrices = {m: [name(row, by_id) for row in data["matrix_" + m]] for m in ("default", "full")}
    for m, names in matrices.items():
        assert len(set(names)) == len(names), m
    assert matrices["full"][:len(matrices["default"])] == matrices["default"]
    canvases = data["ib_canvas_ids"]
    # Old pads of 1x share an id with later ones; Interface Builder shows it at 2x.
    scale = {}
    for d in devices:
        for i in d["ib_device_ids"]:
            scale[i] = max(d["scale"], scale.get(i, 1))
    rows = []
    for kind, mark in (("verified_sizes", "seen"), ("unverified", "inferred")):
        for i, (w, h) in canvases[kind].items():
            rows.append(f"{i}|{w}x{h}|{scale[i]}|{mark}")
    rows.append("appleTV|1920x1080|1|seen")
    parts = [
        literal("sources", [f"s{i + 1}|{text}" for i, text in enumerate(data["sources"])], "key|where a fact was found."),
        literal("devices", [device_row(d) for d in devices],
                "id|name|idiom|points|scale|pixels|year|systems|display|"
                "corner|status bars|safe areas|iOS 26|iOS 12-13|size classes|zoom|confidence|sources."),
        literal("windows", window_rows(devices),
                "devices|window:size:size classes ...|confidence|sources; iOS 9 to 18."),
        literal("defaultMatrix", matrices["default"], "Names, in order."),
        literal("furtherMatrix", matrices["full"][len(matrices["default"]):],
                "Names of the full matrix after those of the default one, in order."),
    ]
    with open(os.path.join(folder, "CatalogueData.swift"), "w") as f:
        f.write("// swift-format-ignore-file\n// Written by Tools/devices/generate.py; do not edit.\n\n"
                "/// Devices, windows and matrices as text; insets are top,left,bottom,right.\n"
                "enum CatalogueData {\n" + "\n".join(parts) + "}\n")


main(sys.argv[1] if len(sys.argv) > 1 else TARGET)
