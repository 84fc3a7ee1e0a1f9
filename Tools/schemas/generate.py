#!/usr/bin/env python3
"""Writes the JSON Schemas of what Keyline prints with --json: docs/schemas, and the same as Swift.

    Tools/schemas/generate.py

Shapes stand in layouts.py, catalogue.py, writing.py, history.py and care.py, with the verbs that print
them; what they share stands in parts.py; each written schema holds the parts it needs. The Swift compiler
takes string literals quickly and array literals slowly, so `Sources/KeylineCLI/Schemas/SchemaData.swift`
holds text; a test compares it with the files.
"""
import glob, json, os

import care, catalogue, history, layouts, parts, swift, writing
from notation import fields

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
DRAFT = "https://json-schema.org/draft/2020-12/schema"
VERSION = 1  # of every shape; a shape that changes gets its own number in VERSIONS
VERSIONS = {}
GROUPS = layouts, catalogue, writing, history, care


def referred(schema):
    """The names of the parts a schema refers to."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"].rsplit("/", 1)[1]
        for value in schema.values():
            yield from referred(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from referred(value)


def whole(name, words, shape, *own):
    """The schema of a shape, with every part it needs in the order of their names."""
    title = f"keyline.{name}/{VERSIONS.get(name, VERSION)}"
    if own and "oneOf" in own[0] or shape is None:
        body, own = own[0], own[1:]
    elif "type" in shape:
        body = shape
    else:
        shape = dict(shape)
        body = fields(None, shape.pop("together", None), schema={"const": title}, **shape)
    known = {**parts.PARTS, **(own[0] if own else {})}
    needed, open_names = {}, list(referred(body))
    while open_names:
        part = open_names.pop()
        if part not in needed:
            needed[part] = known[part]
            open_names += referred(known[part])
    schema = {"$schema": DRAFT, "$id": f"urn:keyline:{name}", "title": title, "description": words}
    schema.update((key, value) for key, value in body.items() if key != "description")
    if needed:
        schema["$defs"] = {key: needed[key] for key in sorted(needed)}
    return schema


def literal(text, indent):
    """A Swift literal of many lines, whose text loses `indent` again."""
    body = "\n".join(indent + line if line else "" for line in text.split("\n"))
    return f'#"""\n{body}\n{indent}"""#'


def shapes_of_verbs():
    """The shapes of each verb, in the order of the help."""
    order = swift.verbs()
    told = [(verb, shapes) for group in GROUPS for verb, shapes in group.VERBS.items()]
    return sorted(told, key=lambda told: order.index(told[0].split()[0]))


def swift_text(schemas):
    """The schemas as Swift: what several hold stands once, apart from them."""
    parts_of, known = {}, {}
    for name, schema in schemas:
        own = {}
        for part, shape in schema.get("$defs", {}).items():
            text = json.dumps(shape, indent=2, ensure_ascii=False)
            own[part] = known.setdefault((part, text), len(known))
        parts_of[name] = list(own.values())
    out = ["// swift-format-ignore-file", "// Written by Tools/schemas/generate.py; do not edit.", "",
           "/// The JSON Schemas of `docs/schemas`, and the shapes of each verb's answers.", "enum SchemaData {",
           "  /// The shapes of each verb, in the order of the help.",
           "  static let verbs: [(verb: String, shapes: [String])] = ["]
    for verb, shapes in shapes_of_verbs():
        out.append(f'    ("{verb}", [{", ".join(json.dumps(shape) for shape in shapes)}]),')
    out += ["  ]", "", "  /// Each schema as JSON text without its parts, by its shape's name; and the places of these.",
            "  static let texts: [(shape: String, text: StaticString, parts: [Int])] = ["]
    for name, schema in schemas:
        bare = {key: value for key, value in schema.items() if key != "$defs"}
        text = json.dumps(bare, indent=2, ensure_ascii=False)
        out.append(f'    ("{name}", {literal(text, "    ")}, {parts_of[name]}),')
    out += ["  ]", "", "  /// What schemas refer to, in no order.",
            "  static let parts: [(name: String, text: StaticString)] = ["]
    for part, text in known:
        out.append(f'    ("{part}", {literal(text, "    ")}),')
    return "\n".join(out + ["  ]", "}", ""])


def main():
    shapes = {}
    for group in GROUPS:
        shapes.update(group.SHAPES)
    told = {shape for _, listed in shapes_of_verbs() for shape in listed} | {"error"}
    assert told == set(shapes), told ^ set(shapes)
    folder = os.path.join(ROOT, "docs", "schemas")
    for old in glob.glob(os.path.join(folder, "*.json")):
        os.remove(old)
    documents = []
    for name in sorted(shapes):
        schema = whole(name, *shapes[name])
        text = json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
        documents.append((name, schema))
        with open(os.path.join(folder, f"{name}.json"), "w", encoding="utf-8") as file:
            file.write(text)
    data = os.path.join(ROOT, "Sources", "KeylineCLI", "Schemas", "SchemaData.swift")
    os.makedirs(os.path.dirname(data), exist_ok=True)
    with open(data, "w", encoding="utf-8") as file:
        file.write(swift_text(documents))


if __name__ == "__main__":
    main()
