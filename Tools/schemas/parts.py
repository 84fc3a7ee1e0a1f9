"""What several schemas share. Words of code stand here once; tests compare them with the types."""
import swift
from notation import *

RULES = swift.rules()
ATTRIBUTES = (
    "left right leading trailing top bottom width height centerX centerY baseline firstBaseline "
    "lastBaseline leftMargin rightMargin leadingMargin trailingMargin topMargin bottomMargin "
    "centerXWithinMargins centerYWithinMargins").split()

FINDING = dict(
    key=text("The finding's name: 12 hexadecimal digits that stay the same while it moves or grows."),
    rule=part("rule"), code=part("ruleCode"), severity=part("severity"),
    document=text("The document's path."),
    scene=text("The id of the scene's root view."),
    view=text("The id of the view that breaks the rule."),
    other=or_null(text("The id of the other view of a pair; null where there is none.")),
    axis=or_null(one_of("The axis on which it holds; null where it holds on no particular one.",
                        "horizontal", "vertical")),
    message=text("One sentence for people; its words are no contract."),
    **LOCATION,
    confidence=Optional(number("How probable it is that this is a defect, 0 to 1; left out where "
                               "nobody weighed it.", minimum=0, maximum=1)),
    evidence=Optional(many(part("evidence"), "What speaks for it and against it.")),
    occurrences=many(part("occurrence"), "Where it holds, in the order of the configurations."),
)
WEIGHED = {"confidence": ["evidence"], "evidence": ["confidence"]}

