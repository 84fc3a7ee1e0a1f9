"""Shapes of verbs for layouts that are written, and of those that ask why a view is where it is."""
from notation import *
from parts import *

WORD = text()


def statement(words, kind, _body=None, **members):
    """A statement of a .layout file; `_body` says whether it has statements in braces."""
    body = {"always": dict(body=many(part("statement"), "The statements in its braces.")),
            "optional": dict(body=Optional(many(part("statement"), "The statements in its braces."))),
            None: {}}[_body]
    return fields(words, statement={"const": kind}, line=part("line"), column=part("column"), **members, **body)


VALUE = {"oneOf": [
    number(), fields("A text in quotes.", text=WORD),
    fields("The name of a metric, parameter or option.", name=WORD, negative=flag("A minus is before it."))]}
STATEMENTS = {"oneOf": [
    statement("A view controller's view.", "screen", "always", name=text("Its name."),
              title=Optional(text("What a person calls it."))),
    statement("A view that is used many times.", "component", "always", name=text("Its name."),
              parameters=texts("The names of its parameters.")),
    statement("A number with a name.", "metric", name=text("Its name."), value=part("value")),
    statement("A view in the view around it.", "view", "always", name=text("Its name."),
              class_=Optional(text("Its class.")), superclass=Optional(text("The class of UIKit it is.")),
              text=Optional(part("value"))),
    statement("An instance of a component.", "use", "always", name=text("Its name."),
              component=text("The component's name."), arguments=many(part("value"), "In the order of the parameters.")),
    statement("A property of the view around.", "property", name=text("Its name."), values=many(part("value"), "Its values.")),
    statement("left relation numerator / denominator * right + constant @ priority # identifier.", "equation",
              left=part("side"), relation=one_of("The relation.", "=", ">=", "<="),
              numerator=Optional(part("value")), denominator=Optional(part("value")), right=Optional(part("side")),
              constant=Optional(part("value")),
              subtracted=Optional(told({"const": True}, "The constant is taken away.")),
              priority=Optional(part("value")), identifier=Optional(text("The constraint's identifier."))),
    statement("A line of the visual format.", "visual", format=text("The line."), options=texts("Its options.")),
    statement("Statements for size classes, devices or languages.", "when", "always", condition=text("For which.")),
    statement("Statements that are switched on and off.", "group", "always", name=text("Its name."),
              on=flag("It is on from the beginning."),
              conditions=many(part("comparison"), "What has to hold of the layout; all of them.")),
    statement("Other values of a view, or of a constraint.", "change", "optional",
              item=Optional(texts("The view, by the names on the way to it.")),
              constraint=Optional(text("The constraint's identifier.")),
              constant=Optional(part("value")), priority=Optional(part("value"))),
    statement("A view or constraint that is taken out.", "remove",
              item=Optional(texts("The view, by the names on the way to it.")),
              constraint=Optional(text("The constraint's identifier."))),
]}
SIZE = many(number(), minItems=2, maxItems=2)

