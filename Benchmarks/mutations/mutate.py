"""Ten ways to edit a scene, each as a slip of the hand or of thought would.

An operator changes the tree in place and says what it did, or returns None where the scene has
nothing for it. Nested cells are scenes of their own and left alone.
"""

from oracle import CONTROLS, children, shown_text

SWAPPED = {
    "leading": "trailing", "trailing": "leading", "left": "right", "right": "left", "top": "bottom",
    "bottom": "top", "centerX": "leading", "centerY": "top", "width": "height", "height": "width",
}


class Mutable:
    """A scene's elements, with the way back from each to the one that holds it."""

    def __init__(self, tree, root):
        self.tree, self.root = tree, root
        self.above = {child: parent for parent in tree.iter() for child in parent}
        self.views, self.constraints = [], []
        waiting = [root]
        while waiting:
            view = waiting.pop()
            self.views.append(view)
            for holder in view.findall("constraints"):
                self.constraints += [(view, one) for one in holder.findall("constraint")]
            if view.tag in ("tableView", "collectionView") and view is not root:
                continue
            waiting += list(children(view))
        uses = {}
        for element in tree.iter():
            for name in ("destination", "reference"):
                if name in element.attrib:
                    uses[element.get(name)] = uses.get(element.get(name), 0) + 1
        # What code or a variation refers to is no subject for an edit by hand.
        self.constraints = [
            (view, one) for view, one in self.constraints
            if one.get("id") not in uses and one.get("placeholder") != "YES"
            and one.find("variation") is None]
        self.required = [
            (view, one) for view, one in self.constraints
            if float(one.get("priority", 1000)) >= 1000]

    def drop(self, element):
        self.above[element].remove(element)


def words(constraint):
    return " ".join(f"{name}={value}" for name, value in constraint.attrib.items() if name != "id")


def remove_pin(scene, chance):
    if not scene.required:
        return None
    _, one = chance.choice(scene.required)
    scene.drop(one)
    return words(one)


def change_constant(scene, chance):
    found = [one for _, one in scene.constraints if one.get("firstAttribute")]
    if not found:
        return None
    one = chance.choice(found)
    step = chance.choice([-200, -60, -20, 20, 60, 200])
    one.set("constant", f"{float(one.get('constant', 0)) + step:g}")
    return f"{step:+d}: {words(one)}"


def weaken(scene, chance):
    if not scene.required:
        return None
    _, one = chance.choice(scene.required)
    one.set("priority", "1")
    return words(one)


def swap_attribute(scene, chance):
    found = [
        (one, name) for _, one in scene.constraints if one.get("secondItem")
        for name in ("firstAttribute", "secondAttribute") if one.get(name) in SWAPPED]
    if not found:
        return None
    one, name = chance.choice(found)
    other = SWAPPED[one.get(name)]
    # A width is not related to a leading edge: both turn.
    if one.get(name) in ("width", "height"):
        return None
    one.set(name, other)
    return words(one)


def lengthen_text(scene, chance):
    found = []
    for view in scene.views:
        if shown_text(view) is None:
            continue
        if view.tag == "label" and view.get("text"):
            found.append((view, "text"))
        elif view.tag == "button":
            found += [(s, "title") for s in view.findall("state") if s.get("title")]
    if not found:
        return None
    element, name = chance.choice(found)
    text = element.get(name)
    element.set(name, " ".join([text] * chance.choice([2, 4])))
    return f"{name} of {text[:30]!r} repeated"


def reorder(scene, chance):
    found = [
        holder for view in scene.views if view.tag not in ("tableView", "collectionView")
        for holder in view.findall("subviews") if len(holder) > 1]
    if not found:
        return None
    holder = chance.choice(found)
    at = chance.randrange(len(holder))
    view = holder[at]
    holder.remove(view)
    holder.insert(0 if at else len(holder), view)
    return f"{view.tag} {view.get('id')} moved"


def remove_view(scene, chance):
    found = [
        view for view in scene.views[1:]
        if view.get("key") is None and scene.above[view].tag == "subviews"
        and len(scene.above[view]) > 1]
    if not found:
        return None
    view = chance.choice(found)
    gone = {element.get("id") for element in view.iter() if element.get("id")}
    for element in list(scene.tree.iter("constraint")):
        owner = scene.above.get(element)
        if {element.get("firstItem"), element.get("secondItem")} & gone and owner is not None:
            owner.remove(element)
    for element in list(scene.tree.iter()):
        if element.get("destination") in gone and element in scene.above:
            scene.above[element].remove(element)
    scene.drop(view)
    return f"{view.tag} {view.get('id')} removed"


def number(multiplier):
    """The value of a multiplier, which may be written as a ratio."""
    over, _, under = multiplier.replace(":", "/").partition("/")
    return float(over) / float(under or 1)


def multiply(scene, chance):
    found = [one for _, one in scene.constraints if one.get("secondItem")]
    if not found:
        return None
    one = chance.choice(found)
    old = one.get("multiplier", "1")
    if ":" in old:
        upper, lower = old.split(":")
        old = str(float(upper) / float(lower))
    one.set("multiplier", f"{number(old) * chance.choice([0.5, 0.8, 1.5, 2]):g}")
    return words(one)


def flip_relation(scene, chance):
    if not scene.constraints:
        return None
    _, one = chance.choice(scene.constraints)
    now = one.get("relation", "equal")
    others = {"equal", "lessThanOrEqual", "greaterThanOrEqual"} - {now}
    new = chance.choice(sorted(others))
    if new == "equal":
        one.attrib.pop("relation", None)
    else:
        one.set("relation", new)
    return words(one)


def turn_priority(scene, chance):
    found = [view for view in scene.views if shown_text(view) is not None or view.tag in CONTROLS]
    if not found:
        return None
    view = chance.choice(found)
    name = chance.choice([
        "horizontalHuggingPriority", "verticalHuggingPriority",
        "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority"])
    view.set(name, chance.choice(["1", "1000"]))
    return f"{name} {view.get(name)} of {view.tag} {view.get('id')}"


OPERATORS = {
    "pin removed": remove_pin, "constant": change_constant, "priority 1": weaken,
    "attribute swapped": swap_attribute, "text longer": lengthen_text, "order": reorder,
    "view removed": remove_view, "multiplier": multiply, "relation": flip_relation,
    "hugging, compression": turn_priority,
}
