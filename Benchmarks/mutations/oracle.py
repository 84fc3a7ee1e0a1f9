"""Says from frames alone whether a person would see that a scene broke.

Knows nothing of Keyline's rules: it reads the document as XML and takes each view's rectangle.
Text is measured with the widths of Helvetica, so it counts as cut only where a tenth is missing.
A fault counts where the unmutated scene does not have it.
"""

# Advance widths of Helvetica in thousandths of the size, from the space to the tilde.
WIDTHS = [int(width) for width in """
278 278 355 556 556 889 667 222 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556
556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778
667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 222 556 556 500 556 556 278 556
556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584
""".split()]
STYLES = {
    "UICTFontTextStyleLargeTitle": 34, "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleTitle1": 28,
    "UICTFontTextStyleTitle2": 22, "UICTFontTextStyleTitle3": 20, "UICTFontTextStyleHeadline": 17,
    "UICTFontTextStyleBody": 17, "UICTFontTextStyleCallout": 16, "UICTFontTextStyleSubhead": 15,
    "UICTFontTextStyleFootnote": 13, "UICTFontTextStyleCaption1": 12,
    "UICTFontTextStyleCaption2": 11,
}
TEXTS = {"label"}
CONTROLS = {
    "button", "textField", "switch", "slider", "stepper", "segmentedControl", "searchBar",
    "datePicker", "pickerView", "pageControl",
}
SCROLLERS = {"scrollView", "tableView", "collectionView", "textView"}
LEAST = 3.0


def text_width(text, size):
    total = sum(
        WIDTHS[ord(char) - 32] if 32 <= ord(char) < 127 else 600 for char in text)
    return total * size / 1000


class Box:
    """A view: its place in the root's coordinates and what it shows."""

    def __init__(self, element, rect, parent):
        self.element, self.parent = element, parent
        self.x, self.y, self.w, self.h = rect
        self.tag = element.tag

    @property
    def rect(self):
        return self.x, self.y, self.w, self.h


def common(a, b):
    width = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    height = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return (width, height) if width > 0 and height > 0 else (0, 0)


def children(element):
    for holder in element.findall("subviews"):
        yield from holder
    for view in element.findall("*[@key='contentView']"):
        yield view


def boxes(root, frames):
    """The installed and visible views of a scene, in drawing order; cells inside are left out."""
    found = []

    def visit(element, parent, x, y):
        frame = frames.get(element.get("id"))
        if frame is None or element.get("hidden") == "YES" or element.get("alpha") == "0.0":
            return
        if parent is None:
            rect = (0, 0, frame[2], frame[3])
        else:
            rect = (x + frame[0], y + frame[1], frame[2], frame[3])
        box = Box(element, rect, parent)
        found.append(box)
        if element.tag in ("tableView", "collectionView") and parent is not None:
            return
        for child in children(element):
            visit(child, box, rect[0], rect[1])

    visit(root, None, 0, 0)
    return found


def shown_text(element):
    """Text, point size and line limit of a label or plain button; None where it has none."""
    font = element.find("fontDescription")
    size = None
    if font is not None:
        size = float(font.get("pointSize", 0)) or STYLES.get(font.get("style"))
    if element.tag == "label":
        text = element.get("text")
        if text is None:
            string = element.find("string[@key='text']")
            text = string.text if string is not None else None
        if not text or element.get("adjustsFontSizeToFit", "NO") != "NO":
            return None
        if element.get("minimumFontSize") or element.get("minimumScaleFactor"):
            return None
        return text, size or 17, int(element.get("numberOfLines", 1))
    if element.tag == "button" and element.find("buttonConfiguration") is None:
        for state in element.findall("state"):
            if state.get("key") == "normal" and state.get("title") and not state.get("image"):
                return state.get("title"), size or 18, 1
    return None


