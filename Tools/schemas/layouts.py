"""Shapes of verbs that need no store: layouts, sweeps, lints and languages."""
from notation import *
from parts import *

SIDES = "x", "y", "width", "height"


def place(**more):
    return fields(
        exact=or_null(text("The place as a fraction, as 685/2, or the name of a text size; null where it "
                           "was closed in on to four millionths of a point.")),
        value=number("The nearest number in points; a text size's rank from 0."), **more)


INCLUDED = flag("The place itself belongs to the range.")
LAYOUT = dict(
    document=text("The document's path, as given."),
    root=text("The id of the scene's root view."),
    configuration=text("The configuration's name."),
    views=by_name(part("frame"), "Each view's frame in its superview, by the view's id."),
    unsatisfiable=flag("Required constraints contradict one another."),
    conflicts=many(many(text()), "Smallest contradictions: the ids of the constraints, or words for what "
                                 "has none."),
    ambiguous=texts("The ids of views that another solution would place elsewhere."),
    assumed=texts("The ids of views of which something was not known."))
UNSOLVED = fields(
    "A document without layouts.", schema={"const": "keyline.layout/1"},
    document=text("The document's path, as given."), error=or_null(text("Why it has none.")))
ONE_LAYOUT = fields("One scene on one configuration.", schema={"const": "keyline.layout/1"}, **LAYOUT)


def change(word, *more):
    return fields(change={"const": word}, **dict(more))


MOTION = [("view", text("The view's id.")), ("quantity", one_of("The side.", *SIDES))]
REPORT_LINE = located(
    "Something that the document does not decide, or that is not taken from it.",
    kind=one_of("assumed: not in the document, something was taken for it; kept: nothing decides it, the "
                "recorded frame was kept; used: taken from a recording or a declaration; ignored: in the "
                "document, without effect on these frames; undecided: the document leaves it open.",
                "assumed", "kept", "used", "ignored", "undecided"),
    subject=or_null(text("The id of what it is about; null: the whole.")),
    name=or_null(text("What a person calls it.")), text=text("The line in words."), **LOCATION)