PARTS = {
    "line": line(),
    "column": integer("The column in that line, from 1.", least=1),
    "frame": many(number(), "x, y, width and height in points; in the superview unless said otherwise.",
                  minItems=4, maxItems=4),
    "attribute": told({"enum": ATTRIBUTES}, "An attribute of a constraint, as NSLayoutAttribute names it."),
    "severity": one_of("How grave it is.", "info", "warning", "error"),
    "rule": told({"enum": list(RULES)}, "The rule that is broken; `keyline explain RULE` says more."),
    "ruleCode": told({"enum": list(RULES.values())}, "The rule's number."),
    "edit": one_of("What happened to the document; redeclared: its bytes stayed, what is declared "
                   "for it did not.", "added", "changed", "removed", "redeclared"),
    "revision": fields(
        "A recorded state of all documents.",
        id=text("64 hexadecimal digits."),
        parents=texts("The ids of the revisions it continues: first that of its own branch, then a "
                      "merged one; empty for the first revision."),
        author=text("Who recorded it."),
        time=integer("Seconds since 1970, UTC."),
        date=text("The same for people, in UTC."),
        message=text("What changed and why, in the author's words."),
        sequence=integer("Its place on its branch, from 1.", least=1),
        commit=Optional(text("The git commit it was made of; left out for one that was recorded here."))),
    "evidence": fields(
        "Something that speaks for a finding or against it.",
        kind=one_of("What was looked at.", "rule", "only-look", "added-scene", "new-view", "edit-contradicts",
                    "edit-on-view", "edit-elsewhere", "recorded-sizes", "several-edits", "no-edit",
                    "looks-as-before", "told-otherwise-before", "elsewhere-before", "lesser-before",
                    "as-small-before", "shared-place", "copied", "moved", "unreadable-base",
                    "lost-from-sight", "left-loose", "scales-now", "doubled-text", "bold-text", "foreign-devices",
                    "hidden-status-bar", "no-room", "narrow-windows", "designed-on-pad", "unfolding",
                    "unusual-windows", "right-to-left", "usual-devices", "one-configuration", "configurations",
                    "free-view", "size-of-its-own", "presented", "unreached", "borrowed-size", "self-sizing-row",
                    "sample-text", "text-outlet", "image-outlet", "sample-beside", "fixed-text",
                    "translated-text", "shown-by-turns", "hidden-by-turns", "hidden", "closed",
                    "frame-set-by-code", "plain-frame", "shares-by-classes", "constraint-outlet",
                    "own-class", "size-unknown", "content-from-code", "scrolled-by-code",
                    "handed-to-code", "picture-button", "blank-button", "code-hides",
                    "code-places", "code-sets-content", "code-sizes-row", "severe", "slight",
                    "slight-spread", "small", "only-edge", "mostly-inside", "frames-only", "blank-only",
                    "hardly-there", "title-may-wrap", "title-behind-picture", "unknown-font",
                    "always-short", "overlap-everywhere", "picture-over-edge", "shrinks-by-itself",
                    "competes-for-room", "size-left-open", "yields", "larger-twin",
                    "recorded-otherwise", "recorded-whole", "drawn-so", "unseen", "marked-ambiguous",
                    "launch-screen", "said-by-document", "left-over"),
        weight=number("How often it doubles the odds; below zero it halves them."),
        value=number("How much there is of it; 1 where there are no degrees."),
        text=text("The same in words.")),
    "occurrence": fields(
        "A configuration on which a finding holds.",
        configuration=text("The configuration's name."),
        amount=number("How bad it is, in points; for lost text the share lost, 0 to 1."),
        severity=part("severity")),
    "finding": fields("A rule that a view, or a pair of views, breaks.", {**LOCATED, **WEIGHED}, **FINDING),
    "cause": located(
        "The edit a finding is put down to.",
        edit=text("The edit in words; empty where no single one explains it."),
        **LOCATION,
        leader=or_null(text("RULE|DOCUMENT|SCENE|VIEW|OTHER|AXIS of the finding that stands for all of this "
                            "cause; null for that one itself.")),
        others=count("How many other findings this one stands for.")),
    "regression": fields(
        "What became of a finding between a base and a head.", {**LOCATED, **WEIGHED},
        change=one_of("new: not in the base, though its view was; new-with-view: nor was its view; "
                      "spread: on more configurations; worse: larger or graver; fixed: gone from some "
                      "or all configurations. Those that stayed are only counted.",
                      "new", "new-with-view", "spread", "worse", "fixed"),
        gates=flag("It fails a check."),
        configurations=texts("Where it is new, or gone if it is fixed."),
        isAlarm=flag("It would fail a check if it were probable and the only one of its cause."),
        baseAmount=or_null(number("The worst amount in the base; null where it was not there.")),
        cause=Optional(part("cause")),
        **FINDING),
    "document": fields(
        "What a revision did to a document.",
        path=text("The document's path."), edit=part("edit"),
        notSolved=or_null(text("Why it has no layouts; null when it has."))),
    "lookalikes": many(many(text()), "Paths that are alike but for case or Unicode normal form; left out "
                                     "where there are none."),
    "work": fields(
        "What was computed.",
        solved=count("Scenes that were solved."),
        reused=count("Scenes that did not have to be, for nothing that decides them had changed."),
        layouts=count("Layouts that were computed: scenes times configurations.")),
    "found": fields(
        "Findings of the scenes that differ, by severity.",
        errors=count("Findings of severity error."), warnings=count("Findings of severity warning."),
        notes=count("Findings of severity info.")),
    "structure": located(
        "An edit of a document.",
        kind=one_of("What was edited, and how.", *[
            f"{noun}-{verb}" for noun, verbs in {
                "document": "added removed changed", "scene": "added removed changed",
                "view": "added removed moved changed", "guide": "added removed",
                "constraint": "added removed changed"}.items() for verb in verbs.split()]),
        scene=or_null(text("The id of the scene's root view.")),
        object=or_null(text("The id of what was edited.")),
        attribute=or_null(text("Which value of it was edited.")),
        before=or_null(text("The value before.")), after=or_null(text("The value after.")),
        text=text("The edit in words."), **LOCATION),
    "frames": fields(
        "Frames that changed alike.",
        text=text("The change in words."),
        views=texts("The ids of the views."),
        configurations=texts("The configurations on which they changed so."),
        delta=many(number(), "The common change of x, y, width and height, in points.", minItems=4, maxItems=4),
        suspicion=number("How much it looks unintended, 0 to 6.", minimum=0, maximum=6),
        isBelowPoint=flag("No side changed by a point.")),
    "changedDocument": fields(
        "A document that differs.",
        path=text("The document's path."), edit=part("edit"),
        notSolved=or_null(text("Why it has no layouts; null when it has.")),
        structure=many(part("structure"), "What was edited."),
        scenes=many(fields(
            "A scene whose frames differ.",
            scene=text("The id of the scene's root view."), title=text("What a person calls it."),
            isNew=flag("The base does not have it."),
            frames=many(part("frames"), "How its frames changed, alike ones together.")),
            "The scenes whose frames differ.")),
    "acceptedFinding": fields(
        "A finding that was accepted.",
        key=text("The finding's key."), why=text("The reason it was accepted for."),
        outgrown=texts("Configurations on which it was not accepted; it counts there."),
        finding=part("finding")),
    "acceptance": fields(
        "Findings of one cause that were accepted.",
        key=text("The key of its first finding."),
        document=text("Where the document was then."),
        why=text("The reason, in somebody's words."),
        until=Optional(text("The last day on which it counts, as 2027-03-01; left out: for good.")),
        findings=many(fields(
            "An accepted finding.",
            key=text("The finding's key."), rule=part("rule"), view=text("The view's id."),
            other=Optional(text("The id of the other view of a pair.")),
            configurations=texts("Where it is accepted; on any other configuration it alarms again.")),
            "What is accepted.")),
    "problem": fields(
        "A file that was left out.",
        path=text("Its path."), reason=text("Why.")),
    "outdated": many(fields(
        "Answers of one other engine.",
        engine=text("The engine that computed them."), revisions=count("The revisions that hold such.")),
        "Frames and findings in the store that another engine computed; `keyline rebuild` renews them."),
    "configuration": fields(
        "What a scene is solved for.",
        name=text("Its name."),
        device=or_null(text("The device's id; null for a window of one's own.")),
        width=number("The window's width in points."), height=number("The window's height in points."),
        scale=integer("Pixels for each point.", least=1),
        safeArea=many(number(), "The insets top, left, bottom and right, in points.", minItems=4, maxItems=4),
        widthClass=or_null(one_of("The horizontal size class.", "compact", "regular")),
        heightClass=or_null(one_of("The vertical size class.", "compact", "regular")),
        idiom=one_of("The kind of device.", "phone", "pad", "tv", "mac", "watch"),
        direction=one_of("The direction of the layout.", "ltr", "rtl"),
        type=one_of("The text size that the user chose.",
                    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"),
        textFactor=integer("Every text is taken so many times.", least=1),
        bold=flag("Bold text is switched on."),
        language=or_null(text("The language of the texts, as de or pt-BR; null: the document's own.")),
        system=integer("The major version of iOS.")),
    "conflictEdit": fields(
        "Who made a side of a conflict.",
        revision=text("The revision's id; of git, the commit's."), author=text("Who recorded it."),
        time=integer("Seconds since 1970, UTC."), title=text("The first line of the message.")),
    "conflictKind": one_of(
        "value: each side set another value; deleted-and-edited: one deleted what the other edited; moved: "
        "each moved it elsewhere; order: both changed the order of a list; replaced: each put another object "
        "in the same place; layout: the merged layout does not hold, or is worse.",
        "value", "deleted-and-edited", "moved", "order", "replaced", "layout"),
    "kept": one_of("The side that the merged document has for now.", "base", "ours", "theirs"),
}

COMPARISON = dict(
    configurations=count("How many configurations each scene was solved for."),
    documents=many(part("changedDocument"), "The documents that differ, by path."),
    regressions=many(part("regression"), "What became of findings, the worst first."),
    kept=count("Findings that stayed as they were."),
    found=part("found"), work=part("work"))

REGRESSIONS = many(part("regression"), "What became of findings, the worst first; those that stayed are left out.")
WHERE = dict(document=text("The document's path, as given."), configuration=text("The configuration's name."))
PROBLEMS = many(part("problem"), "Documents that could not be read or are not solved.")
FRAMES_BY_VIEW = by_name(part("frame"), "Each view's frame, by the view's id.")


def conflict(**first):
    """A conflict of a merge, with who made each side."""
    return dict(
        first, kind=part("conflictKind"),
        object=or_null(text("The id of the object; null for a whole document or a layout.")),
        property=or_null(text("Which value of it is contested; null where it is the object itself.")),
        ours=or_null(text("Our value; null where it is absent.")),
        theirs=or_null(text("Their value; null where it is absent.")))


EDITS = dict(
    oursEdit=Optional(part("conflictEdit", "Who made our side, where history tells.")),
    theirsEdit=Optional(part("conflictEdit", "Who made their side, where history tells.")))