SHAPES = {
    "layout-tree": (
        "The statements of a .layout file as they are written: what `keyline fmt FILE --tree` prints.", dict(
            document=text("The file's path, as given."), statements=many(part("statement"), "In their order.")), {
            "value": VALUE, "statement": STATEMENTS,
            "side": fields("An attribute of an item; without words it is of the view around.",
                           item=texts("The names on the way to the view."), attribute=part("attribute")),
            "comparison": fields("A condition of a group.", left=part("side"),
                                 relation=one_of("The relation.", ">=", "<="),
                                 right={"oneOf": [part("side"), part("value")]})}),
    "visual": ("Constraints and frames of visual formats: what `keyline visual --json` prints.", dict(
        constraints=many(fields(
            first=or_null(text("A view; null is the superview.")), firstAttribute=part("attribute"),
            relation=one_of("The relation.", "==", ">=", "<="),
            second=or_null(text("A view; null with an attribute is the superview.")),
            secondAttribute=or_null(part("attribute")), multiplier=number("Of the second attribute."),
            constant=number("In points."), priority=number("1000 is required.", minimum=0, maximum=1000)),
            "In the order of the formats."),
        frames=by_name(part("frame"), "Each view's frame, by its name."),
        unsatisfiable=flag("Required constraints contradict one another."),
        conflicts=many(many(text()), "Smallest contradictions: the places of constraints in the list above, "
                                     "from 0, or words for what has none."),
        ambiguous=texts("Views that another solution would place elsewhere."))),
    "fmt": ("Files that were formatted: `keyline fmt --json`.", dict(
        files=count("Files that were read."),
        changed=texts("The files that were not formatted, by path."))),
    "convert": ("A document in another format: `keyline convert --json`.", dict(
        output=text("The file that was written."), lost=texts("What cannot be said in that format."))),
    "states": ("Groups that depend on the layout: `keyline states --json`.", dict(
        document=text("The file's path, as given."),
        configurations=many(fields(
            configuration=text("The configuration's name."), groups=texts("The groups that are on at the end."),
            rounds=count("How often the layout was solved."), settled=flag("Solving once more changes nothing."),
            cycle=many(many(text()), "The groups that are on in each of the states that follow one another for "
                                     "ever; empty where it settles."),
            frames=FRAMES_BY_VIEW), "One for each configuration."))),
    "tween": ("The way between two states of a layout: `keyline tween --json`.", dict(
        moving=texts("The ids of constraints whose constant moves."),
        atOnce=texts("What differs by more than a constant and is changed at the start, in words."),
        jumps=many(fields(view=text("The view's id."), amount=number("In points.")),
                   "The largest way each view jumps at once."),
        steps=many(fields(
            time=number("From 0 to 1.", minimum=0, maximum=1),
            solved=by_name(part("frame"), "Frames with constants in between, solved, by the view's id."),
            moved=by_name(part("frame"), "Frames in between, not solved, by the view's id."),
            difference=number("How far these two differ at most, in points."),
            contradictions=count("Contradictions of required constraints."),
            seen=by_name(part("frame"), "Rectangles around what is seen of turned views, by the view's id."),
            apart=many(fields(
                constraint=text("The constraint's id."), view=text("The id of the turned view."),
                edge=part("attribute"), amount=number("Points from the edge that is held to the one that is seen.")),
                "Constraints whose edges turned views seem to leave.")), "In the order of time."),
        broken=many(fields(
            constraint=text("The constraint's id."), sentence=text("The constraint in words."),
            from_=number("The first time at which it does not hold, 0 to 1."),
            to=number("The last time."), required=flag("It is required.")),
            "Constraints that hold at both ends and not on the way."))),
    "propose": ("Edits that were tried: `keyline propose --json`.", dict(
        lines=many(fields(
            line=part("line", "The line in its state of the document, from 1."),
            isNew=flag("It is of the state with the edits; else of the one before."), text=text("The line.")),
            "The lines that would change."),
        **COMPARISON)),
    "trace": ("A scene's views and what holds them: `keyline trace --json`.", dict(
        **WHERE,
        views=many(fields(
            view=text("The view's id."), depth=count("How many views it is inside of."), frame=part("frame"),
            ambiguous=many({"enum": [f"{a} {q}" for a in ("horizontal", "vertical") for q in ("position", "size")]},
                           "What of it another solution would choose otherwise."),
            held=many(fields(
                constraint=text("The constraint's id."), sentence=or_null(text("The constraint in words.")),
                broken=flag("It does not hold.")), "The constraints that name it.")), "From the root down."),
        contradictions=count("Contradictions of required constraints."))),
    "why": ("What decides a view's frame: `keyline why --json`.", dict(
        **WHERE, view=text("The view's id."), frame=part("frame"),
        ambiguous=flag("Another solution would place it elsewhere."),
        reasons=many(fields(
            kind=one_of("What it is.", "constraint", "content width", "content height", "window width",
                        "window height", "safe area", "margins", "baseline"),
            constraint=or_null(text("The constraint's id; null for everything else.")),
            sentence=or_null(text("The constraint in words.")),
            of=or_null(text("The id of the view whose content, insets or text it is; null: the window.")),
            priority=or_null(number("1000 is required; null: a fact.")),
            moves=many(number(), "Points that x, y, width and height move for each point of it.",
                       minItems=4, maxItems=4)), "What would move the view if it were other, by priority."),
        givenUp=many(fields(
            constraint=text("The constraint's id."), sentence=or_null(text("The constraint in words.")),
            amount=number("Points it misses by.")), "Optional constraints that do not hold."),
        conflicts=many(many(text()), "Smallest contradictions: the ids of the constraints, or words for what "
                                     "has none."))),
    "exercise": ("The two layouts between which an ambiguous scene lies: `keyline exercise --json`.", dict(
        **WHERE, views=many(fields(
            view=text("The view's id."), lower=part("frame", "At one end."), upper=part("frame", "At the other.")),
            "The views that are elsewhere at both ends; empty: nothing is open."))),
    "fit": ("A view's fitting sizes: `keyline fit --json`.", dict(
        **WHERE, view=text("The view's id."), compressed=told(SIZE, "The smallest width and height, in points."),
        expanded=told(SIZE, "The largest width and height, in points."),
        atWidth=Optional(told(SIZE, "Width and height at the width of --width, in points.")))),
    "alignment": ("Frames beside alignment rectangles: `keyline show FILE --alignment --json`.", dict(
        **WHERE, views=many(fields(
            view=text("The view's id."), frame=part("frame"),
            alignment=part("frame", "The rectangle that constraints hold, in the superview."),
            baselines=many(number(), "The first and last baseline below the frame's top, in points; empty for "
                                     "views without text.")), "From the root down."))),
}

# The shapes of what each verb prints.
VERBS = {
    "trace": ["trace"], "why": ["why"], "exercise": ["exercise"], "fit": ["fit"], "visual": ["visual"],
    "fmt": ["fmt", "layout-tree"], "convert": ["convert"], "states": ["states"], "tween": ["tween"],
    "propose": ["propose"],
}