SHAPES = {
    "layout": (
        "Frames: the whole answer of `keyline solve --json`, or one line of `--format jsonl`.", None, {"oneOf": [
            fields("The whole answer.", schema={"const": "keyline.layout/1"},
                   layouts=many({"oneOf": [part("layout"), part("unsolved")]},
                                "One for each scene and configuration, in the order of the documents."),
                   proofs=Optional(fields(
                       "What an independent checker proved; with --certify.",
                       systems=count("Systems of linear constraints that scenes became."),
                       answers=count("Answers that were judged."),
                       certified=count("Answers proved feasible, and best at every priority."),
                       contradictions=count("Contradictions in those answers."),
                       certifiedContradictions=count("Contradictions that were proved."),
                       parts64=count("Parts of systems that were solved in 64 bits."),
                       parts128=count("Parts that needed 128 bits."),
                       partsUnlimited=count("Parts that needed unlimited numbers."),
                       flaws=texts("What failed proofs lacked; empty unless there is a fault in Keyline."))),
                   interrupted=Optional(told({"const": True}, "It was stopped before all was done."))),
            part("layout"), part("unsolved")]}, {"layout": ONE_LAYOUT, "unsolved": UNSOLVED}),
    "report": ("What answers rest on: `keyline solve --report --json`.", dict(
        documents=many(fields(
            document=text("The document's path, as given."),
            error=or_null(text("Why it has no layouts; null when it has.")),
            report=many(part("reportLine"), "What concerns the whole document."),
            scenes=Optional(many(fields(
                scene=text("The id of the scene's root view."), title=text("What a person calls it."),
                report=many(part("reportLine"), "What concerns this scene.")),
                "The scenes; left out for a document without layouts."))), "One for each document.")),
        {"reportLine": REPORT_LINE}),
    "sweep": ("A screen along all widths, heights or text sizes: `keyline sweep --json`.", dict(
        document=text("The document's path, as given."),
        remaining=count("Scenes that were left when it was stopped."),
        scenes=many(fields(
            root=text("The id of the scene's root view."), title=text("What a person calls it."),
            configuration=text("The configuration that is held but for what moves."),
            moving=one_of("What moves.", "width", "height", "text size"),
            from_=part("place", "Where it begins."), to=part("place", "Where it ends."),
            complete=flag("All of the way was followed."),
            spans=many(located(
                "Something that is wrong from one place to another.",
                rule=part("rule"), code=part("ruleCode"), severity=part("severity"),
                view=or_null(text("The view's id; null for contradictions.")),
                message=text("One sentence, for findings of the worst place."), **LOCATION,
                from_=part("end", "Where it begins."),
                to=part("end", "Where it ends.")), "What is wrong where."),
            breakpoints=many(fields(
                "A place at which the layout changes its behaviour.", **place()["properties"],
                changes=many({"oneOf": [
                    change("slope", *MOTION, ("before", text("Points for each point of the way, before, as a fraction: 1/2.")),
                           ("after", text("Points for each point of the way, after, as a fraction."))),
                    change("jump", *MOTION, ("before", number("The value before, in points.")),
                           ("after", number("The value after, in points."))),
                    change("begins", ("span", count("Which of the spans, from 0."))),
                    change("ends", ("span", count("Which of the spans, from 0.")))]}, "What changes there.")),
                "The places, in order."),
            pixelSteps=many(fields(
                "A range on which rounding to pixels makes a view go by steps.",
                view=text("The view's id."), from_=part("place", "Where it begins."),
                to=part("place", "Where it ends.")), "Where views go by steps of a pixel.")),
            "One for each scene and pair of size classes.")),
        {"place": place(), "end": place(included=INCLUDED)}),
    "lint": ("What good layouts avoid: `keyline lint --json`.", dict(
        documents=count("Documents that were looked at."),
        lints=many(fields(
            lint=one_of("The habit; `keyline lint --help` lists them.",
                        "baseline-off", "order-flip", "scroll-overflow", "equality-broken", "may-collide", "fixed-text",
                        "distorted-image", "isolated", "tiny-text", "own-size", "required-content",
                        "negative-constant", "left-right", "mixed-mask", "stretched-baseline",
                        "odd-priority", "fractional-multiplier"),
            code=one_of("Its number.", "L012", "L013", "L015", "L016", "L017", "L018", "L019", "L020", "L021", "L030", "L031", "L032",
                        "L033", "L034", "L035", "L036", "L037"),
            document=text("The document's path, as given."), scene=text("The id of the scene's root view."),
            object=text("The id of the view or constraint."), message=text("One sentence for people."),
            line=part("line"), column=part("column")), "What was found, in the order of the documents."))),
    "languages": ("Screens in every language: `keyline languages --json`.", dict(
        layouts=count("Layouts that were solved."), fails=flag("A screen is spoilt in a language; exit is 1."),
        accepted=many(part("acceptedFinding"), "Findings that were accepted."),
        documents=many(fields(
            path=text("The document's path, as given."),
            languages=many(fields(
                language=text("The language, as de or pt-BR."), tables=texts("The paths of the tables asked."),
                missing=many(fields(key=text("The key in the tables."), text=text("The document's own text."),
                                    line=part("line")), "Texts that no table has."),
                outdated=many(part("tableNote"), "Translations of a text that has changed since."),
                unfinished=many(part("tableNote"), "Translations that are not finished, and keys given twice."),
                stale=many(part("tableNote"), "Keys of objects that the document has no more.")),
                "What the tables of each language have."),
            screens=many(fields(
                scene=text("The id of the scene's root view."), title=text("What a person calls it."),
                language=text("The language."), missing=count("Texts that no table has."),
                stale=count("Entries that are stale, outdated or not finished."),
                truncated=count("Views whose text is cut short."),
                wrapped=count("Views whose text takes more lines than in the document's language."),
                overlapping=count("Pairs of views that are in each other's way."),
                findings=many(fields(
                    finding=part("finding"),
                    entry=Optional(part("tableNote", "The entry behind it, where there is one."))),
                    "What is found with the translation and not without it.")), "Each screen in each language.")),
            "One for each document."),
        problems=PROBLEMS), {"tableNote": fields(
            "An entry of a table that somebody should look at.", key=text("The key."),
            table=text("The table's path."), line=part("line", "The line in the table, from 1."),
            column=part("column"), reason=text("What is the matter."))}),
}

# The shapes of what each verb prints.
VERBS = {
    "solve": ["layout", "report"], "sweep": ["sweep"], "languages": ["languages"], "lint": ["lint"],
}
