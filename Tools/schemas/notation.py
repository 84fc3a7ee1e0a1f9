"""A short way to write JSON Schema (draft 2020-12): objects know all their fields."""


def told(schema, words):
    """The schema with a description."""
    return {"description": words, **schema}


def text(words=None):
    return told({"type": "string"}, words) if words else {"type": "string"}


def flag(words):
    return told({"type": "boolean"}, words)


def number(words=None, **limits):
    schema = {"type": "number", **limits}
    return told(schema, words) if words else schema


def integer(words, least=None):
    return told({"type": "integer", **({} if least is None else {"minimum": least})}, words)


def count(words):
    return integer(words, least=0)


def line(words="The line in the document, from 1."):
    return integer(words, least=1)


def one_of(words, *values):
    return told({"enum": list(values)}, words)


def or_null(schema):
    """The same, or null."""
    if "enum" in schema:
        return {**schema, "enum": schema["enum"] + [None]}
    if "type" in schema:
        return {**schema, "type": [schema["type"], "null"]}
    words = {"description": schema["description"]} if "description" in schema else {}
    rest = {key: value for key, value in schema.items() if key != "description"}
    return {**words, "anyOf": [rest, {"type": "null"}]}


def part(name, words=None):
    """A part that several schemas share; `parts.py` has them."""
    reference = {"$ref": f"#/$defs/{name}"}
    return told(reference, words) if words else reference


def many(items, words=None, **limits):
    schema = {"type": "array", "items": items, **limits}
    return told(schema, words) if words else schema


def texts(words):
    return many(text(), words)


def by_name(values, words):
    """An object whose keys are names that nobody knows beforehand."""
    return told({"type": "object", "additionalProperties": values}, words)


class Optional:
    """A field that is left out where there is nothing to tell."""

    def __init__(self, schema):
        self.schema = schema


def fields(words=None, together=None, **members):
    """An object with these fields and no others.

    together: the optional fields that are there with another one, by its name.
    """
    plain = {n.strip("_"): m.schema if isinstance(m, Optional) else m for n, m in members.items()}
    required = [n.strip("_") for n, m in members.items() if not isinstance(m, Optional)]
    schema = {"type": "object", "properties": plain}
    if required:
        schema["required"] = required
    if together:
        schema["dependentRequired"] = together
    schema["additionalProperties"] = False
    return told(schema, words) if words else schema


LOCATION = dict(line=Optional(part("line")), column=Optional(part("column")))
LOCATED = {"line": ["column"], "column": ["line"]}


def located(words=None, together=None, **members):
    """An object with a place in a document, as `line` and `column`, where it has one."""
    return fields(words, {**LOCATED, **(together or {})}, **members)