def body(box):
    """Where a person sees something: the letters of a text, the frame of all else."""
    x, y, w, h = box.rect
    known = shown_text(box.element) if box.tag == "label" else None
    if known is None:
        return box.rect
    text, size, lines = known
    if h > size * 1.3:
        wanted = size * 1.2
        longest = text_width(text, size)
        if lines != 1 and w > 1:
            wanted *= max(1, -(-longest // w))
        if wanted < h:
            y, h = y + (h - wanted) / 2, wanted
    width = text_width(text, size)
    if width < w:
        way = box.element.get("textAlignment", "natural")
        x += {"center": (w - width) / 2, "right": w - width}.get(way, 0)
        w = width
    blank = min(size * 0.2, h / 4)
    return x, y + blank, w, h - 2 * blank


def is_essential(box):
    if box.tag == "label":
        return shown_text(box.element) is not None
    return box.tag in CONTROLS


def lineage(box):
    above = box.parent
    while above is not None:
        yield above
        above = above.parent


def scroller(box):
    return next((a for a in lineage(box) if a.tag in SCROLLERS), None)


def is_bar(box):
    tags = {"navigationBar", "toolbar", "tabBar"}
    return box.tag in tags or any(a.tag in tags for a in lineage(box))


def faults(root, frames, is_window, insets):
    """What is visibly wrong: a set of (kind, view, other view)."""
    views = [box for box in boxes(root, frames) if not is_bar(box)]
    found = set()
    if not views:
        return found
    screen = views[0].rect
    for box in views[1:]:
        name = box.element.get("id")
        essential = is_essential(box)
        draws = essential or box.tag == "imageView"
        if draws and (box.w < 1 or box.h < 1):
            found.add(("zero size", name, ""))
            continue
        if not draws:
            continue
        seen = body(box)
        inside = scroller(box)
        known = shown_text(box.element)
        if known is not None:
            found |= cut_text(box, name, *known)
        if box.tag in CONTROLS and (box.h < 18 or box.w < 18):
            found.add(("squeezed", name, ""))
        if not essential:
            continue
        # Out of the screen, the row, or a view that clips.
        limits = [(screen, "")] if inside is None else []
        for above in lineage(box):
            if above.tag in SCROLLERS:
                break
            if above.parent is not None and above.element.get("clipsSubviews") == "YES":
                limits.append((above.rect, above.element.get("id")))
        for limit, other in limits:
            rest = common(seen, limit)
            lost = max(seen[2] - rest[0], seen[3] - rest[1])
            if lost > LEAST and lost > 0.1 * min(seen[2], seen[3]):
                found.add(("outside", name, other))
        if is_window and inside is None:
            left, top, right, bottom = insets
            middle = seen[1] + seen[3] / 2
            if 0 <= middle < top or screen[3] >= middle > screen[3] - bottom:
                found.add(("under hardware", name, ""))
    # Two things to read or touch in one place.
    drawn = [b for b in views[1:] if is_essential(b) and b.w >= 1 and b.h >= 1]
    for at, back in enumerate(drawn):
        for front in drawn[at + 1:]:
            if back in lineage(front) or scroller(back) is not scroller(front):
                continue
            one, two = body(back), body(front)
            width, height = common(one, two)
            smaller = min(one[2] * one[3], two[2] * two[3])
            if min(width, height) > LEAST and width * height > 0.15 * smaller:
                found.add(("overlap", back.element.get("id"), front.element.get("id")))
    return found


def cut_text(box, name, text, size, lines):
    padding = 0
    if box.tag == "button":
        return set()
    line = size * 1.19
    needed = max(text_width(part, size) for part in text.split("\n")) + padding
    if box.h < line * 0.7:
        return {("cut text", name, "")}
    if lines == 1:
        return {("cut text", name, "")} if needed > box.w * 1.12 + 2 else set()
    # A label as wide as its own text is a point or two narrower than Helvetica's.
    room = max(1, box.w * 1.12 + 2)
    rows = sum(max(1, -(-text_width(p, size) // room)) for p in text.split("\n"))
    allowed = (box.h + line * 0.3) // line
    if lines > 0:
        allowed = min(allowed, lines)
    return {("cut text", name, "")} if rows * 0.88 > allowed + 0.5 else set()
