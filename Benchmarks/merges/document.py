"""A layout document as a flat table of facts, read without any of Keyline's code.

A fact is (object, what) -> value: an attribute, the place an object stands in, or a property that has
no id of its own. Fields that change when a file is merely saved are left out.
"""
import collections
import xml.etree.ElementTree as ElementTree

NOISE_ATTRIBUTES = {"misplaced", "ambiguous"}
NOISE_ELEMENTS = {"device", "dependencies", "resources", "designables", "classes",
                  "inferredMetricsTieBreakers"}
FOREIGN = {"device", "adaptation", "plugIn", "image", "namedColor", "systemColor"}
# Elements that are one value: half a colour of one side and half of the other is no colour.
WHOLE = set("""rect point size color font fontDescription edgeInsets inset directionalEdgeInsets
    autoresizingMask attributedString string mutableString real integer nil bool range date data
    mutableData imageReference preferredSymbolConfiguration modifierMask behavior array mutableArray
    paragraphStyle segments visibilityPriorities customSpacing holdingPriorities""".split())
# Lists with an entry for each of the views that stand in the lists beside them: each entry is a fact
# of its own, about the view.
ALIGNED = {"visibilityPriorities", "customSpacing", "holdingPriorities"}
VIEW_LISTS = {"subviews", "beginningViews", "middleViews", "endViews"}
REFERENCES = {"firstItem", "secondItem", "destination", "reference"}


def number(text):
    try:
        return repr(round(float(text), 5))
    except ValueError:
        return text


def flat(element):
    """An element with all it holds as one text."""
    attributes = " ".join("%s=%s" % (n, number(v)) for n, v in sorted(element.attrib.items()))
    inside = "".join(flat(child) for child in element)
    return "<%s %s>%s" % (element.tag, attributes, inside or (element.text or "").strip())


class Document:
    """`facts`, `objects` (ids, in order), `repeated` ids, `dangling` references and `unfit` lists,
    which have more or fewer entries than there are views."""

    def __init__(self, data):
        root = ElementTree.fromstring(data)
        self.facts, self.objects, self.slots, self.names = {}, [], {}, {}
        self.named, self.holders, self.unfit = [], {}, {}
        seen = collections.Counter()
        stack = [(root, "document", "")]
        while stack:
            element, owner, path = stack.pop()
            if element.tag in NOISE_ELEMENTS:
                continue
            identity = None
            if element.tag == "scene":
                identity = "scene " + element.get("sceneID", "")
            elif element.tag not in FOREIGN:
                identity = element.get("id")
            if identity is not None:
                seen[identity] += 1
                self.objects.append(identity)
                self.names[identity] = element.tag
                self.holders[identity] = owner
                self.facts[identity, "in"] = owner + path
                if element.get("key"):
                    self.slots[owner, path, element.get("key")] = identity
                owner, path = identity, ""
            if self.is_noise(element):
                continue
            if element.tag in WHOLE and identity is None:
                self.facts[owner, path] = flat(element)
                continue
            # A list says nothing by itself: what it holds has facts of its own.
            if identity is not None or set(element.attrib) - {"key"}:
                self.facts[owner, path + "<>"] = element.tag
            for name, value in element.attrib.items():
                if name in NOISE_ATTRIBUTES or name in ("key", "id", "toolsVersion", "systemVersion"):
                    continue
                self.facts[owner, path + "@" + name] = number(value)
                if name in REFERENCES:
                    self.named.append((identity or owner, name, value))
            if (element.text or "").strip() and not len(element):
                self.facts[owner, path + "text"] = element.text
            names = collections.Counter()
            children = []
            views = [view.get("id", "") for inner in element if inner.tag in VIEW_LISTS
                     for view in inner]
            for child in element:
                if child.tag in ALIGNED and len(child) == len(views):
                    for view, entry in zip(views, child):
                        self.facts[view, child.tag + " of " + owner] = flat(entry)
                    continue
                if child.tag in ALIGNED:
                    # Nobody can tell whose entries these are.
                    self.unfit[owner, child.tag] = (views, flat(child))
                    self.facts[owner, child.tag + " of " + owner] = flat(child)
                    continue
                step = child.get("key") or child.get("name") or child.get("reference") \
                    or child.get("keyPath") or ""
                step = "/" + child.tag + ":" + step if not child.get("key") else "/@" + step
                has_id = child.tag == "scene" or child.get("id") and child.tag not in FOREIGN
                if not has_id:
                    names[step] += 1
                    if names[step] > 1:
                        step += "~%d" % names[step]
                children.append((child, owner, path if has_id else path + step))
            stack += reversed(children)
        self.repeated = {i for i, n in seen.items() if n > 1}
        known = set(self.objects)
        self.dangling = {(o, n, v) for o, n, v in self.named if v not in known}

    @staticmethod
    def is_noise(element):
        return (element.tag, element.get("key")) in {("rect", "frame"), ("point", "canvasLocation")}

    def of(self, identity):
        return {w: v for (o, w), v in self.facts.items() if o == identity}

    def by_object(self):
        table = collections.defaultdict(dict)
        for (owner, what), value in self.facts.items():
            table[owner][what] = value
        return table
